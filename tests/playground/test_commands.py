"""Commands: global and of one server, replaced in bulk, shown in the person's language, kept from who may not."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground import moderation, pageview
from playground.people import Person, Refused
from playground.server import Playground
from tests.playground.api import Api


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    async with Api(playground) as made:
        yield made


def named(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", **more}


async def test_bulk_overwrite_keeps_ids_and_drops_the_rest(api: Api, playground: Playground, red: Person) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    _, first = await api("PUT", path, [named("one"), named("two")])
    _, second = await api("PUT", path, [named("two", description="new"), named("three")])
    assert second[0]["id"] == first[1]["id"]
    assert second[0]["version"] != first[1]["version"]
    assert [command["name"] for command in red.commands()] == ["two", "three"]
    assert (await api("PATCH", f"{path}/{second[1]['id']}", {"name": "drei"}))[1]["name"] == "drei"
    assert (await api("DELETE", f"{path}/{second[0]['id']}"))[0] == 204
    assert [command["name"] for command in red.commands()] == ["drei"]
    assert (await api("POST", path, named("drei")))[0] == 200, "the same name replaces"
    assert (await api("POST", path, named("vier")))[0] == 201


async def test_place_context_and_permission(api: Api, playground: Playground, red: Person) -> None:
    world = playground.world
    stones, grove = world.guilds
    app = world.bot_id
    await api("PUT", f"/applications/{app}/guilds/{grove}/commands", [named("grove")])
    await api(
        "PUT",
        f"/applications/{app}/commands",
        [
            named("all"),
            named("manage", default_member_permissions=str(1 << 5)),
            named("nobody", default_member_permissions="0"),
            named("here", contexts=[0]),
            named("alone", contexts=[1]),
        ],
    )
    moderator = Person(playground, "Moderator")

    def offered(person: Person, channel: Any = None) -> set[str]:
        return {command["name"] for command in person.commands(channel)}

    assert offered(red) == {"all", "here"}
    assert offered(moderator) == {"all", "here", "manage", "nobody"}
    assert offered(red, red.open_dm()) == {"all", "alone", "manage", "nobody"}
    other = next(c for c in world.channels.values() if c.get("guild_id") == grove)
    assert "grove" in offered(red, other)
    assert "grove" not in offered(red)
    with pytest.raises(Refused):
        await red.slash("manage")
    moderation.allow(world, world.channel(red.place), red.id, "USE_APPLICATION_COMMANDS", False)
    assert offered(red) == set()
    assert stones in world.guilds


async def test_localised_on_the_page(api: Api, playground: Playground, red: Person) -> None:
    option = {
        "type": 3,
        "name": "place",
        "description": "Where to",
        "required": True,
        "name_localizations": {"fr": "lieu"},
        "choices": [{"name": "North", "value": "n", "name_localizations": {"fr": "Nord"}}],
    }
    inner = {"type": 1, "name": "move", "description": "Go", "name_localizations": {"fr": "aller"}, "options": [option]}
    command = named("karnag", options=[inner], description_localizations={"fr": "Jeu"})
    await api("PUT", f"/applications/{playground.world.bot_id}/commands", [command])
    channel = playground.world.channel(red.place)
    (line,) = pageview.commands(red, channel)
    assert (line["name"], line["shown"]) == ("karnag move", "karnag move")
    red.locale = "fr"
    (line,) = pageview.commands(red, channel)
    assert (line["name"], line["shown"], line["options"][0]["shown"]) == ("karnag move", "karnag aller", "lieu")
    assert line["options"][0]["choices"] == [{"name": "Nord", "value": "n"}]
    with pytest.raises(Refused, match="must be one of"):
        await red.slash("karnag move", place="south")
    answer = await red.slash("karnag move", place="n", wait=False)
    assert answer.interaction.data["options"][0]["options"][0]["value"] == "n"


async def test_options_of_every_kind(api: Api, playground: Playground, red: Person, blue: Person) -> None:
    names = ["text", "whole", "truth", "user", "channel", "role", "whoever", "part", "file"]
    options = [{"type": 3 + number, "name": name, "description": "d"} for number, name in enumerate(names)]
    await api("PUT", f"/applications/{playground.world.bot_id}/commands", [named("all", options=options)])
    given = {
        "text": "t",
        "whole": "3",
        "truth": "yes",
        "user": blue,
        "channel": "#general",
        "role": "Moderator",
        "whoever": "@Green",
        "part": "0.5",
        "file": ("a.txt", b"words"),
    }
    answer = await red.slash("all", options=given, wait=False)
    data = answer.interaction.data
    values = {option["name"]: option["value"] for option in data["options"]}
    assert (values["text"], values["whole"], values["truth"], values["part"]) == ("t", 3, True, 0.5)
    assert data["resolved"]["users"][values["user"]]["global_name"] == "Blue"
    assert data["resolved"]["channels"][values["channel"]]["name"] == "general"
    assert data["resolved"]["roles"][values["role"]]["name"] == "Moderator"
    assert "members" in data["resolved"]
    assert data["resolved"]["attachments"][values["file"]]["filename"] == "a.txt"
    for name, wrong in (("user", "Nobody"), ("whole", "x"), ("channel", "nowhere"), ("file", "text")):
        with pytest.raises(Refused):
            await red.slash("all", options={name: wrong}, wait=False)


async def test_menus_of_people_and_messages(api: Api, playground: Playground, red: Person, blue: Person) -> None:
    body = [{"type": 2, "name": "Look at"}, {"type": 3, "name": "Quote"}]
    await api("PUT", f"/applications/{playground.world.bot_id}/commands", body)
    answer = await red.context("Look at", blue, wait=False)
    assert answer.interaction.data["target_id"] == blue.id
    said = blue.say("words")
    answer = await red.context("Quote", said, wait=False)
    assert answer.interaction.data["resolved"]["messages"][said.id]["content"] == "words"


async def test_somebody_leaves_and_comes_back(playground: Playground, red: Person, blue: Person) -> None:
    blue.say("bye")
    blue.leave_server()
    assert blue.sees() == []
    with pytest.raises(Refused):
        blue.say("am I still here?", red.place)
    assert red.last().content == "bye"
    red.go("tables")
    blue.join_server()
    assert blue.last("tables").content == "bye"
