# Was die Regelmaschine selbst sagen kann, für jedes Spiel.

empty-line = Schreib, was du tun willst.
unknown-verb = „{ $word }“ kenne ich hier nicht. Eine Zeile kann beginnen mit: { $verbs }.
verb-not-now = „{ $word }“ geht jetzt nicht. Eine Zeile kann beginnen mit: { $verbs }.
unknown-word = „{ $word }“ bezeichnet hier nichts.
unfitting-words = „{ $word }“ passt hier nicht.
word-too-many = „{ $word }“ ist ein Wort zu viel.
missing-word = Nach „{ $typed }“ fehlt ein Wort.
more-than-one = Das kann { $count } Dinge bedeuten; sag mehr dazu.
reveal-ends-line = Was etwas aufdeckt, muss in einer Zeile zuletzt kommen.
unreadable = Ich kann „{ $text }“ nicht lesen.
not-possible = Das ist jetzt nicht möglich.
somebody-else = Die Entscheidung liegt gerade nicht bei dir.
game-over = Das Spiel ist zu Ende.
seat-unknown = Diesen Platz gibt es am Tisch nicht.
undo-barrier = Das lässt sich nicht frei zurücknehmen: Seitdem hat jemand etwas entschieden oder erfahren.
undo-too-far = Es gibt nichts zurückzunehmen.
undo-over = Die Partie ist zu Ende: Nichts lässt sich mehr zurücknehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
plan-condition = Ich kann die Bedingung „{ $typed }“ nicht lesen: „{ $word }“ ist hier weder ein Ort noch eine Menge.
plan-condition-open = Setze einen Doppelpunkt hinter die Bedingung: { $typed }

# Ein Spiel ohne eigene Wörter wird in seinen bloßen Tatsachen erzählt.

plain-event = { $kind }{ $facts }
plain-event-who = { $who }: { $kind }{ $facts }
plain-chapter = Runde { $round }
plain-question = deine Entscheidung
plain-having = { $facts }
plain-kind = { $kind } ({ $count })
plain-choice = { $word }
plain-deed = { $kind } { $facts }
plain-moment = Entscheidung { $number }
plain-column = Stand
