"""Interactions: made by a person's action, answered by the bot within 3 seconds, followed up for 15 minutes."""

import secrets
from dataclasses import dataclass, field
from typing import Any

from . import commandforms, components, forms, limits, messages, permissions, threads
from .clock import Timer
from .errors import ApiError, Form
from .messages import Upload
from .state import DM, EPHEMERAL, LOADING, V2, World, wire

JSON = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
PONG, REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9


@dataclass
class Interaction:
    """One interaction and what became of it. `answer` is the callback type, or None while the bot is silent."""

    id: str
    token: str
    kind: int
    user_id: str
    channel_id: str
    data: JSON
    created: float
    message_id: str | None = None  # the message whose component was used
    origin: str | None = None  # for a modal: the interaction that opened it
    answer: int | None = None
    failed: bool = False
    ephemeral: bool = False
    original_id: str | None = None
    followups: list[str] = field(default_factory=list)
    choices: list[JSON] = field(default_factory=list)
    modal: JSON | None = None
    timer: Timer | None = None

    @property
    def settled(self) -> bool:
        return self.failed or self.answer is not None


class Desk:
    """Where interactions are handed in by people and answered by the bot."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        for body in world.store.all("interaction"):
            self._file(Interaction(**body))
            world.took(body["id"])

    def start(self) -> None:
        """After a restart: what was waiting for an answer goes on waiting for what is left of its 3 seconds."""
        for interaction in self.by_id.values():
            if not interaction.settled:
                self._await_answer(interaction)

    def _await_answer(self, interaction: Interaction) -> None:
        left = interaction.created + limits.INTERACTION_ACK - self.world.clock.now()
        interaction.timer = self.world.clock.after(max(left, 0.0), lambda: self._give_up(interaction))

    def _file(self, interaction: Interaction) -> None:
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction

    def _keep(self, interaction: Interaction) -> None:
        body = {key: value for key, value in vars(interaction).items() if key != "timer"}
        self.world.store.put("interaction", interaction.id, body)

    # The person's side ------------------------------------------------------------------------------------------

    def open(self, kind: int, user_id: str, channel: JSON, data: JSON, **more: Any) -> Interaction:
        """Hand an interaction to the bot. If the bot stays silent for 3 seconds it has failed."""
        world = self.world
        self._forget_old()
        interaction = Interaction(
            world.interaction_id(),
            secrets.token_urlsafe(32),
            kind,
            user_id,
            channel["id"],
            data,
            world.clock.now(),
            **more,
        )
        self._file(interaction)
        self._keep(interaction)
        self._await_answer(interaction)
        self.deliver(interaction)
        return interaction

    def deliver(self, interaction: Interaction) -> None:
        """Tell the bot of it; a second call is the "delivered twice" fault."""
        channel = self.world.channel(interaction.channel_id)
        self.world.emit("INTERACTION_CREATE", self.wire(interaction), guild_id=channel.get("guild_id"))

    def _give_up(self, interaction: Interaction) -> None:
        if not interaction.settled:
            interaction.failed = True
            self._keep(interaction)
            self._tell_person(interaction)

    def _forget_old(self) -> None:
        """Tokens that ended a while ago are of no use to anybody; the newest thousand stay to explain themselves."""
        if len(self.by_id) > 2000:
            for id in list(self.by_id)[:1000]:
                old = self.by_id.pop(id)
                self.by_token.pop(old.token, None)
                self.world.store.delete("interaction", id)

    def wire(self, interaction: Interaction) -> JSON:
        world = self.world
        channel = world.channel(interaction.channel_id)
        user = world.users[interaction.user_id]
        guild_id = channel.get("guild_id")
        data: JSON = {
            "version": 1,
            "id": interaction.id,
            "application_id": world.bot_id,
            "type": interaction.kind,
            "token": interaction.token,
            "data": interaction.data,
            "channel_id": channel["id"],
            "channel": world.show_channel(channel, world.bot_id)
            | {"permissions": str(world.permissions(channel, user["id"]))},
            "locale": user["_locale"],
            "app_permissions": str(world.permissions(channel, world.bot_id)),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": {"0": guild_id or "0"},
            "context": 0 if guild_id else 1,
            "attachment_size_limit": limits.FILE_SIZE,
        }
        if guild_id:
            guild = world.guilds[guild_id]
            data["guild_id"] = guild_id
            data["guild_locale"] = guild["preferred_locale"]
            data["guild"] = {"id": guild_id, "locale": guild["preferred_locale"], "features": guild["features"]}
            member = wire(world.member(guild_id, user["id"]))
            data["member"] = member | {"permissions": str(world.permissions(channel, user["id"]))}
        else:
            data["user"] = wire(user)
        message = world.messages.get(channel["id"], {}).get(interaction.message_id or "")
        if message is not None:  # a form may be sent after its message was deleted
            data["message"] = messages.show(world, message, interaction.user_id)
        return data

    def _tell_person(self, interaction: Interaction) -> None:
        self.world.emit("INTERACTION", {"id": interaction.id}, only=interaction.user_id)

    # The bot's side ---------------------------------------------------------------------------------------------

    def callback(self, id: str, token: str, body: JSON, uploads: list[Upload]) -> JSON | None:
        """The bot's first answer. Returns the message it made or changed, if any."""
        interaction = self.by_id.get(id)
        late = interaction is not None and interaction.failed
        if interaction is None or not secrets.compare_digest(interaction.token, token) or late:
            raise ApiError(10062)
        if interaction.answer is not None:
            raise ApiError(40060)
        form = Form()
        kind = form.number(body, "type", (), 1, 12, need=True)
        data = body.get("data")
        if data is None:
            data = {}
        if not isinstance(data, dict):
            form.fail(("data",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        form.check()
        if kind not in _allowed(interaction):
            form.fail(("type",), "INTERACTION_RESPONSE_TYPE_INVALID", "This response is not possible here")
            form.check()
        assert kind is not None
        message = self._answer(interaction, kind, data, uploads)
        interaction.answer = kind
        if interaction.timer is not None:
            interaction.timer.cancel()
        self._keep(interaction)
        self._tell_person(interaction)
        return message

    def _answer(self, interaction: Interaction, kind: int, data: JSON, uploads: list[Upload]) -> JSON | None:
        world = self.world
        if kind == CHOICES:
            interaction.choices = _check_choices(interaction, data)
            return None
        if kind == MODAL:
            form = Form()
            components.check_modal(form, data)
            form.check()
            interaction.modal = data
            return None
        if kind == REPLY:
            _check_data(world, data, uploads)
            return self._post(interaction, data, uploads)
        if kind == DEFER:
            flags = int(data.get("flags") or 0) & EPHEMERAL
            return self._post(interaction, {"flags": flags}, [], loading=True)
        assert interaction.message_id is not None
        interaction.original_id = interaction.message_id
        message = world.message(interaction.channel_id, interaction.message_id)
        interaction.ephemeral = message["_for"] is not None
        if kind == UPDATE:
            _check_data(world, data, uploads, editing=message)
            return messages.edit(world, message, data, uploads)
        return None

    def _post(self, interaction: Interaction, data: JSON, uploads: list[Upload], loading: bool = False) -> JSON:
        world = self.world
        channel = world.channel(interaction.channel_id)
        interaction.ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        extra = self._metadata(interaction)
        reference = None
        if interaction.kind == COMMAND:
            extra["type"] = 20
        elif interaction.message_id is not None:
            reference = {"type": 0, "message_id": interaction.message_id, "channel_id": channel["id"]}
            if channel["type"] != DM:
                reference["guild_id"] = channel["guild_id"]
            extra |= {"type": 19, "message_reference": reference}
        if loading:
            extra["flags"] = LOADING | (EPHEMERAL if interaction.ephemeral else 0)
        message = self._send(interaction, channel, data, uploads, extra, placeholder=loading)
        interaction.original_id = message["id"]
        return message

    def _send(
        self,
        interaction: Interaction,
        channel: JSON,
        data: JSON,
        uploads: list[Upload],
        extra: JSON,
        placeholder: bool = False,
    ) -> JSON:
        threads.ready_to_write(self.world, channel, self.world.bot_id)
        if uploads and not interaction.ephemeral and not self.world.may(channel, self.world.bot_id, "ATTACH_FILES"):
            raise ApiError(50013)
        only = interaction.user_id if interaction.ephemeral else None
        body = dict(data)
        body.pop("message_reference", None)
        return messages.send(
            self.world, channel, self.world.bot_id, body, uploads, only=only, extra=extra, placeholder=placeholder
        )

    def _metadata(self, interaction: Interaction) -> JSON:
        """What a message tells of the interaction it answers."""
        world = self.world
        user = wire(world.users[interaction.user_id])
        guild_id = world.channel(interaction.channel_id).get("guild_id")
        metadata: JSON = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": user,
            "authorizing_integration_owners": {"0": guild_id or "0"},
        }
        extra: JSON = {"webhook_id": world.bot_id, "application_id": world.bot_id}
        if interaction.kind == COMMAND:
            name = interaction.data["name"]
            metadata |= {"name": name, "command_type": interaction.data["type"]}
            extra["interaction"] = {
                "id": interaction.id,
                "type": interaction.kind,
                "name": _full_name(interaction.data),
                "user": user,
            }
        elif interaction.kind == COMPONENT:
            metadata["interacted_message_id"] = interaction.message_id
        elif interaction.origin is not None and (origin := self.by_id.get(interaction.origin)):
            metadata["triggering_interaction_metadata"] = self._metadata(origin)["interaction_metadata"]
        extra["interaction_metadata"] = metadata
        return extra

    # Follow-ups -------------------------------------------------------------------------------------------------

    def by_webhook(self, application_id: str, token: str) -> Interaction:
        """The interaction a webhook token belongs to; refuses unknown, unanswered and ended ones."""
        interaction = self.by_token.get(token)
        if application_id != self.world.bot_id or interaction is None or interaction.answer is None:
            raise ApiError(10015)
        if self.world.clock.now() - interaction.created > limits.INTERACTION_TOKEN:
            raise ApiError(50027)
        return interaction

    def follow_up(self, interaction: Interaction, body: JSON, uploads: list[Upload]) -> JSON:
        """One more message. The first one after a deferred reply fills that reply in, whatever flags it brings."""
        world = self.world
        original = self._original(interaction)
        if original is not None and original["flags"] & LOADING:
            return self.edit(interaction, original, _without_ephemeral(body), uploads)
        channel = world.channel(interaction.channel_id)
        extra = self._metadata(interaction)
        extra.pop("interaction", None)
        if original is not None:
            reference = {"type": 0, "message_id": original["id"], "channel_id": channel["id"]}
            if channel["type"] != DM:
                reference["guild_id"] = channel["guild_id"]
            extra |= {"type": 19, "message_reference": reference}
            extra["interaction_metadata"]["original_response_message_id"] = original["id"]
        before = interaction.ephemeral
        interaction.ephemeral = bool(int(body.get("flags") or 0) & EPHEMERAL)
        try:
            message = self._send(interaction, channel, body, uploads, extra)
        finally:
            interaction.ephemeral = before
        interaction.followups.append(message["id"])
        self._keep(interaction)
        return message

    def message_of(self, interaction: Interaction, id: str) -> JSON:
        """A message of this interaction: `@original`, or a follow-up by its id."""
        if id == "@original":
            original = self._original(interaction)
            if original is None:
                raise ApiError(10008)
            return original
        if id not in (*interaction.followups, interaction.original_id):
            raise ApiError(10008)
        return self.world.message(interaction.channel_id, id)

    def _original(self, interaction: Interaction) -> JSON | None:
        shelf = self.world.messages.get(interaction.channel_id, {})
        return shelf.get(interaction.original_id or "")

    def edit(self, interaction: Interaction, message: JSON, body: JSON, uploads: list[Upload]) -> JSON:
        """Edit through the webhook; filling in a deferred reply ends its "thinking"."""
        loading = bool(message["flags"] & LOADING)
        before = dict(message)
        if loading:
            # The placeholder itself counts for nothing: what fills it must stand alone.
            message["flags"] &= ~LOADING
            message["content"] = ""
        try:
            messages.edit(self.world, message, body, uploads)
        except ApiError:
            message.clear()
            message.update(before)
            raise
        if loading:
            message["edited_timestamp"] = None
            self.world.keep("message", message)
        return message

    def delete(self, interaction: Interaction, message: JSON) -> None:
        messages.delete(self.world, message)


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    if interaction.kind == AUTOCOMPLETE:
        return (CHOICES,)
    if interaction.kind == COMMAND:
        return (REPLY, DEFER, MODAL)
    if interaction.kind == COMPONENT:
        return (REPLY, DEFER, DEFER_UPDATE, UPDATE, MODAL)
    # A modal opened from a component may change that component's message; no modal answers a modal.
    return (REPLY, DEFER, DEFER_UPDATE, UPDATE) if interaction.message_id else (REPLY, DEFER)


def _check_data(world: World, data: JSON, uploads: list[Upload], editing: JSON | None = None) -> None:
    """Errors of a callback are told under `data`, unlike those of a channel message."""
    names = {upload.filename for upload in uploads} | {str(a.get("filename")) for a in data.get("attachments") or []}
    if editing is not None:
        names |= {a["filename"] for a in editing["attachments"]}
    try:
        forms.check_message(data, names - {"None"}, world.emoji, editing=editing)
    except ApiError as error:
        if error.errors is not None:
            error.errors = {"data": error.errors}
        raise


def _check_choices(interaction: Interaction, data: JSON) -> list[JSON]:
    form = Form()
    choices = form.objects(data, "choices", ("data",), limits.CHOICES, need=True)
    focused = next(option for option in options_of(interaction.data) if option.get("focused"))
    for index, choice in enumerate(choices):
        commandforms.check_choice(form, choice, ("data", "choices", index), focused["type"])
    form.check()
    return choices


def options_of(data: JSON) -> list[JSON]:
    """Every option of a command interaction, outer before inner."""
    found: list[JSON] = []
    for option in data.get("options") or []:
        found += [option, *options_of(option)]
    return found


def _full_name(data: JSON) -> str:
    words = [data["name"]]
    words += [option["name"] for option in options_of(data) if option["type"] in (1, 2)]
    return " ".join(words)


def _without_ephemeral(body: JSON) -> JSON:
    flags = int(body.get("flags") or 0)
    return body | {"flags": flags & V2} if flags & V2 else {k: v for k, v in body.items() if k != "flags"}


def may_use(world: World, command: JSON, channel: JSON, user_id: str) -> bool:
    """Whether a person is offered a command here: its place, its context and its default permissions."""
    guild_id = channel.get("guild_id")
    if command.get("guild_id") not in (None, guild_id):
        return False
    contexts = command["contexts"]
    if contexts is not None and (0 if guild_id else 1) not in contexts:
        return False
    if guild_id is None:
        return bool(command["dm_permission"]) and command.get("guild_id") is None
    bits = world.permissions(channel, user_id)
    needed = command["default_member_permissions"]
    if bits == permissions.ALL:
        return True
    if not permissions.has(bits, "USE_APPLICATION_COMMANDS") or needed == "0":
        return False
    return needed is None or bits & int(needed) == int(needed)
