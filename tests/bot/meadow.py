"""Meadow: a title made to try every shape a panel can take. Not registered; tests put it in with `registered`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from rules.core import Action, Dice, Event, Game, Illegal, Options, Refusal, Seat, Standings, State, View
from rules.core.chat import Choice, Filter, Said, Several, Together
from rules.core.clauses import Clause
from rules.core.plainchat import PlainChat
from rules.core.registry import GAMES

PACES = ("slow", "fast")
LAST_TURN = 6


class Walk(Action, frozen=True):
    """A piece goes somewhere, at some pace."""

    clause: ClassVar[str] = "M-1"
    implied: ClassVar[tuple[str, ...]] = ("pace",)
    piece: str
    to: str
    pace: str


class Look(Action, frozen=True):
    """Draw a number."""

    clause: ClassVar[str] = "M-2"
    reveals: ClassVar[bool] = True


class Rest(Action, frozen=True):
    """End the turn."""

    clause: ClassVar[str] = "M-3"
    ends: ClassVar[bool] = True


class Reply(Action, frozen=True):
    """The next seat agrees or not, which everybody may see."""

    clause: ClassVar[str] = "M-4"
    public: ClassVar[bool] = True
    word: str


class Went(Event, frozen=True):
    seat: int
    piece: str
    to: str


class Looked(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    number: int


class Replied(Event, frozen=True):
    seat: int
    word: str


class MeadowOptions(Options, frozen=True):
    pieces: int = 3
    fields: int = 4
    blocked: bool = False
    """Nothing can be looked at after a walk."""


class MeadowState(State):
    seats: int
    pieces: int
    fields: int
    blocked: bool
    turn: int
    asking: bool
    walked: list[str]
    looked: int
    turns: int


class MeadowView(View, frozen=True):
    turn: int
    asking: bool
    walked: list[str]
    looked: int
    fields: int


class MeadowChat(PlainChat):
    """Groups of 25 fields, a filter, advice, something that follows, and several at once."""

    grouped = False

    def choice(self, view: Any, seat: Seat, action: Action, field: str) -> Choice:
        word = str(getattr(action, field))
        return Choice(word, Said("plain-choice", {"word": f"{field} {word}"}))

    def group(self, view: Any, seat: Seat, action: Action, question: str) -> Said | None:
        if not self.grouped or question != "to" or not isinstance(action, Walk):
            return None
        return Said("plain-choice", {"word": f"part {int(action.to) // 25 + 1}"})

    def filters(self, view: Any, seat: Seat, kind: type[Action]) -> list[Filter]:
        return [Filter("even", Said("plain-choice", {"word": "Even only"}))] if kind is Walk else []

    def passes(self, view: Any, seat: Seat, action: Action, filter: str) -> bool:
        return isinstance(action, Walk) and int(action.to) % 2 == 0

    def several(self, view: Any, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
        if kind is not Walk:
            return None
        pieces = dict.fromkeys(action.piece for action in actions if isinstance(action, Walk))
        words = [Choice(piece, Said("plain-choice", {"word": piece})) for piece in pieces]
        ways = [Choice(str(to), Said("plain-choice", {"word": f"to {to}"})) for to in range(2)]
        return Several(Said("plain-choice", {"word": "Several at once"}), words, ways)

    def together(self, view: Any, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
        able = [item for item in items if item != "p2"]
        preview = Said("plain-choice", {"word": f"{len(able)} of {len(items)} can"})
        return Together([Walk(piece, way, "slow") for piece in able], preview)

    def advice(self, view: Any, seat: Seat, kind: type[Action]) -> Said | None:
        return Said("plain-choice", {"word": "Do it for me"}) if kind is Walk else None

    def advised(self, view: Any, seat: Seat, actions: Sequence[Action]) -> Action:
        return actions[-1]

    def follow(self, view: Any, seat: Seat, action: Action) -> Action | None:
        return Look() if isinstance(action, Walk) else None

    def cannot(self, view: Any, seat: Seat) -> list[Said]:
        return [Said("plain-choice", {"word": "fly (no wings, M-9)"})]

    def explained(self, view: Any, seat: Seat) -> tuple[Said, str] | None:
        return Said("plain-choice", {"word": "Walk a piece to a field."}), "M-1"


class Meadow(Game[MeadowState, MeadowOptions]):
    name = "meadow"
    title = "Meadow"
    version = 1
    seats = range(2, 5)
    options = MeadowOptions
    state = MeadowState
    actions = (Walk, Look, Rest, Reply)
    events = (Went, Looked, Replied)
    clauses: dict[str, Clause] = {}
    chat = MeadowChat()

    def setup(self, seats: int, options: MeadowOptions, dice: Dice) -> tuple[MeadowState, list[Event]]:
        return MeadowState(seats, options.pieces, options.fields, options.blocked, 0, False, [], 0, 0), []

    def redraw(self, state: MeadowState, seat: Seat | None, dice: Dice) -> None:
        """Nothing is hidden."""

    def waiting(self, state: MeadowState) -> tuple[Seat, ...]:
        return () if state.turns >= LAST_TURN else (state.turn,)

    def legal(self, state: MeadowState, seat: Seat) -> Sequence[Action]:
        if seat not in self.waiting(state):
            return []
        if state.asking:
            return [Reply("yes"), Reply("no")]
        pieces = [f"p{n}" for n in range(state.pieces) if f"p{n}" not in state.walked]
        walks = [Walk(piece, str(to), pace) for piece in pieces for to in range(state.fields) for pace in PACES]
        looks = [Look()] if len(state.walked) > state.looked and not state.blocked else []
        return [*walks, *looks, Rest()]

    def apply(self, state: MeadowState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, Walk):
            state.walked.append(action.piece)
            if len(state.walked) == state.pieces:
                self._next(state)
            return [Went(seat, action.piece, action.to)]
        if isinstance(action, Look):
            state.looked += 1
            return [Looked(seat, dice.below(6))]
        if isinstance(action, Reply):
            state.asking = False
            return [Replied(seat, action.word)]
        self._next(state)
        return []

    def _next(self, state: MeadowState) -> None:
        state.turn, state.asking = (state.turn + 1) % state.seats, True
        state.walked, state.looked, state.turns = [], 0, state.turns + 1

    def view(self, state: MeadowState, seat: Seat | None) -> MeadowView:
        return MeadowView(state.turn, state.asking, list(state.walked), state.looked, state.fields)

    def standings(self, state: MeadowState) -> Standings | None:
        return None if self.waiting(state) else Standings([])

    def explain(self, state: MeadowState, seat: Seat, action: Action) -> Refusal:
        return Illegal("unfitting-words", action.clause, {"word": type(action).__name__})


MEADOW = Meadow()


@contextmanager
def registered() -> Iterator[Meadow]:
    """Known while the test runs."""
    GAMES[MEADOW.name] = MEADOW
    try:
        yield MEADOW
    finally:
        del GAMES[MEADOW.name]
