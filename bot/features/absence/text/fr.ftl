## Commandes

command-table-pause = Demander une pause à la table ; tous les joueurs l’acceptent par bouton
command-table-resume = Finir la pause
command-table-replace = Confier une place à un remplaçant, pour un temps ou pour de bon
command-table-vote = Demander à la table : passer, remplacer, pause, fin, annulation
command-privacy = Ce qui est gardé sur vous : le télécharger ou le faire effacer
option-seat = Quel joueur
option-asked = Ce qui est demandé à la table
what-skip = laisser le joueur automatique jouer ce tour pour quelqu’un
what-replace = que faire d’une place
what-pause = faire une pause
what-end = arrêter sans résultat
what-undo = annuler ma dernière étape

## Être absent

command-away = Dire à vos tables que vous êtes absent ; les pendules s’arrêtent dans la limite prévue
option-until = Dernier jour, par exemple 2026-12-24, ou un nombre de jours
option-standin = Qui joue pour vous pendant ce temps
away-how = Combien de temps êtes-vous absent ? /away until: prend toute date. Les rappels attendent votre retour.
away-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
away-allowance = Les pendules s’arrêtent pour vous pendant une absence : encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} sur { $all } par an.
away-now = Vous êtes absent jusqu’au { $when }. Vous pouvez jouer quand même.
away-spared = Votre réserve finit le { $when } ; vos pendules tournent ensuite.
away-told = ✅ Vos tables sont prévenues.
away-standin = { $count ->
    [0] Aucune table n’a besoin d’un remplaçant ici.
    [one] 1 table demande à { $who } de vous remplacer.
   *[other] { $count } tables demandent à { $who } de vous remplacer.
}
away-no-day = Dites jusqu’à quand vous êtes absent, alors quelqu’un pourra être sollicité.
away-back = ✅ Vous êtes de retour. Vos tables sont prévenues.
away-not = Vous n’étiez pas absent.
away-not-any-more = Cette personne n’est plus absente.
away-long-you = Vos tables n’ont pas à attendre : proposez-leur une pause jusqu’à votre retour, ou cherchez quelqu’un qui joue pour vous.
away-long-told = { $who } est absent jusqu’à { $when }. La table peut faire une pause d’ici là, ou chercher un remplaçant.
away-asked = { $count ->
    [0] Aucune de vos tables n’en a besoin maintenant.
    [one] ✅ 1 table est prévenue.
   *[other] ✅ { $count } tables sont prévenues.
}
away-unread = Je ne peux pas lire « { $typed } ». Écrivez le dernier jour, par exemple { $example }, ou un nombre de jours.
away-past = { $typed } est déjà passé. Choisissez un jour à venir.
away-long = { $days } jours au plus à la fois.

## Votes

vote-most = { $asked } : { $needed } voix sur { $voters } décident. Fin { $ends }.
vote-all = { $asked } : il faut l’accord de tous. Fin { $ends }.
vote-unless = { $asked } : c’est oui si personne ne s’y oppose. Fin { $ends }.
choice-agree = D’accord : { $count }
choice-refuse = Non : { $count }
choice-wait = Attendre 3 jours de plus : { $count }
choice-day = Attendre 1 jour de plus : { $count }
choice-computer = Le joueur automatique continue : { $count }
choice-default = Décision automatique cette fois : { $count }
choice-standin = Chercher un remplaçant : { $count }
choice-end = Arrêter la partie : { $count }
vote-no = Non : pas assez de voix.
vote-pointless = Ce n’est plus utile : { $who } a la place.
vote-played-on = Ce n’est plus utile : { $who } continue à jouer.
vote-back = Ce n’est plus utile : { $who } est de retour.
vote-over = Ce n’est plus utile : la partie est finie.
vote-went-on = Plus nécessaire : la table continue sans { $who }, cette fois.
vote-everywhere = ✅ Votre réponse compte à { $count } tables où la même question est posée. Chacune peut y être changée.
vote-asleep = Ce n’est plus utile : la table dort.
vote-not-at-table = Seules les voix des joueurs de cette table comptent. Vous n’y êtes pas.
vote-about-you = Ce vote porte sur votre propre place. Jouez, et il s’arrête.
vote-not-asked = Vous êtes arrivé après le début de ce vote. Seules comptent les voix demandées.
vote-own-seat = C’est votre propre place. Utilisez /table replace ou /table resign.
vote-which-seat = Dites de quelle place il s’agit : plusieurs joueurs sont attendus, ou aucun.
vote-not-awaited = Personne n’attend cette place en ce moment.
vote-too-soon = Cela peut se demander à partir du <t:{ $when }:f> (<t:{ $when }:R>) : avant, on ne presse personne.

## Ce qui est demandé

ask-seat = 🗳️ Que faire de la place de { $who } ?
ask-seat-awaited = 🗳️ Que faire de la place de { $who } ? On attend depuis { $since }.
ask-seat-vanished = Aucun signe depuis 3 jours. Sans autre choix, le joueur automatique décide cette fois { $ends }.
ask-seat-by = 🗳️ { $by } demande : que faire de la place de { $who } ? On attend depuis { $since }.
ask-skip = 🗳️ { $by } demande : le joueur automatique décide-t-il pour { $who } jusqu’à la fin de ce tour ?
ask-end = 🗳️ { $who } demande d’arrêter la partie sans résultat.
ask-pause = 🗳️ { $who } demande une pause, jusqu’à ce que quelqu’un reprenne.
ask-pause-until = 🗳️ { $who } demande une pause jusqu’au { $until }.
ask-back = 🗳️ { $who } aimerait retrouver la place { $seat }.
ask-standin = 🗳️ { $who } demande de chercher un remplaçant pour { $seat }.
ask-standin-member = 🗳️ { $who } demande que { $member } continue pour { $seat }.

## Ce qui en est sorti

voted-wait = ✅ On attend { $who }, { $votes } voix sur { $voters }. La question revient { $until }.
voted-day = ✅ On attend { $who } jusqu’à { $until }, { $votes } voix sur { $voters }. Ensuite le joueur automatique décide cette fois.
went-on = 🤖 Toujours aucun signe de { $who } : le joueur automatique décide cette fois, la place reste.
voted-computer = ✅ { $votes } voix sur { $voters } : le joueur automatique continue pour { $who }, qui peut revenir avec /table join pendant 7 jours.
voted-computer-stays = ✅ { $votes } voix sur { $voters } : le joueur automatique joue { $who }.
voted-default = ✅ { $votes } voix sur { $voters } : le joueur automatique décide pour { $who }, cette fois.
voted-look = ✅ { $votes } voix sur { $voters } : on cherche un remplaçant pour { $who }.
voted-standin = ✅ Accordé : on cherche un remplaçant pour { $who }.
voted-end = ✅ { $votes } voix sur { $voters } : la partie s’arrête sans résultat.
paused-now = ⏸️ Pause. /table resume y met fin.
paused-until = ⏸️ Pause jusqu’au { $until }. /table resume y met fin.
paused-moderator = ⏸️ Un modérateur met la table en pause. /table resume y met fin.
resumed = ▶️ { $who } met fin à la pause.
resumed-moderator = ▶️ Un modérateur met fin à la pause.
resumed-date = ▶️ La pause est finie.
call-paused = ⏸️ La table { $table } est en pause.
call-paused-until = ⏸️ La table { $table } est en pause jusqu’au { $until }.
paused = ⏸️ La table est en pause. Votre coup attend la reprise.
paused-already = La table est déjà en pause.
not-paused = La table n’est pas en pause.
resume-done = La table { $table } reprend.
pause-done = La table { $table } est en pause.

## Places qui changent de mains

resign-ask = Abandonner votre place à { $title }, table { $table } ?
resign-what = Un joueur automatique continue ; vous pouvez revenir dans les 24 h si personne ne s’y oppose.
resigned = { $who } abandonne. 🤖 continue.
stays = Vous restez.
standin-wanted = { $who } cherche un remplaçant : { $title }, table { $table }.
standin-asked = { $guest } pouvez-vous continuer pour { $who } ? { $title }, table { $table }.
standin-until = Jusqu’au { $until }.
standin-for-good = Pour de bon.
standin-sought = La table sait que vous cherchez un remplaçant. Vous gardez votre place jusqu’à ce que quelqu’un la prenne.
standin-no = Non : { $who } ne peut pas remplacer.
took-seat = ✅ { $who } continue pour { $before }.
came-back = ✅ { $who } retrouve sa place.
back-no = Non : quelqu’un s’y oppose. { $who } ne revient pas.
seat-has-gone = La place est prise. { $who } ne revient pas.
you-sit = Vous jouez { $seat } maintenant. On vous appelle quand c’est à vous.
back-asked = On demande à la table si vous pouvez retrouver { $seat }.
seat-history = { $seat } : { $names }
former-player = un ancien joueur
not-asked-you = Quelqu’un d’autre a été invité.
no-bots = Un bot ne peut pas s’asseoir à une table. Choisissez une personne.
was-removed = Un modérateur vous a retiré de cette table.

## Quelqu’un est parti

left-server = ⚠️ { $who } n’est plus sur ce serveur. La place est gardée 3 jours.
back-in-server = ✅ { $who } est de retour sur ce serveur, et à sa place.
host-is-gone = Aucun signe de l’hôte depuis 3 jours.
host-already = Vous êtes déjà l’hôte.
host-there = Seul l’hôte peut faire cela. Une autre personne peut prendre le relais après 3 jours sans signe de sa part.
new-host = { $who } est maintenant l’hôte.
you-host = Vous êtes maintenant l’hôte de la table { $table }.

## Tables endormies

sleeps = La table { $table } dort : rien ne se passe depuis 14 jours. Un clic la réveille.
awake = { $who } réveille la table { $table }.
not-asleep = La table est éveillée.
wake-done = La table { $table } est réveillée.
lobby-waits = { $host } la table { $table } attend de commencer depuis 14 jours. La garder ouverte ? Sans réponse, elle ferme dans 7 jours.
lobby-kept = ✅ La table { $table } reste ouverte 14 jours de plus.
lobby-closed = La table { $table } est fermée.

## Lieux perdus et permissions manquantes

homeless = ⚠️ Le fil de la table { $table } est supprimé. Rien n’est perdu : { $moment }, on attend { $who }.
homeless-private = ⚠️ Le salon de { $title }, table { $table }, a été supprimé. Rien n’est perdu. Dans tout autre salon de ce serveur, /games y amène la table.
found-place = ✅ La table { $table } continue dans { $place }.
thread-again = { $title } · table { $table }
thread-coming = La table { $table } reçoit un nouveau fil.
bring-here = Amener la table { $table } ici
no-post = Table { $table } : je ne peux plus écrire dans { $channel } ({ $missing }). La partie est en sécurité ; les messages attendent, les pendules sont arrêtées.
no-threads = ⚠️ Je ne peux pas ouvrir de fil ici ({ $missing }).
no-writing = ⚠️ Je ne peux pas écrire ici ({ $missing }).
trying-again = Table { $table } : ce qui attend est essayé de nouveau.
move-ask = Où la table { $table } doit-elle continuer ?
move-where = Quel salon
moved-to = La table { $table } continue dans { $channel }.
nowhere-to-move = Aucun salon où nous puissions écrire tous les deux. Demandez à un modérateur.
open-moderators = Sur ce serveur, les modérateurs ouvrent les tables. Demandez à l’un d’eux.
open-elsewhere = Sur ce serveur, les tables s’ouvrent dans <#{ $channel }>.
needs-heading = Pour un modérateur : dans #{ $channel }, il manque à Menhir
needs-how = Cela se règle dans les paramètres du salon, Permissions, ou du serveur, Rôles. Administrateur n’est jamais nécessaire.
way-resume = Reprendre
way-host = Devenir l’hôte
way-wish-here = Jouer dans ce salon
way-wish-thread = Ouvrir dans un fil
way-needs = Montrer quoi changer

## Boutons

button-returned = Je suis de retour
button-awaypause = Pause jusque-là
button-accept = Accepter
button-seat = Prendre cette place
button-resume = Reprendre
button-resign = Abandonner
button-find = Chercher un remplaçant
button-stay = Rester
button-host = Devenir l’hôte
button-wake = La réveiller
button-sleepend = Arrêter sans résultat
button-keep = La garder ouverte
button-shut = La fermer
button-thread = Nouveau fil
button-askend = Arrêter la partie
button-retry = Réessayer
button-movetable = Déplacer la table

## Aide

help-absence-1 = 🗳️ **Quand quelqu’un est absent**
help-absence-2 = **Votes** Après un jour d’attente (3 jours à deux joueurs), les autres peuvent demander que faire : /table vote. Après 3 jours, ou un jour sans signe quand le temps est écoulé, on leur demande.
help-absence-3 = **Choix** Attendre, le joueur automatique continue, il décide cette fois, chercher un remplaçant, arrêter la partie. 4 jours sans aucun signe : le joueur automatique décide cette fois.
help-absence-4 = **Remplaçants** /table replace confie votre place à quelqu’un, jusqu’à un jour ou pour de bon. Chercher un remplaçant l’offre à tous.
help-absence-5 = **Abandon** /table resign : le joueur automatique continue. Pendant 24 h, vous pouvez redemander la place avec /table join.
help-absence-6 = **Retour** Remplacé pour absence ? /table join pendant 7 jours. Une place prêtée vous revient à tout moment.
help-absence-7 = **Pause** /table pause demande à tous ; /table resume y met fin. Pendules et rappels s’arrêtent.
help-absence-8 = **Silence** Après 14 jours une table dort, et se réveille d’un clic. Après 3 jours sans hôte, tout joueur peut prendre le rôle. /privacy montre ou efface ce qui est gardé sur vous.
