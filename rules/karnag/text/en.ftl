# Karnag: rule clauses in our words, and what the game says when it refuses.

## In the box, and rules that always hold

K-1 = For 2 to 5 players. Each has 3 druids, 5 knowledge discs, 8 cubes (5 for actions, 1 each for mana, points and play order), 3 gems and 7 menhirs.
K-2 = Shared: a die with the faces 2 3 3 3 4 4, 30 creatures (15 golems and 5 each of ghouls, dark shadows and najas), 6 action tiles, 36 power cards, 13 obstacles (6 rock, 3 swamp, 4 mixed), 8 black cubes.
K-3 = A path square holds one druid at most.
K-4 = You move only your own druids and gems. Creatures belong to nobody.
K-5 = Every move goes straight along rows and columns, never diagonally.
K-6 = Action card and action tile mean the same thing.
K-7 = Points never fall below 0. Mana stays between 0 and 20: what you cannot pay you cannot do, and what exceeds 20 is lost.
K-8 = A free square for a gem or a creature is a glade square without gate, rock, swamp, creature, gem or menhir. A creature may also enter a path square without a druid, and escapes there.
K-9 = A menhir never moves and never leaves the board.

## Set-up

K-10 = The game lasts 6 rounds with 2 or 3 players, 5 rounds with 4 or 5.
K-11 = Everybody starts with 10 mana, no points, no cards, no captured creatures, all gems and menhirs in reserve.
K-12 = All knowledge discs start below their tracks, at level 0.
K-13 = The 36 power cards are shuffled into a face-down deck.
K-14 = Obstacles lie as in the basic layout, or the players lay them (advanced set-up).
K-15 = Creature tokens are drawn at random, as from a bag.
K-16 = The play order of the first round is random.
K-17 = Before play four creatures come out of gate squares 1, 2, 3, 4 in this order, each with its own roll.
K-18 = Then, in play order, everybody places one druid at a time on a free dark path square, until all have placed three. There are 16 dark squares: 6 on each long side, 2 on each short side.
K-19 = Round 1 skips only the new play order; creatures advance and arrive as in every round.

## A round

K-20 = A round has seven phases: play order, creatures, tiles laid, cubes placed, actions performed, gems, council.
K-21 = New play order: fewest points first. Players with equal points keep their order.
K-22 = The first player moves creatures and rolls the dice; nothing there is a choice.

## Creatures in the glade

K-30 = First all black cubes come off the creatures.
K-31 = Every creature in the glade goes one square towards the nearest border, without a die.
K-32 = The nearest border is the one with the fewest squares in a straight line, whatever stands in between.
K-33 = Creatures nearest to a border move first.
K-34 = A creature enters only free squares: no other creature, gem, menhir, rock, swamp, gate, or path square with a druid.
K-35 = Dark shadows pass and stop in rock, ghouls in swamp, najas under gems and menhirs. Creatures still block each other there.
K-36 = If two borders are equally near, the arrow of the gate square of that quarter decides.
K-37 = If the square ahead is closed to it, a creature turns left or right, as its token says, and takes its step there.
K-38 = If that square is closed too, the creature stays. It is tried again every round.
K-39 = If creatures hinder each other, the one nearer to the border goes first; then the smaller sum of the distances to its two nearest borders; then golem, ghoul, dark shadow, naja. Equal ones wait for one another to make room; those of one kind that want the same square do not move.
K-40 = A blocked creature stays until it is captured, led away, or its way is free again.

## Escapes

K-45 = A creature that ends its move on the path, by itself or led there, is out of the game.
K-46 = Entering the path ends a creature's move; it never walks along the path.
K-47 = Each druid on the path near the escape costs its owner points: 3 at distance 1, 2 at distance 2 or 3, 1 at distance 4 or 5.
K-48 = Druids in cauldrons or at the council are not affected by an escape.
K-49 = The distance of an escape is counted in squares along the path, the shorter way round, occupied squares included.
K-50 = A druid on the path bars the way of a creature, which then turns.

## New creatures

K-55 = A roll tells how many creatures arrive and on which gate square the first one appears; the others follow clockwise.
K-56 = Each new creature moves by a roll of its own, out of the gate along the arrow and straight on. The step out of the gate counts.
K-57 = Where it is stopped, a new creature turns as its token says and goes on in the new direction.
K-58 = It enters no square twice in one move. If it is stopped after turning too, the rest of its move is lost.
K-59 = If the arrow side is blocked, it leaves the gate by the other outer side and then follows the arrow's direction.
K-60 = If both sides are blocked, the token is out of the game.
K-61 = New creatures have their passing powers at once.
K-62 = The gate is always empty when the creatures have moved.

## Tiles and cubes

K-65 = The six action tiles are shuffled and laid in a row.
K-66 = Each tile has a main and a secondary action with slots: 2 players 2 or 1 in turn along the row and 2; 3 players 2 and 2; 4 players 2 and 3; 5 players 3 and 3.
K-67 = In play order everybody puts one cube on any free slot, until all have placed five. Several cubes on one action are fine.
K-70 = First all main actions, then all secondary ones; tiles from left to right, slots from top to bottom.
K-71 = Blockade: a tile stops when it comes to a player who has acted on it in this pass already; cubes below wait too. After the last tile the row is gone through again for the rest.
K-72 = Blocked main actions come before any secondary one. Main cubes are removed before the secondary row.
K-73 = Where a tile offers alternatives, you choose when your cube acts; that binds nobody.
K-74 = Whoever cannot or will not act takes 1 mana instead. Whoever does even a part takes none.

## Gems become menhirs

K-80 = Two or three gems of one colour in one row or column become menhirs. A lone gem stays.
K-81 = The menhirs come from the owner's reserve; the gems go back to it.
K-82 = They score one point per square of the line, ends included; squares of a bent line of three count once.
K-83 = Each new menhir scores 7 more in the light brown region and 14 more in the dark brown one.
K-84 = Whatever stands between the gems does not matter, the gate included.
K-85 = Once all 7 menhirs stand, further lines of that player are ignored and the gems stay.
K-86 = With fewer menhirs left than gems in line, the line scores in full, the owner chooses which gems change, and the others stay.
K-87 = Menhirs are never part of a line of gems.

## The council

K-90 = Each of your druids at the council scores 1 point, plus your council track's number for the first, second and third druid present.
K-91 = Whoever has most druids at the council may go up one level of knowledge; all who tie for most may. Bonus points play no part. An empty council teaches nobody.
K-92 = Tied leaders learn in play order.
K-93 = A druid goes to the council at once when it has captured, when it leaves after making a gem, or when it has brewed.
K-94 = It may stay for rounds and score each time, or leave again at once.
K-95 = It comes back with any druid move, on one of the four corners, for 1 point. Occupied squares are jumped and not counted.
K-96 = After the council of the last round comes the final count. Otherwise cubes come back and the next round begins; everything else stays.

## Moving druids

K-100 = Druids, main: move your druids 5, 6, 7 or 8 points in all. Secondary: 5 points.
K-101 = The points may be shared among your druids.
K-102 = Druids stay on the path or enter cauldrons; never the glade.
K-103 = Each druid moves once per action, in one direction.
K-104 = Occupied squares are jumped and cost nothing; a druid cannot stop on one.
K-105 = Entering a cauldron costs 1 point, from its entrance, also over a druid standing there, if a place is free.
K-106 = Places: 2 in the cauldrons of the long sides, 1 in those of the short sides. With 2 players 1 on the long sides too; with 5 players 2 on the short sides too.
K-107 = A druid in a cauldron stays until it brews.
K-108 = All points of a druid move must be spent; a cauldron swallows none. Only the move track's bonus is optional.

## Gems

K-110 = Gems, main: move druids 6 points, or make gems and/or go up 1 level, in any order. Secondary: make gems.
K-111 = Two of your druids on the path, one looking along a column and one along a row, make a gem where their lines cross.
K-112 = A gem costs as much mana as both lines have squares, the crossing counted once.
K-113 = Lines are stopped by creatures, rock, swamp, the gate, gems and menhirs. No power passes a creature or the gate.
K-114 = The crossing must be totally free.
K-115 = With three druids in place one action can make two gems, one after the other; the druid that left is gone for the second. No action makes a third.
K-116 = After each gem one of its two druids, your choice, goes to the council.
K-117 = Making a gem is never a duty, and needs a gem in your reserve.

## Captures

K-120 = Capture, main: move druids 7 points, or capture creatures and/or go up 1 level, in any order. Secondary: capture creatures.
K-121 = A druid on the path may capture the first creature on its line, for as much mana as the line has squares up to it.
K-122 = A creature in rock or swamp or under a stone needs the power for its own square too.
K-123 = A capturing druid goes to the council, and each captures once per action, even if a card brings it back. You choose which druids act.
K-124 = A golem scores 5 points, the others 2. The token goes to your reserve.
K-125 = Each captured dark shadow lets your lines pass 1 rock square per action, each ghoul 1 swamp, each naja 1 gem or menhir. They are not used up.
K-126 = These powers count once for all lines of an action; each line pays for every square it passes. A creature just captured helps at once.

## Leading creatures and gems

K-128 = Mind, main: go up 1 level, or lead one creature 1 to 3 squares. Secondary: move one of your gems 1 square, or lead one creature 1 square.
K-129 = A led creature goes any way over squares it can enter, also onto the path, where it escapes.
K-130 = It gets a black cube and cannot be led again this round, except by control cards played together with the same action.

## Potions and cards

K-131 = Potions: 1, 2, 3 of your druids in cauldrons give 5, 8, 10 mana (main) or 3, 5, 5 (secondary).
K-132 = Each of them gives 1 level of knowledge, which may be left; then all of them go to the council. All your druids in cauldrons take part.
K-133 = You play power cards before, during or after your own action, as many as you like. A card is used in one go and goes under the deck.
K-134 = Cards, main: draw 4, keep 1, the others go under the deck. Secondary: draw 1. There is no hand limit.
K-135 = A marked card is never kept: playing it at once removes one creature of its kind from your reserve and scores 5 points. One per action.
K-136 = Four marked cards and none wanted: draw four others. Three marked and none wanted: the fourth must be taken.
K-137 = Secondary: a marked card you do not use goes under the deck, and you may draw another.
K-138 = Cards: Through Rocks/Swamps (a line passes 1 rock or swamp), Acceleration/Deceleration (a druid move 1 to 3 points longer or shorter, or alone a move of 1 to 3), Gain Mana (4 mana), Move Gemstones (one gem 1 or 2 squares, or two gems 1 each), Increased Knowledge (2 levels), Control of a Creature (lead a creature 1 to 3 squares); marked ones (Elimination of a creature) banish.

## Knowledge

K-139 = Five tracks. Level 1 gives nothing but must be passed. A full track cannot be chosen.
K-140 = Capture track: bonus points once per action, with the first capture for which there are any; the upper levels also give points per creature.
K-141 = Move track: up to 4 more points on each druid move of a tile, if you like. Not on a card played alone.
K-142 = Council track: more points per druid at the council. Absent druids give nothing.
K-143 = Gemstone track: on each level reached, move your gems that many squares in all, shared as you like. All steps must be made as long as one is possible.
K-144 = Mana track: on each level reached, that much mana; a parchment gives a level on another track, if wanted.

## The end

K-150 = At the end each card in hand scores 1; each gem in the glade scores 1 (green), 4 (light brown) or 8 (dark brown).
K-151 = Gate encircled: 4 points per menhir of yours in the line, 2 per other menhir, 1 per captured creature. Not encircled: 1 per menhir, 2 per captured creature.
K-152 = The gate is encircled by a closed line of straight stretches between menhirs of any colours that goes around it and not over it.
K-153 = The line with the fewest squares counts; if several are equally short, all of them do. A menhir scores once.
K-154 = Creatures and obstacles do not disturb the line; creatures left in the glade score for nobody.
K-155 = Most points win, then most mana; then the victory is shared.

## Advanced set-up

K-160 = Advanced set-up: in play order, one obstacle tile each. First the four mixed ones, each covering another corner of the glade, then the rest in any order. Equal tiles come by their numbers.
K-161 = Tiles do not touch, not even at corners; none lies on the gate, next to it, or on the path. They may be turned, not turned over.
K-162 = Tiles that fit nowhere are left out.

## Details

K-163 = A druid may stop with points left only if another of your druids can still move; the last one must use up the rest exactly.
K-164 = Cards are played before a cube acts, after it, and between its steps. An acceleration may come as late as the last druid, but the total stays at least 1 and at least what is spent. A through card goes with the line that needs it.
K-165 = Control cards add up on one creature if they follow each other directly within one action.
K-166 = Black cubes are only markers; there are always enough.
K-167 = Cards go under the deck in the order drawn. The deck never runs out. Whoever stops redrawing has acted.
K-168 = Levels are taken one by one, each with what it brings. A level nobody can use lapses; of two, one may be taken alone.

## Refusals: what was tried

unreadable = I cannot read "{ $text }".
unknown-word = I cannot read "{ $word }".
somebody-else = It is not your decision now.
game-over = The game is over.
seat-unknown = There is no such seat at this table.
not-possible = That is not possible now.

asks-obstacle = An obstacle tile is to be laid now.
asks-place = Druids are being placed now.
asks-cube = Cubes are being placed now.
asks-act = Your cube is acting now.
asks-learn = A level of knowledge is to be chosen now.
asks-shift = Your gems are to be moved now.
asks-walk = The acceleration card's move is to be made now.
asks-control = A creature is to be led now.
asks-keep = One of the drawn cards is to be chosen now.
asks-menhir = Choose which gem becomes a menhir.
other-tile = { $slot } does not allow that.
other-alternative = You chose the other alternative of { $slot }.
once-per-cube = { $slot } has acted already.

not-dark = { $square } is not a dark square.
druid-there = A druid stands on { $square }.
tile-lies = { word-obstacle } lies already.
mixed-first = The mixed tiles come before { word-obstacle }.
equal-tile-first = An equal tile comes first: { word-obstacle }.
same-turn = { word-obstacle } lies just like that when it is turned { word-turn }; say it so.
mixed-corner = { word-obstacle } must cover a free corner of the glade.
tile-does-not-fit = { word-obstacle } does not fit at { $square }.
slot-taken = { $slot } is taken.
no-such-slot = There is no slot { $slot } this round.

no-druid-of-yours = You have no druid { word-at-druid }.
stays-until-brewing = The druid in { $druid } stays there until it brews.
moved-already = The druid { word-at-druid } has moved in this action.
off-the-path = { $to } is not on the path.
council-not-walked-to = Druids do not walk to the council.
cauldron-full = { $to } is full.
too-far = { word-druid } to { $to } is too far.
costs = { word-druid } to { $to } costs { $costs } { $costs ->
    [one] point
   *[other] points
}, not { $points }.
too-many-points = { word-druid } to { $to } needs { $points }, and { $left } { $left ->
    [one] point is
   *[other] points are
} left.
points-nobody-can-spend = { word-druid } to { $to } would leave points that nobody can spend.
points-left = { $left } { $left ->
    [one] point
   *[other] points
} would be left and no druid to spend them.

no-gem-left = You have no gem in reserve.
no-ray = { $druid ->
    [NW] { word-corner }
    [NE] { word-corner }
    [SE] { word-corner }
    [SW] { word-corner }
    [council] A druid at the council has no line into the glade.
   *[other] The druid in { $druid } has no line into the glade.
}
no-crossing = The lines of these druids do not cross at { $at }.
not-totally-free = { $at } is not totally free.
one-gem = This action makes one gem only.
two-gems = An action makes two gems at most.
ray-stopped = A creature or the gate stops a line to { $at }.
no-power = The line would have to pass { word-barred }; your captured creatures and cards are not enough for that.
no-mana = That costs { $mana } mana, you have { $have }.
no-creature-in-line = The druid { word-at-druid } sees no creature.
captured-already = The druid { word-at-druid } has captured in this action.

no-creature = There is no creature on { $creature }.
black-cube = The creature on { $creature } was led this round already.
creature-too-far = The creature on { $creature } is { $squares } squares from { $to }; it can be led { $reach ->
    [one] 1 square
   *[other] { $reach } squares
} at most.
creature-cannot-go = The creature on { $creature } cannot be led to { $to }.
no-gem = There is no gem on { $gem }.
menhirs-stay = The stone on { $gem } is a menhir.
not-your-gem = The gem on { $gem } is not yours.
not-next-to-it = { $to } is not next to { $gem }.
not-free = { $square } is not free.

nobody-in-a-cauldron = None of your druids is in a cauldron.
track-full = Your { word-track } track is full.
another-track = A parchment is for another track than mana.
levels-left = { $left ->
    [one] 1 level of the potion is
   *[other] { $left } levels of the potion are
} still to be taken.
learned-already = This action has given its level already.
nothing-to-learn = This gives no level of knowledge.
must-take-the-fourth = One of the drawn cards must be taken.
not-drawn = You did not draw the card { word-card }.
no-such-creature = { $card ->
    [ghoul] You have no ghoul in reserve.
    [shadow] You have no dark shadow in reserve.
   *[naja] You have no naja in reserve.
}
marked-not-in-hand = Marked cards are never in a hand.
not-in-hand = You do not have the card { word-card }.
goes-with-a-ray = A through card is played with the gem or capture that needs it.
total-cannot-change = The total of this move cannot change by { $use }.
wrong-use = That is not a way to play { word-card }.
card-without-effect = A card would do nothing now: { word-card }.
not-aligned = The gem on { $gem } is not in line.
performed-already = Your cube has acted already.
nothing-performed = Your cube has not acted yet; decline to take the mana.
card-not-used = The card must be used first.
all-steps = { $left } { $left ->
    [one] step
   *[other] steps
} of your gems still to be made.

empty-line = There is nothing to do in this line.
reveal-ends-line = What shows something new must be the last step of a line.
undo-barrier = Something has been revealed since; the others must agree.
undo-too-far = { $steps ->
    [one] There is only 1 step to take back.
   *[other] There are only { $steps } steps to take back.
}
undo-over = The game is over: nothing can be taken back any more.
nothing-to-redo = There is nothing to do again.

## Words of the game

word-creature = { $creature ->
    [golem] golem
    [ghoul] ghoul
    [shadow] dark shadow
   *[naja] naja
}
word-the-creature-first = { $creature ->
    [golem] The golem
    [ghoul] The ghoul
    [shadow] The dark shadow
   *[naja] The naja
}
word-a-creature-first = { $creature ->
    [golem] A golem
    [ghoul] A ghoul
    [shadow] A dark shadow
   *[naja] A naja
}
word-the-creature = { $creature ->
    [golem] the golem
    [ghoul] the ghoul
    [shadow] the dark shadow
   *[naja] the naja
}
word-a-creature = { $creature ->
    [golem] a golem
    [ghoul] a ghoul
    [shadow] a dark shadow
   *[naja] a naja
}
word-turns = { $turns ->
    [left] turns left
   *[right] turns right
}
word-gate = { $gate ->
    [gate1] gate 1
    [gate2] gate 2
    [gate3] gate 3
   *[gate4] gate 4
}
word-start-gate = { $start ->
    [gate1] gate 1
    [gate2] gate 2
    [gate3] gate 3
   *[gate4] gate 4
}
word-track = { $track ->
    [capture] capture
    [move] move
    [council] council
    [gems] gems
   *[mana] mana
}
word-the-track = { $track ->
    [capture] the capture track
    [move] the move track
    [council] the council track
    [gems] the gemstone track
   *[mana] the mana track
}
word-card = { $card ->
    [through] Through Rocks/Swamps
    [acceleration] Acceleration/Deceleration
    [mana] Gain Mana
    [gems] Move Gemstones
    [knowledge] Increased Knowledge
    [control] Control of a Creature
    [ghoul] Elimination of a ghoul
    [shadow] Elimination of a dark shadow
   *[naja] Elimination of a naja
}
# When an effect works: a message for each trigger of `data.json`, under its key. The sentences about cards and
# levels name their triggers by these, and no others.
when-capturing = per action with a capture
when-captured = per creature
when-druid-move = on druid moves
when-council = at the council
when-learned = now
when-drawn = when drawn
word-card-effect = { $card ->
    [through] a line passes 1 rock or swamp
    [acceleration] a druid move ± 1 to { $far } points, or alone a move of 1 to { $far } points
    [mana] { $gain } mana
    [gems] one gem 1 or { $steps } squares, or two gems 1 square each
    [knowledge] { $levels } levels of knowledge
    [control] lead a creature 1 to { $reach } squares
    [ghoul] removes a ghoul of your reserve for { $points } VP { when-drawn }
    [shadow] removes a dark shadow of your reserve for { $points } VP { when-drawn }
   *[naja] removes a naja of your reserve for { $points } VP { when-drawn }
}
word-card-1 = { $first ->
    [through] Through Rocks/Swamps
    [acceleration] Acceleration/Deceleration
    [mana] Gain Mana
    [gems] Move Gemstones
    [knowledge] Increased Knowledge
    [control] Control of a Creature
    [ghoul] Elimination of a ghoul
    [shadow] Elimination of a dark shadow
   *[naja] Elimination of a naja
}
word-card-2 = { $second ->
    [through] Through Rocks/Swamps
    [acceleration] Acceleration/Deceleration
    [mana] Gain Mana
    [gems] Move Gemstones
    [knowledge] Increased Knowledge
    [control] Control of a Creature
    [ghoul] Elimination of a ghoul
    [shadow] Elimination of a dark shadow
   *[naja] Elimination of a naja
}
word-card-3 = { $third ->
    [through] Through Rocks/Swamps
    [acceleration] Acceleration/Deceleration
    [mana] Gain Mana
    [gems] Move Gemstones
    [knowledge] Increased Knowledge
    [control] Control of a Creature
    [ghoul] Elimination of a ghoul
    [shadow] Elimination of a dark shadow
   *[naja] Elimination of a naja
}
word-card-4 = { $fourth ->
    [through] Through Rocks/Swamps
    [acceleration] Acceleration/Deceleration
    [mana] Gain Mana
    [gems] Move Gemstones
    [knowledge] Increased Knowledge
    [control] Control of a Creature
    [ghoul] Elimination of a ghoul
    [shadow] Elimination of a dark shadow
   *[naja] Elimination of a naja
}
word-tile-1 = { $first ->
    [druids] druids
    [gems] gems
    [capture] capture
    [mind] mind
    [potions] potions
   *[cards] cards
}
word-tile-2 = { $second ->
    [druids] druids
    [gems] gems
    [capture] capture
    [mind] mind
    [potions] potions
   *[cards] cards
}
word-tile-3 = { $third ->
    [druids] druids
    [gems] gems
    [capture] capture
    [mind] mind
    [potions] potions
   *[cards] cards
}
word-tile-4 = { $fourth ->
    [druids] druids
    [gems] gems
    [capture] capture
    [mind] mind
    [potions] potions
   *[cards] cards
}
word-tile-5 = { $fifth ->
    [druids] druids
    [gems] gems
    [capture] capture
    [mind] mind
    [potions] potions
   *[cards] cards
}
word-tile-6 = { $sixth ->
    [druids] druids
    [gems] gems
    [capture] capture
    [mind] mind
    [potions] potions
   *[cards] cards
}
word-region = { $region ->
    [green] green
    [light] light brown
   *[dark] dark brown
}
word-turn = { $turn ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
word-ground = { $ground ->
    [rock] rock
    [swamp] swamp
   *[mixed] rock and swamp
}
word-obstacle = { $tile }
word-corner = A druid on a corner square has no line into the glade.
word-druid = { $druid ->
    [council] council
   *[other] { $druid }
}
word-at-druid = { $druid ->
    [council] at the council
   *[other] at { $druid }
}
word-from-druid = { $druid ->
    [council] from the council
   *[other] from { $druid }
}
word-druids = { $council ->
    [0] { word-places }
   *[other] { $places ->
        [none] { $council } at the council
       *[other] { $places }, { $council } at the council
    }
}
word-places = { $places ->
    [none] none
   *[other] { $places }
}
word-phase = { $phase ->
    [choosing] cubes
    [main] main actions
    [secondary] secondary actions
    [gems] gems
   *[council] council
}
word-row = { $row ->
    [main] main action
   *[secondary] secondary action
}
word-use = { $use ->
    [none] { word-card }
    [alone] { word-card } (alone)
   *[other] { word-card } ({ $use })
}
word-range = { $least } to { $most } points

n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
n-move-points = { $points ->
    [one] 1 move point
   *[other] { $points } move points
}
n-left = { $left ->
    [one] 1 point
   *[other] { $left } points
}
n-most = { $most ->
    [one] 1 point
   *[other] { $most } points
}
n-squares = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
n-rocks = { $rocks ->
    [one] 1 rock
   *[other] { $rocks } rocks
}
n-swamps = { $swamps ->
    [one] 1 swamp
   *[other] { $swamps } swamps
}
n-stones = { $stones ->
    [one] 1 gem or menhir
   *[other] { $stones } gems or menhirs
}
word-barred = { $rocks ->
    [0] { $swamps ->
        [0] { n-stones }
       *[other] { $stones ->
            [0] { n-swamps }
           *[other] { n-swamps } and { n-stones }
        }
    }
   *[other] { $swamps ->
        [0] { $stones ->
            [0] { n-rocks }
           *[other] { n-rocks } and { n-stones }
        }
       *[other] { $stones ->
            [0] { n-rocks } and { n-swamps }
           *[other] { n-rocks }, { n-swamps } and { n-stones }
        }
    }
}
n-druids = { $druids ->
    [one] 1 druid
   *[other] { $druids } druids
}
n-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
n-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}

region-north = North
region-east = East
region-south = South
region-west = West
region-gate = Gate

## Chapters

chapter-obstacles = Set-up · obstacles
chapter-placing = Set-up · druids
chapter-creatures = Round { $round } · creatures and cubes
chapter-main = Round { $round } · main actions
chapter-secondary = Round { $round } · secondary actions
chapter-gems = Round { $round } · gems and council

## The story

story-ordered-2 = Play order: { $first }, { $second }.
story-ordered-3 = Play order: { $first }, { $second }, { $third }.
story-ordered-4 = Play order: { $first }, { $second }, { $third }, { $fourth }.
story-ordered-5 = Play order: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
story-rolled = The die shows { $number }.
story-tiles = Action tiles: { word-tile-1 }, { word-tile-2 }, { word-tile-3 }, { word-tile-4 }, { word-tile-5 }, { word-tile-6 }.
story-arrived = { word-a-creature-first } ({ word-turns }) appears on { word-gate }.
story-left-gate = { word-the-creature-first } leaves { word-start-gate } → { $to } ({ n-squares }).
story-creature-moved = { word-the-creature-first } moves { $start } → { $to }.
story-creature-stayed = { word-the-creature-first } on { $at } is blocked and stays.
story-escaped = { word-the-creature-first } escapes at { $at }.
story-penalised = { $vp ->
    [0] { $who } has no VP to lose for the druid at { $druid }.
   *[other] { $who } loses { $vp } VP for the druid at { $druid }.
}
story-shut = { word-the-creature-first } cannot leave { word-gate } and is out of the game.
story-obstacle-laid = { $who } lays { word-obstacle } on { $squares }.
story-druid-placed = { $who } places a druid on { $square }.
story-cube-placed = { $who } puts a cube on { $slot }.
story-cube-acts = { $who } acts with { $slot }.
story-declined = { $mana ->
    [0] { $who } skips the action; the mana is full.
   *[other] { $who } skips the action and takes { $mana } mana.
}
story-declined-vp = { $who } skips the action and takes { $vp } VP.
story-druid-moved = { $who } moves a druid { word-from-druid } to { $to } ({ n-move-points }).
story-gem-made = { $who } makes a gem at { $at } ({ $mana } mana). The druid from { $leaves } goes to the council.
story-captured = { $who } captures { word-the-creature } at { $at } ({ $mana } mana, { $vp } VP). The druid from { $druid } goes to the council.
story-capture-bonus = { $who } scores { $vp } VP more by the capture track.
story-creature-led = { $who } leads { word-the-creature } { $start } → { $to }.
story-gem-shifted = { $who } moves a gem { $gem } → { $to }.
story-brewed = { $who } brews with { n-druids } (+{ $mana } mana).
story-to-council = { $count ->
    [one] { $who } sends the druid of { $places } to the council.
   *[other] { $who } sends the druids of { $places } to the council.
}
story-learned = { $who } reaches level { $level } on { word-the-track }.
story-mana-gained = { $mana ->
    [0] { $who } gains no mana; it is full.
   *[other] { $who } gains { $mana } mana.
}
story-passed = { $who } stops there.
story-drew = { $marked ->
    [0] { $who } draws { n-cards }.
   *[other] { $who } draws { n-cards }, { $marked } marked.
}
story-saw-1 = You drew { word-card-1 }.
story-saw-2 = You drew { word-card-1 }, { word-card-2 }.
story-saw-3 = You drew { word-card-1 }, { word-card-2 }, { word-card-3 }.
story-saw-4 = You drew { word-card-1 }, { word-card-2 }, { word-card-3 }, { word-card-4 }.
story-kept = { $who } keeps 1 card.
story-kept-card = You kept the card { word-card }.
story-card-played = { $who } plays the power card { word-use }.
story-banished = { $who } banishes { word-a-creature } ({ $vp } VP).
story-aligned = { $who } has gems in line at { $gems } ({ $vp } VP).
story-menhir-raised = { $vp ->
    [0] { $who } raises a menhir at { $at }.
   *[other] { $who } raises a menhir at { $at } ({ $vp } VP).
}
story-council-scored = { $who } has { n-druids } at the council ({ $vp } VP).
story-encircled = The gate is encircled: { $line } squares, { $menhirs } menhirs.
story-not-encircled = The gate is not encircled.

## Questions

question-over = the game is over
question-wait = { $who } decides
question-obstacle = lay an obstacle tile
question-place = druid { $number } of { $whole }
question-cube = cube { $number } of { $whole }
question-act = { $slot }, { word-row }
question-walk = druid move, { $left } of { $most } points left
question-walk-open = { $least ->
    [0] druid move, up to { n-left } left
   *[other] druid move, { $least } to { $left } points left
}
question-card-walk = acceleration card, { $left } of { $most } points left
question-card-walk-open = { $least ->
    [0] acceleration card, up to { n-left } left
   *[other] acceleration card, { $least } to { $left } points left
}
question-brewing = { $slot }, { $left ->
    [one] 1 level of knowledge
   *[other] { $left } levels of knowledge
}
question-learn = { $left ->
    [one] 1 level of knowledge
   *[other] { $left } levels of knowledge
}
question-shift = move gems, { $left ->
    [one] 1 square left
   *[other] { $left } squares left
}
question-control = control card, lead a creature up to { $left } squares
question-keep = { $marked ->
    [0] choose 1 of { n-cards }
   *[other] choose 1 of { n-cards }, { $marked } marked
}
question-menhir = gem that becomes a menhir, { $left ->
    [one] 1 menhir left
   *[other] { $left } menhirs left
}

## What one has

having = { $mana } mana · { n-gems } · { n-cards } · druids: { word-druids }
having-cubes = { $mana } mana · { n-cards } · { $cubes ->
    [none] no cube placed yet
   *[other] cubes: { $cubes }
}
hand-card = { word-card } × { $count }: { word-card-effect }
hand-drawn = Drawn: { word-card } ({ word-card-effect })
hand-creature = { word-creature } × { $count }: { $creature ->
    [golem] no power
    [ghoul] each lets your lines pass 1 swamp per action
    [shadow] each lets your lines pass 1 rock per action
   *[naja] each lets your lines pass 1 gem or menhir per action
}
hand-empty = No cards and no creatures in reserve

## Where the game stands

moment = round { $round } of { $rounds }, { word-phase }
moment-obstacles = set-up, obstacles
moment-placing = set-up, druids
moment-over = the game is over
column-vp = VP
column-mana = Mana
column-knowledge = Knowledge (capture-move-council-gems-mana)
source-captures = Captures
source-banished = Banished
source-compensation = Declined
source-escapes = Escapes
source-lines = Lines of gems
source-regions = Menhirs raised
source-council = Council
source-cards = Cards
source-gems = Gems
source-menhirs = Menhirs
source-creatures = Creatures
line = Squares of the line around the gate
menhirs = Menhirs in that line

## Buttons: kinds of actions

kind-place = { $count ->
    [one] Place a druid: 1 square
   *[other] Place a druid: { $count } squares
}
kind-obstacle = { $tiles ->
    [one] Lay an obstacle: 1 tile
   *[other] Lay an obstacle: { $tiles } tiles
}
kind-cube = { $count ->
    [one] Place a cube: 1 free slot
   *[other] Place a cube: { $count } free slots
}
kind-move = Move druids: { n-points }
kind-move-open = { $least ->
    [0] Move druids: up to { n-most }
   *[other] Move druids: { $least } to { $most } points
}
kind-gem = { $places ->
    [one] Gem: 1 place, { $mana } mana
   *[other] Gem: { $places } places, from { $mana } mana
}
kind-capture = { $creatures ->
    [one] Capture: 1 in line, { $mana } mana
   *[other] Capture: { $creatures } in line, from { $mana } mana
}
kind-creature = { $squares ->
    [one] Lead a creature: 1 square
   *[other] Lead a creature: 1 to { $squares } squares
}
kind-shift = Move a gem: { n-squares }
kind-brew = Brew: { n-druids }, +{ $mana } mana
kind-learn = { $levels ->
    [one] Learn: 1 level
   *[other] Learn: { $levels } levels
}
kind-draw = Draw { n-cards }
kind-draw-again = Put back, draw { n-cards }
kind-keep = Choose a card: { $count ->
    [one] 1 possible
   *[other] { $count } possible
}
kind-card = Play a card ({ $cards })
kind-menhir = { $left ->
    [one] Raise a menhir: 1 left
   *[other] Raise a menhir: { $left } left
}
kind-decline = Decline: +{ $mana } mana
kind-decline-vp = Decline: +{ $vp } VP
kind-done = { $asked ->
    [learn] Leave the level
    [keep] Take none
   *[other] Done
}

## Menus: values of fields

choice-word = { $word }
choice-place = { $square } · entrance of { $cauldron }
choice-obstacle = { $tile } · { word-ground }, { n-squares }
choice-turn = { word-turn } · { $squares }
choice-slot = { $slot } · { $free } of { $all } free
choice-other-slot = { $slot } · slot { $number } of { $all }
choice-druid = { word-druid }
choice-to = { $to } · { n-points }
choice-cauldron = { $to } · cauldron · { n-points }
choice-points = { n-points }
choice-gem = { $at } · { $mana } mana · { word-region }
choice-gem-from = { $at } · from { $mana } mana · { word-region }
choice-leaves = { $leaves } goes to the council
choice-leaves-stays = { $leaves } goes, { $stays } stays · { $mana } mana
choice-stays = { $stays } stays · { $mana } mana
choice-capture = { $druid } · { word-creature } at { $at } · { $mana } mana
choice-creature = { $at } · { word-creature }, { word-turns }
choice-lead = { $to } · { n-squares }
choice-escape = { $to } · path · { n-squares }
choice-square = { $at } · { word-region }
choice-track = { word-track } · level { $level } of { $levels }
choice-card = { word-card }
choice-cards = { word-card } × { $count }
choice-banish = { word-card } · { $vp } VP
choice-alone = alone · a move of 1 to { $most } points
choice-use = { $use } · { $least ->
    [0] up to { n-most }
   *[other] { word-range }
}
choice-use-exact = { $use } · { n-points }
choice-menhir = { $at } · { word-region } · { $vp } VP

note-sees = sees { $at }: { word-creature }, { $mana } mana
note-entrance = entrance of { $cauldron }
note-sees-entrance = entrance of { $cauldron }; sees { $at }: { word-creature }, { $mana } mana
note-jumps = jumps { $places }
note-places = free places: { $free } of { $all }
note-corner = comes back on a corner, for 1 point
note-sense = { $sense ->
    [clockwise] clockwise
   *[other] the other way round
}
note-first-square = the tile's first square in reading order
note-later = later: you act there already
note-sooner = your cube below then acts later
note-slot = { $tile ->
    [druids] { $row ->
        [main] move druids { $least } to { $most } points
       *[secondary] move druids { $least } points
    }
    [gems] { $row ->
        [main] move druids { $most } points, or make gems and learn 1 level
       *[secondary] make gems
    }
    [capture] { $row ->
        [main] move druids { $most } points, or capture and learn 1 level
       *[secondary] capture creatures
    }
    [mind] { $row ->
        [main] learn 1 level, or lead a creature up to { $reach } squares
       *[secondary] move a gem 1 square, or lead a creature { $reach } square
    }
    [potions] { $row ->
        [main] brew: { $one }, { $two } or { $three } mana and a level for each druid
       *[secondary] brew: { $one }, { $two } or { $three } mana and a level for each druid
    }
   *[cards] { $row ->
        [main] draw { $cards } cards, keep 1
       *[secondary] draw { $cards } card
    }
}
note-lines = { $cards ->
    [0] lines of { $first } and { $second }
    [one] lines of { $first } and { $second }; takes 1 through card
   *[other] lines of { $first } and { $second }; takes { $cards } through cards
}
note-aligned = in line with { $gems }: { $vp } VP if it stays so
note-second = then { $at } is possible for { $mana } of { $left } mana
note-no-second = then no second gem; { $left } mana left
note-capture = { $cards ->
    [0] { note-capture-gain }
    [one] { note-capture-gain }; takes 1 through card
   *[other] { note-capture-gain }; takes { $cards } through cards
}
note-capture-gain = { $bonus ->
    [0] { $vp } VP, { $druid } goes to the council
   *[other] { $vp } VP, { $bonus } mana back, { $druid } goes to the council
}
note-escape = escapes; you lose { $own } VP, the others { $others }
note-then-sees = then { $druid } sees it: { $mana } mana
note-first-level = gives nothing yet
note-track-capture = { $each ->
    [0] { note-track-flat } { when-capturing }
   *[other] { note-track-flat } { when-capturing }, { $each } VP { when-captured }
}
note-track-flat = { $paid ->
    [mana] { $flat } mana
   *[vp] { $flat } VP
}
note-track-move = { $points ->
    [one] up to 1 more point { when-druid-move }
   *[other] up to { $points } more points { when-druid-move }
}
note-track-council = { $first }, { $second }, { $third } more VP for your 1st, 2nd, 3rd druid { when-council }
note-track-gems = { $points ->
    [one] move your gems 1 square { when-learned }
   *[other] move your gems { $points } squares { when-learned }
}
note-track-mana = { $parchment ->
    [yes] { $mana } mana { when-learned }, and a level on another track
   *[no] { $mana } mana { when-learned }
}
note-card = { word-card-effect }

## Whole actions

deed-place = druid on { $square }
deed-obstacle = { word-obstacle } at { $square }, { word-turn }
deed-cube = cube on { $slot }
deed-move = { word-druid } → { $to } ({ $points })
deed-gem = gem at { $at } ({ $mana } mana), { $leaves } to the council
deed-capture = { $druid } captures { word-the-creature } at { $at } ({ $mana } mana, { $vp } VP)
deed-creature = { word-creature } { $start } → { $to }
deed-shift = gem { $gem } → { $to }
deed-learn = learn { word-track } { $level }
deed-keep = keep { word-card }
deed-banish = play { word-card }
deed-card = card: { word-use }
deed-menhir = menhir at { $at } ({ $vp } VP)

## Commands: kinds of actions and their fields

do-place = Put a druid on a free dark square
do-obstacle = Lay an obstacle tile
do-cube = Put a cube on an action; the top free slot unless you name one
do-move = Move one druid along the path or into a cauldron
do-gem = Make a gem where two of your druids' lines cross
do-capture = Capture the first creature a druid sees
do-creature = Move a creature by thought
do-shift = Move one of your gems to a free square
do-brew = Brew with all your druids in cauldrons
do-learn = Go up one level of knowledge
do-draw = Draw power cards; no undo
do-keep = Keep a drawn card, or play a marked one at once
do-card = Play a power card from your hand
do-menhir = Choose which gem becomes your last menhir
do-decline = Do nothing with this cube and take 1 mana
do-done = Finish this action
field-square = Which square
field-tile = Which obstacle tile
field-turn = Which way it is turned
field-slot = Which slot, such as capture+
field-druid = Which druid, by its place
field-to = Where to
field-points = How many points
field-at = Which crossing
field-leaves = Which druid goes to the council
field-stays = Which druid stays
field-creature = Which creature
field-gem = Which gem
field-track = Which track
field-card = Which card
field-use = Which use of an acceleration, such as +2

# What is impossible now, and help for a first game.

filter-clockwise = Clockwise only
filter-other = Other way only
cannot-gem = gem: no crossing you can afford (K-111)
cannot-capture = capture: no creature in line you can afford (K-121)
cannot-brew = brew: no druid in a cauldron (K-131)
explain-obstacle = Lay an obstacle tile on the glade. Rocks and swamps stop lines and most creatures. Nothing is paid for it.
explain-place = Put one of your three druids on a free dark square of the path. From there it looks straight across the glade. Dark squares are entrances of cauldrons.
explain-cube = Each cube is one action this round, first the main row, then the secondary one. Slots are few: what others take is gone. You have five cubes.
explain-act = { $tile ->
    [druids] Your cube lets druids walk along the path. Each druid moves once, and all points must be spent. A druid may end in a cauldron.
    [gems] Two of your druids whose lines cross make a gem there. The longer the lines, the more mana. One of the two goes to the council.
    [capture] A druid takes the first creature on its line. The farther away, the more mana. The druid goes to the council, the creature brings points and a power.
    [mind] You lead a creature some squares. On the path it escapes. Or you learn a level, or move one of your gems.
    [potions] All your druids in cauldrons brew mana and go to the council. More druids brew more.
   *[cards] You draw power cards and keep one. What is drawn cannot be taken back. Cards are played during your own actions.
}
explain-learn = Choose a track to go up one level. Level 1 gives nothing yet, the levels above do. A full track cannot be chosen.
explain-shift = Move one of your gems to a free square beside it. Gems in line become menhirs and score.
explain-walk = A card lets your druids walk. Each druid moves once. A druid may end in a cauldron.
explain-control = Lead a creature over squares it can enter. On the path it escapes.
explain-keep = Keep one of the cards you drew. The others go under the deck. A marked card is played at once.
explain-menhir = You have fewer menhirs left than gems in line. Choose which gem becomes a menhir. The line scores in full anyway.
primer-1 = **Aim** Most victory points after the last round. You score with creatures, gems, menhirs, the council and cards.
primer-2 = **Round, step 1** Creatures move by themselves and new ones arrive. One that escapes costs points.
primer-3 = **Step 2** Everybody puts five cubes on actions, one at a time. Slots are few.
primer-4 = **Step 3** The main row is carried out tile by tile, then the secondary row.
primer-5 = **Steps 4 and 5** Gems in line become menhirs and score. Druids at the council score; whoever has most druids there gains a knowledge level.
primer-6 = **Your turn** Press Your move, choose, see the price, confirm. You move druids, make gems, capture, brew, learn or draw.
primer-7 = **Surprises** A druid that made a gem, captured or brewed goes to the council. All points of a move must be spent. Mana stops at 20.
primer-8 = **Length** 5 or 6 rounds, about 55 decisions each, a week with a few moves a day. /rules finds every rule.

tagline = gems, rays, creatures · about a week

## Options of a table: what each changes, its usual value, its clause

option-setup = Obstacles lie as in the basic layout, or the players lay them before the game; usually basic (K-160).
option-compensation = A cube that does nothing brings 1 mana or 1 point; usually mana (K-74).
option-capture_flat_bonus = The capture track’s bonus per action is paid in points or in mana; usually points (K-140).
option-simple_line_only = The line around the gate may not cross itself; usually it may (K-152).
option-second_turn_when_blocked = A creature whose turned way is closed too turns once more and steps back; usually it stays (K-38).
option-cauldron_layout = Six cauldrons with three entrances each on the long sides, or four, one to a side; usually six (K-106).
option-move_bonus_on_tiles_2_and_3 = The move track also counts for druid moves of the gem and capture tiles; usually yes (K-141).
option-two_gems_in_secondary = The secondary gem action may make two gems as well; usually yes (K-115).
option-third_gem_by_card = A druid brought back by a card may help to make a third gem in the same action; usually not (K-115).
option-peers_make_room = Creatures of equal priority wait until one in their way has gone on, instead of turning; usually yes (K-39).
option-escape_distance = How near a druid is to an escape is counted in squares of the path or in its moves, which jump over druids; usually squares (K-49).
option-too_few_menhirs = A line of more gems than you have menhirs left scores in full or is ignored; usually in full (K-86).
option-empty_council_teaches = With nobody at the council everybody goes up one level; usually nobody does (K-91).
option-passed_squares_stay_open = A rock, swamp or stone passed once needs no second power in the same action; usually it does (K-126).
option-potion_levels_optional = The levels of a potion may be left; usually yes (K-132).

# What computer players go by, as a hint names it: `term-<term of the judge>`, after “Why:”.

term-points = victory points scored
term-lines = gems in line, which become menhirs
term-gems = single gems on the clearing
term-crossings = crossing rays, where gems can be made
term-cubes = what cubes will still do this round
term-mana = mana to act with
term-council = a place at the forest council
term-knowledge = levels of knowledge
term-creatures = captured creatures
term-cards = power cards in hand
term-menhirs = menhirs on the clearing
term-druids = places of the druids on the path
