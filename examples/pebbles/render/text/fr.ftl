# Les mots sur l’image et dans son double.

title = Pebbles
die = le dé
bag = { $count ->
    [one] { $count } caillou dans le sac
   *[other] { $count } cailloux dans le sac
}
hand = vos cailloux
unit = points
ready = a choisi
holds = en a { $count }
does-choosing = choisit
does-swapping = peut échanger
line-seat = { $who } : points { $points }, cailloux { $count }, montrés : { $shown }.
line-ready = { $who } a choisi.
line-hand = Vos cailloux : { $numbers }.
line-chosen = Vous avez choisi { $pebble }.
