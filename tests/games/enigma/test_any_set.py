"""Whatever set of cards is not refused can be played to the end, by any number of players."""

import json
from typing import Any

import msgspec
import pytest

from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.data import Characters, Options
from deciban.games.enigma.rules.rules import Enigma
from deciban.games.enigma.rules.sets import Sets, house_set
from deciban.kernel import QuickDice, RandomBot, Setup
from deciban.kernel.table import play

TOKENS = ("decryption", "chaos")
WHO = ("self", "anyone", "opponent", "all")
CONDITIONS = (None, None, None, "chaos", "no-chaos", "decryption", "no-decryption")
HOUSE = msgspec.to_builtins(house_set())
ROOMS = tuple(room["id"] for room in HOUSE["rooms"])
PEOPLE = tuple(who["id"] for who in HOUSE["characters"])
DEEDS = ("take", "return", "toggle", "look", "turn", "shuffle", "swap", "redraw", "time", "choose")
WITH_OTHERS = ("meet", "trade")
TWICE = tuple(who for who in PEOPLE if who != "spy")
SETS = 60


@pytest.mark.parametrize("seed", range(SETS))
def test_a_set_that_is_taken_can_be_played(seed: int) -> None:
    cards = Sets().read(written(any_set(QuickDice(seed))))
    for seats in range(1, 6):
        play_all(cards, seats, seed)


def play_all(cards: CardSet, seats: int, seed: int) -> None:
    ways: tuple[Characters, ...] = ("introductory", "standard", "growing")
    for characters in ways[: 3 if seats > 1 else 1]:
        options = Options(characters=characters, breakthroughs=3)
        play(Enigma(), Setup(options, cards), [RandomBot()] * seats, QuickDice(seed))


def any_set(dice: QuickDice) -> dict[str, Any]:
    """The house set with other effects, goals and casts."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(HOUSE))
    for room in made["rooms"]:
        forms = [form for form in ("steps", "pair", "solo") if room[form] is not None]
        for form in forms:
            room[form] = [a_step(dice, form == "solo") for _ in range(1 + dice.below(3, "steps"))]
        room["corner"] = dice.pick(("none", *TOKENS), "corner")
        room["cancel"] = dice.pick((None, None, *TOKENS), "cancel")
    for who in made["characters"]:
        if who["id"] not in ("spy", "medium", "ghost"):
            who["goal"] = a_goal(dice)
    made["casts"] |= casts(dice)
    return made


def casts(dice: QuickDice) -> dict[str, Any]:
    """Some characters twice, but for the one that outlasts time."""
    made: dict[str, Any] = {}
    for name, least in (("introductory", 5), ("introductory_pair", 6), ("standard", 6)):
        count = least + dice.below(3, "cast")
        made[name] = list(dice.shuffled((*PEOPLE, *TWICE), "cast")[:count])
    outside = [who for who in PEOPLE if who not in made["introductory"]]
    winners = dice.shuffled(PEOPLE, "growth")
    made["growth"] = [
        {"wins": wins, "joins": joins, "leaves": dice.below(2, "leaves") == 1}
        for wins, joins in zip(winners, outside, strict=False)
    ]
    return made


def a_step(dice: QuickDice, alone: bool) -> dict[str, Any]:
    step: dict[str, Any] = {"do": dice.pick(DEEDS if alone else (*DEEDS, *WITH_OTHERS), "do")}
    match step["do"]:
        case "take" | "return" | "toggle":
            either = ("either",) if step["do"] == "take" else ()
            step |= {"token": dice.pick((*TOKENS, *either), "token"), "who": dice.pick(WHO, "who")}
        case "look":
            step |= {"cards": 1 + dice.below(8, "cards"), "elsewhere": dice.below(2, "where") == 1}
            step |= {"share": dice.below(2, "share") == 1}
            step["announce"] = dice.pick(("nothing", "corner", "name"), "announce")
        case "turn":
            step["cards"] = 1 + dice.below(8, "cards")
        case "shuffle":
            step |= dice.pick(({"open": True}, {"cards": 9, "per_player": True}, {"cards": 2}), "s")
        case "choose":
            ways: list[dict[str, Any]] = [
                {"steps": [a_plain_step(dice)]},
                {"steps": [a_plain_step(dice)]},
            ]
            ways[0]["when"] = dice.pick(CONDITIONS, "when")
            step["of"] = ways
    return {**step, "when": dice.pick(CONDITIONS, "when"), "may": dice.below(3, "may") == 0}


def a_plain_step(dice: QuickDice) -> dict[str, Any]:
    while True:
        step = a_step(dice, True)
        if step["do"] != "choose":
            return step


def a_goal(dice: QuickDice) -> list[dict[str, Any]]:
    tokens = [{"ask": dice.pick(("hold", "lack"), "ask"), "token": dice.pick(TOKENS, "token")}]
    if dice.below(2, "point"):
        rooms = dice.shuffled(ROOMS[:4], "rooms")[: 1 + dice.below(3, "rooms")]
        return [*tokens, {"ask": "point", "rooms": list(rooms)}]
    return [*tokens, {"ask": "name", "cards": 1 + dice.below(9, "cards")}]


def written(made: Any) -> str:
    """As TOML."""
    plain = msgspec.to_builtins(made)
    return "\n".join(f"{key} = {_value(value)}" for key, value in plain.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        parts = (f"{key} = {_value(each)}" for key, each in value.items() if each is not None)
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
