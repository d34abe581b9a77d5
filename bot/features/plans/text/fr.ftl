## Plans

command-plan = Préparer vos prochaines décisions ; elles sont jouées si elles restent permises
option-plan = Lignes, la meilleure d’abord, séparées par | ; >> avant la décision suivante
option-clear = Oublier votre plan
button-plan = Écrire un plan
button-replan = Changer le plan
button-unplan = Effacer le plan
type-plan-title = Prévoir la suite
type-plan-label = Une ligne par décision, avec | la meilleure
planned = Comme prévu : { $line }
plan-yours = 📝 Votre plan : { $lines }
plan-spent = 📝 Votre plan n’a pas pu être joué : { $lines }
plan-by-hand = 📝 Votre plan pour ceci, que vous décidez vous-même : { $lines }
plan-standing = Votre réponse pour { $form } : { $line }
plan-when = À votre prochaine décision de ce genre, la première ligne permise à ce moment est jouée. Elle n’a pas besoin de l’être déjà.
plan-next = C’est à vous de décider ; ce plan vaut pour la décision suivante. Il n’a pas besoin d’être déjà permis.
plan-until = Il s’achève après { $count ->
    [one] cette décision
   *[other] { $count } décisions
}, { $round ->
    [0] { "" }
   *[other] à la fin de la manche { $round },{ " " }
}ou si l’on vous attaque.
plan-private = Vous seul le voyez.
plan-none = Vous n’avez pas de plan ici.
plan-how = Un plan est une ligne comme dans /do, ou plusieurs séparées par |, la meilleure d’abord. >> ou un retour à la ligne commence la décision suivante.
plan-empty = Ce plan est vide.
plan-rest-first = « reste » désigne ce qui reste de la décision précédente ; un plan ne peut pas commencer ainsi.
plan-rest = le reste de ces choix
plan-long = Un plan a au plus { $decisions } décisions de { $lines } lignes de { $length } caractères, { $characters } en tout.
button-ahead = Prévoir la suite
button-plans = Mon plan
button-instead = Sinon …
button-instead-for = Sinon pour { $number } …
button-rest = Puis le reste
button-one-more = Une décision de plus
ahead-heading = { $title } · table { $table } · plan, décision { $number }
ahead-else = { $title } · table { $table } · plan, décision { $number } : sinon
ahead-imagined = -# Cela peut se présenter ainsi ; les autres n’ont pas encore décidé. Rien n’est joué maintenant.
ahead-asked = ▶️ { $what }
plan-added = 📝 Prévu : { $what } · { $line }
plan-added-rest = 📝 Prévu : { $what }
plan-then = { $number }. { $lines }
plan-unwritten = « { $what } » ne peut pas être prévu par choix. Écrivez-le.
plan-played = 📝 Votre plan a décidé { $count ->
    [one] une fois
   *[other] { $count } fois
} : { $what }
plan-decided = Votre plan a décidé { $count ->
    [one] une fois
   *[other] { $count } fois
}.
plan-if = Une condition peut précéder une ligne : si { $place } pris : …, si { $place } libre : …, si { $place } moi : …, si { $thing } 5 : … (au moins 5), aussi avec pas et et.
help-plans-1 = **Plans** Prévoir la suite montre ce qui peut être demandé : choisissez, décision après décision ; Sinon ajoute le second choix, Puis le reste continue avec ce qui reste. Vous seul le voyez.
help-plans-2 = /plan line: prend des lignes comme /do, séparées par |, la meilleure d’abord, >> avant la décision suivante, reste pour ce qui reste de la précédente, si … : avant une ligne (si LIEU pris : …, si CHOSE 5 : …).
help-plans-3 = À chaque décision, la première ligne permise est jouée et l’histoire le dit. Sinon, on vous appelle, et le reste du plan attend. Ce qui est prévu pour une autre question attend qu’elle vienne.
help-plans-4 = Tant que vous avez un plan, il donne aussi la réponse quand une seule est possible. Un plan s’achève avec sa dernière décision, à la fin de la manche où elle peut venir (de la suivante au plus), ou si l’on vous attaque. Effacer le plan, ou /plan clear:True, l’oublie.
