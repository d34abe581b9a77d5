# Words on the picture and in its twin.

title = Pebbles
die = the die
bag = { $count ->
    [one] 1 pebble in the bag
   *[other] { $count } pebbles in the bag
}
hand = your pebbles
unit = points
ready = has chosen
holds = holds { $count }
does-choosing = chooses
does-swapping = may swap
line-seat = { $who }: points { $points }, pebbles { $count }, shown: { $shown }.
line-ready = { $who } has chosen.
line-hand = Your pebbles: { $numbers }.
line-chosen = You have chosen { $pebble }.
