"""Gems by crossing rays, captures, and the powers that let rays pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import proof, rule
from rules.karnag.actions import Capture, Card, Decline, Done, Draw, Gem, Learn, Move
from rules.karnag.board import OBSTACLES, RAY, SPOT, SQUARE, VERTICAL
from rules.karnag.events import Captured, CardPlayed, GemMade, WentToCouncil
from rules.karnag.mechanics.obstacles import lay
from rules.karnag.state import SECONDARY
from tests.rules.karnag.scene import Scene, p


@proof("K-73", "K-110")
def test_the_gems_tile_offers_a_move_or_gems_and_a_level() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 20).acting(0, "gems")
    assert table.kinds() == {"Move", "Gem", "Learn", "Decline"}
    table.play(Learn("council"))
    assert table.kinds() == {"Gem", "Done"}, "the level once, gems before or after it, no druid move any more"
    table.play(Gem("E3", "WE", "N3"))
    assert table.kinds() == {"Gem", "Done"}
    other = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 20).acting(0, "gems")
    other.play(Move("N3", "N4", 1))
    assert other.kinds() == {"Move"}
    assert other.refuses(Gem("E4", "WE", "N4")).clause == "K-73"
    assert other.refuses(Learn("mana")).clause == "K-73"


@rule("K-110")
def test_the_secondary_gem_action_makes_gems_only() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 20).acting(0, "gems", SECONDARY)
    assert table.kinds() == {"Gem", "Decline"}


@proof("K-112", "K-115")
@rule("K-111", "K-116")
def test_two_gems_with_three_druids() -> None:
    a, d, b = "N3", "WE", "WB"
    table = Scene(2).druids(0, a, d, b).mana(0, 11).acting(0, "gems")
    events = table.play(Gem(p(5, 3), d, a))
    assert events[:2] == [GemMade(0, "E3", 7, d, a), WentToCouncil(0, [d])]
    assert table.state.mana[0] == 4
    events = table.play(Gem(p(2, 3), b, a))
    assert events[0] == GemMade(0, "B3", 4, b, a)
    assert table.state.mana[0] == 0
    assert table.spots(0) == [a, "council", "council"]
    assert table.state.gems_of(0) == [SQUARE["E3"], SQUARE["B3"]]

    poor = Scene(2).druids(0, a, d, b).mana(0, 10).acting(0, "gems")
    poor.play(Gem("E3", d, a))
    assert poor.gem_places() == set()
    assert (poor.refuses(Gem("B3", b, a)).clause, poor.refuses(Gem("B3", b, a)).facts["mana"]) == ("K-7", 4)


@rule("K-113", "K-125")
def test_the_other_order_needs_a_naja() -> None:
    blocked = Scene(2).druids(0, "N3", "WE", "WB").mana(0, 20).acting(0, "gems")
    blocked.play(Gem("B3", "WB", "N3"))
    assert blocked.gem_places() == set()
    assert blocked.refuses(Gem("E3", "WE", "N3")).clause == "K-125"
    naja = Scene(2).druids(0, "N3", "WE", "WB").mana(0, 20).reserve(0, naja=1).acting(0, "gems")
    naja.play(Gem("B3", "WB", "N3"))
    assert naja.gem_places() == {"E3"}


@proof("K-111")
def test_one_druid_looks_along_a_column_and_one_along_a_row() -> None:
    facing = Scene(2).druids(0, "N3", "S3", "NE").mana(0, 20).acting(0, "gems", SECONDARY)
    assert facing.legal() == [Decline()]
    assert facing.refuses(Gem("E3", "N3", "S3")).clause == "K-111"
    assert RAY[SPOT["NE"]] == (), "a corner looks nowhere"
    assert VERTICAL[SPOT["N3"]]
    assert not VERTICAL[SPOT["EF"]]
    assert len(RAY[SPOT["N3"]]) == 12
    assert len(RAY[SPOT["EF"]]) == 16
    assert facing.refuses(Gem("E3", "NE", "N3")).clause == "K-111"


@proof("K-113")
@pytest.mark.parametrize("blocker", ["creature", "rock", "swamp", "gem", "own gem", "menhir", "gate"])
def test_what_stops_a_ray(blocker: str) -> None:
    table = Scene(2).druids(0, "N8", "WI").mana(0, 20).acting(0, "gems", SECONDARY)
    if blocker == "gate":
        assert table.gem_places() == set()
        assert table.refuses(Gem("I8", "N8", "WI")).clause == "K-113"
        return
    table = Scene(2).druids(0, "N3", "WI").mana(0, 20)
    square = p(4, 3)
    {
        "creature": lambda: table.creature("golem", square),
        "rock": lambda: table.rock(square),
        "swamp": lambda: table.swamp(square),
        "gem": lambda: table.gems(1, square),
        "own gem": lambda: table.gems(0, square),
        "menhir": lambda: table.menhirs(1, square),
    }[blocker]()
    table.acting(0, "gems", SECONDARY)
    assert table.gem_places() == set()
    assert table.refuses(Gem("I3", "N3", "WI")).clause == ("K-113" if blocker == "creature" else "K-125")


@rule("K-113")
def test_no_power_passes_a_creature() -> None:
    table = Scene(2).druids(0, "N3", "WI").mana(0, 20).creature("golem", p(4, 3)).hand(0, "through", "through")
    table.reserve(0, shadow=5, ghoul=5, naja=5).acting(0, "gems", SECONDARY)
    assert table.gem_places() == set()


@proof("K-8", "K-114")
@pytest.mark.parametrize("thing", ["creature", "rock", "swamp", "gem", "menhir"])
def test_the_crossing_must_be_totally_free(thing: str) -> None:
    table = Scene(2).druids(0, "N3", "WE").mana(0, 20).reserve(0, shadow=2, ghoul=2, naja=2).hand(0, "through")
    square = p(5, 3)
    {
        "creature": lambda: table.creature("golem", square),
        "rock": lambda: table.rock(square),
        "swamp": lambda: table.swamp(square),
        "gem": lambda: table.gems(1, square),
        "menhir": lambda: table.menhirs(1, square),
    }[thing]()
    table.acting(0, "gems", SECONDARY)
    assert table.gem_places() == set()
    assert table.refuses(Gem("E3", "N3", "WE")).clause == "K-114"


@rule("K-115")
def test_two_gems_in_the_secondary_action_are_a_ruling() -> None:
    for allowed in (True, False):
        table = Scene(2, two_gems_in_secondary=allowed).druids(0, "N3", "WE", "WC").mana(0, 20)
        table.acting(0, "gems", SECONDARY).play(Gem("E3", "WE", "N3"))
        assert (table.state.tasks[-1].seat == 0) == allowed
    assert Scene(2, two_gems_in_secondary=False).acting(0, "gems").kinds() == {"Move", "Learn", "Decline"}


@rule("K-115")
def test_the_druid_that_left_is_gone_for_the_second_gem() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 20).acting(0, "gems")
    table.play(Gem("E3", "N3", "WE"))
    assert table.gem_places() == set()
    assert table.kinds() == {"Learn", "Done"}


@proof("K-116")
@rule("K-93")
def test_the_owner_chooses_who_leaves() -> None:
    table = Scene(2).druids(0, "N3", "WE").mana(0, 20).acting(0, "gems", SECONDARY)
    assert set(table.of(Gem)) == {Gem("E3", "N3", "WE"), Gem("E3", "WE", "N3")}
    table.play(Gem("E3", "N3", "WE"))
    assert table.spots(0) == ["council", "WE", "council"]


@proof("K-117")
@rule("K-74")
def test_a_gem_is_no_duty_and_needs_the_reserve() -> None:
    table = Scene(2).druids(0, "N3", "WE").mana(0, 12).acting(0, "gems", SECONDARY)
    table.play(Decline())
    assert table.state.mana[0] == 13
    empty = Scene(2).druids(0, "N3", "WE").mana(0, 20).gems(0, "L1", "L3", "L5").acting(0, "gems")
    assert empty.kinds() == {"Move", "Learn", "Decline"}, "the level is still possible"
    assert empty.refuses(Gem("E3", "N3", "WE")).clause == "K-117"


# --- captures ------------------------------------------------------------------------------------


@proof("K-120")
@rule("K-73")
def test_the_capture_tile_offers_a_move_or_captures_and_a_level() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").creature("golem", p(5, 8)).mana(0, 20).acting(0, "capture")
    assert table.kinds() == {"Move", "Capture", "Learn", "Decline"}
    table.play(Capture("WE"))
    assert table.kinds() == {"Learn", "Done"}
    second = Scene(2).druids(0, "N3", "WE", "WC").creature("golem", p(5, 8)).mana(0, 20).acting(0, "capture", SECONDARY)
    assert second.kinds() == {"Capture", "Decline"}


@proof("K-93", "K-121", "K-124")
@pytest.mark.parametrize(("kind", "vp"), [("golem", 5), ("ghoul", 2), ("shadow", 2), ("naja", 2)])
def test_a_capture(kind: str, vp: int) -> None:
    table = Scene(2).druids(0, "WE").creature(kind, p(5, 4)).creature("golem", p(5, 6)).mana(0, 10)
    table.acting(0, "capture", SECONDARY)
    events = table.play(Capture("WE"))
    assert events[0] == Captured(0, "WE", kind, "E4", 4, vp)
    assert table.state.mana[0] == 6
    assert table.state.vp[0] == vp
    assert sum(table.state.reserve[0]) == 1
    assert table.spots(0)[0] == "council"
    assert table.creatures() == {"E6": "golem"}, "the first on the line"


@rule("K-123")
def test_each_druid_captures_once_and_three_may() -> None:
    table = Scene(2).druids(0, "WE", "WC", "N9").mana(0, 20)
    table.creature("golem", p(5, 2)).creature("ghoul", p(3, 2)).creature("naja", p(3, 9)).creature("golem", p(5, 5))
    table.acting(0, "capture", SECONDARY)
    table.play(Capture("WC"), Capture("WE"), Capture("N9"))
    assert table.spots(0) == ["council"] * 3
    assert table.state.reserve[0] == [1, 1, 0, 1]
    assert table.creatures() == {"E5": "golem"}
    choice = Scene(2).druids(0, "WE", "WC").creature("golem", p(5, 2)).creature("ghoul", p(3, 2)).mana(0, 20)
    choice.acting(0, "capture", SECONDARY).play(Capture("WC"), Done())
    assert choice.creatures() == {"E2": "golem"}, "capturing is never a duty"


@rule("K-121", "K-7")
def test_a_capture_that_cannot_be_paid_is_not_offered() -> None:
    table = Scene(2).druids(0, "WE").creature("golem", p(5, 7)).mana(0, 6).acting(0, "capture", SECONDARY)
    assert table.of(Capture) == []
    refusal = table.refuses(Capture("WE"))
    assert (refusal.clause, refusal.facts["mana"], refusal.facts["have"]) == ("K-7", 7, 6)
    table.mana(0, 7)
    table.play(Capture("WE"))
    assert table.state.mana[0] == 0
    nothing = Scene(2).druids(0, "WE").acting(0, "capture", SECONDARY)
    assert nothing.refuses(Capture("WE")).clause == "K-121"


@rule("K-122", "K-125")
def test_a_naja_under_a_gem_needs_a_naja() -> None:
    table = Scene(2).druids(0, "N5").creature("naja", p(3, 5)).gems(1, p(3, 5)).hand(0, "through").mana(0, 10)
    table.acting(0, "capture", SECONDARY)
    assert table.of(Capture) == []
    assert table.refuses(Capture("N5")).clause == "K-125"
    table.reserve(0, naja=1)
    table.play(Capture("N5"))
    assert table.state.mana[0] == 7
    assert SQUARE["C5"] in table.state.stones, "the gem stays"


@proof("K-122")
@pytest.mark.parametrize(
    ("kind", "ground"), [("shadow", "rock"), ("ghoul", "swamp"), ("naja", "gem"), ("naja", "menhir")]
)
def test_a_creature_inside_an_obstacle_needs_its_power(kind: str, ground: str) -> None:
    table = Scene(2).druids(0, "N5").creature(kind, p(3, 5)).mana(0, 10)
    lay: dict[str, Callable[[str], Scene]] = {
        "rock": table.rock,
        "swamp": table.swamp,
        "gem": lambda square: table.gems(1, square),
        "menhir": lambda square: table.menhirs(1, square),
    }
    lay[ground](p(3, 5))
    table.acting(0, "capture", SECONDARY)
    assert table.of(Capture) == []
    table.reserve(0, **{kind: 1})
    assert table.of(Capture) == [Capture("N5")]


@proof("K-125")
@rule("K-138")
def test_a_shadow_or_a_card_passes_the_rock() -> None:
    def scene() -> Scene:
        table = Scene(2).druids(0, "N7").creature("golem", p(5, 7)).mana(0, 10)
        for tile, squares in OBSTACLES.items():
            lay(table.state, tile, squares)
        return table

    assert scene().acting(0, "capture", SECONDARY).of(Capture) == []
    shadow = scene().reserve(0, shadow=1).acting(0, "capture", SECONDARY)
    shadow.play(Capture("N7"))
    assert (shadow.state.mana[0], shadow.state.reserve[0]) == (5, [1, 0, 1, 0]), "the shadow is not used up"
    card = scene().hand(0, "through", "mana").acting(0, "capture", SECONDARY)
    events = card.play(Capture("N7"))
    assert CardPlayed(0, "through", "") in events
    assert (card.state.mana[0], card.state.hands[0]) == (5, [2])
    assert card.state.deck[-1] == 0, "under the deck"
    both = scene().reserve(0, shadow=1).hand(0, "through").acting(0, "capture", SECONDARY)
    both.play(Capture("N7"))
    assert both.state.hands[0] == [0], "creatures' powers come first, they cost nothing"


@proof("K-126")
@rule("K-125", "K-138")
def test_powers_count_once_per_action_and_add_up_with_cards() -> None:
    """Two rocks on the way: one shadow and one card; the second ray of the action finds the shadow used."""
    table = Scene(2).druids(0, "WE", "WC").rock(p(5, 1), p(5, 2), p(3, 1)).mana(0, 20)
    table.creature("golem", p(5, 3)).creature("golem", p(3, 2)).reserve(0, shadow=1).hand(0, "through")
    table.acting(0, "capture", SECONDARY)
    assert set(table.of(Capture)) == {Capture("WE"), Capture("WC")}
    table.play(Capture("WC"))
    assert table.state.hands[0] == [0]
    assert table.of(Capture) == [], "two rocks left, one card, and the shadow has passed one"
    assert table.refuses(Capture("WE")).clause == "K-125"
    helped = Scene(2).druids(0, "WE", "WC").rock(p(5, 1)).mana(0, 20)
    helped.creature("golem", p(5, 3)).creature("shadow", p(3, 2)).acting(0, "capture", SECONDARY)
    assert helped.of(Capture) == [Capture("WC")]
    helped.play(Capture("WC"))
    assert helped.of(Capture) == [Capture("WE")], "the shadow just captured helps at once"


@rule("K-126")
def test_a_creature_just_captured_helps_at_once() -> None:
    table = Scene(2).druids(0, "WE", "WC").swamp(p(5, 1)).mana(0, 20)
    table.creature("golem", p(5, 3)).creature("ghoul", p(3, 2)).acting(0, "capture", SECONDARY)
    assert table.of(Capture) == [Capture("WC")]
    table.play(Capture("WC"))
    assert table.of(Capture) == [Capture("WE")]


@rule("K-126")
def test_both_rays_of_a_gem_share_the_powers() -> None:
    one = Scene(2).druids(0, "N3", "WE").rock(p(2, 3), p(5, 1)).mana(0, 20).reserve(0, shadow=1)
    assert one.acting(0, "gems", SECONDARY).gem_places() == set()
    two = Scene(2).druids(0, "N3", "WE").rock(p(2, 3), p(5, 1)).mana(0, 20).reserve(0, shadow=2)
    assert two.acting(0, "gems", SECONDARY).gem_places() == {"E3"}


@rule("K-126")
def test_a_new_action_has_all_powers_again() -> None:
    table = Scene(2).druids(0, "WE", "WC").rock(p(5, 1), p(3, 1)).creature("golem", p(5, 3)).creature("golem", p(3, 2))
    table.mana(0, 20).reserve(0, shadow=1).acting(0, "capture", SECONDARY).play(Capture("WC"))
    table.acting(0, "capture", SECONDARY)
    assert table.of(Capture) == [Capture("WE")]


@rule("K-140", "K-124")
def test_the_capture_track_adds_a_flat_bonus_and_one_for_each() -> None:
    """Level 4: golem and ghoul in one action score 5 + 2 + 2 flat + 2 x 1."""
    table = Scene(2).druids(0, "WE", "WC").creature("golem", p(5, 2)).creature("ghoul", p(3, 2)).mana(0, 20)
    table.level(0, capture=4).acting(0, "capture", SECONDARY).play(Capture("WC"), Capture("WE"))
    assert table.state.vp[0] == 11


@proof("K-140")
@pytest.mark.parametrize(("level", "flat", "each"), [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 2, 0), (4, 2, 1), (5, 3, 2)])
def test_each_level_of_the_capture_track(level: int, flat: int, each: int) -> None:
    table = Scene(2).druids(0, "WE", "WC").creature("golem", p(5, 2)).creature("golem", p(3, 2)).mana(0, 20)
    table.level(0, capture=level).acting(0, "capture", SECONDARY).play(Capture("WC"), Capture("WE"))
    assert table.state.vp[0] == 10 + flat + 2 * each
    mana = Scene(2, capture_flat_bonus="mana").druids(0, "WE").creature("golem", p(5, 2)).mana(0, 10)
    mana.level(0, capture=level).acting(0, "capture", SECONDARY).play(Capture("WE"))
    assert (mana.state.vp[0], mana.state.mana[0]) == (5 + each, 8 + flat)


@rule("K-74")
def test_a_level_alone_is_part_of_the_action() -> None:
    table = Scene(2).druids(0, "N3").acting(0, "capture").mana(0, 10)
    table.play(Learn("council"))
    assert table.state.mana[0] == 10
    assert table.state.tasks[-1].seat == 1, "nothing else was possible"


def test_kinds_of_other_tiles_are_refused() -> None:
    table = Scene(2).druids(0, "N3", "WE").creature("golem", p(5, 9)).mana(0, 20).acting(0, "cards")
    assert table.refuses(Capture("WE")).clause == "K-120"
    assert table.refuses(Gem("E3", "N3", "WE")).clause == "K-110"
    assert table.refuses(Move("N3", "N4", 1)).clause == "K-100"
    capture = Scene(2).druids(0, "N3", "WE").creature("golem", p(5, 9)).acting(0, "capture")
    assert capture.refuses(Draw()).clause == "K-134"
    assert capture.refuses(Card("mana")).clause == "K-133"
