"""The rules of Mastermind, in the words of the rules page."""

from typing import Any

import msgspec
import pytest

from deciban.games.mastermind import Mastermind
from deciban.games.mastermind.rules.code import Code, keys
from deciban.games.mastermind.rules.data import (
    Answer,
    AnyAction,
    Challenge,
    Challenged,
    Claim,
    Decline,
    Guess,
    Hide,
    Left,
    Options,
    Spoiled,
    State,
)
from deciban.kernel import Event, QuickDice, Refused, Result, Setup
from deciban.kernel.check import check

GAME = Mastermind()
CODE = (0, 1, 2, 3)
WRONG = (4, 4, 5, 5)


class Match:
    """A match between seat 0, who makes the first code, and seat 1."""

    def __init__(self, **options: Any) -> None:
        self.options = Options(**{"first": "seat-0", **options})
        seats = GAME.seats(Setup(self.options))[0]
        self.state: State = GAME.start(Setup(self.options), seats, QuickDice(1)).state
        self.events: list[Event] = []

    def do(self, seat: int, action: AnyAction) -> None:
        self.state, told = GAME.apply(self.state, seat, action, QuickDice(1))
        self.events = [each.event for each in told]

    def refusal(self, seat: int, action: AnyAction) -> str:
        with pytest.raises(Refused) as refused:
            GAME.apply(self.state, seat, action, QuickDice(1))
        return refused.value.refusal.reason

    def rows(self, *answers: tuple[int, int], guess: Code = WRONG) -> None:
        """By hand, with seat 0 as codemaker."""
        for red, white in answers:
            self.do(1, Guess(guess))
            self.do(0, Answer(red, white))


def automatic(**options: Any) -> Match:
    match = Match(**options)
    match.do(0, Hide(CODE))
    return match


def by_hand(**options: Any) -> Match:
    return automatic(answers="by-hand", **options)


def test_the_codemaker_scores_a_point_per_row_the_solving_row_included() -> None:
    match = automatic()
    for _ in range(3):
        match.do(1, Guess(WRONG))
    match.do(1, Guess(CODE))
    assert match.state.points == (4, 0)


def test_solved_in_row_10_scores_10_and_not_solved_11() -> None:
    for last, score in ((CODE, 10), (WRONG, 11)):
        match = automatic()
        for _ in range(9):
            match.do(1, Guess(WRONG))
        match.do(1, Guess(last))
        assert match.state.points == (score, 0)


def test_roles_swap_after_every_game_and_most_points_win() -> None:
    match = automatic(games=2)
    match.do(1, Guess(WRONG))
    match.do(1, Guess(CODE))
    assert GAME.awaited(match.state) == (1,)
    assert match.refusal(0, Hide(CODE)) == "codemaker-only"
    match.do(1, Hide(CODE))
    match.do(0, Guess(CODE))
    result = GAME.result(match.state)
    assert result is not None
    assert (result.points, result.winners, result.drawn) == ((2, 1), (0,), False)


def test_equal_points_are_a_draw() -> None:
    match = automatic(games=2)
    match.do(1, Guess(CODE))
    match.do(1, Hide(CODE))
    match.do(0, Guess(CODE))
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.drawn) == ((), True)


def test_the_code_is_seen_by_its_maker_alone_until_the_shield_drops() -> None:
    match = automatic(games=1)
    assert GAME.view(match.state, 0).code == CODE
    assert GAME.view(match.state, 1).code is None
    assert GAME.view(match.state, None).code is None
    match.do(1, Guess(CODE))
    shown = GAME.view(match.state, None).last
    assert shown is not None
    assert shown.code == CODE


def test_the_dice_choose_the_first_codemaker_unless_agreed() -> None:
    makers = {GAME.start(Setup(Options()), 2, QuickDice(seed)).state.maker for seed in range(20)}
    assert makers == {0, 1}
    assert Match(first="seat-1").state.maker == 1


def test_alone_the_machine_makes_the_code_and_rows_are_counted() -> None:
    match = Match(alone=True)
    assert match.state.code is not None
    assert GAME.view(match.state, 0).code is None
    match.do(0, Guess(match.state.code))
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.points) == ((0,), (1,))


def test_alone_and_not_solved_nobody_wins() -> None:
    match = Match(alone=True, rows=5)
    assert match.state.code is not None
    other = tuple((peg + 1) % 6 for peg in match.state.code)
    for _ in range(5):
        match.do(0, Guess(other))
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.points) == ((), (6,))


def test_alone_by_hand_has_nobody_to_answer() -> None:
    with pytest.raises(Refused, match="alone-by-hand"):
        GAME.seats(Setup(Options(alone=True, answers="by-hand")))


@pytest.mark.parametrize("code", [(0, 1, 2), (0, 1, 2, 3, 4), (0, 1, 2, 6), (-1, 0, 0, 0), ()])
def test_a_guess_is_a_full_row_of_the_boards_colours(code: Code) -> None:
    assert automatic().refusal(1, Guess(code)) == "bad-code"


def test_with_blanks_an_empty_hole_is_one_more_colour_in_code_and_guess() -> None:
    match = Match(blanks=True)
    match.do(0, Hide((0, 6, 2, 6)))
    match.do(1, Guess((6, 6, 6, 6)))
    assert (match.state.rows[0].red, match.state.rows[0].white) == (2, 0)
    assert GAME.view(match.state, 1).options.symbols == 7


def test_by_hand_the_codemaker_places_the_keys_and_they_are_final() -> None:
    match = by_hand()
    match.do(1, Guess(WRONG))
    assert GAME.awaited(match.state) == (0,)
    match.do(0, Answer(3, 1))
    assert (match.state.rows[0].red, match.state.rows[0].white) == (3, 1)
    assert match.refusal(0, Answer(0, 0)) == "not-now"


def test_by_hand_no_more_keys_than_pegs() -> None:
    match = by_hand()
    match.do(1, Guess(WRONG))
    assert match.refusal(0, Answer(3, 2)) == "too-many-keys"
    assert match.refusal(0, Answer(-1, 0)) == "too-many-keys"


def test_a_wrong_answer_challenged_gives_three_points_and_a_replay_in_the_same_roles() -> None:
    match = by_hand()
    match.rows((0, 0), (1, 0))
    match.do(1, Challenge())
    assert Challenged(True) in match.events
    assert match.state.points == (0, 3)
    assert (match.state.game, match.state.maker, match.state.rows) == (0, 0, ())
    assert match.state.last is not None
    assert match.state.last.spoiled
    assert GAME.awaited(match.state) == (0,)


def test_a_second_spoiled_replay_is_then_played_with_automatic_keys() -> None:
    match = by_hand()
    for automatic_next in (False, True):
        match.rows((1, 0))
        match.do(1, Challenge())
        assert Spoiled(CODE, automatic_next) in match.events
        match.do(0, Hide(CODE))
    assert match.state.points == (0, 6)
    match.do(1, Guess(WRONG))
    assert (match.state.rows[0].red, match.state.rows[0].white) == (0, 0)
    assert match.refusal(1, Challenge()) == "answers-automatic"


def test_the_next_game_of_the_match_is_by_hand_again() -> None:
    match = by_hand()
    for _ in range(2):
        match.rows((1, 0))
        match.do(1, Challenge())
        match.do(0, Hide(CODE))
    match.do(1, Guess(CODE))
    assert GAME.view(match.state, None).by_hand


def test_one_challenge_per_game_may_fail() -> None:
    match = by_hand()
    match.rows((0, 0))
    match.do(1, Challenge())
    assert match.events == [Challenged(False)]
    match.rows((0, 0))
    assert match.refusal(1, Challenge()) == "challenge-used"


def test_a_challenge_backed_by_a_contradiction_is_always_allowed() -> None:
    match = by_hand()
    match.rows((0, 0))
    match.do(1, Challenge())
    match.rows((1, 0))
    match.do(1, Challenge())
    assert match.state.points == (0, 3)


def test_a_challenge_needs_an_answer_and_may_come_while_a_guess_waits() -> None:
    match = by_hand()
    assert match.refusal(1, Challenge()) == "nothing-to-challenge"
    match.rows((1, 0))
    match.do(1, Guess(WRONG))
    assert match.refusal(0, Challenge()) == "codebreaker-only"
    match.do(1, Challenge())
    assert match.state.points == (0, 3)


def test_at_the_end_a_wrong_answer_may_be_claimed_or_let_count() -> None:
    for decision, points, game in ((Claim(), (0, 3), 0), (Decline(), (2, 0), 1)):
        match = by_hand()
        match.rows((0, 1))
        match.rows((4, 0), guess=CODE)
        assert GAME.awaited(match.state) == (1,)
        assert GAME.view(match.state, 1).phase == "claim"
        match.do(1, decision)
        assert (match.state.points, match.state.game) == (points, game)


def test_all_red_by_hand_ends_the_game_even_if_it_is_a_lie() -> None:
    match = by_hand()
    match.rows((4, 0))
    assert GAME.view(match.state, 1).phase == "claim"


def test_honest_answers_by_hand_need_no_claim() -> None:
    match = by_hand()
    match.rows(keys(CODE, WRONG))
    match.rows((4, 0), guess=CODE)
    assert match.state.points == (2, 0)


def test_another_go_begins_with_the_roles_exchanged() -> None:
    for first, then in (("seat-0", "seat-1"), ("seat-1", "seat-0"), ("dice", "dice")):
        match = Match(first=first)
        assert GAME.sequel(Setup(match.options), match.state).first == then


def test_nothing_can_be_done_when_the_match_is_over() -> None:
    match = automatic(games=1)
    match.do(1, Guess(CODE))
    assert GAME.awaited(match.state) == ()
    assert match.refusal(1, Guess(CODE)) == "table-over"


def test_roles_are_kept() -> None:
    match = Match()
    assert match.refusal(0, Guess(CODE)) == "codebreaker-only"
    assert match.refusal(1, Guess(CODE)) == "not-now"
    assert match.refusal(1, Answer(1, 1)) == "codemaker-only"


@pytest.mark.parametrize("bad", ['{"pegs":2}', '{"colors":11}', '{"rows":4}', '{"shape":1}'])
def test_options_outside_the_board_are_not_read(bad: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(bad, type=Options)


@pytest.mark.parametrize("options", [Options(pegs=2), Options(colors=12), Options(rows=21)])
def test_options_outside_the_board_are_refused(options: Options) -> None:
    with pytest.raises(Refused, match="bad-options"):
        GAME.seats(Setup(options))


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_whoever_is_not_there_can_do_nothing(seat: int) -> None:
    match = automatic()
    assert GAME.legal(match.state, seat) == ()
    assert match.refusal(seat, Guess(CODE)) == "codebreaker-only"
    with pytest.raises(Refused, match="no-such-seat"):
        GAME.leave(match.state, seat, QuickDice(1))


CONFORMING = [
    Options(),
    Options(alone=True),
    Options(first="seat-0", hints=True, games=1),
    Options(answers="by-hand", games=3),
    Options(blanks=True, pegs=3, colors=4, rows=5, answers="by-hand"),
    Options(pegs=6, colors=10, rows=20, blanks=True, games=1),
]


@pytest.mark.parametrize("options", CONFORMING)
def test_mastermind_keeps_the_contract(options: Options) -> None:
    report = check(GAME, Setup(options), GAME.seats(Setup(options))[0], games=4, coached=1)
    assert report.varied == {"code"}


# Leaving.


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("started", [False, True])
def test_who_stays_has_won_the_match(seat: int, started: bool) -> None:
    match = automatic(games=2) if started else Match(games=2)
    state, told = GAME.leave(match.state, seat, QuickDice(1))
    assert GAME.result(state) == Result((1 - seat,), points=(0, 0))
    assert GAME.awaited(state) == ()
    assert [each.event for each in told] == [Left(seat, CODE if started else None)]
    assert all(GAME.legal(state, each) == () for each in (0, 1))
    for viewer in (None, 0, 1):
        view = GAME.view(state, viewer)
        assert (view.left, view.code) == (seat, CODE if started else None)
        assert GAME.resample(state, viewer, QuickDice(1)) == state


def test_points_so_far_are_kept_and_decide_nothing() -> None:
    match = automatic(games=2)
    match.do(1, Guess(CODE))
    state, _ = GAME.leave(match.state, 0, QuickDice(1))
    assert GAME.result(state) == Result((1,), points=(1, 0))


def test_alone_one_gives_up() -> None:
    match = Match(alone=True, games=1)
    state, _ = GAME.leave(match.state, 0, QuickDice(1))
    assert GAME.result(state) == Result((), points=(0,))
    assert GAME.view(state, 0).code == match.state.code


def test_the_match_is_left_only_once() -> None:
    state, _ = GAME.leave(automatic().state, 0, QuickDice(1))
    with pytest.raises(Refused, match="table-over"):
        GAME.leave(state, 1, QuickDice(1))
