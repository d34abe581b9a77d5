P-1 = Each round begins with a roll of the die.
P-2 = All choose one of their pebbles in secret.
P-3 = Whoever is nearest to the die scores it; equal ones all do. Pebbles shown are gone.
P-4 = A single winner may swap a pebble for one from the bag.
another-question = Something else is asked now.
not-your-pebble = You do not hold pebble { $pebble }.
unreadable = I cannot read "{ $text }".

chapter-rolled = The die shows { $number }
story-ready = { $who } is ready.
story-chose = You chose pebble { $pebble }.
story-shown-1 = Shown: { $pebbles }. { $first } scores { $points }.
story-shown-2 = Shown: { $pebbles }. { $first } and { $second } score { $points } each.
story-shown-3 = Shown: { $pebbles }. { $first }, { $second } and { $third } score { $points } each.
story-shown-4 = Shown: { $pebbles }. { $first }, { $second }, { $third } and { $fourth } score { $points } each.
story-swapped = { $who } swaps a pebble.
question-choosing = choose a pebble, the die shows { $die }
question-ready = you have chosen
question-swapping = swap a pebble or keep all
question-over = the game is over
having = { $pebbles ->
    [one] 1 pebble
   *[other] { $pebbles } pebbles
}
hand = Your pebbles: { $pebbles }
hand-chosen = Chosen: { $pebble }
kind-choose = Choose a pebble ({ $pebbles })
kind-swap = Swap a pebble ({ $pebbles })
kind-pass = Keep your pebbles
choice-pebble = pebble { $pebble }
note-distance = { $distance } away from the die
deed-choose = pebble { $pebble }
deed-swap = swap pebble { $pebble }
deed-pass = keep all pebbles
moment = round { $round }, the die shows { $die }
moment-over = the game is over
column-score = Points
column-pebbles = Pebbles
