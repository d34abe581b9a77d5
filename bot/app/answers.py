"""What pages need beside the services: lists that others fill. Pages read the store and send nothing."""

from __future__ import annotations

from bot.app.commands import common_commands
from bot.features.plans import pages as plans
from bot.features.recap.pages import previously
from bot.tables.reading import TableReader


class Answers(TableReader):
    """Pages for one person. Every method runs inside the worker's thread."""

    commands = staticmethod(common_commands)
    beside_panel = (previously,)
    beside_hand = (plans.shown,)
