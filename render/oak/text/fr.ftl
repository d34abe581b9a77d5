# Oak en images et en texte. Les mots des places et des choses sont ceux des commandes.

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
end-shrines = { $vp } × pierre
end-artefacts = { $vp } × artéfact
end-closed = fermée

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
source-last-spaces = dernières cases
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
limit = limite { $limit }, { $slots } emplacements
places = { $used } de { $places } places
moot = Cartes Assemblée
in-hand = { $hand } en main, { $played } jouées
ingredients = Ingrédients
free = libre
used = jouée
aside = à part
shrine = sanctuaire
menhir = menhir
side-elder = aîné { $vp } PV
side-plain = simple { $vp } PV
uses-left = { $count ->
    [0] épuisé
    [1] reste 1 usage
   *[other] restent { $count } usages
}
brewed = { $count ->
    [one] { $count } potion préparée
   *[other] { $count } potions préparées
}

twin-head = Oak : { $moment }.
twin-viewer = Vu par { $who }.
twin-first = Premier joueur : { $who }. Tour : { $turn }.
twin-drawn = Piochées pour { $who } : { $cards }.
twin-sun = Soleil sur la case { $space } de { $spaces }, valeur { $value }. Solstices : { $solstices }.
twin-tokens = Jetons Solaire : { $tokens }.
twin-token = { $count } au-dessus de { $after }
twin-blocked = Dernières cases fermées : { $spaces }.
twin-seat = { $who } : { $vp } PV, Ordre { $order }, { $resources }.
twin-status = { $who } : { $passed ->
    [yes] a passé
   *[no] n’a pas passé
}, { $stopped ->
    [yes] ne cueille plus
   *[no] peut cueillir
}, parcouru { $travelled }, gagné { $gained }, cran de limite { $cost }.
twin-rest = { $who } au repos : { $druids } ({ $all } places, dont { $elders } pour Aînés).
twin-roots = { $who } sur les Racines : { $druids }.
twin-out = { $who } posés : { $druids }.
twin-tree = { $who } sur le chêne : { $druids }.
twin-at = { $druid } { $at }
twin-elders = { $who }, Aînés faits : { $elders }.
twin-cards = { $who }, cartes en main : { $hand } ; jouées : { $played } ; à part : { $aside }.
twin-upper = { $who }, rangée du haut : { $used } de { $slots } emplacements pris, limite { $limit } ; Sanctuaires aînés { $elder }, simples { $plain } ; Menhirs { $menhirs }.
twin-lower = { $who }, créatures : { $creatures } ({ $used } de { $slots } emplacements pris, limite { $limit }).
twin-artefacts = { $who }, artéfacts : { $artefacts } ({ $places } places) ; épuisés : { $exhausted }.
twin-artefact = { $artefact } au cran { $notch }, prochain usage { $loss } PV{ $busy ->
    [yes] , utilisé
   *[no] { "" }
}
twin-ingredients = { $who }, ingrédients : { $ingredients } ; potions préparées : { $potions }{ $private ->
    [none] { "" }
   *[other] { "" } ; potion à soi : { $private }
}.
twin-sources = { $who }, points de : { $sources }.
twin-temple = { $space } : { $druids }.
twin-neutral = neutre
twin-forest = Forêt : { $ingredients }.
twin-bag = Sac : { $ingredients }.
twin-creatures = Créatures visibles : { $cards } ; { $count } dans la pioche.
twin-artefact-display = Artéfacts visibles : { $tiles } ; { $count } dans la pile.
twin-potions = Potions : { $potions }, bois sombres ; dans la boîte : { $box }.
twin-supply = Cartes Sanctuaire restantes : { $count }.
twin-broichan = Broichan : { $deck } cartes dans la pioche, défaussées : { $discard }.
twin-place = Place { $place } : { $who }, { $score } PV, { $tiebreak } cases parcourues.
twin-facts = Broichan : { $score } PV, { $spaces } cases parcourues.
twin-options = Options : { $options }.
alt-scores = Points : { $scores }.
alt-score = { $who } { $vp }
