"""One typed line as a row of actions: lists, directions, batches, suggestions and auto."""

from __future__ import annotations

import random

import pytest

from rules.core import Action, FastDice, Illegal, Invalid, NotNow, Refusal, rule
from rules.core.text import catalogue, text
from rules.druids import DRUIDS
from rules.druids import lines as reader
from rules.druids.actions import Act, Auto, Boost, Demon, Done, Draw, Drawall, Lay, Lift, Move, New, Stone, Temple, Ward
from rules.druids.board import FIELD
from rules.druids.mechanics.suggest import STYLES, suggest, suggestions
from rules.druids.state import NONE, DruidsOptions, DruidsState
from tests.rules.druids.scene import A, B, Scene, meadow


def read(state: DruidsState, seat: int, line: str) -> list[Action]:
    return reader.read(DRUIDS.imagine(state, seat, FastDice(0)), line)


def refused(table: Scene, line: str) -> Refusal:
    """The refusal of a line; the position is untouched, the sentence exists, and something that works is named."""
    before = DRUIDS.encode(table.state)
    with pytest.raises(Refusal) as caught:
        read(table.state, table.seat, line)
    assert DRUIDS.encode(table.state) == before
    refusal = caught.value
    assert sentence(refusal)
    return refusal


def sentence(refusal: Refusal) -> str:
    """In the title's words, else in the engine's."""
    own = catalogue("rules.druids", "en")
    place = "rules.druids" if own is not None and own.has_message(refusal.reason) else "rules.core"
    return text(place, refusal.reason, facts=refusal.facts)


def lines(table: Scene, line: str) -> list[Action]:
    """The actions of a line, which are then really played one after the other."""
    actions = read(table.state, table.seat, line)
    for action in actions:
        DRUIDS.check(table.state, table.seat, action)
        table.events = DRUIDS.apply(table.state, table.seat, action, table.dice)
        while (forced := DRUIDS.forced(table.state)) is not None:
            DRUIDS.apply(table.state, *forced, table.dice)
    return actions


# --- single items -------------------------------------------------------------------------------


def test_actions_by_name_and_number() -> None:
    for line in ("act scout move", "ACT 3 5", "act 3, ", "scout move"):
        table = meadow().begin(A)
        if line == "act 3, ":
            assert (refused(table, line).reason, refused(table, line).facts["typed"]) == ("missing-word", "act 3")
        else:
            assert read(table.state, A, line) == [Act("scout", "move")]


def test_places_in_any_case_and_corners_under_any_name() -> None:
    table = meadow().populate(A, "M16 L16 L17").turn(A, "white")
    for line in ("stone M16@12", "stone l16@4", "stone L17 @ 8", "Stone M16+L16+L17", "stone corner l17+m16+l16"):
        assert read(table.state, A, line) == [Stone("M16@12")]
    assert read(meadow().state, A, "demon field m15") == [Demon("M15")]


def test_a_dash_leaves_an_option_out() -> None:
    assert read(Scene().hold("portal").state, A, "lay M15 -") == [Lay("M15")]
    white = meadow().populate(A, "M16 L16 L17").turn(A, "white")
    assert read(white.state, A, "stone M16@12 -") == [Stone("M16@12")]


def test_from_as_a_word() -> None:
    table = meadow().stones(A, "M16@12 M16@4 M16@8 K16@12 K16@4 K16@8").temples("M16").populate(A, "O14 P13 P14")
    table.turn(A, "white")
    assert read(table.state, A, "temple K16 from M16") == [Temple("K16", "M16")]
    assert read(table.state, A, "stone P13@2 from M16@12") == [Stone("O14@6", "M16@12")]  # the name it is kept under
    assert refused(table, "stone P13@2 from").reason == "missing-word"


@rule("D-65", "D-66")
def test_moves_as_a_list() -> None:
    table = meadow().populate(A, "M15 L16 L17 N15 K13").populate(B, "M16").turn(A, "move")
    assert lines(table, "move L17 x M16 N15-N16, K13 - K14") == [
        Move("L17xM16"),
        Move("N15-N16"),
        Move("K13-K14"),
    ]
    assert table.state.captured[A][B] == 1
    bare = meadow().populate(A, "M15").turn(A, "move")
    assert read(bare.state, A, "m15-m16") == [Move("M15-M16")]


@rule("D-64")
def test_a_row_moves_in_one_direction_foremost_first() -> None:
    table = meadow().populate(A, "M15 M16 L16").turn(A, "move")
    assert lines(table, "move M15 M16 L16 > 3") == [Move("M16-M17"), Move("L16-L17"), Move("M15-M16")]
    for hour in (1, 5, 7, 9, 11):
        table = meadow().populate(A, "M16 M17 L16 L17 K16").turn(A, "move")
        assert len(lines(table, f"move M16 L17 K16 L16 M17 >{hour}")) == 5


def test_a_direction_never_captures() -> None:
    table = meadow().populate(A, "M15 L16 L17").populate(B, "M16").turn(A, "move")
    refusal = refused(table, "move M15 > 3")
    assert (refusal.reason, refusal.facts["to"], refusal.facts["step"]) == ("capture-with-x", "M16", 1)
    assert refused(table, "move M15 > 2").reason == "line-hour"
    assert refused(table, "move M15 > 3 5").facts["word"] == "5"
    assert refused(table, "move M15 >").facts["typed"] == "move M15 >"
    assert refused(table, "move > 3").reason == "missing-word"
    edge = Scene().tile("A13", "FFFFFF").populate(A, "A13").turn(A, "move")
    assert refused(edge, "move A13 > 1").reason == "line-edge"


@rule("D-61")
def test_new_populations_as_a_list_and_by_themselves() -> None:
    table = meadow().choose(A, "new", "new")
    assert lines(table, "new M16 M17 auto") == [New("M16"), New("M17"), New("L17"), New("L16")]
    assert table.seat == B  # the fourth used the action up
    bare = meadow().turn(A, "new")
    assert read(bare.state, A, "M16, M17") == [New("M16"), New("M17")]


@rule("D-39")
def test_done_stop_and_end() -> None:
    table = meadow().choose(A, "new", "black")
    assert read(table.state, A, "done") == [Done()]
    assert read(table.state, A, "done all") == [Done(all=True)]
    assert read(table.state, A, "end") == [Done(all=True)]
    table.play("done")
    assert read(table.state, A, "end") == [Done()]
    assert read(table.state, A, "done all") == [Done()]


# --- batches ------------------------------------------------------------------------------------


@rule("D-37")
def test_a_whole_turn_in_one_line() -> None:
    table = meadow().populate(A, "L17").begin(A)
    actions = lines(table, "act 4 2; new M16 L16; stone M16@12; end")
    assert actions == [Act("new", "white"), New("M16"), New("L16"), Stone("M16@12")]
    assert table.seat == B  # nothing white is left to do, so the turn had ended before "end"


def test_done_after_an_action_that_closed_by_itself_is_said_already() -> None:
    table = meadow().populate(A, "L17").begin(A)
    actions = lines(table, "act new white; new M16 L16; done; stone M16@12; done")
    assert actions == [Act("new", "white"), New("M16"), New("L16"), Stone("M16@12")]
    table = meadow().begin(A)
    assert len(lines(table, "act black black; demon M15 M16 M17; end")) == 4
    assert table.seat == B


def test_the_verb_may_be_left_out_after_a_comma() -> None:
    table = meadow().populate(A, "M16").stones(A, "M16@12").turn(A, "black")
    assert read(table.state, A, "demon M15, L15; ward M16, lift M15") == [
        Demon("M15"),
        Demon("L15"),
        Ward("M16"),
        Lift("M15"),
    ]


def test_the_first_bad_item_refuses_the_lot() -> None:
    table = meadow().populate(A, "M16 K16 O14").turn(A, "move")
    refusal = refused(table, "move M16-M17, K16-K17, M17-M18; done")
    assert isinstance(refusal, Illegal)
    assert (refusal.reason, refusal.clause) == ("moved-already", "D-64")
    assert {"step": 3, "steps": 4, "typed": "M17-M18"}.items() <= refusal.facts.items()
    refusal = refused(table, "move M16-M17; stone M16@12")
    assert (refusal.reason, refusal.facts["step"]) == ("not-chosen", 2)
    assert refusal.nearest


def test_a_verb_left_out_is_that_of_the_decision_open_by_then() -> None:
    table = meadow().begin(A)
    actions = lines(table, "new move; M16, M17; M16-L16 M17-M18")
    assert actions == [Act("new", "move"), New("M16"), New("M17"), Move("M16-L16"), Move("M17-M18")]


def test_items_after_the_turn() -> None:
    table = meadow().choose(A, "new", "black")
    refusal = refused(table, "end; new M16")
    assert isinstance(refusal, NotNow)
    assert (refusal.reason, refusal.facts["step"]) == ("line-turn-over", 2)
    with pytest.raises(NotNow) as caught:
        read(table.state, B, "new M16")
    assert caught.value.reason == "somebody-else"
    over = meadow().choose(A, "new", "black")
    over.state.phase = "over"
    with pytest.raises(NotNow) as caught:
        read(over.state, A, "new M16")
    assert caught.value.reason == "game-over"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "empty-line"),
        (" ; , ", "empty-line"),
        ("dance M16", "line-verb"),
        ("M16", "line-verb"),
        ("demon", "missing-word"),
        ("demon Z99", "unknown-word"),
        ("demon A1", "unknown-word"),
        ("ward M16@12", "unknown-word"),
        ("draw 3", "word-too-many"),
        ("boost", "missing-word"),
        ("boost magic", "unknown-word"),
        ("done soon", "word-too-many"),
        ("end now", "word-too-many"),
        ("stone", "missing-word"),
        ("stone M16@3", "unknown-word"),
        ("stone M16+L16", "unknown-word"),
        ("temple", "missing-word"),
        ("convert", "missing-word"),
        ("convert M16", "unknown-word"),
        ("new", "missing-word"),
        ("move", "missing-word"),
        ("move M16", "line-move"),
        ("move M16-Z1", "unknown-word"),
        ("lay L15 1", "line-no-piece"),
        ("lay", "missing-word"),
        ("wish", "missing-word"),
        ("pick", "missing-word"),
        ("pick FFF", "line-piece"),
        ("auto sideways", "unfitting-words"),
    ],
)
def test_unreadable_lines(line: str, reason: str) -> None:
    table = meadow().turn(A, "black")
    refusal = refused(table, line)
    assert isinstance(refusal, Invalid)
    assert refusal.reason == reason
    assert reason == "empty-line" or refusal.nearest


def test_an_unknown_command_is_told_the_commands_of_now() -> None:
    """Not all that there ever are: their list would be cut, and most of them would be refused too."""
    table = meadow().turn(A, "black")
    verbs = str(refused(table, "dance M16").facts["verbs"]).split(", ")
    assert set(verbs) == {type(action).__name__.lower() for action in table.legal}


def test_boost() -> None:
    table = meadow().captured(A, B, 5).choose(A, "move", "new")
    assert read(table.state, A, "boost new") == [Boost("new")]
    assert read(table.state, A, "boost 5") == [Boost("move")]


# --- laying -------------------------------------------------------------------------------------


@rule("D-12")
def test_turns_of_a_piece() -> None:
    table = Scene().tile("L15", "FFWWMM", 1).hold("FFFFFW")
    assert read(table.state, A, "lay M15") == [Lay("M15", 1)]
    assert read(table.state, A, "lay M15/1") == [Lay("M15", 1)]
    assert read(table.state, A, "lay field M15 hour 1") == [Lay("M15", 1)]
    assert read(table.state, A, "M15 best") == [Lay("M15", 1)]
    refusal = refused(table, "lay K14")
    assert refusal.reason == "line-several"
    assert refusal.facts["hours"] == "1, 3, 5, 7, 9, 11"
    assert read(table.state, A, "lay K14 11W") == [Lay("K14", 1)]
    assert refused(table, "lay K14 11F").reason == "line-several"
    assert refused(table, "lay M15 1W").reason == "line-no-turn"
    assert refused(table, "lay M15 1X").reason == "line-hour"
    assert refused(table, "lay M15 2").reason == "line-hour"
    assert refused(table, "lay M16").reason == "touches-too-few"
    assert refused(table, "lay M14 best").reason == "cell-taken"
    twins = Scene().hold("FFWFFW")
    assert read(twins.state, A, "lay L15 7") == [Lay("L15", 1)]
    portal = Scene().hold("portal")
    assert read(portal.state, A, "lay M15") == [Lay("M15")]
    assert refused(portal, "lay M15 1").reason == "portal-without-hour"


@rule("D-59")
def test_then_draw_or_stop() -> None:
    table = Scene().hold("FFWWMM")
    assert read(table.state, A, "lay L15 1 stop") == [Lay("L15", 1), Done()]
    assert read(table.state, A, "lay L15 1 then draw") == [Lay("L15", 1), Draw()]
    assert read(table.state, A, "lay L15 1; stop") == [Lay("L15", 1), Done()]
    last = Scene().hold("FFWWMM").left(0)
    assert read(last.state, A, "lay L15 1 stop") == [Lay("L15", 1)]  # scouting has closed by itself


@rule("D-59")
def test_a_draw_is_the_last_of_a_line() -> None:
    table = Scene().choose(A, "scout", "new")
    assert read(table.state, A, "draw") == [Draw()]
    refusal = refused(table, "draw; auto rest")
    assert (refusal.reason, refusal.facts["shown"], refusal.facts["rest"]) == ("line-reveals", "draw", "auto rest")
    refusal = refused(table, "auto 3 tight; new M16")
    assert text("rules.druids", refusal.reason, facts=refusal.facts).startswith('"auto 3 tight" shows something new')
    assert read(table.state, A, "draw all") == [Drawall()]
    assert read(table.state, A, "drawall") == [Drawall()]
    assert read(table.left(1).state, A, "draw all") == [Draw()]


def test_suggestions_by_number() -> None:
    table = Scene().tile("L15", "FFFFFF").tile("K15", "FFFFFF").hold("FFFFWW")
    offered = suggestions(table.state, A)
    assert 1 <= len(offered) <= 4
    assert len({suggestion.lay for suggestion in offered}) == len(offered)
    for number, suggestion in enumerate(offered, start=1):
        assert read(table.state, A, str(number)) == [suggestion.lay]
        assert suggestion.lay in table.legal
    assert refused(table, str(len(offered) + 1)).reason == "line-suggestion"
    assert refused(table, "0").reason == "line-suggestion"


def test_styles() -> None:
    """K15, L15 and L16 are forest: M15 and K16 touch three fields, and K16 closes two corners."""
    table = Scene().tile("L15", "FFFFFF").tile("K15", "FFFFFF").tile("L16", "FFFFFF").hold("FFFFFW")
    tight = suggest(table.state, A, "tight")
    assert tight is not None
    assert (tight.lay.field, tight.touches) == ("K16", 3)
    assert tight.corners == 2
    forest = suggest(table.state, A, "forest")
    assert forest is not None
    assert forest.corners == max(s.corners for s in [suggest(table.state, A, style) for style in STYLES] if s)
    assert forest.corners >= 1
    wide = suggest(table.state, A, "wide")
    assert wide is not None
    assert wide.touches == 2
    assert read(table.state, A, "auto near O12")[0] == Lay("O12", 1)
    assert read(table.state, A, "auto tight 1") == [tight.lay]
    home = Scene().tile("L15", "FFFFFF").tile("K14", "FFFFFF").populate(A, "K14").hold("FFMMMM")
    nearest = suggest(home.state, A, "home")
    assert nearest is not None
    assert (nearest.lay.field, nearest.corners, nearest.away) == ("K13", 0, 1)


def table_lay(field: str, table: Scene) -> list[Action]:
    best = suggest(table.state, A, cell=FIELD[field])
    assert best is not None
    return [best.lay]


# --- in real games ------------------------------------------------------------------------------


def test_every_legal_action_can_be_typed() -> None:
    """Random play: what `legal` lists, written down, reads as itself."""
    rng = random.Random(11)
    for seats in (2, 3, 4):
        dice = FastDice(seats)
        state, _ = DRUIDS.setup(seats, DruidsOptions(), dice)
        for step in range(250):
            waiting = DRUIDS.waiting(state)
            if not waiting:
                break
            legal = DRUIDS.legal(state, waiting[0])
            action = rng.choice([other for other in legal if other != Done(all=True)] or legal)
            if step % 3 == 0:
                before = DRUIDS.encode(state)
                drawn = (isinstance(action, Auto) and state.drawn != NONE) or state.face_up
                assert drawn or read(state, waiting[0], typed(action)) == [action]
                assert DRUIDS.encode(state) == before
            DRUIDS.apply(state, waiting[0], action, dice)


def typed(action: Action) -> str:
    values = [getattr(action, field) for field in action.__struct_fields__]
    if isinstance(action, (Stone, Temple)) and values[1]:
        values.insert(1, "from")
    if isinstance(action, Done):
        values = ["all"] if action.all else []
    words = [str(value) for value in values if value not in ("", 0)]
    return " ".join([type(action).__name__.lower(), *words])


JUMBLE = """
act draw drawall pick lay demon lift ward stone temple convert new move boost done stop end auto wish best rest all
near tight else from then > M16 L15 m15 K14 Z9 M16@12 M16@3 M16+L16+L17 M16-M17 M15xM16 - x @ + 0 1 3 12 -1 999 11W 9Q
FFWWMM portal black scout ; , ;; / ²
"""


def test_any_words_give_actions_or_a_refusal() -> None:
    """Random words of the notation, in any order, at every moment: never a fault, and what is read can be played."""
    rng = random.Random(17)
    words = [*JUMBLE.split(), "9" * 5000]
    read_well = 0
    for seed in range(3):
        dice = FastDice(seed)
        state, _ = DRUIDS.setup(2, DruidsOptions(scouting=("either", "one by one", "face up")[seed]), dice)
        for _ in range(400):
            if not (waiting := DRUIDS.waiting(state)):
                break
            line = " ".join(rng.choices(words, k=rng.randint(1, 5)))
            legal = list(DRUIDS.legal(state, waiting[0]))
            if rng.random() < 0.5:
                line = typed(rng.choice(legal)) + rng.choice(["", " ", ", ", "; "]) + rng.choice(["", line])
            before = DRUIDS.encode(state)
            try:
                actions = read(state, waiting[0], line)
            except Refusal as refusal:
                assert sentence(refusal)
                assert refusal.clause in ("", *DRUIDS.clauses)
            else:
                read_well += 1
                copy = DRUIDS.decode(before)
                for action in actions:
                    DRUIDS.check(copy, waiting[0], action)
                    DRUIDS.apply(copy, waiting[0], action, FastDice(1))
                    while (forced := DRUIDS.forced(copy)) is not None:
                        DRUIDS.apply(copy, *forced, FastDice(1))
            assert DRUIDS.encode(state) == before
            DRUIDS.apply(state, waiting[0], rng.choice(legal), dice)
    assert read_well > 100
