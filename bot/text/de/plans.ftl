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
