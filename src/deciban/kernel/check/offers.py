"""Whatever a seat is offered is accepted; whatever it is not offered is refused."""

from typing import TypeAlias

from deciban.kernel.check.data import check_same_again, encode
from deciban.kernel.check.demand import Broken, demand
from deciban.kernel.check.trial import Step, Trial
from deciban.kernel.journal import Leave
from deciban.kernel.offer import Offer
from deciban.kernel.refusal import Refused
from deciban.kernel.struct import Action
from deciban.kernel.text import FreeText, clean

Offers: TypeAlias = tuple[Offer, ...]

_KEPT = 20
"""So many actions are remembered, to be tried out of their place."""


def check_offers(trial: Trial, step: Step) -> None:
    trial.seen = trial.seen[: _KEPT - 1]
    if not isinstance(step.action, Leave):
        trial.seen.insert(0, step.action)
        check_same_again(step.action, trial.game.types.action)
    for seat in range(trial.seats):
        offers = trial.game.legal(step.before, seat)
        for offer in offers:
            encode(offer)
            _check_fixed(offer)
            trial.seen.append(action := offer.pick(trial.chance))
            trial.accepted(step.before, seat, action, trial.dice(step.number))
            if isinstance(offer, FreeText):
                _check_texts(trial, step, seat, offers, offer)
        for action in trial.seen:
            _check(trial, step, seat, offers, action)
    for stranger in (-1, trial.seats):
        demand(not trial.game.legal(step.before, stranger), f"seat {stranger} is offered something")
        refusal = trial.refusal(step.before, stranger, step.action, step.number)
        demand(refusal is not None, f"seat {stranger} is not there, but may do {step.action}")


def _check_fixed(offer: Offer) -> None:
    """The house tells by their hash which offers still stand."""
    try:
        hash(offer)
    except TypeError as error:
        raise Broken(f"{offer} has parts that can change: {error}") from error


def _check(trial: Trial, step: Step, seat: int, offers: Offers, action: Action) -> None:
    offered = any(action in offer for offer in offers)
    refusal = trial.refusal(step.before, seat, action, step.number)
    if offered != (refusal is None):
        raise Broken(f"{action} of seat {seat}: offered {offered}, refused {refusal}")


def _check_texts(trial: Trial, step: Step, seat: int, offers: Offers, offer: FreeText) -> None:
    """Texts as people type them, long and short, clean and not."""
    for text in _texts(offer.longest):
        action = offer.action(text)
        try:
            clean(text, offer.longest)
        except Refused:
            demand(action not in offer, f"{text!r} is no clean text but is offered")
        _check(trial, step, seat, offers, action)


def _texts(longest: int) -> tuple[str, ...]:
    typed = ("<b>&amp;</b>", "WHY", "42", "Я к’ю", "¿Qué? 🦊")
    sound = ("x", "ї" * longest, "w" * longest, *(text[:longest].rstrip() for text in typed))
    faulty = ("", " ", "\u200d", "w" * (longest + 1), "a\0b", "a\u202eb", "a\x1b[2J")
    return sound + faulty
