"""What cards, tiles and boards do, as the catalogues tell it: which of them it is, when it comes up, and its numbers.

Everything a sentence counts with is a fact out of the figures, and when a creature comes up is the key the rules
themselves ask for (`mechanics.triggers`), so that a text cannot say another number or another moment than is played.
"""

from __future__ import annotations

from rules.core.chat import Fact
from rules.oak.board import CREATURE, CREATURE_VP, CREATURES, DARK_VP, ORDER_FIGURES, ORDERS, WHEN, slug
from rules.oak.chat.words import NONE
from rules.oak.figures import FIGURES

Facts = dict[str, Fact]
EFFECTS, DISCOUNTS = FIGURES.effects, FIGURES.discounts

COUNTED: Facts = {"six": EFFECTS.six, "draws": EFFECTS.draw}
OF_ACTIONS: Facts = {**COUNTED, "recruits": EFFECTS.recruits}
OF_ARTEFACTS: Facts = {**COUNTED, "horn": EFFECTS.horn, "shield": EFFECTS.points}
OF_POTIONS: Facts = {
    "recharged": EFFECTS.recharged,
    "notches": FIGURES.artefact.recharge,
    "rune-power": FIGURES.menhir.rune_power,
    "cap": FIGURES.resources.cap,
    **{f"dark-{level}": vp for level, vp in DARK_VP.items()},
}
OF_CREATURES: Facts = {
    "bonus": EFFECTS.bonus_step,
    "dusk": EFFECTS.dusk,
    "aonbharr": EFFECTS.aonbharr,
    "bugul": EFFECTS.bugul,
    "caoineag": DISCOUNTS.caoineag,
    "gorta": DISCOUNTS.fear_gorta,
    "cailleach": FIGURES.creature.cailleach,
    "fachan": DISCOUNTS.fachan,
    "tarw": EFFECTS.tarw,
    "unseelie": DISCOUNTS.unseelie,
    "gancanagh": EFFECTS.gancanagh,
    "puca": FIGURES.limits.puca,
    "carw-cost": -CREATURE_VP[CREATURE["carw gwyn"]],
    "carw-gain": FIGURES.creature.discard_vp,
    "ellen": CREATURE_VP[CREATURE["ellen trechend"]],
}
OF_BROICHAN: Facts = {
    "broichan-loss": -FIGURES.broichan.storytelling,
    "broichan-draws": FIGURES.broichan.draws,
    "shrine-elder": FIGURES.shrine.elder,
    "shrine-plain": FIGURES.shrine.plain,
}


def action(effect: str) -> Facts:
    return {"effect": slug(effect), **OF_ACTIONS}


def creature(word: str) -> Facts:
    when = WHEN[CREATURE[word]] if word in CREATURES else ""
    return {"card": slug(word), "when": when or NONE, **OF_CREATURES}


def artefact(word: str) -> Facts:
    return {"tile": slug(word), **OF_ARTEFACTS}


def potion(word: str) -> Facts:
    return {"brew": slug(word), **OF_POTIONS}


def order(word: str) -> Facts:
    board = ORDER_FIGURES[ORDERS.index(word)]
    step = {"limit": board.limit, "cost": FIGURES.limit_step.cost}
    return {"order": word, "elder-rest": board.elder_rest, **COUNTED, **step}


def elder(word: str) -> Facts:
    return {"druid": word, "arch": DISCOUNTS.arch, "ovate": DISCOUNTS.ovate}


def advanced(word: str) -> Facts:
    """The prices of a card's temple actions."""
    actions = next(card.actions for card in FIGURES.moot.cards if card.word == word)
    return {"card": word, **dict(zip(("first", "second", "third"), (one.cost for one in actions), strict=False))}


def broichan(card: str) -> Facts:
    return {"card": card, **OF_BROICHAN}
