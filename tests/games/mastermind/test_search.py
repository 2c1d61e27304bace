"""Packed codes, the search for strategies, the strategies kept, and greedy trees."""

import functools
import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from deciban.games.mastermind.rules.code import (
    Code,
    all_codes,
    answer_number,
    code_of,
    keys,
    number_of,
)
from deciban.games.mastermind.solver import live
from deciban.games.mastermind.solver.greedy import greedy, most_telling, workspace
from deciban.games.mastermind.solver.packed import answer, answers, fitting, packed
from deciban.games.mastermind.solver.search import NO_LIMIT, beam, find
from deciban.games.mastermind.solver.strategies import PLANS, Plan, read, strategy
from deciban.games.mastermind.solver.strategy import expand, walk_all
from deciban.games.mastermind.solver.tree import distinct

boards = st.sampled_from([(3, 4), (4, 6), (4, 11), (5, 8), (6, 6)])


@given(boards, st.data())
def test_packed_codes_are_answered_as_pegs_are(board: tuple[int, int], data: st.DataObject) -> None:
    pegs, symbols = board
    codes = st.tuples(*[st.integers(0, symbols - 1)] * pegs)
    code, guess = data.draw(codes), data.draw(codes)
    here, told = packed(pegs, symbols), answer_number(keys(code, guess), pegs)
    one, other = number_of(code, symbols), number_of(guess, symbols)
    assert answer(here, other, one) == told
    assert answers(here, np.array([one], np.int32), other)[0] == told


@given(boards, st.data())
def test_a_code_is_found_again_by_its_number(board: tuple[int, int], data: st.DataObject) -> None:
    pegs, symbols = board
    code = data.draw(st.tuples(*[st.integers(0, symbols - 1)] * pegs))
    assert code_of(number_of(code, symbols), pegs, symbols) == code


def test_codes_are_numbered_in_their_order() -> None:
    assert [number_of(code, 4) for code in all_codes(3, 4)] == list(range(64))


def test_colors_never_used_are_interchangeable() -> None:
    """On a fresh board only the pattern of a guess matters: 15 for four pegs; with some colours
    used, every guess is a worthwhile one with its fresh colours renamed."""
    here = packed(4, 6)
    assert len(distinct(here, 0)) == 15
    used = 0b000101

    def renamed(code: Code) -> Code:
        fresh = [color for color in dict.fromkeys(code) if not used >> color & 1]
        free = [color for color in range(6) if not used >> color & 1]
        names = dict(zip(fresh, free, strict=False))
        return tuple(names.get(color, color) for color in code)

    worthwhile = {code_of(guess, 4, 6) for guess in distinct(here, used).tolist()}
    assert worthwhile == {renamed(code) for code in all_codes(4, 6)}


@functools.cache
def least_cost(left: frozenset[Code]) -> float:
    """By trying everything, on two pegs of four colours."""
    if len(left) == 1:
        return 1
    best = math.inf
    for guess in all_codes(2, 4):
        parts: dict[tuple[int, int], set[Code]] = {}
        for code in left:
            parts.setdefault(keys(code, guess), set()).add(code)
        if len(parts) == 1 and (2, 0) not in parts:
            continue
        rest = (least_cost(frozenset(p)) for told, p in parts.items() if told != (2, 0))
        best = min(best, len(left) + sum(rest))
    return best


@given(st.sets(st.integers(0, 15), min_size=1, max_size=8))
@example({1, 6, 8, 9, 10, 11, 13, 14})
@settings(max_examples=40, deadline=None)
def test_a_wide_search_finds_what_trying_everything_finds(numbers: set[int]) -> None:
    """Wide: no guess is left out, not even one that splits the codes as another does."""
    here = packed(2, 4)
    codes = np.array(sorted(numbers), np.int32)
    found = find(here, codes, 0b1111, beam(here, (16, 16, 16), small=16, alike=9))
    assert found.cost == least_cost(frozenset(code_of(n, 2, 4) for n in numbers))


def test_a_bound_on_the_guesses_is_kept_or_nothing_is_found() -> None:
    here = packed(3, 4)
    every, wide = np.arange(64, dtype=np.int32), beam(here, (20, 20, 20), small=20)
    free, bounded = find(here, every, 0, wide), find(here, every, 0, wide, limit=4)
    assert walk_all(here, expand(here, free.chosen)).sum() == free.cost
    assert walk_all(here, expand(here, bounded.chosen)).max() <= 4
    assert bounded.cost >= free.cost
    assert not len(find(here, every, 0, wide, limit=3).chosen)


BEST_KNOWN = {
    "4x6.bin": (5625, 6),
    "4x6-5.bin": (5626, 5),
    "4x7.bin": (11228, 6),
    "4x8.bin": (20471, 7),
    "5x8.bin": (179274, 8),
}
"""The guesses for all codes together, and the most for one of them."""


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_every_strategy_breaks_every_code_as_well_as_best_known(plan: Plan) -> None:
    here, kept = packed(plan.pegs, plan.symbols), read(plan)
    taken = walk_all(here, kept)
    total, most = BEST_KNOWN[plan.name]
    assert taken.min() == 1
    assert taken.sum() <= total
    assert taken.max() <= most
    assert kept.costs[0] == taken.sum()


def test_standard_strategies_are_the_proven_optimum() -> None:
    totals = {plan.name: int(read(plan).costs[0]) for plan in PLANS}
    assert totals["4x6.bin"] == 5625
    assert totals["4x6-5.bin"] == 5626
    assert totals["4x7.bin"] == 11228


def test_a_strategy_is_chosen_by_the_guesses_it_may_use() -> None:
    assert strategy(4, 6) is read(PLANS[0])
    assert strategy(4, 6, 6) is read(PLANS[0])
    assert strategy(4, 6, 5) is read(PLANS[1])
    assert strategy(4, 6, 4) is None
    assert strategy(6, 6) is None


def test_the_codemakers_best_choice_costs_the_best_breaker_4_341() -> None:
    """Every code of more than one colour, evenly: 5600 guesses for 1290 codes."""
    here = packed(4, 6)
    mixed = [n for n in range(1296) if len(set(code_of(n, 4, 6))) > 1]
    found = find(here, np.array(mixed, np.int32), 0, beam(here, (5, 20, 20)))
    assert round(found.cost / len(mixed), 3) == 4.341


def bits_of(guess: Code, codes: list[Code]) -> float:
    parts = Counter(keys(code, guess) for code in codes)
    return sum(n / len(codes) * math.log2(len(codes) / n) for n in parts.values())


def test_the_most_telling_guess_has_most_bits_of_all() -> None:
    here = packed(4, 6)
    first = number_of((0, 0, 1, 2), 6)
    left = fitting(here, np.arange(1296, dtype=np.int32), first, answer_number((1, 1), 4))
    every = np.arange(1296, dtype=np.int32)
    codes = [code_of(n, 4, 6) for n in left.tolist()]
    chosen = code_of(most_telling(here, left, every, workspace(here)), 4, 6)
    best = max(bits_of(guess, codes) for guess in all_codes(4, 6))
    assert bits_of(chosen, codes) == pytest.approx(best)


def test_always_the_most_telling_guess_breaks_every_code() -> None:
    taken = greedy(4, 6)
    assert taken.min() == 1
    assert (taken > 0).all()
    assert 4.40 < taken.mean() < 4.43


@pytest.mark.parametrize("board", [(3, 4), (4, 9), (5, 9), (6, 11)])
def test_live_play_breaks_codes_on_boards_without_a_strategy(board: tuple[int, int]) -> None:
    pegs, symbols = board
    here = packed(pegs, symbols)
    code = (len(here.places) * 2) // 3
    left, used, guess, taken = np.arange(len(here.places), dtype=np.int32), 0, -1, 0
    while guess != code:
        guess = live.choose(here, left, used).guess
        left = fitting(here, left, guess, answer(here, guess, code))
        used |= int(here.used[guess])
        taken += 1
        assert taken <= 10
        assert code in left


def test_live_play_keeps_to_a_limit_where_it_can() -> None:
    here = packed(4, 5)
    every = np.arange(625, dtype=np.int32)
    free, bounded = live.choose(here, every, 0, NO_LIMIT), live.choose(here, every, 0, 5)
    assert free.finish <= bounded.finish
    assert not bounded.estimated
