"""One game being played: the position, its history, undo, and the running seal over all of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.dice import Dice, FastDice
from rules.core.game import Action, Event, Game, Seat, Standings, View
from rules.core.imagined import MOST_FORCED, Imagined
from rules.core.record import Line, Start, Step, TakenBack, opening_seal, sealed
from rules.core.refusal import NotNow


class DeadEnd(RuntimeError):
    """A step after which somebody is awaited and may do nothing: a fault of the title. The step was rolled back."""

    def __init__(self, game: Game[Any, Any], seat: Seat, action: Action, stuck: Seat, before: bytes) -> None:
        super().__init__(f"{game.name}: after {action} of seat {seat}, seat {stuck} is awaited and may do nothing")
        self.seat, self.action, self.stuck = seat, action, stuck
        self.before = before
        """The position before the step."""


class Played(msgspec.Struct):
    """A step that counts (it has not been taken back)."""

    seat: Seat
    action: Action
    forced: list[tuple[Seat, Action]]
    events: list[Event]
    chosen: int
    """How many of the events come from the decision itself; the rest from forced ones after it."""
    revealed: bool
    """Somebody learned something: a die, a draw, a reveal. Free undo stops here."""
    hidden: bool
    """Nobody but the seat knows of it: a private step towards a decision that is still to be made."""
    before: bytes
    line: int
    """Its place in `Match.lines`."""


class Undone(msgspec.Struct, frozen=True):
    """A step taken back that could be played again."""

    seat: Seat
    action: Action
    hidden: bool


class Match:
    """Applies actions atomically: a refused or failing action leaves nothing behind.

    `lines` is the whole log, with steps taken back kept and marked; `steps` are those that count. Each line's hash
    covers everything before it.
    """

    def __init__(self, game: Game[Any, Any], seats: int, options: Any, dice: Dice, *, seal: str = "") -> None:
        """Begin a game. `seal` is the hash of the record's head (`record.opening_seal`)."""
        if seats not in game.seats:
            raise ValueError(f"{game.title} is for {game.seats.start} to {game.seats.stop - 1} players, not {seats}")
        self._prepare(game, seats, options, dice)
        self.seal = seal or opening_seal(game.name, game.version, seats, options, "", "")
        self.state, events = game.setup(seats, options, dice)
        self.events: list[Event] = events
        forced = self._resolve_forced(events)
        self._write(Start(chance=dice.collect(), forced=_plain(forced)))

    def _prepare(self, game: Game[Any, Any], seats: int, options: Any, dice: Dice) -> None:
        self.game, self.seats, self.options, self.dice = game, seats, options, dice
        self.lines: list[Line] = []
        self.steps: list[Played] = []
        self.trusting = False
        """Lines of our own log are being played again: they happened, whatever would be refused today."""
        self._taken_back: list[Undone] = []
        self._legal: dict[Seat, Sequence[Action]] = {}

    @classmethod
    def resume(cls, game: Game[Any, Any], seats: int, options: Any, dice: Dice, *, state: bytes, seal: str) -> Match:
        """Go on from a stored position; steps before it cannot be taken back here."""
        match = cls.__new__(cls)
        match._prepare(game, seats, options, dice)
        match.seal, match.state, match.events = seal, game.decode(state), []
        return match

    # --- looking ---------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    def legal(self, seat: Seat) -> Sequence[Action]:
        if seat not in self._legal:
            self._legal[seat] = self.game.legal(self.state, seat)
        return self._legal[seat]

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    @property
    def standings(self) -> Standings | None:
        return self.game.standings(self.state)

    @property
    def over(self) -> bool:
        return self.standings is not None

    def imagine(self, seat: Seat | None, dice: Dice | None = None) -> Imagined[Any]:
        """The position as that seat may know it, for everything that looks ahead. Its dice are never the match's own;
        without any, the same knowledge is always imagined in the same way."""
        return self.game.imagine(self.state, seat, FastDice(0) if dice is None else dice)

    @property
    def stuck(self) -> Seat | None:
        """A seat that is awaited and may do nothing, which a fault of the title left behind."""
        return next((seat for seat in self.waiting if not self.legal(seat)), None)

    def saved(self) -> bytes:
        """The position, for `resume`."""
        return self.game.encode(self.state)

    # --- playing ---------------------------------------------------------------------------------

    def check(self, seat: Seat, action: Action) -> None:
        """Raise a Refusal unless that seat may do this now."""
        if action in self.legal(seat):
            return
        waiting = self.waiting
        if seat not in waiting:
            reason = "seat-unknown" if not 0 <= seat < self.seats else "somebody-else" if waiting else "game-over"
            # Nothing is named as nearest: what others may do can tell what they hold.
            raise NotNow(reason, action.clause, {"seats": ", ".join(str(other) for other in waiting)})
        self.game.check(self.state, seat, action)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Take an action and every forced one after it; the events of all of them, in order. Raises DeadEnd where
        somebody would be left without anything to do."""
        self.check(seat, action)
        before, position, waiting = self.saved(), self.dice.position, self.waiting
        try:
            events = list(self.game.apply(self.state, seat, action, self.dice))
            self._legal.clear()
            chosen = len(events)
            forced = self._resolve_forced(events)
            if not self.trusting and (stuck := self.stuck) is not None:
                raise DeadEnd(self.game, seat, action, stuck, before)
        except BaseException:
            self.state = self.game.decode(before)
            self._legal.clear()
            self.dice.collect()
            self.dice.rewind(position)
            raise
        chance = self.dice.collect()
        revealed = action.reveals or bool(chance) or any(event.reveals for event in events)
        self._write(Step(seat=seat, action=msgspec.to_builtins(action), forced=_plain(forced), chance=chance))
        told_nobody = not forced and all(event.only == seat for event in events)
        hidden = told_nobody and not revealed and self.waiting == waiting and self._unseen(seat, before)
        self.steps.append(Played(seat, action, forced, events, chosen, revealed, hidden, before, len(self.lines) - 1))
        self.events.extend(events)
        self._forget_redo(seat, action, hidden)
        return events

    def _forget_redo(self, seat: Seat, action: Action, hidden: bool) -> None:
        """A step played again leaves the list of what can be redone; any other ends it. A hidden one touches only what
        its own seat could redo, since the others would notice."""
        again = self._redo(seat)
        if again is not None and again.action == action:
            self._taken_back.remove(again)
        elif hidden:
            self._taken_back = [step for step in self._taken_back if step.seat != seat]
        else:
            self._taken_back.clear()

    def _unseen(self, seat: Seat, before: bytes) -> bool:
        """Does everybody but that seat see the same as before?"""
        old = self.game.decode(before)
        others = [None, *(other for other in range(self.seats) if other != seat)]
        return all(self.game.view(old, other) == self.game.view(self.state, other) for other in others)

    def _resolve_forced(self, events: list[Event]) -> list[tuple[Seat, Action]]:
        forced: list[tuple[Seat, Action]] = []
        while (next_one := self.game.forced(self.state)) is not None:
            if len(forced) >= MOST_FORCED:
                raise RuntimeError(f"{self.game.name}: forced decisions without end, last {next_one}")
            forced.append(next_one)
            events.extend(self.game.apply(self.state, *next_one, self.dice))
        self._legal.clear()
        return forced

    # --- taking back -----------------------------------------------------------------------------

    def free_steps(self, seat: Seat) -> list[Played]:
        """The last steps that seat may take back freely: its own, until anybody learned something. None after the end.

        Hidden steps of others do not stand in the way: that they did would tell of them.
        """
        found: list[Played] = []
        if self.over:
            return found
        for step in reversed(self.steps):
            if step.seat == seat and not step.revealed:
                found.insert(0, step)
            elif step.seat == seat or not step.hidden:
                break
        return found

    def undoable(self, seat: Seat) -> int:
        """How many steps that seat may take back freely."""
        return len(self.free_steps(seat))

    def undo(self, seat: Seat, steps: int = 1) -> list[Played]:
        """Take back own last steps (all of `undoable` restarts the turn). Raises NotNow at the barrier.

        What others have hidden since is played again, unless it has lost its sense.
        """
        free = self.free_steps(seat)
        if not 1 <= steps <= len(free):
            raise NotNow("undo-barrier", "", {"steps": len(free)})
        return self.take_out(seat, free[-steps])

    def take_out(self, by: Seat, first: Played, agreed: Sequence[Seat] = ()) -> list[Played]:
        """Take back everything from a step on, and play again what others than its seat have hidden since."""
        kept = [undone for undone in self._taken_back if undone.hidden and undone.seat != by]
        gone = self.take_back(by, len(self.steps) - self.steps.index(first), agreed)
        redo, self._taken_back = self._taken_back, []
        for step in gone:
            if step.hidden and step.seat != by and step.action in self.legal(step.seat):
                self.play(step.seat, step.action)
        self._taken_back = [*kept, *(one for one in redo if not one.hidden or one.seat == by)]
        return [step for step in gone if not step.hidden or step.seat == by]

    def asked_for(self, seat: Seat, steps: int) -> set[Seat]:
        """Who must agree before that seat takes back this many steps: who decided since; everybody after a reveal.
        Nobody for own steps that nobody learned from, whatever others have hidden since."""
        gone = self.steps[len(self.steps) - steps :]
        if any(step.revealed for step in gone):
            return set(range(self.seats)) - {seat}
        return {step.seat for step in gone if not step.hidden} - {seat}

    def take_back(self, by: Seat, steps: int, agreed: Sequence[Seat] = ()) -> list[Played]:
        """Take back the last steps, whoever made them; `agreed` are those of `asked_for`, who have been asked.

        The dice run on, they are never rewound; what was hidden is drawn anew if somebody has seen some of it. The end
        is a barrier: secret and hands are published there.
        """
        if self.over and not self.trusting:
            raise NotNow("undo-over", "")
        if not 0 <= by < self.seats:
            raise NotNow("seat-unknown", "", {"seats": self.seats})
        if not 1 <= steps <= len(self.steps):
            raise NotNow("undo-too-far", "", {"steps": len(self.steps)})
        gone = self.steps[len(self.steps) - steps :]
        del self.steps[len(self.steps) - steps :]
        self.state = self.game.decode(gone[0].before)
        self._legal.clear()
        if any(step.revealed for step in gone):
            self.game.reseal(self.state, self.dice)
            self._taken_back.clear()
        else:
            self._taken_back.extend(Undone(step.seat, step.action, step.hidden) for step in reversed(gone))
        for step in gone:
            line = self.lines[step.line]
            assert isinstance(line, Step)
            self.lines[step.line] = msgspec.structs.replace(line, undone=True)
            del self.events[len(self.events) - len(step.events) :]
        self._write(TakenBack(seat=by, steps=steps, chance=self.dice.collect(), agreed=sorted(agreed)))
        return gone

    def redoable(self, seat: Seat) -> Action | None:
        """The step that seat took back last and could play again."""
        again = self._redo(seat)
        return again.action if again is not None else None

    def _redo(self, seat: Seat) -> Undone | None:
        for undone in reversed(self._taken_back):
            if undone.seat == seat:
                return undone
            if not undone.hidden:
                return None
        return None

    def redo(self, seat: Seat) -> list[Event]:
        """Play again the step taken back last."""
        action = self.redoable(seat)
        if action is None:
            raise NotNow("nothing-to-redo", "")
        return self.play(seat, action)

    # --- the log ---------------------------------------------------------------------------------

    def _write(self, line: Line) -> None:
        line = sealed(line, self.seal)
        self.seal = line.hash
        self.lines.append(line)

    @property
    def fingerprint(self) -> str:
        """A short hash of the position, to compare two matches."""
        return hashlib.sha256(self.saved()).hexdigest()[:16]


def _plain(forced: list[tuple[Seat, Action]]) -> list[tuple[Seat, dict[str, Any]]]:
    return [(seat, msgspec.to_builtins(action)) for seat, action in forced]
