"""What the sentences promise is what the engine does: the numbers come out of played scenes, in three languages."""

from __future__ import annotations

import re

import pytest

from rules.core import rule
from rules.core.text import text
from rules.kemet import KEMET
from rules.kemet.actions import Aftermath, Card
from rules.kemet.chat import KemetChat
from rules.kemet.chat.prices import creature_facts, tile_facts
from rules.kemet.events import PrayerGained, SawCards
from rules.kemet.material.names import CARDS
from rules.kemet.mechanics.stock import OLDER
from tests.rules.kemet.scene import OlderScene, Scene
from tests.rules.speaking import LANGUAGES, say

CHAT = KemetChat()
THREE = "ruby sapphire diamond"


# --- recalled units earn, they cost nothing (T-113) -----------------------------------------------------------------


def clash(attackers: int, defenders: int) -> Scene:
    """Seat 0 wins at T1 without losing or killing more than the defender's card takes; nobody has prayer points."""
    scene = Scene(3, THREE).troop(0, "F1", attackers).troop(1, "T1", defenders).pp(0, 0).pp(1, 0)
    return scene.turn(0).march(0, "F1", "T1").fight(0, 1, "4", "8")


def recalled(scene: Scene, seat: int) -> tuple[int, int]:
    """Units a seat recalls and the prayer points this brings it."""
    units = scene.state.supply[seat]
    points = scene.state.pp[seat]
    scene.do(seat, Aftermath("recall"))
    gain = scene.state.pp[seat] - points
    assert gain == sum(
        event.amount for event in scene.told(PrayerGained) if (event.seat, event.why) == (seat, "recall")
    )
    return scene.state.supply[seat] - units, gain


def recalls() -> dict[int, int]:
    """Units -> prayer points, for recalls of one to five units, as loser and as winner."""
    gains: dict[int, int] = {}
    for defenders in range(1, 6):
        scene = clash(5, defenders)
        for seat in (1, 0):
            units, gain = recalled(scene, seat)
            assert gains.setdefault(units, gain) == gain
    return gains


LESS = {
    "en": r"except one\b|one prayer point fewer than there are units",
    "fr": r"moins 1\b",
    "de": r"abzüglich 1\b",
}
"""How a language says that one point is missing."""
GAINS = {"en": r"\bgains?\b", "fr": r"\b(rapportent|gagne)\b", "de": r"\b(erhältst|erhalte|dafür gibt es)\b"}
PRICES = {
    "en": r"\b(for (1 PP|one prayer point)|costs?|pays?)\b",
    "fr": r"\b(pour (1 PP|un point)|coûte|paye?z?|payer)\b",
    "de": r"\b(für je|kostet|kosten|zahlst?|bezahlst?)\b",
}


@rule("T-113")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["T-113", "explained-loser", "explained-winner"])
def test_recalled_units_earn_a_point_each_but_one(key: str, language: str) -> None:
    gains = recalls()
    assert set(gains) == {1, 2, 3, 4, 5}
    assert all(gain == units - 1 for units, gain in gains.items()), gains
    sentence = text("rules.kemet", key, language)
    assert re.search(LESS[language], sentence), sentence
    assert re.search(GAINS[language], sentence), sentence
    assert not re.search(PRICES[language], sentence), sentence
    worked = re.findall(r"\((\d) \w+ ?: (\d) [PG]P\)", sentence)
    assert len(worked) == (key == "explained-loser"), sentence
    for units, points in worked:
        assert gains[int(units)] == int(points), sentence


# --- cards that are seen are not yet drawn (T-134) ------------------------------------------------------------------

LONG = ["divine protection", "reinforcements", "divine memory", "bloody battle", "teleportation"]
DRAWN = {"en": r"drew|draw|in your hand", "fr": r"pioch|dans votre main", "de": r"gezogen|ziehst|in deiner Hand"}


@pytest.mark.parametrize("cards", [LONG, ["glory", "prayer", "war rage", "swiftness", "war fury"]])
def test_vision_tells_what_is_seen_without_calling_it_drawn(cards: list[str]) -> None:
    """In games of version 2."""
    scene = OlderScene(3, THREE).own(0, "vision")
    for card in cards:
        scene.state.deck.remove(OLDER.card[card])
    scene.state.deck += [OLDER.card[card] for card in cards]
    scene.night()
    seen = scene.told(SawCards)[0]
    assert sorted(seen.cards) == sorted(cards)
    assert not scene.state.hands[0], "one of them is chosen first"
    said = CHAT.story(seen)
    assert said is not None
    lines = CHAT.hand(KEMET.view(scene.state, 0), 0)
    assert [line.facts["card"] for line in lines if line.key == "hand-seen"] == seen.cards
    for language in LANGUAGES:
        sentence = say(said, language, CHAT)
        assert not re.search(DRAWN[language], sentence), sentence
        if cards is LONG:
            assert re.findall(r"\d+", sentence) == [str(len(cards))], sentence
        else:
            assert all(CARDS[card] in sentence for card in cards), sentence


# --- what a creature's troop is safe from ---------------------------------------------------------------------------


@pytest.mark.parametrize("message", ["word-tile-effect", "word-creature-effect"])
def test_the_devourer_is_said_to_be_safe_from_fire(message: str) -> None:
    scene = OlderScene(3, "ruby sapphire onyx").own(1, "devourer").hand(0, "raining fire")
    scene.troop(1, "T1", 3, "devourer").troop(1, "F2", 2).turn(0)
    assert scene.legal(0, Card) == [Card("raining fire", "F2")]
    for language in LANGUAGES:
        facts = tile_facts(OLDER, "devourer") if "tile" in message else creature_facts(OLDER, "devourer")
        assert text("rules.kemet", message, language, facts).endswith("Raining Fire")


# --- no engine words where the language has its own -----------------------------------------------------------------

COLOURS = {
    "fr": {"ruby": "rubis", "sapphire": "saphir", "diamond": "diamant", "onyx": "onyx", "blank": "sans couleur"},
    "de": {"ruby": "Rubin", "sapphire": "Saphir", "diamond": "Diamant", "onyx": "Onyx", "blank": "ohne Farbe"},
}
SPACES = ("pray1", "pray2", "buy1", "buy2", "buy3", "raise", "recruit", "move2", "move3", "gold")


@pytest.mark.parametrize("language", COLOURS)
def test_boxes_and_spaces_are_named_in_the_language(language: str) -> None:
    for word, name in COLOURS[language].items():
        said = text("rules.kemet", "deed-buy-token", language, {"box": word, "token": "coloured"})
        assert said.endswith(name), said
        assert name in text("rules.kemet", "choice-box", language, {"box": word, "level": 1})
    for word in SPACES:
        facts: dict[str, str | int] = {"who": "A", "space": word, "token": "coloured"}
        on = " sur " if language == "fr" else " auf "
        names = {
            text("rules.kemet", "story-token-placed", language, facts).split(on)[1],
            text("rules.kemet", "deed-order", language, {"first": word}).split(" ", 1)[1] + ".",
        }
        assert len(names) == 1
        assert names != {f"{word}."}
