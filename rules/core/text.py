"""Sentences of a title, from its catalogues `text/<language>.ftl` beside its code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

FALLBACK = "en"
LONGEST_FACT = 900
"""Fluent refuses longer ones."""


def sources(package: str, language: str) -> list[Traversable]:
    """Files of one language of a package: `text/<language>.ftl`, all files of `text/<language>/`, and the same of each
    folder in its `features/`."""
    root = files(package)
    features = root.joinpath("features")
    folders = [root, *sorted(features.iterdir(), key=lambda one: one.name)] if features.is_dir() else [root]
    found: list[Traversable] = []
    for folder in folders:
        single, several = folder.joinpath("text", f"{language}.ftl"), folder.joinpath("text", language)
        found += [single] if single.is_file() else []
        if several.is_dir():
            found += sorted((one for one in several.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
    return found


@cache
def catalogue(package: str, language: str) -> FluentBundle | None:
    """One language of a package, None where it has none."""
    found = sources(package, language)
    if not found:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for file in found:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def says(package: str, key: str) -> bool:
    """Whether a package has a sentence for that key."""
    bundle = catalogue(package, FALLBACK)
    return bundle is not None and bundle.has_message(key)


def named(package: str, key: str) -> frozenset[str]:
    """The facts that a sentence names; they are the same in all languages."""
    found = _named(package)
    if key not in found:
        raise KeyError(f"{package} has no text for {key!r}")
    return found[key]


@cache
def _named(package: str) -> dict[str, frozenset[str]]:
    """Key -> facts, those of the messages in it included."""
    found: dict[str, _Names] = {}
    for file in sources(package, FALLBACK):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = _Names()
                found[entry.id.name].visit(entry)

    def facts(key: str) -> frozenset[str]:
        return frozenset(found[key].facts.union(*(facts(other) for other in found[key].messages)))

    return {key: facts(key) for key in found}


class _Names(visitor.Visitor):
    """Facts of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def text(package: str, key: str, language: str = FALLBACK, facts: Mapping[str, str | float] | None = None) -> str:
    """The sentence for a key in that language, else in English. A key that no catalogue has is an error of ours."""
    return _spelled(package, key, language, facts) if facts else _plain(package, key, language)


@cache
def _plain(package: str, key: str, language: str) -> str:
    """A sentence without facts: every second one, and always the same."""
    return _spelled(package, key, language, {})


def _spelled(package: str, key: str, language: str, facts: Mapping[str, str | float]) -> str:
    for bundle in (catalogue(package, language), catalogue(package, FALLBACK)):
        if bundle is not None and bundle.has_message(key):
            value = bundle.get_message(key).value
            assert value is not None
            sentence, errors = bundle.format_pattern(value, {name: _fit(fact) for name, fact in facts.items()})
            if errors:
                raise errors[0]
            return str(sentence)
    raise KeyError(f"{package} has no text for {key!r}")


def _fit(fact: str | float) -> str | float:
    return fact[: LONGEST_FACT - 1] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact
