## Boards
land-board-of = Kanal von { $name }
land-others = Die anderen Kanäle
land-offer = Was die Bereiche bieten
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: eine weniger
land-more-at = { $place }: eine mehr
land-one-hidden = eines versteckt
land-in-burrow = Bau: { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  }
land-ready = Bereit
land-plans = plant noch
land-first = gewinnt Gleichstände
land-neighbour-left = Linker Nachbar.
land-neighbour-right = Rechter Nachbar.
land-open-board = Die ganze Tafel ansehen

## What lies open
land-shelf = Karten, Vorrat und Beutel
land-before-round = Noch liegen die Karten verdeckt
land-round = Runde { $n }
land-supply = { $n ->
    [one] { $n } Ratte im Vorrat
   *[other] { $n } Ratten im Vorrat
  }
land-food = Nahrung { $cards }
land-next-event = Nächstes Ereignis: { $name }
land-next-food = Nächste Nahrung: { $cards }
land-next-food-unknown = Nächste Nahrung: verdeckt
land-bag-holds = { $n ->
    [one] { $n } Stück im Beutel
   *[other] { $n } Stücke im Beutel
  }
land-bag-empty = Der Beutel ist leer.
land-feeding = Was Ratten fressen
land-will-eat = Deine { $rats ->
    [one] eine Ratte frisst
   *[other] { $rats } Ratten fressen
  } { $cost }, du hast { $cheese }.

## The plan in numbers
land-slip = Wenn es so bleibt
land-slip-births = { $n ->
    [0] niemand wird geboren
    [one] { $n } wird geboren
   *[other] { $n } werden geboren
  }
land-slip-back = { $n ->
    [one] { $n } kommt zurück
   *[other] { $n } kommen zurück
  }
land-slip-upkeep = { $rats ->
    [one] { $rats } Maul
   *[other] { $rats } Mäuler
  }, Futter { $cost }, im Vorrat { $cheese }
land-slip-short = noch { $n } finden
land-slip-attack = Angriff { $n }
land-slip-defence = Abwehr { $n }

## Questions
land-ask-keep-clan = Welchen Clan führst du?
land-ask-board = Welche Seite deiner Tafel spielst du? Die anderen sehen es mit der ersten Aufstellung.
land-ask-holy-rat = Heilige Ratte: eine Ratte von deinem Friedhof holen?
land-ask-deploy = { $n ->
    [0] Alle Ratten haben einen Ort. Losschicken?
    [one] Stell deine Ratten auf: { $n } ist noch im Bau.
   *[other] Stell deine Ratten auf: { $n } sind noch im Bau.
  }
land-ask-move = Sportler: berühre einen Ort, dann wohin eine Ratte von dort läuft. { $left ->
    [0] Alle Läufe sind vergeben.
    [one] Noch { $left } Lauf.
   *[other] Noch { $left } Läufe.
  }
land-ask-ninja = Ninjas: mindestens 1 Käse stehlen, { $where }?
land-ask-add = Korrupter Clan: ein Stück in den Beutel legen, { $where }?
land-ask-wound = Du hast die meisten Ratten { $where }. Wessen Ratte wird verwundet?
land-ask-put-back = Ratte mit Schutzhelm: eines dieser Stücke zurücklegen?
land-ask-swap = Weiße Stücke gegen Käse tauschen?
land-ask-scavenge = Plünderer: ein Stück ziehen, { $where }?
land-ask-lecter = Rattibal Lecter: vor dem Füttern eine Ratte für 1 Käse geben?
land-ask-starve = { $dead ->
    [one] Eine Ratte verhungert.
   *[other] { $dead } Ratten verhungern.
  } Wen trifft es?
land-ask-alchemy = Alchemisten: Käse in Ratten verwandeln?
land-ask-wait = { $name } entscheidet.
land-ask-draws = { $name } zieht.
land-ask-wait-all = Versiegelt. Die Sichtschirme heben sich, wenn alle bereit sind.
land-ask-quiet = Schau den Ratten zu.
land-ask-over = Das Spiel ist aus.

## Answers
land-do-yes = Ja
land-do-no = Nein
land-do-holy-rat = Herausholen
land-do-leave-grave = Ruhen lassen
land-do-move = Laufen
land-do-stay = Stehen bleiben
land-do-ninja = Stehlen
land-do-add-none = Nichts dazulegen
land-do-keep-all = Alle behalten
land-do-no-swap = Nichts tauschen
land-do-scavenge = Ziehen
land-do-no-lecter = Keine geben
land-do-no-alchemy = Keine machen
land-do-give-rat = Eine gesunde Ratte
land-do-give-sick = Eine aus der Krankenstube
land-do-swap = { $whites } gegen { $cheese } Käse
land-do-starve = { $sick } aus der Krankenstube, { $others } gesunde
land-do-alchemy = { $n ->
    [one] { $n } Käse für { $n } Ratte
   *[other] { $n } Käse für { $n } Ratten
  }
land-do-change = Plan ändern
land-do-again = Wie letztes Mal
land-do-clear = Alle zurück in den Bau
land-do-hide = Einen Käse verstecken
land-do-seal = Losschicken
land-still-home = { $n ->
    [one] { $n } Ratte hat noch keinen Ort.
   *[other] { $n } Ratten haben noch keinen Ort.
  }
land-handful = Ratten auf einmal
land-handful-all = Alle
land-never = In diesem Spiel nie mehr fragen
land-never-off = Wird nicht gefragt: { $power }
land-later = Später:

## Why not now
land-why-burrow-empty = Der Bau ist leer. Hol erst anderswo Ratten zurück.
land-why-both-full = Höchstens drei Ratten wachen und brüten zugleich.
land-why-nobody-here = Hier ist keine Ratte, die laufen könnte.
land-why-enough-moves = Alle Läufe sind vergeben.
land-why-planned = Dein Plan ist versiegelt. Du kannst ihn noch ändern.
land-why-not-now = Gerade gibt es nichts aufzustellen.

## What is this?
land-help-touch = Berühre einen Teil des Tisches und erfahre, was es ist.
land-help-burrow = Der Bau: Ratten, die noch keinen Ort haben. Zieh eine Gruppe an einen Ort oder berühre den Ort. Alle müssen hinaus.
land-help-cheese = Der Käse in dieser Vorratskammer. Wie viel es ist, darf jeder wissen.
land-help-offer = Was in dieser Runde für Müllkippe, Stadt und Felder in den Beutel kommt. Gezogen wird blind.
land-help-event = Das Ereignis der Runde. Es gilt nur in dieser Runde.
land-help-round = Gespielt werden fünf bis neun Runden. Wann das Spielende kommt, weiß niemand.
land-help-first = Wer hier steht, gewinnt in dieser Runde jeden Gleichstand. Nächste Runde ist der linke Nachbar dran.
land-help-next-food = Die nächste Nahrungskarte. Niemand kennt sie, außer ein Hellseher hat nachgesehen oder die Karten liegen der Reihe nach.
land-help-bag = Der Beutel. Wer die wenigsten Ratten in den Bereich geschickt hat, zieht zuerst, ein Stück je Ratte, und alle sehen zu.
land-help-feeding = Am Ende der Runde kosten so viele Ratten so viel Käse. Für jeden fehlenden Käse verhungert eine Ratte.
land-help-slip = Was dein Plan bedeutet, aus dem, was offen liegt. Was die anderen tun, weiß niemand.
land-help-plaque = Ein Spieler mit Clan und Zustand.
land-help-mini = Der Kanal eines anderen. Berühre ihn, um ihn ganz zu sehen.
land-help-sealed = Ratten werden einmal je Runde aufgestellt. Bis der Letzte bereit ist, lässt sich ein Plan ändern.
