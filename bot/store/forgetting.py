"""Walks `belongings`: shows what belongs to a person or a server, and forgets it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from sqlite_utils import Database

from bot.store.belongings import BELONGS, EVERY, FORMER, Belongs, Inside

Row = dict[str, Any]
JSON_COLUMNS = {"options", "settings", "body", "mentions", "data", "ranked", "later", "value", "versions", "refusals"}
PATH = re.compile(r"(?P<name>\w*)(?P<kind>\[\]\[0\]|\[\]|\{\}|)")


# --- a person ------------------------------------------------------------------------------------


def belongings_of(db: Database, person: int) -> dict[str, list[Row]]:
    """Every row that belongs to the person, or the part of it that does; by SQL table."""
    found: dict[str, list[Row]] = {}
    for name, belongs in BELONGS.items():
        rows = [_shown(row, belongs) for row in _own(db, name, belongs, person)]
        for inside in belongs.inside:
            rows += [_part(row, name, inside, person) for row in _holding(db, name, inside, person)]
        if rows:
            found[name] = rows
    return found


def forget_person(db: Database, person: int, former: Mapping[str, str]) -> None:
    """Everything goes by which the person could be found; `former` is the word for a former player, by language."""
    for name, belongs in BELONGS.items():
        if belongs.renamed is not None:
            column, where, becomes = belongs.renamed
            db.execute(f"UPDATE {name} SET {column} = {becomes} WHERE {where}", {"person": person})
        for inside in belongs.inside:
            for row in list(_holding(db, name, inside, person)):
                _take_out(db, name, belongs, inside, row, person, former)
        if belongs.own and belongs.becomes is None:
            db.execute(f"DELETE FROM {name} WHERE {belongs.own}", {"person": person})
        elif belongs.own:
            _empty(db, name, belongs, person, former)


def _own(db: Database, name: str, belongs: Belongs, person: int) -> list[Row]:
    return _rows(db, f"SELECT * FROM {name} WHERE {belongs.own}", {"person": person}) if belongs.own else []


def _shown(row: Row, belongs: Belongs) -> Row:
    return {name: _read(name, value) for name, value in row.items() if name not in belongs.mine}


def _holding(db: Database, name: str, inside: Inside, person: int) -> Iterator[Row]:
    """Rows in whose JSON the person stands."""
    if not inside.people and not inside.mentions:
        return
    sql = f"SELECT * FROM {name} WHERE ({inside.where}) AND instr({inside.column}, :digits)"
    for row in _rows(db, sql, {"digits": str(person)}):
        value = _read(inside.column, row[inside.column])
        if _found(value, inside, person):
            yield row


def _found(value: Any, inside: Inside, person: int) -> list[str]:
    """At which places of the JSON the person stands."""
    places = [path for path in inside.people if remove(value, path, _is(person), inside.empty)]
    return [*places, *(["text"] if inside.mentions and unmention(value, person, "") != value else [])]


def _part(row: Row, name: str, inside: Inside, person: int) -> Row:
    """The row without its JSON, and what of that is the person's: where the number stands, an own vote, a text that
    everybody can read."""
    value = _read(inside.column, row[inside.column])
    part = {column: row[column] for column in _keys(row) if column in row}
    part["where"] = _found(_read(inside.column, row[inside.column]), inside, person)
    if name == "posts" and inside.people:
        part["vote"] = value.get("vote", {}).get("votes", {}).get(str(person)) if isinstance(value, dict) else None
    elif inside.mentions:
        part["text"] = value.get("text")
    elif name == "settings" and "{}" in inside.people:
        part["value"] = value[str(person)]
    else:
        part["value"] = value
    return part


def _keys(row: Row) -> list[str]:
    return [column for column in ("scope", "id", "table", "kind", "key", "due") if column in row]


def _take_out(
    db: Database, name: str, belongs: Belongs, inside: Inside, row: Row, person: int, former: Mapping[str, str]
) -> None:
    if inside.drop:
        _delete(db, name, row)
        return
    value = _read(inside.column, row[inside.column])
    for path in inside.people:
        remove(value, path, _is(person), inside.empty)
    if inside.mentions:
        language = db.execute("SELECT language FROM tables WHERE id = ?", [row["table"]]).fetchone()[0]
        value = unmention(value, person, former[language])
    _write(db, name, belongs, inside, row, value)


def _empty(db: Database, name: str, belongs: Belongs, person: int, former: Mapping[str, str]) -> None:
    spoken = f'(SELECT language FROM tables WHERE tables.id = {name}."table")'
    word = f"CASE {spoken} {' '.join(f'WHEN {_quoted(one)} THEN {_quoted(word)}' for one, word in former.items())} END"
    values: Row = {"person": person}
    parts = []
    for column, value in (belongs.becomes or {}).items():
        if value is not FORMER:
            values[f"new_{column}"] = value
        parts.append(f'"{column}" = ' + (word if value is FORMER else f":new_{column}"))
    db.execute(f"UPDATE {name} SET {', '.join(parts)} WHERE {belongs.own}", values)


# --- a server ------------------------------------------------------------------------------------


def belongings_of_guild(db: Database, guild: int) -> dict[str, Any]:
    """What moderators may see of a server's rows, by SQL table, and where there may be others. Not how many: that
    would tell of what players do in secret."""
    found: dict[str, Any] = {}
    hidden: list[str] = []
    for name, belongs in BELONGS.items():
        if not belongs.guild:
            continue
        if belongs.moderators:
            columns = ", ".join(f'"{column}"' for column in belongs.moderators)
            sql = f"SELECT {columns} FROM {name} WHERE ({belongs.guild}) AND {belongs.open}"
            shown = _rows(db, sql, {"guild": guild})
            found[name] = [{column: _read(column, value) for column, value in row.items()} for row in shown]
        if not belongs.moderators or belongs.open != EVERY:
            hidden.append(name)
    return {**found, "not shown": hidden if found["tables"] else []}


def forget_guild(db: Database, guild: int) -> None:
    """Every table of the server with all that belongs to it, and the server's settings."""
    gone = {int(row["id"]) for row in _rows(db, "SELECT id FROM tables WHERE guild = :guild", {"guild": guild})}
    for name, belongs in BELONGS.items():
        for inside in (inside for inside in belongs.inside if inside.tables):
            for row in _rows(db, f"SELECT * FROM {name} WHERE {inside.where}", {}):
                value = _read(inside.column, row[inside.column])
                found = [path for path in inside.tables if remove(value, path, gone.__contains__, inside.empty)]
                if found:
                    _write(db, name, belongs, inside, row, value)
    for name, belongs in sorted(BELONGS.items(), key=lambda item: item[0] == "tables"):  # the others point to them
        if belongs.guild:
            db.execute(f"DELETE FROM {name} WHERE {belongs.guild}", {"guild": guild})


# --- inside JSON ---------------------------------------------------------------------------------


def remove(value: Any, path: str, gone: Callable[[Any], bool], empty: Any) -> bool:
    """Take what is gone out of the place a path names (`Inside`); whether there was anything."""
    *deep, last = path.split(".")
    for name in deep:
        value = value.get(name) if isinstance(value, dict) else None
    match = PATH.fullmatch(last)
    assert match is not None, path
    name, kind = match["name"], match["kind"]
    if not kind:
        if isinstance(value, dict) and gone(value.get(name)):
            value[name] = empty
            return True
        return False
    held = value.get(name) if name and isinstance(value, dict) else value
    if isinstance(held, dict) and kind == "{}":
        keys = [key for key in held if gone(key)]
        for key in keys:
            del held[key]
        return bool(keys)
    if isinstance(held, list) and kind != "{}":
        kept = [one for one in held if not gone(one[0] if kind == "[][0]" else one)]
        shorter = len(kept) < len(held)
        held[:] = kept
        return shorter
    return False


def unmention(value: Any, person: int, word: str) -> Any:
    """The same with a word wherever a text mentions the person."""
    if isinstance(value, str):
        return re.sub(rf"<@!?{person}>", lambda _: word, value)
    if isinstance(value, list):
        return [unmention(one, person, word) for one in value]
    if isinstance(value, dict):
        return {key: unmention(one, person, word) for key, one in value.items()}
    return value


def _is(person: int) -> Callable[[Any], bool]:
    return lambda one: one == person or one == str(person)


# --- rows ----------------------------------------------------------------------------------------


def _rows(db: Database, sql: str, values: Row) -> list[Row]:
    cursor = db.execute(sql, values)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _read(column: str, value: Any) -> Any:
    return msgspec.json.decode(value) if column in JSON_COLUMNS else value


def _where(db: Database, name: str, row: Row) -> tuple[str, Row]:
    """The row by its primary key."""
    keys = [column[1] for column in db.execute(f"PRAGMA table_info({name})").fetchall() if column[5]]
    return " AND ".join(f'"{key}" = :key_{key}' for key in keys), {f"key_{key}": row[key] for key in keys}


def _delete(db: Database, name: str, row: Row) -> None:
    where, values = _where(db, name, row)
    db.execute(f"DELETE FROM {name} WHERE {where}", values)


def _write(db: Database, name: str, belongs: Belongs, inside: Inside, row: Row, value: Any) -> None:
    where, values = _where(db, name, row)
    values["value"] = msgspec.json.encode(value).decode()
    touched = f", {belongs.touched}" if belongs.touched else ""
    db.execute(f"UPDATE {name} SET {inside.column} = :value{touched} WHERE {where}", values)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
