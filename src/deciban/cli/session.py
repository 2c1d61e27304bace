"""One table after another at one terminal, until everybody has had enough."""

from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from deciban.arena import Table
from deciban.kernel import Bot, Dice, Offer, Refused, Setup, heard
from deciban.kernel.registry import AnyGame, supplied
from deciban.shell.reading import read_yes
from deciban.shell.screen import Gone, Screen
from deciban.shell.terminal import Terminal
from deciban.shell.words import refusal

CALL = "@"
"""Hands the screen to another person, by the number of the seat."""


class Session:
    def __init__(
        self,
        game: AnyGame,
        setup: Setup[Any],
        terminal: Terminal[Any],
        bots: dict[int, Bot[Any]],
        dice: Dice,
        *,
        brought: bool = False,
    ) -> None:
        """`brought`: the content is somebody's own, and comes again."""
        self.game = game
        self.setup = setup
        self.terminal = terminal
        self.bots = bots
        self.dice = dice
        self.brought = brought
        self.texts = terminal.texts
        self.screen = Screen(Console(highlight=False))
        self.people = [seat for seat in range(len(terminal.names)) if seat not in bots]
        self.lone = self.people[0] if len(self.people) == 1 else None

    def play(self, company: list[RenderableType]) -> None:
        """To the end, and once more for as long as it is wanted."""
        if not self.people:
            for line in company:
                self.screen.line(line)
        self._play_out(company)
        while self._once_more():
            again = self.game.sequel(self.setup, self.table.state)
            if self.brought:
                self.setup = Setup(again, self.setup.content)
            else:
                self.setup = supplied(self.game, again)
            self._play_out([])

    def _play_out(self, news: list[RenderableType]) -> None:
        seats, people = len(self.terminal.names), len(self.people)
        self.table = Table(self.game, self.setup, seats, self.dice, people)
        self.news = {seat: [*news] for seat in self.people}
        """What each has not been shown yet."""
        self.offered: dict[int, tuple[Offer, ...]] = {}
        """What each was last asked about."""
        self.here: int | None = None
        """Who sits before the screen."""
        self._listen()
        while awaited := self.game.awaited(self.table.state):
            done = self.table.actions
            self._act(awaited)
            if self.table.actions > done:
                self._listen()
        self._end()

    def _act(self, awaited: tuple[int, ...]) -> None:
        """Bots do not wait; but who plays alone with them is asked first about a new chance."""
        bots = [seat for seat in awaited if seat in self.bots]
        if not bots:
            self._turn(awaited[0])
        elif self.lone is not None and self.lone not in awaited and self._new_chance(self.lone):
            self._turn(self.lone)
        else:
            self.table.ask(self.bots[bots[0]], bots[0])

    def _new_chance(self, seat: int) -> bool:
        known = self.offered.get(seat, ())
        return any(offer not in known for offer in self._legal(seat))

    def _legal(self, seat: int) -> tuple[Offer, ...]:
        return self.game.legal(self.table.state, seat)

    def _view(self, seat: int | None) -> Any:
        return self.game.view(self.table.state, seat)

    def _listen(self) -> None:
        """News wait for those who play until it is their turn; who only watches sees them now."""
        for seat in self.people:
            events = heard(self.table.told, seat)
            self.news[seat] += self.terminal.tell(events, self._view(seat))
        if not self.people:
            for line in self.terminal.tell(heard(self.table.told, None), self._view(None)):
                self.screen.line(line)

    def _turn(self, seat: int) -> None:
        """A person acts, or hands the screen to another, or lets the others go on."""
        self._call(seat)
        self._show(seat)
        self.offered[seat] = self._legal(seat)
        while True:
            try:
                typed = self._read(seat)
                if self.lone is None and typed[:1] == CALL and typed[1:].strip().isdecimal():
                    return self._turn(self._called(typed[1:].strip(), seat))
                if typed or seat in self.game.awaited(self.table.state):
                    self._do(seat, typed)
            except Refused as refused:
                self.screen.line(refusal(self.texts, refused))
            else:
                return None

    def _do(self, seat: int, typed: str) -> None:
        self.table.act(seat, self.terminal.read(typed, self.table.sight(seat)))
        self._whisper(seat)

    def _called(self, number: str, seat: int) -> int:
        """Anybody else, for who may act now can be a secret."""
        others = {str(other + 1): other for other in self.people if other != seat}
        if number not in others:
            raise Refused("no-such-player", sign=CALL, numbers=", ".join(others))
        return others[number]

    def _whisper(self, seat: int) -> None:
        """What this person alone is told is shown at once, before another looks."""
        secret = [told.event for told in self.table.told if told.to is not None and seat in told.to]
        if secret and self.lone is None:
            for line in self.terminal.tell(secret, self._view(seat)):
                self.screen.line(line)
            self.screen.read(self.texts.say("play-seen"))

    def _call(self, seat: int) -> None:
        """Several people share the screen: what one saw is wiped before the next one looks."""
        if self.lone is None and seat != self.here:
            self.screen.wipe()
            self.screen.read(self.texts.say("play-hand-over", name=self.terminal.names[seat]))
        if seat != self.here:
            self.screen.fresh = True
        self.here = seat

    def _show(self, seat: int) -> None:
        self.screen.draw(self.terminal.board(self.table.sight(seat)), self.news[seat])
        self.news[seat].clear()

    def _read(self, seat: int) -> str:
        """What is typed, after as much help as is wanted."""
        prompt = self._prompt(seat)
        while (typed := self.screen.read(prompt)) == "?":
            if self._legal(seat):
                self.screen.line(self.terminal.help(self.table.sight(seat)))
            if self.lone is None:
                self.screen.line(self.texts.say("play-call", sign=CALL))
            self.screen.line(self.texts.say("play-always"))
        return typed

    def _prompt(self, seat: int) -> str:
        if not self._legal(seat):
            return self.texts.say("play-nothing")
        question = self.terminal.ask(self.table.sight(seat))
        awaited = seat in self.game.awaited(self.table.state)
        return self.texts.say("play-ask" if awaited else "play-chance", question=question)

    def _end(self) -> None:
        result = self.game.result(self.table.state)
        assert result is not None
        if self.people:
            self._show(self.people[0] if self.here is None else self.here)
        ending = self.terminal.ending(self._view(self.lone), result, self.lone)
        self.screen.line(Text(ending, "bold"))

    def _once_more(self) -> bool:
        """Whoever leaves now has left a table that is over, so nothing more is said."""
        while self.people:
            try:
                return read_yes(self.screen.read(self.texts.say("play-once-more")), self.texts.say)
            except Refused as refused:
                self.screen.line(refusal(self.texts, refused))
            except Gone:
                return False
        return False
