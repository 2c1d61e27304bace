"""Every event's audience, by name: who hears what, and who sees it afterwards."""

from typing import Any

import pytest
from msgspec.structs import replace

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Allow, Cancel, Doubt
from deciban.games.enigma.rules.resample import another
from deciban.kernel import Event, QuickDice, Viewer
from tests.games.enigma.scene import GAME, Scene

EVERYBODY: list[Viewer] = [None, 0, 1, 2, 3]
PRIVATE = {"Dealt", "Offered", "Saw", "Learned"}


def believed(room: str, **facts: Any) -> Scene:
    return Scene(4, **facts).use(room)


AUDIENCES: list[tuple[Scene, dict[type[Event], list[Viewer]]]] = [
    # What a visitor saw.
    (Scene(4).visit("book"), {data.Visited: EVERYBODY, data.Saw: [0]}),
    (Scene(4).name("book"), {data.Named: EVERYBODY}),
    (Scene(4).name("book").do(2, Doubt()), {data.Answered: EVERYBODY}),
    (believed("cipher-room"), {data.Believed: EVERYBODY, data.Took: EVERYBODY}),
    # What a doubter saw.
    (
        Scene(4).name("book", "crypt").doubt(2),
        {data.Checked: EVERYBODY, data.Saw: [2], data.Silenced: EVERYBODY, data.Opened: []},
    ),
    (
        Scene(4).name("crypt").doubt(2),
        {data.Checked: EVERYBODY, data.Saw: [2], data.Opened: EVERYBODY},
    ),
    # What both saw in Teamwork.
    (
        believed("teamwork").target(3).select("book"),
        {data.Looked: EVERYBODY, data.Saw: [0, 3]},
    ),
    # A silenced look.
    (
        Scene(4, silence=[0]).visit("book"),
        {data.Visited: EVERYBODY, data.Saw: [0], data.Freed: EVERYBODY},
    ),
    (
        believed("library").select("book"),
        {data.Looked: EVERYBODY, data.Saw: [0], data.Cornered: EVERYBODY},
    ),
    (believed("radio-room").select("book"), {data.Looked: EVERYBODY, data.Saw: [0]}),
    (believed("book").decide(0), {data.Took: EVERYBODY}),
    (believed("shadow").target(1), {data.Met: EVERYBODY, data.Learned: [0]}),
    (
        believed("shadow", chaos=[0]).target(1).decide(0),
        {data.Traded: EVERYBODY, data.Dealt: [0, 1]},
    ),
    (
        believed("shadow", chaos=[0]).target(1).decide(None),
        {data.Declined: EVERYBODY, data.Dealt: []},
    ),
    (
        believed("machine").select("library", "book", "crypt", "gallery", "shadow"),
        {data.Shuffled: EVERYBODY, data.Saw: []},
    ),
    # The Machine's sealed payers.
    (
        believed("machine", chaos=[1, 3]).do(3, Cancel()),
        {data.Answered: EVERYBODY, data.Cancelled: [], data.Returned: []},
    ),
    (
        believed("machine", chaos=[1, 3]).do(3, Cancel()).do(1, Cancel()),
        {data.Cancelled: EVERYBODY, data.Returned: EVERYBODY},
    ),
    (believed("gallery").select("book", "crypt"), {data.Swapped: EVERYBODY}),
    (Scene(4).fail(), {data.Attempted: EVERYBODY, data.Turned: EVERYBODY}),
    (believed("cipher-room").end(), {data.Passed: EVERYBODY}),
    (Scene(4).leave(1), {data.Left: EVERYBODY}),
    (
        Scene(4, decryption=[0], match=False).attempt("machine", "library"),
        {data.Ended: EVERYBODY, data.Unsealed: EVERYBODY},
    ),
]


@pytest.mark.parametrize(("scene", "audiences"), AUDIENCES)
def test_every_event_has_its_audience(
    scene: Scene, audiences: dict[type[Event], list[Viewer]]
) -> None:
    for kind, viewers in audiences.items():
        assert scene.listeners(kind) == viewers, kind.__name__
    for told in scene.told:
        assert (told.to is not None) == (type(told.event).__name__ in PRIVATE)


def same(scene: Scene, viewer: Viewer, **changes: object) -> bool:
    """Whether a viewer sees the same if the truth is another."""
    other = replace(scene.state, **changes)
    return GAME.view(other, viewer) == scene.view(viewer)


def test_the_two_player_open_card_is_seen_by_all() -> None:
    scene = Scene(2).name("book", "crypt").doubt(1)
    assert [scene.seen(viewer) for viewer in (None, 0, 1)] == [{"book"}] * 3


def test_without_open_checks_a_lie_is_seen_by_the_doubter_alone() -> None:
    scene = Scene(2, open_checks=False).name("book", "crypt").doubt(1)
    assert [scene.seen(viewer) for viewer in (None, 0, 1)] == [set(), set(), {"book"}]


def test_sealed_doubts_stay_unshown_also_when_the_game_is_over() -> None:
    scene = Scene(4, hands=("messiah", "cryptologist", "spy", "medium"), decryption=[1])
    scene.name("book", "crypt").doubt(1, 3).attempt("machine", "library")
    void = scene.state.voids[0]
    for viewer in (None, 0, 1, 2):
        assert same(scene, viewer, voids=(data.Void(0, 0, False, void.asked, ()),))


def test_who_would_have_paid_too_stays_unshown() -> None:
    scene = Scene(4, chaos=[1, 2, 3]).use("machine")
    scene.do(1, Cancel()).do(2, Allow()).do(3, Cancel())
    assert scene.state.voids == (data.Void(0, 0, True, (2, 3), (3,)),)
    for viewer in (None, 0, 1, 2):
        assert same(scene, viewer, voids=())
        assert scene.view(viewer).players[3].chaos


def test_when_nobody_pays_nothing_is_void() -> None:
    scene = Scene(4, chaos=[1, 2]).use("machine").do(1, Allow()).do(2, Allow())
    assert scene.state.voids == ()


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_the_ghosts_stack_is_the_ghosts_alone(viewer: Viewer) -> None:
    scene = Scene(3, hands=("ghost", "messiah", "wanderer"), stack=("spy", "medium"))
    assert same(scene, viewer, stack=("archivist", "cryptologist"))
    assert not same(scene, 0, stack=("archivist", "cryptologist"))
    assert same(scene, 0, stack=("medium", "spy"))


def test_characters_put_away_at_the_start_could_be_anybodys() -> None:
    hands = ("cryptologist", "messiah", "messiah")
    scene = Scene(3, characters="introductory", hands=hands, stack=())
    dice, met = QuickDice(1), set()
    for _ in range(60):
        met.add(another(scene.state, 0, dice).hands)
    assert ("cryptologist", "wanderer", "cryptologist") in met
    assert {hands[0] for hands in met} == {"cryptologist"}
