"""The oak: steps, last spaces, solar tokens, the sun and its festivals (O-77 to O-91, O-133 to O-135)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.core import Action, Dice, Event
from rules.oak import before
from rules.oak.actions import Gain, Step
from rules.oak.board import (
    AFTER,
    AONBHARR,
    ARMS,
    BRANCHES,
    BUGUL_NOZ,
    DEPTH,
    FORK,
    INCOME,
    KIND,
    KINDS,
    LAST,
    NOT_THERE,
    RESOURCES,
    SPACE_VP,
    TREE_WORD,
    last_space,
)
from rules.oak.events import Climbed, FestivalBegan, Gained, Lost, SunMoved, TokenTaken
from rules.oak.figures import FIGURES
from rules.oak.mechanics.bag import draw
from rules.oak.mechanics.triggers import FESTIVAL, comes_up
from rules.oak.state import FestivalTask, OakState, Player, TriplesTask

SOLAR = FIGURES.solar
ENDS = FIGURES.ends
BUGUL, MORE = FIGURES.effects.bugul, FIGURES.effects.aonbharr
GAINS = tuple(Gain(word) for word in RESOURCES)

Way = tuple[int, int]
"""A step: the position it leads to, and the kind of the druid that enters (-1 if one is on the branch already)."""


def ways(state: OakState, player: Player, branch: int, past: bool = False) -> list[Way]:
    """The steps open on a branch (O-78 to O-80, O-84); `past`: also into a blocked last space (O-160)."""
    at = player.branch[branch]
    if at == NOT_THERE:
        return [(1, kind) for kind, count in enumerate(player.roots) if count]
    if at == FORK:
        return [(4, -1), (6, -1)]
    after = AFTER[at]
    if not after or (after[0] in LAST and not past and state.blocked[last_space(branch, after[0])]):
        return []
    return [(after[0], -1)]


def can_step(state: OakState, player: Player, branch: int, past: bool = False, more_roots: bool = False) -> bool:
    """A step is open there; `more_roots`: a druid is just going to the Roots."""
    at = player.branch[branch]
    if at == NOT_THERE:
        return more_roots or any(player.roots)
    after = AFTER[at]
    return bool(after) and (past or after[0] not in LAST or not state.blocked[last_space(branch, after[0])])


def arm_word(to: int) -> str:
    """Which arm a step from the fork takes."""
    return ARMS[0] if to == 4 else ARMS[1] if to == 6 else ""


@cache
def step_action(branch: int, to: int, kind: int) -> Step:
    return Step(BRANCHES[branch], arm_word(to) if to in AFTER[FORK] else "", KINDS[kind] if kind >= 0 else "")


def steps(state: OakState, player: Player, branches: list[int], past: bool = False) -> list[Action]:
    return [step_action(branch, *way) for branch in branches for way in ways(state, player, branch, past)]


def read_way(player: Player, branch: int, arm: str, druid: str) -> Way:
    """Where a step leads that names an arm at the fork and a druid that enters."""
    at = player.branch[branch]
    if at == NOT_THERE:
        return 1, KIND[druid]
    if at == FORK:
        return AFTER[FORK][arm == "right"], -1
    return AFTER[at][0], -1


def end_points(state: OakState, player: Player, end: int) -> int:
    """What a last space would give now (O-82)."""
    figures = ENDS[end]
    counts = figures.counts
    if counts == "points":
        number = player.gained if state.options.feather_l_lifetime_vp else player.vp
    elif counts == "elders":
        number = sum(player.elders)
    elif counts == "creatures":
        number = len(player.creatures)
    elif counts == "potions":
        number = player.potions
    elif counts == "shrines":
        number = player.shrines[0] + player.shrines[1] + player.menhirs
    else:
        number = len(player.artefacts) + len(player.exhausted)
    return number // figures.each * figures.vp


def climb(
    state: OakState, seat: int, branch: int, to: int, kind: int, events: list[Event], points: bool = True
) -> None:
    """One step: move, points, then token, sun and festival (O-86)."""
    player = state.players[seat]
    at = player.branch[branch]
    if at == NOT_THERE:
        player.roots[kind] -= 1
        player.climber[branch] = kind
    player.branch[branch] = to
    vp = 0
    if points:
        if to in LAST:
            vp = player.score(end_points(state, player, last_space(branch, to)), "last spaces")
        else:
            vp = player.score(SPACE_VP[to], "oak")
    events.append(Climbed(seat, KINDS[player.climber[branch]], TREE_WORD[branch][to], vp))
    crossing = branch * 8 + at
    if state.tokens[crossing]:
        state.tokens[crossing] -= 1
        events.append(TokenTaken(seat, TREE_WORD[branch][at]))
        move_sun(state, seat, events)


def travelled(player: Player) -> int:
    """Spaces gone on all branches: the tie-break (O-131)."""
    return sum(DEPTH[at] for at in player.branch)


# --- the sun (O-43 to O-45) ----------------------------------------------------------------------


def sun_values(state: OakState) -> Sequence[int]:
    """What each space of the sun is worth, with so many players."""
    if before.sun_had_one_scale(state):
        return before.ONE_SCALE
    return SOLAR.values[str(state.seats)]


def sun_value(state: OakState) -> int:
    return sun_values(state)[state.sun - 1]


def move_sun(state: OakState, active: int, events: list[Event]) -> None:
    if state.sun >= SOLAR.spaces:
        return
    state.sun += 1
    solstice = state.sun in SOLAR.solstices
    events.append(SunMoved(state.sun, sun_value(state), solstice))
    if solstice:
        events.append(FestivalBegan(sun_value(state)))
        state.tasks.append(FestivalTask(active, state.turn_order(active)))


def hold_for_one(state: OakState, seat: int, events: list[Event]) -> None:
    """Blessing of Belenos (O-157)."""
    events.append(FestivalBegan(sun_value(state), seat))
    state.tasks.append(FestivalTask(seat, [seat], forced=True))


# --- festivals (O-88 to O-91) --------------------------------------------------------------------


def behind(state: OakState, player: Player) -> bool:
    value = sun_value(state)
    return player.vp < value or (state.options.festival_equal and player.vp == value)


def hold(state: OakState, task: FestivalTask, dice: Dice, events: list[Event]) -> bool:
    """Pay players until one must choose; True when all are paid."""
    while task.left:
        seat = task.left[0]
        player = state.players[seat]
        if seat == state.seats:  # Broichan
            if behind(state, player):  # O-194
                draw(state, seat, sum(at != NOT_THERE for at in player.branch), dice, events)
        elif comes_up(player, BUGUL_NOZ, FESTIVAL):
            task.seat = seat
            return False
        else:
            pay_festival(state, task, seat, -1, events)
        task.left.pop(0)
    return True


def pay_festival(state: OakState, task: FestivalTask, seat: int, chosen: int, events: list[Event]) -> None:
    """One player's income; `chosen` is the resource of Bugul Noz, or -1."""
    player = state.players[seat]
    income = [INCOME[at] for at in player.branch]
    gain = [0, 0, 0]
    if task.forced or behind(state, player):
        gain = list(income)
    elif state.options.eclipse and player.vp > sun_value(state):
        lost = {}
        for resource in range(3):
            loss = min(income[resource], player.resources[resource])  # O-134
            if loss:
                player.resources[resource] -= loss
                lost[RESOURCES[resource]] = loss
        if lost:
            events.append(Lost(seat, lost))
    if chosen >= 0 and state.options.aonbharr_counts_bugul:
        gain[chosen] += BUGUL
    if comes_up(player, AONBHARR, FESTIVAL):
        gain = [amount + MORE if amount else 0 for amount in gain]  # O-170
    if chosen >= 0 and not state.options.aonbharr_counts_bugul:
        gain[chosen] += BUGUL
    if any(gain):
        came = {RESOURCES[resource]: player.gain(resource, gain[resource]) for resource in range(3) if gain[resource]}
        events.append(Gained(seat, came, "festival"))


def choose_at_festival(state: OakState, task: FestivalTask, resource: int, events: list[Event]) -> None:
    pay_festival(state, task, task.seat, resource, events)
    task.left.pop(0)


def end_festival(state: OakState) -> None:
    """Broichan's triples wait until everybody has been paid (O-195)."""
    state.tasks.pop()
    if state.solo:
        state.tasks.append(TriplesTask(state.seats))
