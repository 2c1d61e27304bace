"""What the notebook fills in, what the coach is asked and what it says."""

from typing import Annotated

from msgspec import Meta

from deciban.games.break_the_code.rules.tiles import Hand
from deciban.kernel import Data, Measured

Answers = tuple[int | None, ...]

LISTED = 50
"""Fewer codes than this are listed."""


class Known(Data, frozen=True):
    """What is known of one hand, or of the centre."""

    seat: int | None
    """None: the centre."""
    cells: tuple[Hand, ...]
    """For every place the tiles that can lie there."""
    inside: Hand
    """Tiles that are surely in it …"""
    outside: Hand
    """… and surely not."""
    left: int | None = None
    """How many codes are possible (full help)."""
    codes: tuple[Hand, ...] = ()
    """Those codes, when there are fewer than fifty (full help)."""


class Notes(Data, frozen=True):
    """What the notebook fills in, as far as the table's help goes."""

    known: tuple[Known, ...] = ()
    """The other hands from the left neighbour on, then the centre; none without help."""


class Valued(Data, frozen=True):
    """A question, and the bits about the code wanted that it can be expected to bring."""

    card: int
    digit: int | None
    expected: float


class Judged(Measured, frozen=True, kw_only=True):
    """The verdict on one turn."""

    card: int | None
    """None: a guess, or passed."""
    digit: int | None
    best: Valued | None
    """The question that could be expected to tell most, if any lay open."""
    chance: float
    """How likely the likeliest code was; of a guess, how likely it was to be right."""
    gave: float
    """The bits that the answers brought to the others, on average."""


class Review(Data, frozen=True):
    """The verdicts on a game, turn by turn."""

    turns: tuple[Judged, ...]
    provable: tuple[int | None, ...]
    """For every seat the turn after which its code was the only one possible, if ever."""


class Hint(Data, frozen=True):
    left: int
    """How many codes are possible."""
    questions: tuple[Valued, ...] = ()
    """None at depth 1; at depth 2 two others than the best, the better first; at depth 3 the
    best."""
    guess: Hand | None = None
    """When guessing is better than asking: at depth 3, and before if there is nothing to ask."""


class Heard(Data, frozen=True, forbid_unknown_fields=True):
    """A question asked at a real table, and the answers of the other players."""

    card: Annotated[int, Meta(ge=1, le=21)]
    digit: int | None
    answers: Annotated[Answers, Meta(max_length=3)]
    """One for each of the others, from the left neighbour on; None: did not answer."""


class Inquiry(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game on a real table, as one player sees it."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    own: Annotated[Hand, Meta(max_length=5)]
    heard: Annotated[tuple[Heard, ...], Meta(max_length=40)] = ()
    aside: Annotated[tuple[int, ...], Meta(max_length=40)] = ()
    """Questions, counted from 0, that are not to count for now."""
    wrong: Annotated[tuple[Hand, ...], Meta(max_length=20)] = ()
    """Guesses that were wrong."""
    market: Annotated[tuple[int, ...], Meta(max_length=21)] = ()
    """The cards that lie open; none: all that were not asked yet."""


class Odds(Data, frozen=True):
    code: Hand
    chance: float


class Advice(Data, frozen=True):
    left: int
    """How many codes are possible."""
    likeliest: tuple[Odds, ...] = ()
    """The likeliest codes, fewer than fifty."""
    cells: tuple[tuple[Odds, ...], ...] = ()
    """For every place of the code wanted how likely each tile lies there, as codes of one tile."""
    questions: tuple[Valued, ...] = ()
    """The questions that can be asked, the most telling first."""
    guess: Hand | None = None
    """Set when guessing is better than asking."""
    conflict: tuple[int, ...] = ()
    """When nothing fits: a smallest set of questions of which one answer must be wrong."""
