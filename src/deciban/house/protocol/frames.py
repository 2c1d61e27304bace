"""What a page is sent: a table, or a game under way, as one viewer may see it."""

from typing import TYPE_CHECKING

import msgspec

from deciban.house.protocol import shapes
from deciban.house.storage.store import Sitting
from deciban.house.tables.play import Play
from deciban.house.tables.viewers import Page, Viewers
from deciban.kernel import Viewer, commitment

if TYPE_CHECKING:
    from deciban.house.tables.table import Table

_encoder = msgspec.json.Encoder()


def frame(said: shapes.FromHouse) -> bytes:
    return _encoder.encode(said)


def welcome(table: "Table", page: Page, since: int) -> bytes:
    """Everything, and of what happened the steps after `since`."""
    play, seat = table.play, page.seat
    steps = range(0 if since > play.step else since + 1, play.step + 1) if play else ()
    return frame(
        shapes.Welcome(
            table=table_seen(table, page.person),
            seat=seat,
            past=tuple(past(play, step, seat) for step in steps) if play else (),
            position=position(play, seat) if play else None,
            chat=table.chat.latest,
            note="" if seat is None else table.seats[seat].note,
        )
    )


def started(table: "Table", play: Play, page: Page) -> bytes:
    return frame(
        shapes.Started(
            table=table_seen(table, page.person),
            past=past(play, 0, page.seat),
            position=position(play, page.seat),
        )
    )


def stepped(play: Play, step: int, viewer: Viewer, move: str | None) -> bytes:
    return frame(
        shapes.Stepped(past=past(play, step, viewer), position=position(play, viewer), move=move)
    )


def changed(table: "Table", person: str) -> bytes:
    return frame(shapes.Changed(table=table_seen(table, person)))


def trouble(table: "Table") -> bytes:
    return frame(shapes.Trouble(trouble=table.trouble))


def past(play: Play, step: int, viewer: Viewer) -> shapes.Past:
    return shapes.Past(step=step, seat=play.steps[step].seat, events=play.heard(step, viewer))


def position(play: Play, viewer: Viewer) -> shapes.Position:
    offers = () if viewer is None else play.offers[viewer]
    return shapes.Position(
        step=play.step,
        view=play.view(viewer),
        offers=offers,
        awaited=play.awaited,
        hints=viewer is not None and play.hints(viewer),
        silent=play.silent,
        phrases=() if viewer is None else play.phrases(viewer),
    )


def table_seen(table: "Table", person: str) -> shapes.Table:
    """A table as this person sees it."""
    play, kept = table.play, table.kept
    return shapes.Table(
        id=table.id,
        game=kept.game,
        options=msgspec.Raw(kept.options.encode()),
        phase=table.phase,
        seats=tuple(seat_seen(sitting, person, table.viewers) for sitting in table.seats),
        commitment=commitment(kept.seed),
        host=person == kept.host,
        watchers=table.viewers.watchers,
        result=play.result if play else None,
        reveal=reveal(play, kept.seed) if play else None,
        rematch=table.next,
        campaign=kept.campaign,
        patience=kept.patience,
        attendance=table.attendance,
    )


def seat_seen(sitting: Sitting, person: str, viewers: Viewers | None) -> shapes.Seat:
    """A seat as this person sees it; at a table that is not in memory nobody looks on."""
    if sitting.level is not None:
        return shapes.Seat(kind="bot", bot=sitting.bot, level=sitting.level, online=True)
    if sitting.person is None:
        return shapes.Seat(kind="open")
    away = None if viewers is None else viewers.away(sitting.person)
    return shapes.Seat(
        kind="person",
        name=sitting.name,
        bot=sitting.bot,
        stand_in=sitting.stand_in,
        online=viewers is not None and away is None,
        away=None if away is None else int(away),
        gone=sitting.gone,
        mine=sitting.person == person,
        words=sitting.words,
    )


def reveal(play: Play, seed: bytes) -> shapes.Reveal | None:
    """The dice laid open, the only way by which a seed leaves the house: everything needed to
    check every throw, and nothing before the table is over."""
    if play.result is None:
        return None
    return shapes.Reveal(seed=seed.hex(), words=play.words, throws=play.throws)
