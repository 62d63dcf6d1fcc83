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
pol-tile-fair-small = Kleiner Jahrmarkt
pol-tile-fair-small-in = auf dem kleinen Jahrmarkt
pol-tile-fair-large = Großer Jahrmarkt
pol-tile-fair-large-in = auf dem großen Jahrmarkt
pol-tile-park-small = Kleiner Park
pol-tile-park-small-in = im kleinen Park
pol-tile-park-large = Großer Park
pol-tile-park-large-in = im großen Park
pol-tile-square = Grünanlage
pol-tile-square-in = in der Grünanlage
pol-tile-pond = Teich
pol-tile-pond-in = am Teich
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
pol-mark-one-attack-text = Jeder darf höchstens einen Angriff planen, als erste oder zweite Aktion.

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
pol-log-faced-up = Offen, unter einer Katze: { $list }.
pol-log-set-aside = Ungesehen beiseitegelegt: { $cards }.
pol-log-laid = { $name } legt eine der Karten verdeckt hin.
pol-log-laid-seen = { $name } legt eine der Karten verdeckt hin: { $tile }.
pol-log-asked = Archiv, eine Karte ist zu zeigen: { $of } → { $name }.
pol-log-asked-nobody = Archiv: { $name } fragt niemanden.
pol-log-shown = Eine Karte wird gezeigt: { $name } → { $to }.
pol-log-shown-seen = Eine Karte wird gezeigt, { $name } → { $to }: { $tile }.
pol-log-revealed = Alle Pläne sind offen. { $list }.
pol-log-plan = 1. { $first }, 2. { $second }
pol-log-attacked = { $name } greift { $colour } { $in } an.
pol-log-attacked-vain = { $name } greift { $colour } { $in } an, vergeblich.
pol-log-lost-attack = Verlust { $in }: { $rats }.
pol-log-lost-neutrals = Zwei wollten dieselbe neutrale Ratte, und beide zahlen. Verlust { $in }: { $rats }.
pol-log-lost-trap = Falle { $in }, Verlust: { $rats }.
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
pol-log-refused = Radiosender: { $name } lehnt die Karte ab: { $tile }. Alle Karten werden neu gemischt.
pol-log-kept = Radiosender: { $name } lässt die Karte gelten: { $tile }.
pol-log-rescued = { $name } rettet eine Ratte: { $from } → { $to }.
pol-log-removed = Aus der Stadt verschwunden: { $tile }.
pol-log-token-lost = Der Vorteil ist für alle verloren: { $tile }.
pol-log-nothing-removed = In der Stadt liegt nicht offen: { $tile }. Nichts fällt, und die Karte bleibt mit ihrer Katze liegen.
pol-log-hunted = Balthus erhält { $cheese }. Gefangen: { $rats }.
pol-log-strike = { $name } hat mehr Ratten in der Stadt: Die Neutralen schlagen zu. Zweite Karte: { $tile }.
pol-log-token = { $name } nimmt einen Vorteil: { $tile }.
pol-log-token-lies = Niemand hat die Mehrheit. Das Vorteilsplättchen liegt wieder auf seinem Gebäude: { $tile }.
pol-log-cheese = { $name } bekommt einen Käsemarker aus dem Käseladen.
pol-log-scored = Die Abrechnung: { $list }.
pol-log-timed-out = { $name }: Zeit abgelaufen.
pol-log-win = { $names } gewinnt.
pol-log-shared-win = { $names } gewinnen gemeinsam.

## The chooser
pol-situation-own = Szenario { $id }

## Computer players
pol-bot-random = Plant auf gut Glück: rennt irgendwohin, auch zu den Katzen, und beißt, wo niemand ist.
pol-bot-greedy = Rennt zum besten Käse, dem gerade keine Katze droht, und beißt jeden, der im Weg ist. Denkt nie an die nächste Runde.
pol-bot-rulebook = Wägt Käse und Vorteile gegen das ab, was seine Jagdkarten verraten. Geht davon aus, dass alle anderen bleiben, wo sie sind.

## Was den Ratten des Hauses herausrutscht
pol-quip-glutton-bit = Aus dem Weg!
pol-quip-captain-cats = Ich wollte die Katzen sehen.
pol-quip-clerk-foiled = Ihr solltet doch bleiben, wo ihr seid!
