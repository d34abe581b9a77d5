## Refus

refused-what = ⛔ { $what }
refused-rule = { $clause } : { $text }
refused-works = Possible : { $works }
refused-step = Étape { $step } sur { $steps }, « { $typed } ». Rien n’a été joué.
not-now = Pas maintenant : c’est d’abord à { $who } de décider ({ $what }).
not-now-over = La partie est finie.
refused-before = Les étapes d’avant seraient possibles.
refused-meant = Vouliez-vous dire { $word } ?
stale = Ce panneau est ancien : il s’est passé quelque chose depuis.
stale-done = Ce panneau est ancien : à { $at } vous avez joué ceci : { $what }
stale-now = Question actuelle : { $what }.
stale-since = Changé depuis : { $what }
undo-since = ⛔ Il faut l’accord des autres : il s’est passé quelque chose depuis votre étape ({ $at }). { $what }
undo-seen = ⛔ Il faut l’accord des autres : votre étape a montré quelque chose de nouveau.
undo-free = On annule librement jusqu’au prochain lancer de dé, tirage ou dévoilement, ou jusqu’à la décision d’un autre.
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
no-computer-seat = Il n’y a pas de place libre pour un joueur automatique.
not-over = La partie est encore en cours.
asked-already = Cela a déjà été demandé.
undo-not-free = Cela ne s’annule pas librement : un dé, un tirage, une révélation ou la décision d’un autre est venu depuis.
undo-too-far = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
nothing-asked = Il n’y a plus rien à répondre.
move-counts = ✅ Votre coup compte. ⚠️ La réponse n’a pas pu être affichée ; appuyez sur À vous de jouer pour continuer.
failure = ⚠️ Cela n’a pas marché, et rien n’a changé. (réf. { $ref })
store-failure = ⚠️ Les parties sont hors d’atteinte pour l’instant. Rien n’a changé ; réessayez dans une minute. (réf. { $ref })
done-unseen = ⚠️ La réponse n’a pas pu être affichée. Ce qui devait changer a changé.
form-late = C’était trop long pour un formulaire. Rien n’a changé ; appuyez encore.
no-member = { $who } n’est pas membre de ce serveur.
no-member-in-private = On ne peut nommer personne en message privé. Faites-le sur le serveur.
line-long = C’est plus long que tout ce qu’on peut jouer : { $most } caractères suffisent.
option-unreadable = Je n’arrive pas à lire « { $word } » à cet endroit.
old-command = Cette commande a changé depuis que votre Discord la connaît. Rien n’a été fait ; rechargez Discord et réessayez.
unknown-button = Je ne connais plus ce bouton. /games montre vos tables.

## Annulation demandée

request = 🗳️ { $who } demande à annuler { $steps ->
    [one] une étape
   *[other] { $steps } étapes
} : { $what } { $asked }, êtes-vous d’accord ?
request-reveal = Quelque chose a été vu depuis ; ce sera caché et tiré de nouveau.
request-yes = ✅ Accordé. Annulé : { $what }
request-no = Non : { $who } refuse.
request-on = Non : { $who } continue à jouer.

## La fin, et les parties bloquées

request-lapsed = La demande est caduque : la partie continue.
request-hidden = une étape jouée en secret.
undo-over = La partie est finie : son secret et toutes les mains sont publics, on n’annule donc plus rien.
not-asked = On ne vous a rien demandé.
not-stuck = La partie peut continuer : il n’y a rien à annuler ici.
dead-end = Cette étape n’a pas été jouée : quelqu’un n’aurait plus rien pu faire. C’est une erreur de notre part ; la personne qui gère le bot est prévenue. Choisissez autre chose.
dead-end-told = ⚠️ Une étape n’est pas jouée : quelqu’un ne pourrait plus rien faire. C’est une erreur de notre part, et la personne qui gère le bot est prévenue. La partie continue d’ici.
stuck = ⚠️ C’est à vous, et rien n’est possible. C’est une erreur de notre part. Pour continuer, il faut annuler la dernière étape.
stuck-told = ⚠️ Cette partie ne peut pas continuer : quelqu’un doit décider et rien n’est possible. C’est une erreur de notre part, et la personne qui gère le bot est prévenue. Chaque joueur peut demander d’annuler la dernière étape.
button-wayback = Annuler l’étape
request-gone = Non : { $who } n’est plus là.
rules-retired = Cette partie de { $title } a commencé avec la version { $version } de ses règles, que je ne connais plus : je ne peux ni la montrer ni la continuer. Son archive est conservée telle quelle ; une partie en cours ne peut plus qu’être arrêtée (/table end).

## How often

too-often-open = Vous pouvez ouvrir des tables { $times } fois en { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Ce sera de nouveau possible <t:{ $again }:f> (<t:{ $again }:R>).
too-often-invite = Vous pouvez inviter { $times } fois en { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Ce sera de nouveau possible <t:{ $again }:f> (<t:{ $again }:R>).
too-often-vote = Vous pouvez demander des votes { $times } fois en { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Ce sera de nouveau possible <t:{ $again }:f> (<t:{ $again }:R>).
too-often-undo = Vous pouvez demander de revenir en arrière { $times } fois en { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Ce sera de nouveau possible <t:{ $again }:f> (<t:{ $again }:R>).
too-often-report = Vous pouvez signaler quelque chose { $times } fois en { $hours ->
    [one] une heure
   *[other] { $hours } heures
}. Ce sera de nouveau possible <t:{ $again }:f> (<t:{ $again }:R>).
