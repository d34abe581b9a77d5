"""What set-up, battles and nights mean in a typed line: several answers of one seat in one go."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core import Action, Illegal, Invalid, NotNow
from rules.kemet.actions import Aftermath, Answer, Battle, City, First, Night, Order, Position, Retreat, Setup, Swap
from rules.kemet.decisions.council import ASK
from rules.kemet.decisions.night import vets
from rules.kemet.lines.attempt import Attempt
from rules.kemet.lines.day import Handler, Item
from rules.kemet.lines.spelling import Words
from rules.kemet.mechanics.stock import STOCKS
from rules.kemet.words import BATTLE_WORDS, ORDINARY, SPACES

SPECIAL_CARDS = BATTLE_WORDS[ORDINARY:]
"""They may be called by the names of their tiles."""
YES, NO = ("yes", "y", "true", "oui", "ja"), ("no", "n", "false", "non", "nein")
TILES = tuple(stock.tile_words for stock in STOCKS)
CARDS = tuple(stock.card_words for stock in STOCKS)
BEASTS = tuple(stock.beast_words for stock in STOCKS)
BATTLE_CARD_WORDS = tuple(tuple(card.name.lower() for card in stock.cards if card.icon == "battle") for stock in STOCKS)
"""Of the newest material, then of the older."""


# --- set-up --------------------------------------------------------------------------------------


def setup(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """`1a 1b 1a ruby 2, 1b onyx 1`: two districts for the troops, then each pyramid; any order."""
    words, board = item.words(Setup.clause), attempt.state.board
    for filler in ("troops", "pyramids"):
        words.pluck(filler)
    troops = sorted([words.must_zone(board), words.must_zone(board)])
    pyramids: list[str] = []
    while words:
        district = words.must_zone(board)
        level, colour = words.pyramid()
        if (level is None or not colour) and words:
            raise words.bad()
        if level is None or not colour:
            raise Invalid("which-pyramid-word", Setup.clause, {"district": district}, attempt.examples(Setup))
        pyramids.append(f"{district} {colour} {level}")
    attempt.take(Setup(" ".join(troops), ", ".join(sorted(pyramids))))


# --- battles -------------------------------------------------------------------------------------


class Plan(msgspec.Struct):
    """A side's choices as typed."""

    play: str = ""
    drop: str = ""
    cards: list[str] = []
    lose: str = ""
    win: str = ""
    forget: bool = False
    """`none`: take added cards back first."""
    ask: bool = False

    def line(self) -> str:
        """As it is typed."""
        parts = [self.play, *(["drop", self.drop] if self.drop else []), *self.cards]
        parts += ["after", "lose", self.lose] if self.lose else []
        parts += ["after", "win", self.win] if self.win else []
        return " ".join(part for part in parts if part)


def battle_plan(words: Words) -> Plan:
    """`3 7`, `3 drop 7 war fury after lose retreat`, `play 3 drop 7 win stay`."""
    plan, at = Plan(), ""
    while words:
        word = words.one_of("play", "drop", "away", "cards", "with", "add", "after", "if", "and", "ask", "none")
        if word in ("play", "drop", "away"):
            at = "drop" if word == "away" else word
        elif word == "none":
            plan.forget = True
        elif word == "ask":
            plan.ask = True
        elif when := words.one_of("lose", "win"):
            how = words.one_of("recall", "retreat") if when == "lose" else words.one_of("stay", "recall")
            if not how and not words.one_of("ask"):
                raise words.bad("after-what", when=when)
            setattr(plan, when, how)
        elif not word:
            at = _card(words, plan, at)
    return plan


def _card(words: Words, plan: Plan, at: str) -> str:
    """A battle card goes to the place named before it, else to the first free one; any other card is added."""
    number = words.one_of(*BATTLE_WORDS)
    if not number:
        card = words.name(SPECIAL_CARDS, *BATTLE_CARD_WORDS, *CARDS)
        if card is None:
            raise words.unnamed("which-battle-word")
        if card not in SPECIAL_CARDS:
            plan.cards.append(card)
            return ""
        number = card
    at = at or ("drop" if plan.play else "play")
    if getattr(plan, at):
        raise Invalid("third-battle-card", words.clause, {"card": number})
    setattr(plan, at, number)
    return ""


def battle(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """`battle defence 4 drop 7` is for the attacked side only; a plan that waits for a battle begins with its verb."""
    words = item.words(Battle.clause)
    if words.one_of("defence"):
        _attacked(attempt)
    _choose(attempt, battle_plan(words))


def defence(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """The same, and only where the seat is attacked."""
    _attacked(attempt)
    _choose(attempt, battle_plan(item.words(Battle.clause)))


def _attacked(attempt: Attempt) -> None:
    if attempt.asked != "battle" or attempt.seat != attempt.task.defender:
        raise NotNow("not-attacked", Battle.clause, {}, attempt.examples(None))


def _choose(attempt: Attempt, plan: Plan) -> None:
    """Cards are added and what follows is said before the two battle cards, which lock in."""
    if attempt.asked != "battle":
        attempt.take(Battle(plan.play, plan.drop))  # refused, with what is asked instead
        return
    task = attempt.task
    council = task.councils[task.seats.index(attempt.seat)]
    if plan.forget and council.cards:
        attempt.take(Battle(cards="none"))
    for card in plan.cards:
        attempt.take(Battle(cards=card))
    changes = {when: how for when, how in (("lose", plan.lose), ("win", plan.win)) if how}
    said = {when: how for when, how in (("lose", council.lose), ("win", council.win)) if how}
    if said and (plan.ask or any(said.get(when, how) != how for when, how in changes.items())):
        attempt.take(ASK)
        changes, said = ({} if plan.ask else said) | changes, {}
    for when, how in changes.items():
        if said.get(when) != how:
            attempt.take(Battle(after=f"{when} {how}"))
    if plan.play or plan.drop:
        attempt.take(Battle(plan.play, plan.drop))


def city(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """`city 3`."""
    words = item.words(City.clause)
    number = words.number()
    if number is None:
        raise words.bad()
    words.end()
    attempt.take(City(number))


# --- single answers ------------------------------------------------------------------------------


def named_answer(kind: type[Action], field: str, *names: Sequence[str]) -> Handler:
    """A verb with one word: a tile, a card, a zone, a choice."""

    def handler(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
        words = item.words(kind.clause)
        offered = [str(getattr(action, field)) for action in attempt.legal(kind)]
        word = words.name(offered, *names) or words.zone(attempt.state.board)
        if word is None:
            raise words.unnamed("unfitting-words")
        words.end()
        attempt.take(kind(**{field: word}))

    return handler


first = named_answer(First, "tile", *TILES)
swap = named_answer(Swap, "card", BATTLE_WORDS)
answer = named_answer(Answer, "choice", *CARDS, *BEASTS, ("swap", "keep"))
aftermath = named_answer(Aftermath, "how", ("retreat", "recall", "stay"))
retreat = named_answer(Retreat, "zone")
order = named_answer(Order, "first", SPACES)


# --- the night -----------------------------------------------------------------------------------


class Answers(msgspec.Struct):
    """What was said about the night; None where nothing was."""

    offering: str = ""
    delta: str = ""
    pp: int | None = None
    cards: int | None = None
    position: int | None = None


def night_answers(words: Words) -> Answers:
    """`yes no 1 PP, 2 cards 2`: offering, delta, veterans into prayer points and cards, place; any of them."""
    found = Answers()
    words.apart()
    while words:
        at = words.one_of("offering", "delta", "position", "place", "vets")
        number = words.number()
        if number is not None:
            what = words.one_of("pp", "cards", "card") if at not in ("position", "place") else "position"
            setattr(found, {"pp": "pp", "": "position", "position": "position"}.get(what, "cards"), number)
            continue
        reply = "yes" if words.one_of(*YES) else "no" if words.one_of(*NO) else ""
        if at == "vets":
            continue
        if not reply:
            raise words.bad("night-word")
        setattr(found, at if at in ("offering", "delta") else "delta" if found.offering else "offering", reply)
    return found


def night(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """Answer what is asked now and what follows of it without a break; answers nobody asks for are left out."""
    answers = night_answers(item.words(Night.clause))
    taken = 0
    while (action := _reply(attempt, answers)) is not None:
        attempt.learned = False  # cards drawn in between change none of these answers
        attempt.take(action)
        attempt.settle()
        taken += 1
    if not taken:
        raise Illegal("night-not-asked", Night.clause, {}, attempt.examples(None))


def _reply(attempt: Attempt, answers: Answers) -> Action | None:
    """The answer to the open question, if it was given."""
    asked = attempt.asked
    if asked == "cards":
        return None if answers.cards is None else vets(answers.cards, "cards")
    if asked == "prayers":
        return None if answers.pp is None else vets(answers.pp, "PP")
    if asked == "position":
        return None if answers.position is None else Position(answers.position)
    reply = {"offering": answers.offering, "delta": answers.delta}.get(asked)
    return Night(**{asked: reply}) if reply else None


def position(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    words = item.words(Position.clause)
    place = words.number()
    if place is None:
        raise words.bad()
    words.end()
    attempt.take(Position(place))
