"""Labels of Oak are true: a choice, the whole deed and what happens tell the same."""

from __future__ import annotations

import itertools
import random
from collections import Counter

from rules.core import Action, FastDice, Seat
from rules.oak import OAK
from rules.oak import events as happened
from rules.oak.actions import Climb, Exchange, Pay, Special
from rules.oak.board import CARD, RESOURCE, RESOURCES, TEMPLE_OF
from rules.oak.state import OakState
from tests.rules.oak.test_chat import CHAT, walk


def _paid(state: OakState, seat: Seat, action: Action) -> int:
    """What an action takes of the stock, with the payment it may ask for."""
    then = OAK.decode(OAK.encode(state))
    events = list(OAK.apply(then, seat, action, FastDice(1)))
    if pays := [one for one in OAK.legal(then, seat) if isinstance(one, Pay)]:
        events += OAK.apply(then, seat, pays[0], FastDice(1))
    mixes = [event.mix for event in events if isinstance(event, (happened.Paid, happened.PlayedToClimb))]
    return sum(int(part[:-1]) for mix in mixes for part in mix.split())


def test_every_label_of_an_action_says_what_its_deed_says() -> None:
    """A fact that a choice and the whole deed both tell is the same, and what is paid is what was told."""
    rng = random.Random(3)
    same = ("vp", "mix", "cost", "limit", "to", "amount", "space")
    compared: Counter[str] = Counter()
    games = (walk(2 + seed, 90 + seed, {"exchange_any_time": True}) for seed in range(3))
    for state, seat, _ in itertools.chain.from_iterable(games):
        if seat is None:
            continue
        view, legal = OAK.view(state, seat), list(OAK.legal(state, seat))
        for action in rng.sample(legal, min(15, len(legal))):
            deed = CHAT.deed(view, seat, action)
            labels = [CHAT.choice(view, seat, action, question).label for question in CHAT.questions(type(action))]
            for label in labels[-1:]:
                for fact in set(same) & set(label.facts) & set(deed.facts):
                    assert str(label.facts[fact]).lstrip("+−") == str(deed.facts[fact]).lstrip("+−"), (action, fact)
                    compared[fact] += 1
            if isinstance(action, Exchange):
                then = OAK.decode(OAK.encode(state))
                OAK.apply(then, seat, action, FastDice(1))
                received = RESOURCE[action.to]
                got = then.players[seat].resources[received] - state.players[seat].resources[received]
                assert deed.facts["amount"] == got
                compared["exchanged"] += 1
            elif isinstance(action, Special) and action.space == "menhir":
                assert deed.facts["cost"] == _paid(state, seat, action)
                compared["menhir"] += 1
            elif isinstance(action, Climb) and action.card != "heart":
                assert deed.facts["mix"] == f"{_paid(state, seat, action)}{RESOURCES[TEMPLE_OF[CARD[action.card]]]}"
                compared["climb"] += 1
    assert all(compared[fact] for fact in ("vp", "limit", "cost", "exchanged", "climb")), compared
