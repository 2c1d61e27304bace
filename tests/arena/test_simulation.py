"""Simulations: the same seed gives the same games, however many cores play them."""

from typing import Any

import pytest

from deciban.arena import Finished, Plan, Tally, simulate
from deciban.kernel import Refused, Result, Setup, registry

OPTIONS = registry.game("mastermind").types.options()


def plan(*levels: str, games: int = 60, seed: int = 7, **options: Any) -> Plan:
    return Plan(
        "mastermind",
        Setup(registry.game("mastermind").types.options(**options)),
        levels,
        games,
        seed,
    )


def test_the_outcome_does_not_depend_on_the_number_of_cores() -> None:
    alone = simulate(plan("random", "novice"), cores=1)
    shared = simulate(plan("random", "novice"), cores=3)
    assert alone == shared


def test_another_seed_gives_other_games() -> None:
    one = simulate(plan("random", "random", seed=1), cores=1)
    other = simulate(plan("random", "random", seed=2), cores=1)
    assert one.games == other.games
    assert one != other


def test_every_game_is_counted_once() -> None:
    tally = simulate(plan("random", "skilled"), cores=1)
    assert tally.games == 60
    assert sum(tally.wins) + tally.draws + tally.nobody == 60
    assert tally.wins[1] > tally.wins[0]


def test_alone_a_code_that_holds_is_won_by_nobody() -> None:
    tally = simulate(plan("random", alone=True), cores=1)
    assert tally.wins[0] + tally.nobody == 60
    assert tally.nobody > 30
    assert tally.draws == 0


def test_progress_is_told_up_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(plan("random", "random", games=45), cores=1, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 45


def test_several_winners_all_count() -> None:
    tally = Tally([0, 0, 0])
    tally.count(Finished(5, Result(winners=(0, 2))))
    tally.count(Finished(5, Result(drawn=True)))
    tally.count(Finished(5, Result()))
    assert tally == Tally([1, 0, 1], games=3, draws=1, nobody=1, actions=15)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"levels": ("random", "wise")}, "unknown-level"),
        ({"levels": ("random",)}, "wrong-seats"),
        ({"games": 0}, "no-games"),
    ],
)
def test_a_plan_that_can_not_be_is_refused(wrong: dict[str, Any], reason: str) -> None:
    good = {"game": "mastermind", "levels": ("random", "random"), "games": 1}
    with pytest.raises(Refused, match=reason):
        Plan(**{**good, **wrong}, setup=Setup(OPTIONS), seed=1)
