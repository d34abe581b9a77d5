"""The command line as people use it: self-play, verify, clauses, bench, and what bad input gets."""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.bench import YARDSTICK, Compared, Speed, compared
from bot.cli.clauses import TESTS, marked_tests, missing, report, unknown
from bot.cli.common import ROOT, settle
from rules import GAMES
from rules.karnag import KARNAG

Capture = pytest.CaptureFixture[str]


def run_json(capsys: Capture, *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_selfplay_finishes_and_prints_scores_and_lengths(capsys: Capture, seats: int) -> None:
    assert main(["selfplay", "karnag", "--seats", str(seats), "--games", "3", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all(line.startswith(f"game {i:4}:") and "scores" in line for i, line in enumerate(lines[:3], start=1))
    assert f"{seats} seats: 3 games finished, no dead end" in lines[3]
    assert re.fullmatch(r"  largest list: \d+ actions of [a-z, ]+, made in \d+\.\d\d ms", lines[4])


def test_selfplay_tells_how_games_ended(capsys: Capture) -> None:
    assert main(["selfplay", "druids", "--seats", "2", "--games", "3", "--seed", "1"]) == 0
    endings = capsys.readouterr().out.splitlines()[-1]
    counts = re.findall(r"ended-(?:points|bag|misfits|standstill|idle) in (\d) of 3", endings)
    assert sum(map(int, counts)) == 3


def test_the_same_seed_gives_the_same_games_in_every_process() -> None:
    """Also where hashing of strings is seeded differently."""

    def games(seed: str, hashing: str) -> Any:
        words = [
            sys.executable,
            "-m",
            "bot",
            "selfplay",
            "karnag",
            "--seats",
            "3",
            "--games",
            "2",
            "--seed",
            seed,
            "--json",
        ]
        environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=True)
        return json.loads(done.stdout)

    first, second, other = games("1", "1"), games("1", "2"), games("2", "1")
    assert first == second
    assert [game["fingerprint"] for game in first["games"]] != [game["fingerprint"] for game in other["games"]]


def test_records_of_selfplay_verify_and_changed_ones_do_not(tmp_path: Path, capsys: Capture) -> None:
    assert main(["selfplay", "karnag", "--seats", "2", "--games", "2", "--out", str(tmp_path / "records")]) == 0
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    capsys.readouterr()
    assert main(["verify", *map(str, files)]) == 0
    out = capsys.readouterr().out
    assert out.count(": holds. karnag, 2 seats, finished") == 2
    last = out.split("Last hash ")[1].split()[0]
    record = json.loads(files[0].read_bytes())
    seal = record["commitment"]
    assert last == record["lines"][-1]["hash"]
    assert main(["verify", str(files[0]), "--seal", seal, "--hash", last]) == 0
    assert main(["verify", str(files[0]), "--seal", last]) == 0, "what older tables told people to type"
    assert main(["verify", str(files[0]), "--hash", seal]) == 1
    for word, value in (("--seal", seal), ("--hash", last)):
        assert main(["verify", str(files[1]), word, value]) == 1
    capsys.readouterr()
    changes: list[tuple[Callable[[Any], None], str]] = [
        (lambda r: r["lines"][3]["action"].update(square="N7"), "line 4 was changed"),
        (lambda r: r["lines"][0]["chance"][0].__setitem__(1, 35), "line 1 was changed"),
        (lambda r: r.update(secret="00" * 32), "does not fit the seal"),
    ]
    for change, reason in changes:
        copy = json.loads(json.dumps(record))
        change(copy)
        damaged = tmp_path / "damaged.json"
        damaged.write_text(json.dumps(copy))
        assert main(["verify", str(damaged)]) == 1
        assert reason in capsys.readouterr().out
        assert main(["verify", str(damaged), "--json"]) == 1
        assert reason in json.loads(capsys.readouterr().out)["reason"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["selfplay", "dance", "--seats", "3"], "there is no title called 'dance'; there are: "),
        (["selfplay", "karnag", "--seats", "9"], "Karnag is for 2 to 5 players, not 9"),
        (["selfplay", "karnag", "--seats", "0"], "not 0"),
        (["selfplay", "karnag", "--seats", "3", "--games", "0"], "--games must be 1 or more"),
        (["selfplay", "karnag", "--seats", "3", "--option", "setup=dance"], "setup"),
        (["selfplay", "karnag", "--seats", "3", "--option", "dance=1"], "no option 'dance'; there are: setup, "),
        (["selfplay", "karnag", "--seats", "3", "--option", "setup"], "NAME=VALUE"),
        (["verify", "no/such/file.json"], "cannot read"),
        (["clauses", "dance"], "no title called"),
        (["bench", "dance"], "no title called"),
    ],
)
def test_bad_input_gets_one_clear_line(capsys: Capture, words: list[str], says: str) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err


def test_a_file_that_is_no_record(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(b"\x00\x01")
    assert main(["verify", str(file)]) == 1
    assert "not a record" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["selfplay", "verify", "clauses", "bench", "lint", "test"])
def test_every_command_has_help(capsys: Capture, command: str) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert "usage: menhir" in capsys.readouterr().out


def test_options_reach_the_game(capsys: Capture) -> None:
    plain = run_json(capsys, "selfplay", "karnag", "--seats", "2", "--games", "1")
    other = run_json(capsys, "selfplay", "karnag", "--seats", "2", "--games", "1", "--option", "setup=advanced")
    assert plain["games"] != other["games"]


# --- clauses -------------------------------------------------------------------------------------


def test_every_clause_of_every_title_is_covered(capsys: Capture) -> None:
    assert main(["clauses"]) == 0
    assert "Karnag: 126 of 126 clauses covered" in capsys.readouterr().out


@pytest.mark.parametrize("title", sorted(GAMES))
def test_every_clause_has_one_test_that_proves_it(title: str) -> None:
    proofs = marked_tests(*TESTS, marks=("proof",))
    proved = {clause: len(proofs.get(clause, [])) for clause in GAMES[title].clauses}
    assert proved == dict.fromkeys(proved, 1)


def test_two_proofs_of_one_clause_are_refused(tmp_path: Path, capsys: Capture) -> None:
    ids = ", ".join(f'"{clause}"' for clause in KARNAG.clauses)
    tests = f"@proof({ids})\ndef test_all() -> None: ...\n"
    asked = argparse.Namespace(title="karnag", missing=False, json=False)
    (tmp_path / "test_x.py").write_text(tests)
    assert report(asked, tmp_path) == 0
    assert "(proof)" in capsys.readouterr().out
    (tmp_path / "test_y.py").write_text(tests)
    assert report(asked, tmp_path) == 1


def test_clauses_without_a_test_are_named(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "test_x.py").write_text('@rule("K-3", "K-999")\ndef test_one() -> None: ...\n')
    marks = marked_tests(tmp_path)
    assert marks == {"K-3": ["test_x.py::test_one"], "K-999": ["test_x.py::test_one"]}
    bare = missing(KARNAG.clauses, marks)
    assert "K-3" not in bare
    assert "K-4" in bare
    assert "K-1" not in bare, "a component description"
    assert unknown(set(KARNAG.clauses), marks) == ["K-999"]
    assert report(argparse.Namespace(title="karnag", missing=False, json=False), tmp_path) == 1
    out = capsys.readouterr().out
    assert "without a test: K-4, " in out
    assert "clauses that do not exist: K-999" in out
    assert out.count("(component)") == 3


def test_the_dossiers_clauses_are_all_there() -> None:
    """Where the dossier is at hand, its list of ids is ours."""
    dossier = ROOT.parent / "shared" / "games" / "karnag.md"
    if not dossier.exists():
        pytest.skip("the dossier is not here")
    import re

    ids = re.findall(r"^- \*\*(K-\d+)\*\*", dossier.read_text("utf-8"), re.M)
    assert sorted(ids) == sorted(KARNAG.clauses)


# --- bench ---------------------------------------------------------------------------------------


def test_bench_prints_a_ratio_per_title(capsys: Capture) -> None:
    result = run_json(capsys, "bench", "karnag", "--rounds", "1", "--seconds", "0.01")
    assert set(result["ratios"]) == {"karnag"}
    assert result["ratios"]["karnag"] > 0
    assert set(result["steps_per_second"]) == {"karnag", "python-chess"}
    assert set(result["game_ratios"]) == {"karnag"}
    assert set(result["games_per_second"]) == {"karnag", "python-chess"}


def test_a_whole_game_is_compared_beside_a_step() -> None:
    """Half as many steps a second in games of a quarter of the steps: twice as many games."""
    chess = [Speed(steps=1000.0, games=10.0), Speed(steps=2000.0, games=20.0), Speed(steps=1500.0, games=15.0)]
    title = [Speed(steps=500.0, games=20.0), Speed(steps=1000.0, games=40.0), Speed(steps=300.0, games=12.0)]
    found = compared({YARDSTICK: chess, "pebbles": title})
    assert found["pebbles"] == Compared(steps=500.0, ratio=0.5, games=20.0, game_ratio=2.0)
    assert found[YARDSTICK] == Compared(steps=1500.0, ratio=1.0, games=15.0, game_ratio=1.0)


def test_what_is_loaded_is_passed_over_by_the_collector() -> None:
    before = gc.get_freeze_count()
    settle()
    try:
        assert gc.get_freeze_count() > before
        assert len(gc.get_objects()) < gc.get_freeze_count()
    finally:
        gc.unfreeze()
