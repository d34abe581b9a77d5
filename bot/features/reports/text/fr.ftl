## Quelque chose ne va pas

button-wrong = Quelque chose ne va pas
wrong-label = Qu’est-ce qui ne va pas, en une phrase ?
wrong-example = Ce qui devrait être possible, ou non. Rien que vous seul devez savoir.
wrong-empty = Rien n’a été écrit.
wrong-thanks = ✅ Merci. C’est le signalement { $report } : votre phrase, la table et le moment sont gardés pour qui exploite le bot.
report-told = ⚠️ Signalement { $report }{ $table ->
    [0] {""}
   *[other] , table { $table }
} : « { $words } » · ./menhir bug { $report }
report-told-game = ⚠️ Signalement { $report }, table { $table } ({ $title }, règles { $version }) après { $line ->
    [one] { $line } ligne
   *[other] { $line } lignes
} : « { $words } » · ./menhir bug { $report }
report-opened = ⚠️ Signalement { $report } : « { $words } » Voici la partie telle qu’elle était.
