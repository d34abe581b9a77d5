"""Games begun under rules that are kept no longer: they cannot be shown or played on, but they can be ended."""

from __future__ import annotations

from bot.store import TableRow, Writing
from bot.store.bodies import CallBody, ChapterBody
from bot.tables.loaded import retired
from bot.tables.play import Play


class Retiring(Play):
    def _break_off(self, session: Writing, table: TableRow) -> None:
        if not retired(table):
            super()._break_off(session, table)
            return
        narrator = self.narrator(session, table)
        for post in session.posts(table.id, ChapterBody):
            if post.body.open:  # without standings and board: nobody can make them any more
                post.body.open, post.body.next, post.body.strip = False, "", []
                post.wanted += 1
                session.put_post(post)
        for call in session.posts(table.id, CallBody):
            call.gone = True
            session.put_post(call)
        narrator.notice(narrator.say("broken-off", table=table.id))
        self._close_off(session, table, narrator, None)
