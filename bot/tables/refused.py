"""What people may not do, as sentences of the bot's catalogue."""

from __future__ import annotations


class Refused(Exception):
    """Something a person may not do at this table; `key` is a sentence of the bot's catalogue."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts
        self.ways: list[tuple[str, int, tuple[str | int, ...]]] = []

    def offering(self, verb: str, table: int, *words: str | int) -> Refused:
        """The same with a button that leads on."""
        self.ways.append((verb, table, words))
        return self


class RulesRetired(Refused):
    """The game was begun under rules that are kept no longer: it can be exported and ended, not looked at or played."""
