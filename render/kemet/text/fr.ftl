# Kemet : les mots de ses images et de leur double en texte.

title = Kemet
sub = Blood and Sand  ·  { $moment }
fp = PR
pp = PP
tiles = { $count ->
    [one] tuile
   *[other] tuiles
}
cards = { $count ->
    [one] carte
   *[other] cartes
}
veterans = { $count ->
    [one] vét.
   *[other] vét.
}
supply = { $count } en réserve
no-tiles = pas encore de tuiles
deck = Pioche { $deck }, défausse { $discard }.
legend-win = Gagner : avant votre jeton, 9 PR
legend-win-more = ou plus et personne devant vous.
legend-creature = Or : une créature avec la troupe.
legend-market = Tuiles exposées : voir « market ».
hand-battle = Cartes Combat : force (d dég., u imp., s déf.)
hand-cards = Vos cartes
source-battle = combat
source-divine = divine
source-temples = temples
source-pyramids = pyramides
final = { $who } { $fame } PR : { $parts }
won = { $who } gagne avec { $score } PR.

market = Tuiles Pouvoir
market-sub = Kemet  ·  { $moment }
market-level = Niveau { $level }
market-gone = toutes prises
market-copies = × { $copies }

player-pyramid = Pyramide d’actions
player-needs = sans jeton : niveau { $levels }
player-track = Points de Prière
player-tiles = Tuiles Pouvoir
player-none = aucune
player-level = niv. { $level }
player-units = Unités en réserve
player-veterans = Vétérans
player-hand = Cartes en main
player-creatures = Créatures en réserve
player-face-up = Cartes Combat visibles
player-away = Écartées, cachées
space-pray = Prier
space-buy = Acheter
space-raise = Élever
space-recruit = Recruter
space-move = Déplacer
space-gold = Doré

battle = Combat en { $zone }
attacks = attaque
defends = défend { $zone }
units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
battle-secret = cartes en cours de choix
battle-ready = prêt
battle-strength = force
battle-card = Carte Combat { $card }
battle-damage = Dégâts
battle-unblockable = Imparables
battle-defense = Défense
battle-total = Total
battle-wins = gagne
battle-lost = −{ $count }
battle-casualties = Pertes
battle-left = reste { $count }
battle-none = Personne ne combat maintenant.
strip-lost = perd { $count }, reste { $left }
strip-blows = dégâts { $damage }, imparables { $unblockable }, défense { $defense }
line-units = unités
line-card = carte
line-home = sa cité
line-certain = sûr pour l’instant

text-head = Kemet: Blood and Sand, { $moment }.
text-asked = { $who } : { $what }.
text-won = { $who } gagne avec { $fame } PR.
text-colours = Couleurs des tuiles : { $colours }.
text-order = Ordre du tour : { $order }.
text-seat = { $who } : { $fame } PR (combat { $battle }, divine { $divine }, temples { $temples }, pyramides { $pyramids }), { $pp } PP.
text-stock = { $who } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $battlecards ->
    [one] { $battlecards } carte Combat
   *[other] { $battlecards } cartes Combat
}, { $supply ->
    [one] { $supply } unité
   *[other] { $supply } unités
} en réserve, { $veterans ->
    [one] { $veterans } vétéran
   *[other] { $veterans } vétérans
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} à poser.
text-bonus = { $who } peut poser : { $what }.
text-placed = { $who } a des jetons sur : { $spaces }.
text-boxes = { $who } a les cases Achat : { $boxes }.
text-tiles = { $who } possède : { $tiles }.
text-stable = { $who } a des créatures en réserve : { $creatures }.
text-face-up = Cartes Combat visibles de { $who } : { $cards }.
text-face-down = Cartes écartées, cachées, de { $who } : { $count }.
text-hand = { $who } a en main : { $cards }.
text-battle-hand = { $who } a en main les cartes Combat : { $cards }.
text-away = Cartes écartées de { $who } : { $cards }.
text-aside = Cartes mises de côté pour de bon par { $who } : { $cards }.
text-setup = Votre mise en place : { $troops } ; { $pyramids }.
text-ready = Prêts : { $who }.
text-slots = Nouvel ordre du tour : { $slots }.
text-zone = { $zone } ({ $kind }) : { $what }.
text-empty = Vides : { $zones }.
text-troop = { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
text-pyramid = pyramide { $colour ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[onyx] onyx
} de niveau { $level }
text-income = +{ $pp } PP la nuit
text-delta = la nuit { $units ->
    [one] 1 unité
   *[other] { $units } unités
} contre { $pp } PP
text-offering = la nuit { $units ->
    [one] 1 unité
   *[other] { $units } unités
} contre 1 PR divin
text-fame = renommée à { $who }
text-attack = attaqué par { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
text-market = { $colour ->
    [ruby] Rubis
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
} niveau { $level } : { $tiles }.
text-deck = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Défausse : { $discard }.
text-battle = Combat en { $zone } : { $who } avec { $units } contre { $other } avec { $against }.
text-revealed = { $who } joue { $card }{ $cards ->
    [none] {""}
   *[other] {" "}avec { $cards }
}.
text-winner = { $who } gagne le combat.
text-scores = Renommée : { $scores }.
kind-district = quartier
kind-desert = désert
kind-temple = temple
kind-sanctuary = sanctuaire
kind-front = front, port militaire
kind-bank = port marchand
kind-obelisk = obélisque
