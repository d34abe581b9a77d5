"""`menhir ladder` and `menhir tune`: paired games, intervals, stopping, going on, keeping what is proved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import tune
from bot.cli.arena import Outcome, Tally, play, read_player, wilson
from bot.cli.common import Trouble
from bot.cli.ladder import decided
from examples.pebbles.rules import PEBBLES
from rules.core.thinking.judge import Data, Judge
from rules.core.thinking.judge import load as load_judge

Capture = pytest.CaptureFixture[str]


def ladder(capsys: Capture, *words: str) -> Any:
    assert main(["ladder", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_results_tell_who_wins_how_surely(capsys: Capture) -> None:
    told = ladder(capsys, "oak", "--seats", "2", "--games", "4", "--levels", "greedy,random", "--whole")
    assert told["title"] == "oak"
    (result,) = told["results"]
    wanted = {"a", "b", "seats", "games", "share", "low", "high", "seconds_per_decision"}
    assert wanted <= set(result)
    assert (result["a"], result["b"], result["seats"], result["games"]) == ("greedy", "random", 2, 4)
    assert result["low"] <= result["share"] <= result["high"]
    assert result["share"] == 1.0, "who looks one step ahead beats who does not look"
    assert result["seconds_per_decision"] > 0


def test_every_pair_of_levels_is_played_and_middle_is_greedy(capsys: Capture) -> None:
    words = ("pebbles", "--seats", "2", "--games", "2", "--levels", "middle,greedy,random", "--whole")
    results = ladder(capsys, *words)["results"]
    assert [(one["a"], one["b"]) for one in results] == [
        ("middle", "greedy"),
        ("middle", "random"),
        ("greedy", "random"),
    ]
    assert results[0]["share"] == 0.5, "the same player on both seats of the same deal"


def test_each_deal_is_played_from_every_seat() -> None:
    """The same deal, the same others; only who sits where differs."""
    greedy, random = read_player("greedy", 0.1), read_player("random", 0.1)
    outcomes = [play(PEBBLES, 3, PEBBLES.options(), greedy, random, 1, number) for number in range(6)]
    again = [play(PEBBLES, 3, PEBBLES.options(), greedy, random, 1, number) for number in range(6)]
    assert [one.scores for one in outcomes] == [one.scores for one in again]
    assert all(one.first.seats == 1 and one.others.seats == 2 for one in outcomes)


def test_it_stops_when_the_interval_is_clear_of_the_aim() -> None:
    def won(shares: list[float]) -> list[Outcome]:
        return [Outcome(number, share, [], 0, Tally(), Tally()) for number, share in enumerate(shares)]

    assert not decided([], 0.5, 2)
    assert not decided(won([1.0] * 2), 0.5, 2), "two games prove nothing"
    assert decided(won([1.0] * 10), 0.5, 2)
    assert not decided(won([1.0] * 11), 0.5, 2), "only when both have sat on both seats equally often"
    assert decided(won([0.0] * 10), 0.5, 2)
    assert not decided(won([1.0] * 10), 0.9, 2)


def test_an_interval_narrows_and_stays_between_0_and_1() -> None:
    low, high = wilson(0.5, 10)
    narrower = wilson(0.5, 1000)
    assert low < narrower[0] < 0.5 < narrower[1] < high
    assert list(wilson(19 / 20, 20)) == pytest.approx([0.764, 0.991], abs=0.001)
    assert wilson(1.0, 5)[1] == 1.0
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_it_goes_on_where_it_was_stopped(capsys: Capture, tmp_path: Path) -> None:
    """Also when the last line was cut off."""
    path = tmp_path / "kept.jsonl"
    words = ("pebbles", "--seats", "2", "--levels", "greedy,random", "--whole", "--out", str(path))
    whole = ladder(capsys, "pebbles", "--seats", "2", "--levels", "greedy,random", "--whole", "--games", "6")
    ladder(capsys, *words, "--games", "4")
    kept = path.read_bytes().splitlines()
    assert len(kept) == 5
    path.write_bytes(b"\n".join(kept[:4]) + b"\n" + kept[4][:10])
    result = ladder(capsys, *words, "--games", "6")["results"][0]
    assert len(path.read_bytes().splitlines()) == 7
    assert path.read_bytes().splitlines()[:4] == kept[:4], "games played before are not played again"
    timed = {"seconds_per_decision", "seconds_per_decision_b", "longest_decision"}
    assert {name: value for name, value in result.items() if name not in timed} == {
        name: value for name, value in whole["results"][0].items() if name not in timed
    }


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("oak", "--seats", "2", "--levels", "greedy"), "--levels wants two or more"),
        (("oak", "--seats", "2", "--levels", "greedy,clever"), "no level called 'clever'"),
        (("oak", "--seats", "2", "--levels", "greedy,strong@much"), "after @ comes a number"),
        (("oak", "--seats", "9", "--levels", "greedy,random"), "is for 1 to 4 players"),
        (("oak", "--seats", "2", "--levels", "greedy,random", "--games", "0"), "must be above 0"),
    ],
)
def test_bad_words_get_one_line(capsys: Capture, words: tuple[str, ...], said: str) -> None:
    assert main(["ladder", *words]) == 2
    assert said in capsys.readouterr().err


def test_results_of_something_else_are_not_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    words = ("pebbles", "--levels", "greedy,random", "--games", "2", "--out", str(path))
    ladder(capsys, *words, "--seats", "2")
    assert main(["ladder", *words, "--seats", "3"]) == 2
    assert "holds results of something else" in capsys.readouterr().err


def test_strong_thinks_for_as_long_as_it_may(capsys: Capture) -> None:
    words = ("pebbles", "--seats", "2", "--games", "2", "--levels", "strong,random", "--seconds", "0.01", "--counters")
    result = ladder(capsys, *words)["results"][0]
    assert result["descents_per_decision"] > 5
    assert 0.009 < result["seconds_per_decision"] < 1
    assert {"turns", "ended_with_everything", "declined_free", "ignored_win"} <= set(result)


# --- tuning --------------------------------------------------------------------------------------


def judge(weights: dict[str, float]) -> Judge[Any]:
    data: Data = load_judge("examples.pebbles.rules")
    assert PEBBLES.judge is not None
    return type(PEBBLES.judge)(data, weights)


def test_changes_are_of_one_weight_at_a_time() -> None:
    found = list(tune.changes(judge({"a": 1.0, "b": 2.0}), [], 1, 99))
    assert len(found) == 2 * len(tune.FACTORS)
    assert {value for name, value in found if name == "a"} == set(tune.FACTORS)
    assert list(tune.changes(judge({"a": 1.0, "b": 2.0}), ["b"], 1, 1)) == [("b", 2.0 * tune.FACTORS[0])]


def test_what_is_proved_becomes_a_version_with_its_figures(tmp_path: Path) -> None:
    path = tmp_path / "judge.json"
    measured = [{"share": 0.8, "low": 0.6, "high": 0.9, "games": 40}]
    new = tune.kept_as(PEBBLES, judge({"pebble": 0.2}), "pebble", 0.3, measured, path)
    assert new.weights == {"pebble": 0.3}
    kept = json.loads(path.read_bytes())["versions"]
    assert [version["version"] for version in kept] == [1, 2]
    assert kept[1]["weights"] == {"pebble": 0.3}
    assert kept[1]["measured"] == measured
    assert kept[0]["weights"] == {"pebble": 0.2}, "the older one stays"


def test_tune_tries_and_tells(capsys: Capture) -> None:
    assert main(["tune", "pebbles", "--tries", "2", "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("pebble 0.2 -> 0.12: ")
    assert "of 2 changes proved" in lines[2]


def test_a_weight_that_is_not_there_is_told(capsys: Capture) -> None:
    assert main(["tune", "oak", "--weight", "luck"]) == 2
    assert "no weight 'luck'" in capsys.readouterr().err


def test_a_level_is_read_with_its_seconds() -> None:
    assert (read_player("strong@0.4", 0.1).seconds, read_player("strong", 0.1).seconds) == (0.4, 0.1)
    assert read_player("greedy", 0.1).level == read_player("middle", 0.1).level == "middle"
    with pytest.raises(Trouble):
        read_player("nobody", 0.1)
