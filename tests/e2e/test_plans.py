"""Plans by command, by button and by form; what others see of them."""

from __future__ import annotations

from tests.e2e.house import House
from tests.e2e.test_kill import line_of


async def test_a_plan_is_kept_shown_changed_and_played(house: House) -> None:
    await house.open_table(people=2)
    (first,) = await house.awaited()
    second = next(p for p in (house.people["Red"], house.people["Blue"]) if p is not first)
    mine, planned, other = (line_of(action) for action in (await house.legal(first))[:3])

    assert "no plan here" in (await second.slash("plan")).text
    assert "dance" in (await second.slash("plan", line="dance 3")).text
    refused = await second.slash("plan", line="place N4 | place banana")
    assert "banana" in refused.text
    assert refused.message.ephemeral

    post = await second.waits_for(lambda seen: "Your move" in seen.labels and not seen.ephemeral)
    not_now = await second.click(post, "Your move")
    assert "Plan ahead" in not_now.message.labels
    ahead = await second.click(not_now.message, "Plan ahead")
    form = await second.click(ahead.message, "Type a plan")
    kept = await second.submit(form, line=f"{mine} | {planned}")
    assert "Your plan" in kept.text
    assert "round" in kept.text or "attacked" in kept.text
    hand = await second.slash("hand")
    assert {"Change plan", "Clear plan"} <= set(hand.message.labels)
    form = await second.click(hand.message, "Change plan")
    again = await second.submit(form)
    assert planned in again.text, "the form holds what was typed"

    assert planned not in "".join(seen.text for seen in first.sees()), "others do not see it"
    await first.slash("do", line=mine)
    told = await first.waits_for("As planned")
    assert not told.ephemeral
    await house.calm()
    assert await house.awaited() == [first]
    assert second.pings() == [], "nobody was called for it"
    assert "no plan here" in (await second.slash("plan")).text

    await second.slash("plan", line=other)
    assert "no plan here" in (await second.slash("plan", clear=True)).text
    await house.restart_bot()
    await first.slash("do", line=line_of((await house.legal(first))[0]))
    call = await second.waits_for(f"{second.mention} your move")
    assert call.pinged == [second.name]


async def test_a_plan_survives_a_restart(house: House) -> None:
    await house.open_table(people=2)
    (first,) = await house.awaited()
    second = next(p for p in (house.people["Red"], house.people["Blue"]) if p is not first)
    mine, planned = (line_of(action) for action in (await house.legal(first))[:2])
    await second.slash("plan", line=planned)
    await house.restart_bot()
    await first.slash("do", line=mine)
    await first.waits_for("As planned")
    assert (await house.table()).lines == 3
    await house.restart_bot()
    await house.calm()
    assert (await house.table()).lines == 3


async def test_two_decisions_are_typed_and_played(house: House) -> None:
    await house.open_table(people=2)
    (first,) = await house.awaited()
    second = next(p for p in (house.people["Red"], house.people["Blue"]) if p is not first)
    post = await second.waits_for(lambda seen: "Your move" in seen.labels and not seen.ephemeral)
    page = await second.click((await second.click(post, "Your move")).message, "Plan ahead")
    assert "decision 1" in page.text
    assert "Nothing is played now" in page.text
    form = await second.click(page.message, "Type a plan")
    lines = [line_of(action) for action in (await house.legal(first))[1:4]]
    kept = await second.submit(form, line=f"{lines[0]}\n{lines[1]} | {lines[2]}")
    assert f"2. {lines[1]} | {lines[2]}" in kept.text
    page = await second.click(kept.message, "One more decision")
    assert "decision 3" in page.text
    for number in (1, 2):
        await first.slash("do", line=line_of((await house.legal(first))[-1]))
        await house.calm()
        assert sum(seen.text.count("As planned") for seen in first.sees() if not seen.ephemeral) == number
    assert second.pings() == [], "nobody was called for it"
    told = await second.slash("plan")
    assert "Your plan has decided 2 times" in told.text
    assert "no plan here" in told.text
