"""A battle from its trigger to its rewards (T-94 to T-96, T-101 to T-111)."""

from __future__ import annotations

import msgspec

from rules.core import Dice, Event
from rules.kemet.before import (
    attacks_were_paid_by_moving,
    kills_were_paid_with_the_rewards,
    trophies_needed_a_unit,
)
from rules.kemet.board import NOBODY
from rules.kemet.events import BattleBegan, BattleWon, Casualties, Strength, VeteransGained
from rules.kemet.figures import PRICES
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.cards import draw
from rules.kemet.mechanics.prayer import gain
from rules.kemet.mechanics.printing import recruits_fight_at_once
from rules.kemet.mechanics.recruiting import bring
from rules.kemet.mechanics.stock import beasts, effects
from rules.kemet.mechanics.zones import come, go_home, remove
from rules.kemet.scoring import gain_fame
from rules.kemet.state import BattleTask, Council, Fight, KemetState


def begin(state: KemetState, fight: Fight, dice: Dice, events: list[Event]) -> None:
    """The War Council opens; what the attacker's tiles give for an attack comes first (T-94, T-95)."""
    state.fights.remove(fight)
    defender = state.holder[fight.zone]
    for seat in (fight.attacker, defender):  # cannot happen with eight cards, but never leave a hand empty
        if not state.battle_hands[seat]:
            take_back(state, seat)
    state.tasks.append(BattleTask(fight, defender, [Council(), Council()]))
    units = (fight.units, state.units[fight.zone])
    events.append(BattleBegan(state.board.words[fight.zone], fight.attacker, defender, units))
    if not attacks_were_paid_by_moving(state):
        own = effects(state, fight.attacker)
        gain(state, fight.attacker, own.per_attack, "dedication to battle", events)
        draw(state, fight.attacker, own.council_cards, dice, events)


def attack(state: KemetState, seat: int, zone: int, units: int, dice: Dice, events: list[Event]) -> bool:
    """Units added where an enemy stands: they fight at once, or with all others when the action is done (T-74, T-75).
    Whether they did."""
    fight = Fight(zone, seat, units)
    state.fights.append(fight)
    if recruits_fight_at_once(state):
        begin(state, fight, dice, events)
        return True
    return False


def take_back(state: KemetState, seat: int) -> None:
    """All battle cards return to the hand (T-120)."""
    state.battle_hands[seat] = sorted(state.battle_hands[seat] + state.face_up[seat] + state.face_down[seat])
    state.face_up[seat], state.face_down[seat] = [], []
    learned.battle_cards_back(state, seat)


# --- one side's sums -----------------------------------------------------------------------------


class Side(msgspec.Struct):
    """What one side brings: fixed at the reveal, before any loss (T-103, T-106)."""

    lines: dict[str, int]
    strength: int
    damage: int
    unblockable: int
    defense: int
    self_loss: int
    protected: bool
    """Damage does nothing to it if it wins."""
    trophy: int


def units_of(state: KemetState, task: BattleTask, side: int) -> int:
    fight = task.fight
    if fight.inside:
        return 0 if side else state.units[fight.zone]
    return state.units[fight.zone] if side else fight.units


def creatures_of(state: KemetState, task: BattleTask, side: int) -> int:
    fight = task.fight
    if fight.inside:
        return 0 if side else state.creature[fight.zone]
    return state.creature[fight.zone] if side else fight.creature


def occupy(state: KemetState, fight: Fight) -> None:
    """Attackers without a defender left hold the zone."""
    if fight.units and state.holder[fight.zone] == NOBODY:
        come(state, fight.attacker, fight.zone, fight.units, fight.creature)
        fight.units = fight.creature = 0
        fight.inside = True


def lose_units(state: KemetState, task: BattleTask, side: int, units: int, events: list[Event]) -> None:
    """Units of that side go to its supply; a creature left alone goes home (T-62, T-136)."""
    if not units:
        return
    if side:
        remove(state, task.fight.zone, units, events)
    else:
        fight = task.fight
        fight.units -= units
        state.supply[fight.attacker] += units
        if not fight.units and fight.creature:
            go_home(state, fight.attacker, fight.creature, events)
            fight.creature = 0


def side_of(state: KemetState, task: BattleTask, side: int) -> Side:
    """Units, card, tiles, creature, added cards and home, one after the other (T-101, T-105, T-106)."""
    seat, council = task.seats[side], task.councils[side]
    own = effects(state, seat)
    stock = state.stock
    card = stock.battle_cards[council.play]
    tiles = own.defend if side else own.attack
    lines = {"units": units_of(state, task, side), "card": card.strength}
    lines.update(own.defend_lines if side else own.attack_lines)
    if task.wounds[side]:
        lines["divine wound"] = task.wounds[side] * own.per_card
    damage = card.damage + tiles.damage
    unblockable = card.unblockable + tiles.unblockable
    defense = card.defense + tiles.defense
    trophy = 0
    enemies = [stock.beasts[number] for number in beasts(creatures_of(state, task, 1 - side))]
    if not any(beast.cancels for beast in enemies):  # Deep Desert Snake
        for number in beasts(creatures_of(state, task, side)):
            beast = stock.beasts[number]
            if beast.strength:
                lines[stock.beast_words[number]] = beast.strength
            damage += beast.damage
            unblockable += beast.unblockable
            defense += beast.defense
            trophy = beast.trophy
    protected = False
    worthless = list(council.unpaid)
    for number in council.cards:
        if number in worthless:
            worthless.remove(number)
            continue
        added = stock.cards[number]
        if added.strength:
            word = stock.card_words[number]
            lines[word] = lines.get(word, 0) + added.strength
        damage += added.damage
        defense += added.defense
        protected = protected or added.protects
    if state.board.city[task.fight.zone] == seat:
        lines["home"] = PRICES.home_strength  # T-104
    return Side(lines, sum(lines.values()), damage, unblockable, defense, card.self_loss, protected, trophy)


# --- resolution, casualties, rewards -------------------------------------------------------------


def resolve(state: KemetState, task: BattleTask, events: list[Event]) -> None:
    """Who wins, who falls, who is rewarded; everything that needs no decision (T-102 to T-111)."""
    sides = (side_of(state, task, 0), side_of(state, task, 1))
    for seat, one in zip(task.seats, sides, strict=True):
        events.append(Strength(seat, one.lines, one.strength, one.damage, one.unblockable, one.defense))
    task.winner = 0 if sides[0].strength > sides[1].strength else 1  # a tie is the defender's (T-102)
    seats = task.seats
    events.append(BattleWon(state.board.words[task.fight.zone], seats[task.winner], seats[1 - task.winner]))
    killed = _casualties(state, task, sides, events)
    if not kills_were_paid_with_the_rewards(state):
        _pay_for_units(state, task, killed, events)
    _rewards(state, task, sides, killed, events)
    task.stage = "reinforce"


def _casualties(state: KemetState, task: BattleTask, sides: tuple[Side, Side], events: list[Event]) -> tuple[int, int]:
    """Unblockable damage first, the enemy's before what the own card deals to its own troop, then damage less defense;
    how many enemies each side destroyed (R-50)."""
    destroyed = [0, 0]
    for side in (0, 1):
        own, enemy = sides[side], sides[1 - side]
        units = left = units_of(state, task, side)
        by_unblockable = min(left, enemy.unblockable)
        left -= by_unblockable
        by_own = min(left, own.self_loss)
        left -= by_own
        by_damage = min(left, max(0, enemy.damage - own.defense))
        if own.protected and task.winner == side:
            by_damage = 0
        left -= by_damage
        destroyed[1 - side] = by_unblockable + by_damage
        lose_units(state, task, side, units - left, events)
        events.append(Casualties(task.seats[side], by_unblockable, by_own, by_damage, left))
    occupy(state, task.fight)
    return destroyed[0], destroyed[1]


def _rewards(
    state: KemetState, task: BattleTask, sides: tuple[Side, Side], killed: tuple[int, int], events: list[Event]
) -> None:
    winner, seats = task.winner, task.seats
    alive = units_of(state, task, winner) > 0
    seat = seats[winner]
    own = effects(state, seat)
    famous = False
    veterans = [0, 0]
    if winner == 0 and alive:
        gain_fame(state, seat, "battle", "battle", events)  # T-109
        famous = True
    if winner == 1:
        veterans[1] = 1  # T-110
        for _ in range(own.defence_fame if alive else 0):
            gain_fame(state, seat, "battle", "defensive victory", events)
            famous = True
    trophy = sides[winner].trophy
    if trophy and killed[winner] >= trophy and (alive or not trophies_needed_a_unit(state)):
        gain_fame(state, seat, "battle", "devourer" if trophies_needed_a_unit(state) else "soul devourer", events)
        famous = True
    for side in (0, 1):  # each side without fame in this step (T-111)
        veterans[side] += not (famous and side == winner)
        if veterans[side]:
            state.veterans[seats[side]] += veterans[side]
            events.append(VeteransGained(seats[side], veterans[side]))
    if kills_were_paid_with_the_rewards(state):
        _pay_for_units(state, task, killed, events)


def _pay_for_units(state: KemetState, task: BattleTask, killed: tuple[int, int], events: list[Event]) -> None:
    """Prayer points for units destroyed, each as one gain, the attacker's first (T-95); before version 3 also for the
    victory."""
    hunger = "crusade" if kills_were_paid_with_the_rewards(state) else "divine hunger"
    for side, seat in enumerate(task.seats):
        own = effects(state, seat)
        gain(state, seat, own.per_kill * killed[side], hunger, events)
        gain(state, seat, own.per_loss * killed[1 - side], "honor in battle", events)
        if side == task.winner:
            gain(state, seat, own.per_win, "holy war", events)
            for number in task.councils[side].cards:
                gain(state, seat, state.stock.cards[number].win_pp, state.stock.card_words[number], events)


def reinforce(state: KemetState, task: BattleTask) -> None:
    """What the winner's Reinforcements card brings (D24)."""
    units = sum(state.stock.cards[number].win_units for number in task.councils[task.winner].cards)
    if units:
        bring(state, task.seats[task.winner], units, "reinforcements", anywhere=True)
