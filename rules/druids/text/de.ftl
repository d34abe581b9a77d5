### Druids and Demons: die Regeln in unseren Worten, was das Spiel sagt, wenn es ablehnt, und was man davon liest.

## Ziel und Ende

D-1 = Auf dem Plan zählt jede eigene Population 1 Punkt, jeder eigene Druidenstein 3, jeder eigene Tempel 5.
D-2 = Wer zuerst 36 Punkte hat, gewinnt. Gezählt wird nach jedem Schritt, und das Spiel endet sofort.
D-3 = Ist der letzte Kartenteil gezogen, beendet der Spieler am Zug noch seinen Zug. Dann gewinnen die meisten Punkte.
D-4 = Bei gleichen Punkten: mehr Tempel, dann mehr Druidensteine, sonst wird der Sieg geteilt.
D-5 = Nur was auf dem Plan steht, zählt. Wahlmarken, Vorräte und gefangene Populationen zählen nichts.

## Aufbau

D-6 = Das große Dämonenfeld, sieben Sechsecke, liegt in der Mitte: L13, L14, M12, M13, M14, N12, N13.
D-7 = Die 5 Portale liegen mit den Landschaften gemischt im Beutel.
D-8 = Vor dem ersten Zug zieht und legt jeder der Reihe nach 5 Kartenteile, einen nach dem anderen; Portale zählen mit.
D-9 = Der Startspieler wird ausgelost; die anderen folgen im Uhrzeigersinn, auch im Aufbau.
D-10 = Jeder behält 2 Populationen als Wahlmarken, 38 bleiben zum Spielen. Am Anfang stehen keine Populationen, Steine und Dämonenmarker auf dem Plan.

## Landschaft legen

D-11 = Eine Landschaft kommt auf ein leeres Feld, das mindestens zwei Felder oder Portale berührt.
D-12 = Wo sie Landschaft berührt, müssen beide Seiten dasselbe zeigen: Wald, Wasser oder Gebirge. Sie darf gedreht werden.
D-13 = Dämonenfelder passen zu jeder Landschaft: das große und jedes Feld mit offenem Dämonenmarker.
D-14 = Portale zählen als berührte Felder und passen zu jeder Landschaft.
D-15 = Beim Legen zählen nur gemeinsame Seiten; durch Portale verbundene Felder berühren sich nicht.
D-16 = Ein gezogener Teil, der passt, muss gelegt werden. Passt er nirgends, geht er zurück, und ein anderer wird ohne Kosten gezogen. Passt nichts mehr im Beutel, gilt er als leer.
D-17 = Seiten, die nach dem Heben eines Dämonenmarkers nicht mehr passen, bleiben, wie sie sind.

## Portale

D-18 = Ein gezogenes Portal muss gelegt werden, auf ein leeres Feld, das mindestens ein Feld oder Portal berührt. Seine Seiten passen zu allem.
D-19 = Alle Felder an Portalen sind Nachbarn voneinander; schon ein Portal verbindet die Felder um sich.
D-20 = Auf einem Portal steht nie etwas.
D-21 = Benachbart heißt: eine Seite gemeinsam oder durch Portale verbunden. Legen und Ecken kennen nur gemeinsame Seiten.

## Wo Populationen stehen

D-22 = Auf einem Feld steht höchstens eine Population.
D-23 = Populationen stehen nie auf dem großen Dämonenfeld, unter einem offenen Dämonenmarker oder auf einem Portal.
D-24 = Ein Feld ist bewohnbar, wenn mindestens zwei seiner sechs Seiten Wald oder Wasser sind.
D-25 = Ein Tempel hält niemanden fern. Frei ist ein Feld, das bewohnbar ist, ohne offenen Dämonenmarker und ohne Population.

## Druidensteine

D-26 = Ein Druidenstein steht auf einer Ecke, an der drei Felder zusammentreffen.
D-27 = Für einen Stein brauchst du auf jedem der drei Felder eine eigene Population. Danach steht er auch ohne sie.
D-28 = Mindestens zwei der drei Seiten an der Ecke müssen auf beiden Teilen Wald sein.
D-29 = Kein Feld hat mehr als drei Steine an seinen Ecken, und jeder Stein gehört zu höchstens einem Feld mit dreien. Steine aller Spieler zählen.
D-30 = Ein Stein je Ecke. Die Populationen um ihn bleiben.
D-31 = Ein Stein verlässt das Spiel, sobald zwei seiner drei Felder offene Dämonenmarker haben.

## Tempel

D-32 = Ein Tempel kommt auf ein Feld mit drei Druidensteinen an den Ecken, gleich welchen dreien.
D-33 = Ein Tempel gehört dem, der im Augenblick zwei seiner drei Steine besitzt. Bei drei Besitzern gehört er niemandem.
D-34 = Einen Tempel baust du nur, wo dir mindestens zwei der drei Steine gehören.
D-35 = Verliert ein Tempel einen seiner drei Steine, kommt er zurück in den Vorrat.
D-36 = Ein Tempel je Feld, und keiner wird auf einem offenen Dämonenmarker gebaut. Ein stehender überlebt den Marker.

## Der Zug

D-37 = Wähle zwei Aktionen, oder eine zweimal, und führe sie in der genannten Folge aus, eine ganz vor der nächsten.
D-38 = Gesperrt sind für dich die Aktionen des Zuges unmittelbar davor und deine eigenen vom letzten Zug, ausgeführt oder nicht.
D-39 = Eine Aktion darf zum Teil oder gar nicht ausgeführt werden.
D-40 = Einmal oder zweimal: dunkler Zauber 2 oder 3 Schritte (zu viert 1 oder 2), heller Zauber 2 oder 3, Erkunden 8 oder 12 Teile, neue Populationen Tempel + 2 oder das Doppelte, Bewegen 8 oder 12.
D-41 = Derselbe Schritt darf in einer Aktion mehrmals gewählt werden.
D-42 = Einmal im Zug darfst du 5 gefangene Populationen geben, um eine gewählte, nicht beendete Aktion um 1 zu erhöhen. Sie verlassen das Spiel.

## Dunkler Zauber

D-43 = Lege einen Dämonenmarker auf ein Landschaftsfeld neben dem großen Dämonenfeld oder neben einem damit verbundenen Marker.
D-44 = Ein Dämonenmarker je Feld; nie auf ein Portal oder das große Dämonenfeld. Populationen, Tempel und kahle Berge schützen ein Feld nicht.
D-45 = Eine Population unter einem neuen Dämonenmarker verlässt das Spiel, auch eine eigene. Niemand fängt sie.
D-46 = Nach dem Legen eines Markers werden erst die Steine geprüft, dann die Tempel.
D-47 = Hebe einen Dämonenmarker: Alle, die damit die Verbindung zur Mitte verlieren, verschwinden auch.
D-48 = Entfernte Dämonenmarker kommen zurück in den Vorrat. Ohne Marker im Vorrat kann keiner gelegt werden.
D-49 = Schutz: Lege einen Dämonenmarker unter eine eigene Population, die an einem deiner Steine steht oder durch deine Populationen damit verbunden ist.
D-50 = Solange die Verbindung hält, ist die geschützte Population unsterblich: nicht zu fangen, kein Dämonenmarker, aber auch kein Zug.
D-51 = Nur für ihren Besitzer wirkt eine unsterbliche Population wie das große Dämonenfeld: Marker dürfen von ihr ausgehen.
D-52 = Der Marker darunter macht kein Dämonenfeld: Steine, Seiten und Punkte beachten ihn nicht.
D-53 = Reißt die Verbindung, kommt der Marker darunter sofort weg; die Population bleibt als gewöhnliche.
D-54 = Offene Marker bleiben, solange sie mit dem großen Feld oder irgendeiner unsterblichen Population verbunden sind.
D-55 = Nur der Besitzer hebt den Marker unter seiner unsterblichen Population. Das große Feld wird nie gehoben.

## Heller Zauber

D-56 = Setze einen Druidenstein aus deinem Vorrat oder nimm einen deiner Steine von einer anderen Ecke. Der Abstand wird ohne den weggenommenen geprüft.
D-57 = Setze einen Tempel aus dem Vorrat oder versetze einen eigenen.
D-58 = Wandle einen fremden Stein in einen eigenen, wenn auf zwei seiner drei Felder deine Populationen stehen: Er wird gegen einen aus deinem Vorrat getauscht.

## Erkunden

D-59 = Ziehe und lege Kartenteile, einen nach dem anderen. Vor einem Zug aus dem Beutel darfst du aufhören, danach nicht.
D-60 = Ist der Beutel leer, wird der letzte Teil noch gelegt, und das Erkunden endet; eine zweite Aktion wird noch gespielt.

## Neue Populationen

D-61 = Setze neue Populationen einzeln auf freie Felder neben deinen Populationen oder an deinen Steinen; eben gesetzte zählen sofort.
D-62 = Wer weder Population noch Stein auf dem Plan hat, setzt die erste auf ein beliebiges freies Feld.
D-63 = Ohne Vorrat oder ohne Feld verfällt der Rest.

## Bewegen

D-64 = Jede Population zieht höchstens einmal im Zug, um ein Feld.
D-65 = Eigene Populationen dürfen in beliebiger Kette übersprungen werden, auch unsterbliche; nicht fremde, leere Felder, Dämonen oder Portale.
D-66 = Fangen: Ziehe auf eine benachbarte fremde Population, wenn drei deiner Populationen neben ihr stehen, die weder gezogen haben noch unsterblich sind.
D-67 = Unsterbliche Populationen werden weder gefangen noch bewegt.
D-68 = Eine gefangene Population kommt auf den Stapel des Fängers und nie zu ihrem Besitzer zurück.
D-69 = Populationen, die gefangen oder von Dämonen entfernt sind, und Steine, die Dämonen nehmen, sind aus dem Spiel; Vorräte werden nicht aufgefüllt.

## Klarstellungen

D-70 = Eine zweimal gewählte Aktion ist ein Durchgang mit der doppelten Zahl.
D-71 = Eine Verstärkung gibt 1 zu der Zahl, die gilt, verdoppelt oder nicht. Eine verbrauchte Aktion bleibt offen, solange sie verstärkt werden kann; sonst schließt sie von selbst.
D-72 = Im Aufbau müssen alle fünf Teile gelegt werden. Sie müssen das große Dämonenfeld nicht berühren.
D-73 = Einen Stein oder Tempel zu versetzen ist ein Schritt; was folgt, entscheidet die Stellung danach.
D-74 = Ein Schritt ist ein gelegter Teil, eine Möglichkeit eines Zaubers, eine gesetzte oder bewegte Population. Gelegte Teile entfernen nie etwas.
D-75 = Hat jeder 8 Züge nacheinander keinen Fortschritt, gewinnen die meisten Punkte. Fortschritt ist ein gelegter Teil oder ein neuer eigener Höchststand. Auch je zwei Züge ohne jede Änderung beenden das Spiel.
D-76 = Niemand scheidet aus: Wer nichts tun kann, wählt zwei Aktionen und lässt sie.
D-77 = Ein Fang ist einer der Züge. Neue Populationen fangen nie.

## Ablehnungen: Wörter

unreadable = „{ $text }“ kann ich nicht lesen.
unknown-word = „{ $word }“ bezeichnet hier nichts.
seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
somebody-else = Jetzt entscheidet jemand anders.
game-over = Das Spiel ist zu Ende.
not-possible = Das ist jetzt nicht möglich.
other-name = „{ $word }“ heißt hier { $stored }.

## Ablehnungen: etwas anderes ist zu entscheiden

setup-lay = Lege erst { $piece }: Alle fünf Startteile werden gelegt.
lay-first = Lege erst { $piece }: Ein gezogener Teil wird vor allem anderen gelegt.
asks-act = Wähle erst zwei Aktionen.
chosen-already = Die Aktionen dieses Zuges sind gewählt; { $action } läuft.
pick-first = { $count } Teile liegen offen: Wähle einen und lege ihn.
not-face-up = { $piece } liegt nicht offen.
fits-nowhere = { $piece } passt jetzt nirgends; lege erst einen anderen Teil.
nothing-drawn = Es ist kein Teil gezogen.
comes-later = { $action } kommt nach { $running }: Beende das zuerst.
not-chosen = { $action } ist nicht offen; { $running } läuft.
used-up = Von { $action } ist nichts übrig.
option-taken = { $option } ist in dieser Aktion schon gewählt; an diesem Tisch gilt jede Möglichkeit einmal.
last-action = Danach kommt keine Aktion mehr: Einfaches done beendet den Zug.

## Ablehnungen: wählen

chosen-before = { $action } wurde im Zug davor gewählt.
chosen-last-turn = Du hast { $action } in deinem letzten Zug gewählt.
boost-not-running = { $action } ist keine deiner unbeendeten Aktionen.
traded-already = Du hast in diesem Zug schon gefangene Populationen getauscht.
too-few-captured = Du hast { $captured } von { $price } gefangenen Populationen.

## Ablehnungen: Orte

big-field = { $field } gehört zum großen Dämonenfeld.
portal-there = { $field } ist ein Portal.
no-landscape = Bei { $field } liegt keine Landschaft.
demon-there = Auf { $field } liegt ein offener Dämonenmarker.
not-habitable = { $field } hat weniger als zwei Seiten Wald oder Wasser.
own-population-there = Auf { $field } steht deine eigene Population.
population-there = Auf { $field } steht eine fremde Population.
no-population-of-yours = Auf { $field } steht keine Population von dir.

## Ablehnungen: legen

cell-taken = { $field } ist nicht leer.
touches-too-few = { $field } berührt { $touched } von 2 Feldern.
portal-touches-nothing = { $field } berührt kein Feld.
portal-without-hour = Ein Portal wird ohne Stunde gelegt.
which-hour = { $piece } auf { $field }: welche Stunde?
fits-in-no-turn = { $piece } passt auf { $field } in keiner Drehung.
side-differs = Bei { $side } Uhr braucht { $field } { $wanted }; mit Stunde { $hour } zeigt der Teil { $shows }.
same-look = Mit Stunde { $hour } sieht der Teil aus wie mit Stunde { $same }.

## Ablehnungen: dunkler Zauber

marker-there = { $field } hat einen Dämonenmarker.
immortal-there = Die Population auf { $field } ist unsterblich.
no-marker-left = Im Vorrat ist kein Dämonenmarker mehr.
not-connected = { $field } liegt weder am großen Dämonenfeld noch an einem für dich damit verbundenen Marker.
foreign-ward = Der Marker unter { $field } gehört zu einer fremden unsterblichen Population.
no-marker-there = Auf { $field } liegt kein Dämonenmarker.
not-linked = Die Population auf { $field } ist mit keinem deiner Steine verbunden.

## Ablehnungen: heller Zauber

stone-there = { $corner } hat einen Stein.
no-stone-of-yours = Bei { $from } steht kein Stein von dir.
three-populations = { $corner } braucht deine Populationen; es fehlen: { $fields }.
too-little-forest = { $corner } hat { $sides } von 2 Waldseiten.
stones-too-close = Zu viele Steine um { $fields }.
no-stone-left = In deinem Vorrat ist kein Druidenstein mehr.
temple-there = { $field } hat einen Tempel.
three-stones = { $field } hat { $stones } von 3 Steinen an den Ecken.
majority = Dir gehören weniger als zwei der Steine um { $field }.
no-temple-of-yours = Auf { $from } steht kein Tempel von dir.
no-temple-left = Im Vorrat ist kein Tempel mehr.
no-stone-there = Bei { $corner } steht kein Stein.
own-stone = Der Stein bei { $corner } gehört dir.
two-populations = { $corner } hat { $own } von 2 Populationen von dir.

## Ablehnungen: Populationen

no-population-left = In deinem Vorrat ist keine Population mehr.
not-beside-yours = { $field } liegt weder neben einer Population noch an einem Stein von dir.
immortal-stays = Die Population auf { $field } ist unsterblich und bleibt.
moved-already = Die Population auf { $field } hat in diesem Zug schon gezogen.
nothing-to-capture = Auf { $to } ist niemand zu fangen; ein Schritt heißt { $field }-{ $to }.
capture-with-x = Auf { $to } steht eine fremde Population; ein Fang heißt { $field }x{ $to }.
capture-without-jump = { $field } liegt nicht neben { $to }: Ein Fang ist kein Sprung.
three-to-capture = { $able } von 3 Populationen könnten nach { $to } ziehen.
out-of-reach = { $to } liegt weder neben { $field } noch hinter einer Kette deiner Populationen.

## Ablehnungen: Zeilen

line-empty = In dieser Zeile steht nichts.
line-verb = „{ $word }“ ist hier kein Befehl: { $verbs }.
line-words = „{ $typed }“ hat ein Wort zu viel oder zu wenig.
line-hour = „{ $word }“ ist keine der Stunden 1, 3, 5, 7, 9, 11.
line-move = „{ $word }“ ist kein Zug: M16-M17 ist ein Schritt, M16xM17 ein Fang, M16 L16 > 3 eine Richtung.
line-edge = { $field } hat kein Feld in Richtung { $hour } Uhr.
line-piece = „{ $word }“ ist kein Kartenteil.
line-suggestion = Einen Vorschlag { $number } gibt es nicht; es sind { $count }.
line-no-piece = Es ist kein Teil gezogen: erst draw.
line-portal = Ein Portal ist gezogen: Wähle seinen Platz oder sage auto all.
line-several = Auf { $field } passen { $count } Drehungen: Stunden { $hours }.
line-no-turn = Keine Drehung, die auf { $field } passt, zeigt { $side }.
line-no-wish = { $piece } passt auf keines von { $fields }.
line-then = „{ $word }“ ist keines von draw, stop, wait.
line-yes = „{ $word }“ ist weder yes noch no.
line-reveals = „{ $typed }“ zeigt etwas Neues und muss am Ende der Zeile stehen.
line-turn-over = Dein Zug ist vor „{ $typed }“ zu Ende.

## Das Ende

ended-points = 36 Punkte
ended-bag = Der Beutel ist leer
ended-misfits = Kein Teil im Beutel passt mehr
ended-standstill = Je 8 Züge ohne Fortschritt
ended-idle = Je 2 Züge ohne Änderung
turns = Züge
populations = Populationen
stones = Druidensteine
temples = Tempel

## Wörter des Spiels

word-action = { $action ->
    [black] dunkler Zauber
    [white] heller Zauber
    [scout] Erkunden
    [new] neue Populationen
   *[move] Bewegen
}
word-name = { $action ->
    [black] Dunkler Zauber
    [white] Heller Zauber
    [scout] Erkunden
    [new] Neue
   *[move] Bewegen
}
word-first = { $first ->
    [black] dunkler Zauber
    [white] heller Zauber
    [scout] Erkunden
    [new] neue Populationen
   *[move] Bewegen
}
word-second = { $second ->
    [black] dunkler Zauber
    [white] heller Zauber
    [scout] Erkunden
    [new] neue Populationen
   *[move] Bewegen
}
word-left = { $action ->
    [black] { n-options }
    [white] { n-options }
    [scout] { n-pieces }
    [new] { n-new }
   *[move] { n-moves }
}
n-options = { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}
n-pieces = { $left ->
    [one] 1 Teil
   *[other] { $left } Teile
}
n-new = { $left ->
    [one] 1 Population
   *[other] { $left } Populationen
}
n-moves = { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
}
word-gives = { $action ->
    [black] { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }
    [white] { $number ->
        [one] 1 Schritt
       *[other] { $number } Schritte
    }
    [scout] { $number } Teile
    [new] { $number } Populationen
   *[move] { $number } Züge
}
n-populations = { $populations ->
    [one] 1 Population
   *[other] { $populations } Populationen
}
n-stones = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}
n-temples = { $temples ->
    [one] 1 Tempel
   *[other] { $temples } Tempel
}
n-portals = { $portals ->
    [one] 1 Portal
   *[other] { $portals } Portale
}
n-places = { $places ->
    [one] 1 Platz passt
   *[other] { $places } Plätze passen
}
n-fields = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
n-corners = { $count ->
    [one] 1 Ecke
   *[other] { $count } Ecken
}
n-stone-corners = { $corners ->
    [0] keine neue Steinecke
    [one] 1 neue Steinecke
   *[other] { $corners } neue Steinecken
}

## Kapitel

chapter-setup = Aufbau · die erste Karte
chapter-turn = Zug von { $who }

## Die Geschichte

story-ordered-2 = Reihenfolge: { $first }, { $second }.
story-ordered-3 = Reihenfolge: { $first }, { $second }, { $third }.
story-ordered-4 = Reihenfolge: { $first }, { $second }, { $third }, { $fourth }.
story-chose = { $who } wählte: { word-first }, dann { word-second }.
story-chose-twice = { $who } wählte zweimal: { word-action }.
story-left-over = { $who } hörte auf ({ word-action }), { word-left } blieben übrig.
story-misfit = { $piece } passte nirgends und ging zurück in den Beutel.
story-nothing-fits = Kein Teil im Beutel passt mehr: Das Spiel endet mit diesem Zug.
story-last-piece = { $who } zog den letzten Teil: Das Spiel endet mit diesem Zug.
story-laid = { $who } legte { $piece } auf { $field }, Stunde { $hour }.
story-portal = { $who } legte ein Portal auf { $field }.
story-boosted = { $who } gab { $count } gefangene Populationen für eins mehr: { word-action }.
story-standstill = Lange kein Fortschritt: Ohne einen endet das Spiel nach { $turns } weiteren Zügen.
story-ended-1 = { $reason ->
    [points] { $first } erreichte 36 Punkte und gewann.
   *[other] { word-reason }: { $first } gewann.
}
story-ended-2 = { word-reason }: { $first } und { $second } teilten den Sieg.
story-ended-3 = { word-reason }: { $first }, { $second } und { $third } teilten den Sieg.
story-ended-4 = { word-reason }: { $first }, { $second }, { $third } und { $fourth } teilten den Sieg.
word-reason = { $reason ->
    [points] 36 Punkte
    [bag] Der Beutel ist leer
    [misfits] Kein Teil passt mehr
    [standstill] Je 8 Züge ohne Fortschritt
   *[idle] Je 2 Züge ohne Änderung
}
story-demon = { $who } legte einen Dämon auf { $field }.
story-lifted = { $who } hob den Dämon von { $field }.
story-vanished = Der Dämon von { $field } verlor die Verbindung und verschwand.
story-warded = { $who } schützte { $field }: unsterblich.
story-ward-ended = Der Schutz von { $who } auf { $field } verlor die Verbindung und endete.
story-population-lost = { $who } verlor die Population auf { $field }.
story-stone-lost = { $who } verlor den Stein bei { $corner }.
story-temple-fell = Der Tempel auf { $field } fiel.
story-temple-passed = Der Tempel auf { $field } ging an { $who }.
story-temple-nobody = Der Tempel auf { $field } gehört jetzt niemandem.
story-stone = { $who } setzte einen Stein bei { $corner }.
story-stone-moved = { $who } versetzte einen Stein { $start } → { $corner }.
story-temple = { $who } setzte einen Tempel auf { $field }.
story-temple-moved = { $who } versetzte einen Tempel { $start } → { $field }.
story-converted = { $who } wandelte den Stein von { $owner } bei { $corner }.
story-settled = { $who } setzte eine Population auf { $field }.
story-moved = { $who } zog { $start } → { $to }.
story-captured = { $who } fing die Population von { $owner }: { $start } → { $to }.

## Fragen

question-over = das Spiel ist zu Ende
question-wait = { $who } entscheidet
question-act = zwei Aktionen, oder eine zweimal
question-lay-setup = Startteil { $number } von { $whole }: { $piece }, { n-places }
question-lay = { $left ->
    [0] { $piece }: { n-places }; dann endet das Erkunden
   *[other] { $piece }: { n-places }; { $left } kommen noch
}
question-pick = { $count ->
    [one] 1 Teil liegt offen: welcher zuerst
   *[other] { $count } Teile liegen offen: welcher zuerst
}
question-black = dunkler Zauber, { n-options } übrig
question-white = heller Zauber, { n-options } übrig
question-scout = Erkunden, { n-pieces } übrig
question-new = neue Populationen, { $left } übrig
question-move = Bewegen, { n-moves } übrig
question-boost = verbraucht: { word-action }; verstärken oder fertig

## Was ein Platz hat

having = { $points } von { $goal } Punkten · Vorrat { n-populations }, { n-stones } · { $captured } gefangen
hand-open = In diesem Spiel ist nichts verdeckt
hand-board = Auf dem Plan: { n-populations }, { n-stones }, { n-temples } · { $points } von { $goal } Punkten
hand-supply = Vorrat: { n-populations }, { n-stones }
hand-captured = Gefangen von { $who }: { $count } (je { $price } geben eins mehr in einer Aktion)
hand-lost = Aus dem Spiel: { n-populations }, { n-stones }
hand-chosen = Letzte Wahl: { word-first }, { word-second }

## Wo das Spiel steht

moment-setup = Aufbau, Beutel { $bag } ({ n-portals })
moment = Zug { $turn }, Beutel { $bag } ({ n-portals })
moment-last = Zug { $turn }, der letzte
moment-over = zu Ende nach { $turns } Zügen
column-points = Punkte von { $goal }
column-pieces = Populationen-Steine-Tempel
column-chosen = Letzte Wahl
region-middle = Mitte
region-north = Norden
region-east = Osten
region-south = Süden
region-west = Westen

## Befehle: wozu sie und ihre Angaben da sind

do-act = Wähle deine zwei Aktionen, oder eine zweimal, der Reihe nach
do-draw = Ziehe den nächsten Kartenteil; nicht rücknehmbar
do-pick = Wähle, welcher offene Teil als nächster gelegt wird
do-lay = Lege den gezogenen Teil; die Stunde sagt, wohin seine erste Seite schaut
do-demon = Lege einen Dämonenmarker
do-lift = Hebe einen Dämonenmarker; alle, die an ihm hängen, verschwinden
do-ward = Lege einen Marker unter deine Population: Sie zieht nicht und stirbt nicht
do-stone = Setze einen Druidenstein, neu oder von einer anderen Ecke
do-temple = Setze einen Tempel, wo drei Steine stehen
do-convert = Wandle einen fremden Stein in deinen
do-new = Setze neue Populationen, eine nach der anderen
do-move = Bewege Populationen: - ist ein Schritt oder Sprung, x ein Fang
do-boost = Gib fünf gefangene Populationen für eins mehr
do-done = Beende diese Aktion oder den ganzen Zug
field-first = Welche Aktion zuerst
field-second = Welche danach; dieselbe für zweimal
field-piece = Welcher Teil
field-field = Welches Feld, etwa M16
field-hour = Wohin die erste Seite schaut: 1, 3, 5, 7, 9, 11
field-corner = Welche Ecke, etwa M16@2
field-from = Von wo; leer für einen neuen
field-fields = Welche Felder, etwa M16 L17
field-moves = Welche Züge, etwa M16-M17 K17xK18
field-action = Welche Aktion
field-all = Ob der ganze Zug endet: yes oder no
field-then = Was folgt: draw (üblich), stop oder wait
field-start = Welche Population
field-to = Wohin

## Arten von Aktionen

kind-act = { $count ->
    [one] Zwei Aktionen wählen: 1 offen
   *[other] Zwei Aktionen wählen: { $count } offen
}
kind-draw = Teil ziehen: { $left } übrig, Beutel { $bag }
kind-draw-all = { $count ->
    [one] 1 Teil ziehen
   *[other] { $count } Teile auf einmal ziehen
}
kind-pick = { $count ->
    [one] Teil wählen: 1 Art
   *[other] Teil wählen: { $count } Arten
}
kind-lay = { $piece } legen: { n-fields }
kind-demon = Dämon legen: { n-fields }
kind-lift = Dämon heben: { n-fields }
kind-ward = Schützen: { n-fields }
kind-stone = Stein setzen: { n-corners }
kind-temple = Tempel setzen: { n-fields }
kind-convert = Stein wandeln: { n-corners }
kind-new = Neue Population: { n-fields }
kind-move = { $captures ->
    [0] Bewegen: { $count } können ziehen
    [one] Bewegen: { $count } können ziehen, 1 Fang
   *[other] Bewegen: { $count } können ziehen, { $captures } Fänge
}
kind-boost = Verstärken: { $price } von { $captured } gefangenen
kind-done = { $left ->
    [0] Fertig
   *[other] Fertig: { $left } übrig lassen
}

## Werte

choice-act = { word-name } { $number }
choice-act-twice = { word-name }: { $number } im Ganzen
choice-boost = { $action } · eins mehr
choice-done = beenden: { word-action }
choice-end = den Zug beenden
choice-pick = { $count ->
    [one] { $piece }
   *[other] { $piece } · { $count } davon
}
choice-lay = { $field } · { $ways } Drehungen · berührt { $touches }
choice-lay-once = { $field } · 1 Drehung, Stunde { $hour } · berührt { $touches }
choice-portal = { $field } · berührt { $touches }
choice-no-hour = ein Portal hat keine erste Seite
choice-hour = { $hour } · { $sides }
choice-field = { $field }
choice-demon = { $field } · { $there ->
    [temple] Tempel
    [free] niemand dort
   *[mountain] kahler Berg
}
choice-demon-on = { $field } · Population von { $who }
choice-lift-ward = { $field } · unter der unsterblichen von { $who }
choice-corner = { $corner } · zwischen { $fields }
choice-supply = aus dem Vorrat · { $left } übrig
choice-from = { $start } · von dort versetzt
choice-temple = { $field } · { $own } der 3 Steine sind deine
choice-convert = { $corner } · Stein von { $who }
choice-step = { $move } · Schritt
choice-jump = { $move } · Sprung
choice-capture = { $move } · fängt { $who }
choice-from-move = { $field } · { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
choice-from-capture = { $field } · kann { $targets } fangen
choice-to-step = { $to } · Schritt{ word-ends }
choice-to-portal = { $to } · Schritt durch Portale{ word-ends }
choice-to-jump = { $to } · Sprung über { $over }{ word-ends }
choice-to-capture = { $to } · fängt { $who }{ word-ends }
word-ends = { $wards ->
    [none] { "" }
   *[other] { " " }· beendet Schutz { $wards }
}
then-draw = den nächsten Teil ziehen
then-stop = das Erkunden beenden
then-wait = noch nichts

note-bag = Beutel { $bag } ({ n-portals })
note-possible = { $count ->
    [one] jetzt 1 Schritt möglich
   *[other] jetzt { $count } Schritte möglich
}
note-fields = jetzt { n-fields }; Vorrat { $left }
note-moves = { $captures ->
    [0] { $count } können jetzt ziehen, kein Fang
    [one] { $count } können jetzt ziehen, 1 Fang
   *[other] { $count } können jetzt ziehen, { $captures } Fänge
}
note-boost = kostet { $price } gefangene Populationen, { $left } bleiben
note-then = dann { word-action }
note-beside = neben deinem { $field }
note-corners = { n-stone-corners }
note-corners-beside = { n-stone-corners }; neben deinem { $field }
note-ward-ends = beendet deinen Schutz auf { $fields } (D-53)
note-points-own = Punkte: du { $own }
note-points-others = Punkte: andere { $others }
note-points-both = Punkte: du { $own }, andere { $others }
note-vanish = { $count ->
    [one] 1 weiterer verschwindet: { $fields }
   *[other] { $count } weitere verschwinden: { $fields }
}
note-ward = unsterblich, zieht nicht; { $left ->
    [one] dann bleibt 1 Marker
   *[other] dann bleiben { $left } Marker
}
note-third = dritter Stein von { $field }: Ein Tempel kann folgen
note-captured = gefangen bisher: { $captured } damit

## Lange Listen, viele auf einmal, Rat

filter-mine = Nur nahe bei mir
filter-demons = Nur nahe bei Dämonen
filter-captures = Nur Fänge
several-move = Mehrere auf einmal (bis { $left })
several-new = Mehrere auf einmal (bis { $left })
way-hour = { $hour } Uhr
way-put = Setzen
preview-all = { $can ->
    [one] 1 geht in Richtung { $hour } Uhr.
   *[other] Alle { $can } gehen in Richtung { $hour } Uhr.
}{ word-ends-too }
preview-some = { $can } von { $count } können in Richtung { $hour } Uhr. { word-stuck }: { $why ->
    [left] kein Zug ist übrig
    [own] deine eigene Population steht im Weg
    [demon] dort ist ein Dämon
    [closed] dort kann niemand leben
    [nowhere] dort liegt keine Landschaft
   *[moved] sie hat schon gezogen
}.{ word-ends-too }
preview-held = { $can } von { $count } können in Richtung { $hour } Uhr. { word-stuck }: Auf { $to } steht { $who }.{ word-ends-too }
preview-capture = { $can } von { $count } können in Richtung { $hour } Uhr. { word-stuck }: Auf { $to } steht { $who }; fangen mit { $start }x{ $to }.{ word-ends-too }
preview-new = { $can ->
    [0] Keine kann gesetzt werden.
    [one] 1 neue Population von { $count } angekreuzten.
   *[other] { $can } neue Populationen von { $count } angekreuzten.
}
word-stuck = { $others ->
    [0] { $start } nicht
   *[other] { $start } und { $others } weitere nicht
}
word-ends-too = { $wards ->
    [none] { "" }
   *[other] { " " }Beendet deinen Schutz auf { $wards } (D-53).
}
advice-lay = Für mich legen
advice-new = Eine für mich setzen

## Was jetzt nicht geht

cannot-before = { word-action } (von { $who } gewählt, D-38)
cannot-own = { word-action } (deine letzte Wahl, D-38)
cannot-markers = Dämon, Schutz (kein Marker übrig, D-48)
cannot-demon = Dämon (kein Feld ist verbunden, D-43)
cannot-ward = Schutz (niemand mit deinem Stein verbunden, D-49)
cannot-lift = Heben (kein Marker, den du heben darfst, D-47)
cannot-stone = Stein (keine Ecke mit drei deiner und Wald, D-27)
cannot-temple = Tempel (kein Feld mit drei Steinen für dich, D-32)
cannot-convert = Wandeln (kein Stein neben zwei deiner, D-58)
cannot-convert-supply = Wandeln (kein Stein in deinem Vorrat, D-58)
cannot-new-supply = neue (keine Population übrig, D-63)
cannot-new = neue (kein freies Feld neben dir, D-63)
cannot-move = Bewegen (niemand kann ziehen, D-64)
cannot-capture = Fangen (drei deiner müssen neben einer stehen, D-66)
cannot-boost = Verstärken ({ $captured } von { $price } gefangen, D-42)
cannot-boost-again = Verstärken (einmal im Zug, D-42)

## Für ein erstes Spiel

explain-setup = Vor dem Spiel wächst die Karte: Jeder legt fünf Teile. Ein Teil berührt mindestens zwei Felder, und berührende Seiten zeigen dieselbe Landschaft. Wo Waldseiten zusammentreffen, ist später Platz für deine Steine.
explain-lay = Wähle ein Feld, auf das der Teil passt, dann die Stunde, zu der seine erste Seite schaut. Berührende Seiten zeigen dasselbe: Wald, Wasser oder Gebirge. Dämonenfelder und Portale passen zu allem.
explain-portal = Ein Portal kommt neben irgendein Feld. Alle Felder an Portalen werden Nachbarn voneinander, so weit sie auch auseinanderliegen. Auf einem Portal steht nie jemand.
explain-pick = Die Teile dieser Aktion liegen offen. Wähle, welchen du als nächsten legst. Alle müssen gelegt werden.
explain-act = Wähle zwei Aktionen für diesen Zug, oder eine zweimal für mehr davon. Gesperrt ist, was du oder der Spieler vor dir zuletzt wählte. Sie werden in deiner Folge ausgeführt, jede so weit du willst.
explain-black = Dämonen breiten sich von der Mitte aus, Feld für Feld. Einer auf einer Population entfernt sie, zwei neben einem Stein entfernen den Stein. Schutz macht eine eigene Population unsterblich, solange sie mit deinem Stein verbunden ist.
explain-white = Ein Stein steht, wo drei deiner Populationen zusammentreffen und zwei der Seiten Wald sind: 3 Punkte. Drei Steine um ein Feld tragen einen Tempel: 5 Punkte. Zwei deiner Populationen neben einem fremden Stein können ihn wandeln.
explain-scout = Du ziehst Kartenteile einzeln und legst sie. Vor jedem Ziehen darfst du aufhören, danach nicht. Das Spiel endet mit dem Zug, in dem der Beutel leer wird.
explain-new = Setze jede neue Population auf ein freies Feld neben deinen Populationen oder Steinen. Jede zählt 1 Punkt. Du bekommst zwei, und eine mehr für jeden Tempel.
explain-move = Jede Population zieht einmal, ein Feld weit, und springt über jede Kette deiner eigenen. Drei deiner neben einer fremden fangen sie: Eine davon zieht dorthin. Populationen, die schon gezogen haben, zählen nicht zu den dreien.
explain-boost = Diese Aktion ist verbraucht. Fünf gefangene Populationen geben eins mehr davon. Sonst bist du damit fertig.
primer-1 = Ziel: zuerst 36 Punkte, oder die meisten, wenn der Beutel mit den Kartenteilen leer ist.
primer-2 = Punkte auf dem Plan: Population 1, Druidenstein 3, Tempel 5.
primer-3 = Anfang: Jeder legt fünf Kartenteile um das große Dämonenfeld; noch steht niemand auf der Karte.
primer-4 = Ein Zug: zwei Aktionen, oder eine zweimal: dunkler Zauber, heller Zauber, Erkunden, Neue, Bewegen.
primer-5 = Gesperrt ist für dich, was der Spieler vor dir wählte und was du zuletzt gewählt hast.
primer-6 = Üblicher Anfang: neue Populationen und Erkunden; dann Steine zwischen dreien von dir am Wald.
primer-7 = Überraschend: Dämonen töten; drei von dir fangen eine; Portale machen ferne Felder zu Nachbarn.
primer-8 = Dauer: 10 bis 20 Züge je Spieler. Nichts ist verdeckt. Regeln nach Stichwort: /rules

## Ganze Aktionen

deed-act = { word-first }, dann { word-second }
deed-act-twice = zweimal { word-action }: { word-gives }
deed-draw = einen Teil ziehen
deed-draw-all = alle Teile ziehen
deed-pick = als nächster { $piece }
deed-lay = { $piece } auf { $field }, Stunde { $hour }
deed-portal = Portal auf { $field }
deed-demon = Dämon auf { $field }
deed-lift = Dämon von { $field } heben
deed-ward = { $field } schützen
deed-stone = Stein bei { $corner }
deed-stone-moved = Stein { $start } → { $corner }
deed-temple = Tempel auf { $field }
deed-temple-moved = Tempel { $start } → { $field }
deed-convert = { $corner } wandeln
deed-new = Population auf { $field }
deed-move = { $start } → { $to }
deed-capture = { $start } fängt { $to }
deed-boost = { $price } gefangene für eins mehr: { word-action }
deed-done = beenden: { word-action }
deed-end = den Zug beenden

tagline = Land, Dämonen, Steine, Eroberungen · etwa zwei Wochen
