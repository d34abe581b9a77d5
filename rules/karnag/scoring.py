"""Points: menhirs (phase F), the council (phase G), the final count and the standings."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Event, Placing, Standings
from rules.karnag.board import COUNCIL, REGION, WORD
from rules.karnag.events import Aligned, CouncilScored, Ended, MenhirRaised
from rules.karnag.figures import FIGURES, KNOWLEDGE
from rules.karnag.mechanics.stones import alignment, encircling
from rules.karnag.mechanics.triggers import AT_COUNCIL, pays
from rules.karnag.state import COUNCIL_TRACK, KarnagState, MenhirTask

FIGURE = FIGURES.scoring


def raise_menhirs(state: KarnagState, events: list[Event]) -> None:
    """Phase F: aligned gems of one colour become menhirs (K-80 to K-87)."""
    for seat in state.order:
        if not state.menhirs_left[seat]:
            continue  # further alignments are ignored (K-85)
        aligned, squares = alignment(state.gems_of(seat))
        if not aligned or line_ignored(state, seat, aligned):
            continue
        state.score(seat, squares, "lines")
        events.append(Aligned(seat, [WORD[gem] for gem in aligned], squares))
        if len(aligned) <= state.menhirs_left[seat]:
            for gem in aligned:
                raise_menhir(state, seat, gem, events)
        else:
            state.tasks.append(MenhirTask(seat, aligned))  # the owner chooses (K-86)


def line_ignored(state: KarnagState, seat: int, aligned: Sequence[object]) -> bool:
    """At some tables a line that needs more menhirs than are left counts for nothing (K-86)."""
    return state.options.too_few_menhirs == "ignored" and len(aligned) > state.menhirs_left[seat]


def raise_menhir(state: KarnagState, seat: int, gem: int, events: list[Event]) -> None:
    state.stones[gem] = seat * 2 + 1
    state.menhirs_left[seat] -= 1
    vp = state.score(seat, FIGURE.menhir[REGION[gem]], "regions")
    events.append(MenhirRaised(seat, WORD[gem], vp))


def hold_council(state: KarnagState, events: list[Event]) -> None:
    """Phase G: points for druids at the council; its leaders may learn (K-90 to K-92)."""
    present = [druids.count(COUNCIL) for druids in state.druids]
    for seat in state.order:
        if present[seat]:
            level = state.knowledge[seat][COUNCIL_TRACK]
            bonus = sum(KNOWLEDGE.council[level - 1][: present[seat]]) if level and pays("council", AT_COUNCIL) else 0
            vp = state.score(seat, present[seat] * FIGURE.council + bonus, "council")
            events.append(CouncilScored(seat, present[seat], vp))
    most = max(present)
    led = most or state.options.empty_council_teaches
    state.leaders = [seat for seat in state.order if led and present[seat] == most]


def finish(state: KarnagState, events: list[Event]) -> None:
    """The final count (K-150 to K-155)."""
    menhirs = [square for square, stone in state.stones.items() if stone & 1]
    line, ring = encircling(menhirs, state.options.simple_line_only)
    state.line, state.ring = line, sorted(ring)
    events.append(Ended(line, [WORD[square] for square in state.ring]))
    for seat in range(state.seats):
        state.score(seat, FIGURE.card * len(state.hands[seat]), "cards")
        state.score(seat, sum(FIGURE.gem[REGION[gem]] for gem in state.gems_of(seat)), "gems")
        own = state.menhirs_of(seat)
        creatures = sum(state.reserve[seat])
        if line:
            taking_part = sum(menhir in ring for menhir in own)
            state.score(seat, FIGURE.encircled.in_line * taking_part, "menhirs")
            state.score(seat, FIGURE.encircled.other * (len(own) - taking_part), "menhirs")
            state.score(seat, FIGURE.encircled.creature * creatures, "creatures")
        else:
            state.score(seat, FIGURE.open.menhir * len(own), "menhirs")
            state.score(seat, FIGURE.open.creature * creatures, "creatures")
    state.final = _standings(state)


def _standings(state: KarnagState) -> Standings:
    """Most points, then most mana; still equal seats share the place (K-155)."""

    def rank(seat: int) -> tuple[int, int]:
        return (state.vp[seat], state.mana[seat])

    seats = sorted(range(state.seats), key=lambda seat: (*(-n for n in rank(seat)), seat))
    placings = [
        Placing(
            seat,
            1 + sum(rank(other) > rank(seat) for other in seats),
            state.vp[seat],
            state.mana[seat],
            state.sources[seat],
        )
        for seat in seats
    ]
    return Standings(placings, {"line": state.line, "menhirs": len(state.ring)})
