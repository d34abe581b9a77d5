# Wörter, die Bilder und Texte aller Spiele teilen.

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila
seat-nobody = Niemand

none = keine
unit-vp = SP
next = dann
order-place = { $place }
wins = { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}
text-page = Seite { $page } von { $pages }.
