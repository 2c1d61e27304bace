"""A set of cards is tried by bots."""

from deciban.games.enigma.minds.rehearsal import FEWEST, MOST, rehearse
from deciban.games.enigma.rules.rules import Enigma
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import QuickDice


def test_every_character_of_the_standard_cast_is_counted() -> None:
    cards, games = house_set(), 12
    found = rehearse(cards, games, QuickDice(1))
    assert found.level in Enigma.bots
    assert found.games == games
    named = [who.name for who in cards.characters if who.id in cards.casts.standard]
    assert [share.title for share in found.shares] == named
    played = sum(share.played for share in found.shares)
    assert FEWEST * games <= played <= MOST * games
    assert all(share.won <= share.played for share in found.shares)
    assert sum(share.won for share in found.shares) + found.nobody == games


def test_slices_add_up() -> None:
    one, other = (rehearse(house_set(), games, QuickDice(games)) for games in (2, 3))
    both = one + other
    assert both.games == 5
    assert [share.played for share in both.shares] == [
        mine.played + theirs.played for mine, theirs in zip(one.shares, other.shares, strict=True)
    ]
