"""What may stand in each field of an action: the words printed on the picture and typed in a line."""

from __future__ import annotations

from examples.pebbles.rules.state import BAG, HAND
from rules.core.words import Words

PEBBLE_WORDS = {str(pebble) for pebble in (*range(1, HAND + 1), *BAG)}

WORDS: Words = {
    "pebble": PEBBLE_WORDS.__contains__,
}
