"""`menhir new`: a copy of the example under another name, or one line that says why not."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.common import ROOT, Trouble
from bot.cli.new import begin, what_next
from rules import TITLES

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """As much of the repository as a new title touches."""
    for name in ("examples", "rules/core"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("render", "tests/rules"):
        (tmp_path / name).mkdir(parents=True)
    for path in (ROOT / "pyproject.toml", ROOT / "rules" / "__init__.py", *(ROOT / "render").glob("*.py")):
        shutil.copy(path, tmp_path / path.relative_to(ROOT))
    return tmp_path


def everything(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", ["ur", "lake7", "aardvark", "thousandlakes123"])
def test_the_copy_is_in_order_whatever_it_is_called(root: Path, name: str) -> None:
    before = everything(root)
    begin(name, root)
    after = everything(root)
    example = {path.split("/", 2)[2] for path in before if path.startswith("examples/pebbles/") and path.count("/") > 2}
    where = {"rules": "rules", "render": "render", "tests": "tests/rules"}
    copies = {f"{where[part]}/{name}/{rest}" for part, _, rest in (path.partition("/") for path in example)}
    assert after.keys() - before.keys() == copies
    changed = {path for path, content in before.items() if after[path] != content}
    assert changed == {"rules/__init__.py"}
    old, new = (text["rules/__init__.py"].decode().splitlines() for text in (before, after))
    (line,) = [two for one, two in zip(old, new, strict=True) if one != two]
    assert line.startswith("TITLES = (")
    assert re.findall(r'"(\w+)"', line) == [*TITLES, name]
    for path in copies:
        text = after[path].decode()
        assert "examples" not in text, path
        assert "Pebbles" not in text.replace("= Pebbles\n", "").replace(" Pebbles shown", "")
    for check in (["check"], ["format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *check, "--no-cache", "."], cwd=root, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Chess", "one word of 2 to 16 small letters"),
        ("two words", "one word of 2 to 16 small letters"),
        ("5th", "first a letter"),
        ("x" * 17, "one word of 2 to 16 small letters"),
        ("../up", "one word of 2 to 16 small letters"),
        ("class", "one word of 2 to 16 small letters"),
        ("karnag", "there is a title called 'karnag' already"),
        ("pebbles", "there is a title called 'pebbles' already"),
        ("table", "/table is a command of the bot"),
        ("started", "render/started exists already"),
        ("canvas", "render/canvas.py exists already"),
    ],
)
def test_a_bad_or_taken_name_changes_nothing(root: Path, name: str, said: str) -> None:
    (root / "render" / "started").mkdir()
    before = everything(root)
    with pytest.raises(Trouble) as trouble:
        begin(name, root)
    assert said in str(trouble.value)
    assert everything(root) == before


def test_what_cannot_be_written_leaves_nothing_behind(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, real = everything(root), Path.write_text

    def write(path: Path, *words: str) -> int:
        if path.name == "painter.py":
            raise OSError(28, "No space left on device", str(path))
        return real(path, *words)

    monkeypatch.setattr(Path, "write_text", write)
    with pytest.raises(Trouble, match="No space left on device"):
        begin("ur", root)
    assert everything(root) == before


def test_a_list_of_titles_that_is_not_found_is_told(root: Path) -> None:
    (root / "rules" / "__init__.py").write_text("GAMES = {}\n")
    before = everything(root)
    with pytest.raises(Trouble, match="has no line TITLES"):
        begin("ur", root)
    assert everything(root) == before


def test_the_command_answers_with_one_line(capsys: Capture) -> None:
    assert main(["new", "Karnag"]) == 2
    assert capsys.readouterr().err.startswith("menhir new: a title is one word")


def test_every_step_that_is_named_is_there() -> None:
    """The files that `what_next` sends people to are the example's."""
    steps = [line for line in what_next("pebbles") if line.startswith("  ")]
    assert len(steps) == 9
    for line in steps:
        where = line.split("  ")[1].partition(". ")[2]
        folder, _, names = where.partition(": ")
        part = ROOT / "examples" / "pebbles" / folder.partition("/")[0]
        assert all((part / name).exists() for name in names.split(", ")), line


# --- long ----------------------------------------------------------------------------------------

OVER_ALL = (
    *("tests/test_rooms.py", "tests/test_skeleton.py", "tests/rules/test_looking_ahead.py", "tests/bot/test_words.py"),
    *("tests/render/test_titles.py", "tests/e2e/test_newcomers.py", "tests/cli/test_commands.py"),
)
"""Tests that look at all titles without naming each."""


@pytest.mark.long
def test_a_new_title_lints_plays_and_has_a_picture(tmp_path: Path) -> None:
    """In a copy of the repository: whatever holds for every title holds for the copy of the example."""
    copy = tmp_path / "menhir"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    (copy / ".venv").symlink_to(Path(sys.prefix))

    def menhir(*words: str) -> str:
        environment = {**os.environ, "PYTHONPATH": ""}
        done = subprocess.run(["./menhir", *words], cwd=copy, env=environment, capture_output=True, text=True)
        if done.returncode:
            pytest.fail(f"./menhir {' '.join(words)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}")
        return done.stdout

    told = menhir("new", "pebbles5")
    assert [word for word in told.split() if word in ("rules/pebbles5", "render/pebbles5", "tests/rules/pebbles5")]
    menhir("lint")
    assert "Pebbles5: 4 of 4 clauses covered" in menhir("clauses", "pebbles5")
    assert "3 games finished, no dead end" in menhir("selfplay", "pebbles5", "--seats", "3", "--games", "3")
    menhir("picture", "pebbles5", "--steps", "4", "--out", str(tmp_path / "board.png"))
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    told = menhir("test", "-n0", "-k", "pebbles5", "tests")
    assert int(told.rsplit(" passed", 1)[0].split()[-1]) > 60
    told = menhir("test", "-n0", "-k", "pebbles5 and only_by_commands", "tests/e2e/test_whole_games.py")
    assert told.count("1 passed") == 1
    menhir("test", "-n0", *OVER_ALL)
