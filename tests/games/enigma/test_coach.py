"""The coach of Enigma: every verdict worked out once more, from what its player really saw."""

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from deciban.arena import Table
from deciban.games.enigma.minds.advice import Judged, Review
from deciban.games.enigma.minds.bots import Novice, Skilled, Thought
from deciban.games.enigma.minds.coach import EnigmaCoach
from deciban.games.enigma.minds.endgame import endgame
from deciban.games.enigma.minds.master import Master
from deciban.games.enigma.minds.notebook import notes
from deciban.games.enigma.minds.outlook import SURE, Change
from deciban.games.enigma.minds.review import CLOSE, GOOD, INEXACT
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.cards import Hold, Lack, Point
from deciban.games.enigma.rules.data import Player, State, View
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Bot, QuickDice, Refused, Sight
from tests.games.enigma.tables import GAME, Lively, begun

COACH, MASTER = EnigmaCoach(), Master()


class Made(NamedTuple):
    """A move as it was made, and what its player saw then."""

    seat: int
    action: Any
    sight: Sight[View]
    state: State


def recorded(table: Table, bots: list[Bot[View]], seed: int) -> list[Made]:
    made: list[Made] = []
    dice = QuickDice(seed)
    while awaited := GAME.awaited(table.state):
        seat = dice.pick(awaited, "seat")
        sight = table.sight(seat)
        action = bots[seat % len(bots)].choose(sight, table.dice)
        made.append(Made(seat, action, sight, table.state))
        table.act(seat, action)
    return made


def game(seats: int, seed: int, **options: Any) -> tuple[Table, list[Made]]:
    table = begun(seats, seed, match=False, **options)
    return table, recorded(table, [Skilled(), Lively(), Novice()], seed)


TABLES = [(2, 1, "introductory"), (3, 2, "standard"), (4, 3, "standard"), (5, 4, "introductory")]


@pytest.fixture(scope="module", params=TABLES, ids=str)
def reviewed(request: pytest.FixtureRequest) -> tuple[Review, list[Made]]:
    seats, seed, characters = request.param
    table, made = game(seats, seed, characters=characters)
    # Two players: what the other was offered stays unknown, so each is asked about one alone.
    return COACH.review(table.sight(made[-1].seat if seats == 2 else None), 0), made


def mine(review: Review, made: list[Made]) -> list[tuple[Judged, Made, Thought]]:
    two = len(made[0].state.players) == 2
    return [
        (verdict, made[verdict.move], Thought(made[verdict.move].sight))
        for verdict in review.moves
        if not two or verdict.seat == made[-1].seat
    ]


def test_every_naming_doubt_payment_and_attempt_is_judged(
    reviewed: tuple[Review, list[Made]],
) -> None:
    review, made = reviewed
    judged = {verdict.move: verdict for verdict in review.moves}
    kinds: dict[type, str] = {
        data.Visit: "naming",
        data.Doubt: "doubt",
        data.Believe: "doubt",
        data.Cancel: "cancel",
        data.Allow: "cancel",
        data.Attempt: "attempt",
    }
    for number, move in enumerate(made):
        if type(move.action) in kinds:
            assert judged[number].deed == kinds[type(move.action)]
            assert judged[number].seat == move.seat
        elif number in judged:
            assert judged[number].deed == "pass"
    names = [move for move in made if isinstance(move.action, data.Visit | data.Say)]
    assert names


def test_the_grade_says_what_a_move_gave_away(reviewed: tuple[Review, list[Made]]) -> None:
    bounds = {"best": (0.0, CLOSE), "good": (CLOSE, GOOD), "inexact": (GOOD, INEXACT)}
    for verdict in reviewed[0].moves:
        low, high = bounds.get(verdict.grade, (INEXACT, 2.0))
        assert low - 1e-12 <= verdict.cost <= high
        if verdict.grade == "best":
            assert verdict.remark in BEST or verdict.remark.endswith("-best")
        else:
            assert verdict.remark in COSTLY or verdict.remark.endswith("-cost")


BEST = {"doubt-caught", "doubt-unlucky", "trust-right", "trust-fooled"} | {
    "goal-right",
    "goal-unlucky",
}
COSTLY = {"doubt-lucky", "doubt-rash", "trust-lucky", "goal-lucky", "goal-rash", "pass-missed"}


def test_a_doubt_is_judged_by_the_odds_that_its_player_had(
    reviewed: tuple[Review, list[Made]],
) -> None:
    for verdict, move, thought in mine(*reviewed):
        if verdict.deed != "doubt":
            continue
        claim = move.state.claim
        assert claim is not None
        room = thought.known.deck.number[claim.room]
        lie = 1 - thought.known.layouts.cells[claim.place][room]
        assert verdict.odds == pytest.approx(lie)
        _, gain, loss = MASTER.stakes(thought)
        edge = lie * gain - (1 - lie) * loss
        doubted = isinstance(move.action, data.Doubt)
        low = max(0.0, thought.outlook.now + edge)
        best = max(low, thought.outlook.now)
        chosen = min(1.0, low) if doubted else thought.outlook.now
        assert verdict.cost == pytest.approx(min(1.0, best) - chosen)
        false = move.state.rooms[claim.place] != claim.room
        assert verdict.truth == move.state.rooms[claim.place]
        assert (verdict.remark in ("doubt-caught", "doubt-lucky")) == (doubted and false)
        assert (verdict.remark in ("trust-cost", "trust-fooled")) == (not doubted and false)
        came = (gain if false else -loss) if doubted else edge * 0
        assert verdict.luck == pytest.approx(came - edge if doubted else 0)


def test_a_naming_is_judged_by_the_place_and_by_the_name(
    reviewed: tuple[Review, list[Made]],
) -> None:
    review, made = reviewed
    for verdict, move, thought in mine(review, made):
        if verdict.deed != "naming":
            continue
        assert verdict.truth == move.state.rooms[move.action.place]
        if verdict.said is None:
            continue
        said = made[verdict.move + 1]
        assert said.action == data.Say(verdict.said)
        assert (verdict.remark[:3] == "lie") <= (verdict.said != verdict.truth)
        assert (verdict.remark[:5] == "truth") <= (verdict.said == verdict.truth)
        later = Thought(said.sight)
        number = later.known.deck.number
        if later.doubters:
            options = MASTER.options(later, move.action.place, number[verdict.truth or ""])
            values = [min(1.0, max(0.0, later.outlook.now + each.value)) for each in options]
            spoken = max(values) - values[number[verdict.said]]
            option = options[number[verdict.said]]
            came = option.doubted if verdict.raised else option.believed
            assert verdict.luck == pytest.approx(came - option.value)
        else:
            spoken = max(later.gains) - later.gains[number[verdict.said]]
            assert verdict.raised is None
        assert verdict.cost >= spoken - 1e-9
        assert verdict.chance == pytest.approx(thought.outlook.now)


def test_an_attempt_is_judged_by_how_likely_it_was_right(
    reviewed: tuple[Review, list[Made]],
) -> None:
    for verdict, move, thought in mine(*reviewed):
        if verdict.deed == "attempt":
            assert verdict.odds == pytest.approx(odds(thought, move))
            right = verdict.remark in ("goal-right", "goal-lucky")
            assert verdict.luck == pytest.approx(right - (verdict.odds or 0))
            if (verdict.odds or 0) >= SURE:
                assert verdict.grade == "best"
        if verdict.deed == "pass":
            assert thought.attempt is not None
            chance, attempt = thought.attempt
            assert verdict.best == attempt
            later = thought.outlook.value(Change(ended=True))
            assert verdict.cost == pytest.approx((1 if chance >= SURE else chance) - later)


def odds(thought: Thought, move: Made) -> float:
    """Counted layout by layout."""
    known, attempt = thought.known, move.action
    cards = known.layouts.cards
    fits = known.layouts.weights > 0
    for pointer in attempt.points:
        rooms = known.layouts.world.rooms[:, cards[pointer.place]]
        fits &= rooms == known.deck.number[pointer.room]
    chance = float(known.layouts.weights[fits].sum())
    if attempt.suspect is not None:
        chance *= known.cast.chances(attempt.suspect.seat).get(attempt.suspect.character, 0.0)
    hand, player = move.state.hands[move.seat], move.state.players[move.seat]
    goal = next(each.goal for each in house_set().characters if each.id == hand)
    tokens = all(
        getattr(player, demand.token) == isinstance(demand, Hold)
        for demand in goal
        if isinstance(demand, Hold | Lack)
    )
    return chance if tokens else 0.0


def test_the_truth_lies_under_every_claim(reviewed: tuple[Review, list[Made]]) -> None:
    review, made = reviewed
    last = made[-1].state
    names = len(last.truths)
    assert review.truths[:names] == tuple(truth.room for truth in last.truths)
    for verdict in review.moves:
        if verdict.deed in ("naming", "doubt") and verdict.naming is not None:
            assert verdict.truth == review.truths[verdict.naming]


def test_the_first_moment_at_which_a_goal_was_provable() -> None:
    """For goals that only point out rooms: by what the notebook says to be certain."""
    tables = [provable(seed) for seed in range(11, 15)]
    for table, found in tables:
        proofs = COACH.review(table.sight(1), 0).proofs
        assert {proof.seat: proof.move for proof in proofs} == found
    assert any(found for _, found in tables)


def provable(seed: int) -> tuple[Table, dict[int, int]]:
    """A game played to its end, and for each seat the first move at which its goal was certain."""
    table = begun(3, seed, match=False, characters="introductory")
    goals = {each.id: each.goal for each in house_set().characters}
    dice, found, number = QuickDice(5), dict[int, int](), 0
    while awaited := GAME.awaited(table.state):
        for seat in range(3):
            state = table.state
            demands = goals[state.hands[seat] or ""]
            player = state.players[seat]
            told = notes(table.sight(seat)).spots
            known = {spot.rooms[0] for spot in told if len(spot.rooms) == 1}
            ready = all(
                set(each.rooms) <= known
                if isinstance(each, Point)
                else getattr(player, each.token) == isinstance(each, Hold)  # type: ignore[union-attr]
                for each in demands
            )
            if ready and not player.out:
                found.setdefault(seat, number)
        table.ask(Skilled() if number % 3 else Careless(), dice.pick(awaited, "seat"))
        number += 1
    return table, found


class Careless(Lively):
    """Never tries for the goal."""

    def choose(self, sight: Sight[View], dice: Any) -> Any:
        others = [offer for offer in sight.legal if not isinstance(offer, data.Goal)]
        return dice.pick(others, "offer").pick(dice)


def test_everybody_reads_the_same_of_all() -> None:
    table, _ = game(4, 9, characters="standard")
    everybody = [COACH.review(table.sight(viewer), 0) for viewer in (None, 0, 1, 2, 3)]
    assert all(each == everybody[0] for each in everybody)


def test_each_game_of_a_match_is_a_chapter() -> None:
    table = begun(3, 5, characters="growing")
    dice = QuickDice(1)
    with pytest.raises(Refused, match="not-played"):
        COACH.review(table.sight(0), 0)
    while awaited := GAME.awaited(table.state):
        table.ask(Lively(), dice.pick(awaited, "seat"))
    heard = table.sight(0).heard
    ended = [event for event in heard if isinstance(event, data.Ended)]
    for chapter, end in enumerate(ended):
        assert COACH.review(table.sight(0), chapter).truths == end.truths
    with pytest.raises(Refused, match="not-played"):
        COACH.review(table.sight(0), len(ended))


def test_sealed_answers_that_came_to_nothing_are_judged_once_they_are_shown() -> None:
    table = begun(5, 8, characters="standard")
    dice = QuickDice(3)
    early: Review | None = None
    while awaited := GAME.awaited(table.state):
        if early is None and table.state.phase == "between":
            early = COACH.review(table.sight(None), 0)
        table.ask(Lively(), dice.pick(awaited, "seat"))
    assert early is not None
    later = COACH.review(table.sight(None), 0)
    assert {each.move for each in early.moves} < {each.move for each in later.moves}
    assert all(each.deed in ("doubt", "cancel") for each in later.moves if each not in early.moves)


# Hints.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hints_tell_more_with_every_step(seats: int) -> None:
    table = begun(seats, seats, characters="standard", match=False, hints=True)
    dice = QuickDice(2)
    topics = set()
    while awaited := GAME.awaited(table.state):
        seat = dice.pick(awaited, "seat")
        assert GAME.hints(table.state, seat)
        sight = table.sight(seat)
        first, second, third = (COACH.hint(sight, depth) for depth in (1, 2, 3))
        topics.add(first.topic)
        assert first.topic == second.topic == third.topic
        assert (first.some, first.action, first.odds, second.action) == ((), None, None, None)
        assert any(third.action in offer for offer in sight.legal)
        narrowed = [each.action for each in second.some]
        assert third.action in narrowed
        assert all(each.chance is None for each in second.some), "no order of merit"
        assert all(any(action in offer for offer in sight.legal) for action in narrowed)
        if third.some:
            chances = [each.chance or 0.0 for each in third.some]
            assert chances == sorted(chances, reverse=True)
            assert third.some[0].action == third.action
        if first.topic == "believe":
            assert second.odds is not None
        table.ask(Lively(), seat)
    assert {"name", "believe", "find"} <= topics


def test_a_sure_goal_is_what_to_think_about_and_what_to_do() -> None:
    table = begun(3, 1, match=False)
    made = recorded(table, [Skilled()], 1)
    sure = [
        move.sight
        for move in made
        if move.state.phase == "turn"
        and (found := Thought(move.sight).attempt) is not None
        and found[0] >= SURE
    ]
    for sight in sure:
        assert COACH.hint(sight, 1).topic == "goal"
        assert isinstance(COACH.hint(sight, 3).action, data.Attempt)
    assert sure


def test_whoever_can_not_see_a_truth_gets_the_same_hint_for_another() -> None:
    table = begun(3, 4, characters="standard", match=False)
    dice = QuickDice(7)
    for _ in range(25):
        awaited = GAME.awaited(table.state)
        if not awaited:
            break
        seat = dice.pick(awaited, "seat")
        other = GAME.resample(table.state, seat, dice)
        sight = table.sight(seat)
        mind = Sight(seat, GAME.view(other, seat), GAME.legal(other, seat), sight.heard)
        assert COACH.hint(mind, 3) == COACH.hint(sight, 3)
        table.ask(Lively(), seat)


def test_hints_are_only_for_tables_that_want_them_and_for_whom_is_waited() -> None:
    assert not GAME.hints(begun(3, 1).state, 0)
    state = begun(3, 1, hints=True).state
    assert [GAME.hints(state, seat) for seat in range(3)] == [
        seat == state.turn for seat in range(3)
    ]


# Alone.


def test_where_the_chance_is_exact_hints_lead_there_whatever_lies_face_down() -> None:
    """From a position with a sure win, followed in other truths that look the same."""
    dice, sure = QuickDice(4), 0
    for seed in range(4):
        table = begun(1, seed, hints=True)
        while GAME.awaited(table.state) and not sure_win(table):
            table.ask(Skilled(), 0)
        if not GAME.awaited(table.state):
            continue
        sure += 1
        for _ in range(3):
            other = begun(1, seed, hints=True)
            other.state = GAME.resample(table.state, 0, dice)
            other._heard = {viewer: [*heard] for viewer, heard in table._heard.items()}
            game = other.state.game
            while other.state.end is None and other.state.game == game:
                told = COACH.hint(other.sight(0), 3)
                assert told.how == "exact"
                assert told.chance == pytest.approx(1)
                other.act(0, told.action)  # type: ignore[arg-type]
            assert other.state.end is not None
            assert other.state.end.winner == 0
    assert sure


def sure_win(table: Table) -> bool:
    if table.state.phase != "turn":
        return False
    best = endgame(table.sight(0))
    return best is not None and best.chance > 1 - 1e-9 and not isinstance(best.action, data.Attempt)


def test_an_exact_chance_is_what_the_best_play_wins_in_all_worlds() -> None:
    """Counted by hand: two cards unknown, the last turn, and nothing to do but guess."""
    table = begun(1, 1)
    heard = [*table.sight(0).heard]
    rooms = table.state.rooms
    unknown = [rooms.index("machine"), rooms.index("library")]
    seen = [place for place in range(9) if place not in unknown]
    state = replace(
        table.state,
        hands=("cryptologist",),
        players=(Player(decryption=True),),
        up=tuple(place in seen for place in range(9)),
        time=5,
        named=True,
        usable=False,
        phase="turn",
    )
    heard += [data.Opened(place, rooms[place]) for place in seen]
    sight = Sight(0, GAME.view(state, 0), GAME.legal(state, 0), tuple(heard))
    told = COACH.hint(sight, 3)
    assert (told.how, told.error) == ("exact", 0)
    assert told.chance == pytest.approx(1 / 2)
    assert isinstance(told.action, data.Attempt)


def test_trials_say_by_how_much_they_may_be_off() -> None:
    told = COACH.hint(begun(1, 3).sight(0), 3)
    assert told.how == "trials"
    assert 0 < told.error < 0.15
    assert told.chance is not None
    assert 0 <= told.chance <= 1
    assert told.some[0].action == told.action


def test_alone_every_visit_and_attempt_is_judged() -> None:
    table = begun(1, 2)
    made = recorded(table, [Skilled()], 2)
    review = COACH.review(table.sight(0), 0)
    first = [move for move in made if move.state.game == 0 and move.state.end is None]
    expected = {
        at for at, move in enumerate(first) if isinstance(move.action, data.Visit | data.Attempt)
    }
    assert {each.move for each in review.moves if each.deed != "pass"} == expected
    for verdict in review.moves:
        move = first[verdict.move]
        exact = endgame(move.sight, move.action)
        if exact is not None and exact.chosen is not None:
            assert verdict.chance == pytest.approx(exact.chance)
            assert verdict.cost == pytest.approx(exact.chance - exact.chosen)
        if verdict.deed == "naming":
            assert verdict.truth == move.state.rooms[move.action.place]
