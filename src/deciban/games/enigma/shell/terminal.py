"""Enigma in a terminal: the mansion as nine numbered cards."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.enigma.rules import cards, data
from deciban.games.enigma.rules.data import Attempt, Goal, Places, View
from deciban.games.enigma.rules.goals import holds_tokens
from deciban.games.enigma.shell.memory import remembered
from deciban.games.enigma.shell.reading import (
    NUMBERS,
    read_attempt,
    read_one,
    read_place,
    read_room,
    words,
)
from deciban.games.enigma.shell.wording import Wording
from deciban.kernel import Event, Listed, Refused, Sight
from deciban.shell.reading import read_yes
from deciban.shell.terminal import Terminal

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

BACK = Text("▒▒▒▒", "dim")
TOKENS = ("decryption", "chaos", "silence")


class EnigmaTerminal(Terminal[View]):
    def __init__(self, texts: "Texts", names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.say = texts.say
        self.wording = Wording(texts, names)
        self.letters = texts.say("room-letters").split()

    # What is seen.

    def board(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        tables = Table.grid(padding=(0, 3))
        tables.add_row(self._mansion(sight), self._players(view))
        head = self._title(view), self._time(view), ""
        return Group(*head, tables, *self._own(sight), "", self._rooms())

    def _title(self, view: View) -> Text:
        parts = [self.say("name"), self.say("board-game", game=view.game + 1)]
        if view.breaks:
            parts.append(self.say("board-breaks", count=view.breaks))
        return Text(" · ".join(parts), "bold")

    def _mansion(self, sight: Sight[View]) -> Table:
        known = {} if sight.view.options.help == "none" else remembered(sight.heard)
        grid = Table(box=box.SQUARE, show_header=False, show_lines=True)
        for row in range(3):
            grid.add_row(*(self._card(sight.view, 3 * row + at, known) for at in range(3)))
        return grid

    def _card(self, view: View, place: int, known: dict[int, str]) -> Text:
        cell = view.grid[place]
        room = cell.room or known.get(place)
        card = BACK if room is None else Text(self.wording.room(room))
        if cell.up:
            card.stylize("bold")
        elif room is not None:
            card = Text(f"({card.plain})", "italic")
        marks = [self.wording.players(cell.looked)] if cell.looked and not cell.up else []
        if cell.covered:
            marks.append(self.say("board-silence"))
        if cell.corner is not None:
            marks.append(self.say("board-corner", corner=cell.corner))
        return Text.assemble(f"{place + 1} ", card, "\n", Text(" · ".join(marks), "dim"))

    def _time(self, view: View) -> str:
        cells = " ".join("●" if cell == view.time else "○" for cell in range(view.last + 1))
        return f"{self.say('board-time')} {cells}"

    def _players(self, view: View) -> Table:
        grid = Table.grid(padding=(0, 2))
        for seat, player in enumerate(view.players):
            name = Text(f"{seat + 1} {self.names[seat]}", "bold" if seat == view.turn else "")
            hand = view.hands[seat]
            shown = BACK if hand is None else self.wording.character(hand)
            held = [self.say(f"board-{token}") for token in TOKENS if getattr(player, token)]
            marks = " · ".join([*held, *self._marks(view, seat)])
            grid.add_row(name, shown, marks or " ")  # Rich cuts the column before an empty one.
        return grid

    def _marks(self, view: View, seat: int) -> Iterable[str]:
        player = view.players[seat]
        if seat == view.keeper and len(view.players) > 1:
            yield self.say("board-keeper")
        if player.out:
            yield self.say("board-out")
        if view.answered[seat]:
            yield self.say("board-answered")
        if player.wins:
            yield self.say("board-wins", count=player.wins)

    def _own(self, sight: Sight[View]) -> Iterable[RenderableType]:
        """One's own character with its goal, and what is in the stack or beside it."""
        view = sight.view
        hand = None if sight.seat is None else view.hands[sight.seat]
        if hand is not None:
            goal = self.wording.said(self.wording.person(hand).text)
            name = self.wording.character(hand)
            yield Text(self.say("board-goal", character=name, goal=goal))
        if view.below:
            below = self.wording.characters(view.below)
            yield Text(self.say("board-below", characters=below))
        elif view.stack:
            yield Text(self.say("board-stack", count=view.stack))
        if view.laid:
            yield Text(self.say("board-laid", characters=self.wording.characters(view.laid)))

    def _rooms(self) -> Columns:
        rooms = self.wording.rooms().values()
        listed = (f"{letter} {name}" for letter, name in zip(self.letters, rooms, strict=False))
        return Columns([Text(each, "dim") for each in listed], padding=(0, 3))

    # What is told.

    def tell(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return [Text(line) for event in events for line in self.wording.lines(event, view)]

    # What is typed.

    def ask(self, sight: Sight[View]) -> str:
        view = sight.view
        match view.phase:
            case "keep":
                return self.say("ask-keep", characters=_numbered(self._dealt(view)))
            case "open":
                return self.say("ask-open", count=view.opening)
            case "name":
                return self.say("ask-name", room=self.wording.room(self._visited(view)))
            case "belief" | "cancel":
                return self._ask_answer(view)
            case "effect":
                return self._ask_effect(sight)
            case "between":
                (offer,) = sight.legal
                change = view.characters != "standard" and data.Begin("standard") in offer
                return self.say("ask-begin-or-standard" if change else "ask-begin")
        return self._ask_turn(sight)

    def _ask_turn(self, sight: Sight[View]) -> str:
        view = sight.view
        if view.muted:
            looking = any(data.Pass() not in offer for offer in sight.legal)
            return self.say("ask-muted" if looking else "ask-pass")
        key = "ask-turn" if not view.named else "ask-more" if view.usable else "ask-pass"
        return self.say(key)

    def _ask_answer(self, view: View) -> str:
        assert view.claim is not None
        facts = {"name": self.names[view.claim.seat], "room": self.wording.room(view.claim.room)}
        return self.say(f"ask-{view.phase}", **facts, place=view.claim.place + 1)

    def _ask_effect(self, sight: Sight[View]) -> str:
        view = sight.view
        assert view.claim is not None
        assert view.step is not None
        room, doing = self.wording.room(view.claim.room), self.wording.step(view.step)
        return self.say("ask-effect", room=room, doing=doing, how=self._how(sight))

    def _how(self, sight: Sight[View]) -> str:
        """How the step that is due is answered."""
        view, (offer,) = sight.view, sight.legal
        if isinstance(offer, Places):
            return self.say("ask-places", count=offer.count)
        assert isinstance(offer, Listed)
        if isinstance(offer.actions[0], data.Target):
            seats = [action.seat for action in offer.actions]
            players = ", ".join(f"{seat + 1} {self.names[seat]}" for seat in seats)
            return self.say("ask-player", players=players)
        if data.Decide(None) in offer:
            return self.say("ask-may")
        return self.say("ask-way", ways=_numbered(self._ways(view, offer)))

    def _ways(self, view: View, offer: Listed) -> dict[int, str]:
        """What may be decided, each with its number in the rules."""
        if not isinstance(view.step, cards.Choose):
            return {0: self.say("board-decryption"), 1: self.say("board-chaos")}
        ways = [action.way for action in offer.actions]
        return {way: self.wording.steps(view.step.of[way].steps) for way in ways}

    def _dealt(self, view: View) -> dict[str, str]:
        return {name: self.wording.character(name) for name in sorted(set(view.dealt))}

    def _visited(self, view: View) -> str:
        assert view.claim is not None
        room = view.grid[view.claim.place].room
        assert room is not None
        return room

    def help(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        lines = [self.say(f"typing-{view.phase}", letters=" ".join(self.letters))]
        if view.phase == "turn" and view.usable:
            lines.append(self.say("typing-token"))
        lines += [self._goal_help(goal) for goal in _goals(sight)]
        effects = (
            f"{letter} {room}: {self.wording.effect(name)}"
            for letter, (name, room) in zip(
                self.letters, self.wording.rooms().items(), strict=False
            )
        )
        return "\n".join([*effects, *lines])

    def _goal_help(self, goal: Goal) -> str:
        """How an attempt at this goal is typed."""
        typed = ["!"]
        if goal.borrowed is not None:
            typed.append(self.wording.character(goal.borrowed).lower())
        typed += [f"[{self.wording.room(room)}]" for room in goal.rooms]
        typed += [f"1={self.letters[0]}", f"2={self.letters[1]}", "…"] if goal.cards else []
        if goal.suspects is not None:
            typed.append(f"@{goal.suspects[0] + 1}={self.wording.character(goal.cast[0]).lower()}")
        return self.say("typing-goal", typed=" ".join(typed))

    def read(self, typed: str, sight: Sight[View]) -> data.AnyAction:
        view = sight.view
        match view.phase:
            case "keep":
                return data.Keep(read_one(typed.strip().lower(), self._dealt(view), NUMBERS))
            case "name":
                return data.Say(self._read_room(typed, view))
            case "belief":
                doubts = self._choice(typed, "typed-believe", "typed-doubt")
                return data.Doubt() if doubts else data.Believe()
            case "cancel":
                pays = self._choice(typed, "typed-allow", "typed-cancel")
                return data.Cancel() if pays else data.Allow()
            case "between":
                standard = typed.strip().lower() in self.say("typed-standard").split()
                return data.Begin("standard" if standard else view.characters)
            case "open":
                return self._read_places(typed, 1)
            case "effect":
                return self._read_effect(typed, sight)
        return self._read_turn(typed, sight)

    def _read_room(self, typed: str, view: View) -> str:
        """Nothing typed is the truth."""
        word = typed.strip().lower()
        return read_room(word, self.wording.rooms(), self.letters) if word else self._visited(view)

    def _choice(self, typed: str, *keys: str) -> int:
        """Which of these words it is."""
        word = typed.strip().lower()
        known = [self.say(key).split() for key in keys]
        for at, each in enumerate(known):
            if word in each:
                return at
        raise Refused("one-of", words=", ".join(each[0] for each in known))

    def _read_places(self, typed: str, count: int) -> data.Select:
        places = tuple(map(read_place, words(typed)))
        if len(places) != count:
            raise Refused("cards-count", count=count)
        return data.Select(places)

    def _read_effect(self, typed: str, sight: Sight[View]) -> data.AnyAction:
        (offer,) = sight.legal
        if isinstance(offer, Places):
            return self._read_places(typed, offer.count)
        assert isinstance(offer, Listed)
        if isinstance(offer.actions[0], data.Target):
            players = {seat: self.names[seat] for seat in range(len(self.names))}
            return data.Target(read_one(typed.strip().lower(), players, NUMBERS))
        if data.Decide(None) in offer:
            return data.Decide(0 if read_yes(typed, self.say) else None)
        return data.Decide(read_one(typed.strip().lower(), self._ways(sight.view, offer), NUMBERS))

    def _read_turn(self, typed: str, sight: Sight[View]) -> data.AnyAction:
        if typed.strip().startswith("!"):
            return self._read_attempt(typed.strip().removeprefix("!"), sight)
        said = words(typed)
        if len(said) == 1 and said[0] in self.say("typed-pass").split():
            return data.Pass()
        token = self.say("typed-token").split()
        spend = any(word in token for word in said)
        places = [read_place(word) for word in said if word not in token]
        if not 1 <= len(places) <= 2:
            raise Refused("turn-unread")
        return data.Visit(places[0], spend, places[1] if len(places) == 2 else None)

    def _read_attempt(self, typed: str, sight: Sight[View]) -> Attempt:
        """What is sure to fail has to be meant."""
        meant = typed.endswith("!")
        typed = typed.rstrip("!")
        characters = {name: self.wording.character(name) for name in dict.fromkeys(sight.view.cast)}
        rooms = self.wording.rooms()
        attempt = read_attempt(words(typed), _goals(sight), characters, rooms, self.letters)
        legal = any(attempt in offer for offer in sight.legal)
        if legal and not meant and self._is_doomed(attempt, sight):
            raise Refused("goal-doomed", typed=f"!{typed}!")
        return attempt

    def _is_doomed(self, attempt: Attempt, sight: Sight[View]) -> bool:
        """As far as this player can see."""
        view, seat = sight.view, sight.seat
        assert seat is not None
        hand = view.hands[seat]
        assert hand is not None
        cells = ((view.grid[point.place], point.room) for point in attempt.points)
        missed = any(cell.up and cell.room != room for cell, room in cells)
        return missed or not holds_tokens(view.players[seat], self.wording.person(hand).goal)


def _goals(sight: Sight[View]) -> list[Goal]:
    return [offer for offer in sight.legal if isinstance(offer, Goal)]


def _numbered(names: Mapping[Any, str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names.values(), 1))
