"""Power cards: drawing them, playing them (K-133 to K-138)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.karnag.actions import Card, Done, Draw, Keep
from rules.karnag.board import NEIGHBOURS
from rules.karnag.events import Banished, CardPlayed, Drew, Kept, KeptCard, Passed, SawCards
from rules.karnag.figures import FIGURES
from rules.karnag.mechanics.creatures import druid_squares, enterable
from rules.karnag.mechanics.deck import keep_one, play_out, return_all, take_top
from rules.karnag.mechanics.druids import most_points, movable
from rules.karnag.mechanics.knowledge import gain_mana, open_tracks
from rules.karnag.mechanics.stones import gem_steps
from rules.karnag.mechanics.triggers import marked
from rules.karnag.state import (
    ACCELERATION,
    CARD_WORDS,
    CONTROL,
    KINDS,
    KNOWLEDGE,
    MAIN,
    MANA,
    MARKED_KIND,
    SHIFT,
    ControlTask,
    CubeTask,
    KarnagState,
    KeepTask,
    LearnTask,
    ShiftTask,
    Walk,
    WalkTask,
)

FIGURE = FIGURES.card_figures
ALONE = "alone"
MODIFIERS = {f"{sign:+d}": sign for step in range(1, FIGURE.acceleration + 1) for sign in (step, -step)}
"""Words of an acceleration card's uses on a druid move under way."""

PLAY = tuple(Card(word) for word in CARD_WORDS)
PLAY_ALONE = Card(CARD_WORDS[ACCELERATION], ALONE)
PLAY_MODIFIER = {change: Card(CARD_WORDS[ACCELERATION], word) for word, change in MODIFIERS.items()}
KEEP = tuple(Keep(word) for word in CARD_WORDS)
DRAW, DONE = Draw(), Done()


# --- drawing ------------------------------------------------------------------------------------


def draw(state: KarnagState, seat: int, row: int, events: list[Event]) -> None:
    """Take cards from the top; they wait in a task until one is kept (K-134). A lone unmarked one is kept at once."""
    count = FIGURES.actions.draw.main if row == MAIN else FIGURES.actions.draw.secondary
    drawn = take_top(state, seat, count)
    events.append(Drew(seat, [marked(card) for card in drawn]))
    events.append(SawCards(seat, [CARD_WORDS[card] for card in drawn], only=seat))
    if row != MAIN and not marked(drawn[0]):
        keep_one(state, seat, drawn, drawn[0])
        events.append(Kept(seat))
        return
    state.tasks.append(KeepTask(seat, drawn, row))


def keep_actions(state: KarnagState, task: KeepTask) -> list[Action]:
    """Unmarked cards may be kept, marked ones played if the creature is there (K-135); redraws: K-136, K-137."""
    found: list[Action] = [
        KEEP[card]
        for card in sorted(set(task.drawn))
        if not marked(card) or state.reserve[task.seat][MARKED_KIND[card]]
    ]
    if all(marked(card) for card in task.drawn):
        found += [DRAW, DONE]
    return found


def keep(state: KarnagState, task: KeepTask, word: str, events: list[Event]) -> None:
    """Keep one, or banish a creature with a marked one; the rest go under the deck as drawn (K-167)."""
    seat, card = task.seat, CARD_WORDS.index(word)
    state.tasks.pop()
    if not marked(card):
        keep_one(state, seat, task.drawn, card)
        events.append(Kept(seat))
        events.append(KeptCard(seat, word, only=seat))
    else:
        return_all(state, seat, task.drawn, shown=card)
        kind = MARKED_KIND[card]
        state.reserve[seat][kind] -= 1
        state.gone[kind] += 1
        vp = state.score(seat, FIGURE.banish_vp, "banished")
        events.append(Banished(seat, KINDS[kind], vp))


def redraw(state: KarnagState, task: KeepTask, events: list[Event]) -> None:
    state.tasks.pop()
    return_all(state, task.seat, task.drawn)
    draw(state, task.seat, task.row, events)


def stop_drawing(state: KarnagState, task: KeepTask, events: list[Event]) -> None:
    state.tasks.pop()
    return_all(state, task.seat, task.drawn)
    events.append(Passed(task.seat))


# --- playing from the hand ----------------------------------------------------------------------


def card_actions(state: KarnagState, cube: CubeTask, walk: Walk | None) -> list[Action]:
    """Cards the acting player may play between the steps of the cube (K-164).

    `walk` is the druid move under way or still open to this cube. `through` cards go with the ray that needs them.
    """
    seat = cube.seat
    found: list[Action] = []
    for card in sorted(set(state.hands[seat])):
        if card == ACCELERATION:
            if movable(state, seat, Walk(1, 1)):
                found.append(PLAY_ALONE)
            if walk is not None:
                found.extend(PLAY_MODIFIER[change] for change in modifiers(state, seat, walk))
        elif (
            card == MANA
            or (card == SHIFT and gem_steps(state, seat))
            or (card == KNOWLEDGE and open_tracks(state, seat))
            or (card == CONTROL and leadable(state, cube.creature))
        ):
            found.append(PLAY[card])
    return found


def modifiers(state: KarnagState, seat: int, walk: Walk) -> list[int]:
    """Changes of a druid move's total that leave at least 1 point, no less than is spent, and nothing unspendable."""
    able = movable(state, seat, walk)
    if not able and not walk.moved:
        return []
    most = most_points(state, seat, walk)
    return [
        change
        for change in MODIFIERS.values()
        if walk.most + change >= 1
        and most + change >= walk.spent
        and (able or walk.spent >= max(1, walk.least + change))
    ]


def leadable(state: KarnagState, together: int) -> bool:
    """Is there a creature open to telepathy with somewhere to go (K-130)?"""
    druids = druid_squares(state)
    return any(
        (square not in state.black or square == together)
        and any(enterable(state, step, token >> 1, druids) for step in NEIGHBOURS[square])
        for square, token in state.creatures.items()
    )


def play(state: KarnagState, cube: CubeTask, action: Card, walk: Walk | None, events: list[Event]) -> None:
    """A card goes under the deck and takes effect; effects with choices become tasks, which nothing interrupts."""
    seat, card = cube.seat, CARD_WORDS.index(action.card)
    play_out(state, seat, card)
    events.append(CardPlayed(seat, action.card, action.use))
    together, cube.creature = cube.creature, 0
    if card == ACCELERATION:
        if action.use == ALONE:
            state.tasks.append(WalkTask(seat, Walk(1, FIGURE.acceleration)))
        else:
            assert walk is not None
            cube.way, cube.walk = "walk", walk
            walk.least += MODIFIERS[action.use]
            walk.most += MODIFIERS[action.use]
    elif card == MANA:
        gain_mana(state, seat, FIGURE.mana, events)
    elif card == SHIFT:
        state.tasks.append(ShiftTask(seat, FIGURE.gems, must=False))
    elif card == KNOWLEDGE:
        state.tasks.append(LearnTask(seat, FIGURE.knowledge, optional=False))
    else:
        cube.creature = together
        state.tasks.append(ControlTask(seat, FIGURE.control, together))
