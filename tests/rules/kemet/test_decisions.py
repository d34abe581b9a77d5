"""One decision in one place: every task at every stage has its decision, every decision its words, and a task is named
in few files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import rules.kemet
from rules.core.text import says
from rules.kemet.actions import ACTIONS
from rules.kemet.decisions import DECISIONS, OF_TASKS, PHASES, TASKS
from rules.kemet.decisions.turn import InTurn
from rules.kemet.state import KemetState, Task

PACKAGE = Path(rules.kemet.__file__).parent
MOST_FILES = 4
ASKING = [one for one in DECISIONS.values() if one.kinds]
SILENT = {"resolve", "reinforce", "closing", "over"}
"""Decisions that ask nobody."""


def stages(task: Any) -> tuple[str, ...]:
    return get_args(get_type_hints(task)["stage"]) if "stage" in task.__struct_fields__ else ("",)


def test_every_task_at_every_stage_has_one_decision() -> None:
    assert {task: set(by_stage) for task, by_stage in TASKS.items()} == {
        task: set(stages(task)) for task in get_args(Task)
    }
    assert sum(len(by_stage) for by_stage in TASKS.values()) == len(OF_TASKS)


def test_every_phase_has_a_decision_or_always_a_task() -> None:
    assert set(PHASES) == set(get_args(get_type_hints(KemetState)["phase"])) - {"day"}


def test_a_decision_is_known_by_its_word() -> None:
    assert len(DECISIONS) == len(OF_TASKS) + len(PHASES) + 1
    assert {word for word, one in DECISIONS.items() if not one.kinds} == SILENT


@pytest.mark.parametrize("one", ASKING, ids=lambda one: one.word)
def test_every_decision_is_asked_and_explained(one: object) -> None:
    word, clause = getattr(one, "word"), getattr(one, "clause")  # noqa: B009 - decisions of many types
    assert says("rules.kemet", f"question-{word}")
    assert says("rules.kemet", f"explained-{word}")
    assert says("rules.kemet", "asks-turn" if isinstance(one, InTurn) else f"asks-{word}")
    assert clause in rules.kemet.KEMET.clauses


def test_every_kind_of_action_answers_something() -> None:
    assert {kind for one in ASKING for kind in one.kinds} == set(ACTIONS)


@pytest.mark.parametrize("task", get_args(Task), ids=lambda task: task.__name__)
def test_a_task_is_named_in_few_files(task: type) -> None:
    name = re.compile(rf"\b{task.__name__}\b")
    files = [path for path in PACKAGE.rglob("*.py") if name.search(path.read_text("utf-8"))]
    assert 2 <= len(files) <= MOST_FILES, files
