"""What a seat may do, asked one question after the other; from `legal()` and the title's questions alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from bot.tables.path import Path, means
from rules.core import Action
from rules.core.chat import NOTHING, Chat


class Step(msgspec.Struct):
    """How far the choices have come."""

    actions: list[Action]
    """Those that fit; none if the choices fit nothing."""
    question: str | None = None
    """What is to be asked next; None: it is decided, the first action is meant."""


class Choosing:
    def __init__(self, chat: Chat, legal: Sequence[Action]) -> None:
        self.chat = chat
        self.kinds: dict[str, list[Action]] = {}
        """Kinds of action by word; those that only end something last."""
        for action in sorted(legal, key=lambda action: type(action).ends):
            self.kinds.setdefault(type(action).__name__.lower(), []).append(action)

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
