"""What effects do for a seat, and which places, players and ways suit it best."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from deciban.games.enigma.minds.outlook import NOTHING, Change, Outlook
from deciban.games.enigma.rules import cards
from deciban.games.enigma.rules.cards import AnyStep, Token
from deciban.games.enigma.rules.data import PLACES

_SHARED = 0.012
"""What it harms if a rival sees a card, too."""
_MEETING = 0.004
"""What it is worth to know somebody."""


def holds(change: Change, outlook: Outlook, when: str | None) -> bool:
    if when is None:
        return True
    token = when.removeprefix("no-")
    return held(change, outlook, "chaos" if token == "chaos" else "decryption") != when.startswith(
        "no-"
    )


def held(change: Change, outlook: Outlook, token: Token) -> bool:
    now: bool | None = getattr(change, token)
    return bool(getattr(outlook.player, token)) if now is None else now


def with_token(change: Change, token: Token, has: bool) -> Change:
    return change._replace(chaos=has) if token == "chaos" else change._replace(decryption=has)


def after(outlook: Outlook, steps: Iterable[AnyStep], change: Change = NOTHING) -> Change:
    """What an effect changes, each choice in it made well."""
    for step in steps:
        if holds(change, outlook, step.when):
            better = _after(outlook, step, change)
            if not step.may or outlook.value(better) > outlook.value(change):
                change = better
    return change


def _after(outlook: Outlook, step: AnyStep, change: Change) -> Change:
    match step:
        case cards.Take() | cards.Return() | cards.Toggle():
            return _tokens(outlook, step, change)
        case cards.Look(cards=count, share=share):
            danger = change.danger + _SHARED * share
            return change._replace(looks=change.looks + 0.9 * count, danger=danger)
        case cards.Turn(cards=count):
            return change._replace(looks=change.looks + 0.8 * count, danger=change.danger + 0.02)
        case cards.Time():
            return change._replace(time=change.time + 1)
        case cards.Shuffle(open=False):
            players = sum(not player.gone for player in outlook.view.players)
            count = min(step.cards + players * step.per_player, len(PLACES))
            return change._replace(mixed=mixing(outlook, count))
        case cards.Meet():
            return change._replace(unmasked=True, danger=change.danger - _MEETING)
        case cards.Choose(of=ways):
            open_ways = [way for way in ways if holds(change, outlook, way.when)]
            results = [after(outlook, way.steps, change) for way in open_ways]
            return max(results, key=outlook.value, default=change)
    return change


def _tokens(
    outlook: Outlook, step: cards.Take | cards.Return | cards.Toggle, change: Change
) -> Change:
    kinds: tuple[Token, ...] = ("decryption", "chaos")
    if isinstance(step, cards.Take) and step.token == "either":
        return max((with_token(change, kind, True) for kind in kinds), key=outlook.value)
    token = step.token
    assert token != "either"
    mine = with_token(change, token, given(step, held(change, outlook, token)))
    if step.who == "self":
        return mine
    harms = [
        change._replace(danger=change.danger - harm(outlook, rival, step))
        for rival in outlook.rivals
    ]
    if step.who == "all":
        total = sum(harm(outlook, rival, step) for rival in outlook.rivals)
        return mine._replace(danger=mine.danger - total)
    choices = [mine, *harms] if step.who == "anyone" else harms
    return max(choices, key=outlook.value, default=change)


def given(step: cards.Take | cards.Return | cards.Toggle, has: bool) -> bool:
    """Whether a token is held after such a step."""
    if isinstance(step, cards.Toggle):
        return not has
    return isinstance(step, cards.Take)


def harm(outlook: Outlook, rival: int, step: cards.Take | cards.Return | cards.Toggle) -> float:
    """By how much a rival's danger shrinks through a token that comes or goes."""
    assert step.token != "either"
    player = outlook.view.players[rival]
    tokens = {"decryption": player.decryption, "chaos": player.chaos}
    tokens[step.token] = given(step, tokens[step.token])
    total = 0.0
    for who, chance in outlook.known.cast.chances(rival).items():
        aim = outlook.deck.aims[who]
        before = aim.misses(player.decryption, player.chaos)
        later = aim.misses(tokens["decryption"], tokens["chaos"])
        reach = 0.03 + outlook.reach(aim, rival)
        total += chance * reach * (0.4**before - 0.4**later)
    return total


def mixing(outlook: Outlook, count: int) -> tuple[int, ...]:
    """The places to shuffle: those that rivals know, and I neither know nor need."""
    cells = outlook.known.layouts.cells
    mine = np.zeros(len(PLACES))
    for prospect in outlook.prospects:
        if prospect.aim.cards:
            mine = np.maximum(mine, cells.max(axis=1) ** 2)
        else:
            for room in prospect.aim.rooms:
                mine = np.maximum(mine, cells[:, room] ** 2)
    theirs = np.array([_rivals_know(outlook, place) for place in PLACES])
    order = np.argsort(3 * mine - theirs, kind="stable")
    return tuple(sorted(int(place) for place in order[:count]))


def _rivals_know(outlook: Outlook, place: int) -> float:
    looked = outlook.known.looked[place]
    seen = sum(bool(looked >> rival & 1) for rival in outlook.rivals)
    return seen / max(1, len(outlook.rivals)) + 0.5 * (place not in outlook.down)


def curiosity(outlook: Outlook) -> NDArray[np.float64]:
    """For every place what a look there would tell: from 0 to 1, for the most telling one."""
    cells = outlook.known.layouts.cells
    unknown: NDArray[np.float64] = 1.0 - (cells**2).sum(axis=1)
    prospects = [each for each in outlook.prospects if not each.aim.cards and each.hidden]
    if prospects:
        best = max(prospects, key=lambda each: each.chance)
        told = outlook.known.layouts.looks(best.aim.rooms)
        base = told.min(axis=0)
        gains = (told - base) @ np.array([0.5, 1.0])
        most = gains.max()
        if most > 1e-9:
            return np.asarray(gains / most + 0.02 * unknown)
    most = unknown.max()
    return unknown / most if most > 1e-9 else unknown


def look_at(outlook: Outlook, count: int, among: Sequence[int]) -> tuple[int, ...]:
    """The most telling places; with company, rather those that the others know already."""
    told = curiosity(outlook)
    company = outlook.view.target
    if company is not None:
        for place in PLACES:
            seen = outlook.known.looked[place] >> company & 1
            told[place] += 0.15 * seen
    return tuple(sorted(sorted(among, key=lambda place: -told[place])[:count]))


def partner(outlook: Outlook) -> int:
    """Whom to look together with: the least dangerous."""
    return min(outlook.rivals, key=outlook.threat)


def acquaintance(outlook: Outlook) -> int:
    """Whose character to look at: of whom I know least, and who is most dangerous."""

    def interest(rival: int) -> float:
        chances = outlook.known.cast.chances(rival).values()
        return (1 - sum(chance**2 for chance in chances)) * (0.2 + outlook.threat(rival))

    return max(outlook.rivals, key=interest)
