"""Enigma at one terminal: whole games, typed as people type."""

import json
from typing import Any

import pytest

from deciban.arena import Table
from deciban.games.enigma.rules.data import Goal
from deciban.games.enigma.shell.terminal import EnigmaTerminal
from deciban.kernel import Action, QuickDice, Sight, registry
from deciban.kernel.texts import Texts, lookup
from tests.cli.conftest import Deciban
from tests.games.enigma.typed import write

PLAY = ("play", "enigma")
SEED = 5


def words(language: str) -> Texts:
    return Texts(language, *lookup("enigma", terminal=True))


def some(sight: Sight[Any], chance: QuickDice) -> Action:
    """Anything but the goal, mostly, so that the game lasts."""
    offers = [offer for offer in sight.legal if not isinstance(offer, Goal)]
    if not offers or not chance.below(12, "attempt"):
        offers = list(sight.legal)
    return chance.pick(offers, "offer").pick(chance)


def script(players: int, language: str, options: dict[str, Any]) -> tuple[str, Table]:
    """What a person types against random bots, to the end of the table."""
    game = registry.game("enigma")
    setup = registry.supplied(game, game.types.options(**options))
    table = Table(game, setup, players, QuickDice(SEED), 1)
    speaker = EnigmaTerminal(words(language), [str(seat) for seat in range(players)])
    bot, chance, typed = registry.bot(game, "random"), QuickDice(9), []
    while awaited := game.awaited(table.state):
        bots = [seat for seat in awaited if seat]
        if bots:
            table.ask(bot, bots[0])
            continue
        action = some(table.sight(0), chance)
        typed.append(write(action, table.sight(0), speaker).strip())
        table.act(0, action)
    no = words(language).say("typed-no").split()[0]
    return "".join(f"{line}\n" for line in [*typed, no]), table


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_whole_match_against_random_bots(deciban: Deciban, language: str, players: int) -> None:
    options = {"characters": "standard", "breakthroughs": 3}
    typed, table = script(players, language, options)
    game = (*PLAY, "--bots", ",".join(["random"] * (players - 1)), "--seed", str(SEED))
    done = deciban(*game, "--lang", language, "--options", json.dumps(options), typed=typed)
    assert done.exit_code == 0
    texts = words(language)
    state = table.state
    assert state.end is not None
    shown = " ".join(done.stdout.split())
    speaker = EnigmaTerminal(texts, [])
    rooms = (f"{place} {speaker.wording.room(room)}" for place, room in enumerate(state.rooms, 1))
    assert texts.say("line-mansion", rooms=", ".join(rooms)) in shown
    assert texts.say("play-once-more") in shown
    assert "refusal" not in shown


def test_bots_can_be_watched_and_no_secret_is_told(deciban: Deciban) -> None:
    done = deciban(*PLAY, "--people", "0", "--bots", "random,random,random", "--seed", "1")
    assert done.exit_code == 0
    assert "Keeper of Time:" in done.stdout
    assert "Your character" not in done.stdout
    assert "You see card" not in done.stdout


def test_what_a_person_saw_is_wiped_before_the_next_one_looks(deciban: Deciban) -> None:
    typed = "\n1\n\ni\n\nq\n"
    done = deciban(*PLAY, "--people", "3", "--bots", "", "--seed", "3", typed=typed)
    hand_over = words("en").say("play-hand-over", name="Player 2")
    before, _, after = done.stdout.partition(hand_over)
    assert "You see card 1: Book of Order and Chaos." in before
    assert "“Card 1 is Crypt.”" in after
    assert "You see card" not in after
    assert "(Book" not in after


BAD: list[tuple[str, str, dict[str, Any]]] = [
    ("", "turn-unread", {}),
    ("x", "card-number", {"sign": "x"}),
    ("p", "name-first", {}),
    ("d 1", "no-decryption", {}),
    ("!1", "goal-pointers", {}),
    ("!1 2 3 4", "cards-too-many", {"count": 2}),
]


def test_bad_input_is_refused_in_words_and_loses_nothing(deciban: Deciban, language: str) -> None:
    texts = words(language)
    typed = "".join(f"{bad}\n" for bad, _, _ in BAD) + "1\n\nq\n"
    game = (*PLAY, "--bots", "random,random", "--seed", "3", "--lang", language)
    shown = " ".join(deciban(*game, typed=typed).stdout.split())
    for _, reason, facts in BAD:
        assert " ".join(texts.say(f"refusal-{reason}", **facts).split()) in shown, reason
    name = texts.say("play-you")
    assert texts.say("line-visited", name=name, place=1) in shown
