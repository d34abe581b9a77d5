# Kemet: words of its pictures and of their text board.

title = Kemet
sub = Blood and Sand  ·  { $moment }
fp = FP
pp = PP
tiles = { $count ->
    [one] tile
   *[other] tiles
}
cards = { $count ->
    [one] card
   *[other] cards
}
veterans = { $count ->
    [one] vet
   *[other] vets
}
supply = { $count } in supply
no-tiles = no tiles yet
deck = Deck { $deck }, discard { $discard }.
legend-win = Win: before your token, 9 FP or
legend-win-more = more and nobody ahead of you.
legend-creature = Gold: a creature with the troop.
legend-market = Tiles on display: look at "market".
hand-battle = Battle cards: strength (d damage, u unblockable, s defense)
hand-cards = Your cards
source-battle = battle
source-divine = divine
source-temples = temples
source-pyramids = pyramids
final = { $who } { $fame } FP: { $parts }
won = { $who } wins with { $score } FP.

market = Power tiles
market-sub = Kemet  ·  { $moment }
market-level = Level { $level }
market-gone = all taken
market-copies = × { $copies }

player-pyramid = Action pyramid
player-needs = no token on level { $levels }
player-track = Prayer points
player-tiles = Power tiles
player-none = none
player-level = level { $level }
player-units = Units in supply
player-veterans = Veterans
player-hand = Cards in hand
player-creatures = Creatures in supply
player-face-up = Battle cards face up
player-away = Put away unseen
space-pray = Pray
space-buy = Buy
space-raise = Raise
space-recruit = Recruit
space-move = Move
space-gold = Gold

battle = Battle at { $zone }
attacks = attacks
defends = defends { $zone }
units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
battle-secret = cards are being chosen
battle-ready = ready
battle-strength = strength
battle-card = Battle card { $card }
battle-damage = Damage
battle-unblockable = Unblockable
battle-defense = Defense
battle-total = Total
battle-wins = wins
battle-lost = −{ $count }
battle-casualties = Casualties
battle-left = { $count } left
battle-none = Nobody fights now.
strip-lost = loses { $count }, { $left } left
strip-blows = damage { $damage }, unblockable { $unblockable }, defense { $defense }
line-units = units
line-card = card
line-home = own city
line-certain = certain so far

text-head = Kemet: Blood and Sand, { $moment }.
text-asked = { $who }: { $what }.
text-won = { $who } wins with { $fame } FP.
text-colours = Tile colours: { $colours }.
text-order = Turn order: { $order }.
text-seat = { $who }: { $fame } FP (battle { $battle }, divine { $divine }, temples { $temples }, pyramids { $pyramids }), { $pp } PP.
text-stock = { $who } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $battlecards ->
    [one] 1 battle card
   *[other] { $battlecards } battle cards
}, { $supply ->
    [one] 1 unit
   *[other] { $supply } units
} in supply, { $veterans ->
    [one] 1 veteran
   *[other] { $veterans } veterans
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} left.
text-bonus = { $who } can place: { $what }.
text-placed = { $who } has tokens on: { $spaces }.
text-boxes = { $who } has Buy boxes: { $boxes }.
text-tiles = { $who } owns: { $tiles }.
text-stable = { $who } has creatures in supply: { $creatures }.
text-face-up = { $who } has face up: { $cards }.
text-face-down = { $who } has put away unseen: { $count }.
text-hand = { $who } holds: { $cards }.
text-battle-hand = { $who } holds battle cards: { $cards }.
text-away = { $who } has put away: { $cards }.
text-aside = { $who } has set aside for good: { $cards }.
text-setup = Your set-up: { $troops }; { $pyramids }.
text-ready = Ready: { $who }.
text-slots = New turn order: { $slots }.
text-zone = { $zone } ({ $kind }): { $what }.
text-empty = Empty: { $zones }.
text-troop = { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
text-pyramid = { $colour } pyramid level { $level }
text-income = +{ $pp } PP at night
text-delta = at night { $units ->
    [one] 1 unit
   *[other] { $units } units
} for { $pp } PP
text-offering = at night { $units ->
    [one] 1 unit
   *[other] { $units } units
} for 1 divine FP
text-fame = fame to { $who }
text-attack = attacked by { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
text-market = { $colour } level { $level }: { $tiles }.
text-deck = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. Discard: { $discard }.
text-battle = Battle at { $zone }: { $who } with { $units } against { $other } with { $against }.
text-revealed = { $who } plays { $card }{ $cards ->
    [none] {""}
   *[other] {" "}with { $cards }
}.
text-winner = { $who } wins the battle.
text-scores = Fame: { $scores }.
kind-district = district
kind-desert = desert
kind-temple = temple
kind-sanctuary = sanctuary
kind-front = front, military harbor
kind-bank = trading harbor
kind-obelisk = obelisk
