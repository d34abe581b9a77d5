"""Makes the tiny title known, so that everything that holds for all titles is tried on it too."""

from __future__ import annotations

import rules
from rules.core import register
from tests.shuffling import pytest_addoption, pytest_collection_modifyitems
from tests.tiny import PEBBLES_GAME

__all__ = ["pytest_addoption", "pytest_collection_modifyitems"]

assert rules.GAMES
register(PEBBLES_GAME)
