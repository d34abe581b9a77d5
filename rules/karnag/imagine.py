"""A position as one seat may know it: the other hands and the deck drawn anew from what that seat has seen.

What a seat has seen is worked out from how the cards went (`Learned`): the backs of all cards that were ever drawn or
lie on top; the faces of what it drew itself and of what anybody played; never which of the drawn cards somebody else
kept, nor in which order the others went under the deck, which nobody is told. Cards are followed as pieces of
cardboard, numbered as they lay in the beginning. Nothing but the list of `Sight`s, the back on top and the dice goes
into the answer, so what a seat cannot know cannot change it.

Everything else is as likely as it is for somebody who takes the deck for well shuffled, and the others' choices (which
of the drawn unmarked cards is kept, which card of the hand is played) for even ones. As long as the seat knows none of
the cards among which somebody else chose, that is exact: the pieces it has not seen are shuffled. Where it knows some
of them, many ways how it may have gone are followed side by side, and those that fit badly to what came later die out.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core import Dice, Seat
from rules.karnag.figures import FIGURES
from rules.karnag.state import CARD_WORDS, DRAWN, FIRST_MARKED, KEPT, PLAYED, Handled, KarnagState, KeepTask, Learned

CARDS = tuple(int(FIGURES.cards[word]) for word in CARD_WORDS)
"""How many there are of each card."""
UNKNOWN = -1
WAYS = 48
"""Ways that are followed side by side where the seat has to guess what others did with cards it knows."""
FINE = 1 << 30
"""The grain of an even number between 0 and 1."""


def redraw(state: KarnagState, seat: Seat | None, dice: Dice) -> None:
    """Draw the other hands, what others have just drawn, and the deck anew.

    After the end the hands lie open, and what has gone before matters to nobody.
    """
    if state.learned is None or state.phase == "over":
        _shuffle_hidden(state, seat, dice)
        state.learned = None
        return
    top = _is_marked(state.deck[0]) if state.deck else None
    way = _likely_way(_seen_by(state.learned, seat), state.seats, top, dice)
    first = way.faces(top, dice)
    state.deck = [first[piece] for piece in way.deck]
    state.hands = [[first[piece] for piece in hand] for hand in way.hands]
    for task in state.tasks:
        if isinstance(task, KeepTask):
            task.drawn = [first[piece] for piece in way.drawn]
    state.learned = Learned(first, way.handled)


# --- what a seat has seen -----------------------------------------------------------------------


class Sight(msgspec.Struct, frozen=True):
    """One handling of cards as a seat saw it."""

    seat: int
    how: int
    own: bool
    number: int
    """As in `Handled`; UNKNOWN for the card that another seat kept."""
    cards: tuple[int, ...] = ()
    """DRAWN by the seat itself: the faces."""
    marked: tuple[bool, ...] = ()
    """DRAWN: the backs."""
    kept: tuple[int, ...] = ()
    """KEPT: which of the drawn cards it may have been: by another seat, any that is not marked."""


def _seen_by(learned: Learned, viewer: Seat | None) -> list[Sight]:
    """The true course of the cards, told as far as that viewer saw it."""
    deck, drawn = list(learned.first), list[int]()
    sights: list[Sight] = []
    for handled in learned.handled:
        own, number = handled.seat == viewer, handled.number
        if handled.how == DRAWN:
            drawn, deck = deck[:number], deck[number:]
            faces = tuple(drawn) if own else ()
            backs = tuple(_is_marked(card) for card in drawn)
            sights.append(Sight(handled.seat, DRAWN, own, number, faces, backs))
        elif handled.how == KEPT:
            backs = tuple(_is_marked(card) for card in drawn)
            unmarked = tuple(i for i, marked in enumerate(backs) if not marked)
            kept = (number,) if own else unmarked
            sights.append(Sight(handled.seat, KEPT, own, number if own else UNKNOWN, kept=kept))
            deck += drawn[:number] + drawn[number + 1 :]
        elif handled.how == PLAYED:
            sights.append(Sight(handled.seat, PLAYED, own, number))
            deck.append(number)
        else:
            sights.append(Sight(handled.seat, handled.how, own, number))
            deck += drawn
    return sights


def _is_marked(card: int) -> bool:
    return card >= FIRST_MARKED


# --- how it may have gone -----------------------------------------------------------------------


class Way:
    """One way how the cards may have gone. Pieces are numbers; `face` is known where the seat saw it."""

    __slots__ = ("deck", "drawn", "face", "fresh", "handled", "hands", "left", "marked")

    def __init__(self, seats: int) -> None:
        pieces = sum(CARDS)
        self.deck = list(range(pieces))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.drawn: list[int] = []
        self.face = [UNKNOWN] * pieces
        self.marked = [False] * pieces
        """The back; known of the pieces that are not fresh."""
        self.fresh = 0
        """The first piece that has never been drawn."""
        self.left = list(CARDS)
        """How many of each card the known pieces leave over."""
        self.handled: list[Handled] = []

    def copy(self) -> Way:
        other = Way.__new__(Way)
        other.deck, other.hands, other.drawn = self.deck[:], [hand[:] for hand in self.hands], self.drawn[:]
        other.face, other.marked, other.fresh = self.face[:], self.marked[:], self.fresh
        other.left, other.handled = self.left[:], self.handled[:]
        return other

    def chance(self, piece: int, card: int) -> float:
        """How likely it is that the piece is that card."""
        if self.face[piece] != UNKNOWN:
            return float(self.face[piece] == card)
        if self.marked[piece] != _is_marked(card):
            return 0.0
        alike = self.left[FIRST_MARKED:] if self.marked[piece] else self.left[:FIRST_MARKED]
        return self.left[card] / sum(alike)

    def know(self, piece: int, card: int) -> float:
        """The piece is that card; how likely that was."""
        likely = self.chance(piece, card)
        if likely and self.face[piece] == UNKNOWN:
            self.face[piece] = card
            self.left[card] -= 1
        return likely

    def doubtful(self, sight: Sight) -> bool:
        """Did another seat choose among cards of which the viewer knows some, or by whose choice other backs lie under
        the deck, where they will be seen again?"""
        if sight.how == KEPT:
            known = any(self.face[self.drawn[i]] != UNKNOWN for i in sight.kept)
            return len(sight.kept) > 1 and (known or len({self._backs_without(i) for i in sight.kept}) > 1)
        if sight.how == DRAWN or sight.own or sight.number == UNKNOWN:
            return False
        choice = self._choice(sight)
        return len({self.face[piece] for piece in choice}) > 1

    def _backs_without(self, kept: int) -> tuple[bool, ...]:
        return tuple(self.marked[piece] for i, piece in enumerate(self.drawn) if i != kept)

    def shows(self, top_marked: bool | None) -> bool:
        """Can the deck lie with that back on top?"""
        return not self.deck or self.deck[0] >= self.fresh or self.marked[self.deck[0]] == top_marked

    def _choice(self, sight: Sight) -> list[int]:
        """The pieces one of which was shown."""
        if sight.how == PLAYED:
            return self.hands[sight.seat]
        return [piece for piece in self.drawn if self.marked[piece]]

    def go(self, sight: Sight, dice: Dice) -> float:
        """Follow what the seat saw by one handling; how well it fits."""
        fits, number = 1.0, sight.number
        if sight.how == DRAWN:
            self.drawn, self.deck = self.deck[:number], self.deck[number:]
            for piece, marked in zip(self.drawn, sight.marked, strict=True):
                if piece < self.fresh and self.marked[piece] != marked:
                    fits = 0.0  # it has another back
                self.marked[piece] = marked
                self.fresh = max(self.fresh, piece + 1)
            for piece, card in zip(self.drawn, sight.cards, strict=False):
                fits *= self.know(piece, card)
        elif sight.how == KEPT:
            number = sight.kept[0] if len(sight.kept) == 1 else dice.pick(sight.kept)
            self.hands[sight.seat].append(self.drawn.pop(number))
            self.deck += self.drawn
        else:
            shown, fits = self._show(sight, dice) if number != UNKNOWN else (UNKNOWN, 1.0)
            if sight.how == PLAYED:
                self.hands[sight.seat].remove(shown)
                self.deck.append(shown)
            else:
                self.deck += self.drawn
        self.handled.append(Handled(sight.seat, sight.how, number))
        return fits

    def _show(self, sight: Sight, dice: Dice) -> tuple[int, float]:
        """The piece that was shown as that card, and how likely it was among those it was chosen from."""
        choice = self._choice(sight)
        chances = [self.chance(piece, sight.number) for piece in choice]
        if not any(chances):
            return choice[0], 0.0
        if sight.own:
            return choice[chances.index(1.0)], 1.0
        piece = choice[0] if len(choice) == 1 else choice[_weighted(chances, dice)]
        self.know(piece, sight.number)
        return piece, sum(chances) / len(chances)

    def faces(self, top_marked: bool | None, dice: Dice) -> list[int]:
        """The deck as it lay in the beginning: what is not known of it is shuffled, each back with its kind."""
        marked: list[bool | None] = [*self.marked[: self.fresh], *[None] * (len(self.face) - self.fresh)]
        if self.deck and self.deck[0] >= self.fresh:
            marked[self.deck[0]] = top_marked
        open_pieces = [piece for piece, face in enumerate(self.face) if face == UNKNOWN]
        faces = _dealt(self.left, [marked[piece] for piece in open_pieces], dice)
        first = list(self.face)
        for piece, face in zip(open_pieces, faces, strict=True):
            first[piece] = face
        return first


def _likely_way(sights: Sequence[Sight], seats: int, top: bool | None, dice: Dice) -> Way:
    """A way that fits everything the seat has seen, up to the back on top, as likely as it is. From the first doubt on,
    many are followed; the better one fits what came next, the more often it is followed further."""
    number = WAYS
    while True:
        ways = [Way(seats)]
        for sight in sights:
            if len(ways) == 1 and ways[0].doubtful(sight):
                ways = [ways[0].copy() for _ in range(number)]
            fits = [way.go(sight, dice) for way in ways]
            if len(ways) > 1 and min(fits) < max(fits):
                ways = _surviving(ways, fits, dice)
            elif not fits[0]:
                ways = []
            if not ways:
                break
        ways = [way for way in ways if way.shows(top)]
        if ways:
            return ways[0] if len(ways) == 1 else dice.pick(ways)
        number *= 2  # none of them was right: the true way is among enough of them


def _surviving(ways: list[Way], fits: list[float], dice: Dice) -> list[Way]:
    """As many as before, each about as often as it fits; the first of its kind is not copied."""
    step = sum(fits) / len(ways)
    at = step * dice.below(FINE) / FINE
    found: list[Way] = []
    reached = 0.0
    for way, fit in zip(ways, fits, strict=True):
        reached += fit
        taken = False
        while at < reached and len(found) < len(ways):
            found.append(way.copy() if taken else way)
            taken = True
            at += step
    return found


def _weighted(weights: Sequence[float], dice: Dice) -> int:
    """A place in the list, as likely as its weight."""
    at = sum(weights) * dice.below(FINE) / FINE
    last = 0
    for place, weight in enumerate(weights):
        if weight:
            last = place
            if at < weight:
                return place
        at -= weight
    return last


# --- dealing ------------------------------------------------------------------------------------


def _dealt(left: Sequence[int], backs: Sequence[bool | None], dice: Dice) -> list[int]:
    """Those cards, shuffled onto places; a place whose back was seen gets one with that back."""
    plain = [card for card, count in enumerate(left) for _ in range(count) if not _is_marked(card)]
    signed = [card for card, count in enumerate(left) for _ in range(count) if _is_marked(card)]
    dice.shuffle(plain)
    dice.shuffle(signed)
    faces = [UNKNOWN if back is None else (signed if back else plain).pop() for back in backs]
    rest = plain + signed
    dice.shuffle(rest)
    return [rest.pop() if face == UNKNOWN else face for face in faces]


def _shuffle_hidden(state: KarnagState, seat: Seat | None, dice: Dice) -> None:
    """Without a memory: everything that the seat does not see now, each place with the back it shows."""
    hidden: list[list[int]] = [state.deck]
    if state.phase != "over":
        hidden += [hand for other, hand in enumerate(state.hands) if other != seat]
        hidden += [task.drawn for task in state.tasks if isinstance(task, KeepTask) and task.seat != seat]
    left = [0] * len(CARD_WORDS)
    backs: list[bool | None] = []
    for pile in hidden:
        for place, card in enumerate(pile):
            left[card] += 1
            backs.append(None if pile is state.deck and place else _is_marked(card))
    faces = iter(_dealt(left, backs, dice))
    for pile in hidden:
        pile[:] = [next(faces) for _ in pile]
