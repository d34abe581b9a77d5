"""What each event of each title weighs in a recap."""

from __future__ import annotations

from typing import Any

import pytest

from examples.pebbles.rules import PEBBLES
from examples.pebbles.rules.events import Shown
from rules.core import GAMES, Event, Game
from rules.druids import DRUIDS
from rules.druids import events as druids
from rules.karnag import KARNAG
from rules.karnag import events as karnag
from rules.kemet import KEMET
from rules.kemet import events as kemet
from rules.kemet.mechanics.stock import STOCK
from rules.oak import OAK
from rules.oak import events as oak
from tests.rules.weights import weighs

KARNAG_WEIGHTS: list[tuple[Event, int]] = [
    (karnag.Ended(3, []), 10),
    (karnag.MenhirRaised(0, "E5", 0), 5),
    (karnag.MenhirRaised(0, "E5", 6), 7),
    (karnag.MenhirRaised(0, "E5", 60), 10),
    (karnag.Aligned(0, ["E5"], 2), 3),
    (karnag.Aligned(0, ["E5"], 9), 6),
    (karnag.Aligned(0, ["E5"], 60), 10),
    (karnag.Captured(0, "N3", "golem", "A3", 2, 4), 4),
    (karnag.Captured(0, "N3", "golem", "A3", 2, 14), 10),
    (karnag.Banished(0, "ghoul", 3), 3),
    (karnag.CouncilScored(0, 2, 5), 6),
    (karnag.Penalised(0, "N3", 2), 3),
    (karnag.Penalised(0, "N3", 20), 10),
    (karnag.GemMade(0, "E3", 4, "WE", "N3"), 3),
    (karnag.Escaped("golem", "N10"), 2),
    (karnag.Brewed(0, 2, 8), 2),
    (karnag.Learned(0, "mana", 2), 1),
    (karnag.CreatureLed(0, "golem", "A3", "A4"), 1),
]
OAK_WEIGHTS: list[tuple[Event, int]] = [
    (oak.Ended(), 10),
    (oak.Climbed(0, "druid", "F3", 3), 3),
    (oak.Climbed(0, "druid", "F5L", 14), 10),
    (oak.Climbed(0, "druid", "F1", 0), 0),
    (oak.MenhirRaised(0, 5), 5),
    (oak.ShrineTaken(0, "plain", 4), 4),
    (oak.CreatureTaken(0, "carw gwyn", 6), 6),
    (oak.CreatureTaken(0, "carw gwyn", -2), 2),
    (oak.ArtefactTaken(0, "carnyx", 4), 4),
    (oak.ArtefactTaken(0, "carnyx", 40), 10),
    (oak.Brewed(0, "inspiration", "acorn", 2), 5),
    (oak.Brewed(0, "inspiration", "acorn", 20), 10),
    (oak.Blocked(["F5L"]), 4),
    (oak.FestivalBegan(4), 4),
    (oak.Promoted(0, "resting", "bard"), 3),
    (oak.CardTaken(0, "wisdom"), 3),
    (oak.Extended(0), 3),
    (oak.ArtefactExhausted(0, "carnyx"), 2),
    (oak.LimitRaised(0, "shrines", 2), 1),
    (oak.SunMoved(3, 4, False), 1),
    (oak.Recruited(0, ["druid"]), 1),
]
DRUIDS_WEIGHTS: list[tuple[Event, int]] = [
    (druids.Ended("bag", [0]), 10),
    (druids.TemplePassed("M16", 1), 9),
    (druids.TempleSet(0, "M16"), 8),
    (druids.TempleFell("M16"), 8),
    (druids.LastPiece(0), 7),
    (druids.NothingFits(0), 7),
    (druids.Converted(0, "M16@12", 1), 6),
    (druids.StoneLost(0, "M16@12"), 6),
    (druids.StoneSet(0, "M16@12"), 5),
    (druids.Captured(0, "M15", "M16", 1), 4),
    (druids.PopulationLost(0, "M16"), 4),
    (druids.Standstill(4), 4),
    (druids.WardEnded(0, "M16"), 3),
    (druids.Boosted(0, "move", [5]), 3),
    (druids.Warded(0, "M16"), 2),
    (druids.DemonLaid(0, "M16"), 1),
    (druids.DemonLifted(0, "M16"), 1),
]
KEMET_WEIGHTS: list[tuple[Event, int]] = [
    (kemet.Ended(0, 10), 10),
    (kemet.FameGained(0, "battle", "battle"), 7),
    (kemet.BattleWon("T1", 0, 1), 6),
    (kemet.FameMoved("T1", 0, 1), 6),
    *((kemet.TileTaken(0, word, 2), 1 + tile.level) for word, tile in zip(STOCK.tile_words, STOCK.tiles, strict=True)),
    (kemet.PyramidRaised(0, "1a", "ruby", 3, 3, False), 4),
    (kemet.PyramidRaised(0, "1a", "ruby", 1, 1, False), 2),
    (kemet.PyramidRaised(0, "1a", "ruby", 2, 0, True), 1),
    (kemet.Casualties(0, 0, 0, 2, 1), 2),
    (kemet.UnitsLost(0, "T1", 2, "raining fire"), 2),
    (kemet.Retreated(0, "T1", "O1", 2), 2),
    (kemet.Recalled(0, "T1", 2), 2),
    (kemet.Moved(0, "1a", "F1", 2, "", "land", 0, 0), 1),
    (kemet.CardPlayed(0, "prayer", "", 0), 1),
    (kemet.CreatureCame(0, "phoenix", "1a", ""), 1),
]
PEBBLES_WEIGHTS: list[tuple[Event, int]] = [(Shown([2, 5], [0], 3), 3)]

TABLES: list[tuple[Game[Any, Any], list[tuple[Event, int]]]] = [
    (DRUIDS, DRUIDS_WEIGHTS),
    (KARNAG, KARNAG_WEIGHTS),
    (KEMET, KEMET_WEIGHTS),
    (OAK, OAK_WEIGHTS),
    (PEBBLES, PEBBLES_WEIGHTS),
]


def test_every_title_has_its_table() -> None:
    assert sorted(game.name for game, _ in TABLES) == sorted(GAMES)


@pytest.mark.parametrize(("game", "table"), TABLES, ids=[game.name for game, _ in TABLES])
def test_an_event_weighs_what_it_is_worth_telling(game: Game[Any, Any], table: list[tuple[Event, int]]) -> None:
    weighs(game, table)
