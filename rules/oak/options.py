"""Variants and rulings of a table."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.core import Options


class OakOptions(Options, frozen=True):
    """Variants and rulings; docs/rulings/oak.md gives the reasons."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = {
        "eclipse": ("O-133",),
        "first_player": (
            "O-15",
            "O-180",
        ),
        "festival_equal": ("O-91",),
        "free_actions_after_pass": ("O-105",),
        "ask_after_action": ("O-40",),
        "redo_includes_oak": ("O-150",),
        "redo_same_card": ("O-150",),
        "brew_without_effect": ("O-167",),
        "extension_before_artefact": ("O-164",),
        "level1_any_may_equal": ("O-46",),
        "refresh_only_with_take": (
            "O-54",
            "O-59",
        ),
        "leannan_per_action": ("O-179",),
        "aonbharr_counts_bugul": ("O-170",),
        "unicorn_extends_day": ("O-116",),
        "unicorn_every_turn": ("O-177",),
        "gancanagh_elders": ("O-178",),
        "gancanagh_dusk_only": ("O-178",),
        "horn_x_zero": ("O-113",),
        "lug_on_broichan": ("O-156",),
        "temple_bonus_on_redo": ("O-169",),
        "dusk_creatures_before_sun": ("O-128",),
        "wood_warp_forced": ("O-162",),
        "dryad_last_step": ("O-159",),
        "no_self_nesting": ("O-206",),
        "promote_needs_place": ("O-215",),
        "broichan_empties_forest": ("O-211",),
        "feather_l_lifetime_vp": ("O-218",),
        "exchange_any_time": ("O-179", "O-214"),
        "stopping_final": ("O-213",),
        "bonus_step": ("O-169",),
        "bonus_step_from_gain": ("O-169",),
        "broichan_reshuffles_at_dusk": ("O-227",),
    }
    since: ClassVar[dict[str, int]] = {
        "exchange_any_time": 4,
        "stopping_final": 4,
        "bonus_step": 4,
        "bonus_step_from_gain": 4,
        "broichan_reshuffles_at_dusk": 4,
    }
    eclipse: bool = False
    """Festivals also take resources from players ahead of the sun (O-133)."""
    first_player: Literal["random", "first seat"] = "random"
    """Who begins (O-15); alone against Broichan he begins (O-180)."""
    festival_equal: bool = False
    """Points equal to the sun's value count as behind it (O-91)."""
    free_actions_after_pass: bool = False
    """Free actions also on the turns after the passing turn (O-105)."""
    ask_after_action: bool = False
    """Ask for free actions after the action of a turn too, before the turn ends (O-40)."""
    redo_includes_oak: bool = True
    """A redo may also choose a card's oak action (O-150)."""
    redo_same_card: bool = False
    """The card being resolved counts as played for a redo (O-150)."""
    brew_without_effect: bool = True
    """A potion may be brewed though its effect cannot happen (O-167)."""
    extension_before_artefact: bool = True
    """Gift of the Gods adds its place before the artefact comes (O-164)."""
    level1_any_may_equal: bool = True
    """The free ingredient of a level I recipe may be of the named kind (O-46)."""
    refresh_only_with_take: bool = True
    """A display is refreshed only while a card is being taken (O-54, O-59)."""
    leannan_per_action: bool = True
    """Leannán sídhe gives one ingredient per recruiting, not per druid (O-179)."""
    aonbharr_counts_bugul: bool = True
    """Aonbharr also adds to what Bugul Noz gives (O-170)."""
    unicorn_extends_day: bool = True
    """The Unicorn's owner may gather when no druid is left on the Roots (O-116)."""
    unicorn_every_turn: bool = True
    """The Unicorn gathers on every turn, not once a day (O-177)."""
    gancanagh_elders: bool = False
    """Gancanagh's rest spaces take Elders too (O-178)."""
    gancanagh_dusk_only: bool = False
    """Gancanagh's rest spaces are filled at dusk only (O-178)."""
    horn_x_zero: bool = True
    """The Horn of Plenty may exchange nothing and still give 3 (O-113)."""
    lug_on_broichan: bool = False
    """Lug's Cunning may use an artefact of Broichan (O-156)."""
    temple_bonus_on_redo: bool = False
    """Creatures 7 to 9 also work with a redo of a temple action (O-169)."""
    dusk_creatures_before_sun: bool = False
    """Creatures 10 to 13 pay before the sun moves (O-128)."""
    wood_warp_forced: bool = True
    """Druids on branches must climb with Wood Warp if they can (O-162)."""
    dryad_last_step: bool = True
    """The Dryad's first step may enter a last space, for no points (O-159)."""
    no_self_nesting: bool = True
    """Nothing is started again while it is still being resolved (O-206)."""
    promote_needs_place: bool = True
    """A druid at rest is promoted only if an Elder can rest there (O-215)."""
    broichan_empties_forest: bool = True
    """Broichan gathers until the Forest is empty (O-211)."""
    feather_l_lifetime_vp: bool = False
    """F5L counts all points ever gained, not those owned now (O-218)."""
    exchange_any_time: bool = False
    """Creatures 1 to 3 exchange also between the parts of an effect and while one gathers (O-179, O-214)."""
    stopping_final: bool = True
    """Who declines to gather has stopped for the day (O-213)."""
    bonus_step: Literal["after", "before"] = "after"
    """When the step of creatures 7 to 9 comes: after the temple action or before it (O-169)."""
    bonus_step_from_gain: bool = True
    """It may be paid from what the action brings, and a creature just taken works at once (O-169)."""
    broichan_reshuffles_at_dusk: bool = False
    """Broichan's used cards go back into his pile at every dusk (O-227)."""
