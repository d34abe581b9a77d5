## Story and calls

begin-heading = 🪨 { $title } · table { $table } begins
begin-fair = Every die and draw comes from a secret fixed before anybody sits down. Its seal: { $seal }
chapter-heading = { $title } · { $chapter }
chapter-thinks = ⏳ { $who } is thinking …
chapter-next = ▶️ Waiting for { $who }: { $what }
call = { $who } your move · { $title }, table { $table }: { $what }.
call-others = { $who } { $title }, table { $table }: { $what }. Ready: { $ready }.
forced = (automatic) { $line }
struck = ~~{ $line }~~ taken back
end-heading = 🏁 { $title } · table { $table } · { $who } first
end-place = { $place }  { $who }  { $score }
end-secret = Secret: { $secret } matches the seal of the start ({ $seal }…) ✅
