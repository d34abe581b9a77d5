"""The true course of Karnag's cards, piece by piece: where each lies now and who has seen its face or its back."""

from __future__ import annotations

from rules.karnag.state import DRAWN, FIRST_MARKED, KEPT, PLAYED, Handled, KarnagState, KeepTask, Learned


class Course:
    """Pieces are numbered as they lay in the beginning."""

    def __init__(self, learned: Learned, seats: int) -> None:
        self.first, self.seats = list(learned.first), seats
        self.deck = list(range(len(self.first)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.drawn: list[int] = []
        self.faces: list[set[int]] = [set() for _ in self.first]
        """Per piece, the seats that have seen its face."""
        self.shown: set[int] = set()
        """Pieces whose face everybody has seen."""
        self.backs: set[int] = set()
        """Pieces whose back everybody has seen."""
        self.doubts: set[int] = set()
        """Seats that have to guess what another one did with cards they know, or which back lies where."""
        self.draws: list[tuple[int, list[int]]] = []
        """Which of the handlings drew which pieces."""
        self.keeps: list[tuple[int, list[int], tuple[int, ...]]] = []
        """Which of the handlings kept one, of which pieces, and what it may have been."""
        for number, handled in enumerate(learned.handled):
            self._follow(number, handled)
        self.backs.update(self.deck[:1])

    def marked(self, piece: int) -> bool:
        return self.first[piece] >= FIRST_MARKED

    def knows(self, viewer: int | None, piece: int) -> bool:
        return piece in self.shown or viewer in self.faces[piece]

    def _follow(self, number: int, handled: Handled) -> None:
        seat = handled.seat
        if handled.how == DRAWN:
            self.drawn, self.deck = self.deck[: handled.number], self.deck[handled.number :]
            self.draws.append((number, list(self.drawn)))
            self.backs.update(self.drawn)
            for piece in self.drawn:
                self.faces[piece].add(seat)
        elif handled.how == KEPT:
            fitting = tuple(i for i, piece in enumerate(self.drawn) if not self.marked(piece))
            if len(fitting) > 1:
                self._doubt(seat, [self.drawn[i] for i in fitting])
            if len({self._backs_without(i) for i in fitting}) > 1:  # nobody is told how they lie under the deck
                self.doubts.update(viewer for viewer in range(-1, self.seats) if viewer != seat)
            self.keeps.append((number, list(self.drawn), fitting))
            self.hands[seat].append(self.drawn.pop(handled.number))
            self.deck += self.drawn
        elif handled.how == PLAYED:
            self._doubt(seat, self.hands[seat])
            piece = next(piece for piece in self.hands[seat] if self.first[piece] == handled.number)
            self.shown.add(piece)
            self.hands[seat].remove(piece)
            self.deck.append(piece)
        else:
            if handled.number >= 0:
                self._doubt(seat, [piece for piece in self.drawn if self.marked(piece)])
                self.shown.add(next(piece for piece in self.drawn if self.first[piece] == handled.number))
            self.deck += self.drawn

    def _backs_without(self, kept: int) -> tuple[bool, ...]:
        return tuple(self.marked(piece) for i, piece in enumerate(self.drawn) if i != kept)

    def _doubt(self, seat: int, choice: list[int]) -> None:
        """Viewers who know some pieces of a choice of several do not know which was chosen. -1 is the spectator."""
        for viewer in range(-1, self.seats):
            known = [self.knows(viewer, piece) for piece in choice]
            if viewer != seat and len(choice) > 1 and any(known):
                self.doubts.add(viewer)

    def lay_out(self, state: KarnagState) -> None:
        """The position with these faces."""
        state.deck = [self.first[piece] for piece in self.deck]
        state.hands = [[self.first[piece] for piece in hand] for hand in self.hands]
        for task in state.tasks:
            if isinstance(task, KeepTask):
                task.drawn = [self.first[piece] for piece in self.drawn]
        assert state.learned is not None
        state.learned.first = list(self.first)
