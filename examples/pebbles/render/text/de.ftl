# Die Wörter auf dem Bild und in seinem Zwilling.

title = Pebbles
die = der Würfel
bag = { $count ->
    [one] 1 Kiesel im Beutel
   *[other] { $count } Kiesel im Beutel
}
hand = deine Kiesel
unit = Punkte
ready = hat gewählt
holds = hat noch { $count }
does-choosing = wählt
does-swapping = darf tauschen
line-seat = { $who }: Punkte { $points }, Kiesel { $count }, gezeigt: { $shown }.
line-ready = { $who } hat gewählt.
line-hand = Deine Kiesel: { $numbers }.
line-chosen = Du hast { $pebble } gewählt.
