"""What the rules know about a game is told by the house, so that no page has to know it again."""

import msgspec
import pytest

from deciban.kernel import Setup
from deciban.kernel.registry import game, names
from tests.house.client import DUEL, guess, hide
from tests.house.conftest import NewGuest


@pytest.mark.parametrize("name", names())
async def test_defaults_levels_and_seats_are_the_rules_own(guest: NewGuest, name: str) -> None:
    ann, rules = await guest(), game(name)
    (info,) = (one for one in await ann.ask("GET", "/games") if one["name"] == name)
    usual = rules.types.options()
    assert msgspec.convert(info["defaults"], rules.types.options) == usual
    assert info["levels"] == [*rules.bots]
    assert tuple(info["seats"]) == rules.seats(Setup(usual))


@pytest.mark.parametrize("name", names())
async def test_every_choice_is_accepted_and_nothing_beyond_it(guest: NewGuest, name: str) -> None:
    ann, kind = await guest(), game(name).types.options
    (info,) = (one for one in await ann.ask("GET", "/games") if one["name"] == name)
    assert [*info["choices"]] == [*kind.__struct_fields__]
    for option, choice in info["choices"].items():
        ends = [end for end in (choice["least"], choice["most"]) if end is not None]
        for value in (*choice["values"], *ends):
            assert getattr(msgspec.convert({option: value}, kind), option) == value
        beyond = [ends[0] - 1, ends[1] + 1] if ends else ["no such thing"]
        for value in beyond:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert({option: value}, kind)


async def test_the_number_of_seats_follows_the_options(guest: NewGuest) -> None:
    ann = await guest()
    alone = await ann.ask("POST", "/games/mastermind/seats", {"alone": True})
    assert alone == {"seats": [1]}
    bad = {"alone": True, "answers": "by-hand"}
    assert await ann.refused("POST", "/games/mastermind/seats", bad) == (400, "alone-by-hand")
    assert (await ann.refused("POST", "/games/mastermind/seats", {"pegs": 99}))[1] == "bad-options"
    assert (await ann.refused("POST", "/games/chess/seats", {}))[1] == "unknown-game"


@pytest.mark.parametrize("hints", [True, False])
async def test_a_seat_is_told_whether_it_may_ask_the_coach(guest: NewGuest, hints: bool) -> None:
    ann = await guest()
    table = await ann.make("me", "me", hints=hints, **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        hidden = await maker.play(hide(0, 1, 2, 3))
        assert hidden["position"]["hints"] is False, "the codemaker has nothing to ask"
        await breaker.until_step(1)
        assert breaker.heard[-1]["position"]["hints"] is hints
        over = await breaker.play(guess(0, 1, 2, 3))
        assert over["position"]["hints"] is False
