## Following a table

command-watch = Follow this table: every phase, big events, only the end, or stop
option-how = How much you are told
how-phase = every phase
how-big = big events
how-end = only the end
how-stop = stop
how-unknown = There is no such way to follow: { $how }.
button-follow = Follow …
watch-phase = Every phase
watch-big = Big events
watch-end = Only the end
watch-stop = Stop
watching-not = You do not follow table { $table }.
watching-phase = 👁️ You follow table { $table }: every phase.
watching-big = 👁️ You follow table { $table }: big events.
watching-end = 👁️ You follow table { $table }: only the end.
watching-how = Notices come as private messages, at most 3 a day; the rest comes as one. Nobody is mentioned in the channel.
watch-yourself = I may not do that with the thread (Manage Threads). Join or leave it yourself.
notice-phase = 👁️ { $title }, table { $table }: { $moment }. { $scores }.
notice-big = 👁️ { $title }, table { $table }: { $what }{ $more ->
    [0] { "" }
    [one] { " And one more." }
   *[other] { " And" } { $more } more.
}
notice-last-round = The last round begins.
notice-end = 🏁 { $title }, table { $table } is over. { $scores }.
notice-gathered = 👁️ { $count } more from the tables you follow:
notice-earlier = … { $count } before these.
help-following-1 = **Watching** Any table is open to watch. /recap tells the story so far, /recap since: from a round on.
help-following-2 = /watch or Follow on the table's card: every phase, big events, only the end. Notices come as private messages, at most 3 a day.
help-following-3 = **Trying** /tour is a table of your own with six cards, two minutes, nobody watches.
