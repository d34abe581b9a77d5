"""What can be known of hidden cards in games of version 2: Vision looks into the deck, Divine Memory takes from the
discard, Diversion exchanges battle cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core import FastDice, rule
from rules.kemet.actions import Answer, Battle, Card, Night, Pray
from rules.kemet.mechanics.stock import OLDER as STOCK
from rules.kemet.state import BattleTask, KemetState, VisionTask
from rules.kemet.words import BATTLE
from tests.rules.kemet.properties import invariants
from tests.rules.kemet.scene import OlderScene as Scene

THREE = "ruby sapphire diamond"
SINGLE = ("glory", "divine protection", "mana theft", "reinforcements", "open gates")
"""Cards of which there is one."""
VIEWERS = (None, 0, 1, 2)

KEMET = Scene(3).game


def imagined(scene: Scene, seat: int | None, times: int = 250) -> list[KemetState]:
    found = [scene.imagine(seat, seed).state for seed in range(times)]
    for state in found[:10]:
        invariants(state)
        assert KEMET.view(state, seat) == KEMET.view(scene.state, seat)
    return found


def where(state: KemetState, word: str) -> str:
    """The place of a card of which there is one."""
    assert word in SINGLE
    card = STOCK.card[word]
    piles = {f"hand {seat}": hand for seat, hand in enumerate(state.hands)}
    looked_at = [card for task in state.tasks if isinstance(task, VisionTask) for card in task.cards]
    piles |= {"deck": state.deck, "discard": state.discard, "vision": looked_at}
    found = [name for name, cards in piles.items() if card in cards]
    assert len(found) == 1
    return found[0]


def places(states: Iterable[KemetState], word: str) -> set[str]:
    return {where(state, word) for state in states}


def chi_square(found: Counter[str], weights: dict[str, float]) -> float:
    """How far counts are from what the weights say; for as few places as here 30 is exceeded once in ten thousand."""
    assert set(found) <= set(weights)
    total, whole = found.total(), sum(weights.values())
    expected = {name: total * weight / whole for name, weight in weights.items()}
    return sum((found[name] - many) ** 2 / many for name, many in expected.items())


def after_a_vision() -> Scene:
    """Seat 0 has seen five single cards and kept Glory; then seat 1, with two older cards, and seat 2 drew one each."""
    scene = Scene(3, THREE).own(0, "vision").hand(1, "prayer", "swiftness").pp(1, 9)
    deck = scene.state.deck
    deck[:] = [card for card in deck if card not in map(STOCK.card.get, SINGLE)] + [STOCK.card[word] for word in SINGLE]
    return scene.night().do(0, Answer("glory"))


@rule("T-128", "T-134")
def test_cards_put_back_are_found_again_by_who_saw_them() -> None:
    scene = after_a_vision()
    mine = imagined(scene, 0)
    for word in SINGLE[1:]:
        assert places(mine, word) == {"deck", "hand 1", "hand 2"}, "in the deck, or drawn since"
    for state in mine:
        assert sum(where(state, word) == "hand 1" for word in SINGLE[1:]) <= 1, "two of its cards are older"
    theirs = imagined(scene, 1)
    for word in SINGLE:
        if where(scene.state, word) != "hand 1":
            assert places(theirs, word) == {"deck", "hand 0", "hand 2"}, "seat 1 cannot tell"
    assert len({tuple(state.hands[0]) for state in theirs}) > 5


def test_a_card_seen_in_the_deck_and_played_since_tells_which_draw_it_was() -> None:
    scene = after_a_vision()
    state = scene.state
    deck, hand = state.deck, state.hands[1]
    if STOCK.card["mana theft"] not in hand:  # let it be the one that seat 1 drew
        pile = next(pile for pile in (deck, state.hands[2]) if STOCK.card["mana theft"] in pile)
        pile[pile.index(STOCK.card["mana theft"])], hand[-1] = hand[-1], STOCK.card["mana theft"]
    assert "hand 1" in places(imagined(scene, 0), "open gates")
    state.queue, state.slots, state.phase, state.step = [], [], "day", 0
    scene.turn(1).do(1, Card("mana theft"))
    after = imagined(scene, 0)
    assert places(after, "open gates") == {"deck", "hand 2"}, "the two cards left to seat 1 are older"
    assert "hand 1" in places(imagined(scene, 2), "open gates")
    assert places(after, "mana theft") == {"discard"}


def test_whoever_draws_the_card_it_put_back_knows_where_it_is() -> None:
    scene = Scene(3, THREE).own(0, "vision").vets(0, 1)
    deck = scene.state.deck
    deck[:] = [card for card in deck if card not in map(STOCK.card.get, SINGLE)] + [STOCK.card[word] for word in SINGLE]
    scene.night().do(0, Night(vets="0 PP"), Answer("glory"))
    deck = scene.state.deck
    deck.remove(STOCK.card["mana theft"])
    deck.append(STOCK.card["mana theft"])
    scene.do(0, Night(vets="1 cards"))
    states = imagined(scene, 0)
    assert places(states, "mana theft") == {"hand 0"}
    assert places(states, "open gates") == {"deck", "hand 1", "hand 2"}


def test_what_a_vision_shows_is_known_to_one_seat() -> None:
    scene = Scene(3, THREE).own(0, "vision").night()
    task = scene.state.tasks[-1]
    assert isinstance(task, VisionTask)
    for state in imagined(scene, 0, 10):
        assert state.tasks[-1] == task
    shown = {tuple(sorted(other.tasks[-1].cards)) for other in imagined(scene, 1)}  # type: ignore[union-attr]
    assert len(shown) > 30


def test_a_card_taken_from_the_discard_is_known_in_its_hand() -> None:
    scene = Scene(3).hand(1, "divine memory", "prayer", "war rage").discarded("glory").pp(1, 5).turn(1)
    scene.do(1, Card("divine memory", "glory"))
    for viewer in VIEWERS:
        assert places(imagined(scene, viewer, 20), "glory") == {"hand 1"}
    assert len({tuple(state.hands[1]) for state in imagined(scene, 0)}) > 20, "the others are not"
    state = scene.state
    state.hands[1].remove(STOCK.card["glory"])
    assert state.learned is not None
    state.learned.open[1].clear()
    state.discard.append(STOCK.card["glory"])
    assert places(imagined(scene, 0, 20), "glory") == {"discard"}


def attacked(scene: Scene) -> Scene:
    """Seat 0 attacks seat 1 at T1."""
    return scene.troop(0, "F1", 5).troop(1, "T1", 5).turn(0).march(0, "F1", "T1")


def test_a_card_exchanged_by_diversion_lies_face_down_for_all_to_know() -> None:
    scene = attacked(Scene(3).hand(0, "diversion"))
    scene.do(0, Battle(cards="diversion"), Battle("3", "6")).do(1, Battle("4", "7"))
    assert len({state.tasks[-1].councils[0].drop for state in imagined(scene, 1)}) == 7  # type: ignore[union-attr]
    scene.do(0, Answer("swap"))
    while isinstance(scene.state.tasks[-1], BattleTask):
        scene.do(scene.waiting[0], scene.legal(scene.waiting[0])[0])
    assert {tuple(state.face_down[0]) for state in imagined(scene, 1)} == {(BATTLE["3"],)}
    assert len({tuple(state.face_down[1]) for state in imagined(scene, 0)}) == 7


def test_a_card_seen_is_as_likely_in_every_place_since() -> None:
    scene = after_a_vision()
    found = Counter(where(state, "open gates") for state in imagined(scene, 0, 600))
    weights = {"deck": float(len(scene.state.deck)), "hand 1": 1.0, "hand 2": 1.0}
    assert chi_square(found, weights) < 20


def test_reseal_keeps_what_has_been_learned() -> None:
    scene = after_a_vision()
    learned = KEMET.decode(KEMET.encode(scene.state)).learned
    KEMET.reseal(scene.state, FastDice(3))
    assert scene.state.learned == learned
    assert places(imagined(scene, 0), "open gates") == {"deck", "hand 1", "hand 2"}


def test_playing_on_keeps_what_has_been_learned() -> None:
    """What was put back is still known after others have acted."""
    scene = after_a_vision()
    while scene.state.phase == "night":
        scene.do(scene.waiting[0], scene.legal(scene.waiting[0])[0])
    scene.do(scene.waiting[0], Pray("pray1"))
    for word in SINGLE[1:]:
        assert places(imagined(scene, 0), word) == {"deck", "hand 1", "hand 2"}


def test_an_unknown_card_is_as_likely_in_every_place() -> None:
    scene = Scene(3).hand(1, "prayer", "swiftness", "war rage", "glory").hand(2, "iron wall", "war fury").turn(0)
    found = Counter(where(state, "mana theft") for state in imagined(scene, 0, 600))
    weights = {"deck": float(len(scene.state.deck)), "hand 1": 4.0, "hand 2": 2.0}
    assert chi_square(found, weights) < 20
