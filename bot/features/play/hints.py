"""What would a strong player do: the move, what decides it, what else was close. Free where one person plays; elsewhere
a setting of the table, and the table sees who took one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.features.play import service as play
from bot.features.play.panel import Panel
from bot.store import Reading, SeatNotes, TableNotes, Writing
from bot.tables.call import Call, Services, Talk
from bot.tables.clauses import package_of
from bot.tables.deciding import LONG, Deciding, ranked
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page
from bot.ui.text import say
from rules.core import Action
from rules.core.text import text
from rules.core.thinking.levels import Question, Reason, Thought, encode

NEAR = 0.05
"""How much less a move may be valued that counts as close."""
SAME = 0.005
"""How much less one that is as good."""
LEAST = 0.05
"""Points below which a change is none: they are told with one decimal."""


def alone(narrator: Speaker) -> bool:
    """One person is all the people there are."""
    return len({row.person for row in narrator.seats if row.person is not None}) == 1


def allowed(narrator: Speaker) -> bool:
    return alone(narrator) or narrator.session.note(TableNotes, narrator.table.id).hints


# --- taking one ----------------------------------------------------------------------------------


class Wanted(msgspec.Struct, frozen=True):
    """A hint that is to be thought about."""

    question: Question
    told: bool
    """The table will be told."""


async def hint(talk: Talk, call: Call) -> Page:
    """Ask those who think, then tell it, unless something has changed that the seat knows of."""
    wanted = await talk.look(lambda services, session: _wanted(services, session, call))
    await talk.thinking()
    thought = await talk.thought(call.table, wanted.question, LONG)
    if thought is None or thought.action is None:
        raise Refused("hint-failed")
    if not wanted.told:
        return await talk.look(lambda services, session: _told(services, session, call, wanted, thought))
    return await talk.change(
        lambda services, session: _told_to_all(services, session, call, wanted, thought), claim=call.id
    )


def _wanted(services: Services, session: Reading, call: Call) -> Wanted:
    panel = _asked(services, session, call)
    question = services[Deciding].question(session, panel.table, panel.live, panel.seat, "strong", hint=True)
    return Wanted(question, not alone(panel.narrator))


def _asked(services: Services, session: Reading, call: Call) -> Panel:
    panel = play.asked(services, session, call.table, call.person, call.question)
    if panel is None or not panel.live.match.legal(panel.seat):
        raise Refused("hint-not-asked")
    if not allowed(panel.narrator):
        raise Refused("hint-off")
    return panel


def _told(services: Services, session: Reading, call: Call, wanted: Wanted, thought: Thought) -> Page:
    return _page(_unchanged(services, session, call, wanted), thought)


def _told_to_all(services: Services, session: Writing, call: Call, wanted: Wanted, thought: Thought) -> Page:
    """The same, and a word to the table, once for each question: that there was a hint, never which."""
    panel = _unchanged(services, session, call, wanted)
    with session.changing(SeatNotes, panel.table.id, panel.seat) as notes:
        first, notes.hinted = notes.hinted != panel.row.question, panel.row.question
    if first:
        narrator = services[Tables].narrator(session, panel.table)
        narrator.notice(narrator.say("hint-taken", who=narrator.name(panel.seat)))
    return _page(panel, thought)


def _unchanged(services: Services, session: Reading, call: Call, wanted: Wanted) -> Panel:
    """The panel, if it was thought about what is asked now."""
    try:
        panel = _asked(services, session, call)
    except Refused as refused:
        raise refused if refused.key == "hint-off" else Refused("hint-changed") from refused
    now = services[Deciding].question(session, panel.table, panel.live, panel.seat, "strong", hint=True)
    if encode(now) != encode(wanted.question) or wanted.told == alone(panel.narrator):
        raise Refused("hint-changed")
    return panel


# --- telling it ----------------------------------------------------------------------------------


def _page(panel: Panel, thought: Thought) -> Page:
    legal = panel.live.match.legal(panel.seat)
    found = ranked(panel.live, legal, thought)
    if not found:
        raise Refused("hint-failed")
    best = found[0][0]
    lines = [f"**{panel.say('hint-heading')}**"]
    if len(legal) == 1:
        lines.append(panel.say("hint-only", what=panel.deed(best)))
    else:
        lines += _weighed(panel, found, thought.reasons)
    return Page(lines=lines, rows=[_buttons(panel, best)])


def _weighed(panel: Panel, found: Sequence[tuple[Action, float]], reasons: Sequence[Reason]) -> list[str]:
    """The move, why, what else was close, what the figures are."""
    (best, value), *others = found
    move = panel.deed(best)
    near: dict[str, float] = {}
    for action, other in others:
        if value - other <= NEAR and (what := panel.deed(action)) != move:  # else another way of doing the same
            near.setdefault(what, min(value, other))  # what was tried less may look better
    told = [panel.say("hint-other", what=what, share=_percent(other)) for what, other in near.items()]
    same = bool(near) and value - max(near.values()) < SAME
    return [
        panel.say("hint-move", what=move, share=_percent(value)),
        why(panel.narrator, panel.seat, reasons, same=same),
        panel.say("hint-close", others=" · ".join(told)) if told else panel.say("hint-clear"),
        panel.say("hint-about"),
    ]


def why(narrator: Speaker, seat: int, reasons: Sequence[Reason], *, same: bool = False) -> str:
    """One sentence: the judge's term that decides, with its figure. Reasons come with the largest gain first. `same`:
    another move is worth as much."""
    deciding = next((one for one in reasons[:1] if one.points >= LEAST), None)
    if deciding is None:
        deciding = next((one for one in reversed(reasons) if one.player == seat and one.points <= -LEAST), None)
    if deciding is None:
        return narrator.say("hint-same" if same else "hint-even")
    language = narrator.table.language
    term = text(package_of(narrator.game), term_key(deciding.term), language)
    points = say(language, "hint-points", points=round(abs(deciding.points), 1))
    if deciding.points < 0:
        return narrator.say("hint-loss", points=points, term=term)
    if deciding.player == seat:
        return narrator.say("hint-gain", points=points, term=term)
    return narrator.say("hint-harm", who=narrator.name(deciding.player), points=points, term=term)


def term_key(term: str) -> str:
    """Where a title's catalogue says what a term of its judge is about."""
    return f"term-{term.replace(' ', '-')}"


def _percent(value: float) -> int:
    return round(100 * value)


def _buttons(panel: Panel, best: Action) -> list[Button]:
    """Do it, as if it had been chosen in the panel, or go back to where it is chosen."""
    way = panel.choosing.path_to(best)
    chosen = [Button(panel.id("pick", way), panel.say("button-do-it"), "green")] if way is not None else []
    return [*chosen, Button(custom_id("turn", panel.table.id), panel.say("button-to-move"), "blue")]
