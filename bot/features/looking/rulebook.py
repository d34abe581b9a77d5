"""Rules: found by number or by words, in full, and where they matter now."""

from __future__ import annotations

from typing import Any

from bot.store import Reading, TableRow
from bot.tables.call import Services
from bot.tables.clauses import clause_text
from bot.tables.loaded import action_of, game_of, options_of, read_line
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from bot.ui import limits
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import cut, safe, say, worded
from rules import GAMES
from rules.core import Game
from rules.core.record import Step

FOUND = 5
"""Rules on one page."""
SHORT = 220
"""Characters of a rule in a list; the whole of it is one press away."""
IN_FULL = 3
END = "."
"""Ends the words of a button's id, so that typed words cannot look like the number of a post."""


def rules(
    services: Services,
    session: Reading,
    title: str,
    find: str,
    language: str,
    *,
    table: int = 0,
    offset: int = 0,
    public: bool = False,
) -> Page:
    """Clauses by number or by words; at a table, with this table's value of what is disputed."""
    game = GAMES[title]
    found = _find(game, find, language)
    if len(found) == 1:
        return clause(services, session, title, found[0], language, table=table, public=public)
    facts: dict[str, str | int] = {"title": game.title, "find": safe(find, 60)}
    if not found:
        return Page(lines=[say(language, "rules-none", **facts)])
    shown = found[offset : offset + FOUND]
    lines = [f"**{say(language, 'rules-found', count=len(found), **facts)}**"]
    lines += [
        say(language, "rules-line", clause=clause, text=cut(clause_text(game, clause, language), SHORT))
        for clause in shown
    ]
    later = len(found) - offset - len(shown)
    if later:
        lines.append(say(language, "rules-more", count=later))
    if public:
        return Page(lines=lines)
    buttons = [
        _button("clause", table, title, [clause], say(language, "button-clause", clause=clause))
        for clause in shown[:IN_FULL]
    ]
    if later:
        words = [str(offset + FOUND), find]
        buttons.append(_button("rulesmore", table, title, words, say(language, "button-more-rules")))
    buttons.append(_button("rulespub", table, title, [find], say(language, "button-publish")))
    return Page(lines=lines, rows=button_rows([button for button in buttons if button is not None]))


def _find(game: Game[Any, Any], find: str, language: str) -> list[str]:
    wanted = find.casefold().split()
    exact = next((clause for clause in game.clauses if clause.casefold() == find.strip().casefold()), None)
    if exact is not None:
        return [exact]
    return [
        clause
        for clause in game.clauses
        if all(word in f"{clause} {clause_text(game, clause, language)}".casefold() for word in wanted)
    ]


def clause(
    services: Services,
    session: Reading,
    title: str,
    clause: str,
    language: str,
    *,
    table: int = 0,
    public: bool = False,
) -> Page:
    """One rule in full: its words, who says so, and the option that switches it."""
    game = GAMES[title]
    if clause not in game.clauses:
        return _no_clause(game, clause, language)
    lines = [
        f"**{say(language, 'rules-heading', title=game.title, find=clause)}**",
        clause_text(game, clause, language),
        _source(game.clauses[clause].source, language),
        *_disputed(session, game, clause, language, table),
    ]
    if public:
        return Page(lines=lines)
    buttons = [_button("rulespub", table, title, [clause], say(language, "button-publish"))]
    if table:
        buttons.insert(0, _button("matters", table, title, [clause], say(language, "button-matters")))
    return Page(lines=lines, rows=button_rows([button for button in buttons if button is not None]))


def _no_clause(game: Game[Any, Any], clause: str, language: str) -> Page:
    return Page(lines=[say(language, "rules-none", title=game.title, find=safe(clause, 60))])


def _source(source: str, language: str) -> str:
    told = []
    for part in source.split(", "):
        if part in ("ruling", "ours"):
            told.append(say(language, "rules-ours"))
        elif part == "derived":
            told.append(say(language, "rules-derived"))
        else:
            told.append(say(language, "rules-book", languages=part.replace("+", ", ")))
    return " ".join(told)


def _disputed(session: Reading, game: Game[Any, Any], clause: str, language: str, table_id: int) -> list[str]:
    table = session.table(table_id) if table_id else None
    here = options_of(table) if table is not None and table.title == game.name else None
    usual = game.options()
    lines = []
    for option, clauses in game.options.decides.items():
        if clause in clauses:
            facts: dict[str, str | int] = {"option": option, "usual": worded(getattr(usual, option), language)}
            if here is None:
                lines.append(say(language, "rules-option", **facts))
            else:
                value = worded(getattr(here, option), language)
                lines.append(say(language, "rules-option-here", value=value, **facts))
    return lines


def matters(services: Services, session: Reading, table_id: int, person: int, clause: str) -> Page:
    """What the reader could do now that rests on this rule."""
    table, narrator, live = opened(services, session, table_id, person)
    game = live.match.game
    if clause not in game.clauses:
        return _no_clause(game, clause, table.language)
    seat = seat_of(narrator, person)
    lines = [f"**{say(table.language, 'matters-heading', clause=clause)}**"]
    actions = []
    if seat is not None and seat.seat in live.match.waiting:
        actions = [action for action in live.match.legal(seat.seat) if action.clause == clause]
        view = live.match.view(seat.seat)
        lines += [narrator.speak(narrator.chat.deed(view, seat.seat, action)) for action in actions[:FOUND]]
    if len(actions) > FOUND:
        lines.append(say(table.language, "rules-more", count=len(actions) - FOUND))
    return Page(lines=lines if actions else [*lines, say(table.language, "matters-not")])


def rules_in(services: Services, session: Reading, table: TableRow, numbers: list[int], language: str) -> Page:
    """The rules that the decisions of these lines rest on."""
    game = game_of(table)
    steps = [read_line(row) for row in session.lines(table.id) if row.n in numbers]
    clauses = dict.fromkeys(action_of(table, step).clause for step in steps if isinstance(step, Step))
    found = [clause for clause in clauses if clause in game.clauses]
    if not found:
        return Page(lines=[say(language, "rules-in-none")])
    lines = [f"**{say(language, 'rules-in', title=game.title)}**"]
    lines += [
        say(language, "rules-line", clause=clause, text=cut(clause_text(game, clause, language), SHORT))
        for clause in found[: 2 * FOUND]
    ]
    buttons = [
        _button("clause", table.id, table.title, [clause], say(language, "button-clause", clause=clause))
        for clause in found[:IN_FULL]
    ]
    return Page(lines=lines, rows=button_rows([button for button in buttons if button is not None]))


def _button(verb: str, table: int, title: str, words: list[str], label: str) -> Button | None:
    """A button that carries typed words, if they fit into its id."""
    id = ":".join(["m", verb, str(table), title, *words, END])
    return Button(id, label) if len(id) <= limits.CUSTOM_ID else None


def rule_words(words: list[str]) -> tuple[str, list[str]]:
    """(title, the other words) of such a button."""
    if len(words) < 3 or words[0] not in GAMES:
        raise Refused("unknown-button")
    return words[0], words[1:-1]
