# Druids and Demons auf Bildern und in Textfassungen. Sätze über Ereignisse und Entscheidungen sind die des Chats.

title = Druiden und Dämonen
unit-goal = von { $goal }
card-board = Spielfeld
card-supply = Vorrat
card-captured = gefangen
card-chose = Wahl
box-actions = Aktionen
box-drawn = Gezogen: { word-drawn }
box-open = Offene Landschaftsfelder
box-final = Das Ende
stock-bag = Beutel { $bag }
stock-portals = Portale { $portals }
stock-demons = Dämonen { $demons }
stock-temples = Tempel { $temples }
action-open = offen
action-closed = gesperrt
action-then = dann
action-now = jetzt, { $left } übrig
action-now-twice = zweimal, { $left } übrig
drawn-places = { $places ->
    [one] passt auf 1 Feld
   *[other] passt auf { $places } Felder
}
drawn-first = Gold: erste Seite
drawn-portal = passt zu jeder Seite
word-drawn = { $piece ->
    [portal] Portal
   *[other] { $piece }
}
asks = { $who }: { $question }.
over = { $who } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.

head-setup = Aufbau
head-turn = Zug { $turn }
head-last = Zug { $turn }, der letzte
head-over = Nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
proposed = Für mich, golden gerahmt, noch nicht getan: { $fields }.

# Was der Platz am Zug tut, hinter seinem Namen.
does-setup = zieht
does-lay = legt ein Landschaftsfeld
does-pick = wählt ein Landschaftsfeld
does-act = wählt Aktionen
does-black = wirkt dunklen Zauber
does-white = wirkt hellen Zauber
does-scout = erkundet
does-new = setzt Populationen
does-move = bewegt Populationen

# Die Textfassung: alles, was eine Ansicht weiß, eine Tatsache je Zeile.
text-head = Druiden und Dämonen, { $moment }.
text-viewer = Gesehen von { $who }.
text-order = Reihenfolge: { $seats }.
text-asked = Erwartet: { $who }; { $question }.
text-runs = Noch offene Aktionen dieses Zuges: { $runs }.
text-boost = { $who } kann verstärken.
text-closed = Gesperrte Aktionen: { $actions }.
text-last = Das Spiel endet mit diesem Zug.
text-quiet = Züge ohne Fortschritt: { $turns }.
text-scores = Punkte: { $scores }.
text-seat = { $who }: { $points } von { $goal } Punkten: Populationen { $populations }, Steine { $stones }, Tempel { $temples }.
text-supply = { $who }, Vorrat: { $populations ->
    [one] 1 Population
   *[other] { $populations } Populationen
}, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}; aus dem Spiel: { $lost ->
    [one] 1 Population
   *[other] { $lost } Populationen
}, { $stones-lost ->
    [one] 1 Stein
   *[other] { $stones-lost } Steine
}.
text-captured = { $who }, gefangen: { $captured }.
text-chosen = { $who }, letzte Wahl: { $chosen }.
text-big = Großes Dämonenfeld: { $fields }.
text-portals = Portale: { $fields }.
text-ring = Durch Portale verbunden: { $fields }.
text-tile = { $field }: { $facts }.
text-sides = Seiten { $sides }
text-bare = kahl
text-demon = Dämonenfeld
text-temple = Tempel von { $who }
text-temple-nobody = Tempel von niemandem
text-population = Population von { $who }
text-immortal = unsterbliche Population von { $who }
text-moved = bewegt
text-stone = Stein { $corner }: { $who }.
text-stock = Vorrat: { $demons ->
    [one] 1 Dämonenfeld
   *[other] { $demons } Dämonenfelder
}, { $temples ->
    [one] 1 Tempelstein
   *[other] { $temples } Tempelsteine
}.
text-bag = Beutel: { $count ->
    [one] 1 Landschaftsfeld
   *[other] { $count } Landschaftsfelder
}; { $pieces }.
text-open = Offene Landschaftsfelder: { $pieces }.
text-drawn = Gezogen: { word-drawn }; passt auf { $places }.
text-place = { $place }. { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.
text-options = Optionen: { $options }.
