"""What happens at a table, seen from its pages."""

from collections.abc import Awaitable, Callable

from tests.house.client import DUEL, Guest, guess, hide

NewGuest = Callable[..., Awaitable[Guest]]


async def test_two_people_play_a_game_to_its_end(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open", **DUEL)
    async with ann.seated(table) as maker:
        assert maker.heard[0]["position"] is None, "the table waits"
        await bob.sit(table, 1)
        started = await maker.until("started")
        assert started["position"]["awaited"] == [0]
        async with bob.seated(table) as breaker:
            await maker.play(hide(0, 1, 2, 3))
            await breaker.until_step(1)
            answer = await breaker.play(guess(0, 1, 3, 2))
            assert answer["past"]["events"][-1] == {
                "type": "answered",
                "row": 0,
                "red": 2,
                "white": 2,
            }
            await breaker.play(guess(0, 1, 2, 3))
            over = (
                await maker.until(
                    "changed",
                )
            )["table"]
            while over["phase"] != "over":
                over = (await maker.until("changed"))["table"]
            assert over["result"] == {"winners": [0], "drawn": False, "points": [2, 0]}
