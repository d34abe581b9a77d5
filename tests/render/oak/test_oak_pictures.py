"""Oak's pictures: every piece once at its place, legible words, sizes, bad input, a golden picture."""

import io
import os
import random
import re
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

import render.oak
from render.canvas import Canvas
from render.oak.changes import changes
from render.oak.example import example
from render.oak.overview import paint
from render.oak.parts.ending import winners
from render.oak.places import NODES, Places
from render.oak.scene import pieces
from render.oak.words import OakWords
from render.pictures import check_focus, picture, png, regions
from render.scene import Arrow, Unknown
from render.seats import LOOKS, STRANGER, look
from render.shot import Shot
from render.text_board import alt_text, text_board
from render.theme import DARK, LIGHT, XS, Theme
from rules.core import Asked, Event, FastDice, Standings
from rules.oak import OAK
from rules.oak import events as e
from rules.oak.board import ARTEFACT_EFFECT, ARTEFACTS, BROICHAN_CARDS, CREATURE, TEMPLE_WORDS, slug
from rules.oak.scoring import SOURCES
from rules.oak.view import OakView
from tests.rules.oak.helpers.players import eager

GOLDEN = Path(__file__).parents[1] / "golden"
CASES = [(seats, steps) for seats in OAK.seats for steps in (0, 70, 140, 9999)]


@cache
def played(seats: int, steps: int, seed: int = 5) -> tuple[OakView, list[Event]]:
    """A position of players who hardly ever pass, and what has just happened."""
    rng, dice = random.Random(seed), FastDice(seed)
    state, events = OAK.setup(seats, OAK.options(), dice)
    for _ in range(steps):
        if not (waiting := OAK.waiting(state)):
            break
        seat = rng.choice(waiting)
        events = OAK.apply(state, seat, eager(state, seat, OAK.legal(state, seat), rng), dice)
    return OAK.view(state, None), events


def draw(view: OakView, theme: Theme = LIGHT, focus: str | None = None, events: tuple[Event, ...] = ()) -> Canvas:
    return paint(view, Shot(view, focus=focus, events=events), theme)


# --- every piece ----------------------------------------------------------------------------------------------------


def whole_table(view: OakView) -> Counter[tuple[str, str, int | None]]:
    """Kind, place and owner of everything, counted straight from the view."""
    found: Counter[tuple[str, str, int | None]] = Counter(("token", after, None) for after in view.tokens)
    for space, standing in view.temples.items():
        found[("neutral", space, None)] += standing.count(None)
    for own in view.seats:
        found.update(("druid", one.at, own.seat) for one in (*own.climbers, *own.placed))
        found[("druid", "roots", own.seat)] += len(own.roots)
        found[("druid", "rest", own.seat)] += len(own.rest)
    found[("ingredient", "forest", None)] += sum(bool(word) for word in view.forest)
    found.update(("creature", word, None) for word in view.creatures)
    found.update(("artefact", word, None) for word in view.artefacts)
    found.update(("potion", word, None) for word in view.potions)
    return +found


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_every_piece_is_painted_once_at_its_place(seats: int, steps: int) -> None:
    view, _ = played(seats, steps)
    scene = pieces(view)
    assert Counter((piece.kind, piece.at, piece.seat) for piece in scene) == whole_table(view)
    assert sum(piece.kind == "druid" for piece in scene) == 9 * len(view.seats)
    canvas = draw(view)
    board = {*NODES, *TEMPLE_WORDS, "roots"}
    expected = Counter(piece.name for piece in scene if piece.kind != "druid" or piece.at in board)
    expected.update(["sun", *(f"points {own.seat}" for own in view.seats)])
    expected.update(f"rest {own.seat} {kind}" for own in view.seats for kind in own.rest if kind != "druid")
    assert Counter(placed.what for placed in canvas.placed) == expected
    places = Places(40, 128)
    for placed in canvas.placed:
        kind, at, *_ = [*placed.what.split(" "), ""]
        if kind in ("druid", "neutral") and at in TEMPLE_WORDS:
            x, y = places.space(at)
            assert abs(placed.x - x) < 60
            assert abs(placed.y - y) < 40
        elif kind == "druid" and at in NODES:
            x, y = places.node(at)
            assert abs(placed.x - x) + abs(placed.y - y) < 130
            nearest = min(
                NODES, key=lambda word: abs(places.node(word)[0] - placed.x) + abs(places.node(word)[1] - placed.y)
            )
            assert nearest == at
    for own in view.seats:
        zoom = Counter(placed.what for placed in draw(view, focus=f"player{own.seat + 1}").placed)
        assert zoom == Counter(piece.name for piece in scene if piece.kind == "druid" and piece.seat == own.seat)


def test_the_words_of_the_commands_are_printed() -> None:
    printed = Counter(one.text for one in draw(example()).printed)
    for word in (*NODES, *TEMPLE_WORDS):
        assert printed[word] == 1, word


# --- legibility -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_texts_are_large_enough_and_apart(seats: int, steps: int) -> None:
    view, events = played(seats, steps)
    for focus in (None, *regions(view)):
        canvas = draw(view, focus=focus, events=tuple(events))
        assert min(one.size for one in canvas.printed) >= XS
        assert min(one.size for one in canvas.printed) / canvas.width >= 1 / 75
        for one in canvas.printed:
            assert one.box.left >= 0, one
            assert one.box.right <= canvas.width, one
            assert one.box.bottom <= canvas.height, one
        for a, b in combinations(canvas.printed, 2):
            assert not a.box.meets(b.box, slack=1), (focus, a.text, b.text)


def test_names_of_tree_spaces_are_never_covered() -> None:
    for seats, steps in CASES:
        canvas = draw(played(seats, steps)[0])
        words = [one for one in canvas.printed if one.text in NODES or one.text in TEMPLE_WORDS]
        for placed in canvas.placed:
            if placed.mask is None:
                continue
            for one in words:
                if placed.box.meets(one.box):
                    left, top = round(one.box.left - placed.box.left), round(one.box.top - placed.box.top)
                    right, bottom = round(one.box.right - placed.box.left), round(one.box.bottom - placed.box.top)
                    solid = placed.mask.point(lambda alpha: 255 if alpha > 200 else 0)
                    assert solid.crop((left, top, right, bottom)).getbbox() is None, (placed.what, one.text)


STANDING = ("druid", "neutral", "token", "points", "ingredient")


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_no_piece_covers_another(seats: int, steps: int) -> None:
    canvas = draw(played(seats, steps)[0])
    standing = [one for one in canvas.placed if one.mask is not None and one.what.split(" ")[0] in STANDING]
    assert len(standing) >= 9
    for a, b in combinations(standing, 2):
        if not a.box.meets(b.box):
            continue
        layers = []
        for one in (a, b):
            layer = Image.new("L", canvas.image.size)
            assert one.mask is not None
            layer.paste(one.mask.point(lambda alpha: 255 if alpha > 200 else 0), (int(one.box.left), int(one.box.top)))
            layers.append(layer)
        assert ImageChops.multiply(*layers).histogram()[255] <= 6, (a.what, b.what)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_width_and_weight(seats: int, steps: int, theme: str) -> None:
    view, events = played(seats, steps)
    data = png(Shot(view, theme=theme, events=events))
    image = Image.open(io.BytesIO(data))
    assert image.format == "PNG"
    assert image.width >= 1600
    assert len(data) < 400_000


def test_regions() -> None:
    view, _ = played(3, 140)
    assert regions(view) == ("oak", "player1", "player2", "player3")
    assert OAK.chat is not None
    assert tuple(OAK.chat.regions(view)) == regions(view)
    for focus in (*regions(view), "2", " Player 3 ", "OAK"):
        check_focus(view, focus)
        data = png(Shot(view, focus=focus))
        assert Image.open(io.BytesIO(data)).width == 1600
        assert len(data) < 400_000
    for focus in ("player4", "atlantis", "", "0"):
        with pytest.raises(Unknown):
            check_focus(view, focus)
        with pytest.raises(Unknown):
            picture(Shot(view, focus=focus))


# --- what changed -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("climbed", "ways"),
    [
        (["F1", "F1"], []),
        (["F2", "F2"], [("F1", "F2")]),
        (["F1", "F2", "F2"], [("F1", "F2")]),
        (["F3", "F4L", "F4R"], [("F2", "F3", "F4R")]),
        (["F2", "F3", "F2"], [("F1", "F2")]),
    ],
)
def test_a_climb_taken_back_and_played_again_is_one_way(climbed: list[str], ways: list[tuple[str, ...]]) -> None:
    view = example()
    told = tuple(e.Climbed(0, "druid", to, 2) for to in climbed)
    found = changes(told, OakWords(view))
    assert [arrow.way for arrow in found.arrows] == ways
    assert found.focus == [f"{climbed[-1]} 0"]
    draw(view, events=told)


def test_a_climb_is_an_arrow_a_frame_and_points() -> None:
    view, _ = played(2, 140)
    events: list[Event] = [
        e.PlayedToClimb(0, "storytelling", "3F"),
        e.Climbed(0, "druid", "F3", 2),
        e.TokenTaken(0, "F2"),
        e.SunMoved(6, 25, False),
        e.Climbed(0, "druid", "F4R", 2),
        e.Climbed(1, "druid", "M1", 2),
    ]
    found = changes(events, OakWords(view, "en", {1: "Guest"}))
    assert found.arrows == [Arrow(("F2", "F3", "F4R"))]
    assert found.focus == ["sun", "F4R 0", "M1 1"]
    assert found.gains == {0: 4, 1: 2}
    assert found.seat == 0
    assert found.story[0] == "Red plays Storytelling to climb (3F)."
    assert found.story[-1] == "Guest climbs to M1 (druid, +2 VP)."


def test_events_for_one_seat_leave_no_trace() -> None:
    view, _ = played(2, 70)
    found = changes([e.SawCreatures(0, ["korrigan"], only=0)], OakWords(view, "en", None))
    assert found.story == []
    plain, told = draw(view), draw(view, events=(e.SawCreatures(0, ["korrigan"], only=0),))
    assert ImageChops.difference(plain.image, told.image).getbbox() is None


def test_changes_are_seen() -> None:
    view, _ = played(4, 140)
    climber = next(own for own in view.seats if own.climbers)
    at = climber.climbers[0].at
    for event in (e.Climbed(climber.seat, "druid", at, 2), e.Placed(0, "storytelling1", "druid", "TF1", "", "1F")):
        marked = draw(view, events=(event,))
        assert ImageChops.difference(draw(view).image, marked.image).getbbox() is not None
        assert OakWords(view, "en", None).story(event) in [one.text for one in marked.printed]


# --- who is at rest, and Broichan's mark ------------------------------------------------------------------------------


def test_resting_elders_are_told_apart_on_the_cards() -> None:
    view, _ = played(4, 140)
    kinds = ["druid", "arch", "bard", "ovate", "talon", "recluse", "ancient"]
    own = msgspec.structs.replace(view.seats[1], rest=kinds)
    canvas = draw(msgspec.structs.replace(view, seats=[view.seats[0], own, *view.seats[2:]]))
    there = {placed.what: placed.x for placed in canvas.placed if placed.what.startswith("rest 1 ")}
    assert list(there) == [f"rest 1 {kind}" for kind in kinds[1:]]
    assert sorted(there.values()) == list(there.values())
    for language in ("en", "fr", "de"):
        letters = {OakWords(view, language, None).named("druid", kind)[:2] for kind in kinds[1:]}
        assert len(letters) == 6, "two letters are enough to tell them apart"
    board = draw(msgspec.structs.replace(view, seats=[view.seats[0], own, *view.seats[2:]]), focus="player2")
    assert set(kinds[1:]) <= {one.text for one in board.printed}


def test_broichan_has_a_mark_and_a_name_of_his_own() -> None:
    view, events = played(1, 60)
    words = OakWords(view, "en", None)
    assert [words.mark(own.seat) for own in view.seats] == [0, STRANGER]
    assert look(STRANGER) not in LOOKS
    assert look(STRANGER).shape not in {one.shape for one in LOOKS}
    assert look(STRANGER) != look(-1), "he is no neutral druid"
    shown = {one.text for one in draw(view).printed}
    assert "Broichan" in shown
    text = text_board(Shot(view)).text
    assert "Broichan: " in text
    assert "Blue" not in text
    assert "Broichan" in alt_text(Shot(view, events=events))
    assert [OakWords(played(2, 30)[0], "en", None).mark(seat) for seat in (0, 1)] == [0, 1]


def test_open_creatures_and_artefacts_show_their_numbers() -> None:
    """Broichan takes the highest (O-223, O-226)."""
    for seats in (1, 4):
        view, _ = played(seats, 70)
        printed = [one.text for one in draw(view).printed]
        text = text_board(Shot(view)).text
        assert len(view.creatures) == len(view.artefacts) == 3
        for word in view.creatures:
            assert str(CREATURE[word]) in printed
            assert f"{CREATURE[word]} {word}" in text
        for word in view.artefacts:
            assert str(ARTEFACTS.index(word) + 1) in printed
            assert f"{ARTEFACTS.index(word) + 1} {word}" in text


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_broichans_cards_are_explained(language: str) -> None:
    view, _ = played(1, 20)
    words = OakWords(view, language, None)
    board = paint(view, Shot(view, lang=language, focus="player2"), LIGHT)
    printed = " ".join(one.text for one in board.printed)
    text = text_board(Shot(view, lang=language)).text
    for card in BROICHAN_CARDS:
        assert words.named("card", card) in printed
        assert words.effect("broichan", card) in printed
        assert words.effect("broichan", card) in text
    others = paint(view, Shot(view, lang=language, focus="player1"), LIGHT)
    assert words.effect("broichan", "knowledge") not in " ".join(one.text for one in others.printed)


def test_broichan_has_his_line_in_the_standings() -> None:
    view, _ = played(1, 9999)
    assert view.standings is not None
    lines = text_board(Shot(view)).lines
    placed = [line for line in lines if line.startswith("Place ")]
    him, player = view.seats[1], view.seats[0]
    assert len(placed) == 2
    first, second = (him, player) if him.vp > player.vp else (player, him)
    words = OakWords(view, "en", None)
    assert placed[0].startswith(f"Place 1: {words.who(first.seat)}, {first.vp} VP")
    assert placed[1].startswith(f"Place 2: {words.who(second.seat)}, {second.vp} VP")
    best = msgspec.structs.replace(view.standings.placings[0], place=1)
    equal = Standings([best], {"broichan": best.score, "broichan-spaces": best.tiebreak})
    assert winners(msgspec.structs.replace(view, standings=equal)) == [0, 1]


# --- text board and alternative text ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "steps"), CASES)
def test_the_text_board_mentions_everything(seats: int, steps: int) -> None:
    view, events = played(seats, steps)
    text = text_board(Shot(view)).text
    assert "{" not in text
    words = OakWords(view, "en", None)
    lines = text.split("\n")
    assert len(lines) == len(set(lines))
    for own in view.seats:
        name = words.who(own.seat)
        mine = [line for line in lines if line.startswith((f"{name}:", f"{name} ", f"{name},"))]
        told = "\n".join(mine)
        assert f"{own.vp} VP" in told
        for one in (*own.climbers, *own.placed):
            assert told.count(f"{one.druid} {one.at}") >= 1
        for word in (*own.creatures, *own.exhausted, *own.hand, *own.played, *own.aside, *own.elders):
            assert word in told
        for tile in own.artefacts:
            assert f"{tile.artefact} at notch {tile.notch}" in told
    for space, standing in view.temples.items():
        line = next(line for line in lines if line.startswith(f"{space}: "))
        assert line.count("neutral") == standing.count(None)
    for word in (*view.creatures, *view.artefacts, *view.potions, *view.box, *view.blocked, *view.tokens):
        assert word in text
    alt = alt_text(Shot(view, events=events))
    assert 0 < len(alt) <= 1000
    assert all(f"{words.who(own.seat)} {own.vp}" in alt for own in view.seats)


def test_drawn_creatures_are_shown_to_their_drawer_alone() -> None:
    view, _ = played(2, 70)
    asked = Asked("keep", (0,), {"left": 2})
    own = msgspec.structs.replace(view, viewer=0, asked=asked, drawn=["korrigan", "fuath"])
    assert "korrigan, fuath" in text_board(Shot(own)).text
    assert {"Korrigan", "Fuath"} <= {one.text for one in draw(own).printed}
    hidden = msgspec.structs.replace(view, asked=asked)
    assert [line for line in text_board(Shot(own)).lines if line.startswith("Drawn")]
    assert not [line for line in text_board(Shot(hidden)).lines if line.startswith("Drawn")]


# --- bad input --------------------------------------------------------------------------------------------------------


def test_positions_nobody_expects() -> None:
    view, _ = played(4, 140)
    odd = [
        msgspec.structs.replace(
            own, vp=vp, creatures=["moon"] * 9, exhausted=["sun"], placed=[*own.placed, *own.placed], order="",
            rest=["druid"] * 12, roots=["bard"] * 14,
        )
        for own, vp in zip(view.seats, (0, 999, 47, 12345), strict=True)
    ]  # fmt: skip
    strange = msgspec.structs.replace(
        view,
        seats=odd,
        sun=99,
        asked=Asked("over"),
        forest=["acorn"] * 20,
        creatures=["moon"],
        artefacts=["x"],
        potions=["y"],
    )
    for theme in (LIGHT, DARK):
        for focus in (None, "oak", "player1", "player4"):
            assert draw(strange, theme, focus).width >= 1600
    assert text_board(Shot(strange)).text
    crowd = msgspec.structs.replace(view, temples={word: [None] * 9 for word in view.temples})
    assert draw(crowd).width == 1600


@pytest.mark.parametrize("name", ["W" * 200, "漢字", "Red\nB\t\u202eob", "", "@everyone **bold**"])
def test_names(name: str) -> None:
    for seats in (1, 4):
        view, events = played(seats, 140)
        names = dict.fromkeys(range(4), name)
        assert picture(Shot(view, names=names, events=events)).width == 1600
        assert alt_text(Shot(view, names=names))


# --- a golden picture -------------------------------------------------------------------------------------------------

PLAIN = 0.0006


def unlike(image: Image.Image, golden: Image.Image) -> float:
    if image.size != golden.size:
        return 1.0
    difference = ImageChops.difference(image, golden).convert("L").point(lambda value: 255 if value > 40 else 0)
    return float(ImageStat.Stat(difference).mean[0]) / 255


def small(view: OakView) -> Image.Image:
    image = Image.open(io.BytesIO(png(Shot(view, events=[e.SunMoved(view.sun, view.sun_value, False)])))).convert("RGB")
    return image.resize((800, round(800 * image.height / image.width)), Image.Resampling.LANCZOS)


def test_golden() -> None:
    """MENHIR_GOLDEN=write draws it anew; look at it before you commit it."""
    path = GOLDEN / "oak-4-light.png"
    image = small(example())
    if os.environ.get("MENHIR_GOLDEN") == "write":
        image.quantize(200, dither=Image.Dither.NONE).save(path, optimize=True)
    assert unlike(image, Image.open(path).convert("RGB")) < PLAIN


def test_golden_would_notice_a_moved_druid() -> None:
    view = example()
    own = next(own for own in view.seats if own.climbers)
    there = msgspec.structs.replace(own.climbers[0], at="R4R")
    seats = [msgspec.structs.replace(one, climbers=[there]) if one is own else one for one in view.seats]
    assert unlike(small(msgspec.structs.replace(view, seats=seats)), small(view)) > 2 * PLAIN


# --- the catalogue ----------------------------------------------------------------------------------------------------

BUILT = ("temple-", "end-", "source-", "gives-", "side-", "order-")


def test_every_word_has_a_use_and_every_tile_a_word() -> None:
    folder = Path(render.oak.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    catalogue = folder.joinpath("text", "en.ftl").read_text("utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", catalogue, re.MULTILINE)
    assert len(keys) == len(set(keys))
    for key in keys:
        assert key.startswith(BUILT) or f'"{key}"' in source or f"'{key}'" in source, key
    words = OakWords(example(), "en", None)
    for tile in ARTEFACTS:
        assert f"gives-{slug(ARTEFACT_EFFECT[ARTEFACTS.index(tile)])}" in keys
        assert words.gives(tile)
        assert words.named("artefact", tile) != tile
    assert {f"source-{slug(one)}" for one in SOURCES} <= set(keys)
    assert words.gives("moon") == ""
