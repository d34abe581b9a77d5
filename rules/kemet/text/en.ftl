# Kemet: Blood and Sand. Clauses of the rules in our words.

T-1 = Two to five players, each with one of five gods; the gods differ in colour and city only.
T-2 = A player has 12 units, 5 coloured tokens, 8 battle cards, 3 pyramids and a Buy token of each colour; units on the board and in supply are always 12, plus mercenaries bought.
T-3 = In common: 64 power tiles, 10 creatures, 6 mercenaries, 38 Divine Intervention cards, 2 special battle cards, fame, veteran, silver and gold tokens. Fame and veteran tokens never run out.
T-4 = The board depends on the number of players: the printed pictures of it are not known, so which parts are used is our reading. What is greyed out or under a storm is not there and cannot be entered in any way.
T-5 = A zone is a temple, the Sanctuary of All Gods, a district or a desert. The Sanctuary is not a temple; the Delta Temple is one.
T-6 = Each city has exactly three districts, each a zone of its own behind walls.
T-7 = Harbors and obelisks belong to a zone and matter only for moving.
T-8 = The Nile parts zones: its banks are not adjacent, only ships cross it.
T-9 = The action pyramid has three levels and a gold space on top: Move and Recruit; Raise, Move and Pray; three Buy boxes and Pray.
T-10 = A new colour of pyramid brings its Buy token, which stays on a colourless Buy box for the rest of the game; one token per box, one per colour.
T-11 = Prayer points are kept on a track from 0 to 11.
T-12 = A power tile has a colour, a level from 1 to 4, a price equal to its level, an effect, and a sign for when it works.
T-13 = A Divine Intervention card may have a price and has a sign for when it is played.
T-14 = A battle card has strength, and may have damage, unblockable damage and defense.
T-15 = A pyramid has a level from 1 to 4; one not built counts as level 0.
T-16 = The board for the number of players is used.
T-17 = The colours of tiles are drawn: two for two players, three for three or four, four for five.
T-18 = 26 tiles lie out for two players, 48 for three or four, 64 for five.
T-19 = For two players the Act of God tiles and every second copy are left out.
T-20 = All tiles in the game lie face up for everybody.
T-21 = Special battle cards are there only with the tiles that grant them; creatures stand on their tiles.
T-22 = Domination and the Sphinx carry a divine Fame Point for their buyer.
T-23 = Each temple in play starts with one unclaimed Fame Point.
T-24 = Everybody has one Diversion; the others leave the game. It is a bluff: added to a battle it does nothing and returns to the hand after the reveal; it is never discarded and never in the deck.
T-25 = All other cards form the deck; each player starts with two of them.
T-26 = Nobody starts with fame, veterans, silver or gold.
T-27 = Everybody's fame is public.
T-28 = The first turn order is drawn.
T-29 = In turn order everybody chooses a city, then starts with five units in each of two of its districts; two stay in supply.
T-30 = In turn order each player builds three pyramid levels, none above two, in different own districts and different colours. A player has pyramid parts for three pyramids; with two players six parts, for two.
T-31 = Each player takes a free level-1 tile of a colour of an own pyramid, in reverse turn order; it does not count as bought today.
T-32 = Players start with 7 prayer points, Diversion and two cards.
T-33 = A round is a Day and then a Night; the game begins with a Day and has no last round.
T-34 = Divine and battle fame are never lost; temple and pyramid fame come and go with control.
T-35 = Permanent fame comes from won attacks, some tiles, the offering, and two temples at night; temporary fame from each temple and each level-4 pyramid controlled.
T-36 = Where rules disagree, a card beats a tile and a tile beats the rules of the game.
T-37 = In turn order everybody takes one turn, five times over; then the Day is done.
T-38 = In a turn exactly one coloured token is placed on an empty space; nobody passes, but an action may be left unused.
T-39 = A space takes one token a day.
T-40 = At the end of the Day each of the three levels must hold a token; a placement that makes this impossible is refused.
T-41 = The gold space is no level; a silver token on a level counts for it, unless the table plays otherwise.
T-42 = Day cards are played in one's own turn only, at any time but in a battle; playing one is not an action. By the rulebook of 2024 only before or after an action.
T-43 = A silver token is placed together with a coloured one, on any empty space, for a second action; it comes back at Awakening.
T-44 = A gold token is placed together with a coloured one, on the gold space, for what one owned gold tile allows; one a round. By the rulebook of 2024 it may lie beside the token that buys the tile.
T-45 = The player chooses the order of the actions; each is finished before the next begins.
T-46 = Silver and gold are never placed alone; unused after the fifth token they are lost for the round.
T-47 = In your own turn, before you place a token, you win at once if you have 9 or more FP and nobody has more. By the rulebook of 2024 that is looked at as the turn begins.
T-48 = There is no other moment to win: not after placing, not in another's turn, not at night.
T-49 = Fame won at night counts in the player's first turn of the next Day.
T-50 = Praying gains 2 prayer points.
T-51 = To buy a tile one must control a pyramid of its colour, at least as high as its level.
T-52 = With a pyramid of the own city the token goes on the box of that colour.
T-53 = With a pyramid held in another city the token goes on any free Buy box.
T-54 = Without the colour's Buy token any free Buy box is used, a colourless one too.
T-55 = One tile of each colour may be bought a Day, whatever token is used; the rulebook of 2024 does not say so any more.
T-56 = Nobody owns two tiles with the same artwork.
T-57 = A tile costs its level and is kept for good, in sight of all.
T-58 = A tile works from the end of the action that bought it.
T-59 = A bought tile is gone; others can buy only copies that are left.
T-60 = In one's own turn a creature in supply may join a troop without creature in an own district. By the rulebook of 2024 only before the token, when it is bought, or together with units added.
T-61 = Before a token is placed, a creature in supply may be swapped with one in an own district, once per district a turn.
T-62 = A creature without a troop returns to its owner's supply at once; it is never lost for good.
T-63 = A creature is no unit: it does not count for the limit or for strength and cannot be lost instead of one. One creature per troop.
T-64 = In battle only the creature of the fighting troop adds what is printed on it.
T-65 = One pyramid is raised per action, by any number of levels.
T-66 = Raising costs the sum of the levels gained: from 1 to 3 costs 2 + 3.
T-67 = A new pyramid goes to an own district without one, in a colour not built yet, and brings its Buy token.
T-68 = A player builds three pyramids at most, all of different colours that are in the game.
T-69 = Who controls a pyramid may buy tiles with it, has its fame at level 4, and may teleport from it.
T-70 = While an opponent holds the district, all this is the opponent's and the owner has none of it.
T-71 = Only the owner raises a pyramid, even where an opponent stands, unless the table plays otherwise.
T-72 = Recruiting brings units from supply into one to three own districts, one prayer point each, within supply and troop limit.
T-73 = Nobody recruits in another city, not even in a district held there.
T-74 = Recruiting into an own district held by an opponent starts a battle with the recruiter as attacker.
T-75 = The battle is fought as soon as the units are placed, in the order in which the recruiter places them; by the rulebook of 2024 at the end of the Recruit, in the order the recruiter chooses.
T-76 = A battle by recruiting counts like any other.
T-77 = A Move moves one troop: one land move plus bonuses, counted when the move begins, and one teleport. Its creature counts even if it is left behind, unless the table plays otherwise.
T-78 = Land moves and the teleport come in any order; none is a must.
T-79 = Move cards are played by the mover during the Move.
T-80 = A troop may leave units behind on its way and take along own units it meets.
T-81 = A teleport costs 2 prayer points and leads from a district with a pyramid to any obelisk, once per Move.
T-82 = A teleport may lead right into an enemy's zone.
T-83 = A land move leads to an adjacent zone or from harbor to harbor.
T-84 = From a military harbor ships reach every trading harbor and the military harbor before the mover's own city.
T-85 = From a trading harbor ships reach every other trading harbor and the military harbor before the mover's own city.
T-86 = A district of another city is entered only by a troop whose Move began next to it.
T-87 = One Move enters at most one district of another city.
T-88 = Leaving a district is free, and walls never hinder their owner.
T-89 = Entering a zone with an opponent's troop ends the Move and starts a battle.
T-90 = Limits of units and creatures may be exceeded on the way, but must hold when the move ends or a battle starts. A creature left alone returns to supply; by the rulebook of 2024 none may be left alone.
T-91 = Passing through gives nothing; temporary fame is taken when the move and its battle are over.
T-92 = A temple left empty keeps its fame for the next who controls it; a left level-4 pyramid's fame returns to its owner.
T-93 = A temple or another's pyramid is controlled only by a troop that stands there.
T-94 = Only the player who started a battle and the one attacked take part in it.
T-95 = What happens at the same time is done by the attacker first.
T-96 = All steps of a battle are carried out, even for a side without units.
T-97 = Each side secretly chooses two battle cards: one to play, one to put away unseen.
T-98 = Divine cards with the battle sign are added now or never, hidden, and only as many as can be paid. By the rulebook of 2024 one that cannot be paid is discarded without effect.
T-99 = Nobody need say whether cards were added.
T-100 = Both sides reveal at once and pay for the cards they added.
T-101 = Strength is units, battle card, tiles, creature, added cards, and 1 in a district of one's own city.
T-102 = More strength wins; a tie is the defender's.
T-103 = Units are counted before anybody falls.
T-104 = The point for the own city is for attacker and defender alike.
T-105 = First each side loses units to the other's unblockable damage, and to that of its own battle card.
T-106 = Then each side loses units to the other's damage less its own defense; both at once.
T-107 = In the rulebook's example 2 damage against 4 defense cost nobody a unit.
T-108 = A winner without units is still the winner.
T-109 = An attacker who wins and still has units there gains 1 battle Fame Point.
T-110 = A defender who wins gains a veteran.
T-111 = Then each side without fame from this battle gains a veteran.
T-112 = A loser with units left is recalled or retreats; where the winner has none left, the loser is recalled, unless the table lets it stay. By the rulebook of 2024 it may retreat all the same.
T-113 = Recalled units return to supply; their owner gains one prayer point fewer than there are units. Their creature goes home.
T-114 = The winner chooses where the loser retreats to: an adjacent zone without enemies of the loser, no district of another city. By the rulebook of 2024 the zone must be empty.
T-115 = A retreat keeps to the limits: room for all units, and one creature.
T-116 = Without a zone to retreat to, the loser is recalled.
T-117 = A loser without units has nothing to choose.
T-118 = Then the winner stays or is recalled.
T-119 = Played battle cards lie face up; those put away stay unseen.
T-120 = Who has no battle card left takes all of them back.
T-121 = Added cards go to the discard; Diversion returns to the hand.
T-122 = The rulebook's example: 10 against 9 at a temple.
T-123 = Offering: who controls the Sanctuary may give up 2 units there for 1 divine Fame Point.
T-124 = Delta: who controls the Delta Temple may give up 1 unit there for 5 prayer points.
T-125 = Temples: who controls two or more gains 1 divine Fame Point.
T-126 = Adoration: temples give their prayer points to who controls them, the Delta Temple none.
T-127 = Prayers: everybody gains 2 prayer points and may turn veterans into prayer points.
T-128 = Divine Intervention: in turn order everybody draws a card and may turn veterans into cards, one each; by the rulebook of 2024 two each.
T-129 = Conscription: in turn order veterans may become units in free own districts; the rest of them is lost, by the rulebook of 2024 only at Awakening.
T-130 = Awakening: all tokens come back. By the rulebook of 2024 left-over veterans and units over the limit go now.
T-131 = Destiny: the player with the fewest FP chooses a place in the turn order first; ties are broken by the old order.
T-132 = The steps of the Night come one after the other: a unit given up may cost a temple.
T-133 = A veteran is spent once.
T-134 = Night tiles work in the step they belong to.
T-135 = There is no battle at night.
T-136 = Units taken off the board return to their owner's supply.
T-150 = Prayer points stay between 0 and 11: what is too much is lost, and a price is paid in full.
T-151 = A zone is controlled by the only troop in it; a district of one's own city also when nobody is there.
T-152 = With the last unit gone from a temple or another's pyramid, its fame is gone at once.
T-153 = A zone is free for a player while no opposing troop is in it.
T-154 = All units of a player in a zone are one troop, of 5 units at most.
T-155 = Hands may be of any size; how many cards they hold is public, which ones is not; discards are public.
T-156 = An empty deck is made anew from the discard at once; without a discard nothing is drawn.
T-157 = A card is played by paying its price, at the time its sign shows, and only where it can do something.
T-158 = Ruby is for strength and movement, sapphire for defense and recruiting, diamond for prayer points and cards, onyx for strength and defense.
T-159 = All tokens of a turn are placed before the first of their actions begins.
T-160 = Silver goes on ordinary spaces only, gold on the gold space only.
T-161 = A bought tile comes first, then its fame, its choice, its creature; its token can be used from the next turn.
T-162 = Discounts add up for each expense; nothing costs less than nothing.
T-163 = Wrryt Storm and Shetyw Barrier bring back all battle cards and exchange one, unseen, for their special card.
T-164 = Mercenaries are three more units for good, placed in own districts, where an enemy stands into a battle, or put into supply.
T-165 = Effects that place units do so within the limit and from supply. Reinforcement Prayer, Mercenaries and Tactical Support may start a battle as a Recruit does; all others only use free zones.
T-166 = Buying, raising, recruiting, a teleport, a toll and each card are separate expenses.
T-167 = All units of the two players in the zone fight; in a battle by recruiting, just those placed there.
T-168 = While a battle of a Recruit is fought, and between several of them, nothing else is played.
T-169 = What the number of players leaves out of the game stays out.
T-170 = There is always a space for the token, whatever a player has left.

# The end: where fame came from, and what else is told.

battle = Battle fame
divine = Divine fame
temples = Temples held
pyramids = Level-4 pyramids held
rounds = Rounds played

## Commands: what each does, and what each option is

do-setup = Place your two troops and your pyramids
do-first = Take your free level 1 tile
do-pray = Gain prayer points
do-buy = Buy a power tile
do-raise = Raise or build a pyramid
do-recruit = Bring units into your districts
do-move = Move a troop; the number after a zone is how many go on from it
do-idle = Place a token and leave the action unused
do-card = Play a day or move card
do-creature = Put a creature beside a troop at home, or swap two
do-swap = Choose the battle card that leaves your hand
do-battle = Choose your battle cards in secret
do-answer = Answer a question of a card or tile
do-aftermath = Retreat, recall or stay
do-retreat = As winner, choose where the loser retreats to
do-order = Choose the battle to fight first
do-defence = Keep a battle plan for when you are attacked
do-night = Answer the whole night in one go
do-position = Choose your place in the turn order
do-done = Finish this action or your turn

field-troops = Two districts for your troops
field-pyramids = District, colour and level of each pyramid
field-tile = Power tile
field-space = Action space
field-token = Token: silver or gold for a bonus action
field-box = Buy box, by its colour
field-district = District
field-level = Level of the pyramid
field-colour = Colour of a new pyramid
field-where = Districts and units, such as 1a 3, 1c 2
field-troop = Troop, by its zone
field-path = Zones on the way, such as 5 F1 4 T1
field-to = Where to
field-units = How many units go
field-way = Way: teleport, or nothing for land and ships
field-creature = Creature
field-card = Card
field-target = Target of the card
field-play = Battle card to play
field-drop = Battle card to put away unseen
field-cards = Cards to add
field-after = What happens after the battle without asking
field-choice = Answer
field-how = Retreat, recall or stay
field-zone = Which zone
field-first = What comes first
field-what = Battle card to play, or what comes before
field-offering = Two units for 1 divine FP: yes or no
field-delta = One unit for 5 PP: yes or no
field-vets = Veterans, such as 1 PP, 2 cards
field-position = Place in the turn order
field-place = Place in the turn order

region-battle = Battle
region-delta = Delta
region-market = Tiles

## Words of the game

word-cost = { $cost ->
    [0] {""}
   *[other] {" "}({ $cost } PP)
}
word-price = { $cost ->
    [0] free
   *[other] { $cost } PP
}
n-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
n-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
word-with-creature = { $creature ->
    [none] {""}
    [stays] {""}
   *[other] {" "}+ { $creature }
}
word-token = { $token ->
    [silver] silver token
    [gold] gold token
   *[coloured] token
}
word-space = { $space ->
    [pray1] Pray 1
    [pray2] Pray 2
    [buy1] Buy 1
    [buy2] Buy 2
    [buy3] Buy 3
    [raise] Raise
    [recruit] Recruit
    [move2] Move 2
    [move3] Move 3
    [gold] the gold space
   *[other] { $space }
}
word-box = { $box ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
    [onyx] onyx
    [blank] colourless
   *[other] { $box }
}
word-mark = { $mark ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
    [onyx] onyx
    [sword] sword
   *[spear] spear
}
word-kind = { $kind ->
    [temple] temple
    [sanctuary] sanctuary
    [district] district
    [front] front
    [bank] harbor
    [obelisk] obelisk
   *[desert] desert
}
# When an effect works: a message for each trigger of `material/table.json`, under its key; its forms are attributes.
# A sentence about a tile, card or creature names the triggers of its effects by these, and no others.
when-purchase = at once
when-always = always
when-spending = everything you pay
when-gaining = on every gain of PP, by day and night
when-pray = for each Pray
when-buy = tiles you buy
when-raise = each pyramid level you raise
when-recruit = of each Recruit
when-move = in every Move
    .one = move
    .short = move
    .several = moves
    .teleports = teleports
    .card = in a Move
when-move-start = as a Move begins
when-enemy-move = to enter
when-gold = gold token
when-day = by day
when-battle = in every battle
    .strength = strength
    .damage = damage
    .damages = damage
    .defense = defense
    .once = in battle
when-attack = in battles you start
    .first = attack
when-defence = in battles others start
    .first = defense
when-attack-council = at the War Council of each battle you start
when-council = before choosing yours
when-confrontation-end = after the reveal
when-casualties-end = destroyed in battle
when-rewards = each battle you win
    .defending = each battle won in defense
when-night-prayers = at the Prayers of every night
when-night-cards = every night
when-night-awakening = at every Awakening
word-tile-effect = { $slug ->
    [charge] +{ $attack-strength } strength { when-attack }
    [priest-of-mafdet] +{ $moves } land move { when-move }
    [carnage] +{ $fight-damage } damage { when-battle }
    [wrryt-storm] { when-purchase } battle cards back; one becomes strength { $strength }, damage { $damage }
    [portal] { when-move.teleports } cost { $teleport_discount } less and also start from obelisks
    [phoenix] creature: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }, walls do not stop it
    [royal-scarab] creature: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.several }
    [blades-of-neith] +{ $fight-strength } strength { when-battle }
    [divine-wound] +{ $per_card } strength for each card thrown away { when-confrontation-end }
    [domination] { $fame } divine FP { when-purchase }
    [giant-scorpion] creature: +{ $strength } { when-battle.strength }, { $damage } damage, +{ $moves } { when-move.one }
    [initiative] { when-attack.first }: +{ $attack-strength } strength, { $attack-damage } damage, { $attack-unblockable } unblockable; { when-defence.first }: { $defend-damage } damage, { $defend-unblockable } unblockable
    [surprise-attack] { when-gold }: a Move that walls do not stop
    [act-of-god] { when-purchase } a silver token: a second action once a day
    [recruiting-scribe] { $recruits } units { when-recruit } for nothing
    [defense] +{ $defend-strength } strength { when-defence }
    [reinforcement-prayer] { when-pray } up to { $pray_units } units into your districts, also where they must fight
    [ancestral-elephant] creature: +{ $strength } { when-battle.strength }, { $defense } defense, +{ $moves } { when-move.one }
    [deep-desert-snake] creature: +{ $moves } { when-move.short }; cancels the enemy's creature { when-battle.once }
    [shield-of-neith] { $fight-defense } defense { when-battle }
    [shetyw-barrier] { when-purchase } battle cards back; one becomes strength { $strength }, defense { $defense }
    [spying] you see the enemy's battle card { when-council }
    [legion] your troops { when-always } hold up to { $limit } units
    [defensive-victory] { $defence_fame } battle FP for { when-rewards.defending }
    [sphinx] creature: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; { $fame } divine FP { when-purchase }
    [divine-will] { when-gold }: a Move or a Recruit
    [reinforcements] all units { when-recruit } for nothing
    [priest] +{ $pray } PP { when-pray }
    [priestess] { when-buy } cost { $tile_discount } less
    [magical-support] { when-raise } costs { $level_discount } less
    [divine-hunger] { $per_kill } PP for each enemy unit { when-casualties-end } by your damage
    [divine-boon] +{ $night_cards } card { when-night-cards }
    [hand-of-god] { $night_levels } pyramid level for nothing { when-night-awakening }
    [vision] { when-night-cards } { $drawn } more cards, then discard { $discarded }
    [priest-of-thoeris] { $council_cards } card { when-attack-council }
    [priest-of-ra] { when-spending } costs { $discount } less
    [priest-of-amon] +{ $night_pp } PP { when-night-prayers }
    [the-mummy] creature: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; +{ $night_cards } card { when-night-cards }
    [mercenaries] { when-purchase } { $units } more units, for good
    [local-recruit] { $recruits } unit { when-recruit } for nothing; recruits may join your troops anywhere
    [honor-in-battle] { $per_loss } PP for each unit of yours { when-casualties-end } by enemy damage
    [dedication-to-battle] { $per_attack } PP { when-attack-council }
    [khnums-sphinx] creature: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; enemies pay { $toll } PP { when-enemy-move }
    [twin-ceremony] { when-gold }: a tile for { $surcharge } PP more, also of a colour bought today
    [griffin-sphinx] creature: +{ $strength } { when-battle.strength }; { when-move.teleports } for nothing, from obelisks too
    [forced-march] { when-gold }: a Move without a teleport
    [deadly-trap] +{ $defend-strength } strength and { $defend-unblockable } unblockable damage { when-defence }
    [soul-devourer] creature: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; 1 battle FP for { when-rewards } with { $trophy } kills
    [bestial-fury] +{ $fight-strength } strength, +{ $fight-damage } damage { when-battle }; +{ $moves } land move { when-move }
    [divine-might] +{ $gains } PP { when-gaining }
    [offensive-strategy] battle cards back; one becomes strength { $strength }, damage { $damage }
    [defensive-strategy] battle cards back; one becomes strength { $strength }, defense { $defense }
    [portal-of-thoth] teleports cost { $teleport_discount } less and also start from obelisks
    [blade-of-neith] +{ $fight-strength } strength in every battle
    [older-initiative] +{ $attack-strength } strength and { $attack-unblockable } unblockable damage in battles you start
    [divine-march] gold token: a Move that walls do not stop
    [older-deep-desert-snake] creature: +{ $strength } strength, +{ $moves } move; cancels the enemy's creature
    [older-reinforcements] { $night_units } units every night
    [high-priest] +{ $night_pp } PP every night
    [crusade] { $per_kill } PP for each enemy unit destroyed in battle
    [older-vision] the nightly card is chosen from { $sight }
    [holy-war] { $per_win } PP for each battle won
    [dark-ritual] gold token: a Pray
    [older-twin-ceremony] gold token: a second tile of a colour bought today, +{ $surcharge } PP
    [older-griffin-sphinx] creature: +{ $strength } strength; teleports from obelisks
    [older-dedication-to-battle] { $per_attack } PP for each battle you start by moving
    [older-hand-of-god] { $night_levels } pyramid level for nothing every night
    [older-forced-march] gold token: a Move
    [devourer] creature: +{ $strength } strength, +{ $moves } move; win with { $trophy } kills: 1 FP; immune to Raining Fire
   *[divine-strength] +{ $day_gain } PP on every gain of the day
}
word-card-effect = { $slug ->
    [diversion] a bluff { when-battle.once }: nothing happens, and it comes back to your hand
    [war-rage] +{ $strength } { when-battle.strength }
    [war-fury] +{ $strength } { when-battle.strength }
    [bloody-battle] +{ $damage } { when-battle.damage }
    [bloodbath] +{ $damage } { when-battle.damages }
    [bronze-wall] +{ $defense } { when-battle.defense }
    [iron-wall] +{ $defense } { when-battle.defense }
    [tactical-support] { when-day }: up to { $units } units to your districts, troops or a battle
    [raining-fire] { when-day }: destroys { $kills } enemy unit
    [prayer] { when-day }: +{ $pp } PP
    [transfer] { when-move.card }: teleport to an obelisk from anywhere, for nothing
    [swiftness] +{ $moves } land move, { when-move-start }
    [older-diversion] after the reveal, swap the played card with the one put away
    [older-swiftness] +{ $moves } land move in this Move
    [glory] { $win_pp } PP if you win
    [divine-protection] damage does nothing to you if you win
    [older-reinforcements] { $win_units } units if you win
    [mana-theft] +{ $theft } PP; every opponent loses { $theft } PP
    [enlistment] { $units } units to districts or troops of yours
    [divine-memory] takes a card from the discard
    [teleportation] teleport to an obelisk from anywhere
   *[open-gates] walls do not stop this Move
}
word-creature-effect = { $slug ->
    [phoenix] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }, walls do not stop it
    [royal-scarab] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.several }
    [giant-scorpion] +{ $strength } { when-battle.strength }, { $damage } damage, +{ $moves } { when-move.one }
    [ancestral-elephant] +{ $strength } { when-battle.strength }, { $defense } defense, +{ $moves } { when-move.one }
    [deep-desert-snake] +{ $moves } { when-move.short }; cancels the enemy's creature { when-battle.once }
    [khnums-sphinx] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; enemies pay { $toll } PP { when-enemy-move }
    [griffin-sphinx] +{ $strength } { when-battle.strength }; { when-move.teleports } for nothing, from obelisks too
    [soul-devourer] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; 1 battle FP for { when-rewards } with { $trophy } kills
    [older-deep-desert-snake] +{ $strength } strength, +{ $moves } move; cancels the enemy's creature
    [older-griffin-sphinx] +{ $strength } strength; teleports from obelisks
    [devourer] +{ $strength } strength, +{ $moves } move; win with { $trophy } kills: 1 FP; immune to Raining Fire
    [sphinx] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.one }
   *[mummy] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.one }
}
word-battle-card = strength { $strength }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
}{ $unblockable ->
    [0] {""}
   *[other] , unblockable { $unblockable }
}{ $defense ->
    [0] {""}
   *[other] , defense { $defense }
}{ $loss ->
    [0] {""}
   *[other] , lose { $loss }
}

## The story

word-why = { $why ->
    [pray] prayer
    [prayers] night
   *[other] { $why }
}
word-from = { $why ->
    [battle] {""}
   *[other] {" "}({ word-why })
}
chapter-setup = Set-up · troops and pyramids
chapter-first = Set-up · free tiles
chapter-lap-began = Day { $round } · turn { $lap } of 5
chapter-battle = Battle at { $zone } · { $who } attacks { $other }
chapter-night = Night { $round }

story-ordered-2 = Turn order: { $first }, { $second }.
story-ordered-3 = Turn order: { $first }, { $second }, { $third }.
story-ordered-4 = Turn order: { $first }, { $second }, { $third }, { $fourth }.
story-ordered-5 = Turn order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
story-colours-drawn = Tile colours in this game: { $colours }.
story-shuffled = The discard becomes the deck ({ n-cards }).
story-awakened = All tokens come back.
story-ready = { $who } is ready.
story-troop-placed = { $who } places { n-units } in { $zone }.
story-founded = { $who } builds { $colour ->
    [onyx] an
   *[other] a
} { word-colour } pyramid in { $district } (level { $level }{ $cost ->
    [0] {""}
   *[other] , { $cost } PP
}).
story-raised = { $who } raises the { word-colour } pyramid in { $district } to level { $level }{ word-cost }.
story-tile-taken = { $cost ->
    [0] { $who } takes the tile { $tile }.
   *[other] { $who } buys the tile { $tile } ({ $cost } PP).
}
story-fame-gained = { $who } gains 1 { $kind } Fame Point{ word-from }.
story-fame-taken = { $who } gains the fame of { $zone } (+1 FP).
story-fame-lost = { $who } loses the fame of { $zone } (-1 FP).
story-fame-moved = { $who } takes the fame of { $zone } from { $other } (1 FP).
story-token-placed = { $who } places a { word-token } on { word-space }.
story-prayer-gained = { $who } gains { $amount } PP ({ word-why }).
story-prayer-full = { $who } gains no PP ({ word-why }): the track is full.
story-prayer-lost = { $who } loses { $amount } PP ({ word-why }).
story-recruited = { $who } recruits { n-units } in { $zone }{ word-cost }.
story-units-placed = { $who } places { n-units } in { $zone } ({ word-why }).
story-moved = { $who } moves { n-units }{ word-with-creature } { $start } → { $to }{ $way ->
    [ship] {" "}by ship
    [teleport] {" "}by teleport
   *[land] {""}
}{ word-cost }.
story-creature-came = { $who } puts { $creature } beside the troop in { $district }.
story-creature-swapped = { $who } swaps { $swapped } for { $creature } in { $district }.
story-creature-went-home = { $who } takes { $creature } back into supply.
story-card-played = { $target ->
    [none] { $who } plays the card { $card }{ word-cost }.
   *[other] { $who } plays the card { $card } on { $target }{ word-cost }.
}
story-cards-drawn = { $who } draws { n-cards }.
story-saw = You see these cards: { $cards }.
story-saw-many = You see { $count } cards; "Hand" shows them.
story-card-taken = { $who } takes the card { $card } from the discard.
story-units-lost = { $who } loses { n-units } in { $zone } ({ word-why }).
story-card-set-aside = { $who } sets a battle card aside for the special card ({ $card }).
story-set-aside = You set battle card { $card } aside.
story-battle = { $who } attacks { $other } at { $zone }: { n-units } against { $against }.
story-saw-battle-card = The other's battle card is { $card }.
story-revealed = { $who } reveals battle card { $card }.
story-revealed-with = { $who } reveals card { $card } with { $cards }{ word-cost }.
story-revealed-many = { $who } reveals card { $card } with { $count } added cards{ word-cost }.
story-diverted = { $who } swaps the played card: it is card { $card } now.
story-card-spent = { $who } throws { $card } away for strength.
story-strength = { $who }: strength { $total } ({ n-units }, { $added ->
    [0] card { $card }
   *[other] cards { $card }+{ $added }
}{ $tiles ->
    [0] {""}
   *[other] , tiles { $tiles }
}{ $creature ->
    [0] {""}
   *[other] , creature { $creature }
}{ $home ->
    [0] {""}
   *[other] , home { $home }
}), { word-blows }, { $defense } defense.
word-blows = { $more ->
    [0] { $damage } damage
   *[other] { $creature ->
        [0] { $added ->
            [0] { $damage } damage + { $more } unblockable
           *[other] { $damage }+{ $more } damage
        }
       *[other] { $damage }+{ $more } damage
    }
}
story-won = { $who } wins at { $zone } against { $other }.
story-no-casualties = { $who } loses no units; { $left } left.
story-casualties = { $lost ->
    [one] { $who } loses 1 unit
   *[other] { $who } loses { $lost } units
}{ $own ->
    [0] {""}
   *[other] {" "}({ $own } by the own card)
}; { $left } left.
story-veterans-gained = { $who } gains { n-veterans }.
story-veterans-spent = { $on ->
    [pp] { $who } turns { n-veterans } into PP.
    [cards] { $who } turns { n-veterans } into cards.
    [units] { $who } turns { n-veterans } into units.
   *[nothing] { $who } loses { n-veterans } unused.
}
n-veterans = { $veterans ->
    [one] 1 veteran
   *[other] { $veterans } veterans
}
story-standing = { $who } keeps to the answer given beforehand: { $answer ->
    [retreat] retreat
    [recall] recall
   *[stay] stay
}.
story-recalled = { $who } recalls { n-units } from { $zone }.
story-retreated = { $who } retreats with { n-units } { $zone } → { $to }.
story-stayed = { $who } stays at { $zone } with { n-units }.
story-battle-cards-back = { $who } takes all battle cards back.
story-declined = { $what ->
    [buy] { $who } uses a Buy action but buys nothing.
    [raise] { $who } raises no pyramid.
    [recruit] { $who } uses a Recruit action but recruits nobody.
    [move] { $who } uses a Move action but moves nothing.
    [offering] { $who } makes no offering.
    [delta] { $who } gives up no unit at the Delta Temple.
    [conscription] { $who } turns no veterans into units.
   *[other] { $who } leaves this unused: { $what }.
}
story-position-taken = { $who } chooses place { $place } in the turn order.
story-ended = { $who } wins the game with { $fame } FP.

## Questions

question-over = the game is over
question-wait = { $who } decides
question-wait-two = { $who } and { $other } decide
question-wait-all = { $count } players decide
question-setup = place troops and pyramids
question-first = free level 1 tile
question-turn = place action token { $number } of { $whole }
question-turn-levels = place action token { $number } of { $whole } (levels still empty: { $levels })
question-bonus = a silver or gold token besides
question-acting = which action comes next
question-end = cards or creatures before the turn ends
question-move = which troop moves
question-moving = move from { $zone }, { n-land } left
question-moving-teleport = move from { $zone }, { n-land } left, teleport { word-price }
n-land = { $land ->
    [one] 1 land move
   *[other] { $land } land moves
}
question-place = { $left ->
    [one] place 1 unit ({ word-why })
   *[other] place up to { $left } units ({ word-why })
}
question-raise = raise a pyramid
question-raise-gift = raise a pyramid for nothing
question-recruit = recruit, { $left } in supply
question-buy = buy a tile
question-swap = battle card that leaves the hand
question-order = which battle comes first
question-prayers = { $veterans ->
    [one] turn the veteran into PP
   *[other] turn any of { $veterans } veterans into PP
}
question-vision = choose 1 of { $left } cards
question-position = place in the turn order
question-offering = give up 2 units at SA for 1 divine FP
question-delta = give up 1 unit at DT for 5 PP
question-cards = { $left ->
    [one] turn the veteran into a card
   *[other] turn any of { $left } veterans into cards
}
question-battle = battle at { $zone }: choose cards
question-diversion = battle at { $zone }: swap the played card or keep it
question-wound = battle at { $zone }: throw cards away for strength
question-loser = lost at { $zone }: retreat, recall or stay
question-retreat = battle at { $zone }: where the loser goes
question-keep = battle at { $zone }: which creature stays
question-winner = won at { $zone }: stay or recall

## What a seat has

having = { $pp } PP · { n-cards } · { $battlecards } battle cards · { $supply } in supply{ $veterans ->
    [0] {""}
    [one] {" · "}1 veteran
   *[other] {" · "}{ $veterans } veterans
}
hand-battle-card = Battle card { $card }: { word-battle-card }
hand-away = Put away unseen: { $cards }
hand-aside = Set aside for good: { $cards }
hand-face-up = Played face up: { $cards }
hand-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} · { $icon } · { word-price } · { word-card-effect }
hand-seen = You see { $card }: { word-card-effect }
hand-setup = Your set-up: troops { $troops }; pyramids { word-pyramids }
hand-plan = { $drop ->
    [none] Chosen: play { $play }
   *[other] Chosen: play { $play }, put away { $drop }
}
hand-plan-card = Added in secret: { $card }
hand-plan-after = Afterwards: if you lose { $lose }, if you win { $win }
hand-spied = The other's battle card: { $card }
hand-empty = No cards

## Where the game stands

moment-setup = set-up, troops and pyramids
moment-first = set-up, free tiles
moment-day = day { $round }, turn { $lap } of { $laps }
moment-night = night { $round }, { $step ->
    [offering] offering
    [delta] delta
    [temples] temples
    [adoration] adoration
    [prayers] prayers
    [divine-intervention] cards
    [conscription] conscription
    [awakening] awakening
    [destiny] turn order
   *[none] beginning
}
moment-over = the game is over
column-fame = FP
column-pp = PP
column-tiles = Tiles/cards
source-battle = Battle fame
source-divine = Divine fame
source-temples = Temples
source-pyramids = Pyramids

## Buttons

kind-setup = Place troops and pyramids
kind-first = Take a tile: { $count } possible
kind-pray = Pray: +{ $pp } PP
kind-buy-token = Buy a tile: { $pp } PP
kind-buy = { $count ->
    [one] Buy: 1 tile, { $cost } PP
   *[other] Buy: { $count } tiles, from { $cost } PP
}
kind-raise-token = Raise a pyramid: { $pp } PP
kind-raise = { $cost ->
    [0] Raise a pyramid: free
   *[other] Raise a pyramid: from { $cost } PP
}
kind-recruit-token = Recruit: { $supply } in supply
kind-recruit = Recruit: up to { $most } at once
kind-place = Place units: up to { $most } at once
kind-move-token = { $count ->
    [one] Move: 1 space free
   *[other] Move: { $count } spaces free
}
kind-move = { $count ->
    [one] Move: 1 troop
   *[other] Move: { $count } troops
}
kind-step = { $count ->
    [one] Go on: 1 zone
   *[other] Go on: { $count } zones
}
kind-card = Play a card ({ $count })
kind-creature = Creature ({ $count })
kind-swap = Give a battle card up
kind-battle = Battle cards
kind-answer = { $asked ->
    [diversion] Swap or keep
    [wound] Throw a card away ({ $count })
    [discard] Discard a card ({ $count })
    [keep] Keep a creature
   *[vision] Choose a card ({ $count })
}
kind-aftermath = Retreat, recall or stay
kind-retreat = { $count ->
    [one] Send the loser: 1 zone
   *[other] Send the loser: { $count } zones
}
kind-order = { $asked ->
    [order] First battle: { $count } possible
   *[other] Next action: { $count } possible
}
kind-night = { $asked ->
    [offering] Offering
    [delta] Delta
    [cards] Veterans into cards
   *[prayers] Veterans into PP
}
kind-position = { $count ->
    [one] Turn order: 1 place free
   *[other] Turn order: { $count } places free
}
kind-done = { $asked ->
    [bonus] No further token
    [end] End the turn
    [move] Finish the move
    [buy] Buy nothing
    [raise] Raise nothing
    [recruit] Finish recruiting
    [place] Place no more
    [wound] Throw no more away
   *[other] Done
}

deed-done = { $asked ->
    [bonus] no further token
    [move] finish the move
    [place] place no more
    [wound] throw no more away
   *[other] finish
}
deed-setup = troops { $troops }; { word-pyramids }
deed-first = take { $tile }
deed-pray = { $space ->
    [none] pray (+{ $pp } PP), { word-token }
   *[other] pray (+{ $pp } PP), { word-token } on { word-space }
}
deed-buy = buy { $tile } ({ word-price })
deed-buy-token = { $box ->
    [none] buy with a { word-token }
   *[other] { word-token } on the { word-box } Buy box
}
deed-raise-token = { word-token } on Raise
deed-raise = { $colour } pyramid in { $district } to level { $level } ({ word-price })
deed-recruit-token = { word-token } on Recruit
deed-recruit = { n-units } into { $zone } ({ word-price })
deed-move = move the troop of { $troop }
deed-move-token = { $space ->
    [none] move with a { word-token }
   *[other] { word-token } on { word-space }
}
deed-step = { n-units }{ word-with-creature } { word-start }→ { $to }{ word-cost }
deed-attack = { $units }{ word-with-creature } { word-start }→ { $to }, against { $who }, { $against }{ word-cost }
word-start = { $start ->
    [none] {""}
   *[other] { $start }{" "}
}
deed-card = { $target ->
    [none] play { $card }{ word-cost }
   *[other] play { $card } on { $target }{ word-cost }
}
deed-creature = { $creature } to { $district }
deed-swap = give battle card { $card } up
deed-battle-card = { $card ->
    [none] take added cards back
   *[other] add { $card }
}
deed-battle-after = afterwards: { word-after }
deed-battle = { $drop ->
    [none] play { $play }
   *[other] play { $play }, put away { $drop }
}
word-after = { $after ->
    [lose-recall] if I lose, recall
    [lose-retreat] if I lose, retreat
    [win-stay] if I win, stay
    [win-recall] if I win, recall
   *[ask] ask me
}
deed-answer = answer: { $choice }
deed-aftermath = { $how ->
    [recall] recall (+{ $pp } PP)
    [retreat] retreat
   *[stay] stay
}
deed-retreat = the loser retreats to { $zone }
deed-order = first { $first ->
    [pray1] Pray 1
    [pray2] Pray 2
    [buy1] Buy 1
    [buy2] Buy 2
    [buy3] Buy 3
    [raise] Raise
    [recruit] Recruit
    [move2] Move 2
    [move3] Move 3
    [gold] the gold space
   *[other] { $first }
}
deed-veterans = { $what ->
    [PP] { n-veterans } into PP
   *[cards] { n-veterans } into cards
}
deed-offering = offering: { $answer }
deed-delta = delta: { $answer }
deed-position = place { $place } in the turn order

## Values in menus

choice-none = none
choice-word = { $word ->
    [pray1] Pray 1
    [pray2] Pray 2
    [buy1] Buy 1
    [buy2] Buy 2
    [buy3] Buy 3
    [raise] Raise
    [recruit] Recruit
    [move2] Move 2
    [move3] Move 3
    [gold] gold space
   *[other] { $word }
}
choice-first = { $piece } · { $colour }
choice-tile = { $piece } · { $colour } { $level } · { word-price }
choice-box = { word-box } box · level { $level }
choice-space = { word-space } · level { $level }
choice-token = { word-token }
choice-pyramid = { $district } · { $colour } { $level }
choice-new-pyramid = { $district } · no pyramid yet
choice-level = level { $level } · { word-price }
choice-where = { $zone } { $units } · { word-price }
choice-troop = { $zone } { word-kind } · { n-units }{ word-with-creature }
choice-zone = { $zone } { word-kind }
choice-to = { $zone } { word-kind }{ word-entry }
choice-to-own = { $zone } { word-kind }{ word-entry } · joins your { $units }, room for { $room }
choice-to-battle = { $zone } { word-kind }{ word-entry } · battle: { $who }, { n-units }
word-entry = { $way ->
    [teleport] {" "}· teleport { word-price }
   *[land] { $cost ->
        [0] {""}
       *[other] {" "}· { $cost } PP
    }
}
choice-held = { $zone } { word-kind } · { $who }, { n-units }{ word-with-creature }
choice-units = { $stay ->
    [0] { n-units }
   *[other] { n-units } · { $stay } stay
}
choice-along = { $creature } goes along
choice-stays = creature stays
choice-way = { $way } · { word-price }
choice-card = { $card } · { word-price }
choice-add = Add { $card } · { word-price }
choice-then = Afterwards: { word-after }
choice-battle-card = { $card }: { word-battle-card }
choice-take-back = take added cards back
choice-after = { word-after }
choice-answer = { $choice }
choice-how = { $how ->
    [recall] recall · +{ $pp } PP
    [retreat] retreat
   *[stay] stay
}
choice-offering = { $answer ->
    [yes] yes · { n-units } for 1 divine FP
   *[no] no
}
choice-delta = { $answer ->
    [yes] yes · { n-units } for { $pp } PP
   *[no] no
}
choice-vets = { $vets } · { $what ->
    [PP] { n-veterans } into PP
   *[cards] { n-veterans } into cards
}
choice-place = place { $place } of { $whole }

note-tile = { word-tile-effect }
note-card = { word-card-effect }
note-creature = { word-creature-effect }
note-space = { word-space } ({ word-token })
note-level-needed = level { $level } still needs a token today
note-held = held by { $who }, { n-units }
note-battle = battle with { $who }, { n-units }
note-then = { n-units } there then
note-swap = { $creature } goes back into supply
note-diversion = after the reveal, once
note-retreat = the winner chooses where to

## For a first game

advice-setup = Place them for me
explained-setup = Two troops of 5 units go into two of your districts, and pyramids with 3 levels in all. A pyramid's colour is the colour of the tiles you can buy.
explained-first = One tile of level 1 is free, in the colour of one of your pyramids. It works from now on.
explained-turn = You place one token and carry out its action. By the end of the day every level of your pyramid needs a token. Day cards and creatures come before it.
explained-bonus = Your silver or gold token gives a second action in this turn. It can also wait for a later turn of the day.
explained-acting = Your tokens are placed. Which action comes next?
explained-end = The last moment of your turn for a day card or a creature. With none to play, end the turn.
explained-buy = A tile costs its level in PP, and you need a pyramid of its colour at least as high. One tile of each colour a day.
explained-swap = The special battle card takes the place of another one. The other is out of the game.
explained-raise = A pyramid level costs as many PP as its number; several levels can be raised at once. The price adds up.
explained-recruit = A unit costs 1 PP and comes into one of your districts. At most 5 units stand together.
explained-place = These units cost nothing. At most 5 stand together; where an enemy stands they come only if the effect lets them fight.
explained-move = One troop moves one zone by land or ship, more with some tiles. From a pyramid it can teleport to an obelisk for 2 PP. Entering an enemy's zone starts a battle.
explained-order = Each battle is fought to its end before the next one.
explained-battle = Both choose in secret: one battle card to play, one to put away unseen. Units, card, tiles and added cards make the strength. A tie goes to the defender.
explained-diversion = Diversion lets you swap the played card with the one put away, now that you see the other's.
explained-wound = Each card you throw away adds 1 strength. Its price is not paid.
explained-loser = Recalled units go back to your supply, and you gain 1 PP for each of them except one (4 units: 3 PP). A retreat keeps them on the board, in a zone the winner chooses.
explained-retreat = The loser goes to a neighbouring zone of your choice without enemies.
explained-keep = A troop has one creature. The other one returns to supply.
explained-winner = Stay and hold the zone, or recall the units and gain 1 PP for each except one.
explained-vision = Keep one of the cards you see. The others go back into the deck.
explained-offering = Two units at the Sanctuary are worth 1 divine Fame Point, for good.
explained-delta = One unit at the Delta Temple is worth 5 PP.
explained-cards = Veterans can become cards. Veterans left after the night's steps are lost.
explained-prayers = Each veteran can become 1 PP now. Later tonight they can become cards or units.
explained-position = The player with the fewest FP picks first. Going early lets you grab temples; going late lets you react.

primer-1 = Aim: 9 Fame Points (FP) in your own turn, before you place a token, and nobody with more.
primer-2 = A day has 5 turns: in each of them everybody places one token and does its action.
primer-3 = Actions: pray for PP, buy a tile, raise a pyramid, recruit units, move a troop.
primer-4 = Pyramids decide which tiles you can buy; tiles make you stronger for the whole game.
primer-5 = Battles: both choose cards in secret. Units, card and tiles count; the attacker must win to gain fame.
primer-6 = The night pays PP for temples, gives everybody 2 PP and a card, and a new turn order.
primer-7 = Surprises: fame of temples and level 4 pyramids can be lost again, fame of battles cannot; walls stop long marches into cities.
primer-8 = Length: about 4 days of 5 turns, each with a night.

## Marches: several steps at once

march = March: several zones at once
choice-march = { $zone } { word-kind } · via { $via } · { n-moves }
choice-march-own = { $zone } { word-kind } · via { $via } · { n-moves } · joins your { $units }, room for { $room }
choice-march-battle = { $zone } { word-kind } · via { $via } · { n-moves } · battle: { $who }, { n-units }
n-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
note-march = { $cost } PP
way-all = all { $units } go
way-here = { $units } go, { $stay ->
    [one] 1 stays in { $zone }
   *[other] { $stay } stay in { $zone }
}
way-before = { $units } arrive, { $stay ->
    [one] 1 stays in the zone before
   *[other] { $stay } stay in the zone before
}
march-preview = { n-units }: { $path }{ $stay ->
    [0] {""}
    [one] , 1 stays in { $zone }
   *[other] , { $stay } stay in { $zone }
}{ word-cost }.
march-cannot = { n-units } cannot go to { $zone } like that.

## Groups of long lists, and what cannot be done

group-pyramids = { $district ->
    [none] Three of level 1
   *[other] Level 2 in { $district }
}
group-colour = { word-colour }
word-colour = { $colour ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
   *[onyx] onyx
}
word-pyramid-1 = { $district1 } { $colour1 ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
   *[onyx] onyx
} { $level1 }
word-pyramid-2 = { $district2 } { $colour2 ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
   *[onyx] onyx
} { $level2 }
word-pyramid-3 = { $district3 } { $colour3 ->
    [ruby] ruby
    [sapphire] sapphire
    [diamond] diamond
   *[onyx] onyx
} { $level3 }
word-pyramids = { $level3 ->
    [0] { word-pyramid-1 }, { word-pyramid-2 }
   *[other] { word-pyramid-1 }, { word-pyramid-2 }, { word-pyramid-3 }
}
word-verb = { $verb ->
    [pray] pray
    [buy] buy
    [raise] raise
    [recruit] recruit
   *[move] move
}
cannot-taken = { word-verb } (its spaces are taken today, T-39)
cannot-level = { word-verb } (level { $levels } needs a token first, T-40)

## Cities, and cards discarded

do-city = Choose the city to play with
field-city = City, by its number
question-city = choose a city
explained-city = Your city is where your pyramids stand and your units come in. All are equally far from the temples.
kind-city = Choose a city: { $count } free
deed-city = take city { $city }
choice-city = city { $city }: { word-city }
story-city-chosen = { $who } takes city { $city }.
question-discard = discard { $left ->
    [one] 1 card
   *[other] { $left } cards
}
explained-discard = Vision drew more cards than you keep. Discard one after the other; Diversion stays.
story-card-discarded = { $who } discards { $card }.
story-cards-unpaid = { $who } cannot pay { $cards }: no effect.
word-city = { $city ->
    [1] North-west City
    [2] West City
    [3] South-west City
    [4] North-east City
    [5] East City
   *[6] South-east City
}

# Why something is refused.

which-place = "{ $word }" is no zone of this board. Zones are such as 1a, F1, WB, T1, O1, DT, DM, SA.
several-names = "{ $word }" may be several: { $names }. Type a little more.
near-names = There is nothing called "{ $word }". Nearest: { $names }.
which-tile-word = There is no power tile "{ $word }".
which-card-word = There is no card "{ $word }".
which-creature = There is no creature "{ $word }".
which-battle-word = "{ $word }" is no battle card and no card to add.
which-box = Say which Buy box: { $boxes }.
which-box-for = { $tile } can be bought from several boxes. Say which: { $boxes }.
which-level = Say the level, such as { $district } 3.
which-pyramid-word = Say colour and level, such as { $district } ruby 2.
which-district = Say the district for { $creature }.
path-ends = The path ends after { $zone }: say where to.
idle-what = Say which action is left unused: buy, raise, recruit or move.
third-battle-card = Two battle cards are enough: one to play, one to put away. { $card } is the third.
after-what = Say what follows: { $when ->
    [win] win stay or win recall
   *[lose] lose recall or lose retreat
}.
not-attacked = You are not attacked now.
night-word = Answer the night such as: yes no 1 PP, 2 cards 2. I cannot read "{ $word }".
night-not-asked = Nothing of that is asked now.

unknown-word = "{ $word }" names nothing in this game.
not-possible = That is not possible now.
asks-turn = It is time to place a token, or to play a card or a creature before.
asks-buy = A tile is to be bought now, or the action left with done.
asks-swap = Choose the battle card that leaves your hand first.
asks-raise = A pyramid is to be raised now, or the action left with done.
asks-recruit = Units are being recruited; finish with done.
asks-place = Units are being placed; finish with done.
asks-move = A move is under way; finish it with done.
asks-order = Choose the battle to fight first.
asks-vision = Choose one of the cards you see.
asks-prayers = How many veterans become prayer points?
asks-battle = A battle waits for your cards.
asks-diversion = Swap the played card with the one put away, or keep it?
asks-wound = Throw cards away for strength, or say done.
asks-loser = Your troop lost: retreat, recall or stay?
asks-retreat = Choose where the loser retreats to.
asks-keep = Two creatures meet: which one stays with the troop?
asks-winner = Your troop won: stay or recall?
asks-offering = Give up units at the Sanctuary, yes or no?
asks-delta = Give up a unit at the Delta Temple, yes or no?
asks-cards = How many veterans become cards?
asks-setup = Troops and pyramids are to be placed first.
asks-first = The free tile is to be taken first.
asks-position = A place in the turn order is to be chosen first.
not-your-district = { $district } is not a district of your city.
two-districts = The troops start in two different districts.
colour-not-in-game = There is no { $colour } in this game.
colour-twice = The pyramids must have different colours.
one-per-district = A district holds one pyramid.
too-high-at-start = No pyramid starts above level { $most }.
three-levels = The pyramids start with { $levels } levels in all.
in-board-order = Name the districts in the order of the board.
not-level-one = { $tile } is level { $level }; the free tile is level 1.
no-pyramid = You control no { $colour } pyramid.
tile-not-in-game = { $tile } is not in this game.
tile-owned = You own a tile with the artwork of { $tile } already.
tile-gone = No copy of { $tile } is left.
tokens-lie = You have already placed your tokens for this turn.
place-first = Place the token first; its action follows.
coloured-first = The coloured token comes first; the { word-token } joins it.
one-coloured = You have already placed your coloured token for this turn.
no-gold = You have no gold token to place.
gold-does-not = None of your gold tiles allows that.
no-silver = You have no silver token to place.
which-space = Say which space.
other-space = That space is for another action: { word-space }.
no-blank-box = You have no colourless Buy box.
no-such-box = You have no { $colour } Buy box.
space-taken = A token lies there already today.
equilibrium = A token must still reach level { $levels } today.
which-tile = Say which tile.
bought-today = You have bought { $colour ->
    [onyx] an
   *[other] a
} { word-colour } tile today.
not-bought-today = Twin Ceremony repeats a colour bought today; { $colour } is none.
pyramid-held = An opponent holds your { $colour } pyramid.
pyramid-too-low = { $tile } needs { $colour ->
    [onyx] an
   *[other] a
} { word-colour } pyramid of level { $level }; yours is level { $have }.
wrong-box = With your own { $colour } pyramid the token must lie on the { $colour } box.
too-dear = It costs { $price ->
    [one] 1 prayer point
   *[other] { $price } prayer points
}; you have { $have }.
which-pyramid = Say which district and which level.
only-your-pyramids = You raise pyramids in your own city only.
district-held = An opponent holds { $district }, and this table does not build there.
level-too-high = Level 4 is the highest.
already-as-high = The pyramid in { $district } is level { $have } already.
has-its-colour = The pyramid in { $district } has its colour.
new-needs-colour = A new pyramid in { $district } needs a colour.
colour-built = You have built { $colour ->
    [onyx] an
   *[other] a
} { word-colour } pyramid already.
one-level = This raises a pyramid by one level.
which-zone = Say where and how many, such as 1a 3.
no-units = At least one unit.
foreign-city = { $zone } belongs to another city.
only-districts = Units are recruited into districts of your city; { $zone } is none.
not-your-zone = Units can come only to your districts, or to your troops where the effect says so.
not-free = An opponent stands in { $zone }.
once-per-zone = You have placed units in { $zone } already.
supply = You have { $supply ->
    [one] 1 unit
   *[other] { $supply } units
} in supply.
troop-limit = There is room for { $room ->
    [one] 1 more unit
   *[other] { $room } more units
} in { $zone }.
too-many-units = You may place { $left ->
    [one] 1 more unit
   *[other] { $left } more units
}.
not-in-hand = You do not hold { $card }.
only-in-council = { $card } is added to a battle card, in a battle.
only-in-a-move = { $card } is played during your Move.
finish-placing = Finish placing your tokens first.
before-the-first-step = Day cards wait until the move has begun.
creatures-wait = Creatures cannot come now: before the token they can.
wrong-target = { $card } does not go with that target.
not-itself = { $card } cannot fetch another one of its kind.
not-in-discard = { $target } is not in the discard.
card-blocks-move = After { $card } the moving group could neither go on nor end its move within the limits.
card-without-effect = { $card } would do nothing there.
creature-not-in-supply = { $creature } is not in your supply.
no-troop-there = You have no troop in { $district }.
swapped-already = You have swapped a creature in { $district } this turn.
has-a-creature = The troop in { $district } has a creature.
special-stays = { $card } cannot be given up.
battle-card-not-in-hand = Battle card { $card } is not in your hand.
one-at-least = Place at least one unit.
over-the-limit = { $units } units or two creatures cannot stay together: move on.
token-first = A token must be placed.
one-troop = The troop from { $troop } is moving.
which-troop = Say which troop moves.
no-troop-of-yours = You have no troop in { $troop }.
not-in-play = { $to } is not part of this board.
already-there = The troop stands in { $to } already.
say-creature = Say whether { $creature } goes along or stays.
creature-not-there = { $creature } is not with this troop.
not-so-many = { $units } units cannot go; there are { $have }.
card-leads-to = The card leads to { $to }.
teleported-already = This troop has teleported in this Move.
no-teleport-here = There is no teleport from { $zone }.
no-obelisk = { $to } has no obelisk.
foreign-harbor = The harbor at { $to } is another city's: ships do not land there.
not-adjacent = { $to } is not next to { $zone }.
no-land-move = No land move is left.
one-district = This Move has entered a foreign district already.
walls = Walls: { $to } is not next to { $start }, where the move began.
toll = Entering costs { $price ->
    [one] 1 prayer point
   *[other] { $price } prayer points
}; you have { $have }.
too-many-left = More than { $limit } units would stay in { $zone }.
two-creatures = { $creature }: one creature per troop.
too-many-there = More than { $limit } units would end in { $to }.
said-already = You have said that already: { $after }.
no-battle-card = { $card } is not for battles.
two-cards = Choose two different battle cards: one to play, one to put away.
not-offered = { $choice } is not among the choices.
winner-stays-or-recalls = The winner stays or is recalled.
loser-leaves = The winner is still there: retreat or recall.
nobody-to-flee = The winner has no unit left: there is nothing to retreat from.
nowhere-to-go = There is no zone to retreat to.
retreat-not-adjacent = { $zone } is not next to the battle.
retreat-foreign = { $zone } is a district of another city.
retreat-not-free = An opponent of the loser stands in { $zone }.
retreat-limit = There is room for { $room ->
    [one] 1 unit
   *[other] { $room } units
} in { $zone }.
no-actions-open = No tokens wait for their actions.
no-token-there = No token waits there: { word-space }.
no-battle-there = There is no battle in { $zone }.
other-question = That is not what is asked now: { $what }.
not-so-many-veterans = You have { $have ->
    [one] 1 veteran
   *[other] { $have } veterans
}.
not-so-many-cards = There are cards for { $most ->
    [one] 1 veteran
   *[other] { $most } veterans
} only.
track-full = The track has room for { $most } only.
no-such-place = There are places 1 to { $seats }.
place-taken = Place { $place } is taken.
actions-wait = Tokens still wait for their actions: say which comes next.
nothing-to-take-back = There is nothing to take back.
asks-city = A city is to be chosen first.
city-taken = City { $city } is taken.
no-such-city = There is no city { $city } to take; free are { $cities }.
asks-discard = Choose a card of your hand to discard.
only-by-day = { $card } is played in your turn, by day.
cards-wait = { $card } cannot be played now: by this rulebook day cards come before or after an action.
only-as-a-move-begins = { $card } is played before the first step of a Move.
no-teleport-by-gold = The Move of this gold token has no teleport.
creature-left-alone = { $creature } cannot be left alone in { $zone }: a unit must stay, or it goes along.
retreat-not-empty = Somebody stands in { $zone }: a retreat leads to an empty zone.
veterans-per-card = A card costs { $each } veterans.
bluff-stays = { $card } never leaves your hand.

# Options, one sentence each.

option-printing = The rulebook that is followed where the two printings differ: 2021 or 2024 (usually 2021, T-42 and others).
option-layout = The printed board of this game, or that of the first edition (usually the printed one, T-4).
option-bank = The bank of the Nile in play with two or three players, and with five the one with three cities (usually west, T-16).
option-storms = Storms cover the cities that are not in play, or the deserts before them too (usually the cities, T-16).
option-cities = Everybody chooses a city in turn order, or has the one of the seat's number (usually chosen, T-29).
option-start_pp = Prayer points everybody starts with (usually 7, T-32).
option-start_cards = Cards everybody draws at the start, besides Diversion (usually 2, T-25).
option-first_tile_order = The free first tile is taken in reverse turn order or in turn order (usually reverse, T-31).
option-setup_order = Troops and pyramids are placed one after the other in turn order, or by all at once in secret (usually turn order, T-30).
option-win_check = Victory is looked for until the token of the turn is placed, or only as the turn begins; the rulebook of 2024 always as it begins (usually until the token, T-47).
option-silver_balances = A silver token counts for its level where each level must hold a token; by the rulebook of 2024 it always does (usually yes, T-41).
option-raise_in_occupied = Your own pyramids may be raised where an opponent stands (usually yes, T-71).
option-loser_may_stay = A loser may stay where the winner has no unit left, instead of being recalled (usually no, T-112).
option-creature_must_leave = A creature adds its land moves only to a Move it takes part in, not if it is left behind; with the rulebook of 2024 it always counts (usually no, T-77).

tagline = armies, pyramids, power tiles, battles · about a week

# What computer players go by, as a hint names it: `term-<term of the judge>`, after “Why:”.

term-fame = fame that stays
term-held = temples and high pyramids held now
term-night = fame that the night will bring
term-victory = enough fame for victory
term-battle = the battle that is being fought
term-tiles = the strength of power tiles
term-creatures = creatures and their strength
term-pyramids = pyramids and their levels
term-prayer = prayer points to spend
term-army = units and large troops on the board
term-tokens = actions that are still to come
term-cards = cards in hand
term-prey = weaker enemy troops within reach
term-threats = safety from stronger troops nearby
