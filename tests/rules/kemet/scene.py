"""Scenes: positions of Kemet written down as the rulebook tells them, and played move by move.

A scene begins with an empty board, nothing in hand and 7 prayer points each; troops, pyramids, tiles and cards are put
where the test wants them, out of the stocks they come from. All invariants are checked after every action.
"""

from __future__ import annotations

import random
from typing import TypeVar

import pytest

from rules.core import Action, Event, FastDice, Refusal
from rules.core.imagined import Imagined
from rules.core.players import random_choice
from rules.kemet import KEMET
from rules.kemet.actions import Battle, Done, Move, Step
from rules.kemet.board import NOBODY
from rules.kemet.figures import COLOURS, PIECES
from rules.kemet.flow import go_on
from rules.kemet.mechanics.learned import nothing
from rules.kemet.mechanics.pyramids import found
from rules.kemet.mechanics.tiles import BIT, TILE, TILES, tiles_in_play
from rules.kemet.options import KemetOptions
from rules.kemet.scoring import fame, score_zones
from rules.kemet.state import KemetState, MoveTask, TurnTask
from rules.kemet.words import BATTLE_WORDS, BEAST, BEAST_OF_TILE, BEAST_WORDS, CARD, beasts
from tests.rules.kemet.properties import invariants

E = TypeVar("E", bound=Event)


class Scene:
    def __init__(self, seats: int = 3, colours: str = "", seed: int = 1, **options: object) -> None:
        self.dice = FastDice(seed)
        self.state: KemetState = KEMET.setup(seats, KemetOptions(**options), self.dice)[0]  # type: ignore[arg-type]
        state = self.state
        if colours:
            state.colours = sorted(COLOURS.index(colour) for colour in colours.split())
            state.market = tiles_in_play(seats, state.colours)
        for hand in state.hands:
            state.deck = hand + state.deck
            hand.clear()
        state.phase, state.turn, state.order = "day", 1, list(range(seats))
        state.learned = nothing(state)
        self.events: list[Event] = []

    # --- putting things down ---------------------------------------------------------------------

    def zone(self, word: str) -> int:
        return self.state.board.index[word]

    def troop(self, seat: int, word: str, units: int, creature: str = "") -> Scene:
        """So many units there, out of the supply; with a creature the seat must own its tile."""
        state, zone = self.state, self.zone(word)
        if state.holder[zone] != NOBODY:
            state.supply[state.holder[zone]] += state.units[zone]
        state.holder[zone] = seat if units else NOBODY
        state.units[zone] = units
        state.supply[seat] -= units
        assert state.supply[seat] >= 0
        if creature:
            bit = 1 << BEAST[creature]
            assert state.stable[seat] & bit, f"{creature} is not in supply"
            state.stable[seat] &= ~bit
            state.creature[zone] |= bit
        self._score()
        return self

    def pyramid(self, word: str, colour: str, level: int) -> Scene:
        zone = self.zone(word)
        seat = self.state.board.city[zone]
        found(self.state, seat, zone, COLOURS.index(colour))
        self.state.level[zone] = level
        self._score()
        return self

    def own(self, seat: int, *words: str) -> Scene:
        """Tiles owned from before: no price, nothing that happens on purchase but the pieces they bring."""
        state = self.state
        for word in words:
            tile = TILE[word]
            assert state.market[tile], f"{word} is not in this game"
            state.market[tile] -= 1
            state.tiles[seat].append(tile)
            state.powers[seat] |= BIT[tile]
            state.supply[seat] += TILES[tile].units
            if tile in BEAST_OF_TILE:
                state.stable[seat] |= 1 << BEAST_OF_TILE[tile]
        return self

    def pp(self, seat: int, points: int) -> Scene:
        self.state.pp[seat] = points
        return self

    def hand(self, seat: int, *words: str) -> Scene:
        """Cards from the deck into the hand; nobody has learned anything."""
        for word in words:
            self.state.deck.remove(CARD[word])
            self.state.hands[seat].append(CARD[word])
        self.state.learned = nothing(self.state)
        return self

    def discarded(self, *words: str) -> Scene:
        for word in words:
            self.state.deck.remove(CARD[word])
            self.state.discard.append(CARD[word])
        return self

    def vets(self, seat: int, number: int) -> Scene:
        self.state.veterans[seat] = number
        return self

    def glory(self, seat: int, divine: int = 0, battle: int = 0) -> Scene:
        """Permanent fame."""
        self.state.divine[seat], self.state.battle[seat] = divine, battle
        return self

    def _score(self) -> None:
        score_zones(self.state, [])

    # --- looking ---------------------------------------------------------------------------------

    def units(self, word: str) -> int:
        return self.state.units[self.zone(word)]

    def holder(self, word: str) -> int:
        return self.state.holder[self.zone(word)]

    def creature(self, word: str) -> str:
        return ", ".join(BEAST_WORDS[number] for number in beasts(self.state.creature[self.zone(word)]))

    def fame(self, seat: int) -> int:
        return fame(self.state, seat)

    @property
    def waiting(self) -> tuple[int, ...]:
        return KEMET.waiting(self.state)

    def legal(self, seat: int, kind: type[Action] = Action) -> list[Action]:
        return [action for action in KEMET.legal(self.state, seat) if isinstance(action, kind)]

    def imagine(self, seat: int | None, seed: int = 0) -> Imagined[KemetState]:
        return KEMET.imagine(self.state, seat, FastDice(seed))

    def told(self, kind: type[E]) -> list[E]:
        """Events of that kind since the last action began."""
        return [event for event in self.events if isinstance(event, kind)]

    # --- playing ---------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scene:
        """That seat's turn begins, as its first token of the Day (or the next one)."""
        state = self.state
        state.order = [seat, *(other for other in range(state.seats) if other != seat)]
        state.turn = 1 + state.seats * (PIECES.tokens - state.left[seat])
        state.tasks = [TurnTask(seat)]
        go_on(state, self.dice, self.events)
        return self

    def night(self) -> Scene:
        """The Night begins."""
        state = self.state
        state.tasks, state.turn = [], state.seats * PIECES.tokens
        for seat in range(state.seats):
            state.left[seat] = 0
            state.tokens[seat] = [1, 1, 0, 0, 0, 1, 1, 1, 0, 0]
        self.events = []
        go_on(state, self.dice, self.events)
        invariants(state)
        return self

    def do(self, seat: int, *actions: Action) -> Scene:
        for action in actions:
            KEMET.check(self.state, seat, action)
            self.events = KEMET.apply(self.state, seat, action, self.dice)
            invariants(self.state)
        return self

    def refused(self, seat: int, action: Action) -> Refusal:
        before = KEMET.encode(self.state)
        with pytest.raises(Refusal) as caught:
            KEMET.check(self.state, seat, action)
        assert KEMET.encode(self.state) == before
        assert caught.value.nearest, "no legal alternative named"
        assert caught.value.clause in KEMET.clauses
        return caught.value

    # --- what many tests do ----------------------------------------------------------------------

    def march(self, seat: int, start: str, *path: str | Step, space: str = "move3") -> Scene:
        """Put a token on Move and take the steps: a word means all units, no creature and by land or ship."""
        self.do(seat, Move(space=space), Move(troop=start))
        for step in path:
            if isinstance(step, str):
                here = next(task.zone for task in self.state.tasks if isinstance(task, MoveTask))
                step = Step(step, self.state.units[here])
            self.do(seat, step)
        return self

    def fight(self, attacker: int, defender: int, play: str, against: str, **kinds: object) -> Scene:
        """Both choose a card to play, put away the first other one, and add the cards given as `a=`, `d=`."""
        for seat, card, words in ((attacker, play, kinds.get("a", ())), (defender, against, kinds.get("d", ()))):
            assert isinstance(words, tuple)
            for word in words:
                self.do(seat, Battle(cards=word))
            drop = next(other for other in self.battle_hand(seat) if other != card)
            self.do(seat, Battle(card, drop))
        return self

    def battle_hand(self, seat: int) -> list[str]:
        return [BATTLE_WORDS[card] for card in self.state.battle_hands[seat]]


DONE = Done()

# --- a player who wants fame ----------------------------------------------------------------------
# For games of a length that people play: random players hardly ever win one.

TRIES = 14
FAR = 9
"""Actions looked ahead."""


def keen_choice(state: KemetState, seat: int, chooser: random.Random) -> Action:
    """Tries a few actions, looks where the turn may lead, takes the best."""
    legal = KEMET.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    tried = {random_choice(legal, chooser) for _ in range(TRIES)}
    saved = KEMET.encode(state)
    return max(sorted(tried, key=str), key=lambda action: _led_to(saved, seat, action, chooser))


def _led_to(saved: bytes, seat: int, action: Action, chooser: random.Random) -> float:
    state, dice = KEMET.decode(saved), FastDice(1)
    turn = state.turn
    KEMET.apply(state, seat, action, dice)
    for _ in range(FAR):
        waiting = KEMET.waiting(state)
        if not waiting or state.turn > turn + 1:
            break
        KEMET.apply(state, waiting[0], random_choice(KEMET.legal(state, waiting[0]), chooser), dice)
    return _worth(state, seat)


def _worth(state: KemetState, seat: int) -> float:
    units = sum(units for units, holder in zip(state.units, state.holder, strict=True) if holder == seat)
    levels = sum(state.level[zone] for zone in state.board.districts[seat])
    return 5 * fame(state, seat) + 0.3 * state.pp[seat] + len(state.tiles[seat]) + 0.8 * levels + 0.3 * units
