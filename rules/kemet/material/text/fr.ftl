### Les tuiles, cartes et zones imprimées. Les nombres viennent de `table.json` sous les noms de ses effets (`table.facts`) ;
### un message nomme les moments de son entrée, dans l’ordre. Les noms français sont les nôtres.

## Quand un effet agit

trigger-purchase = À l’achat
trigger-always = Toujours
trigger-spending = Quand vous dépensez des PP
trigger-gaining = Quand vous gagnez des PP, de jour ou de nuit
trigger-pray = Prière
trigger-buy = Achat
trigger-raise = Élévation
trigger-recruit = Recrutement
trigger-move = Déplacement
trigger-move-start = Au début d’un Déplacement
trigger-enemy-move = Déplacements adverses
trigger-gold = Jeton doré
trigger-day = À votre tour de jour
trigger-battle = Combat
trigger-attack = Combat que vous déclenchez
trigger-defence = Combat où l’on vous attaque
trigger-attack-council = Conseil de guerre d’un combat que vous déclenchez
trigger-council = Conseil de guerre
trigger-confrontation-end = Fin de la Confrontation
trigger-casualties-end = Fin des Pertes
trigger-rewards = Récompenses d’un combat
trigger-night-prayers = Nuit, Prières
trigger-night-cards = Nuit, Intervention Divine
trigger-night-awakening = Nuit, Éveil

## Mots avec un nombre

n-moves = { $moves ->
    [one] +{ $moves } déplacement terrestre
   *[other] +{ $moves } déplacements terrestres
}
n-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
n-districts = { $districts ->
    [one] { $districts } quartier adverse
   *[other] { $districts } quartiers adverses
}

## Tuiles

tile-charge = { trigger-attack } : +{ $strength } force.
tile-priest-of-mafdet = { trigger-move } : { n-moves }.
tile-carnage = { trigger-battle } : +{ $damage } dégât.
tile-wrryt-storm = { trigger-purchase } : reprenez toutes vos cartes Combat, retirez-en { $out } pour de bon, sans la montrer ; la carte spéciale de force { $strength } et dégâts { $damage } la remplace.
tile-phoenix = Créature. { trigger-move } : { n-moves }, et l’entrée dans { n-districts } sans partir d’à côté. { trigger-battle } : +{ $strength } force.
tile-portal = { trigger-move } : les téléportations coûtent { $less } PP de moins (au moins { $least }) et partent aussi d’une zone à obélisque.
tile-royal-scarab = Créature. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force.
tile-blades-of-neith = { trigger-battle } : +{ $strength } force.
tile-divine-wound = { trigger-confrontation-end } : défaussez des cartes de votre main, sauf Diversion ; +{ $strength } force pour chacune.
tile-domination = { trigger-purchase } : { $fame } PR divin.
tile-giant-scorpion = Créature. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force, +{ $damage } dégâts.
tile-initiative = { trigger-attack } : +{ $strength } force, +{ $attack-damage } dégât, +{ $attack-unblockable } dégât imparable. { trigger-defence } : +{ $defence-damage } dégât, +{ $defence-unblockable } dégât imparable.
tile-surprise-attack = { trigger-gold } : { $actions } Déplacement, avec l’entrée dans { n-districts } sans partir d’à côté.
tile-act-of-god = { trigger-purchase } : { $tokens } jeton argenté.
tile-recruiting-scribe = { trigger-recruit } : jusqu’à { n-units } pour rien.
tile-defense = { trigger-defence } : +{ $strength } force.
tile-reinforcement-prayer = { trigger-pray } : jusqu’à { n-units } pour rien dans vos quartiers ; là où se tient un ennemi on combat, comme au Recrutement.
tile-ancestral-elephant = Créature. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force, +{ $defense } défense.
tile-shetyw-barrier = { trigger-purchase } : reprenez toutes vos cartes Combat, retirez-en { $out } pour de bon, sans la montrer ; la carte spéciale de force { $strength } et défense { $defense } la remplace.
tile-shield-of-neith = { trigger-battle } : +{ $defense } défense.
tile-legion = { trigger-always } : vos troupes ont jusqu’à { $limit } unités.
tile-defensive-victory = { trigger-rewards } : { $fame } PR de combat si l’on vous a attaqué, que vous avez gagné et qu’il vous reste une unité sur place.
tile-spying = { trigger-council } : l’adversaire choisit d’abord et vous montre la carte Combat jouée, et aucune autre carte.
tile-reinforcements = { trigger-recruit } : autant d’unités que vous voulez pour rien.
tile-sphinx = Créature. { trigger-purchase } : { $fame } PR divin. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force.
tile-divine-will = { trigger-gold } : { $actions } Déplacement ou Recrutement.
tile-priest = { trigger-pray } : +{ $pp } PP.
tile-priestess = { trigger-buy } : la tuile coûte { $less } PP de moins (au moins { $least }).
tile-magical-support = { trigger-raise } : chaque niveau coûte { $less } PP de moins (au moins { $least }).
tile-deep-desert-snake = Créature. { trigger-move } : { n-moves }. { trigger-battle } : la créature ennemie ne compte pas.
tile-vision = { trigger-night-cards } : piochez { $drawn } cartes de plus, puis défaussez-en { $discarded }.
tile-divine-boon = { trigger-night-cards } : piochez { n-cards } de plus.
tile-hand-of-god = { trigger-night-awakening } : jusqu’à { $levels } niveau de pyramide pour rien ; ce peut être une nouvelle pyramide.
tile-divine-hunger = { trigger-casualties-end } : { $pp } PP par unité ennemie retirée par vos dégâts, en un seul gain.
tile-priest-of-thoeris = { trigger-attack-council } : piochez { n-cards }.
tile-priest-of-ra = { trigger-spending } : chaque effet que vous payez coûte { $less } PP de moins (au moins { $least }).
tile-priest-of-amon = { trigger-night-prayers } : +{ $pp } PP.
tile-the-mummy = Créature. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force. { trigger-night-cards } : piochez { n-cards } de plus.
tile-mercenaries = { trigger-purchase } : { n-units } de plus pour de bon, placées dans vos quartiers ; là où se tient un ennemi on combat, comme au Recrutement.
tile-local-recruit = { trigger-recruit } : jusqu’à { n-units } pour rien ; les recrues vont dans vos quartiers et auprès de vos troupes, où qu’elles soient.
tile-honor-in-battle = { trigger-casualties-end } : { $pp } PP par unité à vous retirée par les dégâts ennemis, en un seul gain.
tile-dedication-to-battle = { trigger-attack-council } : { $pp } PP.
tile-khnums-sphinx = Créature. { trigger-enemy-move } : les autres troupes paient { $pp } PP de plus pour entrer dans sa zone. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force.
tile-twin-ceremony = { trigger-gold } : { $actions } Achat à { $more } PP de plus ; ce peut être une couleur déjà achetée aujourd’hui.
tile-griffin-sphinx = Créature. { trigger-move } : se téléporte pour rien, aussi d’une zone à obélisque. { trigger-battle } : +{ $strength } force.
tile-forced-march = { trigger-gold } : { $actions } Déplacement, sans téléportation.
tile-deadly-trap = { trigger-defence } : +{ $strength } force, +{ $unblockable } dégât imparable.
tile-soul-devourer = Créature. { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force. { trigger-rewards } : +{ $fame } PR de combat si vous avez gagné et que vos dégâts ont retiré au moins { $kills } unités ennemies.
tile-bestial-fury = { trigger-move } : { n-moves }. { trigger-battle } : +{ $strength } force, +{ $damage } dégât.
tile-divine-might = { trigger-gaining } : +{ $pp } PP à chaque gain venu d’un autre effet.

## Cartes Intervention Divine

card-war-rage = { trigger-battle } : +{ $strength } force.
card-war-fury = { trigger-battle } : +{ $strength } force.
card-bloody-battle = { trigger-battle } : +{ $damage } dégât.
card-bloodbath = { trigger-battle } : +{ $damage } dégâts.
card-bronze-wall = { trigger-battle } : +{ $defense } défense.
card-iron-wall = { trigger-battle } : +{ $defense } défense.
card-tactical-support = { trigger-day } : jusqu’à { n-units } pour rien dans vos quartiers ou auprès de vos troupes ; là où se tient un ennemi on combat, comme au Recrutement.
card-raining-fire = { trigger-day } : retirez { n-units } d’une troupe ennemie.
card-prayer = { trigger-day } : +{ $pp } PP.
card-transfer = { trigger-move } : la troupe se téléporte d’où qu’elle soit, pour rien.
card-swiftness = { trigger-move-start } : { n-moves }.
card-diversion = { trigger-battle } : sans effet, elle n’a que l’air d’une carte. Après la révélation elle revient en main ; on ne la défausse jamais et elle n’est jamais dans la pioche.

## Cartes Combat

battle-card = { trigger-battle } : force { $strength }{ $damage ->
    [0] {""}
   *[other] , dégâts { $damage }
}{ $defense ->
    [0] {""}
   *[other] , défense { $defense }
}{ $loss ->
    [0] {""}
   *[other] , { $loss } dégâts imparables à votre propre troupe
}.

## Noms des tuiles et cartes : les nôtres

name-charge = Charge !
name-priest-of-mafdet = Prêtre de Mafdet
name-carnage = Carnage
name-wrryt-storm = Tempête de Wrryt
name-phoenix = Phénix
name-portal = Portail (Thot)
name-royal-scarab = Scarabée royal
name-blades-of-neith = Lames de Neith
name-divine-wound = Blessure divine
name-domination = Domination
name-giant-scorpion = Scorpion géant
name-initiative = Initiative
name-surprise-attack = Attaque surprise
name-act-of-god = Acte divin
name-recruiting-scribe = Scribe recruteur
name-defense = Défense !
name-reinforcement-prayer = Prière de renfort
name-ancestral-elephant = Éléphant ancestral
name-shetyw-barrier = Rempart de Shetyw
name-shield-of-neith = Bouclier de Neith
name-legion = Légion
name-defensive-victory = Victoire défensive
name-spying = Espionnage
name-reinforcements = Renforts
name-sphinx = Sphinx
name-divine-will = Volonté divine
name-priest = Prêtre
name-priestess = Prêtresse
name-magical-support = Soutien magique
name-deep-desert-snake = Serpent du désert profond
name-vision = Vision
name-divine-boon = Don divin
name-hand-of-god = Main de Dieu
name-divine-hunger = Faim divine
name-priest-of-thoeris = Prêtre de Thouéris
name-priest-of-ra = Prêtre de Rê
name-priest-of-amon = Prêtre d’Amon
name-the-mummy = La Momie
name-mercenaries = Mercenaires (épée / lance)
name-local-recruit = Recrue locale
name-honor-in-battle = Honneur au combat
name-dedication-to-battle = Dévouement au combat
name-khnums-sphinx = Sphinx de Khnoum
name-twin-ceremony = Cérémonie jumelle
name-griffin-sphinx = Sphinx griffon
name-forced-march = Marche forcée
name-deadly-trap = Piège mortel
name-soul-devourer = Dévoreuse d’âmes
name-bestial-fury = Furie bestiale
name-divine-might = Puissance divine
name-war-rage = Rage guerrière
name-war-fury = Fureur guerrière
name-bloody-battle = Combat sanglant
name-bloodbath = Bain de sang
name-bronze-wall = Mur de bronze
name-iron-wall = Mur de fer
name-tactical-support = Soutien tactique
name-raining-fire = Pluie de feu
name-prayer = Prière
name-transfer = Transfert
name-swiftness = Célérité
name-diversion = Diversion

## Zones du plateau

city-1 = cité du Nord-Ouest
city-2 = cité de l’Ouest
city-3 = cité du Sud-Ouest
city-4 = cité du Nord-Est
city-5 = cité de l’Est
city-6 = cité du Sud-Est
zone-district = quartier { $letter } de la { $city }
zone-front = désert devant la { $city }
zone-t1 = temple de l’Ouest
zone-t2 = temple de la rive ouest
zone-t3 = temple de la rive est
zone-t4 = temple de l’Est
zone-o1 = obélisque du Nord-Ouest
zone-o2 = obélisque du Sud-Ouest
zone-o3 = obélisque du Nord-Est
zone-o4 = obélisque du Sud-Est
zone-wb = rive ouest
zone-eb = rive est
zone-dt = temple du Delta
zone-dm = désert du Delta
zone-sa = Sanctuaire de tous les dieux
