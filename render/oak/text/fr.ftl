# Oak en images et en texte. Les mots des emplacements et des choses sont ceux des commandes.

title = Oak
broichan = Broichan
none = rien
roots = Racines
temple-F = Temple de la Plume
temple-M = Temple du Gui
temple-R = Temple des Runes
end-points = { $vp } par { $each } PV
end-elders = { $vp } × Aîné
end-creatures = { $vp } × créature
end-potions = { $vp } × potion
end-shrines = { $vp } × Sanc./Men.
end-artefacts = { $vp } × artéfact
end-closed = bloqué

forest = Forêt
bag = Sac
creatures = Créatures
artefacts = Artéfacts
potions = Potions
left = reste { $count }
dark-woods = Bois Sombres
dark-woods-kinds = 3 / 4 / 5 sortes
points = { $vp } PV
no-order = sans Ordre
order-bee = abeille
order-blackbird = merle
order-cairns = cairns
order-fox = renard
order-forest = forêt
solo = solo
drawn = Piochées

won = { $count ->
    [one] { $who } l’emporte avec { $score } PV.
   *[other] { $who } l’emportent ensemble avec { $score } PV.
}
asked = { $who } : { $what }.
total = total
source-oak = chêne
source-last-spaces = derniers emplacements
source-shrines = sanctuaires
source-menhirs = menhirs
source-creatures = créatures
source-artefacts = artéfacts
source-potions = potions

gives-six-f = +6F
gives-six-m = +6M
gives-six-r = +6R
gives-creature = créature
gives-shrine = sanctuaire
gives-step = monter 1
gives-promote = promouvoir
gives-brew-less = potion −1
gives-draw = piocher 3
gives-horn = change +3
gives-redo = refaire
gives-points = +2 PV

resources = Ressources
at-most = { $most } au plus
druids = Druides
rest = Repos
placed = Posés
dark-ring = cercle foncé : Aînés aussi
stones = Sanctuaires et menhirs
limit = { $slots ->
    [one] limite { $limit }, { $slots } emplacement
   *[other] limite { $limit }, { $slots } emplacements
}
places = { $used } sur { $places }
moot = Cartes Assemblée
in-hand = { $played ->
    [one] { $hand } en main, { $played } jouée
   *[other] { $hand } en main, { $played } jouées
}
in-pile = { $pile } dans sa pioche, { $used ->
    [one] { $used } utilisée
   *[other] { $used } utilisées
}
ingredients = Ingrédients
free = libre
used = jouée
aside = à part
shrine = sanctuaire
menhir = menhir
side-elder = Aînés { $vp } PV
side-plain = Ordinaires { $vp } PV
uses-left = { $count ->
    [0] épuisé
    [1] reste 1 usage
   *[other] restent { $count } usages
}
brewed = { $count ->
    [one] { $count } potion complétée
   *[other] { $count } potions complétées
}

text-head = Oak : { $moment }.
text-viewer = Vu par { $who }.
text-first = Premier joueur : { $who }. Tour : { $turn }.
text-drawn = Piochées pour { $who } : { $cards }.
text-sun = Soleil sur la case { $space } sur { $spaces }, valeur { $value }. Solstices : { $solstices }.
text-tokens = Jetons Solaire : { $tokens }.
text-token = { $count } au-dessus de { $after }
text-blocked = Derniers emplacements bloqués : { $spaces }.
text-seat = { $who } : { $vp } PV, Ordre { $order }, { $resources }.
text-status = { $who } : { $passed ->
    [yes] a passé
   *[no] n’a pas passé
}, { $stopped ->
    [yes] ne cueille plus
   *[no] peut cueillir
}, parcouru { $travelled }, gagné { $gained }, cran de limite { $cost }.
text-rest = { $who } au repos : { $druids } { $all ->
    [one] ({ $all } emplacement, dont { $elders } pour Aînés)
   *[other] ({ $all } emplacements, dont { $elders } pour Aînés)
}.
text-roots = { $who } sur les Racines : { $druids }.
text-out = { $who } posés : { $druids }.
text-tree = { $who } sur le chêne : { $druids }.
text-at = { $druid } { $at }
text-elders = { $who }, Aînés promus : { $elders }.
text-cards = { $who }, cartes en main : { $hand } ; jouées : { $played } ; à part : { $aside }.
text-upper = { $who }, Sanctuaires et Menhirs : { $slots ->
    [one] { $used } sur { $slots } emplacement pris
   *[other] { $used } sur { $slots } emplacements pris
}, limite { $limit } ; Sanctuaires Aînés { $elder }, Ordinaires { $plain } ; Menhirs { $menhirs }.
text-lower = { $who }, créatures : { $creatures } ({ $slots ->
    [one] { $used } sur { $slots } emplacement pris
   *[other] { $used } sur { $slots } emplacements pris
}, limite { $limit }).
text-artefacts = { $who }, artéfacts : { $artefacts } ({ $places } emplacements) ; épuisés : { $exhausted }.
text-artefact = { $artefact } au cran { $notch }, prochain usage { $loss } PV{ $busy ->
    [yes] , utilisé
   *[no] { "" }
}
text-ingredients = { $who }, ingrédients : { $ingredients } ; potions complétées : { $potions }{ $private ->
    [none] { "" }
   *[other] { "" } ; potion à soi : { $private }
}.
text-sources = { $who }, points de : { $sources }.
text-temple = { $space } : { $druids }.
text-neutral = neutre
text-forest = Forêt : { $ingredients }.
text-bag = Sac : { $ingredients }.
text-creatures = Créatures visibles : { $cards } ; { $count } dans la pioche.
text-artefact-display = Artéfacts visibles : { $tiles } ; { $count } dans la pile.
text-potions = Potions : { $potions }, Bois Sombres ; dans la boîte : { $box }.
text-supply = Cartes Sanctuaire restantes : { $count }.
text-broichan = Broichan : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, défaussées : { $discard }.
text-broichan-card = Broichan, { $card } : { $effect }.
text-place = Place { $place } : { $who }, { $score } PV, { $tiebreak ->
    [one] { $tiebreak } case parcourue
   *[other] { $tiebreak } cases parcourues
}.
text-options = Options : { $options }.
alt-scores = Points : { $scores }.
alt-score = { $who } { $vp }
