"""The picture that closes a battle's chapter, and what a player owns as a picture of its own."""

from __future__ import annotations

from functools import cache

import pytest

from render.kemet.overview import paint, regions
from render.kemet.parts.closing import chapter_battle
from render.shot import Shot
from render.theme import DARK, LIGHT, Theme
from rules.core import Event
from rules.kemet import KEMET
from rules.kemet import events as e
from rules.kemet.actions import Battle, Move, Step
from rules.kemet.state import BattleTask
from rules.kemet.view import KemetView
from tests.rules.kemet.scene import Scene


@cache
def fought() -> tuple[KemetView, list[Event]]:
    """Red attacks T1 and wins 12 to 9; all events of it, and the position after."""
    scene = Scene(4, "ruby sapphire onyx").own(0, "priest of mafdet", "charge", "giant scorpion")
    scene.own(1, "shield of neith", "defense", "ancestral elephant").pyramid("1b", "ruby", 2)
    scene.troop(0, "1b", 5, "giant scorpion").troop(1, "T1", 4, "ancestral elephant").pp(0, 9).pp(1, 9)
    scene.hand(0, "war fury", "bloody battle").hand(1, "iron wall").turn(0)
    steps: list[tuple[int, Move | Step | Battle]] = [
        (0, Move(space="move3")),
        (0, Move(troop="1b")),
        (0, Step("F1", 5, "giant scorpion")),
        (0, Step("T1", 4, "giant scorpion")),
        (0, Battle(cards="war fury")),
        (0, Battle("5", "7")),
        (1, Battle("4", "1")),
    ]
    events: list[Event] = []
    for seat, action in steps:
        scene.do(seat, action)
        events += scene.events
    while scene.state.tasks and isinstance(scene.state.tasks[-1], BattleTask):
        seat = scene.waiting[0]
        scene.do(seat, scene.legal(seat)[0])
        events += scene.events
    return KEMET.view(scene.state, None), [event for event in events if event.only is None]


def printed(view: KemetView, events: list[Event], theme: Theme = LIGHT, focus: str | None = None) -> list[str]:
    return [one.text for one in paint(view, Shot(view, focus=focus, events=events), theme).printed]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_battles_chapter_closes_with_the_battle(theme: Theme) -> None:
    view, events = fought()
    assert view.battle is None, "it is over"
    found = chapter_battle(events)
    assert found is not None
    words = printed(view, events, theme)
    totals = [event.total for event in events if isinstance(event, e.Strength)]
    assert "Battle at T1" in words
    assert f"{totals[0]} : {totals[1]}" in words
    assert words.count("wins") == 1
    for line in (
        "Charge",
        "Giant Scorpion",
        "War Fury",
        "Defense",
        "Ancestral Elephant",
        "Battle card 5",
        "Casualties",
    ):
        assert line in words
    lost = {event.seat: event for event in events if isinstance(event, e.Casualties)}
    assert all(f"{one.left} left" in words for one in lost.values())
    told = " ".join(words)
    assert "Red gains 1 battle Fame Point." in told
    assert "Red takes the fame of T1 from Blue (1 FP)." in told


def test_other_chapters_close_with_the_board() -> None:
    view, events = fought()
    assert chapter_battle([]) is None
    lap: list[Event] = [e.LapBegan(1, 1), *events]
    assert chapter_battle(lap) is None
    words = printed(view, lap)
    assert "Kemet" in words
    assert "Battle at T1" in words, "the battle stands below the board"
    undecided = [event for event in events if not isinstance(event, (e.BattleWon, e.Casualties))]
    assert chapter_battle(undecided) is None


def test_what_a_player_owns_is_a_region() -> None:
    scene = Scene(4, "ruby sapphire onyx").own(0, "charge", "legion", "phoenix", "ruby act of god", "surprise attack")
    scene.vets(0, 2).pp(0, 8).pyramid("1a", "ruby", 2)
    scene.state.tokens[0][0], scene.state.tokens[0][3] = 1, 2
    scene.turn(0)
    view = KEMET.view(scene.state, None)
    assert [word for word in regions(view) if word.startswith("player")] == [f"player{n}" for n in range(1, 5)]
    for theme in (LIGHT, DARK):
        canvas = paint(view, Shot(view, focus="player1"), theme)
        words = [one.text for one in canvas.printed]
        assert {"Action pyramid", "Charge", "Legion", "Phoenix", "your troops always hold up to 7 units"} <= set(words)
        assert "no token on level 2, 3" in words
        assert [one.what for one in canvas.placed if one.what.startswith("token")] == ["token pray1", "token buy2"]
        assert not any(one.cut for one in canvas.printed)
    empty = [one.text for one in paint(view, Shot(view, focus="player3"), LIGHT).printed]
    assert "no tiles yet" in empty
