"""The five knowledge tracks and mana (K-139 to K-144, K-7)."""

from __future__ import annotations

from rules.core import Event
from rules.karnag.actions import Learn
from rules.karnag.events import Learned, ManaGained
from rules.karnag.figures import KNOWLEDGE, LEVELS, PIECES
from rules.karnag.mechanics.stones import gem_steps
from rules.karnag.mechanics.triggers import CAPTURED, CAPTURING, LEARNED, pays
from rules.karnag.state import CAPTURE_TRACK, GEM_TRACK, MANA_TRACK, TRACKS, KarnagState, LearnTask, ShiftTask

LEARN = tuple(Learn(track) for track in TRACKS)


def gain_mana(state: KarnagState, seat: int, mana: int, events: list[Event]) -> None:
    """Mana never exceeds its limit; the surplus is lost (K-7)."""
    gained = min(mana, PIECES.most_mana - state.mana[seat])
    state.mana[seat] += gained
    events.append(ManaGained(seat, gained))


def open_tracks(state: KarnagState, seat: int, no_mana: bool = False) -> list[Learn]:
    """Tracks that can still be climbed (K-139); a parchment is for another track than mana (K-144)."""
    return [
        LEARN[track]
        for track, level in enumerate(state.knowledge[seat])
        if level < LEVELS and not (no_mana and track == MANA_TRACK)
    ]


def capture_bonus(state: KarnagState, seat: int) -> tuple[int, int]:
    """What an action with a capture pays once, and what each capture pays besides (K-140)."""
    level = state.knowledge[seat][CAPTURE_TRACK]
    flat, each = KNOWLEDGE.capture[level - 1] if level else (0, 0)
    return flat if pays("capture", CAPTURING) else 0, each if pays("capture", CAPTURED) else 0


def climb(state: KarnagState, seat: int, word: str, events: list[Event]) -> None:
    """One level up, with what it brings at once; decisions that follow become tasks (K-168)."""
    track = TRACKS.index(word)
    levels = state.knowledge[seat]
    levels[track] += 1
    level = levels[track]
    events.append(Learned(seat, word, level))
    if track == MANA_TRACK and pays(word, LEARNED):
        if KNOWLEDGE.mana[level - 1]:
            gain_mana(state, seat, KNOWLEDGE.mana[level - 1], events)
        if KNOWLEDGE.parchment[level - 1]:
            state.tasks.append(LearnTask(seat, 1, no_mana=True))
    elif track == GEM_TRACK and pays(word, LEARNED) and KNOWLEDGE.gems[level - 1] and gem_steps(state, seat):
        state.tasks.append(ShiftTask(seat, KNOWLEDGE.gems[level - 1], must=True))
