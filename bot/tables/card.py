"""How a table stands: its post in the home channel, from lobby to result, and the standings."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from bot.store import SeatRow
from bot.store.bodies import Buttons, CardBody, ChapterBody, Values
from bot.tables.levels import level_of
from bot.tables.loaded import Loaded
from bot.tables.waiting import away_lines, pace_line
from bot.ui.text import SEATS, mark, safe
from rules.core import Placing, Standings
from rules.core.dice import commitment

if TYPE_CHECKING:
    from bot.tables.narrator import Speaker


def card_body(speaker: Speaker, live: Loaded | None) -> CardBody:
    table = speaker.table
    lines = []
    buttons: Buttons = []
    if table.status == "lobby":
        lines.append(speaker.say("card-players", least=speaker.game.seats.start, most=speaker.game.seats.stop - 1))
        for seat in speaker.seats:
            host = f" {speaker.say('seat-host')}" if seat.person == table.host else ""
            lines.append(f"{mark(seat.seat)} {_seat_line(speaker, seat)}{host}")
        lines.append(options_line(speaker))
        lines.append(pace_line(table))
        lines.append(speaker.say("card-seal", seal=commitment(table.secret)[:16] + "…"))
        seated = sum(seat.person is not None or seat.computer is not None for seat in speaker.seats)
        lines.append(speaker.say("card-thread" if table.place != table.home else "card-here"))
        ready = "ready" if seated in speaker.game.seats else "waits"
        buttons = [["join"], ["watch"], ["computer"], ["options"], ["clock"], ["how"]]
        buttons.append(["start", str(seated), ready])
    elif table.status == "running" and live is not None:
        lines += speaker.strip(live)
        awaited = [row.asked for row in speaker.session.clocks(table.id) if row.asked is not None]
        since = f"<t:{int(min(awaited, default=speaker.now))}:R>"
        lines.append(speaker.say("card-running", who=speaker.names(live.match.waiting), since=since))
        last = _last_told(speaker)
        lines += [speaker.say("card-last", line=last)] if last else []
        lines += [pace_line(table)] if table.pace else []
        lines += away_lines(speaker.session, table, speaker.seats, speaker.now, speaker.name)
        buttons = [["go"], ["board"], ["log"], ["recap"], ["follow"], ["how"], ["clock"]]
        buttons += [["levels"]] if any(seat.computer is not None for seat in speaker.seats) else []
    elif table.status == "over" and live is not None and live.match.standings is not None:
        first = [placing.seat for placing in placed(speaker, live.match.standings) if placing.place == 1]
        lines.append(speaker.say("card-over", who=speaker.names(first)))
        buttons = [["board"], ["log"], ["record"]]
    elif table.status == "closed":
        lines.append(speaker.say("card-closed"))
    heading = speaker.say("card-heading", title=speaker.game.title, table=table.id)
    if table.status != "lobby" and speaker.practice:
        heading += f" · {speaker.say('practice')}"
    if table.name:
        heading += f" · {safe(table.name, 60)}"
    return CardBody(heading=heading, lines=lines, buttons=buttons)


def _last_told(speaker: Speaker) -> str:
    """The newest line of the story."""
    for number in range(speaker.table.chapter, max(0, speaker.table.chapter - 2), -1):
        post = speaker.session.post(speaker.table.id, ChapterBody, str(number))
        told = [line.text for line in post.body.lines if line.n >= 0 and not line.heads] if post is not None else []
        if told:
            return told[-1]
    return ""


def _seat_line(speaker: Speaker, seat: SeatRow) -> str:
    if seat.person is None and seat.computer is None:
        return speaker.say("seat-free", seat=speaker.say(f"seat-{SEATS[seat.seat]}"))
    if seat.computer is not None:
        level = speaker.say(f"level-{level_of(seat)}")
        return speaker.say("levels-line", who=speaker.seat_name(seat), level=level)
    return speaker.seat_name(seat)


def options_line(speaker: Speaker) -> str:
    if not speaker.table.options:
        return speaker.say("card-options-default")
    told = ", ".join(f"{key} {value}" for key, value in sorted(speaker.table.options.items()))
    return speaker.say("card-options", options=told)


# --- the standings -------------------------------------------------------------------------------

COLUMNS = 3


def placed(narrator: Speaker, standings: Standings) -> list[Placing]:
    """Everybody's place at the end, best first, those without a seat too."""
    return sorted([*standings.placings, *narrator.chat.strangers(standings)], key=attrgetter("place"))


def strip(narrator: Speaker, live: Loaded) -> list[str]:
    """The standings in at most three lines, with what changed since the last phase."""
    before = _values_before(narrator)
    told = []
    for i, column in enumerate(narrator.chat.columns(live.match.view(None))[:COLUMNS]):
        old = before[i] if i < len(before) else {}
        shown = [
            f"{narrator.name(seat) if i == 0 else narrator.bare_name(seat)} {value}{_change(value, old.get(str(seat)))}"
            for seat, value in column.values.items()
        ]
        told.append(f"**{narrator.speak(column.heading)}** " + " · ".join(shown))
    return told


def values(narrator: Speaker, live: Loaded) -> Values:
    columns = narrator.chat.columns(live.match.view(None))[:COLUMNS]
    return [{str(seat): value for seat, value in column.values.items()} for column in columns]


def _values_before(narrator: Speaker) -> Values:
    """The standings at the end of the last phase."""
    for number in range(narrator.table.chapter, 0, -1):
        post = narrator.session.post(narrator.table.id, ChapterBody, str(number))
        if post is not None and not post.gone and not post.body.open and post.body.values is not None:
            return post.body.values
    return []


def _change(value: int | str, before: int | str | None) -> str:
    if not isinstance(value, int) or not isinstance(before, int) or value == before:
        return ""
    return f" ({value - before:+})".replace("-", "−")
