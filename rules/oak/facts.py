"""What a plan can ask: temple spaces, by their word or an action there, spaces of the tree, what a player has."""

from __future__ import annotations

from rules.core import Seat
from rules.core.conditions import Facts, Place
from rules.oak.board import ACTION, BRANCHES, CARD_OF, RESOURCES, STONES, TEMPLE_OF, TREE_WORD
from rules.oak.view import OakView


def facts(view: OakView, seat: Seat) -> Facts:
    places = {word.casefold(): Place(bool(there), seat in there) for word, there in view.temples.items()}
    for word, action in ACTION.items():
        temple = TEMPLE_OF[CARD_OF[action]]
        if temple >= 0:
            space = places[f"t{RESOURCES[temple]}{STONES[action] + 1}".casefold()]
            places[word] = places[f"{word[:-1]} {word[-1]}"] = space
    climbing: dict[str, set[Seat]] = {word: set() for row in TREE_WORD for word in row[1:]}
    for row in view.seats:
        for climber in row.climbers:
            climbing.setdefault(climber.at, set()).add(row.seat)
    places |= {word.casefold(): Place(bool(seats), seat in seats) for word, seats in climbing.items() if word}
    mine = view.seats[seat]
    amounts = {"vp": mine.vp, "menhirs": mine.menhirs, "cards": len(mine.hand), **mine.ingredients}
    for resource, branch in zip(RESOURCES, BRANCHES, strict=True):
        amounts[resource.casefold()] = amounts[branch] = mine.resources[resource]
    return Facts(places, amounts)
