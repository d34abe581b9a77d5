"""A position as one seat may know it: what looking ahead for a person works on.

`Game.imagine` makes it: everything the seat cannot know (decks, hands, locked choices) is drawn anew, from what the
seat knows and the given dice alone. So whatever is tried here (a typed line, what usually follows, whether Confirm
comes, what a computer player thinks) cannot tell a secret: positions that differ only in the unknown are imagined as
the same bytes. The true position is changed by `Match.play` only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, NewType, TypeVar

from rules.core.dice import Dice
from rules.core.refusal import Invalid, Refusal

if TYPE_CHECKING:
    from rules.core.game import Action, Event, Filled, Game, Seat, State, View

S = TypeVar("S", bound="State")

Saved = NewType("Saved", bytes)
"""An imagined position as bytes (`Imagined.saved`): what a thinking process is given. Never a true one."""

MOST_FORCED = 10_000
"""More forced decisions in a row than any game has: the title's flow runs in a circle."""


class Imagined(Generic[S]):
    """An imagined position that can be played on. Made by `Game.imagine` and `copy`, nowhere else."""

    __slots__ = ("dice", "game", "seat", "state", "told")

    def __init__(self, game: Game[S, Any], seat: Seat | None, state: S, dice: Dice) -> None:
        self.game, self.seat, self.state, self.dice = game, seat, state, dice
        self.told = False
        """A step played here would let its seat know more than before (a die, a draw, a reveal): from there on, what is
        imagined is one possibility among others."""

    def copy(self) -> Imagined[S]:
        """The same position, to be tried further without losing this one."""
        other = Imagined(self.game, self.seat, self.game.decode(self.game.encode(self.state)), self.dice)
        other.told = self.told
        return other

    def saved(self) -> Saved:
        """The position as bytes, for `again` and `load`."""
        return Saved(self.game.encode(self.state))

    def again(self, data: Saved) -> Imagined[S]:
        """A position that was saved after this one, with the same seat and dice."""
        return Imagined(self.game, self.seat, self.game.decode(data), self.dice)

    @classmethod
    def load(cls, game: Game[S, Any], seat: Seat | None, data: Saved, dice: Dice) -> Imagined[S]:
        """A saved position, where it is thought about: in another process, with dice of its own."""
        return cls(game, seat, game.decode(data), dice)

    def imagined_anew(self, dice: Dice) -> Imagined[S]:
        """Another possibility of what the seat cannot know. It depends on nothing but what the seat knows, so it is
        the same as if the true position had been imagined with these dice."""
        return self.game.imagine(self.state, self.seat, dice)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.game.waiting(self.state)

    @property
    def awaited(self) -> bool:
        """Is the imagining seat to decide?"""
        return self.seat in self.waiting

    @property
    def me(self) -> Seat:
        """The imagining seat, where it is one; a spectator decides nothing."""
        assert self.seat is not None, "a spectator decides nothing"
        return self.seat

    def legal(self, seat: Seat | None = None) -> Sequence[Action]:
        """What that seat (default: the imagining one) may do here."""
        return self.game.legal(self.state, self.me if seat is None else seat)

    def check(self, action: Action) -> None:
        """Raise a Refusal unless the imagining seat may do this here."""
        self.game.check(self.state, self.me, action)

    def read(self, what: str | Filled) -> list[Action]:
        """The actions that a typed line or a filled form means here. A refusal of either says what would work, if
        anything does."""
        try:
            found = self.game.read_line(self, what) if isinstance(what, str) else self.game.read_form(self, what)
            if not found:
                raise Invalid("empty-line", "")
            return found
        except Refusal as refusal:
            if not refusal.nearest and self.awaited:
                refusal.nearest = tuple(self.game.spread(self.legal()))
            raise

    def view(self) -> View:
        return self.game.view(self.state, self.seat)

    def play(self, action: Action, seat: Seat | None = None, *, forced: bool = True) -> list[Event]:
        """Take an action here, and every forced one after it as `Match.play` does; what happens, in order."""
        seat = self.me if seat is None else seat
        drawn = len(self.dice.drawn)
        events = list(self.game.apply(self.state, seat, action, self.dice))
        steps = 0
        while forced and (next_one := self.game.forced(self.state)) is not None:
            steps += 1
            if steps > MOST_FORCED:
                raise RuntimeError(f"{self.game.name}: forced decisions without end, last {next_one}")
            events.extend(self.game.apply(self.state, *next_one, self.dice))
        heard = any(event.reveals and event.only in (None, self.seat) for event in events)
        self.told = self.told or action.reveals or len(self.dice.drawn) > drawn or heard
        return events
