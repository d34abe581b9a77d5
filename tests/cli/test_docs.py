"""The list of modules in docs/architecture.md is what the modules say of themselves; pages lead where they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, main
from bot.cli import docs
from bot.cli.common import ROOT

Capture = pytest.CaptureFixture[str]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_list_of_modules_is_up_to_date(capsys: Capture) -> None:
    assert main(["docs", "--check"]) == 0, "./menhir docs writes it anew"
    assert capsys.readouterr().out == "docs/architecture.md is up to date\n"


def test_every_module_of_the_bot_is_listed_with_its_idea() -> None:
    listed = docs.PAGE.read_text("utf-8").partition(docs.BEGIN)[2]
    for path in (ROOT / "bot").rglob("*.py"):
        if path.name not in ("__init__.py", "__main__.py"):
            assert docs.idea(path).endswith((".", "?"))
            assert f"| `{path.stem}` | {docs.idea(path)} |" in listed, path


def test_a_page_that_is_behind_is_told_of_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    page = tmp_path / "architecture.md"
    page.write_text(f"before\n{docs.BEGIN}old\n{docs.END}after\n", "utf-8")
    monkeypatch.setattr(docs, "PAGE", page)
    monkeypatch.setattr(docs, "ROOMS", ("bot/ui",))
    monkeypatch.setattr(docs, "_name", lambda: "the page")
    assert main(["docs", "--check"]) == 1
    assert "old" in page.read_text("utf-8")
    assert main(["docs"]) == 0
    written = page.read_text("utf-8")
    assert written.startswith(f"before\n{docs.BEGIN}\n**bot/ui/** ")
    assert "\n| `limits` | Discord's limits, in one place. |\n" in written
    assert written.endswith(f"{docs.END}after\n")
    assert main(["docs", "--check"]) == 0
    page.write_text("no marks", "utf-8")
    assert main(["docs"]) == 2
    assert "the page has lost one of its marks" in capsys.readouterr().err


FOLDERS = "bot|rules|render|playground|tests|docs|app|ui|store|tables|features|outbox|cli"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_points_at_is_there(page: Path) -> None:
    """Links to files, and names of files of ours in backquotes, those of the bot also without its folder."""
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (page.parent / link).exists(), link
    for name in re.findall(rf"`((?:{FOLDERS})/[\w/.]+)`", text):
        places = [ROOT / name, ROOT / "bot" / name]
        bare = [place.with_name(place.name.partition(".")[0]) for place in places]
        assert any(place.exists() or place.with_suffix(".py").exists() for place in (*places, *bare)), name


def test_readme_names_only_commands_that_are() -> None:
    named = set(re.findall(r"\./menhir (\w+)", (ROOT / "README.md").read_text("utf-8")))
    assert named <= COMMANDS.keys()


def test_what_readme_types_at_python_comes_out_as_it_says() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert len(blocks) == 1
    sample = doctest.DocTestParser().get_doctest(blocks[0], {}, "README.md", "README.md", 0)
    assert len(sample.examples) >= 10
    told: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(sample, out=told.append)
    assert (results.failed, results.attempted) == (0, len(sample.examples)), "".join(told)


def test_the_glossary_is_in_order_and_says_where() -> None:
    rows = re.findall(r"^\| ([\w ]+) \| (.+) \| `([\w/.]+)` \|$", (ROOT / "docs/glossary.md").read_text("utf-8"), re.M)
    words = [word for word, _, _ in rows]
    assert len(words) >= 30
    assert words == sorted(words)
    assert {"chapter", "call", "card", "question", "pace", "bank", "tour", "reseal", "seal", "last hash"} <= set(words)
