"""Typed lines and forms of Oak: what they mean, and why they are refused."""

from __future__ import annotations

import random

import pytest

from rules.core import Action, FastDice, Illegal, Imagined, Invalid, NotNow, Refusal
from rules.core.chat import Said, plain
from rules.core.game import Filled
from rules.core.plans import check_line
from rules.core.text import text
from rules.oak import OAK
from rules.oak.actions import (
    ACTIONS,
    Brew,
    Climb,
    Discard,
    Draw,
    Exchange,
    Gain,
    Gather,
    Home,
    Limit,
    Order,
    Pass,
    Pay,
    Promote,
    Recharge,
    Recruit,
    Redo,
    Refresh,
    Shrine,
    Skip,
    Special,
    Step,
    Take,
    Temple,
    Trade,
)
from rules.oak.board import ACTION, ARTEFACTS, CARDS, INGREDIENTS, KINDS, OAK_WORDS, ORDERS, slug
from rules.oak.chat.prices import action_facts, ingredient_facts
from rules.oak.lines import EXAMPLES, NAMES, READINGS
from rules.oak.lines.spelling import LANGUAGES, VOCABULARIES, folded, vocabulary
from rules.oak.mechanics.potions import POTION_WORDS
from rules.oak.state import OakState
from tests.rules.oak.helpers.players import eager
from tests.rules.oak.scene import Table


def imagined(table: Table, seat: int | None = None) -> Imagined[OakState]:
    return OAK.imagine(table.state, table.waiting[0] if seat is None else seat, FastDice(0))


def read(table: Table, line: str, seat: int | None = None) -> list[Action]:
    return OAK.read_line(imagined(table, seat), line)


def filled(table: Table, form: str, **values: str) -> Action:
    (action,) = OAK.read_form(imagined(table), Filled(form, {k.rstrip("_"): v for k, v in values.items()}))
    return action


def refused(table: Table, line: str, kind: type[Refusal], reason: str) -> Refusal:
    before = OAK.encode(table.state)
    with pytest.raises(kind) as caught:
        read(table, line)
    refusal = caught.value
    assert refusal.reason == reason
    assert OAK.encode(table.state) == before
    return refusal


def temple_scene() -> Table:
    """Seat 0 has an Arch-Druid and a Talon-Master; Blue stands on TM2."""
    table = Table("bee", "fox").druids(0, "druid arch talon").creatures(0, "caoineag").resources(0, 4, 6, 6)
    table.empty_temples().turn(1).play(Temple("knowledge2", "druid"), Shrine("plain"))
    return table.ingredients(0, "bark acorn")


# --- lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("temple knowledge2 arch second druid; shrine plain", [Temple("knowledge2", "arch", "druid"), Shrine("plain")]),
        ("temple knowledge2 arch druid", [Temple("knowledge2", "arch", "druid")]),
        ("TEMPLE Knowledge 2 Arch-Druid second Talon-Master", [Temple("knowledge2", "arch", "talon")]),
        ("temple knowledge2 talon", [Temple("knowledge2", "talon")]),
        ("temple talon knowledge2", [Temple("knowledge2", "talon")]),
        (
            "trade bark acorn for M; temple knowledge2 arch second druid; shrine elder",
            [Trade("bark+acorn", "M"), Temple("knowledge2", "arch", "druid"), Shrine("elder")],
        ),
        ("trade bark+acorn M", [Trade("bark+acorn", "M")]),
        ("trade acorn bark m", [Trade("bark+acorn", "M")]),
        ("limit shrines", [Limit("shrines")]),
        ("climb ritual", [Climb("ritual", druid="druid")]),
        ("special menhir arch", [Special("menhir", "arch")]),
        ("special order druid; promote roots bard", [Special("order", "druid"), Promote("roots", "bard")]),
        ("special order arch; promote resting bard", [Special("order", "arch"), Promote("resting", "bard")]),
        ("pass; gather", None),
        ("pass", [Pass()]),
    ],
)
def test_a_turn_in_one_line(line: str, actions: list[Action] | None) -> None:
    table = temple_scene()
    if actions is None:
        refused(table.forest("acorn bark"), line, Invalid, "more-than-one")
        return
    assert read(table, line) == actions


def test_the_oak_is_climbed_by_arm_branch_and_druid() -> None:
    table = Table().druids(0, "druid", "bard druid", runes="3").hand(0, "ritual", "heart", "storytelling")
    assert read(table, "climb ritual left") == [Climb("ritual", "left")]
    assert read(table, "climb ritual arm RIGHT") == [Climb("ritual", "right")]
    assert read(table, "climb storytelling bard") == [Climb("storytelling", "", "bard")]
    assert read(table, "climb heart feather bard; pay 1R 2F") == [Climb("heart", "", "bard", "feather"), Pay("2F 1R")]
    assert read(table, "climb heart runes left; pay 2f1m") == [Climb("heart", "left", "", "runes"), Pay("2F 1M")]
    refusal = refused(table, "climb ritual", Invalid, "more-than-one")
    assert set(refusal.nearest) == {Climb("ritual", "left"), Climb("ritual", "right")}


def test_what_effects_ask_for() -> None:
    table = Table().empty_temples().potion("renewal").ingredients(0, "root mushroom bark acorn")
    table.resources(0, 9, 9, 9).creatures(0, "selkie", "carw gwyn").display("korrigan", "the seelie court", "puca")
    table[0].limits = [4, 4]
    table.hand(0, "ritual", "wisdom", "worship", played="knowledge")
    brew = [Temple("ritual2", "druid"), Brew("renewal", "root mushroom")]
    assert read(table, "temple ritual2 druid; brew Renewal mushroom root") == brew
    assert read(table, "temple ritual2 druid; brew Renewal") == brew
    assert read(table, "temple ritual2 druid; brew renewal; redo Knowledge 3; promote roots talon") == [
        *brew,
        Redo("knowledge3"),
        Promote("roots", "talon"),
    ]
    dark = Brew("dark woods 3", "bark root acorn")
    assert read(table, "temple ritual2 druid; brew dark woods with acorn bark root")[1] == dark
    assert read(table, "temple wisdom3 druid; take Korrigan")[1] == Take("korrigan")
    assert read(table, "temple wisdom3 druid; take Púca")[1] == Take("puca")
    assert read(table, "temple wisdom3 druid; take seelie court")[1] == Take("the seelie court")
    assert read(table, "temple wisdom3 druid; refresh creatures")[1] == Refresh("creatures")
    assert read(table, "temple wisdom3 druid; refresh creatures 312")[1] == Refresh("creatures", "312")
    assert read(table, "temple worship2 druid; step runes druid")[1] == Step("runes", "", "druid")
    table.resources(0, 3, 3, 9)
    assert read(table, "exchange R M 3") == [Exchange("R", "M", 3)]
    assert read(table, "exchange 3R for M") == [Exchange("R", "M", 3)]
    assert read(table, "exchange from R to M 3") == [Exchange("R", "M", 3)]
    assert read(table, "discard Carw Gwyn") == [Discard("carw gwyn")]
    assert read(table, "temple wisdom1 druid; exchange R F 2")[1] == Exchange("R", "F", 2)


def test_recruiting_gathering_homecoming() -> None:
    table = Table().empty_temples().druids(0, "druid", "bard ovate").resources(0, 9, 9, 9).shrines(0, elder=2)
    assert read(table, "temple ritual1 druid; recruit druid druid")[1] == Recruit("druid druid")
    assert read(table, "temple ritual1 druid; recruit Ovate druid")[1] == Recruit("druid ovate")
    assert read(table, "temple ritual1 druid; recruit bard")[1] == Recruit("bard")
    table = Table("forest", "bee").forest("acorn root").creatures(0, "ghillie dhu")
    table.play(Pass())
    assert read(table, "gather acorn") == [Gather("acorn")]
    assert read(table, "gather bark discard root") == [Gather("bark", "root")]
    assert read(table, "skip") == [Skip()]
    table = Table("fox", seats=1).forest("acorn acorn")
    table.play(Pass())
    assert read(table, "gather acorn") == [Gather("acorn")]
    assert read(table, "gather acorn 2") == [Gather("acorn 2")]


def test_artefacts_and_resources() -> None:
    table = Table("fox", "bee").artefact(0, "seer's ring").artefact(0, "carnyx", notch=1).points(0, 9).empty_temples()
    table.druids(0, "arch druid", feather="3").resources(0, 3, 9, 9).hand(0, "ritual", played="knowledge")
    assert read(table, "special Carnyx druid; step feather left")[1] == Step("feather", "left")
    assert read(table, "special seers ring arch; redo knowledge3")[1] == Redo("knowledge3")
    line = "special seer’s ring with arch; redo knowledge-oak"
    assert read(table, line) == [Special("seer's ring", "arch"), Redo("knowledge-oak")]
    assert refused(table, f"{line}; step", NotNow, "somebody-else").facts["step"] == 3, "the only step takes itself"
    table.resources(0, 3, 9, 8)
    assert read(table, "special order arch; gain feathers")[1] == Gain("F")
    assert read(table, "special order arch; gain f")[1] == Gain("F")
    table.potion("taranis' lightning").ingredients(0, "blueberry root")
    table.play(Temple("ritual2", "druid"))
    assert read(table, "brew Taranis Lightning; recharge carnyx")[1] == Recharge("carnyx")


def test_cailleach_is_taken_or_drawn_with() -> None:
    table = Table().empty_temples().display("cailleach", "selkie", "bodach")
    assert read(table, "temple storytelling2 druid; take cailleach")[1] == Take("cailleach")
    table = Table().empty_temples().creatures(0, "cailleach").display("korrigan", "selkie", "bodach")
    for line in ("temple storytelling2 druid; take cailleach", "temple storytelling2 druid; draw"):
        assert read(table, line)[1] == Draw()
    refused(table, "temple storytelling2 druid; draw; take korrigan", Illegal, "reveal-ends-line")
    refused(table, "temple storytelling2 druid; refresh creatures; take korrigan", Illegal, "reveal-ends-line")


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kind", "reason", "facts"),
    [
        ("", Invalid, "empty-line", {}),
        ("dance", Invalid, "unknown-verb", {"word": "dance"}),
        ("temple knoledge2 arch", Invalid, "unknown-word", {"word": "knoledge2"}),
        ("temple knowledge2 arch for fun second druid", Invalid, "unknown-word", {"word": "for fun"}),
        ("temple knowledge2 arch", Invalid, "more-than-one", {"count": 2}),
        ("temple knowledge2 arch druid talon", Invalid, "word-too-many", {"word": "talon"}),
        ("temple knowledge2 ovate talon", Illegal, "not-at-rest", {"druid": "ovate"}),
        ("temple worship2 arch", Illegal, "card-aside", {}),
        ("trade bark root F", Illegal, "no-ingredients", {}),
        ("pay 2F", Illegal, "asks-turn", {}),
        ("take korrigan", Illegal, "asks-turn", {}),
        ("promote bard", Illegal, "asks-turn", {}),
        ("shrine", Illegal, "asks-turn", {}),
        ("pass; temple knowledge2 arch", Illegal, "asks-gather", {"step": 2, "steps": 2}),
        ("temple knowledge2 arch druid; shrine plain; pass", NotNow, "somebody-else", {"step": 3, "steps": 3}),
        ("temple knowledge2 arch druid; shrine wide", Invalid, "unknown-word", {"step": 2, "typed": "shrine wide"}),
    ],
)
def test_a_bad_line_is_refused_as_a_whole(
    line: str, kind: type[Refusal], reason: str, facts: dict[str, object]
) -> None:
    refusal = refused(temple_scene(), line, kind, reason)
    assert facts.items() <= refusal.facts.items()
    if kind is not NotNow and line:
        assert refusal.nearest


def test_what_works_instead_of_a_later_step_is_told_as_things_stand_then() -> None:
    refusal = refused(temple_scene(), "temple knowledge2 arch druid; shrine wide", Invalid, "unknown-word")
    assert refusal.seen.asked.word == "shrine"
    assert refused(temple_scene(), "shrine", Illegal, "asks-turn").seen is None, "the first step: as they stand now"


def test_what_is_written_alike_is_offered_first() -> None:
    table = temple_scene()
    nearest = refused(table, "temple knowlege3 arch", Invalid, "unknown-word").nearest
    assert nearest[0] == Temple("knowledge3", "arch")
    kinds = refused(table, "pay 2F", Illegal, "asks-turn").nearest
    assert len({type(action) for action in kinds}) == len(kinds) > 3


# --- forms ----------------------------------------------------------------------------------------


def test_forms_are_the_kinds_with_what_they_need() -> None:
    forms = {form.name: form for form in OAK.forms}
    assert len(forms) == len(ACTIONS) == 25
    assert (forms["temple"].options, forms["temple"].required) == (("action", "druid", "second", "space"), 2)
    assert (forms["climb"].options, forms["climb"].required) == (("card", "arm", "druid", "branch"), 1)
    assert (forms["exchange"].options, forms["exchange"].required) == (("from", "to", "amount"), 3)
    assert (forms["brew"].options, forms["brew"].required) == (("potion", "with"), 1)
    assert (forms["pass"].options, forms["pass"].required) == ((), 0)


def test_filled_forms() -> None:
    table = temple_scene()
    assert filled(table, "temple", action="Knowledge 2", druid="arch", second="druid") == Temple(
        "knowledge2", "arch", "druid"
    )
    assert filled(table, "trade", give="acorn + bark", take="mistletoe") == Trade("bark+acorn", "M")
    assert filled(table, "pass") == Pass()
    with pytest.raises(Invalid) as caught:
        filled(table, "temple", action="knowledge2 arch", druid="arch")
    assert caught.value.facts["word"] == "knowledge2 arch"
    assert caught.value.nearest
    with pytest.raises(Invalid, match="more-than-one"):
        filled(table, "temple", action="knowledge2", druid="arch")


def test_completions_narrow_as_words_are_typed() -> None:
    table = temple_scene()
    view, legal = OAK.view(table.state, 0), OAK.legal(table.state, 0)
    assert OAK.chat is not None

    def offered(form: str, option: str, typed: str = "", **values: str) -> list[str]:
        assert OAK.chat is not None
        found = OAK.chat.completions(view, 0, legal, Filled(form, values), option, typed)
        assert all(choice.label.key for choice in found)
        return [choice.word for choice in found]

    assert offered("temple", "action", "know") == ["knowledge1", "knowledge2", "knowledge3"]
    assert offered("temple", "druid", action="knowledge 2") == ["druid", "arch", "talon"]
    assert offered("temple", "second", action="knowledge2", druid="Arch-Druid") == ["druid", "talon"]
    assert offered("temple", "second", action="knowledge1", druid="arch") == ["-"]
    assert offered("temple", "druid", action="nonsense") == []
    assert offered("trade", "give", "acorn b") == ["bark+acorn"]
    assert offered("shrine", "side") == []


# --- other languages ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("temple savoir2 archi-druide second druide", [Temple("knowledge2", "arch", "druid")]),
        ("temple savoir2 maître-corbeau; shrine ordinaires", [Temple("knowledge2", "talon"), Shrine("plain")]),
        ("temple Wissen 2 Erzdruide second Rabenmeister", [Temple("knowledge2", "arch", "talon")]),
        ("trade écorce gland for gui", [Trade("bark+acorn", "M")]),
        ("trade Rinde+Eichel Misteln", [Trade("bark+acorn", "M")]),
        ("climb rituel", [Climb("ritual", druid="druid")]),
        ("special ordre druide; promote racines barde", [Special("order", "druid"), Promote("roots", "bard")]),
        ("special Orden Druide; promote Wurzeln Einsiedler", [Special("order", "druid"), Promote("roots", "recluse")]),
        ("limit sanctuaires", [Limit("shrines")]),
    ],
)
def test_words_of_other_languages(line: str, actions: list[Action]) -> None:
    assert read(temple_scene(), line) == actions


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_can_be_typed(language: str) -> None:
    """Every thing as sentences of that language call it."""
    shown = {
        "action": [(word, Said("choice-redo", {**action_facts(word), "effect": "step"})) for word in ACTION],
        "redo": [(word, Said("choice-redo", {**action_facts(word), "effect": "step"})) for word in OAK_WORDS],
        "card": [(word, Said("choice-card", {"card": word})) for word in CARDS],
        "kind": [(word, Said("choice-druid", {"druid": word})) for word in KINDS],
        "potion": [(word, Said("choice-tile", {"potion": slug(word)})) for word in POTION_WORDS],
        "artefact": [(word, Said("choice-artefact", {"artefact": slug(word), "vp": 4})) for word in ARTEFACTS],
        "order": [(word, Said("choice-order", {"order": word})) for word in ORDERS],
        "ingredient": [(word, Said("choice-ingredients", ingredient_facts({word: 1}))) for word in INGREDIENTS],
    }
    assert OAK.chat is not None
    for of, things in shown.items():
        for word, said in things:
            told = plain(OAK.chat, said, language, str).partition(" · ")[0]
            assert word in vocabulary(of)[tuple(folded(told))], (language, told)


# --- every action can be typed ---------------------------------------------------------------------


def test_every_field_can_be_read() -> None:
    for kind in ACTIONS:
        assert tuple(READINGS[kind]) == kind.__struct_fields__
        assert set(NAMES[kind].values()) <= set(READINGS[kind])
        if any(field for field in kind.__struct_fields__):
            assert type(EXAMPLES[kind]) is kind
    for of in VOCABULARIES:
        assert all(spelling == tuple(folded(" ".join(spelling))) for spelling in vocabulary(of))


@pytest.mark.parametrize("seats", OAK.seats)
def test_every_legal_action_can_be_typed_and_filled_in(seats: int) -> None:
    """Word by word as the engine writes them, by `/do` and by form, in whole games."""
    rng, dice = random.Random(seats), FastDice(seats)
    state, _ = OAK.setup(seats, OAK.options(), dice)
    seen: set[type[Action]] = set()
    while waiting := OAK.waiting(state):
        seat = waiting[0]
        legal = OAK.legal(state, seat)
        known = OAK.imagine(state, seat, FastDice(0))
        for action in rng.sample(list(legal), min(3, len(legal))):
            values = {
                name: str(getattr(action, field))
                for name, field in zip(action.__struct_encode_fields__, action.__struct_fields__, strict=True)
                if getattr(action, field) != "" or (isinstance(action, Home) and field == "druids")
            }
            verb = type(action).__name__.lower()
            named = [
                f"{name} {word}" if name != "druid" and rng.random() < 0.5 else word for name, word in values.items()
            ]
            assert OAK.read_line(known, " ".join([verb, *named])) == [action]
            assert OAK.read_form(known, Filled(verb, values)) == [action]
            seen.add(type(action))
        OAK.apply(state, seat, eager(state, seat, legal, rng), dice)
    assert len(seen) > 10
    assert text("rules.oak", "unknown-word", facts={"word": "x"})


def test_orders_by_name() -> None:
    state, _ = OAK.setup(2, OAK.options(), FastDice(1))
    known = OAK.imagine(state, OAK.waiting(state)[0], FastDice(0))
    for line in ("order fox", "order Order of the Fox", "order FOX"):
        assert OAK.read_line(known, line) == [Order("fox")]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("brew frobnicate", "frobnicate"),
        ("temple knowledge2 arch quickly", "quickly"),
        ("pass; trade acorn+bark xyzzy", "xyzzy"),
    ],
)
def test_a_plan_with_words_that_can_never_be_read_is_refused_at_once(line: str, word: str) -> None:
    with pytest.raises(Invalid) as refused:
        check_line(OAK, line)
    assert (refused.value.reason, refused.value.facts["word"]) == ("unfitting-words", word)


@pytest.mark.parametrize(
    "line", ["trade acorn+bark F", "pay 2F1R", "Temple Knowledge 2 arch", "take marmite dorée; pass"]
)
def test_a_plan_in_any_spelling_is_kept(line: str) -> None:
    """Also what is not legal yet: only its words are looked at."""
    check_line(OAK, line)
