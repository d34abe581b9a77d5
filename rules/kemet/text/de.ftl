# Kemet: Blut und Sand. Die Regeln in unseren Worten.

T-1 = Zwei bis fünf Spieler, jeder mit einem von fünf Göttern; die Götter unterscheiden sich nur in Farbe und Stadt.
T-2 = Ein Spieler hat 12 Einheiten, 5 farbige Marker, 8 Kampfkarten, 3 Pyramiden und einen Kaufmarker jeder Farbe; Einheiten auf dem Brett und im Vorrat sind immer 12, dazu gekaufte Söldner.
T-3 = Gemeinsam: 64 Machtplättchen, 10 Kreaturen, 6 Söldner, 38 Karten Göttliche Intervention, 2 besondere Kampfkarten, Ruhm-, Veteranen-, Silber- und Goldmarker. Ruhm und Veteranen gehen nie aus.
T-4 = Das Brett hängt von der Spielerzahl ab: die gedruckten Bilder fehlen, welche Teile dabei sind, ist unsere Lesart. Was grau ist oder unter einem Sturm liegt, gibt es nicht und wird auf keine Weise betreten.
T-5 = Eine Zone ist ein Tempel, das Heiligtum aller Götter, ein Distrikt oder eine Wüste. Das Heiligtum ist kein Tempel; der Deltatempel ist einer.
T-6 = Jede Stadt hat genau drei Distrikte, jeder eine eigene Zone hinter Mauern.
T-7 = Häfen und Obelisken gehören zu einer Zone und zählen nur für die Bewegung.
T-8 = Der Nil trennt Zonen: seine Ufer sind nicht benachbart, nur Schiffe überqueren ihn.
T-9 = Die Aktionspyramide hat drei Ebenen und oben ein Goldfeld: Bewegen und Rekrutieren; Erhöhen, Bewegen und Beten; drei Kauffelder und Beten.
T-10 = Eine neue Pyramidenfarbe bringt ihren Kaufmarker, der für den Rest der Partie auf einem farblosen Kauffeld liegt; einer je Feld, einer je Farbe.
T-11 = Gebetspunkte werden auf einer Leiste von 0 bis 11 gezählt.
T-12 = Ein Machtplättchen hat eine Farbe, eine Stufe von 1 bis 4, einen Preis gleich der Stufe, eine Wirkung und ein Zeichen, wann es wirkt.
T-13 = Eine Karte Göttliche Intervention kann einen Preis haben und hat ein Zeichen, wann sie gespielt wird.
T-14 = Eine Kampfkarte hat Stärke und kann Schaden, unabwendbaren Schaden und Verteidigung haben.
T-15 = Eine Pyramide hat Stufe 1 bis 4; eine nicht errichtete zählt als Stufe 0.
T-16 = Es gilt das Brett für die Spielerzahl.
T-17 = Die Farben der Plättchen werden gezogen: zwei zu zweit, drei zu dritt oder viert, vier zu fünft.
T-18 = 26 Plättchen liegen zu zweit aus, 48 zu dritt oder viert, 64 zu fünft.
T-19 = Zu zweit bleiben die Plättchen Act of God und alle zweiten Exemplare weg.
T-20 = Alle Plättchen im Spiel liegen für alle offen.
T-21 = Besondere Kampfkarten gibt es nur mit den Plättchen, die sie geben; Kreaturen stehen auf ihren Plättchen.
T-22 = Domination und die Sphinx tragen einen göttlichen Ruhmpunkt für den Käufer.
T-23 = Jeder Tempel im Spiel beginnt mit einem freien Ruhmpunkt.
T-24 = Jeder hat eine Diversion; die anderen verlassen das Spiel. Sie ist ein Bluff: im Kampf bewirkt sie nichts und kommt nach dem Aufdecken zurück auf die Hand; sie wird nie abgeworfen und ist nie im Stapel.
T-25 = Alle anderen Karten bilden den Stapel; jeder beginnt mit zweien davon.
T-26 = Niemand beginnt mit Ruhm, Veteranen, Silber oder Gold.
T-27 = Der Ruhm aller ist öffentlich.
T-28 = Die erste Zugreihenfolge wird gelost.
T-29 = In Zugreihenfolge wählt jeder eine Stadt und beginnt mit fünf Einheiten in jedem von zwei ihrer Distrikte; zwei bleiben im Vorrat.
T-30 = In Zugreihenfolge baut jeder drei Pyramidenstufen, keine über zwei, in verschiedenen eigenen Distrikten und Farben. Jeder hat Teile für drei Pyramiden; zu zweit sechs Teile, für zwei.
T-31 = Jeder nimmt ein kostenloses Plättchen der Stufe 1 in einer Farbe der eigenen Pyramiden, in umgekehrter Zugreihenfolge; es zählt nicht als heute gekauft.
T-32 = Man beginnt mit 7 Gebetspunkten, Diversion und zwei Karten.
T-33 = Eine Runde ist ein Tag und dann eine Nacht; die Partie beginnt mit einem Tag und hat keine letzte Runde.
T-34 = Göttlicher Ruhm und Kampfruhm gehen nie verloren; Ruhm von Tempeln und Pyramiden folgt der Kontrolle.
T-35 = Bleibender Ruhm kommt von gewonnenen Angriffen, einigen Plättchen, der Opfergabe und zwei Tempeln in der Nacht; zeitweiliger von jedem kontrollierten Tempel und jeder Pyramide der Stufe 4.
T-36 = Widersprechen sich Regeln, gilt Karte vor Plättchen und Plättchen vor Spielregel.
T-37 = In Zugreihenfolge hat jeder einen Zug, fünfmal nacheinander; dann ist der Tag zu Ende.
T-38 = In einem Zug wird genau ein farbiger Marker auf ein leeres Feld gelegt; niemand passt, aber eine Aktion darf ungenutzt bleiben.
T-39 = Ein Feld nimmt einen Marker am Tag.
T-40 = Am Ende des Tages muss jede der drei Ebenen einen Marker tragen; was das unmöglich macht, wird abgelehnt.
T-41 = Das Goldfeld ist keine Ebene; ein Silbermarker auf einer Ebene zählt für sie, wenn der Tisch nicht anders spielt.
T-42 = Tageskarten spielt man nur im eigenen Zug, jederzeit außer im Kampf; das ist keine Aktion. Nach der Anleitung von 2024 nur vor oder nach einer Aktion.
T-43 = Ein Silbermarker wird zusammen mit einem farbigen auf ein leeres Feld gelegt, für eine zweite Aktion; beim Erwachen kommt er zurück.
T-44 = Ein Goldmarker wird zusammen mit einem farbigen auf das Goldfeld gelegt, für das, was ein eigenes Goldplättchen erlaubt; einer je Runde. Nach der Anleitung von 2024 auch neben dem Marker, der das Plättchen kauft.
T-45 = Der Spieler wählt die Reihenfolge der Aktionen; jede wird beendet, bevor die nächste beginnt.
T-46 = Silber und Gold liegen nie allein; nach dem fünften Marker ungenutzt, sind sie für die Runde verloren.
T-47 = Im eigenen Zug, bevor ein Marker liegt, gewinnt sofort, wer mindestens 9 RP hat, wenn niemand mehr hat. Nach der Anleitung von 2024 wird zu Beginn des Zuges geprüft.
T-48 = Es gibt keinen anderen Moment zu gewinnen: nicht nach dem Legen, nicht im Zug anderer, nicht nachts.
T-49 = In der Nacht gewonnener Ruhm zählt im ersten Zug des nächsten Tages.
T-50 = Beten bringt 2 Gebetspunkte.
T-51 = Um ein Plättchen zu kaufen, muss man eine Pyramide seiner Farbe kontrollieren, mindestens so hoch wie seine Stufe.
T-52 = Mit einer Pyramide der eigenen Stadt kommt der Marker auf das Feld dieser Farbe.
T-53 = Mit einer in fremder Stadt gehaltenen Pyramide kommt der Marker auf ein beliebiges freies Kauffeld.
T-54 = Ohne den Kaufmarker der Farbe gilt jedes freie Kauffeld, auch ein farbloses.
T-55 = Von jeder Farbe kauft man ein Plättchen am Tag, gleich mit welchem Marker; die Anleitung von 2024 sagt das nicht mehr.
T-56 = Niemand besitzt zwei Plättchen mit demselben Bild.
T-57 = Ein Plättchen kostet seine Stufe und bleibt für immer, für alle sichtbar.
T-58 = Ein Plättchen wirkt ab dem Ende der Aktion, die es gekauft hat.
T-59 = Ein gekauftes Plättchen ist weg; andere kaufen nur übrige Exemplare.
T-60 = Im eigenen Zug darf eine Kreatur aus dem Vorrat zu einer Truppe ohne Kreatur in einem eigenen Distrikt. Nach der Anleitung von 2024 nur vor dem Marker, beim Kauf oder zusammen mit neuen Einheiten.
T-61 = Bevor ein Marker liegt, darf eine Kreatur aus dem Vorrat mit einer in einem eigenen Distrikt getauscht werden, einmal je Distrikt und Zug.
T-62 = Eine Kreatur ohne Truppe kehrt sofort in den Vorrat zurück; sie geht nie verloren.
T-63 = Eine Kreatur ist keine Einheit: sie zählt weder für das Limit noch für die Stärke und fällt nicht an deren Stelle. Eine Kreatur je Truppe.
T-64 = Im Kampf fügt nur die Kreatur der kämpfenden Truppe hinzu, was auf ihr steht.
T-65 = Eine Aktion erhöht eine Pyramide um beliebig viele Stufen.
T-66 = Erhöhen kostet die Summe der gewonnenen Stufen: von 1 auf 3 kostet 2 + 3.
T-67 = Eine neue Pyramide kommt in einen eigenen Distrikt ohne Pyramide, in einer noch nicht errichteten Farbe, und bringt ihren Kaufmarker.
T-68 = Ein Spieler errichtet höchstens drei Pyramiden, alle in verschiedenen Farben des Spiels.
T-69 = Wer eine Pyramide kontrolliert, kauft mit ihr, hat auf Stufe 4 ihren Ruhm und teleportiert von ihr.
T-70 = Solange ein Gegner den Distrikt hält, gehört ihm das alles und dem Besitzer nichts davon.
T-71 = Nur der Besitzer erhöht eine Pyramide, auch wo ein Gegner steht, wenn der Tisch nichts anderes sagt.
T-72 = Rekrutieren bringt Einheiten aus dem Vorrat in ein bis drei eigene Distrikte, je einen Gebetspunkt, im Rahmen von Vorrat und Limit.
T-73 = Niemand rekrutiert in fremder Stadt, auch nicht in einem gehaltenen Distrikt.
T-74 = Rekrutieren in einen eigenen, vom Gegner gehaltenen Distrikt beginnt einen Kampf; der Rekrutierende greift an.
T-75 = Gekämpft wird, sobald die Einheiten stehen, in der Reihenfolge, in der sie eingesetzt werden; nach der Anleitung von 2024 am Ende des Rekrutierens, in gewählter Reihenfolge.
T-76 = Ein Kampf durch Rekrutieren zählt wie jeder andere.
T-77 = Eine Bewegung bewegt eine Truppe: eine Landbewegung plus Boni, bei Beginn gezählt, und ein Teleport. Ihre Kreatur zählt auch, wenn sie zurückbleibt, wenn der Tisch nicht anders spielt.
T-78 = Landbewegungen und Teleport in beliebiger Reihenfolge; nichts davon muss sein.
T-79 = Bewegungskarten spielt, wer sich bewegt, während der Bewegung.
T-80 = Eine Truppe darf unterwegs Einheiten zurücklassen und eigene mitnehmen.
T-81 = Ein Teleport kostet 2 Gebetspunkte und führt von einem Distrikt mit Pyramide zu einem Obelisken, einmal je Bewegung.
T-82 = Ein Teleport darf mitten in eine feindliche Zone führen.
T-83 = Eine Landbewegung führt in eine Nachbarzone oder von Hafen zu Hafen.
T-84 = Von einem Militärhafen erreichen Schiffe alle Handelshäfen und den Militärhafen vor der eigenen Stadt.
T-85 = Von einem Handelshafen erreichen Schiffe alle anderen Handelshäfen und den Militärhafen vor der eigenen Stadt.
T-86 = Einen Distrikt einer fremden Stadt betritt nur eine Truppe, deren Bewegung daneben begann.
T-87 = Eine Bewegung betritt höchstens einen Distrikt einer fremden Stadt.
T-88 = Einen Distrikt zu verlassen ist frei, und Mauern hindern nie ihren Besitzer.
T-89 = Eine Zone mit gegnerischer Truppe zu betreten beendet die Bewegung und beginnt einen Kampf.
T-90 = Limits dürfen unterwegs überschritten werden, müssen aber am Ende oder bei Kampfbeginn stimmen. Eine allein gelassene Kreatur kehrt in den Vorrat zurück; nach der Anleitung von 2024 darf keine allein bleiben.
T-91 = Durchziehen gibt nichts; zeitweiliger Ruhm wird genommen, wenn Bewegung und Kampf vorbei sind.
T-92 = Ein verlassener Tempel behält seinen Ruhm für den Nächsten; der Ruhm einer verlassenen Pyramide der Stufe 4 kehrt zum Besitzer zurück.
T-93 = Einen Tempel oder eine fremde Pyramide kontrolliert nur eine Truppe, die dort steht.
T-94 = Am Kampf nehmen nur teil, wer ihn begonnen hat, und wer angegriffen wird.
T-95 = Was zugleich geschieht, tut der Angreifer zuerst.
T-96 = Alle Schritte eines Kampfes werden ausgeführt, auch für eine Seite ohne Einheiten.
T-97 = Jede Seite wählt geheim zwei Kampfkarten: eine zum Spielen, eine verdeckt weg.
T-98 = Göttliche Karten mit Kampfzeichen kommen jetzt oder nie dazu, verdeckt, und nur so viele, wie man bezahlen kann. Nach der Anleitung von 2024 verfällt eine unbezahlte wirkungslos.
T-99 = Niemand muss sagen, ob Karten dazukamen.
T-100 = Beide Seiten decken zugleich auf und bezahlen ihre zusätzlichen Karten.
T-101 = Stärke sind Einheiten, Kampfkarte, Plättchen, Kreatur, zusätzliche Karten und 1 in einem Distrikt der eigenen Stadt.
T-102 = Mehr Stärke gewinnt; Gleichstand geht an den Verteidiger.
T-103 = Einheiten werden gezählt, bevor jemand fällt.
T-104 = Der Punkt für die eigene Stadt gilt für Angreifer wie Verteidiger.
T-105 = Zuerst verliert jede Seite Einheiten durch unabwendbaren Schaden der anderen und durch den der eigenen Kampfkarte.
T-106 = Dann verliert jede Seite Einheiten durch den Schaden der anderen minus eigene Verteidigung; beide zugleich.
T-107 = Im Beispiel der Regel kosten 2 Schaden gegen 4 Verteidigung niemanden eine Einheit.
T-108 = Ein Sieger ohne Einheiten ist trotzdem Sieger.
T-109 = Ein Angreifer, der gewinnt und dort noch Einheiten hat, erhält 1 Ruhmpunkt (Kampf).
T-110 = Ein Verteidiger, der gewinnt, erhält einen Veteranen.
T-111 = Dann erhält jede Seite ohne Ruhm aus diesem Kampf einen Veteranen.
T-112 = Ein Verlierer mit Einheiten wird zurückgerufen oder zieht sich zurück; hat der Sieger keine mehr, wird er zurückgerufen, wenn der Tisch ihn nicht bleiben lässt. Nach der Anleitung von 2024 darf er sich trotzdem zurückziehen.
T-113 = Zurückgerufene Einheiten kehren in den Vorrat zurück; dafür gibt es so viele Gebetspunkte wie Einheiten, abzüglich 1. Ihre Kreatur geht heim.
T-114 = Der Sieger wählt, wohin sich der Verlierer zurückzieht: eine Nachbarzone ohne Feinde des Verlierers, kein Distrikt einer fremden Stadt. Nach der Anleitung von 2024 muss die Zone leer sein.
T-115 = Ein Rückzug hält die Limits ein: Platz für alle Einheiten und eine Kreatur.
T-116 = Ohne Zone für den Rückzug wird der Verlierer zurückgerufen.
T-117 = Ein Verlierer ohne Einheiten hat nichts zu wählen.
T-118 = Dann bleibt der Sieger oder wird zurückgerufen.
T-119 = Gespielte Kampfkarten liegen offen; weggelegte bleiben verdeckt.
T-120 = Wer keine Kampfkarte mehr hat, nimmt alle zurück.
T-121 = Zusätzliche Karten kommen auf den Ablagestapel; Diversion kommt zurück auf die Hand.
T-122 = Das Beispiel der Regel: 10 gegen 9 an einem Tempel.
T-123 = Opfergabe: wer das Heiligtum kontrolliert, darf dort 2 Einheiten für 1 göttlichen Ruhmpunkt opfern.
T-124 = Delta: wer den Deltatempel kontrolliert, darf dort 1 Einheit für 5 Gebetspunkte opfern.
T-125 = Tempel: wer zwei oder mehr kontrolliert, erhält 1 göttlichen Ruhmpunkt.
T-126 = Anbetung: Tempel geben ihre Gebetspunkte dem, der sie kontrolliert, der Deltatempel keine.
T-127 = Gebete: jeder erhält 2 Gebetspunkte und darf Veteranen in Gebetspunkte verwandeln.
T-128 = Göttliche Intervention: in Zugreihenfolge zieht jeder eine Karte und darf Veteranen in Karten verwandeln, je einen; nach der Anleitung von 2024 je zwei.
T-129 = Aushebung: in Zugreihenfolge dürfen Veteranen zu Einheiten in freien eigenen Distrikten werden; der Rest ist verloren, nach der Anleitung von 2024 erst beim Erwachen.
T-130 = Erwachen: alle Marker kommen zurück. Nach der Anleitung von 2024 gehen jetzt übrige Veteranen und Einheiten über dem Limit.
T-131 = Schicksal: wer am wenigsten RP hat, wählt zuerst einen Platz in der Zugreihenfolge; bei Gleichstand gilt die alte Reihenfolge.
T-132 = Die Schritte der Nacht kommen nacheinander: eine geopferte Einheit kann einen Tempel kosten.
T-133 = Ein Veteran wird einmal ausgegeben.
T-134 = Nachtplättchen wirken in dem Schritt, zu dem sie gehören.
T-135 = Nachts gibt es keinen Kampf.
T-136 = Vom Brett genommene Einheiten kehren in den Vorrat ihres Besitzers zurück.
T-150 = Gebetspunkte bleiben zwischen 0 und 11: was zu viel ist, verfällt, und ein Preis wird ganz bezahlt.
T-151 = Eine Zone kontrolliert, wer dort die einzige Truppe hat; einen Distrikt der eigenen Stadt auch, wenn niemand dort ist.
T-152 = Mit der letzten Einheit ist der Ruhm eines Tempels oder einer fremden Pyramide sofort weg.
T-153 = Eine Zone ist für einen Spieler frei, solange keine gegnerische Truppe darin steht.
T-154 = Alle Einheiten eines Spielers in einer Zone sind eine Truppe, höchstens 5 Einheiten.
T-155 = Die Hand darf beliebig groß sein; wie viele Karten es sind, ist öffentlich, welche nicht; der Ablagestapel ist öffentlich.
T-156 = Ein leerer Stapel wird sofort aus dem Ablagestapel neu gebildet; ohne ihn wird nichts gezogen.
T-157 = Eine Karte wird gegen ihren Preis gespielt, zur Zeit ihres Zeichens, und nur, wo sie etwas bewirkt.
T-158 = Rubin ist für Stärke und Bewegung, Saphir für Verteidigung und Rekrutieren, Diamant für Gebetspunkte und Karten, Onyx für Stärke und Verteidigung.
T-159 = Alle Marker eines Zuges liegen, bevor die erste ihrer Aktionen beginnt.
T-160 = Silber kommt nur auf gewöhnliche Felder, Gold nur auf das Goldfeld.
T-161 = Zuerst kommt das gekaufte Plättchen, dann sein Ruhm, seine Wahl, seine Kreatur; sein Marker gilt ab dem nächsten Zug.
T-162 = Nachlässe summieren sich je Ausgabe; nichts kostet weniger als nichts.
T-163 = Wrryt Storm und Shetyw Barrier bringen alle Kampfkarten zurück und tauschen eine, verdeckt, gegen ihre besondere Karte.
T-164 = Söldner sind drei Einheiten mehr für immer, in eigenen Distrikten, wo ein Feind steht im Kampf, oder im Vorrat.
T-165 = Wirkungen, die Einheiten einsetzen, halten das Limit ein und nehmen sie aus dem Vorrat. Reinforcement Prayer, Mercenaries und Tactical Support dürfen wie ein Rekrutieren einen Kampf beginnen; alle anderen nur freie Zonen.
T-166 = Kaufen, Erhöhen, Rekrutieren, ein Teleport, ein Zoll und jede Karte sind getrennte Ausgaben.
T-167 = Alle Einheiten der beiden Spieler in der Zone kämpfen; beim Rekrutieren nur die dort eingesetzten.
T-168 = Während eines Kampfes beim Rekrutieren und zwischen mehreren wird nichts anderes gespielt.
T-169 = Was die Spielerzahl aus dem Spiel lässt, bleibt draußen.
T-170 = Für den Marker gibt es immer ein Feld, was immer jemand noch hat.

# Das Ende: woher der Ruhm kam, und was sonst gesagt wird.

battle = Kampfruhm
divine = Göttlicher Ruhm
temples = Gehaltene Tempel
pyramids = Gehaltene Pyramiden der Stufe 4
rounds = Gespielte Runden

## Befehle: was jeder tut, und seine Angaben

do-setup = Deine zwei Truppen und Pyramiden stellen
do-first = Dein kostenloses Plättchen der Stufe 1 nehmen
do-pray = Gebetspunkte gewinnen
do-buy = Ein Machtplättchen kaufen
do-raise = Eine Pyramide erhöhen oder errichten
do-recruit = Einheiten in deine Distrikte bringen
do-move = Eine Truppe bewegen; die Zahl nach einer Zone sagt, wie viele weiterziehen
do-idle = Einen Marker legen und die Aktion ungenutzt lassen
do-card = Eine Tages- oder Bewegungskarte spielen
do-creature = Eine Kreatur zu einer Truppe daheim stellen oder zwei tauschen
do-swap = Die Kampfkarte wählen, die deine Hand verlässt
do-battle = Deine Kampfkarten geheim wählen
do-answer = Die Frage einer Karte oder eines Plättchens beantworten
do-aftermath = Rückzug, zurückrufen oder bleiben
do-retreat = Als Sieger wählen, wohin sich der Verlierer zurückzieht
do-order = Den ersten Kampf wählen
do-defence = Einen Kampfplan behalten für den Fall, dass du angegriffen wirst
do-night = Die ganze Nacht auf einmal beantworten
do-position = Deinen Platz in der Zugreihenfolge wählen
do-done = Diese Aktion oder deinen Zug beenden

field-troops = Zwei Distrikte für deine Truppen
field-pyramids = Distrikt, Farbe und Stufe jeder Pyramide
field-tile = Machtplättchen
field-space = Aktionsfeld
field-token = Marker: Silber (silver) oder Gold (gold)
field-box = Kauffeld, nach seiner Farbe
field-district = Distrikt
field-level = Stufe der Pyramide
field-colour = Farbe einer neuen Pyramide
field-where = Distrikte und Einheiten, etwa 1a 3, 1c 2
field-troop = Truppe, nach ihrer Zone
field-path = Zonen des Weges, etwa 5 F1 4 T1
field-to = Wohin
field-units = Wie viele Einheiten gehen
field-way = Art: teleport, oder nichts für Land und Schiffe
field-creature = Kreatur
field-card = Karte
field-target = Ziel der Karte
field-play = Kampfkarte zum Spielen
field-drop = Kampfkarte zum Weglegen
field-cards = Zusätzliche Karten
field-after = Was nach dem Kampf ohne Frage geschieht
field-choice = Antwort
field-how = Rückzug, zurückrufen oder bleiben
field-zone = Zone
field-first = Was zuerst kommt
field-what = Karte zum Spielen, oder was davor kommt
field-offering = Zwei Einheiten für 1 göttlichen RP: yes oder no
field-delta = Eine Einheit für 5 GP: yes oder no
field-vets = Veteranen, etwa 1 PP (Gebetspunkt), 2 cards
field-position = Platz in der Zugreihenfolge
field-place = Platz in der Zugreihenfolge

region-battle = Kampf
region-delta = Delta
region-market = Plättchen

## Wörter des Spiels

word-cost = { $cost ->
    [0] {""}
   *[other] {" "}({ $cost } GP)
}
word-price = { $cost ->
    [0] kostenlos
   *[other] { $cost } GP
}
n-units = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
n-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
word-with-creature = { $creature ->
    [none] {""}
    [stays] {""}
    [creatures] {" "}+ Kreaturen
   *[other] {" "}+ { $creature }
}
word-token = { $token ->
    [silver] Silbermarker
    [gold] Goldmarker
   *[coloured] Marker
}
word-space = { $space ->
    [pray1] Beten 1
    [pray2] Beten 2
    [buy1] Kaufen 1
    [buy2] Kaufen 2
    [buy3] Kaufen 3
    [raise] Erhöhen
    [recruit] Rekrutieren
    [move2] Bewegen 2
    [move3] Bewegen 3
    [gold] das Goldfeld
   *[other] { $space }
}
word-box = { $box ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
    [onyx] Onyx
    [blank] ohne Farbe
   *[other] { $box }
}
word-mark = { $mark ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
    [onyx] Onyx
    [sword] Schwert
   *[spear] Speer
}
word-kind = { $kind ->
    [temple] Tempel
    [sanctuary] Heiligtum
    [district] Distrikt
    [front] Vorfeld
    [bank] Hafen
    [obelisk] Obelisk
   *[desert] Wüste
}
# Wann eine Wirkung eintritt: eine Nachricht je Auslöser von `material/table.json`, unter seinem Schlüssel; Formen sind
# Attribute. Der Satz eines Plättchens, einer Karte oder Kreatur nennt damit die Auslöser seiner Wirkungen, keine anderen.
when-purchase = sofort
when-always = immer
when-spending = jede Ausgabe
when-gaining = bei jedem Gewinn von GP, Tag und Nacht
when-pray = bei jedem Beten
when-buy = gekaufte Plättchen
when-raise = jede gebaute Pyramidenstufe
when-recruit = jedes Rekrutierens
when-move = in jeder Bewegung
    .one = Bewegung
    .short = Bew.
    .several = Bewegungen
    .teleports = Teleports
    .card = beim Bewegen
when-move-start = zu Beginn einer Bewegung
when-enemy-move = Eintritt
when-gold = Goldmarker
when-day = am Tag
when-battle = in jedem Kampf
    .strength = Stärke
    .damage = Schaden
    .damages = Schaden
    .defense = Verteidigung
    .once = im Kampf
when-attack = in Kämpfen, die du beginnst
    .first = Angriff
when-defence = in Kämpfen, die andere beginnen
    .first = Abwehr
when-attack-council = im Kriegsrat jedes Kampfes, den du beginnst
when-council = bevor du deine wählst
when-confrontation-end = nach dem Aufdecken
when-casualties-end = im Kampf vernichtet
when-rewards = jeden Sieg
    .defending = jeden Sieg als Verteidiger
when-night-prayers = bei den Gebeten jeder Nacht
when-night-cards = jede Nacht
when-night-awakening = bei jedem Erwachen
word-tile-effect = { $slug ->
    [charge] +{ $attack-strength } Stärke { when-attack }
    [priest-of-mafdet] +{ $moves } Landbewegung { when-move }
    [carnage] +{ $fight-damage } Schaden { when-battle }
    [wrryt-storm] { when-purchase } Kampfkarten zurück; eine wird zu Stärke { $strength }, Schaden { $damage }
    [portal] { when-move.teleports } kosten { $teleport_discount } weniger, auch von Obelisken aus
    [phoenix] Kreatur: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }, Mauern halten sie nicht auf
    [royal-scarab] Kreatur: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.several }
    [blades-of-neith] +{ $fight-strength } Stärke { when-battle }
    [divine-wound] +{ $per_card } Stärke je { when-confrontation-end } abgeworfener Karte
    [domination] { when-purchase } { $fame } göttlicher RP
    [giant-scorpion] Kreatur: +{ $strength } { when-battle.strength }, { $damage } Schaden, +{ $moves } { when-move.one }
    [initiative] { when-attack.first }: +{ $attack-strength } Stärke, { $attack-damage } Schaden, { $attack-unblockable } unabwendbar; { when-defence.first }: { $defend-damage } Schaden, { $defend-unblockable } unabwendbar
    [surprise-attack] { when-gold }: eine Bewegung, die Mauern nicht aufhalten
    [act-of-god] { when-purchase } ein Silbermarker: einmal am Tag eine zweite Aktion
    [recruiting-scribe] { $recruits } Einheiten { when-recruit } kostenlos
    [defense] +{ $defend-strength } Stärke { when-defence }
    [reinforcement-prayer] { when-pray } bis zu { $pray_units } Einheiten in eigene Distrikte, auch in einen Kampf
    [ancestral-elephant] Kreatur: +{ $strength } { when-battle.strength }, { $defense } Verteidigung, +{ $moves } { when-move.one }
    [deep-desert-snake] Kreatur: +{ $moves } { when-move.short }; hebt { when-battle.once } die feindliche Kreatur auf
    [shield-of-neith] { $fight-defense } Verteidigung { when-battle }
    [shetyw-barrier] { when-purchase } Kampfkarten zurück; eine wird zu Stärke { $strength }, Verteidigung { $defense }
    [spying] du siehst die feindliche Kampfkarte, { when-council }
    [legion] deine Truppen fassen { when-always } bis zu { $limit } Einheiten
    [defensive-victory] { $defence_fame } RP (Kampf) für { when-rewards.defending }
    [sphinx] Kreatur: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; { when-purchase } { $fame } göttlicher RP
    [divine-will] { when-gold }: eine Bewegung oder ein Rekrutieren
    [reinforcements] alle Einheiten { when-recruit } kostenlos
    [priest] +{ $pray } GP { when-pray }
    [priestess] { when-buy } kosten { $tile_discount } weniger
    [magical-support] { when-raise } kostet { $level_discount } weniger
    [divine-hunger] { $per_kill } GP je feindliche Einheit, die dein Schaden { when-casualties-end }
    [divine-boon] +{ $night_cards } Karte { when-night-cards }
    [hand-of-god] { $night_levels } Pyramidenstufe kostenlos { when-night-awakening }
    [vision] { when-night-cards } { $drawn } Karten mehr, dann { $discarded } abwerfen
    [priest-of-thoeris] { $council_cards } Karte { when-attack-council }
    [priest-of-ra] { when-spending } kostet { $discount } weniger
    [priest-of-amon] +{ $night_pp } GP { when-night-prayers }
    [the-mummy] Kreatur: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; +{ $night_cards } Karte { when-night-cards }
    [mercenaries] { when-purchase } { $units } Einheiten mehr, für immer
    [local-recruit] { $recruits } Einheit { when-recruit } kostenlos; auch zu eigenen Truppen, wo immer sie stehen
    [honor-in-battle] { $per_loss } GP je eigene Einheit, die feindlicher Schaden { when-casualties-end }
    [dedication-to-battle] { $per_attack } GP { when-attack-council }
    [khnums-sphinx] Kreatur: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; Feinde zahlen { $toll } GP { when-enemy-move }
    [twin-ceremony] { when-gold }: ein Plättchen für { $surcharge } GP mehr, auch einer Farbe von heute
    [griffin-sphinx] Kreatur: +{ $strength } { when-battle.strength }; { when-move.teleports } kostenlos, auch von Obelisken
    [forced-march] { when-gold }: eine Bewegung ohne Teleport
    [deadly-trap] +{ $defend-strength } Stärke, { $defend-unblockable } unabwendbarer Schaden { when-defence }
    [soul-devourer] Kreatur: +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; 1 RP (Kampf) für { when-rewards } mit { $trophy } Getöteten
    [bestial-fury] +{ $fight-strength } Stärke, +{ $fight-damage } Schaden { when-battle }; +{ $moves } Landbewegung { when-move }
    [divine-might] +{ $gains } GP { when-gaining }
    [offensive-strategy] Kampfkarten zurück; eine wird zu Stärke { $strength }, Schaden { $damage }
    [defensive-strategy] Kampfkarten zurück; eine wird zu Stärke { $strength }, Verteidigung { $defense }
    [portal-of-thoth] Teleports kosten { $teleport_discount } weniger, auch von Obelisken aus
    [blade-of-neith] +{ $fight-strength } Stärke in jedem Kampf
    [older-initiative] +{ $attack-strength } Stärke, { $attack-unblockable } unabwendbarer Schaden, wenn du angreifst
    [divine-march] Goldmarker: eine Bewegung, die Mauern nicht aufhalten
    [older-deep-desert-snake] Kreatur: +{ $strength } Stärke, +{ $moves } Bew.; hebt die feindliche Kreatur auf
    [older-reinforcements] { $night_units } Einheiten jede Nacht
    [high-priest] +{ $night_pp } GP jede Nacht
    [crusade] { $per_kill } GP je im Kampf vernichtete feindliche Einheit
    [older-vision] die Karte der Nacht aus { $sight } gewählt
    [holy-war] { $per_win } GP für jeden gewonnenen Kampf
    [dark-ritual] Goldmarker: ein Beten
    [older-twin-ceremony] Goldmarker: zweites Plättchen einer Farbe von heute, +{ $surcharge } GP
    [older-griffin-sphinx] Kreatur: +{ $strength } Stärke; teleportiert von Obelisken
    [older-dedication-to-battle] { $per_attack } GP für jeden Kampf, den du durch eine Bewegung beginnst
    [older-hand-of-god] jede Nacht { $night_levels } Pyramidenstufe kostenlos
    [older-forced-march] Goldmarker: eine Bewegung
    [devourer] Kreatur: +{ $strength } Stärke, +{ $moves } Bew.; Sieg mit { $trophy } Getöteten: 1 RP; gefeit gegen Raining Fire
   *[divine-strength] +{ $day_gain } GP bei jedem Gewinn am Tag
}
word-card-effect = { $slug ->
    [diversion] ein Bluff { when-battle.once }: bewirkt nichts und kommt zurück auf die Hand
    [war-rage] +{ $strength } { when-battle.strength }
    [war-fury] +{ $strength } { when-battle.strength }
    [bloody-battle] +{ $damage } { when-battle.damage }
    [bloodbath] +{ $damage } { when-battle.damages }
    [bronze-wall] +{ $defense } { when-battle.defense }
    [iron-wall] +{ $defense } { when-battle.defense }
    [tactical-support] { when-day }: bis zu { $units } Einheiten in Distrikt, Truppe oder Kampf
    [raining-fire] { when-day }: vernichtet { $kills } feindliche Einheit
    [prayer] { when-day }: +{ $pp } GP
    [transfer] { when-move.card }: Teleport von überall zu einem Obelisken, umsonst
    [swiftness] +{ $moves } Landbewegung, { when-move-start }
    [older-diversion] nach dem Aufdecken gespielte und weggelegte Karte tauschen
    [older-swiftness] +{ $moves } Landbewegung in dieser Bewegung
    [glory] { $win_pp } GP, wenn du gewinnst
    [divine-protection] Schaden tut dir nichts, wenn du gewinnst
    [older-reinforcements] { $win_units } Einheiten, wenn du gewinnst
    [mana-theft] +{ $theft } GP; jeder Gegner verliert { $theft } GP
    [enlistment] { $units } Einheiten in eigene Distrikte oder zu eigenen Truppen
    [divine-memory] nimmt eine Karte vom Ablagestapel
    [teleportation] Teleport zu einem Obelisken, von überall
   *[open-gates] Mauern halten diese Bewegung nicht auf
}
word-creature-effect = { $slug ->
    [phoenix] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }, Mauern halten ihn nicht auf
    [royal-scarab] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.several }
    [giant-scorpion] +{ $strength } { when-battle.strength }, { $damage } Schaden, +{ $moves } { when-move.one }
    [ancestral-elephant] +{ $strength } { when-battle.strength }, { $defense } Verteidigung, +{ $moves } { when-move.one }
    [deep-desert-snake] +{ $moves } { when-move.short }; hebt { when-battle.once } die feindliche Kreatur auf
    [khnums-sphinx] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; Feinde zahlen { $toll } GP { when-enemy-move }
    [griffin-sphinx] +{ $strength } { when-battle.strength }; { when-move.teleports } kostenlos, auch von Obelisken
    [soul-devourer] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.short }; 1 RP (Kampf) für { when-rewards } mit { $trophy } Getöteten
    [older-deep-desert-snake] +{ $strength } Stärke, +{ $moves } Bew.; hebt die feindliche Kreatur auf
    [older-griffin-sphinx] +{ $strength } Stärke; teleportiert von Obelisken
    [devourer] +{ $strength } Stärke, +{ $moves } Bew.; Sieg mit { $trophy } Getöteten: 1 RP; gefeit gegen Raining Fire
    [sphinx] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.one }
   *[mummy] +{ $strength } { when-battle.strength }, +{ $moves } { when-move.one }
}
word-battle-card = Stärke { $strength }{ $damage ->
    [0] {""}
   *[other] , Schaden { $damage }
}{ $unblockable ->
    [0] {""}
   *[other] , unabwendbar { $unblockable }
}{ $defense ->
    [0] {""}
   *[other] , Verteidigung { $defense }
}{ $loss ->
    [0] {""}
   *[other] , Verlust { $loss }
}

## Die Geschichte

word-why = { $why ->
    [pray] Gebet
    [prayers] Nacht
    [battle] Kampf
    [offering] Opfergabe
    [temples] Tempel
    [adoration] Anbetung
    [veterans] Veteranen
    [delta] Delta
    [recall] Rückruf
    [conscription] Aushebung
   *[other] { $why }
}
word-from = { $why ->
    [battle] {""}
   *[other] {" "}({ word-why })
}
chapter-setup = Aufbau · Truppen und Pyramiden
chapter-first = Aufbau · kostenlose Plättchen
chapter-lap-began = Tag { $round } · Umlauf { $lap } von 5
chapter-battle = Kampf in { $zone } · { $who } greift { $other } an
chapter-night = Nacht { $round }

story-ordered-2 = Zugreihenfolge: { $first }, { $second }.
story-ordered-3 = Zugreihenfolge: { $first }, { $second }, { $third }.
story-ordered-4 = Zugreihenfolge: { $first }, { $second }, { $third }, { $fourth }.
story-ordered-5 = Zugreihenfolge: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
story-colours-drawn = Farben der Plättchen in dieser Partie: { $colours }.
story-shuffled = Der Ablagestapel wird zum Stapel ({ n-cards }).
story-awakened = Alle Marker kommen zurück.
story-ready = { $who } ist bereit.
story-troop-placed = { $who } setzt { n-units } in { $zone } ein.
story-founded = { $who } errichtet in { $district } eine Pyramide ({ word-colour }, Stufe { $level }{ $cost ->
    [0] {""}
   *[other] , { $cost } GP
}).
story-raised = { $who } erhöht die Pyramide ({ word-colour }) in { $district } auf Stufe { $level }{ word-cost }.
story-tile-taken = { $cost ->
    [0] { $who } nimmt das Plättchen { $tile }.
   *[other] { $who } kauft das Plättchen { $tile } ({ $cost } GP).
}
story-fame-gained = { $kind ->
    [battle] { $who } erhält 1 Ruhmpunkt im Kampf{ word-from }.
   *[divine] { $who } erhält 1 göttlichen Ruhmpunkt{ word-from }.
}
story-fame-taken = { $who } nimmt den Ruhm von { $zone } (+1 RP).
story-fame-lost = { $who } verliert den Ruhm von { $zone } (-1 RP).
story-fame-moved = { $who } nimmt { $other } den Ruhm von { $zone } ab (1 RP).
story-token-placed = { $who } legt einen { word-token } auf { word-space }.
story-prayer-gained = { $who } erhält { $amount } GP ({ word-why }).
story-prayer-full = { $who } erhält keine GP ({ word-why }): die Leiste ist voll.
story-prayer-lost = { $who } verliert { $amount } GP ({ word-why }).
story-recruited = { $who } rekrutiert { n-units } in { $zone }{ word-cost }.
story-units-placed = { $who } setzt { n-units } in { $zone } ein ({ word-why }).
story-moved = { $who } bewegt { n-units }{ word-with-creature } { $start } → { $to }{ $way ->
    [ship] {" "}mit dem Schiff
    [teleport] {" "}per Teleport
   *[land] {""}
}{ word-cost }.
story-creature-came = { $who } stellt { $creature } zur Truppe in { $district }.
story-creature-swapped = { $who } tauscht { $swapped } gegen { $creature } in { $district }.
story-creature-went-home = { $who } nimmt { $creature } zurück in den Vorrat.
story-card-played = { $target ->
    [none] { $who } spielt die Karte { $card }{ word-cost }.
   *[other] { $who } spielt die Karte { $card } auf { $target }{ word-cost }.
}
story-cards-drawn = { $who } zieht { n-cards }.
story-saw = Du siehst diese Karten: { $cards }.
story-saw-many = Du siehst { $count } Karten; unter „Hand“ stehen sie.
story-card-taken = { $who } nimmt die Karte { $card } vom Ablagestapel.
story-units-lost = { $who } verliert { n-units } in { $zone } ({ word-why }).
story-card-set-aside = { $who } legt eine Kampfkarte für die besondere Karte ({ $card ->
    [defensive] defensiv
   *[offensive] offensiv
}) beiseite.
story-set-aside = Du hast die Kampfkarte { $card } beiseitegelegt.
story-battle = { $who } greift { $other } in { $zone } an: { n-units } gegen { $against }.
story-saw-battle-card = Die Kampfkarte der anderen Seite ist { $card }.
story-revealed = { $who } deckt Kampfkarte { $card } auf.
story-revealed-with = { $who } deckt Karte { $card } mit { $cards } auf{ word-cost }.
story-revealed-many = { $who } deckt Karte { $card } mit { $count } weiteren Karten auf{ word-cost }.
story-diverted = { $who } tauscht die gespielte Karte: jetzt ist es { $card }.
story-card-spent = { $who } wirft { $card } für Stärke ab.
story-strength = { $who }: Stärke { $total } (Truppe { $units }, { $added ->
    [0] Karte { $card }
   *[other] Karte { $card }+{ $added }
}{ $tiles ->
    [0] {""}
   *[other] , Plättchen { $tiles }
}{ $creature ->
    [0] {""}
   *[other] , Kreatur { $creature }
}{ $home ->
    [0] {""}
   *[other] , Stadt { $home }
}), { word-blows }, Vert. { $defense }.
word-blows = { $more ->
    [0] Schaden { $damage }
   *[other] { $creature ->
        [0] { $added ->
            [0] Schaden { $damage } + { $more } unabwendbar
           *[other] Schaden { $damage }+{ $more }
        }
       *[other] Schaden { $damage }+{ $more }
    }
}
story-won = { $who } gewinnt in { $zone } gegen { $other }.
story-no-casualties = { $who } verliert keine Einheit; { $left } übrig.
story-casualties = { $lost ->
    [one] { $who } verliert 1 Einheit
   *[other] { $who } verliert { $lost } Einheiten
}{ $own ->
    [0] {""}
   *[other] {" "}({ $own } durch die eigene Karte)
}; { $left } übrig.
story-veterans-gained = { $who } erhält { n-veterans }.
story-veterans-spent = { $on ->
    [pp] { $who } verwandelt { n-veterans } in GP.
    [cards] { $who } verwandelt { n-veterans } in Karten.
    [units] { $who } verwandelt { n-veterans } in Einheiten.
   *[nothing] { $who } verliert { n-veterans } ungenutzt.
}
n-veterans = { $veterans ->
    [one] 1 Veteranen
   *[other] { $veterans } Veteranen
}
story-standing = { $who } bleibt bei der vorher gegebenen Antwort: { $answer ->
    [retreat] Rückzug
    [recall] zurückrufen
   *[stay] bleiben
}.
story-recalled = { $who } ruft { n-units } aus { $zone } zurück.
story-retreated = { $who } zieht sich mit { n-units } zurück: { $zone } → { $to }.
story-stayed = { $who } bleibt in { $zone } mit { n-units }.
story-battle-cards-back = { $who } nimmt alle Kampfkarten zurück.
story-declined = { $what ->
    [buy] { $who } nutzt die Aktion Kaufen und kauft nichts.
    [raise] { $who } erhöht keine Pyramide.
    [recruit] { $who } nutzt die Aktion Rekrutieren und rekrutiert niemanden.
    [move] { $who } nutzt die Aktion Bewegen und bewegt nichts.
    [offering] { $who } bringt keine Opfergabe.
    [delta] { $who } opfert keine Einheit im Deltatempel.
    [conscription] { $who } verwandelt keine Veteranen in Einheiten.
   *[other] { $who } lässt ungenutzt: { $what }.
}
story-position-taken = { $who } wählt Platz { $place } in der Zugreihenfolge.
story-ended = { $who } gewinnt die Partie mit { $fame } RP.

## Fragen

question-over = die Partie ist zu Ende
question-wait = { $who } entscheidet
question-wait-two = { $who } und { $other } entscheiden
question-wait-all = { $count } Spieler entscheiden
question-setup = Truppen und Pyramiden stellen
question-first = kostenloses Plättchen der Stufe 1
question-turn = Aktionsmarker { $number } von { $whole }
question-turn-levels = Aktionsmarker { $number } von { $whole } (leere Ebenen: { $levels })
question-bonus = dazu ein Silber- oder Goldmarker
question-acting = welche Aktion als nächste
question-end = Karten oder Kreaturen vor Zugende
question-move = welche Truppe sich bewegt
question-moving = von { $zone } aus, noch { n-land }
question-moving-teleport = von { $zone } aus, noch { n-land }, Teleport { word-price }
n-land = { $land ->
    [one] 1 Landbewegung
   *[other] { $land } Landbewegungen
}
question-place = { $left ->
    [one] 1 Einheit einsetzen ({ word-why })
   *[other] bis zu { $left } Einheiten einsetzen ({ word-why })
}
question-raise = eine Pyramide erhöhen
question-raise-gift = eine Pyramide kostenlos erhöhen
question-recruit = rekrutieren, { $left } im Vorrat
question-buy = ein Plättchen kaufen
question-swap = Kampfkarte, die die Hand verlässt
question-order = welcher Kampf zuerst
question-prayers = { $veterans ->
    [one] den Veteranen in GP verwandeln
   *[other] beliebig viele der { $veterans } Veteranen in GP verwandeln
}
question-vision = 1 von { $left } Karten wählen
question-position = Platz in der Zugreihenfolge
question-offering = 2 Einheiten in SA für 1 göttlichen RP opfern
question-delta = 1 Einheit in DT für 5 GP opfern
question-cards = { $left ->
    [one] den Veteranen in eine Karte verwandeln
   *[other] beliebig viele der { $left } Veteranen in Karten verwandeln
}
question-battle = Kampf in { $zone }: Karten wählen
question-diversion = Kampf in { $zone }: gespielte Karte tauschen oder behalten
question-wound = Kampf in { $zone }: Karten für Stärke abwerfen
question-loser = Niederlage in { $zone }: Rückzug, zurückrufen oder bleiben
question-retreat = Kampf in { $zone }: wohin der Verlierer geht
question-keep = Kampf in { $zone }: welche Kreatur bleibt
question-winner = Sieg in { $zone }: bleiben oder zurückrufen

## Was jemand hat

having = { $pp } GP · { n-cards } · { $battlecards ->
    [one] 1 Kampfkarte
   *[other] { $battlecards } Kampfkarten
} · { $supply } im Vorrat{ $veterans ->
    [0] {""}
    [one] {" · "}1 Veteran
   *[other] {" · "}{ $veterans } Veteranen
}
hand-battle-card = Kampfkarte { $card }: { word-battle-card }
hand-away = Verdeckt weggelegt: { $cards }
hand-aside = Für immer beiseite: { $cards }
hand-face-up = Offen gespielt: { $cards }
hand-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} · { $icon ->
    [day] Tag
    [move] Bewegung
   *[battle] Kampf
} · { word-price } · { word-card-effect }
hand-seen = Du siehst { $card }: { word-card-effect }
hand-setup = Dein Aufbau: Truppen { $troops }; Pyramiden { word-pyramids }
hand-plan = { $drop ->
    [none] Gewählt: { $play } spielen
   *[other] Gewählt: { $play } spielen, { $drop } weglegen
}
hand-plan-card = Geheim dazu: { $card }
hand-plan-after = Danach: bei Niederlage { $lose ->
    [recall] zurückrufen
    [retreat] Rückzug
   *[ask] fragen
}, bei Sieg { $win ->
    [recall] zurückrufen
    [stay] bleiben
   *[ask] fragen
}
hand-spied = Die Kampfkarte der anderen Seite: { $card }
hand-empty = Keine Karten

## Wo die Partie steht

moment-setup = Aufbau, Truppen und Pyramiden
moment-first = Aufbau, kostenlose Plättchen
moment-day = Tag { $round }, Umlauf { $lap } von { $laps }
moment-night = Nacht { $round }, { $step ->
    [offering] Opfergabe
    [delta] Delta
    [temples] Tempel
    [adoration] Anbetung
    [prayers] Gebete
    [divine-intervention] Karten
    [conscription] Aushebung
    [awakening] Erwachen
    [destiny] Zugreihenfolge
   *[none] Beginn
}
moment-over = die Partie ist zu Ende
column-fame = RP
column-pp = GP
column-tiles = Plättchen/Karten
source-battle = Kampfruhm
source-divine = Göttlicher Ruhm
source-temples = Tempel
source-pyramids = Pyramiden

## Knöpfe

kind-setup = Truppen und Pyramiden stellen
kind-first = Plättchen nehmen: { $count } möglich
kind-pray = Beten: +{ $pp } GP
kind-buy-token = Plättchen kaufen: { $pp } GP
kind-buy = { $count ->
    [one] Kaufen: 1 Plättchen, { $cost } GP
   *[other] Kaufen: { $count } Plättchen, ab { $cost } GP
}
kind-raise-token = Pyramide erhöhen: { $pp } GP
kind-raise = { $cost ->
    [0] Pyramide erhöhen: kostenlos
   *[other] Pyramide erhöhen: ab { $cost } GP
}
kind-recruit-token = Rekrutieren: { $supply } im Vorrat
kind-recruit = Rekrutieren: bis zu { $most } auf einmal
kind-place = Einheiten einsetzen: bis zu { $most } auf einmal
kind-move-token = { $count ->
    [one] Bewegen: 1 Feld frei
   *[other] Bewegen: { $count } Felder frei
}
kind-move = { $count ->
    [one] Bewegen: 1 Truppe
   *[other] Bewegen: { $count } Truppen
}
kind-step = { $count ->
    [one] Weiter: 1 Zone
   *[other] Weiter: { $count } Zonen
}
kind-card = Karte spielen ({ $count })
kind-creature = Kreatur ({ $count })
kind-swap = Eine Kampfkarte abgeben
kind-battle = Kampfkarten
kind-answer = { $asked ->
    [diversion] Tauschen oder behalten
    [wound] Karte abwerfen ({ $count })
    [discard] Karte abwerfen ({ $count })
    [keep] Eine Kreatur behalten
   *[vision] Karte wählen ({ $count })
}
kind-aftermath = Rückzug, zurückrufen oder bleiben
kind-retreat = { $count ->
    [one] Verlierer wegschicken: 1 Zone
   *[other] Verlierer wegschicken: { $count } Zonen
}
kind-order = { $asked ->
    [order] Erster Kampf: { $count } möglich
   *[other] Nächste Aktion: { $count } möglich
}
kind-night = { $asked ->
    [offering] Opfergabe
    [delta] Delta
    [cards] Veteranen zu Karten
   *[prayers] Veteranen zu GP
}
kind-position = { $count ->
    [one] Zugreihenfolge: 1 Platz frei
   *[other] Zugreihenfolge: { $count } Plätze frei
}
kind-done = { $asked ->
    [bonus] Kein weiterer Marker
    [end] Zug beenden
    [move] Bewegung beenden
    [buy] Nichts kaufen
    [raise] Nichts erhöhen
    [recruit] Rekrutieren beenden
    [place] Nichts mehr einsetzen
    [wound] Nichts mehr abwerfen
   *[other] Fertig
}

deed-done = { $asked ->
    [bonus] kein weiterer Marker
    [move] Bewegung beenden
    [place] nichts mehr einsetzen
    [wound] nichts mehr abwerfen
   *[other] beenden
}
deed-setup = Truppen { $troops }; { word-pyramids }
deed-first = { $tile } nehmen
deed-pray = { $space ->
    [none] beten (+{ $pp } GP), { word-token }
   *[other] beten (+{ $pp } GP), { word-token } auf { word-space }
}
deed-buy = { $tile } kaufen ({ word-price })
deed-buy-token = { $box ->
    [none] kaufen mit einem { word-token }
   *[other] { word-token } auf das Kauffeld { word-box }
}
deed-raise-token = { word-token } auf Erhöhen
deed-raise = Pyramide ({ word-colour }) in { $district } auf Stufe { $level } ({ word-price })
deed-recruit-token = { word-token } auf Rekrutieren
deed-recruit = { n-units } nach { $zone } ({ word-price })
deed-move = die Truppe von { $troop } bewegen
deed-move-token = { $space ->
    [none] bewegen mit einem { word-token }
   *[other] { word-token } auf { word-space }
}
deed-step = { n-units }{ word-with-creature } { word-start }→ { $to }{ word-cost }
deed-attack = { $units }{ word-with-creature } { word-start }→ { $to }, gegen { $who }, { $against }{ word-cost }
word-start = { $start ->
    [none] {""}
   *[other] { $start }{" "}
}
deed-card = { $target ->
    [none] { $card } spielen{ word-cost }
   *[other] { $card } auf { $target } spielen{ word-cost }
}
deed-creature = { $creature } nach { $district }
deed-swap = Kampfkarte { $card } abgeben
deed-battle-card = { $card ->
    [none] zusätzliche Karten zurücknehmen
   *[other] { $card } dazu
}
deed-battle-after = danach: { word-after }
deed-battle = { $drop ->
    [none] { $play } spielen
   *[other] { $play } spielen, { $drop } weglegen
}
word-after = { $after ->
    [lose-recall] bei Niederlage zurückrufen
    [lose-retreat] bei Niederlage Rückzug
    [win-stay] bei Sieg bleiben
    [win-recall] bei Sieg zurückrufen
   *[ask] mich fragen
}
deed-answer = Antwort: { $choice ->
    [swap] tauschen
    [keep] behalten
   *[other] { $choice }
}
deed-aftermath = { $how ->
    [recall] zurückrufen (+{ $pp } GP)
    [retreat] Rückzug
   *[stay] bleiben
}
deed-retreat = der Verlierer zieht sich nach { $zone } zurück
deed-order = zuerst { $first ->
    [pray1] Beten 1
    [pray2] Beten 2
    [buy1] Kaufen 1
    [buy2] Kaufen 2
    [buy3] Kaufen 3
    [raise] Erhöhen
    [recruit] Rekrutieren
    [move2] Bewegen 2
    [move3] Bewegen 3
    [gold] das Goldfeld
   *[other] { $first }
}
deed-veterans = { $what ->
    [PP] { n-veterans } in GP
   *[cards] { n-veterans } in Karten
}
deed-offering = Opfergabe: { $answer ->
    [yes] ja
   *[no] nein
}
deed-delta = Delta: { $answer ->
    [yes] ja
   *[no] nein
}
deed-position = Platz { $place } in der Zugreihenfolge

## Werte in Menüs

choice-none = nichts
choice-word = { $word ->
    [pray1] Beten 1
    [pray2] Beten 2
    [buy1] Kaufen 1
    [buy2] Kaufen 2
    [buy3] Kaufen 3
    [raise] Erhöhen
    [recruit] Rekrutieren
    [move2] Bewegen 2
    [move3] Bewegen 3
    [gold] Goldfeld
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
    [onyx] Onyx
   *[other] { $word }
}
choice-first = { $piece } · { word-colour }
choice-tile = { $piece } · { word-colour } { $level } · { word-price }
choice-box = Feld { word-box } · Ebene { $level }
choice-space = { word-space } · Ebene { $level }
choice-token = { word-token }
choice-pyramid = { $district } · { word-colour } { $level }
choice-new-pyramid = { $district } · noch keine Pyramide
choice-level = Stufe { $level } · { word-price }
choice-where = { $zone } { $units } · { word-price }
choice-troop = { $zone } { word-kind } · { n-units }{ word-with-creature }
choice-zone = { $zone } { word-kind }
choice-to = { $zone } { word-kind }{ word-entry }
choice-to-own = { $zone } { word-kind }{ word-entry } · zu deinen { $units }, Platz für { $room }
choice-to-battle = { $zone } { word-kind }{ word-entry } · gegen { $who }, { $units }
word-entry = { $way ->
    [teleport] {" "}· Teleport { word-price }
   *[land] { $cost ->
        [0] {""}
       *[other] {" "}· { $cost } GP
    }
}
choice-held = { $zone } { word-kind } · { $who }, { n-units }{ word-with-creature }
choice-units = { $stay ->
    [0] { n-units }
    [one] { n-units } · 1 bleibt
   *[other] { n-units } · { $stay } bleiben
}
choice-along = { $creature } kommt mit
choice-stays = die Kreatur bleibt
choice-way = { $way ->
    [teleport] Teleport
   *[other] { $way }
} · { word-price }
choice-card = { $card } · { word-price }
choice-add = { $card } dazu · { word-price }
choice-then = Danach: { word-after }
choice-battle-card = { $card }: { word-battle-card }
choice-take-back = zusätzliche Karten zurücknehmen
choice-after = { word-after }
choice-answer = { $choice ->
    [swap] tauschen
    [keep] behalten
   *[other] { $choice }
}
choice-how = { $how ->
    [recall] zurückrufen · +{ $pp } GP
    [retreat] Rückzug
   *[stay] bleiben
}
choice-offering = { $answer ->
    [yes] ja · { n-units } für 1 göttlichen RP
   *[no] nein
}
choice-delta = { $answer ->
    [yes] ja · { n-units } für { $pp } GP
   *[no] nein
}
choice-vets = { $vets } · { $what ->
    [PP] { n-veterans } in GP
   *[cards] { n-veterans } in Karten
}
choice-place = Platz { $place } von { $whole }

note-tile = { word-tile-effect }
note-card = { word-card-effect }
note-creature = { word-creature-effect }
note-space = { word-space } ({ word-token })
note-level-needed = Ebene { $level } braucht heute noch einen Marker
note-held = gehalten von { $who }, { n-units }
note-battle = Kampf mit { $who }, { n-units }
note-then = dann dort { n-units }
note-swap = { $creature } geht zurück in den Vorrat
note-diversion = nach dem Aufdecken, einmal
note-retreat = der Sieger wählt, wohin

## Für eine erste Partie

advice-setup = Für mich stellen
explained-setup = Zwei Truppen zu 5 Einheiten kommen in zwei deiner Distrikte, dazu Pyramiden mit zusammen 3 Stufen. Die Farbe einer Pyramide ist die Farbe der Plättchen, die du kaufen kannst.
explained-first = Ein Plättchen der Stufe 1 ist kostenlos, in der Farbe einer deiner Pyramiden. Es wirkt ab jetzt.
explained-turn = Du legst einen Marker und führst seine Aktion aus. Am Ende des Tages braucht jede Ebene deiner Pyramide einen Marker. Tageskarten und Kreaturen kommen davor.
explained-bonus = Dein Silber- oder Goldmarker gibt in diesem Zug eine zweite Aktion. Er kann auch bis zu einem späteren Zug des Tages warten.
explained-acting = Deine Marker liegen. Welche Aktion kommt als nächste?
explained-end = Der letzte Moment deines Zuges für eine Tageskarte oder Kreatur. Ohne sie beende den Zug.
explained-buy = Ein Plättchen kostet seine Stufe in GP, und du brauchst eine mindestens so hohe Pyramide seiner Farbe. Ein Plättchen jeder Farbe am Tag.
explained-swap = Die besondere Kampfkarte nimmt den Platz einer anderen ein. Die andere ist aus dem Spiel.
explained-raise = Eine Stufe kostet so viele GP wie ihre Zahl; mehrere auf einmal gehen. Die Preise summieren sich.
explained-recruit = Eine Einheit kostet 1 GP und kommt in einen deiner Distrikte. Höchstens 5 stehen zusammen.
explained-place = Diese Einheiten kosten nichts. Höchstens 5 zusammen; wo ein Feind steht, nur wenn die Wirkung kämpfen lässt.
explained-move = Eine Truppe bewegt sich eine Zone weit über Land oder mit dem Schiff, mit manchen Plättchen weiter. Von einer Pyramide teleportiert sie für 2 GP zu einem Obelisken. Eine feindliche Zone zu betreten beginnt einen Kampf.
explained-order = Jeder Kampf wird zu Ende geführt, bevor der nächste beginnt.
explained-battle = Beide wählen geheim: eine Kampfkarte zum Spielen, eine zum Weglegen. Einheiten, Karte, Plättchen und zusätzliche Karten sind die Stärke. Gleichstand geht an den Verteidiger.
explained-diversion = Mit Diversion tauschst du gespielte und weggelegte Karte, nachdem du die andere gesehen hast.
explained-wound = Jede abgeworfene Karte gibt 1 Stärke. Ihr Preis wird nicht bezahlt.
explained-loser = Zurückgerufene Einheiten kehren in den Vorrat zurück; du erhältst 1 GP je Einheit, abzüglich 1 (4 Einheiten: 3 GP). Ein Rückzug lässt sie auf dem Brett, wo der Sieger es sagt.
explained-retreat = Der Verlierer geht in eine Nachbarzone deiner Wahl ohne Feinde.
explained-keep = Eine Truppe hat eine Kreatur. Die andere kehrt in den Vorrat zurück.
explained-winner = Bleib und halte die Zone, oder ruf die Einheiten zurück und erhalte 1 GP je Einheit, abzüglich 1.
explained-vision = Behalte eine der Karten, die du siehst. Die anderen gehen zurück in den Stapel.
explained-offering = Zwei Einheiten im Heiligtum sind 1 göttlichen Ruhmpunkt wert, für immer.
explained-delta = Eine Einheit im Deltatempel ist 5 GP wert.
explained-cards = Veteranen können zu Karten werden. Was nach der Nacht übrig ist, verfällt.
explained-prayers = Jeder Veteran kann jetzt 1 GP werden. Später in der Nacht können sie Karten oder Einheiten werden.
explained-position = Wer am wenigsten RP hat, wählt zuerst. Früh am Zug nimmst du Tempel, spät kannst du reagieren.

primer-1 = Ziel: 9 Ruhmpunkte (RP) im eigenen Zug, bevor ein Marker liegt, und niemand mit mehr.
primer-2 = Ein Tag hat 5 Umläufe: jeder legt einen Marker und führt seine Aktion aus.
primer-3 = Aktionen: beten für Gebetspunkte (GP), Plättchen kaufen, Pyramide erhöhen, Einheiten rekrutieren, Truppe bewegen.
primer-4 = Pyramiden bestimmen, welche Plättchen du kaufen kannst; Plättchen stärken dich für die ganze Partie.
primer-5 = Kämpfe: beide wählen geheim Karten. Einheiten, Karte und Plättchen zählen; Ruhm gibt es für den siegreichen Angreifer.
primer-6 = Die Nacht zahlt GP für Tempel, gibt allen 2 GP und eine Karte und bringt eine neue Zugreihenfolge.
primer-7 = Überraschungen: Ruhm von Tempeln und Pyramiden der Stufe 4 geht wieder verloren, Kampfruhm nicht; Mauern halten lange Märsche in Städte auf.
primer-8 = Dauer: etwa 4 Tage zu 5 Umläufen, jeder mit einer Nacht.

## Märsche: mehrere Bewegungen auf einmal

march = Marsch: mehrere Zonen auf einmal
choice-march = { $zone } { word-kind } · über { $via } · { n-moves }
choice-march-own = { $zone } { word-kind } · über { $via } · { n-moves } · zu deinen { $units }, Platz für { $room }
choice-march-battle = { $zone } { word-kind } · über { $via } · { n-moves } · Kampf: { $who }, { n-units }
n-moves = { $moves ->
    [one] 1 Bewegung
   *[other] { $moves } Bewegungen
}
note-march = { $cost } GP
way-all = alle { $units } gehen
way-here = { $units } gehen, { $stay ->
    [one] 1 bleibt in { $zone }
   *[other] { $stay } bleiben in { $zone }
}
way-before = { $units } kommen an, { $stay ->
    [one] 1 bleibt eine Zone davor
   *[other] { $stay } bleiben eine Zone davor
}
march-preview = { n-units }: { $path }{ $stay ->
    [0] {""}
    [one] , 1 bleibt in { $zone }
   *[other] , { $stay } bleiben in { $zone }
}{ word-cost }.
march-cannot = { $units ->
    [one] 1 Einheit kann so nicht nach { $zone }.
   *[other] { $units } Einheiten können so nicht nach { $zone }.
}

## Gruppen langer Listen, und was nicht geht

group-pyramids = { $district ->
    [none] Drei der Stufe 1
   *[other] Stufe 2 in { $district }
}
group-colour = { word-colour }
word-colour = { $colour ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
}
word-pyramid-1 = { $district1 } { $colour1 ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
} { $level1 }
word-pyramid-2 = { $district2 } { $colour2 ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
} { $level2 }
word-pyramid-3 = { $district3 } { $colour3 ->
    [ruby] Rubin
    [sapphire] Saphir
    [diamond] Diamant
   *[onyx] Onyx
} { $level3 }
word-pyramids = { $level3 ->
    [0] { word-pyramid-1 }, { word-pyramid-2 }
   *[other] { word-pyramid-1 }, { word-pyramid-2 }, { word-pyramid-3 }
}
word-verb = { $verb ->
    [pray] beten
    [buy] kaufen
    [raise] erhöhen
    [recruit] rekrutieren
   *[move] bewegen
}
cannot-taken = { word-verb } (Felder heute belegt, T-39)
cannot-level = { word-verb } (Ebene { $levels } braucht zuerst einen Marker, T-40)

## Städte und abgeworfene Karten

do-city = Die Stadt wählen, mit der du spielst
field-city = Stadt, mit ihrer Nummer
question-city = eine Stadt wählen
explained-city = In deiner Stadt stehen deine Pyramiden und kommen deine Einheiten ins Spiel. Alle sind gleich weit von den Tempeln.
kind-city = Stadt wählen: { $count } frei
deed-city = Stadt { $city } nehmen
choice-city = Stadt { $city }: { word-city }
story-city-chosen = { $who } nimmt Stadt { $city }.
question-discard = { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} abwerfen
explained-discard = Vision hat mehr Karten gezogen, als du behältst. Wirf sie nacheinander ab; Diversion bleibt.
story-card-discarded = { $who } wirft { $card } ab.
story-cards-unpaid = { $who } kann { $cards } nicht bezahlen: ohne Wirkung.
word-city = { $city ->
    [1] Nordweststadt
    [2] Weststadt
    [3] Südweststadt
    [4] Nordoststadt
    [5] Oststadt
   *[6] Südoststadt
}

# Warum etwas abgelehnt wird.

which-place = „{ $word }“ ist keine Zone dieses Bretts. Zonen heißen etwa 1a, F1, WB, T1, O1, DT, DM, SA.
several-names = „{ $word }“ kann mehreres sein: { $names }. Schreib etwas mehr davon.
near-names = Nichts heißt „{ $word }“. Am nächsten: { $names }.
which-tile-word = Es gibt kein Plättchen „{ $word }“.
which-card-word = Es gibt keine Karte „{ $word }“.
which-creature = Es gibt keine Kreatur „{ $word }“.
which-battle-word = „{ $word }“ ist weder Kampfkarte noch zusätzliche Karte.
which-box = Sag, welches Kauffeld: { $boxes }.
which-box-for = { $tile } kann von mehreren Feldern gekauft werden. Sag, von welchem: { $boxes }.
which-level = Sag die Stufe, etwa { $district } 3.
which-pyramid-word = Sag Farbe und Stufe, etwa { $district } Rubin 2.
which-district = Sag den Distrikt für { $creature }.
path-ends = Der Weg endet nach { $zone }: sag, wohin.
idle-what = Sag, welche Aktion ungenutzt bleibt: buy, raise, recruit oder move.
third-battle-card = Zwei Kampfkarten genügen: eine spielen, eine weglegen. { $card } ist die dritte.
after-what = Sag, was folgt: { $when ->
    [win] win stay oder win recall
   *[lose] lose recall oder lose retreat
}.
not-attacked = Du wirst jetzt nicht angegriffen.
night-word = Beantworte die Nacht etwa so: yes no 1 PP, 2 cards 2. „{ $word }“ kann ich nicht lesen.
night-not-asked = Nichts davon ist jetzt gefragt.
unknown-word = „{ $word }“ bezeichnet nichts in diesem Spiel.
not-possible = Das ist jetzt nicht möglich.
asks-turn = Jetzt wird ein Marker gelegt oder davor eine Karte oder Kreatur gespielt.
asks-buy = Jetzt wird ein Plättchen gekauft, oder die Aktion mit done gelassen.
asks-swap = Wähle zuerst die Kampfkarte, die deine Hand verlässt.
asks-raise = Jetzt wird eine Pyramide erhöht, oder die Aktion mit done gelassen.
asks-recruit = Es wird rekrutiert; beende mit done.
asks-place = Einheiten werden eingesetzt; beende mit done.
asks-move = Eine Bewegung läuft; beende sie mit done.
asks-order = Wähle den ersten Kampf.
asks-vision = Wähle eine der Karten, die du siehst.
asks-prayers = Wie viele Veteranen werden Gebetspunkte?
asks-battle = Ein Kampf wartet auf deine Karten.
asks-diversion = Gespielte und weggelegte Karte tauschen oder behalten?
asks-wound = Wirf Karten für Stärke ab oder sag done.
asks-loser = Deine Truppe hat verloren: Rückzug, zurückrufen oder bleiben?
asks-retreat = Wähle, wohin sich der Verlierer zurückzieht.
asks-keep = Zwei Kreaturen treffen sich: welche bleibt bei der Truppe?
asks-winner = Deine Truppe hat gewonnen: bleiben oder zurückrufen?
asks-offering = Einheiten im Heiligtum opfern, ja oder nein?
asks-delta = Eine Einheit im Deltatempel opfern, ja oder nein?
asks-cards = Wie viele Veteranen werden Karten?
asks-setup = Zuerst werden Truppen und Pyramiden gestellt.
asks-first = Zuerst wird das kostenlose Plättchen genommen.
asks-position = Zuerst wird ein Platz in der Zugreihenfolge gewählt.
not-your-district = { $district } ist kein Distrikt deiner Stadt.
two-districts = Die Truppen beginnen in zwei verschiedenen Distrikten.
colour-not-in-game = { word-colour } ist nicht in dieser Partie.
colour-twice = Die Pyramiden müssen verschiedene Farben haben.
one-per-district = Ein Distrikt trägt eine Pyramide.
too-high-at-start = Keine Pyramide beginnt über Stufe { $most }.
three-levels = Die Pyramiden beginnen mit zusammen { $levels } Stufen.
in-board-order = Nenne die Distrikte in der Reihenfolge des Bretts.
not-level-one = { $tile } ist Stufe { $level }; das kostenlose Plättchen ist Stufe 1.
no-pyramid = Du kontrollierst keine Pyramide in { word-colour }.
tile-not-in-game = { $tile } ist nicht in dieser Partie.
tile-owned = Du besitzt schon ein Plättchen mit dem Bild von { $tile }.
tile-gone = Von { $tile } ist kein Exemplar übrig.
tokens-lie = Alle Marker dieses Zuges liegen schon.
place-first = Leg zuerst den Marker; seine Aktion folgt.
coloured-first = Der farbige Marker kommt zuerst; der { word-token } kommt dazu.
one-coloured = Dein farbiger Marker dieses Zuges liegt schon.
no-gold = Du hast keinen Goldmarker zu legen.
gold-does-not = Keines deiner Goldplättchen erlaubt das.
no-silver = Du hast keinen Silbermarker zu legen.
which-space = Sag, welches Feld.
other-space = Dieses Feld ist für eine andere Aktion: { word-space }.
no-blank-box = Du hast kein farbloses Kauffeld.
no-such-box = Du hast kein Kauffeld in { word-colour }.
space-taken = Dort liegt heute schon ein Marker.
equilibrium = Ein Marker muss heute noch Ebene { $levels } erreichen.
which-tile = Sag, welches Plättchen.
bought-today = Du hast heute schon ein Plättchen in { word-colour } gekauft.
not-bought-today = Twin Ceremony wiederholt eine heute gekaufte Farbe; { word-colour } ist keine.
pyramid-held = Ein Gegner hält deine Pyramide in { word-colour }.
pyramid-too-low = { $tile } braucht eine Pyramide in { word-colour } der Stufe { $level }; deine ist Stufe { $have }.
wrong-box = Mit deiner eigenen Pyramide in { word-colour } muss der Marker auf dem Feld { word-colour } liegen.
too-dear = Es kostet { $price ->
    [one] 1 Gebetspunkt
   *[other] { $price } Gebetspunkte
}; du hast { $have }.
which-pyramid = Sag, welcher Distrikt und welche Stufe.
only-your-pyramids = Du erhöhst Pyramiden nur in deiner Stadt.
district-held = Ein Gegner hält { $district }, und dieser Tisch errichtet dort nichts.
level-too-high = Stufe 4 ist die höchste.
already-as-high = Die Pyramide in { $district } ist schon Stufe { $have }.
has-its-colour = Die Pyramide in { $district } hat ihre Farbe.
new-needs-colour = Eine neue Pyramide in { $district } braucht eine Farbe.
colour-built = Du hast schon eine Pyramide in { word-colour } errichtet.
one-level = Das erhöht eine Pyramide um eine Stufe.
which-zone = Sag, wo und wie viele, etwa 1a 3.
no-units = Mindestens eine Einheit.
foreign-city = { $zone } gehört zu einer anderen Stadt.
only-districts = Rekrutiert wird in Distrikte der eigenen Stadt; { $zone } ist keiner.
not-your-zone = Einheiten kommen nur in deine Distrikte, oder zu deinen Truppen, wo die Wirkung es sagt.
not-free = In { $zone } steht ein Gegner.
once-per-zone = Du hast in { $zone } schon Einheiten eingesetzt.
supply = Du hast { $supply ->
    [one] 1 Einheit
   *[other] { $supply } Einheiten
} im Vorrat.
troop-limit = In { $zone } ist Platz für { $room ->
    [one] 1 weitere Einheit
   *[other] { $room } weitere Einheiten
}.
too-many-units = Du darfst noch { $left ->
    [one] 1 Einheit
   *[other] { $left } Einheiten
} einsetzen.
not-in-hand = Du hast { $card } nicht auf der Hand.
only-in-council = { $card } kommt im Kampf zu einer Kampfkarte dazu.
only-in-a-move = { $card } wird während deiner Bewegung gespielt.
finish-placing = Leg zuerst deine Marker fertig.
before-the-first-step = Tageskarten warten, bis die Bewegung begonnen hat.
creatures-wait = Kreaturen können jetzt nicht kommen: vor dem Marker schon.
wrong-target = { $card } passt nicht zu diesem Ziel.
not-itself = { $card } kann keine weitere ihrer Art holen.
not-in-discard = { $target } liegt nicht auf dem Ablagestapel.
card-blocks-move = Nach { $card } könnte die bewegte Gruppe weder weiter noch ihre Bewegung innerhalb der Grenzen beenden.
card-without-effect = { $card } würde dort nichts bewirken.
creature-not-in-supply = { $creature } ist nicht in deinem Vorrat.
no-troop-there = Du hast keine Truppe in { $district }.
swapped-already = Du hast in { $district } in diesem Zug schon eine Kreatur getauscht.
has-a-creature = Die Truppe in { $district } hat eine Kreatur.
special-stays = { $card } kann nicht abgegeben werden.
battle-card-not-in-hand = Kampfkarte { $card } ist nicht in deiner Hand.
one-at-least = Setz mindestens eine Einheit ein.
over-the-limit = { $units } Einheiten oder zwei Kreaturen können nicht zusammenbleiben: geh weiter.
token-first = Ein Marker muss gelegt werden.
one-troop = Die Truppe aus { $troop } bewegt sich.
which-troop = Sag, welche Truppe sich bewegt.
no-troop-of-yours = Du hast keine Truppe in { $troop }.
not-in-play = { $to } gehört nicht zu diesem Brett.
already-there = Die Truppe steht schon in { $to }.
say-creature = Sag, ob { $creature } mitkommt oder bleibt.
creature-not-there = { $creature } ist nicht bei dieser Truppe.
not-so-many = { $units } Einheiten können nicht gehen; es sind { $have }.
card-leads-to = Die Karte führt nach { $to }.
teleported-already = Diese Truppe hat in dieser Bewegung schon teleportiert.
no-teleport-here = Von { $zone } aus gibt es keinen Teleport.
no-obelisk = { $to } hat keinen Obelisken.
foreign-harbor = Der Hafen in { $to } gehört einer anderen Stadt: Schiffe legen dort nicht an.
not-adjacent = { $to } liegt nicht neben { $zone }.
no-land-move = Keine Landbewegung ist übrig.
one-district = Diese Bewegung hat schon einen fremden Distrikt betreten.
walls = Mauern: { $to } liegt nicht neben { $start }, wo die Bewegung begann.
toll = Der Eintritt kostet { $price ->
    [one] 1 Gebetspunkt
   *[other] { $price } Gebetspunkte
}; du hast { $have }.
too-many-left = Mehr als { $limit } Einheiten würden in { $zone } bleiben.
two-creatures = { $creature }: eine Kreatur je Truppe.
too-many-there = Mehr als { $limit } Einheiten würden in { $to } enden.
said-already = Das hast du schon gesagt: { $after }.
no-battle-card = { $card } ist nicht für Kämpfe.
two-cards = Wähle zwei verschiedene Kampfkarten: eine zum Spielen, eine zum Weglegen.
not-offered = { $choice } steht nicht zur Wahl.
winner-stays-or-recalls = Der Sieger bleibt oder wird zurückgerufen.
loser-leaves = Der Sieger ist noch da: Rückzug oder zurückrufen.
nobody-to-flee = Der Sieger hat keine Einheit mehr: es gibt nichts, wovor man flieht.
nowhere-to-go = Es gibt keine Zone für den Rückzug.
retreat-not-adjacent = { $zone } liegt nicht neben dem Kampf.
retreat-foreign = { $zone } ist ein Distrikt einer anderen Stadt.
retreat-not-free = In { $zone } steht ein Gegner des Verlierers.
retreat-limit = In { $zone } ist Platz für { $room ->
    [one] 1 Einheit
   *[other] { $room } Einheiten
}.
no-actions-open = Kein Marker wartet auf seine Aktion.
no-token-there = Dort wartet kein Marker: { word-space }.
no-battle-there = In { $zone } ist kein Kampf.
other-question = Das ist jetzt nicht gefragt: { $what ->
    [offering] Opfergabe
    [delta] Delta
    [cards] Karten
    [PP] GP
   *[other] { $what }
}.
not-so-many-veterans = Du hast { $have ->
    [one] 1 Veteranen
   *[other] { $have } Veteranen
}.
not-so-many-cards = Karten gibt es nur für { $most ->
    [one] 1 Veteranen
   *[other] { $most } Veteranen
}.
track-full = Die Leiste hat nur Platz für { $most }.
no-such-place = Es gibt die Plätze 1 bis { $seats }.
place-taken = Platz { $place } ist vergeben.
actions-wait = Marker warten noch auf ihre Aktion: sag, welche als nächste kommt.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
asks-city = Zuerst ist eine Stadt zu wählen.
city-taken = Stadt { $city } ist vergeben.
no-such-city = Eine Stadt { $city } gibt es nicht zu nehmen; frei sind { $cities }.
asks-discard = Wähle eine Handkarte zum Abwerfen.
only-by-day = { $card } spielt man im eigenen Zug, am Tag.
cards-wait = { $card } geht jetzt nicht: nach dieser Anleitung spielt man Tageskarten vor oder nach einer Aktion.
only-as-a-move-begins = { $card } spielt man vor dem ersten Schritt einer Bewegung.
no-teleport-by-gold = Die Bewegung dieses Goldmarkers hat keinen Teleport.
creature-left-alone = { $creature } kann nicht allein in { $zone } bleiben: eine Einheit muss bleiben, oder sie geht mit.
retreat-not-empty = { $zone } ist nicht leer: ein Rückzug führt in eine leere Zone.
veterans-per-card = Eine Karte kostet { $each } Veteranen.
bluff-stays = { $card } verlässt deine Hand nie.

# Optionen, je ein Satz.

option-printing = Die Anleitung, die gilt, wo die Ausgaben sich unterscheiden: 2021 oder 2024 (meist 2021, T-42 und andere).
option-layout = Das gedruckte Brett dieses Spiels oder das der ersten Ausgabe (meist das gedruckte, T-4).
option-bank = Das Nilufer, das zu zweit oder dritt im Spiel ist, zu fünft das mit drei Städten (meist West, T-16).
option-storms = Stürme bedecken die Städte, die nicht im Spiel sind, oder auch die Wüsten davor (meist die Städte, T-16).
option-cities = Jeder wählt in Zugreihenfolge eine Stadt oder hat die mit der Nummer des Platzes (meist gewählt, T-29).
option-start_pp = Gebetspunkte, mit denen alle beginnen (meist 7, T-32).
option-start_cards = Karten, die alle am Anfang ziehen, neben Diversion (meist 2, T-25).
option-first_tile_order = Das kostenlose erste Plättchen nimmt man in umgekehrter Zugreihenfolge oder in Zugreihenfolge (meist umgekehrt, T-31).
option-setup_order = Truppen und Pyramiden stellt man nacheinander in Zugreihenfolge oder alle zugleich geheim (meist nacheinander, T-30).
option-win_check = Der Sieg wird geprüft, bis der Marker des Zuges liegt, oder nur zu Beginn des Zuges; nach 2024 immer zu Beginn (meist bis zum Marker, T-47).
option-silver_balances = Ein Silbermarker zählt für seine Ebene, wo jede Ebene einen Marker braucht; nach 2024 immer (meist ja, T-41).
option-raise_in_occupied = Eigene Pyramiden dürfen erhöht werden, wo ein Gegner steht (meist ja, T-71).
option-loser_may_stay = Ein Verlierer darf bleiben, wo der Sieger keine Einheit mehr hat, statt zurückgerufen zu werden (meist nein, T-112).
option-creature_must_leave = Eine Kreatur zählt nur für eine Bewegung, die sie mitmacht, nicht wenn sie zurückbleibt; nach 2024 zählt sie immer (meist nein, T-77).

tagline = Heere, Pyramiden, Machtplättchen, Kämpfe · etwa eine Woche

# Worauf Computer achten, wie ein Tipp es nennt: `term-<Begriff des Richters>`, nach „Warum:“.

term-fame = bleibender Ruhm
term-held = Tempel und hohe Pyramiden, die jetzt gehalten werden
term-night = Ruhm, den die Nacht bringt
term-victory = genug Ruhm für den Sieg
term-battle = der laufende Kampf
term-tiles = die Stärke der Machtplättchen
term-creatures = Kreaturen und ihre Stärke
term-pyramids = Pyramiden und ihre Stufen
term-prayer = Gebetspunkte zum Ausgeben
term-army = Einheiten und große Truppen auf dem Spielplan
term-tokens = Aktionen, die noch kommen
term-cards = Karten auf der Hand
term-prey = schwächere feindliche Truppen in Reichweite
term-threats = Sicherheit vor stärkeren Truppen in der Nähe
