"""A battle from its resolution on: what the loser does, then the winner; cards go where they belong
(T-101 to T-121)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

from rules.core import Action, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Aftermath, Answer, Retreat
from rules.kemet.before import standing_answers_were_silent
from rules.kemet.board import NOBODY
from rules.kemet.decisions.common import Events, Facts
from rules.kemet.decisions.council import InBattle
from rules.kemet.events import BattleCardsBack, Recalled, Retreated, Standing, Stayed
from rules.kemet.mechanics.battle import creatures_of, occupy, reinforce, resolve, take_back, units_of
from rules.kemet.mechanics.moving import mover_of
from rules.kemet.mechanics.prayer import gain
from rules.kemet.mechanics.printing import losers_always_retreat, retreats_need_an_empty_zone
from rules.kemet.mechanics.stock import beasts
from rules.kemet.mechanics.zones import come, go_home, is_free, leave, room
from rules.kemet.scoring import score_zones
from rules.kemet.state import NO_CARD, BattleTask, KemetState

HOW = {word: Aftermath(word) for word in ("retreat", "recall", "stay")}


# --- stages that ask nobody ----------------------------------------------------------------------


class Resolving(InBattle):
    """Who wins, who falls, who is rewarded (T-102 to T-111)."""

    stage = word = "resolve"

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        resolve(state, task, events)
        return True


class Reinforcing(InBattle):
    stage = word = "reinforce"

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        task.stage = "loser"
        reinforce(state, task)
        return True


class Closing(InBattle):
    """Cards are discarded; control is scored (T-119 to T-121)."""

    stage = "end"
    word = "closing"

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        state.tasks.pop()
        for seat, council in zip(task.seats, task.councils, strict=True):
            state.face_up[seat].append(council.play)
            if council.drop != NO_CARD:
                state.face_down[seat].append(council.drop)
            state.discard.extend(card for card in council.cards if not state.stock.cards[card].bluff)
            if not state.battle_hands[seat]:
                take_back(state, seat)
                events.append(BattleCardsBack(seat))
        score_zones(state, events, mover=mover_of(state))
        return True


# --- what the loser does, then the winner --------------------------------------------------------


class Choosing(InBattle):
    """One side chooses; an answer given beforehand is used if it is possible (D10, D12)."""

    kinds = (Aftermath,)
    then: ClassVar[Literal["winner", "end"]]
    """The next stage."""

    def side(self, task: BattleTask) -> int:
        raise NotImplementedError

    def options(self, state: KemetState, task: BattleTask) -> list[str]:
        raise NotImplementedError

    def said(self, task: BattleTask) -> str:
        """The answer given beforehand."""
        raise NotImplementedError

    def seats(self, state: KemetState, task: BattleTask) -> tuple[Seat, ...]:
        return (task.seats[self.side(task)],)

    def legal(self, state: KemetState, task: BattleTask, seat: Seat) -> Sequence[Action]:
        return [HOW[how] for how in self.options(state, task)]

    def take(
        self, state: KemetState, task: BattleTask, seat: Seat, action: Aftermath, dice: Dice, events: Events
    ) -> None:
        self._do(state, task, action.how, events)

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        options = self.options(state, task)
        if not options:
            task.stage = self.then
            return True
        chosen = self.said(task)
        if len(options) > 1 and not standing_answers_were_silent(state):
            events.append(Standing(task.seats[self.side(task)], chosen if chosen in options else ""))
        if chosen not in options:
            if len(options) > 1:
                return False
            chosen = options[0]
        self._do(state, task, chosen, events)
        return True

    def _do(self, state: KemetState, task: BattleTask, how: str, events: Events) -> None:
        if how == "retreat":
            task.stage = "retreat"
            return
        side, zone = self.side(task), task.fight.zone
        seat, units, word = task.seats[side], units_of(state, task, side), state.board.words[zone]
        if how == "stay":
            events.append(Stayed(seat, word, units))
        else:
            _depart(state, task, side, events)
            state.supply[seat] += units
            events.append(Recalled(seat, word, units))
            gain(state, seat, units - 1, "recall", events)  # T-113
        task.stage = self.then


class Losing(Choosing):
    stage = word = "loser"
    clause = "T-112"
    then = "winner"

    def side(self, task: BattleTask) -> int:
        return 1 - task.winner

    def options(self, state: KemetState, task: BattleTask) -> list[str]:
        """Recall always; retreat from a winner who is still there; else stay, if the table plays so (T-112, R-12)."""
        if not units_of(state, task, 1 - task.winner):
            return []  # T-117
        if units_of(state, task, task.winner) or losers_always_retreat(state):
            return ["retreat", "recall"] if retreat_zones(state, task) else ["recall"]  # T-116
        return ["stay", "recall"] if state.options.loser_may_stay else ["recall"]

    def said(self, task: BattleTask) -> str:
        return task.councils[1 - task.winner].lose

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Aftermath) -> Iterator[Objection]:
        if action.how == "stay":
            yield "loser-leaves", "T-112", {}
        if not units_of(state, task, task.winner) and not losers_always_retreat(state):
            yield "nobody-to-flee", "T-112", {}
        yield "nowhere-to-go", "T-116", {}


class Winning(Choosing):
    stage = word = "winner"
    clause = "T-118"
    then = "end"

    def side(self, task: BattleTask) -> int:
        return task.winner

    def options(self, state: KemetState, task: BattleTask) -> list[str]:
        return ["stay", "recall"] if units_of(state, task, task.winner) else []

    def said(self, task: BattleTask) -> str:
        return task.councils[task.winner].win

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Aftermath) -> Iterator[Objection]:
        yield "winner-stays-or-recalls", "T-118", {}


# --- a retreat -----------------------------------------------------------------------------------


def retreat_zones(state: KemetState, task: BattleTask) -> list[int]:
    """Neighbours free for the loser, or empty, no district of another city, with room for the whole troop
    (T-114, T-115)."""
    side = 1 - task.winner
    seat, units = task.seats[side], units_of(state, task, side)
    board, empty = state.board, retreats_need_an_empty_zone(state)
    return [
        zone
        for zone in board.adjacent[task.fight.zone]
        if board.city[zone] in (NOBODY, seat)
        and is_free(state, seat, zone)
        and not (empty and state.units[zone])
        and room(state, seat, zone) >= units
    ]


class Retreating(InBattle):
    """The winner chooses where the loser goes (T-114)."""

    stage = word = "retreat"
    kinds = (Retreat,)
    clause = "T-114"

    def seats(self, state: KemetState, task: BattleTask) -> tuple[Seat, ...]:
        return (task.seats[task.winner],)

    def legal(self, state: KemetState, task: BattleTask, seat: Seat) -> Sequence[Action]:
        return [Retreat(state.board.words[zone]) for zone in retreat_zones(state, task)]

    def take(
        self, state: KemetState, task: BattleTask, seat: Seat, action: Retreat, dice: Dice, events: Events
    ) -> None:
        self._send(state, task, state.board.index[action.zone], events)

    def settle(self, state: KemetState, task: BattleTask, dice: Dice, events: Events) -> bool:
        zones = retreat_zones(state, task)
        if len(zones) != 1:
            return False
        self._send(state, task, zones[0], events)
        return True

    def _send(self, state: KemetState, task: BattleTask, zone: int, events: Events) -> None:
        """Two creatures that meet there are one too many (R-14)."""
        task.retreat = zone
        side = 1 - task.winner
        if state.creature[zone] and creatures_of(state, task, side):
            task.stage = "keep"
        else:
            _retreat(state, task, state.creature[zone] | creatures_of(state, task, side), events)

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Retreat) -> Iterator[Objection]:
        loser = task.seats[1 - task.winner]
        zone = state.board.index.get(action.zone, NOBODY)
        facts: Facts = {"zone": action.zone, "zones": len(retreat_zones(state, task))}
        if zone == NOBODY:
            yield "not-in-play", "T-4", {"to": action.zone}
            return
        if zone not in state.board.adjacent[task.fight.zone]:
            yield "retreat-not-adjacent", "T-114", facts
        if state.board.city[zone] not in (NOBODY, loser):
            yield "retreat-foreign", "T-114", facts
        if not is_free(state, loser, zone):
            yield "retreat-not-free", "T-114", facts
        if state.units[zone] and retreats_need_an_empty_zone(state):
            yield "retreat-not-empty", "T-114", facts
        yield "retreat-limit", "T-115", {**facts, "room": room(state, loser, zone)}


class Keeping(InBattle):
    """Which of two creatures stays with the troop (R-14)."""

    stage = word = "keep"
    kinds = (Answer,)
    clause = "T-115"

    def seats(self, state: KemetState, task: BattleTask) -> tuple[Seat, ...]:
        return (task.seats[1 - task.winner],)

    def legal(self, state: KemetState, task: BattleTask, seat: Seat) -> Sequence[Action]:
        both = state.creature[task.retreat] | creatures_of(state, task, 1 - task.winner)
        return [Answer(state.stock.beast_words[number]) for number in beasts(both)]

    def take(self, state: KemetState, task: BattleTask, seat: Seat, action: Answer, dice: Dice, events: Events) -> None:
        _retreat(state, task, 1 << state.stock.beast[action.choice], events)

    def objections(self, state: KemetState, task: BattleTask, seat: Seat, action: Answer) -> Iterator[Objection]:
        yield "not-offered", "T-95", {"choice": action.choice}


def _retreat(state: KemetState, task: BattleTask, creature: int, events: Events) -> None:
    side, zone = 1 - task.winner, task.retreat
    seat, units = task.seats[side], units_of(state, task, side)
    _depart(state, task, side, events, creature & creatures_of(state, task, side))
    if state.creature[zone] & ~creature:
        go_home(state, seat, state.creature[zone] & ~creature, events)
    come(state, seat, zone, units)
    state.creature[zone] = creature
    words = state.board.words
    events.append(Retreated(seat, words[task.fight.zone], words[zone], units))
    task.stage = "winner"


def _depart(state: KemetState, task: BattleTask, side: int, events: Events, creature: int = 0) -> None:
    """A side's whole troop leaves the zone; creatures that do not go along go home."""
    fight = task.fight
    if side or fight.inside:
        leave(state, fight.zone, state.units[fight.zone], creature, events)
        occupy(state, fight)
        return
    fight.units = 0
    if fight.creature & ~creature:
        go_home(state, fight.attacker, fight.creature & ~creature, events)
    fight.creature = 0
