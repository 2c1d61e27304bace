"""What travels with every step stays small, however long a match is."""

from deciban.games.mastermind import Mastermind
from deciban.games.mastermind.rules.data import Guess, Hide, Options
from deciban.house.protocol import frames
from deciban.house.tables.play import Play
from deciban.kernel import Setup

GAMES, ROWS = 20, 20
LARGEST = 3000
"""Bytes of a step's frame; with the whole history in it, it had 17,000."""


def sizes() -> list[int]:
    """Of every step of the longest match, for whoever is sent the most. No code is ever broken."""
    options = Options(games=GAMES, rows=ROWS, pegs=6, colors=10, first="seat-0")
    play = Play.begin(Mastermind(), Setup(options), bytes(32), ("", ""))
    found = []
    while play.awaited:
        (seat,) = play.awaited
        offered = play.offers[seat][0]
        action = next(made for made in (Hide((0,) * 6), Guess((1,) * 6)) if made in offered)
        play.accept(play.attempt(seat, action))
        sent = (frames.stepped(play, play.step, viewer, None) for viewer in (None, 0, 1))
        found.append(max(map(len, sent)))
    return found


def test_a_step_of_a_long_match_is_small_and_does_not_grow() -> None:
    found = sizes()
    assert len(found) == GAMES * (ROWS + 1)
    assert max(found) < LARGEST
    second, last = found[ROWS + 1 : 2 * (ROWS + 1)], found[-ROWS - 1 :]
    assert max(last) < max(second) + 10, "but for numbers with more digits"
