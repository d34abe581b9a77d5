"""The shape of the panel: who is waited for, which questions are asked and in which words they are answered, what goes
in one tap; what a seat has, and where the game stands."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Seat
from rules.core.chat import NOTHING, Choice, Column, Fact, Said, Several, Together
from rules.kemet import actions as do
from rules.kemet.chat.prices import NONE, card_effect_facts, card_facts, place_kind, pyramid_facts, slug, zone_of
from rules.kemet.figures import PIECES
from rules.kemet.view import BattleCardView, KemetView, MarchView, ZoneView

LAPS = PIECES.tokens
BATTLE, MARKET, DELTA, CITY, PLAYER = "battle", "market", "delta", "city", "player"
WHAT = "what"
"""Asked first about battle cards: the card to play; or, before that, a card to add or what shall follow."""
ADD, AFTER = "add", "after"

END = do.Done()

QUESTIONS: dict[type[Action], tuple[str, ...]] = {
    do.Pray: ("token", "space"),
    do.Buy: ("token", "box", "tile"),
    do.Raise: ("token", "district", "colour", "level"),
    do.Recruit: ("token", "where"),
    do.Move: ("token", "space", "troop"),
    do.Step: ("to", "creature", "units"),
    do.Battle: (WHAT, "drop"),
}


def questions(kind: type[Action]) -> tuple[str, ...]:
    return QUESTIONS.get(kind, kind.__struct_fields__)


def answer(action: Action, question: str) -> str:
    if isinstance(action, do.Battle) and question == WHAT:
        if action.cards:
            return f"{ADD} {action.cards}"
        return f"{AFTER} {action.after}" if action.after else action.play
    if isinstance(action, do.Step) and question == "to":
        return f"{action.to} {action.way}".strip()
    return str(getattr(action, question)) or NOTHING


def group(view: KemetView, seat: Seat, action: Action, question: str) -> Said | None:
    if isinstance(action, do.Setup) and question == "pyramids":
        high = next((part.split()[0] for part in action.pyramids.split(", ") if part.endswith("2")), NONE)
        return Said("group-pyramids", {"district": high})
    if isinstance(action, (do.Buy, do.First)) and question == "tile" and action.tile:
        return Said("group-colour", {"colour": view.stock.tiles[view.stock.tile[action.tile]].colour})
    return None


def follow(view: KemetView, seat: Seat, action: Action) -> Action | None:
    """After a token on Move the only troop there is; after an action of the Day the end of the turn. Whether cards
    could still be played must not matter: a pause would tell that there are some."""
    if isinstance(action, do.Move) and not action.troop:
        troops = [zone.word for zone in view.zones if zone.holder == seat]
        return do.Move(troop=troops[0]) if len(troops) == 1 else None
    return END if view.phase == "day" and _last_of_turn(view, seat, action) else None


def _last_of_turn(view: KemetView, seat: Seat, action: Action) -> bool:
    """Nothing is left to decide after it but cards and creatures."""
    if isinstance(action, do.Pray):
        return not (view.seats[seat].silver or view.seats[seat].gold)
    if isinstance(action, do.Buy):
        return bool(action.tile) and not view.stock.tiles[view.stock.tile[action.tile]].units
    if isinstance(action, do.Raise):
        return bool(action.district)
    return isinstance(action, do.Done) and view.asked.word in ("buy", "raise", "recruit")


# --- marches: several steps in one go --------------------------------------------------------------

HERE, BEFORE = "here", "before"
"""Where those stay who do not go all the way: where the troop stands, or in the zone before the last."""
MOST_ITEMS = 25


def several(view: KemetView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Several | None:
    marches = view.marches
    if kind is not do.Step or not marches:
        return None
    ordered = sorted(marches, key=lambda march: (not _battle(view, seat, march), march.cost, len(march.path)))
    return Several(Said("march"), [_march(view, seat, march) for march in ordered[:MOST_ITEMS]], _ways(view, marches))


def _battle(view: KemetView, seat: Seat, march: MarchView) -> bool:
    return zone_of(view, march.path[-1]).holder not in (None, seat)


def _march(view: KemetView, seat: Seat, march: MarchView) -> Choice:
    """`T1 temple · via F1 · 2 moves · battle: Blue, 3 units`."""
    zone = zone_of(view, march.path[-1])
    facts: dict[str, Fact] = {"zone": zone.word, "kind": place_kind(zone), "via": ", ".join(march.path[:-1])}
    facts |= {"moves": len(march.path), "cost": march.cost}
    note = Said("note-march", {"cost": march.cost}) if march.cost else None
    if zone.holder is None:
        label = Said("choice-march", facts)
    elif zone.holder == seat:
        room = view.seats[seat].limit - zone.units
        label = Said("choice-march-own", {**facts, "units": zone.units, "room": room})
    else:
        label = Said("choice-march-battle", {**facts, "units": zone.units}, {"who": zone.holder})
    return Choice(" ".join(march.path), label, note)


def _here(view: KemetView) -> ZoneView:
    """Where the moving troop stands."""
    return zone_of(view, str(view.asked.facts["zone"]))


def _ways(view: KemetView, marches: Sequence[MarchView]) -> list[Choice]:
    """How many go all the way, and where the others stay; all of them first."""
    here = _here(view)
    found = [Choice(str(here.units), Said("way-all", {"units": here.units}))]
    for units in range(here.units - 1, 0, -1):
        facts: dict[str, Fact] = {"units": units, "stay": here.units - units, "zone": here.word}
        if any(units in march.units for march in marches):
            found.append(Choice(f"{units} {HERE}", Said("way-here", facts)))
        if any(units in march.onward for march in marches):
            found.append(Choice(f"{units} {BEFORE}", Said("way-before", facts)))
    return found


def together(view: KemetView, seat: Seat, kind: type[Action], items: Sequence[str], way: str) -> Together:
    """The steps of the march that was ticked last."""
    number, _, rest = way.partition(" ")
    here = _here(view)
    arriving, all_units = int(number), here.units
    going = all_units if rest == BEFORE else arriving
    march = next((one for one in view.marches or [] if items and " ".join(one.path) == items[-1]), None)
    if march is None or arriving not in (march.onward if rest == BEFORE else march.units):
        zone = items[-1].split()[-1] if items else NONE
        return Together([], Said("march-cannot", {"units": arriving, "zone": zone}))
    steps: list[Action] = []
    for place, creature, how in zip(march.path, march.creatures, march.ways, strict=True):
        steps.append(do.Step(place, arriving if place == march.path[-1] else going, creature, how))
    if _may_hold_some(view, seat) and not _battle(view, seat, march):
        steps.append(END)  # with cards in hand the move does not end by itself
    facts: dict[str, Fact] = {"units": arriving, "path": " → ".join([here.word, *march.path])}
    facts |= {"stay": all_units - arriving, "cost": march.cost}
    facts["zone"] = march.path[-2] if rest == BEFORE else here.word
    return Together(steps, Said("march-preview", facts))


def _may_hold_some(view: KemetView, seat: Seat) -> bool:
    """As `mechanics.cards.may_hold_some`: Diversion is in every hand."""
    stock, player = view.stock, view.seats[seat]
    if player.hand is None or not stock.cards[stock.diversion].bluff:
        return player.cards > 0
    return any(card.word != stock.card_words[stock.diversion] for card in player.hand)


# --- what cannot be done -----------------------------------------------------------------------------

VERBS = ("pray", "buy", "raise", "recruit", "move")


def cannot(view: KemetView, seat: Seat) -> list[Said]:
    """Actions whose token cannot be laid now: their spaces are taken, or a level must be reached first (T-39, T-40)."""
    if view.asked.word != "turn" or seat not in view.asked.seats:
        return []
    player = view.seats[seat]
    tight = len(player.missing_levels) >= player.tokens_left + player.silver
    found: list[Said] = []
    for verb in VERBS:
        free = [space.level for space in player.spaces if space.word.rstrip("123") == verb and not space.token]
        if not free:
            found.append(Said("cannot-taken", {"verb": verb}))
        elif tight and not set(free) & set(player.missing_levels):
            found.append(Said("cannot-level", {"verb": verb, "levels": ", ".join(map(str, player.missing_levels))}))
    return found


# --- who is waited for --------------------------------------------------------------------------


def waits(seats: Sequence[Seat]) -> Said:
    """What those read who are not asked."""
    if len(seats) == 1:
        return Said("question-wait", seats={"who": seats[0]})
    if len(seats) == 2:
        return Said("question-wait-two", seats={"who": seats[0], "other": seats[1]})
    return Said("question-wait-all", {"count": len(seats)})


# --- what a seat has ----------------------------------------------------------------------------


def having(view: KemetView, seat: Seat) -> Said:
    """Counts are public; which cards they are is not told here."""
    player = view.seats[seat]
    facts: dict[str, Fact] = {
        "pp": player.pp,
        "cards": player.cards,
        "battlecards": player.battle_cards,
        "supply": player.supply,
        "veterans": player.veterans,
    }
    return Said("having", facts)


def hand(view: KemetView, seat: Seat) -> list[Said]:
    """Battle cards in hand, put away and set aside; other cards and what they do; secret choices made so far."""
    player = view.seats[seat]
    lines = [Said("hand-battle-card", card_facts(view, card)) for card in player.battle_hand or []]
    for key, cards in (("away", player.put_away), ("aside", player.set_aside)):
        if cards:
            lines.append(Said(f"hand-{key}", {"cards": _words(cards)}))
    if player.face_up:
        lines.append(Said("hand-face-up", {"cards": _words(player.face_up)}))
    seen: list[str] = []
    for card in player.hand or []:
        if card.word in seen:
            continue
        seen.append(card.word)
        count = sum(other.word == card.word for other in player.hand or [])
        facts: dict[str, Fact] = {"count": count, "card": card.word, "icon": card.icon, "cost": card.cost}
        lines.append(Said("hand-card", {**card_effect_facts(view.stock, card.word), **facts}))
    return [*lines, *_choices(view, seat)] or [Said("hand-empty")]


def _words(cards: list[BattleCardView]) -> str:
    return ", ".join(card.word for card in cards)


def _choices(view: KemetView, seat: Seat) -> list[Said]:
    lines: list[Said] = []
    if view.seats[seat].hand is None:  # somebody else's view
        return lines
    lines += [Said("hand-seen", {**card_effect_facts(view.stock, card), "card": card}) for card in view.seen or []]
    if view.setup is not None:
        troops, pyramids = view.setup
        lines.append(Said("hand-setup", {"troops": troops, **pyramid_facts(pyramids)}))
    own = view.battle.own if view.battle is not None else None
    if own is None or view.battle is None or seat not in (view.battle.attacker.seat, view.battle.defender.seat):
        return lines
    if own.play:
        lines.append(Said("hand-plan", {"play": own.play, "drop": own.drop or NONE}))
    lines += [Said("hand-plan-card", {"card": card}) for card in own.cards]
    if own.lose or own.win:
        lines.append(Said("hand-plan-after", {"lose": own.lose or "ask", "win": own.win or "ask"}))
    if own.seen:
        lines.append(Said("hand-spied", {"card": own.seen}))
    return lines


# --- where the game stands ----------------------------------------------------------------------


def moment(view: KemetView) -> Said:
    if view.phase in ("setup", "first", "over"):
        return Said(f"moment-{view.phase}")
    if view.phase == "night":
        return Said("moment-night", {"round": view.round, "step": slug(view.step) or NONE})
    return Said("moment-day", {"round": view.round, "lap": max(1, view.lap), "laps": LAPS})


def columns(view: KemetView) -> list[Column]:
    """In turn order."""
    players = [view.seats[seat] for seat in view.order]
    return [
        Column(Said("column-fame"), {player.seat: player.fame for player in players}),
        Column(Said("column-pp"), {player.seat: player.pp for player in players}),
        Column(Said("column-tiles"), {player.seat: f"{len(player.tiles)}/{player.cards}" for player in players}),
    ]


def regions(view: KemetView) -> list[str]:
    """The battle, while there is one; cities by their numbers; the delta; what players own, by the number of their
    seat; the tiles on display."""
    cities = sorted({f"{CITY}{zone.word[0]}" for zone in view.zones if zone.kind == "district"})
    players = [f"{PLAYER}{seat + 1}" for seat in range(len(view.seats))]
    return [*([BATTLE] if view.battle is not None else []), *cities, DELTA, *players, MARKET]
