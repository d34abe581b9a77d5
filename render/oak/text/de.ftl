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
moot = Moot-Karten
in-hand = Hand { $hand }, gespielt { $played }
in-pile = { $pile } in seinem Stapel, { $used } benutzt
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

text-head = Oak: { $moment }.
text-viewer = Wie { $who } es sieht.
text-first = Startspieler: { $who }. Am Zug: { $turn }.
text-drawn = Gezogen für { $who }: { $cards }.
text-sun = Sonne auf Feld { $space } von { $spaces }, Wert { $value }. Sonnenwenden: { $solstices }.
text-tokens = Sonnenplättchen: { $tokens }.
text-token = { $count } über { $after }
text-blocked = Gesperrte letzte Felder: { $spaces }.
text-seat = { $who }: { $vp } SP, Orden { $order }, { $resources }.
text-status = { $who }: { $passed ->
    [yes] hat gepasst
   *[no] hat nicht gepasst
}, { $stopped ->
    [yes] sammelt nicht mehr
   *[no] darf sammeln
}, Felder { $travelled }, erhalten { $gained }, Limitschritt { $cost }.
text-rest = { $who } auf Ruheplätzen: { $druids } { $all ->
    [one] ({ $all } Platz, { $elders } davon für Älteste)
   *[other] ({ $all } Plätze, { $elders } davon für Älteste)
}.
text-roots = { $who } auf den Wurzeln: { $druids }.
text-out = { $who } gesetzt: { $druids }.
text-tree = { $who } auf der Eiche: { $druids }.
text-at = { $druid } { $at }
text-elders = { $who }, Älteste befördert: { $elders }.
text-cards = { $who }, Karten auf der Hand: { $hand }; gespielt: { $played }; beiseite: { $aside }.
text-upper = { $who }, Schreine und Menhire: { $slots ->
    [one] { $used } von { $slots } Stelle belegt
   *[other] { $used } von { $slots } Stellen belegt
}, Limit { $limit }; Schreine Älteste { $elder }, einfach { $plain }; Menhire { $menhirs }.
text-lower = { $who }, Kreaturen: { $creatures } ({ $slots ->
    [one] { $used } von { $slots } Stelle belegt
   *[other] { $used } von { $slots } Stellen belegt
}, Limit { $limit }).
text-artefacts = { $who }, Artefakte: { $artefacts } ({ $places } Plätze); erschöpft: { $exhausted }.
text-artefact = { $artefact } auf Kerbe { $notch }, nächste Nutzung { $loss } SP{ $busy ->
    [yes] , in Gebrauch
   *[no] { "" }
}
text-ingredients = { $who }, Zutaten: { $ingredients }; Tränke gebraut: { $potions }{ $private ->
    [none] { "" }
   *[other] ; eigener Trank { $private }
}.
text-sources = { $who }, Punkte aus: { $sources }.
text-temple = { $space }: { $druids }.
text-neutral = neutral
text-forest = Wald: { $ingredients }.
text-bag = Beutel: { $ingredients }.
text-creatures = Offene Kreaturen: { $cards }; { $count } im Stapel.
text-artefact-display = Offene Artefakte: { $tiles }; { $count } im Stapel.
text-potions = Tränke: { $potions }, Dunkler Wald; in der Schachtel: { $box }.
text-supply = Schreinkarten übrig: { $count }.
text-broichan = Broichan: { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Stapel, abgelegt: { $discard }.
text-broichan-card = Broichan, { $card }: { $effect }.
text-place = Platz { $place }: { $who }, { $score } SP, { $tiebreak ->
    [one] { $tiebreak } Feld
   *[other] { $tiebreak } Felder
}.
text-options = Optionen: { $options }.
alt-scores = Punkte: { $scores }.
alt-score = { $who } { $vp }
