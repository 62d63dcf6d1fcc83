lobby-lead = { $n ->
    [4] Vier Tische
    [one] { $n } Tisch
   *[other] { $n } Tische
  }, ein Keller. Setz dich, wohin du willst.
players-range = { $from }–{ $to } Spieler
minutes-range = { $from }–{ $to } Min.
play-now = Spielen
play-now-whom = gegen Computer
play-with-friends = Freunde einladen
play-with-friends-how = per Link
table-soon = Kommt bald
in-the-cellar = { $n ->
    [one] { $n } Ratte im Keller
   *[other] { $n } Ratten im Keller
  }
name-yours = Du bist { $name }
name-none = Namen wählen
tables-public = Andere Tische heute Abend
table-open = füllt sich
table-playing = im Spiel
own-tables = Deine Tische
own-turn = Du bist dran
own-turn-left = Du bist dran, noch{ "\u00A0" }{ $time }
own-waits = { $name } ist dran
own-waits-many = Die anderen überlegen
own-filling = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
own-ready = Alle sitzen
own-won = Gewonnen
own-gave-up = Du hast aufgegeben
own-place = Platz { $place } von { $of }
own-over = Beendet
own-back = Zurück zum Tisch
own-sheet = Zum Ergebnis
lobby-options = Optionen
table-own-box = andere Schachtel
lobby-evening = Clubabend
own-somebody = Jemand
name-regular = Stammgast
my-place = Mein Platz
name-title = Wie sollen wir dich nennen?
lobby-day = Aufgabe des Tages
lobby-best = Die besten Stammgäste
lobby-pocket = Ohne Netz
lobby-pocket-more = Was geht
lobby-offline = { $n ->
    [one] Das Haus ist nicht zu hören. Ein Spiel ist auf diesem Gerät.
   *[other] Das Haus ist nicht zu hören. { $n } Spiele sind auf diesem Gerät.
}
lobby-offline-none = Das Haus ist nicht zu hören, und auf diesem Gerät ist noch kein Spiel.
lobby-update = Es gibt eine neue Version.
table-not-here = Nicht auf diesem Gerät

watch = Zusehen
