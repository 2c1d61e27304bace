"""What was played, judged move by move from what each player could know then."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from deciban.games.enigma.minds.advice import Judged, Review
from deciban.games.enigma.minds.bots import Option, Thought
from deciban.games.enigma.minds.endgame import endgame
from deciban.games.enigma.minds.judge import MASTER, Worth, attempt_chance, weighed
from deciban.games.enigma.minds.outlook import SURE
from deciban.games.enigma.minds.proof import proofs
from deciban.games.enigma.minds.replay import Move, Replay
from deciban.games.enigma.minds.solo import lost, weigh
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import AnyAction, Attempt
from deciban.kernel import Grade, Leave

CLOSE = 0.01
"""A move that costs no more of the chance to win is as good as the best, …"""
GOOD = 0.03
INEXACT = 0.08
"""… and up to so much it is good, or inexact."""
TRIALS = 600
"""Alone: games that are played on for every move."""


def review(played: Replay) -> Review:
    judged = _alone(played) if len(played.heard) == 1 else _judged(played)
    return Review(tuple(judged), played.ended.truths, tuple(proofs(played)))


def grade(cost: float) -> Grade:
    if cost <= CLOSE:
        return "best"
    if cost <= GOOD:
        return "good"
    return "inexact" if cost <= INEXACT else "wasted"


class _Head(NamedTuple):
    """Which move it is, and the chance to win before it."""

    number: int
    move: Move
    chance: float


class _Case(NamedTuple):
    """A move, and what there was instead."""

    number: int
    move: Move
    thought: Thought
    choices: list[Worth]
    naming: int
    """How many names had been said before."""

    @property
    def best(self) -> Worth:
        return self.choices[0]

    @property
    def head(self) -> _Head:
        return _Head(self.number, self.move, float(self.thought.outlook.now))

    def cost(self, action: AnyAction | Leave) -> float:
        """What a move gives away, measured by the best there was."""
        if isinstance(action, Attempt):
            odds = attempt_chance(self.thought, action)
            return 0.0 if odds >= SURE else max(0.0, self.best.chance - odds)
        return self.best.chance - next(
            each.chance for each in self.choices if each.action == action
        )


def _judged(played: Replay) -> Iterator[Judged]:
    for number, move in enumerate(played.moves):
        if not move.told or move.before.phase not in ("turn", "belief", "cancel"):
            continue
        case = _case(played, number)
        match move.action:
            case data.Visit():
                yield _naming(played, case)
            case data.Doubt() | data.Believe():
                yield _doubt(played, case)
            case data.Cancel() | data.Allow():
                yield _cancel(case)
            case Attempt():
                yield _attempt(played, case)
            case data.Pass():
                yield from _pass(case)


def _case(played: Replay, number: int) -> _Case:
    move = played.moves[number]
    thought = Thought(played.sight(move, move.seat))
    return _Case(number, move, thought, weighed(thought), len(move.before.truths))


def _verdict(what: _Head, cost: float, remark: str, best: AnyAction, **facts: Any) -> Judged:
    action = what.move.action
    assert not isinstance(action, Leave)
    mark = grade(cost)
    return Judged(
        seat=what.move.seat,
        move=what.number,
        grade=mark,
        remark=remark,
        chance=what.chance,
        cost=max(0.0, cost),
        best=action if mark == "best" else best,
        **facts,
    )


def _naming(played: Replay, case: _Case) -> Judged:
    """The visit and what was said of it, each by what was known then."""
    action = case.move.action
    assert isinstance(action, data.Visit)
    truth = case.move.before.rooms[action.place]
    facts = {"deed": "naming", "place": action.place, "truth": truth}
    cost = case.cost(action)
    if case.move.before.muted:
        return _verdict(case.head, cost, f"look-{_ending(cost)}", case.best.action, **facts)
    facts["naming"] = case.naming
    following = played.moves[case.number + 1 : case.number + 2]
    if not following or not isinstance(following[0].action, data.Say):
        return _verdict(case.head, cost, f"place-{_ending(cost)}", case.best.action, **facts)
    return _named(played, case, _case(played, case.number + 1), facts)


def _named(played: Replay, visited: _Case, named: _Case, facts: dict[str, Any]) -> Judged:
    action, said = visited.move.action, named.move.action
    assert isinstance(action, data.Visit)
    assert isinstance(said, data.Say)
    assert isinstance(named.best.action, data.Say)
    there, then = visited.cost(action), named.cost(said)
    cost = there + then
    kind = "lie" if said.room != facts["truth"] else "truth"
    remark = f"{kind}-{_ending(cost)}" if there <= then or cost <= CLOSE else "place-cost"
    better = said if then <= CLOSE else named.best.action
    facts |= {"said": said.room, "better": better.room}
    raised = _raised(played, named)
    if raised is not None:
        option = _option(named, facts["truth"], said.room)
        facts["raised"] = raised
        facts["luck"] = float((option.doubted if raised else option.believed) - option.value)
    best = named.best.action if there <= then else visited.best.action
    return _verdict(visited.head, cost, remark, best, **facts)


def _option(named: _Case, truth: str, said: str) -> Option:
    number = named.thought.known.deck.number
    claim = named.move.before.claim
    assert claim is not None
    return MASTER.options(named.thought, claim.place, number[truth])[number[said]]


def _raised(played: Replay, named: _Case) -> bool | None:
    """Whether a name was doubted; None: nobody could."""
    seat = named.move.seat
    for event in played.heard[seat][named.move.length[seat] :]:
        match event:
            case data.Named(asked=False) | data.Turned() | data.Ended():
                return None
            case data.Believed():
                return False
            case data.Checked():
                return True
    return None


def _doubt(played: Replay, case: _Case) -> Judged:
    action, claim = case.move.action, case.move.before.claim
    assert claim is not None
    truth = case.move.before.rooms[claim.place]
    doubted, lie = isinstance(action, data.Doubt), truth != claim.room
    odds, gain, loss = map(float, MASTER.stakes(case.thought))
    cost = case.cost(action)
    expected = odds * gain - (1 - odds) * loss
    return _verdict(
        case.head,
        cost,
        _DOUBTS[doubted, lie, cost <= CLOSE],
        case.best.action,
        deed="doubt",
        naming=case.naming - 1,
        place=claim.place,
        truth=truth,
        said=claim.room,
        raised=doubted,
        odds=odds,
        luck=(gain if lie else -loss) - expected if doubted else 0.0,
    )


_DOUBTS = {
    (True, True, True): "doubt-caught",
    (True, True, False): "doubt-lucky",
    (True, False, True): "doubt-unlucky",
    (True, False, False): "doubt-rash",
    (False, False, True): "trust-right",
    (False, False, False): "trust-lucky",
    (False, True, True): "trust-fooled",
    (False, True, False): "trust-cost",
}
"""By whether it was doubted, whether it was a lie, and whether the odds spoke for the answer."""


def _cancel(case: _Case) -> Judged:
    action, claim = case.move.action, case.move.before.claim
    assert claim is not None
    paid, cost = isinstance(action, data.Cancel), case.cost(action)
    return _verdict(
        case.head,
        cost,
        f"{'pay' if paid else 'allow'}-{_ending(cost)}",
        case.best.action,
        deed="cancel",
        naming=case.naming - 1,
        place=claim.place,
        said=claim.room,
        raised=paid,
    )


def _attempt(played: Replay, case: _Case) -> Judged:
    action = case.move.action
    assert isinstance(action, Attempt)
    odds, cost = attempt_chance(case.thought, action), case.cost(action)
    right = played.ended.how == "goal" and case.number == len(played.moves) - 1
    return _verdict(
        case.head,
        cost,
        _GOALS[right, cost <= CLOSE],
        case.best.action,
        deed="attempt",
        odds=odds,
        luck=right - odds,
    )


_GOALS = {
    (True, True): "goal-right",
    (True, False): "goal-lucky",
    (False, True): "goal-unlucky",
    (False, False): "goal-rash",
}
"""By whether it was right, and whether the odds spoke for it."""


def _pass(case: _Case) -> Iterator[Judged]:
    """Only where an attempt would have been better: there was nothing else to decide."""
    best = case.best.action
    cost = case.cost(data.Pass())
    if isinstance(best, Attempt) and cost > CLOSE:
        odds = attempt_chance(case.thought, best)
        yield _verdict(case.head, cost, "pass-missed", best, deed="pass", odds=odds)


def _ending(cost: float) -> str:
    return "best" if cost <= CLOSE else "cost"


def _alone(played: Replay) -> Iterator[Judged]:
    """Alone against Chaos: visits, attempts, and turns that ended too early."""
    moves = [
        (number, move)
        for number, move in enumerate(played.moves)
        if isinstance(move.action, data.Visit | Attempt | data.Pass) and move.seat == 0
    ]
    for number, move in moves:
        verdict = _tried(played, number, move)
        if verdict.deed != "pass" or verdict.cost > CLOSE:
            yield verdict


def _tried(played: Replay, number: int, move: Move) -> Judged:
    """By exact search, or else by trials that are many enough to tell a difference."""
    action, sight = move.action, played.sight(move, 0)
    assert not isinstance(action, Leave)
    exact = endgame(sight, action)
    if exact is not None and exact.chosen is not None:
        chance, best, cost = exact.chance, exact.action, exact.chance - exact.chosen
    else:
        choices = weigh(sight, TRIALS, action)
        chosen = next(each for each in choices if each.action == action)
        chance = choices[0].chance if exact is None else exact.chance
        best, cost = choices[0].action, lost(choices[0], chosen)
    what = _Head(number, move, chance)
    if isinstance(action, data.Visit):
        truth = move.before.rooms[action.place]
        facts = {"deed": "naming", "place": action.place, "truth": truth}
        return _verdict(what, cost, f"solo-{_ending(cost)}", best, **facts)
    if isinstance(action, Attempt):
        odds, right = attempt_chance(Thought(sight), action), played.ended.winner == 0
        remark = _GOALS[right, cost <= CLOSE]
        return _verdict(what, cost, remark, best, deed="attempt", odds=odds, luck=right - odds)
    return _verdict(what, cost, f"solo-{_ending(cost)}", best, deed="pass")
