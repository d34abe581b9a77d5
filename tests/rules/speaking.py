"""Helpers for tests of what a title says in chat: sentences, catalogues, walks through games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rules.core import Action, Event, FastDice, Game, Seat
from rules.core.chat import NOTHING, Chat, Choice, Said, plain
from rules.core.players import random_choice
from rules.core.text import catalogue, sources
from rules.karnag import KARNAG

assert KARNAG.chat is not None
CHAT: Chat[Any] = KARNAG.chat
LANGUAGES = ("en", "fr", "de")
MOST = {
    "story": 100,
    "private": 160,
    "chapter": 60,
    "question": 60,
    "having": 100,
    "hand": 100,
    "kind": 45,
    "label": 60,
    "note": 100,
    "deed": 60,
    "moment": 60,
    "column": 60,
}
"""How long a sentence may be, by what it is for (names count as ten characters)."""


def name(seat: Seat) -> str:
    return f"Player {seat}".ljust(10, "x")


def say(said: Said, language: str = "en", chat: Chat[Any] = CHAT) -> str:
    return plain(chat, said, language, name)


PAST = {
    "en": re.compile(r"(?!\w+s\b)"),
    "fr": re.compile(r"(avait|était|(a|est) (\w+é|mis|appris|perdu|envoyé)e?s?) "),
    "de": re.compile(r"(?!\w+t\b)"),
}
"""What a verb behind a seat's name must not begin like: a public story is told in the present."""


class _Names(Visitor):
    """Variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Every key of a catalogue with the variables it needs, those of the messages in it included."""
    source = "\n".join(part.read_text("utf-8") for part in sources(package, language))
    found: dict[str, _Names] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            names = _Names()
            names.visit(entry)
            found[entry.id.name] = names

    def variables(key: str) -> frozenset[str]:
        return frozenset(found[key].variables.union(*(variables(other) for other in found[key].messages)))

    return {key: variables(key) for key in found}


class Spoken:
    """Each different thing said once, with what it is for."""

    def __init__(self, chat: Chat[Any]) -> None:
        self.chat = chat
        self.said: dict[bytes, tuple[str, Said]] = {}

    def add(self, use: str, said: Said | None) -> None:
        if said is not None:
            self.said[msgspec.msgpack.encode((use, said), order="sorted")] = (use, said)

    def check(self, languages: tuple[str, ...]) -> None:
        for use, said in self.said.values():
            needed = messages(self.chat.package, "en")[said.key]
            assert needed == said.facts.keys() | said.seats.keys(), said
            for language in languages:
                bundle = catalogue(self.chat.package, language)
                assert bundle is not None
                assert bundle.has_message(said.key), (language, said)
                sentence = say(said, language, self.chat)
                assert 0 < len(sentence) <= MOST[use], (language, len(sentence), sentence)
                assert not set("{}!$\n") & set(sentence), (language, sentence)
                assert (use in ("story", "private")) == sentence.endswith("."), (language, sentence)

    @property
    def keys(self) -> set[str]:
        return {said.key for _, said in self.said.values()}


def speak(spoken: Spoken, view: Any, seat: Seat, legal: list[Action]) -> None:
    """Everything the chat can ask for in a position."""
    chat = spoken.chat
    spoken.add("question", chat.question(view, seat))
    spoken.add("having", chat.having(view, seat))
    for line in chat.hand(view, seat):
        spoken.add("hand", line)
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    for kind, actions in kinds.items():
        spoken.add("kind", chat.kind(view, seat, kind, actions))
    for action in legal:
        spoken.add("deed", chat.deed(view, seat, action))
        for field in dict.fromkeys([*action.__struct_fields__, *chat.questions(type(action))]):
            offered = chat.choice(view, seat, action, field)
            assert isinstance(offered, Choice)
            assert (offered.word or NOTHING) == chat.answer(action, field), (action, field, offered.word)
            spoken.add("label", offered.label)
            spoken.add("note", offered.note)


def check_story(chat: Chat[Any], event: Event, line: str | None) -> None:
    """An event is told by this sentence, in words that all languages have; by none where there is none."""
    said = chat.story(event)
    if line is None:
        assert said is None
        return
    assert said is not None
    assert plain(chat, said, "en", "ABCDE".__getitem__) == line
    spoken = Spoken(chat)
    spoken.add("story" if event.only is None else "private", said)
    spoken.check(LANGUAGES)


def walk(
    game: Game[Any, Any], seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[Any, Seat | None, list[Event]]]:
    """A random game: position, who decides, what has just happened."""
    chooser, dice = random.Random(seed), FastDice(seed)
    state, events = game.setup(seats, game.read_options(options), dice)
    while waiting := game.waiting(state):
        seat = chooser.choice(waiting)
        yield state, seat, events
        events = game.apply(state, seat, random_choice(game.legal(state, seat), chooser), dice)
    yield state, None, events


def speak_of_a_game(game: Game[Any, Any], seats: int, seed: int, options: dict[str, Any]) -> tuple[Spoken, list[str]]:
    chat, chapters = game.chat, []
    assert chat is not None
    spoken, chooser = Spoken(chat), random.Random(seed)
    for state, seat, events in walk(game, seats, seed, options):
        for event in events:
            spoken.add("story" if event.only is None else "private", chat.story(event))
            assert 0 <= chat.weight(event) <= 10
            if heading := chat.chapter(event):
                spoken.add("chapter", heading)
                chapters.append(say(heading, chat=chat))
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            spoken.add("moment", chat.moment(view))
            columns = chat.columns(view)
            assert 1 <= len(columns) <= 3
            for column in columns:
                spoken.add("column", column.heading)
                assert sorted(column.values) == list(range(seats))
            for other in range(seats):
                spoken.add("question", chat.question(view, other))
        if seat is not None:
            legal = list(game.legal(state, seat))
            if len(legal) > 400:  # obstacles: a thousand ways to lie
                legal = chooser.sample(legal, 40)
            speak(spoken, game.view(state, seat), seat, legal)
    return spoken, chapters
