"""What may stand in an option of a command, given what is filled in already. Lists are completed item by item."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules.core import Action, Seat
from rules.core.chat import NOTHING, Choice, Fact, Said
from rules.core.game import Filled
from rules.core.words import number_of
from rules.kemet.chat import prices
from rules.kemet.chat.labels import choice, tile_effect
from rules.kemet.chat.prices import place_kind, troop_facts, zone_of
from rules.kemet.figures import COLOURS, TOP_LEVEL
from rules.kemet.lines.spelling import begins, fold, spellings
from rules.kemet.view import KemetView

MOST = 25
AFTERS = ("lose recall", "lose retreat", "win stay", "win recall", "ask")


def completions(
    view: KemetView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str, typed: str
) -> list[Choice]:
    """Words that go on from what is typed: from what lies on the table, else of legal actions."""
    find = OPTIONS.get((filled.form, option)) or OPTIONS.get(("", option))
    found = {one.word: one for one in (find(view, seat, filled, typed) if find is not None else [])}
    unknown = not found
    for one in _legal(view, seat, legal, filled, option):
        if typed.startswith(NOTHING) if one.word == NOTHING else unknown:
            found.setdefault(one.word, one)
    wanted = fold(typed)
    fitting = [one for word, one in found.items() if any(begins(wanted, spelling) for spelling in spellings(word))]
    return fitting[:MOST]


def _legal(view: KemetView, seat: Seat, legal: Sequence[Action], filled: Filled, option: str) -> list[Choice]:
    """Values of legal actions of the kind with the form's name."""
    field = {"order": "first"}.get(filled.form, option)
    found: dict[str, Choice] = {}
    for action in legal:
        if type(action).__name__.lower() != filled.form or field not in action.__struct_fields__:
            continue
        others = {name: word for name, word in filled.values.items() if name in action.__struct_fields__}
        if any(fold(str(getattr(action, name))) != fold(word) for name, word in others.items()):
            continue
        word = str(getattr(action, field)) or NOTHING
        found.setdefault(word, Choice(word, choice(view, seat, action, field).label))
    return list(found.values())


def _plain(words: Iterable[object]) -> list[Choice]:
    return [Choice(str(word), Said("choice-word", {"word": str(word)})) for word in words]


# --- one word ------------------------------------------------------------------------------------


def _tokens(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    player = view.seats[seat]
    return _plain([*(["silver"] if player.silver else []), *(["gold"] if player.gold else [])])


def _tiles(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """Tiles the seat could pay, of pyramids it controls, without those whose artwork it has (T-51 to T-57)."""
    player = view.seats[seat]
    owned = {view.stock.bit[view.stock.tile[tile]] for tile in player.tiles}
    levels = dict.fromkeys(COLOURS, 0)
    for zone in view.zones:
        if zone.level and zone.controller == seat:
            levels[zone.colour] = max(levels[zone.colour], zone.level)
    found = []
    for offer in view.market:
        cost = prices.tile_price(view, seat, offer.tile)
        if (
            offer.level <= levels[offer.colour]
            and view.stock.bit[view.stock.tile[offer.tile]] not in owned
            and cost <= player.pp
        ):
            facts: dict[str, Fact] = {"piece": offer.tile, "colour": offer.colour, "level": offer.level, "cost": cost}
            found.append(Choice(offer.tile, Said("choice-tile", facts), tile_effect(view.stock, offer.tile)))
    return found


def _boxes(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return _plain(dict.fromkeys(space.box for space in view.seats[seat].spaces if space.box and not space.token))


def _idle(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """Spaces without a token; praying cannot be left unused."""
    found: list[str] = []
    for space in view.seats[seat].spaces:
        if not space.token and space.level and not space.word.startswith("pray"):
            found.append(f"buy {space.box}" if space.box else space.word)
    return _plain(dict.fromkeys(found))


def _prays(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return _plain(space.word for space in view.seats[seat].spaces if space.word.startswith("pray") and not space.token)


def _districts(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return _plain(zone.word for zone in view.zones if zone.city == seat)


def _levels(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    zone = next((zone for zone in view.zones if fold(zone.word) == fold(filled.values.get("district", ""))), None)
    found = []
    for level in range((zone.level if zone is not None else 0) + 1, TOP_LEVEL + 1):
        cost = prices.raise_price(view, seat, zone.word, level) if zone is not None else 0
        label = Said("choice-level", {"level": level, "cost": cost}) if zone else Said("choice-word", {"word": level})
        found.append(Choice(str(level), label))
    return found


def _colours(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    built = [zone.colour for zone in view.zones if zone.city == seat and zone.level]
    return _plain(colour for colour in view.colours if colour not in built)


def _troops(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return [
        Choice(zone.word, Said("choice-troop", {"zone": zone.word, "kind": place_kind(zone), **troop_facts(zone)}))
        for zone in view.zones
        if zone.holder == seat
    ]


def _creatures(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """The creature of the troop that is moved, or `stays`."""
    zone = next((zone for zone in view.zones if fold(zone.word) == fold(filled.values.get("troop", ""))), None)
    return _plain([zone.creature, "stays"]) if zone is not None and zone.creature else []


def _answers(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return _plain(["yes", "no"])


def _places(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return _plain(range(1, len(view.seats) + 1))


def _battle_cards(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """Own battle cards but the one in the other option."""
    taken = {filled.values.get("play", ""), filled.values.get("drop", "")}
    hand = view.seats[seat].battle_hand or []
    return [
        Choice(card.word, Said("choice-battle-card", prices.card_facts(view, card)))
        for card in hand
        if card.word not in taken
    ]


def _afters(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    return _plain(AFTERS)


# --- lists: what is typed already, and the next item ----------------------------------------------------


def _begun(typed: str, between: str) -> str:
    """What of a list is finished: everything up to the last separator."""
    head, found, _ = typed.rpartition(between.strip() or " ")
    return f"{head.strip()}{between}" if found else ""


def _recruits(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    head = _begun(typed, ", ")
    used = {fold(item.split()[0]) for item in head.split(",") if item.split()}
    most = view.seats[seat].limit
    found = []
    for zone in view.zones:
        if zone.city != seat or fold(zone.word) in used:
            continue
        room = min(view.seats[seat].supply, most - (zone.units if zone.holder == seat else 0))
        found += [f"{head}{zone.word} {units}" for units in range(room, 0, -1)]
    return _plain(found)


def _path(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """The zones that can follow; how many go on is typed by hand."""
    board = view.board
    words = [word for word in typed.replace(">", " ").split() if number_of(word) is None]
    complete = typed.endswith((" ", ">")) or not words
    before = words if complete else words[:-1]
    here = next((word for word in reversed(before) if _zone(board.words, word)), filled.values.get("troop", ""))
    zone = _zone(board.words, here)
    if zone is None:
        return []
    head = typed if complete else typed[: len(typed) - len(words[-1])]
    number = board.index[zone]
    goals = [*board.roads[seat][number], *(board.obelisks if zone_of(view, zone).level else ())]
    head = f"{head.rstrip()} " if head.strip() else ""
    return _plain(f"{head}{board.words[to]}" for to in dict.fromkeys(goals) if to != number)


def _zone(words: Sequence[str], typed: str) -> str | None:
    return next((word for word in words if fold(word) == fold(typed)), None)


def _setup_troops(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    own = [zone.word for zone in view.zones if zone.city == seat]
    return _plain(f"{one} {other}" for n, one in enumerate(own) for other in own[n + 1 :])


def _setup_pyramids(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """Three levels in all, none above two."""
    head = _begun(typed, ", ")
    parts = [part.split() for part in head.split(",") if len(part.split()) == 3]
    levels = 3 - sum(number_of(part[2]) or 0 for part in parts)
    own = [zone.word for zone in view.zones if zone.city == seat and zone.word not in [part[0] for part in parts]]
    colours = [colour for colour in view.colours if colour not in [part[1] for part in parts]]
    return _plain(
        f"{head}{word} {colour} {level}" for level in range(min(2, levels), 0, -1) for word in own for colour in colours
    )


def _added(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    """Battle cards in hand, one after the other."""
    head = _begun(typed, ", ")
    used = [fold(part) for part in head.split(",")]
    hand = dict.fromkeys(
        card.word
        for card in view.seats[seat].hand or []
        if view.stock.cards[view.stock.card[card.word]].icon == "battle"
    )
    return _plain(f"{head}{word}" for word in hand if fold(word) not in used)


def _veterans(view: KemetView, seat: Seat, filled: Filled, typed: str) -> list[Choice]:
    have = view.seats[seat].veterans
    pairs = [(pp, cards) for pp in range(have, -1, -1) for cards in range(have - pp, -1, -1)]
    return _plain(f"{pp} PP, {cards} cards" for pp, cards in pairs)


OPTIONS: dict[tuple[str, str], Callable[[KemetView, Seat, Filled, str], list[Choice]]] = {
    ("", "token"): _tokens,
    ("setup", "troops"): _setup_troops,
    ("setup", "pyramids"): _setup_pyramids,
    ("pray", "space"): _prays,
    ("buy", "tile"): _tiles,
    ("buy", "box"): _boxes,
    ("raise", "district"): _districts,
    ("raise", "level"): _levels,
    ("raise", "colour"): _colours,
    ("recruit", "where"): _recruits,
    ("move", "troop"): _troops,
    ("move", "path"): _path,
    ("move", "creature"): _creatures,
    ("idle", "space"): _idle,
    ("battle", "play"): _battle_cards,
    ("battle", "drop"): _battle_cards,
    ("battle", "cards"): _added,
    ("battle", "after"): _afters,
    ("defence", "play"): _battle_cards,
    ("defence", "drop"): _battle_cards,
    ("defence", "cards"): _added,
    ("defence", "after"): _afters,
    ("night", "offering"): _answers,
    ("night", "delta"): _answers,
    ("night", "vets"): _veterans,
    ("night", "position"): _places,
}
"""By form and option; an option of the same meaning everywhere without a form."""
