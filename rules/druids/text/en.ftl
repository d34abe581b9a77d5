### Druids and Demons: rule clauses in our words, refusal sentences, words for the end of a game.

# When something leaves the board by itself: a message for each trigger of `data.json`, under its key; its forms are
# attributes. Sentences about such losses name their triggers by these, and no others.

when-under-demon = under a new demon marker
    .on = on a population
when-two-demons = as soon as two of its three fields have open demon markers
    .short = two beside a stone
when-stone-gone = that loses one of its three stones
when-link-broken = when the link breaks
    .first = When the link breaks
when-cut-off = that lose their connection with the middle

## Goal and end

D-1 = On the board, each of your populations is worth 1 point, each of your druid stones 3, each temple you own 5.
D-2 = Whoever has 36 points first wins. It is counted after every step, and the game stops at once.
D-3 = When the last map piece has been drawn, the player on turn finishes the turn. Then most points win.
D-4 = Equal points: more temples, then more druid stones, else the victory is shared.
D-5 = Only pieces on the board count. Choice markers, supplies and captured populations are worth nothing.

## Set-up

D-6 = The big demon field, seven hexagons, lies in the middle: L13, L14, M12, M13, M14, N12, N13.
D-7 = The 5 portals are mixed into the bag with the landscape pieces.
D-8 = Before the first turn each player in order draws and lays 5 map pieces, one at a time or all at once; portals count.
D-9 = The start player is drawn by lot; the others follow clockwise, in the set-up too.
D-10 = Each player keeps 2 populations as choice markers, 38 are left to play. The board starts without populations, stones and demon markers.

## Laying landscape

D-11 = A landscape piece goes on an empty cell that touches at least two fields or portals.
D-12 = Wherever it touches landscape, both sides must show the same: forest, water or mountain. Pieces may be turned.
D-13 = Demon fields match any landscape: the big one, and every field with an open demon marker.
D-14 = Portals count among the touched fields and match any landscape.
D-15 = For laying only shared sides count; fields joined through portals do not touch.
D-16 = A drawn piece that fits must be laid. One that fits nowhere goes back and another is drawn at no cost. If nothing in the bag fits, it counts as empty.
D-17 = Sides that stop matching because a demon marker was lifted stay as they are.

## Portals

D-18 = A drawn portal must be laid, on any empty cell that touches at least one field or portal. Its sides match anything.
D-19 = All fields beside portals are neighbours of each other; a single portal already joins the fields around it.
D-20 = Nothing ever stands on a portal.
D-21 = Neighbouring means sharing a side or being joined by portals. Laying pieces and corners know shared sides only.

## Where populations stand

D-22 = At most one population stands on a field.
D-23 = Populations never stand on the big demon field, under an open demon marker or on a portal.
D-24 = A field is habitable if at least two of its six sides are forest or water.
D-25 = A temple keeps nobody out. A field is free if it is habitable, without an open demon marker and without a population.

## Druid stones

D-26 = A druid stone stands on a corner where three fields meet.
D-27 = To set a stone you need a population of yours on each of the three fields. Later it stands without them.
D-28 = At least two of the three sides that meet at the corner must be forest on both pieces.
D-29 = No field has more than three stones on its corners, and every stone belongs to at most one field with three. Stones of all players count.
D-30 = One stone per corner. The populations around it stay.
D-31 = A stone leaves the game { when-two-demons }.

## Temples

D-32 = A temple is set on a field with three druid stones on its corners, whichever three.
D-33 = A temple belongs to whoever owns two of its three stones at the moment. With three owners it is nobody's.
D-34 = You build a temple only where you own at least two of the three stones.
D-35 = A temple { when-stone-gone } is removed and goes back to the supply.
D-36 = One temple per field, and none is built on an open demon marker. One that stands survives the marker.

## The turn

D-37 = Choose two actions, or one twice, and carry them out in the order you name them, one finished before the next.
D-38 = Closed to you are the actions chosen in the turn just before and those you chose in your own last turn, carried out or not.
D-39 = An action may be carried out in part or not at all.
D-40 = Once or twice: black magic 2 or 3 options (four players: 1 or 2), white magic 2 or 3 options, scout 8 or 12 pieces, new populations temples + 2 or double that, move 8 or 12.
D-41 = The same option may be taken several times within one action.
D-42 = Once a turn you may give 5 captured populations to raise a chosen, unfinished action by 1. They leave the game.

## Black magic

D-43 = Lay a demon marker on a landscape field next to the big demon field or to a marker connected with it.
D-44 = One demon marker per field; never on a portal or on the big demon field. Populations, temples and bare mountains do not protect a field.
D-45 = A population { when-under-demon } leaves the game, your own too. Nobody captures it.
D-46 = After a marker is laid stones are checked, then temples.
D-47 = Lift one demon marker: all markers { when-cut-off } vanish too.
D-48 = Removed demon markers go back to the supply. Without a marker in the supply none can be laid.
D-49 = Ward: put a demon marker under a population of yours that stands at one of your stones or is joined to one by your populations.
D-50 = While the link holds, the warded population is immortal: no capture, no demon marker, and no move.
D-51 = For its owner alone an immortal population works like the big demon field: markers may start from it.
D-52 = The marker below does not make a demon field: stones, sides and points take no notice of it.
D-53 = { when-link-broken.first }, the marker below is removed at once; the population stays as an ordinary one.
D-54 = Open markers stay while they are connected with the big field or with any immortal population.
D-55 = Only its owner lifts the marker under an immortal population. The big field is never lifted.

## White magic

D-56 = Set a druid stone from your supply, or take one of yours from another corner. Spacing is tested without the stone taken away.
D-57 = Set a temple from the supply, or move one that you own.
D-58 = Turn another player's stone into yours if two of its three fields hold your populations: it is swapped for one of your supply and goes back to its owner's.

## Scout

D-59 = Draw and lay map pieces, one at a time or all that are left at once; open pieces are laid in any order. You may stop before a draw, not after it.
D-60 = When the bag is empty the last piece is still laid and scouting ends; a second action is still played.

## New populations

D-61 = Put new populations one by one on free fields next to your populations or at your stones; those just put count at once.
D-62 = With neither population nor stone on the board, the first goes on any free field.
D-63 = Without supply or without a field, the rest is lost.

## Moving

D-64 = Each population moves at most once a turn, by one field.
D-65 = Own populations may be jumped in any chain, immortal ones too; not others, empty fields, demons or portals.
D-66 = Capture: step onto a neighbouring population of another player if three of yours, none of them moved or immortal, stand next to it.
D-67 = Immortal populations are neither captured nor moved.
D-68 = A captured population goes to the captor's pile and never returns to its owner.
D-69 = Populations lost to captures or demons and stones lost to demons are out of the game; supplies are not refilled.

## Clarifications

D-70 = An action chosen twice is one run with the double number.
D-71 = A boost adds 1 to the number that applies, doubled or not. A used-up action stays open while it can still be boosted; else it closes by itself.
D-72 = In the set-up all five pieces must be laid. They need not touch the big demon field.
D-73 = Moving a stone or temple is one step; what happens is decided by the position after it.
D-74 = A step is one piece laid, one option, one population put or moved. Laying pieces never removes anything.
D-75 = If every player has 8 turns in a row without progress, most points win. Progress is a piece laid or a new own best score. Two turns each without any change end the game too.
D-76 = Nobody is eliminated: whoever can do nothing chooses two actions and leaves them.
D-77 = A capture is one of the moves. New populations never capture.

## Refusals: words

unreadable = I cannot read "{ $text }".
unknown-word = "{ $word }" names nothing here.
seat-unknown = There is no such seat at this table.
somebody-else = Somebody else decides now.
game-over = The game is over.
not-possible = That is not possible now.
other-name = "{ $word }" is kept under the name { $stored }.

## Refusals: another decision is open

setup-lay = Lay { word-drawn } first: all five start pieces are laid.
lay-first = Lay { word-drawn } first: a drawn piece is laid before anything else.
asks-act = Choose two actions first.
chosen-already = The actions of this turn are chosen; { word-action } is running.
pick-first = { $count } pieces lie face up: choose one and lay it.
lay-open-first = { $count } drawn pieces lie open: they are laid before anything else.
setup-draw = Draw your start pieces first: { $left } to go.
draw-all-only = At this table all pieces of an action are drawn at once: drawall.
draw-one-only = At this table pieces are drawn one by one: draw.
draw-last = One piece is left to draw: draw.
order-older = This game began under rules without orders: draw, then auto lays the piece in hand.
order-fields = This order needs its fields: near one of them, wish any number; other styles none.
order-one = There is nothing to order now: lay what is drawn, or draw.
order-count = An order of { $count } is not possible: 1 to { $most } pieces.
which-piece = Several pieces lie open: say which one.
piece-in-hand = One piece is in hand; { word-drawn } need not be named.
not-face-up = This piece does not lie face up: { word-drawn }.
fits-nowhere = { word-drawn } fits nowhere now; lay another piece first.
nothing-drawn = No piece is drawn.
comes-later = { word-name } comes after { word-running }: finish that first.
not-chosen = { word-name } is not open; { word-running } is running.
used-up = Nothing is left of { word-action }.
option-taken = { $option ->
    [demon] A demon has been laid
    [lift] A demon has been lifted
    [ward] A population has been warded
    [stone] A stone has been set
    [temple] A temple has been set
   *[convert] A stone has been converted
} in this action; at this table each option counts once.
last-action = No other action is left after this one: plain done ends the turn.

## Refusals: choosing

chosen-before = { word-name } was chosen in the turn just before.
chosen-last-turn = You chose { word-action } in your last turn.
boost-not-running = { word-name } is not one of your unfinished actions.
traded-already = You have traded captured populations this turn.
too-few-captured = { $captured ->
    [one] You have 1 captured population
   *[other] You have { $captured } captured populations
}; a boost takes { $price }.

## Refusals: places

big-field = { $field } belongs to the big demon field.
portal-there = { $field } is a portal.
no-landscape = There is no landscape at { $field }.
demon-there = { $field } has an open demon marker.
not-habitable = { $field } has fewer than two sides of forest or water.
own-population-there = Your own population stands on { $field }.
population-there = Another player's population stands on { $field }.
no-population-of-yours = No population of yours stands on { $field }.

## Refusals: laying

cell-taken = { $field } is not empty.
touches-too-few = { $field } touches { $touched } of 2 fields.
portal-touches-nothing = { $field } touches no field.
portal-touches-portals = { $field } touches portals only; at this table a portal touches a landscape or demon field.
portal-without-hour = A portal is laid without an hour.
which-hour = { $piece } at { $field }: which hour?
fits-in-no-turn = That piece does not fit on { $field } in any rotation.
side-differs = At { $side } o'clock { $field } needs { word-wanted }; with hour { $hour } the piece shows { word-shows }.
same-look = With hour { $hour } the piece looks as with hour { $same }.

## Refusals: black magic

marker-there = { $field } has a demon marker.
immortal-there = The population on { $field } is immortal.
no-marker-left = No demon marker is left in the supply.
not-connected = { $field } is not next to the big demon field, to an immortal population of yours or to a demon connected with one of them.
foreign-ward = The marker under { $field } belongs to another player's immortal population.
no-marker-there = There is no demon marker on { $field }.
not-linked = The population on { $field } is not linked to a stone of yours.

## Refusals: white magic

stone-there = { $corner } has a stone.
no-stone-of-yours = There is no stone of yours at { $from }.
three-populations = { $corner } needs your populations; missing: { $fields }.
too-little-forest = { $corner } has { $sides } of 2 forest sides.
stones-too-close = Too many stones round { $fields }.
no-stone-left = No druid stone is left in your supply.
temple-there = { $field } has a temple.
three-stones = { $field } has { $stones } of 3 stones on its corners.
majority = You own fewer than two of the stones round { $field }.
no-temple-of-yours = There is no temple of yours on { $from }.
no-temple-left = No temple is left in the supply.
no-stone-there = There is no stone at { $corner }.
own-stone = The stone at { $corner } is yours.
two-populations = { $corner } has { $own } of 2 populations of yours.

## Refusals: populations

no-population-left = No population is left in your supply.
not-beside-yours = { $field } is not next to a population or stone of yours.
immortal-stays = The population on { $field } is immortal and stays.
moved-already = The population on { $field } has moved this turn.
nothing-to-capture = { $to } holds nobody to capture; a step is written { $field }-{ $to }.
capture-with-x = { $to } holds another player's population; a capture is written { $field }x{ $to }.
capture-without-jump = { $field } is not next to { $to }: a capture is no jump.
three-to-capture = { $able } of 3 populations could step to { $to }.
out-of-reach = { $to } is neither next to { $field } nor behind a chain of your populations.

## Refusals: lines

empty-line = There is nothing in this line.
line-verb = "{ $word }" is no command here: { $verbs }.
line-hour = "{ $word }" is none of the hours 1, 3, 5, 7, 9, 11.
line-move = "{ $word }" is no move: M16-M17 is a step, M16xM17 a capture, M16 L16 > 3 a direction.
line-edge = { $field } has no field towards { $hour } o'clock.
line-piece = "{ $word }" is no map piece.
line-suggestion = There is no suggestion { $number }; there are { $count }.
line-no-piece = No piece is drawn: draw first.
line-which-piece = Several pieces lie open: name one of { $pieces }.
line-portal = A portal is drawn: choose its place, or say auto all.
line-several = { $count } rotations fit at { $field }: hours { $hours }.
line-no-turn = No rotation that fits at { $field } shows { $side }.
line-no-wish = None of { $fields } fits { word-drawn }.
line-then = "{ $word }" is none of draw, stop, wait.
line-yes = "{ $word }" is neither yes nor no.
line-reveals = "{ $shown }" shows something new and must be the last of its line; left over: { $rest }.
line-turn-over = Your turn is over before "{ $typed }".

## The end

ended-points = 36 points
ended-bag = The bag is empty
ended-landscape = No landscape piece is left
ended-misfits = No piece left in the bag fits
ended-standstill = No progress for 8 turns each
ended-idle = No change for 2 turns each
turns = Turns
populations = Populations
stones = Druid stones
temples = Temples

## Words of the game

word-action = { $action ->
    [black] black magic
    [white] white magic
    [scout] scouting
    [new] new populations
   *[move] moving
}
word-name = { $action ->
    [black] Black magic
    [white] White magic
    [scout] Scout
    [new] New populations
   *[move] Move
}
word-first = { $first ->
    [black] black magic
    [white] white magic
    [scout] scouting
    [new] new populations
   *[move] moving
}
word-second = { $second ->
    [black] black magic
    [white] white magic
    [scout] scouting
    [new] new populations
   *[move] moving
}
word-running = { $running ->
    [black] black magic
    [white] white magic
    [scout] scouting
    [new] new populations
   *[move] moving
}
word-piece = { $piece ->
    [portal] a portal
    [FFFFFW] a forest-water piece
    [FFFFWW] a forest-water piece
    [FFFWWW] a forest-water piece
    [FFWFFW] a forest-water piece
    [FFWFWW] a forest-water piece
    [FFWWWW] a forest-water piece
    [FFFFFM] a forest-mountain piece
    [FFFFMM] a forest-mountain piece
    [FFFMMM] a forest-mountain piece
    [FFMFFM] a forest-mountain piece
    [FFMMMM] a forest-mountain piece
    [FMMMMM] a forest-mountain piece
   *[other] a forest-mountain-water piece
}
word-drawn = { $piece ->
    [portal] the portal
   *[other] { $piece }
}
word-wanted = { $wanted ->
    [F] forest
    [W] water
   *[M] mountain
}
word-shows = { $shows ->
    [F] forest
    [W] water
   *[M] mountain
}
word-left = { $action ->
    [black] { n-options } of black magic
    [white] { n-options } of white magic
    [scout] { n-pieces } of scouting
    [new] { n-new }
   *[move] { n-moves }
}
n-options = { $left ->
    [one] 1 option
   *[other] { $left } options
}
n-pieces = { $left ->
    [one] 1 piece
   *[other] { $left } pieces
}
n-new = { $left ->
    [one] 1 new population
   *[other] { $left } new populations
}
n-moves = { $left ->
    [one] 1 move
   *[other] { $left } moves
}
n-movers = { $count } can move
n-movers-now = { $count } can move now
n-able = { $can } of { $count } can go to { $hour } o'clock
word-gives = { $action ->
    [black] { $number ->
        [one] 1 option
       *[other] { $number } options
    }
    [white] { $number ->
        [one] 1 option
       *[other] { $number } options
    }
    [scout] { $number } pieces
    [new] { $number } populations
   *[move] { $number } moves
}
n-populations = { $populations ->
    [one] 1 population
   *[other] { $populations } populations
}
n-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
n-temples = { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}
n-portals = { $portals ->
    [one] 1 portal
   *[other] { $portals } portals
}
n-places = { $places ->
    [one] 1 place fits
   *[other] { $places } places fit
}
n-fields = { $count ->
    [one] 1 field
   *[other] { $count } fields
}
n-corners = { $count ->
    [one] 1 corner
   *[other] { $count } corners
}
n-stone-corners = { $corners ->
    [0] no new stone corner
    [one] 1 new stone corner
   *[other] { $corners } new stone corners
}

## Chapters

chapter-ordered = Set-up · the first map
chapter-turn-began = { $who }'s turn

## The story

story-ordered-2 = Play order: { $first }, { $second }.
story-ordered-3 = Play order: { $first }, { $second }, { $third }.
story-ordered-4 = Play order: { $first }, { $second }, { $third }, { $fourth }.
story-chose = { $who } chooses { word-first }, then { word-second }.
story-chose-twice = { $who } chooses { word-action } twice.
story-left-over = { $who } leaves { word-left } unused.
story-misfit = Back into the bag: { word-piece } that fits nowhere.
story-nothing-fits = No piece left in the bag fits: the game ends with this turn.
story-last-piece = { $who } draws the last piece: the game ends with this turn.
story-last-landscape = { $who } draws the last landscape piece: the game ends with this turn.
story-laid = { $who } lays { word-piece } on { $field }, hour { $hour }.
story-portal = { $who } lays a portal on { $field }.
story-boosted = { $who } gives { $count } captured populations for one more of { word-action }.
story-standstill = No progress for long: without any, the game ends after { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}.
story-ended-1 = { $reason ->
    [points] { $first } reaches 36 points and wins.
   *[other] { word-reason }: { $first } wins.
}
story-ended-2 = { word-reason }: { $first } and { $second } share the victory.
story-ended-3 = { word-reason }: { $first }, { $second } and { $third } share the victory.
story-ended-4 = { word-reason }: { $first }, { $second }, { $third } and { $fourth } share the victory.
word-reason = { $reason ->
    [points] 36 points
    [bag] The bag is empty
    [landscape] No landscape piece is left
    [misfits] No piece left fits
    [standstill] No progress for 8 turns each
   *[idle] No change for 2 turns each
}
story-demon-laid = { $who } lays a demon on { $field }.
story-demon-lifted = { $who } lifts the demon of { $field }.
story-demon-vanished = The demon of { $field } loses its connection and vanishes.
story-warded = { $who } makes the population on { $field } immortal.
story-ward-ended = The ward of { $who } on { $field } loses its link and ends.
story-population-lost = { $who } loses the population on { $field }.
story-stone-lost = { $who } loses the stone at { $corner }.
story-temple-fell = The temple on { $field } falls.
story-temple-passed = The temple on { $field } passes to { $who }.
story-temple-nobody = The temple on { $field } is nobody's now.
story-stone = { $who } sets a stone at { $corner }.
story-stone-moved = { $who } moves a stone { $start } → { $corner }.
story-temple = { $who } sets a temple on { $field }.
story-temple-moved = { $who } moves a temple { $start } → { $field }.
story-converted = { $who } converts the stone of { $owner } at { $corner }.
story-settled = { $who } puts a population on { $field }.
story-moved = { $who } moves a population { $start } → { $to }.
story-captured = { $who } captures the population of { $owner }: { $start } → { $to }.

## Questions

question-over = the game is over
question-wait = { $who } decides
question-act = two actions, or one twice
question-setup = set-up: { $left } start pieces to draw
question-lay-open = { $count } open pieces to lay, in any order
question-lay-setup = start piece { $number } of { $whole }: { word-drawn }, { n-places }
question-lay = { $left ->
    [0] { word-drawn }: { n-places }; then scouting ends
   *[other] { word-drawn }: { n-places }; { $left } more to come
}
question-pick = { $count ->
    [one] 1 piece lies face up: which next
   *[other] { $count } pieces lie face up: which next
}
question-black = black magic, { n-options } left
question-white = white magic, { n-options } left
question-scout = scouting, { n-pieces } left
question-new = new populations, { $left } left
question-move = moving, { n-moves } left
question-boost = { word-action } is used up: boost it, or done

## What a seat has

having = { $points } of { $goal } points · supply { n-populations }, { n-stones } · { $captured } captured
hand-open = Nothing is hidden in this game
hand-board = On the board: { n-populations }, { n-stones }, { n-temples } · { $points } of { $goal } points
hand-supply = Supply: { n-populations }, { n-stones }
hand-captured = Captured from { $who }: { $count } (any { $price } buy one more of an action)
hand-lost = Out of the game: { n-populations }, { n-stones }
hand-chosen = Last choice: { word-first }, { word-second }

## Where the game stands

moment-setup = set-up, bag { $bag } ({ n-portals })
moment = turn { $turn }, bag { $bag } ({ n-portals })
moment-last = turn { $turn }, the last one
moment-over = { $turns ->
    [one] over after 1 turn
   *[other] over after { $turns } turns
}
column-points = Points of { $goal }
column-pieces = Populations-stones-temples
column-chosen = Last choice
region-middle = Middle
region-north = North
region-east = East
region-south = South
region-west = West

## Commands: what subcommands and their options are for

do-act = Choose your two actions, or one twice, in order
do-draw = Draw the next map piece; no undo
do-drawall = Draw all pieces that are left at once; no undo
do-auto = Let pieces be laid for you: the drawn ones first, then further ones
do-pick = Choose which of the open pieces is laid next
do-lay = Lay the drawn piece; hour is where its first side looks
do-demon = Lay a demon marker
do-lift = Lift a demon marker; all that hang on it vanish
do-ward = Put a marker under your population: it cannot move or die
do-stone = Set a druid stone, new or moved from another corner
do-temple = Set a temple where three stones stand
do-convert = Turn another player's stone into yours
do-new = Put new populations, one after the other
do-move = Move populations: - is a step or jump, x a capture
do-boost = Give five captured populations for one more
do-done = Finish this action, or the whole turn
field-first = Which action first
field-second = Which action second; the same again for twice
field-piece = Which piece
field-count = How many pieces, or rest
field-style = Where to: home, forest, tight, wide, near, wish
field-portals = Whether portals are laid too: yes or no
field-field = Which field, such as M16
field-hour = Where the first side looks: 1, 3, 5, 7, 9 or 11
field-corner = Which corner, such as M16@2
field-from = Where from; leave it out for a new one
field-fields = Which fields, such as M16 L17
field-moves = Which moves, such as M16-M17 K17xK18
field-action = Which action
field-all = Whether the whole turn ends: yes or no
field-then = What follows: draw, stop or wait (the usual)
field-start = Which population
field-to = Where to

## Kinds of action

kind-act = { $count ->
    [one] Choose two actions: 1 open
   *[other] Choose two actions: { $count } open
}
kind-draw = Draw a piece: { $left } left, bag { $bag }
kind-drawall = { $count ->
    [one] Draw 1 piece
   *[other] Draw { $count } pieces at once
}
kind-pick = { $count ->
    [one] Choose a piece: 1 kind
   *[other] Choose a piece: { $count } kinds
}
kind-lay = Lay { word-drawn }: { n-fields }
kind-lay-open = Lay one of { $pieces } pieces: { n-fields }
kind-auto = Lay up to { $count } for me
kind-demon = Lay a demon: { n-fields }
kind-lift = Lift a demon: { n-fields }
kind-ward = Ward: { n-fields }
kind-stone = Set a stone: { n-corners }
kind-temple = Set a temple: { n-fields }
kind-convert = Convert a stone: { n-corners }
kind-new = New population: { n-fields }
kind-move = { $captures ->
    [0] Move: { n-movers }
    [one] Move: { n-movers }, 1 capture
   *[other] Move: { n-movers }, { $captures } captures
}
kind-boost = Boost: { $price } of { $captured } captured
kind-done = { $left ->
    [0] Done
   *[other] Done: leave the other { $left }
}

## Values

choice-act = { word-name } { $number }
choice-act-twice = { word-name }: { $number } in all
choice-boost = { word-name } · one more
choice-done = finish { word-action }
choice-end = end the turn
choice-pick = { $count ->
    [one] { word-drawn }
   *[other] { word-drawn } · { $count } of them
}
choice-lay = { $field } · { $ways } ways · touches { $touches }
choice-lay-once = { $field } · 1 way, hour { $hour } · touches { $touches }
choice-portal = { $field } · touches { $touches }
choice-auto-drawn = the { $count } that are drawn
choice-auto = { $count } in all, drawn one by one
choice-style = { $style ->
    [home] home: near yours
    [forest] forest: most stone corners
    [tight] tight: most sides
    [wide] wide: far out
    [near] near a field
    [wish] wish: on these fields
    [wish-auto] wish, else where it is best
   *[other] careful
}
choice-fields = { $fields }
choice-portals = { $portals ->
    [yes] portals too
   *[no] portals stay with you
}
choice-no-hour = a portal has no first side
choice-hour = { $hour } · { $sides }
choice-field = { $field }
choice-demon = { $field } · { $there ->
    [temple] temple
    [free] nobody there
   *[mountain] bare mountain
}
choice-demon-on = { $field } · population of { $who }
choice-lift-ward = { $field } · below the immortal of { $who }
choice-corner = { $corner } · between { $fields }
choice-supply = from the supply · { $left } left
choice-from = { $start } · moved from there
choice-temple = { $field } · { $own } of its 3 stones are yours
choice-convert = { $corner } · stone of { $who }
choice-step = { $move } · step
choice-jump = { $move } · jump
choice-capture = { $move } · captures { $who }
choice-from-move = { $field } · { $count ->
    [one] 1 target
   *[other] { $count } targets
}
choice-from-capture = { $field } · can capture { $targets }
choice-to-step = { $to } · step{ word-ends }
choice-to-portal = { $to } · step through portals{ word-ends }
choice-to-jump = { $to } · jump over { $over }{ word-ends }
choice-to-capture = { $to } · captures { $who }{ word-ends }
word-ends = { $wards ->
    [none] { "" }
   *[other] { " " }· ends ward { $wards }
}
then-draw = draw the next piece
then-stop = end scouting
then-wait = nothing yet

# On buttons beside a picture: the place, and what a picture does not show.
brief-piece = { $count ->
    [one] { word-drawn }
   *[other] { word-drawn } × { $count }
}
brief-lay = { $corners ->
    [0] { $field }
    [one] { $field } · 1 corner
   *[other] { $field } · { $corners } corners
}
brief-hour = { $corners ->
    [0] { $hour } · { $sides }
    [one] { $hour } · { $sides } · 1 corner
   *[other] { $hour } · { $sides } · { $corners } corners
}
brief-turned = { $corners ->
    [0] { $field }·{ $hour }
    [one] { $field }·{ $hour }◆
   *[other] { $field }·{ $hour }◆{ $corners }
}
whole-lay = Field · where the first side looks (o'clock) · ◆ new corners for a stone
act-and-draw = Scout twice and draw all { $count }
brief-act = { word-name } { $number }, then { word-second } { $more }
brief-whose = { $field } · { $who }
brief-points = { $field } · you { $own }
brief-ward-ends = { $field } · ends a ward
brief-vanish = { $field } · { $count } vanish
brief-captures = { $field } · captures
brief-capture = captures { $field }

note-bag = bag { $bag } ({ n-portals })
note-possible = { $count ->
    [one] 1 possible step now
   *[other] { $count } possible steps now
}
note-fields = { n-fields } now; supply { $left }
note-moves = { $captures ->
    [0] { n-movers-now }, no capture
    [one] { n-movers-now }, 1 capture
   *[other] { n-movers-now }, { $captures } captures
}
note-boost = takes { $price } captured populations, { $left ->
    [one] 1 stays
   *[other] { $left } stay
}
note-then = then { word-action }
note-beside = next to your { $field }
note-undo = can be taken back
note-draws = draws { $count ->
    [one] 1 piece
   *[other] up to { $count } pieces
}; no undo
note-corners = { n-stone-corners }
note-corners-beside = { n-stone-corners }; next to your { $field }
note-ward-ends = ends your ward at { $fields } (D-53)
note-points-own = points: you { $own }
note-points-others = points: others { $others }
note-points-both = points: you { $own }, others { $others }
note-vanish = { $count ->
    [one] 1 more vanishes: { $fields }
   *[other] { $count } more vanish: { $fields }
}
note-ward = immortal, cannot move; { $left ->
    [one] then 1 marker is left
   *[other] then { $left } markers are left
}
note-third = third stone of { $field }: a temple may follow
note-captured = captured so far: { $captured } with it

## Long lists, many at once, advice

filter-mine = Near mine only
filter-demons = Near demons only
filter-captures = Captures only
several-move = Several at once (up to { $left })
several-new = Several at once (up to { $left })
way-hour = { $hour } o'clock
way-put = Put them
preview-all = { $can ->
    [one] 1 goes to { $hour } o'clock.
   *[other] All { $can } go to { $hour } o'clock.
}{ word-ends-too }
preview-some = { n-able }. { word-stuck }: { $why ->
    [left] no move is left
    [own] your own population is in the way
    [demon] a demon is there
    [closed] nobody can live there
    [nowhere] there is no landscape
   *[moved] it has moved
}.{ word-ends-too }
preview-held = { n-able }. { word-stuck }: { $to } holds { $who }.{ word-ends-too }
preview-capture = { n-able }. { word-stuck }: { $to } holds { $who }; capture it with { $start }x{ $to }.{ word-ends-too }
preview-new = { $can ->
    [0] None can be put.
    [one] 1 new population of { $count } ticked.
   *[other] { $can } new populations of { $count } ticked.
}
word-stuck = { $others ->
    [0] { $start } cannot
   *[other] { $start } and { $others } more cannot
}
word-ends-too = { $wards ->
    [none] { "" }
   *[other] { " " }Ends your ward at { $wards } (D-53).
}
advice-lay = Lay it for me
advice-lay-all = Lay the { $count } for me
advice-new = Put one for me

## What cannot be done now

cannot-before = { word-action } ({ $who } chose it, D-38)
cannot-own = { word-action } (yours last turn, D-38)
cannot-markers = demon, ward (no marker left, D-48)
cannot-demon = demon (no field is connected, D-43)
cannot-ward = ward (nobody linked to a stone of yours, D-49)
cannot-lift = lift (no marker you may lift, D-47)
cannot-stone = stone (no corner of three of yours with forest, D-27)
cannot-temple = temple (no field with three stones for you, D-32)
cannot-convert = convert (no stone beside two of yours, D-58)
cannot-convert-supply = convert (no stone left in your supply, D-58)
cannot-new-supply = new populations (no population left, D-63)
cannot-new = new populations (no free field beside yours, D-63)
cannot-move = move (nobody can move, D-64)
cannot-capture = capture (three of yours must stand beside one, D-66)
cannot-boost = boost ({ $captured } of { $price } captured, D-42)
cannot-boost-again = boost (once a turn, D-42)

## For a first game

explain-setup = The map grows before play begins: everybody lays five pieces. A piece touches two fields or more, and touching sides show the same landscape. Forest sides that meet are places for your stones later.
explain-lay = Choose a field where the piece fits, then the hour its first side looks to. Touching sides must show the same: forest, water or mountain. Demon fields and portals fit everything.
explain-portal = A portal goes beside any field. All fields beside portals become neighbours of each other, however far apart. Nobody ever stands on a portal.
explain-pick = The pieces of this action lie open. Choose which one you lay next. All of them must be laid.
explain-open = The drawn pieces lie open. Lay them in any order, or let them be laid for you. As long as nothing new is drawn, each lay can be taken back.
explain-act = Choose two actions for this turn, or one twice for more of it. What you or the player before chose last is closed. They are carried out in your order, each as far as you like.
explain-black = Demons spread from the middle, field by field. One { when-under-demon.on } removes it, { when-two-demons.short } remove the stone. A ward makes one of your own immortal while it is linked to your stone.
explain-white = A stone stands where three of your populations meet and two of the sides are forest: 3 points. Three stones round a field carry a temple: 5 points. Two of yours beside a foreign stone can turn it.
explain-scout = You draw map pieces and lay them, one by one or all at once. You may stop before any draw, not after it. The game ends with the turn in which the bag runs empty.
explain-new = Put each new population on a free field beside your populations or stones. Each is worth 1 point. You get two, and one more for each temple.
explain-move = Each population moves once, one field, and jumps over any chain of your own. Three of yours beside a foreign one capture it: one of them steps there. Populations that have moved do not count among the three.
explain-boost = This action is used up. Five captured populations buy one more of it. Otherwise you are done with it.
primer-1 = Aim: 36 points first, or most when the bag of map pieces is empty.
primer-2 = Points on the board: population 1, druid stone 3, temple 5.
primer-3 = Start: everybody lays five map pieces round the big demon field; nobody stands on the map yet.
primer-4 = A turn: choose two actions, or one twice, out of black magic, white magic, scout, new populations, move.
primer-5 = Closed to you is what the player before you chose, and what you chose last time.
primer-6 = Usual start: new populations and scouting; then stones between three of yours at forest sides.
primer-7 = Surprises: demons kill; three of yours capture one; portals make far fields neighbours.
primer-8 = Length: 10 to 20 turns each. Nothing is hidden. Rules by word: /rules

## Whole actions

deed-act = { word-first }, then { word-second }
deed-act-twice = { word-action } twice: { word-gives }
deed-draw = draw a piece
deed-drawall = draw all pieces
deed-pick = { word-drawn } next
deed-lay = { $piece } at { $field }, hour { $hour }
deed-auto = { $count ->
    [one] let 1 piece be laid
   *[other] let { $count } pieces be laid
}
deed-auto-shown = laid for me: { $fields }
deed-portal = portal at { $field }
deed-demon = demon on { $field }
deed-lift = lift the demon of { $field }
deed-ward = ward { $field }
deed-stone = stone at { $corner }
deed-stone-moved = stone { $start } → { $corner }
deed-temple = temple at { $field }
deed-temple-moved = temple { $start } → { $field }
deed-convert = convert { $corner }
deed-new = population on { $fields }
deed-move = { $start } → { $to }
deed-capture = { $start } captures { $to }
deed-boost = { $price } captured for one more of { word-action }
deed-done = finish { word-action }
deed-end = end the turn

tagline = land, demons, stones, captures · about two weeks

## Options of a table: what each changes, its usual value, its clause

option-scouting = How map pieces are drawn: one at a time or all at once as the player likes, always one by one, or always face up; usual: either (D-59).
option-spacing = When a stone is set, which stones are looked at so that none belongs to two trios: every stone, or the placed stone alone; usual: every stone (D-29).
option-reuse = Whether removed demon markers and temples go back to the supply or out of the game; usual: yes, back (D-35, D-48).
option-repeat_options = Whether the same option of a magic may be taken several times in one action; usual: yes (D-41).
option-one_trade_a_turn = Whether captured populations raise an action only once a turn; usual: yes (D-42).
option-markers_hang_on_immortals = Whether a lift spares markers that are connected with an immortal population only; usual: yes (D-54).
option-lift_foreign_wards = Whether anybody may lift the marker under an immortal population; usual: no, its owner alone (D-55).
option-moves_each = How often one population moves: once, or twice when moving was chosen twice; usual: once (D-64).
option-jumps = Over how many own populations one may jump: any chain, or exactly one; usual: chain (D-65).
option-moved_help_capture = Whether populations that have moved count among the three of a capture; usual: no (D-66).
option-forest = What a stone's corner needs: two shared forest sides, or two forest halves; usual: sides (D-28).
option-portals_touch = Whether portals count among the two fields that a landscape piece must touch; usual: yes (D-14).
option-portal_beside = What a portal must touch: anything, or a landscape or demon field at least; usual: anything (D-18).
option-portals_count = Whether a drawn portal uses up one of the pieces of the set-up or of a scouting; usual: yes (D-8, D-59).
option-last_piece = Which piece ends the game: the last of any kind, or the last landscape piece; usual: any (D-3, D-60).
option-ward_sides = Whether the sides of a warded field match any landscape for its owner; usual: no (D-52).
option-temples_on_demons = Whether a temple may be built on a field with an open demon marker; usual: no (D-36).
option-converted = What becomes of a converted stone: returned to its owner's supply, or lost for good; usual: returned (D-58).

# What computer players go by, as a hint names it: `term-<term of the judge>`, after “Why:”.

term-points = points scored
term-this-turn = what the rest of this turn will bring
term-next-turn = actions open for the next turn
term-corners = corners for druid stones
term-temples = temples and room for further ones
term-land = free land to settle
term-threats = safety from capture and conversion
term-captured = captured populations
