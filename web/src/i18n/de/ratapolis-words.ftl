## Tiles; the second stands inside a sentence
pol-tile-market = Markt
pol-tile-market-in = auf dem Markt
pol-tile-archives = Archiv
pol-tile-archives-in = im Archiv
pol-tile-shooting-range = Schießstand
pol-tile-shooting-range-in = am Schießstand
pol-tile-bakery = Bäckerei
pol-tile-bakery-in = in der Bäckerei
pol-tile-library = Bibliothek
pol-tile-library-in = in der Bibliothek
pol-tile-hotel = Hotel
pol-tile-hotel-in = im Hotel
pol-tile-radio-station = Radiosender
pol-tile-radio-station-in = im Radiosender
pol-tile-metro = U-Bahn
pol-tile-metro-in = in der U-Bahn
pol-tile-fire-station = Feuerwache
pol-tile-fire-station-in = in der Feuerwache
pol-tile-school = Schule
pol-tile-school-in = in der Schule
pol-tile-flower-shop = Blumenladen
pol-tile-flower-shop-in = im Blumenladen
pol-tile-bus-station = Busbahnhof
pol-tile-bus-station-in = am Busbahnhof
pol-tile-post-office = Postamt
pol-tile-post-office-in = im Postamt
pol-tile-bookshop = Buchhandlung
pol-tile-bookshop-in = in der Buchhandlung
pol-tile-pharmacy = Apotheke
pol-tile-pharmacy-in = in der Apotheke
pol-tile-cafe = Café
pol-tile-cafe-in = im Café
pol-tile-town-hall = Rathaus
pol-tile-town-hall-in = im Rathaus
pol-tile-barber-shop = Friseursalon
pol-tile-barber-shop-in = im Friseursalon
pol-tile-cheese-shop = Käseladen
pol-tile-cheese-shop-in = im Käseladen
pol-tile-hospital = Krankenhaus
pol-tile-hospital-in = im Krankenhaus
pol-tile-fair-small = Jahrmarkt (klein)
pol-tile-fair-small-in = auf dem kleinen Jahrmarkt
pol-tile-fair-large = Jahrmarkt (groß)
pol-tile-fair-large-in = auf dem großen Jahrmarkt
pol-tile-park-small = Park (klein)
pol-tile-park-small-in = im kleinen Park
pol-tile-park-large = Park (groß)
pol-tile-park-large-in = im großen Park
pol-tile-square = Grünanlage
pol-tile-square-in = in der Grünanlage
pol-tile-pond = Teich
pol-tile-pond-in = am Teich
pol-tile-outdoor = Außenplättchen { $letter }
pol-tile-outdoor-in = auf Außenplättchen { $letter }
pol-tile-place = Platz { $n }
pol-tile-place-in = auf Platz { $n }

## Families; the second is whom one attacks
pol-colour-red = Rot
pol-colour-red-them = Rot
pol-colour-red-n = { $n ->
    [one] { $n } rote Ratte
   *[other] { $n } rote Ratten
  }
pol-colour-blue = Blau
pol-colour-blue-them = Blau
pol-colour-blue-n = { $n ->
    [one] { $n } blaue Ratte
   *[other] { $n } blaue Ratten
  }
pol-colour-yellow = Gelb
pol-colour-yellow-them = Gelb
pol-colour-yellow-n = { $n ->
    [one] { $n } gelbe Ratte
   *[other] { $n } gelbe Ratten
  }
pol-colour-green = Grün
pol-colour-green-them = Grün
pol-colour-green-n = { $n ->
    [one] { $n } grüne Ratte
   *[other] { $n } grüne Ratten
  }
pol-colour-orange = Orange
pol-colour-orange-them = Orange
pol-colour-orange-n = { $n ->
    [one] { $n } orange Ratte
   *[other] { $n } orange Ratten
  }

## What an advantage does for its owner
pol-advantage-market = Nach beiden Aktionen darfst du eine deiner verlorenen Ratten auf den Markt zurückholen, wenn dort ein Platz frei ist. Nach den französischen Regeln nur eine aus einer früheren Runde.
pol-advantage-archives = Bevor geplant wird, darfst du jemanden bitten, dir eine Jagdkarte zu zeigen. Nur du siehst sie.
pol-advantage-shooting-range = Du darfst auch auf Plättchen angreifen, die an eines mit deinen Ratten grenzen.
pol-advantage-hotel = Wenn deine Gruppe ein Plättchen betritt, zwängt sich eine Ratte mehr hinein, als Platz ist. Mehr als eine überzählige gibt es nie.
pol-advantage-radio-station = Wird die Karte der Katzen aufgedeckt, darfst du sie einmal ablehnen. Alle Karten der Runde werden neu gemischt, und die nächste gilt.
pol-advantage-metro = Deine Gruppen dürfen ein leeres Gebiet durchqueren: von einem Plättchen an seinem Rand zu jedem anderen am Rand desselben Gebiets.
pol-advantage-fire-station = Drängen mehrere Gruppen auf ein Plättchen, geht deine zuerst hinein; die anderen teilen sich den Rest.
pol-advantage-bus-station = Deine Gruppen dürfen zwei Plättchen weit ziehen. Das Plättchen dazwischen darf voll sein, ein leeres Gebiet lässt sich so nicht überqueren.
pol-advantage-cheese-shop = Am Ende jeder Runde bekommst du einen Käsemarker.
pol-advantage-hospital = Bevor ein Gebäude fällt, darfst du eine deiner Ratten daraus auf ein benachbartes Plättchen mit freiem Platz retten.

## Situations
pol-situation-base = Grundspiel
pol-situation-a = Ein ruhiges Viertel?
pol-situation-b = Downtown
pol-situation-c = Altstadt
pol-situation-f = Jeder für sich!
pol-situation-g = Grüner Korridor
pol-situation-h = Jahrmarkt
pol-situation-i = Spezialisierte Ratten
pol-situation-l = Die Familie wächst
pol-situation-s = Wenn wir in die Stadt kommen
pol-situation-t = Balthus mischt sich ein

## Rounds, phases, actions
pol-mark-open = offene Runde
pol-mark-open-text = Alles darf geplant werden.
pol-mark-closed = Runde entfällt
pol-mark-closed-text = Diese Runde wird nicht gespielt.
pol-mark-no-attack = kein Angriff in dieser Runde
pol-mark-no-attack-text = Niemand darf einen Angriff planen. Die Katzen kommen trotzdem.
pol-mark-one-attack = nur ein Angriff
pol-mark-one-attack-text = Jeder darf höchstens einen Angriff planen, in einem der beiden Felder.
pol-phase-hunt = Jagdkarten verteilen
pol-phase-planning = Planung
pol-phase-resolution = Ausführung
pol-phase-cats = Katzenangriff
pol-phase-advantages = Vorteile vergeben
pol-act-nothing = nichts tun
pol-act-attack = angreifen
pol-act-move = Gruppe bewegen
pol-act-procreate = sich vermehren

## A planned action in words
pol-plan-nothing = nichts
pol-plan-attack = Angriff auf { $colour } { $in }
pol-plan-move = { $from } → { $to }
pol-plan-procreate = Nachwuchs { $in }

## Counted
pol-count-rats = { $n ->
    [0] keine Ratte
    [one] { $n } Ratte
   *[other] { $n } Ratten
  }
pol-count-cheese = { $n ->
    [0] kein Käse
   *[other] { $n } Käse
  }
pol-count-cards = { $n ->
    [0] keine Karte
    [one] { $n } Karte
   *[other] { $n } Karten
  }

## The log
pol-log-each = { $name }: { $what }
pol-log-balthus = Balthus
pol-log-set-up = { $situation } – { $list }.
pol-log-neutral = Neutral: { $colour }.
pol-log-tokens = Vorteile: { $list }.
pol-log-round = Runde { $n }.
pol-log-round-last = Runde { $n }, die letzte.
pol-log-renewed = Alle Karten außer denen auf den Runden werden gemischt. Im neuen Stapel: { $cards }.
pol-log-dealt = Die Jagdkarten sind verteilt.
pol-log-dealt-yours = Die Jagdkarten sind verteilt. Deine: { $list }.
pol-log-dealt-all = Die Jagdkarten sind verteilt. { $list }.
pol-log-faced-up = Offen, mit je einer Katze: { $list }.
pol-log-set-aside = Ungesehen beiseitegelegt: { $cards }.
pol-log-laid = { $name } legt eine der Karten verdeckt hin.
pol-log-laid-seen = { $name } legt eine der Karten verdeckt hin: { $tile }.
pol-log-asked = Archiv: { $name } lässt sich von { $of } eine Karte zeigen.
pol-log-asked-nobody = Archiv: { $name } fragt niemanden.
pol-log-shown = { $name } zeigt { $to } eine Karte.
pol-log-shown-seen = { $name } zeigt { $to } eine Karte: { $tile }.
pol-log-revealed = Alle Blätter sind offen. { $list }.
pol-log-plan = 1. { $first }, 2. { $second }
pol-log-attacked = { $name } greift { $colour } { $in } an.
pol-log-attacked-vain = { $name } greift { $colour } { $in } an, vergeblich.
pol-log-lost-attack = Verlust { $in }: { $rats }.
pol-log-lost-neutrals = Zwei wollten dieselbe neutrale Ratte, und beide zahlen. Verlust { $in }: { $rats }.
pol-log-lost-trap = In die Falle { $in }: { $rats }.
pol-log-lost-cats = Beute der Katzen { $in }: { $rats }.
pol-log-lost-strike = Die Neutralen beißen { $in }: { $rats }.
pol-log-captured = { $name } fängt { $in } eine neutrale Ratte.
pol-log-turned = Das Plättchen auf Platz { $n } wird aufgedeckt: { $tile }.
pol-log-turned-trap = Das Plättchen auf Platz { $n } wird aufgedeckt: { $tile }. Eine Falle!
pol-log-moved = { $name }: { $from } → { $to }, { $rats }.
pol-log-stayed = { $n ->
    [one] Aus Platzmangel bleibt { $n } zurück.
   *[other] Aus Platzmangel bleiben { $n } zurück.
  }
pol-log-no-room = { $name }: { $from } → { $to }, aber niemand findet Platz.
pol-log-came-to-nothing = { $name }: { $action }. Daraus wird nichts.
pol-log-born = { $name }: Eine Ratte kommt { $in } zur Welt.
pol-log-market = { $name } holt eine Ratte auf den Markt zurück.
pol-log-market-not = { $name } holt keine Ratte auf den Markt.
pol-log-cat-card = Die Karte der Katzen: { $tile }.
pol-log-refused = Radio: { $name } lehnt ab: { $tile }. Alle Karten werden neu gemischt.
pol-log-kept = Radio: { $name } lässt gelten: { $tile }.
pol-log-rescued = { $name } rettet eine Ratte: { $from } → { $to }.
pol-log-removed = Aus der Stadt verschwunden: { $tile }.
pol-log-token-lost = Der Vorteil ist für alle verloren: { $tile }.
pol-log-nothing-removed = In der Stadt liegt nicht offen: { $tile }. Nichts fällt, und die Karte bleibt mit ihrer Katze liegen.
pol-log-hunted = Balthus notiert { $cheese } für { $rats }.
pol-log-strike = Die Neutralen greifen { $name } an. Zweite Karte: { $tile }.
pol-log-token = { $name } nimmt einen Vorteil: { $tile }.
pol-log-token-lies = Niemand hat die Mehrheit. Das Vorteilsplättchen liegt wieder auf seinem Gebäude: { $tile }.
pol-log-cheese = { $name } bekommt einen Käsemarker aus dem Käseladen.
pol-log-scored = Die Abrechnung: { $list }.
pol-log-timed-out = { $name }: Die Zeit ist um.
pol-log-win = { $names } gewinnt.
pol-log-shared-win = { $names } gewinnen gemeinsam.

## The sheet
pol-sheet-title = Der Käse
pol-sheet-so-far = Wenn das Spiel jetzt zu Ende wäre.
pol-sheet-place = Platz
pol-sheet-rats = Ratten in Gebäuden
pol-sheet-each = je { $n } Käse
pol-sheet-outdoors = Ratten im Freien
pol-sheet-tokens = Käseladen
pol-sheet-captured = Gefangene Neutrale
pol-sheet-fair = Jahrmarkt
pol-sheet-hunted = Die Jagd, verdoppelt
pol-sheet-cheese = Käse
pol-sheet-team = Beide Partner
pol-sheet-in-city = Ratten in der Stadt
pol-sheet-tie-rats = Je { $n } Käse, also entscheiden die Ratten in der Stadt: { $list }.
pol-sheet-tie-shared = { $names }: gleich viel Käse, gleich viele Ratten, also ein geteilter Platz.
pol-sheet-hunt = Balthus hat { $hunted }, alle Ratten zusammen { $rats }. Um ihn zu schlagen, brauchen sie mehr.
pol-sheet-winner = Sieg: { $names }
pol-sheet-shared = Geteilter Sieg: { $names }
pol-sheet-team-wins = Das Team gewinnt: { $names }
pol-sheet-story = Wie die Stadt fiel
pol-sheet-round = Runde
pol-sheet-only-token = nur sein Vorteil
pol-sheet-still-up = nichts fiel
pol-sheet-lost = Verlorene Ratten, Runde für Runde

## Old Grey, in a first game
pol-coach-cards = In dieser Runde sind { $n } Karten im Spiel, eine davon ziehen die Katzen. Deine ist: { $building }; das weißt nur du. Bei den offenen sitzt eine Katze auf dem Dach.
pol-coach-plan = Du hast Ratten { $in }, und diese Karte ist im Spiel. Berühre das Gebäude und dann eins daneben: Das ist eine Bewegung, mit der ganzen Gruppe. Du hast zwei Felder.
pol-coach-plan-any = Berühre ein Gebäude mit deinen Ratten und dann eins daneben: Das ist eine Bewegung, mit der ganzen Gruppe. Du hast zwei Felder, und nichts tun ist auch ein Plan.
pol-coach-plan-no-attack = In dieser Runde wird nicht gebissen: So steht es auf ihrer Karte. Katzen lesen sie nicht.
pol-coach-plan-attack = Jetzt darfst du beißen. Berühre ein Gebäude, in dem du neben anderen stehst, und wähle eine Farbe: Eine Ratte davon geht. Angriffe kommen vor Bewegungen, du kannst also Platz machen und dann hinlaufen.
pol-coach-plan-cheese = Kleine Gebäude haben den besten Käse und den wenigsten Platz. Sei drin, bevor sie voll sind. In einem orangen sei die Mehrheit: Dann gehört dir sein Vorteil.
pol-coach-plan-memory = Merk dir die Karten, die im Spiel waren und nicht gezogen wurden: Bis neu gemischt wird, kommt dort keine Katze. Und wo andere plötzlich weglaufen, wissen sie vielleicht etwas.
pol-coach-revealed = Alle Blätter sind offen. Schau: zuerst die linken Felder, erst Bisse, dann Läufe; danach die rechten.
pol-coach-stayed = { $n ->
    [one] Es war nicht Platz für alle, { $n } von deinen blieb zurück. Wer gleichzeitig kommt, teilt sich den Platz zu gleichen Teilen.
   *[other] Es war nicht Platz für alle, { $n } von deinen blieben zurück. Wer gleichzeitig kommt, teilt sich den Platz zu gleichen Teilen.
  }
pol-coach-vain = Daraus wurde nichts: Ein Plan, der unmöglich geworden ist, verfällt. Das passiert uns allen.
pol-coach-bitten = Gebissen! Deine Ratte ist jetzt im Vorrat. Dort zählt sie nichts, aber solange der Markt steht, ist nicht alles verloren.
pol-coach-cat-card = Getroffen hat es: { $building }. Das Gebäude geht, und wer darin ist. Die anderen Karten der Runde werden abgelegt, jene Gebäude sind also eine Weile sicher.
pol-coach-caught = Die Katzen haben { $n } von deinen. Lass nächstes Mal nicht so viele unter einem Dach, dessen Karte im Spiel ist.
pol-coach-token = Der Vorteil gehört dir: { $building }. Du behältst ihn, auch wenn deine Ratten gehen, bis am Ende einer Runde jemand anders dort die Mehrheit hat.
pol-coach-renewed = Neuer Stapel: Was abgelegt war, kann wiederkommen. Von jetzt an ist ein abgelegtes Gebäude bis zum Ende sicher.
pol-coach-last = Die letzte Runde. Wo deine Ratten danach stehen, das zählt. Im Moment wären das { $n }.
pol-coach-over = Die Abrechnung, wie auf dem Blatt: { $n } für dich. Jetzt kennst du die Stadt.
pol-coach-archives = Das Archiv gehört dir: Lass dir von jemandem eine Karte zeigen. Dass du fragst, sehen alle, was du siehst, niemand.
pol-coach-show = Eine Karte musst du zeigen. Vielleicht die, die am wenigsten verrät.
pol-coach-market = Der Markt holt eine verlorene Ratte zurück. Selten gibt es einen Grund, nein zu sagen.
pol-coach-radio = { $n ->
    [0] Die Karte: { $building }, ohne eine Ratte von dir. Lehnst du ab, kommt eine andere; für dich kann sie schlimmer sein.
    [one] Die Karte: { $building }, mit { $n } Ratte von dir darin. Lehnst du ab, kommt eine andere; sie kann schlimmer sein, oder dieselbe.
   *[other] Die Karte: { $building }, mit { $n } Ratten von dir darin. Lehnst du ab, kommt eine andere; sie kann schlimmer sein, oder dieselbe.
  }
pol-coach-hospital = Eine deiner Ratten kommt noch hinaus, gleich fällt: { $building }. Schick sie dorthin, wo Käse ist.
pol-coach-lay = Du jagst. Diese Karten sehen alle; welche du legst, niemand. Viele Ratten in einem reichen Gebäude bringen am meisten, und das wissen sie.

## The stories of the Situations, and what is different
pol-situation-base-story = Eine Stadt, ein Jäger mit seinen Katzen, und jeder Nachbar ein Rivale. Welche Stadt, entscheidest du.
pol-situation-base-rules = In jedem Gebäude eine Ratte jeder Familie. Ein Vorteil mehr, als Spieler da sind.
pol-situation-a-story = Spitzengardinen, gefegte Stufen, ein Nicken über jeden Zaun. Es hält genau zwei Runden.
pol-situation-a-rules = 15 Gebäude und 15 Ratten je Familie. Kein Angriff in Runde 1 und 2, nur einer in 3 und 5. Runde 4 und 8 entfallen.
pol-situation-b-story = Große Häuser in der Mitte, kleine Läden ringsum, und alle haben es eilig, woanders zu sein.
pol-situation-b-rules = Die ganze Stadt in ihrem Aufbau. Keine Regel ändert sich.
pol-situation-c-story = Seit die erste Ratte einzog, hat hier niemand eine Gasse begradigt. Die langen Dächer halten den Rand, die Lädchen drängen sich in der Mitte.
pol-situation-c-rules = Die ganze Stadt in ihrem Aufbau. Keine Regel ändert sich.
pol-situation-f-story = In der Mitte eine Brache, ringsum geschlossene Läden, und niemand warnt mehr irgendwen.
pol-situation-f-rules = 15 Gebäude und 15 Ratten je Familie. In den Runden 1 bis 3 sieht niemand eine Jagdkarte; trifft es ein Gebäude mit Vorteil, geht nur der Vorteil verloren. Runde 4 und 8 entfallen.
pol-situation-g-story = Jemand hat quer durch die Stadt Gras gesät. Keine Katze jagt dort, aber zu fressen gibt es fast nichts.
pol-situation-g-rules = Drei Außenplättchen teilen die Stadt. Katzen kommen nie dorthin; jede Ratte ist dort 1 Käse wert.
pol-situation-h-story = Lampions, Drehorgel, Zucker unter den Pfoten. Wer den Jahrmarkt am Ende hält, fegt die Krümel zusammen.
pol-situation-h-rules = Drei Außenplättchen sind der Jahrmarkt. Wer am Ende auf ihnen zusammen die meisten Ratten hat, bekommt 10 Käse extra; bei Gleichstand niemand.
pol-situation-i-story = Vier Ecken, vier Familien, und jede kann eine Sache besser als die anderen.
pol-situation-i-rules = Alle beginnen in einer Ecke mit 12 Ratten und einem Vorteil. In Runde 4 liegen die fünf Gebäude mit Vorteil offen, und eines davon fällt.
pol-situation-l-story = Frühling in den Kellern. Wo zwei einer Familie unter einem Dach wohnen, ist eine dritte selten weit.
pol-situation-l-rules = Eine neue Aktion: Wo du in einem Gebäude zwei Ratten hast, kommt eine aus dem Vorrat dazu, wenn Platz ist. Zwei Außenplättchen gehören zur Stadt.
pol-situation-s-story = Wir kommen vom Land, alles Hab und Gut auf dem Rücken. Was hinter diesen Türen ist? Das wusste niemand.
pol-situation-s-rules = Alle beginnen rund um das Krankenhaus, das in Runde 5 fällt. Sieben Gebäude liegen verdeckt, bis jemand einzieht; sitzt auf der Karte schon eine Katze, ist es eine Falle. Runde 4 und 8 entfallen.
pol-situation-t-story = Der Jäger rückt einen Stuhl heran. Er weiß, welche Türen seine Katzen heute nehmen können, und er sucht aus.
pol-situation-t-rules = Ein Spieler ist Balthus und hat keine Ratten. Jede Runde wählt er heimlich eine der offenen Karten und erhält Käse für die gefangenen Ratten, am Ende verdoppelt, gegen alle Ratten zusammen. Ratten greifen einander nicht an.

## The chooser
pol-situation-random = Das Los entscheidet
pol-situation-random-story = Zehn Zettel im Hut. Jemand zieht.
pol-situation-random-rules = Eines der Szenarien für so viele Spieler, wie hier sitzen.
pol-situation-choose = Szenario wählen
pol-situation-first = Gut fürs erste Spiel
pol-situation-simple = einfach
pol-situation-medium = mittel
pol-situation-hard = anspruchsvoll
pol-situation-players = { $least }–{ $most } Spieler
pol-situation-players-only = { $n } Spieler
pol-situation-rounds = { $n } Runden
pol-situation-unfit = Nicht für { $n } Spieler.
pol-situation-estimate = Wie anspruchsvoll sie sind, ist unsere eigene Einschätzung.

## The city
pol-option-city-beginner = Erste Stadt
pol-option-city-of = Wie in „{ $situation }“
pol-option-city-own = Eine eigene Stadt
pol-option-city-choose = Stadt wählen
pol-option-city-build = Eine Stadt bauen
pol-option-city-build-help = Zieh Plättchen auf den Grund, oder berühre eins und dann eine Stelle. Sie müssen ein Rechteck füllen.
pol-option-city-ground = Der Baugrund
pol-option-city-bench = Nicht in der Stadt
pol-option-city-cell = Reihe { $row }, Spalte { $column }
pol-option-city-lies = { $tile }, Reihe { $row }, Spalte { $column }
pol-option-city-turn = Drehen
pol-option-city-away = Wegnehmen
pol-option-city-clear = Alles abräumen
pol-option-city-use = In dieser Stadt spielen
pol-option-city-fine = { $columns } × { $rows }, { $n } Gebäude: { $rounds } Runden.
pol-option-city-hole = { $n ->
    [one] { $n } Lücke im Rechteck.
   *[other] { $n } Lücken im Rechteck.
  }
pol-option-city-too-few = { $n } Gebäude; mindestens { $least } sind nötig.
pol-option-city-unfit = In dieser Stadt lässt sich nicht spielen.
pol-option-city-missing = Für Balthus braucht es alle zwanzig. Es fehlen: { $list }.
pol-option-city-no-outdoors = Mit Balthus keine Außenplättchen: { $list }.

## Options
pol-option-situation = Szenario
pol-option-situation-help = Das Grundspiel oder eine von zehn Geschichten mit eigener Stadt und eigenen Regeln.
pol-option-city = Stadt
pol-option-city-help = Ein fertiger Aufbau oder ein selbst gebauter.
pol-option-balthus = Balthus
pol-option-balthus-help = Wer jagt.
pol-option-balthus-random = Per Los
pol-option-teams = Zwei Teams
pol-option-teams-help = Partner zählen ihren Käse zusammen. Sie reden offen, greifen einander nicht an und zeigen einander keine Karten.
pol-option-partners = Partner
pol-option-partners-help = Wer mit wem spielt, nach Plätzen.
pol-option-partners-across = 1 + 3 gegen 2 + 4
pol-option-partners-left = 1 + 2 gegen 3 + 4
pol-option-partners-right = 1 + 4 gegen 2 + 3
pol-option-edition = Ausgabe
pol-option-edition-help = Französische und russische Regeln unterscheiden sich in zwei Punkten. Beide lassen sich unten auch einzeln einstellen.
pol-option-edition-fr = Französisch
pol-option-edition-ru = Russisch
pol-option-by-edition = Wie in der Ausgabe
pol-option-market = Markt
pol-option-market-help = Welche Ratten er zurückholen darf.
pol-option-market-earlier = In einer früheren Runde verlorene
pol-option-market-any = Alle aus dem Vorrat
pol-option-final = Vorteile nach der letzten Runde
pol-option-final-help = Ob die Vorteile ein letztes Mal vergeben werden und der Käseladen noch einmal zahlt.
pol-option-final-played = Ja
pol-option-final-left-out = Nein
pol-option-share = Platz teilen
pol-option-share-help = Was geschieht, wenn mehrere Gruppen nicht alle hineinpassen.
pol-option-share-fill = Gleiche Teile, und was eine kleine Gruppe übrig lässt, bekommen die anderen
pol-option-share-strict = Niemand mehr als die kleinste Gruppe
pol-option-log = Mitschreiben
pol-option-log-help = Die Seite merkt sich, was war und welche Karten du gesehen hast. Sonst ist das Gedächtnis deine Sache.
pol-option-marks = Rundenkarten
pol-option-marks-help = Berühre eine Runde, um sie zu streichen oder Angriffe zu begrenzen. Die Schachtel hat sechs Karten: höchstens drei Runden ohne Angriff und drei mit einem.
pol-option-mark = Runde { $n }: { $mark }

## Computer players
pol-bot-random = Plant, was ihm gerade einfällt, und bleibt oft da, um die Katzen kommen zu sehen.
pol-bot-greedy = Rennt zum besten Käse, dem gerade keine Katze droht, und beißt, wer im Weg ist. Denkt nie an die nächste Runde.
pol-bot-rulebook = Wägt Käse und Vorteile gegen das ab, was seine Jagdkarten verraten. Rechnet damit, dass alle anderen bleiben, wo sie sind.
