"""Everything the bot could show in random games of every title fits Discord's limits."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands

from bot.app.commands import common_commands
from bot.app.title_commands import title_group
from bot.features.looking.logs import START, Span
from bot.outbox.pages import page_of
from bot.tables.refused import Refused
from bot.ui import discord_view as wire
from bot.ui import limits
from bot.ui.page import Page
from bot.ui.text import SEATS, safe
from playground import commandforms, forms
from rules import GAMES
from rules.core import Refusal
from rules.core.game import Filled
from rules.core.players import random_choice
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk

TITLES = sorted(GAMES)


def walks() -> Iterator[Any]:
    """Every title with the most seats, in one language, and alone where that can be; the rest is long."""
    languages = ("en", "fr", "de")
    for number, title in enumerate(TITLES):
        few, *_, most = GAMES[title].seats
        ordinary = languages[number % len(languages)]
        yield pytest.param(title, few, "en", marks=[] if few == 1 else pytest.mark.long)
        for language in languages:
            yield pytest.param(title, most, language, marks=[] if language == ordinary else pytest.mark.long)


V2 = 1 << 15


def fits(page: Page) -> None:
    """The page as a message is one that Discord takes."""
    marks = wire.Marks()
    marks.learn({f"seat_{word}": f"<:seat_{word}:1234567890123456789>" for word in SEATS})
    longest = limits.CONTENT if page.plain else limits.V2_TEXT
    assert len(marks.put("\n".join(page.lines))) <= longest, "nothing is cut"
    made = wire.sending(page, marks)
    body: dict[str, Any] = {"components": made["view"].to_components()}
    if page.plain:
        body["content"] = made["content"]
        assert len(made["content"]) <= limits.CONTENT
    else:
        body["flags"] = V2
    forms.check_message(body, {"board.png"} if page.picture else set(), set())


class Walker:
    """Looks at everything one table could show at a moment."""

    def __init__(self, desk: Desk, table: int, title: str, language: str) -> None:
        self.desk, self.table, self.title, self.language = desk, table, title, language
        self.answers = Answers(desk.tables)
        self.pages = 0

    def look(self, page: Page) -> Page:
        fits(page)
        self.pages += 1
        return page

    def panels(self, person: int, chooser: random.Random, path: tuple[str, ...] = (), depth: int = 0) -> None:
        """The panel, and the pages behind some of its choices."""
        found = self.look(self.answers.panel(self.table, person, path))
        for row in found.rows:
            if isinstance(row, list):
                ids = [(button.id, "") for button in row]
            else:
                ids = [(row.id, option.value) for option in row.options]
            for id, value in chooser.sample(ids, min(2, len(ids))):
                words = id.split(":")
                if words[1] in ("pick", "menu", "look") and depth < 4 and len(words) > 4:
                    further = tuple(word for word in words[4].split("~") if word) + ((value,) if value else ())
                    if further and further != path:
                        self.panels(person, chooser, further, depth + 1)

    def beside(self, person: int) -> None:
        """The pages behind More, and the line that completes what is typed."""
        more = self.answers.panel(self.table, person).rows[-1]
        assert isinstance(more, list)
        _, verb, _, question, path = more[-1].id.split(":")
        assert verb == "more"
        self.look(self.answers.more(self.table, person, path.split("~"), question=int(question)))
        for what in ("can", "rulesfor", "explain"):
            self.look(self.answers.beside(self.table, person, what))
        asked, _ = self.answers.typing(self.table, person)
        assert asked
        assert self.answers.complete_line(self.table, person, "")

    def everything(self, chooser: random.Random) -> None:
        people = self.desk.awaited(self.table)
        for person in people:
            self.panels(person, chooser)
            self.beside(person)
            legal = self.desk.legal(self.table, person)
            action = chooser.choice(legal)
            form = Filled(type(action).__name__.lower(), {})
            for option in action.__struct_encode_fields__:
                for label, word in self.answers.completions(self.table, person, form, option, "")[:25]:
                    assert 1 <= len(label[: limits.CHOICE_NAME]) <= 100
                    assert 1 <= len(word) <= limits.CHOICE_VALUE
        for person in (100, 101, 999):
            self.look(self.answers.log(self.table, person))
            self.look(self.answers.log(self.table, person, everything=True))
            self.look(self.answers.public_log(self.table, person, Span(since=START)))
            self.look(self.answers.seal(self.table, person))
            for label in self.answers.moments(self.table, person, "before")[-1:]:
                self.answers.sight(self.table, person, at=label)
            clause = chooser.choice(list(GAMES[self.title].clauses))
            self.look(self.answers.matters(self.table, person, clause))
            self.look(self.answers.clause(self.title, clause, self.language, table=self.table))
            self.look(self.answers.help(person, self.language, 11))
            self.look(self.answers.games(person, self.language))
            if person in self.desk.seated(self.table):
                self.look(self.answers.hand(self.table, person))
        self.look(self.answers.info(self.table))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


async def posts_of(desk: Desk, table: int) -> list[Page]:
    async def no_picture(*_: object) -> None:
        return None

    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        rows = session.posts(table)
    return [await page_of(post, row, no_picture) for post in rows]


def spoken(desk: Desk, table: int, language: str) -> None:
    """The table's language, before it starts."""
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        row.language = language
        session.put(row)


@pytest.mark.parametrize(("title", "seats", "language"), list(walks()))
def test_everything_fits_discord(desk: Desk, title: str, seats: int, language: str) -> None:
    table = desk.table(title, 1) if seats == 1 else desk.table(title, 2, seats - 2)
    spoken(desk, table, language)
    desk.tables.start(desk.id(), table, 100)
    chooser = random.Random(seats)
    walker = Walker(desk, table, title, language)
    while desk.tables.run_computers(table):
        pass
    for step in range(60):
        if not (awaited := desk.awaited(table)):
            break
        if step % 4 == 0:
            walker.everything(chooser)
            for page in asyncio.run(posts_of(desk, table)):
                fits(page)
        person = chooser.choice(awaited)
        legal = desk.legal(table, person)
        with pytest.raises(Refused):
            desk.tables.play(desk.id(), table, 999, [legal[0]])
        try:
            desk.tables.play(desk.id(), table, person, "dance 1 2 3")
        except Refusal as refusal:
            walker.look(walker.answers.refusal(table, person, refusal))
        outcome = desk.tables.play(desk.id(), table, person, [random_choice(legal, chooser)])
        walker.look(walker.answers.after(outcome, person))
        while desk.tables.run_computers(table):
            pass
    assert walker.pages > 20


@pytest.fixture
def tree() -> app_commands.CommandTree[Any]:
    return app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


@pytest.mark.parametrize("title", TITLES)
def test_commands_fit_discord(tree: app_commands.CommandTree[Any], title: str) -> None:
    group = title_group(GAMES[title])
    payload = group.to_dict(tree)
    commandforms.check(payload)
    assert len(group.commands) == len(GAMES[title].forms) <= limits.SUBCOMMANDS
    assert len(msgspec.json.encode(payload)) < 12_000


def test_common_commands_fit_discord(tree: app_commands.CommandTree[Any]) -> None:
    found = common_commands()
    assert len(found) + len(GAMES) <= 100
    for command in found:
        commandforms.check(command.to_dict(tree))


@pytest.mark.parametrize(
    "name",
    ["@everyone", "**bold** _x_", "<@123>", "`code`", "\u202eevil\u0000", "x" * 200, "", "||s||", "# big", "[a](b)"],
)
def test_names_are_harmless(name: str) -> None:
    shown_name = safe(name)
    assert 1 <= len(shown_name) <= 80
    assert "@everyone" not in shown_name
    assert "<@" not in shown_name
    assert not any(ord(c) < 32 or c == "\u202e" for c in shown_name)
    assert "**" not in shown_name.replace("\\*", "")
