"""A refusal as help: what was tried, which rule stands against it, what would work, and the way on."""

from __future__ import annotations

from bot.features.play import service as play
from bot.store import Reading, SeatRow, Writing
from bot.store.notes import PanelNotes
from bot.tables.call import Services
from bot.tables.choosing import digest
from bot.tables.clauses import clause_text, package_of
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.refusing import wrong_button
from bot.tables.tables import opened, seat_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import safe, say
from rules.core import Refusal
from rules.core.completing import Mended, mended
from rules.core.text import catalogue, text


def refusal(services: Services, session: Writing, table_id: int, person: int, refused: Refusal) -> Page:
    """What was tried, which rule stands against it, what would work; or whose decision it is."""
    table, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    if refused.kind == "not now" and (seat is None or seat.seat not in live.match.waiting):
        return play.not_now(table, narrator, live, seat)
    return _refusal_page(session, narrator, live, seat, refused)


def meant(services: Services, session: Reading, table_id: int, person: int, question: int | None, code: str) -> str:
    """The line behind "Did you mean"."""
    _, narrator, _ = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    line = session.note(PanelNotes, table_id, seat.seat).meant if seat is not None else ""
    if seat is None or seat.question != question or not line or digest(line) != code:
        raise Refused("stale")
    return line


def _refusal_page(session: Writing, narrator: Speaker, live: Loaded, seat: SeatRow | None, refusal: Refusal) -> Page:
    table = narrator.table
    what = _reason(narrator, table.language, refusal)
    lines = [what if refusal.kind == "invalid" else say(table.language, "refused-what", what=what)]
    lines += _step_line(table.language, refusal)
    buttons = [Button(custom_id("turn", table.id), say(table.language, "button-to-move"), "blue")]
    if refusal.clause in narrator.game.clauses and refusal.kind != "invalid":
        rule = clause_text(narrator.game, refusal.clause, table.language)
        lines.append(say(table.language, "refused-rule", clause=refusal.clause, text=rule))
        label = say(table.language, "button-rule", clause=refusal.clause)
        buttons.append(Button(custom_id("rule", table.id, refusal.clause), label))
    if seat is not None and seat.seat in live.match.waiting:
        lines += _works(narrator, live, seat, refusal)
        found = mended(live.match.imagine(seat.seat), refusal.typed) if refusal.kind == "invalid" else None
        if found is not None:
            lines.append(say(table.language, "refused-meant", word=safe(found.instead, 60)))
            buttons.insert(0, _yes(session, narrator, seat, found))
    buttons.append(wrong_button(table.id, table.language))
    return Page(lines=lines, rows=button_rows(buttons))


def _step_line(language: str, refusal: Refusal) -> list[str]:
    if "step" not in refusal.facts or int(refusal.facts["steps"]) < 2:
        return []
    facts = {key: refusal.facts[key] for key in ("step", "steps")} | {"typed": safe(str(refusal.facts["typed"]), 60)}
    lines = [say(language, "refused-step", **facts)]
    return [*lines, say(language, "refused-before")] if int(refusal.facts["step"]) > 1 else lines


def _works(narrator: Speaker, live: Loaded, seat: SeatRow, refusal: Refusal) -> list[str]:
    """The nearest legal actions, and how many more of their kind there are."""
    if not refusal.nearest:
        return []
    later = refusal.seen is not None
    view = refusal.seen if later else live.match.view(seat.seat)
    told = dict.fromkeys(narrator.speak(narrator.chat.deed(view, seat.seat, action)) for action in refusal.nearest)
    works = ", ".join(told)
    kinds = {type(action) for action in refusal.nearest}
    rest = sum(type(action) in kinds for action in live.match.legal(seat.seat)) - len(refusal.nearest)
    if rest > 0 and not later:
        works = say(narrator.table.language, "and-more", what=works, count=rest)
    return [say(narrator.table.language, "refused-works", works=works)]


def _yes(session: Writing, narrator: Speaker, seat: SeatRow, found: Mended) -> Button:
    """Plays the mended line. It may be longer than an id, so it is kept, and the id tells which one it is."""
    with session.changing(PanelNotes, narrator.table.id, seat.seat) as notes:
        notes.meant = found.line
    label = say(narrator.table.language, "button-yes", word=found.instead)
    return Button(custom_id("yes", narrator.table.id, seat.question, digest(found.line)), label, "green")


def _reason(narrator: Speaker, language: str, refusal: Refusal) -> str:
    said = narrator.chat.spelled(refusal.facts, language)
    facts = {key: safe(value, 60) if isinstance(value, str) else value for key, value in said.items()}
    for place in (package_of(narrator.game), "rules.core"):
        bundle = catalogue(place, "en")
        if bundle is not None and bundle.has_message(refusal.reason):
            return text(place, refusal.reason, language, facts)
    return str(refusal)
