"""What each verb of a typed line means: the actions it stands for, one at a time as the attempt goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rules.core import Action, Invalid
from rules.druids.actions import Act, Boost, Convert, Demon, Done, Lay, Lift, Move, New, Pick, Stone, Temple, Ward
from rules.druids.attempt import Attempt
from rules.druids.board import FIELD, HOURS, MIDDLE, SIDE_OF_HOUR, WORD, along, neighbour
from rules.druids.flow import DONE, DRAW, END
from rules.druids.lines import a_corner, a_field, a_number, an_action, an_hour, with_from, wrong_count
from rules.druids.pieces import PATTERNS, PORTAL, fitting_turns, same_look, turned
from rules.druids.populations import CAPTURE, parts
from rules.druids.state import NONE
from rules.druids.suggest import NEAR, STYLES, suggest, suggest_new, suggestions

Planned = Iterator[tuple[Action, str]]
"""Actions of an item; with each, the words of the item that are left should it show something new."""


def _act(attempt: Attempt, words: list[str]) -> Planned:
    if len(words) != 2:
        raise wrong_count("act", words)
    yield Act(an_action(words[0]), an_action(words[1])), ""


def _boost(attempt: Attempt, words: list[str]) -> Planned:
    if len(words) != 1:
        raise wrong_count("boost", words)
    yield Boost(an_action(words[0])), ""


def _draw(attempt: Attempt, words: list[str]) -> Planned:
    if words:
        raise wrong_count("draw", words)
    yield DRAW, ""


def _pick(attempt: Attempt, words: list[str]) -> Planned:
    if len(words) != 1:
        raise wrong_count("pick", words)
    piece = next((pattern for pattern in PATTERNS if pattern.lower() == words[0].lower()), "")
    if not piece:
        raise Invalid("line-piece", Pick.clause, {"word": words[0][:40]})
    yield Pick(piece), ""


def _done(attempt: Attempt, words: list[str]) -> Planned:
    if words and [word.lower() for word in words] != ["all"]:
        raise wrong_count("done", words)
    yield _end_of_turn(attempt) if words else DONE, ""


def _end(attempt: Attempt, words: list[str]) -> Planned:
    if words:
        raise wrong_count("end", words)
    yield _end_of_turn(attempt), ""


def _end_of_turn(attempt: Attempt) -> Done:
    """`done all`, or plain `done` where no other action is left."""
    return END if END in attempt.legal() else DONE


def _each_field(kind: type[Demon] | type[Lift] | type[Ward]) -> Callable[[Attempt, list[str]], Planned]:
    """A verb with a list of fields: `demon M15 M16`."""

    def handler(attempt: Attempt, words: list[str]) -> Planned:
        if not words:
            raise wrong_count(kind.__name__.lower(), words)
        for word in words:
            yield kind(a_field(word, kind)), ""

    return handler


def _new(attempt: Attempt, words: list[str]) -> Planned:
    """`new M16 L17`, `new auto`, `new M16 auto`."""
    if not words:
        raise wrong_count("new", words)
    for word in words:
        if word.lower() != "auto":
            yield New(a_field(word, New)), ""
            continue
        run = attempt.run
        while attempt.run == run and attempt.on_turn and attempt.state.turn.left:
            field = suggest_new(attempt.state, attempt.seat)
            if field is None:
                break
            yield New(WORD[field]), ""


def _stone(attempt: Attempt, words: list[str]) -> Planned:
    if not words:
        raise wrong_count("stone", words)
    for corner, start in with_from(words):
        yield Stone(a_corner(corner, Stone), a_corner(start, Stone) if start else ""), ""


def _temple(attempt: Attempt, words: list[str]) -> Planned:
    if not words:
        raise wrong_count("temple", words)
    for field, start in with_from(words):
        yield Temple(a_field(field, Temple), a_field(start, Temple) if start else ""), ""


def _convert(attempt: Attempt, words: list[str]) -> Planned:
    if not words:
        raise wrong_count("convert", words)
    for word in words:
        yield Convert(a_corner(word, Convert)), ""


def _move(attempt: Attempt, words: list[str]) -> Planned:
    """`move M16-M17 K17xK18`, or `move M16 M17 L16 > 3`: each of these one field towards 3 o'clock."""
    if not words:
        raise wrong_count("move", words)
    if ">" in words:
        yield from _move_along(words)
        return
    for word in words:
        start, sign, to = parts(word.upper().replace("X", CAPTURE))
        if not sign:
            raise Invalid("line-move", Move.clause, {"word": word[:40]})
        yield Move(f"{a_field(start, Move)}{sign}{a_field(to, Move)}"), ""


def _move_along(words: list[str]) -> Planned:
    """The foremost goes first, so that a row can move up."""
    at = words.index(">")
    if at == 0 or len(words) != at + 2:
        raise wrong_count("move", words)
    hour = an_hour(words[-1])
    side = SIDE_OF_HOUR[hour]
    fields = [FIELD[a_field(word, Move)] for word in words[:at]]
    for field in sorted(fields, key=lambda field: -along(field, side)):
        to = neighbour(field, side)
        if to is None:
            raise Invalid("line-edge", Move.clause, {"field": WORD[field], "hour": hour})
        yield Move(f"{WORD[field]}-{WORD[to]}"), ""


# --- laying -------------------------------------------------------------------------------------


def _lay(attempt: Attempt, words: list[str]) -> Planned:
    """`lay L15 1`, `lay L15`, `lay L15 best`, `lay L15 11W`; then `draw` or `stop`; or the number of a suggestion."""
    words = list(words)
    then = words.pop().lower() if words and words[-1].lower() in ("draw", "stop") else ""
    if not 1 <= len(words) <= 2:
        raise wrong_count("lay", words)
    run = attempt.run
    yield _placed(attempt, words), then if then == "stop" else ""
    if then == "draw":
        yield DRAW, ""
    elif then == "stop" and attempt.run == run and attempt.on_turn:
        yield DONE, ""


def _placed(attempt: Attempt, words: list[str]) -> Lay:
    piece = attempt.piece()
    if words[0].isdecimal():
        offered = suggestions(attempt.state, attempt.seat)
        number = a_number(words[0])
        if len(words) != 1 or not 1 <= number <= len(offered):
            raise Invalid("line-suggestion", Lay.clause, {"number": words[0][:40], "count": len(offered)})
        return offered[number - 1].lay
    field = a_field(words[0], Lay)
    if attempt.state.drawn == PORTAL:
        return Lay(field, an_hour(words[1]) if len(words) == 2 else 0)
    if len(words) == 2 and words[1].isdecimal():
        return Lay(field, same_look(piece, an_hour(words[1])))
    if len(words) == 2 and words[1].lower() == "best":
        best = suggest(attempt.state, attempt.seat, cell=FIELD[field])
        return best.lay if best else Lay(field)
    return _turned(attempt, piece, field, words[1] if len(words) == 2 else "")


def _turned(attempt: Attempt, piece: str, field: str, side: str) -> Lay:
    """The one turn that fits (and shows that side, such as 11W)."""
    turns = fitting_turns(piece, attempt.state.edge.get(FIELD[field], 0))
    if side:
        shown = re.fullmatch(r"(\d+)([FWM])", side.upper())
        if shown is None:
            raise Invalid("line-hour", "D-12", {"word": side[:40]})
        at, letter = SIDE_OF_HOUR[an_hour(shown[1])], shown[2]
        showing = tuple(turn for turn in turns if turned(piece, turn)[at] == letter)
        if turns and not showing:
            raise Invalid("line-no-turn", "D-12", {"field": field, "side": side.upper()})
        turns = showing
    legal = [lay for lay in attempt.legal() if isinstance(lay, Lay) and lay.field == field]
    if legal and len(turns) > 1:
        hours = ", ".join(str(HOURS[turn]) for turn in turns)
        raise Invalid("line-several", "D-12", {"field": field, "count": len(turns), "hours": hours}, legal[:6])
    return Lay(field, HOURS[turns[0]] if turns else 0)


def _auto(attempt: Attempt, words: list[str]) -> Planned:
    """`auto`, `auto 3`, `auto rest`, with a style (`tight`, `near M16`); `all` lays portals too."""
    left, style, near, portals = 1, "home", MIDDLE, False
    todo = [word.lower() for word in words]
    tail = [word for word in todo if word != "rest" and not word.isdecimal()]
    while todo:
        word = todo.pop(0)
        if a_number(word) > 0:
            left = a_number(word)
        elif word == "rest":
            left = attempt.coming + (attempt.state.drawn != NONE)
        elif word == "all":
            portals = True
        elif word in STYLES:
            style = word
        elif word == NEAR and todo:
            style, near = NEAR, FIELD[a_field(todo.pop(0), Lay)]
        else:
            raise wrong_count("auto", words)
    if attempt.state.face_up and attempt.state.drawn == NONE:
        yield attempt.legal()[0], ""
    elif attempt.state.drawn == NONE:
        yield DRAW, " ".join(["auto", str(left), *tail])
        return
    if attempt.state.drawn == PORTAL and not portals:
        offered = tuple(suggestion.lay for suggestion in suggestions(attempt.state, attempt.seat))
        raise Invalid("line-portal", "D-18", {}, offered)
    best = suggest(attempt.state, attempt.seat, style, near)
    assert best is not None  # a piece in hand fits somewhere
    left = min(left - 1, attempt.coming)
    again = " ".join(["auto", str(left), *tail]) if left else ""
    yield best.lay, again
    if again:
        yield from _auto(attempt, again.split()[1:])


def _wish(attempt: Attempt, words: list[str]) -> Planned:
    """`wish L15 N14 O12`: the coming pieces go to the first of these they fit; `else auto` for one that fits none."""
    low = [word.lower() for word in words]
    auto = low[-2:] == ["else", "auto"]
    fields = [a_field(word, Lay) for word in (words[:-2] if auto else words)]
    if not fields:
        raise wrong_count("wish", words)
    tail = ["else", "auto"] if auto else []
    if attempt.state.drawn == NONE:
        yield DRAW, " ".join(["wish", *fields, *tail])
        return
    legal = {lay.field for lay in attempt.legal() if isinstance(lay, Lay)}
    field = next((field for field in fields if field in legal), "")
    if not field and not auto:
        raise Invalid("line-no-wish", Lay.clause, {"piece": attempt.piece(), "fields": ", ".join(fields)})
    best = suggest(attempt.state, attempt.seat, cell=FIELD[field] if field else None)
    assert best is not None  # a piece in hand fits somewhere
    left = [other for other in fields if other != field]
    again = " ".join(["wish", *left, *tail]) if left and attempt.coming else ""
    yield best.lay, again
    if again:
        yield DRAW, again


HANDLERS: dict[str, Callable[[Attempt, list[str]], Planned]] = {
    "act": _act,
    "draw": _draw,
    "pick": _pick,
    "lay": _lay,
    "demon": _each_field(Demon),
    "lift": _each_field(Lift),
    "ward": _each_field(Ward),
    "stone": _stone,
    "temple": _temple,
    "convert": _convert,
    "new": _new,
    "move": _move,
    "boost": _boost,
    "done": _done,
    "stop": _done,
    "end": _end,
    "auto": _auto,
    "wish": _wish,
}
