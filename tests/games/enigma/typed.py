"""Actions of Enigma, as people type them into a terminal."""

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Attempt, View
from deciban.games.enigma.shell.terminal import EnigmaTerminal
from deciban.kernel import Action, Sight


def write(action: Action, sight: Sight[View], terminal: EnigmaTerminal) -> str:
    say, view = terminal.say, sight.view
    match action:
        case data.Keep(character):
            return terminal.wording.character(character)
        case data.Visit(place, spend, uncover):
            taken = "" if uncover is None else f" {uncover + 1}"
            return f"{say('typed-token').split()[0] if spend else ''} {place + 1}{taken}"
        case data.Say(room):
            return _letter(room, terminal)
        case data.Believe() | data.Doubt() | data.Cancel() | data.Allow() | data.Pass():
            return say(f"typed-{type(action).__name__.lower()}").split()[0]
        case data.Select(places):
            return " ".join(str(place + 1) for place in places)
        case data.Target(seat):
            return str(seat + 1)
        case data.Decide(way):
            return _decision(way, sight, terminal)
        case data.Begin(characters):
            change = characters != view.characters
            return say("typed-standard").split()[0] if change else ""
    assert isinstance(action, Attempt)
    return _attempt(action, terminal)


def _letter(room: str, terminal: EnigmaTerminal) -> str:
    return terminal.letters[list(terminal.wording.rooms()).index(room)]


def _decision(way: int | None, sight: Sight[View], terminal: EnigmaTerminal) -> str:
    (offer,) = sight.legal
    if data.Decide(None) in offer:
        return terminal.say("typed-no" if way is None else "typed-yes").split()[0]
    ways = [each for each in range(9) if data.Decide(each) in offer]
    assert way is not None
    return str(ways.index(way) + 1)


def _attempt(action: Attempt, terminal: EnigmaTerminal) -> str:
    typed = ["!"]
    if action.borrowed is not None:
        typed.append(terminal.wording.character(action.borrowed).lower())
    typed += [f"{point.place + 1}={_letter(point.room, terminal)}" for point in action.points]
    if action.suspect is not None:
        character = terminal.wording.character(action.suspect.character)
        typed.append(f"@{action.suspect.seat + 1}={character}")
    return " ".join(typed) + "!"
