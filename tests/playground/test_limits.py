"""What Discord refuses, with its status and code. One line per case."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground import limits, messages, threads
from playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT
from playground.people import Person
from playground.server import Playground
from tests.playground.api import Api

JSON = dict[str, Any]
V2 = 1 << 15


def button(**more: Any) -> JSON:
    return {"type": 2, "style": 2, "label": "b", "custom_id": "b", **more}


def row(*items: JSON) -> JSON:
    return {"type": 1, "components": list(items)}


def rows(*items: JSON) -> JSON:
    return {"content": "x", "components": [row(*items)]}


def menu(count: int = 1, **more: Any) -> JSON:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def v2(*items: JSON) -> JSON:
    return {"flags": V2, "components": list(items)}


def text(words: str = "t") -> JSON:
    return {"type": 10, "content": words}


def embed(**more: Any) -> JSON:
    return {"embeds": [more]}


def command(**more: Any) -> JSON:
    return {"name": "go", "description": "d", **more}


def option(**more: Any) -> JSON:
    return command(options=[{"type": 3, "name": "o", "description": "d", **more}])


def modal(*items: JSON, **more: Any) -> JSON:
    return {"type": 9, "data": {"custom_id": "m", "title": "t", "components": list(items), **more}}


def field(**more: Any) -> JSON:
    return {"type": 4, "custom_id": "f", "style": 1, "label": "l", **more}


MESSAGES: list[tuple[str, JSON, int]] = [
    ("nothing to send", {}, 50006),
    ("empty content", {"content": ""}, 50006),
    ("only spaces", {"content": " \n "}, 50006),
    ("content of 2001", {"content": "x" * 2001}, 50035),
    ("content no text", {"content": 5}, 50035),
    ("nonce of 26", {"content": "x", "nonce": "n" * 26}, 50035),
    ("eleven embeds", {"embeds": [{"title": "t"}] * 11}, 50035),
    ("embed title of 257", embed(title="x" * 257), 50035),
    ("embed description of 4097", embed(description="x" * 4097), 50035),
    ("embed with 26 fields", embed(fields=[{"name": "n", "value": "v"}] * 26), 50035),
    ("embed field name of 257", embed(fields=[{"name": "n" * 257, "value": "v"}]), 50035),
    ("embed field value of 1025", embed(fields=[{"name": "n", "value": "v" * 1025}]), 50035),
    ("embed field without value", embed(fields=[{"name": "n"}]), 50035),
    ("embed footer of 2049", embed(footer={"text": "x" * 2049}), 50035),
    ("embed author of 257", embed(author={"name": "x" * 257}), 50035),
    ("embeds of 6001 together", {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]}, 50035),
    ("six rows", {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]}, 50035),
    ("six buttons in a row", rows(*[button(custom_id=str(n)) for n in range(6)]), 50035),
    ("empty row", rows(), 50035),
    ("button outside a row", {"content": "x", "components": [button()]}, 50035),
    ("button and menu in a row", rows(button(), menu()), 50035),
    ("custom id of 101", rows(button(custom_id="x" * 101)), 50035),
    ("custom id empty", rows(button(custom_id="")), 50035),
    ("custom id missing", rows({"type": 2, "style": 1, "label": "b"}), 50035),
    ("custom id twice", rows(button(), button()), 50035),
    ("label of 81", rows(button(label="x" * 81)), 50035),
    ("neither label nor emoji", rows({"type": 2, "style": 1, "custom_id": "b"}), 50035),
    ("link without url", rows({"type": 2, "style": 5, "label": "b"}), 50035),
    ("link with custom id", rows({"type": 2, "style": 5, "label": "b", "url": "https://a.b", "custom_id": "c"}), 50035),
    ("link to a script", rows({"type": 2, "style": 5, "label": "b", "url": "javascript:1"}), 50035),
    ("url on a plain button", rows(button(url="https://a.b")), 50035),
    ("emoji that does not exist", rows(button(emoji={"id": "1", "name": "stone"})), 50035),
    ("emoji that is a word", rows(button(emoji={"name": "stone"})), 50035),
    ("emoji of an option", rows(menu(options=[{"label": "x", "value": "v", "emoji": {"id": "1"}}])), 50035),
    ("button style 9", rows(button(style=9)), 50035),
    ("menu with 26 options", rows(menu(26)), 50035),
    ("menu without options", rows(menu(0)), 50035),
    ("option label of 101", rows(menu(options=[{"label": "x" * 101, "value": "v"}])), 50035),
    ("option value of 101", rows(menu(options=[{"label": "x", "value": "v" * 101}])), 50035),
    ("option description of 101", rows(menu(options=[{"label": "x", "value": "v", "description": "d" * 101}])), 50035),
    ("option value twice", rows(menu(options=[{"label": "x", "value": "v"}, {"label": "y", "value": "v"}])), 50035),
    ("placeholder of 151", rows(menu(placeholder="x" * 151)), 50035),
    ("more to choose than there is", rows(menu(2, max_values=3)), 50035),
    ("least above most", rows(menu(3, min_values=2, max_values=1)), 50035),
    ("text input in a message", rows(field()), 50035),
    ("unknown component", {"content": "x", "components": [{"type": 99}]}, 50035),
    ("layout piece without the flag", {"content": "x", "components": [text()]}, 50035),
    ("layout with content", {**v2(text()), "content": "x"}, 50035),
    ("layout with embeds", {**v2(text()), "embeds": [{"title": "t"}]}, 50035),
    ("empty layout", v2(), 50006),
    ("41 layout pieces", v2({"type": 17, "components": [text() for _ in range(40)]}), 50035),
    ("layout text of 4001", v2(text("x" * 2000), text("x" * 2001)), 50035),
    ("empty text", v2(text("")), 50035),
    ("section without accessory", v2({"type": 9, "components": [text()]}), 50035),
    ("section of four texts", v2({"type": 9, "components": [text()] * 4, "accessory": button()}), 50035),
    ("container in a container", v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}), 50035),
    ("gallery of eleven", v2({"type": 12, "items": [{"media": {"url": "https://a.b/c.png"}}] * 11}), 50035),
    ("gallery of nothing", v2({"type": 12, "items": []}), 50035),
    ("missing attachment", v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}), 50035),
    ("file from elsewhere", v2({"type": 13, "file": {"url": "https://a.b/c.txt"}}), 50035),
    ("component id twice", v2(text() | {"id": 3}, text() | {"id": 3}), 50035),
    ("accent colour too large", v2({"type": 17, "accent_color": 1 << 24, "components": [text()]}), 50035),
    ("mentions of a strange kind", {"content": "x", "allowed_mentions": {"parse": ["cats"]}}, 50035),
    ("mentions both ways", {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, 50035),
    ("101 mentions", {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}}, 50035),
    ("reply to nothing", {"content": "x", "message_reference": {"message_id": "1"}}, 50035),
    ("attachment without a file", {"content": "x", "attachments": [{"id": 0, "filename": "a"}]}, 50035),
]

COMMANDS: list[tuple[str, Any, int]] = [
    ("no list", command(), 50035),
    ("uppercase name", [command(name="Go")], 50035),
    ("name with a space", [command(name="go on")], 50035),
    ("name of 33", [command(name="x" * 33)], 50035),
    ("no name", [{"description": "d"}], 50035),
    ("no description", [{"name": "go"}], 50035),
    ("empty description", [command(description="")], 50035),
    ("description of 101", [command(description="x" * 101)], 50035),
    ("unknown locale", [command(name_localizations={"xx": "go"})], 50035),
    ("uppercase in a locale", [command(name_localizations={"fr": "Aller"})], 50035),
    ("101 commands", [command(name=f"go{n}") for n in range(101)], 30032),
    ("name twice", [command(), command()], 50035),
    ("26 options", [command(options=[{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)])], 50035),
    ("option uppercase", [option(name="O")], 50035),
    ("option without description", [command(options=[{"type": 3, "name": "o"}])], 50035),
    ("option of kind 99", [option(type=99)], 50035),
    ("option twice", [command(options=option()["options"] * 2)], 50035),
    ("26 choices", [option(choices=[{"name": f"c{n}", "value": f"c{n}"} for n in range(26)])], 50035),
    ("choice name of 101", [option(choices=[{"name": "x" * 101, "value": "v"}])], 50035),
    ("choice value of 101", [option(choices=[{"name": "x", "value": "v" * 101}])], 50035),
    ("autocomplete and choices", [option(autocomplete=True, choices=[{"name": "x", "value": "v"}])], 50035),
    ("autocomplete of a truth", [option(type=5, autocomplete=True)], 50035),
    (
        "required after optional",
        [command(options=[*option()["options"], {"type": 3, "name": "p", "description": "d", "required": True}])],
        50035,
    ),
    (
        "subcommand beside an option",
        [command(options=[*option()["options"], {"type": 1, "name": "s", "description": "d"}])],
        50035,
    ),
    ("description on a context command", [{"type": 2, "name": "Look", "description": "d"}], 50035),
    (
        "8001 characters",
        [command(options=[{"type": 3, "name": f"o{n}", "description": "d" * 100, "choices": [
            {"name": f"{c}" + "n" * 40, "value": f"{c}" + "v" * 40} for c in range(4)]} for n in range(20)])],
        50035,
    ),
]  # fmt: skip

# A callback to a slash command.
CALLBACKS: list[tuple[str, JSON, int]] = [
    ("no type", {}, 50035),
    ("type 99", {"type": 99}, 50035),
    ("update of a message that is not there", {"type": 7, "data": {"content": "x"}}, 50035),
    ("choices to a command", {"type": 8, "data": {"choices": []}}, 50035),
    ("content of 2001", {"type": 4, "data": {"content": "x" * 2001}}, 50035),
    ("nothing to say", {"type": 4, "data": {}}, 50006),
    ("data no object", {"type": 4, "data": "x"}, 50035),
    ("custom id of 101", {"type": 4, "data": rows(button(custom_id="x" * 101))}, 50035),
    ("form title of 46", modal(row(field()), title="x" * 46), 50035),
    ("form without title", modal(row(field()), title=""), 50035),
    ("form custom id of 101", modal(row(field()), custom_id="x" * 101), 50035),
    ("form of six rows", modal(*[row(field(custom_id=str(n))) for n in range(6)]), 50035),
    ("form of nothing", modal(), 50035),
    ("form with a button", modal(row(button())), 50035),
    ("form label of 46", modal(row(field(label="x" * 46))), 50035),
    ("form field twice", modal(row(field()), row(field())), 50035),
    ("form placeholder of 101", modal(row(field(placeholder="x" * 101))), 50035),
    ("form value of 4001", modal(row(field(value="x" * 4001))), 50035),
    ("label with a long text", modal({"type": 18, "label": "x" * 46, "component": field(label=None)}), 50035),
]


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    async with Api(playground) as made:
        yield made


@pytest.fixture
def here(red: Person) -> str:
    return f"/channels/{red.place}"


def refused(answer: tuple[int, Any], status: int, code: int) -> JSON:
    assert (answer[0], answer[1]["code"]) == (status, code), answer
    assert answer[1]["message"]
    if code == 50035:
        assert _leaf(answer[1]["errors"]), "a form error names the field"
    return dict(answer[1])


def _leaf(errors: JSON) -> bool:
    if "_errors" in errors:
        return all({"code", "message"} <= set(entry) for entry in errors["_errors"])
    return bool(errors) and all(_leaf(inner) for inner in errors.values())


async def test_messages_that_discord_refuses(api: Api, here: str, red: Person) -> None:
    for name, body, code in MESSAGES:
        answer = await api("POST", f"{here}/messages", body)
        assert answer[0] == 400, (name, answer)
        refused(answer, 400, code)
    assert red.sees() == []


async def test_edits_that_discord_refuses(api: Api, here: str) -> None:
    _, sent = await api("POST", f"{here}/messages", {"content": "x"})
    _, laid = await api("POST", f"{here}/messages", v2(text()))
    path = f"{here}/messages/{sent['id']}"
    for name, body, code in MESSAGES:
        if name in ("nothing to send", "reply to nothing", "nonce of 26"):
            continue  # not part of an edit
        answer = await api("PATCH", path, body)
        if name == "empty layout":  # the content is still there, and a layout may not have any
            continue
        assert answer[0] == 400, (name, answer)
        refused(answer, 400, code)
    refused(await api("PATCH", f"{here}/messages/{laid['id']}", {"content": "x"}), 400, 50035)
    refused(await api("PATCH", path, {"content": None}), 400, 50006)


async def test_commands_that_discord_refuses(api: Api, playground: Playground) -> None:
    path = f"/applications/{playground.world.bot_id}/commands"
    for name, body, code in COMMANDS:
        answer = await api("PUT", path, body)
        assert answer[0] == 400, (name, answer)
        refused(answer, 400, code)
        if isinstance(body, list) and len(body) == 1:
            refused(await api("POST", path, body[0]), 400, code)
    assert playground.world.commands == {}


async def test_callbacks_that_discord_refuses(api: Api, playground: Playground, red: Person) -> None:
    channel = playground.world.channel(red.place)
    data = {"id": "1", "name": "go", "type": 1}
    interaction = playground.desk.open(COMMAND, red.id, channel, data)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for name, body, code in CALLBACKS:
        answer = await api("POST", path, body)
        assert answer[0] == 400, (name, answer)
        refused(answer, 400, code)
    assert not interaction.settled
    assert (await api("POST", path, {"type": 4, "data": {"content": "now"}}))[0] == 204
    refused(await api("POST", path, {"type": 4, "data": {"content": "again"}}), 400, 40060)


async def test_choices_that_discord_refuses(api: Api, playground: Playground, red: Person) -> None:
    channel = playground.world.channel(red.place)
    data = {"id": "1", "name": "go", "type": 1, "options": [{"name": "o", "type": 3, "value": "", "focused": True}]}
    interaction = playground.desk.open(AUTOCOMPLETE, red.id, channel, data)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    for choices in (
        [{"name": f"c{n}", "value": "v"} for n in range(26)],
        [{"name": "x" * 101, "value": "v"}],
        [{"name": "x", "value": "v" * 101}],
        [{"name": "", "value": "v"}],
        [{"name": "x", "value": 5}],
        ["x"],
        None,
    ):
        refused(await api("POST", path, {"type": 8, "data": {"choices": choices}}), 400, 50035)
    refused(await api("POST", path, {"type": 4, "data": {"content": "x"}}), 400, 50035)


async def test_three_seconds_and_fifteen_minutes(api: Api, playground: Playground, red: Person) -> None:
    channel = playground.world.channel(red.place)
    late = playground.desk.open(COMMAND, red.id, channel, {"id": "1", "name": "go", "type": 1})
    intime = playground.desk.open(COMMAND, red.id, channel, {"id": "1", "name": "go", "type": 1})
    webhook = f"/webhooks/{playground.world.bot_id}/{intime.token}"
    reply = {"type": 4, "data": {"content": "x"}}
    refused(await api("POST", webhook, {"content": "before any answer"}), 404, 10015)
    playground.world.clock.advance(2.9)
    assert (await api("POST", f"/interactions/{intime.id}/{intime.token}/callback", reply))[0] == 204
    playground.world.clock.advance(0.2)
    refused(await api("POST", f"/interactions/{late.id}/{late.token}/callback", reply), 404, 10062)
    assert late.failed
    refused(await api("POST", f"/webhooks/{playground.world.bot_id}/{late.token}", {"content": "x"}), 404, 10015)
    assert (await api("POST", webhook, {"content": "follow-up"}))[0] == 200
    playground.world.clock.advance(15 * 60 - 5)
    assert (await api("PATCH", f"{webhook}/messages/@original", {"content": "edited"}))[0] == 200
    playground.world.clock.advance(5)
    refused(await api("POST", webhook, {"content": "too late"}), 401, 50027)
    refused(await api("PATCH", f"{webhook}/messages/@original", {"content": "too late"}), 401, 50027)
    refused(await api("POST", "/interactions/1/wrong/callback", reply), 404, 10062)
    refused(await api("POST", f"/interactions/{intime.id}/wrong/callback", reply), 404, 10062)


async def test_follow_ups_are_edited_and_deleted(api: Api, playground: Playground, red: Person, blue: Person) -> None:
    channel = playground.world.channel(red.place)
    one = playground.desk.open(COMMAND, red.id, channel, {"id": "1", "name": "go", "type": 1})
    await api("POST", f"/interactions/{one.id}/{one.token}/callback", {"type": 5, "data": {"flags": 64}})
    webhook = f"/webhooks/{playground.world.bot_id}/{one.token}"
    assert red.last().thinking
    refused(await api("PATCH", f"{webhook}/messages/@original", {"content": ""}), 400, 50006)
    assert red.last().thinking, "a refused edit leaves the reply as it was"
    _, filled = await api("POST", webhook, {"content": "filled in, flags or not"})
    assert filled["id"] == one.original_id
    assert red.last().ephemeral
    assert not red.last().thinking
    _, more = await api("POST", webhook, {"content": "more"})
    assert blue.last().text == "more"
    assert (await api("PATCH", f"{webhook}/messages/{more['id']}", {"content": "changed"}))[0] == 200
    assert blue.last().text == "changed"
    assert (await api("GET", f"{webhook}/messages/{more['id']}"))[1]["content"] == "changed"
    refused(await api("GET", f"/channels/{red.place}/messages/{filled['id']}"), 404, 10008)
    assert (await api("DELETE", f"{webhook}/messages/@original"))[0] == 204
    assert (await api("DELETE", f"{webhook}/messages/{more['id']}"))[0] == 204
    assert red.sees() == blue.sees() == []
    refused(await api("DELETE", f"{webhook}/messages/@original"), 404, 10008)


async def test_a_component_may_be_answered_with_an_update(api: Api, playground: Playground, red: Person) -> None:
    _, sent = await api("POST", f"/channels/{red.place}/messages", rows(button()))
    answer = await red.click(red.last(), "b", wait=False)
    one = answer.interaction
    assert one.kind == COMPONENT
    path = f"/interactions/{one.id}/{one.token}/callback"
    refused(await api("POST", path, {"type": 7, "data": {"content": "x" * 2001}}), 400, 50035)
    status, body = await api("POST", path, {"type": 7, "data": {"content": "y"}}, params={"with_response": "true"})
    assert (status, body["resource"]["message"]["id"]) == (200, sent["id"])


async def test_unknown_things(api: Api, here: str, playground: Playground, red: Person) -> None:
    app = playground.world.bot_id
    for method, path, status, code in [
        ("GET", "/channels/1", 404, 10003),
        ("POST", "/channels/1/messages", 404, 10003),
        ("GET", f"{here}/messages/1", 404, 10008),
        ("PATCH", f"{here}/messages/1", 404, 10008),
        ("DELETE", f"{here}/messages/1", 404, 10008),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", f"/guilds/{next(iter(playground.world.guilds))}/members/1", 404, 10013),
        ("GET", f"/applications/{app}/emojis/1", 404, 10014),
        ("DELETE", f"/applications/{app}/commands/1", 404, 10063),
        ("GET", "/applications/1/commands", 403, 20012),
        ("POST", f"/webhooks/{app}/nothing", 404, 10015),
    ]:
        refused(await api(method, path, {} if method in ("POST", "PATCH") else None), status, code)
    mine = red.say("hello")
    refused(await api("PATCH", f"{here}/messages/{mine.id}", {"content": "x"}), 403, 50005)
    refused(await api("DELETE", f"{here}/messages/{mine.id}"), 403, 50013)
    refused(await api("PUT", f"{here}/messages/{mine.id}/reactions/word/@me"), 404, 10014)
    refused(await api("GET", f"{here}/messages", params={"limit": "101"}), 400, 50035)
    refused(await api("POST", "/users/@me/channels", {}), 400, 50035)


async def test_missing_permissions(api: Api, here: str, playground: Playground, red: Person) -> None:
    world, bot = playground.world, playground.world.bot_id
    channel = world.channel(red.place)
    _, sent = await api("POST", f"{here}/messages", {"content": "x"})
    from playground.permissions import BITS

    def take(*names: str) -> None:
        bits = sum(BITS[name] for name in names)
        channel["permission_overwrites"] = [{"id": bot, "type": 1, "allow": "0", "deny": str(bits)}]

    take("SEND_MESSAGES")
    refused(await api("POST", f"{here}/messages", {"content": "x"}), 403, 50013)
    take("ATTACH_FILES")
    refused(await api("POST", f"{here}/messages", {}, files=[("a.txt", b"x")]), 403, 50013)
    take("EMBED_LINKS")
    refused(await api("POST", f"{here}/messages", embed(title="t")), 403, 50013)
    take("CREATE_PUBLIC_THREADS")
    refused(await api("POST", f"{here}/messages/{sent['id']}/threads", {"name": "t"}), 403, 50013)
    take("CREATE_PRIVATE_THREADS")
    refused(await api("POST", f"{here}/threads", {"name": "t"}), 403, 50013)
    take("ADD_REACTIONS")
    refused(await api("PUT", f"{here}/messages/{sent['id']}/reactions/👍/@me"), 403, 50013)
    take("READ_MESSAGE_HISTORY")
    refused(await api("GET", f"{here}/messages/{sent['id']}"), 403, 50013)
    assert await api("GET", f"{here}/messages") == (200, [])
    take("PIN_MESSAGES")
    refused(await api("PUT", f"{here}/messages/pins/{sent['id']}"), 403, 50013)
    take("VIEW_CHANNEL")
    refused(await api("POST", f"{here}/messages", {"content": "x"}), 403, 50001)
    refused(await api("GET", here), 403, 50001)
    take()
    refused(await api("PATCH", here, {"name": "n"}), 403, 50013)
    refused(await api("DELETE", here), 403, 50013)
    thread = threads.start(world, channel, red.id, {"name": "t", "type": 11})
    take("SEND_MESSAGES_IN_THREADS")
    refused(await api("POST", f"/channels/{thread['id']}/messages", {"content": "x"}), 403, 50013)
    take()
    refused(await api("PATCH", f"/channels/{thread['id']}", {"locked": True}), 403, 50013)
    world.users[red.id]["_dm_open"] = False
    _, dm = await api("POST", "/users/@me/channels", {"recipient_id": red.id})
    refused(await api("POST", f"/channels/{dm['id']}/messages", {"content": "x"}), 403, 50007)
    refused(await api("PATCH", f"/channels/{dm['id']}", {"name": "x"}), 403, 50003)


async def test_threads_sleep_lock_and_exist_once(api: Api, here: str, playground: Playground, red: Person) -> None:
    _, sent = await api("POST", f"{here}/messages", {"content": "x"})
    path = f"{here}/messages/{sent['id']}/threads"
    refused(await api("POST", path, {}), 400, 50035)
    refused(await api("POST", path, {"name": "x" * 101}), 400, 50035)
    refused(await api("POST", path, {"name": "x", "auto_archive_duration": 61}), 400, 50035)
    status, thread = await api("POST", path, {"name": "x"})
    assert (status, thread["id"]) == (201, sent["id"])
    refused(await api("POST", path, {"name": "x"}), 400, 160004)
    inside = f"/channels/{thread['id']}"
    refused(await api("POST", f"{inside}/threads", {"name": "x"}), 400, 50024)
    _, word = await api("POST", f"{inside}/messages", {"content": "x"})
    assert (await api("PATCH", inside, {"archived": True}))[0] == 200
    refused(await api("PATCH", inside, {"name": "y"}), 400, 50083)
    refused(await api("PATCH", f"{inside}/messages/{word['id']}", {"content": "y"}), 400, 50083)
    assert (await api("GET", f"{here}/threads/archived/public"))[1]["threads"][0]["id"] == thread["id"]
    assert (await api("POST", f"{inside}/messages", {"content": "awake"}))[0] == 200
    assert (await api("GET", inside))[1]["thread_metadata"]["archived"] is False
    playground.world.channel(thread["id"])["thread_metadata"]["locked"] = True
    refused(await api("POST", f"{inside}/messages", {"content": "x"}), 403, 160005)


async def test_files(api: Api, here: str, red: Person) -> None:
    path = f"{here}/messages"
    refused(await api("POST", path, {}, files=[("a.bin", b"x" * (limits.FILE_SIZE + 1))]), 413, 40005)
    refused(await api("POST", path, {}, files=[(f"{n}.txt", b"x") for n in range(11)]), 400, 30015)
    long = {"attachments": [{"id": 0, "description": "x" * 1025}]}
    refused(await api("POST", path, long, files=[("a.txt", b"x")]), 400, 50035)
    huge = [(f"{n}.bin", b"x" * (9 * limits.MiB)) for n in range(3)]
    refused(await api("POST", path, {}, files=huge), 413, 40005)
    assert red.sees() == []
    body = {"attachments": [{"id": 0, "description": "what it is"}]}
    status, sent = await api("POST", path, body, files=[("a file.txt", b"words")])
    assert (status, sent["attachments"][0]["filename"]) == (200, "a_file.txt")
    assert red.last().alt_texts == ["what it is"]
    assert red.last().picture() == b"words"
    kept = {"attachments": [{"id": sent["attachments"][0]["id"]}, {"id": 0, "description": "second"}]}
    _, edited = await api("PATCH", f"{path}/{sent['id']}", kept, files=[("b.txt", b"b")])
    assert [a["filename"] for a in edited["attachments"]] == ["a_file.txt", "b.txt"]
    _, edited = await api("PATCH", f"{path}/{sent['id']}", {"content": "none", "attachments": []})
    assert edited["attachments"] == []


async def test_emoji(api: Api, playground: Playground) -> None:
    import base64

    path = f"/applications/{playground.world.bot_id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(b"png").decode()
    large = "data:image/png;base64," + base64.b64encode(b"x" * (limits.EMOJI_SIZE + 1)).decode()
    for body in (
        {"name": "x", "image": image},
        {"name": "a b", "image": image},
        {"name": "x" * 33, "image": image},
        {"image": image},
        {"name": "stone"},
        {"name": "stone", "image": "https://a.b/c.png"},
        {"name": "stone", "image": large},
    ):
        refused(await api("POST", path, body), 400, 50035)
    status, made = await api("POST", path, {"name": "stone", "image": image})
    assert status == 201
    refused(await api("POST", path, {"name": "stone", "image": image}), 400, 50035)
    assert [e["name"] for e in (await api("GET", path))[1]["items"]] == ["stone"]
    assert (await api("PATCH", f"{path}/{made['id']}", {"name": "rock"}))[1]["name"] == "rock"
    assert (await api("DELETE", f"{path}/{made['id']}"))[0] == 204
    refused(await api("DELETE", f"{path}/{made['id']}"), 404, 10014)


async def test_nonces_are_enforced_for_a_few_minutes(api: Api, here: str, playground: Playground, red: Person) -> None:
    body = {"content": "once", "nonce": "row-17", "enforce_nonce": True}
    _, first = await api("POST", f"{here}/messages", body)
    status, again = await api("POST", f"{here}/messages", body | {"content": "other words"})
    assert (status, again["id"], again["content"]) == (200, first["id"], "once")
    assert len(red.sees()) == 1
    await api("POST", f"{here}/messages", {"content": "not enforced", "nonce": "row-17"})
    await api("DELETE", f"{here}/messages/{first['id']}")
    refused(await api("POST", f"{here}/messages", body), 404, 10008)
    status, other = await api("POST", f"{here}/messages", body | {"nonce": "row-18"})
    assert (status, other["content"]) == (200, "once")
    playground.world.clock.advance(limits.NONCE_WINDOW + 1)
    _, later = await api("POST", f"{here}/messages", body)
    assert later["id"] not in (first["id"], other["id"])


async def test_pins_and_reactions_have_an_end(api: Api, here: str, playground: Playground, red: Person) -> None:
    channel = playground.world.channel(red.place)
    sent = [messages.send(playground.world, channel, playground.world.bot_id, {"content": "x"}) for _ in range(251)]
    for message in sent[:250]:
        message["pinned"], message["_pinned_at"] = True, ""
    refused(await api("PUT", f"{here}/messages/pins/{sent[250]['id']}"), 400, 30003)
    assert len((await api("GET", f"{here}/messages/pins"))[1]["items"]) == 250
    path = f"{here}/messages/{sent[0]['id']}/reactions"
    for number in range(20):
        assert (await api("PUT", f"{path}/{chr(0x1F600 + number)}/@me"))[0] == 204
    refused(await api("PUT", f"{path}/{chr(0x1F600 + 20)}/@me"), 400, 30010)


async def test_history(api: Api, here: str, red: Person) -> None:
    ids = [red.say(str(number)).id for number in range(9)]

    async def words(**query: Any) -> list[str]:
        status, found = await api("GET", f"{here}/messages", params=query)
        assert status == 200
        return [message["content"] for message in found]

    assert await words(limit=3) == ["8", "7", "6"]
    assert await words(before=ids[4], limit=2) == ["3", "2"]
    assert await words(after=ids[4], limit=2) == ["6", "5"]
    assert await words(around=ids[4], limit=3) == ["5", "4", "3"]
    assert len(await words()) == 9
