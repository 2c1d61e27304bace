"""How a table ends, and what comes after it: another go, or the next table of a campaign."""

from typing import Any, NamedTuple

from deciban.kernel.check.data import check_same_again, check_seats, check_setup
from deciban.kernel.check.demand import demand
from deciban.kernel.check.secrecy import check_alike, check_sight, resampled
from deciban.kernel.check.trial import Trial
from deciban.kernel.event import Viewer
from deciban.kernel.game import Result
from deciban.kernel.refusal import Refusal, Refused
from deciban.kernel.registry import AnyGame, load
from deciban.kernel.setup import Contents, Log, Setup
from deciban.kernel.struct import Options


class Future(NamedTuple):
    """What a finished table leads to."""

    sequel: Options
    log: Log[Any, Any] | None
    """The campaign's, where the game has campaigns …"""
    wanted: Options | Refusal | None
    """… and the options of its next table, unless it is over."""


def check_ending(trial: Trial) -> None:
    """The result makes sense, and neither it nor what follows tells what stays secret."""
    game, end = trial.game, trial.state
    _check_result(game.result(end), trial.seats)
    future = _future(game, trial.setup, end)
    if future.log is not None:
        check_same_again(future.log, game.types.log)
    for setup in setups(trial):
        check_setup(game, setup, trial.seats)
    for viewer in trial.viewers:
        other = resampled(trial, end, viewer)
        check_sight(trial, len(trial.journal), viewer, end, other)
        check_same_future(trial, viewer, trial.setup, other)


def check_same_future(trial: Trial, viewer: Viewer, setup: Setup[Any], end: Any) -> None:
    """Two tables that a viewer can't tell apart go on in the same way."""
    who = f"viewer {viewer} after the end"
    mine = _future(trial.game, trial.setup, trial.state)
    theirs = _future(trial.game, setup, end)
    check_alike("the sequel", who, mine.sequel, theirs.sequel)
    check_alike("the campaign's next table", who, mine.wanted, theirs.wanted)
    if mine.log is not None and theirs.log is not None:
        check_alike("the public log", who, mine.log.public, theirs.log.public)


def setups(trial: Trial) -> tuple[Setup[Any], ...]:
    """What may be played next by the same people: another go, and a campaign's next table."""
    game, before = trial.game, trial.setup
    sequel, log, wanted = _future(game, before, trial.state)
    again = furnished(game, before._replace(options=sequel))
    if log is None or not isinstance(wanted, Options):
        return (again,)
    return again, furnished(game, Setup(wanted, log=log))


def furnished(game: AnyGame, setup: Setup[Any]) -> Setup[Any]:
    """With the content that the game itself supplies, if nobody brings any."""
    if game.contents is None or setup.content is not None:
        return setup
    contents: Contents[Any, Any] = load(game.contents)()
    return setup._replace(content=contents.supply(setup.options, setup.log))


def _future(game: AnyGame, setup: Setup[Any], end: Any) -> Future:
    sequel = game.sequel(setup, end)
    if game.types.log is None:
        return Future(sequel, None, None)
    log = game.log(setup, end)
    try:
        return Future(sequel, log, game.proceed(setup.options, log))
    except Refused as refused:
        return Future(sequel, log, refused.refusal)


def _check_result(result: Result | None, seats: int) -> None:
    assert result is not None
    check_seats(result.winners, seats, "winners are")
    demand(not (result.winners and result.drawn), f"a draw is won by {result.winners}")
    count = len(result.points)
    demand(count in (0, seats), f"points are given to {count} of {seats} seats")
