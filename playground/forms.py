"""Request bodies about messages, threads, emoji and channels: what Discord refuses in them."""

import re
from collections.abc import Collection
from typing import Any

from . import components, limits
from .errors import ApiError, Form
from .state import V2

JSON = dict[str, Any]

EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)


def check_message(body: JSON, files: set[str], emoji: Collection[str], *, editing: JSON | None = None) -> None:
    """Refuse a message body. `files` are the names of its attachments, `emoji` the ids of emoji that exist;
    `editing` is the message to be changed."""
    form = Form()
    flags = form.number(body, "flags", (), 0, 2**31 - 1)
    before = editing["flags"] if editing else 0
    v2 = bool(((flags if flags is not None else before) | before) & V2)
    form.text(body, "content", (), limits.CONTENT)
    nonce = body.get("nonce")
    if nonce is not None and not isinstance(nonce, (int, str)):
        form.fail(("nonce",), "STRING_TYPE_CONVERT", "Could not interpret the nonce")
    elif nonce is not None and len(str(nonce)) > limits.NONCE:
        form.fail(("nonce",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.NONCE} or fewer in length.")
    check_mentions(form, body)
    embeds = form.objects(body, "embeds", (), limits.EMBEDS)
    check_embeds(form, embeds)
    layout = form.objects(body, "components", (), limits.V2_COMPONENTS if v2 else limits.ROWS)
    form.check()
    if v2 and any(body.get(key) for key in ("content", "embeds", "sticker_ids", "poll")):
        for key in ("content", "embeds", "sticker_ids", "poll"):
            if body.get(key):
                form.fail(
                    (key,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    components.check_message(form, layout, v2, files, emoji)
    form.check()
    if _empty(body, files, editing):
        raise ApiError(50006)


def _empty(body: JSON, files: set[str], editing: JSON | None) -> bool:
    def left(key: str) -> bool:
        if key in body:
            return bool(body[key].strip() if isinstance(body[key], str) else body[key])
        return bool(editing and editing.get(key))

    return not files and not any(map(left, ("content", "embeds", "components", "sticker_ids", "poll")))


def check_mentions(form: Form, body: JSON) -> None:
    allowed = body.get("allowed_mentions")
    if allowed is None:
        return
    if not isinstance(allowed, dict):
        form.fail(("allowed_mentions",), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            form.fail(
                ("allowed_mentions", "parse", index),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'roles', 'everyone').",
            )
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if len(listed) > 100:
            form.fail(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
        if listed and kind in parse:
            form.fail(
                ("allowed_mentions",),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def check_embeds(form: Form, embeds: list[JSON]) -> None:
    total = 0
    for index, embed in enumerate(embeds):
        at: tuple[str | int, ...] = ("embeds", index)
        total += len(form.text(embed, "title", at, limits.EMBED_TITLE) or "")
        total += len(form.text(embed, "description", at, limits.EMBED_DESCRIPTION) or "")
        for key, inner, longest in (
            ("footer", "text", limits.EMBED_FOOTER),
            ("author", "name", limits.EMBED_AUTHOR),
        ):
            if isinstance(embed.get(key), dict):
                total += len(form.text(embed[key], inner, (*at, key), longest, need=True) or "")
        for number, field in enumerate(form.objects(embed, "fields", at, limits.EMBED_FIELDS)):
            here = (*at, "fields", number)
            total += len(form.text(field, "name", here, limits.EMBED_FIELD_NAME, need=True) or "")
            total += len(form.text(field, "value", here, limits.EMBED_FIELD_VALUE, need=True) or "")
    if total > limits.EMBED_TOTAL:
        form.fail(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_thread(body: JSON) -> None:
    form = Form()
    form.text(body, "name", (), limits.THREAD_NAME, 1, need=True)
    _check_archive(form, body)
    if "type" in body and body["type"] not in (10, 11, 12):
        form.fail(("type",), "BASE_TYPE_CHOICES", "Value must be one of {10, 11, 12}.")
    form.check()


def check_channel_edit(body: JSON) -> None:
    form = Form()
    if "name" in body:
        form.text(body, "name", (), limits.CHANNEL_NAME, 1, need=True)
    form.text(body, "topic", (), limits.CHANNEL_TOPIC)
    form.number(body, "rate_limit_per_user", (), 0, 21600)
    _check_archive(form, body)
    form.check()


def _check_archive(form: Form, body: JSON) -> None:
    minutes = body.get("auto_archive_duration")
    if minutes is not None and minutes not in limits.ARCHIVE_MINUTES:
        form.fail(("auto_archive_duration",), "BASE_TYPE_CHOICES", "Value must be one of (60, 1440, 4320, 10080).")


def check_emoji_name(body: JSON) -> str:
    form = Form()
    name = form.text(body, "name", (), 32, 2, need=True)
    if name is not None and not EMOJI_NAME.fullmatch(name):
        form.fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    form.check()
    assert name is not None
    return name
