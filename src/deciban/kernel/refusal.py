"""The one way to say no.

A refusal has a name and facts. The name is a text in every language (`refusal-<reason>` in the
game's texts or in the house's), so a person always reads it in words.
"""

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action was not accepted, as data for the sender."""

    reason: str
    facts: dict[str, int | str] = {}


class Refused(Exception):
    """Raised by rules and by the house instead of accepting."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason)
        self.refusal = Refusal(reason, facts)
