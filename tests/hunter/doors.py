"""Everything that somebody at or beside a table can see or ask: the list is read from the product, each entry is opened
by a function here. `tests/hunter/test_doors.py` fails where one of the two lacks the other's entry.

Sources: the command tree, the table of presses, the kinds of posts. Words that are typed and ids that are pressed come
from what was shown to the viewer before, so a door is opened alike wherever the viewer was shown the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any, get_args

from discord import app_commands

from bot.choices import WHAT
from bot.page import Button, Menu, Page
from bot.panels.choosing import Choosing
from bot.presses import HANDLERS
from bot.store.rows import PostKind
from rules import GAMES
from rules.core.plainchat import chat_of
from tests.hunter.house import FIRST, STRANGER, Asked, Got, House, Viewer, chooser
from tests.hunter.typed import completions, forms, lines

Command = app_commands.Command[Any, Any, Any]
Opened = tuple[str, Got]
STANDING = 4
"""The newest posts of a kind that are looked at again; each was looked at when it came."""
DAYS = (10.0, 3600.0, 4 * 24 * 3600.0)


class Scene:
    """One viewer at one table at one moment, on one side of a pair."""

    def __init__(self, house: House, viewer: Viewer, seed: str = "") -> None:
        self.house, self.viewer, self.table = house, viewer, house.table
        self.seed = seed
        self.game = GAMES[house.title]
        with house.store.transaction() as session:
            rows = session.seats(self.table)
        self.question = rows[viewer.seat].question if viewer.seat is not None else 1
        self.legal = list(house.match.legal(viewer.seat)) if viewer.seat is not None else []

    @cached_property
    def typed(self) -> list[tuple[str, Opened]]:
        """What completion offers on the way to lines of one to three steps."""
        return list(completions(self, ways=1))

    def chance(self, *words: Any) -> random.Random:
        return chooser(self.seed, self.viewer.person, *words)

    def some_legal(self, name: str, most: int) -> list[Any]:
        return self.chance(name).sample(self.legal, min(most, len(self.legal)))

    # --- opening ---------------------------------------------------------------------------------

    def press(self, verb: str, *words: Any, values: Iterable[str] = (), form: dict[str, str] | None = None) -> Opened:
        return self.press_id(":".join(str(word) for word in ("m", verb, self.table, *words)), values, form)

    def press_id(self, id: str, values: Iterable[str] = (), form: dict[str, str] | None = None) -> Opened:
        told = f"press {id} {list(values) or ''} {form or ''}".rstrip()
        return told, self.house.press(self.viewer, id, list(values), form)

    def command(self, command: Command, **values: Any) -> Opened:
        given = [command.binding] if command.binding is not None else []
        got = self.house.open(self.viewer, lambda asked: command.callback(*given, asked, **values))
        return f"/{command.qualified_name} {values}", got

    def complete(self, command: Command, name: str, typed: str, **filled: Any) -> Opened:
        """What autocomplete offers for one option, with others filled in."""
        parameter = command._params[name]
        complete = parameter.autocomplete
        given = [command.binding] if getattr(complete, "pass_command_binding", False) else []

        async def ask(asked: Asked) -> None:
            asked.namespace = SimpleNamespace(**filled)
            found = await complete(*given, asked, typed)  # type: ignore[misc, operator]
            asked.got.append([(choice.name, choice.value) for choice in found])

        shown = f"/{command.qualified_name} {filled or ''} {parameter.display_name}: {typed!r}"
        return shown, self.house.open(self.viewer, ask)

    def commands(self) -> dict[str, Command]:
        return commands(self.house.bot.tree)


@cache
def commands(tree: app_commands.CommandTree[Any]) -> dict[str, Command]:
    """Slash commands by their whole name."""
    return {one.qualified_name: one for one in tree.walk_commands() if isinstance(one, app_commands.Command)}


def pages(got: Got) -> Iterator[Page]:
    """The pages of an answer."""
    for one in got.answer:
        if isinstance(one, list) and len(one) > 2 and isinstance(one[2], dict) and "page" in one[2]:
            yield one[2]["page"]
        yield from (part for part in one if isinstance(part, Page)) if isinstance(one, list) else ()


def controls(page: Page, rng: random.Random, most: int) -> Iterator[tuple[str, list[str]]]:
    """Buttons that can be pressed, and choices of menus; `most` of the choices of each menu."""
    for row in page.rows:
        if isinstance(row, Menu):
            for option in rng.sample(row.options, min(most, len(row.options))):
                yield row.id, [option.value]
        else:
            yield from ((button.id, []) for button in row if _pressable(button))


def _pressable(button: Button) -> bool:
    return not button.disabled and not button.url


def behind(scene: Scene, opened: Opened, depth: int = 1, most: int = 2, width: int = 12) -> Iterator[Opened]:
    """What stands behind the controls of what was shown."""
    shown, got = opened
    for page in pages(got):
        found = list(controls(page, scene.chance("controls", shown), most))
        for id, values in found if len(found) <= width else scene.chance("few", shown).sample(found, width):
            further = scene.press_id(id, values)
            yield further
            if depth > 1:
                yield from behind(scene, further, depth - 1, most, width)


# --- commands ------------------------------------------------------------------------------------


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
    moments = _offered("board", "at")(scene)
    return [*shows, *moments[1:], {"show": "changes", "public": True}, *({**m, "public": True} for m in moments[2:3])]


def _log(scene: Scene) -> list[dict[str, Any]]:
    since = _offered("log", "since")(scene)
    public = [{"full": True, "public": True}, {"since": "start", "public": True}]
    return [*since, {"full": True}, *public, *({"seat": seat, "since": "start"} for seat in range(scene.house.seats))]


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
    "table computer": _none,
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

CHEAP = ("turn", "hand", "undo", "redo")


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
                lambda asked, command=command, given=given: command.callback(asked, public=True, **given),
            )
            read = [one for one in got.answer if not (isinstance(one[2], dict) and one[2].get("ephemeral"))]
            yield f"/{name} {given} published by seat {seat}", Got(read, [])


# --- the menu of a message -----------------------------------------------------------------------


def open_menu(scene: Scene, name: str) -> Iterator[Opened]:
    """On the newest messages of each kind."""
    menu = next(one for one in scene.house.bot.tree._get_all_commands() if one.name == name)
    newest = {post.kind: post for post in scene.house.posts() if post.message is not None and post.kind != "dm"}
    sent = {one[3]: one[0] for one in reversed(scene.house.seen)}
    for kind, post in newest.items():
        message = SimpleNamespace(id=post.message, created_at=datetime.fromtimestamp(sent[post.id], UTC))
        got = scene.house.open(scene.viewer, lambda asked, message=message: menu.callback(asked, message))
        yield f"menu {name} on {kind}", got


# --- presses -------------------------------------------------------------------------------------


Pressed = Callable[[Scene, str], Iterable[Opened]]


def _plain(scene: Scene, verb: str) -> Iterator[Opened]:
    yield scene.press(verb)


def _words(*words: str) -> Pressed:
    """With nothing, and with each of these."""
    return lambda scene, verb: [scene.press(verb, *([word] if word else [])) for word in words]


def _asked(scene: Scene, verb: str) -> Iterator[Opened]:
    """With the question: as it is, and an old one."""
    for question in (scene.question, scene.question - 1):
        yield scene.press(verb, question, "")


def _chosen(scene: Scene, verb: str) -> Iterator[Opened]:
    """With choices that lead to something: answers in menus, the last one open, all made."""
    choosing = Choosing(chat_of(scene.game), scene.legal)
    for action in scene.some_legal(verb, 3):
        path = choosing.path_to(action)
        if path is None:
            continue
        yield scene.press(verb, scene.question, path.code)
        if path.answers:
            before = path.but(answers=path.answers[:-1])
            yield scene.press(verb, scene.question, before.code, values=[path.answers[-1]])
    yield scene.press(verb, scene.question - 1, "")


def _answer(scene: Scene, verb: str) -> Iterator[Opened]:
    """Quick answers of the call, by whoever looks; they are part of the posts too."""
    for post in scene.house.posts("call"):
        for words in post.body["buttons"]:
            if words[0] == "answer":
                yield scene.press(verb, *words[1:-1])
    yield scene.press(verb, scene.question, "", scene.viewer.seat or 0)


def _typed(scene: Scene, verb: str) -> Iterator[Opened]:
    for line in lines(scene)[:3]:
        yield scene.press(verb, scene.question, form={"line": line})


def _yes(scene: Scene, verb: str) -> Iterator[Opened]:
    """The line that was meant is kept until its button is pressed."""
    yield scene.press(verb, scene.question, "#00000000")


def _shown_by(first: str, *words: Any) -> Pressed:
    """Verbs whose ids carry more than the table: those shown behind another button."""

    def found(scene: Scene, verb: str) -> Iterator[Opened]:
        opened = scene.press(first, *words)
        for page in pages(opened[1]):
            for id, values in controls(page, scene.chance(first, verb), 3):
                if id.split(":")[1] == verb:
                    yield scene.press_id(id, values)

    return found


def _both(*parts: Pressed) -> Pressed:
    return lambda scene, verb: [one for part in parts for one in part(scene, verb)]


def _log_words(scene: Scene, verb: str) -> Iterator[Opened]:
    yield scene.press(verb)
    yield scene.press(verb, "start", "-", 1, "-")
    yield scene.press(verb, "turn", scene.viewer.seat or 0, 0, "-")


def _rule_words(scene: Scene, verb: str) -> Iterator[Opened]:
    clause = scene.chance(verb).choice(list(scene.game.clauses))
    first = ["5"] if verb == "rulesmore" else []
    yield scene.press(verb, scene.game.name, *first, clause if verb != "rulesmore" else "card", ".")
    if verb in ("rule", "matters"):
        for action in scene.some_legal(verb, 2):
            words = [action.clause] if verb == "rule" else [scene.game.name, action.clause, "."]
            yield scene.press(verb, *words)


def _requests(scene: Scene, verb: str) -> Iterator[Opened]:
    """On every request that stands."""
    choices = {"vote": ("yes", "no", "0"), "standin": ("yes", "no")}.get(verb, ("",))
    for post in scene.house.posts("request"):
        for choice in choices:
            yield scene.press(verb, post.key, *([choice] if choice else []))
    yield scene.press(verb, "1", *choices[:1])


PRESSES: dict[str, Pressed] = {
    # lobby
    "join": _words("", "0", "1"),
    "leave": _plain,
    "colour": _words("", "1"),
    "options": _plain,
    "option": _shown_by("options"),
    "computer": _plain,
    "start": _plain,
    "rematch": _plain,
    "open": _words("karnag"),
    # the panel
    "turn": _plain,
    "p": _chosen,
    "s": _chosen,
    "f": _chosen,
    "b": _chosen,
    "t": _chosen,
    "v": _chosen,
    "x": _chosen,
    "answer": _answer,
    "undo": _plain,
    "restart": _plain,
    "redo": _plain,
    "askundo": _plain,
    "wayback": _plain,
    "more": _both(_asked, _chosen),
    "can": _plain,
    "rulesfor": _plain,
    "explain": _plain,
    "rule": _rule_words,
    "yes": _yes,
    "type": _asked,
    "typed": _typed,
    # looking
    "hand": _words("", "0", "1"),
    "log": _both(_log_words, _shown_by("log", "start", "-", 1, "-")),
    "logpub": _log_words,
    "then": _shown_by("log"),
    "board": _plain,
    "zoom": _both(_plain, _shown_by("board")),
    "zoomed": _shown_by("zoom"),
    "text": _both(_plain, _shown_by("board")),
    "textpage": _shown_by("text"),
    "textfile": _both(_plain, _shown_by("text")),
    "record": _plain,
    "clause": _rule_words,
    "rulesmore": _rule_words,
    "rulespub": _rule_words,
    "matters": _rule_words,
    "rules": _plain,
    "rulesasked": lambda scene, verb: [scene.press(verb, form={"find": "card"})],
    "seal": _plain,
    "check": _plain,
    "reveal": _words("", "1"),
    "how": _plain,
    "guide": _words("", "commands", "tables", "open"),
    # requests, and the first posts of a local Discord
    "agree": _requests,
    "refuse": _requests,
    "here": _plain,
    "quick": _words("karnag"),
    "hotseat": _words("karnag"),
    "load": _plain,
    "loaded": _plain,
    # time
    "clock": _words("", "relaxed"),
    "snooze": _plain,
    "away": _words("", "3"),
    "returned": _plain,
    "mute": _plain,
    "games": _plain,
    "trydm": _plain,
    # people who are gone
    "vote": _requests,
    "askend": _plain,
    "standin": _requests,
    "resign": _words("ask", "stay", "yes"),
    "find": _words("", "0"),
    "host": _plain,
    "resume": _plain,
    "wake": _plain,
    "sleepend": _plain,
    "lobby": _words("keep"),
    "thread": _plain,
    "retry": _plain,
    "move": _plain,
    "wish": _words("here"),
    "needs": _plain,
    # following
    "follow": _words("", "big"),
    "watch": _words("", "end", "stop"),
    # servers and data
    "setup": lambda scene, verb: [scene.press(verb, "threads", "no"), scene.press(verb, "pace", values=["relaxed"])],
    "keep": _plain,
    "wipe": _words("no", "yes"),
    "mydata": _plain,
    "forget": _words("ask", "no", "yes"),
    # settings
    "set": lambda scene, verb: [scene.press(verb), scene.press(verb, "language"), scene.press(verb, "text", "on")],
    "settype": _words("zone"),
    "settyped": lambda scene, verb: [scene.press(verb, "zone", form={"value": "Europe/Berlin"})],
    # plans, recaps, tours
    "plan": _plain,
    "planned": lambda scene, verb: [scene.press(verb, form={"line": line}) for line in lines(scene)[:2]],
    "unplan": _plain,
    "recap": _both(_plain, _words("1")),
    "turns": _both(_plain, _shown_by("recap")),
    "tour": _words("dance"),
    "skip": _words("1"),
    "tourtext": _words("1"),
    "tourrules": _plain,
    "keepon": _plain,
    "real": _plain,
    "tourclose": _plain,
}
"""Verbs of buttons, menus and forms."""


def open_press(scene: Scene, name: str) -> Iterator[Opened]:
    yield from PRESSES[name](scene, name)


# --- posts ---------------------------------------------------------------------------------------


def standing(scene: Scene, name: str) -> Iterator[Opened]:
    """Posts that stand now, as pages in their order and number, and what is behind their buttons."""
    house = scene.house
    row = house.row()
    with house.trying():
        shown = [
            [post.id, post.kind, post.key, post.channel, house.page(post, row), post.mentions, post.wanted]
            for post in house.posts(name)[-STANDING:]
            if post.message is not None and (post.kind != "dm" or post.channel == scene.viewer.person)
        ]
    opened = f"post {name}", Got(shown, [])
    yield opened
    last = Got(shown[-1:], [])
    yield from behind(scene, (opened[0], last))


def history(scene: Scene, name: str) -> Iterator[Opened]:
    """Everything that came so far, in its order and at its time; and what comes if nobody does anything."""
    seen = [one for one in scene.viewer.sees(scene.house.seen) if one[2] == name]
    yield f"posted {name}", Got(seen[-6:], [])


def waiting(scene: Scene) -> Iterator[Opened]:
    """Time passes: reminders, deadlines, questions about people who do not come."""
    for seconds in DAYS:

        async def wait(_: Asked, seconds: float = seconds) -> None:
            scene.house.later(seconds)

        yield f"{seconds} seconds later", scene.house.open(scene.viewer, wait)


def _tour(scene: Scene, name: str) -> Iterator[Opened]:
    """A tour is a table of one person against computer players of its own, under a fixed secret: opened anew."""
    house = scene.house
    with house.trying():
        row = house.tables.open_tour(
            "tour", guild=1, place=77, person=STRANGER, name="Guest", title=house.title, language="en"
        )
        with house.store.transaction() as session:
            found = [[post.kind, post.key, house.page(post, row)] for post in session.posts(row.id)]
    yield f"post {name}", Got(found, [])


Posted = Callable[[Scene, str], Iterable[Opened]]


def _posted(scene: Scene, name: str) -> Iterator[Opened]:
    yield from standing(scene, name)
    yield from history(scene, name)


POSTS: dict[str, Posted] = {
    **dict.fromkeys(("card", "begin", "chapter", "call", "request", "end", "notice", "dm"), _posted),
    "tour": _tour,
}


def open_post(scene: Scene, name: str) -> Iterator[Opened]:
    yield from POSTS[name](scene, name)


# --- all of them ---------------------------------------------------------------------------------


def entries(tree: app_commands.CommandTree[Any]) -> dict[str, list[str]]:
    """What the product offers, by source."""
    menus = [one.name for one in tree._get_all_commands() if isinstance(one, app_commands.ContextMenu)]
    return {"command": list(commands(tree)), "menu": menus, "press": list(HANDLERS), "post": list(get_args(PostKind))}


OPENERS: dict[str, Callable[[Scene, str], Iterator[Opened]]] = {
    "command": open_command,
    "menu": open_menu,
    "press": open_press,
    "post": open_post,
}


def known(source: str) -> set[str]:
    """What the hunter can open."""
    if source == "command":
        return {*COMMANDS, *(f"{game.name} {form.name}" for game in GAMES.values() for form in game.forms)}
    return {"menu": {"Board at this point", "Rules in this message"}, "press": set(PRESSES), "post": set(POSTS)}[source]
