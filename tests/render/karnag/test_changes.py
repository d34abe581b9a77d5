"""What happened becomes arrows, ghosts, frames, points and sentences."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from render.karnag.changes import QUIET, changes, sentence
from render.karnag.example import example
from render.karnag.parts.table import ring_walk
from render.karnag.scene import pieces
from render.karnag.words import KarnagWords
from render.pictures import picture
from render.scene import Arrow, Piece
from render.shot import Shot
from rules.core import Event
from rules.karnag import events as e
from rules.karnag.board import RING, WORD
from rules.karnag.state import KINDS, TRACKS
from rules.karnag.view import KarnagView
from tests.rules.speaking import PAST

Keen = Callable[..., tuple[KarnagView, list[list[Event]]]]
HERE = tuple(pieces(example()))


def test_a_walk_in_two_steps_is_one_arrow() -> None:
    found = changes(HERE, [e.DruidMoved(0, "N10", "N8", 2), e.DruidMoved(0, "N8", "N7", 1)], KarnagWords())
    assert found.arrows == [Arrow(("N10", "N8", "N7"))]
    assert [(ghost.piece, ghost.gone) for ghost in found.ghosts] == [(Piece("druid", "N10", 0), False)]
    assert found.focus == ["N7"]
    assert found.story == [
        "Red moves a druid from N10 to N8 (2 move points).",
        "Red moves a druid from N8 to N7 (1 move point).",
    ]
    assert found.seat == 0


def test_a_capture() -> None:
    events: list[Event] = [
        e.Captured(3, "EA", "golem", "A9", 8, 6),
        e.CaptureBonus(3, 2),
        e.WentToCouncil(3, ["EA"]),
    ]
    found = changes(HERE, events, KarnagWords())
    assert [(ghost.piece.at, ghost.gone) for ghost in found.ghosts] == [("A9", True), ("EA", False)]
    assert found.gains == {3: 8}
    assert found.focus == ["council"]
    assert found.story[0] == "Green captures the golem at A9 (8 mana, +6 VP), EA to the council."


def test_an_arrival_an_escape_and_its_price() -> None:
    events: list[Event] = [
        e.Arrived("naja", "left", "gate1"),
        e.CreatureMoved("naja", "gate1", ["E8", "D8"]),
        e.CreatureMoved("ghoul", "A6", ["N6"]),
        e.Escaped("ghoul", "N6"),
        e.Penalised(0, "N7", 3),
    ]
    found = changes(HERE, events, KarnagWords())
    assert found.arrows == [Arrow(("F8", "E8", "D8")), Arrow(("A6", "N6"))]
    assert [(ghost.piece.at, ghost.gone) for ghost in found.ghosts] == [("A6", False), ("N6", True)]
    assert found.gains == {0: -3}


def test_too_many_arrows_become_frames_and_too_many_frames_nothing() -> None:
    six = [e.CreatureMoved("golem", f"B{n}", [f"A{n}"]) for n in range(1, 7)]
    found = changes((), six, KarnagWords())
    assert found.arrows == []
    assert found.focus == [f"A{n}" for n in range(1, 7)]
    many = [e.CubePlaced(0, f"capture+{n}") for n in range(20)]
    assert changes((), many, KarnagWords()).focus == []


def test_what_is_for_one_seat_is_never_shown() -> None:
    secret = [e.SawCards(0, ["naja"], only=0), e.KeptCard(0, "naja", only=0)]
    assert changes((), secret, KarnagWords()).story == []


def test_the_shorter_way_round() -> None:
    assert [WORD[RING[place]] for place in ring_walk("N15", "EB")] == ["N15", "N16", "NE", "EA", "EB"]
    assert [WORD[RING[place]] for place in ring_walk("WA", "N1")] == ["WA", "NW", "N1"]
    assert len(ring_walk("NW", "SE")) == 31


VALUES: dict[str, Any] = {
          "seat": 1, "vp": 3, "mana": 2, "order": [1, 0], "creature": "naja", "track": "move", "card": "mana",
          "way": ["D8"], "marked": [True], "points": 4, "level": 2, "druids": ["N1"], "gems": ["A3", "A5"],
          "squares": ["A1"], "menhirs": ["A1"], "round": 2, "number": 3, "line": 22, "tiles": ["gems"],
          "cards": ["mana"]}  # fmt: skip


@pytest.mark.parametrize("kind", [kind for kind in e.EVENTS if kind not in QUIET], ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_unless_others_tell_it(kind: type[Event]) -> None:
    fields = {name: VALUES.get(name, "N5") for name in kind.__struct_fields__ if name != "only"}
    if kind is e.Brewed or kind is e.CouncilScored:
        fields["druids"] = 2
    told = sentence(kind(**fields), KarnagWords())
    assert told.endswith(".")
    assert "{" not in told


@pytest.mark.parametrize("lang", PAST)
def test_what_happened_is_told_in_the_present(lang: str) -> None:
    said = []
    for kind in e.EVENTS:
        fields = {name: VALUES.get(name, "N5") for name in kind.__struct_fields__ if name != "only"}
        if kind not in QUIET and "seat" in fields:
            fields["druids"] = 2 if kind in (e.Brewed, e.CouncilScored) else fields.get("druids", [])
            said.append(
                sentence(
                    kind(**{name: fields[name] for name in kind.__struct_fields__ if name != "only"}),
                    KarnagWords(lang, {1: "Ada"}),
                )
            )
    assert len(said) > 18
    assert [line for line in said if PAST[lang].match(line.removeprefix("Ada "))] == []


CREATURES = {
    "fr": {"golem": "Le golem", "ghoul": "La goule", "shadow": "L’ombre noire", "naja": "Le naja"},
    "de": {"golem": "Der Golem", "ghoul": "Der Ghul", "shadow": "Der dunkle Schatten", "naja": "Die Naja"},
}
CAUGHT = {
    "fr": {"golem": "le golem", "ghoul": "la goule", "shadow": "l’ombre noire", "naja": "le naja"},
    "de": {"golem": "den Golem", "ghoul": "den Ghul", "shadow": "den dunklen Schatten", "naja": "die Naja"},
}
TRACK_NAMES = {
    "fr": ["de la capture", "du déplacement", "du conseil", "des gemmes", "du mana"],
    "de": ["Fangleiste", "Bewegungsleiste", "Ratsleiste", "Edelsteinleiste", "Manaleiste"],
}


@pytest.mark.parametrize("lang", CREATURES)
def test_creatures_have_their_article_and_tracks_their_name(lang: str) -> None:
    for kind in KINDS:
        first, caught = CREATURES[lang][kind], CAUGHT[lang][kind]
        for event in (e.CreatureMoved(kind, "gate2", ["E3"]), e.Escaped(kind, "N5"), e.Shut(kind, "gate1")):
            told = sentence(event, KarnagWords(lang))
            assert told.startswith(f"{first} "), told
            assert "gate" not in told
        for caught_one in (e.Captured(1, "N4", kind, "C4", 3, 5), e.CreatureLed(1, kind, "D7", "C7")):
            assert f" {caught} " in sentence(caught_one, KarnagWords(lang))
    assert [
        track
        for track, name in zip(TRACKS, TRACK_NAMES[lang], strict=True)
        if f" {name} " not in sentence(e.Learned(1, track, 2), KarnagWords(lang))
    ] == []


def test_pictures_of_whole_games_with_their_changes(keen: Keen) -> None:
    """Step by step: no event leads to a picture that fails."""
    for seats, seed in ((2, 1), (5, 2)):
        _, events = keen(seats, seed, 9999)
        for steps in range(0, len(events), 23):
            view, so_far = keen(seats, seed, steps)
            assert picture(Shot(view, events=so_far[-1])).width == 1600


def test_marks_change_the_picture_and_only_the_picture() -> None:
    view = example()
    before = msgspec.msgpack.encode(view)
    plain = picture(Shot(view))
    marked = picture(Shot(view, events=[e.DruidMoved(0, "N10", "N7", 3)]))
    assert plain.tobytes() != marked.tobytes()
    assert picture(Shot(view)).tobytes() == plain.tobytes()
    assert msgspec.msgpack.encode(view) == before
