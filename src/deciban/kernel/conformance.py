"""Checks that any game must pass, for those who write one.

`check` plays random tables to the end and looks at every step of them: is what is offered legal
and all else refused; does it end; does the journal lead back to the same bytes; does everything
survive being written and read; and can no viewer tell two truths apart that they may not tell
apart. Where there is a coach, it reviews a few of the games. `check_texts` looks at the words.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deciban.kernel.coach import Coach, Verdict
from deciban.kernel.dice import Dice, FairDice, QuickDice
from deciban.kernel.event import Told, Viewer, heard
from deciban.kernel.game import Outcome
from deciban.kernel.journal import Entry, replay
from deciban.kernel.refusal import Refusal, Refused
from deciban.kernel.registry import AnyGame, load
from deciban.kernel.struct import Action, Data, Options
from deciban.kernel.texts import LANGUAGES, folder

encode = msgspec.json.encode


class Broken(AssertionError):
    """The game does not keep the contract."""


class Report(NamedTuple):
    """What was looked at."""

    games: int
    steps: int
    disguised: int
    """How often a truth could be exchanged for another without a viewer noticing. A game with
    secrets wants this above 0, or its secrecy was never tried."""
    reasons: frozenset[str]
    """The refusals met on the way."""


class Step(NamedTuple):
    """An action in its place: what was, who did what, what came."""

    number: int
    before: Any
    seat: int
    action: Action
    after: Any
    told: tuple[Told, ...]


def check(
    game: AnyGame,
    options: Options,
    seats: int,
    *,
    games: int = 10,
    limit: int = 10_000,
    coached: int = 3,
) -> Report:
    """Plays and checks; raises `Broken` with the reason. `coached` are the games that the coach
    looks at, for that may take its time."""
    steps = disguised = 0
    reasons: set[str] = set()
    for seed in range(games):
        table = _Trial(game, options, seats, seed)
        for step in table.play(limit):
            steps += 1
            table.check_offers(step)
            table.check_round_trips(step)
            disguised += table.check_secrecy(step)
        table.check_replay()
        if game.coach is not None and seed < coached:
            table.check_coach(load(game.coach)())
        reasons |= table.reasons
    return Report(games, steps, disguised, frozenset(reasons))


class _Trial:
    """One table, played at random under observation."""

    def __init__(self, game: AnyGame, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.chance = QuickDice(seed)
        self.secret = seed.to_bytes(32)
        self.journal: list[Entry] = []
        self.written: list[bytes] = []
        self.end: Any = None
        self.reasons: set[str] = set()
        self.seen: list[Action] = []
        """Actions met so far: legal in their place, mostly not in another."""

    def dice(self, step: int) -> Dice:
        return FairDice(self.secret, ("conformance",), step)

    def play(self, limit: int) -> Iterator[Step]:
        state, told = self.game.start(self.options, self.seats, self.dice(0))
        self.written.append(encode(state))
        while awaited := self.game.awaited(state):
            number = len(self.journal) + 1
            _demand(number <= limit, f"no end after {limit} steps")
            _demand(self.game.result(state) is None, "a table that waits has no result yet")
            seat = self.chance.pick(awaited, "seat")
            action = self.pick(state, seat)
            before, (state, told) = state, self.apply(state, seat, action, number)
            self.journal.append(Entry(number, seat, action))
            self.written.append(encode(state))
            yield Step(number, before, seat, action, state, told)
        _demand(self.game.result(state) is not None, "nobody is awaited, so there is a result")
        self.end = state
        again = self.game.sequel(self.options, state)
        _demand(self.seats in self.game.seats(again), "another go is for the same seats")

    def pick(self, state: Any, seat: int) -> Action:
        offers = self.game.legal(state, seat)
        _demand(bool(offers), f"seat {seat} is awaited but has nothing to do")
        action = self.chance.pick(offers, "offer").pick(self.chance)
        _demand(any(action in offer for offer in offers), f"{action} is picked but not offered")
        return action

    def apply(self, state: Any, seat: int, action: Action, number: int) -> Outcome[Any]:
        before = encode(state)
        try:
            outcome = self.game.apply(state, seat, action, self.dice(number))
        except Refused as refused:
            raise Broken(f"{action} of seat {seat} is offered but {refused}") from refused
        _demand(encode(state) == before, f"{action} changed the state it was applied to")
        return outcome

    def check_offers(self, step: Step) -> None:
        """Whatever any seat is offered is accepted; whatever it is not offered is refused."""
        self.seen = [step.action, *self.seen[:19]]
        for seat in range(self.seats):
            offers = self.game.legal(step.before, seat)
            for offer in offers:
                self.seen.append(action := offer.pick(self.chance))
                self.apply(step.before, seat, action, step.number)
            for action in self.seen:
                offered = any(action in offer for offer in offers)
                refusal = self.refusal(step, step.before, seat, action)
                _demand(
                    offered == (refusal is None),
                    f"{action} of seat {seat}: offered {offered}, refused {refusal}",
                )

    def refusal(self, step: Step, state: Any, seat: int, action: Action) -> Refusal | None:
        try:
            self.game.apply(state, seat, action, self.dice(step.number))
        except Refused as refused:
            self.reasons.add(refused.refusal.reason)
            return refused.refusal
        return None

    def check_round_trips(self, step: Step) -> None:
        types = self.game.types
        _same_again(step.after, types.state)
        _same_again(step.action, types.action)
        for told in step.told:
            _same_again(told.event, types.event)
        for viewer in self.viewers():
            _same_again(self.game.view(step.after, viewer), types.view)
        for seat in range(self.seats):
            for offer in self.game.legal(step.after, seat):
                encode(offer)

    def check_secrecy(self, step: Step) -> int:
        """For every viewer: another truth must look the same, before and after."""
        return sum(self.disguised(step, viewer) for viewer in self.viewers())

    def disguised(self, step: Step, viewer: Viewer) -> bool:
        truth = step.before
        other = self.game.resample(truth, viewer, self.chance)
        self.check_same_sight(step, viewer, truth, other)
        self.check_same_news(step, viewer, other, step.action)
        if viewer != step.seat:
            self.check_same_news(step, viewer, truth, self.pick(truth, step.seat))
        return encode(other) != encode(truth)

    def check_same_sight(self, step: Step, viewer: Viewer, truth: Any, other: Any) -> None:
        who = f"viewer {viewer} at step {step.number}"
        _demand(
            encode(self.game.view(truth, viewer)) == encode(self.game.view(other, viewer)),
            f"the view tells {who} a secret",
        )
        _demand(self.game.awaited(truth) == self.game.awaited(other), f"awaiting tells {who}")
        _demand(self.game.silent(truth) == self.game.silent(other), f"silence tells {who}")
        _demand(self.hinted(truth) == self.hinted(other), f"being allowed a hint tells {who}")
        if viewer is None:
            return
        offers, others = self.game.legal(truth, viewer), self.game.legal(other, viewer)
        _demand(encode(offers) == encode(others), f"the offers tell {who} a secret")
        for action in self.seen:
            mine = self.refusal(step, truth, viewer, action)
            _demand(
                encode(mine) == encode(self.refusal(step, other, viewer, action)),
                f"the refusal of {action} tells {who} a secret",
            )

    def check_same_news(self, step: Step, viewer: Viewer, other: Any, action: Action) -> None:
        """Where the views after a step do not differ, what was heard may not differ either."""
        try:
            after, told = self.game.apply(other, step.seat, action, self.dice(step.number))
        except Refused:
            return  # Not an action in that other truth.
        mine, theirs = self.game.view(step.after, viewer), self.game.view(after, viewer)
        if encode(mine) == encode(theirs):
            _demand(
                encode(heard(step.told, viewer)) == encode(heard(told, viewer)),
                f"an event tells viewer {viewer} a secret at step {step.number}",
            )

    def hinted(self, state: Any) -> list[bool]:
        return [self.game.hints(state, seat) for seat in range(self.seats)]

    def check_coach(self, coach: Coach[Any, Any]) -> None:
        """Everybody can read what it says of the first chapter."""
        views = (self.game.view(self.end, viewer) for viewer in self.viewers())
        texts = _messages(LANGUAGES[0], self.game.name)
        for view in {encode(view): view for view in views}.values():
            review = coach.review(view, 0)
            _same_again(review, self.game.types.review)
            for verdict in _verdicts(review):
                remark = f"remark-{verdict.remark}"
                _demand(remark in texts, f"no text for {remark}")
                odd = texts[remark] - set(verdict.__struct_fields__)
                _demand(not odd, f"{remark} wants what no verdict has: {sorted(odd)}")

    def check_replay(self) -> None:
        journal = msgspec.json.decode(encode(self.journal))
        entries = [
            Entry(row["step"], row["seat"], msgspec.convert(row["action"], self.game.types.action))
            for row in journal
        ]
        outcomes = replay(self.game, self.options, self.seats, self.dice, entries)
        for number, outcome in enumerate(outcomes):
            _demand(
                encode(outcome.state) == self.written[number],
                f"replay differs from what was played at step {number}",
            )

    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.seats))


def check_texts(file: str, needed: frozenset[str] = frozenset()) -> None:
    """One text file: sound in every language, with the same keys and variables in each, and
    with the keys that are needed."""
    first = _messages(LANGUAGES[0], file)
    _demand(needed <= first.keys(), f"{file}: no text for {sorted(needed - first.keys())}")
    for language in LANGUAGES[1:]:
        other = _messages(language, file)
        odd = first.keys() ^ other.keys()
        _demand(not odd, f"{file}: not in all of {LANGUAGES}: {sorted(odd)}")
        for key, variables in first.items():
            _demand(other[key] == variables, f"{file}: {key} differs in {language}")


def _messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the variables it uses."""
    source = (folder() / language / f"{file}.ftl").read_text(encoding="utf-8")
    messages = {}
    for entry in FluentParser().parse(source).body:
        _demand(not isinstance(entry, ast.Junk), f"{file} in {language}: can't read {entry}")
        if isinstance(entry, ast.Message):
            finder = _Variables()
            finder.visit(entry)
            messages[entry.id.name] = frozenset(finder.names)
    return messages


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _verdicts(said: object) -> Iterator[Verdict]:
    """All verdicts in what a coach says."""
    if isinstance(said, Verdict):
        yield said
    elif isinstance(said, Data):
        for name in said.__struct_fields__:
            yield from _verdicts(getattr(said, name))
    elif isinstance(said, tuple):
        for part in said:
            yield from _verdicts(part)


def _same_again(value: object, kind: Any) -> None:
    try:
        again = msgspec.json.decode(encode(value), type=kind)
    except msgspec.ValidationError as error:
        raise Broken(f"{value} can't be read again: {error}") from error
    _demand(again == value, f"{value} is not the same after being written and read")


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)
