"""Where the engine's figures differ from the printed material, entry by entry.

What the engine plays with (`data.json`) is put into the words of the table: each field of its tiles, creatures and
cards stands for a trigger, a kind and conditions. What an entry has and the table has not, or the other way round, is a
difference. `python -m rules.kemet.material.differences` prints them; since the engine plays with the printed material
the list is empty. A change of what a field means is a change here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.kemet import KEMET
from rules.kemet.figures import FIGURES, PIECES, SEATS, Beast, Blow
from rules.kemet.figures import BattleCard as PlayedBattleCard
from rules.kemet.figures import Card as PlayedCard
from rules.kemet.figures import Tile as PlayedTile
from rules.kemet.material.make import key
from rules.kemet.material.table import KINDS, TABLE, BattleCard, Card, Effect, Tile

UNBLOCKABLE = "as unblockable damage"
OWN_LOSS = UNBLOCKABLE
"""When the engine takes the losses a battle card costs its own troop (`mechanics.battle`)."""

Means = tuple[str, str, tuple[str, ...], dict[str, int]]
"""Trigger, kind, conditions, and numbers that the field does not hold."""
TIED = "tied-troop"

TILE_MEANS: dict[str, Means] = {
    "moves": ("move", "land-moves", (), {}),
    "pray": ("pray", "pp", (), {}),
    "pray_units": ("pray", "free-units", ("up-to", "own-districts", "may-fight"), {}),
    "any_recruits": ("recruit", "any-free-units", (), {}),
    "onto_troops": ("recruit", "onto-troops", ("own-districts", "own-troops"), {}),
    "recruits": ("recruit", "free-units", ("up-to",), {}),
    "tile_discount": ("buy", "cheaper-tiles", (), {"least": 0}),
    "level_discount": ("raise", "cheaper-levels", ("every-level",), {"least": 0}),
    "teleport_discount": ("move", "cheaper-teleports", (), {"least": 0}),
    "obelisk_teleport": ("move", "teleport-from-obelisk", (), {}),
    "discount": ("spending", "cheaper-effects", ("each-effect",), {"least": 0}),
    "gains": ("gaining", "adds-to-gains", ("other-effect",), {}),
    "day_gain": ("gaining by day", "adds-to-gains", ("other-effect",), {}),
    "per_kill": ("casualties-end", "pp-per-kill", ("by-own-damage", "one-gain"), {}),
    "per_loss": ("casualties-end", "pp-per-loss", ("by-enemy-damage", "one-gain"), {}),
    "per_win": ("rewards", "pp-per-win", (), {}),
    "per_attack": ("attack-council", "pp", (), {}),
    "council_cards": ("attack-council", "draws", (), {}),
    "per_card": ("confrontation-end", "strength-per-card", ("from-hand", "not-diversion"), {}),
    "night_pp": ("night-prayers", "pp", (), {}),
    "night_cards": ("night-cards", "draws", (), {}),
    "night_levels": ("night-awakening", "free-levels", ("up-to", "may-found"), {}),
    "night_units": ("night-conscription", "free-units", (), {}),
    "sight": ("night-cards", "chooses-one-of", (), {}),
    "fame": ("purchase", "divine-fame", (), {}),
    "defence_fame": ("rewards", "battle-fame", ("defending", "won", "unit-left"), {}),
    "units": ("purchase", "joining-units", ("own-districts", "may-fight", "for-good"), {}),
    "limit": ("always", "troop-limit", (), {}),
    "battle_card": ("purchase", "special-card", ("all-cards-back", "unseen"), {}),
    "surcharge": ("gold", "dearer", (), {}),
    "silver": ("purchase", "silver-token", (), {}),
    "ignores_walls": ("gold", "past-walls", (), {}),
    "no_teleport": ("gold", "no-teleport", (), {}),
    "sees_card": ("council", "sees-battle-card", ("played-card-only",), {}),
}
BEAST_MEANS: dict[str, Means] = {
    "strength": ("battle", "strength", (TIED,), {}),
    "damage": ("battle", "damage", (TIED,), {}),
    "unblockable": ("battle", "unblockable", (TIED,), {}),
    "defense": ("battle", "defense", (TIED,), {}),
    "moves": ("move", "land-moves", (TIED,), {}),
    "toll": ("enemy-move", "toll", (TIED, "other-troops"), {}),
    "trophy": ("rewards", "fame-for-kills", (TIED, "won", "by-own-damage"), {"fame": 1}),
    "ignores_walls": ("move", "past-walls", (TIED,), {}),
    "cancels": ("battle", "cancels-creature", (TIED,), {}),
    "obelisk_teleport": ("move", "teleport-from-obelisk", (TIED,), {}),
    "free_teleport": ("move", "free-teleport", (TIED,), {}),
    "immune": ("always", "immune-outside-battle", (TIED,), {}),
}
CARD_MEANS: dict[str, Means] = {
    "strength": ("battle", "strength", (), {}),
    "damage": ("battle", "damage", (), {}),
    "defense": ("battle", "defense", (), {}),
    "win_pp": ("battle", "pp-per-win", (), {}),
    "win_units": ("battle", "units-per-win", (), {}),
    "protects": ("battle", "no-damage-for-winner", (), {}),
    "bluff": ("battle", "bluff", ("returns-to-hand", "never-in-deck", "never-discarded"), {}),
    "swaps": ("battle", "swaps-battle-card", (), {}),
    "pp": ("day", "pp", (), {}),
    "theft": ("day", "takes-pp", (), {}),
    "units": ("day", "free-units", ("up-to", "own-districts", "own-troops", "may-fight"), {}),
    "kills": ("day", "removes-units", ("enemy-troop",), {}),
    "fetches": ("day", "card-from-discard", (), {}),
    "moves": ("move-start", "land-moves", (), {}),
    "teleports": ("move", "teleport-from-anywhere", (), {}),
    "ignores_walls": ("move", "past-walls", (), {}),
}


def differences() -> list[str]:
    """All of them, one line each: what, which entry, and in what."""
    return [*_setup(), *_tiles(), *_cards(), *_battle_cards()]


# --- effects in the words of the table -----------------------------------------------------------


def _said(trigger: str, kind: str, numbers: Iterable[tuple[str, int]], conditions: Iterable[str], more: str) -> str:
    figures = "".join(f" {name} {number}" for name, number in sorted(numbers))
    narrowed = f" ({', '.join(sorted(conditions))})" if conditions else ""
    return f"{trigger}: {kind}{figures}{f' {more}' if more else ''}{narrowed}"


def _printed(effects: tuple[Effect, ...]) -> set[str]:
    return {
        _said(one.trigger, one.kind, one.numbers.items(), one.conditions, " or ".join(one.choices) or one.card)
        for one in effects
    }


def _of_fields(entry: msgspec.Struct, means: dict[str, Means]) -> Iterator[str]:
    """What the fields of an entry of the engine stand for."""
    for field, (trigger, kind, conditions, fixed) in means.items():
        value = getattr(entry, field)
        if value:
            name = next(iter(name for name in _numbers(kind) if name not in fixed), "")
            numbers = {**fixed, **({name: int(value)} if name else {})}
            special = key(TABLE.special_cards[value - PIECES.battle_cards - 1].name) if kind == "special-card" else ""
            if special:
                numbers = {"out": 1}
            yield _said(trigger, kind, numbers.items(), conditions, special)


def _numbers(kind: str) -> tuple[str, ...]:
    return KINDS.get(kind, ("number",))


def _blow(trigger: str, blow: Blow) -> Iterator[str]:
    for name in Blow.__struct_fields__:
        if getattr(blow, name):
            yield _said(trigger, name, [(name, getattr(blow, name))], (), "")


def _of_tile(tile: PlayedTile) -> set[str]:
    found = {*_blow("attack", tile.attack), *_blow("defence", tile.defend), *_blow("battle", tile.fight)}
    found |= set(_of_fields(tile, TILE_MEANS))
    if tile.drawn or tile.discarded:
        numbers = [("drawn", tile.drawn), ("discarded", tile.discarded)]
        found.add(_said("night-cards", "draws-and-discards", numbers, (), ""))
    if tile.gold:
        found.add(_said("gold", "gold-action", [("actions", 1)], (), " or ".join(tile.gold)))
    if "buy" in tile.gold:
        found.add(_said("gold", "same-colour-again", [], (), ""))
    found |= set() if tile.fights or not tile.units else {"units that never fight"}
    if tile.creature:
        beast = next(beast for beast in FIGURES.creatures if beast.name.lower() == tile.creature)
        found |= set(_of_fields(beast, BEAST_MEANS))
    return found


def _of_card(card: PlayedCard) -> set[str]:
    found = set(_of_fields(card, CARD_MEANS))
    found |= {"not only as a Move begins"} if card.moves and not card.starts else set()
    found |= {"units that never fight"} if card.units and not card.fights else set()
    return found | {_said("move", "free-teleport", [], (), "")} if card.teleports else found


def triggers(entry: PlayedTile | PlayedCard | Beast) -> set[str]:
    """When the engine lets an entry work, by the keys of the table; a tile's creature included."""
    if isinstance(entry, PlayedTile):
        found = _of_tile(entry)
    else:
        found = _of_card(entry) if isinstance(entry, PlayedCard) else set(_of_fields(entry, BEAST_MEANS))
    return {line.partition(":")[0] for line in found}


# --- entry by entry ------------------------------------------------------------------------------


def _fields(played: msgspec.Struct, printed: msgspec.Struct, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        has, real = getattr(played, name), getattr(printed, name)
        if has != real:
            yield f"{name} {has}, printed {real}"


def _effects(has: set[str], real: set[str]) -> Iterator[str]:
    yield from (f"has {one}" for one in sorted(has - real))
    yield from (f"lacks {one}" for one in sorted(real - has))


def _tiles() -> Iterator[str]:
    played: dict[tuple[str, str], list[PlayedTile]] = {}
    for one in FIGURES.tiles:
        played.setdefault((one.colour, key(one.name)), []).append(one)
    printed: dict[tuple[str, str], Tile] = {(tile.colour, tile.key): tile for tile in TABLE.tiles}
    for place, tile in printed.items():
        head = f"tile {tile.colour} {tile.key}"
        if place not in played:
            yield f"{head}: missing"
            continue
        found = played[place]
        copies = sum(one.copies for one in found)
        if copies != tile.copies:
            yield f"{head}: copies {copies}, printed {tile.copies}"
        if tuple(one.artwork for one in found if one.artwork) != tile.artworks:
            yield f"{head}: artworks {[one.artwork for one in found]}, printed {' and '.join(tile.artworks)}"
        for one in found:
            if one.name != _plain(tile.name):
                yield f"{head}: name {one.name}, printed {tile.name}"
            yield from (f"{head}: {line}" for line in _fields(one, tile, ("colour", "level")))
            yield from (f"{head}: {line}" for line in _effects(_of_tile(one), _printed(tile.effects)))
            if bool(one.creature) != tile.creature:
                yield f"{head}: creature {one.creature}, printed {tile.creature}"
    for (colour, word), ours in played.items():
        if (colour, word) not in printed:
            yield f"tile {colour} {word}: not printed (level {ours[0].level})"


def _cards() -> Iterator[str]:
    played = {key(card.name): card for card in FIGURES.cards}
    printed: dict[str, Card] = {card.key: card for card in TABLE.cards}
    for word, card in printed.items():
        if word not in played:
            yield f"card {word}: missing"
            continue
        yield from (f"card {word}: {one}" for one in _fields(played[word], card, ("name", "copies", "cost", "icon")))
        yield from (f"card {word}: {one}" for one in _effects(_of_card(played[word]), _printed(card.effects)))
    yield from (f"card {word}: not printed ({played[word].copies} copies)" for word in played if word not in printed)


def _battle_cards() -> Iterator[str]:
    printed = (*TABLE.battle_cards, *TABLE.special_cards)
    for card in FIGURES.battle_cards:
        real = _nearest(card, printed)
        for name in ("strength", "damage", "defense"):
            if getattr(card, name) != getattr(real, name):
                yield f"battle card {card.name}: {name} {getattr(card, name)}, printed {getattr(real, name)}"
        if card.unblockable:
            yield f"battle card {card.name}: unblockable {card.unblockable}, printed 0"
        if card.self_loss and OWN_LOSS != UNBLOCKABLE:
            yield f"battle card {card.name}: own loss {OWN_LOSS}, printed {UNBLOCKABLE}"


def _nearest(card: PlayedBattleCard, printed: tuple[BattleCard, ...]) -> BattleCard:
    """The printed card of the same strength and defense with the nearest damage."""
    alike = [one for one in printed if (one.strength, one.defense) == (card.strength, card.defense)]
    return min(alike, key=lambda one: abs(one.damage - card.damage))


def _setup() -> Iterator[str]:
    printed, chosen = TABLE.setup, KEMET.options()
    figures: list[tuple[str, object, object]] = [
        ("prayer points", chosen.start_pp, printed.pp),
        ("cards besides Diversion", chosen.start_cards, printed.cards),
        ("first tile", chosen.first_tile_order, printed.first_tile.removesuffix(" turn order")),
        ("pyramids", chosen.setup_order, printed.pyramids),
        ("units", PIECES.units, printed.units),
        ("battle cards", PIECES.battle_cards, printed.battle_cards),
        ("troops", tuple(FIGURES.setup.troops), printed.troops),
        ("pyramid levels", FIGURES.setup.levels, printed.levels),
        ("highest pyramid", FIGURES.setup.top_level, printed.top_level),
        ("fame to win", FIGURES.victory.fame, printed.victory_fame),
        ("city", chosen.cities, printed.city),
    ]
    for seats in SEATS:
        figures.append((f"colours with {seats}", FIGURES.colours_in_play[str(seats)], printed.players[seats].colours))
        figures.append((f"tiles with {seats}", FIGURES.tiles_in_play[str(seats)], printed.players[seats].tiles))
    yield from (f"setup: {what} {has}, printed {real}" for what, has, real in figures if has != real)


def _plain(name: str) -> str:
    """A printed name without what stands in brackets: it tells artworks apart."""
    return name.partition(" (")[0]


if __name__ == "__main__":
    print("\n".join(differences()))
