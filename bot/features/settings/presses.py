"""Buttons and menus of the settings page."""

from __future__ import annotations

from bot.features.settings import choices
from bot.features.settings import pages as settingspage
from bot.features.settings.service import SKIP, People
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.ui.ids import custom_id, press
from bot.ui.page import Button, Form, Page
from bot.ui.text import say


@press("set", writes=True)
def set_one(services: Services, session: Writing, call: Call) -> Page:
    """Show or change one's settings.

    `m:set:0` the page, `m:set:0:what` one setting, `m:set:0:what:value` the change; a menu's choice comes last."""
    words = call.said
    if len(words) < 2:
        what = words[0] if words and words[0] in choices.WHAT else None
        return settingspage.page(call.language, call.settings, what)
    return choose(services, session, call, words[0], words[1])


@press("settype")
def type_one(services: Services, session: Reading, call: Call) -> Form | None:
    """Open the form for a setting that is typed."""
    what = call.word(0)
    if what not in choices.WHAT or what in choices.NAMED:
        return None
    return Form(
        id=custom_id("settyped", 0, what),
        title=say(call.language, f"setting-{what}"),
        field="value",
        label=say(call.language, "type-value"),
        example=say(call.language, f"example-{what}"),
        most=60,
    )


@press("settyped", writes=True)
def typed(services: Services, session: Writing, call: Call) -> Page:
    """Change the setting from the form."""
    return choose(services, session, call, call.word(0), call.fields.get("value", ""))


@press("hours", writes=True, fresh=True)
def first_hours(services: Services, session: Writing, call: Call) -> Page:
    """Answer when one sleeps: in that zone, or not at all."""
    zone = call.said[0] if call.said else SKIP
    if zone == SKIP:
        return Page(lines=[say(call.language, "hours-skipped")])
    for what, value in (("zone", zone), ("quiet", choices.NIGHT)):
        call.settings = services[People].choose(session, call.person, call.name, what, choices.read(what, value))
    told = say(call.language, "hours-told", hours=call.settings.quiet, zone=call.settings.zone)
    other = Button(custom_id("set", 0, "quiet"), say(call.language, "hours-change"))
    return Page(lines=[told], rows=[[other]])


def choose(services: Services, session: Writing, call: Call, what: str, value: str) -> Page:
    """Change a setting; the page of all of them, in the language that counts now."""
    read = choices.read(what, value)
    call.settings = services[People].choose(session, call.person, call.name, what, read)
    told = choices.chosen(call.language, call.settings, what)
    note = say(call.language, "settings-changed", what=say(call.language, f"setting-{what}"), value=told)
    return settingspage.page(call.language, call.settings, note=note)
