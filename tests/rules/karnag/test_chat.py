"""Karnag (and the tiny title) in chat: every sentence in every language, true prices, no secret told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rules.core import Action, Event, FastDice, Game, Refusal, Seat
from rules.core.chat import Chat, Choice, Said, plain
from rules.core.players import random_choice
from rules.core.text import catalogue, text
from rules.karnag import KARNAG
from rules.karnag import events as happened
from rules.karnag.actions import (
    ACTIONS,
    Brew,
    Capture,
    Card,
    Creature,
    Cube,
    Decline,
    Draw,
    Gem,
    Keep,
    Learn,
    Menhir,
    Move,
    Obstacle,
    Place,
    Shift,
)
from rules.karnag.board import SQUARE
from rules.karnag.events import EVENTS
from rules.karnag.state import CARD_WORDS, MAIN, SECONDARY, TRACKS, CubeTask, MenhirTask
from tests.rules.karnag.properties import VARIANTS, scramble
from tests.rules.karnag.table import Table
from tests.tiny import PEBBLES_GAME

CHAT = KARNAG.chat
assert CHAT is not None
LANGUAGES = ("en", "fr", "de")
MOST = {
    "story": 100,
    "chapter": 60,
    "question": 60,
    "having": 100,
    "hand": 100,
    "kind": 45,
    "label": 60,
    "note": 100,
    "deed": 60,
    "moment": 60,
    "column": 60,
}
"""How long a sentence may be, by what it is for (names count as ten characters)."""


def name(seat: Seat) -> str:
    return f"Player {seat}".ljust(10, "x")


def say(said: Said, language: str = "en", chat: Chat = CHAT) -> str:
    return plain(chat, said, language, name)


# --- the catalogues -----------------------------------------------------------------------------------------------


class _Names(Visitor):  # type: ignore[misc]
    """Variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Every key of a catalogue with the variables it needs, those of the messages in it included."""
    source = files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
    found: dict[str, _Names] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            names = _Names()
            names.visit(entry)
            found[entry.id.name] = names

    def variables(key: str) -> frozenset[str]:
        return frozenset(found[key].variables.union(*(variables(other) for other in found[key].messages)))

    return {key: variables(key) for key in found}


def test_the_three_languages_have_the_same_keys_and_variables() -> None:
    english = messages("rules.karnag", "en")
    assert english.keys() >= set(KARNAG.clauses)
    for language in ("fr", "de"):
        assert messages("rules.karnag", language) == english


def test_no_sentence_was_left_in_english() -> None:
    """Clauses and refusals are all longer than a word that two languages could share."""
    facts = dict.fromkeys(set().union(*messages("rules.karnag", "en").values()), 2)
    for key in [*KARNAG.clauses, *(key for key in messages("rules.karnag", "en") if key.startswith("asks-"))]:
        assert len({text("rules.karnag", key, language, facts) for language in LANGUAGES}) == len(LANGUAGES), key


# --- walking through games ----------------------------------------------------------------------------------------


class Spoken:
    """Each different thing said once, with what it is for."""

    def __init__(self, chat: Chat) -> None:
        self.chat = chat
        self.said: dict[bytes, tuple[str, Said]] = {}

    def add(self, use: str, said: Said | None) -> None:
        if said is not None:
            self.said[msgspec.msgpack.encode((use, said), order="sorted")] = (use, said)

    def check(self, languages: tuple[str, ...]) -> None:
        for use, said in self.said.values():
            needed = messages(self.chat.package, "en")[said.key]
            assert needed == said.facts.keys() | said.seats.keys(), said
            for language in languages:
                bundle = catalogue(self.chat.package, language)
                assert bundle is not None
                assert bundle.has_message(said.key), (language, said)
                sentence = say(said, language, self.chat)
                assert 0 < len(sentence) <= MOST[use], (language, len(sentence), sentence)
                assert not set("{}!$\n") & set(sentence), (language, sentence)
                assert (use == "story") == sentence.endswith("."), (language, sentence)

    @property
    def keys(self) -> set[str]:
        return {said.key for _, said in self.said.values()}


def speak(spoken: Spoken, view: Any, seat: Seat, legal: list[Action]) -> None:
    """Everything the chat can ask for in a position."""
    chat = spoken.chat
    spoken.add("question", chat.question(view, seat))
    spoken.add("having", chat.having(view, seat))
    for line in chat.hand(view, seat):
        spoken.add("hand", line)
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal:
        kinds.setdefault(type(action), []).append(action)
    for kind, actions in kinds.items():
        spoken.add("kind", chat.kind(view, seat, kind, actions))
    for action in legal:
        spoken.add("deed", chat.deed(view, seat, action))
        for field in action.__struct_fields__:
            offered = chat.choice(view, seat, action, field)
            assert isinstance(offered, Choice)
            assert offered.word == str(getattr(action, field))
            spoken.add("label", offered.label)
            spoken.add("note", offered.note)


def walk(
    game: Game[Any, Any], seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[Any, Seat | None, list[Event]]]:
    """A random game: position, who decides, what has just happened."""
    chooser, dice = random.Random(seed), FastDice(seed)
    state, events = game.setup(seats, game.read_options(options), dice)
    while waiting := game.waiting(state):
        seat = chooser.choice(waiting)
        yield state, seat, events
        events = game.apply(state, seat, random_choice(game.legal(state, seat), chooser), dice)
    yield state, None, events


def speak_of_a_game(game: Game[Any, Any], seats: int, seed: int, options: dict[str, Any]) -> tuple[Spoken, list[str]]:
    chat, chapters = game.chat, []
    assert chat is not None
    spoken, chooser = Spoken(chat), random.Random(seed)
    for state, seat, events in walk(game, seats, seed, options):
        for event in events:
            spoken.add("story", chat.story(event))
            assert 0 <= chat.weight(event) <= 10
            if heading := chat.chapter(event):
                spoken.add("chapter", heading)
                chapters.append(say(heading, chat=chat))
        for viewer in (None, *range(seats)):
            view = game.view(state, viewer)
            spoken.add("moment", chat.moment(view))
            columns = chat.columns(view)
            assert 1 <= len(columns) <= 3
            for column in columns:
                spoken.add("column", column.heading)
                assert sorted(column.values) == list(range(seats))
            for other in range(seats):
                spoken.add("question", chat.question(view, other))
        if seat is not None:
            legal = list(game.legal(state, seat))
            if len(legal) > 400:  # obstacles: a thousand ways to lie
                legal = chooser.sample(legal, 40)
            speak(spoken, game.view(state, seat), seat, legal)
    return spoken, chapters


@pytest.mark.parametrize("seats", KARNAG.seats)
def test_everything_in_a_game_can_be_said_in_three_languages(seats: int) -> None:
    spoken, _ = speak_of_a_game(KARNAG, seats, 40 + seats, VARIANTS[seats % len(VARIANTS)])
    spoken.check(LANGUAGES)
    assert len(spoken.keys) > 60


@pytest.mark.parametrize("seats", PEBBLES_GAME.seats)
def test_the_tiny_title_can_be_said(seats: int) -> None:
    spoken, chapters = speak_of_a_game(PEBBLES_GAME, seats, seats, {})
    spoken.check(("en",))
    assert len(chapters) == 3


def test_a_game_of_four_has_few_chapters() -> None:
    _, chapters = speak_of_a_game(KARNAG, 4, 7, {})
    a_round = ["creatures and cubes", "main actions", "secondary actions", "gems and council"]
    expected = [f"Round {number} · {phase}" for number in range(1, 6) for phase in a_round]
    assert chapters == ["Set-up · druids", *expected]
    assert len(chapters) <= 30


# --- every kind ---------------------------------------------------------------------------------------------------

STORIES: list[tuple[Event, str | None]] = [
    (happened.PhaseBegan("main", 2), None),
    (happened.Ordered([1, 0]), "Play order: B, A."),
    (happened.Ordered([1, 0, 2]), "Play order: B, A, C."),
    (happened.Ordered([3, 1, 0, 2]), "Play order: D, B, A, C."),
    (happened.Ordered([3, 1, 0, 2, 4]), "Play order: D, B, A, C, E."),
    (happened.Rolled(4), "The die showed 4."),
    (
        happened.TilesLaid(["mind", "gems", "druids", "capture", "potions", "cards"]),
        "Action tiles: mind, gems, druids, capture, potions, cards.",
    ),
    (happened.Arrived("shadow", "left", "gate3"), "New on gate3: dark shadow, turns left."),
    (happened.CreatureMoved("golem", "C8", ["B8"]), "Golem moved C8 → B8."),
    (happened.CreatureMoved("golem", "gate1", ["E8", "D8", "C8"]), "Golem moved gate1 → C8 (3 squares)."),
    (happened.CreatureStayed("naja", "C8"), "Naja stayed at C8, blocked."),
    (happened.Escaped("ghoul", "N6"), "Ghoul escaped at N6."),
    (happened.Penalised(1, "N7", 3), "B lost 3 VP for the druid at N7."),
    (happened.Penalised(1, "N7", 0), "B had no VP to lose for the druid at N7."),
    (happened.Shut("golem", "gate1"), "Golem could not leave gate1 and is out of the game."),
    (happened.ObstacleLaid(1, "rock2", ["E12", "E13"]), "B laid rock2 on E12, E13."),
    (happened.DruidPlaced(1, "N4"), "B placed a druid on N4."),
    (happened.CubePlaced(1, "capture+1"), "B put a cube on capture+1."),
    (happened.CubeActs(1, "capture+1"), "The cube of B on capture+1 came up."),
    (happened.Compensated(1, mana=1, vp=0), "B declined (+1 mana)."),
    (happened.Compensated(1, mana=0, vp=0), "B declined; the mana is full."),
    (happened.Compensated(1, mana=0, vp=1), "B declined (+1 VP)."),
    (happened.DruidMoved(1, "N10", "P2", 3), "B moved N10 → P2 (3 points)."),
    (happened.DruidMoved(1, "council", "NE", 1), "B moved council → NE (1 point)."),
    (happened.GemMade(1, "E3", 7, "WE", "N3"), "B made a gem at E3 (7 mana). WE went to the council."),
    (
        happened.Captured(1, "N4", "golem", "C4", 3, 5),
        "B captured the golem at C4 (3 mana, 5 VP). N4 went to the council.",
    ),
    (happened.CaptureBonus(1, 2), "B scored 2 VP more by the capture track."),
    (happened.CreatureLed(1, "naja", "D7", "C7"), "B led the naja D7 → C7."),
    (happened.GemShifted(1, "E3", "E4"), "B moved a gem E3 → E4."),
    (happened.Brewed(1, 2, 8), "B brewed with 2 druids (+8 mana)."),
    (happened.WentToCouncil(1, ["N4"]), None),
    (happened.WentToCouncil(1, ["P2"]), "B sent the druid of P2 to the council."),
    (happened.WentToCouncil(1, ["P2", "P5"]), "B sent the druids of P2, P5 to the council."),
    (happened.Learned(1, "council", 2), "B learned council 2."),
    (happened.ManaGained(1, 4), "B gained 4 mana."),
    (happened.ManaGained(1, 0), "B gained no mana; it is full."),
    (happened.Drew(1, [False, True, False, False]), "B drew 4 cards, 1 marked."),
    (happened.Drew(1, [False]), "B drew 1 card."),
    (happened.SawCards(1, ["mana"], only=1), "You drew mana."),
    (happened.SawCards(1, ["mana", "gems"], only=1), "You drew mana, gems."),
    (happened.SawCards(1, ["mana", "gems", "through"], only=1), "You drew mana, gems, through."),
    (
        happened.SawCards(1, ["mana", "control", "shadow", "through"], only=1),
        "You drew mana, control, dark shadow, through.",
    ),
    (happened.Kept(1), "B kept 1 card."),
    (happened.KeptCard(1, "control", only=1), "You kept control."),
    (happened.CardPlayed(1, "acceleration", "+2"), "B played acceleration (+2)."),
    (happened.CardPlayed(1, "acceleration", "alone"), "B played acceleration (alone)."),
    (happened.CardPlayed(1, "through", ""), "B played through."),
    (happened.Banished(1, "shadow", 5), "B banished a dark shadow (5 VP)."),
    (happened.Aligned(1, ["E3", "E9"], 7), "B had gems in line at E3, E9 (7 VP)."),
    (happened.MenhirRaised(1, "E9", 14), "B raised a menhir at E9 (14 VP)."),
    (happened.MenhirRaised(1, "A3", 0), "B raised a menhir at A3."),
    (happened.CouncilScored(1, 2, 3), "B had 2 druids at the council (3 VP)."),
    (happened.Passed(1), "B left the rest."),
    (happened.Ended(22, ["E3"] * 7), "The gate was encircled: 22 squares, 7 menhirs."),
    (happened.Ended(0, []), "The gate was not encircled."),
]


@pytest.mark.parametrize(("event", "line"), STORIES, ids=lambda value: type(value).__name__)
def test_the_story_of_an_event(event: Event, line: str | None) -> None:
    said = CHAT.story(event)
    if line is None:
        assert said is None
        return
    assert said is not None
    assert plain(CHAT, said, "en", "ABCDE".__getitem__) == line
    spoken = Spoken(CHAT)
    spoken.add("story", said)
    spoken.check(LANGUAGES)


def test_every_kind_of_event_has_its_story() -> None:
    assert {type(event) for event, _ in STORIES} == set(EVENTS)
    told = {type(event) for event, line in STORIES if line}
    assert set(EVENTS) - told == {happened.PhaseBegan}, "phases are headings"


def test_the_longest_story_fits() -> None:
    """Every creature, card and track word in the longest places, in every language."""
    spoken = Spoken(CHAT)
    for kind in ("golem", "ghoul", "shadow", "naja"):
        spoken.add("story", CHAT.story(happened.Captured(1, "N14", kind, "L16", 16, 10)))
        spoken.add("story", CHAT.story(happened.Shut(kind, "gate1")))
        spoken.add("story", CHAT.story(happened.Banished(1, kind, 5)))
    for card in CARD_WORDS:
        spoken.add("story", CHAT.story(happened.SawCards(1, [card] * 4, only=1)))
        spoken.add("story", CHAT.story(happened.CardPlayed(1, card, "alone")))
        spoken.add("hand", Said("hand-card", {"card": card, "count": 12}))
        spoken.add("hand", Said("hand-drawn", {"card": card}))
    for track in TRACKS:
        spoken.add("story", CHAT.story(happened.Learned(1, track, 5)))
    for phase in ("choosing", "main", "secondary", "gems", "council"):
        spoken.add("moment", Said("moment", {"round": 5, "rounds": 6, "phase": phase}))
    for source in ("captures", "banished", "compensation", "escapes", "lines", "regions", "council", "cards", "gems"):
        spoken.add("column", Said(f"source-{source}"))
    spoken.check(LANGUAGES)


# --- scenes: exact words ------------------------------------------------------------------------------------------


def labels(table: Table, action: Action, field: str) -> tuple[str, str | None]:
    offered = CHAT.choice(KARNAG.view(table.state, table.seat), table.seat, action, field)
    spoken = Spoken(CHAT)
    spoken.add("label", offered.label)
    spoken.add("note", offered.note)
    spoken.check(LANGUAGES)
    return say(offered.label), say(offered.note) if offered.note else None


def kinds(table: Table) -> list[str]:
    """The buttons of the open decision."""
    view, legal = KARNAG.view(table.state, table.seat), table.legal()
    found = list(dict.fromkeys(type(action) for action in legal))
    return [say(CHAT.kind(view, table.seat, kind, [a for a in legal if type(a) is kind])) for kind in found]


def asked(table: Table) -> str:
    return say(CHAT.question(KARNAG.view(table.state, None), table.seat))


def test_a_druid_move() -> None:
    table = Table(2).druids(0, "N10", "EA").druids(1, "N9", "S5").creature("ghoul", "D11").acting(0, "capture")
    assert kinds(table) == ["Move druids: 7 points", "Learn: 1 level", "Decline: +1 mana"]
    assert asked(table) == "capture+1, main action"
    assert labels(table, Move("N10", "P2", 3), "to") == ("P2 · cauldron · 3 points", "free places: 1 of 1")
    assert labels(table, Move("N10", "N11", 1), "to") == ("N11 · 1 point", "sees D11: ghoul, 4 mana")
    assert labels(table, Move("N10", "N12", 2), "to") == ("N12 · 2 points", "entrance of P2")
    assert labels(table, Move("N10", "N8", 1), "to") == ("N8 · 1 point", "jumps N9")
    assert labels(table, Move("N10", "N8", 1), "points") == ("1 point", "the other way round")
    assert labels(table, Move("council", "NE", 1), "druid") == ("council", "comes back on a corner, for 1 point")
    move = Move("N10", "P2", 3)
    assert say(CHAT.deed(KARNAG.view(table.state, 0), 0, move)) == "N10 → P2 (3)"
    table.play(move)
    assert asked(table) == "druid move, 4 of 7 points left"
    assert kinds(table) == ["Move druids: 4 points"]
    assert labels(Table(2).druids(0, "N12").creature("golem", "A12").acting(0, "druids"), Move("N12", "P2", 1), "to")


def test_the_points_of_the_move_track_are_open() -> None:
    table = Table(2).druids(0, "N10").level(0, move=3).hand(0, "acceleration").acting(0, "druids")
    assert kinds(table) == ["Move druids: 5 to 10 points", "Play a card (1)", "Decline: +1 mana"]
    assert labels(table, Card("acceleration", "+2"), "use") == ("+2 · 7 to 12 points", None)
    assert labels(table, Card("acceleration", "alone"), "use") == ("alone · a move of 1 to 3 points", None)
    table.play(Move("N10", "N3", 7))
    assert asked(table) == "druid move, up to 3 points left"
    assert kinds(table)[0] == "Move druids: up to 3 points"
    secondary = Table(2).druids(0, "N10").hand(0, "acceleration").acting(0, "druids", SECONDARY)
    assert labels(secondary, Card("acceleration", "-2"), "use") == ("-2 · 3 points", None)
    secondary.play(Card("acceleration", "alone"))
    assert asked(secondary) == "acceleration card, 1 to 3 points left"


def test_two_gems() -> None:
    table = Table(2).druids(0, "N3", "WE", "WC").mana(0, 12).hand(0, "mana").acting(0, "gems")
    expected = ["Move druids: 6 points", "Gem: 2 places, from 5 mana", "Learn: 1 level", "Play a card (1)"]
    assert kinds(table) == [*expected, "Decline: +1 mana"]
    having = CHAT.having(KARNAG.view(table.state, 0), 0)
    assert say(having) == "12 mana · 3 gems · 1 card · druids: N3, WE, WC"
    gem = Gem("E3", "WE", "N3")
    assert labels(table, gem, "at") == ("E3 · 7 mana · green", "lines of N3 and WE")
    second = "then C3 is possible for 5 of 5 mana"
    assert labels(table, gem, "leaves") == ("WE goes, N3 stays · 7 mana", second)
    assert labels(table, gem, "stays") == ("N3 stays · 7 mana", second)
    other = Gem("E3", "N3", "WE")
    assert labels(table, other, "leaves") == ("N3 goes, WE stays · 7 mana", "then no second gem; 5 mana left")
    assert say(CHAT.deed(KARNAG.view(table.state, 0), 0, gem)) == "gem at E3 (7 mana), WE to the council"
    table.gems(0, "E10")
    assert labels(table, gem, "at") == ("E3 · 7 mana · green", "in line with E10: 22 VP if it stays so")


def test_one_crossing_from_two_sides_has_two_prices() -> None:
    table = Table(2).druids(0, "N3", "S3", "WE").mana(0, 20).acting(0, "gems", SECONDARY)
    assert labels(table, Gem("E3", "WE", "N3"), "at") == ("E3 · from 7 mana · green", None)
    assert labels(table, Gem("E3", "WE", "N3"), "leaves") == ("WE goes to the council", None)
    assert labels(table, Gem("E3", "WE", "S3"), "stays")[0] == "S3 stays · 10 mana"
    assert kinds(table)[0] == "Gem: 1 place, 7 mana"


def test_captures_with_powers_and_cards() -> None:
    table = Table(2).druids(0, "N4", "N8").creature("golem", "C4").creature("naja", "A8").level(0, capture=4)
    table.hand(0, "through", "through").reserve(0, shadow=1).acting(0, "capture", SECONDARY)
    for number, square in enumerate(("A4", "B4"), start=1):
        table.rock(square).state.obstacles[f"rock{number}"] = [SQUARE[square]]
    assert kinds(table)[:2] == ["Capture: 2 in line, from 1 mana", "Decline: +1 mana"]
    capture = Capture("N4")
    note = "8 VP, N4 goes to the council; takes 1 through card"  # golem 5, 1 per creature, 2 once per action
    assert labels(table, capture, "druid") == ("N4 · golem at C4 · 3 mana", note)
    table.play(Capture("N8"))
    assert labels(table, capture, "druid")[1] == "6 VP, N4 goes to the council; takes 1 through card"
    table.play(capture)
    assert table.state.hands[0].count(0) == 1


def test_cubes() -> None:
    table = Table(4)
    state = table.state
    state.phase, state.turn = "choosing", 8
    state.tiles = [2, 0, 1, 3, 4, 5]
    state.slots = [[-1, -1], [-1, -1, -1]] * 6
    state.slots = [list(row) for row in state.slots]
    state.slots[0] = [0, -1]
    state.slots[1] = [-1, 0, -1]
    assert asked(table) == "cube 3 of 5"
    assert kinds(table) == ["Place a cube: 28 free slots"]
    assert say(CHAT.having(KARNAG.view(state, 0), 0)) == "10 mana · 0 cards · cubes: capture+1, capture-2"
    assert labels(table, Cube("capture+2"), "slot") == ("capture+ · 1 of 2 free", "later: you act there already")
    assert labels(table, Cube("capture-1"), "slot")[1] == "your cube below then acts later"
    assert labels(table, Cube("druids-1"), "slot") == ("druids- · 3 of 3 free", "move druids 5 points")
    assert labels(table, Cube("druids-3"), "slot") == ("druids-3 · slot 3 of 3", "move druids 5 points")


def test_creatures_gems_and_menhirs() -> None:
    table = Table(2).druids(0, "N7", "S1").druids(1, "N9").creature("golem", "A8").vp(9, 9).acting(0, "mind")
    assert kinds(table) == ["Learn: 1 level", "Lead a creature: 1 to 3 squares", "Decline: +1 mana"]
    assert labels(table, Creature("A8", "N8"), "creature") == ("A8 · golem, turns left", None)
    escape = ("N8 · path · 1 square", "escapes; you lose 3 VP, the others 3")
    assert labels(table, Creature("A8", "N8"), "to") == escape
    assert labels(table, Creature("A8", "B7"), "to") == ("B7 · 2 squares", "then N7 sees it: 2 mana")
    shift = Table(2).gems(0, "A1", "C5").acting(0, "mind", SECONDARY)
    assert kinds(shift)[0] == "Move a gem: 1 square"
    assert labels(shift, Shift("C5", "B5"), "gem") == ("C5 · light brown", None)
    raising = Table(2).gems(0, "C1", "C5", "C6").acting(0, "mind")
    raising.state.menhirs_left[0] = 1
    raising.state.phase, raising.state.tasks = "gems", [MenhirTask(0, [SQUARE["C1"], SQUARE["C5"], SQUARE["C6"]])]
    assert asked(raising) == "gem that becomes a menhir, 1 menhir left"
    assert kinds(raising) == ["Raise a menhir: 1 left"]
    assert labels(raising, Menhir("C5"), "gem") == ("C5 · light brown · 7 VP", None)
    assert say(CHAT.deed(KARNAG.view(raising.state, 0), 0, Menhir("C5"))) == "menhir at C5 (7 VP)"


def test_potions_tracks_and_cards() -> None:
    table = Table(2).druids(0, "P1", "P3").mana(0, 15).level(0, mana=2, capture=3).acting(0, "potions")
    assert kinds(table) == ["Brew: 2 druids, +5 mana", "Decline: +1 mana"]
    table.play(Brew())
    assert asked(table) == "potions+1, 2 levels of knowledge"
    assert labels(table, Learn("mana"), "track")[1] == "0 mana now, and a level on another track"
    assert labels(table, Learn("capture"), "track") == (
        "capture · level 4 of 5",
        "2 VP per action with a capture, 1 VP per creature",
    )
    cards = Table(2).hand(0, "mana", "mana").reserve(0, ghoul=1).deck("ghoul", "ghoul", "shadow", "mana")
    cards.acting(0, "cards", MAIN)
    assert labels(cards, Card("mana"), "card") == ("mana × 2", "4 mana")
    cards.play(Draw())
    assert asked(cards) == "choose 1 of 4 cards, 3 marked"
    assert kinds(cards) == ["Choose a card: 2 possible"]
    assert labels(cards, Keep("ghoul"), "card")[0] == "ghoul · banish one · 5 VP"
    hand = [say(line) for line in CHAT.hand(KARNAG.view(cards.state, 0), 0)]
    assert hand[-2:] == ["mana × 2: 4 mana", "ghoul × 1: each lets your lines pass 1 swamp per action"]
    assert len(hand) == 6
    again = Table(2).deck("ghoul").acting(0, "cards", SECONDARY)
    again.play(Draw())
    assert kinds(again) == ["Put back, draw 1 card", "Take none"]


def test_setting_up_and_the_regions() -> None:
    table = Table(3).nowhere().creature("golem", "C4")
    assert asked(table) == "druid 1 of 3"
    assert labels(table, Place("N4"), "square") == ("N4 · entrance of P1", "sees C4: golem, 3 mana")
    laying = Table(2, setup="advanced")
    assert asked(laying) == "lay an obstacle tile"
    tile = next(action for action in laying.legal() if isinstance(action, Obstacle) and action.tile == "mixed1")
    assert labels(laying, tile, "tile") == ("mixed1 · rock and swamp, 3 squares", None)
    assert labels(laying, tile, "turn")[0].startswith("north · A1, A2, B1")
    regions = CHAT.regions(KARNAG.view(table.state, None))
    assert regions == ["north", "east", "south", "west", "gate", "P1", "P2", "P3", "P4", "P5", "P6"]
    four = CHAT.regions(KARNAG.view(Table(2, cauldron_layout="four").state, None))
    assert four[-1] == "P4"


def test_every_kind_of_action_has_a_button_and_fields() -> None:
    from rules.karnag.chat import fields, kinds

    assert set(kinds.KINDS_OF_ACTION) == set(kinds.DEEDS) == set(ACTIONS)
    assert set(fields.FIELDS) == {(kind, field) for kind in ACTIONS for field in kind.__struct_fields__}


# --- prices are true ----------------------------------------------------------------------------------------------


def crowded(state: Any, rng: random.Random) -> None:
    """Make gems and captures likely: rich seats that know and own much, with druids on the path where there is room."""
    for seat in range(state.seats):
        state.mana[seat] = rng.randint(10, 20)
        state.knowledge[seat] = [rng.randint(0, 5) for _ in TRACKS]
        state.reserve[seat] = [0, 1, 1, 1]
    taken = {spot for druids in state.druids for spot in druids}
    for druids in state.druids:
        for number in range(3):
            spot = rng.randrange(60)
            if spot not in taken:
                taken.add(spot)
                druids[number] = spot


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_prices_are_what_is_paid(variant: dict[str, Any]) -> None:
    rng = random.Random(5)
    tried: dict[type[Action], int] = {}
    for step, (state, seat, _) in enumerate(walk(KARNAG, 3, 11, variant)):
        if seat is None or state.phase != "acting" or step % 2:
            continue
        if state.tasks and isinstance(state.tasks[-1], CubeTask):
            state = KARNAG.decode(KARNAG.encode(state))
            cube = CubeTask(seat, 0, rng.choice((1, 2, 2, 4)), rng.randrange(2), 0)
            state.tasks = [cube]
            crowded(state, rng)
        view = KARNAG.view(state, seat)
        cheapest: dict[type[Action], int] = {}
        for action in KARNAG.legal(state, seat):
            if not isinstance(action, (Gem, Capture, Brew, Decline, Move)):
                continue
            tried[type(action)] = tried.get(type(action), 0) + 1
            then = KARNAG.decode(KARNAG.encode(state))
            events = KARNAG.apply(then, seat, action, FastDice(1))
            events = [event for event in events if not isinstance(event, happened.Penalised)]
            spent = state.mana[seat] - then.mana[seat]
            gained = sum(e.vp for e in events if isinstance(e, (happened.Captured, happened.CaptureBonus)))
            said = CHAT.deed(view, seat, action)
            if isinstance(action, Move):
                assert said.facts["points"] == events[0].points  # type: ignore[attr-defined]
            elif isinstance(action, Gem):
                assert said.facts["mana"] == spent
                assert CHAT.choice(view, seat, action, "stays").label.facts["mana"] == spent
                cheapest[Gem] = min(spent, cheapest.get(Gem, 99))
            elif isinstance(action, Capture):
                offered = CHAT.choice(view, seat, action, "druid")
                assert offered.note is not None
                assert offered.label.facts["mana"] == said.facts["mana"]
                assert offered.label.facts["mana"] == spent + offered.note.facts["bonus"]  # type: ignore[operator]
                assert offered.note.facts["vp"] == said.facts["vp"] == gained
                played = [e for e in events if isinstance(e, happened.CardPlayed)]
                assert offered.note.facts["cards"] == len(played)
                cheapest[Capture] = min(said.facts["mana"], cheapest.get(Capture, 99))  # type: ignore[type-var]
            elif isinstance(action, Decline):
                assert said.facts.get("mana", 0) == -spent
            else:
                assert said.facts["mana"] == next(e.mana for e in events if isinstance(e, happened.Brewed))
        for kind, mana in cheapest.items():
            actions = [action for action in KARNAG.legal(state, seat) if type(action) is kind]
            assert CHAT.kind(view, seat, kind, actions).facts["mana"] == mana
    assert all(tried.get(kind, 0) >= 5 for kind in (Gem, Capture, Decline, Move)), tried


# --- no secret is told --------------------------------------------------------------------------------------------

PRIVATE_WORDS = ("through", "acceleration", "knowledge", "control")
"""Card words that mean nothing else in a story."""


@pytest.mark.parametrize("seed", range(2))
def test_secrets_change_nothing_for_others(seed: int) -> None:
    rng = random.Random(seed)
    drawn = 0
    for step, (state, seat, events) in enumerate(walk(KARNAG, 3, 20 + seed, {})):
        for event in events:
            said = CHAT.story(event)
            if said is not None and event.only is None and not isinstance(event, happened.CardPlayed):
                assert "card" not in said.facts
                assert not any(word in say(said) for word in PRIVATE_WORDS), say(said)
        if seat is None or (step % 4 and not any(state.hands)):
            continue
        legal = list(KARNAG.legal(state, seat))
        by_kind = {kind: [a for a in legal if type(a) is kind] for kind in {type(a) for a in legal}}
        for viewer in (None, *range(3)):
            other = KARNAG.decode(KARNAG.encode(state))
            scramble(other, viewer, rng)
            one, two = KARNAG.view(state, viewer), KARNAG.view(other, viewer)
            for player in range(3):
                assert CHAT.question(one, player) == CHAT.question(two, player)
                assert CHAT.question(one, player) == CHAT.question(KARNAG.view(state, None), player)
                assert CHAT.having(one, player) == CHAT.having(two, player)
            assert CHAT.columns(one) == CHAT.columns(two)
            assert CHAT.moment(one) == CHAT.moment(two)
            if viewer != seat:
                for kind, actions in by_kind.items():
                    assert CHAT.kind(one, seat, kind, actions) == CHAT.kind(two, seat, kind, actions)
            if Draw() in legal and viewer != seat:
                drawn += 1
                assert public(state, seat) == public(other, seat)
    assert drawn


def public(state: Any, seat: Seat) -> list[Said | None]:
    """What everybody reads when that seat draws cards."""
    events = KARNAG.apply(KARNAG.decode(KARNAG.encode(state)), seat, Draw(), FastDice(3))
    return [CHAT.story(event) for event in events if event.only is None]


def test_refusals_have_their_sentence_in_every_language() -> None:
    """Whatever is refused in a game, its reason can be said with the facts it brings."""
    rng, pool, reasons = random.Random(3), [], set()
    for state, seat, _ in walk(KARNAG, 3, 30, {"setup": "advanced"}):
        if seat is None:
            continue
        legal = list(KARNAG.legal(state, seat))
        for action in rng.sample(pool, min(6, len(pool))):
            try:
                KARNAG.check(state, seat, action)
            except Refusal as refusal:
                reasons.add(refusal.reason)
                for language in LANGUAGES:
                    sentence = text("rules.karnag", refusal.reason, language, refusal.facts)
                    assert "{" not in sentence
        pool += rng.sample(legal, min(2, len(legal)))
    assert len(reasons) > 20
