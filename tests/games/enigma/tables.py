"""Tables of Enigma that are played at random, but long enough to be worth looking at."""

from collections.abc import Iterator
from typing import Any

from deciban.arena import Table
from deciban.games.enigma import Enigma
from deciban.games.enigma.rules.data import Goal, Options, View
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Action, Bot, Dice, QuickDice, Setup, Sight

GAME = Enigma()


class Lively(Bot[View]):
    """Anything but an attempt; that, only now and then."""

    def choose(self, sight: Sight[View], dice: Dice) -> Action:
        others = [offer for offer in sight.legal if not isinstance(offer, Goal)]
        dare = not others or dice.below(12, "dare") == 0
        return dice.pick(sight.legal if dare else others, "offer").pick(dice)


def begun(seats: int, seed: int, **options: Any) -> Table:
    return Table(GAME, Setup(Options(**options), house_set()), seats, QuickDice(seed))


def played(table: Table, bot: Bot[View] | None = None) -> Iterator[Table]:
    """The table after every move, to its end."""
    bot, dice = bot or Lively(), QuickDice(table.actions)
    while awaited := GAME.awaited(table.state):
        table.ask(bot, dice.pick(awaited, "seat"))
        yield table
