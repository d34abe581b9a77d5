"""What all titles share: the engine's contract, matches, chance, records and rule clauses.

Nothing here knows a title, a clock, a file being written, Discord or a picture.
"""

from rules.core.clauses import Clause, proof, rule
from rules.core.decision import OVER, Asked, Decision, DecisionGame
from rules.core.dice import Dice, FairDice, FastDice, RecordedDice, commitment
from rules.core.game import Action, Event, Game, Options, Placing, Retired, Seat, Standings, State, View
from rules.core.imagined import Imagined
from rules.core.match import DeadEnd, Match
from rules.core.record import Damaged, Record, replay, verify
from rules.core.refusal import Illegal, Invalid, NotNow, Refusal
from rules.core.registry import GAMES, register

__all__ = [
    "GAMES",
    "OVER",
    "Action",
    "Asked",
    "Clause",
    "Damaged",
    "DeadEnd",
    "Decision",
    "DecisionGame",
    "Dice",
    "Event",
    "FairDice",
    "FastDice",
    "Game",
    "Illegal",
    "Imagined",
    "Invalid",
    "Match",
    "NotNow",
    "Options",
    "Placing",
    "Record",
    "RecordedDice",
    "Refusal",
    "Retired",
    "Seat",
    "Standings",
    "State",
    "View",
    "commitment",
    "proof",
    "register",
    "replay",
    "rule",
    "verify",
]
