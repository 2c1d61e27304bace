"""What a viewer is sent of a game under way."""

import msgspec

from deciban.house import shapes
from deciban.house.play import Play, raw
from deciban.kernel import Viewer

_encoder = msgspec.json.Encoder()


def frame(said: shapes.FromHouse) -> str:
    return _encoder.encode(said).decode()


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
