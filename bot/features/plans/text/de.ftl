## Pläne

command-plan = Deine nächsten Entscheidungen vorbereiten; sie werden gespielt, wenn sie dann erlaubt sind
option-plan = Zeilen, die beste zuerst, mit | dazwischen; >> vor der nächsten Entscheidung
option-clear = Deinen Plan vergessen
button-plan = Plan schreiben
button-replan = Plan ändern
button-unplan = Plan löschen
type-plan-title = Vorausplanen
type-plan-label = Eine Zeile je Entscheidung, | die beste vorn
planned = Wie geplant: { $line }
plan-yours = 📝 Dein Plan: { $lines }
plan-spent = 📝 Dein Plan konnte nicht gespielt werden: { $lines }
plan-by-hand = 📝 Dein Plan hierfür, was du selbst entscheidest: { $lines }
plan-standing = Deine Antwort für { $form }: { $line }
plan-when = Bei deiner nächsten Entscheidung dieser Art wird die erste Zeile gespielt, die dann erlaubt ist. Jetzt muss sie es nicht sein.
plan-next = Du entscheidest gerade; dies gilt für die Entscheidung danach. Jetzt muss es nicht erlaubt sein.
plan-until = Er endet nach { $count ->
    [one] dieser Entscheidung
   *[other] { $count } Entscheidungen
}, { $round ->
    [0] { "" }
   *[other] am Ende von Runde { $round }{ " " }
}oder wenn du angegriffen wirst.
plan-private = Nur du siehst ihn.
plan-none = Du hast hier keinen Plan.
plan-how = Ein Plan ist eine Zeile wie bei /do, oder mehrere mit | dazwischen, die beste zuerst. >> oder eine neue Zeile beginnt die nächste Entscheidung.
plan-empty = Dieser Plan ist leer.
plan-rest-first = „rest“ meint, was von der Entscheidung davor übrig ist; ein Plan kann nicht damit beginnen.
plan-rest = der Rest davon
plan-long = Ein Plan hat höchstens { $decisions } Entscheidungen mit { $lines } Zeilen von { $length } Zeichen, { $characters } im Ganzen.
button-ahead = Vorausplanen
button-plans = Mein Plan
button-instead = Sonst …
button-instead-for = Sonst für { $number } …
button-rest = Dann der Rest davon
button-one-more = Noch eine Entscheidung
ahead-heading = { $title } · Tisch { $table } · Plan, Entscheidung { $number }
ahead-else = { $title } · Tisch { $table } · Plan, Entscheidung { $number }: sonst
ahead-imagined = -# So kann es kommen; die anderen haben noch nicht entschieden. Gespielt wird jetzt nichts.
ahead-asked = ▶️ { $what }
plan-added = 📝 Geplant: { $what } · { $line }
plan-added-rest = 📝 Geplant: { $what }
plan-then = { $number }. { $lines }
plan-unwritten = „{ $what }“ lässt sich nicht durch Wählen planen. Schreib es.
plan-played = 📝 Dein Plan hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} entschieden: { $what }
plan-decided = Dein Plan hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} entschieden.
plan-if = Vor einer Zeile kann eine Bedingung stehen: wenn { $place } besetzt: …, wenn { $place } frei: …, wenn { $place } mein: …, wenn { $thing } 5: … (mindestens 5), auch mit nicht und und.
help-plans-1 = **Pläne** Vorausplanen zeigt, was gefragt werden kann: wähle, Entscheidung für Entscheidung; Sonst fügt das Nächstbeste an, Dann der Rest geht mit dem Übrigen weiter. Nur du siehst es.
help-plans-2 = /plan line: nimmt Zeilen wie /do, mit | dazwischen, die beste zuerst, >> vor der nächsten Entscheidung, rest für das, was von der davor übrig ist, wenn … : vor einer Zeile (wenn ORT besetzt: …, wenn SACHE 5: …).
help-plans-3 = Bei jeder Entscheidung wird die erste dann erlaubte Zeile gespielt, und die Geschichte sagt es. Geht keine, wirst du aufgerufen; der Rest bleibt für später. Was für eine andere Frage geplant ist, wartet auf sie.
help-plans-4 = Solange du einen Plan hast, gibt er auch die Antwort, wo nur eine möglich ist. Ein Plan endet mit seiner letzten Entscheidung, am Ende der Runde, in der sie kommen kann (höchstens der nächsten), oder wenn du angegriffen wirst. Plan löschen oder /plan clear:True vergisst ihn.
