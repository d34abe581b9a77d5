"""Commands field by field: `/druids lay L15 1`, `/druids new M16 L17`. A form is read as the line it stands for."""

from __future__ import annotations

from rules.core import Action, Imagined, Invalid
from rules.core.chat import NOTHING
from rules.core.game import Filled, Form
from rules.druids.actions import Done, Lay
from rules.druids.flow import DRAW, draws_on
from rules.druids.lines import THEN
from rules.druids.reader import read
from rules.druids.state import DruidsState

YES, NO = ("yes", "true", "all"), ("no", "false")
PORTAL_HOUR = "0"

FORMS = (
    Form("act", ("first", "second"), 2),
    Form("draw", ()),
    Form("pick", ("piece",), 1),
    Form("lay", ("field", "hour", "then"), 1),
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
    if filled.form == "done":
        return read(imagined, "done all" if _whole_turn(values) else "done")
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
    line = " ".join(["lay", values["field"], "" if hour == PORTAL_HOUR else hour, "" if then == "wait" else then])
    actions = read(imagined, line)
    state = imagined.state
    goes_on = not then and draws_on(state.options, state.phase, state.turn.left, sum(state.bag))
    return [*actions, DRAW] if goes_on else actions


def _whole_turn(values: dict[str, str]) -> bool:
    word = values.get("all", "no").lower()
    if word not in YES + NO:
        raise Invalid("line-yes", Done.clause, {"word": word[:40]})
    return word in YES
