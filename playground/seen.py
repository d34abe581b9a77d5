"""What a person gets to see: messages, and what the bot made of an interaction."""

from typing import TYPE_CHECKING, Any

from . import components
from .interactions import Interaction
from .state import LOADING

if TYPE_CHECKING:
    from .server import Playground

JSON = dict[str, Any]


class Refused(Exception):
    """The client itself would not let the person do this: nothing was sent to the bot."""


class Seen:
    """A message as a person sees it, always as it is now."""

    def __init__(self, playground: "Playground", channel_id: str, id: str) -> None:
        self._playground, self.channel_id, self.id = playground, channel_id, id

    @property
    def exists(self) -> bool:
        return self.id in self._playground.world.messages.get(self.channel_id, {})

    @property
    def json(self) -> JSON:
        return self._playground.world.message(self.channel_id, self.id)

    @property
    def content(self) -> str:
        return str(self.json["content"])

    @property
    def text(self) -> str:
        """All words of the message: content, text displays, embeds."""
        parts = [self.content, *components.texts(self.json["components"])]
        for embed in self.json["embeds"]:
            parts += [str(embed.get("title") or ""), str(embed.get("description") or "")]
        return "\n".join(part for part in parts if part)

    @property
    def ephemeral(self) -> bool:
        return self.json["_for"] is not None

    @property
    def thinking(self) -> bool:
        return bool(self.json["flags"] & LOADING)

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons, in reading order."""
        found = components.walk(self.json["components"])
        return [str(c.get("label") or "") for c in found if c["type"] == components.BUTTON]

    @property
    def alt_texts(self) -> list[str]:
        return [str(a.get("description") or "") for a in self.json["attachments"]]

    @property
    def author_id(self) -> str:
        return str(self.json["author"]["id"])

    @property
    def pinged(self) -> list[str]:
        """The names of the people this message really notified."""
        users = self._playground.world.users
        return [users[id]["global_name"] or users[id]["username"] for id in self.json["_pings"]]

    def picture(self, number: int = 0) -> bytes:
        """The bytes of an attachment."""
        found = self._playground.world.store.file(self.json["attachments"][number]["id"])
        assert found is not None
        return found[2]

    def find(self, what: str, kinds: tuple[int, ...]) -> JSON:
        """The component with this label, placeholder or custom id."""
        for c in components.walk(self.json["components"]):
            if c["type"] in kinds and what in (c.get("custom_id"), c.get("label"), c.get("placeholder")):
                return c
        raise Refused(f"there is no {what!r} on this message: {self.labels}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Seen {self.id} {self.text[:60]!r} {self.labels}>" if self.exists else f"<Seen {self.id}, deleted>"


class Answer:
    """What the bot made of an interaction."""

    def __init__(self, playground: "Playground", interaction: Interaction) -> None:
        self._playground, self.id = playground, interaction.id

    @property
    def interaction(self) -> Interaction:
        """Looked up by id, so that it is found after a restart of the playground too."""
        return self._playground.desk.by_id[self.id]

    @property
    def failed(self) -> bool:
        """The bot did not answer in time."""
        return self.interaction.failed

    @property
    def message(self) -> Seen:
        """The reply, or the message that was updated."""
        id = self.interaction.original_id
        if id is None:
            raise Refused("the bot answered without a message")
        return Seen(self._playground, self.interaction.channel_id, id)

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def modal(self) -> JSON:
        if self.interaction.modal is None:
            raise Refused("the bot did not open a form")
        return self.interaction.modal

    @property
    def choices(self) -> list[JSON]:
        return self.interaction.choices

    @property
    def followups(self) -> list[Seen]:
        return [Seen(self._playground, self.interaction.channel_id, id) for id in self.interaction.followups]

    async def settled(self) -> "Answer":
        """Wait for the bot's first answer, or for its 3 seconds to end."""
        await self._playground.world.until(lambda: True if self.interaction.settled else None)
        return self

    async def done(self) -> "Answer":
        """Wait until a deferred reply has its text."""
        await self.settled()
        await self._playground.world.until(
            lambda: True if self.interaction.original_id is None or not self._loading() else None
        )
        return self

    def _loading(self) -> bool:
        return self.message.exists and self.message.thinking
