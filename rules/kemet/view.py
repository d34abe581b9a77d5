"""What one seat, or a spectator, may know of a position. Places and things are words.

Hidden and absent: other hands, the deck's order, battle cards put away unseen, choices of a battle or the set-up that
are not shown yet, cards looked at. Counts of hands are public, and do not move while choices are secret (T-99, T-155).
"""

from __future__ import annotations

from typing import Any

import msgspec

from rules.core import Asked, Seat, Standings, View
from rules.kemet.board import NO_ZONE, NOBODY, Board, board_of
from rules.kemet.decisions import opened
from rules.kemet.figures import COLOURS, LETTERS
from rules.kemet.mechanics.night import STEPS
from rules.kemet.mechanics.prayer import card_price, tile_price
from rules.kemet.mechanics.reach import marches, price, steps_of
from rules.kemet.mechanics.stock import Stock, beasts, stock_of
from rules.kemet.mechanics.tokens import gold_uses, has_silver, uncovered
from rules.kemet.mechanics.zones import controller, limit
from rules.kemet.options import KemetOptions
from rules.kemet.scoring import fame, sources
from rules.kemet.state import NO_CARD, NO_COLOUR, KemetState
from rules.kemet.words import BATTLE_WORDS, BLANK, SPACE_LEVEL, SPACES, TOKEN_WORDS

# --- shapes --------------------------------------------------------------------------------------


class ZoneView(msgspec.Struct, frozen=True):
    word: str
    kind: str
    x: int
    y: int
    city: Seat | None
    harbor: str
    obelisk: bool
    pp: int
    delta: bool
    holder: Seat | None
    units: int
    creature: str
    colour: str
    """Of the pyramid; empty without one."""
    level: int
    pyramid: str
    """As printed: `2R`."""
    controller: Seat | None
    fame: Seat | None
    """Who has the temporary fame of the zone."""


class TroopView(msgspec.Struct, frozen=True):
    """Attackers in a zone that another seat holds."""

    seat: Seat
    zone: str
    units: int
    creature: str


class SpaceView(msgspec.Struct, frozen=True):
    word: str
    level: int
    token: str
    box: str
    """The colour of a Buy box, or blank."""


class HandCard(msgspec.Struct, frozen=True):
    word: str
    icon: str
    cost: int


class BattleCardView(msgspec.Struct, frozen=True):
    word: str
    strength: int
    damage: int
    unblockable: int
    defense: int
    self_loss: int


class SeatView(msgspec.Struct, frozen=True):
    """One player's things. What is None may not be seen by this viewer."""

    seat: Seat
    fame: int
    sources: dict[str, int]
    pp: int
    supply: int
    veterans: int
    limit: int
    tiles: list[str]
    stable: list[str]
    spaces: list[SpaceView]
    tokens_left: int
    silver: bool
    gold: list[str]
    missing_levels: list[int]
    bought: list[str]
    cards: int
    battle_cards: int
    face_up: list[BattleCardView]
    face_down: int
    hand: list[HandCard] | None
    battle_hand: list[BattleCardView] | None
    put_away: list[BattleCardView] | None
    set_aside: list[BattleCardView] | None


class OfferView(msgspec.Struct, frozen=True):
    """A tile on display: how many copies, and what it would cost the viewer."""

    tile: str
    name: str
    colour: str
    level: int
    icon: str
    copies: int
    price: int | None


class CouncilView(msgspec.Struct, frozen=True):
    """The viewer's own choices so far."""

    play: str
    drop: str
    cards: list[str]
    lose: str
    win: str
    seen: str
    """The other's battle card, for the owner of Spying."""


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    units: int
    creature: str
    ready: bool
    play: str
    """Once revealed."""
    cards: list[str]


class BattleView(msgspec.Struct, frozen=True):
    zone: str
    stage: str
    attacker: SideView
    defender: SideView
    winner: Seat | None
    own: CouncilView | None


class MarchView(msgspec.Struct, frozen=True):
    """A way of several steps for the moving troop (`rules.kemet.mechanics.reach`)."""

    path: list[str]
    ways: list[str]
    creatures: list[str]
    """What each step says about creatures."""
    units: list[int]
    onward: list[int]
    cost: int


class KemetView(View, frozen=True):
    options: KemetOptions
    rules: int
    """The version of the rules it is played under."""
    phase: str
    step: str
    round: int
    lap: int
    order: list[Seat]
    slots: list[Seat | None]
    colours: list[str]
    zones: list[ZoneView]
    attackers: list[TroopView]
    seats: list[SeatView]
    market: list[OfferView]
    deck: int
    discard: list[str]
    ready: list[Seat]
    """Seats whose secret set-up is chosen."""
    setup: list[str] | None
    """The viewer's own: troops, pyramids."""
    battle: BattleView | None
    asked: Asked
    """The open decision (`rules.kemet.decisions`)."""
    seen: list[str] | None
    """Cards the viewer chooses from, seen by nobody else."""
    marches: list[MarchView] | None
    """Ways of several steps, for the mover's eyes, who alone needs them."""
    final: Standings | None
    cities: tuple[int, ...] = ()
    """The number of each seat's city, 0 while it is not chosen."""

    @property
    def stock(self) -> Stock:
        """Tiles, creatures and cards of its version."""
        return stock_of(self.rules)

    @property
    def board(self) -> Board:
        options = self.options
        return board_of(options.layout, len(self.seats), options.bank, options.storms, self.cities)


# --- filling them --------------------------------------------------------------------------------


def view(state: KemetState, viewer: Seat | None) -> KemetView:
    board = state.board
    over = state.phase == "over"
    battle = state.fighting
    decision, task = opened(state)
    asked = decision.asked(state, task, viewer)
    mine = viewer in asked.seats
    return KemetView(
        options=state.options,
        rules=state.rules,
        phase=state.phase,
        step=STEPS[state.step],
        round=state.round,
        lap=-(-state.turn // state.seats) if state.phase == "day" else 0,
        order=list(state.order),
        slots=[_seat_or_none(seat) for seat in state.slots],
        colours=[COLOURS[colour] for colour in state.colours],
        zones=[_zone(state, zone) for zone in range(len(board.words))],
        attackers=[
            TroopView(fight.attacker, board.words[fight.zone], fight.units, state.stock.creatures(fight.creature))
            for fight in [*state.fights, *([battle.fight] if battle else [])]
            if fight.units
        ],
        seats=[_seat(state, seat, open_hand=over or viewer == seat) for seat in range(state.seats)],
        market=_market(state, viewer),
        deck=len(state.deck),
        discard=[state.stock.card_words[card] for card in state.discard],
        ready=sorted(state.plans),
        setup=list(state.plans[viewer]) if viewer is not None and viewer in state.plans else None,
        battle=_battle(state, viewer),
        asked=asked,
        seen=[state.stock.card_words[card] for card in task.cards] if mine and asked.word == "vision" else None,
        marches=_marches(state, task) if mine and asked.word == "move" and task.zone != NO_ZONE else None,
        final=state.final,
        cities=state.cities,
    )


def _seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else seat


def _zone(state: KemetState, zone: int) -> ZoneView:
    board = state.board
    figure = board.zones[board.words[zone]]
    colour = state.colour[zone]
    return ZoneView(
        word=board.words[zone],
        kind=figure.kind,
        x=figure.x,
        y=figure.y,
        city=_seat_or_none(board.city[zone]),
        harbor=figure.harbor,
        obelisk=figure.obelisk,
        pp=figure.pp,
        delta=figure.delta,
        holder=_seat_or_none(state.holder[zone]),
        units=state.units[zone],
        creature=state.stock.creatures(state.creature[zone]),
        colour="" if colour == NO_COLOUR else COLOURS[colour],
        level=state.level[zone],
        pyramid="" if colour == NO_COLOUR else f"{state.level[zone]}{LETTERS[colour]}",
        controller=_seat_or_none(controller(state, zone)),
        fame=state.scored.get(zone),
    )


def _seat(state: KemetState, seat: Seat, open_hand: bool) -> SeatView:
    return SeatView(
        seat=seat,
        fame=fame(state, seat),
        sources=sources(state, seat),
        pp=state.pp[seat],
        supply=state.supply[seat],
        veterans=state.veterans[seat],
        limit=limit(state, seat),
        tiles=[state.stock.tile_words[tile] for tile in state.tiles[seat]],
        stable=[state.stock.beast_words[number] for number in beasts(state.stable[seat])],
        spaces=_spaces(state, seat),
        tokens_left=state.left[seat],
        silver=has_silver(state, seat),
        gold=list(gold_uses(state, seat)),
        missing_levels=uncovered(state, seat),
        bought=[COLOURS[colour] for colour in state.bought[seat]],
        cards=len(state.hands[seat]),
        battle_cards=len(state.battle_hands[seat]),
        face_up=_battle_cards(state, state.face_up[seat]),
        face_down=len(state.face_down[seat]),
        hand=[
            HandCard(state.stock.card_words[card], state.stock.cards[card].icon, card_price(state, seat, card))
            for card in sorted(state.hands[seat])
        ]
        if open_hand
        else None,
        battle_hand=_battle_cards(state, sorted(state.battle_hands[seat])) if open_hand else None,
        put_away=_battle_cards(state, state.face_down[seat]) if open_hand else None,
        set_aside=_battle_cards(state, state.set_aside[seat]) if open_hand else None,
    )


def _spaces(state: KemetState, seat: Seat) -> list[SpaceView]:
    boxes = dict(zip((word for word in SPACES if word.startswith("buy")), state.boxes[seat], strict=True))
    return [
        SpaceView(
            word,
            SPACE_LEVEL[space],
            TOKEN_WORDS[state.tokens[seat][space]],
            "" if word not in boxes else BLANK if boxes[word] == NO_COLOUR else COLOURS[boxes[word]],
        )
        for space, word in enumerate(SPACES)
    ]


def _battle_cards(state: KemetState, cards: list[int]) -> list[BattleCardView]:
    figures = state.stock.battle_cards
    return [
        BattleCardView(
            BATTLE_WORDS[card],
            figures[card].strength,
            figures[card].damage,
            figures[card].unblockable,
            figures[card].defense,
            figures[card].self_loss,
        )
        for card in cards
    ]


def _market(state: KemetState, viewer: Seat | None) -> list[OfferView]:
    return [
        OfferView(
            state.stock.tile_words[tile],
            state.stock.tiles[tile].name,
            state.stock.tiles[tile].colour,
            state.stock.level[tile],
            state.stock.tiles[tile].icon,
            copies,
            None if viewer is None else tile_price(state, viewer, tile),
        )
        for tile, copies in enumerate(state.market)
        if copies
    ]


def _battle(state: KemetState, viewer: Seat | None) -> BattleView | None:
    task = state.fighting
    if task is None:
        return None
    fight, revealed = task.fight, task.stage != "council"
    sides = []
    for side, (seat, council) in enumerate(zip(task.seats, task.councils, strict=True)):
        here = bool(side) != fight.inside  # on the board rather than in the fight
        units = state.units[fight.zone] if here else fight.units
        sides.append(
            SideView(
                seat,
                units if not (side and fight.inside) else 0,
                state.stock.creatures((state.creature[fight.zone] if here else fight.creature) if units else 0),
                council.ready,
                BATTLE_WORDS[council.play] if revealed else "",
                [state.stock.card_words[card] for card in council.cards] if revealed else [],
            )
        )
    own = None
    if viewer in task.seats:
        side = task.seats.index(viewer)
        mine, other = task.councils[side], task.councils[1 - side]
        spying = not revealed and any(state.stock.tiles[tile].sees_card for tile in state.tiles[viewer])
        own = CouncilView(
            BATTLE_WORDS[mine.play] if mine.play != NO_CARD else "",
            BATTLE_WORDS[mine.drop] if mine.drop != NO_CARD else "",
            [state.stock.card_words[card] for card in mine.cards],
            mine.lose,
            mine.win,
            BATTLE_WORDS[other.play] if spying and other.ready else "",
        )
    settled = task.stage not in ("council", "diversion", "wound", "resolve")
    return BattleView(
        state.board.words[fight.zone],
        task.stage,
        sides[0],
        sides[1],
        task.seats[task.winner] if settled else None,
        own,
    )


def _marches(state: KemetState, task: Any) -> list[MarchView]:
    words, found = state.board.words, []
    for march in marches(state, task):
        steps = steps_of(state, task, march.legs, 1, 1)
        found.append(
            MarchView(
                path=[words[to] for to, _ in march.legs],
                ways=[how for _, how in march.legs],
                creatures=[step.creature for step in steps],
                units=list(march.units),
                onward=list(march.onward),
                cost=price(state, task.seat, march.legs, state.creature[task.zone]),
            )
        )
    return found
