# What Pebbles says in chat. Keys are the same in all languages, and so are the facts of each.

tagline = choose in secret, come near the die; five minutes

# The rules, clause by clause (`clauses.json` says where each comes from).

P-1 = Each round begins with a roll of the die.
P-2 = All choose one of their pebbles in secret.
P-3 = Whoever is nearest to the die scores it; equal ones all do. Pebbles shown are gone.
P-4 = A single winner may swap a pebble for one from the bag.

# Why something is refused: `asks-<decision>` where another question is open, and the objections of the decisions.

asks-choosing = Everybody chooses a pebble now.
asks-swapping = The winner may swap a pebble now.
not-your-pebble = You do not hold pebble { $pebble }.
from-the-bag = Pebble { $pebble } came from the bag and stays.

# The story: `chapter-<event>` and `story-<event>`; where a sentence needs more than fields, code chooses the key.

chapter-rolled = The die shows { $number }
story-ready = { $who } is ready.
story-chose = You chose pebble { $pebble }.
story-shown-1 = Shown: { $pebbles }. { $first } scores { $points }.
story-shown-2 = Shown: { $pebbles }. { $first } and { $second } score { $points } each.
story-shown-3 = Shown: { $pebbles }. { $first }, { $second } and { $third } score { $points } each.
story-shown-4 = Shown: { $pebbles }. { $first }, { $second }, { $third } and { $fourth } score { $points } each.
story-swapped = { $who } swaps a pebble.

# Questions: `question-<decision>`.

question-choosing = choose a pebble, the die shows { $die }
question-ready = you have chosen
question-swapping = swap a pebble or keep all
question-over = the game is over

# Panels: `kind-<action>`, `choice-<field>`, `deed-<action>`; commands: `do-<action>`, `field-<field>`.

kind-choose = Choose a pebble ({ $count })
kind-swap = Swap a pebble ({ $count })
kind-pass = Keep your pebbles
choice-pebble = pebble { $pebble }
note-distance = { $distance } away from the die
deed-choose = pebble { $pebble }
deed-swap = swap pebble { $pebble }
deed-pass = keep all pebbles
do-choose = Choose a pebble in secret
do-swap = Swap a pebble for one from the bag
do-pass = Keep your pebbles
field-pebble = Pebble, e.g. 3

# Looking.

having = { $count ->
    [one] 1 pebble
   *[other] { $count } pebbles
}
hand = Your pebbles: { $numbers }
hand-empty = Your pebbles: none
hand-chosen = Chosen: { $pebble }
moment = round { $round }, the die shows { $die }
moment-over = the game is over
column-score = Points
column-pebbles = Pebbles
source-rounds = rounds

# What computer players go by, as a hint names it: `term-<term of the judge>`, after “Why:”.

term-points = the score itself
term-pebbles = pebbles that may still win


## The option

option-rounds = How many rounds are played: 1, 2 or 3 (usually 3, P-1).
