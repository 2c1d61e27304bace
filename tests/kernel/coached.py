"""Traps with a coach: all that a game brings to be coached, in one file."""

from typing import ClassVar

from deciban.kernel import Coach, Data, Refused, Sight, Verdict
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


class Inquiry(Data, frozen=True, forbid_unknown_fields=True):
    doors: int = 3


class Advice(Data, frozen=True):
    door: int


class TrapsCoach(Coach[View, Inquiry]):
    remark = "alone"

    def review(self, sight: Sight[View], chapter: int) -> Review:
        if not 0 <= chapter < sight.view.round:
            raise Refused("not-played")
        verdict = Verdict(seat=0, move=0, grade="best", remark=self.remark)
        return Review((verdict,))

    def hint(self, sight: Sight[View], depth: int) -> Hint:
        return Hint(3)

    def advise(self, inquiry: Inquiry) -> Advice:
        return Advice(0)


class CoachedTraps(Traps):
    name = "test"
    types = Traps.types._replace(review=Review, hint=Hint, inquiry=Inquiry, advice=Advice)
    coach: ClassVar = "tests.kernel.coached:TrapsCoach"


class Ramble(TrapsCoach):
    """Says something else than was agreed."""

    def review(self, sight: Sight[View], chapter: int) -> Review:
        return Review((super().review(sight, chapter),))  # type: ignore[arg-type]


class Dance(TrapsCoach):
    remark = "dance"


class Company(TrapsCoach):
    """Looks at who is a person and who a bot."""

    def review(self, sight: Sight[View], chapter: int) -> Review:
        company = zip(sight.view.points, sight.company, strict=True)
        people = sum(sitter == "person" for _, sitter in company)
        return Review(super().review(sight, chapter).rounds * people)


class Sociable(CoachedTraps):
    coach: ClassVar = "tests.kernel.coached:Company"


class Rambling(CoachedTraps):
    coach: ClassVar = "tests.kernel.coached:Ramble"


class Dancing(CoachedTraps):
    coach: ClassVar = "tests.kernel.coached:Dance"
