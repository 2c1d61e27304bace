"""Enigma in a terminal: what is shown, and what is read."""

from typing import Any

import pytest
from rich.console import Console, RenderableType

from deciban.arena import Table
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import (
    Attempt,
    Begin,
    Believe,
    Decide,
    Doubt,
    Options,
    Pass,
    Pointer,
    Say,
    Select,
    Suspect,
    Target,
    Visit,
)
from deciban.games.enigma.rules.sets import house_set
from deciban.games.enigma.shell.memory import remembered
from deciban.games.enigma.shell.terminal import EnigmaTerminal
from deciban.games.enigma.shell.wording import storyteller
from deciban.kernel import Action, Event, QuickDice, Refused, Setup, Sight
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from tests.games.enigma.scene import GAME, Scene
from tests.games.enigma.typed import write

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]


def terminal(language: str = "en", players: int = 3) -> EnigmaTerminal:
    return EnigmaTerminal(Texts(language, *lookup("enigma", terminal=True)), NAMES[:players])


def sight(scene: Scene, seat: int | None = None, heard: tuple[Event, ...] = ()) -> Sight[Any]:
    seat = scene.awaited[0] if seat is None else seat
    return Sight(seat, scene.view(seat), GAME.legal(scene.state, seat), heard)


def read(typed: str, scene: Scene, language: str = "en") -> Action:
    return terminal(language, len(scene.state.players)).read(typed, sight(scene))


def text(*shown: RenderableType) -> str:
    console = Console(width=140, color_system=None)
    with console.capture() as captured:
        console.print(*shown, sep="\n")
    return captured.get()


def board(scene: Scene, viewer: int | None, heard: tuple[Event, ...] = ()) -> str:
    shown = terminal(players=len(scene.state.players)).board(
        Sight(viewer, scene.view(viewer), (), heard)
    )
    return text(shown)


def told(scene: Scene, viewer: int | None) -> str:
    speaker = terminal(players=len(scene.state.players))
    return text(*speaker.tell(scene.heard(viewer), scene.view(viewer)))


# What is typed.

TURN = Scene(3, decryption=[0])


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "5", Visit(4)),
        ("en", " 5 ", Visit(4)),
        ("en", "d 5", Visit(4, True)),
        ("en", "5 d", Visit(4, True)),
        ("ru", "д 5", Visit(4, True)),
        ("uk", "Д 5", Visit(4, True)),
        ("en", "p", Pass()),
        ("ru", "ПАС", Pass()),
        ("en", "!4 1", Attempt((Pointer(3, "machine"), Pointer(0, "library")))),
        ("en", "! 4, 1", Attempt((Pointer(3, "machine"), Pointer(0, "library")))),
        ("en", "! 4=enigma machine 1=lib", Attempt((Pointer(3, "machine"), Pointer(0, "library")))),
        ("ru", "! 4=г 1=а", Attempt((Pointer(3, "machine"), Pointer(0, "library")))),
        ("uk", "! 4=d 1=бібл", Attempt((Pointer(3, "machine"), Pointer(0, "library")))),
    ],
)
def test_a_turn_is_read_however_it_is_typed(language: str, typed: str, action: Action) -> None:
    assert read(typed, TURN, language) == action


@pytest.mark.parametrize(
    ("language", "typed", "room"),
    [
        ("en", "", "book"),
        ("en", "i", "crypt"),
        ("en", "CRY", "crypt"),
        ("en", "cipher room", "cipher-room"),
        ("ru", "и", "crypt"),
        ("ru", "i", "crypt"),
        ("ru", "крип", "crypt"),
        ("uk", "дзерк", "gallery"),
    ],
)
def test_a_name_is_a_letter_or_its_beginning_and_enter_is_the_truth(
    language: str, typed: str, room: str
) -> None:
    assert read(typed, Scene(3).visit("book"), language) == Say(room)


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("en", "b", Believe()),
        ("en", "doubt", Doubt()),
        ("ru", "в", Believe()),
        ("ru", "Сомневаюсь", Doubt()),
        ("uk", "с", Doubt()),
    ],
)
def test_belief(language: str, typed: str, action: Action) -> None:
    assert read(typed, Scene(3).name("book"), language) == action


def test_effects_are_answered_with_numbers_and_yes_or_no() -> None:
    assert read("9 1", Scene(3).use("gallery")) == Select((8, 0))
    assert read("3", Scene(3).use("crypt")) == Target(2)
    assert read("cat", Scene(3).use("crypt")) == Target(2)
    assert read("2", Scene(3).use("book")) == Decide(1)
    shadow = Scene(3, chaos=[0]).use("shadow").target(1)
    assert (read("y", shadow), read("n", shadow)) == (Decide(0), Decide(None))
    assert read("2", Scene(1, chaos=[0]).visit("book")) == Decide(1)


def test_the_medium_names_a_player_and_the_ghost_whose_goal_it_borrows() -> None:
    medium = Scene(3, hands=("medium", "messiah", "spy"))
    points = (Pointer(8, "crypt"), Pointer(2, "shadow"))
    for typed in ("! 9 3 @2=dark", "! @2=Dark Messiah 9 3"):
        assert read(typed, medium) == Attempt(points, Suspect(1, "messiah"))
    ghost = Scene(3, hands=("ghost", "messiah", "spy"), stack=("cryptologist",), chaos=[0])
    borrowed = Attempt((Pointer(3, "machine"), Pointer(0, "library")), None, "cryptologist")
    assert read("! cryptologist 4 1", ghost) == borrowed


def test_alone_a_silence_token_is_moved() -> None:
    four = ("library", "book", "shadow", "machine")
    assert read("5 2", Scene(1, covered=four, up=["cipher-room"])) == Visit(4, False, 1)


def test_the_next_game_begins_with_enter() -> None:
    scene = Scene(3, characters="introductory", decryption=[0], stack=())
    scene.attempt("machine", "library")
    assert read("", scene) == Begin("introductory")
    assert read("s", scene) == Begin("standard")


def test_an_attempt_that_is_sure_to_fail_has_to_be_meant() -> None:
    for scene in (Scene(3), Scene(3, decryption=[0], up=["book"])):
        typed = "!4 1" if not scene.player(0).decryption else "!2 1"
        with pytest.raises(Refused, match="goal-doomed") as unsure:
            read(typed, scene)
        meant = str(unsure.value.refusal.facts["typed"])
        assert isinstance(read(meant, scene), Attempt)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "turn-unread"),
        ("1 2 3", "turn-unread"),
        ("0", "card-number"),
        ("10", "card-number"),
        ("hello", "card-number"),
        ("²", "card-number"),
        ("9" * 6000, "card-number"),
        ("[b]", "card-number"),
        ("!1 2 3", "cards-too-many"),
        ("!x 2", "which-one"),
        ("!4=z 1=a", "which-one"),
        ("!@x=spy", "player-number"),
        ("! 1 2 @2=nobody", "which-one"),
        ("! 1 2 @2=3", "which-one"),
    ],
)
def test_what_can_not_be_read_is_refused_with_a_reason(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read(typed, TURN)


@pytest.mark.parametrize("typed", ["", "cr", "ci ro", "zz"])
def test_a_choice_that_can_not_be_read_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="one-of"):
        read(typed, Scene(3).name("book"))
    with pytest.raises(Refused, match="which-one"):
        read(typed, Scene(3).use("crypt"))


def test_the_wrong_number_of_cards_is_refused() -> None:
    with pytest.raises(Refused, match="cards-count"):
        read("1", Scene(3).use("gallery"))


# The board.


def test_everybody_sees_the_own_character_alone() -> None:
    names = {"cryptologist": 0, "messiah": 1, "wanderer": 2}
    for viewer in (None, 0, 1, 2):
        shown = board(Scene(3), viewer)
        for name, seat in names.items():
            assert (terminal().wording.character(name) in shown) == (seat == viewer)


def test_alone_the_own_character_is_shown_in_full() -> None:
    assert "1 Ann  Cryptologist " in board(Scene(1), 0)


def test_a_face_up_card_is_named_and_the_others_are_not() -> None:
    shown = board(Scene(3, up=["book"]), 1)
    assert "│ 2 Book of Order and Chaos" in shown
    assert shown.count("▒▒▒▒") == 8 + 2


def test_what_was_seen_is_remembered_in_brackets_unless_no_help_is_wanted() -> None:
    seen = (data.Saw(0, "library"),)
    assert "1 (Library)" in board(Scene(3), 0, seen)
    assert "(Library)" not in board(Scene(3, help="none"), 0, seen)


def test_memory_follows_cards_through_swaps_and_shuffles() -> None:
    saw = (data.Saw(0, "library"), data.Opened(1, "book"))
    assert remembered((*saw, data.Swapped((0, 8)))) == {8: "library", 1: "book"}
    assert remembered((*saw, data.Shuffled((0, 3)))) == {1: "book"}
    assert remembered((*saw, data.Began(1, 0, (), 0))) == {}


def test_tokens_time_and_who_is_out_are_plain() -> None:
    shown = board(Scene(3, decryption=[0], chaos=[1], silence=[2], time=3, wins=(1, 0, 0)), None)
    assert "Time ○ ○ ○ ● ○ ○" in shown
    rows = {
        name: next(row for row in shown.splitlines() if f" {name}" in row) for name in NAMES[:3]
    }
    assert "decryption · Keeper of Time · 1 win" in rows["Ann"]
    assert "Chaos" in rows["Bob"]
    assert "silence token" in rows["Cat"]
    assert "out" in board(Scene(3, out=[1]), None)


def test_the_ghost_sees_the_stack_and_others_how_many_it_holds() -> None:
    scene = Scene(3, hands=("ghost", "messiah", "spy"), stack=("medium", "archivist"))
    assert "In the stack: Archivist, Medium" in board(scene, 0)
    assert "2 characters in the stack" in board(scene, 1)


# What is told.


def test_what_a_visitor_saw_is_told_to_the_visitor_alone() -> None:
    scene = Scene(3).visit("book")
    assert "You see card 2: Book of Order and Chaos." in told(scene, 0)
    assert told(scene, 1).split("\n")[0] == "Ann: card 2."
    assert "Book" not in told(scene, 1)


def test_a_lie_is_told_as_one_and_the_card_to_the_doubter_alone() -> None:
    scene = Scene(3).name("book", "crypt").doubt(1)
    assert "Checked by Bob: it was a lie!" in told(scene, 2)
    assert "You see card 2" in told(scene, 1)
    assert "You see card 2" not in told(scene, 2)


def test_after_a_game_everything_is_shown_and_the_story_told() -> None:
    shown = told(Scene(3, decryption=[0]).attempt("machine", "library"), 2)
    assert "1 Library, 2 Book of Order and Chaos" in " ".join(shown.split())
    assert "Ann: Cryptologist, Bob: Dark Messiah, Cat: Wanderer" in shown
    assert "At four in the morning" in shown


@pytest.mark.parametrize(
    ("cells", "teller"), [((1, 3), "wanderer"), ((1, 0), "cryptologist"), ((0, 1), "wanderer")]
)
def test_alone_the_story_is_of_who_had_most_time_left_the_earlier_one_on_a_tie(
    cells: tuple[int, ...], teller: str
) -> None:
    scene = Scene(
        1,
        hands=("messiah",),
        chaos=[0],
        wins=(2,),
        time=5,
        state={"game": 2, "cells": cells, "victors": ("cryptologist", "wanderer")},
    ).attempt("book", "shadow")
    assert storyteller(scene.view(0)) == teller


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_everything_that_can_happen_is_told_and_everything_offered_can_be_typed(
    language: str, players: int
) -> None:
    speaker = terminal(language, players)
    for seed in range(2):
        options = Options(characters="standard", match=players < 3)
        game = Table(GAME, Setup(options, house_set()), players, QuickDice(seed))
        while awaited := GAME.awaited(game.state):
            speaker.tell([each.event for each in game.told], GAME.view(game.state, None))
            seen = game.sight(awaited[-1])
            assert speaker.ask(seen)
            assert text(speaker.help(seen)).strip()
            assert text(speaker.board(seen)).strip()
            for offer in seen.legal:
                action = offer.pick(game.dice)
                again = speaker.read(write(action, seen, speaker), seen)
                assert again == action
            game.act(awaited[-1], action)
        events = [each.event for each in game.told]
        assert text(*speaker.tell(events, GAME.view(game.state, None))).strip()
