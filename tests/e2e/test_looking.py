"""Looking through the local Discord: settings, boards of any moment, log, rules, help, lobby, watching, the end."""

from __future__ import annotations

import io
import itertools

from PIL import Image

from tests.e2e.house import House

STEPS = itertools.count()
"""Numbers for interactions that nobody sent."""


async def moves(house: House, count: int) -> None:
    """People take the first legal step, by command."""
    for _ in range(count):
        awaited = await house.awaited()
        if not awaited:
            return
        action = (await house.legal(awaited[0]))[0]
        await house.bot.worker.do(
            house.tables.play, f"test{next(STEPS)}", 1, house.person_id(awaited[0].name), [action]
        )
    await house.calm()


async def test_settings_by_page_by_command_and_by_form(house: House) -> None:
    red = house.people["Red"]
    page = await red.slash("settings")
    assert page.message.ephemeral
    assert "as Discord is set" in page.text
    one = await red.select(page.message, "Change which one?", "palette")
    assert "high contrast" in str(one.message.json["components"])
    done = await red.select(one.message, "Palette", "contrast")
    assert "Palette is now: high contrast" in done.text
    quiet = await red.slash("settings", what="quiet")
    form = await red.click(quiet.message, "Type it")
    bad = await red.submit(form, {"value": "always"})
    assert 'I cannot read "always"' in bad.text
    form = await red.click(quiet.message, "Type it")
    assert "22:30-07:00" in (await red.submit(form, {"value": "22:30 - 7:00"})).text
    zones = await red.autocomplete("settings", "value", "berl", what="zone")
    assert [choice["value"] for choice in zones] == ["Europe/Berlin"]
    assert "No time zone" in (await red.slash("settings", what="zone", value="Atlantis")).text
    german = await red.slash("settings", what="language", value="de")
    assert "Deine Einstellungen" in german.text
    assert "Hier ist kein Tisch" in (await red.slash("turn")).text
    back = await red.slash("settings", what="language", value="discord")
    assert "Your settings" in back.text
    await house.restart_bot()
    assert "high contrast" in (await red.slash("settings")).text


async def test_boards_of_now_and_then_private_and_public(house: House) -> None:
    await house.open_table(people=2)
    await moves(house, 9)
    red, blue = house.people["Red"], house.people["Blue"]
    board = await (await red.slash("board")).done()
    assert board.message.ephemeral
    plain = board.message.picture()
    assert Image.open(io.BytesIO(plain)).width == 1600
    assert {"Zoom …", "Text"} <= set(board.message.labels)
    await red.slash("settings", what="palette", value="deutan")
    assert (await (await red.slash("board")).done()).message.picture() != plain
    zoom = await red.click(board.message, "Zoom …")
    part = await (await red.select(zoom.message, "Which part?", "north")).done()
    assert part.message.picture() != plain
    assert "There is no moon" in (await red.slash("board", show="moon")).text
    words = [choice["value"] for choice in await red.autocomplete("board", "at", "")]
    assert words[:2] == ["now", "start of my turn"]
    then = await (await red.slash("board", at=words[-1])).done()
    assert "As it was <t:" in then.text
    assert "I know no moment" in (await red.slash("board", at="yesterday")).text
    changes = await (await blue.slash("board", show="changes")).done()
    assert changes.message.picture() != plain
    shown = await (await blue.slash("board", options={"public": True})).done()
    assert not shown.message.ephemeral
    assert shown.text.startswith("👁️ Shown by Blue")
    assert shown.message.labels == []
    assert shown.message.pinged == []
    text = await red.slash("board", show="text")
    assert "Karnag" in text.text
    await red.slash("settings", what="text", value="on")
    instead = await red.slash("board")
    assert instead.message.json["attachments"] == []
    assert "R Red" in (await red.slash("log", since="start")).text
    assert "R Red" not in (await blue.slash("log", since="start")).text


async def test_log_rules_and_menus_of_messages(house: House) -> None:
    await house.open_table(people=2)
    await moves(house, 30)
    red, green = house.people["Red"], house.people["Green"]
    log = await red.slash("log", since="start")
    assert "📜 Karnag, table 1" in log.text
    earlier = await red.click(log.message, "Earlier")
    assert earlier.message == log.message, "turning a page changes the message"
    both = await (await red.click(log.message, "Then and now")).done()
    await red.waits_until(lambda: bool(both.followups))
    pictures = {seen.picture() for seen in (both.message, *both.followups)}
    assert len(pictures) == 2, "two boards"
    public = await red.click(log.message, "Show in channel")
    shown = [*public.followups, public.message][0]
    assert not shown.ephemeral
    assert "Shown by Red" in shown.text
    found = await green.slash("rules", find="cauldron")
    assert found.message.ephemeral
    full = next(label for label in found.message.labels if label.endswith("in full"))
    clause = await green.click(found.message, full)
    assert "Rulebook" in clause.text or "ruling" in clause.text
    assert "Nothing you can do now" in (await green.click(clause.message, "Where it matters now")).text
    told = await green.click(clause.message, "Show in channel")
    assert "Shown by Green" in [*told.followups, told.message][0].text
    assert "There is no game called chess" in (await green.slash("rules", find="x", title="chess")).text
    posts = [post for post in await house.posts("chapter") if post.message is not None and post.body.lines]
    place = str((await house.table()).place)
    seen = next(seen for seen in green.sees(place) if int(seen.id) == posts[0].message)
    board = await (await green.context("Board at this point", seen)).done()
    assert board.message.ephemeral
    assert board.message.picture()
    rules = await green.context("Rules in this message", seen)
    assert "rules behind this message" in rules.text
    chatter = red.say("hello")
    assert "no post of a game" in (await green.context("Board at this point", chatter)).text


async def test_help_leads_everywhere(house: House) -> None:
    red = house.people["Red"]
    first = await red.slash("help")
    assert first.message.labels == ["Open a table", "Tables here", "All commands", "Settings"]
    every = await red.click(first.message, "All commands")
    assert "/table open" in every.text
    back = await red.click(every.message, "Back")
    which = await red.click(back.message, "Open a table")
    await (await red.click(which.message, "Karnag")).done()
    assert (await house.table()).title == "karnag"
    assert "How to play Karnag" in (await red.slash("help", about="karnag")).text
    assert "There is no help" in (await red.slash("help", about="magic")).text
    words = {choice["value"] for choice in await red.autocomplete("help", "about", "")}
    assert {"karnag", "undo", "fair"} <= words


async def test_a_lobby_by_buttons(house: House) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    await (await red.slash("table open", title="karnag")).done()
    card = await red.waits_for("table 1")
    start = card.find("Start (1 seated)", (2,))
    assert start["disabled"]
    joined = await blue.click(card, "Join")
    colours = await blue.click(joined.message, "Change colour")
    assert "Purple" in (await blue.click(colours.message, "Purple")).text
    assert "How to play Karnag" in (await blue.click(card, "How to play")).text
    assert "The host changes them" in (await blue.click(card, "Options")).text
    options = await red.click(card, "Options")
    one = await red.select(options.message, "Change which one?", "setup")
    changed = await red.click(one.message, "advanced")
    assert "▶️ **setup**: advanced" in changed.text
    assert "You do not follow table 1" in (await house.people["Green"].click(card, "Watch")).text
    await house.calm()
    assert "setup advanced" in card.text
    left = await blue.click(joined.message, "Leave")
    assert "You have left" in left.text
    await house.calm()
    assert card.find("Start (1 seated)", (2,))["disabled"]


async def test_watchers_coaches_and_people_who_sit_down_later(house: House) -> None:
    await house.open_table(people=2, computers=1)
    red, green = house.people["Red"], house.people["Green"]
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    card = await green.click(call, "Your move")
    assert "You are watching" in card.text
    form = await green.click(card.message, "Rules")
    assert "cauldron" in (await green.submit(form, {"find": "cauldron"})).text
    assert "do not sit" in (await green.slash("hand")).text
    assert "shown to that person" in (await red.slash("table coach", member=green)).text
    await red.waits_for("shows the hand to one person")
    assert "The hand of" in (await green.slash("hand")).text
    assert "no longer" in (await red.slash("table coach")).text
    assert "do not sit" in (await green.slash("hand")).text
    sat = await green.click(card.message, "Take a computer's seat")
    assert "You play" in sat.text
    assert "already" in (await green.slash("table join")).text
    assert "All seats are taken" in (await house.people["Purple"].slash("table join")).text


async def test_chatter_moves_the_story_down(house: House) -> None:
    await house.open_table(people=2)
    await moves(house, 2)
    (before,) = [post for post in await house.posts("chapter") if post.body.open]
    place = str((await house.table()).place)
    for number in range(8):
        house.people["Green"].say(f"chat {number}", place)
    await house.heard()
    await moves(house, 1)
    (after,) = [post for post in await house.posts("chapter") if post.body.open]
    assert int(after.key) == int(before.key) + 1
    _, standing = await house.standing()
    with_buttons = [m for m in standing if any("Your move" in str(c) for c in m["components"])]
    assert len(with_buttons) == 2, "the newest chapter and the call"


async def test_the_end_can_be_revealed_exported_and_checked(house: House) -> None:
    await house.open_table(title="pebbles", people=2)
    red, green = house.people["Red"], house.people["Green"]
    assert "still running" in (await red.slash("export", what="picture")).text
    await moves(house, 100)
    end = await red.waits_for("🏁")
    assert end.labels[:3] == ["Rematch", "Reveal", "Record"]
    assert "has to reveal it first" in (await green.click(end, "Reveal")).text
    opened = await red.click(end, "Reveal")
    assert opened.message.ephemeral
    assert "What was hidden" in opened.text
    await green.waits_for("opens what was hidden")
    assert "What was hidden" in (await green.click(end, "Reveal")).text
    assert "The secret" in (await green.click(end, "Check it yourself")).text
    record = await (await green.slash("export")).done()
    assert any(m.json["attachments"] for m in [*record.followups, record.message])
    assert "no picture" in (await (await green.slash("export", what="picture")).done()).text
