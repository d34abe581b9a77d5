"""The test that ties texts to effects can fail: without a scene, with another text, with another outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.effects import Scenes, changes_with, literal_numbers

TEXTS = {"rat": "2 points", "owl": "3 points", "cat": "1 point"}


def scenes() -> Scenes:
    found = Scenes(TEXTS.__getitem__)

    @found("rat", "2 points")
    def _rat() -> None:
        assert int(TEXTS["rat"][0]) == 1 + 1

    @found("owl", "4 points")
    def _owl() -> None:
        raise AssertionError("never reached: the text is another")

    @found("cat", "1 point")
    def _cat() -> None:
        assert not TEXTS["cat"], "it does something else"

    return found


@pytest.mark.parametrize(
    ("thing", "complaint"),
    [("owl", "3 points"), ("cat", "something else"), ("dog", "no scene"), ("mouse", "a scene of nothing")],
)
def test_what_is_not_tied_is_found(thing: str, complaint: str) -> None:
    test = scenes().test([*TEXTS, "dog"])
    test("rat")
    with pytest.raises(AssertionError, match=complaint):
        test(thing)


def test_a_thing_has_one_scene() -> None:
    with pytest.raises(AssertionError):
        scenes()("rat", "2 points")


def test_numbers_beside_facts_are_found(tmp_path: Path) -> None:
    catalogue = tmp_path / "en.ftl"
    catalogue.write_text("other = 9\neffect = { $card ->\n    [rat] { $two } of 3\n   *[owl] TF1 to TF3\n}\n", "utf-8")
    assert literal_numbers(catalogue, "effect") == {"rat": ["3"]}
    assert changes_with(lambda facts: f"{facts['two']} points", {"two": 2, "three": 3, "card": "rat"}) == {"two"}
