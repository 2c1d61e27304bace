"""The coach of Mastermind: how good a guess was, a hint, and help at a real table."""

from collections.abc import Sequence

import numpy as np

from deciban.games.mastermind.minds.advice import (
    LISTED,
    Advice,
    Hint,
    Inquiry,
    Judged,
    Part,
    Repair,
    Review,
    Split,
    Weighed,
)
from deciban.games.mastermind.minds.board import Board, Remaining, board
from deciban.games.mastermind.rules.code import Code, all_keys, keys
from deciban.games.mastermind.rules.data import Played, Row, View, well_formed
from deciban.games.mastermind.rules.history import history
from deciban.games.mastermind.solver.search import NO_LIMIT
from deciban.kernel import Coach, Refused, Sight
from deciban.reason import grade, smallest_conflict

CLOSE = 0.05
"""A guess within so many bits of the best is as good as the best."""


class MastermindCoach(Coach[View, Inquiry]):
    def review(self, sight: Sight[View], chapter: int) -> Review:
        view = sight.view
        games = history(sight.heard, len(view.points))
        if not 0 <= chapter < len(games):
            raise Refused("not-played")
        past = games[chapter]
        here = board(view.options.pegs, view.options.symbols)
        seat = 0 if past.maker is None else 1 - past.maker
        rows: list[Judged] = []
        left = here.all
        for number, row in enumerate(past.rows):
            if not left.count:
                break  # Answers by hand that no code fits: nothing can be said from here on.
            rows.append(_judged(here, left, past, number, seat))
            left = left.after(row)
        return Review(tuple(rows))

    def hint(self, sight: Sight[View], depth: int) -> Hint:
        view = sight.view
        here = board(view.options.pegs, view.options.symbols)
        left = here.left(view.rows)
        if depth == 1 or not left.count:
            return Hint(left.count)
        if depth == 2 and (pair := _pair(left)):
            return Hint(left.count, pair)
        return Hint(left.count, (left.weigh(left.play().guess),))

    def advise(self, inquiry: Inquiry) -> Advice:
        _check(inquiry)
        here = board(inquiry.pegs, inquiry.symbols, inquiry.worst or NO_LIMIT)
        rows = [row for number, row in enumerate(inquiry.rows) if number not in inquiry.aside]
        left = here.left(rows)
        if not left.count:
            return _contradiction(here, inquiry)
        play = left.play()
        best = left.weigh(play.guess)
        asked = best if inquiry.guess is None else left.weigh(inquiry.guess)
        return Advice(
            left=left.count,
            codes=left.codes() if left.count < LISTED else (),
            best=best,
            finish=play.finish,
            estimated=play.estimated,
            split=Split(asked, _parts(here, left, asked.code)),
        )


def _judged(here: Board, left: Remaining, past: Played, number: int, seat: int) -> Judged:
    row = past.rows[number]
    mine, best = left.weigh(row.guess), left.telling()
    after = left.after(row).count
    spared = left.after(Row(best.code, *keys(past.code, best.code))).count
    play = left.play()
    return Judged(
        seat=seat,
        move=number,
        grade=grade(mine.expected, best.expected, CLOSE),
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
    here: Board, row: Row, mine: Weighed, best: Weighed, before: int, after: int, spared: int
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


def _pair(left: Remaining) -> tuple[Weighed, Weighed] | None:
    """Two guesses that could be right, neither of them the one the third hint tells."""
    told = left.play().guess
    weighed = sorted(
        (left.weigh(code) for code in left.some(20) if code != told),
        key=lambda one: -one.expected,
    )
    return (weighed[0], weighed[-1]) if len(weighed) > 1 else None


def _parts(here: Board, left: Remaining, guess: Code) -> tuple[Part, ...]:
    sizes = left.sizes(guess)
    parts = (Part(red, white, sizes[red, white]) for red, white in all_keys(here.pegs))
    return tuple(sorted((part for part in parts if part.size), key=lambda part: -part.size))


def _contradiction(here: Board, inquiry: Inquiry) -> Advice:
    counted = [number for number in range(len(inquiry.rows)) if number not in inquiry.aside]
    rows = [inquiry.rows[number] for number in counted]
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


def _repairs(here: Board, rows: Sequence[Row], place: int, number: int) -> list[Repair]:
    """Other answers to one row with which some code fits."""
    others = here.left([row for at, row in enumerate(rows) if at != place])
    sizes = others.sizes(rows[place].guess)
    return [
        Repair(number, red, white, sizes[red, white])
        for red, white in all_keys(here.pegs)
        if sizes[red, white]
    ]


def _check(inquiry: Inquiry) -> None:
    codes = [row.guess for row in inquiry.rows]
    if inquiry.guess is not None:
        codes.append(inquiry.guess)
    if not all(well_formed(code, inquiry.pegs, inquiry.symbols) for code in codes):
        raise Refused("bad-code", pegs=inquiry.pegs, colors=inquiry.colors)
    fitting = all_keys(inquiry.pegs)
    if any((row.red, row.white) not in fitting for row in inquiry.rows):
        raise Refused("too-many-keys", pegs=inquiry.pegs)
