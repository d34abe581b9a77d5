# Oak on pictures and in text boards. Words of places and things are those of the commands.

title = Oak
broichan = Broichan
none = none
roots = Roots
temple-F = Feather temple
temple-M = Mistletoe temple
temple-R = Runes temple
end-points = { $vp } per { $each } VP
end-elders = { $vp } × Elder
end-creatures = { $vp } × creature
end-potions = { $vp } × potion
end-shrines = { $vp } × Shr./Menh.
end-artefacts = { $vp } × artefact
end-closed = blocked

forest = Forest
bag = Bag
creatures = Creatures
artefacts = Artefacts
potions = Potions
left = { $count } left
dark-woods = Dark Woods
dark-woods-kinds = 3 / 4 / 5 kinds
points = { $vp } VP
no-order = no Order yet
order-bee = bee
order-blackbird = blackbird
order-cairns = cairns
order-fox = fox
order-forest = forest
solo = solo
drawn = Drawn

won = { $count ->
    [one] { $who } wins with { $score } VP.
   *[other] { $who } win together with { $score } VP.
}
asked = { $who }: { $what }.
total = total
source-oak = oak
source-last-spaces = last spaces
source-shrines = shrines
source-menhirs = menhirs
source-creatures = creatures
source-artefacts = artefacts
source-potions = potions

gives-six-f = +6F
gives-six-m = +6M
gives-six-r = +6R
gives-creature = creature
gives-shrine = shrine
gives-step = climb 1
gives-promote = promote
gives-brew-less = brew −1
gives-draw = draw 3
gives-horn = swap +3
gives-redo = redo
gives-points = +2 VP

resources = Resources
at-most = at most { $most }
druids = Druids
rest = Rest
placed = Placed
dark-ring = dark ring: Elders too
stones = Shrines and menhirs
limit = { $slots ->
    [one] limit { $limit }, { $slots } slot
   *[other] limit { $limit }, { $slots } slots
}
places = { $places ->
    [one] { $used } of { $places } place
   *[other] { $used } of { $places } places
}
moot = Moot cards
in-hand = { $hand } in hand, { $played } played
in-pile = { $pile } in his pile, { $used } used
ingredients = Ingredients
free = free
used = used
aside = aside
shrine = shrine
menhir = menhir
side-elder = elder { $vp } VP
side-plain = plain { $vp } VP
uses-left = { $count ->
    [0] exhausted
    [one] 1 use left
   *[other] { $count } uses left
}
brewed = { $count ->
    [one] 1 potion brewed
   *[other] { $count } potions brewed
}

text-head = Oak: { $moment }.
text-viewer = As { $who } sees it.
text-first = First player: { $who }. Turn: { $turn }.
text-drawn = Drawn for { $who }: { $cards }.
text-sun = Sun on space { $space } of { $spaces }, worth { $value }. Solstices: { $solstices }.
text-tokens = Solar tokens: { $tokens }.
text-token = { $count } above { $after }
text-blocked = Blocked last spaces: { $spaces }.
text-seat = { $who }: { $vp } VP, Order { $order }, { $resources }.
text-status = { $who }: { $passed ->
    [yes] has passed
   *[no] has not passed
}, { $stopped ->
    [yes] gathers no more
   *[no] may gather
}, travelled { $travelled }, gained { $gained }, limit step { $cost }.
text-rest = { $who } at rest: { $druids } { $all ->
    [one] ({ $all } space, { $elders } of them for Elders)
   *[other] ({ $all } spaces, { $elders } of them for Elders)
}.
text-roots = { $who } on the Roots: { $druids }.
text-out = { $who } placed: { $druids }.
text-tree = { $who } on the oak: { $druids }.
text-at = { $druid } { $at }
text-elders = { $who }, Elders promoted: { $elders }.
text-cards = { $who }, cards in hand: { $hand }; played: { $played }; set aside: { $aside }.
text-upper = { $who }, Shrines and Menhirs: { $slots ->
    [one] { $used } of { $slots } slot used
   *[other] { $used } of { $slots } slots used
}, limit { $limit }; Shrines elder { $elder }, plain { $plain }; Menhirs { $menhirs }.
text-lower = { $who }, creatures: { $creatures } ({ $slots ->
    [one] { $used } of { $slots } slot used
   *[other] { $used } of { $slots } slots used
}, limit { $limit }).
text-artefacts = { $who }, artefacts: { $artefacts } ({ $places } places); exhausted: { $exhausted }.
text-artefact = { $artefact } at notch { $notch }, next use { $loss } VP{ $busy ->
    [yes] , in use
   *[no] { "" }
}
text-ingredients = { $who }, ingredients: { $ingredients }; potions brewed: { $potions }{ $private ->
    [none] { "" }
   *[other] ; own potion { $private }
}.
text-sources = { $who }, points from: { $sources }.
text-temple = { $space }: { $druids }.
text-neutral = neutral
text-forest = Forest: { $ingredients }.
text-bag = Bag: { $ingredients }.
text-creatures = Open creatures: { $cards }; { $count } in the deck.
text-artefact-display = Open artefacts: { $tiles }; { $count } in the pile.
text-potions = Potions: { $potions }, Dark Woods; in the box: { $box }.
text-supply = Shrine cards left: { $count }.
text-broichan = Broichan: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, discarded: { $discard }.
text-broichan-card = Broichan, { $card }: { $effect }.
text-place = Place { $place }: { $who }, { $score } VP, { $tiebreak ->
    [one] { $tiebreak } space
   *[other] { $tiebreak } spaces
} travelled.
text-options = Options: { $options }.
alt-scores = Points: { $scores }.
alt-score = { $who } { $vp }
