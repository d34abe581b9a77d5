"""The only source of chance.

Every number a game draws goes through `Dice.below`, so a record can keep all of them and anybody can check them.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice(ABC):
    """Draws numbers and remembers them in `drawn` as (n, number below n) until `collect` takes them away."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: list[tuple[int, int]] = []

    @abstractmethod
    def number(self, n: int) -> int:
        """An even choice among 0 … n-1. Titles call `below`, which also remembers the number."""

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"no number below {n}")
        number = self.number(n)
        self.drawn.append((n, number))
        return number

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def collect(self) -> list[tuple[int, int]]:
        """The numbers drawn since the last call."""
        drawn, self.drawn = self.drawn, []
        return drawn

    @property
    @abstractmethod
    def position(self) -> int:
        """How far the sequence has run; `rewind` goes back there after an action that failed."""

    @abstractmethod
    def rewind(self, position: int) -> None: ...


def commitment(secret: bytes) -> str:
    """What a table publishes before anybody sits down: the SHA-256 of its secret."""
    return hashlib.sha256(secret).hexdigest()


class FairDice(Dice):
    """Number i comes from HMAC-SHA256(key=secret, message="salt:i"), i = 0, 1, 2 …

    Its first 8 bytes, big-endian, modulo n; values in the incomplete last stretch of the 64-bit range are passed over
    (the next i is taken), so that every face is exactly as likely.
    """

    __slots__ = ("_position", "salt", "secret")

    def __init__(self, secret: bytes, salt: str, position: int = 0) -> None:
        super().__init__()
        self.secret, self.salt, self._position = secret, salt, position

    def number(self, n: int) -> int:
        fair_end = (1 << 64) - (1 << 64) % n
        while True:
            message = f"{self.salt}:{self._position}".encode()
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            self._position += 1
            if value < fair_end:
                return value % n

    @property
    def position(self) -> int:
        return self._position

    def rewind(self, position: int) -> None:
        self._position = position


class FastDice(Dice):
    """A seeded generator for play-outs: quick, repeatable, not for real tables. It cannot go back."""

    __slots__ = ("_bits", "_position")

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._bits = random.Random(seed).getrandbits
        self._position = 0

    def number(self, n: int) -> int:
        self._position += 1
        width = n.bit_length()
        value = self._bits(width)
        while value >= n:
            value = self._bits(width)
        return value

    @property
    def position(self) -> int:
        return self._position

    def rewind(self, position: int) -> None:
        """Numbers already drawn are gone; the sequence goes on from here."""


class RecordedDice(Dice):
    """Plays back numbers that a record kept, where the secret is not (yet) known."""

    __slots__ = ("_numbers", "_position")

    def __init__(self, numbers: Iterable[tuple[int, int]]) -> None:
        super().__init__()
        self._numbers = list(numbers)
        self._position = 0

    def number(self, n: int) -> int:
        if self._position >= len(self._numbers):
            raise ValueError("the record has no number left")
        kept_n, number = self._numbers[self._position]
        if kept_n != n or not 0 <= number < n:
            raise ValueError(f"the record has {number} of {kept_n} where a number below {n} is drawn")
        self._position += 1
        return number

    @property
    def position(self) -> int:
        return self._position

    def rewind(self, position: int) -> None:
        self._position = position
