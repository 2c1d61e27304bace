"""Every event's audience, by name: who hears what, and who sees it afterwards."""

from collections.abc import Callable
from typing import Any, TypeAlias, get_args

import pytest
from msgspec.structs import replace

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Allow, Cancel, Doubt
from deciban.games.enigma.rules.resample import another
from deciban.games.enigma.rules.sets import Sets, house_set
from deciban.kernel import Event, QuickDice, Setup, Viewer
from tests.games.enigma.scene import GAME, Scene
from tests.games.enigma.test_sets import RADIO, changed

EVERYBODY: list[Viewer] = [None, 0, 1, 2, 3]
PRIVATE = (data.Dealt, data.Offered, data.Saw, data.Learned)
"""All other events are for everybody."""


def believed(room: str, **facts: Any) -> Scene:
    return Scene(4, **facts).use(room)


def begun(players: int) -> Scene:
    """A table has just begun."""
    scene = Scene(players)
    setup = Setup(data.Options(characters="standard"), house_set())
    scene.state, scene.told = GAME.start(setup, players, QuickDice(1))
    return scene


def announced() -> Scene:
    cards = Sets().read(changed(RADIO, 'steps = [{ do = "look", announce = "name" }]'))
    return believed("radio-room", cards=cards).select("book")


def redrawn() -> Scene:
    scene = Scene(2, hands=("cryptologist", "messiah"), chaos=[0], stack=("spy", "medium"))
    return scene.use("shadow").decide(0)


def kept() -> Scene:
    scene = begun(2)
    return scene.do(0, data.Keep(scene.state.dealt[0][0]))


def both_kept() -> Scene:
    scene = kept()
    return scene.do(1, data.Keep(scene.state.dealt[1][0]))


Audiences: TypeAlias = dict[type[Event], list[Viewer]]
AUDIENCES: dict[str, tuple[Callable[[], Scene], Audiences]] = {
    "the beginning of a table": (
        lambda: begun(4),
        {data.Laid: EVERYBODY, data.Began: EVERYBODY, data.Dealt: [0, 1, 2, 3]},
    ),
    "what two players may keep": (
        lambda: begun(2),
        {data.Began: [None, 0, 1], data.Offered: [0, 1], data.Dealt: []},
    ),
    "that a player has kept a character": (kept, {data.Kept: [None, 0, 1], data.Dealt: []}),
    "what both have kept": (both_kept, {data.Kept: [None, 0, 1], data.Dealt: [0, 1]}),
    "what a visitor saw": (
        lambda: Scene(4).visit("book"),
        {data.Visited: EVERYBODY, data.Saw: [0]},
    ),
    "a name": (lambda: Scene(4).name("book"), {data.Named: EVERYBODY}),
    "a sealed doubt": (
        lambda: Scene(4).name("book").do(2, Doubt()),
        {data.Answered: EVERYBODY, data.Checked: [], data.Saw: []},
    ),
    "belief": (
        lambda: believed("cipher-room"),
        {data.Believed: EVERYBODY, data.Took: EVERYBODY},
    ),
    "what a doubter saw of a lie": (
        lambda: Scene(4).name("book", "crypt").doubt(2),
        {data.Checked: EVERYBODY, data.Saw: [2], data.Silenced: EVERYBODY, data.Opened: []},
    ),
    "what a doubter saw of a true name": (
        lambda: Scene(4).name("crypt").doubt(2),
        {data.Checked: EVERYBODY, data.Saw: [2], data.Opened: EVERYBODY},
    ),
    "the two-player open card": (
        lambda: Scene(2).name("book", "crypt").doubt(1),
        {data.Saw: [1], data.Opened: [None, 0, 1]},
    ),
    "the two-player closed card": (
        lambda: Scene(2, open_checks=False).name("book", "crypt").doubt(1),
        {data.Saw: [1], data.Opened: []},
    ),
    "what both saw in Teamwork": (
        lambda: believed("teamwork").target(3).select("book"),
        {data.Looked: EVERYBODY, data.Saw: [0, 3]},
    ),
    "a silenced look": (
        lambda: Scene(4, silence=[0]).visit("book"),
        {data.Visited: EVERYBODY, data.Saw: [0], data.Freed: EVERYBODY},
    ),
    "what the Library announces": (
        lambda: believed("library").select("book"),
        {data.Looked: EVERYBODY, data.Saw: [0], data.Cornered: EVERYBODY},
    ),
    "a name that a card announces": (
        announced,
        {data.Looked: EVERYBODY, data.Saw: [0], data.Announced: EVERYBODY},
    ),
    "what the Radio Room shows": (
        lambda: believed("radio-room").select("book"),
        {data.Looked: EVERYBODY, data.Saw: [0]},
    ),
    "the time that the Book moves": (lambda: believed("book"), {data.Moved: EVERYBODY}),
    "a token": (lambda: believed("book").decide(0), {data.Took: EVERYBODY}),
    "whom the Shadow met": (
        lambda: believed("shadow").target(1),
        {data.Met: EVERYBODY, data.Learned: [0]},
    ),
    "a swap of characters": (
        lambda: believed("shadow", chaos=[0]).target(1).decide(0),
        {data.Traded: EVERYBODY, data.Dealt: [0, 1]},
    ),
    "a swap that was left": (
        lambda: believed("shadow", chaos=[0]).target(1).decide(None),
        {data.Declined: EVERYBODY, data.Dealt: []},
    ),
    "a character from the stack": (redrawn, {data.Redrew: [None, 0, 1], data.Dealt: [0]}),
    "a shuffle": (
        lambda: believed("machine").select("library", "book", "crypt", "gallery", "shadow"),
        {data.Shuffled: EVERYBODY, data.Saw: []},
    ),
    "the Machine's sealed payers": (
        lambda: believed("machine", chaos=[1, 3]).do(3, Cancel()),
        {data.Answered: EVERYBODY, data.Cancelled: [], data.Returned: []},
    ),
    "who paid for the Machine": (
        lambda: believed("machine", chaos=[1, 3]).do(3, Cancel()).do(1, Cancel()),
        {data.Cancelled: EVERYBODY, data.Returned: EVERYBODY},
    ),
    "a swap of places": (
        lambda: believed("gallery").select("book", "crypt"),
        {data.Swapped: EVERYBODY},
    ),
    "an attempt": (
        lambda: Scene(4).fail(),
        {data.Attempted: EVERYBODY, data.Turned: EVERYBODY},
    ),
    "the end of a turn": (lambda: believed("cipher-room").end(), {data.Passed: EVERYBODY}),
    "who left": (lambda: Scene(4).leave(1), {data.Left: EVERYBODY}),
    "the end of a table": (
        lambda: Scene(4, decryption=[0], match=False).attempt("machine", "library"),
        {data.Ended: EVERYBODY, data.Unsealed: EVERYBODY},
    ),
    "the end of a game of a match": (
        lambda: Scene(4, decryption=[0]).attempt("machine", "library"),
        {data.Ended: EVERYBODY, data.Unsealed: []},
    ),
    "alone, a silence token on a card": (
        lambda: Scene(1, up=["cipher-room"]).visit("cipher-room"),
        {data.Visited: [None, 0], data.Covered: [None, 0]},
    ),
    "alone, what the Errand applies": (
        lambda: Scene(1).visit("errand").decide(0).select("cipher-room"),
        {data.Applied: [None, 0], data.Opened: [None, 0], data.Saw: []},
    ),
}


@pytest.mark.parametrize(("scene", "audiences"), AUDIENCES.values(), ids=AUDIENCES)
def test_every_event_has_its_audience(scene: Callable[[], Scene], audiences: Audiences) -> None:
    after = scene()
    for kind, viewers in audiences.items():
        assert after.listeners(kind) == viewers, kind.__name__
    for told in after.told:
        assert (told.to is not None) == isinstance(told.event, PRIVATE)


def test_no_event_is_without_an_audience() -> None:
    heard_of = {kind for _, audiences in AUDIENCES.values() for kind in audiences}
    assert heard_of == set(get_args(data.AnyEvent))


@pytest.mark.parametrize("name", ["the beginning of a table", "what two players may keep"])
def test_each_hears_of_nobody_elses_character(name: str) -> None:
    scene = AUDIENCES[name][0]()
    for viewer in range(len(scene.state.players)):
        mine = [event for event in scene.heard(viewer) if isinstance(event, PRIVATE)]
        assert len(mine) == 1


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


def held(scene: Scene, viewer: Viewer, seat: int) -> set[str | None]:
    """The characters that a seat could have, for all that a viewer knows."""
    dice = QuickDice(1)
    return {another(scene.state, viewer, dice).hands[seat] for _ in range(60)}


def test_a_character_that_was_met_is_known_till_it_is_laid_aside() -> None:
    scene = Scene(2, hands=("cryptologist", "messiah"), chaos=[1]).use("shadow")
    stack = set(scene.state.stack)
    assert held(scene, 0, 1) == {"messiah"}
    assert len(held(scene, None, 1)) > 1
    scene.end().use("shadow").decide(0)
    assert held(scene, 0, 1) == stack


def test_who_swaps_knows_the_others_character_and_who_met_one_knows_it_at_its_new_player() -> None:
    scene = Scene(4, chaos=[1]).use("shadow").target(1).end()
    scene.use("shadow").target(2).decide(0)
    assert scene.state.hands == ("cryptologist", "wanderer", "messiah", "spy")
    assert held(scene, 1, 2) == held(scene, 0, 2) == {"messiah"}
    assert held(scene, 2, 1) == {"wanderer"}
    assert len(held(scene, 0, 1)) > 1
    assert len(held(scene, 3, 1)) > 1


def test_what_the_library_announced_is_the_corner_and_no_more() -> None:
    scene = believed("library").select("crypt")
    dice, place = QuickDice(1), scene.place("crypt")

    def possible(viewer: Viewer) -> set[str]:
        return {another(scene.state, viewer, dice).rooms[place] for _ in range(60)}

    assert possible(0) == {"crypt"}
    assert possible(1) == possible(None) == {"book", "shadow", "gallery", "crypt"}
