"""What would a strong player do: told to one person where it is allowed, and the table hears that it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.play import hints
from bot.store import SeatNotes
from bot.tables.choosing import JOIN
from bot.tables.refused import Refused
from bot.ui.page import Button, Page
from rules import GAMES
from rules.core.text import text
from rules.core.thinking.levels import Reason
from tests.bot.facade import Answers
from tests.bot.features.play.asking import Thinking, asked_now, taken
from tests.bot.tables.test_tables import Desk
from tests.rules.speaking import LANGUAGES, messages
from tests.titles import package

ALONE, OTHERS = (1, 1), (2, 0)
"""People and computer players."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def started(desk: Desk, people: int, computers: int, *, hints: bool = False) -> tuple[int, int]:
    """A table at which somebody is awaited, and who."""
    table = desk.started("karnag", people, computers)
    desk.tables.run_computers(table)
    if hints:
        desk.tables.set_hints(desk.id(), table, 100, True)
    return table, desk.awaited(table)[0]


def notices(desk: Desk, table: int) -> list[str]:
    return [post.body.text for post in desk.posts(table, "notice")]


def buttons(page: Page) -> list[Button]:
    return [button for row in page.rows if isinstance(row, list) for button in row]


# --- where it is allowed -------------------------------------------------------------------------


async def test_one_person_takes_hints_freely_and_nobody_is_told(desk: Desk) -> None:
    table, person = started(desk, *ALONE)
    thinking = Thinking()
    page = await taken(desk, table, person, thinking)
    assert page.lines[0] == "**What would a strong player do?**"
    assert page.lines[1].startswith("▶️ ")
    assert page.lines[1].endswith(" %)")
    assert page.lines[2].startswith("Why: ")
    assert page.lines[3].startswith(("Close to it: ", "Nothing else comes close"))
    assert [question.level for question in thinking.asked] == ["strong"]
    assert thinking.asked[0].hint
    assert notices(desk, table) == []


async def test_what_was_told_is_done_by_its_button(desk: Desk) -> None:
    table, person = started(desk, *ALONE)
    page = await taken(desk, table, person, Thinking())
    do_it, back = buttons(page)
    assert (do_it.label, back.label) == ("Do it", "Back to the move")
    _, verb, number, question, path = do_it.id.split(":")
    assert (verb, number, int(question)) == ("pick", str(table), asked_now(desk, table, person))
    assert len(desk.legal(table, person)) > 1
    shown = Answers(desk.tables).choose(table, person, path.split(JOIN), question=int(question), confirmed=True)
    assert not isinstance(shown, Page), "it is the whole move"
    assert page.lines[1].startswith(f"▶️ {shown.deeds[0]}")


async def test_among_people_it_is_off_until_the_host_allows_it(desk: Desk) -> None:
    table, person = started(desk, *OTHERS)
    thinking = Thinking()
    with pytest.raises(Refused, match="hint-off"):
        await taken(desk, table, person, thinking)
    assert thinking.asked == [], "nobody thinks in vain"
    with pytest.raises(Refused, match="only-host"):
        desk.tables.set_hints(desk.id(), table, 101, True)
    desk.tables.set_hints(desk.id(), table, 100, True)
    assert "Hints are allowed" in notices(desk, table)[-1]
    page = await taken(desk, table, person, thinking)
    assert page.lines[2].startswith("Why: ")
    desk.tables.set_hints(desk.id(), table, 100, False)
    with pytest.raises(Refused, match="hint-off"):
        await taken(desk, table, person, thinking)


async def test_the_table_sees_who_took_one_and_never_which(desk: Desk) -> None:
    table, person = started(desk, *OTHERS, hints=True)
    before = len(notices(desk, table))
    page = await taken(desk, table, person, Thinking())
    (told,) = notices(desk, table)[before:]
    name = {100: "Red", 101: "Blue"}[person]
    assert name in told
    assert told.endswith("took a hint.")
    assert page.lines[1] not in told
    await taken(desk, table, person, Thinking())
    assert len(notices(desk, table)) == before + 1, "told once for each question"
    with desk.tables.reading() as session:
        seat = next(row for row in session.seats(table) if row.person == person)
        assert session.note(SeatNotes, table, seat.seat).hinted == seat.question
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    other = desk.awaited(table)[0]
    await taken(desk, table, other, Thinking())
    assert len(notices(desk, table)) == before + 2


@pytest.mark.parametrize(("people", "computers", "on"), [(*ALONE, False), (*OTHERS, False), (*OTHERS, True)])
def test_more_offers_it_where_it_is_allowed(desk: Desk, people: int, computers: int, on: bool) -> None:
    table, person = started(desk, people, computers, hints=on)
    page = Answers(desk.tables).more(table, person, [], question=asked_now(desk, table, person))
    (button,) = (one for one in buttons(page) if one.label == "Hint")
    assert button.disabled == (people > 1 and not on)
    assert button.id == f"m:hint:{table}:{asked_now(desk, table, person)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setting_is_told_with_a_button_for_the_host(desk: Desk, language: str) -> None:
    table = desk.started("karnag", 2, 1)
    for on in (True, False):
        desk.tables.set_hints(desk.id(), table, 100, on)
        page = Answers(desk.tables).levels(table, 100, language)
        assert text("bot", "hints-on" if on else "hints-off", language) in page.lines
        assert f"m:hints:{table}:{int(not on)}" in [button.id for button in buttons(page)]
        assert Answers(desk.tables).levels(table, 101, language).rows == []


# --- when it is refused --------------------------------------------------------------------------


async def test_it_is_about_ones_own_question(desk: Desk) -> None:
    table, person = started(desk, *OTHERS, hints=True)
    other = 201 - person
    now, others = asked_now(desk, table, person), asked_now(desk, table, other)
    thinking = Thinking()
    for who, question in ((other, others), (999, now), (person, now - 1), (person, now + 1)):
        with pytest.raises(Refused, match="hint-not-asked"):
            await taken(desk, table, who, thinking, question=question)
    assert thinking.asked == []


@pytest.mark.parametrize(("people", "computers"), [ALONE, OTHERS])
async def test_what_has_changed_meanwhile_is_told_and_no_hint_was_taken(
    desk: Desk, people: int, computers: int
) -> None:
    table, person = started(desk, people, computers, hints=True)
    before = notices(desk, table)
    thinking = Thinking()
    thinking.meanwhile = lambda: desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    with pytest.raises(Refused, match="hint-changed"):
        await taken(desk, table, person, thinking)
    assert notices(desk, table) == before


async def test_forbidding_it_meanwhile_counts(desk: Desk) -> None:
    table, person = started(desk, *OTHERS, hints=True)
    thinking = Thinking()
    thinking.meanwhile = lambda: desk.tables.set_hints(desk.id(), table, 100, False)
    with pytest.raises(Refused, match="hint-off"):
        await taken(desk, table, person, thinking)
    assert not any("took a hint" in told for told in notices(desk, table))


@pytest.mark.parametrize(("people", "computers"), [ALONE, OTHERS])
async def test_a_process_that_fails_is_told_in_a_sentence(desk: Desk, people: int, computers: int) -> None:
    table, person = started(desk, people, computers, hints=True)
    before = notices(desk, table)
    thinking = Thinking()
    thinking.fails = True
    with pytest.raises(Refused, match="hint-failed"):
        await taken(desk, table, person, thinking)
    assert notices(desk, table) == before
    thinking.fails = False
    assert (await taken(desk, table, person, thinking)).lines[2].startswith("Why: ")


async def test_where_there_is_one_choice_nothing_is_weighed(desk: Desk) -> None:
    table = desk.started("kemet", 1, 1)
    for _ in range(60):
        desk.tables.run_computers(table)
        legal = desk.legal(table, 100)
        if len(legal) == 1:
            break
        desk.tables.play(desk.id(), table, 100, [legal[-1]])
    assert len(legal) == 1
    _, only = (await taken(desk, table, 100, Thinking())).lines
    assert only.endswith("there is no other choice.")


# --- the sentence --------------------------------------------------------------------------------


@pytest.mark.parametrize("title", list(GAMES))
def test_every_term_of_every_judge_has_words_in_every_language(title: str) -> None:
    judge = GAMES[title].judge
    assert judge is not None
    keys = {hints.term_key(term) for term in judge.term_names}
    assert {key for key in messages(package(title), "en") if key.startswith("term-")} == keys, "one is missing or idle"
    for language in LANGUAGES:
        told = [text(package(title), hints.term_key(term), language) for term in judge.term_names]
        assert len(set(told)) == len(told), "two terms are told alike"
        assert all(one and not one.endswith(".") for one in told), "it stands within a sentence"


SENTENCES = {
    "en": [
        "captured creatures, worth about 1 point to you.",
        "1.5 points (captured creatures).",
        "(mana to act with); anything else",
    ],
    "fr": [
        "des créatures capturées, environ 1 point pour vous.",
        "1,5 point (des créatures",
        "(du mana pour agir) ; tout le reste",
    ],
    "de": [
        "gefangene Kreaturen, etwa 1 Punkt wert für dich.",
        "1,5 Punkte (gefangene Kreaturen).",
        "(Mana zum Handeln); alles andere",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_term_figure_and_whose_it_is(desk: Desk, language: str) -> None:
    table = desk.started("karnag", 2)
    with desk.tables.writing() as session:
        row = session.table(table)
        assert row is not None
        row.language = language
        narrator = desk.tables.speaker(session, row)
        own, other = Reason("creatures", 0, 1.0), Reason("creatures", 1, 1.5)
        lost = Reason("mana", 0, -0.7)
        gain, harm, loss = SENTENCES[language]
        assert gain in hints.why(narrator, 0, [own, lost])
        told = hints.why(narrator, 0, [other, own])
        assert harm in told
        assert "Blue" in told
        assert loss in hints.why(narrator, 0, [Reason("mana", 1, 0.01), lost])
        assert hints.why(narrator, 0, [], same=True) == text("bot", "hint-same", language)
        even = text("bot", "hint-even", language)
        assert hints.why(narrator, 0, []) == hints.why(narrator, 0, [Reason("mana", 1, -3.0)]) == even
