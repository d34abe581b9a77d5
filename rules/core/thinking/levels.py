"""The levels of computer players, and what one is asked and answers: plain data that travels between processes.

A thinking process is given a `Question`, which holds an imagined position and never the true one: questions about
positions that differ only in what the seat may not know are the same bytes. It answers with a `Thought`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from rules.core.dice import FastDice
from rules.core.game import Action, Game, Seat
from rules.core.imagined import Imagined, Saved
from rules.core.players import random_choice
from rules.core.thinking.easy import easy_choice
from rules.core.thinking.judge import Judge, Terms
from rules.core.thinking.search import Search, Weighed, never, played_out
from rules.core.thinking.stepping import Tried, best_of, one_step
from rules.core.thinking.unrolling import Unrolling

Level = Literal["easy", "middle", "strong", "random", "playouts"]
LEVELS: tuple[Level, ...] = ("easy", "middle", "strong")
"""Those that people can choose, the weakest first. `random` and `playouts` (search without a judge) are for tests and
measuring."""
DESCENTS = 1_000_000
"""More than any time allows: as many as can be done until it is stopped."""
CLOSE = 3
"""Moves that are told beside the best."""


class Question(msgspec.Struct, frozen=True):
    """One decision of a computer player."""

    title: str
    version: int
    seats: int
    seat: Seat
    position: Saved
    """`Match.imagine(seat).saved()`."""
    level: Level
    seed: int
    """`seeds.moment_seed`."""
    character: int = 0
    """`seeds.character_seed`."""
    turn: int = 0
    """Grows whenever somebody else has been awaited: within a turn an easy player stays of one mind."""
    descents: int = DESCENTS
    """How far it thinks at most; a limit in time only stops earlier."""
    hint: bool = False
    """Somebody wants to be told why."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the judge that a move changes: whose it is, and by how many points."""

    term: str
    player: Seat
    points: float


class Thought(msgspec.Struct, frozen=True):
    """What came of it."""

    action: dict[str, Any] | None
    """As records keep it; None where the seat may do nothing."""
    value: float = 0.5
    """How likely the seat thinks it is to win."""
    descents: int = 0
    close: list[tuple[dict[str, Any], float]] = []
    """The next best moves, each with its value."""
    reasons: list[Reason] = []
    """For a hint: what the move changes, what it changes most first. Gains of the seat and losses of others are above
    0."""


def think(
    game: Game[Any, Any], question: Question, stopped: Callable[[], bool] = never, judge: Judge[Any] | None = None
) -> Thought:
    """Answer a question. `stopped` is asked again and again: once it says so, the best so far is the answer.

    `game` is the title in the version asked about (`Game.at`); `judge` another one than its own, for tuning.
    """
    position: Imagined[Any] = Imagined.load(game, question.seat, question.position, FastDice(question.seed))
    judge = judge or game.judge
    if not position.awaited or not position.legal():
        return Thought(None)
    if question.level == "random" or (judge is None and question.level in ("easy", "middle")):
        return _told(random_choice(position.legal(), random.Random(question.seed)))
    if question.level == "playouts" or judge is None:
        search = Search(position, None, question.seed, valued=played_out(question.seed, question.seats))
        search.run(question.descents, stopped)
        return _of_search(search, position, question)
    if question.level in ("easy", "middle") or judge.brief(position.state, question.seat):
        return _one_step(position, judge, question)
    alone = position.waiting == (question.seat,)
    thinking = (Unrolling if judge.laps and alone else Search)(position, judge, question.seed)
    thinking.run(question.descents, stopped)
    return _of_search(thinking, position, question)


def _one_step(position: Imagined[Any], judge: Judge[Any], question: Question) -> Thought:
    tried = one_step(position, judge, question.seed)
    if not tried:
        return Thought(None)
    if question.level == "easy":
        chosen = easy_choice(tried, judge, question.seat, question.character, question.turn)
    else:
        chosen = best_of(tried)
    others = sorted((one for one in tried if one is not chosen), key=lambda one: -one.value)
    reasons: list[Reason] = []
    if question.hint:
        reasons = _reasons(judge.terms(position.state), _mean(chosen), question.seat)
    return _told(chosen.action, chosen.value, len(tried), [(one.action, one.value) for one in others[:CLOSE]], reasons)


def _of_search(search: Search | Unrolling, position: Imagined[Any], question: Question) -> Thought:
    ranked: list[Weighed] = search.ranked()
    if not ranked:
        return Thought(None)
    best = ranked[0]
    reasons: list[Reason] = []
    if question.hint and search.judge is not None:
        reasons = _reasons(search.judge.terms(position.state), search.line(best.action), question.seat)
    close = [(one.action, one.value) for one in ranked[1 : 1 + CLOSE] if one.tries]
    return _told(best.action, best.value, search.descents, close, reasons)


def _mean(tried: Tried) -> list[Terms]:
    """The terms of a move's positions, player by player, on average."""
    found: list[Terms] = [{} for _ in tried.terms[0]]
    for players in tried.terms:
        for terms, into in zip(players, found, strict=True):
            for name, value in terms.items():
                into[name] = into.get(name, 0.0) + value / len(tried.terms)
    return found


def _reasons(before: list[Terms], after: list[Terms], seat: Seat) -> list[Reason]:
    """What has changed, term by term; losses of another count as gains."""
    found = []
    for player, (old, new) in enumerate(zip(before, after, strict=False)):
        for term in sorted({*old, *new}):
            change = new.get(term, 0.0) - old.get(term, 0.0)
            if change:
                found.append(Reason(term, player, round(change if player == seat else -change, 2)))
    return sorted(found, key=lambda reason: -reason.points)


def _told(
    action: Action,
    value: float = 0.5,
    descents: int = 0,
    close: list[tuple[Action, float]] | None = None,
    reasons: list[Reason] | None = None,
) -> Thought:
    plain = [(msgspec.to_builtins(other), worth) for other, worth in close or []]
    return Thought(msgspec.to_builtins(action), value, descents, plain, reasons or [])


def encode(message: Question | Thought) -> bytes:
    """For the way between processes."""
    return msgspec.msgpack.encode(message)


def read_question(data: bytes) -> Question:
    return msgspec.msgpack.decode(data, type=Question)


def read_thought(data: bytes) -> Thought:
    return msgspec.msgpack.decode(data, type=Thought)
