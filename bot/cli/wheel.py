"""`menhir wheel`: Menhir as a package that pip installs; also the build backend that pyproject.toml names, so that pip
builds it without anything else.

The packages lie inside one called `menhir`, which puts its own folder first on the path: imports stay as they are, and
no name as common as `bot` or `rules` is installed beside other people's.
"""

import argparse
import base64
import hashlib
import io
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "playground", "render", "rules")
SOURCES = ("pyproject.toml", "README.md", "LICENSE", *PACKAGES)
TAG = "py3-none-any"
INIT = '''"""Menhir, installed. Its packages lie in this folder, which comes first on the path."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
'''
MAIN = '''"""`python -m menhir`: the command line."""

import sys

from bot.__main__ import main


def run() -> None:
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    run()
'''


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the file goes")


def run(args: argparse.Namespace) -> int:
    from bot.cli.common import from_source  # only here: pip builds with nothing of ours installed

    from_source()
    args.folder.mkdir(parents=True, exist_ok=True)
    print(args.folder / build_wheel(str(args.folder)))
    return 0


# --- what pip asks for ---------------------------------------------------------------------------


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    project = _project()
    info = f"{_name(project)}.dist-info"
    files = {f"menhir/{name}": content for name, content in _files(PACKAGES)}
    files |= {"menhir/__init__.py": INIT.encode(), "menhir/__main__.py": MAIN.encode()}
    files |= {
        f"{info}/METADATA": _metadata(project).encode(),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: menhir\nRoot-Is-Purelib: true\nTag: {TAG}\n".encode(),
        f"{info}/entry_points.txt": b"[console_scripts]\nmenhir = menhir.__main__:run\n",
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    lines = [f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in files.items()]
    files[f"{info}/RECORD"] = "".join([*lines, f"{info}/RECORD,,\n"]).encode()
    wheel = f"{_name(project)}-{TAG}.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():  # each as of 1980: the same sources give the same file
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    project = _project()
    name = _name(project)
    with tarfile.open(Path(sdist_directory) / f"{name}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, content in (("PKG-INFO", _metadata(project).encode()), *_files(SOURCES)):
            entry = tarfile.TarInfo(f"{name}/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return f"{name}.tar.gz"


# --- what goes in --------------------------------------------------------------------------------


def _project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def _name(project: dict[str, Any]) -> str:
    return f"{project['name']}-{project['version']}"


def _files(names: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """The files of these names and in these folders: code, texts, figures, the page; nothing that Python left there."""
    for name in names:
        place = ROOT / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(ROOT).as_posix(), path.read_bytes()


def _metadata(project: dict[str, Any]) -> str:
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE",
        f"Requires-Python: {project['requires-python']}",
        *(f"Requires-Dist: {name}" for name in project["dependencies"]),
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join([*lines, "", (ROOT / project["readme"]).read_text("utf-8")])


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
