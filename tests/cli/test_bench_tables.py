"""`menhir bench computers --tables`, small: what it measures is there, and nobody thinks beyond the budget."""

from __future__ import annotations

from bot.cli.bench_tables import measure


def test_few_tables_for_a_moment() -> None:
    found = measure(tables=2, turns=1, seconds=2.0)
    assert found["presses"] > 0
    assert found["answer_p99"] > 0
    assert found["strong_hand_overs"] > 0
    for level in ("easy", "middle", "strong"):
        if found[f"{level}_hand_overs"]:
            assert found[f"{level}_thought_longest_s"] >= 0
            assert found[f"{level}_wait_p95_s"] <= found[f"{level}_wait_longest_s"]
