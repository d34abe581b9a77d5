## Plans

command-plan = Prepare your next decisions; they are played if still legal
option-plan = Lines, best first, with | between them; >> before the next decision
option-clear = Forget your plan
button-plan = Type a plan
button-replan = Change plan
button-unplan = Clear plan
type-plan-title = Plan ahead
type-plan-label = A line per decision, best first with |
planned = As planned: { $line }
plan-yours = 📝 Your plan: { $lines }
plan-spent = 📝 Your plan could not be played: { $lines }
plan-by-hand = 📝 Your plan for this, which you decide yourself: { $lines }
plan-standing = Your answer for { $form }: { $line }
plan-when = At your next decision of that kind the first line that is legal then is played. It need not be legal now.
plan-next = You decide now; this is for the decision after it. It need not be legal now.
plan-until = It ends after { $count ->
    [one] that decision
   *[other] { $count } decisions
}, { $round ->
    [0] { "" }
   *[other] at the end of round { $round },{ " " }
}or when you are attacked.
plan-private = Only you see it.
plan-none = You have no plan here.
plan-how = A plan is a line as in /do, or several with | between them, best first. >> or a new line begins the next decision.
plan-empty = There is nothing in that plan.
plan-rest-first = “rest” means what is left of the decision before it; a plan cannot begin with it.
plan-rest = the rest of these
plan-long = A plan has at most { $decisions } decisions with { $lines } lines of { $length } characters each, { $characters } in all.
button-ahead = Plan ahead
button-plans = My plan
button-instead = Or else …
button-instead-for = Or else for { $number } …
button-rest = Then the rest of these
button-one-more = One more decision
ahead-heading = { $title } · table { $table } · plan, decision { $number }
ahead-else = { $title } · table { $table } · plan, decision { $number }: or else
ahead-imagined = -# It may come like this; others have not decided yet. Nothing is played now.
ahead-asked = ▶️ { $what }
plan-added = 📝 Planned: { $what } · { $line }
plan-added-rest = 📝 Planned: { $what }
plan-then = { $number }. { $lines }
plan-unwritten = “{ $what }” cannot be planned by choosing. Type it.
plan-played = 📝 Your plan has decided { $count ->
    [one] once
   *[other] { $count } times
}: { $what }
plan-decided = Your plan has decided { $count ->
    [one] once
   *[other] { $count } times
}.
plan-if = Before a line may stand a condition: if { $place } taken: …, if { $place } free: …, if { $place } mine: …, if { $thing } 5: … (at least 5), also with not and and.
help-plans-1 = **Plans** Plan ahead shows what may be asked next: choose, one decision after the other; Or else adds the next best, Then the rest goes on with what is left. Only you see it.
help-plans-2 = /plan line: takes lines as in /do, with | between them, best first, >> before the next decision, rest for what is left of the one before, if … : before a line (if PLACE taken: …, if THING 5: …).
help-plans-3 = At each decision the first line that is legal then is played, and the story says so. If none is, you are called and the rest stays for later. What you planned for another question waits until it comes.
help-plans-4 = While you have a plan, it also gives the only possible answer where there is just one. A plan ends with its last decision, at the end of the round that may be in (of the next one at most), or when you are attacked. Clear plan, or /plan clear:True, forgets it.
