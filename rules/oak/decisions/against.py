"""Why an effect or a step cannot happen: the words behind `effects.possible` and `climbing.ways`, for every decision
that leads to them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.explaining import Objection
from rules.oak.board import (
    AFTER,
    ANCIENT,
    ARCH,
    BRANCHES,
    CARW_GWYN,
    FORK,
    KIND,
    LAST,
    NOT_THERE,
    TREE_WORD,
    last_space,
)
from rules.oak.mechanics import costs, displays
from rules.oak.state import CAP, OakState, PayTask, Player

Facts = dict[str, str | int]


def against_effect(state: OakState, player: Player, effect: str) -> Iterator[Objection]:
    """What stands against an effect; the last resort is that it would do nothing (O-76)."""
    if effect in ("limit", "limit twice"):
        yield "limits-full", "O-217", {}
    elif effect in ("creature", "companion"):
        yield from against_creature(state, player)
    elif effect in ("artefact", "gods"):
        if not player.artefact_fits():
            yield "no-artefact-place", "O-53", {"places": player.artefact_places()}
        yield "nothing-displayed", "O-204", {}
    elif effect in ("recruit one", "recruit two"):
        if not any(player.roots):
            yield "nobody-on-roots", "O-145", {}
        yield "no-rest", "O-32", {}
    elif effect in ("promote", "chosen"):
        if all(player.elders[ARCH:ANCIENT]):
            yield "all-elders", "O-36", {}
        yield "no-elder-rest", "O-215", {}  # an ordinary druid there always is: nine druids, six kinds of Elder
    elif effect in ("shrine", "menhir for six"):
        yield from against_slot(state, player, menhir=effect != "shrine")
        yield "cannot-pay-mix", "O-158", {"total": costs.rune_power_cost(player, 0).total}
    elif effect in ("ingredient", "draw"):
        yield "bag-empty", "O-146", {}
    elif effect == "exchange":
        yield "nothing-to-exchange", "O-147", {}
    elif effect == "advanced":
        yield "nothing-aside", "O-148", {}
    elif effect == "redo":
        yield "nothing-to-redo", "O-150", {}
    elif effect in ("brew", "brew less"):
        yield "nothing-to-brew", "O-46", {}
    elif effect.startswith("six") or effect in ("fill", "horn"):
        yield "resources-full", "O-39", {"cap": CAP}
    elif effect.startswith(("step", "dryad", "warp")):
        yield "no-step", "O-78", {}
    elif effect == "borrow":
        yield "nothing-to-borrow", "O-156", {}
    elif effect == "recharge":
        yield "nothing-to-recharge", "O-154", {}
    yield "no-effect", "O-76", {}


def against_creature(state: OakState, player: Player) -> Iterator[Objection]:
    if not player.creature_fits():
        yield "no-creature-slot", "O-60", {"slots": player.slots(1)}
    if CARW_GWYN in state.creature_display and not displays.takable(player, CARW_GWYN):
        yield "no-points", "O-65", {"loss": 3, "vp": player.vp}
    yield "nothing-displayed", "O-204", {}


def against_slot(state: OakState, player: Player, menhir: bool) -> Iterator[Objection]:
    if not (player.menhir_fits() if menhir else player.shrine_fits()):
        yield "no-upper-slot", "O-60", {"slots": player.slots(0)}
    if not state.supply:
        yield "no-shrine-left", "O-204", {}


def against_step(
    state: OakState, player: Player, branch: int, arm: str, druid: str, past: bool = False
) -> Iterator[Objection]:
    """What stands against a step of these words on a branch (O-78 to O-84)."""
    at = player.branch[branch]
    facts: Facts = {"branch": BRANCHES[branch], "at": TREE_WORD[branch][at]}
    if at in LAST:
        yield "branch-finished", "O-79", facts
        return
    if at == NOT_THERE:
        if not any(player.roots):
            yield "nobody-on-roots", "O-78", facts
        if not druid:
            yield "who-enters", "O-78", facts
        elif not player.roots[KIND[druid]]:
            yield "not-on-roots", "O-78", {**facts, "druid": druid}
        if arm:
            yield "no-fork", "O-80", facts
        return
    if druid:
        yield "one-per-branch", "O-79", facts
    if at == FORK:
        if not arm:
            yield "which-arm", "O-80", facts
        return
    if arm:
        yield "no-fork", "O-80", facts
    to = AFTER[at][0]
    if to in LAST and not past and state.blocked[last_space(branch, to)]:
        yield "end-blocked", "O-84", {**facts, "space": TREE_WORD[branch][to]}


def against_mix(player: Player, cost: PayTask, mix: tuple[int, int, int]) -> Iterator[Objection]:
    """What stands against a payment (O-216)."""
    facts: Facts = {"total": cost.total, "paid": sum(mix)}
    if sum(mix) != cost.total:
        yield "wrong-total", "O-216", facts
    if any(paid > have for paid, have in zip(mix, player.resources, strict=True)):
        yield "not-so-many", "O-75", facts
    if cost.same and max(mix) != cost.total:
        yield "one-kind", "O-62", facts
    yield "not-of-these", "O-96", facts
