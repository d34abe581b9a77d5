"""Everything the bot sends and everything the playground answers fits Discord's own description of its API."""

import pytest

from playground.people import Person
from playground.rest.app import Exchange
from playground.server import Playground
from tests.playground import fits
from tests.playground.api import Api

needs_description = pytest.mark.skipif(not fits.PRESENT, reason="Discord's description is not beside the project")


async def everything(playground: Playground, red: Person, blue: Person) -> None:
    """A conversation that uses all kinds of interaction, answer and message."""
    await red.slash("help")
    await red.slash("move", druid="R", place="N7")
    await red.autocomplete("move", "place", "N")
    await red.slash("karnag move", druid="R", steps=3)
    message = (await red.slash("count")).message
    await blue.click(message, "Pressed 0")
    await (await red.slash("draw")).done()
    await red.select((await red.slash("choose")).message, "Choose a stone", "2")
    await red.waits_for("You took stone 2.")
    await red.submit(await red.slash("rename"), Name="Tooth")
    await red.submit(await red.slash("ask"), Seat="Red")
    await red.slash("private")
    await blue.waits_for("And for everybody.")
    await (await red.slash("later")).done()
    await red.slash("fail")
    await red.waits_for("refused with")
    await red.slash("thread", name="Table 14")
    await blue.waits_for(lambda seen: seen.json["type"] == 6)
    await red.slash("layout")
    await red.slash("mention", who=blue, ping=True)
    await blue.waits_until(lambda: bool(blue.pings()))
    await red.slash("direct")
    await red.waits_for("A word in private.", red.open_dm())
    await red.go(red.open_dm()).slash("help")
    red.go("tables")
    await red.slash("stone")
    await blue.waits_for(lambda seen: bool(seen.json.get("_reactions")))
    blue.react(blue.last(), "👍")
    blue.say("plain", reply_to=blue.last(), files=[("a.txt", b"a")])


@needs_description
@pytest.mark.usefixtures("bot")
async def test_the_conversation_fits(playground: Playground, red: Person, blue: Person) -> None:
    await everything(playground, red, blue)
    async with Api(playground) as api:
        await more_requests(api, playground, red)
    found = sorted(set(fits.misfits(playground)))
    assert not found, "\n".join(found)


async def more_requests(api: Api, playground: Playground, red: Person) -> None:
    """Answers the demo bot has no use for."""
    guild = next(iter(playground.world.guilds))
    app = playground.world.bot_id
    here = f"/channels/{red.place}"
    for path in (
        "/users/@me",
        "/users/@me/guilds",
        f"/users/{red.id}",
        "/applications/@me",
        "/oauth2/applications/@me",
        "/gateway",
        "/gateway/bot",
        f"/guilds/{guild}?with_counts=true",
        f"/guilds/{guild}/channels",
        f"/guilds/{guild}/roles",
        f"/guilds/{guild}/members/{red.id}",
        f"/guilds/{guild}/threads/active",
        here,
        f"{here}/messages?limit=100",
        f"{here}/messages/pins",
        f"{here}/threads/archived/public",
        f"/applications/{app}/commands",
        f"/applications/{app}/commands?with_localizations=true",
        f"/applications/{app}/guilds/{guild}/commands",
        f"/applications/{app}/emojis",
        "/channels/1",
    ):
        status, _ = await api("GET", path)
        assert status in (200, 404), path
    assert (await api("POST", f"/applications/{app}/guilds/{guild}/commands", {"name": "x", "description": "d"}))[
        0
    ] == 201
    assert (await api("POST", f"{here}/messages", {"content": "x" * 2001}))[0] == 400
    status, thread = await api("POST", f"{here}/threads", {"name": "alone", "type": 11})
    assert status == 201
    assert (await api("PATCH", f"/channels/{thread['id']}", {"archived": True}))[0] == 200
    assert (await api("GET", f"/channels/{thread['id']}/thread-members"))[0] == 200


@needs_description
@pytest.mark.usefixtures("bot")
async def test_the_events_fit(playground: Playground, red: Person, blue: Person) -> None:
    await everything(playground, red, blue)
    found = sorted(set(fits.event_misfits(playground)))
    assert not found, "\n".join(found)
    assert {"READY", "GUILD_CREATE", "INTERACTION_CREATE", "MESSAGE_CREATE", "THREAD_CREATE"} <= fits.known_events(
        playground
    )


@needs_description
async def test_the_check_sees_what_does_not_fit(playground: Playground) -> None:
    exchange = Exchange("POST", "/channels/{channel_id}/messages", "", {"embeds": 5}, 200, {"id": "1"})
    playground.rest.exchanges.append(exchange)
    playground.gateway.sent.append({"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": {"id": "1"}})
    found = list(fits.misfits(playground))
    assert any(line.startswith("request") for line in found)
    assert any(line.startswith("200 of") for line in found)
    assert list(fits.event_misfits(playground))
