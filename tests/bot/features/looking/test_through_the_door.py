"""Looking through the door: one transaction that reads, and a picture that is drawn after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.looking import boards
from bot.features.looking.menus import BOARD_AT, RULES_IN
from bot.features.looking.presses import BOARD_ASKED, LOG_SINCE, LOOK_UP, PICTURE
from bot.store import Reading
from bot.tables.call import HERE_IF_ANY, Call, Services
from bot.tables.refused import Refused
from bot.ui import discord_view as wire
from bot.ui import pictures
from bot.ui.ids import VERBS, Verb
from bot.ui.page import File, Form, Page
from bot.ui.text import say
from render.shot import Shot
from render.text_board import TextBoard
from render.worker import Illustration
from tests.bot.app.test_door import Door, door, text
from tests.bot.tables.test_tables import GUILD, PLACE

__all__ = ["door"]

LOG = {"since": None, "seat": None, "full": False, "public": False}


class Told:
    """A `Talk` without Discord: which looks were taken, what was put off, what was shown before the end."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.looks = 0
        self.put_off: list[bool] = []
        self.shown: list[Page] = []

    async def look(self, work: Callable[[Services, Reading], Any]) -> Any:
        self.looks += 1
        with self.door.tables.reading() as session:
            return work(self.door.tables.services, session)

    async def thinking(self, *, public: bool = False) -> None:
        self.put_off.append(not public)

    async def show(self, page: Page) -> None:
        self.shown.append(page)

    def asks(self, verb: str | Verb, table: int, *words: str, **given: Any) -> Any:
        self.door.opened.clear()
        known = {"id": "i", "name": "*Red*", "locale": "en-GB", "channel": PLACE, "guild": GUILD, "moderator": False}
        call = Call(**{**known, "table": table, "person": 100, "words": list(words), **given})
        return asyncio.run((VERBS[verb] if isinstance(verb, str) else verb).handle(self, call))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Shot]:
    """Every picture can be drawn, at once; these were."""
    found: list[Shot] = []

    async def illustrate(shot: Shot) -> Illustration:
        found.append(shot)
        return Illustration(b"png", "what it shows", TextBoard(()))

    monkeypatch.setattr(pictures, "illustrate", illustrate)
    return found


@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        *((verb, Page) for verb in ("hand", "games", "info", "log", "turns", "logpub", "zoom", "text", "textpage")),
        *((verb, Page) for verb in ("rulesasked", "tourrules", "guide", "how", "seal", "check")),
        ("rules", Form),
        ("textfile", File),
    ],
)
def test_looking_is_one_transaction_that_reads(door: Door, verb: str, kind: type) -> None:
    table = door.started("karnag", 2)
    assert isinstance(door.call(verb, table).page, kind)
    assert door.opened == ["read"]


def test_what_is_shown_to_everybody_says_who_shows_it(door: Door) -> None:
    table = door.started("karnag", 2)
    found = [
        door.call("logpub", table, name="*Red*"),
        door.call("rulespub", table, "karnag", "cauldron", ".", name="*Red*"),
        door.call(LOG_SINCE, name="*Red*", given=LOG | {"public": True}),
        door.call(LOOK_UP, name="*Red*", given={"title": None, "find": "cauldron", "public": True}),
    ]
    for reply in found:
        assert isinstance(reply.page, Page)
        assert reply.page.public
        assert reply.page.rows == []
        assert text(reply).startswith("👁️ Shown by \\*Red\\*")
    assert not door.call(LOG_SINCE, given=LOG).page.public  # type: ignore[union-attr]


def test_rules_can_be_looked_up_where_there_is_no_table(door: Door) -> None:
    door.started("karnag", 2)
    asked = {"title": None, "find": "cauldron", "public": False}
    assert text(door.call(LOOK_UP, HERE_IF_ANY, channel=7, given=asked)) == say("en", "no-table")
    named = door.call(LOOK_UP, HERE_IF_ANY, channel=7, given=asked | {"title": "karnag"})
    assert "cauldron" in text(named).casefold()
    assert "chess" in text(door.call(LOOK_UP, HERE_IF_ANY, given=asked | {"title": "chess"}))


def test_a_board_is_one_look_and_a_picture(door: Door, drawn: list[Shot]) -> None:
    table = door.started("karnag", 2)
    talk = Told(door)
    page = talk.asks("board", table)
    assert (talk.looks, door.opened, talk.put_off) == (1, ["read"], [True])
    assert (page.picture, page.alt, page.public) == (b"png", "what it shows", False)
    assert [button.label for button in page.rows[0]] == ["Zoom …", "Text"]
    public = talk.asks(BOARD_ASKED, table, given={"show": None, "at": None, "public": True})
    assert (talk.looks, door.opened, talk.put_off) == (2, ["read"], [True, False])
    assert public.public
    assert public.rows == []
    assert public.lines[0].startswith("👁️ Shown by")
    assert len(drawn) == 2


def test_then_and_now_are_one_look_and_two_messages(door: Door, drawn: list[Shot]) -> None:
    table = door.started("karnag", 2)
    (person,) = door.awaited(table)
    door.tables.play(door.id(), table, person, [door.legal(table, person)[0]])
    talk = Told(door)
    now = talk.asks("then", table, "1")
    assert (talk.looks, door.opened, talk.put_off) == (1, ["read"], [True])
    (then,) = talk.shown
    assert "As it was" in "\n".join(then.lines)
    assert "As it was" not in "\n".join(now.lines)
    assert len(drawn) == 2


def test_a_region_there_is_not_is_refused_before_anything_is_put_off(door: Door, drawn: list[Shot]) -> None:
    table = door.started("karnag", 2)
    talk = Told(door)
    with pytest.raises(Refused, match="no-region"):
        talk.asks("zoomed", table, values=["moon"])
    assert (talk.put_off, drawn) == ([], [])


def test_a_message_that_tells_nothing_of_ours_has_no_board(door: Door) -> None:
    door.started("karnag", 2)
    asked = {"message": 12345, "sent": 0.0}
    with pytest.raises(Refused, match="no-post-of-ours"):
        Told(door).asks(BOARD_AT, 0, given=asked)
    assert "no post of a game" in text(door.call(RULES_IN, 0, given=asked))


def test_what_is_taken_home_is_a_file(door: Door, drawn: list[Shot]) -> None:
    table = door.started("pebbles", 2)
    assert "still running" in text(door.call("record", table))
    talk = Told(door)
    with pytest.raises(Refused, match="not-over"):
        talk.asks(PICTURE, table)
    while awaited := door.awaited(table):
        door.tables.play(door.id(), table, awaited[0], [door.legal(table, awaited[0])[0]])
    record = door.call("record", table).page
    assert isinstance(record, File)
    assert record.name == f"pebbles-{table}.json"
    picture = talk.asks(PICTURE, table)
    assert (picture.name, picture.content, talk.put_off) == (f"pebbles-{table}.png", b"png", [True])
    assert wire.file(picture)["files"][0].description == "what it shows"
    assert wire.file(record)["files"][0].description is None


def test_a_picture_for_a_post_is_one_look_without_a_person(door: Door, drawn: list[Shot]) -> None:
    table = door.started("karnag", 2)
    with door.tables.reading() as session:
        row = session.table(table)
        assert row is not None

    async def look(work: Callable[..., Any], *args: Any) -> Any:
        with door.tables.reading() as session:
            return work(session, *args)

    door.opened.clear()
    made = asyncio.run(boards.Boards(door.tables.services, look).picture_of(row, row.lines, 0))
    assert made == (b"png", "what it shows")
    assert door.opened == ["read"]
    (shot,) = drawn
    assert all(event.only is None for event in shot.events)


def test_what_was_taken_back_is_in_no_picture(door: Door, drawn: list[Shot]) -> None:
    """Neither as something that happened nor twice where it was played again."""
    table = door.started("karnag", 2)
    (person,) = door.awaited(table)

    def happened() -> list[Any]:
        with door.tables.reading() as session:
            row = session.table(table)
            assert row is not None
            shot = boards._spectators(session, door.tables.services, row, row.lines, 1)
            assert shot is not None
            return list(shot.events)

    assert happened() == []
    action = door.legal(table, person)[0]
    door.tables.play(door.id(), table, person, [action])
    once = happened()
    assert once
    door.tables.undo(door.id(), table, person)
    assert happened() == []
    door.tables.play(door.id(), table, person, [action])
    assert happened() == once
