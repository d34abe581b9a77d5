## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Joueur automatique
button-start = Commencer (à { $count })
button-go = Y aller
button-turn = À vous de jouer
button-board = Plateau
button-text = Texte
button-log = Journal
button-hand = Main
button-undo = Annuler
button-back = Retour
button-confirm = Confirmer
button-fresh = Nouveau panneau
button-agree = D’accord
button-refuse = Non
button-rematch = Revanche
button-record = Archive
button-type = Saisir
button-exactly = Choisir précisément …
button-together = Jouer ces { $count }
button-more = Plus …
button-rulesfor = Règles à ce sujet
button-can = Que puis-je faire
button-restart = Recommencer mon tour
button-askundo = Demander à annuler
button-explain = Expliquer ce choix
button-to-move = Revenir au coup
button-rule = Règle { $clause }
button-yes = Oui, { $word }
button-redo = Refaire
button-go-on = Continuer
button-ask = Demander à { $who }
button-askall = Demander aux autres
button-leave-it = Laisser ainsi
no-undo = { $label } (définitif)

## Panneau

panel-heading = { $title } · table { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = Vous avez : { $have }
panel-which = { $field } ?
panel-done = ✅ { $what }
panel-next = ▶️ C’est à { $who } de décider.
panel-earlier = … { $count ->
    [one] une ligne précédente figure
   *[other] { $count } lignes précédentes figurent
} dans le récit.
panel-over = 🏁 La partie est finie.
panel-undone = ↩️ Annulé : { $what }
panel-confirm = ▶️ À confirmer : { $what }
panel-closing = ▶️ Le prochain choix finit votre tour ; tant que personne d’autre n’a décidé, vous pouvez l’annuler. Jusqu’ici : { $what }
panel-read = ✅ Lu ainsi : { $what }
panel-only = Un seul choix : { $what }.
panel-chosen = { $what } : { $field }
panel-first = Première fois ? Chaque choix montre son prix. On annule librement.
and-more = { $what } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
can-heading = Ce que vous pouvez faire maintenant
can-line = **{ $kind }** : { $what }
panel-cannot = -# Impossible : { $what }
panel-then = Ensuite : { $what } ✓
panel-stop = Ensuite : s’arrêter là
type-label = Étapes, séparées par , ou ;

## Conseils

hint-heading = Que ferait un joueur fort ?
hint-move = ▶️ { $what } ({ $share } %)
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-gain = Pourquoi : { $term }, environ { $points } pour vous.
hint-harm = Pourquoi : { $who } perd environ { $points } ({ $term }).
hint-loss = Pourquoi : cela coûte environ { $points } ({ $term }) ; tout le reste coûte autant ou plus à la fin.
hint-even = Pourquoi : rien n’est gagné ni perdu aussitôt ; la suite paraît la meilleure.
hint-same = Pourquoi : rien n’est gagné ni perdu aussitôt, et les meilleurs choix se valent.
hint-only = ▶️ { $what } : il n’y a pas d’autre choix.
hint-other = { $what } ({ $share } %)
hint-close = Presque aussi bien : { $others }
hint-clear = Rien d’autre ne s’en approche.
hint-about = -# { "%" } : vos chances, à son avis. Il sait ce que vous savez, a réfléchi quelques secondes et peut se tromper.
hint-taken = 🤖 { $who } a demandé un conseil.
button-hint = Conseil
button-do-it = Le faire
hint-not-asked = Un conseil porte sur votre propre décision, et celle-ci ne vous est pas demandée maintenant. /turn montre laquelle l’est.
hint-off = Les conseils sont désactivés à cette table. L’hôte peut les permettre : /table level.
hint-changed = Quelque chose a changé pendant que je réfléchissais. Redemandez : /turn, Plus, Conseil.
hint-failed = Je n’ai pas pu y réfléchir jusqu’au bout. Rien n’a changé ; votre coup vous attend, et vous pouvez redemander.
help-hints-1 = **Conseils** Plus, Conseil dit ce que ferait à votre place un joueur automatique fort, pourquoi, et ce qui le valait presque. Il réfléchit quelques secondes, avec ce que vous savez et rien de plus.
help-hints-2 = Ils sont libres si vous jouez seul contre des joueurs automatiques. Ailleurs, l’hôte les permet par /table level ; la table voit alors qui en a demandé un, non lequel.
help-hints-3 = Les points disent ce que vaut une position à son avis ; on ne les marque pas forcément aussitôt. Il peut se tromper.
