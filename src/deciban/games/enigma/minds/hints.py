"""Hints in three steps: what to think about, some moves worth a thought, what to do."""

import itertools
from typing import cast

import msgspec
from msgspec.structs import replace

from deciban.games.enigma.minds.advice import Hint, Topic, Worth
from deciban.games.enigma.minds.bots import Thought
from deciban.games.enigma.minds.endgame import endgame
from deciban.games.enigma.minds.judge import MASTER, weighed
from deciban.games.enigma.minds.outlook import SURE
from deciban.games.enigma.minds.solo import weigh
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import AnyAction, View
from deciban.kernel import QuickDice, Sight

SOME = 3
"""So many moves are worth a thought."""


def hint(sight: Sight[View], depth: int) -> Hint:
    return _alone(sight, depth) if len(sight.view.players) == 1 else _among(sight, depth)


def _alone(sight: Sight[View], depth: int) -> Hint:
    if sight.view.phase == "between":
        return _deeper(Hint("begin"), [Worth(data.Begin(sight.view.characters))], depth)
    choices, best = weigh(sight), endgame(sight)
    some = [Worth(each.action, each.chance) for each in choices]
    if best is None:
        told = Hint("alone", choices[0].chance, "trials", choices[0].error)
        return _deeper(told, some, depth)
    others = [each for each in some if each.action != best.action]
    told = Hint("alone", best.chance, "exact")
    return _deeper(told, [Worth(best.action, best.chance), *others], depth)


def _deeper(told: Hint, choices: list[Worth], depth: int) -> Hint:
    """With some moves that are worth a thought, and with the best of them."""
    if depth == 1:
        return told
    if depth == 2:
        return replace(told, some=_mixed(choices[:SOME]))
    weighed = tuple(each for each in choices if each.chance is not None)
    return replace(told, some=weighed, action=choices[0].action)


def _among(sight: Sight[View], depth: int) -> Hint:
    thought = Thought(sight)
    topic = _topic(thought)
    told = Hint(topic, None if topic == "begin" else float(thought.outlook.now))
    if topic == "believe" and depth > 1:
        told = replace(told, odds=float(MASTER.stakes(thought)[0]))
    choices = [Worth(each.action, each.chance) for each in weighed(thought)] if depth > 1 else []
    return _deeper(told, choices or _decided(thought), depth)


def _topic(thought: Thought) -> Topic:
    match thought.view.phase:
        case "keep" | "between" | "open":
            return "begin"
        case "name":
            return "name"
        case "belief":
            return "believe"
        case "cancel":
            return "cancel"
        case "effect":
            return "effect"
    return _turn(thought)


def _turn(thought: Thought) -> Topic:
    outlook = thought.outlook
    if thought.view.muted:
        return "silence"
    if outlook.aim.outlast:
        return "outlast"
    if thought.attempt is not None and thought.attempt[0] >= SURE:
        return "goal"
    known = any(prospect.chance >= SURE for prospect in outlook.prospects)
    return "tokens" if known else "find"


def _decided(thought: Thought) -> list[Worth]:
    """What the Master would do, and something else that could be done."""
    action = MASTER.act(thought, QuickDice(0))
    dice = QuickDice(1)
    picked = (offer.pick(dice) for offer in thought.sight.legal for _ in range(8))
    others = (each for each in picked if each != action)
    return [Worth(cast("AnyAction", each)) for each in (action, *itertools.islice(others, 1))]


def _mixed(choices: list[Worth]) -> tuple[Worth, ...]:
    """In an order that says nothing, and without their chances."""
    actions = sorted((each.action for each in choices), key=msgspec.json.encode)
    return tuple(Worth(action) for action in actions)
