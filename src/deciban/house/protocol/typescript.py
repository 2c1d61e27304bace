"""The browser's types, written from the Python structs by `make types`."""

import sys
import types
from collections import ChainMap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from deciban.house.protocol import shapes
from deciban.kernel import Listed, registry
from deciban.kernel.registry import AnyGame

FOLDER = Path(__file__).parents[4] / "web" / "src" / "contract" / "generated"
HEAD = "// Written by `make types` from the Python structs; changes belong there.\n"

_PLAIN = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    type(None): "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
    dict[str, Any]: "unknown",
}


def files() -> dict[str, str]:
    """Every generated file by its name."""
    made = {"house.ts": _house()}
    for name in registry.names():
        if registry.package(name) == registry.HOUSE:
            made[f"{name}.ts"] = _game(registry.game(name))
    return made


def _house() -> str:
    unions = {"FromBrowser": shapes.FromBrowser, "FromHouse": shapes.FromHouse}
    return _Writer(unions).write(shapes.Shape.__subclasses__())


def _game(game: AnyGame) -> str:
    made = game.types
    unions = {"AnyAction": made.action, "AnyEvent": made.event, "AnyOffer": made.offer}
    spoken = (made.notes, made.review, made.hint, made.inquiry, made.advice)
    return _Writer(unions).write(t for t in (made.options, made.view, *spoken) if t)


class _Writer:
    """Writes structs, and all that they are made of, in the order of their names."""

    def __init__(self, unions: dict[str, Any]) -> None:
        self._unions = unions
        self._written: dict[str, str] = {}
        # Whose each name is: a game may have two things of one name, in two of its modules.
        self._owners: dict[str, Any] = {}
        # By identity: two aliases of the same type keep their own names.
        self._aliases = {id(union): name for name, union in unions.items()}
        # What is only named in a hint, because it stands further down in its module.
        self._ahead: dict[str, Any] = {}

    def write(self, structs: Iterable[Any]) -> str:
        for name, union in self._unions.items():
            parts = self._union(get_args(union) or (union,))
            self._written[name] = f"export type {name} = {parts};\n"
        for struct in structs:
            self._name(struct)
        return "\n".join([HEAD, *(self._written[name] for name in sorted(self._written))])

    def _name(self, struct: Any) -> str:
        name: str = struct.__name__
        if self._owners.setdefault(name, struct) is not struct:
            name = struct.__module__.rpartition(".")[2].capitalize() + name
        if name not in self._written:
            self._written[name] = ""
            self._learn_aliases(sys.modules[struct.__module__])
            self._written[name] = self._interface(name, struct)
        return name

    def _interface(self, name: str, struct: Any) -> str:
        lines = [f"export interface {name} {{"]
        config = struct.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: '{config.tag}';")
        lines += self._fields(struct)
        doc = vars(struct).get("__doc__") or ""
        comment = [f"/** {' '.join(doc.split())} */"] if doc else []
        return "\n".join([*comment, *lines, "}\n"])

    def _fields(self, struct: Any) -> Iterator[str]:
        # Not `get_type_hints`, which rebuilds the aliases.
        hints = ChainMap(*(vars(base).get("__annotations__", {}) for base in struct.__mro__))
        # What the browser sends may leave out what has a default; what the house sends is whole.
        sent = issubclass(struct, shapes.Shape) and struct.__struct_config__.forbid_unknown_fields
        for field in msgspec.structs.fields(struct):
            mark = "?" if sent and not field.required else ""
            inner = "AnyAction[]" if struct is Listed else self._type(hints[field.name])
            yield f"  {field.encode_name}{mark}: {inner};"

    def _type(self, hint: Any) -> str:
        if isinstance(hint, str):
            hint = self._ahead[hint]
        if alias := self._aliases.get(id(hint)):
            return self._alias(alias, hint)
        return self._spelled(hint)

    def _spelled(self, hint: Any) -> str:
        if hint in _PLAIN:
            return _PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._type(args[0])
        if origin is Literal:
            return " | ".join(f"'{a}'" if isinstance(a, str) else str(a) for a in args)
        if origin in (Union, types.UnionType):
            return self._union(args)
        if origin is dict:
            return f"Record<{self._type(args[0])}, {self._type(args[1])}>"
        if origin in (tuple, list, frozenset):
            return self._sequence(args)
        return self._name(hint)

    def _sequence(self, args: tuple[Any, ...]) -> str:
        if len(args) == 1 or args[1] is Ellipsis:
            inner = self._type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        return f"[{', '.join(map(self._type, args))}]"

    def _union(self, args: tuple[Any, ...]) -> str:
        return " | ".join(self._type(arg) for arg in args)

    def _alias(self, name: str, hint: Any) -> str:
        if self._owners.setdefault(name, hint) is not hint:
            return self._spelled(hint)
        if name not in self._written:
            self._written[name] = f"export type {name} = {self._spelled(hint)};\n"
        return name

    def _learn_aliases(self, module: types.ModuleType) -> None:
        self._ahead.update(vars(module))
        for name, value in vars(module).items():
            if _is_alias(name, value):
                self._aliases.setdefault(id(value), name)


def _is_alias(name: str, value: Any) -> bool:
    kinds = (types.GenericAlias, types.UnionType)
    return not name.startswith("_") and (
        isinstance(value, kinds) or get_origin(value) in (Literal, Union, Annotated)
    )


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
