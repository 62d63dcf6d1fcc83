code-bad-request = Der Server hat diese Seite nicht verstanden. Lade sie neu.
code-foreign-origin = Das geht nur auf der Seite dieser Website selbst.
code-bad-name = Dieser Name geht nicht: Nimm 1 bis 24 lesbare Zeichen.
code-bad-option = Eine der gewählten Regeln hat einen unzulässigen Wert.
code-bad-seats = Mit dieser Spielerzahl geht dieses Spiel nicht.
code-bad-record = Die Aufzeichnung stimmt nicht: Nachgespielt endet sie anders oder gar nicht.
code-bad-chat = Schreib 1 bis 280 lesbare Zeichen.
code-unknown-bot = Diesen Computerspieler gibt es nicht.
code-seat-taken = Jemand war schneller: Der Platz ist besetzt.
code-not-seated = Das dürfen nur die Spieler an diesem Tisch.
code-not-host = Das darf nur der Gastgeber.
code-already-started = Die Partie hat schon begonnen.
code-not-started = Die Partie hat noch nicht begonnen.
code-not-over = Die Partie ist noch nicht zu Ende.
code-not-asked = Gerade hast du nichts zu entscheiden.
code-cannot-undo = Es ist zu spät, das rückgängig zu machen.
code-gave-up = Du hast diese Partie aufgegeben. Der Computer spielt weiter.
code-no-hints = An diesem Tisch wird ohne Tipps gespielt.
code-no-talk = An diesem Tisch wird nicht geredet.
code-muted = { $until ->
    [none] Du darfst in diesem Haus nicht mitreden.
   *[other] Du darfst bis { $until } nicht mitreden.
  }
code-banned = { $until ->
    [none] Dieses Haus ist für dich geschlossen.
   *[other] Dieses Haus ist bis { $until } für dich geschlossen.
  }
code-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
code-bad-token = Dieses Token gilt nicht oder nicht mehr.
code-not-by-token = Mit einem Token geht das nicht.
code-unasked = Bots setzen sich nur dorthin, wohin ein Gastgeber sie bittet.
code-not-here = Dieser Bot ist gerade nicht im Haus.
code-rated = Diese Partie wird gewertet: ohne Tipps, und nichts wird rückgängig gemacht.
code-name-taken = Diesen Namen hat hier schon jemand, oder einen, der genauso aussieht. Wähle einen anderen.
code-bad-key = Diesen Schlüssel oder Code kennt das Haus nicht.
code-not-regular = Nur für Stammgäste: Leg zuerst einen Schlüssel an.
code-last-key = Das ist dein letzter Schlüssel. Leg zuerst einen anderen an.
code-too-large = Die Datei oder der Text ist zu groß.
code-too-fast = Zu schnell. Versuch es gleich noch einmal.
code-too-many = Das ist zu viel auf einmal. Schließ einen Tisch oder einen Tab, oder versuch es gleich noch einmal.
code-too-slow = Die Verbindung war zu langsam.
