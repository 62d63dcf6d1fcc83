## Boards
land-board-of = Kanal: { $name }
land-others = Die anderen Kanäle
land-offer = Was die Bereiche bieten
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: eine weniger
land-more-at = { $place }: eine mehr
land-one-hidden = eines versteckt
land-tally = Dein Käse und die Ratten, die du nicht einsetzen kannst
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
land-after-rounds = Gespielte Runden: { $n }
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
land-will-eat = Zu füttern: { $rats }. Kosten: { $cost }. Du hast: { $cheese }.
land-has-eaten = Gefüttert: { $rats }. Bezahlt: { $paid } von { $cost }.

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
land-slip-short = es fehlen { $n }
land-slip-away = { $n } Käse fürs Fernbleiben
land-slip-attack = Angriff { $n }
land-slip-defence = Abwehr { $n }

## Questions
land-ask-keep-clan = Welchen Clan führst du?
land-ask-board = Welche Seite deiner Kanaltafel spielst du? Die anderen sehen sie beim ersten Einsetzen.
land-ask-holy-rat = Heilige Ratte: eine Ratte von deinem Friedhof holen?
land-ask-deploy = { $n ->
    [0] Alle Ratten haben einen Ort. Losschicken?
    [one] Setz deine Ratten ein: { $n } ist noch im Bau.
   *[other] Setz deine Ratten ein: { $n } sind noch im Bau.
}
land-ask-move = Sportler: Tipp einen Ort an, dann den Ort, an den eine Ratte von dort läuft. { $left ->
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
land-ask-lecter = Rattibal Lecter: Das Füttern kostet { $cost }, du hast { $cheese }. Vorher eine Ratte für 1 Käse geben?
land-ask-starve = { $dead ->
    [one] Eine Ratte verhungert.
   *[other] { $dead } Ratten verhungern.
  } Wen trifft es?
land-ask-alchemy = Alchemisten: Käse in Ratten verwandeln?
land-ask-wait = { $name } entscheidet.
land-ask-draws = { $name } zieht.
land-ask-wait-all = Fertig. Die Sichtschirme heben sich, wenn alle bereit sind.
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
land-do-starve = Krankenstube: { $sick }, andere: { $others }
land-do-alchemy = { $n ->
    [one] { $n } Käse für { $n } Ratte
   *[other] { $n } Käse für { $n } Ratten
  }
land-do-change = Plan ändern
land-do-again = Wie letztes Mal
land-do-clear = Alle zurück in den Bau
land-do-hide = 1 Käse verstecken
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
land-why-both-full = Hier ist nur für drei Ratten Platz.
land-why-nobody-here = Hier ist keine Ratte, die laufen könnte.
land-why-enough-moves = Alle Läufe sind vergeben.
land-why-planned = Dein Plan ist abgeschickt. Du kannst ihn noch ändern.
land-why-not-now = Gerade gibt es nichts einzusetzen.

## What is this?
land-help-touch = Tipp etwas auf dem Tisch an, um zu erfahren, was es ist.
land-help-burrow = Der Bau: Ratten, die noch keinen Ort haben. Zieh eine Gruppe an einen Ort oder berühre den Ort. Alle müssen hinaus.
land-help-cheese = Der Käse in dieser Vorratskammer. Wie viel es ist, darf jeder wissen.
land-help-offer = Was in dieser Runde für Müllkippe, Stadt und Felder in den Beutel kommt. Gezogen wird blind.
land-help-event = Das Ereignis der Runde. Es gilt nur in dieser Runde.
land-help-round = Gespielt werden fünf bis neun Runden, im langen Spiel sieben bis elf. Wann das Spielende kommt, weiß niemand.
land-help-first = Der Aktive Spieler. Gleichstand gewinnt, wer in der Reihenfolge früher kommt, und sie beginnt hier. Nächste Runde ist der linke Nachbar aktiv.
land-help-next-food = Die nächste Nahrungskarte. Niemand kennt sie, außer ein Hellseher hat nachgesehen oder die Karten liegen der Reihe nach.
land-help-bag = Der Beutel. Wer die wenigsten Ratten in den Bereich geschickt hat, zieht zuerst, ein Stück je Ratte, und alle sehen zu.
land-help-feeding = Am Ende der Runde kosten so viele Ratten so viel Käse. Für jeden fehlenden Käse verhungert eine Ratte.
land-help-slip = Was dein Plan bedeutet, aus dem, was offen liegt. Was die anderen tun, weiß niemand.
land-help-plaque = Ein Spieler mit Clan und Zustand.
land-help-mini = Der Kanal eines anderen. Berühre ihn, um ihn ganz zu sehen.
land-help-sealed = Ratten werden einmal je Runde eingesetzt. Bis der Letzte bereit ist, lässt sich ein Plan ändern.

## Gezählt
land-count-rats = { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  }
land-count-cheese = { $n } Käse
land-count-pieces = { $n ->
    [one] { $n } Stück
   *[other] { $n } Stücke
  }

## Farben
land-colour-yellow = gelb
land-colour-orange = orange
land-colour-white = weiß
land-colour-black = schwarz
land-colour-purple = lila
land-colour-blue = blau
land-colour-yellow-n = { $n } gelb
land-colour-orange-n = { $n } orange
land-colour-white-n = { $n } weiß
land-colour-black-n = { $n } schwarz
land-colour-purple-n = { $n } lila
land-colour-blue-n = { $n } blau
land-colour-yellow-text = 1 Käse für deine Vorratskammer.
land-colour-orange-text = 2 Käse für deine Vorratskammer.
land-colour-white-text = Nichts.
land-colour-black-text = Eine deiner Ratten geht zurück in den Vorrat. Punkte kostet das nicht.
land-colour-purple-text = Eine deiner Ratten ist vergiftet und kommt in die Krankenstube. Fressen muss sie trotzdem.
land-colour-blue-text = Eine deiner Ratten verirrt sich. In dieser Runde frisst sie nichts.

## Orte
land-place-dump = Müllkippe
land-place-city = Stadt
land-place-field = Felder
land-place-left = Linker Seitenkanal
land-place-right = Rechter Seitenkanal
land-place-pantry = Vorratskammer
land-place-nursery = Kinderstube
land-place-both = Kammer und Kinderstube
land-place-infirmary = Krankenstube
land-place-lost = Verirrte Ratten
land-place-graveyard = Friedhof
land-place-supply = Vorrat
land-place-dump-in = auf der Müllkippe
land-place-city-in = in der Stadt
land-place-field-in = auf den Feldern
land-place-left-in = im linken Seitenkanal
land-place-right-in = im rechten Seitenkanal
land-place-pantry-in = in der Vorratskammer
land-place-nursery-in = in der Kinderstube
land-place-both-in = zwischen Kammer und Kinderstube
land-place-dump-from = von der Müllkippe
land-place-city-from = aus der Stadt
land-place-field-from = von den Feldern
land-place-left-from = aus dem linken Seitenkanal
land-place-right-from = aus dem rechten Seitenkanal
land-place-pantry-from = aus der Vorratskammer
land-place-nursery-from = aus der Kinderstube
land-place-both-from = aus Kammer und Kinderstube
land-place-dump-text = Karg und meist harmlos. Jede Ratte hier zieht ein Stück aus dem Beutel; wer am wenigsten geschickt hat, zieht zuerst.
land-place-city-text = Reich und gefährlich: am meisten Orange, aber auch das meiste Gift und Schwarz.
land-place-field-text = Etwas zwischen Müllkippe und Stadt. Hier verirren sich Ratten.
land-place-left-text = { $seats ->
    [2] Ratten hier stehen gegen den rechten Seitenkanal von gegenüber, als Angriff und Abwehr zugleich. Sind es mehr, stehlen sie den Unterschied in Käse; sind es weniger, verlierst du ihn.
   *[other] Ratten hier überfallen deinen linken Nachbarn. Sie stehlen so viele Käse, wie sie den Ratten in seiner Vorratskammer überlegen sind.
  }
land-place-right-text = { $seats ->
    [2] Ratten hier stehen gegen den linken Seitenkanal von gegenüber, als Angriff und Abwehr zugleich. Sind es mehr, stehlen sie den Unterschied in Käse; sind es weniger, verlierst du ihn.
   *[other] Ratten hier überfallen deinen rechten Nachbarn. Sie stehlen so viele Käse, wie sie den Ratten in seiner Vorratskammer überlegen sind.
  }
land-place-pantry-text = Hier liegt dein Käse. Die Ratten hier bewachen ihn gegen jeden Nachbarn mit voller Stärke. Zu zweit warten sie nur: Da verteidigt Kanal gegen Kanal.
land-place-nursery-text = Jede Ratte hier bringt eine neue. Die Jungen fressen schon in dieser Runde mit und können in der nächsten eingesetzt werden.
land-place-both-text = { $seats ->
    [2] Gesichert und geladen: Bis zu drei Ratten sorgen hier für Nachwuchs. Mehr tun sie zu zweit nicht, denn die Vorratskammer bewacht da nichts.
   *[other] Gesichert und geladen: Bis zu drei Ratten bewachen die Vorratskammer und sorgen zugleich für Nachwuchs.
  }
land-place-infirmary-text = Vergiftete und verwundete Ratten. Sie fressen, können nicht eingesetzt werden und kommen in der nächsten Runde nach den Geburten zurück.
land-place-lost-text = Ratten, die falsch abgebogen sind. Sie fressen nicht, verhungern nicht und kommen in der nächsten Runde nach den Geburten zurück.
land-place-graveyard-text = Verhungerte Ratten. Jede kostet am Ende einen Punkt.
land-place-supply-text = Die Ratten, die noch niemandem gehören. Gehen sie aus, ist die kleinste Kinderstube zuerst dran.

## Seiten der Tafel
land-side-friendly = Standard
land-side-aggressive = Aggressiv
land-side-friendly-text = Angriffe stehlen, und niemand stirbt dabei.
land-side-aggressive-text = Deine Angriffe töten eine verteidigende Ratte, oder eine eigene, wenn sie scheitern. Wo du die meisten Ratten hast, verwundest du eine fremde. Dafür ziehst du in jedem Bereich ein Stück weniger.

## Rückseiten der Ereignisse
land-event-initial = Anfangsereignis
land-event-final = Schlussereignis
land-event-initial-text = Geschlossener Kanaldeckel: Das Spielende ist nicht darunter.
land-event-final-text = Offener Kanaldeckel: Eine dieser Karten ist das Spielende.

## Phasen
land-phase-event = Ereignis
land-phase-rats = Ratten
land-phase-attack = Angriff
land-phase-nursery = Kinderstube
land-phase-return = Rückkehr
land-phase-search = Suche nach Käse
land-phase-feeding = Ernährung

## Was zu entscheiden ist, in Kürze
land-action-keep-clan = Clan wählen
land-action-board = Seite wählen
land-action-holy-rat = Ein Grab leeren
land-action-deploy = Ratten einsetzen
land-action-move = Ratten umsetzen
land-action-ninja = Ninja-Diebstahl
land-action-add = Ein Stück dazulegen
land-action-wound = Eine Ratte verwunden
land-action-put-back = Ein Stück zurücklegen
land-action-swap = Weiße tauschen
land-action-scavenge = Plündern
land-action-lecter = Eine Ratte verkaufen
land-action-starve = Wer verhungert
land-action-alchemy = Käse zu Ratten
land-action-look = Vorausschauen

## Ereignisse
land-event-abundance = Überfluss
land-event-massive-attack = Heftige Angriffe
land-event-cousins-visit = Besuch vom „Cousin“
land-event-helmet-rat = Ratte mit Schutzhelm
land-event-yellow-is-the-new-black = Wir haben’s geschafft
land-event-dr-cheese = Dr. Käse
land-event-rattibal-lecter = Rattibal Lecter
land-event-drunk = Betrunken
land-event-hide-the-cheese = Alarm schlagen
land-event-just-in-time = Gerade noch rechtzeitig
land-event-holy-rat = Heilige Ratte
land-event-strategists = Taktiker
land-event-locked-and-loaded = Gesichert und geladen
land-event-end-of-game = Spielende
land-event-abundance-text = Alle bekommen sofort 1 Käse. Er kann noch in dieser Runde gestohlen werden.
land-event-massive-attack-text = Jeder Seitenkanal mit mindestens einer Ratte greift mit 1 mehr an.
land-event-cousins-visit-text = Alle nehmen sofort 1 Ratte aus dem Vorrat und können sie gleich einsetzen.
land-event-helmet-rat-text = In jedem Bereich darfst du nach dem Ziehen eines deiner Stücke in den Beutel zurücklegen. Ersatz gibt es nicht.
land-event-yellow-is-the-new-black-text = Schwarz zählt als Gelb: 1 Käse, und keine Ratte geht.
land-event-dr-cheese-text = Zwei Weiße, die du im selben Bereich gezogen hast, darfst du gegen 1 Käse tauschen, Paar für Paar.
land-event-rattibal-lecter-text = Vor der Ernährung darfst du einmal eine Ratte für 1 Käse in den Vorrat geben. Sie frisst nicht mit, und ein Grab ist es nicht.
land-event-drunk-text = Der Clan mit den meisten lebenden Ratten, vergiftete und verirrte mitgezählt, gibt sofort eine verfügbare Ratte an den mit den wenigsten ab.
land-event-hide-the-cheese-text = Beim Einsetzen darfst du 1 Käse verstecken. Den kann niemand stehlen.
land-event-just-in-time-text = Alle verirrten Ratten und alle aus den Krankenstuben sind sofort zurück und können eingesetzt werden.
land-event-holy-rat-text = Wer eine Ratte auf dem Friedhof hat, darf eine von dort in den Vorrat legen.
land-event-strategists-text = { $strategists ->
    [three_areas] Vor der Suche 1 Käse für jeden Bereich, in den du keine Ratte geschickt hast.
    [all_places] Vor der Suche 1 Käse für jeden der sieben Orte, an den du keine Ratte geschickt hast.
   *[other] Vor der Suche 1 Käse für jeden Bereich, in den du keine Ratte geschickt hast. Als Hausregel: für jeden leeren Ort der Tafel.
  }
land-event-locked-and-loaded-text = { $seats ->
    [2] Bis zu drei deiner Ratten stehen zugleich in Kammer und Kinderstube. Zu zweit zählt nur die Kinderstube.
   *[other] Bis zu drei deiner Ratten dürfen zugleich die Vorratskammer bewachen und für Nachwuchs sorgen.
  }
land-event-end-of-game-text = Das Spiel ist auf der Stelle vorbei. Gezählt wird, was da ist.

## Clans
land-clan-recyclers = Recyclerclan
land-clan-mutants = Mutantenclan
land-clan-explorers = Entdeckerclan
land-clan-scavengers = Plündererclan
land-clan-alchemists = Alchemistenclan
land-clan-ninjas = Ninjaclan
land-clan-family = Familienclan
land-clan-warriors = Kriegerclan
land-clan-musicians = Musikerclan
land-clan-athletes = Sportlerclan
land-clan-corrupt = Korrupter Clan
land-clan-seers = Hellseherclan
land-clan-recyclers-base = Mit einer Ratte auf der Müllkippe ziehst du dort ein Stück mehr.
land-clan-recyclers-late = { $recyclers ->
    [one_each] Bis zu 2 Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen je 1 Käse tauschen.
    [two_for_one] Zwei Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen 1 Käse tauschen.
   *[other] Bis zu 2 Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen je 1 Käse tauschen. Als Hausregel: zwei davon gegen einen.
  }
land-clan-mutants-base = Lila zählt für dich als Gelb: 1 Käse, niemand wird vergiftet.
land-clan-mutants-late = Lila zählt für dich als Orange: 2 Käse, niemand wird vergiftet.
land-clan-explorers-base = Kommen verirrte Ratten von dir zurück, bekommst du insgesamt 1 Käse.
land-clan-explorers-late = Für jede verirrte Ratte, die zurückkommt, bekommst du 1 Käse.
land-clan-scavengers-base = Einmal je Runde darfst du in einem Bereich, in den du keine Ratte geschickt hast, nach allen anderen 1 Stück ziehen.
land-clan-scavengers-late = In jedem Bereich, in den du keine Ratte geschickt hast, darfst du nach allen anderen 1 Stück ziehen.
land-clan-alchemists-base = Nach der Ernährung darfst du 1 Käse in 1 Ratte verwandeln.
land-clan-alchemists-late = Nach der Ernährung darfst du bis zu 2 Käse in je 1 Ratte verwandeln.
land-clan-ninjas-base = Sind nur in einem deiner Seitenkanäle Ratten, und zwar genau 2, darfst du dort mindestens 1 Käse stehlen, wie gut er auch bewacht ist.
land-clan-ninjas-late = Aus jedem Seitenkanal mit genau 1 Ratte darfst du mindestens 1 Käse stehlen, wie gut er auch bewacht ist.
land-clan-family-base = Ist deine Kinderstube leer, kommt trotzdem 1 Ratte zur Welt.
land-clan-family-late = Es kommt eine Ratte mehr zur Welt, als in deiner Kinderstube sind, auch wenn dort keine ist.
land-clan-warriors-base = Schwarz kann dir nichts anhaben.
land-clan-warriors-late = Schwarz kann dir nichts anhaben, und du verteidigst mit 2 mehr, selbst wenn niemand zu Hause ist.
land-clan-musicians-base = Am Ende der Runde gibt dir der Mitspieler mit dem meisten Käse 1 Käse.
land-clan-musicians-late = Am Ende der Runde geben dir die drei Mitspieler mit dem meisten Käse je 1 Käse, wenn sie welchen haben.
land-clan-athletes-base = Nach dem Aufdecken darfst du eine deiner Ratten an einen anderen Ort setzen.
land-clan-athletes-late = Nach dem Aufdecken darfst du bis zu drei deiner Ratten an andere Orte setzen.
land-clan-corrupt-base = Einmal je Runde darfst du vor aller Augen ein Stück beliebiger Farbe in den Beutel legen.
land-clan-corrupt-late = In jedem Bereich darfst du vor aller Augen ein Stück beliebiger Farbe in den Beutel legen.
land-clan-seers-base = Einmal je Runde darfst du die nächste Ereigniskarte ansehen.
land-clan-seers-late = Einmal je Runde darfst du die nächste Ereigniskarte und die nächste Nahrung ansehen.

## Das Protokoll
land-log-each = { $name }: { $what }
land-log-set-up = Alle ziehen ein. { $name } ist zuerst Aktiver Spieler.
land-log-clans-dealt = Zwei Clankarten für alle.
land-log-clans-dealt-yours = Zwei Clankarten für alle. Deine: { $one } und { $other }.
land-log-clans-revealed = Die Clans werden gezeigt. { $list }.
land-log-boards-chosen = Alle haben eine Seite der Kanaltafel gewählt.
land-log-boards-chosen-yours = Alle haben eine Seite der Kanaltafel gewählt. Deine: { $side }.
land-log-boards-revealed = Die Kanaltafeln werden gezeigt. { $list }.
land-log-round = Runde { $n }. { $name } ist aktiv und gewinnt bei Gleichstand.
land-log-event = Ereignis: { $event }.
land-log-food-deck = Aus den benutzten Nahrungskarten wird ein neuer Stapel.
land-log-food = Nahrung { $cards }. Müllkippe: { $dump }. Stadt: { $city }. Felder: { $field }.
land-log-food-cards = Nahrung { $cards }
land-log-cousin = { $name }: Ein Cousin zieht ein, 1 Ratte mehr.
land-log-went-over = Eine beschwipste Ratte torkelt hinüber und bleibt: { $name } → { $to }.
land-log-came-back = { $name } hat Ratten zurück: { $list }.
land-log-healed = genesen: { $n }
land-log-found = wiedergefunden: { $n }
land-log-holy-rat = { $name } holt eine Ratte vom Friedhof in den Vorrat.
land-log-holy-rat-not = { $name } lässt die Toten ruhen.
land-log-deployed = Die Sichtschirme gehen hoch. { $list }.
land-log-nobody = niemand
land-log-hidden = 1 Käse versteckt
land-log-ran = { $name } lässt Ratten laufen: { $list }.
land-log-ran-not = { $name } setzt keine Ratte um.
land-log-ninja = { $name } schleicht { $in }: mindestens 1 Käse.
land-log-ninja-not = { $name } verzichtet { $in } aufs Schleichen.
land-log-attacked = { $name } greift { $from } an, Ziel { $on }: { $strength } gegen { $defence }, { $stolen } Käse gestohlen.
land-log-attacked-vain = { $name } greift { $from } an, Ziel { $on }: { $strength } gegen { $defence }, nichts gestohlen.
land-log-no-more = Mehr war nicht zu holen.
land-log-killed = { $name } verliert eine Ratte { $in }.
land-log-born = { $name }: { $n ->
    [one] { $n } Ratte kommt zur Welt.
   *[other] { $n } Ratten kommen zur Welt.
  }
land-log-born-short = { $name }: { $n ->
    [one] { $n } Ratte kommt zur Welt
   *[other] { $n } Ratten kommen zur Welt
}, erwartet: { $wanted }. Der Vorrat ist leer.
land-log-bag = { $area }. In den Beutel kommen: { $pieces }.
land-log-added = { $name } legt in den Beutel dazu: { $colour }.
land-log-added-not = { $name } legt nichts dazu.
land-log-wounded = { $name } verwundet { $in } eine Ratte. Ihr Clan: { $victim }.
land-log-drew = { $name } zieht { $in }: { $pieces }.
land-log-drew-nothing = { $name } zieht { $in } nichts.
land-log-put-back = { $name } legt zurück: { $colour }.
land-log-put-back-not = { $name } legt nichts zurück.
land-log-paid-found = { $name } bringt { $n } Käse heim.
land-log-paid-abundance = { $name } bekommt { $n } Käse.
land-log-paid-explorers = { $name } bekommt { $n } Käse, von den Verirrten gefunden.
land-log-paid-strategists = { $name } bekommt { $n } Käse fürs Fernbleiben.
land-log-paid-short = Der Vorrat ist leer: { $n } Käse { $n ->
    [one] verfällt.
   *[other] verfallen.
  }
land-log-hit-supply = { $name }, { $colour }: Eine Ratte { $from } geht zurück in den Vorrat.
land-log-hit-infirmary = { $name }, { $colour }: Eine Ratte { $from } ist vergiftet.
land-log-hit-lost = { $name }, { $colour }: Eine Ratte { $from } verirrt sich.
land-log-swapped = { $name } tauscht { $whites } gegen { $cheese }.
land-log-swapped-not = { $name } tauscht nichts.
land-log-left-bag = { $name } lässt { $in } den Beutel in Ruhe.
land-log-lecter = { $name } verkauft eine Ratte für 1 Käse.
land-log-lecter-infirmary = { $name } verkauft eine Ratte aus der Krankenstube für 1 Käse.
land-log-lecter-not = { $name } verkauft keine Ratte.
land-log-fed = { $name } füttert { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  } mit { $cost }.
land-log-fed-free = { $name } hat { $n ->
    [one] { $n } Ratte, und die versorgt sich selbst.
   *[other] { $n } Ratten, und die versorgen sich selbst.
  }
land-log-fed-short = { $name } hat { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  } zu füttern. Nötig: { $cost }. Bezahlt: { $paid }.
land-log-fed-nobody = { $name } hat niemanden zu füttern.
land-log-starved = { $name }: { $n ->
    [one] { $n } Ratte verhungert.
   *[other] { $n } Ratten verhungern.
  }
land-log-starved-sick = { $name }: { $n ->
    [one] { $n } Ratte verhungert in der Krankenstube.
   *[other] { $n } Ratten verhungern, in der Krankenstube: { $sick }.
}
land-log-alchemy = { $name } verwandelt { $n } Käse in { $n ->
    [one] eine Ratte.
   *[other] { $n } Ratten.
  }
land-log-alchemy-not = { $name } lässt Käse Käse sein.
land-log-music = 1 Käse für die Musik: { $name } → { $to }.
land-log-looked = { $name } sieht nach, was kommt.
land-log-looked-seen = { $name } sieht nach, was kommt: { $list }.
land-log-timed-out = { $name }: Zeit abgelaufen.
land-log-over = Das Spiel ist vorbei. { $list }.
land-log-win = { $names } gewinnt.
land-log-shared-win = { $names } teilen sich den Sieg.

## Regeln nach Wahl
land-option-clans = Clans
land-option-clans-help = Alle führen einen Clan mit eigener Fähigkeit, die spät im Spiel besser wird.
land-option-boards = Kanaltafeln
land-option-boards-help = Standard stiehlt nur. Aggressiv tötet und verwundet, findet aber weniger. Oder alle wählen geheim.
land-option-boards-friendly = Standard
land-option-boards-aggressive = Aggressiv
land-option-boards-secret = Jeder wählt
land-option-length = Länge
land-option-length-help = Fünf Anfangsereignisse ergeben 5 bis 9 Runden, alle sieben 7 bis 11.
land-option-length-five = 5–9 Runden
land-option-length-seven = 7–11 Runden
land-option-food = Nahrungskarten
land-option-food-help = Gemischt oder von 1 bis 9: sanfter fürs erste Spiel, und alle wissen, was kommt.
land-option-food-shuffled = Gemischt
land-option-food-ascending = Von 1 bis 9
land-option-supply = Käse
land-option-supply-help = Er geht nie aus, oder es gibt so viel wie in der Schachtel.
land-option-supply-unlimited = Geht nie aus
land-option-supply-strict = Wie in der Schachtel
land-option-combat = Tote bei Angriffen
land-option-combat-help = Ratten sterben nur bei Angriffen aggressiver Spieler, oder auch, wenn sie einen solchen vergeblich angreifen.
land-option-combat-own = Nur ihre Angriffe
land-option-combat-any = Auch Angriffe auf sie
land-option-recyclers = Recyclerclan, verbessert
land-option-recyclers-help = Bis zu zwei Weiße gegen je einen Käse, oder zwei Weiße gegen einen.
land-option-recyclers-each = Eins zu eins
land-option-recyclers-two = Zwei zu eins
land-option-strategists = Taktiker
land-option-strategists-help = Das Ereignis zahlt für jeden der drei leeren Bereiche oder für jeden leeren Ort der Tafel.
land-option-strategists-areas = Bereiche
land-option-strategists-places = Alle Orte
land-option-holy-rat = Heilige Ratte
land-option-holy-rat-help = Ob man auf das Ereignis verzichten darf.
land-option-holy-rat-may = Darf
land-option-holy-rat-must = Muss

## Die Ratten des Hauses, im Kanal
land-bot-random = Schickt seine Ratten, wohin der Wind weht. Ja oder nein sagt die Münze.
land-bot-greedy = Zieht jede Runde Junge groß, satt oder nicht, läuft dem Käse nach und vergisst die Nachbarn.
land-bot-rulebook = Führt Buch: Geburten, Käse, Wachen und Diebe gegen das, was die Ernährung kostet.

## Der Zettel
land-sheet-title = Die Zählung
land-sheet-place = Platz
land-sheet-home = Daheim
land-sheet-points = Punkte
land-sheet-cheese = Käse
land-sheet-winner = Sieg: { $names }
land-sheet-shared = Geteilter Sieg: { $names }
land-sheet-tie-cheese = Je { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }: Der Käse entscheidet. { $list }.
land-sheet-tie-shared = { $names }: je { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } und { $cheese }. Sie teilen sich den Platz.
land-sheet-story = Wie es dazu kam
land-sheet-rats = Ratten
land-sheet-start = Anfangs
land-sheet-born = Geboren
land-sheet-joined = Zugezogen
land-sheet-gone = Fort
land-sheet-starved = Verhungert
land-sheet-living = Am Leben
land-sheet-found = Gefunden
land-sheet-won = Von anderen
land-sheet-given = An andere
land-sheet-eaten = Verbraucht
land-sheet-left = Übrig
land-sheet-raised = { $name }: Die Heilige Ratte hat { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  } vom Friedhof geholt.

## Das erste Spiel
land-guide-title = Deine erste Partie RatLand
land-guide-intro = Ich bin der Alte Graue. Wir spielen eine echte Partie gegen zwei Computerspieler, und ich erkläre alles, sobald es vorkommt.
land-guide-place = Alle setzen ihre Ratten hinter einem Sichtschirm ein. Dann gehen alle zugleich hoch.
land-guide-breed = Ratten in der Kinderstube vermehren sich. Ratten im Seitenkanal bestehlen den Nachbarn.
land-guide-bag = Die anderen ziehen aus dem Beutel. Das meiste darin ist Käse.
land-guide-feed = Am Ende der Runde wollen alle fressen. Wer verhungert, zählt gegen dich.
land-guide-play = Anfangen
land-coach-round = Eine Runde beginnt mit einem Ereignis, das in dieser Runde gilt, und einer Nahrungskarte: Sie sagt, was auf der Müllkippe, in der Stadt und auf den Feldern liegt.
land-coach-active = Aktiver Spieler ist jetzt { $name }. Gleichstand gewinnt, wer von dort im Uhrzeigersinn zuerst kommt.
land-coach-attack = { $seats ->
    [2] Zuerst die Angriffe. Zu zweit steht Kanal gegen Kanal: Wer dort mehr Ratten hat, stiehlt den Unterschied in Käse. Die Vorratskammer zählt nicht.
   *[other] Zuerst die Angriffe. Ein Seitenkanal stiehlt so viele Käse, wie er mehr Ratten hat als die Vorratskammer dort.
  }
land-coach-robbed = { $n ->
    [one] Da geht { $n } Käse dahin
   *[other] Da gehen { $n } Käse dahin
  }: { $seats ->
    [2] Durch den Kanal kamen mehr Ratten, als in deinem dagegenstanden. Zu zweit bewachen nur die Kanäle.
   *[other] Durch den Kanal kamen mehr Ratten, als in deiner Vorratskammer saßen. Wachen zählen nach beiden Seiten.
  }
land-coach-nursery = Jetzt kommen die Jungen zur Welt: eines für jede Ratte in der Kinderstube. Sie fressen heute und arbeiten morgen.
land-coach-bag = Jetzt der Beutel, Bereich für Bereich. Wer dort die wenigsten Ratten hat, zieht zuerst, ein Stück je Ratte. Gelb ist 1 Käse, Orange 2, Weiß nichts.
land-coach-hit-supply = Schwarz: Eine Ratte packt und geht. Sie ist fort, aber ein Grab ist es nicht.
land-coach-hit-infirmary = Lila: Eine Ratte ist vergiftet. Sie frisst, setzt beim nächsten Einsetzen aus und ist danach wieder da.
land-coach-hit-lost = Blau: Eine Ratte hat sich verirrt. In dieser Runde frisst sie nichts, setzt beim nächsten Einsetzen aus und ist danach wieder da.
land-coach-back = Kranke und Verirrte sind zurück, in der nächsten Runde kannst du sie einsetzen. Fressen wollen sie schon jetzt.
land-coach-feeding = Die Ernährung: Für { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  } hast du { $cost } Käse bezahlt. Die Tabelle zeigt, wo die nächste Stufe beginnt.
land-coach-starved = { $n ->
    [one] { $n } Ratte ist verhungert
   *[other] { $n } Ratten sind verhungert
  }, eine je fehlendem Käse. Ein Grab kostet doppelt: die Ratte und einen Punkt.
land-coach-over = Vorbei: { $rats ->
    [one] { $rats } lebende Ratte
   *[other] { $rats } lebende Ratten
  }, { $graves ->
    [0] kein Grab
    [one] { $graves } Grab
   *[other] { $graves } Gräber
  }. Ab jetzt spielst du allein. Viel Glück!
land-coach-clan = Ein Clan hat eine Fähigkeit für jetzt und eine bessere für später. Familienclan und Alchemistenclan spielen sich leicht. Die andere Karte sieht niemand.
land-coach-board = Die aggressive Seite beißt und findet weniger. Bleib im ersten Spiel bei der Standardseite.
land-coach-holy-rat = Sag ja: Ein Grab weniger ist ein Punkt mehr.
land-coach-deploy = { $n ->
    [one] { $n } Ratte, und sie muss irgendwohin.
   *[other] { $n } Ratten, und alle müssen irgendwohin.
  } { $seats ->
    [2] Ich würde zwei in die Kinderstube schicken, zwei auf die Müllkippe, eine auf die Felder und den Rest in die Seitenkanäle: Zu zweit wehrt Kanal gegen Kanal ab, und die Vorratskammer bewacht nichts.
   *[other] Ich würde zwei in die Kinderstube schicken, zwei auf die Müllkippe, eine auf die Felder und den Rest in der Vorratskammer lassen.
  }
land-coach-deploy-cost = Am Ende dieser Runde { $n ->
    [one] frisst { $n } Ratte
   *[other] fressen { $n } Ratten
  }, und jede Geburt macht eine mehr. Bisher kostet das { $cost } Käse; du hast { $cheese }. Schick genug von ihnen auf die Suche.
land-coach-deploy-raid = Sieh dir die Nachbarn an: { $name } hat { $n } Käse. Zwei, drei Ratten in dem Kanal sind einen Versuch wert, wenn du die Vorratskammer leer glaubst. Von deiner denken sie dasselbe.
land-coach-deploy-two = Zu zweit steht Kanal gegen Kanal, und die Vorratskammer bewacht nichts. Setz Ratten dorthin, wo du keine von drüben erwartest.
land-coach-final = Die nächste Karte zeigt einen offenen Kanaldeckel. Ab jetzt kann jede Runde die letzte sein, und dann zählen nur Ratten: Vermehr dich, und lass niemanden verhungern.
land-coach-move = Jetzt siehst du alles und darfst noch umsetzen. Schließ eine Lücke, oder geh dorthin, wo du zuerst ziehst.
land-coach-ninja = Sag ja: Ein Käse gehört dir, wie viele Wachen da auch sind.
land-coach-add = Du darfst ein Stück in den Beutel legen: ein schlechtes, wenn hier andere ziehen, ein gutes, wenn du es bist.
land-coach-wound = Du hast hier die meisten Ratten und musst eine verwunden. Nimm eine von dem, der vorn liegt.
land-coach-put-back = Leg es zurück: { $colour }. Vielleicht zieht es jemand anderes.
land-coach-put-back-not = Nichts Schlechtes dabei. Behalt alles.
land-coach-swap = Weiß ist nichts wert, Käse ist Käse: Tausch, so viel du kannst.
land-coach-scavenge = Im Beutel { $all ->
    [one] ist noch { $all } Stück
   *[other] sind noch { $all } Stücke
  }, davon gut: { $good }. Ist das mehr als die Hälfte, ziehe ich.
land-coach-lecter = Du brauchst { $cost } Käse und hast { $cheese }. Verkauf eine: besser verkauft als verhungert.
land-coach-lecter-not = Du kannst alle füttern. Behalt sie: Ratten sind Punkte.
land-coach-starve = Nimm zuerst die kranken. In der nächsten Runde könntest du sie ohnehin nicht einsetzen.
land-coach-alchemy = Eine Ratte ist ein Punkt und in der nächsten Runde ein Maul mehr. Hast du Käse übrig, dann tu es.
land-coach-look = Das nächste Ereignis darfst du jederzeit ansehen. Was du gesehen hast, erfährt niemand.

## Was den Ratten des Hauses herausrutscht
land-quip-glutton-robbed = Nachbarn? Ich habe Nachbarn?
land-quip-glutton-starved = So viele Mäuler. Woher nur?
land-quip-clerk-robbed = Damit war nicht zu rechnen.
land-quip-captain-deployed = Dahin wehte eben der Wind!
