"""Texts tied to the engine, for every title: each card or tile has a scene written from its English text alone.

A title says how its game words an effect and writes one scene per thing, under the text itself:

    creature = Scenes(lambda word: text(PACKAGE, "word-creature-effect", "en", facts(word)))

    @creature("korrigan", "2M at dusk")
    def _() -> None:
        ...  # sets it off and counts with the numbers of the text

    test_creatures = creature.test(CREATURES)

The test fails when a thing has no scene, when the game words it otherwise than the scene was written for, and when the
scene does not go as the text says. So neither a text nor an effect can change alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pytest

Scene = Callable[[], None]


class Scenes:
    def __init__(self, told: Callable[[str], str]) -> None:
        self.told = told
        """What the game says of a thing."""
        self.written: dict[str, tuple[str, Scene]] = {}

    def __call__(self, thing: str, says: str) -> Callable[[Scene], Scene]:
        """This scene was written from that text of the thing."""
        assert thing not in self.written, thing

        def keep(scene: Scene) -> Scene:
            self.written[thing] = says, scene
            return scene

        return keep

    def test(self, things: Iterable[str]) -> Callable[[str], None]:
        """The test over all of them."""
        everything = list(things)

        @pytest.mark.parametrize("thing", dict.fromkeys([*everything, *self.written]))
        def does_what_its_text_says(thing: str) -> None:
            assert thing in everything, "a scene of nothing"
            assert thing in self.written, "it has no scene"
            says, scene = self.written[thing]
            assert self.told(thing) == says, f"the game says: {self.told(thing)}"
            scene()

        return does_what_its_text_says


def literal_numbers(catalogue: Path, key: str) -> dict[str, list[str]]:
    """The numbers that stand in the variants of a message of a catalogue, instead of coming from facts."""
    message = re.search(rf"^{re.escape(key)} = .*?^\}}", catalogue.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert message is not None, key
    variants = re.findall(r"^\s*\*?\[([\w-]+)\] (.*)$", message.group(), re.MULTILINE)
    return {name: found for name, line in variants if (found := re.findall(r"\b\d+\b", re.sub(r"\{.*?\}", "", line)))}


def changes_with(told: Callable[[dict[str, str | int]], str], facts: Mapping[str, str | int]) -> set[str]:
    """The numeric facts that a sentence says: another number is another sentence."""
    numbers = {name: value for name, value in facts.items() if isinstance(value, int)}
    return {name for name, value in numbers.items() if told({**facts, name: value + 70}) != told(dict(facts))}
