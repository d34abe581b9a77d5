"""Application commands, global and of one server."""

from typing import Any

from .. import commandforms, limits
from ..errors import ApiError
from .call import Call, Reply, route

JSON = dict[str, Any]
GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(call: Call) -> str | None:
    """The server the path names, or None for global commands."""
    call.my_application()
    guild_id = call.request.match_info.get("guild_id")
    if guild_id is not None and (guild_id, call.me) not in call.world.members:
        raise ApiError(50001)
    return guild_id


def _in(call: Call, scope: str | None) -> list[JSON]:
    return [command for command in call.world.commands.values() if command.get("guild_id") == scope]


def _show(call: Call, command: JSON) -> JSON:
    """Lists leave the localisations out unless asked."""
    if call.request.method == "GET" and call.request.query.get("with_localizations") not in ("true", "1"):
        return {key: value for key, value in command.items() if not key.endswith("_localizations")}
    return command


def _put(call: Call, scope: str | None, body: JSON) -> JSON:
    """Create, or replace the command of the same name and kind, which keeps its id."""
    kind = body.get("type", commandforms.CHAT)
    same = next((c for c in _in(call, scope) if (c["type"], c["name"]) == (kind, body["name"])), None)
    if same is None:
        most = limits.CHAT_COMMANDS if kind == commandforms.CHAT else limits.CONTEXT_COMMANDS
        if sum(command["type"] == kind for command in _in(call, scope)) >= most:
            raise ApiError(30032)
    id = same["id"] if same else call.world.snowflake()
    command = commandforms.settle(body, id, call.world.snowflake(), call.me, scope)
    call.world.commands[id] = command
    call.world.keep("command", command)
    return command


def _remove(call: Call, command: JSON) -> None:
    del call.world.commands[command["id"]]
    call.world.store.delete("command", command["id"])


def _changed(call: Call) -> None:
    call.world.emit("COMMANDS", {})  # ours: pages draw their lists anew


def _one(call: Call) -> JSON:
    scope = _scope(call)
    command = call.world.commands.get(call["command_id"])
    if command is None or command.get("guild_id") != scope:
        raise ApiError(10063)
    return command


@route("GET", GLOBAL)
@route("GET", GUILD)
async def list_commands(call: Call) -> list[JSON]:
    return [_show(call, command) for command in _in(call, _scope(call))]


@route("POST", GLOBAL)
@route("POST", GUILD)
async def create_command(call: Call) -> Reply:
    scope = _scope(call)
    commandforms.check(call.form)
    before = len(call.world.commands)
    command = _put(call, scope, call.form)
    _changed(call)
    return Reply(201 if len(call.world.commands) > before else 200, command)


@route("PUT", GLOBAL)
@route("PUT", GUILD)
async def overwrite_commands(call: Call) -> list[JSON]:
    scope = _scope(call)
    if not isinstance(call.body, list):
        raise ApiError(50035, {"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Only lists may be used here"}]})
    commandforms.check_all(call.body)
    wanted = {(body.get("type", commandforms.CHAT), body["name"]) for body in call.body}
    for command in _in(call, scope):
        if (command["type"], command["name"]) not in wanted:
            _remove(call, command)
    made = [_put(call, scope, body) for body in call.body]
    _changed(call)
    return made


@route("GET", GLOBAL + "/{command_id}")
@route("GET", GUILD + "/{command_id}")
async def get_command(call: Call) -> JSON:
    return _one(call)


@route("PATCH", GLOBAL + "/{command_id}")
@route("PATCH", GUILD + "/{command_id}")
async def edit_command(call: Call) -> JSON:
    command = _one(call)
    body = {key: value for key, value in command.items() if value is not None} | call.form
    commandforms.check(body)
    made = commandforms.settle(body, command["id"], call.world.snowflake(), call.me, command.get("guild_id"))
    call.world.commands[command["id"]] = made
    call.world.keep("command", made)
    _changed(call)
    return made


@route("DELETE", GLOBAL + "/{command_id}")
@route("DELETE", GUILD + "/{command_id}")
async def delete_command(call: Call) -> None:
    _remove(call, _one(call))
    _changed(call)
