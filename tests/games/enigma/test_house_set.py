"""What stays fixed of the house set, whatever is tuned."""

from collections.abc import Iterator

from deciban.games.enigma.rules import cards
from deciban.games.enigma.rules.cards import AnyStep, Steps
from deciban.games.enigma.rules.sets import house_set

ROOMS = {room.id: room for room in house_set().rooms}
GOALS = {character.id: character.goal for character in house_set().characters}
SPY_OR_STACK = (cards.Outlast, cards.Borrow, cards.Unmask)


def within(steps: Steps | None) -> Iterator[AnyStep]:
    for step in steps or ():
        yield step
        if isinstance(step, cards.Choose):
            for way in step.of:
                yield from within(way.steps)


def that_do(kind: type[AnyStep], token: str | None = None) -> set[str]:
    """The rooms with such a step for two to five players."""
    return {
        room.id
        for room in ROOMS.values()
        for step in within(room.steps)
        if isinstance(step, kind) and token in (None, getattr(step, "token", None))
    }


def test_the_library_is_the_only_card_without_a_corner() -> None:
    assert [room.id for room in ROOMS.values() if room.corner == "none"] == ["library"]


def test_the_books_corner_is_chaos_and_its_effect_can_end_the_game() -> None:
    assert ROOMS["book"].corner == "chaos"
    assert that_do(cards.Time) == {"book"}


def test_the_shadows_second_effect_moves_characters() -> None:
    assert [type(step) for step in ROOMS["shadow"].steps or ()] == [cards.Meet, cards.Trade]


def test_the_machines_second_effect_shuffles_and_all_of_it_can_be_cancelled_by_chaos() -> None:
    assert [type(step) for step in ROOMS["machine"].steps or ()][1] is cards.Shuffle
    assert ROOMS["machine"].cancel == "chaos"


def test_at_least_two_cards_give_decryption() -> None:
    assert len(that_do(cards.Take, "decryption")) >= 2


def test_at_least_one_card_gives_and_one_removes_chaos() -> None:
    assert that_do(cards.Take, "chaos")
    assert that_do(cards.Return, "chaos")


def test_at_least_two_effects_depend_on_holding_chaos() -> None:
    depending = {
        room.id
        for room in ROOMS.values()
        for step in within(room.steps)
        if step.when == "chaos"
        or (isinstance(step, cards.Choose) and any(way.when == "chaos" for way in step.of))
    }
    assert len(depending) >= 2


def test_some_effect_looks_at_other_cards() -> None:
    assert that_do(cards.Look)


def test_the_three_solo_characters_goals_work_with_no_opponents() -> None:
    for name in house_set().casts.solo:
        assert not any(isinstance(demand, SPY_OR_STACK) for demand in GOALS[name])


def test_the_spy_outlasts_time_and_nobody_else_does() -> None:
    assert GOALS["spy"] == (cards.Outlast(),)
    assert [name for name, goal in GOALS.items() if cards.Outlast() in goal] == ["spy"]


def test_the_ghost_uses_the_stack() -> None:
    assert cards.Borrow() in GOALS["ghost"]
