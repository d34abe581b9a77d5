"""One position in which everything that a viewer may not know is changed: the viewer must not notice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rules.core import FastDice
from rules.core.players import random_choice
from tests.hunter.comparing import Counts, Doors, compare
from tests.hunter.ground import chooser
from tests.hunter.house import House, Viewer, viewers
from tests.hunter.scene import Scene
from tests.titles import properties


@contextmanager
def instead(house: House, state: Any) -> Iterator[None]:
    """Another position in the game in memory."""
    match = house.match
    true, legal = match.state, match._legal
    match.state, match._legal = state, {}
    try:
        yield
    finally:
        match.state, match._legal = true, legal


def scrambled(house: House, viewer: Viewer, rng: random.Random) -> Iterator[tuple[str, Any]]:
    """Positions that differ from the true one only in what the viewer may not know."""
    match = house.match
    other = match.game.decode(match.game.encode(match.state))
    properties(house.title).scramble(other, viewer.seat, rng)
    yield "scrambled", other
    yield "imagined", match.game.imagine(match.state, viewer.seat, FastDice(rng.randrange(1 << 30))).state


def hunt_scrambled(
    title: str, seats: int, seed: int, steps: int, every: int, counts: Counts, doors: Doors, **options: Any
) -> None:
    """Random play; every so many steps a viewer looks, then looks at the same with the unknown changed."""
    rng = chooser("scrambled", title, seats, seed)
    house = House(title, seats, pace=rng.choice(["", "relaxed"]), **options)
    looking = viewers(seats)
    for step in range(steps):
        if not house.match.waiting:
            break
        if step % every == every - 1:
            viewer = rng.choice(looking)
            seen = f"{seed}/{step}"
            shown = list(doors(Scene(house, viewer, seen)))
            for how, other in scrambled(house, viewer, rng):
                counts["pairs"] += other != house.match.state
                counts["positions"] += 1
                with instead(house, other):
                    looked = list(doors(Scene(house, viewer, seen)))
                compare(shown, looked, counts, f"{title} {how}, game {seed}, step {step}, {viewer}")
        random_step(house, rng)
        if rng.random() < 0.3:
            house.later(rng.choice([1.0, 10.0, 7200.0]))
    house.close()


def random_step(house: House, rng: random.Random) -> None:
    seat = rng.choice(house.match.waiting)
    house.play(seat, random_choice(house.match.legal(seat), rng))
    house.settle()
