"""The bots and the notebook."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deciban.games.mastermind import Mastermind
from deciban.games.mastermind.minds.notebook import notes
from deciban.games.mastermind.rules.code import Code, all_codes, keys
from deciban.games.mastermind.rules.data import Challenge, Guess, Options, Row, View
from deciban.games.mastermind.rules.fit import fits, fitting_code
from deciban.kernel import QuickDice, Setup, Sight
from deciban.kernel.registry import bot

GAME = Mastermind()
SMALL = Options(pegs=3, colors=4, answers="by-hand")

codes = st.tuples(*[st.integers(0, 3)] * 3)
rows = st.builds(
    lambda guess, answer: Row(guess, *answer),
    codes,
    st.sampled_from([(r, w) for r in range(4) for w in range(4 - r)]),
)


def view_of(given_rows: tuple[Row, ...], options: Options) -> View:
    return View(options, "guess", 0, 1, 0, (0, 0), None, given_rows, None, None, True, 0, None)


def sight(view: View) -> Sight[View]:
    return Sight(view.breaker, view)


def fits_by_hand(code: Code, given_rows: tuple[Row, ...]) -> bool:
    return all(keys(code, row.guess) == (row.red, row.white) for row in given_rows)


def all_small() -> list[Code]:
    return list(all_codes(3, 4))


@given(st.lists(rows, max_size=4).map(tuple))
def test_the_search_finds_a_code_exactly_when_one_fits(given_rows: tuple[Row, ...]) -> None:
    possible = [code for code in all_small() if fits_by_hand(code, given_rows)]
    assert fits(given_rows, 3, 4) == bool(possible)
    if possible:
        assert fitting_code(given_rows, SMALL, QuickDice(3)) in possible


@given(st.lists(rows, max_size=5).map(tuple))
@settings(max_examples=60)
def test_full_help_counts_and_lists_the_codes_left(given_rows: tuple[Row, ...]) -> None:
    options = Options(pegs=3, colors=4, help="full", answers="by-hand")
    possible = [code for code in all_small() if fits_by_hand(code, given_rows)]
    filled = notes(sight(view_of(given_rows, options)))
    assert filled.left == len(possible)
    assert list(filled.codes) == (possible if len(possible) < 50 else [])
    for color, known in enumerate(filled.colors):
        counts = [code.count(color) for code in possible] or [0]
        assert (known.least, known.most) == (min(counts), max(counts))
        assert known.places == tuple(
            any(code[place] == color for code in possible) for place in range(3)
        )


@given(st.lists(rows, max_size=4).map(tuple))
@settings(max_examples=60)
def test_facts_never_rule_out_a_code_that_fits(given_rows: tuple[Row, ...]) -> None:
    options = Options(pegs=3, colors=4, help="facts", answers="by-hand")
    filled = notes(sight(view_of(given_rows, options)))
    assert filled.left is None
    for code in all_small():
        if fits_by_hand(code, given_rows):
            for place, color in enumerate(code):
                known = filled.colors[color]
                assert known.places[place]
                assert known.least <= code.count(color) <= known.most


def test_facts_are_what_one_answer_alone_proves() -> None:
    row = Row((0, 1, 2), 0, 0)
    filled = notes(
        sight(view_of((row,), Options(pegs=3, colors=4, help="facts", answers="by-hand")))
    )
    assert [known.most for known in filled.colors] == [0, 0, 0, 3]
    assert filled.colors[3].least == 3


def test_without_help_nothing_is_filled_in() -> None:
    filled = notes(sight(view_of((Row((0, 1, 2), 0, 0),), Options(pegs=3, colors=4, help="none"))))
    assert (filled.colors, filled.left, filled.codes) == ((), None, ())


@given(st.lists(rows, min_size=2, max_size=5).map(tuple), st.sampled_from(["none", "facts"]))
@settings(max_examples=80)
def test_a_smallest_set_of_conflicting_rows_is_named(
    given_rows: tuple[Row, ...], level: str
) -> None:
    options = Options(pegs=3, colors=4, help=level, answers="by-hand")  # type: ignore[arg-type]
    conflict = notes(sight(view_of(given_rows, options))).conflict
    if fits(given_rows, 3, 4):
        assert conflict == ()
        return
    assert not fits(tuple(given_rows[row] for row in conflict), 3, 4)
    for smaller in itertools.combinations(given_rows, len(conflict) - 1):
        assert fits(smaller, 3, 4)


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_a_bot_challenges_exactly_when_no_code_fits(level: str) -> None:
    player = bot(GAME, level)
    for answer, challenges in (((3, 1), True), ((2, 1), False)):
        view = view_of((Row((0, 1, 2, 3), *answer),), Options(answers="by-hand"))
        action = player.choose(Sight(0, view, ()), QuickDice(1))
        assert (action == Challenge()) is challenges


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
@pytest.mark.parametrize("options", [Options(alone=True), Options(alone=True, pegs=5, colors=8)])
def test_bots_break_codes(level: str, options: Options) -> None:
    player, dice, solved = bot(GAME, level), QuickDice(2), 0
    for _ in range(10):
        state = GAME.start(Setup(options), 1, dice).state
        while GAME.awaited(state):
            sight = Sight(0, GAME.view(state, 0), GAME.legal(state, 0))
            action = player.choose(sight, dice)
            if level == "skilled":
                assert isinstance(action, Guess)
                assert fits_by_hand(action.code, state.rows)
            state = GAME.apply(state, 0, action, dice).state  # type: ignore[arg-type]
        result = GAME.result(state)
        solved += result is not None and result.winners == (0,)
    assert solved >= 9
