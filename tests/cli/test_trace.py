"""`menhir trace`: what a walk through the bot passes, the same numbers every time."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.cli.trace import WALKS, walked

Capture = pytest.CaptureFixture[str]
UNTIL_THE_ANSWER = ("modules", "functions", "jobs_before_answer", "transactions_before_answer", "reads_before_answer")
IN_ALL = ("modules_in_all", "functions_in_all", "jobs", "transactions", "reads")


def _checked(name: str) -> dict[str, int]:
    counts, modules = walked(name)
    assert tuple(counts) == (*UNTIL_THE_ANSWER, *IN_ALL)
    assert all(counts[before] <= counts[after] for before, after in zip(UNTIL_THE_ANSWER, IN_ALL, strict=True))
    assert len(modules) == counts["modules_in_all"]
    assert all(module.startswith("bot/") and not module.startswith("bot/cli/") for module in modules)
    assert {"bot/tables/tables.py", "bot/store/sqlite.py"} <= set(modules)
    assert counts["jobs_before_answer"] > 0
    assert counts["transactions_before_answer"] + counts["reads_before_answer"] > 0
    return counts


def test_a_walk_counts_the_same_twice(capsys: Capture) -> None:
    assert main(["trace", "open", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == _checked("open")


def test_a_press_that_plays_is_a_short_walk() -> None:
    """One job and one change until the answer, through few modules. Whoever makes it longer says why here."""
    counts = _checked("press")
    assert counts["modules"] < 25
    assert counts["modules_in_all"] < 30
    assert counts["functions"] <= 120
    assert (counts["jobs_before_answer"], counts["transactions_before_answer"], counts["reads_before_answer"]) == (
        1,
        1,
        1,
    )


@pytest.mark.long
@pytest.mark.parametrize("name", WALKS)
def test_every_walk_counts_the_same_twice(name: str) -> None:
    assert _checked(name) == _checked(name)


def test_a_walk_that_there_is_not_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["trace", "dance"])
    assert refused.value.code == 2
    assert "invalid choice: 'dance'" in capsys.readouterr().err
