"""`menhir picture`."""

import io
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main


def test_it_writes_the_same_picture_for_the_same_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["picture", "karnag", "--seats", "3", "--seed", "5", "--steps", "40", "--changes"]
    for name in ("a.png", "b.png"):
        assert main([*words, "--out", str(tmp_path / name)]) == 0
    first, second = ((tmp_path / name).read_bytes() for name in ("a.png", "b.png"))
    assert first == second
    assert Image.open(io.BytesIO(first)).width == 1600
    assert "3 seats, seed 5, 40 steps" in capsys.readouterr().err


def test_zoom_theme_seat_and_twin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "zoom.png"
    words = ["picture", "karnag", "--steps", "99999", "--seats", "2", "--seat", "1", "--theme", "dark"]
    assert main([*words, "--focus", "e3", "--twin", "--out", str(out)]) == 0
    captured = capsys.readouterr()
    assert "the end" in captured.err
    assert captured.out.startswith("Karnag, round 6 of 6, final count.\nSeen by Blue.")
    assert Image.open(out).getpixel((2, 2)) is not None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no title is called 'chess'; there are karnag"),
        (["karnag", "--seats", "6"], "--seats 6: Karnag is for 2 to 5"),
        (["karnag", "--seats", "2", "--seat", "2"], "--seat 2: the seats are 0 to 1"),
        (["karnag", "--steps", "-1"], "--steps and --changes count from 0"),
        (["karnag", "--theme", "pink"], "--theme pink: there are light, dark"),
        (["karnag", "--focus", "Z9"], "--focus: no region is called 'Z9'; there are north, east"),
        (["karnag", "--out", "no/such/folder/x.png"], "cannot write no/such/folder/x.png"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if "--out" not in words:
        words = [*words, "--out", "x.png"]
    assert main(["picture", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"menhir picture: {said}")
    assert captured.err.count("\n") == 1
    assert not (tmp_path / "x.png").exists()


def test_it_says_where_the_picture_should_go(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["picture", "karnag"]) == 2
    assert "--out FILE" in capsys.readouterr().err
