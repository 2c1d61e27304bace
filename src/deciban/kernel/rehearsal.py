"""How content plays: bots have tried it many times, so that its author sees what is too strong."""

from deciban.kernel.struct import Data


class Share(Data, frozen=True):
    """How often something in the content won, of the times that somebody played it."""

    title: dict[str, str]
    """What it is called, by language."""
    played: int
    won: int

    def __add__(self, other: "Share") -> "Share":
        return Share(self.title, self.played + other.played, self.won + other.won)


class Rehearsal(Data, frozen=True):
    level: str
    """Of the bots."""
    games: int
    nobody: int
    """The games that nobody won."""
    shares: tuple[Share, ...]
    """The same things in the same order, whatever was played."""

    def __add__(self, other: "Rehearsal") -> "Rehearsal":
        return Rehearsal(
            self.level,
            self.games + other.games,
            self.nobody + other.nobody,
            tuple(mine + theirs for mine, theirs in zip(self.shares, other.shares, strict=True)),
        )
