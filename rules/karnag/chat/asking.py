"""What is asked of a seat and what it has; where the game stands."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Column, Fact, Said
from rules.karnag.board import LAYOUTS, SPOT_WORD
from rules.karnag.chat.scene import slot_parts
from rules.karnag.figures import PIECES
from rules.karnag.state import CARD_WORDS, KINDS, TRACKS
from rules.karnag.view import Asked, KarnagView, SeatView

SIDES = ("north", "east", "south", "west", "gate")
NONE = "none"
"""The fact for an empty list of places."""

# --- the question -------------------------------------------------------------------------------


def question(view: KarnagView, seat: Seat) -> Said:
    asked = view.asked
    if asked is None:
        return Said("question-over")
    if asked.seat != seat:
        return Said("question-wait", seats={"who": asked.seat})
    return _asked(asked)


def _asked(asked: Asked) -> Said:
    facts: dict[str, Fact]
    if asked.kind == "act" and asked.most:
        return _walk(asked, "question-walk")
    if asked.kind == "act" and asked.left:
        return Said("question-brewing", {"slot": asked.slot, "left": asked.left})
    if asked.kind == "walk":
        return _walk(asked, "question-card-walk")
    if asked.kind in ("place", "cube"):
        whole = PIECES.druids if asked.kind == "place" else PIECES.cubes
        facts = {"number": whole - asked.left + 1, "whole": whole}
    elif asked.kind == "act":
        facts = {"slot": asked.slot, "row": slot_parts(asked.slot)[1]}
    elif asked.kind == "keep":
        facts = {"cards": len(asked.marked), "marked": sum(asked.marked)}
    else:
        facts = {} if asked.kind == "obstacle" else {"left": asked.left}
    return Said(f"question-{asked.kind}", facts)


def _walk(asked: Asked, key: str) -> Said:
    left = asked.most - asked.spent
    if asked.least == asked.most:
        return Said(key, {"left": left, "most": asked.most})
    return Said(f"{key}-open", {"least": max(0, asked.least - asked.spent), "left": left})


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
    if view.asked is not None and view.asked.seat == seat:
        lines += [Said("hand-drawn", {"card": card}) for card in view.asked.drawn or []]
    held = player.hand or []
    lines += [Said("hand-card", {"card": card, "count": held.count(card)}) for card in CARD_WORDS if card in held]
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
