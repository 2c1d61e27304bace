"""The other truths with which secrecy is checked: they differ in all that a viewer can't know, and
could all have led to what was said and done."""

from collections.abc import Callable, Iterable

import pytest
from msgspec.structs import replace

from deciban.games.break_the_code.minds.knowledge import belief_of
from deciban.games.break_the_code.rules.data import Asked, Codes, Guess, Guessed, State
from deciban.games.break_the_code.rules.questions import Question, answer
from deciban.games.break_the_code.rules.tiles import TILES, hands
from deciban.kernel import QuickDice, Viewer
from tests.games.break_the_code.said import tiles
from tests.games.break_the_code.scene import GAME, Scene

SCENES: dict[str, Callable[[], Scene]] = {
    "duel": lambda: Scene(2),
    "duel-asked": lambda: Scene(2).ask(0, 4).ask(1, 2, 1),
    "duel-missed": lambda: Scene(2).wrong(0).do(1, Guess(tiles("0w 3b 5 5 9b"))),
    "duel-reply": lambda: Scene(2).right(0),
    "three": lambda: Scene(3).ask(0, 4),
    "three-missed": lambda: Scene(3).ask(0, 4).wrong(1),
    "three-found": lambda: Scene(3).right(0).wrong(1),
    "four-missed": lambda: Scene(4).ask(0, 1).wrong(1).wrong(2),
    "three-left": lambda: Scene(3).ask(0, 4).leave(1).leave(0),
    "four-missed-and-left": lambda: Scene(4).wrong(0).leave(0).leave(3),
}


def others(state: State, viewer: Viewer) -> list[State]:
    return [GAME.resample(state, viewer, QuickDice(seed)) for seed in range(6)]


def wanted(state: State, seat: int) -> tuple[int, ...]:
    return state.centre or state.hands[1 - seat]


def could_be(state: State) -> bool:
    """Whether these tiles can be dealt, and lead to what is in the log."""
    dealt = [tile for hand in (*state.hands, state.centre) for tile in hand]
    fine = all(dealt.count(tile) <= TILES.count(tile) for tile in dealt)
    for done in state.log:
        if isinstance(done, Asked):
            asked = Question(done.card, done.digit)
            told = zip(done.answers, state.hands, strict=True)
            fine &= all(said in (None, answer(asked, hand)) for said, hand in told)
        elif isinstance(done, Guessed) and done.tiles:
            own = state.hands[done.seat]
            fine &= Codes(len(own), own).fault(done.tiles) is None
            fine &= done.right == (done.tiles == wanted(state, done.seat))
    return fine


@pytest.mark.parametrize("scene", SCENES)
def test_any_other_truth_could_have_led_here(scene: str) -> None:
    state = SCENES[scene]().state
    for viewer in (None, *range(len(state.hands))):
        assert all(could_be(other) for other in others(state, viewer))


@pytest.mark.parametrize("scene", ["duel", "duel-asked", "duel-missed"])
def test_in_a_duel_just_the_hands_are_believed_possible_that_could_have_led_here(
    scene: str,
) -> None:
    """Among them: whoever guesses a tile does not hold it."""
    state = SCENES[scene]().state
    for seat in (0, 1):
        possible = set()
        for hand in hands(5):
            dealt = (state.hands[0], hand) if seat == 0 else (hand, state.hands[1])
            if could_be(replace(state, hands=dealt)):
                possible.add(hand)
        believed = belief_of(GAME.view(state, seat), seat).codes().keys()
        assert believed == possible


def named(state: State, seat: int) -> bool:
    """Whether everybody knows a hand of a duel, for it was guessed."""
    return any(
        isinstance(done, Guessed) and done.right and done.tiles == state.hands[seat]
        for done in state.log
    )


def varied(values: Iterable[object]) -> bool:
    return len({*values}) > 1


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_a_viewer_does_not_know_differs_and_nothing_else(scene: str) -> None:
    state = SCENES[scene]().state
    guessers = [done.seat for done in state.log if isinstance(done, Guessed)]
    for viewer in (None, *range(len(state.hands))):
        found = others(state, viewer)
        assert varied(other.deck for other in found)
        for seat in range(len(state.hands)):
            known = seat == viewer or named(state, seat)
            assert varied(other.hands[seat] for other in found) != known
        if state.centre:
            looked = viewer in guessers
            assert varied(other.centre for other in found) != looked
            for at, done in enumerate(state.log):
                hidden = isinstance(done, Guessed) and done.seat != viewer
                # Who has looked knows what was written by somebody who was right.
                hidden &= not (looked and isinstance(done, Guessed) and done.right)
                assert varied(other.log[at] for other in found) == hidden
