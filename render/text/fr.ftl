# Mots que partagent les images et les textes de tous les jeux.

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-purple = Violet
seat-nobody = Personne

none = aucun
unit-vp = PV
next = puis
order-place = { $place }
wins = { $count ->
    [one] gagne
   *[other] gagnent ensemble
}
text-page = Page { $page } sur { $pages }.
