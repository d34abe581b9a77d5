"""The table laid, up to the first decision (K-10 to K-18)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.karnag.board import NOWHERE, bare_terrain, basic_layout
from rules.karnag.decisions import go_on
from rules.karnag.events import Ordered, PhaseBegan
from rules.karnag.figures import FIGURES, PIECES
from rules.karnag.mechanics.obstacles import lay
from rules.karnag.state import CARD_WORDS, KINDS, MAIN, TRACKS, KarnagOptions, KarnagState, Learned


def setup(seats: int, options: KarnagOptions, dice: Dice, rules: int) -> tuple[KarnagState, list[Event]]:
    """The table laid, up to the first decision (K-10 to K-18)."""
    events: list[Event] = []
    deck = [number for number, word in enumerate(CARD_WORDS) for _ in range(int(FIGURES.cards[word]))]
    dice.shuffle(deck)
    order = list(range(seats))
    dice.shuffle(order)  # K-16
    creatures = [getattr(FIGURES.creatures, kind) for kind in KINDS]
    state = KarnagState(
        options=options,
        seats=seats,
        phase="obstacles",
        round=1,
        order=order,
        turn=0,
        terrain=bare_terrain(),
        obstacles={},
        creatures={},
        black=[],
        bag=[count for creature in creatures for count in (creature.left, creature.right)],
        gone=[0] * len(KINDS),
        stones={},
        druids=[[NOWHERE] * PIECES.druids for _ in range(seats)],
        vp=[0] * seats,
        mana=[PIECES.start_mana] * seats,
        knowledge=[[0] * len(TRACKS) for _ in range(seats)],
        reserve=[[0] * len(KINDS) for _ in range(seats)],
        menhirs_left=[PIECES.menhirs] * seats,
        hands=[[] for _ in range(seats)],
        deck=deck,
        seen=0,
        tiles=[],
        slots=[],
        row=MAIN,
        at=0,
        acted=[],
        tasks=[],
        leaders=[],
        sources=[{} for _ in range(seats)],
        learned=Learned(list(deck)),
        rules=rules,
    )
    events.append(Ordered(list(order)))
    if options.setup == "basic":
        for tile, squares in basic_layout(rules).items():
            lay(state, tile, squares)
    else:
        events.append(PhaseBegan("obstacles", 0))
    go_on(state, dice, events)
    return state, events
