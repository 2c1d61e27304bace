"""How a set of cards plays: which characters win, when bots play single games with it."""

from collections import Counter

from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.data import Ended, Options
from deciban.games.enigma.rules.rules import Enigma
from deciban.kernel import Dice, Rehearsal, Setup, Share
from deciban.kernel.registry import bot
from deciban.kernel.table import Table, play_out

QUICK = ("skilled", "novice", "random")
"""Levels that get through some hundred games soon, the strongest first."""
OPTIONS = Options(characters="standard", match=False)
FEWEST, MOST = 2, 5
"""Players, as many as chance says."""


def rehearse(content: CardSet, games: int, dice: Dice) -> Rehearsal:
    level = next(level for level in QUICK if level in Enigma.bots)
    ends = [_play(content, level, dice) for _ in range(games)]
    played = Counter(who for end in ends for who in end.characters)
    won = Counter(end.character for end in ends if end.winner is not None)
    cast = set(content.casts.standard)
    return Rehearsal(
        level,
        games,
        sum(end.winner is None for end in ends),
        tuple(
            Share(dict(who.name.items()), played[who.id], won[who.id])
            for who in content.characters
            if who.id in cast
        ),
    )


def _play(content: CardSet, level: str, dice: Dice) -> Ended:
    game = Enigma()
    seats = FEWEST + dice.below(MOST - FEWEST + 1, "seats")
    table = Table(game, Setup(OPTIONS, content), seats, dice)
    play_out(table, [bot(game, level) for _ in range(seats)])
    return next(told.event for told in table.told if isinstance(told.event, Ended))
