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
button-exactly = Choose exactly …
button-together = Play these { $count }
no-undo = { $label } (no undo)

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
panel-cannot = -# Not possible: { $what }
panel-then = Then: { $what } ✓
panel-stop = Then: stop here
type-title = Type it
type-label = Steps, separated by commas or semicolons
