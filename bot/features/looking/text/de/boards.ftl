## Bretter von jetzt und früher

option-at = Welcher Moment, etwa: jetzt, Beginn meines Zugs
option-public = Dem ganzen Kanal zeigen
at-now = jetzt
at-turn = Beginn meines Zugs
at-before = vor { $what }
no-moment = Einen Moment „{ $word }“ kenne ich nicht. Es gibt: { $known }.
board-then = So war es { $when }
shown-by = 👁️ Gezeigt von { $who }
zoom-which = Welcher Teil?
no-regions = Dieses Brett hat keine Teile, die allein gezeigt werden.
no-picture = Von diesem Spiel gibt es kein Bild.
text-page = Seite { $page } von { $pages }
text-file = Das ganze Brett als Text.
picture-here = Das letzte Brett von Tisch { $table }.
button-zoom = Zoom …
button-next-page = Nächste Seite
button-first-page = Erste Seite
button-file = Als Datei
option-export = Was herunterladen
export-record = Protokoll
export-picture = letztes Bild
option-hand = Wessen Hand, wenn jemand sie dir zeigt
hand-of = ✋ Die Hand von { $who } · { $title }, Tisch { $table }
hand-not-shown = Diese Hand wird dir nicht gezeigt.
menu-board = Brett zu diesem Zeitpunkt
menu-rules = Regeln in dieser Nachricht
no-post-of-ours = Diese Nachricht gehört zu keinem Spiel.

## Der Verlauf

option-since = Ab wann
since-turn = mein letzter Zug
since-chapter = dieses Kapitel
since-start = Anfang
log-since-turn = 📜 { $title }, Tisch { $table }: seit deinem letzten Zug ({ $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
})
log-since = 📜 { $title }, Tisch { $table } ({ $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
})
button-earlier = Früher
button-then = Damals und jetzt
button-publish = Im Kanal zeigen

## Regeln

rules-found = 📖 { $title }: { $find } ({ $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
})
rules-more = … und { $count } weitere.
rules-book = Regelheft ({ $languages }).
rules-derived = Das folgt aus dem Regelheft.
rules-ours = Unsere Festlegung, wo das Regelheft schweigt oder unklar ist.
rules-option = Die Option { $option } entscheidet das; üblich: { $usual }.
rules-option-here = Die Option { $option } entscheidet das; an diesem Tisch: { $value } (üblich: { $usual }).
rules-in = 📖 { $title }: Regeln hinter dieser Nachricht
rules-in-none = Diese Nachricht enthält keinen Zug, zu dem es eine Regel zu zeigen gibt.
matters-heading = 📖 { $clause }: wo sie jetzt zählt
matters-not = Nichts, was du jetzt tun kannst, beruht darauf.
button-clause = { $clause } ganz
button-more-rules = Mehr
button-matters = Wo sie jetzt zählt
button-rules = Regeln
type-rules = Eine Regel nachschlagen
type-find = Wort oder Nummer

## Hilfe

help-undo-1 = Zurücknehmen geht frei, bis jemand etwas Neues erfährt: ein Wurf, eine Ziehung, etwas Aufgedecktes, eine fremde Entscheidung. Danach fragt /undo back:ask alle, die es angeht. Allein gegen Computer wird es immer gewährt.
help-watching-1 = Zusehen darf jeder: Drück bei einem Tisch auf Dein Zug, Brett, Text oder Verlauf. Du siehst, was alle sehen dürfen. Den Platz eines Computers kann man jederzeit mit /table join nehmen.
help-fair-1 = Bevor jemand Platz nimmt, legt ein Tisch ein Geheimnis fest und veröffentlicht sein Siegel. Alle Würfe und Ziehungen kommen daraus; am Ende wird es bekannt, und jeder kann das Protokoll prüfen: menhir verify FILE
help-text-1 = Mit /settings what:text value:on kommen private Antworten ohne Bilder. /board show:text gibt das ganze Brett in Worten, und jede Entscheidung lässt sich mit /do tippen.
primer-heading = So spielt man { $title }
primer-turn = Du wirst aufgerufen, wenn du dran bist. Drück auf Dein Zug: Dort steht, was du tun kannst und was es kostet.
primer-form = **{ $name }** { $what }
primer-rules = /rules findet { $count } Regeln nach Wort oder Nummer.
commands-heading = Alle Befehle
here-heading = Tische auf diesem Server
tables-running = läuft
open-which = Welches Spiel? Der Tisch bekommt einen eigenen Thread.
button-open = Tisch eröffnen
button-tables = Tische hier
button-commands = Alle Befehle
button-settings = Einstellungen
button-how = So wird gespielt
button-seal = Siegel
button-check = Selbst prüfen
seal-heading = Siegel von Tisch { $table }
seal-what = Ein Siegel ist der SHA-256-Wert eines Geheimnisses, das feststand, bevor jemand Platz nahm: Niemand kann daraus das Geheimnis finden, auch kein anderes, das passt.
seal-secret = Das Geheimnis: { $secret }
seal-hash = Letzte Prüfsumme des Protokolls: { $hash }
seal-check = Ist das Spiel zu Ende, lade das Protokoll mit /export herunter und ruf auf: { $typed }

## Zusehen

watcher = 👁️ Du siehst bei { $title } zu, Tisch { $table }. Gewartet wird auf { $who } ({ $what }).
watcher-over = 👁️ { $title }, Tisch { $table }. Das Spiel ist zu Ende.
button-take = Computer ablösen
command-table-coach = Deine Hand einer Person zeigen oder nicht mehr; der Tisch erfährt es
coached = Diese Person sieht deine Hand jetzt mit /hand.
coached-not = Deine Hand wird nicht mehr gezeigt.
coach-begins = 👁️ { $who } zeigt einer Person die Hand.
coach-ends = 👁️ { $who } zeigt die Hand nicht mehr.
coach-sits = Diese Person sitzt an diesem Tisch.
coach-none = Du zeigst deine Hand niemandem.
practice = Übung
begin-practice = Übung: Zurücknehmen wird immer gewährt.

## Vorraum

card-thread = Gespielt wird in eigenem Thread. Zusehen ist willkommen.
card-here = Gespielt wird in diesem Kanal. Zusehen ist willkommen.
card-last = Zuletzt: { $line }
button-watch = Zusehen
button-options = Optionen
button-colour = Farbe wechseln
colour-which = Welche Farbe?
options-heading = { $title }, Tisch { $table }: Optionen
options-line = **{ $option }**: { $value } · üblich: { $usual } · { $clauses }
options-line-changed = ▶️ **{ $option }**: { $value } · üblich: { $usual } · { $clauses }
options-which = Welche ändern?
options-host = Der Gastgeber ändert sie vor dem Beginn.
option-changed = Option { $option } ist jetzt: { $value }.

## Das Ende

button-reveal = Aufdecken
reveal-players = Zuerst muss jemand vom Tisch aufdecken.
revealed = 🔒 { $who } deckt auf, was verborgen war. Mit Aufdecken ist es zu lesen.
reveal-heading = Was verborgen war · { $title }, Tisch { $table }
reveal-hand = { $who }: { $what }
reveal-told = Nur einem Platz gesagt, der Reihe nach
reveal-line = { $number } { $who }: { $what }
end-effort = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} · { $steps } Entscheidungen · { $undone } zurückgenommen
end-hash = Letzte Prüfsumme des Protokolls: { $hash }
begin-rules = Regelfassung { $version }
