"""The page's own websocket: it sends what a person does and gets what that person sees, nothing more.

A page is never trusted: whatever it sends ends in an answer or in its own connection being closed, never in trouble
for the bot or for other pages.
"""

import asyncio
import base64
import contextlib
import ipaddress
import json
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from . import moderation, pageview
from .errors import ApiError
from .people import Answer, Person, Refused, Seen
from .state import Event
from .threads import delete_channel, set_archived

if TYPE_CHECKING:
    from .server import Playground

log = logging.getLogger(__name__)
JSON = dict[str, Any]
Act = Callable[["Page", JSON], Awaitable[Any]]

BACKLOG, AT_ONCE, LONGEST = 2000, 50, 4 << 20
# Events that change nothing around the messages.
QUIET = ("REQUEST", "INTERACTION", "INTERACTION_CREATE", "THREAD_MEMBERS_UPDATE", "CHANNEL_PINS_UPDATE")
ACTS: dict[str, Act] = {}


class BadAct(Exception):
    """The page asked for something that makes no sense."""


def act(handler: Act) -> Act:
    ACTS[handler.__name__] = handler
    return handler


def _text(said: JSON, key: str, longest: int = 6000) -> str:
    value = said.get(key)
    if not isinstance(value, str) or len(value) > longest:
        raise BadAct(f"{key} must be a text")
    return value


def _options(said: JSON) -> JSON:
    """The options of a command. A file comes as its name and its bytes in base64."""
    given = said.get("options")
    if not isinstance(given, dict):
        raise BadAct("options must be an object")
    return {name: _file(value) if isinstance(value, dict) else value for name, value in given.items()}


def _file(value: JSON) -> tuple[str, bytes]:
    return str(value["name"]), base64.b64decode(str(value["base64"]), validate=True)


def _fields(values: JSON) -> JSON:
    """What was filled into a form. Files come as those of commands do, in a list."""
    return {
        name: [_file(one) if isinstance(one, dict) else one for one in value] if isinstance(value, list) else value
        for name, value in values.items()
    }


class Page:
    """One open page, being one person at a time."""

    def __init__(self, playground: "Playground", socket: web.WebSocketResponse) -> None:
        self.playground, self.socket = playground, socket
        self.world = playground.world
        self.person: Person | None = None
        self.queue: asyncio.Queue[JSON] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.forms: dict[str, Answer] = {}
        self._summary_due = False

    @property
    def me(self) -> Person:
        if self.person is None:
            raise BadAct("say who you are first")
        return self.person

    def push(self, what: JSON) -> None:
        self.queue.put_nowait(what)

    # What happened ----------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if self.person is None:
            return
        if event.name.startswith("MESSAGE_"):
            self._hear_message(event)
        elif event.name == "TYPING_START" and self.world.concerns(event, self.person.id):
            self.push({"event": "typing", "channel": event.channel_id, "user": event.data["user_id"]})
        elif event.name not in QUIET:
            self._state_later()

    def _hear_message(self, event: Event) -> None:
        assert self.person is not None
        if self.world.concerns(event, self.person.id):
            channel_id = event.data["channel_id"]
            id = str(event.data.get("message_id") or event.data["id"])
            found = self.world.messages.get(channel_id, {}).get(id)
            if found is None:
                self.push({"event": "gone", "channel": channel_id, "id": id})
            elif found["_for"] in (None, self.person.id):
                fresh = event.name == "MESSAGE_CREATE"
                shown = pageview.message(self.world, found, self.person.id)
                self.push({"event": "message", "message": shown, "new": fresh})
        self._state_later()

    def _state_later(self) -> None:
        """Many changes in one moment become one new state."""
        if not self._summary_due:
            self._summary_due = True
            asyncio.get_running_loop().call_soon(self._state_now)

    def _state_now(self) -> None:
        self._summary_due = False
        if self.person is not None and not self.socket.closed:
            self.push({"event": "state", "state": pageview.state(self.playground, self.person)})

    # What the person does ---------------------------------------------------------------------------------------

    async def obey(self, raw: str) -> None:
        number: Any = None
        try:
            said = json.loads(raw)
            if not isinstance(said, dict):
                raise BadAct("an object was expected")
            number = said.get("id")
            handler = ACTS.get(str(said.get("act")))
            if handler is None:
                raise BadAct("there is no such action")
            result = await handler(self, said)
        except (BadAct, Refused) as error:
            self.push({"re": number, "ok": False, "error": str(error)})
        except ApiError as error:
            self.push({"re": number, "ok": False, "error": error.message, "errors": error.errors})
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            self.push({"re": number, "ok": False, "error": f"not understood: {error}"})
        else:
            self.push({"re": number, "ok": True, "result": result})

    async def write(self) -> None:
        while True:
            await self.socket.send_str(json.dumps(await self.queue.get()))

    def answered(self, answer: Answer) -> JSON:
        """What the page needs to know of the bot's answer; messages reach it on their own."""
        result: JSON = {"failed": answer.failed}
        if answer.interaction.modal is not None:
            self.forms[answer.interaction.id] = answer
            result["modal"] = answer.modal | {"interaction": answer.interaction.id}
        return result

    def seen(self, said: JSON) -> Seen:
        return Seen(self.playground, _text(said, "channel"), _text(said, "message"))


class PageSocket:
    """All open pages."""

    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.pages: set[Page] = set()
        playground.world.listeners.add(self._hear)

    def _hear(self, event: Event) -> None:
        for page in tuple(self.pages):
            if page.queue.qsize() > BACKLOG:  # a page that stopped reading must not eat the memory
                self.pages.discard(page)
                transport = page.socket._req.transport if page.socket._req is not None else None
                if transport is not None:
                    transport.abort()
            else:
                page.hear(event)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        # Another site open in the same browser must not act here, not even under a name that leads to this machine.
        origin = request.headers.get("Origin")
        if (origin is not None and origin.partition("://")[2] != request.host) or not _is_address(request.host):
            return web.Response(status=403, text="this page is from somewhere else")
        socket = web.WebSocketResponse(max_msg_size=LONGEST, heartbeat=30)
        await socket.prepare(request)
        page = Page(self.playground, socket)
        self.pages.add(page)
        writer = asyncio.create_task(page.write())
        try:
            async for message in socket:
                if message.type != WSMsgType.TEXT:
                    continue
                if len(page.tasks) >= AT_ONCE:
                    page.push({"re": None, "ok": False, "error": "too much at once"})
                    continue
                task = asyncio.create_task(page.obey(message.data))
                page.tasks.add(task)
                task.add_done_callback(page.tasks.discard)
        finally:
            self.pages.discard(page)
            for task in (writer, *page.tasks):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await writer
        return socket

    async def close(self) -> None:
        for page in tuple(self.pages):
            with contextlib.suppress(ConnectionError, RuntimeError):
                await page.socket.close(code=WSCloseCode.SERVICE_RESTART)


def _is_address(host: str) -> bool:
    name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return name == "localhost"
    return True


# The actions ----------------------------------------------------------------------------------------------------


@act
async def be(page: Page, said: JSON) -> Any:
    """Become a person, by name."""
    person = Person(page.playground, _text(said, "person", 40))
    page.person = person
    return pageview.state(page.playground, person)


@act
async def look(page: Page, said: JSON) -> Any:
    """Open a channel: its newest messages, and nothing in it is unread any more."""
    person = page.me
    channel = page.world.channel(_text(said, "channel"))
    if not page.world.may(channel, person.id, "VIEW_CHANNEL"):
        raise BadAct("this person does not see that channel")
    person.place = channel["id"]
    page.world.mark_read(person.id, channel["id"])
    found = page.world.messages_in(channel["id"], person.id)
    if before := said.get("before"):
        found = [message for message in found if int(message["id"]) < int(before)]
    page._state_later()
    return {
        "messages": [pageview.message(page.world, message, person.id) for message in found[-60:]],
        "more": len(found) > 60,
    }


@act
async def read(page: Page, said: JSON) -> Any:
    page.world.mark_read(page.me.id, _text(said, "channel"))
    page._state_later()


@act
async def commands(page: Page, said: JSON) -> Any:
    return pageview.commands(page.me, page.world.channel(_text(said, "channel")))


@act
async def dm(page: Page, said: JSON) -> Any:
    """Open the DM with the bot."""
    channel = page.me.open_dm()
    page._state_later()
    return channel["id"]


@act
async def say(page: Page, said: JSON) -> Any:
    reply = said.get("reply_to")
    to = Seen(page.playground, _text(said, "channel"), str(reply)) if reply else None
    page.me.say(_text(said, "text"), page.world.channel(_text(said, "channel")), reply_to=to)


@act
async def slash(page: Page, said: JSON) -> Any:
    channel = page.world.channel(_text(said, "channel"))
    return page.answered(await page.me.slash(_text(said, "command", 200), channel, options=_options(said)))


@act
async def autocomplete(page: Page, said: JSON) -> Any:
    channel = page.world.channel(_text(said, "channel"))
    words = _text(said, "command", 200), _text(said, "focused", 40), _text(said, "text")
    return await page.me.autocomplete(*words, channel, options=_options(said))


@act
async def click(page: Page, said: JSON) -> Any:
    return page.answered(await page.me.click(page.seen(said), _text(said, "custom_id")))


@act
async def select(page: Page, said: JSON) -> Any:
    values = said.get("values")
    if not isinstance(values, list):
        raise BadAct("values must be a list")
    return page.answered(await page.me.select(page.seen(said), _text(said, "custom_id"), *values))


@act
async def submit(page: Page, said: JSON) -> Any:
    form = page.forms.get(_text(said, "interaction"))
    values = said.get("values")
    if form is None or form.interaction.user_id != page.me.id or not isinstance(values, dict):
        raise BadAct("this form is not open")
    answer = await page.me.submit(form, _fields(values))
    page.forms.pop(form.interaction.id, None)
    return page.answered(answer)


@act
async def dismiss(page: Page, said: JSON) -> Any:
    page.me.dismiss(page.seen(said))


@act
async def delete(page: Page, said: JSON) -> Any:
    page.me.delete(page.seen(said))


@act
async def react(page: Page, said: JSON) -> Any:
    page.me.react(page.seen(said), _text(said, "emoji", 100), bool(said.get("add", True)))


@act
async def locale(page: Page, said: JSON) -> Any:
    page.me.locale = _text(said, "locale", 10)
    return pageview.state(page.playground, page.me)


@act
async def thread(page: Page, said: JSON) -> Any:
    channel = page.world.channel(_text(said, "channel"))
    return page.me.start_thread(_text(said, "name", 200), channel)["id"]


@act
async def trouble(page: Page, said: JSON) -> Any:
    """What can go wrong, on purpose."""
    playground, what = page.playground, _text(said, "what", 40)
    if what == "drop":
        await playground.faults.drop()
    elif what == "twice":
        playground.faults.deliver_twice = 1
    elif what == "later":
        page.world.clock.advance(25 * 3600)
    elif what == "restart" and playground.restart_bot is not None:
        await playground.restart_bot()
    elif what in ("archive", "delete"):
        channel = page.world.channel(_text(said, "channel"))
        if "thread_metadata" not in channel:
            raise BadAct("this is not a thread")
        if what == "archive":
            set_archived(page.world, channel, True)
        else:
            delete_channel(page.world, channel)
    elif what == "permission":
        return _toggle(page, page.world.channel(_text(said, "channel")), _text(said, "name", 40))
    else:
        raise BadAct("no such trouble")
    return None


def _toggle(page: Page, channel: JSON, name: str) -> bool:
    """Take a permission from the bot in this channel, or give it back; tells whether it has it now."""
    if name not in pageview.TAKEABLE or channel.get("guild_id") is None:
        raise BadAct("no such permission here")
    has = page.world.may(channel, page.world.bot_id, name)
    moderation.allow(page.world, channel, page.world.bot_id, name, not has)
    return not has
