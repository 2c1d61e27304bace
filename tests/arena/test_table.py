"""A table in memory plays by the contract."""

import pytest

from deciban.arena import Table, check_seats, play, playout
from deciban.kernel import Action, Data, Dice, QuickDice, RandomBot, Refused, Setup, Sight, registry
from tests.kernel.traps import Opened, Peeked, Traps, TrapsOptions

MASTERMIND = registry.game("mastermind")
OPTIONS = MASTERMIND.types.options()


class Witness(RandomBot):
    """Plays at random and remembers what it was shown."""

    def __init__(self) -> None:
        self.sights: list[Sight[Data]] = []

    def choose(self, sight: Sight[Data], dice: Dice) -> Action:
        self.sights.append(sight)
        return super().choose(sight, dice)


def test_random_bots_and_blind_playouts_play_the_same_games() -> None:
    for seed in range(20):
        shown = play(MASTERMIND, Setup(OPTIONS), [RandomBot(), RandomBot()], QuickDice(seed))
        blind = playout(MASTERMIND, Setup(OPTIONS), 2, QuickDice(seed))
        assert shown == blind


def test_a_played_table_is_over_and_counts_its_actions() -> None:
    witnesses = [Witness(), Witness()]
    played = play(MASTERMIND, Setup(OPTIONS), witnesses, QuickDice(1))
    assert played.actions == sum(len(witness.sights) for witness in witnesses)
    assert sum(played.result.points) > 0


def test_a_bot_sees_the_view_and_the_offers_of_its_own_seat() -> None:
    witnesses = [Witness(), Witness()]
    play(MASTERMIND, Setup(OPTIONS), witnesses, QuickDice(1))
    for seat, witness in enumerate(witnesses):
        for sight in witness.sights:
            assert sight.seat == seat
            assert sight.legal
            breaking = sight.view.maker != seat  # type: ignore[attr-defined]
            assert not breaking or sight.view.code is None  # type: ignore[attr-defined]


def test_a_bot_hears_everything_that_is_for_its_seat_and_nothing_else() -> None:
    witnesses = [Witness() for _ in range(3)]
    play(Traps(), Setup(TrapsOptions(rounds=5)), witnesses, QuickDice(2))
    first = [witness.sights[0].heard for witness in witnesses]
    assert sum(any(isinstance(event, Peeked) for event in heard) for heard in first) == 1
    for witness in witnesses:
        assert any(isinstance(event, Opened) for event in witness.sights[-1].heard)


def test_where_several_decide_at_once_chance_says_who_is_first() -> None:
    firsts = set()
    for seed in range(20):
        order: list[int] = []

        class Marker(RandomBot):
            def choose(self, sight: Sight[Data], dice: Dice, order: list[int] = order) -> Action:
                order.append(sight.mine)
                return super().choose(sight, dice)

        play(Traps(), Setup(TrapsOptions()), [Marker(), Marker(), Marker()], QuickDice(seed))
        firsts.add(order[0])
    assert firsts == {0, 1, 2}


def test_a_refused_action_changes_nothing() -> None:
    table = Table(MASTERMIND, Setup(OPTIONS), 2, QuickDice(1))
    state, told = table.state, table.told
    idle = 1 - MASTERMIND.awaited(state)[0]
    offer = MASTERMIND.legal(state, 1 - idle)[0]
    with pytest.raises(Refused):
        table.act(idle, offer.pick(table.dice))
    assert (table.state, table.told, table.actions) == (state, told, 0)


def test_a_wrong_number_of_players_is_refused() -> None:
    check_seats(MASTERMIND, Setup(OPTIONS), 2)
    with pytest.raises(Refused, match="wrong-seats"):
        check_seats(MASTERMIND, Setup(OPTIONS), 3)
