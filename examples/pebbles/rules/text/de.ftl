# Was Pebbles sagt. Die Schlüssel sind in allen Sprachen dieselben, ebenso die Tatsachen zu jedem.

tagline = geheim wählen, dem Würfel nahe kommen; fünf Minuten

# Die Regeln, Absatz für Absatz (`clauses.json` sagt, woher jeder kommt).

P-1 = Jede Runde beginnt mit einem Würfelwurf.
P-2 = Alle wählen geheim einen ihrer Kiesel.
P-3 = Wer dem Würfel am nächsten ist, erhält so viele Punkte; Gleiche alle. Gezeigte Kiesel sind weg.
P-4 = Wer allein gewinnt, darf einen Kiesel gegen einen aus dem Beutel tauschen.

# Warum etwas nicht geht: `asks-<Entscheidung>`, wenn etwas anderes gefragt ist, und die Einwände.

asks-choosing = Jetzt wählen alle einen Kiesel.
asks-swapping = Jetzt darf tauschen, wer die Runde gewonnen hat.
not-your-pebble = Du hast den Kiesel { $pebble } nicht.
from-the-bag = Der Kiesel { $pebble } kam aus dem Beutel und bleibt.

# Die Erzählung: `chapter-<event>` und `story-<event>`.

chapter-rolled = Der Würfel zeigt { $number }
story-ready = { $who } hat gewählt.
story-chose = Du hast den Kiesel { $pebble } gewählt.
story-shown-1 = Gezeigt: { $pebbles }. { $first } erhält { $points }.
story-shown-2 = Gezeigt: { $pebbles }. { $first } und { $second } erhalten je { $points }.
story-shown-3 = Gezeigt: { $pebbles }. { $first }, { $second } und { $third } erhalten je { $points }.
story-shown-4 = Gezeigt: { $pebbles }. { $first }, { $second }, { $third } und { $fourth } erhalten je { $points }.
story-swapped = { $who } tauscht einen Kiesel.

# Fragen: `question-<Entscheidung>`.

question-choosing = wähle einen Kiesel, der Würfel zeigt { $die }
question-ready = du hast gewählt
question-swapping = tausche einen Kiesel oder behalte alle
question-over = das Spiel ist zu Ende

# Auswahl: `kind-<action>`, `choice-<field>`, `deed-<action>`; Befehle: `do-<action>`, `field-<field>`.

kind-choose = Kiesel wählen ({ $count })
kind-swap = Kiesel tauschen ({ $count })
kind-pass = Alle Kiesel behalten
choice-pebble = Kiesel { $pebble }
note-distance = { $distance } vom Würfel entfernt
deed-choose = Kiesel { $pebble }
deed-swap = Kiesel { $pebble } tauschen
deed-pass = alle Kiesel behalten
do-choose = Einen Kiesel geheim wählen
do-swap = Einen Kiesel gegen einen aus dem Beutel tauschen
do-pass = Alle Kiesel behalten
field-pebble = Kiesel, z. B. 3

# Ansehen.

having = { $count ->
    [one] 1 Kiesel
   *[other] { $count } Kiesel
}
hand = Deine Kiesel: { $numbers }
hand-empty = Deine Kiesel: keine
hand-chosen = Gewählt: { $pebble }
moment = Runde { $round }, der Würfel zeigt { $die }
moment-over = das Spiel ist zu Ende
column-score = Punkte
column-pebbles = Kiesel
source-rounds = Runden

# Worauf Computer achten, wie ein Tipp es nennt: `term-<Begriff des Richters>`, nach „Warum:“.

term-points = der Punktestand selbst
term-pebbles = Kiesel, die noch gewinnen können


## Die Option

option-rounds = Wie viele Runden gespielt werden: 1, 2 oder 3 (üblich 3, P-1).
