"""Makes the tiny title known, so that everything that holds for all titles is tried on it too."""

from __future__ import annotations

import rules
from rules.core import register
from tests.tiny import PEBBLES_GAME

assert rules.GAMES
register(PEBBLES_GAME)
