"""Looking without Discord: moments, logs, rules, hands, what watchers and coaches see, what is revealed at the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.looking import history
from bot.features.looking.logs import START, Span
from bot.features.looking.rulebook import rule_words
from bot.store import Repeated
from bot.tables.refused import Refused
from bot.ui.page import Menu, Page
from bot.ui.text import mark
from rules import GAMES
from rules.core.chat import Said
from rules.core.record import Step
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def text(page: Page) -> str:
    return "\n".join(page.lines)


def ids(page: Page) -> list[str]:
    return [button.id for row in page.rows if isinstance(row, list) for button in row]


def labels(page: Page) -> list[str]:
    return [button.label for row in page.rows if isinstance(row, list) for button in row]


def verbs(page: Page) -> list[str]:
    return [id.split(":")[1] for id in ids(page) if id]


# --- moments -------------------------------------------------------------------------------------


def test_any_past_moment_can_be_looked_at(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.play_on(table, random.Random(1), 45)
    answers = Answers(desk.tables)
    now = answers.sight(table, 100)
    words = answers.moments(table, 100, "")
    assert words[:2] == ["now", "start of my turn"]
    chapters = [word for word in words if word.startswith(("round", "Round"))]
    assert chapters, words
    assert answers.sight(table, 100, at="now") == now
    for word in words[2:8]:
        then = answers.sight(table, 100, at=word)
        assert then.lines <= now.lines
        assert "As it was" in then.heading or then.lines == now.lines
    before = answers.sight(table, 100, at=f"before {chapters[0]}")
    begun = answers.sight(table, 100, at=chapters[0])
    assert before.lines == begun.lines - 1
    assert before.view != begun.view
    first = answers.sight(table, 999, lines=1)
    assert first.lines == 1
    with pytest.raises(Refused) as refused:
        answers.sight(table, 100, at="the day before yesterday")
    assert refused.value.key == "no-moment"
    assert "now" in str(refused.value.facts["known"])


def test_a_thing_that_was_told_can_be_looked_at_from_before(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.play_on(table, random.Random(1), 6)
    answers = Answers(desk.tables)
    found = answers.moments(table, 100, "before")
    told = next(word for word in found if mark(0) in word or mark(1) in word)
    typed = told.replace(mark(0) + " ", "").replace(mark(1) + " ", "")
    assert answers.sight(table, 100, at=typed).lines == answers.sight(table, 100, at=told).lines < 7


def test_the_start_of_a_turn() -> None:
    def past(*seats: int | None) -> list[history.Past]:
        return [history.Past(n, 0.0, seat, [], [], False, False) for n, seat in enumerate(seats)]

    lines = past(None, 0, 0, 1, 1, 0)
    assert history.own_turn(lines, 1, awaited=False) == (3, 5)
    assert history.own_turn(lines, 0, awaited=True) == (5, 6), "in the middle of it"
    assert history.own_turn(lines, 1, awaited=True) == (6, 6), "it begins now"
    assert history.own_turn(past(None), 1, awaited=False) == (0, 0)


def test_what_is_new_to_a_reader() -> None:
    from bot.store import SeatRow

    def past(*seats: int | None) -> list[history.Past]:
        return [
            history.Past(n, 0.0, seat, [], [Said("a-chapter")] * (n == 2), False, False) for n, seat in enumerate(seats)
        ]

    lines = past(None, 0, 1, 1, 0, 0)
    assert history.since_last_turn(lines, SeatRow(table=1, seat=0)) == 2, "the running turn, and all since the last"
    assert history.since_last_turn(lines, SeatRow(table=1, seat=1)) == 4
    assert history.since_last_turn(lines, SeatRow(table=1, seat=2)) == 0
    assert history.since_last_turn(lines, None) == 2, "watchers read the newest chapter"


# --- the log -------------------------------------------------------------------------------------


def test_the_log_has_pages_and_seats(desk: Desk) -> None:
    table = desk.started("karnag", 3)
    desk.play_on(table, random.Random(2), 80)
    answers = Answers(desk.tables)
    span = Span(since=START)
    seen: list[str] = []
    for _ in range(30):
        page = answers.log(table, 999, span=span)
        fits(page)
        earlier = next(b for row in page.rows if isinstance(row, list) for b in row if b.label == "Earlier")
        seen = [line for line in page.lines[1:-1] if not line.startswith("…")] + seen
        if earlier.disabled:
            break
        span = Span.read(earlier.id.split(":")[3:])
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        narrator = desk.tables.narrator(session, row)
        lines = history.past(session, narrator, None)
        told = [narrator.speak(said) for past in lines for said in past.said]
        of_blue = [narrator.speak(said) for past in lines if past.seat == 1 for said in past.said]
    assert seen == told, "every line once, in order"
    only = answers.log(table, 999, span=Span(since=START, seat=1))
    shown = [line for line in only.lines[1:-1] if not line.startswith("…")]
    assert 3 < len(shown) < len(told)
    assert shown == of_blue[-len(shown) :], "what Blue's decisions led to"
    assert answers.span(table, 100, "start", 1, False) == Span(START, 1, False)
    with pytest.raises(Refused, match="no-moment"):
        answers.span(table, 100, "last christmas", None, False)
    with pytest.raises(Refused, match="no-such-seat"):
        answers.span(table, 100, None, 4, False)
    heading = next(word for word in answers.since_words(table, 100) if "ound" in word)
    assert answers.span(table, 100, heading.upper(), None, False).since.removeprefix("k").isdigit()
    assert Span.read(["x"]) == Span()
    assert Span.read(["turn", "y", "2", "-1"]) == Span()


def test_freely_undone_steps_are_in_the_full_log_only(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    (person,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    desk.tables.undo(desk.id(), table, person)
    answers = Answers(desk.tables)
    assert "taken back" not in text(answers.log(table, person, span=Span(since=START)))
    assert "taken back" in text(answers.log(table, person, span=Span(since=START, full=True)))
    desk.play_on(table, random.Random(1), 2)
    asked = desk.tables.ask_undo(desk.id(), table, person)
    if asked is not None:
        for other in asked.mentions:
            desk.tables.answer_undo(desk.id(), table, other, asked.key, True)
    assert "taken back" in text(answers.log(table, 999, span=Span(since=START))), "an agreed one stays visible"


# --- rules ---------------------------------------------------------------------------------------


def test_rules_are_found_opened_and_related_to_the_table(desk: Desk) -> None:
    table = desk.started("karnag", 2, compensation="vp")
    answers = Answers(desk.tables)
    found = answers.rules("karnag", "cauldron", "en", table=table)
    fits(found)
    assert {"clause", "rulesmore", "rulespub"} <= set(verbs(found))
    more = next(id for id in ids(found) if ":rulesmore:" in id)
    title, (offset, find) = rule_words(more.split(":")[3:])
    assert (title, offset, find) == ("karnag", "5", "cauldron")
    fits(answers.rules(title, find, "en", table=table, offset=int(offset)))
    whole = answers.rules("karnag", "k-74", "en", table=table)
    fits(whole)
    assert "Option compensation switches this; at this table: vp (usual: mana)." in text(whole)
    assert "usual: mana." in text(answers.rules("karnag", "K-74", "en"))
    assert "matters" in verbs(whole)
    assert "matters" not in verbs(answers.rules("karnag", "K-74", "en")), "there is no table"
    assert answers.rules("karnag", "K-74", "en", public=True).rows == []
    assert "No rule" in text(answers.rules("karnag", "spaceship", "en"))
    long = answers.rules("karnag", "a " * 40, "en", table=table)
    fits(long)
    (person,) = desk.awaited(table)
    clause = desk.legal(table, person)[0].clause
    matters = answers.matters(table, person, clause)
    fits(matters)
    assert len(matters.lines) > 2
    assert "Nothing you can do now" in text(answers.matters(table, 999, clause))
    assert "Nothing you can do now" in text(answers.matters(table, person, "K-74"))
    assert "No rule" in text(answers.matters(table, person, "K-999"))


@pytest.mark.parametrize("title", sorted(GAMES))
def test_options_decide_clauses_that_there_are(title: str) -> None:
    game = GAMES[title]
    for option, clauses in game.options.decides.items():
        assert option in game.options.__struct_fields__
        assert set(clauses) <= game.clauses.keys()
    assert set(game.options.decides) == set(game.options.__struct_fields__)


# --- watching, coaching, sitting down ------------------------------------------------------------


def test_a_watcher_gets_a_card_and_may_take_a_computers_seat(desk: Desk) -> None:
    table = desk.started("karnag", 1, computers=2)
    while desk.tables.run_computers(table):
        pass
    answers = Answers(desk.tables)
    card = answers.panel(table, 999)
    fits(card)
    assert "You are watching" in text(card)
    assert {"board", "text", "log", "rules", "join"} <= set(verbs(card))
    assert desk.tables.join(desk.id(), table, 999, "Nina") == 1
    told = answers.seated(table, 999, 1, "en")
    fits(told)
    assert verbs(told) == ["turn", "how"]
    with pytest.raises(Refused, match="table-full"):
        desk.tables.join(desk.id(), table, 998, "Otto", seat=1)
    desk.play_on(table, random.Random(1), 6)
    assert 999 in desk.seated(table)
    assert desk.tables.join(desk.id(), table, 998, "Otto") == 2
    assert "join" not in verbs(answers.panel(table, 997))


def test_a_hand_is_shown_to_one_person_only(desk: Desk) -> None:
    table = desk.started("pebbles", 2)
    answers = Answers(desk.tables)
    with pytest.raises(Refused, match="not-at-table"):
        answers.hand(table, 999)
    with pytest.raises(Refused, match="coach-none"):
        desk.tables.coach(desk.id(), table, 100, None)
    with pytest.raises(Refused, match="coach-sits"):
        desk.tables.coach(desk.id(), table, 100, 101)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.coach(desk.id(), table, 999, 998)
    desk.tables.coach(desk.id(), table, 100, 999)
    shown = answers.hand(table, 999)
    assert shown.lines[1:] == answers.hand(table, 100).lines[1:]
    assert "Red" in shown.lines[0]
    assert answers.hand(table, 999, 0) == shown
    with pytest.raises(Refused, match="hand-not-shown"):
        answers.hand(table, 999, 1)
    with pytest.raises(Refused, match="not-at-table"):
        answers.hand(table, 998)
    with pytest.raises(Refused, match="hand-not-shown"):
        answers.hand(table, 101, 0)
    (notice,) = desk.posts(table, "notice")
    assert notice.body.text.endswith("shows the hand to one person.")
    assert notice.mentions == []
    desk.tables.coach(desk.id(), table, 100, None)
    with pytest.raises(Refused, match="not-at-table"):
        answers.hand(table, 999)


def test_a_hand_shown_by_somebody_who_left_is_no_longer_shown(desk: Desk) -> None:
    table = desk.started("pebbles", 2)
    desk.tables.coach(desk.id(), table, 100, 999)
    desk.tables.resign(desk.id(), table, 100)
    answers = Answers(desk.tables)
    with pytest.raises(Refused, match="not-at-table"):
        answers.hand(table, 999)
    desk.tables.join(desk.id(), table, 998, "Otto")
    with pytest.raises(Refused, match="not-at-table"):
        answers.hand(table, 999)


# --- the end -------------------------------------------------------------------------------------


def test_the_last_post_and_what_was_hidden(desk: Desk) -> None:
    table = desk.started("karnag", 3)
    desk.play_on(table, random.Random(4), 20)
    answers = Answers(desk.tables)
    with pytest.raises(Refused, match="not-over"):
        desk.tables.reveal(desk.id(), table, 100)
    with pytest.raises(Refused, match="not-over"):
        answers.hidden(table, 100)
    desk.now += 3.5 * 24 * 3600
    desk.play_on(table, random.Random(4))
    (end,) = desk.posts(table, "end")
    block = next(line for line in end.body.lines if line.startswith("```"))
    rows = block.splitlines()[1:-1]
    assert all(len(row) <= 36 for row in rows), block
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        standings = desk.tables.cache.get(session, row).match.standings
    assert standings is not None
    for column, placing in enumerate(standings.placings):
        values = [int(line.split()[-3:][column]) for line in rows[1:]]
        assert sum(values) == placing.score, "the table adds up"
    assert any(line.startswith("4 days · ") for line in end.body.lines)
    assert any("matches the seal" in line and "✅" in line for line in end.body.lines)
    assert [words[0] for words in end.body.buttons] == ["rematch", "reveal", "record", "board", "log", "check"]
    with pytest.raises(Refused, match="reveal-players"):
        desk.tables.reveal(desk.id(), table, 999)
    with pytest.raises(Refused, match="reveal-players"):
        answers.hidden(table, 100)
    once = desk.id()
    desk.tables.reveal(once, table, 101)
    with pytest.raises(Repeated):
        desk.tables.reveal(once, table, 101)
    desk.tables.reveal(desk.id(), table, 102)
    assert len([post for post in desk.posts(table, "notice") if "hidden" in post.body.text]) == 1
    number, told = 1, ""
    while True:
        page = answers.hidden(table, 999, number)
        fits(page)
        told += text(page)
        if not page.rows or ids(page)[0].endswith(":1"):
            break
        number += 1
    with desk.store.writing() as session:
        private = sum(line.events.count(b'"only"') for line in session.lines(table))
    assert private > 0
    assert sum(line.split(" ")[0].isdigit() for line in told.splitlines()) > private // 3
    seal = answers.seal(table, 999)
    fits(seal)
    assert (b"s" * 32).hex() in text(seal)


def test_the_secret_is_not_told_before_the_end(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    page = Answers(desk.tables).seal(table, 999)
    assert (b"s" * 32).hex() not in text(page)
    assert "menhir verify" in text(page)


# --- story ---------------------------------------------------------------------------------------


def test_what_one_seat_does_stands_under_one_name() -> None:
    from bot.store.bodies import STRUCK, ChapterLine, joined

    red, blue = f"{mark(0)} Red ", f"{mark(1)} Blue "
    lines = [
        ChapterLine(1, f"{red}moved N10 (3).", len(red)),
        ChapterLine(2, f"{red}moved ED.", len(red)),
        ChapterLine(3, f"{blue}learned.", len(blue)),
        ChapterLine(4, "🎲 4."),
        ChapterLine(5, f"{red}moved.", len(red)),
        ChapterLine(STRUCK, "~~Red moved.~~ taken back"),
        ChapterLine(6, f"{red}{'x' * 400}", len(red)),
    ]
    assert joined(lines) == [
        f"{red}moved N10 (3); moved ED.",
        f"{blue}learned.",
        "🎲 4.",
        f"{red}moved.",
        "~~Red moved.~~ taken back",
        f"{red}{'x' * 400}",
    ]


def test_standings_tell_what_changed_since_the_last_phase(desk: Desk) -> None:
    table = desk.started("pebbles", 2)
    desk.play_on(table, random.Random(3))
    closed = [post.body for post in desk.posts(table, "chapter") if post.body.strip]
    assert len(closed) >= 2
    scores = [{seat: int(value) for seat, value in body.values[0].items()} for body in closed]
    for before, after, body in zip(scores, scores[1:], closed[1:], strict=False):
        for seat, value in after.items():
            change = value - before[seat]
            wanted = f" {value} (+{change})" if change else f" {value}"
            assert wanted in body.strip[0]
    assert any("(+" in body.strip[0] for body in closed[1:])


def test_only_the_newest_chapter_and_the_call_have_your_move(desk: Desk) -> None:
    import asyncio

    from tests.bot.test_walk import posts_of

    for title in sorted(GAMES):
        people = max(2, GAMES[title].seats[0])
        table = desk.table(title, people, place=50 + sorted(GAMES).index(title))
        desk.tables.start(desk.id(), table, 100)
        for steps in (0, 1, 7, 12):
            desk.play_on(table, random.Random(1), steps)
            pages = asyncio.run(posts_of(desk, table))
            kinds = [
                post.kind
                for post, page in zip(desk.posts(table), pages, strict=True)
                if not post.gone and "turn" in verbs(page)
            ]
            assert kinds.count("call") <= 1
            assert len([kind for kind in kinds if kind != "call"]) == bool(desk.awaited(table)), (title, steps, kinds)


def test_a_chapter_that_was_buried_goes_on_below(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.play_on(table, random.Random(1), 3)
    before = [post for post in desk.posts(table, "chapter") if post.body.open]
    desk.tables.bury(11)
    desk.tables.bury(12345)
    (person,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    after = [post for post in desk.posts(table, "chapter") if post.body.open]
    assert len(before) == len(after) == 1
    assert int(after[0].key) == int(before[0].key) + 1
    assert after[0].body.heading == before[0].body.heading
    old = next(post for post in desk.posts(table, "chapter") if post.key == before[0].key)
    assert old.body.picture is None
    assert old.body.strip == []
    (person,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    assert len([post for post in desk.posts(table, "chapter") if post.body.open]) == 1


def test_practice_undo_is_always_granted(desk: Desk) -> None:
    table = desk.started("karnag", 1, computers=2)
    while desk.tables.run_computers(table):
        pass
    (begin,) = desk.posts(table, "begin")
    assert "Practice: undo is always granted." in begin.body.lines
    (card,) = desk.posts(table, "card")
    assert card.body.heading.endswith("practice")
    desk.play_on(table, random.Random(1), 3)
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        live = desk.tables.cache.get(session, row)
        assert live.match.steps[-1].seat != 0, "computers have decided since"
    _, what = desk.tables.undo(desk.id(), table, 100)
    assert what
    assert desk.awaited(table) == [100]
    with desk.store.writing() as session:
        lines = session.lines(table)
    import msgspec

    undone = [msgspec.json.decode(line.line, type=Step).undone for line in lines if b'"step"' in line.line[:20]]
    assert sum(undone) >= 2
    other = desk.table("karnag", 2, 1, place=99)
    desk.tables.start(desk.id(), other, 100)
    desk.play_on(other, random.Random(1), 4)
    for person in (100, 101):
        with pytest.raises(Refused, match=r"undo-not-free|undo-too-far"):
            for _ in range(3):
                desk.tables.undo(desk.id(), other, person)


# --- lobby ---------------------------------------------------------------------------------------


def test_the_lobby_card_and_its_pages(desk: Desk) -> None:
    table = desk.table("oak", 1)
    (card,) = desk.posts(table, "card")
    assert card.body.buttons[-1] == ["start", "1", "ready"], "Oak can be played alone"
    other = desk.table("karnag", 1, place=12)
    (card,) = desk.posts(other, "card")
    assert card.body.buttons[-1] == ["start", "1", "waits"]
    desk.tables.join(desk.id(), other, 101, "Blue")
    (card,) = desk.posts(other, "card")
    assert card.body.buttons[-1] == ["start", "2", "ready"]
    answers = Answers(desk.tables)
    joined = answers.seated(other, 101, 1, "en")
    assert labels(joined) == ["Change colour", "How to play", "Leave"]
    colours = answers.colours(other, "en")
    assert labels(colours) == ["Yellow", "Green", "Purple"]
    for page in (joined, colours, answers.options(table, 100, "en"), answers.options(other, 101, "de")):
        fits(page)
    assert not any(isinstance(row, Menu) for row in answers.options(other, 101, "en").rows)
    menus = [row for row in answers.options(table, 100, "en").rows if isinstance(row, Menu)]
    assert [option.value for menu in menus for option in menu.options] == list(GAMES["oak"].options.__struct_fields__)
    for title in sorted(GAMES):
        lobby = desk.table(title, 1, place=100 + sorted(GAMES).index(title))
        for option in GAMES[title].options.__struct_fields__:
            page = answers.option(lobby, option, "fr")
            fits(page)
            assert len(page.rows) >= 2
    assert "Eclipse" in answers.option(table, "eclipse", "en").lines[1], "what it changes, in the words of the title"
    with pytest.raises(Refused, match="option-names"):
        answers.option(other, "moon", "en")
    desk.tables.set_option(desk.id(), other, 100, "setup", "advanced")
    (notice,) = desk.posts(other, "notice")
    assert notice.body.text == "Option setup is now: advanced."
    desk.tables.set_option(desk.id(), table, 100, "eclipse", "true")
    assert desk.posts(table, "notice") == [], "nobody else sits there yet"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_help_has_a_page_for_everything_it_names(desk: Desk, language: str) -> None:
    from bot.features.help.topics import TOPICS

    answers = Answers(desk.tables)
    table = desk.started("karnag", 2)
    for about in (None, "commands", "tables", "open", *TOPICS, *GAMES, *(game.title for game in GAMES.values())):
        fits(answers.help(999, language, 11, about, 1))
    with pytest.raises(Refused, match="no-such-topic"):
        answers.help(999, language, 11, "cheating")
    assert "/settings" in text(answers.help(999, language, 11, "commands"))
    assert f"{table}" in text(answers.help(999, language, 11, "tables", 1))
    fits(answers.primer_here(table, language))


# --- tidying -------------------------------------------------------------------------------------


def test_old_claims_are_forgotten(desk: Desk) -> None:
    from bot.tables.tables import DISCORD_EPOCH, TIDY

    desk.now = 1_790_000_000.0
    snowflake = (int(desk.now * 1000) - DISCORD_EPOCH) << 22
    day = 24 * 3600 * 1000 << 22
    old, young = str(snowflake - 2 * day), str(snowflake - day // 2)
    with desk.store.writing() as session:
        for id in (old, f"{old}:start", young, "odd", "7"):
            assert session.claim(id)
    desk.tables._transactions = 0
    desk.tables.choose(str(snowflake), 100, "Red", "text", True)
    with desk.store.writing() as session:
        assert session.claim(old), "forgotten"
        assert session.claim(f"{old}:start")
        assert not session.claim(young)
        assert not session.claim("odd")
        assert not session.claim(str(snowflake))
    desk.tables.choose(str(snowflake + 1), 100, "Red", "text", False)
    with desk.store.writing() as session:
        assert not session.claim(old), "only now and then"
    assert TIDY > 100


def test_private_answers_speak_the_language_chosen(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.choose(desk.id(), 100, "Red", "language", "fr")
    answers = Answers(desk.tables)
    (person,) = desk.awaited(table)
    for reader, word in ((100, "Journal"), (101, "Log")):
        page = answers.panel(table, reader)
        assert isinstance(page, Page)
        assert (word in labels(page)) or reader == person
    assert "événement" in text(answers.log(table, 100))
    assert "event" in text(answers.log(table, 101))
    assert "événement" not in text(answers.public_log(table, 100, Span())), "the channel speaks the table's"
    assert "Votre main" in text(answers.hand(table, 100))
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        assert row.language == "en"
