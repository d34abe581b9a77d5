## Help

help-1 = 🪨 Menhir plays board games here, a move now and then, over days.
help-2 = **Play** Press Join on a table, or open one: /table open
help-3 = **Your turn** You get one ping when it is your turn. Press Your move; it lists what you may do.
help-4 = **Watch** Any table is open to watch: Board, Text, Log.
help-5 = **Mistakes** You can undo freely until new information is revealed.
help-next-none = Next for you: /table open
help-next-lobby = Next for you: wait until { $host } starts table { $table }, or press Start if that is you.
help-next-turn = Next for you: press Your move, or /turn.
help-next-wait = Next for you: nothing; { $who } decides. /board shows the position.

## The playground's first post

welcome-1 = 🪨 **This is a local Discord.** Everything here stays on this machine.
welcome-2 = Pick who you are at the top left. /help explains, /table open opens a table.
welcome-3 = Or start a game against computer players at once:
