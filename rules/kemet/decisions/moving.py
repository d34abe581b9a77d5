"""A Move: which troop, its steps, and cards and creatures on the way (T-77 to T-93)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Asked, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.kemet.actions import Card, Creature, Done, Move, Step
from rules.kemet.before import acts_waited_for_actions, cards_could_block_a_move
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.decisions import free
from rules.kemet.decisions.common import Events, Facts, OfTask
from rules.kemet.events import Declined
from rules.kemet.mechanics.cards import PLAIN, card_at, day_actions, may_hold_some
from rules.kemet.mechanics.creatures import creature_actions
from rules.kemet.mechanics.moving import (
    TELEPORT,
    Way,
    creature_word,
    end_move,
    make_step,
    over_limit,
    step_actions,
    steps,
    teleport_origin,
    troops,
    way_of,
)
from rules.kemet.mechanics.prayer import card_price, teleport_price, toll
from rules.kemet.mechanics.printing import cards_on_the_way, may_shed_creatures
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.tokens import DONE, turn_of
from rules.kemet.mechanics.zones import limit
from rules.kemet.state import KemetState, MoveTask


class Moving(OfTask[MoveTask]):
    task = MoveTask
    word = "move"
    kinds = (Move, Step, Card, Creature, Done)
    clause = "T-77"

    def legal(self, state: KemetState, task: MoveTask, seat: Seat) -> Sequence[Action]:
        """A troop, then steps and cards; free acts before and between them, unless the group is over a limit (R-43)."""
        if task.zone == NO_ZONE:
            return [*troops(state, seat), DONE, *free.acts(state, seat)]
        found = step_actions(state, task)
        if task.portal != NO_ZONE:
            return found
        found += move_cards(state, task)
        if not over_limit(state, task):
            found.append(DONE)
            found += self._acts(state, task)
        return found

    def _acts(self, state: KemetState, task: MoveTask) -> list[Action]:
        """Cards and creatures at this point of the Move."""
        if not acts_waited_for_actions(state):
            return free.acts(state, task.seat)
        return [*day_actions(state, task.seat), *creature_actions(state, task.seat)] if task.begun else []

    def take(self, state: KemetState, task: MoveTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
        if isinstance(action, Step):
            make_step(state, task, action, events)
        elif isinstance(action, Move):
            task.zone = task.start = state.board.index[action.troop]
            task.creatures = state.creature[task.zone]
        elif isinstance(action, (Card, Creature)):
            free.act(state, seat, action, events, mover=seat)
            if isinstance(action, Creature):
                return
            figure = state.stock.cards[state.stock.card[action.card]]
            task.land += figure.moves
            task.ignores_walls = task.ignores_walls or figure.ignores_walls
            if figure.teleports:
                task.portal = state.board.index[action.target]
        else:
            if not task.begun:
                events.append(Declined(seat, "move"))
            elif cards_on_the_way(state):
                turn_of(state).quiet = True  # its last window was this one
            end_move(state, events)

    def always_asked(self, state: KemetState, task: MoveTask) -> bool:
        return may_hold_some(state, task.seat)  # whether any of them could be played is nobody's business

    # --- why not ---------------------------------------------------------------------------------

    def objections(self, state: KemetState, task: MoveTask, seat: Seat, action: Any) -> Iterator[Objection]:
        if isinstance(action, Step):
            yield from _step(state, task, seat, action)
        elif isinstance(action, Move):
            yield from _troop(state, task, action)
        elif isinstance(action, Card):
            yield from _card(state, task, seat, action)
        elif isinstance(action, Creature):
            yield from free.creature_refused(state, seat, action)
            yield from _closed(state, task, "creatures-wait", "T-60")
            yield "creatures-wait", "T-60", {}
        else:
            yield from _closed(state, task)

    # --- how it is asked -------------------------------------------------------------------------

    def asked(self, state: KemetState, task: MoveTask, viewer: Seat | None) -> Asked:
        """Land moves left if all of the troop's creatures take part; what a teleport costs with them and without, if
        there is one left."""
        if task.zone == NO_ZONE:
            return Asked(self.word, (task.seat,))
        land = way_of(state, task, state.creature[task.zone]).land
        facts: Facts = {"zone": state.board.words[task.zone], "land": land}
        if task.portal != NO_ZONE:  # the card was paid already
            facts["cost"] = facts["alone"] = 0
        elif not (task.teleported or task.no_teleport):
            facts["cost"] = teleport_price(state, task.seat, state.creature[task.zone])
            facts["alone"] = teleport_price(state, task.seat)
        return Asked(self.word, (task.seat,), facts)

    def question(self, view: Any, seat: Seat) -> Said:
        facts = view.asked.facts
        if "zone" not in facts:
            return Said("question-move")
        return Said("question-moving-teleport" if "cost" in facts else "question-moving", facts)


# --- cards for the Move under way (T-79, R-45) ---------------------------------------------------


def move_cards(state: KemetState, task: MoveTask) -> list[Card]:
    seat, stock = task.seat, state.stock
    found: list[Card] = []
    held = stock.in_moves.intersection(state.hands[seat])
    if not held:
        return found
    most = state.pp[seat] + effects(state, seat).discount
    for card in sorted(held):
        figure = stock.cards[card]
        if figure.cost > most:
            continue
        if figure.teleports:
            found.extend(card_at(stock.card_words[card], word) for word in portals(state, task, card))
        elif not (figure.ignores_walls and task.ignores_walls) and not (figure.starts and task.begun):
            found.append(PLAIN[stock.card_words[card]])
    if found and over_limit(state, task) and not cards_could_block_a_move(state):
        found = [action for action in found if action.target or leaves_a_way(state, task, stock.card[action.card])]
    return found


def leaves_a_way(state: KemetState, task: MoveTask, card: int) -> bool:
    """Whether a group over a limit can still go on once a Move card is paid: it must not end where it is (T-90)."""
    seat, figure, hand = task.seat, state.stock.cards[card], state.hands[task.seat]
    price, land, walls = card_price(state, seat, card), task.land, task.ignores_walls
    at = hand.index(card)
    del hand[at]
    state.pp[seat] -= price
    task.land, task.ignores_walls = land + figure.moves, walls or figure.ignores_walls
    found = any(True for _ in steps(state, task)) or bool(move_cards(state, task))
    task.land, task.ignores_walls = land, walls
    state.pp[seat] += price
    hand.insert(at, card)
    return found


def portals(state: KemetState, task: MoveTask, card: int) -> list[str]:
    """Obelisks a Transfer card can lead to: the step must be possible once the card is paid."""
    if task.teleported or task.no_teleport:
        return []
    seat, found = task.seat, []
    price = card_price(state, seat, card)
    state.pp[seat] -= price
    for zone in state.board.obelisks:
        if zone == task.zone:
            continue
        task.portal = zone
        if any(True for _ in steps(state, task)):
            found.append(state.board.words[zone])
    task.portal = NO_ZONE
    state.pp[seat] += price
    return found


def _card(state: KemetState, task: MoveTask, seat: Seat, action: Card) -> Iterator[Objection]:
    yield from free.not_held(state, seat, action)
    card = state.stock.card[action.card]
    figure = state.stock.cards[card]
    yield from free.too_dear(state, seat, action)
    if figure.icon == "day":
        yield from _closed(state, task, "before-the-first-step", "T-42")
        if not cards_on_the_way(state):
            yield "cards-wait", "T-42", free.facts_of(action)
    elif task.zone == NO_ZONE:
        yield "which-troop", "T-77", {}
    elif task.portal != NO_ZONE:
        yield _leads_to(state, task)
    yield from free.wrong_target(state, action)
    if figure.teleports:
        yield from _transfer(state, task, action)
    if figure.starts and task.begun:
        yield "only-as-a-move-begins", "T-79", free.facts_of(action)
    if _blocks(state, task, card):
        yield "card-blocks-move", "T-90", free.facts_of(action)
    yield free.without_effect(action)


def _transfer(state: KemetState, task: MoveTask, action: Card) -> Iterator[Objection]:
    """What stands against a teleport by card, from wherever the group is."""
    facts: Facts = {**free.facts_of(action), "to": action.target}
    to = state.board.index.get(action.target, NO_ZONE)
    if task.teleported:
        yield "teleported-already", "T-81", facts
    if task.no_teleport:
        yield "no-teleport-by-gold", "T-44", facts
    if to == NO_ZONE or not state.board.obelisk[to]:
        yield "no-obelisk", "T-81", facts
    if to == task.zone:
        yield "already-there", "T-83", facts


def _closed(state: KemetState, task: MoveTask, early: str = "", clause: str = "") -> Iterator[Objection]:
    """Why a move has no window now for other acts, or cannot end: `early` is told before its first step."""
    if early and not task.begun and acts_waited_for_actions(state):
        yield early, clause, {}
    if task.portal != NO_ZONE:
        yield _leads_to(state, task)
    if task.zone != NO_ZONE and over_limit(state, task):
        yield "over-the-limit", "T-90", {"units": state.units[task.zone]}


def _blocks(state: KemetState, task: MoveTask, card: int) -> bool:
    """It would do something, and after it nothing could be done."""
    figure = state.stock.cards[card]
    works = (figure.moves and not (figure.starts and task.begun)) or (figure.ignores_walls and not task.ignores_walls)
    under_way = task.zone != NO_ZONE and task.portal == NO_ZONE
    return bool(works and under_way and over_limit(state, task) and not leaves_a_way(state, task, card))


# --- what stands against a troop or a step -------------------------------------------------------


def _troop(state: KemetState, task: MoveTask, action: Move) -> Iterator[Objection]:
    if task.zone != NO_ZONE:
        yield "one-troop", "T-77", {"troop": state.board.words[task.zone]}
    if not action.troop or action.token or action.space:
        yield "which-troop", "T-77", {}
    yield "no-troop-of-yours", "T-77", {"troop": action.troop}


def _leads_to(state: KemetState, task: MoveTask) -> Objection:
    return "card-leads-to", "T-79", {"to": state.board.words[task.portal]}


def _step(state: KemetState, task: MoveTask, seat: Seat, action: Step) -> Iterator[Objection]:
    facts: Facts = {"to": action.to, "units": action.units, "creature": action.creature}
    if task.zone == NO_ZONE:
        yield "which-troop", "T-77", {}
        return
    to = state.board.index.get(action.to, NO_ZONE)
    if to == NO_ZONE:
        yield "not-in-play", "T-4", facts
        return
    if to == task.zone:
        yield "already-there", "T-83", facts
    here = state.creature[task.zone]
    subsets = [some for some in range(here, -1, -1) if some & here == some]
    if action.creature not in [creature_word(state, some, here) for some in subsets]:
        if here and not action.creature:
            yield "say-creature", "T-62", {"creature": state.stock.creatures(here)}
        yield "creature-not-there", "T-62", facts
        return
    creatures = next(some for some in subsets if creature_word(state, some, here) == action.creature)
    pool = state.units[task.zone]
    if not 1 <= action.units <= pool:
        yield "not-so-many", "T-80", {**facts, "have": pool}
    way = way_of(state, task, creatures)
    if task.portal != NO_ZONE and (to != task.portal or action.way != TELEPORT):
        yield _leads_to(state, task)
    if action.way == TELEPORT:
        yield from _teleport(state, task, to, creatures, facts)
    else:
        yield from _on_land(state, seat, way, to, facts)
    yield from _walls(state, seat, way, to, creatures, facts)
    price = teleport_price(state, seat, creatures) if action.way and task.portal == NO_ZONE else 0
    enemy = state.holder[to] not in (NOBODY, seat)
    if enemy and price + toll(state, seat, to) > state.pp[seat]:
        yield "toll", "T-166", {"price": price + toll(state, seat, to), "have": state.pp[seat]}
    yield from _limits(state, task, action, to, creatures)


def _teleport(state: KemetState, task: MoveTask, to: int, creatures: int, facts: Facts) -> Iterator[Objection]:
    if task.portal != NO_ZONE:
        return
    if task.teleported:
        yield "teleported-already", "T-81", facts
    if task.no_teleport:
        yield "no-teleport-by-gold", "T-44", facts
    if not teleport_origin(state, task.seat, task.zone, creatures):
        yield "no-teleport-here", "T-81", {"zone": state.board.words[task.zone]}
    if not state.board.obelisk[to]:
        yield "no-obelisk", "T-81", facts
    price = teleport_price(state, task.seat, creatures)
    if price > state.pp[task.seat]:
        yield "too-dear", "T-81", {"price": price, "have": state.pp[task.seat]}


def _on_land(state: KemetState, seat: Seat, way: Way, to: int, facts: Facts) -> Iterator[Objection]:
    board = state.board
    if to not in board.roads[seat][way.zone]:
        if board.bank[way.zone] and board.bank[to] == "military":
            yield "foreign-harbor", "T-84" if board.bank[way.zone] == "military" else "T-85", facts
        yield "not-adjacent", "T-83", {**facts, "zone": board.words[way.zone]}
    if way.land < 1:
        yield "no-land-move", "T-77", facts


def _walls(state: KemetState, seat: Seat, way: Way, to: int, creatures: int, facts: Facts) -> Iterator[Objection]:
    city = state.board.city[to]
    if city in (NOBODY, seat):
        return
    if way.entered:
        yield "one-district", "T-87", facts
    if not (way.walls or creatures & state.stock.wall_breakers or to in state.board.adjacent[way.start]):
        yield "walls", "T-86", {**facts, "start": state.board.words[way.start]}


def _limits(state: KemetState, task: MoveTask, action: Step, to: int, creatures: int) -> Iterator[Objection]:
    seat = task.seat
    most = limit(state, seat)
    behind = state.units[task.zone] - action.units
    facts: Facts = {"limit": most, "zone": state.board.words[task.zone], "to": action.to}
    if behind > most:
        yield "too-many-left", "T-90", facts
    enemy = state.holder[to] not in (NOBODY, seat)
    together = creatures | (0 if enemy else state.creature[to])
    if together & (together - 1):
        yield "two-creatures", "T-90", {**facts, "creature": state.stock.creatures(together)}
    rest = state.creature[task.zone] & ~creatures
    if behind and rest & (rest - 1):
        yield "two-creatures", "T-90", {**facts, "creature": state.stock.creatures(rest)}
    if rest and not behind and not may_shed_creatures(state):
        yield "creature-left-alone", "T-90", {**facts, "creature": state.stock.creatures(rest)}
    yield "too-many-there", "T-90", facts
