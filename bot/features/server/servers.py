"""What a server's moderators have chosen: where tables are opened, by whom, in which language, at what pace."""

from __future__ import annotations

from bot.store import GuildNotes, Reading
from bot.store.notes import Setup

LANGUAGES = ("en", "fr", "de")


def setup_of(session: Reading, guild: int) -> Setup:
    return session.note(GuildNotes, guild).setup
