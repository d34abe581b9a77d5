## Hier stimmt etwas nicht

button-wrong = Hier stimmt etwas nicht
wrong-label = Was stimmt nicht, in einem Satz?
wrong-example = Was gehen sollte, oder nicht. Nichts, was nur du wissen darfst.
wrong-empty = Es wurde nichts geschrieben.
wrong-thanks = ✅ Danke. Das ist Meldung { $report }: dein Satz, der Tisch und der Augenblick sind für den Betreiber des Bots festgehalten.
report-told = ⚠️ Meldung { $report }{ $table ->
    [0] {""}
   *[other] , Tisch { $table }
}: „{ $words }“ · ./menhir bug { $report }
report-told-game = ⚠️ Meldung { $report }, Tisch { $table } ({ $title }, Regeln { $version }) nach { $line ->
    [one] 1 Zeile
   *[other] { $line } Zeilen
}: „{ $words }“ · ./menhir bug { $report }
report-opened = ⚠️ Meldung { $report }: „{ $words }“ So stand die Partie.
