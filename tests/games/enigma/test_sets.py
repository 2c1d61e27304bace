"""Sets of cards: the house's own is a file like any other, and a broken one is refused."""

from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deciban.arena import play
from deciban.games.enigma.rules.cards import CardSet, Character, Room
from deciban.games.enigma.rules.data import Options
from deciban.games.enigma.rules.sets import Sets
from deciban.kernel import QuickDice, Refused, Setup, registry
from deciban.kernel.refusal import Refusal
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from tests.games.enigma.scene import GAME

HOUSE = resources.files("deciban.games.enigma.content").joinpath("house.toml").read_text("utf-8")

ERRAND = 'steps = [{ do = "apply" }]'
RADIO = 'steps = [{ do = "look" }]'
SOLO = 'solo = ["cryptologist", "messiah", "wanderer"]'


def changed(old: str, new: str) -> str:
    assert old in HOUSE, old
    return HOUSE.replace(old, new, 1)


def refusal(text: str) -> Refusal:
    with pytest.raises(Refused) as refused:
        Sets().read(text)
    return refused.value.refusal


# The house set.


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_house_set_is_nothing_but_such_a_file(players: int) -> None:
    cards = Sets().read(HOUSE)
    assert cards == Sets().supply(Options(), None)
    bots = [registry.bot(GAME, "random") for _ in range(players)]
    for seed in range(3):
        played = play(GAME, Setup(Options(), cards), bots, QuickDice(seed))
        assert played.actions > 0


def test_everything_is_said_in_three_languages() -> None:
    cards = Sets().read(HOUSE)
    items: tuple[Room | Character, ...] = (*cards.rooms, *cards.characters)
    for item in items:
        assert set(item.name) == set(item.text) == set(LANGUAGES)


def test_a_set_in_one_language_can_be_played() -> None:
    lines = (line for line in HOUSE.splitlines() if ".ru = " not in line and ".uk = " not in line)
    cards = Sets().read("\n".join(lines))
    assert set(cards.title) == {"en"}


# Broken sets.

BROKEN = [
    # An unknown piece.
    (RADIO, 'steps = [{ do = "fly" }]', "source-value"),
    (RADIO, 'steps = [{ do = "look", loudly = true }]', "source-unknown"),
    ('{ ask = "outlast" }', '{ ask = "outlive" }', "source-value"),
    ('corner = "none"', 'corner = "gold"', "source-value"),
    ("many_only = true", 'colour = "red"', "source-unknown"),
    # A loop.
    (RADIO, f"{RADIO[:-1]}, {{ do = 'apply' }}]", "set-loop"),
    ('solo = [{ do = "look", cards = 2 }]', 'solo = [{ do = "apply" }]', "set-loop"),
    # Two Libraries.
    ('id = "book"', 'id = "library"', "set-twice"),
    ('name.en = "Crypt"', 'name.en = "Library"', "set-twice"),
    ('id = "spy"', 'id = "ghost"', "set-twice"),
    # Markup in a name, and worse.
    ('name.en = "Crypt"', 'name.en = "<b>Crypt</b>"', "set-words"),
    ('name.en = "Crypt"', 'name.en = "<script src=x>"', "set-words"),
    ('name.en = "Crypt"', 'name.en = "Cry\\u202Ept"', "set-words"),
    ('name.en = "Crypt"', 'name.en = "   "', "set-words"),
    ('name.en = "Crypt"', 'name.en = "\\u0000"', "set-words"),
    ('name.en = "Crypt"', 'name.en = ""', "source-range"),
    # Much too large.
    ('name.en = "Crypt"', f'name.en = "{"C" * 10_000_000}"', "source-range"),
    ('id = "crypt"', f'id = "{"c" * 10_000_000}"', "source-range"),
    # Wrong kinds.
    ('name.en = "Crypt"', "name.en = 7", "source-kind"),
    ('id = "crypt"', "id = 1979-05-27", "source-kind"),
    (SOLO, 'solo = "cryptologist"', "source-kind"),
    ("cards = 6", 'cards = "six"', "source-kind"),
    ("cards = 6", "cards = 10", "source-range"),
    ('id = "crypt"', 'id = "The Crypt"', "source-range"),
    # Deep nesting.
    ('id = "crypt"', f"id = {'[' * 5000}", "source-unreadable"),
    (ERRAND, f"steps = [{{ do = 'choose', of = [{{ {ERRAND} }}, {{ {RADIO} }}] }}]", "set-choice"),
    # Parts that do not go together.
    ('title.en = "The house set"', 'title.fr = "Le nôtre"', "source-value"),
    ('name.uk = "Крипта"\n', "", "set-language"),
    ('id = "crypt"', 'id = "vault"', "set-unknown"),
    ("many_only = true\n", "", "set-rooms-solo"),
    (RADIO, "", "set-rooms"),
    ('steps = [{ do = "look", share = true }]', 'solo = [{ do = "swap" }]', "set-room-nowhere"),
    ('solo = [{ do = "look", cards = 2 }]', 'solo = [{ do = "meet" }]', "set-alone"),
    ("cards = 1, per_player = true", "cards = 1, open = true", "set-shuffle"),
    ("cards = 1, per_player = true", "cards = 0", "set-shuffle"),
    ('later = "ghost"', 'later = "vicar"', "set-unknown"),
    ('joins = "spy"', 'joins = "vicar"', "set-unknown"),
    ('joins = "spy"', 'joins = "wanderer"', "set-growth"),
    ('joins = "archivist"', 'joins = "spy"', "set-growth"),
    (SOLO, 'solo = ["messiah"]', "set-cast-small"),
    (
        SOLO,
        'solo = ["messiah", "messiah", "wanderer"]',
        "set-cast-small",
    ),
    (
        SOLO,
        'solo = ["cryptologist", "messiah", "wanderer", "archivist"]',
        "set-cast-small",
    ),
    ('"messiah", "messiah", "wanderer"]', '"messiah", "messiah"]', "set-cast-small"),
    ('standard = ["cryptologist", ', 'standard = ["spy", ', "set-outlast"),
    ('goal = [{ ask = "name", cards = 6 }]', 'goal = [{ ask = "outlast" }]', "set-outlast"),
    ('{ ask = "outlast" }', '{ ask = "outlast" }, { ask = "unmask" }', "set-outlast"),
    ('{ ask = "unmask" }', '{ ask = "unmask" }, { ask = "unmask" }', "set-goal-twice"),
    ('rooms = ["book", "shadow"]', 'rooms = ["book", "book"]', "set-goal-pointers"),
    (
        '{ ask = "lack", token = "chaos" }',
        '{ ask = "lack", token = "decryption" }',
        "set-goal-never",
    ),
    (SOLO, 'solo = ["cryptologist", "messiah", "medium"]', "set-goal-solo"),
]


@pytest.mark.parametrize(
    ("old", "new", "reason"), BROKEN, ids=[f"{case[2]}-{at}" for at, case in enumerate(BROKEN)]
)
def test_a_broken_set_is_refused_with_the_line_and_the_reason(
    old: str, new: str, reason: str
) -> None:
    text = changed(old, new)
    refused = refusal(text)
    assert refused.reason == reason
    line = refused.facts["line"]
    assert isinstance(line, int)
    assert 1 <= line <= text.count("\n") + 1
    for language in LANGUAGES:
        said = Texts(language, *lookup("enigma")).say(f"refusal-{reason}", **refused.facts)
        assert str(line) in said
        assert len(said) < 400


@pytest.mark.parametrize(
    ("old", "new"),
    [case[:2] for case in BROKEN if case[2] in ("source-value", "set-words")],
)
def test_the_line_is_where_it_is_written(old: str, new: str) -> None:
    text = changed(old, new)
    at = HOUSE[: HOUSE.index(old)].count("\n") + 1
    assert refusal(text).facts["line"] == at


@given(st.integers(0, len(HOUSE)), st.integers(0, 200), st.text(max_size=3))
def test_any_slip_in_a_set_is_read_or_refused(at: int, cut: int, slip: str) -> None:
    text = HOUSE[:at] + slip + HOUSE[at + cut :]
    try:
        read: CardSet | None = Sets().read(text)
    except Refused:
        read = None
    assert read is not None or refusal(text).facts["line"]
