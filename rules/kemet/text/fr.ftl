# Kemet: Blood and Sand. Les règles dans nos mots.

T-1 = De deux à cinq joueurs, chacun avec l’un des cinq dieux ; les dieux ne diffèrent que par la couleur et la cité.
T-2 = Un joueur a 12 unités, 5 jetons de couleur, 8 cartes Combat, 3 pyramides et un jeton Achat de chaque couleur ; les unités sur le plateau et en réserve sont toujours 12, plus les mercenaires achetés.
T-3 = En commun : 64 tuiles Pouvoir, 10 créatures, 6 mercenaires, 38 cartes Intervention Divine, 2 cartes Combat spéciales, des jetons de Renommée et de vétéran, des jetons Action argentés et dorés. Renommée et vétérans ne s’épuisent jamais.
T-4 = Le plateau dépend du nombre de joueurs : les images imprimées manquent, les parties employées sont donc notre lecture. Ce qui est grisé ou sous une tempête n’existe pas et on n’y entre d’aucune façon.
T-5 = Une zone est un temple, le Sanctuaire de tous les dieux, un quartier ou un désert. Le Sanctuaire n’est pas un temple ; le temple du Delta en est un.
T-6 = Chaque cité a exactement trois quartiers, chacun une zone derrière des murailles.
T-7 = Ports et obélisques appartiennent à une zone et ne comptent que pour se déplacer.
T-8 = Le Nil sépare les zones : ses rives ne sont pas voisines, seuls les bateaux le traversent.
T-9 = La pyramide d’actions a trois niveaux et une case dorée au sommet : Déplacer et Recruter ; Élever, Déplacer et Prier ; trois cases Achat et Prier.
T-10 = Une nouvelle couleur de pyramide apporte son jeton Achat, qui reste sur une case Achat sans couleur pour toute la partie ; un jeton par case, un par couleur.
T-11 = Les points de Prière se comptent sur une piste de 0 à 11.
T-12 = Une tuile Pouvoir a une couleur, un niveau de 1 à 4, un prix égal à son niveau, un effet, et un signe pour le moment où elle agit.
T-13 = Une carte Intervention Divine peut avoir un prix et a un signe pour le moment où on la joue.
T-14 = Une carte Combat a une force, et peut avoir des dégâts, des dégâts imparables et une défense.
T-15 = Une pyramide a un niveau de 1 à 4 ; non construite, elle compte comme niveau 0.
T-16 = On utilise le plateau pour ce nombre de joueurs.
T-17 = Les couleurs des tuiles sont tirées : deux à deux joueurs, trois à trois ou quatre, quatre à cinq.
T-18 = 26 tuiles sont exposées à deux joueurs, 48 à trois ou quatre, 64 à cinq.
T-19 = À deux joueurs, les tuiles Act of God et tous les deuxièmes exemplaires restent dans la boîte.
T-20 = Toutes les tuiles en jeu sont visibles de tous.
T-21 = Les cartes Combat spéciales ne viennent qu’avec les tuiles qui les donnent ; les créatures sont sur leurs tuiles.
T-22 = Domination et le Sphinx portent un point de Renommée divine pour leur acheteur.
T-23 = Chaque temple en jeu commence avec un point de Renommée à prendre.
T-24 = Chacun a une carte Diversion ; les autres quittent la partie. C’est un leurre : ajoutée à un combat, elle ne fait rien et revient en main après la révélation ; on ne la défausse jamais et elle n’est jamais dans la pioche.
T-25 = Toutes les autres cartes forment la pioche ; chacun en reçoit deux au départ.
T-26 = Personne ne commence avec de la renommée, des vétérans ou des jetons Action argentés ou dorés.
T-27 = La renommée de chacun est publique.
T-28 = Le premier ordre du tour est tiré au sort.
T-29 = Dans l’ordre du tour chacun choisit une cité, puis commence avec cinq unités dans deux de ses quartiers ; deux restent en réserve.
T-30 = Dans l’ordre du tour chacun bâtit trois niveaux de pyramide, aucune au-dessus de deux, dans des quartiers et des couleurs différents. Chacun a des pièces pour trois pyramides ; à deux joueurs six pièces, pour deux.
T-31 = Chacun prend une tuile gratuite de niveau 1 d’une couleur de ses pyramides, dans l’ordre inverse du tour ; elle ne compte pas comme achetée ce jour.
T-32 = On commence avec 7 points de Prière, Diversion et deux cartes.
T-33 = Une manche est un Jour puis une Nuit ; la partie commence par un Jour et n’a pas de dernière manche.
T-34 = La renommée divine et de combat ne se perd jamais ; celle des temples et des pyramides suit le contrôle.
T-35 = La renommée permanente vient des attaques gagnées, de certaines tuiles, de l’offrande et de deux temples la nuit ; la temporaire, de chaque temple et de chaque pyramide de niveau 4 contrôlés.
T-36 = En cas de contradiction, une carte l’emporte sur une tuile, une tuile sur les règles.
T-37 = Dans l’ordre du tour chacun joue un tour, cinq fois de suite ; puis le Jour est fini.
T-38 = À son tour on pose exactement un jeton de couleur sur une case vide ; on ne passe pas, mais une action peut rester inutilisée.
T-39 = Une case reçoit un jeton par jour.
T-40 = À la fin du Jour chacun des trois niveaux doit porter un jeton ; une pose qui l’empêcherait est refusée.
T-41 = La case dorée n’est pas un niveau ; un jeton Action argenté sur un niveau compte pour lui, sauf si la table joue autrement.
T-42 = Les cartes Jour ne se jouent qu’à son propre tour, à tout moment sauf dans un combat ; ce n’est pas une action. Selon le livret de 2024 seulement avant ou après une action.
T-43 = Un jeton Action argenté se pose avec un jeton de couleur, sur une case vide, pour une deuxième action ; il revient à l’Éveil.
T-44 = Un jeton Action doré se pose avec un jeton de couleur, sur la case dorée, pour ce que permet une tuile à jeton doré qu’on possède ; un par manche. Selon le livret de 2024 il peut accompagner le jeton qui achète la tuile.
T-45 = Le joueur choisit l’ordre des actions ; chacune est finie avant la suivante.
T-46 = Les jetons Action argentés et dorés ne se posent jamais seuls ; inutilisés après le cinquième jeton, ils sont perdus pour la manche.
T-47 = À son propre tour, avant de poser un jeton, un joueur qui a au moins 9 PR, et que personne ne dépasse, gagne aussitôt. Selon le livret de 2024 on le vérifie au début du tour.
T-48 = Il n’y a pas d’autre moment pour gagner : ni après la pose, ni au tour d’un autre, ni la nuit.
T-49 = La renommée gagnée la nuit compte au premier tour du joueur le Jour suivant.
T-50 = Prier rapporte 2 points de Prière.
T-51 = Pour acheter une tuile il faut contrôler une pyramide de sa couleur, au moins aussi haute que son niveau.
T-52 = Avec une pyramide de sa cité, le jeton va sur la case de cette couleur.
T-53 = Avec une pyramide tenue dans une autre cité, le jeton va sur une case Achat libre, au choix.
T-54 = Sans le jeton Achat de la couleur, toute case Achat libre convient, sans couleur aussi.
T-55 = On achète une tuile de chaque couleur par Jour, quel que soit le jeton ; le livret de 2024 ne le dit plus.
T-56 = Personne ne possède deux tuiles de même illustration.
T-57 = Une tuile coûte son niveau et reste acquise, visible de tous.
T-58 = Une tuile agit dès la fin de l’action qui l’a achetée.
T-59 = Une tuile achetée n’est plus là ; les autres n’achètent que les exemplaires restants.
T-60 = À son tour, une créature en réserve peut rejoindre une troupe sans créature dans un de ses quartiers. Selon le livret de 2024 seulement avant le jeton, à l’achat, ou avec des unités ajoutées.
T-61 = Avant de poser un jeton, on peut échanger une créature en réserve avec celle d’un de ses quartiers, une fois par quartier et par tour.
T-62 = Une créature sans troupe revient aussitôt dans la réserve de son propriétaire ; elle n’est jamais perdue.
T-63 = Une créature n’est pas une unité : elle ne compte ni pour la limite ni pour la force et ne se perd pas à sa place. Une créature par troupe.
T-64 = Au combat, seule la créature de la troupe qui combat ajoute ce qu’elle indique.
T-65 = Une action élève une seule pyramide, d’autant de niveaux qu’on veut.
T-66 = Élever coûte la somme des niveaux gagnés : de 1 à 3, 2 + 3.
T-67 = Une nouvelle pyramide va dans un de ses quartiers sans pyramide, d’une couleur pas encore construite, et apporte son jeton Achat.
T-68 = Un joueur construit trois pyramides au plus, toutes de couleurs différentes présentes dans la partie.
T-69 = Qui contrôle une pyramide achète des tuiles avec elle, a sa renommée au niveau 4, et se téléporte depuis elle.
T-70 = Tant qu’un adversaire tient le quartier, tout cela est à l’adversaire et le propriétaire n’en a rien.
T-71 = Seul le propriétaire élève une pyramide, même là où se tient un adversaire, sauf si la table joue autrement.
T-72 = Recruter amène des unités de la réserve dans un à trois de ses quartiers, un point de Prière chacune, dans la limite de la réserve et des troupes.
T-73 = Personne ne recrute dans une autre cité, même dans un quartier qu’il y tient.
T-74 = Recruter dans un de ses quartiers tenu par un adversaire déclenche un combat, le recruteur attaque.
T-75 = Le combat a lieu dès que les unités sont placées, dans l’ordre où le recruteur les place ; selon le livret de 2024 à la fin du Recrutement, dans l’ordre de son choix.
T-76 = Un combat par recrutement compte comme les autres.
T-77 = Un Déplacement bouge une troupe : un déplacement terrestre plus les bonus, comptés au départ, et une téléportation. Sa créature compte même laissée sur place, sauf si la table joue autrement.
T-78 = Déplacements terrestres et téléportation dans n’importe quel ordre ; rien n’est obligatoire.
T-79 = Les cartes Déplacement sont jouées par celui qui se déplace, pendant le Déplacement.
T-80 = Une troupe peut laisser des unités en chemin et emmener les siennes qu’elle rencontre.
T-81 = Une téléportation coûte 2 points de Prière et mène d’un quartier avec pyramide à un obélisque, une fois par Déplacement.
T-82 = Une téléportation peut mener droit dans la zone d’un ennemi.
T-83 = Un déplacement terrestre mène à une zone voisine ou d’un port à un port.
T-84 = D’un port militaire les bateaux atteignent tous les ports marchands et le port militaire devant sa propre cité.
T-85 = D’un port marchand les bateaux atteignent tous les autres ports marchands et le port militaire devant sa propre cité.
T-86 = On n’entre dans un quartier d’une autre cité qu’avec une troupe dont le Déplacement a commencé à côté.
T-87 = Un Déplacement entre au plus dans un quartier d’une autre cité.
T-88 = Sortir d’un quartier est libre, et les murailles ne gênent jamais leur propriétaire.
T-89 = Entrer dans une zone avec une troupe adverse finit le Déplacement et déclenche un combat.
T-90 = Les limites d’unités et de créatures peuvent être dépassées en chemin, mais doivent être respectées à la fin ou quand un combat commence. Une créature laissée seule retourne en réserve ; selon le livret de 2024 on n’en laisse aucune seule.
T-91 = Passer ne donne rien ; la renommée temporaire se prend quand le déplacement et son combat sont finis.
T-92 = Un temple quitté garde sa renommée pour le prochain qui le contrôle ; celle d’une pyramide de niveau 4 quittée revient à son propriétaire.
T-93 = Un temple ou la pyramide d’un autre n’est contrôlé que par une troupe présente.
T-94 = Seuls participent à un combat celui qui l’a déclenché et celui qui est attaqué.
T-95 = Ce qui arrive en même temps, l’attaquant le fait d’abord.
T-96 = Toutes les étapes d’un combat ont lieu, même pour un camp sans unités.
T-97 = Chaque camp choisit en secret deux cartes Combat : une à jouer, une à écarter sans la montrer.
T-98 = Les cartes divines au signe du combat s’ajoutent maintenant ou jamais, cachées, et autant qu’on peut en payer. Selon le livret de 2024 une carte impayée est défaussée sans effet.
T-99 = Personne ne doit dire si des cartes ont été ajoutées.
T-100 = Les deux camps révèlent en même temps et paient les cartes ajoutées.
T-101 = La force, ce sont les unités, la carte Combat, les tuiles, la créature, les cartes ajoutées, et 1 dans un quartier de sa propre cité.
T-102 = La plus grande force gagne ; l’égalité est au défenseur.
T-103 = Les unités sont comptées avant que quiconque tombe.
T-104 = Le point de la cité vaut pour l’attaquant comme pour le défenseur.
T-105 = D’abord chaque camp perd des unités aux dégâts imparables de l’autre, et à ceux de sa propre carte Combat.
T-106 = Puis chaque camp perd des unités aux dégâts de l’autre moins sa défense ; les deux en même temps.
T-107 = Dans l’exemple du livret, 2 dégâts contre 4 de défense ne coûtent d’unité à personne.
T-108 = Un vainqueur sans unités reste le vainqueur.
T-109 = Un attaquant qui gagne et y a encore des unités gagne 1 point de Renommée de combat.
T-110 = Un défenseur qui gagne reçoit un vétéran.
T-111 = Puis chaque camp sans renommée de ce combat reçoit un vétéran.
T-112 = Un perdant qui a des unités est rappelé ou bat en retraite ; là où le vainqueur n’en a plus, il est rappelé, sauf si la table le laisse rester. Selon le livret de 2024 il peut battre en retraite quand même.
T-113 = Les unités rappelées retournent en réserve ; on gagne autant de points de Prière que d’unités rappelées, moins 1. Leur créature rentre.
T-114 = Le vainqueur choisit où le perdant bat en retraite : une zone voisine sans ennemis du perdant, aucun quartier d’une autre cité. Selon le livret de 2024 la zone doit être vide.
T-115 = Une retraite respecte les limites : de la place pour toutes les unités, et une créature.
T-116 = Sans zone de retraite, le perdant est rappelé.
T-117 = Un perdant sans unités n’a rien à choisir.
T-118 = Puis le vainqueur reste ou est rappelé.
T-119 = Les cartes Combat jouées restent face visible ; les écartées restent cachées.
T-120 = Qui n’a plus de carte Combat les reprend toutes.
T-121 = Les cartes ajoutées vont à la défausse ; Diversion revient en main.
T-122 = L’exemple du livret : 10 contre 9 à un temple.
T-123 = Offrande : qui contrôle le Sanctuaire peut y sacrifier 2 unités pour 1 point de Renommée divine.
T-124 = Delta : qui contrôle le temple du Delta peut y sacrifier 1 unité pour 5 points de Prière.
T-125 = Temples : qui en contrôle deux ou plus gagne 1 point de Renommée divine.
T-126 = Adoration : les temples donnent leurs points de Prière à qui les contrôle, le temple du Delta aucun.
T-127 = Prières : chacun gagne 2 points de Prière et peut changer des vétérans en points de Prière.
T-128 = Intervention Divine : dans l’ordre du tour chacun pioche une carte et peut changer des vétérans en cartes, un par carte ; selon le livret de 2024 deux par carte.
T-129 = Conscription : dans l’ordre du tour des vétérans peuvent devenir des unités dans ses quartiers libres ; le reste est perdu, selon le livret de 2024 seulement à l’Éveil.
T-130 = Éveil : tous les jetons reviennent. Selon le livret de 2024 les vétérans restants et les unités en surnombre partent maintenant.
T-131 = Destin : le joueur qui a le moins de PR choisit en premier une place dans l’ordre du tour ; à égalité, l’ancien ordre décide.
T-132 = Les étapes de la Nuit viennent l’une après l’autre : une unité sacrifiée peut coûter un temple.
T-133 = Un vétéran se dépense une fois.
T-134 = Les tuiles de nuit agissent à l’étape qui est la leur.
T-135 = Il n’y a pas de combat la nuit.
T-136 = Les unités retirées du plateau reviennent dans la réserve de leur propriétaire.
T-150 = Les points de Prière restent entre 0 et 11 : le surplus est perdu, et un prix se paie en entier.
T-151 = Une zone est contrôlée par la seule troupe qui s’y trouve ; un quartier de sa propre cité aussi quand personne n’y est.
T-152 = La dernière unité partie d’un temple ou de la pyramide d’un autre, sa renommée est aussitôt perdue.
T-153 = Une zone est libre pour un joueur tant qu’aucune troupe adverse ne s’y trouve.
T-154 = Toutes les unités d’un joueur dans une zone forment une troupe, de 5 unités au plus.
T-155 = Une main peut être de toute taille ; le nombre de cartes est public, pas lesquelles ; la défausse est publique.
T-156 = Une pioche vide est aussitôt refaite de la défausse ; sans défausse on ne pioche rien.
T-157 = Une carte se joue en payant son prix, au moment de son signe, et seulement là où elle peut agir.
T-158 = Le rubis est pour la force et le mouvement, le saphir pour la défense et le recrutement, le diamant pour la prière et les cartes, l’onyx pour la force et la défense.
T-159 = Tous les jetons d’un tour sont posés avant que commence la première de leurs actions.
T-160 = Le jeton argenté ne va que sur les cases ordinaires, le doré que sur la case dorée.
T-161 = Une tuile achetée vient d’abord, puis sa renommée, son choix, sa créature ; son jeton sert dès le tour suivant.
T-162 = Les rabais s’ajoutent pour chaque dépense ; rien ne coûte moins que rien.
T-163 = Wrryt Storm et Shetyw Barrier rendent toutes les cartes Combat et en échangent une, en secret, contre leur carte spéciale.
T-164 = Les mercenaires sont trois unités de plus pour de bon, placées dans ses quartiers, en combattant là où se tient un ennemi, ou en réserve.
T-165 = Les effets qui placent des unités respectent la limite et la réserve. Reinforcement Prayer, Mercenaries et Tactical Support peuvent déclencher un combat comme un Recrutement ; les autres n’usent que de zones libres.
T-166 = Acheter, élever, recruter, une téléportation, un péage et chaque carte sont des dépenses séparées.
T-167 = Toutes les unités des deux joueurs dans la zone combattent ; par recrutement, seulement celles qu’on y place.
T-168 = Pendant un combat de Recrutement, et entre plusieurs, rien d’autre ne se joue.
T-169 = Ce que le nombre de joueurs laisse hors jeu reste hors jeu.
T-170 = Il y a toujours une case pour le jeton, quoi qu’il reste au joueur.

# La fin : d’où vient la renommée, et ce qu’on en dit encore.

battle = Renommée de combat
divine = Renommée divine
temples = Temples tenus
pyramids = Pyramides de niveau 4 tenues
rounds = Manches jouées

## Les commandes : ce que fait chacune, et ses options

do-setup = Placer vos deux troupes et vos pyramides
do-first = Prendre votre tuile gratuite de niveau 1
do-pray = Gagner des points de Prière
do-buy = Acheter une tuile Pouvoir
do-raise = Élever ou construire une pyramide
do-recruit = Amener des unités dans vos quartiers
do-move = Déplacer une troupe ; le nombre après une zone dit combien en repartent
do-idle = Poser un jeton et laisser l’action inutilisée
do-card = Jouer une carte Jour ou Déplacement
do-creature = Mettre une créature auprès d’une troupe chez vous, ou en échanger deux
do-swap = Choisir la carte Combat qui quitte votre main
do-battle = Choisir vos cartes Combat en secret
do-answer = Répondre à une question d’une carte ou d’une tuile
do-aftermath = Battre en retraite, rappeler ou rester
do-retreat = Vainqueur, choisir où le perdant bat en retraite
do-order = Choisir le premier combat
do-defence = Garder un plan de combat pour le jour où l’on vous attaque
do-night = Répondre à toute la nuit d’un coup
do-position = Choisir votre place dans l’ordre du tour
do-done = Finir cette action ou votre tour

field-troops = Deux quartiers pour vos troupes
field-pyramids = Quartier, couleur et niveau de chaque pyramide
field-tile = Tuile Pouvoir
field-space = Case d’action
field-token = Jeton Action : argenté (silver) ou doré (gold)
field-box = Case Achat, par sa couleur
field-district = Quartier
field-level = Niveau de la pyramide
field-colour = Couleur d’une nouvelle pyramide
field-where = Quartiers et unités, comme 1a 3, 1c 2
field-troop = Troupe, par sa zone
field-path = Zones du chemin, comme 5 F1 4 T1
field-to = Où aller
field-units = Combien d’unités partent
field-way = Manière : teleport, ou rien pour terre et bateaux
field-creature = Créature
field-card = Carte
field-target = Cible de la carte
field-play = Carte Combat à jouer
field-drop = Carte Combat à écarter sans la montrer
field-cards = Cartes à ajouter
field-after = Ce qui suit le combat sans demander
field-choice = Réponse
field-how = Retraite, rappel ou rester
field-zone = Zone
field-first = Ce qui vient d’abord
field-what = Carte à jouer, ou ce qui la précède
field-offering = Deux unités contre 1 PR divin : yes ou no
field-delta = Une unité contre 5 PP : yes ou no
field-vets = Vétérans, comme 1 PP, 2 cards
field-position = Place dans l’ordre du tour
field-place = Place dans l’ordre du tour

region-battle = Combat
region-delta = Delta
region-market = Tuiles

## Mots du jeu

word-cost = { $cost ->
    [0] {""}
   *[other] {" "}({ $cost } PP)
}
word-price = { $cost ->
    [0] gratuit
   *[other] { $cost } PP
}
n-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
word-with-creature = { $creature ->
    [none] {""}
    [stays] {""}
    [creatures] {" "}+ créatures
   *[other] {" "}+ { $creature }
}
word-token = { $token ->
    [silver] jeton Action argenté
    [gold] jeton Action doré
   *[coloured] jeton
}
word-space = { $space ->
    [pray1] Prier 1
    [pray2] Prier 2
    [buy1] Achat 1
    [buy2] Achat 2
    [buy3] Achat 3
    [raise] Élever
    [recruit] Recruter
    [move2] Déplacer 2
    [move3] Déplacer 3
    [gold] la case dorée
   *[other] { $space }
}
word-box = { $box ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
    [onyx] onyx
    [blank] sans couleur
   *[other] { $box }
}
word-mark = { $mark ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
    [onyx] onyx
    [sword] épée
   *[spear] lance
}
word-kind = { $kind ->
    [temple] temple
    [sanctuary] sanctuaire
    [district] quartier
    [front] front
    [bank] port
    [obelisk] obélisque
   *[desert] désert
}
# Quand un effet joue : un message par déclencheur de `material/table.json`, sous sa clé ; ses formes sont des attributs.
# La phrase d’une tuile, carte ou créature nomme par eux les déclencheurs de ses effets, et aucun autre.
when-purchase = aussitôt
when-always = toujours
when-spending = chaque dépense
when-gaining = à chaque gain de PP, jour et nuit
when-pray = à chaque Prière
when-buy = les tuiles que vous achetez
when-raise = chaque niveau de pyramide élevé
when-recruit = à chaque Recrutement
when-move = à chaque Déplacement
    .one = déplacement
    .short = dépl.
    .several = déplacements
    .teleports = téléportations
    .card = en Déplacement
when-move-start = au début d’un Déplacement
when-enemy-move = pour entrer
when-gold = jeton doré
when-day = le jour
when-battle = à chaque combat
    .strength = force
    .damage = dégât
    .damages = dégâts
    .defense = défense
    .once = au combat
when-attack = dans les combats que vous déclenchez
    .first = attaque
when-defence = quand on vous attaque
    .first = défense
when-attack-council = au conseil de guerre de chaque combat que vous déclenchez
when-council = avant de choisir la vôtre
when-confrontation-end = après la révélation
when-casualties-end = détruite au combat
when-rewards = chaque combat gagné
    .defending = chaque combat gagné en défense
when-night-prayers = aux Prières de chaque nuit
when-night-cards = chaque nuit
when-night-awakening = à chaque Réveil
word-tile-effect = { $slug ->
    [charge] +{ $attack-strength } force { when-attack }
    [priest-of-mafdet] +{ $moves } déplacement terrestre { when-move }
    [carnage] +{ $fight-damage } dégât { when-battle }
    [wrryt-storm] { when-purchase } cartes Combat reprises ; une devient force { $strength }, dégâts { $damage }
    [portal] { when-move.teleports } à { $teleport_discount } de moins, aussi depuis les obélisques
    [phoenix] créature : +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }, passe les murailles
    [royal-scarab] créature : +{ $strength } { when-battle.strength }, +{ $moves } { when-move.several }
    [blades-of-neith] +{ $fight-strength } force { when-battle }
    [divine-wound] +{ $per_card } force par carte défaussée { when-confrontation-end }
    [domination] { $fame } PR divin { when-purchase }
    [giant-scorpion] créature : +{ $strength } { when-battle.strength }, { $damage } dégâts, +{ $moves } { when-move.one }
    [initiative] { when-attack.first } : +{ $attack-strength } force, { $attack-damage } dégât, { $attack-unblockable } imparable ; { when-defence.first } : { $defend-damage } dégât, { $defend-unblockable } imparable
    [surprise-attack] { when-gold } : un Déplacement qui passe les murailles
    [act-of-god] { when-purchase } un jeton argenté : une deuxième action par jour
    [recruiting-scribe] { $recruits } unités gratuites { when-recruit }
    [defense] +{ $defend-strength } force { when-defence }
    [reinforcement-prayer] { when-pray }, jusqu’à { $pray_units } unités dans vos quartiers, même s’il faut combattre
    [ancestral-elephant] créature : +{ $strength } { when-battle.strength }, { $defense } défense, +{ $moves } { when-move.one }
    [deep-desert-snake] créature : +{ $moves } { when-move.short } ; annule la créature ennemie { when-battle.once }
    [shield-of-neith] { $fight-defense } défense { when-battle }
    [shetyw-barrier] { when-purchase } cartes Combat reprises ; une devient force { $strength }, défense { $defense }
    [spying] vous voyez la carte Combat de l’ennemi { when-council }
    [legion] vos troupes ont { when-always } jusqu’à { $limit } unités
    [defensive-victory] { $defence_fame } PR de combat pour { when-rewards.defending }
    [sphinx] créature : +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short } ; { $fame } PR divin { when-purchase }
    [divine-will] { when-gold } : un Déplacement ou un Recrutement
    [reinforcements] toutes les unités pour rien { when-recruit }
    [priest] +{ $pray } PP { when-pray }
    [priestess] { when-buy } coûtent { $tile_discount } de moins
    [magical-support] { when-raise } coûte { $level_discount } de moins
    [divine-hunger] { $per_kill } PP par unité ennemie { when-casualties-end } par vos dégâts
    [divine-boon] +{ $night_cards } carte { when-night-cards }
    [hand-of-god] { $night_levels } niveau de pyramide gratuit { when-night-awakening }
    [vision] { when-night-cards } { $drawn } cartes de plus, puis défaussez-en { $discarded }
    [priest-of-thoeris] { $council_cards } carte { when-attack-council }
    [priest-of-ra] { when-spending } coûte { $discount } de moins
    [priest-of-amon] +{ $night_pp } PP { when-night-prayers }
    [the-mummy] créature : +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short } ; +{ $night_cards } carte { when-night-cards }
    [mercenaries] { when-purchase } { $units } unités de plus, pour de bon
    [local-recruit] { $recruits } unité gratuite { when-recruit } ; les recrues rejoignent vos troupes où que ce soit
    [honor-in-battle] { $per_loss } PP par unité à vous { when-casualties-end } par les dégâts ennemis
    [dedication-to-battle] { $per_attack } PP { when-attack-council }
    [khnums-sphinx] créature : +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short } ; l’ennemi paie { $toll } PP { when-enemy-move }
    [twin-ceremony] { when-gold } : une tuile à { $surcharge } PP de plus, même d’une couleur déjà achetée
    [griffin-sphinx] créature : +{ $strength } { when-battle.strength } ; { when-move.teleports } pour rien, aussi des obélisques
    [forced-march] { when-gold } : un Déplacement sans téléportation
    [deadly-trap] +{ $defend-strength } force et { $defend-unblockable } dégât imparable { when-defence }
    [soul-devourer] créature : +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short } ; 1 PR de combat pour { when-rewards } avec { $trophy } tués
    [bestial-fury] +{ $fight-strength } force, +{ $fight-damage } dégât { when-battle } ; +{ $moves } déplacement terrestre { when-move }
    [divine-might] +{ $gains } PP { when-gaining }
    [offensive-strategy] cartes Combat reprises ; une devient force { $strength }, dégâts { $damage }
    [defensive-strategy] cartes Combat reprises ; une devient force { $strength }, défense { $defense }
    [portal-of-thoth] téléportations à { $teleport_discount } de moins, aussi depuis les obélisques
    [blade-of-neith] +{ $fight-strength } force à chaque combat
    [older-initiative] +{ $attack-strength } force et { $attack-unblockable } dégât imparable dans vos attaques
    [divine-march] jeton doré : un Déplacement qui passe les murailles
    [older-deep-desert-snake] créature : +{ $strength } force, +{ $moves } dépl. ; annule la créature ennemie
    [older-reinforcements] { $night_units } unités chaque nuit
    [high-priest] +{ $night_pp } PP chaque nuit
    [crusade] { $per_kill } PP par unité ennemie détruite au combat
    [older-vision] la carte de la nuit se choisit parmi { $sight }
    [holy-war] { $per_win } PP par combat gagné
    [dark-ritual] jeton doré : une Prière
    [older-twin-ceremony] jeton doré : deuxième tuile d’une couleur du jour, { $surcharge } PP de plus
    [older-griffin-sphinx] créature : +{ $strength } force ; se téléporte des obélisques
    [older-dedication-to-battle] { $per_attack } PP pour chaque combat que vous déclenchez en vous déplaçant
    [older-hand-of-god] { $night_levels } niveau de pyramide gratuit chaque nuit
    [older-forced-march] jeton doré : un Déplacement
    [devourer] créature : +{ $strength } force, +{ $moves } dépl. ; { $trophy } tués en gagnant : 1 PR ; insensible à Raining Fire
   *[divine-strength] +{ $day_gain } PP à chaque gain du jour
}
word-card-effect = { $slug ->
    [diversion] un leurre { when-battle.once } : sans effet, elle revient en main
    [war-rage] +{ $strength } { when-battle.strength }
    [war-fury] +{ $strength } { when-battle.strength }
    [bloody-battle] +{ $damage } { when-battle.damage }
    [bloodbath] +{ $damage } { when-battle.damages }
    [bronze-wall] +{ $defense } { when-battle.defense }
    [iron-wall] +{ $defense } { when-battle.defense }
    [tactical-support] { when-day } : jusqu’à { $units } unités en quartiers, troupes ou combat
    [raining-fire] { when-day } : détruit { $kills } unité ennemie
    [prayer] { when-day } : +{ $pp } PP
    [transfer] { when-move.card } : téléporte gratis de partout à un obélisque
    [swiftness] +{ $moves } déplacement terrestre, { when-move-start }
    [older-diversion] après la révélation, échange la carte jouée et l’écartée
    [older-swiftness] +{ $moves } déplacement terrestre dans ce Déplacement
    [glory] { $win_pp } PP si vous gagnez
    [divine-protection] les dégâts ne vous font rien si vous gagnez
    [older-reinforcements] { $win_units } unités si vous gagnez
    [mana-theft] +{ $theft } PP ; chaque adversaire perd { $theft } PP
    [enlistment] { $units } unités dans vos quartiers ou vos troupes
    [divine-memory] prend une carte de la défausse
    [teleportation] téléporte de partout à un obélisque
   *[open-gates] les murailles n’arrêtent pas ce Déplacement
}
word-creature-effect = { $slug ->
    [phoenix] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }, passe les murailles
    [royal-scarab] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.several }
    [giant-scorpion] +{ $strength } { when-battle.strength }, { $damage } dégâts, +{ $moves } { when-move.one }
    [ancestral-elephant] +{ $strength } { when-battle.strength }, { $defense } défense, +{ $moves } { when-move.one }
    [deep-desert-snake] +{ $moves } { when-move.short } ; annule la créature ennemie { when-battle.once }
    [khnums-sphinx] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short } ; l’ennemi paie { $toll } PP { when-enemy-move }
    [griffin-sphinx] +{ $strength } { when-battle.strength } ; { when-move.teleports } pour rien, aussi des obélisques
    [soul-devourer] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short } ; 1 PR de combat pour { when-rewards } avec { $trophy } tués
    [older-deep-desert-snake] +{ $strength } force, +{ $moves } dépl. ; annule la créature ennemie
    [older-griffin-sphinx] +{ $strength } force ; se téléporte des obélisques
    [devourer] +{ $strength } force, +{ $moves } dépl. ; { $trophy } tués en gagnant : 1 PR ; insensible à Raining Fire
    [sphinx] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.one }
   *[mummy] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.one }
}
word-battle-card = force { $strength }{ $damage ->
    [0] {""}
   *[other] , dégâts { $damage }
}{ $unblockable ->
    [0] {""}
   *[other] , imparables { $unblockable }
}{ $defense ->
    [0] {""}
   *[other] , défense { $defense }
}{ $loss ->
    [0] {""}
   *[other] , pertes { $loss }
}

## L’histoire

word-why = { $why ->
    [pray] prière
    [prayers] nuit
    [battle] combat
    [offering] offrande
    [temples] temples
    [adoration] adoration
    [veterans] vétérans
    [delta] delta
    [recall] rappel
    [conscription] conscription
   *[other] { $why }
}
word-from = { $why ->
    [battle] {""}
   *[other] {" "}({ word-why })
}
chapter-setup = Mise en place · troupes et pyramides
chapter-first = Mise en place · tuiles gratuites
chapter-lap-began = Jour { $round } · tour { $lap } sur 5
chapter-battle = Combat en { $zone } · { $who } attaque { $other }
chapter-night = Nuit { $round }

story-ordered-2 = Ordre du tour : { $first }, { $second }.
story-ordered-3 = Ordre du tour : { $first }, { $second }, { $third }.
story-ordered-4 = Ordre du tour : { $first }, { $second }, { $third }, { $fourth }.
story-ordered-5 = Ordre du tour : { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
story-colours-drawn = Couleurs des tuiles de cette partie : { $colours }.
story-shuffled = La défausse devient la pioche ({ n-cards }).
story-awakened = Tous les jetons reviennent.
story-ready = { $who } est prêt.
story-troop-placed = { $who } place { n-units } en { $zone }.
story-founded = { $who } construit une pyramide { word-colour } en { $district } (niveau { $level }{ $cost ->
    [0] {""}
   *[other] , { $cost } PP
}).
story-raised = { $who } élève la pyramide { word-colour } de { $district } au niveau { $level }{ word-cost }.
story-tile-taken = { $cost ->
    [0] { $who } prend la tuile { $tile }.
   *[other] { $who } achète la tuile { $tile } ({ $cost } PP).
}
story-fame-gained = { $kind ->
    [battle] { $who } gagne 1 point de Renommée de combat{ word-from }.
   *[divine] { $who } gagne 1 point de Renommée divine{ word-from }.
}
story-fame-taken = { $who } prend la renommée de { $zone } (+1 PR).
story-fame-lost = { $who } perd la renommée de { $zone } (-1 PR).
story-fame-moved = { $who } prend la renommée de { $zone } à { $other } (1 PR).
story-token-placed = { $who } pose un { word-token } sur { word-space }.
story-prayer-gained = { $who } gagne { $amount } PP ({ word-why }).
story-prayer-full = { $who } ne gagne aucun PP ({ word-why }) : la piste est pleine.
story-prayer-lost = { $who } perd { $amount } PP ({ word-why }).
story-recruited = { $who } recrute { n-units } en { $zone }{ word-cost }.
story-units-placed = { $who } place { n-units } en { $zone } ({ word-why }).
story-moved = { $who } { $way ->
    [teleport] téléporte
   *[other] déplace
} { n-units }{ word-with-creature } { $start } → { $to }{ $way ->
    [ship] {" "}en bateau
   *[other] {""}
}{ word-cost }.
story-creature-came = { $who } met { $creature } auprès de la troupe en { $district }.
story-creature-swapped = { $who } échange { $swapped } contre { $creature } en { $district }.
story-creature-went-home = { $who } remet { $creature } en réserve.
story-card-played = { $target ->
    [none] { $who } joue la carte { $card }{ word-cost }.
   *[other] { $who } joue la carte { $card } sur { $target }{ word-cost }.
}
story-cards-drawn = { $who } pioche { n-cards }.
story-saw = Vous voyez ces cartes : { $cards }.
story-saw-many = Vous voyez { $count } cartes ; « Main » les montre.
story-card-taken = { $who } prend la carte { $card } dans la défausse.
story-units-lost = { $who } perd { n-units } en { $zone } ({ word-why }).
story-card-set-aside = { $who } met de côté une carte Combat pour la carte spéciale ({ $card ->
    [defensive] défensive
   *[offensive] offensive
}).
story-set-aside = Vous avez mis de côté la carte Combat { $card }.
story-battle = { $who } attaque { $other } en { $zone } : { n-units } contre { $against }.
story-saw-battle-card = La carte Combat de l’autre est { $card }.
story-revealed = { $who } révèle la carte Combat { $card }.
story-revealed-with = { $who } révèle la carte { $card } avec { $cards }{ word-cost }.
story-revealed-many = { $who } révèle la carte { $card } avec { $count } cartes ajoutées{ word-cost }.
story-diverted = { $who } échange la carte jouée : c’est maintenant { $card }.
story-card-spent = { $who } défausse { $card } pour la force.
story-strength = { $who } : force { $total } ({ n-units }, { $added ->
    [0] carte { $card }
   *[other] cartes { $card }+{ $added }
}{ $tiles ->
    [0] {""}
   *[other] , tuiles { $tiles }
}{ $creature ->
    [0] {""}
   *[other] , créature { $creature }
}{ $home ->
    [0] {""}
   *[other] , cité { $home }
}), { word-blows }, défense { $defense }.
word-blows = { $more ->
    [0] dégâts { $damage }
   *[other] { $creature ->
        [0] { $added ->
            [0] dégâts { $damage } + { $more } imparables
           *[other] dégâts { $damage }+{ $more }
        }
       *[other] dégâts { $damage }+{ $more }
    }
}
story-won = { $who } gagne en { $zone } contre { $other }.
story-no-casualties = { $who } ne perd aucune unité ; reste { $left }.
story-casualties = { $lost ->
    [one] { $who } perd { $lost } unité
   *[other] { $who } perd { $lost } unités
}{ $own ->
    [0] {""}
   *[other] {" "}({ $own } par sa propre carte)
} ; reste { $left }.
story-veterans-gained = { $who } gagne { n-veterans }.
story-veterans-spent = { $on ->
    [pp] { $who } change { n-veterans } en PP.
    [cards] { $who } change { n-veterans } en cartes.
    [units] { $who } change { n-veterans } en unités.
   *[nothing] { $who } perd { n-veterans } sans usage.
}
n-veterans = { $veterans ->
    [one] { $veterans } vétéran
   *[other] { $veterans } vétérans
}
story-standing = { $who } s’en tient à la réponse donnée d’avance : { $answer ->
    [retreat] retraite
    [recall] rappel
   *[stay] rester
}.
story-recalled = { $who } rappelle { n-units } de { $zone }.
story-retreated = { $who } bat en retraite avec { n-units } { $zone } → { $to }.
story-stayed = { $who } reste en { $zone } avec { n-units }.
story-battle-cards-back = { $who } reprend toutes ses cartes Combat.
story-declined = { $what ->
    [buy] { $who } utilise une action Achat sans rien acheter.
    [raise] { $who } n’élève aucune pyramide.
    [recruit] { $who } utilise une action Recruter sans rien recruter.
    [move] { $who } utilise une action Déplacer sans rien déplacer.
    [offering] { $who } ne fait pas d’offrande.
    [delta] { $who } ne sacrifie aucune unité au temple du Delta.
    [conscription] { $who } ne change aucun vétéran en unité.
   *[other] { $who } n’utilise pas ceci : { $what }.
}
story-position-taken = { $who } choisit la place { $place } dans l’ordre du tour.
story-ended = { $who } gagne la partie avec { $fame } PR.

## Questions

question-over = la partie est finie
question-wait = { $who } décide
question-wait-two = { $who } et { $other } décident
question-wait-all = { $count } joueurs décident
question-setup = placer troupes et pyramides
question-first = tuile gratuite de niveau 1
question-turn = poser le jeton Action { $number } sur { $whole }
question-turn-levels = poser le jeton Action { $number } sur { $whole } (niveaux vides : { $levels })
question-bonus = un jeton Action argenté ou doré en plus
question-acting = quelle action vient ensuite
question-end = cartes ou créatures avant la fin du tour
question-move = quelle troupe se déplace
question-moving = départ de { $zone }, encore { n-land }
question-moving-teleport = départ de { $zone }, encore { n-land }, téléportation { $cost ->
    [0] gratuite
   *[other] à { $cost } PP
}
n-land = { $land ->
    [one] { $land } déplacement
   *[other] { $land } déplacements
}
question-place = { $left ->
    [one] placer { $left } unité ({ word-why })
   *[other] placer jusqu’à { $left } unités ({ word-why })
}
question-raise = élever une pyramide
question-raise-gift = élever une pyramide gratuitement
question-recruit = recruter, { $left } en réserve
question-buy = acheter une tuile
question-swap = carte Combat qui quitte la main
question-order = quel combat vient d’abord
question-prayers = { $veterans ->
    [one] changer le vétéran en PP
   *[other] changer des { $veterans } vétérans en PP
}
question-vision = choisir 1 carte parmi { $left }
question-position = place dans l’ordre du tour
question-offering = sacrifier 2 unités en SA pour 1 PR divin
question-delta = sacrifier 1 unité en DT pour 5 PP
question-cards = { $left ->
    [one] changer le vétéran en carte
   *[other] changer des { $left } vétérans en cartes
}
question-battle = combat en { $zone } : choisir les cartes
question-diversion = combat en { $zone } : échanger la carte jouée ou la garder
question-wound = combat en { $zone } : défausser des cartes pour la force
question-loser = défaite en { $zone } : battre en retraite, rappeler ou rester
question-retreat = combat en { $zone } : où va le perdant
question-keep = combat en { $zone } : quelle créature reste
question-winner = victoire en { $zone } : rester ou rappeler

## Ce qu’on a

having = { $pp } PP · { n-cards } · { $battlecards ->
    [one] { $battlecards } carte Combat
   *[other] { $battlecards } cartes Combat
} · { $supply } en réserve{ $veterans ->
    [0] {""}
   *[other] {" · "}{ n-veterans }
}
hand-battle-card = Carte Combat { $card } : { word-battle-card }
hand-away = Écartées, cachées : { $cards }
hand-aside = Mises de côté pour de bon : { $cards }
hand-face-up = Jouées, visibles : { $cards }
hand-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} · { $icon ->
    [day] jour
    [move] déplacement
   *[battle] combat
} · { word-price } · { word-card-effect }
hand-seen = Vous voyez { $card } : { word-card-effect }
hand-setup = Votre mise en place : troupes { $troops } ; pyramides { word-pyramids }
hand-plan = { $drop ->
    [none] Choisi : jouer { $play }
   *[other] Choisi : jouer { $play }, écarter { $drop }
}
hand-plan-card = Ajoutée en secret : { $card }
hand-plan-after = Ensuite : défaite { $lose ->
    [recall] rappel
    [retreat] retraite
   *[ask] demander
}, victoire { $win ->
    [recall] rappel
    [stay] rester
   *[ask] demander
}
hand-spied = La carte Combat de l’autre : { $card }
hand-empty = Aucune carte

## Où en est la partie

moment-setup = mise en place, troupes et pyramides
moment-first = mise en place, tuiles gratuites
moment-day = jour { $round }, tour { $lap } sur { $laps }
moment-night = nuit { $round }, { $step ->
    [offering] offrande
    [delta] delta
    [temples] temples
    [adoration] adoration
    [prayers] prières
    [divine-intervention] cartes
    [conscription] conscription
    [awakening] éveil
    [destiny] ordre du tour
   *[none] début
}
moment-over = la partie est finie
column-fame = PR
column-pp = PP
column-tiles = Tuiles/cartes
source-battle = Renommée de combat
source-divine = Renommée divine
source-temples = Temples
source-pyramids = Pyramides

## Boutons

kind-setup = Placer troupes et pyramides
kind-first = { $count ->
    [one] Prendre une tuile : { $count } possible
   *[other] Prendre une tuile : { $count } possibles
}
kind-pray = Prier : +{ $pp } PP
kind-buy-token = Acheter une tuile : { $pp } PP
kind-buy = { $count ->
    [one] Acheter : { $count } tuile, { $cost } PP
   *[other] Acheter : { $count } tuiles, à partir de { $cost } PP
}
kind-raise-token = Élever une pyramide : { $pp } PP
kind-raise = { $cost ->
    [0] Élever une pyramide : gratuit
   *[other] Élever une pyramide : à partir de { $cost } PP
}
kind-recruit-token = Recruter : { $supply } en réserve
kind-recruit = Recruter : jusqu’à { $most } à la fois
kind-place = Placer des unités : jusqu’à { $most } à la fois
kind-move-token = { $count ->
    [one] Déplacer : { $count } case libre
   *[other] Déplacer : { $count } cases libres
}
kind-move = { $count ->
    [one] Déplacer : { $count } troupe
   *[other] Déplacer : { $count } troupes
}
kind-step = { $count ->
    [one] Avancer : { $count } zone
   *[other] Avancer : { $count } zones
}
kind-card = Jouer une carte ({ $count })
kind-creature = Créature ({ $count })
kind-swap = Céder une carte Combat
kind-battle = Cartes Combat
kind-answer = { $asked ->
    [diversion] Échanger ou garder
    [wound] Défausser une carte ({ $count })
    [discard] Défausser une carte ({ $count })
    [keep] Garder une créature
   *[vision] Choisir une carte ({ $count })
}
kind-aftermath = Retraite, rappel ou rester
kind-retreat = { $count ->
    [one] Envoyer le perdant : { $count } zone
   *[other] Envoyer le perdant : { $count } zones
}
kind-order = { $asked ->
    [order] Premier combat : { $count ->
        [one] { $count } possible
       *[other] { $count } possibles
    }
   *[other] Action suivante : { $count ->
        [one] { $count } possible
       *[other] { $count } possibles
    }
}
kind-night = { $asked ->
    [offering] Offrande
    [delta] Delta
    [cards] Vétérans en cartes
   *[prayers] Vétérans en PP
}
kind-position = { $count ->
    [one] Ordre du tour : { $count } place libre
   *[other] Ordre du tour : { $count } places libres
}
kind-done = { $asked ->
    [bonus] Pas d’autre jeton
    [end] Finir le tour
    [move] Finir le déplacement
    [buy] Ne rien acheter
    [raise] Ne rien élever
    [recruit] Finir de recruter
    [place] Ne plus rien placer
    [wound] Ne plus rien défausser
   *[other] Fini
}

deed-done = { $asked ->
    [bonus] pas d’autre jeton
    [move] finir le déplacement
    [place] ne plus rien placer
    [wound] ne plus rien défausser
   *[other] finir
}
deed-setup = troupes { $troops } ; { word-pyramids }
deed-first = prendre { $tile }
deed-pray = { $space ->
    [none] prier (+{ $pp } PP), { word-token }
   *[other] prier (+{ $pp } PP), { word-token } sur { word-space }
}
deed-buy = acheter { $tile } ({ word-price })
deed-buy-token = { $box ->
    [none] acheter avec un { word-token }
   *[other] { word-token } sur la case Achat { word-box }
}
deed-raise-token = { word-token } sur Élever
deed-raise = pyramide { word-colour } en { $district } au niveau { $level } ({ word-price })
deed-recruit-token = { word-token } sur Recruter
deed-recruit = { n-units } en { $zone } ({ word-price })
deed-move = déplacer la troupe de { $troop }
deed-move-token = { $space ->
    [none] déplacer avec un { word-token }
   *[other] { word-token } sur { word-space }
}
deed-step = { n-units }{ word-with-creature } { word-start }→ { $to }{ word-cost }
deed-attack = { $units }{ word-with-creature } { word-start }→ { $to }, contre { $who }, { $against }{ word-cost }
word-start = { $start ->
    [none] {""}
   *[other] { $start }{" "}
}
deed-card = { $target ->
    [none] jouer { $card }{ word-cost }
   *[other] jouer { $card } sur { $target }{ word-cost }
}
deed-creature = { $creature } vers { $district }
deed-swap = céder la carte Combat { $card }
deed-battle-card = { $card ->
    [none] reprendre les cartes ajoutées
   *[other] ajouter { $card }
}
deed-battle-after = ensuite : { word-after }
deed-battle = { $drop ->
    [none] jouer { $play }
   *[other] jouer { $play }, écarter { $drop }
}
word-after = { $after ->
    [lose-recall] si je perds, rappel
    [lose-retreat] si je perds, retraite
    [win-stay] si je gagne, rester
    [win-recall] si je gagne, rappel
   *[ask] me demander
}
deed-answer = réponse : { $choice ->
    [swap] échanger
    [keep] garder
   *[other] { $choice }
}
deed-aftermath = { $how ->
    [recall] rappeler (+{ $pp } PP)
    [retreat] retraite
   *[stay] rester
}
deed-retreat = le perdant bat en retraite en { $zone }
deed-order = d’abord { $first ->
    [pray1] Prier 1
    [pray2] Prier 2
    [buy1] Achat 1
    [buy2] Achat 2
    [buy3] Achat 3
    [raise] Élever
    [recruit] Recruter
    [move2] Déplacer 2
    [move3] Déplacer 3
    [gold] la case dorée
   *[other] { $first }
}
deed-veterans = { $what ->
    [PP] { n-veterans } en PP
   *[cards] { n-veterans } en cartes
}
deed-offering = offrande : { $answer ->
    [yes] oui
   *[no] non
}
deed-delta = delta : { $answer ->
    [yes] oui
   *[no] non
}
deed-position = place { $place } dans l’ordre du tour

## Valeurs dans les menus

choice-none = rien
choice-word = { $word ->
    [pray1] Prier 1
    [pray2] Prier 2
    [buy1] Achat 1
    [buy2] Achat 2
    [buy3] Achat 3
    [raise] Élever
    [recruit] Recruter
    [move2] Déplacer 2
    [move3] Déplacer 3
    [gold] case dorée
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[other] { $word }
}
choice-first = { $piece } · { word-colour }
choice-tile = { $piece } · { word-colour } { $level } · { word-price }
choice-box = case { word-box } · niveau { $level }
choice-space = { word-space } · niveau { $level }
choice-token = { word-token }
choice-pyramid = { $district } · { word-colour } { $level }
choice-new-pyramid = { $district } · pas encore de pyramide
choice-level = niveau { $level } · { word-price }
choice-where = { $zone } { $units } · { word-price }
choice-troop = { $zone } { word-kind } · { n-units }{ word-with-creature }
choice-zone = { $zone } { word-kind }
choice-to = { $zone } { word-kind }{ word-entry }
choice-to-own = { $zone } { word-kind }{ word-entry } · vos { $units }, place { $room }
choice-to-battle = { $zone } { word-kind }{ word-entry } · contre { $who }, { $units }
word-entry = { $way ->
    [teleport] {" "}· téléportation { $cost } PP
   *[land] { $cost ->
        [0] {""}
       *[other] {" "}· { $cost } PP
    }
}
choice-held = { $zone } { word-kind } · { $who }, { n-units }{ word-with-creature }
choice-units = { $stay ->
    [0] { n-units }
    [one] { n-units } · { $stay } reste
   *[other] { n-units } · { $stay } restent
}
choice-along = { $creature } part aussi
choice-stays = la créature reste
choice-way = { $way ->
    [teleport] téléportation
   *[other] { $way }
} · { $cost ->
    [0] gratuite
   *[other] { $cost } PP
}
choice-card = { $card } · { word-price }
choice-add = Ajouter { $card } · { word-price }
choice-then = Ensuite : { word-after }
choice-battle-card = { $card } : { word-battle-card }
choice-take-back = reprendre les cartes ajoutées
choice-after = { word-after }
choice-answer = { $choice ->
    [swap] échanger
    [keep] garder
   *[other] { $choice }
}
choice-how = { $how ->
    [recall] rappeler · +{ $pp } PP
    [retreat] retraite
   *[stay] rester
}
choice-offering = { $answer ->
    [yes] oui · { n-units } pour 1 PR divin
   *[no] non
}
choice-delta = { $answer ->
    [yes] oui · { n-units } pour { $pp } PP
   *[no] non
}
choice-vets = { $vets } · { $what ->
    [PP] { n-veterans } en PP
   *[cards] { n-veterans } en cartes
}
choice-place = place { $place } sur { $whole }

note-tile = { word-tile-effect }
note-card = { word-card-effect }
note-creature = { word-creature-effect }
note-space = { word-space } ({ word-token })
note-level-needed = le niveau { $level } attend encore un jeton aujourd’hui
note-held = tenu par { $who }, { n-units }
note-battle = combat avec { $who }, { n-units }
note-then = { n-units } là ensuite
note-swap = { $creature } retourne en réserve
note-diversion = après la révélation, une fois
note-retreat = le vainqueur choisit où

## Pour une première partie

advice-setup = Placer pour moi
explained-setup = Deux troupes de 5 unités vont dans deux de vos quartiers, et des pyramides de 3 niveaux en tout. La couleur d’une pyramide est celle des tuiles que vous pourrez acheter.
explained-first = Une tuile de niveau 1 est gratuite, de la couleur d’une de vos pyramides. Elle agit dès maintenant.
explained-turn = Vous posez un jeton et faites son action. À la fin du jour, chaque niveau de votre pyramide doit porter un jeton. Cartes Jour et créatures viennent avant.
explained-bonus = Votre jeton Action argenté ou doré donne une deuxième action à ce tour. Il peut aussi attendre un autre tour du jour.
explained-acting = Vos jetons sont posés. Quelle action vient ensuite ?
explained-end = Dernier moment de votre tour pour une carte Jour ou une créature. Sinon, finissez le tour.
explained-buy = Une tuile coûte son niveau en PP, et il faut une pyramide de sa couleur au moins aussi haute. Une tuile de chaque couleur par jour.
explained-swap = La carte Combat spéciale prend la place d’une autre. L’autre quitte la partie.
explained-raise = Un niveau coûte autant de PP que son numéro ; on peut en élever plusieurs d’un coup. Les prix s’ajoutent.
explained-recruit = Une unité coûte 1 PP et arrive dans un de vos quartiers. 5 unités au plus ensemble.
explained-place = Ces unités ne coûtent rien. 5 au plus ensemble ; là où se tient un ennemi, seulement si l’effet permet de combattre.
explained-move = Une troupe avance d’une zone par terre ou en bateau, plus avec certaines tuiles. D’une pyramide elle se téléporte à un obélisque pour 2 PP. Entrer chez un ennemi déclenche un combat.
explained-order = Chaque combat va jusqu’au bout avant le suivant.
explained-battle = Chacun choisit en secret une carte Combat à jouer et une à écarter. Unités, carte, tuiles et cartes ajoutées font la force. L’égalité est au défenseur.
explained-diversion = Diversion permet d’échanger la carte jouée et l’écartée, maintenant que vous voyez celle de l’autre.
explained-wound = Chaque carte défaussée ajoute 1 force. Son prix n’est pas payé.
explained-loser = Les unités rappelées retournent en réserve et vous rapportent 1 PP chacune, moins 1 (4 unités : 3 PP). Une retraite les garde sur le plateau, dans une zone que choisit le vainqueur.
explained-retreat = Le perdant va dans une zone voisine de votre choix, sans ennemis.
explained-keep = Une troupe a une créature. L’autre retourne en réserve.
explained-winner = Restez et tenez la zone, ou rappelez vos unités : elles rapportent 1 PP chacune, moins 1.
explained-vision = Gardez une des cartes que vous voyez. Les autres retournent dans la pioche.
explained-offering = Deux unités au Sanctuaire valent 1 point de Renommée divine, pour de bon.
explained-delta = Une unité au temple du Delta vaut 5 PP.
explained-cards = Des vétérans peuvent devenir des cartes. Ceux qui restent après la nuit sont perdus.
explained-prayers = Chaque vétéran peut devenir 1 PP maintenant. Plus tard cette nuit, ils peuvent devenir des cartes ou des unités.
explained-position = Le joueur qui a le moins de PR choisit en premier. Jouer tôt permet de prendre les temples ; jouer tard permet de réagir.

primer-1 = But : 9 points de Renommée (PR) à votre tour, avant de poser un jeton, et personne avec plus.
primer-2 = Un jour a 5 tours : à chacun, tout le monde pose un jeton et fait son action.
primer-3 = Actions : prier pour des PP, acheter une tuile, élever une pyramide, recruter, déplacer une troupe.
primer-4 = Les pyramides décident des tuiles qu’on peut acheter ; les tuiles renforcent pour toute la partie.
primer-5 = Combats : cartes choisies en secret. Unités, carte et tuiles comptent ; l’attaquant doit gagner pour la renommée.
primer-6 = La nuit paie des PP pour les temples, donne à chacun 2 PP et une carte, et un nouvel ordre du tour.
primer-7 = Surprises : la renommée des temples et des pyramides de niveau 4 se perd, celle des combats non ; les murailles arrêtent les longues marches vers les cités.
primer-8 = Durée : environ 4 jours de 5 tours, chacun avec une nuit.

## Marches : plusieurs déplacements d’un coup

march = Marche : plusieurs zones d’un coup
choice-march = { $zone } { word-kind } · par { $via } · { n-moves }
choice-march-own = { $zone } { word-kind } · par { $via } · { n-moves } · avec vos { $units }, place : { $room }
choice-march-battle = { $zone } { word-kind } · par { $via } · { n-moves } · combat : { $who }, { n-units }
n-moves = { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}
note-march = { $cost } PP
way-all = les { $units } partent
way-here = { $units } partent, { $stay ->
    [one] { $stay } reste en { $zone }
   *[other] { $stay } restent en { $zone }
}
way-before = { $units } arrivent, { $stay ->
    [one] { $stay } reste dans la zone d’avant
   *[other] { $stay } restent dans la zone d’avant
}
march-preview = { n-units } : { $path }{ $stay ->
    [0] {""}
    [one] , { $stay } reste en { $zone }
   *[other] , { $stay } restent en { $zone }
}{ word-cost }.
march-cannot = { $units ->
    [one] { $units } unité ne peut pas aller ainsi en { $zone }.
   *[other] { $units } unités ne peuvent pas aller ainsi en { $zone }.
}

## Groupes de longues listes, et ce qui est impossible

group-pyramids = { $district ->
    [none] Trois de niveau 1
   *[other] Niveau 2 en { $district }
}
group-colour = { word-colour }
word-colour = { $colour ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[onyx] onyx
}
word-pyramid-1 = { $district1 } { $colour1 ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[onyx] onyx
} { $level1 }
word-pyramid-2 = { $district2 } { $colour2 ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[onyx] onyx
} { $level2 }
word-pyramid-3 = { $district3 } { $colour3 ->
    [ruby] rubis
    [sapphire] saphir
    [diamond] diamant
   *[onyx] onyx
} { $level3 }
word-pyramids = { $level3 ->
    [0] { word-pyramid-1 }, { word-pyramid-2 }
   *[other] { word-pyramid-1 }, { word-pyramid-2 }, { word-pyramid-3 }
}
word-verb = { $verb ->
    [pray] prier
    [buy] acheter
    [raise] élever
    [recruit] recruter
   *[move] déplacer
}
cannot-taken = { word-verb } (cases prises aujourd’hui, T-39)
cannot-level = { word-verb } (le niveau { $levels } attend d’abord un jeton, T-40)

## Cités, et cartes défaussées

do-city = Choisir la cité que vous jouez
field-city = Cité, par son numéro
question-city = choisir une cité
explained-city = Dans votre cité se dressent vos pyramides et arrivent vos unités. Toutes sont aussi loin des temples.
kind-city = Choisir une cité : { $count } libres
deed-city = prendre la cité { $city }
choice-city = cité { $city } : { word-city }
story-city-chosen = { $who } prend la cité { $city }.
question-discard = défausser { $left ->
    [one] 1 carte
   *[other] { $left } cartes
}
explained-discard = Vision a pioché plus de cartes que vous n’en gardez. Défaussez-les une à une ; Diversion reste.
story-card-discarded = { $who } défausse { $card }.
story-cards-unpaid = { $who } ne peut pas payer { $cards } : sans effet.
word-city = { $city ->
    [1] Cité du Nord-Ouest
    [2] Cité de l’Ouest
    [3] Cité du Sud-Ouest
    [4] Cité du Nord-Est
    [5] Cité de l’Est
   *[6] Cité du Sud-Est
}

# Pourquoi c’est refusé.

which-place = « { $word } » n’est pas une zone de ce plateau. Les zones sont comme 1a, F1, WB, T1, O1, DT, DM, SA.
several-names = « { $word } » peut être : { $names }. Précisez.
near-names = Rien ne s’appelle « { $word } ». Le plus proche : { $names }.
which-tile-word = Il n’y a pas de tuile « { $word } ».
which-card-word = Il n’y a pas de carte « { $word } ».
which-creature = Il n’y a pas de créature « { $word } ».
which-battle-word = « { $word } » n’est ni une carte Combat ni une carte à ajouter.
which-box = Dites quelle case Achat : { $boxes }.
which-box-for = { $tile } peut s’acheter depuis plusieurs cases. Dites laquelle : { $boxes }.
which-level = Dites le niveau, comme { $district } 3.
which-pyramid-word = Dites couleur et niveau, comme { $district } rubis 2.
which-district = Dites le quartier pour { $creature }.
path-ends = Le chemin s’arrête après { $zone } : dites où aller.
idle-what = Dites quelle action reste inutilisée : buy, raise, recruit ou move.
third-battle-card = Deux cartes Combat suffisent : une à jouer, une à écarter. { $card } est la troisième.
after-what = Dites ce qui suit : { $when ->
    [win] win stay ou win recall
   *[lose] lose recall ou lose retreat
}.
not-attacked = On ne vous attaque pas maintenant.
night-word = Répondez à la nuit comme : yes no 1 PP, 2 cards 2. Je ne lis pas « { $word } ».
night-not-asked = Rien de cela n’est demandé maintenant.
unknown-word = « { $word } » ne désigne rien dans ce jeu.
not-possible = Ce n’est pas possible maintenant.
asks-turn = C’est le moment de poser un jeton, ou de jouer avant une carte ou une créature.
asks-buy = Il faut acheter une tuile, ou laisser l’action avec done.
asks-swap = Choisissez d’abord la carte Combat qui quitte votre main.
asks-raise = Il faut élever une pyramide, ou laisser l’action avec done.
asks-recruit = On recrute ; finissez avec done.
asks-place = On place des unités ; finissez avec done.
asks-move = Un déplacement est en cours ; finissez-le avec done.
asks-order = Choisissez le premier combat.
asks-vision = Choisissez une des cartes que vous voyez.
asks-prayers = Combien de vétérans deviennent des points de Prière ?
asks-battle = Un combat attend vos cartes.
asks-diversion = Échanger la carte jouée et l’écartée, ou la garder ?
asks-wound = Défaussez des cartes pour la force, ou dites done.
asks-loser = Votre troupe a perdu : retraite, rappel ou rester ?
asks-retreat = Choisissez où le perdant bat en retraite.
asks-keep = Deux créatures se rencontrent : laquelle reste avec la troupe ?
asks-winner = Votre troupe a gagné : rester ou rappeler ?
asks-offering = Sacrifier des unités au Sanctuaire, oui ou non ?
asks-delta = Sacrifier une unité au temple du Delta, oui ou non ?
asks-cards = Combien de vétérans deviennent des cartes ?
asks-setup = Il faut d’abord placer troupes et pyramides.
asks-first = Il faut d’abord prendre la tuile gratuite.
asks-position = Il faut d’abord choisir une place dans l’ordre du tour.
not-your-district = { $district } n’est pas un quartier de votre cité.
two-districts = Les troupes commencent dans deux quartiers différents.
colour-not-in-game = Il n’y a pas de { word-colour } dans cette partie.
colour-twice = Les pyramides doivent être de couleurs différentes.
one-per-district = Un quartier porte une pyramide.
too-high-at-start = Aucune pyramide ne commence au-dessus du niveau { $most }.
three-levels = Les pyramides commencent avec { $levels } niveaux en tout.
in-board-order = Nommez les quartiers dans l’ordre du plateau.
not-level-one = { $tile } est de niveau { $level } ; la tuile gratuite est de niveau 1.
no-pyramid = Vous ne contrôlez aucune pyramide { word-colour }.
tile-not-in-game = { $tile } n’est pas dans cette partie.
tile-owned = Vous possédez déjà une tuile avec l’illustration de { $tile }.
tile-gone = Il ne reste aucun exemplaire de { $tile }.
tokens-lie = Tous les jetons de ce tour sont déjà posés.
place-first = Posez d’abord le jeton ; son action suit.
coloured-first = Le jeton de couleur vient d’abord ; le { word-token } le rejoint.
one-coloured = Votre jeton de couleur de ce tour est déjà posé.
no-gold = Vous n’avez pas de jeton Action doré à poser.
gold-does-not = Aucune de vos tuiles à jeton doré ne le permet.
no-silver = Vous n’avez pas de jeton Action argenté à poser.
which-space = Dites quelle case.
other-space = Cette case est pour une autre action : { word-space }.
no-blank-box = Vous n’avez pas de case Achat sans couleur.
no-such-box = Vous n’avez pas de case Achat { word-colour }.
space-taken = Un jeton s’y trouve déjà aujourd’hui.
equilibrium = Un jeton doit encore atteindre le niveau { $levels } aujourd’hui.
which-tile = Dites quelle tuile.
bought-today = Vous avez déjà acheté une tuile { word-colour } aujourd’hui.
not-bought-today = Twin Ceremony répète une couleur achetée aujourd’hui ; { word-colour } n’en est pas.
pyramid-held = Un adversaire tient votre pyramide { word-colour }.
pyramid-too-low = { $tile } demande une pyramide { word-colour } de niveau { $level } ; la vôtre est de niveau { $have }.
wrong-box = Avec votre propre pyramide { word-colour } le jeton doit être sur la case { word-colour }.
too-dear = Cela coûte { $price ->
    [one] { $price } point
   *[other] { $price } points
} de Prière ; vous en avez { $have }.
which-pyramid = Dites quel quartier et quel niveau.
only-your-pyramids = Vous n’élevez des pyramides que dans votre cité.
district-held = Un adversaire tient { $district }, et cette table n’y construit pas.
level-too-high = Le niveau 4 est le plus haut.
already-as-high = La pyramide de { $district } est déjà de niveau { $have }.
has-its-colour = La pyramide de { $district } a sa couleur.
new-needs-colour = Une nouvelle pyramide en { $district } a besoin d’une couleur.
colour-built = Vous avez déjà construit une pyramide { word-colour }.
one-level = Ceci élève une pyramide d’un niveau.
which-zone = Dites où et combien, comme 1a 3.
no-units = Au moins une unité.
foreign-city = { $zone } est d’une autre cité.
only-districts = On recrute dans les quartiers de sa cité ; { $zone } n’en est pas.
not-your-zone = Les unités ne vont que dans vos quartiers, ou vers vos troupes là où l’effet le dit.
not-free = Un adversaire se tient en { $zone }.
once-per-zone = Vous avez déjà placé des unités en { $zone }.
supply = Vous avez { $supply ->
    [one] { $supply } unité
   *[other] { $supply } unités
} en réserve.
troop-limit = Il y a de la place pour { $room ->
    [one] { $room } unité
   *[other] { $room } unités
} de plus en { $zone }.
too-many-units = Vous pouvez encore placer { $left ->
    [one] { $left } unité
   *[other] { $left } unités
}.
not-in-hand = Vous n’avez pas { $card } en main.
only-in-council = { $card } s’ajoute à une carte Combat, dans un combat.
only-in-a-move = { $card } se joue pendant votre Déplacement.
finish-placing = Finissez d’abord de poser vos jetons.
before-the-first-step = Les cartes Jour attendent que le déplacement ait commencé.
creatures-wait = Les créatures ne peuvent pas venir maintenant : avant le jeton, oui.
wrong-target = { $card } ne va pas avec cette cible.
not-itself = { $card } ne peut pas en reprendre une autre de sa sorte.
not-in-discard = { $target } n’est pas dans la défausse.
card-blocks-move = Après { $card }, le groupe ne pourrait ni avancer ni finir son déplacement dans les limites.
card-without-effect = { $card } n’y ferait rien.
creature-not-in-supply = { $creature } n’est pas dans votre réserve.
no-troop-there = Vous n’avez pas de troupe en { $district }.
swapped-already = Vous avez déjà échangé une créature en { $district } à ce tour.
has-a-creature = La troupe en { $district } a une créature.
special-stays = { $card } ne peut pas être cédée.
battle-card-not-in-hand = La carte Combat { $card } n’est pas dans votre main.
one-at-least = Placez au moins une unité.
over-the-limit = { $units } unités ou deux créatures ne peuvent pas rester ensemble : avancez.
token-first = Il faut poser un jeton.
one-troop = C’est la troupe de { $troop } qui se déplace.
which-troop = Dites quelle troupe se déplace.
no-troop-of-yours = Vous n’avez pas de troupe en { $troop }.
not-in-play = { $to } ne fait pas partie de ce plateau.
already-there = La troupe est déjà en { $to }.
say-creature = Dites si { $creature } part aussi ou reste.
creature-not-there = { $creature } n’est pas avec cette troupe.
not-so-many = { $units } unités ne peuvent pas partir ; il y en a { $have }.
card-leads-to = La carte mène en { $to }.
teleported-already = Cette troupe s’est déjà téléportée dans ce Déplacement.
no-teleport-here = On ne se téléporte pas depuis { $zone }.
no-obelisk = { $to } n’a pas d’obélisque.
foreign-harbor = Le port de { $to } est celui d’une autre cité : les bateaux n’y accostent pas.
not-adjacent = { $to } n’est pas à côté de { $zone }.
no-land-move = Il ne reste aucun déplacement terrestre.
one-district = Ce Déplacement est déjà entré dans un quartier étranger.
walls = Murailles : { $to } n’est pas à côté de { $start }, où le déplacement a commencé.
toll = Entrer coûte { $price ->
    [one] { $price } point
   *[other] { $price } points
} de Prière ; vous en avez { $have }.
too-many-left = Plus de { $limit } unités resteraient en { $zone }.
two-creatures = { $creature } : une créature par troupe.
too-many-there = Plus de { $limit } unités finiraient en { $to }.
said-already = Vous l’avez déjà dit : { $after }.
no-battle-card = { $card } n’est pas pour les combats.
two-cards = Choisissez deux cartes Combat différentes : une à jouer, une à écarter.
not-offered = { $choice } n’est pas parmi les choix.
winner-stays-or-recalls = Le vainqueur reste ou est rappelé.
loser-leaves = Le vainqueur est encore là : retraite ou rappel.
nobody-to-flee = Le vainqueur n’a plus d’unités : il n’y a rien à fuir.
nowhere-to-go = Il n’y a pas de zone de retraite.
retreat-not-adjacent = { $zone } n’est pas à côté du combat.
retreat-foreign = { $zone } est un quartier d’une autre cité.
retreat-not-free = Un adversaire du perdant se tient en { $zone }.
retreat-limit = Il y a de la place pour { $room ->
    [one] { $room } unité
   *[other] { $room } unités
} en { $zone }.
no-actions-open = Aucun jeton n’attend son action.
no-token-there = Aucun jeton n’y attend : { word-space }.
no-battle-there = Il n’y a pas de combat en { $zone }.
other-question = Ce n’est pas ce qui est demandé : { $what ->
    [offering] offrande
    [delta] delta
    [cards] cartes
   *[other] { $what }
}.
not-so-many-veterans = Vous avez { $have ->
    [one] { $have } vétéran
   *[other] { $have } vétérans
}.
not-so-many-cards = Il n’y a des cartes que pour { $most ->
    [one] { $most } vétéran
   *[other] { $most } vétérans
}.
track-full = La piste n’a de place que pour { $most }.
no-such-place = Il y a les places 1 à { $seats }.
place-taken = La place { $place } est prise.
actions-wait = Des jetons attendent encore leur action : dites laquelle vient.
nothing-to-take-back = Il n’y a rien à reprendre.
asks-city = Il faut d’abord choisir une cité.
city-taken = La cité { $city } est prise.
no-such-city = Il n’y a pas de cité { $city } à prendre ; sont libres { $cities }.
asks-discard = Choisissez une carte de votre main à défausser.
only-by-day = { $card } se joue à votre tour, le jour.
cards-wait = { $card } ne se joue pas maintenant : selon ce livret les cartes Jour viennent avant ou après une action.
only-as-a-move-begins = { $card } se joue avant le premier pas d’un Déplacement.
no-teleport-by-gold = Le Déplacement de ce jeton doré n’a pas de téléportation.
creature-left-alone = { $creature } ne peut pas rester seule en { $zone } : une unité doit rester, ou elle part aussi.
retreat-not-empty = { $zone } n’est pas vide : une retraite mène à une zone vide.
veterans-per-card = Une carte coûte { $each } vétérans.
bluff-stays = { $card } ne quitte jamais votre main.

# Options, une phrase chacune.

option-printing = Le livret suivi là où les deux impressions diffèrent : 2021 ou 2024 (d’habitude 2021, T-42 et d’autres).
option-layout = Le plateau imprimé de ce jeu, ou celui de la première édition (d’habitude l’imprimé, T-4).
option-bank = La rive du Nil en jeu à deux ou trois, et à cinq celle qui a trois cités (d’habitude l’ouest, T-16).
option-storms = Les tempêtes couvrent les cités hors jeu, ou aussi les déserts devant elles (d’habitude les cités, T-16).
option-cities = Chacun choisit une cité dans l’ordre du tour, ou a celle du numéro de son siège (d’habitude au choix, T-29).
option-start_pp = Points de Prière de chacun au départ (d’habitude 7, T-32).
option-start_cards = Cartes que chacun pioche au départ, outre Diversion (d’habitude 2, T-25).
option-first_tile_order = La première tuile gratuite se prend dans l’ordre inverse ou dans l’ordre du tour (d’habitude inverse, T-31).
option-setup_order = Troupes et pyramides se placent l’un après l’autre dans l’ordre du tour, ou tous ensemble en secret (d’habitude dans l’ordre, T-30).
option-win_check = La victoire se vérifie jusqu’à la pose du jeton, ou seulement au début du tour ; le livret de 2024 toujours au début (d’habitude jusqu’au jeton, T-47).
option-silver_balances = Un jeton argenté compte pour son niveau là où chaque niveau doit porter un jeton ; selon 2024 toujours (d’habitude oui, T-41).
option-raise_in_occupied = On peut élever ses pyramides là où se tient un adversaire (d’habitude oui, T-71).
option-loser_may_stay = Un perdant peut rester là où le vainqueur n’a plus d’unité, au lieu d’être rappelé (d’habitude non, T-112).
option-creature_must_leave = Une créature n’ajoute ses déplacements que si elle part avec la troupe ; selon 2024 elle compte toujours (d’habitude non, T-77).

tagline = armées, pyramides, tuiles Pouvoir, combats · environ une semaine

# Ce qui compte pour les joueurs automatiques, dit dans un conseil : `term-<terme du juge>`, après « Pourquoi : ».

term-fame = de la renommée permanente
term-held = des temples et de hautes pyramides tenus maintenant
term-night = la renommée que la nuit apportera
term-victory = assez de renommée pour la victoire
term-battle = le combat en cours
term-tiles = la force des tuiles Pouvoir
term-creatures = des créatures et leur force
term-pyramids = des pyramides et leurs niveaux
term-prayer = des points de Prière à dépenser
term-army = des unités et de grandes troupes sur le plateau
term-tokens = des actions encore à venir
term-cards = des cartes en main
term-prey = des troupes ennemies plus faibles à portée
term-threats = la sécurité face aux troupes plus fortes à côté
