"""What a seat has, and where the game stands."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Column, Fact, Said
from rules.druids.chat.scene import temples_of
from rules.druids.figures import FIGURES, POINTS
from rules.druids.mechanics.pieces import PATTERNS, PORTAL
from rules.druids.view import DruidsView

REGIONS = ["middle", "north", "east", "south", "west"]
"""The big demon field with what is round it, and the parts of the map beyond; single fields work besides."""
NOTHING = "–"

# --- what a seat has ----------------------------------------------------------------------------


def having(view: DruidsView, seat: Seat) -> Said:
    player = view.seats[seat]
    facts: dict[str, Fact] = {
        "points": player.points,
        "goal": view.goal,
        "populations": player.populations_left,
        "stones": player.stones_left,
        "captured": sum(player.captured),
    }
    return Said("having", facts)


def hand(view: DruidsView, seat: Seat) -> list[Said]:
    """Nothing is secret here: what counts, the supply, the captured by colour, the last choice."""
    player = view.seats[seat]
    stones, temples = player.sources["stones"] // POINTS.stone, temples_of(view, seat)
    on_board: dict[str, Fact] = {
        "populations": len(player.populations),
        "stones": stones,
        "temples": temples,
        "points": player.points,
        "goal": view.goal,
    }
    supply: dict[str, Fact] = {"populations": player.populations_left, "stones": player.stones_left}
    lines = [Said("hand-open"), Said("hand-board", on_board), Said("hand-supply", supply)]
    lines += [
        Said("hand-captured", {"count": count, "price": FIGURES.capture.price_of_boost}, {"who": owner})
        for owner, count in enumerate(player.captured)
        if count
    ]
    lost: dict[str, Fact] = {"populations": player.lost, "stones": player.stones_lost}
    if any(lost.values()):
        lines.append(Said("hand-lost", lost))
    if player.chosen:
        lines.append(Said("hand-chosen", {"first": player.chosen[0], "second": player.chosen[1]}))
    return lines


# --- where the game stands ----------------------------------------------------------------------


def moment(view: DruidsView) -> Said:
    if view.phase == "over":
        return Said("moment-over", {"turns": view.turns})
    bag: dict[str, Fact] = {"bag": sum(view.bag.values()), "portals": view.bag.get(PATTERNS[PORTAL], 0)}
    if view.phase == "setup":
        return Said("moment-setup", bag)
    if view.last:
        return Said("moment-last", {"turn": view.turns + 1})
    return Said("moment", {"turn": view.turns + 1, **bag})


def columns(view: DruidsView) -> list[Column]:
    """In play order. Values are numbers and command words, so that they need no language."""
    players = [view.seats[seat] for seat in view.order]
    return [
        Column(Said("column-points", {"goal": view.goal}), {player.seat: player.points for player in players}),
        Column(
            Said("column-pieces"),
            {
                player.seat: "-".join(
                    str(count)
                    for count in (
                        len(player.populations),
                        player.sources["stones"] // POINTS.stone,
                        temples_of(view, player.seat),
                    )
                )
                for player in players
            },
        ),
        Column(Said("column-chosen"), {player.seat: "+".join(player.chosen) or NOTHING for player in players}),
    ]


def regions(view: DruidsView) -> list[str]:
    return list(REGIONS)
