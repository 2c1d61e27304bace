"""Vault: a small cooperative game with content and a campaign, the second template to copy.

Behind the vault's door is a word; a story leads to it, and an ending waits behind it. In every
round one seat, the scout, peeks at a letter of its own and must then keep silent. All vote at the
same time which letter to open for everybody. After the last round the speaker says the word, which
is a free text: right, and all have won; wrong, and all have lost.

Word, story and ending are content: a player may write them, otherwise the game has some of its own
(see `vault_contents`). In a campaign every victory costs a round of the next table, and every
defeat earns a key, kept secret until it opens a letter at the next start.
"""

from collections import Counter
from typing import Annotated, Any, ClassVar, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from deciban.kernel import (
    RANDOM,
    Action,
    Data,
    Dice,
    Event,
    FreeText,
    Game,
    Listed,
    Log,
    Offer,
    Options,
    Outcome,
    Refused,
    Result,
    Setup,
    Told,
    Typed,
    Types,
    Viewer,
    check_range,
)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CLOSED = "·"
LONGEST_WORD = 12
MOST_TABLES = 4
"""Of a campaign."""


class VaultOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=5)] = 3


class Mission(Data, frozen=True):
    """What a table is played with."""

    word: str
    story: str
    """Everybody reads it first, …"""
    ending: str
    """… and this when all is over."""


class Record(Data, frozen=True):
    """What a campaign's people may read of it."""

    played: int
    won: int


class Secrets(Data, frozen=True):
    """What only the game knows of a campaign."""

    words: tuple[str, ...]
    """None of them comes again."""
    keys: int


class Vote(Action, frozen=True):
    place: int


class Say(Typed, frozen=True):
    """The word, or what the speaker takes for it."""


class Peeked(Event, frozen=True):
    """For the scout alone."""

    place: int
    letter: str


class Voted(Event, frozen=True):
    seat: int


class Opened(Event, frozen=True):
    place: int
    letter: str


class Said(Event, frozen=True):
    seat: int
    text: str
    word: str


class Gone(Event, frozen=True):
    seat: int


class Speech(FreeText, frozen=True):
    longest: int = LONGEST_WORD
    action = Say

    def example(self, dice: Dice) -> str:
        return "".join(dice.pick(LETTERS, "speech") for _ in range(4))


VaultAction: TypeAlias = Vote | Say
VaultEvent: TypeAlias = Peeked | Voted | Opened | Said | Gone


class State(Data, frozen=True):
    mission: Mission
    rounds: int
    """Still to be played, this one included."""
    open: tuple[int, ...]
    """Places that everybody sees, in the order in which they were opened."""
    votes: tuple[int | None, ...]
    peeks: tuple[tuple[int, ...], ...]
    """The places that each seat has peeked at."""
    scout: int = 0
    said: Said | None = None
    gone: tuple[int, ...] = ()

    @property
    def here(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.votes)) if seat not in self.gone)

    @property
    def closed(self) -> tuple[int, ...]:
        return tuple(place for place in range(len(self.mission.word)) if place not in self.open)

    @property
    def over(self) -> bool:
        return self.said is not None or not self.here

    @property
    def voting(self) -> bool:
        return not self.over and self.rounds > 0 and bool(self.closed)


class View(Data, frozen=True):
    story: str
    letters: str
    rounds: int
    scout: int | None
    voted: tuple[bool, ...]
    vote: int | None
    """Mine."""
    peeks: tuple[Peeked, ...]
    """Mine."""
    opened: tuple[int, ...]
    said: Said | None
    gone: tuple[int, ...]
    ending: str | None


class Vault(Game[VaultOptions, State, VaultAction, View]):
    name = "vault"
    types = Types(
        VaultOptions,
        State,
        View,
        VaultAction,
        VaultEvent,
        Listed | Speech,
        content=Mission,
        log=Log[Record, Secrets],
    )
    bots: ClassVar = {"random": RANDOM}
    contents = "tests.kernel.vault_contents:VaultContents"
    rehearsal = "tests.kernel.vault_contents:rehearse"
    terminal = "tests.kernel.vault_terminal:VaultTerminal"

    def seats(self, setup: Setup[VaultOptions]) -> tuple[int, ...]:
        check_range(setup.options)
        return (2, 3, 4)

    def start(self, setup: Setup[VaultOptions], seats: int, dice: Dice) -> Outcome[State]:
        mission: Mission = setup.content
        keys = 0 if setup.log is None else min(setup.log.secret.keys, len(mission.word) - 1)
        state = State(
            mission, setup.options.rounds, tuple(range(keys)), (None,) * seats, ((),) * seats
        )
        return _peek(state, (), dice)

    def awaited(self, state: State) -> tuple[int, ...]:
        if state.voting:
            return tuple(seat for seat in state.here if state.votes[seat] is None)
        return () if state.over else state.here[:1]

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        if seat not in self.awaited(state):
            return ()
        return (Listed(tuple(map(Vote, state.closed))),) if state.voting else (Speech(),)

    def apply(self, state: State, seat: int, action: VaultAction, dice: Dice) -> Outcome[State]:
        if seat not in self.awaited(state):
            raise Refused("not-now")
        if isinstance(action, Say) != (not state.voting):
            raise Refused("vote-first" if state.voting else "say-the-word")
        if isinstance(action, Say):
            Speech().check(action.text)
            said = Said(seat, action.text, state.mission.word)
            return Outcome(replace(state, said=said), (Told(said),))
        if action.place not in state.closed:
            raise Refused("no-such-letter")
        votes = _put(state.votes, seat, action.place)
        return _counted(replace(state, votes=votes), (Told(Voted(seat)),), dice)

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        """The others go on without; when nobody is left, the vault stays shut."""
        if seat not in state.here:
            raise Refused("no-such-seat")
        state = replace(state, gone=(*state.gone, seat), votes=_put(state.votes, seat, None))
        return _counted(state, (Told(Gone(seat)),), dice)

    def view(self, state: State, viewer: Viewer) -> View:
        word = state.mission.word
        shown = (c if place in state.open or state.over else CLOSED for place, c in enumerate(word))
        return View(
            state.mission.story,
            "".join(shown),
            state.rounds,
            state.scout if state.voting else None,
            tuple(vote is not None for vote in state.votes),
            None if viewer is None else state.votes[viewer],
            () if viewer is None else tuple(Peeked(p, word[p]) for p in state.peeks[viewer]),
            state.open,
            state.said,
            state.gone,
            state.mission.ending if state.over else None,
        )

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        return Result(state.here if _won(state) else ())

    def silent(self, state: State) -> tuple[int, ...]:
        return (state.scout,) if state.voting and state.scout in state.here else ()

    def phrases(self, state: State, seat: int) -> tuple[str, ...]:
        return ("trust-me",) if state.voting and state.peeks[seat] else ()

    def log(self, setup: Setup[VaultOptions], state: State) -> Log[Record, Secrets]:
        before = setup.log or Log(Record(0, 0), Secrets((), 0))
        won = _won(state)
        words = (*before.secret.words, state.mission.word)
        return Log(
            Record(before.public.played + 1, before.public.won + won),
            Secrets(words, before.secret.keys + (not won)),
        )

    def proceed(self, options: VaultOptions, log: Log[Any, Any]) -> VaultOptions:
        if log.public.played >= MOST_TABLES:
            raise Refused("campaign-over")
        return replace(options, rounds=max(1, options.rounds - log.public.won))

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """What is shut could be anything; what others voted and peeked at, too."""
        if state.over:
            return state
        known = {*state.open, *(() if viewer is None else state.peeks[viewer])}
        word = "".join(
            letter if place in known else dice.pick(LETTERS, "resample")
            for place, letter in enumerate(state.mission.word)
        )
        votes = tuple(
            vote if vote is None or seat == viewer else dice.pick(state.closed, "resample")
            for seat, vote in enumerate(state.votes)
        )
        peeks = tuple(
            mine if seat == viewer else tuple(dice.below(len(word), "resample") for _ in mine)
            for seat, mine in enumerate(state.peeks)
        )
        ending = f"ending {dice.below(1000, 'resample')}"
        mission = replace(state.mission, word=word, ending=ending)
        return replace(state, mission=mission, votes=votes, peeks=peeks)


def _peek(state: State, told: tuple[Told, ...], dice: Dice) -> Outcome[State]:
    """A round begins: the scout looks at a letter that is shut."""
    if not state.voting:
        return Outcome(state, told)
    place = dice.pick(state.closed, "peek")
    peeks = _put(state.peeks, state.scout, (*state.peeks[state.scout], place))
    peeked = Told(Peeked(place, state.mission.word[place]), to=(state.scout,))
    return Outcome(replace(state, peeks=peeks), (*told, peeked))


def _counted(state: State, told: tuple[Told, ...], dice: Dice) -> Outcome[State]:
    """When all have voted, the letter opens that most of them want."""
    if not state.voting or any(state.votes[seat] is None for seat in state.here):
        return Outcome(state, told)
    count = Counter(vote for vote in state.votes if vote is not None)
    most = max(count.values())
    place = dice.pick(tuple(sorted(p for p in count if count[p] == most)), "tie")
    after = replace(
        state,
        rounds=state.rounds - 1,
        open=(*state.open, place),
        votes=(None,) * len(state.votes),
        scout=_next(state),
    )
    return _peek(after, (*told, Told(Opened(place, state.mission.word[place]))), dice)


def _next(state: State) -> int:
    """Whoever sits after the scout, round the table."""
    return next((seat for seat in state.here if seat > state.scout), state.here[0])


def _won(state: State) -> bool:
    return state.said is not None and state.said.text.upper() == state.mission.word


def _put(row: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
