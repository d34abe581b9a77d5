"""Everything that can be done at tables, each service by its class: `services[Lobby].join(…)`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, cast

from bot.store import Reading, SeatRow, TableRow
from bot.ui.page import Button

S = TypeVar("S")
Part = Callable[["Services", Reading, TableRow, SeatRow], tuple[list[str], list[Button]]]
"""What a feature adds to another's page for somebody who sits there: lines and buttons."""


class Services:
    """Made once, in `bot.app.services`. Pages and presses are given it beside the open transaction."""

    beside_panel: Sequence[Part] = ()
    """What stands above the last row of a panel on which nothing is chosen yet."""
    beside_hand: Sequence[Part] = ()
    """What stands below one's own hand."""
    commands: Callable[[], Sequence[Any]]
    """All common slash commands, for the page that lists them."""

    def __init__(self, *made: object) -> None:
        self._made = {type(one): one for one in made}

    def __getitem__(self, kind: type[S]) -> S:
        return cast(S, self._made[kind])

    def __iter__(self) -> Iterator[object]:
        return iter(self._made.values())
