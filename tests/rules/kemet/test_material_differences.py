"""What the engine plays with is what is printed, entry by entry."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rules.kemet.figures import FIGURES
from rules.kemet.material import differences as module
from rules.kemet.material import make
from rules.kemet.material.differences import differences
from rules.kemet.mechanics.stock import OLDER
from tests.rules.kemet.test_material import FACTS


def test_the_engine_plays_with_the_printed_material() -> None:
    assert differences() == []


def test_a_figure_that_changes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = [msgspec.structs.replace(tile, copies=3) if tile.name == "Charge!" else tile for tile in FIGURES.tiles]
    beasts = [msgspec.structs.replace(one, moves=4) if one.name == "Phoenix" else one for one in FIGURES.creatures]
    cards = [msgspec.structs.replace(one, starts=False) if one.name == "Swiftness" else one for one in FIGURES.cards]
    changed = msgspec.structs.replace(FIGURES, tiles=tiles, creatures=beasts, cards=cards)
    monkeypatch.setattr(module, "FIGURES", changed)
    assert differences() == [
        "tile ruby charge: copies 3, printed 2",
        "tile ruby phoenix: has move: land-moves moves 4 (tied-troop)",
        "tile ruby phoenix: lacks move: land-moves moves 1 (tied-troop)",
        "card swiftness: has not only as a Move begins",
    ]


def test_what_is_missing_or_not_printed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The material of older versions differs in every entry that the facts call different."""
    older = msgspec.structs.replace(
        FIGURES, tiles=OLDER.tiles, creatures=OLDER.beasts, cards=OLDER.cards, battle_cards=OLDER.battle_cards
    )
    monkeypatch.setattr(module, "FIGURES", older)
    found = differences()
    assert {"tile diamond priest-of-thoeris: missing", "tile onyx dark-ritual: not printed (level 1)"} <= set(found)
    assert {"card transfer: missing", "card glory: not printed (1 copies)"} <= set(found)
    assert "battle card 8: unblockable 1, printed 0" in found
    if not FACTS.is_file():
        pytest.skip("the file of facts is not part of the repository")
    facts: dict[str, Any] = json.loads(FACTS.read_text("utf-8"))
    theirs = {make.key(tile["name"]) for tile in facts["tiles"] if tile["verdict"] != "same"}
    theirs |= {make.key(card["name"]) for card in facts["cards"] if card["engine_has"] not in ("same",)}
    # These have the same figures and work at another moment, or in another way (`rules.kemet.before`).
    switched = {"twin-ceremony", "divine-wound", "hand-of-god", "dedication-to-battle"}
    assert theirs - switched <= {line.split(":")[0].split()[-1] for line in found}


def test_every_field_of_the_engine_that_does_something_is_compared() -> None:
    """A new field without a meaning would be a difference nobody is told of."""
    plain = {"name", "colour", "level", "copies", "icon", "cost", "attack", "defend", "fight", "gold", "creature"}
    by_hand = {"artwork", "fights", "drawn", "discarded", "starts"}
    for entry, means in (
        (FIGURES.tiles[0], module.TILE_MEANS),
        (FIGURES.creatures[0], module.BEAST_MEANS),
        (FIGURES.cards[0], module.CARD_MEANS),
    ):
        assert set(entry.__struct_fields__) - plain - by_hand == set(means)
