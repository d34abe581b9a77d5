"""One typed line as a row of actions: `act scout new; draw`, `move M16-M17 L16xL17`, `move M16 L16 > 3`, `auto rest`.

Items are separated by `;` or `,`; after a comma the verb may be left out, and at the start too where the open decision
tells it. Everything is tried on a copy: the first item that cannot be played refuses the line, and its Refusal carries
`step`, `of` and `item` among the facts. Nothing is ever played here.

A drawn piece is not known before it is drawn. So `reading` goes as far as the first action that shows something new and
hands back the words that are left, to be read again afterwards; `read` takes whole lines only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import msgspec

from rules.core import Action, Dice, Invalid, NotNow, Refusal, Seat
from rules.druids.actions import (
    ACTIONS,
    Act,
    Boost,
    Convert,
    Demon,
    Done,
    Draw,
    Lay,
    Lift,
    Move,
    New,
    Stone,
    Temple,
    Ward,
)
from rules.druids.board import (
    CORNER,
    CORNER_OF_FIELDS,
    CORNER_WORD,
    FIELD,
    HOURS,
    MIDDLE,
    SIDE_OF_HOUR,
    WORD,
    along,
    neighbour,
)
from rules.druids.figures import FIGURES
from rules.druids.flow import DONE, DRAW, END
from rules.druids.game import Druids
from rules.druids.pieces import PATTERNS, PORTAL, fitting_turns, same_look, turned
from rules.druids.populations import CAPTURE, parts
from rules.druids.state import ACTION_WORDS, MOVE, NEW, NONE, SCOUT, DruidsState
from rules.druids.suggest import NEAR, STYLES, suggest, suggest_new, suggestions

GAME = Druids()

Planned = Iterator[tuple[Action, str]]
"""Actions of an item, one at a time as the copy goes on; with each, the words left should it show something new."""

VERBS = (*(kind.__name__.lower() for kind in ACTIONS), "auto", "wish", "stop", "end")
OPTION_WORDS = ("field", "fields", "hour", "then", "corner", "first", "second", "moves", "action")
"""Names of options; they may be typed and tell nothing more."""


class Reading(msgspec.Struct, frozen=True):
    """What a line means now."""

    actions: list[Action]
    """Legal one after the other; only the last may show something new."""
    rest: str = ""
    """The words to read again after it."""


def read(state: DruidsState, seat: Seat, line: str) -> list[Action]:
    """The actions of a line; Refusal if any cannot be played, or if words follow after something new is shown."""
    found = reading(state, seat, line)
    if found.rest:
        shown = "draw" if isinstance(found.actions[-1], Draw) else "lay"
        raise Invalid("line-reveals", found.actions[-1].clause, {"item": shown, "rest": found.rest}, found.actions[-1:])
    return found.actions


def reading(state: DruidsState, seat: Seat, line: str) -> Reading:
    """The actions of a line up to the first that shows something new, and the words after it."""
    items = _items(state, line)
    attempt = _Attempt(state, seat)
    for step, (verb, words, text) in enumerate(items, start=1):
        try:
            if not verb:
                raise Invalid("line-verb", "", {"word": words[0] if words else text, "verbs": ", ".join(VERBS)})
            rest = attempt.go(verb, words, text)
        except Refusal as refusal:
            refusal.facts |= {"step": step, "of": len(items), "item": text}
            if not refusal.nearest:
                refusal.nearest = attempt.examples(verb)
            raise
        if attempt.shown:
            later = "; ".join(f"{verb} {' '.join(words)}".strip() for verb, words, _ in items[step:])
            return Reading(attempt.actions, "; ".join(part for part in (rest, later) if part))
    return Reading(attempt.actions)


# --- words of a line ----------------------------------------------------------------------------

_SIGNS = (
    (re.compile(r"\s*@\s*"), "@"),
    (re.compile(r"\s*\+\s*"), "+"),
    (re.compile(r"(?<=\d)\s*([-x])\s*(?=[A-Y]\d)", re.IGNORECASE), r"\1"),
    (re.compile(r">"), " > "),
    (re.compile(r"/"), " "),
)


def _items(state: DruidsState, line: str) -> list[tuple[str, list[str], str]]:
    """(verb, words, text as typed) of each item; an empty verb where none can be told."""
    items: list[tuple[str, list[str], str]] = []
    for clause in line.split(";"):
        verb = ""
        for text in clause.split(","):
            tidy = text.strip()
            for sign, plain in _SIGNS:
                tidy = sign.sub(plain, tidy)
            words = tidy.split()
            if not words:
                continue
            if words[0].lower() in VERBS:
                verb, words = words[0].lower(), words[1:]
            elif not verb:
                verb = _verb_meant(state, words)
            words = [word for word in words if word.lower() not in OPTION_WORDS]
            items.append((verb, words, text.strip()))
    if not items:
        raise Invalid("line-empty", "", {"step": 0, "of": 0, "item": ""})
    return items


def _verb_meant(state: DruidsState, words: list[str]) -> str:
    """The verb left out at the start of a line, where the open decision tells it."""
    if state.drawn != NONE:
        return "lay"
    if state.phase == "choosing":
        return "act"
    if state.phase == "acting":
        return {NEW: "new", MOVE: "move"}.get(state.turn.runs[state.turn.at], "")
    return ""


def _field(word: str, kind: type[Action]) -> str:
    field = word.upper()
    if field not in FIELD:
        raise Invalid("unknown-word", kind.clause, {"word": word[:40]})
    return field


def _corner(word: str, kind: type[Action]) -> str:
    """A corner under any of its names, or as three fields joined by plus."""
    name = word.upper()
    if "+" in name:
        fields = frozenset(FIELD.get(part, NONE) for part in name.split("+"))
        corner = CORNER_OF_FIELDS.get(fields, NONE)
    else:
        corner = CORNER.get(name, NONE)
    if corner == NONE:
        raise Invalid("unknown-word", kind.clause, {"word": word[:40]})
    return CORNER_WORD[corner]


def _hour(word: str) -> int:
    if not word.isdecimal() or int(word) not in HOURS:
        raise Invalid("line-hour", "D-12", {"word": word[:40]})
    return int(word)


def _action_word(word: str) -> str:
    if word.isdecimal() and 1 <= int(word) <= len(ACTION_WORDS):
        return ACTION_WORDS[int(word) - 1]
    if word.lower() not in ACTION_WORDS:
        raise Invalid("unknown-word", Act.clause, {"word": word[:40]})
    return word.lower()


def _wrong_count(verb: str, words: list[str]) -> Invalid:
    return Invalid("line-words", "", {"item": " ".join([verb, *words])})


def _with_from(words: list[str]) -> list[tuple[str, str]]:
    """`A from B C` as (A, B) and (C, "")."""
    pairs: list[tuple[str, str]] = []
    todo = list(words)
    while todo:
        place = todo.pop(0)
        if todo and todo[0].lower() == "from":
            if len(todo) < 2:
                raise _wrong_count("", words)
            pairs.append((place, todo[1]))
            del todo[:2]
        else:
            pairs.append((place, ""))
    return pairs


# --- trying -------------------------------------------------------------------------------------


class _NoDice(Dice):
    """Chance never comes in here: what needs it ends the reading."""

    __slots__ = ()

    def number(self, n: int) -> int:
        raise AssertionError("a line was tried behind something unknown")

    @property
    def position(self) -> int:
        return 0

    def rewind(self, position: int) -> None: ...


class _Attempt:
    """A copy of the position on which a line is tried."""

    def __init__(self, state: DruidsState, seat: Seat) -> None:
        self.state, self.seat = GAME.decode(GAME.encode(state)), seat
        self.actions: list[Action] = []
        self.shown = False
        """The last action shows something new."""
        self.closed = False
        """The last item used its action up, which then closed by itself."""

    def go(self, verb: str, words: list[str], text: str) -> str:
        """Take every action of an item; what is left of it after something new."""
        if self.closed and verb in ("done", "stop", "end") and (verb != "end" or not self.on_turn):
            return ""  # it has been done already
        if not self.on_turn:
            over = "line-turn-over" if self.actions else "somebody-else" if self.state.phase != "over" else "game-over"
            raise NotNow(over, "D-37", {"item": text, "seats": ", ".join(map(str, GAME.waiting(self.state)))})
        before = self.run
        rest = ""
        for action, left in HANDLERS[verb](self, words):
            self.take(action)
            if self.shown:
                rest = left
                break
        self.closed = verb not in ("act", "done", "stop", "end") and self.run != before
        return rest

    def take(self, action: Action) -> None:
        """Check an action and do it on the copy, with what is forced after it."""
        if not self.on_turn:
            raise NotNow("line-turn-over", "D-37", {"item": ""})
        GAME.check(self.state, self.seat, action)
        self.actions.append(action)
        self.shown = isinstance(action, Draw) or (isinstance(action, Lay) and self.start_pieces_left > 1)
        if self.shown:
            return
        GAME.apply(self.state, self.seat, action, _NoDice())
        while (forced := GAME.forced(self.state)) is not None:
            GAME.apply(self.state, *forced, _NoDice())

    @property
    def on_turn(self) -> bool:
        return self.seat in GAME.waiting(self.state)

    @property
    def run(self) -> tuple[int, int, str]:
        return self.state.turns, self.state.turn.at, self.state.phase

    @property
    def start_pieces_left(self) -> int:
        """Pieces of the set-up nobody has laid yet, the drawn one included; 0 after it."""
        if self.state.phase != "setup":
            return 0
        return FIGURES.setup.pieces_each * self.state.seats - self.state.laid

    @property
    def coming(self) -> int:
        """Pieces this player may still lay, besides the one in hand."""
        state = self.state
        if state.phase == "setup":
            return FIGURES.setup.pieces_each - 1 - state.laid % FIGURES.setup.pieces_each
        scouting = state.phase == "acting" and state.turn.runs[state.turn.at] == SCOUT
        return min(state.turn.left, sum(state.bag)) if scouting and not state.last else 0

    def piece(self) -> str:
        if self.state.drawn == NONE:
            raise Invalid("line-no-piece", Draw.clause, {})
        return PATTERNS[self.state.drawn]

    def examples(self, verb: str) -> tuple[Action, ...]:
        """Legal actions to show with a refusal, of that verb first."""
        legal = GAME.legal(self.state, self.seat)
        return tuple(sorted(legal, key=lambda action: type(action).__name__.lower() != verb)[:5])


# --- what each verb means -----------------------------------------------------------------------


def _act(attempt: _Attempt, words: list[str]) -> Planned:
    if len(words) != 2:
        raise _wrong_count("act", words)
    yield Act(_action_word(words[0]), _action_word(words[1])), ""


def _boost(attempt: _Attempt, words: list[str]) -> Planned:
    if len(words) != 1:
        raise _wrong_count("boost", words)
    yield Boost(_action_word(words[0])), ""


def _draw(attempt: _Attempt, words: list[str]) -> Planned:
    if words:
        raise _wrong_count("draw", words)
    yield DRAW, ""


def _done(attempt: _Attempt, words: list[str]) -> Planned:
    if words and [word.lower() for word in words] != ["all"]:
        raise _wrong_count("done", words)
    yield _end_of_turn(attempt) if words else DONE, ""


def _end(attempt: _Attempt, words: list[str]) -> Planned:
    if words:
        raise _wrong_count("end", words)
    yield _end_of_turn(attempt), ""


def _end_of_turn(attempt: _Attempt) -> Done:
    """`done all`, or plain `done` where no other action is left."""
    return END if END in GAME.legal(attempt.state, attempt.seat) else DONE


def _each_field(kind: Callable[[str], Action], clause_of: type[Action]) -> Callable[[_Attempt, list[str]], Planned]:
    def handler(attempt: _Attempt, words: list[str]) -> Planned:
        if not words:
            raise _wrong_count(clause_of.__name__.lower(), words)
        for word in words:
            yield kind(_field(word, clause_of)), ""

    return handler


def _new(attempt: _Attempt, words: list[str]) -> Planned:
    """`new M16 L17`, `new auto`, `new M16 auto`."""
    if not words:
        raise _wrong_count("new", words)
    for word in words:
        if word.lower() != "auto":
            yield New(_field(word, New)), ""
            continue
        run = attempt.run
        while attempt.run == run and attempt.on_turn and attempt.state.turn.left:
            field = suggest_new(attempt.state, attempt.seat)
            if field is None:
                break
            yield New(WORD[field]), ""


def _stone(attempt: _Attempt, words: list[str]) -> Planned:
    if not words:
        raise _wrong_count("stone", words)
    for corner, start in _with_from(words):
        yield Stone(_corner(corner, Stone), _corner(start, Stone) if start else ""), ""


def _temple(attempt: _Attempt, words: list[str]) -> Planned:
    if not words:
        raise _wrong_count("temple", words)
    for field, start in _with_from(words):
        yield Temple(_field(field, Temple), _field(start, Temple) if start else ""), ""


def _convert(attempt: _Attempt, words: list[str]) -> Planned:
    if not words:
        raise _wrong_count("convert", words)
    for word in words:
        yield Convert(_corner(word, Convert)), ""


def _move(attempt: _Attempt, words: list[str]) -> Planned:
    """`move M16-M17 K17xK18`, or `move M16 M17 L16 > 3`: each of these one field towards 3 o'clock."""
    if not words:
        raise _wrong_count("move", words)
    if ">" in words:
        yield from _move_along(words)
        return
    for word in words:
        start, sign, to = parts(word.upper().replace("X", CAPTURE))
        if not sign:
            raise Invalid("line-move", Move.clause, {"word": word[:40]})
        yield Move(f"{_field(start, Move)}{sign}{_field(to, Move)}"), ""


def _move_along(words: list[str]) -> Planned:
    """The foremost goes first, so that a row can move up."""
    at = words.index(">")
    if at == 0 or len(words) != at + 2:
        raise _wrong_count("move", words)
    hour = _hour(words[-1])
    side = SIDE_OF_HOUR[hour]
    fields = [FIELD[_field(word, Move)] for word in words[:at]]
    for field in sorted(fields, key=lambda field: -along(field, side)):
        to = neighbour(field, side)
        if to is None:
            raise Invalid("line-edge", Move.clause, {"field": WORD[field], "hour": hour})
        yield Move(f"{WORD[field]}-{WORD[to]}"), ""


# --- laying -------------------------------------------------------------------------------------


def _lay(attempt: _Attempt, words: list[str]) -> Planned:
    """`lay L15 1`, `lay L15`, `lay L15 best`, `lay L15 11W`; then `draw` or `stop`; or the number of a suggestion."""
    words = list(words)
    then = words.pop().lower() if words and words[-1].lower() in ("draw", "stop") else ""
    if not 1 <= len(words) <= 2:
        raise _wrong_count("lay", words)
    run = attempt.run
    yield _placed(attempt, words), then if then == "stop" else ""
    if then == "draw":
        yield DRAW, ""
    elif then == "stop" and attempt.run == run and attempt.on_turn:
        yield DONE, ""


def _placed(attempt: _Attempt, words: list[str]) -> Lay:
    piece = attempt.piece()
    if words[0].isdecimal():
        offered = suggestions(attempt.state, attempt.seat)
        if len(words) != 1 or not 1 <= int(words[0]) <= len(offered):
            raise Invalid("line-suggestion", Lay.clause, {"number": words[0][:40], "count": len(offered)})
        return offered[int(words[0]) - 1].lay
    field = _field(words[0], Lay)
    if attempt.state.drawn == PORTAL:
        return Lay(field, _hour(words[1]) if len(words) == 2 else 0)
    if len(words) == 2 and words[1].isdecimal():
        return Lay(field, same_look(piece, _hour(words[1])))
    if len(words) == 2 and words[1].lower() == "best":
        best = suggest(attempt.state, attempt.seat, cell=FIELD[field])
        return best.lay if best else Lay(field)
    return _turned(attempt, piece, field, words[1] if len(words) == 2 else "")


def _turned(attempt: _Attempt, piece: str, field: str, side: str) -> Lay:
    """The one turn that fits (and shows that side, such as 11W)."""
    turns = fitting_turns(piece, attempt.state.edge.get(FIELD[field], 0))
    if side:
        shown = re.fullmatch(r"(\d+)([FWM])", side.upper())
        if shown is None:
            raise Invalid("line-hour", "D-12", {"word": side[:40]})
        at, letter = SIDE_OF_HOUR[_hour(shown[1])], shown[2]
        showing = tuple(turn for turn in turns if turned(piece, turn)[at] == letter)
        if turns and not showing:
            raise Invalid("line-no-turn", "D-12", {"field": field, "side": side.upper()})
        turns = showing
    legal = [lay for lay in GAME.legal(attempt.state, attempt.seat) if isinstance(lay, Lay) and lay.field == field]
    if legal and len(turns) > 1:
        hours = ", ".join(str(HOURS[turn]) for turn in turns)
        raise Invalid("line-several", "D-12", {"field": field, "count": len(turns), "hours": hours}, legal[:6])
    return Lay(field, HOURS[turns[0]] if turns else 0)


def _auto(attempt: _Attempt, words: list[str]) -> Planned:
    """`auto`, `auto 3`, `auto rest`, with a style (`tight`, `near M16`); `all` lays portals too."""
    left, style, near, portals = 1, "home", MIDDLE, False
    todo = [word.lower() for word in words]
    tail = [word for word in todo if word != "rest" and not word.isdecimal()]
    while todo:
        word = todo.pop(0)
        if word.isdecimal() and int(word) > 0:
            left = int(word)
        elif word == "rest":
            left = attempt.coming + (attempt.state.drawn != NONE)
        elif word == "all":
            portals = True
        elif word in STYLES:
            style = word
        elif word == NEAR and todo:
            style, near = NEAR, FIELD[_field(todo.pop(0), Lay)]
        else:
            raise _wrong_count("auto", words)
    if attempt.state.drawn == NONE:
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
        yield DRAW, again


def _wish(attempt: _Attempt, words: list[str]) -> Planned:
    """`wish L15 N14 O12`: the coming pieces go to the first of these they fit; `else auto` for one that fits none."""
    low = [word.lower() for word in words]
    auto = low[-2:] == ["else", "auto"]
    fields = [_field(word, Lay) for word in (words[:-2] if auto else words)]
    if not fields:
        raise _wrong_count("wish", words)
    tail = ["else", "auto"] if auto else []
    if attempt.state.drawn == NONE:
        yield DRAW, " ".join(["wish", *fields, *tail])
        return
    legal = {lay.field for lay in GAME.legal(attempt.state, attempt.seat) if isinstance(lay, Lay)}
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


HANDLERS: dict[str, Callable[[_Attempt, list[str]], Planned]] = {
    "act": _act,
    "draw": _draw,
    "lay": _lay,
    "demon": _each_field(Demon, Demon),
    "lift": _each_field(Lift, Lift),
    "ward": _each_field(Ward, Ward),
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
