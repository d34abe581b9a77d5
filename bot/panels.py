"""The private panel: what is asked, what may be done, choice by choice; a function of a match and the choices so far.

Every title gets the same shape: kinds of action as buttons, values of a field as buttons or a menu, grouped where there
are too many. All of it comes from `legal()`; ids carry table, question and the choices so far, so nothing is kept
between two taps.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits, plans
from bot.page import Button, Menu, Option, Page, button_rows, custom_id
from bot.store import SeatRow, TableRow
from bot.tables.live import Live
from bot.tables.story import Teller
from bot.words import say
from rules.core import Action
from rules.core.chat import Choice, Said
from rules.core.text import catalogue

FEW = 5
"""Up to this many values are buttons."""
GROUP = "@"


class Panel:
    """One seat's panel at one moment."""

    def __init__(self, teller: Teller, live: Live, seat: SeatRow) -> None:
        self.teller, self.live, self.seat = teller, live, seat
        self.table: TableRow = teller.table
        self.legal: Sequence[Action] = live.match.legal(seat.seat)
        self.view = live.match.view(seat.seat)
        self.chat = teller.chat

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.table.language, key, **facts)

    def label(self, said: Said) -> str:
        return self.teller.speak(said)

    # --- reading choices -------------------------------------------------------------------------

    def kinds(self) -> dict[str, list[Action]]:
        """Kinds of action by word; those that only end something last."""
        found: dict[str, list[Action]] = {}
        for action in sorted(self.legal, key=lambda action: type(action).ends):
            found.setdefault(type(action).__name__.lower(), []).append(action)
        return found

    def narrowed(self, path: Sequence[str]) -> tuple[list[Action], str | None]:
        """The actions that fit the choices so far, and the field to ask for next (None: it is decided)."""
        actions = self.kinds().get(path[0], [])
        if not actions:
            return [], None
        words = [word for word in path[1:] if not word.startswith(GROUP)]
        for field in self.chat.questions(type(actions[0])):
            values = list(dict.fromkeys(self.word(action, field) for action in actions))
            if len(values) > 1:
                if not words:
                    return actions, field
                chosen = words.pop(0)
                actions = [action for action in actions if self.word(action, field) == chosen]
                if not actions:
                    return [], None
        return actions[:1], None

    def word(self, action: Action, field: str) -> str:
        """An answer as a word; a shortened one without its number."""
        word = self.chat.answer(action, field)
        return word.rstrip("0123456789") if field in type(action).shortened else word

    def decided(self, path: Sequence[str]) -> Action | None:
        """The action these choices amount to, if they do."""
        if not path:
            return None
        actions, field = self.narrowed(path)
        return actions[0] if actions and field is None else None

    # --- pages -----------------------------------------------------------------------------------

    def page(self, path: Sequence[str] = (), *, note: str = "") -> Page:
        """The page for the choices so far. Where only one kind does something, its first field is asked at once, with
        the kinds that end something beside it."""
        kinds = self.kinds()
        doing = [kind for kind, actions in kinds.items() if not actions[0].ends]
        shown = list(path)
        if not path and len(doing) == 1 and len(kinds[doing[0]]) > 1:
            shown = doing
        actions, field = self.narrowed(shown) if shown else ([], None)
        lines = self._head(note)
        rows: list[list[Button] | Menu]
        if shown and actions and field is None:
            lines.append(self.say("panel-confirm", what=self.deed(actions[0])))
            rows = [[Button(self.id("x", shown), self.say("button-confirm"), "green")]]
        elif shown and actions and field is not None:
            rows = self._values(shown, actions, field)
            if not path:
                rows += button_rows([self._kind_button(kind, kinds[kind]) for kind in kinds if kind not in doing])
        else:
            path = []
            rows = button_rows([self._kind_button(kind, actions) for kind, actions in kinds.items()])
        return Page(lines=lines, rows=[*rows, self._last_row(path)])

    def _head(self, note: str) -> list[str]:
        heading = self.say(
            "panel-heading",
            title=self.teller.game.title,
            table=self.table.id,
            moment=self.label(self.chat.moment(self.view)),
        )
        asked = self.say("panel-asked", what=self.label(self.chat.question(self.view, self.seat.seat)))
        have = self.say("panel-have", have=self.label(self.chat.having(self.view, self.seat.seat)))
        return [*([note] if note else []), f"**{heading}**", asked, have]

    def deed(self, action: Action) -> str:
        return self.label(self.chat.deed(self.view, self.seat.seat, action))

    def _kind_button(self, kind: str, actions: list[Action]) -> Button:
        label = self.label(self.chat.kind(self.view, self.seat.seat, type(actions[0]), actions))
        decided = len(actions) == 1
        if decided and actions[0].reveals:
            label = self.say("no-undo", label=label)
        verb = "x" if decided and not actions[0].asks_once else "p"
        return Button(self.id(verb, [kind]), label, "grey" if actions[0].ends else "blue")

    def _values(self, path: Sequence[str], actions: list[Action], field: str) -> list[list[Button] | Menu]:
        choices: dict[str, tuple[Choice, Action]] = {}
        for action in actions:
            word = self.word(action, field)
            if word not in choices:
                choices[word] = (self.chat.choice(self.view, self.seat.seat, action, field), action)
        plain = [word for word in path if not word.startswith(GROUP)]
        words = list(choices)
        if field in type(actions[0]).shortened:
            buttons = [self._value_button(plain, word, choices[word][0]) for word in words]
            return [buttons[i : i + 2] for i in range(0, len(buttons), 2)]
        if len(words) <= FEW:
            return button_rows([self._value_button(plain, word, choices[word][0]) for word in words])
        if len(words) > limits.SELECT_OPTIONS:
            group = next((word for word in path if word.startswith(GROUP)), None)
            size = -(-len(words) // limits.SELECT_OPTIONS)
            size = max(size, min(limits.SELECT_OPTIONS, 20))
            chunks = [words[i : i + size] for i in range(0, len(words), size)]
            if group is None:
                options = [
                    Option(f"{GROUP}{i}", self.say("panel-group", **{"from": chunk[0], "to": chunk[-1]}))
                    for i, chunk in enumerate(chunks)
                ]
                return [Menu(self.id("s", plain), self.say("panel-which", field=self._field(field)), options)]
            words = chunks[min(int(group[1:]), len(chunks) - 1)]
        options = []
        for word in words:
            choice = choices[word][0]
            options.append(Option(word, self.label(choice.label), self.label(choice.note) if choice.note else ""))
        return [Menu(self.id("s", plain), self.say("panel-which", field=self._field(field)), options)]

    def _field(self, field: str) -> str:
        """The word for a field, if the title has one."""
        bundle = catalogue(self.chat.package, "en")
        key = f"field-{field.rstrip('_')}"
        return self.label(Said(key)) if bundle is not None and bundle.has_message(key) else field.capitalize()

    def _value_button(self, path: Sequence[str], word: str, choice: Choice) -> Button:
        return Button(self.id("p", [*path, word]), self.label(choice.label), "blue")

    def id(self, verb: str, path: Sequence[str]) -> str:
        return custom_id(verb, self.table.id, self.seat.question, "~".join(path))

    def _last_row(self, path: Sequence[str]) -> list[Button]:
        """Always the same row at the bottom: Back, Undo, Hand, Board, Type it."""
        free = self.live.match.undoable(self.seat.seat)
        id = self.table.id
        return [
            Button(self.id("p", path[:-1] if len(path) > 1 else []), self.say("button-back"), disabled=not path),
            Button(custom_id("undo", id), self.say("button-undo"), disabled=not free),
            Button(custom_id("hand", id), self.say("button-hand")),
            Button(custom_id("board", id), self.say("button-board")),
            Button(custom_id("type", id, self.seat.question), self.say("button-type")),
        ]


def answered(teller: Teller, live: Live, seat: SeatRow, note: str) -> Page:
    """What the panel turns into when the seat has nothing to decide any more."""
    lines = [note]
    if live.match.standings is not None:
        lines.append(say(teller.table.language, "panel-over"))
    elif live.match.waiting:
        lines.append(say(teller.table.language, "panel-next", who=teller.names(live.match.waiting)))
    id = teller.table.id
    buttons = [Button(custom_id("board", id), say(teller.table.language, "button-board"))]
    if live.match.undoable(seat.seat):
        buttons.insert(0, Button(custom_id("undo", id), say(teller.table.language, "button-undo")))
    if live.match.waiting:
        buttons.append(plans.ahead(teller.table))
    return Page(lines=lines, rows=[buttons])
