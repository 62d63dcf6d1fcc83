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
land-place-left-text = Ratten hier überfallen deinen linken Nachbarn. Sie stehlen so viele Käse, wie sie den Ratten in seiner Vorratskammer überlegen sind.
land-place-right-text = Ratten hier überfallen deinen rechten Nachbarn. Sie stehlen so viele Käse, wie sie den Ratten in seiner Vorratskammer überlegen sind.
land-place-pantry-text = Hier liegt dein Käse. Die Ratten hier bewachen ihn gegen jeden Nachbarn mit voller Stärke. Zu zweit warten sie nur: Da verteidigt Kanal gegen Kanal.
land-place-nursery-text = Jede Ratte hier bringt eine neue. Die Jungen fressen schon in dieser Runde mit und können in der nächsten eingesetzt werden.
land-place-both-text = Gesichert und geladen: Bis zu drei Ratten bewachen die Vorratskammer und sorgen zugleich für Nachwuchs.
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
land-event-drunk-text = Der größte Clan gibt dem kleinsten sofort eine seiner Ratten ab.
land-event-hide-the-cheese-text = Beim Einsetzen darfst du 1 Käse verstecken. Den kann niemand stehlen.
land-event-just-in-time-text = Alle verirrten Ratten und alle aus den Krankenstuben sind sofort zurück und können eingesetzt werden.
land-event-holy-rat-text = Wer eine Ratte auf dem Friedhof hat, darf eine von dort in den Vorrat legen.
land-event-strategists-text = Vor der Suche 1 Käse für jeden Bereich, in den du keine Ratte geschickt hast. Als Hausregel: für jeden leeren Ort der Tafel.
land-event-locked-and-loaded-text = Bis zu drei deiner Ratten dürfen zugleich die Vorratskammer bewachen und für Nachwuchs sorgen.
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
land-clan-recyclers-late = Bis zu 2 Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen je 1 Käse tauschen. Als Hausregel: zwei davon gegen einen.
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
land-clan-musicians-base = Am Ende der Runde gibt dir von den anderen, wer am meisten Käse hat, 1 Käse.
land-clan-musicians-late = Am Ende der Runde geben dir die drei anderen mit dem meisten Käse je 1 Käse, wenn sie welchen haben.
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
land-log-cousin = Ein Cousin zieht bei { $name } ein: 1 Ratte mehr.
land-log-went-over = Eine beschwipste Ratte torkelt von { $name } zu { $to } und bleibt.
land-log-came-back = { $name } hat Ratten zurück: { $list }.
land-log-healed = { $n } genesen
land-log-found = { $n } wiedergefunden
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
land-log-killed = { $name } verliert eine Ratte { $in }.
land-log-born = { $name }: { $n ->
    [one] { $n } Ratte kommt zur Welt.
   *[other] { $n } Ratten kommen zur Welt.
  }
land-log-born-short = { $name }: Von { $wanted } Ratten { $n ->
    [one] kommt { $n } zur Welt.
   *[other] kommen { $n } zur Welt.
  } Der Vorrat ist leer.
land-log-bag = { $area }. In den Beutel kommen: { $pieces }.
land-log-added = { $name } legt in den Beutel dazu: { $colour }.
land-log-added-not = { $name } legt nichts dazu.
land-log-wounded = { $name } verwundet { $in } eine Ratte von { $victim }.
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
   *[other] { $n } Ratten verhungern, { $sick } davon in der Krankenstube.
  }
land-log-alchemy = { $name } verwandelt { $n } Käse in { $n ->
    [one] eine Ratte.
   *[other] { $n } Ratten.
  }
land-log-alchemy-not = { $name } lässt Käse Käse sein.
land-log-music = { $name } gibt { $to } 1 Käse für die Musik.
land-log-looked = { $name } sieht nach, was kommt.
land-log-looked-seen = { $name } sieht nach, was kommt: { $list }.
land-log-timed-out = { $name } war zu langsam.
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
land-bot-greedy = Zieht groß, was er füttern kann, läuft dem Käse nach und vergisst die Nachbarn.
land-bot-rulebook = Führt Buch: Geburten, Käse, Wachen und Diebe gegen das, was die Ernährung kostet.

## Die Regeln
land-rules-title = RatLand: die Regeln
land-rules-contents = Auf dieser Seite
land-rules-goal = Worum es geht
land-rules-goal-1 = Du führst einen Rattenclan in der Kanalisation. Sobald das verborgene Spielende aufgedeckt wird, zählt jede lebende Ratte einen Punkt, auch vergiftete und verirrte, und jede Ratte auf deinem Friedhof zieht einen ab. Die meisten Punkte gewinnen.
land-rules-goal-2 = Ratten vermehren sich schnell, und Ratten fressen. Wer bei der Ernährung zu wenig Käse hat, verliert Ratten an den Friedhof.
land-rules-start = Vor der ersten Runde
land-rules-start-1 = Alle haben 7 Ratten und 2 Käse. Dein linker Nachbar sitzt im Uhrzeigersinn neben dir, dein rechter auf der anderen Seite.
land-rules-start-2 = Oben im Ereignisstapel liegen fünf der sieben Anfangsereignisse, mit geschlossenem Kanaldeckel auf der Rückseite. Darunter liegen vier der sechs übrigen Schlussereignisse und das Spielende, zusammen gemischt, mit offenem Kanaldeckel. So dauert das Spiel 5 bis 9 Runden. Die Rückseiten sieht man, die Vorderseiten nicht, und welche Karten fehlen, weiß niemand.
land-rules-start-3 = Der Zufall bestimmt, wer zuerst Aktiver Spieler ist. Ab der zweiten Runde wandert die Karte vor allem anderen einen Platz nach links.
land-rules-ties = Gleichstand
land-rules-ties-1 = Die Reihenfolge beginnt beim Aktiven Spieler und geht im Uhrzeigersinn weiter. Im Spiel gewinnt jeden Gleichstand, wer darin früher kommt: Er gilt als der mit den meisten, wo die meisten gefragt sind, als der mit den wenigsten, wo die wenigsten gefragt sind, und ist zuerst dran, wo es der Reihe nach geht. Ob das gut oder schlecht ist: Verzichten darf niemand.
land-rules-ties-2 = Dürfen mehrere im selben Augenblick eine Fähigkeit nutzen, entscheiden sie der Reihe nach und kennen die Antworten vor ihnen. Geheim und gleichzeitig sind nur das Einsetzen der Ratten und die Wahl von Clan und Kanaltafel.
land-rules-event-1 = Das oberste Ereignis wird aufgedeckt. Ist es das Spielende, ist auf der Stelle Schluss. Was sofort geschieht, geschieht jetzt; alle anderen Ereignisse gelten für diese Runde.
land-rules-event-2 = Dann wird die Nahrungskarte aufgedeckt. Sie zeigt, wie viele Stücke welcher Farbe in dieser Runde auf der Müllkippe, in der Stadt und auf den Feldern warten.
land-rules-rats-1 = Hinter den Sichtschirmen verteilen alle ihre verfügbaren Ratten auf die sieben Orte der Tafel: so viele du willst an jeden, auch keine, nur übrig bleibt niemand. Ratten in der Krankenstube und verirrte Ratten können nicht eingesetzt werden.
land-rules-rats-2 = Bis alle bestätigt haben, darfst du es dir anders überlegen. Dann gehen alle Sichtschirme zugleich hoch.
land-rules-attack-1 = Der linke Seitenkanal greift den linken Nachbarn an, der rechte den rechten. Sind in deinem Kanal mehr Ratten als in seiner Vorratskammer, stiehlst du den Unterschied in Käse. Sonst bekommst du nichts.
land-rules-attack-2 = Eine Vorratskammer verteidigt sich nach beiden Seiten mit voller Stärke; zwei Angreifer zählen nie zusammen.
land-rules-attack-3 = Alle Angriffe geschehen zugleich: Gestohlen wird nur, was zu Beginn der Phase da war, und keine Ratte stirbt. Steht zwei Dieben mehr zu, als da ist, nehmen sie abwechselnd ein Stück, zuerst wer mehr Ratten im Kanal hat, bis einer alles hat, was ihm zusteht.
land-rules-nursery-1 = Jede Ratte in deiner Kinderstube bringt eine neue aus dem Vorrat, auch eine allein. Die Jungen bleiben in der Kinderstube, fressen in dieser Runde mit und können in der nächsten eingesetzt werden. Ablehnen kann man sie nicht.
land-rules-nursery-2 = Reicht der Vorrat nicht für alle, nimmt zuerst und vollständig, wer die wenigsten Ratten in der Kinderstube hat, dann der Nächste, solange er reicht.
land-rules-return-1 = Alle Ratten, die jetzt in einer Krankenstube liegen oder verirrt sind, kommen heim in die Vorratskammer. In dieser Runde fressen sie mit.
land-rules-return-2 = Eine Ratte, die in Runde 3 vergiftet wird, kann also in Runde 4 nicht eingesetzt werden, kommt mitten darin heim und arbeitet wieder in Runde 5.
land-rules-search-1 = Erst die Müllkippe, dann die Stadt, dann die Felder. In den Beutel kommen die Stücke, die die Nahrungskarte für den Bereich zeigt. Wer dort Ratten hat, zieht blind so viele Stücke wie Ratten, ohne Zurücklegen; wer dort die wenigsten hat, beginnt. Vorher aufhören geht nicht, und ist der Beutel leer, gehen die Übrigen leer aus.
land-rules-search-2 = Alle sehen, was gezogen wird, und alles daraus wird abgehandelt, bevor der Nächste zieht: ein Stück zurücklegen, Käse nehmen, Schwarz, Lila und Blau erleiden, Weiße tauschen, in dieser Folge.
land-rules-search-3 = Es trifft eine Ratte aus dem Bereich. Ist dort keine mehr, trifft es eine aus Vorratskammer, Kinderstube, Seitenkanälen, dann aus den anderen Bereichen; zu wählen gibt es nichts. Nach jedem Bereich wird der Beutel geleert.
land-rules-feeding-1 = Alle deine Ratten fressen, auch neugeborene, heimgekehrte und vergiftete; nur die verirrten nicht. Was das kostet, steht in der Tabelle; über 24 Ratten kostet jede weitere einen Käse mehr.
land-rules-feeding-more = jede weitere
land-rules-feeding-2 = Reicht der Käse nicht, zahlst du alles, was du hast, und legst für jeden fehlenden Käse eine Ratte auf deinen Friedhof. Ob sie aus der Krankenstube kommt oder nicht, wählst du. Verirrte Ratten verhungern nicht.
land-rules-feeding-3 = Dann ist die Runde vorbei. Alle verfügbaren Ratten sammeln sich fürs nächste Einsetzen; Krankenstube und Verirrte bleiben, wie sie sind.
land-rules-end = Das Ende
land-rules-end-1 = Punkte sind die lebenden Ratten, wo immer sie sind, minus den Friedhof; es können weniger als null sein. Das Spielende kommt vor Geburten, Rückkehr und Ernährung: Es geschieht nichts mehr.
land-rules-end-2 = Bei Gleichstand zählt, wer mehr Käse hat. Ist auch der gleich, teilt man sich den Platz; die Reihenfolge hilft hier nicht.
land-rules-events = Die Ereignisse
land-rules-events-1 = Eines je Runde, nur für diese Runde. Von den sieben Anfangsereignissen sind fünf im Stapel, von den sechs Schlussereignissen vier.
land-rules-clans = Die Clans
land-rules-clans-1 = Mit der Option „Clans“ bekommen alle zwei Clankarten, behalten heimlich eine und legen die andere verdeckt weg. Dann werden alle gezeigt. Die erste Fähigkeit gilt, bis das erste Schlussereignis aufgedeckt wird, ab da die verbesserte an ihrer Stelle. Wo „darf“ steht, wird jedes Mal gefragt.
land-rules-clans-base = Zuerst
land-rules-clans-late = Später
land-rules-boards = Aggressive Kanaltafeln
land-rules-boards-1 = Alle spielen damit, oder alle wählen heimlich eine Seite; gezeigt wird sie, wenn die Sichtschirme zum ersten Mal hochgehen.
land-rules-boards-2 = Ist dein Angriff stärker als die Verteidigung, stirbt eine verteidigende Ratte, falls es eine gibt. Ist er es nicht, stirbt eine deiner Angreiferinnen in diesem Kanal. Die Stärken werden gelesen, bevor jemand stirbt, und die Diebstähle bleiben, wie sie sind. Die Toten kommen vor den Geburten in den Vorrat und kosten keine Punkte.
land-rules-boards-3 = In jedem Bereich muss, sobald der Beutel gefüllt ist, wer dort die meisten Ratten hat und aggressiv ist, jemand anderen mit Ratten dort wählen. Eine davon kommt in die Krankenstube und zieht nichts. Ist der mit den meisten nicht aggressiv, wird niemand verwundet.
land-rules-boards-4 = Aggressive Spieler ziehen in jedem Bereich ein Stück weniger.
land-rules-two = Zu zweit
land-rules-two-1 = Dein linker Seitenkanal liegt dem rechten des anderen gegenüber und umgekehrt. In jedem Paar greifen die Ratten zugleich an und verteidigen: Wer mehr hat, stiehlt den Unterschied. Die Vorratskammer bewacht nichts, Ratten darin haben frei.
land-rules-two-2 = Heftige Angriffe stärken den Angriff, nicht die Verteidigung. Mit aggressiven Tafeln verliert ein Kanal höchstens eine Ratte.
land-rules-many = Zu fünft und mehr
land-rules-many-1 = Zu fünft oder sechst: ein Stück mehr von jeder Farbe, die die Nahrungskarte für den Bereich zeigt.
land-rules-many-2 = Zu siebt bis zwölft: Ratten und Käse aus zwei Schachteln und je Runde zwei Nahrungskarten, zusammengezählt. Zu elft und zwölft noch ein Stück von jeder Farbe, die auf einer der beiden Karten steht.
land-rules-house = Hausregeln
land-rules-house-1 = Käse wie in der Schachtel: Je Schachtel gibt es 44 gelbe Stücke. Der Beutel wird gefüllt, so weit sie reichen, und was nicht bezahlt werden kann, verfällt; steht mehreren zugleich etwas zu, geht es der Reihe nach. Diebstähle sind nie begrenzt.
land-rules-house-2 = Langes Spiel: alle sieben Anfangsereignisse, 7 bis 11 Runden. Sind die Nahrungskarten aufgebraucht, werden sie noch einmal verwendet.
land-rules-house-3 = Tote bei Angriffen, die weite Regel: Auch wer friedlich ist und einen aggressiven Spieler angreift, ohne stärker zu sein, verliert eine Angreiferin.
land-rules-corners = In den Winkeln
land-rules-corners-1 = Niemand scheidet aus. Ein Clan ohne Ratten kann noch welche bekommen: vom Cousin, durch Betrunken, als Familienclan oder als Alchemistenclan.
land-rules-corners-2 = Wie viel Käse jemand hat, ist immer offen, und ebenso, was im Beutel ist.
land-rules-corners-3 = Am Ende der Runde: Rattibal Lecter, dann die Ernährung der Reihe nach, dann der Alchemistenclan, dann der Musikerclan. Eine Ratte der Alchemisten frisst in dieser Runde nicht mit.
land-rules-corners-4 = Eine verwundete Ratte gilt weiter als in den Bereich geschickt, für die Taktiker und für den Plündererclan.
land-rules-corners-5 = Ein Diebstahl mit dem Kniff der Ninjas ist kein stärkerer Angriff: Mit aggressiven Tafeln kostet er eine Ratte. Der Kniff gibt mindestens einen Käse, nicht einen mehr.
land-rules-corners-6 = Heftige Angriffe geben einem leeren Kanal nichts, und die Ninjas zählen nur echte Ratten.
land-rules-corners-7 = Ein weißes Stück dient Dr. Käse oder dem Recyclerclan, nie beiden. Weiße aus verschiedenen Bereichen sind kein Paar.
land-rules-corners-8 = Bei „Wir haben’s geschafft“ bekommt auch der Kriegerclan seinen Käse.
land-rules-corners-9 = Für verirrte Ratten, die „Gerade noch rechtzeitig“ heimholt, bekommt der Entdeckerclan seinen Käse in diesem Augenblick.
land-rules-corners-10 = Musikerclan: Die Reichsten werden einmal bestimmt. Wer von ihnen nichts hat, gibt nichts, und niemand tritt an seine Stelle.
land-rules-corners-11 = Der Korrupte Clan kann eine Farbe nur dazulegen, solange ein Stück davon im Vorrat ist. Von Schwarz und Lila gibt es vier, von Blau sechs, von Orange und Weiß elf je Schachtel.
land-rules-corners-12 = Ein versteckter Käse gehört weiter dir, wird offen mitgezählt und kann noch in derselben Runde gefressen werden.
land-rules-corners-13 = Betrunken tut nichts, wenn der größte und der kleinste Clan derselbe sind oder der größte niemanden zur Hand hat.
land-rules-corners-14 = Läuft deine Zeit ab, geht die Hälfte deiner Ratten auf die Müllkippe, der Rest in die Vorratskammer. Was nur nützen kann, wird genutzt, alles andere bleibt liegen.

## Der Zettel
land-sheet-title = Die Zählung
land-sheet-place = Platz
land-sheet-home = Daheim
land-sheet-points = Punkte
land-sheet-cheese = Käse
land-sheet-winner = Die meisten Punkte: { $names }
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
land-guide-title = Dein erstes RatLand
land-guide-intro = Ich bin der alte Graue. Wir spielen eine echte Partie gegen zwei Ratten des Hauses, und ich erkläre alles, sobald es vorkommt.
land-guide-place = Alle setzen ihre Ratten hinter einem Sichtschirm ein. Dann gehen alle zugleich hoch.
land-guide-breed = Ratten in der Kinderstube vermehren sich. Ratten im Seitenkanal bestehlen den Nachbarn.
land-guide-bag = Die anderen ziehen aus dem Beutel. Das meiste darin ist Käse.
land-guide-feed = Am Ende der Runde wollen alle fressen. Wer verhungert, zählt gegen dich.
land-guide-play = Hinab in den Kanal
land-guide-leave = Jetzt nicht
land-coach-next = Verstanden
land-coach-end = Keine Tipps mehr
land-coach-round = Eine Runde beginnt mit einem Ereignis, das in dieser Runde gilt, und einer Nahrungskarte: Sie sagt, was auf der Müllkippe, in der Stadt und auf den Feldern liegt.
land-coach-active = Aktiver Spieler ist jetzt { $name }. Gleichstand gewinnt, wer von dort im Uhrzeigersinn zuerst kommt.
land-coach-attack = Zuerst die Angriffe. Ein Seitenkanal stiehlt so viele Käse, wie er mehr Ratten hat als die Vorratskammer dort.
land-coach-robbed = Da gehen { $n } Käse dahin: Durch den Kanal kamen mehr Ratten, als in deiner Vorratskammer saßen. Wachen zählen nach beiden Seiten.
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
  } Ich würde zwei in die Kinderstube schicken, zwei auf die Müllkippe, eine auf die Felder und den Rest in der Vorratskammer lassen.
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
