"""Which decisions were made on a board that still holds.

A move is outdated only if the offer that contains it has changed since its sender looked, or if the
seat has acted meanwhile. So several people can decide at once while something else is proposed."""

from collections.abc import Sequence
from typing import Any

from deciban.kernel import Action, Offer
from deciban.kernel.registry import AnyGame


class Freshness:
    def __init__(self, game: AnyGame, state: Any, seats: int, step: int = 0) -> None:
        self.offers = [game.legal(state, seat) for seat in range(seats)]
        self._game = game
        self._since: list[Sequence[int]] = [[step] * len(offers) for offers in self.offers]
        """For each offer of each seat the step from which on it has stood."""
        self._changed = [step] * seats
        """The step at which anything last changed for a seat."""

    def note(self, step: int, actor: int, state: Any) -> None:
        """What every seat may do after one more step."""
        for seat, before in enumerate(self.offers):
            now = self._game.legal(state, seat)
            if seat == actor:
                self._since[seat] = [step] * len(now)
            elif now != before:
                stood = dict(zip(before, self._since[seat], strict=True))
                self._since[seat] = [stood.get(offer, step) for offer in now]
            else:
                continue
            self.offers[seat], self._changed[seat] = now, step

    def since(self, seat: int, action: Action) -> int:
        """The step from which on this action has been offered. Of one that is not offered, the step
        at which its sender could last have thought so."""
        offers: zip[tuple[Offer, int]] = zip(self.offers[seat], self._since[seat], strict=True)
        return next((step for offer, step in offers if action in offer), self._changed[seat])
