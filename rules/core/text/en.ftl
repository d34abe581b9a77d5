# What the engine itself can say, for every title.

empty-line = Type what you want to do.
unknown-verb = I do not know "{ $word }" here. A line may begin with: { $verbs }.
verb-not-now = "{ $word }" cannot be done now. A line may begin with: { $verbs }.
unknown-word = "{ $word }" names nothing here.
unfitting-words = "{ $word }" does not fit here.
word-too-many = "{ $word }" is a word too many.
missing-word = A word is missing after "{ $typed }".
more-than-one = That could mean { $count } things; say more.
reveal-ends-line = What reveals something must come last in a line.
unreadable = I cannot read "{ $text }".
not-possible = That is not possible now.
somebody-else = It is not your decision now.
game-over = The game is over.
seat-unknown = There is no such seat at this table.
undo-barrier = That is not free to take back: somebody has decided or learned something since.
undo-too-far = There is nothing to take back.
undo-over = The game is over: nothing can be taken back any more.
nothing-to-redo = There is nothing to play again.
plan-condition = I cannot read the condition "{ $typed }": "{ $word }" is no place and nothing to count here.
plan-condition-open = Put a colon after the condition: { $typed }

# A title without words of its own is told in its bare facts.

plain-event = { $kind }{ $facts }
plain-event-who = { $who }: { $kind }{ $facts }
plain-chapter = Round { $round }
plain-question = your decision
plain-having = { $facts }
plain-kind = { $kind } ({ $count })
plain-choice = { $word }
plain-deed = { $kind } { $facts }
plain-moment = decision { $number }
plain-column = Standing
