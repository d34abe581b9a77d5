"""Fame: temporary fame that follows control, permanent fame, who has won, and where the points came from."""

from __future__ import annotations

from rules.core import Event, Placing, Standings
from rules.kemet.before import the_end_was_silent
from rules.kemet.board import NOBODY
from rules.kemet.events import Ended, FameGained, FameMoved, HandsOpened
from rules.kemet.figures import FIGURES, TOP_LEVEL
from rules.kemet.state import KemetState


def score_zones(state: KemetState, events: list[Event], mover: int = NOBODY) -> None:
    """Give temporary fame to whoever controls a zone now (T-35, T-70, T-91 to T-93).

    While a seat's Move is under way, what it passes through gives it nothing yet; what is lost is lost at once (T-152).
    """
    board = state.board
    holder, city, level, scored = state.holder, board.city, state.level, state.scored
    for zone in board.scoring:
        home = city[zone]
        if home != NOBODY and level[zone] < TOP_LEVEL:
            continue
        now = holder[zone]
        if now == NOBODY:
            now = home
        before = scored.get(zone, NOBODY)
        if now == before or (now == mover and now != home):
            continue
        if now == NOBODY:
            scored.pop(zone, None)
        else:
            scored[zone] = now
        events.append(FameMoved(board.words[zone], before, now))


def gain_fame(state: KemetState, seat: int, kind: str, why: str, events: list[Event]) -> None:
    """One permanent fame point, divine or battle; it is never lost (T-34)."""
    (state.divine if kind == "divine" else state.battle)[seat] += 1
    events.append(FameGained(seat, kind, why))


def sources(state: KemetState, seat: int) -> dict[str, int]:
    """Where a seat's fame comes from."""
    city = state.board.city
    held = [zone for zone, owner in state.scored.items() if owner == seat]
    return {
        "battle": state.battle[seat],
        "divine": state.divine[seat],
        "temples": sum(city[zone] == NOBODY for zone in held),
        "pyramids": sum(city[zone] != NOBODY for zone in held),
    }


def fame(state: KemetState, seat: int) -> int:
    """Permanent and temporary together; public (T-27)."""
    return state.battle[seat] + state.divine[seat] + [*state.scored.values()].count(seat)


def wins(state: KemetState, seat: int) -> bool:
    """Enough fame, and nobody has more (T-47)."""
    own = state.battle[seat] + state.divine[seat] + len(state.scored)
    if own < FIGURES.victory.fame:  # quick: not even with all temporary fame there is
        return False
    own = fame(state, seat)
    return own >= FIGURES.victory.fame and all(fame(state, other) <= own for other in range(state.seats))


def finish(state: KemetState, winner: int, events: list[Event]) -> None:
    """The winner first, the others by fame; equals share a place (T-47)."""
    state.phase = "over"
    state.tasks.clear()
    total = [fame(state, seat) for seat in range(state.seats)]
    if not the_end_was_silent(state):
        events.append(HandsOpened())
    events.append(Ended(winner, total[winner]))

    def rank(seat: int) -> tuple[int, int]:
        return (int(seat == winner), total[seat])

    seats = sorted(range(state.seats), key=lambda seat: (*(-n for n in rank(seat)), seat))
    state.final = Standings(
        [
            Placing(
                seat,
                1 + sum(rank(other) > rank(seat) for other in seats),
                total[seat],
                int(seat == winner),
                sources(state, seat),
            )
            for seat in seats
        ],
        {"rounds": state.round},
    )
