"""What people can choose for themselves: the values of each setting, read from what they type, told in their words."""

from __future__ import annotations

import difflib
import re
from functools import lru_cache
from typing import Any
from zoneinfo import available_timezones

from bot.store.notes import Settings
from bot.tables.refused import Refused
from bot.ui.text import say

WHAT = ("language", "calls", "remind", "zone", "quiet", "palette", "text", "pictures", "confirm")
NAMED: dict[str, tuple[str, ...]] = {
    "language": ("discord", "en", "fr", "de"),
    "calls": ("channel", "dm", "digest"),
    "palette": ("standard", "dark", "contrast", "deutan", "protan", "tritan"),
    "text": ("on", "off"),
    "pictures": ("on", "off"),
    "confirm": ("on", "off"),
}
"""Settings whose values have names; the catalogue has a word for each."""
SWITCHES = ("text", "pictures", "confirm")
HOURS = (6, 12, 24, 36, 48, 72)
LEAST_HOURS, MOST_HOURS = 1, 168
"""A first reminder comes after an hour at the earliest and a week at the latest."""
QUIET = ("off", "21:00-07:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-09:00", "00:00-08:00")
ZONES = (
    "UTC", "Europe/London", "Europe/Lisbon", "Europe/Paris", "Europe/Berlin", "Europe/Zurich", "Europe/Brussels",
    "Europe/Helsinki", "Europe/Athens", "Europe/Istanbul", "America/New_York", "America/Chicago", "America/Denver",
    "America/Los_Angeles", "America/Toronto", "America/Montreal", "America/Sao_Paulo", "Africa/Casablanca",
    "Africa/Johannesburg", "Asia/Dubai", "Asia/Kolkata", "Asia/Singapore", "Asia/Tokyo", "Australia/Sydney",
    "Pacific/Auckland",
)  # fmt: skip
"""Offered first; every other zone can be typed."""
LANGUAGES = ("en", "fr", "de")
NIGHT = "23:00-07:00"
"""Quiet hours as they are proposed."""
HOMES = {
    "bg": "Europe/Sofia", "cs": "Europe/Prague", "da": "Europe/Copenhagen", "de": "Europe/Berlin",
    "el": "Europe/Athens", "en-GB": "Europe/London", "en-US": "America/New_York", "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid", "fi": "Europe/Helsinki", "fr": "Europe/Paris", "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb", "hu": "Europe/Budapest", "id": "Asia/Jakarta", "it": "Europe/Rome", "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul", "lt": "Europe/Vilnius", "nl": "Europe/Amsterdam", "no": "Europe/Oslo", "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo", "ro": "Europe/Bucharest", "ru": "Europe/Moscow", "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok", "tr": "Europe/Istanbul", "uk": "Europe/Kyiv", "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei",
}  # fmt: skip
"""Where most of those live who have set Discord so: a guess, to be corrected by the person."""


def guessed_zone(locale: str) -> str:
    return HOMES.get(locale, "UTC")


def read(what: str, typed: str) -> Any:
    """The value that typed words mean; Refused, with what would do, where they mean none."""
    if what not in WHAT:
        raise Refused("setting-unknown", word=typed_word(what), names=", ".join(WHAT))
    word = typed.strip()
    if what == "remind":
        return _hours(word)
    if what == "zone":
        return _zone(word)
    if what == "quiet":
        return _quiet(word)
    value = _named(what, word)
    if what in SWITCHES:
        return value == "on"
    return "" if value == "discord" else value


def typed_word(word: str) -> str:
    return word.strip()[:60] or "-"


def _named(what: str, word: str) -> str:
    for value in NAMED[what]:
        words = {value, *(named(language, what, value) for language in LANGUAGES)}
        if word.casefold() in {other.casefold() for other in words}:
            return value
    raise Refused("setting-bad", word=typed_word(word), values=", ".join(NAMED[what]))


def _hours(word: str) -> int:
    found = re.fullmatch(r"(\d{1,4})\s*h?", word.casefold())
    if found is None or not LEAST_HOURS <= int(found[1]) <= MOST_HOURS:
        raise Refused("setting-bad-remind", word=typed_word(word), least=LEAST_HOURS, most=MOST_HOURS)
    return int(found[1])


@lru_cache(maxsize=1)
def zones() -> dict[str, str]:
    """Every zone's usual name by that name in small letters, without the doubles kept for old programs."""
    kept = [name for name in available_timezones() if "/" in name and not name.startswith(("Etc/", "SystemV/", "US/"))]
    return {name.casefold(): name for name in (*kept, "UTC")}


def _zone(word: str) -> str:
    known = zones()
    wanted = re.sub(r"\s+", "_", word.casefold())
    if wanted in known:
        return known[wanted]
    by_city = [name for key, name in known.items() if key.rsplit("/", 1)[-1] == wanted]
    if len(by_city) == 1:
        return by_city[0]
    raise Refused("setting-bad-zone", word=typed_word(word), zones=", ".join(near_zones(word)[:5]))


def near_zones(word: str) -> list[str]:
    """Zones that contain the word, else those spelled alike, else the usual ones."""
    wanted = re.sub(r"\s+", "_", word.strip().casefold())
    known = zones()
    inside = sorted((name for key, name in known.items() if wanted in key), key=lambda name: (len(name), name))
    if wanted and inside:
        return inside
    cities = {key.rsplit("/", 1)[-1]: name for key, name in known.items()}
    alike = [cities[city] for city in difflib.get_close_matches(wanted, cities, n=5, cutoff=0.6)]
    return alike or list(ZONES)


def _quiet(word: str) -> str:
    """Hours as HH:MM-HH:MM; they may go over midnight, but some time of the day must stay awake."""
    if word.casefold() in {"off", *(say(language, "switch-off").casefold() for language in LANGUAGES)}:
        return ""
    found = re.fullmatch(r"(\d{1,2})(?:[:.h](\d{2}))?h?\s*[-–—]\s*(\d{1,2})(?:[:.h](\d{2}))?h?", word)
    if found is None:
        raise Refused("setting-bad-quiet", word=typed_word(word))
    start, end = (_minutes(found[1], found[2], word), _minutes(found[3], found[4], word))
    if start == end:
        raise Refused("setting-all-quiet", word=typed_word(word))
    return f"{start // 60:02}:{start % 60:02}-{end // 60:02}:{end % 60:02}"


def _minutes(hours: str, minutes: str | None, word: str) -> int:
    total = int(hours) * 60 + int(minutes or 0)
    if int(minutes or 0) > 59 or total > 24 * 60:
        raise Refused("setting-bad-quiet", word=typed_word(word))
    return total % (24 * 60)


# --- telling -----------------------------------------------------------------------------------------


def named(language: str, what: str, value: str) -> str:
    """The word for a named value."""
    if what in SWITCHES:
        return say(language, f"switch-{value}")
    if what == "language":
        return say(language, f"language-{value}")
    return say(language, f"calls-{value}") if what == "calls" else say(language, f"palette-{value}")


def chosen(language: str, settings: Settings, what: str) -> str:
    """What somebody has chosen, in words."""
    value = getattr(settings, what)
    if what in SWITCHES:
        return named(language, what, "on" if value else "off")
    if what == "remind":
        return say(language, "hours", hours=value)
    if what == "quiet":
        return value or say(language, "switch-off")
    if what == "zone":
        return value or say(language, "zone-none")
    return named(language, what, value or "discord")


def offered(language: str, what: str, typed: str = "") -> list[tuple[str, str]]:
    """(label, value) to choose from, those that fit what is typed so far."""
    if what == "zone":
        return [(zone, zone) for zone in (near_zones(typed) if typed.strip() else ZONES)]
    if what == "remind":
        found = [(say(language, "hours", hours=hours), str(hours)) for hours in HOURS]
    elif what == "quiet":
        found = [(say(language, "switch-off") if value == "off" else value, value) for value in QUIET]
    elif what in NAMED:
        found = [(named(language, what, value), value) for value in NAMED[what]]
    else:
        return []
    wanted = typed.strip().casefold()
    return [(label, value) for label, value in found if wanted in label.casefold() or wanted in value]
