"""What a game starts from.

*Options* are public and chosen by people. *Content* is a mission or a set of cards: private but for
what `view` shows of it. A *log* is what a campaign remembers, written by the house alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from deciban.kernel.refusal import Refused
from deciban.kernel.struct import Data, Options

OptionsT = TypeVar("OptionsT", bound=Options)
ContentT = TypeVar("ContentT", bound=Data)
PublicT = TypeVar("PublicT", bound=Data)
SecretT = TypeVar("SecretT", bound=Data)


class Log(Data, Generic[PublicT, SecretT], frozen=True):
    """What a campaign remembers: for its people to read, and for the game alone."""

    public: PublicT
    secret: SecretT


class Setup(NamedTuple, Generic[OptionsT]):
    options: OptionsT
    content: Any = None
    """The game's own content, where it is played with any."""
    log: Log[Any, Any] | None = None
    """None outside a campaign, and at its first table."""


class Caution(msgspec.Struct, frozen=True):
    """What an author should know of content that can be played all the same. Its text is
    `caution-<name>` in the game's texts; `line` is among its facts."""

    name: str
    facts: dict[str, int | str] = {}


def check_range(options: Options) -> None:
    """Refuses options out of their range, which Python lets anybody make."""
    try:
        msgspec.convert(msgspec.to_builtins(options), type(options))
    except msgspec.ValidationError:
        raise Refused("bad-options") from None


class Contents(ABC, Generic[OptionsT, ContentT]):
    """The content that a game is played with: brought along by players, or by the game itself.

    Thinks in the workers, with limits of size and time, and is named by its place in the game's
    `contents`. A table keeps the content it began with, whatever becomes of the file."""

    @abstractmethod
    def read(self, source: str) -> ContentT:
        """What a player wrote; refuses what can't be played, with `line` and a named reason."""

    def cautions(self, source: str) -> tuple[Caution, ...]:
        """What its author should know of a source that `read` takes."""
        return ()

    @abstractmethod
    def title(self, content: ContentT) -> Mapping[str, str]:
        """What it is called, by language, in one or more. Whoever knows of it may know that."""

    @abstractmethod
    def example(self) -> str:
        """A source that can be played, for an author to start from."""

    @abstractmethod
    def supply(self, options: OptionsT, log: Log[Any, Any] | None) -> ContentT | None:
        """What such a table is played with if nobody brings anything: packed with the game, or
        made up. None: nothing is needed."""
