"""Traps with a coach: all that a game brings to be coached, in one file."""

from typing import ClassVar

from deciban.kernel import Coach, Data, Refused, Verdict
from tests.kernel.traps import Traps, View

warmed = 0


def warm() -> None:
    """Gets done what is slow: here there is nothing but the counting."""
    global warmed
    warmed += 1


class Review(Data, frozen=True):
    rounds: tuple[Verdict, ...]


class Hint(Data, frozen=True):
    doors: int


class Question(Data, frozen=True, forbid_unknown_fields=True):
    doors: int = 3


class Advice(Data, frozen=True):
    door: int


class TrapsCoach(Coach[View, Question]):
    remark = "alone"

    def review(self, view: View, chapter: int) -> Review:
        if not 0 <= chapter < view.round:
            raise Refused("not-played")
        verdict = Verdict(
            seat=0, before=3, after=1, expected=1.0, got=1.0, most=1.0, remark=self.remark
        )
        return Review((verdict,))

    def hint(self, view: View, depth: int) -> Hint:
        return Hint(3)

    def advise(self, question: Question) -> Advice:
        return Advice(0)


class CoachedTraps(Traps):
    name = "test"
    types = Traps.types._replace(review=Review, hint=Hint, question=Question, advice=Advice)
    coach: ClassVar = "tests.kernel.coached:TrapsCoach"


class Ramble(TrapsCoach):
    """Says something else than was agreed."""

    def review(self, view: View, chapter: int) -> Review:
        return Review((super().review(view, chapter),))  # type: ignore[arg-type]


class Dance(TrapsCoach):
    remark = "dance"


class Rambling(CoachedTraps):
    coach: ClassVar = "tests.kernel.coached:Ramble"


class Dancing(CoachedTraps):
    coach: ClassVar = "tests.kernel.coached:Dance"
