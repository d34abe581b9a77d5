"""Sentences of a title, from its catalogues `text/<language>.ftl` beside its code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


@cache
def catalogue(package: str, language: str) -> FluentBundle | None:
    """One language of a title; None where it has no such catalogue."""
    resource = files(package).joinpath("text", f"{language}.ftl")
    if not resource.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(resource.read_text("utf-8")))
    return bundle


def text(package: str, key: str, language: str = FALLBACK, facts: Mapping[str, str | int] | None = None) -> str:
    """The sentence for a key in that language, else in English. A key that no catalogue has is an error of ours."""
    for bundle in (catalogue(package, language), catalogue(package, FALLBACK)):
        if bundle is not None and bundle.has_message(key):
            value = bundle.get_message(key).value
            assert value is not None
            sentence, errors = bundle.format_pattern(value, dict(facts or {}))
            if errors:
                raise errors[0]
            return str(sentence)
    raise KeyError(f"{package} has no text for {key!r}")
