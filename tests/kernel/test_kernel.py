"""Small parts of the kernel: names, refusals, audiences, the registry, texts."""

from typing import Any

import msgspec
import pytest

from deciban.kernel import (
    Action,
    Event,
    QuickDice,
    RandomBot,
    Refused,
    Setup,
    Sight,
    Told,
    heard,
    name_bots,
)
from deciban.kernel.bot import NAMES
from deciban.kernel.registry import bot, game, names
from deciban.kernel.texts import Texts, lookup, pick_language
from tests.kernel.traps import Choose, Traps, TrapsOptions


class LastCall(Action, frozen=True):
    pass


class Rang(Event, frozen=True):
    bell: int


def test_actions_and_events_carry_their_names() -> None:
    assert msgspec.json.encode(LastCall()) == b'{"type":"last-call"}'
    assert msgspec.json.decode(b'{"type":"rang","bell":2}', type=Rang) == Rang(2)


def test_unknown_fields_of_an_action_are_not_read() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"last-call","extra":1}', type=LastCall)


def test_an_event_reaches_its_audience_and_nobody_else() -> None:
    told = (Told(Rang(1)), Told(Rang(2), to=(0,)))
    assert heard(told, 0) == (Rang(1), Rang(2))
    assert heard(told, 1) == heard(told, None) == (Rang(1),)


def test_a_refusal_is_data_with_a_name() -> None:
    refusal = Refused("too-many-keys", pegs=4).refusal
    assert msgspec.json.encode(refusal) == b'{"reason":"too-many-keys","facts":{"pegs":4}}'


def test_every_game_of_the_house_can_be_had_by_name() -> None:
    for name in names():
        assert game(name).name == name
        assert next(iter(game(name).bots)) == "random"


def test_unknown_names_are_refused() -> None:
    with pytest.raises(Refused, match="unknown-game"):
        game("chess")
    with pytest.raises(Refused, match="unknown-level"):
        bot(game("mastermind"), "genius")


def test_the_random_bot_does_something_legal() -> None:
    rules = Traps()
    state = rules.start(Setup(TrapsOptions()), 2, QuickDice(1)).state
    sight: Sight[Any] = Sight(0, rules.view(state, 0), rules.legal(state, 0))
    action = RandomBot().choose(sight, QuickDice(1))
    assert isinstance(action, Choose)


def test_no_two_bots_are_called_the_same() -> None:
    for seed in range(100):
        dice = QuickDice(seed)
        first = name_bots(3, dice)
        assert len({*first, *name_bots(4, dice, first)}) == 7
    assert name_bots(4, QuickDice(5)) == name_bots(4, QuickDice(5))
    assert sorted(name_bots(len(NAMES), QuickDice(5))) == sorted(NAMES)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"DECIBAN_LANG": "en", "LANG": "uk_UA.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(environment: dict[str, str], language: str) -> None:
    assert pick_language(environment) == language


def test_a_game_speaks_before_the_house_in_browser_and_terminal() -> None:
    for terminal in (False, True):
        files = lookup("mastermind", terminal=terminal)
        assert files[-1] == "house"
        assert Texts("en", *files).say("stats-won") == Texts("en", "mastermind").say("stats-won")
    assert Texts("en", "house").say("stats-won") != Texts("en", "mastermind").say("stats-won")


def test_texts_know_plurals(texts_folder: Any) -> None:
    texts_folder(ru="rows = { $n } { $n -> \n [one] ряд \n [few] ряда \n *[other] рядов\n }\n")
    assert Texts("ru", "test").say("rows", n=3) == "3 ряда"
