"""Every clause of Kemet is proved by one test; others may be about it too."""

from __future__ import annotations

from bot.cli.clauses import TESTS, marked_tests, proofs
from rules.kemet import KEMET


def test_one_proof_for_each_clause() -> None:
    marks = marked_tests(*TESTS)
    unlike = {clause: proofs(marks.get(clause, [])) for clause in KEMET.clauses}
    assert {clause: found for clause, found in unlike.items() if len(found) != 1} == {}
