"""One seat's panel at one moment."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.features.play import together, whole
from bot.features.play.values import BRIEF, FEW, RANKED, Id, Rows, Value, components, green, value_rows
from bot.store.notes import Settings
from bot.tables.choosing import ROOT, Choosing, Path, Step
from bot.ui import limits, pictures
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Page, button_rows
from bot.ui.text import say
from render.shot import Shot
from rules.core import Action, Event
from rules.core.chat import Said
from rules.core.text import catalogue

if TYPE_CHECKING:
    from bot.store import SeatRow, TableRow
    from bot.tables.loaded import Loaded
    from bot.tables.narrator import Speaker


DEFAULTS = Settings()
FIRST = 3
"""Decisions of a person's life that come with a word of help."""
FRAME = 9
"""Components of every page: what holds it all, the words, the picture, the last row of five."""
NO_RANKS: Mapping[Action, int] = {}
SHOWN_STEPS = 8
"""Steps of a turn that a Confirm repeats."""


class Panel:
    def __init__(
        self, narrator: Speaker, live: Loaded, seat: SeatRow, *, settings: Settings = DEFAULTS, decisions: int = FIRST
    ) -> None:
        self.narrator, self.live, self.row = narrator, live, seat
        self.settings, self.decisions = settings, decisions
        self.beside = 0
        """Components that others add to the page."""
        self.seat = seat.seat
        self.table: TableRow = narrator.table
        self.chat = narrator.chat
        self.view = live.match.view(seat.seat)
        self.choosing = Choosing(self.chat, live.match.legal(seat.seat))

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.table.language, key, **facts)

    def label(self, said: Said) -> str:
        return self.narrator.speak(said)

    def id(self, verb: str, path: Path) -> str:
        return custom_id(verb, self.table.id, self.row.question, path.code)

    def deed(self, action: Action) -> str:
        return self.label(self.chat.deed(self.view, self.seat, action))

    # --- what choices amount to ------------------------------------------------------------------

    def chosen(self, path: Path, *, confirmed: bool = False, advised: bool = False) -> list[Action]:
        """The actions that these choices amount to, with what usually follows them; none while something is left to
        ask. `advised` lets the title's advice choose among what is left."""
        if path.ticked is not None:
            return together.actions(self, path) if confirmed else []
        if path.then:
            first = self.choosing.decided(path)
            return whole.played(self, first) if confirmed and first is not None else []
        action = self._advised(path) if advised else self.choosing.decided(path)
        if action is None or (not confirmed and not advised and self._asks_again(path, action)):
            return []
        follow = None if path.stop else self.chat.follow(self.view, self.seat, action)
        if follow is not None:
            after = self.live.match.imagine(self.seat)
            after.play(action)
            if not after.told and follow in after.legal():
                return [action, follow]
        return [action]

    def _advised(self, path: Path) -> Action | None:
        actions = self.choosing.step(path).actions
        return self.chat.advised(self.view, self.seat, actions) if actions else None

    # --- pages -----------------------------------------------------------------------------------

    def page(self, path: Path = ROOT, *, note: str = "") -> Page:
        """The page for the choices so far."""
        path = self.opened(self.choosing.fitting(path))
        if path.ticked is not None and (page := together.page(self, path, self.head(note))) is not None:
            return page
        lines, help = self.head(note), self._help(path)
        rows = self._rows(path, lines, FRAME + components(help) + self.beside) + help
        if not self.with_pictures:
            lines += self._advice_in_words(path)
        if self._is_new(path):
            lines.append(self.say("panel-first"))
        return Page(lines=lines, rows=[*rows, self.last_row(path)], shot=self._picture(path))

    def _is_new(self, path: Path) -> bool:
        return self.decisions < FIRST and not path.answers

    def _help(self, path: Path) -> Rows:
        if not self._is_new(path) or self.chat.explained(self.view, self.seat) is None:
            return []
        return [[Button(custom_id("explain", self.table.id), self.say("button-explain"))]]

    def _picture(self, path: Path) -> Shot | None:
        """Where places are to be chosen: the part of the table where they are, unless the person wants no pictures."""
        step = self.choosing.step(path)
        if step.question is None or not self.with_pictures:
            return None
        words = dict.fromkeys(self.choosing.word(action, step.question, path.exact) for action in step.actions)
        places = [word for word in words if pictures.knows(self.view, word)]
        proposed = self._proposed(step.actions) if self.chat.advice(self.view, self.seat, type(step.actions[0])) else []
        if 2 * len(places) < len(words) and not proposed:
            return None
        names = {row.seat: row.name for row in self.narrator.seats if row.person is not None and row.name}
        theme = pictures.theme_of(self.settings.palette)
        return Shot(self.view, self.table.language, theme, names=names, places=places, proposed=proposed)

    def _proposed(self, actions: list[Action]) -> list[Event]:
        """What advice would do, to be seen before it is taken."""
        return self.chat.foreseen(self.view, self.seat, self.chat.advised(self.view, self.seat, actions))

    def _advice_in_words(self, path: Path) -> list[str]:
        """The same for who reads without pictures."""
        actions = self.choosing.step(path).actions if path.kind else []
        advice = self.chat.advice(self.view, self.seat, type(actions[0])) if actions else None
        if advice is None or not self._proposed(actions):
            return []
        return [f"{self.label(advice)} · {self.deed(self.chat.advised(self.view, self.seat, actions))}"]

    def opened(self, path: Path) -> Path:
        """Where only one kind does something its first question is asked at once; what is usually answered is."""
        doing = self.choosing.doing
        if path.kind or path.exact or len(doing) != 1 or self.choosing.decided(Path(doing[0])) is not None:
            found = path
        else:
            found = path.but(kind=doing[0])
        return whole.usual(self, found) if self.chat.at_once else found

    def _rows(self, path: Path, lines: list[str], taken: int) -> Rows:
        """The controls; `taken` is what the rest of the page counts for."""
        if not path.kind:
            lines += self._impossible()
            return self._kind_rows(path)
        step = self.choosing.step(path)
        if step.question is None:
            lines.append(self._whole_decision(step.actions[0]))
            return [self._confirm_row(path, step.actions[0])]
        lines += self._asking(path, step.question)
        kinds: list[Button] = []
        if path.filter == "" and path.group is None and path == self.opened(ROOT):
            lines += self._impossible()
            kinds = [self._kind_button(kind) for kind in self.choosing.kinds if kind != path.kind]
        others = whole.others(self, path) if self.chat.at_once else []
        rows, told = self._value_rows(path, step, kinds, taken + components(others))
        if self.chat.at_once and any(isinstance(row, Menu) for row in rows):
            others = whole.others(self, path, short=True)
            rows, told = self._value_rows(path, step, kinds, taken + components(others))
        lines += told
        return rows + others

    def _asking(self, path: Path, question: str) -> list[str]:
        """What has been chosen, what was not asked because only one answer is possible, and what is asked now."""
        chosen: list[str] = []
        lines: list[str] = []
        for asked, answer, label in self.choosing.told(path, self._answer_label):
            if asked == question:
                break
            if answer:
                chosen.append(label)
            else:
                lines.append(self.say("panel-only", what=label))
        field = self.asked(question)
        return [*lines, self.say("panel-chosen", what=" · ".join(chosen), field=field) if chosen else field]

    def _answer_label(self, action: Action, question: str) -> str:
        return self.label(self.chat.choice(self.view, self.seat, action, question).label)

    def head(self, note: str = "") -> list[str]:
        heading = self.say(
            "panel-heading",
            title=self.narrator.game.title,
            table=self.table.id,
            moment=self.label(self.chat.moment(self.view)),
        )
        asked = self.say("panel-asked", what=self.label(self.chat.question(self.view, self.seat)))
        have = self.say("panel-have", have=self.label(self.chat.having(self.view, self.seat)))
        until = self.narrator.deadline(self.seat)
        return [*([note] if note else []), f"**{heading}**{until and f'  {until}'}", asked, have]

    def _impossible(self) -> list[str]:
        told = [self.label(said) for said in self.chat.cannot(self.view, self.seat)]
        return [self.say("panel-cannot", what=", ".join(told))] if told else []

    # --- kinds -----------------------------------------------------------------------------------

    def _kind_rows(self, path: Path) -> Rows:
        kinds = self.choosing.kinds
        if path.exact:
            hiding = [kind for kind in kinds if self.choosing.hides(kinds[kind])]
            return button_rows([self._exact_kind(kind) for kind in hiding])
        rows = button_rows([self._kind_button(kind) for kind in kinds])
        hidden = [kind for kind in kinds if self.choosing.decided(Path(kind)) and self.choosing.hides(kinds[kind])]
        if hidden:
            rows.append([self._exactly(ROOT)])
        return rows

    def _kind_button(self, kind: str) -> Button:
        actions = self.choosing.kinds[kind]
        label = self._kind_label(kind)
        action = self.choosing.decided(Path(kind))
        if action is not None and action.reveals:
            label = self.say("no-undo", label=label)
        verb = "confirm" if action is not None and not action.asks_once else "pick"
        return Button(self.id(verb, Path(kind)), label, "grey" if actions[0].ends else "blue")

    def _exact_kind(self, kind: str) -> Button:
        return Button(self.id("look", Path(kind, exact=True)), self._kind_label(kind), "blue")

    def _kind_label(self, kind: str) -> str:
        actions = self.choosing.kinds[kind]
        return self.label(self.chat.kind(self.view, self.seat, type(actions[0]), actions))

    def _exactly(self, path: Path) -> Button:
        return Button(self.id("look", path.but(exact=True)), self.say("button-exactly"))

    # --- answers ---------------------------------------------------------------------------------

    def _value_rows(self, path: Path, step: Step, kinds: list[Button], taken: int) -> tuple[Rows, list[str]]:
        """What is left as whole actions, or else the answers to the next question, and what stands beside them, with
        words about them; `taken` is what the rest of the page counts for."""
        assert step.question is not None
        asked, kind = self.asked(step.question), type(step.actions[0])
        beside = self._other_ways(path, step.actions) + kinds
        closes = whole.closing(self, path, step.actions)
        id, told = (self._at_once, [self._whole_decision()]) if closes else (self.id, [])
        if closes:
            beside.append(self._restart())
        ranks: dict[Action, int] = {}
        if self.chat.at_once and len(step.actions) > FEW:
            sensible = self.chat.by_sense(self.view, self.seat, step.actions)
            ranks = {action: rank for rank, action in enumerate(sensible)}
        sights = [] if path.answers and path != self.opened(ROOT) else self._at_first_sight(kind, path, id)
        alone = limits.V2_COMPONENTS - taken - components(button_rows(beside))
        if self.chat.at_once and (rows := whole.rows(self, path, step.actions, id, asked, alone, ranks)):
            return green(rows, sights) + button_rows(beside), [*told, *whole.legend(self, step.actions[0])]
        values, filters = self._filtered(path, step.actions, step.question, ranks)
        paired = step.question in kind.shortened and not path.exact
        if ranks and not path.filter and len(values) > FEW and all(value.brief for value in values):
            rows = value_rows(values, path, id, asked, room=alone)
            if isinstance(rows[0], list):  # all of them, those first that are looked at first: no filter shows more
                return green(rows, sights) + button_rows(beside), told
        ways = [*filters, *sights, *beside]
        room = limits.V2_COMPONENTS - taken - components(button_rows(ways))
        rows = value_rows(values, path, id, asked, paired=paired, room=room)
        offered = {button.id for row in rows if isinstance(row, list) for button in row}
        return rows + button_rows([button for button in ways if button.id not in offered]), told

    def _at_once(self, verb: str, path: Path) -> str:
        """On a page that says that the next tap hands the turn over, that tap does."""
        return self.id("confirm" if verb == "pick" else verb, path)

    def _filtered(
        self, path: Path, actions: list[Action], question: str, ranks: Mapping[Action, int]
    ) -> tuple[list[Value], list[Button]]:
        """The answers that pass the chosen filter, and a button for each filter that leaves some and not all."""
        kind = type(actions[0])
        every = self.values(actions, question, path.exact, ranks)
        passing: dict[str, list[Value]] = {}
        buttons: list[Button] = []
        for filter in self.chat.filters(self.view, self.seat, kind) if len(every) > FEW else []:
            through = [action for action in actions if self.chat.passes(self.view, self.seat, action, filter.word)]
            passing[filter.word] = self.values(through, question, path.exact, ranks)
            if 0 < len(passing[filter.word]) < len(every):
                buttons.append(self._filter_button(path, filter.word, self.label(filter.label)))
        return passing.get(path.filter) or every, buttons

    def values(
        self, actions: Sequence[Action], question: str, exact: bool, ranks: Mapping[Action, int] = NO_RANKS
    ) -> list[Value]:
        """The different answers, each with the label of the first action that gives it and the rank of its best."""
        first: dict[str, Action] = {}
        rank: dict[str, int] = {}
        for action in actions:
            word = self.choosing.word(action, question, exact)
            first.setdefault(word, action)
            rank[word] = min(rank.get(word, len(actions)), ranks.get(action, 0))
        most = RANKED if ranks else BRIEF
        values = []
        for word, action in first.items():
            choice = self.chat.choice(self.view, self.seat, action, question)
            group = self.chat.group(self.view, self.seat, action, question)
            note = self.label(choice.note) if choice.note else ""
            brief = self._brief(action, question) if FEW < len(first) <= most else ""
            inside = self.label(group) if group else ""
            values.append(Value(word, self.label(choice.label), note, inside, brief, rank[word]))
        return values

    def _brief(self, action: Action, question: str) -> str:
        """An answer in a few letters, for who sees the rest in a picture."""
        if not self.with_pictures:
            return ""
        said = self.chat.brief(self.view, self.seat, action, question)
        return self.label(said) if said else ""

    @property
    def with_pictures(self) -> bool:
        return self.settings.pictures and not self.settings.text

    def _filter_button(self, path: Path, filter: str, label: str) -> Button:
        on = path.filter == filter
        return Button(
            self.id("look", path.but(filter="" if on else filter, group=None)), label, "green" if on else "grey"
        )

    def _other_ways(self, path: Path, actions: list[Action]) -> list[Button]:
        """Beside the answers: several at once, advice, what follows, choosing exactly."""
        kind = type(actions[0])
        buttons: list[Button] = []
        if not path.answers or path == self.opened(ROOT):
            several = self.chat.several(self.view, self.seat, kind, actions)
            if several is not None:
                buttons.append(Button(self.id("look", path.but(ticked="")), self.label(several.label)))
            buttons += whole.in_one_tap(self, path, kind)
        advice = self.chat.advice(self.view, self.seat, kind)
        if advice is not None:
            buttons.append(Button(self.id("advise", path), self.label(advice)))
        follow = self.chat.follow(self.view, self.seat, actions[0])
        if follow is not None:
            buttons.append(self._follow_button(path, follow))
        if not path.exact and self.choosing.hides(actions):
            buttons.append(self._exactly(path))
        return buttons

    def _at_first_sight(self, kind: type[Action], path: Path, id: Id) -> list[Button]:
        """Whole actions in one tap, those that a careful player would look at first; after the usual answer its own."""
        ways = [
            (action, self.choosing.path_to(action)) for action in self.chat.at_first_sight(self.view, self.seat, kind)
        ]
        return [
            Button(id("pick", way), self.deed(action), "green")
            for action, way in ways
            if way is not None and way.answers[: len(path.answers)] == path.answers
        ]

    def _follow_button(self, path: Path, follow: Action) -> Button:
        """Tells what follows, and leaves it when pressed; pressed again it follows."""
        if path.stop:
            return Button(self.id("look", path.but(stop=False)), self.say("panel-stop"))
        what = self.deed(follow)
        if follow.reveals:
            what = self.say("no-undo", label=what)
        return Button(self.id("look", path.but(stop=True)), self.say("panel-then", what=what))

    def asked(self, question: str) -> str:
        """A question as a menu says it, in the title's words for it if there are, without their examples."""
        bundle = catalogue(self.chat.package, "en")
        key = f"field-{question.rstrip('_')}"
        known = bundle is not None and bundle.has_message(key)
        return self.say(
            "panel-which", field=re.split(r" ?[,;:]", self.label(Said(key)))[0] if known else question.capitalize()
        )

    # --- confirming: before what reveals something, and when a decision of several taps hands the turn over ----------

    def _asks_again(self, path: Path, action: Action) -> bool:
        if action.reveals or action.asks_once:
            return True
        taps = len(path.answers) + (path.kind != self.opened(ROOT).kind) + self.live.match.undoable(self.seat)
        return self.settings.confirm and taps > 1 and not action.ends and self._hands_over(action)

    def _hands_over(self, action: Action) -> bool:
        """Others come next, or see something new. Tried on what the seat may know, so that it tells nothing of dice and
        secrets; where others decide at the same time it always comes."""
        if len(self.live.match.waiting) > 1:
            return True
        after = self.live.match.imagine(self.seat)
        after.play(action)
        return after.told or not after.awaited

    def _whole_decision(self, action: Action | None = None) -> str:
        """The steps that Undo would take back, and this one; or that whatever is chosen now is the last one."""
        match = self.live.match
        told = []
        for step in match.free_steps(self.seat)[-SHOWN_STEPS:]:
            view = match.game.view(match.game.decode(step.before), self.seat)
            told.append(self.label(self.chat.deed(view, self.seat, step.action)))
        if action is None:
            return self.say("panel-closing", what=", ".join(told))
        return self.say("panel-confirm", what=", ".join([*told, self.deed(action)]))

    def _confirm_row(self, path: Path, action: Action) -> list[Button]:
        label = self.say("button-confirm")
        if action.reveals:
            label = self.say("no-undo", label=label)
        style = "red" if action.reveals and action.costs else "green"
        buttons = [Button(self.id("confirm", path), label, style)]
        if self.live.match.undoable(self.seat):
            buttons.append(self._restart())
        return buttons

    def _restart(self) -> Button:
        return Button(custom_id("restart", self.table.id), self.say("button-restart"))

    # --- the last row ----------------------------------------------------------------------------

    def last_row(self, path: Path) -> list[Button] | Menu:
        """Always the same row at the bottom: Back, Undo, Hand, Board, More."""
        free = can_undo(self.narrator, self.live, self.seat)
        id = self.table.id
        return [
            Button(self.id("back", self._back(path)), self.say("button-back"), disabled=path == self.opened(ROOT)),
            Button(custom_id("undo", id), self.say("button-undo"), disabled=not free),
            Button(custom_id("hand", id), self.say("button-hand")),
            Button(custom_id("board", id), self.say("button-board")),
            Button(self.id("more", path), self.say("button-more")),
        ]

    def _back(self, path: Path) -> Path:
        """One choice less; the usual answer is no choice."""
        back = path.back
        return back.back if self.opened(back) == path else back


def can_undo(narrator: Speaker, live: Loaded, seat: int) -> bool:
    """Is there something that the seat may take back without asking? At a practice table everything since the start."""
    if live.match.over:
        return False
    return live.match.undoable(seat) > 0 or (narrator.practice and live.lines > 1)


def answered(narrator: Speaker, live: Loaded, seat: SeatRow, note: str) -> Page:
    """What the panel turns into when the seat has nothing to decide any more."""
    lines = [note]
    if live.match.standings is not None:
        lines.append(say(narrator.table.language, "panel-over"))
    elif live.match.waiting:
        key = "chapter-thinks" if narrator.automatic.issuperset(live.match.waiting) else "panel-next"
        lines.append(say(narrator.table.language, key, who=narrator.names(live.match.waiting)))
    verbs = ["undo"] if can_undo(narrator, live, seat.seat) else []
    verbs += ["board", "ahead"] if live.match.waiting else ["board"]
    id, language = narrator.table.id, narrator.table.language
    return Page(lines=lines, rows=[[Button(custom_id(verb, id), say(language, f"button-{verb}")) for verb in verbs]])
