"""The shape of the panel: fewer targets at once, what cannot be done; what a seat has, and where the game stands."""

from __future__ import annotations

from rules.core import Action, Seat
from rules.core.chat import Column, Fact, Filter, Said
from rules.karnag.actions import Move
from rules.karnag.board import LAYOUTS, SPOT_WORD
from rules.karnag.chat.prices import NONE, acting_cube, brewers, card_facts, scene, sense_of
from rules.karnag.mechanics import rays
from rules.karnag.state import CARD_WORDS, KINDS, TRACKS
from rules.karnag.view import KarnagView, SeatView
from rules.karnag.words import slot_parts

SIDES = ("north", "east", "south", "west", "gate")

# --- fewer targets at once, and what cannot be done ---------------------------------------------

WAYS = {"clockwise": 1, "other": -1}


def filters(kind: type[Action]) -> list[Filter]:
    """A druid's targets one way round only."""
    return [Filter(word, Said(f"filter-{word}")) for word in WAYS] if kind is Move else []


def passes(view: KarnagView, action: Action, filter: str) -> bool:
    if not isinstance(action, Move):
        return True
    return sense_of(scene(view), action.druid, action.to, action.points) in (0, WAYS.get(filter, 0))


def cannot(view: KarnagView, seat: Seat) -> list[Said]:
    """The work of the acting cube's tile, where it cannot be done."""
    asked = view.asked
    if asked.seat != seat or asked.word != "act" or asked.most or asked.left:
        return []
    tile, state, cube = slot_parts(asked.slot)[0], scene(view), acting_cube(view, seat)
    if tile == "gems" and not rays.gems(state, cube):
        return [Said("cannot-gem")]
    if tile == "capture" and not rays.captures(state, cube):
        return [Said("cannot-capture")]
    if tile == "potions" and not brewers(view, seat):
        return [Said("cannot-brew")]
    return []


# --- what a seat has ----------------------------------------------------------------------------


def having(view: KarnagView, seat: Seat) -> Said:
    player = view.seats[seat]
    facts: dict[str, Fact] = {"mana": player.mana, "cards": player.cards}
    if view.phase == "choosing":
        return Said("having-cubes", {**facts, "cubes": ", ".join(_cubes(view, seat)) or NONE})
    return Said("having", {**facts, "gems": player.gems_left, **druids_of(player)})


def druids_of(player: SeatView) -> dict[str, Fact]:
    """Where the druids are: places by their words, and how many are at the council."""
    places = [word for word in player.druids if word != "council"]
    return {"places": ", ".join(places) or NONE, "council": player.druids.count("council")}


def _cubes(view: KarnagView, seat: Seat) -> list[str]:
    """Slots with a cube of that seat, in the order in which they act."""
    rows = [tile.main for tile in view.tiles] + [tile.secondary for tile in view.tiles]
    return [slot.word for row in rows for slot in row if slot.seat == seat]


def hand(view: KarnagView, seat: Seat) -> list[Said]:
    """Cards and what they do, drawn cards while one is chosen, captured creatures and what they can."""
    player = view.seats[seat]
    lines: list[Said] = []
    if view.asked.seat == seat:
        lines += [Said("hand-drawn", card_facts(card)) for card in view.asked.drawn or []]
    held = player.hand or []
    lines += [Said("hand-card", {**card_facts(card), "count": held.count(card)}) for card in CARD_WORDS if card in held]
    lines += [
        Said("hand-creature", {"creature": kind, "count": player.reserve[kind]})
        for kind in KINDS
        if player.reserve[kind]
    ]
    return lines or [Said("hand-empty")]


# --- where the game stands ----------------------------------------------------------------------


def moment(view: KarnagView) -> Said:
    if view.phase in ("obstacles", "placing", "over"):
        return Said(f"moment-{view.phase}")
    phase = view.row if view.phase == "acting" else view.phase
    return Said("moment", {"round": view.round, "rounds": view.rounds, "phase": phase})


def columns(view: KarnagView) -> list[Column]:
    """In play order. Knowledge is five levels in the order the heading names, so that values need no language."""
    players = [view.seats[seat] for seat in view.order]
    return [
        Column(Said("column-vp"), {player.seat: player.vp for player in players}),
        Column(Said("column-mana"), {player.seat: player.mana for player in players}),
        Column(
            Said("column-knowledge"),
            {player.seat: "-".join(str(player.knowledge[track]) for track in TRACKS) for player in players},
        ),
    ]


def regions(view: KarnagView) -> list[str]:
    cauldrons = len(LAYOUTS[view.options.cauldron_layout].names)
    first = SPOT_WORD.index("P1")
    return [*SIDES, *SPOT_WORD[first : first + cauldrons]]
