"""Why an action is refused: which clause stands against it. `legal` decides; this only finds the words.

Three questions, one after the other: can every word be read; is another kind of decision open; and, by kind of action,
what stands against it (`objections`), from the plainest to the finest. The last resort is the clause of the kind.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, Illegal, Invalid, Refusal, Seat
from rules.kemet.actions import (
    Aftermath,
    Answer,
    Battle,
    Buy,
    Card,
    Creature,
    Done,
    First,
    Move,
    Night,
    Order,
    Position,
    Pray,
    Raise,
    Recruit,
    Retreat,
    Setup,
    Step,
    Swap,
)
from rules.kemet.board import ZONE_WORDS
from rules.kemet.figures import COLOURS
from rules.kemet.objections import OBJECTIONS, Objection
from rules.kemet.state import (
    BattleTask,
    BuyTask,
    KemetState,
    MoveTask,
    NightTask,
    OrderTask,
    PlaceTask,
    PrayersTask,
    RaiseTask,
    RecruitTask,
    SwapTask,
    TurnTask,
    VisionTask,
)
from rules.kemet.tiles import TILE
from rules.kemet.tokens import BOX_WORDS
from rules.kemet.words import BATTLE, BEAST, CARD, SPACE, STAYS


def explain(state: KemetState, seat: Seat, action: Action) -> Refusal:
    unknown = _unknown_word(action)
    if unknown is not None:
        return Invalid("unknown-word", action.clause, {"word": unknown})
    asked = _asked_instead(state, action)
    if asked is not None:
        return Illegal(*asked)
    for objection in OBJECTIONS[type(action)](state, seat, action):
        return Illegal(*objection)
    return Illegal("not-possible", action.clause)


# --- words ---------------------------------------------------------------------------------------


def _zones(text: str) -> bool:
    return bool(text) and all(word in ZONE_WORDS for word in text.split())


def _pyramids(text: str) -> bool:
    parts = [part.split() for part in text.split(",")]
    return all(
        len(part) == 3 and part[0] in ZONE_WORDS and part[1] in COLOURS and part[2].isdecimal() for part in parts
    )


def _where(text: str) -> bool:
    word, _, units = text.rpartition(" ")
    return word in ZONE_WORDS and units.isdecimal()


def _creatures(text: str) -> bool:
    return text == STAYS or all(word in BEAST for word in text.split(" + "))


def _vets(text: str) -> bool:
    number, _, what = text.partition(" ")
    return number.isdecimal() and what in ("PP", "cards")


WORDS: dict[str, Callable[[str], bool]] = {
    "troops": _zones,
    "pyramids": _pyramids,
    "tile": TILE.__contains__,
    "space": SPACE.__contains__,
    "token": ("silver", "gold").__contains__,
    "box": BOX_WORDS.__contains__,
    "district": ZONE_WORDS.__contains__,
    "colour": COLOURS.__contains__,
    "where": _where,
    "troop": ZONE_WORDS.__contains__,
    "to": ZONE_WORDS.__contains__,
    "creature": _creatures,
    "way": ("teleport",).__contains__,
    "target": lambda word: word in ZONE_WORDS or word in CARD,
    "play": BATTLE.__contains__,
    "drop": BATTLE.__contains__,
    "cards": lambda word: word in CARD or word == "none",
    "after": ("lose recall", "lose retreat", "win stay", "win recall", "ask").__contains__,
    "choice": lambda word: word in CARD or word in BEAST or word in ("swap", "keep"),
    "how": ("retreat", "recall", "stay").__contains__,
    "zone": ZONE_WORDS.__contains__,
    "first": lambda word: word in ZONE_WORDS or word in SPACE,
    "offering": ("yes", "no").__contains__,
    "delta": ("yes", "no").__contains__,
    "vets": _vets,
}
"""What each field can say; an optional field may also be left empty."""


def _unknown_word(action: Action) -> str | None:
    for field, default in zip(action.__struct_fields__, _defaults(action), strict=True):
        value = getattr(action, field)
        known = WORDS.get(field)
        if field == "card":
            known = BATTLE.__contains__ if isinstance(action, Swap) else CARD.__contains__
        if known is not None and value != default and not known(value):
            return str(value)[:40]
    return None


def _defaults(action: Action) -> tuple[object, ...]:
    """The value of each field when it is left out; a required field has none."""
    fields, defaults = action.__struct_fields__, action.__struct_defaults__
    return (None,) * (len(fields) - len(defaults)) + defaults


# --- another kind of decision is open ------------------------------------------------------------

TOKENS = (Pray, Buy, Raise, Recruit, Move)
FREE = (Card, Creature)

ASKED: dict[type, tuple[tuple[type[Action], ...], str, str]] = {
    TurnTask: ((*TOKENS, *FREE, Order, Done), "asks-turn", "T-38"),
    BuyTask: ((Buy, Done), "asks-buy", "T-51"),
    SwapTask: ((Swap,), "asks-swap", "T-163"),
    RaiseTask: ((Raise, Done), "asks-raise", "T-65"),
    RecruitTask: ((Recruit, Done), "asks-recruit", "T-72"),
    PlaceTask: ((Recruit, Done), "asks-place", "T-165"),
    MoveTask: ((Move, Step, *FREE, Done), "asks-move", "T-77"),
    OrderTask: ((Order,), "asks-order", "T-75"),
    VisionTask: ((Answer,), "asks-vision", "T-134"),
    PrayersTask: ((Night,), "asks-prayers", "T-127"),
}
BATTLE_ASKS: dict[str, tuple[tuple[type[Action], ...], str, str]] = {
    "council": ((Battle,), "asks-battle", "T-97"),
    "diversion": ((Answer,), "asks-diversion", "T-95"),
    "wound": ((Answer, Done), "asks-wound", "T-95"),
    "loser": ((Aftermath,), "asks-loser", "T-112"),
    "retreat": ((Retreat,), "asks-retreat", "T-114"),
    "keep": ((Answer,), "asks-keep", "T-115"),
    "winner": ((Aftermath,), "asks-winner", "T-118"),
}
NIGHT_ASKS: dict[str, tuple[tuple[type[Action], ...], str, str]] = {
    "offering": ((Night,), "asks-offering", "T-123"),
    "delta": ((Night,), "asks-delta", "T-124"),
    "cards": ((Night,), "asks-cards", "T-128"),
}
PHASE_ASKS: dict[str, tuple[tuple[type[Action], ...], str, str]] = {
    "setup": ((Setup,), "asks-setup", "T-30"),
    "first": ((First,), "asks-first", "T-31"),
    "night": ((Position,), "asks-position", "T-131"),
}


def _asked_instead(state: KemetState, action: Action) -> Objection | None:
    """The clause of the decision that is open, if it is not one for this kind of action."""
    if not state.tasks:
        asked = PHASE_ASKS[state.phase]
    else:
        task = state.tasks[-1]
        if isinstance(task, BattleTask):
            asked = BATTLE_ASKS[task.stage]
        elif isinstance(task, NightTask):
            asked = NIGHT_ASKS[task.what]
        else:
            asked = ASKED[type(task)]
    kinds, key, clause = asked
    return None if isinstance(action, kinds) else (key, clause, {})
