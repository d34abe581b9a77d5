"""The first position: the common part of the set-up, and what everybody may build (T-16 to T-32)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations

from rules.core import Action, Dice, Event
from rules.kemet.actions import Setup
from rules.kemet.before.material import is_older
from rules.kemet.board import NO_CITY, NOBODY, board_of, cities_of
from rules.kemet.events import ColoursDrawn, Ordered, PhaseBegan, PyramidRaised, TroopPlaced
from rules.kemet.figures import COLOURS, FIGURES, PIECES, colours_in_play
from rules.kemet.mechanics.cards import draw
from rules.kemet.mechanics.learned import nothing
from rules.kemet.mechanics.pyramids import found
from rules.kemet.mechanics.stock import stock_of
from rules.kemet.mechanics.zones import come
from rules.kemet.options import KemetOptions
from rules.kemet.state import NO_COLOUR, KemetState
from rules.kemet.words import ORDINARY, SPACES

SETUP = FIGURES.setup


def setup(
    kind: type[KemetState], seats: int, options: KemetOptions, dice: Dice, rules: int
) -> tuple[KemetState, list[Event]]:
    """The position in which everybody chooses a city, or troops and pyramids."""
    where = (options.layout, seats, options.bank, options.storms)
    zones = len(board_of(*where).words)
    stock = stock_of(rules)
    colours = list(range(len(COLOURS)))
    dice.shuffle(colours)
    colours = sorted(colours[: colours_in_play(seats)])  # T-17
    order = list(range(seats))
    dice.shuffle(order)  # T-28
    deck = [card for card, figure in enumerate(stock.cards) if card != stock.diversion for _ in range(figure.copies)]
    dice.shuffle(deck)  # T-25
    state = kind(
        options=options,
        seats=seats,
        phase="setup",
        round=1,
        order=order,
        turn=0,
        colours=colours,
        market=stock.in_play(seats, colours),
        holder=[NOBODY] * zones,
        units=[0] * zones,
        creature=[0] * zones,
        level=[0] * zones,
        colour=[NO_COLOUR] * zones,
        scored={},
        fights=[],
        pp=[options.start_pp] * seats,
        supply=[PIECES.units] * seats,
        veterans=[0] * seats,
        divine=[0] * seats,
        battle=[0] * seats,
        tiles=[[] for _ in range(seats)],
        powers=[0] * seats,
        stable=[0] * seats,
        boxes=[[NO_COLOUR] * PIECES.boxes for _ in range(seats)],
        tokens=[[0] * len(SPACES) for _ in range(seats)],
        left=[PIECES.tokens] * seats,
        bought=[[] for _ in range(seats)],
        hands=[[stock.diversion] for _ in range(seats)],  # T-24
        deck=deck,
        discard=[],
        battle_hands=[list(range(ORDINARY)) for _ in range(seats)],
        face_up=[[] for _ in range(seats)],
        face_down=[[] for _ in range(seats)],
        set_aside=[[] for _ in range(seats)],
        tasks=[],
        plans={},
        step=0,
        queue=[],
        slots=[],
        rules=rules,
        cities=() if is_older(rules) else cities_of(*where) if options.cities == "by seat" else (NO_CITY,) * seats,
    )
    state.learned = nothing(state, opened=True)
    events: list[Event] = [ColoursDrawn([COLOURS[colour] for colour in colours]), Ordered(list(order))]
    for seat in order:
        draw(state, seat, options.start_cards, dice, events)
    events.append(PhaseBegan("setup", 1))
    return state, events


# --- troops and pyramids -------------------------------------------------------------------------


def free_cities(state: KemetState) -> list[int]:
    options = state.options
    cities = cities_of(options.layout, state.seats, options.bank, options.storms)
    return [city for city in cities if city not in state.cities]


def setup_actions(state: KemetState, seat: int) -> list[Action]:
    board = state.board
    return list(_setups(tuple(board.words[zone] for zone in board.districts[seat]), tuple(state.colours)))


@lru_cache(maxsize=512)
def _setups(districts: tuple[str, ...], colours: tuple[int, ...]) -> tuple[Setup, ...]:
    """Two districts for the troops (T-29), and every way to build three levels, none above two (T-30)."""
    pyramids: list[str] = []
    splits = [(2, 1), (1, 1, 1)]
    assert all(sum(split) == SETUP.levels and max(split) <= SETUP.top_level for split in splits)
    for split in splits:
        for places in permutations(districts, len(split)):
            if len(split) == len(districts) and places != districts:
                continue  # three equal pyramids: only the colours differ
            for paint in permutations(colours, len(split)):
                parts = sorted(zip(places, paint, split, strict=True))
                pyramids.append(", ".join(f"{place} {COLOURS[colour]} {level}" for place, colour, level in parts))
    troops = [" ".join(pair) for pair in combinations(districts, 2)]
    return tuple(Setup(pair, plan) for pair in troops for plan in pyramids)


def build(state: KemetState, seat: int, events: list[Event]) -> None:
    troops, pyramids = state.plans.pop(seat)
    index = state.board.index
    for word, units in zip(troops.split(), SETUP.troops, strict=True):
        come(state, seat, index[word], units)
        state.supply[seat] -= units
        events.append(TroopPlaced(seat, word, units))
    for part in pyramids.split(", "):
        word, colour, level = part.split()
        found(state, seat, index[word], COLOURS.index(colour))
        state.level[index[word]] = int(level)
        events.append(PyramidRaised(seat, word, colour, int(level), 0, True))
