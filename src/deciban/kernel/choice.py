"""What each option may be, read from the options themselves: the rules say it once."""

from msgspec import inspect

from deciban.kernel.struct import Data, Options


class Choice(Data, frozen=True):
    """A range of numbers, or some values. Neither: anything of its type."""

    least: int | None = None
    most: int | None = None
    values: tuple[bool | str, ...] = ()


def choices(kind: type[Options]) -> dict[str, Choice]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.name: _choice(field.type) for field in info.fields}


def _choice(kind: inspect.Type) -> Choice:
    match kind:
        case inspect.IntType(ge=least, le=most):
            return Choice(least, most)
        case inspect.BoolType():
            return Choice(values=(True, False))
        case inspect.LiteralType(values=values):
            return Choice(values=tuple(map(str, values)))
    return Choice()
