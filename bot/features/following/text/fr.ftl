## Suivre une table

command-watch = Suivre cette table : chaque phase, grands événements, seulement la fin, ou arrêter
option-how = Ce qui vous est raconté
how-phase = chaque phase
how-big = grands événements
how-end = seulement la fin
how-stop = arrêter
how-unknown = On ne peut pas suivre ainsi : { $how }.
button-follow = Suivre …
watch-phase = Chaque phase
watch-big = Grands événements
watch-end = Seulement la fin
watch-stop = Arrêter
watching-not = Vous ne suivez pas la table { $table }.
watching-phase = 👁️ Vous suivez la table { $table } : chaque phase.
watching-big = 👁️ Vous suivez la table { $table } : les grands événements.
watching-end = 👁️ Vous suivez la table { $table } : seulement la fin.
watching-how = Les avis arrivent en message privé, 3 par jour au plus ; le reste vient en un seul. Personne n’est mentionné dans le salon.
watch-yourself = Je ne peux pas le faire dans ce fil (Gérer les fils). Rejoignez-le ou quittez-le vous-même.
notice-phase = 👁️ { $title }, table { $table } : { $moment }. { $scores }.
notice-big = 👁️ { $title }, table { $table } : { $what }{ $more ->
    [0] { "" }
    [one] { " Et une autre chose." }
   *[other] { " Et" } { $more } autres choses.
}
notice-last-round = La dernière manche commence.
notice-end = 🏁 { $title }, table { $table } : la partie est finie. { $scores }.
notice-gathered = 👁️ { $count ->
    [one] { $count } autre nouvelle
   *[other] { $count } autres nouvelles
} des tables que vous suivez :
notice-earlier = … { $count } avant celles-ci.
help-following-1 = **Regarder** Toutes les tables sont ouvertes aux spectateurs. /recap raconte l’histoire jusqu’ici, /recap since: depuis une manche.
help-following-2 = /watch ou Suivre sur la carte de la table : chaque phase, grands événements, seulement la fin. Les avis viennent en privé, 3 par jour au plus.
help-following-3 = **Essayer** /tour est une table rien que pour vous, six cartes, deux minutes, personne ne regarde.
