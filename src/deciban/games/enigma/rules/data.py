"""What Enigma is made of: options, actions, events, offers, state and view."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from deciban.games.enigma.rules.cards import AnyStep, CardSet, Corner, Token
from deciban.kernel import Action, Data, Dice, Event, Listed, Offer
from deciban.kernel import Options as AnyOptions

PLACES = range(9)
"""Of the mansion, row by row."""

Characters: TypeAlias = Literal["introductory", "standard", "growing"]
Phase: TypeAlias = Literal[
    "keep", "open", "turn", "name", "belief", "cancel", "effect", "between", "over"
]
"""`keep`: two players choose their characters. `open`: alone, cards are opened before a game.
`name`: a place was visited, and its name is to be said. `between`: a game of the match is over, and
the next Keeper begins another."""
How: TypeAlias = Literal["goal", "time", "breakthrough", "alone"]
"""How a game ended. `time`: somebody outlasted it. `alone`: all others have left for good."""


class Options(AnyOptions, frozen=True, kw_only=True):
    characters: Characters = "introductory"
    match: bool = True
    """To three wins; otherwise a single game."""
    breakthroughs: Annotated[int, Meta(ge=2, le=3)] = 2
    """With this one everybody has lost the match."""
    doubts: Literal["sealed", "first-voice"] = "sealed"
    """`first-voice`: the first doubt to arrive checks at once."""
    open_checks: bool = True
    """Two players: whatever was checked stays face up."""
    more_time: bool = False
    """Alone: time ends only when the marker would leave the last cell."""
    keep_tokens: bool = False
    """Alone: tokens that were not shown for a goal are kept between games."""
    help: Literal["none", "facts", "full"] = "facts"
    """How much the notebook fills in by itself."""
    liars: Literal["novice", "skilled", "master"] = "skilled"
    """How well the notebook takes the others to lie, where it reckons."""
    hints: bool = False
    """Whether players may ask the coach."""


class Keep(Action, frozen=True):
    """Two players: keeps one of the characters dealt."""

    character: str


class Visit(Action, frozen=True):
    """Chooses a card of the mansion."""

    place: int
    spend: bool = False
    """Returns the decryption token for it: one more than the turn has."""
    uncover: int | None = None
    """Alone, where all silence tokens lie on cards: the place from which one is taken."""


class Say(Action, frozen=True):
    """Names the card that was visited, truly or not."""

    room: str


class Believe(Action, frozen=True):
    pass


class Doubt(Action, frozen=True):
    pass


class Cancel(Action, frozen=True):
    """Is ready to return a token, so that nothing of the effect happens."""


class Allow(Action, frozen=True):
    """Lets the effect happen."""


class Select(Action, frozen=True):
    """The places that an effect is for, in order."""

    places: tuple[int, ...]


class Target(Action, frozen=True):
    """The player whom an effect is for."""

    seat: int


class Decide(Action, frozen=True):
    """One of the ways that an effect offers, from 0; None: leaves what may be left."""

    way: int | None


class Pointer(Data, frozen=True):
    """“There is this room.”"""

    place: int
    room: str


class Suspect(Data, frozen=True):
    """“This player is that character.”"""

    seat: int
    character: str


class Attempt(Action, frozen=True):
    """Shows the character and tries to prove its goal."""

    points: tuple[Pointer, ...] = ()
    suspect: Suspect | None = None
    borrowed: str | None = None
    """The character in the stack whose goal it is."""


class Pass(Action, frozen=True):
    """Ends the turn."""


class Begin(Action, frozen=True):
    """The new Keeper of Time begins the next game of a match."""

    characters: Characters


AnyAction: TypeAlias = (
    Keep
    | Visit
    | Say
    | Believe
    | Doubt
    | Cancel
    | Allow
    | Select
    | Target
    | Decide
    | Attempt
    | Pass
    | Begin
)


class Places(Offer, frozen=True):
    """So many of these places, none of them twice."""

    count: int
    among: tuple[int, ...]

    def pick(self, dice: Dice) -> Action:
        return Select(tuple(sorted(dice.shuffled(self.among, "pick")[: self.count])))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Select):
            return False
        chosen = set(action.places)
        return len(action.places) == len(chosen) == self.count and chosen <= set(self.among)


class Goal(Offer, frozen=True):
    """An attempt at the goal of one's own character, or at one that is borrowed."""

    character: str
    borrowed: str | None
    rooms: tuple[str, ...]
    """What must be pointed out, each once; …"""
    cards: int
    """… or so many face-down cards, each by its name."""
    down: tuple[int, ...]
    """Where these lie."""
    suspects: tuple[int, ...] | None
    """Of whom the character may be named; None: it is not asked."""
    cast: tuple[str, ...]
    """The characters in play."""
    names: tuple[str, ...]
    """The rooms in play."""

    def pick(self, dice: Dice) -> Action:
        places = dice.shuffled(tuple(PLACES), "pick")
        points = tuple(map(Pointer, places, self.rooms))
        if self.cards:
            down = dice.shuffled(self.down, "pick")[: self.cards]
            points = tuple(map(Pointer, down, dice.shuffled(self.names, "pick")))
        suspect = None
        if self.suspects is not None:
            suspect = Suspect(dice.pick(self.suspects, "pick"), dice.pick(self.cast, "pick"))
        return Attempt(points, suspect, self.borrowed)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Attempt) and self.fault(action) is None

    def fault(self, attempt: Attempt) -> str | None:
        """Why an attempt can't be made so, as the name of a refusal. Being wrong is no fault."""
        if attempt.borrowed != self.borrowed:
            return "goal-borrowed"
        places = [pointer.place for pointer in attempt.points]
        if len(set(places)) != len(places) or not set(places) <= set(PLACES):
            return "goal-places"
        if self.cards:
            if len(places) != self.cards or not set(places) <= set(self.down):
                return "goal-cards"
            if not {pointer.room for pointer in attempt.points} <= set(self.names):
                return "goal-names"
        elif sorted(pointer.room for pointer in attempt.points) != sorted(self.rooms):
            return "goal-pointers"
        return self._suspicion(attempt.suspect)

    def _suspicion(self, suspect: Suspect | None) -> str | None:
        if self.suspects is None:
            return None if suspect is None else "goal-suspect"
        if suspect is None or suspect.seat not in self.suspects:
            return "goal-suspect"
        return None if suspect.character in self.cast else "goal-suspect"


AnyOffer: TypeAlias = Listed | Places | Goal


class Laid(Event, frozen=True):
    """The cards that the table is played with."""

    cards: CardSet


class Began(Event, frozen=True):
    """A game begins: the mansion lies face down, everybody has a character."""

    game: int
    keeper: int
    cast: tuple[str, ...]
    """All characters in play, sorted; who has which is secret."""
    time: int


class Dealt(Event, frozen=True):
    """For its player alone: this is your character now."""

    character: str


class Offered(Event, frozen=True):
    """For its player alone: one of these may be kept."""

    characters: tuple[str, ...]


class Kept(Event, frozen=True):
    seat: int


class Turned(Event, frozen=True):
    """The turn has come to a seat."""

    seat: int


class Moved(Event, frozen=True):
    """Time moved on."""

    time: int


class Visited(Event, frozen=True):
    """Who looks where is public."""

    seat: int
    place: int
    spent: bool


class Saw(Event, frozen=True):
    """For those who looked: the card at a place."""

    place: int
    room: str


class Named(Event, frozen=True):
    """A card was given a name. `asked`: the others may doubt it."""

    seat: int
    place: int
    room: str
    asked: bool


class Answered(Event, frozen=True):
    """Somebody has answered; what, stays sealed."""

    seat: int


class Believed(Event, frozen=True):
    """Nobody doubted."""


class Checked(Event, frozen=True):
    """Somebody doubted, and has looked."""

    seat: int
    honest: bool


class Opened(Event, frozen=True):
    """A card was turned up."""

    place: int
    room: str


class Silenced(Event, frozen=True):
    seat: int


class Freed(Event, frozen=True):
    """A silence token was returned."""

    seat: int


class Took(Event, frozen=True):
    seat: int
    token: Token


class Returned(Event, frozen=True):
    seat: int
    token: Token


class Cancelled(Event, frozen=True):
    """Somebody paid, and nothing of the effect happens."""

    seat: int


class Looked(Event, frozen=True):
    """An effect let these seats look at a place."""

    seats: tuple[int, ...]
    place: int


class Cornered(Event, frozen=True):
    """The corner of a card was announced, truly."""

    place: int
    corner: Corner


class Announced(Event, frozen=True):
    """The name of a card was announced, truly."""

    place: int
    room: str


class Shuffled(Event, frozen=True):
    places: tuple[int, ...]


class Swapped(Event, frozen=True):
    places: tuple[int, int]


class Met(Event, frozen=True):
    """Somebody has seen a character."""

    seat: int
    target: int


class Learned(Event, frozen=True):
    """For who met a player: the character."""

    seat: int
    character: str


class Traded(Event, frozen=True):
    """Two players have swapped characters."""

    seats: tuple[int, int]


class Redrew(Event, frozen=True):
    """Somebody took a character from the stack and laid this one beside it."""

    seat: int
    laid: str
    remade: bool
    """The stack was used up and is made anew of all that lay beside it."""


class Covered(Event, frozen=True):
    """Alone: a silence token was put on a card, perhaps from another."""

    place: int
    uncovered: int | None


class Applied(Event, frozen=True):
    """Alone: a card lets the effect of another happen."""

    place: int


class Declined(Event, frozen=True):
    """What may be left was left."""

    seat: int


class Attempted(Event, frozen=True):
    """Only claims and one verdict are public."""

    seat: int
    character: str
    points: tuple[Pointer, ...]
    suspect: Suspect | None
    borrowed: str | None
    right: bool


class Passed(Event, frozen=True):
    seat: int


class Left(Event, frozen=True):
    """A seat was given up for good; its character lies open."""

    seat: int
    character: str | None


class Ended(Event, frozen=True):
    """A game is over, and everything is shown."""

    how: How
    winner: int | None
    character: str | None
    """With which it was won."""
    rooms: tuple[str, ...]
    characters: tuple[str | None, ...]
    stack: tuple[str, ...]
    """Sorted: in which order it lay stays unknown."""
    truths: tuple[str, ...]
    """What really lay under each name that was said, in order."""
    seen: tuple[str, ...]
    """What was seen by each look at a card that lay face down, in order."""


class Unsealed(Event, frozen=True):
    """The table is over: here is who else doubted, or would have paid."""

    voids: tuple["Void", ...]


AnyEvent: TypeAlias = (
    Laid
    | Began
    | Dealt
    | Offered
    | Kept
    | Turned
    | Moved
    | Visited
    | Saw
    | Named
    | Answered
    | Believed
    | Checked
    | Opened
    | Silenced
    | Freed
    | Took
    | Returned
    | Cancelled
    | Looked
    | Cornered
    | Announced
    | Shuffled
    | Swapped
    | Met
    | Learned
    | Traded
    | Redrew
    | Covered
    | Applied
    | Declined
    | Attempted
    | Passed
    | Left
    | Ended
    | Unsealed
)


class Player(Data, frozen=True):
    """What everybody sees of a player."""

    decryption: bool = False
    chaos: bool = False
    silence: bool = False
    out: bool = False
    """Until the next game."""
    gone: bool = False
    """For good."""
    wins: int = 0


class Claim(Data, frozen=True):
    seat: int
    place: int
    room: str


class Void(Data, frozen=True):
    """Sealed answers that came to nothing, because somebody else's turn comes sooner."""

    game: int
    naming: int
    """Which naming of the game it was, from 0."""
    cancel: bool
    """It was about cancelling the effect; otherwise about doubting the name."""
    asked: tuple[int, ...]
    """All whose answer came to nothing, …"""
    raised: tuple[int, ...]
    """… and those of them who doubted too, or would have paid too."""


class Glance(Data, frozen=True):
    """Some seats have just seen a place."""

    seats: tuple[int, ...]
    place: int


class Recent(Data, frozen=True, kw_only=True):
    """What the last step did that the board itself does not show: places and seats, never what
    lies there."""

    visited: int | None = None
    spent: bool = False
    claim: Claim | None = None
    """What was named: the effect may be over already."""
    glances: tuple[Glance, ...] = ()
    corners: tuple[int, ...] = ()
    """The places of which the corner was announced, …"""
    names: tuple[int, ...] = ()
    """… or the name."""
    asked: bool = False
    checker: int | None = None
    honest: bool | None = None
    payer: int | None = None
    shuffled: tuple[int, ...] = ()
    swapped: tuple[int, ...] = ()
    met: int | None = None
    traded: tuple[int, ...] = ()
    redrew: bool = False
    remade: bool = False
    uncovered: int | None = None
    applied: int | None = None
    declined: bool = False
    attempt: Attempt | None = None


class End(Data, frozen=True):
    """How the last game ended."""

    how: How
    winner: int | None = None
    character: str | None = None


class Truth(Data, frozen=True):
    """What really lay under a name that was said, or was seen by a look, and who knows it."""

    room: str
    seats: tuple[int, ...]


class State(Data, frozen=True, kw_only=True):
    options: Options
    cards: CardSet
    set: str
    """The fingerprint of these cards."""
    characters: Characters
    """The set that is played with now."""
    game: int
    """Of the match, from 0."""
    phase: Phase
    players: tuple[Player, ...]
    keeper: int
    turn: int
    """Whose turn it is."""
    time: int
    """The cell that the marker is on, from 0."""
    rooms: tuple[str, ...]
    """What lies where."""
    up: tuple[bool, ...]
    looked: tuple[int, ...]
    """Who has seen the card that lies at a place now: one bit a seat."""
    covered: tuple[int, ...] = ()
    """Alone: the places with a silence token."""
    cast: tuple[str, ...]
    hands: tuple[str | None, ...]
    """Each player's character."""
    knowers: tuple[int, ...]
    """Who has seen the character that a player holds now: one bit a seat."""
    stack: tuple[str, ...]
    """Top first."""
    laid: tuple[str, ...] = ()
    """Characters that lie face up beside the stack."""
    discarded: str | None = None
    """The character that the last step laid aside."""
    dealt: tuple[tuple[str, ...], ...] = ()
    """Two players: what each may keep one of."""
    victors: tuple[str, ...] = ()
    """The characters that have won a game of this match."""
    breaks: int = 0
    """Breakthroughs so far."""
    usable: bool = False
    """A decryption token was held when the turn began, and may be used."""
    muted: bool = False
    """The player was silenced when the turn began."""
    named: bool = False
    """The naming that the turn must have is done."""
    claim: Claim | None = None
    answers: tuple[bool | None, ...] = ()
    """Sealed: doubts, or readiness to pay."""
    todo: tuple[AnyStep, ...] = ()
    """What is left of the effect."""
    agreed: bool = False
    """The player wants the step that may be left."""
    target: int | None = None
    """The player whom the effect is for."""
    opening: int = 0
    """Alone: so many cards may still be opened before the game."""
    cells: tuple[int, ...] = ()
    """Alone: how many cells were left at each win, in order."""
    recent: Recent = Recent()
    truths: tuple[Truth, ...] = ()
    """Of this game's namings, in order, …"""
    seen: tuple[Truth, ...] = ()
    """… and of its looks."""
    voids: tuple[Void, ...] = ()
    end: End | None = None
    """Of this game."""

    @property
    def alone(self) -> bool:
        """One player against Chaos."""
        return len(self.players) == 1


class Cell(Data, frozen=True):
    """A place of the mansion as a viewer sees it."""

    up: bool
    room: str | None
    """Face up, or just seen by the viewer, or all is over."""
    looked: tuple[int, ...]
    """The seats that have seen this card."""
    covered: bool
    corner: Corner | None
    """Just announced."""


class View(Data, frozen=True, kw_only=True):
    """The state as one viewer knows it."""

    options: Options
    set: str
    """The fingerprint of the cards that are played with."""
    characters: Characters
    game: int
    phase: Phase
    players: tuple[Player, ...]
    keeper: int
    turn: int
    time: int
    last: int
    """The cell with which time ends."""
    grid: tuple[Cell, ...]
    cast: tuple[str, ...]
    hands: tuple[str | None, ...]
    """One's own character, those that were just seen, those that lie open."""
    stack: int
    below: tuple[str, ...] | None
    """What is in the stack, sorted, for who may see it."""
    laid: tuple[str, ...]
    discarded: str | None
    """Just laid aside, also if it is in the stack again."""
    dealt: tuple[str, ...]
    """Mine."""
    victors: tuple[str, ...]
    breaks: int
    usable: bool
    muted: bool
    named: bool
    claim: Claim | None
    answered: tuple[bool, ...]
    answer: bool | None
    """Mine."""
    step: AnyStep | None
    """What the effect asks for now."""
    agreed: bool
    target: int | None
    opening: int
    cells: tuple[int, ...]
    recent: Recent
    end: End | None
    truths: tuple[str, ...] | None
    """When the game is over."""
    seen: tuple[str, ...] | None
    """When the game is over."""
    voids: tuple[Void, ...] | None
    """When the table is over."""
