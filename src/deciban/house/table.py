"""A live table.

Everything that is done here is done in turn, in the order in which it was asked for. Every move
goes the same way: the rules allow it, it is written to disk, it is accepted, and only then is
anybody told."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from deciban.house import changes, frames, names, seating, shapes
from deciban.house.bots import Bots
from deciban.house.config import Config
from deciban.house.crowd import Crowd, Onlooker
from deciban.house.minds import Minds
from deciban.house.notebook import Notebook
from deciban.house.opening import new_table
from deciban.house.play import Play
from deciban.house.store import Kept, Made, Sitting, Spoken, Store
from deciban.house.talk import Talk
from deciban.house.writer import Change
from deciban.kernel import Entry, Options, Refused, Viewer
from deciban.kernel.registry import AnyGame, game

PRESENCE = 0.1
PER_ONLOOKER = 0.001
"""Seconds in which comings and goings are gathered before everybody is told; longer in a crowd."""


class Table:
    def __init__(
        self,
        kept: Kept,
        journal: Sequence[Made],
        chat: Sequence[Spoken],
        store: Store,
        minds: Minds,
        config: Config,
    ) -> None:
        self.id = kept.id
        self.game: AnyGame = game(kept.game)
        self.seats = kept.seats
        self.crowd = Crowd()
        self.play: Play | None = None
        self.lost = False
        """Whether this is no longer what is on disk."""
        self.kept = kept
        self._store = store
        self._actions = msgspec.json.Decoder(self.game.types.action)
        self._options: Options = msgspec.json.decode(kept.options, type=self.game.types.options)
        self._moves = {made.move: made.step for made in journal}
        self.talk = Talk(self.id, chat, store)
        self._turn = asyncio.Lock()
        self._bots = Bots(minds, config.bot_pause)
        self._notebook = Notebook(minds, config.notes_pause)
        self._presence: asyncio.TimerHandle | None = None
        self.next = kept.rematch
        """The table for another go."""
        if kept.phase != "waiting":
            self.play = self._begin(self.seats, journal)

    # What others may ask.

    @property
    def phase(self) -> shapes.Phase:
        if self.play is None:
            return "waiting"
        return "playing" if self.play.result is None else "over"

    @property
    def quiet(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        return not len(self.crowd) and not self._turn.locked() and self._bots.idle

    def wake(self) -> None:
        """The bots whose turn it is begin to think."""
        self._bots.wake(self)

    def seen_by(self, person: str) -> shapes.Table:
        return frames.table_seen(self, person)

    def leave(self, onlooker: Onlooker) -> None:
        self.crowd.remove(onlooker)
        self._tell_presence()

    async def close(self, code: int) -> None:
        """Ends when everything that was asked for is done."""
        self.crowd.close(code)
        if self._presence is not None:
            self._presence.cancel()
        await self._bots.close()
        await self._notebook.close()
        async with self._turn:
            pass

    # What is done in turn.

    async def join(self, onlooker: Onlooker, since: int) -> None:
        async with self._turn:
            onlooker.seat = self._seat_for(onlooker)
            self.crowd.add(onlooker)
            onlooker.send(frames.welcome(self, onlooker, since))
            self._tell_presence()
            self._notebook.show(self, onlooker)

    async def rename(self, person: str, name: str) -> None:
        if seating.numbers(self.seats, person):
            async with self._turn:
                self.seats = seating.named(self.seats, person, name)
                self._tell_presence()

    async def hear(self, onlooker: Onlooker, said: shapes.FromBrowser) -> None:
        """One thing that a browser says; may be refused."""
        async with self._turn:
            match said:
                case shapes.Move():
                    await self._move(onlooker, said)
                case shapes.Say():
                    await self._say(onlooker, said)
                case shapes.Note():
                    await self._write(onlooker.seat, note=said.body)
                case shapes.Words():
                    self._must_wait()
                    await self._write(onlooker.seat, words=names.words(said.text))
                    self._tell_change()

    async def act(self, seat: int, seen: int, action: msgspec.Raw) -> None:
        """A bot's move."""
        async with self._turn:
            await self._act(seat, seen, action)

    async def sit(self, person: str, name: str, number: int, sitter: shapes.Sitter) -> None:
        async with self._turn:
            self._must_wait()
            seating.check(sitter, self.game)
            host = person == self.kept.host
            seats = seating.sit(self.seats, number, sitter, person, host=host)
            seats = seating.named(seats, person, name)
            if not name and seating.needs_name(seats, person):
                raise Refused("name-needed")
            await self._reseat(number, seats)

    async def stand(self, person: str, number: int) -> None:
        async with self._turn:
            self._must_wait()
            await self._reseat(number, seating.stand(self.seats, number, person))

    async def rematch(self, person: str) -> str:
        """The table for another go, made when first asked for."""
        async with self._turn:
            if not seating.numbers(self.seats, person):
                raise Refused("not-seated")
            if self.phase != "over":
                raise Refused("not-over")
            if self.next is None:
                again = self._another(person)
                link = changes.set_rematch(self.id, again.id)
                await self._keep(*changes.add_table(again), link)
                self.next = again.id
                self._tell_change()
            return self.next

    async def _move(self, onlooker: Onlooker, move: shapes.Move) -> None:
        if onlooker.seat is None:
            raise Refused("not-seated")
        if move.id not in self._moves:
            await self._act(onlooker.seat, move.step, move.action, move.id)
            return
        assert self.play is not None
        step = self._moves[move.id]
        if self.play.steps[step].seat != onlooker.seat:
            raise Refused("move-id-taken")
        onlooker.send(frames.stepped(self.play, step, onlooker.seat, move.id))

    async def _act(
        self, seat: int, seen: int, action: msgspec.Raw, move: str | None = None
    ) -> None:
        play = self.play
        if play is None:
            raise Refused("not-started")
        attempt = play.attempt(seat, seen, self._action(action))
        # A bot's id is shorter than any of a browser's, so that none can be in the way.
        name = move or f"~{attempt.step}"
        made = Made(attempt.step, seat, name, msgspec.json.encode(attempt.action).decode())
        written = [changes.add_move(self.id, made)]
        if attempt.awaited != play.awaited:
            written.append(changes.set_progress(self.id, attempt.awaited, attempt.result))
        await self._keep(*written)
        play.accept(attempt)
        self._moves[name] = made.step
        self.crowd.tell(
            lambda viewer: frames.stepped(play, made.step, viewer, move if viewer == seat else None)
        )
        if attempt.result is not None:
            self._tell_change()
        self._bots.wake(self)
        self._notebook.wake(self)

    async def _say(self, onlooker: Onlooker, said: shapes.Say) -> None:
        me = await self._store.me(onlooker.person)
        if self.play and onlooker.seat in self.game.silent(self.play.state):
            raise Refused("chat-closed")
        spoken, new = await self.talk.say(onlooker, me.name, said)
        heard = frames.frame(shapes.Said(line=spoken.line))
        if new:
            self.crowd.tell(lambda _: heard)
        else:
            onlooker.send(heard)

    async def _write(self, seat: Viewer, **what: str) -> None:
        """Something about a seat that its owner may change at will."""
        if seat is None:
            raise Refused("not-seated")
        sitting = replace(self.seats[seat], **what)
        await self._keep(changes.set_seat(self.id, seat, sitting))
        self.seats = seating.put(self.seats, seat, sitting)

    async def _reseat(self, number: int, seats: tuple[Sitting, ...]) -> None:
        """Somebody sits somewhere else now; with all seats taken, the game begins."""
        full = not any(sitting.free for sitting in seats)
        play = self._begin(seats) if full else None
        written = [changes.set_seat(self.id, number, seats[number])]
        if play:
            written.append(changes.set_progress(self.id, play.awaited, play.result))
        await self._keep(*written)
        self.seats, self.play = seats, play
        self._move_onlookers()
        self._tell_start(play) if play else self._tell_change()

    # What the table tells.

    def _tell_start(self, play: Play) -> None:
        for onlooker in self.crowd:
            onlooker.send(frames.started(self, play, onlooker))
        self._bots.wake(self)
        self._notebook.wake(self)

    def _tell_change(self) -> None:
        insiders = {self.kept.host, *(sitting.person or "" for sitting in self.seats)}
        self.crowd.tell_people(insiders, lambda person: frames.changed(self, person))

    def _tell_presence(self) -> None:
        if self._presence is None:
            delay = PRESENCE + PER_ONLOOKER * len(self.crowd)
            self._presence = asyncio.get_running_loop().call_later(delay, self._tell_gathered)

    def _tell_gathered(self) -> None:
        self._presence = None
        self._tell_change()

    # Small things.

    def _begin(self, seats: tuple[Sitting, ...], journal: Sequence[Made] = ()) -> Play:
        words = tuple(sitting.words for sitting in seats)
        entries = (Entry(m.step, m.seat, self._actions.decode(m.action)) for m in journal)
        return Play(self.game, self._options, self.kept.seed, words, entries)

    def _another(self, host: str) -> Kept:
        """The same people and bots at a new table."""
        assert self.play is not None
        options = self.game.sequel(self._options, self.play.state)
        seats = tuple(replace(sitting, note="") for sitting in self.seats)
        return new_table(self.game, options, host, seats)

    async def _keep(self, *written: Change) -> None:
        try:
            await self._store.write(*written)
        except Exception:
            # What is on disk is no longer certain: whoever asks next has it loaded anew.
            self.lost = True
            self.crowd.close(1012)
            raise

    def _action(self, action: msgspec.Raw) -> Any:
        try:
            return self._actions.decode(action)
        except msgspec.MsgspecError:
            raise Refused("bad-action") from None

    def _must_wait(self) -> None:
        if self.play is not None:
            raise Refused("already-started")

    def _seat_for(self, onlooker: Onlooker) -> Viewer:
        mine = seating.numbers(self.seats, onlooker.person)
        if onlooker.watching:
            return None
        if onlooker.wanted is None:
            return mine[0] if mine else None
        if onlooker.wanted not in mine:
            raise Refused("not-your-seat")
        return onlooker.wanted

    def _move_onlookers(self) -> None:
        """A page whose person sat down or stood up sees as another seat from now on."""
        for onlooker in self.crowd:
            mine = seating.numbers(self.seats, onlooker.person)
            if onlooker.wanted not in mine:
                onlooker.wanted = None
            seat = self._seat_for(onlooker)
            if seat != onlooker.seat:
                onlooker.seat = seat
                onlooker.send(frames.welcome(self, onlooker, -1))
