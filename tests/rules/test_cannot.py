"""What a panel calls impossible is what cannot be done, and everything of its kinds that cannot be done is named.

A title says, for the decision it speaks of, which kinds its sentences are about; `legal` says whether that is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules.core import Action, Game, Seat
from rules.core.chat import Said
from rules.druids import DRUIDS
from rules.druids import actions as druids
from rules.druids.mechanics.populations import CAPTURE
from rules.druids.state import ACTION_WORDS
from rules.karnag import KARNAG
from rules.karnag import actions as karnag
from rules.karnag.words import slot_parts
from rules.kemet import KEMET
from rules.kemet import actions as kemet
from rules.kemet.mechanics.stock import STOCK
from rules.oak import OAK
from rules.oak import actions as oak
from tests.rules.kemet.scene import Scene
from tests.rules.oak.test_chat import walk as eager_walk
from tests.rules.speaking import walk

assert KEMET.chat is not None
SILVER = STOCK.tile_words[next(number for number, tile in enumerate(STOCK.tiles) if tile.silver)]
Legal = Sequence[Action]
Truth = Callable[[Any, Seat, Legal], "set[str] | None"]
"""What cannot be done in this position, in the words of `said`; None where the panel is silent by design."""


def _has(legal: Legal, *kinds: type[Action]) -> bool:
    return any(isinstance(action, kinds) for action in legal)


WORK: dict[str, tuple[str, type[Action]]] = {
    "gems": ("gem", karnag.Gem),
    "capture": ("capture", karnag.Capture),
    "potions": ("brew", karnag.Brew),
}


def _karnag(view: Any, seat: Seat, legal: Legal) -> set[str] | None:
    asked = view.asked
    if asked.seat != seat or asked.word != "act" or asked.most or asked.left:
        return None
    word, kind = WORK.get(slot_parts(asked.slot)[0], ("", Action))
    return {f"cannot-{word}"} if word and not _has(legal, kind) else set()


def _kemet(view: Any, seat: Seat, legal: Legal) -> set[str] | None:
    if view.asked.word != "turn" or seat not in view.asked.seats:
        return None
    verbs = (kemet.Pray, kemet.Buy, kemet.Raise, kemet.Recruit, kemet.Move)
    return {verb.__name__.lower() for verb in verbs if not _has(legal, verb)}


DRUIDS_KINDS: dict[str, dict[str, type[Action]]] = {
    "black": {"demon": druids.Demon, "ward": druids.Ward, "lift": druids.Lift},
    "white": {"stone": druids.Stone, "temple": druids.Temple, "convert": druids.Convert},
    "new": {"new": druids.New},
}


def _druids(view: Any, seat: Seat, legal: Legal) -> set[str] | None:
    asked = view.asked
    if asked.seat != seat or asked.drawn:
        return None
    if asked.word == "act":
        return set(ACTION_WORDS) - {action.first for action in legal if isinstance(action, druids.Act)}
    found = set()
    if asked.left:
        found = {word for word, kind in DRUIDS_KINDS.get(asked.word, {}).items() if not _has(legal, kind)}
    if asked.left and asked.word == "move":
        moves = [action.moves for action in legal if isinstance(action, druids.Move)]
        captures = any(CAPTURE in move for move in moves)
        found |= {"move"} if not moves else set() if captures else {"capture"}
    if sum(view.seats[seat].captured) and not _has(legal, druids.Boost):
        found.add("boost")
    return found


def _oak(view: Any, seat: Seat, legal: Legal) -> set[str] | None:
    if view.asked.word != "turn" or seat not in view.asked.seats:
        return None
    own = view.seats[seat]
    found = set()
    if not own.hand:
        found.add("cannot-cards")
        assert not _has(legal, oak.Climb, oak.Temple)
    elif not _has(legal, oak.Climb):
        found.add("cannot-climb")
    if not own.rest:
        found.add("cannot-nobody")
        assert not _has(legal, oak.Temple, oak.Special)
    return found


def _said(said: Said) -> set[str]:
    """The sentence in the words of the truths above."""
    word = str(said.facts.get("verb", said.facts.get("action", "")))
    alone = {"cannot-markers": {"demon", "ward"}, "cannot-boost-again": {"boost"}, "cannot-boost": {"boost"}}
    if said.key in alone:
        return alone[said.key]
    if word and said.key in ("cannot-taken", "cannot-level", "cannot-before", "cannot-own"):
        return {word}
    return {said.key.removeprefix("cannot-").removesuffix("-supply")}


CASES: list[tuple[Game[Any, Any], Truth, Any]] = [
    (KARNAG, _karnag, lambda seed: walk(KARNAG, 2 + seed, seed, {"cauldron_layout": ("six", "four")[seed % 2]})),
    (KEMET, _kemet, lambda seed: walk(KEMET, 2 + seed, seed, {})),
    (DRUIDS, _druids, lambda seed: walk(DRUIDS, 2 + seed, seed, {})),
    (OAK, _oak, lambda seed: eager_walk(2 + seed, seed, {})),
]


@pytest.mark.parametrize(("game", "truth", "played"), CASES, ids=[game.name for game, _, _ in CASES])
def test_what_is_called_impossible_is_impossible_and_nothing_else(game: Any, truth: Truth, played: Any) -> None:
    named: Counter[str] = Counter()
    for seed in range(2):
        for state, _, _ in played(seed):
            for seat in range(state.seats):
                view, legal = game.view(state, seat), game.legal(state, seat)
                true = truth(view, seat, legal)
                said = {word for one in game.chat.cannot(view, seat) if one.key != "cannot-slot" for word in _said(one)}
                if true is None:
                    assert not said
                else:
                    assert said == {word.removeprefix("cannot-") for word in true}, (said, true)
                    named.update(said)
    assert named, "something was impossible now and then"


def test_a_silver_token_still_reaches_the_last_level() -> None:
    """Two tokens left of which one is silver, one level without a token: everything can still be begun."""
    for silver in (False, True):
        scene = Scene(4, "ruby sapphire onyx").own(0, *([SILVER] if silver else [])).pyramid("1b", "ruby", 2)
        scene.troop(0, "1b", 5).pp(0, 9).turn(0)
        scene.state.tokens[0] = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
        scene.state.left[0] = 1
        view, legal = KEMET.view(scene.state, 0), KEMET.legal(scene.state, 0)
        assert bool(view.seats[0].silver) == silver
        said = {word for one in KEMET.chat.cannot(view, 0) for word in _said(one)}
        assert said == _kemet(view, 0, legal)
        assert ("buy" in said) != silver
