"""The printed board: what the facts say of it, how it is made, and that the engine's board can hold it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from rules.core import FastDice
from rules.kemet import KEMET
from rules.kemet.board import Board
from rules.kemet.events import Moved
from rules.kemet.material.board import BOARD, Parts, Zone, cities_in_play, for_the_engine, zones_in_play
from tests.rules.kemet.test_material import FACTS

ALL = Parts(tag="ours", banks=("west", "east"))
EVERY = [(players, parts) for players, every in BOARD.in_play.items() for parts in every]
OUTER = {"west": "T1", "east": "T4"}


def played(parts: Parts) -> Board:
    """The engine's board with a seat in every city."""
    cities = cities_in_play(parts)
    return Board(len(cities), for_the_engine(parts, cities), list(range(1, len(cities) + 1)))


def moves(board: Board, seat: int, start: int) -> dict[str, int]:
    """How many land moves, ships included, lead from a zone to each other."""
    far = {start: 0}
    wave = [start]
    while wave:
        wave = list({to for zone in wave for to in board.roads[seat][zone] if to not in far})
        far.update(dict.fromkeys(wave, max(far.values()) + 1))
    return {board.words[zone]: steps for zone, steps in far.items()}


# --- how it is made ------------------------------------------------------------------------------


def test_borders_hold_both_ways_and_stay_on_their_bank() -> None:
    for word, zone in BOARD.zones.items():
        assert len(set(zone.adj)) == len(zone.adj)
        assert word not in zone.adj
        for other in zone.adj:
            assert word in BOARD.zones[other].adj
            assert BOARD.zones[other].bank == zone.bank, "only ships cross the Nile"


def test_six_cities_of_three_districts_that_touch_each_other_and_their_front() -> None:
    assert [city.bank for city in BOARD.cities.values()] == ["west"] * 3 + ["east"] * 3
    for number, city in BOARD.cities.items():
        for district in city.districts:
            zone = BOARD.zones[district]
            assert (zone.kind, zone.city) == ("district", number)
            assert set(zone.adj) == {*city.districts, city.front} - {district}
        front = BOARD.zones[city.front]
        assert (front.kind, front.harbor, front.front_of) == ("desert", "military", number)


def test_the_half_turn_leaves_the_board_as_it_is() -> None:
    turned = {one: other for pair in BOARD.half_turn for one, other in (pair, pair[::-1])}
    assert set(turned) == {word for word, zone in BOARD.zones.items() if zone.bank != "delta"}

    def kind(zone: Zone) -> tuple[object, ...]:
        return zone.kind, zone.harbor, zone.obelisk, zone.pp, bool(zone.city), bool(zone.front_of)

    for word, other in turned.items():
        zone, there = BOARD.zones[word], BOARD.zones[other]
        assert {turned[near] for near in zone.adj} == set(there.adj)
        assert kind(zone) == kind(there)


def test_temples_and_the_sanctuary_have_obelisks_and_pay() -> None:
    temples = {word: zone for word, zone in BOARD.zones.items() if zone.kind == "temple"}
    assert {word: zone.pp for word, zone in temples.items()} == {"T1": 2, "T2": 3, "T3": 3, "T4": 2, "DT": 0}
    assert BOARD.zones["DT"].sacrifice == {"units": 1, "pp": 5}
    assert BOARD.zones["SA"].sacrifice == {"units": 2, "fame": 1}
    assert all(zone.obelisk for zone in (*temples.values(), BOARD.zones["SA"]))
    trading = [word for word, zone in BOARD.zones.items() if zone.harbor == "trading"]
    assert sorted(trading) == ["EB", "O2", "O3", "WB"]


# --- moving on it --------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "parts"), EVERY)
def test_every_city_is_two_moves_from_the_outer_temple_of_its_bank_and_three_from_the_others(
    players: int, parts: Parts
) -> None:
    board = played(parts)
    cities = cities_in_play(parts)
    assert len(cities) == players
    temples = {board.words[zone] for zone in board.temples} - {"DT"}
    assert len(temples) == 2 * len(parts.banks)
    for seat, city in enumerate(cities):
        outer = OUTER[BOARD.cities[city].bank]
        for district in board.districts[seat]:
            far = moves(board, seat, district)
            assert {word: far[word] for word in temples} == {word: 2 if word == outer else 3 for word in temples}


def test_the_same_holds_with_all_six_cities() -> None:
    board = played(ALL)
    for seat, city in enumerate(BOARD.cities.values()):
        for district in board.districts[seat]:
            far = moves(board, seat, district)
            assert [far[word] for word in ("T1", "T2", "T3", "T4")] == [
                2 if word == OUTER[city.bank] else 3 for word in ("T1", "T2", "T3", "T4")
            ]


@pytest.mark.parametrize(("players", "parts"), EVERY)
def test_the_delta_is_reached_by_teleports_only_and_ships_leave_it(players: int, parts: Parts) -> None:
    board = played(parts)
    delta = {"DT", "DM", "SA"}
    for seat in range(players):
        for district in board.districts[seat]:
            assert delta.isdisjoint(moves(board, seat, district))
        assert set(moves(board, seat, board.index["DM"])) > delta, "ships lead away from it"
    assert {board.words[zone] for zone in board.obelisks} >= {"DT", "SA"}, "teleports lead to it"


@pytest.mark.parametrize(("players", "parts"), EVERY)
def test_what_is_under_a_storm_is_neither_entered_nor_crossed(players: int, parts: Parts) -> None:
    zones = zones_in_play(parts)
    for city in parts.storms:
        assert set(BOARD.cities[city].districts).isdisjoint(zones)
        assert (BOARD.cities[city].front in zones) != parts.fronts
    assert all(other in zones for zone in zones.values() for other in zone.adj)
    assert len(cities_in_play(parts)) == players
    assert len(parts.storms) <= 2, "the box has two storm tiles"


def test_ships_enter_the_front_of_a_city_nobody_has_no_more() -> None:
    parts = BOARD.in_play[2][0]
    board = played(parts)
    front = board.index["F2"]
    for seat in range(2):
        assert all(not board.sails(seat, zone, front) for zone in range(len(board.words)))
        assert board.sails(seat, front, board.index["WB"])


@pytest.mark.parametrize("players", list(BOARD.in_play))
def test_the_engine_plays_whole_games_on_it(players: int) -> None:
    """It is what a table gets that says nothing; the Delta is visited."""
    options = KEMET.options()
    visited: set[str] = set()
    for seed in range(2):
        dice, choose = FastDice(seed), random.Random(seed)
        state, _ = KEMET.setup(players, options, dice)
        while waiting := KEMET.waiting(state):
            seat = choose.choice(waiting)
            for event in KEMET.apply(state, seat, choose.choice(KEMET.legal(state, seat)), dice):
                if isinstance(event, Moved):
                    visited.add(event.to)
                    assert (
                        event.to not in ("DT", "DM", "SA")
                        or event.way == "teleport"
                        or event.start in ("DT", "DM", "SA")
                    )
        assert KEMET.standings(state) is not None
    assert {"T1", "T2", "WB"} <= visited
    assert visited & {"DT", "SA"}


# --- against the facts ---------------------------------------------------------------------------


def test_zone_by_zone_it_is_the_board_of_the_facts() -> None:
    file = FACTS.with_name("kemet_map_material.json")
    if not file.is_file():
        pytest.skip("the file of facts is not part of the repository")
    facts: dict[str, Any] = json.loads(file.read_text("utf-8"))
    city = {one.id: number for number, one in BOARD.cities.items()}
    word = {zone.id: word for word, zone in BOARD.zones.items()}
    assert set(word) == set(facts["six_cities"])
    for their, fact in facts["six_cities"].items():
        zone = BOARD.zones[word[their]]
        assert {word[other] for other in fact["adj"]} == set(zone.adj)
        assert (zone.kind, list(zone.at), zone.harbor) == (fact["kind"], fact["xy"], fact.get("harbor", ""))
        assert (zone.obelisk, zone.pp) == (fact.get("obelisk", False), fact.get("pp", 0))
        assert zone.city == (city[f"c{fact['city']}"] if "city" in fact else 0)
        assert zone.front_of == (city[f"c{fact['front_of']}"] if "front_of" in fact else 0)
        gives = {"divine_fp": "fame"}
        given = fact.get("delta", {}) | fact.get("offering", {})
        assert zone.sacrifice == {gives.get(what, what): number for what, number in given.items()}
    pairs = dict(pair.split("-") for pair in facts["checks"]["half_turn"].partition(": ")[2].split(", "))
    turned = {BOARD.zones[one].id: BOARD.zones[other].id for one, other in BOARD.half_turn}
    for one, other in pairs.items():
        ends = [(f"{one}{letter}", f"{other}{letter}") for letter in "abc"] if one[0] == "c" else [(one, other)]
        assert all(turned.get(a) == b or turned.get(b) == a for a, b in ends)
