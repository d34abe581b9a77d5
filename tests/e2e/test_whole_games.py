"""Whole games, only by commands and only by panels; the records verify."""

from __future__ import annotations

import random
from typing import Any

import pytest

from playground import components
from playground.people import Person, Seen
from rules import GAMES
from rules.core import Action, verify
from rules.core.chat import NOTHING
from rules.core.game import form_of
from rules.core.plainchat import chat_of
from rules.core.players import random_choice
from rules.core.record import read
from tests.e2e.house import House
from tests.titles import is_short

MEASURED = ("karnag", "oak", "kemet", "druids")
"""How long a whole game of these takes is known; of any other title that is not short, it is left to the long tests."""
LONG = [("karnag", 4), ("kemet", 2), ("druids", 2)]
LONG += [(title, max(2, GAMES[title].seats[0])) for title in GAMES if title not in MEASURED and not is_short(title)]
GAMES_TO_PLAY = [
    ("karnag", 2),
    ("oak", 1),
    pytest.param("oak", 2, marks=pytest.mark.long),
    *((title, 3) for title in GAMES if is_short(title)),
    *(pytest.param(*case, marks=pytest.mark.long) for case in LONG),
]
BEGINNING = 40
"""Decisions by which every title has begun in earnest."""


async def record_of(house: House, person: Person) -> Any:
    await house.calm()
    end = next(seen for seen in reversed(person.sees()) if "Secret:" in seen.text)
    answer = await (await person.click(end, "Record")).done()
    return read(answer.message.picture())


def controls(panel: Seen) -> list[tuple[str, list[str]]]:
    """What a panel lets one choose: (id, []) of a button, (id, values) of a menu; without the last row."""
    found: list[tuple[str, list[str]]] = []
    for part in components.walk(panel.json["components"]):
        id = str(part.get("custom_id") or "")
        plays = id.startswith(("m:pick:", "m:confirm:"))
        if part["type"] == components.BUTTON and plays and part.get("label") != "Back":
            found.append((id, []))
        elif id.startswith("m:menu:"):
            found.append((id, [option["value"] for option in part["options"]]))
    return found


def _has_command(game: Any, action: Action) -> bool:
    """Is there a command with exactly the fields of this action? In a form of the title's own an empty option is left
    out, and may mean more than this action."""
    form = next((form for form in game.forms if form.name == type(action).__name__.lower()), None)
    if form == form_of(type(action)):
        return True
    fields = action.__struct_fields__
    return form is not None and form.options == fields and all(getattr(action, field) for field in fields)


async def by_command(house: House, person: Person, chooser: random.Random) -> None:
    """One decision as a command with its options filled in, each found by autocomplete; as a typed line where the title
    has no command for just this action."""
    action = random_choice(await house.legal(person), chooser)
    table = await house.table()
    kind = type(action).__name__.lower()
    filled: dict[str, str] = {}
    if not _has_command(GAMES[table.title], action):
        words = [str(getattr(action, field) or NOTHING) for field in action.__struct_fields__]
        answer = await person.slash("do", line=" ".join([kind, *words]))
        assert "✅" in answer.text, (action, answer.text)
        return
    for field, option in zip(action.__struct_fields__, action.__struct_encode_fields__, strict=True):
        value = chat_of(GAMES[table.title]).answer(action, field)
        word = value.rstrip("0123456789") if field in type(action).shortened else value
        offered = await person.autocomplete(f"{table.title} {kind}", option, word[:1], options=dict(filled))
        if len(offered) < 25 and ", " not in word:  # a list is completed item by item
            assert word in [choice["value"] for choice in offered], (action, field, offered)
        filled[option] = value
    answer = await person.slash(f"{table.title} {kind}", options=filled)
    assert "✅" in answer.text, (action, answer.text)


async def by_panel(house: House, person: Person, chooser: random.Random, seen: set[str]) -> None:
    """All decisions of a turn in one private panel, tap by tap."""
    await house.calm()
    call = await person.waits_for(lambda message: "Your move" in message.labels and person.mention in message.text)
    answer = await person.click(call, "Your move")
    panel = answer.message
    for _ in range(200):
        offered = controls(panel)
        if not offered:
            return
        seen.update(part[0].split(":")[1] for part in offered)
        ends = [part for part in offered if part[0].endswith((":decline", ":done"))]
        doing = [part for part in offered if part not in ends]
        id, values = chooser.choice(doing if doing and chooser.randrange(5) else offered)
        if values:
            answer = await person.select(panel, id, chooser.choice(values))
        else:
            answer = await person.click(panel, id)
        panel = answer.message
        assert "⚠️" not in panel.text, panel.text
    raise AssertionError("a turn without end")


@pytest.mark.parametrize(("title", "people"), GAMES_TO_PLAY)
async def test_a_whole_game_only_by_commands(house: House, title: str, people: int) -> None:
    await house.open_table(title, people)
    chooser = random.Random(11)
    decisions = 0
    while awaited := await house.awaited():
        await by_command(house, chooser.choice(awaited), chooser)
        decisions += 1
    record = await record_of(house, house.people["Blue"])
    assert verify(record).finished
    assert decisions <= verify(record).steps  # a command may go on: a piece is laid, the next one drawn


@pytest.mark.parametrize(("title", "people"), [pytest.param("karnag", 2, marks=pytest.mark.long), *GAMES_TO_PLAY[1:]])
async def test_a_whole_game_only_by_panels(house: House, title: str, people: int) -> None:
    await house.open_table(title, people)
    chooser = random.Random(12)
    used: set[str] = set()
    while awaited := await house.awaited():
        await by_panel(house, chooser.choice(awaited), chooser, used)
    assert used >= {"pick"}
    assert verify(await record_of(house, house.people["Blue"])).finished


@pytest.mark.parametrize(("title", "people"), LONG)
async def test_the_beginning_of_a_long_game(house: House, title: str, people: int) -> None:
    """Turn by turn, now by command, now by panel."""
    await house.open_table(title, people)
    chooser = random.Random(12)
    used: set[str] = set()
    while (lines := (await house.table()).lines) < BEGINNING:
        person = chooser.choice(await house.awaited())
        if lines % 2:
            await by_command(house, person, chooser)
        else:
            await by_panel(house, person, chooser, used)
    assert used >= {"pick"}
    record = await house.bot.worker.do(house.tables.record, 1)
    assert verify(record).steps == lines - 1, "the first line is the set-up"


async def test_one_person_and_three_computers(house: House) -> None:
    await house.open_table("karnag", 1, computers=3)
    chooser = random.Random(13)
    red = house.people["Red"]
    for _ in range(40):
        call = await red.waits_for(lambda seen: "Your move" in seen.labels and red.mention in seen.text)
        assert call.pinged == ["Red"]
        while await house.awaited():
            await by_command(house, red, chooser)
        await house.computers_played()
        if not await house.awaited():
            break
    assert (await house.table()).lines > 100, "the computers really played"
    messages = [seen for seen in red.sees() if not seen.ephemeral]
    assert len(messages) < 30, "computers do not flood the channel"
