"""People and the bot talk, through real discord.py and real sockets."""

import io

import discord
import pytest
from PIL import Image

from bot.app.connection import use_api_base
from playground.people import Answer, Person, Refused
from playground.server import Playground

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_answers_in_private(red: Person, blue: Person) -> None:
    answer = await red.slash("help")
    assert "trying the playground" in answer.text
    assert answer.message.ephemeral
    assert red.sees() == [answer.message]
    assert blue.sees() == []


async def test_what_is_typed_is_a_command_or_a_message(red: Person, blue: Person) -> None:
    answer = await red.type("/move druid:the old one place:N7")
    assert isinstance(answer, Answer)
    assert blue.last().text == "the old one moved to N7."
    await red.type("hello")
    assert blue.last().content == "hello"


async def test_autocomplete_knows_the_other_options(red: Person) -> None:
    offered = await red.autocomplete("move", "place", "n1", druid="R")
    assert [choice["value"] for choice in offered] == ["N1", *[f"N{n}" for n in range(10, 20)]]
    offered = await red.autocomplete("karnag move", "druid", "")
    assert len(offered) == 25


async def test_the_client_refuses_what_discords_client_refuses(red: Person) -> None:
    with pytest.raises(Refused, match="place is required"):
        await red.slash("move", druid="R")
    with pytest.raises(Refused, match="no option"):
        await red.slash("move", druid="R", place="N1", colour="x")
    with pytest.raises(Refused, match="between 1 and 7"):
        await red.slash("karnag move", druid="R", steps=8)
    with pytest.raises(Refused, match="must be a number"):
        await red.slash("karnag move", druid="R", steps="many")
    with pytest.raises(Refused, match="no command /dance"):
        await red.slash("dance")
    with pytest.raises(Refused, match="needs one of"):
        await red.slash("karnag")


async def test_a_button_carries_its_state(red: Person, blue: Person) -> None:
    message = (await red.slash("count")).message
    for number, person in enumerate((red, blue, red)):
        answer = await person.click(message, f"Pressed {number}")
        assert answer.message == message
    assert message.text == "Count is 3"
    with pytest.raises(Refused):
        await red.click(message, "Pressed 0")


async def test_a_deferred_picture_has_bytes_and_alt_text(red: Person, blue: Person) -> None:
    answer = await (await red.slash("draw")).done()
    seen = blue.last()
    assert seen == answer.message
    assert seen.alt_texts == ["A green board, nothing on it."]
    assert Image.open(io.BytesIO(seen.picture())).size == (320, 200)
    assert (seen.json["attachments"][0]["width"], seen.json["attachments"][0]["height"]) == (320, 200)


async def test_a_menu_in_private(red: Person, blue: Person) -> None:
    message = (await red.slash("choose")).message
    with pytest.raises(Refused, match="does not see"):
        await blue.select(message, "Choose a stone", "3")
    with pytest.raises(Refused, match="not among"):
        await red.select(message, "Choose a stone", "9")
    await red.select(message, "Choose a stone", "Stone 3")
    await red.waits_for("You took stone 3.")
    assert message.labels == []


async def test_forms(red: Person) -> None:
    form = await red.slash("rename")
    assert form.modal["title"] == "Name the stone"
    with pytest.raises(Refused, match="between 1 and 20"):
        await red.submit(form)
    answer = await red.submit(form, Name="Old Tooth")
    assert answer.text == "The stone is called Old Tooth."
    form = await red.slash("ask")
    assert (await red.submit(form, Seat="Blue")).text == "Seat Blue"


async def test_a_form_outlives_its_message(red: Person, playground: Playground) -> None:
    said = red.say("soon gone")
    form = await red.slash("rename")
    playground.desk.by_id[form.id].message_id = said.id
    red.delete(said)
    assert (await red.submit(form, Name="Old Tooth")).text == "The stone is called Old Tooth."


async def test_private_and_public_follow_ups(red: Person, blue: Person) -> None:
    await red.slash("private")
    await blue.waits_for("And for everybody.")
    assert [seen.text for seen in blue.sees()] == ["And for everybody."]
    assert [seen.text for seen in red.sees()] == ["Only for your eyes.", "And for everybody."]
    red.dismiss(red.sees()[0])
    assert [seen.text for seen in red.sees()] == ["And for everybody."]


async def test_thinking_ends_with_the_answer(red: Person) -> None:
    answer = await (await red.slash("later")).done()
    assert answer.text == "Thought."
    assert answer.message.ephemeral


async def test_a_second_answer_is_refused(red: Person) -> None:
    await red.slash("fail")
    await red.waits_for("refused with 400 40060")


async def test_threads_pins_and_history(red: Person, blue: Person, playground: Playground) -> None:
    await red.slash("thread", name="Table 14")
    await blue.waits_for(lambda seen: seen.json["type"] == 6)
    opened = next(seen for seen in blue.sees() if seen.text == "Table Table 14")
    assert opened.json["pinned"]
    assert opened.json["flags"] & 32
    blue.go("Table 14")
    assert blue.last().text == "The game begins."
    thread = playground.world.channel(opened.id)
    thread["thread_metadata"]["archived"] = True
    blue.say("Still there?")
    assert thread["thread_metadata"]["archived"] is False


async def test_a_layout_with_files(red: Person, blue: Person) -> None:
    await red.slash("layout")
    seen = blue.last()
    assert seen.labels == ["Your move", "Board", "Rules"]
    assert "round 2" in seen.text
    gallery = next(c for c in seen.json["components"][0]["components"] if c["type"] == 12)
    assert gallery["items"][0]["media"]["url"].endswith("/board.png")
    assert gallery["items"][0]["description"] == "The whole board."
    with pytest.raises(Refused, match="link"):
        await blue.click(seen, "Rules")


async def test_locale_reaches_the_bot(red: Person) -> None:
    assert (await red.slash("whisper")).text == "Hello"
    red.locale = "fr"
    assert (await red.slash("whisper")).text == "Bonjour"
    with pytest.raises(Refused):
        red.locale = "tlh"


async def test_only_allowed_mentions_ping(red: Person, blue: Person) -> None:
    await red.slash("mention", who=blue, ping=False)
    quiet = await blue.waits_for("your move")
    assert blue.mention in quiet.text
    assert blue.pings() == []
    await red.slash("mention", who=blue, ping=True)
    await blue.waits_until(lambda: bool(blue.pings()))
    assert blue.pings()[-1].pinged == ["Blue"]
    assert blue.pings()[-1] != quiet


async def test_direct_messages(red: Person, blue: Person) -> None:
    await red.slash("direct")
    await red.waits_for("A word in private.", red.open_dm())
    assert [seen.text for seen in red.pings()] == ["A word in private."]
    assert blue.sees(red.open_dm()) == []


async def test_emoji_in_text_button_and_reaction(red: Person, blue: Person, playground: Playground) -> None:
    await red.slash("stone")
    await blue.waits_for(lambda seen: bool(seen.json.get("_reactions")))
    (emoji,) = playground.world.emoji.values()
    assert emoji["name"] == "seat_red"
    assert blue.last().text == f"<:seat_red:{emoji['id']}> Red"
    button = blue.last().find("Red", (2,))
    assert button["emoji"] == {"id": emoji["id"], "name": "seat_red"}


async def test_plain_words_reach_the_bot_only_when_meant_for_it(red: Person, bot: discord.Client) -> None:
    red.say("a secret among us")
    red.say(f"<@{bot.user.id}> hello")  # type: ignore[union-attr]
    await red.slash("help")
    assert bot.heard == ["", f"<@{bot.user.id}> hello"]  # type: ignore[attr-defined, union-attr]


async def test_commands_follow_place_and_permission(red: Person, playground: Playground) -> None:
    names = {command["name"] for command in red.commands()}
    assert {"help", "karnag"} <= names
    assert "karnag" not in {command["name"] for command in red.commands(red.open_dm())}
    assert (await red.go(red.open_dm()).slash("help")).message.ephemeral


@pytest.mark.parametrize("base", ["https://discord.com", "http://10.0.0.1:80", "http://example.com", "http://", "x"])
def test_the_base_address_must_be_this_machine(base: str) -> None:
    with pytest.raises(ValueError, match="this machine"):
        use_api_base(base)
