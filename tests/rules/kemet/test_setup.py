"""Components, the board and the set-up (T-1 to T-32, T-158, T-169)."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations

import pytest

from rules.core import FastDice, Illegal, proof, rule
from rules.kemet import KEMET
from rules.kemet.actions import Buy, Done, First, Raise, Recruit, Setup, Step
from rules.kemet.board import NOBODY, board_of
from rules.kemet.figures import COLOURS, FIGURES
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.options import KemetOptions
from rules.kemet.state import KemetState
from rules.kemet.words import SPACE_LEVEL, SPACES
from tests.rules.kemet.properties import invariants
from tests.rules.kemet.scene import Scene

EVERY_BOARD = [(layout, seats) for layout in ("printed", "classic", "wheel") for seats in KEMET.seats]


def fresh(seats: int, seed: int = 3, **options: object) -> KemetState:
    """The set-up of troops and pyramids: every seat has the city of its number, and they follow each other."""
    fields = {"cities": "by seat", **options}
    state, _ = KEMET.setup(seats, KemetOptions(**fields), FastDice(seed))  # type: ignore[arg-type]
    return state


def setup_all(state: KemetState) -> KemetState:
    """Everybody takes the first choice offered."""
    dice = FastDice(1)
    while KEMET.waiting(state) and state.phase == "setup":
        seat = KEMET.waiting(state)[0]
        KEMET.apply(state, seat, KEMET.legal(state, seat)[0], dice)
    return state


@proof("T-1")
def test_two_to_five_players_and_all_gods_alike() -> None:
    assert list(KEMET.seats) == [2, 3, 4, 5]
    for seats in KEMET.seats:
        state = fresh(seats)
        assert len({(state.pp[seat], state.supply[seat], len(state.hands[seat])) for seat in range(seats)}) == 1


@proof("T-2", "T-3")
def test_the_box() -> None:
    assert (FIGURES.pieces.units, FIGURES.pieces.tokens, FIGURES.pieces.boxes) == (12, 5, 3)
    assert sum(tile.copies for tile in STOCK.tiles) == 64
    assert len(STOCK.beasts) == 10
    assert sum(tile.units * tile.copies for tile in STOCK.tiles) == 6
    assert sum(card.copies for card in STOCK.cards) == 38
    assert len(STOCK.battle_cards) == 8 + 2


@proof("T-4")
def test_what_is_not_on_the_board_cannot_be_entered() -> None:
    scene = Scene(3).troop(0, "1a", 2).turn(0)
    scene.march(0, "1a")
    refusal = scene.refused(0, Step("4a", 1))
    assert (refusal.reason, refusal.clause) == ("not-in-play", "T-4")
    assert len(board_of("wheel", 3, "", "").words) == 24


@proof("T-5")
@pytest.mark.parametrize(("layout", "seats"), EVERY_BOARD)
def test_kinds_of_zones(layout: str, seats: int) -> None:
    board = board_of(layout, seats, "west", "cities")
    assert board.kind.count("sanctuary") == 1
    assert board.sanctuary not in board.temples
    assert board.delta in board.temples
    assert set(board.kind) == {"temple", "sanctuary", "district", "desert"}


@rule("T-5")
def test_sanctuary_and_one_temple_are_not_two_temples() -> None:
    scene = Scene(3).troop(0, "SA", 1).troop(0, "T1", 1)
    scene.night()
    assert scene.state.divine[0] == 0


@proof("T-6")
@pytest.mark.parametrize(("layout", "seats"), EVERY_BOARD)
def test_three_districts_that_touch_each_other_and_their_front(layout: str, seats: int) -> None:
    board = board_of(layout, seats, "west", "cities")
    for seat, districts in enumerate(board.districts):
        assert len(districts) == 3
        front = board.front.index(seat)
        for zone in districts:
            assert set(board.adjacent[zone]) == {*districts, front} - {zone}


@proof("T-7")
@pytest.mark.parametrize(("layout", "seats"), EVERY_BOARD)
def test_every_temple_and_the_sanctuary_have_an_obelisk_and_every_city_a_harbor(layout: str, seats: int) -> None:
    board = board_of(layout, seats, "west", "cities")
    assert set(board.temples) | {board.sanctuary} <= set(board.obelisks)
    assert sorted(front for front in board.front if front != NOBODY) == list(range(seats))


@rule("T-8")
@pytest.mark.parametrize(("layout", "seats"), EVERY_BOARD)
def test_the_delta_is_reached_by_ship_only(layout: str, seats: int) -> None:
    board = board_of(layout, seats, "west", "cities")
    assert all(zone in board.adjacent[other] for zone in range(len(board.words)) for other in board.adjacent[zone])
    for city in board.districts:
        reached, border = set(city), list(city)
        while border:
            border = [zone for here in border for zone in board.adjacent[here] if zone not in reached]
            reached.update(border)
        assert board.delta not in reached


@proof("T-9")
def test_the_action_pyramid() -> None:
    levels = dict(zip(SPACES, SPACE_LEVEL, strict=True))
    assert [word for word in SPACES if levels[word] == 3] == ["recruit", "move3"]
    assert [word for word in SPACES if levels[word] == 2] == ["pray2", "raise", "move2"]
    assert [word for word in SPACES if levels[word] == 1] == ["pray1", "buy1", "buy2", "buy3"]
    assert levels["gold"] == 0


@proof("T-10")
def test_a_new_colour_brings_its_buy_token() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 1).turn(0)
    assert scene.state.boxes[0] == [0, -1, -1]
    scene.do(0, Raise(), Raise("1b", 1, "diamond"))
    assert scene.state.boxes[0] == [0, 2, -1]
    scene.state.tokens[0] = [0] * len(SPACES)
    scene.state.left[0] = 5
    scene.turn(0).do(0, Raise(), Raise("1a", 2))
    assert scene.state.boxes[0] == [0, 2, -1]


@rule("T-10", "T-30")
@pytest.mark.parametrize("seats", range(2, 6))
def test_after_the_set_up_one_box_at_most_is_colourless(seats: int) -> None:
    """So the next Buy token has one place only, and nobody need be asked for it."""
    state = fresh(seats, setup_order="together")
    for action in KEMET.legal(state, 0):
        assert isinstance(action, Setup)
        colours = [part.split()[1] for part in action.pyramids.split(", ")]
        assert len(set(colours)) == len(colours) >= len(state.boxes[0]) - 1


@rule("T-10")
def test_the_last_colourless_box_takes_the_buy_token_under_an_action_token_too() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 1).pyramid("1b", "sapphire", 1).turn(0)
    scene.do(0, Buy(box="blank"), Done())
    scene.turn(0).do(0, Raise(), Raise("1c", 1, "diamond"))
    assert scene.state.boxes[0] == [0, 1, 2]
    assert scene.state.tokens[0][SPACES.index("buy3")]


@proof("T-12", "T-158")
def test_tiles_have_a_colour_a_level_and_a_sign() -> None:
    for colour in range(4):
        for level in (1, 2, 3, 4):
            assert (
                sum(
                    t.copies for n, t in enumerate(STOCK.tiles) if STOCK.colour[n] == colour and STOCK.level[n] == level
                )
                == 4
            )
    assert {tile.icon for tile in STOCK.tiles} == {"day", "night", "battle", "action", "creature"}


@proof("T-13", "T-14")
def test_cards_have_a_sign_and_a_price_and_battle_cards_their_figures() -> None:
    assert {card.icon for card in STOCK.cards} == {"day", "move", "battle"}
    assert {card.cost for card in STOCK.cards} == {0, 1}
    figures = [(c.strength, c.damage, c.unblockable, c.defense, c.self_loss) for c in STOCK.battle_cards]
    assert figures == [
        (5, 0, 0, 0, 2),
        (4, 1, 0, 0, 0),
        (3, 2, 0, 0, 0),
        (3, 0, 0, 1, 0),
        (2, 0, 0, 2, 0),
        (2, 2, 0, 1, 0),
        (1, 3, 0, 0, 0),
        (1, 1, 0, 3, 0),
        (3, 3, 0, 0, 0),
        (3, 0, 0, 3, 0),
    ]


@proof("T-15")
def test_no_pyramid_is_level_0_and_4_is_the_highest() -> None:
    scene = Scene(3, "ruby sapphire diamond").pp(0, 11).turn(0)
    assert scene.state.level[scene.zone("1a")] == 0
    scene.do(0, Raise())
    refusal = scene.refused(0, Raise("1a", 5, "ruby"))
    assert (refusal.reason, refusal.clause) == ("level-too-high", "T-15")


@proof("T-16")
@pytest.mark.parametrize(("seats", "zones"), [(2, 17), (3, 20), (4, 31), (5, 34)])
def test_the_board_for_the_number_of_players(seats: int, zones: int) -> None:
    assert len(fresh(seats).holder) == zones
    assert len(fresh(seats).board.districts) == seats


@proof("T-17", "T-18", "T-19", "T-169")
@pytest.mark.parametrize(("seats", "colours", "tiles"), [(2, 2, 26), (3, 3, 48), (4, 3, 48), (5, 4, 64)])
def test_tiles_by_number_of_players(seats: int, colours: int, tiles: int) -> None:
    for drawn in combinations(range(4), colours):
        market = STOCK.in_play(seats, list(drawn))
        assert sum(market) == tiles == FIGURES.tiles_in_play[str(seats)]
        assert all(STOCK.colour[tile] in drawn for tile, copies in enumerate(market) if copies)
        if seats == 2:
            assert max(market) == 1
            assert not any(market[tile] for tile in range(len(STOCK.tiles)) if STOCK.tiles[tile].silver)
    assert len(fresh(seats).colours) == colours
    assert {tuple(fresh(seats, seed).colours) for seed in range(60)} == set(combinations(range(4), colours))


@proof("T-20")
def test_tiles_lie_face_up() -> None:
    view = KEMET.view(fresh(5), None)
    assert sum(offer.copies for offer in view.market) == 64


@proof("T-21")
def test_special_cards_and_creatures_come_with_their_tiles() -> None:
    state = fresh(3)
    assert all(hand == list(range(8)) for hand in state.battle_hands)
    assert state.stable == [0, 0, 0]


@proof("T-22")
def test_domination_and_sphinx_carry_a_fame_point() -> None:
    assert {tile.name for tile in STOCK.tiles if tile.fame} == {"Domination", "Sphinx"}
    assert all(tile.fame in (0, 1) for tile in STOCK.tiles)
    for word in STOCK.tile_words:
        tile = STOCK.tiles[STOCK.tile[word]]
        if tile.fame and tile.colour != "onyx":
            scene = Scene(3, "ruby sapphire diamond").pyramid("1a", tile.colour, tile.level).pp(0, 11).turn(0)
            scene.do(0, Buy(box=tile.colour), Buy(tile=word))
            assert scene.state.divine[0] == 1, "for the buyer"


@proof("T-23")
def test_temples_start_unclaimed() -> None:
    state = setup_all(fresh(4))
    assert state.scored == {}
    assert len(state.board.temples) == 5


@proof("T-25", "T-32")
@rule("T-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_at_the_start(seats: int) -> None:
    state = fresh(seats)
    assert all(len(hand) == 3 and hand.count(STOCK.diversion) == 1 for hand in state.hands)
    assert STOCK.diversion not in state.deck
    assert len(state.deck) == 33 - 2 * seats
    assert state.pp == [7] * seats
    invariants(state)


@rule("T-32")
def test_start_options() -> None:
    state = fresh(3, start_pp=5, start_cards=0)
    assert state.pp == [5, 5, 5]
    assert state.hands == [[STOCK.diversion]] * 3


@proof("T-26", "T-27")
def test_nobody_starts_with_fame_or_veterans_and_fame_is_public() -> None:
    state = setup_all(fresh(3))
    view = KEMET.view(state, None)
    assert [seat.fame for seat in view.seats] == [0, 0, 0]
    assert [seat.veterans for seat in view.seats] == [0, 0, 0]
    assert [(seat.silver, seat.gold) for seat in view.seats] == [(False, [])] * 3


@proof("T-28")
def test_the_first_turn_order_is_drawn() -> None:
    assert {tuple(fresh(3, seed).order) for seed in range(60)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0),
    }  # fmt: skip


@rule("T-29", "T-30")
def test_troops_and_pyramids_are_secret_until_all_are_in() -> None:
    state = fresh(3, setup_order="together")
    colours = [COLOURS[colour] for colour in state.colours]
    choice = Setup("1a 1c", f"1a {colours[0]} 2, 1b {colours[1]} 1")
    assert KEMET.waiting(state) == (0, 1, 2)
    KEMET.apply(state, 0, choice, FastDice(1))
    assert KEMET.waiting(state) == (1, 2)
    assert sum(state.units) == 0
    assert KEMET.view(state, 1).setup is None
    assert KEMET.view(state, 0).setup == [choice.troops, choice.pyramids]
    setup_all(state)
    index = state.board.index
    assert [state.units[index[word]] for word in ("1a", "1b", "1c")] == [5, 0, 5]
    assert [state.level[index[word]] for word in ("1a", "1b", "1c")] == [2, 1, 0]
    assert state.supply == [2, 2, 2]
    assert state.boxes[0] == [COLOURS.index(colours[0]), COLOURS.index(colours[1]), -1]


@proof("T-30")
@pytest.mark.parametrize(("seats", "plans"), [(2, 12), (3, 42), (4, 42), (5, 96)])
def test_every_way_to_build_three_levels(seats: int, plans: int) -> None:
    state = fresh(seats, setup_order="together")
    found = KEMET.legal(state, 0)
    assert len({action.pyramids for action in found}) == plans  # type: ignore[attr-defined]
    assert len(found) == 3 * plans


@rule("T-29", "T-30", "T-67", "T-68")
def test_set_up_refusals() -> None:
    state = fresh(3, setup_order="together")
    red, blue, green = (COLOURS[colour] for colour in state.colours)
    missing = next(colour for colour in COLOURS if colour not in (red, blue, green))
    for troops, pyramids, reason, clause in (
        ("1a 2a", f"1a {red} 2, 1b {blue} 1", "not-your-district", "T-29"),
        ("1a 1a", f"1a {red} 2, 1b {blue} 1", "two-districts", "T-29"),
        ("1a 1b", f"2a {red} 2, 1b {blue} 1", "not-your-district", "T-67"),
        ("1a 1b", f"1a {missing} 2, 1b {blue} 1", "colour-not-in-game", "T-68"),
        ("1a 1b", f"1a {red} 2, 1b {red} 1", "colour-twice", "T-68"),
        ("1a 1b", f"1a {red} 2, 1a {blue} 1", "one-per-district", "T-30"),
        ("1a 1b", f"1a {red} 3", "too-high-at-start", "T-30"),
        ("1a 1b", f"1a {red} 2, 1b {blue} 2", "three-levels", "T-30"),
        ("1b 1a", f"1a {red} 2, 1b {blue} 1", "in-board-order", "T-30"),
    ):
        with pytest.raises(Illegal) as caught:
            KEMET.check(state, 0, Setup(troops, pyramids))
        assert (caught.value.reason, caught.value.clause) == (reason, clause)


@rule("T-30")
def test_set_up_in_turn_order_is_seen_at_once() -> None:
    state = fresh(3, setup_order="turn order")
    first = state.order[0]
    assert KEMET.waiting(state) == (first,)
    KEMET.apply(state, first, KEMET.legal(state, first)[0], FastDice(1))
    assert sum(state.units) == 10
    assert KEMET.waiting(state) == (state.order[1],)


@proof("T-31")
def test_the_free_tile() -> None:
    state = setup_all(fresh(3))
    assert state.phase == "first"
    chooser = state.order[-1]
    assert KEMET.waiting(state) == (chooser,)
    offer = KEMET.legal(state, chooser)
    own = {state.colour[zone] for zone in state.board.districts[chooser] if state.level[zone]}
    assert {STOCK.colour[STOCK.tile[action.tile]] for action in offer} == own  # type: ignore[attr-defined]
    assert all(STOCK.level[STOCK.tile[action.tile]] == 1 for action in offer)  # type: ignore[attr-defined]
    before = state.pp[chooser]
    KEMET.apply(state, chooser, offer[0], FastDice(1))
    assert state.pp[chooser] == before
    assert state.bought[chooser] == []
    assert len(state.tiles[chooser]) == 1


@rule("T-31")
def test_free_tile_in_turn_order_as_an_option() -> None:
    state = setup_all(fresh(3, first_tile_order="turn order"))
    assert KEMET.waiting(state) == (state.order[0],)


@rule("T-31", "T-164")
def test_mercenaries_as_the_free_tile() -> None:
    """Up to three in the third district, the rest to supply; 15 units in all."""
    state = fresh(5, setup_order="together")
    dice = FastDice(1)
    for seat in range(5):
        districts = [state.board.words[zone] for zone in state.board.districts[seat]]
        plan = f"{districts[0]} onyx 2, {districts[1]} ruby 1"
        KEMET.apply(state, seat, Setup(f"{districts[0]} {districts[1]}", plan), dice)
    seat = KEMET.waiting(state)[0]
    KEMET.apply(state, seat, First("mercenaries spear"), dice)
    third = state.board.words[state.board.districts[seat][2]]
    assert KEMET.legal(state, seat) == [Recruit(f"{third} {n}") for n in (1, 2, 3)] + [Done()]
    KEMET.apply(state, seat, Recruit(f"{third} 2"), dice)
    KEMET.apply(state, seat, Done(), dice)
    assert state.supply[seat] == 3
    invariants(state)


@proof("T-33")
def test_the_game_begins_with_a_day() -> None:
    state = setup_all(fresh(3))
    dice = FastDice(1)
    while state.phase == "first":
        seat = KEMET.waiting(state)[0]
        KEMET.apply(state, seat, KEMET.legal(state, seat)[0], dice)
    assert (state.phase, state.round) == ("day", 1)
    assert KEMET.waiting(state) == (state.order[0],)


def test_two_dominations_lie_out_for_two_players_and_nobody_can_own_both() -> None:
    market = STOCK.in_play(2, [0, 3])
    assert [market[STOCK.tile[word]] for word in ("ruby domination", "onyx domination")] == [1, 1]


def test_every_figure_has_a_provenance() -> None:
    data = json.loads(files("rules.kemet").joinpath("data.json").read_text("utf-8"))
    for entry in (*data["tiles"], *data["creatures"], *data["cards"], *data["battle_cards"]):
        assert entry["tag"].split(";")[0].split(",")[0] in ("seed", "2021", "2024", "both"), entry
    assert all("tag" in data[key] for key in ("pieces", "prices", "setup", "victory", "spaces", "boards"))
    assert STOCK.card["diversion"] == STOCK.diversion
