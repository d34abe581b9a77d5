"""What people can do at a table. Each call is one transaction; a repeated interaction changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from bot.features.absence.away import Away
from bot.features.coaching.service import Coaching
from bot.features.following.service import Followers
from bot.features.lobby.service import Lobby
from bot.features.looking.service import After
from bot.features.plans.service import Plans
from bot.features.records.service import Records
from bot.features.server.data import Data
from bot.features.settings.service import People
from bot.features.time.downtime import Downtime
from bot.features.time.paces import Choosing
from bot.features.tour.service import Tour
from bot.features.undo.service import Undo
from bot.store import Store
from bot.tables.base import new_secret
from bot.tables.changes import Changes, always, begun, chapter_or_end, is_over, runs
from bot.tables.stuck import StuckGames
from bot.tables.timers import Timers


class Tables(
    Undo,
    Lobby,
    StuckGames,
    Followers,
    Tour,
    Plans,
    Records,
    Data,
    Choosing,
    Away,
    Downtime,
    Timers,
    People,
    Coaching,
    After,
):
    """Used by one thread at a time (`bot.app.worker` gives it one)."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        *,
        call_delay: float = 8.0,
        secret: Callable[[], bytes] = new_secret,
    ) -> None:
        super().__init__(store, clock, call_delay=call_delay, secret=secret)
        self.changes = Changes(
            before_move=((self.paused, self.refuse),),
            position_changed=((always, self.let_requests_lapse),),
            waits_changed=(
                (always, self.bring_forward),
                (self.paused, self.quiet_call),
                (is_over, self.drop_what_was_asked),
                (runs, self.note_waits),
                (begun, self.set_timers),
            ),
            after_change=(
                (always, self.plans_follow),
                (chapter_or_end, self.followers_hear),
                (self.is_tour, self.tour_goes_on),
            ),
            after_hidden=((always, self.own_plans_follow),),
            after_move=(
                (always, self.drop_votes_about),
                (self.asleep, self.wake_by_move),
            ),
            table_opened=(
                (always, self.watch_lobby),
                (always, self.give_pace),
            ),
            table_moved=((always, self.settle_in),),
            seat_overdue=self.ask_about,
            computers_held=self.computers_held,
            dm_refused=(
                (self.is_notice, self.end_notices),
                (lambda post: True, self.call_instead),
            ),
            dead_end=self.dead_end,
        )
