"""PettingZoo's playouts, the way its manual plays: every player is shown what it sees."""

import random
from functools import partial
from typing import Any

from pettingzoo.classic import connect_four_v3, tictactoe_v3

from benchmarks.peers.pace import race


def playout(env: Any) -> int:
    env.reset()
    actions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(random.choice(observation["action_mask"].nonzero()[0]))
            actions += 1
    return actions


if __name__ == "__main__":
    games = {"tictactoe_v3": tictactoe_v3, "connect_four_v3": connect_four_v3}
    race({name: partial(playout, game.env()) for name, game in games.items()})
