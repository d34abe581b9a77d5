"""What games among computer players say of the figures that are ours (docs/rulings/oak.md, O-D5): how many players each
festival finds behind the sun, how Orders and Broichan fare, which Moot cards are taken.

    python -m tests.rules.oak.helpers.figures SEATS GAMES [LEVEL] [SEED] [lot]

With `lot` Orders are drawn by lot, so that each is played from every place at the table.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from statistics import mean, quantiles
from typing import Any

import msgspec

from bot.cli import arena
from bot.cli.arena import Player, play, read_player
from rules.core import Match
from rules.core.thinking.levels import Question, Thought
from rules.oak import OAK
from rules.oak.actions import Order
from rules.oak.board import CARDS, ORDERS, STARTING
from rules.oak.mechanics import climbing
from rules.oak.options import OakOptions


class Watched:
    """Everything counted over some games."""

    def __init__(self, seats: int, player: Player, seed: int) -> None:
        self.seats, self.player, self.seed = seats, player, seed
        self.match: Match | None = None
        self.points: dict[int, list[int]] = defaultdict(list)
        """Space of the sun -> the points of every player when it came there."""
        self.behind: dict[int, list[bool]] = defaultdict(list)
        """The same where it is a solstice: who is behind."""
        self.scores: list[int] = []
        self.broichan: list[int] = []
        self.won = 0.0
        self.orders: Counter[str] = Counter()
        self.victories: dict[str, float] = defaultdict(float)
        self.cards: Counter[str] = Counter()

    def games(self, games: int) -> None:
        move = climbing.move_sun
        climbing.move_sun = self._noting(move)
        try:
            for number in range(games):
                self._game(number)
        finally:
            climbing.move_sun = move

    def _noting(self, move: Any) -> Any:
        def moved(state: Any, active: int, events: Any) -> None:
            was = state.sun
            move(state, active, events)
            if state.sun == was or self.match is None or state is not self.match.state:
                return  # one that is only imagined
            for player in state.players[: self.seats]:
                self.points[state.sun].append(player.vp)
                if state.sun in climbing.SOLAR.solstices:
                    self.behind[state.sun].append(climbing.behind(state, player))

        return moved

    def _game(self, number: int) -> None:
        def told(match: Match, *_: Any) -> None:
            self.match = match

        outcome = play(
            OAK, self.seats, OakOptions(), self.player, self.player, self.seed, number * self.seats, told=told
        )
        assert self.match is not None
        self.scores += outcome.scores
        best = max(outcome.scores)
        for seat, player in enumerate(self.match.state.players[: self.seats]):
            order = ORDERS[player.order]
            self.orders[order] += 1
            if outcome.scores[seat] == best:
                self.victories[order] += 1 / outcome.scores.count(best)
            for card in {*player.hand, *player.played} - {*STARTING}:
                self.cards[CARDS[card]] += 1
        if self.seats == 1:
            self.broichan.append(self.match.state.players[1].vp)
            standings = self.match.standings
            assert standings is not None
            self.won += standings.placings[0].place == 1

    def told(self, games: int) -> None:
        print(f"{self.seats} seats, {games} games of {self.player.name}: mean {mean(self.scores):.1f} points")
        for space, points in sorted(self.points.items()):
            low, middle, high = quantiles(points, n=4) if len(points) > 1 else points * 3
            found = self.behind[space]
            share = f", behind {mean(found):.0%} of {len(found)}" if found else ""
            print(f"  sun on {space}: {len(points)} times, points {low:g} {middle:g} {high:g}{share}")
        for order, often in sorted(self.orders.items()):
            print(f"  {order}: {often} times, won {self.victories[order] / often:.0%}")
        print("  cards taken a game: " + ", ".join(f"{card} {n / games:.2f}" for card, n in sorted(self.cards.items())))
        if self.broichan:
            print(f"  against Broichan won {self.won / games:.0%}, his points {mean(self.broichan):.1f}")


def by_lot(game: Any, player: Player, question: Question, legal: Any, started: float) -> Thought:
    """Orders are drawn; everything else is decided as ever."""
    if isinstance(legal[0], Order):
        return Thought(msgspec.to_builtins(random.Random(question.seed).choice(list(legal))))
    return DECIDE(game, player, question, legal, started)


DECIDE = arena.decide


def main() -> None:
    lot = sys.argv[-1] == "lot"
    if lot:
        arena.decide = by_lot
    seats, games, *more = sys.argv[1 : -1 if lot else None]
    watched = Watched(int(seats), read_player(more[0] if more else "middle", 0.1), int(more[1]) if len(more) > 1 else 5)
    watched.games(int(games))
    watched.told(int(games))


if __name__ == "__main__":
    main()
