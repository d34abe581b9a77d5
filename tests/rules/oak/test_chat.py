"""Oak in chat: every sentence, true prices, no secret told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.core import Action, Event, FastDice, Seat
from rules.core.chat import Chat, Said, plain
from rules.core.telling import key_of
from rules.core.text import text
from rules.oak import OAK
from rules.oak import events as happened
from rules.oak.actions import ACTIONS, Climb, Draw, Gain, Limit, Pass, Pay, Shrine, Special, Step, Take, Temple
from rules.oak.board import ARTEFACTS, BROICHAN_CARDS, CREATURES, action_part, slug
from rules.oak.chat import labels, panel, prices, story
from rules.oak.chat.prices import Facts
from rules.oak.decisions.taking import CARD_TAKES, POTION_TAKES
from rules.oak.events import EVENTS
from rules.oak.figures import FIGURES
from rules.oak.mechanics.bag import TAKES
from rules.oak.mechanics.displays import ARTEFACT_TAKES, CREATURE_TAKES
from rules.oak.mechanics.potions import POTION_WORDS
from rules.oak.state import OakState
from rules.oak.view import OakView
from tests.rules.oak.helpers.players import eager
from tests.rules.oak.properties import scramble
from tests.rules.oak.scene import Table
from tests.rules.speaking import Spoken, check_story, messages, say, speak

CHAT: Chat[Any] = OAK.chat
PACKAGE = "rules.oak"
LANGUAGES = ("en", "fr", "de")


def walk(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[OakState, Seat | None, list[Event]]]:
    """A game of players who hardly ever pass: position, who decides, what has just happened."""
    rng, dice = random.Random(seed), FastDice(seed)
    state, events = OAK.setup(seats, OAK.read_options(options), dice)
    while waiting := OAK.waiting(state):
        seat = rng.choice(waiting)
        yield state, seat, events
        events = OAK.apply(state, seat, eager(state, seat, OAK.legal(state, seat), rng), dice)
    yield state, None, events


VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"eclipse": True, "ask_after_action": True},
    {"free_actions_after_pass": True, "refresh_only_with_take": False, "stopping_final": False},
    {"feather_l_lifetime_vp": True, "wood_warp_forced": False, "exchange_any_time": True, "bonus_step": "before"},
)

# --- the catalogue ------------------------------------------------------------------------------------------------

BUILT = (
    "term-",
    "O-",
    "question-",
    "chapter-",
    "moment-",
    "region-",
    "source-",
    "do-",
    "field-",
    "story-",
    "asks-",
    "primer-",
    "explain-",
    "option-",
    "tagline",
)
"""Beginnings of keys that code puts together, and of texts the chat looks up."""


def test_every_sentence_has_a_use() -> None:
    """What was added for the chat is named in the rules, put together by them, or part of another sentence."""
    folder = Path(rules.__file__).parent.joinpath("oak")
    source = "".join(place.read_text("utf-8") for place in folder.rglob("*.py"))
    catalogue = folder.joinpath("text", "en.ftl").read_text("utf-8")
    added = re.findall(r"^([a-z][\w-]*) =", catalogue.partition("## Words inside sentences")[2], re.MULTILINE)
    assert len(added) > 200
    parts = set(re.findall(r"\{ ([a-z][\w-]*) \}", catalogue))
    for key in added:
        assert f'"{key}"' in source or key in parts or key.startswith(BUILT), key
    for key in (key for key in added if key.startswith("story-")):
        told_by_fields = key in {f"story-{key_of(kind)}" for kind in EVENTS if kind not in story.LINES}
        assert told_by_fields or f'"{key.removeprefix("story-")}"' in source or f'"{key}"' in source, key


def test_commands_and_options_are_described() -> None:
    known = messages(PACKAGE, "en")
    for kind in ACTIONS:
        keys = [f"do-{kind.__name__.lower()}", *(f"field-{field}" for field in kind.__struct_encode_fields__)]
        for key in keys:
            assert key in known
            assert 0 < len(text(PACKAGE, key)) <= 100
    assert {key for key in known if key.startswith("do-")} == {f"do-{kind.__name__.lower()}" for kind in ACTIONS}
    fields_known = {field for kind in ACTIONS for field in kind.__struct_encode_fields__}
    assert {key for key in known if key.startswith("field-")} == {f"field-{field}" for field in fields_known}


@pytest.mark.parametrize(
    ("message", "facts", "words"),
    [
        ("word-creature-effect", prices.creature, CREATURES[1:]),
        ("word-artefact-effect", prices.artefact, ARTEFACTS),
        ("word-potion-effect", prices.potion, POTION_WORDS),
        ("word-effect", prices.action, [action.effect for card in FIGURES.moot.cards for action in card.actions]),
        ("word-broichan-effect", prices.broichan, BROICHAN_CARDS),
    ],
)
def test_every_card_tells_its_effect(message: str, facts: Callable[[str], Facts], words: list[str]) -> None:
    """Each word has a line of its own in the catalogue (the last one may be the default)."""
    source = Path(rules.__file__).parent.joinpath("oak", "text", "en.ftl").read_text("utf-8")
    block = source.partition(f"\n{message} = ")[2].partition("\n}\n")[0]
    assert set(re.findall(r"\[([\w-]+)\]", block)) >= {slug(word) for word in words}
    told = {word: text(PACKAGE, message, "en", facts(word)) for word in words}
    assert all(0 < len(sentence) <= 70 for sentence in told.values())
    for language in LANGUAGES:
        assert all("{" not in text(PACKAGE, message, language, facts(word)) for word in words)


# --- walking through games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", OAK.seats)
def test_everything_in_a_game_can_be_said(seats: int) -> None:
    spoken, chooser = Spoken(CHAT), random.Random(seats)
    chapters = 0
    for state, seat, events in walk(seats, 60 + seats, VARIANTS[seats - 1]):
        for event in events:
            spoken.add("story", CHAT.story(event))
            assert 0 <= CHAT.weight(event) <= 10
            if heading := CHAT.chapter(event):
                spoken.add("chapter", heading)
                chapters += 1
        for viewer in (None, *range(seats)):
            view = OAK.view(state, viewer)
            spoken.add("moment", CHAT.moment(view))
            columns = CHAT.columns(view)
            assert len(columns) == 3
            for column in columns:
                spoken.add("column", column.heading)
                everybody = range(len(view.seats) if column is columns[0] else seats)
                assert sorted(column.values) == list(everybody), "Broichan has points only"
            for other in range(seats):
                spoken.add("question", CHAT.question(view, other))
        if seat is not None:
            legal = list(OAK.legal(state, seat))
            view = OAK.view(state, seat)
            speak(spoken, view, seat, chooser.sample(legal, min(30, len(legal))))
            teach(view, seat, legal)
    spoken.check(LANGUAGES)
    assert len(spoken.keys) > 80
    assert chapters > 20


LONGEST = {"explained": 250, "primer": 130, "cannot": 80}


def check_teaching(use: str, said: Said) -> None:
    assert messages(PACKAGE, "en")[said.key] == said.facts.keys()
    for language in LANGUAGES:
        sentence = say(said, language, CHAT)
        assert 0 < len(sentence) <= LONGEST[use], (language, len(sentence), sentence)
        assert sentence.endswith(".") == (use != "cannot")
        assert sentence.count(". ") < 3, sentence


def teach(view: OakView, seat: Seat, legal: list[Action]) -> None:
    """The words for newcomers; what is called impossible is not legal."""
    explained = CHAT.explained(view, seat)
    assert explained is not None
    check_teaching("explained", explained[0])
    assert explained[1] in OAK.clauses
    actions = {action.action for action in legal if isinstance(action, Temple)}
    for said in CHAT.cannot(view, seat):
        check_teaching("cannot", said)
        if said.key == "cannot-slot":
            assert (said.facts["card"], said.facts["part"]) not in {action_part(word) for word in actions}
        elif said.key == "cannot-climb":
            assert not any(isinstance(action, Climb) for action in legal)
        elif said.key == "cannot-cards":
            assert not any(isinstance(action, (Climb, Temple)) for action in legal)
        else:
            assert not any(isinstance(action, (Special, Temple)) for action in legal)


def test_the_game_in_nine_lines() -> None:
    lines = CHAT.primer()
    assert len(lines) == 9
    for line in lines:
        check_teaching("primer", line)
    named = CHAT.stranger(1)
    assert named is not None
    assert say(named, chat=CHAT) == "Broichan"


def test_what_a_limit_is_said_to_cost_is_what_is_paid() -> None:
    """The Order's price as a free action, nothing where a card raises it."""
    table = Table("fox", "bee").empty_temples().creatures(0, "the unseelie court")
    for action, price in ((None, 1), (Temple("storytelling1", "druid"), 0)):
        if action is not None:
            table.play(action)
        limits, view = table.legal(Limit), OAK.view(table.state, 0)
        before = sum(table[0].resources)
        said = [
            CHAT.kind(view, 0, Limit, limits).facts["cost"],
            CHAT.deed(view, 0, limits[0]).facts["cost"],
            CHAT.choice(view, 0, limits[0], "row").label.facts["cost"],
        ]
        assert said == [price] * 3
        table.play(limits[0])
        if table.legal(Pay):
            table.play(table.legal(Pay)[0])
        assert before - sum(table[0].resources) == price


def test_an_artefact_taken_weighs_what_it_scores() -> None:
    assert CHAT.weight(happened.ArtefactTaken(0, "carnyx", 4)) == 4
    assert CHAT.weight(happened.ArtefactTaken(0, "carnyx", 0)) == 0


def test_a_full_row_says_how_to_go_on() -> None:
    """Step 2 of the panel: no free slot, and the price of one."""
    table = Table("bee", "fox").shrines(0, plain=1).empty_temples()
    told = [say(said, chat=CHAT) for said in CHAT.cannot(OAK.view(table.state, 0), 0)]
    assert told == ["Knowledge2 (no free upper slot: raise the limit first for 3, O-60)"]
    table.resources(0, 2, 2, 2).druids(0, "")
    told = [say(said, chat=CHAT) for said in CHAT.cannot(OAK.view(table.state, 0), 0)]
    assert told == [
        "climb (3 of a card's resource needed, O-77)",
        "temple action, special space (nobody at rest, O-27)",
    ]
    table.hand(0)
    assert "cards (none left today, O-71)" in [
        say(said, chat=CHAT) for said in CHAT.cannot(OAK.view(table.state, 0), 0)
    ]
    table.play(Pass())
    assert CHAT.cannot(OAK.view(table.state, 0), 0) == []


def test_every_source_of_points_and_every_region_has_a_name() -> None:
    *_, (state, _, _) = walk(1, 4, {})
    standings = OAK.standings(state)
    assert standings is not None
    known = messages(PACKAGE, "en")
    assert {f"source-{slug(source)}" for placing in standings.placings for source in placing.sources} <= known.keys()
    assert standings.facts.keys() <= known.keys()
    assert {f"region-{word}" for word in CHAT.regions(OAK.view(state, None))} <= known.keys()


CHAPTER = 3500
"""Characters after which a chapter goes on in a new message."""


@pytest.mark.parametrize("seats", OAK.seats)
def test_a_game_stays_within_its_messages(seats: int) -> None:
    """Laps, dusks, Orders and end, long chapters counted as often as they are cut; with start and result."""
    for seed in range(2):
        kept, length = 2, 0
        for _, _, events in walk(seats, seed, {}):
            for event in events:
                if CHAT.chapter(event):
                    kept, length = kept + 1, 0
                if said := CHAT.story(event):
                    length += len(plain(CHAT, said, "en", lambda seat: "x" * 45)) + 1  # mark and name
                    if length > CHAPTER:
                        kept, length = kept + 1, 0
        assert kept <= 60, (seats, seed, kept)


# --- every kind ---------------------------------------------------------------------------------------------------

STORIES: list[tuple[Event, str | None]] = [
    (happened.PhaseBegan("day", 2), None),
    (happened.PhaseBegan("dawn", 2), "Round 2 dawns."),
    (happened.LapBegan(1, 2, 3), None),
    (happened.TurnBegan(1), None),
    (happened.FirstPlayer(1), "B has the First Player token."),
    (
        happened.PotionsLaid(["inspiration", "blossom", "wood warp"]),
        "Potions of this game: Inspiration, Blossom, Wood Warp.",
    ),
    (happened.Revealed("creatures", ["korrigan", "puca"]), "New creatures: Korrigan, Púca."),
    (happened.Revealed("artefacts", ["carnyx"]), "New artefacts: Carnyx."),
    (happened.Revealed("artefacts", []), None),
    (happened.OrderChosen(1, "bee"), "B chooses the Order of the Bee."),
    (happened.NeutralMoved(["TF2"]), "The neutral druid stands on TF2."),
    (happened.NeutralMoved(["TF2", "TM3", "TR1"]), "Neutral druids stand on TF2, TM3, TR1."),
    (happened.ForestFilled(["acorn", "root", "acorn"]), "New in the Forest: root, acorn ×2."),
    (happened.ForestFilled([]), "The Bag is empty; nothing new grows in the Forest."),
    (happened.Drew(1, ["bark", "bark", "bark"]), "B draws bark ×3 from the Bag."),
    (happened.Took(1, "bark", "bag"), "B takes bark from the Bag."),
    (happened.Took(1, "bark", "forest"), "B takes bark from the Forest."),
    (happened.Took(1, "bark", "brew"), "B takes bark back."),
    (happened.Gathered(1, "acorn", "", True), "B gathers acorn."),
    (happened.Gathered(1, "acorn", "root", False), "B gathers acorn from the Bag, discarding root of the Forest."),
    (happened.Gained(1, {"F": 3, "M": 0, "R": 1}, "dawn"), "B gains 3F 1R (dawn)."),
    (happened.Gained(1, {"F": 0}, "effect"), "B gains nothing (effect); it is full."),
    (happened.Lost(1, {"F": 2}), "B loses 2F to the Eclipse."),
    (happened.Lost(1, {"F": 0}), "B loses nothing to the Eclipse."),
    (happened.Paid(1, "2F 1R"), "B pays 2F 1R."),
    (happened.Traded(1, "bark+acorn", "M"), "B trades bark, acorn for 1M."),
    (happened.Exchanged(1, "F", 3, "M", 2), "B exchanges 3F for 5M."),
    (happened.Exchanged(1, "F", 0, "M", 3), "B gains 3M (effect)."),
    (
        happened.Placed(1, "knowledge2", "arch", "TM2", "druid", "3M"),
        "B plays Knowledge 2 on TM2 with the Arch-Druid for 3M; druid to the Roots.",
    ),
    (happened.Placed(1, "worship1", "druid", "TF1", "", ""), "B plays Worship 1 on TF1."),
    (happened.UsedSpace(1, "order", "bard", 0), "B uses the Order board with the Bard."),
    (happened.UsedSpace(1, "carnyx", "druid", -3), "B uses the Carnyx with the druid (−3 VP)."),
    (happened.PlayedToClimb(1, "ritual", "3R"), "B plays Ritual to climb (3R)."),
    (happened.PlayedToClimb(1, "heart", ""), "B plays Heart to climb."),
    (happened.Climbed(1, "druid", "F3", 2), "B climbs to F3 (druid, +2 VP)."),
    (happened.Climbed(1, "talon", "F3", 0), "B climbs to F3 (Talon-Master)."),
    (happened.TokenTaken(1, "F2"), "B takes a solar token above F2."),
    (happened.SunMoved(5, 21, True), "The sun moves to 21, a solstice."),
    (happened.SunMoved(4, 17, False), "The sun moves to 17."),
    (happened.FestivalBegan(21), "Solstice festival: everybody below 21 VP is paid."),
    (happened.FestivalBegan(21, 1), "Festival for B alone."),
    (happened.LimitRaised(1, "creatures", 2), "B raises the creature limit to 2."),
    (happened.ShrineTaken(1, "plain", 4), "B builds a Shrine for ordinary druids (+4 VP)."),
    (happened.ShrineTaken(1, "elder", 2), "B builds a Shrine for Elders too (+2 VP)."),
    (happened.MenhirRaised(1, 6), "B raises a Menhir (+6 VP)."),
    (happened.CreatureTaken(1, "korrigan", 2), "B takes Korrigan (+2 VP)."),
    (happened.CreatureTaken(1, "carw gwyn", -3), "B takes Carw Gwyn (−3 VP)."),
    (happened.CreatureDiscarded(1, "carw gwyn", 6), "B discards Carw Gwyn (+6 VP)."),
    (happened.LookedAtCreatures(1, 6), "B draws 6 creatures to take one."),
    (happened.SawCreatures(1, ["korrigan", "the seelie court"], only=1), "You drew Korrigan, Seelie Court."),
    (happened.Refreshed(1, "creatures", ["korrigan"]), "B pays 1M for new creatures."),
    (happened.Refreshed(1, "artefacts", ["carnyx"]), "B pays 1R for new artefacts."),
    (happened.ArtefactTaken(1, "carnyx", 4), "B takes an artefact: Carnyx (+4 VP)."),
    (happened.ArtefactExhausted(1, "carnyx"), "B exhausts an artefact: Carnyx."),
    (happened.ArtefactRecharged(1, "carnyx", 0), "B turns an artefact back: Carnyx."),
    (happened.ArtefactBorrowed(1, "carnyx", 0), "B uses an artefact of A for free: Carnyx."),
    (happened.ArtefactBorrowed(1, "carnyx", 1), "B uses an artefact for free: Carnyx."),
    (happened.Extended(1), "B has a third place for artefacts."),
    (happened.Scored(1, 2, "points"), "B scores 2 VP by the shield."),
    (happened.Scored(1, 1, "tarw cernunnos"), "B scores 1 VP by Tarw Cernunnos."),
    (happened.Scored(1, -4, "storytelling"), "B loses 4 VP by Storytelling."),
    (happened.Scored(1, 0, "storytelling"), "B has no VP to lose by Storytelling."),
    (happened.Promoted(1, "resting", "bard"), "B promotes a resting druid to Bard."),
    (happened.Promoted(1, "TF2", "arch"), "B promotes the druid on TF2 to Arch-Druid."),
    (happened.Recruited(1, ["druid", "druid"]), "B recruits 2 druids."),
    (happened.Brewed(1, "blossom", "acorn root", 0), "B brews Blossom with root, acorn."),
    (
        happened.Brewed(1, "dark woods 3", "acorn root bark", 3),
        "B brews Dark Woods 3 with bark, root, acorn (+3 VP).",
    ),
    (happened.Fizzled(1, "promote"), "Nothing comes of it for B."),
    (happened.CardTaken(1, "worship"), "B takes the card Worship."),
    (happened.PotionTaken(1, "renewal"), "B keeps the potion Renewal."),
    (happened.Redone(1, "knowledge3"), "B repeats Knowledge 3."),
    (happened.Passed(1), "B passes."),
    (happened.Stopped(1), "B stops gathering."),
    (happened.Skipped(1), "B leaves it at that."),
    (happened.CameHome(1, [], []), None),
    (happened.CameHome(1, ["druid", "bard"], []), "B brings home: 1 druid, Bard."),
    (happened.CameHome(1, [], ["druid"]), "B sends to the Roots: 1 druid."),
    (happened.CameHome(1, ["bard"], ["druid", "druid"]), "B brings home: Bard; Roots: 2 druids."),
    (happened.Blocked(["F5L", "R5R"]), "Blocked for good: F5L, R5R."),
    (happened.Blocked([]), None),
    (happened.BroichanDrew("knowledge"), "B draws Knowledge."),
    (happened.BroichanPlaced("knowledge", "TM2"), "B puts a druid on TM2."),
    (happened.BroichanTripled("acorn"), "B gives acorn ×3 back to climb."),
    (happened.BroichanEnded(1, 41, 12), "B ends with 41 VP and 12 spaces travelled: place 1."),
    (happened.Ended(), "The last day is over."),
]


@pytest.mark.parametrize(("event", "line"), STORIES, ids=lambda value: type(value).__name__)
def test_the_story_of_an_event(event: Event, line: str | None) -> None:
    check_story(CHAT, event, line)


def test_every_kind_of_event_has_its_story() -> None:
    assert {type(event) for event, _ in STORIES} == set(EVENTS)
    told = {type(event) for event, line in STORIES if line}
    assert set(EVENTS) - told == {happened.LapBegan, happened.TurnBegan}


def test_chapters_begin_with_laps_dusks_orders_and_the_end() -> None:
    def heading(event: Event) -> str | None:
        said = CHAT.chapter(event)
        return plain(CHAT, said, "en", "ABCDE".__getitem__) if said else None

    assert heading(happened.LapBegan(1, 2, 3)) == "Round 2 · lap 3"
    assert heading(happened.PhaseBegan("orders", 0)) == "Set-up · Orders"
    assert heading(happened.PhaseBegan("dusk", 2)) == "Round 2 · dusk, and the next dawn"
    assert heading(happened.PhaseBegan("final", 5)) == "After the last day"
    assert heading(happened.PhaseBegan("day", 2)) is None
    assert heading(happened.PhaseBegan("dawn", 2)) is None
    assert heading(happened.TurnBegan(1)) is None


PRIVATE = 120
"""Characters of a line that only its owner reads."""


def test_the_longest_stories_fit() -> None:
    spoken = Spoken(CHAT)
    longest = sorted(CREATURES[1:], key=lambda word: -len(word))[:6]
    drawn = CHAT.story(happened.SawCreatures(1, longest, only=1))
    assert drawn is not None
    assert all(len(say(drawn, language, CHAT)) <= PRIVATE for language in LANGUAGES)
    spoken.add("story", CHAT.story(happened.Revealed("creatures", longest[:3])))
    tiles = sorted(ARTEFACTS, key=lambda word: -len(word))[:3]
    spoken.add("story", CHAT.story(happened.Revealed("artefacts", tiles)))
    spoken.add("story", CHAT.story(happened.ArtefactBorrowed(1, tiles[0], 0)))
    potions = sorted(POTION_WORDS, key=lambda word: -len(word))[:3]
    spoken.add("story", CHAT.story(happened.PotionsLaid(potions)))
    elders = ["arch", "bard", "ovate", "talon", "recluse", "ancient"]
    spoken.add("story", CHAT.story(happened.CameHome(1, elders[:4], [*elders[4:], "druid"])))
    spoken.add("story", CHAT.story(happened.Placed(1, "heart3artefact", "ancient", "heart", "recluse", "3R")))
    spoken.add("story", CHAT.story(happened.ForestFilled(["bark", "root", "blueberry", "acorn", "mushroom"])))
    spoken.check(LANGUAGES)


def test_every_kind_of_action_has_a_button_and_fields() -> None:
    assert set(panel.KINDS_OF_ACTION) == set(labels.DEEDS) == set(ACTIONS)
    assert set(labels.FIELDS) == {(kind, field) for kind in ACTIONS for field in kind.__struct_fields__}


# --- prices are true ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_prices_and_points_are_what_happens(seed: int) -> None:
    rng = random.Random(seed)
    tried: dict[type[Action], int] = {}
    for state, seat, _ in walk(2 + seed, 70 + seed, {}):
        if seat is None:
            continue
        view = OAK.view(state, seat)
        legal = list(OAK.legal(state, seat))
        for action in rng.sample(legal, min(6, len(legal))):
            if not isinstance(action, (Temple, Climb, Special, Step, Shrine, Take, Limit, Gain)):
                continue
            then = OAK.decode(OAK.encode(state))
            events = OAK.apply(then, seat, action, FastDice(1))
            said = CHAT.deed(view, seat, action)
            tried[type(action)] = tried.get(type(action), 0) + 1
            if isinstance(action, Temple):
                placed = next(event for event in events if isinstance(event, happened.Placed))
                assert said.facts["mix"] == (placed.mix or "none")
                assert said.facts["space"] == placed.space
                price = CHAT.choice(view, seat, action, "druid").label.facts["mix"]
                assert price == said.facts["mix"]
            elif isinstance(action, (Climb, Step)):
                climbed = [event for event in events if isinstance(event, happened.Climbed) and event.seat == seat]
                if climbed:  # the Heart card is paid first
                    assert (said.facts["to"], said.facts["vp"]) == (climbed[0].to, climbed[0].vp)
            elif isinstance(action, Special):
                used = next(event for event in events if isinstance(event, happened.UsedSpace))
                assert said.facts.get("loss", 0) == -used.vp
            elif isinstance(action, (Shrine, Take)):
                scored = [
                    event.vp
                    for event in events
                    if isinstance(event, (happened.ShrineTaken, happened.CreatureTaken, happened.ArtefactTaken))
                ]
                assert scored[:1] in ([], [said.facts.get("vp")], [-int(said.facts.get("vp", 0))])
            elif isinstance(action, Limit):
                raised = [event for event in events if isinstance(event, happened.LimitRaised)]
                assert not raised or said.facts["limit"] == raised[0].limit
            else:
                gained = next(event for event in events if isinstance(event, happened.Gained))
                assert said.facts["mix"] == "".join(f"{n}{word}" for word, n in gained.resources.items())
    assert all(tried.get(kind, 0) >= 3 for kind in (Temple, Climb, Special, Shrine, Take, Limit)), tried


def test_a_taken_space_and_its_reductions_are_told() -> None:
    """The panel's third step: who stands there, what each druid pays, who goes to the Roots."""
    table = (
        Table("bee", "fox")
        .druids(0, rest="druid arch talon")
        .creatures(0, "caoineag")
        .empty_temples()
        .resources(0, 4, 6, 2)
    )
    table.turn(1).play(Temple("knowledge2", "druid"))
    while table.waiting[0] == 1:
        table.play(table.legal()[0])
    view = OAK.view(table.state, 0)

    def told(said: Said | None) -> str:
        return plain(CHAT, said, "en", ("Red", "Blue").__getitem__) if said else ""

    offered = [action for action in table.legal(Temple) if getattr(action, "action", "") == "knowledge2"]
    first = CHAT.choice(view, 0, offered[0], "action")
    assert told(first.label) == "Knowledge2 · build a Shrine · 5M → from 2M"
    assert told(first.note) == "Blue stands on TM2: a second druid goes to the Roots"
    assert {told(CHAT.choice(view, 0, action, "druid").label) for action in offered} == {
        "druid · 4M (5 − 1 Caoineag) + second druid",
        "Arch-Druid · 2M (5 − 2 − 1 Caoineag) + second druid",
        "Talon-Master · 4M (5 − 1 Caoineag)",
        "Talon-Master · 4M (5 − 1 Caoineag) + second druid",
    }
    arch = next(action for action in offered if CHAT.choice(view, 0, action, "druid").word == "arch")
    assert told(CHAT.deed(view, 0, arch)) == "Knowledge2: Arch-Druid to TM2, druid to the Roots, 2M"


# --- no secret is told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_secrets_change_nothing_for_others(seats: int) -> None:
    rng = random.Random(seats)
    for step, (state, seat, events) in enumerate(walk(seats, 80 + seats, {})):
        for event in events:
            assert isinstance(event, happened.SawCreatures) == (event.only is not None)
        if seat is None or step % 3:
            continue
        legal = list(OAK.legal(state, seat))
        for viewer in (None, *range(seats)):
            other = OAK.decode(OAK.encode(state))
            scramble(other, viewer, rng)
            one, two = OAK.view(state, viewer), OAK.view(other, viewer)
            for player in range(seats):
                assert CHAT.question(one, player) == CHAT.question(two, player)
                assert CHAT.question(one, player) == CHAT.question(OAK.view(state, None), player)
                assert CHAT.having(one, player) == CHAT.having(two, player)
                assert CHAT.hand(one, player) == CHAT.hand(two, player)
            assert CHAT.columns(one) == CHAT.columns(two)
            assert CHAT.moment(one) == CHAT.moment(two)
            for action in legal[:8]:
                assert CHAT.deed(one, seat, action) == CHAT.deed(two, seat, action)


@pytest.mark.parametrize(
    "taken", [*CREATURE_TAKES, *ARTEFACT_TAKES, *CARD_TAKES, *POTION_TAKES, *TAKES, Take("acorn 3")]
)
def test_what_can_be_taken_is_named_whatever_is_asked_now(taken: Take) -> None:
    """A typed line of several steps may be refused at a later one, and offers what could be taken then."""
    state, _ = OAK.setup(2, OAK.options(), FastDice(1))
    for seat in (0, 1):
        said = OAK.chat.deed(OAK.view(state, seat), seat, taken)
        assert plain(OAK.chat, said, "en", str)


def test_drawn_creatures_are_told_to_their_drawer_alone() -> None:
    table = Table().creatures(0, "cailleach").display("korrigan", "selkie", "bodach").empty_temples()
    table.resources(0, 9, 9, 9)
    table[0].limits[1] = 4
    table.play(Temple("storytelling2", "druid"), Draw())
    for viewer, drawn in ((0, 6), (1, 0), (None, 0)):
        told = [say(said, chat=CHAT) for said in CHAT.hand(OAK.view(table.state, viewer), 0)]
        assert sum(line.startswith("Drawn: ") for line in told) == drawn
    assert say(CHAT.question(OAK.view(table.state, None), 0), chat=CHAT) == "take 1 of 6 drawn creatures"


@pytest.mark.parametrize("potion", FIGURES.potions.tiles, ids=lambda tile: slug(tile.word))
def test_what_potions_ask_can_be_said(potion: Any) -> None:
    """Rare questions too: brew each tile in a rich position and speak of every answer until nothing is open."""
    table = Table().empty_temples().potion(potion.word)
    table.creatures(0, "clurichaun", "cailleach", "puca", "bugul noz").artefact(0, "carnyx", notch=2)
    table.resources(0, 7, 7, 9).druids(0, rest="druid druid", roots="druid druid bard", feather="3", runes="4L")
    words = [*potion.recipe, *["root"] * potion.any]
    table.ingredients(0, " ".join(words))
    table.play(Temple("ritual2", "druid"))
    brew = next(action for action in table.legal() if getattr(action, "potion", "") == potion.word)
    table.play(brew)
    spoken, chooser = Spoken(CHAT), random.Random(1)
    for _ in range(12):
        if not table.state.tasks:
            break
        seat = table.waiting[0]
        legal = table.legal()
        speak(spoken, OAK.view(table.state, seat), seat, legal)
        for event in table.play(chooser.choice(legal), seat=seat):
            spoken.add("story", CHAT.story(event))
    spoken.check(LANGUAGES)
