"""First steps: open, join, start, move."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playground import gateway
from tests.e2e.house import PATIENCE, House


async def test_help_and_no_table(house: House) -> None:
    red = house.people["Red"]
    answer = await red.slash("help")
    assert "board games" in answer.text
    assert "/table open" in answer.text
    nothing = await red.slash("turn")
    assert "no table here" in nothing.text
    assert nothing.message.ephemeral


async def test_open_join_start_and_place(house: House) -> None:
    await house.open_table(people=2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    assert call.pinged == [person.name]
    panel = await person.click(call, "Your move")
    assert panel.message.ephemeral
    assert "You have" in panel.text


async def test_the_first_post_gives_a_running_game_with_one_press(house: House) -> None:
    """One press, and the first decision is open."""
    yellow = house.people["Yellow"]
    welcome = await yellow.waits_for("This is a local Discord")
    assert {"Karnag", "Oak", "Kemet: Blood and Sand", "Druids and Demons"} <= set(welcome.labels)
    answer = await (await yellow.click(welcome, "Karnag")).done()
    await house.calm()
    assert any(seen.id == answer.message.id and "is open." in seen.text for seen in yellow.sees()), "and that stays"
    table = await house.table()
    yellow.go(str(table.place))
    call = await yellow.waits_for("your move")
    assert call.pinged == ["Yellow"]
    panel = await yellow.click(call, "Your move")
    assert "You have" in panel.text
    await house.restart_bot()
    yellow.go("tables")
    assert sum("This is a local Discord" in seen.text for seen in yellow.sees()) == 1, (
        "it never introduces itself again"
    )


@pytest.mark.parametrize("arrives", [False, True])
async def test_the_first_post_stands_once_though_the_line_broke(house: House, arrives: bool) -> None:
    await house.stop_bot()
    yellow, faults = house.people["Yellow"], house.playground.faults
    house.playground.world.messages[yellow.place].clear()
    trouble = faults.lost_answer if arrives else faults.lost_request
    trouble(path="/channels/{channel_id}/messages", method="POST")
    await house.start_bot()
    assert len(faults.log) == 1
    assert sum("This is a local Discord" in seen.text for seen in yellow.sees()) == 1


async def test_the_first_post_stands_though_servers_are_told_of_late(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine the library says that the bot is ready before it knows any server."""
    await house.stop_bot()
    yellow = house.people["Yellow"]
    house.playground.world.messages[yellow.place].clear()
    real, held = gateway.Connection.send, []

    def send(self: gateway.Connection, payload: dict[str, Any]) -> None:
        if payload["t"] == "GUILD_CREATE":
            held.append((self, payload))
        else:
            real(self, payload)

    monkeypatch.setattr(gateway.Connection, "send", send)
    starting = asyncio.create_task(house.start_bot())
    async with asyncio.timeout(PATIENCE):
        while not (held and house.bot.is_ready()):  # noqa: ASYNC110  no event of the playground's
            await asyncio.sleep(0.005)
    assert not house.bot.greeted.is_set()
    for connection, payload in held:
        real(connection, payload)
    await starting
    assert sum("This is a local Discord" in seen.text for seen in yellow.sees()) == 1


async def test_a_lobby_is_changed_by_commands(house: House) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    await red.slash("table open", title="karnag", where="here")
    await red.waits_for("table 1")
    assert "changed" in (await red.slash("table seat", colour=3)).text
    invited = await red.slash("table invite", member=blue)
    assert "changed" in invited.text
    invitation = await blue.waits_for("offers you a seat")
    assert invitation.pinged == ["Blue"]
    assert "You are" in (await blue.click(invitation, "Join")).text
    names = [choice["value"] for choice in await red.autocomplete("table options", "option", "set")]
    assert names == ["setup"]
    values = await red.autocomplete("table options", "value", "", options={"option": "setup"})
    assert [choice["value"] for choice in values] == ["basic", "advanced"]
    assert "changed" in (await red.slash("table options", option="setup", value="advanced")).text
    assert "Only" in (await blue.slash("table host", member=blue)).text
    assert "changed" in (await red.slash("table host", member=blue)).text
    assert "begins" in (await blue.slash("table start")).text
    (person,) = await house.awaited()
    assert "obstacle" in (await person.slash("turn")).text
