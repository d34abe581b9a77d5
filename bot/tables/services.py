"""Everything that can be done at tables, by what it is called: made once, in `bot.app.services`."""

from __future__ import annotations

from typing import Any


class Services:
    """What pages and presses are given beside the open transaction."""

    tables: Any
