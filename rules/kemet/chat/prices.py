"""What a view tells about prices and places. Tiles lie open, so everybody can add up what a seat's tiles do."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Fact, Said
from rules.core.text import named
from rules.kemet.actions import Step
from rules.kemet.before.material import TOLD_OTHERWISE
from rules.kemet.figures import PIECES, PRICES, BattleCard, Beast, Card, Tile
from rules.kemet.mechanics.stock import OLDER, Effects, Stock
from rules.kemet.view import BattleCardView, KemetView, ZoneView
from rules.kemet.words import BATTLE

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
    powers, stock = 0, view.stock
    for tile in view.seats[seat].tiles:
        powers |= stock.bit[stock.tile[tile]]
    return stock.effects(powers)


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


def pyramid_facts(pyramids: str) -> dict[str, Fact]:
    """`1a ruby 2, 1b onyx 1` as facts: each pyramid of a set-up with its district, colour and level; `none` for a third
    that is not there."""
    facts: dict[str, Fact] = {}
    placed = [pyramid.split() for pyramid in pyramids.split(", ")]
    for number in (1, 2, 3):
        district, colour, level = placed[number - 1] if number <= len(placed) else (NONE, NONE, "0")
        facts |= {f"district{number}": district, f"colour{number}": colour, f"level{number}": int(level)}
    return facts


def troop_facts(zone: ZoneView) -> dict[str, Fact]:
    return {"units": zone.units, "creature": creature_word(zone.creature)}


# --- prices: as in `rules.kemet.mechanics.prayer`, from what lies open ----------------------------------------


def gained(view: KemetView, seat: Seat, amount: int) -> int:
    """What a gain of the Day really moves on the track (T-150)."""
    tiles = own(view, seat)
    return min(PIECES.most_pp - view.seats[seat].pp, amount + tiles.gains + tiles.day_gain)


def prayed(view: KemetView, seat: Seat) -> int:
    return gained(view, seat, PRICES.pray + own(view, seat).pray)


def tile_price(view: KemetView, seat: Seat, tile: str) -> int:
    tiles = own(view, seat)
    gold = view.asked.facts.get("gold")
    return max(
        0,
        view.stock.level[view.stock.tile[tile]]
        + (tiles.surcharge if gold else 0)
        - tiles.tile_discount
        - tiles.discount,
    )


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
        return 0 if tiles.any_recruits else max(0, all_units - tiles.recruits - tiles.discount)

    return price(placed + units) - price(placed)


def toll(view: KemetView, seat: Seat, zone: ZoneView) -> int:
    """What an enemy's creature there asks for entering."""
    if zone.holder in (None, seat) or not zone.creature:
        return 0
    price = sum(view.stock.beasts[view.stock.beast[word]].toll for word in zone.creature.split(" + "))
    return max(0, price - own(view, seat).discount) if price else 0


def step_price(view: KemetView, seat: Seat, action: Step) -> int:
    """A teleport, and an enemy creature's toll."""
    facts, stock = view.asked.facts, view.stock
    along = [stock.beasts[stock.beast[word]] for word in action.creature.split(" + ") if word in stock.beast]
    price = "cost" if any(beast.free_teleport for beast in along) else "alone"
    teleport = int(facts.get(price, 0)) if action.way else 0
    return teleport + toll(view, seat, zone_of(view, action.to))


def recall_gain(view: KemetView, seat: Seat) -> int:
    """A prayer point for each unit but one (T-113)."""
    if view.battle is None:  # an action of a typed line that lies ahead
        return 0
    side = view.battle.attacker if view.battle.attacker.seat == seat else view.battle.defender
    return gained(view, seat, side.units - 1) if side.units > 1 else 0


def card_price(view: KemetView, seat: Seat, card: str) -> int:
    return max(0, view.stock.cards[view.stock.card[card]].cost - own(view, seat).discount)


def where(words: str) -> tuple[str, int]:
    """`1a 3`: the zone and the units."""
    zone, units = words.rsplit(" ", 1)
    return zone, int(units)


# --- effects: figures for the texts about them ----------------------------------------------------

Figure = Tile | Beast | Card


def _numbers(figure: Figure | BattleCard) -> dict[str, Fact]:
    """All numbers of a figure, by the names of its fields."""
    return {name: int(value) for name in figure.__struct_fields__ if isinstance(value := getattr(figure, name), int)}


def _named(key: str, facts: dict[str, Fact], name: str) -> dict[str, Fact]:
    """Those that the texts of a message name, 0 where there is none; and which of the texts it is."""
    return {**{fact: facts.get(fact, 0) for fact in named(PACKAGE, key)}, "slug": name}


def tile_facts(stock: Stock, word: str) -> dict[str, Fact]:
    """What the text of a tile may name; also the numbers of its creature, or of its special battle card."""
    tile = stock.tiles[stock.tile[word]]
    facts = _numbers(tile)
    for when, blow in (("attack", tile.attack), ("defend", tile.defend), ("fight", tile.fight)):
        facts |= {f"{when}-{name}": getattr(blow, name) for name in blow.__struct_fields__}
    if tile.creature:
        facts |= _numbers(stock.beasts[stock.beast[tile.creature]])
    if tile.battle_card:
        facts |= _numbers(stock.battle_cards[tile.battle_card - 1])
    return _named("word-tile-effect", facts, _retold(stock, slug(tile.name.lower().replace("!", ""))))


def creature_facts(stock: Stock, word: str) -> dict[str, Fact]:
    return _named("word-creature-effect", _numbers(stock.beasts[stock.beast[word]]), _retold(stock, slug(word)))


def card_effect_facts(stock: Stock, word: str) -> dict[str, Fact]:
    return _named("word-card-effect", _numbers(stock.cards[stock.card[word]]), _retold(stock, slug(word)))


def _retold(stock: Stock, name: str) -> str:
    """Games of older versions tell some things otherwise than they are printed."""
    return f"older-{name}" if stock is OLDER and name in TOLD_OTHERWISE else name


# --- battle cards --------------------------------------------------------------------------------


def card_facts(view: KemetView, card: str | BattleCardView) -> dict[str, Fact]:
    figure = view.stock.battle_cards[BATTLE[card]] if isinstance(card, str) else card
    return {
        "card": card if isinstance(card, str) else card.word,
        "strength": figure.strength,
        "damage": figure.damage,
        "unblockable": figure.unblockable,
        "defense": figure.defense,
        "loss": figure.self_loss,
    }
