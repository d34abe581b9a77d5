## Le premier message d’un Discord local

button-hotseat = Seul pour tous
button-tour = Visite de deux minutes
button-load = Charger un fichier
hot-seat = Vous jouez tout le monde : trois personnes sont à table, et la page devient celle qu’on appelle. Quel jeu ?
type-record-title = Charger une partie
type-record-label = Le fichier d’une partie finie (JSON)
loaded = ✅ La partie de ce fichier est la table { $table }.
loaded-thread = Partie chargée · { $title }
loaded-heading = 📜 { $title } · table { $table }, d’après un fichier
loaded-lines = { $steps } décisions, vérifiées. Plateau, Texte et Journal montrent la fin et le chemin.
record-damaged = Ce fichier ne tient pas : { $why }
record-sealed = Ce fichier garde encore son secret : la partie n’était pas finie. On ne charge que des parties finies ou arrêtées.
title-players = { $title } · { $least }–{ $most } joueurs
