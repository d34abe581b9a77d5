"""What a view tells about prices and places. Tiles lie open, so everybody can add up what a seat's tiles do."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Fact, Said
from rules.kemet.actions import Step
from rules.kemet.figures import PIECES, PRICES
from rules.kemet.mechanics.tiles import BIT, LEVEL, TILE, Effects, effects
from rules.kemet.view import BattleCardView, KemetView, ZoneView
from rules.kemet.words import BATTLE, BATTLE_CARDS, BEAST, BEASTS, CARD, CARDS

PACKAGE = "rules.kemet"
NONE = "none"
"""The fact for something empty."""


def filled(said: Said) -> Said:
    """The same with a word for every fact that is empty."""
    return Said(said.key, {name: NONE if fact == "" else fact for name, fact in said.facts.items()}, said.seats)


def slug(word: str) -> str:
    """A word of the game as a name in the catalogue; tiles with a colour are known by their artwork."""
    for colour in ("ruby ", "sapphire ", "diamond ", "onyx "):
        word = word.removeprefix(colour)
    return word.replace("'", "").replace(" ", "-")


def own(view: KemetView, seat: Seat) -> Effects:
    """What that seat's tiles add up to."""
    powers = 0
    for tile in view.seats[seat].tiles:
        powers |= BIT[TILE[tile]]
    return effects(powers)


def zone_of(view: KemetView, word: str) -> ZoneView:
    return next(zone for zone in view.zones if zone.word == word)


def place_kind(zone: ZoneView) -> str:
    """What people call such a zone."""
    if zone.harbor:
        return "front" if zone.harbor == "military" else "bank"
    return zone.kind if zone.kind != "desert" or not zone.obelisk else "obelisk"


def creature_word(creatures: str) -> str:
    """The creature by name; two of them together, as on the way, only as such."""
    return "creatures" if " + " in creatures else creatures or NONE


def troop_facts(zone: ZoneView) -> dict[str, Fact]:
    return {"units": zone.units, "creature": creature_word(zone.creature)}


# --- prices: as in `rules.kemet.mechanics.prayer`, from what lies open ----------------------------------------


def gained(view: KemetView, seat: Seat, amount: int) -> int:
    """What a gain of the Day really moves on the track (T-150)."""
    return min(PIECES.most_pp - view.seats[seat].pp, amount + own(view, seat).day_gain)


def prayed(view: KemetView, seat: Seat) -> int:
    return gained(view, seat, PRICES.pray + own(view, seat).pray)


def tile_price(view: KemetView, seat: Seat, tile: str) -> int:
    tiles = own(view, seat)
    gold = view.asked.facts.get("gold")
    return max(0, LEVEL[TILE[tile]] + (tiles.surcharge if gold else 0) - tiles.tile_discount - tiles.discount)


def raise_price(view: KemetView, seat: Seat, district: str, level: int) -> int:
    if view.asked.facts.get("gift"):  # levels for nothing
        return 0
    tiles, now = own(view, seat), zone_of(view, district).level
    return max(0, sum(max(0, step - tiles.level_discount) for step in range(now + 1, level + 1)) - tiles.discount)


def recruit_price(view: KemetView, seat: Seat, units: int) -> int:
    """For further units of the Recruit under way, or of one to come; what effects place is free."""
    if view.asked.word in ("place", "over"):
        return 0
    tiles, placed = own(view, seat), int(view.asked.facts.get("placed", 0))

    def price(all_units: int) -> int:
        return max(0, all_units - tiles.recruits - tiles.discount)

    return price(placed + units) - price(placed)


def toll(view: KemetView, seat: Seat, zone: ZoneView) -> int:
    """What an enemy's creature there asks for entering."""
    if zone.holder in (None, seat) or not zone.creature:
        return 0
    price = sum(BEASTS[BEAST[word]].toll for word in zone.creature.split(" + "))
    return max(0, price - own(view, seat).discount) if price else 0


def step_price(view: KemetView, seat: Seat, action: Step) -> int:
    """A teleport, and an enemy creature's toll."""
    teleport = int(view.asked.facts.get("cost", 0)) if action.way else 0
    return teleport + toll(view, seat, zone_of(view, action.to))


def recall_gain(view: KemetView, seat: Seat) -> int:
    """A prayer point for each unit but one (T-113)."""
    if view.battle is None:  # an action of a typed line that lies ahead
        return 0
    side = view.battle.attacker if view.battle.attacker.seat == seat else view.battle.defender
    return gained(view, seat, side.units - 1) if side.units > 1 else 0


def card_price(view: KemetView, seat: Seat, card: str) -> int:
    return max(0, CARDS[CARD[card]].cost - own(view, seat).discount)


def where(words: str) -> tuple[str, int]:
    """`1a 3`: the zone and the units."""
    zone, units = words.rsplit(" ", 1)
    return zone, int(units)


# --- battle cards --------------------------------------------------------------------------------


def card_facts(card: str | BattleCardView) -> dict[str, Fact]:
    figure = BATTLE_CARDS[BATTLE[card]] if isinstance(card, str) else card
    return {
        "card": card if isinstance(card, str) else card.word,
        "strength": figure.strength,
        "damage": figure.damage,
        "unblockable": figure.unblockable,
        "defense": figure.defense,
        "loss": figure.self_loss,
    }
