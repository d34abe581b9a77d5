"""Kemet in chat (`rules.core.chat`): stories, questions, prices and standings, made from events and views alone."""

from __future__ import annotations

from rules.core.chat import ModularChat
from rules.kemet.chat import asking, fields, kinds, story


class KemetChat(ModularChat):
    package = "rules.kemet"
    story_module = story
    asking_module = asking
    kinds_module = kinds
    fields_module = fields
