## La pendule d’une table

command-table-clock = Montrer la pendule, ou en proposer une autre à la table
command-table-mute = Plus d’appels ni de rappels de cette table pour vous, ou de nouveau
option-mode = Quelle pendule
clock-none = Sans pendule
clock-fast = Rapide : 24 h + 4 h
clock-normal = Normale : 72 h + 12 h
clock-relaxed = Calme : 7 jours + 24 h
pace-none = Sans pendule, rappel après 24 h
pace-fast = rapide
pace-normal = normale
pace-relaxed = calme
pace-line = Pendule { $pace } : { $bank } h, { $more } h de plus par attente, { $most } h au plus
until = ⏳ jusqu’au { $when }
stands-paused = ⏸️ En pause ; aucune pendule ne tourne.
stands-homeless = ⏳ Les pendules sont arrêtées : la table a perdu son lieu.
stands-unreachable = ⏳ Les pendules sont arrêtées : je ne peux pas écrire ici.
stands-retired = ⏳ Les pendules sont arrêtées : les règles de cette partie ne sont plus conservées.
away-line = { $who } : absence jusqu’au { $when }.
stands-away = arrêtée jusqu’au { $when }, absence
stands-quiet = arrêtée jusqu’à { $when }, heures calmes
bank-idle = { $left }, arrêtée, pas attendu
bank-time = { $left }, { $state }
bank-out = le temps est écoulé
span-days = { $days } j { $hours } h
span-hours = { $hours } h { $minutes } min
span-minutes = { $minutes } min
clock-all-agree = Pour une autre pendule, il faut l’accord de tous les joueurs.
clock-set = ✅ La pendule est réglée.
clock-proposed = 🗳️ La demande est faite aux autres joueurs.
clock-asked = 🗳️ { $who } propose : { $clock }.
clock-agreed = ✅ Tous sont d’accord. Chacun commence avec une pendule pleine.
no-such-pace = Il n’y a pas de pendule nommée { $mode }. Il y a : { $modes }.
same-pace = C’est déjà la pendule de cette table.
back-after = De retour après { $span }. Rien n’est perdu, les pendules étaient arrêtées.

## Rappels

remind = { $who } 🔔 { $title }, la table { $table } vous attend depuis { $since } : { $what }.
remind-last = On n’attend plus que vous ({ $count } joueurs).
remind-others = On attend aussi : { $others }.
snoozed = 🔔 Pas de rappel avant le { $when }.
not-awaited = Cette table ne vous attend pas.
muted = La table { $table } ne vous appelle plus et ne vous rappelle plus rien. /table mute rétablit tout.
unmuted = La table { $table } vous appelle de nouveau.

## Messages privés

dm-call = ▶️ { $title }, table { $table } : à vous de jouer.
dm-remind = 🔔 { $title }, la table { $table } vous attend depuis { $since }.
dm-done = ✅ { $title }, table { $table } : c’est fait.
dm-again = Votre prochain appel viendra en message privé.
no-dm = Le message privé pour vous n’a pas pu être remis ; les appels viennent maintenant dans le salon.
digest = ▶️ { $count ->
    [one] 1 table vous attend :
   *[other] { $count } tables vous attendent :
}
digest-line = · { $title }, table { $table } { $link }, depuis { $since }
digest-asked = · 🗳️ { $title }, table { $table } { $link } : on vous pose une question

## Boutons

button-clock = Pendule
button-snooze = Rappel dans 12 h
button-away = Je suis absent
button-mute = Silence pour cette table
button-unmute = Fin du silence
button-games = Vos tables
button-waiting = { $count ->
    [0] Tables qui attendent
    [one] 1 table attend
   *[other] { $count } tables attendent
}
button-trydm = Réessayer en privé

## Aide

help-clock-1 = ⏳ **Le temps à une table**
help-clock-2 = **Un seul appel** Vous êtes appelé quand c’est à vous, jamais pendant vos heures calmes : ce qui attendait sonne une fois le matin. Des rappels viennent après 24, 48 et 72 h, ou selon votre réglage.
help-clock-3 = **Pendules** Rapide 24 h + 4 h, normale 72 h + 12 h, calme 7 jours + 24 h : une réserve de temps par joueur, un peu plus à chaque attente. Choisissez avec /table clock ; en cours de partie, tous doivent être d’accord.
help-clock-4 = **Elle s’arrête** pendant vos heures calmes, vos absences (28 jours par an), une pause, la perte du lieu de la table, ou mes pannes.
help-clock-5 = **Rappels** Avec une pendule ils viennent plus tôt, à la moitié du temps et au quart. Dessous : Rappel dans 12 h, Silence, Je suis absent. Jamais pendant vos heures calmes.
help-clock-6 = **Temps écoulé** Après un jour sans signe de vous, les autres choisissent que faire ; après 3 jours dans tous les cas. Rien n’est joué pour vous avant 4 jours sans aucun signe.
help-clock-7 = **Absence** /away until: prévient toutes vos tables. Vous pouvez jouer quand même ; Je suis de retour y met fin.
option-about = Ce que vous voulez savoir
no-such-topic = Il n’y a pas d’aide sur { $about }. Il y a : { $topics }.
