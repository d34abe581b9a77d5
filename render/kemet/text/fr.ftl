# Kemet : les mots de ses images et de leur double en texte.

title = Kemet
sub = Sang et Sable  ·  { $moment }
fp = FP
pp = PP
tiles = { $count ->
    [0] tuile
    [one] tuile
   *[other] tuiles
}
cards = { $count ->
    [0] carte
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
legend-win = Gagner : avant votre jeton, 9 FP
legend-win-more = ou plus et personne devant vous.
legend-creature = Or : une créature avec la troupe.
legend-market = Tuiles exposées : voir « market ».
hand-battle = Cartes Combat : force (d dégâts, u imparables, s défense)
hand-cards = Vos cartes
source-battle = combat
source-divine = divine
source-temples = temples
source-pyramids = pyramides
final = { $who } { $fame } FP : { $parts }
won = { $who } gagne avec { $fame } FP.

market = Tuiles Pouvoir
market-sub = Kemet  ·  { $moment }
market-level = Niveau { $level }
market-gone = toutes prises
market-copies = × { $copies }

player-pyramid = Pyramide d’actions
player-needs = sans jeton : niveau { $levels }
player-track = Points de prière
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
space-gold = Or

battle = Combat en { $zone }
attacks = attaque
defends = défend { $zone }
units = { $count ->
    [one] 1 unité
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

twin-head = Kemet : Sang et Sable, { $moment }.
twin-asked = { $who } : { $what }.
twin-won = { $who } a gagné avec { $fame } FP.
twin-colours = Couleurs des tuiles : { $colours }.
twin-order = Ordre du tour : { $order }.
twin-seat = { $who } : { $fame } FP (combat { $battle }, divine { $divine }, temples { $temples }, pyramides { $pyramids }), { $pp } PP.
twin-stock = { $who} a { $cards } cartes, { $battlecards } cartes Combat, { $supply } unités en réserve, { $veterans } vétérans, { $tokens } jetons à poser.
twin-bonus = { $who } peut poser : { $what }.
twin-placed = { $who } a des jetons sur : { $spaces }.
twin-boxes = { $who } a les cases Achat : { $boxes }.
twin-tiles = { $who } possède : { $tiles }.
twin-stable = { $who } a des créatures en réserve : { $creatures }.
twin-face-up = { $who } a joué, visibles : { $cards }.
twin-face-down = { $who } a écarté, cachées : { $count }.
twin-hand = { $who } a en main : { $cards }.
twin-battle-hand = { $who } a en main les cartes Combat : { $cards }.
twin-away = { $who } a écarté : { $cards }.
twin-aside = { $who } a mis de côté pour de bon : { $cards }.
twin-setup = Votre mise en place : { $troops } ; { $pyramids }.
twin-ready = Prêts : { $who }.
twin-slots = Nouvel ordre du tour : { $slots }.
twin-zone = { $zone } ({ $kind }) : { $what }.
twin-empty = Vides : { $zones }.
twin-troop = { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
twin-pyramid = pyramide { $colour ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[onyx] onyx
} de niveau { $level }
twin-income = +{ $pp } PP la nuit
twin-fame = renommée à { $who }
twin-attack = attaqué par { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
twin-market = { $colour ->
    [ruby] Rubis
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
} niveau { $level } : { $tiles }.
twin-deck = Pioche { $deck } cartes. Défausse : { $discard }.
twin-battle = Combat en { $zone } : { $who } avec { $units } contre { $other } avec { $against }.
twin-revealed = { $who } a joué { $card }{ $cards ->
    [none] {""}
   *[other] {" "}avec { $cards }
}.
twin-winner = { $who } a gagné le combat.
twin-scores = Renommée : { $scores }.
kind-district = quartier
kind-desert = désert
kind-temple = temple
kind-sanctuary = sanctuaire
kind-front = front, port militaire
kind-bank = port marchand
kind-obelisk = obélisque
