"""A player's turn: the menu of actions and free actions, gathering, and what each does (O-68 to O-105)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import Action, Event
from rules.oak import bag, climbing, costs, decisions, displays, effects, potions, rest
from rules.oak.actions import Climb, Discard, Exchange, Gather, Limit, Pass, Refresh, Skip, Special, Temple, Trade
from rules.oak.board import (
    ABHARTACH,
    ACTION,
    ACTIONS_OF,
    ANCIENT,
    ARTEFACT,
    ARTEFACT_EFFECT,
    ARTEFACT_SPACE,
    ARTEFACTS,
    BOGGART,
    BRANCH,
    BRANCHES,
    CARD,
    CARD_OF,
    CARDS,
    CARW_GWYN,
    CREATURES,
    DRUID,
    FOREST,
    FUATH,
    GHILLIE_DHU,
    GROACH,
    HEART,
    HEART_SPACE,
    INGREDIENT,
    INGREDIENTS,
    KIND,
    KINDS,
    MENHIR_SPACE,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDER_SPACE,
    RESOURCE,
    RESOURCES,
    ROWS,
    SLUAGH,
    STONES,
    TALON,
    TEMPLE,
    TEMPLE_ACTIONS,
    TEMPLE_OF,
    TEMPLE_WORDS,
    UNICORN,
)
from rules.oak.events import (
    CreatureDiscarded,
    Gathered,
    Passed,
    Placed,
    PlayedToClimb,
    Stopped,
    Traded,
    UsedSpace,
)
from rules.oak.figures import FIGURES
from rules.oak.state import (
    CAP,
    LIMITS,
    AfterUse,
    Begin,
    Climbing,
    OakState,
    Player,
    Raise,
    RaiseMenhir,
    Source,
)
from rules.oak.state import Pay as PayTask

PASS, SKIP = Pass(), Skip()
DISCARD = Discard(CREATURES[CARW_GWYN])
OAK_COST = FIGURES.moot.oak_cost
LOSSES = FIGURES.artefact.losses
NOBODY = -1
OWN_SPACE = -1


# --- the actions, made once ----------------------------------------------------------------------


@cache
def temple_action(action: int, kind: int, second: int, space: int) -> Temple:
    return Temple(
        TEMPLE_ACTIONS[action].word,
        KINDS[kind],
        KINDS[second] if second != NOBODY else "",
        TEMPLE_WORDS[space] if space != OWN_SPACE else "",
    )


@cache
def climb_action(card: int, branch: int, to: int, kind: int) -> Climb:
    step = climbing.step_action(branch, to, kind)
    return Climb(CARDS[card], step.arm, step.druid, BRANCHES[branch] if card == HEART else "")


@cache
def special_action(space: str, kind: int) -> Special:
    return Special(space, KINDS[kind])


@cache
def gather_action(take: str, discard: str) -> Gather:
    return Gather(take, discard)


@cache
def trades(have: tuple[int, ...], room: tuple[bool, ...], single: bool) -> tuple[Trade, ...]:
    """Two ingredients for a resource; with Abhartach also one (O-40, O-179)."""
    gifts = [INGREDIENTS[kind] for kind in range(5) if have[kind]] if single else []
    gifts += [
        f"{INGREDIENTS[a]}+{INGREDIENTS[b]}"
        for a in range(5)
        for b in range(a, 5)
        if have[a] and have[b] and (a != b or have[a] > 1)
    ]
    return tuple(Trade(give, RESOURCES[take]) for give in gifts for take in range(3) if room[take])


# --- the menu ------------------------------------------------------------------------------------


def menu(state: OakState, seat: int) -> list[Action]:
    """Everything the player whose turn it is may do."""
    player = state.players[seat]
    if state.acted:  # only with the option `ask_after_action`
        return [*free_actions(state, seat), SKIP]
    if player.passed:
        found = gatherings(state, player)
        if state.options.free_actions_after_pass:
            found += free_actions(state, seat)
        return found
    found = []
    kinds = [kind for kind in range(7) if player.rest[kind]]
    for card in player.hand:
        if kinds:
            found += _temple_actions(state, seat, card, kinds)
        found += _climbs(state, player, card)
    if kinds:
        found += _specials(state, seat, kinds)
    found += free_actions(state, seat)
    found.append(PASS)
    return found


def _temple_actions(state: OakState, seat: int, card: int, kinds: list[int]) -> Iterator[Action]:
    """One card's temple actions: who, on which space, with which second druid (O-72 to O-76)."""
    player = state.players[seat]
    for action in ACTIONS_OF[card]:
        have = player.resources[costs.PAYS[action]]
        cost = costs.without_actor(player, action)
        effect = costs.EFFECT[action]
        if cost - 3 > have:  # no druid saves more
            continue
        plain = effect not in DEPENDS_ON_ACTOR
        if plain and not _possible_after_paying(state, seat, effect, action, max(0, min(cost, have))):
            continue
        for space in spaces(player, action):
            own = OWN_SPACE if card == HEART or space % 3 == STONES[action] else space
            taken = card != HEART and state.temples[space] > 0
            for kind in kinds:
                if cost - costs.actor_discount(kind, effect) > have:
                    continue
                if (not taken or needs_no_second(player, kind)) and (
                    plain or _possible_with(state, player, effect, (kind,))
                ):
                    yield temple_action(action, kind, NOBODY, own)
                if taken:
                    for second in kinds:
                        if (second != kind or player.rest[kind] > 1) and (
                            plain or _possible_with(state, player, effect, (kind, second))
                        ):
                            yield temple_action(action, kind, second, own)


DEPENDS_ON_ACTOR = ("promote", "recruit one", "recruit two", "step")
"""Effects whose possibility the druids just placed change: they leave a rest space, or come to the Roots."""


def _possible_with(state: OakState, player: Player, effect: str, left: tuple[int, ...]) -> bool:
    if effect == "promote":
        if left[0] == DRUID or DRUID in left[1:]:
            return rest.promotable(player, state.options, acting=DRUID)
        return _promotable_without(state, player, left)
    if effect == "step":
        return any(climbing.can_step(state, player, branch, more_roots=len(left) > 1) for branch in range(3))
    return rest.recruitable(player, state.options, left)


def _promotable_without(state: OakState, player: Player, left: tuple[int, ...]) -> bool:
    for kind in left:
        player.rest[kind] -= 1
    able = rest.promotable(player, state.options)
    for kind in left:
        player.rest[kind] += 1
    return able


def _possible_after_paying(state: OakState, seat: int, effect: str, action: int, cost: int) -> bool:
    """A redo may be of an exchange, for which something must be left."""
    if effect != "redo":
        return effects.possible(state, seat, effect)
    resources = state.players[seat].resources
    resources[costs.PAYS[action]] -= cost
    able = effects.possible(state, seat, effect)
    resources[costs.PAYS[action]] += cost
    return able


def spaces(player: Player, action: int) -> tuple[int, ...]:
    """Temple spaces on which this action can be done: its own, or any of the temple with a creature's help (O-168)."""
    temple = TEMPLE_OF[CARD_OF[action]]
    if temple < 0:
        return (HEART_SPACE,)
    if BOGGART + STONES[action] in player.creatures:
        return tuple(range(temple * 3, temple * 3 + 3))
    return (temple * 3 + STONES[action],)


def needs_no_second(player: Player, kind: int) -> bool:
    """May stand with others without a second druid (O-139, O-141, O-176)."""
    return kind in (TALON, ANCIENT) or (kind != DRUID and GROACH in player.creatures)


def _climbs(state: OakState, player: Player, card: int) -> Iterator[Action]:
    """The oak action of a card (O-77, O-152)."""
    branch = TEMPLE_OF[card]
    if card == HEART:
        if sum(player.resources) >= OAK_COST:
            for any_branch in range(3):
                for to, kind in climbing.ways(state, player, any_branch):
                    yield climb_action(card, any_branch, to, kind)
    elif player.resources[branch] >= OAK_COST:
        for to, kind in climbing.ways(state, player, branch):
            yield climb_action(card, branch, to, kind)


def _specials(state: OakState, seat: int, kinds: list[int]) -> Iterator[Action]:
    """The Order's spaces, the menhir, own artefacts (O-92 to O-97)."""
    player = state.players[seat]
    anybody = FUATH in player.creatures
    for number, space in enumerate(ORDER_FIGURES[player.order].spaces):
        if player.spaces[number]:
            continue
        able = space.effect == "promote" or effects.possible(state, seat, space.effect)
        for kind in kinds:
            if able and (kind != DRUID or anybody or not space.elder) and _useful(state, player, space.effect, kind):
                yield special_action(space.word, kind)
    if not player.spaces[MENHIR_SPACE - ORDER_SPACE] and state.supply and player.menhir_fits():
        for kind in kinds:
            if (kind != DRUID or anybody) and costs.payable(player, costs.menhir_cost(player, seat, kind)):
                yield special_action(MENHIR_WORD, kind)
    for artefact in player.artefacts:
        if artefact.busy or player.vp < LOSSES[artefact.notch]:
            continue
        effect = ARTEFACT_EFFECT[artefact.tile]
        word = ARTEFACTS[artefact.tile]
        able = effect == "promote" or effects.possible(state, seat, effect, (word,))
        for kind in kinds:
            if able and _useful(state, player, effect, kind):
                yield special_action(word, kind)


def _useful(state: OakState, player: Player, effect: str, kind: int) -> bool:
    return effect != "promote" or _possible_with(state, player, effect, (kind,))


# --- free actions (C.3) --------------------------------------------------------------------------


def free_actions(state: OakState, seat: int) -> list[Action]:
    """Trading, limits, exchanges, Carw Gwyn: as often as wanted in the own turn (O-40, O-62, O-179, O-214)."""
    player = state.players[seat]
    resources = player.resources
    found: list[Action] = []
    if any(player.ingredients) and min(resources) < CAP:
        have = tuple([2 if own > 2 else own for own in player.ingredients])
        found += trades(have, tuple([own < CAP for own in resources]), ABHARTACH in player.creatures)
    if min(player.limits) < LIMITS.printed and costs.payable(player, costs.limit_cost(player, seat)):
        found += [decisions.LIMIT_ACTIONS[row] for row in (0, 1) if player.limits[row] < LIMITS.printed]
    if player.creatures:
        for given in range(3):
            if SLUAGH + given in player.creatures and not state.received[given]:
                found += decisions.exchanges(player, given)
        if CARW_GWYN in player.creatures:
            found.append(DISCARD)
    if not state.options.refresh_only_with_take:
        found += displays.refreshes(state, player, 0)
        found += displays.refreshes(state, player, 1)
    return found


def do_free_action(state: OakState, seat: int, action: Action, events: list[Event]) -> bool:
    """True if it was one."""
    player = state.players[seat]
    if isinstance(action, Trade):
        potions.pay_ingredients(state, player, [INGREDIENT[word] for word in action.give.split("+")])
        player.gain(RESOURCE[action.take], 1)
        events.append(Traded(seat, action.give, action.take))
    elif isinstance(action, Limit):
        state.todo.append(Raise(seat, ROWS.index(action.row)))
        costs.ask_to_pay(state, costs.limit_cost(player, seat), events)
    elif isinstance(action, Exchange):
        state.received[RESOURCE[action.to]] = True
        decisions.exchange(player, seat, action, 0, events)
    elif isinstance(action, Discard):
        events.append(CreatureDiscarded(seat, action.card, effects.discard_carw_gwyn(state, seat)))
    elif isinstance(action, Refresh):
        displays.refresh(state, seat, action, events)
    else:
        return False
    return True


# --- the action of a turn ------------------------------------------------------------------------


def act(state: OakState, seat: int, action: Action, events: list[Event]) -> None:
    """Take one action of the menu; what follows from it is on `todo`."""
    if do_free_action(state, seat, action, events):
        return
    if isinstance(action, Pass):
        state.players[seat].passed = True  # and gather in the same turn (O-102)
        events.append(Passed(seat))
        return
    state.received = [False, False, False]
    if isinstance(action, Skip):
        _skip(state, seat, events)
    elif isinstance(action, Gather):
        _gather(state, seat, action, events)
    elif isinstance(action, Temple):
        _temple(state, seat, action, events)
    elif isinstance(action, Climb):
        _climb(state, seat, action, events)
    else:
        assert isinstance(action, Special)
        _special(state, seat, action, events)
    state.acted = True


def _skip(state: OakState, seat: int, events: list[Event]) -> None:
    """Stop gathering for today (O-213), or end a turn that is over."""
    if not state.acted:
        state.players[seat].stopped = True
        events.append(Stopped(seat))
    else:
        state.turn_over = True


def _temple(state: OakState, seat: int, action: Temple, events: list[Event]) -> None:
    """Place, send the second druid to the Roots, pay, then the effect (O-72 to O-75)."""
    player = state.players[seat]
    number = ACTION[action.action]
    card, kind = CARD_OF[number], KIND[action.druid]
    if card == HEART:
        space = HEART_SPACE
    else:
        space = TEMPLE[action.space] if action.space else TEMPLE_OF[card] * 3 + STONES[number]
        state.temples[space] += 1
    cost = costs.temple_cost(player, number, kind)
    _play(state, player, card)
    _send(player, kind, space)
    if action.second:
        second = KIND[action.second]
        player.rest[second] -= 1
        player.roots[second] += 1
    resource = costs.PAYS[number]
    player.resources[resource] -= cost
    word = "heart" if card == HEART else TEMPLE_WORDS[space]
    mix = f"{cost}{RESOURCES[resource]}" if cost else ""
    events.append(Placed(seat, action.action, action.druid, word, action.second, mix))
    decisions.ask_bonus_step(state, seat, number)
    state.todo.append(Source(seat, action.action))
    state.todo.append(Begin(seat, costs.EFFECT[number]))


def _climb(state: OakState, seat: int, action: Climb, events: list[Event]) -> None:
    """Pay, then step (O-86)."""
    player = state.players[seat]
    card = CARD[action.card]
    _play(state, player, card)
    branch = BRANCH[action.branch] if card == HEART else TEMPLE_OF[card]
    to, kind = decisions.read_way(player, branch, action.arm, action.druid)
    if card == HEART:
        events.append(PlayedToClimb(seat, action.card, ""))
        state.todo.append(Climbing(seat, branch, to, kind))
        costs.ask_to_pay(state, PayTask(seat, OAK_COST, costs.ANY), events)
    else:
        player.resources[branch] -= OAK_COST
        events.append(PlayedToClimb(seat, action.card, f"{OAK_COST}{RESOURCES[branch]}"))
        climbing.climb(state, seat, branch, to, kind, events)


def _special(state: OakState, seat: int, action: Special, events: list[Event]) -> None:
    player = state.players[seat]
    kind = KIND[action.druid]
    if action.space == MENHIR_WORD:
        cost = costs.menhir_cost(player, seat, kind)
        player.spaces[MENHIR_SPACE - ORDER_SPACE] = True
        _send(player, kind, MENHIR_SPACE)
        events.append(UsedSpace(seat, action.space, action.druid, 0))
        state.todo.append(RaiseMenhir(seat))
        costs.ask_to_pay(state, cost, events)
    elif action.space in ARTEFACT:
        _use_artefact(state, seat, ARTEFACT[action.space], kind, events)
    else:
        board = ORDER_FIGURES[player.order].spaces
        number = next(n for n, space in enumerate(board) if space.word == action.space)
        player.spaces[number] = True
        _send(player, kind, ORDER_SPACE + number)
        events.append(UsedSpace(seat, action.space, action.druid, 0))
        state.todo.append(Begin(seat, board[number].effect))


def _use_artefact(state: OakState, seat: int, tile: int, kind: int, events: list[Event]) -> None:
    """Turn it, lose the points shown, then its effect, then perhaps exhaustion (O-97, O-98)."""
    player = state.players[seat]
    artefact = next(a for a in player.artefacts if a.tile == tile)
    _send(player, kind, ARTEFACT_SPACE + tile)
    vp = player.score(-LOSSES[artefact.notch], "artefacts")
    artefact.notch += 1
    artefact.busy = True
    events.append(UsedSpace(seat, ARTEFACTS[tile], KINDS[kind], vp))
    state.todo.append(AfterUse(seat, tile, own=True))
    state.todo.append(Begin(seat, ARTEFACT_EFFECT[tile]))


def _play(state: OakState, player: Player, card: int) -> None:
    player.hand.remove(card)
    player.played.append(card)
    state.card = card


def _send(player: Player, kind: int, place: int) -> None:
    player.rest[kind] -= 1
    player.out.append((place, kind))


# --- gathering (O-102, O-177, O-213) -------------------------------------------------------------


def can_gather(state: OakState, player: Player) -> bool:
    """A druid on the Roots, or the Unicorn, and something in the Forest."""
    if player.stopped or bag.forest_empty(state):
        return False
    return any(player.roots) or unicorn_helps(state, player)


def unicorn_helps(state: OakState, player: Player) -> bool:
    """The Unicorn gathers without a druid."""
    options = state.options
    if UNICORN not in player.creatures or (player.unicorn and not options.unicorn_every_turn):
        return False
    return options.unicorn_extends_day or any(any(other.roots) for other in state.players)


def gatherings(state: OakState, player: Player) -> list[Action]:
    words = bag.forest_words(state)
    found: list[Action] = [gather_action(word, "") for word in words]
    if GHILLIE_DHU in player.creatures:
        kinds = [INGREDIENTS[kind] for kind, count in enumerate(state.bag) if count]
        found += [gather_action(take, discard) for take in kinds for discard in words]
    found.append(SKIP)
    return found


def _gather(state: OakState, seat: int, action: Gather, events: list[Event]) -> None:
    player = state.players[seat]
    if action.discard:
        kind = INGREDIENT[action.take]
        state.bag[kind] -= 1
        state.bag[bag.take_from_forest(state, action.discard)] += 1
    else:
        kind = bag.take_from_forest(state, action.take)
    player.ingredients[kind] += 1
    moves = not unicorn_helps(state, player)
    if moves:
        who = next(kind for kind in range(7) if player.roots[kind])
        player.roots[who] -= 1
        player.out.append((FOREST, who))
    else:
        player.unicorn = True
    events.append(Gathered(seat, INGREDIENTS[kind], action.discard, moves))
