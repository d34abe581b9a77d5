"""Everything that can be done at tables, by what it is called: made once, in `bot.app.services`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.store import Reading, SeatRow, TableRow
from bot.ui.page import Button

Part = Callable[["Services", Reading, TableRow, SeatRow], tuple[list[str], list[Button]]]
"""What a feature adds to another's page for somebody who sits there: lines and buttons."""


class Services:
    """What pages and presses are given beside the open transaction."""

    tables: Any
    beside_panel: Sequence[Part] = ()
    """What stands above the last row of a panel on which nothing is chosen yet."""
    commands: Callable[[], Sequence[Any]]
    """All common slash commands, for the page that lists them."""
    beside_hand: Sequence[Part] = ()
    """What stands below one's own hand."""
