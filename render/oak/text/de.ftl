# Oak in Bild und Text. Die Wörter für Plätze und Dinge sind die der Befehle.

title = Oak
broichan = Broichan
none = nichts
roots = Wurzeln
temple-F = Federtempel
temple-M = Misteltempel
temple-R = Runentempel
end-points = { $vp } je { $each } SP
end-elders = { $vp } × Ältester
end-creatures = { $vp } × Kreatur
end-potions = { $vp } × Trank
end-shrines = { $vp } × Schr./Men.
end-artefacts = { $vp } × Artefakt
end-closed = gesperrt

forest = Wald
bag = Beutel
creatures = Kreaturen
artefacts = Artefakte
potions = Tränke
left = noch { $count }
dark-woods = Dunkler Wald
dark-woods-kinds = 3 / 4 / 5 Arten
points = { $vp } SP
no-order = ohne Orden
order-bee = Biene
order-blackbird = Amsel
order-cairns = Cairns
order-fox = Fuchs
order-forest = Wald
solo = solo
drawn = Gezogen

won = { $count ->
    [one] { $who } gewinnt mit { $score } SP.
   *[other] { $who } gewinnen gemeinsam mit { $score } SP.
}
asked = { $who }: { $what }.
total = gesamt
source-oak = Eiche
source-last-spaces = letzte Felder
source-shrines = Schreine
source-menhirs = Menhire
source-creatures = Kreaturen
source-artefacts = Artefakte
source-potions = Tränke

gives-six-f = +6F
gives-six-m = +6M
gives-six-r = +6R
gives-creature = Kreatur
gives-shrine = Schrein
gives-step = 1 klettern
gives-promote = befördern
gives-brew-less = Trank −1
gives-draw = 3 ziehen
gives-horn = Tausch +3
gives-redo = nochmals
gives-points = +2 SP

resources = Rohstoffe
at-most = höchstens { $most }
druids = Druiden
rest = Ruhe
placed = Gesetzt
dark-ring = dunkler Ring: auch Älteste
stones = Schreine und Menhire
limit = { $slots ->
    [one] Limit { $limit }, { $slots } Stelle
   *[other] Limit { $limit }, { $slots } Stellen
}
places = { $used } von { $places } Plätzen
moot = Versammlungskarten
in-hand = Hand { $hand }, gespielt { $played }
ingredients = Zutaten
free = frei
used = gespielt
aside = beiseite
shrine = Schrein
menhir = Menhir
side-elder = Älteste { $vp } SP
side-plain = einfach { $vp } SP
uses-left = { $count ->
    [0] erschöpft
    [1] noch 1 Nutzung
   *[other] noch { $count } Nutzungen
}
brewed = { $count ->
    [one] { $count } Trank
   *[other] { $count } Tränke
}

twin-head = Oak: { $moment }.
twin-viewer = Wie { $who } es sieht.
twin-first = Startspieler: { $who }. Am Zug: { $turn }.
twin-drawn = Gezogen für { $who }: { $cards }.
twin-sun = Sonne auf Feld { $space } von { $spaces }, Wert { $value }. Sonnenwenden: { $solstices }.
twin-tokens = Sonnenplättchen: { $tokens }.
twin-token = { $count } über { $after }
twin-blocked = Gesperrte letzte Felder: { $spaces }.
twin-seat = { $who }: { $vp } SP, Orden { $order }, { $resources }.
twin-status = { $who }: { $passed ->
    [yes] hat gepasst
   *[no] hat nicht gepasst
}, { $stopped ->
    [yes] sammelt nicht mehr
   *[no] darf sammeln
}, Felder { $travelled }, erhalten { $gained }, Limitschritt { $cost }.
twin-rest = { $who } auf Ruheplätzen: { $druids } { $all ->
    [one] ({ $all } Platz, { $elders } davon für Älteste)
   *[other] ({ $all } Plätze, { $elders } davon für Älteste)
}.
twin-roots = { $who } auf den Wurzeln: { $druids }.
twin-out = { $who } gesetzt: { $druids }.
twin-tree = { $who } auf der Eiche: { $druids }.
twin-at = { $druid } { $at }
twin-elders = { $who }, Älteste befördert: { $elders }.
twin-cards = { $who }, Karten auf der Hand: { $hand }; gespielt: { $played }; beiseite: { $aside }.
twin-upper = { $who }, Schreine und Menhire: { $slots ->
    [one] { $used } von { $slots } Stelle belegt
   *[other] { $used } von { $slots } Stellen belegt
}, Limit { $limit }; Schreine Älteste { $elder }, einfach { $plain }; Menhire { $menhirs }.
twin-lower = { $who }, Kreaturen: { $creatures } ({ $slots ->
    [one] { $used } von { $slots } Stelle belegt
   *[other] { $used } von { $slots } Stellen belegt
}, Limit { $limit }).
twin-artefacts = { $who }, Artefakte: { $artefacts } ({ $places } Plätze); erschöpft: { $exhausted }.
twin-artefact = { $artefact } auf Kerbe { $notch }, nächste Nutzung { $loss } SP{ $busy ->
    [yes] , in Gebrauch
   *[no] { "" }
}
twin-ingredients = { $who }, Zutaten: { $ingredients }; Tränke gebraut: { $potions }{ $private ->
    [none] { "" }
   *[other] ; eigener Trank { $private }
}.
twin-sources = { $who }, Punkte aus: { $sources }.
twin-temple = { $space }: { $druids }.
twin-neutral = neutral
twin-forest = Wald: { $ingredients }.
twin-bag = Beutel: { $ingredients }.
twin-creatures = Offene Kreaturen: { $cards }; { $count } im Stapel.
twin-artefact-display = Offene Artefakte: { $tiles }; { $count } im Stapel.
twin-potions = Tränke: { $potions }, Dunkler Wald; in der Schachtel: { $box }.
twin-supply = Schreinkarten übrig: { $count }.
twin-broichan = Broichan: { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Stapel, abgelegt: { $discard }.
twin-place = Platz { $place }: { $who }, { $score } SP, { $tiebreak ->
    [one] { $tiebreak } Feld
   *[other] { $tiebreak } Felder
}.
twin-facts = Broichan: { $score } SP, { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}.
twin-options = Optionen: { $options }.
alt-scores = Punkte: { $scores }.
alt-score = { $who } { $vp }
