## Ablehnungen

refused-what = ⛔ { $what }
refused-rule = { $clause }: { $text }
refused-works = Möglich: { $works }
refused-step = Schritt { $step } von { $steps }, „{ $typed }“. Nichts wurde gespielt.
not-now = Jetzt nicht, zuerst kommt die Entscheidung von { $who } ({ $what }).
not-now-over = Das Spiel ist zu Ende.
refused-before = Die Schritte davor wären möglich.
refused-meant = Meintest du { $word }?
stale = Dieses Menü ist alt: Seitdem ist etwas geschehen.
stale-done = Dieses Menü ist alt: Um { $at } hast du das gespielt: { $what }
stale-now = Jetzt gefragt: { $what }.
stale-since = Seitdem geändert: { $what }
undo-since = ⛔ Nur mit Zustimmung der anderen: Seit deinem Schritt ist etwas geschehen ({ $at }). { $what }
undo-seen = ⛔ Nur mit Zustimmung der anderen: Dein Schritt hat etwas Neues gezeigt.
undo-free = Zurücknehmen geht frei bis zu einem Wurf, einer Ziehung, etwas Aufgedecktem oder einer fremden Entscheidung.
no-region = { $region } gibt es auf diesem Brett nicht. Es gibt: { $regions }.
no-table = Hier ist kein Tisch. /table open eröffnet einen.
no-running-table = Das Spiel hat noch nicht begonnen.
wrong-title = An diesem Tisch wird { $title } gespielt.
already-seated = Du sitzt schon hier: { $seat }.
not-at-table = Du sitzt nicht an diesem Tisch.
table-full = Alle Plätze sind besetzt.
only-host = Das können nur { $who } oder die Moderation.
too-few = { $title } braucht mindestens { $least } Spieler.
started = Das Spiel hat schon begonnen.
place-taken = Hier ist schon Tisch { $table }.
no-such-title = Es gibt kein Spiel namens { $title }.
bad-seats = { $title } ist für { $least } bis { $most } Spieler.
bad-option = { $why }
no-computer-seat = Für einen Computer ist kein Platz frei.
not-over = Das Spiel läuft noch.
asked-already = Das wurde schon gefragt.
undo-not-free = Das lässt sich nicht frei zurücknehmen: Seitdem kam ein Wurf, eine Ziehung, etwas Aufgedecktes oder eine fremde Entscheidung.
undo-too-far = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
nothing-asked = Es gibt nichts mehr zu beantworten.
move-counts = ✅ Dein Zug zählt. ⚠️ Die Antwort ließ sich nicht zeigen; mit „Dein Zug“ geht es weiter.
failure = ⚠️ Das hat nicht geklappt, und nichts wurde geändert. (Nr. { $ref })
store-failure = ⚠️ Die Spiele sind gerade nicht erreichbar. Nichts wurde geändert; versuch es in einer Minute wieder. (Nr. { $ref })
done-unseen = ⚠️ Die Antwort ließ sich nicht zeigen. Was geändert werden sollte, ist geändert.
form-late = Das hat für ein Formular zu lange gedauert. Nichts wurde geändert; drück noch einmal.
no-member = { $who } ist kein Mitglied dieses Servers.
no-member-in-private = In privaten Nachrichten kann niemand angegeben werden. Mach das auf dem Server.
line-long = Das ist länger als alles, was man spielen kann: { $most } Zeichen reichen.
option-unreadable = „{ $word }“ kann ich dort nicht lesen.
old-command = Dieser Befehl hat sich geändert, seit dein Discord ihn kennt. Nichts wurde getan; lade Discord neu und versuch es wieder.
unknown-button = Diesen Knopf kenne ich nicht mehr. /games zeigt deine Tische.

## Zurücknehmen auf Anfrage

request = 🗳️ { $who } möchte { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurücknehmen: { $what } { $asked }, einverstanden?
request-reveal = Seitdem wurde etwas gesehen; es wird verdeckt und neu gezogen.
request-yes = ✅ Einverstanden. Zurückgenommen: { $what }
request-no = Nein: { $who } lehnt ab.
request-on = Nein: { $who } spielt weiter.

## Das Ende, und Spiele, die nicht weitergehen

request-lapsed = Die Bitte ist hinfällig: Das Spiel geht weiter.
request-hidden = ein geheimer Schritt.
undo-over = Das Spiel ist zu Ende: Sein Geheimnis und alle Hände sind öffentlich, darum wird nichts mehr zurückgenommen.
not-asked = Du gehörst nicht zu den Gefragten.
not-stuck = Das Spiel kann weitergehen: Hier ist nichts zurückzunehmen.
dead-end = Dieser Schritt wurde nicht getan: Jemand hätte danach nichts mehr tun können. Das ist ein Fehler von uns; wer den Bot betreibt, weiß Bescheid. Bitte wähle etwas anderes.
dead-end-told = ⚠️ Ein Schritt wird nicht getan: Jemand könnte danach nichts mehr tun. Das ist ein Fehler von uns, und wer den Bot betreibt, weiß Bescheid. Das Spiel geht von hier aus weiter.
stuck = ⚠️ Du bist gefragt, und nichts ist möglich. Das ist ein Fehler von uns. Weiter geht es, wenn der letzte Schritt zurückgenommen wird.
stuck-told = ⚠️ Dieses Spiel kann nicht weitergehen: Jemand ist gefragt, und nichts ist möglich. Das ist ein Fehler von uns, und wer den Bot betreibt, weiß Bescheid. Alle am Tisch können darum bitten, den letzten Schritt zurückzunehmen.
button-wayback = Schritt zurücknehmen
request-gone = Nein: { $who } ist nicht mehr da.
rules-retired = Dieses Spiel { $title } begann unter Version { $version } seiner Regeln, die ich nicht mehr kenne: Ich kann es weder zeigen noch weiterspielen. Sein Protokoll ist aufbewahrt, wie es ist; ein laufendes Spiel lässt sich nur noch beenden (/table end).

## How often

too-often-open = Du kannst innerhalb von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} { $times }-mal Tische eröffnen. Wieder möglich: <t:{ $again }:f> (<t:{ $again }:R>).
too-often-invite = Du kannst innerhalb von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} { $times }-mal Leute einladen. Wieder möglich: <t:{ $again }:f> (<t:{ $again }:R>).
too-often-vote = Du kannst innerhalb von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} { $times }-mal eine Abstimmung verlangen. Wieder möglich: <t:{ $again }:f> (<t:{ $again }:R>).
too-often-undo = Du kannst innerhalb von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} { $times }-mal um eine Rücknahme bitten. Wieder möglich: <t:{ $again }:f> (<t:{ $again }:R>).
too-often-report = Du kannst innerhalb von { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
} { $times }-mal etwas melden. Wieder möglich: <t:{ $again }:f> (<t:{ $again }:R>).
