"""Words that could be read in some position, so that a plan with any other is refused at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from rules.core import Action
from rules.core.text import sources
from rules.kemet.lines.spelling import FOREIGN, SHORTEST, fold

PACKAGES = ("rules.kemet", "rules.kemet.material")
LANGUAGES = ("en", "fr", "de")
WORD = re.compile(r"[^\W\d_]+")


def strange(kind: type[Action] | None, words: Sequence[str]) -> str | None:
    """The first word that no name and no sentence of the title has, in any language, and none of theirs begins with;
    None where all could be read. What has a digit in it is read by the position: a zone, a number, a pyramid."""
    return next((word for word in words if not any(sign.isdigit() for sign in word) and not _readable(word)), None)


def _readable(word: str) -> bool:
    return all(part in _known() or (len(part) >= SHORTEST and _begins(part)) for part in WORD.findall(fold(word)))


@cache
def _begins(part: str) -> bool:
    return any(known.startswith(part) for known in _known())


@cache
def _known() -> frozenset[str]:
    """Names stand in the catalogues, as do the words of commands."""
    texts = [file.read_text("utf-8") for package in PACKAGES for lang in LANGUAGES for file in sources(package, lang)]
    return frozenset(part for text in texts for part in WORD.findall(fold(text))) | set(FOREIGN)
