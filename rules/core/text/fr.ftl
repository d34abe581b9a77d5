# Ce que le moteur peut dire lui-même, pour chaque jeu.

empty-line = Écrivez ce que vous voulez faire.
unknown-verb = Ici, je ne connais pas « { $word } ». Une ligne peut commencer par : { $verbs }.
verb-not-now = « { $word } » ne peut pas se faire maintenant. Une ligne peut commencer par : { $verbs }.
unknown-word = « { $word } » ne désigne rien ici.
unfitting-words = « { $word } » ne convient pas ici.
word-too-many = « { $word } » est un mot de trop.
missing-word = Il manque un mot après « { $typed } ».
more-than-one = Cela peut vouloir dire { $count } choses ; précisez.
reveal-ends-line = Ce qui révèle quelque chose vient en dernier dans une ligne.
unreadable = Je ne peux pas lire « { $text } ».
not-possible = Ce n’est pas possible maintenant.
somebody-else = Ce n’est pas à vous de décider.
game-over = La partie est finie.
seat-unknown = Cette place n’existe pas à cette table.
undo-barrier = Cela ne s’annule pas librement : quelqu’un a décidé ou appris quelque chose depuis.
undo-too-far = Il n’y a rien à annuler.
undo-over = La partie est terminée : plus rien ne peut être annulé.
nothing-to-redo = Il n’y a rien à refaire.
plan-condition = Je ne peux pas lire la condition « { $typed } » : « { $word } » n’est ni un lieu ni une quantité ici.
plan-condition-open = Mettez deux-points après la condition : { $typed }

# Un jeu sans mots à lui se raconte par ses simples faits.

plain-event = { $kind }{ $facts }
plain-event-who = { $who } : { $kind }{ $facts }
plain-chapter = Tour { $round }
plain-question = votre décision
plain-having = { $facts }
plain-kind = { $kind } ({ $count })
plain-choice = { $word }
plain-deed = { $kind } { $facts }
plain-moment = décision { $number }
plain-column = Position
