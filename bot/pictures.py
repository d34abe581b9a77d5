"""Pictures and text twins of views, made off the event loop. A title without a painter simply has none."""

from __future__ import annotations

import logging
from typing import Any

log = logging.getLogger(__name__)


async def picture(title: str, view: Any, *, language: str, focus: str | None = None) -> bytes | None:
    """A PNG, or None where there is no painter or drawing failed; the post goes out without it."""
    return None


def summary(title: str, view: Any, language: str) -> str:
    return ""


def twin(title: str, view: Any, language: str) -> str | None:
    return None


def seat_marks() -> dict[str, bytes]:
    return {}
