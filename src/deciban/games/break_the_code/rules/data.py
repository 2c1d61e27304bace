"""What Break the Code is made of: options, actions, events, offers, state and view."""

from typing import Literal, TypeAlias

from deciban.games.break_the_code.rules.tiles import TILES, Hand, apart, every_hand
from deciban.kernel import Action, Data, Dice, Event, Listed, Offer
from deciban.kernel import Options as AnyOptions

Phase: TypeAlias = Literal["turn", "reply", "last", "over"]
"""`reply`: the first player was right, and the other may be too. `last`: no card is left, and
those who are owed a guess have one."""
Fate: TypeAlias = Literal["right", "wrong", "passed", "left"]


class Options(AnyOptions, frozen=True, kw_only=True):
    tagiron: bool = False
    """Cards 14, 15 and 21 are answered by the asker too; four play without 14 and 17."""
    last_call: bool = False
    """Two players: when the cards are used up, each has one guess."""
    help: Literal["none", "facts", "full"] = "facts"
    """How much the notebook fills in by itself."""
    hints: bool = False
    """Whether players may ask the coach."""


class Ask(Action, frozen=True):
    card: int
    digit: int | None = None
    """The one that was picked, on cards that leave a choice."""


class Guess(Action, frozen=True):
    """The whole code, left to right."""

    tiles: Hand


class Pass(Action, frozen=True):
    """Lets the last chance to guess go by."""


AnyAction: TypeAlias = Ask | Guess | Pass


class Codes(Offer, frozen=True):
    """Any code that can be guessed: so many tiles in order, none of one's own, and none that was
    wrong before."""

    size: int
    own: Hand
    wrong: tuple[Hand, ...] = ()

    def pick(self, dice: Dice) -> Action:
        while True:
            others = list(TILES)
            for tile in self.own:
                others.remove(tile)
            picked = [others.pop(dice.below(len(others), "pick")) for _ in range(self.size)]
            tiles = tuple(sorted(picked))
            if tiles not in self.wrong:
                return Guess(tiles)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Guess) and self.fault(action.tiles) is None

    def fault(self, tiles: Hand) -> str | None:
        """Why a guess can't be, as the name of a refusal."""
        if tiles not in every_hand(self.size):
            return _disorder(tiles, self.size)
        if not apart(tiles, self.own):
            return "guess-own"
        return "guess-again" if tiles in self.wrong else None


def _disorder(tiles: Hand, size: int) -> str:
    """What keeps some tiles from being a code."""
    if len(tiles) != size:
        return "guess-size"
    return "guess-order" if tuple(sorted(tiles)) in every_hand(size) else "guess-tile"


AnyOffer: TypeAlias = Codes | Listed


class Began(Event, frozen=True):
    """The tiles are dealt and the first cards lie open."""

    first: int
    cards: tuple[int, ...]


class Asked(Event, frozen=True):
    """A question and what each seat answered; None: this seat was not asked."""

    seat: int
    card: int
    digit: int | None
    answers: tuple[int | None, ...]
    drawn: int | None
    """The card that lies in its place now, while there are any."""


class Guessed(Event, frozen=True):
    """A guess of two players is public; at the centre everybody hears only whether it was
    right."""

    seat: int
    right: bool
    tiles: Hand | None = None


class Looked(Event, frozen=True):
    """What a guesser alone wrote and saw in the centre."""

    tiles: Hand
    centre: Hand


class Passed(Event, frozen=True):
    seat: int


class Left(Event, frozen=True):
    """A seat was given up."""

    seat: int


class Called(Event, frozen=True):
    """No card is left: whoever is owed a guess may guess now."""


class Ended(Event, frozen=True):
    """The screens are lifted."""

    hands: tuple[Hand, ...]
    centre: Hand


AnyEvent: TypeAlias = Began | Asked | Guessed | Looked | Passed | Left | Called | Ended
Done: TypeAlias = Asked | Guessed | Passed | Left


class State(Data, frozen=True):
    options: Options
    hands: tuple[Hand, ...]
    centre: Hand
    """Empty with two players."""
    deck: tuple[int, ...]
    """Top first."""
    market: tuple[int, ...]
    first: int
    turn: int
    """Whose turn it is; meaningless once over."""
    phase: Phase = "turn"
    log: tuple[Done, ...] = ()
    """Everything that was done, with what was guessed."""
    wrong: tuple[tuple[Hand, ...], ...] = ()
    """Each seat's wrong guesses."""
    fates: tuple[Fate | None, ...] = ()
    """How each seat's guess went, once it can't guess any more."""


class View(Data, frozen=True):
    """The state as one viewer knows it."""

    options: Options
    phase: Phase
    first: int
    turn: int | None
    size: int
    """How many tiles a code has."""
    hands: tuple[Hand | None, ...]
    """Those that the viewer knows: one's own, and in the end all."""
    centre: Hand | None
    """For those who looked, and in the end for all; empty with two players."""
    market: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    log: tuple[Done, ...]
    """What was guessed at the centre is only in the guesser's own view, until the end."""
    fates: tuple[Fate | None, ...]
    closing: bool
    """Somebody was right, or the cards are used up: this is the last round."""
