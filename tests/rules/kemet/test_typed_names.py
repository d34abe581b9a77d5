"""Names as people type them: every tile, card and creature by its printed name, by the name that is shown in any
language and by our translation, with whatever signs stand in it. What is not quite a name is answered with the nearest.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Action, Refusal
from rules.core.game import Filled
from rules.core.text import text
from rules.kemet.actions import Battle, Buy, Card, Creature, First, Move, Step
from rules.kemet.lines.completing import completions
from rules.kemet.lines.spelling import fold, spellings
from rules.kemet.material.make import key
from rules.kemet.material.names import CARDS, CREATURES, tile_name
from rules.kemet.material.table import TABLE
from rules.kemet.mechanics.stock import STOCK
from tests.rules.kemet.scene import GAME, Scene
from tests.rules.speaking import LANGUAGES

MATERIAL = "rules.kemet.material"
TWINS = ("mercenaries sword", "mercenaries spear")
"""Their printed name is one."""


def read(scene: Scene, line: str, seat: int = 0) -> list[Action]:
    return GAME.read_line(scene.imagine(seat), line)


def refused(scene: Scene, line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(scene, line)
    return caught.value


def typed(*names: str) -> list[str]:
    """Names in the hands of people."""
    return list(dict.fromkeys(one for name in names for one in _typed(name)))


def _typed(name: str) -> Iterator[str]:
    yield from (name, name.upper(), f"“{name.lower()}”", name.replace(" !", "!").replace(" ", "-"))
    yield from (name.replace("'", sign).replace("’", sign) for sign in ("’", "`", ""))
    yield from (name.replace("!", " !"), name.replace("(", "").replace(")", ""), name.replace("-", "‑"), fold(name))


def translated(name: str) -> list[str]:
    return [text(MATERIAL, f"name-{key(name)}", language) for language in LANGUAGES]


def shop(word: str) -> Scene:
    """Seat 0 can buy that tile, of its colour."""
    tile = STOCK.tiles[STOCK.tile[word]]
    return Scene(5).pyramid("1a", tile.colour, tile.level).troop(0, "1b", 2).pp(0, 11).turn(0)


# --- tiles ---------------------------------------------------------------------------------------------


def test_all_64_tiles_and_38_cards_are_typed_here() -> None:
    assert sum(tile.copies for tile in STOCK.tiles) == 64
    assert sum(card.copies for card in STOCK.cards) == 38
    assert {key(tile.name) for tile in STOCK.tiles} == {tile.key for tile in TABLE.tiles}
    assert {key(name) for name in STOCK.card_words} == {card.key for card in TABLE.cards}


@pytest.mark.parametrize("word", STOCK.tile_words)
def test_a_tile_is_bought_by_each_of_its_names(word: str) -> None:
    scene = shop(word)
    tile = STOCK.tiles[STOCK.tile[word]]
    printed = next(one.name for one in TABLE.tiles if (one.colour, one.key) == (tile.colour, key(tile.name)))
    names = [tile_name(word, language) for language in LANGUAGES]
    names += [] if word in TWINS else [printed, *translated(tile.name)]
    for name in typed(*names):
        assert read(scene, f"buy {name}")[:2] == [Buy(box=tile.colour), Buy(word)], name
    for name in names:
        assert read(scene, f"buy {name} {tile.colour}")[:2] == [Buy(box=tile.colour), Buy(word)], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_tile_is_typed_like_any_other(language: str) -> None:
    scene = Scene(5)
    scene.state.phase, scene.state.turn = "first", 0
    scene.pyramid("5a", "ruby", 1)
    seat = scene.waiting[0]
    assert read(scene, f"first {text(MATERIAL, 'name-charge', language)}", seat) == [First("charge")]


@pytest.mark.parametrize("name", ["Mercenaries", "Mercenaries (sword / spear)", "Mercenaires", "Söldner"])
def test_a_name_of_two_tiles_is_asked_for_until_one_is_owned(name: str) -> None:
    scene = shop(TWINS[0])
    refusal = refused(scene, f"buy {name}")
    assert (refusal.reason, refusal.facts["names"]) == ("several-names", ", ".join(TWINS))
    scene.own(0, TWINS[0])
    assert read(scene, f"buy {name}")[-1] == Buy(TWINS[1])


@pytest.mark.parametrize("name", ["Domination", "Act of God", "Herrschaft", "Acte divin"])
def test_of_several_colours_the_one_is_meant_that_can_be_had(name: str) -> None:
    scene = Scene(5).pyramid("1a", "onyx", 4).pyramid("1b", "ruby", 1).pp(0, 11).turn(0)
    assert read(scene, f"buy {name}")[-1] == Buy("onyx act of god" if name.startswith("Act") else "onyx domination")
    both = Scene(5).pyramid("1a", "onyx", 4).pyramid("1b", "ruby", 4).pp(0, 11).turn(0)
    refusal = refused(both, f"buy {name}")
    assert refusal.reason == "several-names"
    assert sorted(word.split()[0] for word in str(refusal.facts["names"]).split(", ")) == ["onyx", "ruby"]
    assert read(both, f"buy {name} ruby")[-1] == read(both, f"buy ruby {name}")[-1]
    none = refused(Scene(5).pyramid("1a", "diamond", 1).pp(0, 11).turn(0), f"buy {name}")
    assert (none.reason, str(none.facts["names"]).count(",")) == ("several-names", 3)


# --- cards and creatures -------------------------------------------------------------------------------


def _playing(card: str) -> tuple[Scene, str, Action]:
    """A scene in which the card can be played, how the line begins and how it ends, and what it means."""
    icon = STOCK.cards[STOCK.card[card]].icon
    scene = Scene(5).troop(0, "F1", 4).troop(1, "T1", 3).pp(0, 11)
    if card != "diversion":
        scene.hand(0, card)
    if icon == "battle":
        return scene.turn(0).march(0, "F1", "T1"), "battle 3 7 ", Battle(cards=card)
    if icon == "move":
        scene.turn(0).do(0, Move(space="move3"), Move(troop="F1"))
        return scene, "card ", next(one for one in scene.legal(0, Card) if isinstance(one, Card) and one.card == card)
    return scene.turn(0), "card ", Card(card, "T1" if card == "raining fire" else "")


@pytest.mark.parametrize("word", STOCK.card_words)
def test_a_card_is_played_by_each_of_its_names(word: str) -> None:
    scene, verb, action = _playing(word)
    target = f" {action.target}" if isinstance(action, Card) and action.target else ""
    for name in typed(CARDS[word], *translated(word)):
        assert read(scene, f"{verb}{name}{target}")[0] == action, name


@pytest.mark.parametrize("word", STOCK.beast_words)
def test_a_creature_comes_and_goes_along_by_each_of_its_names(word: str) -> None:
    tile = next(tile for tile in STOCK.tile_words if STOCK.tiles[STOCK.tile[tile]].creature == word)
    coming = Scene(5).own(0, tile).troop(0, "1a", 3).turn(0)
    going = Scene(5).own(0, tile).troop(0, "F1", 3, word).turn(0)
    moving = Scene(5).own(0, tile).troop(0, "F1", 3, word).turn(0).march(0, "F1")
    names = (CREATURES[word], tile_name(tile, "en"), *translated(STOCK.tiles[STOCK.tile[tile]].name))
    for name in typed(*names):
        assert read(coming, f"creature {name} 1a") == [Creature(word, "1a")], name
        assert Step("O1", 2, word) in read(going, f"move F1 2 {name} O1"), name
        assert read(moving, f"step O1 2 {name}")[0] == Step("O1", 2, word), name


@pytest.mark.parametrize("tile", ["wrryt storm", "shetyw barrier"])
def test_the_special_battle_card_has_the_name_of_its_tile(tile: str) -> None:
    number = STOCK.tiles[STOCK.tile[tile]].battle_card - 1
    scene = Scene(5).own(0, tile).troop(0, "F1", 4).troop(1, "T1", 3).turn(0)
    scene.state.battle_hands[0].append(number)
    scene.state.battle_hands[0].remove(6)
    scene.state.set_aside[0].append(6)
    scene.march(0, "F1", "T1")
    word = STOCK.battle_cards[number].name
    for name in (word, tile.title(), *translated(tile)):
        assert read(scene, f"battle {name} drop 8") == [Battle(word, "8")], name
        assert read(scene, f"battle 8 {name}") == [Battle("8", word)], name


# --- what is not quite a name --------------------------------------------------------------------------


def slipped(name: str) -> str:
    """Two letters of its longest word have changed places."""
    word = max(name.split(), key=len)
    at = next(at for at in range(1, len(word)) if word[at] != word[at + 1])
    return name.replace(word, word[:at] + word[at + 1] + word[at] + word[at + 2 :])


@pytest.mark.parametrize("word", STOCK.tile_words)
def test_a_slip_is_answered_with_the_tile_that_was_meant(word: str) -> None:
    name = slipped(tile_name(word, "en", coloured=False))
    assert not any(fold(name) in spellings(other) for other in STOCK.tile_words)
    refusal = refused(shop(word), f"buy {name}")
    assert refusal.reason == "near-names"
    assert word in str(refusal.facts["names"]).split(", ")
    assert GAME.chat.spelled(refusal.facts, "fr")["names"] != refusal.facts["names"], "told as it is printed"


@pytest.mark.parametrize("word", STOCK.card_words)
def test_a_slip_is_answered_with_the_card_that_was_meant(word: str) -> None:
    scene, verb, _ = _playing(word)
    refusal = refused(scene, verb + slipped(CARDS[word]))
    assert refusal.reason == "near-names"
    assert word in str(refusal.facts["names"]).split(", ")


def test_nothing_is_near_to_nonsense() -> None:
    assert refused(shop("charge"), "buy xyzzy").reason == "which-tile-word"
    assert refused(shop("charge"), "buy charge xyzzy").facts["word"] == "xyzzy"
    assert refused(shop("charge"), "buy divine").reason == "several-names"


# --- autocomplete --------------------------------------------------------------------------------------


@pytest.mark.parametrize("begun", ["Charge!", "charge", "Sturm", "CHAR"])
def test_options_are_found_by_each_name(begun: str) -> None:
    scene = shop("charge")
    view = GAME.view(scene.state, 0)
    found = completions(view, 0, scene.legal(0), Filled("buy", {}), "tile", begun)
    assert [choice.word for choice in found] == ["charge"]
