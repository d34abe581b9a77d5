# Ce que le robot dit lui-même. Les jeux apportent leurs propres mots.

## Places

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-purple = Violet
seat-free = { $seat } : libre
seat-host = (hôte)
opponent = l’adversaire
computer-name = 🤖 { $seat }

## La table et son accueil

card-heading = 🪨 { $title } · table { $table }
card-players = { $least } à { $most } joueurs
card-options = Options : { $options }
card-options-default = Options : habituelles
card-seal = Sceau des dés : { $seal }
card-running = ▶️ On attend { $who }
card-over = 🏁 Partie finie. 1re place : { $who }.
card-closed = Cette table est fermée.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
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
no-undo = { $label } (définitif)

## Récit et appels

begin-heading = 🪨 { $title } · la table { $table } commence
begin-fair = Chaque dé et chaque tirage vient d’un secret fixé avant que quiconque soit assis. Son sceau : { $seal }
chapter-heading = { $title } · { $chapter }
chapter-next = ▶️ On attend { $who } : { $what }
call = { $who } à vous de jouer · { $title }, table { $table } : { $what }.
call-others = { $who } { $title }, table { $table } : { $what }. Déjà fait : { $ready }.
forced = Forcé : { $line }
struck = ~~{ $line }~~ repris
end-heading = 🏁 { $title } · table { $table } · 1re place : { $who }
end-place = { $place }  { $who }  { $score }
end-source = { $source } : { $values }
end-secret = Secret : { $secret } (son sceau, connu dès le début : { $seal })
end-record = { $steps } décisions, { $undone } reprises. Dernière empreinte de l’archive : { $hash }

## Panneau

panel-heading = { $title } · table { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = Vous avez : { $have }
panel-which = { $field } ?
panel-confirm = Faire ceci : { $what } ?
panel-done = ✅ { $what }
panel-next = ▶️ C’est à { $who } de décider.
panel-over = 🏁 La partie est finie.
panel-undone = ↩️ Repris : { $what }
panel-group = { $from } … { $to }
type-title = Saisir
type-label = Étapes, séparées par , ou ;

## Refus

refused-what = ⛔ { $what }
refused-rule = { $clause } : { $text }
refused-works = Possible : { $works }
refused-step = Étape { $step } sur { $steps }, « { $typed } ». Rien n’a été joué.
not-now = Pas maintenant : c’est d’abord à { $who } de décider ({ $what }).
not-now-over = La partie est finie.
not-seated = Vous regardez { $title }, table { $table }. C’est à { $who } de décider ({ $what }).
stale = Ce bouton est ancien : il s’est passé quelque chose depuis.
no-region = Il n’y a pas de { $region } sur ce plateau. Il y a : { $regions }.
no-table = Il n’y a pas de table ici. /table open en ouvre une.
no-running-table = La partie n’a pas encore commencé.
wrong-title = À cette table on joue à { $title }.
already-seated = Vous êtes déjà à cette table : { $seat }.
not-at-table = Vous n’êtes pas à cette table.
table-full = Toutes les places sont prises.
only-host = Seuls { $who } ou un modérateur peuvent le faire.
too-few = Pour { $title } il faut au moins { $least } joueurs.
started = La partie a déjà commencé.
place-taken = La table { $table } est déjà ici.
no-such-title = Aucun jeu ne s’appelle { $title }.
bad-seats = { $title } se joue de { $least } à { $most } joueurs.
bad-option = { $why }
no-computer-seat = Il n’y a pas de place libre pour un ordinateur.
not-over = La partie est encore en cours.
asked-already = Cela a déjà été demandé.
undo-not-free = Cela ne se reprend pas librement : un dé, un tirage, une révélation ou la décision d’un autre est venu depuis.
undo-too-far = Il n’y a rien à reprendre.
nothing-to-redo = Il n’y a rien à refaire.
nothing-asked = Il n’y a plus rien à répondre.
move-counts = ✅ Votre coup compte. ⚠️ La réponse n’a pas pu être affichée ; appuyez sur À vous de jouer pour continuer.
failure = ⚠️ Cela n’a pas marché, et rien n’a changé. (réf. { $ref })
store-failure = ⚠️ Les parties sont hors d’atteinte pour l’instant. Rien n’a changé ; réessayez dans une minute. (réf. { $ref })
no-threads = Je ne peux pas créer de fil ici (Créer des fils publics). Ouvrez la table dans ce salon, ou demandez à un modérateur.

## Reprise demandée

request = 🗳️ { $who } demande à reprendre { $steps ->
    [one] une étape
   *[other] { $steps } étapes
} : { $what }. { $asked }, êtes-vous d’accord ?
request-reveal = Quelque chose a été vu depuis ; ce sera caché et tiré de nouveau.
request-yes = ✅ Accordé. Repris : { $what }
request-no = Non : { $who } a refusé.
request-on = Non : { $who } a continué à jouer.

## Réponses

joined = Votre place : { $seat }. La partie commence quand { $host } appuie sur Commencer. On vous appelle quand c’est à vous.
left = Vous avez quitté la table.
opened = La table { $table } est ouverte.
computer-added = Un ordinateur prend la place : { $seat }.
resigned = { $who } a abandonné. 🤖 continue.
table-closed = La table { $table } est fermée.
hand-heading = ✋ Votre main · { $title }, table { $table }
hand-nothing = Rien n’est caché aux autres.
log-heading = 📜 { $title }, table { $table }
log-empty = Rien pour l’instant.
log-more = … et { $count } lignes avant.
games-heading = Vos tables
games-none = Vous n’êtes à aucune table. /table open en ouvre une.
games-line = { $mark } { $title }, table { $table } : { $state } { $link }
games-waiting = on vous attend
games-running = c’est à { $who } de décider
games-lobby = pas commencée
games-over = finie
rules-heading = 📖 { $title } : { $find }
rules-line = **{ $clause }** { $text }
rules-none = Aucune règle de { $title } ne parle de « { $find } ».
info-options = Options : { $options }
info-version = Version des règles : { $version }. Sceau des dés : { $seal }
record-here = L’archive de la table { $table }. Pour la vérifier : menhir verify FILE

## Aide

help-1 = 🪨 Menhir fait jouer ici à des jeux de société, un coup de temps en temps, sur plusieurs jours.
help-2 = **Jouer** Appuyez sur Rejoindre à une table, ou ouvrez-en une : /table open
help-3 = **À vous** On vous appelle une fois. Appuyez sur À vous de jouer : la liste dit ce que vous pouvez faire.
help-4 = **Regarder** Toute table se regarde : Plateau, Texte, Journal.
help-5 = **Erreurs** On annule librement tant que personne n’a rien appris de nouveau.
help-next-none = La suite pour vous : /table open
help-next-lobby = La suite pour vous : attendre que { $host } lance la table { $table }, ou appuyer sur Commencer si c’est vous.
help-next-turn = La suite pour vous : appuyer sur À vous de jouer, ou /turn.
help-next-wait = La suite pour vous : rien ; c’est à { $who } de décider. /board montre la position.

## Commandes

command-turn = Ouvrir votre panneau : ce qui est demandé, ce que vous pouvez faire
command-do = Jouer une ou plusieurs étapes en une ligne, par exemple : move N10 P2, ED EF
command-board = Le plateau : entier, une région, ou en texte
command-hand = Votre main et tout ce que vous seul pouvez voir
command-log = Ce qui s’est passé, par défaut depuis votre dernier tour
command-undo = Reprendre votre dernière étape ou tout votre tour, ou demander à la table
command-redo = Rejouer l’étape que vous venez de reprendre
command-rules = Chercher une règle par mot ou par numéro, par exemple : chaudron, K-104
command-games = Vos tables, d’abord celles qui vous attendent
command-help = Comment jouer, regarder et ouvrir des tables
command-export = Télécharger l’archive de cette table
command-table = Ouvrir, rejoindre et commencer des tables
command-table-open = Ouvrir une table ici ou dans son propre fil
command-table-join = Prendre une place libre
command-table-leave = Rendre votre place avant le début
command-table-computer = Mettre un ordinateur sur une place libre
command-table-start = Commencer avec les personnes assises
command-table-info = Joueurs, options, version des règles, sceau des dés
command-table-resign = Abandonner ; un ordinateur continue
command-table-rematch = Mêmes personnes, mêmes options, nouvelle partie
command-table-close = Fermer une table où l’on ne joue pas
command-title = Jouer à { $title }
option-line = Étapes, séparées par des virgules ou des points-virgules
option-show = Que montrer
option-full = Tout depuis le début
option-back = Jusqu’où revenir
option-find = Mot ou numéro de règle
option-title = Quel jeu
option-seats = Combien de places
option-where = Dans son propre fil, ou ici
option-options = Options, par exemple : setup=advanced
option-name = Un nom pour la table
option-field = Choix : { $field }
where-thread = son propre fil
where-here = ce salon
back-step = ma dernière étape
back-turn = tout mon tour
back-ask = demander à la table
undo-asked = La demande est faite à la table.
undo-granted = ↩️ Repris.
begun = La table { $table } commence.
thread-name = { $title } · table de { $who }
option-names = Il y a ces options : { $names }.

button-here = Continuer ici
homeless = ⚠️ Le lieu de la table { $table } a disparu. Rien n’est perdu ; { $who } décide.
no-post = Table { $table } : je ne peux pas écrire dans { $channel } (Voir le salon, Envoyer des messages, Envoyer des messages dans les fils). La partie est en sécurité ; les messages attendent. Un joueur peut déplacer la table avec /table move.
no-pictures = Pas d’images ici : il manque la permission Joindre des fichiers.
watching = 👁️ Vous suivez la table { $table }. Ouvrez son fil quand vous voulez.
watch-yourself = Je ne peux pas faire cela ici (Gérer les fils). Rejoignez ou quittez le fil vous-même.
unwatched = Vous ne suivez plus la table { $table }.
command-watch = Suivre cette table, ou arrêter
command-table-move = Amener une de vos tables dans ce salon
moved = La table { $table } continue ici.
option-table = Quelle table
option-how = Suivre ou arrêter
how-follow = suivre
how-stop = arrêter
welcome-1 = 🪨 **Ceci est un Discord local.** Tout reste sur cette machine.
welcome-2 = Choisissez qui vous êtes en haut à gauche. /help explique, /table open ouvre une table.
welcome-3 = Ou commencez tout de suite une partie contre des joueurs automatiques :

## Changer l’accueil

command-table-seat = Changer de couleur avant le début
command-table-remove = Libérer une place avant le début
command-table-host = Confier le rôle d’hôte à un autre joueur
command-table-invite = Proposer une place à quelqu’un ; une mention, une réponse
command-table-options = Changer une variante ou une règle avant le début
option-colour = Quelle couleur
option-member = Quelle personne
option-option = Quelle option
option-value = Quelle valeur
changed = La table { $table } est changée ; sa carte le montre.
no-such-seat = Cette place n’existe pas à cette table.
seat-taken = Cette place est prise.
host-stays = La place de l’hôte ne peut pas être libérée ; confiez d’abord le rôle.
sits-already = Cette personne est déjà assise ici.
invitation = { $guest } { $who } vous propose une place à { $title }, table { $table }.
command-table-end = Arrêter une partie en cours, sans résultat
broken-off = La table { $table } a été arrêtée sans résultat.
