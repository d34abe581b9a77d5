## Plätze

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
seat-free = { $seat }: frei
seat-host = (Gastgeber)
opponent = der Gegner
computer-name = 🤖 { $seat }

## Tischkarte und Vorraum

card-heading = 🪨 { $title } · Tisch { $table }
card-players = { $least } bis { $most } Spieler
card-options = Optionen: { $options }
card-options-default = Optionen: wie üblich
card-seal = Siegel der Würfel: { $seal }
card-running = ▶️ Gewartet wird auf { $who } seit { $since }
card-over = 🏁 Zu Ende. Platz 1: { $who }.
card-closed = Dieser Tisch ist geschlossen.

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
broken-off = Tisch { $table } endet ohne Ergebnis.

## Computer

level-easy = leicht
level-middle = mittel
level-strong = stark
character-easy = Sieht einen Schritt voraus, hängt an einem und übersieht ein anderes, wie Menschen auch.
character-middle = Sieht einen Schritt voraus und irrt sich dabei nicht.
character-strong = Sucht voraus, solange er darf.
levels-heading = 🤖 Computer am Tisch
levels-line = { $who } · { $level }
levels-none = Hier sitzt kein Computer.
levels-which = Stärke von { $who }
levels-host = Das kann der Gastgeber ändern.
deep-on = Langes Nachdenken: Starke dürfen bis zu 30 Sekunden brauchen.
deep-off = Kurzes Nachdenken: Starke antworten in wenigen Sekunden.
hints-on = Tipps sind erlaubt: Alle dürfen fragen, was ein starker Spieler täte, und der Tisch sieht, wer gefragt hat.
hints-off = Tipps sind aus, außer wo jemand allein gegen Computer spielt.
button-levels = Computer am Tisch
button-deep = Lange nachdenken
button-shallow = Schneller antworten
button-hints = Tipps erlauben
button-nohints = Tipps verbieten
level-changed = 🤖 { $who } spielt von jetzt an { $level }.
no-computer-there = Dort sitzt kein Computer, oder diese Stärke gibt es nicht.
command-table-level = Wie gut ein Computer spielt
option-level = leicht, mittel oder stark
