"""The page in a real browser: what a person does with mouse and keyboard."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from playground.people import Person
from playground.server import Playground
from tests.playground.demo_bot import DemoBot
from tests.playground.playing import playing

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")

PATIENCE = 120_000
"""Milliseconds. They only turn a hang into a failure; a busy machine may take its time."""
expect.set_options(timeout=PATIENCE)

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine; .ci/run installs it"),
]


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        made = await playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield made
        await made.close()


@pytest.fixture
async def page(browser: Browser, playground: Playground) -> AsyncIterator[Page]:
    context = await browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-US")
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    outside: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.on("request", lambda one: outside.append(one.url) if not one.url.startswith(playground.base) else None)
    await page.goto(playground.base)
    await expect(page.locator("#head h1")).to_contain_text("tables")
    yield page
    assert errors == []
    assert [url for url in outside if not url.startswith(("data:", "blob:"))] == [], "only this machine is asked"
    await context.close()


async def be(page: Page, name: str) -> None:
    await page.get_by_role("radio", name=name).click()
    await expect(page.locator("#me")).to_contain_text(name)


async def test_a_table_of_one_person(page: Page, bot: DemoBot, playground: Playground) -> None:
    log = page.locator("#log")
    # Red runs a command with autocomplete, by keyboard alone.
    await page.keyboard.type("/mo")
    await expect(page.get_by_role("option", name="/move")).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("druid")).to_be_focused()
    await page.keyboard.type("Old One")
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("place")).to_be_focused()
    await page.keyboard.type("n1")
    await expect(page.get_by_role("option", name="N10 · free")).to_be_visible()
    await page.keyboard.press("ArrowDown")
    await expect(page.locator("#suggestions [aria-selected=true]")).to_have_text("N10 · free")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("place")).to_have_value("N10 · free")
    await page.keyboard.press("Enter")
    await expect(log).to_contain_text("Old One moved to N10.")

    # A button, pressed by two people.
    await page.locator("#message").fill("/count")
    await page.keyboard.press("Enter")
    await log.get_by_role("button", name="Pressed 0").click()
    await expect(log).to_contain_text("Count is 1")
    await be(page, "Blue")
    await log.get_by_role("button", name="Pressed 1").click()
    await expect(log).to_contain_text("Count is 2")

    # A picture, enlarged and put away again.
    await page.locator("#message").fill("/draw ")
    await page.keyboard.press("Enter")
    picture = log.get_by_alt_text("A green board, nothing on it.")
    await expect(picture).to_be_visible()
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 320
    await log.get_by_role("button", name="Enlarge: A green board, nothing on it.").click()
    await expect(page.locator("dialog.lightbox img")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog.lightbox")).to_have_count(0)

    # A form.
    await page.locator("#message").fill("/rename")
    await page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Name the stone")
    await expect(form.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("Old Tooth")
    await page.keyboard.press("Enter")
    await expect(log).to_contain_text("The stone is called Old Tooth.")
    await expect(form).to_have_count(0)

    # Something only Blue sees.
    await page.locator("#message").fill("/private")
    await page.keyboard.press("Enter")
    private = log.locator("article.private p", has_text="Only for your eyes.")
    await expect(private).to_be_visible()
    await expect(log).to_contain_text("Only you can see this")
    await expect(log).to_contain_text("And for everybody.")
    await be(page, "Green")
    await expect(log).to_contain_text("And for everybody.")
    await expect(private).to_have_count(0)
    assert "Only for your eyes." not in await page.content()
    await be(page, "Blue")
    await expect(private).to_be_visible()
    await log.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)


async def test_one_command_then_the_page_answers(browser: Browser, tmp_path: Path) -> None:
    async with playing(tmp_path) as (address, _):
        page = await browser.new_page()
        page.set_default_timeout(PATIENCE)
        await page.goto(address)
        await expect(page.locator("#head h1")).to_contain_text("tables")
        await expect(page.get_by_role("img", name="The bot is connected")).to_be_visible()
        await page.keyboard.type("/help")
        await expect(page.get_by_role("option", name="/help")).to_be_visible()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name="about")).to_be_visible()  # an option that may be left out
        await page.get_by_role("button", name="Send").click()
        await expect(page.locator("#log")).to_contain_text("board games here")
        await expect(page.locator("#log")).to_contain_text("Only you can see this")
        await page.close()


async def test_menus_and_threads(page: Page, bot: DemoBot, red: Person) -> None:
    log = page.locator("#log")
    await page.locator("#message").fill("/choose")
    await page.keyboard.press("Enter")
    menu = log.get_by_role("button", name="Choose a stone")
    await menu.focus()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option", name="Stone 0")).to_be_visible()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(log).to_contain_text("You took stone 2.")
    await red.slash("thread", name="Table 14")
    await page.locator("#channels").get_by_role("button", name="Table 14").click()
    await expect(log).to_contain_text("The game begins.")
    await page.locator("#message").fill("Good luck")
    await page.keyboard.press("Enter")
    await expect(log).to_contain_text("Good luck")
    assert red.last("Table 14").content == "Good luck"


async def test_what_people_write_stays_text(page: Page, playground: Playground, blue: Person) -> None:
    nasty = [
        "<img src=x onerror=\"document.title='owned'\">",
        "<script>document.title='owned'</script>",
        "[click](javascript:document.title='owned') **bold** `<b>`",
        "||<svg onload=alert(1)>|| <t:99999999999999:R> <@1> <#1> <:x:1>",
        "# <h1>\n- <li>\n> <q>\n```\n</code><script>1</script>\n```",
    ]
    for words in nasty:
        blue.say(words)
    thread = blue.start_thread("<b>thread</b>")
    log = page.locator("#log")
    for words in ("<img src=x", "<script>", "javascript:document", "<svg onload=alert(1)>", "</code>"):
        await expect(log).to_contain_text(words)
    await expect(page.locator("#channels")).to_contain_text("<b>thread</b>")
    assert await log.locator("script, svg[onload], img[onerror], a[href^='javascript'], h1, b").count() == 0
    assert await log.locator("strong", has_text="bold").count() == 1
    assert "owned" not in await page.title()
    assert thread["id"] in playground.world.channels


async def test_unread_marks_and_pings(page: Page, red: Person, blue: Person) -> None:
    blue.say("quiet", "general")
    await expect(page.locator(".channel.unread", has_text="general")).to_be_visible()
    blue.say(f"{red.mention} look", "general")
    await expect(page.locator(".channel", has_text="general").locator(".badge")).to_have_text("1")
    await expect(page.locator("#toasts")).to_contain_text("look")
    await expect(page.locator("#person-1 .dot")).to_have_count(0)
    await page.locator("#channels").get_by_role("button", name="general").click()
    await expect(page.locator(".channel.unread", has_text="general")).to_have_count(0)
    await expect(page.locator("#log .pill.me")).to_have_text("@Red")
    await expect(page.locator("#log .day.fresh")).to_have_count(1)


async def test_language_and_colours(page: Page, bot: DemoBot) -> None:
    await page.get_by_label("Language of Red").select_option("fr")
    await page.locator("#message").fill("/whisper")
    await page.keyboard.press("Enter")
    await expect(page.locator("#log")).to_contain_text("Bonjour")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert await page.evaluate(ground) == "rgb(239, 231, 214)"
    await page.emulate_media(color_scheme="dark")
    assert await page.evaluate(ground) == "rgb(31, 29, 26)"
    await page.get_by_role("button", name="Colours: auto").click()
    assert await page.evaluate(ground) == "rgb(239, 231, 214)"
    await page.get_by_role("button", name="Colours: light").click()
    await page.emulate_media(color_scheme="light")
    assert await page.evaluate(ground) == "rgb(31, 29, 26)"


async def test_a_phone(page: Page, bot: DemoBot, red: Person) -> None:
    await page.set_viewport_size({"width": 390, "height": 844})
    await red.slash("layout")
    await (await red.slash("draw")).done()
    await expect(page.locator("#log").get_by_role("button", name="Your move")).to_be_visible()
    wide = "['html', '#scroll', '#log'].filter(name => document.querySelector(name).scrollWidth > innerWidth)"
    assert await page.evaluate(wide) == []
    await expect(page.locator("#side")).not_to_be_in_viewport()
    await page.get_by_role("button", name="Channels and people").click()
    await expect(page.locator("#side")).to_be_in_viewport()
    await be(page, "Yellow")
    await expect(page.locator("#side")).not_to_be_in_viewport()
    small = await page.evaluate(
        "[...document.querySelectorAll('#log .btn, #log .menu, #composer button')]"
        ".filter(e => e.offsetParent && e.getBoundingClientRect().height < 40).map(e => e.outerHTML)"
    )
    assert small == [], "everything to press is large enough for a thumb"


async def test_everything_is_reached_by_tab(page: Page, bot: DemoBot, red: Person) -> None:
    message = (await red.slash("count")).message
    await expect(page.locator("#log")).to_contain_text("Count is 0")
    await page.evaluate("document.activeElement.blur()")
    reached = []
    for _ in range(40):
        await page.keyboard.press("Tab")
        reached.append(await page.evaluate("document.activeElement.id || document.activeElement.textContent"))
        unlabelled = await page.evaluate(
            "(e => e.matches('button, input, select, textarea') && !(e.ariaLabel || e.textContent.trim() || e.title"
            " || e.labels?.length))(document.activeElement)"
        )
        assert not unlabelled, reached
    for wanted in ("person-0", "locale", "theme", "trouble", "scroll", "Pressed 0", "message"):
        assert wanted in reached, wanted
    assert reached.index("person-0") < reached.index("Pressed 0") < reached.index("message")
    assert message.exists


async def test_the_page_follows_the_call(page: Page, bot: DemoBot, red: Person, blue: Person) -> None:
    await red.slash("mention", who=blue, ping=True)
    await expect(page.locator("#me")).to_contain_text("Blue")
    await expect(page.locator("#log .pill.me")).to_have_text("@Blue")
    await page.locator("#follow").uncheck()
    blue.say(f"{red.mention} thanks")
    await expect(page.locator("#person-0 .badge")).to_have_text("1")
    await expect(page.locator("#me")).to_contain_text("Blue")
    await page.get_by_role("button", name="be somebody else").click()
    await page.get_by_role("option", name="Red").click()
    await expect(page.locator("#me")).to_contain_text("Red")


async def test_trouble_from_the_page(page: Page, playground: Playground, bot: DemoBot, red: Person) -> None:
    async def trouble(name: str) -> None:
        await page.get_by_role("button", name="Try trouble").click()
        await page.get_by_role("option", name=name).click()
        await expect(page.locator("#toasts")).to_contain_text(name.lower())

    await trouble("Lose the connection")
    await playground.world.until(lambda: True if playground.gateway.resumed else None)
    await trouble("Deliver the next click twice")
    assert playground.faults.deliver_twice == 1
    before = playground.world.clock.now()
    await trouble("Be 25 hours later")
    assert playground.world.clock.now() - before == 25 * 3600
    await trouble("Take away: Attach Files")
    assert not playground.world.may(playground.world.channel(red.place), playground.world.bot_id, "ATTACH_FILES")
    await trouble("Give back: Attach Files")
    assert playground.world.may(playground.world.channel(red.place), playground.world.bot_id, "ATTACH_FILES")


async def test_the_bot_goes_away_and_comes_back(page: Page, playground: Playground, bot: DemoBot, red: Person) -> None:
    message = (await red.slash("count")).message
    await bot.close()
    await expect(page.locator("#banner")).to_contain_text("not connected")
    await page.get_by_role("button", name="Pressed 0").click()
    playground.world.clock.advance(3)
    await expect(page.locator("#log")).to_contain_text("This interaction failed")
    assert message.text == "Count is 0"
