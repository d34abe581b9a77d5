"""A Moot card is played and a druid sent: what both actions of a card and special spaces share (O-70, O-71, O-27)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.explaining import Objection
from rules.oak.board import CARDS, KIND
from rules.oak.decisions.against import Facts
from rules.oak.state import OakState, Player


def play(state: OakState, player: Player, card: int) -> None:
    player.hand.remove(card)
    player.played.append(card)
    state.card = card


def send(player: Player, kind: int, place: int) -> None:
    player.rest[kind] -= 1
    player.out.append((place, kind))


def against_card(player: Player, card: int) -> Iterator[Objection]:
    facts: Facts = {"card": CARDS[card]}
    if card in player.played:
        yield "card-played", "O-71", facts
    if card in player.aside:
        yield "card-aside", "O-22", facts
    if card not in player.hand:
        yield "no-heart-card", "O-166", facts


def against_druid(player: Player, word: str) -> Iterator[Objection]:
    if not player.rest[KIND[word]]:
        yield "not-at-rest", "O-27", {"druid": word}
