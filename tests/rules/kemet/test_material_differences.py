"""What the engine plays with otherwise than it is printed. The step that changes the engine empties these lists."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from rules.kemet.figures import FIGURES
from rules.kemet.material import differences as module
from rules.kemet.material import make
from rules.kemet.material.differences import differences
from tests.rules.kemet.test_material import FACTS

TODAY = [
    "setup: pyramids together, printed turn order",
    "setup: city by seat, printed chosen",
    "tile ruby wrryt-storm: name Offensive Strategy, printed Wrryt Storm",
    "tile ruby portal: name Portal of Thoth, printed Portal (Thoth)",
    "tile ruby blades-of-neith: name Blade of Neith, printed Blades of Neith",
    "tile ruby divine-wound: has confrontation-end: strength-per-card strength 1 (from-hand)",
    "tile ruby divine-wound: lacks confrontation-end: strength-per-card strength 1 (from-hand, not-diversion)",
    "tile ruby initiative: lacks attack: damage damage 1",
    "tile ruby initiative: lacks defence: damage damage 1",
    "tile ruby initiative: lacks defence: unblockable unblockable 1",
    "tile ruby surprise-attack: name Divine March, printed Surprise Attack",
    "tile sapphire recruiting-scribe: has recruit: free-units units 2 (up-to)",
    "tile sapphire recruiting-scribe: lacks recruit: free-units units 3 (up-to)",
    "tile sapphire reinforcement-prayer: missing",
    "tile sapphire shetyw-barrier: name Defensive Strategy, printed Shetyw Barrier",
    "tile sapphire reinforcements: has night-conscription: free-units units 4",
    "tile sapphire reinforcements: lacks recruit: any-free-units",
    "tile diamond deep-desert-snake: colour sapphire, printed diamond",
    "tile diamond deep-desert-snake: has battle: strength strength 1 (tied-troop)",
    "tile diamond vision: level 3, printed 2",
    "tile diamond vision: has night-cards: chooses-one-of number 5",
    "tile diamond vision: lacks night-cards: draws-and-discards discarded 4 drawn 4",
    "tile diamond hand-of-god: has night-prayers: free-levels levels 1 (may-found, up-to)",
    "tile diamond hand-of-god: lacks night-awakening: free-levels levels 1 (may-found, up-to)",
    "tile diamond divine-hunger: name Crusade, printed Divine Hunger",
    "tile diamond divine-hunger: level 2, printed 3",
    "tile diamond divine-hunger: has rewards: pp-per-kill pp 1 (by-own-damage, one-gain)",
    "tile diamond divine-hunger: lacks casualties-end: pp-per-kill pp 2 (by-own-damage, one-gain)",
    "tile diamond priest-of-thoeris: missing",
    "tile diamond priest-of-amon: has night-prayers: pp pp 5",
    "tile diamond priest-of-amon: lacks night-prayers: pp pp 7",
    "tile onyx mercenaries: has purchase: joining-units units 3 (for-good, own-districts)",
    "tile onyx mercenaries: lacks purchase: joining-units units 3 (for-good, may-fight, own-districts)",
    "tile onyx mercenaries: one artwork, printed sword and spear",
    "tile onyx local-recruit: missing",
    "tile onyx honor-in-battle: has rewards: pp-per-loss pp 1 (by-enemy-damage, one-gain)",
    "tile onyx honor-in-battle: lacks casualties-end: pp-per-loss pp 1 (by-enemy-damage, one-gain)",
    "tile onyx dedication-to-battle: has moving into an attack: pp pp 2",
    "tile onyx dedication-to-battle: lacks attack-council: pp pp 2",
    "tile onyx khnums-sphinx: has enemy-move: toll pp 2 (other-troops, tied-troop)",
    "tile onyx khnums-sphinx: lacks enemy-move: toll pp 1 (other-troops, tied-troop)",
    "tile onyx twin-ceremony: has gold: same-colour-only",
    "tile onyx twin-ceremony: lacks gold: same-colour-again",
    "tile onyx griffin-sphinx: lacks move: free-teleport (tied-troop)",
    "tile onyx forced-march: lacks gold: no-teleport",
    "tile onyx soul-devourer: name Devourer, printed Soul Devourer",
    "tile onyx soul-devourer: has always: immune-outside-battle number 1 (tied-troop)",
    "tile onyx soul-devourer: has rewards: fame-for-kills fame 1 kills 2 (by-own-damage, tied-troop, unit-left, won)",
    "tile onyx soul-devourer: lacks rewards: fame-for-kills fame 1 kills 2 (by-own-damage, tied-troop, won)",
    "tile onyx divine-might: name Divine Strength, printed Divine Might",
    "tile onyx divine-might: has gaining by day: adds-to-gains pp 1 (other-effect)",
    "tile onyx divine-might: lacks gaining: adds-to-gains pp 2 (other-effect)",
    "tile diamond high-priest: not printed (level 2)",
    "tile diamond holy-war: not printed (level 3)",
    "tile onyx dark-ritual: not printed (level 1)",
    "card war-rage: copies 3, printed 5",
    "card tactical-support: name Enlistment, printed Tactical Support",
    "card tactical-support: copies 3, printed 4",
    "card tactical-support: has day: free-units units 2 (own-districts, own-troops, up-to)",
    "card tactical-support: lacks day: free-units units 2 (may-fight, own-districts, own-troops, up-to)",
    "card raining-fire: copies 2, printed 4",
    "card prayer: copies 2, printed 3",
    "card transfer: name Teleportation, printed Transfer",
    "card transfer: copies 2, printed 3",
    "card transfer: cost 1, printed 0",
    "card swiftness: has move: land-moves moves 1",
    "card swiftness: lacks move-start: land-moves moves 1",
    "card diversion: has battle: swaps-battle-card number 1",
    "card diversion: lacks battle: bluff (never-discarded, never-in-deck, returns-to-hand)",
    "card glory: not printed (1 copies)",
    "card divine-protection: not printed (1 copies)",
    "card reinforcements: not printed (1 copies)",
    "card mana-theft: not printed (1 copies)",
    "card divine-memory: not printed (2 copies)",
    "card open-gates: not printed (1 copies)",
    "battle card 1: own loss after unblockable damage, printed as unblockable damage",
    "battle card 8: damage 0, printed 1",
    "battle card 8: unblockable 1, printed 0",
]
"""All of them, as they are told."""
NAMES_ONLY = {"portal", "blades-of-neith"}
"""Named slightly otherwise; the facts call these the same."""
FINER = {"honor-in-battle"}
"""Paid in another step of the battle; the facts call this the same."""


def test_the_engine_differs_from_the_printed_material_in_this_and_nothing_else() -> None:
    assert differences() == TODAY


def test_a_figure_that_changes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = [msgspec.structs.replace(tile, copies=3) if tile.name == "Charge!" else tile for tile in FIGURES.tiles]
    beasts = [msgspec.structs.replace(one, moves=4) if one.name == "Phoenix" else one for one in FIGURES.creatures]
    changed = msgspec.structs.replace(FIGURES, tiles=tiles, creatures=beasts)
    monkeypatch.setattr(module, "FIGURES", changed)
    assert [line for line in differences() if line not in TODAY] == [
        "tile ruby charge: copies 3, printed 2",
        "tile ruby phoenix: has move: land-moves moves 4 (tied-troop)",
        "tile ruby phoenix: lacks move: land-moves moves 1 (tied-troop)",
    ]


def test_every_field_of_the_engine_that_does_something_is_compared() -> None:
    """A new field without a meaning would be a difference nobody is told of."""
    plain = {"name", "colour", "level", "copies", "icon", "cost", "attack", "defend", "fight", "gold", "creature"}
    for entry, means in (
        (FIGURES.tiles[0], module.TILE_MEANS),
        (FIGURES.creatures[0], module.BEAST_MEANS),
        (FIGURES.cards[0], module.CARD_MEANS),
    ):
        assert set(entry.__struct_fields__) - plain == set(means)


def test_the_facts_name_the_same_tiles_and_cards() -> None:
    if not FACTS.is_file():
        pytest.skip("the file of facts is not part of the repository")
    facts: dict[str, Any] = json.loads(FACTS.read_text("utf-8"))
    theirs = {make.key(tile["name"]) for tile in facts["tiles"] if tile["verdict"] != "same"}
    theirs |= {make.key(card["name"]) for card in facts["cards"] if card["engine_has"] not in ("same",)}
    theirs |= {make.key(name.removesuffix(" x2")) for name in facts["cards_not_in_the_game"]}
    ours = {line.split(":")[0].split()[-1] for line in TODAY if line.startswith(("tile", "card"))}
    gone = {"high-priest", "holy-war", "dark-ritual"}
    assert ours - gone - NAMES_ONLY - FINER == theirs
