### Druids and Demons : les règles avec nos mots, ce que dit le jeu quand il refuse, et ce qu’on en lit.

# When something leaves the board by itself: a message for each trigger of `data.json`, under its key; its forms are
# attributes. Sentences about such losses name their triggers by these, and no others.

when-under-demon = sous un nouveau marqueur démon
    .on = sur une population
when-two-demons = dès que deux de ses trois cases ont un marqueur démon visible
    .short = deux à côté d’une pierre
when-stone-gone = qui perd une de ses trois pierres
when-link-broken = quand le lien se rompt
    .first = Quand le lien se rompt
when-cut-off = qui perdent leur lien avec le milieu

## But et fin

D-1 = Sur le plateau, chacune de vos populations vaut 1 point, chacune de vos pierres druidiques 3, chacun de vos temples 5.
D-2 = Qui a le premier 36 points gagne. On compte après chaque étape, et la partie s’arrête aussitôt.
D-3 = Quand la dernière tuile est piochée, le joueur dont c’est le tour le termine. Puis le plus de points gagne.
D-4 = À égalité : plus de temples, puis plus de pierres druidiques, sinon la victoire est partagée.
D-5 = Seul compte ce qui est sur le plateau. Marqueurs de choix, réserves et populations capturées ne valent rien.

## Mise en place

D-6 = Le grand champ démoniaque, sept hexagones, est au milieu : L13, L14, M12, M13, M14, N12, N13.
D-7 = Les 5 portails sont mêlés aux paysages dans le sac.
D-8 = Avant le premier tour, chacun à son rang pioche et pose 5 tuiles, une à une ou toutes d’un coup ; les portails comptent.
D-9 = Le premier joueur est tiré au sort ; les autres suivent dans le sens horaire, à la mise en place aussi.
D-10 = Chacun garde 2 populations comme marqueurs de choix, il en reste 38 à jouer. Au début le plateau est sans populations, pierres ni marqueurs démon.

## Poser les paysages

D-11 = Un paysage va sur une case vide qui touche au moins deux cases ou portails.
D-12 = Là où il touche un paysage, les deux côtés montrent la même chose : forêt, eau ou montagne. On peut le tourner.
D-13 = Les champs démoniaques vont avec tout paysage : le grand, et chaque case avec un marqueur démon visible.
D-14 = Les portails comptent parmi les cases touchées et vont avec tout paysage.
D-15 = Pour poser, seuls comptent les côtés communs ; les cases reliées par des portails ne se touchent pas.
D-16 = Une tuile piochée qui convient doit être posée. Sinon elle retourne au sac et une autre est piochée sans frais. Si rien dans le sac ne convient, il compte comme vide.
D-17 = Des côtés qui ne concordent plus parce qu’un marqueur démon est levé restent comme ils sont.

## Portails

D-18 = Un portail pioché doit être posé, sur une case vide qui touche au moins une case ou un portail. Ses côtés vont avec tout.
D-19 = Toutes les cases au bord de portails sont voisines entre elles ; un seul portail relie déjà les cases autour de lui.
D-20 = Rien n’est jamais sur un portail.
D-21 = Voisin veut dire : avec un côté commun ou relié par des portails. La pose et les coins ne connaissent que les côtés communs.

## Où sont les populations

D-22 = Une case porte au plus une population.
D-23 = Les populations ne sont jamais sur le grand champ démoniaque, sous un marqueur démon visible ou sur un portail.
D-24 = Une case est habitable si au moins deux de ses six côtés sont forêt ou eau.
D-25 = Un temple n’écarte personne. Une case est libre si elle est habitable, sans marqueur démon visible et sans population.

## Pierres druidiques

D-26 = Une pierre druidique est sur un coin où trois cases se rencontrent.
D-27 = Pour une pierre il faut une de vos populations sur chacune des trois cases. Ensuite elle tient sans elles.
D-28 = Au moins deux des trois côtés qui se joignent au coin doivent être forêt sur les deux tuiles.
D-29 = Aucune case n’a plus de trois pierres à ses coins, et chaque pierre n’est que d’une case à trois pierres. Les pierres de tous comptent.
D-30 = Une pierre par coin. Les populations autour restent.
D-31 = Une pierre quitte le jeu { when-two-demons }.

## Temples

D-32 = Un temple va sur une case avec trois pierres druidiques à ses coins, n’importe lesquels.
D-33 = Un temple est à qui possède en ce moment deux de ses trois pierres. Avec trois propriétaires il n’est à personne.
D-34 = On ne bâtit un temple que là où on possède au moins deux des trois pierres.
D-35 = Un temple { when-stone-gone } est retiré et retourne à la réserve.
D-36 = Un temple par case, et aucun n’est bâti sur un marqueur démon visible. Celui qui est debout survit au marqueur.

## Le tour

D-37 = Choisissez deux actions, ou une deux fois, et faites-les dans l’ordre annoncé, l’une finie avant l’autre.
D-38 = Vous sont fermées les actions choisies au tour précédent et celles de votre propre dernier tour, faites ou non.
D-39 = Une action peut être faite en partie ou pas du tout.
D-40 = Une ou deux fois : magie noire 2 ou 3 sorts (à quatre 1 ou 2), magie blanche 2 ou 3, explorer 8 ou 12 tuiles, nouvelles populations temples + 2 ou le double, déplacer 8 ou 12.
D-41 = Le même sort peut être pris plusieurs fois dans une action.
D-42 = Une fois par tour, 5 populations capturées augmentent de 1 une action choisie et non finie. Elles quittent le jeu.

## Magie noire

D-43 = Posez un marqueur démon sur un paysage voisin du grand champ démoniaque ou d’un marqueur qui y est relié.
D-44 = Un marqueur démon par case ; jamais sur un portail ni sur le grand champ. Populations, temples et monts nus ne protègent pas une case.
D-45 = Une population { when-under-demon } quitte le jeu, la vôtre aussi. Personne ne la capture.
D-46 = Après la pose d’un marqueur on vérifie les pierres, puis les temples.
D-47 = Levez un marqueur démon : tous ceux { when-cut-off } disparaissent aussi.
D-48 = Les marqueurs démon retirés retournent à la réserve. Sans marqueur en réserve on n’en pose pas.
D-49 = Protéger : posez un marqueur démon sous une de vos populations qui touche une de vos pierres ou y est reliée par vos populations.
D-50 = Tant que le lien tient, la population protégée est immortelle : ni capture, ni marqueur démon, ni déplacement.
D-51 = Pour son propriétaire seul, une population immortelle agit comme le grand champ : des marqueurs peuvent en partir.
D-52 = Le marqueur dessous ne fait pas un champ démoniaque : pierres, côtés et points l’ignorent.
D-53 = { when-link-broken.first }, le marqueur dessous est retiré aussitôt ; la population reste, ordinaire.
D-54 = Les marqueurs visibles restent tant qu’ils sont reliés au grand champ ou à une population immortelle quelconque.
D-55 = Seul son propriétaire lève le marqueur sous une population immortelle. Le grand champ n’est jamais levé.

## Magie blanche

D-56 = Posez une pierre druidique de votre réserve, ou prenez une des vôtres à un autre coin. L’écart est vérifié sans la pierre enlevée.
D-57 = Posez un temple de la réserve, ou déplacez un des vôtres.
D-58 = Convertissez la pierre d’un autre si deux de ses trois cases portent vos populations : elle est échangée contre une de votre réserve et retourne à celle de son propriétaire.

## Explorer

D-59 = Piochez et posez des tuiles, une à une ou toutes celles qui restent d’un coup ; les tuiles visibles se posent dans tout ordre. On peut s’arrêter avant une pioche, pas après.
D-60 = Quand le sac est vide, la dernière tuile est encore posée et l’exploration finit ; une seconde action est encore jouée.

## Nouvelles populations

D-61 = Posez les nouvelles populations une à une sur des cases libres voisines de vos populations ou à vos pierres ; celles qu’on vient de poser comptent aussitôt.
D-62 = Sans population ni pierre sur le plateau, la première va sur n’importe quelle case libre.
D-63 = Sans réserve ou sans case, le reste est perdu.

## Déplacements

D-64 = Chaque population se déplace au plus une fois par tour, d’une case.
D-65 = On saute ses propres populations en toute chaîne, les immortelles aussi ; pas les autres, ni cases vides, démons ou portails.
D-66 = Capture : allez sur une population voisine d’un autre si trois des vôtres sont à côté d’elle, ni déplacées ni immortelles.
D-67 = Les populations immortelles ne sont ni capturées ni déplacées.
D-68 = Une population capturée va dans la pile de qui l’a prise et ne revient jamais à son propriétaire.
D-69 = Populations perdues par capture ou démon et pierres perdues par démon sont hors du jeu ; les réserves ne sont pas refaites.

## Précisions

D-70 = Une action choisie deux fois est une seule suite avec le nombre double.
D-71 = Un renfort ajoute 1 au nombre qui vaut, doublé ou non. Une action épuisée reste ouverte tant qu’on peut la renforcer ; sinon elle se ferme seule.
D-72 = À la mise en place, les cinq tuiles sont posées. Elles n’ont pas à toucher le grand champ démoniaque.
D-73 = Déplacer une pierre ou un temple est une seule étape ; la position d’après décide du reste.
D-74 = Une étape est une tuile posée, un sort, une population posée ou déplacée. Poser une tuile n’enlève jamais rien.
D-75 = Si chacun a 8 tours de suite sans progrès, le plus de points gagne. Un progrès est une tuile posée ou un nouveau record à soi. Deux tours chacun sans aucun changement finissent aussi la partie.
D-76 = Personne n’est éliminé : qui ne peut rien faire choisit deux actions et les laisse.
D-77 = Une capture est un des déplacements. Les nouvelles populations ne capturent jamais.

## Refus : mots

unreadable = Je ne peux pas lire « { $text } ».
unknown-word = « { $word } » ne désigne rien ici.
seat-unknown = Cette place n’existe pas à cette table.
somebody-else = Quelqu’un d’autre décide maintenant.
game-over = La partie est finie.
not-possible = Ce n’est pas possible maintenant.
other-name = « { $word } » s’appelle ici { $stored }.

## Refus : une autre décision est ouverte

setup-lay = Posez d’abord { word-drawn } : les cinq tuiles de départ sont toutes posées.
lay-first = Posez d’abord { word-drawn } : une tuile piochée est posée avant tout le reste.
asks-act = Choisissez d’abord deux actions.
chosen-already = Les actions de ce tour sont choisies ; en cours : { word-action }.
pick-first = { $count } tuiles sont visibles : choisissez-en une et posez-la.
lay-open-first = { $count } tuiles piochées sont visibles : elles se posent avant tout le reste.
setup-draw = Piochez d’abord vos tuiles de départ : reste { $left }.
draw-all-only = À cette table, toutes les tuiles d’une action se piochent d’un coup : drawall.
draw-one-only = À cette table, les tuiles se piochent une à une : draw.
draw-last = Il reste une tuile à piocher : draw.
order-older = Cette partie a commencé sous des règles sans ordres : draw, puis auto pose la tuile en main.
order-fields = Cet ordre veut ses cases : near une seule, wish une ou plusieurs ; les autres styles aucune.
order-one = Il n’y a rien à ordonner maintenant : posez ce qui est pioché, ou piochez.
order-count = Un ordre de { $count } est impossible : 1 à { $most } tuiles.
which-piece = Plusieurs tuiles sont visibles : dites laquelle.
piece-in-hand = Une seule tuile est en main ; ne la nommez pas : { word-drawn }.
not-face-up = Cette tuile n’est pas visible : { word-drawn }.
fits-nowhere = { word-drawn } ne va nulle part maintenant ; posez d’abord une autre tuile.
nothing-drawn = Aucune tuile n’est piochée.
comes-later = Finissez d’abord : { word-running } ; ensuite vient : { word-action }.
not-chosen = Cette action n’est pas ouverte : { word-action } ; en cours : { word-running }.
used-up = Il ne reste rien de cette action : { word-action }.
option-taken = { $option ->
    [demon] Un démon est déjà posé
    [lift] Un démon est déjà levé
    [ward] Une population est déjà protégée
    [stone] Une pierre est déjà posée
    [temple] Un temple est déjà posé
   *[convert] Une pierre est déjà convertie
} dans cette action ; à cette table chaque sort compte une fois.
last-action = Il n’y a plus d’action après celle-ci : un simple done finit le tour.

## Refus : choisir

chosen-before = Cette action a été choisie au tour précédent : { word-action }.
chosen-last-turn = Vous avez choisi cette action à votre dernier tour : { word-action }.
boost-not-running = Ce n’est pas une de vos actions non finies : { word-action }.
traded-already = Vous avez déjà échangé des populations capturées ce tour.
too-few-captured = { $captured ->
    [one] Vous avez { $captured } population capturée
   *[other] Vous avez { $captured } populations capturées
} ; il en faut { $price } pour un renfort.

## Refus : lieux

big-field = { $field } fait partie du grand champ démoniaque.
portal-there = { $field } est un portail.
no-landscape = Il n’y a pas de paysage en { $field }.
demon-there = { $field } a un marqueur démon visible.
not-habitable = { $field } a moins de deux côtés de forêt ou d’eau.
own-population-there = Votre propre population est en { $field }.
population-there = La population d’un autre est en { $field }.
no-population-of-yours = Aucune de vos populations n’est en { $field }.

## Refus : poser

cell-taken = { $field } n’est pas vide.
touches-too-few = { $field } touche { $touched } case sur 2.
portal-touches-nothing = { $field } ne touche aucune case.
portal-touches-portals = { $field } ne touche que des portails ; à cette table un portail touche un paysage ou un champ démoniaque.
portal-without-hour = Un portail se pose sans heure.
which-hour = { $piece } en { $field } : quelle heure ?
fits-in-no-turn = Cette tuile ne va en { $field } dans aucun sens.
side-differs = À { $side } heures, { $field } demande { word-wanted } ; avec l’heure { $hour } la tuile montre { word-shows }.
same-look = Avec l’heure { $hour } la tuile est comme avec l’heure { $same }.

## Refus : magie noire

marker-there = { $field } a un marqueur démon.
immortal-there = La population en { $field } est immortelle.
no-marker-left = Il n’y a plus de marqueur démon en réserve.
not-connected = { $field } n’est voisine ni du grand champ démoniaque, ni d’une de vos populations immortelles, ni d’un démon qui leur est relié.
foreign-ward = Le marqueur sous { $field } est à la population immortelle d’un autre.
no-marker-there = Il n’y a pas de marqueur démon en { $field }.
not-linked = La population en { $field } n’est reliée à aucune de vos pierres.

## Refus : magie blanche

stone-there = { $corner } a une pierre.
no-stone-of-yours = Aucune de vos pierres n’est en { $from }.
three-populations = { $corner } demande vos populations ; il manque : { $fields }.
too-little-forest = { $corner } a { $sides } côté de forêt sur 2.
stones-too-close = Trop de pierres autour de { $fields }.
no-stone-left = Il n’y a plus de pierre druidique dans votre réserve.
temple-there = { $field } a un temple.
three-stones = { $stones ->
    [one] { $field } a { $stones } pierre sur 3 à ses coins.
   *[other] { $field } a { $stones } pierres sur 3 à ses coins.
}
majority = Vous possédez moins de deux des pierres autour de { $field }.
no-temple-of-yours = Aucun de vos temples n’est en { $from }.
no-temple-left = Il n’y a plus de temple en réserve.
no-stone-there = Il n’y a pas de pierre en { $corner }.
own-stone = La pierre en { $corner } est à vous.
two-populations = { $corner } a { $own } de vos populations sur 2.

## Refus : populations

no-population-left = Il n’y a plus de population dans votre réserve.
not-beside-yours = { $field } n’est voisine ni d’une de vos populations ni d’une de vos pierres.
immortal-stays = La population en { $field } est immortelle et reste.
moved-already = La population en { $field } s’est déjà déplacée ce tour.
nothing-to-capture = Il n’y a personne à capturer en { $to } ; un pas s’écrit { $field }-{ $to }.
capture-with-x = { $to } porte la population d’un autre ; une capture s’écrit { $field }x{ $to }.
capture-without-jump = { $field } n’est pas voisine de { $to } : une capture n’est pas un saut.
three-to-capture = { $able ->
    [one] { $able } population sur 3 pourrait aller en { $to }.
   *[other] { $able } populations sur 3 pourraient aller en { $to }.
}
out-of-reach = { $to } n’est ni voisine de { $field } ni derrière une chaîne de vos populations.

## Refus : lignes

empty-line = Cette ligne est vide.
line-verb = « { $word } » n’est pas une commande ici : { $verbs }.
line-hour = « { $word } » n’est aucune des heures 1, 3, 5, 7, 9, 11.
line-move = « { $word } » n’est pas un déplacement : M16-M17 est un pas, M16xM17 une capture, M16 L16 > 3 une direction.
line-edge = { $field } n’a pas de case vers { $hour } heures.
line-piece = « { $word } » n’est pas une tuile.
line-suggestion = Il n’y a pas de proposition { $number } ; il y en a { $count }.
line-no-piece = Aucune tuile n’est piochée : d’abord draw.
line-which-piece = Plusieurs tuiles sont visibles : nommez l’une de { $pieces }.
line-portal = Un portail est pioché : choisissez sa place, ou dites auto all.
line-several = { $count } sens vont en { $field } : heures { $hours }.
line-no-turn = Aucun sens qui va en { $field } ne montre { $side }.
line-no-wish = Aucune de ces cases ne convient ({ word-drawn }) : { $fields }.
line-then = « { $word } » n’est ni draw, ni stop, ni wait.
line-yes = « { $word } » n’est ni yes ni no.
line-reveals = « { $shown } » montre quelque chose de nouveau et doit finir la ligne ; reste : { $rest }.
line-turn-over = Votre tour est fini avant « { $typed } ».

## La fin

ended-points = 36 points atteints
ended-bag = Le sac est vide
ended-landscape = Il ne reste aucun paysage
ended-misfits = Aucune tuile du sac ne convient
ended-standstill = 8 tours chacun sans progrès
ended-idle = 2 tours chacun sans changement
turns = Tours
populations = Populations
stones = Pierres druidiques
temples = Temples

## Mots du jeu

word-action = { $action ->
    [black] magie noire
    [white] magie blanche
    [scout] exploration
    [new] nouvelles populations
   *[move] déplacement
}
word-name = { $action ->
    [black] Magie noire
    [white] Magie blanche
    [scout] Explorer
    [new] Populations
   *[move] Déplacer
}
word-first = { $first ->
    [black] magie noire
    [white] magie blanche
    [scout] exploration
    [new] nouvelles populations
   *[move] déplacement
}
word-second = { $second ->
    [black] magie noire
    [white] magie blanche
    [scout] exploration
    [new] nouvelles populations
   *[move] déplacement
}
word-running = { $running ->
    [black] magie noire
    [white] magie blanche
    [scout] exploration
    [new] nouvelles populations
   *[move] déplacement
}
word-piece = { $piece ->
    [portal] un portail
    [FFFFFW] une tuile forêt-eau
    [FFFFWW] une tuile forêt-eau
    [FFFWWW] une tuile forêt-eau
    [FFWFFW] une tuile forêt-eau
    [FFWFWW] une tuile forêt-eau
    [FFWWWW] une tuile forêt-eau
    [FFFFFM] une tuile forêt-montagne
    [FFFFMM] une tuile forêt-montagne
    [FFFMMM] une tuile forêt-montagne
    [FFMFFM] une tuile forêt-montagne
    [FFMMMM] une tuile forêt-montagne
    [FMMMMM] une tuile forêt-montagne
   *[other] une tuile forêt-montagne-eau
}
word-drawn = { $piece ->
    [portal] le portail
   *[other] { $piece }
}
word-wanted = { $wanted ->
    [F] forêt
    [W] eau
   *[M] montagne
}
word-shows = { $shows ->
    [F] forêt
    [W] eau
   *[M] montagne
}
word-left = { $action ->
    [black] { n-options } (magie noire)
    [white] { n-options } (magie blanche)
    [scout] { n-pieces } (exploration)
    [new] { n-new }
   *[move] { n-moves }
}
n-options = { $left ->
    [one] { $left } sort
   *[other] { $left } sorts
}
n-pieces = { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}
n-new = { $left ->
    [one] { $left } nouvelle population
   *[other] { $left } nouvelles populations
}
n-moves = { $left ->
    [one] { $left } déplacement
   *[other] { $left } déplacements
}
n-movers = { $count ->
    [one] { $count } possible
   *[other] { $count } possibles
}
n-movers-now = { $count ->
    [one] { $count } peut se déplacer maintenant
   *[other] { $count } peuvent se déplacer maintenant
}
n-able = { $can ->
    [one] { $can } sur { $count } peut aller vers { $hour } h
   *[other] { $can } sur { $count } peuvent aller vers { $hour } h
}
word-gives = { $action ->
    [black] { $number ->
        [one] { $number } sort
       *[other] { $number } sorts
    }
    [white] { $number ->
        [one] { $number } sort
       *[other] { $number } sorts
    }
    [scout] { $number } tuiles
    [new] { $number } populations
   *[move] { $number } déplacements
}
n-populations = { $populations ->
    [one] { $populations } population
   *[other] { $populations } populations
}
n-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
n-temples = { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
n-portals = { $portals ->
    [one] { $portals } portail
   *[other] { $portals } portails
}
n-places = { $places ->
    [one] { $places } place possible
   *[other] { $places } places possibles
}
n-fields = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
n-corners = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
n-stone-corners = { $corners ->
    [0] aucun nouveau coin à pierre
    [one] { $corners } nouveau coin à pierre
   *[other] { $corners } nouveaux coins à pierre
}

## Chapitres

chapter-ordered = Mise en place · le premier plateau
chapter-turn-began = Tour de { $who }

## L’histoire

story-ordered-2 = Ordre du jeu : { $first }, { $second }.
story-ordered-3 = Ordre du jeu : { $first }, { $second }, { $third }.
story-ordered-4 = Ordre du jeu : { $first }, { $second }, { $third }, { $fourth }.
story-chose = { $who } choisit : { word-first }, puis { word-second }.
story-chose-twice = { $who } choisit deux fois : { word-action }.
story-left-over = { $who } n’utilise pas { word-left }.
story-misfit = Retour au sac : { word-piece } qui ne va nulle part.
story-nothing-fits = Aucune tuile du sac ne convient : la partie finit avec ce tour.
story-last-piece = { $who } pioche la dernière tuile : la partie finit avec ce tour.
story-last-landscape = { $who } pioche le dernier paysage : la partie finit avec ce tour.
story-laid = { $who } pose { word-piece } en { $field }, heure { $hour }.
story-portal = { $who } pose un portail en { $field }.
story-boosted = { $who } donne { $count } populations capturées pour une étape de plus : { word-action }.
story-standstill = Pas de progrès depuis longtemps : s’il n’y en a pas, la partie finit dans { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
story-ended-1 = { $reason ->
    [points] { $first } atteint 36 points et gagne.
   *[other] { word-reason } : { $first } gagne.
}
story-ended-2 = { word-reason } : { $first } et { $second } se partagent la victoire.
story-ended-3 = { word-reason } : { $first }, { $second } et { $third } se partagent la victoire.
story-ended-4 = { word-reason } : victoire partagée de { $first }, { $second }, { $third } et { $fourth }.
word-reason = { $reason ->
    [points] 36 points
    [bag] Le sac est vide
    [landscape] Il ne reste aucun paysage
    [misfits] Aucune tuile ne convient
    [standstill] 8 tours sans progrès
   *[idle] 2 tours sans changement
}
story-demon-laid = { $who } pose un démon en { $field }.
story-demon-lifted = { $who } lève le démon de { $field }.
story-demon-vanished = Le démon de { $field } perd son lien et disparaît.
story-warded = { $who } rend immortelle sa population en { $field }.
story-ward-ended = La protection de { $who } en { $field } perd son lien et prend fin.
story-population-lost = { $who } perd la population de { $field }.
story-stone-lost = { $who } perd la pierre de { $corner }.
story-temple-fell = Le temple de { $field } tombe.
story-temple-passed = Le temple de { $field } passe à { $who }.
story-temple-nobody = Le temple de { $field } n’est plus à personne.
story-stone = { $who } pose une pierre en { $corner }.
story-stone-moved = { $who } déplace une pierre { $start } → { $corner }.
story-temple = { $who } pose un temple en { $field }.
story-temple-moved = { $who } déplace un temple { $start } → { $field }.
story-converted = { $who } convertit la pierre de { $owner } en { $corner }.
story-settled = { $who } pose une population en { $field }.
story-moved = { $who } déplace une population { $start } → { $to }.
story-captured = { $who } capture la population de { $owner } : { $start } → { $to }.

## Questions

question-over = la partie est finie
question-wait = { $who } décide
question-act = deux actions, ou une deux fois
question-setup = mise en place : { $left } tuiles à piocher
question-lay-open = { $count } tuiles visibles à poser, dans tout ordre
question-lay-setup = tuile { $number } sur { $whole } : { word-drawn }, { n-places }
question-lay = { $left ->
    [0] { word-drawn } : { n-places } ; puis c’est fini
   *[other] { word-drawn } : { n-places } ; encore { $left }
}
question-pick = { $count ->
    [one] { $count } tuile visible : laquelle d’abord
   *[other] { $count } tuiles visibles : laquelle d’abord
}
question-black = magie noire, reste { n-options }
question-white = magie blanche, reste { n-options }
question-scout = exploration, reste { n-pieces }
question-new = nouvelles populations, reste { $left }
question-move = déplacement, reste { n-moves }
question-boost = { word-action } : tout est pris ; renforcer ou finir

## Ce qu’a une place

having = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } · réserve { n-populations }, { n-stones } · { $captured ->
    [one] { $captured } capturée
   *[other] { $captured } capturées
}
hand-open = Rien n’est caché dans ce jeu
hand-board = Sur le plateau : { n-populations }, { n-stones }, { n-temples } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }
hand-supply = Réserve : { n-populations }, { n-stones }
hand-captured = Capturées à { $who } : { $count } ({ $price } paient une étape de plus dans une action)
hand-lost = Hors du jeu : { n-populations }, { n-stones }
hand-chosen = Dernier choix : { word-first }, { word-second }

## Où en est la partie

moment-setup = mise en place, sac { $bag } ({ n-portals })
moment = tour { $turn }, sac { $bag } ({ n-portals })
moment-last = tour { $turn }, le dernier
moment-over = { $turns ->
    [one] finie après { $turns } tour
   *[other] finie après { $turns } tours
}
column-points = Points sur { $goal }
column-pieces = Populations-pierres-temples
column-chosen = Dernier choix
region-middle = Milieu
region-north = Nord
region-east = Est
region-south = Sud
region-west = Ouest

## Commandes : à quoi servent les commandes et leurs options

do-act = Choisissez vos deux actions, ou une deux fois, dans l’ordre
do-draw = Piochez la tuile suivante ; sans retour
do-drawall = Piochez d’un coup toutes les tuiles qui restent ; sans retour
do-auto = Faites poser des tuiles : d’abord celles piochées, puis d’autres
do-pick = Choisissez quelle tuile visible est posée ensuite
do-lay = Posez la tuile piochée ; l’heure dit où regarde son premier côté
do-demon = Posez un marqueur démon
do-lift = Levez un marqueur démon ; tous ceux qui en dépendent disparaissent
do-ward = Mettez un marqueur sous votre population : elle ne se déplace ni ne meurt
do-stone = Posez une pierre druidique, neuve ou prise à un autre coin
do-temple = Posez un temple là où sont trois pierres
do-convert = Convertissez la pierre d’un autre joueur
do-new = Posez de nouvelles populations, l’une après l’autre
do-move = Déplacez des populations : - est un pas ou un saut, x une capture
do-boost = Donnez cinq populations capturées pour une étape de plus
do-done = Finissez cette action, ou tout le tour
field-first = Quelle action d’abord
field-second = Quelle action ensuite ; la même pour deux fois
field-piece = Quelle tuile
field-count = Combien de tuiles, ou rest
field-style = Vers où : home, forest, tight, wide, near, wish
field-portals = Si les portails sont posés aussi : yes ou no
field-field = Quelle case, par exemple M16
field-hour = Où regarde le premier côté : 1, 3, 5, 7, 9, 11
field-corner = Quel coin, par exemple M16@2
field-from = D’où ; rien pour une neuve
field-fields = Quelles cases, par exemple M16 L17
field-moves = Quels déplacements, ainsi M16-M17 K17xK18
field-action = Quelle action
field-all = Si tout le tour finit : yes ou no
field-then = Ensuite : draw, stop ou wait (l’usage)
field-start = Quelle population
field-to = Vers où

## Sortes d’actions

kind-act = { $count ->
    [one] Choisir deux actions : { $count } ouverte
   *[other] Choisir deux actions : { $count } ouvertes
}
kind-draw = Piocher : reste { $left }, sac { $bag }
kind-drawall = { $count ->
    [one] Piocher { $count } tuile
   *[other] Piocher { $count } tuiles d’un coup
}
kind-pick = { $count ->
    [one] Choisir une tuile : { $count } sorte
   *[other] Choisir une tuile : { $count } sortes
}
kind-lay = Poser { word-drawn } : { n-fields }
kind-lay-open = Poser une des { $pieces } tuiles : { n-fields }
kind-auto = En poser jusqu’à { $count } pour moi
kind-demon = Poser un démon : { n-fields }
kind-lift = Lever un démon : { n-fields }
kind-ward = Protéger : { n-fields }
kind-stone = Poser une pierre : { n-corners }
kind-temple = Poser un temple : { n-fields }
kind-convert = Convertir une pierre : { n-corners }
kind-new = Nouvelle population : { n-fields }
kind-move = { $captures ->
    [0] Déplacer : { n-movers }
    [one] Déplacer : { n-movers }, { $captures } capture
   *[other] Déplacer : { n-movers }, { $captures } captures
}
kind-boost = Renforcer : { $price } capturées sur { $captured }
kind-done = { $left ->
    [0] Fini
   *[other] Fini : laisser le reste ({ $left })
}

## Valeurs

choice-act = { word-name } { $number }
choice-act-twice = { word-name } : { $number } en tout
choice-boost = { word-name } · une étape de plus
choice-done = finir : { word-action }
choice-end = finir le tour
choice-pick = { $count ->
    [one] { word-drawn }
   *[other] { word-drawn } · il y en a { $count }
}
choice-lay = { $field } · { $ways } sens · touche { $touches }
choice-lay-once = { $field } · 1 sens, heure { $hour } · touche { $touches }
choice-portal = { $field } · touche { $touches }
choice-auto-drawn = les { $count } qui sont piochées
choice-auto = { $count } en tout, piochées une à une
choice-style = { $style ->
    [home] home : près des vôtres
    [forest] forest : le plus de coins à pierre
    [tight] tight : le plus de côtés
    [wide] wide : loin dehors
    [near] near : près d’une case
    [wish] wish : sur ces cases
    [wish-auto] wish, sinon au mieux
   *[other] avec soin
}
choice-fields = { $fields }
choice-portals = { $portals ->
    [yes] les portails aussi
   *[no] les portails restent à vous
}
choice-no-hour = un portail n’a pas de premier côté
choice-hour = { $hour } · { $sides }
choice-field = { $field }
choice-demon = { $field } · { $there ->
    [temple] temple
    [free] personne
   *[mountain] mont nu
}
choice-demon-on = { $field } · population de { $who }
choice-lift-ward = { $field } · sous l’immortelle de { $who }
choice-corner = { $corner } · entre { $fields }
choice-supply = de la réserve · reste { $left }
choice-from = { $start } · prise là
choice-temple = { $field } · { $own } de ses 3 pierres à vous
choice-convert = { $corner } · pierre de { $who }
choice-step = { $move } · pas
choice-jump = { $move } · saut
choice-capture = { $move } · capture { $who }
choice-from-move = { $field } · { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
}
choice-from-capture = { $field } · peut capturer { $targets }
choice-to-step = { $to } · pas{ word-ends }
choice-to-portal = { $to } · pas par les portails{ word-ends }
choice-to-jump = { $to } · saut par { $over }{ word-ends }
choice-to-capture = { $to } · capture { $who }{ word-ends }
word-ends = { $wards ->
    [none] { "" }
   *[other] { " " }· fin de protection { $wards }
}
then-draw = piocher la tuile suivante
then-stop = finir l’exploration
then-wait = rien encore

# On buttons beside a picture: the place, and what a picture does not show.
brief-piece = { $count ->
    [one] { word-drawn }
   *[other] { word-drawn } × { $count }
}
brief-lay = { $corners ->
    [0] { $field }
    [one] { $field } · 1 coin
   *[other] { $field } · { $corners } coins
}
brief-hour = { $corners ->
    [0] { $hour } · { $sides }
    [one] { $hour } · { $sides } · 1 coin
   *[other] { $hour } · { $sides } · { $corners } coins
}
brief-turned = { $corners ->
    [0] { $field }·{ $hour }
    [one] { $field }·{ $hour }◆
   *[other] { $field }·{ $hour }◆{ $corners }
}
whole-lay = Case · direction du premier côté (heure) · ◆ nouveaux coins pour une pierre
act-and-draw = Explorer deux fois et piocher les { $count }
brief-act = { word-name } { $number }, puis { word-second } { $more }
brief-whose = { $field } · { $who }
brief-points = { $field } · vous { $own }
brief-ward-ends = { $field } · finit une protection
brief-vanish = { $field } · { $count } partent
brief-captures = { $field } · capture
brief-capture = capture { $field }

note-bag = sac { $bag } ({ n-portals })
note-possible = { $count ->
    [one] { $count } sort possible maintenant
   *[other] { $count } sorts possibles maintenant
}
note-fields = { n-fields } maintenant ; réserve { $left }
note-moves = { $captures ->
    [0] { n-movers-now }, aucune capture
    [one] { n-movers-now }, { $captures } capture
   *[other] { n-movers-now }, { $captures } captures
}
note-boost = prend { $price } populations capturées, il en reste { $left }
note-then = puis { word-action }
note-beside = à côté de votre { $field }
note-undo = peut être repris
note-draws = pioche { $count ->
    [one] { $count } tuile
   *[other] jusqu’à { $count } tuiles
} ; sans retour
note-corners = { n-stone-corners }
note-corners-beside = { n-stone-corners } ; à côté de votre { $field }
note-ward-ends = finit votre protection en { $fields } (D-53)
note-points-own = points : vous { $own }
note-points-others = points : les autres { $others }
note-points-both = points : vous { $own }, les autres { $others }
note-vanish = { $count ->
    [one] { $count } autre disparaît : { $fields }
   *[other] { $count } autres disparaissent : { $fields }
}
note-ward = immortelle, ne se déplace pas ; { $left ->
    [one] il reste { $left } marqueur
   *[other] il reste { $left } marqueurs
}
note-third = troisième pierre de { $field } : un temple peut suivre
note-captured = capturées jusqu’ici : { $captured } avec elle

## Longues listes, plusieurs à la fois, conseil

filter-mine = Près des miens
filter-demons = Près des démons
filter-captures = Captures seules
several-move = Plusieurs à la fois (jusqu’à { $left })
several-new = Plusieurs à la fois (jusqu’à { $left })
way-hour = { $hour } h
way-put = Les poser
preview-all = { $can ->
    [one] { $can } va vers { $hour } h.
   *[other] Les { $can } vont vers { $hour } h.
}{ word-ends-too }
preview-some = { n-able }. { word-stuck } : { $why ->
    [left] il ne reste pas de déplacement
    [own] votre propre population est là
    [demon] un démon est là
    [closed] personne ne peut vivre là
    [nowhere] il n’y a pas de paysage
   *[moved] elle s’est déjà déplacée
}.{ word-ends-too }
preview-held = { n-able }. { word-stuck } : { $who } est en { $to }.{ word-ends-too }
preview-capture = { n-able }. { word-stuck } : { $who } est en { $to } ; capture avec { $start }x{ $to }.{ word-ends-too }
preview-new = { $can ->
    [0] Aucune ne peut être posée.
    [one] { $can } nouvelle population (cochées : { $count }).
   *[other] { $can } nouvelles populations (cochées : { $count }).
}
word-stuck = { $others ->
    [0] Pas { $start }
    [one] Pas { $start } ni { $others } autre
   *[other] Pas { $start } ni { $others } autres
}
word-ends-too = { $wards ->
    [none] { "" }
   *[other] { " " }Finit votre protection en { $wards } (D-53).
}
advice-lay = Poser pour moi
advice-lay-all = Poser les { $count } pour moi
advice-new = En poser une pour moi

## Ce qui est impossible maintenant

cannot-before = { word-action } (choix de { $who }, D-38)
cannot-own = { word-action } (votre dernier tour, D-38)
cannot-markers = démon, protection (aucun marqueur, D-48)
cannot-demon = démon (aucune case reliée, D-43)
cannot-ward = protection (personne relié à votre pierre, D-49)
cannot-lift = lever (aucun marqueur à lever pour vous, D-47)
cannot-stone = pierre (aucun coin à trois des vôtres et forêt, D-27)
cannot-temple = temple (aucune case à trois pierres pour vous, D-32)
cannot-convert = conversion (aucune pierre près de deux vôtres, D-58)
cannot-convert-supply = conversion (aucune pierre en réserve, D-58)
cannot-new-supply = nouvelles populations (réserve vide, D-63)
cannot-new = nouvelles populations (aucune case libre à côté, D-63)
cannot-move = déplacement (aucune population ne peut, D-64)
cannot-capture = capture (trois des vôtres près d’une autre, D-66)
cannot-boost = renfort ({ $captured ->
    [one] { $captured } capturée
   *[other] { $captured } capturées
} sur { $price }, D-42)
cannot-boost-again = renfort (une fois par tour, D-42)

## Pour une première partie

explain-setup = Le plateau grandit avant la partie : chacun pose cinq tuiles. Une tuile touche au moins deux cases, et les côtés qui se touchent montrent le même paysage. Là où des forêts se joignent, vos pierres trouveront place.
explain-lay = Choisissez une case où va la tuile, puis l’heure vers laquelle regarde son premier côté. Les côtés qui se touchent montrent la même chose : forêt, eau ou montagne. Champs démoniaques et portails vont avec tout.
explain-portal = Un portail va à côté de n’importe quelle case. Toutes les cases au bord de portails deviennent voisines, si loin qu’elles soient. Personne n’est jamais sur un portail.
explain-pick = Les tuiles de cette action sont visibles. Choisissez laquelle vous posez ensuite. Toutes doivent être posées.
explain-open = Les tuiles piochées sont visibles. Posez-les dans tout ordre, ou faites-les poser. Tant que rien de neuf n’est pioché, chaque pose peut être reprise.
explain-act = Choisissez deux actions pour ce tour, ou une deux fois pour en avoir plus. Ce que vous ou le joueur d’avant avez choisi en dernier est fermé. Elles se font dans votre ordre, chacune autant que vous voulez.
explain-black = Les démons s’étendent depuis le milieu, case par case. Un démon { when-under-demon.on } l’enlève, { when-two-demons.short } enlèvent la pierre. Une protection rend une de vos populations immortelle tant qu’elle est reliée à votre pierre.
explain-white = Une pierre va là où trois de vos populations se joignent et deux des côtés sont forêt : 3 points. Trois pierres autour d’une case portent un temple : 5 points. Deux des vôtres à côté de la pierre d’un autre peuvent la convertir.
explain-scout = Vous piochez des tuiles et les posez, une à une ou toutes d’un coup. On peut s’arrêter avant chaque pioche, pas après. La partie finit avec le tour où le sac se vide.
explain-new = Posez chaque nouvelle population sur une case libre à côté de vos populations ou pierres. Chacune vaut 1 point. Vous en avez deux, et une de plus par temple.
explain-move = Chaque population se déplace une fois, d’une case, et saute toute chaîne des vôtres. Trois des vôtres à côté d’une autre la capturent : l’une d’elles y va. Celles qui se sont déplacées ne comptent pas parmi les trois.
explain-boost = Cette action est épuisée. Cinq populations capturées en paient une étape de plus. Sinon vous avez fini.
primer-1 = But : 36 points le premier, ou le plus de points quand le sac de tuiles est vide.
primer-2 = Points sur le plateau : population 1, pierre druidique 3, temple 5.
primer-3 = Début : chacun pose cinq tuiles autour du grand champ démoniaque ; le plateau est encore sans populations.
primer-4 = Un tour : deux actions, ou une deux fois : magie noire ou blanche, explorer, nouvelles populations, déplacer.
primer-5 = Vous est fermé ce qu’a choisi le joueur d’avant, et ce que vous avez choisi la dernière fois.
primer-6 = Début usuel : nouvelles populations et exploration ; puis des pierres entre trois des vôtres, en forêt.
primer-7 = Surprises : les démons tuent ; trois des vôtres en capturent une ; les portails rapprochent tout.
primer-8 = Durée : 10 à 20 tours chacun. Rien n’est caché. Les règles par mot : /rules

## Actions entières

deed-act = { word-first }, puis { word-second }
deed-act-twice = { word-action } deux fois : { word-gives }
deed-draw = piocher une tuile
deed-drawall = piocher toutes les tuiles
deed-pick = { word-drawn } ensuite
deed-lay = { $piece } en { $field }, heure { $hour }
deed-auto = { $count ->
    [one] faire poser { $count } tuile
   *[other] faire poser { $count } tuiles
}
deed-auto-shown = posé pour moi : { $fields }
deed-portal = portail en { $field }
deed-demon = démon en { $field }
deed-lift = lever le démon de { $field }
deed-ward = protéger { $field }
deed-stone = pierre en { $corner }
deed-stone-moved = pierre { $start } → { $corner }
deed-temple = temple en { $field }
deed-temple-moved = temple { $start } → { $field }
deed-convert = convertir { $corner }
deed-new = population en { $fields }
deed-move = { $start } → { $to }
deed-capture = { $start } capture { $to }
deed-boost = { $price } capturées pour une étape de plus : { word-action }
deed-done = finir : { word-action }
deed-end = finir le tour

tagline = terres, démons, pierres, captures · environ deux semaines

## Options d’une table : ce que chacune change, sa valeur d’usage, sa clause

option-scouting = Comment on pioche : une à une ou toutes d’un coup au choix (either), toujours une à une (one by one) ou toujours visibles (face up) ; d’usage : either (D-59).
option-spacing = Quand on pose une pierre, lesquelles on regarde pour qu’aucune ne soit de deux trios : toutes (every stone), ou celle qu’on pose (placed stone) ; d’usage : every stone (D-29).
option-reuse = Si marqueurs démon et temples retirés retournent à la réserve ou quittent le jeu ; d’usage : yes, à la réserve (D-35, D-48).
option-repeat_options = Si le même sort d’une magie peut être pris plusieurs fois dans une action ; d’usage : yes (D-41).
option-one_trade_a_turn = Si les populations capturées n’augmentent une action qu’une fois par tour ; d’usage : yes (D-42).
option-markers_hang_on_immortals = Si lever un marqueur épargne ceux qui ne tiennent qu’à une population immortelle ; d’usage : yes (D-54).
option-lift_foreign_wards = Si chacun peut lever le marqueur sous une population immortelle ; d’usage : no, son propriétaire seul (D-55).
option-moves_each = Combien de fois une population se déplace : une fois (once), ou deux si l’action est doublée (twice when doubled) ; d’usage : once (D-64).
option-jumps = Par-dessus combien des siennes on saute : toute chaîne (chain) ou une seule (one) ; d’usage : chain (D-65).
option-moved_help_capture = Si les populations déjà déplacées comptent parmi les trois d’une capture ; d’usage : no (D-66).
option-forest = Ce que veut le coin d’une pierre : deux côtés communs de forêt (sides) ou deux moitiés (halves) ; d’usage : sides (D-28).
option-portals_touch = Si les portails comptent parmi les deux cases qu’un paysage doit toucher ; d’usage : yes (D-14).
option-portal_beside = Ce qu’un portail doit toucher : n’importe quoi (anything), ou au moins un paysage ou un champ démoniaque (fields) ; d’usage : anything (D-18).
option-portals_count = Si un portail pioché est l’une des tuiles de la mise en place ou de l’exploration ; d’usage : yes (D-8, D-59).
option-last_piece = Quelle tuile finit la partie : la dernière quelle qu’elle soit (any), ou le dernier paysage (landscape) ; d’usage : any (D-3, D-60).
option-ward_sides = Si les côtés d’une case protégée vont avec tout paysage pour son propriétaire ; d’usage : no (D-52).
option-temples_on_demons = Si un temple peut être bâti sur une case avec un marqueur démon visible ; d’usage : no (D-36).
option-converted = Ce que devient une pierre convertie : rendue à la réserve de son propriétaire (returned), ou perdue (lost) ; d’usage : returned (D-58).

# Ce qui compte pour les joueurs automatiques, dit dans un conseil : `term-<terme du juge>`, après « Pourquoi : ».

term-points = des points marqués
term-this-turn = ce que le reste de ce tour apportera
term-next-turn = les actions possibles au prochain tour
term-corners = des coins pour des pierres druidiques
term-temples = des temples et de la place pour d’autres
term-land = des terres libres à peupler
term-threats = la sécurité face aux captures et aux conversions
term-captured = des populations capturées
