"""Where a title's tests are, and what it says of itself there; the example's are beside its rules."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from rules.core import GAMES

ROOT = Path(__file__).parents[1]


def package(title: str) -> str:
    """Where the title's rules and texts are."""
    return type(GAMES[title]).__module__.removesuffix(".game")


def pictures(title: str) -> str:
    """Where its pictures and their texts are."""
    return ".".join("render" if part == "rules" else part for part in package(title).split("."))


def home(title: str) -> str:
    """The package of its tests."""
    rules = package(title)
    return f"tests.{rules}" if rules.startswith("rules.") else rules.removesuffix("rules") + "tests"


def folder(title: str) -> Path:
    return ROOT.joinpath(*home(title).split("."))


def properties(title: str) -> Any:
    """Its `properties.py` (`tests/rules/test_properties.py` says what stands there)."""
    return importlib.import_module(f"{home(title)}.properties")


def has_secrets(title: str) -> bool:
    return bool(getattr(properties(title), "HAS_SECRETS", True))


def is_short(title: str) -> bool:
    """A game of a few decisions: what wants a long one is tried on more of them."""
    return bool(getattr(properties(title), "IS_SHORT", False))
