"""What is stored about a person or a server: shown, and removed."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store import Session
from bot.tables.moderation import Moderation
from bot.words import say

HIDDEN = ("secret",)
"""The dice's secret of a running game is nobody's to see."""


class Data(Moderation):
    # --- a person --------------------------------------------------------------------------------

    def data_of(self, person: int) -> dict[str, Any]:
        """Everything stored under this person's number."""
        with self.store.transaction() as session:
            tables = []
            for id in session.sat_at(person):
                table = session.table(id)
                if table is not None:
                    own = [row for row in session.seats(id) if row.person == person]
                    sittings = [row for row in session.sittings(id) if row.person == person]
                    moves = [line.at for line in session.lines(id) if line.person == person]
                    tables.append(
                        {
                            "table": id,
                            "title": table.title,
                            "server": table.guild,
                            "host": table.host == person,
                            "seats": msgspec.to_builtins(own),
                            "sittings": msgspec.to_builtins(sittings),
                            "moves_at": moves,
                        }
                    )
            row = session.person(person)
            seen = session.setting("person", person, "seen")
            return {
                "person": person,
                "settings": msgspec.to_builtins(row) if row is not None else None,
                "seen": seen,
                "tables": tables,
            }

    def forget(self, interaction: str, person: int) -> None:
        """Everything about the person goes; the moves stay. Running games go on by vote."""
        with self._transaction(interaction) as session:
            running: list[tuple[int, int]] = []
            former: list[tuple[int, list[int], list[int]]] = []
            for id in session.sat_at(person):
                table = session.table(id)
                if table is None:
                    continue
                seats = [row.seat for row in session.seats(id) if row.person == person]
                if table.status == "lobby":
                    for seat in seats:
                        self._free_in_lobby(session, table, seat)
                    continue
                if table.status == "running":
                    running += [(id, seat) for seat in seats]
                    for seat in seats:
                        self._sit(session, table, seat, why="forgotten")
                sittings = [row.id for row in session.sittings(id) if row.person == person]
                former.append((id, seats, sittings))
            session.forget_person(person)
            for id, seats, sittings in former:
                self._name_former(session, id, seats, sittings)
            for id, seat in running:
                table = session.table(id)
                assert table is not None
                self._who_plays_on(session, table, seat, "forgotten")
        for id, _, _ in former:
            self.cache.drop(id)

    @staticmethod
    def _name_former(session: Session, table_id: int, seats: list[int], sittings: list[int]) -> None:
        table = session.table(table_id)
        assert table is not None
        name = say(table.language, "former-player")
        for row in session.seats(table_id):
            if row.seat in seats:
                row.name = name
                session.put_seat(row)
        for sitting in session.sittings(table_id):
            if sitting.id in sittings:
                sitting.name = name
                session.put_sitting(sitting)

    # --- a server --------------------------------------------------------------------------------

    def data_of_guild(self, guild: int) -> dict[str, Any]:
        with self.store.transaction() as session:
            tables = []
            for table in session.all_tables_in(guild):
                shown = {key: value for key, value in msgspec.to_builtins(table).items() if key not in HIDDEN}
                shown["seats"] = msgspec.to_builtins(session.seats(table.id))
                shown["sittings"] = msgspec.to_builtins(session.sittings(table.id))
                tables.append(shown)
            return {"server": guild, "setup": session.setting("guild", guild, "setup"), "tables": tables}

    def forget_guild(self, interaction: str, guild: int) -> int:
        """All tables of a server with everything that belongs to them."""
        with self._transaction(interaction) as session:
            tables = session.all_tables_in(guild)
            session.forget_guild(guild)
        for table in tables:
            self.cache.drop(table.id)
        return len(tables)
