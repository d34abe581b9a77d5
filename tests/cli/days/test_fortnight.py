"""`menhir fortnight` as it is run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.common import ROOT


@pytest.mark.parametrize("words", [["--days", "0"], ["--seeds", "0"], ["--tree", "/nowhere"]])
def test_what_cannot_be_simulated_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fortnight", *words]) == 2
    assert "menhir fortnight: " in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize(
    ("calls", "days"), [("", 2), ("dm", 1), ("digest", 1)], ids=["all ways", "private messages", "daily lists"]
)
def test_some_days(calls: str, days: int, tmp_path: Path) -> None:
    """Both outages and the end of summer time, whatever way people are called."""
    words = ["fortnight", "--days", str(days), "--json", *(["--calls", calls] if calls else [])]
    ran = subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout, ran.stderr[-4000:]
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    (run,) = found["runs"]
    assert found["missed"] == [], ran.stderr[-4000:]
    assert ran.returncode == 0
    assert run["days"] >= days
    assert run["waits"] > 15 * days
    assert run["rings"] > 0
    assert run["deadlines looked at"] > 10 * days or calls
    assert run["night calls"] > 0 or calls
