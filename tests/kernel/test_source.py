"""What players write, as TOML: read with its lines, or refused with the one that is wrong."""

from typing import Annotated, Literal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Meta

from deciban.kernel import Data, Refused
from deciban.kernel.refusal import Refusal
from deciban.kernel.source import Source


class Part(Data, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=8)] = 1


class Look(Part, frozen=True, kw_only=True, tag="look"):
    pass


class Swap(Part, frozen=True, kw_only=True, tag="swap"):
    pass


class Card(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^[a-z]+$")]
    name: dict[Literal["en", "ru"], Annotated[str, Meta(max_length=9)]]
    steps: tuple[Look | Swap, ...] = ()
    within: "tuple[Card, ...]" = ()


class Deck(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    cards: tuple[Card, ...] = ()


GOOD = """\
title = "Mine"

[[cards]]
id = "one"
name.en = "One"

[[cards]]
id = "two"
name = { en = "Two", ru = "Два" }
steps = [
  { do = "look" },
]

[[cards.steps]]
do = "swap"
"""
TWO = GOOD.replace('steps = [\n  { do = "look" },\n]\n', "")


def refusal(text: str) -> Refusal:
    with pytest.raises(Refused) as refused:
        Source(text).read(Deck)
    return refused.value.refusal


def test_what_is_right_is_read() -> None:
    deck = Source(TWO).read(Deck)
    assert [card.id for card in deck.cards] == ["one", "two"]
    assert deck.cards[1].steps == (Swap(),)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 1),
        (("cards", 0), 3),
        (("cards", 0, "name", "en"), 5),
        (("cards", 1), 7),
        (("cards", 1, "id"), 8),
        (("cards", 1, "name", "ru"), 9),
        (("cards", 1, "steps", 0), 11),
        (("cards", 1, "steps", 0, "do"), 12),
        (("cards", 5), 1),
        ((), 1),
    ],
)
def test_everything_has_its_line_or_that_of_what_it_is_part_of(
    path: tuple[str | int, ...], line: int
) -> None:
    assert Source(TWO).line(path) == line


BAD = [
    ("title = 1", "source-kind", 1, "title"),
    ("", "source-missing", 1, "title"),
    ('title = "a"\n[[cards]]\nid = "a"', "source-missing", 2, "name"),
    ('title = "a"\nsubtitle = "b"', "source-unknown", 2, "subtitle"),
    ('title = "a"\n[[cards]]\nid = "A"\nname = {}', "source-range", 3, "cards.id"),
    ('title = "a"\n[[cards]]\nid = "a"\nname.en = 1', "source-kind", 4, "cards.name"),
    ('title = "a"\n[[cards]]\nid = "a"\nname.fr = "a"', "source-value", 4, "fr"),
    ('title = "a"\n[[cards]]\nid = "a"\nname.en = "0123456789"', "source-range", 4, None),
    ('title = "a"\n\n[[cards]]\nid = "a"\n[[cards.steps]]\ndo = "fly"', "source-value", 6, "fly"),
    ('title = "a"\n[[cards]]\nid = "a"\n[[cards.steps]]\ndo = "look"\ncount = 9', "source-range", 6,
     "cards.steps.count"),
    ('title = "a"\n[[cards]]\nid = "a"\n[[cards.steps]]\ncount = 2', "source-missing", 4, "do"),
    ('title = "a"\ncards = 3', "source-kind", 2, "cards"),
    ('title = "a"\nx = ', "source-unreadable", 2, None),
    ('title = "a"\nx = 1\nx = 2', "source-unreadable", 3, None),
    ('title = "a', "source-unreadable", 1, None),
    ('title = "a"\n[[cards', "source-unreadable", 2, None),
    ("title = 1979-13-13", "source-unreadable", 1, None),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason", "line", "what"), BAD)
def test_what_is_wrong_is_refused_with_its_line(
    text: str, reason: str, line: int, what: str | None
) -> None:
    refused = refusal(text)
    assert (refused.reason, refused.facts["line"]) == (reason, line)
    if what is not None:
        assert refused.facts["what"] == what


def test_lines_are_counted_as_editors_count_them() -> None:
    odd = "\u2028\x85\u2029"
    assert refusal(f'title = "{odd}"\nsubtitle = 1').facts["line"] == 2
    assert refusal(f'title = "a" # {odd}\r\n\r\nsubtitle = 1').facts["line"] == 3


def test_a_number_without_end_is_no_accident() -> None:
    assert refusal(f"title = {'9' * 5000}").reason == "source-unreadable"


@pytest.mark.parametrize("opening", ["[", "{a=", "a."])
def test_deep_nesting_is_refused(opening: str) -> None:
    assert refusal(f"title = {opening * 20_000}").reason.startswith("source-")


def test_deep_nesting_that_can_be_read_is_refused() -> None:
    text = "{id='a',name={},within=[" * 400 + "]}" * 400
    with pytest.raises(Refused):
        Source(f"title = 'a'\ncards = [{text}]").read(Deck)


def test_what_is_said_back_is_short() -> None:
    huge = "x" * 10_000_000
    for text in (f'title = "a"\n{huge} = 1', f'title = "a"\n[[cards]]\nid = "{huge}!"'):
        refused = refusal(text)
        assert refused.reason in ("source-unknown", "source-range")
        assert len(str(refused.facts["what"])) < 100


TRICKS = [
    'title = "a"\n"at line 99" = 1\n"at line 99" = 2',
    f'title = "a"\n[[cards]]\nid = "a"\nsteps = [{{do = "x - at `$[{"9" * 5000}]"}}]',
    'title = "a"\n[[cards]]\nid = "a"\nsteps = [{do = "` - at `$.cards[7]`"}]',
    "title = '''\n\"\"\"\n'''\nx = \"\"\"",
    "\ufeff",
    "\x00",
    "\ud800",
    "a = 1e999999999999",
    "a = 0x" + "f" * 9999,
    "[a]\n[[a]]",
    "[[a]]\n[a]",
    "a.b = 1\n[a]",
    "[[cards]]\n[cards.name]\n[[cards.name]]",
]


def check(text: str) -> None:
    """It is read or refused, and never anything else."""
    try:
        Source(text).read(Deck)
    except Refused as refused:
        line = refused.refusal.facts["line"]
        assert isinstance(line, int)
        assert 1 <= line <= text.count("\n") + 1


@pytest.mark.parametrize("text", TRICKS, ids=range(len(TRICKS)))
def test_tricks_are_refused_like_anything_else(text: str) -> None:
    check(text)


@given(st.text(st.characters()))
@example("=")
def test_any_text_whatsoever_is_read_or_refused_with_a_line_of_it(text: str) -> None:
    check(text)


WORDS = st.sampled_from(
    [
        *("title", "cards", "id", "name", "steps", "do", "count", "en", "fr", "look", "within"),
        *("=", ".", ",", "[", "]", "[[", "]]", "{", "}", '"', "'", '"""', "'''", "#", "\\", " "),
        *("\n", "\r\n", "\t", "1", "-1", "0.5", "true", "1979-05-27", "nan", "é", "\u2028"),
        *('"a"', "'b'", "title = 'a'\n", "[[cards]]\n", "id = 'a'\n", "name = {}\n"),
    ]
)


@given(st.lists(WORDS, max_size=40).map("".join))
def test_any_mixture_of_toml_is_read_or_refused_with_a_line_of_it(text: str) -> None:
    check(text)


@given(st.integers(0, len(GOOD)), st.integers(0, 9), st.text(max_size=5))
def test_any_slip_in_a_good_text_is_read_or_refused_with_a_line_of_it(
    at: int, cut: int, slip: str
) -> None:
    check(TWO[:at] + slip + TWO[at + cut :])
