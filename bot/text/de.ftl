# Was der Bot selbst sagt. Spiele bringen ihre eigenen Wörter mit.

## Plätze

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
seat-free = { $seat }: frei
seat-host = (leitet)
opponent = der Gegner
computer-name = 🤖 { $seat }

## Tischkarte und Vorraum

card-heading = 🪨 { $title } · Tisch { $table }
card-players = { $least } bis { $most } Spieler
card-options = Optionen: { $options }
card-options-default = Optionen: wie üblich
card-seal = Siegel der Würfel: { $seal }
card-running = ▶️ Gewartet wird auf { $who }
card-over = 🏁 Zu Ende. Platz 1: { $who }.
card-closed = Dieser Tisch ist geschlossen.

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
no-undo = { $label } (endgültig)

## Geschichte und Aufrufe

begin-heading = 🪨 { $title } · Tisch { $table } beginnt
begin-fair = Alle Würfe und Ziehungen kommen aus einem Geheimnis, das feststand, bevor jemand Platz nahm. Sein Siegel: { $seal }
chapter-heading = { $title } · { $chapter }
chapter-next = ▶️ Gewartet wird auf { $who }: { $what }
call = { $who } du bist dran · { $title }, Tisch { $table }: { $what }.
call-others = { $who } { $title }, Tisch { $table }: { $what }. Fertig: { $ready }.
forced = Erzwungen: { $line }
struck = ~~{ $line }~~ zurückgenommen
end-heading = 🏁 { $title } · Tisch { $table } · Platz 1: { $who }
end-place = { $place }  { $who }  { $score }
end-source = { $source }: { $values }
end-secret = Geheimnis: { $secret } (sein Siegel stand am Anfang: { $seal })
end-record = { $steps } Entscheidungen, { $undone } zurückgenommen. Letzte Prüfsumme des Protokolls: { $hash }

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
panel-group = { $from } … { $to }
type-title = Eintippen
type-label = Schritte, mit Komma oder Strichpunkt getrennt

## Ablehnungen

refused-what = ⛔ { $what }
refused-rule = { $clause }: { $text }
refused-works = Möglich: { $works }
refused-step = Schritt { $step } von { $steps }, „{ $typed }“. Nichts wurde gespielt.
not-now = Jetzt nicht, zuerst kommt die Entscheidung von { $who } ({ $what }).
not-now-over = Das Spiel ist zu Ende.
not-seated = Du siehst bei { $title } zu, Tisch { $table }. Gewartet wird auf { $who } ({ $what }).
stale = Dieser Knopf ist alt: Seitdem ist etwas geschehen.
no-region = { $region } gibt es auf diesem Plan nicht. Es gibt: { $regions }.
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
no-threads = Ich darf hier keine Threads erstellen (Öffentliche Threads erstellen). Eröffne den Tisch in diesem Kanal oder frag die Moderation.

## Zurücknehmen auf Anfrage

request = 🗳️ { $who } möchte { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurücknehmen: { $what }. { $asked }, einverstanden?
request-reveal = Seitdem wurde etwas gesehen; es wird verdeckt und neu gezogen.
request-yes = ✅ Einverstanden. Zurückgenommen: { $what }
request-no = Nein: { $who } hat abgelehnt.
request-on = Nein: { $who } hat weitergespielt.

## Antworten

joined = Dein Platz: { $seat }. Das Spiel beginnt, wenn { $host } auf Beginnen drückt. Du wirst gerufen, wenn du dran bist.
left = Du hast den Tisch verlassen.
opened = Tisch { $table } ist eröffnet.
computer-added = Ein Computer sitzt jetzt hier: { $seat }.
resigned = { $who } hat aufgegeben. 🤖 spielt weiter.
table-closed = Tisch { $table } ist geschlossen.
hand-heading = ✋ Deine Hand · { $title }, Tisch { $table }
hand-nothing = Vor den anderen ist nichts verborgen.
log-heading = 📜 { $title }, Tisch { $table }
log-empty = Noch nichts.
log-more = … und { $count } Zeilen davor.
games-heading = Deine Tische
games-none = Du sitzt an keinem Tisch. /table open eröffnet einen.
games-line = { $mark } { $title }, Tisch { $table }: { $state } { $link }
games-waiting = wartet auf dich
games-running = wartet auf { $who }
games-lobby = noch nicht begonnen
games-over = zu Ende
rules-heading = 📖 { $title }: { $find }
rules-line = **{ $clause }** { $text }
rules-none = Keine Regel von { $title } erwähnt „{ $find }“.
info-options = Optionen: { $options }
info-version = Regelfassung { $version }. Siegel der Würfel: { $seal }
record-here = Das Protokoll von Tisch { $table }. Prüfen mit: menhir verify FILE

## Hilfe

help-1 = 🪨 Mit Menhir spielt man hier Brettspiele, dann und wann ein Zug, über Tage.
help-2 = **Spielen** Drück an einem Tisch auf Mitspielen, oder eröffne einen: /table open
help-3 = **Dein Zug** Du wirst einmal gerufen. Drück auf Dein Zug; dort steht, was du tun kannst.
help-4 = **Zusehen** Jeder Tisch ist offen: Plan, Text, Verlauf.
help-5 = **Versehen** Rückgängig ist frei, bis jemand etwas Neues erfährt.
help-next-none = Als Nächstes für dich: /table open
help-next-lobby = Als Nächstes für dich: warten, bis { $host } an Tisch { $table } beginnt, oder auf Beginnen drücken, wenn du das bist.
help-next-turn = Als Nächstes für dich: auf Dein Zug drücken, oder /turn.
help-next-wait = Als Nächstes für dich: nichts; gewartet wird auf { $who }. /board zeigt die Stellung.

## Befehle

command-turn = Dein Menü öffnen: was gefragt ist, was du tun kannst
command-do = Einen oder mehrere Schritte in einer Zeile spielen, etwa: move N10 P2, ED EF
command-board = Der Plan: ganz, ein Gebiet oder als Text
command-hand = Deine Hand und alles, was nur du sehen darfst
command-log = Was geschah, normalerweise seit deinem letzten Zug
command-undo = Deinen letzten Schritt oder ganzen Zug zurücknehmen, oder den Tisch fragen
command-redo = Den eben zurückgenommenen Schritt wieder spielen
command-rules = Eine Regel nach Wort oder Nummer nachschlagen, etwa: Kessel, K-104
command-games = Deine Tische, zuerst die, die auf dich warten
command-help = Wie man spielt, zusieht und Tische eröffnet
command-export = Das Protokoll dieses Tischs herunterladen
command-table = Tische eröffnen, mitspielen, beginnen
command-table-open = Einen Tisch hier oder in eigenem Thread eröffnen
command-table-join = Einen freien Platz nehmen
command-table-leave = Deinen Platz vor dem Beginn aufgeben
command-table-computer = Einen Computer auf einen freien Platz setzen
command-table-start = Mit allen beginnen, die da sind
command-table-info = Spieler, Optionen, Regelfassung, Siegel der Würfel
command-table-resign = Aufgeben; ein Computer spielt weiter
command-table-rematch = Dieselben Leute, dieselben Optionen, neues Spiel
command-table-close = Einen Tisch schließen, an dem nicht gespielt wird
command-title = { $title } spielen
option-line = Schritte, mit Komma oder Strichpunkt getrennt
option-show = Was gezeigt wird
option-full = Alles seit dem Beginn
option-back = Wie weit zurück
option-find = Wort oder Nummer der Regel
option-title = Welches Spiel
option-seats = Wie viele Plätze
option-where = In eigenem Thread oder hier
option-options = Optionen, etwa: setup=advanced
option-name = Ein Name für den Tisch
option-field = Wahl: { $field }
where-thread = eigener Thread
where-here = dieser Kanal
back-step = mein letzter Schritt
back-turn = mein ganzer Zug
back-ask = den Tisch fragen
undo-asked = Der Tisch ist gefragt.
undo-granted = ↩️ Zurückgenommen.
begun = Tisch { $table } beginnt.
thread-name = { $title } · Tisch von { $who }
option-names = Es gibt diese Optionen: { $names }.

button-here = Hier weiter
homeless = ⚠️ Der Ort von Tisch { $table } ist weg. Nichts ist verloren; { $who } entscheidet.
no-post = Tisch { $table }: Ich darf in { $channel } nicht schreiben (Kanal ansehen, Nachrichten senden, Nachrichten in Threads senden). Die Partie ist sicher; Beiträge warten, bis ich darf. Wer mitspielt, kann den Tisch mit /table move verlegen.
no-pictures = Hier gibt es keine Bilder: Das Recht Dateien anhängen fehlt.
watching = 👁️ Du folgst Tisch { $table }. Öffne seinen Thread, wann du magst.
watch-yourself = Das darf ich hier nicht (Threads verwalten). Tritt dem Thread selbst bei oder verlass ihn.
unwatched = Du folgst Tisch { $table } nicht mehr.
command-watch = Diesem Tisch folgen oder nicht mehr
command-table-move = Einen deiner Tische in diesen Kanal holen
moved = Tisch { $table } geht hier weiter.
option-table = Welcher Tisch
option-how = Folgen oder aufhören
how-follow = folgen
how-stop = aufhören
welcome-1 = 🪨 **Das ist ein lokales Discord.** Alles bleibt auf diesem Rechner.
welcome-2 = Wähl oben links, wer du bist. /help erklärt, /table open öffnet einen Tisch.
welcome-3 = Oder beginn sofort eine Partie gegen Computer:

## Den Tisch ändern

command-table-seat = Vor dem Start die Farbe wechseln
command-table-remove = Vor dem Start einen Platz frei machen
command-table-host = Die Rolle als Gastgeber an jemanden am Tisch geben
command-table-invite = Jemandem einen Platz anbieten; eine Erwähnung, eine Antwort
command-table-options = Vor dem Start eine Variante oder Regelung ändern
option-colour = Welche Farbe
option-member = Welche Person
option-option = Welche Option
option-value = Welcher Wert
changed = Tisch { $table } ist geändert; seine Karte zeigt es.
no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
seat-taken = Dieser Platz ist besetzt.
host-stays = Der Platz des Gastgebers kann nicht frei werden; gib die Rolle zuerst weiter.
sits-already = Diese Person sitzt schon hier.
invitation = { $guest } { $who } bietet dir einen Platz bei { $title }, Tisch { $table }, an.
command-table-end = Eine laufende Partie ohne Ergebnis beenden
broken-off = Tisch { $table } wurde ohne Ergebnis beendet.
