"""Application command definitions: what Discord refuses in them, and how they are stored."""

import re
from typing import Any

from . import limits
from .errors import ApiError, Form

JSON = dict[str, Any]
At = tuple[str | int, ...]

# Letters and digits of any script, apostrophes, hyphens and underscores; Discord lists Thai and Devanagari marks too.
NAME = re.compile(r"^[-_'\w\u0E00-\u0E7F\u0900-\u097F]{1,32}$")
CHAT, USER, MESSAGE, ENTRY_POINT = 1, 2, 3, 4
SUB, GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10


def check(body: JSON, at: At = ()) -> None:
    form = Form()
    _check(form, body, at)
    form.check()


def check_all(bodies: list[Any]) -> None:
    """Refuse a bulk overwrite: each command on its own, then names and number of all together."""
    form = Form()
    seen: set[tuple[int, str]] = set()
    counts: dict[int, int] = {}
    for index, body in enumerate(bodies):
        if not isinstance(body, dict):
            form.fail((index,), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        _check(form, body, (index,))
        key = (body.get("type", CHAT), str(body.get("name")))
        if key in seen:
            form.fail((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
        counts[key[0]] = counts.get(key[0], 0) + 1
    form.check()
    for kind, count in counts.items():
        if count > (limits.CHAT_COMMANDS if kind == CHAT else limits.CONTEXT_COMMANDS):
            raise ApiError(30032)


def _check(form: Form, body: JSON, at: At) -> None:
    kind = body.get("type", CHAT)
    if kind not in (CHAT, USER, MESSAGE, ENTRY_POINT):
        form.fail((*at, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4}.")
        return
    _localizations(form, body, "name_localizations", at, limits.COMMAND_NAME, chat=kind == CHAT)
    if kind != CHAT:
        form.text(body, "name", at, limits.COMMAND_NAME, 1, need=True)
        if body.get("description"):
            form.fail(
                (*at, "description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
                "Context menu commands cannot have description",
            )
        return
    _name(form, body, at)
    form.text(body, "description", at, limits.COMMAND_DESCRIPTION, 1, need=True)
    _localizations(form, body, "description_localizations", at, limits.COMMAND_DESCRIPTION)
    _options(form, body, at, depth=0)
    if _size(body) > limits.COMMAND_TOTAL:
        form.fail(at or ("options",), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")


def _name(form: Form, body: JSON, at: At) -> None:
    name = form.text(body, "name", at, limits.COMMAND_NAME, 1, need=True)
    if name is not None and (not NAME.match(name) or name != name.lower()):
        form.fail((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localizations(form: Form, body: JSON, key: str, at: At, longest: int, chat: bool = False) -> None:
    given = body.get(key)
    if given is None:
        return
    if not isinstance(given, dict):
        form.fail((*at, key), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    for locale, text in given.items():
        here = (*at, key, locale)
        if locale not in limits.LOCALES:
            form.fail(here, "BASE_TYPE_CHOICES", "Value must be one of Discord's locales.")
        elif not isinstance(text, str) or not 1 <= len(text) <= longest:
            form.fail(here, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {longest} in length.")
        elif chat and (not NAME.match(text) or text != text.lower()):
            form.fail(here, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(form: Form, owner: JSON, at: At, depth: int) -> None:
    options = form.objects(owner, "options", at, limits.COMMAND_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    groups = [option.get("type") in (SUB, GROUP) for option in options]
    if any(groups) and not all(groups):
        form.fail(
            (*at, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for index, option in enumerate(options):
        here: At = (*at, "options", index)
        kind = option.get("type")
        if kind not in range(1, 12):
            form.fail((*here, "type"), "BASE_TYPE_CHOICES", "Value must be one of 1 to 11.")
            continue
        _name(form, option, here)
        _localizations(form, option, "name_localizations", here, limits.COMMAND_NAME, chat=True)
        form.text(option, "description", here, limits.COMMAND_DESCRIPTION, 1, need=True)
        _localizations(form, option, "description_localizations", here, limits.COMMAND_DESCRIPTION)
        if option.get("name") in names:
            form.fail(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names.add(str(option.get("name")))
        if kind in (SUB, GROUP):
            if depth + (kind == SUB) > 2 or (kind == GROUP and depth > 0):
                form.fail((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
            else:
                _options(form, option, here, depth + 1)
            continue
        if option.get("required"):
            if optional_seen:
                form.fail(
                    here,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        _choices(form, option, here)


def _choices(form: Form, option: JSON, at: At) -> None:
    choices = form.objects(option, "choices", at, limits.CHOICES)
    if option.get("autocomplete") and (choices or option["type"] not in (STRING, INTEGER, NUMBER)):
        form.fail(
            (*at, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Options with autocomplete cannot have choices and must be string, integer or number",
        )
    for index, choice in enumerate(choices):
        check_choice(form, choice, (*at, "choices", index), option["type"])


def check_choice(form: Form, choice: JSON, at: At, kind: int) -> None:
    """A choice of an option or of an autocomplete answer."""
    form.text(choice, "name", at, limits.CHOICE_NAME, 1, need=True)
    _localizations(form, choice, "name_localizations", at, limits.CHOICE_NAME)
    value = choice.get("value")
    if kind == STRING:
        form.text(choice, "value", at, limits.CHOICE_VALUE, 1, need=True)
    elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
        form.fail((*at, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def _size(thing: Any) -> int:
    """Discord counts names, descriptions and values, with the longest of the localisations."""
    if isinstance(thing, list):
        return sum(map(_size, thing))
    total = 0
    for key in ("name", "description"):
        texts = [str(thing.get(key) or ""), *map(str, (thing.get(f"{key}_localizations") or {}).values())]
        total += max(map(len, texts))
    total += len(str(thing.get("value", "")))
    return total + _size(thing.get("options") or []) + _size(thing.get("choices") or [])


def settle(body: JSON, id: str, version: str, application_id: str, guild_id: str | None) -> JSON:
    """The command as Discord keeps it."""
    kind = body.get("type", CHAT)
    permissions = body.get("default_member_permissions")
    command: JSON = {
        "id": id,
        "application_id": application_id,
        "version": version,
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission", True) is not False,
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": bool(body.get("nsfw")),
        "options": [_settle_option(option) for option in body.get("options") or []],
    }
    if guild_id is not None:
        command["guild_id"] = guild_id
    return command


def _settle_option(option: JSON) -> JSON:
    kept = {key: value for key, value in option.items() if value is not None}
    kept.setdefault("required", False)
    if option["type"] in (SUB, GROUP):
        kept.pop("required", None)
        kept["options"] = [_settle_option(inner) for inner in option.get("options") or []]
    return kept
