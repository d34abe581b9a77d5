"""Two tables side by side under the same secret, salt and clock, in which another seat's hidden choice or draw differs.

They count as equal for a viewer exactly as long as the viewer was told the same events and made the same steps;
whatever the code believes to be hidden is not asked. As long as they are equal, all doors must be.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from bot.tables.refused import Refused
from rules.core import Action, Game, Refusal
from rules.core.players import random_choice
from tests.hunter.comparing import Counts, Difference, Doors, compare
from tests.hunter.ground import chooser
from tests.hunter.house import BESIDE, FIRST, House, HouseDice, Viewer, viewers
from tests.hunter.scene import Opened, Scene, controls, pages
from tests.hunter.typed import lines

TRIES = 12
"""Actions of another seat that are tried for one that looks the same."""
PLANS = 0.02
"""How often a plan is what differs."""
DEALS = 12
"""Numbers of the set-up that are tried for one that the viewer does not see."""
UNSAID = {
    "karnag": {"Done"},
    "oak": {"Limit"},
    "kemet": {"Move", "Done", "Order", "Aftermath", "Night", "Answer"},
}
"""Kinds that everybody sees being taken, though they tell no event of their own: halves of public decisions. Such a
step counts as told. Every other step without a word is hidden."""
OPEN = {"karnag": ("top_marked",)}
"""What lies open and changes without a word: the back of a deck's top card."""


class Told(NamedTuple):
    """What a step would tell the viewer, and what it would lead to."""

    events: list[Any]
    state: bytes
    drawn: int
    """Numbers of the dice it takes."""


def told_by(
    house: House, viewer: Viewer, seat: int, action: Action, swerve: tuple[int, int, int] | None = None
) -> Told:
    """The step tried on a copy."""
    match = house.match
    dice = match.dice
    assert isinstance(dice, HouseDice)
    other = House.__new__(House)
    other.swerve = swerve or house.swerve
    copy = HouseDice(other, dice.secret, dice.salt, dice.position)
    state = match.game.decode(match.saved())
    events = list(match.game.apply(state, seat, action, copy))
    while (forced := match.game.forced(state)) is not None:
        events += match.game.apply(state, *forced, copy)
    heard = _heard(house, viewer, seat, action, events) + _lying_open(match.game, state)
    return Told(heard, match.game.encode(state), copy.position - dice.position)


def _heard(house: House, viewer: Viewer, seat: int, action: Action, events: Sequence[Any]) -> list[Any]:
    """What a step tells the viewer."""
    unsaid = type(action).__name__ in UNSAID.get(house.title, ())
    return [*([(seat, action)] if unsaid else []), *viewer.hears(events)]


def _lying_open(game: Game[Any, Any], state: Any) -> list[Any]:
    names = OPEN.get(game.name, ())
    view = game.view(state, None) if names else None
    return [getattr(view, name) for name in names]


def sample(actions: Sequence[Action], rng: random.Random, most: int = TRIES) -> list[Action]:
    """Some of them, of every kind as many as can be."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in rng.sample(list(actions), len(actions)):
        kinds.setdefault(type(action), []).append(action)
    in_turn = [action for row in zip_longest(*kinds.values()) for action in row if action is not None]
    return in_turn[:most]


# --- how two tables part -------------------------------------------------------------------------


class Parting(NamedTuple):
    """What is done at the first table, and at the second."""

    name: str
    first: Callable[[House], object]
    second: Callable[[House], object]


def _nothing(_: House) -> None:
    return


def _plays(seat: int, action: Action, id: int | None = None) -> Callable[[House], None]:
    def play(house: House) -> None:
        house.play(seat, action, id)

    return play


def _takes_back(seat: int, action: Action, again: bool) -> Callable[[House], None]:
    def play(house: House) -> None:
        person = FIRST + seat
        house.play(seat, action, BESIDE)
        house.tables.undo(str(BESIDE + 1), house.table, person)
        if again:
            house.tables.redo(str(BESIDE + 2), house.table, person)

    return play


def _tries(seat: int) -> Callable[[House], None]:
    """A line that is refused, and looking at what stands against undo."""

    def attempt(house: House) -> None:
        viewer = Viewer(FIRST + seat, seat)
        ids, seen = house.ids, list(house.bot.signs.seen.items())
        house.do(viewer, f"m:typed:{house.table}:0", {"line": "dance"})
        match = house.match
        if not match.free_steps(seat):
            house.do(viewer, f"m:undo:{house.table}")
        house.ids, house.bot.signs.seen = ids, dict(seen)

    return attempt


def _swerves(seat: int, action: Action, swerve: tuple[int, int, int], id: int | None) -> Callable[[House], None]:
    def play(house: House) -> None:
        house.swerve = swerve
        house.play(seat, action, id)

    return play


def partings(house: House, viewer: Viewer, rng: random.Random) -> Iterator[Parting]:
    """Ways in which a step of somebody else could differ without a word to the viewer."""
    others = [seat for seat in house.match.waiting if seat != viewer.seat]
    rng.shuffle(others)
    for seat in others:
        known = [(action, told_by(house, viewer, seat, action)) for action in sample(house.match.legal(seat), rng)]
        id = house.ids + 1
        for number, (action, told) in enumerate(known):
            if told.events == _lying_open(house.match.game, house.match.state):
                yield Parting(f"seat {seat} takes {action} or waits", _plays(seat, action, BESIDE), _nothing)
                yield Parting(f"seat {seat} takes back {action}", _takes_back(seat, action, False), _nothing)
                takes = _plays(seat, action, BESIDE)
                yield Parting(f"seat {seat} redoes {action}", _takes_back(seat, action, True), takes)
            for other, heard in known[:number]:
                if heard.events == told.events and heard.state != told.state:
                    name = f"seat {seat} takes {action} or {other}"
                    yield Parting(name, _plays(seat, action, id), _plays(seat, other, id))
            if told.drawn:
                begin = house.match.dice.position
                swerve = begin, begin + told.drawn, rng.randrange(1, 1000)
                drawn = told_by(house, viewer, seat, action, swerve)
                if drawn.events == told.events and drawn.state != told.state:
                    name = f"seat {seat} draws differently by {action}"
                    yield Parting(name, _plays(seat, action, id), _swerves(seat, action, swerve, id))
    if house.seats > 1 and rng.random() < PLANS:
        yield planning(house, viewer, rng)
    if house.seats > 1 and rng.random() < PLANS:
        seat = rng.choice([seat for seat in range(house.seats) if seat != viewer.seat])
        yield Parting(f"seat {seat} tries something or does not", _tries(seat), _nothing)


def planning(house: House, viewer: Viewer, rng: random.Random) -> Parting:
    """Somebody else plans ahead, or does not."""
    seat = rng.choice([seat for seat in range(house.seats) if seat != viewer.seat])
    line = rng.choice(lines(Scene(house, Viewer(FIRST + seat, seat)))[:1] or ["pass"])

    def plan(other: House) -> None:
        try:
            other.tables.plan(str(BESIDE), other.table, FIRST + seat, line)
        except (Refusal, Refused):
            return

    return Parting(f"seat {seat} plans {line!r} or does not", plan, _nothing)


# --- side by side --------------------------------------------------------------------------------


class Twins:
    """Two tables that have parted, as one viewer sees them."""

    def __init__(self, first: House, second: House, viewer: Viewer, name: str) -> None:
        self.houses = first, second
        self.viewer, self.name = viewer, name
        self.before: list[tuple[str, list[str]]] = []
        """Controls that the viewer was shown before the tables parted."""

    @classmethod
    def parted(cls, house: House, viewer: Viewer, parting: Parting) -> Twins:
        """The table, and the same once more where something else is done."""
        twins = cls(house, house.twin(), viewer, parting.name)
        twins.before = _panel_ids(Scene(house, viewer))
        for one, part in zip(twins.houses, (parting.first, parting.second), strict=True):
            part(one)
            one.ids += 1
            one.settle()
        return twins

    def compare(self, doors: Doors, seed: str, counts: Counts) -> None:
        shown = [[*doors(Scene(house, self.viewer, seed)), *self._old(house, seed)] for house in self.houses]
        compare(shown[0], shown[1], counts, f"{self.houses[0].title}, {seed}, {self.viewer}: {self.name}")

    def _old(self, house: House, seed: str) -> Iterator[Opened]:
        scene = Scene(house, self.viewer, seed)
        for id, values in scene.chance("old").sample(self.before, min(3, len(self.before))):
            yield scene.press_id(id, values)

    def go_on(self, rng: random.Random) -> bool:
        """One more step at both tables, the same in the viewer's eyes; False where there is none, or where the viewer
        learns different things by it."""
        first, second = self.houses
        seats = [seat for seat in first.match.waiting if seat in second.match.waiting]
        rng.shuffle(seats)
        for seat in seats:
            if seat == self.viewer.seat:
                return self._own_step(rng)
            for action in sample(first.match.legal(seat), rng, 4):
                told = told_by(first, self.viewer, seat, action)
                other = self._alike(seat, action, told, rng)
                if other is not None:
                    first.play(seat, action)
                    second.play(seat, other)
                    self._settle()
                    return not first.match.over  # at the end all is shown
        return False

    def _alike(self, seat: int, action: Action, told: Told, rng: random.Random) -> Action | None:
        """What that seat can do at the second table with the same words to the viewer."""
        legal = self.houses[1].match.legal(seat)
        for other in [*([action] if action in legal else []), *sample(legal, rng)]:
            heard = told_by(self.houses[1], self.viewer, seat, other)
            if heard.events == told.events:
                return other
        return None

    def _own_step(self, rng: random.Random) -> bool:
        first, second = self.houses
        seat = self.viewer.seat
        assert seat is not None
        if list(first.match.legal(seat)) != list(second.match.legal(seat)):
            raise Difference(f"{self.name}: what seat {seat} may do differs")
        action = random_choice(first.match.legal(seat), rng)
        told = [
            self.viewer.hears(house.play(seat, action)) + _lying_open(house.match.game, house.match.state)
            for house in self.houses
        ]
        self._settle()
        if all(house.match.steps[-1].revealed or house.match.over for house in self.houses):
            # What a step of one's own reveals is looked at: a card that was drawn lies in the hand.
            return told[0] == told[1] and first.match.view(seat) == second.match.view(seat)
        if told[0] != told[1]:
            raise Difference(
                f"{self.name}: {action} of seat {seat} tells different things, and is said to tell nothing"
            )
        return True

    def _settle(self) -> None:
        for house in self.houses:
            house.settle()

    def later(self, seconds: float) -> bool:
        """Time passes at both; False if the viewer has learned different things by it (a plan was played)."""
        told = []
        for house in self.houses:
            steps = len(house.match.steps)
            house.later(seconds)
            played = house.match.steps[steps:]
            told.append([_heard(house, self.viewer, step.seat, step.action, step.events) for step in played])
        return told[0] == told[1]


def _panel_ids(scene: Scene) -> list[tuple[str, list[str]]]:
    _, got = scene.press("turn")
    return [one for page in pages(got) for one in controls(page, scene.chance("panel"), 2)]


# --- hunting -------------------------------------------------------------------------------------


def hunt_from_play(
    title: str, seats: int, seed: int, steps: int, counts: Counts, doors: Doors, *, every: int = 1, length: int = 4,
    **options: Any,
) -> None:  # fmt: skip
    """One random game; now and then it parts in two, which go on side by side while a viewer cannot tell them apart."""
    rng = chooser("from play", title, seats, seed)
    house = House(title, seats, pace=rng.choice(["", "relaxed"]), **options)
    for step in range(steps):
        if not house.match.waiting:
            break
        viewer = rng.choice(viewers(seats))
        if step % every == 0:
            found = list(partings(house, viewer, rng))
            if found:
                _follow(house, viewer, rng.choice(found), f"seed {seed}, step {step}", rng, counts, doors, length)
        _live_on(house, rng)
    house.close()


def hunt_dealt(
    title: str, seats: int, seed: int, steps: int, counts: Counts, doors: Doors, *, every: int = 1, **options: Any
) -> None:
    """Two games from the start, in which decks lie differently; the viewer sees the same table at the start, and is
    told the same from there on."""
    rng = chooser("dealt", title, seats, seed)
    viewer, first = rng.choice(viewers(seats)), House(title, seats, **options)
    second = _dealt_differently(first, viewer, rng, options)
    if second is None:
        return
    twins = Twins(first, second, viewer, "the decks lie differently")
    counts["pairs"] += 1
    counts["dealt"] += 1
    for step in range(steps):
        if step % every == 0:
            counts["positions"] += 1
            twins.compare(doors, f"seed {seed}, step {step}", counts)
        if rng.random() < 0.3 and not twins.later(rng.choice([1.0, 10.0])):
            break
        if not first.match.waiting or not twins.go_on(rng):
            break
    first.close()
    second.close()


def _dealt_differently(first: House, viewer: Viewer, rng: random.Random, options: dict[str, Any]) -> House | None:
    """The table with one number of its set-up changed that the viewer does not see."""
    match = first.match
    shown = match.view(viewer.seat), viewer.hears(match.events)
    for at in rng.sample(range(match.dice.position), min(DEALS, match.dice.position)):
        second = House(first.title, first.seats, swerve=(at, at + 1, rng.randrange(1, 1000)), **options)
        other = second.match
        if (other.view(viewer.seat), viewer.hears(other.events)) == shown and other.saved() != match.saved():
            return second
        second.close()
    return None


def _follow(
    house: House, viewer: Viewer, parting: Parting, where: str, rng: random.Random, counts: Counts, doors: Doors,
    length: int,
) -> None:  # fmt: skip
    first = house.twin()
    twins = Twins.parted(first, viewer, parting)
    counts["pairs"] += 1
    counts[parting.name.split()[2]] += 1
    for n in range(length):
        counts["positions"] += 1
        twins.compare(doors, f"{where} + {n}", counts)
        if rng.random() < 0.3 and not twins.later(rng.choice([1.0, 5.0, 10.0, 7200.0])):
            break
        if not first.match.waiting or not twins.go_on(rng):
            break
    for one in twins.houses:
        one.close()


def _live_on(house: House, rng: random.Random) -> None:
    """The game goes on as games do: steps, some of them taken back, requests, time."""
    seat = rng.choice(house.match.waiting)
    house.play(seat, random_choice(house.match.legal(seat), rng))
    person = FIRST + seat
    if rng.random() < 0.15:
        try:
            if rng.random() < 0.5:
                house.tables.undo(str(house.next_id()), house.table, person)
            else:
                house.tables.ask_undo(str(house.next_id()), house.table, person)
        except Refused:
            pass
    if rng.random() < 0.3:
        house.later(rng.choice([1.0, 10.0, 7200.0]))
    house.settle()
