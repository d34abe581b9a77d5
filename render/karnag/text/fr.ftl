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
creature-shadow = ombre
creature-naja = naja

track-capture = capture
track-move = mouvement
track-council = conseil
track-gems = gemmes
track-mana = mana

card-through = à travers
card-acceleration = accélération
card-mana = mana
card-gems = gemmes
card-knowledge = connaissance
card-control = contrôle
card-ghoul = goule
card-shadow = ombre
card-naja = naja

tile-druids = Druides
tile-gems = Gemmes
tile-capture = Capture
tile-mind = Esprit
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
asked-learn = apprend
asked-shift = déplace des gemmes
asked-walk = déplace des druides
asked-control = mène une créature
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
open-learn = { $who } peut apprendre : { $left ->
    [one] { $left } niveau.
   *[other] { $left } niveaux.
}
open-shift = { $who } déplace des gemmes : { $left ->
    [one] reste { $left } pas.
   *[other] restent { $left } pas.
}
open-control = { $who } mène une créature, jusqu’à { $left } cases.
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
did-creaturemoved = La créature { $creature } est allée de { $start } à { $to }.
did-escaped = La créature { $creature } s’est échappée en { $at }.
did-penalised = { $who } a perdu { $vp } PV pour { $druid }.
did-shut = La créature { $creature } n’a pas pu sortir de { $gate } et est hors jeu.
did-obstaclelaid = { $who } a posé { $tile } sur { $squares }.
did-druidplaced = { $who } a placé un druide en { $square }.
did-cubeplaced = { $who } a mis un cube sur { $slot }.
did-compensated = { $who } a renoncé { $vp ->
    [0] (+{ $mana } mana)
   *[other] (+{ $vp } PV)
}.
did-druidmoved = { $who } a déplacé { $druid } en { $to } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
did-gemmade = { $who } a créé une gemme en { $at } ({ $mana } mana), { $leaves } au conseil.
did-captured = { $who } a capturé la créature { $creature } en { $at } ({ $mana } mana, +{ $vp } PV), { $druid } au conseil.
did-capturebonus = { $who } a marqué { $vp } PV par sa connaissance.
did-creatureled = { $who } a mené la créature { $creature } de { $start } à { $to }.
did-gemshifted = { $who } a déplacé la gemme { $gem } en { $to }.
did-brewed = { $who } a préparé une potion avec { $druids ->
    [one] { $druids } druide
   *[other] { $druids } druides
} (+{ $mana } mana).
did-learned = { $who } a appris { $track } { $level }.
did-managained = { $who } a gagné { $mana } mana.
did-drew = { $who } a pioché { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
did-kept = { $who } a gardé une carte.
did-cardplayed = { $who } a joué { $card }.
did-banished = { $who } a renvoyé la créature { $creature } (+{ $vp } PV).
did-aligned = { $who } a aligné les gemmes { $gems } (+{ $vp } PV).
did-menhirraised = { $who } a dressé un menhir en { $at } (+{ $vp } PV).
did-councilscored = { $who } a marqué { $vp } PV au conseil.
did-passed = { $who } a laissé le reste.
did-ended = { $line ->
    [0] La porte n’est pas encerclée.
   *[other] La porte est encerclée par { $line } cases.
}

# Le texte jumeau : tout ce qu’une vue connaît, un fait par ligne.
twin-head = Karnag, tour { $round } sur { $rounds }, { $phase }.
twin-scores = Scores : { $scores }.
twin-score = { $who } { $vp } PV
twin-viewer = Vu par { $who }.
twin-order = Ordre : { $seats }.
twin-then = Ensuite : { $seats }.
twin-asked = On attend : { $who } ; { $facts }.
twin-slot = avec { $slot }
twin-left = reste { $left }
twin-points = { $spent } points employés, { $least } à { $most } en tout
twin-used = rayons passés : roche { $rocks }, marais { $swamps }, pierre { $stones }
twin-paid = bonus de capture payé
twin-drew = { $cards } { $cards ->
    [one] carte piochée
   *[other] cartes piochées
}, marquées : { $marked }
twin-drawn = cartes piochées : { $cards }
twin-no = aucun
twin-kind-obstacle = pose un obstacle
twin-kind-place = place un druide
twin-kind-cube = pose un cube
twin-kind-act = agit
twin-kind-learn = apprend
twin-kind-shift = déplace des gemmes
twin-kind-walk = déplace des druides
twin-kind-control = mène une créature
twin-kind-keep = garde une carte
twin-kind-menhir = choisit des menhirs
twin-seat = { $who } : { $vp } PV, { $mana } mana, { $cards } { $cards ->
    [one] carte
   *[other] cartes
} ; en réserve { $gems } { $gems ->
    [one] gemme
   *[other] gemmes
}, { $menhirs } { $menhirs ->
    [one] menhir
   *[other] menhirs
}.
twin-druids = { $who }, druides : { $places }.
twin-knowledge = { $who }, connaissances : { $levels }.
twin-reserve = { $who }, captures : { $creatures }.
twin-hand = { $who }, main : { $cards }.
twin-tile = Tuile { $number }, { $tile } : { $slots }.
twin-slot-free = { $word } libre
twin-slot-taken = { $word } { $who }
twin-slot-done = { $word } { $who } (fait)
twin-cauldron = Chaudron { $name } : depuis { $entrances } ; { $places ->
    [one] { $places } place
   *[other] { $places } places
} ; dedans : { $inside }.
twin-creature = { $at } : { $facts }.
twin-turns-left = tourne à gauche
twin-turns-right = tourne à droite
twin-black = cube noir
twin-under-gem = sous la gemme de { $who }
twin-under-menhir = sous le menhir de { $who }
twin-on-rock = sur la roche
twin-on-swamp = dans le marais
twin-gem = { $at } : gemme de { $who }, { $region }.
twin-menhir = { $at } : menhir de { $who }, { $region }.
twin-their-gem = gemme de { $who }
twin-their-menhir = menhir de { $who }
twin-region-green = zone verte
twin-region-light = zone brun clair
twin-region-dark = zone brun foncé
twin-ray = Rayon de { $who } depuis { $druid } vers { $heading } : { $met }.
twin-heading-north = le nord
twin-heading-east = l’est
twin-heading-south = le sud
twin-heading-west = l’ouest
twin-rock = roche
twin-swamp = marais
twin-deck = Pioche : { $deck } { $deck ->
    [one] carte
   *[other] cartes
}.
twin-deck-marked = Pioche : { $deck } { $deck ->
    [one] carte
   *[other] cartes
}, celle du dessus est marquée.
twin-bag = Sac : { $bag } { $bag ->
    [one] créature
   *[other] créatures
}.
twin-gone = Hors jeu : { $creatures }.
twin-obstacle = Obstacle { $tile } : { $squares }.
twin-options = Options : { $options }.
twin-yes = oui
twin-not = non
twin-line = Ligne autour de la porte : { $line } cases par { $menhirs }.
twin-no-line = Ligne autour de la porte : aucune.
twin-place = Place { $place } : { $who }, { $vp } PV, { $mana } mana ; { $sources }.
