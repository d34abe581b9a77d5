"""Outside of `mechanics/` all titles have the same files: whoever knows one finds their way in the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import GAMES, DecisionGame
from tests.titles import ROOT, folder, package, pictures

TEXTS = {"text/en.ftl", "text/fr.ftl", "text/de.ftl"}
RULES = {
    *("__init__.py", "game.py", "state.py", "actions.py", "events.py", "clauses.json", "setup.py", "flow.py"),
    *("decisions/__init__.py", "words.py", "view.py", "imagine.py", "scoring.py"),
    *TEXTS,
}
RULES_MAY = {
    *("judge.py", "judge.json", "options.py", "data.json", "figures.py", "board.py", "facts.py"),
    *(f"chat/{name}.py" for name in ("__init__", "story", "labels", "panel", "brief", "beginners", "prices")),
}
RULES_FREE = ("decisions", "mechanics", "before", "lines", "material")
"""Folders whose modules are called after what they are about."""
RENDER = {"__init__.py", "painter.py", "example.py", *TEXTS}
RENDER_MAY = {
    *("overview.py", "board.py", "pieces.py", "panels.py", "places.py", "palette.py", "scene.py", "changes.py"),
    *("text_board.py", "words.py"),
}
RENDER_FREE = ("parts",)
"""The same for what only this title's pictures show."""
TESTS = {"scene.py", "properties.py", "playthrough.txt"}
TESTS_FREE = ("helpers", "records")
"""What only this title's tests need: modules of their own, and games that were played under older rules."""
LONGEST_GAME = 100
"""Lines of `game.py`: it only answers the engine by asking the modules around it."""


def files(place: Path) -> set[str]:
    found = (path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file())
    return {path for path in found if "__pycache__" not in path}


def differs(place: Path, must: set[str], may: set[str], free: tuple[str, ...] = ()) -> list[str]:
    """What is missing there, and what nobody would look for."""
    there = files(place)
    strange = {path for path in there - must - may if path.partition("/")[0] not in free or "/" not in path}
    where = place.relative_to(ROOT).as_posix()
    return [f"{where} lacks {path}" for path in sorted(must - there)] + [
        f"{where} has {path}, for which the skeleton has no place" for path in sorted(strange)
    ]


def against(title: str) -> list[str]:
    """Everything in which a title is not as the others."""
    rules, render = (ROOT.joinpath(*one.split(".")) for one in (package(title), pictures(title)))
    found = differs(rules, RULES, RULES_MAY, RULES_FREE)
    if render.is_dir():
        found += differs(render, RENDER, RENDER_MAY, RENDER_FREE)
    tests = {path for path in files(folder(title)) if Path(path).name.startswith("test_")}
    found += differs(folder(title), TESTS, tests, TESTS_FREE)
    found += [] if tests else [f"{title} has no tests of its own"]
    lines = len((rules / "game.py").read_text("utf-8").splitlines())
    found += [f"game.py of {title} has {lines} lines"] if lines > LONGEST_GAME else []
    return found if isinstance(GAMES[title], DecisionGame) else [*found, f"{title} is no DecisionGame"]


@pytest.mark.parametrize("title", sorted(GAMES))
def test_a_title_has_the_skeleton_of_all(title: str) -> None:
    assert against(title) == []


def test_what_is_missing_or_has_no_place_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_skeleton.ROOT", tmp_path)
    for name in ("game.py", "helpers.py", "mechanics/rays.py", "mechanics.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert differs(tmp_path, {"game.py", "view.py"}, {"judge.py"}, ("mechanics",)) == [
        ". lacks view.py",
        ". has helpers.py, for which the skeleton has no place",
        ". has mechanics.py, for which the skeleton has no place",
    ]
