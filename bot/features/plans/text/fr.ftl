## Plans

command-plan = Préparer vos prochaines décisions ; elles sont jouées si elles restent permises
option-plan = Lignes, la meilleure d’abord, séparées par |
option-clear = Oublier votre plan
button-plan = Prévoir la suite
button-replan = Changer le plan
button-unplan = Effacer le plan
type-plan-title = Prévoir la suite
type-plan-label = Lignes séparées par |, la meilleure d’abord
planned = Comme prévu : { $line }
plan-yours = Votre plan : { $lines }
plan-spent = Votre plan n’a pas pu être joué : { $lines }
plan-standing = Votre réponse pour { $form } : { $line }
plan-when = À votre prochaine décision, la première ligne permise à ce moment est jouée. Elle n’a pas besoin de l’être déjà.
plan-next = C’est à vous de décider ; ce plan vaut pour la décision suivante. Il n’a pas besoin d’être déjà permis.
plan-until = Il s’achève après cette décision, { $round ->
    [0] { "" }
   *[other] à la fin de la manche { $round },{ " " }
}ou si l’on vous attaque.
plan-private = Vous seul le voyez.
plan-none = Vous n’avez pas de plan ici.
plan-how = Un plan est une ligne comme dans /do, ou plusieurs séparées par |, la meilleure d’abord.
plan-empty = Ce plan est vide.
plan-long = Un plan a au plus { $lines } lignes de { $length } caractères.
help-plans-1 = **Plans** /plan line: prend des lignes comme /do, séparées par |, la meilleure d’abord. Vous seul les voyez.
help-plans-2 = À votre prochaine décision, la première ligne permise est jouée et l’histoire le dit. Sinon, on vous appelle.
help-plans-3 = Un plan s’achève après une décision, à la fin de la manche, ou si l’on vous attaque.
help-plans-4 = Effacer le plan, ou /plan clear:True, l’oublie. Annuler votre propre coup garde le plan pour la décision suivante.
