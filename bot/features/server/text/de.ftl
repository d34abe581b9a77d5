## Befehle der Moderation

command-server = Die Tische dieses Servers: Einrichtung, Zustand, Störungen
command-server-setup = Rechte prüfen, Kanal, Sprache und Tempo wählen, wer eröffnen darf
command-server-status = Zustand: Warteschlange, letzter Aufruf, Fehlschläge, fehlende Rechte
command-server-tables = Alle Tische hier, mit Zustand und Links
command-server-rescue = Einen Tisch mit verlorenem Thread in diesen Kanal holen
command-server-remove = Jemanden von einem Platz nehmen; der Tisch entscheidet, wer weiterspielt
command-server-seat = Einen Platz an jemanden geben, der vorher gefragt wird
command-server-rename = Einem Tisch einen anderen Namen geben, oder keinen
command-server-pause = Einen Tisch anhalten oder weiterspielen lassen
command-server-end = Einen Tisch ohne Ergebnis beenden, mit 24 h Frist
command-server-data = Exportieren oder löschen, was über diesen Server gespeichert ist
option-channel = In welchem Kanal Tische eröffnet werden
option-threads = Ein eigener Thread für jeden Tisch
option-table-language = Sprache neuer Tische
option-pace = Uhr neuer Tische
option-who = Wer Tische eröffnen darf
option-reports = Wo der Betreiber liest, was Spieler melden
option-on = Anhalten oder weiter
option-data = Was damit geschehen soll
show-open = offene
show-running = laufende
show-sleeping = schlafende
show-homeless = ohne Ort
show-all = alle
data-export = exportieren
data-delete = löschen
only-moderators = Das können nur Leute mit dem Recht „Server verwalten“.

## Einrichtung

setup-heading = Menhir auf diesem Server
setup-missing = ⚠️ Es fehlt: { $name } ({ $what })
setup-helpful = · Hilfreich, nicht nötig: { $name } ({ $what })
permission-view_channel = um den Kanal zu sehen
permission-send_messages = um im Kanal zu schreiben
permission-send_messages_in_threads = um dort zu schreiben, wo gespielt wird
permission-create_public_threads = damit jeder Tisch einen eigenen Thread bekommt
permission-attach_files = um das Brett zu zeigen
permission-read_message_history = um nach einem Neustart nichts doppelt zu sagen
permission-pin_messages = um den ersten Beitrag eines Spiels anzupinnen
permission-manage_threads = um in gesperrten Threads zu schreiben und Zuschauer aufzunehmen
setup-channel = Kanal für Tische: { $channel }
setup-anywhere = jeder Kanal
setup-threads-on = Eigener Thread für jeden Tisch: ja
setup-threads-off = Eigener Thread für jeden Tisch: nein
setup-threads-no = Keine eigenen Threads
setup-threads-yes = Eigene Threads
setup-language = Sprache neuer Tische: { $which }
setup-pace = Uhr neuer Tische: { $pace }
setup-who = Wer Tische eröffnen darf: { $who }
rates-heading = **Wie oft eine Person darf**
rate-line = { $what }: { $times }-mal innerhalb von { $hours } h
rate-open = Tische eröffnen
rate-invite = Leute einladen
rate-vote = Abstimmungen verlangen
rate-undo = um Rücknahme bitten
rate-report = etwas melden
setup-reports = Was Spieler melden, geht an: { $channel }
setup-log = das Protokoll des Bots
menu-channel = Kanal für Tische
menu-language = Sprache neuer Tische
menu-pace = Uhr neuer Tische
menu-who = Wer Tische eröffnen darf
menu-reports = Kanal für Meldungen
language-of-own = die der eröffnenden Person
language-of-en = Englisch
language-of-fr = Französisch
language-of-de = Deutsch
who-everyone = alle
who-moderators = die Moderation

## Zustand und Tische

status-heading = Zustand von Menhir auf diesem Server
status-tables = Tische: { $running } laufen, { $all } insgesamt.
status-queue = Wartende Beiträge: { $count }.
status-call = Letzter Aufruf: { $when }.
status-no-call = Zurzeit ist niemand aufgerufen.
status-failed = ⚠️ Tisch { $table } wartet: { $why }
status-trouble = ⚠️ { $what }: Schwierigkeiten seit { $since }, es wird immer wieder versucht: { $why }
health-posts = Beiträge
health-errands = Threads und Mitglieder
health-computers = Computer
health-timers = Uhren und Erinnerungen
health-commands = Befehle
status-fine = ✅ Nichts ist fehlgeschlagen.
tables-heading = Tische dieses Servers
tables-line = { $title }, Tisch { $table }: { $state } { $link }
tables-more = … und { $count } weitere.
tables-none = Es gibt keine.
state-lobby = nicht begonnen
state-over = zu Ende
state-closed = geschlossen
state-agreed = ⏸️ Pause
state-asleep = schläft
state-homeless = ⚠️ ohne Ort
state-unreachable = ⚠️ dort darf ich nicht schreiben
state-retired = ⚠️ seine Regeln sind nicht mehr da
removed = Die Moderation nimmt { $who } vom Tisch.
removed-done = Erledigt. Tisch { $table } wird gefragt, wer weiterspielt.
ends-soon = ⚠️ Die Moderation beendet Tisch { $table } ohne Ergebnis { $when }.
ends-already = Das Ende dieses Tischs ist schon angekündigt.
ends-not = Tisch { $table } wird nicht beendet.
greeting = 🪨 Menhir ist da: Brettspiele über Tage. /table open eröffnet eins, /help erklärt.

## Was gespeichert ist

data-here = Alles, was gespeichert ist, als Datei.
wipe-ask = Alle Tische dieses Servers mit Zügen, Beiträgen und Einstellungen löschen? Das lässt sich nicht rückgängig machen.
server-forgotten = Gelöscht: { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
} und alles, was dazugehört.
stays-stored = Nichts wurde gelöscht.
privacy-1 = Über dich gespeichert: deine Nummer und dein Name, deine Einstellungen, wo du sitzt, deine Pläne und Stimmen, wem du folgst, was du gemeldet hast, wann du gezogen hast und zuletzt da warst.
privacy-2 = **Herunterladen** gibt dir alles als Datei.
privacy-3 = **Vergiss mich** löscht es. Deine Züge bleiben in den Spielen, ohne deinen Namen; laufende Spiele gehen nach Abstimmung weiter.
forget-ask = Alles über dich löschen? Du verlierst deine Plätze und Einstellungen. Beiträge in Kanälen bleiben, mit „jemand von früher“ statt deiner Erwähnung. Das lässt sich nicht rückgängig machen.
forgotten = Erledigt. Über dich ist nichts mehr gespeichert.

## Knöpfe

button-keeptable = Nicht beenden
button-wipe = Alles löschen
button-keepdata = Behalten
button-mydata = Herunterladen
button-forget = Vergiss mich
button-forgetyes = Ja, vergiss mich

## Hilfe

help-servers-1 = ⚠️ **Für die Moderation** (Leute mit „Server verwalten“)
help-servers-2 = **/server setup** zeigt vorhandene und fehlende Rechte und setzt Kanal, Threads, Sprache, Uhr, wer Tische eröffnen darf und wohin Meldungen gehen. Alles geht auch unberührt.
help-servers-3 = **/server status** und **/server tables** zeigen den Zustand und jeden Tisch.
help-servers-4 = **Störungen** /server rescue holt einen Tisch mit verlorenem Thread hierher, pause und rename tun, was sie sagen, end gibt 24 h Frist.
help-servers-5 = **Plätze** /server remove nimmt jemanden vom Platz, und der Tisch entscheidet, wer weiterspielt; /server seat bittet jemanden zu übernehmen.
help-servers-6 = **Daten** /server data exportiert oder löscht alles über diesen Server; Hände, Pläne und private Nachrichten werden gelöscht, nie exportiert.
