"""What a position of Kemet is worth, in fame: what is won for good, what is held, and what can take it away.

Temporary fame counts about half, since it has to be held; two temples and the Sanctuary bring fame at night. Tiles,
creatures and pyramids are worth what they help to win. A battle under way is judged by the strengths that can be seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.game import Action
from rules.core.thinking.judge import AT_ONCE, Judge, Terms, load
from rules.kemet.actions import Battle
from rules.kemet.board import NOBODY
from rules.kemet.figures import FIGURES, PRICES
from rules.kemet.mechanics.battle import side_of, units_of
from rules.kemet.mechanics.stock import beasts, effects
from rules.kemet.state import KemetState
from rules.kemet.words import BUYS, MOVE_2, MOVE_3, RAISE, RECRUIT

UNDECIDED = ("council", "diversion", "wound", "resolve")
"""Stages of a battle before anybody has fallen."""


class Weights(msgspec.Struct, frozen=True):
    """Fame points of worth."""

    temporary: float
    """A temple, or a pyramid of the highest level, that is held now."""
    two_temples: float
    """The fame that two temples will bring at night."""
    sanctuary: float
    """The fame that two units in the Sanctuary may bring at night."""
    victory: float
    """Enough fame for victory, and nobody has more."""
    tile: float
    """A level of a power tile."""
    creature: float
    """A creature, by its strength and one."""
    deployed: float
    """A creature that stands with a troop."""
    blow: float
    """A point of strength, damage or defense of the own tiles."""
    pyramid: float
    """A level of an own pyramid."""
    high_pyramid: float
    """A level above the second."""
    prayer: float
    """A prayer point, of the first six."""
    prayer_more: float
    """One above."""
    unit: float
    """A unit on the board."""
    troop: float
    """A troop of four or more."""
    veteran: float
    card: float
    battle_card: float
    """A battle card in hand."""
    token: float
    """A token not placed yet."""
    move: float
    """A Move that is still to be made."""
    prey: float
    """An enemy troop within reach of a stronger own one."""
    threat: float
    """The other way round."""
    empty: float
    """An own pyramid of level 3 or more that nobody guards, where an enemy is near."""
    temple_troop: float
    """A unit in a temple, up to the troop limit: it is easier to hold."""
    battle: float
    """The fame that a battle under way would bring the attacker."""
    fallen: float
    """A unit that will fall in it."""


class KemetJudge(Judge[KemetState]):
    term_names = (
        "fame",
        "held",
        "night",
        "victory",
        "battle",
        "tiles",
        "creatures",
        "pyramids",
        "prayer",
        "army",
        "tokens",
        "cards",
        "prey",
        "threats",
    )

    def prepare(self) -> None:
        self.w = msgspec.convert(self.weights, Weights)

    def terms(self, state: KemetState) -> list[Terms]:
        found = [self._seat(state, seat) for seat in range(state.seats)]
        task = state.fighting
        if task is not None and task.stage in UNDECIDED:
            self._battle(state, task, found)
        self._neighbours(state, found)
        total = [terms["fame"] + _held(state, seat) for seat, terms in enumerate(found)]
        for seat, terms in enumerate(found):
            if total[seat] >= FIGURES.victory.fame and total[seat] == max(total):
                terms["victory"] = self.w.victory
        return found

    def _seat(self, state: KemetState, seat: int) -> Terms:
        w, board = self.w, state.board
        own = effects(state, seat)
        temples = sum(state.holder[zone] == seat for zone in board.temples)
        in_temples = sum(state.units[zone] for zone in board.temples if state.holder[zone] == seat)
        night = w.two_temples * min(temples, 2) / 2 + (0.3 * w.two_temples if temples >= 2 else 0.0)
        if state.holder[board.sanctuary] == seat and state.units[board.sanctuary] >= PRICES.offering:
            night += w.sanctuary
        army = w.unit * sum(fight.units for fight in state.fights if fight.attacker == seat)
        creatures = 0.0
        for zone, holder in enumerate(state.holder):
            if holder == seat:
                units = state.units[zone]
                army += w.unit * units + (w.troop if units >= 4 else 0.0)
                if state.creature[zone]:
                    creatures += w.deployed
        stock = state.stock
        for number in stock.beast_of_tile:
            if number in state.tiles[seat]:
                creatures += w.creature * (1 + stock.beasts[stock.beast_of_tile[number]].strength)
        blows = sum(
            blow.strength * 1.5 + blow.damage + blow.defense + blow.unblockable for blow in (own.attack, own.defend)
        )
        pyramids = 0.0
        for zone in board.districts[seat]:
            level = state.level[zone]
            pyramids += w.pyramid * level + w.high_pyramid * max(0, level - 2)
        pp = state.pp[seat]
        return {
            "fame": float(state.battle[seat] + state.divine[seat]),
            "held": w.temporary * _held(state, seat),
            "night": night,
            "tiles": w.tile * sum(stock.level[tile] for tile in state.tiles[seat]) + w.blow * blows,
            "creatures": creatures,
            "pyramids": pyramids,
            "prayer": w.prayer * min(pp, 6) + w.prayer_more * max(0, pp - 6),
            "army": army + w.temple_troop * in_temples + w.veteran * state.veterans[seat],
            "tokens": w.token * state.left[seat] + self._pending(state, seat),
            "cards": w.card * min(5, len(state.hands[seat])) + w.battle_card * len(state.battle_hands[seat]),
        }

    def _pending(self, state: KemetState, seat: int) -> float:
        """What tokens that lie already will still do."""
        w = self.w
        worth = 0.0
        pp = state.pp[seat]
        mine: list[Any] = [task for task in state.tasks if getattr(task, "seat", None) == seat]
        for task in mine:
            kind = task.__struct_config__.tag
            if kind == "turn":
                for space in task.open:
                    if space in BUYS:
                        worth += w.tile * min(3, pp // 2)
                    elif space == RAISE:
                        worth += w.pyramid * min(2, pp // 2)
                    elif space == RECRUIT:
                        worth += w.unit * min(pp, state.supply[seat], 5)
                    elif space in (MOVE_2, MOVE_3):
                        worth += w.move
            elif kind == "buy":
                worth += w.tile * min(3, pp // 2)
            elif kind == "raise":
                worth += w.pyramid * min(2, pp // 2)
            elif kind == "recruit":
                worth += w.unit * min(pp, state.supply[seat], 3) * 0.5
            elif kind == "move":
                worth += w.move * (0.5 if task.begun else 1.0)
        return worth

    # --- battles and who could fight whom --------------------------------------------------------

    def _battle(self, state: KemetState, task: Any, found: list[Terms]) -> None:
        """A battle whose result is not told yet: from the choices where they are made, else from the troops."""
        w = self.w
        attacker, defender = task.seats
        if all(council.ready for council in task.councils):
            mine, other = side_of(state, task, 0), side_of(state, task, 1)
            wins = 1.0 if mine.strength > other.strength else 0.0
            losses: list[float] = []
            for side, own, enemy in ((0, mine, other), (1, other, mine)):
                units = units_of(state, task, side)
                hit = enemy.unblockable + own.self_loss + max(0, enemy.damage - own.defense)
                losses.append(min(units, hit))
                if side == 0 and losses[0] >= units:
                    wins = 0.0
        else:
            zone, fight = task.fight.zone, task.fight
            attack = units_of(state, task, 0) + effects(state, attacker).attack.strength
            attack += _beast_strength(state, fight.creature)
            defence = units_of(state, task, 1) + effects(state, defender).defend.strength
            defence += _beast_strength(state, state.creature[zone])
            defence += PRICES.home_strength * (state.board.city[zone] == defender)
            lead = attack - defence
            wins = 1 / (1 + math.exp(-(lead - 0.4) / 1.3))
            losses = [1.0, 1.0]
        found[attacker]["battle"] = w.battle * wins - w.fallen * losses[0]
        stake = w.temporary if state.scored.get(task.fight.zone) == defender else 0.0
        found[defender]["battle"] = w.veteran * (1 - wins) - w.fallen * losses[1] - stake * wins
        if stake:
            found[attacker]["battle"] += stake * wins

    def _neighbours(self, state: KemetState, found: list[Terms]) -> None:
        """Troops next to each other: the stronger one is a threat, the weaker one prey."""
        w, board = self.w, state.board
        holder, units, creature = state.holder, state.units, state.creature
        might = [
            units[zone] + _beast_strength(state, creature[zone]) if holder[zone] != NOBODY else 0
            for zone in range(len(holder))
        ]
        attack = [effects(state, seat).attack.strength for seat in range(state.seats)]
        defend = [effects(state, seat).defend.strength for seat in range(state.seats)]
        ready = [0] * state.seats
        """The strongest troop of each seat that could teleport: from an own district with a pyramid."""
        for seat in range(state.seats):
            if state.pp[seat] >= PRICES.teleport:
                ready[seat] = max((might[zone] for zone in board.districts[seat] if holder[zone] == seat), default=0)
        for zone, own in enumerate(holder):
            if own == NOBODY:
                continue
            value = 1.0 if zone in state.scored else 0.4
            for seat in range(state.seats):
                if seat == own:
                    continue
                near = max((might[other] for other in board.adjacent[zone] if holder[other] == seat), default=0)
                if board.obelisk[zone]:
                    near = max(near, ready[seat])
                if not near:
                    continue
                lead = near + attack[seat] - might[zone] - defend[own]
                if lead > 0:
                    share = min(3, lead) / 3 * value
                    found[seat]["prey"] = max(found[seat].get("prey", 0.0), w.prey * share)
                    found[own]["threats"] = found[own].get("threats", 0.0) - w.threat * share
        for seat in range(state.seats):
            for zone in board.districts[seat]:
                if state.level[zone] >= 3 and holder[zone] == NOBODY:
                    near = any(holder[other] not in (NOBODY, seat) for other in board.adjacent[zone])
                    if near:
                        found[seat]["threats"] = found[seat].get("threats", 0.0) - w.empty

    # --- what is worth thinking about ------------------------------------------------------------

    def sensible(self, state: KemetState, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """In a War Council: what is said in advance and what takes back leads round in circles."""
        if state.tasks and state.tasks[-1].stage == "council":
            return [
                action
                for action in legal
                if not isinstance(action, Battle) or (not action.after and action.cards != "none")
            ]
        return legal

    def brief(self, state: KemetState, seat: int) -> bool:
        """The set-up: hundreds of ways, all much alike."""
        return state.phase in ("setup", "first")

    def imaginations(self, state: KemetState, seat: int) -> int:
        return AT_ONCE if state.fighting is not None else super().imaginations(state, seat)


def _held(state: KemetState, seat: int) -> int:
    return sum(owner == seat for owner in state.scored.values())


def _beast_strength(state: KemetState, bits: int) -> int:
    return sum(state.stock.beasts[number].strength for number in beasts(bits)) if bits else 0


JUDGE = KemetJudge(load("rules.kemet"))
