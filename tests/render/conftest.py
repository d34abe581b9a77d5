"""Positions for the renderer's tests."""

import random
from collections.abc import Callable, Iterator

import pytest

from render import words
from rules.core import Event, FastDice
from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag.view import KarnagView

Keen = Callable[..., tuple[KarnagView, list[list[Event]]]]

RARE = ("gem", "capture", "brew", "creature", "shift", "keep", "card", "menhir")


@pytest.fixture
def long_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every sentence of the catalogues half as long again."""
    real = text

    def longer(package: str, key: str, language: str, facts: dict[str, str | int]) -> str:
        said = real(package, key, "en", facts)
        return "".join(c * 2 if c.isalpha() and i % 2 else c for i, c in enumerate(said))

    monkeypatch.setattr(words, "text", longer)
    words._say.cache_clear()
    yield
    words._say.cache_clear()


@pytest.fixture(scope="session")
def keen() -> Keen:
    """Plays like somebody who takes what random play hardly finds: gems, captures, cards."""

    def play(
        seats: int, seed: int, steps: int, seat: int | None = None, **options: object
    ) -> tuple[KarnagView, list[list[Event]]]:
        dice, choose = FastDice(seed), random.Random(seed)
        state, first = KARNAG.setup(seats, KARNAG.read_options(options), dice)
        events = [list(first)]
        while len(events) <= steps and (waiting := KARNAG.waiting(state)):
            legal = KARNAG.legal(state, waiting[0])
            rare = [action for action in legal if type(action).__name__.lower() in RARE]
            action = choose.choice(rare or legal)
            events.append(list(KARNAG.apply(state, waiting[0], action, dice)))
        return KARNAG.view(state, seat), events

    return play
