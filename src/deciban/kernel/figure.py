"""A figure that a game stands for, as measured here and now."""

from typing import Literal, NamedTuple


class Figure(NamedTuple):
    name: str
    """Its text is `figure-<name>` among those of the game in the terminal."""
    value: float
    unit: Literal["milliseconds", "seconds", "questions"]
    most: float
    """The goal: no more than this."""
