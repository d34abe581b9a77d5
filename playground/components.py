"""Message components and modals: which layouts Discord accepts, and how an accepted one is stored and shown."""

import json
from collections.abc import Collection, Iterator
from typing import Any

from . import limits
from .errors import Form

JSON = dict[str, Any]
At = tuple[str | int, ...]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component of a layout, outer before inner, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def texts(components: list[JSON]) -> list[str]:
    """The contents of all text displays."""
    return [str(c["content"]) for c in walk(components) if c.get("type") == TEXT]


def find(components: list[JSON], custom_id: str) -> JSON | None:
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def check_message(form: Form, components: list[JSON], v2: bool, files: set[str], emoji: Collection[str]) -> None:
    """Refuse a layout Discord would refuse. `files` are the names that `attachment://` may mean."""
    check = _Check(form, files, emoji)
    if v2:
        for index, component in enumerate(components):
            check.one(component, ("components", index), TOP_V2)
        count = sum(1 for _ in walk(components))
        if count > limits.V2_COMPONENTS:
            form.fail(
                ("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "The maximum number of components is 40"
            )
        if sum(map(len, check.texts)) > limits.V2_TEXT:
            form.fail(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                "The total displayable text size exceeds the limit of 4000",
            )
        return
    if len(components) > limits.ROWS:
        form.fail(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for index, component in enumerate(components):
        check.one(component, ("components", index), (ROW,))


def check_modal(form: Form, data: JSON) -> None:
    form.text(data, "custom_id", ("data",), limits.CUSTOM_ID, 1, need=True)
    form.text(data, "title", ("data",), limits.MODAL_TITLE, 1, need=True)
    rows = form.objects(data, "components", ("data",), limits.MODAL_ROWS, 1, need=True)
    check = _Check(form, set(), None, modal=True)
    for index, row in enumerate(rows):
        check.one(row, ("data", "components", index), (ROW, LABEL, TEXT))


class _Check:
    """One walk over a layout; remembers what must be unique and what is counted over the whole."""

    def __init__(self, form: Form, files: set[str], emoji: Collection[str] | None, modal: bool = False) -> None:
        self.form, self.files, self.modal = form, files, modal
        self.known_emoji = emoji  # None: not looked at
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()
        self.texts: list[str] = []

    def one(self, c: JSON, at: At, allowed: tuple[int, ...]) -> None:
        kind = c.get("type")
        if kind not in allowed:
            choices = ", ".join(map(str, allowed))
            self.form.fail((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({choices}).')
            return
        if number := self.form.number(c, "id", at, 0, 2**31 - 1):
            if number in self.ids:
                self.form.fail((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
        if kind == ROW:
            self.row(c, at)
        elif kind == BUTTON:
            self.button(c, at)
        elif kind in SELECTS:
            self.select(c, at)
        elif kind == TEXT_INPUT:
            self.text_input(c, at)
        elif kind == SECTION:
            for index, text in enumerate(self.form.objects(c, "components", at, limits.SECTION_TEXTS, 1, need=True)):
                self.one(text, (*at, "components", index), (TEXT,))
            self.inner(c, "accessory", at, (BUTTON, THUMBNAIL))
        elif kind == TEXT:
            self.texts.append(self.form.text(c, "content", at, limits.V2_TEXT, 1, need=True) or "")
        elif kind == THUMBNAIL:
            self.media(c, at)
        elif kind == GALLERY:
            for index, item in enumerate(self.form.objects(c, "items", at, limits.GALLERY_ITEMS, 1, need=True)):
                self.media(item, (*at, "items", index))
        elif kind == FILE:
            self.file(c, at)
        elif kind == SEPARATOR:
            self.form.number(c, "spacing", at, 1, 2)
        elif kind == CONTAINER:
            self.form.number(c, "accent_color", at, 0, 0xFFFFFF)
            for index, inner in enumerate(self.form.objects(c, "components", at, limits.V2_COMPONENTS, 1, need=True)):
                self.one(inner, (*at, "components", index), IN_CONTAINER)
        elif kind == LABEL:
            self.form.text(c, "label", at, limits.LABEL, 1, need=True)
            self.form.text(c, "description", at, limits.LABEL_DESCRIPTION)
            self.inner(c, "component", at, IN_LABEL)
        else:
            self.custom_id(c, at)

    def inner(self, c: JSON, key: str, at: At, allowed: tuple[int, ...]) -> None:
        if isinstance(c.get(key), dict):
            self.one(c[key], (*at, key), allowed)
        else:
            self.form.fail((*at, key), "BASE_TYPE_REQUIRED", "This field is required")

    def row(self, c: JSON, at: At) -> None:
        items = self.form.objects(c, "components", at, limits.BUTTONS_PER_ROW, 1, need=True)
        allowed = (TEXT_INPUT,) if self.modal else (BUTTON, *SELECTS)
        width = 0
        for index, item in enumerate(items):
            self.one(item, (*at, "components", index), allowed)
            width += 1 if item.get("type") == BUTTON else limits.BUTTONS_PER_ROW
        if items and width > limits.BUTTONS_PER_ROW and len(items) <= limits.BUTTONS_PER_ROW:
            self.form.fail(
                (*at, "components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )

    def custom_id(self, c: JSON, at: At) -> None:
        value = self.form.text(c, "custom_id", at, limits.CUSTOM_ID, 1, need=True)
        if value is None:
            return
        if value in self.custom_ids:
            self.form.fail(
                (*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
            )
        self.custom_ids.add(value)

    def button(self, c: JSON, at: At) -> None:
        style = self.form.number(c, "style", at, 1, 6, need=True)
        self.form.text(c, "label", at, limits.BUTTON_LABEL)
        self.emoji(c, at)
        if style == PREMIUM:
            return
        if not c.get("label") and not c.get("emoji"):
            self.form.fail(at, "BUTTON_COMPONENT_MISSING_REQUIRED_FIELDS", "A button must have a label or an emoji")
        if style == LINK:
            self.form.text(c, "url", at, 512, 1, need=True)
            if c.get("custom_id") is not None:
                self.form.fail(
                    (*at, "custom_id"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
            elif isinstance(c.get("url"), str) and not c["url"].startswith(("http://", "https://", "discord://")):
                self.form.fail(
                    (*at, "url"),
                    "URL_TYPE_INVALID_SCHEME",
                    "Scheme must be one of ('http', 'https', 'discord').",
                )
        elif style is not None:
            self.custom_id(c, at)
            if c.get("url") is not None:
                self.form.fail(
                    (*at, "url"),
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )

    def emoji(self, owner: JSON, at: At) -> None:
        """A custom emoji must exist; one without an id must be a character, not a word."""
        given = owner.get("emoji")
        if given is None or self.known_emoji is None:
            return
        id, name = (given.get("id"), given.get("name")) if isinstance(given, dict) else (None, None)
        good = str(id) in self.known_emoji if id else isinstance(name, str) and name and not name.isascii()
        if not good:
            self.form.fail((*at, "emoji", "id" if id else "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, c: JSON, at: At) -> None:
        self.custom_id(c, at)
        self.form.text(c, "placeholder", at, limits.PLACEHOLDER)
        least = self.form.number(c, "min_values", at, 0, limits.OPTIONS)
        most = self.form.number(c, "max_values", at, 1, limits.OPTIONS)
        if least is not None and least > (most or 1):
            self.form.fail(
                (*at, "min_values"), "SELECT_COMPONENT_MIN_EXCEEDS_MAX", "min_values must not be above max_values"
            )
        if c["type"] != STRING_SELECT:
            return
        options = self.form.objects(c, "options", at, limits.OPTIONS, 1, need=True)
        values: set[str] = set()
        for index, option in enumerate(options):
            here = (*at, "options", index)
            self.form.text(option, "label", here, limits.OPTION_TEXT, 1, need=True)
            self.form.text(option, "description", here, limits.OPTION_TEXT)
            self.emoji(option, here)
            value = self.form.text(option, "value", here, limits.OPTION_TEXT, 1, need=True)
            if value is not None and value in values:
                self.form.fail(
                    (*here, "value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                )
            values.add(value or "")
        if most is not None and options and most > len(options):
            self.form.fail(
                (*at, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDED", "max_values is more than there are options"
            )
        if sum(bool(option.get("default")) for option in options) > (most or 1):
            self.form.fail(at, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values")

    def text_input(self, c: JSON, at: At) -> None:
        self.custom_id(c, at)
        self.form.number(c, "style", at, 1, 2, need=True)
        in_row = "component" not in at[-1:]
        self.form.text(c, "label", at, limits.LABEL, 1 if c.get("label") else 0, need=in_row)
        self.form.text(c, "placeholder", at, limits.INPUT_PLACEHOLDER)
        self.form.text(c, "value", at, limits.INPUT_VALUE)
        self.form.number(c, "min_length", at, 0, limits.INPUT_VALUE)
        self.form.number(c, "max_length", at, 1, limits.INPUT_VALUE)

    def media(self, item: JSON, at: At) -> None:
        self.form.text(item, "description", at, limits.MEDIA_ALT)
        self.url(item.get("media"), (*at, "media"))

    def file(self, c: JSON, at: At) -> None:
        self.url(c.get("file"), (*at, "file"), attachment_only=True)

    def url(self, media: Any, at: At, attachment_only: bool = False) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str) or not url:
            self.form.fail((*at, "url"), "BASE_TYPE_REQUIRED", "This field is required")
        elif url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                self.form.fail(
                    (*at, "url"),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )
        elif attachment_only or not url.startswith(("http://", "https://")):
            self.form.fail((*at, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https').")


def settle(components: list[JSON], attachments: list[JSON]) -> list[JSON]:
    """The layout as Discord keeps it: every component numbered, `attachment://` turned into the uploaded file."""
    settled: list[JSON] = json.loads(json.dumps(components))  # a copy; `deepcopy` takes ten times as long
    by_name = {attachment["filename"]: attachment for attachment in attachments}
    taken = {c["id"] for c in walk(settled) if c.get("id")}
    number = 0
    for c in walk(settled):
        if not c.get("id"):
            number += 1
            while number in taken:
                number += 1
            c["id"] = number
        _settle_one(c, by_name)
    return settled


def _settle_one(c: JSON, by_name: dict[str, JSON]) -> None:
    kind = c["type"]
    for key in [key for key, value in c.items() if value is None]:
        del c[key]
    if kind == GALLERY:
        for item in c["items"]:
            item["media"] = _unfurl(item["media"]["url"], by_name)
            item["description"] = item.get("description")
            item["spoiler"] = bool(item.get("spoiler"))
    elif kind == THUMBNAIL:
        c["media"] = _unfurl(c["media"]["url"], by_name)
        c["description"] = c.get("description")
        c["spoiler"] = bool(c.get("spoiler"))
    elif kind == FILE:
        attachment = by_name.get(str(c["file"]["url"]).removeprefix("attachment://"), {})
        c["file"] = _unfurl(c["file"]["url"], by_name)
        c["name"], c["size"] = attachment.get("filename"), attachment.get("size")
        c["spoiler"] = bool(c.get("spoiler"))
    elif kind == SEPARATOR:
        c["divider"] = bool(c.get("divider", True))
        c["spacing"] = c.get("spacing", 1)
    elif kind == CONTAINER:
        c["spoiler"] = bool(c.get("spoiler"))
        c["accent_color"] = c.get("accent_color")
    elif kind in SELECTS:
        c["min_values"] = c.get("min_values", 1)
        c["max_values"] = c.get("max_values", 1)
        c["disabled"] = bool(c.get("disabled"))
    for holder in (c, *c.get("options", [])):
        if isinstance(holder.get("emoji"), dict):
            emoji = {key: value for key, value in holder["emoji"].items() if value is not None}
            if emoji.get("id"):
                emoji["id"] = str(emoji["id"])
            holder["emoji"] = emoji


def _unfurl(url: str, by_name: dict[str, JSON]) -> JSON:
    attachment = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if attachment is None:
        return {"id": "0", "url": url, "proxy_url": url}
    media = {"id": attachment["id"], "url": attachment["url"], "proxy_url": attachment["proxy_url"]}
    media["attachment_id"] = attachment["id"]
    return media | {key: attachment[key] for key in ("width", "height", "content_type") if key in attachment}
