## Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazusetzen
button-start = Beginnen ({ $count } dabei)
button-go = Dorthin
button-turn = Dein Zug
button-board = Plan
button-text = Text
button-log = Verlauf
button-hand = Hand
button-undo = Rückgängig
button-back = Zurück
button-confirm = Bestätigen
button-fresh = Neues Menü
button-agree = Einverstanden
button-refuse = Nein
button-rematch = Revanche
button-record = Protokoll
button-type = Eintippen
button-exactly = Genau wählen …
button-together = Diese { $count } spielen
no-undo = { $label } (endgültig)

## Menü

panel-heading = { $title } · Tisch { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = Du hast: { $have }
panel-which = { $field }?
panel-confirm = Das tun: { $what }?
panel-done = ✅ { $what }
panel-next = ▶️ Weiter mit { $who }.
panel-over = 🏁 Das Spiel ist zu Ende.
panel-undone = ↩️ Zurückgenommen: { $what }
panel-cannot = -# Nicht möglich: { $what }
panel-then = Danach: { $what } ✓
panel-stop = Danach: hier aufhören
type-title = Eintippen
type-label = Schritte, mit Komma oder Strichpunkt getrennt
