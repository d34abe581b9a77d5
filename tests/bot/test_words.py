"""The bot in three languages: complete catalogues, no key missing or idle, labels that fit, commands that tell."""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.app.interactions import ANSWERED
from bot.features.help.topics import TOPICS
from bot.features.server import pages as serverpages
from bot.features.server import servers
from bot.features.settings import choices
from bot.tables.health import KINDS
from bot.tables.pace import MODES, PACES
from bot.tables.rates import RATES
from bot.ui import limits, permissions
from bot.ui.text import SEATS
from playground.commandforms import MESSAGE, USER
from render.karnag.example import example
from rules import GAMES
from rules.core.text import catalogue, text
from rules.core.thinking.levels import LEVELS
from tests.e2e.house import House
from tests.render.karnag.test_pictures import check_texts, draw
from tests.rules.speaking import LANGUAGES, messages
from tests.titles import package, pictures

PACKAGES = (
    "bot",
    "rules.core",
    "render",
    *(package(title) for title in GAMES),
    *(pictures(title) for title in GAMES),
)
OTHERS = ("fr", "de")
BUTTON = 25
FORM_TEXT = 45
"""Discord's limit for the title of a form and for the label of its field."""

# --- the catalogues ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_languages_have_the_same_keys_and_variables(package: str, language: str) -> None:
    assert messages(package, language) == messages(package, "en")


def said(package: str, key: str, language: str) -> str:
    """The sentence with short facts; numbers, so that plurals are formed."""
    return text(package, key, language, dict.fromkeys(messages(package, "en")[key], 5))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_tone_is_kept(package: str) -> None:
    for language in LANGUAGES:
        for key in messages(package, language):
            sentence = said(package, key, language)
            assert sentence.strip()
            assert "!" not in sentence, (language, key)
            if language != "en":
                assert not set("'\"") & set(sentence), f"{language} {key}: typewriter quotes or apostrophe"


NAMES = ("creature-", "sub", "word-pyramids")
"""Beginnings of keys of proper names that no edition of the game translates, and of lists of stones, of which onyx is
called so everywhere."""


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_was_left_in_english(package: str) -> None:
    for key in messages(package, "en"):
        english = said(package, key, "en")
        if not key.startswith(NAMES) and sum(word.isalpha() for word in english.split()) >= 3:
            assert english not in {said(package, key, language) for language in OTHERS}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short(language: str) -> None:
    for key in messages("bot", language):
        sentence = said("bot", key, language)
        if key.startswith("button-"):
            assert len(sentence) <= BUTTON, sentence
        if key.startswith("type-"):
            assert len(sentence) <= FORM_TEXT, sentence
        if key.startswith(("command-", "option-", "where-", "back-")):
            assert len(sentence) <= limits.DESCRIPTION, sentence


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("over", [False, True], ids=["playing", "over"])
def test_pictures_have_room_for_the_words(language: str, seats: int, over: bool) -> None:
    canvas = draw(example(seats, over=over, viewer=1), lang=language)
    assert text("render.karnag", "council", language) in {one.text for one in canvas.printed}
    assert [one.text for one in canvas.printed if one.cut] == []
    check_texts(canvas)


# --- what the code asks for ----------------------------------------------------------------------

REFUSALS = ("Refused", "RulesRetired")
KEY_AT = {"say": 1, "told": 0, "_failed": 2, "drop_votes": 2, "_answer_lobby": 2, "_say": 1}
KEY_AT |= dict.fromkeys(REFUSALS, 0)
"""Functions that take a key, and at which place; `say` of an object knows its language and takes the key first."""
BUILT = {
    "health-": set(KINDS),
    "level-": {*map(str, LEVELS)},
    "character-": {*map(str, LEVELS)},
    "seat-": set(SEATS),
    "button-": {"join", "leave", "computer", "start", "turn", "board", "text", "log", "hand", "record"}
    | {"agree", "refuse", "rematch", "here", "type", "rulesfor", "can", "hint", "restart", "askundo", "wrong"}
    | {"clock", "snooze", "away", "mute", "games", "waiting"}
    | {"resume", "find", "watch", "options", "how", "rules", "zoom", "seal", "check", "reveal"}
    | {"levels", "recap", "follow", "plan", "ahead", "instead", "rest", "unplan", "hotseat", "tour", "load"}
    | {"undo", "skip", "tourtext", "tourrules", "keepon", "real", "tourclose"},
    "export-": {"record", "picture"},
    "games-": {"lobby", "over"},
    "choice-": {"agree", "refuse", "wait", "day", "computer", "default", "standin", "end"},
    "what-": {"skip", "replace", "pause", "end", "undo"},
    "too-often-": set(RATES),
    "rate-": set(RATES),
    "way-": {"resume", "host", "wish-here", "wish-thread", "needs"},
    "permission-": set(permissions.ALL),
    "state-": {"lobby", "over", "closed", "agreed", "asleep", "homeless", "unreachable", "retired"},
    "language-of-": {"own", *servers.LANGUAGES},
    "who-": {"everyone", "moderators"},
    "show-": set(serverpages.SHOWS),
    "data-": {"export", "delete"},
    "privacy-": {"1", "2", "3"},
    "help-": {str(number) for number in range(1, 6)}
    | {f"{topic}-{number}" for topic, lines in TOPICS.items() for number in range(1, lines + 1)},
    "stands-": {"paused", "homeless", "unreachable", "retired"},
    "pace-": set(PACES),
    "clock-": set(MODES),
    "command-": {
        "turn",
        "do",
        "board",
        "hand",
        "log",
        "undo",
        "redo",
        "rules",
        "games",
        "watch",
        "help",
        "export",
        "away",
        "plan",
        "recap",
        "tour",
        "privacy",
        "settings",
    },
    "back-": {"step", "turn", "ask"},
    "where-": {"thread", "here"},
    "how-": {"phase", "big", "end", "stop"},
    "watch-": {"phase", "big", "end", "stop"},
    "watching-": {"phase", "big", "end"},
    "since-": {"start", "turn", "round"},
    "tour-": {str(number) for number in range(1, 7)},
    "tour-do-": {str(number) for number in range(1, 7)},
    "welcome-": {"1", "2", "3"},
    "setting-": set(choices.WHAT),
    "about-": set(choices.WHAT),
    "switch-": {"on", "off"},
    "example-": {"remind", "zone", "quiet"},
    "note-": set(choices.NAMED["palette"]),
    **{f"{what}-": set(choices.NAMED[what]) for what in ("language", "calls", "palette")},
}
"""Keys that code puts together: how they begin, and what may follow."""


def modules() -> Iterator[ast.Module]:
    """The bot without its tools, which speak for themselves."""
    folder = Path(bot.__file__).parent
    for place in sorted(folder.rglob("*.py")):
        if place.relative_to(folder).parts[0] != "cli":
            yield ast.parse(place.read_text("utf-8"))


class Asked(ast.NodeVisitor):
    """Keys that code names: in full with the facts given (None: some are not written out), or by their beginning."""

    def __init__(self) -> None:
        self.keys: list[tuple[str, set[str] | None]] = []
        self.beginnings: set[str] = set()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = getattr(node.func, "id", None) or getattr(node.func, "attr", "")
        if name not in KEY_AT:
            return
        place = 0 if name == "say" and isinstance(node.func, ast.Attribute) else KEY_AT[name]
        facts = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        whole = name in ("say", "told", *REFUSALS) and all(keyword.arg is not None for keyword in node.keywords)
        self.note(node.args[place], facts if whole else None)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        if [getattr(target, "id", "") for target in node.targets] == ["key"] and isinstance(node.value, ast.IfExp):
            self.note(node.value, None)

    def note(self, node: ast.expr, facts: set[str] | None) -> None:
        if isinstance(node, ast.IfExp):
            self.note(node.body, facts)
            self.note(node.orelse, facts)
        elif isinstance(node, ast.Constant):
            self.keys.append((str(node.value), facts))
        elif isinstance(node, ast.JoinedStr):
            first = node.values[0]
            assert isinstance(first, ast.Constant)
            self.beginnings.add(str(first.value))


@pytest.fixture(scope="module")
def asked() -> Asked:
    found = Asked()
    for module in modules():
        found.visit(module)
    return found


def test_every_key_asked_for_exists_and_gets_its_facts(asked: Asked) -> None:
    known = messages("bot", "en")
    assert len(asked.keys) > 100
    for key, facts in asked.keys:
        assert key in known, key
        if facts is not None:
            facts = facts - {"package"}
            assert facts == known[key], (key, facts, known[key])


def test_every_key_put_together_exists(asked: Asked) -> None:
    assert asked.beginnings == set(BUILT)
    built = {beginning + word for beginning, words in BUILT.items() for word in words}
    assert built <= messages("bot", "en").keys()
    assert BUILT["button-"] <= ANSWERED.keys(), "a button that does nothing when it is pressed"


def test_every_key_has_a_use(asked: Asked) -> None:
    built = {beginning + word for beginning, words in BUILT.items() for word in words}
    assert messages("bot", "en").keys() == built | {key for key, _ in asked.keys}


# --- what Discord is told ------------------------------------------------------------------------


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path)
    await made.open()
    yield made
    await made.close()


def speaks(title: str) -> bool:
    """Whether a title has catalogues in the other languages."""
    return all(catalogue(package(title), language) is not None for language in LANGUAGES)


def check(thing: dict[str, Any], title: str | None) -> Iterator[str]:
    """A command, subcommand or option with all that is in it; yields each description that two languages have."""
    told = thing.get("description_localizations")
    if thing.get("kind") in (USER, MESSAGE):  # the menu of a person or a message: its name is all there is
        assert thing["name_localizations"].keys() == set(OTHERS), thing
        return
    if not told and title is not None and not speaks(title):
        pass  # its own words are English so far; Discord shows those
    else:
        assert told is not None, thing
        assert told.keys() == set(OTHERS), thing
        for description in told.values():
            assert 1 <= len(description) <= limits.DESCRIPTION
            assert description != thing["description"]
        yield thing["description"]
    assert not thing.get("name_localizations"), "names are words to type"
    for choice in thing.get("choices", []):
        assert choice["name_localizations"].keys() == set(OTHERS)
        yield choice["name"]
    for option in thing.get("options", []):
        yield from check(option, title)


async def test_registered_commands_describe_themselves_in_french_and_german(house: House) -> None:
    commands = {command["name"]: command for command in house.playground.world.commands.values()}
    assert commands.keys() >= {"turn", "do", "table", *GAMES}
    told = [
        description
        for name, command in commands.items()
        for description in check({**command, "type": None, "kind": command["type"]}, name if name in GAMES else None)
    ]
    assert len(told) > 80
    assert speaks("karnag")
    expected = {language: text("bot", "command-turn", language) for language in OTHERS}
    assert commands["turn"]["description_localizations"] == expected
    cube = next(option for option in commands["karnag"]["options"] if option["name"] == "cube")
    expected = {language: text("rules.karnag", "do-cube", language) for language in OTHERS}
    assert cube["description_localizations"] == expected
    (slot,) = cube["options"]
    expected = {language: text("rules.karnag", "field-slot", language) for language in OTHERS}
    assert slot["description_localizations"] == expected
    back = commands["undo"]["options"][0]["choices"]
    assert [choice["name_localizations"]["de"] for choice in back] == [
        text("bot", f"back-{word}", "de") for word in ("step", "turn", "ask")
    ]


@pytest.mark.parametrize("locale", ["fr", "de", "es-ES"])
async def test_people_are_answered_in_their_language(house: House, locale: str) -> None:
    language = locale if locale in LANGUAGES else "en"
    red = house.people["Red"]
    red.locale = locale
    assert text("bot", "help-5", language) in (await red.slash("help")).text
    assert (await red.slash("turn")).text == text("bot", "no-table", language)
    answer = await red.slash("table open", title="karnag", where="here", options={"options": "moon=full"})
    assert answer.text.startswith(text("bot", "option-names", language, {"names": ""}).rstrip("."))
    opened = await red.slash("table open", title="karnag", where="here")
    await opened.done()
    assert (await house.table()).language == language
    card = await red.waits_for(text("bot", "card-players", language, {"least": 2, "most": 5}))
    assert text("bot", "button-join", language) in card.labels
