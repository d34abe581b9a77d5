### Druids and Demons: die Regeln in unseren Worten, was das Spiel sagt, wenn es ablehnt, und was man davon liest.

# When something leaves the board by itself: a message for each trigger of `data.json`, under its key; its forms are
# attributes. Sentences about such losses name their triggers by these, and no others.

when-under-demon = unter einem neuen Dämonenfeld
    .on = auf einer Population
when-two-demons = sobald auf zwei seiner drei Felder offene Dämonenfelder liegen
    .short = zwei neben einem Stein
when-stone-gone = der einen seiner drei Druidensteine verliert
when-link-broken = wenn die Verbindung reißt
    .first = Reißt die Verbindung
when-cut-off = die damit die Verbindung zur Mitte verlieren

## Ziel und Ende

D-1 = Auf dem Spielfeld zählt jede eigene Population 1 Punkt, jeder eigene Druidenstein 3, jeder eigene Tempel 5.
D-2 = Wer zuerst 36 Punkte hat, gewinnt. Gezählt wird nach jedem Schritt, und das Spiel endet sofort.
D-3 = Ist das letzte Landschaftsfeld gezogen, beendet der Spieler am Zug noch seinen Zug. Dann gewinnen die meisten Punkte.
D-4 = Bei gleichen Punkten: mehr Tempel, dann mehr Druidensteine, sonst wird der Sieg geteilt.
D-5 = Nur was auf dem Spielfeld steht, zählt. Wahlmarken, Vorräte und gefangene Populationen zählen nichts.

## Aufbau

D-6 = Das große Dämonenfeld, sieben Sechsecke, liegt in der Mitte: L13, L14, M12, M13, M14, N12, N13.
D-7 = Die 5 Portale liegen mit den Landschaftsfeldern gemischt im Beutel.
D-8 = Vor dem ersten Zug zieht und legt jeder der Reihe nach 5 Landschaftsfelder, einzeln oder alle auf einmal; Portale zählen mit.
D-9 = Der Startspieler wird ausgelost; die anderen folgen im Uhrzeigersinn, auch im Aufbau.
D-10 = Jeder behält 2 Populationen als Wahlmarken, 38 bleiben zum Spielen. Am Anfang stehen keine Populationen und Steine auf dem Spielfeld, und es liegen keine kleinen Dämonenfelder dort.

## Landschaft legen

D-11 = Ein Landschaftsfeld kommt auf einen leeren Platz, der mindestens zwei Felder oder Portale berührt.
D-12 = Wo es Landschaft berührt, müssen beide Seiten dasselbe zeigen: Wald, Wasser oder Gebirge. Es darf gedreht werden.
D-13 = Dämonenfelder passen zu jeder Landschaft: das große und jedes offene, das auf einem Landschaftsfeld liegt.
D-14 = Portale zählen als berührte Felder und passen zu jeder Landschaft.
D-15 = Beim Legen zählen nur gemeinsame Seiten; durch Portale verbundene Felder berühren sich nicht.
D-16 = Ein gezogenes Landschaftsfeld, das passt, muss gelegt werden. Passt es nirgends, geht es zurück, und ein anderes wird ohne Kosten gezogen. Passt nichts mehr im Beutel, gilt er als leer.
D-17 = Seiten, die nach dem Heben eines Dämonenfelds nicht mehr passen, bleiben, wie sie sind.

## Portale

D-18 = Ein gezogenes Portal muss gelegt werden, auf einen leeren Platz, der mindestens ein Feld oder Portal berührt. Seine Seiten passen zu allem.
D-19 = Alle Felder an Portalen sind Nachbarn voneinander; schon ein Portal verbindet die Felder um sich.
D-20 = Auf einem Portal steht nie etwas.
D-21 = Benachbart heißt: eine Seite gemeinsam oder durch Portale verbunden. Legen und Ecken kennen nur gemeinsame Seiten.

## Wo Populationen stehen

D-22 = Auf einem Feld steht höchstens eine Population.
D-23 = Populationen stehen nie auf dem großen Dämonenfeld, unter einem offenen Dämonenfeld oder auf einem Portal.
D-24 = Ein Feld ist bewohnbar, wenn mindestens zwei seiner sechs Seiten Wald oder Wasser sind.
D-25 = Ein Tempel hält niemanden fern. Frei ist ein Feld, das bewohnbar ist, ohne offenes Dämonenfeld und ohne Population.

## Druidensteine

D-26 = Ein Druidenstein steht auf einer Ecke, an der drei Felder zusammentreffen.
D-27 = Für einen Stein brauchst du auf jedem der drei Felder eine eigene Population. Danach steht er auch ohne sie.
D-28 = Mindestens zwei der drei Seiten an der Ecke müssen auf beiden Landschaftsfeldern Wald sein.
D-29 = Kein Feld hat mehr als drei Steine an seinen Ecken, und jeder Stein gehört zu höchstens einem Feld mit dreien. Steine aller Spieler zählen.
D-30 = Ein Stein je Ecke. Die Populationen um ihn bleiben.
D-31 = Ein Stein verlässt das Spiel, { when-two-demons }.

## Tempel

D-32 = Ein Tempelstein kommt auf ein Feld mit drei Druidensteinen an den Ecken, gleich welchen dreien; so steht dort ein Tempel.
D-33 = Ein Tempel gehört dem, der im Augenblick zwei seiner drei Steine besitzt. Bei drei Besitzern gehört er niemandem.
D-34 = Einen Tempel baust du nur, wo dir mindestens zwei der drei Steine gehören.
D-35 = Ein Tempel, { when-stone-gone }, fällt; sein Tempelstein kommt zurück in den Vorrat.
D-36 = Ein Tempel je Feld, und keiner wird auf einem offenen Dämonenfeld gebaut. Ein stehender überlebt das Dämonenfeld.

## Der Zug

D-37 = Wähle zwei Aktionen, oder eine zweimal, und führe sie in der genannten Folge aus, eine ganz vor der nächsten.
D-38 = Gesperrt sind für dich die Aktionen des Zuges unmittelbar davor und deine eigenen vom letzten Zug, ausgeführt oder nicht.
D-39 = Eine Aktion darf zum Teil oder gar nicht ausgeführt werden.
D-40 = Einmal oder zweimal: dunkler Zauber 2 oder 3 Möglichkeiten (zu viert 1 oder 2), heller Zauber 2 oder 3, Erkunden 8 oder 12 Landschaftsfelder, neue Populationen Tempel + 2 oder das Doppelte, Bewegen 8 oder 12.
D-41 = Dieselbe Möglichkeit darf in einer Aktion mehrmals gewählt werden.
D-42 = Einmal im Zug darfst du 5 gefangene Populationen geben, um eine gewählte, nicht beendete Aktion um 1 zu erhöhen. Sie verlassen das Spiel.

## Dunkler Zauber

D-43 = Lege ein Dämonenfeld auf ein Landschaftsfeld neben dem großen Dämonenfeld oder neben einem Dämonenfeld, das damit verbunden ist.
D-44 = Ein Dämonenfeld je Landschaftsfeld; nie auf ein Portal oder das große Dämonenfeld. Populationen, Tempel und kahle Berge schützen ein Feld nicht.
D-45 = Eine Population { when-under-demon } verlässt das Spiel, auch eine eigene. Niemand fängt sie.
D-46 = Nach dem Legen eines Dämonenfelds werden erst die Steine geprüft, dann die Tempel.
D-47 = Hebe ein Dämonenfeld: Alle, { when-cut-off }, verschwinden auch.
D-48 = Entfernte Dämonenfelder kommen zurück in den Vorrat. Ohne Dämonenfeld im Vorrat kann keines gelegt werden.
D-49 = Schutz: Lege ein Dämonenfeld unter eine eigene Population, die an einem deiner Steine steht oder durch deine Populationen damit verbunden ist.
D-50 = Solange die Verbindung hält, ist die geschützte Population unsterblich: nicht zu fangen, kein Dämonenfeld auf ihr, aber auch keine Bewegung.
D-51 = Nur für ihren Besitzer wirkt eine unsterbliche Population wie das große Dämonenfeld: Dämonenfelder dürfen von ihr ausgehen.
D-52 = Das Dämonenfeld darunter zählt nicht als offenes: Steine, Seiten und Punkte beachten es nicht.
D-53 = { when-link-broken.first }, kommt das Dämonenfeld darunter sofort weg; die Population bleibt als gewöhnliche.
D-54 = Offene Dämonenfelder bleiben, solange sie mit dem großen oder irgendeiner unsterblichen Population verbunden sind.
D-55 = Nur der Besitzer hebt das Dämonenfeld unter seiner unsterblichen Population. Das große wird nie gehoben.

## Heller Zauber

D-56 = Setze einen Druidenstein aus deinem Vorrat oder nimm einen deiner Steine von einer anderen Ecke. Der Abstand wird ohne den weggenommenen geprüft.
D-57 = Setze einen Tempelstein aus dem Vorrat oder versetze einen eigenen.
D-58 = Wandle einen fremden Stein zu einem eigenen, wenn auf zwei seiner drei Felder deine Populationen stehen: Er wird gegen einen aus deinem Vorrat getauscht und geht in den seines Besitzers zurück.

## Erkunden

D-59 = Ziehe und lege Landschaftsfelder, einzeln oder alle übrigen auf einmal; offene werden in beliebiger Folge gelegt. Vor jedem Ziehen darfst du aufhören, danach nicht.
D-60 = Ist der Beutel leer, wird das letzte Landschaftsfeld noch gelegt, und das Erkunden endet; eine zweite Aktion wird noch gespielt.

## Neue Populationen

D-61 = Setze neue Populationen einzeln auf freie Felder neben deinen Populationen oder an deinen Steinen; eben gesetzte zählen sofort.
D-62 = Wer weder Population noch Stein auf dem Spielfeld hat, setzt die erste auf ein beliebiges freies Feld.
D-63 = Ohne Vorrat oder ohne Feld verfällt der Rest.

## Bewegen

D-64 = Jede Population bewegt sich höchstens einmal im Zug, um ein Feld.
D-65 = Eigene Populationen dürfen in beliebiger Kette übersprungen werden, auch unsterbliche; nicht fremde, leere Felder, Dämonenfelder oder Portale.
D-66 = Fangen: Gehe auf eine benachbarte fremde Population, wenn drei deiner Populationen neben ihr stehen, die sich weder bewegt haben noch unsterblich sind.
D-67 = Unsterbliche Populationen werden weder gefangen noch bewegt.
D-68 = Eine gefangene Population kommt auf den Stapel des Fängers und nie zu ihrem Besitzer zurück.
D-69 = Populationen, die gefangen oder durch Dämonenfelder verloren sind, und Steine, die durch Dämonenfelder verloren sind, sind aus dem Spiel; Vorräte werden nicht aufgefüllt.

## Klarstellungen

D-70 = Eine zweimal gewählte Aktion ist ein Durchgang mit der doppelten Zahl.
D-71 = Eine Verstärkung gibt 1 zu der Zahl, die gilt, verdoppelt oder nicht. Eine verbrauchte Aktion bleibt offen, solange sie verstärkt werden kann; sonst schließt sie von selbst.
D-72 = Im Aufbau müssen alle fünf Landschaftsfelder gelegt werden. Sie müssen das große Dämonenfeld nicht berühren.
D-73 = Einen Stein oder Tempel zu versetzen ist ein Schritt; was folgt, entscheidet die Stellung danach.
D-74 = Ein Schritt ist ein gelegtes Landschaftsfeld, eine Möglichkeit eines Zaubers, eine gesetzte oder bewegte Population. Gelegte Landschaftsfelder entfernen nie etwas.
D-75 = Hat jeder 8 Züge nacheinander keinen Fortschritt, gewinnen die meisten Punkte. Fortschritt ist ein gelegtes Landschaftsfeld oder ein neuer eigener Höchststand. Auch je zwei Züge ohne jede Änderung beenden das Spiel.
D-76 = Niemand scheidet aus: Wer nichts tun kann, wählt zwei Aktionen und lässt sie.
D-77 = Ein Fang ist eine der Bewegungen. Neue Populationen fangen nie.

## Ablehnungen: Wörter

unreadable = „{ $text }“ kann ich nicht lesen.
unknown-word = „{ $word }“ bezeichnet hier nichts.
seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
somebody-else = Jetzt entscheidet jemand anders.
game-over = Das Spiel ist zu Ende.
not-possible = Das ist jetzt nicht möglich.
other-name = „{ $word }“ heißt hier { $stored }.

## Ablehnungen: etwas anderes ist zu entscheiden

setup-lay = Lege zuerst: { word-drawn }. Alle fünf Landschaftsfelder des Aufbaus werden gelegt.
lay-first = Lege zuerst: { word-drawn }. Ein gezogenes Landschaftsfeld wird vor allem anderen gelegt.
asks-act = Wähle erst zwei Aktionen.
chosen-already = Die Aktionen dieses Zuges sind gewählt; jetzt läuft: { word-action }.
pick-first = { $count } Landschaftsfelder liegen offen: Wähle eines und lege es.
lay-open-first = { $count } gezogene Landschaftsfelder liegen offen: Sie werden vor allem anderen gelegt.
setup-draw = Ziehe zuerst deine Landschaftsfelder des Aufbaus: noch { $left }.
draw-all-only = An diesem Tisch werden alle Landschaftsfelder einer Aktion auf einmal gezogen: drawall.
draw-one-only = An diesem Tisch werden Landschaftsfelder einzeln gezogen: draw.
draw-last = Ein Landschaftsfeld ist noch zu ziehen: draw.
order-older = Dieses Spiel begann unter Regeln ohne Aufträge: erst draw, dann legt auto das gezogene Landschaftsfeld.
order-fields = Dieser Auftrag braucht seine Felder: near genau eines, wish eines oder mehrere; andere Stile keines.
order-one = Jetzt ist kein Auftrag möglich: Lege, was gezogen ist, oder ziehe.
order-count = Ein Auftrag über { $count } geht nicht: 1 bis { $most } Landschaftsfelder.
which-piece = Mehrere Landschaftsfelder liegen offen: Sage, welches.
piece-in-hand = Nur eines ist gezogen; nenne es nicht eigens: { word-drawn }.
not-face-up = { word-drawn } liegt nicht offen.
fits-nowhere = { word-drawn } passt jetzt nirgends; lege erst ein anderes Landschaftsfeld.
nothing-drawn = Es ist kein Landschaftsfeld gezogen.
comes-later = Beende zuerst: { word-running }. Danach kommt: { word-action }.
not-chosen = Nicht offen: { word-action }. Jetzt läuft: { word-running }.
used-up = Davon ist nichts übrig: { word-action }.
option-taken = { $option ->
    [demon] Ein Dämonenfeld ist in dieser Aktion schon gelegt
    [lift] Ein Dämonenfeld ist in dieser Aktion schon gehoben
    [ward] Eine Population ist in dieser Aktion schon geschützt
    [stone] Ein Stein ist in dieser Aktion schon gesetzt
    [temple] Ein Tempelstein ist in dieser Aktion schon gesetzt
   *[convert] Ein Stein ist in dieser Aktion schon gewandelt
}; an diesem Tisch gilt jede Möglichkeit einmal.
last-action = Danach kommt keine Aktion mehr: Einfaches done beendet den Zug.

## Ablehnungen: wählen

chosen-before = Im Zug davor gewählt: { word-action }.
chosen-last-turn = In deinem letzten Zug hast du gewählt: { word-action }.
boost-not-running = Keine deiner unbeendeten Aktionen: { word-action }.
traded-already = Du hast in diesem Zug schon gefangene Populationen getauscht.
too-few-captured = { $captured ->
    [one] Du hast 1 gefangene Population
   *[other] Du hast { $captured } gefangene Populationen
}; eine Verstärkung kostet { $price }.

## Ablehnungen: Orte

big-field = { $field } gehört zum großen Dämonenfeld.
portal-there = { $field } ist ein Portal.
no-landscape = Bei { $field } liegt keine Landschaft.
demon-there = Auf { $field } liegt ein offenes Dämonenfeld.
not-habitable = { $field } hat weniger als zwei Seiten Wald oder Wasser.
own-population-there = Auf { $field } steht deine eigene Population.
population-there = Auf { $field } steht eine fremde Population.
no-population-of-yours = Auf { $field } steht keine Population von dir.

## Ablehnungen: legen

cell-taken = { $field } ist nicht leer.
touches-too-few = { $field } berührt { $touched } von 2 Feldern.
portal-touches-nothing = { $field } berührt kein Feld.
portal-touches-portals = { $field } berührt nur Portale; an diesem Tisch berührt ein Portal ein Landschafts- oder Dämonenfeld.
portal-without-hour = Ein Portal wird ohne Stunde gelegt.
which-hour = { $piece } auf { $field }: welche Stunde?
fits-in-no-turn = Dieses Landschaftsfeld passt auf { $field } in keiner Drehung.
side-differs = Bei { $side } Uhr braucht { $field } { word-wanted }; mit Stunde { $hour } zeigt das Landschaftsfeld { word-shows }.
same-look = Mit Stunde { $hour } sieht das Landschaftsfeld aus wie mit Stunde { $same }.

## Ablehnungen: dunkler Zauber

marker-there = Auf { $field } liegt schon ein Dämonenfeld.
immortal-there = Die Population auf { $field } ist unsterblich.
no-marker-left = Im Vorrat ist kein Dämonenfeld mehr.
not-connected = { $field } liegt weder am großen Dämonenfeld noch an deiner unsterblichen Population noch an einem damit verbundenen Dämonenfeld.
foreign-ward = Das Dämonenfeld unter { $field } gehört zu einer fremden unsterblichen Population.
no-marker-there = Auf { $field } liegt kein Dämonenfeld.
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
no-temple-left = Im Vorrat ist kein Tempelstein mehr.
no-stone-there = Bei { $corner } steht kein Stein.
own-stone = Der Stein bei { $corner } gehört dir.
two-populations = { $corner } hat { $own } von 2 Populationen von dir.

## Ablehnungen: Populationen

no-population-left = In deinem Vorrat ist keine Population mehr.
not-beside-yours = { $field } liegt weder neben einer Population noch an einem Stein von dir.
immortal-stays = Die Population auf { $field } ist unsterblich und bleibt.
moved-already = Die Population auf { $field } hat sich in diesem Zug schon bewegt.
nothing-to-capture = Auf { $to } ist niemand zu fangen; ein Schritt heißt { $field }-{ $to }.
capture-with-x = Auf { $to } steht eine fremde Population; ein Fang heißt { $field }x{ $to }.
capture-without-jump = { $field } liegt nicht neben { $to }: Ein Fang ist kein Sprung.
three-to-capture = { $able ->
    [one] { $able } von 3 Populationen könnte nach { $to } gehen.
   *[other] { $able } von 3 Populationen könnten nach { $to } gehen.
}
out-of-reach = { $to } liegt weder neben { $field } noch hinter einer Kette deiner Populationen.

## Ablehnungen: Zeilen

empty-line = In dieser Zeile steht nichts.
line-verb = „{ $word }“ ist hier kein Befehl: { $verbs }.
line-hour = „{ $word }“ ist keine der Stunden 1, 3, 5, 7, 9, 11.
line-move = „{ $word }“ ist keine Bewegung: M16-M17 ist ein Schritt, M16xM17 ein Fang, M16 L16 > 3 eine Richtung.
line-edge = { $field } hat kein Feld in Richtung { $hour } Uhr.
line-piece = „{ $word }“ ist kein Landschaftsfeld.
line-suggestion = Einen Vorschlag { $number } gibt es nicht; es sind { $count }.
line-no-piece = Es ist kein Landschaftsfeld gezogen: erst draw.
line-which-piece = Mehrere Landschaftsfelder liegen offen: Nenne eines von { $pieces }.
line-portal = Ein Portal ist gezogen: Wähle seinen Platz oder sage auto all.
line-several = Auf { $field } passen { $count } Drehungen: Stunden { $hours }.
line-no-turn = Keine Drehung, die auf { $field } passt, zeigt { $side }.
line-no-wish = { word-drawn } passt auf keines von { $fields }.
line-then = „{ $word }“ ist keines von draw, stop, wait.
line-yes = „{ $word }“ ist weder yes noch no.
line-reveals = „{ $shown }“ zeigt etwas Neues und muss am Ende der Zeile stehen; übrig: { $rest }.
line-turn-over = Dein Zug ist vor „{ $typed }“ zu Ende.

## Das Ende

ended-points = 36 Punkte
ended-bag = Der Beutel ist leer
ended-landscape = Kein Landschaftsfeld ist übrig
ended-misfits = Kein Landschaftsfeld passt mehr
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
    [scout] Landschaft erkunden
    [new] neue Populationen
   *[move] Populationen bewegen
}
word-name = { $action ->
    [black] Dunkler Zauber
    [white] Heller Zauber
    [scout] Erkunden
    [new] Populationen
   *[move] Bewegen
}
word-first = { $first ->
    [black] dunkler Zauber
    [white] heller Zauber
    [scout] Landschaft erkunden
    [new] neue Populationen
   *[move] Populationen bewegen
}
word-second = { $second ->
    [black] dunkler Zauber
    [white] heller Zauber
    [scout] Landschaft erkunden
    [new] neue Populationen
   *[move] Populationen bewegen
}
word-running = { $running ->
    [black] dunkler Zauber
    [white] heller Zauber
    [scout] Landschaft erkunden
    [new] neue Populationen
   *[move] Populationen bewegen
}
word-piece = { $piece ->
    [portal] ein Portal
    [FFFFFW] ein Landschaftsfeld Wald-Wasser
    [FFFFWW] ein Landschaftsfeld Wald-Wasser
    [FFFWWW] ein Landschaftsfeld Wald-Wasser
    [FFWFFW] ein Landschaftsfeld Wald-Wasser
    [FFWFWW] ein Landschaftsfeld Wald-Wasser
    [FFWWWW] ein Landschaftsfeld Wald-Wasser
    [FFFFFM] ein Landschaftsfeld Wald-Gebirge
    [FFFFMM] ein Landschaftsfeld Wald-Gebirge
    [FFFMMM] ein Landschaftsfeld Wald-Gebirge
    [FFMFFM] ein Landschaftsfeld Wald-Gebirge
    [FFMMMM] ein Landschaftsfeld Wald-Gebirge
    [FMMMMM] ein Landschaftsfeld Wald-Gebirge
   *[other] ein Landschaftsfeld Wald-Gebirge-Wasser
}
word-drawn = { $piece ->
    [portal] Portal
   *[other] { $piece }
}
word-wanted = { $wanted ->
    [F] Wald
    [W] Wasser
   *[M] Gebirge
}
word-shows = { $shows ->
    [F] Wald
    [W] Wasser
   *[M] Gebirge
}
word-left = { $action ->
    [black] { n-options } nicht (dunkler Zauber)
    [white] { n-options } nicht (heller Zauber)
    [scout] { n-pieces } nicht (Landschaft erkunden)
    [new] { n-new } nicht
   *[move] { n-moves } nicht
}
n-options = { $left ->
    [one] 1 Möglichkeit
   *[other] { $left } Möglichkeiten
}
n-pieces = { $left ->
    [one] 1 Landschaftsfeld
   *[other] { $left } Landschaftsfelder
}
n-new = { $left ->
    [one] 1 neue Population
   *[other] { $left } neue Populationen
}
n-moves = { $left ->
    [one] 1 Bewegung
   *[other] { $left } Bewegungen
}
n-movers = { $count ->
    [one] 1 kann sich bewegen
   *[other] { $count } können sich bewegen
}
n-movers-now = { $count ->
    [one] 1 kann sich jetzt bewegen
   *[other] { $count } können sich jetzt bewegen
}
n-able = { $can ->
    [one] { $can } von { $count } kann in Richtung { $hour } Uhr gehen
   *[other] { $can } von { $count } können in Richtung { $hour } Uhr gehen
}
word-gives = { $action ->
    [black] { $number ->
        [one] 1 Möglichkeit
       *[other] { $number } Möglichkeiten
    }
    [white] { $number ->
        [one] 1 Möglichkeit
       *[other] { $number } Möglichkeiten
    }
    [scout] { $number } Landschaftsfelder
    [new] { $number } Populationen
   *[move] { $number } Bewegungen
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

chapter-ordered = Aufbau · das erste Spielfeld
chapter-turn-began = Zug von { $who }

## Die Geschichte

story-ordered-2 = Reihenfolge: { $first }, { $second }.
story-ordered-3 = Reihenfolge: { $first }, { $second }, { $third }.
story-ordered-4 = Reihenfolge: { $first }, { $second }, { $third }, { $fourth }.
story-chose = { $who } wählt: { word-first }, dann { word-second }.
story-chose-twice = { $who } wählt zweimal: { word-action }.
story-left-over = { $who } nutzt { word-left }.
story-misfit = Zurück in den Beutel: { word-piece }, das nirgends passt.
story-nothing-fits = Kein Landschaftsfeld im Beutel passt mehr: Das Spiel endet mit diesem Zug.
story-last-piece = { $who } zieht das letzte Landschaftsfeld: Das Spiel endet mit diesem Zug.
story-last-landscape = { $who } zieht das letzte Landschaftsfeld, nur Portale bleiben: Das Spiel endet mit diesem Zug.
story-laid = { $who } legt { word-piece } auf { $field }, Stunde { $hour }.
story-portal = { $who } legt ein Portal auf { $field }.
story-boosted = { $who } gibt { $count } gefangene Populationen für einen Schritt mehr: { word-action }.
story-standstill = Lange kein Fortschritt: Ohne einen endet das Spiel nach { $turns ->
    [one] 1 weiterem Zug
   *[other] { $turns } weiteren Zügen
}.
story-ended-1 = { $reason ->
    [points] { $first } erreicht 36 Punkte und gewinnt.
   *[other] { word-reason }: { $first } gewinnt.
}
story-ended-2 = { word-reason }: { $first } und { $second } teilen sich den Sieg.
story-ended-3 = { word-reason }: { $first }, { $second } und { $third } teilen sich den Sieg.
story-ended-4 = { word-reason }: { $first }, { $second }, { $third } und { $fourth } teilen sich den Sieg.
word-reason = { $reason ->
    [points] 36 Punkte
    [bag] Der Beutel ist leer
    [landscape] Kein Landschaftsfeld ist übrig
    [misfits] Kein Landschaftsfeld passt mehr
    [standstill] Je 8 Züge ohne Fortschritt
   *[idle] Je 2 Züge ohne Änderung
}
story-demon-laid = { $who } legt ein Dämonenfeld auf { $field }.
story-demon-lifted = { $who } hebt das Dämonenfeld von { $field }.
story-demon-vanished = Das Dämonenfeld auf { $field } verliert die Verbindung und verschwindet.
story-warded = { $who } macht die Population auf { $field } unsterblich.
story-ward-ended = Der Schutz von { $who } auf { $field } verliert die Verbindung und endet.
story-population-lost = { $who } verliert die Population auf { $field }.
story-stone-lost = { $who } verliert den Stein bei { $corner }.
story-temple-fell = Der Tempel auf { $field } fällt.
story-temple-passed = Der Tempel auf { $field } geht an { $who }.
story-temple-nobody = Der Tempel auf { $field } gehört jetzt niemandem.
story-stone = { $who } setzt einen Stein bei { $corner }.
story-stone-moved = { $who } versetzt einen Stein { $start } → { $corner }.
story-temple = { $who } setzt einen Tempelstein auf { $field }.
story-temple-moved = { $who } versetzt einen Tempelstein { $start } → { $field }.
story-converted = { $who } wandelt den Stein von { $owner } bei { $corner } zu einem eigenen.
story-settled = { $who } setzt eine Population auf { $field }.
story-moved = { $who } bewegt eine Population { $start } → { $to }.
story-captured = { $who } fängt die Population von { $owner }: { $start } → { $to }.

## Fragen

question-over = das Spiel ist zu Ende
question-wait = { $who } entscheidet
question-act = zwei Aktionen, oder eine zweimal
question-setup = Aufbau: { $left } Landschaftsfelder zu ziehen
question-lay-open = { $count } offene Landschaftsfelder legen, in beliebiger Folge
question-lay-setup = Landschaftsfeld { $number } von { $whole }: { word-drawn }, { n-places }
question-lay = { $left ->
    [0] { word-drawn }: { n-places }; dann endet das Erkunden
    [one] { word-drawn }: { n-places }; { $left } kommt noch
   *[other] { word-drawn }: { n-places }; { $left } kommen noch
}
question-pick = { $count ->
    [one] 1 Landschaftsfeld liegt offen: welches zuerst
   *[other] { $count } Landschaftsfelder liegen offen: welches zuerst
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
hand-board = Auf dem Spielfeld: { n-populations }, { n-stones }, { n-temples } · { $points } von { $goal } Punkten
hand-supply = Vorrat: { n-populations }, { n-stones }
hand-captured = Gefangen von { $who }: { $count } (je { $price } geben einen Schritt mehr in einer Aktion)
hand-lost = Aus dem Spiel: { n-populations }, { n-stones }
hand-chosen = Letzte Wahl: { word-first }, { word-second }

## Wo das Spiel steht

moment-setup = Aufbau, Beutel { $bag } ({ n-portals })
moment = Zug { $turn }, Beutel { $bag } ({ n-portals })
moment-last = Zug { $turn }, der letzte
moment-over = { $turns ->
    [one] zu Ende nach 1 Zug
   *[other] zu Ende nach { $turns } Zügen
}
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
do-draw = Ziehe das nächste Landschaftsfeld; nicht rücknehmbar
do-drawall = Ziehe alle übrigen Landschaftsfelder auf einmal; nicht rücknehmbar
do-auto = Lass Landschaftsfelder legen: erst die gezogenen, dann weitere
do-pick = Wähle, welches offene Landschaftsfeld als nächstes gelegt wird
do-lay = Lege das gezogene Landschaftsfeld; die Stunde sagt, wohin seine erste Seite schaut
do-demon = Lege ein Dämonenfeld
do-lift = Hebe ein Dämonenfeld; alle, die an ihm hängen, verschwinden
do-ward = Lege ein Dämonenfeld unter deine Population: Sie bewegt sich nicht und stirbt nicht
do-stone = Setze einen Druidenstein, neu oder von einer anderen Ecke
do-temple = Setze einen Tempelstein, wo drei Druidensteine stehen
do-convert = Wandle einen fremden Stein zu einem eigenen
do-new = Setze neue Populationen, eine nach der anderen
do-move = Bewege Populationen: - ist ein Schritt oder Sprung, x ein Fang
do-boost = Gib fünf gefangene Populationen für einen Schritt mehr
do-done = Beende diese Aktion oder den ganzen Zug
field-first = Welche Aktion zuerst
field-second = Welche danach; dieselbe für zweimal
field-piece = Welches Landschaftsfeld
field-count = Wie viele Landschaftsfelder, oder rest
field-style = Wohin: home, forest, tight, wide, near, wish
field-portals = Ob auch Portale gelegt werden: yes oder no
field-field = Welches Feld, etwa M16
field-hour = Wohin die erste Seite schaut: 1, 3, 5, 7, 9, 11
field-corner = Welche Ecke, etwa M16@2
field-from = Von wo; leer für einen neuen
field-fields = Welche Felder, etwa M16 L17
field-moves = Welche Bewegungen, etwa M16-M17 K17xK18
field-action = Welche Aktion
field-all = Ob der ganze Zug endet: yes oder no
field-then = Was folgt: draw, stop oder wait (üblich)
field-start = Welche Population
field-to = Wohin

## Arten von Aktionen

kind-act = { $count ->
    [one] Zwei Aktionen wählen: 1 offen
   *[other] Zwei Aktionen wählen: { $count } offen
}
kind-draw = Landschaftsfeld ziehen: { $left } übrig, Beutel { $bag }
kind-drawall = { $count ->
    [one] 1 Landschaftsfeld ziehen
   *[other] { $count } Landschaftsfelder auf einmal ziehen
}
kind-pick = { $count ->
    [one] Landschaftsfeld wählen: 1 Art
   *[other] Landschaftsfeld wählen: { $count } Arten
}
kind-lay = { word-drawn } legen: { n-fields }
kind-lay-open = Eines von { $pieces } legen: { n-fields }
kind-auto = Bis zu { $count } für mich legen
kind-demon = Dämonenfeld legen: { n-fields }
kind-lift = Dämonenfeld heben: { n-fields }
kind-ward = Schützen: { n-fields }
kind-stone = Stein setzen: { n-corners }
kind-temple = Tempelstein setzen: { n-fields }
kind-convert = Stein zu eigenem wandeln: { n-corners }
kind-new = Neue Population: { n-fields }
kind-move = { $captures ->
    [0] Bewegen: { n-movers }
    [one] Bewegen: { n-movers }, 1 Fang
   *[other] Bewegen: { n-movers }, { $captures } Fänge
}
kind-boost = Verstärken: { $price } von { $captured } gefangenen
kind-done = { $left ->
    [0] Fertig
   *[other] Fertig: { $left } übrig lassen
}

## Werte

choice-act = { word-name } { $number }
choice-act-twice = { word-name }: { $number } im Ganzen
choice-boost = { word-name } · einen Schritt mehr
choice-done = beenden: { word-action }
choice-end = den Zug beenden
choice-pick = { $count ->
    [one] { word-drawn }
   *[other] { word-drawn } · { $count } davon
}
choice-lay = { $field } · { $ways } Drehungen · berührt { $touches }
choice-lay-once = { $field } · 1 Drehung, Stunde { $hour } · berührt { $touches }
choice-portal = { $field } · berührt { $touches }
choice-auto-drawn = die { $count } gezogenen
choice-auto = { $count } insgesamt, einzeln gezogen
choice-style = { $style ->
    [home] home: nahe bei dir
    [forest] forest: meiste Steinecken
    [tight] tight: meiste Seiten
    [wide] wide: weit draußen
    [near] near: nahe einem Feld
    [wish] wish: auf diese Felder
    [wish-auto] wish, sonst wo es am besten passt
   *[other] umsichtig
}
choice-fields = { $fields }
choice-portals = { $portals ->
    [yes] auch Portale
   *[no] Portale bleiben dir
}
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
then-draw = das nächste Landschaftsfeld ziehen
then-stop = das Erkunden beenden
then-wait = noch nichts

# On buttons beside a picture: the place, and what a picture does not show.
brief-piece = { $count ->
    [one] { word-drawn }
   *[other] { word-drawn } × { $count }
}
brief-lay = { $corners ->
    [0] { $field }
    [one] { $field } · 1 Ecke
   *[other] { $field } · { $corners } Ecken
}
brief-hour = { $corners ->
    [0] { $hour } · { $sides }
    [one] { $hour } · { $sides } · 1 Ecke
   *[other] { $hour } · { $sides } · { $corners } Ecken
}
brief-turned = { $corners ->
    [0] { $field }·{ $hour }
    [one] { $field }·{ $hour }◆
   *[other] { $field }·{ $hour }◆{ $corners }
}
whole-lay = Feld · wohin die erste Seite zeigt (Uhr) · ◆ neue Ecken für einen Stein
act-and-draw = Zweimal erkunden und alle { $count } ziehen
brief-act = { word-name } { $number }, dann { word-second } { $more }
brief-whose = { $field } · { $who }
brief-points = { $field } · du { $own }
brief-ward-ends = { $field } · beendet Schutz
brief-vanish = { $field } · { $count } weg
brief-captures = { $field } · fängt
brief-capture = fängt { $field }

note-bag = Beutel { $bag } ({ n-portals })
note-possible = { $count ->
    [one] jetzt 1 Möglichkeit
   *[other] jetzt { $count } Möglichkeiten
}
note-fields = jetzt { n-fields }; Vorrat { $left }
note-moves = { $captures ->
    [0] { n-movers-now }, kein Fang
    [one] { n-movers-now }, 1 Fang
   *[other] { n-movers-now }, { $captures } Fänge
}
note-boost = kostet { $price } gefangene Populationen, { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
}
note-then = dann { word-action }
note-beside = neben deinem { $field }
note-undo = rücknehmbar
note-draws = zieht { $count ->
    [one] 1 Landschaftsfeld
   *[other] bis zu { $count } Landschaftsfelder
}; nicht rücknehmbar
note-corners = { n-stone-corners }
note-corners-beside = { n-stone-corners }; neben deinem { $field }
note-ward-ends = beendet deinen Schutz auf { $fields } (D-53)
note-points-own = Punkte: du { $own }
note-points-others = Punkte: andere { $others }
note-points-both = Punkte: du { $own }, andere { $others }
note-vanish = { $count ->
    [one] 1 weiteres verschwindet: { $fields }
   *[other] { $count } weitere verschwinden: { $fields }
}
note-ward = unsterblich, bewegt sich nicht; { $left ->
    [one] dann bleibt 1 Dämonenfeld
   *[other] dann bleiben { $left } Dämonenfelder
}
note-third = dritter Stein von { $field }: Ein Tempel kann folgen
note-captured = gefangen bisher: { $captured } damit

## Lange Listen, viele auf einmal, Rat

filter-mine = Nur nahe bei mir
filter-demons = Nur nahe Dämonenfeldern
filter-captures = Nur Fänge
several-move = Mehrere auf einmal (bis { $left })
several-new = Mehrere auf einmal (bis { $left })
way-hour = { $hour } Uhr
way-put = Setzen
preview-all = { $can ->
    [one] 1 geht in Richtung { $hour } Uhr.
   *[other] Alle { $can } gehen in Richtung { $hour } Uhr.
}{ word-ends-too }
preview-some = { n-able }. { word-stuck }: { $why ->
    [left] keine Bewegung ist übrig
    [own] deine eigene Population steht im Weg
    [demon] dort liegt ein Dämonenfeld
    [closed] dort kann niemand leben
    [nowhere] dort liegt keine Landschaft
   *[moved] sie hat sich schon bewegt
}.{ word-ends-too }
preview-held = { n-able }. { word-stuck }: Auf { $to } steht { $who }.{ word-ends-too }
preview-capture = { n-able }. { word-stuck }: Auf { $to } steht { $who }; fangen mit { $start }x{ $to }.{ word-ends-too }
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
advice-lay-all = Die { $count } für mich legen
advice-new = Eine für mich setzen

## Was jetzt nicht geht

cannot-before = { word-action } (von { $who } gewählt, D-38)
cannot-own = { word-action } (deine letzte Wahl, D-38)
cannot-markers = Dämonenfeld, Schutz (kein Dämonenfeld übrig, D-48)
cannot-demon = Dämonenfeld (kein Feld ist verbunden, D-43)
cannot-ward = Schutz (niemand mit deinem Stein verbunden, D-49)
cannot-lift = Heben (kein Dämonenfeld, das du heben darfst, D-47)
cannot-stone = Stein (keine Ecke mit drei deiner und Wald, D-27)
cannot-temple = Tempelstein (kein Feld mit drei Steinen für dich, D-32)
cannot-convert = Wandeln (kein Stein neben zwei deiner, D-58)
cannot-convert-supply = Wandeln (kein Stein in deinem Vorrat, D-58)
cannot-new-supply = neue Populationen (keine im Vorrat, D-63)
cannot-new = neue Populationen (kein freies Feld neben dir, D-63)
cannot-move = Bewegen (keine Population kann es, D-64)
cannot-capture = Fangen (drei deiner müssen neben einer stehen, D-66)
cannot-boost = Verstärken ({ $captured } von { $price } gefangen, D-42)
cannot-boost-again = Verstärken (einmal im Zug, D-42)

## Für ein erstes Spiel

explain-setup = Vor dem Spiel wächst das Spielfeld: Jeder legt fünf Landschaftsfelder. Ein Landschaftsfeld berührt mindestens zwei Felder, und berührende Seiten zeigen dieselbe Landschaft. Wo Waldseiten zusammentreffen, ist später Platz für deine Steine.
explain-lay = Wähle einen Platz, auf den das Landschaftsfeld passt, dann die Stunde, zu der seine erste Seite schaut. Berührende Seiten zeigen dasselbe: Wald, Wasser oder Gebirge. Dämonenfelder und Portale passen zu allem.
explain-portal = Ein Portal kommt neben irgendein Feld. Alle Felder an Portalen werden Nachbarn voneinander, so weit sie auch auseinanderliegen. Auf einem Portal steht nie jemand.
explain-pick = Die Landschaftsfelder dieser Aktion liegen offen. Wähle, welches du als nächstes legst. Alle müssen gelegt werden.
explain-open = Die gezogenen Landschaftsfelder liegen offen. Lege sie in beliebiger Folge oder lass sie legen. Solange nichts Neues gezogen wird, ist jedes Legen rücknehmbar.
explain-act = Wähle zwei Aktionen für diesen Zug, oder eine zweimal für mehr davon. Gesperrt ist, was du oder der Spieler vor dir zuletzt wählte. Sie werden in deiner Folge ausgeführt, jede so weit du willst.
explain-black = Dämonenfelder breiten sich von der Mitte aus, Feld für Feld. Eines { when-under-demon.on } entfernt sie, { when-two-demons.short } entfernen den Stein. Schutz macht eine eigene Population unsterblich, solange sie mit deinem Stein verbunden ist.
explain-white = Ein Stein steht, wo drei deiner Populationen zusammentreffen und zwei der Seiten Wald sind: 3 Punkte. Drei Steine um ein Feld tragen einen Tempel: 5 Punkte. Zwei deiner Populationen neben einem fremden Stein können ihn zu einem eigenen wandeln.
explain-scout = Du ziehst Landschaftsfelder und legst sie, einzeln oder alle auf einmal. Vor jedem Ziehen darfst du aufhören, danach nicht. Das Spiel endet mit dem Zug, in dem der Beutel leer wird.
explain-new = Setze jede neue Population auf ein freies Feld neben deinen Populationen oder Steinen. Jede zählt 1 Punkt. Du bekommst zwei, und eine mehr für jeden Tempel.
explain-move = Jede Population bewegt sich einmal, ein Feld weit, und springt über jede Kette deiner eigenen. Drei deiner neben einer fremden fangen sie: Eine davon geht dorthin. Populationen, die sich schon bewegt haben, zählen nicht zu den dreien.
explain-boost = Diese Aktion ist verbraucht. Fünf gefangene Populationen geben einen Schritt mehr davon. Sonst bist du damit fertig.
primer-1 = Ziel: zuerst 36 Punkte, oder die meisten, wenn der Beutel mit den Landschaftsfeldern leer ist.
primer-2 = Punkte auf dem Spielfeld: Population 1, Druidenstein 3, Tempel 5.
primer-3 = Anfang: Jeder legt fünf Landschaftsfelder um das große Dämonenfeld; noch steht niemand auf dem Spielfeld.
primer-4 = Ein Zug: zwei Aktionen, oder eine zweimal: dunkler oder heller Zauber, erkunden, neue Populationen, bewegen.
primer-5 = Gesperrt ist für dich, was der Spieler vor dir wählte und was du zuletzt gewählt hast.
primer-6 = Üblicher Anfang: neue Populationen und Erkunden; dann Steine zwischen dreien von dir am Wald.
primer-7 = Überraschend: Dämonenfelder töten; drei von dir fangen eine; Portale machen ferne Felder zu Nachbarn.
primer-8 = Dauer: 10 bis 20 Züge je Spieler. Nichts ist verdeckt. Regeln nach Stichwort: /rules

## Ganze Aktionen

deed-act = { word-first }, dann { word-second }
deed-act-twice = zweimal { word-action }: { word-gives }
deed-draw = ein Landschaftsfeld ziehen
deed-drawall = alle Landschaftsfelder ziehen
deed-pick = als nächstes { word-drawn }
deed-lay = { $piece } auf { $field }, Stunde { $hour }
deed-auto = { $count ->
    [one] 1 Landschaftsfeld legen lassen
   *[other] { $count } Landschaftsfelder legen lassen
}
deed-auto-shown = für mich gelegt: { $fields }
deed-portal = Portal auf { $field }
deed-demon = Dämonenfeld auf { $field }
deed-lift = Dämonenfeld von { $field } heben
deed-ward = { $field } schützen
deed-stone = Stein bei { $corner }
deed-stone-moved = Stein { $start } → { $corner }
deed-temple = Tempelstein auf { $field }
deed-temple-moved = Tempelstein { $start } → { $field }
deed-convert = Stein bei { $corner } zu eigenem wandeln
deed-new = Population auf { $fields }
deed-move = { $start } → { $to }
deed-capture = { $start } fängt { $to }
deed-boost = { $price } gefangene für einen Schritt mehr: { word-action }
deed-done = beenden: { word-action }
deed-end = den Zug beenden

tagline = Land, Dämonen, Steine, Eroberungen · etwa zwei Wochen

## Optionen eines Tisches: was jede ändert, ihr üblicher Wert, ihr Absatz

option-scouting = Wie gezogen wird: einzeln oder alle auf einmal nach Wahl (either), stets einzeln (one by one) oder stets offen (face up); üblich: either (D-59).
option-spacing = Bei welchen Steinen nach dem Setzen geprüft wird, dass keiner zu zwei Dreiern gehört: bei allen (every stone) oder nur beim gesetzten (placed stone); üblich: every stone (D-29).
option-reuse = Ob entfernte Dämonenfelder und Tempel in den Vorrat zurückkommen oder das Spiel verlassen; üblich: yes, zurück (D-35, D-48).
option-repeat_options = Ob dieselbe Möglichkeit eines Zaubers in einer Aktion mehrmals genommen werden darf; üblich: yes (D-41).
option-one_trade_a_turn = Ob gefangene Populationen nur einmal im Zug eine Aktion erhöhen; üblich: yes (D-42).
option-markers_hang_on_immortals = Ob das Heben Dämonenfelder verschont, die nur an einer unsterblichen Population hängen; üblich: yes (D-54).
option-lift_foreign_wards = Ob jeder das Dämonenfeld unter einer unsterblichen Population heben darf; üblich: no, nur ihr Besitzer (D-55).
option-moves_each = Wie oft sich eine Population bewegt: einmal (once), oder zweimal bei doppelter Aktion (twice when doubled); üblich: once (D-64).
option-jumps = Über wie viele eigene Populationen man springt: jede Kette (chain) oder genau eine (one); üblich: chain (D-65).
option-moved_help_capture = Ob schon bewegte Populationen zu den dreien eines Fangs zählen; üblich: no (D-66).
option-forest = Was die Ecke eines Steins braucht: zwei gemeinsame Waldseiten (sides) oder zwei halbe (halves); üblich: sides (D-28).
option-portals_touch = Ob Portale zu den zwei Feldern zählen, die ein Landschaftsfeld berühren muss; üblich: yes (D-14).
option-portal_beside = Was ein Portal berühren muss: irgendetwas (anything), oder mindestens ein Landschafts- oder Dämonenfeld (fields); üblich: anything (D-18).
option-portals_count = Ob ein gezogenes Portal eines der Landschaftsfelder von Aufbau oder Erkunden verbraucht; üblich: yes (D-8, D-59).
option-last_piece = Womit das Spiel endet: mit dem letzten Stück des Beutels (any) oder dem letzten Landschaftsfeld (landscape); üblich: any (D-3, D-60).
option-ward_sides = Ob die Seiten eines geschützten Feldes für seinen Besitzer zu jeder Landschaft passen; üblich: no (D-52).
option-temples_on_demons = Ob ein Tempel auf einem offenen Dämonenfeld gebaut werden darf; üblich: no (D-36).
option-converted = Was aus einem gewandelten Stein wird: zurück in den Vorrat seines Besitzers (returned) oder aus dem Spiel (lost); üblich: returned (D-58).

# Worauf Computer achten, wie ein Tipp es nennt: `term-<Begriff des Richters>`, nach „Warum:“.

term-points = erzielte Punkte
term-this-turn = was der Rest dieses Zuges bringt
term-next-turn = Aktionen, die im nächsten Zug offen sind
term-corners = Ecken für Druidensteine
term-temples = Tempel und Platz für weitere
term-land = freies Land zum Besiedeln
term-threats = Sicherheit vor Gefangennahme und Umwandlung
term-captured = gefangene Populationen
