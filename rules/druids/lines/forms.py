"""Commands field by field: `/druids lay L15 1`, `/druids new M16 L17`. A form is read as the line it stands for."""

from __future__ import annotations

from rules.core import Action, Imagined, Invalid
from rules.core.chat import NOTHING
from rules.core.game import Filled, Form
from rules.druids.actions import Done, Lay
from rules.druids.lines import read
from rules.druids.lines.spelling import THEN
from rules.druids.mechanics.scouting import WISH, WISH_AUTO
from rules.druids.mechanics.suggest import NEAR
from rules.druids.state import DruidsState

YES, NO = ("yes", "true", "all"), ("no", "false")
PORTAL_HOUR = "0"

FORMS = (
    Form("act", ("first", "second"), 2),
    Form("draw", ()),
    Form("drawall", ()),
    Form("lay", ("field", "hour", "piece", "then"), 1),
    Form("auto", ("count", "style", "fields", "portals")),
    Form("demon", ("field",), 1),
    Form("lift", ("field",), 1),
    Form("ward", ("field",), 1),
    Form("stone", ("corner", "from"), 1),
    Form("temple", ("field", "from"), 1),
    Form("convert", ("corner",), 1),
    Form("new", ("fields",), 1),
    Form("move", ("moves",), 1),
    Form("boost", ("action",), 1),
    Form("done", ("all",)),
)


def read_form(imagined: Imagined[DruidsState], filled: Filled) -> list[Action]:
    """The actions of a form; the first bad item of a list refuses all of it."""
    values = {option: word.strip() for option, word in filled.values.items() if word.strip() not in ("", NOTHING)}
    if filled.form == "lay":
        return _lay(imagined, values)
    if filled.form == "auto":
        return _auto(imagined, values)
    if filled.form == "done":
        return read(imagined, "done all" if _yes(values.get("all", "no")) else "done")
    words = [filled.form]
    for option in next(form.options for form in FORMS if form.name == filled.form):
        if option in values:
            words += ["from", values[option]] if option == "from" else [values[option]]
    return read(imagined, " ".join(words))


def _lay(imagined: Imagined[DruidsState], values: dict[str, str]) -> list[Action]:
    then = values.get("then", "").lower()
    if then not in ("", *THEN):
        raise Invalid("line-then", Lay.clause, {"word": then[:40]})
    hour = values.get("hour", "")
    words = [
        values.get("field", ""),
        "" if hour == PORTAL_HOUR else hour,
        values.get("piece", ""),
        "" if then == "wait" else then,
    ]
    return read(imagined, " ".join(["lay", *words]))


def _auto(imagined: Imagined[DruidsState], values: dict[str, str]) -> list[Action]:
    """`/druids auto 3`, `/druids auto style:tight`, with fields that are wished for, or `near` one of them."""
    fields, style = values.get("fields", ""), values.get("style", "").lower()
    if style in (WISH, WISH_AUTO) or (fields and style != NEAR):
        return read(imagined, f"wish {fields}{' else auto' if style == WISH_AUTO else ''}")
    portals = "all" if _yes(values.get("portals", "no")) else ""
    return read(imagined, " ".join(["auto", values.get("count", ""), style, fields, portals]))


def _yes(word: str) -> bool:
    if word.lower() not in YES + NO:
        raise Invalid("line-yes", Done.clause, {"word": word[:40]})
    return word.lower() in YES
