"""Differences are named by the way to them."""

from msgspec import field

from deciban.kernel import Data
from deciban.kernel.check.fields import differences


class Leaf(Data, frozen=True):
    value: int
    names: dict[str, int] = field(default_factory=dict)


class Tree(Data, frozen=True):
    leaves: tuple[Leaf | None, ...]
    height: int = 1


def named(one: object, other: object) -> list[str]:
    return [str(difference) for difference in differences(one, other)]


def test_the_smallest_parts_that_differ_are_named() -> None:
    one, other = Tree((Leaf(1), Leaf(2)), 3), Tree((Leaf(1), Leaf(4)), 5)
    assert named(one, other) == ["leaves[1].value is 2 or 4", "height is 3 or 5"]
    assert [each.field for each in differences(one, other)] == ["leaves.value", "height"]


def test_parts_of_other_kinds_are_not_looked_into() -> None:
    assert named(Tree((Leaf(1),)), Tree((None,))) == [f"leaves[0] is {Leaf(1)} or None"]
    assert named((1, 2), (1,)) == ["all of it is (1, 2) or (1,)"]
    assert named(Leaf(1, {"a": 1}), Leaf(1, {"a": 2})) == ["names[a] is 1 or 2"]
    assert named(Leaf(1, {"a": 1}), Leaf(1, {"b": 1})) == ["names is {'a': 1} or {'b': 1}"]


def test_what_is_the_same_does_not_differ() -> None:
    assert named(Tree((Leaf(1),)), Tree((Leaf(1),))) == []
