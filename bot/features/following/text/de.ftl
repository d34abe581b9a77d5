## Einem Tisch folgen

command-watch = Diesem Tisch folgen: jede Phase, große Ereignisse, nur das Ende, oder nicht mehr
option-how = Wie viel du hörst
how-phase = jede Phase
how-big = große Ereignisse
how-end = nur das Ende
how-stop = nicht mehr
how-unknown = So kann man nicht folgen: { $how }.
button-follow = Folgen …
watch-phase = Jede Phase
watch-big = Große Ereignisse
watch-end = Nur das Ende
watch-stop = Nicht mehr folgen
watching-not = Du folgst Tisch { $table } nicht.
watching-phase = 👁️ Du folgst Tisch { $table }: jede Phase.
watching-big = 👁️ Du folgst Tisch { $table }: große Ereignisse.
watching-end = 👁️ Du folgst Tisch { $table }: nur das Ende.
watching-how = Nachrichten kommen privat, höchstens 3 am Tag; der Rest kommt als eine. Im Kanal wird niemand erwähnt.
watch-yourself = Das darf ich mit dem Thread nicht (Threads verwalten). Tritt ihm selbst bei oder verlass ihn.
notice-phase = 👁️ { $title }, Tisch { $table }: { $moment }. { $scores }.
notice-big = 👁️ { $title }, Tisch { $table }: { $what }{ $more ->
    [0] { "" }
    [one] { " Und noch etwas." }
   *[other] { " Und" } { $more } weitere Dinge.
}
notice-last-round = Die letzte Runde beginnt.
notice-end = 🏁 { $title }, Tisch { $table } ist zu Ende. { $scores }.
notice-gathered = 👁️ Noch { $count } von den Tischen, denen du folgst:
notice-earlier = … { $count } davor.
help-following-1 = **Zusehen** Jeder Tisch steht zum Zusehen offen. /recap erzählt, was bisher geschah, /recap since: ab einer Runde.
help-following-2 = /watch oder Folgen auf der Karte des Tisches: jede Phase, große Ereignisse, nur das Ende. Nachrichten kommen privat, höchstens 3 am Tag.
help-following-3 = **Probieren** /tour ist ein eigener Tisch mit sechs Karten, zwei Minuten, niemand sieht zu.
