"""The course of a game: set-up, turns, dusk and dawn, the end (O-7 to O-26, O-66 to O-68, O-116 to O-131)."""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.oak import bag, broichan, climbing, displays, menu, rest, settling
from rules.oak.actions import Brew, Discard, Home, Skip
from rules.oak.board import (
    ADVANCED,
    AOS_SI,
    CARDS,
    CARW_GWYN,
    CEILIOG,
    HEART,
    INGREDIENTS,
    LAST,
    NO_ORDER,
    ORDERS,
    POTIONS,
    RESOURCE,
    RESOURCES,
    STARTING,
    TEMPLE_WORDS,
    TREE_WORD,
    last_space,
)
from rules.oak.effects import discard_carw_gwyn
from rules.oak.events import (
    Blocked,
    CreatureDiscarded,
    Ended,
    FirstPlayer,
    Gained,
    LapBegan,
    NeutralMoved,
    PhaseBegan,
    PotionsLaid,
    Skipped,
    TurnBegan,
)
from rules.oak.figures import FIGURES
from rules.oak.options import OakOptions
from rules.oak.potions import DARK, brew, brew_action, ways_to_brew
from rules.oak.scoring import finish
from rules.oak.state import Learned, OakState, Player
from rules.oak.tasks import Triples
from rules.oak.triggers import DUSK, comes_up

ROUNDS = FIGURES.rounds.count
NEUTRAL = [RESOURCE[letter] * 3 + stones - 1 for letter, stones in FIGURES.temples.neutral.items()]
"""The druid-marked space of each temple."""


# --- set-up --------------------------------------------------------------------------------------


def new_game(seats: int, options: OakOptions, dice: Dice) -> tuple[OakState, list[Event]]:
    """The table laid, up to the first choice of an Order (O-7 to O-26)."""
    events: list[Event] = []
    players = [_new_player() for _ in range(seats)]
    if seats == 1:
        players.append(_new_broichan())
        first = 1  # O-180
    else:
        first = dice.below(seats) if options.first_player == "random" else 0
    laid, box = _lay_potions(dice)
    creatures = list(range(1, len(FIGURES.creatures.cards) + 1))
    artefacts = list(range(len(FIGURES.artefacts.tiles)))
    cards = [card for card in range(len(CARDS)) if card != HEART] if seats == 1 else []
    for pile in (creatures, artefacts, cards):
        dice.shuffle(pile)
    state = OakState(
        options=options,
        seats=seats,
        players=players,
        phase="orders",
        round=1,
        first=first,
        turn=(first - 1) % seats if seats > 1 else 0,  # to the right of the first player (O-17)
        acted=False,
        turn_over=False,
        sun=1,
        tokens=_solar_tokens(len(players)),
        blocked=[False] * 6,
        temples=[0] * 9,
        neutral=_neutral(len(players)),
        bag=[getattr(FIGURES.bag, word) for word in INGREDIENTS],
        forest=[bag.EMPTY] * FIGURES.forest.places,
        potions=laid,
        box=box,
        creature_deck=creatures,
        creature_display=[],
        artefact_pile=artefacts,
        artefact_display=[],
        known_creatures=[],
        known_artefacts=[],
        supply=FIGURES.shrine.supply,
        todo=[],
        pending=[],
        brewed=[],
        broichan_deck=cards,
        learned=Learned(),
    )
    _count_temples(state)
    events.append(FirstPlayer(first))
    events.append(PotionsLaid([POTIONS[tile] for tile in laid]))
    displays.refill(state, "creatures", events)
    displays.refill(state, "artefacts", events)
    bag.fill_forest(state, dice, events)
    events.append(PhaseBegan("orders", 0))
    return state, events


def _new_player() -> Player:
    player = Player(hand=list(STARTING), aside=list(ADVANCED))
    player.rest[0] = FIGURES.druids.resting
    player.roots[0] = FIGURES.druids.each - FIGURES.druids.resting
    return player


def _new_broichan() -> Player:
    player = Player(resources=[0, 0, 0])
    player.roots[0] = FIGURES.druids.each
    return player


def _lay_potions(dice: Dice) -> tuple[list[int], list[int]]:
    """One tile of each level; the others go back to the box (O-10)."""
    laid = []
    for level in (1, 2, 3):
        laid.append(dice.pick([n for n, tile in enumerate(FIGURES.potions.tiles) if tile.level == level]))
    return laid, [tile for tile in range(len(POTIONS)) if tile not in laid]


def _solar_tokens(players: int) -> list[int]:
    tokens = [0] * 24
    for place in FIGURES.solar.tokens:
        tokens[RESOURCE[place.branch] * 8 + place.after] = place.four if players == 4 else place.few
    return tokens


def _neutral(players: int) -> list[int]:
    if players <= 2:
        return list(NEUTRAL)
    return [NEUTRAL[RESOURCE[FIGURES.temples.neutral_of_three]]] if players == 3 else []


# --- the clockwork -------------------------------------------------------------------------------


def go_on(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Everything that happens by itself until somebody must decide or the game is over."""
    while state.phase != "over":
        if state.todo:
            task = state.todo[-1]
            if isinstance(task, Triples):
                broichan.settle_triples(state, task, dice, events)
            elif not settling.settle(state, dice, events):
                return
        elif state.phase == "day":
            if not _go_on_with_turn(state, dice, events):
                return
        elif not _next(state, dice, events):
            return


def _next(state: OakState, dice: Dice, events: list[Event]) -> bool:
    """One move of the clockwork outside the day; False when a seat must decide first."""
    phase = state.phase
    if phase == "orders":
        if any(player.order == NO_ORDER for player in state.players[: state.seats]):
            return False
        _begin_day(state, events)
    elif phase == "home":
        if state.pending:
            return False
        _dusk(state, dice, events)
    elif phase == "sun":
        _night_falls(state, dice, events)
    else:
        assert phase == "final"
        if state.pending:
            return False
        if state.solo:
            broichan.brew(state, events)  # O-200
        finish(state)
        if state.solo:
            events.append(broichan.end(state))
        state.phase = "over"
        events.append(Ended())
    return True


def choose_order(state: OakState, seat: int, order: str) -> None:
    """Counter-clockwise, the first player last (O-17)."""
    state.players[seat].order = ORDERS.index(order)
    state.turn = (seat - 1) % state.seats


# --- the day (O-68, O-100 to O-105, O-116) -------------------------------------------------------


def _begin_day(state: OakState, events: list[Event]) -> None:
    state.phase = "day"
    events.append(PhaseBegan("day", state.round))
    state.lap = 0
    _begin_lap(state, state.first, events)
    _begin_turn(state, state.first, events)


def _begin_lap(state: OakState, seat: int, events: list[Event]) -> None:
    state.lap += 1
    events.append(LapBegan(seat, state.round, state.lap))


def _begin_turn(state: OakState, seat: int, events: list[Event]) -> None:
    state.turn = seat
    state.acted = state.turn_over = False
    state.card = -1
    state.refreshed = [False, False]
    state.received = [False, False, False]
    events.append(TurnBegan(seat))


def _go_on_with_turn(state: OakState, dice: Dice, events: list[Event]) -> bool:
    seat = state.turn
    if seat == state.seats:
        if not state.acted:
            state.acted = True
            menu.ask_again(state)
            broichan.take_turn(state, dice, events)
            return True
    elif not state.acted:
        player = state.players[seat]
        if not player.passed or menu.comes_to_turn(state, seat):
            return False
    elif menu.may_follow(state, seat):
        return False
    _next_turn(state, dice, events)
    return True


def _next_turn(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Clockwise to the next who can do something; nobody plays or gathers any more: the day is over (O-116)."""
    count = len(state.players)
    seats = [(state.turn + i) % count for i in range(1, count + 1)]
    goes_on = any(_plays(state, seat) for seat in seats)
    for seat in seats:
        if _plays(state, seat) or (goes_on and seat < state.seats and menu.comes_to_turn(state, seat)):
            if (seat - state.first) % count <= (state.turn - state.first) % count:
                _begin_lap(state, seat, events)
            _begin_turn(state, seat, events)
            return
    if state.round == ROUNDS:
        _final_scoring(state, events)
    else:
        _send_home(state, events)


def _plays(state: OakState, seat: int) -> bool:
    """Has not passed, or can gather."""
    player = state.players[seat]
    if not player.passed:
        return True
    return broichan.can_gather(state) if seat == state.seats else menu.can_gather(state, player)


# --- dusk and dawn (O-118 to O-128, O-67) --------------------------------------------------------


def _send_home(state: OakState, events: list[Event]) -> None:
    """Step a: who has no choice comes home, the others choose at once."""
    state.phase = "home"
    events.append(PhaseBegan("dusk", state.round))
    for seat in state.turn_order(state.first):
        player = state.players[seat]
        if seat == state.seats:  # O-193
            for _, kind in player.out:
                player.roots[kind] += 1
            player.out = []
            continue
        ways = rest.homecomings(state, player)
        if len(ways) > 1:
            state.pending.append(seat)
        else:
            rest.come_home(player, seat, ways[0], events)
    _count_temples(state)


def come_home(state: OakState, seat: int, action: Home, events: list[Event]) -> None:
    state.pending.remove(seat)
    rest.come_home(state.players[seat], seat, action, events)
    _count_temples(state)


def _count_temples(state: OakState) -> None:
    """Who is left in the temples."""
    spaces = [*state.neutral, *(place for player in state.players for place, _ in player.out)]
    state.temples = [spaces.count(space) for space in range(len(TEMPLE_WORDS))]


def _dusk(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Steps b to e."""
    _block_last_spaces(state, events)
    for player in state.players:
        player.hand += player.played  # O-121
        player.hand.sort()
        player.played = []
        player.spaces = [False] * 3
        for artefact in player.artefacts:
            artefact.busy = False
    if state.options.broichan_reshuffles_at_dusk and state.broichan_discard:  # O-227
        state.broichan_deck += state.broichan_discard
        state.broichan_discard = []
        dice.shuffle(state.broichan_deck)
    bag.fill_forest(state, dice, events)
    if state.options.dusk_creatures_before_sun:
        _dusk_creatures(state, dice, events)
    state.phase = "sun"
    climbing.move_sun(state, state.first, events)


def _block_last_spaces(state: OakState, events: list[Event]) -> None:
    """Step b (O-84, O-120)."""
    closed = []
    for player in state.players:
        for branch, at in enumerate(player.branch):
            if at in LAST and not state.blocked[last_space(branch, at)]:
                state.blocked[last_space(branch, at)] = True
                closed.append(TREE_WORD[branch][at])
    if closed:
        events.append(Blocked(closed))


def _dusk_creatures(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Creatures 10 to 13, in turn order (O-128); never for Broichan (O-210)."""
    for seat in state.turn_order(state.first):
        player = state.players[seat]
        if seat == state.seats:
            continue
        came = {
            RESOURCES[resource]: player.gain(resource, FIGURES.effects.dusk)
            for resource in range(3)
            if comes_up(player, CEILIOG + resource, DUSK)
        }
        if came:
            events.append(Gained(seat, came, "dusk"))
        if comes_up(player, AOS_SI, DUSK):
            bag.draw(state, seat, 1, dice, events)


def _night_falls(state: OakState, dice: Dice, events: list[Event]) -> None:
    """After the sun: creatures, the token, the next round, neutral druids, dawn (O-124 to O-128, O-67)."""
    if not state.options.dusk_creatures_before_sun:
        _dusk_creatures(state, dice, events)
    state.first = (state.first + 1) % len(state.players)
    state.round += 1
    _move_neutral(state)
    if state.neutral:
        events.append(NeutralMoved([TEMPLE_WORDS[space] for space in state.neutral]))
    events.append(FirstPlayer(state.first))
    events.append(PhaseBegan("dawn", state.round))
    for seat, player in enumerate(state.players):
        player.passed = player.stopped = player.unicorn = False
        if seat < state.seats:
            came = {RESOURCES[resource]: player.gain(resource, FIGURES.resources.dawn) for resource in range(3)}
            events.append(Gained(seat, came, "dawn"))
    _begin_day(state, events)


def _move_neutral(state: OakState) -> None:
    """Inside each temple (O-126), or with three players to the marked space of the next (O-127)."""
    if len(state.players) == 3:
        state.neutral = [NEUTRAL[(state.neutral[0] // 3 + 1) % 3]]
    else:
        state.neutral = [space // 3 * 3 + (space % 3 + 1) % 3 for space in state.neutral]
    _count_temples(state)


# --- the end (O-117, O-129 to O-131) -------------------------------------------------------------


def _final_scoring(state: OakState, events: list[Event]) -> None:
    state.phase = "final"
    events.append(PhaseBegan("final", state.round))
    state.pending = [
        seat for seat in state.turn_order(state.first) if seat < state.seats and len(final_actions(state, seat)) > 1
    ]


def final_actions(state: OakState, seat: int) -> list[Action]:
    """Dark Woods once, and Carw Gwyn; either may be left."""
    player = state.players[seat]
    found: list[Action] = []
    if seat not in state.brewed:
        for potion in DARK:
            found += [brew_action(potion, paid) for paid in ways_to_brew(state, player, potion, less=False)]
    if CARW_GWYN in player.creatures:
        found.append(menu.DISCARD)
    found.append(menu.SKIP)
    return found


def take_final(state: OakState, seat: int, action: Action, events: list[Event]) -> None:
    if isinstance(action, Brew):
        state.brewed.append(seat)
        brew(state, seat, action, events, take_back=False)  # what Clurichaun returns would be worth nothing (O-132)
    elif isinstance(action, Discard):
        events.append(CreatureDiscarded(seat, action.card, discard_carw_gwyn(state, seat)))
    else:
        assert isinstance(action, Skip)
        events.append(Skipped(seat))
        state.pending.remove(seat)
        return
    if len(final_actions(state, seat)) == 1:
        state.pending.remove(seat)
