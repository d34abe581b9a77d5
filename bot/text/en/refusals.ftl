## Refusals

refused-what = ⛔ { $what }
refused-rule = { $clause }: { $text }
refused-works = Works: { $works }
refused-step = Step { $step } of { $steps }, "{ $typed }". Nothing was played.
not-now = Not now: { $who } decides first ({ $what }).
not-now-over = The game is over.
refused-before = The steps before it would work.
refused-meant = Did you mean { $word }?
stale = This panel is old: something has happened since.
stale-done = This panel is old: you did this at { $at }: { $what }
stale-now = Now asked: { $what }.
stale-since = Changed since: { $what }
undo-since = ⛔ You can't undo this on your own any more: since your step something happened ({ $at }). { $what } Ask the others?
undo-seen = ⛔ You can't undo this on your own any more: your step showed something new. Ask the others?
undo-free = Undo is free until a die, a draw, a reveal or somebody else's decision.
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
done-unseen = ⚠️ The answer could not be shown. If something was to be changed, it is changed.
form-late = That took too long for a form. Nothing was changed; press again.
no-member = { $who } is not a member of this server.
no-member-in-private = Nobody can be named in private messages. Do that in the server.
line-long = That is longer than anything one can play: { $most } characters are enough.
option-unreadable = I cannot read "{ $word }" there.
old-command = This command has changed since your Discord learned it. Nothing was done; reload Discord and try again.
unknown-button = I do not know this button any more. /games shows your tables.
no-pictures = Pictures are off here: Attach Files is missing.

## Undo by request

request = 🗳️ { $who } asks to take back { $steps ->
    [one] a step
   *[other] { $steps } steps
}: { $what } { $asked }, do you agree?
request-reveal = Something was seen since; it is hidden and drawn anew.
request-yes = ✅ Agreed. Taken back: { $what }
request-no = No: { $who } says no.
request-on = No: { $who } plays on.

## The end, and games that cannot go on

request-lapsed = The request lapses: the game goes on.
request-hidden = a step taken in secret.
undo-over = The game is over: its secret and all hands are public, so nothing is taken back.
not-asked = You are not among those who are asked.
not-stuck = The game can go on: there is nothing to take back here.
dead-end = That step was not taken: somebody would have been left without anything to do. This is a fault of ours; whoever runs the bot has been told. Please choose something else.
dead-end-told = ⚠️ A step is not taken: it would leave somebody without anything to do. This is a fault of ours, and whoever runs the bot is told. The game goes on from here.
stuck = ⚠️ You are asked, and nothing is possible. This is a fault of ours. The way on is to take back the last step.
stuck-told = ⚠️ This game cannot go on: somebody is asked and nothing is possible. This is a fault of ours, and whoever runs the bot is told. Any player can ask to take back the last step.
button-wayback = Take back the last step
request-gone = No: { $who } is no longer here.
rules-retired = This game of { $title } was begun under version { $version } of its rules, which I no longer know: I can neither show it nor play it on. Its record is kept as it is; a game that still runs can only be ended (/table end).

## How often

too-often-open = You can open tables { $times } times within { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. It is possible again <t:{ $again }:f> (<t:{ $again }:R>).
too-often-invite = You can invite people { $times } times within { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. It is possible again <t:{ $again }:f> (<t:{ $again }:R>).
too-often-vote = You can ask for votes { $times } times within { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. It is possible again <t:{ $again }:f> (<t:{ $again }:R>).
too-often-undo = You can ask to take steps back { $times } times within { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. It is possible again <t:{ $again }:f> (<t:{ $again }:R>).
too-often-report = You can report something { $times } times within { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. It is possible again <t:{ $again }:f> (<t:{ $again }:R>).
