## Aide

help-1 = 🪨 Avec Menhir, on joue ici à des jeux de société à son rythme, sur plusieurs jours.
help-2 = **Jouer** Appuyez sur Rejoindre à une table, ou ouvrez-en une : /table open
help-3 = **À vous** Vous recevez un seul appel par tour. Appuyez sur À vous de jouer : la liste dit ce que vous pouvez faire.
help-4 = **Regarder** Toutes les tables sont ouvertes aux spectateurs : Plateau, Texte, Journal.
help-5 = **Erreurs** On annule librement tant que personne n’a rien découvert de nouveau.
help-next-none = La suite pour vous : /table open
help-next-lobby = La suite pour vous : attendre que { $host } lance la table { $table }, ou appuyer sur Commencer si c’est vous.
help-next-turn = La suite pour vous : appuyer sur À vous de jouer, ou /turn.
help-next-wait = La suite pour vous : rien ; c’est à { $who } de décider. /board montre la position.
