"""`menhir where`: every verb is explained and found, whatever the age of the message that carries it."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.app.interactions import ANSWERED
from bot.cli.common import ROOT
from bot.ui.ids import OLD, custom_id

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("verb", [*ANSWERED, *OLD])
def test_every_verb_is_explained_and_found(verb: str, capsys: Capture) -> None:
    assert main(["where", custom_id(verb, 12, 5, "walk~3", "p77"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verb"] == OLD.get(verb, verb)
    assert found["meaning"].endswith(".")
    assert len(found["meaning"]) > 10
    assert (found["table"], found["words"], found["post"]) == (12, ["5", "walk~3"], "77")
    source = (ROOT / found["file"]).read_text("utf-8").splitlines()
    first, second = source[found["line"] - 1 : found["line"] + 1]
    if first.startswith("@press("):
        assert f'"{found["verb"]}"' in first
        assert second.removeprefix("async ").startswith(f"def {found['handler']}(")
    else:
        assert first.startswith(f"async def {found['handler']}(")
        assert f'"{found["verb"]}": {found["handler"]}' in "\n".join(source)


def test_it_is_told_in_a_few_lines(capsys: Capture) -> None:
    assert main(["where", "m:x:12:5:walk~3"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == "confirm: Play the move that the panel shows, without asking again."
    assert rest[0].startswith("  written in  bot/features/play/presses.py:")
    assert rest[1:] == ["  table       12", "  words       '5' 'walk~3'"]


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("m:confrim:12:5", "no button has the verb 'confrim'; nearest: confirm"),
        ("m:unod:12", "no button has the verb 'unod'; nearest: undo"),
        ("undo", "'undo' is no id of a button: one is m:VERB:TABLE:WORD:…; nearest: undo"),
        ("m:undo:twelve", "'m:undo:twelve' is no id of a button: one is m:VERB:TABLE:WORD:…; nearest: undo"),
        ("", "'' is no id of a button: one is m:VERB:TABLE:WORD:…; there are: "),
        ("m:qqqq:1", "no button has the verb 'qqqq'; there are: "),
    ],
)
def test_an_id_that_leads_nowhere_is_refused_with_the_nearest_verbs(id: str, said: str, capsys: Capture) -> None:
    assert main(["where", id]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"menhir where: {said}")
    assert shown.err.count("\n") == 1


def test_all_verbs_are_named_where_none_is_near(capsys: Capture) -> None:
    assert main(["where", "m:qqqq:1"]) == 2
    named = capsys.readouterr().err.strip().partition("there are: ")[2].split(", ")
    assert named == list(ANSWERED)
    assert {"turn", "look", "join"} <= {*named}
