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
card-running = ▶️ On attend { $who } depuis { $since }
card-over = 🏁 Partie finie. 1re place : { $who }.
card-closed = Cette table est fermée.

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
broken-off = La table { $table } s’arrête sans résultat.

## Joueurs automatiques

level-easy = facile
level-middle = moyen
level-strong = fort
character-easy = Voit un coup d’avance, s’attache à une chose et en oublie une autre, comme tout le monde.
character-middle = Voit un coup d’avance, sans se tromper.
character-strong = Cherche plus loin, aussi longtemps qu’il le peut.
levels-heading = 🤖 Joueurs automatiques
levels-line = { $who } · { $level }
levels-none = Aucun joueur automatique n’est assis ici.
levels-which = Niveau de { $who }
levels-host = L’hôte peut le changer.
deep-on = Réflexion longue : les forts peuvent prendre jusqu’à 30 secondes.
deep-off = Réflexion courte : les forts répondent en quelques secondes.
hints-on = Les conseils sont permis : chacun peut demander ce que ferait un joueur fort, et la table voit qui l’a demandé.
hints-off = Les conseils sont désactivés, sauf pour qui joue seul contre des joueurs automatiques.
button-levels = Joueurs automatiques
button-deep = Réfléchir longtemps
button-shallow = Répondre plus vite
button-hints = Permettre les conseils
button-nohints = Interdire les conseils
level-changed = 🤖 { $who } joue désormais au niveau { $level }.
no-computer-there = Aucun joueur automatique n’est assis là, ou ce niveau n’existe pas.
command-table-level = Le niveau d’un joueur automatique
option-level = facile, moyen ou fort
