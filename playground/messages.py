"""Messages: sent, edited, deleted, pinned, reacted to; who is really pinged; what a viewer gets to see."""

import io
import mimetypes
import re
from dataclasses import dataclass
from typing import Any

from PIL import Image, UnidentifiedImageError

from . import components, forms, limits
from .errors import ApiError, Form
from .permissions import has
from .state import DM, EPHEMERAL, LOADING, THREADS, V2, World, wire

JSON = dict[str, Any]

MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
KEPT_FLAGS = (1 << 2) | EPHEMERAL | (1 << 12) | V2  # what a sender may set: no embeds, ephemeral, silent, layout


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request; `key` is the number in its `files[N]` field."""

    key: str
    filename: str
    body: bytes


def send(
    world: World,
    channel: JSON,
    author_id: str,
    body: JSON,
    uploads: list[Upload] | None = None,
    *,
    only: str | None = None,
    extra: JSON | None = None,
    placeholder: bool = False,
) -> JSON:
    """Post a message where that is allowed. Refuses a bad body; an enforced nonce gives the message it gave before."""
    uploads = uploads or []
    if (again := _said_before(world, author_id, body)) is not None:
        return again
    attachments = _attachments(world, channel, body, uploads, [])
    if not placeholder:  # "thinking …" and Discord's own lines have no words of their own
        forms.check_message(body, {a["filename"] for a in attachments}, world.emoji)
    reference = _reference(world, channel, body)
    id = world.snowflake()
    message: JSON = {
        "type": 19 if reference else 0,
        "id": id,
        "channel_id": channel["id"],
        "author": wire(world.users[author_id]),
        "content": (body.get("content") or "").strip(),
        "timestamp": world.timestamp(),
        "edited_timestamp": None,
        "tts": bool(body.get("tts")),
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": attachments,
        "embeds": [_embed(embed, attachments) for embed in body.get("embeds") or []],
        "pinned": False,
        "flags": int(body.get("flags") or 0) & KEPT_FLAGS,
        "components": components.settle(body.get("components") or [], attachments),
        "_for": only,
        "_pings": [],
    }
    if channel["type"] in THREADS:
        message["position"] = channel["total_message_sent"]
    if reference:
        message["message_reference"] = reference
    message.update(extra or {})
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
        if body.get("enforce_nonce"):
            message["_nonce"] = str(body["nonce"])
            world.nonces[author_id, message["_nonce"]] = message
    _mention(world, channel, message, body.get("allowed_mentions"), ping=True)
    world.messages.setdefault(channel["id"], {})[id] = message
    world.keep("message", message)
    if only is None:
        _touch_channel(world, channel, message)
    tell(world, "MESSAGE_CREATE", message)
    return message


def edit(world: World, message: JSON, body: JSON, uploads: list[Upload] | None = None) -> JSON:
    """Change a message. Edits never ping; the layout flag can be set but not taken back."""
    uploads = uploads or []
    channel = world.channel(message["channel_id"])
    attachments = message["attachments"]
    if "attachments" in body or uploads:
        attachments = _attachments(world, channel, body, uploads, attachments)
    forms.check_message(body, {a["filename"] for a in attachments}, world.emoji, editing=message)
    if "content" in body:
        message["content"] = (body["content"] or "").strip()
    if "embeds" in body:
        message["embeds"] = [_embed(embed, attachments) for embed in body["embeds"] or []]
    message["attachments"] = attachments
    if "components" in body:
        message["components"] = components.settle(body["components"] or [], attachments)
    if body.get("flags") is not None:
        kept = message["flags"] & (EPHEMERAL | V2 | (1 << 5))
        message["flags"] = kept | int(body["flags"]) & (V2 | 1 << 2)
    message["edited_timestamp"] = world.timestamp()
    _mention(world, channel, message, body.get("allowed_mentions"), ping=False)
    world.keep("message", message)
    tell(world, "MESSAGE_UPDATE", message)
    return message


def delete(world: World, message: JSON) -> None:
    channel = world.channel(message["channel_id"])
    world.messages[channel["id"]].pop(message["id"], None)
    world.store.delete("message", message["id"])
    data = {"id": message["id"], "channel_id": channel["id"]}
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
    world.emit("MESSAGE_DELETE", data, **_where(channel), only=message["_for"])


def system(world: World, channel: JSON, author_id: str, kind: int, **extra: Any) -> JSON:
    """One of Discord's own lines, such as "pinned a message"."""
    body = extra.pop("body", {})
    return send(world, channel, author_id, body, extra={"type": kind, **extra}, placeholder=True)


def show(world: World, message: JSON, viewer: str, depth: int = 1) -> JSON:
    """The message as one user gets it: own reactions marked, the message replied to inside."""
    shown = wire(message)
    if reactions := message.get("_reactions"):
        shown["reactions"] = [_reaction(key, users, viewer) for key, users in reactions.items()]
    reference = message.get("message_reference")
    if reference and depth and message["type"] in (19, 21):
        original = world.messages.get(reference["channel_id"], {}).get(reference["message_id"])
        hidden = original is not None and original["_for"] not in (None, viewer, message["_for"])
        shown["referenced_message"] = None if original is None or hidden else show(world, original, viewer, depth - 1)
    thread = world.channels.get(message["id"])
    if thread is not None and thread["type"] in THREADS:
        shown["thread"] = world.show_channel(thread, viewer)
    return shown


def as_event(world: World, message: JSON, viewer: str) -> JSON:
    """The message as a gateway event carries it: with the server and the author's membership."""
    data = show(world, message, viewer)
    channel = world.channel(message["channel_id"])
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
        if member := world.members.get((channel["guild_id"], message["author"]["id"])):
            data["member"] = {key: value for key, value in wire(member).items() if key != "user"}
    data["channel_type"] = channel["type"]
    return data


def tell(world: World, name: str, message: JSON) -> None:
    channel = world.channel(message["channel_id"])
    data = as_event(world, message, world.bot_id if message["_for"] is None else message["_for"])
    world.emit(name, data, **_where(channel), only=message["_for"])


def react(world: World, message: JSON, user_id: str, emoji: str, add: bool) -> None:
    """Add or take away one person's reaction. `emoji` is a character or `name:id`."""
    reactions = message.setdefault("_reactions", {})
    if add:
        if emoji not in reactions and len(reactions) >= limits.REACTIONS:
            raise ApiError(30010)
        if user_id in reactions.setdefault(emoji, []):
            return
        reactions[emoji].append(user_id)
    else:
        if user_id not in reactions.get(emoji, []):
            raise ApiError(10014)
        reactions[emoji].remove(user_id)
        if not reactions[emoji]:
            del reactions[emoji]
    world.keep("message", message)
    channel = world.channel(message["channel_id"])
    data: JSON = {
        "user_id": user_id,
        "channel_id": channel["id"],
        "message_id": message["id"],
        "emoji": reaction_emoji(emoji),
        "burst": False,
        "type": 0,
    }
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
        if add:
            data["member"] = wire(world.member(channel["guild_id"], user_id))
    if add:
        data["message_author_id"] = message["author"]["id"]
    world.emit(f"MESSAGE_REACTION_{'ADD' if add else 'REMOVE'}", data, **_where(channel))


def reaction_emoji(key: str) -> JSON:
    name, _, id = key.partition(":")
    return {"id": id or None, "name": name}


def pin(world: World, message: JSON, user_id: str, on: bool) -> None:
    channel = world.channel(message["channel_id"])
    if message["pinned"] == on:
        return
    if on and sum(m["pinned"] for m in world.messages_in(channel["id"])) >= limits.PINS:
        raise ApiError(30003)
    message["pinned"] = on
    message["_pinned_at"] = world.timestamp()
    world.keep("message", message)
    channel["last_pin_timestamp"] = world.timestamp() if on else channel.get("last_pin_timestamp")
    world.keep("channel", channel)
    tell(world, "MESSAGE_UPDATE", message)
    data = {"channel_id": channel["id"], "last_pin_timestamp": channel["last_pin_timestamp"]}
    if channel["type"] != DM:
        data["guild_id"] = channel["guild_id"]
    world.emit("CHANNEL_PINS_UPDATE", data, **_where(channel))
    if on:
        where = {"message_id": message["id"], "channel_id": channel["id"]}
        if channel["type"] != DM:
            where["guild_id"] = channel["guild_id"]
        system(world, channel, user_id, 6, message_reference={"type": 0, **where})


# Parts of a message ---------------------------------------------------------------------------------------------


def _where(channel: JSON) -> JSON:
    return {"channel_id": channel["id"], "guild_id": channel.get("guild_id")}


def _said_before(world: World, author_id: str, body: JSON) -> JSON | None:
    """The message an enforced nonce already made, within Discord's window of a few minutes. One that was deleted since
    is not made again: it is unknown."""
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    message = world.nonces.get((author_id, str(body["nonce"])))
    if message is None:
        return None
    sent = (int(message["id"]) >> 22) / 1000 + 1_420_070_400
    if world.clock.now() - sent > limits.NONCE_WINDOW:
        return None
    if message["id"] not in world.messages.get(message["channel_id"], {}):
        raise ApiError(10008)
    return message


def _attachments(world: World, channel: JSON, body: JSON, uploads: list[Upload], before: list[JSON]) -> list[JSON]:
    """Match uploads with their descriptions, store the bytes, keep the older attachments that are still listed."""
    form = Form()
    listed = form.objects(body, "attachments", (), 1000)
    form.check()
    entries = {str(entry.get("id", index)): entry for index, entry in enumerate(listed)}
    kept = [a for a in before if "attachments" not in body or a["id"] in entries]
    for attachment in kept:
        if "description" in (entry := entries.get(attachment["id"], {})):
            attachment["description"] = entry["description"]
    unknown = set(entries) - {a["id"] for a in before} - {upload.key for upload in uploads}
    for index, entry in enumerate(listed):
        form.text(entry, "description", ("attachments", index), limits.ALT_TEXT)
        if str(entry.get("id", index)) in unknown:
            form.fail(("attachments", index), "ATTACHMENT_NOT_FOUND", f"Attachment data for index {index} not found")
    form.check()
    if len(kept) + len(uploads) > limits.FILES:
        raise ApiError(30015)
    return kept + [store_file(world, channel, upload, entries.get(upload.key, {})) for upload in uploads]


def store_file(world: World, channel: JSON, upload: Upload, entry: JSON) -> JSON:
    """Keep an uploaded file; gives its attachment."""
    if len(upload.body) > limits.FILE_SIZE:
        raise ApiError(40005)
    id = world.snowflake()
    name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename or "unknown")) or "unknown"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    world.store.put_file(id, name, kind, upload.body)
    url = f"{world.base}/attachments/{channel['id']}/{id}/{name}"
    attachment: JSON = {
        "id": id,
        "filename": name,
        "size": len(upload.body),
        "url": url,
        "proxy_url": url,
        "content_type": kind,
    }
    if entry.get("description"):
        attachment["description"] = entry["description"]
    if kind.startswith("image/") and (size := _picture_size(upload.body)):
        attachment["width"], attachment["height"] = size
    return attachment


def _picture_size(body: bytes) -> tuple[int, int] | None:
    try:
        with Image.open(io.BytesIO(body)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None  # a file that only calls itself a picture has no size, on Discord too


def _embed(embed: JSON, attachments: list[JSON]) -> JSON:
    kept = {key: value for key, value in embed.items() if value is not None}
    kept.setdefault("type", "rich")
    by_name = {f"attachment://{a['filename']}": a for a in attachments}
    for key in ("image", "thumbnail"):
        if isinstance(kept.get(key), dict) and (attachment := by_name.get(str(kept[key].get("url")))):
            picture = {"url": attachment["url"], "proxy_url": attachment["proxy_url"]}
            kept[key] = picture | {k: attachment[k] for k in ("width", "height") if k in attachment}
    return kept


def _reference(world: World, channel: JSON, body: JSON) -> JSON | None:
    given = body.get("message_reference")
    if not isinstance(given, dict):
        return None
    id = str(given.get("message_id"))
    original = world.messages.get(channel["id"], {}).get(id)
    if original is None or original["_for"] is not None:
        if given.get("fail_if_not_exists", True) is False:
            return None
        form = Form()
        form.fail(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
        form.check()
    reference = {"type": 0, "message_id": id, "channel_id": channel["id"]}
    if channel["type"] != DM:
        reference["guild_id"] = channel["guild_id"]
    return reference


def _mention(world: World, channel: JSON, message: JSON, allowed: JSON | None, ping: bool) -> None:
    """Fill `mentions` and friends as `allowed_mentions` lets them, and note who is pinged by it."""
    text = "\n".join([message["content"], *components.texts(message["components"])])
    author = message["author"]["id"]
    parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
    named = {str(id) for id in (allowed or {}).get("users") or []}
    named_roles = {str(id) for id in (allowed or {}).get("roles") or []}
    users = [id for id in dict.fromkeys(MENTION.findall(text)) if id in world.users]
    users = [id for id in users if "users" in parse or id in named]
    reference = message.get("message_reference")
    if reference and message["type"] == 19 and (allowed is None or allowed.get("replied_user")):
        original = world.messages.get(reference["channel_id"], {}).get(reference["message_id"])
        if original and original["author"]["id"] not in users:
            users.append(original["author"]["id"])
    message["mentions"] = [wire(world.users[id]) for id in users]
    pinged = set(users)
    guild_id = channel.get("guild_id")
    if guild_id:
        bits = world.permissions(channel, author)
        roles = {role["id"]: role for role in world.guilds[guild_id]["roles"]}
        found = [id for id in dict.fromkeys(ROLE_MENTION.findall(text)) if id in roles]
        found = [id for id in found if "roles" in parse or id in named_roles]
        message["mention_roles"] = found
        loud = {id for id in found if roles[id]["mentionable"] or has(bits, "MENTION_EVERYONE")}
        everyone = bool(re.search(r"@(everyone|here)\b", text))
        everyone = everyone and "everyone" in parse and has(bits, "MENTION_EVERYONE")
        message["mention_everyone"] = everyone
        for (guild, id), member in world.members.items():
            if guild == guild_id and (everyone or loud & set(member["roles"])):
                pinged.add(id)
    elif channel["type"] == DM:
        pinged.update(channel["_users"])  # a DM always notifies
    if ping and not message["flags"] & (1 << 12 | LOADING):
        visible = {id for id in pinged if has(world.permissions(channel, id), "VIEW_CHANNEL")}
        if message["_for"] is not None:
            visible &= {message["_for"]}
        message["_pings"] = sorted(visible - {author})


def _touch_channel(world: World, channel: JSON, message: JSON) -> None:
    channel["last_message_id"] = message["id"]
    if channel["type"] in THREADS:
        channel["message_count"] += 1
        channel["total_message_sent"] += 1
    world.keep("channel", channel)


def _reaction(key: str, users: list[str], viewer: str) -> JSON:
    return {
        "emoji": reaction_emoji(key),
        "count": len(users),
        "count_details": {"burst": 0, "normal": len(users)},
        "burst_colors": [],
        "me_burst": False,
        "burst_me": False,
        "me": viewer in users,
        "burst_count": 0,
    }
