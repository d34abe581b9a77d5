"""The text board is complete: a view can be rebuilt from its lines alone."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from render.karnag.example import example
from render.shot import Shot
from render.text_board import ALT_TEXT, PAGE, alt_text, text_board
from rules.core import Event, FastDice, Placing, Standings
from rules.karnag import KARNAG
from rules.karnag import events as e
from rules.karnag.figures import rounds
from rules.karnag.state import KarnagOptions
from rules.karnag.view import Asked, CreatureView, KarnagView, SeatView, SlotView, StoneView, TileView

Keen = Callable[..., tuple[KarnagView, list[list[Event]]]]

SEATS = {"Red": 0, "Blue": 1, "Yellow": 2, "Green": 3, "Purple": 4}
PHASES = {
    "Laying obstacles": "obstacles",
    "Placing druids": "placing",
    "choosing actions": "choosing",
    "main actions": "acting",
    "secondary actions": "acting",
    "gemstones": "gems",
    "council": "council",
    "final count": "over",
}
KINDS = {
    "lays an obstacle": "obstacle", "places a druid": "place", "places a cube": "cube", "acts": "act",
    "learns": "learn",
    "moves gems": "shift", "moves druids": "walk", "leads a creature": "control", "keeps a card": "keep",
    "chooses menhirs": "menhir",
}  # fmt: skip
SOURCES = {"passed": "compensation", "reserve": "creatures"}
CREATURES = {"dark shadow": "shadow"}
GROUND = {"rock": 1, "swamp": 2}


def items(text: str) -> list[str]:
    return [] if text == "none" else text.split(", ")


def counts(text: str) -> dict[str, int]:
    named = (item.rsplit(" ", 1) for item in items(text))
    return {CREATURES.get(name, name): int(number) for name, number in named}


class Reader:
    """Reads a text board, line by line, knowing nothing of the view."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = list(lines)

    def all(self, pattern: str) -> list[re.Match[str]]:
        return [match for line in self.lines if (match := re.fullmatch(pattern, line))]

    def one(self, pattern: str) -> re.Match[str]:
        (match,) = self.all(pattern)
        return match

    def maybe(self, pattern: str) -> re.Match[str] | None:
        found = self.all(pattern)
        assert len(found) <= 1
        return found[0] if found else None

    def view(self) -> KarnagView:
        head = self.one(r"Karnag, round (\d+) of (\d+), (.+)\.")
        viewer = self.maybe(r"Seen by (\w+)\.")
        deck = self.one(r"Deck: (\d+) cards?(, the top one is marked)?\.")
        line = self.maybe(r"Encircling line: (\d+) squares through (.+)\.")
        return KarnagView(
            viewer=SEATS[viewer[1]] if viewer else None,
            options=self.options(),
            phase=PHASES[head[3]],
            round=int(head[1]),
            rounds=int(head[2]),
            row="secondary" if head[3] == "secondary actions" else "main",
            order=[SEATS[name] for name in items(self.one(r"Order of play: (.+)\.")[1])],
            asked=self.asked(),
            obstacles={
                found[1]: {at: GROUND[kind] for kind, at in (item.split() for item in items(found[2]))}
                for found in self.all(r"Obstacle (\w+): (.+)\.")
            },
            creatures=[
                CreatureView(CREATURES.get(found[2], found[2]), found[3], found[1], "black cube" in found[4])
                for found in self.all(r"(\w+): (golem|ghoul|dark shadow|naja), turns (left|right)(.*)\.")
            ],
            stones=[
                StoneView(SEATS[found[2]], found[3] == "menhir", found[1])
                for found in self.all(r"(\w+): (\w+)'s (gem|menhir), (?:green|light|dark) region\.")
            ],
            tiles=self.tiles(),
            seats=self.seats(),
            deck=int(deck[1]),
            top_marked=bool(deck[2]),
            bag=int(self.one(r"Bag: (\d+) creatures?\.")[1]),
            gone=counts(self.one(r"Out of the game: (.+)\.")[1]),
            line=int(line[1]) if line else 0,
            ring=items(line[2]) if line else [],
            standings=self.standings(),
        )

    def options(self) -> KarnagOptions:
        found: dict[str, Any] = {}
        for item in self.one(r"Options: (.+)\.")[1].split("; "):
            name, value = item.split(": ")
            found[name.replace(" ", "_")] = {"yes": True, "no": False}.get(value, value)
        return msgspec.convert(found, KarnagOptions)

    def asked(self) -> Asked:
        match = self.maybe(r"Awaited: (\w+); (.+)\.")
        if match is None:
            return Asked("over")
        kind, *facts = match[2].split("; ")
        told: dict[str, Any] = {}
        for fact in facts:
            if found := re.fullmatch(r"with (\S+)", fact):
                told["slot"] = found[1]
            elif found := re.fullmatch(r"(\d+) left", fact):
                told["left"] = int(found[1])
            elif found := re.fullmatch(r"(\d+) points spent, (\d+) to (\d+) in all", fact):
                told |= dict(zip(("spent", "least", "most"), map(int, found.groups()), strict=True))
            elif found := re.fullmatch(r"(\d+) cards? drawn, marked: (.+)", fact):
                marks = [] if found[2] == "none" else [int(number) for number in found[2].split()]
                told["marked"] = [number in marks for number in range(1, int(found[1]) + 1)]
            elif found := re.fullmatch(r"lines passed (\d+) rock, (\d+) swamp, (\d+) stone", fact):
                told["used"] = [int(number) for number in found.groups()]
            elif fact == "capture bonus paid":
                told["paid"] = True
            elif found := re.fullmatch(r"(\d+) gems? made", fact):
                told["gems"] = int(found[1])
            elif found := re.fullmatch(r"druids that have captured: (.+)", fact):
                told["captured"] = found[1].split()
            elif found := re.fullmatch(r"open after being passed: (.+)", fact):
                told["passed"] = found[1].split()
            elif found := re.fullmatch(r"drawn cards: (.+)", fact):
                told["drawn"] = [] if found[1] == "none" else found[1].split()
            else:
                raise AssertionError(fact)
        return Asked(KINDS[kind], (SEATS[match[1]],), **told)

    def tiles(self) -> list[TileView]:
        tiles = []
        for found in self.all(r"Tile \d+, (\w+): (.+)\."):
            rows: dict[str, list[SlotView]] = {"+": [], "-": []}
            for item in items(found[2]):
                word, who, *done = item.split()
                slot = SlotView(word, None if who == "free" else SEATS[who], done == ["(done)"])
                rows["+" if "+" in word else "-"].append(slot)
            tiles.append(TileView(found[1].lower(), rows["+"], rows["-"]))
        return tiles

    def seats(self) -> list[SeatView]:
        seats = []
        for name in SEATS:
            pattern = rf"{name}: (-?\d+) VP, (\d+) mana, (\d+) cards?, (\d+) gems? left, (\d+) menhirs? left\."
            match = self.maybe(pattern)
            if match is None:
                continue
            vp, mana, cards, gems, menhirs = map(int, match.groups())
            hand = self.maybe(rf"{name}, hand: (.+)\.")
            seats.append(
                SeatView(
                    seat=SEATS[name],
                    vp=vp,
                    mana=mana,
                    druids=items(self.one(rf"{name}, druids: (.+)\.")[1]),
                    knowledge=counts(self.one(rf"{name}, knowledge: (.+)\.")[1]),
                    reserve=counts(self.one(rf"{name}, captured: (.+)\.")[1]),
                    gems_left=gems,
                    menhirs_left=menhirs,
                    cards=cards,
                    hand=items(hand[1]) if hand else None,
                )
            )
        return seats

    def standings(self) -> Standings | None:
        places = self.all(r"Place (\d+): (\w+), (-?\d+) VP, (\d+) mana; (.+)\.")
        if not places:
            return None
        line = self.maybe(r"Encircling line: (\d+) squares through (.+)\.")
        return Standings(
            [
                Placing(
                    SEATS[found[2]],
                    int(found[1]),
                    int(found[3]),
                    int(found[4]),
                    {SOURCES.get(name, name): points for name, points in counts(found[5]).items()},
                )
                for found in places
            ],
            {"line": int(line[1]) if line else 0, "menhirs": len(items(line[2])) if line else 0},
        )


def rebuilt(view: KarnagView) -> KarnagView:
    return Reader(text_board(Shot(view)).lines).view()


def public(view: KarnagView) -> KarnagView:
    """The row means something only while cubes act."""
    return view if view.phase == "acting" else msgspec.structs.replace(view, row="main")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_positions_are_rebuilt(keen: Keen, seats: int) -> None:
    kinds = set()
    for seed in range(4):
        for steps in (0, 4, 11, 26, 43, 61, 77, 95, 118, 150, 9999):
            for seat in (None, seed % seats):
                view, _ = keen(seats, 100 * seats + seed, steps, seat)
                assert rebuilt(view) == public(view), (seed, steps, seat)
                kinds.add(view.asked.word)
    assert {"place", "cube", "act", "over"} <= kinds


def test_every_open_decision_is_rebuilt(keen: Keen) -> None:
    """Whole games, so that rare questions (keeping a card, leading a creature) come up too."""
    kinds = set()
    for seats, seed in ((2, 1), (3, 4), (4, 9)):
        _, events = keen(seats, seed, 9999)
        for steps in range(0, len(events), 5):
            view, _ = keen(seats, seed, steps, None)
            if view.asked.seats and view.asked.word not in kinds:
                kinds.add(view.asked.word)
                own, _ = keen(seats, seed, steps, view.asked.seat)
                assert rebuilt(view) == public(view)
                assert rebuilt(own) == public(own)
    assert {"place", "cube", "act", "learn"} <= kinds


@pytest.mark.parametrize(
    "asked",
    [
        Asked("keep", (1,), slot="cards+2", drawn=["mana", "naja"], marked=[False, True]),
        Asked("keep", (1,), slot="cards+2", marked=[False, False, True, True]),
        Asked("walk", (0,), slot="capture+1", spent=2, least=1, most=3),
        Asked("control", (2,), slot="mind+1", left=3),
        Asked("shift", (3,), slot="gems+1", left=2),
        Asked("menhir", (4,), left=1),
        Asked("obstacle", (0,)),
        Asked("act", (0,), slot="potions+1", left=2),
        Asked("act", (0,), slot="capture+1", used=[2, 0, 1], paid=True),
        Asked("act", (0,), slot="capture+1", captured=["council", "N2"], passed=["E1", "E5"]),
        Asked("act", (0,), slot="gems+1", gems=2),
    ],
    ids=lambda asked: asked.word,
)
def test_rare_decisions_are_rebuilt(asked: Asked) -> None:
    view = msgspec.structs.replace(example(), asked=asked)
    assert rebuilt(view) == view


def test_examples_are_rebuilt() -> None:
    for view in (example(), example(3, viewer=0), example(4, over=True), example(5, over=True)):
        assert rebuilt(view) == public(view)


def test_the_advanced_setup_and_four_cauldrons_are_rebuilt(keen: Keen) -> None:
    for steps in (0, 3, 20, 70):
        view, _ = keen(4, 5, steps, None, setup="advanced", cauldron_layout="four", compensation="vp")
        assert rebuilt(view) == public(view)


def test_the_reader_notices_what_is_missing() -> None:
    """The test can fail: without its line a fact is not rebuilt."""
    lines = text_board(Shot(example())).lines
    for start in ("F11:", "C7:", "Bag:", "Red, druids"):
        fewer = tuple(line for line in lines if not line.startswith(start))
        assert len(fewer) == len(lines) - 1
        try:
            again = Reader(fewer).view()
        except ValueError:
            continue
        assert again != example()


def test_rays_and_helpful_facts() -> None:
    lines = text_board(Shot(example())).lines
    assert (
        "Ray of Yellow from WE east: rock E1, rock E2, Red's menhir E5, Yellow's gem E9, Red's menhir E11, "
        "swamp E12, swamp E13, swamp E15." in lines
    )
    assert "Ray of Blue from N14 south: Blue's gem D14, rock H14, Purple's gem K14, naja K14." in lines
    assert "K14: naja, turns left, under Purple's gem." in lines
    assert "Cauldron P2: from N12, N13, N14; 2 places; inside: Red." in lines
    assert "Then: Purple druids+2, Yellow potions+1, Green potions+2, Blue potions+3, Purple gems+1." in lines


def test_secrets_stay_secret() -> None:
    for line in text_board(Shot(example(viewer=1))).lines:
        assert not re.match(r"(Red|Yellow|Green|Purple), hand:", line)
    assert "Blue, hand: through." in text_board(Shot(example(viewer=1))).lines


def test_names_replace_the_seats_words() -> None:
    text = text_board(Shot(example(), names={1: "Ada"})).text
    assert "Ada moves druids with druids+1" in text
    assert "Blue" not in text
    odd = text_board(Shot(example(), names={1: "漢字\nRed: 9 VP"})).lines
    assert "漢字 Red: 9 VP moves druids with druids+1: 4 of 5 to 8 points." in odd
    assert len(odd) == len(text_board(Shot(example())).lines)


def test_alternative_text(keen: Keen) -> None:
    assert alt_text(Shot(example(), events=[e.DruidMoved(1, "N10", "N14", 4)])) == (
        "Karnag, round 3 of 5, main actions. Blue moves druids with druids+1: 4 of 5 to 8 points. "
        "Scores: Purple 107 VP, Blue 33 VP, Green 26 VP, Red 24 VP, Yellow 21 VP. "
        "Blue moves a druid from N10 to N14 (4 move points)."
    )
    assert "Purple wins with 55 VP." in alt_text(Shot(example(over=True)))
    for steps in (0, 40, 9999):
        view, events = keen(5, 2, steps)
        text = alt_text(Shot(view, events=[event for step in events for event in step], names={0: "W" * 500}))
        assert len(text) <= ALT_TEXT
        assert text.startswith(f"Karnag, round {view.round} of {rounds(5)}")


def test_pages(keen: Keen) -> None:
    whole = text_board(Shot(keen(5, 3, 120)[0]))
    pages = whole.pages()
    assert all(len(page) <= PAGE for page in pages)
    assert "\n".join(pages) == whole.text


def test_nothing_is_left_to_lay_where_nobody_counts() -> None:
    """Obstacles are laid as long as they fit: how many each has left is not told, least of all as a number below 0."""
    state, _ = KARNAG.setup(2, KARNAG.read_options({"setup": "advanced"}), FastDice(1))
    for _ in range(5):
        assert KARNAG.view(state, None).asked.left == 0
        seat = KARNAG.waiting(state)[0]
        KARNAG.apply(state, seat, KARNAG.legal(state, seat)[0], FastDice(2))
    assert "; lays an obstacle.\n" in text_board(Shot(KARNAG.view(state, None))).text
