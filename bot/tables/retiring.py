"""Games begun under rules that are kept no longer: they cannot be shown or played on, but they can be ended."""

from __future__ import annotations

from bot.store import TableRow, Writing
from bot.tables.loaded import retired
from bot.tables.play import Play


class Retiring(Play):
    def _break_off(self, session: Writing, table: TableRow) -> None:
        if not retired(table):
            super()._break_off(session, table)
            return
        teller = self.teller(session, table)
        for post in session.posts(table.id, "chapter"):
            if post.body["open"]:  # without standings and board: nobody can make them any more
                post.body |= {"open": False, "next": "", "strip": []}
                post.wanted += 1
                session.put_post(post)
        for post in session.posts(table.id, "call"):
            post.gone = True
            session.put_post(post)
        teller.notice(teller.say("broken-off", table=table.id))
        self._close_off(session, table, teller, None)
