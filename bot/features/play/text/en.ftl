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
button-more = More …
button-rulesfor = Rules for this
button-can = What can I do
button-restart = Restart my turn
button-askundo = Ask for undo
button-explain = Explain this decision
button-to-move = Back to the move
button-rule = Rule { $clause }
button-yes = Yes, { $word }
button-redo = Redo
button-go-on = Go on
button-ask = Ask { $who } to allow it
button-askall = Ask the others
button-leave-it = Leave it
no-undo = { $label } (no undo)

## Panel

panel-heading = { $title } · table { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = You have: { $have }
panel-which = { $field }?
panel-done = ✅ { $what }
panel-next = ▶️ { $who } decides next.
panel-earlier = … { $count ->
    [one] one earlier line stands
   *[other] { $count } earlier lines stand
} in the story.
panel-over = 🏁 The game is over.
panel-undone = ↩️ Taken back: { $what }
panel-confirm = ▶️ Confirm: { $what }
panel-closing = ▶️ The next choice ends your turn; until somebody else decides, Undo takes it back. So far: { $what }
panel-read = ✅ Read as { $what }
panel-only = Only one choice: { $what }.
panel-chosen = { $what }: { $field }
panel-first = First time? Each choice shows its price. Undo is free.
and-more = { $what } and { $count } more
can-heading = What you can do now
can-line = **{ $kind }**: { $what }
panel-cannot = -# Not possible: { $what }
panel-then = Then: { $what } ✓
panel-stop = Then: stop here
type-label = Steps, separated by commas or semicolons

## Hints

hint-heading = What would a strong player do?
hint-move = ▶️ { $what } ({ $share } %)
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-gain = Why: { $term }, worth about { $points } to you.
hint-harm = Why: { $who } loses about { $points } ({ $term }).
hint-loss = Why: it costs about { $points } ({ $term }); anything else costs as much or more in the end.
hint-even = Why: nothing is gained or lost at once; what may follow looks best.
hint-same = Why: nothing is gained or lost at once, and the best choices are worth the same.
hint-only = ▶️ { $what }: there is no other choice.
hint-other = { $what } ({ $share } %)
hint-close = Close to it: { $others }
hint-clear = Nothing else comes close.
hint-about = -# { "%" }: your chances as it sees them. It knows what you know, thought for a few seconds, and may be wrong.
hint-taken = 🤖 { $who } took a hint.
button-hint = Hint
button-do-it = Do it
hint-not-asked = A hint is about your own decision, and this one is not asked of you now. /turn shows what is.
hint-off = Hints are off at this table. The host can allow them: /table level.
hint-changed = Something has changed while I thought. Ask again: /turn, More, Hint.
hint-failed = I could not think it through. Nothing was changed; your move waits for you, and you may ask again.
help-hints-1 = **Hints** More, Hint tells what a strong computer player would do in your place, why, and what else was close. It thinks for a few seconds, with what you know and no more.
help-hints-2 = They are free where you play alone against computer players. Elsewhere the host allows them with /table level; the table then sees who took one, not which.
help-hints-3 = Points are what a position is worth by its judgement, so they need not be scored at once. It may be wrong.
