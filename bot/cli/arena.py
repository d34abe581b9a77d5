"""Games between computer players, for measuring: who plays what, paired deals, shares of victory with intervals."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from typing import Any

import msgspec

from bot.cli.common import Trouble
from rules.core import Action, DeadEnd, FastDice, Game, Match
from rules.core.record import begin
from rules.core.thinking.judge import Judge
from rules.core.thinking.levels import Level, Question, Thought, think
from rules.core.thinking.seeds import character_seed, moment_seed

NAMES: dict[str, Level] = {
    "random": "random",
    "easy": "easy",
    "middle": "middle",
    "greedy": "middle",
    "strong": "strong",
    "playouts": "playouts",
}
SEARCHES = ("strong", "playouts")
MOST_DECISIONS = 20_000
"""More than any game has."""
Z = 1.96
CLEARLY = 0.03
"""A difference in the chance to win that nobody would leave unused."""


class Player(msgspec.Struct):
    """Who plays: a level, how long it thinks per decision, and another judge than the title's own."""

    name: str
    level: Level
    seconds: float = 0.1
    """Processor seconds per decision, of levels that search."""
    descents: int = 1_000_000
    judge: Judge[Any] | None = None


class Tally(msgspec.Struct):
    """What one side's decisions took and looked like."""

    decisions: int = 0
    seconds: float = 0.0
    descents: int = 0
    longest: float = 0.0
    score: float = 0.0
    """Points of all its seats in all games."""
    seats: int = 0
    turns: int = 0
    ended_with_everything: int = 0
    """Turns that it ended with its first decision though one step ahead something was worth clearly more."""
    declined_free: int = 0
    """Decisions in which it ended although another move would have gained points and lost nothing."""
    ignored_win: int = 0
    """Decisions in which it could have won the game at once and did not."""

    def add(self, other: Tally) -> None:
        longest = max(self.longest, other.longest)
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = longest


class Outcome(msgspec.Struct):
    """One game: what the player under test won of it, and both sides' tallies."""

    number: int
    won: float
    scores: list[int]
    steps: int
    first: Tally
    others: Tally


def read_player(word: str, seconds: float) -> Player:
    """`strong`, or `strong@0.4`: so many seconds per decision."""
    name, _, own = word.strip().partition("@")
    if name not in NAMES:
        raise Trouble(f"there is no level called {name!r}; there are: {', '.join(NAMES)}")
    try:
        return Player(word.strip(), NAMES[name], float(own) if own else seconds)
    except ValueError:
        raise Trouble(f"{word!r}: after @ comes a number of seconds") from None


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of victories."""
    if not games:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * games)
    width = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def play(
    game: Game[Any, Any],
    seats: int,
    options: Any,
    first: Player,
    others: Player,
    seed: int,
    number: int,
    *,
    counters: bool = False,
    told: Callable[[Match, int, Action, Thought], None] | None = None,
) -> Outcome:
    """Game `number`: each deal is played as often as there are seats, and `first` sits on another one each time."""
    deal, mine = divmod(number, seats)
    salt = f"ladder:{game.name}:{seats}:{seed}:{deal}"
    secret = hashlib.sha256(salt.encode()).digest()
    match = begin(game.name, seats, options, secret, salt)
    lineup = [first if seat == mine else others for seat in range(seats)]
    tallies = [Tally(seats=1) for _ in range(seats)]
    turn, last = 0, -1
    for _ in range(MOST_DECISIONS):
        if not match.waiting:
            break
        seat = match.waiting[0]
        if seat != last:
            turn, last = turn + 1, seat
            tallies[seat].turns += 1
            fresh = True
        legal = match.legal(seat)
        player, tally = lineup[seat], tallies[seat]
        started = time.process_time()
        question = Question(
            game.name,
            game.version,
            seats,
            seat,
            match.imagine(seat, FastDice(0)).saved(),
            player.level,
            moment_seed(secret, salt, seat, len(match.lines)),
            character_seed(secret, salt, seat),
            turn,
            player.descents,
        )
        thought = decide(game, player, question, legal, started)
        if len(legal) > 1:
            tally.decisions += 1
            tally.descents += thought.descents
            spent = time.process_time() - started
            tally.seconds += spent
            tally.longest = max(tally.longest, spent)
        action = game.read_action(thought.action) if thought.action is not None else legal[0]
        if counters and player is first:
            _count(game, match, seat, action, question, tally, fresh)
        fresh = False
        if told is not None:
            told(match, seat, action, thought)
        _play(game, match, seat, action, thought)
    else:
        raise Trouble(f"{game.title}: not over after {MOST_DECISIONS} decisions (deal {deal}, seed {seed})")
    return _outcome(match, number, mine, tallies)


def decide(game: Game[Any, Any], player: Player, question: Question, legal: Any, started: float) -> Thought:
    """Think, for at most the player's processor seconds: load of the machine makes nobody weaker."""
    if len(legal) == 1:
        return Thought(msgspec.to_builtins(legal[0]))
    if player.level not in SEARCHES:
        return think(game, question, judge=player.judge)
    until = started + player.seconds
    return think(game, question, lambda: time.process_time() >= until, judge=player.judge)


def _play(game: Game[Any, Any], match: Match, seat: int, action: Action, thought: Thought) -> None:
    """Play it; where the title leaves somebody with nothing to do after it, the next best is played."""
    for tried in (action, *(game.read_action(other) for other, _ in thought.close), *match.legal(seat)):
        try:
            match.play(seat, tried)
            return
        except DeadEnd:
            continue
    raise Trouble(f"{game.title}: seat {seat} may do nothing")


def _outcome(match: Match, number: int, mine: int, tallies: list[Tally]) -> Outcome:
    standings = match.standings
    assert standings is not None
    scores = {placing.seat: placing.score for placing in standings.placings}
    winners = [placing.seat for placing in standings.placings if placing.place == 1]
    others = Tally()
    for seat, tally in enumerate(tallies):
        tally.score = float(scores[seat])
        if seat != mine:
            others.add(tally)
    won = 1 / len(winners) if mine in winners else 0.0
    return Outcome(number, won, [scores[seat] for seat in sorted(scores)], len(match.steps), tallies[mine], others)


def _count(
    game: Game[Any, Any], match: Match, seat: int, action: Action, question: Question, tally: Tally, fresh: bool
) -> None:
    """What nobody should do who plays well."""
    from rules.core.imagined import Imagined
    from rules.core.thinking.stepping import one_step

    legal = match.legal(seat)
    if len(legal) < 2 or game.judge is None:
        return
    doing = any(not other.ends for other in legal)
    position = Imagined.load(game, seat, question.position, FastDice(1))
    tried = one_step(position, game.judge, 1)
    chosen = next((one for one in tried if one.action == action), None)
    if chosen is None:
        return
    winning = [one for one in tried if one.over and min(one.values) > 0.5]
    tally.ignored_win += bool(winning) and not (chosen.over and min(chosen.values) > 0.5)
    if action.ends and doing:
        better = any(one.value > chosen.value + CLEARLY for one in tried if not one.action.ends)
        tally.ended_with_everything += fresh and better
        mine = chosen.terms[0][seat]
        points = game.judge.term_names[0]
        tally.declined_free += any(
            all(one.terms[0][seat].get(name, 0.0) >= worth for name, worth in mine.items())
            and one.terms[0][seat].get(points, 0.0) > mine.get(points, 0.0)
            for one in tried
        )
