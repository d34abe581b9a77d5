## Antworten

joined = Dein Platz: { $seat }. Das Spiel beginnt, wenn { $host } auf Beginnen drückt. Du wirst aufgerufen, wenn du dran bist.
left = Du hast den Tisch verlassen.
opened = Tisch { $table } ist eröffnet.
computer-added = Ein Computer sitzt jetzt hier: { $seat }.
table-closed = Tisch { $table } ist geschlossen.
hand-heading = ✋ Deine Hand · { $title }, Tisch { $table }
hand-nothing = Vor den anderen ist nichts verborgen.
log-empty = Noch nichts.
log-more = … und { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
} davor.
games-heading = Deine Tische
games-heading-over = Beendete Tische
games-none = Du sitzt an keinem Tisch. /table open eröffnet einen.
games-line = { $mark } { $title }, Tisch { $table }: { $state } { $link }
games-waiting = wartet auf dich seit { $since }
games-asked = 🗳️ Du wirst dort gefragt.
games-running = wartet auf { $who }
games-lobby = noch nicht begonnen
games-over = zu Ende
button-next = Weiter: { $table } ({ $count })
button-further = Mehr
button-over = Beendete ({ $count })
rules-heading = 📖 { $title }: { $find }
rules-line = **{ $clause }** { $text }
rules-none = Keine Regel von { $title } erwähnt „{ $find }“.
info-options = Optionen: { $options }
info-version = Regelfassung { $version }. Siegel der Würfel: { $seal }
record-here = Das Protokoll von Tisch { $table }. Prüfen mit: menhir verify FILE
