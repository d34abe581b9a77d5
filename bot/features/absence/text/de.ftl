## Befehle

command-table-pause = Den Tisch um eine Pause bitten; alle stimmen per Knopf zu
command-table-resume = Die Pause beenden
command-table-replace = Einen Platz vertreten lassen, für eine Weile oder für immer
command-table-vote = Den Tisch fragen: überspringen, ersetzen, Pause, Ende, zurücknehmen
command-privacy = Was über dich gespeichert ist: herunterladen oder löschen lassen
option-seat = Welcher Platz
option-asked = Was der Tisch gefragt wird
what-skip = den Computer diesen Zug für jemanden spielen lassen
what-replace = was mit einem Platz geschehen soll
what-pause = Pause
what-end = ohne Ergebnis beenden
what-undo = meinen letzten Schritt zurücknehmen

## Abwesend sein

command-away = Deinen Tischen sagen, dass du weg bist; Uhren stehen, solange dein Vorrat reicht
option-until = Letzter Tag, etwa 2026-12-24, oder eine Zahl von Tagen
option-standin = Wer solange für dich spielt
away-how = Wie lange bist du weg? /away until: nimmt jedes Datum. Erinnerungen warten, bis du zurück bist.
away-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
away-allowance = Während du weg bist, stehen deine Uhren: noch { $days } von { $all } Tagen im Jahr.
away-now = Du bist abwesend bis { $when }. Spielen kannst du trotzdem.
away-spared = Dein Vorrat endet { $when }; danach laufen deine Uhren.
away-told = ✅ Deine Tische wissen es.
away-standin = { $count ->
    [0] Kein Tisch hier braucht jetzt eine Vertretung.
    [one] 1 Tisch bittet { $who } um Vertretung.
   *[other] { $count } Tische bitten { $who } um Vertretung.
}
away-no-day = Sag, bis wann du weg bist, dann kann jemand um Vertretung gebeten werden.
away-back = ✅ Du bist zurück. Deine Tische wissen es.
away-not = Du warst nicht abwesend.
away-not-any-more = Diese Person ist nicht mehr abwesend.
away-long-you = Deine Tische müssen nicht warten: Bitte sie um eine Pause bis zu deiner Rückkehr, oder suche eine Vertretung.
away-long-told = { $who } ist bis { $when } abwesend. Der Tisch kann bis dahin pausieren oder eine Vertretung suchen.
away-asked = { $count ->
    [0] Keiner deiner Tische braucht das jetzt.
    [one] ✅ 1 Tisch weiß Bescheid.
   *[other] ✅ { $count } Tische wissen Bescheid.
}
away-unread = „{ $typed }“ kann ich nicht lesen. Schreib den letzten Tag, etwa { $example }, oder eine Zahl von Tagen.
away-past = { $typed } ist schon vorbei. Wähle einen Tag, der noch kommt.
away-long = Höchstens { $days } Tage auf einmal.

## Abstimmungen

vote-most = { $asked }: { $needed } von { $voters } entscheiden. Ende { $ends }.
vote-all = { $asked }: Alle müssen zustimmen. Ende { $ends }.
vote-unless = { $asked }: Es gilt, wenn niemand widerspricht. Ende { $ends }.
choice-agree = Einverstanden: { $count }
choice-refuse = Nein: { $count }
choice-wait = 3 Tage länger warten: { $count }
choice-day = 1 Tag länger warten: { $count }
choice-computer = Computer spielt weiter: { $count }
choice-default = Computer entscheidet einmal: { $count }
choice-standin = Vertretung suchen: { $count }
choice-end = Spiel beenden: { $count }
vote-no = Nein: zu wenige Stimmen.
vote-pointless = Nicht mehr nötig: { $who } hat den Platz.
vote-played-on = Nicht mehr nötig: { $who } spielt weiter.
vote-back = Nicht mehr nötig: { $who } ist zurück.
vote-over = Nicht mehr nötig: Das Spiel ist zu Ende.
vote-went-on = Nicht mehr nötig: Der Tisch spielt dieses eine Mal ohne { $who } weiter.
vote-everywhere = ✅ Deine Antwort zählt an { $count } Tischen, an denen dasselbe gefragt ist. Dort lässt sie sich jeweils ändern.
vote-asleep = Nicht mehr nötig: Der Tisch schläft.
vote-not-at-table = Hier zählen nur Stimmen vom Tisch. Du sitzt nicht daran.
vote-about-you = Hier geht es um deinen eigenen Platz. Spiel weiter, dann endet die Abstimmung.
vote-not-asked = Du hast dich nach Beginn dieser Abstimmung gesetzt. Es zählen die Stimmen der Gefragten.
vote-own-seat = Das ist dein eigener Platz. Nimm /table replace oder /table resign.
vote-which-seat = Sag, welcher Platz gemeint ist: Gewartet wird auf mehrere oder auf niemanden.
vote-not-awaited = Auf diesen Platz wird gerade nicht gewartet.
vote-too-soon = Das geht ab <t:{ $when }:f> (<t:{ $when }:R>): Vorher wird niemand gedrängt.

## Was gefragt wird

ask-seat = 🗳️ Was soll mit dem Platz von { $who } geschehen?
ask-seat-awaited = 🗳️ Was soll mit dem Platz von { $who } geschehen? Gewartet wird seit { $since }.
ask-seat-vanished = Seit 3 Tagen kein Zeichen. Wird nichts anderes gewählt, entscheidet der Computer dieses eine Mal { $ends }.
ask-seat-by = 🗳️ { $by } fragt: Was soll mit dem Platz von { $who } geschehen? Gewartet wird seit { $since }.
ask-skip = 🗳️ { $by } fragt: Soll der Computer für { $who } entscheiden, bis der Zug weitergeht?
ask-end = 🗳️ { $who } möchte das Spiel ohne Ergebnis beenden.
ask-pause = 🗳️ { $who } bittet um eine Pause, bis jemand weitermacht.
ask-pause-until = 🗳️ { $who } bittet um eine Pause bis { $until }.
ask-back = 🗳️ { $who } hätte gern den Platz { $seat } zurück.
ask-standin = 🗳️ { $who } möchte für { $seat } eine Vertretung suchen.
ask-standin-member = 🗳️ { $who } möchte, dass { $member } für { $seat } weiterspielt.

## Was daraus wurde

voted-wait = ✅ Auf { $who } wird gewartet, { $votes } von { $voters }. Die Frage kommt wieder { $until }.
voted-day = ✅ Auf { $who } wird bis { $until } gewartet, { $votes } von { $voters }. Dann entscheidet der Computer dieses eine Mal.
went-on = 🤖 Noch immer kein Zeichen von { $who }: Der Computer entscheidet dieses eine Mal, der Platz bleibt.
voted-computer = ✅ { $votes } von { $voters }: Der Computer spielt für { $who } weiter; Rückkehr mit /table join 7 Tage lang.
voted-computer-stays = ✅ { $votes } von { $voters }: Der Computer spielt { $who }.
voted-default = ✅ { $votes } von { $voters }: Der Computer entscheidet dieses eine Mal für { $who }.
voted-look = ✅ { $votes } von { $voters }: Für { $who } wird eine Vertretung gesucht.
voted-standin = ✅ Einverstanden: Für { $who } wird eine Vertretung gesucht.
voted-end = ✅ { $votes } von { $voters }: Das Spiel endet ohne Ergebnis.
paused-now = ⏸️ Pause. /table resume beendet sie.
paused-until = ⏸️ Pause bis { $until }. /table resume beendet sie.
paused-moderator = ⏸️ Die Moderation hält den Tisch an. /table resume beendet die Pause.
resumed = ▶️ { $who } beendet die Pause.
resumed-moderator = ▶️ Die Moderation beendet die Pause.
resumed-date = ▶️ Die Pause ist vorbei.
call-paused = ⏸️ Tisch { $table } macht Pause.
call-paused-until = ⏸️ Tisch { $table } macht Pause bis { $until }.
paused = ⏸️ Der Tisch macht Pause. Dein Zug wartet, bis es weitergeht.
paused-already = Der Tisch macht schon Pause.
not-paused = Der Tisch macht keine Pause.
resume-done = Tisch { $table } geht weiter.
pause-done = Tisch { $table } macht Pause.

## Plätze wechseln

resign-ask = Deinen Platz bei { $title }, Tisch { $table }, aufgeben?
resign-what = Ein Computer übernimmt; du kannst binnen 24 h zurück, wenn niemand widerspricht.
resigned = { $who } gibt auf. 🤖 spielt weiter.
stays = Du bleibst.
standin-wanted = { $who } sucht eine Vertretung: { $title }, Tisch { $table }.
standin-asked = { $guest } spielst du für { $who } weiter? { $title }, Tisch { $table }.
standin-until = Bis { $until }.
standin-for-good = Für immer.
standin-sought = Der Tisch weiß, dass du eine Vertretung suchst. Du behältst deinen Platz, bis ihn jemand nimmt.
standin-no = Nein: { $who } kann nicht vertreten.
took-seat = ✅ { $who } spielt für { $before } weiter.
came-back = ✅ { $who } sitzt wieder auf dem Platz.
back-no = Nein: Jemand widerspricht. { $who } kommt nicht zurück.
seat-has-gone = Der Platz ist vergeben. { $who } kommt nicht zurück.
you-sit = Du spielst jetzt { $seat }. Du wirst aufgerufen, wenn du dran bist.
back-asked = Der Tisch wird gefragt, ob du { $seat } zurückbekommst.
seat-history = { $seat }: { $names }
former-player = jemand von früher
not-asked-you = Jemand anders wurde gefragt.
no-bots = Ein Bot kann nicht am Tisch sitzen. Wähl eine Person.
was-removed = Die Moderation hat dich von diesem Tisch genommen.

## Jemand ist weg

left-server = ⚠️ { $who } ist nicht mehr auf diesem Server. Der Platz wird 3 Tage freigehalten.
back-in-server = ✅ { $who } ist wieder auf diesem Server und auf dem Platz.
host-is-gone = Seit 3 Tagen kein Zeichen vom Gastgeber.
host-already = Du bist schon Gastgeber.
host-there = Das kann nur der Gastgeber. Nach 3 Tagen ohne Lebenszeichen kann jemand anders übernehmen.
new-host = { $who } ist jetzt Gastgeber.
you-host = Du bist jetzt Gastgeber von Tisch { $table }.

## Schlafende Tische

sleeps = Tisch { $table } schläft: Seit 14 Tagen geschieht nichts. Ein Klick weckt ihn.
awake = { $who } weckt Tisch { $table }.
not-asleep = Der Tisch ist wach.
wake-done = Tisch { $table } ist wach.
lobby-waits = { $host } Tisch { $table } wartet seit 14 Tagen auf den Beginn. Offen lassen? Ohne Antwort schließt er in 7 Tagen.
lobby-kept = ✅ Tisch { $table } bleibt 14 Tage länger offen.
lobby-closed = Tisch { $table } ist geschlossen.

## Verlorene Orte und fehlende Rechte

homeless = ⚠️ Der Thread von Tisch { $table } ist gelöscht. Nichts ist verloren: { $moment }, gewartet wird auf { $who }.
homeless-private = ⚠️ Der Kanal von { $title }, Tisch { $table }, wurde gelöscht. Nichts ist verloren. In jedem anderen Kanal des Servers holt /games den Tisch dorthin.
found-place = ✅ Tisch { $table } geht in { $place } weiter.
thread-again = { $title } · Tisch { $table }
thread-coming = Tisch { $table } bekommt einen neuen Thread.
bring-here = Tisch { $table } hierher holen
no-post = Tisch { $table }: Ich kann in { $channel } nicht mehr schreiben ({ $missing }). Das Spiel ist sicher; Beiträge warten, die Uhren stehen.
no-threads = ⚠️ Ich darf hier keinen Thread öffnen ({ $missing }).
no-writing = ⚠️ Ich darf hier nicht schreiben ({ $missing }).
trying-again = Tisch { $table }: Was wartet, wird noch einmal versucht.
move-ask = Wo soll Tisch { $table } weitergehen?
move-where = Welcher Kanal
moved-to = Tisch { $table } geht in { $channel } weiter.
nowhere-to-move = Es gibt keinen Kanal, in dem wir beide schreiben dürfen. Frag die Moderation.
open-moderators = Auf diesem Server eröffnet die Moderation die Tische. Frag dort.
open-elsewhere = Auf diesem Server werden Tische in <#{ $channel }> eröffnet.
needs-heading = Für die Moderation: In #{ $channel } fehlt Menhir
needs-how = Einzustellen in den Kanaleinstellungen unter Berechtigungen oder in den Servereinstellungen unter Rollen. Administrator ist nie nötig.
way-resume = Weiter
way-host = Gastgeber werden
way-wish-here = In diesem Kanal spielen
way-wish-thread = In neuem Thread eröffnen
way-needs = Zeigen, was fehlt

## Knöpfe

button-returned = Ich bin zurück
button-awaypause = Pause bis dahin
button-accept = Annehmen
button-seat = Platz nehmen
button-resume = Weiter
button-resign = Aufgeben
button-find = Vertretung suchen
button-stay = Bleiben
button-host = Gastgeber werden
button-wake = Aufwecken
button-sleepend = Ohne Ergebnis beenden
button-keep = Offen lassen
button-shut = Schließen
button-thread = Neuer Thread
button-askend = Spiel beenden
button-retry = Noch einmal
button-movetable = Tisch verlegen

## Hilfe

help-absence-1 = 🗳️ **Wenn jemand weg ist**
help-absence-2 = **Abstimmen** Nach einem Tag Warten (zu zweit 3 Tage) können die anderen fragen, was geschehen soll: /table vote. Nach 3 Tagen, oder am Ende der Uhr nach einem Tag ohne Zeichen, werden sie gefragt.
help-absence-3 = **Wahl** Warten, der Computer spielt weiter, der Computer entscheidet einmal, Vertretung suchen, Spiel beenden. 4 Tage ohne jedes Zeichen: Der Computer entscheidet einmal.
help-absence-4 = **Vertretung** /table replace gibt deinen Platz an jemanden, bis zu einem Tag oder für immer. „Vertretung suchen“ bietet ihn allen an.
help-absence-5 = **Aufgeben** /table resign: Der Computer spielt weiter. 24 h lang kannst du mit /table join um den Platz bitten.
help-absence-6 = **Zurückkommen** Wegen Abwesenheit ersetzt? 7 Tage lang /table join. Ein verliehener Platz ist jederzeit wieder deiner.
help-absence-7 = **Pause** /table pause fragt alle; /table resume beendet sie. Uhren und Erinnerungen stehen.
help-absence-8 = **Stille** Nach 14 Tagen schläft ein Tisch, ein Klick weckt ihn. Nach 3 Tagen ohne Gastgeber kann jeder am Tisch übernehmen. /privacy zeigt oder löscht, was über dich gespeichert ist.
