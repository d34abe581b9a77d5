"""Scenes: positions of Kemet written down as the rulebook tells them, and played move by move.

A scene begins with an empty board, Diversion alone in hand and 7 prayer points each; troops, pyramids, tiles and cards
are put where the test wants them, out of the stocks they come from. All invariants are checked after every action.
"""

from __future__ import annotations

import random
from typing import Literal, Self, TypeVar

import pytest

from rules.core import Action, Event, FastDice, Refusal
from rules.core.imagined import Imagined
from rules.core.players import random_choice
from rules.kemet import KEMET, Kemet
from rules.kemet.actions import Battle, Done, Move, Step
from rules.kemet.board import NOBODY
from rules.kemet.figures import COLOURS, PIECES
from rules.kemet.flow import go_on
from rules.kemet.mechanics.learned import marked, nothing
from rules.kemet.mechanics.pyramids import found
from rules.kemet.mechanics.stock import beasts
from rules.kemet.options import KemetOptions
from rules.kemet.scoring import fame, score_zones
from rules.kemet.state import KemetState, Learned, MoveTask, TurnTask
from rules.kemet.words import BATTLE_WORDS
from tests.rules.happened import true
from tests.rules.kemet.properties import invariants

E = TypeVar("E", bound=Event)


class AnyBoard(KemetOptions, frozen=True):
    """Today's defaults, on the wheel: a board that is the same for every city is easily kept in mind. No table plays on
    it any more; scenes of the printed board ask for `layout="printed"`."""

    layout: Literal["wheel", "printed", "classic"] = "wheel"  # type: ignore[assignment]
    cities: Literal["chosen", "by seat"] = "by seat"


class AnyState(KemetState):
    options: AnyBoard


class AnyKemet(Kemet):
    """The newest rules on any board."""

    __module__ = Kemet.__module__
    options = AnyBoard
    state = AnyState


GAME = AnyKemet()


def known(state: KemetState) -> Learned:
    """Nobody has learned anything, but that Diversion is in every hand."""
    learned = nothing(state)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            if card == state.stock.diversion:
                learned.open[seat].append(card)
                learned.drawn.remove(marked(seat, 0))
    return learned


class Scene:
    def __init__(self, seats: int = 3, colours: str = "", seed: int = 1, **options: object) -> None:
        self.dice = FastDice(seed)
        self.state = self._setup(seats, options)
        state = self.state
        if colours:
            state.colours = sorted(COLOURS.index(colour) for colour in colours.split())
            state.market = state.stock.in_play(seats, state.colours)
        for hand in state.hands:
            state.deck = [card for card in hand if card != state.stock.diversion] + state.deck
            hand[:] = [card for card in hand if card == state.stock.diversion]
        state.phase, state.turn, state.order = "day", 1, list(range(seats))
        state.learned = known(state)
        self.events: list[Event] = []

    game: Kemet = GAME

    def _setup(self, seats: int, options: dict[str, object]) -> KemetState:
        return self.game.setup(seats, self.game.read_options(options), self.dice)[0]

    # --- putting things down ---------------------------------------------------------------------

    def zone(self, word: str) -> int:
        return self.state.board.index[word]

    def troop(self, seat: int, word: str, units: int, creature: str = "") -> Self:
        """So many units there, out of the supply; with a creature the seat must own its tile."""
        state, zone = self.state, self.zone(word)
        if state.holder[zone] != NOBODY:
            state.supply[state.holder[zone]] += state.units[zone]
        state.holder[zone] = seat if units else NOBODY
        state.units[zone] = units
        state.supply[seat] -= units
        assert state.supply[seat] >= 0
        if creature:
            bit = 1 << state.stock.beast[creature]
            assert state.stable[seat] & bit, f"{creature} is not in supply"
            state.stable[seat] &= ~bit
            state.creature[zone] |= bit
        self._score()
        return self

    def pyramid(self, word: str, colour: str, level: int) -> Self:
        zone = self.zone(word)
        seat = self.state.board.city[zone]
        found(self.state, seat, zone, COLOURS.index(colour))
        self.state.level[zone] = level
        self._score()
        return self

    def own(self, seat: int, *words: str) -> Self:
        """Tiles owned from before: no price, nothing that happens on purchase but the pieces they bring."""
        state, stock = self.state, self.state.stock
        for word in words:
            tile = stock.tile[word]
            assert state.market[tile], f"{word} is not in this game"
            state.market[tile] -= 1
            state.tiles[seat].append(tile)
            state.powers[seat] |= stock.bit[tile]
            state.supply[seat] += stock.tiles[tile].units
            if tile in stock.beast_of_tile:
                state.stable[seat] |= 1 << stock.beast_of_tile[tile]
        return self

    def pp(self, seat: int, points: int) -> Self:
        self.state.pp[seat] = points
        return self

    def hand(self, seat: int, *words: str) -> Self:
        """Cards from the deck into the hand; nobody has learned anything."""
        for word in words:
            self.state.deck.remove(self.state.stock.card[word])
            self.state.hands[seat].append(self.state.stock.card[word])
        self.state.learned = known(self.state)
        return self

    def discarded(self, *words: str) -> Self:
        for word in words:
            self.state.deck.remove(self.state.stock.card[word])
            self.state.discard.append(self.state.stock.card[word])
        return self

    def vets(self, seat: int, number: int) -> Self:
        self.state.veterans[seat] = number
        return self

    def glory(self, seat: int, divine: int = 0, battle: int = 0) -> Self:
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
        return ", ".join(
            self.state.stock.beast_words[number] for number in beasts(self.state.creature[self.zone(word)])
        )

    def fame(self, seat: int) -> int:
        return fame(self.state, seat)

    @property
    def waiting(self) -> tuple[int, ...]:
        return self.game.waiting(self.state)

    def legal(self, seat: int, kind: type[Action] = Action) -> list[Action]:
        return [action for action in self.game.legal(self.state, seat) if isinstance(action, kind)]

    def imagine(self, seat: int | None, seed: int = 0) -> Imagined[KemetState]:
        return self.game.imagine(self.state, seat, FastDice(seed))

    def told(self, kind: type[E]) -> list[E]:
        """Events of that kind since the last action began."""
        return [event for event in self.events if isinstance(event, kind)]

    # --- playing ---------------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """That seat's turn begins, as its first token of the Day (or the next one)."""
        state = self.state
        state.order = [seat, *(other for other in range(state.seats) if other != seat)]
        state.turn = 1 + state.seats * (PIECES.tokens - state.left[seat])
        state.tasks = [TurnTask(seat)]
        go_on(state, self.dice, self.events)
        return self

    def night(self) -> Self:
        """The Night begins."""
        state = self.state
        state.tasks, state.turn = [], state.seats * PIECES.tokens
        for seat in range(state.seats):
            state.left[seat] = 0
            state.tokens[seat] = [1, 1, 0, 0, 0, 1, 1, 1, 0, 0]
        self.events = []
        go_on(state, self.dice, self.events)
        true(KEMET, state.seats, self.events)
        invariants(state)
        return self

    def do(self, seat: int, *actions: Action) -> Self:
        for action in actions:
            self.game.check(self.state, seat, action)
            self.events = true(self.game, self.state.seats, self.game.apply(self.state, seat, action, self.dice))
            invariants(self.state)
        return self

    def refused(self, seat: int, action: Action) -> Refusal:
        before = self.game.encode(self.state)
        with pytest.raises(Refusal) as caught:
            self.game.check(self.state, seat, action)
        assert self.game.encode(self.state) == before
        assert caught.value.nearest, "no legal alternative named"
        assert caught.value.clause in self.game.clauses
        return caught.value

    # --- what many tests do ----------------------------------------------------------------------

    def march(self, seat: int, start: str, *path: str | Step, space: str = "move3") -> Self:
        """Put a token on Move and take the steps: a word means all units, no creature and by land or ship."""
        self.do(seat, Move(space=space), Move(troop=start))
        for step in path:
            if isinstance(step, str):
                here = next(task.zone for task in self.state.tasks if isinstance(task, MoveTask))
                step = Step(step, self.state.units[here])
            self.do(seat, step)
        return self

    def fight(self, attacker: int, defender: int, play: str, against: str, **kinds: object) -> Self:
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


class PrintedScene(Scene):
    """On the printed board as tables have it, cities by seat: such a position can lie on a table."""

    game = KEMET

    def _setup(self, seats: int, options: dict[str, object]) -> KemetState:
        return super()._setup(seats, {"cities": "by seat", **options})


class OlderScene(Scene):
    """Under version 2 of the rules, with the tiles and cards of that time; a hand begins empty."""

    game = Kemet(2)

    def _setup(self, seats: int, options: dict[str, object]) -> KemetState:
        state = super()._setup(seats, options)
        for hand in state.hands:
            state.deck = hand + state.deck
            hand.clear()
        return state


DONE = Done()

# --- a player who wants fame ----------------------------------------------------------------------
# For games of a length that people play: random players hardly ever win one.

TRIES = 14
FAR = 9
"""Actions looked ahead."""


def keen_choice(state: KemetState, seat: int, chooser: random.Random) -> Action:
    """Tries a few actions, looks where the turn may lead, takes the best."""
    legal = GAME.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    tried = {random_choice(legal, chooser) for _ in range(TRIES)}
    saved = GAME.encode(state)
    return max(sorted(tried, key=str), key=lambda action: _led_to(saved, seat, action, chooser))


def _led_to(saved: bytes, seat: int, action: Action, chooser: random.Random) -> float:
    state, dice = GAME.decode(saved), FastDice(1)
    turn = state.turn
    GAME.apply(state, seat, action, dice)
    for _ in range(FAR):
        waiting = GAME.waiting(state)
        if not waiting or state.turn > turn + 1:
            break
        GAME.apply(state, waiting[0], random_choice(GAME.legal(state, waiting[0]), chooser), dice)
    return _worth(state, seat)


def _worth(state: KemetState, seat: int) -> float:
    units = sum(units for units, holder in zip(state.units, state.holder, strict=True) if holder == seat)
    levels = sum(state.level[zone] for zone in state.board.districts[seat])
    return 5 * fame(state, seat) + 0.3 * state.pp[seat] + len(state.tiles[seat]) + 0.8 * levels + 0.3 * units
