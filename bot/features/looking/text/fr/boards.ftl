## Plateaux d’hier et d’aujourd’hui

option-at = Quel moment, par exemple : maintenant, début de mon tour
option-public = Le montrer à tout le salon
at-now = maintenant
at-turn = début de mon tour
at-before = avant { $what }
no-moment = Je ne connais pas de moment « { $word } ». Il y a : { $known }.
board-then = Tel qu’il était { $when }
shown-by = 👁️ Montré par { $who }
zoom-which = Quelle partie ?
no-regions = Ce plateau n’a pas de partie à montrer seule.
no-picture = Il n’y a pas d’image de ce jeu.
text-page = Page { $page } sur { $pages }
text-file = Tout le plateau en texte.
picture-here = Le dernier plateau de la table { $table }.
button-zoom = Zoom …
button-next-page = Page suivante
button-first-page = Première page
button-file = En fichier
option-export = Que télécharger
export-record = archive
export-picture = dernière image
option-hand = La main de qui, si on vous la montre
hand-of = ✋ La main de { $who } · { $title }, table { $table }
hand-not-shown = Cette main ne vous est pas montrée.
menu-board = Plateau à ce moment
menu-rules = Règles de ce message
no-post-of-ours = Ce message n’est pas celui d’une partie.

## Le journal

option-since = Depuis quand
since-turn = mon dernier tour
since-chapter = ce chapitre
since-start = début
log-since-turn = 📜 { $title }, table { $table } : depuis votre dernier tour ({ $count ->
    [one] 1 événement
   *[other] { $count } événements
})
log-since = 📜 { $title }, table { $table } ({ $count ->
    [one] 1 événement
   *[other] { $count } événements
})
button-earlier = Plus tôt
button-then = Avant et maintenant
button-publish = Montrer dans le salon

## Règles

rules-found = 📖 { $title } : { $find } ({ $count ->
    [one] { $count } règle
   *[other] { $count } règles
})
rules-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}.
rules-book = Règle du livret ({ $languages }).
rules-derived = Cela découle du livret.
rules-ours = Notre décision, là où le livret se tait ou n’est pas clair.
rules-option = L’option { $option } en décide ; d’habitude : { $usual }.
rules-option-here = L’option { $option } en décide ; à cette table : { $value } (d’habitude : { $usual }).
rules-in = 📖 { $title } : les règles de ce message
rules-in-none = Ce message ne contient aucun coup dont une règle puisse être montrée.
matters-heading = 📖 { $clause } : où elle compte maintenant
matters-not = Rien de ce que vous pouvez faire maintenant n’en dépend.
button-clause = { $clause } en entier
button-more-rules = Suite
button-matters = Où elle compte
button-rules = Règles
type-rules = Chercher une règle
type-find = Mot ou numéro

## Aide

help-undo-1 = On annule librement tant que personne ne découvre rien de nouveau : un dé, un tirage, une révélation, la décision d’un autre. Ensuite, /undo back:ask le demande aux personnes concernées. Seul contre des joueurs automatiques, c’est toujours accordé.
help-watching-1 = Tout le monde peut regarder : appuyez sur À vous de jouer, Plateau, Texte ou Journal sous un message de table. Vous voyez ce que tous peuvent voir. La place d’un joueur automatique se prend à tout moment avec /table join.
help-fair-1 = Avant que quiconque ne prenne place, une table fixe un secret et publie son sceau. Tous les dés et tirages en viennent ; à la fin il est publié, et chacun peut vérifier l’archive : menhir verify FILE
help-text-1 = Avec /settings what:text value:on les réponses privées viennent sans images. /board show:text donne tout le plateau en mots, et chaque décision peut se taper avec /do.
primer-heading = Comment jouer à { $title }
primer-turn = On vous appelle quand c’est à vous. Appuyez sur À vous de jouer : on y voit ce que vous pouvez faire et ce que cela coûte.
primer-form = **{ $name }** { $what }
primer-rules = /rules trouve { $count } règles par mot ou par numéro.
commands-heading = Toutes les commandes
here-heading = Tables de ce serveur
tables-running = en cours
open-which = Quel jeu ? La table s’ouvre dans son propre fil.
button-open = Ouvrir une table
button-tables = Tables ici
button-commands = Toutes les commandes
button-settings = Réglages
button-how = Comment jouer
button-seal = Sceau
button-check = Vérifier soi-même
seal-heading = Sceau de la table { $table }
seal-what = Un sceau est l’empreinte SHA-256 d’un secret fixé avant que quiconque ne prenne place : personne ne peut en tirer le secret, ni en trouver un autre qui convienne.
seal-secret = Le secret : { $secret }
seal-hash = Dernière empreinte de l’archive : { $hash }
seal-check = La partie finie, téléchargez l’archive avec /export et lancez : { $typed }

## Regarder

watcher = 👁️ Vous regardez { $title }, table { $table }. C’est à { $who } de décider ({ $what }).
watcher-over = 👁️ { $title }, table { $table }. La partie est finie.
button-take = Remplacer le joueur auto.
command-table-coach = Montrer votre main à une personne, ou arrêter ; la table l’apprend
coached = Votre main est montrée à cette personne. Elle la voit avec /hand.
coached-not = Votre main n’est plus montrée.
coach-begins = 👁️ { $who } montre sa main à une personne.
coach-ends = 👁️ { $who } ne montre plus sa main.
coach-sits = Cette personne est assise à cette table.
coach-none = Vous ne montrez votre main à personne.
practice = entraînement
begin-practice = Entraînement : on annule toujours librement.

## Accueil

card-thread = On joue dans un fil à part. Spectateurs bienvenus.
card-here = On joue dans ce salon. Spectateurs bienvenus.
card-last = Dernière action : { $line }
button-watch = Regarder
button-options = Options
button-colour = Changer de couleur
colour-which = Quelle couleur ?
options-heading = { $title }, table { $table } : options
options-line = **{ $option }** : { $value } · d’habitude : { $usual } · { $clauses }
options-line-changed = ▶️ **{ $option }** : { $value } · d’habitude : { $usual } · { $clauses }
options-which = Changer laquelle ?
options-host = L’hôte les change avant le début.
option-changed = Option { $option }, désormais : { $value }.

## La fin

button-reveal = Dévoiler
reveal-players = Un joueur de la table doit d’abord le dévoiler.
revealed = 🔒 { $who } dévoile ce qui était caché. Le bouton Dévoiler le montre.
reveal-heading = Ce qui était caché · { $title }, table { $table }
reveal-hand = { $who } : { $what }
reveal-told = Dit à une seule place, dans l’ordre
reveal-line = { $number } { $who } : { $what }
end-effort = { $days ->
    [one] 1 jour
   *[other] { $days } jours
} · { $steps } décisions · { $undone ->
    [one] { $undone } annulée
   *[other] { $undone } annulées
}
end-hash = Dernière empreinte de l’archive : { $hash }
begin-rules = Version { $version } des règles
