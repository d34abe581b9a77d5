"""What somebody else holds or has locked in, looked for through everything a player can type or press."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rules.core import FastDice
from rules.core.players import random_choice
from rules.kemet import KEMET
from rules.kemet.actions import Battle, Move, Order, Step
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.state import KemetState
from rules.oak.state import OakState
from tests.e2e.house import House
from tests.e2e.test_fair import lay, line_after, requests
from tests.rules.kemet.scene import PrintedScene as Scene


def attacked(locked: tuple[str, str] | None = None, **hands: Any) -> Scene:
    """Seat 0 attacks seat 1 in a temple; seat 1 may have chosen already."""
    scene = Scene(2).troop(0, "F1", 3).troop(1, "T1", 3)
    for seat, cards in hands.items():
        scene.hand(int(seat[-1]), *cards)
    scene.turn(0).march(0, "F1", "T1")
    return scene.do(1, Battle(*locked)) if locked else scene


async def by_seat(house: House) -> dict[int, Any]:
    def look() -> dict[int, int]:
        with house.tables.reading() as session:
            return {row.seat: row.person for row in session.seats(1) if row.person is not None}

    return {seat: house.by_id(person) for seat, person in (await house.bot.worker.do(look)).items()}


async def test_completing_a_battle_tells_nothing_of_the_card_locked_in(house: House) -> None:
    """The attacker would win against one card and lose against another: what may be typed next is the same."""
    await house.open_table("kemet", 2)
    offered = []
    for locked in (("1", "2"), ("8", "7"), ("5", "2")):
        await lay(house, attacked(locked).state)
        attacker = (await by_seat(house))[0]
        found = [
            await line_after(attacker, typed) for typed in ("battle ", "battle 4 ", "battle 4 1; ", "battle 4 1, ")
        ]
        assert found[0]
        assert found[2:] == [[], []], "the cards are shown after that: nothing goes on in this line"
        offered.append(found)
    assert offered[0] == offered[1] == offered[2]


async def test_a_typed_line_is_read_the_same_whatever_is_locked_in(house: House) -> None:
    await house.open_table("kemet", 2)
    told = []
    for locked in (("1", "2"), ("8", "7")):
        await lay(house, attacked(locked).state)
        attacker = (await by_seat(house))[0]
        told.append(
            [(await attacker.slash("do", line=line)).text for line in ("battle 4 1; aftermath stay", "battle 4 9")]
        )
    assert told[0] == told[1]
    assert "must come last in a line" in told[0][0]


async def test_broichans_next_card_is_not_completed(house: House) -> None:
    """Alone, a line that ends the turn goes on with nothing of what he is about to do."""
    await house.open_table("oak", 1)
    red = house.people["Red"]
    while not await _ends_turn(house, red):
        action = (await house.legal(red))[0]
        await house.bot.worker.do(house.tables.play, str(house.playground.world.snowflake()), 1, int(red.id), [action])

    def state() -> OakState:
        with house.tables.reading() as session:
            row = session.table(1)
            assert row is not None
            found: OakState = house.tables.cache.get(session, row).match.state
            return found

    true = await house.bot.worker.do(state)
    offered = set()
    for shift in range(len(true.broichan_deck)):
        other = msgspec.msgpack.decode(msgspec.msgpack.encode(true), type=OakState)
        other.broichan_deck = true.broichan_deck[shift:] + true.broichan_deck[:shift]
        await lay(house, other)
        lines = [typed for typed in await line_after(red, "") if typed]
        deeper = [await line_after(red, f"{line}; ") for line in lines]
        offered.add(msgspec.json.encode([lines, deeper]))
    assert len(offered) == 1


async def _ends_turn(house: House, person: Any) -> bool:
    return any(type(action).__name__ in ("Pass", "Temple", "Climb") for action in await house.legal(person))


async def test_a_call_shows_the_same_buttons_with_and_without_a_card_in_hand(house: House) -> None:
    """Whether somebody may play a Divine Intervention card is nobody's business."""
    await house.open_table("kemet", 3)
    state = which_action_next()
    (seat,) = KEMET.waiting(state)
    answers = []
    for held in ([], ["war rage"], ["prayer"]):
        other = KEMET.decode(KEMET.encode(state))
        other.learned = None
        other.deck += [card for card in other.hands[seat] if card != STOCK.diversion] + other.discard
        other.discard = []
        other.hands[seat] = [STOCK.diversion, *(STOCK.card[word] for word in held)]
        for word in held:
            other.deck.remove(STOCK.card[word])
        await lay(house, other)

        def look() -> list[list[str]]:
            with house.tables.reading() as session:
                row = session.table(1)
                assert row is not None
                return house.tables.speaker(session, row).quick_answers(house.tables.cache.get(session, row))

        answers.append((await house.bot.worker.do(look), len(KEMET.legal(other, seat))))
    assert len({count for _, count in answers}) > 1, "a card can be played in one of them"
    assert answers[0][0]
    assert answers[0][0] == answers[1][0] == answers[2][0]


def which_action_next() -> KemetState:
    """Several tokens lie: somebody chooses whose action comes next."""
    for seed in range(60):
        chooser, dice = random.Random(seed), FastDice(seed)
        state, _ = KEMET.setup(3, KEMET.options(), dice)
        while waiting := KEMET.waiting(state):
            seat = chooser.choice(waiting)
            legal = KEMET.legal(state, seat)
            if len(waiting) == 1 and sum(isinstance(action, Order) for action in legal) > 1:
                return state
            KEMET.apply(state, seat, random_choice(legal, chooser), dice)
    raise AssertionError("no such position")


# --- hidden steps leave no trace ---------------------------------------------------------------------


@pytest.fixture
async def council(house: House) -> House:
    await house.open_table("kemet", 2)
    await lay(house, attacked(seat1=("war fury",)).state)
    return house


async def test_a_hidden_step_and_its_undo_leave_the_other_panel_fresh(council: House) -> None:
    seats = await by_seat(council)
    panel = await seats[0].slash("turn")
    await seats[1].slash("do", line="battle cards war fury")
    await seats[1].slash("undo")
    await seats[1].slash("redo")
    label = next(label for label in panel.message.labels if label not in ("Back", "Undo", "Hand", "Board", "More"))
    after = await seats[0].click(panel.message, label)
    assert "old" not in after.text
    await council.calm()


async def test_a_hidden_step_keeps_the_others_redo(council: House) -> None:
    seats = await by_seat(council)
    await seats[0].slash("do", line="battle 4 1")
    await seats[0].slash("undo")
    await seats[1].slash("do", line="battle cards war fury")
    again = await seats[0].slash("redo")
    assert "nothing to play again" not in again.text.lower()
    assert seats[0] not in await council.awaited()


async def test_a_hidden_step_does_not_answer_a_request(house: House) -> None:
    await house.open_table("kemet", 2)
    await lay(house, Scene(2).troop(0, "F1", 3).troop(1, "T1", 3).hand(1, "war fury").turn(0).state)
    seats = await by_seat(house)
    for line in ("move move3", "move F1", "step T1 3"):
        assert "⛔" not in (await seats[0].slash("do", line=line)).text
    await seats[0].slash("do", line="battle 4 1")
    await seats[1].slash("do", line="battle cards war fury")
    asked = await seats[1].slash("undo", back="ask")
    assert asked.message.ephemeral
    await house.calm()
    before = [(seen.text, seen.labels) for seen in requests(seats[0])]
    await seats[1].slash("do", line="battle cards war fury")
    await house.calm()
    assert [(seen.text, seen.labels) for seen in requests(seats[0])] == before


async def test_a_card_that_would_take_the_way_on_is_refused_by_command(house: House) -> None:
    """Seven units where five may stay, and the teleport that puts them right can just be paid."""
    await house.open_table("kemet", 3)
    scene = Scene(3).pyramid("1b", "ruby", 1) if 0 in Scene(3).state.colours else Scene(3).pyramid("1b", "onyx", 1)
    scene.troop(0, "F1", 3).troop(0, "1b", 4).troop(1, "T1", 1).pp(0, 2).hand(0, "raining fire").turn(0)
    await lay(house, scene.do(0, Move(space="move3"), Move(troop="F1"), Step("1b", 3)).state)
    player = (await by_seat(house))[0]
    before = (await house.table()).lines
    for answer in (
        await player.slash("do", line="card raining fire T1"),
        await player.slash("kemet card", card="raining fire", target="T1"),
    ):
        assert "cannot stay together" in answer.text
        assert "T-90" in answer.text
        assert answer.message.ephemeral
    assert (await house.table()).lines == before
    assert await house.legal(player), "there is a way on"


async def test_a_night_is_not_completed_beyond_what_is_seen(house: House) -> None:
    """Cards drawn in the same line stay unknown until it is played."""
    await house.open_table("kemet", 2)
    offered = set()
    for shift in range(3):
        scene = Scene(2)
        scene.state.deck = scene.state.deck[shift * 5 :] + scene.state.deck[: shift * 5]
        scene.state.learned = None
        await lay(house, scene.night().state)
        player = (await house.awaited())[0]
        first = await line_after(player, "")
        deeper = [await line_after(player, f"{line}; ") for line in first]
        offered.add(msgspec.json.encode([player.name, first, deeper]))
    assert len(offered) == 1


def test_scenes_are_what_they_say() -> None:
    """The attack of these scenes really asks both sides at once."""
    scene = attacked()
    assert scene.waiting == (0, 1)
    assert Step("T1", 3) not in scene.legal(0)
