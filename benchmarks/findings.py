"""What a run found: figures of several entrants, the first of whom is ours."""

import math
from dataclasses import dataclass, field
from typing import NamedTuple


class Measure(NamedTuple):
    key: str
    name: str
    more_is_better: bool = False


@dataclass
class Entrant:
    name: str
    figures: dict[str, float] = field(default_factory=dict)
    """By the key of the measure."""
    trouble: str = ""
    """Why there are none."""


@dataclass
class Section:
    key: str
    title: str
    text: str
    measures: tuple[Measure, ...]
    entrants: list[Entrant]

    def ratio(self, measure: Measure, entrant: Entrant) -> float | None:
        """How many times better ours is than this one."""
        ours = self.entrants[0].figures.get(measure.key)
        theirs = entrant.figures.get(measure.key)
        if entrant is self.entrants[0] or ours is None or theirs is None:
            return None
        better, worse = (ours, theirs) if measure.more_is_better else (theirs, ours)
        return better / worse if worse else math.inf


class Peer(NamedTuple):
    name: str
    version: str
    trouble: str = ""


@dataclass
class Findings:
    machine: dict[str, str]
    peers: list[Peer]
    sections: list[Section]
