"""What is offered is judged as it will be asked: the druids gone, the price paid, the card played (O-76)."""

from __future__ import annotations

import random
from itertools import product

import pytest

from rules.core import Action, FastDice, rule
from rules.oak import OAK
from rules.oak.actions import Exchange, Recruit, Redo, Special, Temple
from rules.oak.board import ACTION, ARTEFACT, CARD, KIND, KINDS, TEMPLE
from rules.oak.decisions.temple import needs_no_second
from rules.oak.events import Fizzled
from rules.oak.mechanics.costs import temple_cost
from rules.oak.state import Artefact, OakState
from tests.rules.oak.helpers.players import eager
from tests.rules.oak.scene import Table

RING = "seer's ring"


def only_recruiting_is_left() -> Table:
    """All rest spaces are full, and of the Ritual played this round nothing can be repeated but its recruiting."""
    table = Table().empty_temples().druids(0, "druid druid druid", runes="5L").resources(0, 0, 0, 6)
    return table.hand(0, "storytelling", "worship", "knowledge", "wisdom", "mysticism", played="ritual")


@rule("O-76", "O-149")
def test_recruiting_can_be_repeated_into_the_place_of_the_acting_druid() -> None:
    table = only_recruiting_is_left()
    table.play(Temple("mysticism3", "druid"), Redo("ritual1"), Recruit("druid"))
    assert table[0].rest[KIND["druid"]] == 3
    table = only_recruiting_is_left().artefact(0, RING)
    table.play(Special(RING, "druid"), Redo("ritual1"), Recruit("druid"))
    assert table[0].rest[KIND["druid"]] == 3


def only_an_exchange_is_left() -> Table:
    """Of the Wisdom played this round only the exchange could be repeated, and that needs resources."""
    table = Table().empty_temples().druids(0, "arch druid", mistletoe="5L").resources(0, 0, 0, 6)
    table.creatures(0, "korrigan")
    table[0].limits[1] = 1
    return table.hand(0, "storytelling", "worship", "knowledge", "ritual", "mysticism", played="wisdom")


@rule("O-76", "O-136", "O-149")
def test_a_redo_is_judged_with_what_its_druid_pays() -> None:
    """The Arch-Druid pays 4 of 6 runes and has 2 to exchange; an ordinary druid would pay them all."""
    table = only_an_exchange_is_left()
    assert [action.druid for action in table.legal(Temple) if action.action == "mysticism3"] == ["arch"]
    table.refused(Temple("mysticism3", "druid"), "O-150", "nothing-to-redo")
    table.play(Temple("mysticism3", "arch"), Redo("wisdom1"), Exchange("R", "F", 2))
    assert table[0].resources == [2, 0, 0]


@pytest.mark.parametrize("version", [1, 2, 3])
def test_until_version_3_they_were_judged_at_rest_and_at_full_price(version: int) -> None:
    old = OAK.at(version)
    for table, action in (
        (only_recruiting_is_left(), Temple("mysticism3", "druid")),
        (only_recruiting_is_left().artefact(0, RING).resources(0, 0, 0, 0), Special(RING, "druid")),
        (only_an_exchange_is_left(), Temple("mysticism3", "arch")),
    ):
        state = old.decode(OAK.encode(table.state))
        assert action not in old.legal(state, 0)
        assert set(OAK.legal(table.state, 0)) - set(old.legal(state, 0)) == {action}


@rule("O-76", "O-167")
def test_where_a_potion_must_work_brewing_is_judged_the_same_way() -> None:
    """Renewal would repeat the recruiting of Ritual: into the place of the druid that brews."""
    table = Table("forest", "bee", brew_without_effect=False).empty_temples().potion("renewal")
    table.druids(0, "druid druid druid", runes="5L").ingredients(0, "mushroom root")
    table.hand(0, "storytelling", "worship", "knowledge", "wisdom", "mysticism", played="ritual")
    assert Special("brew", "druid") in table.legal()


# --- offered, if and only if something comes of it ------------------------------------------------


def ready(state: OakState, seat: int, rng: random.Random) -> None:
    """The player on turn holds Mysticism and the Seer's Ring and has runes."""
    player = state.players[seat]
    for pile in (player.hand, player.played, player.aside):
        if CARD["mysticism"] in pile:
            pile.remove(CARD["mysticism"])
    player.hand.append(CARD["mysticism"])
    tile = ARTEFACT[RING]
    for other in state.players:
        other.artefacts = [artefact for artefact in other.artefacts if artefact.tile != tile]
    player.artefacts.append(Artefact(tile))
    player.resources[2] = rng.randrange(3, 10)


def comes_to_nothing(state: OakState, seat: int, action: Action) -> bool:
    copy = OAK.decode(OAK.encode(state))
    events = OAK.apply(copy, seat, action, FastDice(1))
    return any(isinstance(event, Fizzled) for event in events)


@rule("O-76")
def test_a_redo_is_offered_if_and_only_if_it_finds_something() -> None:
    rng = random.Random(4)
    judged = {True: 0, False: 0}
    for seed in range(6):
        dice = FastDice(seed)
        state, _ = OAK.setup(2, OAK.options(), dice)
        while waiting := OAK.waiting(state):
            seat = rng.choice(waiting)
            if state.phase == "day" and not state.tasks and not state.players[seat].passed and rng.random() < 0.4:
                copy = OAK.decode(OAK.encode(state))
                ready(copy, seat, rng)
                offered = set(OAK.legal(copy, seat))
                for action in candidates(copy, seat):
                    found = action in offered
                    assert found != comes_to_nothing(copy, seat, action), action
                    judged[found] += 1
            OAK.apply(state, seat, eager(state, seat, OAK.legal(state, seat), rng), dice)
    assert min(judged.values()) > 20, judged


def candidates(state: OakState, seat: int) -> list[Action]:
    """Every redo the player could send somebody for, whether or not there is anything to repeat."""
    player = state.players[seat]
    kinds = [kind for kind in range(7) if player.rest[kind]]
    found: list[Action] = [Special(RING, KINDS[kind]) for kind in kinds]
    able = [kind for kind in kinds if temple_cost(player, ACTION["mysticism3"], kind) <= player.resources[2]]
    if not state.temples[TEMPLE["TR3"]]:
        return found + [Temple("mysticism3", KINDS[kind]) for kind in able]
    found += [Temple("mysticism3", KINDS[kind]) for kind in able if needs_no_second(player, kind)]
    pairs = product(able, kinds)
    return found + [
        Temple("mysticism3", KINDS[kind], KINDS[second])
        for kind, second in pairs
        if kind != second or player.rest[kind] > 1
    ]
