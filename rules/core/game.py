"""The contract between a title and everything around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin

import msgspec

from rules.core.clauses import Clause
from rules.core.conditions import Facts
from rules.core.dice import Dice
from rules.core.imagined import Imagined
from rules.core.refusal import Illegal, Invalid, Refusal
from rules.core.words import Words

if TYPE_CHECKING:
    from rules.core.chat import Chat
    from rules.core.lines import Verb
    from rules.core.thinking.judge import Judge

Seat = int
"""A seat's number, 0-based, in joining order."""


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, gc=False, omit_defaults=True):
    """One small decision of a seat, in the words of the game. At most four fields."""

    clause: ClassVar[str] = ""
    """The clause that allows this kind; named when an action of the kind cannot be read."""
    reveals: ClassVar[bool] = False
    """Taking it shows somebody something new (a die, a draw), so it is never taken back freely nor forced."""
    costs: ClassVar[bool] = False
    """It costs something as well; together with `reveals` its button is red."""
    ends: ClassVar[bool] = False
    """It only ends, declines or skips something: offered last, chosen rarely by random players."""
    listed: ClassVar[bool] = True
    """Every legal one of this kind is in `legal`. Else only those worth a button are, since the rest are too many, and
    `Game.check` knows the others."""
    implied: ClassVar[tuple[str, ...]] = ()
    """Fields that may be left out when typed; the first legal action that fits is meant then."""
    shortened: ClassVar[tuple[str, ...]] = ()
    """Fields whose trailing number may be left out when typed; the first legal action that fits is meant then."""
    asks_once: ClassVar[bool] = False
    """Asked again before it is taken, though it costs one tap only."""
    public: ClassVar[bool] = False
    """Which of this kind are legal is known to everybody, so they may stand on the public call as quick answers."""
    secret: ClassVar[bool] = False
    """Whether any of this kind is legal may be known to its seat alone (a card in hand): nothing public depends on
    it."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=str.lower, gc=False, omit_defaults=True):
    """Something that happened. Stories, pictures, pings and statistics are made from events."""

    reveals: ClassVar[bool] = False
    """Somebody learned something by it that the seat's own decision did not contain."""
    alarms: ClassVar[bool] = False
    """It is aimed at the seat in its field `whom` (an attack): what that seat had planned may no longer be meant."""
    only: Seat | None = None
    """The audience: everybody, or one seat."""


class Form(msgspec.Struct, frozen=True):
    """A command of the title, as it is typed field by field: usually one kind of action."""

    name: str
    options: tuple[str, ...]
    required: int = 0
    """How many of the options, from the first on, must be filled in."""
    plan: bool = False
    """It prepares a decision for later (`Game.read_plan`) instead of taking one now."""


class Filled(msgspec.Struct, frozen=True):
    """A form with words in some of its options."""

    form: str
    values: dict[str, str]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Variants and rulings of a table, each with the default a newcomer should get."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Option -> the clauses that it switches."""
    since: ClassVar[dict[str, int]] = {}
    """Option -> the version of the rules it came with, if it was not there from the start. Games of older versions are
    sealed without it."""

    def of_version(self, version: int) -> dict[str, Any]:
        """As plain data, without options that are younger than these rules."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return {name: value for name, value in data.items() if self.since.get(name, 0) <= version}

    @classmethod
    def values(cls) -> dict[str, tuple[Any, ...]]:
        """Option -> all values it takes, where they can be listed: yes or no, words, numbers with two bounds."""
        found: dict[str, tuple[Any, ...]] = {}
        for field in msgspec.structs.fields(cls):
            bounds = next((one for one in get_args(field.type) if isinstance(one, msgspec.Meta)), None)
            if field.type is bool:
                found[field.name] = (True, False)
            elif bounds is not None and bounds.ge is not None and bounds.le is not None:
                found[field.name] = tuple(range(int(bounds.ge), int(bounds.le) + 1))
            elif get_origin(field.type) is Literal:
                found[field.name] = get_args(field.type)
        return found


class State(msgspec.Struct):
    """A position: plain data, serialisable both ways. Only the title's own code reads it."""


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator) may know. Hidden things are absent."""


class Placing(msgspec.Struct, frozen=True):
    """One line of the standings."""

    seat: Seat
    place: int
    score: int
    tiebreak: int
    sources: dict[str, int]
    """Where the score came from; the values add up to it."""


class Standings(msgspec.Struct, frozen=True):
    placings: list[Placing]
    """Best first; equal places share the victory."""
    facts: dict[str, int] = {}
    """What else is worth telling about the end, by catalogue key."""


S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)


class Retired(ValueError):
    """A game begun under rules that are kept no longer."""

    def __init__(self, title: str, version: int, newest: int) -> None:
        super().__init__(
            f"written by version {version} of the rules of {title}, which is not kept here; the newest is {newest}"
        )


class Game(ABC, Generic[S, Opt]):
    """The rules of one title: immutable, without memory. `Match` keeps the position."""

    name: ClassVar[str]
    """The word for commands and records: lower case, one word."""
    title: ClassVar[str]
    """As people write it."""
    version: ClassVar[int]
    """The version of rules and material. Goes up when a record of an earlier one would no longer replay."""
    before: Mapping[int, Game[Any, Any]] = {}
    """Older versions under which games are still played and checked (`rules/<title>/before`)."""
    seats: ClassVar[range]
    options: type[Opt]
    state: type[S]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    clauses: dict[str, Clause]
    chat: Chat[Any] | None = None
    """Stories, questions and prices, for titles that are played by chat."""
    judge: Judge[S] | None = None
    """What a position is worth to whom: what computer players of this title go by."""
    words: Words = {}
    """What may stand in each field of an action (`rules.core.words`)."""
    verbs: Mapping[str, Verb] = {}
    """Verbs of typed lines beside the kinds of actions (`rules.core.lines`)."""
    openings: frozenset[str] = frozenset()
    """Further words that a line may begin with, in a title that reads lines itself."""

    # --- the rules -------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seats: int, options: Opt, dice: Dice) -> tuple[S, list[Event]]:
        """The first position, and what happened until the first decision."""

    @abstractmethod
    def waiting(self, state: S) -> tuple[Seat, ...]:
        """Who must decide now; several when decisions are simultaneous; nobody when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Everything that seat may do now, each once; empty when it is not waited for."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Do a legal action, changing `state`. Callers make sure that it is legal (`Match` does)."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """What that seat may know; None is a spectator."""

    @abstractmethod
    def standings(self, state: S) -> Standings | None:
        """None while the game runs."""

    @abstractmethod
    def explain(self, state: S, seat: Seat, action: Action) -> Refusal:
        """Why an action that is not in `legal` cannot be taken."""

    @abstractmethod
    def redraw(self, state: S, seat: Seat | None, dice: Dice) -> None:
        """Draw anew, in `state`, everything that seat (None: a spectator) cannot know, consistent with all it has ever
        seen and each possibility as likely as it is for the seat. The result depends on nothing but what the seat knows
        and the dice."""

    # --- what follows from them; titles override where they know better --------------------------

    def imagine(self, state: S, seat: Seat | None, dice: Dice) -> Imagined[S]:
        """The position as that seat may know it, the rest drawn anew: what looking ahead works on."""
        copy = self.decode(self.encode(state))
        self.redraw(copy, seat, dice)
        dice.collect()
        return Imagined(self, seat, copy, dice)

    def remembers(self, state: S) -> bool:
        """Does the position keep what each seat has learned? Snapshots from before it was kept do not: such a game is
        made again from its lines."""
        return True

    def at(self, version: int) -> Game[Any, Any]:
        """These rules as they were in that version. Raises `Retired` where no game of it is kept any more."""
        if version == self.version:
            return self
        if version not in self.before:
            raise Retired(self.title, version, self.version)
        return self.before[version]

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """Raise a Refusal unless the action is legal. `legal` is the only authority; `explain` only words it. A title
        with kinds that are not all `listed` says here which of them are legal besides."""
        legal = self.legal(state, seat)
        if action in legal:
            return
        refusal = self.explain(state, seat, action)
        refusal.nearest = refusal.nearest or tuple(self.nearest(action, legal))
        raise refusal

    def nearest(self, action: Action, legal: Sequence[Action], most: int = 5) -> list[Action]:
        """The legal actions most like the one tried, best first."""
        return sorted(legal, key=lambda other: self.unlikeness(action, other))[:most]

    def spread(self, legal: Sequence[Action], most: int = 5) -> list[Action]:
        """A few legal actions of different kinds, to show what is possible at all."""
        kinds: dict[type[Action], Action] = {}
        for action in legal:
            kinds.setdefault(type(action), action)
        return list(kinds.values())[:most]

    def unlikeness(self, tried: Action, other: Action) -> float:
        """0 for equal actions; kinds weigh more than fields."""
        if type(tried) is not type(other):
            return 100.0
        fields = tried.__struct_fields__
        return float(sum(getattr(tried, field) != getattr(other, field) for field in fields))

    def forced(self, state: S) -> tuple[Seat, Action] | None:
        """The decision that decides itself: one seat waited for, one legal action, nothing revealed by taking it.

        A title with secrets must not let this depend on them: that a question answered itself would tell what the seat
        holds.
        """
        waiting = self.waiting(state)
        if len(waiting) != 1:
            return None
        legal = self.legal(state, waiting[0])
        if len(legal) != 1 or legal[0].reveals:
            return None
        return waiting[0], legal[0]

    def reseal(self, state: S, dice: Dice) -> None:
        """Draw anew what nobody may know (a deck's order), after a granted undo that goes back behind a reveal."""

    def read_line(self, imagined: Imagined[S], line: str) -> list[Action]:
        """The actions a typed line means now (`rules.core.lines`); titles with a notation of their own override it."""
        from rules.core.lines import read_line

        return read_line(imagined, line, self.verbs)

    def read_form(self, imagined: Imagined[S], filled: Filled) -> list[Action]:
        """The actions a filled form means now; titles whose forms take lists override it."""
        from rules.core.reader import read_filled

        return [read_filled(imagined, filled)]

    def complete_line(self, imagined: Imagined[S], typed: str) -> list[str]:
        """Lines that go on from a typed one by one word (`rules.core.completing`)."""
        from rules.core.completing import complete_line

        return complete_line(imagined, typed)

    def read_plan(self, imagined: Imagined[S], filled: Filled) -> str:
        """The line that a form with `plan` prepares. Raises Invalid where it can never be read."""
        raise Invalid("unknown-verb", "", {"word": filled.form, "verbs": ", ".join(form.name for form in self.forms)})

    def vocabulary(self) -> frozenset[str] | None:
        """Every word (lower case) that can stand in a typed line beside verbs, field names and numbers, so that a plan
        with a word that can never be read is refused at once; None: not told, only verbs are checked."""
        return None

    def facts(self, view: Any, seat: Seat) -> Facts:
        """What the conditions of a plan can ask (`rules.core.conditions`), by what that seat may know. The same words
        at any time, so that a condition that was read once can be read later."""
        return Facts()

    def strange(self, kind: type[Action] | None, words: Sequence[str]) -> str | None:
        """In a title that reads lines itself: the first words after a verb that no field of that kind could ever take,
        or, without a kind, the first of a line that begins otherwise; None where all can be read, or where the title
        cannot tell."""
        return None

    @property
    def forms(self) -> tuple[Form, ...]:
        """The title's commands; one per kind of action unless the title says otherwise."""
        return tuple(form_of(kind) for kind in self.actions)

    # --- reading and writing ---------------------------------------------------------------------

    def read_action(self, data: Any) -> Action:
        """An action from plain data (a dict, or JSON bytes), or Invalid."""
        try:
            if isinstance(data, (bytes, str)):
                action: Action = msgspec.json.decode(data, type=self._union)
            else:
                action = msgspec.convert(data, self._union)
        except msgspec.MsgspecError as error:
            raise Invalid(
                "unreadable", next(iter(self.clauses), ""), {"text": str(data)[:80], "why": str(error)}
            ) from None
        return action

    @property
    def _union(self) -> Any:
        union: Any = self.actions[0]
        for kind in self.actions[1:]:
            union = union | kind
        return union

    def read_options(self, data: Any) -> Opt:
        """Options from plain data; raises msgspec.ValidationError naming the field that is wrong. One that came with
        later rules must be as it is by default: the seal of a game of these rules does not cover it."""
        options, usual = msgspec.convert(data, self.options), self.options()
        for name, version in self.options.since.items():
            if version > self.version and getattr(options, name) != getattr(usual, name):
                raise msgspec.ValidationError(f"`{name}` came with version {version} of the rules")
        return options

    def encode(self, state: S) -> bytes:
        return msgspec.msgpack.encode(state)

    def decode(self, data: bytes) -> S:
        return msgspec.msgpack.decode(data, type=self.state)


def form_of(kind: type[Action]) -> Form:
    """A kind of action as a form: its fields are the options, the first one required unless it has a default."""
    fields = msgspec.structs.fields(kind)
    needed = bool(fields) and fields[0].default is msgspec.NODEFAULT
    return Form(kind.__name__.lower(), tuple(field.encode_name for field in fields), int(needed))


__all__ = [
    "Action",
    "Event",
    "Filled",
    "Form",
    "Game",
    "Illegal",
    "Invalid",
    "Options",
    "Placing",
    "Retired",
    "Seat",
    "Standings",
    "State",
    "View",
]
