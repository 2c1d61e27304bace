"""The assistant at a real table: what is typed is what was said, and following it breaks codes."""

import pytest
from rich.console import Console

from deciban.games.break_the_code.rules.questions import QUESTIONS, Question, answer, kind
from deciban.games.break_the_code.rules.tiles import Hand, hands
from deciban.games.break_the_code.shell.assistant import BreakTheCodeAssistant
from deciban.games.break_the_code.shell.reading import read_told
from deciban.games.break_the_code.shell.wording import Speech
from deciban.kernel import Refused
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from tests.games.break_the_code.said import places, runs, tiles
from tests.games.break_the_code.scene import CENTRES, HANDS


def words(language: str) -> Texts:
    return Texts(language, *lookup("break-the-code", terminal=True))


def assistant(
    players: int = 2, language: str = "en", *, tagiron: bool = False
) -> BreakTheCodeAssistant:
    speech = Speech(words(language))
    own = speech.plain(tiles(HANDS[players][0]))
    return BreakTheCodeAssistant(words(language), players, own, tagiron=tagiron)


def shown(helper: BreakTheCodeAssistant) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(helper.show())
    return captured.get()


def typed(helper: BreakTheCodeAssistant, *lines: str) -> None:
    for line in lines:
        helper.take(line)


# Answers.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_read_as_it_is_said(language: str) -> None:
    say = words(language).say
    speech = Speech(words(language))
    for hand in hands(5)[::50]:
        for asked in QUESTIONS:
            told = answer(asked, hand)
            said = speech.told(asked.card, told)
            assert read_told(said, kind(asked.card), 5, say) == told


@pytest.mark.parametrize(
    ("card", "said", "told"),
    [
        ("1", "bd", places("BD")),
        ("1", "B, D", places("BD")),
        ("1", "-", 0),
        ("1", "None", 0),
        ("7", "AB CDE", runs("AB", "CDE")),
        ("7", "a-b, c–d–e", runs("AB", "CDE")),
        ("7", "none", 0),
        ("9", " 3 ", 3),
        ("14", "Y", 1),
        ("14", "no", 0),
        ("15", "24", 24),
        ("15", "", None),
    ],
)
def test_answers_may_be_typed_sloppily(card: str, said: str, told: int | None) -> None:
    helper = assistant(3)
    typed(helper, card, said, "")
    assert helper.inquiry.heard[0].answers == (told, None)


def test_cyrillic_letters_are_understood_too() -> None:
    helper = assistant(language="ru")
    typed(helper, "7", "ав сде")
    assert helper.inquiry.heard[0].answers == (runs("AB", "CDE"),)


@pytest.mark.parametrize(
    ("card", "said", "reason"),
    [
        ("1", "F", "told-letters"),
        ("1", "3", "told-letters"),
        ("7", "A", "told-runs"),
        ("7", "AC", "told-runs"),
        ("7", "AB BC", "told-runs"),
        ("9", "many", "told-number"),
        ("15", "-4", "told-number"),
        ("14", "5", "yes-or-no"),
    ],
)
def test_what_is_no_answer_is_refused_and_asked_again(card: str, said: str, reason: str) -> None:
    helper = assistant()
    helper.take(card)
    before = helper.ask()
    with pytest.raises(Refused, match=reason):
        helper.take(said)
    assert helper.ask() == before


def test_with_four_tiles_there_is_no_e() -> None:
    helper = assistant(4)
    helper.take("1")
    with pytest.raises(Refused, match="told-letters"):
        helper.take("E")


# Whole games.


def truth(players: int) -> list[Hand]:
    return [tiles(hand) for hand in HANDS[players][1:]]


def follow(helper: BreakTheCodeAssistant, players: int, language: str) -> int:
    """Ask what is advised and type in the true answers, until a guess is advised."""
    speech = Speech(words(language))
    for questions in range(21):
        if helper.advice.guess is not None:
            return questions
        best = helper.advice.questions[0]
        helper.take("")
        for hand in truth(players):
            told = answer(Question(best.card, best.digit), hand)
            helper.take(speech.told(best.card, told))
    raise AssertionError("21 questions were not enough")


@pytest.mark.parametrize("language", LANGUAGES)
def test_following_the_advice_breaks_the_other_code(language: str) -> None:
    helper = assistant(2, language)
    follow(helper, 2, language)
    if helper.advice.guess != truth(2)[0]:
        helper.take("")
    assert helper.advice.guess == truth(2)[0]
    assert Speech(words(language)).plain(truth(2)[0]) in shown(helper)
    helper.take("!")
    assert helper.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_following_the_advice_breaks_the_centre(language: str) -> None:
    helper = assistant(3, language)
    follow(helper, 3, language)
    assert helper.advice.guess == tiles(CENTRES[3])


def test_four_players_are_helped_too() -> None:
    helper = assistant(4)
    everything = helper.advice.left
    typed(helper, "15", "13", "15", "20")
    assert 0 < helper.advice.left < everything


# The cards.


def cards(helper: BreakTheCodeAssistant) -> set[int]:
    return {value.card for value in helper.advice.questions}


def test_without_a_word_about_them_all_cards_that_were_not_asked_count() -> None:
    helper = assistant()
    assert cards(helper) == set(range(1, 22))
    typed(helper, "15", "21")
    assert cards(helper) == set(range(1, 22)) - {15}


def test_the_cards_that_lie_open_can_be_named_and_are_taken_by_asking() -> None:
    helper = assistant()
    helper.take("+ 1 4, 7 15")
    assert cards(helper) == {1, 4, 7, 15}
    typed(helper, "15", "21")
    assert cards(helper) == {1, 4, 7}
    helper.take("+9")
    assert cards(helper) == {1, 4, 7, 9}
    assert "1 4 7 9" in shown(helper)


def test_tagiron_with_four_players_is_without_cards_14_and_17() -> None:
    helper = assistant(4, tagiron=True)
    assert not cards(helper) & {14, 17}
    for line in ("14", "+ 17"):
        with pytest.raises(Refused, match="no-such-card"):
            helper.take(line)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["22"], "no-such-card"),
        (["0"], "no-such-card"),
        (["+"], "no-such-card"),
        (["+ 3 x"], "no-such-card"),
        (["2"], "pick-digit"),
        (["2 3"], "pick-digit"),
        (["15 1"], "no-choice"),
        (["15", "21", "15"], "card-asked"),
        (["~1"], "no-such-row"),
        (["=x"], "no-such-row"),
        (["1b 2w 4b 6w"], "guess-size"),
        (["0b 2w 4b 6w 8b"], "guess-own"),
        (["8b 6w 4b 2w 1b"], "guess-order"),
        (["hello"], "tile-unreadable"),
    ],
)
def test_a_slip_of_the_finger_changes_nothing(lines: list[str], reason: str) -> None:
    helper = assistant()
    typed(helper, *lines[:-1])
    before = helper.advice
    with pytest.raises(Refused, match=reason):
        helper.take(lines[-1])
    assert helper.advice == before


def test_at_the_centre_a_wrong_guess_is_nothing_to_go_on_from() -> None:
    with pytest.raises(Refused, match="no-such-card"):
        assistant(3).take("1b 2w 4b 6w 8b")


# Second thoughts.


def test_a_wrong_guess_counts_and_is_not_advised_again() -> None:
    helper = assistant()
    before = helper.advice.left
    helper.take("1b 2w 4b 6w 8b")
    assert helper.advice.left == before - 1
    with pytest.raises(Refused, match="guess-again"):
        helper.take("1b 2w 4b 6w 8b")


def test_contradictions_are_named_and_mended() -> None:
    helper = assistant()
    typed(helper, "9", "5", "15", "22", "10", "4")
    assert helper.advice.left == 0
    assert helper.advice.conflict
    doubted = ", ".join(str(row + 1) for row in helper.advice.conflict)
    say = words("en").say
    told = say("conflict", count=len(helper.advice.conflict), rows=doubted)
    assert told in shown(helper)
    typed(helper, "=1", "1")
    assert helper.advice.left > 0


def test_a_question_is_set_aside_and_counted_again() -> None:
    helper = assistant()
    left = [helper.advice.left]
    for line in ("15", "21", "~1", "~1"):
        helper.take(line)
        left.append(helper.advice.left)
    assert left[3] == left[0]
    assert left[4] == left[2] < left[0]


def test_every_step_can_be_taken_back() -> None:
    helper = assistant()
    steps = (["15", "21"], ["~1"], ["1b 2w 4b 6w 8b"], ["+ 1 4"], ["=1", "22"])
    seen = [helper.advice]
    for step in steps:
        typed(helper, *step)
        seen.append(helper.advice)
    for before in seen[-2::-1]:
        helper.take("<")
        assert helper.advice == before
    helper.take("<")
    assert helper.advice == seen[0]


def test_an_answer_that_is_waited_for_can_be_let_go() -> None:
    helper = assistant()
    before = helper.ask()
    typed(helper, "15", "<")
    assert helper.ask() == before
