"""All services are made here, and what happens around a change is listed here: who follows whom, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.app.commands import common_commands
from bot.features.absence.away import Away
from bot.features.absence.service import Absence
from bot.features.absence.vanished import Vanished
from bot.features.coaching.service import Coaching
from bot.features.following.service import Followers
from bot.features.lobby.levels import Levels
from bot.features.lobby.service import Lobby
from bot.features.looking.service import After
from bot.features.pauses.service import Sleep
from bot.features.plans.pages import played, shown
from bot.features.plans.service import Plans
from bot.features.recap.pages import previously
from bot.features.records.service import Records
from bot.features.reports.service import Reports
from bot.features.server.data import Data
from bot.features.server.service import Moderation
from bot.features.settings.service import People
from bot.features.time.downtime import Downtime
from bot.features.time.paces import Paces
from bot.features.time.private import Private
from bot.features.time.ringing import Ringing
from bot.features.time.service import Clock, Reminders
from bot.features.tour.service import Tour
from bot.features.undo.service import Undo
from bot.store import Store
from bot.tables.call import Services
from bot.tables.changes import Changes, When
from bot.tables.deciding import Deciding
from bot.tables.health import Health
from bot.tables.pauses import Pauses
from bot.tables.places import Places
from bot.tables.play import Play
from bot.tables.rates import RATES, Rate
from bot.tables.seats import Seats
from bot.tables.stuck import StuckGames
from bot.tables.tables import Tables, new_secret
from bot.tables.timers import Timers
from bot.tables.votes import Votes


def made(
    store: Store,
    clock: Callable[[], float],
    *,
    call_delay: float = 8.0,
    secret: Callable[[], bytes] = new_secret,
    rates: Mapping[str, Rate] = RATES,
) -> Services:
    """All services of one store. Used by one thread at a time (`bot.tables.tables` gives them one)."""
    tables = Tables(store, clock, call_delay=call_delay, secret=secret, rates=rates)
    play, votes, clocks, private = Play(tables), Votes(tables), Clock(tables), Private(tables)
    pauses, seats = Pauses(tables, votes), Seats(tables, votes)
    places, stuck = Places(tables, votes, pauses), StuckGames(tables)
    ringing = Ringing(tables, private)
    reminders = Reminders(tables, clocks, private, ringing)
    undo, paces, downtime = Undo(tables, play), Paces(tables, votes), Downtime(tables)
    lobby, away = Lobby(tables, seats), Away(tables, clocks, ringing, pauses, seats)
    deciding = Deciding(tables, play)
    absence = Absence(tables, play, votes, seats, deciding)
    vanished = Vanished(tables, absence)
    sleep = Sleep(tables, votes, pauses, absence)
    moderation = Moderation(tables, play, votes, seats, sleep)
    plans, tour, followers = Plans(tables, play), Tour(tables, play), Followers(tables)
    tables.changes = Changes(
        before_move=((When.RESTING, pauses.refuse),),
        position_changed=((When.ASKED, undo.let_requests_lapse),),
        waits_changed=(
            (When.ALWAYS, reminders.bring_forward),
            (When.RESTING, pauses.quiet_call),
            (When.ENDED, absence.drop_what_was_asked),
            (When.SOME_LEFT, absence.name_those_who_left),
            (When.BEGINS_OR_ENDS, sleep.set_timers),
        ),
        after_change=(
            (When.PLANNED, plans.plans_follow),
            (When.CHAPTER_OR_END, followers.followers_hear),
            (When.ON_TOUR, tour.tour_goes_on),
        ),
        after_hidden=((When.PLANNED, plans.own_plans_follow),),
        after_move=(
            (When.ASKED, absence.drop_votes_about),
            (When.RESTING, sleep.wake_by_move),
        ),
        table_opened=(
            (When.ALWAYS, sleep.watch_lobby),
            (When.ALWAYS, moderation.give_pace),
        ),
        table_moved=((When.ALWAYS, places.settle_in),),
        seat_overdue=vanished.overdue,
        computers_held=tour.computers_held,
        dm_refused=(
            (followers.is_notice, followers.end_notices),
            (lambda post: True, reminders.call_instead),
        ),
        before_sending=ringing.judge,
        after_sending=reminders.after_sending,
        hours_changed=ringing.hours_changed,
        dead_end=stuck.dead_end,
        looked_for=absence.looked_for,
        vote_results={
            "seat": absence.seat_voted,
            "skip": absence.skip_voted,
            "end": absence.end_voted,
            "back": seats.back_voted,
            "standin": seats.standin_voted,
            "pause": pauses.pause_voted,
            "clock": paces.clock_voted,
        },
        timers={
            "wait": reminders.wait_due,
            "digest": ringing.digest_due,
            "ring": ringing.ring_due,
            "arm": downtime.arm_due,
            "back": downtime.back_due,
            "renew": downtime.renew_due,
            "away": away.absence_over,
            "vote": votes.vote_ended,
            "resume": pauses.resume_due,
            "ask": absence.ask_again,
            "goes on": vanished.goes_on,
            "left": absence.seat_kept,
            "look": absence.look_due,
            "standin": seats.standin_ends,
            "sleep": sleep.sleep_due,
            "lobby": sleep.lobby_due,
            "archive": sleep.archive_due,
            "end": moderation.end_due,
            "plan": plans.plans_due,
            "notices": followers.day_over,
        },
    )
    reports, health = Reports(tables), Health(clock)
    data = Data(tables, play, votes, seats, moderation, reports)
    of_tables = (tables, play, deciding, votes, pauses, seats, places, stuck, health, Timers(tables, health))
    of_time = (clocks, private, ringing, reminders, paces, downtime)
    of_people = (People(tables), lobby, Levels(tables), absence, vanished, away, sleep, moderation, data, reports)
    of_games = (undo, plans, tour, followers, Records(tables, play), Coaching(tables), After(tables))
    services = Services(*of_tables, *of_time, *of_people, *of_games)
    services.beside_panel, services.beside_hand, services.commands = (previously, played), (shown,), common_commands
    return services
