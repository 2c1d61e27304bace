"""Break the Code at one terminal, and bots among themselves."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from deciban.arena import Table
from deciban.games.break_the_code.rules.data import Ask, Guess
from deciban.games.break_the_code.rules.questions import CHOICES
from deciban.games.break_the_code.shell.wording import Speech
from deciban.kernel import Action, QuickDice, Setup, registry
from deciban.kernel.texts import Texts, lookup
from tests.cli.conftest import Deciban, ending

GAME = registry.game("break-the-code")
PLAY = ("play", "break-the-code")
SEED = 2

Policy = Callable[[Any, int], Action]
"""What a seat does in a state."""


def words(language: str) -> Texts:
    return Texts(language, *lookup("break-the-code", terminal=True))


def table(players: int, seed: int = SEED, **options: Any) -> Table:
    return Table(GAME, Setup(GAME.types.options(**options)), players, QuickDice(seed))


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def ask_first(state: Any, seat: int) -> Action:
    card = state.market[0]
    return Ask(card, CHOICES.get(card, (None,))[0])


def guess_right(state: Any, seat: int) -> Action:
    return Guess(state.hands[1 - seat] if len(state.hands) == 2 else state.centre)


def guess_wrong(state: Any, seat: int) -> Action:
    return Guess(state.hands[seat - 1])


def write(action: Action, language: str) -> str:
    if isinstance(action, Ask):
        return f"{action.card} {'' if action.digit is None else action.digit}"
    assert isinstance(action, Guess)
    return f"{Speech(words(language)).plain(action.tiles)}!"


def script(at: Table, policies: list[Policy], language: str = "en") -> str:
    """What people at one terminal type who do this one after another, and then the last of it."""
    typed, here = [], None
    while awaited := GAME.awaited(at.state):
        seat = awaited[0]
        if seat != here:
            typed.append("")
        here = seat
        action = (
            policies.pop(0)(at.state, seat) if len(policies) > 1 else policies[0](at.state, seat)
        )
        at.act(seat, action)
        typed.append(write(action, language))
        if len(at.seats) > 2 and isinstance(action, Guess):
            typed.append("")  # Seen.
    return lines(*typed)


# Playing.


def test_a_person_breaks_the_code_of_a_bot(deciban: Deciban, language: str) -> None:
    code = Speech(words(language)).plain(table(2).state.hands[1])
    game = (*PLAY, "--bots", "novice", "--seed", str(SEED), "--lang", language)
    done = deciban(*game, typed=lines(code))
    assert done.exit_code == 0
    assert ending(done.stdout) == words(language).say("ending-won")


@pytest.mark.parametrize("level", ["random", "novice", "skilled", "master"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_plays_with_a_person(deciban: Deciban, level: str, players: int) -> None:
    guess = Speech(words("en")).plain(table(players).state.hands[1])
    bots = ",".join([level] * (players - 1))
    done = deciban(*PLAY, "--bots", bots, "--seed", str(SEED), typed=lines("?", f"{guess}!"))
    assert done.exit_code == 0
    assert "The screens are taken away." in done.stdout


@pytest.mark.parametrize(
    "bots", ["skilled,novice", "novice,skilled,random", "skilled," * 3 + "random"]
)
def test_bots_can_be_watched(deciban: Deciban, bots: str) -> None:
    done = deciban(*PLAY, "--people", "0", "--bots", bots, "--seed", "1")
    assert done.exit_code == 0
    assert "The tiles are dealt. First to move:" in done.stdout
    assert "The screens are taken away." in done.stdout


def test_two_people_break_both_codes(deciban: Deciban, language: str) -> None:
    typed = script(table(2), [guess_right], language)
    done = deciban(*PLAY, "--people", "2", "--seed", str(SEED), "--lang", language, typed=typed)
    assert done.exit_code == 0
    assert ending(done.stdout) == words(language).say("ending-drawn")


def test_without_cards_nobody_wins(deciban: Deciban, language: str) -> None:
    typed = script(table(2), [ask_first], language)
    done = deciban(*PLAY, "--people", "2", "--seed", str(SEED), "--lang", language, typed=typed)
    assert done.exit_code == 0
    assert ending(done.stdout) == words(language).say("ending-nobody")


def test_three_people_and_two_of_them_are_right(deciban: Deciban) -> None:
    typed = script(table(3), [guess_right, guess_wrong, guess_right])
    done = deciban(*PLAY, "--people", "3", "--seed", str(SEED), typed=typed)
    assert done.exit_code == 0
    first = table(3).state.first
    winners = sorted(f"Player {(first + at) % 3 + 1}" for at in (0, 2))
    assert ending(done.stdout) == f"{', '.join(winners)} broke the code."


def test_what_a_guesser_saw_is_on_the_screen_for_nobody_else(deciban: Deciban) -> None:
    at = table(4)
    speech = Speech(words("en"))
    centre = speech.plain(at.state.centre)
    typed = script(at, [guess_wrong, ask_first, ask_first, ask_first])
    first = typed.split("\n")[:8]
    done = deciban(*PLAY, "--people", "4", "--seed", str(SEED), typed=lines(*first, "q"))
    seen, _, after = done.stdout.partition(words("en").say("play-seen"))
    assert centre in seen
    assert centre not in after
    assert "guess at the centre: wrong" in after


BAD = [
    ("{own}", "guess-own"),
    ("{back}", "guess-order"),
    ("{few}", "guess-size"),
    ("{twice}", "guess-tile"),
    ("{gone}", "card-gone"),
    ("{choice}", "pick-digit"),
    ("{plain} 3", "no-choice"),
    ("pass", "no-passing"),
    ("", "turn-empty"),
    ("5w", "five-green"),
    ("?!", "tile-unreadable"),
]


def test_bad_input_is_refused_in_words_and_loses_nothing(deciban: Deciban, language: str) -> None:
    state, texts = table(2, seed=3).state, words(language)
    speech, seat = Speech(texts), state.first
    code = state.hands[1 - seat]
    plain = next(card for card in state.market if card not in CHOICES)
    choice = next(card for card in state.market if card in CHOICES)
    facts = {
        "own": speech.plain(state.hands[seat]),
        "back": speech.plain(code[::-1]),
        "few": speech.plain(code[1:]),
        "twice": speech.plain((code[0], *code[:4])),
        "gone": str(state.deck[0]),
        "choice": str(choice),
        "plain": str(plain),
    }
    typed = [bad.format(**facts) for bad, _ in BAD]
    game = (*PLAY, "--people", "2", "--seed", "3", "--lang", language)
    done = deciban(*game, typed=lines("", *typed, str(plain), "q"))
    assert done.exit_code == 0
    one, other = CHOICES[choice]
    given = {"sign": "?", "one": one, "other": other, **speech.example(5)}
    shown = " ".join(done.stdout.split())
    for _, reason in BAD:
        assert " ".join(texts.say(f"refusal-{reason}", **given).split()) in shown, reason
    next_one = texts.say("seat-number", number=2 - seat)
    assert texts.say("play-hand-over", name=next_one) in done.stdout


@pytest.mark.parametrize(
    ("wrong", "key", "facts"),
    [
        (("--people", "5"), "wrong-seats", {"seats": "2, 3, 4"}),
        (("--people", "3", "--options", '{"last_call": true}'), "wrong-seats", {"seats": "2"}),
        (("--as", "codemaker"), "no-roles", {}),
    ],
)
def test_who_can_not_sit_down_hears_why(
    deciban: Deciban, language: str, wrong: tuple[str, ...], key: str, facts: dict[str, str]
) -> None:
    done = deciban(*PLAY, *wrong, "--bots", "", "--lang", language)
    assert done.exit_code == 2
    assert done.stderr == words(language).say(f"refusal-{key}", **facts) + "\n"


# Simulating.


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        ("skilled,skilled", "{}"),
        ("skilled,novice", '{"last_call": true}'),
        ("novice,skilled,random", '{"tagiron": true}'),
        ("random,random,random,novice", '{"tagiron": true}'),
    ],
)
def test_bots_among_themselves(deciban: Deciban, bots: str, options: str) -> None:
    game = ("simulate", "break-the-code", "--bots", bots, "--games", "4", "--options", options)
    figures = json.loads(deciban(*game, "--cores", "1", "--json").stdout)
    assert figures["games"] == 4
    assert len(figures["wins"]) == len(bots.split(","))
    assert sum(figures["wins"]) + figures["draws"] + figures["nobody"] >= 4
    assert figures["mean_actions"] > 2


def test_skilled_beats_random(deciban: Deciban) -> None:
    game = ("simulate", "break-the-code", "--bots", "skilled,random", "--games", "10")
    figures = json.loads(deciban(*game, "--cores", "1", "--json").stdout)
    assert figures["wins"][0] > figures["wins"][1]
