# Kemet: Wörter der Bilder und ihres Textes.

title = Kemet
sub = Blut und Sand  ·  { $moment }
fp = RP
pp = GP
tiles = { $count ->
    [one] Plättchen
   *[other] Plättchen
}
cards = { $count ->
    [one] Karte
   *[other] Karten
}
veterans = { $count ->
    [one] Vet.
   *[other] Vet.
}
supply = { $count } im Vorrat
no-tiles = noch keine Plättchen
deck = Stapel { $deck }, Ablage { $discard }.
legend-win = Sieg: vor deinem Marker 9 RP oder
legend-win-more = mehr und niemand vor dir.
legend-creature = Gold: eine Kreatur bei der Truppe.
legend-market = Ausgelegte Plättchen: „market“.
hand-battle = Kampfkarten: Stärke (d Schaden, u unabwendbar, s Verteidigung)
hand-cards = Deine Karten
source-battle = Kampf
source-divine = göttlich
source-temples = Tempel
source-pyramids = Pyramiden
final = { $who } { $fame } RP: { $parts }
won = { $who } gewinnt mit { $score } RP.

market = Machtplättchen
market-sub = Kemet  ·  { $moment }
market-level = Stufe { $level }
market-gone = alle vergeben
market-copies = × { $copies }

player-pyramid = Aktionspyramide
player-needs = ohne Marker: Ebene { $levels }
player-track = Gebetspunkte
player-tiles = Machtplättchen
player-none = keine
player-level = Stufe { $level }
player-units = Einheiten im Vorrat
player-veterans = Veteranen
player-hand = Karten auf der Hand
player-creatures = Kreaturen im Vorrat
player-face-up = Offene Kampfkarten
player-away = Verdeckt weggelegt
space-pray = Beten
space-buy = Kaufen
space-raise = Erhöhen
space-recruit = Rekrutieren
space-move = Bewegen
space-gold = Gold

battle = Kampf in { $zone }
attacks = greift an
defends = verteidigt { $zone }
units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
battle-secret = Karten werden gewählt
battle-ready = bereit
battle-strength = Stärke
battle-card = Kampfkarte { $card }
battle-damage = Schaden
battle-unblockable = Unabwendbar
battle-defense = Verteidigung
battle-total = Summe
battle-wins = gewinnt
battle-lost = −{ $count }
battle-casualties = Verluste
battle-left = { $count } übrig
battle-none = Gerade kämpft niemand.
strip-lost = verliert { $count }, { $left } übrig
strip-blows = Schaden { $damage }, unabwendbar { $unblockable }, Verteidigung { $defense }
line-units = Einheiten
line-card = Karte
line-home = eigene Stadt
line-certain = sicher bisher

text-head = Kemet: Blut und Sand, { $moment }.
text-asked = { $who }: { $what }.
text-won = { $who } gewinnt mit { $fame } RP.
text-colours = Farben der Plättchen: { $colours }.
text-order = Zugreihenfolge: { $order }.
text-seat = { $who }: { $fame } RP (Kampf { $battle }, göttlich { $divine }, Tempel { $temples }, Pyramiden { $pyramids }), { $pp } GP.
text-stock = { $who } hat { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $battlecards ->
    [one] 1 Kampfkarte
   *[other] { $battlecards } Kampfkarten
}, { $supply ->
    [one] 1 Einheit
   *[other] { $supply } Einheiten
} im Vorrat, { $veterans ->
    [one] 1 Veteranen
   *[other] { $veterans } Veteranen
}, { $tokens } Marker übrig.
text-bonus = { $who } kann legen: { $what }.
text-placed = { $who } hat Marker auf: { $spaces }.
text-boxes = { $who } hat Kauffelder: { $boxes }.
text-tiles = { $who } besitzt: { $tiles }.
text-stable = { $who } hat Kreaturen im Vorrat: { $creatures }.
text-face-up = { $who } hat offen liegen: { $cards }.
text-face-down = { $who } hat verdeckt weggelegt: { $count }.
text-hand = { $who } hat auf der Hand: { $cards }.
text-battle-hand = { $who } hat Kampfkarten: { $cards }.
text-away = { $who } hat weggelegt: { $cards }.
text-aside = { $who } hat für immer beiseitegelegt: { $cards }.
text-setup = Dein Aufbau: { $troops }; { $pyramids }.
text-ready = Bereit: { $who }.
text-slots = Neue Zugreihenfolge: { $slots }.
text-zone = { $zone } ({ $kind }): { $what }.
text-empty = Leer: { $zones }.
text-troop = { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
text-pyramid = Pyramide ({ $colour ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
}) der Stufe { $level }
text-income = +{ $pp } GP in der Nacht
text-delta = in der Nacht { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} für { $pp } GP
text-offering = in der Nacht { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
} für 1 göttlichen RP
text-fame = Ruhm bei { $who }
text-attack = angegriffen von { $who } { $units }{ $creature ->
    [none] {""}
   *[other] {" "}+ { $creature }
}
text-market = { $colour ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
} Stufe { $level }: { $tiles }.
text-deck = Stapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}. Ablage: { $discard }.
text-battle = Kampf in { $zone }: { $who } mit { $units } gegen { $other } mit { $against }.
text-revealed = { $who } spielt { $card }{ $cards ->
    [none] {""}
   *[other] {" "}mit { $cards }
}.
text-winner = { $who } gewinnt den Kampf.
text-scores = Ruhm: { $scores }.
kind-district = Distrikt
kind-desert = Wüste
kind-temple = Tempel
kind-sanctuary = Heiligtum
kind-front = Vorfeld, Militärhafen
kind-bank = Handelshafen
kind-obelisk = Obelisk
