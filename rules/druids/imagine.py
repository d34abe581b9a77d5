"""A position as one seat may know it: all of it. There is nothing hidden in Druids and Demons."""

from __future__ import annotations

from rules.core import Dice, Seat
from rules.druids.state import DruidsState


def redraw(state: DruidsState, seat: Seat | None, dice: Dice) -> None:
    """Nothing is drawn anew, since every part of a position is open to everybody.

    The bag is kept as how many of each piece are left, and that follows from what lies on the table and in hand (D-7);
    an order of its pieces does not exist before one is drawn, so there is none to be foreseen. The piece in hand and
    those face up are drawn before everybody's eyes (D-8, D-59). Populations, stones, temples and markers, captured
    and lost ones, and what each seat chose last lie on the table; the rest counts turns. No seat decides in secret.
    What is still to come is the dice's, and an imagined position has dice of its own.
    """
