## Commandes des modérateurs

command-server = Les tables de ce serveur : réglages, santé, dépannage
command-server-setup = Vérifier les permissions, choisir salon, langue, rythme et qui ouvre les tables
command-server-status = Santé : file d’attente, dernier appel, échecs, permissions manquantes
command-server-tables = Toutes les tables d’ici, avec leur état et leurs liens
command-server-rescue = Amener dans ce salon une table dont le fil est perdu
command-server-remove = Retirer une personne d’une place ; la table décide qui continue
command-server-seat = Confier une place à quelqu’un, qui est d’abord invité
command-server-rename = Donner un autre nom à une table, ou aucun
command-server-pause = Mettre une table en pause, ou la laisser reprendre
command-server-end = Arrêter une table sans résultat, après un préavis de 24 h
command-server-data = Exporter ou effacer ce qui est gardé sur ce serveur
option-channel = Dans quel salon ouvrir les tables
option-threads = Un fil propre à chaque table
option-table-language = Langue des nouvelles tables
option-pace = Pendule des nouvelles tables
option-who = Qui peut ouvrir des tables
option-reports = Où l’exploitant lit les signalements
option-on = Pause ou reprise
option-data = Que faire
show-open = ouvertes
show-running = en cours
show-sleeping = endormies
show-homeless = sans lieu
show-all = toutes
data-export = exporter
data-delete = effacer
only-moderators = Seules les personnes qui gèrent le serveur peuvent le faire.

## Réglages

setup-heading = Menhir sur ce serveur
setup-missing = ⚠️ Il manque : { $name } ({ $what })
setup-helpful = · Utile, pas nécessaire : { $name } ({ $what })
permission-view_channel = pour voir le salon
permission-send_messages = pour écrire dans le salon
permission-send_messages_in_threads = pour écrire là où l’on joue
permission-create_public_threads = pour donner un fil à chaque table
permission-attach_files = pour montrer le plateau
permission-read_message_history = pour ne rien dire deux fois après un redémarrage
permission-pin_messages = pour épingler le premier message d’une partie
permission-manage_threads = pour écrire dans les fils verrouillés et y ajouter des spectateurs
setup-channel = Salon des tables : { $channel }
setup-anywhere = tout salon
setup-threads-on = Un fil par table : oui
setup-threads-off = Un fil par table : non
setup-threads-no = Pas de fils propres
setup-threads-yes = Fils propres
setup-language = Langue des nouvelles tables : { $which }
setup-pace = Pendule des nouvelles tables : { $pace }
setup-who = Qui peut ouvrir des tables : { $who }
rates-heading = **Combien de fois une personne peut**
rate-line = { $what } : { $times } fois en { $hours } h
rate-open = ouvrir des tables
rate-invite = inviter
rate-vote = demander des votes
rate-undo = demander de revenir en arrière
rate-report = signaler quelque chose
setup-reports = Les signalements vont dans : { $channel }
setup-log = le journal du bot
menu-channel = Salon des tables
menu-language = Langue des nouvelles tables
menu-pace = Pendule des nouvelles tables
menu-who = Qui peut ouvrir des tables
menu-reports = Salon des signalements
language-of-own = celle de la personne qui ouvre
language-of-en = anglais
language-of-fr = français
language-of-de = allemand
who-everyone = tout le monde
who-moderators = les modérateurs

## Santé et tables

status-heading = Santé de Menhir sur ce serveur
status-tables = Tables : { $running } en cours, { $all } en tout.
status-queue = Messages en attente : { $count }.
status-call = Dernier appel : { $when }.
status-no-call = Aucun appel en ce moment.
status-failed = ⚠️ La table { $table } attend : { $why }
status-trouble = ⚠️ { $what } : des difficultés depuis { $since }, de nouveaux essais suivent : { $why }
health-posts = Messages
health-errands = Fils et membres
health-computers = Joueurs automatiques
health-timers = Horloges et rappels
health-commands = Commandes
status-fine = ✅ Aucun échec.
tables-heading = Tables de ce serveur
tables-line = { $title }, table { $table } : { $state } { $link }
tables-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}.
tables-none = Il n’y en a pas.
state-lobby = pas commencée
state-over = finie
state-closed = fermée
state-agreed = ⏸️ en pause
state-asleep = dort
state-homeless = ⚠️ sans lieu
state-unreachable = ⚠️ je ne peux pas y écrire
state-retired = ⚠️ ses règles ne sont plus conservées
removed = Un modérateur retire { $who } de la table.
removed-done = C’est fait. On demande à la table { $table } qui continue.
ends-soon = ⚠️ Un modérateur va arrêter la table { $table } sans résultat { $when }.
ends-already = La fin de cette table est déjà annoncée.
ends-not = La table { $table } continue.
greeting = 🪨 Menhir est là : des jeux de plateau sur plusieurs jours. /table open en ouvre un, /help explique.

## Ce qui est gardé

data-here = Tout ce qui est gardé, dans un fichier.
wipe-ask = Effacer toutes les tables de ce serveur avec leurs coups, messages et réglages ? C’est définitif.
server-forgotten = Effacé : { $count ->
    [one] { $count } table
   *[other] { $count } tables
} et tout ce qui en dépend.
stays-stored = Rien n’a été effacé.
privacy-1 = Gardé sur vous : votre numéro et votre nom, vos réglages, vos places, vos plans et vos votes, ce que vous suivez et signalez, l’heure de vos coups et votre dernier passage.
privacy-2 = **Télécharger** vous donne tout dans un fichier.
privacy-3 = **M’oublier** l’efface. Vos coups restent dans les parties, sans votre nom ; les parties en cours continuent par vote.
forget-ask = Effacer tout ce qui vous concerne ? Vous perdez vos places et vos réglages. Les messages des salons restent, avec « un ancien joueur » là où ils vous mentionnent. C’est définitif.
forgotten = C’est fait. Plus rien n’est gardé sur vous.

## Boutons

button-keeptable = Ne pas l’arrêter
button-wipe = Tout effacer
button-keepdata = Garder
button-mydata = Télécharger
button-forget = M’oublier
button-forgetyes = Oui, m’oublier

## Aide

help-servers-1 = ⚠️ **Pour les modérateurs** (qui gèrent le serveur)
help-servers-2 = **/server setup** montre les permissions présentes et manquantes, et règle salon, fils, langue, pendule, qui ouvre les tables et où vont les signalements. Tout marche sans rien toucher.
help-servers-3 = **/server status** et **/server tables** montrent la santé et chaque table avec son état.
help-servers-4 = **Dépannage** /server rescue amène ici une table dont le fil est perdu, pause et rename font ce qu’ils disent, end donne un préavis de 24 h.
help-servers-5 = **Places** /server remove retire une personne, et la table décide qui continue ; /server seat invite quelqu’un à continuer.
help-servers-6 = **Données** /server data exporte ou efface tout ce qui concerne ce serveur ; les mains, les plans et les messages privés sont effacés, jamais exportés.
