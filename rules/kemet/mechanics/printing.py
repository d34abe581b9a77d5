"""The rules that the rulebooks of 2021 and 2024 word differently, one function each (`material/table.json` lists them).
A table follows the one its option `printing` names. Versions before 3 follow neither: `rules.kemet.before` says how."""

from __future__ import annotations

from rules.kemet.before import acts_waited_for_actions, battles_waited_for_the_recruit
from rules.kemet.state import KemetState

# --- the Day ---------------------------------------------------------------------------------------


def cards_any_time(state: KemetState) -> bool:
    """2021: day cards at any time of the own turn but in a battle. 2024: before or after an action (T-42)."""
    return state.options.printing == "2021" and not acts_waited_for_actions(state)


def cards_on_the_way(state: KemetState) -> bool:
    """2024: in a Move only Move cards (T-42)."""
    return state.options.printing == "2021"


def creatures_any_time(state: KemetState) -> bool:
    """2021: a creature comes from the supply at any time of the own turn. 2024: before the token, on its purchase, or
    together with units added (T-60)."""
    return state.options.printing == "2021"


def wins_until_token(state: KemetState) -> bool:
    """2021: on the turn, before an action token is played, unless the table looks only as the turn begins. 2024: at the
    start of the turn, before any (T-47)."""
    return state.options.printing == "2021" and state.options.win_check == "until token"


def one_tile_of_a_colour(state: KemetState) -> bool:
    """2021: one tile of each colour a day. 2024 does not say so any more (T-55)."""
    return state.options.printing == "2021"


def gold_from_the_start(state: KemetState) -> bool:
    """2021: a gold token comes from the supply with the first gold tile. 2024: everybody has one from the start, so it
    may lie beside the token that buys the tile (T-44)."""
    return state.options.printing == "2024"


def silver_balances(state: KemetState) -> bool:
    """2021: a token on each level; that silver is one is our reading, and an option. 2024: whatever its colour
    (T-40, T-41)."""
    return state.options.printing == "2024" or state.options.silver_balances


def recruits_fight_at_once(state: KemetState) -> bool:
    """2021: recruiting where an enemy stands triggers the battle at once. 2024: at the end of the Recruit (T-75)."""
    return state.options.printing == "2021" and not battles_waited_for_the_recruit(state)


def creatures_must_leave(state: KemetState) -> bool:
    """2021: land moves are counted when the Move begins; a table may count a creature only if it goes along. 2024: a
    creature counts even if it is left behind (T-77)."""
    return state.options.printing == "2021" and state.options.creature_must_leave


def may_shed_creatures(state: KemetState) -> bool:
    """2021: a creature left behind alone returns to supply, so a surplus one is shed. 2024: nothing may be removed to
    make room for a move (T-90, R-11)."""
    return state.options.printing == "2021"


# --- battles ---------------------------------------------------------------------------------------


def unpaid_cards_are_lost(state: KemetState) -> bool:
    """2021: a card that cannot be paid may not be played. 2024: it is discarded without effect (T-98, T-100)."""
    return state.options.printing == "2024"


def losers_always_retreat(state: KemetState) -> bool:
    """2021: where the winner has no unit left, the loser cannot retreat. 2024: retreats or recalls all the same
    (T-112)."""
    return state.options.printing == "2024"


def retreats_need_an_empty_zone(state: KemetState) -> bool:
    """2021: a retreat leads to a zone without an enemy. 2024: to an empty zone (T-114)."""
    return state.options.printing == "2024"


# --- the Night -------------------------------------------------------------------------------------


def veterans_per_card(state: KemetState) -> int:
    """2021: one veteran for a card. 2024: two (T-128)."""
    return 2 if state.options.printing == "2024" else 1


def veterans_last_until_awakening(state: KemetState) -> bool:
    """2021: veterans left over are lost at Conscription. 2024: at the Awakening, and with them units over the limit
    (T-129, T-130)."""
    return state.options.printing == "2024"
