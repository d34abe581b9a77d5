## Die Uhr eines Tisches

command-table-clock = Die Uhr zeigen oder dem Tisch eine andere vorschlagen
command-table-mute = Keine Aufrufe und Erinnerungen von diesem Tisch für dich, oder wieder
option-mode = Welche Uhr
clock-none = Ohne Uhr
clock-fast = Schnell: 24 h + 4 h
clock-normal = Normal: 72 h + 12 h
clock-relaxed = Ruhig: 7 Tage + 24 h
pace-none = Ohne Uhr, Erinnerung nach 24 h
pace-fast = schnell
pace-normal = normal
pace-relaxed = ruhig
pace-line = Uhr { $pace }: { $bank } h, { $more } h mehr je Wartezeit, höchstens { $most } h
until = ⏳ bis { $when }
stands-paused = ⏸️ Pause; keine Uhr läuft.
stands-homeless = ⏳ Die Uhren stehen: Der Tisch hat seinen Ort verloren.
stands-unreachable = ⏳ Die Uhren stehen: Ich darf hier nicht schreiben.
stands-retired = ⏳ Die Uhren stehen: Die Regeln dieses Spiels sind nicht mehr da.
away-line = { $who } ist abwesend bis { $when }.
stands-away = steht bis { $when }, abwesend
stands-quiet = steht bis { $when }, Ruhezeit
bank-idle = { $left }, steht, nicht an der Reihe
bank-time = { $left }, { $state }
bank-out = die Zeit ist um
span-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min
clock-all-agree = Eine andere Uhr braucht die Zustimmung aller.
clock-set = ✅ Die Uhr ist gestellt.
clock-proposed = 🗳️ Die anderen werden gefragt.
clock-asked = 🗳️ { $who } schlägt vor: { $clock }.
clock-agreed = ✅ Alle sind einverstanden. Alle beginnen mit voller Uhr.
no-such-pace = Eine Uhr namens { $mode } gibt es nicht. Es gibt: { $modes }.
same-pace = Das ist schon die Uhr dieses Tisches.
back-after = Zurück nach { $span }. Nichts ist verloren, die Uhren standen still.

## Erinnerungen

remind = { $who } 🔔 { $title }, Tisch { $table } wartet auf dich seit { $since }: { $what }.
remind-last = Es fehlt nur noch deine Entscheidung, { $count } waren gefragt.
remind-others = Gewartet wird auch auf: { $others }.
snoozed = 🔔 Keine Erinnerung bis { $when }.
not-awaited = Dieser Tisch wartet nicht auf dich.
muted = Tisch { $table } ruft dich nicht mehr auf und erinnert dich nicht mehr. /table mute schaltet es wieder ein.
unmuted = Tisch { $table } ruft dich wieder auf und erinnert dich wieder.

## Private Nachrichten

dm-call = ▶️ { $title }, Tisch { $table }: Du bist dran.
dm-remind = 🔔 { $title }, Tisch { $table } wartet auf dich seit { $since }.
dm-done = ✅ { $title }, Tisch { $table }: erledigt.
dm-again = Dein nächster Aufruf kommt als private Nachricht.
no-dm = Die private Nachricht an dich kam nicht an; Aufrufe kommen jetzt im Kanal.
digest = ▶️ { $count ->
    [one] 1 Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
}
digest-line = · { $title }, Tisch { $table } { $link }, seit { $since }
digest-asked = · 🗳️ { $title }, Tisch { $table } { $link }: Du wirst gefragt

## Knöpfe

button-clock = Uhr
button-snooze = Später (12 h)
button-away = Ich bin weg
button-mute = Tisch stummschalten
button-unmute = Tisch wieder laut
button-games = Deine Tische
button-waiting = { $count ->
    [0] Tische, die warten
    [one] 1 Tisch wartet
   *[other] { $count } Tische warten
}
button-trydm = Nochmal privat

## Hilfe

help-clock-1 = ⏳ **Zeit an einem Tisch**
help-clock-2 = **Ein Aufruf** Du wirst aufgerufen, wenn du dran bist, nie in deiner Ruhezeit: Was gewartet hat, klingelt morgens einmal. Erinnerungen kommen nach 24, 48 und 72 h oder wie du es einstellst.
help-clock-3 = **Uhren** Schnell 24 h + 4 h, normal 72 h + 12 h, ruhig 7 Tage + 24 h: ein Zeitvorrat für alle, mit etwas mehr je Wartezeit. Wähle mit /table clock; im laufenden Spiel müssen alle zustimmen.
help-clock-4 = **Sie steht** in deinen Ruhezeiten, an Abwesenheitstagen (28 im Jahr), in einer Pause, wenn der Tisch seinen Ort verloren hat oder ich ausgefallen war.
help-clock-5 = **Erinnerungen** Mit Uhr kommen sie früher, bei der Hälfte der Zeit und bei einem Viertel. Darunter stehen Später, Stummschalten und Ich bin weg. Nie in deinen Ruhezeiten.
help-clock-6 = **Zeit abgelaufen** Nach einem Tag ohne Zeichen von dir wählen die anderen, was geschehen soll; nach 3 Tagen in jedem Fall. Vor 4 Tagen ohne jedes Zeichen wird nichts für dich gespielt.
help-clock-7 = **Abwesend** /away until: sagt es allen deinen Tischen. Spielen kannst du trotzdem; Ich bin zurück beendet es.
option-about = Worüber du etwas wissen willst
no-such-topic = Über { $about } gibt es keine Hilfe. Es gibt: { $topics }.
