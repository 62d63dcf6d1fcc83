## Boards
land-board-of = Kanal: { $name }
land-others = Die anderen Kanäle
land-offer = Was die Bereiche bieten
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: eine weniger
land-one-hidden = 1 versteckt
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
land-round = Runde { $n } von { $least }–{ $most }
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
land-slip-born = geboren
land-slip-cost = Kosten / Käse
land-slip-fight = Angriff · Abwehr
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
    [one] { $rats } Ratte frisst
   *[other] { $rats } Ratten fressen
  }: Kosten { $cost }, du hast { $cheese }
land-slip-short = nötig: noch { $n }
land-slip-away = { $n } Käse fürs Fernbleiben
land-slip-against = Gegner: { $name }.
land-slip-attack = dein Angriff { $n }
land-slip-defence = deine Abwehr { $n }

## How the round before went, as the parts of a line
land-fared = Letzte Runde.
land-fared-born = { $n } geboren
land-fared-joined = { $n } zugezogen
land-fared-left = { $n } gegangen
land-fared-killed = { $n } getötet
land-fared-sold = { $n } verkauft
land-fared-starved = { $n } verhungert
land-fared-sick = { $n } in der Krankenstube
land-fared-lost = { $n } verirrt
land-fared-found = { $n } gefunden
land-fared-stolen = { $n } erbeutet
land-fared-robbed = { $n } an Diebe verloren
land-fared-paid = { $n } bezahlt
land-sheet-cheese = Käse
land-sheet-rats = Ratten

## Questions
land-ask-keep-clan = Welchen Clan führst du?
land-ask-board = Welche Seite deiner Kanaltafel spielst du? Die anderen sehen sie beim ersten Einsetzen.
land-ask-holy-rat = Heilige Ratte: eine Ratte von deinem Friedhof holen?
land-ask-deploy = { $n ->
    [0] Alle Ratten haben einen Ort. Losschicken?
    [one] Wähle einen Ort: { $n } Ratte ist im Bau.
   *[other] Wähle Orte: { $n } Ratten sind im Bau.
  }
land-ask-none = In dieser Runde hast du keine Ratte einzusetzen.
land-ask-move = Sportler: Wähle einen Ort, dann den Ort, an den eine Ratte von dort wechselt. { $left ->
    [0] Mehr geht nicht.
    [one] Einmal geht noch.
   *[other] Es geht noch { $left }-mal.
}
land-ask-ninja = Ninjas: mindestens 1 Käse stehlen, { $where }?
land-ask-add = Korrupter Clan: ein Stück in den Beutel legen, { $where }?
land-ask-wound = Du hast die meisten Ratten { $where }. Wessen Ratte wird verwundet?
land-ask-put-back = Ratte mit Schutzhelm: eines dieser Stücke zurücklegen?
land-ask-swap = Weiße Stücke gegen Käse tauschen?
land-ask-scavenge = Plünderer: ein Stück ziehen, { $where }?
land-ask-lecter = Rattibal Lecter: Das Füttern kostet { $cost }, du hast { $cheese }. Vorher eine Ratte für 1 Käse geben?
land-ask-starve = { $dead ->
    [one] Dir fehlt { $dead } Käse: { $dead } Ratte verhungert und kostet dich zwei Punkte. Wen trifft es?
   *[other] Dir fehlen { $dead } Käse: { $dead } Ratten verhungern, und jede kostet dich zwei Punkte. Wen trifft es?
  }
land-note-starve = Wer in der Krankenstube liegt, kann nächste Runde ohnehin nicht eingesetzt werden.
land-ask-alchemy = Alchemisten: Käse in Ratten verwandeln?
land-ask-wait = { $name } entscheidet.
land-ask-draws = { $name } zieht.
land-ask-wait-all = Fertig. Die Sichtschirme heben sich, wenn alle bereit sind.
land-ask-quiet = Schau den Ratten zu.
land-ask-over = Das Spiel ist zu Ende.

## Answers
land-do-yes = Ja
land-do-no = Nein
land-do-holy-rat = Herausholen
land-do-leave-grave = Ruhen lassen
land-do-move = Umsetzen
land-do-stay = Stehen bleiben
land-do-ninja = Stehlen
land-do-add-none = Nichts dazulegen
land-do-keep-all = Alle behalten
land-do-no-swap = Nichts tauschen
land-do-scavenge = Ziehen
land-do-no-lecter = Keine geben
land-do-no-alchemy = Keine machen
land-do-give-rat = Eine gesunde Ratte geben
land-do-give-sick = Eine aus der Krankenstube geben
land-do-swap = { $whites } gegen { $cheese } Käse
land-do-starve = { $sick ->
    [0] { $others } gesunde
   *[other] { $sick } aus der Krankenstube{ $others ->
        [0] {""}
       *[other] , { $others } gesunde
    }
  }
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
land-why-nobody-here = Hier ist keine Ratte, die du umsetzen könntest.
land-why-enough-moves = Mehr Ratten darfst du nicht umsetzen.
land-why-planned = Dein Plan ist abgeschickt. Du kannst ihn noch ändern.
land-why-not-now = Gerade gibt es nichts einzusetzen.

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
land-colour-yellow = gelb (1 Käse)
land-colour-orange = orange (2 Käse)
land-colour-white = weiß (nichts)
land-colour-black = schwarz (Ratte geht)
land-colour-purple = lila (Ratte vergiftet)
land-colour-blue = blau (Ratte verirrt)
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
   *[other] Ratten hier überfallen deinen linken Nachbarn. Sind es mehr als in seiner Vorratskammer, stehlen sie den Unterschied in Käse.
  }
land-place-right-text = { $seats ->
    [2] Ratten hier stehen gegen den linken Seitenkanal von gegenüber, als Angriff und Abwehr zugleich. Sind es mehr, stehlen sie den Unterschied in Käse; sind es weniger, verlierst du ihn.
   *[other] Ratten hier überfallen deinen rechten Nachbarn. Sind es mehr als in seiner Vorratskammer, stehlen sie den Unterschied in Käse.
  }
land-place-pantry-text = Hier liegt dein Käse. Die Ratten hier bewachen ihn gegen jeden Nachbarn mit voller Stärke. Zu zweit sind sie müßig: Nur Seitenkanäle verteidigen.
land-place-nursery-text = Jede Ratte hier bringt eine neue. Die Jungen fressen schon in dieser Runde mit und können in der nächsten eingesetzt werden.
land-place-both-text = { $seats ->
    [2] Gesichert und geladen: Bis zu drei Ratten sorgen hier für Nachwuchs. Mehr tun sie zu zweit nicht, denn die Vorratskammer bewacht da nichts.
   *[other] Gesichert und geladen: Bis zu drei Ratten bewachen die Vorratskammer und sorgen zugleich für Nachwuchs.
  }
land-place-infirmary-text = Vergiftete und verwundete Ratten. Sie fressen, können nicht eingesetzt werden und kommen in der nächsten Runde nach den Geburten zurück.
land-place-lost-text = Ratten, die falsch abgebogen sind. Sie fressen nicht, verhungern nicht und kommen in der nächsten Runde nach den Geburten zurück.
land-place-graveyard-text = Verhungerte Ratten. Jede kostet am Ende einen Punkt.
land-place-supply-text = Die Ratten, die noch niemandem gehören. Gehen sie aus, ist die kleinste Kinderstube zuerst dran.
land-use-dump = wenig Käse, wenig Gefahr
land-use-city = viel Käse, viel Gefahr
land-use-field = etwas Käse, man verirrt sich
land-use-tunnel = { $seats ->
    [2] stiehlt und wacht
   *[other] stiehlt Käse
  }
land-use-pantry = { $seats ->
    [2] Ruhe
   *[other] bewacht deinen Käse
  }
land-use-nursery = jede bringt eine neue
land-use-both = { $seats ->
    [2] jede bringt eine neue
   *[other] wacht und sorgt für Junge
  }

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
land-event-holy-rat-text = Wer eine Ratte auf dem Friedhof hat, darf (als Hausregel: muss) eine von dort in den Vorrat legen.
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
land-log-ran = { $name } setzt Ratten um: { $list }.
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
land-log-hit-supply = { $name }: { $colour }. Eine Ratte { $from } geht zurück in den Vorrat.
land-log-hit-infirmary = { $name }: { $colour }. Eine Ratte { $from } ist vergiftet.
land-log-hit-lost = { $name }: { $colour }. Eine Ratte { $from } verirrt sich.
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
land-log-over = Das Spiel ist zu Ende. { $list }.
land-log-win = { $names } gewinnt.
land-log-shared-win = { $names } teilen sich den Sieg.

## Die Ratten des Hauses, im Kanal
land-bot-random = Schickt seine Ratten, wohin der Wind weht. Ja oder nein sagt die Münze.
land-bot-greedy = Zieht jede Runde Junge groß, satt oder nicht, läuft dem Käse nach und vergisst die Nachbarn.
land-bot-rulebook = Führt Buch: Geburten, Käse, Wachen und Diebe gegen das, was die Ernährung kostet.

## Was den Ratten des Hauses herausrutscht
land-quip-glutton-robbed = Nachbarn? Ich habe Nachbarn?
land-quip-glutton-starved = So viele Mäuler. Woher nur?
land-quip-clerk-robbed = Damit war nicht zu rechnen.
land-quip-captain-deployed = Dahin wehte eben der Wind!
