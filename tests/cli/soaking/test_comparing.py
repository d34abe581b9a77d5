"""The look of a soak proves itself: a bot with a hole in it is found out, a whole one is not."""

from __future__ import annotations

import ast
import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.abc import Messageable

from bot.cli.common import ROOT
from bot.cli.soaking.comparing import Comparing
from bot.cli.soaking.journal import WRONGS, Journal, Wrong
from bot.cli.soaking.ledger import Ledger
from bot.cli.soaking.standing import Standing, read
from bot.store.sqlite import SqliteWriting
from bot.ui.page import Page
from bot.ui.text import say
from playground import messages
from playground.people import Person
from playground.seen import Answer
from rules.core.players import random_choice
from rules.core.words import NOTHING
from tests.e2e.house import PATIENCE, House

SEED = 5


class Soaked(House):
    """A house that is looked at as a soak looks at it."""

    async def open(self) -> None:
        await super().open()
        self.ledger = Ledger(self.folder / "menhir.db")
        self.journal = Journal(self.playground, self.playground.world.clock.now)
        self.journal.online(True)
        self.playground.world.clock.advance(10)
        now = self.playground.world.clock.now
        self.comparing = Comparing(self.playground.world, self.ledger, self.journal, now)
        self.chooser = random.Random(SEED)

    async def play(self, moves: int) -> Answer:
        """So many moves of whoever is awaited, typed."""
        assert moves
        for _ in range(moves):
            (person, *_) = await self.awaited()
            action = random_choice(await self.legal(person), self.chooser)
            answer = await self.move(person, action)
        return answer

    async def move(self, person: Person, action: Any) -> Answer:
        words = [str(getattr(action, field) or NOTHING) for field in action.__struct_fields__]
        line = " ".join([type(action).__name__.lower(), *words])
        answer = await person.slash("do", line=line, wait=False)
        asked = self.journal.sent(answer, line, person.name, plays=True, alone=(await self.table()).lines)
        await answer.settled()
        self.journal.settled(asked, answer)
        await self.calm()
        return answer

    async def looked(self) -> dict[int, Standing]:
        await self.calm()
        return self.comparing.look()

    def wrong(self) -> set[Wrong]:
        return {wrong for wrong in WRONGS if self.journal.counts[wrong]}

    def told(self) -> str:
        return "\n".join(str(one) for one in self.journal.findings.values())


@pytest.fixture
async def soaked(tmp_path: Path) -> AsyncIterator[Soaked]:
    made = Soaked(tmp_path)
    await made.open()
    yield made
    made.ledger.close()
    await asyncio.wait_for(made.close(), PATIENCE)


@pytest.mark.parametrize(
    ("title", "people", "computers"), [("karnag", 2, 1), pytest.param("oak", 1, 0, marks=pytest.mark.long)]
)
async def test_nothing_is_wrong_with_a_whole_bot(soaked: Soaked, title: str, people: int, computers: int) -> None:
    await soaked.open_table(title, people, computers)
    await soaked.play(8)
    await soaked.computers_played()
    await soaked.people["Red"].slash("undo")
    calls = await soaked.looked()
    assert soaked.told() == ""
    assert list(calls) == [1]
    assert soaked.journal.moves >= 8
    assert soaked.comparing.verify_all() == 1
    expected = soaked.comparing.retellings[1].expected()
    assert sum(expected.values()) >= 4, "there is something to compare"


async def test_a_lost_edit_is_missing(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes a chapter for told and never tells it."""
    await soaked.open_table("karnag", 2)
    await soaked.play(2)

    async def nothing(message: discord.PartialMessage, **_: object) -> discord.PartialMessage:
        return message

    monkeypatch.setattr(discord.PartialMessage, "edit", nothing)
    await soaked.play(1)
    await soaked.looked()
    assert soaked.wrong() == {"missing"}
    assert "from lines [3] of the record" in soaked.told()


async def test_a_lost_post_is_missing(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes a call for sent and never sends it: nobody hears of the move that is awaited."""
    await soaked.open_table("karnag", 2)
    whole = Messageable.send

    async def forgetful(channel: Any, content: str | None = None, **how: Any) -> Any:
        return discord.Object(4711) if content is not None else await whole(channel, **how)

    monkeypatch.setattr(Messageable, "send", forgetful)
    await soaked.play(1)
    await soaked.looked()
    assert soaked.wrong() == {"missing"}
    assert "calls nobody" in soaked.told()
    assert "stands in the books and not in the channel" in soaked.told()


async def test_a_call_that_is_left_is_dead(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that forgets a call without taking it away."""
    await soaked.open_table("karnag", 2)
    monkeypatch.setattr(discord.PartialMessage, "delete", lambda *_, **__: asyncio.sleep(0))
    await soaked.play(1)
    await soaked.looked()
    assert soaked.wrong() == {"dead_calls"}
    assert soaked.journal.counts["dead_calls"] == 2, "for somebody else, and one of two"


@pytest.mark.parametrize(
    "kind", ["chapter", *(pytest.param(kind, marks=pytest.mark.long) for kind in ("call", "notice"))]
)
async def test_a_post_that_is_sent_twice_is_found(soaked: Soaked, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """A bot whose posts are not known again once Discord has forgotten their nonce."""
    whole = Messageable.send

    async def twice(channel: Any, content: str | None = None, **how: Any) -> Any:
        heading = content is None and "files" not in how and isinstance(channel, discord.Thread)
        if (kind == "chapter" and heading) or (kind == "call" and content and "<@" in content):
            await whole(channel, content, **{**how, "nonce": None})
        if kind == "notice" and content and "<@" not in content:
            await whole(channel, content, **{**how, "nonce": None})
        return await whole(channel, content, **how)

    monkeypatch.setattr(Messageable, "send", twice)
    await soaked.open_table("karnag", 2)
    if kind == "notice":
        await soaked.people["Red"].slash("table end")
    await soaked.looked()
    assert soaked.wrong() == ({"dead_calls"} if kind == "call" else {"doubled"})
    wanted = {"chapter": "tells 2 times what happened 1 times", "call": "calls 2 times", "notice": "was sent twice"}
    assert wanted[kind] in soaked.told()


async def test_a_move_that_counts_twice_is_doubled(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that does not know an interaction again, where the same move can be made twice."""
    await soaked.open_table("oak", 1)
    monkeypatch.setattr(SqliteWriting, "claim", lambda self, interaction: True)
    for _ in range(40):
        soaked.playground.faults.deliver_twice = 1
        before = (await soaked.table()).lines
        await soaked.play(1)
        await soaked.heard()
        if (await soaked.table()).lines == before + 2:
            break
    await soaked.looked()
    assert soaked.wrong() == {"doubled"}


@pytest.mark.long
async def test_a_move_that_counts_again_later_is_doubled(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    await soaked.open_table("oak", 1)
    monkeypatch.setattr(SqliteWriting, "claim", lambda self, interaction: True)
    for _ in range(40):
        answer = await soaked.play(1)
        soaked.journal.asked[answer.id].alone = None  # as where it is not known how many steps a press means
        await soaked.looked()
        assert soaked.told() == ""
        before = (await soaked.table()).lines
        soaked.playground.faults.again(answer.interaction)
        await soaked.heard()
        if (await soaked.table()).lines > before:
            break
    await soaked.looked()
    assert soaked.wrong() == {"doubled"}
    assert "when it was delivered again" in soaked.told()


async def test_a_confirmed_move_that_is_in_no_record_is_lost(soaked: Soaked) -> None:
    """A store that has forgotten the last line of a game, for all that was said."""
    await soaked.open_table("karnag", 2)
    await soaked.play(2)
    soaked.bot.tables.store.db.execute('DELETE FROM lines WHERE "table" = 1 AND n = 2')  # type: ignore[attr-defined]
    await soaked.looked()
    assert "lost" in soaked.wrong()


@pytest.mark.long
async def test_a_changed_record_does_not_hold(soaked: Soaked) -> None:
    await soaked.open_table("karnag", 2)
    await soaked.play(3)
    db: Any = soaked.bot.tables.store
    db.db.execute('UPDATE lines SET line = (SELECT line FROM lines WHERE n = 1) WHERE "table" = 1 AND n = 2')
    await soaked.looked()
    assert "records" in soaked.wrong()


async def test_silence_is_unanswered(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the bot was not there, or its answer was lost on the way."""
    await soaked.open_table("karnag", 2)
    (person,) = await soaked.awaited()

    async def silent(*_: object) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(type(soaked.bot), "reply", silent)

    async def unheard() -> None:
        answer = await person.slash("turn", wait=False)
        asked = soaked.journal.sent(answer, "/turn", person.name)
        soaked.playground.world.clock.advance(4)
        soaked.journal.settled(asked, answer)
        soaked.journal.unanswered()

    soaked.journal.online(False)
    await unheard()
    assert (soaked.journal.excused, soaked.wrong()) == (1, set())
    soaked.journal.online(True)
    soaked.playground.world.clock.advance(10)
    await unheard()
    assert soaked.wrong() == {"unanswered"}


@pytest.mark.long
async def test_what_is_acknowledged_and_never_answered_is_unanswered(
    soaked: Soaked, monkeypatch: pytest.MonkeyPatch
) -> None:
    await soaked.open_table("karnag", 2)
    (person,) = await soaked.awaited()
    call = await person.waits_for("your move")

    async def vague(_: object, interaction: discord.Interaction, *__: object) -> None:
        await interaction.response.defer()

    monkeypatch.setattr(type(soaked.bot), "reply", vague)
    answer = await person.click(call, "Your move")
    asked = soaked.journal.sent(answer, "turn", person.name, press="m:turn:1")
    soaked.journal.settled(asked, answer)
    soaked.journal.unanswered()
    assert soaked.wrong() == set(), "it may still come"
    soaked.playground.world.clock.advance(30)
    soaked.journal.unanswered()
    assert soaked.wrong() == {"unanswered"}


async def test_a_page_with_a_reference_is_a_failure(soaked: Soaked, monkeypatch: pytest.MonkeyPatch) -> None:
    await soaked.open_table("karnag", 2)
    (person,) = await soaked.awaited()
    monkeypatch.setattr("bot.features.play.service.panel", lambda *_, **__: 1 / 0)
    answer = await person.slash("turn", wait=False)
    soaked.journal.sent(answer, "/turn", person.name)
    await answer.settled()
    assert soaked.wrong() == {"failures"}
    assert "/turn: ⚠️" in soaked.told()


@pytest.mark.long
async def test_a_move_that_counts_and_is_told_as_failed_is_a_failure(
    soaked: Soaked, monkeypatch: pytest.MonkeyPatch
) -> None:
    await soaked.open_table("karnag", 2)
    failure = Page(lines=[say("en", "failure", ref="00FF")])
    monkeypatch.setattr("bot.features.play.service.after", lambda *_, **__: failure)
    await soaked.play(1)
    await soaked.looked()
    assert "was told that nothing was changed, and its move counts" in soaked.told()


@pytest.mark.long
async def test_what_was_deleted_by_hand_need_not_stand(soaked: Soaked) -> None:
    await soaked.open_table("karnag", 2)
    await soaked.play(3)
    _, standing = await soaked.standing()
    chapter = next(message for message in standing if "Play order" in read(message).text)
    loss = soaked.comparing.losses[1]
    loss.texts.append(read(chapter).text)
    loss.messages.add(chapter["id"])
    messages.delete(soaked.playground.world, chapter)
    await soaked.heard()
    await soaked.looked()
    assert soaked.told() == ""


@pytest.mark.parametrize("module", ["comparing", "journal", "ledger", "retelling", "standing"])
def test_the_look_does_not_know_the_dispatcher(module: str) -> None:
    """What it imports of the bot stands below the dispatcher, which `tests/test_rooms.py` holds."""
    path = ROOT / "bot" / "cli" / "soaking" / f"{module}.py"
    named = [node.module for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    of_the_bot = [name for name in named if name and name.startswith("bot.")]
    assert of_the_bot
    allowed = ("bot.store", "bot.tables", "bot.ui", "bot.cli.soaking.", "bot.cli.common")
    assert [name for name in of_the_bot if not name.startswith(allowed)] == []
    parts = [name.rpartition(".")[2] for name in of_the_bot if name.startswith("bot.cli.soaking.")]
    assert not {"house", "people", "process", "serving", "trouble"} & set(parts)
