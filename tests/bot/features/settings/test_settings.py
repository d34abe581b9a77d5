"""What people choose for themselves: every value is read or refused with what would do; pages fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.features.settings import choices
from bot.features.settings import pages as settingspage
from bot.store import Repeated
from bot.store.notes import Settings
from bot.tables.refused import Refused
from bot.ui import discord_view as wire
from bot.ui.page import Menu, Page
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


@pytest.mark.parametrize(
    ("what", "typed", "value"),
    [
        ("language", "de", "de"),
        ("language", "français", "fr"),
        ("language", "discord", ""),
        ("calls", "in the channel", "channel"),
        ("calls", "DM", "dm"),
        ("remind", "36", 36),
        ("remind", " 12 h ", 12),
        ("zone", "europe/paris", "Europe/Paris"),
        ("zone", "New York", "America/New_York"),
        ("zone", "utc", "UTC"),
        ("quiet", "22:00-07:00", "22:00-07:00"),
        ("quiet", "9-17", "09:00-17:00"),
        ("quiet", "22h30 – 7h", "22:30-07:00"),
        ("quiet", "23:00-24:00", "23:00-00:00"),
        ("quiet", "aus", ""),
        ("palette", "contraste élevé", "contrast"),
        ("text", "on", True),
        ("text", "non", False),
        ("confirm", "aus", False),
    ],
)
def test_what_people_type_is_read(what: str, typed: str, value: object) -> None:
    assert choices.read(what, typed) == value


@pytest.mark.parametrize(
    ("what", "typed", "key", "helps"),
    [
        ("moon", "full", "setting-unknown", "language"),
        ("language", "klingon", "setting-bad", "discord"),
        ("remind", "0", "setting-bad-remind", "168"),
        ("remind", "169", "setting-bad-remind", "168"),
        ("remind", "soon", "setting-bad-remind", "168"),
        ("zone", "Pariss", "setting-bad-zone", "Europe/Paris"),
        ("zone", "../../etc/passwd", "setting-bad-zone", "UTC"),
        ("quiet", "22:00", "setting-bad-quiet", ""),
        ("quiet", "25:00-07:00", "setting-bad-quiet", ""),
        ("quiet", "22:61-07:00", "setting-bad-quiet", ""),
        ("quiet", "08:00-08:00", "setting-all-quiet", ""),
        ("quiet", "00:00-24:00", "setting-all-quiet", ""),
        ("palette", "pink", "setting-bad", "contrast"),
        ("text", "", "setting-bad", "on"),
    ],
)
def test_what_cannot_be_read_is_refused_with_help(what: str, typed: str, key: str, helps: str) -> None:
    with pytest.raises(Refused) as refused:
        choices.read(what, typed)
    assert refused.value.key == key
    assert helps in " ".join(str(fact) for fact in refused.value.facts.values())


def test_all_zones_are_zones() -> None:
    assert set(choices.ZONES) <= set(choices.zones().values())
    for zone in choices.ZONES:
        ZoneInfo(zone)
    assert choices.near_zones("kyoto") == list(choices.ZONES) or "Asia" in " ".join(choices.near_zones("kyoto"))


@pytest.mark.parametrize("language", choices.LANGUAGES)
def test_every_page_fits_and_every_offer_can_be_read(language: str) -> None:
    fits(settingspage.page(language, Settings()))
    for what in choices.WHAT:
        page = settingspage.page(language, Settings(text=True, zone="Europe/Paris"), what)
        fits(page)
        offered = choices.offered(language, what)
        assert len(offered) > 1
        for _, value in offered:
            choices.read(what, value)
        shown = [option.value for row in page.rows if isinstance(row, Menu) for option in row.options]
        shown += [b.id.split(":")[4] for row in page.rows if isinstance(row, list) for b in row if b.id.count(":") == 4]
        assert shown == [value for _, value in offered]


def test_a_choice_is_kept_once(desk: Desk) -> None:
    assert desk.tables.settings(100) == Settings()
    id = desk.id()
    desk.tables.choose(id, 100, "Red", "quiet", "22:00-07:00")
    with pytest.raises(Repeated):
        desk.tables.choose(id, 100, "Red", "quiet", "")
    desk.tables.choose(desk.id(), 100, "Red", "language", "fr")
    desk.restart()
    assert desk.tables.settings(100) == Settings(quiet="22:00-07:00", language="fr")
    assert desk.tables.settings(101) == Settings()


def test_text_mode_has_letters_and_no_emoji() -> None:
    page = wire.in_words(Page(lines=["▶️ \ue100 Ann moved.", "⚠️ plain", "🔴 Red"], picture=b"x", alt="y"))
    assert page.picture is None
    (shown,) = next(wire.sending(page, wire.LETTERS)["view"].walk_children()).children
    assert shown.content == "R Ann moved.\nplain\nRed"
