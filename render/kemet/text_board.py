"""Kemet in words: everything a view knows, one fact per line, and in a few sentences."""

from __future__ import annotations

from render.kemet.overview import open_decision
from render.kemet.words import KemetWords
from render.shot import Shot
from rules.kemet.chat.prices import place_kind
from rules.kemet.figures import PRICES
from rules.kemet.material.board import name as zone_name
from rules.kemet.material.names import space_told
from rules.kemet.view import BattleCardView, KemetView, SeatView, ZoneView

NONE = "none"
"""The fact for nothing, in the catalogue's choices."""


def lines(view: KemetView, shot: Shot) -> list[str]:
    words = KemetWords(shot.lang, shot.names)
    found = [words("text-head", moment=words.moment(view))]
    if said := open_decision(view, words):
        found.append(said)
    found.append(words("text-colours", colours=words.named("colours", view.colours)))
    found.append(words("text-order", order=words.listing(map(words.who, view.order))))
    if view.ready:
        found.append(words("text-ready", who=", ".join(map(words.who, view.ready))))
    if view.setup is not None:
        found.append(words("text-setup", troops=view.setup[0], pyramids=view.setup[1]))
    if view.slots:
        slots = ", ".join("?" if seat is None else words.who(seat) for seat in view.slots)
        found.append(words("text-slots", slots=slots))
    found += _battle(view, words)
    for player in view.seats:
        found += _seat(player, words)
    found += _board(view, words)
    found += _stock(view, words)
    return found


# --- seats --------------------------------------------------------------------------------------------


def _seat(player: SeatView, words: KemetWords) -> list[str]:
    name = words.who(player.seat)

    def tell(key: str, **facts: str | int) -> str:
        return words(key, who=name, **facts)

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
        tell("text-tiles", tiles=words.named("tile", player.tiles) or words.common("none")),
    ]
    bonus = [*(["silver"] if player.silver else []), *(f"gold ({use})" for use in player.gold)]
    spaces = [space_told(space.word, space.token, words.lang) for space in player.spaces if space.token]
    boxes = [words.named("colours", [space.box]) for space in player.spaces if space.box]
    optional = (
        ("text-bonus", "what", bonus),
        ("text-placed", "spaces", spaces),
        ("text-boxes", "boxes", boxes),
        ("text-stable", "creatures", [words.named("creature", [one]) for one in player.stable]),
        ("text-face-up", "cards", _words(player.face_up)),
        ("text-hand", "cards", [words.named("card", [card.word]) for card in player.hand or []]),
        ("text-battle-hand", "cards", _words(player.battle_hand)),
        ("text-away", "cards", _words(player.put_away)),
        ("text-aside", "cards", _words(player.set_aside)),
    )
    found += [tell(key, **{fact: ", ".join(each)}) for key, fact, each in optional if each]
    if player.face_down and player.put_away is None:
        found.append(tell("text-face-down", count=player.face_down))
    return found


SOURCES = ("battle", "divine", "temples", "pyramids")


def _words(cards: list[BattleCardView] | None) -> list[str]:
    return [card.word for card in cards or []]


# --- the board ----------------------------------------------------------------------------------------


def _board(view: KemetView, words: KemetWords) -> list[str]:
    found, empty = [], []
    for zone in view.zones:
        facts = _zone(view, zone, words)
        if facts:
            found.append(words("text-zone", zone=zone.word, kind=_called(view, zone, words), what="; ".join(facts)))
        else:
            empty.append(zone.word)
    if empty:
        found.append(words("text-empty", zones=", ".join(empty)))
    return found


def _called(view: KemetView, zone: ZoneView, words: KemetWords) -> str:
    """What people call a zone of the printed board; elsewhere what kind it is."""
    return zone_name(zone.word, words.lang) if view.options.layout == "printed" else words(f"kind-{place_kind(zone)}")


def _zone(view: KemetView, zone: ZoneView, words: KemetWords) -> list[str]:
    facts = []
    if zone.level:
        facts.append(words("text-pyramid", colour=zone.colour, level=zone.level))
    if zone.pp:
        facts.append(words("text-income", pp=zone.pp))
    if zone.delta and zone.kind == "temple":
        facts.append(words("text-delta", units=PRICES.delta_units, pp=PRICES.delta_pp))
    if zone.kind == "sanctuary":
        facts.append(words("text-offering", units=PRICES.offering))
    if zone.holder is not None:
        creature = words.named("creature", [zone.creature]) or NONE
        facts.append(words("text-troop", who=words.who(zone.holder), units=zone.units, creature=creature))
    if zone.fame is not None:
        facts.append(words("text-fame", who=words.who(zone.fame)))
    for one in view.attackers:
        if one.zone == zone.word:
            creature = words.named("creature", [one.creature]) or NONE
            facts.append(words("text-attack", who=words.who(one.seat), units=one.units, creature=creature))
    return facts


def _battle(view: KemetView, words: KemetWords) -> list[str]:
    battle = view.battle
    if battle is None:
        return []
    sides = (battle.attacker, battle.defender)
    first, second = (words.who(side.seat) for side in sides)
    units, against = (side.units for side in sides)
    found = [words("text-battle", zone=battle.zone, who=first, units=units, other=second, against=against)]
    for side, name in zip(sides, (first, second), strict=True):
        if side.play:
            cards = words.named("card", side.cards) or NONE
            found.append(words("text-revealed", who=name, card=side.play, cards=cards))
    if battle.winner is not None:
        found.append(words("text-winner", who=words.who(battle.winner)))
    return found


def _stock(view: KemetView, words: KemetWords) -> list[str]:
    found = [words("text-deck", deck=view.deck, discard=words.named("card", view.discard) or words.common("none"))]
    for colour in view.colours:
        for level in (1, 2, 3, 4):
            offers = [one for one in view.market if (one.colour, one.level) == (colour, level)]
            tiles = [("" if one.copies == 1 else f"{one.copies} ") + words.named("piece", [one.tile]) for one in offers]
            if tiles:
                found.append(words("text-market", colour=colour, level=level, tiles=", ".join(tiles)))
    return found


# --- in a few sentences -------------------------------------------------------------------------------


def summary(view: KemetView, shot: Shot) -> str:
    """Title, day, awaited, fame, what changed."""
    words = KemetWords(shot.lang, shot.names)
    order = view.order or [player.seat for player in view.seats]
    scores = [f"{words.who(seat)} {view.seats[seat].fame}" for seat in order if 0 <= seat < len(view.seats)]
    parts = [words("text-head", moment=words.moment(view)), open_decision(view, words)]
    parts.append(words("text-scores", scores=", ".join(scores) or words.common("none")))
    parts += [words.story(event) for event in shot.events]
    return " ".join(part for part in parts if part)
