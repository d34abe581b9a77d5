"""A table of Oak for tests: say how it lies, then play in the words of the game."""

from __future__ import annotations

from typing import Any, TypeVar, overload

import pytest

from rules.core import Action, Event, FastDice, Illegal, Invalid, Refusal
from rules.core.text import text
from rules.oak import OAK
from rules.oak.actions import Order, Pass, Skip
from rules.oak.board import (
    ARTEFACT,
    BRANCH,
    CARD,
    CREATURE,
    INGREDIENT,
    KIND,
    POTION,
    SUFFIX,
    TEMPLE,
)
from rules.oak.figures import FIGURES
from rules.oak.options import OakOptions
from rules.oak.state import Artefact, OakState, Player
from tests.rules.happened import true
from tests.rules.oak.properties import invariants

A = TypeVar("A", bound=Action)


class Table:
    """Seat 0 is first player and on turn, unless something else is said."""

    def __init__(self, *orders: str, seats: int = 0, seed: int = 1, **options: Any) -> None:
        self.dice = FastDice(seed)
        orders = orders or ("fox", "bee")
        self.options = OakOptions(**{"first_player": "first seat", **options})
        self.state: OakState
        self.state, self.events = OAK.setup(seats or len(orders), self.options, self.dice)
        self.last: list[Event] = []
        while self.state.phase == "orders":
            seat = OAK.waiting(self.state)[0]
            self.play(Order(orders[seat]), seat=seat)

    # --- laying things out -----------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def resources(self, seat: int, feathers: int, mistletoe: int, runes: int) -> Table:
        self[seat].resources = [feathers, mistletoe, runes]
        return self

    def ingredients(self, seat: int, words: str) -> Table:
        """Exactly these, out of the Bag (or of the Forest if the Bag has no more)."""
        player = self[seat]
        for kind in range(5):
            self.state.bag[kind] += player.ingredients[kind]
            player.ingredients[kind] = 0
        for word in words.split():
            kind = INGREDIENT[word]
            if not self.state.bag[kind]:
                self.state.forest[self.state.forest.index(kind)] = -1
            else:
                self.state.bag[kind] -= 1
            player.ingredients[kind] += 1
        return self

    def forest(self, words: str) -> Table:
        """Exactly these in the Forest, place by place; `-` is an empty place."""
        state = self.state
        for kind in state.forest:
            if kind >= 0:
                state.bag[kind] += 1
        state.forest = [-1] * 6
        for place, word in enumerate(words.split()):
            if word != "-":
                state.forest[place] = INGREDIENT[word]
                state.bag[INGREDIENT[word]] -= 1
        return self

    def creatures(self, seat: int, *words: str) -> Table:
        """These creatures lie before that seat, with slots for them; their points are not counted."""
        player = self[seat]
        for word in words:
            card = CREATURE[word]
            if card in self.state.creature_display:
                self.state.creature_display.remove(card)
                self.state.creature_display.append(self.state.creature_deck.pop(0))
            else:
                self.state.creature_deck.remove(card)
            player.creatures.append(card)
        while not player.creature_fits() and player.limits[1] < 4:
            player.limits[1] += 1
        return self

    def display(self, *words: str) -> Table:
        """The open creatures."""
        state = self.state
        state.creature_deck += state.creature_display
        state.creature_display = [CREATURE[word] for word in words]
        state.creature_deck = [card for card in state.creature_deck if card not in state.creature_display]
        return self

    def top_creatures(self, *words: str) -> Table:
        """The next creatures of the deck."""
        cards = [CREATURE[word] for word in words]
        deck = [card for card in self.state.creature_deck if card not in cards]
        self.state.creature_deck = [*cards, *deck]
        return self

    def open_artefacts(self, *words: str) -> Table:
        state = self.state
        state.artefact_pile += state.artefact_display
        state.artefact_display = [ARTEFACT[word] for word in words]
        state.artefact_pile = [tile for tile in state.artefact_pile if tile not in state.artefact_display]
        return self

    def artefact(self, seat: int, word: str, notch: int = 0) -> Table:
        """That seat has it, turned so far; its 4 points are not counted."""
        state, tile = self.state, ARTEFACT[word]
        if tile in state.artefact_display:
            state.artefact_display.remove(tile)
            state.artefact_display.append(state.artefact_pile.pop(0))
        else:
            state.artefact_pile.remove(tile)
        self[seat].artefacts.append(Artefact(tile, notch))
        return self

    def potion(self, *words: str) -> Table:
        """These potions are laid out, each at its level."""
        state = self.state
        for word in words:
            tile = POTION[word]
            level = FIGURES.potions.tiles[tile].level - 1
            old = state.potions[level]
            if tile != old:
                state.box.remove(tile)
                state.box.append(old)
                state.potions[level] = tile
        return self

    def druids(self, seat: int, rest: str = "", roots: str = "", **on_branch: str) -> Table:
        """Exactly these at rest; of the others the named on the Roots or on branches, ordinary ones on the Roots."""
        player = self[seat]
        player.rest, player.roots, player.out = [0] * 7, [0] * 7, []
        player.branch, player.elders = [0] * 3, [False] * 7
        named = [*rest.split(), *roots.split()]
        for word in rest.split():
            player.rest[KIND[word]] += 1
        for word in roots.split():
            player.roots[KIND[word]] += 1
        for branch, word in on_branch.items():
            at, _, kind = word.partition(" ")
            player.branch[BRANCH[branch]] = SUFFIX.index(at)
            player.climber[BRANCH[branch]] = KIND[kind or "druid"]
            named.append(kind or "druid")
        player.roots[0] += 9 - len(named)
        for word in named:
            if word != "druid":
                player.elders[KIND[word]] = True
        return self

    def points(self, seat: int, vp: int) -> Table:
        player = self[seat]
        player.vp = player.gained = vp
        player.sources = {"oak": vp}
        return self

    def hand(self, seat: int, *words: str, played: str = "") -> Table:
        """These cards in hand, those played this round, the advanced rest aside."""
        player = self[seat]
        player.hand = [CARD[word] for word in words]
        player.played = [CARD[word] for word in played.split()]
        player.aside = [card for card in range(6) if card not in player.hand + player.played]
        return self

    def shrines(self, seat: int, elder: int = 0, plain: int = 0, menhirs: int = 0) -> Table:
        player = self[seat]
        self.state.supply -= elder + plain + menhirs - sum(player.shrines) - player.menhirs
        player.shrines, player.menhirs = [elder, plain], menhirs
        while player.upper_used() > player.slots(0):
            player.limits[0] += 1
        return self

    def empty_temples(self) -> Table:
        """Without the neutral druids."""
        self.state.neutral = []
        self.state.temples = [0] * 9
        for player in self.state.players:
            for place, _ in player.out:
                if place < 9:
                    self.state.temples[place] += 1
        return self

    def neutral(self, *spaces: str) -> Table:
        self.empty_temples()
        self.state.neutral = [TEMPLE[space] for space in spaces]
        for space in self.state.neutral:
            self.state.temples[space] += 1
        return self

    def sun(self, space: int) -> Table:
        self.state.sun = space
        return self

    def token(self, branch: str, after: str, count: int = 1) -> Table:
        """Exactly these solar tokens on the whole oak."""
        self.state.tokens = [0] * 24
        self.state.tokens[BRANCH[branch] * 8 + SUFFIX.index(after)] = count
        return self

    def no_tokens(self) -> Table:
        self.state.tokens = [0] * 24
        return self

    def turn(self, seat: int) -> Table:
        self.state.turn, self.state.acted = seat, False
        return self

    # --- playing ---------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        return OAK.waiting(self.state)

    @overload
    def legal(self, kind: None = None, seat: int | None = None) -> list[Any]: ...
    @overload
    def legal(self, kind: type[A], seat: int | None = None) -> list[A]: ...
    def legal(self, kind: type[Action] | None = None, seat: int | None = None) -> list[Any]:
        seat = self.waiting[0] if seat is None else seat
        return [action for action in OAK.legal(self.state, seat) if kind is None or isinstance(action, kind)]

    def play(self, *actions: Action, seat: int | None = None) -> list[Event]:
        """Play them one after the other, by whoever is asked; the events of all."""
        happened: list[Event] = []
        for action in actions:
            who = self.waiting[0] if seat is None else seat
            OAK.check(self.state, who, action)
            happened += true(OAK, self.state.seats, OAK.apply(self.state, who, action, self.dice))
            invariants(self.state)
            self.state = OAK.decode(OAK.encode(self.state))
        self.last = happened
        return happened

    def refused(self, action: Action, clause: str, reason: str, seat: int | None = None) -> Refusal:
        """The action is refused, with that clause and reason, a sentence for it, and legal ones near it."""
        who = self.waiting[0] if seat is None else seat
        before = OAK.encode(self.state)
        with pytest.raises(Refusal) as caught:
            OAK.check(self.state, who, action)
        refusal = caught.value
        assert (refusal.clause, refusal.reason) == (clause, reason)
        assert isinstance(refusal, Invalid if reason == "unknown-word" else Illegal)
        assert refusal.nearest
        assert set(refusal.nearest) <= set(OAK.legal(self.state, who))
        assert text("rules.oak", refusal.reason, facts=refusal.facts)
        assert OAK.encode(self.state) == before
        return refusal

    def happened(self, kind: type[Event]) -> list[Any]:
        """Events of that kind of the last `play`."""
        return [event for event in self.last if isinstance(event, kind)]

    def pass_all(self) -> Table:
        """Everybody passes and gathers nothing, until the day is over."""
        day = self.state.round, "day"
        while (self.state.round, self.state.phase) == day and self.waiting:
            seat = self.waiting[0]
            legal = OAK.legal(self.state, seat)
            self.play(Pass() if Pass() in legal else Skip(), seat=seat)
        return self
