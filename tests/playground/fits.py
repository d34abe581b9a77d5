"""Discord's own description of its API, where it is at hand: do requests, answers and events fit it?"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from playground.gateway import DISPATCH
from playground.server import Playground

JSON = dict[str, Any]
FOLDER = Path(__file__).parents[2].parent / "shared" / "discord"
PRESENT = (FOLDER / "openapi.json").exists() and (FOLDER / "gateway.schema.json").exists()

# What the description does not list although Discord serves it.
UNLISTED = {
    ("GET", "/channels/{channel_id}/pins"),
    ("PUT", "/channels/{channel_id}/pins/{message_id}"),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}"),
}


@cache
def _spec() -> JSON:
    spec: JSON = json.loads((FOLDER / "openapi.json").read_text())
    # Clients send some ids as numbers, and Discord takes them.
    spec["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
    # Inside a form's errors the code is a word ("BASE_TYPE_REQUIRED"), as Discord's reference says.
    spec["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]["items"] = {
        "type": "object",
        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
        "required": ["code", "message"],
    }
    return spec


def _validator(schema: JSON) -> Any:
    root = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "components": _spec()["components"]}
    return jsonschema_rs.Draft202012Validator(root)


@cache
def _operations() -> dict[tuple[str, str], JSON]:
    """By method and path, where the names of the path's parts do not matter."""
    return {
        (method.upper(), _shape(path)): operation
        for path, item in _spec()["paths"].items()
        for method, operation in item.items()
        if method in ("get", "post", "put", "patch", "delete")
    }


def _shape(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


@cache
def _compiled(method: str, shape: str, status: int | None) -> Any:
    operation = _operations()[method, shape]
    if status is None:
        content = operation.get("requestBody", {}).get("content", {})
    else:
        answers = operation["responses"]
        found = answers.get(str(status)) or answers.get(f"{status // 100}XX")
        if found is None:
            return f"{status} is not described"
        if "$ref" in found:
            found = _spec()["components"]["responses"][found["$ref"].rsplit("/", 1)[1]]
        content = found.get("content", {})
    schema = content.get("application/json", {}).get("schema")
    return None if schema is None else _validator(schema)


def misfits(playground: Playground) -> Iterator[str]:
    """Every request and answer so far that Discord's description does not allow."""
    for exchange in playground.rest.exchanges:
        if exchange.template is None:
            yield f"{exchange.method} {exchange.path}: no such route"
            continue
        shape = (
            _shape(exchange.template).replace("/messages/{}", "/messages/@original")
            if (exchange.path.endswith("/messages/@original"))
            else _shape(exchange.template)
        )
        if (exchange.method, shape) not in _operations():
            if (exchange.method, exchange.template) not in UNLISTED:
                yield f"{exchange.method} {exchange.template}: not described"
            continue
        if exchange.sent is not None and exchange.status < 400:
            yield from _complaints(_compiled(exchange.method, shape, None), exchange.sent, f"request {shape}")
        if exchange.answer is not None:
            checker = _compiled(exchange.method, shape, exchange.status)
            yield from _complaints(checker, exchange.answer, f"{exchange.status} of {exchange.method} {shape}")


@cache
def _events() -> JSON:
    schema: JSON = json.loads((FOLDER / "gateway.schema.json").read_text())
    definitions = schema["definitions"]
    for name in list(definitions):
        if re.search(r"Flags(\W|$)", name) or name.endswith("Flags"):
            definitions[name] = {"type": "integer"}
    _open(schema)
    return schema


def _open(thing: Any) -> None:
    """Discord may always add keys."""
    if isinstance(thing, dict):
        if thing.get("additionalProperties") is False:
            del thing["additionalProperties"]
        for value in thing.values():
            _open(value)
    elif isinstance(thing, list):
        for value in thing:
            _open(value)


@cache
def _event_validator(name: str) -> Any:
    """The check of an event's data; the description at hand covers the events that carry most."""
    schema = _events()
    key = "Gateway" + "".join(word.capitalize() for word in name.split("_")) + "DispatchData"
    if key not in schema["definitions"]:
        return None
    return jsonschema_rs.Draft7Validator({**schema, "$ref": f"#/definitions/{key}"})


def event_misfits(playground: Playground) -> Iterator[str]:
    for payload in playground.gateway.sent:
        assert payload["op"] == DISPATCH
        validator = _event_validator(payload["t"])
        if validator is not None:
            yield from _complaints(validator, payload["d"], payload["t"])


def known_events(playground: Playground) -> set[str]:
    return {payload["t"] for payload in playground.gateway.sent if _event_validator(payload["t"]) is not None}


def _complaints(validator: Any, body: Any, what: str) -> Iterator[str]:
    if isinstance(validator, str):
        yield f"{what}: {validator}"
    elif validator is not None:
        for error in validator.iter_errors(body):
            where = "/".join(map(str, error.instance_path))
            yield f"{what}: at {where}: {error.message[:300]}"
