"""What a viewer can type: lines of one to three steps out of what completion offers, words that are wrong, forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rules.core.game import Game

if TYPE_CHECKING:
    from tests.hunter.scene import Command, Opened, Scene

STEPS = 3
WORDS = 6
"""Words of one step, at most."""


def completions(scene: Scene, ways: int) -> Iterator[tuple[str, Opened]]:
    """(line typed so far, what is offered) for lines of one to three steps, each step out of what was offered."""
    command = scene.commands()["do"]
    for way in range(ways):
        rng = scene.chance("typing", way)
        typed = ""
        for step in range(STEPS):
            for _ in range(WORDS):
                opened = scene.complete(command, "line", typed)
                yield typed, opened
                further = [value for _, value in opened[1].answer[0] if value != typed.strip()]
                whole = any(value == typed.strip() for _, value in opened[1].answer[0])
                if not further or (whole and rng.random() < 0.5):
                    break
                typed = rng.choice(further) + " "
            if step + 1 < STEPS:
                typed = typed.rstrip() + "; "


def lines(scene: Scene) -> list[str]:
    """Lines that were made so, whole and damaged, and one that never was."""
    made = [typed for typed, _ in scene.typed if typed.strip(" ;")]
    rng = scene.chance("lines")
    chosen = rng.sample(made, min(3, len(made)))
    return [*(line.strip() for line in chosen), *(damaged(line, rng) for line in chosen), "dance 1 2 3", "dance; dance"]


def damaged(line: str, rng: Any) -> str:
    """The line with a letter wrong."""
    places = [n for n, sign in enumerate(line) if sign.isalnum()]
    at = rng.choice(places)
    return line[:at] + "x" + line[at + 1 :].rstrip()


def forms(scene: Scene, command: Command, game: Game[Any, Any], form: str) -> Iterator[Opened]:
    """A form of a title, filled in option by option with what is offered; whole and damaged."""
    if game is not scene.game:
        needed = {name: "1" for name, one in command._params.items() if one.required}
        yield scene.command(command, **needed)
        return
    rng = scene.chance("form", form)
    filled: dict[str, Any] = {}
    shown: dict[str, Any] = {}
    for name, parameter in command._params.items():
        opened = scene.complete(command, name, "", **shown)
        yield opened
        yield scene.complete(command, name, "a", **shown)
        words = [value for _, value in opened[1].answer[0]]
        if words and (parameter.required or rng.random() < 0.8):
            filled[name] = shown[parameter.display_name] = rng.choice(words)
        elif parameter.required:
            filled[name] = "1"
    yield scene.command(command, **filled)
    if filled:
        last = list(filled)[-1]
        yield scene.command(command, **{**filled, last: damaged(f"{filled[last]}1", rng)})
