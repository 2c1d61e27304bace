"""The belief over layouts and characters: against counting by hand, and against true tables."""

import itertools
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from deciban.arena import Table
from deciban.games.enigma import Enigma
from deciban.games.enigma.minds import knowledge
from deciban.games.enigma.minds.cast import Cast
from deciban.games.enigma.minds.knowledge import known_of, public_of
from deciban.games.enigma.minds.liars import Habit, speech
from deciban.games.enigma.rules.data import PLACES, Characters, Options
from deciban.games.enigma.rules.sets import house_set
from deciban.games.enigma.solver.layouts import Layouts
from deciban.kernel import QuickDice, RandomBot, Setup
from deciban.reason import quickest

Places = tuple[int, ...]
Slow = dict[Places, float]
"""The weight of every layout, as the rooms at all places."""


class Happening(NamedTuple):
    """The same thing for the library and for a layout counted by hand."""

    quick: Callable[[Layouts], Layouts]
    slow: Callable[[Slow], Slow]


def weighed(slow: Slow, likely: Callable[[tuple[int, ...]], float]) -> Slow:
    after = {rooms: weight * likely(rooms) for rooms, weight in slow.items() if likely(rooms)}
    total = sum(after.values())
    return {rooms: weight / total for rooms, weight in after.items()}


def told(place: int, chances: list[float]) -> Happening:
    return Happening(
        lambda layouts: layouts.told(place, chances),
        lambda slow: weighed(slow, lambda rooms: chances[rooms[place]]),
    )


def seen(place: int, room: int) -> Happening:
    return Happening(
        lambda layouts: layouts.seen(place, room),
        lambda slow: weighed(slow, lambda rooms: float(rooms[place] == room)),
    )


def denied(places: tuple[int, ...], rooms: tuple[int, ...], chance: float) -> Happening:
    def likely(layout: tuple[int, ...]) -> float:
        right = all(layout[place] == room for place, room in zip(places, rooms, strict=True))
        return 1 - chance if right else 1.0

    return Happening(
        lambda layouts: layouts.denied(places, rooms, chance), lambda slow: weighed(slow, likely)
    )


def moved(
    rooms: tuple[int, ...], places: tuple[int, ...], order: tuple[int, ...]
) -> tuple[int, ...]:
    after = [*rooms]
    for place, source in zip(places, order, strict=True):
        after[place] = rooms[source]
    return tuple(after)


def swapped(one: int, other: int) -> Happening:
    return Happening(
        lambda layouts: layouts.swapped(one, other),
        lambda slow: {
            moved(rooms, (one, other), (other, one)): weight for rooms, weight in slow.items()
        },
    )


def shuffled(places: tuple[int, ...]) -> Happening:
    def mix(slow: Slow) -> Slow:
        after: dict[Places, float] = defaultdict(float)
        orders = [*itertools.permutations(places)]
        for rooms, weight in slow.items():
            for order in orders:
                after[moved(rooms, places, order)] += weight / len(orders)
        return dict(after)

    return Happening(lambda layouts: layouts.shuffled(places), mix)


def fresh(size: int) -> Slow:
    every = [*itertools.permutations(range(size))]
    return dict.fromkeys(every, 1 / len(every))


def cells(slow: Slow, size: int) -> NDArray[np.float64]:
    table = np.zeros((size, size))
    for rooms, weight in slow.items():
        table[range(size), rooms] += weight
    return table


def turns() -> list[Happening]:
    """All that can happen in a turn of a mansion of four cards, some of it with other numbers."""
    some = range(4)
    return [
        *(seen(place, room) for place in some for room in (0, 2)),
        *(told(place, [0.7, 0.1, 0.15, 0.05]) for place in some),
        *(told(place, [0.0, 1.0, 0.0, 1.0]) for place in some),
        *(swapped(one, other) for one, other in itertools.combinations(some, 2)),
        *(
            shuffled(places)
            for count in (2, 3, 4)
            for places in itertools.combinations(some, count)
        ),
        denied((0, 2), (1, 3), 1.0),
        denied((3,), (0,), 0.4),
    ]


def test_every_history_of_three_turns_in_a_mansion_of_four_cards() -> None:
    checked = 0
    steps = turns()
    for one in steps:
        quick_one, slow_one = one.quick(Layouts(4)), one.slow(fresh(4))
        for two in steps:
            if not (slow_two := possible(two, slow_one)):
                continue
            quick_two = two.quick(quick_one)
            for three in steps:
                if not (slow := possible(three, slow_two)):
                    continue
                assert np.allclose(three.quick(quick_two).cells, cells(slow, 4))
                checked += 1
    assert checked > 20_000


def possible(happening: Happening, slow: Slow) -> Slow:
    """What comes of it, or nothing if it can't happen."""
    try:
        return happening.slow(slow)
    except ZeroDivisionError:
        return {}


place = st.integers(0, 8)
places = st.lists(place, min_size=2, max_size=5, unique=True).map(lambda some: tuple(sorted(some)))
happenings = st.one_of(
    st.builds(told, place, st.lists(st.floats(0.05, 1), min_size=9, max_size=9)),
    places.map(lambda some: swapped(some[0], some[1])),
    places.map(shuffled),
    st.builds(lambda some: denied(some, tuple(range(len(some))), 0.7), places),
)


@settings(max_examples=40, deadline=None)
@given(st.permutations(range(9)), st.lists(happenings, max_size=5), st.sets(place, min_size=2))
def test_nine_cards_against_counting_in_plain_python(
    truth: list[int], some: list[Happening], wanted: set[int]
) -> None:
    quick = Layouts()
    for at in range(5):
        quick = quick.seen(at, truth[at])
    rest = itertools.permutations(truth[5:])
    slow: Slow = {(*truth[:5], *last): 1 / 24 for last in rest}
    for happening in some:
        quick, slow = happening.quick(quick), happening.slow(slow)
        if len(slow) > 20_000:
            break
    assert np.allclose(quick.cells, cells(slow, 9))
    rooms = tuple(sorted(wanted))[:3]
    pointed: dict[Places, float] = defaultdict(float)
    for layout, weight in slow.items():
        pointed[tuple(layout.index(room) for room in rooms)] += weight
    assert quick.find(rooms).chance == pytest.approx(max(pointed.values()))
    down = tuple(PLACES)
    named = quick.name(down, 6)
    agreed = sum(
        weight
        for layout, weight in slow.items()
        if all(layout[at] == room for at, room in zip(named.places, named.rooms, strict=True))
    )
    assert named.chance == pytest.approx(agreed)


def test_what_a_look_tells() -> None:
    """Of two rooms that lie in three places: one look finds, or leaves two places."""
    layouts = Layouts(4).seen(3, 3)
    assert layouts.find((0,)).chance == pytest.approx(1 / 3)
    told = layouts.looks((0,))
    assert told[0][0] == pytest.approx(2 / 3)
    assert told[3][0] == pytest.approx(1 / 3)
    assert told[0][1] == pytest.approx(1 / 3 + 2 / 3 / 2)


def test_a_layout_is_drawn_by_its_weight() -> None:
    layouts = Layouts(4).told(0, [0.5, 0.5, 0.0, 0.0])
    drawn = Counter(layouts.draw((number + 0.5) / 240)[0] for number in range(240))
    assert drawn == {0: 120, 1: 120}


UPDATES: dict[str, Callable[[Layouts], object]] = {
    "claim": lambda layouts: layouts.told(3, [0.1] * 8 + [0.9]).cells,
    "swap": lambda layouts: layouts.swapped(1, 2).cells,
    "shuffle-2": lambda layouts: layouts.shuffled((0, 5)).cells,
    "shuffle-4": lambda layouts: layouts.shuffled((0, 3, 5, 7)).cells,
    "shuffle-6": lambda layouts: layouts.shuffled((0, 1, 3, 4, 5, 7)).cells,
    "attempt": lambda layouts: layouts.denied((0, 1, 2), (3, 4, 5)).cells,
}


@pytest.mark.parametrize("update", UPDATES)
def test_an_update_takes_at_most_20_ms(update: str) -> None:
    layouts = Layouts()
    UPDATES[update](layouts)
    assert quickest(lambda: UPDATES[update](layouts)) <= 0.020


# Characters.


def test_who_may_be_who_counts_copies() -> None:
    cast = Cast(("a", "a", "b"), (0, 1))
    assert cast.chances(0) == pytest.approx({"a": 2 / 3, "b": 1 / 3})
    mine = cast.held(0, "a")
    assert mine.chances(1) == pytest.approx({"a": 1 / 2, "b": 1 / 2})
    assert mine.stacked() == pytest.approx({"a": 0.5, "b": 0.5})


def test_who_looks_into_the_stack_knows_who_is_dealt() -> None:
    cast = Cast(("a", "b", "c", "d"), (0, 1)).held(0, "a").below(("b", "c"))
    assert cast.chances(1) == {"d": 1.0}


def test_a_trade_moves_what_is_known() -> None:
    cast = Cast(("a", "b", "c"), (0, 1)).held(0, "a").traded(0, 1)
    assert cast.chances(1) == {"a": 1.0}


def test_a_character_from_the_stack_is_none_that_lies_open_or_is_held() -> None:
    cast = Cast(("a", "b", "c", "d"), (0, 1)).held(0, "a").redrew(1, "b", False)
    assert cast.chances(1) == pytest.approx({"c": 0.5, "d": 0.5})
    again = cast.redrew(1, "c", True)
    assert again.chances(1) == {"d": 1.0}
    assert again.stacked()["b"] == again.stacked()["c"] == pytest.approx(1.0)


def test_what_was_offered_and_not_kept_the_other_can_not_hold() -> None:
    cast = Cast(("a", "b", "c", "d", "e", "f"), (0, 1)).held(0, "a").without(1, ("a", "b", "c"))
    assert set(cast.chances(1)) == {"d", "e", "f"}


# Lies.


def test_nothing_that_is_said_is_impossible() -> None:
    said = speech((1.0, -0.8, 0.0, 0.3, 0.9, 0.0, 0.5, 0.1, 0.2), 0.3)
    assert np.allclose(said.sum(axis=1), 1.0)
    assert said.min() > 0.0


def test_counts_of_lies_are_shrunken_and_capped() -> None:
    assert Habit().lying() < Habit(lies=3).lying() < Habit(lies=300).lying() <= 0.75
    assert Habit(truths=3).lying() > Habit(truths=300).lying() >= 0.05


# True tables.


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("characters", ["introductory", "standard", "growing"])
def test_the_truth_is_never_ruled_out_and_what_was_seen_is_known(
    seats: int, characters: Characters
) -> None:
    if seats == 1 and characters == "growing":
        return
    game = Enigma()
    setup = Setup(Options(characters=characters), house_set())
    for seed in range(6):
        dice = QuickDice(seed)
        table = Table(game, setup, seats, dice)
        while awaited := game.awaited(table.state):
            table.ask(RandomBot(), dice.pick(awaited, "seat"))
            if table.state.phase in ("turn", "belief", "effect"):
                check_truth(table, dice.below(seats, "viewer"))


def check_truth(table: Table, seat: int) -> None:
    state, known = table.state, known_of(table.sight(seat))
    for place, room in enumerate(state.rooms):
        chance = known.layouts.cells[place][known.deck.number[room]]
        sees = state.up[place] or state.looked[place] >> seat & 1
        assert chance > (1 - 1e-9 if sees else 0)
    for other, hand in enumerate(state.hands):
        if hand is not None:
            chance = known.cast.chances(other)[hand]
            sees = other == seat or state.knowers[other] >> seat & 1 or state.players[other].out
            assert chance > (1 - 1e-9 if sees else 0)
    assert known.looked == tuple(
        by if not state.up[place] else known.looked[place] for place, by in enumerate(state.looked)
    )
    for mine, true in zip(known.players, state.players, strict=True):
        assert (mine.silence, mine.out) == (true.silence, true.out)
    if len(state.players) > 1:
        assert [(each.decryption, each.chaos) for each in known.players] == [
            (each.decryption, each.chaos) for each in state.players
        ]


def test_what_is_kept_from_before_makes_no_difference() -> None:
    game, dice = Enigma(), QuickDice(5)
    table = Table(game, Setup(Options(characters="standard"), house_set()), 4, dice)
    while awaited := game.awaited(table.state):
        sight = table.sight(2)
        kept = known_of(sight)
        table.ask(RandomBot(), awaited[0])
    knowledge._kept.clear()
    anew = known_of(sight)
    assert len(sight.heard) > 40
    assert np.array_equal(kept.layouts.weights, anew.layouts.weights)
    assert kept[5:] == anew[5:]


def test_a_spectator_knows_nothing_that_was_told_to_one_seat() -> None:
    game, dice = Enigma(), QuickDice(8)
    table = Table(game, Setup(Options(characters="standard"), house_set()), 3, dice)
    while awaited := game.awaited(table.state):
        table.ask(RandomBot(), awaited[0])
        one, other = (public_of(table.sight(seat)) for seat in (0, 1))
        assert np.allclose(one.layouts.cells, other.layouts.cells)
        assert one.cast.chances(2) == pytest.approx(other.cast.chances(2))
