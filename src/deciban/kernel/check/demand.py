"""How a check fails."""


class Broken(AssertionError):
    """The game does not keep the contract."""


def demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)
