"""`deciban play`: a table of people and bots at one terminal."""

from pathlib import Path
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from deciban.arena import check_seats
from deciban.cli.content import setup_with
from deciban.cli.options import read_options
from deciban.cli.session import Session
from deciban.kernel import QuickDice, Refused, Setup, name_bots, registry
from deciban.kernel.registry import AnyGame
from deciban.kernel.texts import Texts
from deciban.shell.screen import Gone
from deciban.shell.terminal import Terminal
from deciban.shell.words import bot_name, speaking


class Invitation(NamedTuple):
    """Who plays what."""

    game: str
    role: str | None
    people: int
    levels: tuple[str, ...] | None
    options: str
    content: Path | None
    seed: int | None


def play_game(invitation: Invitation, language: str | None) -> None:
    with speaking(language, invitation.game) as texts:
        session, company = _sit_down(invitation, texts)
    try:
        session.play(company)
    except Gone:
        session.screen.line(texts.say("play-quit"))


def _sit_down(invitation: Invitation, texts: Texts) -> tuple[Session, list[RenderableType]]:
    game = registry.game(invitation.game)
    kind: type[Terminal[Any]] = registry.load(game.terminal)
    if invitation.role is not None and invitation.role not in kind.roles:
        if not kind.roles:
            raise Refused("no-roles")
        raise Refused("unknown-role", role=invitation.role, roles=", ".join(kind.roles))
    fixed = kind.roles[invitation.role] if invitation.role else {}
    options = read_options(game, invitation.options, fixed)
    setup = setup_with(game, options, invitation.content)
    levels = _levels(game, setup, invitation)
    check_seats(game, setup, invitation.people + len(levels))
    bots = {seat: registry.bot(game, level) for seat, level in enumerate(levels, invitation.people)}
    people = _people(invitation.people, texts)
    # Dice of their own: what the bots are called changes nothing in the game.
    called = name_bots(len(levels), QuickDice(invitation.seed))
    terminal = kind(texts, [*people, *(texts.say(f"bot-{name}") for name in called)])
    brought = invitation.content is not None
    session = Session(game, setup, terminal, bots, QuickDice(invitation.seed), brought=brought)
    return session, _company(people, called, levels, texts)


def _levels(game: AnyGame, setup: Setup[Any], invitation: Invitation) -> tuple[str, ...]:
    """The bots that were asked for, or as many of the best as the game still needs."""
    if invitation.levels is not None:
        return invitation.levels
    missing = min(game.seats(setup)) - invitation.people
    return (tuple(game.bots)[-1],) * missing


def _people(count: int, texts: Texts) -> list[str]:
    if count == 1:
        return [texts.say("play-you")]
    return [texts.say("seat-number", number=seat + 1) for seat in range(count)]


def _company(
    people: list[str], called: tuple[str, ...], levels: tuple[str, ...], texts: Texts
) -> list[RenderableType]:
    """Who plays, with the bots' levels, which are not said again; nothing to who is alone."""
    bots = [bot_name(texts, name, level) for name, level in zip(called, levels, strict=True)]
    return [Text(texts.say("play-company", names=", ".join(people + bots)))] if bots else []
