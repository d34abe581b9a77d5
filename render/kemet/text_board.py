"""Kemet in words: everything a view knows, one fact per line, and in a few sentences."""

from __future__ import annotations

from render.kemet.paint import open_decision
from render.kemet.speech import PACKAGE, moment, story
from render.shot import Shot
from render.words import COMMON, Names, listing, say, who
from rules.kemet.chat.known import place_kind
from rules.kemet.shown import BattleCardView, KemetView, SeatView, ZoneView

NONE = "none"
"""The fact for nothing, in the catalogue's choices."""


def lines(view: KemetView, shot: Shot) -> list[str]:
    lang, names = shot.lang, shot.names

    def tell(key: str, **facts: str | int) -> str:
        return say(PACKAGE, key, lang, **facts)

    def called(seat: int) -> str:
        return who(seat, lang, names)

    found = [tell("text-head", moment=moment(view, lang))]
    if said := open_decision(view, lang, names):
        found.append(said)
    found.append(tell("text-colours", colours=", ".join(view.colours)))
    found.append(tell("text-order", order=listing(map(called, view.order), lang)))
    if view.ready:
        found.append(tell("text-ready", who=", ".join(map(called, view.ready))))
    if view.setup is not None:
        found.append(tell("text-setup", troops=view.setup[0], pyramids=view.setup[1]))
    if view.slots:
        slots = ", ".join("?" if seat is None else called(seat) for seat in view.slots)
        found.append(tell("text-slots", slots=slots))
    found += _battle(view, lang, names)
    for player in view.seats:
        found += _seat(player, lang, names)
    found += _board(view, lang, names)
    found += _stock(view, lang)
    return found


# --- seats --------------------------------------------------------------------------------------------


def _seat(player: SeatView, lang: str, names: Names | None) -> list[str]:
    name = who(player.seat, lang, names)

    def tell(key: str, **facts: str | int) -> str:
        return say(PACKAGE, key, lang, who=name, **facts)

    found = [
        tell("text-seat", fame=player.fame, pp=player.pp, **{key: player.sources.get(key, 0) for key in SOURCES}),
        tell(
            "text-stock",
            cards=player.cards,
            battlecards=player.battle_cards,
            supply=player.supply,
            veterans=player.veterans,
            tokens=player.tokens_left,
        ),
        tell("text-tiles", tiles=listing(player.tiles, lang)),
    ]
    bonus = [*(["silver"] if player.silver else []), *(f"gold ({use})" for use in player.gold)]
    spaces = [f"{space.word} ({space.token})" for space in player.spaces if space.token]
    boxes = [space.box for space in player.spaces if space.box]
    optional = (
        ("text-bonus", "what", bonus),
        ("text-placed", "spaces", spaces),
        ("text-boxes", "boxes", boxes),
        ("text-stable", "creatures", player.stable),
        ("text-face-up", "cards", _words(player.face_up)),
        ("text-hand", "cards", [card.word for card in player.hand or []]),
        ("text-battle-hand", "cards", _words(player.battle_hand)),
        ("text-away", "cards", _words(player.put_away)),
        ("text-aside", "cards", _words(player.set_aside)),
    )
    found += [tell(key, **{fact: ", ".join(words)}) for key, fact, words in optional if words]
    if player.face_down and player.put_away is None:
        found.append(tell("text-face-down", count=player.face_down))
    return found


SOURCES = ("battle", "divine", "temples", "pyramids")


def _words(cards: list[BattleCardView] | None) -> list[str]:
    return [card.word for card in cards or []]


# --- the board ----------------------------------------------------------------------------------------


def _board(view: KemetView, lang: str, names: Names | None) -> list[str]:
    found, empty = [], []
    for zone in view.zones:
        facts = _zone(view, zone, lang, names)
        if facts:
            kind = say(PACKAGE, f"kind-{place_kind(zone)}", lang)
            found.append(say(PACKAGE, "text-zone", lang, zone=zone.word, kind=kind, what="; ".join(facts)))
        else:
            empty.append(zone.word)
    if empty:
        found.append(say(PACKAGE, "text-empty", lang, zones=", ".join(empty)))
    return found


def _zone(view: KemetView, zone: ZoneView, lang: str, names: Names | None) -> list[str]:
    def tell(key: str, **facts: str | int) -> str:
        return say(PACKAGE, key, lang, **facts)

    facts = []
    if zone.level:
        facts.append(tell("text-pyramid", colour=zone.colour, level=zone.level))
    if zone.pp:
        facts.append(tell("text-income", pp=zone.pp))
    if zone.holder is not None:
        name = who(zone.holder, lang, names)
        facts.append(tell("text-troop", who=name, units=zone.units, creature=zone.creature or NONE))
    if zone.fame is not None:
        facts.append(tell("text-fame", who=who(zone.fame, lang, names)))
    for one in view.attackers:
        if one.zone == zone.word:
            name = who(one.seat, lang, names)
            facts.append(tell("text-attack", who=name, units=one.units, creature=one.creature or NONE))
    return facts


def _battle(view: KemetView, lang: str, names: Names | None) -> list[str]:
    battle = view.battle
    if battle is None:
        return []
    sides = (battle.attacker, battle.defender)
    first, second = (who(side.seat, lang, names) for side in sides)
    units, against = (side.units for side in sides)
    found = [say(PACKAGE, "text-battle", lang, zone=battle.zone, who=first, units=units, other=second, against=against)]
    for side, name in zip(sides, (first, second), strict=True):
        if side.play:
            cards = ", ".join(side.cards) or NONE
            found.append(say(PACKAGE, "text-revealed", lang, who=name, card=side.play, cards=cards))
    if battle.winner is not None:
        found.append(say(PACKAGE, "text-winner", lang, who=who(battle.winner, lang, names)))
    return found


def _stock(view: KemetView, lang: str) -> list[str]:
    found = [say(PACKAGE, "text-deck", lang, deck=view.deck, discard=listing(view.discard, lang))]
    for colour in view.colours:
        for level in (1, 2, 3, 4):
            offers = [one for one in view.market if (one.colour, one.level) == (colour, level)]
            tiles = [one.tile if one.copies == 1 else f"{one.copies} {one.tile}" for one in offers]
            if tiles:
                found.append(say(PACKAGE, "text-market", lang, colour=colour, level=level, tiles=", ".join(tiles)))
    return found


# --- in a few sentences -------------------------------------------------------------------------------


def summary(view: KemetView, shot: Shot) -> str:
    """Title, day, awaited, fame, what changed."""
    lang, names = shot.lang, shot.names
    order = view.order or [player.seat for player in view.seats]
    scores = [f"{who(seat, lang, names)} {view.seats[seat].fame}" for seat in order if 0 <= seat < len(view.seats)]
    parts = [say(PACKAGE, "text-head", lang, moment=moment(view, lang)), open_decision(view, lang, names)]
    parts.append(say(PACKAGE, "text-scores", lang, scores=", ".join(scores) or say(COMMON, "none", lang)))
    parts += [story(event, lang, names) for event in shot.events]
    return " ".join(part for part in parts if part)
