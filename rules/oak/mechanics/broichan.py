"""Broichan, the opponent of a solo game (O-180 to O-201, O-209 to O-212, O-219). He sits after the last seat."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.oak.board import (
    AFTER,
    ARCH,
    ARTEFACTS,
    CARDS,
    DARK_LEVELS,
    DEPTH,
    DRUID,
    FORK,
    INGREDIENTS,
    KINDS,
    KNOWLEDGE,
    LAST,
    MYSTICISM,
    NOT_THERE,
    RECLUSE,
    RITUAL,
    STORYTELLING,
    TEMPLE_OF,
    TEMPLE_WORDS,
    TREE_WORD,
    WISDOM,
    WORSHIP,
    last_space,
)
from rules.oak.events import (
    ArtefactTaken,
    BroichanDrew,
    BroichanEnded,
    BroichanPlaced,
    BroichanTripled,
    Gathered,
    Passed,
    Promoted,
    Scored,
)
from rules.oak.figures import FIGURES
from rules.oak.mechanics import bag, climbing, displays, effects, potions
from rules.oak.scoring import broichan_place
from rules.oak.state import OakState, Player, TriplesTask

FIGURE = FIGURES.broichan


def take_turn(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Pass and gather, or a card (O-187 to O-192)."""
    seat = state.seats
    player = state.players[seat]
    if not player.passed and (state.players[0].passed or not any(player.roots)):
        player.passed = True  # O-191
        events.append(Passed(seat))
    if player.passed:
        gather(state, seat, events)
        return
    if not state.broichan_deck:
        state.broichan_deck, state.broichan_discard = state.broichan_discard, []
        dice.shuffle(state.broichan_deck)
    card = state.broichan_deck.pop(0)
    events.append(BroichanDrew(CARDS[card]))
    branch = TEMPLE_OF[card]
    space = free_space(state, branch)
    if space is None and can_climb(state, player, branch):
        climb(state, branch, events)  # O-188: no card action
    else:
        place(state, card, neutral_space(state, branch) if space is None else space, dice, events)
    state.broichan_discard.append(card)


def can_gather(state: OakState) -> bool:
    """He needs no druid (O-192)."""
    if bag.forest_empty(state):
        return False
    return state.options.broichan_empties_forest or any(any(player.roots) for player in state.players)


def gather(state: OakState, seat: int, events: list[Event]) -> None:
    """Always the token nearest the top left corner (O-192)."""
    if not can_gather(state):
        return
    spot = next(place for place, kind in enumerate(state.forest) if kind != bag.EMPTY)
    kind, state.forest[spot] = state.forest[spot], bag.EMPTY
    state.players[seat].ingredients[kind] += 1
    events.append(Gathered(seat, INGREDIENTS[kind], "", False))
    state.tasks.append(TriplesTask(seat))


# --- placing -------------------------------------------------------------------------------------


def neutral_space(state: OakState, temple: int) -> int:
    return next(space for space in state.neutral if space // 3 == temple)


def free_space(state: OakState, temple: int) -> int | None:
    """The first free one clockwise from the neutral druid's (O-187)."""
    start = neutral_space(state, temple) % 3
    for i in range(3):
        space = temple * 3 + (start + i) % 3
        if not state.temples[space]:
            return space
    return None


def place(state: OakState, card: int, space: int, dice: Dice, events: list[Event]) -> None:
    player = state.players[state.seats]
    kind = next(kind for kind in range(7) if player.roots[kind])
    player.roots[kind] -= 1
    player.out.append((space, kind))
    state.temples[space] += 1
    events.append(BroichanPlaced(CARDS[card], TEMPLE_WORDS[space]))
    act(state, card, dice, events)


def act(state: OakState, card: int, dice: Dice, events: list[Event]) -> None:
    """The lower part of his card (O-190); what cannot happen is skipped (O-219)."""
    seat = state.seats
    player = state.players[seat]
    if card == STORYTELLING:
        events.append(Scored(seat, player.score(FIGURE.storytelling, "artefacts"), "storytelling"))
    elif card == WORSHIP:
        promote(state, player, events)
    elif card == KNOWLEDGE:
        if state.creature_display:
            displays.take_displayed_creature(state, seat, max(state.creature_display), events)
    elif card == WISDOM:
        if not brew(state, events):
            bag.draw(state, seat, FIGURE.draws, dice, events)
            state.tasks.append(TriplesTask(seat))
    elif card == MYSTICISM:
        if state.artefact_display:
            take_artefact(state, max(state.artefact_display), events)
    else:
        assert card == RITUAL
        if state.supply:
            effects.take_shrine(state, seat, sum(player.shrines) % 2, events)


def promote(state: OakState, player: Player, events: list[Event]) -> None:
    """A druid of the Roots if there is one, in the order of the specialisations (O-219)."""
    kind = next((kind for kind in range(ARCH, RECLUSE + 1) if not player.elders[kind]), None)
    if kind is None:
        return
    if player.roots[DRUID]:
        player.roots[DRUID] -= 1
        player.roots[kind] += 1
        where = "roots"
    else:
        where = _promote_elsewhere(player, kind)
        if not where:
            return
    player.elders[kind] = True
    events.append(Promoted(state.seats, where, KINDS[kind]))


def _promote_elsewhere(player: Player, kind: int) -> str:
    for number, (place, old) in enumerate(player.out):
        if old == DRUID:
            player.out[number] = (place, kind)
            return TEMPLE_WORDS[place]
    for branch, at in enumerate(player.branch):
        if at != NOT_THERE and player.climber[branch] == DRUID:
            player.climber[branch] = kind
            return TREE_WORD[branch][at]
    return ""


def take_artefact(state: OakState, tile: int, events: list[Event]) -> None:
    """He scores it and never uses it: it lies with the exhausted ones (O-184)."""
    seat = state.seats
    player = state.players[seat]
    state.artefact_display.remove(tile)
    player.exhausted.append(tile)
    events.append(ArtefactTaken(seat, ARTEFACTS[tile], player.score(FIGURES.artefact.gain, "artefacts")))
    displays.refill(state, "artefacts", events)


def brew(state: OakState, events: list[Event]) -> bool:
    """The highest level of Dark Woods he can (O-190, O-200)."""
    player = state.players[state.seats]
    have = [kind for kind, count in enumerate(player.ingredients) if count]
    level = min(len(have), max(DARK_LEVELS))
    if level < min(DARK_LEVELS):
        return False
    paid = tuple(int(kind in have[:level]) for kind in range(5))
    potion = potions.FIRST_DARK + DARK_LEVELS.index(level)
    potions.brew(state, state.seats, potions.brew_action(potion, paid), events, take_back=False)
    return True


def end(state: OakState) -> BroichanEnded:
    """How he stands once the game is over."""
    assert state.final is not None
    facts = state.final.facts
    return BroichanEnded(broichan_place(state.final), facts["broichan"], facts["broichan-spaces"])


# --- climbing ------------------------------------------------------------------------------------


def can_climb(state: OakState, player: Player, branch: int) -> bool:
    return climbing.can_step(state, player, branch)


def climb(state: OakState, branch: int, events: list[Event]) -> None:
    player = state.players[state.seats]
    at = player.branch[branch]
    kind = -1
    if at == NOT_THERE:
        to, kind = 1, next(kind for kind in range(7) if player.roots[kind])
    elif at == FORK:
        values = [_end_value(state, player, branch, end) for end in LAST]
        to = AFTER[FORK][values[1] > values[0]]  # tie: left
    else:
        to = AFTER[at][0]
    climbing.climb(state, state.seats, branch, to, kind, events)


def _end_value(state: OakState, player: Player, branch: int, end: int) -> int:
    """What a last space would give him now; less than nothing if it is blocked."""
    number = last_space(branch, end)
    return -1 if state.blocked[number] else climbing.end_points(state, player, number)


def _best_end(state: OakState, player: Player, branch: int) -> int:
    at = player.branch[branch]
    ends = LAST if at <= FORK else AFTER[at]
    return max((_end_value(state, player, branch, end) for end in ends), default=-1)


def choose_branch(state: OakState) -> int | None:
    """Where three equal ingredients take him (O-196, O-197)."""
    player = state.players[state.seats]
    able = [branch for branch in range(3) if can_climb(state, player, branch)]
    worth = [branch for branch in able if _best_end(state, player, branch) >= 0]
    if worth:
        return max(
            worth,
            key=lambda branch: (
                _best_end(state, player, branch),
                DEPTH[player.branch[branch]],
                -branch,
            ),
        )
    solstice_next = state.sun + 1 in climbing.SOLAR.solstices
    for branch in able:
        if solstice_next and state.tokens[branch * 8 + player.branch[branch]]:
            return branch
    return able[0] if able else None


def turn_triple(state: OakState, seat: int, events: list[Event]) -> bool:
    """Three equal ingredients are a step at once; a festival it causes comes first (O-195). False: he has none."""
    player = state.players[seat]
    for kind, count in enumerate(player.ingredients):
        if count >= FIGURE.same:
            player.ingredients[kind] -= FIGURE.same
            state.bag[kind] += FIGURE.same
            events.append(BroichanTripled(INGREDIENTS[kind]))
            branch = choose_branch(state)
            if branch is not None:
                climb(state, branch, events)
            return True
    return False
