"""What tests of the bot without Discord share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.features.time.timing import Days


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    made = Days(tmp_path / "menhir.db")
    yield made
    made.store.close()
