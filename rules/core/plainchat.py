"""Chat for a title that has no words of its own yet: kinds and fields as they are called in the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.chat import Chat, Choice, Column, Said
from rules.core.game import Action, Event, Game, Seat, View


def words(name: str) -> str:
    """`DruidMoved` -> `druid moved`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


class PlainChat(Chat[View]):
    package = "rules.core"

    def story(self, event: Event) -> Said | None:
        facts = {field: getattr(event, field) for field in event.__struct_fields__ if field not in ("only", "seat")}
        said: dict[str, str | int] = {"kind": words(type(event).__name__), "facts": _facts(facts)}
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            return Said("plain-event-who", said, {"who": seat})
        return Said("plain-event", said)

    def chapter(self, event: Event) -> Said | None:
        return None

    def question(self, view: View, seat: Seat) -> Said:
        return Said("plain-question")

    def having(self, view: View, seat: Seat) -> Said:
        return Said("plain-having", {"facts": _facts(_simple(view)).strip()})

    def hand(self, view: View, seat: Seat) -> list[Said]:
        return [Said("plain-having", {"facts": f"{key}: {value}"}) for key, value in _simple(view).items()]

    def kind(self, view: View, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        return Said("plain-kind", {"kind": words(kind.__name__).capitalize(), "count": len(actions)})

    def choice(self, view: View, seat: Seat, action: Action, field: str) -> Choice:
        word = str(getattr(action, field))
        return Choice(word, Said("plain-choice", {"word": word}))

    def deed(self, view: View, seat: Seat, action: Action) -> Said:
        facts = " ".join(str(getattr(action, field)) for field in action.__struct_fields__)
        return Said("plain-deed", {"kind": words(type(action).__name__), "facts": facts})

    def moment(self, view: View) -> Said:
        return Said("plain-chapter", {"round": int(getattr(view, "round", 0))})

    def columns(self, view: View) -> list[Column]:
        scores = getattr(view, "scores", None)
        return [Column(Said("plain-column"), dict(enumerate(scores)))] if isinstance(scores, list) else []


def chat_of(game: Game[Any, Any]) -> Chat[Any]:
    return game.chat or PLAIN


PLAIN = PlainChat()


def _facts(facts: dict[str, Any]) -> str:
    told = [f"{key} {_value(value)}" for key, value in facts.items()]
    return " " + ", ".join(told) if told else ""


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(_value(item) for item in value) or "none"
    return str(value)


def _simple(view: View) -> dict[str, Any]:
    values = msgspec.structs.asdict(view)
    return {key: value for key, value in values.items() if isinstance(value, (int, str))}
