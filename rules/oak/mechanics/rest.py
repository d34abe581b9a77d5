"""Rest spaces, recruiting, promotion and coming home (O-30 to O-38, O-118, O-145).

Single rest spaces are not tracked: druids may be moved between them at any time (O-33), so only capacities count.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from rules.core import Action, Event
from rules.oak.actions import Home, Promote, Recruit
from rules.oak.board import (
    ANCIENT,
    ARCH,
    DRUID,
    FOREST,
    GANCANAGH,
    KIND,
    KINDS,
    NOT_THERE,
    ORDER_FIGURES,
    RECLUSE,
    TREE_WORD,
    place_word,
)
from rules.oak.events import CameHome, Promoted, Recruited
from rules.oak.figures import FIGURES
from rules.oak.options import OakOptions
from rules.oak.state import OakState, Player

RESTING, ROOTS = "resting", "roots"
GANCANAGH_SPACES = FIGURES.effects.gancanagh
SHARED_KINDS = range(ARCH, RECLUSE)
"""Elders that need a marked rest space; the Recluse and the Ancient have their own (O-140, O-141)."""


def capacity(player: Player, options: OakOptions, dusk: bool = False) -> tuple[int, int]:
    """Rest spaces open to Elders, and all of them; without those of the Recluse and the Ancient (O-32)."""
    board = ORDER_FIGURES[player.order]
    elder = board.elder_rest + player.shrines[0]
    total = elder + board.plain_rest + player.shrines[1]
    if GANCANAGH in player.creatures and (dusk or not options.gancanagh_dusk_only):
        total += GANCANAGH_SPACES
        if options.gancanagh_elders:
            elder += GANCANAGH_SPACES
    return elder, total


def room(player: Player, options: OakOptions, dusk: bool = False) -> tuple[int, int]:
    """Places left: for Elders, and for anybody. Less than none only where options let druids rest without a place."""
    elder, total = capacity(player, options, dusk)
    rest = player.rest
    elders = rest[1] + rest[2] + rest[3] + rest[4]
    return elder - elders, total - elders - rest[DRUID]


def druid_words(kinds: list[int]) -> str:
    """Several druids as they are written."""
    return " ".join(KINDS[kind] for kind in sorted(kinds))


# --- recruiting (O-145) --------------------------------------------------------------------------


def recruitable(player: Player, options: OakOptions, left: tuple[int, ...] = ()) -> bool:
    """Somebody on the Roots could come to rest, once the druids of `left` have left their rest spaces.

    The first of them acts; the second goes to the Roots and may come straight back (O-73).
    """
    roots, second = player.roots, left[1:]
    if not second and not any(roots):
        return False
    if roots[RECLUSE] or roots[ANCIENT] or RECLUSE in second or ANCIENT in second:
        return True
    elder, total = room(player, options)
    for kind in left:
        if kind not in (RECLUSE, ANCIENT):
            total += 1
            elder += kind != DRUID
    return total > 0 and (elder > 0 or roots[DRUID] > 0 or DRUID in second)


@cache
def recruit_action(kinds: tuple[int, ...]) -> Recruit:
    return Recruit(" ".join(KINDS[kind] for kind in kinds))


def recruits(player: Player, options: OakOptions, most: int) -> list[Action]:
    """Every group of one to `most` druids of the Roots that finds rest."""
    elder, total = room(player, options)
    coming = [kind for kind in range(7) for _ in range(min(player.roots[kind], most))]
    groups: dict[tuple[int, ...], None] = {}
    for size in range(1, most + 1):
        for group in combinations(coming, size):
            shared = sum(kind not in (RECLUSE, ANCIENT) for kind in group)
            elders = sum(kind in SHARED_KINDS for kind in group)
            if shared <= max(total, 0) and elders <= max(elder, 0):
                groups[group] = None
    return [recruit_action(group) for group in groups]


def recruit(player: Player, seat: int, action: Recruit, events: list[Event]) -> int:
    """Bring them to rest; how many came."""
    druids = action.druids.split()
    for word in druids:
        player.roots[KIND[word]] -= 1
        player.rest[KIND[word]] += 1
    events.append(Recruited(seat, druids))
    return len(druids)


# --- promotion (O-30 to O-38) --------------------------------------------------------------------


def ordinary_places(player: Player) -> list[str]:
    """Where ordinary druids of this player are, each place once."""
    places = []
    if player.rest[DRUID]:
        places.append(RESTING)
    if player.roots[DRUID]:
        places.append(ROOTS)
    places += dict.fromkeys(place_word(player.order, place) for place, kind in player.out if kind == DRUID)
    places += [
        TREE_WORD[branch][at]
        for branch, at in enumerate(player.branch)
        if at != NOT_THERE and player.climber[branch] == DRUID
    ]
    return places


def promotable(player: Player, options: OakOptions, acting: int = -1, ancient: bool = False) -> bool:
    """Somebody could be promoted, also when a druid of kind `acting` has just left its rest space."""
    if player.elders[ANCIENT] if ancient else all(player.elders[ARCH:ANCIENT]):
        return False
    if acting == DRUID or player.roots[DRUID]:
        return True
    if player.rest[DRUID]:
        own_space = ancient or not player.elders[RECLUSE]
        if own_space or not options.promote_needs_place or room(player, options)[0] + (acting in SHARED_KINDS) > 0:
            return True
    if any(kind == DRUID for _, kind in player.out):
        return True
    return any(at and player.climber[branch] == DRUID for branch, at in enumerate(player.branch))


@cache
def promote_action(place: str, kind: int) -> Promote:
    return Promote(place, KINDS[kind])


def promotions(player: Player, options: OakOptions, ancient: bool) -> list[Action]:
    kinds = [ANCIENT] if ancient else [kind for kind in range(ARCH, ANCIENT) if not player.elders[kind]]
    kinds = [kind for kind in kinds if not player.elders[kind]]
    at_rest = kinds
    if options.promote_needs_place and room(player, options)[0] <= 0:  # O-215; an own space is always there
        at_rest = [kind for kind in kinds if kind >= RECLUSE]
    return [
        promote_action(place, kind)
        for place in ordinary_places(player)
        for kind in (at_rest if place == RESTING else kinds)
    ]


def promote(player: Player, seat: int, place: str, kind: int, events: list[Event]) -> None:
    """The druid stays where it is, as an Elder for good (O-30, O-37)."""
    if place == RESTING:
        player.rest[DRUID] -= 1
        player.rest[kind] += 1
    elif place == ROOTS:
        player.roots[DRUID] -= 1
        player.roots[kind] += 1
    else:
        _promote_elsewhere(player, place, kind)
    player.elders[kind] = True
    events.append(Promoted(seat, place, KINDS[kind]))


def _promote_elsewhere(player: Player, place: str, kind: int) -> None:
    for number, (at, old) in enumerate(player.out):
        if old == DRUID and place_word(player.order, at) == place:
            player.out[number] = (at, kind)
            return
    for branch in range(3):
        if player.branch[branch] and TREE_WORD[branch][player.branch[branch]] == place:
            player.climber[branch] = kind
            return
    raise ValueError(f"no ordinary druid at {place}")


# --- coming home at dusk (O-118, O-119) ----------------------------------------------------------


@cache
def home_action(kinds: tuple[int, ...]) -> Home:
    return Home(" ".join(KINDS[kind] for kind in kinds))


def homecomings(state: OakState, player: Player) -> list[Home]:
    """Who may stay behind: every choice that leaves no rest space empty which somebody could take."""
    elder, total = (max(0, left) for left in room(player, state.options, dusk=True))
    coming = [kind for place, kind in player.out if place != FOREST]
    elders = sorted(kind for kind in coming if kind in SHARED_KINDS)
    ordinary = coming.count(DRUID)
    if len(elders) <= elder and len(elders) + ordinary <= total:
        return [home_action(())]
    found: dict[tuple[int, ...], None] = {}
    for size in range(min(len(elders), elder, total) + 1):
        resting = min(ordinary, total - size)
        if size < min(len(elders), elder) and size + resting < total:
            continue  # one more Elder would find a place
        for staying in combinations(elders, size):
            left = [kind for kind in elders if kind not in staying]
            found[(*[DRUID] * (ordinary - resting), *left)] = None
    return [home_action(kinds) for kinds in found]


def come_home(player: Player, seat: int, action: Home, events: list[Event]) -> None:
    """Back from all action spaces; from the Forest to the Roots."""
    behind = [KIND[word] for word in action.druids.split()]
    rest: list[str] = []
    roots: list[str] = []
    for place, kind in player.out:
        if place != FOREST and kind not in behind:
            player.rest[kind] += 1
            rest.append(KINDS[kind])
        else:
            if place != FOREST:
                behind.remove(kind)
            player.roots[kind] += 1
            roots.append(KINDS[kind])
    player.out = []
    events.append(CameHome(seat, rest, roots))
