"""Oak in chat (`rules.core.chat`): stories, questions, prices and standings, made from events and views alone."""

from __future__ import annotations

from typing import cast

from rules.core import Action, Seat, View
from rules.core.chat import ModularChat, Said
from rules.oak.chat import asking, deeds, fields, kinds, story
from rules.oak.view import OakView


class OakChat(ModularChat):
    package = "rules.oak"
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields

    def deed(self, view: View, seat: Seat, action: Action) -> Said:
        return deeds.deed(cast(OakView, view), seat, action)
