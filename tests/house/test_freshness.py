"""A decision holds as long as the offer stands on which it was made."""

from typing import Any, cast

import pytest

from deciban.house.tables.freshness import Freshness
from deciban.kernel import Action, Listed, Offer
from deciban.kernel.registry import AnyGame


class Vote(Action, frozen=True):
    about: int


class Play(Action, frozen=True):
    card: int


VOTE, OTHER = Listed((Vote(1),)), Listed((Vote(2),))
HAND, SMALLER = Listed((Play(1), Play(2))), Listed((Play(1),))

State = tuple[tuple[Offer, ...], ...]


class Table:
    """A game in which the state is what each seat may do."""

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        return state[seat]


def after(*states: tuple[int, State]) -> Freshness:
    """What stands after these states, each with the seat whose action led to it."""
    (_, first), *others = states
    freshness = Freshness(cast(AnyGame, Table()), first, seats=2)
    for step, (actor, state) in enumerate(others, 1):
        freshness.note(step, actor, state)
    return freshness


@pytest.mark.parametrize(
    ("states", "action", "since"),
    [
        ([((HAND,), ()), ((HAND,), ())], Play(2), 0),
        ([((HAND,), ()), ((VOTE, HAND), ())], Play(2), 0),
        ([((HAND,), ()), ((VOTE, HAND), ())], Vote(1), 1),
        ([((VOTE, HAND), ()), ((OTHER, HAND), ())], Play(2), 0),
        ([((VOTE, HAND), ()), ((OTHER, HAND), ())], Vote(2), 1),
        ([((VOTE, HAND), ()), ((VOTE, SMALLER), ())], Vote(1), 0),
        ([((VOTE, HAND), ()), ((VOTE, SMALLER), ())], Play(1), 1),
        ([((VOTE,), ()), ((), ()), ((VOTE,), ())], Vote(1), 2),
        ([((VOTE, HAND), ()), ((HAND,), ())], Vote(1), 1),
    ],
    ids=[
        "nothing changed",
        "something is proposed beside it",
        "what is proposed is new",
        "another proposal beside it",
        "another proposal is another decision",
        "the hand changed beside the proposal",
        "the hand that it is played from changed",
        "gone and back is new",
        "what is gone went when it went",
    ],
)
def test_a_decision_is_as_old_as_its_offer(states: Any, action: Action, since: int) -> None:
    freshness = after(*((1, state) for state in states))
    assert freshness.since(0, action) == since


def test_whoever_acts_decides_anew() -> None:
    state = ((VOTE, HAND), (VOTE,))
    freshness = after((0, state), (0, state))
    assert freshness.since(0, Play(1)) == 1
    assert freshness.since(1, Vote(1)) == 0
