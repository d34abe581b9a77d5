"""Plans: what a person wants done at the next decisions, and answers that stand until their question comes.

A plan is given once and played by itself, each decision in a transaction of its own, after half of the time a call
waits: whoever moved before can still take it back, and nobody is called for a decision that is made already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store import BY_HAND, PlanRow, PostRow, Reading, SeatRow, TableRow, Writing
from bot.store.bodies import CallBody, RequestBody
from bot.tables.changes import Change, HiddenChange
from bot.tables.loaded import Loaded, game_of, read_events, read_line
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from rules.core import Action, Imagined
from rules.core.ahead import foresee
from rules.core.chat import Chat
from rules.core.game import Filled
from rules.core.plainchat import chat_of
from rules.core.plans import brought_forward, check_planned, decisions, first_legal, goes_on, is_rest, written
from rules.core.record import Step

MOST_DECISIONS = 12
MOST_LINES = 8
"""For one decision."""
LONGEST_LINE = 200
LONGEST_PLAN = 2000
RESTING = 600.0
"""Seconds until a plan looks again whether the game still rests."""
HELD = 900.0
"""Seconds a call waits at most for the plan that makes it needless; longer than a timer that failed."""
TIMER = "plan"
ASKED = 30.0
"""Seconds a plan waits while the table is asked about an undo: playing on would mean no."""


class Plans:
    def __init__(self, tables: Tables, play: Play) -> None:
        self.tables, self.play = tables, play

    # --- giving ----------------------------------------------------------------------------------

    def plan(self, session: Writing, table_id: int, person: int, typed: str) -> None:
        """Keep lines for the next decisions (`rules.core.plans`); they replace the plan before. Raises a Refusal for a
        line that can never be read."""
        wanted = decisions(typed)
        if not wanted:
            raise Refused("plan-empty")
        table, live, row = self._planner(session, table_id, person)
        self._check(live, row, wanted)
        self._keep(session, table, live, row, "", wanted[0], wanted[1:])

    def plan_more(self, session: Writing, table_id: int, person: int, line: str, *, instead: bool = False) -> None:
        """Keep one more line: for one decision more, or as the next best for the last one."""
        table, live, row = self._planner(session, table_id, person)
        plan = self.ordinary(session, table, row)
        if plan is None:
            self.plan(session, table_id, person, line)
            return
        *before, last = plan.decisions
        wanted = [*before, list(dict.fromkeys([*last, line]))] if instead else [*before, last, [line]]
        self._check(live, row, wanted)
        plan.ranked, plan.later = wanted[0], wanted[1:]
        plan.round = max(plan.round, _holds_until(table, live, row, wanted))
        session.put(plan)

    @staticmethod
    def _check(live: Loaded, row: SeatRow, wanted: Sequence[Sequence[str]]) -> None:
        lines = [line for lines in wanted for line in lines]
        most = max(len(lines) for lines in wanted)
        whole = max(map(len, lines)) <= LONGEST_LINE and len(written(wanted)) <= LONGEST_PLAN
        if len(wanted) > MOST_DECISIONS or most > MOST_LINES or not whole:
            raise _too_long()
        if all(is_rest(line) for line in wanted[0]):
            raise Refused("plan-rest-first")
        imagined = live.match.imagine(row.seat)
        for line in lines:
            if not is_rest(line):
                check_planned(imagined, line)

    def ordinary(self, session: Reading, table: TableRow, row: SeatRow) -> PlanRow | None:
        """The plan for the next decisions, as far as it still is one."""
        return next((plan for plan in self.plans_of(session, table, row) if not plan.key), None)

    def plan_form(self, session: Writing, table_id: int, person: int, filled: Filled) -> None:
        """Keep a standing answer, made by a form of the title; it waits until its question comes."""
        if any(len(value) > LONGEST_LINE for value in filled.values.values()):
            raise _too_long()
        table, live, row = self._planner(session, table_id, person)
        line = game_of(table).read_plan(live.match.imagine(row.seat), filled)
        self._keep(session, table, live, row, filled.form, [line])

    def clear_plan(self, session: Writing, table_id: int, person: int, key: str | None = None) -> None:
        """Forget one plan, or all of them."""
        table, _, row = self._planner(session, table_id, person)
        mine = [plan for plan in session.plans(table.id) if plan.seat == row.seat and key in (None, plan.key)]
        if not mine:
            raise Refused("plan-none")
        for plan in mine:
            session.drop_plan(plan)
        self._release_call(session, table)

    def _planner(self, session: Reading, table_id: int, person: int) -> tuple[TableRow, Loaded, SeatRow]:
        table, live, row = self.tables.seated(session, table_id, person)
        if table.status != "running":
            raise Refused("not-now-over")
        return table, live, row

    def _keep(
        self,
        session: Writing,
        table: TableRow,
        live: Loaded,
        row: SeatRow,
        key: str,
        lines: Sequence[str],
        later: Sequence[list[str]] = (),
    ) -> None:
        session.put(
            PlanRow(
                table=table.id,
                seat=row.seat,
                key=key,
                person=row.person or 0,
                ranked=list(lines),
                later=list(later),
                after=row.question,
                since=table.lines,
                round=0 if key else _holds_until(table, live, row, [lines, *later]),
            )
        )
        self._release_call(session, table)

    # --- when its decision comes -----------------------------------------------------------------

    def plans_follow(self, change: Change) -> None:
        """The position has changed: plans whose decision has come get their time. Without an actor something was taken
        back."""
        self._follow_all(change.session, change.table, change.game, change.actor)

    def own_plans_follow(self, change: Change) -> None:
        """A hidden step: only plans of its own seat may follow it."""
        undone = isinstance(change, HiddenChange) and change.undone
        self._follow_all(change.session, change.table, change.game, None if undone else change.actor, only=change.actor)

    def _follow_all(
        self, session: Writing, table: TableRow, live: Loaded, actor: int | None, *, only: int | None = None
    ) -> None:
        plans = [plan for plan in session.plans(table.id) if only in (None, plan.seat)]
        if not plans:
            return
        seats = session.seats(table.id)
        for plan in plans:
            self._follow(session, table, live, plan, seats[plan.seat], actor)
        self._release_call(session, table)

    def _follow(
        self, session: Writing, table: TableRow, live: Loaded, plan: PlanRow, row: SeatRow, actor: int | None
    ) -> None:
        answered = row.question - row.awaited
        if actor == plan.seat and (plan.spent or (plan.key == "" and answered > plan.after)):
            if not self._decided(session, plan, row.question, None):
                return
            plan.due = BY_HAND
        if not row.awaited or row.person != plan.person:
            plan.due = None
        elif actor is None:
            # Something was taken back: the decision belongs to the person again, the plan to the one after it.
            plan.after, plan.due = row.question, None
        elif plan.by_hand:
            # Whoever has decided otherwise than planned decides the rest of this wait too; what was planned for it is
            # used up with it.
            plan.after, plan.spent = row.question, self._comes(table, live, plan)
        elif plan.due is None and not plan.spent and row.question > plan.after:
            if self._comes(table, live, plan) or (_only(live, plan) and not _by_hand(session, table, plan)):
                # Nobody else can take back what the seat itself did a moment ago.
                self._set_time(session, plan, 0.0 if actor == plan.seat else self._soon(session, table))
            elif plan.key == "":
                plan.after = row.question  # nothing is planned for this; the person decides, and the plan waits
        session.put(plan)

    @staticmethod
    def _comes(table: TableRow, live: Loaded, plan: PlanRow) -> bool:
        """Whether what is asked now is what the plan is for; what answers it comes to the front."""
        found = brought_forward(game_of(table), live.match.legal(plan.seat), plan.decisions)
        if found:
            plan.ranked, plan.later = found[0], found[1:]
        return bool(found)

    @staticmethod
    def _decided(session: Writing, plan: PlanRow, question: int, played: str | None) -> bool:
        """A decision is made, by that line or otherwise: what follows is for those after that question. False: nothing
        does."""
        left = goes_on(plan.decisions, played)
        if not left:
            session.drop_plan(plan)
            return False
        plan.ranked, plan.later = left[0], left[1:]
        plan.after, plan.due, plan.spent = question, None, False
        session.put(plan)
        return True

    def _soon(self, session: Reading, table: TableRow) -> float:
        """Seconds until a plan is played: half of the time a call waits, and never after the call would go out."""
        usual = [_usual(post) - self.tables.now() for post in session.posts(table.id, CallBody) if _unsent(post)]
        return max(0.0, min([self.tables.call_delay / 2, *usual]))

    def _hold_call(self, session: Writing, table: TableRow) -> None:
        """A call that names only people whose plans are played before it would go out waits for them."""
        due = {plan.person: plan.due for plan in session.plans(table.id) if plan.timed}
        for post in session.posts(table.id, CallBody):
            called = [due.get(person) for person in post.mentions]
            times = [when for when in called if when is not None and when <= _usual(post)]
            if _unsent(post) and times and len(times) == len(called):
                post.body.usual = _usual(post)
                post.not_before = max(times) + HELD
                session.put(post)

    def _release_call(self, session: Writing, table: TableRow) -> None:
        """The plan a call waited for is gone: the call goes out at its usual time, since a late one would tell that
        there was a plan."""
        for post in session.posts(table.id, CallBody):
            if _unsent(post) and post.body.usual is not None:
                post.not_before, post.body.usual = post.body.usual, None
                session.put(post)
        self._hold_call(session, table)

    # --- playing ---------------------------------------------------------------------------------

    def play_plans(self, session: Writing, table_id: int) -> None:
        """Play the plans of a table whose time has come."""
        table = session.table(table_id)
        for plan in session.plans(table_id):
            if table is not None and plan.due is not None and plan.due <= self.tables.now():
                self._play_plan(session, table, plan)

    def _play_plan(self, session: Writing, table: TableRow, plan: PlanRow) -> None:
        row = session.seats(table.id)[plan.seat]
        if table.status != "running" or not row.awaited or row.person != plan.person:
            session.drop_plan(plan)
            return
        live = self.tables.cache.get(session, table)
        if self.plan_ended(session, table, live, plan):
            session.drop_plan(plan)
            self._release_call(session, table)
            return
        asked = any(post.body.state == "open" for post in session.posts(table.id, RequestBody))
        if asked or table.paused is not None:
            self._set_time(session, plan, ASKED if asked else RESTING)
            session.put(plan)
            self._release_call(session, table)
            return
        comes = self._comes(table, live, plan)
        line, actions = first_legal(live.match.imagine(plan.seat), plan.ranked) or (None, _only(live, plan))
        if not actions:
            plan.due, plan.spent = None, True
            session.put(plan)
            self._release_call(session, table)
            return
        if comes or line is not None:
            self._decided(session, plan, row.question, line)
        else:
            plan.after, plan.due = row.question, None
            session.put(plan)
        # A decision made in secret beside others leaves the same words whether it was planned or not.
        told = not plan.key and len(live.match.waiting) == 1
        self.play.take(session, table, live, plan.seat, actions, plan.person, None, planned=told)
        self._release_call(session, table)  # the same seat may have more to decide

    def _set_time(self, session: Writing, plan: PlanRow, wait: float) -> None:
        plan.due = self.tables.now() + wait
        session.add_timer(plan.due, TIMER, plan.table, {})

    # --- looking ---------------------------------------------------------------------------------

    def plans_of(self, session: Reading, table: TableRow, row: SeatRow) -> list[PlanRow]:
        """What that person's plans still are."""
        live = self.tables.cache.get(session, table)
        mine = [plan for plan in session.plans(table.id) if plan.seat == row.seat and plan.person == row.person]
        return [plan for plan in mine if not self.plan_ended(session, table, live, plan)]

    @staticmethod
    def plan_ended(session: Reading, table: TableRow, live: Loaded, plan: PlanRow) -> bool:
        """The round is over, or the seat was attacked. Standing answers do not end that way."""
        if plan.key:
            return False
        if _chat(table).round(live.match.view(None)) > plan.round:
            return True
        for row in session.lines(table.id, plan.since):
            line = read_line(row)
            if isinstance(line, Step) and line.undone:
                continue
            for event in read_events(table, row):
                if event.alarms and getattr(event, "whom", None) == plan.seat:
                    return True
        return False

    def plans_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.play_plans(session, table)


def _too_long() -> Refused:
    return Refused(
        "plan-long", decisions=MOST_DECISIONS, lines=MOST_LINES, length=LONGEST_LINE, characters=LONGEST_PLAN
    )


def _holds_until(table: TableRow, live: Loaded, row: SeatRow, wanted: Sequence[Sequence[str]]) -> int:
    """The round with which such a plan ends: that in which its last decision may be asked, as far as it can be told,
    and at most the next one. Whoever has nothing left to do in this round plans for that."""
    round = _chat(table).round
    found = [round(live.match.view(None))]

    def asked(here: Imagined[Any]) -> None:
        found.append(round(here.view()))

    foresee(live.match.imagine(row.seat), wanted, asked)
    return min(max(found), found[0] + 1)


def _only(live: Loaded, plan: PlanRow) -> list[Action]:
    """What a plan answers where only one answer is possible, and nothing new is seen by it: a title asks for it all the
    same where the question's being asked must not tell what the seat holds."""
    legal = live.match.legal(plan.seat)
    return list(legal) if not plan.key and len(legal) == 1 and not legal[0].reveals else []


def _by_hand(session: Reading, table: TableRow, plan: PlanRow) -> bool:
    """The person has just decided, and may still think about it."""
    last = session.lines(table.id, table.lines - 1)[-1:]
    return any(row.person == plan.person and row.interaction is not None for row in last)


def _unsent(post: PostRow[CallBody]) -> bool:
    return post.message is None and post.sent == 0 and not post.gone


def _usual(post: PostRow[CallBody]) -> float:
    """When a call goes out that no plan makes needless."""
    return post.not_before if post.body.usual is None else post.body.usual


def _chat(table: TableRow) -> Chat[Any]:
    return chat_of(game_of(table))
