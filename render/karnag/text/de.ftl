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
creature-shadow = Schatten
creature-naja = Naja

track-capture = Fang
track-move = Zug
track-council = Rat
track-gems = Edelsteine
track-mana = Mana

card-through = Hindurch
card-acceleration = Beschleunigung
card-mana = Mana
card-gems = Edelsteine
card-knowledge = Wissen
card-control = Kontrolle
card-ghoul = Ghul
card-shadow = Schatten
card-naja = Naja

tile-druids = Druiden
tile-gems = Edelsteine
tile-capture = Fang
tile-mind = Geist
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
asked-learn = lernt
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
open-learn = { $who } darf lernen: { $left ->
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
final-line = Das Tor ist umringt: eine Linie von { $line } Feldern durch { $menhirs } Menhire.
final-open = Das Tor ist nicht umringt.
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
did-creaturemoved = Die Kreatur { $creature } ging von { $start } nach { $to }.
did-escaped = Die Kreatur { $creature } entkam auf { $at }.
did-penalised = { $who } verlor { $vp } SP für { $druid }.
did-shut = Die Kreatur { $creature } kam nicht aus { $gate } und ist aus dem Spiel.
did-obstaclelaid = { $who } legte { $tile } auf { $squares }.
did-druidplaced = { $who } setzte einen Druiden auf { $square }.
did-cubeplaced = { $who } setzte ein Klötzchen auf { $slot }.
did-compensated = { $who } verzichtete { $vp ->
    [0] (+{ $mana } Mana)
   *[other] (+{ $vp } SP)
}.
did-druidmoved = { $who } zog { $druid } nach { $to } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}).
did-gemmade = { $who } schuf einen Edelstein auf { $at } ({ $mana } Mana), { $leaves } zum Rat.
did-captured = { $who } fing die Kreatur { $creature } auf { $at } ({ $mana } Mana, +{ $vp } SP), { $druid } zum Rat.
did-capturebonus = { $who } gewann { $vp } SP durch Wissen.
did-creatureled = { $who } führte die Kreatur { $creature } von { $start } nach { $to }.
did-gemshifted = { $who } bewegte den Edelstein { $gem } nach { $to }.
did-brewed = { $who } braute mit { $druids ->
    [one] einem Druiden
   *[other] { $druids } Druiden
} (+{ $mana } Mana).
did-learned = { $who } lernte { $track } { $level }.
did-managained = { $who } gewann { $mana } Mana.
did-drew = { $who } zog { $cards ->
    [one] { $cards } Karte.
   *[other] { $cards } Karten.
}
did-kept = { $who } behielt eine Karte.
did-cardplayed = { $who } spielte { $card }.
did-banished = { $who } bannte die Kreatur { $creature } (+{ $vp } SP).
did-aligned = { $who } hatte die Edelsteine { $gems } in Linie (+{ $vp } SP).
did-menhirraised = { $who } errichtete einen Menhir auf { $at } (+{ $vp } SP).
did-councilscored = { $who } bekam { $vp } SP beim Rat.
did-passed = { $who } ließ es dabei.
did-ended = { $line ->
    [0] Das Tor ist nicht umringt.
   *[other] Das Tor ist von { $line } Feldern umringt.
}

# Der Text zum Bild: alles, was eine Sicht weiß, eine Tatsache je Zeile.
twin-head = Karnag, Runde { $round } von { $rounds }, { $phase }.
twin-scores = Punkte: { $scores }.
twin-score = { $who } { $vp } SP
twin-viewer = Gesehen von { $who }.
twin-order = Reihenfolge: { $seats }.
twin-then = Danach: { $seats }.
twin-asked = Gewartet wird auf { $who }; { $facts }.
twin-slot = mit { $slot }
twin-left = noch { $left }
twin-points = { $spent } Punkte verbraucht, { $least } bis { $most } insgesamt
twin-used = Strahlen gingen durch { $rocks } Fels, { $swamps } Sumpf, { $stones } Stein
twin-paid = Fangbonus bezahlt
twin-drew = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} gezogen, markiert: { $marked }
twin-drawn = gezogene Karten: { $cards }
twin-no = keine
twin-kind-obstacle = legt ein Hindernis
twin-kind-place = setzt einen Druiden
twin-kind-cube = setzt ein Klötzchen
twin-kind-act = handelt
twin-kind-learn = lernt
twin-kind-shift = bewegt Edelsteine
twin-kind-walk = zieht Druiden
twin-kind-control = führt eine Kreatur
twin-kind-keep = behält eine Karte
twin-kind-menhir = wählt Menhire
twin-seat = { $who }: { $vp } SP, { $mana } Mana, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}, noch { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteine
}, noch { $menhirs } { $menhirs ->
    [one] Menhir
   *[other] Menhire
}.
twin-druids = { $who }, Druiden: { $places }.
twin-knowledge = { $who }, Wissen: { $levels }.
twin-reserve = { $who }, gefangen: { $creatures }.
twin-hand = { $who }, Hand: { $cards }.
twin-tile = Plättchen { $number }, { $tile }: { $slots }.
twin-slot-free = { $word } frei
twin-slot-taken = { $word } { $who }
twin-slot-done = { $word } { $who } (erledigt)
twin-cauldron = Kessel { $name }: von { $entrances }; { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
}; darin: { $inside }.
twin-creature = { $at }: { $facts }.
twin-turns-left = biegt links ab
twin-turns-right = biegt rechts ab
twin-black = schwarzes Klötzchen
twin-under-gem = unter dem Edelstein von { $who }
twin-under-menhir = unter dem Menhir von { $who }
twin-on-rock = auf Fels
twin-on-swamp = im Sumpf
twin-gem = { $at }: Edelstein von { $who }, { $region }.
twin-menhir = { $at }: Menhir von { $who }, { $region }.
twin-their-gem = Edelstein von { $who }
twin-their-menhir = Menhir von { $who }
twin-region-green = grünes Gebiet
twin-region-light = hellbraunes Gebiet
twin-region-dark = dunkelbraunes Gebiet
twin-ray = Strahl von { $who } ab { $druid } nach { $heading }: { $met }.
twin-heading-north = Norden
twin-heading-east = Osten
twin-heading-south = Süden
twin-heading-west = Westen
twin-rock = Fels
twin-swamp = Sumpf
twin-deck = Stapel: { $deck } { $deck ->
    [one] Karte
   *[other] Karten
}.
twin-deck-marked = Stapel: { $deck } { $deck ->
    [one] Karte
   *[other] Karten
}, die oberste ist markiert.
twin-bag = Beutel: { $bag } { $bag ->
    [one] Kreatur
   *[other] Kreaturen
}.
twin-gone = Aus dem Spiel: { $creatures }.
twin-obstacle = Hindernis { $tile }: { $squares }.
twin-options = Optionen: { $options }.
twin-yes = ja
twin-not = nein
twin-line = Linie um das Tor: { $line } Felder durch { $menhirs }.
twin-no-line = Linie um das Tor: keine.
twin-place = Platz { $place }: { $who }, { $vp } SP, { $mana } Mana; { $sources }.
