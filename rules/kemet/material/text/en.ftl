### The printed tiles, cards and zones. Numbers come from `table.json` under the names of its effects (`table.facts`); a
### message names the triggers of its entry, in order. Names are those printed in English.

## When an effect works

trigger-purchase = On purchase
trigger-always = Always
trigger-spending = When you spend PP
trigger-gaining = When you gain PP, by day or night
trigger-pray = Pray
trigger-buy = Buy
trigger-raise = Raise
trigger-recruit = Recruit
trigger-move = Move
trigger-move-start = As a Move begins
trigger-enemy-move = Opponents' Moves
trigger-gold = Gold token
trigger-day = In your turn by day
trigger-battle = Battle
trigger-attack = Battle you start
trigger-defence = Battle others start
trigger-attack-council = War Council of a battle you start
trigger-council = War Council
trigger-confrontation-end = End of the Confrontation
trigger-casualties-end = End of the Casualties
trigger-rewards = Rewards of a battle
trigger-night-prayers = Night, Prayers
trigger-night-cards = Night, Divine Intervention
trigger-night-awakening = Night, Awakening

## Words with a number

n-moves = { $moves ->
    [one] +{ $moves } land move
   *[other] +{ $moves } land moves
}
n-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
n-districts = { $districts ->
    [one] { $districts } enemy district
   *[other] { $districts } enemy districts
}

## Tiles

tile-charge = { trigger-attack }: +{ $strength } strength.
tile-priest-of-mafdet = { trigger-move }: { n-moves }.
tile-carnage = { trigger-battle }: +{ $damage } damage.
tile-wrryt-storm = { trigger-purchase }: take back all your battle cards, remove { $out } of them for good, unseen; in its place comes the special card with strength { $strength } and damage { $damage }.
tile-phoenix = Creature. { trigger-move }: { n-moves }, and { n-districts } may be entered without starting next to it. { trigger-battle }: +{ $strength } strength.
tile-portal = { trigger-move }: teleports cost { $less } PP less (no less than { $least }) and may also start from a zone with an obelisk.
tile-royal-scarab = Creature. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength.
tile-blades-of-neith = { trigger-battle }: +{ $strength } strength.
tile-divine-wound = { trigger-confrontation-end }: discard any cards from your hand but Diversion, +{ $strength } strength for each.
tile-domination = { trigger-purchase }: { $fame } divine FP.
tile-giant-scorpion = Creature. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength, +{ $damage } damage.
tile-initiative = { trigger-attack }: +{ $strength } strength, +{ $attack-damage } damage, +{ $attack-unblockable } unblockable damage. { trigger-defence }: +{ $defence-damage } damage, +{ $defence-unblockable } unblockable damage.
tile-surprise-attack = { trigger-gold }: { $actions } Move, in which { n-districts } may be entered without starting next to it.
tile-act-of-god = { trigger-purchase }: { $tokens } silver token.
tile-recruiting-scribe = { trigger-recruit }: up to { n-units } for nothing.
tile-defense = { trigger-defence }: +{ $strength } strength.
tile-reinforcement-prayer = { trigger-pray }: up to { n-units } for nothing into your districts; where an enemy stands they fight, as in a Recruit.
tile-ancestral-elephant = Creature. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength, +{ $defense } defense.
tile-shetyw-barrier = { trigger-purchase }: take back all your battle cards, remove { $out } of them for good, unseen; in its place comes the special card with strength { $strength } and defense { $defense }.
tile-shield-of-neith = { trigger-battle }: +{ $defense } defense.
tile-legion = { trigger-always }: your troops hold up to { $limit } units.
tile-defensive-victory = { trigger-rewards }: { $fame } battle FP if you were attacked, won and have a unit left there.
tile-spying = { trigger-council }: your opponent chooses first and shows you the battle card that is played, and no other card.
tile-reinforcements = { trigger-recruit }: any number of units for nothing.
tile-sphinx = Creature. { trigger-purchase }: { $fame } divine FP. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength.
tile-divine-will = { trigger-gold }: { $actions } Move or Recruit.
tile-priest = { trigger-pray }: +{ $pp } PP.
tile-priestess = { trigger-buy }: the tile costs { $less } PP less (no less than { $least }).
tile-magical-support = { trigger-raise }: every level costs { $less } PP less (no less than { $least }).
tile-deep-desert-snake = Creature. { trigger-move }: { n-moves }. { trigger-battle }: the enemy's creature counts for nothing.
tile-vision = { trigger-night-cards }: draw { $drawn } more cards, then discard { $discarded }.
tile-divine-boon = { trigger-night-cards }: draw { n-cards } more.
tile-hand-of-god = { trigger-night-awakening }: up to { $levels } pyramid level for nothing; it may be a new pyramid.
tile-divine-hunger = { trigger-casualties-end }: { $pp } PP for each enemy unit your damage removed, as one gain.
tile-priest-of-thoeris = { trigger-attack-council }: draw { n-cards }.
tile-priest-of-ra = { trigger-spending }: each effect you pay for costs { $less } PP less (no less than { $least }).
tile-priest-of-amon = { trigger-night-prayers }: +{ $pp } PP.
tile-the-mummy = Creature. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength. { trigger-night-cards }: draw { n-cards } more.
tile-mercenaries = { trigger-purchase }: { n-units } more for good, placed in your districts; where an enemy stands they fight, as in a Recruit.
tile-local-recruit = { trigger-recruit }: up to { n-units } for nothing; recruited units may go to your districts and to your troops anywhere.
tile-honor-in-battle = { trigger-casualties-end }: { $pp } PP for each of your units that enemy damage removed, as one gain.
tile-dedication-to-battle = { trigger-attack-council }: { $pp } PP.
tile-khnums-sphinx = Creature. { trigger-enemy-move }: other troops pay { $pp } PP more to enter its zone. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength.
tile-twin-ceremony = { trigger-gold }: { $actions } Buy for { $more } PP more; it may be a colour you have bought today already.
tile-griffin-sphinx = Creature. { trigger-move }: teleports for nothing, also from a zone with an obelisk. { trigger-battle }: +{ $strength } strength.
tile-forced-march = { trigger-gold }: { $actions } Move, without a teleport.
tile-deadly-trap = { trigger-defence }: +{ $strength } strength, +{ $unblockable } unblockable damage.
tile-soul-devourer = Creature. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength. { trigger-rewards }: +{ $fame } battle FP if you won and your damage removed { $kills } enemy units or more.
tile-bestial-fury = { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } strength, +{ $damage } damage.
tile-divine-might = { trigger-gaining }: +{ $pp } PP on each gain from another effect.

## Divine Intervention cards

card-war-rage = { trigger-battle }: +{ $strength } strength.
card-war-fury = { trigger-battle }: +{ $strength } strength.
card-bloody-battle = { trigger-battle }: +{ $damage } damage.
card-bloodbath = { trigger-battle }: +{ $damage } damage.
card-bronze-wall = { trigger-battle }: +{ $defense } defense.
card-iron-wall = { trigger-battle }: +{ $defense } defense.
card-tactical-support = { trigger-day }: up to { n-units } for nothing into your districts or to your troops; where an enemy stands they fight, as in a Recruit.
card-raining-fire = { trigger-day }: remove { n-units } from an enemy's troop.
card-prayer = { trigger-day }: +{ $pp } PP.
card-transfer = { trigger-move }: the troop teleports from wherever it is, for nothing.
card-swiftness = { trigger-move-start }: { n-moves }.
card-diversion = { trigger-battle }: nothing happens, it only looks like a card. After the reveal it comes back to your hand; it is never discarded and never in the deck.

## Battle cards

battle-card = { trigger-battle }: strength { $strength }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $defense ->
    [0] {""}
   *[other] , defense { $defense }
}{ $loss ->
    [0] {""}
   *[other] , { $loss } unblockable damage to your own troop
}.

## Names of tiles and cards, as printed

name-charge = Charge!
name-priest-of-mafdet = Priest of Mafdet
name-carnage = Carnage
name-wrryt-storm = Wrryt Storm
name-phoenix = Phoenix
name-portal = Portal (Thoth)
name-royal-scarab = Royal Scarab
name-blades-of-neith = Blades of Neith
name-divine-wound = Divine Wound
name-domination = Domination
name-giant-scorpion = Giant Scorpion
name-initiative = Initiative
name-surprise-attack = Surprise Attack
name-act-of-god = Act of God
name-recruiting-scribe = Recruiting Scribe
name-defense = Defense!
name-reinforcement-prayer = Reinforcement Prayer
name-ancestral-elephant = Ancestral Elephant
name-shetyw-barrier = Shetyw Barrier
name-shield-of-neith = Shield of Neith
name-legion = Legion
name-defensive-victory = Defensive Victory
name-spying = Spying
name-reinforcements = Reinforcements
name-sphinx = Sphinx
name-divine-will = Divine Will
name-priest = Priest
name-priestess = Priestess
name-magical-support = Magical Support
name-deep-desert-snake = Deep Desert Snake
name-vision = Vision
name-divine-boon = Divine Boon
name-hand-of-god = Hand of God
name-divine-hunger = Divine Hunger
name-priest-of-thoeris = Priest of Thoeris
name-priest-of-ra = Priest of Ra
name-priest-of-amon = Priest of Amon
name-the-mummy = The Mummy
name-mercenaries = Mercenaries (sword / spear)
name-local-recruit = Local Recruit
name-honor-in-battle = Honor in Battle
name-dedication-to-battle = Dedication to Battle
name-khnums-sphinx = Khnum's Sphinx
name-twin-ceremony = Twin Ceremony
name-griffin-sphinx = Griffin Sphinx
name-forced-march = Forced March
name-deadly-trap = Deadly Trap
name-soul-devourer = Soul Devourer
name-bestial-fury = Bestial Fury
name-divine-might = Divine Might
name-war-rage = War Rage
name-war-fury = War Fury
name-bloody-battle = Bloody Battle
name-bloodbath = Bloodbath
name-bronze-wall = Bronze Wall
name-iron-wall = Iron Wall
name-tactical-support = Tactical Support
name-raining-fire = Raining Fire
name-prayer = Prayer
name-transfer = Transfer
name-swiftness = Swiftness
name-diversion = Diversion

## Zones of the board

city-1 = North-west City
city-2 = West City
city-3 = South-west City
city-4 = North-east City
city-5 = East City
city-6 = South-east City
zone-district = district { $letter } of the { $city }
zone-front = desert before the { $city }
zone-t1 = Western Temple
zone-t2 = West Bank Temple
zone-t3 = East Bank Temple
zone-t4 = Eastern Temple
zone-o1 = north-western obelisk
zone-o2 = south-western obelisk
zone-o3 = north-eastern obelisk
zone-o4 = south-eastern obelisk
zone-wb = West Bank
zone-eb = East Bank
zone-dt = Delta Temple
zone-dm = Delta desert
zone-sa = Sanctuary of All Gods
