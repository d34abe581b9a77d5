# Karnag auf Bildern und als Text. Die Wörter für Orte und Plättchen sind die der Befehle.

title = Karnag
unit-mana = Mana
unit-cards = { $count ->
    [one] Karte
   *[other] Karten
}
unit-gems = { $count ->
    [one] Edelstein
   *[other] Edelsteine
}
unit-menhirs = { $count ->
    [one] Menhir
   *[other] Menhire
}

creature-golem = Golem
creature-ghoul = Ghul
creature-shadow = dunkler Schatten
creature-naja = Naja

track-capture = Fang
track-move = Bewegung
track-council = Rat
track-gems = Edelsteine
track-mana = Mana

card-through = Durch Fels/Sumpf
card-acceleration = Beschleunigung
card-mana = Managewinn
card-gems = Edelsteine bewegen
card-knowledge = Mehr Wissen
card-control = Kontrolle
card-ghoul = Bannung: Ghul
card-shadow = Bannung: dunkler Schatten
card-naja = Bannung: Naja

tile-druids = Druiden
tile-gems = Edelsteine
tile-capture = Fang
tile-mind = Gedankenkraft
tile-potions = Tränke
tile-cards = Karten
row-main = Haupt
row-secondary = Neben

council = Rat
stock-deck = Stapel
stock-bag = Beutel
stock-gone = weg
stock-marked = oben markiert

phase-obstacles = Hindernisse legen
phase-placing = Druiden setzen
phase-choosing = Aktionen wählen
phase-main = Hauptaktionen
phase-secondary = Nebenaktionen
phase-gems = Edelsteine
phase-council = Rat
phase-over = Schlusswertung
head-setup = Aufbau  ·  { $phase }
head-round = Runde { $round } von { $rounds }  ·  { $phase }
head-over = Nach { $rounds } Runden
head-region = { $region }

# Was der erwartete Platz tut, hinter seinem Namen.
asked-obstacle = legt ein Hindernis
asked-place = setzt einen Druiden
asked-cube = wählt eine Aktion
asked-act = handelt: { $slot }
asked-learn = steigt eine Stufe
asked-shift = bewegt Edelsteine
asked-walk = zieht Druiden
asked-control = führt eine Kreatur
asked-keep = behält eine Karte
asked-menhir = wählt Menhire

# Die offene Entscheidung in ganzer Länge, für die Bildunterschrift.
open-obstacle = { $who } legt ein Hindernis.
open-place = { $who } setzt einen Druiden auf ein dunkles Feld, noch { $left }.
open-cube = { $who } setzt ein Klötzchen auf eine Aktion, noch { $left }.
open-act = { $who } handelt mit { $slot }.
open-act-levels = { $who } handelt mit { $slot }: noch { $left ->
    [one] { $left } Wissensstufe
   *[other] { $left } Wissensstufen
} zu nehmen.
open-act-walk = { $who } zieht Druiden mit { $slot }: { $spent } von { $range } Punkten.
open-walk = { $who } zieht Druiden: { $spent } von { $range } Punkten.
open-learn = { $who } darf steigen: { $left ->
    [one] { $left } Stufe.
   *[other] { $left } Stufen.
}
open-shift = { $who } bewegt Edelsteine: { $left ->
    [one] noch { $left } Schritt.
   *[other] noch { $left } Schritte.
}
open-control = { $who } führt eine Kreatur bis zu { $left } Felder.
open-keep = { $who } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} gezogen und behält eine.
open-menhir = { $who } wählt Edelsteine, die Menhire werden, noch { $left }.
open-over = { $who } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $score } SP.
range-between = { $least } bis { $most }

hand = Deine Karten
drawn = Gezogen

# Die Schlusstabelle.
final-total = SP
final-line = Das Tor ist eingeschlossen: eine Linie von { $line } Feldern durch { $menhirs } Menhire.
final-open = Das Tor ist nicht eingeschlossen.
source-captures = Fang
source-banished = gebannt
source-compensation = Verzicht
source-lines = Linien
source-regions = Gebiete
source-council = Rat
source-escapes = entkommen
source-cards = Karten
source-gems = Edelsteine
source-menhirs = Menhire
source-creatures = Vorrat

# Ereignisse.
did-ordered = Reihenfolge: { $order }.
did-creaturemoved = { word-the-creature } zieht von { word-start } nach { $to }.
did-escaped = { word-the-creature } entkommt auf { $at }.
did-penalised = { $vp ->
    [0] { $who } hat keine SP zu verlieren für den Druiden auf { $druid }.
   *[other] { $who } verliert { $vp } SP für den Druiden auf { $druid }.
}
did-shut = { word-the-creature } kommt nicht aus { word-gate } und ist aus dem Spiel.
did-obstaclelaid = { $who } legt { word-obstacle } auf { $squares }.
did-druidplaced = { $who } setzt einen Druiden auf { $square }.
did-cubeplaced = { $who } setzt ein Klötzchen auf { $slot }.
did-compensated = { $who } verzichtet auf die Aktion { $vp ->
    [0] (+{ $mana } Mana)
   *[other] (+{ $vp } SP)
}.
did-druidmoved = { $who } zieht einen Druiden { $druid ->
    [council] vom Rat
   *[other] von { $druid }
} nach { $to } ({ $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}).
did-gemmade = { $who } schafft einen Edelstein auf { $at } ({ $mana } Mana), { $leaves } zum Rat des Waldes.
did-captured = { $who } fängt { word-the-creature-caught } auf { $at } ({ $mana } Mana, +{ $vp } SP), { $druid } zum Rat des Waldes.
did-capturebonus = { $who } gewinnt { $vp } SP durch Wissen.
did-creatureled = { $who } führt { word-the-creature-caught } von { $start } nach { $to }.
did-gemshifted = { $who } bewegt den Edelstein { $gem } nach { $to }.
did-brewed = { $who } braut mit { $druids ->
    [one] einem Druiden
   *[other] { $druids } Druiden
} (+{ $mana } Mana).
did-learned = { $who } steigt auf der { $track ->
    [Fang] Fangleiste
    [Bewegung] Bewegungsleiste
    [Rat] Ratsleiste
    [Edelsteine] Edelsteinleiste
   *[other] { $track }leiste
} auf Stufe { $level }.
did-managained = { $mana ->
    [0] { $who } gewinnt kein Mana; es ist voll.
   *[other] { $who } gewinnt { $mana } Mana.
}
did-drew = { $who } zieht { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
did-kept = { $who } behält eine Karte.
did-cardplayed = { $who } spielt die Karte „{ $card }“.
did-banished = { $who } bannt { $creature ->
    [Golem] einen Golem
    [Ghul] einen Ghul
    [Naja] eine Naja
   *[other] einen dunklen Schatten
} (+{ $vp } SP).
did-aligned = { $who } hat die Edelsteine { $gems } in Linie (+{ $vp } SP).
did-menhirraised = { $who } errichtet einen Menhir auf { $at } (+{ $vp } SP).
did-councilscored = { $who } bekommt { $vp } SP beim Rat des Waldes.
did-passed = { $who } verzichtet auf den Rest.
did-ended = { $line ->
    [0] Das Tor ist nicht eingeschlossen.
   *[other] Das Tor ist von { $line } Feldern eingeschlossen.
}

# Teile der Sätze oben. $creature, $track und $card sind schon Wörter dieser Sprache.
word-the-creature = { $creature ->
    [Golem] Der Golem
    [Ghul] Der Ghul
    [Naja] Die Naja
   *[other] Der dunkle Schatten
}
word-the-creature-caught = { $creature ->
    [Golem] den Golem
    [Ghul] den Ghul
    [Naja] die Naja
   *[other] den dunklen Schatten
}
word-gate = { $gate ->
    [gate1] Torfeld 1
    [gate2] Torfeld 2
    [gate3] Torfeld 3
   *[gate4] Torfeld 4
}
word-start = { $start ->
    [gate1] Torfeld 1
    [gate2] Torfeld 2
    [gate3] Torfeld 3
    [gate4] Torfeld 4
   *[other] { $start }
}
word-obstacle = { $tile ->
    [mixed1] Gemischt 1
    [mixed2] Gemischt 2
    [mixed3] Gemischt 3
    [mixed4] Gemischt 4
    [rock1] Fels 1
    [rock2] Fels 2
    [rock3] Fels 3
    [rock4] Fels 4
    [rock5] Fels 5
    [rock6] Fels 6
    [swamp1] Sumpf 1
    [swamp2] Sumpf 2
    [swamp3] Sumpf 3
   *[other] { $tile }
}

# Der Text zum Bild: alles, was eine Sicht weiß, eine Tatsache je Zeile.
text-head = Karnag, Runde { $round } von { $rounds }, { $phase }.
text-scores = Punkte: { $scores }.
text-score = { $who } { $vp } SP
text-viewer = Gesehen von { $who }.
text-order = Reihenfolge: { $seats }.
text-then = Danach: { $seats }.
text-asked = Gewartet wird auf { $who }; { $facts }.
text-slot = mit { $slot }
text-left = noch { $left }
text-points = { $spent } Punkte verbraucht, { $least } bis { $most } insgesamt
text-used = Strahlen gingen durch { $rocks } Fels, { $swamps } Sumpf, { $stones } Stein
text-paid = Fangbonus bezahlt
text-gems-made = { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteine
} geschaffen
text-captured = Druiden, die gefangen haben: { $druids }
text-passed = nach dem Durchgang offen: { $squares }
text-drew = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} gezogen, markiert: { $marked }
text-drawn = gezogene Karten: { $cards }
text-no = keine
text-kind-obstacle = legt ein Hindernis
text-kind-place = setzt einen Druiden
text-kind-cube = setzt ein Klötzchen
text-kind-act = handelt
text-kind-learn = steigt eine Stufe
text-kind-shift = bewegt Edelsteine
text-kind-walk = zieht Druiden
text-kind-control = führt eine Kreatur
text-kind-keep = behält eine Karte
text-kind-menhir = wählt Menhire
text-seat = { $who }: { $vp } SP, { $mana } Mana, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, noch { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteine
}, noch { $menhirs } { $menhirs ->
    [one] Menhir
   *[other] Menhire
}.
text-druids = { $who }, Druiden: { $places }.
text-knowledge = { $who }, Wissen: { $levels }.
text-reserve = { $who }, gefangen: { $creatures }.
text-hand = { $who }, Hand: { $cards }.
text-tile = Plättchen { $number }, { $tile }: { $slots }.
text-slot-free = { $word } frei
text-slot-taken = { $word } { $who }
text-slot-done = { $word } { $who } (erledigt)
text-cauldron = Kessel { $name }: von { $entrances }; { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}; darin: { $inside }.
text-creature = { $at }: { $facts }.
text-turns-left = biegt links ab
text-turns-right = biegt rechts ab
text-black = schwarzes Klötzchen
text-under-gem = unter dem Edelstein von { $who }
text-under-menhir = unter dem Menhir von { $who }
text-on-rock = auf Fels
text-on-swamp = im Sumpf
text-gem = { $at }: Edelstein von { $who }, { $region }.
text-menhir = { $at }: Menhir von { $who }, { $region }.
text-their-gem = Edelstein von { $who }
text-their-menhir = Menhir von { $who }
text-region-green = grünes Gebiet
text-region-light = hellbraunes Gebiet
text-region-dark = dunkelbraunes Gebiet
text-ray = Strahl von { $who } ab { $druid } nach { $heading }: { $met }.
text-heading-north = Norden
text-heading-east = Osten
text-heading-south = Süden
text-heading-west = Westen
text-rock = Fels
text-swamp = Sumpf
text-deck = Stapel: { $deck } { $deck ->
    [one] Karte
   *[other] Karten
}.
text-deck-marked = Stapel: { $deck } { $deck ->
    [one] Karte
   *[other] Karten
}, die oberste ist markiert.
text-bag = Beutel: { $bag } { $bag ->
    [one] Kreatur
   *[other] Kreaturen
}.
text-gone = Aus dem Spiel: { $creatures }.
text-obstacle = Hindernis { word-obstacle }: { $squares }.
text-options = Optionen: { $options }.
text-yes = ja
text-not = nein
text-line = Linie um das Tor: { $line } Felder durch { $menhirs }.
text-no-line = Linie um das Tor: keine.
text-place = Platz { $place }: { $who }, { $vp } SP, { $mana } Mana; { $sources }.
