"""What the chat needs from a title beside its rules: stories, questions, prices, standings, places.

A title never builds sentences. It returns `Said`: a key of its catalogue `text/<language>.ftl`, with facts. Facts that
are seats go into `seats`; the chat turns them into a mark and a name. Everything here is made from events and views,
never from a position, so that it cannot tell a secret.

Most of it needs no code: an event is told by the text `story-<event>` (and opens a chapter with `chapter-<event>`), an
action by `deed-<action>`, its kind by `kind-<action>`, a question by `question-<word>` of its decision; the fields are
the facts (`rules.core.telling`). Code stands only where a sentence needs more than fields.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

import msgspec

from rules.core.game import Action, Event, Filled, Placing, Seat, Standings, View
from rules.core.telling import Fact as Fact
from rules.core.telling import Said as Said
from rules.core.telling import fitting, key_of, told, told_if_said
from rules.core.text import says, text
from rules.core.words import NOTHING as NOTHING

if TYPE_CHECKING:
    from rules.core.decision import Decision


V = TypeVar("V", bound=View)


class Column(msgspec.Struct, frozen=True):
    """One line of the standings strip: a heading and a value per seat."""

    heading: Said
    values: dict[Seat, int | str]


class Choice(msgspec.Struct, frozen=True):
    """One value of a field in a panel: the word to be typed, a label with price and effect, a note."""

    word: str
    label: Said
    note: Said | None = None


class Filter(msgspec.Struct, frozen=True):
    """A way to see fewer choices: "near mine only"."""

    word: str
    label: Said


class Several(msgspec.Struct, frozen=True):
    """Many alike actions in one go: tick some items, then choose one way for all of them."""

    label: Said
    """The button: "Several at once"."""
    items: list[Choice]
    """At most 25."""
    ways: list[Choice]


class Together(msgspec.Struct, frozen=True):
    """What ticked items and a way amount to: actions to be taken in this order, and a word on those that cannot."""

    actions: list[Action]
    preview: Said


class InOneTap(msgspec.Struct, frozen=True):
    """An action and the one that is usually meant to come right after it, on one button beside the one that does the
    first alone."""

    first: Action
    then: Action
    label: Said


class Chat(ABC, Generic[V]):
    """Beside each `Game`; found as `game.chat`. V is the title's view."""

    package: str
    """Where the catalogues are, such as "rules.karnag"."""
    decisions: Mapping[str, Decision[Any, Any]] = {}
    """The title's decisions by their words; each knows how it is asked."""
    stories: Mapping[type[Event], Callable[..., Said | None]] = {}
    """How events are told whose line needs more than their fields."""

    def spelled(self, facts: Mapping[str, Fact], language: str) -> Mapping[str, Fact]:
        """Facts of a sentence as people read them, where the game's own words are plainer than its names."""
        return facts

    # --- the story -----------------------------------------------------------------------------------------------

    def story(self, event: Event) -> Said | None:
        """One line of the story; None for events that are told together with others or need no line.

        Events with an audience (`only`) are told to that seat alone.
        """
        tell = self.stories.get(type(event))
        return told_if_said(self.package, f"story-{key_of(type(event))}", event) if tell is None else tell(event)

    def chapter(self, event: Event) -> Said | None:
        """The heading, if a chapter of the story begins with this event. A picture closes the chapter before."""
        return told_if_said(self.package, f"chapter-{key_of(type(event))}", event)

    def shares_message(self, event: Event) -> bool:
        """Whether the chapter that begins with this event goes on in the message of the one before where that is short:
        turns of few words."""
        return False

    def weight(self, event: Event) -> int:
        """How much an event matters in a recap: 0 not at all, 10 a turning point."""
        return 0

    # --- questions -----------------------------------------------------------------------------------------------

    def question(self, view: V, seat: Seat) -> Said:
        """What that seat is asked, in a few words: "cube 3 of 5". Public: the same for every viewer."""
        word: str = cast(Any, view).asked.word
        return fitting(self.package, self.decisions[word].question(view, seat))

    @abstractmethod
    def having(self, view: V, seat: Seat) -> Said:
        """The stock that matters now, as its owner may see it: "11 mana, 3 gems, 2 cards"."""

    @abstractmethod
    def hand(self, view: V, seat: Seat) -> list[Said]:
        """Everything only that seat may see, line by line; the view is that seat's."""

    def kind(self, view: V, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
        """A button for one kind of action, with what it is about: "Capture: 2 in line, from 3 mana". By default with
        `count`, how many there are."""
        return fitting(self.package, Said(f"kind-{key_of(kind)}", {"count": len(actions)}))

    def choice(self, view: V, seat: Seat, action: Action, field: str) -> Choice:
        """One value of a field (or of a question of `questions`) of a legal action, with its price and effect as far as
        the seat may know. By default the text `choice-<field>`."""
        return Choice(self.answer(action, field), told(self.package, f"choice-{field.rstrip('_')}", action))

    def deed(self, view: V, seat: Seat, action: Action) -> Said:
        """A whole action in a few words, as on a Confirm button or in a log of steps: "N10 → P2 (3)"."""
        return told(self.package, f"deed-{key_of(type(action))}", action)

    # --- the shape of the panel; every title may do without --------------------------------------------------------

    def questions(self, kind: type[Action]) -> tuple[str, ...]:
        """What is asked about an action of this kind, one after the other; usually its fields."""
        return kind.__struct_fields__

    def answer(self, action: Action, question: str) -> str:
        """The action's answer to one of the `questions`, as a word; `choice` labels it. No `~`, `:`, `@` or `%` in it
        where it can be helped: words travel in ids of 100 characters."""
        return str(getattr(action, question)) or NOTHING

    def group(self, view: V, seat: Seat, action: Action, question: str) -> Said | None:
        """The group a value belongs to, where there are too many for one list: a region, an owner."""
        return None

    def brief(self, view: V, seat: Seat, action: Action, question: str) -> Said | None:
        """An answer in a few letters, for a button beside a picture that shows the place; None where its whole label
        and its note have to be read."""
        return None

    at_once: ClassVar[bool] = False
    """Has whole actions in a few letters, or usual answers."""

    def whole(self, view: V, seat: Seat, action: Action, pictured: bool) -> Said | None:
        """A whole action in a few letters, so that where few are left one tap decides, without a question after the
        other; None where its answers have to be read one by one. `pictured`: the places can be seen in a picture."""
        return None

    def usual(self, view: V, seat: Seat, kind: type[Action], question: str) -> str:
        """The answer to the first question that is taken where it is possible, so that nobody has to give it; the
        others stand beside the next question."""
        return ""

    def at_first_sight(self, view: V, seat: Seat, kind: type[Action]) -> list[Action]:
        """A few actions of that kind worth a button each beside the first question."""
        return []

    def by_sense(self, view: V, seat: Seat, actions: Sequence[Action]) -> list[Action]:
        """The same actions, those first that a careful player would look at first: where a page has not room for a
        button each, these have one, and all the others stand in menus. None: what is many is asked question by
        question."""
        return []

    def in_one_tap(self, view: V, seat: Seat, kind: type[Action]) -> list[InOneTap]:
        """Actions of that kind that can be had with what comes next. The panel offers those whose second is legal
        then."""
        return []

    def filters(self, view: V, seat: Seat, kind: type[Action]) -> list[Filter]:
        """Ways to see fewer choices of a long list; `passes` applies one."""
        return []

    def passes(self, view: V, seat: Seat, action: Action, filter: str) -> bool:
        return True

    def several(self, view: V, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
        """Offered beside the choices of that kind, if the title has it."""
        return None

    def together(self, view: V, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
        """The actions that ticked items of `several` and a way amount to."""
        raise NotImplementedError

    def advice(self, view: V, seat: Seat, kind: type[Action]) -> Said | None:
        """A button that lets the computer choose among the actions of that kind: "Lay it for me"."""
        return None

    def advised(self, view: V, seat: Seat, actions: Sequence[Action]) -> Action:
        """The choice behind `advice`."""
        return actions[0]

    def foreseen(self, view: V, seat: Seat, action: Action) -> list[Event]:
        """What an advised action would do on the table, for a picture before it is done; nothing where it needs luck,
        or where a picture would not help."""
        return []

    def follow(self, view: V, seat: Seat, action: Action) -> Action | None:
        """What is usually done right after this action if it is legal then: drawing the next piece after laying one.
        The panel offers to leave it."""
        return None

    def completions(
        self, view: V, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
    ) -> list[Choice]:
        """What may stand in an option of a form, given the words in its other options. A title whose option takes a
        list gives whole new values of it: what is typed already, and the next item."""
        found: dict[str, Choice] = {}
        for action in legal:
            if type(action).__name__.lower() != filled.form:
                continue
            words = _words(action)
            if any(words[name].casefold() != word.casefold() for name, word in filled.values.items()):
                continue
            word = words[option]
            if word not in found and word.casefold().startswith(typed.strip().casefold()):
                field = next(field for field, typed_as in _names(action) if typed_as == option)
                found[word] = msgspec.structs.replace(self.choice(view, seat, action, field), word=word)
        return list(found.values())

    def cannot(self, view: V, seat: Seat) -> list[Said]:
        """Kinds that are impossible now and why, each in a few words: "capture (no creature in line, K-121)"."""
        return []

    def explained(self, view: V, seat: Seat) -> tuple[Said, str] | None:
        """What the present question is about, in at most three sentences, and the clause; for a first game."""
        return None

    def primer(self) -> list[Said]:
        """The game in eight lines for somebody who never played it: aim, a round, a turn, surprises, length."""
        return []

    def tagline(self) -> Said | None:
        """What the game is like and how long it takes, in a few words: the text `tagline`, where a title has it."""
        return Said("tagline") if says(self.package, "tagline") else None

    # --- looking -------------------------------------------------------------------------------------------------

    @abstractmethod
    def moment(self, view: V) -> Said:
        """Where the game stands: "round 2 of 5, main actions"."""

    def round(self, view: V) -> int:
        """The number of the round, with which plans end and by which recaps are made; 0 in a title without rounds."""
        return int(getattr(view, "round", 0))

    def last_round(self, view: V) -> bool:
        """Whether the last round is being played, where a title knows."""
        return 0 < int(getattr(view, "rounds", 0)) <= self.round(view)

    @abstractmethod
    def columns(self, view: V) -> list[Column]:
        """At most three lines of standings; the score first."""

    def regions(self, view: V) -> list[str]:
        """Words of regions a picture can be asked for."""
        return []

    def stranger(self, seat: Seat) -> Said | None:
        """The name of somebody who plays without a seat, such as a solo game's opponent; their number lies beyond the
        seats."""
        return None

    def strangers(self, standings: Standings) -> list[Placing]:
        """The places of those who play without a seat, beside the standings."""
        return []


def _words(action: Action) -> dict[str, str]:
    """The fields of an action as they are typed; a shortened one without its number."""
    words: dict[str, str] = {}
    for field, typed_as in _names(action):
        word = str(getattr(action, field)) or NOTHING
        words[typed_as] = word.rstrip("0123456789") if field in action.shortened else word
    return words


def _names(action: Action) -> list[tuple[str, str]]:
    """(field, as it is typed): `from_` is typed `from`."""
    return list(zip(action.__struct_fields__, action.__struct_encode_fields__, strict=True))


def plain(game_chat: Chat[Any], said: Said, language: str, name: Any) -> str:
    """A sentence with seats named by `name(seat)`."""
    facts = {**game_chat.spelled(said.facts, language), **{key: name(seat) for key, seat in said.seats.items()}}
    return text(game_chat.package, said.key, language, facts).strip()
