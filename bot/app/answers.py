"""What the bot answers one person: the panel, and what features add to each other's pages. Reads the store, makes
pages; sends nothing."""

from __future__ import annotations

from bot.app.commands import common_commands
from bot.features.lobby.pages import LobbyPages
from bot.features.plans import pages as plans
from bot.features.play.answering import PanelAnswers


class Answers(PanelAnswers, LobbyPages):
    """Pages for one person. Every method runs inside the worker's thread."""

    commands = staticmethod(common_commands)
    beside_hand = (lambda services, session, table, seat: plans.shown(services.tables, session, table, seat),)
