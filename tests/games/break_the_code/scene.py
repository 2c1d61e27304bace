"""Exact situations to try the rules in: tables with made-up hands."""

from typing import Any

import pytest

from deciban.games.break_the_code import BreakTheCode
from deciban.games.break_the_code.rules.data import AnyAction, Ask, Guess, Options, State, View
from deciban.kernel import Event, QuickDice, Refused, Result, Sight, Told, Viewer, heard
from tests.games.break_the_code.said import tiles

GAME = BreakTheCode()

HANDS = {
    2: ("0b 3w 5 7b 9w", "1b 2w 4b 6w 8b"),
    3: ("0b 3w 5 7b 9w", "1b 2w 4b 6w 8b", "0w 1w 5 7w 9b"),
    4: ("0b 3w 5 7b", "1b 2w 4b 6w", "0w 1w 5 9b", "2b 3b 7w 8w"),
}
CENTRES = {2: "", 3: "2b 3b 4w 6b 8w", 4: "4w 6b 8b 9w"}


class Scene:
    """Players 0, 1, … around a table; 0 is first, the open cards are 1 to 6 and then come 7 to
    21, unless told otherwise."""

    def __init__(
        self,
        players: int,
        *,
        market: tuple[int, ...] = (1, 2, 3, 4, 5, 6),
        deck: tuple[int, ...] = tuple(range(7, 22)),
        first: int = 0,
        **options: Any,
    ) -> None:
        self.state = State(
            options=Options(**options),
            hands=tuple(tiles(hand) for hand in HANDS[players]),
            centre=tiles(CENTRES[players]),
            deck=deck,
            market=market,
            first=first,
            turn=first,
            wrong=((),) * players,
            fates=(None,) * players,
        )
        self.told: tuple[Told, ...] = ()

    def do(self, seat: int, action: AnyAction) -> "Scene":
        assert GAME.awaited(self.state) == (seat,)
        self.state, self.told = GAME.apply(self.state, seat, action, QuickDice(1))
        return self

    def ask(self, seat: int, card: int, digit: int | None = None) -> "Scene":
        return self.do(seat, Ask(card, digit))

    def right(self, seat: int) -> "Scene":
        """The seat guesses right …"""
        target = self.state.hands[1 - seat] if len(self.state.hands) == 2 else self.state.centre
        return self.do(seat, Guess(target))

    def wrong(self, seat: int) -> "Scene":
        """… or wrong."""
        return self.do(seat, Guess(self.miss(seat)))

    def leave(self, seat: int) -> "Scene":
        self.state, self.told = GAME.leave(self.state, seat, QuickDice(1))
        return self

    def miss(self, seat: int) -> tuple[int, ...]:
        """A code that a seat may guess, and that is not the one wanted."""
        if len(self.state.hands) == 2:
            return tiles("0w 1w 2b 3b 4w")
        return self.state.hands[seat - 1]

    def refusal(self, seat: int, action: AnyAction) -> str:
        before = self.state
        with pytest.raises(Refused) as refused:
            GAME.apply(self.state, seat, action, QuickDice(1))
        assert self.state == before
        return refused.value.refusal.reason

    def heard(self, viewer: Viewer) -> tuple[Event, ...]:
        """What a viewer heard of the last action."""
        return heard(self.told, viewer)

    def view(self, viewer: Viewer) -> View:
        return GAME.view(self.state, viewer)

    @property
    def turn(self) -> int | None:
        awaited = GAME.awaited(self.state)
        return awaited[0] if awaited else None

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)


def sight(view: View) -> Sight[View]:
    """What the seat sees whose hand it is; all hands or none: a spectator."""
    own = [seat for seat, hand in enumerate(view.hands) if hand is not None]
    return Sight(own[0] if len(own) == 1 else None, view)
