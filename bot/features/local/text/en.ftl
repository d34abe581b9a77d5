## The first post of a local Discord

button-hotseat = Hot seat
button-tour = Two-minute tour
button-load = Load a record
hot-seat = You play everybody: three people sit at the table, and the page switches to whoever's turn it is. Which game?
type-record-title = Load a record
type-record-label = A record of a finished game (JSON)
loaded = ✅ The game of that record is table { $table }.
loaded-thread = Record · { $title }
loaded-heading = 📜 { $title } · table { $table }, from a record
loaded-lines = { $steps } decisions, checked. Board, Text and Log show how it ended and how it came to that.
record-damaged = That is not a valid record: { $why }
record-sealed = That record still keeps its secret: the game was not over. Only finished or ended games can be loaded.
title-players = { $title } · { $least }–{ $most } players
