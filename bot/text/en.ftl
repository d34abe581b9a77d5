# What the bot says itself. Titles bring their own words.

## Seats

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple
seat-free = { $seat }: free
seat-host = (host)
opponent = the opponent
computer-name = 🤖 { $seat }

## Table card and lobby

card-heading = 🪨 { $title } · table { $table }
card-players = { $least } to { $most } players
card-options = Options: { $options }
card-options-default = Options: as usual
card-seal = Seal of the dice: { $seal }
card-running = ▶️ Waiting for { $who }
card-over = 🏁 Over. { $who } first.
card-closed = This table is closed.

## Buttons

button-join = Join
button-leave = Leave
button-computer = Add computer
button-start = Start ({ $count } seated)
button-go = Go there
button-turn = Your move
button-board = Board
button-text = Text
button-log = Log
button-hand = Hand
button-undo = Undo
button-back = Back
button-confirm = Confirm
button-fresh = Fresh panel
button-agree = Agree
button-refuse = No
button-rematch = Rematch
button-record = Record
button-type = Type it
button-here = Go on here
no-undo = { $label } (no undo)

## Story and calls

begin-heading = 🪨 { $title } · table { $table } begins
begin-fair = Every die and draw comes from a secret fixed before anybody sat down. Its seal: { $seal }
chapter-heading = { $title } · { $chapter }
chapter-next = ▶️ Waiting for { $who }: { $what }
call = { $who } your move · { $title }, table { $table }: { $what }.
call-others = { $who } { $title }, table { $table }: { $what }. Ready: { $ready }.
forced = Forced: { $line }
homeless = ⚠️ The place of table { $table } is gone. Nothing is lost; { $who } decides.
struck = ~~{ $line }~~ taken back
end-heading = 🏁 { $title } · table { $table } · { $who } first
end-place = { $place }  { $who }  { $score }
end-source = { $source }: { $values }
end-secret = Secret: { $secret } (its seal stood at the start: { $seal })
end-record = { $steps } decisions, { $undone } taken back. Last hash of the record: { $hash }

## Panel

panel-heading = { $title } · table { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = You have: { $have }
panel-which = { $field }?
panel-confirm = Do this: { $what }?
panel-done = ✅ { $what }
panel-next = ▶️ { $who } decides next.
panel-over = 🏁 The game is over.
panel-undone = ↩️ Taken back: { $what }
panel-group = { $from } … { $to }
type-title = Type it
type-label = Steps, separated by commas or semicolons

## Refusals

refused-what = ⛔ { $what }
refused-rule = { $clause }: { $text }
refused-works = Works: { $works }
refused-step = Step { $step } of { $steps }, "{ $typed }". Nothing was played.
not-now = Not now: { $who } decides first ({ $what }).
not-now-over = The game is over.
not-seated = You are watching { $title }, table { $table }. { $who } decides ({ $what }).
stale = This button is old: something has happened since.
no-region = There is no { $region } on this board. There are: { $regions }.
no-table = There is no table here. /table open starts one.
no-running-table = The game has not started yet.
wrong-title = This is a { $title } table.
already-seated = You sit here already, as { $seat }.
not-at-table = You do not sit at this table.
table-full = All seats are taken.
only-host = Only { $who } or a moderator can do that.
too-few = { $title } needs at least { $least } players.
started = The game has started already.
place-taken = Table { $table } is here already.
no-such-title = There is no game called { $title }.
bad-seats = { $title } is for { $least } to { $most } players.
bad-option = { $why }
no-computer-seat = There is no free seat for a computer player.
not-over = The game is still running.
asked-already = That has been asked already.
undo-not-free = That is not free to take back: a die, a draw, a reveal or somebody else's decision came since.
undo-too-far = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
nothing-asked = There is nothing to answer any more.
move-counts = ✅ Your move counts. ⚠️ Its answer could not be shown; press Your move to go on.
failure = ⚠️ That did not work, and nothing was changed. (ref { $ref })
store-failure = ⚠️ The games cannot be reached right now. Nothing was changed; try again in a minute. (ref { $ref })
no-threads = I may not create threads here (Create Public Threads). Open the table in this channel, or ask a moderator.
no-post = Table { $table }: I may not write in { $channel } (View Channel, Send Messages, Send Messages in Threads). The game is safe; posts wait until I may. A player can bring the table elsewhere with /table move.
no-pictures = Pictures are off here: Attach Files is missing.

## Undo by request

request = 🗳️ { $who } asks to take back { $steps ->
    [one] a step
   *[other] { $steps } steps
}: { $what }. { $asked }, do you agree?
request-reveal = Something was seen since; it is hidden and drawn anew.
request-yes = ✅ Agreed. Taken back: { $what }
request-no = No: { $who } said no.
request-on = No: { $who } played on.

## Answers

joined = You are { $seat }. The game starts when { $host } presses Start. You are called when it is your move.
left = You have left the table.
opened = Table { $table } is open.
computer-added = A computer player sits as { $seat }.
resigned = { $who } has resigned. 🤖 plays on.
table-closed = Table { $table } is closed.
hand-heading = ✋ Your hand · { $title }, table { $table }
hand-nothing = Nothing is hidden from the others.
log-heading = 📜 { $title }, table { $table }
log-empty = Nothing yet.
log-more = … and { $count } lines before that.
games-heading = Your tables
games-none = You sit at no table. /table open starts one.
games-line = { $mark } { $title }, table { $table }: { $state } { $link }
games-waiting = waits for you
games-running = { $who } decides
games-lobby = not started
games-over = over
rules-heading = 📖 { $title }: { $find }
rules-line = **{ $clause }** { $text }
rules-none = No rule of { $title } mentions "{ $find }".
info-options = Options: { $options }
info-version = Rules version { $version }. Seal of the dice: { $seal }
watching = 👁️ You are following table { $table }. Open its thread whenever you like.
watch-yourself = I may not do that here (Manage Threads). Join or leave the thread yourself.
unwatched = You no longer follow table { $table }.
record-here = The record of table { $table }. Check it with: menhir verify FILE

## Help

help-1 = 🪨 Menhir plays board games here, a move now and then, over days.
help-2 = **Play** Press Join on a table, or open one: /table open
help-3 = **Your turn** You are called once. Press Your move; it lists what you may do.
help-4 = **Watch** Any table is open to watch: Board, Text, Log.
help-5 = **Mistakes** Undo is free until somebody learns something new.
help-next-none = Next for you: /table open
help-next-lobby = Next for you: wait until { $host } starts table { $table }, or press Start if that is you.
help-next-turn = Next for you: press Your move, or /turn.
help-next-wait = Next for you: nothing; { $who } decides. /board shows the position.

## Commands

command-turn = Open your panel: what is asked, what you may do
command-do = Play one or several steps in one line, such as: move N10 P2, ED EF
command-board = The board: whole, one region, or as text
command-hand = Your hand and everything only you may see
command-log = What happened, by default since your last turn
command-undo = Take back your last step or your whole turn, or ask the table
command-redo = Play again the step you have just taken back
command-rules = Look up a rule by word or number, such as: cauldron, K-104
command-games = Your tables, those waiting for you first
command-help = How to play, watch, and set up tables
command-watch = Follow this table, or stop
command-table-move = Bring one of your tables to this channel
moved = Table { $table } goes on here.
option-table = Which table
option-how = Follow or stop
how-follow = follow
how-stop = stop
command-export = Download the record of this table
command-table = Open, join and start tables
command-table-open = Open a table here or in its own thread
command-table-join = Take a free seat
command-table-leave = Give up your seat before the start
command-table-computer = Put a computer player on a free seat
command-table-start = Start with the people who are seated
command-table-info = Players, options, rules version, fairness seal
command-table-resign = Give up; a computer player plays on
command-table-rematch = Same people, same options, new game
command-table-close = Close a table that is not running
command-title = Play { $title }
option-line = Steps, separated by commas or semicolons
option-show = What to show
option-full = Everything since the start
option-back = How far back
option-find = Word or rule number
option-title = Which game
option-seats = How many seats
option-where = In a thread of its own, or here
option-options = Options, such as: setup=advanced
option-name = A name for the table
option-field = Which { $field }
where-thread = its own thread
where-here = this channel
back-step = my last step
back-turn = my whole turn
back-ask = ask the table
undo-asked = The table is asked.
undo-granted = ↩️ Taken back.
begun = Table { $table } begins.
thread-name = { $title } · table of { $who }
option-names = There are these options: { $names }.

## The playground's first post

welcome-1 = 🪨 **This is a local Discord.** Everything here stays on this machine.
welcome-2 = Pick who you are at the top left. /help explains, /table open opens a table.
welcome-3 = Or start a game against computer players at once:

## Changing the lobby

command-table-seat = Change your colour before the start
command-table-remove = Free a seat before the start
command-table-host = Hand the host's role to another player
command-table-invite = Offer a seat to somebody; one mention, one answer
command-table-options = Change a variant or a ruling before the start
option-colour = Which colour
option-member = Which person
option-option = Which option
option-value = Which value
changed = Table { $table } is changed; its card shows it.
no-such-seat = There is no such seat at this table.
seat-taken = That seat is taken.
host-stays = The host's seat cannot be freed; hand the role over first.
sits-already = That person sits here already.
invitation = { $guest } { $who } offers you a seat at { $title }, table { $table }.
command-table-end = End a running game without a result
broken-off = Table { $table } was ended without a result.
