"""A panel's choices: the path that an id carries, and which question comes next among what is legal."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any

import msgspec

from bot.tables.refused import Refused
from bot.ui.ids import whole
from rules.core import Action
from rules.core.chat import NOTHING, Chat

JOIN = "~"
EXACT, STOP, THEN, GROUP, TICKED, WAY, FILTER, DIGEST = "@x", "@0", "@1", "@g", "@t", "@w", "%", "#"
ROOM = 70
"""Characters of a path: an id has 100, table, question and the number of a post take the rest."""


class PathTooLong(Refused, ValueError):
    """No page of ours leads there, which a test that walks all panels holds: the id is forged."""

    def __init__(self, why: str) -> None:
        super().__init__("unknown-button")
        self.why = why


class Path(msgspec.Struct, frozen=True):
    """A kind of action, answers to its questions, and how the list is looked at."""

    kind: str = ""
    answers: tuple[str, ...] = ()
    exact: bool = False
    """Everything is asked, also what is usually implied."""
    stop: bool = False
    """What usually follows is left."""
    then: bool = False
    """What can be done in the same tap is done (`Chat.in_one_tap`)."""
    filter: str = ""
    group: int | None = None
    ticked: str | None = None
    """On the page where several items are ticked: which of them."""
    way: str = ""
    """What is to happen with the ticked items."""

    @classmethod
    def read(cls, parts: Iterable[str]) -> Path:
        """From the parts of an id; what was chosen in a menu comes last, and may be several answers."""
        found: dict[str, Any] = {"kind": "", "answers": ()}
        for part in (word for given in parts for word in given.split(JOIN)):
            if part == EXACT:
                found["exact"] = True
            elif part == STOP:
                found["stop"] = True
            elif part == THEN:
                found["then"] = True
            elif part.startswith(GROUP):
                found |= {"group": whole(part[2:])}
            elif part.startswith(TICKED):
                found["ticked"] = part[2:]
            elif part.startswith(WAY):
                found["way"] = part[2:]
            elif part.startswith(FILTER):
                found["filter"] = part[1:]
            elif not found["kind"]:
                found["kind"] = part
            else:  # one question further: the list that comes is looked at as a whole
                found |= {"answers": (*found["answers"], part), "filter": "", "group": None}
        return cls(**found)

    @property
    def parts(self) -> list[str]:
        looks = [
            *([f"{FILTER}{self.filter}"] if self.filter else []),
            *([f"{GROUP}{self.group}"] if self.group is not None else []),
            *([f"{TICKED}{self.ticked}"] if self.ticked is not None else []),
            *([f"{WAY}{self.way}"] if self.way else []),
        ]
        modes = [*([EXACT] if self.exact else []), *([STOP] if self.stop else []), *([THEN] if self.then else [])]
        return [*modes, *([self.kind] if self.kind else []), *self.answers, *looks]

    @property
    def code(self) -> str:
        """The path within `ROOM` characters: long answers are told by a digest, longest first."""
        answers = [coded(answer) for answer in self.answers]
        while len(code := JOIN.join(self.but(answers=tuple(answers)).parts)) > ROOM:
            longest = max(answers, key=len, default="")
            if longest.startswith(DIGEST) or not longest:
                raise PathTooLong(f"a path of {len(code)} characters: {code}")
            answers[answers.index(longest)] = digest(longest)
        return code

    def but(self, **changes: object) -> Path:
        return msgspec.structs.replace(self, **changes)

    def answered(self, *answers: str) -> Path:
        """One question further; the list that comes is looked at as a whole."""
        return self.but(answers=(*self.answers, *answers), filter="", group=None)

    @property
    def back(self) -> Path:
        """One choice less."""
        if self.way:
            return self.but(way="")
        if self.ticked is not None:
            return self.but(ticked=None)
        if self.group is not None or self.filter:
            return self.but(group=None, filter="")
        if self.answers:
            return self.but(answers=self.answers[:-1])
        return Path()


ROOT = Path()


def digest(word: str) -> str:
    return word if word.startswith(DIGEST) else f"{DIGEST}{zlib.crc32(word.encode()):08x}"


def coded(word: str) -> str:
    """An answer as a part of an id: itself, or a digest where its signs would be misread."""
    unsafe = JOIN in word or ":" in word or word[:1] in ("", "@", FILTER) or len(word) > ROOM
    return digest(word) if unsafe else word


def means(given: str, word: str) -> bool:
    """Does a part of an id stand for this answer?"""
    return given == word or (given.startswith(DIGEST) and given == digest(word))


def ticks(items: Sequence[str], chosen: Iterable[str]) -> str:
    """Which items of a list are ticked, in a few characters that also tell whether the list is still the same."""
    picked = list(chosen)
    mask = sum(1 << n for n, item in enumerate(items) if any(means(value, item) for value in picked))
    return f"{mask:x}.{_sum(items):x}"


def ticked(items: Sequence[str], code: str) -> list[str] | None:
    """The items behind `ticks`; None if the list has changed since."""
    mask, _, check = code.partition(".")
    if not check or check != f"{_sum(items):x}":
        return None
    return [item for n, item in enumerate(items) if int(mask, 16) >> n & 1]


def _sum(items: Sequence[str]) -> int:
    return zlib.crc32("\n".join(items).encode()) & 0xFFFF


class Step(msgspec.Struct):
    """How far the choices have come."""

    actions: list[Action]
    """Those that fit; none if the choices fit nothing."""
    question: str | None = None
    """What is to be asked next; None: it is decided, the first action is meant."""


class Choosing:
    def __init__(self, chat: Chat[Any], legal: Sequence[Action]) -> None:
        self.chat = chat
        self.kinds: dict[str, list[Action]] = {}
        """Kinds of action by word; those that only end something last."""
        for action in sorted(legal, key=attrgetter("ends")):
            self.kinds.setdefault(type(action).__name__.lower(), []).append(action)
        self.doing = [kind for kind, actions in self.kinds.items() if not actions[0].ends]
        """Those that do something."""

    def questions(self, kind: type[Action], exact: bool) -> list[str]:
        return [question for question in self.chat.questions(kind) if exact or question not in kind.implied]

    def word(self, action: Action, question: str, exact: bool = False) -> str:
        """An answer as a word; a shortened one without its number."""
        word = self.chat.answer(action, question)
        return word if exact or question not in type(action).shortened else word.rstrip("0123456789")

    def step(self, path: Path) -> Step:
        """The actions that fit, and what to ask next. A question with one possible answer is not asked."""
        actions = self.kinds.get(path.kind, [])
        given = list(path.answers)
        for question in self.questions(type(actions[0]), path.exact) if actions else ():
            words = {self.word(action, question, path.exact) for action in actions}
            if len(words) == 1:
                continue
            if not given:
                return Step(actions, question)
            answer = given.pop(0)
            actions = [action for action in actions if means(answer, self.word(action, question, path.exact))]
            if not actions:
                break
        return Step(actions)

    def told(self, path: Path, label: Callable[[Action, str], str]) -> Iterator[tuple[str, str, str]]:
        """(question, answer, label) of the questions so far, in order; no answer where only one was possible."""
        actions = self.kinds.get(path.kind, [])
        given = list(path.answers)
        for question in self.questions(type(actions[0]), path.exact) if actions else ():
            words = {self.word(action, question, path.exact) for action in actions}
            answer = given.pop(0) if len(words) > 1 and given else ""
            if len(words) > 1 and not answer:
                return
            if answer:
                actions = [action for action in actions if means(answer, self.word(action, question, path.exact))]
            if not actions:
                return
            if words != {NOTHING}:
                yield question, answer, label(actions[0], question)

    def decided(self, path: Path) -> Action | None:
        """The action these choices amount to, if they do."""
        step = self.step(path)
        return step.actions[0] if step.actions and step.question is None else None

    def fitting(self, path: Path) -> Path:
        """As much of the choices as fits what is legal now."""
        while path.answers and not self.step(path).actions:
            path = path.but(answers=path.answers[:-1])
        return path if not path.kind or self.step(path).actions else Path()

    def path_to(self, action: Action) -> Path | None:
        """The choices that lead to exactly this action; None if the title's questions do not tell it from others."""
        for exact in (False, True):
            path = Path(type(action).__name__.lower(), exact=exact)
            while (step := self.step(path)).question is not None:
                path = path.answered(self.word(action, step.question, exact))
            if step.actions and step.actions[0] == action:
                return path
        return None

    def hides(self, actions: Sequence[Action]) -> bool:
        """Would asking exactly tell apart some of these actions that are one choice otherwise?"""
        kind = type(actions[0])
        return self._different(actions, kind, exact=True) > self._different(actions, kind, exact=False)

    def _different(self, actions: Iterable[Action], kind: type[Action], exact: bool) -> int:
        asked = self.questions(kind, exact)
        return len({tuple(self.word(action, question, exact) for question in asked) for action in actions})
