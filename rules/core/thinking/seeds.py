"""Seeds of computer players: derived from a table's secret by a one-way function, so that they tell nothing of it."""

from __future__ import annotations

import hashlib
import hmac


def derived(secret: bytes, *about: str | int) -> int:
    """A seed that nobody can guess without the secret, and from which nobody can learn it."""
    message = "computer player:" + ":".join(str(word) for word in about)
    return int.from_bytes(hmac.digest(hashlib.sha256(secret).digest(), message.encode(), "sha256")[:8], "big")


def character_seed(secret: bytes, salt: str, seat: int) -> int:
    """What a player is like for a whole game."""
    return derived(secret, salt, "character", seat)


def moment_seed(secret: bytes, salt: str, seat: int, lines: int) -> int:
    """What it thinks of at one decision, told by how many lines the record has."""
    return derived(secret, salt, "moment", seat, lines)
