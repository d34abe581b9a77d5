## Réponses

joined = Votre place : { $seat }. La partie commence quand { $host } appuie sur Commencer. On vous appelle quand c’est à vous.
left = Vous avez quitté la table.
opened = La table { $table } est ouverte.
computer-added = Un joueur automatique prend la place : { $seat }.
table-closed = La table { $table } est fermée.
hand-heading = ✋ Votre main · { $title }, table { $table }
hand-nothing = Rien n’est caché aux autres.
log-empty = Rien pour l’instant.
log-more = … et { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} avant.
games-heading = Vos tables
games-heading-over = Tables finies
games-none = Vous n’êtes à aucune table. /table open en ouvre une.
games-line = { $mark } { $title }, table { $table } : { $state } { $link }
games-waiting = on vous attend depuis { $since }
games-asked = 🗳️ On vous y pose une question.
games-running = c’est à { $who } de décider
games-lobby = pas commencée
games-over = finie
button-next = Suivante : { $table } ({ $count })
button-further = Suite
button-over = Finies ({ $count })
rules-heading = 📖 { $title } : { $find }
rules-line = **{ $clause }** { $text }
rules-none = Aucune règle de { $title } ne parle de « { $find } ».
info-options = Options : { $options }
info-version = Version des règles : { $version }. Sceau des dés : { $seal }
record-here = L’archive de la table { $table }. Pour la vérifier : menhir verify FILE
