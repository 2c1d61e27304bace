"""OpenSpiel's playouts: games written in Python, and games written in C++, both called from Python.

Players' actions are counted; chance is drawn, but not counted."""

import random
from functools import partial
from typing import Any

import pyspiel
from open_spiel.python import games as python_games

from benchmarks.peers.pace import race

GAMES = (
    *("python_tic_tac_toe", "python_hangman", "python_liars_poker"),
    *("tic_tac_toe", "liars_dice", "hanabi"),
)


def playout(game: Any) -> int:
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            actions += 1
    return actions


if __name__ == "__main__":
    assert python_games, "importing them registers them"
    race({name: partial(playout, pyspiel.load_game(name)) for name in GAMES})
