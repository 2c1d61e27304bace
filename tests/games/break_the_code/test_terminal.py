"""Break the Code in a terminal: what is shown, and what is read."""

from typing import Any

import pytest
from rich.console import Console, RenderableType

from deciban.arena import Table
from deciban.games.break_the_code.rules.data import Ask, Guess, Options, Pass
from deciban.games.break_the_code.shell.terminal import BreakTheCodeTerminal
from deciban.kernel import Action, QuickDice, Refused, Setup, Sight
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from tests.games.break_the_code.said import tiles
from tests.games.break_the_code.scene import GAME, Scene

NAMES = ["Ann", "Bob", "Cat", "Dan"]
CODE = Guess(tiles("1b 2w 4b 6w 8b"))


def terminal(language: str = "en", players: int = 2) -> BreakTheCodeTerminal:
    texts = Texts(language, *lookup("break-the-code", terminal=True))
    return BreakTheCodeTerminal(texts, NAMES[:players])


def sight(scene: Scene, seat: int) -> Sight[Any]:
    return Sight(seat, scene.view(seat), GAME.legal(scene.state, seat), ())


def read(typed: str, scene: Scene, seat: int = 0, language: str = "en") -> Action:
    return terminal(language).read(typed, sight(scene, seat))


def text(*shown: RenderableType) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(*shown, sep="\n")
    return captured.get()


def board(scene: Scene, viewer: int | None, language: str = "en") -> str:
    shown = terminal(language, len(scene.state.hands)).board(Sight(viewer, scene.view(viewer)))
    return text(shown)


# What is typed.


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("4", Ask(4)),
        (" 4 ", Ask(4)),
        ("15", Ask(15)),
        ("2 1", Ask(2, 1)),
        ("2:1", Ask(2, 1)),
        ("2, 1", Ask(2, 1)),
        ("2/1", Ask(2, 1)),
        ("2", Ask(2)),
        ("2 7", Ask(2, 7)),
    ],
)
def test_a_card_is_its_number_with_the_digit_that_is_picked(typed: str, action: Action) -> None:
    assert read(typed, Scene(2)) == action


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "1b 2w 4b 6w 8b"),
        ("en", "1B,2W,4B,6W,8B"),
        ("en", " 1b2w4b6w8b "),
        ("en", "1 b 2 w; 4 b / 6 w + 8 b"),
        ("en", "1b-2w-4b-6w-8b"),
        ("ru", "1ч 2б 4ч 6б 8ч"),
        ("ru", "1Ч2Б4Ч6Б8Ч"),
        ("ru", "1b 2w 4b 6w 8b"),
        ("uk", "1ч, 2б, 4ч, 6б, 8ч"),
        ("uk", "1B 2W 4B 6W 8B"),
    ],
)
def test_a_guess_is_read_however_it_is_typed(language: str, typed: str) -> None:
    assert read(typed, Scene(2), language=language) == CODE


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "0w 5 5 6b 9b"), ("en", "0w 5g 5G 6b 9b"), ("ru", "0б 5з 5 6ч 9ч"), ("uk", "0б556ч9ч")],
)
def test_a_five_needs_no_colour(language: str, typed: str) -> None:
    assert read(typed, Scene(2), language=language) == Guess(tiles("0w 5 5 6b 9b"))


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "pass"), ("en", "P"), ("ru", "пас"), ("ru", "ПАС"), ("uk", "пас"), ("uk", "pass")],
)
def test_passing(language: str, typed: str) -> None:
    assert read(typed, Scene(2), language=language) == Pass()


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "turn-empty"),
        ("!", "turn-empty"),
        ("hello", "tile-unreadable"),
        ("1x 2w 4b 6w 8b", "tile-unreadable"),
        ("1b 2w [b] 6w 8b", "tile-unreadable"),
        ("1b 2w 4b 6w \x07", "tile-unreadable"),
        ("²", "tile-unreadable"),
        ("1 2 4 6 8", "tile-color"),
        ("1g 2w 4b 6w 8b", "tile-color"),
        ("1b 2w 5b 6w 8b", "five-green"),
    ],
)
def test_what_is_neither_card_nor_guess_is_refused_with_a_reason(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read(typed, Scene(2))


@pytest.mark.parametrize("typed", ["8b 6w 4b 2w 1b", "0b 2w 4b 6w 8b", "1b 2w", "1b 1b 2w 3w 4w"])
def test_a_guess_that_breaks_the_rules_is_left_to_the_rules(typed: str) -> None:
    for players in (2, 3):
        assert read(typed, Scene(players)) == Guess(tiles(typed))


def test_the_only_guess_of_the_game_has_to_be_meant() -> None:
    scene = Scene(3)
    with pytest.raises(Refused, match="guess-once") as unsure:
        read("1b2w4b6w8b", scene)
    meant = str(unsure.value.refusal.facts["typed"])
    assert meant == "1b 2w 4b 6w 8b!"
    assert read(meant, scene) == CODE


def test_a_guess_that_costs_no_questions_need_not_be_meant() -> None:
    last = Scene(3, market=(1,), deck=()).ask(0, 1)
    assert read("2b 3b 4w 6b 8w", last, seat=1) == Guess(last.state.centre)
    assert read("1b 2w 4b 6w 8b", Scene(2)) == CODE


# The board.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sees_the_own_tiles_alone(language: str, players: int) -> None:
    scene = Scene(players, help="none")
    speech = terminal(language).speech
    rows = ["  ".join(map(speech.sign, hand)) for hand in scene.state.hands]
    for viewer in (None, *range(players)):
        seen = [
            row
            for row in rows
            if row.replace(" ", "") in board(scene, viewer, language).replace(" ", "")
        ]
        assert seen == ([] if viewer is None else [rows[viewer]])


def test_the_open_cards_are_numbered_and_counted() -> None:
    shown = board(Scene(2).ask(0, 4), 0)
    assert "1  Where is your 0?" in shown
    assert "7  Neighbours of one colour?" in shown
    assert "Deck: 14" in shown
    assert "Asked: 1" in shown


def test_the_log_tells_who_asked_what_and_every_answer() -> None:
    scene = Scene(3).ask(0, 2, 1).ask(1, 7).wrong(2)
    lines = [" ".join(line.split()) for line in board(scene, 0).splitlines()]
    assert "1 Ann Where is your 1? · A B" in lines
    assert "2 Bob Neighbours of one colour? none · AB" in lines
    assert "3 Cat guess at the centre: wrong" in lines


def test_answers_are_said_as_people_say_them() -> None:
    told = terminal().speech.told
    assert [told(1, 0), told(1, 1), told(4, 0b01100)] == ["none", "A", "CD"]
    assert [told(7, 0), told(7, 0b1101), told(8, 0b1111)] == ["none", "AB CDE", "ABCDE"]
    assert [told(14, 0), told(14, 1), told(15, 24), told(9, 0)] == ["no", "yes", "24", "0"]


def test_a_guess_of_two_players_is_shown_to_all() -> None:
    assert "guess 0w 1w 2b 3b 4w: wrong" in board(Scene(2).wrong(0), None)


def test_what_was_guessed_at_the_centre_is_shown_to_the_guesser_alone() -> None:
    scene = Scene(3).wrong(0)
    assert "guess 0w 1w 5 7w 9b: wrong" in board(scene, 0)
    assert "only you have seen it" in board(scene, 0)
    for viewer in (None, 1, 2):
        assert "guess at the centre: wrong" in board(scene, viewer)
        assert "only you" not in board(scene, viewer)


def test_who_is_out_who_moves_and_the_last_round_are_plain() -> None:
    shown = board(Scene(3).right(0), 1)
    ann, bob = (next(line for line in shown.splitlines() if line.startswith(n)) for n in NAMES[:2])
    assert "right · out, still answers" in ann
    assert "to move" in bob
    assert "Last round" in shown


def test_the_notebook_helps_as_far_as_agreed() -> None:
    """Seat 1 has told that the 1 lies under A; there are one black and one white."""
    rows = {}
    for level in ("none", "facts", "full"):
        shown = board(Scene(2, help=level).ask(0, 2, 1), 0)
        rows[level] = next(line for line in shown.splitlines() if line.startswith("Bob"))
    assert "▒▒" in rows["none"]
    assert " 1  " in rows["facts"]
    assert "codes are left" not in rows["facts"]
    assert "codes are left" in rows["full"]


def test_in_the_end_all_screens_are_lifted() -> None:
    shown = board(Scene(2).right(0).wrong(1), None)
    assert "▒" not in shown
    assert "1b  2w  4b  6w  8b" in shown


# What is told.


def test_a_question_is_told_with_its_answers() -> None:
    scene = Scene(3).ask(0, 2, 1)
    (line,) = terminal(players=3).tell(scene.heard(None), scene.view(None))
    assert text(line).strip() == "Ann: Where is your 1? → Bob: A, Cat: B"


def test_the_guesser_alone_is_told_the_centre() -> None:
    scene = Scene(3).wrong(0)
    told = text(*terminal(players=3).tell(scene.heard(0), scene.view(0)))
    seen = {"tiles": "0w 1w 5 7w 9b", "centre": "2b 3b 4w 6b 8w"}
    assert terminal().say("told-looked", **seen) in told
    for viewer in (None, 1, 2):
        (line,) = terminal(players=3).tell(scene.heard(viewer), scene.view(viewer))
        assert text(line).strip() == "Ann: guess at the centre: wrong"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_can_happen_is_told(language: str, players: int) -> None:
    """Whole random games in every language: no event without a line, no turn without words."""
    speaker = terminal(language, players)
    for seed in range(3):
        agreed = Options(last_call=players == 2 and seed % 2 == 0, help="none")
        game = Table(GAME, Setup(agreed), players, QuickDice(seed))
        while awaited := GAME.awaited(game.state):
            events = [told.event for told in game.told]
            assert text(*speaker.tell(events, GAME.view(game.state, None))).strip()
            seen = game.sight(awaited[0])
            assert speaker.ask(seen)
            assert text(speaker.help(seen)).strip()
            assert text(speaker.board(seen)).strip()
            game.act(awaited[0], game.dice.pick(seen.legal, "offer").pick(game.dice))
        events = [told.event for told in game.told]
        assert text(*speaker.tell(events, GAME.view(game.state, None))).strip()
