"""A typed line or a filled form as actions: `temple knowledge2 arch second druid; shrine plain`.

`verb values[, values …][; verb values …]`; after a comma the verb may be left out. Verbs are the kinds of actions. A
value goes to the first field that knows it, so the order is free where words tell; a field's name may stand before it.
What is left out is nothing where that is legal, else whatever only one legal action has. Everything is tried on an
imagined position: the first step that does not fit refuses the lot, and a step that shows something new must be last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

import msgspec

from rules.core import Action, Invalid, Refusal, lines
from rules.core.chat import NOTHING
from rules.core.game import Filled, Form, form_of
from rules.core.imagined import Imagined
from rules.core.reader import unknown_verb, verb_of
from rules.core.words import fields_of, number_of
from rules.oak import actions as do
from rules.oak.board import INGREDIENTS, KINDS, RESOURCES
from rules.oak.lines.spelling import folded, vocabulary
from rules.oak.mechanics.displays import DRAW
from rules.oak.state import OakState

OakImagined = Imagined[OakState]
Value = str | int
Given = dict[str, tuple[Value, ...]]
"""The fields that were named, each with the values its words can stand for."""


class Read(NamedTuple):
    """What the first words of some stand for, and how many they are."""

    values: tuple[Value, ...]
    length: int


Reading = Callable[[Sequence[str]], Read | None]

# --- values ---------------------------------------------------------------------------------------


def _word(of: str) -> Reading:
    """The longest spelling of a vocabulary."""

    def read(words: Sequence[str]) -> Read | None:
        known = vocabulary(of)
        for count in range(min(len(words), 6), 0, -1):
            meant = known.get(tuple(words[:count]))
            if meant:
                return Read(meant, count)
        return None

    return read


def _several(of: str, order: Sequence[str], sign: str = " ") -> Reading:
    """As many words of a vocabulary as there are, in the order in which the engine writes them."""

    def read(words: Sequence[str]) -> Read | None:
        found: list[str] = []
        at = 0
        while one := _word(of)(words[at:]):
            found.append(str(one.values[0]))
            at += one.length
        return Read((sign.join(sorted(found, key=order.index)),), at) if found else None

    return read


def _token(of: str) -> Reading:
    """A thing, perhaps with the number of its place in the Forest: `acorn 3`."""

    def read(words: Sequence[str]) -> Read | None:
        one = _word(of)(words)
        if one is None or one.values[0] not in INGREDIENTS or not words[one.length : one.length + 1]:
            return one
        place = words[one.length]
        return Read((f"{one.values[0]} {place}",), one.length + 1) if number_of(place) is not None else one

    return read


def _mix(words: Sequence[str]) -> Read | None:
    """`2F 1R`, in any order and spacing."""
    line = "".join(words)
    if not re.fullmatch(r"([0-9][fmr])+", line):
        return None
    amounts = dict.fromkeys(RESOURCES, 0)
    for part in re.findall(r"[0-9][fmr]", line):
        amounts[part[1].upper()] += int(part[0])
    return Read((" ".join(f"{amount}{letter}" for letter, amount in amounts.items() if amount),), len(words))


def _amount(words: Sequence[str]) -> Read | None:
    amount = number_of(words[0])
    return None if amount is None else Read((amount,), 1)


def _digits(words: Sequence[str]) -> Read | None:
    return Read(("" if words[0] == "123" else words[0],), 1) if number_of(words[0]) is not None else None


KIND, RESOURCE = _word("kind"), _word("resource")
DRUIDS = _several("kind", KINDS)
READINGS: dict[type[Action], dict[str, Reading]] = {
    do.Order: {"order": _word("order")},
    do.Temple: {"action": _word("action"), "druid": KIND, "second": KIND, "space": _word("temple space")},
    do.Climb: {"card": _word("card"), "arm": _word("arm"), "druid": KIND, "branch": _word("branch")},
    do.Special: {"space": _word("special"), "druid": KIND},
    do.Pass: {},
    do.Gather: {"take": _token("ingredient"), "discard": _token("ingredient")},
    do.Pay: {"mix": _mix},
    do.Trade: {"give": _several("ingredient", INGREDIENTS, "+"), "take": RESOURCE},
    do.Limit: {"row": _word("row")},
    do.Exchange: {"from_": RESOURCE, "to": RESOURCE, "amount": _amount},
    do.Refresh: {"display": _word("display"), "order": _digits},
    do.Discard: {"card": _word("creature")},
    do.Promote: {"druid": _word("place"), "elder": KIND},
    do.Recruit: {"druids": DRUIDS},
    do.Shrine: {"side": _word("side")},
    do.Take: {"what": _token("thing")},
    do.Draw: {},
    do.Brew: {"potion": _word("potion"), "with_": _several("ingredient", INGREDIENTS)},
    do.Redo: {"action": _word("redo")},
    do.Recharge: {"artefact": _word("artefact")},
    do.Borrow: {"artefact": _word("artefact")},
    do.Step: {"branch": _word("branch"), "arm": _word("arm"), "druid": KIND},
    do.Gain: {"resource": RESOURCE},
    do.Home: {"druids": DRUIDS},
    do.Skip: {},
}
"""What may stand in each field of each kind."""

MORE_NAMES: dict[type[Action], dict[str, str]] = {
    do.Temple: {"on": "space"},
    do.Special: {"with": "druid"},
    do.Trade: {"for": "take"},
    do.Exchange: {"for": "to"},
    do.Promote: {"to": "elder", "as": "elder"},
}
NAMES = {
    kind: {
        **{field.encode_name: field.name for field in msgspec.structs.fields(kind) if field.name != "druid"},
        **MORE_NAMES.get(kind, {}),
    }
    for kind in READINGS
}
"""Words that say which field comes next. `druid` is none: it is a druid."""

FORMS = tuple(
    msgspec.structs.replace(form_of(kind), required=sum(field.required for field in msgspec.structs.fields(kind)))
    if kind is not do.Brew
    else Form("brew", ("potion", "with"), 1)  # the ingredients often follow from what one has
    for kind in do.ACTIONS
)

# --- lines and forms ------------------------------------------------------------------------------


def read_line(imagined: OakImagined, line: str) -> list[Action]:
    """The actions a line means now. Raises the refusal of the first bad step, with `step`, `steps` and `typed`."""
    return lines.read_line(imagined, line, step=_step)


def _step(imagined: OakImagined, verb: str, typed: list[str]) -> Action:
    game = imagined.game
    kind = next((kind for kind in game.actions if verb_of(kind) == verb.casefold()), None)
    if kind is None:
        legal = imagined.legal()
        raise unknown_verb(verb, legal, game.spread(legal))
    words = " ".join(typed)
    try:
        given = assigned(kind, folded(words))
    except Invalid as refusal:
        refusal.facts["word"] = _as_typed(typed, str(refusal.facts["word"]))[:40]
        raise _with_nearest(refusal, imagined, kind, words) from None
    return _meant(imagined, kind, given)


def _as_typed(words: list[str], bad: str) -> str:
    """The words that were folded into these."""
    runs = (words[start:end] for start in range(len(words)) for end in range(start + 1, len(words) + 1))
    return next((" ".join(run) for run in runs if " ".join(folded(" ".join(run)))[:40] == bad), bad)


def read_form(imagined: OakImagined, filled: Filled) -> Action:
    """The action a form means; each option takes what its field does."""
    kind = next(kind for kind in imagined.game.actions if verb_of(kind) == filled.form)
    try:
        given = form_values(kind, filled.values)
    except Invalid as refusal:
        raise _with_nearest(refusal, imagined, kind, " ".join(filled.values.values())) from None
    return _meant(imagined, kind, given)


def form_values(kind: type[Action], values: Mapping[str, str]) -> Given:
    fields = {field.encode_name: field.name for field in fields_of(kind)}
    given: Given = {}
    for option, typed in values.items():
        if typed.strip() == NOTHING:
            given[fields[option]] = ("",)
            continue
        words = folded(typed)
        read = READINGS[kind][fields[option]](words) if words else None
        if read is None or read.length < len(words):
            raise Invalid("unknown-word", kind.clause, {"word": typed[:40]})
        given[fields[option]] = read.values
    return given


def assigned(kind: type[Action], words: list[str]) -> Given:
    """Words given to the fields that know them; Invalid with the first word that none takes."""
    readings, names = READINGS[kind], NAMES[kind]
    if kind is do.Exchange:
        words = [part for word in words for part in re.findall(r"\d+|[^\d]+", word)]  # `3F` is an amount of a resource
    given: Given = {}
    at = 0
    while at < len(words):
        field = names.get(words[at]) if at + 1 < len(words) else None
        if field is not None and field not in given and (read := readings[field](words[at + 1 :])):
            given[field] = read.values
            at += 1 + read.length
            continue
        for field, reading in readings.items():
            if field not in given and (read := reading(words[at:])):
                given[field] = read.values
                at += read.length
                break
        else:
            known = any(reading(words[at:]) for reading in readings.values())
            reason = "word-too-many" if known or not readings else "unknown-word"
            raise Invalid(reason, kind.clause, {"word": _unknown(kind, words[at:])[:40]})
    return given


def strange(kind: type[Action], words: Sequence[str]) -> str | None:
    """What can never be read after that verb, whatever the position; None where everything could be."""
    try:
        assigned(kind, folded(" ".join(words)))
    except Invalid as refusal:
        return str(refusal.facts["word"])
    return None


def _unknown(kind: type[Action], words: list[str]) -> str:
    """The words up to the next one that means something."""
    for at in range(1, len(words)):
        if words[at] in NAMES[kind] or any(reading(words[at:]) for reading in READINGS[kind].values()):
            return " ".join(words[:at])
    return " ".join(words)


def fits(action: Action, given: Given) -> bool:
    return all(getattr(action, field) in values for field, values in given.items())


def _meant(imagined: OakImagined, kind: type[Action], given: Given) -> Action:
    """The one legal action these values mean, or the refusal that says why there is none or more than one."""
    legal = imagined.legal()
    of_kind = [action for action in legal if type(action) is kind]
    fitting = _without_extras([action for action in of_kind if fits(action, given)], given)
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Invalid("more-than-one", kind.clause, {"count": len(fitting)}, fitting[:5])
    if kind is do.Take and given.get("what") == ("cailleach",) and DRAW in legal:
        return DRAW
    tried = _tried(kind, given, of_kind)
    try:
        imagined.check(tried)
    except Refusal as refusal:
        if not of_kind:
            refusal.nearest = tuple(imagined.game.spread(legal))
        raise
    return tried


def _without_extras(fitting: list[Action], given: Given) -> list[Action]:
    """Where an optional field was not named, actions that do without it are meant."""
    for field in fields_of(type(fitting[0])) if fitting else ():
        if field.name not in given and field.default is not msgspec.NODEFAULT:
            plain = [action for action in fitting if getattr(action, field.name) == field.default]
            fitting = plain or fitting
    return fitting


def _tried(kind: type[Action], given: Given, of_kind: list[Action]) -> Action:
    """The action as typed, though not legal, so that the rules can say why; the rest as in the likest legal one."""
    like = max(of_kind, key=lambda action: sum(getattr(action, f) in v for f, v in given.items()), default=None)
    values: dict[str, Value] = {}
    for field in fields_of(kind):
        if field.name in given:
            values[field.name] = given[field.name][0]
        elif field.default is not msgspec.NODEFAULT:
            values[field.name] = field.default
        else:
            values[field.name] = getattr(like or EXAMPLES[kind], field.name)
    return kind(**values)


EXAMPLES: dict[type[Action], Action] = {
    type(action): action
    for action in (
        do.Order("fox"),
        do.Temple("storytelling1", "druid"),
        do.Climb("storytelling"),
        do.Special("menhir", "druid"),
        do.Gather("acorn"),
        do.Pay("1F"),
        do.Trade("acorn+bark", "F"),
        do.Limit("shrines"),
        do.Exchange("F", "M", 1),
        do.Refresh("creatures"),
        do.Discard("carw gwyn"),
        do.Promote("resting", "arch"),
        do.Recruit("druid"),
        do.Shrine("elder"),
        do.Take("acorn"),
        do.Brew("dark woods 3", "bark root acorn"),
        do.Redo("knowledge3"),
        do.Recharge("carnyx"),
        do.Borrow("carnyx"),
        do.Step("feather"),
        do.Gain("F"),
        do.Home("druid"),
    )
}
"""Stand in for what was left out of an action of a kind that cannot be taken now at all."""


def _with_nearest(refusal: Invalid, imagined: OakImagined, kind: type[Action], typed: str) -> Invalid:
    """With the legal actions of the kind that are written most alike, else some of every kind."""
    legal = imagined.legal()
    of_kind = [action for action in legal if type(action) is kind]
    wanted = " ".join(folded(typed))

    def alike(action: Action) -> float:
        words = " ".join(str(getattr(action, field)) for field in action.__struct_fields__)
        return SequenceMatcher(None, wanted, " ".join(folded(words))).ratio()

    refusal.nearest = tuple(sorted(of_kind, key=alike, reverse=True)[:5] or imagined.game.spread(legal))
    return refusal
