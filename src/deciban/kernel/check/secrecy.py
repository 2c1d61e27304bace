"""No viewer can tell two truths apart that they may not tell apart.

`view` and `resample` check each other: another truth, made for a viewer, must look the same to
that viewer. And where two views after a step are the same, what was heard must be the same too."""

from collections.abc import Sequence
from typing import Any

from deciban.kernel.check.data import encode
from deciban.kernel.check.demand import Broken, demand
from deciban.kernel.check.fields import differences
from deciban.kernel.check.trial import Secret, Step, Trial
from deciban.kernel.event import Viewer, heard
from deciban.kernel.game import Outcome
from deciban.kernel.journal import Leave, follow
from deciban.kernel.refusal import Refused
from deciban.kernel.struct import Action

_CHANCES = 10


def check_secrecy(trial: Trial, step: Step) -> None:
    """What was known before the step, and what was heard of it."""
    for viewer in trial.viewers:
        other = resampled(trial, step.before, viewer)
        check_sight(trial, step.number - 1, viewer, step.before, other)
        _check_heard(trial, step, viewer, other, step.action)
        if viewer != step.seat and not isinstance(step.action, Leave):
            # What else the seat might have done is its secret, as far as the view hides it.
            twin = _check_heard(
                trial, step, viewer, step.before, trial.pick(step.before, step.seat)
            )
            if twin is not None:
                note_hidden(trial, viewer, step.after, twin.state)


def resampled(trial: Trial, state: Any, viewer: Viewer) -> Any:
    """Another truth for this viewer, noting what is other in it."""
    other = trial.game.resample(state, viewer, trial.chance)
    fields = _secrets(viewer, state, other)
    trial.varied |= fields
    trial.disguised += bool(fields)
    return other


def note_hidden(trial: Trial, viewer: Viewer, one: Any, other: Any) -> None:
    """Two states have come about that a viewer can't tell apart. Another truth need not be other in
    the same field at once, so it gets some chances."""
    hidden = _secrets(viewer, one, other)
    trial.hidden |= hidden
    for _ in range(_CHANCES):
        if hidden <= trial.varied:
            return
        trial.varied |= _secrets(viewer, one, trial.game.resample(one, viewer, trial.chance))


def _secrets(viewer: Viewer, one: Any, other: Any) -> set[Secret]:
    """Where two states differ that look the same to a viewer."""
    return {Secret(viewer, difference.field) for difference in differences(one, other)}


def check_varied(trials: Sequence[Trial]) -> None:
    """Whatever chance or the others may have done in secret was tried. Of the content only its
    author can tell what is secret."""
    hidden = frozenset[Secret]().union(*(trial.hidden for trial in trials))
    varied = frozenset[Secret]().union(*(trial.varied for trial in trials))
    for viewer, field in sorted(hidden, key=str):
        tried = (other.field for other in varied if other.viewer == viewer)
        demand(
            any(_overlap(field, other) for other in tried),
            f"resample never varies {field} for viewer {viewer}, who can't know it",
        )


def _overlap(one: str, other: str) -> bool:
    """Whether one field is the other, or a part of it."""
    short, long = sorted((one.split("."), other.split(".")), key=len)
    return long[: len(short)] == short


def check_sight(trial: Trial, number: int, viewer: Viewer, truth: Any, other: Any) -> None:
    """What is known at a moment: the view, and all that is told beside it."""
    game, who = trial.game, f"viewer {viewer} at step {number}"
    check_alike("the view", who, game.view(truth, viewer), game.view(other, viewer))
    check_alike("awaiting", who, game.awaited(truth), game.awaited(other))
    check_alike("the result", who, game.result(truth), game.result(other))
    check_alike("silence", who, game.silent(truth), game.silent(other))
    for seat in range(trial.seats):
        hints = game.hints(truth, seat), game.hints(other, seat)
        check_alike("being allowed a hint", who, *hints)
    if viewer is None:
        return
    check_alike("what is offered", who, game.legal(truth, viewer), game.legal(other, viewer))
    phrases = game.phrases(truth, viewer)
    trial.phrases.update(phrases)
    check_alike("a ready phrase", who, phrases, game.phrases(other, viewer))
    for action in trial.seen:
        mine = trial.refusal(truth, viewer, action, number + 1)
        theirs = trial.refusal(other, viewer, action, number + 1)
        if mine != theirs:
            check_alike(f"the refusal of {action}", who, mine, theirs)


def check_alike(what: str, who: str, one: object, other: object) -> None:
    if encode(one) != encode(other):
        where = next(differences(one, other), "in kind")
        raise Broken(f"{what} tells {who} a secret: {where}")


def is_heard_alike(
    trial: Trial, number: int, viewer: Viewer, one: Outcome[Any], other: Outcome[Any]
) -> bool:
    """Whether a viewer can't tell two outcomes apart: then the events may not differ either."""
    game = trial.game
    if encode(game.view(one.state, viewer)) != encode(game.view(other.state, viewer)):
        return False
    mine, theirs = heard(one.told, viewer), heard(other.told, viewer)
    check_alike("an event", f"viewer {viewer} at step {number}", mine, theirs)
    return True


def _check_heard(
    trial: Trial, step: Step, viewer: Viewer, other: Any, action: Action
) -> Outcome[Any] | None:
    """What came in another truth or of another action, if the viewer can't tell it from this."""
    try:
        twin = follow(trial.game, other, step.seat, action, trial.dice(step.number))
    except Refused:
        return None  # Not an action in that other truth.
    came = Outcome(step.after, step.told)
    return twin if is_heard_alike(trial, step.number, viewer, came, twin) else None
