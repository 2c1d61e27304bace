"""What a set of cards is made of: rooms of the mansion, characters, and the pieces that both are
built from.

A set is data, never code: the house's own is nothing but a file, and players write others. A room's
effect is a list of steps and a character's goal a list of demands, each a piece from this page.
"""

import functools
import hashlib
from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from deciban.kernel import Data

Language: TypeAlias = Literal["en", "ru", "uk"]
Words: TypeAlias = dict[Language, Annotated[str, Meta(min_length=1, max_length=600)]]
"""The same thing said in one or more languages."""
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z-]{1,23}$")]
Token: TypeAlias = Literal["decryption", "chaos"]
Corner: TypeAlias = Literal["none", "decryption", "chaos"]
Condition: TypeAlias = Literal["chaos", "no-chaos", "decryption", "no-decryption"]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=8)]


class Step(
    Data, frozen=True, kw_only=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True
):
    """A part of an effect."""

    when: Condition | None = None
    """Only while the player holds, or does not hold, such a token."""
    may: bool = False
    """The player may leave it."""


class Take(Step, frozen=True, kw_only=True):
    """Tokens are taken. `either`: the player chooses which."""

    token: Token | Literal["either"]
    who: Literal["self", "anyone", "opponent", "all"] = "self"


class Return(Step, frozen=True, kw_only=True):
    """Tokens are returned by those who hold one."""

    token: Token
    who: Literal["self", "anyone", "opponent", "all"] = "self"


class Toggle(Step, frozen=True, kw_only=True):
    """Who holds such a token returns it, who does not takes one."""

    token: Token
    who: Literal["self", "anyone", "opponent", "all"] = "self"


class Look(Step, frozen=True, kw_only=True):
    """The player looks at face-down cards; alone against Chaos they are turned up."""

    cards: Some = 1
    elsewhere: bool = False
    """Not at the place that was just named."""
    share: bool = False
    """A chosen opponent looks too."""
    announce: Literal["nothing", "corner", "name"] = "nothing"
    """What everybody is told of them, truly."""


class Turn(Step, frozen=True, kw_only=True):
    """Face-down cards are turned up."""

    cards: Some = 1


class Shuffle(Step, frozen=True, kw_only=True):
    """Cards are turned down and shuffled among their places, unseen."""

    cards: Annotated[int, Meta(ge=0, le=9)] = 0
    per_player: bool = False
    """So many more cards as there were players at the start."""
    open: bool = False
    """All cards that lie face up, instead of a number."""


class Swap(Step, frozen=True, kw_only=True):
    """Two cards change places, as they lie."""


class Meet(Step, frozen=True, kw_only=True):
    """The player looks at an opponent's character."""


class Trade(Step, frozen=True, kw_only=True):
    """The player swaps characters with the opponent just met, or else with a chosen one."""


class Redraw(Step, frozen=True, kw_only=True):
    """The player takes the top of the stack and lays the old character face up beside it."""


class Time(Step, frozen=True, kw_only=True):
    """Time moves one cell forward."""


class Apply(Step, frozen=True, kw_only=True):
    """Alone against Chaos: the effect of another card without a silence token, its corner too."""


class Choose(Step, frozen=True, kw_only=True):
    """One of several ways that are open to the player; the only one goes without asking."""

    of: Annotated[tuple["Way", ...], Meta(min_length=2, max_length=4)]


class Way(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    when: Condition | None = None
    steps: Annotated[tuple["AnyStep", ...], Meta(min_length=1, max_length=4)]


AnyStep: TypeAlias = (
    Take
    | Return
    | Toggle
    | Look
    | Turn
    | Shuffle
    | Swap
    | Meet
    | Trade
    | Redraw
    | Time
    | Apply
    | Choose
)


class Demand(Data, frozen=True, tag_field="ask", tag=str.lower, forbid_unknown_fields=True):
    """A part of a goal; all must hold at once."""


class Hold(Demand, frozen=True):
    token: Token


class Lack(Demand, frozen=True):
    token: Token


class Point(Demand, frozen=True):
    """Show where these rooms are."""

    rooms: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=6)]


class Name(Demand, frozen=True):
    """Name so many face-down cards."""

    cards: Annotated[int, Meta(ge=1, le=9)]


class Unmask(Demand, frozen=True):
    """Name the character of an opponent who is still in the game."""


class Outlast(Demand, frozen=True):
    """Be in the game and not silenced when time runs out."""


class Borrow(Demand, frozen=True):
    """Do what the goal of a character in the stack asks, its tokens aside."""


AnyDemand: TypeAlias = Hold | Lack | Point | Name | Unmask | Outlast | Borrow

Steps: TypeAlias = Annotated[tuple[AnyStep, ...], Meta(min_length=1, max_length=6)]


class Room(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of the mansion."""

    id: Id
    name: Words
    text: Words
    """What is printed on it."""
    solo_text: Words | None = None
    corner: Corner = "none"
    cancel: Token | None = None
    """An opponent may return such a token, and nothing of the effect happens."""
    steps: Steps | None = None
    """For two to five players; none: it is for one alone."""
    pair: Steps | None = None
    """For two players, where it differs."""
    solo: Steps | None = None
    """Alone, where it differs."""
    many_only: bool = False
    """It is left out alone against Chaos."""


class Character(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Words
    text: Words
    """The goal, as it is printed."""
    story: Words
    """What becomes of the world when this character wins."""
    goal: Annotated[tuple[AnyDemand, ...], Meta(min_length=1, max_length=6)]


Cast: TypeAlias = Annotated[tuple[Id, ...], Meta(max_length=12)]


class Growth(Data, frozen=True, forbid_unknown_fields=True):
    """What the first win of a character changes in a growing set."""

    wins: Id
    joins: Id
    leaves: bool = False
    """The winner's copy leaves."""


class Casts(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays when, a character once for each copy."""

    introductory: Cast
    introductory_pair: Cast
    standard: Cast
    solo: Cast
    growth: Annotated[tuple[Growth, ...], Meta(max_length=9)] = ()
    later: Id | None = None
    """Joins a growing set after any other win, …"""
    at_random: Cast = ()
    """… and if that one is in already, one of these."""


class CardSet(Data, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=True, dict=True):
    """All cards that a table is played with. What follows from them is worked out once: simulations
    ask for it in every step."""

    title: Words
    rooms: Annotated[tuple[Room, ...], Meta(max_length=20)]
    characters: Annotated[tuple[Character, ...], Meta(max_length=20)]
    casts: Casts

    @functools.cached_property
    def fingerprint(self) -> str:
        """The same for the same cards alone."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]

    @functools.cached_property
    def room(self) -> Mapping[str, Room]:
        return {room.id: room for room in self.rooms}

    @functools.cached_property
    def character(self) -> Mapping[str, Character]:
        return {character.id: character for character in self.characters}

    @functools.cached_property
    def names_alone(self) -> tuple[str, ...]:
        """The rooms that one plays with alone, …"""
        return tuple(room.id for room in self.rooms if not room.many_only)

    @functools.cached_property
    def names_together(self) -> tuple[str, ...]:
        """… and those for two to five players."""
        return tuple(room.id for room in self.rooms if room.steps is not None)
