## Programs that act for somebody
programs-title = Programme
programs-help = Ein Programm von dir kann für dich spielen, oder als eigener Spieler.
programs-go = Tokens und Bots
programs-back = Mein Platz
programs-regulars = Programme haben nur Stammgäste. Leg zuerst in „Mein Platz“ einen Schlüssel an.
tokens-title = Tokens
tokens-help = Wer ein Token hat, darf, was es öffnet. Hüte es wie einen Schlüssel, und wirf weg, was du nicht mehr brauchst.
token-may = Es darf
scope-read = sehen
scope-play = spielen
scope-talk = reden
scope-read-line = deine Tische und Partien sehen
scope-play-line = Tische eröffnen, sich setzen und spielen
scope-talk-line = am Tisch reden
token-label = Wofür ist es?
token-acts = Es handelt als
token-as-me = ich selbst
token-as = als { $name }
token-used = zuletzt benutzt: { $when }
token-unused = erstellt: { $when }, nie benutzt
token-make = Token erstellen
token-nothing = Hake mindestens eine Zeile ab.
token-revoke = Das Token „{ $what }“ wegwerfen
token-secret = Dein neues Token
token-secret-help = Wir zeigen es nur jetzt. Gib es deinem Programm und sonst niemandem.
bots-title = Bots
bots-help = Ein Bot ist ein Spieler mit eigenem Namen. Er kommt mit einem Token herein und setzt sich nur, wo ein Gastgeber ihn beim Namen ruft.
bot-name = Sein Name
bot-make = Bot erstellen
bot-tokens = { $n ->
    [0] noch kein Token: Erstelle eins, das als dieser Bot handelt
    [one] { $n } Token
   *[other] { $n } Tokens
  }
bot-remove = Den Bot { $name } entfernen
bot-remove-sure = Name und Tokens gehen für immer. Die Partien bleiben.
bot-remove-yes = Entfernen
bot-remove-no = Behalten
