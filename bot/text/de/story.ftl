## Geschichte und Aufrufe

begin-heading = 🪨 { $title } · Tisch { $table } beginnt
begin-fair = Alle Würfe und Ziehungen kommen aus einem Geheimnis, das feststeht, bevor jemand Platz nimmt. Sein Siegel: { $seal }
chapter-heading = { $title } · { $chapter }
chapter-thinks = ⏳ { $who } überlegt …
chapter-next = ▶️ Gewartet wird auf { $who }: { $what }
call = { $who } du bist dran · { $title }, Tisch { $table }: { $what }.
call-others = { $who } { $title }, Tisch { $table }: { $what }. Fertig: { $ready }.
forced = Automatisch: { $line }
struck = ~~{ $line }~~ zurückgenommen
end-heading = 🏁 { $title } · Tisch { $table } · Platz 1: { $who }
end-place = { $place }  { $who }  { $score }
end-secret = Geheimnis: { $secret } passt zum Siegel vom Anfang ({ $seal }…) ✅
