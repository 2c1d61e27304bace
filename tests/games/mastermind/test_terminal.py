"""Mastermind in a terminal: what is shown, and what is read."""

from typing import Any

import pytest
from rich.console import Console, RenderableType

from deciban.arena import Table
from deciban.games.mastermind.rules.data import Answer, Challenge, Claim, Decline, Guess, Hide
from deciban.games.mastermind.shell.terminal import MastermindTerminal
from deciban.kernel import Action, QuickDice, Refused, Setup, registry
from deciban.kernel.texts import LANGUAGES, Texts, lookup

GAME = registry.game("mastermind")
CODE, WRONG = (0, 1, 2, 3), (4, 4, 5, 5)
MAKER, BREAKER = 0, 1


def terminal(language: str = "en") -> MastermindTerminal:
    return MastermindTerminal(Texts(language, *lookup("mastermind", terminal=True)), ["Ann", "Bob"])


def table(*deeds: tuple[int, Action], **options: Any) -> Table:
    agreed = GAME.types.options(**{"first": "seat-0", **options})
    made = Table(GAME, Setup(agreed), 2, QuickDice(1))
    for seat, action in deeds:
        made.act(seat, action)
    return made


def text(*shown: RenderableType) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(*shown, sep="\n")
    return captured.get()


def board(at: Table, viewer: int | None, language: str = "en") -> str:
    return text(terminal(language).board(at.sight(viewer)))


def read(typed: str, at: Table, seat: int, language: str = "en") -> Action:
    return terminal(language).read(typed, at.sight(seat))


# Codes.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_letter_of_its_own(language: str) -> None:
    letters = terminal(language).letters
    assert len(letters) == 10
    assert len(set(letters)) == 10
    assert all(len(letter) == 1 for letter in letters)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "RYGB"),
        ("en", "r y g b"),
        ("en", "  r,y;g/b "),
        ("en", "1234"),
        ("en", "1 y 3 b"),
        ("ru", "КЖЗС"),
        ("ru", "к ж з с"),
        ("ru", "1234"),
        ("uk", "ЧЖЗС"),
        ("uk", "чжзс"),
        ("uk", "1,2,3,4"),
    ],
)
def test_a_code_is_read_however_it_is_typed(language: str, typed: str) -> None:
    assert read(typed, table(), MAKER, language) == Hide(CODE)
    hidden = table((MAKER, Hide(WRONG)))
    assert read(typed, hidden, BREAKER, language) == Guess(CODE)


def test_the_tenth_colour_is_typed_as_nought() -> None:
    assert read("9011", table(colors=10), MAKER) == Hide((8, 9, 0, 0))


@pytest.mark.parametrize("typed", ["r--b", "r..b", "1 _ _ 4"])
def test_with_blanks_a_hole_may_stay_empty(typed: str) -> None:
    assert read(typed, table(blanks=True), MAKER) == Hide((0, 6, 6, 3))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "row-length"),
        ("ryg", "row-length"),
        ("rygbr", "row-length"),
        ("r-gb", "no-blanks"),
        ("rygx", "no-such-color"),
        ("rygw", "no-such-color"),
        ("1237", "no-such-color"),
        ("1230", "no-such-color"),
        ("ryg\x07", "no-such-color"),
        ("ryg²", "no-such-color"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read(typed, table(), MAKER)


# Keys by hand.

ANSWERING = table((MAKER, Hide(CODE)), (BREAKER, Guess((0, 2, 1, 4))), answers="by-hand")
"""The right answer is one red key and two white ones."""


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "1 2"),
        ("en", "12"),
        ("en", "1,2"),
        ("en", "rww"),
        ("en", "W R W"),
        ("ru", "кбб"),
        ("uk", "Ч Б Б"),
    ],
)
def test_keys_are_read_as_numbers_or_letters(language: str, typed: str) -> None:
    assert read(typed, ANSWERING, MAKER, language) == Answer(1, 2)


@pytest.mark.parametrize("typed", ["0", "-", "0 0"])
def test_no_keys_at_all(typed: str) -> None:
    nothing = table((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)), answers="by-hand")
    assert read(typed, nothing, MAKER) == Answer(0, 0)


@pytest.mark.parametrize("typed", ["", "1", "1 2 3", "red", "x", "r2"])
def test_what_is_no_answer_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="keys-unreadable"):
        read(typed, ANSWERING, MAKER)


def test_a_wrong_answer_has_to_be_meant() -> None:
    with pytest.raises(Refused, match="answer-slip") as slip:
        read("2 1", ANSWERING, MAKER)
    assert slip.value.refusal.facts == {"keys": "1 red, 2 white", "typed": "2 1!"}
    assert read("2 1!", ANSWERING, MAKER) == Answer(2, 1)


# Challenges and claims.


def test_a_challenge_is_offered_only_where_there_is_one() -> None:
    automatic = table((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)))
    assert "!" not in terminal().ask(automatic.sight(BREAKER))
    answered = table(
        *((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)), (MAKER, Answer(1, 1))), answers="by-hand"
    )
    assert "!" in terminal().ask(answered.sight(BREAKER))
    assert "!" in text(terminal().help(answered.sight(BREAKER)))
    assert read("!", answered, BREAKER) == Challenge()


@pytest.mark.parametrize(
    ("language", "yes", "no"), [("en", "Y", "no"), ("ru", "да", "Н"), ("uk", "т", "ні")]
)
def test_a_claim_is_yes_or_no(language: str, yes: str, no: str) -> None:
    deeds = ((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)), (MAKER, Answer(4, 0)))
    doubtful = table(*deeds, answers="by-hand")
    assert read(yes, doubtful, BREAKER, language) == Claim()
    assert read(no, doubtful, BREAKER, language) == Decline()
    with pytest.raises(Refused, match="yes-or-no"):
        read("?!", doubtful, BREAKER, language)


# The board.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_code_is_shown_to_its_maker_alone(language: str) -> None:
    hidden = table((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)))
    code = "   ".join(terminal(language).letters[peg] for peg in CODE)
    assert code in board(hidden, MAKER, language)
    assert code not in board(hidden, BREAKER, language)
    assert code not in board(hidden, None, language)


def test_rows_are_shown_with_their_keys_and_colours_by_name() -> None:
    shown = board(table((MAKER, Hide(CODE)), (BREAKER, Guess((0, 2, 1, 4)))), BREAKER)
    assert "1   R   G   Y   O   ●○○·" in shown
    assert "orange" in shown


def test_the_game_before_stays_in_sight() -> None:
    deeds = ((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)), (BREAKER, Guess(CODE)))
    shown = board(table(*deeds), BREAKER)
    assert "●●●●" in shown
    assert "game 2 of 2" in shown
    assert "Ann: 2" in shown


def test_the_notebook_helps_as_far_as_agreed() -> None:
    deeds = ((MAKER, Hide(CODE)), (BREAKER, Guess(WRONG)))
    assert "orange ✗" not in board(table(*deeds, help="none"), BREAKER)
    assert "orange ✗" in board(table(*deeds, help="facts"), BREAKER)
    full = board(table(*deeds, help="full"), BREAKER)
    assert "256 codes are left" in full
    assert "codes" not in board(table(*deeds, help="full"), MAKER)


def test_a_contradiction_is_named_whatever_the_help() -> None:
    deeds = (
        *((MAKER, Hide(CODE)), (BREAKER, Guess((0, 0, 0, 0))), (MAKER, Answer(0, 0))),
        *((BREAKER, Guess((0, 0, 0, 0))), (MAKER, Answer(1, 0))),
    )
    shown = board(table(*deeds, answers="by-hand", help="none"), BREAKER)
    assert terminal().say("conflict", count=2, rows="1, 2") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_is_told(language: str) -> None:
    """Whole random matches by hand, in every language: no event without a line."""
    speaker = terminal(language)
    for seed in range(15):
        agreed = GAME.types.options(answers="by-hand", games=2, rows=5)
        game = Table(GAME, Setup(agreed), 2, QuickDice(seed))
        while awaited := GAME.awaited(game.state):
            events = [told.event for told in game.told]
            assert text(*speaker.tell(events, GAME.view(game.state, None))).strip()
            sight = game.sight(awaited[0])
            assert speaker.ask(sight)
            assert text(speaker.help(sight)).strip()
            game.act(awaited[0], game.dice.pick(sight.legal, "offer").pick(game.dice))
