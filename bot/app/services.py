"""What people can do at a table. Each call is one transaction; a repeated interaction changes nothing."""

from __future__ import annotations

from bot.features.absence.away import Away
from bot.features.coaching.service import Coaching
from bot.features.following.service import Followers
from bot.features.looking.service import After
from bot.features.plans.service import Plans
from bot.features.records.service import Records
from bot.features.server.data import Data
from bot.features.settings.service import People
from bot.features.time.downtime import Downtime
from bot.features.time.paces import Choosing
from bot.features.tour.service import Tour
from bot.tables.retiring import Retiring
from bot.tables.stuck import StuckGames
from bot.tables.timers import Timers


class Tables(
    Retiring,
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
