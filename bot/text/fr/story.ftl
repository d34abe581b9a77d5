## Récit et appels

begin-heading = 🪨 { $title } · la table { $table } commence
begin-fair = Chaque dé et chaque tirage vient d’un secret fixé avant que quiconque ne prenne place. Son sceau : { $seal }
chapter-heading = { $title } · { $chapter }
chapter-thinks = ⏳ { $who } réfléchit…
chapter-next = ▶️ On attend { $who } : { $what }
call = { $who } à vous de jouer · { $title }, table { $table } : { $what }.
call-others = { $who } { $title }, table { $table } : { $what }. Déjà fait : { $ready }.
forced = Automatique : { $line }
struck = ~~{ $line }~~ annulé
end-heading = 🏁 { $title } · table { $table } · 1re place : { $who }
end-place = { $place }  { $who }  { $score }
end-secret = Secret : { $secret } correspond au sceau du début ({ $seal }…) ✅
