"""What a position of Oak is worth: points, and what they are made with - druids who can act, and what they find.

Almost everything but points fades with the days that are left: a druid who can act is worth as much as the actions it
still has, an Elder or a creature as much as the days it helps in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from rules.core import Action
from rules.core.thinking.judge import Judge, Terms, load
from rules.oak.board import (
    ANCIENT,
    ARCH,
    CAIRNS,
    CARDS,
    DARK_LEVELS,
    DARK_VP,
    DRUID,
    FORK,
    INGREDIENT,
    LAST,
    MYSTICISM,
    NO_ORDER,
    NOT_THERE,
    ORDER_FIGURES,
    ORDERS,
    RECLUSE,
    SPACE_VP,
    STARTING,
    WISDOM,
    WORSHIP,
    last_space,
)
from rules.oak.figures import FIGURES
from rules.oak.mechanics.climbing import behind, end_points
from rules.oak.mechanics.rest import capacity
from rules.oak.mechanics.sensible import sensible
from rules.oak.state import (
    ArtefactTask,
    BeginTask,
    BorrowTask,
    BrewTask,
    CardTask,
    CreatureTask,
    FindArtefactTask,
    FindCreatureTask,
    GainTask,
    IngredientTask,
    KeepTask,
    LimitTask,
    MenhirTask,
    OakState,
    PayTask,
    Player,
    PromoteTask,
    RaiseTask,
    RecruitTask,
    RedoTask,
    ShrineTask,
    StepTask,
    Task,
)

DAYS = FIGURES.rounds.count
DEPTH = FIGURES.oak.depth
INCOME = FIGURES.oak.income
USES = len(FIGURES.artefact.losses)
CREATURE_VP = 2.5
"""Points of a creature, more or less."""
BEGUN = 0.95
"""Of what is still to be chosen."""
BEE, BLACKBIRD, FOX, FOREST_ORDER = [ORDERS.index(word) for word in ("bee", "blackbird", "fox", "forest")]
PROMOTED = 5
"""Elders that a player can have without the Ancient."""
ANYBODY = (BEE, FOREST_ORDER)
"""Orders of which every druid may use the space."""
BY_CARDS = 2
"""Druids whom Moot cards send out in a day; the others climb."""
OWN_END = {
    BEE: last_space(0, LAST[1]),
    BLACKBIRD: last_space(1, LAST[0]),
    CAIRNS: last_space(2, LAST[0]),
    FOREST_ORDER: last_space(1, LAST[1]),
}
"""The last space that counts what an Order's own space brings: Elders, creatures, Shrines, potions."""


class Weights(msgspec.Struct, frozen=True):
    """Points of worth. What is `a day` counts for each day that is left, today by the share that is left of it."""

    acting: float
    """A druid that can still act today."""
    team: float
    """A day: a druid that will be at rest tomorrow and finds something to do."""
    spare: float
    """A day: one that finds nothing."""
    roots: float
    """A druid on the Roots."""
    rest_space: float
    """A day: a rest space above those in use."""
    elder: float
    elder_kind: float
    """A day: an Elder; and the first few are worth more."""
    elder_away: float
    """A day: an Elder on the Roots, on a branch, or without a rest space."""
    elder_first: float
    """A day: somebody who can raise a menhir at all."""
    arch: float
    """A day: the Arch-Druid, who saves two resources."""
    bee: float
    blackbird: float
    cairns: float
    fox: float
    forest: float
    """What an Order's own space does once."""
    chosen_bee: float
    chosen_blackbird: float
    chosen_cairns: float
    chosen_fox: float
    chosen_forest: float
    """What becomes of an Order in a whole game: points beside those of the weakest, when Orders are chosen."""
    unable: float
    """Of this, as long as there is no Elder where one is needed for it."""
    worship: float
    wisdom: float
    mysticism: float
    heart: float
    """A day: an advanced Moot card."""
    suits: float
    """A day: of such a card, each thing it is used for that is there; two at most."""
    fox_card: float
    """A day: of such a card with the Fox, whose resources want a card to be spent with."""
    depth: float
    """A day: a space gone on a branch, beside its points."""
    own_end: float
    """Points a day by which the last space grows that counts what the Order's own space brings."""
    end: float
    """Of what the better open last space of a branch would give now, by how near it is."""
    at_fork: float
    """Of the same, where the next step decides."""
    income: float
    """A day: a resource that a festival brings to who is behind the sun."""
    resource: float
    """A resource, up to six of a kind."""
    surplus: float
    """A resource above that."""
    slot: float
    """A day: a free slot."""
    ingredient: float
    unlike: float
    """Of the points of the Dark Woods for that many different ingredients."""
    recipe: float
    """A day: ingredients of a whole recipe on the board."""
    part: float
    """A day: all but one of them."""
    use: float
    """A day: a use left of an artefact."""
    creature: float
    """A day: what a creature does."""
    brewing: float
    """A potion about to be brewed."""
    again: float
    """An action about to be done again."""
    passed: float
    """A druid that could act and will not, since its player has passed."""


class OakJudge(Judge[OakState]):
    laps = 2
    term_names = (
        "points",
        "druids",
        "elders",
        "order",
        "cards",
        "branches",
        "resources",
        "slots",
        "ingredients",
        "artefacts",
        "creatures",
    )

    def prepare(self) -> None:
        self.w = msgspec.convert(self.weights, Weights)
        self.orders = [self.weights[order] for order in ORDERS]
        self.chosen = [self.weights[f"chosen_{order}"] for order in ORDERS]
        self.cards = [0.0 if card in STARTING else self.weights[word] for card, word in enumerate(CARDS)]

    def terms(self, state: OakState) -> list[Terms]:
        later = DAYS - state.round if state.phase not in ("final", "over") else 0
        if state.phase in ("home", "sun"):
            today = 0.0
        else:
            resting = sum(sum(player.rest) for player in state.players if not player.passed)
            out = sum(len(player.out) for player in state.players)
            today = resting / max(1, resting + out) if state.phase in ("day", "orders") else 0.0
        found = [self._player(state, player, later, today) for player in state.players]
        if state.phase != "over":
            for task in state.tasks:
                if task.seat < len(found):
                    self._add_begun(task, state.players[task.seat], found[task.seat], later, later + today)
        return found

    def sensible(self, state: OakState, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        return sensible(state, seat, legal)

    def imaginations(self, state: OakState, seat: int) -> int:
        """Nothing is hidden but the order of decks, which a judge does not look at: one possibility is thought through
        the deeper."""
        return 1

    def _player(self, state: OakState, player: Player, later: int, today: float) -> Terms:
        w = self.w
        points = float(player.vp)
        if state.phase == "over":
            return {"points": points}
        resting = sum(player.rest)
        if player.order == NO_ORDER:
            return {"points": points, "druids": w.acting * resting}
        days = later + today
        able = 0 if player.passed or state.phase in ("home", "sun", "final") else resting
        for_elders, spaces = capacity(player, state.options)
        home = min(resting + len(player.out), spaces + player.elders[RECLUSE] + player.elders[ANCIENT])
        busy = min(home, BY_CARDS + len(ORDER_FIGURES[player.order].spaces) + len(player.artefacts))
        at_rest = w.team * busy + w.spare * (home - busy) + w.rest_space * max(0, spaces - home)
        druids = w.acting * able + later * at_rest
        if player.passed:
            druids += w.passed * resting
        if later:
            druids += w.roots * sum(player.roots)
        many = sum(player.elders)
        elders = _at_home(player, for_elders) if many else 0
        about_elders = w.elder * elders + w.elder_kind * min(elders, 2) + w.elder_away * (many - elders)
        if elders:
            about_elders += w.elder_first + w.arch * (player.elders[ARCH] or player.elders[ANCIENT])
        open_slots = _free(player.slots(0), player.upper_used()) + _free(player.slots(1), len(player.creatures))
        return {
            "points": points,
            "druids": druids,
            "elders": days * about_elders,
            "order": self._order(state, player, later, elders),
            "cards": days * self._cards(player),
            "branches": self._branches(state, player, later, days),
            "resources": self._resources(player, able, later),
            "slots": days * w.slot * open_slots,
            "ingredients": self._ingredients(state, player, days),
            "artefacts": sum([days * w.use * min(2, USES - 1 - one.notch) for one in player.artefacts]),
            "creatures": days * w.creature * len(player.creatures),
        }

    def _order(self, state: OakState, player: Player, later: int, elders: int) -> float:
        """Of the days to come, and of today as long as its space can still be used."""
        chosen = self.chosen[player.order]
        if state.phase == "orders":
            return chosen
        anybody = player.order in ANYBODY
        days = float(later if player.order != BEE else min(later, PROMOTED - sum(player.elders)))
        if not elders and not anybody:
            days *= self.w.unable
        if state.phase == "day" and not player.passed and _could_use(player, anybody):
            days += 1.0
        return chosen + self.orders[player.order] * days

    def _add_begun(self, task: Task, player: Player, terms: Terms, later: int, days: float) -> None:
        """What has been paid for and is still to be chosen is worth a little less than it will be."""
        w = self.w
        effect = task.effect if isinstance(task, BeginTask) else ""
        if isinstance(task, PromoteTask) or effect in ("promote", "chosen"):
            elders = sum(player.rest[1:]) + sum(kind > 0 for _, kind in player.out)
            worth = w.elder + (w.elder_kind if elders < 2 else 0.0)
            if not elders:
                worth += w.elder_first
                if player.order not in ANYBODY:
                    worth += (1 - w.unable) * self.orders[player.order]
            terms["elders"] += BEGUN * days * worth
        elif isinstance(task, ShrineTask) or effect == "shrine":
            terms["slots"] += BEGUN * (FIGURES.shrine.plain + later * w.rest_space - days * w.slot)
        elif isinstance(task, CreatureTask | KeepTask | FindCreatureTask) or effect == "creature":
            terms["creatures"] += BEGUN * (CREATURE_VP + days * (w.creature - w.slot))
        elif isinstance(task, ArtefactTask | FindArtefactTask) or effect in ("artefact", "gods"):
            terms["artefacts"] += BEGUN * (FIGURES.artefact.gain + days * w.use * 2)
        elif isinstance(task, CardTask) or effect == "advanced":
            terms["cards"] += BEGUN * days * max([self._card(player, card) for card in player.aside], default=0.0)
        elif isinstance(task, RecruitTask):
            terms["druids"] += BEGUN * (w.acting + later * w.team) * min(task.most, sum(player.roots))
        elif isinstance(task, BrewTask) or effect == "brew":
            terms["ingredients"] += BEGUN * w.brewing
        elif isinstance(task, StepTask) and task.how not in ("dryad", "bonus"):
            terms["branches"] += BEGUN * (SPACE_VP[1] + days * w.depth)
        elif isinstance(task, IngredientTask):
            terms["ingredients"] += BEGUN * w.ingredient * 2
        elif isinstance(task, LimitTask):
            terms["slots"] += BEGUN * days * w.slot * task.left
        elif isinstance(task, RaiseTask):
            terms["slots"] += BEGUN * days * w.slot
        elif isinstance(task, MenhirTask):
            terms["points"] += FIGURES.menhir.vp
        elif isinstance(task, GainTask):
            terms["resources"] += BEGUN * w.resource * min(6, task.amount)
        elif isinstance(task, PayTask):
            terms["resources"] -= w.resource * task.total
        elif isinstance(task, RedoTask | BorrowTask):
            terms["cards"] += BEGUN * w.again

    def _cards(self, player: Player) -> float:
        """Advanced Moot cards, each as it suits: Worship makes Elders, Wisdom brews, Mysticism fills slots."""
        if len(player.hand) + len(player.played) == len(STARTING):
            return 0.0
        return sum([self._card(player, card) for card in (*player.hand, *player.played) if card not in STARTING])

    def _card(self, player: Player, card: int) -> float:
        if card == WORSHIP:
            uses = 2 - sum(player.elders)
        elif card == WISDOM:
            uses = sum(player.ingredients) // 2
        elif card == MYSTICISM:
            uses = player.slots(0) - player.upper_used()
        else:
            uses = 2
        spends = self.w.fox_card if player.order == FOX else 0.0
        return self.cards[card] + self.w.suits * max(0, min(2, uses)) + spends

    def _branches(self, state: OakState, player: Player, later: int, days: float) -> float:
        w = self.w
        worth, income = 0.0, 0
        for branch, at in enumerate(player.branch):
            if at == NOT_THERE:
                continue
            income += INCOME[at]
            if at in LAST or days <= 0:
                continue
            best = 0.0
            for end in LAST if at <= FORK else (at + 1,):
                space = last_space(branch, end)
                if not state.blocked[space]:
                    grows = w.own_end if space == OWN_END.get(player.order) else 0.3
                    best = max(best, end_points(state, player, space) + grows * later)
            share = w.at_fork if at > FORK else w.end * DEPTH[at] / DEPTH[FORK]
            worth += days * w.depth * DEPTH[at] + share * best
        if income and later:
            worth += w.income * income * later * (1.0 if behind(state, player) else 0.5)
        return worth

    def _resources(self, player: Player, able: int, later: int) -> float:
        """Worth as much as there are druids to spend them: nothing after the last action."""
        if not able and not later:
            return 0.0
        useful = 1.0 if later else min(1.0, able / 3)
        many = sum(player.resources)
        surplus = sum([amount - 6 for amount in player.resources if amount > 6])
        return useful * (self.w.resource * (many - surplus) + self.w.surplus * surplus)

    def _ingredients(self, state: OakState, player: Player, days: float) -> float:
        w = self.w
        have = tuple(player.ingredients)
        total = sum(have)
        if not total:
            return 0.0
        worth = w.ingredient * total + w.unlike * UNLIKE[len(have) - have.count(0)]
        if days > 0:
            for tile in (*state.potions, *((player.private,) if player.private >= 0 else ())):
                missing = _missing(tile, have)
                if missing < 2:
                    worth += days * (w.part if missing else w.recipe)
        return worth


def _unlike(unlike: int) -> float:
    """Points of the Dark Woods for so many different ingredients, or a share of them."""
    level = max((level for level in DARK_LEVELS if level <= unlike), default=0)
    return DARK_VP.get(level, 0) + 0.6 * (unlike if unlike < DARK_LEVELS[0] else 0)


UNLIKE = tuple(_unlike(unlike) for unlike in range(len(INGREDIENT) + 1))


def _at_home(player: Player, spaces: int) -> int:
    """Elders that can act, today or tomorrow: those on the Roots cannot, nor those without a space (O-32)."""
    rest = player.rest
    own = rest[RECLUSE] + rest[ANCIENT]
    shared = sum(rest) - rest[DRUID] - own
    for _, kind in player.out:
        if kind in (RECLUSE, ANCIENT):
            own += 1
        elif kind != DRUID:
            shared += 1
    return own + min(shared, spaces)


def _could_use(player: Player, anybody: bool) -> bool:
    """Somebody is at rest who may stand on the Order's space today, and it would bring something."""
    rest, order = player.rest, player.order
    if player.spaces[0] or not sum(rest if anybody else rest[1:]):
        return False
    if order == BEE:
        return sum(player.elders) < PROMOTED
    if order == FOREST_ORDER:
        return sum(player.ingredients) > 1
    if order == CAIRNS:
        return player.shrine_fits()
    return order != BLACKBIRD or player.creature_fits()


def _free(slots: int, used: int) -> int:
    return min(2, slots - used) if slots > used else 0


def _recipe(tile: int) -> tuple[tuple[int, ...], int]:
    potion = FIGURES.potions.tiles[tile]
    return tuple(sorted(INGREDIENT[word] for word in potion.recipe)), potion.any


RECIPES = tuple(_recipe(tile) for tile in range(len(FIGURES.potions.tiles)))


@lru_cache(maxsize=1 << 14)
def _missing(tile: int, have: tuple[int, ...]) -> int:
    """How many ingredients of a potion's recipe are not there."""
    recipe, anything = RECIPES[tile]
    left = list(have)
    missing = 0
    for kind in recipe:
        if left[kind]:
            left[kind] -= 1
        else:
            missing += 1
    return missing + max(0, anything - sum(left))


JUDGE = OakJudge(load("rules.oak"))
