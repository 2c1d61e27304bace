"""A live table.

Everything that is done here is done in turn, in the order in which it was asked for. Every move
goes the same way: the rules allow it, it is written to disk, it is accepted, and only then is
anybody told."""

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.house.minds.bots import Bots
from deciban.house.minds.notebooks import Notebook
from deciban.house.minds.workers import Workers
from deciban.house.people import names
from deciban.house.protocol import frames, shapes
from deciban.house.storage import changes
from deciban.house.storage.campaigns import is_member, put_away
from deciban.house.storage.store import Kept, Recorded, Sitting, Spoken, Store
from deciban.house.storage.writer import Change, Uncertain, Unkept
from deciban.house.tables import seating
from deciban.house.tables.chat import Chat
from deciban.house.tables.contents import HouseContents
from deciban.house.tables.opening import begun, new_table, sequel
from deciban.house.tables.play import Play
from deciban.house.tables.viewers import Page, Viewers
from deciban.house.tables.writing import start_written, step_written
from deciban.kernel import Action, Data, Leave, Refused, Setup, Sight, Viewer
from deciban.kernel.registry import AnyGame, game
from deciban.kernel.text import tidied

NOT_ALLOWED = 4003


class Table:
    def __init__(
        self,
        kept: Kept,
        setup: Setup[Any],
        play: Play | None,
        journal: Sequence[Recorded],
        chat: Sequence[Spoken],
        store: Store,
        workers: Workers,
        config: Config,
    ) -> None:
        self.id = kept.id
        self.game: AnyGame = game(kept.game)
        self.seats = kept.seats
        self.viewers = Viewers()
        self.play = play
        self.lost = False
        """Whether this is no longer what is on disk."""
        self.kept = kept
        self._unwritten = False
        """Whether the last write failed for good."""
        self._store = store
        self._actions = msgspec.json.Decoder(self.game.types.action)
        self._setup = setup
        self._moves = {made.move: made.step for made in journal}
        self.chat = Chat(chat)
        self._turn = asyncio.Lock()
        self._bots = Bots(workers, config.bot_pause)
        self._notebook = Notebook(workers, config.notes_pause)
        self.next = kept.rematch
        """The table for another go."""
        self.attendance = kept.attendance

    # What others may ask.

    @property
    def phase(self) -> shapes.Phase:
        if self.play is None:
            return "waiting"
        return "playing" if self.play.result is None else "over"

    @property
    def quiet(self) -> bool:
        """Whether nobody looks and nothing goes on."""
        return not len(self.viewers) and not self._turn.locked() and self._bots.idle

    @property
    def deserted(self) -> bool:
        """Whether it waits for people who have all gone."""
        return self.play is None and not any(sitting.person for sitting in self.seats)

    def sight(self, viewer: Viewer) -> Sight[Data]:
        """All that a mind in this place has to go by."""
        assert self.play is not None
        company = tuple(seating.sitter(sitting) for sitting in self.seats)
        return self.play.sight(viewer, company)

    @property
    def trouble(self) -> Literal["waiting", "unwritten"] | None:
        if self._store.waiting:
            return "waiting"
        return "unwritten" if self._unwritten else None

    def tell_trouble(self) -> None:
        told = frames.trouble(self)
        self.viewers.tell(lambda _: told)

    def wake(self) -> None:
        """The bots whose turn it is begin to think."""
        self._bots.wake(self)

    def seen_by(self, person: str) -> shapes.Table:
        return frames.table_seen(self, person)

    def leave(self, page: Page) -> None:
        self.viewers.remove(page)
        self._tell_presence()

    async def close(self, code: int) -> None:
        """Ends when everything that was asked for is done."""
        self.viewers.close(code)
        await self._bots.close()
        await self._notebook.close()
        async with self._turn:
            pass

    # What is done in turn.

    async def join(self, page: Page, since: int) -> None:
        if self._store.waiting:
            # The turn may be taken by a move that waits.
            page.send(frames.trouble(self))
        async with self._turn:
            if self.lost:
                page.close(1012)
                return
            page.seat = seating.seen_from(self.seats, page)
            self.viewers.add(page)
            page.send(frames.welcome(self, page, since))
            if self.trouble:
                page.send(frames.trouble(self))
            self._tell_presence()
            self._notebook.show(self, page)
            self._bots.wake(self)

    async def rename(self, person: str, name: str) -> None:
        if seating.numbers(self.seats, person):
            async with self._turn:
                self.seats = seating.named(self.seats, person, name)
                self._tell_presence()

    async def hear(self, page: Page, said: shapes.FromBrowser) -> None:
        """One thing that a browser says; may be refused."""
        async with self._turn:
            match said:
                case shapes.Move():
                    await self._move(page, said)
                case shapes.Say():
                    await self._say(page, said)
                case shapes.Note():
                    await self._write(page.seat, note=names.note(said.body))
                case shapes.Words():
                    self._must_wait()
                    await self._write(page.seat, words=names.words(said.text))
                    self._tell_change()

    async def act(self, seat: int, bot: str, seen: int, action: msgspec.Raw) -> None:
        """A bot's move; it comes too late where a person has taken the seat back."""
        async with self._turn:
            if self.seats[seat].bot != bot:
                raise Refused("stale")
            await self._act(seat, seen, self._action(action))

    async def sit(self, person: str, name: str, number: int, sitter: shapes.Sitter) -> None:
        async with self._turn:
            self._must_wait()
            await self._must_belong(person)
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

    async def hand_over(self, person: str, number: int, level: str) -> None:
        """A bot shall play for somebody who is away."""
        async with self._turn:
            play = self._must_play()
            seating.check_present(self.seats, person)
            seating.check_level(level, self.game)
            absent, name = seating.persons_seat(self.seats, number)
            if absent.stand_in is not None:
                return
            seating.check_away(self.kept.patience, self.viewers.away(name))
            if number not in play.awaited:
                raise Refused("not-awaited")
            await self._attend(play, number, seating.replaced(self.seats, number, level), person)
            self._bots.wake(self)

    async def take_back(self, person: str, number: int) -> None:
        """Somebody is back, and plays on instead of the bot."""
        async with self._turn:
            play = self._must_play()
            now = seating.seat(self.seats, number)
            if now.person != person:
                raise Refused("not-your-seat")
            self.viewers.note(person)
            if now.stand_in is not None:
                await self._attend(play, number, replace(now, stand_in=None, bot=None), person)

    async def give_up(self, person: str, number: int | None) -> None:
        """Somebody leaves for good: one seat, or all of theirs."""
        async with self._turn:
            self._must_play()
            for seat in seating.given_up(self.seats, person, number):
                if self.phase == "playing":
                    await self._act(seat, self._must_play().step, Leave())

    async def part(self, person: str) -> None:
        """Somebody is no member of this table's campaign any more."""
        async with self._turn:
            if self.play is None:
                for number in seating.numbers(self.seats, person):
                    await self._reseat(number, seating.stand(self.seats, number, person))
            if not seating.numbers(self.seats, person):
                for page in self.viewers:
                    if page.person == person:
                        page.close(NOT_ALLOWED)

    async def give_way(self, *written: Change) -> None:
        """To the next table of the campaign, if nobody has stayed."""
        async with self._turn:
            if not self.deserted or self.kept.episode is None:
                raise Refused("campaign-open")
            await self._keep(put_away(self.id), *written)
            self.kept = replace(self.kept, episode=None)

    async def rematch(self, person: str, contents: HouseContents) -> str:
        """The table for another go, made when first asked for."""
        if not seating.numbers(self.seats, person):
            raise Refused("not-seated")
        if self.phase != "over":
            raise Refused("not-over")
        if self.kept.campaign is not None:
            raise Refused("campaign-table")
        if self.next is not None:
            return self.next
        setup = self._sequel()
        setup = setup._replace(content=await contents.again(self.game, setup, self.kept.content))
        async with self._turn:
            if self.next is None:
                seats = seating.again(self.seats, person)
                again = new_table(self.game, setup, person, seats, self.kept.patience)
                await self._keep(*begun(again, setup), changes.set_rematch(self.id, again.id))
                self.next = again.id
                self._tell_change()
            return self.next

    async def _move(self, page: Page, move: shapes.Move) -> None:
        if page.seat is None:
            raise Refused("not-seated")
        if move.id not in self._moves:
            seating.check_playing(self.seats[page.seat])
            await self._act(page.seat, move.step, self._action(move.action), move.id)
            return
        assert self.play is not None
        step = self._moves[move.id]
        if self.play.steps[step].seat != page.seat:
            raise Refused("move-id-taken")
        page.send(frames.stepped(self.play, step, page.seat, move.id))

    async def _act(self, seat: int, seen: int, action: Action, move: str | None = None) -> None:
        play = self.play
        if play is None:
            raise Refused("not-started")
        play.check_fresh(seat, seen, action)
        attempt = play.attempt(seat, action)
        # A bot's id is shorter than any of a browser's, so that none can be in the way.
        name = move or f"~{attempt.number}"
        written = [*step_written(self.kept, self._setup, play, attempt, name)]
        seats = self.seats
        if isinstance(action, Leave):
            gone = replace(seats[seat], gone=True, stand_in=None, bot=None)
            seats = seating.put(seats, seat, gone)
            written.append(changes.set_seat(self.id, seat, gone))
        await self._keep(*written)
        play.accept(attempt)
        step = self._moves[name] = attempt.number
        self.viewers.tell(
            lambda viewer: frames.stepped(play, step, viewer, move if viewer == seat else None)
        )
        if attempt.result is not None or seats is not self.seats:
            self.seats = seats
            self._tell_change()
        self._bots.wake(self)
        self._notebook.wake(self)

    async def _say(self, page: Page, said: shapes.Say) -> None:
        if known := self.chat.known(page.person, said.id):
            page.send(frames.frame(shapes.Said(line=known.line, id=said.id)))
            return
        me = await self._store.me(page.person)
        self._may_say(page, said.phrase)
        spoken = self.chat.attempt(page, me.name, said)
        await self._keep(changes.add_line(self.id, spoken))
        self.chat.accept(spoken)
        self.viewers.tell_people(
            {page.person},
            lambda person: frames.frame(
                shapes.Said(line=spoken.line, id=said.id if person else None)
            ),
        )

    def _may_say(self, page: Page, phrase: str | None) -> None:
        """Silence is a person's, whichever page they speak from, and closes ready phrases too."""
        mine = seating.numbers(self.seats, page.person)
        if self.play is not None and not set(mine).isdisjoint(self.play.silent):
            raise Refused("chat-closed")
        if phrase is None:
            return
        if self.play is None or page.seat is None or phrase not in self.play.phrases(page.seat):
            raise Refused("phrase-closed")

    async def _attend(self, play: Play, seat: int, sitting: Sitting, person: str) -> None:
        """A bot takes a seat over, or gives it back."""
        now = shapes.Attendance(step=play.step, seat=seat, level=sitting.stand_in, bot=sitting.bot)
        await self._keep(
            changes.set_seat(self.id, seat, sitting),
            changes.add_attendance(self.id, len(self.attendance), now, person),
        )
        self.seats = seating.put(self.seats, seat, sitting)
        self.attendance = (*self.attendance, now)
        self._tell_change()

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
            written += start_written(self.kept, self._setup, play)
        await self._keep(*written)
        self.seats, self.play = seats, play
        self._move_pages()
        self._tell_start(play) if play else self._tell_change()

    # What the table tells.

    def _tell_start(self, play: Play) -> None:
        for page in self.viewers:
            page.send(frames.started(self, play, page))
        self._bots.wake(self)
        self._notebook.wake(self)

    def _tell_change(self) -> None:
        insiders = {self.kept.host, *(sitting.person or "" for sitting in self.seats)}
        self.viewers.tell_people(insiders, lambda person: frames.changed(self, person))

    def _tell_presence(self) -> None:
        self.viewers.tell_soon(self._tell_change)

    # Small things.

    def _begin(self, seats: tuple[Sitting, ...]) -> Play:
        words = tuple(sitting.words for sitting in seats)
        return Play.begin(self.game, self._setup, self.kept.seed, words)

    def _sequel(self) -> Setup[Any]:
        """What the same people start from at a new table."""
        assert self.play is not None
        options = self.play.another(self._setup)
        return sequel(self.game, self._setup._replace(options=options), len(self.seats))

    async def _keep(self, *written: Change) -> None:
        if self.lost:
            raise Uncertain
        try:
            await self._store.write(*written)
        except Unkept as failure:
            if isinstance(failure, Uncertain) or await self._outdated():
                # Whoever asks next has the table loaded anew from what is on disk.
                self.lost = True
                self.viewers.close(1012)
            else:
                self._unwritten = True
                self.tell_trouble()
            raise
        if self._unwritten:
            self._unwritten = False
            self.tell_trouble()

    async def _outdated(self) -> bool:
        """Whether somebody else has written to this table."""
        journal, chat = await self._store.journal(self.id), await self._store.chat(self.id)
        return [made.move for made in journal] != [*self._moves] or len(chat) != len(self.chat)

    def _action(self, action: msgspec.Raw) -> Any:
        try:
            return tidied(self._actions.decode(action))
        except msgspec.MsgspecError:
            raise Refused("bad-action") from None

    async def _must_belong(self, person: str) -> None:
        """At a campaign's tables only its members sit."""
        if self.kept.campaign is None:
            return
        if self.kept.episode is None:
            raise Refused("table-given-up")
        if not await is_member(self._store, self.kept.campaign, person):
            raise Refused("members-only")

    def _must_wait(self) -> None:
        if self.play is not None:
            raise Refused("already-started")

    def _must_play(self) -> Play:
        if self.play is None:
            raise Refused("not-started")
        if self.play.result is not None:
            raise Refused("table-over")
        return self.play

    def _move_pages(self) -> None:
        """A page whose person sat down or stood up sees as another seat from now on."""
        for page in self.viewers:
            mine = seating.numbers(self.seats, page.person)
            if page.wanted not in mine:
                page.wanted = None
            seat = seating.seen_from(self.seats, page)
            if seat != page.seat:
                page.seat = seat
                page.send(frames.welcome(self, page, -1))
