## Rückblick

command-recap = Die Geschichte bis hier in wenigen Zeilen und einem Bild
since-round = diese Runde
since-number = Runde { $number }
since-unknown = „{ $word }“ kenne ich nicht als Beginn. Es gibt: { $known }.
button-recap = Rückblick
button-previously = Was bisher geschah
button-turns = Zug um Zug
recap-heading = Was bisher geschah · { $title }, Tisch { $table } (seit { $since })
recap-heading-rounds = Was bisher geschah · { $title }, Tisch { $table } · { $count ->
    [one] Runde { $last }
   *[other] Runden { $first } bis { $last }
} (seit { $since })
recap-line = { $number }  { $line }
recap-lead = { $who } geht mit { $score } in Führung.
recap-nothing = Seitdem nichts Wichtiges.
recap-now = Jetzt: { $moment }. Stand: { $scores }.
recap-you = Du ({ $seat }): { $what }. Du hast: { $have }.
recap-you-wait = Du ({ $seat }): Gerade wird nichts von dir verlangt. Du hast: { $have }.
recap-then = Das erste Bild zeigt jetzt, das zweite damals.
