"""Kemet in words: complete, without secrets, every sentence with all its facts."""

import random
import re
from functools import cache

import pytest

from render.kemet.example import example
from render.samples import sample
from render.shot import Shot
from render.text_board import ALT_TEXT, alt_text, text_board
from render.words import seat_word
from rules.core import Event
from rules.kemet import KEMET
from rules.kemet import events as e
from rules.kemet.material.names import spelled
from rules.kemet.view import KemetView
from tests.rules.kemet.properties import scramble
from tests.rules.speaking import walk

CASES = [(seats, steps) for seats in (2, 3, 4, 5) for steps in (0, 60, 300, 100_000)]


@cache
def view_of(seats: int, steps: int, viewer: int | None = None, layout: str = "printed") -> KemetView:
    game = KEMET.at(2) if layout == "wheel" else KEMET
    view = sample(game, seats, 4, steps, viewer, game.read_options({"layout": layout})).view
    assert isinstance(view, KemetView)
    return view


def parse(lines: tuple[str, ...]) -> dict[str, tuple[str, int, str]]:
    """Zone -> who holds it, units, creature, read back from the words."""
    found = {}
    for line in lines:
        zone = re.match(r"^(\w+) \([\w ,-]+\): (.*)\.$", line)
        for fact in zone[2].split("; ") if zone else []:
            troop = re.match(r"^(Red|Blue|Yellow|Green|Purple) (\d+)(?: \+ (.*))?$", fact)
            if zone and troop:
                assert zone[1] not in found
                found[zone[1]] = (troop[1], int(troop[2]), troop[3] or "")
    return found


@pytest.mark.parametrize("layout", ["printed", "classic", "wheel"])
@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_troops_and_pyramids_can_be_read_back(seats: int, steps: int, layout: str) -> None:
    view = view_of(seats, steps, layout=layout)
    told = text_board(Shot(view))
    expected = {
        zone.word: (seat_word(zone.holder, "en"), zone.units, spelled("creature", zone.creature, "en"))
        for zone in view.zones
        if zone.holder is not None
    }
    assert parse(told.lines) == expected
    for zone in view.zones:
        first = [line for line in told.lines if line.startswith(f"{zone.word} (")]
        listed = [line for line in told.lines if line.startswith("Empty: ") and zone.word in re.findall(r"\w+", line)]
        assert len(first) + len(listed) == 1, zone.word
        if zone.level:
            assert f"{zone.colour} pyramid level {zone.level}" in first[0]
        if zone.fame is not None:
            assert f"fame to {seat_word(zone.fame, 'en')}" in first[0]


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_seats_tiles_and_cards_are_told(seats: int, steps: int) -> None:
    view = view_of(seats, steps, viewer=0)
    told = text_board(Shot(view))
    for player in view.seats:
        name = seat_word(player.seat, "en")
        owned = [line for line in told.lines if line.startswith(f"{name} owns: ")]
        assert owned == [f"{name} owns: {spelled('tiles', ', '.join(player.tiles), 'en') or 'none'}."]
        score = [line for line in told.lines if line.startswith(f"{name}: {player.fame} FP (")]
        assert len(score) == 1
        assert score[0].endswith(f"{player.pp} PP.")
        held = [line for line in told.lines if line.startswith(f"{name} holds: ")]
        assert bool(held) == bool(player.hand)
    for offer in view.market:
        (offered,) = (line for line in told.lines if line.startswith(f"{offer.colour} level {offer.level}: "))
        name = spelled("piece", offer.tile, "en")
        assert len(re.findall(rf"(?:: |, |\d ){re.escape(name)}(?=[,.])", offered)) == 1, offer.tile
    assert not re.search(r"[{}]", told.text)


def test_attackers_and_battles_are_told() -> None:
    view = example(4)
    attack = view.attackers[0]
    line = f"attacked by {seat_word(attack.seat, 'en')} {attack.units} + {spelled('creature', attack.creature, 'en')}"
    assert text_board(Shot(view)).text.count(line) == 1


def test_the_text_board_fits_on_few_pages() -> None:
    pages = text_board(Shot(example(5))).pages()
    assert 1 <= len(pages) <= 3


def test_others_secrets_are_not_told() -> None:
    rng, seen = random.Random(2), 0
    for step, (state, _, _) in enumerate(walk(KEMET, 3, 23, {})):
        if step % 20:
            continue
        viewer = rng.choice([None, 0, 1, 2])
        other = KEMET.decode(KEMET.encode(state))
        scramble(other, viewer, rng)
        assert text_board(Shot(KEMET.view(state, viewer))) == text_board(Shot(KEMET.view(other, viewer)))
        assert alt_text(Shot(KEMET.view(state, viewer))) == alt_text(Shot(KEMET.view(other, viewer)))
        seen += 1
    assert seen > 20


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_alt_text(seats: int, steps: int) -> None:
    view = view_of(seats, steps)
    events: list[Event] = [e.Moved(0, "1a", "F1", 3, "", "land", 0, 0), e.SawCards(0, ["glory"], only=0)]
    told = alt_text(Shot(view, events=events))
    assert told.startswith("Kemet: Blood and Sand, ")
    assert len(told) <= ALT_TEXT
    assert "Red moves 3 units 1a → F1." in told
    assert "glory" not in told
    for player in view.seats:
        assert f"{seat_word(player.seat, 'en')} {player.fame}" in told
