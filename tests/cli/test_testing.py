"""`menhir test`: ordinary tests, long ones, and the same ones again and again, on a folder of small tests."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.common import ROOT

Capture = pytest.CaptureFixture[str]
QUICKLY = ["-n0", "-p", "no:hypothesispytest", "-c", str(ROOT / "pyproject.toml")]
"""Configured as ours are, on one core, without what takes longest to load."""
CONFTEST = "from tests.shuffling import pytest_addoption, pytest_collection_modifyitems\n"
TESTS = """
import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def noted(request):
    with (HERE / "log").open("a") as log:
        log.write(f"{os.getpid()} {os.environ.get('PYTHONHASHSEED')} {request.node.name}\\n")


@pytest.mark.parametrize("number", range(8))
def test_plain(number):
    pass


def test_every_second_time():
    runs = len([line for line in (HERE / "log").read_text().splitlines() if line.endswith("every_second_time")])
    assert runs % 2, "an even run"


@pytest.mark.long
def test_whole_night():
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(ROOT)  # where the command goes
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_small.py").write_text(TESTS)
    return tmp_path


def menhir_test(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "bot", "test", *QUICKLY, *words], capture_output=True, text=True)


def log_of(folder: Path) -> list[tuple[str, str, str]]:
    """Process, hash seed and test, in order."""
    return [(pid, seed, name) for pid, seed, name in map(str.split, (folder / "log").read_text().splitlines())]


def test_everything_but_the_long_ones(folder: Path) -> None:
    done = menhir_test(str(folder))
    assert done.returncode == 0, done.stdout
    assert "9 passed, 1 deselected" in done.stdout
    plain = [f"test_plain[{number}]" for number in range(8)]
    assert [name for _, _, name in log_of(folder)] == [*plain, "test_every_second_time"], "in their own order"


def test_only_the_long_ones_each_told_when_done(folder: Path) -> None:
    done = menhir_test("--long", str(folder))
    assert done.returncode == 0, done.stdout
    assert re.search(r"test_whole_night PASSED +\[100%\]", done.stdout)
    assert "slowest 10 durations" in done.stdout
    assert [name for _, _, name in log_of(folder)] == ["test_whole_night"]


def test_further_words_go_to_pytest(folder: Path) -> None:
    done = menhir_test(str(folder), "-k", "test_plain")
    assert done.returncode == 0, done.stdout
    assert "8 passed, 2 deselected" in done.stdout
    chosen = menhir_test(str(folder), "-m", "long or not long")
    assert "10 passed" in chosen.stdout, "who names a mark chooses among all"


def again(capsys: Capture, *words: str) -> tuple[int, str, str]:
    code = main(["test", "--again", *words, *QUICKLY])
    return code, *capsys.readouterr()


def test_again_tells_what_failed_how_often(folder: Path, capsys: Capture) -> None:
    code, out, _ = again(capsys, "4", str(folder))
    assert code == 1
    told = out.splitlines()
    runs = [line for line in told if line.startswith("run ")]
    assert runs == ["run 1 of 4: passed", "run 2 of 4: 1 failed", "run 3 of 4: passed", "run 4 of 4: 1 failed"]
    assert "an even run" in out[: out.index("run 3 of 4")], "told with its run, not at the end"
    assert told[-1].endswith("test_small.py::test_every_second_time failed 2 of 4 times")
    assert "AssertionError: an even run" in out
    assert "test_plain" not in out
    log = log_of(folder)
    assert len({pid for pid, _, _ in log}) == 4, "fresh processes"
    assert list(dict.fromkeys(seed for _, seed, _ in log)) == ["1", "2", "3", "4"]
    orders = [tuple(name for _, seed, name in log if seed == run) for run in "1234"]
    assert len(set(orders)) == 4, "each in another order"
    assert len({tuple(sorted(order)) for order in orders}) == 1, "of the same tests"
    # A run can be had again.
    assert again(capsys, "1", str(folder))[:2] == (0, "run 1 of 1: passed\n")
    assert tuple(name for _, _, name in log_of(folder)[len(log) :]) == orders[0]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("0",), "--again must be 1 or more"),
        (("2", "-k", "nothing"), "there is no such test"),
        (("2", "--dance"), "pytest ended with code 4"),
    ],
)
def test_bad_words_get_one_clear_line(folder: Path, capsys: Capture, words: tuple[str, ...], says: str) -> None:
    code, _, err = again(capsys, *words, str(folder))
    assert (code, err) == (2, f"menhir test: {says}\n")
