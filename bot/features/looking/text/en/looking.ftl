## Answers

joined = You are { $seat }. The game starts when { $host } presses Start. You are called when it is your move.
left = You have left the table.
opened = Table { $table } is open.
computer-added = A computer player sits as { $seat }.
table-closed = Table { $table } is closed.
hand-heading = ✋ Your hand · { $title }, table { $table }
hand-nothing = Nothing is hidden from the others.
log-empty = Nothing yet.
log-more = … and { $count ->
    [one] 1 line
   *[other] { $count } lines
} before that.
games-heading = Your tables
games-heading-over = Finished tables
games-none = You sit at no table. /table open starts one.
games-line = { $mark } { $title }, table { $table }: { $state } { $link }
games-waiting = waits for you since { $since }
games-asked = 🗳️ You are asked there.
games-running = { $who } decides
games-lobby = not started
games-over = over
button-next = Next: { $table } ({ $count })
button-further = More
button-over = Finished ({ $count })
rules-heading = 📖 { $title }: { $find }
rules-line = **{ $clause }** { $text }
rules-none = No rule of { $title } mentions "{ $find }".
info-options = Options: { $options }
info-version = Rules version { $version }. Fairness seal: { $seal }
record-here = The record of table { $table }. Check it with: menhir verify FILE
