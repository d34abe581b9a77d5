"""Positions that show everything, for choosing colours, measuring, documentation and tests. Not reached by play."""

from __future__ import annotations

import msgspec

from render.samples import sample
from rules.core import OVER, Asked, Placing, Standings
from rules.kemet import KEMET
from rules.kemet.view import KemetView, TroopView, ZoneView

LETTERS = {"ruby": "R", "sapphire": "S", "diamond": "D", "onyx": "N"}
AFTER_SETUP = 20
"""Steps after which a game of any size is under way."""


def example(seats: int = 5, over: bool = False, viewer: int | None = None, layout: str = "printed") -> KemetView:
    """A game in full swing with troops and creatures everywhere, or its end; the wheel is that of an older game."""
    game = KEMET.at(2) if layout == "wheel" else KEMET
    view = sample(game, seats, 3, AFTER_SETUP, viewer, game.read_options({"layout": layout})).view
    assert isinstance(view, KemetView)
    zones = [_zone(number, zone, seats, view.stock.beast_words) for number, zone in enumerate(view.zones)]
    attacked = next(zone for zone in zones if zone.holder is not None and zone.kind == "temple")
    attacker = (attacked.holder or 0) + 1
    view = msgspec.structs.replace(
        view, zones=zones, attackers=[TroopView(attacker % seats, attacked.word, 4, "mummy")] if not over else []
    )
    players = [
        msgspec.structs.replace(
            player, stable=["phoenix"] if player.seat == 1 else [], fame=4 + player.seat, veterans=1
        )
        for player in view.seats
    ]
    final = None
    if over:
        placings = [
            Placing(seat, place + 1, 9 - place, 0, {"battle": 4, "divine": 2, "temples": 2 - place % 2, "pyramids": 1})
            for place, seat in enumerate(view.order)
        ]
        final = Standings(placings, {"rounds": 4})
        view = msgspec.structs.replace(view, phase="over", asked=Asked(OVER.word))
    return msgspec.structs.replace(view, seats=players, final=final)


def _zone(number: int, zone: ZoneView, seats: int, beasts: tuple[str, ...]) -> ZoneView:
    """Everything filled: a pyramid in most districts, a troop in most zones, some with a creature."""
    colours = list(LETTERS)
    level = (number + 1) % 5 if zone.kind == "district" else 0
    colour = colours[number % 4] if level else ""
    held = number % 4 != 3
    return msgspec.structs.replace(
        zone,
        holder=number % seats if held else None,
        units=1 + number % 5 if held else 0,
        creature=beasts[number % 10] if held and number % 3 == 0 else "",
        colour=colour,
        level=level,
        pyramid=f"{level}{LETTERS[colour]}" if level else "",
    )
