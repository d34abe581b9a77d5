"""Buttons, menus and forms, by their verbs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from bot.tables.choosing import Choosing
from rules.core.plainchat import chat_of
from tests.hunter.scene import Opened, Scene, controls, pages
from tests.hunter.thought import OFTEN
from tests.hunter.typed import lines

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


def _hinted(scene: Scene, verb: str) -> Iterator[Opened]:
    """For an old question, and now and then, since it takes long, for the one that is asked. It is allowed there
    (`house.House`)."""
    yield scene.press(verb, scene.question - 1)
    if scene.chance(verb).random() < OFTEN:
        yield scene.press(verb, scene.question)


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
        for words in post.body.buttons:
            if isinstance(words, list) and words[0] == "answer":
                yield scene.press(verb, *words[1:-1])
    yield scene.press(verb, scene.question, "", scene.viewer.seat or 0)


def _typed(scene: Scene, verb: str) -> Iterator[Opened]:
    for line in lines(scene)[:3]:
        yield scene.press(verb, scene.question, form={"line": line})


def _reported(scene: Scene, verb: str) -> Iterator[Opened]:
    """From a refusal, from the panel with what was chosen, and with nothing written."""
    for words in ("The druid should go further.", "  "):
        yield scene.press(verb, form={"words": words})
        yield scene.press(verb, scene.question, "", form={"words": words})


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


def _rest(scene: Scene, verb: str) -> Iterator[Opened]:
    """As the button of a list of two lines carries it, and as one of before."""
    for decision in (2, 1):
        yield scene.press(verb, decision)


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
    "levels": _plain,
    "level": lambda scene, verb: [scene.press(verb, 1, values=["strong"]), scene.press(verb, 0, values=["dance"])],
    "deep": _words("1", "0"),
    "start": _plain,
    "rematch": _plain,
    "open": _words("karnag"),
    # the panel
    "turn": _plain,
    "pick": _chosen,
    "menu": _chosen,
    "look": _chosen,
    "back": _chosen,
    "tick": _chosen,
    "advise": _chosen,
    "confirm": _chosen,
    "answer": _answer,
    "undo": _plain,
    "restart": _plain,
    "redo": _plain,
    "askundo": _plain,
    "wayback": _plain,
    "more": _both(_asked, _chosen),
    "can": _plain,
    "rulesfor": _plain,
    "hint": _hinted,
    "hints": _words("1", "0"),
    "explain": _plain,
    "rule": _rule_words,
    "yes": _yes,
    "type": _asked,
    "typed": _typed,
    # looking
    "hand": _words("", "0", "1"),
    "info": _plain,
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
    "games": _words("", "over"),
    "waiting": _plain,
    "hours": _words("Europe/Paris", "skip"),
    "trydm": _plain,
    # people who are gone
    "vote": _requests,
    "askend": _plain,
    "standin": _requests,
    "resign": _words("ask", "stay", "yes"),
    "find": _words("", "0", "0.1"),
    "awaypause": _words("", "0"),
    "awayfind": _words("", "0"),
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
    # somebody sees one's hand
    "coach": _plain,
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
    # something is wrong
    "wrong": _both(_plain, _asked, _chosen),
    "report": _reported,
    # plans, recaps, tours
    "plan": _plain,
    "plans": _plain,
    "ahead": _both(_plain, _shown_by("ahead")),
    "instead": _both(_plain, _shown_by("instead")),
    "rest": _rest,
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
