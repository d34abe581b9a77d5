"""One typed line as a row of actions: `move 1b 5 > F1 4 > T1; battle 3 drop 7 after lose retreat`.

Items are separated by `;` or `,`; after a comma the verb may be left out. A whole action of the Day is one item: its
token is laid on the space that makes sense, it is carried out and finished, and the turn with it: a card for the end of
the turn is typed in the same line. Everything is tried on an imagined position: the first item that cannot be played
refuses the line, with `step`, `steps` and `typed` among the facts of its Refusal, and nothing can follow a step after
which its seat knows more.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Invalid, Refusal
from rules.core.chat import NOTHING
from rules.core.game import Filled, Form
from rules.core.imagined import Imagined
from rules.core.reader import read_step, unknown_verb
from rules.kemet.actions import ACTIONS, Battle
from rules.kemet.lines import day, secret
from rules.kemet.lines.attempt import Attempt
from rules.kemet.lines.day import Handler, Item
from rules.kemet.lines.spelling import Words, fold
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.state import KemetState
from rules.kemet.words import BATTLE_WORDS

KINDS = {kind.__name__.lower(): kind for kind in ACTIONS}
HANDLERS: dict[str, Handler] = {
    "city": secret.city,
    "setup": secret.setup,
    "first": secret.first,
    "pray": day.pray,
    "buy": day.buy,
    "raise": day.raise_,
    "recruit": day.recruit,
    "move": day.move,
    "idle": day.idle,
    "card": day.card,
    "creature": day.creature,
    "swap": secret.swap,
    "battle": secret.battle,
    "defence": secret.defence,
    "answer": secret.answer,
    "aftermath": secret.aftermath,
    "retreat": secret.retreat,
    "order": secret.order,
    "night": secret.night,
    "position": secret.position,
}
VERBS = (*HANDLERS, "step", "done")
WHOLE = ("setup", "battle", "defence", "night")
"""Verbs whose commas are part of one answer."""


# --- lines ---------------------------------------------------------------------------------------


def items(line: str) -> list[Item]:
    """The pieces of a line, each with its verb."""
    found: list[Item] = []
    for part in line.split(";"):
        said, _, rest = part.strip().partition(" ")
        verb = fold(said.rstrip(","))
        if not verb:
            continue
        pieces = [rest] if verb in WHOLE else [piece.strip() for piece in rest.split(",")]
        pieces = [piece for piece in pieces if piece] or [""]
        for number, piece in enumerate(pieces, start=1):
            word, _, other = piece.partition(" ")
            if number > 1 and fold(word) in VERBS:
                verb, said, piece = fold(word), word, other
            goes_on, last = number > 1 and fold(word) != verb, number == len(pieces)
            found.append(Item(len(found) + 1, verb, said, piece, goes_on, last))
    return found


def read_line(imagined: Imagined[KemetState], line: str) -> list[Action]:
    found = items(line)
    if not found:
        raise Invalid("empty-line", "")
    attempt = Attempt(imagined)
    for number, item in enumerate(found, start=1):
        try:
            _read(attempt, item, found[number:])
        except Refusal as refusal:
            refusal.at_step(number, len(found), f"{item.said} {item.text}".strip())
            near = _works(attempt, refusal, KINDS.get(item.verb))
            refusal.nearest = near or tuple(Attempt(imagined).examples(KINDS.get(item.verb)))
            if near and attempt.actions:
                refusal.seen = attempt.trial.view()
            raise
    attempt.end_turn()
    return attempt.actions


def _works(attempt: Attempt, refusal: Refusal, kind: type[Action] | None) -> tuple[Action, ...]:
    """What would work then, nearest to what was tried; nothing where something new is known, which must not be told."""
    near = [] if attempt.learned else [*refusal.nearest, *attempt.examples(kind)]
    return tuple(list(dict.fromkeys(action for action in near if not action.ends))[:5])


def _read(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    verb = item.verb
    if verb not in VERBS:
        attempt.ready("T-38")
        raise unknown_verb(item.said, attempt.legal(), attempt.examples(None))
    if not item.goes_on:
        attempt.settle()
    if verb == "done" and attempt.closed and DONE not in attempt.legal():
        return  # it has closed by itself
    attempt.ready(KINDS[verb].clause if verb in KINDS else "T-38")
    if verb == "card" and attempt.asked == "place":
        verb = "recruit"  # units that a card brings
    exact = _exact(attempt, verb, item)
    if exact is not None:
        attempt.take(exact)
    elif verb in HANDLERS:
        HANDLERS[verb](attempt, item, later)
    else:
        attempt.take(read_step(attempt.trial, verb, _in_plain_words(attempt, item)))
    if item.last and attempt.recruiting:
        attempt.recruiting = False
        attempt.finish("recruit")


def _in_plain_words(attempt: Attempt, item: Item) -> list[str]:
    """Creatures by the words of actions, whatever they were called."""
    words = item.text.split()
    if NOTHING in words:
        return words
    return " ".join(item.words("").plain(attempt.state.stock.beast_words)).split()


def _exact(attempt: Attempt, verb: str, item: Item) -> Action | None:
    """A single action in its plain form: every field, `-` for an empty one."""
    kind = KINDS.get(verb)
    if kind is None or NOTHING not in item.text.split():
        return None
    typed = fold(item.text)
    return next((action for action in attempt.legal(kind) if fold(_plain(action)) == typed), None)


def _plain(action: Action) -> str:
    return " ".join(str(getattr(action, field) or NOTHING) for field in action.__struct_fields__)


# --- forms ---------------------------------------------------------------------------------------

FORMS = (
    Form("city", ("city",), 1),
    Form("setup", ("troops", "pyramids"), 2),
    Form("first", ("tile",), 1),
    Form("pray", ("space", "token")),
    Form("buy", ("tile", "box", "token"), 1),
    Form("raise", ("district", "level", "colour", "token"), 2),
    Form("recruit", ("where", "token"), 1),
    Form("move", ("troop", "path", "creature", "token"), 2),
    Form("idle", ("space", "token"), 1),
    Form("card", ("card", "target"), 1),
    Form("creature", ("creature", "district"), 2),
    Form("swap", ("card",), 1),
    Form("battle", ("play", "drop", "cards", "after"), 2),
    Form("answer", ("choice",), 1),
    Form("aftermath", ("how",), 1),
    Form("retreat", ("zone",), 1),
    Form("order", ("zone",), 1),
    Form("defence", ("play", "drop", "cards", "after"), 2, plan=True),
    Form("night", ("offering", "delta", "vets", "position")),
    Form("position", ("place",), 1),
    Form("done", ()),
)
"""The commands. `defence` prepares; a night is prepared as a plan (`/plan night yes no 1 PP, 2 cards 2`)."""
NAMED = ("drop", "cards", "after", "offering", "delta", "position")
"""Options whose name is typed before their value, because its place in the line does not tell."""


def line_of(filled: Filled) -> str:
    """A filled form as it would be typed."""
    values = dict(filled.values)
    if filled.form == "move" and "creature" in values:
        values["path"] = f"{values.pop('creature')} {values['path']}" if values.get("path") else ""
    order = next(form.options for form in FORMS if form.name == filled.form)
    parts = [filled.form]
    for option in order:
        if option in values:
            parts += [option, values[option]] if option in NAMED else [values[option]]
    return " ".join(parts)


def read_form(imagined: Imagined[KemetState], filled: Filled) -> list[Action]:
    return read_line(imagined, line_of(filled))


def read_plan(imagined: Imagined[KemetState], filled: Filled) -> str:
    """The line kept for later. Only what can never be played is refused now."""
    plan = secret.battle_plan(Words(line_of(filled).partition(" ")[2], Battle.clause))
    held = [BATTLE_WORDS[card] for card in imagined.state.battle_hands[imagined.me]]
    for card in (plan.play, plan.drop):
        if card not in held:
            raise Invalid("battle-card-not-in-hand", Battle.clause, {"card": card or "?"})
    if plan.play == plan.drop:
        raise Invalid("two-cards", Battle.clause)
    return f"battle defence {plan.line()}"
