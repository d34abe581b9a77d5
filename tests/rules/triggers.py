"""Sentences about effects, read from the catalogues themselves: which triggers they name.

When an effect works is a message `when-<trigger>` of the title; its forms are attributes. A sentence about an effect
names the triggers of its effect by these, and no others.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from rules.core.text import sources

LANGUAGES = ("en", "fr", "de")
WHEN = "when-"


class _Typed(visitor.Visitor):
    """What stands in a sentence between its facts."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


class _Refers(visitor.Visitor):
    """The messages that a sentence is put together from."""

    def __init__(self) -> None:
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(package: str, language: str) -> Mapping[str, ast.Message]:
    """The messages of one language by their keys; broken ones and two under one key are errors."""
    found: dict[str, ast.Message] = {}
    for file in sources(package, language):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                found[entry.id.name] = entry
    return found


@cache
def variants(package: str, message: str, language: str) -> dict[str, ast.Pattern]:
    """The sentences of a message that is one selection, by what they are about; else the whole, under no name."""
    pattern = parsed(package, language)[message].value
    if pattern is None:  # it has forms only
        return {}
    if len(pattern.elements) == 1 and isinstance(pattern.elements[0], ast.Placeable):
        expression = pattern.elements[0].expression
        if isinstance(expression, ast.SelectExpression):
            return {one.key.name: one.value for one in expression.variants if isinstance(one.key, ast.Identifier)}
    return {"": pattern}


def named(package: str, message: str, variant: str, language: str) -> set[str]:
    """The triggers in a variant of a message, or in all of it; other messages in it included."""
    own, others = _messages_in(variants(package, message, language)[variant])
    return own.union(
        *(named(package, word, part, language) for word in others for part in variants(package, word, language))
    )


def names_itself(package: str, message: str, language: str) -> set[str]:
    """The triggers that stand in the message, whatever its variant, not in others that it is put together from."""
    return set().union(*(_messages_in(pattern)[0] for pattern in variants(package, message, language).values()))


def _messages_in(pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """Triggers, and other messages."""
    refers = _Refers()
    refers.visit(pattern)
    own = {word for word in refers.messages if word.startswith(WHEN)}
    return {word.removeprefix(WHEN) for word in own}, refers.messages - own


def figures(package: str, message: str, variant: str, language: str) -> set[str]:
    """The numbers that were typed into a sentence; those in names of places (`TF1`) and of order (`1st`) are none."""
    typed = _Typed()
    typed.visit(variants(package, message, language)[variant])
    return set(re.findall(r"(?<![A-Z\d])\d+(?![\d.]?(?:st|nd|rd|er|e|re)s?\b|\.[ ,])", " ".join(typed.parts)))


def told_triggers(package: str, language: str) -> dict[str, list[str]]:
    """Every trigger that has words, with the names of its forms."""
    return {
        word.removeprefix(WHEN): [form.id.name for form in message.attributes]
        for word, message in parsed(package, language).items()
        if word.startswith(WHEN)
    }
