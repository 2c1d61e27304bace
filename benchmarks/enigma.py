"""How the bots of Enigma fare: who wins, with which character, and who lies when.

    python -m benchmarks.enigma master,skilled,skilled --games 300 --characters standard

The first level is measured among the others: it sits on every seat in turn, with the same deals
for all seatings. Besides the levels of the game there are scripted players who do one thing
whatever happens and play like Master for the rest: `always-doubts`, `never-doubts`, `always-lies`
and `never-lies`."""

import argparse
import math
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from deciban.arena import Table
from deciban.games.enigma import Enigma
from deciban.games.enigma.minds.bots import Thought, seen
from deciban.games.enigma.minds.master import Master
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Options
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Action, Bot, Dice, QuickDice, Setup, registry


class AlwaysDoubts(Master):
    def doubts(self, thought: Thought, dice: Dice) -> bool:
        return True


class NeverDoubts(Master):
    def doubts(self, thought: Thought, dice: Dice) -> bool:
        return False


class AlwaysLies(Master):
    """Says what helps most of all that is not true."""

    def say(self, thought: Thought, dice: Dice) -> Action:
        true = seen(thought)
        gains = {room: gain for room, gain in enumerate(thought.gains) if room != true}
        return data.Say(thought.known.deck.names[max(gains, key=lambda room: gains[room])])


class NeverLies(Master):
    def say(self, thought: Thought, dice: Dice) -> Action:
        return data.Say(thought.known.deck.names[seen(thought)])


SCRIPTED: dict[str, type[Bot[Any]]] = {
    "always-doubts": AlwaysDoubts,
    "never-doubts": NeverDoubts,
    "always-lies": AlwaysLies,
    "never-lies": NeverLies,
}


class Game(NamedTuple):
    """What is remembered of one game."""

    winner: int | None
    how: str
    dealt: tuple[str | None, ...]
    character: str | None
    lies: Counter[tuple[int, int, bool]]
    """Seat, cell of time, and whether it was a lie: names that others could doubt."""
    doubts: Counter[tuple[int, bool]]
    """Seat that checked, and whether the name was honest."""
    turns: int


def bot(level: str) -> Bot[Any]:
    return SCRIPTED[level]() if level in SCRIPTED else registry.bot(Enigma(), level)


def play(levels: Sequence[str], characters: str, seed: int) -> Game:
    game, dice = Enigma(), QuickDice(seed)
    options = Options(characters=characters, match=False)  # type: ignore[arg-type]
    bots = [bot(level) for level in levels]
    table = Table(game, Setup(options, house_set()), len(levels), dice)
    dealt: tuple[str | None, ...] = ()
    chance = QuickDice(seed ^ 0x5EED)
    lies: Counter[tuple[int, int, bool]] = Counter()
    doubts: Counter[tuple[int, bool]] = Counter()
    turns = 0
    while awaited := game.awaited(table.state):
        if not dealt and None not in table.state.hands:
            dealt = table.state.hands
        seat = awaited[0] if len(awaited) == 1 else chance.pick(awaited, "seat")
        table.act(seat, bots[seat].choose(table.sight(seat), chance))
        for told in table.told:
            match told.event:
                case data.Named(seat=speaker, place=place, room=room, asked=True):
                    lies[speaker, table.state.time, table.state.rooms[place] != room] += 1
                case data.Checked(seat=checker, honest=honest):
                    doubts[checker, honest] += 1
                case data.Turned():
                    turns += 1
    end = table.state.end
    assert end is not None
    return Game(end.winner, end.how, dealt, end.character, lies, doubts, turns)


def _block(job: tuple[tuple[str, ...], str, int]) -> list[Game]:
    """The same deal with the first level on every seat in turn; its seat is turned back to 0."""
    levels, characters, seed = job
    seats = len(levels)
    games = []
    for shift in range(seats if len(set(levels)) > 1 else 1):
        seated = tuple(levels[(seat - shift) % seats] for seat in range(seats))
        games.append(_turned(play(seated, characters, seed), shift, seats))
    return games


def _turned(game: Game, shift: int, seats: int) -> Game:
    def back(seat: int) -> int:
        return (seat - shift) % seats

    return game._replace(
        winner=None if game.winner is None else back(game.winner),
        dealt=tuple(game.dealt[(seat + shift) % seats] for seat in range(seats)),
        lies=Counter({(back(seat), at, lie): n for (seat, at, lie), n in game.lies.items()}),
        doubts=Counter({(back(seat), honest): n for (seat, honest), n in game.doubts.items()}),
    )


def measure(levels: tuple[str, ...], characters: str, games: int, seed: int, cores: int) -> None:
    per_block = len(levels) if len(set(levels)) > 1 else 1
    jobs = [(levels, characters, (seed << 32) + at) for at in range(max(1, games // per_block))]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        blocks = list(pool.map(_block, jobs, chunksize=2))
    report(levels, characters, blocks)


def report(levels: tuple[str, ...], characters: str, blocks: list[list[Game]]) -> None:
    every = [game for block in blocks for game in block]
    seats, total = len(levels), len(every)
    print(f"{','.join(levels)} {characters}: {total} games, {len(blocks)} deals")
    decided = [game for game in every if game.winner is not None]
    shares = [
        sum(game.winner == 0 for game in block)
        - sum(game.winner is not None for game in block) / seats
        for block in blocks
    ]
    mean = sum(shares) / len(shares)
    error = math.sqrt(sum((share - mean) ** 2 for share in shares) / len(shares) / len(shares))
    won = sum(game.winner == 0 for game in decided)
    print(
        f"  first: {won / max(1, len(decided)):.3f} of the games that somebody won, fair"
        f" {1 / seats:.3f}; over fair by {mean / max(error, 1e-9):+.1f} standard errors"
    )
    ends = Counter(game.how for game in every)
    print("  ends:", {how: round(count / total, 3) for how, count in ends.items()})
    print(f"  turns: {sum(game.turns for game in every) / total:.1f}")
    for name, picked in (("first", lambda seat: seat == 0), ("others", lambda seat: seat != 0)):
        print(f"  {name}:", _habits(every, picked))
    print("  won when dealt:", _characters(every))


def _over(game: Game, seats: int) -> float:
    """What the first seat won over its fair share."""
    return (game.winner == 0) - (game.winner is not None) / seats


def _habits(games: list[Game], picked: Any) -> str:
    said: Counter[tuple[int, bool]] = Counter()
    checks: Counter[bool] = Counter()
    for game in games:
        for (seat, cell, lie), count in game.lies.items():
            if picked(seat):
                said[cell, lie] += count
        for (seat, honest), count in game.doubts.items():
            if picked(seat):
                checks[honest] += count
    cells = sorted({cell for cell, _ in said})
    rates = ", ".join(
        f"{cell}: {said[cell, True] / (said[cell, True] + said[cell, False]):.2f}" for cell in cells
    )
    right = checks[False] / max(1, checks.total())
    return (
        f"lies by cell {rates}; doubts a game {checks.total() / len(games):.2f}, right {right:.2f}"
    )


def _characters(games: list[Game]) -> str:
    dealt: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        dealt.update(hand for hand in game.dealt if hand is not None)
        if game.winner is not None:
            won[game.dealt[game.winner] or ""] += 1
    average = won.total() / max(1, dealt.total())
    return ", ".join(f"{name} {won[name] / dealt[name] / average:.2f}" for name in sorted(dealt))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--characters", default="standard")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    levels = tuple(asked.levels.split(","))
    measure(levels, asked.characters, asked.games, asked.seed, asked.cores)


if __name__ == "__main__":
    main()
