"""The shape of panels and commands: questions that tell actions apart, marches, what follows, completions, lessons."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from rules.core import Action
from rules.core.chat import Said
from rules.core.game import Filled
from rules.core.text import text
from rules.kemet.actions import (
    Aftermath,
    Battle,
    Buy,
    City,
    Done,
    Move,
    Night,
    Order,
    Position,
    Pray,
    Raise,
    Recruit,
    Retreat,
    Setup,
    Step,
)
from rules.kemet.chat import KemetChat
from rules.kemet.mechanics.reach import marches, steps_of
from rules.kemet.state import MoveTask
from rules.kemet.view import KemetView
from tests.rules.kemet.scene import GAME as KEMET
from tests.rules.kemet.scene import Scene
from tests.rules.speaking import LANGUAGES, say, walk

assert isinstance(KEMET.chat, KemetChat)
CHAT = KEMET.chat
COLOURS = "ruby sapphire onyx"


def day() -> Scene:
    scene = Scene(4, COLOURS).own(0, "priest of mafdet").pyramid("1b", "ruby", 2)
    return scene.troop(0, "1b", 5).troop(0, "F1", 2).troop(1, "T1", 3).pp(0, 9).hand(0, "bloody battle").turn(0)


def view(scene: Scene, seat: int = 0) -> KemetView:
    return KEMET.view(scene.state, seat)


# --- questions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_questions_tell_all_actions_apart(seats: int) -> None:
    """Every action is reached by its answers; words that travel in ids have none of the signs that part them."""
    asked = 0
    for state, _, _ in walk(KEMET, seats, 60 + seats, {}):
        for seat in KEMET.waiting(state):
            answers: dict[tuple[type[Action], tuple[str, ...]], list[Action]] = defaultdict(list)
            for action in KEMET.legal(state, seat):
                words = tuple(CHAT.answer(action, question) for question in CHAT.questions(type(action)))
                assert not set("".join(words)) & set("~:@%")
                answers[type(action), words].append(action)
            assert all(len(actions) == 1 for actions in answers.values()), answers
            asked += len(answers)
    assert asked > 3000


def test_battle_cards_are_asked_in_a_few_steps() -> None:
    scene = day().do(0, Move(space="move3"), Move(troop="F1"), Step("T1", 2))
    words = [CHAT.answer(action, "what") for action in scene.legal(0, Battle)]
    assert {word.split()[0] for word in words} == {*"12345678", "add", "after"}
    label = CHAT.choice(view(scene), 0, Battle(cards="bloody battle"), "what").label
    assert [say(label, language, CHAT).split(" · ")[0] for language in LANGUAGES] == [
        "Add Bloody Battle",
        "Ajouter Bloody Battle",
        "Bloody Battle dazu",
    ]
    label = CHAT.choice(view(scene), 0, Battle(after="lose recall"), "what").label
    assert say(label, "en", CHAT).startswith("Afterwards: ")


def test_a_place_says_what_waits_there() -> None:
    scene = day().do(0, Move(space="move3"), Move(troop="1b"))
    labels = {
        CHAT.answer(step, "to"): say(CHAT.choice(view(scene), 0, step, "to").label, "en", CHAT)
        for step in scene.legal(0, Step)
    }
    assert labels["F1"] == "F1 front · joins your 2, room for 3"
    assert labels["T1 teleport"].startswith("T1 temple · teleport 2 PP · battle: ")
    assert labels["1a"] == "1a district"


def test_long_lists_have_groups() -> None:
    scene = Scene(5)
    scene.state.phase, scene.state.turn = "setup", 0
    groups: dict[str, int] = defaultdict(int)
    for action in scene.legal(0, Setup):
        assert isinstance(action, Setup)
        if action.troops == "1a 1b":
            group = CHAT.group(view(scene), 0, action, "pyramids")
            assert group is not None
            groups[say(group, "en", CHAT)] += 1
    assert set(groups) == {"Level 2 in 1a", "Level 2 in 1b", "Level 2 in 1c", "Three of level 1"}
    assert max(groups.values()) <= 25
    assert CHAT.advice(view(scene), 0, Setup) is not None


def test_public_answers_depend_on_nothing_hidden() -> None:
    """Kinds that may stand on the call: what is legal of them follows from the board."""
    public = {kind for kind in KEMET.actions if kind.public}
    assert public == {Aftermath, City, Retreat, Order, Position}
    assert not any(kind.reveals for kind in public)


# --- marches ----------------------------------------------------------------------------------------


def test_marches_lead_further_than_a_step() -> None:
    scene = day().do(0, Move(space="move3"), Move(troop="1b"))
    offered = CHAT.several(view(scene), 0, Step, scene.legal(0, Step))
    assert offered is not None
    labels = {item.word: say(item.label, "en", CHAT) for item in offered.items}
    assert labels["F1 T1"].startswith("T1 temple · via F1 · 2 moves · battle: ")
    assert len(offered.items) <= 25
    ways = {way.word: say(way.label, "en", CHAT) for way in offered.ways}
    assert ways["5"] == "all 5 go"
    assert ways["4 here"] == "4 go, 1 stays in 1b"
    assert ways["4 before"] == "4 arrive, 1 stays in the zone before"
    both = CHAT.together(view(scene), 0, Step, ["F1 T1"], "4 before")
    assert both.actions == [Step("F1", 5), Step("T1", 4)]
    assert say(both.preview, "en", CHAT) == "4 units: 1b → F1 → T1, 1 stays in F1."
    quiet = CHAT.together(view(scene), 0, Step, ["F1 O1"], "3 here")
    assert quiet.actions == [Step("F1", 3), Step("O1", 3), Done()]
    scene.do(0, *quiet.actions)
    assert (scene.units("1b"), scene.units("F1"), scene.units("O1")) == (2, 2, 3)


def test_a_march_that_does_not_work_says_so() -> None:
    scene = day().troop(0, "O1", 4).do(0, Move(space="move3"), Move(troop="1b"))
    found = CHAT.together(view(scene), 0, Step, ["F1 O1"], "5")
    assert not found.actions
    assert say(found.preview, "en", CHAT) == "5 units cannot go to O1 like that."
    assert view(scene, 0).marches is not None
    assert view(scene, 1).marches is None, "for the mover's eyes"


def test_all_marches_are_legal() -> None:
    tried, rng = 0, random.Random(3)
    for state, _, _ in walk(KEMET, 4, 77, {}):
        task = state.tasks[-1] if state.tasks else None
        if not isinstance(task, MoveTask):
            continue
        found = marches(state, task)
        for march in rng.sample(found, min(3, len(found))):
            pool = state.units[task.zone]
            for going, arriving in [(n, n) for n in march.units] + [(pool, n) for n in march.onward]:
                copy = KEMET.decode(KEMET.encode(state))
                for step in steps_of(state, task, march.legs, going, arriving):
                    KEMET.check(copy, task.seat, step)
                    KEMET.apply(copy, task.seat, step, None)  # type: ignore[arg-type]
                tried += 1
    assert tried > 50


# --- what follows, what cannot ----------------------------------------------------------------------------


def test_an_action_is_followed_by_the_end_of_the_turn() -> None:
    scene = day()
    assert CHAT.follow(view(scene), 0, Pray("pray1")) == Done()
    assert CHAT.follow(view(scene), 0, Buy(box="ruby")) is None
    assert CHAT.follow(view(scene), 0, Recruit()) is None
    assert CHAT.follow(view(scene), 0, Move(space="move3")) is None, "there are two troops"
    assert CHAT.follow(view(scene.troop(0, "F1", 0)), 0, Move(space="move3")) == Move(troop="1b")
    scene.own(0, "ruby act of god")
    assert CHAT.follow(view(scene), 0, Pray("pray1")) is None, "a silver token may join it"
    scene = day().do(0, Buy(box="ruby"))
    assert CHAT.follow(view(scene), 0, Buy("carnage")) == Done()
    scene = day().do(0, Raise())
    assert CHAT.follow(view(scene), 0, Raise("1b", 3)) == Done()


def test_what_cannot_be_done_is_told_with_the_reason() -> None:
    scene = day()
    assert CHAT.cannot(view(scene), 0) == []
    scene.state.tokens[0] = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    scene.state.left[0] = 3
    assert [say(one, "en", CHAT) for one in CHAT.cannot(view(scene), 0)] == ["pray (its spaces are taken today, T-39)"]
    scene.state.tokens[0] = [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    scene.state.left[0] = 1
    told = [say(one, "en", CHAT) for one in CHAT.cannot(view(scene), 0)]
    assert "buy (level 3 needs a token first, T-40)" in told
    assert "raise (level 3 needs a token first, T-40)" in told
    assert not any(one.startswith(("move", "recruit")) for one in told)


# --- completions --------------------------------------------------------------------------------------


def completed(scene: Scene, form: str, option: str, typed: str = "", seat: int = 0, **values: str) -> list[str]:
    legal = KEMET.legal(scene.state, seat)
    found = CHAT.completions(view(scene, seat), seat, legal, Filled(form, values), option, typed)
    assert len(found) <= 25
    for one in found:
        assert say(one.label, "en", CHAT)
    return [one.word for one in found]


def test_options_are_completed() -> None:
    scene = day()
    assert "carnage" in completed(scene, "buy", "tile", "car")
    assert "royal scarab" not in completed(scene, "buy", "tile"), "its level is above the pyramid"
    assert completed(scene, "buy", "box") == ["ruby", "blank"]
    assert completed(scene, "raise", "district") == ["1a", "1b", "1c"]
    assert completed(scene, "raise", "level", district="1b") == ["3", "4"]
    assert completed(scene, "raise", "colour") == ["sapphire", "onyx"]
    assert completed(scene, "recruit", "where", "1a") == ["1a 5", "1a 4", "1a 3", "1a 2", "1a 1"]
    assert completed(scene, "recruit", "where", "1a 3, 1c 2")[0] == "1a 3, 1c 2"
    assert completed(scene, "move", "troop") == ["1b", "F1"]
    assert "F1" in completed(scene, "move", "path", "", troop="1b")
    assert "5 F1 4 T1" in completed(scene, "move", "path", "5 F1 4 ", troop="1b")
    assert "buy ruby" in completed(scene, "idle", "space")
    assert "pray1" not in completed(scene, "idle", "space")
    assert completed(scene, "pray", "space") == ["pray1", "pray2"]
    assert completed(scene, "pray", "token") == []
    assert completed(scene, "pray", "token", "-") == ["-"], "nothing, as it is typed"
    assert completed(scene, "night", "offering", "y") == ["yes"]
    assert completed(scene, "night", "position") == ["1", "2", "3", "4"]
    assert completed(scene.vets(0, 1), "night", "vets") == ["1 PP, 0 cards", "0 PP, 1 cards", "0 PP, 0 cards"]
    assert completed(scene, "defence", "cards") == ["diversion", "bloody battle"]
    assert "lose recall" in completed(scene, "defence", "after", "lose")
    assert completed(scene, "battle", "drop", "", play="3") == ["1", "2", "4", "5", "6", "7", "8"]


def test_options_of_open_decisions_are_completed_from_what_is_legal() -> None:
    scene = Scene(4, COLOURS)
    scene.state.phase, scene.state.turn = "setup", 0
    assert completed(scene, "setup", "troops") == ["1a 1b", "1a 1c", "1b 1c"]
    assert "1a ruby 2" in completed(scene, "setup", "pyramids")
    assert completed(scene, "setup", "pyramids", "1a ruby 2, 1b") == [
        "1a ruby 2, 1b sapphire 1",
        "1a ruby 2, 1b onyx 1",
    ]
    fight = day().do(0, Move(space="move3"), Move(troop="F1"), Step("T1", 2)).fight(0, 1, "3", "2")
    assert set(completed(fight, "aftermath", "how", seat=fight.waiting[0])) <= {"retreat", "recall", "stay"}
    night = Scene(3).night()
    assert completed(night, "position", "place", seat=night.waiting[0]) == ["1", "2", "3"]


def test_completed_values_can_be_played() -> None:
    scene = day()
    for where in completed(scene, "recruit", "where", "1"):
        actions = KEMET.read_form(scene.imagine(0), Filled("recruit", {"where": where}))
        assert actions[:2] == [Recruit(), Recruit(where)]
    for tile in completed(scene, "buy", "tile"):
        assert Buy(tile) in KEMET.read_form(scene.imagine(0), Filled("buy", {"tile": tile}))


# --- a first game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5])
def test_every_question_can_be_explained(seats: int) -> None:
    seen = set()
    for state, _, _ in walk(KEMET, seats, 90 + seats, {}):
        for seat in KEMET.waiting(state):
            found = CHAT.explained(KEMET.view(state, seat), seat)
            assert found is not None
            said, clause = found
            assert clause in KEMET.clauses
            for language in LANGUAGES:
                assert text("rules.kemet", said.key, language)
            seen.add(said.key)
        outside = next((seat for seat in range(seats) if seat not in KEMET.waiting(state)), None)
        if outside is not None:
            assert CHAT.explained(KEMET.view(state, outside), outside) is None
    assert len(seen) > 12
    assert len(CHAT.primer()) == 8
    assert all(isinstance(line, Said) for line in CHAT.primer())


def test_the_night_is_no_time_to_end_a_turn() -> None:
    scene = Scene(3, "diamond ruby onyx").own(0, "hand of god").pyramid("1a", "ruby", 1).night()
    while scene.waiting[0] != 0 or not scene.legal(0, Raise):
        seat = scene.waiting[0]
        scene.do(seat, scene.legal(seat)[0])
    assert CHAT.follow(view(scene), 0, scene.legal(0, Raise)[0]) is None
    assert not scene.legal(0, Night)
