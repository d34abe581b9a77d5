"""Every printed tile and card in play: what happens is what the table of the printed material says, and what the game
says about it. Figures come from the table, never from the engine's data."""

from __future__ import annotations

from rules.core.text import text
from rules.kemet.actions import (
    Aftermath,
    Answer,
    Battle,
    Buy,
    Card,
    Creature,
    Move,
    Order,
    Pray,
    Raise,
    Recruit,
    Step,
    Swap,
)
from rules.kemet.chat.prices import card_effect_facts, creature_facts, tile_facts
from rules.kemet.events import BattleBegan, CardsDrawn, PrayerGained, Strength
from rules.kemet.material.table import SPECIAL, TABLE, BattleCard, Effect
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.mechanics.tokens import gold_uses, has_silver
from tests.rules.effects import Scenes
from tests.rules.kemet.scene import DONE, Scene

SEATS = 5
"""All colours are in the game."""


def told(word: str) -> str:
    return text("rules.kemet", "word-tile-effect", "en", tile_facts(STOCK, word))


def told_of_card(word: str) -> str:
    return text("rules.kemet", "word-card-effect", "en", card_effect_facts(STOCK, word))


tile, card = Scenes(told), Scenes(told_of_card)


# --- figures of the table ------------------------------------------------------------------------------


def effects(key: str) -> tuple[Effect, ...]:
    found = {tile.key: tile.effects for tile in TABLE.tiles} | {card.key: card.effects for card in TABLE.cards}
    return found[key]


def figure(key: str, trigger: str, kind: str, name: str = "") -> int:
    """A number of an effect; the only one it has, where none is named."""
    found = next(one for one in effects(key) if (one.trigger, one.kind) == (trigger, kind))
    return found.numbers[name] if name else next(iter(found.numbers.values()))


def has(key: str, trigger: str, kind: str) -> bool:
    return any((one.trigger, one.kind) == (trigger, kind) for one in effects(key))


BLOWS = ("strength", "damage", "unblockable", "defense")


def blows(key: str, side: str) -> tuple[int, ...]:
    """What it adds to an attack, or to a defence."""
    return tuple(
        sum(one.numbers[kind] for one in effects(key) if one.kind == kind and one.trigger in ("battle", side))
        for kind in BLOWS
    )


def paid(scene: Scene, seat: int, why: str) -> int:
    return sum(event.amount for event in scene.told(PrayerGained) if (event.seat, event.why) == (seat, why))


# --- what many of them do: battles and moves -------------------------------------------------------------


def clash(attackers: int = 5, defenders: int = 4, scene: Scene | None = None, seat: int = 0) -> Scene:
    """Seat 0 attacks seat 1 at T1."""
    scene = scene or Scene(SEATS)
    return scene.troop(0, "F1", attackers).troop(1, "T1", defenders).turn(seat).march(0, "F1", "T1")


def sums(scene: Scene) -> list[tuple[int, ...]]:
    scene.fight(0, 1, "3", "5")
    return [(one.total, one.damage, one.unblockable, one.defense) for one in scene.told(Strength)]


def in_battle(word: str, key: str) -> None:
    """A tile adds its figures to either side, where its trigger says so."""
    plain = sums(clash())
    for side, when in enumerate(("attack", "defence")):
        with_it = sums(clash(scene=Scene(SEATS).own(side, word)))
        more = tuple(now - before for now, before in zip(with_it[side], plain[side], strict=True))
        assert more == blows(key, when), when
        assert with_it[1 - side] == plain[1 - side]


def land(scene: Scene, start: str = "1a") -> int:
    scene.turn(0).do(0, Move(space="move3"), Move(troop=start))
    return int(scene.game.view(scene.state, 0).asked.facts["land"])


def moves(word: str, key: str) -> None:
    more = land(Scene(SEATS).own(0, word).troop(0, "1a", 2)) - land(Scene(SEATS).troop(0, "1a", 2))
    assert more == figure(key, "move", "land-moves")


def beast(word: str, key: str, creature: str) -> None:
    """A creature adds its figures to its own troop, in battle and in a Move, and to no other."""
    plain = sums(clash())
    for side, when, zone in ((0, "attack", "F1"), (1, "defence", "T1")):
        scene = Scene(SEATS).own(side, word).troop(0, "F1", 5, creature if side == 0 else "")
        scene.troop(1, "T1", 4, creature if side else "").pp(0, 11).turn(0)
        scene.do(0, Move(space="move3"), Move(troop="F1"), Step("T1", 5, creature if side == 0 else ""))
        with_it = sums(scene)
        more = tuple(now - before for now, before in zip(with_it[side], plain[side], strict=True))
        assert more == blows(key, when), (when, zone)
    here = Scene(SEATS).own(0, word).troop(0, "1a", 2, creature)
    there = Scene(SEATS).own(0, word).troop(0, "1b", 2, creature).troop(0, "1a", 2)
    more_moves = figure(key, "move", "land-moves") if has(key, "move", "land-moves") else 0
    assert land(here) - land(there) == more_moves
    assert text("rules.kemet", "word-creature-effect", "en", creature_facts(STOCK, creature))


# --- ruby ----------------------------------------------------------------------------------------------


@tile("charge", "+1 strength in battles you start")
def _() -> None:
    in_battle("charge", "charge")


@tile("priest of mafdet", "+1 land move in every Move")
def _() -> None:
    moves("priest of mafdet", "priest-of-mafdet")


@tile("carnage", "+1 damage in every battle")
def _() -> None:
    in_battle("carnage", "carnage")


def special(word: str, key: str, colour: str, special_card: str) -> None:
    """All battle cards come back, one leaves for good unseen, the special card comes."""
    card: BattleCard = SPECIAL[key]
    out = figure(key, "purchase", "special-card", "out")
    scene = Scene(SEATS).pyramid("1a", colour, 2).turn(0)
    scene.state.face_up[0] = [scene.state.battle_hands[0].pop()]
    scene.do(0, Buy(box=colour), Buy(word), Swap("7"))
    assert len(scene.state.set_aside[0]) == out
    assert len(scene.battle_hand(0)) == TABLE.setup.battle_cards
    assert special_card in scene.battle_hand(0)
    seen = next(one for one in scene.game.view(scene.state, 0).seats[0].battle_hand or [] if one.word == special_card)
    assert (seen.strength, seen.damage, seen.defense, seen.unblockable) == (card.strength, card.damage, card.defense, 0)
    other = scene.game.view(scene.state, 1).seats[0]
    assert (other.set_aside, other.battle_hand) == (None, None)


@tile("wrryt storm", "at once battle cards back; one becomes strength 3, damage 3")
def _() -> None:
    special("wrryt storm", "wrryt-storm", "ruby", "offensive")


@tile("phoenix", "creature: +1 strength, +1 move, walls do not stop it")
def _() -> None:
    beast("phoenix", "phoenix", "phoenix")
    scene = Scene(SEATS).own(0, "priest of mafdet", "phoenix").troop(0, "O1", 3, "phoenix").turn(0)
    scene.march(0, "O1", Step("F2", 3, "phoenix"), Step("2a", 3, "phoenix"))
    assert figure("phoenix", "move", "past-walls") == 1
    assert scene.refused(0, Step("2b", 3, "phoenix")).clause == "T-87"


@tile("portal", "teleports cost 1 less and also start from obelisks")
def _() -> None:
    less = figure("portal", "move", "cheaper-teleports", "less")
    for zone in ("1a", "O1"):
        scene = Scene(SEATS).own(0, "portal").pyramid("1a", "ruby", 1).troop(0, zone, 2).pp(0, 5).turn(0)
        scene.march(0, zone, Step("T3", 2, way="teleport"))
        assert scene.state.pp[0] == 5 - (2 - less)
    plain = Scene(SEATS).troop(0, "O1", 2).turn(0).march(0, "O1")
    assert plain.refused(0, Step("T3", 2, way="teleport")).reason == "no-teleport-here"


@tile("royal scarab", "creature: +2 strength, +2 moves")
def _() -> None:
    beast("royal scarab", "royal-scarab", "royal scarab")


@tile("blades of neith", "+1 strength in every battle")
def _() -> None:
    in_battle("blades of neith", "blades-of-neith")


@tile("divine wound", "+1 strength for each card thrown away after the reveal")
def _() -> None:
    each = figure("divine-wound", "confrontation-end", "strength-per-card")
    for thrown in (0, 1, 2):
        scene = Scene(SEATS).own(0, "divine wound").hand(0, "prayer", "raining fire")
        clash(scene=scene).fight(0, 1, "3", "5")
        assert Answer("diversion") not in scene.legal(0)
        for word in ("prayer", "raining fire")[:thrown]:
            scene.do(0, Answer(word))
        scene = scene if thrown == 2 else scene.do(0, DONE)
        assert scene.told(Strength)[0].total == 5 + 3 + each * thrown


def one_fame(word: str, colour: str, level: int) -> None:
    scene = Scene(SEATS).pyramid("1a", colour, level).pp(0, 9).turn(0).do(0, Buy(box=colour), Buy(word))
    key = word.removeprefix(f"{colour} ").replace(" ", "-")
    assert scene.state.divine[0] == figure(key, "purchase", "divine-fame")


def one_silver(word: str, colour: str) -> None:
    scene = Scene(SEATS).pyramid("1a", colour, 4).pp(0, 9).turn(0).do(0, Buy(box=colour), Buy(word))
    assert int(has_silver(scene.state, 0)) == figure("act-of-god", "purchase", "silver-token")
    scene = Scene(SEATS).own(0, word).turn(0).do(0, Pray("pray1"), Pray("pray2", token="silver"))
    assert scene.legal(0) == [Order("pray1"), Order("pray2")]


for _colour in ("ruby", "sapphire", "diamond", "onyx"):
    tile(f"{_colour} domination", "1 divine FP at once")(
        lambda colour=_colour: one_fame(f"{colour} domination", colour, 3)  # type: ignore[misc]
    )
    tile(f"{_colour} act of god", "at once a silver token: a second action once a day")(
        lambda colour=_colour: one_silver(f"{colour} act of god", colour)  # type: ignore[misc]
    )


@tile("giant scorpion", "creature: +2 strength, 2 damage, +1 move")
def _() -> None:
    beast("giant scorpion", "giant-scorpion", "giant scorpion")


@tile("initiative", "attack: +1 strength, 1 damage, 1 unblockable; defense: 1 damage, 1 unblockable")
def _() -> None:
    in_battle("initiative", "initiative")


@tile("surprise attack", "gold token: a Move that walls do not stop")
def _() -> None:
    scene = Scene(SEATS).own(0, "surprise attack", "priest of mafdet").troop(0, "O1", 3).turn(0)
    scene.do(0, Pray("pray1"), Move(token="gold"), Order("gold"), Move(troop="O1"), Step("F2", 3), Step("2a", 3))
    assert scene.holder("2a") == 0
    assert figure("surprise-attack", "gold", "past-walls") == 1
    assert gold_uses(scene.state, 0) == ()


# --- sapphire ------------------------------------------------------------------------------------------


@tile("recruiting scribe", "3 units of each Recruit for nothing")
def _() -> None:
    free = figure("recruiting-scribe", "recruit", "free-units")
    scene = Scene(SEATS).own(0, "recruiting scribe").pp(0, 5).turn(0).do(0, Recruit(), Recruit(f"1a {free + 1}"))
    assert scene.state.pp[0] == 5 - 1


@tile("defense", "+1 strength in battles others start")
def _() -> None:
    in_battle("defense", "defense")


@tile("reinforcement prayer", "for each Pray up to 2 units into your districts, also where they must fight")
def _() -> None:
    units = figure("reinforcement-prayer", "pray", "free-units")
    scene = Scene(SEATS).own(0, "reinforcement prayer").troop(1, "1b", 1).pp(0, 0).turn(0).do(0, Pray("pray1"))
    assert scene.state.pp[0] == 2
    assert max(int(action.where.split()[1]) for action in scene.legal(0, Recruit)) == units  # type: ignore[attr-defined]
    scene.do(0, Recruit("1a 1"), Recruit("1b 1"))
    assert (scene.units("1a"), scene.state.pp[0]) == (1, 2)
    assert scene.told(BattleBegan)[0].zone == "1b"
    declined = Scene(SEATS).own(0, "reinforcement prayer").turn(0).do(0, Pray("pray1"), DONE)
    assert declined.state.supply[0] == 12


@tile("ancestral elephant", "creature: +1 strength, 1 defense, +1 move")
def _() -> None:
    beast("ancestral elephant", "ancestral-elephant", "ancestral elephant")


@tile("shetyw barrier", "at once battle cards back; one becomes strength 3, defense 3")
def _() -> None:
    special("shetyw barrier", "shetyw-barrier", "sapphire", "defensive")


@tile("shield of neith", "1 defense in every battle")
def _() -> None:
    in_battle("shield of neith", "shield-of-neith")


@tile("legion", "your troops always hold up to 7 units")
def _() -> None:
    most = figure("legion", "always", "troop-limit")
    scene = Scene(SEATS).own(0, "legion").pp(0, 11).turn(0).do(0, Recruit(), Recruit(f"1a {most}"), DONE)
    assert scene.units("1a") == most


@tile("defensive victory", "1 battle FP for each battle won in defense")
def _() -> None:
    scene = clash(2, 5, Scene(SEATS).own(1, "defensive victory")).fight(0, 1, "4", "5")
    assert scene.state.battle[1] == figure("defensive-victory", "rewards", "battle-fame")
    dead = clash(5, 1, Scene(SEATS).own(1, "defensive victory").hand(1, "war fury", "war fury", "war rage"))
    dead.fight(0, 1, "3", "2", d=("war fury", "war fury", "war rage"))
    assert dead.state.battle[1] == 0, "no unit is left"


@tile("spying", "you see the enemy's battle card before choosing yours")
def _() -> None:
    scene = clash(scene=Scene(SEATS).own(0, "spying").hand(1, "war rage"))
    assert scene.waiting == (1,)
    scene.do(1, Battle(cards="war rage"), Battle("5", "8"))
    seen = scene.game.view(scene.state, 0).battle
    assert seen is not None
    assert seen.own is not None
    assert seen.own.seen == "5"
    assert seen.defender.cards == []


@tile("reinforcements", "all units of each Recruit for nothing")
def _() -> None:
    scene = Scene(SEATS).own(0, "reinforcements").pp(0, 0).turn(0)
    scene.do(0, Recruit(), Recruit("1a 5"), Recruit("1b 5"), Recruit("1c 2"), DONE)
    assert has("reinforcements", "recruit", "any-free-units")
    assert (scene.state.supply[0], scene.state.pp[0]) == (0, 0)


@tile("sphinx", "creature: +2 strength, +1 move; 1 divine FP at once")
def _() -> None:
    beast("sphinx", "sphinx", "sphinx")
    one_fame("sphinx", "sapphire", 4)


@tile("divine will", "gold token: a Move or a Recruit")
def _() -> None:
    choices = next(one.choices for one in effects("divine-will"))
    assert gold_uses(Scene(SEATS).own(0, "divine will").state, 0) == choices


# --- diamond -------------------------------------------------------------------------------------------


@tile("priest", "+1 PP for each Pray")
def _() -> None:
    scene = Scene(SEATS).own(0, "priest").pp(0, 0).turn(0).do(0, Pray("pray1"))
    assert scene.state.pp[0] == 2 + figure("priest", "pray", "pp")


@tile("priestess", "tiles you buy cost 1 less")
def _() -> None:
    less = figure("priestess", "buy", "cheaper-tiles", "less")
    scene = Scene(SEATS).own(0, "priestess").pyramid("1a", "ruby", 3).pp(0, 5).turn(0)
    scene.do(0, Buy(box="ruby"), Buy("blades of neith"))
    assert scene.state.pp[0] == 5 - (3 - less)


@tile("magical support", "each pyramid level you raise costs 1 less")
def _() -> None:
    less = figure("magical-support", "raise", "cheaper-levels", "less")
    scene = Scene(SEATS).own(0, "magical support").pyramid("1a", "ruby", 1).pp(0, 9).turn(0)
    scene.do(0, Raise(), Raise("1a", 3))
    assert scene.state.pp[0] == 9 - (2 - less) - (3 - less)


@tile("deep desert snake", "creature: +1 move; cancels the enemy's creature in battle")
def _() -> None:
    beast("deep desert snake", "deep-desert-snake", "deep desert snake")
    scene = Scene(SEATS).own(0, "deep desert snake").own(1, "giant scorpion")
    scene.troop(0, "F1", 3, "deep desert snake").troop(1, "T1", 3, "giant scorpion").turn(0)
    scene.march(0, "F1", Step("T1", 3, "deep desert snake")).fight(0, 1, "3", "4")
    assert has("deep-desert-snake", "battle", "cancels-creature")
    assert [(one.total, one.damage) for one in scene.told(Strength)] == [(6, 2), (6, 0)]


@tile("vision", "every night 4 more cards, then discard 4")
def _() -> None:
    drawn = figure("vision", "night-cards", "draws-and-discards", "drawn")
    discarded = figure("vision", "night-cards", "draws-and-discards", "discarded")
    scene = Scene(SEATS).own(0, "vision").night()
    assert len(scene.state.hands[0]) == 1 + 1 + drawn
    for _ in range(discarded):
        scene.do(0, scene.legal(0)[0])
    assert (len(scene.state.hands[0]), len(scene.state.discard)) == (1 + 1 + drawn - discarded, discarded)
    assert STOCK.diversion in scene.state.hands[0]
    assert len(scene.state.hands[1]) == 2


@tile("divine boon", "+1 card every night")
def _() -> None:
    scene = Scene(SEATS).own(0, "divine boon").night()
    assert len(scene.state.hands[0]) - len(scene.state.hands[1]) == figure("divine-boon", "night-cards", "draws")


@tile("hand of god", "1 pyramid level for nothing at every Awakening")
def _() -> None:
    levels = figure("hand-of-god", "night-awakening", "free-levels")
    for zone, before, action in (("1a", 2, Raise("1a", 2 + levels)), ("1b", 0, Raise("1b", levels, "onyx"))):
        scene = Scene(SEATS).own(0, "hand of god").pyramid("1a", "ruby", 2).pp(0, 0).night()
        assert scene.state.step == 8, "at the Awakening"
        assert scene.state.left[0] == 5
        scene.do(0, action)
        assert scene.state.level[scene.zone(zone)] == before + levels
        assert scene.state.pp[0] == 2


@tile("divine hunger", "2 PP for each enemy unit destroyed in battle by your damage")
def _() -> None:
    each = figure("divine-hunger", "casualties-end", "pp-per-kill")
    scene = clash(scene=Scene(SEATS).own(0, "divine hunger").pp(0, 0)).fight(0, 1, "3", "4")  # 2 damage, 1 defense
    assert paid(scene, 0, "divine hunger") == each * 1
    own = clash(scene=Scene(SEATS).own(1, "divine hunger").pp(1, 0)).fight(0, 1, "1", "5")  # loses 2 by its own card
    assert paid(own, 1, "divine hunger") == 0


@tile("priest of thoeris", "1 card at the War Council of each battle you start")
def _() -> None:
    cards = figure("priest-of-thoeris", "attack-council", "draws")
    scene = clash(scene=Scene(SEATS).own(0, "priest of thoeris"))
    assert [(one.seat, one.cards) for one in scene.told(CardsDrawn)] == [(0, cards)]
    recruited = Scene(SEATS).own(0, "priest of thoeris").troop(1, "1a", 1).turn(0).do(0, Recruit(), Recruit("1a 2"))
    assert [one.cards for one in recruited.told(CardsDrawn)] == [cards]
    assert clash(scene=Scene(SEATS).own(1, "priest of thoeris")).told(CardsDrawn) == []


@tile("priest of ra", "everything you pay costs 1 less")
def _() -> None:
    less = figure("priest-of-ra", "spending", "cheaper-effects", "less")
    scene = Scene(SEATS).own(0, "priest of ra").pyramid("1a", "ruby", 1).troop(0, "1a", 2).troop(1, "T2", 1).pp(0, 9)
    scene.hand(0, "raining fire").turn(0).do(0, Card("raining fire", "T2"))
    assert scene.state.pp[0] == 9 - (1 - less)
    scene.march(0, "1a", Step("T1", 2, way="teleport"))
    assert scene.state.pp[0] == 9 - (1 - less) - (2 - less)


@tile("priest of amon", "+7 PP at the Prayers of every night")
def _() -> None:
    scene = Scene(SEATS).own(0, "priest of amon").pp(0, 0).night()
    assert scene.state.pp[0] == 2 + figure("priest-of-amon", "night-prayers", "pp")


@tile("the mummy", "creature: +2 strength, +1 move; +1 card every night")
def _() -> None:
    beast("the mummy", "the-mummy", "mummy")
    scene = Scene(SEATS).own(0, "the mummy").night()
    assert len(scene.state.hands[0]) - len(scene.state.hands[1]) == figure("the-mummy", "night-cards", "draws")


# --- onyx ----------------------------------------------------------------------------------------------


def mercenaries(word: str) -> None:
    units = figure("mercenaries", "purchase", "joining-units")
    scene = Scene(SEATS).pyramid("1a", "onyx", 1).troop(1, "1b", 1).turn(0).do(0, Buy(box="onyx"), Buy(word))
    assert scene.state.supply[0] == 12 + units
    scene.do(0, Recruit(f"1a {units - 1}"), Recruit("1b 1"))
    assert scene.told(BattleBegan)[0].zone == "1b"
    assert scene.state.supply[0] == 12


@tile("mercenaries sword", "at once 3 more units, for good")
def _() -> None:
    mercenaries("mercenaries sword")


@tile("mercenaries spear", "at once 3 more units, for good")
def _() -> None:
    """Its artwork is another one: somebody may own both (T-56)."""
    mercenaries("mercenaries spear")
    scene = Scene(SEATS).own(0, "mercenaries sword").pyramid("1a", "onyx", 1).turn(0).do(0, Buy(box="onyx"))
    assert Buy("mercenaries spear") in scene.legal(0)


@tile("local recruit", "1 unit of each Recruit for nothing; recruits may join your troops anywhere")
def _() -> None:
    free = figure("local-recruit", "recruit", "free-units")
    scene = Scene(SEATS).own(0, "local recruit").troop(0, "T1", 2).pp(0, 5).turn(0)
    scene.do(0, Recruit(), Recruit(f"T1 {free + 1}"), Recruit("1a 1"), DONE)
    assert has("local-recruit", "recruit", "onto-troops")
    assert (scene.units("T1"), scene.units("1a"), scene.state.pp[0]) == (2 + free + 1, 1, 5 - 2)


@tile("honor in battle", "1 PP for each unit of yours destroyed in battle by enemy damage")
def _() -> None:
    each = figure("honor-in-battle", "casualties-end", "pp-per-loss")
    scene = clash(scene=Scene(SEATS).own(0, "honor in battle").pp(0, 0)).fight(0, 1, "1", "7")  # 3 damage, 2 by itself
    assert paid(scene, 0, "honor in battle") == each * 3


@tile("dedication to battle", "2 PP at the War Council of each battle you start")
def _() -> None:
    each = figure("dedication-to-battle", "attack-council", "pp")
    moved = clash(scene=Scene(SEATS).own(0, "dedication to battle").pp(0, 0))
    assert paid(moved, 0, "dedication to battle") == each
    scene = Scene(SEATS).own(0, "dedication to battle").troop(1, "1a", 1).pp(0, 1).turn(0)
    scene.do(0, Recruit(), Recruit("1a 1"))
    assert paid(scene, 0, "dedication to battle") == each


@tile("khnum's sphinx", "creature: +1 strength, +1 move; enemies pay 1 PP to enter")
def _() -> None:
    beast("khnum's sphinx", "khnums-sphinx", "khnum's sphinx")
    toll = figure("khnums-sphinx", "enemy-move", "toll")
    scene = Scene(SEATS).own(1, "khnum's sphinx").troop(1, "T1", 1, "khnum's sphinx").pp(0, 5)
    scene.troop(0, "F1", 2).turn(0).march(0, "F1", "T1")
    assert scene.state.pp[0] == 5 - toll


@tile("twin ceremony", "gold token: a tile for 1 PP more, also of a colour bought today")
def _() -> None:
    more = figure("twin-ceremony", "gold", "dearer")
    for bought in ([], [0]):
        scene = Scene(SEATS).own(0, "twin ceremony").pyramid("1a", "ruby", 2).pp(0, 9).turn(0)
        scene.state.bought[0] = list(bought)
        scene.do(0, Recruit(), Buy(token="gold"), Order("gold"), Buy("carnage"))
        assert scene.state.pp[0] == 9 - 2 - more
    assert has("twin-ceremony", "gold", "same-colour-again")


@tile("griffin sphinx", "creature: +2 strength; teleports for nothing, from obelisks too")
def _() -> None:
    beast("griffin sphinx", "griffin-sphinx", "griffin sphinx")
    assert has("griffin-sphinx", "move", "free-teleport")
    for zone in ("1a", "O1"):
        scene = Scene(SEATS).own(0, "griffin sphinx").pyramid("1a", "ruby", 1)
        scene.troop(0, zone, 2, "griffin sphinx").pp(0, 0).turn(0)
        scene.march(0, zone, Step("T3", 2, "griffin sphinx", "teleport"))
        assert scene.holder("T3") == 0
    left = Scene(SEATS).own(0, "griffin sphinx").pyramid("1a", "ruby", 1).troop(0, "1a", 2, "griffin sphinx").pp(0, 1)
    left.turn(0).do(0, Move(space="move3"), Move(troop="1a"))
    assert left.refused(0, Step("T3", 1, "stays", "teleport")).reason == "too-dear"


@tile("forced march", "gold token: a Move without a teleport")
def _() -> None:
    scene = Scene(SEATS).own(0, "forced march").pyramid("1a", "ruby", 1).troop(0, "1a", 2).turn(0)
    scene.do(0, Pray("pray1"), Move(token="gold"), Order("gold"), Move(troop="1a"))
    assert has("forced-march", "gold", "no-teleport")
    assert scene.refused(0, Step("T3", 2, way="teleport")).reason == "no-teleport-by-gold"
    scene.do(0, Step("F1", 2))
    both = Scene(SEATS).own(0, "forced march", "divine will").pyramid("1a", "ruby", 1).troop(0, "1a", 2).turn(0)
    both.do(0, Pray("pray1"), Move(token="gold"), Order("gold"), Move(troop="1a"), Step("T3", 2, way="teleport"))
    assert both.holder("T3") == 0, "Divine Will forbids nothing"


@tile("deadly trap", "+1 strength and 1 unblockable damage in battles others start")
def _() -> None:
    in_battle("deadly trap", "deadly-trap")


@tile("soul devourer", "creature: +2 strength, +1 move; 1 battle FP for each battle you win with 2 kills")
def _() -> None:
    beast("soul devourer", "soul-devourer", "soul devourer")
    kills = figure("soul-devourer", "rewards", "fame-for-kills", "kills")
    fame = figure("soul-devourer", "rewards", "fame-for-kills", "fame")
    for enemies in (kills, kills - 1):
        scene = Scene(SEATS).own(0, "soul devourer").troop(0, "F1", 5, "soul devourer").troop(1, "T1", enemies)
        scene.turn(0).march(0, "F1", Step("T1", 5, "soul devourer")).fight(0, 1, "7", "4")  # 3 damage, 1 defense
        assert scene.state.supply[1] == 12, "all of them fell"
        assert scene.state.battle[0] == 1 + (fame if enemies == kills else 0)
    fire = Scene(SEATS).own(1, "soul devourer").troop(1, "T1", 3, "soul devourer").hand(0, "raining fire").turn(0)
    assert Card("raining fire", "T1") in fire.legal(0), "it shields nobody from fire"


@tile("bestial fury", "+1 strength, +1 damage in every battle; +1 land move in every Move")
def _() -> None:
    in_battle("bestial fury", "bestial-fury")
    moves("bestial fury", "bestial-fury")


@tile("divine might", "+2 PP on every gain of PP, by day and night")
def _() -> None:
    more = figure("divine-might", "gaining", "adds-to-gains")
    day = Scene(SEATS).own(0, "divine might").pp(0, 0).turn(0).do(0, Pray("pray1"))
    assert day.state.pp[0] == 2 + more
    night = Scene(SEATS).own(0, "divine might").pp(0, 0).night()
    assert night.state.pp[0] == 2 + more


test_tiles = tile.test(STOCK.tile_words)


# --- Divine Intervention cards -----------------------------------------------------------------------------


def added(word: str, key: str) -> None:
    plain = sums(clash())
    for side, when in enumerate(("attack", "defence")):
        scene = clash(scene=Scene(SEATS).hand(side, word))
        scene.do(side, Battle(cards=word))
        price = next(one.cost for one in TABLE.cards if one.key == key)
        with_it = sums(scene)
        more = tuple(now - before for now, before in zip(with_it[side], plain[side], strict=True))
        assert more == blows(key, when)
        assert scene.state.pp[side] == 7 - price


for _word, _says in (
    ("war rage", "+1 strength"),
    ("war fury", "+2 strength"),
    ("bloody battle", "+1 damage"),
    ("bloodbath", "+2 damage"),
    ("bronze wall", "+1 defense"),
    ("iron wall", "+2 defense"),
):
    card(_word, _says)(lambda word=_word: added(word, word.replace(" ", "-")))  # type: ignore[misc]


@card("tactical support", "by day: up to 2 units to your districts, troops or a battle")
def _() -> None:
    units = figure("tactical-support", "day", "free-units")
    scene = Scene(SEATS).hand(0, "tactical support").troop(0, "T1", 1).troop(1, "1b", 1).turn(0)
    scene.do(0, Card("tactical support"))
    assert Recruit(f"T1 {units}") in scene.legal(0)
    assert Recruit(f"T1 {units + 1}") not in scene.legal(0)
    scene.do(0, Recruit("T1 1"), Recruit("1b 1"))
    assert scene.told(BattleBegan)[0].zone == "1b"
    assert scene.state.pp[0] == 7 - next(one.cost for one in TABLE.cards if one.key == "tactical-support")


@card("raining fire", "by day: destroys 1 enemy unit")
def _() -> None:
    scene = Scene(SEATS).hand(0, "raining fire").troop(1, "T1", 3).turn(0).do(0, Card("raining fire", "T1"))
    assert scene.units("T1") == 3 - figure("raining-fire", "day", "removes-units")
    assert scene.state.pp[0] == 7 - next(one.cost for one in TABLE.cards if one.key == "raining-fire")


@card("prayer", "by day: +2 PP")
def _() -> None:
    scene = Scene(SEATS).hand(0, "prayer").pp(0, 3).turn(0).do(0, Card("prayer"))
    assert scene.state.pp[0] == 3 + figure("prayer", "day", "pp")


@card("transfer", "in a Move: teleport to an obelisk from anywhere, for nothing")
def _() -> None:
    scene = Scene(SEATS).hand(0, "transfer").troop(0, "F1", 3).pp(0, 0).turn(0).march(0, "F1")
    scene.do(0, Card("transfer", "T3"), Step("T3", 3, way="teleport"))
    assert (scene.holder("T3"), scene.state.pp[0]) == (0, 0)
    assert has("transfer", "move", "free-teleport")


@card("swiftness", "+1 land move, as a Move begins")
def _() -> None:
    more = figure("swiftness", "move-start", "land-moves")
    scene = Scene(SEATS).hand(0, "swiftness", "swiftness").troop(0, "1a", 2).turn(0).march(0, "1a")
    scene.do(0, Card("swiftness"))
    assert scene.game.view(scene.state, 0).asked.facts["land"] == 1 + more
    scene.do(0, Step("F1", 2))
    assert scene.refused(0, Card("swiftness")).reason == "only-as-a-move-begins"


@card("diversion", "a bluff in battle: nothing happens, and it comes back to your hand")
def _() -> None:
    plain = sums(clash())
    scene = clash().do(0, Battle(cards="diversion"))
    assert sums(scene) == plain
    assert scene.state.hands[0] == [STOCK.diversion]
    scene.do(1, Aftermath("recall")).do(0, Aftermath("stay"))
    assert scene.state.hands[0] == [STOCK.diversion]
    assert scene.state.discard == []
    assert set(next(one.conditions for one in effects("diversion"))) == {
        "returns-to-hand",
        "never-in-deck",
        "never-discarded",
    }


test_cards = card.test(STOCK.card_words)


def test_creatures_come_from_the_supply_beside_a_troop_at_home() -> None:
    """All ten, each beside the troop that it is then tied to (T-60)."""
    for word, number in ((STOCK.tile_words[one], beast) for one, beast in STOCK.beast_of_tile.items()):
        scene = Scene(SEATS).own(0, word).troop(0, "1a", 2).turn(0)
        scene.do(0, Creature(STOCK.beast_words[number], "1a"))
        assert scene.creature("1a") == STOCK.beast_words[number]
