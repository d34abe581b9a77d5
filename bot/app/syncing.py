"""Tells Discord our commands: only when they have changed, and never so that the bot would wait for it. While Discord
refuses them, those it knows go on working, and it is asked again every hour."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec
from discord import app_commands

from bot.outbox.lanes import Loop
from bot.store import BotNotes, Writing
from bot.tables.health import Health
from bot.tables.tables import Worker

AGAIN = 3600.0
"""Seconds until commands that were refused are sent again."""


class Syncing(Loop):
    """`run` until it is done."""

    def __init__(self, tree: app_commands.CommandTree[Any], worker: Worker) -> None:
        super().__init__("commands", self._sync, worker.services[Health], first=AGAIN, longest=AGAIN)
        self.tree, self.worker = tree, worker
        self.tried = asyncio.Event()
        """Done, or failed once."""

    async def _sync(self) -> None:
        try:
            digest = await self._digest()
            if await self.worker.look(lambda session: session.note(BotNotes, 0).commands) != digest:
                await self.tree.sync()
                await self.worker.change(lambda session: _note(session, digest))
        finally:
            self.tried.set()

    async def _digest(self) -> str:
        """Of everything that Discord would be told, and to which application it would be."""
        translator = self.tree.translator
        told = [
            command.to_dict(self.tree)
            if translator is None
            else await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        whole = msgspec.json.encode([self.tree.client.application_id, told], order="sorted")
        return hashlib.sha256(whole).hexdigest()


def _note(session: Writing, digest: str) -> None:
    with session.changing(BotNotes, 0) as notes:
        notes.commands = digest
