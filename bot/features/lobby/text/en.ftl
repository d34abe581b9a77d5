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
card-seal = Fairness seal: { $seal }
card-running = ▶️ Waiting for { $who } since { $since }
card-over = 🏁 Over. { $who } first.
card-closed = This table is closed.

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
broken-off = Table { $table } ends without a result.

## Computer players

level-easy = easy
level-middle = middle
level-strong = strong
character-easy = Looks one step ahead, is fond of one thing and overlooks another, as people do.
character-middle = Looks one step ahead and makes no mistakes there.
character-strong = Searches ahead for as long as it may.
levels-heading = 🤖 Computer players
levels-line = { $who } · { $level }
levels-none = No computer player sits here.
levels-which = Level of { $who }
levels-host = The host can change this.
deep-on = Deep thinking is on: strong players may take up to 30 seconds.
deep-off = Deep thinking is off: strong players answer within a few seconds.
hints-on = Hints are allowed: everybody may ask what a strong player would do, and the table sees who asked.
hints-off = Hints are off, except where one person plays alone against computer players.
button-levels = Computer players
button-deep = Let them think deeply
button-shallow = Answer faster
button-hints = Allow hints
button-nohints = Forbid hints
level-changed = 🤖 { $who } plays { $level } from now on.
no-computer-there = No computer player sits there, or there is no such level.
command-table-level = How well a computer player plays
option-level = easy, middle or strong
