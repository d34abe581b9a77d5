"""Karnag (and the tiny title) in chat: every sentence in every language, true prices, no secret told."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import rules
from examples.pebbles.rules import PEBBLES
from rules.core import Action, Event, FastDice, Refusal, Seat
from rules.core.chat import Said, plain
from rules.core.telling import key_of
from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag import events as happened
from rules.karnag.actions import ACTIONS, Brew, Capture, Decline, Draw, Gem, Move
from rules.karnag.chat import labels
from rules.karnag.chat.prices import card_facts
from rules.karnag.events import EVENTS
from rules.karnag.state import CARD_WORDS, FIRST_MARKED, TRACKS, CubeTask
from tests.rules.karnag.properties import VARIANTS, scramble
from tests.rules.speaking import CHAT, LANGUAGES, PAST, Spoken, check_story, messages, say, speak_of_a_game, walk

# --- the catalogues -----------------------------------------------------------------------------------------------


def test_the_three_languages_have_the_same_keys_and_variables() -> None:
    english = messages("rules.karnag", "en")
    assert english.keys() >= set(KARNAG.clauses)
    for language in ("fr", "de"):
        assert messages("rules.karnag", language) == english


BUILT = (
    "term-",
    "K-",
    "explain-",
    "primer-",
    "filter-",
    "story-ordered-",
    "story-saw-",
    "chapter-",
    "question-",
    "moment-",
    "note-track-",
    "source-",
    "region-",
    "option-",
    "asks-",
)
"""Beginnings of keys that code puts together, and of names the chat looks up."""
COMMANDS = {f"do-{kind.__name__.lower()}" for kind in ACTIONS} | {
    f"field-{field}" for kind in ACTIONS for field in kind.__struct_fields__
}
"""What commands say of the kinds of action and of their fields; looked up by their names."""
BY_NAME = {f"story-{key_of(kind)}" for kind in EVENTS} | {
    f"{use}-{key_of(kind)}" for use in ("kind", "deed") for kind in ACTIONS
}
"""Told by a text and the fields of the event or action, unless code tells it otherwise."""


def test_every_sentence_has_a_use() -> None:
    """A key is named in the rules, put together by them, or part of another sentence. (Refusals: test_refusals.)"""
    folder = Path(rules.__file__).parent
    places = [*folder.joinpath("karnag").rglob("*.py"), *folder.joinpath("core").glob("*.py")]
    source = "".join(place.read_text("utf-8") for place in places)
    catalogue = folder.joinpath("karnag", "text", "en.ftl").read_text("utf-8")
    parts = set(re.findall(r"\{ ([a-z][\w-]*) \}", catalogue))
    for key in messages("rules.karnag", "en"):
        known = f'"{key}"' in source or key in parts or key.startswith(BUILT)
        assert known or key in COMMANDS or key in BY_NAME, key


def test_commands_can_tell_every_kind_of_action_and_every_field() -> None:
    for language in LANGUAGES:
        told = {key for key in messages("rules.karnag", language) if key.startswith(("do-", "field-"))}
        assert told == COMMANDS
        for key in COMMANDS:
            sentence = text("rules.karnag", key, language)
            assert len(sentence) <= (100 if key.startswith("do-") else 50), (language, sentence)
            assert not sentence.endswith((".", "?", "!")), (language, sentence)


def test_no_sentence_was_left_in_english() -> None:
    """Clauses and refusals are all longer than a word that two languages could share."""
    facts = dict.fromkeys(set().union(*messages("rules.karnag", "en").values()), 2)
    for key in [*KARNAG.clauses, *(key for key in messages("rules.karnag", "en") if key.startswith("asks-"))]:
        assert len({text("rules.karnag", key, language, facts) for language in LANGUAGES}) == len(LANGUAGES), key


# --- walking through games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, *(pytest.param(seats, marks=pytest.mark.long) for seats in (4, 5))])
def test_everything_in_a_game_can_be_said_in_three_languages(seats: int) -> None:
    spoken, _ = speak_of_a_game(KARNAG, seats, 40 + seats, VARIANTS[seats % len(VARIANTS)])
    spoken.check(LANGUAGES)
    assert len(spoken.keys) > 60


def test_every_source_of_points_has_a_name() -> None:
    sources: set[str] = set()
    facts: set[str] = set()
    for seed in range(4):
        *_, (state, _, _) = walk(KARNAG, 2 + seed, seed, VARIANTS[seed % len(VARIANTS)])
        standings = KARNAG.standings(state)
        assert standings is not None
        sources.update(*(placing.sources for placing in standings.placings))
        facts.update(standings.facts)
    assert {"captures", "council", "creatures", "escapes"} <= sources
    for language in LANGUAGES:
        assert messages("rules.karnag", language).keys() >= {f"source-{source}" for source in sources} | facts


@pytest.mark.parametrize("seats", PEBBLES.seats)
def test_the_tiny_title_can_be_said(seats: int) -> None:
    spoken, chapters = speak_of_a_game(PEBBLES, seats, seats, {})
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
    (happened.Rolled(4), "The die shows 4."),
    (
        happened.TilesLaid(["mind", "gems", "druids", "capture", "potions", "cards"]),
        "Action tiles: mind, gems, druids, capture, potions, cards.",
    ),
    (happened.Arrived("shadow", "left", "gate3"), "A dark shadow (turns left) appears on gate 3."),
    (happened.CreatureMoved("golem", "C8", ["B8"]), "The golem moves C8 → B8."),
    (happened.CreatureMoved("golem", "gate1", ["E8", "D8", "C8"]), "The golem leaves gate 1 → C8 (3 squares)."),
    (happened.CreatureStayed("naja", "C8"), "The naja on C8 is blocked and stays."),
    (happened.Escaped("ghoul", "N6"), "The ghoul escapes at N6."),
    (happened.Penalised(1, "N7", 3), "B loses 3 VP for the druid at N7."),
    (happened.Penalised(1, "N7", 0), "B has no VP to lose for the druid at N7."),
    (happened.Shut("golem", "gate1"), "The golem cannot leave gate 1 and is out of the game."),
    (happened.ObstacleLaid(1, "rock2", ["E12", "E13"]), "B lays rock2 on E12, E13."),
    (happened.DruidPlaced(1, "N4"), "B places a druid on N4."),
    (happened.CubePlaced(1, "capture+1"), "B puts a cube on capture+1."),
    (happened.CubeActs(1, "capture+1"), "B acts with capture+1."),
    (happened.Compensated(1, mana=1, vp=0), "B skips the action and takes 1 mana."),
    (happened.Compensated(1, mana=0, vp=0), "B skips the action; the mana is full."),
    (happened.Compensated(1, mana=0, vp=1), "B skips the action and takes 1 VP."),
    (happened.DruidMoved(1, "N10", "P2", 3), "B moves a druid from N10 to P2 (3 move points)."),
    (happened.DruidMoved(1, "council", "NE", 1), "B moves a druid from the council to NE (1 move point)."),
    (
        happened.GemMade(1, "E3", 7, "WE", "N3"),
        "B makes a gem at E3 (7 mana). The druid from WE goes to the council.",
    ),
    (
        happened.Captured(1, "N4", "golem", "C4", 3, 5),
        "B captures the golem at C4 (3 mana, 5 VP). The druid from N4 goes to the council.",
    ),
    (happened.CaptureBonus(1, 2), "B scores 2 VP more by the capture track."),
    (happened.CreatureLed(1, "naja", "D7", "C7"), "B leads the naja D7 → C7."),
    (happened.GemShifted(1, "E3", "E4"), "B moves a gem E3 → E4."),
    (happened.Brewed(1, 2, 8), "B brews with 2 druids (+8 mana)."),
    (happened.WentToCouncil(1, ["N4"]), None),
    (happened.WentToCouncil(1, ["P2"]), "B sends the druid of P2 to the council."),
    (happened.WentToCouncil(1, ["P2", "P5"]), "B sends the druids of P2, P5 to the council."),
    (happened.Learned(1, "council", 2), "B reaches level 2 on the council track."),
    (happened.ManaGained(1, 4), "B gains 4 mana."),
    (happened.ManaGained(1, 0), "B gains no mana; it is full."),
    (happened.Drew(1, [False, True, False, False]), "B draws 4 cards, 1 marked."),
    (happened.Drew(1, [False]), "B draws 1 card."),
    (happened.SawCards(1, ["mana"], only=1), "You drew Gain Mana."),
    (happened.SawCards(1, ["mana", "gems"], only=1), "You drew Gain Mana, Move Gemstones."),
    (
        happened.SawCards(1, ["mana", "gems", "through"], only=1),
        "You drew Gain Mana, Move Gemstones, Through Rocks/Swamps.",
    ),
    (
        happened.SawCards(1, ["mana", "control", "shadow", "through"], only=1),
        "You drew Gain Mana, Control of a Creature, Elimination of a dark shadow, Through Rocks/Swamps.",
    ),
    (happened.Kept(1), "B keeps 1 card."),
    (happened.KeptCard(1, "control", only=1), "You kept the card Control of a Creature."),
    (happened.CardPlayed(1, "acceleration", "+2"), "B plays the power card Acceleration/Deceleration (+2)."),
    (happened.CardPlayed(1, "acceleration", "alone"), "B plays the power card Acceleration/Deceleration (alone)."),
    (happened.CardPlayed(1, "through", ""), "B plays the power card Through Rocks/Swamps."),
    (happened.Banished(1, "shadow", 5), "B banishes a dark shadow (5 VP)."),
    (happened.Aligned(1, ["E3", "E9"], 7), "B has gems in line at E3, E9 (7 VP)."),
    (happened.MenhirRaised(1, "E9", 14), "B raises a menhir at E9 (14 VP)."),
    (happened.MenhirRaised(1, "A3", 0), "B raises a menhir at A3."),
    (happened.CouncilScored(1, 2, 3), "B has 2 druids at the council (3 VP)."),
    (happened.Passed(1), "B stops there."),
    (happened.Ended(22, ["E3"] * 7), "The gate is encircled: 22 squares, 7 menhirs."),
    (happened.Ended(0, []), "The gate is not encircled."),
]


@pytest.mark.parametrize(("event", "line"), STORIES, ids=lambda value: type(value).__name__)
def test_the_story_of_an_event(event: Event, line: str | None) -> None:
    check_story(CHAT, event, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_told_in_the_present(language: str) -> None:
    told = [CHAT.story(event) for event, _ in STORIES if event.only is None]
    lines = [plain(CHAT, said, language, "ABCDE".__getitem__) for said in told if said is not None]
    verbs = [line.removeprefix("B ") for line in lines if line.startswith("B ")]
    assert len(verbs) > 25
    assert [verb for verb in verbs if PAST[language].match(verb)] == []


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
        spoken.add("private", CHAT.story(happened.SawCards(1, [card] * 4, only=1)))
        spoken.add("story", CHAT.story(happened.CardPlayed(1, card, "alone")))
        spoken.add("hand", Said("hand-card", {**card_facts(card), "count": 12}))
        spoken.add("hand", Said("hand-drawn", card_facts(card)))
    for track in TRACKS:
        spoken.add("story", CHAT.story(happened.Learned(1, track, 5)))
    for phase in ("choosing", "main", "secondary", "gems", "council"):
        spoken.add("moment", Said("moment", {"round": 5, "rounds": 6, "phase": phase}))
    for source in (
        "captures",
        "banished",
        "compensation",
        "escapes",
        "lines",
        "regions",
        "council",
        "cards",
        "gems",
        "menhirs",
    ):
        spoken.add("column", Said(f"source-{source}"))
    spoken.check(LANGUAGES)


def test_every_kind_of_action_has_a_button_and_fields() -> None:
    """In code where that needs more than fields, else as a text."""
    texts = messages("rules.karnag", "en")
    for kind in ACTIONS:
        assert kind in labels.KINDS or f"kind-{key_of(kind)}" in texts
        assert kind in labels.DEEDS or f"deed-{key_of(kind)}" in texts
    assert set(labels.FIELDS) == {(kind, field) for kind in ACTIONS for field in kind.__struct_fields__}


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
            cube = CubeTask(seat, 0, rng.choice((1, 1, 1, 2, 4)), rng.randrange(2), 0)
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
                assert offered.label.facts["mana"] == spent + offered.note.facts["bonus"]
                assert offered.note.facts["vp"] == said.facts["vp"] == gained
                played = [e for e in events if isinstance(e, happened.CardPlayed)]
                assert offered.note.facts["cards"] == len(played)
                cheapest[Capture] = min(int(said.facts["mana"]), cheapest.get(Capture, 99))
            elif isinstance(action, Decline):
                assert said.facts.get("mana", 0) == -spent
            else:
                assert said.facts["mana"] == next(e.mana for e in events if isinstance(e, happened.Brewed))
        for kind, mana in cheapest.items():
            actions = [action for action in KARNAG.legal(state, seat) if type(action) is kind]
            assert CHAT.kind(view, seat, kind, actions).facts["mana"] == mana
    assert all(tried.get(kind, 0) >= 5 for kind in (Gem, Capture, Decline, Move)), tried


# --- no secret is told --------------------------------------------------------------------------------------------

PRIVATE_WORDS = ("through", "acceleration", "knowledge", "control", "gain mana", "gemstones")
"""Words of cards that mean nothing else in a story."""


@pytest.mark.parametrize("seed", range(2))
def test_secrets_change_nothing_for_others(seed: int) -> None:
    rng = random.Random(seed)
    drawn = 0
    for step, (state, seat, events) in enumerate(walk(KARNAG, 3, 20 + seed, {})):
        for event in events:
            said = CHAT.story(event)
            if said is not None and event.only is None and not isinstance(event, happened.CardPlayed):
                assert "card" not in said.facts
                assert not any(word in say(said).lower() for word in PRIVATE_WORDS), say(said)
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
            if Draw() in legal and viewer != seat and backs(state) == backs(other):
                drawn += 1
                assert public(state, seat) == public(other, seat)
    assert drawn


def backs(state: Any) -> list[bool]:
    """What a draw shows to everybody."""
    return [card >= FIRST_MARKED for card in state.deck[:4]]


def public(state: Any, seat: Seat) -> list[Said | None]:
    """What everybody reads when that seat draws cards."""
    events = KARNAG.apply(KARNAG.decode(KARNAG.encode(state)), seat, Draw(), FastDice(3))
    return [CHAT.story(event) for event in events if event.only is None]


def test_refusals_have_their_sentence_in_every_language() -> None:
    """Whatever is refused in a game, its reason can be said with the facts it brings."""
    rng = random.Random(3)
    pool: list[Action] = []
    reasons: set[str] = set()
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
