## Commands

command-table-pause = Ask the table to pause; all players agree by button
command-table-resume = End the pause
command-table-replace = Hand a seat to a stand-in, for a while or for good
command-table-vote = Ask the table: skip, replace, pause, end, undo
command-privacy = What is stored about you: download it, or have it removed
option-seat = Which player
option-asked = What the table is asked
what-skip = let the computer play this turn for somebody
what-replace = what shall happen to a seat
what-pause = pause
what-end = end without result
what-undo = take back my last step

## Being away

command-away = Tell your tables you are away; clocks stop within your allowance
option-until = Last day, such as 2026-12-24, or a number of days
option-standin = Who plays for you meanwhile
away-how = How long are you away? /away until: takes any date. Reminders wait until you are back.
away-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
away-allowance = Clocks stand for you while you are away: { $days } of { $all } days a year left.
away-now = You are away until { $when }. You may play all the same.
away-spared = Your allowance ends { $when }; from then on your clocks run.
away-told = ✅ Your tables are told.
away-standin = { $count ->
    [0] No table here needs a stand-in now.
    [one] 1 table asks { $who } to stand in.
   *[other] { $count } tables ask { $who } to stand in.
}
away-no-day = Say until when you are away, then somebody can be asked to stand in.
away-back = ✅ You are back. Your tables are told.
away-not = You were not away.
away-not-any-more = That player is not away any more.
away-long-you = Your tables need not wait: ask them to pause until you are back, or look for somebody who plays for you.
away-long-told = { $who } is away until { $when }. The table can pause until then, or look for a stand-in.
away-asked = { $count ->
    [0] No table of yours needs that now.
    [one] ✅ 1 table is told.
   *[other] ✅ { $count } tables are told.
}
away-unread = I cannot read "{ $typed }". Write the last day, such as { $example }, or a number of days.
away-past = { $typed } is over already. Choose a day to come.
away-long = At most { $days } days at once.

## Votes

vote-most = { $asked }: { $needed } of { $voters } decide. Ends { $ends }.
vote-all = { $asked }: all must agree. Ends { $ends }.
vote-unless = { $asked }: it is so unless somebody objects. Ends { $ends }.
choice-agree = Agree: { $count }
choice-refuse = No: { $count }
choice-wait = Wait 3 more days: { $count }
choice-day = Wait 1 more day: { $count }
choice-computer = Computer plays on: { $count }
choice-default = Computer decides this once: { $count }
choice-standin = Look for a stand-in: { $count }
choice-end = End the game: { $count }
vote-no = No: not enough agreed.
vote-pointless = No longer needed: { $who } has the seat.
vote-played-on = No longer needed: { $who } plays on.
vote-back = No longer needed: { $who } is back.
vote-over = No longer needed: the game is over.
vote-went-on = No longer needed: the table goes on without { $who }, this once.
vote-everywhere = ✅ Your answer counts at { $count } tables where the same is asked. Any of them can be changed there.
vote-asleep = No longer needed: the table sleeps.
vote-not-at-table = Votes count only from the players of this table. You do not sit here.
vote-about-you = This vote is about your own seat. Play on, and it ends.
vote-not-asked = You sat down after this vote began. It counts from those who were asked.
vote-own-seat = That is your own seat. Use /table replace or /table resign.
vote-which-seat = Say which seat is meant: several players are awaited, or none.
vote-not-awaited = Nobody waits for that seat now.
vote-too-soon = That can be asked from <t:{ $when }:f> (<t:{ $when }:R>) on: nobody is hurried before.

## What is asked

ask-seat = 🗳️ What shall happen to the seat of { $who }?
ask-seat-awaited = 🗳️ What shall happen to the seat of { $who }? Awaited since { $since }.
ask-seat-vanished = No sign for 3 days. If nothing else is chosen, the computer decides this once { $ends }.
ask-seat-by = 🗳️ { $by } asks: what shall happen to the seat of { $who }? Awaited since { $since }.
ask-skip = 🗳️ { $by } asks: shall the computer player decide for { $who } until the turn passes on?
ask-end = 🗳️ { $who } asks to end the game without result.
ask-pause = 🗳️ { $who } asks to pause until somebody resumes.
ask-pause-until = 🗳️ { $who } asks to pause until { $until }.
ask-back = 🗳️ { $who } would like to have { $seat } back.
ask-standin = 🗳️ { $who } asks to look for a stand-in for { $seat }.
ask-standin-member = 🗳️ { $who } asks that { $member } plays on for { $seat }.

## What came of it

voted-wait = ✅ Wait for { $who }, { $votes } of { $voters }. The question comes again { $until }.
voted-day = ✅ Wait for { $who } until { $until }, { $votes } of { $voters }. Then the computer decides this once.
went-on = 🤖 Still no sign of { $who }: the computer decides this once, and the seat stays.
voted-computer = ✅ { $votes } of { $voters }: the computer plays on for { $who }, who may return with /table join within 7 days.
voted-computer-stays = ✅ { $votes } of { $voters }: the computer plays { $who }.
voted-default = ✅ { $votes } of { $voters }: the computer decides for { $who }, this once.
voted-look = ✅ { $votes } of { $voters }: a stand-in is looked for, for { $who }.
voted-standin = ✅ Agreed: a stand-in is looked for, for { $who }.
voted-end = ✅ { $votes } of { $voters }: the game ends without result.
paused-now = ⏸️ Paused. /table resume ends the pause.
paused-until = ⏸️ Paused until { $until }. /table resume ends the pause.
paused-moderator = ⏸️ A moderator pauses the table. /table resume ends the pause.
resumed = ▶️ { $who } ends the pause.
resumed-moderator = ▶️ A moderator ends the pause.
resumed-date = ▶️ The pause is over.
call-paused = ⏸️ Table { $table } is paused.
call-paused-until = ⏸️ Table { $table } is paused until { $until }.
paused = ⏸️ The table is paused. Your move waits until it goes on.
paused-already = The table is paused already.
not-paused = The table is not paused.
resume-done = Table { $table } goes on.
pause-done = Table { $table } is paused.

## Seats that change hands

resign-ask = Give up your seat in { $title }, table { $table }?
resign-what = A computer player takes over; you may come back within 24 h if nobody objects.
resigned = { $who } resigns. 🤖 plays on.
stays = You stay.
standin-wanted = { $who } looks for a stand-in: { $title }, table { $table }.
standin-asked = { $guest } would you play on for { $who }? { $title }, table { $table }.
standin-until = Until { $until }.
standin-for-good = For good.
standin-sought = The table is told that you look for a stand-in. You keep your seat until somebody takes it.
standin-no = No: { $who } cannot stand in.
took-seat = ✅ { $who } plays on for { $before }.
came-back = ✅ { $who } is back in the seat.
back-no = No: somebody objects. { $who } does not come back.
seat-has-gone = The seat is taken. { $who } does not come back.
you-sit = You play { $seat } now. You are called when it is your move.
back-asked = The table is asked whether you may have { $seat } back.
seat-history = { $seat }: { $names }
former-player = a former player
not-asked-you = Somebody else was asked.
no-bots = A bot cannot sit at a table. Choose a person.
was-removed = A moderator took you off this table.

## Somebody is gone

left-server = ⚠️ { $who } is no longer in this server. The seat is kept for 3 days.
back-in-server = ✅ { $who } is back in this server, and in the seat.
host-is-gone = No sign of the host for 3 days.
host-already = You are the host already.
host-there = Only the host can do that. Another player may take over after 3 days without a sign of the host.
new-host = { $who } is the host now.
you-host = You are the host of table { $table } now.

## Sleeping tables

sleeps = Table { $table } sleeps: nothing has happened for 14 days. It wakes at one press.
awake = { $who } wakes table { $table }.
not-asleep = The table is awake.
wake-done = Table { $table } is awake.
lobby-waits = { $host } table { $table } has not started for 14 days. Keep it open? Without an answer it closes in 7 days.
lobby-kept = ✅ Table { $table } stays open for 14 more days.
lobby-closed = Table { $table } is closed.

## Lost places and missing permissions

homeless = ⚠️ The thread of table { $table } is deleted. Nothing is lost: { $moment }, waiting for { $who }.
homeless-private = ⚠️ The channel of { $title }, table { $table } was deleted. Nothing is lost. In any other channel of that server, /games brings the table there.
found-place = ✅ Table { $table } goes on in { $place }.
thread-again = { $title } · table { $table }
thread-coming = Table { $table } gets a new thread.
bring-here = Bring table { $table } here
no-post = Table { $table }: I can no longer write in { $channel } ({ $missing }). The game is safe; posts wait, clocks stand.
no-threads = ⚠️ I may not open a thread here ({ $missing }).
no-writing = ⚠️ I may not write here ({ $missing }).
trying-again = Table { $table }: what waits is tried again.
move-ask = Where shall table { $table } go on?
move-where = Which channel
moved-to = Table { $table } goes on in { $channel }.
nowhere-to-move = There is no channel where both of us may write. Ask a moderator.
open-moderators = In this server moderators open the tables. Ask one of them.
open-elsewhere = In this server tables are opened in <#{ $channel }>.
needs-heading = For a moderator: in #{ $channel } Menhir lacks
needs-how = They are set in the channel settings under Permissions, or in the server settings under Roles. Administrator is never needed.
way-resume = Resume
way-host = Take over as host
way-wish-here = Play in this channel
way-wish-thread = Open in a new thread
way-needs = Show what to change

## Buttons

button-returned = I am back
button-awaypause = Pause until then
button-accept = Accept
button-seat = Take this seat
button-resume = Resume
button-resign = Resign
button-find = Find a stand-in
button-stay = Stay
button-host = Take over as host
button-wake = Wake it
button-sleepend = End without result
button-keep = Keep it open
button-shut = Close it
button-thread = New thread
button-askend = End the game
button-retry = Try again
button-movetable = Move the table

## Help

help-absence-1 = 🗳️ **When somebody is away**
help-absence-2 = **Votes** Awaited for a day (3 days with two players), the others may ask what shall happen: /table vote. After 3 days, or when the clock is out after a day without a sign, they are asked.
help-absence-3 = **Choices** Wait, the computer plays on, the computer decides this once, look for a stand-in, end the game. 4 days without any sign: the computer decides this once.
help-absence-4 = **Stand-ins** /table replace hands your seat to somebody, until a day or for good. Find a stand-in offers it to anybody.
help-absence-5 = **Resigning** /table resign: the computer plays on. Within 24 h you may ask for the seat again with /table join.
help-absence-6 = **Coming back** Replaced for being away? /table join within 7 days. A seat you lent is yours again at any time.
help-absence-7 = **Pause** /table pause asks all players; /table resume ends it. Clocks and reminders stand still.
help-absence-8 = **Silence** After 14 days a table sleeps, and wakes at one press. After 3 days without a host any player may take over. /privacy shows or removes what is stored about you.
