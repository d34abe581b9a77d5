## Pläne

command-plan = Deine nächsten Entscheidungen vorbereiten; sie werden gespielt, wenn sie dann erlaubt sind
option-plan = Zeilen, die beste zuerst, durch | getrennt
option-clear = Deinen Plan vergessen
button-plan = Vorausplanen
button-replan = Plan ändern
button-unplan = Plan löschen
type-plan-title = Vorausplanen
type-plan-label = Zeilen, beste zuerst, durch | getrennt
planned = Wie geplant: { $line }
plan-yours = Dein Plan: { $lines }
plan-spent = Dein Plan konnte nicht gespielt werden: { $lines }
plan-standing = Deine Antwort für { $form }: { $line }
plan-when = Bei deiner nächsten Entscheidung wird die erste Zeile gespielt, die dann erlaubt ist. Jetzt muss sie es nicht sein.
plan-next = Du entscheidest gerade; dies gilt für die Entscheidung danach. Jetzt muss es nicht erlaubt sein.
plan-until = Er endet nach dieser Entscheidung, { $round ->
    [0] { "" }
   *[other] am Ende von Runde { $round }{ " " }
}oder wenn du angegriffen wirst.
plan-private = Nur du siehst ihn.
plan-none = Du hast hier keinen Plan.
plan-how = Ein Plan ist eine Zeile wie bei /do, oder mehrere mit | dazwischen, die beste zuerst.
plan-empty = Dieser Plan ist leer.
plan-long = Ein Plan hat höchstens { $lines } Zeilen mit je { $length } Zeichen.
help-plans-1 = **Pläne** /plan line: nimmt Zeilen wie /do, mit | dazwischen, die beste zuerst. Nur du siehst sie.
help-plans-2 = Bei deiner nächsten Entscheidung wird die erste erlaubte Zeile gespielt, und die Geschichte sagt es. Geht keine, wirst du aufgerufen.
help-plans-3 = Ein Plan endet nach einer Entscheidung, am Ende der Runde, oder wenn du angegriffen wirst.
help-plans-4 = Plan löschen oder /plan clear:True vergisst ihn. Nimmst du deinen Schritt zurück, gilt er für die Entscheidung danach.
