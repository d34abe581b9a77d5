"""Slash commands and the menus of messages: what is given to each, and what they publish."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any

from discord import app_commands

from bot.features.settings.choices import WHAT
from rules import GAMES
from tests.hunter.house import FIRST, STRANGER, Got, Viewer
from tests.hunter.scene import Command, Opened, Scene
from tests.hunter.typed import forms, lines

Given = Callable[[Scene], Iterable[dict[str, Any]]]


def _member(person: int) -> Any:
    return SimpleNamespace(id=person, bot=False, display_name="Guest")


def _none(_: Scene) -> list[dict[str, Any]]:
    return [{}]


def _each(**choices: Iterable[Any]) -> Given:
    """One option at a time, and none."""
    return lambda _: [{}, *({name: value} for name, values in choices.items() for value in values)]


def _only(*given: dict[str, Any]) -> Given:
    return lambda _: given


def _offered(command: str, option: str, **more: Any) -> Given:
    """What its own completion offers."""

    def given(scene: Scene) -> list[dict[str, Any]]:
        _, got = scene.complete(scene.commands()[command], option, "")
        words = [value for _, value in got.answer[0]]
        chosen = words[:2] + scene.chance(command, option).sample(words, min(3, len(words)))
        return [{}, *({option: word, **more} for word in dict.fromkeys(chosen))]

    return given


def _board(scene: Scene) -> list[dict[str, Any]]:
    shows = _offered("board", "show")(scene)
    moments = list(_offered("board", "at")(scene))
    return [*shows, *moments[1:], {"show": "changes", "public": True}, *({**m, "public": True} for m in moments[2:3])]


def _log(scene: Scene) -> list[dict[str, Any]]:
    since = _offered("log", "since")(scene)
    public: list[dict[str, Any]] = [{"full": True, "public": True}, {"since": "start", "public": True}]
    seats: list[dict[str, Any]] = [{"seat": seat, "since": "start"} for seat in range(scene.house.seats)]
    return [*since, {"full": True}, *public, *seats]


def _plans(scene: Scene) -> list[dict[str, Any]]:
    _, got = scene.complete(scene.commands()["do"], "line", "")
    words = [value for _, value in got.answer[0]]
    return [{}, {"clear": True}, {"line": "dance 1"}, *({"line": word} for word in words[:2])]


def _rules(scene: Scene) -> list[dict[str, Any]]:
    clause = scene.chance("rules").choice(list(scene.game.clauses))
    return [{"find": clause}, {"find": "card"}, {"find": clause, "public": True}]


COMMANDS: dict[str, Given] = {
    "turn": _none,
    "do": lambda scene: [{"line": line} for line in lines(scene)],
    "undo": _each(back=("turn", "ask")),
    "redo": _none,
    "games": _none,
    "board": _board,
    "hand": lambda scene: [{}, *({"show": seat} for seat in range(scene.house.seats))],
    "log": _log,
    "rules": _rules,
    "help": _each(about=("commands", "tables", "open", "fair")),
    "export": _each(what=("picture",)),
    "plan": _plans,
    "recap": lambda scene: [*_offered("recap", "since")(scene), {"public": True}],
    "watch": _each(how=("phase", "big", "end", "stop")),
    "tour": _only({"title": "dance"}),
    "settings": _each(what=WHAT),
    "away": _each(until=("2026-03-20",)),
    "privacy": _none,
    "table clock": _each(mode=("relaxed",)),
    "table mute": _none,
    "table pause": _each(until=("2026-03-20",)),
    "table resume": _none,
    "table replace": lambda scene: [{"seat": seat, "member": _member(STRANGER)} for seat in range(scene.house.seats)],
    "table vote": lambda _: [{"what": what} for what in ("skip", "replace", "pause", "end", "undo")],
    "table open": _only({"title": "dance"}, {"title": "karnag", "where": "here"}),
    "table join": _each(seat=(1,)),
    "table leave": _none,
    "table computer": _each(level=("strong",)),
    "table level": _only({}, {"seat": 1, "level": "strong"}),
    "table start": _none,
    "table seat": _only({"colour": 1}),
    "table remove": _only({"colour": 1}),
    "table host": _only({"member": _member(FIRST + 1)}),
    "table invite": _only({"member": _member(STRANGER)}),
    "table options": _only({"option": "dance", "value": "1"}),
    "table info": _none,
    "table coach": lambda _: [{}, {"member": _member(STRANGER)}],
    "table resign": _none,
    "table end": _none,
    "table rematch": _none,
    "table move": lambda scene: [{"table": scene.table}],
    "table close": _none,
    "server setup": _each(threads=(False,)),
    "server status": _none,
    "server tables": lambda _: [{"show": show} for show in ("open", "all")],
    "server rescue": lambda scene: [{"table": scene.table}],
    "server remove": lambda scene: [{"table": scene.table, "seat": 1}],
    "server seat": lambda scene: [{"table": scene.table, "seat": 1, "member": _member(STRANGER)}],
    "server rename": lambda scene: [{"table": scene.table, "name": "x"}],
    "server pause": lambda scene: [{"table": scene.table}, {"table": scene.table, "on": False}],
    "server end": lambda scene: [{"table": scene.table}],
    "server data": lambda _: [{"what": "export"}, {"what": "delete"}],
}
"""The common commands, each with what is given to it."""


def open_command(scene: Scene, name: str) -> Iterator[Opened]:
    command = scene.commands()[name]
    game, _, form = name.partition(" ")
    if game in GAMES:
        yield from forms(scene, command, GAMES[game], form)
        return
    for given in COMMANDS[name](scene):
        yield scene.command(command, **given)
    for option in completed(command):
        for typed in ("", "a", "1") if name != "do" or option != "line" else ():
            yield scene.complete(command, option, typed)


def completed(command: Command) -> list[str]:
    return [name for name, parameter in command._params.items() if callable(parameter.autocomplete)]


PUBLIC: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"show": "changes"}),
    ("board", {"show": "text"}),
    ("log", {}),
    ("log", {"since": "start"}),
    ("log", {"full": True}),
    ("recap", {}),
    ("rules", {"find": "card"}),
)
"""What somebody can make the channel read."""


def published(scene: Scene) -> Iterator[Opened]:
    """What others publish, who hold secrets of their own, as the viewer reads it in the channel."""
    others = [seat for seat in range(scene.house.seats) if seat != scene.viewer.seat]
    for seat in scene.chance("published").sample(others, min(1, len(others))):
        for name, given in PUBLIC:
            command = scene.commands()[name]
            got = scene.house.open(
                Viewer(FIRST + seat, seat),
                partial(command.callback, public=True, **given),
            )
            read = [one for one in got.answer if not (isinstance(one[2], dict) and one[2].get("ephemeral"))]
            yield f"/{name} {given} published by seat {seat}", Got(read, [])


# --- the menu of a message -----------------------------------------------------------------------


async def _chosen(menu: app_commands.ContextMenu, message: Any, asked: Any) -> None:
    await menu.callback(asked, message)


def open_menu(scene: Scene, name: str) -> Iterator[Opened]:
    """On the newest messages of each kind."""
    menus = [one for one in scene.house.bot.tree._get_all_commands() if isinstance(one, app_commands.ContextMenu)]
    menu = next(one for one in menus if one.name == name)
    newest = {post.kind: post for post in scene.house.posts() if post.message is not None and post.kind != "dm"}
    sent = {one[3]: one[0] for one in reversed(scene.house.seen)}
    for kind, post in newest.items():
        message = SimpleNamespace(id=post.message, created_at=datetime.fromtimestamp(sent[post.id], UTC))
        got = scene.house.open(scene.viewer, partial(_chosen, menu, message))
        yield f"menu {name} on {kind}", got
