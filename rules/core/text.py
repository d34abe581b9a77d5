"""Sentences of a title, from its catalogues `text/<language>.ftl` beside its code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

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


def text(package: str, key: str, language: str = FALLBACK, facts: Mapping[str, str | int] | None = None) -> str:
    """The sentence for a key in that language, else in English. A key that no catalogue has is an error of ours."""
    for bundle in (catalogue(package, language), catalogue(package, FALLBACK)):
        if bundle is not None and bundle.has_message(key):
            value = bundle.get_message(key).value
            assert value is not None
            sentence, errors = bundle.format_pattern(value, {name: _fit(fact) for name, fact in (facts or {}).items()})
            if errors:
                raise errors[0]
            return str(sentence)
    raise KeyError(f"{package} has no text for {key!r}")


def _fit(fact: str | int) -> str | int:
    return fact[: LONGEST_FACT - 1] + "…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact
