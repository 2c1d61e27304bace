"""`deciban play`: a table of people and bots at one terminal."""

from typing import Any, NamedTuple

from rich.console import Console, RenderableType
from rich.text import Text

from deciban.arena import Table, check_seats
from deciban.cli.options import read_options
from deciban.cli.screen import Gone, Screen
from deciban.cli.words import refusal, speaking
from deciban.kernel import (
    Action,
    Bot,
    Options,
    QuickDice,
    Refused,
    Result,
    Terminal,
    heard,
    registry,
)
from deciban.kernel.registry import AnyGame
from deciban.kernel.texts import Texts


class Invitation(NamedTuple):
    """Who plays what."""

    game: str
    role: str | None
    people: int
    levels: tuple[str, ...] | None
    options: str
    seed: int | None


def play_game(invitation: Invitation, language: str | None) -> None:
    with speaking(language, invitation.game) as texts:
        sitting = _sit_down(invitation, texts)
    try:
        sitting.play()
    except Gone:
        sitting.screen.line(texts.say("play-quit"))


def _sit_down(invitation: Invitation, texts: Texts) -> "Sitting":
    game = registry.game(invitation.game)
    kind: type[Terminal[Any]] = registry.load(game.terminal)
    if invitation.role is not None and invitation.role not in kind.roles:
        if not kind.roles:
            raise Refused("no-roles")
        raise Refused("unknown-role", role=invitation.role, roles=", ".join(kind.roles))
    fixed = kind.roles[invitation.role] if invitation.role else {}
    options = read_options(game, invitation.options, fixed)
    levels = _levels(game, options, invitation)
    check_seats(game, options, invitation.people + len(levels))
    bots = {seat: registry.bot(game, level) for seat, level in enumerate(levels, invitation.people)}
    terminal = kind(texts, _names(invitation.people, levels, texts))
    seats = invitation.people + len(levels)
    return Sitting(Table(game, options, seats, QuickDice(invitation.seed)), terminal, bots)


def _levels(game: AnyGame, options: Options, invitation: Invitation) -> tuple[str, ...]:
    """The bots that were asked for, or as many of the best as the game still needs."""
    if invitation.levels is not None:
        return invitation.levels
    return (tuple(game.bots)[-1],) * (min(game.seats(options)) - invitation.people)


def _names(people: int, levels: tuple[str, ...], texts: Texts) -> list[str]:
    bots = [texts.say("play-bot", level=texts.say(f"level-{level}")) for level in levels]
    if people == 1:
        return [texts.say("play-you"), *bots]
    return [texts.say("seat-number", number=seat + 1) for seat in range(people)] + bots


class Sitting:
    """One table, played to its end or until somebody leaves."""

    def __init__(self, table: Table, terminal: Terminal[Any], bots: dict[int, Bot[Any]]) -> None:
        self.table = table
        self.terminal = terminal
        self.bots = bots
        self.texts = terminal.texts
        self.screen = Screen(Console(highlight=False))
        self.people = [seat for seat in table.seats if seat not in bots]
        self.news: dict[int, list[RenderableType]] = {seat: [] for seat in self.people}
        """What each has not been shown yet."""
        self.here: int | None = None
        """Who sits before the screen."""

    def play(self) -> None:
        self._listen()
        game = self.table.game
        while awaited := game.awaited(self.table.state):
            bots = [seat for seat in awaited if seat in self.bots]
            if bots:
                self.table.ask(self.bots[bots[0]], bots[0])
            else:
                self._turn(awaited[0])
            self._listen()
        self._end()

    def _listen(self) -> None:
        """News wait for those who play until it is their turn; who only watches sees them now."""
        game = self.table.game
        for seat in self.people:
            events = heard(self.table.told, seat)
            self.news[seat] += self.terminal.tell(events, game.view(self.table.state, seat))
        if not self.people:
            events = heard(self.table.told, None)
            for line in self.terminal.tell(events, game.view(self.table.state, None)):
                self.screen.line(line)

    def _turn(self, seat: int) -> None:
        self._call(seat)
        self._show(seat)
        while True:
            try:
                self.table.act(seat, self._read(seat))
            except Refused as refused:
                self.screen.line(refusal(self.texts, refused))
            else:
                return self._whisper(seat)

    def _whisper(self, seat: int) -> None:
        """What this person alone is told is shown at once, before another looks."""
        secret = [told.event for told in self.table.told if told.to is not None and seat in told.to]
        if secret and len(self.people) > 1:
            view = self.table.game.view(self.table.state, seat)
            for line in self.terminal.tell(secret, view):
                self.screen.line(line)
            self.screen.read(self.texts.say("play-seen"))

    def _call(self, seat: int) -> None:
        """Several people share the screen: what one saw is wiped before the next one looks."""
        if len(self.people) > 1 and seat != self.here:
            self.screen.wipe()
            self.screen.read(self.texts.say("play-hand-over", name=self.terminal.names[seat]))
        if seat != self.here:
            self.screen.fresh = True
        self.here = seat

    def _show(self, seat: int) -> None:
        view = self.table.game.view(self.table.state, seat)
        self.screen.draw(self.terminal.board(view, seat), self.news[seat])
        self.news[seat].clear()

    def _read(self, seat: int) -> Action:
        """The action that is typed, after as much help as is wanted."""
        sight = self.table.sight(seat)
        prompt = self.texts.say("play-ask", question=self.terminal.ask(sight))
        while (typed := self.screen.read(prompt)) == "?":
            self.screen.line(self.terminal.help(sight))
            self.screen.line(self.texts.say("play-always"))
        return self.terminal.read(typed, sight)

    def _end(self) -> None:
        result = self.table.game.result(self.table.state)
        assert result is not None
        if self.people:
            self._show(self.people[0] if self.here is None else self.here)
        self.screen.line(Text(_ending(result, self), "bold"))


def _ending(result: Result, sitting: Sitting) -> str:
    texts, names = sitting.texts, sitting.terminal.names
    winners = ", ".join(names[seat] for seat in result.winners)
    if result.drawn:
        text = texts.say("play-draw")
    elif not winners:
        text = texts.say("play-nobody")
    elif list(result.winners) == sitting.people == [0]:
        text = texts.say("play-your-victory")
    else:
        text = texts.say("play-winner", names=winners, count=len(result.winners))
    if len(result.points) < 2:
        return text
    points = ", ".join(f"{name}: {got}" for name, got in zip(names, result.points, strict=True))
    return f"{text} {points}."
