## Boards of now and then

option-at = Which moment, such as: now, start of my turn
option-public = Show it to the whole channel
at-now = now
at-turn = start of my turn
at-before = before { $what }
no-moment = I know no moment called "{ $word }". There are: { $known }.
board-then = As it was { $when }
shown-by = 👁️ Shown by { $who }
zoom-which = Which part?
no-regions = This board has no parts to show alone.
no-picture = There is no picture of this game.
text-page = Page { $page } of { $pages }
text-file = The whole board as text.
picture-here = The last board of table { $table }.
button-zoom = Zoom …
button-next-page = Next page
button-first-page = First page
button-file = As a file
option-export = What to download
export-record = record
export-picture = last picture
option-hand = Whose hand, if somebody shows it to you
hand-of = ✋ The hand of { $who } · { $title }, table { $table }
hand-not-shown = That hand is not shown to you.
menu-board = Board at this point
menu-rules = Rules in this message
no-post-of-ours = That message is no post of a game.

## The log

option-since = From when on
since-turn = my last turn
since-chapter = this chapter
since-start = start
log-since-turn = 📜 { $title }, table { $table }: since your last turn ({ $count ->
    [one] 1 event
   *[other] { $count } events
})
log-since = 📜 { $title }, table { $table } ({ $count ->
    [one] 1 event
   *[other] { $count } events
})
button-earlier = Earlier
button-then = Then and now
button-publish = Show in channel

## Rules

rules-found = 📖 { $title }: { $find } ({ $count ->
    [one] 1 rule
   *[other] { $count } rules
})
rules-more = … and { $count } more.
rules-book = Rulebook ({ $languages }).
rules-derived = It follows from the rulebook.
rules-ours = Our ruling, where the rulebook is silent or unclear.
rules-option = Option { $option } switches this; usual: { $usual }.
rules-option-here = Option { $option } switches this; at this table: { $value } (usual: { $usual }).
rules-in = 📖 { $title }: rules behind this message
rules-in-none = That message contains no moves with a rule to show.
matters-heading = 📖 { $clause }: where it matters now
matters-not = Nothing you can do now rests on it.
button-clause = { $clause } in full
button-more-rules = More
button-matters = Where it matters now
button-rules = Rules
type-rules = Look up a rule
type-find = Word or number

## Help

help-undo-1 = You can undo freely until new information is revealed: a die, a draw, a reveal, another player's decision. After that, /undo back:ask asks those concerned. Alone against computers it is always granted.
help-watching-1 = Anybody may watch: press Your move, Board, Text or Log on any post of a table. You see what everybody may see. A computer player's seat can be taken at any time with /table join.
help-fair-1 = Before anybody sits down a table fixes a secret and publishes its seal. All dice and draws come from that secret; at the end it is published, and anybody can check the record with: menhir verify FILE
help-text-1 = With /settings what:text value:on private answers come without pictures. /board show:text gives the whole board in words, and every decision can be typed with /do.
primer-heading = How to play { $title }
primer-turn = You are called when it is your move. Press Your move: it shows what you may do and what it costs.
primer-form = **{ $name }** { $what }
primer-rules = /rules finds { $count } rules by word or number.
commands-heading = All commands
here-heading = Tables in this server
tables-running = running
open-which = Which game? A table opens in its own thread.
button-open = Open a table
button-tables = Tables here
button-commands = All commands
button-settings = Settings
button-how = How to play
button-seal = Seal
button-check = Check it yourself
seal-heading = Seal of table { $table }
seal-what = A seal is the SHA-256 of a secret that was fixed before anybody sat down: nobody can find the secret from it, nor another one that fits.
seal-secret = The secret: { $secret }
seal-hash = Last hash of the record: { $hash }
seal-check = When the game is over, download the record with /export and run: { $typed }

## Watching

watcher = 👁️ You are watching { $title }, table { $table }. { $who } decides ({ $what }).
watcher-over = 👁️ { $title }, table { $table }. The game is over.
button-take = Take a computer's seat
command-table-coach = Let one person see your hand, or stop; the table is told
coached = Your hand is shown to that person. They see it with /hand.
coached-not = Your hand is no longer shown.
coach-begins = 👁️ { $who } shows the hand to one person.
coach-ends = 👁️ { $who } no longer shows the hand.
coach-sits = That person sits at this table.
coach-none = You show your hand to nobody.
practice = practice
begin-practice = Practice: undo is always granted.

## Lobby

card-thread = Plays in its own thread. Spectators welcome.
card-here = Plays in this channel. Spectators welcome.
card-last = Last: { $line }
button-watch = Watch
button-options = Options
button-colour = Change colour
colour-which = Which colour?
options-heading = { $title }, table { $table }: options
options-line = **{ $option }**: { $value } · usual: { $usual } · { $clauses }
options-line-changed = ▶️ **{ $option }**: { $value } · usual: { $usual } · { $clauses }
options-which = Change which one?
options-host = The host changes them before the start.
option-changed = Option { $option } is now: { $value }.

## The end

button-reveal = Reveal
reveal-players = A player of the table has to reveal it first.
revealed = 🔒 { $who } opens what was hidden. The button Reveal shows it.
reveal-heading = What was hidden · { $title }, table { $table }
reveal-hand = { $who }: { $what }
reveal-told = Told to one seat alone, in order
reveal-line = { $number } { $who }: { $what }
end-effort = { $days ->
    [one] 1 day
   *[other] { $days } days
} · { $steps } decisions · { $undone } taken back
end-hash = Last hash of the record: { $hash }
begin-rules = Rules version { $version }
