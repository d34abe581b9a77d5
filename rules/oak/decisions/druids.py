"""Druids that become Elders or come back from the Roots (O-30 to O-38, O-145)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Dice
from rules.core.explaining import Objection
from rules.oak.actions import Promote, Recruit
from rules.oak.board import ANCIENT, KIND, KINDS, LEANNAN
from rules.oak.decisions.against import Facts
from rules.oak.decisions.common import Answering, Events, written_otherwise
from rules.oak.mechanics import bag, rest
from rules.oak.mechanics.triggers import RECRUIT, comes_up
from rules.oak.state import IngredientTask, OakState, Player, PromoteTask, RecruitTask


class Promoting(Answering[PromoteTask]):
    task = PromoteTask
    word = asks = "promote"
    kinds = (Promote,)
    clause = "O-30"

    def answers(self, state: OakState, player: Player, task: PromoteTask) -> Sequence[Action]:
        return rest.promotions(player, state.options, task.ancient)

    def answer(self, state: OakState, task: PromoteTask, action: Promote, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        rest.promote(state.players[task.seat], task.seat, action.druid, KIND[action.elder], events)

    def against(self, state: OakState, task: PromoteTask, player: Player, action: Promote) -> Iterator[Objection]:
        kind = KIND[action.elder]
        facts: Facts = {"druid": action.druid, "elder": action.elder}
        if not kind:
            yield "not-an-elder", "O-30", facts
        if kind == ANCIENT and not task.ancient:
            yield "only-by-potion", "O-38", facts
        if task.ancient and kind != ANCIENT:
            yield "only-ancient", "O-165", facts
        if player.elders[kind]:
            yield "elder-taken", "O-36", facts
        if action.druid not in rest.ordinary_places(player):
            yield "no-ordinary-there", "O-37", facts
        yield "no-elder-rest", "O-215", facts


class MakingAncient(Promoting):
    """The Chosen One: the one way to the Ancient (O-38, O-165)."""

    word = "ancient"


class Recruiting(Answering[RecruitTask]):
    task = RecruitTask
    word = "recruit"
    kinds = (Recruit,)
    clause = "O-145"

    def answers(self, state: OakState, player: Player, task: RecruitTask) -> Sequence[Action]:
        return rest.recruits(player, state.options, task.most)

    def answer(self, state: OakState, task: RecruitTask, action: Recruit, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        player = state.players[task.seat]
        count = rest.recruit(player, task.seat, action, events)
        if comes_up(player, LEANNAN, RECRUIT) and not bag.forest_empty(state):
            state.tasks.append(IngredientTask(task.seat, True, 1 if state.options.leannan_per_action else count))

    def against(self, state: OakState, task: RecruitTask, player: Player, action: Recruit) -> Iterator[Objection]:
        kinds = [KIND[word] for word in action.druids.split()]
        yield from written_otherwise(action.druids, rest.druid_words(kinds), "O-145")
        if len(kinds) > task.most:
            yield "too-many", "O-145", {"most": task.most}
        for kind in kinds:
            if kinds.count(kind) > player.roots[kind]:
                yield "not-on-roots", "O-145", {"druid": KINDS[kind], "branch": "", "at": ""}
        yield "no-rest", "O-32", {}

    def facts(self, state: OakState, task: RecruitTask) -> Facts:
        return {"left": task.most}
