## The clock of a table

command-table-clock = Show the clock, or propose another one to the table
command-table-mute = No calls and reminders from this table for you, or again
option-mode = Which clock
clock-none = No clock
clock-fast = Fast: 24 h + 4 h
clock-normal = Normal: 72 h + 12 h
clock-relaxed = Relaxed: 7 days + 24 h
pace-none = No clock, reminder after 24 h
pace-fast = fast
pace-normal = normal
pace-relaxed = relaxed
pace-line = Clock { $pace }: { $bank } h, { $more } h more for each wait, at most { $most } h
until = ⏳ until { $when }
stands-paused = ⏸️ Paused; no clock runs.
stands-homeless = ⏳ Clocks stand: the table has lost its place.
stands-unreachable = ⏳ Clocks stand: I may not write here.
stands-retired = ⏳ Clocks stand: the rules of this game are kept no longer.
away-line = { $who } is away until { $when }.
stands-away = stands until { $when }, away
stands-quiet = stands until { $when }, quiet hours
bank-idle = { $left }, stands, not awaited
bank-time = { $left }, { $state }
bank-out = the time is out
span-days = { $days } d { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min
clock-all-agree = Another clock needs the agreement of all players.
clock-set = ✅ The clock is set.
clock-proposed = 🗳️ The other players are asked.
clock-asked = 🗳️ { $who } proposes: { $clock }.
clock-agreed = ✅ Agreed by all. Everybody begins with a full clock.
no-such-pace = There is no clock called { $mode }. There are: { $modes }.
same-pace = That is the clock of this table already.
back-after = Back after { $span }. Nothing is lost, clocks stood still.

## Reminders

remind = { $who } 🔔 { $title }, table { $table } waits for you since { $since }: { $what }.
remind-last = You are the last of { $count }.
remind-others = Also awaited: { $others }.
snoozed = 🔔 No reminder until { $when }.
not-awaited = This table does not wait for you.
muted = Table { $table } no longer calls or reminds you. /table mute turns it on again.
unmuted = Table { $table } calls and reminds you again.

## Private messages

dm-call = ▶️ { $title }, table { $table }: your move.
dm-remind = 🔔 { $title }, table { $table } waits for you since { $since }.
dm-done = ✅ { $title }, table { $table }: answered.
dm-again = Your next call comes as a private message.
no-dm = I could not send you a private message; calls come in the channel now.
digest = ▶️ { $count ->
    [one] 1 table waits for you:
   *[other] { $count } tables wait for you:
}
digest-line = · { $title }, table { $table } { $link }, since { $since }
digest-asked = · 🗳️ { $title }, table { $table } { $link }: you are asked

## Buttons

button-clock = Clock
button-snooze = Snooze 12 h
button-away = I am away
button-mute = Mute this table
button-unmute = Unmute this table
button-games = Your tables
button-waiting = { $count ->
    [0] Tables that wait
    [one] 1 table waits
   *[other] { $count } tables wait
}
button-trydm = Try DM again

## Help

help-clock-1 = ⏳ **Time at a table**
help-clock-2 = **Called once** You are called when it is your move, never in your quiet hours: what waited rings once in the morning. Reminders come after 24, 48 and 72 h, or the hours you chose.
help-clock-3 = **Clocks** Fast 24 h + 4 h, normal 72 h + 12 h, relaxed 7 days + 24 h: a store of time for each player, with more for each wait. Choose with /table clock; while a game runs all agree.
help-clock-4 = **It stands** in your quiet hours, on away days (28 a year), while the table is paused, has lost its place, or I was down.
help-clock-5 = **Reminders** With a clock they come earlier, at half of the time and at a quarter. Snooze, Mute and I am away stand below them. Never in your quiet hours.
help-clock-6 = **Time is out** After a day without a sign of you the others choose what shall happen; after 3 days in any case. Nothing is played for you before 4 days without any sign.
help-clock-7 = **Away** /away until: tells all your tables. You may play all the same; I am back ends it.
option-about = What you want to know about
no-such-topic = There is no help about { $about }. There is: { $topics }.
