"""What a game names by its place can be loaded, and the coach can be read."""

from collections.abc import Iterator
from typing import Any

from deciban.kernel.bot import Bot, Sight, Sitter
from deciban.kernel.check.data import check_same_again
from deciban.kernel.check.demand import Broken, demand
from deciban.kernel.check.texts import messages
from deciban.kernel.check.trial import Trial
from deciban.kernel.coach import Coach, Verdict
from deciban.kernel.event import heard
from deciban.kernel.registry import AnyGame, load
from deciban.kernel.struct import Data
from deciban.kernel.texts import LANGUAGES

_PLACES = ("terminal", "notebook", "coach", "contents", "rehearsal", "figures", "assistant")


def check_places(game: AnyGame) -> None:
    bots = getattr(game, "bots", {})
    demand("random" in bots, "there is no bot of the level random")
    demand(hasattr(game, "terminal"), "there is no terminal")
    for level, place in bots.items():
        bot = _loaded(place)
        sound = isinstance(bot, type) and issubclass(bot, Bot)
        demand(sound, f"{place}, the bot of the level {level}, is no Bot")
    for what in _PLACES:
        if (place := getattr(game, what)) is not None:
            demand(callable(_loaded(place)), f"{place} can't be the {what}")


def _loaded(place: str) -> Any:
    try:
        return load(place)
    except Exception as error:
        raise Broken(f"{place} can't be loaded: {error!r}") from error


def check_coach(trial: Trial) -> None:
    """Everybody can read what it says of the first chapter."""
    game = trial.game
    assert game.coach is not None
    coach: Coach[Any, Any] = load(game.coach)()
    texts = messages(LANGUAGES[0], game.name)
    told = [each for outcome in trial.outcomes for each in outcome.told]
    company: tuple[Sitter, ...] = tuple("person" for _ in range(trial.seats))
    for viewer in trial.viewers:
        sight = Sight(viewer, game.view(trial.state, viewer), (), heard(told, viewer), company)
        review = coach.review(sight, 0)
        check_same_again(review, game.types.review)
        for verdict in _verdicts(review):
            remark = f"remark-{verdict.remark}"
            demand(remark in texts, f"no text for {remark}")
            odd = texts[remark] - set(verdict.__struct_fields__)
            demand(not odd, f"{remark} wants what no verdict has: {sorted(odd)}")


def _verdicts(said: object) -> Iterator[Verdict]:
    """All verdicts in what a coach says."""
    if isinstance(said, Verdict):
        yield said
    elif isinstance(said, Data):
        for name in said.__struct_fields__:
            yield from _verdicts(getattr(said, name))
    elif isinstance(said, tuple):
        for part in said:
            yield from _verdicts(part)
