## Résumé

command-recap = L’histoire jusqu’ici en quelques lignes et une image
since-round = cette manche
since-number = manche { $number }
since-unknown = Je ne connais pas « { $word } » comme début. Il y a : { $known }.
button-recap = Résumé
button-previously = Précédemment
button-turns = Coup par coup
recap-heading = Précédemment · { $title }, table { $table } (depuis le { $since })
recap-heading-rounds = Précédemment · { $title }, table { $table } · { $count ->
    [one] manche { $last }
   *[other] manches { $first } à { $last }
} (depuis le { $since })
recap-line = { $number }  { $line }
recap-lead = { $who } prend la tête avec { $score }.
recap-nothing = Rien de marquant depuis.
recap-now = Maintenant : { $moment }. Scores : { $scores }.
recap-you = Vous ({ $seat }) : { $what }. Vous avez : { $have }.
recap-you-wait = Vous ({ $seat }) : rien ne vous est demandé pour l’instant. Vous avez : { $have }.
recap-then = La première image montre maintenant, la seconde le début.
