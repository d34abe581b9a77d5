"""Ids of buttons: verbs mean one thing, old ones work for ever, the longest path fits."""

from __future__ import annotations

import pytest

from bot.app.interactions import ANSWERED
from bot.tables.choosing import ROOM, Path
from bot.ui import limits
from bot.ui.ids import OLD, custom_id, press, read_id
from tests.bot.meadow import registered
from tests.hunter.house import FIRST, House, Viewer, undrawn
from tests.hunter.scene import Scene, controls, pages


def _nothing(services: object, session: object, call: object) -> None:
    """Do nothing."""


@pytest.mark.parametrize("verb", ["undo", "join", *OLD])
def test_a_verb_is_not_given_a_second_meaning(verb: str) -> None:
    with pytest.raises(ValueError, match=f"the verb '{verb}' is answered already"):
        press(verb)(_nothing)


def test_old_verbs_lead_to_verbs_that_are() -> None:
    assert OLD == {"p": "pick", "s": "menu", "f": "look", "b": "back", "t": "tick", "v": "advise", "x": "confirm"}
    assert set(OLD.values()) <= ANSWERED.keys()


def test_an_id_reads_back_as_it_was_written() -> None:
    assert read_id(custom_id("undo", 12)) == ("undo", 12, [""], "")
    assert read_id(custom_id("answer", 12, 5, "walk~3", 1, "p77")) == ("answer", 12, ["5", "walk~3", "1"], "p77")
    assert read_id("m:x:12:5:walk~3") == read_id("m:confirm:12:5:walk~3")
    assert [read_id(text) for text in ("", "undo", "m:undo", "m:undo:x", "m:Undo:1", "n:undo:1", " m:undo:1")] == [
        None
    ] * 7


@pytest.mark.parametrize("verb", sorted({*OLD.values(), "more"}))
def test_the_longest_path_fits_beside_ten_million_tables(verb: str) -> None:
    path = Path("walk", (*("answer" * 20 for _ in range(6)), "ab"), exact=True)
    assert len(path.code) == ROOM
    id = custom_id(verb, 10_000_000, 100_000_000, path.code)
    assert len(id) <= limits.CUSTOM_ID
    read = read_id(id)
    assert read is not None
    assert (read.verb, read.words[1]) == (verb, path.code)


# --- buttons of old messages ---------------------------------------------------------------------


def _control(scene: Scene, verb: str) -> tuple[str, list[str]]:
    """A control with this verb on the panel or a few pages behind it: its id, and what is chosen in it."""
    shown = [scene.press("turn")]
    while shown:
        behind = []
        for page in [page for _, got in shown for page in pages(got)]:
            for id, values in controls(page, scene.chance(), 2):
                if id.startswith(f"m:{verb}:"):
                    return id, values
                if id.startswith(("m:pick:", "m:look:", "m:tick:")):
                    behind.append(scene.press_id(id, values))
        shown = behind
    raise AssertionError(f"no control with {verb!r}")


@pytest.mark.parametrize("old", OLD)
def test_a_button_of_an_old_message_does_what_it_did(old: str) -> None:
    House("pebbles", 2).close()  # the client is made with the titles that everybody knows
    with registered(), undrawn():
        house = House("meadow", 2, fields=25)
        red = Viewer(FIRST, 0)
        scene = Scene(house, red)
        id, values = _control(scene, OLD[old])
        _, named = scene.press_id(id, values)
        _, pressed = scene.press_id(id.replace(f"m:{OLD[old]}:", f"m:{old}:", 1), values)
        assert list(pages(pressed)), "a page is shown"
        assert pressed == named
        lines = house.row().lines
        house.do(red, id.replace(f"m:{OLD[old]}:", f"m:{old}:", 1))
        assert (house.row().lines > lines) is (old in "vx"), "only those two play at once"
        house.close()
