"""Master: names by a mixed strategy that tells no more of the card than it must, and minds what
everybody may think, and how others have lied and doubted so far."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from deciban.games.enigma.minds import bots
from deciban.games.enigma.minds.bots import Skilled, Thought, claimed, seen, toss
from deciban.games.enigma.minds.outlook import Change
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES
from deciban.games.enigma.solver.signals import equilibrium
from deciban.kernel import Action, Dice

_SHAME, _COSTS = 0.03, 1.6
"""What a lie that comes out costs beyond the model, which takes its teller to catch up."""
_HASTE = (0.5, 0.45, 0.42, 0.35, 0.3)
"""How much likelier than the model has it each rival wins within a round, by the moves of time that
are left: most try at the end."""
_SHARED = 0.25
"""How far others who may doubt, too, spare one the risk."""
_TRUST = 0.5
"""How far others are taken to doubt as they have shown, and how far as would be best."""


class Master(Skilled):
    rollouts = 400
    expects = "skilled"

    def later(self, thought: Thought) -> float:
        outlook = thought.outlook
        haste = _HASTE[min(outlook.moves, len(_HASTE) - 1)]
        return super().later(thought) * float((1 - haste) ** len(outlook.rivals))

    # Names.

    def say(self, thought: Thought, dice: Dice) -> Action:
        if not thought.doubters:
            return super().say(thought, dice)
        odds = self.mixture(thought)[seen(thought)]
        sums = np.cumsum(odds)
        mark = dice.below(1 << 20, "name") / (1 << 20) * sums[-1]
        room = min(int(np.searchsorted(sums, mark, side="right")), len(PLACES) - 1)
        return data.Say(thought.known.deck.names[room])

    def mixture(self, thought: Thought) -> NDArray[np.float64]:
        """For every room that the card could be what would be said of it, with which chance: a
        balance between a liar and those who doubt."""
        place, true = claimed(thought).place, seen(thought)
        prior = np.array(thought.public.layouts.cells[place])
        prior[true] = max(prior[true], 0.02)
        gains = np.array(thought.gains)
        lies = [self._known_lie(thought, place, said) for said in PLACES]
        better = np.tile(lies, (len(PLACES), 1))
        shown = self._doubted(thought, thought.doubters)
        return equilibrium(
            prior / prior.sum(),
            gains,
            gains + self.pride(thought),
            -self.penalty(thought),
            better,
            self._even_odds(thought, gains),
            np.full(len(PLACES), shown),
            _TRUST,
        )

    def _known_lie(self, thought: Thought, place: int, said: int) -> float:
        """How likely somebody knows that a name is a lie."""
        return 1.0 - math.prod(
            1 - 0.95 * self.knows_better(thought, rival, place, said) for rival in thought.doubters
        )

    def _even_odds(self, thought: Thought, gains: NDArray[np.float64]) -> NDArray[np.float64]:
        """For every name how likely a lie must be before a doubt pays."""
        loss = 0.12
        gain = 0.12 + 0.5 * np.maximum(0.0, gains)
        return np.asarray(loss / (gain + loss))

    def suspicion(self, thought: Thought, rival: int, place: int, said: int) -> float:
        """As this rival has doubted so far, and more where the name is unlikely to all."""
        likely = float(thought.public.layouts.cells[place][said])
        rate = thought.known.habit(rival).doubting(len(thought.doubters))
        return min(0.9, rate * min(2.5, 0.75 + 0.03 / max(likely, 0.01)))

    def penalty(self, thought: Thought) -> float:
        return _SHAME + _COSTS * thought.penalty

    def pride(self, thought: Thought) -> float:
        """A rival's lost turn, shared by all others."""
        lost = -thought.outlook.gain(Change(silenced=True))
        return 0.6 * max(0.02, lost) / len(thought.outlook.rivals)

    # Doubts.

    def stakes(self, thought: Thought) -> tuple[float, float, float]:
        """A lone rival's misfortune is all mine, and leaves me free to say anything in my next
        turn."""
        lie, gain, loss = super().stakes(thought)
        if len(thought.outlook.rivals) == 1:
            gain = 2 * gain + 0.5 * max(0.0, *thought.gains)
        return lie, gain, loss

    def doubts(self, thought: Thought, dice: Dice) -> bool:
        lie, gain, loss = self.stakes(thought)
        right = gain * (1 - _SHARED * self._others(thought))
        edge = lie * right - (1 - lie) * loss
        scale = 0.15 * (lie * right + (1 - lie) * loss) + 1e-9
        return toss(dice, min(1.0, max(0.0, 0.5 + 0.5 * edge / scale)), "doubt")

    def _others(self, thought: Thought) -> float:
        """How likely somebody who comes later doubts, if I do not."""
        order = thought.doubters
        later = order[order.index(thought.seat) + 1 :]
        return self._doubted(thought, later)

    def _doubted(self, thought: Thought, rivals: Sequence[int]) -> float:
        """How likely one of these doubts, as they have shown so far."""
        asked = len(thought.doubters)
        habits = [thought.known.habit(rival) for rival in rivals]
        return 1.0 - math.prod(1 - habit.doubting(asked) for habit in habits)


def warm() -> None:
    """Compiles what is not yet, before anybody waits for it."""
    bots.warm()
    some = np.full(9, 0.1)
    equilibrium(some, some, some, 0.0, np.zeros((9, 9)), some, some, 0.5, 1)
