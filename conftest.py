"""Makes the example title known, so that everything that holds for all titles is tried on it too."""

from __future__ import annotations

import rules
from examples.pebbles.rules import PEBBLES
from rules.core import register
from tests.shuffling import pytest_addoption, pytest_collection_modifyitems

__all__ = ["pytest_addoption", "pytest_collection_modifyitems"]

assert rules.GAMES
register(PEBBLES)
