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
proposed = Pour moi, encadré d’or, pas encore fait : { $fields }.

# Ce que fait la place attendue, derrière son nom.
does-setup = pioche
does-lay = pose une tuile
does-pick = choisit une tuile
does-act = choisit ses actions
does-black = utilise la magie noire
does-white = utilise la magie blanche
does-scout = explore
does-new = pose des populations
does-move = déplace ses populations

# La version en mots : tout ce que sait une vue, un fait par ligne.
text-head = Druides et Démons, { $moment }.
text-viewer = Vu par { $who }.
text-order = Ordre du jeu : { $seats }.
text-asked = Attendu : { $who } ; { $question }.
text-runs = Actions de ce tour encore ouvertes : { $runs }.
text-boost = { $who } peut renforcer.
text-closed = Actions fermées : { $actions }.
text-last = La partie finit avec ce tour.
text-quiet = Tours sans progrès : { $turns }.
text-scores = Points : { $scores }.
text-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } : populations { $populations }, pierres { $stones }, temples { $temples }.
text-supply = { $who }, réserve : { $populations ->
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
text-captured = { $who }, captures : { $captured }.
text-chosen = { $who }, dernier choix : { $chosen }.
text-big = Grand champ démoniaque : { $fields }.
text-portals = Portails : { $fields }.
text-ring = Reliées par les portails : { $fields }.
text-tile = { $field } : { $facts }.
text-sides = côtés { $sides }
text-bare = nue
text-demon = démon
text-temple = temple de { $who }
text-temple-nobody = temple de personne
text-population = population de { $who }
text-immortal = population immortelle de { $who }
text-moved = déplacée
text-stone = Pierre { $corner } : { $who }.
text-stock = Réserve : { $demons ->
    [one] { $demons } marqueur démon
   *[other] { $demons } marqueurs démon
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}.
text-bag = Sac : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} ; { $pieces }.
text-open = Tuiles visibles : { $pieces }.
text-drawn = Piochée : { word-drawn } ; va en { $places }.
text-place = { $place }. { $who } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
text-options = Options : { $options }.
