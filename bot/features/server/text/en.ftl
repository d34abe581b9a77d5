## Commands for moderators

command-server = Tables of this server: setup, health, trouble
command-server-setup = Check permissions, pick a channel for tables, language, pace, who may open
command-server-status = Health: queue, last call, failures, missing permissions
command-server-tables = All tables here, with their state and links
command-server-rescue = Bring a table with a lost thread to this channel
command-server-remove = Take a person off a seat; the table is asked who plays on
command-server-seat = Hand a seat to somebody, who is asked first
command-server-rename = Give a table another name, or none
command-server-pause = Pause a table, or let it go on
command-server-end = End a table without result, after a 24 h notice
command-server-data = Export or delete what is stored about this server
option-channel = Which channel tables are opened in
option-threads = A thread of its own for each table
option-table-language = Language of new tables
option-pace = Clock of new tables
option-who = Who may open tables
option-reports = Where the operator hears what players report
option-on = Pause, or go on
option-data = What to do with it
show-open = open
show-running = running
show-sleeping = sleeping
show-homeless = without a place
show-all = all
data-export = export
data-delete = delete
only-moderators = Only people with Manage Server can do that.

## Setup

setup-heading = Menhir in this server
setup-missing = ⚠️ Missing: { $name } ({ $what })
setup-helpful = · Helpful, not needed: { $name } ({ $what })
permission-view_channel = to see the channel
permission-send_messages = to write in the channel
permission-send_messages_in_threads = to write where tables are played
permission-create_public_threads = to give each table a thread of its own
permission-attach_files = to show the board
permission-read_message_history = to say nothing twice after a restart
permission-pin_messages = to pin the first post of a game
permission-manage_threads = to write in locked threads and add followers
setup-channel = Channel for tables: { $channel }
setup-anywhere = any channel
setup-threads-on = Own thread for each table: yes
setup-threads-off = Own thread for each table: no
setup-threads-no = No own threads
setup-threads-yes = Own threads
setup-language = Language of new tables: { $which }
setup-pace = Clock of new tables: { $pace }
setup-who = Who may open tables: { $who }
rates-heading = **How often one person may**
rate-line = { $what }: { $times } times within { $hours } h
rate-open = open tables
rate-invite = invite people
rate-vote = ask for votes
rate-undo = ask to take steps back
rate-report = report something
setup-reports = What players report goes to: { $channel }
setup-log = the bot’s log
menu-channel = Channel for tables
menu-language = Language of new tables
menu-pace = Clock of new tables
menu-who = Who may open tables
menu-reports = Channel for reports
language-of-own = that of the person who opens
language-of-en = English
language-of-fr = French
language-of-de = German
who-everyone = everyone
who-moderators = moderators

## Health and tables

status-heading = Health of Menhir in this server
status-tables = Tables: { $running } running, { $all } in all.
status-queue = Posts that wait: { $count }.
status-call = Last call: { $when }.
status-no-call = No call stands at the moment.
status-failed = ⚠️ Table { $table } waits: { $why }
status-trouble = ⚠️ { $what }: trouble since { $since }, tried again and again: { $why }
health-posts = Posts
health-errands = Threads and members
health-computers = Computer players
health-timers = Clocks and reminders
health-commands = Slash commands
status-fine = ✅ Nothing has failed.
tables-heading = Tables of this server
tables-line = { $title }, table { $table }: { $state } { $link }
tables-more = … and { $count } more.
tables-none = There are none.
state-lobby = not started
state-over = over
state-closed = closed
state-agreed = ⏸️ paused
state-asleep = sleeps
state-homeless = ⚠️ without a place
state-unreachable = ⚠️ I may not write there
state-retired = ⚠️ its rules are kept no longer
removed = A moderator takes { $who } off the table.
removed-done = Done. Table { $table } is asked who plays on.
ends-soon = ⚠️ A moderator ends table { $table } without result { $when }.
ends-already = That table is to end already.
ends-not = Table { $table } is not ended.
greeting = 🪨 Menhir is here: board games over days. /table open starts one, /help explains.

## What is stored

data-here = Everything that is stored, as a file.
wipe-ask = Delete all tables of this server with their moves, posts and settings? This cannot be undone.
server-forgotten = Deleted: { $count ->
    [one] 1 table
   *[other] { $count } tables
} and everything that belongs to { $count ->
    [one] it
   *[other] them
}.
stays-stored = Nothing was deleted.
privacy-1 = Stored about you: your number and name, your settings, where you sit, your plans and votes, what you follow and reported, when you moved, and when you last used the bot.
privacy-2 = **Download** gives you all of it as a file.
privacy-3 = **Forget me** removes it. Your moves stay in the games, without your name; running games go on by vote.
forget-ask = Remove everything about you? You lose your seats and settings. Posts in channels stay, with "a former player" where they mention you. This cannot be undone.
forgotten = Done. Nothing about you is stored any more.

## Buttons

button-keeptable = Do not end it
button-wipe = Delete everything
button-keepdata = Keep it
button-mydata = Download
button-forget = Forget me
button-forgetyes = Yes, forget me

## Help

help-servers-1 = ⚠️ **For moderators** (people with Manage Server)
help-servers-2 = **/server setup** shows which permissions are there and missing, and sets channel, threads, language, clock, who may open tables and where reports go. All of it works untouched.
help-servers-3 = **/server status** and **/server tables** show health and every table with its state.
help-servers-4 = **Trouble** /server rescue brings a table with a lost thread here, pause and rename do what they say, end gives 24 h notice.
help-servers-5 = **Seats** /server remove takes a person off, and the table decides who plays on; /server seat asks somebody to take over.
help-servers-6 = **Data** /server data exports or deletes everything about this server; hands, plans and private messages are deleted, never exported.
