P-1 = Each round begins with a roll of the die.
P-2 = All choose one of their pebbles in secret.
P-3 = Whoever is nearest to the die scores it; equal ones all do. Pebbles shown are gone.
P-4 = A single winner may swap a pebble for one from the bag.
another-question = Something else is asked now.
not-your-pebble = You do not hold pebble { $pebble }.
unreadable = I cannot read "{ $text }".
