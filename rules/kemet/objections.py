"""What stands against an action, by kind: reason key, clause, facts; the first one found is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core import Action, Seat
from rules.kemet import actions as act
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.cards import leaves_a_way
from rules.kemet.figures import COLOURS, FIGURES, TOP_LEVEL
from rules.kemet.moving import over_limit
from rules.kemet.objections_fighting import (
    aftermath_objections,
    answer_objections,
    battle_objections,
    night_objections,
    order_objections,
    position_objections,
    retreat_objections,
)
from rules.kemet.objections_moving import move_objections, step_objections
from rules.kemet.prayer import card_price, raise_price, recruit_price, tile_price
from rules.kemet.purchase import pyramids_controlled
from rules.kemet.pyramids import new_colours
from rules.kemet.recruiting import where
from rules.kemet.state import BuyTask, KemetState, MoveTask, PlaceTask, RaiseTask, RecruitTask, SwapTask, TurnTask
from rules.kemet.tiles import BIT, COLOUR, LEVEL, TILE, tiles_in_play
from rules.kemet.tokens import BLANK, gold_uses, has_silver, space_of, uncovered
from rules.kemet.words import BATTLE, BEAST, BUYS, CARD, CARDS, ORDINARY
from rules.kemet.zones import is_free, room

Facts = dict[str, str | int]
Objection = tuple[str, str, Facts]

# --- set-up --------------------------------------------------------------------------------------


def _setup(state: KemetState, seat: Seat, action: act.Setup) -> Iterator[Objection]:
    own = {state.board.words[zone] for zone in state.board.districts[seat]}
    troops = action.troops.split()
    for word in troops:
        if word not in own:
            yield "not-your-district", "T-29", {"district": word}
    if len(troops) != 2 or troops[0] == troops[1]:
        yield "two-districts", "T-29", {}
    parts = [part.split() for part in action.pyramids.split(",")]
    places, colours, levels = ([part[n] for part in parts] for n in range(3))
    for word in places:
        if word not in own:
            yield "not-your-district", "T-67", {"district": word}
    for colour in colours:
        if COLOURS.index(colour) not in state.colours:
            yield "colour-not-in-game", "T-68", {"colour": colour}
    if len(set(colours)) < len(colours):
        yield "colour-twice", "T-68", {}
    if len(set(places)) < len(places):
        yield "one-per-district", "T-30", {}
    if any(int(level) > FIGURES.setup.top_level for level in levels):
        yield "too-high-at-start", "T-30", {"most": FIGURES.setup.top_level}
    if sum(int(level) for level in levels) != FIGURES.setup.levels:
        yield "three-levels", "T-30", {"levels": FIGURES.setup.levels}
    yield "in-board-order", "T-30", {}


def _first(state: KemetState, seat: Seat, action: act.First) -> Iterator[Objection]:
    tile = TILE[action.tile]
    yield from _unavailable(state, seat, action.tile)
    if LEVEL[tile] != 1:
        yield "not-level-one", "T-31", {"tile": action.tile, "level": LEVEL[tile]}
    yield "no-pyramid", "T-31", {"colour": COLOURS[COLOUR[tile]]}


def _unavailable(state: KemetState, seat: Seat, word: str) -> Iterator[Objection]:
    tile = TILE[word]
    if not tiles_in_play(state.seats, state.colours)[tile]:
        yield "tile-not-in-game", "T-169", {"tile": word}
    if state.powers[seat] & BIT[tile]:
        yield "tile-owned", "T-56", {"tile": word}
    if not state.market[tile]:
        yield "tile-gone", "T-59", {"tile": word}


# --- tokens --------------------------------------------------------------------------------------


def _token(state: KemetState, seat: Seat, action: Action) -> Iterator[Objection]:
    """A token that cannot be put there; only for a turn in which tokens are placed."""
    task = state.tasks[-1]
    if not isinstance(task, TurnTask):
        return
    token: str = getattr(action, "token", "")
    if task.stage in ("acting", "end"):
        yield "tokens-lie", "T-159", {}
    if any(getattr(action, field, "") for field in ("tile", "district", "where", "troop")):
        yield "place-first", "T-38", {}
    if task.stage == "main" and token:
        yield "coloured-first", "T-46", {"token": token}
    if task.stage == "bonus" and not token:
        yield "one-coloured", "T-38", {}
    if token == "gold":
        if not gold_uses(state, seat):
            yield "no-gold", "T-44", {}
        yield "gold-does-not", "T-44", {}
    if token == "silver" and not has_silver(state, seat):
        yield "no-silver", "T-43", {}
    if isinstance(action, (act.Pray, act.Move)) and not action.space:
        yield "which-space", "T-38", {}
    if isinstance(action, (act.Pray, act.Move)) and not action.space.startswith(type(action).__name__.lower()):
        yield "other-space", "T-9", {"space": action.space}
    if isinstance(action, act.Buy):
        yield from _box(state, seat, action.box)
    elif state.tokens[seat][space_of(state, seat, action)]:
        yield "space-taken", "T-39", {}
    yield "equilibrium", "T-40", {"levels": ", ".join(str(level) for level in uncovered(state, seat))}


def _box(state: KemetState, seat: Seat, word: str) -> Iterator[Objection]:
    if not word:
        yield "which-space", "T-38", {}
    colour = COLOURS.index(word) if word in COLOURS else -1
    boxes = [box for box, there in enumerate(state.boxes[seat]) if there == colour]
    if not boxes:
        yield ("no-blank-box", "T-54", {}) if word == BLANK else ("no-such-box", "T-10", {"colour": word})
    if all(state.tokens[seat][BUYS[box]] for box in boxes):
        yield "space-taken", "T-39", {}


# --- buying, raising, recruiting -----------------------------------------------------------------


def _buy(state: KemetState, seat: Seat, action: act.Buy) -> Iterator[Objection]:
    yield from _token(state, seat, action)
    task = state.tasks[-1]
    if not isinstance(task, BuyTask):
        return
    if not action.tile or action.box or action.token:
        yield "which-tile", "T-51", {}
        return
    tile, gold = TILE[action.tile], task.box < 0
    colour, word = COLOUR[tile], COLOURS[COLOUR[tile]]
    facts: Facts = {"tile": action.tile, "colour": word, "level": LEVEL[tile]}
    yield from _unavailable(state, seat, action.tile)
    if (colour in state.bought[seat]) != gold:
        yield ("not-bought-today", "T-55", facts) if gold else ("bought-today", "T-55", facts)
    own, other = pyramids_controlled(state, seat)
    if max(own[colour], other[colour]) < LEVEL[tile]:
        held = [z for z in state.board.districts[seat] if state.colour[z] == colour and not is_free(state, seat, z)]
        if held and state.level[held[0]] >= LEVEL[tile]:
            yield "pyramid-held", "T-70", facts
        if max(own[colour], other[colour]):
            yield "pyramid-too-low", "T-51", {**facts, "have": max(own[colour], other[colour])}
        yield "no-pyramid", "T-51", facts
    if not gold and other[colour] < LEVEL[tile] and state.boxes[seat][task.box] != colour:
        yield "wrong-box", "T-52", facts
    price = tile_price(state, seat, tile, gold=gold)
    yield "too-dear", "T-57", {"price": price, "have": state.pp[seat]}


def _raise(state: KemetState, seat: Seat, action: act.Raise) -> Iterator[Objection]:
    yield from _token(state, seat, action)
    task = state.tasks[-1]
    if not isinstance(task, RaiseTask):
        return
    if not action.district or action.token:
        yield "which-pyramid", "T-65", {}
        return
    facts: Facts = {"district": action.district, "level": action.level, "colour": action.colour}
    zone = state.board.index.get(action.district, -1)
    if zone < 0 or state.board.city[zone] != seat:
        yield "only-your-pyramids", "T-71", facts
        return
    if not is_free(state, seat, zone) and not state.options.raise_in_occupied:
        yield "district-held", "T-71", facts
    level = state.level[zone]
    if action.level > TOP_LEVEL:
        yield "level-too-high", "T-15", facts
    if action.level <= level:
        yield "already-as-high", "T-65", {**facts, "have": level}
    if level and action.colour:
        yield "has-its-colour", "T-67", facts
    if not level:
        if not action.colour:
            yield "new-needs-colour", "T-67", facts
        elif COLOURS.index(action.colour) not in state.colours:
            yield "colour-not-in-game", "T-68", facts
        elif COLOURS.index(action.colour) not in new_colours(state, seat):
            yield "colour-built", "T-68", facts
    if task.gift:
        yield "one-level", "T-65", facts
    price = raise_price(state, seat, level, action.level)
    yield "too-dear", "T-66", {"price": price, "have": state.pp[seat]}


def _recruit(state: KemetState, seat: Seat, action: act.Recruit) -> Iterator[Objection]:
    yield from _token(state, seat, action)
    task = state.tasks[-1]
    if not isinstance(task, (RecruitTask, PlaceTask)):
        return
    if not action.where or action.token or action.where.rsplit(" ", 1)[0] not in state.board.index:
        yield "which-zone", "T-72", {}
        return
    zone, units = where(state, action)
    free, placing = is_free(state, seat, zone), isinstance(task, PlaceTask)
    facts: Facts = {"zone": action.where.rsplit(" ", 1)[0], "units": units, "supply": state.supply[seat]}
    if not units:
        yield "no-units", "T-72", facts
    home = state.board.city[zone] == seat
    if isinstance(task, RecruitTask) and not home:
        yield ("foreign-city", "T-73", facts) if state.board.city[zone] != NOBODY else ("only-districts", "T-72", facts)
    if isinstance(task, PlaceTask) and not home and not (task.anywhere and state.holder[zone] == seat):
        yield "not-your-zone", "T-165", facts
    if placing and not free:
        yield "not-free", "T-165", facts
    if zone in task.placed:
        yield "once-per-zone", "T-72", facts
    if units > state.supply[seat]:
        yield "supply", "T-72", facts
    if units > room(state, seat, zone):
        yield "troop-limit", "T-154", {**facts, "room": room(state, seat, zone)}
    if isinstance(task, PlaceTask):
        yield "too-many-units", "T-165", {**facts, "left": task.left}
    else:
        price = recruit_price(state, seat, sum(task.placed.values()) + units) - task.paid
        yield "too-dear", "T-72", {"price": price, "have": state.pp[seat]}


# --- cards and creatures -------------------------------------------------------------------------


def _card(state: KemetState, seat: Seat, action: act.Card) -> Iterator[Objection]:
    card, task = CARD[action.card], state.tasks[-1]
    figure = CARDS[card]
    facts: Facts = {"card": action.card, "target": action.target}
    if card not in state.hands[seat]:
        yield "not-in-hand", "T-157", facts
    if figure.icon == "battle":
        yield "only-in-council", "T-98", facts
    if figure.icon == "move" and not isinstance(task, MoveTask):
        yield "only-in-a-move", "T-79", facts
    if isinstance(task, TurnTask) and task.stage == "bonus":
        yield "finish-placing", "T-159", facts
    if card_price(state, seat, card) > state.pp[seat]:
        yield "too-dear", "T-150", {"price": card_price(state, seat, card), "have": state.pp[seat]}
    if figure.icon == "day" and isinstance(task, MoveTask) and not task.begun:
        yield "before-the-first-step", "T-42", facts
    if bool(action.target) != bool(figure.kills or figure.fetches or figure.teleports):
        yield "wrong-target", "T-157", facts
    if figure.fetches and action.target and CARD.get(action.target, -1) == card:
        yield "not-itself", "T-157", facts
    if isinstance(task, MoveTask) and _blocks_move(state, task, card):
        yield "card-blocks-move", "T-90", facts
    yield "card-without-effect", "T-157", facts


def _blocks_move(state: KemetState, task: MoveTask, card: int) -> bool:
    """It would do something, and after it nothing could be done."""
    figure = CARDS[card]
    works = figure.moves or (figure.ignores_walls and not task.ignores_walls)
    under_way = task.zone != NO_ZONE and task.portal == NO_ZONE
    return bool(works and under_way and over_limit(state, task) and not leaves_a_way(state, task, card))


def _creature(state: KemetState, seat: Seat, action: act.Creature) -> Iterator[Objection]:
    facts: Facts = {"creature": action.creature, "district": action.district}
    task = state.tasks[-1]
    zone = state.board.index.get(action.district, -1)
    if " + " in action.creature or action.creature not in BEAST or not state.stable[seat] >> BEAST[action.creature] & 1:
        yield "creature-not-in-supply", "T-60", facts
    if zone < 0 or state.board.city[zone] != seat:
        yield "not-your-district", "T-60", facts
        return
    if state.holder[zone] != seat:
        yield "no-troop-there", "T-60", facts
    if state.creature[zone]:
        if isinstance(task, TurnTask) and task.stage == "main":
            yield "swapped-already", "T-61", facts
        yield "has-a-creature", "T-61", facts
    yield "finish-placing", "T-159", facts


def _swap(state: KemetState, seat: Seat, action: act.Swap) -> Iterator[Objection]:
    assert isinstance(state.tasks[-1], SwapTask)
    if BATTLE[action.card] >= ORDINARY:
        yield "special-stays", "T-163", {"card": action.card}
    yield "battle-card-not-in-hand", "T-163", {"card": action.card}


def _done(state: KemetState, seat: Seat, action: act.Done) -> Iterator[Objection]:
    task = state.tasks[-1]
    if isinstance(task, PlaceTask):
        yield "one-at-least", "T-165", {}
    if isinstance(task, MoveTask):
        if task.portal != NO_ZONE:
            yield "card-leads-to", "T-79", {"to": state.board.words[task.portal]}
        yield "over-the-limit", "T-90", {"units": state.units[task.zone]}
    if isinstance(task, TurnTask) and task.stage == "bonus":
        yield "equilibrium", "T-40", {"levels": ", ".join(str(level) for level in uncovered(state, seat))}
    if isinstance(task, TurnTask) and task.stage == "acting":
        yield "actions-wait", "T-45", {}
    yield "token-first", "T-38", {}


OBJECTIONS: dict[type[Action], Callable[[KemetState, Seat, Any], Iterator[Objection]]] = {
    act.Setup: _setup,
    act.First: _first,
    act.Pray: _token,
    act.Buy: _buy,
    act.Raise: _raise,
    act.Recruit: _recruit,
    act.Move: lambda state, seat, action: move_objections(state, seat, action, _token),
    act.Step: step_objections,
    act.Card: _card,
    act.Creature: _creature,
    act.Swap: _swap,
    act.Battle: battle_objections,
    act.Answer: answer_objections,
    act.Aftermath: aftermath_objections,
    act.Retreat: retreat_objections,
    act.Order: order_objections,
    act.Night: night_objections,
    act.Position: position_objections,
    act.Done: _done,
}
