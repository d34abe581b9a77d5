"""Druids and Demons in chat (`rules.core.chat`): stories, questions, effects and standings, from events and views."""

from __future__ import annotations

from rules.core.chat import ModularChat
from rules.druids.chat import asking, fields, kinds, story


class DruidsChat(ModularChat):
    package = "rules.druids"
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields
