"""The bots: legal in every mode, in time, by their sight alone, and not blind to what they know."""

import time

import numpy as np
import pytest

from deciban.arena import Table
from deciban.games.enigma import Enigma
from deciban.games.enigma.minds import knowledge
from deciban.games.enigma.minds.bots import Thought
from deciban.games.enigma.minds.master import Master, warm
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.data import Characters, Options
from deciban.games.enigma.rules.games import names_of
from deciban.games.enigma.rules.sets import house_set
from deciban.games.enigma.solver.signals import equilibrium
from deciban.kernel import Action, Bot, Dice, QuickDice, Setup, Sight, registry
from tests.games.enigma.strange import strange_set

GAME = Enigma()
LEVELS = ("novice", "skilled", "master")


def house_names() -> tuple[str, ...]:
    return names_of(house_set(), 3)


def table_of(
    seats: int, seed: int, characters: Characters = "standard", cards: CardSet | None = None
) -> Table:
    options = Options(characters=characters, match=characters == "growing")
    return Table(GAME, Setup(options, cards or house_set()), seats, QuickDice(seed))


def play(table: Table, levels: tuple[str, ...], most: int = 10_000) -> float:
    """Plays on; the longest time that a decision took."""
    bots = [registry.bot(GAME, level) for level in levels]
    longest = 0.0
    while (awaited := GAME.awaited(table.state)) and table.actions < most:
        seat = table.dice.pick(awaited, "seat")
        began = time.process_time()
        table.ask(bots[seat], seat)
        longest = max(longest, time.process_time() - began)
    return longest


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("characters", ["introductory", "standard", "growing"])
def test_every_level_plays_every_mode_to_its_end(seats: int, characters: Characters) -> None:
    if (seats, characters) == (1, "growing"):
        characters = "introductory"
    table = table_of(seats, seats, characters)
    play(table, tuple(LEVELS[seat % 3] for seat in range(2, seats + 2)))
    assert GAME.result(table.state) is not None


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_level_plays_with_strange_cards(seats: int) -> None:
    for seed in range(3):
        table = table_of(seats, seed, cards=strange_set())
        play(table, tuple(LEVELS[(seat + seed) % 3] for seat in range(seats)))
        assert GAME.result(table.state) is not None


def test_a_game_goes_on_when_somebody_leaves() -> None:
    table = table_of(4, 3)
    play(table, ("master",) * 4, most=12)
    table._take(GAME.leave(table.state, 2, table.dice))
    play(table, ("master", "skilled", "master", "novice"))
    assert GAME.result(table.state) is not None


class Reckless(Bot[data.View]):
    """Tries its goal as soon as it may."""

    def choose(self, sight: Sight[data.View], dice: Dice) -> Action:
        goals = [offer for offer in sight.legal if isinstance(offer, data.Goal)]
        return goals[0].pick(dice) if goals else dice.pick(sight.legal, "offer").pick(dice)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("room", house_names())
def test_the_last_one_in_the_game_plays_on_with_every_effect(level: str, room: str) -> None:
    """Nobody can doubt, so anything may be said."""
    said = 0
    for seed in range(3):
        table = table_of(3, seed)
        bots = [registry.bot(GAME, level), Reckless(), Reckless()]
        while awaited := GAME.awaited(table.state):
            others_out = all(player.out for player in table.state.players[1:])
            if table.state.phase == "name" and others_out:
                said += 1
                table.act(0, data.Say(room))
            else:
                table.ask(bots[awaited[0]], awaited[0])
    assert said


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_decision_takes_at_most_half_a_second(seats: int) -> None:
    warm()
    play(table_of(seats, 1), ("master",) * seats, most=20)
    assert play(table_of(seats, 2), ("master",) * seats) <= 0.5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_seat_can_not_know_changes_no_choice(level: str, seats: int) -> None:
    """The same sight and the same dice give the same action, whatever lies hidden."""
    table, bot = table_of(seats, 11), registry.bot(GAME, level)
    number = 0
    while awaited := GAME.awaited(table.state):
        seat = awaited[0]
        sight = table.sight(seat)
        chosen = bot.choose(sight, QuickDice(number))
        if number % 4 == 0:
            other = GAME.resample(table.state, seat, QuickDice(number))
            knowledge._kept.clear()
            same = Sight(seat, GAME.view(other, seat), GAME.legal(other, seat), sight.heard)
            assert bot.choose(same, QuickDice(number)) == chosen
        table.act(seat, chosen)
        number += 1
    assert number > 10


def moments(phase: str, seats: int, level: str = "skilled") -> list[Sight[data.View]]:
    """What seats see who are asked in such a phase."""
    found = []
    for seed in range(12):
        table = table_of(seats, 100 + seed)
        bots = [registry.bot(GAME, level) for _ in range(seats)]
        while awaited := GAME.awaited(table.state):
            seat = awaited[0]
            if table.state.phase == phase:
                found.append(table.sight(seat))
            table.ask(bots[seat], seat)
    return found


def test_a_lie_about_a_card_that_one_has_seen_is_doubted() -> None:
    sure = 0
    for sight in moments("belief", 3, "novice"):
        claim = sight.view.claim
        assert claim is not None
        known = knowledge.known_of(sight)
        if known.layouts.cells[claim.place][known.deck.number[claim.room]] < 1e-9:
            sure += 1
            for level in ("skilled", "master"):
                assert registry.bot(GAME, level).choose(sight, QuickDice(1)) == data.Doubt()
    assert sure >= 3


def test_a_goal_that_is_proved_is_claimed() -> None:
    proved = 0
    for sight in moments("turn", 3):
        attempt = Thought(sight).attempt
        if attempt is not None and attempt[0] > 0.999:
            proved += 1
            for level in LEVELS:
                assert registry.bot(GAME, level).choose(sight, QuickDice(1)) == attempt[1]
    assert proved >= 3


def test_master_mixes_what_it_says() -> None:
    """Neither always the truth nor always a lie, and something for every card it could be."""
    mixed = []
    for sight in moments("name", 3):
        thought = Thought(sight)
        if thought.doubters:
            odds = Master().mixture(thought)
            assert np.allclose(odds.sum(axis=1), 1.0)
            mixed.append(np.diag(odds).mean())
    assert 0.2 < np.mean(mixed) < 0.98


def mix(even: float, caught: float, better: float = 0.0) -> np.ndarray:
    size = 3
    gains = np.array([0.0, 0.1, 0.3])
    return equilibrium(
        np.full(size, 1 / size),
        gains,
        gains,
        caught,
        np.full((size, size), better),
        np.full(size, even),
        np.zeros(size),
        0.0,
    )


def test_who_is_never_doubted_names_what_gains_most() -> None:
    assert mix(even=1.0, caught=-0.1)[:, 2] == pytest.approx(1.0, abs=0.05)


def test_who_is_known_to_lie_tells_the_truth() -> None:
    assert np.diag(mix(even=0.4, caught=-0.1, better=1.0)) == pytest.approx(1.0, abs=0.05)


def test_a_liar_keeps_the_best_name_worth_doubting_or_not() -> None:
    """The share of lies under the name that gains most comes out even for those who doubt."""
    said = mix(even=0.4, caught=-0.2)
    lies = (said[0, 2] + said[1, 2]) / said[:, 2].sum()
    assert lies == pytest.approx(0.4, abs=0.08)
