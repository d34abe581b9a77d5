"""One game being played: the position, its history, undo, and the running seal over all of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.dice import Dice
from rules.core.game import Action, Event, Game, Seat, Standings, View
from rules.core.record import Line, Start, Step, TakenBack, opening_seal, sealed
from rules.core.refusal import NotNow

MOST_FORCED = 10_000
"""More forced decisions in a row than any game has: the title's flow runs in a circle."""


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
        self._taken_back: list[tuple[Seat, Action]] = []
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
            facts = {"seats": ", ".join(str(other) for other in waiting)}
            nearest = self.game.nearest(action, [a for other in waiting for a in self.legal(other)])
            raise NotNow(reason, action.clause, facts, nearest)
        self.game.check(self.state, seat, action)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Take an action and every forced one after it; the events of all of them, in order."""
        self.check(seat, action)
        again = self._taken_back.pop() if self._taken_back and self._taken_back[-1] == (seat, action) else None
        if again is None:
            self._taken_back.clear()
        before, position, waiting = self.saved(), self.dice.position, self.waiting
        try:
            events = list(self.game.apply(self.state, seat, action, self.dice))
            self._legal.clear()
            chosen = len(events)
            forced = self._resolve_forced(events)
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
        return events

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
        """The last steps that seat may take back freely: its own, until anybody learned something.

        Hidden steps of others do not stand in the way: that they did would tell of them.
        """
        found: list[Played] = []
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
        gone = self.take_back(seat, len(self.steps) - self.steps.index(free[-steps]))
        own = [step for step in gone if step.seat == seat]
        for step in gone:
            if step.seat != seat and step.action in self.legal(step.seat):
                self.play(step.seat, step.action)
        self._taken_back = [(seat, step.action) for step in reversed(own)]
        return own

    def asked_for(self, seat: Seat, steps: int) -> set[Seat]:
        """Who must agree before that seat takes back this many steps: who decided since; everybody after a reveal."""
        gone = self.steps[len(self.steps) - steps :]
        if any(step.revealed for step in gone):
            return set(range(self.seats)) - {seat}
        return {step.seat for step in gone} - {seat}

    def take_back(self, by: Seat, steps: int) -> list[Played]:
        """Take back the last steps, whoever made them; the caller has asked those of `asked_for`.

        The dice run on, they are never rewound; what was hidden is drawn anew if somebody has seen some of it.
        """
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
            self._taken_back.extend((step.seat, step.action) for step in reversed(gone))
        for step in gone:
            line = self.lines[step.line]
            assert isinstance(line, Step)
            self.lines[step.line] = msgspec.structs.replace(line, undone=True)
            del self.events[len(self.events) - len(step.events) :]
        self._write(TakenBack(seat=by, steps=steps, chance=self.dice.collect()))
        return gone

    def redoable(self, seat: Seat) -> Action | None:
        """The step that seat took back last and could play again."""
        if self._taken_back and self._taken_back[-1][0] == seat:
            return self._taken_back[-1][1]
        return None

    def redo(self, seat: Seat) -> list[Event]:
        """Play again the step taken back last."""
        if not self._taken_back or self._taken_back[-1][0] != seat:
            raise NotNow("nothing-to-redo", "")
        return self.play(*self._taken_back[-1])

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
