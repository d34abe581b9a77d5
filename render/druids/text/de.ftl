# Druids and Demons auf Bildern und in Textfassungen. Sätze über Ereignisse und Entscheidungen sind die des Chats.

title = Druiden und Dämonen
unit-goal = von { $goal }
card-board = Plan
card-supply = Vorrat
card-captured = gefangen
card-chose = Wahl
box-actions = Aktionen
box-drawn = Gezogen: { $piece }
box-open = Offene Teile
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
asks = { $who }: { $question }.
over = { $who } { $count ->
    [one] gewinnt
   *[other] teilen den Sieg
} mit { $score } Punkten.

head-setup = Aufbau
head-turn = Zug { $turn }
head-last = Zug { $turn }, der letzte
head-over = Nach { $turns } Zügen

# Was der Platz am Zug tut, hinter seinem Namen.
does-lay = legt einen Teil
does-pick = wählt einen Teil
does-act = wählt Aktionen
does-black = dunkler Zauber
does-white = heller Zauber
does-scout = erkundet
does-new = siedelt
does-move = bewegt

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
twin-supply = { $who }, Vorrat: { $populations } Populationen, { $stones } Steine; aus dem Spiel: { $lost } Populationen, { $stones-lost } Steine.
twin-captured = { $who }, gefangen: { $captured }.
twin-chosen = { $who }, letzte Wahl: { $chosen }.
twin-big = Großes Dämonenfeld: { $fields }.
twin-portals = Portale: { $fields }.
twin-ring = Durch Portale verbunden: { $fields }.
twin-tile = { $field }: { $facts }.
twin-sides = Seiten { $sides }
twin-bare = kahl
twin-demon = Dämon
twin-temple = Tempel von { $who }
twin-temple-nobody = Tempel von niemandem
twin-population = Population von { $who }
twin-immortal = unsterbliche Population von { $who }
twin-moved = gezogen
twin-stone = Stein { $corner }: { $who }.
twin-stock = Vorrat: { $demons } Dämonenmarker, { $temples } Tempel.
twin-bag = Beutel: { $count } Teile; { $pieces }.
twin-open = Offene Teile: { $pieces }.
twin-drawn = Gezogen: { $piece }; passt auf { $places }.
twin-place = { $place }. { $who }: { $score } Punkte.
twin-options = Optionen: { $options }.
