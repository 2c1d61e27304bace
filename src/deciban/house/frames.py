"""What a page is sent: a table, or a game under way, as one viewer may see it."""

from typing import TYPE_CHECKING

import msgspec

from deciban.house import shapes
from deciban.house.crowd import Onlooker
from deciban.house.play import Play, raw
from deciban.house.reveal import reveal
from deciban.house.store import Sitting
from deciban.kernel import Viewer, commitment

if TYPE_CHECKING:
    from deciban.house.table import Table

_encoder = msgspec.json.Encoder()


def frame(said: shapes.FromHouse) -> str:
    return _encoder.encode(said).decode()


def welcome(table: "Table", onlooker: Onlooker, since: int) -> str:
    """Everything, and of what happened the steps after `since`."""
    play, seat = table.play, onlooker.seat
    steps = range(0 if since > play.step else since + 1, play.step + 1) if play else ()
    return frame(
        shapes.Welcome(
            table=table_seen(table, onlooker.person),
            seat=seat,
            past=tuple(past(play, step, seat) for step in steps) if play else (),
            position=position(play, seat) if play else None,
            chat=table.talk.latest,
            note="" if seat is None else table.seats[seat].note,
        )
    )


def started(table: "Table", play: Play, onlooker: Onlooker) -> str:
    return frame(
        shapes.Started(
            table=table_seen(table, onlooker.person),
            past=past(play, 0, onlooker.seat),
            position=position(play, onlooker.seat),
        )
    )


def stepped(play: Play, step: int, viewer: Viewer, move: str | None) -> str:
    return frame(
        shapes.Stepped(past=past(play, step, viewer), position=position(play, viewer), move=move)
    )


def changed(table: "Table", person: str) -> str:
    return frame(shapes.Changed(table=table_seen(table, person)))


def past(play: Play, step: int, viewer: Viewer) -> shapes.Past:
    return shapes.Past(step=step, seat=play.steps[step].seat, events=play.heard(step, viewer))


def position(play: Play, viewer: Viewer) -> shapes.Position:
    offers = () if viewer is None else play.offers[viewer]
    return shapes.Position(
        step=play.step,
        view=play.drawn(viewer),
        offers=tuple(raw(offer) for offer in offers),
        awaited=play.awaited,
    )


def table_seen(table: "Table", person: str) -> shapes.Table:
    """A table as this person sees it."""
    here = table.crowd.people
    play, kept = table.play, table.kept
    return shapes.Table(
        id=table.id,
        game=kept.game,
        options=msgspec.Raw(kept.options.encode()),
        phase=table.phase,
        seats=tuple(seat_seen(sitting, person, here) for sitting in table.seats),
        commitment=commitment(kept.seed),
        host=person == kept.host,
        watchers=table.crowd.watchers,
        result=play.result if play else None,
        reveal=reveal(play, kept.seed) if play else None,
        rematch=table.next,
    )


def seat_seen(sitting: Sitting, person: str, here: set[str]) -> shapes.Seat:
    if sitting.level is not None:
        return shapes.Seat(kind="bot", level=sitting.level, online=True)
    if sitting.person is None:
        return shapes.Seat(kind="open")
    return shapes.Seat(
        kind="person",
        name=sitting.name,
        online=sitting.person in here,
        mine=sitting.person == person,
        words=sitting.words,
    )
