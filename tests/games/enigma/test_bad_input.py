"""Bad input: each is refused in words, in three languages, and the table is unharmed."""

from collections.abc import Callable

import msgspec
import pytest

from deciban.games.enigma.rules.data import (
    AnyAction,
    Attempt,
    Cancel,
    Doubt,
    Options,
    Pointer,
    Say,
    State,
    Visit,
)
from deciban.games.enigma.rules.sets import Sets
from deciban.kernel import QuickDice, Refused, follow, registry
from deciban.kernel.source import decoded
from tests.games.enigma.scene import GAME, Scene, said
from tests.games.enigma.test_sets import RADIO, changed


def gained() -> Scene:
    """Player 0 has taken a decryption token this turn."""
    return Scene(3).use("cipher-room")


def open_room() -> Scene:
    """Player 0 has named a face-up card, and its effect is to be answered."""
    return Scene(3, up=["radio-room"]).visit("radio-room")


def archivist() -> Scene:
    return Scene(3, hands=("archivist", "messiah", "wanderer"))


MACHINE, LIBRARY = Pointer(3, "machine"), Pointer(0, "library")
BAD: dict[str, tuple[Callable[[], Scene], int, AnyAction, str]] = {
    "naming a face-up card falsely while somebody can doubt": (
        open_room,
        0,
        Say("book"),
        "named-truly",
    ),
    "doubting while silenced": (
        lambda: Scene(3, silence=[1]).name("book", "crypt"),
        1,
        Doubt(),
        "silenced",
    ),
    "cancelling while silenced": (
        lambda: Scene(4, silence=[1], chaos=[1, 2]).use("machine"),
        1,
        Cancel(),
        "silenced",
    ),
    "a goal while silenced": (
        lambda: Scene(3, silence=[0]),
        0,
        Attempt((MACHINE, LIBRARY)),
        "silenced",
    ),
    "a goal with no pointers": (lambda: Scene(3), 0, Attempt(), "goal-pointers"),
    "a goal with a missing pointer": (lambda: Scene(3), 0, Attempt((MACHINE,)), "goal-pointers"),
    "a goal with five cards for six": (
        archivist,
        0,
        Attempt(tuple(map(Pointer, range(5), Scene(3).state.rooms))),
        "goal-cards",
    ),
    "a goal that names nobody": (
        lambda: Scene(3, hands=("medium", "messiah", "wanderer")),
        0,
        Attempt((Pointer(8, "crypt"), Pointer(2, "shadow"))),
        "goal-suspect",
    ),
    "using a token gained this turn": (gained, 0, Visit(0, True), "token-waits"),
    "a tenth place": (lambda: Scene(3), 0, Visit(9), "no-such-place"),
    "a room of another set": (lambda: Scene(3).visit("book"), 0, Say("kitchen"), "no-such-room"),
    "markup for a room": (lambda: Scene(3).visit("book"), 0, Say("<b>"), "no-such-room"),
}


@pytest.mark.parametrize(("scene", "seat", "action", "reason"), BAD.values(), ids=BAD)
def test_bad_input_is_refused_in_words_and_the_table_is_unharmed(
    scene: Callable[[], Scene], seat: int, action: AnyAction, reason: str
) -> None:
    table = scene()
    before = msgspec.json.encode(table.state)
    with pytest.raises(Refused) as refused:
        GAME.apply(table.state, seat, action, QuickDice(1))
    assert refused.value.refusal.reason == reason
    assert said(refused.value.refusal)
    assert msgspec.json.encode(table.state) == before
    assert not table.offered(action, seat)
    assert ends(table.state), "the table can be played on"


def ends(state: State) -> bool:
    """Whether the table comes to its end from here."""
    dice = QuickDice(1)
    while awaited := GAME.awaited(state):
        action = dice.pick(GAME.legal(state, awaited[0]), "offer").pick(dice)
        state = follow(GAME, state, awaited[0], action, dice).state
    return GAME.result(state) is not None


SETS: dict[str, tuple[str, str]] = {
    "an unknown piece": (changed(RADIO, 'steps = [{ do = "fly" }]'), "source-value"),
    "a loop": (changed('{ do = "look", cards = 2 }', '{ do = "apply" }'), "set-loop"),
    "two Libraries": (changed('id = "book"', 'id = "library"'), "set-twice"),
    "two Libraries by name": (changed('"Crypt"', '" LIBRARY"'), "set-twice"),
    "markup in a name": (changed('"Crypt"', '"<img src=x onerror=alert(1)>"'), "set-words"),
    "10 MB in a name": (changed('"Crypt"', f'"{"C" * 10_000_000}"'), "source-range"),
}


@pytest.mark.parametrize(("source", "reason"), SETS.values(), ids=SETS)
def test_a_bad_set_file_is_refused_in_words_with_the_line(source: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        Sets().read(source)
    assert refused.value.refusal.reason == reason
    line = refused.value.refusal.facts["line"]
    for words in said(refused.value.refusal):
        assert str(line) in words
        assert "<img" not in words
        assert len(words) < 400


def test_a_set_file_of_10_mb_is_refused_in_words() -> None:
    with pytest.raises(Refused) as refused:
        decoded(b"#" * 10_000_000)
    assert refused.value.refusal.reason == "content-too-large"
    assert said(refused.value.refusal)


def test_a_table_is_not_begun_with_a_refused_set_the_house_set_is_unharmed() -> None:
    before = msgspec.json.encode(Sets().supply(Options(), None))
    for source, _ in SETS.values():
        with pytest.raises(Refused):
            Sets().read(source)
    assert msgspec.json.encode(Sets().supply(Options(), None)) == before
    assert registry.supplied(GAME, Options()).content == Sets().read(Sets().example())
