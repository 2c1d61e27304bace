"""RLCard's playouts with its own random agents, who are shown what they see."""

from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from benchmarks.peers.pace import race

GAMES = ("leduc-holdem", "uno")


class Table:
    def __init__(self, game: str) -> None:
        self.env: Any = rlcard.make(game)
        agent = RandomAgent(num_actions=self.env.num_actions)
        self.env.set_agents([agent] * self.env.num_players)

    def playout(self) -> int:
        before: int = self.env.timestep
        self.env.run()
        after: int = self.env.timestep
        return after - before


if __name__ == "__main__":
    race({name: Table(name).playout for name in GAMES})
