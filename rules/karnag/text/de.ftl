# Karnag: die Regeln in unseren Worten, was das Spiel sagt, wenn es ablehnt, und was man davon liest.

## Material, und was immer gilt

K-1 = Für 2 bis 5 Spieler. Jeder hat 3 Druiden, 5 Wissensscheiben, 8 Klötzchen (5 für Aktionen, je 1 für Mana, Punkte und Reihenfolge), 3 Edelsteine und 7 Menhire.
K-2 = Gemeinsam: ein Würfel mit den Seiten 2 3 3 3 4 4, 30 Kreaturen (15 Golems und je 5 Ghule, dunkle Schatten und Najas), 6 Aktionsplättchen, 36 Machtkarten, 13 Hindernisse (6 Fels, 3 Sumpf, 4 gemischt), 8 schwarze Klötzchen.
K-3 = Auf einem Pfadfeld steht höchstens ein Druide.
K-4 = Man bewegt nur eigene Druiden und Edelsteine. Kreaturen gehören niemandem.
K-5 = Jede Bewegung folgt Reihen und Spalten, nie der Diagonale.
K-6 = Aktionskarte und Aktionsplättchen meinen dasselbe.
K-7 = Punkte fallen nie unter 0. Mana bleibt zwischen 0 und 20: Was man nicht zahlen kann, geht nicht; was 20 übersteigt, verfällt.
K-8 = Frei für einen Edelstein oder eine Kreatur ist ein Feld der Lichtung ohne Tor, Fels, Sumpf, Kreatur, Edelstein und Menhir. Eine Kreatur darf auch auf ein Pfadfeld ohne Druiden und entkommt dort.
K-9 = Ein Menhir bewegt sich nie und verlässt das Brett nie.

## Aufbau

K-10 = Das Spiel dauert 6 Runden zu zweit oder dritt, 5 Runden zu viert oder fünft.
K-11 = Alle beginnen mit 10 Mana, ohne Punkte, Karten und gefangene Kreaturen, mit allen Edelsteinen und Menhiren im Vorrat.
K-12 = Alle Wissensscheiben beginnen unter ihren Leisten, auf Stufe 0.
K-13 = Die 36 Machtkarten bilden gemischt einen verdeckten Stapel.
K-14 = Hindernisse liegen im Grundaufbau, oder die Spieler legen sie (Aufbau für Erfahrene).
K-15 = Kreaturen werden zufällig gezogen, wie aus einem Beutel.
K-16 = Die Reihenfolge der ersten Runde ist zufällig.
K-17 = Vor dem Spiel kommen vier Kreaturen von den Torfeldern 1, 2, 3, 4, in dieser Folge, jede mit eigenem Wurf.
K-18 = Dann setzen alle der Reihe nach je einen Druiden auf ein freies dunkles Pfadfeld, bis jeder drei gesetzt hat. Es gibt 16 dunkle Felder: 6 an jeder langen, 2 an jeder kurzen Seite.
K-19 = Runde 1 lässt nur die neue Reihenfolge aus; Kreaturen ziehen und kommen wie in jeder Runde.

## Eine Runde

K-20 = Eine Runde hat sieben Phasen: Reihenfolge, Kreaturen, Plättchen, Klötzchen, Aktionen, Edelsteine, Rat.
K-21 = Neue Reihenfolge: wenigste Punkte zuerst. Bei Gleichstand bleibt die Folge.
K-22 = Der erste Spieler bewegt die Kreaturen und würfelt; dabei gibt es nichts zu wählen.

## Kreaturen auf der Lichtung

K-30 = Zuerst verlassen alle schwarzen Klötzchen die Kreaturen.
K-31 = Jede Kreatur auf der Lichtung geht ein Feld auf den nächsten Rand zu, ohne Würfel.
K-32 = Der nächste Rand ist der mit den wenigsten Feldern in gerader Linie, was auch dazwischen steht.
K-33 = Kreaturen, die einem Rand am nächsten sind, ziehen zuerst.
K-34 = Eine Kreatur betritt nur freie Felder: keine andere Kreatur, kein Edelstein, Menhir, Fels, Sumpf, Tor, kein Pfadfeld mit Druide.
K-35 = Dunkle Schatten ziehen durch Fels und bleiben darin, Ghule im Sumpf, Najas unter Edelsteinen und Menhiren. Kreaturen versperren einander auch dort den Weg.
K-36 = Sind zwei Ränder gleich nah, entscheidet der Pfeil des Torfelds dieses Viertels.
K-37 = Ist das Feld vor ihr versperrt, biegt eine Kreatur nach links oder rechts ab, wie ihr Plättchen sagt, und geht dort ihren Schritt.
K-38 = Ist auch dieses Feld versperrt, bleibt sie stehen. Sie versucht es jede Runde wieder.
K-39 = Behindern Kreaturen einander, geht die dem Rand nähere zuerst; dann die kleinere Summe der Abstände zu ihren zwei nächsten Rändern; dann Golem, Ghul, dunkler Schatten, Naja. Gleiche warten, bis die andere Platz macht; solche einer Art, die auf dasselbe Feld wollen, ziehen nicht.
K-40 = Eine versperrte Kreatur bleibt, bis sie gefangen oder weggeführt wird oder der Weg frei ist.

## Entkommen

K-45 = Eine Kreatur, die ihre Bewegung auf dem Pfad beendet, von selbst oder geführt, ist aus dem Spiel.
K-46 = Der Schritt auf den Pfad beendet die Bewegung einer Kreatur; sie geht nie auf ihm entlang.
K-47 = Jeder Druide auf dem Pfad nahe der Stelle kostet seinen Besitzer Punkte: 3 im Abstand 1, 2 im Abstand 2 oder 3, 1 im Abstand 4 oder 5.
K-48 = Druiden in Kesseln oder beim Rat des Waldes sind davon nicht betroffen.
K-49 = Der Abstand zählt in Feldern des Pfads, auf dem kürzeren Weg, besetzte Felder mitgezählt.
K-50 = Ein Druide auf dem Pfad versperrt einer Kreatur den Weg; sie biegt dann ab.

## Neue Kreaturen

K-55 = Ein Wurf sagt, wie viele Kreaturen kommen und auf welchem Torfeld die erste erscheint; die anderen folgen im Uhrzeigersinn.
K-56 = Jede neue Kreatur zieht nach eigenem Wurf, am Pfeil aus dem Tor und geradeaus. Der Schritt aus dem Tor zählt.
K-57 = Wo sie aufgehalten wird, biegt eine neue Kreatur ab, wie ihr Plättchen sagt, und geht in der neuen Richtung weiter.
K-58 = Sie betritt kein Feld zweimal. Wird sie auch nach dem Abbiegen aufgehalten, verfällt der Rest.
K-59 = Ist die Pfeilseite versperrt, verlässt sie das Tor auf der anderen Außenseite und folgt dann der Pfeilrichtung.
K-60 = Sind beide Seiten versperrt, ist sie aus dem Spiel.
K-61 = Neue Kreaturen haben ihre Kräfte sofort.
K-62 = Das Tor ist immer leer, wenn die Kreaturen gezogen sind.

## Plättchen und Klötzchen

K-65 = Die sechs Aktionsplättchen werden gemischt und in eine Reihe gelegt.
K-66 = Jedes Plättchen hat eine Haupt- und eine Nebenaktion mit Plätzen: zu zweit abwechselnd 2 oder 1 entlang der Reihe, und 2; zu dritt 2 und 2; zu viert 2 und 3; zu fünft 3 und 3.
K-67 = Der Reihe nach setzt jeder ein Klötzchen auf einen freien Platz, bis alle fünf gesetzt haben. Mehrere auf einer Aktion sind erlaubt.
K-70 = Erst alle Hauptaktionen, dann alle Nebenaktionen; Plättchen von links nach rechts, Plätze von oben nach unten.
K-71 = Sperre: Ein Plättchen hält an, wenn ein Spieler dran wäre, der dort in diesem Durchgang schon gehandelt hat; Klötzchen darunter warten auch. Nach dem letzten Plättchen geht es für den Rest von vorn los.
K-72 = Gesperrte Hauptaktionen kommen vor jeder Nebenaktion. Die Klötzchen der Hauptaktionen werden vor den Nebenaktionen entfernt.
K-73 = Wo ein Plättchen eine Wahl lässt, wählt man, wenn das Klötzchen handelt; das bindet niemanden.
K-74 = Wer nicht handeln kann oder will, nimmt stattdessen 1 Mana. Wer auch nur einen Teil tut, nimmt keines.

## Edelsteine werden Menhire

K-80 = Zwei oder drei Edelsteine einer Farbe in einer Reihe oder Spalte werden Menhire. Ein einzelner bleibt.
K-81 = Die Menhire kommen aus dem Vorrat des Besitzers; die Edelsteine gehen dorthin zurück.
K-82 = Sie bringen einen Punkt je Feld der Linie, Enden mitgezählt; Felder einer geknickten Linie aus dreien zählen einmal.
K-83 = Jeder neue Menhir bringt im hellbraunen Gebiet 7 mehr, im dunkelbraunen 14 mehr.
K-84 = Was zwischen den Edelsteinen steht, ist gleich, auch das Tor.
K-85 = Stehen alle 7 Menhire, zählen weitere Linien dieses Spielers nicht, und die Edelsteine bleiben.
K-86 = Sind weniger Menhire übrig als Edelsteine in der Linie, zählt die Linie ganz, der Besitzer wählt, welche sich wandeln, die anderen bleiben.
K-87 = Menhire sind nie Teil einer Linie von Edelsteinen.

## Der Rat

K-90 = Jeder eigene Druide beim Rat des Waldes bringt 1 Punkt, dazu die Zahl der Ratsleiste für den ersten, zweiten und dritten anwesenden.
K-91 = Wer die meisten Druiden beim Rat des Waldes hat, darf eine Wissensstufe steigen; bei Gleichstand alle davon. Zusatzpunkte spielen keine Rolle. Ein leerer Rat lehrt niemanden.
K-92 = Bei Gleichstand steigen sie in der Reihenfolge der Runde.
K-93 = Ein Druide geht sofort zum Rat des Waldes, wenn er gefangen hat, wenn er nach einem Edelstein weggeht oder wenn er gebraut hat.
K-94 = Er darf Runden lang bleiben und jedes Mal Punkte bringen, oder gleich wieder gehen.
K-95 = Er kommt mit jeder Druidenbewegung zurück, auf eine der vier Ecken, für 1 Punkt. Besetzte Felder werden übersprungen und zählen nicht.
K-96 = Nach dem Rat des Waldes der letzten Runde folgt die Schlusswertung. Sonst kommen die Klötzchen zurück und die nächste Runde beginnt; alles andere bleibt.

## Druiden bewegen

K-100 = Druiden, Hauptaktion: eigene Druiden insgesamt 5, 6, 7 oder 8 Punkte bewegen. Nebenaktion: 5 Punkte.
K-101 = Die Punkte dürfen auf die Druiden verteilt werden.
K-102 = Druiden bleiben auf dem Pfad oder gehen in Kessel; nie auf die Lichtung.
K-103 = Jeder Druide bewegt sich einmal je Aktion, in eine Richtung.
K-104 = Besetzte Felder werden übersprungen und kosten nichts; ein Druide kann dort nicht stehen bleiben.
K-105 = Der Schritt in einen Kessel kostet 1 Punkt, von seinem Eingang aus, auch über einen Druiden hinweg, wenn ein Platz frei ist.
K-106 = Plätze: 2 in den Kesseln der langen Seiten, 1 in denen der kurzen. Zu zweit auch an den langen 1; zu fünft auch an den kurzen 2.
K-107 = Ein Druide im Kessel bleibt, bis er braut.
K-108 = Alle Punkte einer Druidenbewegung müssen verbraucht werden; ein Kessel schluckt keine. Nur der Zusatz der Bewegungsleiste ist freiwillig.

## Edelsteine

K-110 = Edelsteine, Hauptaktion: Druiden 6 Punkte bewegen, oder Edelsteine schaffen und/oder 1 Stufe steigen, in beliebiger Folge. Nebenaktion: Edelsteine schaffen.
K-111 = Zwei eigene Druiden auf dem Pfad, einer mit Blick in eine Spalte, einer in eine Reihe, schaffen einen Edelstein, wo ihre Strahlen sich kreuzen.
K-112 = Ein Edelstein kostet so viel Mana, wie beide Strahlen Felder haben, die Kreuzung einmal gezählt.
K-113 = Kreaturen, Fels, Sumpf, Tor, Edelsteine und Menhire halten Strahlen auf. Keine Kraft kommt an einer Kreatur oder am Tor vorbei.
K-114 = Die Kreuzung muss ganz frei sein.
K-115 = Mit drei Druiden am richtigen Ort schafft eine Aktion zwei Edelsteine nacheinander; der gegangene Druide fehlt beim zweiten. Einen dritten schafft keine Aktion.
K-116 = Nach jedem Edelstein geht einer seiner zwei Druiden, nach Wahl, zum Rat des Waldes.
K-117 = Einen Edelstein zu schaffen ist nie Pflicht und braucht einen Edelstein im Vorrat.

## Fang

K-120 = Fang, Hauptaktion: Druiden 7 Punkte bewegen, oder Kreaturen fangen und/oder 1 Stufe steigen, in beliebiger Folge. Nebenaktion: Kreaturen fangen.
K-121 = Ein Druide auf dem Pfad darf die erste Kreatur auf seinem Strahl fangen, für so viel Mana, wie der Strahl bis zu ihr Felder hat.
K-122 = Eine Kreatur in Fels oder Sumpf oder unter einem Stein braucht die Kraft auch für ihr eigenes Feld.
K-123 = Ein fangender Druide geht zum Rat des Waldes und fängt einmal je Aktion, auch wenn eine Karte ihn zurückholt. Man wählt, welche handeln.
K-124 = Ein Golem bringt 5 Punkte, die anderen 2. Das Plättchen kommt in den eigenen Vorrat.
K-125 = Je Aktion lässt jeder gefangene dunkle Schatten die eigenen Strahlen durch 1 Feld Fels, jeder Ghul durch 1 Sumpf, jede Naja durch 1 Edelstein oder Menhir. Sie verbrauchen sich nicht.
K-126 = Diese Kräfte zählen einmal für alle Strahlen einer Aktion; jeder Strahl bezahlt jedes Feld, durch das er geht. Eine eben gefangene Kreatur hilft sofort.

## Kreaturen und Edelsteine führen

K-128 = Gedankenkraft, Hauptaktion: 1 Stufe steigen, oder eine Kreatur 1 bis 3 Felder führen. Nebenaktion: einen eigenen Edelstein 1 Feld bewegen, oder eine Kreatur 1 Feld führen.
K-129 = Eine geführte Kreatur geht beliebig über Felder, die sie betreten kann, auch auf den Pfad, wo sie entkommt.
K-130 = Sie bekommt ein schwarzes Klötzchen und wird in dieser Runde nicht mehr geführt, außer durch Kontrollkarten, die mit derselben Aktion gespielt werden.

## Tränke und Karten

K-131 = Tränke: 1, 2, 3 eigene Druiden in Kesseln geben 5, 8, 10 Mana (Hauptaktion) oder 3, 5, 5 (Nebenaktion).
K-132 = Jeder von ihnen gibt 1 Wissensstufe, auf die man verzichten darf; dann gehen alle zum Rat des Waldes. Alle eigenen Druiden in Kesseln machen mit.
K-133 = Machtkarten spielt man vor, während oder nach der eigenen Aktion, so viele man will. Eine Karte wirkt auf einmal und kommt unter den Stapel.
K-134 = Karten, Hauptaktion: 4 ziehen, 1 behalten, die anderen unter den Stapel. Nebenaktion: 1 ziehen. Die Hand hat keine Grenze.
K-135 = Eine markierte Karte wird nie behalten: Sofort gespielt, entfernt sie eine Kreatur ihrer Art aus dem eigenen Vorrat und bringt 5 Punkte. Eine je Aktion.
K-136 = Vier markierte und keine gewollt: vier andere ziehen. Drei markierte und keine gewollt: die vierte nehmen.
K-137 = Nebenaktion: Eine markierte Karte, die man nicht nutzt, kommt unter den Stapel, und man darf noch eine ziehen.
K-138 = Karten: Durch Fels/Sumpf (ein Strahl durchdringt 1 Fels oder Sumpf), Beschleunigung/Verzögerung (eine Druidenbewegung 1 bis 3 Punkte länger oder kürzer, oder allein eine Bewegung von 1 bis 3), Managewinn (4 Mana), Edelsteine bewegen (einer 1 oder 2 Felder, oder zwei je 1), Mehr Wissen (2 Stufen), Kontrolle einer Kreatur (sie 1 bis 3 Felder führen); markierte: Bannung einer Kreatur.

## Wissen

K-139 = Fünf Leisten. Stufe 1 gibt nichts, muss aber durchlaufen werden. Eine volle Leiste kann man nicht wählen.
K-140 = Fangleiste: Zusatzpunkte einmal je Aktion, beim ersten Fang, für den es welche gibt; die oberen Stufen geben auch Punkte je Kreatur.
K-141 = Bewegungsleiste: bis zu 4 Punkte mehr bei jeder Druidenbewegung eines Plättchens, wenn man will. Nicht bei einer allein gespielten Karte.
K-142 = Ratsleiste: mehr Punkte je Druide beim Rat des Waldes. Abwesende geben nichts.
K-143 = Edelsteinleiste: bei jeder erreichten Stufe eigene Edelsteine insgesamt so viele Felder bewegen, frei verteilt. Alle Schritte werden gegangen, solange einer möglich ist.
K-144 = Manaleiste: bei jeder erreichten Stufe so viel Mana; ein Pergament gibt eine Stufe auf einer anderen Leiste, wenn man will.

## Das Ende

K-150 = Am Ende bringt jede Karte auf der Hand 1; jeder Edelstein auf der Lichtung 1 (grün), 4 (hellbraun) oder 8 (dunkelbraun).
K-151 = Tor eingeschlossen: 4 Punkte je eigener Menhir in der Linie, 2 je anderer Menhir, 1 je gefangene Kreatur. Nicht eingeschlossen: 1 je Menhir, 2 je gefangene Kreatur.
K-152 = Das Tor ist eingeschlossen von einer geschlossenen Linie gerader Strecken zwischen Menhiren aller Farben, die um es herum und nicht darüber führt.
K-153 = Es zählt die Linie mit den wenigsten Feldern; sind mehrere gleich kurz, zählen alle. Ein Menhir zählt einmal.
K-154 = Kreaturen und Hindernisse stören die Linie nicht; Kreaturen, die auf der Lichtung bleiben, bringen niemandem etwas.
K-155 = Die meisten Punkte gewinnen, dann das meiste Mana; sonst wird der Sieg geteilt.

## Aufbau für Erfahrene

K-160 = Aufbau für Erfahrene: der Reihe nach je ein Hindernis. Erst die vier gemischten, jedes auf einer anderen Ecke der Lichtung, dann die übrigen in beliebiger Folge. Gleiche Plättchen kommen nach ihren Nummern.
K-161 = Plättchen berühren einander nicht, auch nicht an Ecken; keines liegt auf dem Tor, daneben oder auf dem Pfad. Sie dürfen gedreht, aber nicht gewendet werden.
K-162 = Plättchen, die nirgends passen, bleiben weg.

## Einzelheiten

K-163 = Ein Druide darf mit übrigen Punkten nur stehen bleiben, wenn ein anderer eigener noch ziehen kann; der letzte verbraucht den Rest genau.
K-164 = Karten spielt man, bevor ein Klötzchen handelt, danach und zwischen seinen Schritten. Eine Beschleunigung darf noch beim letzten Druiden kommen, aber die Summe bleibt mindestens 1 und mindestens das Verbrauchte. Eine Karte „Durch Fels/Sumpf“ gehört zum Strahl, der sie braucht.
K-165 = Kontrollkarten zählen auf einer Kreatur zusammen, wenn sie in einer Aktion direkt aufeinander folgen.
K-166 = Schwarze Klötzchen sind nur Merkzeichen; es gibt immer genug.
K-167 = Karten kommen in gezogener Folge unter den Stapel. Der Stapel geht nie aus. Wer das Nachziehen beendet, hat gehandelt.
K-168 = Stufen nimmt man einzeln, jede mit dem, was sie bringt. Eine Stufe, die niemand nutzen kann, verfällt; von zweien darf man nur eine nehmen.

## Ablehnungen: was versucht wurde

unreadable = Ich kann „{ $text }“ nicht lesen.
unknown-word = Ich kann „{ $word }“ nicht lesen.
somebody-else = Die Entscheidung liegt gerade nicht bei dir.
game-over = Das Spiel ist zu Ende.
seat-unknown = Diesen Platz gibt es am Tisch nicht.
not-possible = Das geht jetzt nicht.

asks-obstacle = Jetzt ist ein Hindernis zu legen.
asks-place = Jetzt werden Druiden gesetzt.
asks-cube = Jetzt werden Klötzchen gesetzt.
asks-act = Jetzt handelt dein Klötzchen.
asks-learn = Jetzt ist eine Wissensstufe zu wählen.
asks-shift = Jetzt sind deine Edelsteine zu bewegen.
asks-walk = Jetzt ist die Bewegung der Beschleunigungskarte zu machen.
asks-control = Jetzt ist eine Kreatur zu führen.
asks-keep = Jetzt ist eine der gezogenen Karten zu wählen.
asks-menhir = Wähle, welcher Edelstein ein Menhir wird.
other-tile = { $slot } erlaubt das nicht.
other-alternative = Du hast die andere Möglichkeit von { $slot } gewählt.
once-per-cube = { $slot } hat schon gehandelt.

not-dark = { $square } ist kein dunkles Feld.
druid-there = Auf { $square } steht ein Druide.
tile-lies = { word-obstacle } liegt schon.
mixed-first = Die gemischten Plättchen kommen vor { word-obstacle }.
equal-tile-first = Zuerst kommt ein gleiches Plättchen: { word-obstacle }.
same-turn = { word-obstacle } liegt nach { word-turn } gedreht genauso; sag es so.
mixed-corner = { word-obstacle } muss eine freie Ecke der Lichtung bedecken.
tile-does-not-fit = { word-obstacle } passt nicht auf { $square }.
slot-taken = { $slot } ist besetzt.
no-such-slot = Den Platz { $slot } gibt es in dieser Runde nicht.

no-druid-of-yours = Du hast keinen Druiden { word-at-druid }.
stays-until-brewing = Der Druide in { $druid } bleibt dort, bis er braut.
moved-already = Der Druide { word-at-druid } wurde in dieser Aktion schon gezogen.
off-the-path = { $to } liegt nicht auf dem Pfad.
council-not-walked-to = Druiden gehen nicht zu Fuß zum Rat des Waldes.
cauldron-full = { $to } ist voll.
too-far = { word-druid } bis { $to } ist zu weit.
costs = { word-druid } bis { $to } kostet { $costs } { $costs ->
    [one] Punkt
   *[other] Punkte
}, nicht { $points }.
too-many-points = { word-druid } bis { $to } braucht { $points }, und es { $left ->
    [one] bleibt { $left } Punkt
   *[other] bleiben { $left } Punkte
}.
points-nobody-can-spend = { word-druid } bis { $to } ließe Punkte übrig, die niemand verbrauchen kann.
points-left = { $left ->
    [one] { $left } Punkt bliebe übrig und kein Druide, der ihn verbraucht.
   *[other] { $left } Punkte blieben übrig und kein Druide, der sie verbraucht.
}

no-gem-left = Du hast keinen Edelstein im Vorrat.
no-ray = { $druid ->
    [NW] { word-corner }
    [NE] { word-corner }
    [SE] { word-corner }
    [SW] { word-corner }
    [council] Ein Druide beim Rat hat keinen Strahl auf die Lichtung.
   *[other] Der Druide in { $druid } hat keinen Strahl auf die Lichtung.
}
no-crossing = Die Strahlen dieser Druiden kreuzen sich nicht auf { $at }.
not-totally-free = { $at } ist nicht ganz frei.
one-gem = Diese Aktion schafft nur einen Edelstein.
two-gems = Eine Aktion schafft höchstens zwei Edelsteine.
ray-stopped = Eine Kreatur oder das Tor hält einen Strahl nach { $at } auf.
no-power = Der Strahl müsste durch { word-barred }; deine gefangenen Kreaturen und Karten reichen dafür nicht.
no-mana = Das kostet { $mana } Mana, du hast { $have }.
no-creature-in-line = Der Druide { word-at-druid } sieht keine Kreatur.
captured-already = Der Druide { word-at-druid } hat in dieser Aktion schon gefangen.

no-creature = Auf { $creature } ist keine Kreatur.
black-cube = Die Kreatur auf { $creature } wurde in dieser Runde schon geführt.
creature-too-far = Die Kreatur auf { $creature } ist { $squares } Felder von { $to } entfernt; sie kann höchstens { $reach ->
    [one] 1 Feld
   *[other] { $reach } Felder
} weit geführt werden.
creature-cannot-go = Die Kreatur auf { $creature } kann nicht nach { $to } geführt werden.
no-gem = Auf { $gem } ist kein Edelstein.
menhirs-stay = Der Stein auf { $gem } ist ein Menhir.
not-your-gem = Der Edelstein auf { $gem } gehört dir nicht.
not-next-to-it = { $to } liegt nicht neben { $gem }.
not-free = { $square } ist nicht frei.

nobody-in-a-cauldron = Keiner deiner Druiden ist in einem Kessel.
track-full = Diese Leiste ist voll: { word-track }.
another-track = Ein Pergament gilt für eine andere Leiste als Mana.
levels-left = { $left ->
    [one] 1 Stufe des Tranks ist
   *[other] { $left } Stufen des Tranks sind
} noch zu nehmen.
learned-already = Diese Aktion hat ihre Stufe schon gegeben.
nothing-to-learn = Das gibt keine Wissensstufe.
must-take-the-fourth = Eine der gezogenen Karten muss genommen werden.
not-drawn = Diese Karte hast du nicht gezogen: { word-card }.
no-such-creature = { $card ->
    [ghoul] Du hast keinen Ghul im Vorrat.
    [shadow] Du hast keinen dunklen Schatten im Vorrat.
   *[naja] Du hast keine Naja im Vorrat.
}
marked-not-in-hand = Markierte Karten sind nie auf der Hand.
not-in-hand = Diese Karte hast du nicht: { word-card }.
goes-with-a-ray = Eine Karte „Durch Fels/Sumpf“ spielt man mit dem Edelstein oder Fang, der sie braucht.
total-cannot-change = Die Summe dieser Bewegung kann sich nicht um { $use } ändern.
wrong-use = So spielt man diese Karte nicht: { word-card }.
card-without-effect = Diese Karte täte jetzt nichts: { word-card }.
not-aligned = Der Edelstein auf { $gem } liegt in keiner Linie.
performed-already = Dein Klötzchen hat schon gehandelt.
nothing-performed = Dein Klötzchen hat noch nicht gehandelt; verzichte, um das Mana zu nehmen.
card-not-used = Erst muss die Karte genutzt werden.
all-steps = { $left } { $left ->
    [one] Schritt deiner Edelsteine steht
   *[other] Schritte deiner Edelsteine stehen
} noch aus.

empty-line = In dieser Zeile steht nichts zu tun.
reveal-ends-line = Was Neues zeigt, muss der letzte Schritt einer Zeile sein.
undo-barrier = Seither wurde etwas aufgedeckt; die anderen müssen zustimmen.
undo-too-far = { $steps ->
    [one] Es gibt nur { $steps } Schritt zurückzunehmen.
   *[other] Es gibt nur { $steps } Schritte zurückzunehmen.
}
undo-over = Die Partie ist zu Ende: Nichts lässt sich mehr zurücknehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.

## Wörter des Spiels

word-creature = { $creature ->
    [golem] Golem
    [ghoul] Ghul
    [shadow] dunkler Schatten
   *[naja] Naja
}
word-the-creature-first = { $creature ->
    [golem] Der Golem
    [ghoul] Der Ghul
    [shadow] Der dunkle Schatten
   *[naja] Die Naja
}
word-a-creature-first = { $creature ->
    [golem] Ein Golem
    [ghoul] Ein Ghul
    [shadow] Ein dunkler Schatten
   *[naja] Eine Naja
}
word-the-creature = { $creature ->
    [golem] den Golem
    [ghoul] den Ghul
    [shadow] den dunklen Schatten
   *[naja] die Naja
}
word-a-creature = { $creature ->
    [golem] einen Golem
    [ghoul] einen Ghul
    [shadow] einen dunklen Schatten
   *[naja] eine Naja
}
word-turns = { $turns ->
    [left] biegt links ab
   *[right] biegt rechts ab
}
word-gate = { $gate ->
    [gate1] Torfeld 1
    [gate2] Torfeld 2
    [gate3] Torfeld 3
   *[gate4] Torfeld 4
}
word-start-gate = { $start ->
    [gate1] Torfeld 1
    [gate2] Torfeld 2
    [gate3] Torfeld 3
   *[gate4] Torfeld 4
}
word-track = { $track ->
    [capture] Fang
    [move] Bewegung
    [council] Rat
    [gems] Edelsteine
   *[mana] Mana
}
word-the-track = { $track ->
    [capture] der Fangleiste
    [move] der Bewegungsleiste
    [council] der Ratsleiste
    [gems] der Edelsteinleiste
   *[mana] der Manaleiste
}
word-card = { $card ->
    [through] Durch Fels/Sumpf
    [acceleration] Beschleunigung/Verzögerung
    [mana] Managewinn
    [gems] Edelsteine bewegen
    [knowledge] Mehr Wissen
    [control] Kontrolle einer Kreatur
    [ghoul] Bannung eines Ghuls
    [shadow] Bannung eines dunklen Schattens
   *[naja] Bannung einer Naja
}
# When an effect works: a message for each trigger of `data.json`, under its key. The sentences about cards and
# levels name their triggers by these, and no others.
when-capturing = je Aktion mit Fang
when-captured = je Kreatur
when-druid-move = bei Druidenbewegungen
when-council = beim Rat
when-learned = jetzt
when-drawn = beim Ziehen
word-card-effect = { $card ->
    [through] ein Strahl durchdringt 1 Fels oder Sumpf
    [acceleration] Druidenbewegung ± 1 bis { $far } Punkte, oder allein 1 bis { $far } Punkte
    [mana] { $gain } Mana
    [gems] ein Edelstein 1 oder { $steps } Felder, oder zwei je 1 Feld
    [knowledge] { $levels } Wissensstufen
    [control] eine Kreatur 1 bis { $reach } Felder führen
    [ghoul] nimmt einen aus deinem Vorrat, für { $points } SP { when-drawn }
    [shadow] nimmt einen aus deinem Vorrat, für { $points } SP { when-drawn }
   *[naja] nimmt eine aus deinem Vorrat, für { $points } SP { when-drawn }
}
word-card-1 = { $first ->
    [through] Durch Fels/Sumpf
    [acceleration] Beschleunigung/Verzögerung
    [mana] Managewinn
    [gems] Edelsteine bewegen
    [knowledge] Mehr Wissen
    [control] Kontrolle einer Kreatur
    [ghoul] Bannung eines Ghuls
    [shadow] Bannung eines dunklen Schattens
   *[naja] Bannung einer Naja
}
word-card-2 = { $second ->
    [through] Durch Fels/Sumpf
    [acceleration] Beschleunigung/Verzögerung
    [mana] Managewinn
    [gems] Edelsteine bewegen
    [knowledge] Mehr Wissen
    [control] Kontrolle einer Kreatur
    [ghoul] Bannung eines Ghuls
    [shadow] Bannung eines dunklen Schattens
   *[naja] Bannung einer Naja
}
word-card-3 = { $third ->
    [through] Durch Fels/Sumpf
    [acceleration] Beschleunigung/Verzögerung
    [mana] Managewinn
    [gems] Edelsteine bewegen
    [knowledge] Mehr Wissen
    [control] Kontrolle einer Kreatur
    [ghoul] Bannung eines Ghuls
    [shadow] Bannung eines dunklen Schattens
   *[naja] Bannung einer Naja
}
word-card-4 = { $fourth ->
    [through] Durch Fels/Sumpf
    [acceleration] Beschleunigung/Verzögerung
    [mana] Managewinn
    [gems] Edelsteine bewegen
    [knowledge] Mehr Wissen
    [control] Kontrolle einer Kreatur
    [ghoul] Bannung eines Ghuls
    [shadow] Bannung eines dunklen Schattens
   *[naja] Bannung einer Naja
}
word-tile-1 = { $first ->
    [druids] Druiden
    [gems] Edelsteine
    [capture] Fang
    [mind] Gedankenkraft
    [potions] Tränke
   *[cards] Karten
}
word-tile-2 = { $second ->
    [druids] Druiden
    [gems] Edelsteine
    [capture] Fang
    [mind] Gedankenkraft
    [potions] Tränke
   *[cards] Karten
}
word-tile-3 = { $third ->
    [druids] Druiden
    [gems] Edelsteine
    [capture] Fang
    [mind] Gedankenkraft
    [potions] Tränke
   *[cards] Karten
}
word-tile-4 = { $fourth ->
    [druids] Druiden
    [gems] Edelsteine
    [capture] Fang
    [mind] Gedankenkraft
    [potions] Tränke
   *[cards] Karten
}
word-tile-5 = { $fifth ->
    [druids] Druiden
    [gems] Edelsteine
    [capture] Fang
    [mind] Gedankenkraft
    [potions] Tränke
   *[cards] Karten
}
word-tile-6 = { $sixth ->
    [druids] Druiden
    [gems] Edelsteine
    [capture] Fang
    [mind] Gedankenkraft
    [potions] Tränke
   *[cards] Karten
}
word-region = { $region ->
    [green] grün
    [light] hellbraun
   *[dark] dunkelbraun
}
word-turn = { $turn ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
word-ground = { $ground ->
    [rock] Fels
    [swamp] Sumpf
   *[mixed] Fels und Sumpf
}
word-obstacle = { $tile ->
    [mixed1] Gemischt 1
    [mixed2] Gemischt 2
    [mixed3] Gemischt 3
    [mixed4] Gemischt 4
    [rock1] Fels 1
    [rock2] Fels 2
    [rock3] Fels 3
    [rock4] Fels 4
    [rock5] Fels 5
    [rock6] Fels 6
    [swamp1] Sumpf 1
    [swamp2] Sumpf 2
    [swamp3] Sumpf 3
   *[other] { $tile }
}
word-corner = Ein Druide auf einem Eckfeld hat keinen Strahl auf die Lichtung.
word-druid = { $druid ->
    [council] Rat
   *[other] { $druid }
}
word-at-druid = { $druid ->
    [council] beim Rat
   *[other] auf { $druid }
}
word-from-druid = { $druid ->
    [council] vom Rat
   *[other] von { $druid }
}
word-druids = { $council ->
    [0] { word-places }
   *[other] { $places ->
        [none] { $council } beim Rat
       *[other] { $places }, { $council } beim Rat
    }
}
word-places = { $places ->
    [none] keine
   *[other] { $places }
}
word-phase = { $phase ->
    [choosing] Klötzchen
    [main] Hauptaktionen
    [secondary] Nebenaktionen
    [gems] Edelsteine
   *[council] Rat
}
word-row = { $row ->
    [main] Hauptaktion
   *[secondary] Nebenaktion
}
word-use = { $use ->
    [none] { word-card }
    [alone] { word-card } (allein)
   *[other] { word-card } ({ $use })
}
word-range = { $least } bis { $most } Punkte

n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-move-points = { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
n-left = { $left ->
    [one] { $left } Punkt
   *[other] { $left } Punkte
}
n-most = { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
}
n-squares = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}
n-rocks = { $rocks ->
    [one] { $rocks } Feld Fels
   *[other] { $rocks } Felder Fels
}
n-swamps = { $swamps ->
    [one] { $swamps } Feld Sumpf
   *[other] { $swamps } Felder Sumpf
}
n-stones = { $stones ->
    [one] { $stones } Edelstein oder Menhir
   *[other] { $stones } Edelsteine oder Menhire
}
word-barred = { $rocks ->
    [0] { $swamps ->
        [0] { n-stones }
       *[other] { $stones ->
            [0] { n-swamps }
           *[other] { n-swamps } und { n-stones }
        }
    }
   *[other] { $swamps ->
        [0] { $stones ->
            [0] { n-rocks }
           *[other] { n-rocks } und { n-stones }
        }
       *[other] { $stones ->
            [0] { n-rocks } und { n-swamps }
           *[other] { n-rocks }, { n-swamps } und { n-stones }
        }
    }
}
n-druids = { $druids ->
    [one] { $druids } Druide
   *[other] { $druids } Druiden
}
n-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
n-gems = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}

region-north = Norden
region-east = Osten
region-south = Süden
region-west = Westen
region-gate = Tor

## Kapitel

chapter-obstacles = Aufbau · Hindernisse
chapter-placing = Aufbau · Druiden
chapter-creatures = Runde { $round } · Kreaturen und Klötzchen
chapter-main = Runde { $round } · Hauptaktionen
chapter-secondary = Runde { $round } · Nebenaktionen
chapter-gems = Runde { $round } · Edelsteine und Rat

## Die Geschichte

story-ordered-2 = Reihenfolge: { $first }, { $second }.
story-ordered-3 = Reihenfolge: { $first }, { $second }, { $third }.
story-ordered-4 = Reihenfolge: { $first }, { $second }, { $third }, { $fourth }.
story-ordered-5 = Reihenfolge: { $first }, { $second }, { $third }, { $fourth }, { $fifth }.
story-rolled = Der Würfel zeigt { $number }.
story-tiles = Aktionsplättchen: { word-tile-1 }, { word-tile-2 }, { word-tile-3 }, { word-tile-4 }, { word-tile-5 }, { word-tile-6 }.
story-arrived = { word-a-creature-first } ({ word-turns }) erscheint auf { word-gate }.
story-left-gate = { word-the-creature-first } zieht von { word-start-gate } nach { $to } ({ n-squares }).
story-creature-moved = { word-the-creature-first } zieht von { $start } nach { $to }.
story-creature-stayed = { word-the-creature-first } auf { $at } kommt nicht weiter und bleibt.
story-escaped = { word-the-creature-first } entkommt auf { $at }.
story-penalised = { $vp ->
    [0] { $who } hat keine SP zu verlieren für den Druiden auf { $druid }.
   *[other] { $who } verliert { $vp } SP für den Druiden auf { $druid }.
}
story-shut = { word-the-creature-first } kommt nicht aus { word-gate } und ist aus dem Spiel.
story-obstacle-laid = { $who } legt { word-obstacle } auf { $squares }.
story-druid-placed = { $who } setzt einen Druiden auf { $square }.
story-cube-placed = { $who } setzt ein Klötzchen auf { $slot }.
story-cube-acts = { $who } handelt mit { $slot }.
story-declined = { $mana ->
    [0] { $who } verzichtet auf die Aktion; das Mana ist voll.
   *[other] { $who } verzichtet auf die Aktion (+{ $mana } Mana).
}
story-declined-vp = { $who } verzichtet auf die Aktion (+{ $vp } SP).
story-druid-moved = { $who } zieht einen Druiden { word-from-druid } nach { $to } ({ n-move-points }).
story-gem-made = { $who } schafft einen Edelstein auf { $at } ({ $mana } Mana). Der Druide von { $leaves } geht zum Rat.
story-captured = { $who } fängt { word-the-creature } auf { $at } ({ $mana } Mana, { $vp } SP). Der Druide von { $druid } geht zum Rat.
story-capture-bonus = { $who } bekommt { $vp } SP mehr durch die Fangleiste.
story-creature-led = { $who } führt { word-the-creature } { $start } → { $to }.
story-gem-shifted = { $who } bewegt einen Edelstein { $gem } → { $to }.
story-brewed = { $who } braut ({ n-druids }, +{ $mana } Mana).
story-to-council = { $count ->
    [one] { $who } schickt den Druiden von { $places } zum Rat des Waldes.
   *[other] { $who } schickt die Druiden von { $places } zum Rat des Waldes.
}
story-learned = { $who } steigt auf { word-the-track } auf Stufe { $level }.
story-mana-gained = { $mana ->
    [0] { $who } gewinnt kein Mana; es ist voll.
   *[other] { $who } gewinnt { $mana } Mana.
}
story-passed = { $who } verzichtet auf den Rest.
story-drew = { $marked ->
    [0] { $who } zieht { n-cards }.
   *[other] { $who } zieht { n-cards }, { $marked } markiert.
}
story-saw-1 = Du hast gezogen: { word-card-1 }.
story-saw-2 = Du hast gezogen: { word-card-1 }, { word-card-2 }.
story-saw-3 = Du hast gezogen: { word-card-1 }, { word-card-2 }, { word-card-3 }.
story-saw-4 = Du hast gezogen: { word-card-1 }, { word-card-2 }, { word-card-3 }, { word-card-4 }.
story-kept = { $who } behält 1 Karte.
story-kept-card = Du hast die Karte „{ word-card }“ behalten.
story-card-played = { $who } spielt die Karte „{ word-use }“.
story-banished = { $who } bannt { word-a-creature } ({ $vp } SP).
story-aligned = { $who } hat Edelsteine in Linie auf { $gems } ({ $vp } SP).
story-menhir-raised = { $vp ->
    [0] { $who } errichtet einen Menhir auf { $at }.
   *[other] { $who } errichtet einen Menhir auf { $at } ({ $vp } SP).
}
story-council-scored = { $who } hat { $druids } Druiden beim Rat des Waldes ({ $vp } SP).
story-encircled = Das Tor ist eingeschlossen: { $line } Felder, { $menhirs } Menhire.
story-not-encircled = Das Tor ist nicht eingeschlossen.

## Fragen

question-over = das Spiel ist zu Ende
question-wait = { $who } entscheidet
question-obstacle = ein Hindernis legen
question-place = Druide { $number } von { $whole }
question-cube = Klötzchen { $number } von { $whole }
question-act = { $slot }, { word-row }
question-walk = Druidenbewegung, noch { $left } von { $most } Punkten
question-walk-open = { $least ->
    [0] Druidenbewegung, noch bis zu { n-left }
   *[other] Druidenbewegung, noch { $least } bis { $left } Punkte
}
question-card-walk = Beschleunigungskarte, noch { $left } von { $most } Punkten
question-card-walk-open = { $least ->
    [0] Beschleunigungskarte, noch bis zu { n-left }
   *[other] Beschleunigungskarte, noch { $least } bis { $left } Punkte
}
question-brewing = { $slot }, { $left ->
    [one] { $left } Wissensstufe
   *[other] { $left } Wissensstufen
}
question-learn = { $left ->
    [one] { $left } Wissensstufe
   *[other] { $left } Wissensstufen
}
question-shift = Edelsteine bewegen, { $left ->
    [one] noch { $left } Feld
   *[other] noch { $left } Felder
}
question-control = Kontrollkarte, eine Kreatur 1 bis { $left } Felder führen
question-keep = { $marked ->
    [0] 1 wählen aus { n-cards }
   *[other] 1 wählen aus { n-cards }, { $marked } markiert
}
question-menhir = Edelstein, der Menhir wird, { $left ->
    [one] noch { $left } Menhir
   *[other] noch { $left } Menhire
}

## Was man hat

having = { $mana } Mana · { n-gems } · { n-cards } · Druiden: { word-druids }
having-cubes = { $mana } Mana · { n-cards } · { $cubes ->
    [none] noch kein Klötzchen gesetzt
   *[other] Klötzchen: { $cubes }
}
hand-card = { word-card } × { $count }: { word-card-effect }
hand-drawn = Gezogen: { word-card } ({ word-card-effect })
hand-creature = { word-creature } × { $count }: { $creature ->
    [golem] ohne Kraft
    [ghoul] je Aktion und Ghul durchdringen deine Strahlen 1 Sumpf
    [shadow] je Aktion und Schatten durchdringen deine Strahlen 1 Fels
   *[naja] je Aktion und Naja durchdringen deine Strahlen 1 Edelstein oder Menhir
}
hand-empty = Keine Karten und keine Kreaturen im Vorrat

## Wo das Spiel steht

moment = Runde { $round } von { $rounds }, { word-phase }
moment-obstacles = Aufbau, Hindernisse
moment-placing = Aufbau, Druiden
moment-over = das Spiel ist zu Ende
column-vp = SP
column-mana = Mana
column-knowledge = Wissen (Fang-Bewegung-Rat-Edelsteine-Mana)
source-captures = Fang
source-banished = Gebannt
source-compensation = Verzicht
source-escapes = Entkommen
source-lines = Linien
source-regions = Errichtete Menhire
source-council = Rat
source-cards = Karten
source-gems = Edelsteine
source-menhirs = Menhire
source-creatures = Kreaturen
line = Felder der Linie um das Tor
menhirs = Menhire in dieser Linie

## Knöpfe: Arten von Aktionen

kind-place = { $count ->
    [one] Druiden setzen: { $count } Feld
   *[other] Druiden setzen: { $count } Felder
}
kind-obstacle = { $tiles ->
    [one] Hindernis legen: { $tiles } Plättchen
   *[other] Hindernis legen: { $tiles } Plättchen
}
kind-cube = { $count ->
    [one] Klötzchen setzen: { $count } freier Platz
   *[other] Klötzchen setzen: { $count } freie Plätze
}
kind-move = Druiden ziehen: { n-points }
kind-move-open = { $least ->
    [0] Druiden ziehen: bis zu { n-most }
   *[other] Druiden ziehen: { $least } bis { $most } Punkte
}
kind-gem = { $places ->
    [one] Edelstein: { $places } Feld, { $mana } Mana
   *[other] Edelstein: { $places } Felder, ab { $mana } Mana
}
kind-capture = { $creatures ->
    [one] Fangen: { $creatures } in Sicht, { $mana } Mana
   *[other] Fangen: { $creatures } in Sicht, ab { $mana } Mana
}
kind-creature = { $squares ->
    [one] Kreatur führen: { $squares } Feld
   *[other] Kreatur führen: 1 bis { $squares } Felder
}
kind-shift = Edelstein bewegen: { n-squares }
kind-brew = Brauen: { n-druids }, +{ $mana } Mana
kind-learn = { $levels ->
    [one] Wissen: +{ $levels } Stufe
   *[other] Wissen: +{ $levels } Stufen
}
kind-draw = { n-cards } ziehen
kind-draw-again = Zurücklegen, { n-cards } ziehen
kind-keep = Karte wählen: { $count ->
    [one] { $count } möglich
   *[other] { $count } möglich
}
kind-card = Karte spielen ({ $cards })
kind-menhir = { $left ->
    [one] Menhir errichten: noch { $left }
   *[other] Menhir errichten: noch { $left }
}
kind-decline = Verzichten: +{ $mana } Mana
kind-decline-vp = Verzichten: +{ $vp } SP
kind-done = { $asked ->
    [learn] Stufe lassen
    [keep] Keine nehmen
   *[other] Fertig
}

## Menüs: Werte

choice-word = { $word }
choice-place = { $square } · Eingang von { $cauldron }
choice-obstacle = { $tile } · { word-ground }, { n-squares }
choice-turn = { word-turn } · { $squares }
choice-slot = { $slot } · { $free } von { $all } frei
choice-other-slot = { $slot } · Platz { $number } von { $all }
choice-druid = { word-druid }
choice-to = { $to } · { n-points }
choice-cauldron = { $to } · Kessel · { n-points }
choice-points = { n-points }
choice-gem = { $at } · { $mana } Mana · { word-region }
choice-gem-from = { $at } · ab { $mana } Mana · { word-region }
choice-leaves = { $leaves } geht zum Rat
choice-leaves-stays = { $leaves } geht, { $stays } bleibt · { $mana } Mana
choice-stays = { $stays } bleibt · { $mana } Mana
choice-capture = { $druid } · { word-creature } auf { $at } · { $mana } Mana
choice-creature = { $at } · { word-creature }, { word-turns }
choice-lead = { $to } · { n-squares }
choice-escape = { $to } · Pfad · { n-squares }
choice-square = { $at } · { word-region }
choice-track = { word-track } · Stufe { $level } von { $levels }
choice-card = { word-card }
choice-cards = { word-card } × { $count }
choice-banish = { word-card } · { $vp } SP
choice-alone = allein · eine Bewegung von 1 bis { $most } Punkten
choice-use = { $use } · { $least ->
    [0] bis zu { n-most }
   *[other] { word-range }
}
choice-use-exact = { $use } · { n-points }
choice-menhir = { $at } · { word-region } · { $vp } SP

note-sees = sieht { $at }: { word-creature }, { $mana } Mana
note-entrance = Eingang von { $cauldron }
note-sees-entrance = Eingang von { $cauldron }; sieht { $at }: { word-creature }, { $mana } Mana
note-jumps = überspringt { $places }
note-places = freie Plätze: { $free } von { $all }
note-corner = kommt auf eine Ecke zurück, für 1 Punkt
note-sense = { $sense ->
    [clockwise] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}
note-first-square = das erste Feld des Plättchens in Leserichtung
note-later = später: du handelst dort schon
note-sooner = dein Klötzchen darunter handelt dann später
note-slot = { $tile ->
    [druids] { $row ->
        [main] Druiden { $least } bis { $most } Punkte ziehen
       *[secondary] Druiden { $least } Punkte ziehen
    }
    [gems] { $row ->
        [main] Druiden { $most } Punkte ziehen, oder Edelsteine schaffen und 1 Stufe steigen
       *[secondary] Edelsteine schaffen
    }
    [capture] { $row ->
        [main] Druiden { $most } Punkte ziehen, oder fangen und 1 Stufe steigen
       *[secondary] Kreaturen fangen
    }
    [mind] { $row ->
        [main] 1 Stufe steigen, oder eine Kreatur 1 bis { $reach } Felder führen
       *[secondary] einen Edelstein 1 Feld bewegen, oder eine Kreatur { $reach } Feld führen
    }
    [potions] { $row ->
        [main] brauen: { $one }, { $two } oder { $three } Mana und eine Stufe je Druide
       *[secondary] brauen: { $one }, { $two } oder { $three } Mana und eine Stufe je Druide
    }
   *[cards] { $row ->
        [main] { $cards } Karten ziehen, 1 behalten
       *[secondary] { $cards } Karte ziehen
    }
}
note-lines = { $cards ->
    [0] Strahlen von { $first } und { $second }
    [one] Strahlen von { $first } und { $second }; braucht { $cards } Karte „Durch Fels/Sumpf“
   *[other] Strahlen von { $first } und { $second }; braucht { $cards } Karten „Durch Fels/Sumpf“
}
note-aligned = in Linie mit { $gems }: { $vp } SP, wenn es so bleibt
note-second = dann ist { $at } möglich für { $mana } von { $left } Mana
note-no-second = dann kein zweiter Edelstein; { $left } Mana bleiben
note-capture = { $cards ->
    [0] { note-capture-gain }
    [one] { note-capture-gain }; braucht { $cards } Karte „Durch Fels/Sumpf“
   *[other] { note-capture-gain }; braucht { $cards } Karten „Durch Fels/Sumpf“
}
note-capture-gain = { $bonus ->
    [0] { $vp } SP, { $druid } geht zum Rat
   *[other] { $vp } SP, { $bonus } Mana zurück, { $druid } geht zum Rat
}
note-escape = entkommt; du verlierst { $own } SP, die anderen { $others }
note-then-sees = dann sieht { $druid } sie: { $mana } Mana
note-first-level = gibt noch nichts
note-track-capture = { $each ->
    [0] { note-track-flat } { when-capturing }
   *[other] { note-track-flat } { when-capturing }, { $each } SP { when-captured }
}
note-track-flat = { $paid ->
    [mana] { $flat } Mana
   *[vp] { $flat } SP
}
note-track-move = { $points ->
    [one] bis zu { $points } Punkt mehr { when-druid-move }
   *[other] bis zu { $points } Punkte mehr { when-druid-move }
}
note-track-council = { $first }, { $second }, { $third } SP mehr für den 1., 2., 3. eigenen Druiden { when-council }
note-track-gems = { $points ->
    [one] { when-learned } deine Edelsteine { $points } Feld bewegen
   *[other] { when-learned } deine Edelsteine { $points } Felder bewegen
}
note-track-mana = { $parchment ->
    [yes] { when-learned } { $mana } Mana und eine Stufe auf einer anderen Leiste
   *[no] { when-learned } { $mana } Mana
}
note-card = { word-card-effect }

## Ganze Aktionen

deed-place = Druide auf { $square }
deed-obstacle = { word-obstacle } auf { $square }, { word-turn }
deed-cube = Klötzchen auf { $slot }
deed-move = { word-druid } → { $to } ({ $points })
deed-gem = Edelstein auf { $at } ({ $mana } Mana), { $leaves } zum Rat
deed-capture = { $druid } fängt { word-the-creature } auf { $at } ({ $mana } Mana, { $vp } SP)
deed-creature = { word-creature } { $start } → { $to }
deed-shift = Edelstein { $gem } → { $to }
deed-learn = Wissen: { word-track }, Stufe { $level }
deed-keep = behalten: { word-card }
deed-banish = spielen: { word-card }
deed-card = Karte: { word-use }
deed-menhir = Menhir auf { $at } ({ $vp } SP)

## Befehle: Arten von Aktionen und ihre Angaben

do-place = Einen Druiden auf ein freies dunkles Feld setzen
do-obstacle = Ein Hindernis legen
do-cube = Ein Klötzchen auf eine Aktion setzen; der oberste freie Platz, wenn du keinen nennst
do-move = Einen Druiden auf dem Pfad oder in einen Kessel ziehen
do-gem = Einen Edelstein schaffen, wo sich die Strahlen zweier eigener Druiden kreuzen
do-capture = Die erste Kreatur fangen, die ein Druide sieht
do-creature = Eine Kreatur mit Gedankenkraft führen
do-shift = Einen deiner Edelsteine auf ein freies Feld bewegen
do-brew = Mit allen deinen Druiden in Kesseln brauen
do-learn = Eine Wissensstufe steigen
do-draw = Machtkarten ziehen; endgültig
do-keep = Eine gezogene Karte behalten oder eine markierte sofort spielen
do-card = Eine Machtkarte aus deiner Hand spielen
do-menhir = Wählen, welcher Edelstein dein letzter Menhir wird
do-decline = Mit diesem Klötzchen nichts tun und 1 Mana nehmen
do-done = Diese Aktion beenden
field-square = Welches Feld
field-tile = Welches Hindernis
field-turn = Welche Drehung
field-slot = Welcher Platz, etwa capture+
field-druid = Welcher Druide, nach seinem Ort
field-to = Wohin
field-points = Wie viele Punkte
field-at = Welche Kreuzung
field-leaves = Welcher Druide geht zum Rat
field-stays = Welcher Druide bleibt
field-creature = Welche Kreatur
field-gem = Welcher Edelstein
field-track = Welche Leiste
field-card = Welche Karte
field-use = Welche Beschleunigung, etwa +2

# Was jetzt nicht geht, und Hilfe für ein erstes Spiel.

filter-clockwise = Nur im Uhrzeigersinn
filter-other = Nur andersherum
cannot-gem = Edelstein (keine Strahlen kreuzen sich, wo du zahlen kannst, K-111)
cannot-capture = Fangen (keine Kreatur in Sicht, die du bezahlen kannst, K-121)
cannot-brew = Brauen (kein Druide in einem Kessel, K-131)
explain-obstacle = Lege ein Hindernis auf die Lichtung. Fels und Sumpf halten Strahlen und die meisten Kreaturen auf. Das kostet nichts.
explain-place = Stelle einen deiner drei Druiden auf ein freies dunkles Feld des Pfads. Von dort blickt er geradeaus über die Lichtung. Dunkle Felder sind Eingänge von Kesseln.
explain-cube = Jedes Klötzchen ist eine Aktion in dieser Runde, erst die Hauptreihe, dann die Nebenreihe. Plätze sind knapp: Was andere nehmen, ist weg. Du hast fünf Klötzchen.
explain-act = { $tile ->
    [druids] Dein Klötzchen lässt Druiden auf dem Pfad gehen. Jeder Druide geht einmal, und alle Punkte müssen verbraucht werden. Ein Druide darf in einem Kessel enden.
    [gems] Zwei deiner Druiden, deren Strahlen sich kreuzen, schaffen dort einen Edelstein. Je länger die Strahlen, desto mehr Mana. Einer der beiden geht zum Rat des Waldes.
    [capture] Ein Druide fängt die erste Kreatur auf seinem Strahl. Je weiter weg, desto mehr Mana. Der Druide geht zum Rat des Waldes, die Kreatur bringt Punkte und eine Kraft.
    [mind] Du führst eine Kreatur einige Felder weit. Auf dem Pfad entkommt sie. Oder du steigst eine Stufe, oder du bewegst einen deiner Edelsteine.
    [potions] Alle deine Druiden in Kesseln brauen Mana und gehen zum Rat des Waldes. Mehr Druiden brauen mehr.
   *[cards] Du ziehst Machtkarten und behältst eine. Gezogenes lässt sich nicht zurücknehmen. Karten spielst du während deiner eigenen Aktionen.
}
explain-learn = Wähle eine Leiste und steige eine Stufe. Stufe 1 bringt noch nichts, die darüber schon. Eine volle Leiste kann nicht gewählt werden.
explain-shift = Bewege einen deiner Edelsteine auf ein freies Nachbarfeld. Edelsteine in einer Linie werden Menhire und zählen.
explain-walk = Eine Karte lässt deine Druiden gehen. Jeder Druide geht einmal. Ein Druide darf in einem Kessel enden.
explain-control = Führe eine Kreatur über Felder, die sie betreten kann. Auf dem Pfad entkommt sie.
explain-keep = Behalte eine der gezogenen Karten. Die anderen kommen unter den Stapel. Eine markierte Karte wird sofort gespielt.
explain-menhir = Du hast weniger Menhire übrig als Edelsteine in der Linie. Wähle, welcher Edelstein ein Menhir wird. Die Linie zählt trotzdem ganz.
primer-1 = **Ziel** Die meisten Siegpunkte nach der letzten Runde. Punkte bringen Kreaturen, Edelsteine, Menhire, der Rat und Karten.
primer-2 = **Runde, Schritt 1** Kreaturen ziehen von selbst, neue kommen dazu. Eine, die entkommt, kostet Punkte.
primer-3 = **Schritt 2** Alle setzen fünf Klötzchen auf Aktionen, eines nach dem anderen. Plätze sind knapp.
primer-4 = **Schritt 3** Die Hauptreihe wird Plättchen für Plättchen ausgeführt, dann die Nebenreihe.
primer-5 = **Schritte 4 und 5** Edelsteine in einer Linie werden Menhire und zählen. Druiden beim Rat des Waldes zählen; wer dort die meisten hat, steigt eine Wissensstufe.
primer-6 = **Dein Zug** Drücke Dein Zug, wähle, sieh den Preis, bestätige. Druiden bewegen, Edelsteine schaffen, fangen, brauen, eine Stufe steigen oder Karten ziehen.
primer-7 = **Überraschungen** Ein Druide, der geschaffen, gefangen oder gebraut hat, geht zum Rat des Waldes. Alle Punkte einer Bewegung müssen verbraucht werden. Mana endet bei 20.
primer-8 = **Dauer** 5 oder 6 Runden, etwa 55 Entscheidungen für jeden, eine Woche mit ein paar Zügen am Tag. /rules findet jede Regel.

tagline = Edelsteine, Strahlen, Kreaturen · etwa eine Woche

## Optionen eines Tisches: was jede ändert, ihr üblicher Wert, ihre Klausel

option-setup = Die Hindernisse liegen im Grundaufbau, oder die Spieler legen sie vor dem Spiel; üblich ist der Grundaufbau (K-160).
option-compensation = Ein Klötzchen, das nichts tut, bringt 1 Mana oder 1 Punkt; üblich ist Mana (K-74).
option-capture_flat_bonus = Der Zuschlag der Fangleiste je Aktion wird in Punkten oder in Mana gezahlt; üblich sind Punkte (K-140).
option-simple_line_only = Die Linie um das Tor darf sich nicht selbst kreuzen; üblich ist, dass sie es darf (K-152).
option-second_turn_when_blocked = Eine Kreatur, deren gedrehter Weg auch versperrt ist, dreht noch einmal und geht zurück; üblich ist, dass sie bleibt (K-38).
option-cauldron_layout = Sechs Kessel, an den langen Seiten mit je drei Zugängen, oder vier, einer je Seite; üblich sind sechs (K-106).
option-move_bonus_on_tiles_2_and_3 = Die Bewegungsleiste zählt auch für Druidenbewegungen der Plättchen Edelsteine und Fang; üblich ist ja (K-141).
option-two_gems_in_secondary = Auch die Nebenaktion Edelsteine darf zwei Edelsteine schaffen; üblich ist ja (K-115).
option-third_gem_by_card = Ein Druide, den eine Karte zurückholt, darf in derselben Aktion bei einem dritten Edelstein helfen; üblich ist nein (K-115).
option-peers_make_room = Kreaturen gleichen Vorrangs warten, bis die im Weg stehende gegangen ist, statt sich zu drehen; üblich ist ja (K-39).
option-escape_distance = Wie nah ein Druide einer Flucht ist, zählt in Feldern des Pfads oder in seinen Schritten, die Druiden überspringen; üblich sind Felder (K-49).
option-too_few_menhirs = Eine Linie aus mehr Edelsteinen, als du noch Menhire hast, zählt ganz oder gar nicht; üblich ist ganz (K-86).
option-empty_council_teaches = Ist niemand beim Rat des Waldes, steigen alle eine Stufe; üblich ist, dass niemand steigt (K-91).
option-passed_squares_stay_open = Ein Fels, Sumpf oder Stein, durch den ein Strahl ging, braucht in derselben Aktion keine zweite Kraft; üblich ist, dass er sie braucht (K-126).
option-potion_levels_optional = Auf Stufen eines Tranks darf man verzichten; üblich ist ja (K-132).

# Worauf Computer achten, wie ein Tipp es nennt: `term-<Begriff des Richters>`, nach „Warum:“.

term-points = erzielte Siegpunkte
term-lines = Edelsteine in einer Linie, die Menhire werden
term-gems = einzelne Edelsteine auf der Lichtung
term-crossings = gekreuzte Strahlen, wo Edelsteine entstehen können
term-cubes = was Klötzchen in dieser Runde noch tun
term-mana = Mana zum Handeln
term-council = ein Platz im Rat des Waldes
term-knowledge = Stufen des Wissens
term-creatures = gefangene Kreaturen
term-cards = Machtkarten auf der Hand
term-menhirs = Menhire auf der Lichtung
term-druids = Plätze der Druiden auf dem Pfad
