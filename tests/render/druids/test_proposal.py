"""A picture of what advice would do, before it is done."""

from __future__ import annotations

import pytest

from render.druids.overview import paint
from render.druids.painter import PAINTER
from render.shot import Shot
from render.theme import LIGHT
from rules.core import FastDice
from rules.druids import DRUIDS
from rules.druids.actions import Auto, Draw, Drawall, Lay, New
from rules.druids.events import Laid, Settled
from rules.druids.view import DruidsView
from tests.e2e.test_effort_druids import doubled
from tests.rules.druids.scene import A, Scene, meadow

LANGUAGES = ("en", "fr", "de")


def proposal(scene: Scene, kind: type[Lay] | type[New]) -> Shot:
    """What the panel would show."""
    view, legal = DRUIDS.view(scene.state, A), DRUIDS.legal(scene.state, A)
    advised = DRUIDS.chat.advised(view, A, [action for action in legal if isinstance(action, kind)])
    return Shot(view, proposed=DRUIDS.chat.foreseen(view, A, advised))


def drawn(action: Draw | Drawall) -> Scene:
    scene = doubled()
    DRUIDS.apply(scene.state, A, action, FastDice(3))
    return scene


def test_what_is_proposed_is_what_lay_for_me_then_does() -> None:
    scene = drawn(Drawall())
    shot = proposal(scene, Lay)
    assert len(shot.proposed) == 11, "all but the portal, which is its player's"
    events = DRUIDS.apply(scene.state, A, Auto(11), FastDice(4))
    assert [event for event in events if isinstance(event, Laid)] == shot.proposed


@pytest.mark.parametrize("action", [Draw(), Drawall()])
def test_the_picture_shows_each_proposed_piece_and_says_that_nothing_is_done(action: Draw | Drawall) -> None:
    shot = proposal(drawn(action), Lay)
    fields = [event.field for event in shot.proposed if isinstance(event, Laid)]
    canvas = paint(_view(shot), shot, LIGHT)
    tiles = [one.what for one in canvas.placed]
    for field in fields:
        assert any(what.startswith("tile") and field in what for what in tiles), field
    assert any("not done yet" in one.text and fields[0] in one.text for one in canvas.printed)
    before = paint(_view(shot), Shot(shot.view), LIGHT)
    assert not any(one.what.startswith("tile") and fields[0] in one.what for one in before.placed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alternative_text_tells_it_too(language: str) -> None:
    shot = proposal(drawn(Draw()), Lay)
    event = shot.proposed[0]
    assert isinstance(event, Laid)
    told = PAINTER.summary(_view(shot), Shot(shot.view, language, proposed=shot.proposed))
    assert told.endswith(f"{event.field}.")
    assert PAINTER.summary(_view(shot), Shot(shot.view, language)) in told


def test_a_new_population_is_shown_where_it_would_stand() -> None:
    shot = proposal(meadow().populate(A, "M16").turn(A, "new", 2), New)
    (event,) = shot.proposed
    assert isinstance(event, Settled)
    placed = [one.what for one in paint(_view(shot), shot, LIGHT).placed]
    assert any(what.startswith("population") and event.field in what for what in placed)


def test_where_luck_decides_nothing_is_proposed() -> None:
    scene = drawn(Draw())
    view = DRUIDS.view(scene.state, A)
    assert DRUIDS.chat.foreseen(view, A, Auto(12)) == []


def test_places_of_open_pieces_are_outlined_and_named() -> None:
    scene = drawn(Drawall())
    view = DRUIDS.view(scene.state, A)
    places = sorted({action.field for action in DRUIDS.legal(scene.state, A) if isinstance(action, Lay)})
    assert not view.asked.places
    printed = {one.text for one in paint(view, Shot(view, places=places), LIGHT).printed}
    assert printed >= set(places)


def test_an_empty_cell_shown_alone_has_its_name() -> None:
    view = DRUIDS.view(meadow().turn(A, "new", 2).state, A)
    assert "A13" in {one.text for one in paint(view, Shot(view, focus="A13"), LIGHT).printed}


def _view(shot: Shot) -> DruidsView:
    assert isinstance(shot.view, DruidsView)
    return shot.view
