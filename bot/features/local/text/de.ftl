## Der erste Beitrag eines lokalen Discord

button-hotseat = Alle an einem Bildschirm
button-tour = Zwei-Minuten-Tour
button-load = Protokoll laden
hot-seat = Du spielst alle: Drei Leute sitzen am Tisch, und die Seite spielt jeweils für die Person am Zug. Welches Spiel?
type-record-title = Protokoll laden
type-record-label = Protokoll eines beendeten Spiels (JSON)
loaded = ✅ Das Spiel dieses Protokolls ist Tisch { $table }.
loaded-thread = Protokoll · { $title }
loaded-heading = 📜 { $title } · Tisch { $table }, aus einem Protokoll
loaded-lines = { $steps } Entscheidungen, geprüft. Brett, Text und Verlauf zeigen, wie es endete und wie es dazu kam.
record-damaged = Das ist kein gültiges Protokoll: { $why }
record-sealed = Dieses Protokoll behält noch sein Geheimnis: Das Spiel war nicht zu Ende. Nur beendete Spiele lassen sich laden.
title-players = { $title } · { $least }–{ $most } Spieler
