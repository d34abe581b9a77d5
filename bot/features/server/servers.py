"""What a server's moderators have chosen: where tables are opened, by whom, in which language, at what pace."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.store import Reading

LANGUAGES = ("en", "fr", "de")


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Every choice with a default that works without anybody having looked at it."""

    channel: int = 0
    """The channel for tables; 0: any."""
    threads: bool = True
    """A thread of its own for each table, unless asked otherwise."""
    language: Literal["", "en", "fr", "de"] = ""
    """Of new tables; empty: that of the person who opens them."""
    pace: Literal["", "relaxed", "normal", "fast"] = ""
    """Of new tables; empty: no clock."""
    who: Literal["everyone", "moderators"] = "everyone"
    """Who may open tables."""

    def changed(self, changes: dict[str, Any]) -> Setup:
        return msgspec.convert(msgspec.structs.asdict(self) | changes, Setup)

    def stored(self) -> dict[str, Any]:
        stored: dict[str, Any] = msgspec.to_builtins(self)
        return stored


def setup_of(session: Reading, guild: int) -> Setup:
    return msgspec.convert(session.setting("guild", guild, "setup") or {}, Setup)
