"""What the rules of Break the Code say of every table: deals, questions, and what is refused."""

from typing import Any

import msgspec
import pytest

from deciban.games.break_the_code.rules.data import Ask, Asked, Began, Guess, Options, Pass, State
from deciban.games.break_the_code.rules.questions import CARDS, CHOICES, QUESTIONS, Question, answer
from deciban.games.break_the_code.rules.tiles import TILES, Hand
from deciban.kernel import QuickDice, Refused, Setup
from deciban.kernel.check import check
from tests.games.break_the_code.said import places, tiles
from tests.games.break_the_code.scene import GAME, Scene

PLAYERS = (2, 3, 4)


def started(players: int, seed: int = 1, **options: Any) -> State:
    return GAME.start(Setup(Options(**options)), players, QuickDice(seed)).state


# The deal.


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4)])
def test_everybody_gets_five_tiles_or_four_of_four_players(players: int, size: int) -> None:
    state = started(players)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.centre) == (0 if players == 2 else size)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_tile_is_dealt_twice_and_every_hand_lies_in_order(players: int) -> None:
    for seed in range(20):
        state = started(players, seed)
        dealt = [tile for hand in (*state.hands, state.centre) for tile in hand]
        assert all(dealt.count(tile) <= TILES.count(tile) for tile in dealt)
        assert len(dealt) == (10 if players == 2 else 20)
        assert all(hand == tuple(sorted(hand)) for hand in (*state.hands, state.centre))


@pytest.mark.parametrize("players", PLAYERS)
def test_six_cards_lie_open_out_of_a_shuffled_deck_of_21(players: int) -> None:
    state = started(players)
    assert len(state.market) == 6
    assert sorted(state.market + state.deck) == list(CARDS)
    assert {started(players, seed).market for seed in range(3)} != {state.market}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    firsts = {started(players, seed).first for seed in range(40)}
    assert firsts == set(range(players))
    assert all(started(players, seed).turn == started(players, seed).first for seed in range(9))


def test_everybody_hears_who_is_first_and_which_cards_lie_open() -> None:
    state, (told,) = GAME.start(Setup(Options()), 3, QuickDice(1))
    assert told.event == Began(state.first, state.market)
    assert told.to is None


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_sees_more_than_the_own_hand_and_nobody_the_deck(players: int) -> None:
    state = started(players)
    for viewer in (None, *range(players)):
        view = GAME.view(state, viewer)
        for seat in range(players):
            assert view.hands[seat] == (state.hands[seat] if seat == viewer else None)
        assert view.centre == (() if players == 2 else None)
        assert view.deck == 15
        assert view.market == state.market


# Asking.


def test_the_card_is_discarded_and_replaced_in_its_place_from_the_deck() -> None:
    scene = Scene(2).ask(0, 3, 4)
    assert scene.state.market == (1, 2, 7, 4, 5, 6)
    assert scene.state.deck[0] == 8
    assert scene.view(None).discard == (3,)
    assert scene.view(None).deck == 14


def test_without_a_deck_the_open_cards_become_fewer() -> None:
    scene = Scene(2, deck=()).ask(0, 4)
    assert scene.state.market == (1, 2, 3, 5, 6)
    assert scene.refusal(1, Ask(4)) == "card-gone"


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_sees_who_asked_what_and_the_answers(players: int) -> None:
    scene = Scene(players).ask(0, 2, 1)
    for viewer in (None, *range(players)):
        (asked,) = scene.heard(viewer)
        assert isinstance(asked, Asked)
        assert (asked.seat, asked.card, asked.digit, asked.drawn) == (0, 2, 1, 7)
        assert asked.answers[1] == places("A")
        assert scene.view(viewer).log == (asked,)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_asker_picks_the_digit_when_taking_the_card(players: int) -> None:
    for card, digits in CHOICES.items():
        for digit in digits:
            scene = Scene(players).ask(0, card, digit)
            (asked,) = scene.heard(None)
            assert isinstance(asked, Asked)
            assert asked.answers[1] == answer(Question(card, digit), scene.state.hands[1])


def who_answers(players: int, card: int, **options: Any) -> list[int]:
    scene = Scene(players, market=(card,), **options).ask(0, card)
    (asked,) = [event for event in scene.heard(None) if isinstance(event, Asked)]
    for seat, told in enumerate(asked.answers):
        assert told in (None, answer(Question(card), scene.state.hands[seat]))
    return [seat for seat, told in enumerate(asked.answers) if told is not None]


PLAIN = [card for card in CARDS if card not in CHOICES]


@pytest.mark.parametrize("card", PLAIN)
def test_of_two_players_the_opponent_answers(card: int) -> None:
    assert who_answers(2, card) == [1]


@pytest.mark.parametrize("card", PLAIN)
def test_of_three_players_both_others_answer(card: int) -> None:
    assert who_answers(3, card) == [1, 2]


@pytest.mark.parametrize("card", PLAIN)
def test_of_four_players_everybody_answers_the_asker_too(card: int) -> None:
    assert who_answers(4, card) == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [2, 3])
def test_at_a_tagiron_table_cards_14_15_and_21_are_answered_by_the_asker_too(players: int) -> None:
    shared = [card for card in PLAIN if 0 in who_answers(players, card, tagiron=True)]
    assert shared == [14, 15, 21]


def test_at_a_tagiron_table_of_four_cards_14_and_17_are_left_out() -> None:
    for seed in range(5):
        state = started(4, seed, tagiron=True)
        assert sorted(state.market + state.deck) == [c for c in CARDS if c not in (14, 17)]
    assert len(started(3, tagiron=True).deck) == 15


@pytest.mark.parametrize("players", PLAYERS)
def test_play_passes_to_the_left(players: int) -> None:
    scene = Scene(players, first=1)
    turns = []
    for card in (1, 4, 7, 8, 9, 10):
        assert scene.turn is not None
        turns.append(scene.turn)
        scene.ask(scene.turn, card)
    assert turns == [(1 + at) % players for at in range(6)]


def test_only_25_questions_and_guesses_are_offered() -> None:
    state = Scene(2, market=CARDS).state
    listed, codes = GAME.legal(state, 0)
    assert all(Ask(*question) in listed for question in QUESTIONS)
    assert Ask(2) not in listed
    assert Guess(tiles("1b 2w 4b 6w 8b")) in codes
    assert GAME.legal(state, 1) == ()


# What is refused.


@pytest.mark.parametrize(
    ("guess", "reason"),
    [
        ("1b 2w 4b 8b 6w", "guess-order"),
        ("1b 2w 4w 4b 6w", "guess-order"),
        ("1b 2w 4b 4b 6w", "guess-tile"),
        ("1b 2w 4b 6w", "guess-size"),
        ("1b 2w 4b 6w 8b 9b", "guess-size"),
        ("", "guess-size"),
        ("0b 2w 4b 6w 8b", "guess-own"),
        ("1b 5 5 6w 8b", "guess-own"),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_a_guess_is_a_code_in_order_of_tiles_that_are_there_and_not_ones_own(
    players: int, guess: str, reason: str
) -> None:
    assert Scene(players).refusal(0, Guess(tiles(guess))) == reason


@pytest.mark.parametrize("tiles", [(0, 2, 4, 8, 20), (-1, 2, 4, 8, 12), (2, 4, 8, 11, 12)])
def test_a_tile_that_does_not_exist_can_not_be_guessed(tiles: Hand) -> None:
    assert Scene(2).refusal(0, Guess(tiles)) == "guess-tile"


def test_with_one_5_of_ones_own_the_other_may_be_guessed() -> None:
    assert Scene(2).do(0, Guess(tiles("1b 2w 4b 5 8b"))).turn == 1


def test_with_four_players_a_guess_has_four_tiles() -> None:
    assert Scene(4).refusal(0, Guess(tiles("1b 2w 4b 6w 8b"))) == "guess-size"


@pytest.mark.parametrize("card", [7, 21, 0, 22, -3])
def test_a_question_that_is_not_on_the_table_is_refused(card: int) -> None:
    assert Scene(2).refusal(0, Ask(card)) == "card-gone"


@pytest.mark.parametrize("digit", [None, 0, 3, 11])
def test_a_two_choice_card_needs_its_choice(digit: int | None) -> None:
    assert Scene(2).refusal(0, Ask(2, digit)) == "pick-digit"


def test_the_other_cards_leave_no_choice() -> None:
    assert Scene(2).refusal(0, Ask(1, 0)) == "no-choice"
    assert Scene(2).refusal(0, Ask(4, 5)) == "no-choice"


@pytest.mark.parametrize("action", [Ask(1), Guess(tiles("0w 1w 2b 3b 4w")), Pass()])
@pytest.mark.parametrize("players", PLAYERS)
def test_who_is_not_at_turn_waits(players: int, action: Ask | Guess | Pass) -> None:
    assert Scene(players).refusal(1, action) == "not-your-turn"


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_is_a_question_or_a_guess_and_can_not_be_passed(players: int) -> None:
    assert Scene(players).refusal(0, Pass()) == "no-passing"


def test_nobody_can_answer_for_another_for_the_machine_gives_every_answer() -> None:
    for deed in ('{"type":"answer","seat":1,"answer":3}', '{"type":"ask","card":1,"answers":[0]}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(deed, type=GAME.types.action)


@pytest.mark.parametrize("bad", ['{"help":"much"}', '{"tagiron":1}', '{"tiles":6}'])
def test_options_that_do_not_exist_are_not_read(bad: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(bad, type=Options)


def test_last_call_is_for_two_players() -> None:
    assert GAME.seats(Setup(Options())) == (2, 3, 4)
    assert GAME.seats(Setup(Options(last_call=True))) == (2,)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_whoever_is_not_there_can_do_nothing(seat: int) -> None:
    scene = Scene(2)
    assert GAME.legal(scene.state, seat) == ()
    assert scene.refusal(seat, Ask(1)) == "not-your-turn"
    with pytest.raises(Refused, match="no-such-seat"):
        GAME.leave(scene.state, seat, QuickDice(1))


CONFORMING = [
    (Options(), 2),
    (Options(last_call=True), 2),
    (Options(tagiron=True, hints=True, help="full"), 2),
    (Options(), 3),
    (Options(tagiron=True, help="none"), 3),
    (Options(), 4),
    (Options(tagiron=True, hints=True), 4),
]


@pytest.mark.parametrize(("options", "players"), CONFORMING)
def test_break_the_code_keeps_the_contract(options: Options, players: int) -> None:
    # Among more than two, a guess comes soon and takes its player out: such games are short.
    report = check(GAME, Setup(options), players, games=2 if players == 2 else 4, coached=1)
    hidden_guesses = set() if players == 2 else {"centre", "log.tiles", "wrong"}
    assert report.varied == {"hands", "deck"} | hidden_guesses
