"""A turn of the Day: the coloured token, tokens beside it, their actions one after the other, the end (T-38 to T-46).

Cards and creatures may be played in every window but while tokens are being laid (R-43).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.kemet.actions import Buy, Card, Creature, Done, Move, Order, Pray, Raise, Recruit
from rules.kemet.decisions import free
from rules.kemet.decisions.common import Events, OfTask
from rules.kemet.events import Declined
from rules.kemet.figures import COLOURS, PIECES, PRICES
from rules.kemet.mechanics import battle, moving
from rules.kemet.mechanics.cards import day_actions, may_hold_some, play
from rules.kemet.mechanics.creatures import creature_actions, open_places, put
from rules.kemet.mechanics.prayer import gain
from rules.kemet.mechanics.printing import creatures_any_time, wins_until_token
from rules.kemet.mechanics.recruiting import bring
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.tokens import (
    DONE,
    bonus_placements,
    gold_uses,
    has_silver,
    may_add,
    place,
    placements,
    space_of,
    uncovered,
)
from rules.kemet.scoring import finish, wins
from rules.kemet.state import BuyTask, KemetState, OrderTask, RaiseTask, RecruitTask, TurnTask
from rules.kemet.words import BLANK, BUYS, COLOURED, GOLD, SPACE, SPACES

TOKENS = (Pray, Buy, Raise, Recruit, Move)
ORDER_SPACE = tuple(Order(word) for word in SPACES)


class InTurn(OfTask[TurnTask]):
    """What the stages of a turn have in common."""

    task = TurnTask
    kinds = (*TOKENS, Card, Creature, Order, Done)

    def settle(self, state: KemetState, task: TurnTask, dice: Dice, events: Events) -> bool:
        if not state.fights:
            return self.goes_on(state, task, events)
        if len(state.fights) == 1:  # battles come before everything else (T-89, T-168)
            battle.begin(state, state.fights[0], dice, events)
        else:
            state.tasks.append(OrderTask(task.seat))
        return True

    def goes_on(self, state: KemetState, task: TurnTask, events: Events) -> bool:
        """Whether this stage goes on by itself when nothing is to be fought."""
        raise NotImplementedError

    def take(self, state: KemetState, task: TurnTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
        if isinstance(action, Card):
            play(state, seat, action, events)
        elif isinstance(action, Creature):
            put(state, seat, action, task.swapped, events)
        elif isinstance(action, Order):
            begin_action(state, task, SPACE[action.first], events)
        elif isinstance(action, Done):
            self.done(state, task)
        else:
            place(state, task, action, events)

    def done(self, state: KemetState, task: TurnTask) -> None:
        task.stage = "acting"

    def always_asked(self, state: KemetState, task: TurnTask) -> bool:
        return may_hold_some(state, task.seat)  # whether any of them could be played is nobody's business

    # --- why not ---------------------------------------------------------------------------------

    def instead(self, state: KemetState, task: TurnTask, action: Action) -> Objection | None:
        return None if isinstance(action, self.kinds) else ("asks-turn", "T-38", {})

    def objections(self, state: KemetState, task: TurnTask, seat: Seat, action: Any) -> Iterator[Objection]:
        if isinstance(action, Card):
            yield from self._card(state, seat, action)
        elif isinstance(action, Creature):
            yield from free.creature_refused(state, seat, action, swaps=self.stage == "main")
            if self.stage == "bonus":
                yield "finish-placing", "T-159", {}
            yield "creatures-wait", "T-60", {}
        elif isinstance(action, Order):
            if self.stage != "acting":
                yield "no-actions-open", "T-45", {}
            yield "no-token-there", "T-45", {"space": action.first}
        elif isinstance(action, Done):
            yield self.not_done(state, seat)
        else:
            yield from self._token(state, seat, action)

    def _card(self, state: KemetState, seat: Seat, action: Card) -> Iterator[Objection]:
        yield from free.not_held(state, seat, action)
        if state.stock.cards[state.stock.card[action.card]].icon == "move":
            yield "only-in-a-move", "T-79", free.facts_of(action)
        if self.stage == "bonus":
            yield "finish-placing", "T-159", free.facts_of(action)
        yield from free.too_dear(state, seat, action)
        yield from free.wrong_target(state, action)
        yield free.without_effect(action)

    def _token(self, state: KemetState, seat: Seat, action: Action) -> Iterator[Objection]:
        """A token that cannot be put there."""
        token: str = getattr(action, "token", "")
        if self.stage in ("acting", "end"):
            yield "tokens-lie", "T-159", {}
        if any(getattr(action, field, "") for field in ("tile", "district", "where", "troop")):
            yield "place-first", "T-38", {}
        if self.stage == "main" and token:
            yield "coloured-first", "T-46", {"token": token}
        if self.stage == "bonus" and not token:
            yield "one-coloured", "T-38", {}
        if token == "gold":
            if not gold_uses(state, seat):
                yield "no-gold", "T-44", {}
            yield "gold-does-not", "T-44", {}
        if token == "silver" and not has_silver(state, seat):
            yield "no-silver", "T-43", {}
        if isinstance(action, (Pray, Move)) and not action.space:
            yield "which-space", "T-38", {}
        if isinstance(action, (Pray, Move)) and not action.space.startswith(type(action).__name__.lower()):
            yield "other-space", "T-9", {"space": action.space}
        if isinstance(action, Buy):
            yield from _box(state, seat, action.box)
        elif state.tokens[seat][space_of(state, seat, action)]:
            yield "space-taken", "T-39", {}
        yield _unbalanced(state, seat)

    def not_done(self, state: KemetState, seat: Seat) -> Objection:
        return "token-first", "T-38", {}


def _box(state: KemetState, seat: Seat, word: str) -> Iterator[Objection]:
    if not word:
        yield "which-space", "T-38", {}
    colour = COLOURS.index(word) if word in COLOURS else -1
    boxes = [box for box, there in enumerate(state.boxes[seat]) if there == colour]
    if not boxes:
        yield ("no-blank-box", "T-54", {}) if word == BLANK else ("no-such-box", "T-10", {"colour": word})
    if all(state.tokens[seat][BUYS[box]] for box in boxes):
        yield "space-taken", "T-39", {}


def _unbalanced(state: KemetState, seat: Seat) -> Objection:
    return "equilibrium", "T-40", {"levels": ", ".join(str(level) for level in uncovered(state, seat))}


def _arrivals(state: KemetState, task: TurnTask) -> list[int]:
    """Districts that a creature could join."""
    places = open_places(state, task.seat)
    if creatures_any_time(state) or task.bought & state.stable[task.seat]:
        return places
    return [zone for zone in places if zone in task.welcome]


def _window(state: KemetState, task: TurnTask) -> bool:
    """A card or a creature might be played: whether one could be is not looked at."""
    return may_hold_some(state, task.seat) or bool(_arrivals(state, task))


class Laying(InTurn):
    """Free acts, and the coloured token (T-38)."""

    stage = "main"
    word = "turn"
    clause = "T-38"

    def legal(self, state: KemetState, task: TurnTask, seat: Seat) -> Sequence[Action]:
        found = placements(state, seat, COLOURED)
        found += creature_actions(state, seat, task.swapped)
        return found + day_actions(state, seat)

    def goes_on(self, state: KemetState, task: TurnTask, events: Events) -> bool:
        if wins_until_token(state) and wins(state, task.seat):
            finish(state, task.seat, events)
            return True
        return False

    def question(self, view: Any, seat: Seat) -> Said:
        player = view.seats[seat]
        number = PIECES.tokens - player.tokens_left + 1
        levels = ", ".join(map(str, player.missing_levels))
        key = "question-turn-levels" if levels else "question-turn"
        return Said(key, {"number": number, "whole": PIECES.tokens, "levels": levels})


class Adding(InTurn):
    """A silver or gold token beside those just laid (T-43 to T-46)."""

    stage = word = "bonus"
    clause = "T-43"

    def legal(self, state: KemetState, task: TurnTask, seat: Seat) -> Sequence[Action]:
        return bonus_placements(state, task)

    def goes_on(self, state: KemetState, task: TurnTask, events: Events) -> bool:
        if may_add(state, task):
            return False
        task.stage = "acting"
        return True

    def not_done(self, state: KemetState, seat: Seat) -> Objection:
        return _unbalanced(state, seat)


class Acting(InTurn):
    """All tokens of the turn lie: which action comes next (T-45, T-159)."""

    stage = word = "acting"
    clause = "T-159"

    def legal(self, state: KemetState, task: TurnTask, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [ORDER_SPACE[space] for space in task.open]
        found += creature_actions(state, seat)
        return found + day_actions(state, seat)

    def goes_on(self, state: KemetState, task: TurnTask, events: Events) -> bool:
        if not task.open:
            task.stage = "end"
        elif len(task.open) > 1 or (task.acted and _window(state, task)):
            return False
        else:
            begin_action(state, task, task.open[0], events)
        return True

    def not_done(self, state: KemetState, seat: Seat) -> Objection:
        return "actions-wait", "T-45", {}


class Ending(InTurn):
    """The last moment for cards and creatures (T-42)."""

    stage = word = "end"
    clause = "T-42"

    def legal(self, state: KemetState, task: TurnTask, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [DONE, *creature_actions(state, seat)]
        return found + day_actions(state, seat)

    def goes_on(self, state: KemetState, task: TurnTask, events: Events) -> bool:
        if _window(state, task) and not task.quiet:
            return False
        state.tasks.pop()
        return True

    def done(self, state: KemetState, task: TurnTask) -> None:
        state.tasks.pop()


def begin_action(state: KemetState, task: TurnTask, space: int, events: Events) -> None:
    """The action of a token; what it needs decided becomes a task (T-45)."""
    task.open.remove(space)
    task.acted, task.quiet = True, False
    task.welcome, task.bought = [], 0
    seat = task.seat
    own = effects(state, seat)
    use = task.gold_use if space == GOLD else USES[space]
    if space == GOLD and use not in own.gold:  # laid for a tile that was not bought (printing 2024)
        events.append(Declined(seat, use))
    elif use == "pray":
        gain(state, seat, PRICES.pray + own.pray, "pray", events)
        if own.pray_units:
            bring(state, seat, own.pray_units, "reinforcement prayer", fights=True)
    elif use == "buy":
        state.tasks.append(BuyTask(seat, BUYS.index(space) if space != GOLD else -1))
    elif use == "raise":
        state.tasks.append(RaiseTask(seat))
    elif use == "recruit":
        state.tasks.append(RecruitTask(seat))
    else:
        moving.begin(state, seat, gold=space == GOLD)


USES = {space: word.rstrip("123") for space, word in enumerate(SPACES) if space != GOLD}
"""What the token on a space does: `pray1` prays."""
