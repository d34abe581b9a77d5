"""What each verb of a typed line means: the actions it stands for, one at a time as the attempt goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from rules.core import Action, Invalid
from rules.core.words import number_of
from rules.druids.actions import Act, Auto, Boost, Convert, Demon, Done, Lay, Lift, Move, New, Pick, Stone, Temple, Ward
from rules.druids.board import FIELD, HOURS, SIDE_OF_HOUR, WORD, along, neighbour
from rules.druids.decisions.running import DONE, END
from rules.druids.lines.attempt import Attempt
from rules.druids.lines.spelling import (
    SIDE,
    a_corner,
    a_field,
    a_number,
    an_action,
    an_hour,
    too_few,
    too_many,
    with_from,
)
from rules.druids.mechanics.land import hand, surroundings, ways
from rules.druids.mechanics.pieces import PATTERNS, PORTAL, fitting_turns, same_look, turned
from rules.druids.mechanics.populations import CAPTURE, parts
from rules.druids.mechanics.scouting import CAREFUL, DRAW, DRAW_ALL, MOST, WISH, WISH_AUTO, most_ordered, next_lay
from rules.druids.mechanics.suggest import NEAR, STYLES, suggest, suggest_new, suggestions
from rules.druids.state import NONE

PIECE_WORDS = tuple(pattern.lower() for pattern in PATTERNS)
Planned = Iterator[Action]
"""Actions of an item, one after the other; where one shows something new the rest is not asked for."""


def _as_many(verb: str, words: list[str], count: int) -> None:
    """Raise unless a verb has exactly so many words."""
    if len(words) < count:
        raise too_few(verb, words)
    if len(words) > count:
        raise too_many(words[count])


def _at_most(verb: str, words: list[str], *known: str) -> None:
    """Raise unless nothing follows a verb, or one of these words."""
    _as_many(verb, words[1:] if words and words[0].lower() in known else words, 0)


def _act(attempt: Attempt, words: list[str]) -> Planned:
    chosen = [an_action(word) for word in words[:2]]
    _as_many("act", words, 2)
    yield Act(*chosen)


def _boost(attempt: Attempt, words: list[str]) -> Planned:
    _as_many("boost", words, 1)
    yield Boost(an_action(words[0]))


def _draw(attempt: Attempt, words: list[str]) -> Planned:
    """`draw`, or `draw all`."""
    _at_most("draw", words, "all", "rest")
    yield DRAW_ALL if words and DRAW_ALL in attempt.legal() else DRAW


def _draw_all(attempt: Attempt, words: list[str]) -> Planned:
    _as_many("drawall", words, 0)
    yield DRAW_ALL


def _pick(attempt: Attempt, words: list[str]) -> Planned:
    _as_many("pick", words, 1)
    piece = next((pattern for pattern in PATTERNS if pattern.lower() == words[0].lower()), "")
    if not piece:
        raise Invalid("line-piece", Pick.clause, {"word": words[0][:40]})
    yield Pick(piece)


def _done(attempt: Attempt, words: list[str]) -> Planned:
    _at_most("done", words, "all")
    yield _end_of_turn(attempt) if words else DONE


def _end(attempt: Attempt, words: list[str]) -> Planned:
    _as_many("end", words, 0)
    yield _end_of_turn(attempt)


def _end_of_turn(attempt: Attempt) -> Done:
    """`done all`, or plain `done` where no other action is left."""
    return END if END in attempt.legal() else DONE


def _each_field(kind: type[Demon] | type[Lift] | type[Ward]) -> Callable[[Attempt, list[str]], Planned]:
    """A verb with a list of fields: `demon M15 M16`."""

    def handler(attempt: Attempt, words: list[str]) -> Planned:
        if not words:
            raise too_few(kind.__name__.lower(), words)
        for word in words:
            yield kind(a_field(word, kind))

    return handler


def _new(attempt: Attempt, words: list[str]) -> Planned:
    """`new M16 L17`, `new auto`, `new M16 auto`."""
    if not words:
        raise too_few("new", words)
    for word in words:
        if word.lower() != "auto":
            yield New(a_field(word, New))
            continue
        run = attempt.run
        while attempt.run == run and attempt.on_turn and attempt.state.turn.left:
            field = suggest_new(attempt.state, attempt.seat)
            if field is None:
                break
            yield New(WORD[field])


def _stone(attempt: Attempt, words: list[str]) -> Planned:
    if not words:
        raise too_few("stone", words)
    for corner, start in with_from(words):
        yield Stone(a_corner(corner, Stone), a_corner(start, Stone) if start else "")


def _temple(attempt: Attempt, words: list[str]) -> Planned:
    if not words:
        raise too_few("temple", words)
    for field, start in with_from(words):
        yield Temple(a_field(field, Temple), a_field(start, Temple) if start else "")


def _convert(attempt: Attempt, words: list[str]) -> Planned:
    if not words:
        raise too_few("convert", words)
    for word in words:
        yield Convert(a_corner(word, Convert))


def _move(attempt: Attempt, words: list[str]) -> Planned:
    """`move M16-M17 K17xK18`, or `move M16 M17 L16 > 3`: each of these one field towards 3 o'clock."""
    if not words:
        raise too_few("move", words)
    if ">" in words:
        yield from _move_along(words)
        return
    for word in words:
        start, sign, to = parts(word.upper().replace("X", CAPTURE))
        if not sign:
            raise Invalid("line-move", Move.clause, {"word": word[:40]})
        yield Move(f"{a_field(start, Move)}{sign}{a_field(to, Move)}")


def _move_along(words: list[str]) -> Planned:
    """The foremost goes first, so that a row can move up."""
    at = words.index(">")
    if at == 0 or len(words) < at + 2:
        raise too_few("move", words[: at + 1] if at else [])
    if len(words) > at + 2:
        raise too_many(words[at + 2])
    hour = an_hour(words[-1])
    side = SIDE_OF_HOUR[hour]
    fields = [FIELD[a_field(word, Move)] for word in words[:at]]
    for field in sorted(fields, key=lambda field: -along(field, side)):
        to = neighbour(field, side)
        if to is None:
            raise Invalid("line-edge", Move.clause, {"field": WORD[field], "hour": hour})
        yield Move(f"{WORD[field]}-{WORD[to]}")


# --- laying -------------------------------------------------------------------------------------


def _lay(attempt: Attempt, words: list[str]) -> Planned:
    """`lay L15 1`, `lay L15`, `lay L15 best`, `lay L15 11W`; then `draw` or `stop`; or the number of a suggestion.
    Which of several open pieces it is stands anywhere among the words: `lay FFWWMM L15 1`."""
    words, named = list(words), ""
    then = words.pop().lower() if words and words[-1].lower() in ("draw", "stop") else ""
    for word in words:
        if word.lower() in PIECE_WORDS:
            named = word
            words.remove(word)
            break
    if not words:
        raise too_few("lay", words)
    if number_of(words[0]) is None:
        a_field(words[0], Lay)
    if len(words) > 2:
        raise too_many(next((word for word in words[1:] if not _tells_hour(word)), words[2]))
    run = attempt.run
    yield _placed(attempt, words, attempt.piece(named))
    if then == "draw":
        yield DRAW
    elif then == "stop" and attempt.run == run and attempt.on_turn:
        yield DONE


def _placed(attempt: Attempt, words: list[str], piece: int) -> Lay:
    state = attempt.state
    if number_of(words[0]) is not None:
        offered = suggestions(state, attempt.seat, piece)
        chosen = a_number(words[0])
        if len(words) > 1:
            raise too_many(words[1])
        if not 1 <= chosen <= len(offered):
            raise Invalid("line-suggestion", Lay.clause, {"number": words[0][:40], "count": len(offered)})
        return offered[chosen - 1].lay
    field = a_field(words[0], Lay)
    named = "" if state.drawn != NONE else PATTERNS[piece]
    if piece == PORTAL:
        return Lay(field, an_hour(words[1]) if len(words) == 2 else 0, named)
    if len(words) == 2 and number_of(words[1]) is not None:
        return Lay(field, same_look(PATTERNS[piece], an_hour(words[1])), named)
    if len(words) == 2 and words[1].lower() == "best":
        best = suggest(state, attempt.seat, cell=FIELD[field], piece=piece)
        return best.lay if best else Lay(field, 0, named)
    return Lay(field, _hour(attempt, piece, field, words[1] if len(words) == 2 else ""), named)


def _tells_hour(word: str) -> bool:
    return number_of(word) is not None or word.lower() == "best" or SIDE.fullmatch(word.upper()) is not None


def _hour(attempt: Attempt, piece: int, field: str, side: str) -> int:
    """The one turn that fits (and shows that side, such as 11W); 0 where none does."""
    pattern = PATTERNS[piece]
    turns = fitting_turns(pattern, surroundings(attempt.state, FIELD[field]))
    if side:
        shown = SIDE.fullmatch(side.upper())
        if shown is None:
            raise Invalid("line-hour", "D-12", {"word": side[:40]})
        at, letter = SIDE_OF_HOUR[an_hour(shown[1])], shown[2]
        showing = tuple(turn for turn in turns if turned(pattern, turn)[at] == letter)
        if turns and not showing:
            raise Invalid("line-no-turn", "D-12", {"field": field, "side": side.upper()})
        turns = showing
    legal = [lay for lay in ways(attempt.state, piece) if lay.field == field]
    if legal and len(turns) > 1:
        hours = ", ".join(str(HOURS[turn]) for turn in turns)
        raise Invalid("line-several", "D-12", {"field": field, "count": len(turns), "hours": hours}, tuple(legal[:6]))
    return HOURS[turns[0]] if turns else 0


def _auto(attempt: Attempt, words: list[str]) -> Planned:
    """`auto`, `auto 3`, `auto rest`, with a style (`tight`, `near M16`); `all` lays portals too."""
    number, style, near, portals = 1, CAREFUL, "", False
    todo = list(words)
    while todo:
        typed = todo.pop(0)
        word = typed.lower()
        if a_number(word) > 0:
            number = a_number(word)
        elif word == "rest":
            number = MOST
        elif word == "all":
            portals = True
        elif word in STYLES:
            style = word
        elif word == NEAR and todo:
            style, near = NEAR, a_field(todo.pop(0), Lay)
        elif word == NEAR:
            raise too_few("auto", words)
        else:
            raise Invalid("unfitting-words", Auto.clause, {"word": typed[:40]})
    yield from _ordered(attempt, Auto(number, style, near, portals))


def _wish(attempt: Attempt, words: list[str]) -> Planned:
    """`wish L15 N14 O12`: the coming pieces go to the first of these they fit; `else auto` for one that fits none."""
    auto = [word.lower() for word in words[-2:]] == ["else", "auto"]
    fields = [a_field(word, Lay) for word in (words[:-2] if auto else words)]
    if not fields:
        raise too_few("wish", words)
    style = WISH_AUTO if auto else WISH
    yield from _ordered(attempt, Auto(MOST if auto else len(fields), style, " ".join(fields), True))


def _ordered(attempt: Attempt, order: Auto) -> Planned:
    """Pieces that are drawn are laid one by one, each a step that can be taken back; the rest is an order."""
    state, run, left = attempt.state, attempt.run, order.count
    fields = order.fields.split()
    wishing = order.style in (WISH, WISH_AUTO)
    if state.face_up and state.drawn == NONE and Pick in attempt.trial.game.actions:
        yield attempt.legal()[0]
    while left and attempt.run == run and hand(attempt.state):
        pieces = [PATTERNS[piece] for piece in hand(attempt.state)]
        step = next_lay(attempt.state, attempt.seat, order, [FIELD[word] for word in fields])
        if step is None and left < order.count:
            return  # what is left is for the player to lay
        if step is None and wishing:
            raise Invalid("line-no-wish", Lay.clause, {"piece": pieces[0], "fields": ", ".join(fields)})
        if step is None:
            offered = tuple(suggestion.lay for suggestion in suggestions(attempt.state, attempt.seat, PORTAL))
            raise Invalid("line-portal", "D-18", {}, offered)
        left -= 1
        yield step
        fields = [word for word in fields if not wishing or word != step.field]
        if wishing and not fields:
            return
    most = most_ordered(attempt.state) if left and attempt.run == run and attempt.on_turn else 0
    if most or left == order.count:
        again = msgspec.structs.replace(order, count=max(1, min(left, most)), fields=" ".join(fields))
        yield msgspec.structs.replace(again, portals=order.portals and not wishing)


HANDLERS: dict[str, Callable[[Attempt, list[str]], Planned]] = {
    "act": _act,
    "draw": _draw,
    "drawall": _draw_all,
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
