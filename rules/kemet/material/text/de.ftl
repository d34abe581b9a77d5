### Die gedruckten Plättchen, Karten und Zonen. Zahlen kommen aus `table.json` unter den Namen seiner Wirkungen
### (`table.facts`); ein Satz nennt die Zeitpunkte seines Eintrags der Reihe nach. Die deutschen Namen sind unsere.

## Wann eine Wirkung eintritt

trigger-purchase = Beim Kauf
trigger-always = Immer
trigger-spending = Wenn du GP ausgibst
trigger-gaining = Wenn du GP erhältst, bei Tag und Nacht
trigger-pray = Beten
trigger-buy = Kaufen
trigger-raise = Erhöhen
trigger-recruit = Rekrutieren
trigger-move = Bewegung
trigger-move-start = Zu Beginn einer Bewegung
trigger-enemy-move = Bewegungen der Gegner
trigger-gold = Goldmarker
trigger-day = In deinem Zug am Tag
trigger-battle = Kampf
trigger-attack = Kampf, den du beginnst
trigger-defence = Kampf, den andere beginnen
trigger-attack-council = Kriegsrat eines Kampfes, den du beginnst
trigger-council = Kriegsrat
trigger-confrontation-end = Ende der Konfrontation
trigger-casualties-end = Ende der Verluste
trigger-rewards = Belohnungen eines Kampfes
trigger-night-prayers = Nacht, Gebete
trigger-night-cards = Nacht, Göttliche Intervention
trigger-night-awakening = Nacht, Erwachen

## Wörter mit einer Zahl

n-moves = { $moves ->
    [one] +{ $moves } Landbewegung
   *[other] +{ $moves } Landbewegungen
}
n-units = { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}
n-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
n-districts = { $districts ->
    [one] { $districts } feindlicher Distrikt
   *[other] { $districts } feindliche Distrikte
}

## Plättchen

tile-charge = { trigger-attack }: +{ $strength } Stärke.
tile-priest-of-mafdet = { trigger-move }: { n-moves }.
tile-carnage = { trigger-battle }: +{ $damage } Schaden.
tile-wrryt-storm = { trigger-purchase }: Nimm alle Kampfkarten zurück und entferne { $out } davon ungesehen für immer; an ihre Stelle kommt die besondere Karte mit Stärke { $strength } und Schaden { $damage }.
tile-phoenix = Kreatur. { trigger-move }: { n-moves }; auch ohne Beginn daneben betretbar: { n-districts }. { trigger-battle }: +{ $strength } Stärke.
tile-portal = { trigger-move }: Teleports kosten { $less } GP weniger (mindestens { $least }) und gehen auch von einer Zone mit Obelisk aus.
tile-royal-scarab = Kreatur. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke.
tile-blades-of-neith = { trigger-battle }: +{ $strength } Stärke.
tile-divine-wound = { trigger-confrontation-end }: Wirf beliebige Handkarten außer dem Ablenkungsmanöver ab, je Karte +{ $strength } Stärke.
tile-domination = { trigger-purchase }: { $fame } göttlicher RP.
tile-giant-scorpion = Kreatur. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke, +{ $damage } Schaden.
tile-initiative = { trigger-attack }: +{ $strength } Stärke, +{ $attack-damage } Schaden, +{ $attack-unblockable } unabwendbarer Schaden. { trigger-defence }: +{ $defence-damage } Schaden, +{ $defence-unblockable } unabwendbarer Schaden.
tile-surprise-attack = { trigger-gold }: { $actions } Bewegung; auch ohne Beginn daneben betretbar: { n-districts }.
tile-act-of-god = { trigger-purchase }: { $tokens } Silbermarker.
tile-recruiting-scribe = { trigger-recruit }: bis zu { n-units } kostenlos.
tile-defense = { trigger-defence }: +{ $strength } Stärke.
tile-reinforcement-prayer = { trigger-pray }: bis zu { n-units } kostenlos in eigene Distrikte; wo ein Feind steht, wird gekämpft wie beim Rekrutieren.
tile-ancestral-elephant = Kreatur. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke, +{ $defense } Verteidigung.
tile-shetyw-barrier = { trigger-purchase }: Nimm alle Kampfkarten zurück und entferne { $out } davon ungesehen für immer; an ihre Stelle kommt die besondere Karte mit Stärke { $strength } und Verteidigung { $defense }.
tile-shield-of-neith = { trigger-battle }: +{ $defense } Verteidigung.
tile-legion = { trigger-always }: deine Truppen fassen bis zu { $limit } Einheiten.
tile-defensive-victory = { trigger-rewards }: { $fame } RP (Kampf), wenn du angegriffen wurdest, gewonnen hast und dort noch eine Einheit steht.
tile-spying = { trigger-council }: Die Gegenseite wählt zuerst und zeigt dir die gespielte Kampfkarte, sonst keine Karte.
tile-reinforcements = { trigger-recruit }: beliebig viele Einheiten kostenlos.
tile-sphinx = Kreatur. { trigger-purchase }: { $fame } göttlicher RP. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke.
tile-divine-will = { trigger-gold }: { $actions } Bewegung oder Rekrutieren.
tile-priest = { trigger-pray }: +{ $pp } GP.
tile-priestess = { trigger-buy }: Das Plättchen kostet { $less } GP weniger (mindestens { $least }).
tile-magical-support = { trigger-raise }: Jede Stufe kostet { $less } GP weniger (mindestens { $least }).
tile-deep-desert-snake = Kreatur. { trigger-move }: { n-moves }. { trigger-battle }: Die feindliche Kreatur zählt nicht.
tile-vision = { trigger-night-cards }: Ziehe { $drawn } Karten mehr, wirf dann { $discarded } ab.
tile-divine-boon = { trigger-night-cards }: Ziehe { n-cards } mehr.
tile-hand-of-god = { trigger-night-awakening }: bis zu { $levels } Pyramidenstufe kostenlos; es darf eine neue Pyramide sein.
tile-divine-hunger = { trigger-casualties-end }: { $pp } GP je feindliche Einheit, die dein Schaden entfernt hat, als ein Gewinn.
tile-priest-of-thoeris = { trigger-attack-council }: Ziehe { n-cards }.
tile-priest-of-ra = { trigger-spending }: Jede bezahlte Wirkung kostet { $less } GP weniger (mindestens { $least }).
tile-priest-of-amon = { trigger-night-prayers }: +{ $pp } GP.
tile-the-mummy = Kreatur. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke. { trigger-night-cards }: Ziehe { n-cards } mehr.
tile-mercenaries = { trigger-purchase }: { n-units } mehr für immer, in eigene Distrikte; wo ein Feind steht, wird gekämpft wie beim Rekrutieren.
tile-local-recruit = { trigger-recruit }: bis zu { n-units } kostenlos; Rekrutierte kommen in eigene Distrikte und zu eigenen Truppen, wo immer sie stehen.
tile-honor-in-battle = { trigger-casualties-end }: { $pp } GP je eigene Einheit, die feindlicher Schaden entfernt hat, als ein Gewinn.
tile-dedication-to-battle = { trigger-attack-council }: { $pp } GP.
tile-khnums-sphinx = Kreatur. { trigger-enemy-move }: Andere Truppen zahlen { $pp } GP mehr, um ihre Zone zu betreten. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke.
tile-twin-ceremony = { trigger-gold }: { $actions } Kauf für { $more } GP mehr; es darf eine Farbe sein, die du heute schon gekauft hast.
tile-griffin-sphinx = Kreatur. { trigger-move }: teleportiert kostenlos, auch von einer Zone mit Obelisk aus. { trigger-battle }: +{ $strength } Stärke.
tile-forced-march = { trigger-gold }: { $actions } Bewegung, ohne Teleport.
tile-deadly-trap = { trigger-defence }: +{ $strength } Stärke, +{ $unblockable } unabwendbarer Schaden.
tile-soul-devourer = Kreatur. { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke. { trigger-rewards }: +{ $fame } RP (Kampf), wenn du gewonnen hast und dein Schaden mindestens { $kills } feindliche Einheiten entfernt hat.
tile-bestial-fury = { trigger-move }: { n-moves }. { trigger-battle }: +{ $strength } Stärke, +{ $damage } Schaden.
tile-divine-might = { trigger-gaining }: +{ $pp } GP bei jedem Gewinn durch eine andere Wirkung.

## Karten Göttliche Intervention

card-war-rage = { trigger-battle }: +{ $strength } Stärke.
card-war-fury = { trigger-battle }: +{ $strength } Stärke.
card-bloody-battle = { trigger-battle }: +{ $damage } Schaden.
card-bloodbath = { trigger-battle }: +{ $damage } Schaden.
card-bronze-wall = { trigger-battle }: +{ $defense } Verteidigung.
card-iron-wall = { trigger-battle }: +{ $defense } Verteidigung.
card-tactical-support = { trigger-day }: bis zu { n-units } kostenlos in eigene Distrikte oder zu eigenen Truppen; wo ein Feind steht, wird gekämpft wie beim Rekrutieren.
card-raining-fire = { trigger-day }: Entferne { n-units } einer feindlichen Truppe.
card-prayer = { trigger-day }: +{ $pp } GP.
card-transfer = { trigger-move }: Die Truppe teleportiert kostenlos, wo immer sie steht.
card-swiftness = { trigger-move-start }: { n-moves }.
card-diversion = { trigger-battle }: Sie bewirkt nichts und sieht nur wie eine Karte aus. Nach dem Aufdecken kommt sie zurück auf die Hand; sie wird nie abgeworfen und ist nie im Stapel.

## Kampfkarten

battle-card = { trigger-battle }: Stärke { $strength }{ $damage ->
    [0] {""}
   *[other] , Schaden { $damage }
}{ $defense ->
    [0] {""}
   *[other] , Verteidigung { $defense }
}{ $loss ->
    [0] {""}
   *[other] , unabwendbarer Schaden { $loss } an der eigenen Truppe
}.

## Namen der Plättchen und Karten: unsere

name-charge = Sturmangriff!
name-priest-of-mafdet = Priester der Mafdet
name-carnage = Gemetzel
name-wrryt-storm = Wrryt-Sturm
name-phoenix = Phönix
name-portal = Portal (Thot)
name-royal-scarab = Königsskarabäus
name-blades-of-neith = Klingen der Neith
name-divine-wound = Göttliche Wunde
name-domination = Herrschaft
name-giant-scorpion = Riesenskorpion
name-initiative = Initiative
name-surprise-attack = Überraschungsangriff
name-act-of-god = Werk der Götter
name-recruiting-scribe = Werbeschreiber
name-defense = Verteidigung!
name-reinforcement-prayer = Gebet um Verstärkung
name-ancestral-elephant = Ahnenelefant
name-shetyw-barrier = Shetyw-Wall
name-shield-of-neith = Schild der Neith
name-legion = Legion
name-defensive-victory = Abwehrsieg
name-spying = Spionage
name-reinforcements = Verstärkung
name-sphinx = Sphinx
name-divine-will = Göttlicher Wille
name-priest = Priester
name-priestess = Priesterin
name-magical-support = Magische Hilfe
name-deep-desert-snake = Wüstenschlange
name-vision = Vision
name-divine-boon = Göttliche Gabe
name-hand-of-god = Hand Gottes
name-divine-hunger = Göttlicher Hunger
name-priest-of-thoeris = Priester der Thoeris
name-priest-of-ra = Priester des Ra
name-priest-of-amon = Priester des Amun
name-the-mummy = Die Mumie
name-mercenaries = Söldner (Schwert / Speer)
name-local-recruit = Aushebung vor Ort
name-honor-in-battle = Ehre im Kampf
name-dedication-to-battle = Hingabe an den Kampf
name-khnums-sphinx = Sphinx des Chnum
name-twin-ceremony = Doppelzeremonie
name-griffin-sphinx = Greifensphinx
name-forced-march = Gewaltmarsch
name-deadly-trap = Tödliche Falle
name-soul-devourer = Seelenfresser
name-bestial-fury = Tierische Raserei
name-divine-might = Göttliche Macht
name-war-rage = Kriegswut
name-war-fury = Kriegsraserei
name-bloody-battle = Blutiger Kampf
name-bloodbath = Blutbad
name-bronze-wall = Bronzemauer
name-iron-wall = Eisenmauer
name-tactical-support = Taktische Hilfe
name-raining-fire = Feuerregen
name-prayer = Gebet
name-transfer = Versetzung
name-swiftness = Schnelligkeit
name-diversion = Ablenkungsmanöver

## Zonen des Bretts

city-1 = Nordweststadt
city-2 = Weststadt
city-3 = Südweststadt
city-4 = Nordoststadt
city-5 = Oststadt
city-6 = Südoststadt
zone-district = Distrikt { $letter } der { $city }
zone-front = Wüste vor der { $city }
zone-t1 = Westtempel
zone-t2 = Tempel am Westufer
zone-t3 = Tempel am Ostufer
zone-t4 = Osttempel
zone-o1 = Obelisk im Nordwesten
zone-o2 = Obelisk im Südwesten
zone-o3 = Obelisk im Nordosten
zone-o4 = Obelisk im Südosten
zone-wb = Westufer
zone-eb = Ostufer
zone-dt = Deltatempel
zone-dm = Deltawüste
zone-sa = Heiligtum aller Götter
