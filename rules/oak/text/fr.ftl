# Oak en français : les règles dans nos mots, puis les refus, les noms des choses et tout ce qui se lit.

## La boîte

O-1 = Il y a un plateau de jeu ; ses deux faces ne diffèrent que par l’aspect.
O-2 = Dans la boîte : cinq plateaux d’Ordre, le marqueur Solaire, le Sac de Grue, le marqueur de Manche et le jeton Premier Joueur.
O-3 = Chacun a six accessoires, un par spécialisation d’Aîné : collerette, instrument, sacoche, cape, corbeau et bois.
O-4 = Dans la boîte : 12 artéfacts, 40 ingrédients, 35 créatures et 24 cartes identiques, Sanctuaire d’un côté, Menhir de l’autre.
O-5 = Dans la boîte : 4 cartes Cœur du Chêne Sacré, 6 cartes de Broichan, 4 plateaux Barde, 4 plateaux Ancien, 4 extensions pour artéfact, 15 potions, des marqueurs de Potion Complétée à volonté et 6 jetons Solaire.
O-6 = Chaque couleur a 9 druides, 3 marqueurs de ressource, un marqueur de points, 2 marqueurs de limite et 6 cartes Assemblée.

## Mise en place

O-7 = Le soleil part de la première des 11 cases de sa piste, sous la piste des points.
O-8 = Les jetons Solaire se posent sur les emplacements marqués des branches : les emplacements pour peu de joueurs en portent toujours deux, ceux pour quatre joueurs un seul, et seulement à quatre.
O-9 = Les 40 ingrédients vont dans le Sac ; deux de plus que le nombre de joueurs sont piochés pour la Forêt.
O-10 = Une potion de chaque niveau est posée au hasard ; les douze autres restent dans la boîte.
O-11 = Les créatures sont mélangées et trois sont retournées.
O-12 = Les artéfacts sont mélangés et trois sont retournés.
O-13 = Les 24 cartes Sanctuaire/Menhir forment une seule réserve.
O-14 = La partie commence à la manche 1.
O-15 = Quelqu’un reçoit le jeton Premier Joueur, ici par tirage au sort.
O-16 = Plateaux Barde, extensions pour artéfact et cartes Cœur du Chêne Sacré attendent à côté jusqu’à ce qu’on les gagne.
O-17 = Les Ordres se choisissent à rebours : la personne à droite du premier joueur commence, le premier joueur choisit en dernier. Chaque Ordre n’existe qu’une fois.
O-18 = Chacun peut avoir une fois chaque spécialisation d’Aîné ; l’Ancien demande la potion Élu du Chêne Sacré.
O-19 = Trois de vos neuf druides commencent au repos, les six autres sur les Racines.
O-20 = Les deux limites de cartes commencent à 1.
O-21 = Vous commencez avec 6 de chaque ressource.
O-22 = Vous commencez avec Narration, Savoir et Rituel en main ; Vénération, Sagesse et Mysticisme attendent à part.
O-23 = Tout le monde commence avec 0 point.
O-24 = À un ou deux joueurs, un druide neutre se tient sur l’emplacement marqué de chaque temple.
O-25 = À trois joueurs, un seul druide neutre se tient sur l’emplacement marqué d’un temple.
O-26 = À quatre joueurs, il n’y a pas de druide neutre.

## Les druides

O-27 = Les druides au repos sont actifs : ils vont dans un temple, sur un emplacement spécial, ou aux Racines comme second druide d’un emplacement occupé.
O-28 = Un druide qui a agi reste où il est jusqu’au crépuscule.
O-29 = Les druides sur les Racines sont inactifs : ils grimpent au chêne, cueillent en Forêt après que vous avez passé, ou sont recrutés.
O-30 = N’importe lequel de vos druides ordinaires peut être promu, où qu’il soit ; il y reste.
O-31 = Un druide promu après avoir agi rentre au crépuscule en Aîné.
O-32 = Les Aînés ne se reposent que sur les emplacements de Repos marqués pour eux ; les druides ordinaires partout.
O-33 = Vous pouvez à tout moment déplacer vos druides entre vos emplacements de Repos, mais pas vers les Racines pour faire de la place.
O-34 = Les Aînés utilisent les emplacements des Aînés et tous les autres.
O-35 = Le pouvoir d’un Aîné joue quand il est promu ou utilisé ; s’en servir est libre.
O-36 = Vous avez au plus un Aîné de chaque spécialisation.
O-37 = Un Aîné garde sa spécialisation ; seuls les druides ordinaires sont promus.
O-38 = Une promotion ordinaire offre les cinq spécialisations autres que l’Ancien.

## Ressources et ingrédients

O-39 = Vous tenez au plus 9 de chaque ressource ; le surplus est perdu.
O-40 = À tout moment de votre tour, vous pouvez donner deux ingrédients, égaux ou non, contre une ressource de votre choix.
O-41 = Vous pouvez tenir autant d’ingrédients que vous voulez.
O-42 = Les ingrédients d’une potion complétée retournent dans le Sac.

## Le soleil

O-43 = Le soleil avance d’une case par jeton Solaire franchi et d’une à chaque crépuscule.
O-44 = Quand le soleil arrive sur un solstice, un festival a lieu aussitôt.
O-45 = Le soleil ne dépasse jamais sa dernière case.

## Les potions

O-46 = On ne prépare que si une action ou un effet le dit, et seulement avec tous les ingrédients de la recette.
O-47 = Vous pouvez préparer Bois Sombres, les trois potions posées et celle de votre Seelie Court.
O-48 = Pour préparer, payez les ingrédients, prenez un marqueur de Potion Complétée ; l’effet a lieu aussitôt.
O-49 = Une préparation est une potion ; Bois Sombres compte pour un seul de ses trois niveaux.
O-50 = Une potion se prépare autant de fois qu’on veut, sauf Élu et Cœur du Chêne Sacré : une fois par joueur.

## Les artéfacts

O-51 = Vous avez deux emplacements d’artéfact actif, trois après votre premier Don des Dieux.
O-52 = Un nouvel artéfact va à un emplacement libre, donne 4 points, et les tuiles disponibles sont complétées.
O-53 = Sans emplacement libre, on ne prend pas d’artéfact, et on n’en jette pas pour faire de la place.
O-54 = Une fois par tour, avant de prendre un artéfact, vous pouvez payer 1 Rune pour mettre les artéfacts visibles sous la pile et en retourner d’autres.

## Les cartes

O-55 = Les cartes Assemblée de votre main disent ce que vous pouvez faire ; une carte avancée reste à vous.
O-56 = Un Sanctuaire a deux orientations, choisies pour de bon : « Aînés » donne un emplacement de Repos pour tous et 2 points, « Ordinaires » un emplacement pour druides ordinaires et 4 points.
O-57 = Un Menhir donne 6 points et pas d’emplacement de Repos.
O-58 = Les points d’une créature comptent aussitôt, et les cartes disponibles sont complétées.
O-59 = Une fois par tour, avant de prendre une créature, vous pouvez payer 1 Branche de Gui pour mettre les créatures visibles sous la pioche et en retourner d’autres.
O-60 = Un Sanctuaire ou un Menhir demande un emplacement libre en haut, une créature un emplacement libre en bas.
O-61 = Des actions augmentent vos limites ; les plateaux du Barde et de l’Ancien ajoutent des emplacements.
O-62 = À tout moment de votre tour, vous pouvez payer le prix de votre Ordre pour augmenter une limite de 1.
O-63 = Une créature reste et agit chaque fois que sa phase ou son action se présente.

## Points et manches

O-64 = Les points comptent aussitôt.
O-65 = Vous n’avez jamais moins de 0 point ; ce qui coûterait plus que vous n’avez n’est pas permis.
O-66 = Il y a cinq manches faites d’aube, de jour et de crépuscule ; la première n’a pas d’aube, la dernière pas de crépuscule.
O-67 = À l’aube, chacun gagne 3 de chaque ressource.
O-68 = Le jour, les joueurs agissent à tour de rôle, une action chacun, à partir du premier joueur, jusqu’à ce que tous aient passé.
O-69 = À votre tour, vous jouez une carte Assemblée, utilisez un emplacement spécial, ou passez et cueillez.

## Jouer une carte

O-70 = Une carte se joue pour une de ses actions de temple ou pour son action du chêne.
O-71 = Une carte jouée revient au crépuscule, pas avant.
O-72 = Pour une action de temple, un druide actif va dans le temple de la carte, sur l’emplacement de cette action.
O-73 = Si un druide s’y trouve déjà, un second de vos druides actifs doit aller aux Racines.
O-74 = Si nombreux qu’ils soient, un second druide suffit.
O-75 = Ensuite vous payez, puis l’action a lieu.
O-76 = Une action qui ne ferait rien n’est pas proposée.
O-77 = Pour une action du chêne, vous payez 3 de la ressource de la carte.
O-78 = Votre druide sur cette branche monte d’une case ; s’il n’y en a pas, un de vos druides des Racines y entre.
O-79 = Vous avez un druide par branche pour toute la partie ; il ne redescend jamais.
O-80 = À l’embranchement, vous choisissez une direction, pour de bon.
O-81 = Vous gagnez les points de la case atteinte.
O-82 = Un dernier emplacement compte ce que vous avez en y arrivant.
O-83 = Des druides de joueurs différents peuvent partager une case du chêne.
O-84 = Un dernier emplacement reste ouvert jusqu’au crépuscule après que quelqu’un l’a atteint ; ensuite il est bloqué.
O-85 = Qui franchit un jeton Solaire le retire et fait avancer le soleil.
O-86 = Un pas se fait ainsi : payer, monter, points, puis jeton, soleil et festival.
O-87 = Plusieurs pas se font l’un après l’autre, de la branche de gauche à celle de droite, chacun avec son festival.

## Les festivals

O-88 = À un festival, tous ceux dont les points sont derrière le soleil sont payés.
O-89 = Un festival paie ce que montrent les cases de vos druides sur les branches, celle juste atteinte comprise.
O-90 = Les derniers emplacements ne paient rien, et rien non plus si vous êtes devant le soleil ou sans druide sur une branche.
O-91 = Des points égaux à la valeur du soleil ne sont ni derrière ni devant.

## Les emplacements spéciaux

O-92 = Un emplacement spécial tient un druide, certains un Aîné seulement ; le menhir a un emplacement par joueur.
O-93 = Les emplacements spéciaux sont sur votre plateau d’Ordre, au menhir et sur vos artéfacts.
O-94 = Un druide au repos va sur l’emplacement libre, vous payez s’il le faut, l’effet a lieu.
O-95 = Chaque Ordre a un ou deux emplacements spéciaux, certains Ordres un effet permanent.
O-96 = Un Aîné sur votre emplacement du menhir et 3 de chaque ressource érigent un Menhir : 6 points, dans un emplacement libre en haut.
O-97 = Pour utiliser un artéfact, posez-y un druide, tournez-le d’un cran et perdez les points indiqués.
O-98 = Un artéfact tourné jusqu’au dernier cran est épuisé après son effet : son emplacement est libre, son druide y reste jusqu’au crépuscule.
O-99 = Les artéfacts épuisés ne prennent pas d’emplacement.
O-100 = Vous pouvez passer à chacun de vos tours, et le devez si rien d’autre n’est possible.
O-101 = Une fois que vous avez passé, vous ne faites que cueillir.
O-102 = Après avoir passé, dès ce tour-là, vous pouvez envoyer un druide des Racines en Forêt et y prendre un ingrédient.
O-103 = Vous pouvez cueillir encore à chacun de vos tours, jusqu’à la fin du jour.
O-104 = Pendant ce temps, les autres continuent leurs tours.
O-105 = Aux tours qui suivent celui où vous avez passé, les actions gratuites sont finies.
O-106 = Ordre de l’Abeille : n’importe quel druide en promeut un ; les trois emplacements de Repos accueillent des Aînés.
O-107 = Ordre du Merle Noir : un Aîné prend une créature.
O-108 = Ordre des Cairns : un Aîné prend un Sanctuaire ; chaque emplacement du haut tient deux Sanctuaires.
O-109 = Ordre du Renard : un Aîné gagne 6 unités d’une même Ressource ; augmenter une limite coûte 3 au choix.
O-110 = Ordre de la Forêt : n’importe quel druide prépare une potion ; un Aîné pioche 3 ingrédients.
O-111 = Trois artéfacts donnent 6 unités d’une même Ressource ; ceux de la créature et du Sanctuaire demandent un emplacement ; la coiffe promeut, la serpe pioche 3 ingrédients.
O-112 = La Marmite Dorée prépare avec un ingrédient de moins, jamais sans aucun.
O-113 = La Corne d’Abondance change une part d’une ressource en une autre et y ajoute 3.
O-114 = L’Anneau du Voyant répète une action ; le Bouclier de Toutatis donne 2 points.
O-115 = Un artéfact est un emplacement spécial pour un seul druide de son possesseur, une fois par manche.
O-116 = Le jour finit quand tous ont passé et que personne ne peut ou ne veut cueillir.
O-117 = Après le cinquième jour, on fait le décompte.

## Le crépuscule

O-118 = Les druides qui ont agi reviennent au repos, les Aînés seulement où ils le peuvent ; qui ne trouve pas d’emplacement va aux Racines, comme ceux de la Forêt.
O-119 = Les druides des Racines y restent ; ceux qui ne sont pas partis gardent leur repos.
O-120 = Les derniers emplacements occupés sont maintenant bloqués.
O-121 = Les cartes jouées reviennent en main.
O-122 = Deux ingrédients de plus que le nombre de joueurs s’ajoutent à la Forêt.
O-123 = Le soleil avance d’une case, peut-être vers un festival.
O-124 = Le jeton Premier Joueur passe à gauche, dans le sens horaire.
O-125 = La manche suivante commence à l’aube.
O-126 = À un ou deux joueurs, chaque druide neutre avance d’un emplacement dans son temple.
O-127 = À trois joueurs, le druide neutre va à l’emplacement marqué du temple suivant.
O-128 = Les créatures du crépuscule paient après le mouvement du soleil.

## La fin

O-129 = À la fin, chacun peut encore préparer Bois Sombres une fois.
O-130 = À la fin, Carw Gwyn peut être défaussée pour 6 points.
O-131 = Le plus de points l’emporte ; puis le plus de cases parcourues sur les branches ; puis la victoire est partagée.
O-132 = Ressources et ingrédients restants ne valent rien.
O-133 = Éclipse : à un festival, qui est devant le soleil perd les ressources indiquées sur les cases de ses druides.
O-134 = Éclipse : vous perdez ce que vous en avez, pas plus.
O-135 = Éclipse : la Bénédiction de Bélénos ne prend rien à personne.

## Les Aînés

O-136 = L’Archi-Druide agit pour 2 ressources de moins.
O-137 = Le Barde ajoute un emplacement à chaque rangée.
O-138 = L’Ovate prépare pour 1 ressource de moins.
O-139 = Le Maître-Corbeau rejoint un emplacement de temple occupé sans second druide.
O-140 = Le Reclus a son propre emplacement de Repos.
O-141 = L’Ancien a tous ces pouvoirs, son propre emplacement de Repos et un emplacement de plus dans chaque rangée.
O-142 = Les pouvoirs d’un même druide s’ajoutent.
O-143 = Un pouvoir n’épargne rien où rien n’est payé.

## Les cartes Assemblée

O-144 = Déplacer un marqueur de limite veut dire l’un des deux, d’un cran.
O-145 = Recruter amène des druides des Racines à des emplacements de Repos libres qui leur conviennent : un avec Vénération, jusqu’à deux avec Rituel.
O-146 = Savoir 1 : prenez n’importe quel ingrédient du Sac.
O-147 = Sagesse 1 : changez autant que vous voulez d’une ressource en autant d’une autre.
O-148 = Rituel 3 : prenez en main une de vos cartes avancées ; elle se joue dès cette manche.
O-149 = Refaire répète une action d’une carte jouée dans la manche, sans payer de ressources ni poser de druide.
O-150 = On refait une action de temple ou du chêne, pas celle de la carte en cours, ni une répétition encore en cours.
O-151 = La carte Cœur du Chêne Sacré a son propre emplacement de temple : posez un druide sur la carte et choisissez une de ses actions.
O-152 = L’action du chêne du Cœur coûte 3 ressources au choix et monte sur n’importe quelle branche.
O-153 = Le Carnyx monte d’une case sur n’importe quelle branche, gratuitement.

## Les potions, une à une

O-154 = Foudre de Taranis ramène jusqu’à deux de vos artéfacts de deux crans en arrière ; aucun point ne bouge, les épuisés le restent.
O-155 = Don de la Nature augmente les limites deux fois, dans une rangée ou dans les deux.
O-156 = Astuce de Lug utilise l’artéfact actif de n’importe qui sans le tourner, sans druide et sans perte.
O-157 = Bénédiction de Bélénos est un festival pour vous seul, où que vous soyez ; le soleil ne bouge pas.
O-158 = Pouvoir Runique permet d’ériger un Menhir pour 6 ressources au choix.
O-159 = Convocation d’une Dryade monte de deux cases sur une branche ; la première ne donne pas de points, mais son festival a lieu avant la seconde.
O-160 = Présent d’Arduinna monte d’une case, même sur un dernier emplacement bloqué.
O-161 = Floraison remplit une ressource jusqu’à 9.
O-162 = Distorsion du Bois monte chacun de vos grimpeurs d’une case ; où vous n’en avez pas, un druide peut entrer.
O-163 = Compagnon Animal prend n’importe quelle créature de la pioche.
O-164 = Don des Dieux prend n’importe quel artéfact de la pile ; le premier apporte un troisième emplacement, aussitôt.
O-165 = Élu du Chêne Sacré fait d’un druide l’Ancien, une fois.
O-166 = Cœur du Chêne Sacré vous donne cette carte, une fois.
O-167 = Une potion peut être préparée même si son effet est impossible, sauf les deux qui n’agissent qu’une fois.

## Les créatures

O-168 = Boggart, Dobhar-chú et Each Uisge : la première, deuxième ou troisième action d’une carte se fait sur n’importe quel emplacement de son temple.
O-169 = Cù-Sìth, Buggane et Yan-gant-y-tan : après une action de leur temple, payez 1 de plus pour un pas sur sa branche, même avec ce que l’action a donné.
O-170 = Aonbharr : un de plus de chaque ressource qu’un festival vous donne.
O-171 = Bugul Noz : à chaque festival 2 d’une ressource, où que vous soyez.
O-172 = Clurichaun : après avoir préparé, reprenez un ingrédient utilisé.
O-173 = Fear Dearg : deux autres ingrédients en remplacent un, autant de fois qu’on veut.
O-174 = Fear Gorta : les créatures coûtent 2 de moins, sauf elle-même.
O-175 = Cailleach : piochez six créatures et prenez-en une au lieu d’une visible ; les autres vont sous la pioche, mélangées.
O-176 = Fuath : tout druide peut utiliser les emplacements spéciaux des Aînés. Groac’h : tous vos Aînés sont comme des Maîtres-Corbeaux.
O-177 = Ghillie Dhu : cueillez dans le Sac et défaussez un ingrédient de la Forêt. Unicorn : cueillez sans druide.
O-178 = Gancanagh : deux emplacements de Repos. Púca : deux emplacements de créature de plus. The Seelie Court : une potion à vous. Carw Gwyn : 3 points de moins maintenant, 6 quand elle est défaussée. Ellén Trechend : 5 points.
O-179 = Sluagh, Bodach et Selkie changent Plumes, Branches de Gui ou Runes ; Ceiliog Lugus, Korrigan et Pixie Queen donnent 2, Aos sí un ingrédient au crépuscule ; Caoineag épargne 1 aux temples, Fachan 3 aux Menhirs, The Unseelie Court 2 aux limites ; Abhartach échange un seul ingrédient ; Glaistig en prend un en Forêt à chaque Sanctuaire ou Menhir, Leannán sídhe quand vous recrutez ; Tarw Cernunnos donne un point par artéfact utilisé.

## Seul contre Broichan

O-180 = Broichan n’a pas d’Ordre ; ses neuf druides commencent sur les Racines, il a 0 point et commence.
O-181 = Une partie en solo se prépare comme à deux.
O-182 = Ses six cartes sont mélangées face cachée.
O-183 = Il n’a ni ne paie de ressources ; il cueille et utilise des ingrédients.
O-184 = Il n’utilise jamais créatures, artéfacts ni Sanctuaires : il en compte les points et les pose devant lui.
O-185 = Il peut avoir des Aînés mais n’utilise jamais leurs pouvoirs.
O-186 = Tous ses druides commencent la manche sur les Racines et servent d’actifs comme d’inactifs.
O-187 = À son tour, il pioche une carte et pose un druide sur le premier emplacement libre de son temple, à partir du druide neutre, dans le sens horaire.
O-188 = Si les trois sont pris, il monte sur cette branche à la place.
O-189 = S’il ne peut pas y monter, son druide rejoint le druide neutre.
O-190 = Un druide posé dans un temple fait ce que dit sa carte (O-221 à O-226).
O-191 = Sans druide sur les Racines, il passe ; quand vous avez passé, il passe à son tour suivant.
O-192 = Il cueille sans druide, toujours le jeton le plus proche du coin supérieur gauche, puis dans le sens horaire.
O-193 = Au crépuscule, ses druides reviennent aux Racines.
O-194 = Un festival auquel il prend part lui donne un ingrédient par grimpeur, où qu’il soit.
O-195 = Trois ingrédients égaux deviennent aussitôt un pas.
O-196 = Il monte où un dernier emplacement ouvert lui donnerait le plus maintenant ; puis où il est le plus haut ; puis à gauche.
O-197 = Si tous les derniers emplacements sont bloqués, il monte où il déclenche un festival ; puis à gauche.
O-198 = Ses pas franchissent des jetons et déclenchent des festivals comme ceux de tous.
O-199 = Il gagne 2 points par case comme tout le monde.
O-200 = À la fin, lui aussi peut préparer Bois Sombres.
O-201 = Ses pertes s’arrêtent à 0 point.

## Autres règles

O-202 = Oak se joue de un à quatre ; le plus de points après cinq manches l’emporte.
O-203 = Les chiffres rouges se paient, les chiffres blancs se gagnent.
O-204 = Des cartes ou tuiles disponibles qu’on ne peut compléter restent moins nombreuses ; s’il n’y en a aucune, rien ne se prend ; les renouveler demande une carte ou une tuile dans la pile.
O-205 = Tout ingrédient dépensé va dans le Sac ; une Carw Gwyn défaussée quitte la partie.
O-206 = Rien ne recommence tant que c’est encore en cours.
O-207 = L’Ancien compte partout comme un Aîné.
O-208 = Les emplacements à deux Sanctuaires des Cairns comprennent ceux du Barde et de l’Ancien.
O-209 = Pour les derniers emplacements, Broichan compte tout ce qui est posé devant lui.
O-210 = Broichan ne tire rien de plus des cartes qu’il a prises.
O-211 = Une fois qu’il a passé, Broichan cueille à chacun de ses tours jusqu’à ce que la Forêt soit vide.
O-212 = Seul, vous prenez l’Ordre que vous voulez et gagnez comme contre un joueur.
O-213 = Cueillir est libre ; qui s’arrête s’arrête pour la journée.
O-214 = Les pouvoirs de tout moment valent à votre propre tour ; Carw Gwyn aussi à la fin.
O-215 = Un druide au repos n’est promu que si un Aîné peut s’y reposer.
O-216 = Qui paie un mélange, ou y épargne, choisit de quoi.
O-217 = Une limite à son dernier cran ne monte plus.
O-218 = F5L compte les points que vous avez juste avant.
O-219 = Ce que la carte de Broichan demande et qui est impossible est sauté ; il promeut depuis les Racines, dans un ordre fixe, jamais l’Ancien.
O-220 = Qui peut rejoindre seul un emplacement occupé peut quand même envoyer un second druide aux Racines.
O-221 = Narration de Broichan : il perd 4 points, ce qui simule l’utilisation d’un artéfact.
O-222 = Vénération de Broichan : un de ses druides ordinaires devient un Aîné.
O-223 = Savoir de Broichan : il prend la créature disponible au numéro le plus élevé ; elle est remplacée.
O-224 = Sagesse de Broichan : il prépare le plus haut niveau possible des Bois Sombres ; s’il n’en peut préparer aucun, il pioche 2 ingrédients.
O-225 = Rituel de Broichan : il prend un Sanctuaire, le premier pour 2 points, le suivant pour 4, puis de nouveau 2, et ainsi de suite.
O-226 = Mysticisme de Broichan : il prend l’artéfact disponible au numéro le plus élevé ; il est remplacé.
O-227 = Les cartes utilisées de Broichan sont mélangées quand sa pioche est vide et qu’il doit piocher ; le crépuscule n’y change rien.

## Options d’une table : ce que chacune change, sa valeur habituelle, son article

option-eclipse = L’Éclipse, variante du livret : aux festivals, qui est devant le soleil perd les ressources de ses emplacements (d’habitude non, O-133).
option-first_player = Qui commence : quelqu’un au hasard, ou le premier siège ; seul, c’est toujours Broichan (d’habitude au hasard, O-15, O-180).
option-festival_equal = Qui a exactement autant de points que le soleil reçoit aussi son revenu au festival (d’habitude non, O-91).
option-free_actions_after_pass = Après avoir passé, vous gardez vos actions gratuites aux tours suivants de la journée, même sans pouvoir cueillir (d’habitude non, O-105).
option-ask_after_action = Après l’action d’un tour, on vous propose encore les actions gratuites avant la fin du tour (d’habitude non, O-40).
option-redo_includes_oak = Refaire peut aussi porter sur l’action du Chêne d’une carte, pas seulement sur celles du temple (d’habitude oui, O-150).
option-redo_same_card = Refaire peut porter sur une action de la carte même que l’on résout (d’habitude non, O-150).
option-brew_without_effect = Une potion peut être préparée même si son effet est impossible, pour le seul marqueur (d’habitude oui, O-167).
option-extension_before_artefact = Le troisième emplacement du premier Don des Dieux est là avant son artéfact (d’habitude oui, O-164).
option-level1_any_may_equal = L’ingrédient au choix d’une potion de niveau I peut être encore une fois celui qui est nommé (d’habitude oui, O-46).
option-refresh_only_with_take = Les créatures et artéfacts disponibles ne se remplacent pour une ressource qu’au moment d’en prendre, pas à tout moment de votre tour (d’habitude oui, O-54, O-59).
option-leannan_per_action = Leannán sídhe donne un ingrédient par recrutement, pas un par druide recruté (d’habitude oui, O-179).
option-aonbharr_counts_bugul = Aonbharr augmente aussi ce que Bugul Noz donne à un festival (d’habitude oui, O-170).
option-unicorn_extends_day = Qui a Unicorn peut cueillir même si plus personne n’a de druide aux Racines (d’habitude oui, O-116).
option-unicorn_every_turn = Unicorn cueille sans druide à chaque tour de cueillette, pas une fois par jour (d’habitude oui, O-177).
option-gancanagh_elders = Les deux emplacements de Repos de Gancanagh accueillent aussi des Aînés, pas seulement des druides ordinaires (d’habitude non, O-178).
option-gancanagh_dusk_only = Les deux emplacements de Repos de Gancanagh ne se remplissent qu’au crépuscule, pas en recrutant le jour (d’habitude non, O-178).
option-horn_x_zero = La Corne d’Abondance peut ne rien échanger et donner quand même ses trois (d’habitude oui, O-113).
option-lug_on_broichan = L’Astuce de Lug peut utiliser un artéfact que Broichan a pris (d’habitude non, O-156).
option-temple_bonus_on_redo = Cù-Sìth, Buggane et Yan-gant-y-tan ajoutent leur pas aussi quand une action de temple est refaite (d’habitude non, O-169).
option-dusk_creatures_before_sun = Les créatures du crépuscule paient avant que le soleil avance, pas après (d’habitude non, O-128).
option-wood_warp_forced = Avec Distorsion du Bois, tout grimpeur qui peut avancer le doit ; entrer sur une branche reste libre (d’habitude oui, O-162).
option-dryad_last_step = Le premier pas de la Dryade peut mener sur un dernier emplacement, sans points (d’habitude oui, O-159).
option-no_self_nesting = Une potion ou un artéfact ne sert pas de nouveau tant qu’on le résout encore (d’habitude oui, O-206).
option-promote_needs_place = Un druide au Repos n’est promu que si un emplacement de Repos d’Aîné est libre pour lui (d’habitude oui, O-215).
option-broichan_empties_forest = Après avoir passé, Broichan cueille jusqu’à vider la Forêt, pas jusqu’à ce qu’il ne reste plus de druide aux Racines (d’habitude oui, O-211).
option-feather_l_lifetime_vp = Le dernier emplacement F5L compte tous les points jamais gagnés, pas ceux que vous avez (d’habitude non, O-218).
option-exchange_any_time = Sluagh na Marbh, Bodach et Selkie échangent aussi entre les parties d’un effet de votre tour, et pendant que vous cueillez (d’habitude non, O-179, O-214).
option-stopping_final = Qui refuse de cueillir a fini pour la journée ; on ne lui redemande pas quand d’autres ont agi (d’habitude oui, O-213).
option-bonus_step = Quand vient le pas de Cù-Sìth, Buggane et Yan-gant-y-tan : après l’action de temple, ou avant (d’habitude après, O-169).
option-bonus_step_from_gain = Le pas de Cù-Sìth, Buggane et Yan-gant-y-tan peut se payer avec ce que l’action apporte, et une carte tout juste prise agit aussitôt (d’habitude oui, O-169).
option-broichan_reshuffles_at_dusk = Les cartes utilisées de Broichan sont remélangées à sa pioche à chaque crépuscule, pas seulement quand elle est vide (d’habitude non, O-227).

## Refus

unknown-word = Rien ne s’appelle « { $word } » ici.
unreadable = « { $text } » ne se lit pas.
not-possible = Cela ne peut pas se faire maintenant.
written-otherwise = Cela s’écrit « { $word } ».
asks-order = Il faut choisir un Ordre.
asks-turn = C’est votre tour : une carte, un emplacement spécial, une action gratuite, ou passer.
asks-after = Il ne reste pas d’autre action ce tour-ci : actions gratuites, ou fin du tour.
asks-gather = Vous avez passé : vous ne pouvez que cueillir ou arrêter.
asks-home = Tous ne trouvent pas de repos : dites qui va aux Racines.
asks-final = La partie est finie, sauf pour Bois Sombres et Carw Gwyn.
asks-pay = Choisissez d’abord comment payer.
asks-festival = Choisissez ce que Bugul Noz vous donne.
asks-limit = Choisissez la limite qui monte.
asks-creature = Il faut prendre une créature.
asks-keep = Il faut prendre une des cartes piochées.
asks-artefact = Il faut prendre un artéfact.
asks-shrine = Choisissez l’orientation du Sanctuaire.
asks-ingredient = Il faut prendre un ingrédient.
asks-take-back = Choisissez l’ingrédient qui revient.
asks-card = Choisissez une de vos cartes avancées.
asks-potion = Choisissez une potion de la boîte.
asks-promote = Choisissez qui promouvoir.
asks-recruit = Choisissez qui recruter.
asks-brew = Choisissez quoi préparer.
asks-redo = Choisissez quoi refaire.
asks-recharge = Choisissez un artéfact à recharger, ou laissez.
asks-borrow = Choisissez l’artéfact à utiliser.
asks-step = Choisissez le pas sur le chêne.
asks-gain = Choisissez une ressource.
asks-exchange = Choisissez quoi échanger.
order-taken = L’{ word-order } est pris.
card-played = { word-card } a été jouée dans cette manche.
card-aside = { word-card } est encore à part.
no-heart-card = Vous n’avez pas la carte { word-card }.
not-at-rest = Vous n’avez pas { $druid ->
    [arch] d’Archi-Druide
    [bard] de Barde
    [ovate] d’Ovate
    [talon] de Maître-Corbeau
    [recluse] de Reclus
    [ancient] d’Ancien
   *[druid] de druide
} au repos.
own-space = La carte { word-card } a son propre emplacement ; personne d’autre ne s’y tient.
other-temple = { word-space } n’est pas dans le temple de { word-action }.
leave-out-space = { word-space } est de toute façon l’emplacement de { word-action } ; ne l’écrivez pas.
other-stones = { word-action } ne se fait pas sur { word-space } sans la bonne créature.
second-needed = Quelqu’un se tient sur { word-space } : nommez un second druide pour les Racines.
second-not-needed = Personne ne se tient sur { word-space } : pas de second druide.
second-not-at-rest = Vous n’avez pas { $second ->
    [arch] d’Archi-Druide
    [bard] de Barde
    [ovate] d’Ovate
    [talon] de Maître-Corbeau
    [recluse] de Reclus
    [ancient] d’Ancien
   *[druid] de druide
} au repos à envoyer aux Racines.
cannot-pay = Cela coûte { $cost } { $resource ->
    [F] { $cost ->
        [one] Plume
       *[other] Plumes
    }
    [M] { $cost ->
        [one] Branche de Gui
       *[other] Branches de Gui
    }
   *[R] { $cost ->
        [one] Rune
       *[other] Runes
    }
} ; vous en avez { $have }.
cannot-pay-mix = Vous ne pouvez pas payer { $total } dans les bonnes ressources.
cannot-raise = Augmenter une limite coûte { $total } { $kind ->
    [any] ressources au choix
    [same] ressources d’une même sorte
    [F] Plumes
    [M] Branches de Gui
   *[R] Runes
}, que vous n’avez pas.
limits-full = Les deux limites sont au bout.
limit-full = La limite des { word-row } est au bout, { $most }.
no-creature-slot = { $slots ->
    [one] Votre emplacement de créature ({ $slots }) est plein.
   *[other] Vos { $slots } emplacements de créature sont pleins.
}
no-upper-slot = { $slots ->
    [one] Votre emplacement de Sanctuaire/Menhir ({ $slots }) est plein.
   *[other] Vos { $slots } emplacements de Sanctuaire/Menhir sont pleins.
}
no-shrine-left = Il ne reste pas de carte Sanctuaire.
no-artefact-place = Vos { $places } emplacements d’artéfact sont pris.
nothing-displayed = Il n’y en a aucun à prendre.
no-points = { $loss ->
    [one] Cela coûte { $loss } point ; vous en avez { $vp }.
   *[other] Cela coûte { $loss } points ; vous en avez { $vp }.
}
nobody-on-roots = Vous n’avez personne sur les Racines.
no-rest = Il n’y a pas d’emplacement de Repos pour eux.
all-elders = Vous avez toutes les spécialisations d’Aînés.
no-elder-rest = Aucun emplacement de Repos d’Aîné n’est libre pour un druide au repos.
bag-empty = Le Sac est vide.
nothing-to-exchange = Il n’y a rien à échanger, ou pas de place pour cela.
nothing-aside = Vous avez toutes vos cartes avancées.
nothing-to-redo = Aucune carte jouée dans la manche n’a d’action à refaire.
nothing-to-brew = Vous n’avez les ingrédients d’aucune potion.
resources-full = Vous en avez déjà { $cap }.
resource-full = Vous pouvez tenir { $cap } { $resource ->
    [F] Plumes
    [M] Branches de Gui
   *[R] Runes
}, pas plus.
no-step = Aucun de vos druides ne peut monter là.
nothing-to-borrow = Il n’y a pas d’artéfact actif que vous puissiez utiliser.
nothing-to-recharge = Aucun de vos artéfacts n’a été tourné.
no-effect = Cela ne ferait rien.
branch-finished = Votre druide est au bout de la branche { word-branch }.
who-enters = Dites quel druide entre sur la branche { word-branch }.
not-on-roots = Vous n’avez pas { $druid ->
    [arch] d’Archi-Druide
    [bard] de Barde
    [ovate] d’Ovate
    [talon] de Maître-Corbeau
    [recluse] de Reclus
    [ancient] d’Ancien
   *[druid] de druide
} sur les Racines, ou pas tant.
no-fork = Il n’y a pas d’embranchement ici.
one-per-branch = Votre druide est déjà sur la branche { word-branch }.
which-arm = Votre druide est à l’embranchement : gauche ou droite ?
end-blocked = { word-space } est bloqué.
which-branch = Dites sur quelle branche monter avec { word-card }.
branch-of-card = { word-card } monte sur la branche { word-branch }.
wrong-total = Il faut payer { $total }, pas { $paid }.
not-so-many = Vous n’en avez pas autant.
one-kind = Les { $total } doivent être d’une seule sorte.
not-of-these = Vous ne pouvez pas payer avec ces ressources.
elders-only = Seul un Aîné peut se tenir sur { word-space }.
space-taken = Un druide se tient déjà sur { word-space }.
not-your-order = L’{ word-order } n’a pas cet emplacement.
exhausted = { word-space } : épuisé.
not-your-artefact = { word-space } n’est pas un de vos artéfacts actifs.
nobodys-artefact = Personne n’a { word-space } actif.
pass-first = On ne cueille qu’après avoir passé.
needs-cailleach = Seul le possesseur de Cailleach pioche des créatures pour en prendre une.
needs-ghillie = Seul Ghillie Dhu cueille dans le Sac.
not-in-forest = Il n’y a pas { $ingredient ->
    [bark] d’écorce
    [root] de racine
    [blueberry] de myrtille
    [acorn] de gland
    [mushroom] de champignon
   *[other] de { $ingredient }
} dans la Forêt.
not-in-bag = Il n’y a pas { $ingredient ->
    [bark] d’écorce
    [root] de racine
    [blueberry] de myrtille
    [acorn] de gland
    [mushroom] de champignon
   *[other] de { $ingredient }
} dans le Sac.
two-for-one = Il faut deux ingrédients pour une ressource.
no-ingredients = Vous n’avez pas { $give }.
another-resource = Une ressource s’échange contre une autre.
needs-exchanger = Vous n’avez pas de créature qui échange les { $given ->
    [F] Plumes
    [M] Branches de Gui
   *[R] Runes
}.
not-exchanged-on = Les { $given ->
    [F] Plumes reçues
    [M] Branches de Gui reçues
   *[R] Runes reçues
} par un échange ne s’échangent plus avant votre prochaine action.
needed-now = Ce que vous devez décider maintenant demande ces ressources.
at-least-one = On en échange au moins un.
only-when-taking = { $display ->
    [creatures] Les créatures ne se renouvellent que quand vous en prenez une.
   *[other] Les artéfacts ne se renouvellent que quand vous en prenez un.
 }
refreshed-already = Les cartes ou tuiles disponibles ont déjà été renouvelées pendant ce tour.
nothing-to-draw = Il ne reste pas de carte à piocher.
other-order = « { $order } » ne nomme pas les cartes visibles, chacune une fois.
only-carw-gwyn = Seule Carw Gwyn peut être défaussée.
no-carw-gwyn = Vous n’avez pas Carw Gwyn.
not-an-elder = Nommez une spécialisation d’Aîné.
only-by-potion = Seule la potion Élu du Chêne Sacré fait l’Ancien.
only-ancient = Cette potion fait l’Ancien.
elder-taken = Vous avez déjà cet Aîné : { $elder ->
    [arch] Archi-Druide
    [bard] Barde
    [ovate] Ovate
    [talon] Maître-Corbeau
    [recluse] Reclus
   *[ancient] Ancien
}.
no-ordinary-there = { $druid ->
    [resting] Vous n’avez pas de druide ordinaire au repos.
    [roots] Vous n’avez pas de druide ordinaire sur les Racines.
    [forest] Vous n’avez pas de druide ordinaire dans la Forêt.
    [menhir] Vous n’avez pas de druide ordinaire au menhir.
   *[other] Vous n’avez pas de druide ordinaire là : { $druid }.
}
too-many = Pas plus de { $most } peuvent venir.
not-displayed = { $what } n’est pas visible.
not-drawn = { $what } n’est pas parmi les cartes piochées.
not-in-deck = { $what } n’est pas dans la pile.
not-used = { $what ->
    [bark] écorce
    [root] racine
    [blueberry] myrtille
    [acorn] gland
    [mushroom] champignon
   *[other] { $what }
} n’a pas servi à cette potion.
not-aside = { $what ->
    [worship] Vénération
    [wisdom] Sagesse
    [mysticism] Mysticisme
    [storytelling] Narration
    [knowledge] Savoir
    [ritual] Rituel
    [heart] Cœur
   *[other] { $what }
} n’est pas une de vos cartes à part.
not-in-box = { $what } n’est pas dans la boîte.
only-dark-woods = À la fin, on ne prépare que Bois Sombres.
brewed-once = { word-potion } se prépare une fois par joueur.
not-available = { word-potion } n’est pas dans cette partie pour vous.
still-being-resolved = { $name } est encore en cours.
not-these-ingredients = Vous n’avez pas { $with }.
wrong-recipe = { $with } ne fait pas { word-potion }.
card-being-resolved = { word-action } est de la carte en cours.
not-played = La carte de { word-action } n’a pas été jouée dans cette manche.
temple-actions-only = À cette table, on ne refait que des actions de temple.
recharged-already = { word-space } vient d’être rechargé.
fully-charged = { word-space } est comme au début.
other-branch = Le pas se fait sur { $branches ->
    [feather] plume
    [mistletoe] gui
    [runes] runes
   *[other] { $branches }
}, pas sur { word-branch }.
not-coming-home = Aucun { word-druid }, ou pas tant, ne rentre.
rest-not-filled = Envoyez le moins de druides possible aux Racines.
somebody-else = C’est à quelqu’un d’autre de décider.
game-over = La partie est finie.

## À la fin

broichan-name = Broichan
broichan = Points de Broichan
broichan-spaces = Cases parcourues par Broichan

## Noms

resource-F = plumes
resource-M = gui
resource-R = runes
place-resting = repos
place-roots = racines
place-forest = forêt
row-shrines = sanctuaires
row-creatures = créatures
display-creatures = créatures
display-artefacts = artéfacts
side-elder = Aînés
side-plain = Ordinaires
order-bee = Ordre de l’Abeille
order-blackbird = Ordre du Merle Noir
order-cairns = Ordre des Cairns
order-fox = Ordre du Renard
order-forest = Ordre de la Forêt
source-oak = Cases du chêne
source-last-spaces = Derniers emplacements
source-shrines = Sanctuaires
source-menhirs = Menhirs
source-creatures = Créatures
source-artefacts = Artéfacts
source-potions = Potions
short-bee = abeille
short-blackbird = merle
short-cairns = cairns
short-fox = renard
short-forest = forêt
ingredient-bark = écorce
ingredient-root = racine
ingredient-blueberry = myrtille
ingredient-acorn = gland
ingredient-mushroom = champignon
druid-druid = Druide
druid-arch = Archi-Druide
druid-bard = Barde
druid-ovate = Ovate
druid-talon = Maître-Corbeau
druid-recluse = Reclus
druid-ancient = Ancien
card-storytelling = Narration
card-worship = Vénération
card-knowledge = Savoir
card-wisdom = Sagesse
card-ritual = Rituel
card-mysticism = Mysticisme
card-heart = Cœur du Chêne Sacré
part-creature = 2créature
part-brew = 2potion
part-shrine = 3sanctuaire
part-artefact = 3artéfact
part-oak = -chêne
potion-inspiration = Inspiration
potion-taranis-lightning = Foudre de Taranis
potion-gift-of-nature = Don de la Nature
potion-lug-s-cunning = Astuce de Lug
potion-blessing-of-belenos = Bénédiction de Bélénos
potion-rune-power = Pouvoir Runique
potion-summon-dryad = Convocation d’une Dryade
potion-arduinna-s-gift = Présent d’Arduinna
potion-renewal = Renouveau
potion-blossom = Floraison
potion-wood-warp = Distorsion du Bois
potion-animal-companion = Compagnon Animal
potion-gift-of-the-gods = Don des Dieux
potion-chosen-of-the-oak = Élu du Chêne Sacré
potion-heart-of-the-oak = Cœur du Chêne Sacré
potion-dark-woods-3 = Bois Sombres, trois sortes
potion-dark-woods-4 = Bois Sombres, quatre sortes
potion-dark-woods-5 = Bois Sombres, cinq sortes
artefact-moonstone-necklace = Collier en Pierre de Lune
artefact-arduinna-s-pendant = Pendentif d’Arduinna
artefact-bag-of-rune-stones = Sac de Pierres Runiques
artefact-ornament-of-cernunnos = Ornement de Cernunnos
artefact-enchanted-wood-shaper = Façonneur de Bois Enchanté
artefact-carnyx = Carnyx
artefact-antler-headdress = Coiffe de Bois de Cerf
artefact-golden-cauldron = Marmite Dorée
artefact-golden-sickle = Serpe Dorée
artefact-horn-of-plenty = Corne d’Abondance
artefact-seer-s-ring = Anneau du Voyant
artefact-shield-of-toutatis = Bouclier de Toutatis
arm-left = gauche
arm-right = droite
branch-feather = plume
branch-mistletoe = gui
branch-runes = runes
space-menhir = menhir
space-order = ordre
space-brew = potion
space-draw = pioche
creature-sluagh-na-marbh = Sluagh na Marbh
creature-bodach = Bodach
creature-selkie = Selkie
creature-boggart = Boggart
creature-dobhar-chu = Dobhar-chú
creature-each-uisge = Each Uisge
creature-cu-sith = Cù-Sìth
creature-buggane = Buggane
creature-yan-gant-y-tan = Yan-gant-y-tan
creature-ceiliog-lugus = Ceiliog Lugus
creature-korrigan = Korrigan
creature-pixie-queen = Pixie Queen
creature-aos-si = Aos sí
creature-aonbharr = Aonbharr
creature-bugul-noz = Bugul Noz
creature-caoineag = Caoineag
creature-clurichaun = Clurichaun
creature-fear-dearg = Fear Dearg
creature-abhartach = Abhartach
creature-fear-gorta = Fear Gorta
creature-cailleach = Cailleach
creature-fuath = Fuath
creature-groac-h = Groac’h
creature-ghillie-dhu = Ghillie Dhu
creature-unicorn = Unicorn
creature-fachan = Fachan
creature-glaistig = Glaistig
creature-leannan-sidhe = Leannán sídhe
creature-tarw-cernunnos = Tarw Cernunnos
creature-the-unseelie-court = The Unseelie Court
creature-gancanagh = Gancanagh
creature-the-seelie-court = The Seelie Court
creature-puca = Púca
creature-carw-gwyn = Carw Gwyn
creature-ellen-trechend = Ellén Trechend

## Mots dans les phrases

word-druid = { $druid ->
    [arch] Archi-Druide
    [bard] Barde
    [ovate] Ovate
    [talon] Maître-Corbeau
    [recluse] Reclus
    [ancient] Ancien
    [none] personne
   *[druid] druide
}
word-order = { $order ->
    [bee] Ordre de l’Abeille
    [blackbird] Ordre du Merle Noir
    [cairns] Ordre des Cairns
    [fox] Ordre du Renard
   *[forest] Ordre de la Forêt
}
word-place = { $place ->
    [resting] au repos
    [roots] sur les Racines
    [forest] dans la Forêt
    [heart] sur la carte Cœur
    [order] sur le plateau d’Ordre
    [menhir] au menhir
    [brew] sur l’emplacement de potion
    [draw] sur l’emplacement de pioche
    [moonstone-necklace] sur le Collier en Pierre de Lune
    [arduinna-s-pendant] sur le Pendentif d’Arduinna
    [bag-of-rune-stones] sur le Sac de Pierres Runiques
    [ornament-of-cernunnos] sur l’Ornement de Cernunnos
    [enchanted-wood-shaper] sur le Façonneur de Bois Enchanté
    [carnyx] sur le Carnyx
    [antler-headdress] sur la Coiffe de Bois de Cerf
    [golden-cauldron] sur la Marmite Dorée
    [golden-sickle] sur la Serpe Dorée
    [horn-of-plenty] sur la Corne d’Abondance
    [seer-s-ring] sur l’Anneau du Voyant
    [shield-of-toutatis] sur le Bouclier de Toutatis
   *[other] sur { $place }
}
word-row = { $row ->
    [shrines] Sanctuaires et Menhirs
   *[creatures] créatures
}
word-why = { $why ->
    [dawn] aube
    [festival] festival
    [dusk] crépuscule
   *[effect] effet
}
word-counts = { $counts ->
    [points] vos points
    [elders] vos Aînés
    [creatures] vos créatures
    [potions] vos potions
    [shrines] vos Sanctuaires et Menhirs
   *[artefacts] vos artéfacts
}
word-resource = { $resource ->
    [F] Plumes
    [M] Branches de Gui
   *[R] Runes
}
word-effect = { $effect ->
    [limit] augmenter une limite de cartes
    [creature] prendre une créature
    [artefact] prendre un artéfact
    [recruit-one] recruter 1 druide
    [recruit-two] recruter jusqu’à { $recruits } druides
    [step] monter de 1, branche au choix
    [promote] promouvoir un druide
    [ingredient] un ingrédient du Sac
    [shrine] bâtir un Sanctuaire
    [exchange] changer une ressource
    [brew] préparer une potion
    [advanced] prendre une carte avancée
    [redo] refaire une action
    [six] gagner { $six } unités d’une même Ressource
   *[draw] piocher { $draws } ingrédients
}
# When a creature comes up: a message for each trigger of `data.json`, under its key. The sentences about creatures
# name their triggers by these, and no others.
when-temple-F = avec une action en TF1 à TF3
when-temple-M = avec une action en TM1 à TM3
when-temple-R = avec une action en TR1 à TR3
when-dusk = au crépuscule
when-festival = à chaque festival
when-brew = quand vous préparez une potion
when-shrine = quand vous prenez une carte Sanctuaire / Menhir
when-recruit = quand vous recrutez
when-artefact = à chaque artéfact utilisé
when-taken = aussitôt
when-own-turn-or-end = à l’un de vos tours ou à la fin
word-creature-effect = { $card ->
    [sluagh-na-marbh] change des F en M ou R, gratuit
    [bodach] change des M en F ou R, gratuit
    [selkie] change des R en F ou M, gratuit
    [boggart] 1res actions de vos cartes sur tout emplacement de leur temple
    [dobhar-chu] 2es actions de vos cartes sur tout emplacement de leur temple
    [each-uisge] 3es actions de vos cartes sur tout emplacement de leur temple
    [cu-sith] { when-temple-F }, { $bonus }F de plus pour monter de 1 (plume)
    [buggane] { when-temple-M }, { $bonus }M de plus pour monter de 1 (gui)
    [yan-gant-y-tan] { when-temple-R }, { $bonus }R de plus pour monter de 1 (runes)
    [ceiliog-lugus] { $dusk }F { when-dusk }
    [korrigan] { $dusk }M { when-dusk }
    [pixie-queen] { $dusk }R { when-dusk }
    [aos-si] piochez un ingrédient { when-dusk }
    [aonbharr] { $aonbharr } de plus de chaque ressource gagnée { when-festival }
    [bugul-noz] { $bugul } d’une ressource { when-festival }
    [caoineag] les actions de temple coûtent { $caoineag } de moins
    [clurichaun] reprenez un des ingrédients utilisés { when-brew }
    [fear-dearg] deux autres ingrédients peuvent en remplacer un d’une potion
    [abhartach] échangez un seul ingrédient contre une ressource
    [fear-gorta] les actions de temple pour une créature coûtent { $gorta } de moins
    [cailleach] piochez { $cailleach } créatures et prenez-en une au lieu d’une carte disponible
    [fuath] tout druide utilise les emplacements d’Aînés
    [groac-h] vos Aînés vont sans second druide
    [ghillie-dhu] cueillez dans le Sac, défaussez un de la Forêt
    [unicorn] cueillez sans druide
    [fachan] les Menhirs coûtent { $fachan } de moins
    [glaistig] vous pouvez prendre 1 Ingrédient de la Forêt { when-shrine }
    [leannan-sidhe] vous pouvez prendre 1 Ingrédient de la Forêt { when-recruit }
    [tarw-cernunnos] { $tarw } PV { when-artefact }
    [the-unseelie-court] augmenter une limite coûte { $unseelie } de moins
    [gancanagh] { $gancanagh } emplacements de Repos de plus pour druides ordinaires
    [the-seelie-court] choisissez { when-taken } une potion à vous
    [puca] { $puca } emplacements de créature de plus
    [carw-gwyn] coûte { $carw-cost } PV ; défaussez-la pour { $carw-gain } PV { when-own-turn-or-end }
   *[ellen-trechend] { $ellen } PV, pas de pouvoir
}
word-artefact-effect = { $tile ->
    [moonstone-necklace] gagnez { $six }F
    [arduinna-s-pendant] gagnez { $six }M
    [bag-of-rune-stones] gagnez { $six }R
    [ornament-of-cernunnos] prenez une créature
    [enchanted-wood-shaper] bâtissez un Sanctuaire
    [carnyx] montez de 1, branche au choix
    [antler-headdress] promouvez un druide
    [golden-cauldron] une potion avec 1 ingrédient de moins
    [golden-sickle] piochez { $draws } ingrédients
    [horn-of-plenty] changez une ressource, et { $horn } de plus
    [seer-s-ring] refaites une action jouée
   *[shield-of-toutatis] { $shield } PV
}
word-potion-effect = { $brew ->
    [inspiration] promouvez un druide
    [taranis-lightning] jusqu’à { $recharged } de vos artéfacts, { $notches } crans en arrière
    [gift-of-nature] augmentez les limites deux fois
    [lug-s-cunning] utilisez l’artéfact actif de n’importe qui, sans druide et sans le tourner
    [blessing-of-belenos] un festival pour vous seul
    [rune-power] érigez un Menhir pour { $rune-power } ressources au choix
    [summon-dryad] montez de 2 sur une branche ; le premier pas sans points
    [arduinna-s-gift] montez de 1, même sur un dernier emplacement bloqué
    [renewal] refaites une action jouée
    [blossom] remplissez une ressource jusqu’à { $cap }
    [wood-warp] montez de 1 sur chaque branche
    [animal-companion] prenez n’importe quelle créature de la pioche
    [gift-of-the-gods] n’importe quel artéfact de la pile ; la première fois, aussi un 3e emplacement
    [chosen-of-the-oak] faites d’un druide l’Ancien
    [heart-of-the-oak] prenez la carte Cœur du Chêne Sacré
    [dark-woods-3] { $dark-3 } PV pour 3 sortes
    [dark-woods-4] { $dark-4 } PV pour 4 sortes
   *[dark-woods-5] { $dark-5 } PV pour 5 sortes
}
word-broichan-effect = { $card ->
    [storytelling] perd { $broichan-loss } PV, comme pour un artéfact utilisé
    [worship] promeut un de ses druides
    [knowledge] prend la créature disponible au numéro le plus élevé
    [wisdom] prépare ses plus hauts Bois Sombres, sinon pioche { $broichan-draws } ingrédients
    [ritual] bâtit un Sanctuaire, tour à tour pour { $shrine-elder } et { $shrine-plain } PV
   *[mysticism] prend l’artéfact disponible au numéro le plus élevé
}

## Mots des listes

word-ingredient = { $ingredient ->
    [bark] écorce
    [root] racine
    [blueberry] myrtille
    [acorn] gland
   *[mushroom] champignon
}
word-discard = { $discard ->
    [bark] écorce
    [root] racine
    [blueberry] myrtille
    [acorn] gland
   *[mushroom] champignon
}
word-token = { word-ingredient }{ $at ->
    [0] { "" }
   *[other] { "" } { $at }
}
word-ingredients = { word-bark }{ word-root }{ word-blueberry }{ word-acorn }{ word-mushroom }
word-bark = { $bark ->
    [0] { "" }
   *[other] { $first ->
        [bark] { "" }
       *[other] { ", " }
    }écorce{ $bark ->
        [1] { "" }
       *[other] { "" } ×{ $bark }
    }
}
word-root = { $root ->
    [0] { "" }
   *[other] { $first ->
        [root] { "" }
       *[other] { ", " }
    }racine{ $root ->
        [1] { "" }
       *[other] { "" } ×{ $root }
    }
}
word-blueberry = { $blueberry ->
    [0] { "" }
   *[other] { $first ->
        [blueberry] { "" }
       *[other] { ", " }
    }myrtille{ $blueberry ->
        [1] { "" }
       *[other] { "" } ×{ $blueberry }
    }
}
word-acorn = { $acorn ->
    [0] { "" }
   *[other] { $first ->
        [acorn] { "" }
       *[other] { ", " }
    }gland{ $acorn ->
        [1] { "" }
       *[other] { "" } ×{ $acorn }
    }
}
word-mushroom = { $mushroom ->
    [0] { "" }
   *[other] { $first ->
        [mushroom] { "" }
       *[other] { ", " }
    }champignon{ $mushroom ->
        [1] { "" }
       *[other] { "" } ×{ $mushroom }
    }
}
word-second = { $second ->
    [druid] druide
    [arch] Archi-Druide
    [bard] Barde
    [ovate] Ovate
    [talon] Maître-Corbeau
    [recluse] Reclus
   *[ancient] Ancien
}
word-rest = { word-rest-druid }{ word-rest-arch }{ word-rest-bard }{ word-rest-ovate }{ word-rest-talon }{ word-rest-recluse }{ word-rest-ancient }
word-rest-druid = { $rest-druid ->
    [0] { "" }
   *[other] { $rest-first ->
        [druid] { "" }
       *[other] { ", " }
    }{ $rest-druid ->
        [one] 1 druide
       *[other] { $rest-druid } druides
    }
}
word-rest-arch = { $rest-arch ->
    [0] { "" }
   *[other] { $rest-first ->
        [arch] { "" }
       *[other] { ", " }
    }Archi-Druide
}
word-rest-bard = { $rest-bard ->
    [0] { "" }
   *[other] { $rest-first ->
        [bard] { "" }
       *[other] { ", " }
    }Barde
}
word-rest-ovate = { $rest-ovate ->
    [0] { "" }
   *[other] { $rest-first ->
        [ovate] { "" }
       *[other] { ", " }
    }Ovate
}
word-rest-talon = { $rest-talon ->
    [0] { "" }
   *[other] { $rest-first ->
        [talon] { "" }
       *[other] { ", " }
    }Maître-Corbeau
}
word-rest-recluse = { $rest-recluse ->
    [0] { "" }
   *[other] { $rest-first ->
        [recluse] { "" }
       *[other] { ", " }
    }Reclus
}
word-rest-ancient = { $rest-ancient ->
    [0] { "" }
   *[other] { $rest-first ->
        [ancient] { "" }
       *[other] { ", " }
    }Ancien
}
word-roots = { word-roots-druid }{ word-roots-arch }{ word-roots-bard }{ word-roots-ovate }{ word-roots-talon }{ word-roots-recluse }{ word-roots-ancient }
word-roots-druid = { $roots-druid ->
    [0] { "" }
   *[other] { $roots-first ->
        [druid] { "" }
       *[other] { ", " }
    }{ $roots-druid ->
        [one] 1 druide
       *[other] { $roots-druid } druides
    }
}
word-roots-arch = { $roots-arch ->
    [0] { "" }
   *[other] { $roots-first ->
        [arch] { "" }
       *[other] { ", " }
    }Archi-Druide
}
word-roots-bard = { $roots-bard ->
    [0] { "" }
   *[other] { $roots-first ->
        [bard] { "" }
       *[other] { ", " }
    }Barde
}
word-roots-ovate = { $roots-ovate ->
    [0] { "" }
   *[other] { $roots-first ->
        [ovate] { "" }
       *[other] { ", " }
    }Ovate
}
word-roots-talon = { $roots-talon ->
    [0] { "" }
   *[other] { $roots-first ->
        [talon] { "" }
       *[other] { ", " }
    }Maître-Corbeau
}
word-roots-recluse = { $roots-recluse ->
    [0] { "" }
   *[other] { $roots-first ->
        [recluse] { "" }
       *[other] { ", " }
    }Reclus
}
word-roots-ancient = { $roots-ancient ->
    [0] { "" }
   *[other] { $roots-first ->
        [ancient] { "" }
       *[other] { ", " }
    }Ancien
}
word-card = { $card ->
    [storytelling] Narration
    [worship] Vénération
    [knowledge] Savoir
    [wisdom] Sagesse
    [ritual] Rituel
    [mysticism] Mysticisme
   *[heart] Cœur
}
word-hand = { word-hand-storytelling }{ word-hand-worship }{ word-hand-knowledge }{ word-hand-wisdom }{ word-hand-ritual }{ word-hand-mysticism }{ word-hand-heart }
word-hand-storytelling = { $hand-storytelling ->
    [0] { "" }
   *[other] { $hand-first ->
        [storytelling] { "" }
       *[other] { ", " }
    }Narration
}
word-hand-worship = { $hand-worship ->
    [0] { "" }
   *[other] { $hand-first ->
        [worship] { "" }
       *[other] { ", " }
    }Vénération
}
word-hand-knowledge = { $hand-knowledge ->
    [0] { "" }
   *[other] { $hand-first ->
        [knowledge] { "" }
       *[other] { ", " }
    }Savoir
}
word-hand-wisdom = { $hand-wisdom ->
    [0] { "" }
   *[other] { $hand-first ->
        [wisdom] { "" }
       *[other] { ", " }
    }Sagesse
}
word-hand-ritual = { $hand-ritual ->
    [0] { "" }
   *[other] { $hand-first ->
        [ritual] { "" }
       *[other] { ", " }
    }Rituel
}
word-hand-mysticism = { $hand-mysticism ->
    [0] { "" }
   *[other] { $hand-first ->
        [mysticism] { "" }
       *[other] { ", " }
    }Mysticisme
}
word-hand-heart = { $hand-heart ->
    [0] { "" }
   *[other] { $hand-first ->
        [heart] { "" }
       *[other] { ", " }
    }Cœur
}
word-played = { word-played-storytelling }{ word-played-worship }{ word-played-knowledge }{ word-played-wisdom }{ word-played-ritual }{ word-played-mysticism }{ word-played-heart }
word-played-storytelling = { $played-storytelling ->
    [0] { "" }
   *[other] { $played-first ->
        [storytelling] { "" }
       *[other] { ", " }
    }Narration
}
word-played-worship = { $played-worship ->
    [0] { "" }
   *[other] { $played-first ->
        [worship] { "" }
       *[other] { ", " }
    }Vénération
}
word-played-knowledge = { $played-knowledge ->
    [0] { "" }
   *[other] { $played-first ->
        [knowledge] { "" }
       *[other] { ", " }
    }Savoir
}
word-played-wisdom = { $played-wisdom ->
    [0] { "" }
   *[other] { $played-first ->
        [wisdom] { "" }
       *[other] { ", " }
    }Sagesse
}
word-played-ritual = { $played-ritual ->
    [0] { "" }
   *[other] { $played-first ->
        [ritual] { "" }
       *[other] { ", " }
    }Rituel
}
word-played-mysticism = { $played-mysticism ->
    [0] { "" }
   *[other] { $played-first ->
        [mysticism] { "" }
       *[other] { ", " }
    }Mysticisme
}
word-played-heart = { $played-heart ->
    [0] { "" }
   *[other] { $played-first ->
        [heart] { "" }
       *[other] { ", " }
    }Cœur
}
word-action = { word-card }{ $part ->
    [creature] 2créature
    [brew] 2potion
    [shrine] 3sanctuaire
    [artefact] 3artéfact
    [oak] -chêne
   *[other] { $part }
}
word-branch = { $branch ->
    [feather] plume
    [mistletoe] gui
   *[runes] runes
}
word-arm = { $arm ->
    [left] gauche
   *[right] droite
}
word-space = { $space ->
    [heart] Cœur
    [order] ordre
    [menhir] menhir
    [brew] potion
    [draw] pioche
    [moonstone-necklace] Collier en Pierre de Lune
    [arduinna-s-pendant] Pendentif d’Arduinna
    [bag-of-rune-stones] Sac de Pierres Runiques
    [ornament-of-cernunnos] Ornement de Cernunnos
    [enchanted-wood-shaper] Façonneur de Bois Enchanté
    [carnyx] Carnyx
    [antler-headdress] Coiffe de Bois de Cerf
    [golden-cauldron] Marmite Dorée
    [golden-sickle] Serpe Dorée
    [horn-of-plenty] Corne d’Abondance
    [seer-s-ring] Anneau du Voyant
    [shield-of-toutatis] Bouclier de Toutatis
   *[other] { $space }
}
word-potion = { $potion ->
    [inspiration] Inspiration
    [taranis-lightning] Foudre de Taranis
    [gift-of-nature] Don de la Nature
    [lug-s-cunning] Astuce de Lug
    [blessing-of-belenos] Bénédiction de Bélénos
    [rune-power] Pouvoir Runique
    [summon-dryad] Convocation d’une Dryade
    [arduinna-s-gift] Présent d’Arduinna
    [renewal] Renouveau
    [blossom] Floraison
    [wood-warp] Distorsion du Bois
    [animal-companion] Compagnon Animal
    [gift-of-the-gods] Don des Dieux
    [chosen-of-the-oak] Élu du Chêne Sacré
    [heart-of-the-oak] Cœur du Chêne Sacré
    [dark-woods-3] Bois Sombres 3
    [dark-woods-4] Bois Sombres 4
   *[dark-woods-5] Bois Sombres 5
}
word-artefact = { $artefact ->
    [moonstone-necklace] Collier en Pierre de Lune
    [arduinna-s-pendant] Pendentif d’Arduinna
    [bag-of-rune-stones] Sac de Pierres Runiques
    [ornament-of-cernunnos] Ornement de Cernunnos
    [enchanted-wood-shaper] Façonneur de Bois Enchanté
    [carnyx] Carnyx
    [antler-headdress] Coiffe de Bois de Cerf
    [golden-cauldron] Marmite Dorée
    [golden-sickle] Serpe Dorée
    [horn-of-plenty] Corne d’Abondance
    [seer-s-ring] Anneau du Voyant
   *[shield-of-toutatis] Bouclier de Toutatis
}
word-potion-1 = { $first ->
    [inspiration] Inspiration
    [taranis-lightning] Foudre de Taranis
    [gift-of-nature] Don de la Nature
    [lug-s-cunning] Astuce de Lug
    [blessing-of-belenos] Bénédiction de Bélénos
    [rune-power] Pouvoir Runique
    [summon-dryad] Convocation d’une Dryade
    [arduinna-s-gift] Présent d’Arduinna
    [renewal] Renouveau
    [blossom] Floraison
    [wood-warp] Distorsion du Bois
    [animal-companion] Compagnon Animal
    [gift-of-the-gods] Don des Dieux
    [chosen-of-the-oak] Élu du Chêne Sacré
   *[heart-of-the-oak] Cœur du Chêne Sacré
}
word-potion-2 = { $second ->
    [none] { "" }
    [inspiration] { ", " }Inspiration
    [taranis-lightning] { ", " }Foudre de Taranis
    [gift-of-nature] { ", " }Don de la Nature
    [lug-s-cunning] { ", " }Astuce de Lug
    [blessing-of-belenos] { ", " }Bénédiction de Bélénos
    [rune-power] { ", " }Pouvoir Runique
    [summon-dryad] { ", " }Convocation d’une Dryade
    [arduinna-s-gift] { ", " }Présent d’Arduinna
    [renewal] { ", " }Renouveau
    [blossom] { ", " }Floraison
    [wood-warp] { ", " }Distorsion du Bois
    [animal-companion] { ", " }Compagnon Animal
    [gift-of-the-gods] { ", " }Don des Dieux
    [chosen-of-the-oak] { ", " }Élu du Chêne Sacré
   *[heart-of-the-oak] { ", " }Cœur du Chêne Sacré
}
word-potion-3 = { $third ->
    [none] { "" }
    [inspiration] { ", " }Inspiration
    [taranis-lightning] { ", " }Foudre de Taranis
    [gift-of-nature] { ", " }Don de la Nature
    [lug-s-cunning] { ", " }Astuce de Lug
    [blessing-of-belenos] { ", " }Bénédiction de Bélénos
    [rune-power] { ", " }Pouvoir Runique
    [summon-dryad] { ", " }Convocation d’une Dryade
    [arduinna-s-gift] { ", " }Présent d’Arduinna
    [renewal] { ", " }Renouveau
    [blossom] { ", " }Floraison
    [wood-warp] { ", " }Distorsion du Bois
    [animal-companion] { ", " }Compagnon Animal
    [gift-of-the-gods] { ", " }Don des Dieux
    [chosen-of-the-oak] { ", " }Élu du Chêne Sacré
   *[heart-of-the-oak] { ", " }Cœur du Chêne Sacré
}
word-artefact-1 = { $first ->
    [moonstone-necklace] Collier en Pierre de Lune
    [arduinna-s-pendant] Pendentif d’Arduinna
    [bag-of-rune-stones] Sac de Pierres Runiques
    [ornament-of-cernunnos] Ornement de Cernunnos
    [enchanted-wood-shaper] Façonneur de Bois Enchanté
    [carnyx] Carnyx
    [antler-headdress] Coiffe de Bois de Cerf
    [golden-cauldron] Marmite Dorée
    [golden-sickle] Serpe Dorée
    [horn-of-plenty] Corne d’Abondance
    [seer-s-ring] Anneau du Voyant
   *[shield-of-toutatis] Bouclier de Toutatis
}
word-artefact-2 = { $second ->
    [none] { "" }
    [moonstone-necklace] { ", " }Collier en Pierre de Lune
    [arduinna-s-pendant] { ", " }Pendentif d’Arduinna
    [bag-of-rune-stones] { ", " }Sac de Pierres Runiques
    [ornament-of-cernunnos] { ", " }Ornement de Cernunnos
    [enchanted-wood-shaper] { ", " }Façonneur de Bois Enchanté
    [carnyx] { ", " }Carnyx
    [antler-headdress] { ", " }Coiffe de Bois de Cerf
    [golden-cauldron] { ", " }Marmite Dorée
    [golden-sickle] { ", " }Serpe Dorée
    [horn-of-plenty] { ", " }Corne d’Abondance
    [seer-s-ring] { ", " }Anneau du Voyant
   *[shield-of-toutatis] { ", " }Bouclier de Toutatis
}
word-artefact-3 = { $third ->
    [none] { "" }
    [moonstone-necklace] { ", " }Collier en Pierre de Lune
    [arduinna-s-pendant] { ", " }Pendentif d’Arduinna
    [bag-of-rune-stones] { ", " }Sac de Pierres Runiques
    [ornament-of-cernunnos] { ", " }Ornement de Cernunnos
    [enchanted-wood-shaper] { ", " }Façonneur de Bois Enchanté
    [carnyx] { ", " }Carnyx
    [antler-headdress] { ", " }Coiffe de Bois de Cerf
    [golden-cauldron] { ", " }Marmite Dorée
    [golden-sickle] { ", " }Serpe Dorée
    [horn-of-plenty] { ", " }Corne d’Abondance
    [seer-s-ring] { ", " }Anneau du Voyant
   *[shield-of-toutatis] { ", " }Bouclier de Toutatis
}

## Régions

region-oak = Le chêne
region-player1 = Plateau du premier siège
region-player2 = Plateau du deuxième siège
region-player3 = Plateau du troisième siège
region-player4 = Plateau du quatrième siège

## Chapitres

chapter-orders = Mise en place · Ordres
chapter-lap = Manche { $round } · tour de table { $lap }
chapter-dusk = Manche { $round } · crépuscule, puis aube
chapter-final = Après le dernier jour

## Le récit

story-dawn = L’aube de la manche { $round } se lève.
story-first-player = { $who } a le jeton Premier Joueur.
story-potions = Potions de la partie : { word-potion-1 }{ word-potion-2 }{ word-potion-3 }.
story-creatures = Nouvelles créatures : { $cards }.
story-artefacts = Nouveaux artéfacts : { word-artefact-1 }{ word-artefact-2 }{ word-artefact-3 }.
story-neutral = { $count ->
    [one] Le druide neutre est sur { $spaces }.
   *[other] Druides neutres sur { $spaces }.
}
story-forest = { $first ->
    [none] Le Sac est vide ; rien de neuf dans la Forêt.
   *[other] Nouveau dans la Forêt : { word-ingredients }.
}
story-sun = { $solstice ->
    [yes] Le soleil avance à { $value }, un solstice.
   *[no] Le soleil avance à { $value }.
}
story-festival = Festival : tous les joueurs à moins de { $value } PV perçoivent leur Revenu.
story-festival-alone = Festival pour { $who } seulement.
story-blocked = Bloqué pour de bon : { $spaces }.
story-home = { $roots-first ->
    [none] { $who } récupère { word-rest }.
   *[other] { $rest-first ->
        [none] { $who } envoie aux Racines : { word-roots }.
       *[other] { $who } récupère { word-rest } ; Racines : { word-roots }.
    }
}
story-ended = Le dernier jour est fini.
story-drew = { $who } pioche { word-ingredients } dans le Sac.
story-took = { $where ->
    [brew] { $who } reprend { word-ingredient }.
    [forest] { $who } prend { word-ingredient } dans la Forêt.
   *[bag] { $who } prend { word-ingredient } dans le Sac.
}
story-gathered = { $who } cueille { word-ingredient }.
story-gathered-bag = { $who } cueille { word-ingredient } dans le Sac et défausse { word-discard } de la Forêt.
story-gained = { $mix ->
    [none] { $who } ne gagne rien ({ word-why }) ; c’est plein.
   *[other] { $who } gagne { $mix } ({ word-why }).
}
story-lost = { $mix ->
    [none] { $who } ne perd rien à l’Éclipse.
   *[other] { $who } perd { $mix } à l’Éclipse.
}
story-paid = { $who } paie { $mix }.
story-traded = { $who } échange { word-ingredients } contre 1{ $take }.
story-exchanged = { $who } échange { $given } contre { $received }.
story-order-chosen = { $who } choisit l’{ word-order }.
story-temple = { $second ->
    [none] { $who } joue { word-play }{ word-on-space }{ word-with-elder }{ word-for-price }.
   *[other] { $who } joue { word-play }{ word-on-space }{ word-with-elder }{ word-for-price } ; { word-second } aux Racines.
}
word-play = { word-card }{ $part ->
    [creature] , créature
    [brew] , potion
    [shrine] , Sanctuaire
    [artefact] , artéfact
    [oak] , chêne
   *[other] { "" } { $part }
}
word-on-space = { $space ->
    [heart] { "" }
   *[other] { "" } en { $space }
}
word-with-elder = { $druid ->
    [druid] { "" }
   *[other] { "" } avec { word-druid }
}
word-for-price = { $mix ->
    [none] { "" }
   *[other] { "" } pour { $mix }
}
word-for-mix = { $mix ->
    [none] { "" }
   *[other] , { $mix }
}
story-special = { $loss ->
    [0] { $who } utilise { word-the-space } ({ word-druid }).
   *[other] { $who } utilise { word-the-space } ({ word-druid }, −{ $loss } PV).
}
word-the-space = { $space ->
    [heart] la carte Cœur
    [order] le plateau d’Ordre
    [menhir] le menhir
    [brew] l’emplacement de potion
    [draw] l’emplacement de pioche
    [moonstone-necklace] le Collier en Pierre de Lune
    [arduinna-s-pendant] le Pendentif d’Arduinna
    [bag-of-rune-stones] le Sac de Pierres Runiques
    [ornament-of-cernunnos] l’Ornement de Cernunnos
    [enchanted-wood-shaper] le Façonneur de Bois Enchanté
    [carnyx] le Carnyx
    [antler-headdress] la Coiffe de Bois de Cerf
    [golden-cauldron] la Marmite Dorée
    [golden-sickle] la Serpe Dorée
    [horn-of-plenty] la Corne d’Abondance
    [seer-s-ring] l’Anneau du Voyant
    [shield-of-toutatis] le Bouclier de Toutatis
   *[other] { $space }
}
story-climb = { $mix ->
    [none] { $who } joue { word-card } pour monter.
   *[other] { $who } joue { word-card } pour monter ({ $mix }).
}
story-climbed = { $vp ->
    [0] { $who } monte en { $to } ({ word-druid }).
   *[other] { $who } monte en { $to } ({ word-druid }, +{ $vp } PV).
}
story-token-taken = { $who } prend un jeton Solaire au-dessus de { $after }.
story-passed = { $who } passe.
story-stopped = { $who } arrête de cueillir.
story-skipped = { $who } en reste là.
story-limit-raised = { $row ->
    [shrines] { $who } augmente la limite de Sanctuaires/Menhirs à { $limit }.
   *[creatures] { $who } augmente la limite de créatures à { $limit }.
}
story-shrine-taken = { $side ->
    [elder] { $who } bâtit un Sanctuaire ouvert aux Aînés (+{ $vp } PV).
   *[plain] { $who } bâtit un Sanctuaire pour druides ordinaires (+{ $vp } PV).
}
story-menhir-raised = { $who } érige un Menhir (+{ $vp } PV).
story-creature = { $who } prend { $creature } (+{ $vp } PV).
story-creature-loss = { $who } prend { $creature } (−{ $vp } PV).
story-discarded = { $who } défausse { $creature } (+{ $vp } PV).
story-looked-at-creatures = { $cards ->
    [one] { $who } pioche { $cards } créature pour la prendre.
   *[other] { $who } pioche { $cards } créatures pour en prendre une.
}
story-saw = Vous avez pioché { $cards }.
story-refreshed = { $display ->
    [creatures] { $who } paie 1M pour de nouvelles créatures.
   *[artefacts] { $who } paie 1R pour de nouveaux artéfacts.
}
story-artefact = { $who } prend un artéfact : { word-artefact } (+{ $vp } PV).
story-exhausted = { $who } épuise un artéfact : { word-artefact }.
story-recharged = { $who } recharge un artéfact : { word-artefact }.
story-borrowed = { $who } utilise gratuitement un artéfact de { $owner } : { word-artefact }.
story-borrowed-own = { $who } utilise gratuitement un artéfact : { word-artefact }.
story-extended = { $who } a un troisième emplacement d’artéfact.
story-scored = { $who } marque { $vp } PV{ $why ->
    [points] { "" } avec le bouclier
    [tarw-cernunnos] { "" } avec Tarw Cernunnos
   *[other] { "" }
}.
story-scored-loss = { $vp ->
    [0] { $who } n’a pas de PV à perdre{ word-lost-by }.
   *[other] { $who } perd { $vp } PV{ word-lost-by }.
}
word-lost-by = { $why ->
    [points] { "" }
   *[storytelling] { "" } par Narration
}
story-promoted = { $who } promeut en { word-druid } { word-promoted }.
word-promoted = { $place ->
    [resting] un druide au repos
    [roots] un druide sur les Racines
    [forest] un druide dans la Forêt
   *[other] le druide { word-place }
}
story-recruited = { $who } recrute { word-rest }.
story-brewed = { $vp ->
    [0] { $who } prépare { word-potion } : { word-ingredients }.
   *[other] { $who } prépare { word-potion } : { word-ingredients } (+{ $vp } PV).
}
story-fizzled = Cela ne donne rien pour { $who }.
story-card-taken = { $who } prend la carte { word-card }.
story-potion = { $who } garde la potion { word-potion }.
story-redone = { $who } refait { word-play }.
story-broichan-ended = { $who } finit avec { $vp } PV et { $spaces ->
    [one] { $spaces } emplacement parcouru
   *[other] { $spaces } emplacements parcourus
} : place { $place }.
story-broichan-drew = { $who } pioche { word-card }.
story-broichan-placed = { $who } pose un druide en { $space }.
story-broichan-tripled = { $who } rend { word-ingredient } ×3 pour monter.

## Questions

question-over = la partie est finie
question-wait = { $who } décide
question-order = choisir un Ordre
question-turn = jouer une carte, utiliser un emplacement ou passer
question-after = actions gratuites, ou fin du tour
question-gather = cueillir dans la Forêt
question-home = qui va aux Racines
question-final = Bois Sombres ou Carw Gwyn avant le décompte
question-pay = { $left ->
    [one] choisir la ressource à payer
   *[other] choisir les { $left } ressources à payer
}
question-festival = Bugul Noz : { $left } de quelle ressource
question-limit = { $left ->
    [one] augmenter une limite
   *[other] augmenter des limites, { $left } crans
}
question-creature = prendre une créature
question-keep = prendre 1 créature parmi { $left }
question-find-creature = prendre une créature de la pioche
question-artefact = prendre un artéfact
question-find-artefact = prendre un artéfact de la pile
question-shrine = orientation du Sanctuaire
question-ingredient = { $left ->
    [one] prendre un ingrédient
   *[other] prendre { $left } ingrédients
}
question-take-back = ingrédient qui revient
question-card = choisir une carte avancée
question-potion = choisir une tuile Potion
question-promote = promouvoir un druide
question-ancient = faire d’un druide l’Ancien
question-recruit = { $left ->
    [one] recruter un druide
   *[other] recruter jusqu’à { $left } druides
}
question-brew = préparer une potion
question-redo = refaire une action jouée
question-recharge = { $left ->
    [one] recharger un artéfact
   *[other] recharger jusqu’à { $left } artéfacts
}
question-borrow = utiliser l’artéfact de n’importe qui
question-step = monter de 1 case{ word-on-branch }
question-past = monter de 1, même si bloqué{ word-on-branch }
question-dryad = Dryade : premier pas{ word-on-branch }
question-warp = Distorsion du Bois : pas{ word-on-branch }
question-bonus = payer 1 pour un pas{ word-on-branch }
word-on-branch = { $branch ->
    [none] { "" }
   *[other] { "" }, branche { word-branch }
}
question-gain = quelle ressource, { $left } au plus
question-exchange = échanger des ressources

## Ce qu’on a

word-mix = { $mix ->
    [none] pas de ressources
   *[other] { $mix }
}
having = { word-mix } · { $vp } PV · { $rest } au repos · { $hand-first ->
    [none] plus de cartes
   *[other] { word-hand }
}
having-ingredients = { word-mix } · { $vp } PV · { word-stock }
word-stock = { $first ->
    [none] pas d’ingrédients
   *[other] { word-ingredients }
}
word-rest-any = { $rest-first ->
    [none] personne
   *[other] { word-rest }
}
word-roots-any = { $roots-first ->
    [none] personne
   *[other] { word-roots }
}
having-room = { word-mix } · { $vp } PV · Sanctuaires/Menhirs { $upper } sur { $upper-slots } · créatures { $lower } sur { $lower-slots } · artéfacts { $artefacts } sur { $places }
having-druids = repos ({ $places }) : { word-rest-any } · Racines : { word-roots-any }
hand-drawn = Piochée : { $creature } : { word-creature-effect }
hand-cards = Cartes : { $hand-first ->
    [none] aucune
   *[other] { word-hand }
} · jouées : { $played-first ->
    [none] aucune
   *[other] { word-played }
}
hand-druids = Repos : { word-rest-any } · Racines : { word-roots-any }
hand-ingredients = Ingrédients : { $first ->
    [none] aucun
   *[other] { word-ingredients }
} · potions : { $potions }
hand-creature = { $creature } : { word-creature-effect }
hand-artefact = { word-artefact } : { word-artefact-effect } · { $loss ->
    [0] utilisation gratuite
   *[other] l’utiliser coûte { $loss } PV
}
hand-potion = Potion à vous : { word-potion } ({ word-potion-effect })
hand-broichan = Broichan, { word-card } ({ $used ->
    [yes] utilisée
   *[no] dans sa pioche
}) : { word-broichan-effect }

## Où en est la partie

moment = manche { $round } sur { $rounds }, { $phase ->
    [day] jour
   *[dusk] crépuscule
}, soleil à { $sun }
moment-orders = mise en place, Ordres
moment-final = après le dernier jour
moment-over = la partie est finie
column-vp = PV
column-resources = Ressources (F Plumes - M Gui - R Runes)
column-druids = Druides (repos-Racines)

## Boutons : sortes d’actions

kind-order = Choisir un Ordre ({ $count })
kind-temple = Action de temple ({ $count })
kind-climb = Monter ({ $count })
kind-special = Emplacement spécial ({ $count })
kind-pass = { $rest ->
    [0] Passer
    [1] Passer : 1 druide encore au repos
   *[other] Passer : { $rest } druides encore au repos
}
kind-gather = Cueillir ({ $count } dans la Forêt)
kind-pay = { $count ->
    [1] Payer (1 façon)
   *[other] Payer ({ $count } façons)
}
kind-trade = Échanger des ingrédients ({ $count })
kind-limit = { $cost ->
    [0] Augmenter une limite
   *[other] Augmenter une limite : { $cost }
}
kind-exchange = Échanger des ressources
kind-refresh = { $display ->
    [creatures] Nouvelles créatures : 1M
    [artefacts] Nouveaux artéfacts : 1R
   *[both] Nouvelles créatures ou artéfacts : 1
}
kind-discard = Défausser Carw Gwyn : +{ $vp } PV
kind-promote = { $count ->
    [1] Promouvoir (1 spécialisation)
   *[other] Promouvoir ({ $count } spécialisations)
}
kind-recruit = Recruter
kind-shrine = Orientation du Sanctuaire
kind-take = { $what ->
    [creature] Prendre une créature ({ $count })
    [artefact] Prendre un artéfact ({ $count })
    [ingredient] Prendre un ingrédient ({ $count })
    [back] En reprendre un ({ $count })
    [card] Prendre une carte ({ $count })
   *[potion] Prendre une potion ({ $count })
}
kind-draw = Cailleach : piocher { $cards }, en prendre 1
kind-brew = Préparer ({ $count })
kind-redo = Refaire une action ({ $count })
kind-recharge = Recharger un artéfact ({ $count })
kind-borrow = Utiliser un artéfact ({ $count })
kind-step = { $count ->
    [1] Monter de 1 case
   *[other] Monter de 1 case ({ $count } branches)
}
kind-gain = Choisir une ressource
kind-home = { $count ->
    [1] Qui va aux Racines (1 façon)
   *[other] Qui va aux Racines ({ $count } façons)
}
kind-skip = { $asked ->
    [gather] Ne plus cueillir
    [once] Pas maintenant
    [after] Finir le tour
    [final] Terminé
    [bonus] Ne pas avancer
    [warp] Ne pas avancer
   *[other] Laisser le reste
}

## Menus : valeurs des champs

choice-ingredients = { word-ingredients }
choice-druids = { word-rest }
choice-card = { word-card }
choice-tile = { word-potion }
choice-druid = { word-druid }
choice-resource = { word-resource }
choice-order = { word-order }
choice-temple = { word-action } · { word-effect }{ $mix ->
    [none] { "" } · gratuit
   *[other] { "" } · { $mix }
}
choice-temple-less = { word-action } · { word-effect } · { $printed } → min. { $mix }
choice-acts = { word-druid }{ $mix ->
    [none] { "" } · gratuit
   *[other] { "" } · { $mix }
}{ word-and-second }
choice-acts-less = { word-druid } · { $mix ->
    [none] gratuit
   *[other] { $mix }
} ({ $printed }{ $itself ->
    [0] { "" }
   *[other] { "" } − { $itself }
}{ $saved ->
    [0] { "" }
   *[other] { "" } − { $saved } { $helper ->
        [none] créatures
       *[other] { $helper }
    }
}){ word-and-second }
word-and-second = { $second ->
    [no] { "" }
   *[yes] { "" } + second druide
}
choice-second = { $druid ->
    [none] pas de second druide
   *[other] { word-druid } aux Racines
}
choice-space = { $druids ->
    [0] { $space } · libre
   *[other] { $space } · occupé
}
choice-climb = { word-card } · vers { $to } · { $mix } · +{ $vp } PV
choice-climb-open = { word-card } · { $mix }
choice-no-arm = pas d’embranchement
choice-arm = { word-arm } · vers { $to } · +{ $vp } PV
choice-enters = { $druid ->
    [none] personne n’entre
   *[other] { word-druid } des Racines
}
choice-own-branch = la branche de la carte
choice-branch = { word-branch } · vers { $to } · +{ $vp } PV
choice-branch-open = { word-branch } · à gauche ou à droite
choice-menhir = menhir · { $cost ->
    [0] gratuit
   *[other] à partir de { $cost }
} · +{ $vp } PV
choice-order-space = { word-space } · { word-effect }
choice-artefact-use = { $loss ->
    [0] { word-artefact } · gratuit
   *[other] { word-artefact } · −{ $loss } PV
}
choice-druid-menhir = { word-druid } · { $cost } en tout
choice-ingredient = { word-token } · vous en avez { $have }
choice-discard = { $discard ->
    [none] de la Forêt
   *[other] du Sac, en défaussant { word-discard }
}
choice-mix = { $mix ->
    [none] rien
   *[other] { $mix } · reste { $rest }
}
choice-limit = { word-row } à { $limit }{ $cost ->
    [0] { "" }
   *[other] { "" } · { $cost }
}
choice-from = { word-resource } · vous avez { $have }
choice-amount = { $amount }{ $given } contre { $total }{ $to }
choice-gain = { word-resource } · +{ $mix } · vous avez { $have }
choice-refresh = { $display ->
    [creatures] créatures · 1M
   *[artefacts] artéfacts · 1R
}
choice-under = dans l’ordre { $order }
choice-creature = { $creature } · { $vp } PV
choice-artefact = { word-artefact } · +{ $vp } PV
choice-side = { $side ->
    [elder] Aînés · +{ $vp } PV · tout druide s’y repose
   *[plain] Ordinaires · +{ $vp } PV · druides ordinaires
}
choice-potion = { word-potion }{ $first ->
    [none] { "" }
   *[other] { "" } · { word-ingredients }
}{ $any ->
    [0] { "" }
   *[other] { "" } + 1 au choix
}
choice-redo = { word-action } · { word-effect }
choice-recharge = { word-artefact } · prochain usage { $loss } → { $then } PV
choice-borrow = { word-artefact } de { $owner }
choice-place = le druide { word-place }
choice-home = { $roots-first ->
    [none] personne
   *[other] { word-roots } aux Racines
}

note-order = { $order ->
    [bee] promouvoir avec tout druide ; ses { $elder-rest } emplacements de Repos accueillent des Aînés
    [blackbird] un Aîné prend une créature
    [cairns] un Aîné bâtit un Sanctuaire ; deux Sanctuaires par emplacement
    [fox] un Aîné gagne { $six } unités d’une même Ressource
   *[forest] potion avec tout druide ; un Aîné pioche { $draws } ingrédients
} ; limite { $cost }{ $limit ->
    [any] { "" } au choix
    [same] { "" } d’une sorte
   *[other] { $limit }
}
note-space = { $druids ->
    [0] { $space } est libre
    [1] un druide est en { $space } : un second va aux Racines
   *[other] { $druids } druides sont en { $space } : un second va aux Racines
}
note-space-by = { $who } est en { $space } : un second druide va aux Racines
note-sun = { $solstice ->
    [yes] prend un jeton Solaire : le soleil avance à { $value }, festival
   *[no] prend un jeton Solaire : le soleil avance à { $value }
}
note-end = { $blocked ->
    [yes] { $space } au bout est bloqué
   *[no] { $space } au bout compte { word-counts } : { $value } PV maintenant
}
note-place = avec le numéro de son emplacement en Forêt
note-slots = { $slots ->
    [one] { $used } sur { $slots } emplacement pris
   *[other] { $used } sur { $slots } emplacements pris
}
note-under = { $cards }
note-under-artefacts = { word-artefact-1 }{ word-artefact-2 }{ word-artefact-3 }
note-creature = { word-creature-effect }
note-artefact = { word-artefact-effect }
note-potion = { word-potion-effect }
note-card = { $card ->
    [worship] recruter 1 pour { $first }, monter pour { $second }F, promouvoir pour { $third }F
    [wisdom] échanger pour { $first }, potion pour { $second }M, créature pour { $third }M
    [mysticism] Sanctuaire pour { $first }R, artéfact pour { $second }R, refaire pour { $third }R
   *[other] une carte à vous
}
note-elder = { $druid ->
    [arch] actions de temple et Menhirs coûtent { $arch } de moins
    [bard] un emplacement de plus dans les deux rangées
    [ovate] préparer coûte { $ovate } de moins
    [talon] pas de second druide sur un emplacement occupé
    [recluse] a son propre emplacement de Repos
   *[ancient] tous les pouvoirs des autres
}

## Actions entières

deed-order = l’{ word-order }
deed-temple = { word-action } : { word-druid } en { word-space }{ $second ->
    [none] { "" }
   *[other] , { word-second } aux Racines
}{ word-for-mix }
deed-climb = { word-card } : monter en { $to }{ $druid ->
    [none] { "" }
   *[other] { "" } ({ word-druid })
} ({ $mix }, +{ $vp } PV)
deed-menhir = Menhir avec { word-druid } ({ $cost })
deed-special = { $loss ->
    [0] { word-space } avec { word-druid }
   *[other] { word-space } avec { word-druid } (−{ $loss } PV)
}
deed-pass = passer pour aujourd’hui
deed-gather = { $discard ->
    [none] cueillir { word-token }
   *[other] cueillir { word-token } du Sac, défausser { word-discard }
}
deed-pay = { $mix ->
    [none] ne rien payer
   *[other] payer { $mix }
}
deed-trade = { word-ingredients } contre 1{ $take }
deed-limit = { word-row } : limite { $limit }{ $cost ->
    [0] { "" }
   *[other] { "" } ({ $cost })
}
deed-exchange = { $given } contre { $amount }{ $to }
deed-refresh = { $display ->
    [creatures] nouvelles créatures
   *[artefacts] nouveaux artéfacts
}{ $order ->
    [none] { "" }
   *[other] , anciens dessous : { $order }
}
deed-discard = défausser { $creature } (+{ $vp } PV)
deed-promote = { word-druid } : le druide { word-place }
deed-recruit = recruter { word-rest }
deed-shrine = { $side ->
    [elder] Sanctuaire, orientation Aînés (+{ $vp } PV)
   *[plain] Sanctuaire, orientation Ordinaires (+{ $vp } PV)
}
deed-take-ingredient = prendre { word-token }
deed-take-card = prendre la carte { word-card }
deed-take-potion = prendre la potion { word-potion }
deed-take-artefact = prendre { word-artefact } (+{ $vp } PV)
deed-take-creature = prendre { $creature } (+{ $vp } PV)
deed-take-loss = prendre { $creature } (−{ $vp } PV)
deed-draw = piocher { $cards } créatures, en prendre une
deed-brew = { word-potion } : { word-ingredients }
deed-redo = refaire { word-action }
deed-recharge = recharger { word-artefact }
deed-borrow = utiliser { word-artefact } gratuitement
deed-step = monter en { $to }{ $druid ->
    [none] { "" }
   *[other] { "" } ({ word-druid })
} (+{ $vp } PV)
deed-gain = gagner { $mix }
deed-home = { $roots-first ->
    [none] tous rentrent
   *[other] { word-roots } aux Racines
}

## Commandes

do-order = Choisir votre Ordre
do-temple = Jouer une carte pour une de ses actions de temple
do-climb = Jouer une carte pour monter au chêne
do-special = Utiliser votre plateau d’Ordre, un artéfact ou l’emplacement du menhir
do-pass = Ne plus agir aujourd’hui ; vous pouvez cueillir
do-gather = Prendre un ingrédient dans la Forêt
do-pay = Choisir comment payer un mélange libre
do-trade = Donner deux ingrédients contre une ressource
do-limit = Augmenter de 1 une limite de cartes
do-exchange = Changer une ressource en une autre
do-refresh = Payer 1 pour de nouvelles créatures ou artéfacts (ordre des anciens comme 213) ; sans retour
do-discard = Défausser Carw Gwyn pour 6 PV
do-promote = Faire d’un druide un Aîné
do-recruit = Amener des druides des Racines au repos
do-shrine = Choisir l’orientation d’un Sanctuaire : Aînés 2 PV ou Ordinaires 4 PV
do-take = Prendre créature, artéfact, carte, tuile ou ingrédient
do-draw = Avec Cailleach : piocher six créatures, en prendre une ; sans retour
do-brew = Préparer une potion et choisir les ingrédients
do-redo = Refaire une action d’une carte jouée dans la manche
do-recharge = Ramener un artéfact de deux crans en arrière
do-borrow = Utiliser une fois gratuitement l’artéfact de n’importe qui
do-step = Monter d’une case par un effet
do-gain = Choisir la ressource gagnée ou remplie
do-home = Choisir qui va aux Racines quand le repos est plein
do-skip = Laisser une partie facultative, ou ne plus cueillir
field-order = Quel Ordre
field-action = Quelle action, comme savoir2
field-druid = Quel druide, par nom ou par emplacement
field-second = Quel druide va aux Racines
field-space = Quel emplacement
field-card = Quelle carte
field-arm = Quelle direction à l’embranchement : gauche ou droite
field-branch = Quelle branche : plume, gui, runes
field-take = Quel ingrédient ou quelle ressource prendre
field-discard = Quel ingrédient de la Forêt part
field-mix = Combien de chaque : F Plumes, M Gui, R Runes, comme 2F 1R
field-give = Quels ingrédients, comme écorce+gland
field-row = Quelle limite : sanctuaires ou créatures
field-from = Quelle ressource donner
field-to = Quelle ressource recevoir
field-amount = Combien
field-display = Que renouveler : créatures ou artéfacts
field-elder = Quelle spécialisation d’Aîné
field-druids = Quels druides, comme druide barde
field-side = Quelle orientation : Aînés ou Ordinaires
field-what = Que prendre
field-potion = Quelle potion
field-with = Quels ingrédients
field-artefact = Quel artéfact
field-resource = Quelle ressource : F (Plumes), M (Gui) ou R (Runes)

## Pour une première partie

primer-1 = Menez un Ordre de druides pendant 5 manches ; le plus de points (PV) l’emporte.
primer-2 = Une manche : chacun gagne 3 de chaque ressource, agit à son tour jusqu’à ce que tous passent, puis crépuscule.
primer-3 = Un tour est une action : une carte pour un temple ou pour monter, un emplacement spécial, ou passer.
primer-4 = Une action de temple demande un druide au repos ; sur un emplacement pris, un second va aux Racines.
primer-5 = Monter coûte 3 de la ressource de la carte et donne des PV ; chaque branche se divise et finit par un gros score.
primer-6 = Jetons et crépuscules font avancer le soleil. À un solstice, qui a moins de PV que lui est payé pour ses grimpeurs.
primer-7 = Sanctuaires, créatures et artéfacts demandent de la place ; augmenter une limite se paie et ne prend pas d’action.
primer-8 = À savoir : les cartes jouées reviennent au crépuscule, les restes ne valent rien. Environ 40 décisions chacun.
primer-9 = Seul : à son tour Broichan pioche une de ses six cartes, pose un druide dans son temple et la suit (O-221 à O-226).
explain-order = Votre Ordre vous donne son emplacement spécial et son prix pour augmenter une limite. Vous le gardez toute la partie.
explain-turn = Jouez une carte pour un temple, montez avec elle, utilisez un emplacement spécial ou passez. Échanges et limites sont gratuits et se font avant. Après avoir passé, vous ne faites que cueillir.
explain-turn-alone = Jouez une carte pour un temple ou pour monter, utilisez un emplacement spécial ou passez ; échanges et limites se font avant. Puis Broichan pioche une de ses cartes : leur effet est dit avec votre main (O-221 à O-226).
explain-after = Il ne reste pas d’autre action ce tour-ci. Vous pouvez encore échanger ou augmenter une limite avant la fin du tour.
explain-gather = Vous avez passé : à chaque tour, un de vos druides des Racines prend un ingrédient de la Forêt. { $final ->
    [yes] S’arrêter vaut pour la journée.
   *[no] Si vous refusez, on vous redemande dès que quelqu’un a fait quelque chose.
}
explain-home = Tous ne trouvent pas d’emplacement de Repos. Ceux que vous nommez vont aux Racines et n’agissent plus sans être recrutés.
explain-final = Le dernier jour est fini. Les ingrédients ne valent que par Bois Sombres, préparé une fois ; Carw Gwyn se défausse encore pour 6 PV.
explain-pay = Le prix est libre : tout mélange des ressources permises. Gardez ce que demandent vos prochaines cartes.
explain-festival = Bugul Noz donne à son possesseur un peu d’une ressource à chaque festival, devant le soleil ou non.
explain-limit = Une limite dit combien de cartes tient une rangée : Sanctuaires et Menhirs en haut, créatures en bas. Augmentez celle que vous remplirez.
explain-creature = Prenez une créature visible : ses PV comptent aussitôt, son pouvoir dès maintenant. Pour 1M vous pouvez d’abord en voir trois autres.
explain-keep = Vous avez pioché ces cartes avec Cailleach et devez en prendre une. Les autres vont sous la pioche.
explain-find-creature = Vous pouvez prendre n’importe quelle créature de la pioche, qui est ensuite mélangée.
explain-artefact = Un artéfact donne 4 PV et trois usages, les deux derniers au prix de PV. Pour 1R vous pouvez d’abord en voir trois autres.
explain-find-artefact = Vous pouvez prendre n’importe quel artéfact de la pile, qui est ensuite mélangée.
explain-shrine = Un Sanctuaire ajoute un emplacement de Repos pour de bon. L’orientation « Aînés » accueille tout druide et donne 2 PV, « Ordinaires » les druides ordinaires et 4 PV.
explain-ingredient = Les ingrédients servent aux potions, ou s’échangent : deux contre une ressource.
explain-take-back = Clurichaun rend un des ingrédients que vous venez d’utiliser.
explain-card = Une carte avancée reste dans votre main toute la partie ; elle se joue dès cette manche.
explain-potion = The Seelie Court garde une potion que vous seul pouvez préparer. Il faut encore ses ingrédients et une action.
explain-promote = Un druide ordinaire devient, où il est, un Aîné d’une spécialisation que vous n’avez pas. Chacune a son pouvoir.
explain-ancient = L’Ancien a les pouvoirs de tous les Aînés, son emplacement de Repos et un emplacement de plus dans chaque rangée.
explain-recruit = Les druides des Racines n’agissent pas. Amenez-les à des emplacements de Repos libres ; les Aînés demandent des emplacements d’Aînés.
explain-brew = Payez les ingrédients et l’effet a lieu aussitôt. Chaque potion complétée compte aussi sur le dernier emplacement M5R.
explain-redo = Une action d’une carte jouée dans la manche a lieu encore une fois, sans druide et sans son prix.
explain-recharge = Deux crans en arrière rendent des usages à un artéfact. Les épuisés le restent.
explain-borrow = Utilisez gratuitement le pouvoir de n’importe quel artéfact actif de la table ; il ne tourne pas.
explain-step = Un de vos druides monte de 1 case : votre grimpeur de la branche, ou un druide des Racines si vous n’en avez pas. Vous gagnez les PV de la case.
explain-past = Comme un pas ordinaire, et un dernier emplacement bloqué est permis.
explain-dryad = Deux pas sur une branche : ce premier ne donne pas de PV, le second oui.
explain-warp = Branche après branche : votre grimpeur monte de 1, ou un druide des Racines entre.
explain-bonus = Votre créature vous laisse monter de 1 sur cette branche pour 1 ressource de plus. Vous pouvez laisser.
explain-gain = Choisissez la ressource qui monte ; rien ne dépasse 9.
explain-exchange = Donnez autant que vous voulez d’une ressource contre autant d’une autre.
cannot-cards = cartes (plus aucune aujourd’hui, O-71)
cannot-climb = monter (il faut { $cost } de la ressource d’une carte, O-77)
cannot-nobody = temple, emplacement spécial (personne au repos, O-27)
cannot-slot = { word-action } ({ $what ->
    [artefact] pas d’emplacement pour un artéfact, O-53
    [creature] pas d’emplacement de créature : augmentez la limite pour { $cost }, O-60
   *[shrine] pas d’emplacement en haut : augmentez la limite pour { $cost }, O-60
})

tagline = druides, potions, un chêne à gravir · environ dix jours

# Ce qui compte pour les joueurs automatiques, dit dans un conseil : `term-<terme du juge>`, après « Pourquoi : ».

term-points = des points de victoire marqués
term-druids = des druides qui peuvent agir
term-elders = des Aînés et leurs pouvoirs
term-order = l’emplacement propre à l’Ordre
term-cards = des cartes Assemblée avancées
term-branches = du chemin fait sur les branches du Chêne
term-resources = des ressources à dépenser
term-slots = de la place pour Sanctuaires, Menhirs et créatures
term-ingredients = des ingrédients pour des potions
term-artefacts = des artéfacts encore utilisables
term-creatures = ce que des créatures font chaque jour
