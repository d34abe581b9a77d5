# Karnag on pictures and in text boards. Words of places and tiles are those of the commands.

title = Karnag
unit-mana = mana
unit-cards = { $count ->
    [one] card
   *[other] cards
}
unit-gems = { $count ->
    [one] gem
   *[other] gems
}
unit-menhirs = { $count ->
    [one] menhir
   *[other] menhirs
}

creature-golem = golem
creature-ghoul = ghoul
creature-shadow = dark shadow
creature-naja = naja

track-capture = capture
track-move = move
track-council = council
track-gems = gems
track-mana = mana

card-through = through
card-acceleration = acceleration
card-mana = mana
card-gems = gems
card-knowledge = knowledge
card-control = control
card-ghoul = ghoul
card-shadow = shadow
card-naja = naja

tile-druids = Druids
tile-gems = Gems
tile-capture = Capture
tile-mind = Mind
tile-potions = Potions
tile-cards = Cards
row-main = main
row-secondary = sec

council = Council
stock-deck = deck
stock-bag = bag
stock-gone = gone
stock-marked = top marked

phase-obstacles = Laying obstacles
phase-placing = Placing druids
phase-choosing = choosing actions
phase-main = main actions
phase-secondary = secondary actions
phase-gems = gemstones
phase-council = council
phase-over = final count
head-setup = Set-up  ·  { $phase }
head-round = Round { $round } of { $rounds }  ·  { $phase }
head-over = After { $rounds } rounds
head-region = { $region }

# What the awaited seat does, behind its name.
asked-obstacle = lays an obstacle
asked-place = places a druid
asked-cube = chooses an action
asked-act = acts: { $slot }
asked-learn = learns
asked-shift = moves gems
asked-walk = moves druids
asked-control = leads a creature
asked-keep = keeps a card
asked-menhir = chooses menhirs

# The open decision in full, for the caption.
open-obstacle = { $who } lays an obstacle tile.
open-place = { $who } places a druid on a dark square, { $left } to go.
open-cube = { $who } places a cube on an action, { $left } to go.
open-act = { $who } acts with { $slot }.
open-act-levels = { $who } acts with { $slot }: { $left ->
    [one] one level
   *[other] { $left } levels
} of knowledge to take.
open-act-walk = { $who } moves druids with { $slot }: { $spent } of { $range } points.
open-walk = { $who } moves druids: { $spent } of { $range } points.
open-learn = { $who } may learn: { $left ->
    [one] one level.
   *[other] { $left } levels.
}
open-shift = { $who } moves gems: { $left ->
    [one] one step left.
   *[other] { $left } steps left.
}
open-control = { $who } leads a creature up to { $left } squares.
open-keep = { $who } has drawn { $cards ->
    [one] a card
   *[other] { $cards } cards
} and keeps one.
open-menhir = { $who } chooses gems that become menhirs, { $left } left.
open-over = { $who } { $count ->
    [one] wins
   *[other] share the victory
} with { $score } VP.
range-between = { $least } to { $most }

hand = Your cards
drawn = Drawn

# The final table.
final-total = VP
final-line = The gate is encircled: a line of { $line } squares through { $menhirs } menhirs.
final-open = The gate is not encircled.
source-captures = captures
source-banished = banished
source-compensation = passed
source-lines = lines
source-regions = regions
source-council = council
source-escapes = escapes
source-cards = cards
source-gems = gems
source-menhirs = menhirs
source-creatures = reserve

# Events.
did-ordered = Order of play: { $order }.
did-creaturemoved = { word-the-creature } moves from { word-start } to { $to }.
did-escaped = { word-the-creature } escapes at { $at }.
did-penalised = { $vp ->
    [0] { $who } has no VP to lose for the druid at { $druid }.
   *[other] { $who } loses { $vp } VP for the druid at { $druid }.
}
did-shut = { word-the-creature } cannot leave { word-gate } and is out of the game.
did-obstaclelaid = { $who } lays { word-obstacle } on { $squares }.
did-druidplaced = { $who } places a druid on { $square }.
did-cubeplaced = { $who } puts a cube on { $slot }.
did-compensated = { $who } skips the action { $vp ->
    [0] (+{ $mana } mana)
   *[other] (+{ $vp } VP)
}.
did-druidmoved = { $who } moves a druid from { $druid ->
    [council] the council
   *[other] { $druid }
} to { $to } ({ $points ->
    [one] 1 move point
   *[other] { $points } move points
}).
did-gemmade = { $who } makes a gem at { $at } ({ $mana } mana), { $leaves } to the council.
did-captured = { $who } captures { word-the-creature-caught } at { $at } ({ $mana } mana, +{ $vp } VP), { $druid } to the council.
did-capturebonus = { $who } gains { $vp } VP by knowledge.
did-creatureled = { $who } leads { word-the-creature-caught } from { $start } to { $to }.
did-gemshifted = { $who } moves the gem { $gem } to { $to }.
did-brewed = { $who } brews with { $druids ->
    [one] one druid
   *[other] { $druids } druids
} (+{ $mana } mana).
did-learned = { $who } reaches level { $level } on the { $track ->
    [gems] gemstone
   *[other] { $track }
} track.
did-managained = { $mana ->
    [0] { $who } gains no mana; it is full.
   *[other] { $who } gains { $mana } mana.
}
did-drew = { $who } draws { $cards ->
    [one] a card.
   *[other] { $cards } cards.
}
did-kept = { $who } keeps a card.
did-cardplayed = { $who } plays the power card { $card ->
    [through] Through Rocks/Swamps
    [acceleration] Acceleration/Deceleration
    [mana] Gain Mana
    [gems] Move Gemstones
    [knowledge] Increased Knowledge
    [control] Control of a Creature
   *[other] { $card }
}.
did-banished = { $who } banishes a { $creature } (+{ $vp } VP).
did-aligned = { $who } has the gems { $gems } in line (+{ $vp } VP).
did-menhirraised = { $who } raises a menhir at { $at } (+{ $vp } VP).
did-councilscored = { $who } scores { $vp } VP at the council.
did-passed = { $who } stops there.
did-ended = { $line ->
    [0] The gate is not encircled.
   *[other] The gate is encircled by { $line } squares.
}

# Parts of the sentences above. $creature, $track and $card are already words of this language.
word-gate = { $gate ->
    [gate1] gate 1
    [gate2] gate 2
    [gate3] gate 3
   *[gate4] gate 4
}
word-start = { $start ->
    [gate1] gate 1
    [gate2] gate 2
    [gate3] gate 3
    [gate4] gate 4
   *[other] { $start }
}
word-the-creature = The { $creature }
word-the-creature-caught = the { $creature }
word-obstacle = { $tile }

# The text board: everything a view knows, one fact per line.
text-head = Karnag, round { $round } of { $rounds }, { $phase }.
text-scores = Scores: { $scores }.
text-score = { $who } { $vp } VP
text-viewer = Seen by { $who }.
text-order = Order of play: { $seats }.
text-then = Then: { $seats }.
text-asked = Awaited: { $who }; { $facts }.
text-slot = with { $slot }
text-left = { $left } left
text-points = { $spent } points spent, { $least } to { $most } in all
text-used = lines passed { $rocks } rock, { $swamps } swamp, { $stones } stone
text-paid = capture bonus paid
text-gems-made = { $gems } { $gems ->
    [one] gem
   *[other] gems
} made
text-captured = druids that have captured: { $druids }
text-passed = open after being passed: { $squares }
text-drew = { $cards } { $cards ->
    [one] card
   *[other] cards
} drawn, marked: { $marked }
text-drawn = drawn cards: { $cards }
text-no = none
text-kind-obstacle = lays an obstacle
text-kind-place = places a druid
text-kind-cube = places a cube
text-kind-act = acts
text-kind-learn = learns
text-kind-shift = moves gems
text-kind-walk = moves druids
text-kind-control = leads a creature
text-kind-keep = keeps a card
text-kind-menhir = chooses menhirs
text-seat = { $who }: { $vp } VP, { $mana } mana, { $cards } { $cards ->
    [one] card
   *[other] cards
}, { $gems } { $gems ->
    [one] gem
   *[other] gems
} left, { $menhirs } { $menhirs ->
    [one] menhir
   *[other] menhirs
} left.
text-druids = { $who }, druids: { $places }.
text-knowledge = { $who }, knowledge: { $levels }.
text-reserve = { $who }, captured: { $creatures }.
text-hand = { $who }, hand: { $cards }.
text-tile = Tile { $number }, { $tile }: { $slots }.
text-slot-free = { $word } free
text-slot-taken = { $word } { $who }
text-slot-done = { $word } { $who } (done)
text-cauldron = Cauldron { $name }: from { $entrances }; { $places ->
    [one] 1 place
   *[other] { $places } places
}; inside: { $inside }.
text-creature = { $at }: { $facts }.
text-turns-left = turns left
text-turns-right = turns right
text-black = black cube
text-under-gem = under { $who }'s gem
text-under-menhir = under { $who }'s menhir
text-on-rock = on rock
text-on-swamp = in the swamp
text-gem = { $at }: { $who }'s gem, { $region }.
text-menhir = { $at }: { $who }'s menhir, { $region }.
text-their-gem = { $who }'s gem
text-their-menhir = { $who }'s menhir
text-region-green = green region
text-region-light = light region
text-region-dark = dark region
text-ray = Ray of { $who } from { $druid } { $heading }: { $met }.
text-heading-north = north
text-heading-east = east
text-heading-south = south
text-heading-west = west
text-rock = rock
text-swamp = swamp
text-deck = Deck: { $deck } { $deck ->
    [one] card
   *[other] cards
}.
text-deck-marked = Deck: { $deck } { $deck ->
    [one] card
   *[other] cards
}, the top one is marked.
text-bag = Bag: { $bag } { $bag ->
    [one] creature
   *[other] creatures
}.
text-gone = Out of the game: { $creatures }.
text-obstacle = Obstacle { $tile }: { $squares }.
text-options = Options: { $options }.
text-yes = yes
text-not = no
text-line = Encircling line: { $line } squares through { $menhirs }.
text-no-line = Encircling line: none.
text-place = Place { $place }: { $who }, { $vp } VP, { $mana } mana; { $sources }.
