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

# Was der Platz am Zug tut, hinter seinem Namen.
does-lay = legt ein Landschaftsfeld
does-pick = wählt ein Landschaftsfeld
does-act = wählt Aktionen
does-black = wirkt dunklen Zauber
does-white = wirkt hellen Zauber
does-scout = erkundet
does-new = setzt Populationen
does-move = bewegt Populationen

# Die Textfassung: alles, was eine Ansicht weiß, eine Tatsache je Zeile.
twin-head = Druiden und Dämonen, { $moment }.
twin-viewer = Gesehen von { $who }.
twin-order = Reihenfolge: { $seats }.
twin-asked = Erwartet: { $who }; { $question }.
twin-runs = Noch offene Aktionen dieses Zuges: { $runs }.
twin-boost = { $who } kann verstärken.
twin-closed = Gesperrte Aktionen: { $actions }.
twin-last = Das Spiel endet mit diesem Zug.
twin-quiet = Züge ohne Fortschritt: { $turns }.
twin-scores = Punkte: { $scores }.
twin-seat = { $who }: { $points } von { $goal } Punkten: Populationen { $populations }, Steine { $stones }, Tempel { $temples }.
twin-supply = { $who }, Vorrat: { $populations ->
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
twin-captured = { $who }, gefangen: { $captured }.
twin-chosen = { $who }, letzte Wahl: { $chosen }.
twin-big = Großes Dämonenfeld: { $fields }.
twin-portals = Portale: { $fields }.
twin-ring = Durch Portale verbunden: { $fields }.
twin-tile = { $field }: { $facts }.
twin-sides = Seiten { $sides }
twin-bare = kahl
twin-demon = Dämonenfeld
twin-temple = Tempel von { $who }
twin-temple-nobody = Tempel von niemandem
twin-population = Population von { $who }
twin-immortal = unsterbliche Population von { $who }
twin-moved = bewegt
twin-stone = Stein { $corner }: { $who }.
twin-stock = Vorrat: { $demons ->
    [one] 1 Dämonenfeld
   *[other] { $demons } Dämonenfelder
}, { $temples ->
    [one] 1 Tempelstein
   *[other] { $temples } Tempelsteine
}.
twin-bag = Beutel: { $count ->
    [one] 1 Landschaftsfeld
   *[other] { $count } Landschaftsfelder
}; { $pieces }.
twin-open = Offene Landschaftsfelder: { $pieces }.
twin-drawn = Gezogen: { word-drawn }; passt auf { $places }.
twin-place = { $place }. { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}.
twin-options = Optionen: { $options }.
