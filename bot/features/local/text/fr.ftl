## Le premier message d’un Discord local

button-hotseat = Tous sur le même écran
button-tour = Visite de deux minutes
button-load = Charger une archive
hot-seat = Vous jouez tout le monde : trois personnes sont à table, et la page joue pour la personne dont c’est le tour. Quel jeu ?
type-record-title = Charger une archive
type-record-label = L’archive d’une partie finie (JSON)
loaded = ✅ La partie de cette archive est la table { $table }.
loaded-thread = Archive · { $title }
loaded-heading = 📜 { $title } · table { $table }, d’après une archive
loaded-lines = { $steps } décisions, vérifiées. Plateau, Texte et Journal montrent la fin et le chemin.
record-damaged = Ce fichier n’est pas une archive valide : { $why }
record-sealed = Cette archive garde encore son secret : la partie n’était pas finie. On ne charge que des parties finies ou arrêtées.
title-players = { $title } · { $least }–{ $most } joueurs
