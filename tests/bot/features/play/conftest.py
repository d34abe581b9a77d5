"""What tests of the panel share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.meadow import registered
from tests.bot.tables.test_tables import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Tables where the title made for trying panels can be played."""
    made = Desk(tmp_path / "menhir.db")
    with registered():
        yield made
    made.store.close()
