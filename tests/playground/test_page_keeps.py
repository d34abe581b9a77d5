"""The page in a real browser keeps people in: places of Discord are places here, files, typed options, impatience."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.cli.selfplay import play
from rules.core.players import random_choice
from rules.oak import OAK
from tests.playground.playing import playing
from tests.playground.test_page import CHROMIUM, PATIENCE, browser

__all__ = ["browser"]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine; .ci/run installs it"),
]


@pytest.fixture
async def page(browser: Browser, tmp_path: Path) -> AsyncIterator[Page]:
    """The page of `menhir play`, and nothing ever leads away from it."""
    async with playing(tmp_path) as (address, _):
        context = await browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-US")
        opened: list[str] = []
        context.on("page", lambda other: opened.append(other.url))
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        await page.goto(address)
        await expect(page.locator("#head h1")).to_contain_text("tables")
        await expect(page.get_by_role("img", name="The bot is connected")).to_be_visible()
        yield page
        assert len(opened) == 1, "no other tab was opened"
        assert page.url.startswith(address)
        await context.close()


async def run(page: Page, line: str) -> None:
    await page.locator("#message").click()
    await page.keyboard.type(line)
    await page.keyboard.press("Enter")


async def test_go_there_leads_to_the_thread_and_opening_offers_it(page: Page) -> None:
    log = page.locator("#log")
    # Whether the page knows the commands by now or not: one Enter runs what was typed whole.
    await run(page, "/table open title:oak")
    await expect(log).to_contain_text("Table 1 is open.")
    await log.get_by_role("button", name="Go there").last.click()
    await expect(page.locator("#head h1")).to_contain_text("Oak · table of Red")


async def test_the_card_of_a_table_leads_there_too(page: Page) -> None:
    await page.locator("#log").get_by_role("button", name="Karnag").first.click()
    await expect(page.locator("#log")).to_contain_text("Waiting for")
    await expect(page.locator("#log")).to_contain_text("is open.")  # and it stays
    await page.locator("#log").get_by_role("button", name="Go there").first.click()
    await expect(page.locator("#head h1")).to_contain_text("Karnag")


async def test_a_record_is_loaded_from_a_file(page: Page, tmp_path: Path) -> None:
    play(OAK, 1, OAK.options(), 1, 0, tmp_path, random_choice)
    file = tmp_path / "oak-1-1-0001.json"
    await page.locator("#log").get_by_role("button", name="Load a record").click()
    form = page.get_by_role("dialog")
    await form.locator("input[type=file]").set_input_files(file)
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await page.locator("#log").get_by_role("button", name="Go there").last.click()
    await expect(page.locator("#head h1")).to_contain_text("Oak")
    await expect(page.locator("#log")).to_contain_text("Oak")


async def test_typed_options_are_kept(page: Page) -> None:
    log = page.locator("#log")
    await run(page, "/help about:tables")
    await expect(log).to_contain_text("Only you can see this")
    plain = await log.locator("article.private").last.inner_text()
    await run(page, "/help")  # the list offers it, and its option as a field
    await page.keyboard.press("Enter")
    await expect(log.locator("article.private")).to_have_count(2)
    assert await log.locator("article.private").last.inner_text() != plain, "the option was heard"
    # Required options: their names typed in a field lead to their fields.
    await page.locator("#message").click()
    await page.keyboard.type("/table open ")
    await expect(page.get_by_label("title")).to_be_focused()
    await page.keyboard.type("title:oak where:here")
    await expect(page.get_by_label("title")).to_have_value("oak")
    await expect(page.get_by_label("where")).to_have_value("here")


async def test_a_choice_typed_whole_needs_one_enter(page: Page) -> None:
    offered = page.get_by_role("listbox", name="Suggestions").get_by_role("option")
    await page.locator("#message").click()
    await page.keyboard.type("/table open")
    await expect(offered.first).to_contain_text("/table open")  # now the commands are known
    await page.keyboard.type(" ")
    await expect(page.get_by_label("title")).to_be_focused()
    await page.keyboard.type("oak")
    await expect(offered).to_contain_text(["Oak"])
    await page.keyboard.press("Enter")
    await expect(page.locator("#log")).to_contain_text("Table 1 is open.")


async def test_enter_twice_is_one_command(page: Page) -> None:
    await page.locator("#message").click()
    await page.keyboard.type("/help about:tables")
    await page.evaluate(
        """() => { for (let n = 0; n < 2; n++) document.querySelector('#message').dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })); }"""
    )
    await expect(page.locator("#log article.private")).to_have_count(1)
    await run(page, "/games")
    await expect(page.locator("#log article.private")).to_have_count(2)
