"""Players for tests: one who plays anything, one who hardly ever passes, and a greedy one."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rules.core import Action, FastDice
from rules.oak import OAK
from rules.oak.actions import Exchange, Gather, Limit, Order, Pass, Refresh, Skip, Trade
from rules.oak.board import DEPTH, DRUID, FOREST, HEART, HEART_POTION, INCOME
from rules.oak.mechanics.climbing import end_points
from rules.oak.options import OakOptions
from rules.oak.state import Artefact, OakState, Player

FREE = (Trade, Exchange, Refresh)


def anything(state: OakState, seat: int, legal: Sequence[Action], rng: random.Random) -> Action:
    return legal[rng.randrange(len(legal))]


def eager(state: OakState, seat: int, legal: Sequence[Action], rng: random.Random) -> Action:
    """Passes and skips only if nothing else is left, most of the time, and does not trade everything away."""
    if rng.random() < 0.9:
        better = [action for action in legal if not isinstance(action, (Pass, Skip, *FREE))]
        if better:
            return better[rng.randrange(len(better))]
    return legal[rng.randrange(len(legal))]


# --- greed ---------------------------------------------------------------------------------------


WEIGHTS = {
    "resource": 0.5,
    "ingredient": 0.45,
    "kinds": 0.46,
    "druid": 0.25,
    "creature": 0.9,
    "artefact": 0.8,
    "charge": 1.0,
    "elder": 0.34,
    "card": 0.45,
    "slot": 0.5,
    "income": 0.48,
    "potion": 0.56,
    "end": 0.15,
    "pass": 0.75,
}
"""What things are worth to the greedy player, found by trying; no rule depends on them."""


def worth(state: OakState, player: Player) -> float:
    """Points, and what may still become points in the rounds left."""
    weigh = WEIGHTS
    left = 5 - state.round + 0.5
    value = float(player.vp)
    value += weigh["resource"] * sum(player.resources) * min(1.0, left)
    value += weigh["ingredient"] * sum(player.ingredients)
    value += weigh["kinds"] * sum(count > 0 for count in player.ingredients)
    value += weigh["druid"] * left * (sum(player.rest) + sum(place != FOREST for place, _ in player.out))
    value += weigh["creature"] * left * len(player.creatures)
    value += weigh["artefact"] * left * bool(player.artefacts)
    value += weigh["charge"] * sum(3 - artefact.notch for artefact in player.artefacts)
    value += weigh["elder"] * min(left, 3) * (sum(player.elders) + 0.6 * player.elders[1] + 0.6 * player.elders[2])
    value += weigh["card"] * min(left, 3) * (len(player.hand) + len(player.played) - 3)
    value += weigh["slot"] * left * (player.slots(0) - player.upper_used() + player.slots(1) - len(player.creatures))
    value += weigh["income"] * left * sum(INCOME[at] for at in player.branch)
    value += weigh["potion"] * player.potions
    if left > 0.6:
        value += weigh["end"] * sum(_end_in_sight(state, player, branch) for branch in range(3))
    return value


def _end_in_sight(state: OakState, player: Player, branch: int) -> float:
    """A share of what the best open last space of a branch would give, by how near it is."""
    at = player.branch[branch]
    ends = {4: (0,), 6: (1,)}.get(at, (0, 1))
    if not at or at in (5, 7):
        return 0.0
    worths = [end_points(state, player, branch * 2 + end) for end in ends if not state.blocked[branch * 2 + end]]
    return max(worths, default=0) * DEPTH[at] / 5


def _finish_turn(state: OakState, seat: int, dice: FastDice, deep: int) -> float:
    """Answer what is open as well as one step ahead tells, then judge."""
    while deep and state.tasks and state.tasks[-1].seat == seat:
        state = _best_next(state, seat, OAK.legal(state, seat), dice)[0]
        deep -= 1
    return worth(state, state.players[seat])


def _best_next(state: OakState, seat: int, legal: Sequence[Action], dice: FastDice) -> tuple[OakState, Action]:
    best: tuple[float, OakState, Action] | None = None
    before = OAK.encode(state)
    for action in legal[:40]:
        copy = OAK.decode(before)
        OAK.apply(copy, seat, action, dice)
        value = worth(copy, copy.players[seat]) + (0.3 if copy.tasks and copy.tasks[-1].seat == seat else 0)
        if best is None or value > best[0]:
            best = value, copy, action
    assert best is not None
    return best[1], best[2]


def greedy(state: OakState, seat: int, legal: Sequence[Action], rng: random.Random) -> Action:
    """Tries every action to the end of the turn and takes the one after which it likes its things best."""
    if len(legal) == 1:
        return legal[0]
    if isinstance(legal[0], Order):
        return legal[rng.randrange(len(legal))]
    gathering = [action for action in legal if isinstance(action, Gather)]
    dice = FastDice(rng.randrange(1 << 30))
    before = OAK.encode(state)
    best: tuple[float, Action] | None = None
    paid = [action for action in legal if not isinstance(action, FREE)]
    for action in gathering or paid or legal:
        copy = OAK.decode(before)
        OAK.apply(copy, seat, action, dice)
        value = _finish_turn(copy, seat, dice, 6)
        if isinstance(action, (Pass, Limit)):
            value -= WEIGHTS["pass"] if isinstance(action, Pass) else 0.3
        if best is None or value > best[0]:
            best = value, action
    assert best is not None
    return best[1]


# --- a table full of things ----------------------------------------------------------------------


def lavish(state: OakState, rng: random.Random, dice: FastDice, first: int = 0) -> None:
    """Orders chosen, and everybody with creatures, artefacts, Elders, cards and ingredients to play with.

    `first`: a creature that seat 0 certainly has.
    """
    while state.phase == "orders":
        seat = OAK.waiting(state)[0]
        OAK.apply(state, seat, rng.choice(OAK.legal(state, seat)), dice)
    if first in state.creature_deck:
        state.creature_deck.remove(first)
        state.players[0].creatures.append(first)
    for player in state.players[: state.seats]:
        player.limits = [rng.randint(1, 4), 4]
        for _ in range(rng.randint(0, 3)):
            player.creatures.append(state.creature_deck.pop(rng.randrange(len(state.creature_deck))))
        for _ in range(rng.randint(0, 2)):
            tile = state.artefact_pile.pop(rng.randrange(len(state.artefact_pile)))
            player.artefacts.append(Artefact(tile, rng.randint(0, 2)))
        for kind in rng.sample(range(1, 6), rng.randint(0, 3)):
            player.roots[DRUID] -= 1
            player.roots[kind] += 1
            player.elders[kind] = True
        for _ in range(rng.randint(0, 4)):
            kind = rng.choice([kind for kind in range(5) if state.bag[kind]])
            state.bag[kind] -= 1
            player.ingredients[kind] += 1
        for card in rng.sample(player.aside, rng.randint(0, 3)):
            player.aside.remove(card)
            player.hand.append(card)
        if rng.random() < 0.3:
            player.hand.append(HEART)
            player.once.append(HEART_POTION)
        player.vp = player.gained = rng.randint(0, 12)
        player.sources = {"oak": player.vp}


def game(seats: int, seed: int, player: object = anything, **options: object) -> OakState:
    """A whole game of such players."""
    rng, dice = random.Random(seed), FastDice(seed)
    state, _ = OAK.setup(seats, OakOptions(**options), dice)  # type: ignore[arg-type]
    while waiting := OAK.waiting(state):
        seat = rng.choice(waiting)
        legal = OAK.legal(state, seat)
        OAK.apply(state, seat, player(state, seat, legal, rng), dice)  # type: ignore[operator]
    return state
