# Ce que dit Pebbles. Les clés sont les mêmes dans toutes les langues, les faits de chacune aussi.

tagline = choisir en secret, approcher le dé ; cinq minutes

# Les règles, article par article (`clauses.json` dit d’où vient chacun).

P-1 = Chaque manche commence par un lancer du dé.
P-2 = Tous choisissent en secret un de leurs cailloux.
P-3 = Qui est le plus près du dé le marque ; à égalité, tous le marquent. Les cailloux montrés sont perdus.
P-4 = S’il est seul, le gagnant peut échanger un caillou contre un du sac.

# Pourquoi quelque chose est refusé : `asks-<décision>` si une autre question est posée, et les objections.

asks-choosing = Chacun choisit maintenant un caillou.
asks-swapping = Le gagnant peut maintenant échanger un caillou.
not-your-pebble = Vous n’avez pas le caillou { $pebble }.
from-the-bag = Le caillou { $pebble } vient du sac et reste.

# Le récit : `chapter-<event>` et `story-<event>`.

chapter-rolled = Le dé montre { $number }
story-ready = { $who } a choisi.
story-chose = Vous avez choisi le caillou { $pebble }.
story-shown-1 = Montrés : { $pebbles }. { $first } marque { $points }.
story-shown-2 = Montrés : { $pebbles }. { $first } et { $second } marquent { $points } chacun.
story-shown-3 = Montrés : { $pebbles }. { $first }, { $second } et { $third } marquent { $points } chacun.
story-shown-4 = Montrés : { $pebbles }. { $first }, { $second }, { $third } et { $fourth } marquent { $points } chacun.
story-swapped = { $who } échange un caillou.

# Questions : `question-<décision>`.

question-choosing = choisissez un caillou, le dé montre { $die }
question-ready = vous avez choisi
question-swapping = échangez un caillou ou gardez-les tous
question-over = la partie est finie

# Panneaux : `kind-<action>`, `choice-<field>`, `deed-<action>` ; commandes : `do-<action>`, `field-<field>`.

kind-choose = Choisir un caillou ({ $count })
kind-swap = Échanger un caillou ({ $count })
kind-pass = Garder vos cailloux
choice-pebble = caillou { $pebble }
note-distance = à { $distance } du dé
deed-choose = caillou { $pebble }
deed-swap = échanger le caillou { $pebble }
deed-pass = garder tous les cailloux
do-choose = Choisir un caillou en secret
do-swap = Échanger un caillou contre un du sac
do-pass = Garder vos cailloux
field-pebble = Caillou, p. ex. 3

# Regarder.

having = { $count ->
    [one] { $count } caillou
   *[other] { $count } cailloux
}
hand = Vos cailloux : { $numbers }
hand-empty = Vos cailloux : aucun
hand-chosen = Choisi : { $pebble }
moment = manche { $round }, le dé montre { $die }
moment-over = la partie est finie
column-score = Points
column-pebbles = Cailloux
source-rounds = manches

# Ce qui compte pour les joueurs automatiques, dit dans un conseil : `term-<terme du juge>`, après « Pourquoi : ».

term-points = le score lui-même
term-pebbles = des cailloux qui peuvent encore gagner


## L’option

option-rounds = Combien de manches on joue : 1, 2 ou 3 (d’habitude 3, P-1).
