"""Nobody looks ahead on a true position: `apply`, `legal` and `forced` are asked of an `Imagined` or of a `Match`.

A true position is changed and looked through by `Match` and by those who load and check games; everything else, from a
typed line to a computer player, could tell by what it finds there what its seat may not know.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rules
from tests.rules.callers import Caller, Known, read, sources

ROOT = Path(rules.__file__).parent.parent
FOLDERS = ("rules", "bot", "playground", "render")

KEEPERS = {
    "rules/core/game.py": "the contract itself",
    "rules/core/decision.py": "the contract of titles on decisions",
    "rules/core/match.py": "keeps the true position",
    "rules/core/record.py": "plays a record again",
    "rules/core/imagined.py": "keeps the imagined one",
    "bot/tables/loaded.py": "plays stored lines again",
}
PROGRAMS = {
    "bot/cli/bench_bot.py": "measures games of its own, in which nobody plays",
    "bot/cli/bench_tables.py": "measures games of its own, in which nobody plays",
    "bot/cli/bench_computers.py": "measures games of its own, in which nobody plays",
    "bot/cli/bench.py": "measures games of its own, in which nobody plays",
    "bot/cli/trace.py": "plays a walk of its own, in which nobody plays",
    "bot/cli/fuzz_bot.py": "games of its own, at which hostile inputs are handed in",
    "bot/cli/fuzz_inputs.py": "games of its own, at which hostile inputs are handed in",
    "bot/cli/selfplay.py": "plays games of its own at random",
    "render/samples.py": "paints games of its own",
}
SAFE = {"Imagined", "Match"}
"""A seat's own list is what `Match.legal` gives."""
OTHER = {"module", "Migrations"}
"""A function of a module, and what a database is brought up to date by: other things of the same names."""


def is_safe(known: Known, caller: Caller) -> bool:
    """Asked of an imagined position, of a match, of a title's class by itself, or of what keeps an imagined position
    and has its own `legal`, whose own callers are looked at like all others."""
    if caller.place in KEEPERS or caller.place in PROGRAMS or caller.kind in SAFE | OTHER:
        return True
    if caller.inherited:
        return caller.place.startswith("rules/")
    wraps = caller.says.rpartition(".")[2] in known.defines.get(caller.kind, set())
    return wraps and not known.is_game(caller.kind)


def offenders(known: Known, callers: list[Caller]) -> list[str]:
    return [str(caller) for caller in callers if not is_safe(known, caller)]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return sources(ROOT, FOLDERS)


@pytest.fixture(scope="module")
def asked(texts: dict[str, str]) -> tuple[Known, list[Caller]]:
    return read(texts)


def test_nobody_looks_ahead_on_a_true_position(asked: tuple[Known, list[Caller]]) -> None:
    found = offenders(*asked)
    assert not found, "these can hold a true position:\n" + "\n".join(found)


def test_everybody_is_looked_at(asked: tuple[Known, list[Caller]]) -> None:
    """The callers that are known to be there are found, each with its kind."""
    known, callers = asked
    kinds = {(caller.place, caller.says): caller.kind for caller in callers}
    assert kinds["rules/core/reader.py", "imagined.legal"] == "Imagined"
    assert kinds["rules/core/completing.py", "trial.legal"] == "Imagined"
    assert kinds["rules/druids/lines/attempt.py", "self.trial.legal"] == "Imagined"
    assert kinds["rules/druids/lines/verbs.py", "attempt.legal"] == "Attempt"
    assert known.is_game("Karnag")
    assert len(callers) > 30


def test_no_exception_is_left_over(texts: dict[str, str], asked: tuple[Known, list[Caller]]) -> None:
    """Every module named above is there, and the programs still ask."""
    assert set(PROGRAMS) | {"rules/core/match.py", "rules/core/imagined.py"} <= {caller.place for caller in asked[1]}
    assert set(KEEPERS) <= set(texts)


def test_imagined_positions_are_made_by_imagining_alone(texts: dict[str, str]) -> None:
    """`Imagined(…)` around a true position would be a true position."""
    made = {
        path
        for path, source in texts.items()
        if "Imagined(" in source
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Imagined"
    }
    assert made == {"rules/core/game.py", "rules/core/imagined.py"}


PLANTED = """
class Live:
    match: Match

class Peeker:
    def __init__(self, match: Match) -> None:
        self.position, self.rules = match.state, match.game

    def look(self) -> bool:
        return bool(self.rules.legal(self.position, 0))

class Title(Game):
    def forced(self, state): return super().forced(state)

def one(match: Match): return match.game.apply(match.state, 0, None, match.dice)
def two(live: Live): return live.match.game.legal(live.match.state, 0)
def three(game, state): return game.forced(state)
def four(match: Match):
    game = match.game
    return [game.legal(match.state, seat) for seat in match.waiting]
def five(match: Match): return dict(key=GAMES["karnag"].legal)
def six(title: Title, state): return title.legal(state, 0)
def seven(imagined: Imagined, match: Match):
    imagined = match.game
    return imagined.legal(match.state, 0)
def eight(imagined: Imagined, match: Match): return imagined.game.legal(match.state, 0)
def nine(imagined: Imagined): return imagined.game.legal(imagined.state, 0) or imagined.copy().legal()
def ten(live: Live): return live.match.legal(0) or match_of(live).legal(0)
def match_of(live: Live) -> Match: return live.match
"""


def test_what_would_look_ahead_is_found(texts: dict[str, str]) -> None:
    """Through a match's game, by another name, in an attribute, as a value, by a title, under a good name."""
    core = {path: source for path, source in texts.items() if path.startswith("rules/core/")}
    found = offenders(*read({**core, "bot/planted.py": PLANTED}))
    lines = [line.split(": ", 1)[1].split(" of ")[0] for line in found if line.startswith("bot/planted.py")]
    assert sorted(lines) == sorted(
        [
            "self.rules.legal",
            "match.game.apply",
            "imagined.game.legal",
            "live.match.game.legal",
            "game.forced",
            "game.legal",
            "GAMES['karnag'].legal",
            "title.legal",
            "imagined.legal",
            "super().forced",
        ]
    ), found
