# Druids and Demons on pictures and in text boards. Sentences about events and decisions are those of the chat.

title = Druids and Demons
unit-goal = of { $goal }
card-board = board
card-supply = supply
card-captured = captured
card-chose = chose
box-actions = Actions
box-drawn = Drawn: { word-drawn }
box-open = Open pieces
box-final = The end
stock-bag = bag { $bag }
stock-portals = portals { $portals }
stock-demons = demons { $demons }
stock-temples = temples { $temples }
action-open = open
action-closed = closed
action-then = then
action-now = now, { $left } left
action-now-twice = twice, { $left } left
drawn-places = { $places ->
    [one] fits 1 field
   *[other] fits { $places } fields
}
drawn-first = gold: first side
drawn-portal = fits any side
word-drawn = { $piece ->
    [portal] portal
   *[other] { $piece }
}
asks = { $who }: { $question }.
over = { $who } { $count ->
    [one] wins
   *[other] share the victory
} with { $score ->
    [one] 1 point
   *[other] { $score } points
}.

head-setup = Set-up
head-turn = Turn { $turn }
head-last = Turn { $turn }, the last
head-over = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
proposed = For me, framed in gold, not done yet: { $fields }.

# What the awaited seat does, behind its name.
does-setup = draws
does-lay = lays a piece
does-pick = chooses a piece
does-act = chooses actions
does-black = black magic
does-white = white magic
does-scout = scouts
does-new = settles
does-move = moves

# The text board: everything a view knows, one fact per line.
text-head = Druids and Demons, { $moment }.
text-viewer = Seen by { $who }.
text-order = Order of play: { $seats }.
text-asked = Awaited: { $who }; { $question }.
text-runs = Actions of this turn still open: { $runs }.
text-boost = { $who } may boost.
text-closed = Closed actions: { $actions }.
text-last = The game ends with this turn.
text-quiet = Turns without progress: { $turns }.
text-scores = Points: { $scores }.
text-seat = { $who }: { $points } of { $goal } points: populations { $populations }, stones { $stones }, temples { $temples }.
text-supply = { $who }, supply: { $populations ->
    [one] 1 population
   *[other] { $populations } populations
}, { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}; out of the game: { $lost ->
    [one] 1 population
   *[other] { $lost } populations
}, { $stones-lost ->
    [one] 1 stone
   *[other] { $stones-lost } stones
}.
text-captured = { $who }, captured: { $captured }.
text-chosen = { $who }, last choice: { $chosen }.
text-big = Big demon field: { $fields }.
text-portals = Portals: { $fields }.
text-ring = Joined by portals: { $fields }.
text-tile = { $field }: { $facts }.
text-sides = sides { $sides }
text-bare = bare
text-demon = demon
text-temple = temple of { $who }
text-temple-nobody = temple of nobody
text-population = population of { $who }
text-immortal = immortal population of { $who }
text-moved = moved
text-stone = Stone { $corner }: { $who }.
text-stock = Supply: { $demons ->
    [one] 1 demon marker
   *[other] { $demons } demon markers
}, { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}.
text-bag = Bag: { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}; { $pieces }.
text-open = Open pieces: { $pieces }.
text-drawn = Drawn: { word-drawn }; fits { $places }.
text-place = { $place }. { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
}.
text-options = Options: { $options }.
