## Plans

command-plan = Prepare your next decisions; they are played if still legal
option-plan = Lines, best first, separated by |
option-clear = Forget your plan
button-plan = Plan ahead
button-replan = Change plan
button-unplan = Clear plan
type-plan-title = Plan ahead
type-plan-label = Lines, best first, separated by |
planned = As planned: { $line }
plan-yours = Your plan: { $lines }
plan-spent = Your plan could not be played: { $lines }
plan-standing = Your answer for { $form }: { $line }
plan-when = At your next decision the first line that is legal then is played. It need not be legal now.
plan-next = You decide now; this is for the decision after it. It need not be legal now.
plan-until = It ends after that decision, { $round ->
    [0] { "" }
   *[other] at the end of round { $round },{ " " }
}or when you are attacked.
plan-private = Only you see it.
plan-none = You have no plan here.
plan-how = A plan is a line as in /do, or several with | between them, best first.
plan-empty = There is nothing in that plan.
plan-long = A plan has at most { $lines } lines of { $length } characters.
help-plans-1 = **Plans** /plan line: takes lines as in /do, with | between them, best first. Only you see them.
help-plans-2 = At your next decision the first line that is legal then is played, and the story says so. If none is, you are called.
help-plans-3 = A plan ends after one decision, at the end of the round, or when you are attacked.
help-plans-4 = Clear plan, or /plan clear:True, forgets it. Taking back your own step leaves the plan for the decision after.
