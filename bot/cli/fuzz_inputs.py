"""Hostile interactions: options of every command, forged ids, forms; and typed lines and what is offered for them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from discord import app_commands

from bot.app.door import answer
from bot.cli.fuzz_bot import BOT, GUILD, HOME, OTHER_GUILD, PEOPLE, PRIVATE, World, channel, member, message, user
from bot.cli.fuzz_words import LARGE, MENTIONS, NUMBERS, Mischief, known_words, typed
from bot.features.play.lines import complete_line, completions
from bot.ui.ids import OLD, VERBS
from rules import GAMES
from rules.core.game import Filled

JSON = dict[str, Any]
STRANGER = 300
FIELDS = ("line", "value", "find", "file", "")
SEEN = 4000
"""Ids that are kept to be forged."""


class Inputs:
    """Makes inputs by chance and hands them in. Each method returns what was handed in, in words, and whether the bot
    says that something was changed (None: nobody was to be answered)."""

    def __init__(self, world: World, chooser: random.Random) -> None:
        self.world, self.chooser = world, chooser
        self.mischief = Mischief(chooser, known_words([game.actions for game in GAMES.values()], []))
        self.commands = list(_leaves(world.bot.tree.get_commands()))
        self.seen: list[str] = ["m:turn:1"]
        """Ids of buttons and menus that the bot has given out."""
        self._at = 0

    # --- who and where ---------------------------------------------------------------------------

    def _table(self) -> int:
        """Mostly one with a running game, which are the first ones."""
        tables = list(self.world.places)
        return self.chooser.choice(tables[: len(GAMES)] if self.chooser.random() < 0.85 else tables)

    def _somebody(self, table: int) -> tuple[int, int, int | None]:
        """Mostly somebody of the table, in its place; sometimes a stranger, another server, a private message."""
        chance, place = self.chooser, self.world.places[table]
        person = self.world.awaited(table)[1] if chance.random() < 0.6 else None
        person = person or chance.choice([*PEOPLE, STRANGER])
        guild = OTHER_GUILD if person == 200 and chance.random() < 0.8 else GUILD
        if chance.random() < 0.1:
            return person, PRIVATE, None
        return person, place if chance.random() < 0.9 else HOME, guild

    def _legal(self, table: int) -> list[Any]:
        match, _, seat = self.world.awaited(table)
        return list(match.legal(seat)) if match is not None else []

    # --- commands --------------------------------------------------------------------------------

    async def option(self) -> tuple[str, Any]:
        """A command with hostile options, or what is offered while one of them is typed."""
        chance, table = self.chooser, self._table()
        path, command = chance.choice(self.commands)
        legal = self._legal(table) if chance.random() < 0.5 else []
        given: list[JSON] = []
        resolved: JSON = {}
        parameters = getattr(command, "parameters", [])
        for parameter in parameters:
            if parameter.required or chance.random() < 0.5:
                given.append(self._value(parameter, legal, resolved))
        if chance.random() < 0.02:
            given = given[1:]
        words = [f"{one['name']}:{one['value']}" for one in given]
        text = " ".join(["/" + " ".join(path), *words])
        data: JSON = {"id": "5", "name": path[0], "type": command.type.value if _menu(command) else 1}
        if data["type"] == 3:
            data |= {"target_id": "78", "resolved": {"messages": {"78": message(HOME, 78, flags=0)}}}
        else:
            holder = data
            for word in path[1:]:
                kind = 2 if word != path[-1] else 1
                holder["options"] = [{"name": word, "type": kind, "options": []}]
                holder = holder["options"][0]
            holder["options"], data["resolved"] = given, resolved
        kind = 2
        completed = {parameter.display_name for parameter in parameters if parameter.autocomplete}
        typing = [one for one in given if one["name"] in completed]
        if typing and chance.random() < 0.3:
            kind, text = 4, f"{text} (typing)"
            chance.choice(typing)["focused"] = True
        return text, await self.world.hand_in(kind, data, *self._somebody(table))

    def _value(self, parameter: app_commands.Parameter, legal: list[Any], resolved: JSON) -> JSON:
        chance, kind = self.chooser, parameter.type.value
        value: Any
        if parameter.choices and chance.random() < 0.8:
            value = chance.choice(parameter.choices).value
        elif kind == 3:
            value = self.mischief.line(legal) if chance.random() < 0.6 else self.mischief.word()
            if chance.random() < 0.05:
                value = value * 300
            value = value[:6000] or "x"
        elif kind == 4:
            value = chance.choice((0, 1, 2, 3, -1, 99, 2**53, -(2**53), *self.world.places))
        elif kind == 5:
            value = chance.random() < 0.5
        elif kind == 6:
            value = str(chance.choice([*PEOPLE, STRANGER, BOT]))
            resolved.setdefault("users", {})[value] = user(int(value))
            if int(value) != STRANGER:
                shown = {key: one for key, one in member(int(value)).items() if key != "user"} | {"permissions": "0"}
                resolved.setdefault("members", {})[value] = shown
        elif kind == 7:
            value = str(HOME)
            shown = channel(HOME, chance.choice((0, 2, 11)), "tables") | {"permissions": "0"}
            resolved.setdefault("channels", {})[value] = shown
        else:
            value = self.mischief.word()
        return {"name": parameter.display_name, "type": kind, "value": value}

    # --- ids and forms ---------------------------------------------------------------------------

    async def forged(self) -> tuple[str, Any]:
        """A press or a choice in a menu whose id nobody has given out, or not to this person."""
        id, table = self._id()
        data: JSON = {"custom_id": id, "component_type": 2, "id": 1}
        if self.chooser.random() < 0.3:
            data |= {"component_type": 3, "values": [self._word() for _ in range(self.chooser.randrange(1, 4))]}
        found = await self.world.hand_in(3, data, *self._somebody(table))
        return f"{id} {data.get('values', '')}", found

    async def form(self) -> tuple[str, Any]:
        """A form that is sent in, with anything in its field."""
        chance = self.chooser
        id, table = self._id()
        if chance.random() < 0.7:
            verb = chance.choice(("typed", "planned", "settyped", "rulesasked", "loaded", "report"))
            words = f":{chance.choice(('zone', 'quiet', self._word()))}" if verb == "settyped" else f":{self._word()}"
            id = f"m:{verb}:{table if chance.random() < 0.9 else self._word()}{words if chance.random() < 0.7 else ''}"
        line = self.mischief.line(self._legal(table)) if chance.random() < 0.7 else self.mischief.words()
        field = {"type": 4, "custom_id": chance.choice(FIELDS), "value": line, "id": 2}
        data = {"custom_id": id, "components": [{"type": 18, "id": 1, "component": field}]}
        return f"{id} {line}", await self.world.hand_in(5, data, *self._somebody(table))

    def _id(self) -> tuple[str, int]:
        """One that stands on a page, damaged or not, or one made up; and the table it is handed in at."""
        chance, table = self.chooser, self._table()
        if chance.random() < 0.5:
            id = chance.choice(self.seen)
            if chance.random() < 0.6:
                parts = id.split(":")
                at = chance.randrange(len(parts))
                other = self._word()
                parts[at : at + 1] = chance.choice(([], [other], [parts[at], parts[at]], [other, parts[at]]))
                id = ":".join(parts)
        else:
            verb = chance.choice(list(VERBS)) if chance.random() < 0.9 else chance.choice([*OLD, "dance", "", "²"])
            number = table if chance.random() < 0.8 else chance.choice((0, *LARGE, *NUMBERS))
            id = ":".join(["m", verb, str(number), *(self._word() for _ in range(chance.randrange(5)))])
        return id[:100] or "m", table

    def _word(self) -> str:
        chance = self.chooser
        usual = ("0", "1", "yes", "no", "", "k1", "#1", "start", "turn", "p1", "normal", "here", *GAMES)
        return chance.choice(usual) if chance.random() < 0.5 else self.mischief.word()

    def learn(self, said: JSON) -> None:
        """Ids that the bot gives out are worth forging."""
        for part in parts_of(said):
            id = part.get("custom_id")
            if isinstance(id, str):
                if len(self.seen) < SEEN:
                    self.seen.append(id)
                else:
                    self.seen[self._at % SEEN] = id
                    self._at += 1

    # --- typed lines -----------------------------------------------------------------------------

    def line(self) -> tuple[str, Any]:
        """A typed line, at the door."""
        table = self._table()
        match, person, seat = self.world.awaited(table)
        line = self.mischief.line(list(match.legal(seat)) if match is not None else [])
        call = self.world.call(table, person or STRANGER, fields={"line": line})
        verb = "planned" if self.chooser.random() < 0.1 else "typed"
        return line, answer(self.world.services, call, VERBS[verb])

    def completion(self) -> tuple[str, Any]:
        """What is offered for a line, or for an option of a title's command."""
        chance, table = self.chooser, self._table()
        match, person, seat = self.world.awaited(table)
        legal = list(match.legal(seat)) if match is not None else []
        line, look = self.mischief.line(legal), self.world.tables.look
        services = self.world.services
        if match is None or person is None:
            return line, None
        if chance.random() < 0.5:
            look(lambda session: complete_line(services, session, table, person, line))
            return line, None
        form = chance.choice([form for form in match.game.forms if form.options])
        option = chance.choice(form.options)
        words = [*line.split(), *(typed(chance.choice(legal)).split() if legal else []), self.mischief.word()]
        values = {one: chance.choice(words) for one in form.options if one != option and chance.random() < 0.5}
        filled, begun = Filled(form.name, values), chance.choice(("", *words))
        look(lambda session: completions(services, session, table, person, filled, option, begun))
        return f"{filled} {option}:{begun}", None


def leaks(said: JSON) -> bool:
    """Does a message mention people, or could it? Nothing that was typed is sent as a mention."""
    data = said.get("data", said)
    if not isinstance(data, dict) or not (data.get("components") or data.get("content")) or "custom_id" in data:
        return False
    allowed = data.get("allowed_mentions")
    texts = " ".join(str(part.get("content", "")) for part in parts_of(data))
    raw = any(mention in texts for mention in MENTIONS if not mention[:3].startswith(("<@1", "<@!")))
    return raw or allowed is None or bool(allowed.get("parse") or allowed.get("users") or allowed.get("roles"))


def parts_of(said: Any) -> Iterator[JSON]:
    if isinstance(said, dict):
        yield said
        for inner in said.values():
            yield from parts_of(inner)
    elif isinstance(said, list):
        for inner in said:
            yield from parts_of(inner)


def _menu(command: Any) -> bool:
    return isinstance(command, app_commands.ContextMenu)


def _leaves(commands: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from _leaves(command.commands, (*path, command.name))
        else:
            yield (*path, command.name), command
