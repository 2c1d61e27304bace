"""The bots and the notebook of Break the Code, and what questions are worth to them."""

import math
from collections import Counter

import pytest
from msgspec.structs import replace

from deciban.games.break_the_code import BreakTheCode
from deciban.games.break_the_code.minds.bots import Skilled, think
from deciban.games.break_the_code.minds.knowledge import belief_of, questions_of
from deciban.games.break_the_code.minds.master import Master, sampled, sure_after
from deciban.games.break_the_code.minds.notebook import notes
from deciban.games.break_the_code.rules.data import Ask, Asked, Guess, Guessed, Options, State, View
from deciban.games.break_the_code.rules.questions import QUESTIONS, Question, answer
from deciban.games.break_the_code.rules.tiles import TILES, Hand, hands, without
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import worth
from deciban.games.break_the_code.solver.lookahead import foresee
from deciban.games.break_the_code.solver.race import race
from deciban.kernel import Listed, QuickDice, Setup, Sight
from deciban.kernel.registry import bot
from tests.games.break_the_code.scene import sight

GAME = BreakTheCode()
OWN = (0, 3, 7, 12, 19)
OTHER = (1, 4, 10, 13, 16)


def asked(seat: int, question: Question, *dealt: Hand) -> Asked:
    told = tuple(None if at == seat else answer(question, hand) for at, hand in enumerate(dealt))
    return Asked(seat, question.card, question.digit, told, None)


def duel(*questions: Question, options: Options | None = None) -> View:
    """Seat 0's view after it has asked some questions about the other's hand."""
    log = tuple(asked(0, question, OWN, OTHER) for question in questions)
    market = tuple(card for card in range(1, 22) if card not in {done.card for done in log})[:6]
    state = State(
        options=options or Options(),
        hands=(OWN, OTHER),
        centre=(),
        deck=(),
        market=market,
        first=0,
        turn=0,
        log=log,
        wrong=((), ()),
        fates=(None, None),
    )
    return GAME.view(state, 0)


def entropy(weights: Counter[object]) -> float:
    total = sum(weights.values())
    return -sum(n / total * math.log2(n / total) for n in weights.values())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_bots_play_to_the_end_and_guess_only_what_is_possible(level: str, players: int) -> None:
    player, dice = bot(GAME, level), QuickDice(players)
    state = GAME.start(Setup(Options()), players, dice).state
    while GAME.awaited(state):
        view = GAME.view(state, state.turn)
        action = player.choose(Sight(state.turn, view, GAME.legal(state, state.turn)), dice)
        if isinstance(action, Guess):
            assert action.tiles in belief_of(view, state.turn).codes()
        state = GAME.apply(state, state.turn, action, dice).state  # type: ignore[arg-type]
    assert any(isinstance(done, Guessed) for done in state.log)


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_whoever_is_certain_guesses(level: str) -> None:
    view = duel(*QUESTIONS)
    assert list(belief_of(view, 0).codes()) == [OTHER]
    assert bot(GAME, level).choose(Sight(0, view, ()), QuickDice(1)) == Guess(OTHER)


@pytest.mark.parametrize("level", ["novice", "skilled", "master"])
def test_the_last_chance_to_guess_is_used(level: str) -> None:
    view = duel(Question(15))
    last = bot(GAME, level).choose(Sight(0, _with(view, phase="last"), ()), QuickDice(1))
    assert isinstance(last, Guess)
    closing = bot(GAME, level).choose(Sight(0, _with(view, closing=True), ()), QuickDice(1))
    assert isinstance(closing, Guess)


def _with(view: View, **changes: object) -> View:
    return replace(view, **changes)


def test_skilled_asks_what_tells_most_and_novice_anything() -> None:
    view = duel(Question(15))
    thought = think(view, 0)
    questions = questions_of(view.market)
    bits = dict(zip(questions, worth(thought.belief, questions), strict=True))
    action = Skilled().choose(Sight(0, view, ()), QuickDice(1))
    assert isinstance(action, Ask)
    assert bits[Question(action.card, action.digit)] == max(bits.values())
    novice = bot(GAME, "novice")
    tried = {novice.choose(Sight(0, view, ()), QuickDice(seed)) for seed in range(60)}
    assert len(tried) == len(bits)


def test_with_two_codes_left_master_guesses_in_a_duel() -> None:
    questions: list[Question] = []
    for question in (Question(15), Question(19), Question(7), Question(8), Question(21)):
        questions.append(question)
        if len(belief_of(duel(*questions), 0).codes()) <= 2:
            break
    view = duel(*questions)
    codes = belief_of(view, 0).codes()
    assert len(codes) <= 2
    action = Master().choose(Sight(0, view, ()), QuickDice(1))
    assert isinstance(action, Guess)
    assert action.tiles in codes


def test_in_a_duel_a_question_is_worth_the_entropy_of_its_answers() -> None:
    belief = Belief(2, OWN).heard(0, Question(15), answer(Question(15), OTHER))
    for question, bits in zip(QUESTIONS, worth(belief, QUESTIONS), strict=True):
        weights: Counter[object] = Counter()
        for hand in belief.codes():
            fives = 2 if hand.count(10) == 1 else 1
            weights[answer(question, hand)] += fives
        assert bits == pytest.approx(entropy(weights), abs=1e-9)


def test_at_the_centre_all_answers_count_together() -> None:
    """Against brute force over all deals of three players that are left."""
    left, right = (1, 4, 10, 13, 16), (2, 6, 9, 15, 18)
    belief = Belief(3, OWN)
    for question in (Question(15), Question(19), Question(7)):
        belief = belief.heard(0, question, answer(question, left))
        belief = belief.heard(1, question, answer(question, right))
    deals = []
    for one in belief.hands(belief.counts[0]):
        for other in belief.hands(belief.counts[1]):
            free = without(TILES, OWN)
            if all(free.count(tile) >= (*one, *other).count(tile) for tile in {*one, *other}):
                centre = tuple(sorted(without(free, (*one, *other))))
                weight = math.prod(_ways(one, other, centre))
                deals.append((one, other, centre, weight))
    assert sum(deal[3] for deal in deals) == belief.deals
    for question, bits in zip(QUESTIONS, worth(belief, QUESTIONS), strict=True):
        told: Counter[object] = Counter()
        code: Counter[object] = Counter()
        both: Counter[object] = Counter()
        for one, other, centre, weight in deals:
            answers = answer(question, one), answer(question, other)
            told[answers] += weight
            code[centre] += weight
            both[answers, centre] += weight
        assert bits == pytest.approx(entropy(told) + entropy(code) - entropy(both), abs=1e-9)


def _ways(*dealt: Hand) -> list[int]:
    """The two fives are two tiles: apart, they can lie in two ways."""
    fives = [hand.count(10) for hand in dealt]
    return [2] if fives.count(1) == 2 else [1]


def test_with_too_many_deals_the_worth_of_a_question_is_close() -> None:
    """Four players at the start: sums tell a lot of the centre, yes or no hardly anything."""
    bits = dict(zip(QUESTIONS, worth(Belief(4, OWN[:4]), QUESTIONS), strict=True))
    assert bits[Question(15)] > 3
    assert bits[Question(14)] < 1
    assert bits[Question(15)] > bits[Question(9)] > bits[Question(14)]


def test_foresight_counts_at_least_the_question_itself() -> None:
    belief = Belief(2, OWN).heard(0, Question(15), answer(Question(15), OTHER))
    market, unseen = (7, 8, 9, 14, 19, 21), (1, 2, 3, 4)
    costs = foresee(belief, market, unseen, questions_of(market))
    assert min(costs) >= 1
    best = questions_of(market)[costs.index(min(costs))]
    assert best.card != 14, "yes or no can't be best with so many hands left"


def test_sure_after_is_how_often_the_likeliest_code_would_be_right() -> None:
    belief = Belief(2, OWN).heard(0, Question(15), answer(Question(15), OTHER))
    groups: dict[int, Counter[Hand]] = {}
    for hand in belief.codes():
        told = groups.setdefault(answer(Question(19), hand), Counter())
        told[hand] += 2 if hand.count(10) == 1 else 1
    total = sum(sum(group.values()) for group in groups.values())
    right = sum(max(group.values()) for group in groups.values())
    assert sure_after(belief, Question(19)) == pytest.approx(right / total)


def test_sampled_truths_fit_what_was_heard() -> None:
    view = duel(Question(15), Question(7))
    for truth in sampled(think(view, 0)):
        assert truth[0] == OWN
        assert all(answer(q, truth[1]) == answer(q, OTHER) for q in (Question(15), Question(7)))


def test_a_race_asks_until_nothing_more_can_be_known() -> None:
    result = race(lambda belief, market, unseen: questions_of(market)[0], games=5)
    assert result.mean > 3
    assert result.error > 0


def test_facts_are_what_every_answer_proves_alone() -> None:
    view = duel(Question(1), Question(14))
    (known,) = notes(sight(view)).known
    assert known.seat == 1
    assert known.left is None
    assert 0 in known.outside, "the black 0 is in one's own hand"
    assert all(tile // 2 > 4 for tile in known.cells[2])
    possible = [
        hand
        for hand in hands(5, without(TILES, OWN))
        if answer(Question(14), hand) and answer(Question(1), hand) == answer(Question(1), OTHER)
    ]
    for hand in possible:
        assert all(tile in cell for tile, cell in zip(hand, known.cells, strict=True))


def test_full_help_is_what_all_answers_prove_together() -> None:
    view = duel(Question(15), Question(19), Question(8), options=Options(help="full"))
    (known,) = notes(sight(view)).known
    codes = list(belief_of(view, 0).codes())
    assert known.left == len(codes)
    assert set(known.codes) == set(codes)
    for place, cell in enumerate(known.cells):
        assert set(cell) == {code[place] for code in codes}
    assert set(known.inside) == set.intersection(*(set(code) for code in codes))
    assert set(known.outside) == set(TILES) - {tile for code in codes for tile in code}


def test_the_centre_has_a_line_of_its_own() -> None:
    state = GAME.start(Setup(Options(help="full")), 3, QuickDice(4)).state
    known = notes(sight(GAME.view(state, 1))).known
    assert [line.seat for line in known] == [2, 0, None]


@pytest.mark.parametrize("level", ["facts", "full"])
def test_who_has_looked_at_the_centre_finds_it_in_the_notebook(level: str) -> None:
    dice = QuickDice(4)
    state = GAME.start(Setup(Options(help=level)), 3, dice).state  # type: ignore[arg-type]
    seat = state.turn
    guess = next(offer for offer in GAME.legal(state, seat) if not isinstance(offer, Listed))
    state = GAME.apply(state, seat, guess.pick(dice), dice).state  # type: ignore[arg-type]
    centre = notes(sight(GAME.view(state, seat))).known[-1]
    assert centre.seat is None
    assert centre.codes == (state.centre,)
    others = notes(sight(GAME.view(state, (seat + 1) % 3))).known[-1]
    assert state.centre not in others.codes


def test_without_help_and_for_spectators_nothing_is_filled_in() -> None:
    assert notes(sight(duel(Question(15), options=Options(help="none")))).known == ()
    state = GAME.start(Setup(Options(help="full")), 2, QuickDice(4)).state
    assert notes(sight(GAME.view(state, None))).known == ()
