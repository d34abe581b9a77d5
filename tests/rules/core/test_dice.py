"""Chance: fair, repeatable, checkable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from rules.core import FairDice, FastDice, RecordedDice, commitment


def test_the_fair_sequence_is_the_one_that_is_published() -> None:
    """Anybody can compute it with nothing but HMAC-SHA256."""
    dice = FairDice(b"secret", "salt")
    expected = [
        int.from_bytes(hmac.new(b"secret", f"salt:{i}".encode(), hashlib.sha256).digest()[:8], "big") % 6
        for i in range(50)
    ]
    assert [dice.below(6) for _ in range(50)] == expected
    assert dice.position == 50
    assert commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()


@pytest.mark.parametrize("dice", [FairDice(b"x", "y"), FastDice(1)])
def test_every_face_comes_up_evenly(dice: FairDice | FastDice) -> None:
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 25, "5 degrees of freedom: 20.5 is one in a thousand; the seeds are fixed"


def test_the_salt_changes_everything() -> None:
    a, b = FairDice(b"secret", "1"), FairDice(b"secret", "2")
    assert [a.below(1000) for _ in range(5)] != [b.below(1000) for _ in range(5)]


def test_drawn_numbers_are_remembered_until_collected() -> None:
    dice = FastDice(3)
    numbers = [dice.below(n) for n in (6, 4, 9)]
    assert dice.collect() == list(zip((6, 4, 9), numbers, strict=True))
    assert dice.collect() == []


def test_rewinding_after_a_failure_gives_the_same_numbers_again() -> None:
    dice = FairDice(b"secret", "salt")
    dice.below(6)
    position = dice.position
    first = [dice.below(6) for _ in range(4)]
    dice.rewind(position)
    assert [dice.below(6) for _ in range(4)] == first


def test_shuffle_and_pick() -> None:
    dice = FastDice(5)
    cards = list(range(20))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(20))
    assert cards != list(range(20))
    assert dice.pick("abc") in "abc"
    with pytest.raises(ValueError, match="below 0"):
        dice.below(0)


def test_recorded_dice_give_what_was_kept_and_nothing_else() -> None:
    dice = RecordedDice([(6, 3), (4, 1)])
    assert dice.below(6) == 3
    with pytest.raises(ValueError, match="1 of 4 where a number below 5"):
        dice.below(5)
    assert dice.below(4) == 1
    with pytest.raises(ValueError, match="no number left"):
        dice.below(2)
    with pytest.raises(ValueError, match="6 of 6"):
        RecordedDice([(6, 6)]).below(6)
