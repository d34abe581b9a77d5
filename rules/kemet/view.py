"""What one seat, or a spectator, may know of a position. Places and things are words.

Hidden and absent: other hands, the deck's order, battle cards put away unseen, choices of a battle or the set-up that
are not shown yet, cards looked at. Counts of hands are public, and do not move while choices are secret (T-99, T-155).
"""

from __future__ import annotations

from rules.core import Seat
from rules.kemet.board import NO_ZONE, NOBODY
from rules.kemet.fame import fame, sources
from rules.kemet.figures import COLOURS, LETTERS, PIECES
from rules.kemet.moving import way_of
from rules.kemet.night import STEPS
from rules.kemet.prayer import card_price, teleport_price, tile_price
from rules.kemet.reach import marches as find_marches
from rules.kemet.reach import price, steps_of
from rules.kemet.shown import (
    Asked,
    BattleCardView,
    BattleView,
    CouncilView,
    HandCard,
    KemetView,
    MarchView,
    OfferView,
    SeatView,
    SideView,
    SpaceView,
    TroopView,
    ZoneView,
)
from rules.kemet.state import (
    NO_CARD,
    NO_COLOUR,
    BattleTask,
    BuyTask,
    KemetState,
    MoveTask,
    NightTask,
    OrderTask,
    PlaceTask,
    PrayersTask,
    RaiseTask,
    RecruitTask,
    SwapTask,
    Task,
    TurnTask,
    VisionTask,
)
from rules.kemet.tiles import LEVEL, TILE_WORDS, TILES
from rules.kemet.tokens import BLANK, gold_uses, has_silver, uncovered
from rules.kemet.waits import waiting
from rules.kemet.words import (
    BATTLE_CARDS,
    BATTLE_WORDS,
    BEAST_WORDS,
    CARD_WORDS,
    CARDS,
    SPACE_LEVEL,
    SPACES,
    TOKEN_WORDS,
    beast_words,
    beasts,
)
from rules.kemet.zones import controller, limit


def view(state: KemetState, viewer: Seat | None) -> KemetView:
    board = state.board
    over = state.phase == "over"
    battle = next((task for task in state.tasks if isinstance(task, BattleTask)), None)
    return KemetView(
        options=state.options,
        phase=state.phase,
        step=STEPS[state.step],
        round=state.round,
        lap=-(-state.turn // state.seats) if state.phase == "day" else 0,
        order=list(state.order),
        slots=[_seat_or_none(seat) for seat in state.slots],
        colours=[COLOURS[colour] for colour in state.colours],
        zones=[_zone(state, zone) for zone in range(len(board.words))],
        attackers=[
            TroopView(fight.attacker, board.words[fight.zone], fight.units, beast_words(fight.creature))
            for fight in [*state.fights, *([battle.fight] if battle else [])]
            if fight.units
        ],
        seats=[_seat(state, seat, open_hand=over or viewer == seat) for seat in range(state.seats)],
        market=_market(state, viewer),
        deck=len(state.deck),
        discard=[CARD_WORDS[card] for card in state.discard],
        ready=sorted(state.plans),
        setup=list(state.plans[viewer]) if viewer is not None and viewer in state.plans else None,
        battle=_battle(state, battle, viewer) if battle else None,
        asked=_asked(state, viewer),
        final=state.final,
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
        creature=beast_words(state.creature[zone]),
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
        tiles=[TILE_WORDS[tile] for tile in state.tiles[seat]],
        stable=[BEAST_WORDS[number] for number in beasts(state.stable[seat])],
        spaces=_spaces(state, seat),
        tokens_left=state.left[seat],
        silver=has_silver(state, seat),
        gold=list(gold_uses(state, seat)),
        missing_levels=uncovered(state, seat),
        bought=[COLOURS[colour] for colour in state.bought[seat]],
        cards=len(state.hands[seat]),
        battle_cards=len(state.battle_hands[seat]),
        face_up=_battle_cards(state.face_up[seat]),
        face_down=len(state.face_down[seat]),
        hand=[
            HandCard(CARD_WORDS[card], CARDS[card].icon, card_price(state, seat, card))
            for card in sorted(state.hands[seat])
        ]
        if open_hand
        else None,
        battle_hand=_battle_cards(sorted(state.battle_hands[seat])) if open_hand else None,
        put_away=_battle_cards(state.face_down[seat]) if open_hand else None,
        set_aside=_battle_cards(state.set_aside[seat]) if open_hand else None,
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


def _battle_cards(cards: list[int]) -> list[BattleCardView]:
    return [
        BattleCardView(
            BATTLE_WORDS[card],
            BATTLE_CARDS[card].strength,
            BATTLE_CARDS[card].damage,
            BATTLE_CARDS[card].unblockable,
            BATTLE_CARDS[card].defense,
            BATTLE_CARDS[card].self_loss,
        )
        for card in cards
    ]


def _market(state: KemetState, viewer: Seat | None) -> list[OfferView]:
    return [
        OfferView(
            TILE_WORDS[tile],
            TILES[tile].name,
            TILES[tile].colour,
            LEVEL[tile],
            TILES[tile].icon,
            copies,
            None if viewer is None else tile_price(state, viewer, tile),
        )
        for tile, copies in enumerate(state.market)
        if copies
    ]


def _battle(state: KemetState, task: BattleTask, viewer: Seat | None) -> BattleView:
    fight, revealed = task.fight, task.stage != "council"
    sides = []
    for side, (seat, council) in enumerate(zip(task.seats, task.councils, strict=True)):
        here = bool(side) != fight.inside  # on the board rather than in the fight
        units = state.units[fight.zone] if here else fight.units
        sides.append(
            SideView(
                seat,
                units if not (side and fight.inside) else 0,
                beast_words((state.creature[fight.zone] if here else fight.creature) if units else 0),
                council.ready,
                BATTLE_WORDS[council.play] if revealed else "",
                [CARD_WORDS[card] for card in council.cards] if revealed else [],
            )
        )
    own = None
    if viewer in task.seats:
        side = task.seats.index(viewer)
        mine, other = task.councils[side], task.councils[1 - side]
        spying = not revealed and _sees(state, task, side)
        own = CouncilView(
            BATTLE_WORDS[mine.play] if mine.play != NO_CARD else "",
            BATTLE_WORDS[mine.drop] if mine.drop != NO_CARD else "",
            [CARD_WORDS[card] for card in mine.cards],
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


def _sees(state: KemetState, task: BattleTask, side: int) -> bool:
    return any(TILES[tile].sees_card for tile in state.tiles[task.seats[side]])


def _asked(state: KemetState, viewer: Seat | None) -> Asked | None:
    seats = list(waiting(state))
    if not seats:
        return None
    if not state.tasks:
        return Asked({"setup": "setup", "first": "first"}.get(state.phase, "position"), seats)
    return _asked_task(state, state.tasks[-1], seats, viewer)


def _asked_task(state: KemetState, task: Task, seats: list[Seat], viewer: Seat | None) -> Asked:
    words = state.board.words
    if isinstance(task, TurnTask):
        return Asked("turn", seats, stage=task.stage, left=len(task.open))
    if isinstance(task, MoveTask):
        if task.zone == NO_ZONE:
            return Asked("move", seats)
        land = way_of(state, task, state.creature[task.zone]).land
        teleport = None if task.teleported else teleport_price(state, task.seat)
        if task.portal != NO_ZONE:  # the card was paid already
            teleport = 0
        marches = _marches(state, task) if viewer == task.seat else None
        return Asked("move", seats, zone=words[task.zone], land=land, teleport=teleport, marches=marches)
    if isinstance(task, PlaceTask):
        return Asked("place", seats, left=min(task.left, state.supply[task.seat]), why=task.why)
    if isinstance(task, RaiseTask):
        return Asked("raise", seats, left=task.gift)
    if isinstance(task, RecruitTask):
        return Asked("recruit", seats, left=state.supply[task.seat], placed=sum(task.placed.values()))
    if isinstance(task, BattleTask):
        return Asked("battle", seats, stage=task.stage, zone=words[task.fight.zone])
    if isinstance(task, VisionTask):
        seen = [CARD_WORDS[card] for card in task.cards] if viewer == task.seat else None
        return Asked("vision", seats, left=len(task.cards), seen=seen)
    if isinstance(task, NightTask):
        return Asked("night", seats, stage=task.what, left=state.veterans[task.seat])
    if isinstance(task, BuyTask):
        stage = "gold" if task.box < 0 else ""
        return Asked("buy", seats, stage=stage, left=PIECES.tokens - state.left[task.seat])
    kind = {SwapTask: "swap", OrderTask: "order", PrayersTask: "prayers"}[type(task)]
    return Asked(kind, seats)


def _marches(state: KemetState, task: MoveTask) -> list[MarchView]:
    words, found = state.board.words, []
    for march in find_marches(state, task):
        steps = steps_of(state, task, march.legs, 1, 1)
        found.append(
            MarchView(
                path=[words[to] for to, _ in march.legs],
                ways=[how for _, how in march.legs],
                creatures=[step.creature for step in steps],
                units=list(march.units),
                onward=list(march.onward),
                cost=price(state, task.seat, march.legs),
            )
        )
    return found
