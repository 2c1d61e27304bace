"""What the notebook fills in, what the coach is asked and what it says."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from deciban.games.enigma.rules.cards import Corner, Token
from deciban.games.enigma.rules.data import AnyAction, Attempt
from deciban.kernel import Data, Verdict

Strength: TypeAlias = Literal["novice", "skilled", "master"]


class Chance(Data, frozen=True):
    """How likely a room lies somewhere, or somebody is a character."""

    name: str
    chance: float


class Spot(Data, frozen=True):
    """What is known of a place of the mansion."""

    rooms: tuple[str, ...]
    """All that can lie there; one: it is known."""
    public: tuple[str, ...]
    """All that can lie there for who knows nothing but what everybody was told."""
    corner: Corner | None
    """What all that can lie there have in the corner, if it is the same."""
    odds: tuple[Chance, ...] = ()
    """How likely each of them is (full help)."""


class Group(Data, frozen=True):
    """These rooms lie at these places, in an order that is not known."""

    places: tuple[int, ...]
    rooms: tuple[str, ...]


class Person(Data, frozen=True):
    """What is known of a seat."""

    seat: int
    characters: tuple[str, ...]
    """All that it can be."""
    odds: tuple[Chance, ...] = ()
    """How likely it is each of them (full help)."""


class Notes(Data, frozen=True):
    """What the notebook fills in, as far as the table's help goes: nothing without help."""

    spots: tuple[Spot, ...] = ()
    groups: tuple[Group, ...] = ()
    people: tuple[Person, ...] = ()
    """The others who hold a character."""


Deed: TypeAlias = Literal["naming", "doubt", "cancel", "attempt", "pass"]


class Judged(Verdict, frozen=True, kw_only=True):
    """The verdict on a naming, an answer to one, an attempt, or one that was not made."""

    deed: Deed
    naming: int | None = None
    """Which naming of the game it is about, from 0."""
    place: int | None = None
    """The place that was visited, …"""
    truth: str | None = None
    """… what really lay there, …"""
    said: str | None = None
    """… and what it was called, if that was a choice."""
    better: str | None = None
    """What it was best called."""
    raised: bool | None = None
    """Whether the name was doubted, or the effect paid for; of an answer, whether this one was
    so. None: that was not asked."""
    chance: float
    """The chance to win before the move, …"""
    cost: float
    """… and what the move gave away of it, measured by the best there was."""
    best: AnyAction
    """What would have been best."""
    odds: float | None = None
    """How likely the name was a lie, or the attempt right."""
    luck: float = 0.0
    """What came of the move, beside what could be expected of it: others and chance made it so."""


class Proof(Data, frozen=True):
    """The first moment at which a player could have proved the goal."""

    seat: int
    move: int
    """After so many moves of the game."""
    attempt: Attempt


class Review(Data, frozen=True):
    """The verdicts on a game, move by move."""

    moves: tuple[Judged, ...]
    truths: tuple[str, ...]
    """What really lay under each name that was said."""
    proofs: tuple[Proof, ...]


Topic: TypeAlias = Literal[
    "goal",
    "find",
    "tokens",
    "outlast",
    "silence",
    "name",
    "believe",
    "cancel",
    "effect",
    "begin",
    "alone",
]
"""What to think about; `begin`: what comes before a game."""


class Worth(Data, frozen=True):
    """A move, and the chance to win with it."""

    action: AnyAction
    chance: float | None = None


class Hint(Data, frozen=True):
    topic: Topic
    """The text is `hint-<topic>`."""
    chance: float | None = None
    """To win, as the position is; None: that is not reckoned here."""
    how: Literal["model", "trials", "exact"] = "model"
    """How that is reckoned: roughly, by playing on many times, or exactly."""
    error: float = 0.0
    """Of trials: by how much they may be off."""
    odds: float | None = None
    """How likely the name is a lie, from depth 2 on."""
    some: tuple[Worth, ...] = ()
    """At depth 2 some moves that are worth a thought, in no order of merit; at depth 3 all that
    were weighed, the best first."""
    action: AnyAction | None = None
    """At depth 3: what the coach would do."""


Place: TypeAlias = Annotated[int, Meta(ge=0, le=8)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Name: TypeAlias = Annotated[str, Meta(max_length=24)]


class Entry(Data, frozen=True, tag_field="what", tag=str.lower, forbid_unknown_fields=True):
    """Something that happened at a real table. Seats are counted from me, who am 0."""


class Look(Entry, frozen=True):
    """I saw a card."""

    place: Place
    room: Name


class Open(Entry, frozen=True):
    """A card lies face up."""

    place: Place
    room: Name


class Cornered(Entry, frozen=True):
    """The corner of a card was told to all."""

    place: Place
    corner: Corner


class Glance(Entry, frozen=True):
    """Somebody else looked at a card."""

    seat: Seat
    place: Place


class Claim(Entry, frozen=True):
    """Somebody named a card."""

    seat: Seat
    place: Place
    room: Name
    honest: bool | None = None
    """What a check has shown; None: it was believed."""
    checker: Seat = 0
    """Who checked, if anybody did."""


class Swap(Entry, frozen=True):
    one: Place
    other: Place


class Shuffle(Entry, frozen=True):
    places: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=9)]


class Is(Entry, frozen=True):
    """A character that I know: mine, or one that I have met."""

    seat: Seat
    character: Name


class Trade(Entry, frozen=True):
    """Two players have swapped characters."""

    one: Seat
    other: Seat


class Holds(Entry, frozen=True):
    """A token came or went."""

    seat: Seat
    token: Token
    held: bool = True


AnyEntry: TypeAlias = Look | Open | Cornered | Glance | Claim | Swap | Shuffle | Is | Trade | Holds


class Inquiry(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game on a real table, as one player sees it."""

    players: Annotated[int, Meta(ge=2, le=5)] = 3
    characters: Literal["introductory", "standard"] = "introductory"
    liars: Strength = "skilled"
    """How well the others are taken to lie."""
    entries: Annotated[tuple[AnyEntry, ...], Meta(max_length=200)] = ()
    """What happened, in order."""
    aside: Annotated[tuple[int, ...], Meta(max_length=200)] = ()
    """Entries, counted from 0, that are not to count for now."""


class Advice(Data, frozen=True):
    spots: tuple[Spot, ...] = ()
    groups: tuple[Group, ...] = ()
    people: tuple[Person, ...] = ()
    """The others."""
    attempt: Attempt | None = None
    """What of my goal can most likely be pointed out and named, …"""
    chance: float | None = None
    """… and how likely that is all right, tokens aside. None: nothing is to be pointed out."""
    conflict: tuple[int, ...] = ()
    """When nothing fits: a smallest set of entries of which one must be wrong."""
