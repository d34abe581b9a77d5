# Druids and Demons on pictures and in twins. Sentences about events and decisions are those of the chat.

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

# What the awaited seat does, behind its name.
does-lay = lays a piece
does-pick = chooses a piece
does-act = chooses actions
does-black = black magic
does-white = white magic
does-scout = scouts
does-new = settles
does-move = moves

# The twin: everything a view knows, one fact per line.
twin-head = Druids and Demons, { $moment }.
twin-viewer = Seen by { $who }.
twin-order = Order of play: { $seats }.
twin-asked = Awaited: { $who }; { $question }.
twin-runs = Actions of this turn still open: { $runs }.
twin-boost = { $who } may boost.
twin-closed = Closed actions: { $actions }.
twin-last = The game ends with this turn.
twin-quiet = Turns without progress: { $turns }.
twin-scores = Points: { $scores }.
twin-seat = { $who }: { $points } of { $goal } points: populations { $populations }, stones { $stones }, temples { $temples }.
twin-supply = { $who }, supply: { $populations ->
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
twin-captured = { $who }, captured: { $captured }.
twin-chosen = { $who }, last choice: { $chosen }.
twin-big = Big demon field: { $fields }.
twin-portals = Portals: { $fields }.
twin-ring = Joined by portals: { $fields }.
twin-tile = { $field }: { $facts }.
twin-sides = sides { $sides }
twin-bare = bare
twin-demon = demon
twin-temple = temple of { $who }
twin-temple-nobody = temple of nobody
twin-population = population of { $who }
twin-immortal = immortal population of { $who }
twin-moved = moved
twin-stone = Stone { $corner }: { $who }.
twin-stock = Supply: { $demons ->
    [one] 1 demon marker
   *[other] { $demons } demon markers
}, { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}.
twin-bag = Bag: { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}; { $pieces }.
twin-open = Open pieces: { $pieces }.
twin-drawn = Drawn: { word-drawn }; fits { $places }.
twin-place = { $place }. { $who }: { $score ->
    [one] 1 point
   *[other] { $score } points
}.
twin-options = Options: { $options }.
