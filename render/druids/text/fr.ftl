# Druids and Demons sur les images et dans les versions en mots. Les phrases sur les faits sont celles du salon.

title = Druides et Démons
unit-goal = sur { $goal }
card-board = plateau
card-supply = réserve
card-captured = capturées
card-chose = choix
box-actions = Actions
box-drawn = Piochée : { word-drawn }
box-open = Tuiles visibles
box-final = La fin
stock-bag = sac { $bag }
stock-portals = portails { $portals }
stock-demons = démons { $demons }
stock-temples = temples { $temples }
action-open = ouverte
action-closed = fermée
action-then = ensuite
action-now = en cours, reste { $left }
action-now-twice = double, reste { $left }
drawn-places = { $places ->
    [one] va sur { $places } case
   *[other] va sur { $places } cases
}
drawn-first = or : premier côté
drawn-portal = va avec tout côté
word-drawn = { $piece ->
    [portal] portail
   *[other] { $piece }
}
asks = { $who } : { $question }.
over = { $who } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

head-setup = Mise en place
head-turn = Tour { $turn }
head-last = Tour { $turn }, le dernier
head-over = Après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}

# Ce que fait la place attendue, derrière son nom.
does-lay = pose une tuile
does-pick = choisit une tuile
does-act = choisit ses actions
does-black = utilise la magie noire
does-white = utilise la magie blanche
does-scout = explore
does-new = pose des populations
does-move = déplace ses populations

# La version en mots : tout ce que sait une vue, un fait par ligne.
twin-head = Druides et Démons, { $moment }.
twin-viewer = Vu par { $who }.
twin-order = Ordre du jeu : { $seats }.
twin-asked = Attendu : { $who } ; { $question }.
twin-runs = Actions de ce tour encore ouvertes : { $runs }.
twin-boost = { $who } peut renforcer.
twin-closed = Actions fermées : { $actions }.
twin-last = La partie finit avec ce tour.
twin-quiet = Tours sans progrès : { $turns }.
twin-scores = Points : { $scores }.
twin-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } : populations { $populations }, pierres { $stones }, temples { $temples }.
twin-supply = { $who }, réserve : { $populations ->
    [one] { $populations } population
   *[other] { $populations } populations
}, { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} ; hors du jeu : { $lost ->
    [one] { $lost } population
   *[other] { $lost } populations
}, { $stones-lost ->
    [one] { $stones-lost } pierre
   *[other] { $stones-lost } pierres
}.
twin-captured = { $who }, captures : { $captured }.
twin-chosen = { $who }, dernier choix : { $chosen }.
twin-big = Grand champ démoniaque : { $fields }.
twin-portals = Portails : { $fields }.
twin-ring = Reliées par les portails : { $fields }.
twin-tile = { $field } : { $facts }.
twin-sides = côtés { $sides }
twin-bare = nue
twin-demon = démon
twin-temple = temple de { $who }
twin-temple-nobody = temple de personne
twin-population = population de { $who }
twin-immortal = population immortelle de { $who }
twin-moved = déplacée
twin-stone = Pierre { $corner } : { $who }.
twin-stock = Réserve : { $demons ->
    [one] { $demons } marqueur démon
   *[other] { $demons } marqueurs démon
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}.
twin-bag = Sac : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; { $pieces }.
twin-open = Tuiles visibles : { $pieces }.
twin-drawn = Piochée : { word-drawn } ; va en { $places }.
twin-place = { $place }. { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
twin-options = Options : { $options }.
