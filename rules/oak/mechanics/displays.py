"""Creatures and artefacts: displays, decks, taking and refreshing (O-51 to O-59, O-163, O-164, O-175, O-204)."""

from __future__ import annotations

from itertools import permutations

from rules.core import Action, Dice, Event
from rules.oak.actions import Draw, Refresh, Take
from rules.oak.board import (
    ARTEFACTS,
    CAILLEACH,
    CARW_GWYN,
    CREATURE_VP,
    CREATURES,
    DISPLAYS,
    WHEN,
)
from rules.oak.events import (
    ArtefactTaken,
    CreatureTaken,
    LookedAtCreatures,
    Refreshed,
    Revealed,
    SawCreatures,
)
from rules.oak.figures import FIGURES
from rules.oak.mechanics import learned
from rules.oak.mechanics.triggers import TAKEN
from rules.oak.state import Artefact, KeepTask, Learned, OakState, Player, PotionTask

CREATURE_TAKES = tuple(Take(word) for word in CREATURES)
DRAW = Draw()
ARTEFACT_TAKES = tuple(Take(word) for word in ARTEFACTS)
REFRESHING = {"creatures": 1, "artefacts": 2}
"""Which resource a refresh costs: a mistletoe, a rune."""


def _orders(count: int) -> list[str]:
    """How the cards of a display can go under; the order shown is written as nothing."""
    words = ["".join(order) for order in permutations("123"[:count])]
    return ["", *words[1:]]


REFRESHES = {
    display: tuple([Refresh(display, order) for order in _orders(count)] for count in range(4)) for display in DISPLAYS
}


# --- creatures -----------------------------------------------------------------------------------


def takable(player: Player, creature: int) -> bool:
    """Its points can be paid, if it costs any (O-65)."""
    return creature != CARW_GWYN or player.vp >= -CREATURE_VP[CARW_GWYN]


def can_draw_six(state: OakState, player: Player) -> bool:
    """Cailleach finds a card that may be taken (one must be: O-175)."""
    deck = state.creature_deck
    return len(deck) > 1 or (len(deck) == 1 and takable(player, deck[0]))


def can_take_creature(state: OakState, player: Player) -> bool:
    if not player.creature_fits():
        return False
    for creature in state.creature_display:
        if creature != CARW_GWYN or takable(player, creature):
            return True
    return CAILLEACH in player.creatures and can_draw_six(state, player)


def creature_takes(state: OakState, player: Player) -> list[Action]:
    found: list[Action] = [CREATURE_TAKES[creature] for creature in state.creature_display if takable(player, creature)]
    if CAILLEACH in player.creatures and can_draw_six(state, player):
        found.append(DRAW)
    return found


def gain_creature(state: OakState, seat: int, creature: int, events: list[Event]) -> None:
    """It lies below the board from now on; its points at once (O-58)."""
    player = state.players[seat]
    player.creatures.append(creature)
    vp = player.score(CREATURE_VP[creature], "creatures")
    events.append(CreatureTaken(seat, CREATURES[creature], vp))
    if WHEN[creature] == TAKEN and seat < state.seats:  # never for Broichan (O-184)
        state.tasks.append(PotionTask(seat))


def take_displayed_creature(state: OakState, seat: int, creature: int, events: list[Event]) -> None:
    state.creature_display.remove(creature)
    gain_creature(state, seat, creature, events)
    refill(state, "creatures", events)


def draw_six(state: OakState, seat: int, events: list[Event]) -> None:
    """Cailleach: look at six, for their drawer's eyes (O-175)."""
    drawn = sorted(state.creature_deck[: FIGURES.creature.cailleach])
    if state.learned is not None:
        if not state.learned.bunches:
            learned.begin(state.learned, state.creature_deck, state.known_creatures)
        learned.looked(state.learned, len(drawn))
    del state.creature_deck[: len(drawn)]
    state.known_creatures = [card for card in state.known_creatures if card not in drawn]
    state.tasks.append(KeepTask(seat, drawn))
    events.append(LookedAtCreatures(seat, len(drawn)))
    events.append(SawCreatures(seat, [CREATURES[card] for card in drawn], only=seat))


def keep_creature(state: OakState, task: KeepTask, creature: int, dice: Dice, events: list[Event]) -> None:
    task.drawn.remove(creature)
    dice.shuffle(task.drawn)
    state.creature_deck += task.drawn
    if state.learned is not None:
        learned.kept(state.learned, creature)
    gain_creature(state, task.seat, creature, events)


def can_find_creature(state: OakState, player: Player) -> bool:
    return player.creature_fits() and can_draw_six(state, player)


def find_creature(state: OakState, seat: int, creature: int, dice: Dice, events: list[Event]) -> None:
    """Animal Companion: out of the deck, which is shuffled (O-163)."""
    state.creature_deck.remove(creature)
    dice.shuffle(state.creature_deck)
    state.known_creatures = []
    if state.learned is not None:
        state.learned = Learned()
    gain_creature(state, seat, creature, events)


# --- artefacts -----------------------------------------------------------------------------------


def gain_artefact(state: OakState, seat: int, tile: int, events: list[Event]) -> None:
    """On a free place, for 4 points (O-52)."""
    player = state.players[seat]
    player.artefacts.append(Artefact(tile))
    vp = player.score(FIGURES.artefact.gain, "artefacts")
    events.append(ArtefactTaken(seat, ARTEFACTS[tile], vp))


def take_displayed_artefact(state: OakState, seat: int, tile: int, events: list[Event]) -> None:
    state.artefact_display.remove(tile)
    gain_artefact(state, seat, tile, events)
    refill(state, "artefacts", events)


def find_artefact(state: OakState, seat: int, tile: int, dice: Dice, events: list[Event]) -> None:
    """Gift of the Gods: out of the pile, which is shuffled (O-164)."""
    state.artefact_pile.remove(tile)
    dice.shuffle(state.artefact_pile)
    state.known_artefacts = []
    gain_artefact(state, seat, tile, events)


# --- displays ------------------------------------------------------------------------------------


def refill(state: OakState, display: str, events: list[Event]) -> None:
    """Up to three cards; a gap that cannot be filled stays (O-204)."""
    if display == "creatures":
        shown, pile, known, names = state.creature_display, state.creature_deck, state.known_creatures, CREATURES
        size = FIGURES.creature.display
    else:
        shown, pile, known, names = state.artefact_display, state.artefact_pile, state.known_artefacts, ARTEFACTS
        size = FIGURES.artefact.display
    new = pile[: size - len(shown)]
    if not new:
        return
    del pile[: len(new)]
    shown += new
    for card in new:
        if card in known:
            known.remove(card)
    if display == "creatures" and state.learned is not None and state.learned.bunches:
        for card in new:
            learned.shown(state.learned, card)
    events.append(Revealed(display, [names[card] for card in new]))


def refreshes(state: OakState, player: Player, number: int) -> list[Refresh]:
    """Once per turn, for one resource, if a card can come (O-54, O-59, O-204)."""
    display = DISPLAYS[number]
    shown = state.artefact_display if number else state.creature_display
    pile = state.artefact_pile if number else state.creature_deck
    if state.refreshed[number] or not pile or not player.resources[REFRESHING[display]]:
        return []
    return REFRESHES[display][len(shown)]


def refresh(state: OakState, seat: int, action: Refresh, events: list[Event]) -> None:
    number = DISPLAYS.index(action.display)
    state.players[seat].resources[REFRESHING[action.display]] -= 1
    state.refreshed[number] = True
    if number:
        shown, pile, known, names = state.artefact_display, state.artefact_pile, state.known_artefacts, ARTEFACTS
    else:
        shown, pile, known, names = state.creature_display, state.creature_deck, state.known_creatures, CREATURES
    order = action.order or "123"[: len(shown)]
    under = [shown[int(place) - 1] for place in order]
    pile += under
    known += under
    if not number and state.learned is not None and state.learned.bunches:
        learned.put_under(state.learned, under)
    shown.clear()
    events.append(Refreshed(seat, action.display, [names[card] for card in under]))
    refill(state, action.display, events)
