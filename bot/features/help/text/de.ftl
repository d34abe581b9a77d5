## Hilfe

help-1 = 🪨 Mit Menhir spielt man hier Brettspiele, in aller Ruhe, über mehrere Tage.
help-2 = **Spielen** Drück an einem Tisch auf Mitspielen, oder eröffne einen: /table open
help-3 = **Dein Zug** Du bekommst eine Nachricht, wenn du dran bist. Drück auf Dein Zug; dort steht, was du tun kannst.
help-4 = **Zusehen** Jeder Tisch ist offen: Brett, Text, Verlauf.
help-5 = **Versehen** Zurücknehmen geht jederzeit, bis jemand etwas Neues erfährt.
help-next-none = Als Nächstes für dich: /table open
help-next-lobby = Als Nächstes für dich: warten, bis { $host } an Tisch { $table } beginnt, oder auf Beginnen drücken, wenn du das bist.
help-next-turn = Als Nächstes für dich: auf Dein Zug drücken, oder /turn.
help-next-wait = Als Nächstes für dich: nichts; gewartet wird auf { $who }. /board zeigt die Stellung.
