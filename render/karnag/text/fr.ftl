# Karnag en images et en texte. Les mots des lieux et des tuiles sont ceux des commandes.

title = Karnag
unit-mana = mana
unit-cards = { $count ->
    [one] carte
   *[other] cartes
}
unit-gems = { $count ->
    [one] gemme
   *[other] gemmes
}
unit-menhirs = { $count ->
    [one] menhir
   *[other] menhirs
}

creature-golem = golem
creature-ghoul = goule
creature-shadow = ombre noire
creature-naja = naja

track-capture = capture
track-move = déplac.
track-council = conseil
track-gems = gemmes
track-mana = mana

card-through = À travers
card-acceleration = Accélération
card-mana = Gain de mana
card-gems = Déplacement d’une gemme
card-knowledge = Connaissance accrue
card-control = Contrôle
card-ghoul = Renvoi : goule
card-shadow = Renvoi : ombre noire
card-naja = Renvoi : naja

tile-druids = Druides
tile-gems = Gemmes
tile-capture = Capture
tile-mind = Télépathie
tile-potions = Potions
tile-cards = Cartes
row-main = princ
row-secondary = sec

council = Conseil
stock-deck = pioche
stock-bag = sac
stock-gone = hors jeu
stock-marked = 1re marquée

phase-obstacles = Pose des obstacles
phase-placing = Pose des druides
phase-choosing = choix des actions
phase-main = actions principales
phase-secondary = actions secondaires
phase-gems = gemmes
phase-council = conseil
phase-over = décompte final
head-setup = Mise en place  ·  { $phase }
head-round = Tour { $round } sur { $rounds }  ·  { $phase }
head-over = Après { $rounds } tours
head-region = { $region }

# Ce que fait la place attendue, derrière son nom.
asked-obstacle = pose un obstacle
asked-place = place un druide
asked-cube = choisit une action
asked-act = agit : { $slot }
asked-learn = progresse d’un niveau
asked-shift = déplace des gemmes
asked-walk = déplace des druides
asked-control = déplace une créature
asked-keep = garde une carte
asked-menhir = choisit des menhirs

# La décision en cours, en entier, pour la légende.
open-obstacle = { $who } pose une tuile Obstacle.
open-place = { $who } place un druide sur une case foncée, reste { $left }.
open-cube = { $who } pose un cube sur une action, reste { $left }.
open-act = { $who } agit avec { $slot }.
open-act-levels = { $who } agit avec { $slot } : { $left ->
    [one] { $left } niveau
   *[other] { $left } niveaux
} de connaissance à prendre.
open-act-walk = { $who } déplace des druides avec { $slot } : { $spent } points sur { $range }.
open-walk = { $who } déplace des druides : { $spent } points sur { $range }.
open-learn = { $who } peut progresser : { $left ->
    [one] { $left } niveau.
   *[other] { $left } niveaux.
}
open-shift = { $who } déplace des gemmes : { $left ->
    [one] reste { $left } pas.
   *[other] restent { $left } pas.
}
open-control = { $who } déplace une créature, jusqu’à { $left } cases.
open-keep = { $who } a pioché { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et en garde une.
open-menhir = { $who } choisit des gemmes qui deviennent des menhirs, reste { $left }.
open-over = { $who } { $count ->
    [one] gagne
   *[other] partagent la victoire
} avec { $score } PV.
range-between = { $least } à { $most }

hand = Vos cartes
drawn = Piochées

# Le tableau final.
final-total = PV
final-line = La porte est encerclée : une ligne de { $line } cases par { $menhirs } menhirs.
final-open = La porte n’est pas encerclée.
source-captures = captures
source-banished = renvois
source-compensation = renoncé
source-lines = lignes
source-regions = zones
source-council = conseil
source-escapes = fuites
source-cards = cartes
source-gems = gemmes
source-menhirs = menhirs
source-creatures = réserve

# Événements.
did-ordered = Ordre : { $order }.
did-creaturemoved = { word-the-creature } va de { word-start } à { $to }.
did-escaped = { word-the-creature } s’échappe en { $at }.
did-penalised = { $vp ->
    [0] { $who } n’a pas de PV à perdre pour le druide en { $druid }.
   *[other] { $who } perd { $vp } PV pour le druide en { $druid }.
}
did-shut = { word-the-creature } ne peut pas quitter { word-gate } : hors jeu.
did-obstaclelaid = { $who } pose la tuile { word-obstacle } sur { $squares }.
did-druidplaced = { $who } place un druide en { $square }.
did-cubeplaced = { $who } met un cube sur { $slot }.
did-compensated = { $who } renonce à son action { $vp ->
    [0] (+{ $mana } mana)
   *[other] (+{ $vp } PV)
}.
did-druidmoved = { $who } déplace un druide { $druid ->
    [council] du conseil
   *[other] de { $druid }
} à { $to } ({ $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
}).
did-gemmade = { $who } crée une gemme en { $at } ({ $mana } mana), { $leaves } au conseil sylvestre.
did-captured = { $who } capture { word-the-creature-caught } en { $at } ({ $mana } mana, +{ $vp } PV), { $druid } au conseil sylvestre.
did-capturebonus = { $who } marque { $vp } PV par sa connaissance.
did-creatureled = { $who } déplace { word-the-creature-caught } de { $start } à { $to }.
did-gemshifted = { $who } déplace la gemme { $gem } en { $to }.
did-brewed = { $who } prépare une potion avec { $druids ->
    [one] { $druids } druide
   *[other] { $druids } druides
} (+{ $mana } mana).
did-learned = { $who } progresse sur la voie { $track ->
    [capture] de la capture
    [conseil] du conseil
    [gemmes] des gemmes
    [mana] du mana
   *[other] du déplacement
} (niveau { $level }).
did-managained = { $mana ->
    [0] { $who } ne gagne pas de mana ; il est au maximum.
   *[other] { $who } gagne { $mana } mana.
}
did-drew = { $who } pioche { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
did-kept = { $who } garde une carte.
did-cardplayed = { $who } joue la carte « { $card } ».
did-banished = { $who } renvoie { $creature ->
    [golem] un golem
    [goule] une goule
    [naja] un naja
   *[other] une { $creature }
} (+{ $vp } PV).
did-aligned = { $who } a les gemmes { $gems } alignées (+{ $vp } PV).
did-menhirraised = { $who } dresse un menhir en { $at } (+{ $vp } PV).
did-councilscored = { $who } marque { $vp } PV au conseil sylvestre.
did-passed = { $who } renonce au reste.
did-ended = { $line ->
    [0] La porte n’est pas encerclée.
   *[other] La porte est encerclée par { $line } cases.
}

# Parties des phrases ci-dessus. $creature, $track et $card sont déjà des mots de cette langue.
word-the-creature = { $creature ->
    [golem] Le golem
    [goule] La goule
    [naja] Le naja
   *[other] L’{ $creature }
}
word-the-creature-caught = { $creature ->
    [golem] le golem
    [goule] la goule
    [naja] le naja
   *[other] l’{ $creature }
}
word-gate = { $gate ->
    [gate1] la case 1 de la porte
    [gate2] la case 2 de la porte
    [gate3] la case 3 de la porte
   *[gate4] la case 4 de la porte
}
word-start = { $start ->
    [gate1] la case 1 de la porte
    [gate2] la case 2 de la porte
    [gate3] la case 3 de la porte
    [gate4] la case 4 de la porte
   *[other] { $start }
}
word-obstacle = { $tile ->
    [mixed1] Mixte 1
    [mixed2] Mixte 2
    [mixed3] Mixte 3
    [mixed4] Mixte 4
    [rock1] Roche 1
    [rock2] Roche 2
    [rock3] Roche 3
    [rock4] Roche 4
    [rock5] Roche 5
    [rock6] Roche 6
    [swamp1] Marais 1
    [swamp2] Marais 2
    [swamp3] Marais 3
   *[other] { $tile }
}

# Le texte jumeau : tout ce qu’une vue connaît, un fait par ligne.
text-head = Karnag, tour { $round } sur { $rounds }, { $phase }.
text-scores = Scores : { $scores }.
text-score = { $who } { $vp } PV
text-viewer = Vu par { $who }.
text-order = Ordre : { $seats }.
text-then = Ensuite : { $seats }.
text-asked = On attend : { $who } ; { $facts }.
text-slot = avec { $slot }
text-left = reste { $left }
text-points = { $spent } points employés, { $least } à { $most } en tout
text-used = rayons passés : roche { $rocks }, marais { $swamps }, pierre { $stones }
text-paid = bonus de capture payé
text-gems-made = { $gems } { $gems ->
    [one] gemme créée
   *[other] gemmes créées
}
text-captured = druides ayant capturé : { $druids }
text-passed = ouvertes après le passage : { $squares }
text-drew = { $cards } { $cards ->
    [one] carte piochée
   *[other] cartes piochées
}, marquées : { $marked }
text-drawn = cartes piochées : { $cards }
text-no = aucune
text-kind-obstacle = pose un obstacle
text-kind-place = place un druide
text-kind-cube = pose un cube
text-kind-act = agit
text-kind-learn = progresse d’un niveau
text-kind-shift = déplace des gemmes
text-kind-walk = déplace des druides
text-kind-control = déplace une créature
text-kind-keep = garde une carte
text-kind-menhir = choisit des menhirs
text-seat = { $who } : { $vp } PV, { $mana } mana, { $cards } { $cards ->
    [one] carte
   *[other] cartes
} ; en réserve { $gems } { $gems ->
    [one] gemme
   *[other] gemmes
}, { $menhirs } { $menhirs ->
    [one] menhir
   *[other] menhirs
}.
text-druids = { $who }, druides : { $places }.
text-knowledge = { $who }, connaissances : { $levels }.
text-reserve = { $who }, captures : { $creatures }.
text-hand = { $who }, main : { $cards ->
    [aucun] aucune
   *[other] { $cards }
}.
text-tile = Tuile { $number }, { $tile } : { $slots }.
text-slot-free = { $word } libre
text-slot-taken = { $word } { $who }
text-slot-done = { $word } { $who } (fait)
text-cauldron = Chaudron { $name } : depuis { $entrances } ; { $places ->
    [one] { $places } place
   *[other] { $places } places
} ; dedans : { $inside }.
text-creature = { $at } : { $facts }.
text-turns-left = tourne à gauche
text-turns-right = tourne à droite
text-black = cube noir
text-under-gem = sous la gemme de { $who }
text-under-menhir = sous le menhir de { $who }
text-on-rock = sur la roche
text-on-swamp = dans le marais
text-gem = { $at } : gemme de { $who }, { $region }.
text-menhir = { $at } : menhir de { $who }, { $region }.
text-their-gem = gemme de { $who }
text-their-menhir = menhir de { $who }
text-region-green = zone verte
text-region-light = zone beige
text-region-dark = zone brune
text-ray = Rayon de { $who } depuis { $druid } vers { $heading } : { $met }.
text-heading-north = le nord
text-heading-east = l’est
text-heading-south = le sud
text-heading-west = l’ouest
text-rock = roche
text-swamp = marais
text-deck = Pioche : { $deck } { $deck ->
    [one] carte
   *[other] cartes
}.
text-deck-marked = Pioche : { $deck } { $deck ->
    [one] carte
   *[other] cartes
}, celle du dessus est marquée.
text-bag = Sac : { $bag } { $bag ->
    [one] créature
   *[other] créatures
}.
text-gone = Hors jeu : { $creatures ->
    [aucun] aucune
   *[other] { $creatures }
}.
text-obstacle = Obstacle { word-obstacle } : { $squares }.
text-options = Options : { $options }.
text-yes = oui
text-not = non
text-line = Ligne autour de la porte : { $line } cases par { $menhirs }.
text-no-line = Ligne autour de la porte : aucune.
text-place = Place { $place } : { $who }, { $vp } PV, { $mana } mana ; { $sources }.
