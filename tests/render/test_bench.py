"""What the benchmark reports (not how fast the machine is)."""

from render.bench import measure


def test_measure() -> None:
    found = measure(repeat=1)
    assert set(found["karnag"]) == {"picture_ms", "encode_ms", "ratio", "changes_ms", "changes_ratio", "largest_bytes"}
    assert found["karnag"]["picture_ms"] > 0
    assert 0 < found["karnag"]["largest_bytes"] < 400_000
