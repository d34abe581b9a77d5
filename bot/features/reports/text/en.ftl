## Something is wrong here

button-wrong = Something is wrong here
wrong-label = What is wrong, in one sentence?
wrong-example = What should be possible, or should not. Nothing that only you may know.
wrong-empty = Nothing was written.
wrong-thanks = ✅ Thank you. This is report { $report }: your sentence, the table and the moment were kept for whoever runs the bot.
report-told = ⚠️ Report { $report }{ $table ->
    [0] {""}
   *[other] , table { $table }
}: “{ $words }” · ./menhir bug { $report }
report-told-game = ⚠️ Report { $report }, table { $table } ({ $title }, rules { $version }) after { $line ->
    [one] 1 line
   *[other] { $line } lines
}: “{ $words }” · ./menhir bug { $report }
report-opened = ⚠️ Report { $report }: “{ $words }” Here is the game as it stood.
