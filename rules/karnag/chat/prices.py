"""A view laid out again as a position, so that prices come from the rules themselves and from nothing hidden.

What the viewer may not know is missing: other hands, the deck, the bag are empty here. Nothing in a scene is ever
played on; it only answers what things cost.
"""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Fact
from rules.karnag.board import (
    CAULDRON,
    COUNCIL,
    LAYOUTS,
    REGION,
    RING_LENGTH,
    SPOT,
    SPOT_WORD,
    SQUARE,
    WORD,
    bare_terrain,
)
from rules.karnag.figures import FIGURES, KNOWLEDGE, PIECES, MoveTotals
from rules.karnag.mechanics import rays
from rules.karnag.mechanics.druids import targets
from rules.karnag.mechanics.knowledge import capture_bonus
from rules.karnag.mechanics.performing import VP
from rules.karnag.mechanics.stones import alignment
from rules.karnag.scoring import line_ignored
from rules.karnag.state import (
    CARD_WORDS,
    KINDS,
    THROUGH,
    TILES,
    TRACKS,
    CubeTask,
    KarnagState,
)
from rules.karnag.view import KarnagView
from rules.karnag.words import slot_parts

PACKAGE = "rules.karnag"
NONE = "none"
"""The fact for something empty."""
ACTING = FIGURES.actions
CARD_FACTS: dict[str, Fact] = {
    "far": FIGURES.card_figures.acceleration,
    "gain": FIGURES.card_figures.mana,
    "steps": FIGURES.card_figures.gems,
    "levels": FIGURES.card_figures.knowledge,
    "reach": FIGURES.card_figures.control,
    "points": FIGURES.card_figures.banish_vp,
}
"""The numbers in what cards do (K-135, K-138)."""


def card_facts(card: str) -> dict[str, Fact]:
    """What the text of a card's effect names."""
    return {"card": card, **CARD_FACTS}


def slot_facts(tile: str, row: str) -> dict[str, Fact]:
    """What the text of a tile's action names: points of a druid move, reach, potions of one to three druids, cards."""
    totals = getattr(ACTING, tile, None)
    least, most = (getattr(totals, row) or (0, 0)) if isinstance(totals, MoveTotals) else (0, 0)
    _, one, two, three = getattr(ACTING.potions, row)
    reach, cards = getattr(ACTING.mind, row), getattr(ACTING.draw, row)
    facts: dict[str, Fact] = {"tile": tile, "row": row, "least": least, "most": most, "reach": reach, "cards": cards}
    return {**facts, "one": one, "two": two, "three": three}


def scene(view: KarnagView) -> KarnagState:
    """The position as far as the view shows it."""
    terrain = bare_terrain()
    for squares in view.obstacles.values():
        for word, ground in squares.items():
            terrain[SQUARE[word]] = ground
    return KarnagState(
        options=view.options,
        seats=len(view.seats),
        phase="acting",
        round=view.round,
        order=list(view.order),
        turn=0,
        terrain=terrain,
        obstacles={tile: [SQUARE[word] for word in squares] for tile, squares in view.obstacles.items()},
        creatures={SQUARE[c.at]: KINDS.index(c.kind) * 2 + (c.turns == "right") for c in view.creatures},
        black=[SQUARE[creature.at] for creature in view.creatures if creature.black],
        bag=[],
        gone=[view.gone[kind] for kind in KINDS],
        stones={SQUARE[stone.at]: stone.seat * 2 + stone.menhir for stone in view.stones},
        druids=[[SPOT[word] for word in player.druids] for player in view.seats],
        vp=[player.vp for player in view.seats],
        mana=[player.mana for player in view.seats],
        knowledge=[[player.knowledge[track] for track in TRACKS] for player in view.seats],
        reserve=[[player.reserve[kind] for kind in KINDS] for player in view.seats],
        menhirs_left=[player.menhirs_left for player in view.seats],
        hands=[[CARD_WORDS.index(card) for card in player.hand or []] for player in view.seats],
        deck=[],
        seen=0,
        tiles=[],
        slots=[],
        row=0,
        at=0,
        acted=[],
        tasks=[],
        leaders=[],
        sources=[{} for _ in view.seats],
        rules=view.rules,
    )


def acting_cube(view: KarnagView, seat: Seat) -> CubeTask:
    """The cube that acts, as far as rays depend on it; a fresh one where none does."""
    if not view.asked.slot:
        return CubeTask(seat, 0, 0, 0, 0)
    asked = view.asked
    tile, row, number = slot_parts(asked.slot)
    return CubeTask(
        seat,
        0,
        TILES.index(tile),
        ("main", "secondary").index(row),
        number - 1,
        used=list(asked.used),
        paid=asked.paid,
        gems=asked.gems,
        captured=_druids_at(view, seat, asked.captured),
        passed=[SQUARE[word] for word in asked.passed],
    )


def _druids_at(view: KarnagView, seat: Seat, words: list[str]) -> list[int]:
    """Own druids there, by number; of several at the council any."""
    found: list[int] = []
    for word in words:
        druids = enumerate(view.seats[seat].druids)
        found.append(next(number for number, spot in druids if spot == word and number not in found))
    return found


# --- lines --------------------------------------------------------------------------------------


def gem_lines(state: KarnagState, cube: CubeTask, at: str) -> list[rays.Line]:
    """The ways to make a gem there that this scene knows to be possible."""
    return [line for line in rays.gems(state, cube) if line.square == SQUARE[at]]


def gem_line(state: KarnagState, cube: CubeTask, at: str, first: str, second: str) -> rays.Line:
    """What a gem there by these two druids costs; cards are those that powers do not replace."""
    square, spots = SQUARE[at], (SPOT[first], SPOT[second])
    ways = [rays.passing(state, spot, square, cube.passed) for spot in spots]
    down, across = ways
    assert down is not None
    assert across is not None
    need = (down[1][0] + across[1][0], down[1][1] + across[1][1], down[1][2] + across[1][2])
    cards = rays.cards_needed(need, rays.powers_left(state, cube)) or 0
    return rays.Line(square, down[0] + across[0] - 1, need, cards, spots)


def capture_line(state: KarnagState, cube: CubeTask, druid: str) -> rays.Line:
    """What the capture by that druid costs."""
    line = rays.first_creature(state, SPOT[druid], cube.passed)
    assert line is not None
    square, mana, need = line
    return rays.Line(square, mana, need, rays.cards_needed(need, rays.powers_left(state, cube)) or 0, (SPOT[druid],))


def seen_from(state: KarnagState, seat: Seat, spot: int) -> tuple[int, int] | None:
    """The creature that a druid of that seat there could capture with a new action: its square and the mana."""
    if not 0 <= spot < RING_LENGTH:
        return None
    line = rays.first_creature(state, spot)
    if line is None:
        return None
    cards = rays.cards_needed(line[2], rays.powers_left(state, CubeTask(seat, 0, 0, 0, 0)))
    if cards is None or cards > state.hands[seat].count(THROUGH):
        return None
    return line[0], line[1]


def second_gem(state: KarnagState, cube: CubeTask, line: rays.Line, leaves: str) -> rays.Line | None:
    """The cheapest gem still possible after this one, if the action may make another. Changes the scene."""
    rays.spend(state, cube, line)
    cube.gems += 1
    state.stones[line.square] = cube.seat * 2
    state.druids[cube.seat][state.druids[cube.seat].index(SPOT[leaves])] = COUNCIL
    return min(rays.gems(state, cube), key=lambda other: other.mana, default=None)


# --- druids -------------------------------------------------------------------------------------


def move_totals(view: KarnagView, seat: Seat) -> tuple[int, int]:
    """The points a druid move of the open decision may still take: least and most."""
    asked = view.asked
    if asked.most:
        return max(0, asked.least - asked.spent), asked.most - asked.spent
    tile, row, _ = slot_parts(asked.slot)
    totals = getattr(getattr(ACTING, tile), row)
    level = view.seats[seat].knowledge["move"]
    counts = tile == "druids" or view.options.move_bonus_on_tiles_2_and_3
    return totals[0], totals[1] + (KNOWLEDGE.move[level - 1] if level and counts else 0)


def entrance_of(view: KarnagView, spot: int) -> str | None:
    """The cauldron a path square leads to."""
    cauldron = LAYOUTS[view.options.cauldron_layout].entrance[spot] if 0 <= spot < RING_LENGTH else -1
    return SPOT_WORD[cauldron] if cauldron >= 0 else None


def places_in(view: KarnagView, cauldron: str) -> tuple[int, int]:
    """Free places and all places of a cauldron."""
    whole = LAYOUTS[view.options.cauldron_layout].places[len(view.seats)][SPOT[cauldron] - CAULDRON]
    return whole - sum(player.druids.count(cauldron) for player in view.seats), whole


def sense_of(state: KarnagState, druid: str, to: str, points: int) -> int:
    """1 clockwise, -1 the other way, 0 where there is no way round (from the council, straight into a cauldron)."""
    start, end = SPOT[druid], SPOT[to]
    if start == COUNCIL or LAYOUTS[state.options.cauldron_layout].entrance[start] == end:
        return 0
    return targets(state, start, points).get((end, points), 0)


def jumped(state: KarnagState, druid: str, to: str, points: int) -> list[str]:
    """Occupied path squares on the way, in order."""
    sense, end = sense_of(state, druid, to, points), SPOT[to]
    if not sense or end >= RING_LENGTH:
        return []
    taken = {place for druids in state.druids for place in druids}
    found: list[str] = []
    place = (SPOT[druid] + sense) % RING_LENGTH
    while place != end:
        if place in taken:
            found.append(SPOT_WORD[place])
        place = (place + sense) % RING_LENGTH
    return found


def brewers(view: KarnagView, seat: Seat) -> int:
    return sum(CAULDRON <= SPOT[word] < COUNCIL for word in view.seats[seat].druids)


def within_limit(view: KarnagView, seat: Seat, mana: int) -> int:
    """How much of that mana the seat can take (K-7)."""
    return min(mana, PIECES.most_mana - view.seats[seat].mana)


# --- gems ---------------------------------------------------------------------------------------


def aligned_with(state: KarnagState, seat: Seat, at: int, gone: int = 0) -> tuple[list[str], int]:
    """Own gems in line with one at that square (the one on `gone` moved there), and the points they would bring."""
    if not state.menhirs_left[seat]:
        return [], 0
    gems = [*(gem for gem in state.gems_of(seat) if gem != gone), at]
    line, squares = alignment(gems)
    if at not in line or line_ignored(state, seat, line):
        return [], 0
    best = sorted((FIGURES.scoring.menhir[REGION[gem]] for gem in line), reverse=True)
    return [WORD[gem] for gem in line if gem != at], squares + sum(best[: state.menhirs_left[seat]])


# --- what actions bring -------------------------------------------------------------------------


def potion(view: KarnagView, seat: Seat) -> tuple[int, int]:
    """Own druids in cauldrons, and the mana they bring now."""
    druids = brewers(view, seat)
    return druids, within_limit(view, seat, getattr(ACTING.potions, slot_parts(view.asked.slot)[1])[druids])


def cards_drawn(view: KarnagView) -> int:
    return int(getattr(ACTING.draw, slot_parts(view.asked.slot)[1]))


def reach_of(view: KarnagView) -> int:
    """How far a creature may be led now."""
    if view.asked.word == "control":
        return view.asked.left
    return int(getattr(ACTING.mind, slot_parts(view.asked.slot)[1]))


def captured(view: KarnagView, seat: Seat, druid: str) -> dict[str, Fact]:
    """A capture: what is caught where, the price, and all that it brings."""
    state, cube = scene(view), acting_cube(view, seat)
    line = capture_line(state, cube, druid)
    kind = state.creatures[line.square] >> 1
    flat, each = capture_bonus(state, seat)
    flat = 0 if cube.paid else flat
    in_mana = view.options.capture_flat_bonus == "mana"
    after = view.seats[seat].mana - line.mana
    return {
        "druid": druid,
        "creature": KINDS[kind],
        "at": WORD[line.square],
        "mana": line.mana,
        "vp": VP[kind] + each + (0 if in_mana else flat),
        "bonus": min(flat, PIECES.most_mana - after) if in_mana else 0,
        "cards": line.cards,
    }


def menhir_vp(gem: str) -> int:
    return FIGURES.scoring.menhir[REGION[SQUARE[gem]]]
