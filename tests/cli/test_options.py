"""Options as JSON, and how they are described."""

import pytest

from deciban.cli.options import describe, read_options
from deciban.kernel import Refused, registry

GAME = registry.game("mastermind")
OPTIONS = GAME.types.options


def test_what_is_not_given_is_the_default() -> None:
    assert read_options(GAME, "{}") == OPTIONS()
    assert read_options(GAME, '{"pegs": 5}') == OPTIONS(pegs=5)


def test_a_role_fixes_options_whatever_was_given() -> None:
    read = read_options(GAME, '{"first": "dice", "games": 4}', {"first": "seat-1"})
    assert read == OPTIONS(first="seat-1", games=4)


@pytest.mark.parametrize("text", ["", "{", "[]", "4", "null", '{"pegs": 5}}'])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-json"):
        read_options(GAME, text)


def test_every_option_is_described_with_what_it_may_be() -> None:
    described = describe(OPTIONS)
    for part in ("pegs 3–6", "blanks true|false", "answers automatic|by-hand"):
        assert part in described
    for name in OPTIONS.__struct_fields__:
        assert name in described
