"""Menhir as an installed package: one top-level name, everything in it, nothing taken from the sources."""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from bot.cli import wheel
from bot.cli.common import ROOT

LEFT_OUT = ("__pycache__", ".pyc")


def test_a_wheel_holds_every_file_of_the_packages_under_one_name(tmp_path: Path) -> None:
    name = wheel.build_wheel(str(tmp_path))
    with zipfile.ZipFile(tmp_path / name) as archive:
        names = set(archive.namelist())
        record = list(csv.reader(archive.read("menhir-0.1.0.dist-info/RECORD").decode().splitlines()))
        metadata = archive.read("menhir-0.1.0.dist-info/METADATA").decode()
    assert {entry.split("/")[0] for entry in names} == {"menhir", "menhir-0.1.0.dist-info"}
    known = [path for package in wheel.PACKAGES for path in (ROOT / package).rglob("*") if path.is_file()]
    kept = [path.relative_to(ROOT).as_posix() for path in known if not any(one in str(path) for one in LEFT_OUT)]
    assert {f"menhir/{path}" for path in kept} <= names
    assert {"menhir/bot/features/undo/service.py", "menhir/playground/page/index.html"} <= names
    assert {"menhir/rules/oak/data.json", "menhir/rules/oak/text/fr.ftl", "menhir/render/text/de.ftl"} <= names
    assert not any(one in name for one in LEFT_OUT for name in names)
    assert {line[0] for line in record} == names
    assert "\nRequires-Dist: discord.py\n" in metadata
    first = (tmp_path / name).read_bytes()
    wheel.build_wheel(str(tmp_path))
    assert (tmp_path / name).read_bytes() == first, "the same sources give the same file"


def test_sources_as_an_archive_can_build_the_wheel_again(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / wheel.build_sdist(str(tmp_path))) as archive:
        names = set(archive.getnames())
    built = {"PKG-INFO", "pyproject.toml", "README.md", "LICENSE", "bot/cli/wheel.py", "rules/oak/text/fr.ftl"}
    assert {f"menhir-0.1.0/{name}" for name in built} <= names


@pytest.mark.long
def test_an_installed_menhir_plays_draws_and_serves_from_its_own_folder(tmp_path: Path) -> None:
    wheels, target, elsewhere = tmp_path / "wheels", tmp_path / "target", tmp_path / "elsewhere"
    elsewhere.mkdir()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *words],
            cwd=elsewhere,
            env=environment | more,
            capture_output=True,
            text=True,
            check=False,
        )

    pip = ("-m", "pip", "--disable-pip-version-check")
    built = run(*pip, "wheel", "--no-deps", "--no-index", "--wheel-dir", str(wheels), str(ROOT))
    assert built.returncode == 0, built.stderr
    (made,) = wheels.iterdir()
    installed = run(*pip, "install", "--no-deps", "--no-index", "--target", str(target), str(made))
    assert installed.returncode == 0, installed.stderr
    assert sorted(path.name for path in target.iterdir()) == ["bin", "menhir", "menhir-0.1.0.dist-info"]

    def menhir(*words: str) -> subprocess.CompletedProcess[str]:
        return run("-m", "menhir", *words, PYTHONPATH=str(target))

    games = menhir("selfplay", "karnag", "--seats", "2", "--games", "1", "--seed", "1", "--json")
    assert games.returncode == 0, games.stderr
    assert json.loads(games.stdout)
    drawn = menhir("picture", "oak", "--steps", "5", "--out", "board.png")
    assert drawn.returncode == 0, drawn.stderr
    assert (elsewhere / "board.png").read_bytes().startswith(b"\x89PNG")
    served = menhir("trace", "board", "--json")
    assert served.returncode == 0, served.stderr
    assert json.loads(served.stdout)["modules"] > 0
    assert "needs Menhir's sources" in menhir("lint").stderr

    script = run(str(target / "bin" / "menhir"), "where", "m:undo:12", PYTHONPATH=str(target))
    assert script.stdout.startswith("undo: "), script.stderr

    # Whatever is imported on the way to a running bot lies in the installed folder.
    code = (
        "import menhir, sys, bot.cli.trace, bot.cli.picture\n"
        "print(*(file for module in sys.modules.values() if (file := getattr(module, '__file__', None))), sep='\\n')"
    )
    files = run("-c", code, PYTHONPATH=str(target)).stdout.splitlines()
    ours = tuple(str(ROOT / package) for package in (*wheel.PACKAGES, "tests"))
    assert not [file for file in files if file.startswith(ours)]
    assert len([file for file in files if file.startswith(str(target / "menhir"))]) > 200
