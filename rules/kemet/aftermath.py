"""After the fight: what the loser does, then the winner; cards go where they belong (T-112 to T-121)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.kemet.actions import Aftermath, Answer, Retreat
from rules.kemet.battle import creatures_of, occupy, take_back, units_of
from rules.kemet.board import NOBODY
from rules.kemet.events import BattleCardsBack, Recalled, Retreated, Stayed
from rules.kemet.fame import score_zones
from rules.kemet.prayer import gain
from rules.kemet.state import NO_CARD, BattleTask, KemetState
from rules.kemet.words import BEAST, BEAST_WORDS, beasts
from rules.kemet.zones import come, go_home, is_free, leave, room

HOW = {word: Aftermath(word) for word in ("retreat", "recall", "stay")}


def loser_options(state: KemetState, task: BattleTask) -> list[str]:
    """Recall always; retreat from a winner who is still there; else stay, if the table plays so (T-112, R-12)."""
    side = 1 - task.winner
    if not units_of(state, task, side):
        return []  # T-117
    if units_of(state, task, task.winner):
        return ["retreat", "recall"] if retreat_zones(state, task) else ["recall"]  # T-116
    return ["stay", "recall"] if state.options.loser_may_stay else ["recall"]


def winner_options(state: KemetState, task: BattleTask) -> list[str]:
    return ["stay", "recall"] if units_of(state, task, task.winner) else []


def retreat_zones(state: KemetState, task: BattleTask) -> list[int]:
    """Neighbours free for the loser, no district of another city, with room for the whole troop (T-114, T-115)."""
    side = 1 - task.winner
    seat, units = task.seats[side], units_of(state, task, side)
    board = state.board
    return [
        zone
        for zone in board.adjacent[task.fight.zone]
        if board.city[zone] in (NOBODY, seat) and is_free(state, seat, zone) and room(state, seat, zone) >= units
    ]


def retreat_actions(state: KemetState, task: BattleTask) -> list[Action]:
    return [Retreat(state.board.words[zone]) for zone in retreat_zones(state, task)]


def settle(state: KemetState, task: BattleTask, side: int, how: str, events: list[Event]) -> None:
    """One side does what it chose."""
    if how == "retreat":
        task.stage = "retreat"
        return
    seat, units, zone = task.seats[side], units_of(state, task, side), task.fight.zone
    word = state.board.words[zone]
    if how == "stay":
        events.append(Stayed(seat, word, units))
    else:
        _depart(state, task, side, events)
        state.supply[seat] += units
        events.append(Recalled(seat, word, units))
        gain(state, seat, units - 1, "recall", events)  # T-113
    task.stage = "winner" if task.stage == "loser" else "end"


def _depart(state: KemetState, task: BattleTask, side: int, events: list[Event], creature: int = 0) -> None:
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


def send_to(state: KemetState, task: BattleTask, zone: int, events: list[Event]) -> None:
    """The winner has chosen where the loser goes; two creatures that meet there are one too many (R-14)."""
    task.retreat = zone
    side = 1 - task.winner
    if state.creature[zone] and creatures_of(state, task, side):
        task.stage = "keep"
    else:
        retreat(state, task, state.creature[zone] | creatures_of(state, task, side), events)


def keep_actions(state: KemetState, task: BattleTask) -> list[Action]:
    both = state.creature[task.retreat] | creatures_of(state, task, 1 - task.winner)
    return [Answer(BEAST_WORDS[number]) for number in beasts(both)]


def keep(state: KemetState, task: BattleTask, action: Answer, events: list[Event]) -> None:
    retreat(state, task, 1 << BEAST[action.choice], events)


def retreat(state: KemetState, task: BattleTask, creature: int, events: list[Event]) -> None:
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


def end(state: KemetState, task: BattleTask, events: list[Event]) -> None:
    """Cards are discarded; control is scored (T-119 to T-121)."""
    state.tasks.pop()
    for seat, council in zip(task.seats, task.councils, strict=True):
        state.face_up[seat].append(council.play)
        if council.drop != NO_CARD:
            state.face_down[seat].append(council.drop)
        state.discard.extend(council.cards)
        if not state.battle_hands[seat]:
            take_back(state, seat)
            events.append(BattleCardsBack(seat))
    score_zones(state, events)
