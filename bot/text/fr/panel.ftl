## Boutons

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-start = Commencer (à { $count })
button-go = Y aller
button-turn = À vous de jouer
button-board = Plateau
button-text = Texte
button-log = Journal
button-hand = Main
button-undo = Annuler
button-back = Retour
button-confirm = Confirmer
button-fresh = Nouveau panneau
button-agree = D’accord
button-refuse = Non
button-rematch = Revanche
button-record = Archive
button-type = Saisir
button-exactly = Choisir précisément …
button-together = Jouer ces { $count }
no-undo = { $label } (définitif)

## Panneau

panel-heading = { $title } · table { $table } · { $moment }
panel-asked = ▶️ { $what }
panel-have = Vous avez : { $have }
panel-which = { $field } ?
panel-confirm = Faire ceci : { $what } ?
panel-done = ✅ { $what }
panel-next = ▶️ C’est à { $who } de décider.
panel-over = 🏁 La partie est finie.
panel-undone = ↩️ Repris : { $what }
panel-cannot = -# Impossible : { $what }
panel-then = Ensuite : { $what } ✓
panel-stop = Ensuite : s’arrêter là
type-title = Saisir
type-label = Étapes, séparées par , ou ;
