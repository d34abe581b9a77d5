## Recap

command-recap = The story so far in a few lines and one picture
since-round = this round
since-number = round { $number }
since-unknown = I do not know "{ $word }" as a beginning. There are: { $known }.
button-recap = Recap
button-previously = Previously
button-turns = Turn by turn
recap-heading = Previously · { $title }, table { $table } (since { $since })
recap-heading-rounds = Previously · { $title }, table { $table } · { $count ->
    [one] round { $last }
   *[other] rounds { $first } to { $last }
} (since { $since })
recap-line = { $number }  { $line }
recap-lead = { $who } takes the lead with { $score }.
recap-nothing = Nothing of weight since then.
recap-now = Now: { $moment }. Scores: { $scores }.
recap-you = You ({ $seat }): { $what }. You have: { $have }.
recap-you-wait = You ({ $seat }): nothing is asked of you now. You have: { $have }.
recap-then = The first picture is now, the second is then.
