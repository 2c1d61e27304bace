"""What every move is worth, in chances to win: by the Master's own reckoning, so that bots, hints
and reviews measure alike."""

from typing import NamedTuple

from deciban.games.enigma.minds import effects
from deciban.games.enigma.minds.bots import Thought, claimed, seen
from deciban.games.enigma.minds.master import Master
from deciban.games.enigma.minds.outlook import SURE, Change
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import AnyAction

MASTER = Master()


class Worth(NamedTuple):
    action: AnyAction
    chance: float
    """To win with it."""


def weighed(thought: Thought) -> list[Worth]:
    """The moves that there are, the best first. Of attempts only the likeliest; nothing where the
    Master decides by other means."""
    match thought.view.phase:
        case "turn":
            found = _turn(thought)
        case "name":
            found = _names(thought)
        case "belief":
            lie, gain, loss = MASTER.stakes(thought)
            found = _pair(thought, data.Doubt(), data.Believe(), lie * gain - (1 - lie) * loss)
        case "cancel":
            found = _pair(thought, data.Cancel(), data.Allow(), _price(thought))
        case _:
            found = []
    return sorted(found, key=lambda each: -each.chance)


def attempt_chance(thought: Thought, attempt: data.Attempt) -> float:
    """How likely an attempt is right, whichever it is."""
    known, outlook = thought.known, thought.outlook
    aim = outlook.aim
    if attempt.borrowed is not None:
        aim = aim.borrowing(known.deck.aims[attempt.borrowed]) or aim
    if aim.misses(outlook.player.decryption, outlook.player.chaos):
        return 0.0
    places = [pointer.place for pointer in attempt.points]
    rooms = [known.deck.number[pointer.room] for pointer in attempt.points]
    chance = known.layouts.agree(places, rooms)
    if attempt.suspect is not None:
        suspect = attempt.suspect
        chance *= known.cast.chances(suspect.seat).get(suspect.character, 0.0)
    return chance


def _turn(thought: Thought) -> list[Worth]:
    outlook = thought.outlook
    told = effects.curiosity(outlook)
    found: list[Worth] = []
    if thought.attempt is not None:
        chance, attempt = thought.attempt
        found.append(Worth(attempt, 1.0 if chance >= SURE else chance))
    for spend in (False, True):
        cost = outlook.gain(Change(decryption=False)) if spend else 0.0
        for place in thought.visits(spend):
            value = MASTER.visit_value(thought, place, float(told[place])) + cost
            found.append(Worth(data.Visit(place, spend), _share(outlook.now + value)))
    if thought.may_pass:
        found.append(Worth(data.Pass(), _share(MASTER.later(thought))))
    return found


def _names(thought: Thought) -> list[Worth]:
    names, now = thought.known.deck.names, thought.outlook.now
    if not thought.doubters:
        values = list(thought.gains)
    else:
        options = MASTER.options(thought, claimed(thought).place, seen(thought))
        values = [option.value for option in options]
    return [
        Worth(data.Say(name), _share(now + value))
        for name, value in zip(names, values, strict=True)
    ]


def _price(thought: Thought) -> float:
    """What it gains to pay for cancelling an effect."""
    room = thought.known.deck.number[claimed(thought).room]
    token = thought.known.deck.rooms[room].cancel
    assert token is not None
    change = effects.with_token(Change(), token, False)
    return thought.outlook.gain(change) + MASTER.harmed(thought, room)


def _pair(thought: Thought, yes: AnyAction, no: AnyAction, gain: float) -> list[Worth]:
    now = thought.outlook.now
    return [Worth(yes, _share(now + gain)), Worth(no, _share(now))]


def _share(chance: float) -> float:
    return float(min(1.0, max(0.0, chance)))
