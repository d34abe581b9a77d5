# Oak auf Deutsch: die Regeln in unseren Worten, dann Ablehnungen, die Namen der Dinge und alles, was zu lesen ist.

## Die Schachtel

O-1 = Es gibt ein Spielbrett; seine zwei Seiten unterscheiden sich nur im Aussehen.
O-2 = In der Schachtel: fünf Ordenstableaus, der Sonnenmarker, der Kranichbeutel, der Rundenmarker und der Startspielermarker.
O-3 = Alle haben sechs Zubehörteile, eins je Art von Ältesten: Kragen, Instrument, Tasche, Umhang, Rabe und Geweih.
O-4 = In der Schachtel: 12 Artefakte, 40 Zutaten, 35 Kreaturen und 24 gleiche Karten, auf einer Seite Schrein, auf der anderen Menhir.
O-5 = In der Schachtel: 4 Karten Herz der Eiche, 6 Karten Broichans, 4 Bardentableaus, 4 Tableaus des Uralten, 4 Artefakterweiterungen, 15 Tränke, beliebig viele Trankmarker und 6 Sonnenplättchen.
O-6 = Jede Farbe hat 9 Druiden, 3 Rohstoffmarker, einen Punktemarker, 2 Limitmarker und 6 Moot-Karten.

## Aufbau

O-7 = Die Sonne beginnt auf dem ersten der 11 Felder ihrer Leiste unter der Punkteleiste.
O-8 = Sonnenplättchen liegen auf markierten Stellen der Äste: Die Stellen für wenige Spieler tragen immer zwei, die für vier Spieler je eins und nur zu viert.
O-9 = Alle 40 Zutaten kommen in den Beutel; zwei mehr, als Spieler da sind, werden in den Wald gezogen.
O-10 = Ein Trank jeder Stufe wird zufällig ausgelegt; die anderen zwölf bleiben in der Schachtel.
O-11 = Die Kreaturen werden gemischt, drei liegen offen.
O-12 = Die Artefakte werden gemischt, drei liegen offen.
O-13 = Die 24 Schrein-/Menhirkarten sind ein Vorrat.
O-14 = Das Spiel beginnt in Runde 1.
O-15 = Jemand bekommt den Startspielermarker, hier durch das Los.
O-16 = Bardentableaus, Artefakterweiterungen und Karten Herz der Eiche warten neben dem Brett, bis jemand sie verdient.
O-17 = Orden werden umgekehrt gewählt: Wer rechts vom Startspieler sitzt, beginnt, der Startspieler wählt zuletzt. Jeden Orden gibt es einmal.
O-18 = Jeder kann jede der sechs Arten von Ältesten einmal machen; der Uralte braucht den Trank Auserwählter der Eiche.
O-19 = Drei deiner neun Druiden beginnen auf deinen Ruheplätzen, die anderen sechs auf den Wurzeln.
O-20 = Beide Kartenlimits beginnen bei 1.
O-21 = Du beginnst mit 6 von jedem Rohstoff.
O-22 = Du beginnst mit Erzählung, Wissen und Ritual auf der Hand; Verehrung, Weisheit und Mystik liegen für dich beiseite.
O-23 = Alle beginnen mit 0 Punkten.
O-24 = Bei einem oder zwei Spielern steht ein neutraler Druide auf dem markierten Platz jedes Tempels.
O-25 = Bei drei Spielern steht ein neutraler Druide auf dem markierten Platz eines Tempels.
O-26 = Bei vier Spielern gibt es keine neutralen Druiden.

## Druiden

O-27 = Druiden auf Ruheplätzen sind aktiv: Sie gehen in einen Tempel, auf einen Sonderplatz oder als zweiter Druide eines besetzten Platzes zu den Wurzeln.
O-28 = Ein Druide, der gehandelt hat, bleibt bis zur Dämmerung, wo er ist.
O-29 = Druiden auf den Wurzeln sind inaktiv: Sie klettern auf die Eiche, sammeln im Wald, nachdem du gepasst hast, oder werden angeworben.
O-30 = Jeder deiner einfachen Druiden kann befördert werden, wo immer er steht; er bleibt dort.
O-31 = Ein Druide, der nach seiner Handlung befördert wird, kommt in der Dämmerung als Ältester heim.
O-32 = Älteste ruhen nur auf markierten Ruheplätzen, einfache Druiden überall.
O-33 = Du darfst deine Druiden jederzeit zwischen deinen Ruheplätzen verschieben, aber nicht zu den Wurzeln, um Platz zu machen.
O-34 = Älteste dürfen die Plätze für Älteste und alle anderen nutzen.
O-35 = Die Kraft eines Ältesten wirkt, wenn er befördert oder eingesetzt wird; ihr Gebrauch ist frei.
O-36 = Du hast höchstens einen Ältesten jeder Art.
O-37 = Ein Ältester bleibt ein Ältester seiner Art; nur einfache Druiden werden befördert.
O-38 = Gewöhnliche Beförderungen bieten die fünf Arten außer dem Uralten.

## Rohstoffe und Zutaten

O-39 = Du hältst höchstens 9 von jedem Rohstoff; was darüber hinausgeht, verfällt.
O-40 = Jederzeit in deinem Zug darfst du zwei Zutaten, gleich oder nicht, gegen einen Rohstoff deiner Wahl geben.
O-41 = Du darfst beliebig viele Zutaten haben.
O-42 = Die Zutaten eines gebrauten Tranks gehen in den Beutel zurück.

## Die Sonne

O-43 = Die Sonne zieht ein Feld für jedes überquerte Sonnenplättchen und eins in jeder Dämmerung.
O-44 = Kommt die Sonne auf eine Sonnenwende, findet sofort ein Fest statt, das Sonnwendfest.
O-45 = Die Sonne geht nie über ihr letztes Feld hinaus.

## Tränke

O-46 = Du braust nur, wenn eine Aktion oder Wirkung es sagt, und nur mit allen Zutaten des Rezepts.
O-47 = Brauen darfst du Dunkler Wald, die drei ausgelegten Tränke und den Trank deines Seelie Court.
O-48 = Zum Brauen zahlst du die Zutaten und nimmst einen Trankmarker; die Wirkung tritt sofort ein.
O-49 = Einmal brauen ist ein Trank; Dunkler Wald zählt eine seiner drei Stufen.
O-50 = Ein Trank darf immer wieder gebraut werden, außer Auserwählter und Herz der Eiche: einmal je Spieler.

## Artefakte

O-51 = Du hast Platz für zwei aktive Artefakte, drei nach deiner ersten Gabe der Götter.
O-52 = Ein neues Artefakt kommt auf einen freien Platz, gibt 4 Punkte, und die Auslage wird aufgefüllt.
O-53 = Ohne freien Platz nimmst du kein Artefakt, und du wirfst keins weg, um Platz zu machen.
O-54 = Einmal je Zug, bevor du ein Artefakt nimmst, darfst du eine Rune zahlen, die offenen unter den Stapel legen und neue aufdecken.

## Karten

O-55 = Die Moot-Karten auf deiner Hand sagen, was du tun kannst; eine fortgeschrittene Karte bleibt bei dir.
O-56 = Ein Schrein hat zwei Seiten, gewählt auf Dauer: Die Ältestenseite gibt einen Ruheplatz für jeden und 2 Punkte, die einfache einen für einfache Druiden und 4 Punkte.
O-57 = Ein Menhir gibt 6 Punkte und keinen Ruheplatz.
O-58 = Die Punkte einer Kreatur zählen sofort, und die Auslage wird aufgefüllt.
O-59 = Einmal je Zug, bevor du eine Kreatur nimmst, darfst du eine Mistel zahlen, die offenen unter den Stapel legen und neue aufdecken.
O-60 = Ein Schrein oder Menhir braucht oben eine freie Stelle, eine Kreatur unten.
O-61 = Aktionen erhöhen deine Limits; die Tableaus des Barden und des Uralten geben weitere Stellen.
O-62 = Jederzeit in deinem Zug darfst du den Preis deines Ordens zahlen, um ein Limit um eins zu erhöhen.
O-63 = Eine Kreatur bleibt und wirkt, sooft ihre Phase oder Aktion vorkommt.

## Punkte und Runden

O-64 = Punkte zählen sofort.
O-65 = Du hast nie weniger als 0 Punkte; was mehr kosten würde, als du hast, ist nicht erlaubt.
O-66 = Es gibt fünf Runden aus Morgen, Tag und Dämmerung; die erste hat keinen Morgen, die letzte keine Dämmerung.
O-67 = Am Morgen erhalten alle 3 von jedem Rohstoff.
O-68 = Am Tag handeln die Spieler reihum, je eine Aktion, vom Startspieler an, bis alle gepasst haben.
O-69 = In deinem Zug spielst du eine Moot-Karte, nutzt einen Sonderplatz oder passt und sammelst.

## Eine Karte spielen

O-70 = Eine Karte wird für eine ihrer Tempelaktionen oder für ihre Eichenaktion gespielt.
O-71 = Eine gespielte Karte kommt in der Dämmerung zurück, nicht vorher.
O-72 = Für eine Tempelaktion geht ein aktiver Druide in den Tempel der Karte, auf den Platz dieser Aktion.
O-73 = Steht dort schon ein Druide, muss ein zweiter aktiver Druide von dir zu den Wurzeln.
O-74 = Wie viele auch dort stehen, ein zweiter Druide genügt.
O-75 = Dann zahlst du, dann geschieht die Aktion.
O-76 = Eine Aktion, die nichts bewirken könnte, wird nicht angeboten.
O-77 = Für eine Eichenaktion zahlst du 3 vom Rohstoff der Karte.
O-78 = Dein Druide auf diesem Ast klettert ein Feld; ist keiner da, betritt einer deiner Druiden der Wurzeln den Ast.
O-79 = Du hast einen Druiden je Ast für das ganze Spiel; er kommt nie zurück.
O-80 = An der Gabelung wählst du eine Seite, auf Dauer.
O-81 = Du erhältst die Punkte des erreichten Feldes.
O-82 = Ein letztes Feld wertet, was du bei der Ankunft hast.
O-83 = Druiden verschiedener Spieler dürfen ein Feld der Eiche teilen.
O-84 = Ein letztes Feld ist offen bis zur Dämmerung, nachdem es jemand erreicht hat; dann ist es gesperrt.
O-85 = Wer ein Sonnenplättchen überquert, entfernt es und bewegt die Sonne.
O-86 = Ein Schritt geht so: zahlen, ziehen, Punkte, dann Plättchen, Sonne und Fest.
O-87 = Mehrere Schritte geschehen nacheinander, vom linken Ast zum rechten, jeder mit seinem Fest.

## Feste

O-88 = Bei einem Fest werden alle bezahlt, deren Punkte hinter der Sonne liegen.
O-89 = Ein Fest zahlt, was die Felder deiner Druiden auf den Ästen zeigen, das eben erreichte eingeschlossen.
O-90 = Letzte Felder zahlen nichts; auch nichts bekommt, wer vor der Sonne liegt oder niemanden auf einem Ast hat.
O-91 = Punkte gleich dem Wert der Sonne liegen weder dahinter noch davor.

## Sonderplätze

O-92 = Ein Sonderplatz fasst einen Druiden, mancher nur einen Ältesten; der Menhir hat einen Platz je Spieler.
O-93 = Sonderplätze sind auf deinem Ordenstableau, beim Menhir und auf deinen Artefakten.
O-94 = Ein Druide von einem Ruheplatz geht auf den freien Platz, du zahlst, wenn nötig, die Wirkung tritt ein.
O-95 = Jeder Orden hat einen oder zwei Sonderplätze, mancher eine dauernde Wirkung.
O-96 = Ein Ältester auf deinem Menhirplatz und 3 von jedem Rohstoff errichten einen Menhir: 6 Punkte, auf einer freien Stelle oben.
O-97 = Um ein Artefakt zu nutzen, stellst du einen Druiden darauf, drehst es eine Kerbe und verlierst die gezeigten Punkte.
O-98 = Ein bis zur letzten Kerbe gedrehtes Artefakt ist nach seiner Wirkung erschöpft: Sein Platz ist frei, sein Druide bleibt bis zur Dämmerung.
O-99 = Erschöpfte Artefakte brauchen keinen Platz.
O-100 = Du darfst in jedem deiner Züge passen und musst es, wenn nichts anderes geht.
O-101 = Nach dem Passen sammelst du nur noch.
O-102 = Nach dem Passen, schon in diesem Zug, darfst du einen Druiden von den Wurzeln in den Wald schicken und dort eine Zutat nehmen.
O-103 = Du darfst in jedem deiner Züge weiter sammeln, bis der Tag endet.
O-104 = Die anderen machen inzwischen weiter.
O-105 = In Zügen nach dem, in dem du gepasst hast, gibt es keine freien Aktionen mehr.
O-106 = Orden der Biene: Jeder Druide befördert einen; alle drei Ruheplätze nehmen Älteste.
O-107 = Orden der Amsel: Ein Ältester nimmt eine Kreatur.
O-108 = Orden der Cairns: Ein Ältester nimmt einen Schrein; jede obere Stelle fasst zwei Schreine.
O-109 = Orden des Fuchses: Ein Ältester erhält 6 eines Rohstoffs; ein Limit zu erhöhen kostet beliebige 3.
O-110 = Orden des Waldes: Jeder Druide braut; ein Ältester zieht 3 Zutaten.
O-111 = Drei Artefakte geben 6 eines Rohstoffs; die für Kreatur und Schrein brauchen eine Stelle; die Geweihkrone befördert, die Sichel zieht 3 Zutaten.
O-112 = Der Goldene Kessel braut mit einer Zutat weniger, nie mit keiner.
O-113 = Das Füllhorn wandelt etwas von einem Rohstoff in einen anderen und gibt 3 davon dazu.
O-114 = Der Ring des Sehers wiederholt eine Aktion; der Schild des Toutatis gibt 2 Punkte.
O-115 = Ein Artefakt ist ein Sonderplatz für einen Druiden seines Besitzers, einmal je Runde.
O-116 = Der Tag endet, wenn alle gepasst haben und niemand sammeln kann oder will.
O-117 = Nach dem fünften Tag wird gewertet.

## Dämmerung

O-118 = Druiden, die gehandelt haben, kommen auf Ruheplätze zurück, Älteste nur, wo Älteste dürfen; wer keinen findet, geht zu den Wurzeln, ebenso die im Wald.
O-119 = Druiden auf den Wurzeln bleiben dort; Druiden, die nie fort waren, behalten ihren Ruheplatz.
O-120 = Letzte Felder mit einem Druiden sind jetzt gesperrt.
O-121 = Gespielte Karten kommen auf die Hand zurück.
O-122 = Zwei Zutaten mehr, als Spieler da sind, kommen in den Wald.
O-123 = Die Sonne zieht ein Feld, vielleicht zu einem Fest.
O-124 = Der Startspielermarker wandert im Uhrzeigersinn weiter.
O-125 = Die nächste Runde beginnt mit dem Morgen.
O-126 = Bei einem oder zwei Spielern zieht jeder neutrale Druide in seinem Tempel einen Platz weiter.
O-127 = Bei drei Spielern zieht der neutrale Druide auf den markierten Platz des nächsten Tempels.
O-128 = Kreaturen der Dämmerung zahlen, nachdem die Sonne gezogen ist.

## Das Ende

O-129 = Am Ende darf jeder noch einmal Dunkler Wald brauen.
O-130 = Am Ende darf Carw Gwyn für 6 Punkte abgelegt werden.
O-131 = Die meisten Punkte gewinnen; dann die meisten Felder auf den Ästen; dann wird der Sieg geteilt.
O-132 = Übrige Rohstoffe und Zutaten sind nichts wert.
O-133 = Finsternis: Bei einem Fest verliert, wer vor der Sonne liegt, die Rohstoffe, die die Felder der eigenen Druiden zeigen.
O-134 = Finsternis: Du verlierst, was du davon hast, nicht mehr.
O-135 = Finsternis: Der Segen des Belenos nimmt niemandem etwas.

## Älteste

O-136 = Der Erzdruide handelt für 2 Rohstoffe weniger.
O-137 = Der Barde gibt jeder Reihe eine Stelle mehr.
O-138 = Der Ovate braut für 1 Rohstoff weniger.
O-139 = Der Rabenmeister kommt ohne zweiten Druiden auf einen besetzten Tempelplatz.
O-140 = Der Einsiedler hat einen eigenen Ruheplatz.
O-141 = Der Uralte hat alle diese Kräfte, einen eigenen Ruheplatz und in jeder Reihe eine Stelle mehr.
O-142 = Kräfte eines Druiden zählen zusammen.
O-143 = Eine Kraft spart nichts, wo nichts gezahlt wird.

## Moot-Karten

O-144 = Einen Limitmarker bewegen heißt einen der beiden, einen Schritt.
O-145 = Anwerben bringt Druiden von den Wurzeln auf passende freie Ruheplätze: einen mit Verehrung, bis zu zwei mit Ritual.
O-146 = Wissen 1: Nimm eine beliebige Zutat aus dem Beutel.
O-147 = Weisheit 1: Wandle beliebig viel eines Rohstoffs in ebenso viel eines anderen.
O-148 = Ritual 3: Nimm eine deiner fortgeschrittenen Karten auf die Hand; sie ist in dieser Runde spielbar.
O-149 = Wiederholen heißt: eine Aktion einer in dieser Runde gespielten Karte, ohne Rohstoffe und ohne Druiden.
O-150 = Wiederholt wird eine Tempel- oder Eichenaktion, nicht die der gerade gespielten Karte und keine noch laufende Wiederholung.
O-151 = Die Karte Herz der Eiche hat ihren eigenen Tempelplatz: Stelle einen Druiden auf die Karte und wähle eine ihrer Aktionen.
O-152 = Die Eichenaktion des Herzens kostet beliebige 3 Rohstoffe und klettert auf einem beliebigen Ast.
O-153 = Der Carnyx klettert kostenlos ein Feld auf einem beliebigen Ast.

## Die Tränke einzeln

O-154 = Blitz des Taranis dreht bis zu zwei deiner Artefakte zwei Kerben zurück; Punkte bewegen sich nicht, erschöpfte bleiben erschöpft.
O-155 = Gabe der Natur erhöht Limits zweimal, in einer Reihe oder in beiden.
O-156 = List des Lug nutzt ein beliebiges aktives Artefakt, ohne es zu drehen, ohne Druiden und ohne Verlust.
O-157 = Segen des Belenos ist ein Fest für dich allein, wo immer du stehst; die Sonne bleibt.
O-158 = Runenkraft errichtet einen Menhir für beliebige 6 Rohstoffe.
O-159 = Ruf der Dryade klettert zwei Felder auf einem Ast; das erste gibt keine Punkte, doch sein Fest kommt vor dem zweiten.
O-160 = Geschenk der Arduinna klettert ein Feld, auch auf ein gesperrtes letztes.
O-161 = Blüte füllt einen Rohstoff bis 9 auf.
O-162 = Holzwandel bringt jeden deiner Kletterer ein Feld höher; wo du keinen hast, darf einer eintreten.
O-163 = Tiergefährte nimmt eine beliebige Kreatur des Stapels.
O-164 = Gabe der Götter nimmt ein beliebiges Artefakt des Stapels; die erste bringt sofort einen dritten Platz.
O-165 = Auserwählter der Eiche macht einen Druiden zum Uralten, einmal.
O-166 = Herz der Eiche gibt dir diese Karte, einmal.
O-167 = Ein Trank darf gebraut werden, auch wenn seine Wirkung nicht eintreten kann, außer den zwei einmaligen.

## Kreaturen

O-168 = Boggart, Dobhar-chú und Each Uisge: die erste, zweite oder dritte Tempelaktion einer Karte auf jedem Platz ihres Tempels.
O-169 = Cù-Sìth, Buggane und Yan-gant-y-tan: Nach einer Aktion ihres Tempels zahlst du 1 mehr für einen Schritt auf seinem Ast, auch aus dem Ertrag der Aktion.
O-170 = Aonbharr: 1 mehr von jedem Rohstoff, den dir ein Fest gibt.
O-171 = Bugul Noz: bei jedem Fest 2 eines Rohstoffs, wo immer du stehst.
O-172 = Clurichaun: Nach dem Brauen nimmst du eine benutzte Zutat zurück.
O-173 = Fear Dearg: Zwei andere stehen für eine Zutat, sooft du willst.
O-174 = Fear Gorta: Kreaturen kosten 2 weniger, sie selbst nicht.
O-175 = Cailleach: Zieh sechs Kreaturen und nimm eine statt einer offenen; der Rest kommt gemischt unter den Stapel.
O-176 = Fuath: Jeder Druide darf Sonderplätze für Älteste nutzen. Groac’h: Alle deine Ältesten sind wie Rabenmeister.
O-177 = Ghillie Dhu: Sammle aus dem Beutel und lege eine Zutat des Waldes ab. Unicorn: Sammle ohne Druiden.
O-178 = Gancanagh: zwei Ruheplätze. Púca: zwei Kreaturenstellen mehr. The Seelie Court: ein eigener Trank. Carw Gwyn: jetzt 3 Punkte weniger, 6 beim Ablegen. Ellén Trechend: 5 Punkte.
O-179 = Sluagh, Bodach und Selkie wandeln Federn, Misteln oder Runen; Ceiliog Lugus, Korrigan und Pixie Queen geben 2, Aos sí eine Zutat in der Dämmerung; Caoineag spart 1 in Tempeln, Fachan 3 bei Menhiren, The Unseelie Court 2 bei Limits; Abhartach tauscht eine Zutat; Glaistig nimmt zu jedem Schrein oder Menhir eine aus dem Wald, Leannán sídhe beim Anwerben; Tarw Cernunnos gibt einen Punkt je Artefaktnutzung.

## Allein gegen Broichan

O-180 = Broichan hat keinen Orden; seine neun Druiden beginnen auf den Wurzeln, er hat 0 Punkte und beginnt.
O-181 = Ein Solospiel wird wie eins zu zweit aufgebaut.
O-182 = Seine sechs Karten werden verdeckt gemischt.
O-183 = Er hat und zahlt keine Rohstoffe; Zutaten sammelt und nutzt er.
O-184 = Er nutzt nie Kreaturen, Artefakte oder Schreine: Er wertet sie und legt sie offen hin.
O-185 = Er darf Älteste haben, nutzt ihre Kräfte aber nie.
O-186 = Alle seine Druiden beginnen die Runde auf den Wurzeln und dienen als aktive wie als inaktive.
O-187 = In seinem Zug zieht er eine Karte und stellt einen Druiden auf den ersten freien Platz ihres Tempels, vom neutralen Druiden an im Uhrzeigersinn.
O-188 = Sind alle drei besetzt, klettert er stattdessen auf diesem Ast.
O-189 = Kann er dort nicht klettern, stellt sich sein Druide zum neutralen.
O-190 = Ein Druide im Tempel tut, was seine Karte sagt (O-221 bis O-226).
O-191 = Ohne Druiden auf den Wurzeln passt er; hast du gepasst, passt er in seinem nächsten Zug.
O-192 = Er sammelt ohne Druiden, immer das Plättchen nächst der linken oberen Ecke, dann im Uhrzeigersinn.
O-193 = In der Dämmerung kehren seine Druiden zu den Wurzeln zurück.
O-194 = Ein Fest, an dem er teilnimmt, gibt ihm eine Zutat je Kletterer, wo immer er steht.
O-195 = Drei gleiche Zutaten werden sofort zu einem Schritt.
O-196 = Er klettert, wo ein offenes letztes Feld ihm jetzt am meisten gäbe; dann, wo er am höchsten ist; dann links.
O-197 = Sind alle letzten Felder gesperrt, klettert er, wo er ein Fest auslöst; dann links.
O-198 = Seine Schritte überqueren Plättchen und lösen Feste aus wie die aller.
O-199 = Er erhält 2 Punkte je Feld wie alle.
O-200 = Am Ende darf auch er Dunkler Wald brauen.
O-201 = Seine Verluste enden bei 0 Punkten.

## Weitere Regeln

O-202 = Oak ist für einen bis vier Spieler; die meisten Punkte nach fünf Runden gewinnen.
O-203 = Rote Zahlen werden gezahlt, weiße erhalten.
O-204 = Eine Auslage, die nicht aufgefüllt werden kann, bleibt kurz; aus einer leeren wird nichts genommen, und Erneuern braucht eine Karte im Stapel.
O-205 = Jede ausgegebene Zutat geht in den Beutel; eine abgelegte Carw Gwyn verlässt das Spiel.
O-206 = Nichts beginnt von neuem, solange es noch läuft.
O-207 = Der Uralte zählt überall als Ältester.
O-208 = Die Stellen der Cairns für zwei Schreine schließen die des Barden und des Uralten ein.
O-209 = Für letzte Felder zählt Broichan alles, was offen vor ihm liegt.
O-210 = Von genommenen Karten hat Broichan sonst nichts.
O-211 = Nach dem Passen sammelt Broichan in jedem seiner Züge, bis der Wald leer ist.
O-212 = Allein nimmst du einen beliebigen Orden und gewinnst wie gegen einen Spieler.
O-213 = Sammeln ist frei; wer aufhört, hört für den Tag auf.
O-214 = Kräfte für jederzeit gelten im eigenen Zug; Carw Gwyn auch am Ende.
O-215 = Ein Druide auf einem Ruheplatz wird nur befördert, wenn dort ein Ältester ruhen kann.
O-216 = Wer eine Mischung zahlt oder daran spart, wählt woraus.
O-217 = Ein Limit auf dem letzten Schritt steigt nicht weiter.
O-218 = F5L zählt die Punkte, die du unmittelbar davor hast.
O-219 = Was Broichans Karte verlangt und nicht geht, entfällt; er befördert von den Wurzeln, in fester Reihenfolge, nie den Uralten.
O-220 = Wer allein auf einen besetzten Platz darf, darf trotzdem einen zweiten Druiden zu den Wurzeln schicken.
O-221 = Broichans Erzählung: Er verliert 4 Punkte; das steht für die Nutzung eines Artefakts.
O-222 = Broichans Verehrung: Einer seiner einfachen Druiden wird ein Ältester.
O-223 = Broichans Wissen: Er nimmt die offene Kreatur mit der höchsten Nummer; die Auslage wird aufgefüllt.
O-224 = Broichans Weisheit: Er braut die höchste Stufe des Dunklen Waldes, die er kann; kann er keine brauen, zieht er 2 Zutaten.
O-225 = Broichans Ritual: Er nimmt einen Schrein, den ersten für 2 Punkte, den nächsten für 4, dann wieder 2 und so fort.
O-226 = Broichans Mystik: Er nimmt das offene Artefakt mit der höchsten Nummer; die Auslage wird aufgefüllt.
O-227 = Broichans benutzte Karten werden gemischt, wenn sein Stapel leer ist und er ziehen muss; die Dämmerung lässt sie liegen.

## Optionen eines Tisches: was jede ändert, ihr üblicher Wert, ihre Regel

option-eclipse = Die Finsternis, eine Variante des Regelhefts: Bei Festen verliert, wer vor der Sonne liegt, die Rohstoffe seiner Felder (üblich: nein, O-133).
option-first_player = Wer beginnt: durch Los, oder der erste Platz; allein beginnt immer Broichan (üblich: durch Los, O-15, O-180).
option-festival_equal = Wer genau so viele Punkte hat, wie die Sonne zeigt, wird beim Fest auch bezahlt (üblich: nein, O-91).
option-free_actions_after_pass = Nach dem Passen behältst du in späteren Zügen des Tages deine freien Aktionen, auch wenn du nicht sammeln kannst (üblich: nein, O-105).
option-ask_after_action = Nach der Aktion eines Zuges wirst du vor dem Zugende noch einmal nach freien Aktionen gefragt (üblich: nein, O-40).
option-redo_includes_oak = Eine Wiederholung darf auch die Eichenaktion einer Karte sein, nicht nur ihre Tempelaktionen (üblich: ja, O-150).
option-redo_same_card = Eine Wiederholung darf eine Aktion der Karte sein, die gerade ausgeführt wird (üblich: nein, O-150).
option-brew_without_effect = Ein Trank darf auch gebraut werden, wenn seine Wirkung nicht eintreten kann, nur für den Marker (üblich: ja, O-167).
option-extension_before_artefact = Der dritte Platz der ersten Gabe der Götter ist da, bevor ihr Artefakt kommt (üblich: ja, O-164).
option-level1_any_may_equal = Die freie Zutat eines Tranks der Stufe I darf noch einmal die genannte sein (üblich: ja, O-46).
option-refresh_only_with_take = Offene Kreaturen und Artefakte werden nur beim Nehmen gegen einen Rohstoff ausgetauscht, nicht jederzeit in deinem Zug (üblich: ja, O-54, O-59).
option-leannan_per_action = Leannán sídhe gibt eine Zutat je Anwerbung, nicht eine je Druide (üblich: ja, O-179).
option-aonbharr_counts_bugul = Aonbharr vermehrt auch, was Bugul Noz bei einem Fest gibt (üblich: ja, O-170).
option-unicorn_extends_day = Wer Unicorn hat, darf sammeln, auch wenn niemand mehr Druiden auf den Wurzeln hat (üblich: ja, O-116).
option-unicorn_every_turn = Unicorn sammelt in jedem Sammelzug ohne Druiden, nicht einmal am Tag (üblich: ja, O-177).
option-gancanagh_elders = Gancanaghs zwei Ruheplätze nehmen auch Älteste, nicht nur einfache Druiden (üblich: nein, O-178).
option-gancanagh_dusk_only = Gancanaghs zwei Ruheplätze werden nur in der Dämmerung besetzt, nicht durch Anwerben am Tag (üblich: nein, O-178).
option-horn_x_zero = Das Füllhorn darf nichts tauschen und trotzdem seine drei geben (üblich: ja, O-113).
option-lug_on_broichan = Die List des Lug darf ein Artefakt nutzen, das Broichan genommen hat (üblich: nein, O-156).
option-temple_bonus_on_redo = Cù-Sìth, Buggane und Yan-gant-y-tan geben ihren Schritt auch bei der Wiederholung einer Tempelaktion (üblich: nein, O-169).
option-dusk_creatures_before_sun = Kreaturen der Dämmerung zahlen, bevor die Sonne weiterzieht, nicht danach (üblich: nein, O-128).
option-wood_warp_forced = Beim Holzwandel muss jeder klettern, der auf einem Ast steht und kann; einen Ast zu betreten bleibt frei (üblich: ja, O-162).
option-dryad_last_step = Der erste Schritt der Dryade darf auf ein letztes Feld führen, ohne Punkte (üblich: ja, O-159).
option-no_self_nesting = Ein Trank oder Artefakt wird nicht erneut genutzt, solange es noch ausgeführt wird (üblich: ja, O-206).
option-promote_needs_place = Ein ruhender Druide wird nur befördert, wenn ein Ruheplatz für Älteste frei ist (üblich: ja, O-215).
option-broichan_empties_forest = Nach dem Passen sammelt Broichan, bis der Wald leer ist, nicht nur, bis kein Druide mehr auf den Wurzeln steht (üblich: ja, O-211).
option-feather_l_lifetime_vp = Das letzte Feld F5L zählt alle je erhaltenen Punkte, nicht die, die du hast (üblich: nein, O-218).
option-exchange_any_time = Sluagh na Marbh, Bodach und Selkie tauschen auch zwischen den Teilen einer Wirkung deines Zuges und während du sammelst (üblich: nein, O-179, O-214).
option-stopping_final = Wer das Sammeln ablehnt, hat für den Tag aufgehört und wird nicht wieder gefragt, wenn andere gehandelt haben (üblich: ja, O-213).
option-bonus_step = Wann der Schritt von Cù-Sìth, Buggane und Yan-gant-y-tan kommt: nach der Tempelaktion oder davor (üblich: danach, O-169).
option-bonus_step_from_gain = Der Schritt von Cù-Sìth, Buggane und Yan-gant-y-tan darf aus dem Ertrag der Aktion bezahlt werden, und wer eben genommen wurde, wirkt sofort (üblich: ja, O-169).
option-broichan_reshuffles_at_dusk = Broichans benutzte Karten werden in jeder Dämmerung in seinen Stapel gemischt, nicht erst, wenn er leer ist (üblich: nein, O-227).

## Ablehnungen

unknown-word = „{ $word }“ gibt es hier nicht.
unreadable = „{ $text }“ ist nicht lesbar.
not-possible = Das geht jetzt nicht.
written-otherwise = Das schreibt man „{ $word }“.
asks-order = Ein Orden ist zu wählen.
asks-turn = Du bist am Zug: eine Karte, ein Sonderplatz, eine freie Aktion oder passen.
asks-after = In diesem Zug bleibt keine andere Aktion: freie Aktionen oder Zugende.
asks-gather = Du hast gepasst: Du kannst nur sammeln oder aufhören.
asks-home = Nicht alle finden einen Ruheplatz: Sag, wer zu den Wurzeln geht.
asks-final = Das Spiel ist aus bis auf Dunkler Wald und Carw Gwyn.
asks-pay = Wähle zuerst, wie gezahlt wird.
asks-festival = Wähle, was Bugul Noz dir gibt.
asks-limit = Wähle, welches Limit steigt.
asks-creature = Eine Kreatur ist zu nehmen.
asks-keep = Eine der gezogenen Karten ist zu nehmen.
asks-artefact = Ein Artefakt ist zu nehmen.
asks-shrine = Wähle die Seite des Schreins.
asks-ingredient = Eine Zutat ist zu nehmen.
asks-take-back = Wähle, welche Zutat zurückkommt.
asks-card = Wähle eine deiner fortgeschrittenen Karten.
asks-potion = Wähle einen Trank aus der Schachtel.
asks-promote = Wähle, wer befördert wird.
asks-recruit = Wähle, wer angeworben wird.
asks-brew = Wähle, was gebraut wird.
asks-redo = Wähle, was wiederholt wird.
asks-recharge = Wähle ein Artefakt zum Aufladen, oder lass es.
asks-borrow = Wähle, welches Artefakt genutzt wird.
asks-step = Wähle den Schritt auf der Eiche.
asks-gain = Wähle einen Rohstoff.
asks-exchange = Wähle, was getauscht wird.
order-taken = Der { word-order } ist vergeben.
card-played = { word-card } wurde in dieser Runde gespielt.
card-aside = { word-card } liegt noch beiseite.
no-heart-card = Du hast die Karte { word-card } nicht.
not-at-rest = Auf deinen Ruheplätzen steht kein { word-druid }.
own-space = Die Karte { word-card } hat ihren eigenen Platz; sonst steht dort niemand.
other-temple = { word-space } ist nicht im Tempel von { word-action }.
leave-out-space = { word-space } ist ohnehin der Platz von { word-action }; lass ihn weg.
other-stones = { word-action } geht auf { word-space } nicht ohne die richtige Kreatur.
second-needed = Auf { word-space } steht jemand: Nenne einen zweiten Druiden für die Wurzeln.
second-not-needed = Auf { word-space } steht niemand: Kein zweiter Druide geht.
second-not-at-rest = Kein { word-second } auf deinen Ruheplätzen kann zu den Wurzeln.
cannot-pay = Das kostet { $cost } { $resource ->
    [F] { $cost ->
        [one] Feder
       *[other] Federn
    }
    [M] { $cost ->
        [one] Mistel
       *[other] Misteln
    }
   *[R] { $cost ->
        [one] Rune
       *[other] Runen
    }
}; du hast { $have }.
cannot-pay-mix = Du kannst { $total } in den richtigen Rohstoffen nicht zahlen.
cannot-raise = Ein Limit zu erhöhen kostet { $total } { $kind ->
    [any] beliebige Rohstoffe
    [same] Rohstoffe einer Art
    [F] Federn
    [M] Misteln
   *[R] Runen
}, das hast du nicht.
limits-full = Beide Limits sind am Ende.
limit-full = Das Limit für { word-row } ist am Ende, { $most }.
no-creature-slot = { $slots ->
    [one] Deine 1 Kreaturenstelle ist voll.
   *[other] Alle { $slots } Kreaturenstellen sind voll.
}
no-upper-slot = { $slots ->
    [one] Deine 1 Stelle für Schreine und Menhire ist voll.
   *[other] Alle { $slots } Stellen für Schreine und Menhire sind voll.
}
no-shrine-left = Es ist keine Schreinkarte übrig.
no-artefact-place = Alle { $places } Plätze für Artefakte sind belegt.
nothing-displayed = Es liegt nichts zum Nehmen da.
no-points = { $loss ->
    [one] Das kostet 1 Punkt; du hast { $vp }.
   *[other] Das kostet { $loss } Punkte; du hast { $vp }.
}
nobody-on-roots = Du hast niemanden auf den Wurzeln.
no-rest = Es gibt keinen Ruheplatz für sie.
all-elders = Du hast jede Art von Ältesten gemacht.
no-elder-rest = Für deine ruhenden Druiden ist kein Ruheplatz für Älteste frei.
bag-empty = Der Beutel ist leer.
nothing-to-exchange = Es gibt nichts zu tauschen oder keinen Platz dafür.
nothing-aside = Du hast alle fortgeschrittenen Karten.
nothing-to-redo = Keine in dieser Runde gespielte Karte hat eine Aktion zum Wiederholen.
nothing-to-brew = Du hast die Zutaten keines Tranks.
resources-full = Du hast schon { $cap } davon.
resource-full = Du kannst { $cap } { $resource ->
    [F] Federn
    [M] Misteln
   *[R] Runen
} halten, nicht mehr.
no-step = Keiner deiner Druiden kann dort klettern.
nothing-to-borrow = Es gibt kein aktives Artefakt, das du nutzen könntest.
nothing-to-recharge = Keins deiner Artefakte ist gedreht.
no-effect = Es würde nichts bewirken.
branch-finished = Dein Druide ist am Ende des Astes { word-branch }.
who-enters = Sag, welcher Druide den Ast { word-branch } betritt.
not-on-roots = Auf den Wurzeln hast du keinen { $druid ->
    [arch] Erzdruiden
    [bard] Barden
    [ovate] Ovaten
    [talon] Rabenmeister
    [recluse] Einsiedler
    [ancient] Uralten
   *[druid] Druiden
}, oder nicht so viele.
no-fork = Hier ist keine Gabelung.
one-per-branch = Dein Druide ist schon auf dem Ast { word-branch }.
which-arm = Dein Druide steht an der Gabelung: links oder rechts?
end-blocked = { word-space } ist gesperrt.
which-branch = Sag, auf welchem Ast du mit { word-card } kletterst.
branch-of-card = { word-card } klettert auf dem Ast { word-branch }.
wrong-total = Zu zahlen sind { $total }, nicht { $paid }.
not-so-many = So viel hast du nicht.
one-kind = Alle { $total } müssen von einer Art sein.
not-of-these = Mit diesen Rohstoffen kannst du das nicht zahlen.
elders-only = Auf { word-space } darf nur ein Ältester stehen.
space-taken = Auf { word-space } steht schon ein Druide.
not-your-order = Der { word-order } hat keinen solchen Platz.
exhausted = Erschöpft: { word-space }.
not-your-artefact = { word-space } ist keins deiner aktiven Artefakte.
nobodys-artefact = Niemand hat { word-space } aktiv.
pass-first = Du sammelst erst, nachdem du gepasst hast.
needs-cailleach = Nur wer Cailleach hat, zieht Kreaturen, um eine zu nehmen.
needs-ghillie = Nur Ghillie Dhu sammelt aus dem Beutel.
not-in-forest = { $ingredient ->
    [bark] Rinde
    [root] Wurzel
    [blueberry] Blaubeere
    [acorn] Eichel
    [mushroom] Pilz
   *[other] { $ingredient }
} ist nicht im Wald.
not-in-bag = { $ingredient ->
    [bark] Rinde
    [root] Wurzel
    [blueberry] Blaubeere
    [acorn] Eichel
    [mushroom] Pilz
   *[other] { $ingredient }
} ist nicht im Beutel.
two-for-one = Es braucht zwei Zutaten für einen Rohstoff.
no-ingredients = Du hast nicht: { $give }.
another-resource = Ein Rohstoff wird gegen einen anderen getauscht.
needs-exchanger = Du hast keine Kreatur, die { $given ->
    [F] Federn
    [M] Misteln
   *[R] Runen
} tauscht.
not-exchanged-on = Ertauschte { $given ->
    [F] Federn
    [M] Misteln
   *[R] Runen
} werden vor deiner nächsten Aktion nicht weitergetauscht.
needed-now = Was du jetzt entscheiden sollst, braucht diese Rohstoffe.
at-least-one = Mindestens eins wird getauscht.
only-when-taking = { $display ->
    [creatures] Die Kreaturen werden nur erneuert, wenn du eine nimmst.
   *[other] Die Artefakte werden nur erneuert, wenn du eins nimmst.
 }
refreshed-already = Diese Auslage hast du in diesem Zug schon erneuert.
nothing-to-draw = Es ist keine Karte zum Ziehen da.
other-order = „{ $order }“ nennt nicht die offenen Karten, jede einmal.
only-carw-gwyn = Nur Carw Gwyn kann abgelegt werden.
no-carw-gwyn = Du hast Carw Gwyn nicht.
not-an-elder = Nenne eine Art von Ältesten.
only-by-potion = Nur der Trank Auserwählter der Eiche macht den Uralten.
only-ancient = Dieser Trank macht den Uralten.
elder-taken = Diesen Ältesten hast du schon: { $elder ->
    [arch] Erzdruide
    [bard] Barde
    [ovate] Ovate
    [talon] Rabenmeister
    [recluse] Einsiedler
   *[ancient] Uralter
}.
no-ordinary-there = { $druid ->
    [resting] Auf deinen Ruheplätzen steht kein einfacher Druide.
    [roots] Auf den Wurzeln hast du keinen einfachen Druiden.
    [forest] Im Wald hast du keinen einfachen Druiden.
    [menhir] Beim Menhir hast du keinen einfachen Druiden.
   *[other] Dort hast du keinen einfachen Druiden: { $druid }.
}
too-many = Mehr als { $most } dürfen nicht kommen.
not-displayed = { $what } liegt nicht offen.
not-drawn = { $what } ist nicht unter den gezogenen Karten.
not-in-deck = { $what } ist nicht im Stapel.
not-used = { $what ->
    [bark] Rinde
    [root] Wurzel
    [blueberry] Blaubeere
    [acorn] Eichel
    [mushroom] Pilz
   *[other] { $what }
} wurde für diesen Trank nicht benutzt.
not-aside = { $what ->
    [worship] Verehrung
    [wisdom] Weisheit
    [mysticism] Mystik
    [storytelling] Erzählung
    [knowledge] Wissen
    [ritual] Ritual
    [heart] Herz
   *[other] { $what }
} ist keine deiner Karten beiseite.
not-in-box = { $what } ist nicht in der Schachtel.
only-dark-woods = Am Ende wird nur Dunkler Wald gebraut.
brewed-once = { word-potion } wird einmal je Spieler gebraut.
not-available = { word-potion } gibt es in diesem Spiel für dich nicht.
still-being-resolved = { $name } läuft noch.
not-these-ingredients = Du hast nicht: { $with }.
wrong-recipe = { $with } ergibt nicht { word-potion }.
card-being-resolved = { word-action } gehört zur gerade gespielten Karte.
not-played = Die Karte von { word-action } wurde in dieser Runde nicht gespielt.
temple-actions-only = An diesem Tisch werden nur Tempelaktionen wiederholt.
recharged-already = { word-space } ist eben aufgeladen worden.
fully-charged = { word-space } ist wie am Anfang.
other-branch = Der Schritt ist auf { $branches ->
    [feather] Feder
    [mistletoe] Mistel
    [runes] Runen
   *[other] { $branches }
}, nicht auf { word-branch }.
not-coming-home = Kommt nicht heim, oder nicht so viele: { word-druid }.
rest-not-filled = Schick so wenige Druiden wie möglich zu den Wurzeln.
somebody-else = Jemand anderes entscheidet.
game-over = Das Spiel ist aus.

## Am Ende

broichan-name = Broichan
broichan = Broichans Punkte
broichan-spaces = Felder, die Broichan ging

## Namen

resource-F = Federn
resource-M = Misteln
resource-R = Runen
place-resting = Ruhe
place-roots = Wurzeln
place-forest = Wald
row-shrines = Schreine
row-creatures = Kreaturen
display-creatures = Kreaturen
display-artefacts = Artefakte
side-elder = Ältester
side-plain = einfach
order-bee = Orden der Biene
order-blackbird = Orden der Amsel
order-cairns = Orden der Cairns
order-fox = Orden des Fuchses
order-forest = Orden des Waldes
source-oak = Felder der Eiche
source-last-spaces = Letzte Felder
source-shrines = Schreine
source-menhirs = Menhire
source-creatures = Kreaturen
source-artefacts = Artefakte
source-potions = Tränke
short-bee = Biene
short-blackbird = Amsel
short-cairns = Cairns
short-fox = Fuchs
short-forest = Wald
ingredient-bark = Rinde
ingredient-root = Wurzel
ingredient-blueberry = Blaubeere
ingredient-acorn = Eichel
ingredient-mushroom = Pilz
druid-druid = Druide
druid-arch = Erzdruide
druid-bard = Barde
druid-ovate = Ovate
druid-talon = Rabenmeister
druid-recluse = Einsiedler
druid-ancient = Uralter
card-storytelling = Erzählung
card-worship = Verehrung
card-knowledge = Wissen
card-wisdom = Weisheit
card-ritual = Ritual
card-mysticism = Mystik
card-heart = Herz der Eiche
part-creature = 2kreatur
part-brew = 2trank
part-shrine = 3schrein
part-artefact = 3artefakt
part-oak = -eiche
potion-inspiration = Inspiration
potion-taranis-lightning = Blitz des Taranis
potion-gift-of-nature = Gabe der Natur
potion-lug-s-cunning = List des Lug
potion-blessing-of-belenos = Segen des Belenos
potion-rune-power = Runenkraft
potion-summon-dryad = Ruf der Dryade
potion-arduinna-s-gift = Geschenk der Arduinna
potion-renewal = Erneuerung
potion-blossom = Blüte
potion-wood-warp = Holzwandel
potion-animal-companion = Tiergefährte
potion-gift-of-the-gods = Gabe der Götter
potion-chosen-of-the-oak = Auserwählter der Eiche
potion-heart-of-the-oak = Herz der Eiche
potion-dark-woods-3 = Dunkler Wald, drei Arten
potion-dark-woods-4 = Dunkler Wald, vier Arten
potion-dark-woods-5 = Dunkler Wald, fünf Arten
artefact-moonstone-necklace = Mondsteinkette
artefact-arduinna-s-pendant = Anhänger der Arduinna
artefact-bag-of-rune-stones = Beutel mit Runensteinen
artefact-ornament-of-cernunnos = Zierde des Cernunnos
artefact-enchanted-wood-shaper = Verzauberter Holzformer
artefact-carnyx = Carnyx
artefact-antler-headdress = Geweihkrone
artefact-golden-cauldron = Goldener Kessel
artefact-golden-sickle = Goldene Sichel
artefact-horn-of-plenty = Füllhorn
artefact-seer-s-ring = Ring des Sehers
artefact-shield-of-toutatis = Schild des Toutatis
arm-left = links
arm-right = rechts
branch-feather = Feder
branch-mistletoe = Mistel
branch-runes = Runen
space-menhir = Menhir
space-order = Orden
space-brew = Brauen
space-draw = Ziehen
creature-sluagh-na-marbh = Sluagh na Marbh
creature-bodach = Bodach
creature-selkie = Selkie
creature-boggart = Boggart
creature-dobhar-chu = Dobhar-chú
creature-each-uisge = Each Uisge
creature-cu-sith = Cù-Sìth
creature-buggane = Buggane
creature-yan-gant-y-tan = Yan-gant-y-tan
creature-ceiliog-lugus = Ceiliog Lugus
creature-korrigan = Korrigan
creature-pixie-queen = Pixie Queen
creature-aos-si = Aos sí
creature-aonbharr = Aonbharr
creature-bugul-noz = Bugul Noz
creature-caoineag = Caoineag
creature-clurichaun = Clurichaun
creature-fear-dearg = Fear Dearg
creature-abhartach = Abhartach
creature-fear-gorta = Fear Gorta
creature-cailleach = Cailleach
creature-fuath = Fuath
creature-groac-h = Groac’h
creature-ghillie-dhu = Ghillie Dhu
creature-unicorn = Unicorn
creature-fachan = Fachan
creature-glaistig = Glaistig
creature-leannan-sidhe = Leannán sídhe
creature-tarw-cernunnos = Tarw Cernunnos
creature-the-unseelie-court = The Unseelie Court
creature-gancanagh = Gancanagh
creature-the-seelie-court = The Seelie Court
creature-puca = Púca
creature-carw-gwyn = Carw Gwyn
creature-ellen-trechend = Ellén Trechend

## Wörter in Sätzen

word-druid = { $druid ->
    [arch] Erzdruide
    [bard] Barde
    [ovate] Ovate
    [talon] Rabenmeister
    [recluse] Einsiedler
    [ancient] Uralter
    [none] niemand
   *[druid] Druide
}
word-order = { $order ->
    [bee] Orden der Biene
    [blackbird] Orden der Amsel
    [cairns] Orden der Cairns
    [fox] Orden des Fuchses
   *[forest] Orden des Waldes
}
word-place = { $place ->
    [resting] auf einem Ruheplatz
    [roots] auf den Wurzeln
    [forest] im Wald
    [heart] auf der Karte Herz
    [order] auf dem Ordenstableau
    [menhir] beim Menhir
    [brew] auf dem Brauplatz
    [draw] auf dem Ziehplatz
    [moonstone-necklace] auf der Mondsteinkette
    [arduinna-s-pendant] auf dem Anhänger der Arduinna
    [bag-of-rune-stones] auf dem Beutel mit Runensteinen
    [ornament-of-cernunnos] auf der Zierde des Cernunnos
    [enchanted-wood-shaper] auf dem Verzauberten Holzformer
    [carnyx] auf dem Carnyx
    [antler-headdress] auf der Geweihkrone
    [golden-cauldron] auf dem Goldenen Kessel
    [golden-sickle] auf der Goldenen Sichel
    [horn-of-plenty] auf dem Füllhorn
    [seer-s-ring] auf dem Ring des Sehers
    [shield-of-toutatis] auf dem Schild des Toutatis
   *[other] auf { $place }
}
word-row = { $row ->
    [shrines] Schreine und Menhire
   *[creatures] Kreaturen
}
word-why = { $why ->
    [dawn] Morgen
    [festival] Fest
    [dusk] Dämmerung
   *[effect] Wirkung
}
word-counts = { $counts ->
    [points] deine Punkte
    [elders] deine Ältesten
    [creatures] deine Kreaturen
    [potions] deine Tränke
    [shrines] deine Schreine und Menhire
   *[artefacts] deine Artefakte
}
word-resource = { $resource ->
    [F] Federn (F)
    [M] Misteln (M)
   *[R] Runen (R)
}
word-effect = { $effect ->
    [limit] ein Kartenlimit erhöhen
    [creature] eine Kreatur nehmen
    [artefact] ein Artefakt nehmen
    [recruit-one] 1 Druiden anwerben
    [recruit-two] bis zu { $recruits } Druiden anwerben
    [step] 1 Feld klettern, Ast frei
    [promote] einen Druiden befördern
    [ingredient] eine Zutat aus dem Beutel
    [shrine] einen Schrein bauen
    [exchange] einen Rohstoff tauschen
    [brew] einen Trank brauen
    [advanced] eine Karte dazunehmen
    [redo] eine Aktion wiederholen
    [six] { $six } eines Rohstoffs
   *[draw] { $draws } Zutaten ziehen
}
# When a creature comes up: a message for each trigger of `data.json`, under its key. The sentences about creatures
# name their triggers by these, and no others.
when-temple-F = mit einer Aktion auf TF1 bis TF3
when-temple-M = mit einer Aktion auf TM1 bis TM3
when-temple-R = mit einer Aktion auf TR1 bis TR3
when-dusk = in der Dämmerung
when-festival = bei jedem Fest
when-brew = wenn du braust
when-shrine = wenn du einen Schrein oder Menhir nimmst
when-recruit = wenn du anwirbst
when-artefact = sooft du ein Artefakt nutzt
when-taken = sofort
when-own-turn-or-end = in einem deiner Züge oder am Ende
word-creature-effect = { $card ->
    [sluagh-na-marbh] wandelt F in M oder R, frei
    [bodach] wandelt M in F oder R, frei
    [selkie] wandelt R in F oder M, frei
    [boggart] erste Aktionen deiner Karten auf jedem Platz ihres Tempels
    [dobhar-chu] zweite Aktionen deiner Karten auf jedem Platz ihres Tempels
    [each-uisge] dritte Aktionen deiner Karten auf jedem Platz ihres Tempels
    [cu-sith] { when-temple-F } für { $bonus }F mehr 1 klettern (Feder)
    [buggane] { when-temple-M } für { $bonus }M mehr 1 klettern (Mistel)
    [yan-gant-y-tan] { when-temple-R } für { $bonus }R mehr 1 klettern (Runen)
    [ceiliog-lugus] { $dusk }F { when-dusk }
    [korrigan] { $dusk }M { when-dusk }
    [pixie-queen] { $dusk }R { when-dusk }
    [aos-si] { when-dusk } eine Zutat ziehen
    [aonbharr] { when-festival } { $aonbharr } mehr von jedem Rohstoff, den du erhältst
    [bugul-noz] { when-festival } { $bugul } eines Rohstoffs
    [caoineag] Tempelaktionen kosten { $caoineag } weniger
    [clurichaun] eine der verbrauchten Zutaten zurück, { when-brew }
    [fear-dearg] zwei andere Zutaten dürfen für eine eines Tranks stehen
    [abhartach] eine Zutat gegen einen Rohstoff tauschen
    [fear-gorta] Tempelaktionen für eine Kreatur kosten { $gorta } weniger
    [cailleach] { $cailleach } Kreaturen ziehen, eine nehmen statt einer offenen
    [fuath] jeder Druide darf auf Plätze für Älteste
    [groac-h] deine Ältesten brauchen keinen zweiten Druiden
    [ghillie-dhu] aus dem Beutel sammeln, eine Zutat des Waldes ablegen
    [unicorn] ohne Druiden sammeln
    [fachan] Menhire kosten { $fachan } weniger
    [glaistig] du darfst 1 Zutat aus dem Wald nehmen, { when-shrine }
    [leannan-sidhe] du darfst 1 Zutat aus dem Wald nehmen, { when-recruit }
    [tarw-cernunnos] { $tarw } SP, { when-artefact }
    [the-unseelie-court] Limits zu erhöhen kostet { $unseelie } weniger
    [gancanagh] { $gancanagh } Ruheplätze mehr für einfache Druiden
    [the-seelie-court] wähle { when-taken } einen eigenen Trank
    [puca] { $puca } Kreaturenstellen mehr
    [carw-gwyn] kostet { $carw-cost } SP; { when-own-turn-or-end } ablegen für { $carw-gain } SP
   *[ellen-trechend] { $ellen } SP, keine Kraft
}
word-artefact-effect = { $tile ->
    [moonstone-necklace] { $six }F erhalten
    [arduinna-s-pendant] { $six }M erhalten
    [bag-of-rune-stones] { $six }R erhalten
    [ornament-of-cernunnos] eine Kreatur nehmen
    [enchanted-wood-shaper] einen Schrein bauen
    [carnyx] 1 Feld klettern, Ast frei
    [antler-headdress] einen Druiden befördern
    [golden-cauldron] mit 1 Zutat weniger brauen
    [golden-sickle] { $draws } Zutaten ziehen
    [horn-of-plenty] einen Rohstoff tauschen und { $horn } dazu
    [seer-s-ring] eine gespielte Aktion wiederholen
   *[shield-of-toutatis] { $shield } SP
}
word-potion-effect = { $brew ->
    [inspiration] einen Druiden befördern
    [taranis-lightning] bis zu { $recharged } deiner Artefakte { $notches } Kerben zurückdrehen
    [gift-of-nature] Limits zweimal erhöhen
    [lug-s-cunning] ein beliebiges aktives Artefakt nutzen, ohne Druiden und ohne es zu drehen
    [blessing-of-belenos] ein Fest für dich allein
    [rune-power] ein Menhir für beliebige { $rune-power } Rohstoffe
    [summon-dryad] 2 auf einem Ast klettern; das erste Feld ohne Punkte
    [arduinna-s-gift] 1 klettern, auch auf ein gesperrtes letztes Feld
    [renewal] eine gespielte Aktion wiederholen
    [blossom] einen Rohstoff bis { $cap } auffüllen
    [wood-warp] auf jedem Ast 1 klettern
    [animal-companion] eine beliebige Kreatur des Stapels nehmen
    [gift-of-the-gods] ein beliebiges Artefakt des Stapels; beim ersten Mal auch ein dritter Platz
    [chosen-of-the-oak] einen Druiden zum Uralten machen
    [heart-of-the-oak] die Karte Herz der Eiche nehmen
    [dark-woods-3] { $dark-3 } SP für 3 Arten
    [dark-woods-4] { $dark-4 } SP für 4 Arten
   *[dark-woods-5] { $dark-5 } SP für 5 Arten
}
word-broichan-effect = { $card ->
    [storytelling] verliert { $broichan-loss } SP, wie für ein Artefakt
    [worship] befördert einen seiner Druiden
    [knowledge] nimmt die offene Kreatur mit der höchsten Nummer
    [wisdom] braut seinen höchsten Dunklen Wald, sonst { $broichan-draws } Zutaten
    [ritual] baut einen Schrein, abwechselnd für { $shrine-elder } und { $shrine-plain } SP
   *[mysticism] nimmt das offene Artefakt mit der höchsten Nummer
}

## Wörter der Listen

word-ingredient = { $ingredient ->
    [bark] Rinde
    [root] Wurzel
    [blueberry] Blaubeere
    [acorn] Eichel
   *[mushroom] Pilz
}
word-discard = { $discard ->
    [bark] Rinde
    [root] Wurzel
    [blueberry] Blaubeere
    [acorn] Eichel
   *[mushroom] Pilz
}
word-token = { word-ingredient }{ $at ->
    [0] { "" }
   *[other] { "" } { $at }
}
word-ingredients = { word-bark }{ word-root }{ word-blueberry }{ word-acorn }{ word-mushroom }
word-bark = { $bark ->
    [0] { "" }
   *[other] { $first ->
        [bark] { "" }
       *[other] { ", " }
    }Rinde{ $bark ->
        [1] { "" }
       *[other] { "" } ×{ $bark }
    }
}
word-root = { $root ->
    [0] { "" }
   *[other] { $first ->
        [root] { "" }
       *[other] { ", " }
    }Wurzel{ $root ->
        [1] { "" }
       *[other] { "" } ×{ $root }
    }
}
word-blueberry = { $blueberry ->
    [0] { "" }
   *[other] { $first ->
        [blueberry] { "" }
       *[other] { ", " }
    }Blaubeere{ $blueberry ->
        [1] { "" }
       *[other] { "" } ×{ $blueberry }
    }
}
word-acorn = { $acorn ->
    [0] { "" }
   *[other] { $first ->
        [acorn] { "" }
       *[other] { ", " }
    }Eichel{ $acorn ->
        [1] { "" }
       *[other] { "" } ×{ $acorn }
    }
}
word-mushroom = { $mushroom ->
    [0] { "" }
   *[other] { $first ->
        [mushroom] { "" }
       *[other] { ", " }
    }Pilz{ $mushroom ->
        [1] { "" }
       *[other] { "" } ×{ $mushroom }
    }
}
word-second = { $second ->
    [druid] Druide
    [arch] Erzdruide
    [bard] Barde
    [ovate] Ovate
    [talon] Rabenmeister
    [recluse] Einsiedler
   *[ancient] Uralter
}
word-rest = { word-rest-druid }{ word-rest-arch }{ word-rest-bard }{ word-rest-ovate }{ word-rest-talon }{ word-rest-recluse }{ word-rest-ancient }
word-rest-druid = { $rest-druid ->
    [0] { "" }
   *[other] { $rest-first ->
        [druid] { "" }
       *[other] { ", " }
    }{ $rest-druid ->
        [one] 1 Druide
       *[other] { $rest-druid } Druiden
    }
}
word-rest-arch = { $rest-arch ->
    [0] { "" }
   *[other] { $rest-first ->
        [arch] { "" }
       *[other] { ", " }
    }Erzdruide
}
word-rest-bard = { $rest-bard ->
    [0] { "" }
   *[other] { $rest-first ->
        [bard] { "" }
       *[other] { ", " }
    }Barde
}
word-rest-ovate = { $rest-ovate ->
    [0] { "" }
   *[other] { $rest-first ->
        [ovate] { "" }
       *[other] { ", " }
    }Ovate
}
word-rest-talon = { $rest-talon ->
    [0] { "" }
   *[other] { $rest-first ->
        [talon] { "" }
       *[other] { ", " }
    }Rabenmeister
}
word-rest-recluse = { $rest-recluse ->
    [0] { "" }
   *[other] { $rest-first ->
        [recluse] { "" }
       *[other] { ", " }
    }Einsiedler
}
word-rest-ancient = { $rest-ancient ->
    [0] { "" }
   *[other] { $rest-first ->
        [ancient] { "" }
       *[other] { ", " }
    }Uralter
}
word-roots = { word-roots-druid }{ word-roots-arch }{ word-roots-bard }{ word-roots-ovate }{ word-roots-talon }{ word-roots-recluse }{ word-roots-ancient }
word-roots-druid = { $roots-druid ->
    [0] { "" }
   *[other] { $roots-first ->
        [druid] { "" }
       *[other] { ", " }
    }{ $roots-druid ->
        [one] 1 Druide
       *[other] { $roots-druid } Druiden
    }
}
word-roots-arch = { $roots-arch ->
    [0] { "" }
   *[other] { $roots-first ->
        [arch] { "" }
       *[other] { ", " }
    }Erzdruide
}
word-roots-bard = { $roots-bard ->
    [0] { "" }
   *[other] { $roots-first ->
        [bard] { "" }
       *[other] { ", " }
    }Barde
}
word-roots-ovate = { $roots-ovate ->
    [0] { "" }
   *[other] { $roots-first ->
        [ovate] { "" }
       *[other] { ", " }
    }Ovate
}
word-roots-talon = { $roots-talon ->
    [0] { "" }
   *[other] { $roots-first ->
        [talon] { "" }
       *[other] { ", " }
    }Rabenmeister
}
word-roots-recluse = { $roots-recluse ->
    [0] { "" }
   *[other] { $roots-first ->
        [recluse] { "" }
       *[other] { ", " }
    }Einsiedler
}
word-roots-ancient = { $roots-ancient ->
    [0] { "" }
   *[other] { $roots-first ->
        [ancient] { "" }
       *[other] { ", " }
    }Uralter
}
word-card = { $card ->
    [storytelling] Erzählung
    [worship] Verehrung
    [knowledge] Wissen
    [wisdom] Weisheit
    [ritual] Ritual
    [mysticism] Mystik
   *[heart] Herz
}
word-hand = { word-hand-storytelling }{ word-hand-worship }{ word-hand-knowledge }{ word-hand-wisdom }{ word-hand-ritual }{ word-hand-mysticism }{ word-hand-heart }
word-hand-storytelling = { $hand-storytelling ->
    [0] { "" }
   *[other] { $hand-first ->
        [storytelling] { "" }
       *[other] { ", " }
    }Erzählung
}
word-hand-worship = { $hand-worship ->
    [0] { "" }
   *[other] { $hand-first ->
        [worship] { "" }
       *[other] { ", " }
    }Verehrung
}
word-hand-knowledge = { $hand-knowledge ->
    [0] { "" }
   *[other] { $hand-first ->
        [knowledge] { "" }
       *[other] { ", " }
    }Wissen
}
word-hand-wisdom = { $hand-wisdom ->
    [0] { "" }
   *[other] { $hand-first ->
        [wisdom] { "" }
       *[other] { ", " }
    }Weisheit
}
word-hand-ritual = { $hand-ritual ->
    [0] { "" }
   *[other] { $hand-first ->
        [ritual] { "" }
       *[other] { ", " }
    }Ritual
}
word-hand-mysticism = { $hand-mysticism ->
    [0] { "" }
   *[other] { $hand-first ->
        [mysticism] { "" }
       *[other] { ", " }
    }Mystik
}
word-hand-heart = { $hand-heart ->
    [0] { "" }
   *[other] { $hand-first ->
        [heart] { "" }
       *[other] { ", " }
    }Herz
}
word-played = { word-played-storytelling }{ word-played-worship }{ word-played-knowledge }{ word-played-wisdom }{ word-played-ritual }{ word-played-mysticism }{ word-played-heart }
word-played-storytelling = { $played-storytelling ->
    [0] { "" }
   *[other] { $played-first ->
        [storytelling] { "" }
       *[other] { ", " }
    }Erzählung
}
word-played-worship = { $played-worship ->
    [0] { "" }
   *[other] { $played-first ->
        [worship] { "" }
       *[other] { ", " }
    }Verehrung
}
word-played-knowledge = { $played-knowledge ->
    [0] { "" }
   *[other] { $played-first ->
        [knowledge] { "" }
       *[other] { ", " }
    }Wissen
}
word-played-wisdom = { $played-wisdom ->
    [0] { "" }
   *[other] { $played-first ->
        [wisdom] { "" }
       *[other] { ", " }
    }Weisheit
}
word-played-ritual = { $played-ritual ->
    [0] { "" }
   *[other] { $played-first ->
        [ritual] { "" }
       *[other] { ", " }
    }Ritual
}
word-played-mysticism = { $played-mysticism ->
    [0] { "" }
   *[other] { $played-first ->
        [mysticism] { "" }
       *[other] { ", " }
    }Mystik
}
word-played-heart = { $played-heart ->
    [0] { "" }
   *[other] { $played-first ->
        [heart] { "" }
       *[other] { ", " }
    }Herz
}
word-action = { word-card }{ $part ->
    [creature] 2kreatur
    [brew] 2trank
    [shrine] 3schrein
    [artefact] 3artefakt
    [oak] -eiche
   *[other] { $part }
}
word-branch = { $branch ->
    [feather] Feder
    [mistletoe] Mistel
   *[runes] Runen
}
word-arm = { $arm ->
    [left] links
   *[right] rechts
}
word-space = { $space ->
    [heart] Herz
    [order] Orden
    [menhir] Menhir
    [brew] Brauen
    [draw] Ziehen
    [moonstone-necklace] Mondsteinkette
    [arduinna-s-pendant] Anhänger der Arduinna
    [bag-of-rune-stones] Beutel mit Runensteinen
    [ornament-of-cernunnos] Zierde des Cernunnos
    [enchanted-wood-shaper] Verzauberter Holzformer
    [carnyx] Carnyx
    [antler-headdress] Geweihkrone
    [golden-cauldron] Goldener Kessel
    [golden-sickle] Goldene Sichel
    [horn-of-plenty] Füllhorn
    [seer-s-ring] Ring des Sehers
    [shield-of-toutatis] Schild des Toutatis
   *[other] { $space }
}
word-potion = { $potion ->
    [inspiration] Inspiration
    [taranis-lightning] Blitz des Taranis
    [gift-of-nature] Gabe der Natur
    [lug-s-cunning] List des Lug
    [blessing-of-belenos] Segen des Belenos
    [rune-power] Runenkraft
    [summon-dryad] Ruf der Dryade
    [arduinna-s-gift] Geschenk der Arduinna
    [renewal] Erneuerung
    [blossom] Blüte
    [wood-warp] Holzwandel
    [animal-companion] Tiergefährte
    [gift-of-the-gods] Gabe der Götter
    [chosen-of-the-oak] Auserwählter der Eiche
    [heart-of-the-oak] Herz der Eiche
    [dark-woods-3] Dunkler Wald 3
    [dark-woods-4] Dunkler Wald 4
   *[dark-woods-5] Dunkler Wald 5
}
word-artefact = { $artefact ->
    [moonstone-necklace] Mondsteinkette
    [arduinna-s-pendant] Anhänger der Arduinna
    [bag-of-rune-stones] Beutel mit Runensteinen
    [ornament-of-cernunnos] Zierde des Cernunnos
    [enchanted-wood-shaper] Verzauberter Holzformer
    [carnyx] Carnyx
    [antler-headdress] Geweihkrone
    [golden-cauldron] Goldener Kessel
    [golden-sickle] Goldene Sichel
    [horn-of-plenty] Füllhorn
    [seer-s-ring] Ring des Sehers
   *[shield-of-toutatis] Schild des Toutatis
}
word-potion-1 = { $first ->
    [inspiration] Inspiration
    [taranis-lightning] Blitz des Taranis
    [gift-of-nature] Gabe der Natur
    [lug-s-cunning] List des Lug
    [blessing-of-belenos] Segen des Belenos
    [rune-power] Runenkraft
    [summon-dryad] Ruf der Dryade
    [arduinna-s-gift] Geschenk der Arduinna
    [renewal] Erneuerung
    [blossom] Blüte
    [wood-warp] Holzwandel
    [animal-companion] Tiergefährte
    [gift-of-the-gods] Gabe der Götter
    [chosen-of-the-oak] Auserwählter der Eiche
   *[heart-of-the-oak] Herz der Eiche
}
word-potion-2 = { $second ->
    [none] { "" }
    [inspiration] { ", " }Inspiration
    [taranis-lightning] { ", " }Blitz des Taranis
    [gift-of-nature] { ", " }Gabe der Natur
    [lug-s-cunning] { ", " }List des Lug
    [blessing-of-belenos] { ", " }Segen des Belenos
    [rune-power] { ", " }Runenkraft
    [summon-dryad] { ", " }Ruf der Dryade
    [arduinna-s-gift] { ", " }Geschenk der Arduinna
    [renewal] { ", " }Erneuerung
    [blossom] { ", " }Blüte
    [wood-warp] { ", " }Holzwandel
    [animal-companion] { ", " }Tiergefährte
    [gift-of-the-gods] { ", " }Gabe der Götter
    [chosen-of-the-oak] { ", " }Auserwählter der Eiche
   *[heart-of-the-oak] { ", " }Herz der Eiche
}
word-potion-3 = { $third ->
    [none] { "" }
    [inspiration] { ", " }Inspiration
    [taranis-lightning] { ", " }Blitz des Taranis
    [gift-of-nature] { ", " }Gabe der Natur
    [lug-s-cunning] { ", " }List des Lug
    [blessing-of-belenos] { ", " }Segen des Belenos
    [rune-power] { ", " }Runenkraft
    [summon-dryad] { ", " }Ruf der Dryade
    [arduinna-s-gift] { ", " }Geschenk der Arduinna
    [renewal] { ", " }Erneuerung
    [blossom] { ", " }Blüte
    [wood-warp] { ", " }Holzwandel
    [animal-companion] { ", " }Tiergefährte
    [gift-of-the-gods] { ", " }Gabe der Götter
    [chosen-of-the-oak] { ", " }Auserwählter der Eiche
   *[heart-of-the-oak] { ", " }Herz der Eiche
}
word-artefact-1 = { $first ->
    [moonstone-necklace] Mondsteinkette
    [arduinna-s-pendant] Anhänger der Arduinna
    [bag-of-rune-stones] Beutel mit Runensteinen
    [ornament-of-cernunnos] Zierde des Cernunnos
    [enchanted-wood-shaper] Verzauberter Holzformer
    [carnyx] Carnyx
    [antler-headdress] Geweihkrone
    [golden-cauldron] Goldener Kessel
    [golden-sickle] Goldene Sichel
    [horn-of-plenty] Füllhorn
    [seer-s-ring] Ring des Sehers
   *[shield-of-toutatis] Schild des Toutatis
}
word-artefact-2 = { $second ->
    [none] { "" }
    [moonstone-necklace] { ", " }Mondsteinkette
    [arduinna-s-pendant] { ", " }Anhänger der Arduinna
    [bag-of-rune-stones] { ", " }Beutel mit Runensteinen
    [ornament-of-cernunnos] { ", " }Zierde des Cernunnos
    [enchanted-wood-shaper] { ", " }Verzauberter Holzformer
    [carnyx] { ", " }Carnyx
    [antler-headdress] { ", " }Geweihkrone
    [golden-cauldron] { ", " }Goldener Kessel
    [golden-sickle] { ", " }Goldene Sichel
    [horn-of-plenty] { ", " }Füllhorn
    [seer-s-ring] { ", " }Ring des Sehers
   *[shield-of-toutatis] { ", " }Schild des Toutatis
}
word-artefact-3 = { $third ->
    [none] { "" }
    [moonstone-necklace] { ", " }Mondsteinkette
    [arduinna-s-pendant] { ", " }Anhänger der Arduinna
    [bag-of-rune-stones] { ", " }Beutel mit Runensteinen
    [ornament-of-cernunnos] { ", " }Zierde des Cernunnos
    [enchanted-wood-shaper] { ", " }Verzauberter Holzformer
    [carnyx] { ", " }Carnyx
    [antler-headdress] { ", " }Geweihkrone
    [golden-cauldron] { ", " }Goldener Kessel
    [golden-sickle] { ", " }Goldene Sichel
    [horn-of-plenty] { ", " }Füllhorn
    [seer-s-ring] { ", " }Ring des Sehers
   *[shield-of-toutatis] { ", " }Schild des Toutatis
}

## Gegenden

region-oak = Die Eiche
region-player1 = Tableau des ersten Sitzes
region-player2 = Tableau des zweiten Sitzes
region-player3 = Tableau des dritten Sitzes
region-player4 = Tableau des vierten Sitzes

## Kapitel

chapter-orders = Aufbau · Orden
chapter-lap = Runde { $round } · Umlauf { $lap }
chapter-dusk = Runde { $round } · Dämmerung, dann Morgen
chapter-final = Nach dem letzten Tag

## Die Geschichte

story-dawn = Der Morgen der Runde { $round } bricht an.
story-first-player = { $who } hat den Startspielermarker.
story-potions = Tränke dieses Spiels: { word-potion-1 }{ word-potion-2 }{ word-potion-3 }.
story-creatures = Neue Kreaturen: { $cards }.
story-artefacts = Neue Artefakte: { word-artefact-1 }{ word-artefact-2 }{ word-artefact-3 }.
story-neutral = { $count ->
    [one] Der neutrale Druide steht auf { $spaces }.
   *[other] Neutrale Druiden stehen auf { $spaces }.
}
story-forest = { $first ->
    [none] Der Beutel ist leer; im Wald wächst nichts Neues.
   *[other] Neu im Wald: { word-ingredients }.
}
story-sun = { $solstice ->
    [yes] Die Sonne zieht auf { $value }, eine Sonnenwende.
   *[no] Die Sonne zieht auf { $value }.
}
story-festival = Fest der Sonnenwende: Alle unter { $value } SP werden bezahlt.
story-festival-alone = Fest für { $who } allein.
story-blocked = Für immer gesperrt: { $spaces }.
story-home = { $roots-first ->
    [none] { $who } holt heim: { word-rest }.
   *[other] { $rest-first ->
        [none] { $who } schickt zu den Wurzeln: { word-roots }.
       *[other] { $who } holt heim: { word-rest }; Wurzeln: { word-roots }.
    }
}
story-ended = Der letzte Tag ist vorbei.
story-drew = { $who } zieht { word-ingredients } aus dem Beutel.
story-took = { $where ->
    [brew] { $who } nimmt { word-ingredient } zurück.
    [forest] { $who } nimmt { word-ingredient } aus dem Wald.
   *[bag] { $who } nimmt { word-ingredient } aus dem Beutel.
}
story-gathered = { $who } sammelt { word-ingredient }.
story-gathered-bag = { $who } sammelt { word-ingredient } aus dem Beutel und legt { word-discard } des Waldes ab.
story-gained = { $mix ->
    [none] { $who } erhält nichts ({ word-why }); es ist voll.
   *[other] { $who } erhält { $mix } ({ word-why }).
}
story-lost = { $mix ->
    [none] { $who } verliert nichts an die Finsternis.
   *[other] { $who } verliert { $mix } an die Finsternis.
}
story-paid = { $who } zahlt { $mix }.
story-traded = { $who } tauscht { word-ingredients } gegen 1{ $take }.
story-exchanged = { $who } tauscht { $given } gegen { $received }.
story-order-chosen = { $who } wählt den { word-order }.
story-temple = { $second ->
    [none] { $who } spielt { word-play }{ word-on-space }{ word-with-elder }{ word-for-price }.
   *[other] { $who } spielt { word-play }{ word-on-space }{ word-with-elder }{ word-for-price }; { word-second } zu den Wurzeln.
}
word-play = { word-card }{ $part ->
    [creature] , Kreatur
    [brew] , Trank
    [shrine] , Schrein
    [artefact] , Artefakt
    [oak] , Eiche
   *[other] { "" } { $part }
}
word-on-space = { $space ->
    [heart] { "" }
   *[other] { "" } auf { $space }
}
word-with-elder = { $druid ->
    [druid] { "" }
    [arch] { "" } mit dem Erzdruiden
    [bard] { "" } mit dem Barden
    [ovate] { "" } mit dem Ovaten
    [talon] { "" } mit dem Rabenmeister
    [recluse] { "" } mit dem Einsiedler
   *[ancient] { "" } mit dem Uralten
}
word-for-price = { $mix ->
    [none] { "" }
   *[other] { "" } für { $mix }
}
word-for-mix = { $mix ->
    [none] { "" }
   *[other] , { $mix }
}
story-special = { $loss ->
    [0] { $who } nutzt { word-the-space } ({ word-druid }).
   *[other] { $who } nutzt { word-the-space } ({ word-druid }, −{ $loss } SP).
}
word-the-space = { $space ->
    [heart] die Karte Herz
    [order] das Ordenstableau
    [menhir] den Menhir
    [brew] den Brauplatz
    [draw] den Ziehplatz
    [moonstone-necklace] die Mondsteinkette
    [arduinna-s-pendant] den Anhänger der Arduinna
    [bag-of-rune-stones] den Beutel mit Runensteinen
    [ornament-of-cernunnos] die Zierde des Cernunnos
    [enchanted-wood-shaper] den Verzauberten Holzformer
    [carnyx] den Carnyx
    [antler-headdress] die Geweihkrone
    [golden-cauldron] den Goldenen Kessel
    [golden-sickle] die Goldene Sichel
    [horn-of-plenty] das Füllhorn
    [seer-s-ring] den Ring des Sehers
    [shield-of-toutatis] den Schild des Toutatis
   *[other] { $space }
}
story-climb = { $mix ->
    [none] { $who } spielt { word-card } zum Klettern.
   *[other] { $who } spielt { word-card } zum Klettern ({ $mix }).
}
story-climbed = { $vp ->
    [0] { $who } klettert auf { $to } ({ word-druid }).
   *[other] { $who } klettert auf { $to } ({ word-druid }, +{ $vp } SP).
}
story-token-taken = { $who } nimmt ein Sonnenplättchen über { $after }.
story-passed = { $who } passt.
story-stopped = { $who } sammelt heute nicht mehr.
story-skipped = { $who } lässt es dabei.
story-limit-raised = { $row ->
    [shrines] { $who } erhöht das Limit für Schreine/Menhire auf { $limit }.
   *[creatures] { $who } erhöht das Limit für Kreaturen auf { $limit }.
}
story-shrine-taken = { $side ->
    [elder] { $who } baut einen Schrein auch für Älteste (+{ $vp } SP).
   *[plain] { $who } baut einen Schrein für einfache Druiden (+{ $vp } SP).
}
story-menhir-raised = { $who } errichtet einen Menhir (+{ $vp } SP).
story-creature = { $who } nimmt { $creature } (+{ $vp } SP).
story-creature-loss = { $who } nimmt { $creature } (−{ $vp } SP).
story-discarded = { $who } legt { $creature } ab (+{ $vp } SP).
story-looked-at-creatures = { $cards ->
    [one] { $who } zieht 1 Kreatur, um sie zu nehmen.
   *[other] { $who } zieht { $cards } Kreaturen, um eine zu nehmen.
}
story-saw = Du hast gezogen: { $cards }.
story-refreshed = { $display ->
    [creatures] { $who } zahlt 1M für neue Kreaturen.
   *[artefacts] { $who } zahlt 1R für neue Artefakte.
}
story-artefact = { $who } nimmt ein Artefakt: { word-artefact } (+{ $vp } SP).
story-exhausted = { $who } erschöpft ein Artefakt: { word-artefact }.
story-recharged = { $who } dreht ein Artefakt zurück: { word-artefact }.
story-borrowed = { $who } nutzt frei ein Artefakt von { $owner }: { word-artefact }.
story-borrowed-own = { $who } nutzt frei ein Artefakt: { word-artefact }.
story-extended = { $who } hat einen dritten Platz für Artefakte.
story-scored = { $who } erhält { $vp } SP{ $why ->
    [points] { "" } durch den Schild
    [tarw-cernunnos] { "" } durch Tarw Cernunnos
   *[other] { "" }
}.
story-scored-loss = { $vp ->
    [0] { $who } hat keine SP zu verlieren{ word-lost-by }.
   *[other] { $who } verliert { $vp } SP{ word-lost-by }.
}
word-lost-by = { $why ->
    [points] { "" }
   *[storytelling] { "" } durch Erzählung
}
story-promoted = { $who } befördert { word-promoted } { $druid ->
    [arch] zum Erzdruiden
    [bard] zum Barden
    [ovate] zum Ovaten
    [talon] zum Rabenmeister
    [recluse] zum Einsiedler
   *[ancient] zum Uralten
}.
word-promoted = { $place ->
    [resting] einen ruhenden Druiden
    [roots] einen Druiden auf den Wurzeln
    [forest] einen Druiden im Wald
   *[other] den Druiden { word-place }
}
story-recruited = { $who } wirbt an: { word-rest }.
story-brewed = { $vp ->
    [0] { $who } braut { word-potion }: { word-ingredients }.
   *[other] { $who } braut { word-potion }: { word-ingredients } (+{ $vp } SP).
}
story-fizzled = Für { $who } wird nichts daraus.
story-card-taken = { $who } nimmt die Karte { word-card }.
story-potion = { $who } behält den Trank { word-potion }.
story-redone = { $who } wiederholt { word-play }.
story-broichan-ended = { $who } endet mit { $vp } SP und { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Feldern
}: Platz { $place }.
story-broichan-drew = { $who } zieht { word-card }.
story-broichan-placed = { $who } stellt einen Druiden auf { $space }.
story-broichan-tripled = { $who } gibt { word-ingredient } ×3 zurück, um zu klettern.

## Fragen

question-over = das Spiel ist aus
question-wait = { $who } entscheidet
question-order = einen Orden wählen
question-turn = Karte spielen, Platz nutzen oder passen
question-after = freie Aktionen oder Zugende
question-gather = im Wald sammeln
question-home = wer zu den Wurzeln geht
question-final = Dunkler Wald oder Carw Gwyn vor der Wertung
question-pay = { $left ->
    [one] wählen, welcher Rohstoff gezahlt wird
   *[other] wählen, welche { $left } Rohstoffe gezahlt werden
}
question-festival = Bugul Noz: { $left } von welchem Rohstoff
question-limit = { $left ->
    [one] ein Limit erhöhen
   *[other] Limits erhöhen, { $left } Schritte
}
question-creature = eine Kreatur nehmen
question-keep = 1 von { $left } gezogenen Kreaturen nehmen
question-find-creature = eine Kreatur des Stapels nehmen
question-artefact = ein Artefakt nehmen
question-find-artefact = ein Artefakt des Stapels nehmen
question-shrine = Seite des Schreins
question-ingredient = { $left ->
    [one] eine Zutat nehmen
   *[other] { $left } Zutaten nehmen
}
question-take-back = Zutat, die zurückkommt
question-card = eine fortgeschrittene Karte wählen
question-potion = ein Trankplättchen wählen
question-promote = einen Druiden befördern
question-ancient = einen Druiden zum Uralten machen
question-recruit = { $left ->
    [one] einen Druiden anwerben
   *[other] bis zu { $left } Druiden anwerben
}
question-brew = einen Trank brauen
question-redo = eine gespielte Aktion wiederholen
question-recharge = { $left ->
    [one] ein Artefakt zurückdrehen
   *[other] bis zu { $left } Artefakte zurückdrehen
}
question-borrow = ein beliebiges Artefakt nutzen
question-step = 1 Feld klettern{ word-on-branch }
question-past = 1 Feld klettern, gesperrte auch{ word-on-branch }
question-dryad = Dryade: erster Schritt{ word-on-branch }
question-warp = Holzwandel: Schritt{ word-on-branch }
question-bonus = 1 zahlen für einen Schritt{ word-on-branch }
word-on-branch = { $branch ->
    [none] { "" }
   *[other] { "" }, Ast { word-branch }
}
question-gain = welcher Rohstoff, höchstens { $left }
question-exchange = Rohstoffe tauschen

## Was man hat

word-mix = { $mix ->
    [none] keine Rohstoffe
   *[other] { $mix }
}
having = { word-mix } · { $vp } SP · { $rest } auf Ruheplätzen · { $hand-first ->
    [none] keine Karten mehr
   *[other] { word-hand }
}
having-ingredients = { word-mix } · { $vp } SP · { word-stock }
word-stock = { $first ->
    [none] keine Zutaten
   *[other] { word-ingredients }
}
word-rest-any = { $rest-first ->
    [none] niemand
   *[other] { word-rest }
}
word-roots-any = { $roots-first ->
    [none] niemand
   *[other] { word-roots }
}
having-room = { word-mix } · { $vp } SP · Schreine/Menhire { $upper } von { $upper-slots } · Kreaturen { $lower } von { $lower-slots } · Artefakte { $artefacts } von { $places }
having-druids = Ruheplätze ({ $places }): { word-rest-any } · Wurzeln: { word-roots-any }
hand-drawn = Gezogen: { $creature }: { word-creature-effect }
hand-cards = Karten: { $hand-first ->
    [none] keine
   *[other] { word-hand }
} · gespielt: { $played-first ->
    [none] keine
   *[other] { word-played }
}
hand-druids = Ruheplätze: { word-rest-any } · Wurzeln: { word-roots-any }
hand-ingredients = Zutaten: { $first ->
    [none] keine
   *[other] { word-ingredients }
} · Tränke: { $potions }
hand-creature = { $creature }: { word-creature-effect }
hand-artefact = { word-artefact }: { word-artefact-effect } · { $loss ->
    [0] nächste Nutzung frei
   *[other] nächste Nutzung kostet { $loss } SP
}
hand-potion = Eigener Trank: { word-potion } ({ word-potion-effect })
hand-broichan = Broichan, { word-card } ({ $used ->
    [yes] benutzt
   *[no] in seinem Stapel
}): { word-broichan-effect }

## Wo das Spiel steht

moment = Runde { $round } von { $rounds }, { $phase ->
    [day] Tag
   *[dusk] Dämmerung
}, Sonne auf { $sun }
moment-orders = Aufbau, Orden
moment-final = nach dem letzten Tag
moment-over = das Spiel ist aus
column-vp = SP
column-resources = Rohstoffe (F-M-R)
column-druids = Druiden (Ruheplätze-Wurzeln)

## Knöpfe: Arten von Aktionen

kind-order = Orden wählen ({ $count })
kind-temple = Tempelaktion ({ $count })
kind-climb = Klettern ({ $count })
kind-special = Sonderplatz ({ $count })
kind-pass = { $rest ->
    [0] Passen
    [1] Passen: 1 Druide noch auf Ruheplatz
   *[other] Passen: { $rest } Druiden noch auf Ruheplätzen
}
kind-gather = Sammeln ({ $count } im Wald)
kind-pay = { $count ->
    [one] Zahlen (1 Art)
   *[other] Zahlen ({ $count } Arten)
}
kind-trade = { $count ->
    [one] Zutaten tauschen (1 Art)
   *[other] Zutaten tauschen ({ $count } Arten)
}
kind-limit = { $cost ->
    [0] Ein Limit erhöhen
   *[other] Ein Limit erhöhen: { $cost }
}
kind-exchange = Rohstoffe tauschen
kind-refresh = { $display ->
    [creatures] Neue Kreaturen: 1M
    [artefacts] Neue Artefakte: 1R
   *[both] Neue Kreaturen oder Artefakte: 1
}
kind-discard = Carw Gwyn ablegen: +{ $vp } SP
kind-promote = { $count ->
    [one] Befördern (1 Art)
   *[other] Befördern ({ $count } Arten)
}
kind-recruit = Anwerben
kind-shrine = Seite des Schreins
kind-take = { $what ->
    [creature] Eine Kreatur nehmen ({ $count })
    [artefact] Ein Artefakt nehmen ({ $count })
    [ingredient] Eine Zutat nehmen ({ $count })
    [back] Eine zurücknehmen ({ $count })
    [card] Eine Karte nehmen ({ $count })
   *[potion] Einen Trank nehmen ({ $count })
}
kind-draw = Cailleach: { $cards } ziehen, 1 nehmen
kind-brew = Brauen ({ $count })
kind-redo = Eine Aktion wiederholen ({ $count })
kind-recharge = Ein Artefakt zurückdrehen ({ $count })
kind-borrow = Ein Artefakt nutzen ({ $count })
kind-step = { $count ->
    [1] 1 Feld klettern
   *[other] 1 Feld klettern ({ $count } Äste)
}
kind-gain = Rohstoff wählen
kind-home = { $count ->
    [one] Wer zu den Wurzeln geht (1 Art)
   *[other] Wer zu den Wurzeln geht ({ $count } Arten)
}
kind-skip = { $asked ->
    [gather] Nicht mehr sammeln
    [once] Jetzt nicht
    [after] Zug beenden
    [final] Fertig
    [bonus] Kein Schritt
    [warp] Kein Schritt
   *[other] Den Rest lassen
}

## Menüs: Werte der Felder

choice-ingredients = { word-ingredients }
choice-druids = { word-rest }
choice-card = { word-card }
choice-tile = { word-potion }
choice-druid = { word-druid }
choice-resource = { word-resource }
choice-order = { word-order }
choice-temple = { word-action } · { word-effect }{ $mix ->
    [none] { "" } · frei
   *[other] { "" } · { $mix }
}
choice-temple-less = { word-action } · { word-effect } · { $printed } → ab { $mix }
choice-acts = { word-druid }{ $mix ->
    [none] { "" } · frei
   *[other] { "" } · { $mix }
}{ word-and-second }
choice-acts-less = { word-druid } · { $mix ->
    [none] frei
   *[other] { $mix }
} ({ $printed }{ $itself ->
    [0] { "" }
   *[other] { "" } − { $itself }
}{ $saved ->
    [0] { "" }
   *[other] { "" } − { $saved } { $helper ->
        [none] Kreaturen
       *[other] { $helper }
    }
}){ word-and-second }
word-and-second = { $second ->
    [no] { "" }
   *[yes] { "" } + zweiter Druide
}
choice-second = { $druid ->
    [none] kein zweiter Druide
   *[other] { word-druid } zu den Wurzeln
}
choice-space = { $druids ->
    [0] { $space } · frei
   *[other] { $space } · besetzt
}
choice-climb = { word-card } · auf { $to } · { $mix } · +{ $vp } SP
choice-climb-open = { word-card } · { $mix }
choice-no-arm = keine Gabelung
choice-arm = { word-arm } · auf { $to } · +{ $vp } SP
choice-enters = { $druid ->
    [none] niemand tritt ein
   *[other] { word-druid } von den Wurzeln
}
choice-own-branch = der Ast der Karte
choice-branch = { word-branch } · auf { $to } · +{ $vp } SP
choice-branch-open = { word-branch } · links oder rechts an der Gabelung
choice-menhir = Menhir · { $cost ->
    [0] frei
   *[other] ab { $cost }
} · +{ $vp } SP
choice-order-space = { word-space } · { word-effect }
choice-artefact-use = { $loss ->
    [0] { word-artefact } · frei
   *[other] { word-artefact } · −{ $loss } SP
}
choice-druid-menhir = { word-druid } · { $cost } insgesamt
choice-ingredient = { word-token } · du hast { $have }
choice-discard = { $discard ->
    [none] aus dem Wald
   *[other] aus dem Beutel, { word-discard } ablegen
}
choice-mix = { $mix ->
    [none] nichts
   *[other] { $mix } · bleibt { $rest }
}
choice-limit = { word-row } auf { $limit }{ $cost ->
    [0] { "" }
   *[other] { "" } · { $cost }
}
choice-from = { word-resource } · du hast { $have }
choice-amount = { $amount }{ $given } gegen { $total }{ $to }
choice-gain = { word-resource } · +{ $mix } · du hast { $have }
choice-refresh = { $display ->
    [creatures] Kreaturen · 1M
   *[artefacts] Artefakte · 1R
}
choice-under = in der Reihenfolge { $order }
choice-creature = { $creature } · { $vp } SP
choice-artefact = { word-artefact } · +{ $vp } SP
choice-side = { $side ->
    [elder] Ältester · +{ $vp } SP · jeder ruht hier
   *[plain] einfach · +{ $vp } SP · nur einfache Druiden
}
choice-potion = { word-potion }{ $first ->
    [none] { "" }
   *[other] { "" } · { word-ingredients }
}{ $any ->
    [0] { "" }
   *[other] { "" } + 1 beliebige
}
choice-redo = { word-action } · { word-effect }
choice-recharge = { word-artefact } · nächste Nutzung { $loss } → { $then } SP
choice-borrow = { word-artefact } von { $owner }
choice-place = der Druide { word-place }
choice-home = { $roots-first ->
    [none] niemand
   *[other] { word-roots } zu den Wurzeln
}

note-order = { $order ->
    [bee] mit jedem Druiden befördern; alle { $elder-rest } Ruheplätze nehmen Älteste
    [blackbird] ein Ältester nimmt eine Kreatur
    [cairns] ein Ältester baut einen Schrein; zwei Schreine je Stelle
    [fox] ein Ältester erhält { $six } eines Rohstoffs
   *[forest] mit jedem Druiden brauen; ein Ältester zieht { $draws } Zutaten
}; Limit { $cost }{ $limit ->
    [any] { "" } beliebig
    [same] { "" } einer Art
   *[other] { $limit }
}
note-space = { $druids ->
    [0] { $space } ist frei
    [1] ein Druide steht auf { $space }: ein zweiter geht zu den Wurzeln
   *[other] { $druids } Druiden stehen auf { $space }: ein zweiter geht zu den Wurzeln
}
note-space-by = { $who } steht auf { $space }: ein zweiter Druide geht zu den Wurzeln
note-sun = { $solstice ->
    [yes] nimmt ein Sonnenplättchen: Die Sonne zieht auf { $value }, ein Fest
   *[no] nimmt ein Sonnenplättchen: Die Sonne zieht auf { $value }
}
note-end = { $blocked ->
    [yes] { $space } am Ende ist gesperrt
   *[no] { $space } am Ende zählt { word-counts }: jetzt { $value } SP
}
note-place = mit der Nummer des Platzes im Wald
note-slots = { $slots ->
    [one] { $used } von { $slots } Stelle belegt
   *[other] { $used } von { $slots } Stellen belegt
}
note-under = { $cards }
note-under-artefacts = { word-artefact-1 }{ word-artefact-2 }{ word-artefact-3 }
note-creature = { word-creature-effect }
note-artefact = { word-artefact-effect }
note-potion = { word-potion-effect }
note-card = { $card ->
    [worship] 1 anwerben für { $first }, klettern für { $second }F, befördern für { $third }F
    [wisdom] tauschen für { $first }, brauen für { $second }M, Kreatur für { $third }M
    [mysticism] Schrein für { $first }R, Artefakt für { $second }R, wiederholen für { $third }R
   *[other] eine eigene Karte
}
note-elder = { $druid ->
    [arch] Tempelaktionen und Menhire kosten { $arch } weniger
    [bard] in beiden Reihen eine Stelle mehr
    [ovate] Brauen kostet { $ovate } weniger
    [talon] braucht auf besetzten Plätzen keinen zweiten Druiden
    [recluse] hat einen eigenen Ruheplatz
   *[ancient] alle Kräfte der anderen
}

## Ganze Aktionen

deed-order = der { word-order }
deed-temple = { word-action }: { word-druid } auf { word-space }{ $second ->
    [none] { "" }
   *[other] , { word-second } zu den Wurzeln
}{ word-for-mix }
deed-climb = { word-card }: klettern auf { $to }{ $druid ->
    [none] { "" }
   *[other] { "" } ({ word-druid })
} ({ $mix }, +{ $vp } SP)
deed-menhir = Menhir mit { word-druid } ({ $cost })
deed-special = { $loss ->
    [0] { word-space } mit { word-druid }
   *[other] { word-space } mit { word-druid } (−{ $loss } SP)
}
deed-pass = für heute passen
deed-gather = { $discard ->
    [none] { word-token } sammeln
   *[other] { word-token } aus dem Beutel, { word-discard } ablegen
}
deed-pay = { $mix ->
    [none] nichts zahlen
   *[other] { $mix } zahlen
}
deed-trade = { word-ingredients } gegen 1{ $take }
deed-limit = { word-row }: Limit { $limit }{ $cost ->
    [0] { "" }
   *[other] { "" } ({ $cost })
}
deed-exchange = { $given } gegen { $amount }{ $to }
deed-refresh = { $display ->
    [creatures] neue Kreaturen
   *[artefacts] neue Artefakte
}{ $order ->
    [none] { "" }
   *[other] , alte darunter: { $order }
}
deed-discard = { $creature } ablegen (+{ $vp } SP)
deed-promote = { word-druid }: der Druide { word-place }
deed-recruit = { word-rest } anwerben
deed-shrine = { $side ->
    [elder] Schrein, Ältestenseite (+{ $vp } SP)
   *[plain] Schrein, einfache Seite (+{ $vp } SP)
}
deed-take-ingredient = { word-token } nehmen
deed-take-card = die Karte { word-card } nehmen
deed-take-potion = den Trank { word-potion } nehmen
deed-take-artefact = { word-artefact } nehmen (+{ $vp } SP)
deed-take-creature = { $creature } nehmen (+{ $vp } SP)
deed-take-loss = { $creature } nehmen (−{ $vp } SP)
deed-draw = { $cards } Kreaturen ziehen, eine nehmen
deed-brew = { word-potion }: { word-ingredients }
deed-redo = { word-action } wiederholen
deed-recharge = { word-artefact } zurückdrehen
deed-borrow = { word-artefact } frei nutzen
deed-step = klettern auf { $to }{ $druid ->
    [none] { "" }
   *[other] { "" } ({ word-druid })
} (+{ $vp } SP)
deed-gain = { $mix } erhalten
deed-home = { $roots-first ->
    [none] alle kommen heim
   *[other] { word-roots } zu den Wurzeln
}

## Befehle

do-order = Deinen Orden wählen
do-temple = Eine Karte für eine ihrer Tempelaktionen spielen
do-climb = Eine Karte spielen, um auf die Eiche zu klettern
do-special = Ordenstableau, Artefakt oder Menhirplatz nutzen
do-pass = Heute nicht mehr handeln; du darfst sammeln
do-gather = Eine Zutat aus dem Wald nehmen
do-pay = Wählen, wie eine freie Mischung gezahlt wird
do-trade = Zwei Zutaten gegen einen Rohstoff geben
do-limit = Ein Kartenlimit um eins erhöhen
do-exchange = Einen Rohstoff in einen anderen tauschen
do-refresh = 1 zahlen für neue Kreaturen oder Artefakte (Reihenfolge der alten wie 213); ohne Rücknahme
do-discard = Carw Gwyn für 6 SP ablegen
do-promote = Einen Druiden zum Ältesten machen
do-recruit = Druiden von den Wurzeln auf deine Ruheplätze holen
do-shrine = Die Seite eines Schreins wählen: Ältester 2 SP oder einfach 4 SP
do-take = Kreatur, Artefakt, Karte, Plättchen oder Zutat nehmen
do-draw = Mit Cailleach: sechs Kreaturen ziehen, eine nehmen; ohne Rücknahme
do-brew = Einen Trank brauen und die Zutaten wählen
do-redo = Eine Aktion einer in dieser Runde gespielten Karte wiederholen
do-recharge = Ein Artefakt zwei Kerben zurückdrehen
do-borrow = Ein beliebiges Artefakt einmal frei nutzen
do-step = Durch eine Wirkung ein Feld klettern
do-gain = Den Rohstoff wählen, den du erhältst oder auffüllst
do-home = Wählen, wer zu den Wurzeln geht, wenn kein Ruheplatz bleibt
do-skip = Einen freien Teil lassen oder nicht mehr sammeln
field-order = Welcher Orden (bei Karten: welche Reihenfolge)
field-action = Welche Aktion, wie Wissen2
field-druid = Welcher Druide, mit Namen oder Platz
field-second = Welcher Druide zu den Wurzeln geht
field-space = Welcher Platz
field-card = Welche Karte
field-arm = Welche Seite der Gabelung: links oder rechts
field-branch = Welcher Ast: Feder, Mistel, Runen
field-take = Welche Zutat oder welchen Rohstoff nehmen
field-discard = Welche Zutat des Waldes weggeht
field-mix = Wie viel wovon, wie 2F 1R
field-give = Welche Zutaten, wie Rinde+Eichel
field-row = Welches Limit: Schreine oder Kreaturen
field-from = Welchen Rohstoff geben
field-to = Welchen Rohstoff bekommen
field-amount = Wie viele
field-display = Welche Auslage: Kreaturen oder Artefakte
field-elder = Welche Art von Ältesten
field-druids = Welche Druiden, wie Druide Barde
field-side = Welche Seite: Ältester oder einfach
field-what = Was nehmen
field-potion = Welcher Trank
field-with = Welche Zutaten
field-artefact = Welches Artefakt
field-resource = Welcher Rohstoff: F, M oder R

## Für ein erstes Spiel

primer-1 = Führe einen Druidenorden durch 5 Runden; die meisten Punkte (SP) gewinnen.
primer-2 = Eine Runde: Alle erhalten 3 von jedem Rohstoff, handeln reihum, bis alle gepasst haben, dann Dämmerung.
primer-3 = Dein Zug ist eine Aktion: eine Karte für einen Tempel oder zum Klettern, ein Sonderplatz, oder passen.
primer-4 = Eine Tempelaktion braucht einen Druiden auf einem Ruheplatz; auf besetzten Plätzen geht ein zweiter zu den Wurzeln.
primer-5 = Klettern kostet 3 vom Rohstoff der Karte und gibt SP; jeder Ast gabelt sich und endet in einer großen Wertung.
primer-6 = Plättchen und Dämmerungen bewegen die Sonne. Zur Sonnenwende wird bezahlt, wer weniger SP hat als sie zeigt.
primer-7 = Schreine, Kreaturen und Artefakte brauchen Platz; ein Limit zu erhöhen kostet etwas, aber keine Aktion.
primer-8 = Leicht zu übersehen: Karten kommen in der Dämmerung zurück, Reste sind nichts wert. Etwa 40 Entscheidungen.
primer-9 = Allein: Broichan zieht je Zug eine von sechs Karten, stellt einen Druiden in ihren Tempel und folgt ihr (O-221 bis O-226).
explain-order = Dein Orden gibt dir einen eigenen Sonderplatz und seinen Preis für Limits. Er bleibt dir das ganze Spiel.
explain-turn = Spiele eine Karte für einen Tempel, klettere mit ihr, nutze einen Sonderplatz oder passe. Tauschen und Limits sind frei und kommen vorher. Nach dem Passen sammelst du nur noch.
explain-turn-alone = Spiele eine Karte für einen Tempel oder zum Klettern, nutze einen Sonderplatz oder passe; Tausch und Limits kommen vorher. Dann zieht Broichan eine Karte: Was jede tut, steht bei deiner Hand (O-221 bis O-226).
explain-after = In diesem Zug bleibt keine andere Aktion. Vor dem Zugende darfst du noch tauschen oder ein Limit erhöhen.
explain-gather = Du hast gepasst: In jedem Zug nimmt einer deiner Druiden der Wurzeln eine Zutat aus dem Wald. { $final ->
    [yes] Wer aufhört, hört für heute auf.
   *[no] Wer ablehnt, wird wieder gefragt, sobald jemand etwas getan hat.
}
explain-home = Nicht alle finden einen Ruheplatz. Wen du nennst, der geht zu den Wurzeln und handelt erst wieder, wenn er angeworben ist.
explain-final = Der letzte Tag ist vorbei. Zutaten zählen nur noch als Dunkler Wald, einmal gebraut; Carw Gwyn kann für 6 SP abgelegt werden.
explain-pay = Der Preis ist offen: jede Mischung der erlaubten Rohstoffe. Behalte, was deine nächsten Karten brauchen.
explain-festival = Bugul Noz gibt bei jedem Fest etwas von einem Rohstoff, ob vor oder hinter der Sonne.
explain-limit = Ein Limit sagt, wie viele Karten eine Reihe fasst: oben Schreine und Menhire, unten Kreaturen. Erhöhe das der Reihe, die du füllen willst.
explain-creature = Nimm eine offene Kreatur: Ihre SP zählen sofort, ihre Kraft von jetzt an. Für 1M kannst du vorher drei neue sehen.
explain-keep = Diese Karten hast du mit Cailleach gezogen und musst eine nehmen. Die anderen kommen unter den Stapel.
explain-find-creature = Du darfst eine beliebige Kreatur des Stapels nehmen; er wird danach gemischt.
explain-artefact = Ein Artefakt gibt jetzt 4 SP und drei Nutzungen, die letzten zwei für SP. Für 1R kannst du vorher drei neue sehen.
explain-find-artefact = Du darfst ein beliebiges Artefakt des Stapels nehmen; er wird danach gemischt.
explain-shrine = Ein Schrein gibt einen Ruheplatz auf Dauer. Die Ältestenseite nimmt jeden und gibt 2 SP, die einfache nur einfache Druiden und gibt 4 SP.
explain-ingredient = Zutaten braucht man für Tränke, oder man tauscht sie: zwei gegen einen Rohstoff.
explain-take-back = Clurichaun gibt eine der eben benutzten Zutaten zurück.
explain-card = Eine fortgeschrittene Karte bleibt für den Rest des Spiels auf deiner Hand; sie ist schon in dieser Runde spielbar.
explain-potion = The Seelie Court hält einen Trank, den nur du brauen kannst. Seine Zutaten und eine Aktion brauchst du trotzdem.
explain-promote = Ein einfacher Druide wird, wo er steht, Ältester einer Art, die du noch nicht hast. Jede Art hat ihre Kraft.
explain-ancient = Der Uralte hat die Kräfte aller Ältesten, einen eigenen Ruheplatz und in jeder Reihe eine Stelle mehr.
explain-recruit = Druiden auf den Wurzeln können nicht handeln. Hol sie auf freie Ruheplätze; Älteste brauchen Plätze für Älteste.
explain-brew = Zahle die Zutaten, und die Wirkung tritt sofort ein. Jeder gebraute Trank zählt auch auf dem letzten Feld M5R.
explain-redo = Eine Aktion einer in dieser Runde gespielten Karte geschieht noch einmal, ohne Druiden und ohne ihren Preis.
explain-recharge = Zwei Kerben zurück geben einem Artefakt Nutzungen wieder. Erschöpfte bleiben erschöpft.
explain-borrow = Nutze frei die Kraft eines beliebigen aktiven Artefakts am Tisch; es wird nicht gedreht.
explain-step = Einer deiner Druiden klettert 1 Feld: dein Kletterer des Astes, oder ein Druide der Wurzeln, wenn dort keiner ist. Du erhältst die SP des Feldes.
explain-past = Wie ein gewöhnlicher Schritt, auch auf ein gesperrtes letztes Feld.
explain-dryad = Zwei Schritte auf einem Ast: Dieser erste gibt keine SP, der zweite schon.
explain-warp = Ast für Ast: Dein Kletterer steigt um 1, oder ein Druide der Wurzeln tritt ein.
explain-bonus = Deine Kreatur lässt dich für 1 Rohstoff mehr 1 Feld auf diesem Ast klettern. Du kannst es lassen.
explain-gain = Wähle, welcher Rohstoff steigt; nichts geht über 9.
explain-exchange = Gib beliebig viel eines Rohstoffs für ebenso viel eines anderen.
cannot-cards = Karten (heute keine mehr, O-71)
cannot-climb = klettern (braucht { $cost } vom Rohstoff einer Karte, O-77)
cannot-nobody = Tempelaktion, Sonderplatz (niemand auf Ruheplätzen, O-27)
cannot-slot = { word-action } ({ $what ->
    [artefact] kein Platz für ein Artefakt, O-53
    [creature] keine Kreaturenstelle frei: erst Limit erhöhen für { $cost }, O-60
   *[shrine] oben keine Stelle frei: erst Limit erhöhen für { $cost }, O-60
})

tagline = Druiden, Tränke, eine Eiche zum Klettern · etwa zehn Tage

# Worauf Computer achten, wie ein Tipp es nennt: `term-<Begriff des Richters>`, nach „Warum:“.

term-points = erzielte Siegpunkte
term-druids = Druiden, die handeln können
term-elders = Älteste und ihre Kräfte
term-order = das eigene Feld des Ordens
term-cards = fortgeschrittene Moot-Karten
term-branches = Fortschritt auf den Ästen der Eiche
term-resources = Rohstoffe zum Ausgeben
term-slots = Platz für Schreine, Menhire und Kreaturen
term-ingredients = Zutaten für Tränke
term-artefacts = Artefakte, die noch nützen
term-creatures = was Kreaturen jeden Tag tun
