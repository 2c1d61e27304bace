"""Checks of the words: all are there, alike in every language, and each is said in one place."""

from collections.abc import Iterable
from itertools import combinations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deciban.kernel.check.demand import demand
from deciban.kernel.registry import AnyGame
from deciban.kernel.texts import LANGUAGES, lookup, source

OVERRIDES = frozenset({"stats-won", "stats-mean", "stats-chart"})
"""The words of the house that a game may say in its own way."""


def check_texts(
    game: AnyGame,
    reasons: Iterable[str] = (),
    throws: Iterable[str] = (),
    phrases: Iterable[str] = (),
) -> None:
    """All words of a game: those that every game needs, and those for the refusals, throws and
    ready phrases that were met, as `check` reports them."""
    page, terminal = lookup(game.name), lookup(game.name, terminal=True)
    for file in terminal:
        check_file(file)
    for files in (page, terminal):
        check_lookup(*files)
    needed = {"name", "sentence", "leave-means"}
    if game.contents is not None:
        needed.add("contents")
    for level in game.bots:
        needed |= {f"level-{level}", f"level-{level}-about"}
    needed |= {f"refusal-{reason}" for reason in reasons} | {f"why-{why}" for why in throws}
    needed |= {f"phrase-{phrase}" for phrase in phrases}
    missing = needed.difference(*(messages(LANGUAGES[0], file) for file in page))
    demand(not missing, f"{game.name}: no text for {sorted(missing)}")


def check_file(file: str) -> None:
    """One file: sound in every language, with the same keys and variables in each."""
    first = messages(LANGUAGES[0], file)
    for language in LANGUAGES[1:]:
        other = messages(language, file)
        odd = first.keys() ^ other.keys()
        demand(not odd, f"{file}: not in all of {LANGUAGES}: {sorted(odd)}")
        for key, variables in first.items():
            demand(other[key] == variables, f"{file}: {key} differs in {language}")


def check_lookup(*files: str) -> None:
    """Files that are looked through one after another: none hides what a later one says."""
    for one, other in combinations(files, 2):
        shared = messages(LANGUAGES[0], one).keys() & messages(LANGUAGES[0], other).keys()
        if other == "house":
            shared -= OVERRIDES
        demand(not shared, f"both in {one} and in {other}: {sorted(shared)}")


def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    """Every message of a file with the variables it uses."""
    where = f"{file} in {language}"
    found: dict[str, frozenset[str]] = {}
    used: set[str] = set()
    for entry in FluentParser().parse(source(language, file)).body:
        demand(not isinstance(entry, ast.Junk), f"{where}: can't read {entry}")
        if isinstance(entry, ast.Message):
            key = entry.id.name
            demand(key not in found, f"{where}: {key} stands twice")
            references = _References()
            references.visit(entry)
            found[key] = frozenset(references.variables)
            used |= references.messages
    demand(used <= found.keys(), f"{where}: not in the same file: {sorted(used - found.keys())}")
    return found


class _References(Visitor):
    """What a message is put together from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
