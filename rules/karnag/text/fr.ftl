# Karnag : les règles dans nos mots, ce que dit le jeu quand il refuse, et ce qu’on en lit.

## Le matériel, et ce qui vaut toujours

K-1 = Pour 2 à 5 joueurs. Chacun a 3 druides, 5 disques de connaissance, 8 cubes (5 pour les actions, 1 pour le mana, 1 pour les points, 1 pour l’ordre du tour), 3 gemmes et 7 menhirs.
K-2 = En commun : un dé aux faces 2 3 3 3 4 4, 30 créatures (15 golems et 5 de chaque : goules, ombres noires, najas), 6 tuiles Action, 36 cartes Pouvoir, 13 obstacles (6 roches, 3 marais, 4 mixtes), 8 cubes noirs.
K-3 = Une case du sentier porte un druide au plus.
K-4 = On ne déplace que ses propres druides et gemmes. Les créatures n’appartiennent à personne.
K-5 = Tout déplacement suit les lignes et les colonnes, jamais la diagonale.
K-6 = Carte Action et tuile Action désignent la même chose.
K-7 = Les points ne descendent pas sous 0. Le mana reste entre 0 et 20 : ce qu’on ne peut payer ne se fait pas, ce qui dépasse 20 est perdu.
K-8 = Pour une gemme ou une créature, une case libre est une case de la clairière sans porte, roche, marais, créature, gemme ni menhir. Une créature peut aussi entrer sur une case du sentier sans druide, et s’y échappe.
K-9 = Un menhir ne bouge jamais et ne quitte pas le plateau.

## Mise en place

K-10 = La partie dure 6 tours à 2 ou 3 joueurs, 5 tours à 4 ou 5.
K-11 = Chacun commence avec 10 mana, sans point, sans carte, sans créature capturée, toutes ses gemmes et tous ses menhirs en réserve.
K-12 = Les disques de connaissance commencent sous leurs voies, au niveau 0.
K-13 = Les 36 cartes Pouvoir mélangées forment une pioche face cachée.
K-14 = Les obstacles suivent la disposition de base, ou les joueurs les posent (mise en place avancée).
K-15 = Les jetons Créature sont tirés au hasard, comme d’un sac.
K-16 = L’ordre du premier tour est tiré au sort.
K-17 = Avant de jouer, quatre créatures sortent des cases 1, 2, 3, 4 de la porte, dans cet ordre, chacune avec son propre jet.
K-18 = Puis, dans l’ordre, chacun pose un druide à la fois sur une case foncée libre du sentier, jusqu’à ce que tous en aient posé trois. Il y a 16 cases foncées : 6 par grand côté, 2 par petit côté.
K-19 = Le premier tour ne saute que le nouvel ordre ; les créatures avancent et arrivent comme à chaque tour.

## Un tour

K-20 = Un tour a sept phases : ordre, créatures, tuiles, cubes, actions, gemmes, conseil.
K-21 = Nouvel ordre : le moins de points d’abord. À égalité, l’ordre reste.
K-22 = Le premier joueur déplace les créatures et lance le dé ; il n’y a là aucun choix.

## Les créatures dans la clairière

K-30 = D’abord tous les cubes noirs quittent les créatures.
K-31 = Chaque créature de la clairière avance d’une case vers le bord le plus proche, sans dé.
K-32 = Le bord le plus proche est celui qui est à moins de cases en ligne droite, quoi qu’il y ait entre les deux.
K-33 = Les créatures les plus proches d’un bord bougent d’abord.
K-34 = Une créature n’entre que sur une case libre : ni autre créature, ni gemme, menhir, roche, marais, porte, ni case du sentier avec un druide.
K-35 = Les ombres noires passent et restent dans la roche, les goules dans le marais, les najas sous les gemmes et les menhirs. Les créatures s’y bloquent quand même entre elles.
K-36 = Si deux bords sont aussi proches, la flèche de la case de la porte de ce quartier décide.
K-37 = Si la case devant elle lui est fermée, une créature tourne à gauche ou à droite, selon son jeton, et fait son pas de ce côté.
K-38 = Si cette case est fermée aussi, la créature reste. Elle réessaie à chaque tour.
K-39 = Si des créatures se gênent, la plus proche du bord passe d’abord ; puis la plus petite somme des distances à ses deux bords les plus proches ; puis golem, goule, ombre noire, naja. À égalité, elles attendent que l’autre libère la place ; de même sorte et visant la même case, elles ne bougent pas.
K-40 = Une créature bloquée reste jusqu’à ce qu’on la capture, qu’on la déplace, ou que la voie soit libre.

## Les fuites

K-45 = Une créature qui finit son déplacement sur le sentier, d’elle-même ou déplacée par un joueur, est hors jeu.
K-46 = Entrer sur le sentier finit le déplacement d’une créature ; elle ne le longe jamais.
K-47 = Chaque druide du sentier proche de la fuite coûte des points à son propriétaire : 3 à distance 1, 2 à distance 2 ou 3, 1 à distance 4 ou 5.
K-48 = Les druides dans un chaudron ou au conseil sylvestre ne risquent rien.
K-49 = La distance se compte en cases du sentier, par le plus court, cases occupées comprises.
K-50 = Un druide sur le sentier barre la voie à une créature, qui tourne alors.

## Nouvelles créatures

K-55 = Un jet dit combien de créatures arrivent et sur quelle case de la porte paraît la première ; les autres suivent dans le sens horaire.
K-56 = Chaque nouvelle créature avance d’après son propre jet, hors de la porte par la flèche et tout droit. Le pas de sortie compte.
K-57 = Là où elle est arrêtée, une nouvelle créature tourne selon son jeton et continue dans ce sens.
K-58 = Elle n’entre pas deux fois sur la même case. Arrêtée encore après avoir tourné, elle perd le reste.
K-59 = Si le côté de la flèche est bloqué, elle sort par l’autre côté extérieur, puis suit le sens de la flèche.
K-60 = Si les deux côtés sont bloqués, le jeton est hors jeu.
K-61 = Les nouvelles créatures ont aussitôt leurs pouvoirs de passage.
K-62 = La porte est toujours vide quand les créatures ont bougé.

## Tuiles et cubes

K-65 = Les six tuiles Action sont mélangées et posées en ligne.
K-66 = Chaque tuile a une action principale et une secondaire avec des emplacements : à 2 joueurs 2 ou 1 en alternance le long de la ligne, et 2 ; à 3 joueurs 2 et 2 ; à 4 joueurs 2 et 3 ; à 5 joueurs 3 et 3.
K-67 = Dans l’ordre, chacun pose un cube sur un emplacement libre, jusqu’à cinq chacun. Plusieurs cubes sur la même action sont permis.
K-70 = D’abord toutes les actions principales, puis les secondaires ; les tuiles de gauche à droite, les emplacements de haut en bas.
K-71 = Blocage : une tuile s’arrête quand elle arrive à un joueur qui y a déjà agi pendant ce passage ; les cubes dessous attendent aussi. Après la dernière tuile, la ligne est reprise pour le reste.
K-72 = Les actions principales bloquées passent avant toute secondaire. Les cubes principaux sont retirés avant la ligne secondaire.
K-73 = Là où une tuile offre un choix, on choisit quand le cube agit ; cela n’engage personne.
K-74 = Qui ne peut ou ne veut agir prend 1 mana à la place. Qui en fait même une partie n’en prend pas.

## Les gemmes deviennent des menhirs

K-80 = Deux ou trois gemmes d’une couleur sur une ligne ou une colonne deviennent des menhirs. Une gemme seule reste.
K-81 = Les menhirs viennent de la réserve du propriétaire ; les gemmes y retournent.
K-82 = Elles valent un point par case de l’alignement, bouts compris ; les cases d’un alignement coudé de trois comptent une fois.
K-83 = Chaque nouveau menhir vaut 7 de plus dans la zone beige et 14 de plus dans la zone brune.
K-84 = Ce qui se trouve entre les gemmes est sans effet, la porte comprise.
K-85 = Quand ses 7 menhirs sont dressés, les alignements suivants d’un joueur sont ignorés et les gemmes restent.
K-86 = S’il reste moins de menhirs que de gemmes alignées, l’alignement compte en entier, le propriétaire choisit quelles gemmes changent, les autres restent.
K-87 = Un menhir ne fait jamais partie d’un alignement de gemmes.

## Le conseil

K-90 = Chacun de vos druides au conseil sylvestre vaut 1 point, plus le nombre de votre voie du conseil pour le premier, le deuxième et le troisième présent.
K-91 = Qui a le plus de druides au conseil sylvestre peut progresser d’un niveau ; tous les ex æquo le peuvent. Les points de bonus n’y font rien. Un conseil vide n’apprend rien à personne.
K-92 = Les ex æquo progressent dans l’ordre du tour.
K-93 = Un druide va au conseil sylvestre dès qu’il a capturé, qu’il part après une gemme, ou qu’il a préparé une potion.
K-94 = Il peut y rester des tours et rapporter chaque fois, ou repartir aussitôt.
K-95 = Il revient par tout déplacement des druides, sur un des quatre coins, pour 1 point. Les cases occupées sont sautées et ne comptent pas.
K-96 = Après le conseil du dernier tour vient le décompte final. Sinon les cubes reviennent et le tour suivant commence ; le reste ne bouge pas.

## Déplacer les druides

K-100 = Druides, principale : déplacer ses druides de 5, 6, 7 ou 8 points en tout. Secondaire : 5 points.
K-101 = Les points se partagent entre les druides.
K-102 = Les druides restent sur le sentier ou entrent dans un chaudron ; jamais dans la clairière.
K-103 = Chaque druide bouge une fois par action, dans un seul sens.
K-104 = Les cases occupées sont sautées et ne coûtent rien ; un druide ne peut s’y arrêter.
K-105 = Entrer dans un chaudron coûte 1 point, depuis son entrée, même par-dessus un druide, s’il y a une place libre.
K-106 = Places : 2 dans les chaudrons des grands côtés, 1 dans ceux des petits. À 2 joueurs 1 aussi sur les grands ; à 5 joueurs 2 aussi sur les petits.
K-107 = Un druide dans un chaudron y reste jusqu’à sa potion.
K-108 = Tous les points d’un déplacement doivent servir ; un chaudron n’en absorbe pas. Seul le bonus de la voie du déplacement est facultatif.

## Les gemmes

K-110 = Gemmes, principale : déplacer ses druides de 6 points, ou créer des gemmes et/ou progresser d’un niveau, dans l’ordre voulu. Secondaire : créer des gemmes.
K-111 = Deux de vos druides sur le sentier, l’un face à une colonne, l’autre face à une ligne, créent une gemme où leurs rayons se croisent.
K-112 = Une gemme coûte autant de mana que les deux rayons ont de cases, le croisement compté une fois.
K-113 = Créatures, roche, marais, porte, gemmes et menhirs arrêtent les rayons. Aucun pouvoir ne passe une créature ni la porte.
K-114 = Le croisement doit être tout à fait libre.
K-115 = Avec trois druides en place, une action peut créer deux gemmes, l’une après l’autre ; le druide parti manque à la seconde. Aucune action n’en crée une troisième.
K-116 = Après chaque gemme, un de ses deux druides, au choix, va au conseil sylvestre.
K-117 = Créer une gemme n’est jamais obligatoire, et demande une gemme en réserve.

## Les captures

K-120 = Capture, principale : déplacer ses druides de 7 points, ou capturer des créatures et/ou progresser d’un niveau, dans l’ordre voulu. Secondaire : capturer des créatures.
K-121 = Un druide sur le sentier peut capturer la première créature sur son rayon, pour autant de mana que le rayon a de cases jusqu’à elle.
K-122 = Une créature dans la roche, le marais ou sous une pierre demande le pouvoir pour sa propre case aussi.
K-123 = Un druide qui capture va au conseil sylvestre et capture une seule fois par action, même si une carte le fait revenir. Vous choisissez lesquels agissent.
K-124 = Un golem vaut 5 points, les autres 2. Le jeton va dans votre réserve.
K-125 = Par action, chaque ombre noire capturée fait passer à vos rayons 1 case de roche, chaque goule 1 marais, chaque naja 1 gemme ou menhir. Elles ne s’usent pas.
K-126 = Ces pouvoirs comptent une fois pour tous les rayons d’une action ; chaque rayon paie toutes les cases qu’il traverse. Une créature qu’on vient de capturer aide aussitôt.

## Déplacer créatures et gemmes

K-128 = Télépathie, principale : progresser d’un niveau, ou déplacer une créature de 1 à 3 cases. Secondaire : déplacer une de ses gemmes d’une case, ou une créature d’une case.
K-129 = Une créature déplacée ainsi va où l’on veut sur les cases où elle peut entrer, le sentier aussi, d’où elle s’échappe.
K-130 = Elle reçoit un cube noir et ne peut plus être déplacée ainsi ce tour, sauf par des cartes Contrôle d’une créature jouées avec la même action.

## Potions et cartes

K-131 = Potions : 1, 2, 3 druides dans les chaudrons donnent 5, 8, 10 mana (principale) ou 3, 5, 5 (secondaire).
K-132 = Chacun donne 1 niveau de connaissance, qu’on peut laisser ; puis tous vont au conseil sylvestre. Tous vos druides dans les chaudrons participent.
K-133 = On joue ses cartes Pouvoir avant, pendant ou après sa propre action, autant qu’on veut. Une carte sert d’un coup et va sous la pioche.
K-134 = Cartes, principale : en piocher 4, en garder 1, les autres sous la pioche. Secondaire : en piocher 1. La main n’a pas de limite.
K-135 = Une carte marquée ne se garde jamais : jouée aussitôt, elle retire de votre réserve une créature de sa sorte et vaut 5 points. Une par action.
K-136 = Quatre cartes marquées et aucune voulue : en piocher quatre autres. Trois marquées et aucune voulue : prendre la quatrième.
K-137 = Secondaire : une carte marquée non utilisée va sous la pioche, et l’on peut en piocher une autre.
K-138 = Cartes : À travers la Roche / le Marais (un rayon passe 1 roche ou marais), Accélération / décélération (un déplacement des druides de 1 à 3 points plus long ou plus court, ou seule un déplacement de 1 à 3), Gain de mana (4 mana), Déplacement d’une gemme (une gemme de 1 ou 2 cases, ou deux gemmes d’une case), Connaissance accrue (2 niveaux), Contrôle d’une créature (la déplacer de 1 à 3 cases) ; les marquées : Renvoi d’une créature.

## Les connaissances

K-139 = Cinq voies. Le niveau 1 ne donne rien mais il faut y passer. Une voie pleine ne peut être choisie.
K-140 = Voie de la capture : un bonus une fois par action, à la première capture qui en donne un ; les niveaux du haut donnent aussi des points par créature.
K-141 = Voie du déplacement : jusqu’à 4 points de plus à chaque déplacement des druides d’une tuile, si l’on veut. Pas avec une carte jouée seule.
K-142 = Voie du conseil : plus de points par druide au conseil sylvestre. Les absents ne donnent rien.
K-143 = Voie des gemmes : à chaque niveau atteint, déplacer ses gemmes d’autant de cases en tout, à partager. Tous les pas se font tant qu’un seul est possible.
K-144 = Voie du mana : à chaque niveau atteint, autant de mana ; un parchemin donne un niveau d’une autre voie, si l’on veut.

## La fin

K-150 = À la fin chaque carte en main vaut 1 ; chaque gemme dans la clairière vaut 1 (zone verte), 4 (beige) ou 8 (brune).
K-151 = Porte encerclée : 4 points par menhir à vous dans la ligne, 2 par autre menhir, 1 par créature capturée. Non encerclée : 1 par menhir, 2 par créature capturée.
K-152 = La porte est encerclée par une ligne fermée de segments droits entre menhirs de toutes couleurs, qui en fait le tour sans passer dessus.
K-153 = La ligne qui a le moins de cases compte ; si plusieurs sont aussi courtes, toutes comptent. Un menhir vaut une fois.
K-154 = Créatures et obstacles ne gênent pas la ligne ; les créatures restées dans la clairière ne rapportent à personne.
K-155 = Le plus de points gagne, puis le plus de mana ; sinon la victoire est partagée.

## Mise en place avancée

K-160 = Mise en place avancée : dans l’ordre, une tuile Obstacle chacun. D’abord les quatre mixtes, chacune sur un autre coin de la clairière, puis le reste dans l’ordre voulu. Les tuiles identiques viennent par numéro.
K-161 = Les tuiles ne se touchent pas, même par un coin ; aucune sur la porte, à côté d’elle, ni sur le sentier. On peut les tourner, pas les retourner.
K-162 = Les tuiles qui n’entrent nulle part sont laissées.

## Détails

K-163 = Un druide peut s’arrêter avec des points restants seulement si un autre des vôtres peut encore bouger ; le dernier emploie le reste exactement.
K-164 = Les cartes se jouent avant qu’un cube agisse, après, et entre ses étapes. Une Accélération peut venir aussi tard que le dernier druide, mais le total reste au moins 1 et au moins ce qui est dépensé. Une carte À travers va avec le rayon qui la demande.
K-165 = Les cartes Contrôle d’une créature s’ajoutent sur une créature si elles se suivent directement dans une action.
K-166 = Les cubes noirs ne sont que des repères ; il y en a toujours assez.
K-167 = Les cartes vont sous la pioche dans l’ordre du tirage. La pioche ne s’épuise jamais. Qui arrête de repiocher a agi.
K-168 = Les niveaux se prennent un à un, chacun avec ce qu’il apporte. Un niveau que personne ne peut prendre est perdu ; de deux, on peut n’en prendre qu’un.

## Refus : ce qui a été tenté

unreadable = Je ne peux pas lire « { $text } ».
unknown-word = Je ne peux pas lire « { $word } ».
somebody-else = Ce n’est pas à vous de décider.
game-over = La partie est finie.
seat-unknown = Cette place n’existe pas à cette table.
not-possible = Ce n’est pas possible maintenant.

asks-obstacle = Il faut poser une tuile Obstacle.
asks-place = On place les druides.
asks-cube = On place les cubes.
asks-act = Votre cube agit.
asks-learn = Il faut choisir un niveau de connaissance.
asks-shift = Il faut déplacer vos gemmes.
asks-walk = Il faut faire le déplacement de la carte Accélération.
asks-control = Il faut déplacer une créature.
asks-keep = Il faut choisir une des cartes piochées.
asks-menhir = Choisissez quelle gemme devient un menhir.
other-tile = { $slot } ne le permet pas.
other-alternative = Vous avez choisi l’autre possibilité de { $slot }.
once-per-cube = { $slot } a déjà agi.

not-dark = { $square } n’est pas une case foncée.
druid-there = Un druide se trouve en { $square }.
tile-lies = La tuile { word-obstacle } est déjà posée.
mixed-first = Les tuiles Mixte passent avant la tuile { word-obstacle }.
equal-tile-first = Une tuile identique passe d’abord : { word-obstacle }.
same-turn = La tuile { word-obstacle } est posée de même quand on la tourne vers le côté { word-turn } ; dites-le ainsi.
mixed-corner = La tuile { word-obstacle } doit couvrir un coin libre de la clairière.
tile-does-not-fit = La tuile { word-obstacle } n’entre pas en { $square }.
slot-taken = { $slot } est pris.
no-such-slot = Il n’y a pas d’emplacement { $slot } ce tour.

no-druid-of-yours = Vous n’avez pas de druide { word-at-druid }.
stays-until-brewing = Le druide en { $druid } y reste jusqu’à sa potion.
moved-already = Le druide { word-at-druid } a déjà bougé dans cette action.
off-the-path = { $to } n’est pas sur le sentier.
council-not-walked-to = Les druides ne marchent pas jusqu’au conseil sylvestre.
cauldron-full = { $to } est plein.
too-far = De { word-druid } à { $to }, c’est trop loin.
costs = De { word-druid } à { $to } coûte { $costs } { $costs ->
    [one] point
   *[other] points
}, pas { $points }.
too-many-points = De { word-druid } à { $to } demande { $points }, et il reste { $left } { $left ->
    [one] point
   *[other] points
}.
points-nobody-can-spend = De { word-druid } à { $to } laisserait des points que personne ne peut employer.
points-left = { $left ->
    [one] Il resterait { $left } point et aucun druide pour l’employer.
   *[other] Il resterait { $left } points et aucun druide pour les employer.
}

no-gem-left = Vous n’avez pas de gemme en réserve.
no-ray = { $druid ->
    [NW] { word-corner }
    [NE] { word-corner }
    [SE] { word-corner }
    [SW] { word-corner }
    [council] Un druide au conseil n’a pas de rayon dans la clairière.
   *[other] Le druide en { $druid } n’a pas de rayon dans la clairière.
}
no-crossing = Les rayons de ces druides ne se croisent pas en { $at }.
not-totally-free = { $at } n’est pas tout à fait libre.
one-gem = Cette action ne crée qu’une gemme.
two-gems = Une action crée deux gemmes au plus.
ray-stopped = Une créature ou la porte arrête un rayon vers { $at }.
no-power = Le rayon devrait traverser { word-barred } ; vos créatures capturées et vos cartes n’y suffisent pas.
no-mana = Cela coûte { $mana } mana, vous en avez { $have }.
no-creature-in-line = Le druide { word-at-druid } ne voit aucune créature.
captured-already = Le druide { word-at-druid } a déjà capturé dans cette action.

no-creature = Il n’y a pas de créature en { $creature }.
black-cube = La créature en { $creature } a déjà été déplacée par télépathie ce tour.
creature-too-far = La créature en { $creature } est à { $squares } cases de { $to } ; on peut la déplacer de { $reach ->
    [one] { $reach } case
   *[other] { $reach } cases
} au plus.
creature-cannot-go = La créature en { $creature } ne peut être déplacée en { $to }.
no-gem = Il n’y a pas de gemme en { $gem }.
menhirs-stay = La pierre en { $gem } est un menhir.
not-your-gem = La gemme en { $gem } n’est pas à vous.
not-next-to-it = { $to } n’est pas à côté de { $gem }.
not-free = { $square } n’est pas libre.

nobody-in-a-cauldron = Aucun de vos druides n’est dans un chaudron.
track-full = Cette voie est pleine : { word-track }.
another-track = Un parchemin est pour une autre voie que le mana.
levels-left = { $left ->
    [one] Il reste 1 niveau de la potion à prendre.
   *[other] Il reste { $left } niveaux de la potion à prendre.
}
learned-already = Cette action a déjà donné son niveau.
nothing-to-learn = Cela ne donne pas de niveau de connaissance.
must-take-the-fourth = Il faut prendre une des cartes piochées.
not-drawn = Vous n’avez pas pioché cette carte : { word-card }.
no-such-creature = { $card ->
    [ghoul] Vous n’avez pas de goule en réserve.
    [shadow] Vous n’avez pas d’ombre noire en réserve.
   *[naja] Vous n’avez pas de naja en réserve.
}
marked-not-in-hand = Les cartes marquées ne sont jamais en main.
not-in-hand = Vous n’avez pas cette carte : { word-card }.
goes-with-a-ray = Une carte À travers se joue avec la gemme ou la capture qui la demande.
total-cannot-change = Le total de ce déplacement ne peut changer de { $use }.
wrong-use = Cette carte ne se joue pas ainsi : { word-card }.
card-without-effect = Cette carte ne ferait rien maintenant : { word-card }.
not-aligned = La gemme en { $gem } n’est pas alignée.
performed-already = Votre cube a déjà agi.
nothing-performed = Votre cube n’a pas encore agi ; renoncez pour prendre le mana.
card-not-used = Il faut d’abord employer la carte.
all-steps = { $left ->
    [one] { $left } pas de vos gemmes reste à faire.
   *[other] { $left } pas de vos gemmes restent à faire.
}

empty-line = Il n’y a rien à faire dans cette ligne.
reveal-ends-line = Ce qui montre du nouveau doit être la dernière étape d’une ligne.
undo-barrier = Quelque chose a été révélé depuis ; les autres doivent être d’accord.
undo-too-far = { $steps ->
    [one] Il n’y a que { $steps } étape à annuler.
   *[other] Il n’y a que { $steps } étapes à annuler.
}
undo-over = La partie est terminée : plus rien ne peut être annulé.
nothing-to-redo = Il n’y a rien à refaire.

## Mots du jeu

word-creature = { $creature ->
    [golem] golem
    [ghoul] goule
    [shadow] ombre noire
   *[naja] naja
}
word-the-creature-first = { $creature ->
    [golem] Le golem
    [ghoul] La goule
    [shadow] L’ombre noire
   *[naja] Le naja
}
word-a-creature-first = { $creature ->
    [golem] Un golem
    [ghoul] Une goule
    [shadow] Une ombre noire
   *[naja] Un naja
}
word-the-creature = { $creature ->
    [golem] le golem
    [ghoul] la goule
    [shadow] l’ombre noire
   *[naja] le naja
}
word-a-creature = { $creature ->
    [golem] un golem
    [ghoul] une goule
    [shadow] une ombre noire
   *[naja] un naja
}
word-turns = { $turns ->
    [left] tourne à gauche
   *[right] tourne à droite
}
word-gate = { $gate ->
    [gate1] la case 1 de la porte
    [gate2] la case 2 de la porte
    [gate3] la case 3 de la porte
   *[gate4] la case 4 de la porte
}
word-start-gate = { $start ->
    [gate1] la case 1 de la porte
    [gate2] la case 2 de la porte
    [gate3] la case 3 de la porte
   *[gate4] la case 4 de la porte
}
word-track = { $track ->
    [capture] capture
    [move] déplacement
    [council] conseil
    [gems] gemmes
   *[mana] mana
}
word-the-track = { $track ->
    [capture] la voie de la capture
    [move] la voie du déplacement
    [council] la voie du conseil
    [gems] la voie des gemmes
   *[mana] la voie du mana
}
word-card = { $card ->
    [through] À travers la Roche / le Marais
    [acceleration] Accélération / décélération
    [mana] Gain de mana
    [gems] Déplacement d’une gemme
    [knowledge] Connaissance accrue
    [control] Contrôle d’une créature
    [ghoul] Renvoi d’une goule
    [shadow] Renvoi d’une ombre noire
   *[naja] Renvoi d’un naja
}
# When an effect works: a message for each trigger of `data.json`, under its key. The sentences about cards and
# levels name their triggers by these, and no others.
when-capturing = par action avec capture
when-captured = par créature
when-druid-move = aux déplacements des druides
when-council = au conseil
when-learned = maintenant
when-drawn = à la pioche
word-card-effect = { $card ->
    [through] un rayon passe 1 roche ou marais
    [acceleration] un déplacement ± 1 à { $far } points, ou seule 1 à { $far } points
    [mana] { $gain } mana
    [gems] une gemme de 1 ou { $steps } cases, ou deux gemmes de 1 case
    [knowledge] { $levels } niveaux de connaissance
    [control] déplacer une créature de 1 à { $reach } cases
    [ghoul] une goule quitte votre réserve, { $points } PV { when-drawn }
    [shadow] une ombre noire quitte votre réserve, { $points } PV { when-drawn }
   *[naja] un naja quitte votre réserve, { $points } PV { when-drawn }
}
word-card-1 = { $first ->
    [through] À travers la Roche / le Marais
    [acceleration] Accélération / décélération
    [mana] Gain de mana
    [gems] Déplacement d’une gemme
    [knowledge] Connaissance accrue
    [control] Contrôle d’une créature
    [ghoul] Renvoi d’une goule
    [shadow] Renvoi d’une ombre noire
   *[naja] Renvoi d’un naja
}
word-card-2 = { $second ->
    [through] À travers la Roche / le Marais
    [acceleration] Accélération / décélération
    [mana] Gain de mana
    [gems] Déplacement d’une gemme
    [knowledge] Connaissance accrue
    [control] Contrôle d’une créature
    [ghoul] Renvoi d’une goule
    [shadow] Renvoi d’une ombre noire
   *[naja] Renvoi d’un naja
}
word-card-3 = { $third ->
    [through] À travers la Roche / le Marais
    [acceleration] Accélération / décélération
    [mana] Gain de mana
    [gems] Déplacement d’une gemme
    [knowledge] Connaissance accrue
    [control] Contrôle d’une créature
    [ghoul] Renvoi d’une goule
    [shadow] Renvoi d’une ombre noire
   *[naja] Renvoi d’un naja
}
word-card-4 = { $fourth ->
    [through] À travers la Roche / le Marais
    [acceleration] Accélération / décélération
    [mana] Gain de mana
    [gems] Déplacement d’une gemme
    [knowledge] Connaissance accrue
    [control] Contrôle d’une créature
    [ghoul] Renvoi d’une goule
    [shadow] Renvoi d’une ombre noire
   *[naja] Renvoi d’un naja
}
word-tile-1 = { $first ->
    [druids] druides
    [gems] gemmes
    [capture] capture
    [mind] télépathie
    [potions] potions
   *[cards] cartes
}
word-tile-2 = { $second ->
    [druids] druides
    [gems] gemmes
    [capture] capture
    [mind] télépathie
    [potions] potions
   *[cards] cartes
}
word-tile-3 = { $third ->
    [druids] druides
    [gems] gemmes
    [capture] capture
    [mind] télépathie
    [potions] potions
   *[cards] cartes
}
word-tile-4 = { $fourth ->
    [druids] druides
    [gems] gemmes
    [capture] capture
    [mind] télépathie
    [potions] potions
   *[cards] cartes
}
word-tile-5 = { $fifth ->
    [druids] druides
    [gems] gemmes
    [capture] capture
    [mind] télépathie
    [potions] potions
   *[cards] cartes
}
word-tile-6 = { $sixth ->
    [druids] druides
    [gems] gemmes
    [capture] capture
    [mind] télépathie
    [potions] potions
   *[cards] cartes
}
word-region = { $region ->
    [green] zone verte
    [light] zone beige
   *[dark] zone brune
}
word-turn = { $turn ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
word-ground = { $ground ->
    [rock] roche
    [swamp] marais
   *[mixed] roche et marais
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
word-corner = Un druide sur un coin n’a pas de rayon dans la clairière.
word-druid = { $druid ->
    [council] conseil
   *[other] { $druid }
}
word-at-druid = { $druid ->
    [council] au conseil
   *[other] en { $druid }
}
word-from-druid = { $druid ->
    [council] du conseil
   *[other] de { $druid }
}
word-druids = { $council ->
    [0] { word-places }
   *[other] { $places ->
        [none] { $council } au conseil
       *[other] { $places }, { $council } au conseil
    }
}
word-places = { $places ->
    [none] aucun
   *[other] { $places }
}
word-phase = { $phase ->
    [choosing] cubes
    [main] actions principales
    [secondary] actions secondaires
    [gems] gemmes
   *[council] conseil
}
word-row = { $row ->
    [main] action principale
   *[secondary] action secondaire
}
word-use = { $use ->
    [none] { word-card }
    [alone] { word-card } (seule)
   *[other] { word-card } ({ $use })
}
word-range = { $least } à { $most } points

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-move-points = { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
}
n-left = { $left ->
    [one] { $left } point
   *[other] { $left } points
}
n-most = { $most ->
    [one] { $most } point
   *[other] { $most } points
}
n-squares = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}
n-rocks = { $rocks ->
    [one] { $rocks } case Roche
   *[other] { $rocks } cases Roche
}
n-swamps = { $swamps ->
    [one] { $swamps } case Marais
   *[other] { $swamps } cases Marais
}
n-stones = { $stones ->
    [one] { $stones } gemme ou menhir
   *[other] { $stones } gemmes ou menhirs
}
word-barred = { $rocks ->
    [0] { $swamps ->
        [0] { n-stones }
       *[other] { $stones ->
            [0] { n-swamps }
           *[other] { n-swamps } et { n-stones }
        }
    }
   *[other] { $swamps ->
        [0] { $stones ->
            [0] { n-rocks }
           *[other] { n-rocks } et { n-stones }
        }
       *[other] { $stones ->
            [0] { n-rocks } et { n-swamps }
           *[other] { n-rocks }, { n-swamps } et { n-stones }
        }
    }
}
n-druids = { $druids ->
    [one] { $druids } druide
   *[other] { $druids } druides
}
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
n-gems = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}

region-north = Nord
region-east = Est
region-south = Sud
region-west = Ouest
region-gate = Porte

## Chapitres

chapter-obstacles = Mise en place · obstacles
chapter-placing = Mise en place · druides
chapter-creatures = Tour { $round } · créatures et cubes
chapter-main = Tour { $round } · actions principales
chapter-secondary = Tour { $round } · actions secondaires
chapter-gems = Tour { $round } · gemmes et conseil

## Le récit

story-ordered-2 = Ordre : { $first }, { $second }.
story-ordered-3 = Ordre : { $first }, { $second }, { $third }.
story-ordered-4 = Ordre : { $first }, { $second }, { $third }, { $fourth }.
story-ordered-5 = Ordre : { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
story-rolled = Le dé donne { $number }.
story-tiles = Tuiles Action : { word-tile-1 }, { word-tile-2 }, { word-tile-3 }, { word-tile-4 }, { word-tile-5 }, { word-tile-6 }.
story-arrived = { word-a-creature-first } ({ word-turns }) apparaît sur { word-gate }.
story-left-gate = { word-the-creature-first } quitte { word-start-gate } → { $to } ({ n-squares }).
story-creature-moved = { word-the-creature-first } va de { $start } à { $to }.
story-creature-stayed = { $creature ->
    [golem] Le golem en { $at } est bloqué et reste.
    [ghoul] La goule en { $at } est bloquée et reste.
    [shadow] L’ombre noire en { $at } est bloquée et reste.
   *[naja] Le naja en { $at } est bloqué et reste.
}
story-escaped = { word-the-creature-first } s’échappe en { $at }.
story-penalised = { $vp ->
    [0] { $who } n’a pas de PV à perdre pour le druide en { $druid }.
   *[other] { $who } perd { $vp } PV pour le druide en { $druid }.
}
story-shut = { word-the-creature-first } ne peut pas quitter { word-gate } : hors jeu.
story-obstacle-laid = { $who } pose la tuile { word-obstacle } sur { $squares }.
story-druid-placed = { $who } place un druide en { $square }.
story-cube-placed = { $who } met un cube sur { $slot }.
story-cube-acts = { $who } joue son cube { $slot }.
story-declined = { $mana ->
    [0] { $who } renonce à son action ; le mana est au maximum.
   *[other] { $who } renonce à son action (+{ $mana } mana).
}
story-declined-vp = { $who } renonce à son action (+{ $vp } PV).
story-druid-moved = { $who } déplace un druide { word-from-druid } à { $to } ({ n-move-points }).
story-gem-made = { $who } crée une gemme en { $at } ({ $mana } mana). Le druide de { $leaves } va au conseil sylvestre.
story-captured = { $who } capture { word-the-creature } en { $at } ({ $mana } mana, { $vp } PV). Le druide de { $druid } va au conseil sylvestre.
story-capture-bonus = { $who } marque { $vp } PV de plus par la voie de la capture.
story-creature-led = { $who } déplace { word-the-creature } { $start } → { $to }.
story-gem-shifted = { $who } déplace une gemme { $gem } → { $to }.
story-brewed = { $who } prépare une potion avec { n-druids } (+{ $mana } mana).
story-to-council = { $count ->
    [one] { $who } envoie au conseil sylvestre le druide de { $places }.
   *[other] { $who } envoie au conseil sylvestre les druides de { $places }.
}
story-learned = { $who } progresse sur { word-the-track } (niveau { $level }).
story-mana-gained = { $mana ->
    [0] { $who } ne gagne pas de mana ; il est au maximum.
   *[other] { $who } gagne { $mana } mana.
}
story-passed = { $who } renonce au reste.
story-drew = { $marked ->
    [0] { $who } pioche { n-cards }.
    [one] { $who } pioche { n-cards }, dont { $marked } marquée.
   *[other] { $who } pioche { n-cards }, dont { $marked } marquées.
}
story-saw-1 = Vous avez pioché : { word-card-1 }.
story-saw-2 = Vous avez pioché : { word-card-1 }, { word-card-2 }.
story-saw-3 = Vous avez pioché : { word-card-1 }, { word-card-2 }, { word-card-3 }.
story-saw-4 = Vous avez pioché : { word-card-1 }, { word-card-2 }, { word-card-3 }, { word-card-4 }.
story-kept = { $who } garde 1 carte.
story-kept-card = Vous avez gardé la carte « { word-card } ».
story-card-played = { $who } joue la carte « { word-use } ».
story-banished = { $who } renvoie { word-a-creature } ({ $vp } PV).
story-aligned = { $who } a des gemmes alignées en { $gems } ({ $vp } PV).
story-menhir-raised = { $vp ->
    [0] { $who } dresse un menhir en { $at }.
   *[other] { $who } dresse un menhir en { $at } ({ $vp } PV).
}
story-council-scored = { $who } a { n-druids } au conseil sylvestre ({ $vp } PV).
story-encircled = La porte est encerclée : { $line } cases, { $menhirs } menhirs.
story-not-encircled = La porte n’est pas encerclée.

## Questions

question-over = la partie est finie
question-wait = { $who } décide
question-obstacle = poser une tuile Obstacle
question-place = druide { $number } sur { $whole }
question-cube = cube { $number } sur { $whole }
question-act = { $slot }, { word-row }
question-walk = déplacement des druides, reste { $left } sur { $most } points
question-walk-open = { $least ->
    [0] déplacement des druides, reste jusqu’à { n-left }
   *[other] déplacement des druides, reste { $least } à { $left } points
}
question-card-walk = carte Accélération, reste { $left } sur { $most } points
question-card-walk-open = { $least ->
    [0] carte Accélération, reste jusqu’à { n-left }
   *[other] carte Accélération, reste { $least } à { $left } points
}
question-brewing = { $slot }, { $left ->
    [one] { $left } niveau de connaissance
   *[other] { $left } niveaux de connaissance
}
question-learn = { $left ->
    [one] { $left } niveau de connaissance
   *[other] { $left } niveaux de connaissance
}
question-shift = déplacer des gemmes, { $left ->
    [one] reste { $left } case
   *[other] reste { $left } cases
}
question-control = carte Contrôle, déplacer une créature de 1 à { $left } cases
question-keep = { $marked ->
    [0] choisir parmi { n-cards }
    [one] choisir parmi { n-cards }, dont { $marked } marquée
   *[other] choisir parmi { n-cards }, dont { $marked } marquées
}
question-menhir = gemme qui devient un menhir, { $left ->
    [one] reste { $left } menhir
   *[other] reste { $left } menhirs
}

## Ce que l’on a

having = { $mana } mana · { n-gems } · { n-cards } · druides : { word-druids }
having-cubes = { $mana } mana · { n-cards } · { $cubes ->
    [none] aucun cube posé
   *[other] cubes : { $cubes }
}
hand-card = { word-card } × { $count } : { word-card-effect }
hand-drawn = Piochée : { word-card } ({ word-card-effect })
hand-creature = { word-creature } × { $count } : { $creature ->
    [golem] sans pouvoir
    [ghoul] par action et pour chacune, vos rayons passent 1 marais
    [shadow] par action et pour chacune, vos rayons passent 1 roche
   *[naja] par action et pour chacun, vos rayons passent 1 gemme ou menhir
}
hand-empty = Ni carte ni créature en réserve

## Où en est la partie

moment = tour { $round } sur { $rounds }, { word-phase }
moment-obstacles = mise en place, obstacles
moment-placing = mise en place, druides
moment-over = la partie est finie
column-vp = PV
column-mana = Mana
column-knowledge = Connaissances (capture-déplacement-conseil-gemmes-mana)
source-captures = Captures
source-banished = Renvois
source-compensation = Renoncements
source-escapes = Fuites
source-lines = Alignements
source-regions = Menhirs dressés
source-council = Conseil
source-cards = Cartes
source-gems = Gemmes
source-menhirs = Menhirs
source-creatures = Créatures
line = Cases de la ligne autour de la porte
menhirs = Menhirs de cette ligne

## Boutons : sortes d’actions

kind-place = { $count ->
    [one] Placer un druide : { $count } case
   *[other] Placer un druide : { $count } cases
}
kind-obstacle = { $tiles ->
    [one] Poser un obstacle : { $tiles } tuile
   *[other] Poser un obstacle : { $tiles } tuiles
}
kind-cube = { $count ->
    [one] Poser un cube : { $count } emplacement libre
   *[other] Poser un cube : { $count } emplacements libres
}
kind-move = Déplacer les druides : { n-points }
kind-move-open = { $least ->
    [0] Déplacer les druides : jusqu’à { n-most }
   *[other] Déplacer les druides : { $least } à { $most } points
}
kind-gem = { $places ->
    [one] Gemme : { $places } case, { $mana } mana
   *[other] Gemme : { $places } cases, à partir de { $mana } mana
}
kind-capture = { $creatures ->
    [one] Capturer : { $creatures } en vue, { $mana } mana
   *[other] Capturer : { $creatures } en vue, à partir de { $mana } mana
}
kind-creature = { $squares ->
    [one] Déplacer une créature : { $squares } case
   *[other] Déplacer une créature : 1 à { $squares } cases
}
kind-shift = Déplacer une gemme : { n-squares }
kind-brew = Potion : { n-druids }, +{ $mana } mana
kind-learn = { $levels ->
    [one] Connaissance : +{ $levels } niveau
   *[other] Connaissance : +{ $levels } niveaux
}
kind-draw = Piocher { n-cards }
kind-draw-again = Remettre et piocher { n-cards }
kind-keep = Choisir une carte : { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}
kind-card = Jouer une carte ({ $cards })
kind-menhir = { $left ->
    [one] Dresser un menhir : reste { $left }
   *[other] Dresser un menhir : restent { $left }
}
kind-decline = Renoncer : +{ $mana } mana
kind-decline-vp = Renoncer : +{ $vp } PV
kind-done = { $asked ->
    [learn] Laisser le niveau
    [keep] N’en prendre aucune
   *[other] Fini
}

## Menus : valeurs

choice-word = { $word }
choice-place = { $square } · entrée de { $cauldron }
choice-obstacle = { $tile } · { word-ground }, { n-squares }
choice-turn = { word-turn } · { $squares }
choice-slot = { $slot } · libre : { $free } sur { $all }
choice-other-slot = { $slot } · emplacement { $number } sur { $all }
choice-druid = { word-druid }
choice-to = { $to } · { n-points }
choice-cauldron = { $to } · chaudron · { n-points }
choice-points = { n-points }
choice-gem = { $at } · { $mana } mana · { word-region }
choice-gem-from = { $at } · à partir de { $mana } mana · { word-region }
choice-leaves = { $leaves } va au conseil
choice-leaves-stays = { $leaves } part, { $stays } reste · { $mana } mana
choice-stays = { $stays } reste · { $mana } mana
choice-capture = { $druid } · { word-creature } en { $at } · { $mana } mana
choice-creature = { $at } · { word-creature }, { word-turns }
choice-lead = { $to } · { n-squares }
choice-escape = { $to } · sentier · { n-squares }
choice-square = { $at } · { word-region }
choice-track = { word-track } · niveau { $level } sur { $levels }
choice-card = { word-card }
choice-cards = { word-card } × { $count }
choice-banish = { word-card } · { $vp } PV
choice-alone = seule · un déplacement de 1 à { $most } points
choice-use = { $use } · { $least ->
    [0] jusqu’à { n-most }
   *[other] { word-range }
}
choice-use-exact = { $use } · { n-points }
choice-menhir = { $at } · { word-region } · { $vp } PV

note-sees = voit { $at } : { word-creature }, { $mana } mana
note-entrance = entrée de { $cauldron }
note-sees-entrance = entrée de { $cauldron } ; voit { $at } : { word-creature }, { $mana } mana
note-jumps = saute { $places }
note-places = places libres : { $free } sur { $all }
note-corner = revient sur un coin, pour 1 point
note-sense = { $sense ->
    [clockwise] sens horaire
   *[other] sens antihoraire
}
note-first-square = la première case de la tuile dans le sens de la lecture
note-later = plus tard : vous y agissez déjà
note-sooner = votre cube du dessous agira plus tard
note-slot = { $tile ->
    [druids] { $row ->
        [main] déplacer les druides de { $least } à { $most } points
       *[secondary] déplacer les druides de { $least } points
    }
    [gems] { $row ->
        [main] déplacer les druides de { $most } points, ou créer des gemmes et progresser de 1 niveau
       *[secondary] créer des gemmes
    }
    [capture] { $row ->
        [main] déplacer les druides de { $most } points, ou capturer et progresser de 1 niveau
       *[secondary] capturer des créatures
    }
    [mind] { $row ->
        [main] progresser de 1 niveau, ou déplacer une créature de 1 à { $reach } cases
       *[secondary] déplacer une gemme de 1 case, ou déplacer une créature de { $reach } case
    }
    [potions] { $row ->
        [main] potions : { $one }, { $two } ou { $three } mana et un niveau par druide
       *[secondary] potions : { $one }, { $two } ou { $three } mana et un niveau par druide
    }
   *[cards] { $row ->
        [main] piocher { $cards } cartes, en garder 1
       *[secondary] piocher { $cards } carte
    }
}
note-lines = { $cards ->
    [0] rayons de { $first } et { $second }
    [one] rayons de { $first } et { $second } ; demande { $cards } carte À travers
   *[other] rayons de { $first } et { $second } ; demande { $cards } cartes À travers
}
note-aligned = alignée avec { $gems } : { $vp } PV si cela reste ainsi
note-second = puis { $at } est possible pour { $mana } mana sur { $left }
note-no-second = puis pas de seconde gemme ; reste { $left } mana
note-capture = { $cards ->
    [0] { note-capture-gain }
    [one] { note-capture-gain } ; demande { $cards } carte À travers
   *[other] { note-capture-gain } ; demande { $cards } cartes À travers
}
note-capture-gain = { $bonus ->
    [0] { $vp } PV, { $druid } va au conseil
   *[other] { $vp } PV, { $bonus } mana en retour, { $druid } va au conseil
}
note-escape = s’échappe ; vous perdez { $own } PV, les autres { $others }
note-then-sees = puis { $druid } la voit : { $mana } mana
note-first-level = ne donne encore rien
note-track-capture = { $each ->
    [0] { note-track-flat } { when-capturing }
   *[other] { note-track-flat } { when-capturing }, { $each } PV { when-captured }
}
note-track-flat = { $paid ->
    [mana] { $flat } mana
   *[vp] { $flat } PV
}
note-track-move = { $points ->
    [one] jusqu’à { $points } point de plus { when-druid-move }
   *[other] jusqu’à { $points } points de plus { when-druid-move }
}
note-track-council = { $first }, { $second }, { $third } PV de plus pour vos 1er, 2e, 3e druides { when-council }
note-track-gems = { $points ->
    [one] déplacer vos gemmes de { $points } case { when-learned }
   *[other] déplacer vos gemmes de { $points } cases { when-learned }
}
note-track-mana = { $parchment ->
    [yes] { $mana } mana { when-learned }, et un niveau d’une autre voie
   *[no] { $mana } mana { when-learned }
}
note-card = { word-card-effect }

## Actions entières

deed-place = druide en { $square }
deed-obstacle = { word-obstacle } en { $square }, { word-turn }
deed-cube = cube sur { $slot }
deed-move = { word-druid } → { $to } ({ $points })
deed-gem = gemme en { $at } ({ $mana } mana), { $leaves } au conseil
deed-capture = { $druid } capture { word-the-creature } en { $at } ({ $mana } mana, { $vp } PV)
deed-creature = { word-creature } { $start } → { $to }
deed-shift = gemme { $gem } → { $to }
deed-learn = connaissance : { word-track }, niveau { $level }
deed-keep = garder : { word-card }
deed-banish = jouer : { word-card }
deed-card = carte : { word-use }
deed-menhir = menhir en { $at } ({ $vp } PV)

## Commandes : sortes d’actions et leurs champs

do-place = Placer un druide sur une case foncée libre
do-obstacle = Poser une tuile Obstacle
do-cube = Poser un cube sur une action, au premier emplacement libre si vous n’en nommez aucun
do-move = Déplacer un druide sur le sentier ou dans un chaudron
do-gem = Créer une gemme où se croisent les rayons de deux de vos druides
do-capture = Capturer la première créature que voit un druide
do-creature = Déplacer une créature par télépathie
do-shift = Déplacer une de vos gemmes sur une case libre
do-brew = Préparer une potion avec tous vos druides dans les chaudrons
do-learn = Progresser d’un niveau de connaissance
do-draw = Piocher des cartes Pouvoir ; définitif
do-keep = Garder une carte piochée, ou en jouer aussitôt une marquée
do-card = Jouer une carte Pouvoir de votre main
do-menhir = Choisir quelle gemme devient votre dernier menhir
do-decline = Ne rien faire avec ce cube et prendre 1 mana
do-done = Finir cette action
field-square = Quelle case
field-tile = Quelle tuile Obstacle
field-turn = Quelle orientation
field-slot = Quel emplacement, par exemple capture+
field-druid = Quel druide, par son lieu
field-to = Vers où
field-points = Combien de points
field-at = Quel croisement
field-leaves = Quel druide va au conseil
field-stays = Quel druide reste
field-creature = Quelle créature
field-gem = Quelle gemme
field-track = Quelle voie
field-card = Quelle carte
field-use = Quel usage d’une accélération, par exemple +2

# Ce qui est impossible maintenant, et de l’aide pour une première partie.

filter-clockwise = Sens horaire seul
filter-other = Sens antihoraire seul
cannot-gem = gemme (aucun croisement de rayons que vous puissiez payer, K-111)
cannot-capture = capture (aucune créature en vue que vous puissiez payer, K-121)
cannot-brew = potion (aucun druide dans un chaudron, K-131)
explain-obstacle = Posez une tuile Obstacle dans la clairière. Roches et marais arrêtent les rayons et la plupart des créatures. Cela ne coûte rien.
explain-place = Placez un de vos trois druides sur une case foncée libre du sentier. De là, il regarde tout droit à travers la clairière. Les cases foncées sont les entrées des chaudrons.
explain-cube = Chaque cube est une action de ce tour, d’abord la rangée principale, puis la secondaire. Les emplacements sont rares : ce que d’autres prennent est perdu. Vous avez cinq cubes.
explain-act = { $tile ->
    [druids] Votre cube fait marcher vos druides le long du sentier. Chaque druide avance une fois, et tous les points doivent être dépensés. Un druide peut finir dans un chaudron.
    [gems] Deux de vos druides dont les rayons se croisent y créent une gemme. Plus les rayons sont longs, plus il faut de mana. L’un des deux part au conseil sylvestre.
    [capture] Un druide prend la première créature sur son rayon. Plus elle est loin, plus il faut de mana. Le druide part au conseil sylvestre, la créature donne des points et un pouvoir.
    [mind] Vous déplacez une créature de quelques cases. Sur le sentier, elle s’échappe. Ou vous progressez d’un niveau, ou vous déplacez une de vos gemmes.
    [potions] Tous vos druides dans les chaudrons préparent du mana et partent au conseil sylvestre. Plus ils sont nombreux, plus il y en a.
   *[cards] Vous piochez des cartes Pouvoir et en gardez une. Une pioche ne s’annule pas. Les cartes se jouent pendant vos propres actions.
}
explain-learn = Choisissez une voie pour progresser d’un niveau. Le niveau 1 ne donne encore rien, les suivants si. Une voie pleine ne peut plus être choisie.
explain-shift = Déplacez une de vos gemmes vers une case voisine libre. Des gemmes alignées deviennent des menhirs et rapportent des PV.
explain-walk = Une carte fait marcher vos druides. Chaque druide avance une fois. Un druide peut finir dans un chaudron.
explain-control = Déplacez une créature par des cases où elle peut entrer. Sur le sentier, elle s’échappe.
explain-keep = Gardez une des cartes piochées. Les autres vont sous la pioche. Une carte marquée se joue aussitôt.
explain-menhir = Il vous reste moins de menhirs que de gemmes alignées. Choisissez la gemme qui devient un menhir. L’alignement compte tout de même en entier.
primer-1 = **But** Le plus de points de victoire après le dernier tour. On marque par les créatures, les gemmes, les menhirs, le conseil et les cartes.
primer-2 = **Un tour, étape 1** Les créatures avancent d’elles-mêmes et de nouvelles arrivent. Celle qui s’échappe coûte des points.
primer-3 = **Étape 2** Chacun pose cinq cubes sur des actions, un à la fois. Les emplacements sont rares.
primer-4 = **Étape 3** La rangée principale se joue tuile par tuile, puis la rangée secondaire.
primer-5 = **Étapes 4 et 5** Les gemmes alignées deviennent des menhirs et rapportent des PV. Les druides au conseil sylvestre aussi ; le joueur majoritaire progresse d’un niveau de connaissance.
primer-6 = **À vous** Appuyez sur À vous de jouer, choisissez, voyez le prix, confirmez. Déplacer, créer, capturer, préparer, progresser ou piocher.
primer-7 = **Surprises** Un druide qui a créé, capturé ou préparé part au conseil sylvestre. Tous les points d’un déplacement doivent être dépensés. Le mana s’arrête à 20.
primer-8 = **Durée** 5 ou 6 tours, environ 55 décisions chacun, une semaine à quelques coups par jour. /rules trouve chaque règle.

tagline = gemmes, rayons, créatures · environ une semaine

## Options d’une table : ce que chacune change, sa valeur habituelle, sa clause

option-setup = Les obstacles suivent la disposition de base, ou les joueurs les posent avant la partie ; d’habitude la disposition de base (K-160).
option-compensation = Un cube qui ne fait rien rapporte 1 mana ou 1 point ; d’habitude du mana (K-74).
option-capture_flat_bonus = Le bonus par action de la voie de la capture est payé en points ou en mana ; d’habitude en points (K-140).
option-simple_line_only = La ligne autour de la porte ne peut pas se croiser ; d’habitude elle le peut (K-152).
option-second_turn_when_blocked = Une créature dont la voie tournée est fermée aussi tourne encore et recule ; d’habitude elle reste (K-38).
option-cauldron_layout = Six chaudrons, à trois entrées sur les grands côtés, ou quatre, un par côté ; d’habitude six (K-106).
option-move_bonus_on_tiles_2_and_3 = La voie du déplacement compte aussi pour les déplacements des tuiles gemmes et capture ; d’habitude oui (K-141).
option-two_gems_in_secondary = L’action secondaire des gemmes peut elle aussi créer deux gemmes ; d’habitude oui (K-115).
option-third_gem_by_card = Un druide qu’une carte fait revenir peut aider à créer une troisième gemme dans la même action ; d’habitude non (K-115).
option-peers_make_room = Les créatures de même priorité attendent que celle qui les gêne soit partie, au lieu de tourner ; d’habitude oui (K-39).
option-escape_distance = La distance d’un druide à une fuite se compte en cases du sentier ou en déplacements, qui sautent les druides ; d’habitude en cases (K-49).
option-too_few_menhirs = Un alignement de plus de gemmes qu’il ne vous reste de menhirs compte en entier ou est ignoré ; d’habitude en entier (K-86).
option-empty_council_teaches = Si le conseil sylvestre est vide, tous progressent d’un niveau ; d’habitude personne (K-91).
option-passed_squares_stay_open = Une roche, un marais ou une pierre déjà traversés ne demandent pas de second pouvoir dans la même action ; d’habitude si (K-126).
option-potion_levels_optional = On peut laisser les niveaux d’une potion ; d’habitude oui (K-132).

# Ce qui compte pour les joueurs automatiques, dit dans un conseil : `term-<terme du juge>`, après « Pourquoi : ».

term-points = des points de victoire marqués
term-lines = des gemmes alignées, qui deviennent des menhirs
term-gems = des gemmes isolées dans la clairière
term-crossings = des rayons croisés, où créer des gemmes
term-cubes = ce que les cubes feront encore cette manche
term-mana = du mana pour agir
term-council = une place au conseil sylvestre
term-knowledge = des niveaux de connaissance
term-creatures = des créatures capturées
term-cards = des cartes Pouvoir en main
term-menhirs = des menhirs dans la clairière
term-druids = les places des druides sur le sentier
