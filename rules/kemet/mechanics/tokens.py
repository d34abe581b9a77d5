"""Action tokens: which spaces are open, the Equilibrium rule, silver and gold (T-38 to T-46, T-159, T-160)."""

from __future__ import annotations

from itertools import product

from rules.core import Action, Event
from rules.kemet.actions import Buy, Done, Move, Pray, Raise, Recruit
from rules.kemet.events import TokenPlaced
from rules.kemet.figures import COLOURS
from rules.kemet.mechanics.printing import gold_from_the_start, silver_balances
from rules.kemet.mechanics.stock import effects
from rules.kemet.state import NO_COLOUR, KemetState, TurnTask
from rules.kemet.words import (
    BLANK,
    BOX_WORDS,
    BUYS,
    COLOURED,
    GOLD,
    GOLD_TOKEN,
    LEVELS,
    MOVE_2,
    MOVE_3,
    NO_TOKEN,
    PRAY_1,
    PRAY_2,
    RAISE,
    RECRUIT,
    SILVER_TOKEN,
    SPACE_LEVEL,
    SPACES,
    TOKEN_WORDS,
)

DONE = Done()
NORMAL = tuple(space for space in range(len(SPACES)) if space != GOLD)


def _offered(missing: tuple[bool, ...]) -> tuple[int, ...]:
    """Spaces as they are listed: of two for the same action, first the one whose level still needs a token."""
    pray = (PRAY_2, PRAY_1) if missing[1] and not missing[0] else (PRAY_1, PRAY_2)
    move = (MOVE_2, MOVE_3) if missing[1] and not missing[2] else (MOVE_3, MOVE_2)
    return (*pray, *BUYS, RAISE, RECRUIT, *move)


OFFERED = {missing: _offered(missing) for missing in product((False, True), repeat=3)}


def _plain_placements(token: str) -> dict[int, Action]:
    return {
        PRAY_1: Pray(space=SPACES[PRAY_1], token=token),
        PRAY_2: Pray(space=SPACES[PRAY_2], token=token),
        RAISE: Raise(token=token),
        RECRUIT: Recruit(token=token),
        MOVE_2: Move(space=SPACES[MOVE_2], token=token),
        MOVE_3: Move(space=SPACES[MOVE_3], token=token),
    }


PLACE = {COLOURED: _plain_placements(""), SILVER_TOKEN: _plain_placements("silver")}
PLACE_BUY = {
    token: tuple(Buy(box=word, token=token_word) for word in BOX_WORDS)
    for token, token_word in ((COLOURED, ""), (SILVER_TOKEN, "silver"))
}
PLACE_GOLD: dict[str, Action] = {
    "pray": Pray(token="gold"),
    "buy": Buy(token="gold"),
    "move": Move(token="gold"),
    "recruit": Recruit(token="gold"),
}


# --- what is left --------------------------------------------------------------------------------


def has_silver(state: KemetState, seat: int) -> bool:
    """A silver token to play this round (T-43)."""
    return effects(state, seat).silver and SILVER_TOKEN not in state.tokens[seat]


def gold_uses(state: KemetState, seat: int) -> tuple[str, ...]:
    """What the gold token could do; nothing once it is played (T-44)."""
    return () if state.tokens[seat][GOLD] else effects(state, seat).gold


def gold_to_come(state: KemetState, turn: TurnTask) -> tuple[str, ...]:
    """What else it could do with a tile that a token laid in this turn may buy (printing 2024)."""
    if not gold_from_the_start(state) or state.tokens[turn.seat][GOLD] or not set(turn.open) & set(BUYS):
        return ()
    powers, stock = state.powers[turn.seat], state.stock
    offered = [
        use
        for tile, figure in enumerate(stock.tiles)
        if state.market[tile] and not powers & stock.bit[tile]
        for use in figure.gold
    ]
    own = effects(state, turn.seat).gold
    return tuple(use for use in dict.fromkeys(offered) if use not in own)


def uncovered(state: KemetState, seat: int) -> list[int]:
    """Levels of the action pyramid without a token (T-40); the gold space is none of them (T-41)."""
    row = state.tokens[seat]
    counted = silver_balances(state)
    covered = {SPACE_LEVEL[space] for space in NORMAL if row[space] and (counted or row[space] != SILVER_TOKEN)}
    return [level for level in LEVELS if level not in covered]


# --- placing -------------------------------------------------------------------------------------


def placements(state: KemetState, seat: int, token: int) -> list[Action]:
    """Spaces where that token may go so that Equilibrium can still be met (T-39, T-40, R-4)."""
    row = state.tokens[seat]
    missing = uncovered(state, seat)
    balances = silver_balances(state)
    helpers = state.left[seat] - 1 + (balances and has_silver(state, seat)) if token == COLOURED else state.left[seat]
    tight = len(missing) > helpers and (balances or token == COLOURED)
    plain, boxes = PLACE[token], state.boxes[seat]
    found: list[Action] = []
    seen: list[int] = []
    for space in OFFERED[1 in missing, 2 in missing, 3 in missing]:
        if row[space] or (tight and SPACE_LEVEL[space] not in missing):
            continue
        if space in plain:
            found.append(plain[space])
        else:
            colour = boxes[space - BUYS[0]]
            if colour not in seen:  # two blank boxes are the same
                seen.append(colour)
                found.append(PLACE_BUY[token][colour])
    return found


def bonus_placements(state: KemetState, turn: TurnTask) -> list[Action]:
    """Silver and gold that may join the tokens just laid; `Done` when the rest can wait (T-43 to T-46)."""
    seat = turn.seat
    found: list[Action] = []
    silver = has_silver(state, seat)
    if silver:
        found = placements(state, seat, SILVER_TOKEN)
    found.extend(PLACE_GOLD[use] for use in (*gold_uses(state, seat), *gold_to_come(state, turn)))
    later = state.left[seat] + (silver and silver_balances(state) and state.left[seat] > 0)
    if len(uncovered(state, seat)) <= later:
        found.append(DONE)
    return found


def turn_of(state: KemetState) -> TurnTask:
    """The turn under way; its task is the first."""
    turn = state.tasks[0]
    assert isinstance(turn, TurnTask)
    return turn


def may_add(state: KemetState, turn: TurnTask) -> bool:
    seat = turn.seat
    return bool(gold_uses(state, seat) or gold_to_come(state, turn)) or has_silver(state, seat)


def space_of(state: KemetState, seat: int, action: Action) -> int:
    """The space an action of placing names."""
    if isinstance(action, (Pray, Move)) and action.space:
        return SPACES.index(action.space)
    if isinstance(action, Buy) and action.box:
        colour = NO_COLOUR if action.box == BLANK else COLOURS.index(action.box)
        row, boxes = state.tokens[seat], state.boxes[seat]
        return next(space for space in BUYS if not row[space] and boxes[space - BUYS[0]] == colour)
    if isinstance(action, Raise):
        return RAISE
    assert isinstance(action, Recruit)
    return RECRUIT


def place(state: KemetState, turn: TurnTask, action: Action, events: list[Event]) -> None:
    """Lay a token; its action waits until all tokens of the turn lie (T-159)."""
    seat = turn.seat
    word: str = getattr(action, "token", "")
    if word == "gold":
        space, token = GOLD, GOLD_TOKEN
        turn.gold_use = next(use for use, placing in PLACE_GOLD.items() if placing == action)
    else:
        space = space_of(state, seat, action)
        token = SILVER_TOKEN if word else COLOURED
    assert state.tokens[seat][space] == NO_TOKEN
    state.tokens[seat][space] = token
    if token == COLOURED:
        state.left[seat] -= 1
    turn.open.append(space)
    turn.stage = "bonus"
    events.append(TokenPlaced(seat, SPACES[space], TOKEN_WORDS[token]))
