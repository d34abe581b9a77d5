"""Buttons for kinds of actions, and whole actions in a few words, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Fact, Said
from rules.kemet import actions as do
from rules.kemet.chat import known
from rules.kemet.chat.known import NONE
from rules.kemet.shown import KemetView

# --- kinds --------------------------------------------------------------------------------------


def kind_label(view: KemetView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
    return KINDS_OF_ACTION[kind](view, seat, actions)


def _values(actions: Sequence[Action], field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _counted(key: str, field: str = "") -> Callable[[KemetView, Seat, Sequence[Action]], Said]:
    def label(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
        return Said(key, {"count": _values(actions, field) if field else len(actions)})

    return label


def _plain(key: str) -> Callable[[KemetView, Seat, Sequence[Action]], Said]:
    return lambda view, seat, actions: Said(key)


def placing(view: KemetView) -> bool:
    """A token is being put on a space, rather than an action carried out."""
    return view.asked is not None and view.asked.kind == "turn"


def _pray(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-pray", {"pp": known.prayed(view, seat)})


def _buy(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    if placing(view):
        return Said("kind-buy-token", {"pp": view.seats[seat].pp})
    prices = [known.tile_price(view, seat, action.tile) for action in actions if isinstance(action, do.Buy)]
    return Said("kind-buy", {"count": len(prices), "cost": min(prices)})


def _raise(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    if placing(view):
        return Said("kind-raise-token", {"pp": view.seats[seat].pp})
    prices = [
        known.raise_price(view, seat, action.district, action.level)
        for action in actions
        if isinstance(action, do.Raise)
    ]
    return Said("kind-raise", {"cost": min(prices)})


def _recruit(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    if placing(view):
        return Said("kind-recruit-token", {"supply": view.seats[seat].supply})
    units = [known.where(action.where)[1] for action in actions if isinstance(action, do.Recruit)]
    asked = view.asked.kind if view.asked is not None else ""
    return Said("kind-recruit" if asked == "recruit" else "kind-place", {"most": max(units)})


def _move(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    if placing(view):
        return Said("kind-move-token", {"count": len(actions)})
    return Said("kind-move", {"count": len(actions)})


def _stage(view: KemetView) -> str:
    """What is open: the kind of question, and its stage where that matters."""
    asked = view.asked
    if asked is None:
        return NONE
    return f"{asked.kind}-{asked.stage}" if asked.kind in ("turn", "battle", "night") else asked.kind


def _answer(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-answer", {"asked": _stage(view), "count": len(actions)})


def _night(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-night", {"asked": _stage(view)})


def _order(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-order", {"asked": _stage(view), "count": len(actions)})


def _done(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-done", {"asked": _stage(view)})


KINDS_OF_ACTION: dict[type[Action], Callable[[KemetView, Seat, Sequence[Action]], Said]] = {
    do.Setup: _plain("kind-setup"),
    do.First: _counted("kind-first"),
    do.Pray: _pray,
    do.Buy: _buy,
    do.Raise: _raise,
    do.Recruit: _recruit,
    do.Move: _move,
    do.Step: _counted("kind-step", "to"),
    do.Card: _counted("kind-card", "card"),
    do.Creature: _counted("kind-creature", "creature"),
    do.Swap: _plain("kind-swap"),
    do.Battle: _plain("kind-battle"),
    do.Answer: _answer,
    do.Aftermath: _plain("kind-aftermath"),
    do.Retreat: _counted("kind-retreat"),
    do.Order: _order,
    do.Night: _night,
    do.Position: _counted("kind-position"),
    do.Done: _done,
}

# --- whole actions ------------------------------------------------------------------------------


def deed(view: KemetView, seat: Seat, action: Action) -> Said:
    return DEEDS[type(action)](view, seat, action)


def _token(action: Action) -> Fact:
    return getattr(action, "token", "") or "coloured"


def _setup(view: KemetView, seat: Seat, action: do.Setup) -> Said:
    return Said("deed-setup", {"troops": action.troops, "pyramids": action.pyramids})


def _deed_pray(view: KemetView, seat: Seat, action: do.Pray) -> Said:
    return Said("deed-pray", {"space": action.space or NONE, "token": _token(action), "pp": known.prayed(view, seat)})


def _deed_buy(view: KemetView, seat: Seat, action: do.Buy) -> Said:
    if action.tile:
        return Said("deed-buy", {"tile": action.tile, "cost": known.tile_price(view, seat, action.tile)})
    return Said("deed-buy-token", {"box": action.box or NONE, "token": _token(action)})


def _deed_raise(view: KemetView, seat: Seat, action: do.Raise) -> Said:
    if not action.district:
        return Said("deed-raise-token", {"token": _token(action)})
    facts: dict[str, Fact] = {"district": action.district, "level": action.level}
    facts["cost"] = known.raise_price(view, seat, action.district, action.level)
    facts["colour"] = action.colour or known.zone_of(view, action.district).colour
    return Said("deed-raise", facts)


def _deed_recruit(view: KemetView, seat: Seat, action: do.Recruit) -> Said:
    if not action.where:
        return Said("deed-recruit-token", {"token": _token(action)})
    zone, units = known.where(action.where)
    return Said("deed-recruit", {"zone": zone, "units": units, "cost": known.recruit_price(view, seat, units)})


def _deed_move(view: KemetView, seat: Seat, action: do.Move) -> Said:
    if action.troop:
        return Said("deed-move", {"troop": action.troop})
    return Said("deed-move-token", {"space": action.space or NONE, "token": _token(action)})


def step_price(view: KemetView, seat: Seat, action: do.Step) -> int:
    teleport = view.asked.teleport or 0 if view.asked is not None and action.way else 0
    return teleport + known.toll(view, seat, known.zone_of(view, action.to))


def _step(view: KemetView, seat: Seat, action: do.Step) -> Said:
    facts: dict[str, Fact] = {
        "start": view.asked.zone if view.asked is not None and view.asked.zone else NONE,
        "to": action.to,
        "units": action.units,
        "creature": known.creature_word(action.creature),
        "cost": step_price(view, seat, action),
    }
    zone = known.zone_of(view, action.to)
    if zone.holder in (None, seat):
        return Said("deed-step", facts)
    return Said("deed-attack", {**facts, "against": zone.units}, {"who": zone.holder})


def _card(view: KemetView, seat: Seat, action: do.Card) -> Said:
    facts: dict[str, Fact] = {"card": action.card, "target": action.target or NONE}
    return Said("deed-card", {**facts, "cost": known.card_price(view, seat, action.card)})


def _creature(view: KemetView, seat: Seat, action: do.Creature) -> Said:
    return Said("deed-creature", {"creature": action.creature, "district": action.district})


def _battle(view: KemetView, seat: Seat, action: do.Battle) -> Said:
    if action.cards:
        return Said("deed-battle-card", {"card": action.cards})
    if action.after:
        return Said("deed-battle-after", {"after": known.slug(action.after)})
    return Said("deed-battle", {"play": action.play, "drop": action.drop or NONE})


def _aftermath(view: KemetView, seat: Seat, action: do.Aftermath) -> Said:
    return Said("deed-aftermath", {"how": action.how, "pp": recall_gain(view, seat)})


def recall_gain(view: KemetView, seat: Seat) -> int:
    """A prayer point for each unit but one (T-113)."""
    if view.battle is None:  # an action of a typed line that lies ahead
        return 0
    side = view.battle.attacker if view.battle.attacker.seat == seat else view.battle.defender
    return known.gained(view, seat, side.units - 1) if side.units > 1 else 0


def _deed_night(view: KemetView, seat: Seat, action: do.Night) -> Said:
    if action.vets:
        number, what = action.vets.split()
        return Said("deed-veterans", {"veterans": int(number), "what": what})
    return Said("deed-offering" if action.offering else "deed-delta", {"answer": action.offering or action.delta})


def _deed_done(view: KemetView, seat: Seat, action: do.Done) -> Said:
    return Said("deed-done", {"asked": _stage(view)})


def _told(key: str, *names: str) -> Callable[[KemetView, Seat, Action], Said]:
    return lambda view, seat, action: Said(key, {name: getattr(action, name) for name in names})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Setup: _setup,
    do.First: _told("deed-first", "tile"),
    do.Pray: _deed_pray,
    do.Buy: _deed_buy,
    do.Raise: _deed_raise,
    do.Recruit: _deed_recruit,
    do.Move: _deed_move,
    do.Step: _step,
    do.Card: _card,
    do.Creature: _creature,
    do.Swap: _told("deed-swap", "card"),
    do.Battle: _battle,
    do.Answer: _told("deed-answer", "choice"),
    do.Aftermath: _aftermath,
    do.Retreat: _told("deed-retreat", "zone"),
    do.Order: _told("deed-order", "first"),
    do.Night: _deed_night,
    do.Position: _told("deed-position", "place"),
    do.Done: _deed_done,
}
