"""What the benchmark reports (not how fast the machine is)."""

import pytest

from render import bench
from render.painter import painters

TOLD = {"picture_ms", "encode_ms", "ratio", "changes_ms", "changes_ratio", "largest_bytes"}


@pytest.mark.parametrize(
    "title", [pytest.param(t, marks=[] if t == "karnag" else pytest.mark.long) for t in painters()]
)
def test_measure(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    monkeypatch.setattr(bench, "painters", lambda: {title: painters()[title]})
    found = bench.measure(repeat=1)
    assert set(found) == {title}
    assert set(found[title]) == TOLD
    assert found[title]["picture_ms"] > 0
    assert 0 < found[title]["largest_bytes"] < 400_000
