"""The dice laid open: the only way by which a seed leaves the house."""

from deciban.house import shapes
from deciban.house.play import Play


def reveal(play: Play, seed: bytes) -> shapes.Reveal | None:
    """Everything needed to check every throw; nothing before the table is over."""
    if play.result is None:
        return None
    return shapes.Reveal(seed=seed.hex(), words=play.words, throws=play.throws)
