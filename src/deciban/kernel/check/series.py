"""The tables of one check, each of them a sequel of the one before, or a fresh beginning."""

from typing import Any, NamedTuple

from deciban.kernel.check.contents import check_contents
from deciban.kernel.check.data import check_outcome, check_ranges, check_setup
from deciban.kernel.check.ending import check_ending, furnished, setups
from deciban.kernel.check.minds import check_coach, check_places
from deciban.kernel.check.offers import check_offers
from deciban.kernel.check.secrecy import check_secrecy, check_varied
from deciban.kernel.check.trial import Trial
from deciban.kernel.check.twins import check_setups, check_start, check_throws
from deciban.kernel.registry import AnyGame
from deciban.kernel.setup import Setup

_LEFT = 5
"""One table of so many is left by people."""
_CHAIN = 4
"""So many tables follow each other; …"""
_LONG_CHAIN = 12
"""… and so many in a chain of which only the ends are looked at."""


class Report(NamedTuple):
    """What was looked at."""

    games: int
    steps: int
    disguised: int
    """How often a truth could be exchanged for another without a viewer noticing."""
    varied: frozenset[str]
    """The fields of the state that were other in it, such as `deck` or `log.tiles`. A game demands
    all its secrets here, or their secrecy was never tried."""
    reasons: frozenset[str]
    """The refusals met on the way, …"""
    throws: frozenset[str]
    """… what the dice were thrown for, …"""
    phrases: frozenset[str]
    """… and the ready phrases. All want their texts: see `check_texts`."""


def check(
    game: AnyGame,
    setup: Setup[Any],
    seats: int,
    *,
    games: int = 10,
    limit: int = 10_000,
    coached: int = 3,
) -> Report:
    """Plays and checks; raises `Broken` with the reason. `coached` are the games that the coach
    looks at, for that may take its time."""
    check_places(game)
    check_contents(game)
    check_ranges(game, setup)
    setup = furnished(game, setup)
    check_setup(game, setup, seats)
    trials: list[Trial] = []
    throws: set[str] = set()
    for seed in range(games):
        begun = setup if seed % _CHAIN == 0 else trials[-1].chance.pick(setups(trials[-1]), "next")
        trial = Trial(game, begun, seats, seed, leaving=seed % _LEFT == 1)
        throws |= _observe(trial, limit)
        if game.coach is not None and len(trials) < coached and not trial.gone:
            check_coach(trial)
        trials.append(trial)
    check_varied(trials)
    _check_long_chain(game, setup, seats, limit)
    return Report(
        games,
        sum(len(trial.journal) for trial in trials),
        sum(trial.disguised for trial in trials),
        frozenset(secret.field for trial in trials for secret in trial.varied),
        frozenset().union(*(trial.reasons for trial in trials)),
        frozenset(throws),
        frozenset().union(*(trial.phrases for trial in trials)),
    )


def _observe(trial: Trial, limit: int) -> set[str]:
    """Plays a table and looks at everything; what the dice were thrown for."""
    trial.start()
    check_outcome(trial.game, trial.outcomes[0], trial.seats)
    check_start(trial)
    for step in trial.play(limit):
        check_outcome(trial.game, trial.outcomes[-1], trial.seats)
        check_offers(trial, step)
        check_secrecy(trial, step)
        check_throws(trial, step)
    check_ending(trial)
    check_setups(trial)
    return trial.replayed()


def _check_long_chain(game: AnyGame, setup: Setup[Any], seats: int, limit: int) -> None:
    for seed in range(_LONG_CHAIN):
        trial = Trial(game, setup, seats, seed)
        trial.start()
        for _ in trial.play(limit):
            pass
        check_ending(trial)
        *_, setup = setups(trial)
