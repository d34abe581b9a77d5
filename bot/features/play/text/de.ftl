## Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazusetzen
button-start = Beginnen ({ $count } dabei)
button-go = Dorthin
button-turn = Dein Zug
button-board = Brett
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
button-more = Mehr …
button-rulesfor = Regeln dazu
button-can = Was kann ich tun
button-restart = Zug neu beginnen
button-askundo = Zurücknehmen erbitten
button-explain = Diese Wahl erklären
button-to-move = Zurück zum Zug
button-rule = Regel { $clause }
button-yes = Ja, { $word }
button-redo = Wiederholen
button-go-on = Weiter
button-ask = { $who } fragen
button-askall = Die anderen fragen
button-leave-it = So lassen
no-undo = { $label } (endgültig)

## Menü

panel-heading = { $title } · Tisch { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = Du hast: { $have }
panel-which = { $field }?
panel-done = ✅ { $what }
panel-next = ▶️ Weiter mit { $who }.
panel-earlier = … { $count ->
    [one] eine frühere Zeile steht
   *[other] { $count } frühere Zeilen stehen
} in der Geschichte.
panel-over = 🏁 Das Spiel ist zu Ende.
panel-undone = ↩️ Zurückgenommen: { $what }
panel-confirm = ▶️ Bestätigen: { $what }
panel-closing = ▶️ Die nächste Wahl beendet deinen Zug; bis jemand anders entscheidet, nimmst du sie frei zurück. Bisher: { $what }
panel-read = ✅ Gelesen als: { $what }
panel-only = Nur eine Möglichkeit: { $what }.
panel-chosen = { $what }: { $field }
panel-first = Zum ersten Mal? Jede Wahl nennt ihren Preis. Zurücknehmen kostet nichts.
and-more = { $what } und { $count } weitere
can-heading = Was du jetzt tun kannst
can-line = **{ $kind }**: { $what }
panel-cannot = -# Nicht möglich: { $what }
panel-then = Danach: { $what } ✓
panel-stop = Danach: hier aufhören
type-label = Schritte, mit Komma oder Strichpunkt getrennt

## Tipps

hint-heading = Was täte ein starker Spieler?
hint-move = ▶️ { $what } ({ $share } %)
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-gain = Warum: { $term }, etwa { $points } wert für dich.
hint-harm = Warum: { $who } verliert etwa { $points } ({ $term }).
hint-loss = Warum: Es kostet etwa { $points } ({ $term }); alles andere kostet am Ende genauso viel oder mehr.
hint-even = Warum: Sofort ist nichts gewonnen oder verloren; was folgen kann, sieht am besten aus.
hint-same = Warum: Sofort ist nichts gewonnen oder verloren, und die besten Möglichkeiten sind gleich gut.
hint-only = ▶️ { $what }: Es gibt keine andere Wahl.
hint-other = { $what } ({ $share } %)
hint-close = Fast so gut: { $others }
hint-clear = Nichts anderes kommt nahe heran.
hint-about = -# { "%" }: deine Aussichten, wie er sie sieht. Er weiß, was du weißt, hat ein paar Sekunden nachgedacht und kann irren.
hint-taken = 🤖 { $who } hat einen Tipp genommen.
button-hint = Tipp
button-do-it = So machen
hint-not-asked = Ein Tipp gilt deiner eigenen Entscheidung, und nach dieser bist du jetzt nicht gefragt. /turn zeigt, wonach du gefragt bist.
hint-off = Tipps sind an diesem Tisch aus. Der Gastgeber kann sie erlauben: /table level.
hint-changed = Während ich nachdachte, hat sich etwas geändert. Frag noch einmal: /turn, Mehr, Tipp.
hint-failed = Ich konnte das nicht zu Ende denken. Nichts hat sich geändert; dein Zug wartet auf dich, und du darfst noch einmal fragen.
help-hints-1 = **Tipps** Mehr, Tipp sagt, was ein starker Computer an deiner Stelle täte, warum, und was fast so gut war. Er denkt ein paar Sekunden nach, mit dem, was du weißt, und nicht mehr.
help-hints-2 = Sie sind frei, wo du allein gegen Computer spielst. Sonst erlaubt sie der Gastgeber mit /table level; der Tisch sieht dann, wer einen genommen hat, nicht welchen.
help-hints-3 = Punkte sagen, was eine Stellung nach seinem Urteil wert ist; sie werden nicht unbedingt gleich gezählt. Er kann irren.
