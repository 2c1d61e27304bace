"""The coach of Mastermind: how good a guess was, a hint, and help at a real table."""

from collections.abc import Sequence

import numpy as np

from deciban.games.mastermind.advice import (
    LISTED,
    Advice,
    Hint,
    Judged,
    Part,
    Question,
    Repair,
    Review,
    Split,
    Weighed,
)
from deciban.games.mastermind.code import Code, all_keys, keys
from deciban.games.mastermind.data import Past, Row, View, well_formed
from deciban.games.mastermind.mind import Left, Mind, mind
from deciban.games.mastermind.search import NO_LIMIT
from deciban.kernel import Coach, Refused
from deciban.reason import smallest_conflict

CLOSE = 0.05
"""A guess within so many bits of the best is as good as the best."""


class MastermindCoach(Coach[View, Question]):
    def review(self, view: View, chapter: int) -> Review:
        if not 0 <= chapter < len(view.past):
            raise Refused("not-played")
        past = view.past[chapter]
        here = mind(view.options.pegs, view.options.symbols)
        seat = 0 if past.maker is None else 1 - past.maker
        rows: list[Judged] = []
        left = here.all
        for number, row in enumerate(past.rows):
            if not left.count:
                break  # Answers by hand that no code fits: nothing can be said from here on.
            rows.append(_judged(here, left, past, number, seat))
            left = left.after(row)
        return Review(tuple(rows))

    def hint(self, view: View, depth: int) -> Hint:
        here = mind(view.options.pegs, view.options.symbols)
        left = here.left(view.rows)
        if depth == 1 or not left.count:
            return Hint(left.count)
        if depth == 2 and (pair := _pair(left)):
            return Hint(left.count, pair)
        return Hint(left.count, (left.weigh(left.play().guess),))

    def advise(self, question: Question) -> Advice:
        _check(question)
        here = mind(question.pegs, question.symbols, question.worst or NO_LIMIT)
        rows = [row for number, row in enumerate(question.rows) if number not in question.aside]
        left = here.left(rows)
        if not left.count:
            return _contradiction(here, question)
        play = left.play()
        best = left.weigh(play.guess)
        asked = best if question.guess is None else left.weigh(question.guess)
        return Advice(
            left=left.count,
            codes=left.codes() if left.count < LISTED else (),
            best=best,
            finish=play.finish,
            estimated=play.estimated,
            split=Split(asked, _parts(here, left, asked.code)),
        )


def _judged(here: Mind, left: Left, past: Past, number: int, seat: int) -> Judged:
    row = past.rows[number]
    mine, best = left.weigh(row.guess), left.telling()
    after = left.after(row).count
    spared = left.after(Row(best.code, *keys(past.code, best.code))).count
    play = left.play()
    return Judged(
        seat=seat,
        before=left.count,
        after=after,
        expected=mine.expected,
        got=float(np.log2(left.count / after)) if after else 0.0,
        most=max(best.expected, mine.expected),
        remark=_remark(here, row, mine, best, left.count, after, spared),
        guess=row.guess,
        best=best.code,
        spared=spared,
        finish=play.finish,
        estimated=play.estimated,
    )


def _remark(
    here: Mind, row: Row, mine: Weighed, best: Weighed, before: int, after: int, spared: int
) -> str:
    if row.red == here.pegs:
        return "certain" if before == 1 else "solved"
    if not after:
        return "wrong-answer"
    if after == before:
        return "nothing"
    if mine.expected >= best.expected - CLOSE:
        return "best"
    return "missed" if spared < after else "lucky"


def _pair(left: Left) -> tuple[Weighed, Weighed] | None:
    """Two guesses that could be right, neither of them the one the third hint tells."""
    told = left.play().guess
    weighed = sorted(
        (left.weigh(code) for code in left.some(20) if code != told),
        key=lambda one: -one.expected,
    )
    return (weighed[0], weighed[-1]) if len(weighed) > 1 else None


def _parts(here: Mind, left: Left, guess: Code) -> tuple[Part, ...]:
    sizes = left.sizes(guess)
    parts = (Part(red, white, sizes[red, white]) for red, white in all_keys(here.pegs))
    return tuple(sorted((part for part in parts if part.size), key=lambda part: -part.size))


def _contradiction(here: Mind, question: Question) -> Advice:
    counted = [number for number in range(len(question.rows)) if number not in question.aside]
    rows = [question.rows[number] for number in counted]
    broken = here.broken(rows)
    conflict = smallest_conflict(broken)
    repairs = [
        repair
        for place, number in enumerate(counted)
        for repair in _repairs(here, rows, place, number)
    ]
    return Advice(
        left=0,
        conflict=tuple(counted[place] for place in conflict),
        repairs=tuple(sorted(repairs, key=lambda repair: -repair.left)),
    )


def _repairs(here: Mind, rows: Sequence[Row], place: int, number: int) -> list[Repair]:
    """Other answers to one row with which some code fits."""
    others = here.left([row for at, row in enumerate(rows) if at != place])
    sizes = others.sizes(rows[place].guess)
    return [
        Repair(number, red, white, sizes[red, white])
        for red, white in all_keys(here.pegs)
        if sizes[red, white]
    ]


def _check(question: Question) -> None:
    codes = [row.guess for row in question.rows]
    if question.guess is not None:
        codes.append(question.guess)
    if not all(well_formed(code, question.pegs, question.symbols) for code in codes):
        raise Refused("bad-code", pegs=question.pegs, colors=question.colors)
    fitting = all_keys(question.pegs)
    if any((row.red, row.white) not in fitting for row in question.rows):
        raise Refused("too-many-keys", pegs=question.pegs)
