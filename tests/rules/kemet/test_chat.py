"""Kemet in chat: every sentence has its facts and its length, prices are what is paid, no secret is told."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.core import Action, Event, FairDice, FastDice, Match
from rules.core.chat import Said, plain
from rules.core.telling import key_of
from rules.core.text import says, text
from rules.kemet import events as happened
from rules.kemet.actions import ACTIONS, Aftermath, Battle, Buy, Card, Order, Raise, Recruit, Setup, Step
from rules.kemet.chat import KemetChat, labels, prices, story
from rules.kemet.events import EVENTS
from rules.kemet.mechanics.stock import STOCK, STOCKS, Stock
from rules.kemet.words import BATTLE_WORDS
from tests.rules.kemet.properties import scramble
from tests.rules.kemet.scene import GAME as KEMET
from tests.rules.kemet.scene import Scene, keen_choice
from tests.rules.speaking import LANGUAGES, Spoken, messages, say, speak_of_a_game, walk

assert isinstance(KEMET.chat, KemetChat)
CHAT = KEMET.chat
VARIANTS: list[dict[str, Any]] = [{}, {"layout": "classic", "start_cards": 5}, {"setup_order": "turn order"}]


@cache
def spoken(seats: int) -> tuple[Spoken, list[str]]:
    return speak_of_a_game(KEMET, seats, 40 + seats, VARIANTS[seats % len(VARIANTS)])


# --- the catalogue ------------------------------------------------------------------------------------------------

BUILT = (
    "term-",
    *("T-", "do-", "field-", "region-", "source-", "story-ordered-", "chapter-", "question-", "moment-", "hand-"),
    *("explained-", "primer-", "tagline"),
)
"""Beginnings of keys that code puts together, and of names the chat looks up."""
OF_EVENTS = {f"story-{key_of(kind)}" for kind in EVENTS}
OF_ACTIONS = {f"{what}-{key_of(kind)}" for kind in ACTIONS for what in ("kind", "deed")}
OF_ACTIONS |= {f"kind-{key_of(kind)}-token" for kind in labels.TOKENS}


def test_every_sentence_has_a_use() -> None:
    folder = Path(rules.__file__).parent
    places = [*folder.joinpath("kemet").rglob("*.py"), *folder.joinpath("core").glob("*.py")]
    source = "".join(place.read_text("utf-8") for place in places)
    whole = folder.joinpath("kemet", "text", "en.ftl").read_text("utf-8")
    told = whole.split("## Commands", 1)[1].split("# Why", 1)[0]
    parts = set(re.findall(r"\{ ([a-z][\w-]*) \}", told))
    keys = set(re.findall(r"^([a-z][\w-]*) =", told, re.MULTILINE))
    assert len(keys) > 200
    for key in keys:
        assert f'"{key}"' in source or key in parts | OF_EVENTS | OF_ACTIONS or key.startswith(BUILT), key


def asked(kind: type[Action]) -> set[str]:
    """Everything a panel may ask about an action of that kind."""
    return {*kind.__struct_fields__, *CHAT.questions(kind)}


def test_commands_and_options_are_described() -> None:
    names = {f"do-{form.name}" for form in KEMET.forms}
    names |= {f"field-{option}" for form in KEMET.forms for option in form.options}
    names |= {f"field-{question}" for kind in ACTIONS for question in asked(kind)}
    known = messages("rules.kemet", "en")
    assert {key for key in known if key.startswith(("do-", "field-"))} == names
    for key in names:
        assert not known[key]
        for language in LANGUAGES:
            sentence = text("rules.kemet", key, language)
            assert 0 < len(sentence) <= (100 if key.startswith("do-") else 50), (language, sentence)
            assert not sentence.endswith((".", "?", "!")), (language, sentence)


@pytest.mark.parametrize(
    ("message", "words", "facts"),
    [
        ("word-tile-effect", "tile_words", prices.tile_facts),
        ("word-card-effect", "card_words", prices.card_effect_facts),
        ("word-creature-effect", "beast_words", prices.creature_facts),
    ],
)
def test_every_tile_card_and_creature_says_what_it_does(
    message: str, words: str, facts: Callable[[Stock, str], dict[str, str | int]]
) -> None:
    source = Path(rules.__file__).parent.joinpath("kemet", "text", "en.ftl").read_text("utf-8")
    block = source.split(f"\n{message} = ", 1)[1].split("\n}", 1)[0]
    told = [facts(stock, word) for stock in STOCKS for word in getattr(stock, words)]
    assert set(re.findall(r"\[([\w-]+)\]", block)) == {one["slug"] for one in told}
    for language in LANGUAGES:
        effects = {say(Said(message, one), language, CHAT) for one in told}
        assert [effect for effect in effects if not 0 < len(effect) <= 100] == []


# --- walking through games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4, 5))])
def test_everything_in_a_game_can_be_said(seats: int) -> None:
    said, _ = spoken(seats)
    said.check(LANGUAGES)
    assert len(said.keys) > 90


def test_chapters_are_laps_battles_and_nights() -> None:
    _, chapters = spoken(4)
    assert chapters[:3] == ["Set-up · troops and pyramids", "Set-up · free tiles", "Day 1 · turn 1 of 5"]
    days = [one for one in chapters if one.startswith("Day")]
    nights = [one for one in chapters if one.startswith("Night")]
    whole = [f"Day {day} · turn {lap} of 5" for day in range(1, len(nights) + 2) for lap in range(1, 6)]
    assert days == whole[: len(days)]
    assert nights == [f"Night {number + 1}" for number in range(len(nights))]
    fights = len([one for one in chapters if one.startswith("Battle at")])
    assert len(chapters) == 2 + len(days) + len(nights) + fights


# --- every kind ---------------------------------------------------------------------------------------------------

STRENGTH = {"units": 4, "card": 3, "charge": 1, "divine wound": 2, "phoenix": 1, "war fury": 2, "home": 1}
STORIES: list[tuple[Event, str | None]] = [
    (happened.PhaseBegan("day", 2), None),
    (happened.LapBegan(1, 2), None),
    (happened.HandsOpened(), None),
    (happened.TurnBegan(1, 4), None),
    (happened.Ordered([1, 0]), "Turn order: B, A."),
    (happened.Ordered([1, 0, 2]), "Turn order: B, A, C."),
    (happened.Ordered([1, 0, 2, 3]), "Turn order: B, A, C, D."),
    (happened.Ordered([1, 0, 2, 3, 4]), "Turn order: B, A, C, D, E."),
    (happened.ColoursDrawn(["ruby", "onyx"]), "Tile colours in this game: ruby, onyx."),
    (happened.Ready(1), "B is ready."),
    (happened.TroopPlaced(1, "2a", 5), "B places 5 units in 2a."),
    (happened.PyramidRaised(1, "2a", "ruby", 2, 0, True), "B builds a ruby pyramid in 2a (level 2)."),
    (happened.PyramidRaised(1, "2b", "onyx", 1, 1, True), "B builds an onyx pyramid in 2b (level 1, 1 PP)."),
    (happened.PyramidRaised(1, "2a", "ruby", 3, 5, False), "B raises the ruby pyramid in 2a to level 3 (5 PP)."),
    (happened.TileTaken(1, "legion", 3), "B buys the tile Legion (3 PP)."),
    (happened.TileTaken(1, "priest", 0), "B takes the tile Priest."),
    (happened.FameGained(1, "battle", "battle"), "B gains 1 battle Fame Point."),
    (happened.FameGained(1, "divine", "offering"), "B gains 1 divine Fame Point (offering)."),
    (happened.FameMoved("T1", -1, 1), "B gains the fame of T1 (+1 FP)."),
    (happened.FameMoved("T1", 1, -1), "B loses the fame of T1 (-1 FP)."),
    (happened.FameMoved("T1", 0, 1), "B takes the fame of T1 from A (1 FP)."),
    (happened.TokenPlaced(1, "move3", "coloured"), "B places a token on Move 3."),
    (happened.TokenPlaced(1, "raise", "silver"), "B places a silver token on Raise."),
    (happened.PrayerGained(1, 2, "pray"), "B gains 2 PP (prayer)."),
    (happened.PrayerGained(1, 0, "pray"), "B gains no PP (prayer): the track is full."),
    (happened.PrayerLost(1, 1, "mana theft"), "B loses 1 PP (Mana Theft)."),
    (happened.Recruited(1, "2a", 3, 1), "B recruits 3 units in 2a (1 PP)."),
    (happened.Recruited(1, "2a", 1, 0), "B recruits 1 unit in 2a."),
    (happened.UnitsPlaced(1, "2a", 2, "enlistment"), "B places 2 units in 2a (Enlistment)."),
    (happened.Moved(1, "2b", "F2", 4, "", "land", 0, 0), "B moves 4 units 2b → F2."),
    (happened.Moved(1, "B2", "B3", 1, "", "ship", 0, 0), "B moves 1 unit B2 → B3 by ship."),
    (
        happened.Moved(1, "2b", "T1", 5, "mummy", "teleport", 4, 2),
        "B moves 5 units + Mummy 2b → T1 by teleport (4 PP).",
    ),
    (happened.CreatureCame(1, "phoenix", "2b", ""), "B puts Phoenix beside the troop in 2b."),
    (happened.CreatureCame(1, "phoenix", "2b", "mummy"), "B swaps Mummy for Phoenix in 2b."),
    (happened.CreatureWentHome(1, "mummy"), "B takes Mummy back into supply."),
    (happened.CardPlayed(1, "prayer", "", 0), "B plays the card Prayer."),
    (happened.CardPlayed(1, "raining fire", "T1", 1), "B plays the card Raining Fire on T1 (1 PP)."),
    (happened.CardsDrawn(1, 2), "B draws 2 cards."),
    (happened.SawCards(1, ["glory", "prayer", "glory"], only=1), "You see these cards: 2 Glory, Prayer."),
    (
        happened.SawCards(
            1, ["divine protection", "reinforcements", "divine memory", "bloody battle", "teleportation"], only=1
        ),
        'You see 5 cards; "Hand" shows them.',
    ),
    (happened.CityChosen(1, 3), "B takes city 3."),
    (happened.CardDiscarded(1, "prayer"), "B discards Prayer."),
    (happened.CardsUnpaid(1, ["war fury", "bloodbath"]), "B cannot pay War Fury, Bloodbath: no effect."),
    (happened.CardTaken(1, "glory"), "B takes the card Glory from the discard."),
    (happened.Shuffled(12), "The discard becomes the deck (12 cards)."),
    (happened.UnitsLost(1, "T1", 1, "delta"), "B loses 1 unit in T1 (delta)."),
    (happened.CardSetAside(1, "offensive"), "B sets a battle card aside for the special card (offensive)."),
    (happened.SetAside(1, "7", only=1), "You set battle card 7 aside."),
    (happened.BattleBegan("T1", 1, 0, (4, 3)), "B attacks A at T1: 4 units against 3."),
    (happened.SawBattleCard(1, "3", only=1), "The other's battle card is 3."),
    (happened.Revealed(1, "3", [], 0), "B reveals battle card 3."),
    (happened.Revealed(1, "3", ["war fury"], 1), "B reveals card 3 with War Fury (1 PP)."),
    (happened.Revealed(1, "3", list(STOCK.card_words[:8]), 2), "B reveals card 3 with 8 added cards (2 PP)."),
    (happened.Diverted(1, "5"), "B swaps the played card: it is card 5 now."),
    (happened.CardSpent(1, "glory"), "B throws Glory away for strength."),
    (
        happened.Strength(1, STRENGTH, 14, 2, 1, 3),
        "B: strength 14 (4 units, cards 3+2, tiles 3, creature 1, home 1), 2+1 damage, 3 defense.",
    ),
    (
        happened.Strength(1, {"units": 3, "card": 1}, 4, 0, 1, 3),
        "B: strength 4 (3 units, card 1), 0 damage + 1 unblockable, 3 defense.",
    ),
    (
        happened.Strength(1, {"units": 4, "card": 3}, 7, 2, 0, 0),
        "B: strength 7 (4 units, card 3), 2 damage, 0 defense.",
    ),
    (happened.BattleWon("T1", 1, 0), "B wins at T1 against A."),
    (happened.Casualties(1, 0, 0, 0, 4), "B loses no units; 4 left."),
    (happened.Casualties(1, 1, 0, 0, 3), "B loses 1 unit; 3 left."),
    (happened.Casualties(1, 1, 2, 1, 0), "B loses 4 units (2 by the own card); 0 left."),
    (happened.VeteransGained(1, 1), "B gains 1 veteran."),
    (happened.VeteransGained(1, 2), "B gains 2 veterans."),
    (happened.VeteransSpent(1, 2, "pp"), "B turns 2 veterans into PP."),
    (happened.VeteransSpent(1, 1, "cards"), "B turns 1 veteran into cards."),
    (happened.VeteransSpent(1, 1, "units"), "B turns 1 veteran into units."),
    (happened.VeteransSpent(1, 1, "nothing"), "B loses 1 veteran unused."),
    (happened.Standing(1, "recall"), "B keeps to the answer given beforehand: recall."),
    (happened.Standing(1, ""), None),
    (happened.Recalled(1, "T1", 3), "B recalls 3 units from T1."),
    (happened.Retreated(1, "T1", "O1", 3), "B retreats with 3 units T1 → O1."),
    (happened.Stayed(1, "T1", 3), "B stays at T1 with 3 units."),
    (happened.BattleCardsBack(1), "B takes all battle cards back."),
    (happened.Declined(1, "move"), "B uses a Move action but moves nothing."),
    (happened.Declined(1, "mercenaries"), "B leaves this unused: mercenaries."),
    (happened.Awakened(2), "All tokens come back."),
    (happened.PositionTaken(1, 2), "B chooses place 2 in the turn order."),
    (happened.Ended(1, 9), "B wins the game with 9 FP."),
]


@pytest.mark.parametrize(("event", "line"), STORIES, ids=lambda value: type(value).__name__)
def test_the_story_of_an_event(event: Event, line: str | None) -> None:
    said = CHAT.story(event)
    assert (said is None) == (line is None)
    if said is not None:
        assert plain(CHAT, said, "en", "ABCDE".__getitem__) == line
        one = Spoken(CHAT)
        one.add("story", said)
        one.check(LANGUAGES)


def test_every_kind_of_event_has_its_story() -> None:
    assert {type(event) for event, _ in STORIES} == set(EVENTS)
    untold = {happened.PhaseBegan, happened.LapBegan, happened.TurnBegan, happened.HandsOpened}
    told = {kind for kind in EVENTS if kind in story.LINES or says("rules.kemet", f"story-{key_of(kind)}")}
    assert told == set(EVENTS) - untold


def test_the_longest_stories_fit() -> None:
    long = "ancestral elephant + deep desert snake"
    events: list[Event] = [happened.Moved(1, "2b", "F2", 10, long, "teleport", 4, 2)]
    events.append(happened.CreatureCame(1, "deep desert snake", "2b", "ancestral elephant"))
    events += [happened.TileTaken(1, tile, 4) for tile in STOCK.tile_words]
    events += [happened.FameGained(1, "divine", tile) for tile in STOCK.tile_words]
    events += [
        happened.Revealed(1, "defensive", [card, other], 2) for card in STOCK.card_words for other in STOCK.card_words
    ]
    events += [happened.SawCards(1, [card] * 9 + list(STOCK.card_words[:4])) for card in STOCK.card_words]
    lines = {"units": 7, "card": 5, "divine wound": 9, "mummy": 2, "war rage": 9, "home": 1}
    events.append(happened.Strength(1, lines, 33, 10, 3, 9))
    one = Spoken(CHAT)
    for event in events:
        one.add("story", CHAT.story(event))
    for card in STOCK.card_words:
        facts: dict[str, str | int] = {"count": 12, "card": card, "icon": "battle", "cost": 1}
        one.add("hand", Said("hand-card", {**prices.card_effect_facts(STOCK, card), **facts}))
    one.check(LANGUAGES)


def test_every_kind_of_action_has_a_button_and_fields() -> None:
    for kind in ACTIONS:
        assert kind in labels.KINDS or says("rules.kemet", f"kind-{key_of(kind)}"), kind
        assert kind in labels.DEEDS or says("rules.kemet", f"deed-{key_of(kind)}"), kind
        assert kind not in labels.TOKENS or says("rules.kemet", f"kind-{key_of(kind)}-token"), kind
    assert set(labels.FIELDS) == {(kind, question) for kind in ACTIONS for question in asked(kind)}


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "1a ruby 2, 1b onyx 1", "1a ruby 1, 1b sapphire 1, 1c diamond 1"),
        ("fr", "1a rubis 2, 1b onyx 1", "1a rubis 1, 1b saphir 1, 1c diamant 1"),
        ("de", "1a Rubin 2, 1b Onyx 1", "1a Rubin 1, 1b Saphir 1, 1c Diamant 1"),
    ],
)
def test_pyramids_of_a_set_up_are_told_in_the_colours_of_the_reader(language: str, two: str, three: str) -> None:
    view = KEMET.view(Scene(3, "ruby sapphire onyx").turn(0).state, 0)
    for typed, told in (("1a ruby 2, 1b onyx 1", two), ("1a ruby 1, 1b sapphire 1, 1c diamond 1", three)):
        action = Setup("1a 1b", typed)
        assert plain(CHAT, CHAT.deed(view, 0, action), language, str).endswith(told)
        assert plain(CHAT, CHAT.choice(view, 0, action, "pyramids").label, language, str) == told


def test_a_token_on_the_market_stands_in_no_group_of_tiles() -> None:
    view = KEMET.view(Scene(3, "ruby sapphire onyx").turn(0).state, 0)
    assert CHAT.group(view, 0, Buy(box="ruby"), "tile") is None
    assert CHAT.group(view, 0, Buy(tile="ruby act of god"), "tile") is not None


# --- prices are true ----------------------------------------------------------------------------------------------


def paid(events: list[Event], kind: type[Event]) -> int:
    """What the first event of that kind cost."""
    return int(next(getattr(event, "cost", 0) for event in events if isinstance(event, kind)))


def test_a_raise_that_lies_ahead_is_told_with_its_price() -> None:
    """A line is told as a whole from where it is typed: while a token may be added, or a tile is bought."""
    scene = Scene(3, "ruby sapphire diamond").own(0, "ruby act of god").pyramid("1a", "ruby", 1).turn(0)
    for action, word in ((Buy(box="ruby"), "bonus"), (Raise(token="silver"), "acting"), (Order("buy1"), "buy")):
        scene.do(0, action)
        view = KEMET.view(scene.state, 0)
        assert view.asked.word == word
        assert CHAT.deed(view, 0, Raise("1a", 3)).facts["cost"] == 5


PAID: dict[type[Action], Callable[[list[Event]], int]] = {
    Buy: lambda events: paid(events, happened.TileTaken),
    Raise: lambda events: paid(events, happened.PyramidRaised),
    Step: lambda events: paid(events, happened.Moved),
    Card: lambda events: paid(events, happened.CardPlayed),
    Recruit: lambda events: paid(events, happened.Recruited),
}


@pytest.mark.parametrize("seed", range(3))
def test_prices_are_what_is_paid(seed: int) -> None:
    rng = random.Random(seed)
    tried: dict[type[Action], int] = {}
    for state, seat, _ in walk(KEMET, 3 + seed % 3, 60 + seed, {}):
        if seat is None:
            continue
        view = KEMET.view(state, seat)
        legal = [action for action in KEMET.legal(state, seat) if type(action) in PAID or isinstance(action, Aftermath)]
        for action in rng.sample(legal, min(3, len(legal))):
            said = CHAT.deed(view, seat, action)
            then = KEMET.decode(KEMET.encode(state))
            events = KEMET.apply(then, seat, action, FastDice(1))
            if isinstance(action, Aftermath):
                gains = [
                    e for e in events if isinstance(e, happened.PrayerGained) and (e.seat, e.why) == (seat, "recall")
                ]
                expected = sum(e.amount for e in gains) if action.how == "recall" else said.facts["pp"]
                assert said.facts["pp"] == expected
            elif "cost" in said.facts and not any(isinstance(e, happened.UnitsPlaced) for e in events):
                assert said.facts["cost"] == PAID[type(action)](events), action
            else:
                continue
            tried[type(action)] = tried.get(type(action), 0) + 1
    assert all(tried.get(kind, 0) >= 5 for kind in (Buy, Raise, Recruit, Step)), tried


def test_praying_promises_what_comes() -> None:
    table = Scene(2).pp(0, 10).turn(0)
    view = KEMET.view(table.state, 0)
    legal = [action for action in table.legal(0) if type(action).__name__ == "Pray"]
    assert say(CHAT.kind(view, 0, type(legal[0]), legal), chat=CHAT) == "Pray: +1 PP"  # the track ends at 11


# --- no secret is told --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(2))
def test_secrets_change_nothing_for_others(seed: int) -> None:
    rng = random.Random(seed)
    fights = 0
    for step, (state, seat, events) in enumerate(walk(KEMET, 3, 23 + seed, {})):
        for event in events:
            said = CHAT.story(event)
            if said is not None and isinstance(event, (happened.Ready, happened.CardsDrawn)):
                assert not set(said.facts) - {"cards"}
        battle = state.tasks and type(state.tasks[-1]).__name__ == "BattleTask"
        if seat is None or (step % 9 and not battle):
            continue
        fights += bool(battle)
        for viewer in (None, *range(3)):
            other = KEMET.decode(KEMET.encode(state))
            scramble(other, viewer, rng)
            one, two = KEMET.view(state, viewer), KEMET.view(other, viewer)
            for player in range(3):
                assert CHAT.question(one, player) == CHAT.question(two, player)
                assert CHAT.question(one, player) == CHAT.question(KEMET.view(state, None), player)
                assert CHAT.having(one, player) == CHAT.having(two, player)
                if viewer != player:
                    assert CHAT.hand(one, player) == CHAT.hand(two, player)
            assert CHAT.columns(one) == CHAT.columns(two)
            assert CHAT.moment(one) == CHAT.moment(two)
            assert CHAT.regions(one) == CHAT.regions(two)
    assert fights > 10


def test_locking_in_reads_the_same_whatever_was_chosen() -> None:
    lines = set()
    for play in BATTLE_WORDS[:4]:
        table = Scene(2).troop(0, "F1", 4).troop(1, "B1", 2).turn(0).march(0, "F1", "B1")
        table.do(0, Battle(play, "8"))
        lines.add(tuple(say(said, chat=CHAT) for event in table.events if (said := CHAT.story(event))))
    assert lines == {("Player 0xx is ready.",)}


# --- how much a game says -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_game_fits_into_sixty_messages(seed: int) -> None:
    """One chapter per lap, battle and night, one post at the beginning and one at the end."""
    match = Match(KEMET, 4, KEMET.options(), FairDice(b"quiet", str(seed)))
    chooser = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, keen_choice(match.state, seat, chooser))
    chapters = [said for event in match.events if (said := CHAT.chapter(event)) is not None]
    days = match.state.round
    battles = sum(isinstance(event, happened.BattleBegan) for event in match.events)
    assert sum(said.key == "chapter-battle" for said in chapters) == battles
    assert sum(said.key == "chapter-night" for said in chapters) in (days - 1, days)
    assert len(chapters) + 2 <= 15 * max(4, days)


# --- three languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["rules.kemet", "render.kemet"])
def test_every_language_has_the_same_sentences(package: str) -> None:
    for language in LANGUAGES:
        assert messages(package, language) == messages(package, "en"), language


def test_no_sentence_was_left_in_english() -> None:
    facts = dict.fromkeys(set().union(*messages("rules.kemet", "en").values()), 2)
    for key in [
        *KEMET.clauses,
        *(key for key in messages("rules.kemet", "en") if key.startswith(("asks-", "primer-"))),
    ]:
        assert len({text("rules.kemet", key, language, facts) for language in LANGUAGES}) == len(LANGUAGES), key


def test_lessons_are_short_in_every_language() -> None:
    for key in messages("rules.kemet", "en"):
        for language in LANGUAGES:
            if key.startswith("primer-"):
                assert len(text("rules.kemet", key, language)) <= 160, (language, key)
            elif key.startswith("explained-"):
                assert text("rules.kemet", key, language).count(". ") <= 2, (language, key)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_has_answered_is_told_who_decides(seats: int) -> None:
    """Set up together, all decide at once: with each answer one fewer is waited for, by name as soon as two are."""
    state, _ = KEMET.setup(seats, KEMET.read_options({"setup_order": "together", "cities": "by seat"}), FastDice(seats))
    answered: list[int] = []
    while len(waiting := KEMET.waiting(state)) == seats - len(answered) and waiting:
        for seat in answered:
            view = KEMET.view(state, seat)
            said = CHAT.question(view, seat)
            if len(waiting) > 2:
                assert (said.key, said.facts, said.seats) == ("question-wait-all", {"count": len(waiting)}, {})
                assert say(said, chat=CHAT) == f"{len(waiting)} players decide"
            else:
                assert tuple(said.seats.values()) == waiting
        seat = waiting[-1]
        answered.append(seat)
        KEMET.apply(state, seat, KEMET.legal(state, seat)[0], FastDice(1))
    assert len(answered) >= seats - 1
