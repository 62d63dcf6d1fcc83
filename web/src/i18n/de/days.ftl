## The slate with the days
days-title = Aufgabe des Tages
days-lead = Jeden Tag für jedes Spiel eine Aufgabe, für alle dieselbe: dieselben Karten, dieselben Gegner, dasselbe Glück. Ein Versuch zählt.
days-left = { $hours ->
    [0] Die nächsten Aufgaben kommen in { $minutes } Min.
   *[other] Die nächsten Aufgaben kommen in { $hours } Std. { $minutes } Min.
  }
days-streak = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage in Folge
  }
days-new = Noch nicht gespielt
days-waits = Dein Tisch wartet
days-players = { $n ->
    [0] Noch niemand ist fertig
    [one] { $n } ist fertig
   *[other] { $n } sind fertig
  }
days-before = Die Tage davor
days-none = Vor heute wurde nichts ausgeteilt. Ab morgen sammeln sich die Tage hier, und jeder lässt sich noch spielen.
days-day = Tag
days-look = Ansehen
days-earlier = Noch frühere Tage
days-all = Alle Tage

## One deal
day-not = An diesem Tag wurde hier nichts ausgeteilt.
day-who = Am Tisch
day-begin = Spielen: Dieser Versuch zählt
day-once = Ein Versuch. Nichts wird zurückgenommen, niemand hilft; du darfst gehen und bis Mitternacht UTC an denselben Tisch zurückkommen.
day-go-on = Weiterspielen
day-fun = Zum Spaß spielen
day-fun-how = Dein Versuch ist vorbei. Noch einmal gespielt zählt dieselbe Aufgabe nicht.
day-fun-beside = { $n ->
    [one] Eine Person hat diese Aufgabe an ihrem Tag gespielt.
   *[other] { $n } Leute haben diese Aufgabe an ihrem Tag gespielt.
} Mit einem besseren Rang am Tisch: { $ahead }. Mit demselben wie du: { $level }.
day-over-how = Der Tag ist vorbei: Wer jetzt spielt, spielt zum Spaß.
day-late = Du hast angefangen, bist aber am selben Tag nicht fertig geworden.
day-rank = { $rank } von { $of }
day-place = Rang { $place } am Tisch
day-level = gleichauf mit dem Besten der anderen
day-ahead = { $n ->
    [one] { $n } Punkt voraus
   *[other] { $n } Punkte voraus
  }
day-behind = { $n ->
    [one] { $n } Punkt zurück
   *[other] { $n } Punkte zurück
  }
day-gave-up = Aufgegeben
day-spread = Wie es allen erging
day-spread-after = Was die anderen daraus gemacht haben, steht hier, sobald dein Versuch vorbei ist.
day-spread-per = Ein Stück Käse steht für { $n ->
    [one] { $n } Person
   *[other] { $n } Leute
  }.
day-how = Zuerst zählt der Rang am Tisch, dann der Vorsprung auf den Besten der anderen oder der Rückstand, in Punkten. Wer gleich gut ist, teilt den Platz. Wer aufgibt, steht nach allen anderen.
day-best = Die Besten, mit ihren Augen
day-best-how = Dieselben Karten, andere Einfälle: Sieh dir die Partien der fünf Besten an.
day-somebody = Jemand
day-watch = Zusehen
day-share = Zeile zum Teilen kopieren
day-share-line = Ratskeller, { $game }, { $date }: { $rank } von { $of }
day-fair = War es für alle dasselbe?
day-fair-how = Karten, Gegner, Optionen und alles Glück folgen aus einer Zahl, dem Startwert. Seine SHA-256 steht hier von Tagesbeginn an, er selbst, wenn der Tag vorbei ist; und jede Aufzeichnung einer Partie sagt, aus welchem Startwert sie ausgeteilt wurde.
day-commitment = SHA-256 des Startwerts
day-seed = Startwert
day-seed-later = steht hier, wenn der Tag vorbei ist
day-holds = Sie passen zusammen.
day-broken = Sie passen nicht zusammen.
