"""Labels: buttons for kinds of actions, whole actions in a few words, and the values of their fields as in menus, each
with its price and effect. What is not here is told by a text and the fields of the action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Choice, Fact, Said
from rules.karnag import actions as do
from rules.karnag.board import PLACE_ON_RING, REGION, RING_LENGTH, SPOT, SPOT_WORD, SQUARE, WORD
from rules.karnag.chat import prices
from rules.karnag.chat.prices import ACTING, NONE
from rules.karnag.figures import FIGURES, KNOWLEDGE, LEVELS
from rules.karnag.mechanics.cards import ALONE, MODIFIERS
from rules.karnag.mechanics.creatures import druid_squares, escape_loss, reachable
from rules.karnag.mechanics.obstacles import placements
from rules.karnag.state import CARD_WORDS, FIRST_MARKED, THROUGH, KarnagState
from rules.karnag.state import KINDS as CREATURES
from rules.karnag.view import CreatureView, KarnagView, SlotView
from rules.karnag.words import slot_parts

MARKED = CARD_WORDS[FIRST_MARKED:]

# --- kinds --------------------------------------------------------------------------------------


def _values(actions: Sequence[Action], field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _kind_obstacle(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-obstacle", {"tiles": _values(actions, "tile")})


def _kind_move(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    least, most = prices.move_totals(view, seat)
    if least == most:
        return Said("kind-move", {"points": most})
    return Said("kind-move-open", {"least": least, "most": most})


def _kind_gem(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    state, cube = prices.scene(view), prices.acting_cube(view, seat)
    gems = [action for action in actions if isinstance(action, do.Gem)]
    mana = min(prices.gem_line(state, cube, gem.at, gem.leaves, gem.stays).mana for gem in gems)
    return Said("kind-gem", {"places": _values(actions, "at"), "mana": mana})


def _kind_capture(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    state, cube = prices.scene(view), prices.acting_cube(view, seat)
    lines = [prices.capture_line(state, cube, action.druid) for action in actions if isinstance(action, do.Capture)]
    facts: dict[str, Fact] = {"creatures": len({line.square for line in lines}), "mana": min(x.mana for x in lines)}
    return Said("kind-capture", facts)


def _kind_creature(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-creature", {"squares": prices.reach_of(view)})


def _kind_shift(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-shift", {"squares": view.asked.left if view.asked.word == "shift" else 1})


def _kind_brew(view: KarnagView, seat: Seat, *_: object) -> Said:
    druids, mana = prices.potion(view, seat)
    return Said("kind-brew", {"druids": druids, "mana": mana})


def _kind_learn(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-learn", {"levels": max(1, view.asked.left)})


def _kind_draw(view: KarnagView, seat: Seat, *_: object) -> Said:
    again = view.asked.word == "keep"
    return Said("kind-draw-again" if again else "kind-draw", {"cards": prices.cards_drawn(view)})


def _kind_card(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-card", {"cards": _values(actions, "card")})


def _kind_menhir(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-menhir", {"left": view.seats[seat].menhirs_left})


def _decline(view: KarnagView, seat: Seat, *_: object) -> Said:
    if view.options.compensation == "vp":
        return Said("kind-decline-vp", {"vp": ACTING.compensation})
    return Said("kind-decline", {"mana": prices.within_limit(view, seat, ACTING.compensation)})


def _done(view: KarnagView, *_: object) -> Said:
    return Said("kind-done", {"asked": view.asked.word})


KINDS: dict[type[Action], Callable[[KarnagView, Seat, Sequence[Action]], Said]] = {
    do.Obstacle: _kind_obstacle,
    do.Move: _kind_move,
    do.Gem: _kind_gem,
    do.Capture: _kind_capture,
    do.Creature: _kind_creature,
    do.Shift: _kind_shift,
    do.Brew: _kind_brew,
    do.Learn: _kind_learn,
    do.Draw: _kind_draw,
    do.Card: _kind_card,
    do.Menhir: _kind_menhir,
    do.Decline: _decline,
    do.Done: _done,
}

# --- whole actions ------------------------------------------------------------------------------


def _gem(view: KarnagView, seat: Seat, action: do.Gem) -> Said:
    line = prices.gem_line(prices.scene(view), prices.acting_cube(view, seat), action.at, action.leaves, action.stays)
    return Said("deed-gem", {"at": action.at, "mana": line.mana, "leaves": action.leaves})


def _capture(view: KarnagView, seat: Seat, action: do.Capture) -> Said:
    facts = prices.captured(view, seat, action.druid)
    return Said("deed-capture", {name: facts[name] for name in ("druid", "creature", "at", "mana", "vp")})


def _creature(view: KarnagView, seat: Seat, action: do.Creature) -> Said:
    kind = next(creature.kind for creature in view.creatures if creature.at == action.creature)
    return Said("deed-creature", {"creature": kind, "start": action.creature, "to": action.to})


def _learn(view: KarnagView, seat: Seat, action: do.Learn) -> Said:
    return Said("deed-learn", {"track": action.track, "level": view.seats[seat].knowledge[action.track] + 1})


def _keep(view: KarnagView, seat: Seat, action: do.Keep) -> Said:
    return Said("deed-banish" if action.card in MARKED else "deed-keep", {"card": action.card})


def _card(view: KarnagView, seat: Seat, action: do.Card) -> Said:
    return Said("deed-card", {"card": action.card, "use": action.use or NONE})


def _menhir(view: KarnagView, seat: Seat, action: do.Menhir) -> Said:
    return Said("deed-menhir", {"at": action.gem, "vp": prices.menhir_vp(action.gem)})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Gem: _gem,
    do.Capture: _capture,
    do.Creature: _creature,
    do.Brew: _kind_brew,
    do.Learn: _learn,
    do.Draw: _kind_draw,
    do.Keep: _keep,
    do.Card: _card,
    do.Menhir: _menhir,
    do.Decline: _decline,
    do.Done: _done,
}

# --- fields ---------------------------------------------------------------------------------


def choice(view: KarnagView, seat: Seat, action: Action, field: str) -> Choice:
    label, note = FIELDS[type(action), field](view, seat, action)
    return Choice(str(getattr(action, field)), label, note)


Labelled = tuple[Said, Said | None]


def _place_square(view: KarnagView, seat: Seat, action: do.Place) -> Labelled:
    entrance = prices.entrance_of(view, SPOT[action.square])
    assert entrance is not None  # druids start on dark squares only
    return Said("choice-place", {"square": action.square, "cauldron": entrance}), _sees(view, seat, action.square)


def _sees(view: KarnagView, seat: Seat, place: str, entrance: str | None = None) -> Said | None:
    """What a druid there could capture, and the cauldron it stands before."""
    state = prices.scene(view)
    seen = prices.seen_from(state, seat, SPOT[place])
    if seen is None:
        return Said("note-entrance", {"cauldron": entrance}) if entrance else None
    square, mana = seen
    facts: dict[str, Fact] = {"at": WORD[square], "creature": CREATURES[state.creatures[square] >> 1], "mana": mana}
    if entrance:
        return Said("note-sees-entrance", {**facts, "cauldron": entrance})
    return Said("note-sees", facts)


def _obstacle_tile(view: KarnagView, seat: Seat, action: do.Obstacle) -> Labelled:
    size = len(placements(action.tile, view.rules)[0].squares)
    ground = action.tile.rstrip("0123456789")
    return Said("choice-obstacle", {"tile": action.tile, "ground": ground, "squares": size}), None


def _obstacle_square(view: KarnagView, seat: Seat, action: do.Obstacle) -> Labelled:
    return Said("choice-word", {"word": action.square}), Said("note-first-square")


def _obstacle_turn(view: KarnagView, seat: Seat, action: do.Obstacle) -> Labelled:
    squares = next(place.squares for place in placements(action.tile, view.rules) if place.action == action)
    covered = ", ".join(WORD[square] for square in sorted(squares))
    return Said("choice-turn", {"turn": action.turn, "squares": covered}), None


def _cube_slot(view: KarnagView, seat: Seat, action: do.Cube) -> Labelled:
    tile, row, number = slot_parts(action.slot)
    slots: list[SlotView] = next(getattr(laid, row) for laid in view.tiles if laid.tile == tile)
    free = [slot.word for slot in slots if slot.seat is None]
    facts: dict[str, Fact] = {"slot": action.slot.rstrip("0123456789"), "free": len(free), "all": len(slots)}
    label = Said("choice-slot", facts)
    if free and action.slot != free[0]:
        label = Said("choice-other-slot", {"slot": action.slot, "number": number, "all": len(slots)})
    if any(slot.seat == seat for slot in slots[: number - 1]):
        return label, Said("note-later")  # the blockade holds it back (K-71)
    if any(slot.seat == seat for slot in slots):
        return label, Said("note-sooner")
    return label, Said("note-slot", prices.slot_facts(tile, row))


def _move_druid(view: KarnagView, seat: Seat, action: do.Move) -> Labelled:
    note = Said("note-corner") if action.druid == "council" else _sees(view, seat, action.druid)
    return Said("choice-druid", {"druid": action.druid}), note


def _move_to(view: KarnagView, seat: Seat, action: do.Move) -> Labelled:
    spot = SPOT[action.to]
    facts: dict[str, Fact] = {"to": action.to, "points": action.points}
    if spot >= RING_LENGTH:
        free, whole = prices.places_in(view, action.to)
        return Said("choice-cauldron", facts), Said("note-places", {"free": free, "all": whole})
    note = _sees(view, seat, action.to, prices.entrance_of(view, spot))
    if note is None:
        over = prices.jumped(prices.scene(view), action.druid, action.to, action.points)
        note = Said("note-jumps", {"places": ", ".join(over)}) if over else None
    return Said("choice-to", facts), note


def _move_points(view: KarnagView, seat: Seat, action: do.Move) -> Labelled:
    sense = prices.sense_of(prices.scene(view), action.druid, action.to, action.points)
    note = Said("note-sense", {"sense": "clockwise" if sense > 0 else "other"}) if sense else None
    return Said("choice-points", {"points": action.points}), note


def _gem_at(view: KarnagView, seat: Seat, action: do.Gem) -> Labelled:
    state, cube = prices.scene(view), prices.acting_cube(view, seat)
    line = prices.gem_line(state, cube, action.at, action.leaves, action.stays)
    asked = {line.mana, *(other.mana for other in prices.gem_lines(state, cube, action.at))}
    facts: dict[str, Fact] = {"at": action.at, "mana": min(asked), "region": REGION[line.square]}
    label = Said("choice-gem-from" if len(asked) > 1 else "choice-gem", facts)
    gems, vp = prices.aligned_with(state, seat, line.square)
    if gems:
        return label, Said("note-aligned", {"gems": ", ".join(gems), "vp": vp})
    if len(asked) > 1:
        return label, None
    first, second = sorted((action.leaves, action.stays), key=SPOT.__getitem__)
    return label, Said("note-lines", {"first": first, "second": second, "cards": line.cards})


def _gem_leaves(view: KarnagView, seat: Seat, action: do.Gem) -> Labelled:
    state, cube = prices.scene(view), prices.acting_cube(view, seat)
    line = prices.gem_line(state, cube, action.at, action.leaves, action.stays)
    ways = [other for other in prices.gem_lines(state, cube, action.at) if SPOT[action.leaves] in other.druids]
    if len(ways) > 1:
        return Said("choice-leaves", {"leaves": action.leaves}), None
    facts: dict[str, Fact] = {"leaves": action.leaves, "stays": action.stays, "mana": line.mana}
    return Said("choice-leaves-stays", facts), _second_gem(view, seat, action)


def _gem_stays(view: KarnagView, seat: Seat, action: do.Gem) -> Labelled:
    line = prices.gem_line(prices.scene(view), prices.acting_cube(view, seat), action.at, action.leaves, action.stays)
    return Said("choice-stays", {"stays": action.stays, "mana": line.mana}), _second_gem(view, seat, action)


def _second_gem(view: KarnagView, seat: Seat, action: do.Gem) -> Said | None:
    """Whether a second gem would still be possible (K-115)."""
    state, cube = prices.scene(view), prices.acting_cube(view, seat)
    line = prices.gem_line(state, cube, action.at, action.leaves, action.stays)
    if line.cards > state.hands[seat].count(THROUGH):
        return None  # somebody else's hand decides it
    left = state.mana[seat] - line.mana
    then = prices.second_gem(state, cube, line, action.leaves)
    if then is None:
        return Said("note-no-second", {"left": left})
    return Said("note-second", {"at": WORD[then.square], "mana": then.mana, "left": left})


def _capture_druid(view: KarnagView, seat: Seat, action: do.Capture) -> Labelled:
    facts = prices.captured(view, seat, action.druid)
    return Said("choice-capture", _only(facts, "druid", "creature", "at", "mana")), Said(
        "note-capture", _only(facts, "druid", "vp", "bonus", "cards")
    )


def _only(facts: dict[str, Fact], *names: str) -> dict[str, Fact]:
    return {name: facts[name] for name in names}


def _creature_creature(view: KarnagView, seat: Seat, action: do.Creature) -> Labelled:
    creature = _creature_at(view, action.creature)
    facts: dict[str, Fact] = {"at": creature.at, "creature": creature.kind, "turns": creature.turns}
    return Said("choice-creature", facts), None


def _creature_at(view: KarnagView, at: str) -> CreatureView:
    return next(creature for creature in view.creatures if creature.at == at)


def _creature_to(view: KarnagView, seat: Seat, action: do.Creature) -> Labelled:
    state = prices.scene(view)
    start, to = SQUARE[action.creature], SQUARE[action.to]
    druids = druid_squares(state)
    reach = prices.reach_of(view)
    steps = next(far for far in range(1, reach + 1) if far == reach or to in reachable(state, start, far, druids))
    if to in PLACE_ON_RING:
        own, others = _losses(state, seat, to)
        return Said("choice-escape", {"to": action.to, "squares": steps}), Said(
            "note-escape", {"own": own, "others": others}
        )
    label = Said("choice-lead", {"to": action.to, "squares": steps})
    state.creatures[to] = state.creatures.pop(start)
    for spot in state.druids[seat]:
        seen = prices.seen_from(state, seat, spot)
        if seen is not None and seen[0] == to:
            return label, Said("note-then-sees", {"druid": SPOT_WORD[spot], "mana": seen[1]})
    return label, None


def _losses(state: KarnagState, seat: Seat, to: int) -> tuple[int, int]:
    """Points an escape there would cost that seat, and all others together (K-47)."""
    lost = [0] * state.seats
    for owner, druids in enumerate(state.druids):
        for spot in druids:
            if spot < RING_LENGTH:
                lost[owner] += escape_loss(state, PLACE_ON_RING[to], spot)
    lost = [min(vp, state.vp[owner]) for owner, vp in enumerate(lost)]  # never below 0 (K-7)
    return lost[seat], sum(lost) - lost[seat]


def _shift_gem(view: KarnagView, seat: Seat, action: do.Shift) -> Labelled:
    return Said("choice-square", {"at": action.gem, "region": REGION[SQUARE[action.gem]]}), None


def _shift_to(view: KarnagView, seat: Seat, action: do.Shift) -> Labelled:
    square = SQUARE[action.to]
    gems, vp = prices.aligned_with(prices.scene(view), seat, square, SQUARE[action.gem])
    note = Said("note-aligned", {"gems": ", ".join(gems), "vp": vp}) if gems else None
    return Said("choice-square", {"at": action.to, "region": REGION[square]}), note


def _learn_track(view: KarnagView, seat: Seat, action: do.Learn) -> Labelled:
    level = view.seats[seat].knowledge[action.track] + 1
    return Said("choice-track", {"track": action.track, "level": level, "levels": LEVELS}), _brings(
        view, seat, action.track, level
    )


def _brings(view: KarnagView, seat: Seat, track: str, level: int) -> Said:
    """What a level gives (K-140 to K-144)."""
    if level == 1:
        return Said("note-first-level")
    if track == "capture":
        flat, each = KNOWLEDGE.capture[level - 1]
        paid = view.options.capture_flat_bonus
        return Said("note-track-capture", {"flat": flat, "each": each, "paid": paid})
    if track == "council":
        first, second, third = KNOWLEDGE.council[level - 1]
        return Said("note-track-council", {"first": first, "second": second, "third": third})
    if track == "mana":
        mana = prices.within_limit(view, seat, KNOWLEDGE.mana[level - 1])
        parchment = "yes" if KNOWLEDGE.parchment[level - 1] else "no"
        return Said("note-track-mana", {"mana": mana, "parchment": parchment})
    return Said(f"note-track-{track}", {"points": getattr(KNOWLEDGE, track)[level - 1]})


def _keep_card(view: KarnagView, seat: Seat, action: do.Keep) -> Labelled:
    key = "choice-banish" if action.card in MARKED else "choice-card"
    facts: dict[str, Fact] = {"card": action.card}
    if action.card in MARKED:
        facts["vp"] = FIGURES.card_figures.banish_vp
    return Said(key, facts), Said("note-card", prices.card_facts(action.card))


def _card_card(view: KarnagView, seat: Seat, action: do.Card) -> Labelled:
    count = (view.seats[seat].hand or []).count(action.card)
    facts: dict[str, Fact] = {"card": action.card, "count": count}
    return Said("choice-cards" if count > 1 else "choice-card", facts if count > 1 else {"card": action.card}), Said(
        "note-card", prices.card_facts(action.card)
    )


def _card_use(view: KarnagView, seat: Seat, action: do.Card) -> Labelled:
    if action.use == ALONE:
        return Said("choice-alone", {"most": FIGURES.card_figures.acceleration}), None
    if action.use not in MODIFIERS:
        return Said("choice-card", {"card": action.card}), None
    least, most = (points + MODIFIERS[action.use] for points in prices.move_totals(view, seat))
    if least == most:
        return Said("choice-use-exact", {"use": action.use, "points": most}), None
    return Said("choice-use", {"use": action.use, "least": max(0, least), "most": most}), None


def _menhir_gem(view: KarnagView, seat: Seat, action: do.Menhir) -> Labelled:
    region = REGION[SQUARE[action.gem]]
    return Said("choice-menhir", {"at": action.gem, "region": region, "vp": prices.menhir_vp(action.gem)}), None


FIELDS: dict[tuple[type[Action], str], Callable[..., Labelled]] = {
    (do.Place, "square"): _place_square,
    (do.Obstacle, "tile"): _obstacle_tile,
    (do.Obstacle, "square"): _obstacle_square,
    (do.Obstacle, "turn"): _obstacle_turn,
    (do.Cube, "slot"): _cube_slot,
    (do.Move, "druid"): _move_druid,
    (do.Move, "to"): _move_to,
    (do.Move, "points"): _move_points,
    (do.Gem, "at"): _gem_at,
    (do.Gem, "leaves"): _gem_leaves,
    (do.Gem, "stays"): _gem_stays,
    (do.Capture, "druid"): _capture_druid,
    (do.Creature, "creature"): _creature_creature,
    (do.Creature, "to"): _creature_to,
    (do.Shift, "gem"): _shift_gem,
    (do.Shift, "to"): _shift_to,
    (do.Learn, "track"): _learn_track,
    (do.Keep, "card"): _keep_card,
    (do.Card, "card"): _card_card,
    (do.Card, "use"): _card_use,
    (do.Menhir, "gem"): _menhir_gem,
}
