"""The command line answers bad input with one line."""

import pytest

from bot.__main__ import main


def test_an_unknown_command_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["dance"])
    assert stop.value.code == 2
    assert "dance" in capsys.readouterr().err
