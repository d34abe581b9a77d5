"""What each verb of the Day means in a typed line: its token is laid, its action carried out and finished.

A verb whose action has been opened before goes on with it. `later` are the items that follow in the line: their silver
and gold tokens are laid together with the coloured one (T-159).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from rules.core import Action, Invalid, Refusal
from rules.kemet.actions import Buy, Card, Creature, Move, Order, Pray, Raise, Recruit, Step
from rules.kemet.board import NO_ZONE
from rules.kemet.figures import COLOURS
from rules.kemet.lines.attempt import Attempt
from rules.kemet.lines.spelling import Words, fold
from rules.kemet.mechanics.printing import one_tile_of_a_colour
from rules.kemet.mechanics.purchase import pyramids_controlled
from rules.kemet.mechanics.reach import marches, steps_of
from rules.kemet.mechanics.recruiting import into
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.words import BLANK, BOX_WORDS, GOLD, SPACE, SPACES, STAYS

TOKENS = ("silver", "gold")
DAY: dict[str, type[Action]] = {"pray": Pray, "buy": Buy, "raise": Raise, "recruit": Recruit, "move": Move}
"""Verbs that lay a token."""


class Item(msgspec.Struct):
    """One piece of a line: a verb and what was typed after it."""

    number: int
    verb: str
    said: str
    """The verb as it was typed."""
    text: str
    goes_on: bool
    """The verb was left out: it is the one before."""
    last: bool
    """Nothing follows under the same verb."""

    def words(self, clause: str) -> Words:
        return Words(self.text, clause)


Handler = Callable[[Attempt, Item, Sequence[Item]], None]
"""Takes the actions of an item on an attempt, or raises why it cannot."""


# --- tokens --------------------------------------------------------------------------------------


def open_action(attempt: Attempt, item: Item, later: Sequence[Item], kind: type[Action], **fields: str) -> None:
    """Lay the token that is meant, with those of later items, and begin its action."""
    if item.number in attempt.laid:
        attempt.begin(attempt.laid.pop(item.number))
        return
    if attempt.asked == "acting":
        opened = [order for order in attempt.legal(Order) if _used_for(attempt, order) == kind.__name__.lower()]
        if opened:
            attempt.take(opened[0])
            return
    space = attempt.lay(placement(attempt, kind, **fields))
    attempt.opened = True
    for other in later:
        bonus = _bonus(other)
        if bonus is not None and attempt.asked == "bonus":
            attempt.laid[other.number] = attempt.lay(placement(attempt, bonus[0], **bonus[1]))
    attempt.begin(space)


def _used_for(attempt: Attempt, order: Action) -> str:
    assert isinstance(order, Order)
    if SPACE.get(order.first) == GOLD:
        return str(attempt.task.gold_use)
    return order.first.rstrip("123")


def _bonus(item: Item) -> tuple[type[Action], dict[str, str]] | None:
    """The kind and the token of a later item that goes with silver or gold."""
    words = item.words("")
    token = words.pluck(*TOKENS)
    if not token or item.verb not in DAY:
        return None
    fields = {"token": token}
    if item.verb == "buy" and (box := words.pluck(*BOX_WORDS)):
        fields["box"] = box
    if item.verb in ("pray", "move") and (space := words.pluck(*SPACES)):
        fields["space"] = space
    return DAY[item.verb], fields


def placement(attempt: Attempt, kind: type[Action], **fields: str) -> Action:
    """The token's place: the one that is named, else the first listed, which helps a level still empty (T-40)."""
    token = fields.get("token", "")
    found = [
        action
        for action in attempt.legal(kind)
        if getattr(action, "token", "") == token
        and all(getattr(action, field) == value for field, value in fields.items())
        and is_placement(action)
    ]
    return found[0] if found else kind(**fields)


def is_placement(action: Action) -> bool:
    """It lays a token, rather than carrying an action out."""
    if isinstance(action, Buy):
        return not action.tile
    if isinstance(action, Raise):
        return not action.district
    if isinstance(action, Recruit):
        return not action.where
    return isinstance(action, Pray) or (isinstance(action, Move) and not action.troop)


# --- pray, buy, raise, recruit, idle ----------------------------------------------------------------


def pray(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    words = item.words(Pray.clause)
    token, space = words.pluck(*TOKENS), words.pluck("pray1", "pray2")
    words.end()
    fields = {"space": space} if space else {}
    open_action(attempt, item, later, Pray, token=token, **fields)


def buy(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    words = item.words(Buy.clause)
    token = words.pluck(*TOKENS)
    tile_words = attempt.state.stock.tile_words
    on_sale = [word for word, copies in zip(tile_words, attempt.state.market, strict=True) if copies]
    tile = words.name(_within_reach(attempt, on_sale), on_sale, tile_words)
    box = words.pluck(*BOX_WORDS)
    if tile is None and words:
        raise words.unnamed("which-tile-word")
    words.end()
    if attempt.asked != "buy":
        boxes = [box] if box else _boxes(attempt, item, later, tile, token)
        fields = {"box": boxes[0]} if boxes and boxes[0] else {}
        open_action(attempt, item, later, Buy, token=token, **fields)
    if tile is not None:
        attempt.take(Buy(tile=tile))


def _within_reach(attempt: Attempt, tiles: Sequence[str]) -> list[str]:
    """Those that a pyramid of the seat allows and it does not own: of several with one name it means one of these."""
    state, seat, stock = attempt.state, attempt.seat, attempt.state.stock
    own, other = pyramids_controlled(state, seat)
    bought = state.bought[seat] if one_tile_of_a_colour(state) else []
    tops = [0 if colour in bought else max(own[colour], other[colour]) for colour in range(len(COLOURS))]
    numbers = {word: stock.tile[word] for word in tiles}
    return [
        word
        for word, tile in numbers.items()
        if stock.level[tile] <= tops[stock.colour[tile]] and not state.powers[seat] & stock.bit[tile]
    ]


def _boxes(attempt: Attempt, item: Item, later: Sequence[Item], tile: str | None, token: str) -> list[str]:
    """The box to lay the token on: the only one from which that tile can be bought, else the person is asked."""
    if token == "gold" or item.number in attempt.laid:
        return []
    offered = [action for action in attempt.legal(Buy) if isinstance(action, Buy) and is_placement(action)]
    boxes = [action.box for action in offered if action.token == token]
    if tile is None:
        if len(boxes) > 1:
            raise Invalid("which-box", Buy.clause, {"boxes": ", ".join(boxes)}, offered)
        return boxes
    works = [box for box in boxes if _sells(attempt, item, later, tile, token, box)]
    if len(works) > 1:
        facts: dict[str, str | int] = {"tile": tile, "boxes": ", ".join(works)}
        raise Invalid("which-box-for", Buy.clause, facts, [action for action in offered if action.box in works])
    colour = attempt.state.stock.tiles[attempt.state.stock.tile_words.index(tile)].colour
    return works or sorted(boxes, key=lambda box: (box != colour, box != BLANK))


def _sells(attempt: Attempt, item: Item, later: Sequence[Item], tile: str, token: str, box: str) -> bool:
    trial = attempt.copy()
    try:
        open_action(trial, item, later, Buy, token=token, box=box)
    except Refusal:
        return False
    return Buy(tile=tile) in trial.legal()


def raise_(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    words = item.words(Raise.clause)
    token = words.pluck(*TOKENS)
    if not words:
        open_action(attempt, item, later, Raise, token=token)
        return
    district = words.must_zone(attempt.state.board)
    level, colour = words.pyramid()
    words.end()
    if level is None:
        raise Invalid("which-level", Raise.clause, {"district": district})
    if attempt.asked != "raise":
        open_action(attempt, item, later, Raise, token=token)
    zone = attempt.state.board.index[district]
    if attempt.state.level[zone] and colour == COLOURS[attempt.state.colour[zone]]:
        colour = ""  # it has that colour already
    fitting = [one for one in attempt.legal(Raise) if isinstance(one, Raise) and one.district == district]
    fitting = [one for one in fitting if one.level == level and colour in ("", one.colour)]
    attempt.take(fitting[0] if len(fitting) == 1 else Raise(district, level, colour))


def recruit(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    words = item.words(Recruit.clause)
    token = words.pluck(*TOKENS)
    opened = attempt.asked in ("recruit", "place")
    if not words:
        open_action(attempt, item, later, Recruit, token=token)
        return
    zone, units = _zone_and_units(attempt, words)
    words.end()
    if not opened:
        open_action(attempt, item, later, Recruit, token=token)
        attempt.recruiting = True
    attempt.take(into(zone, units))


def _zone_and_units(attempt: Attempt, words: Words) -> tuple[str, int]:
    """`1a 3` or `3 1a`; without a number one unit."""
    units = words.number()
    zone = words.must_zone(attempt.state.board)
    if units is None:
        units = words.number()
    return zone, 1 if units is None else units


def idle(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """`idle raise`, `idle move3`, `idle buy ruby`: lay a token and leave its action unused (T-38)."""
    words = item.words(DONE.clause)
    token = words.pluck(*TOKENS)
    word = fold(words.left.pop(0)) if words else ""
    kind, fields = DAY.get(word.rstrip("123")), {"token": token}
    if kind is None or kind is Pray:
        raise Invalid("idle-what", DONE.clause, {"word": word[:40]}, attempt.examples(None))
    if kind is Move and word in SPACE:
        fields["space"] = word
    if kind is Buy and (box := words.pluck(*BOX_WORDS)):
        fields["box"] = box
    words.end()
    open_action(attempt, item, later, kind, **fields)
    attempt.take(DONE)


# --- moving --------------------------------------------------------------------------------------


class Hop(msgspec.Struct):
    to: str
    units: int | None
    creature: str = ""
    way: str = ""


def move(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """`1b 5 > F1 4 > T1`: the number after a zone is how many go on from it; without one all who arrived."""
    words = item.words(Move.clause)
    token, space = words.pluck(*TOKENS), words.pluck("move2", "move3")
    start, hops = _path(attempt, words)
    if attempt.asked != "move":
        fields = {"space": space} if space else {}
        open_action(attempt, item, later, Move, token=token, **fields)
    if attempt.asked == "move" and start and attempt.task.zone == NO_ZONE:
        attempt.take(Move(troop=start))
    arrived: int | None = None
    for hop in hops:
        arrived = _hop(attempt, hop, hop.units if hop.units is not None else arrived)
    if hops:
        attempt.finish("move")


def _path(attempt: Attempt, words: Words) -> tuple[str, list[Hop]]:
    """The troop's zone, and the steps; a step's number, creature and way stand before its zone."""
    board = attempt.state.board
    at = board.words[attempt.task.zone] if attempt.asked == "move" and attempt.task.zone != NO_ZONE else ""
    start = words.zone(board)
    if start is None and words:
        raise words.bad("which-place")
    hops: list[Hop] = []
    if at and start is not None and start != at:
        hops, start = [Hop(start, None)], at
    while words:
        units = words.number()
        creature, way = "", ""
        while words and (word := words.one_of("teleport", STAYS, "with", "by", "to")):
            way = word if word == "teleport" else way
            creature = word if word == STAYS else creature
        creature = words.name(attempt.state.stock.beast_words) or creature
        units = words.number() if units is None else units
        way = words.one_of("teleport") or way
        if not words:
            raise Invalid("path-ends", Move.clause, {"zone": hops[-1].to if hops else start or ""})
        hops.append(Hop(words.must_zone(board), units, creature, way))
    return start or "", hops


def _hop(attempt: Attempt, hop: Hop, units: int | None) -> int:
    """One step, or the march that leads there; how many arrived."""
    moving = attempt.asked == "move"
    if moving and units is None:
        units = attempt.state.units[attempt.task.zone]
    steps = [step for step in attempt.legal(Step) if isinstance(step, Step) and step.to == hop.to]
    fitting = [step for step in steps if step.units == units]
    fitting = [step for step in fitting if (not hop.creature or step.creature == hop.creature)]
    fitting = [step for step in fitting if not hop.way or step.way == hop.way]
    fitting.sort(key=lambda step: bool(step.way))
    march: list[Step] = []
    if moving and not hop.way and not (fitting and not fitting[0].way):
        march = _march(attempt, hop, units or 1)
    if march:
        for step in march:
            attempt.take(step)
    else:
        attempt.take(fitting[0] if fitting else _tried(attempt, hop, units or 1, steps))
    return units or 1


def _march(attempt: Attempt, hop: Hop, units: int) -> list[Step]:
    """A zone further away, or one that would cost a teleport: the best way there of several steps, if there is one."""
    state, task = attempt.state, attempt.task
    for march in marches(state, task):
        if state.board.words[march.legs[-1][0]] == hop.to and units in march.units:
            steps = steps_of(state, task, march.legs, units, units)
            return steps if hop.creature in ("", steps[0].creature) else []
    return []


def _tried(attempt: Attempt, hop: Hop, units: int, steps: list[Step]) -> Step:
    """The step as it was typed; what was left open as in a step that would work, so that the refusal names the rest."""
    like = next((step for step in steps if not hop.way or step.way == hop.way), None)
    return Step(hop.to, units, hop.creature or (like.creature if like else ""), hop.way or (like.way if like else ""))


# --- cards and creatures ---------------------------------------------------------------------------


def card(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    """`raining fire T1`, `divine memory war rage`, `enlistment 1a 2, 1c 1`: a card, its target, the units it brings."""
    words = item.words(Card.clause)
    held = [action.card for action in attempt.legal(Card) if isinstance(action, Card)]
    name = words.name(held, attempt.state.stock.card_words)
    if name is None:
        raise words.unnamed("which-card-word")
    targets = [action.target for action in attempt.legal(Card) if isinstance(action, Card) and action.card == name]
    needs = any(targets)
    target = (
        (words.zone(attempt.state.board) or words.name(targets, attempt.state.stock.card_words) or "") if needs else ""
    )
    if needs and not target and len(set(targets)) == 1:
        target = targets[0]
    if needs and not target and words:
        raise words.unnamed("unfitting-words")
    attempt.take(Card(name, target))
    if words and attempt.asked == "place":
        zone, units = _zone_and_units(attempt, words)
        attempt.take(into(zone, units))
    words.end()


def creature(attempt: Attempt, item: Item, later: Sequence[Item]) -> None:
    words = item.words(Creature.clause)
    offered = [action for action in attempt.legal(Creature) if isinstance(action, Creature)]
    name = words.name([action.creature for action in offered], attempt.state.stock.beast_words)
    if name is None:
        raise words.unnamed("which-creature")
    districts = sorted({action.district for action in offered if action.creature == name})
    district = words.zone(attempt.state.board)
    if district is None and len(districts) == 1:
        district = districts[0]
    words.end()
    if district is None:
        raise Invalid("which-district", Creature.clause, {"creature": name}, offered[:5])
    attempt.take(Creature(name, district))
