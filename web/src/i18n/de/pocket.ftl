pocket-title = Ohne Netz
pocket-lead = Behalte ein Spiel auf diesem Gerät und spiele es gegen die Computerspieler, wo du willst: in der U-Bahn, im Ferienhaus, im Flugzeug.

## The games
pocket-games = Spiele auf diesem Gerät
pocket-size = braucht { $mb } MB
pocket-kept = ist hier, { $mb } MB
pocket-keep = Behalten
pocket-keep-game = { $game } auf diesem Gerät behalten
pocket-forget = Entfernen
pocket-forget-game = { $game } von diesem Gerät entfernen
pocket-fetching = unterwegs, { $percent } %
pocket-first = Mit dem ersten Spiel kommen auch die Tische und was dazugehört: { $mb } MB.
pocket-broke = Die Übertragung ist abgebrochen. Was schon hier war, ist noch ganz; versuche es wieder, wenn die Verbindung besser ist.
pocket-impossible = Dieser Browser behält keine Seiten, oder das Haus ist nicht über https zu erreichen.
pocket-not-built = Dieses Haus wurde ohne Spiele zum Mitnehmen gebaut.

## The matches
pocket-matches = Partien auf diesem Gerät
pocket-matches-none = Noch keine. Eine Partie, die du ohne das Haus spielst, bleibt hier, bis du sie entfernst.
pocket-match-forget = Diese Partie { $game } entfernen
pocket-match-sure = Diese Partie { $game } endgültig entfernen
pocket-match-sure-short = Endgültig?
pocket-bring = { $n ->
    [one] Die Partie mitbringen
   *[other] { $n } Partien mitbringen
}
pocket-bring-what = Das Haus spielt sie Zug für Zug nach und trägt sie in dein Buch ein. Für die Wertung zählen solche Partien nicht.
pocket-brought = in deinem Buch

## What works, who thinks, and the house as an app
pocket-works = Wenn das Haus nicht zu hören ist
pocket-works-yes = Bei den Spielen auf diesem Gerät geht alles gegen Computerspieler: spielen, Tipps, rückgängig machen, Wiedergaben und die Regeln.
pocket-works-no = Freunde, andere Leute, langsame Tische und Wertungen warten auf das Netz.
pocket-think-title = Wer denkt
pocket-think = Gegen Computerspieler allein kann dieses Gerät für sie denken, auch wenn das Haus da ist: Sie brauchen dann kein Netz. Für die Wertung zählen solche Partien nicht.
pocket-think-label = Auf diesem Gerät denken
pocket-think-slow = Bei Gästen geschieht das von selbst, solange das Haus langsam ist.
pocket-app-title = Als App
pocket-app = Ratskeller kann einen Platz auf deinem Startbildschirm haben und ein eigenes Fenster.
pocket-app-install = Installieren
pocket-app-by-hand = Suche im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“.
pocket-app-is = Das hier ist die App.
pocket-update-title = Es gibt eine neue Version
pocket-update = Sie ist schon hier, und zwar ganz. Begonnene Partien gehen so weiter, wie sie begonnen haben.
pocket-update-take = Jetzt wechseln
house-slow = Das Haus ist gerade langsam, deshalb läuft diese Partie auf deinem Gerät.
