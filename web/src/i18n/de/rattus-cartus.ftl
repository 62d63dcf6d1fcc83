## Questions
cart-ask-privilege = Von welchem Gebäude nimmst du den Nachschub? Das lässt sich nicht zurücknehmen.
cart-ask-privileges = Von welchem Gebäude nimmst du den Nachschub?
cart-ask-look = { $n ->
    [one] Sieh dir eine Karte der Nonnenreihe an.
   *[other] Sieh dir { $n } Karten der Nonnenreihe an, eine nach der anderen.
  }
cart-ask-visit = Welches Gebäude betrittst du, und mit welchen Karten? Es geht auch ohne.
cart-ask-visit-pass = Welches Gebäude betrittst du, und mit welchen Karten? Oder spiel Passen und geh später.
cart-ask-visit-cards = Mit welchen Karten? Es geht auch ohne.
cart-ask-victim = Dein Schwert siegt. Wer gibt dir die halbe Hand?
cart-ask-give-sword = { $name } trifft dich mit dem Schwert und bekommt deine halbe Hand: Wähl { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus.
cart-ask-give-tower = { $name } fordert Karten vom Wachturm aus: Wähl { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus.
cart-ask-receiver = Deine Flöte siegt. Wer bekommt deine Ratte?
cart-ask-premium = Premiumaktion: { $action }
cart-ask-standard = Standardaktion: { $action }
cart-ask-discard = Wirf im Hospital bis zu { $n ->
    [one] { $n } Karte ab
   *[other] { $n } Karten ab
} und für jede eine Ratte.
cart-do-act = Ausführen
cart-do-decline = Verzichten
cart-wait-privilege = { $name } wählt Nachschub.
cart-wait-privileges = Alle wählen ihren Nachschub. Gezeigt wird er, wenn alle gewählt haben.
cart-wait-look = { $name } sieht nach den Nonnen.
cart-wait-visit = { $name } wählt ein Gebäude.
cart-wait-victim = { $name } hebt das Schwert. Wen trifft es?
cart-wait-give = Schwert: { $name } wählt Karten aus. Empfänger: { $to }.
cart-wait-receiver = { $name } spielt Flöte. Zu wem läuft die Ratte?
cart-wait-act = { $name } entscheidet über die Aktion.
cart-wait-hospital = { $name } ist im Hospital.
cart-wait-tower = Wachturm: Karten bekommt { $to }, ausgesucht von: { $names }.
cart-wait-over = Das Spiel ist zu Ende.

## Counted
cart-count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
cart-count-rats = { $n ->
    [0] keine Ratten
    [one] { $n } Ratte
   *[other] { $n } Ratten
  }
cart-count-nuns = { $n ->
    [0] keine Nonnen
    [one] { $n } Nonne
   *[other] { $n } Nonnen
  }

## Classes
cart-class-peasantry = Landvolk
cart-class-bourgeoisie = Bürgertum
cart-class-church = Kirche
cart-class-chivalry = Rittertum
cart-class-magic = Zauberkunst
cart-class-royalty = Königtum

## Buildings
cart-building-farm = Bauernhof
cart-building-brewery = Brauerei
cart-building-marketplace = Marktplatz
cart-building-office = Kontor
cart-building-monastery = Kloster
cart-building-hospital = Hospital
cart-building-castle = Burg
cart-building-guard-tower = Wachturm
cart-building-fortune-tellers-tent = Wahrsagerzelt
cart-building-pied-pipers-hut = Hütte des Rattenfängers
cart-building-palace = Palast
cart-building-treasury = Schatzkammer
cart-building-copy = { $building } { $n }

## What a building offers
cart-action-none = Nichts, aber der Turm kann dir nichts anhaben.
cart-action-step = 1 Einfluss mehr, denn es ist die letzte Runde.
cart-action-no-more = Keine mehr.
cart-action-gain-points = Erhalte { $n ->
    [one] { $n } Siegpunkt.
   *[other] { $n } Siegpunkte.
  }
cart-action-take = Nimm vom Stapel: { $cards }.
cart-action-discard-rats = Wirf { $n ->
    [one] { $n } Ratte ab.
   *[other] { $n } Ratten ab.
  }
cart-action-hospital = Wirf bis zu { $n ->
    [one] { $n } Handkarte ab
   *[other] { $n } Handkarten ab
} und für jede eine Ratte.
cart-action-hospital-free = Wirf { $rats } ab. Dann wirf bis zu { $n ->
    [one] { $n } Handkarte ab
   *[other] { $n } Handkarten ab
} und für jede noch eine Ratte.
cart-action-guard-tower = Wer nicht in einem Wachturm sicher ist und mindestens so viele Handkarten hat wie du, gibt dir { $n ->
    [one] { $n } Karte.
   *[other] { $n } Karten.
  }
cart-action-draw = Zieh { $n ->
    [one] { $n } Bevölkerungskarte.
   *[other] { $n } Bevölkerungskarten.
  }
cart-action-draw-per-one = Zieh eine Bevölkerungskarte für jeden Einfluss, den du hier gewonnen hast.
cart-action-draw-per = Zieh eine Bevölkerungskarte für je { $n } Einfluss, den du hier gewonnen hast.
cart-action-look = Sieh dir { $n ->
    [one] { $n } Karte der Nonnenreihe an.
   *[other] { $n } verschiedene Karten der Nonnenreihe an.
  }

## Privileges
cart-privilege-cards = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
  }
cart-privilege-rats = { $n ->
    [one] { $n } Ratte abwerfen
   *[other] { $n } Ratten abwerfen
  }
cart-privilege-looks = { $n ->
    [one] { $n } Karte der Nonnenreihe ansehen
   *[other] { $n } Karten der Nonnenreihe ansehen
  }

## Cards
cart-card-peasant = Bauer
cart-card-merchant = Kaufmann
cart-card-monk = Mönch
cart-card-knight = Ritter
cart-card-witch = Hexe
cart-card-king = König
cart-card-joker = Joker
cart-card-pass = Passen
cart-card-flute = Flöte
cart-card-sword = Schwert
cart-card-gold = Gold
cart-card-with-nuns = { $card }, { $nuns }
cart-card-peasant-n = { $n ->
    [one] { $n } Bauer
   *[other] { $n } Bauern
  }
cart-card-merchant-n = { $n ->
    [one] { $n } Kaufmann
   *[other] { $n } Kaufleute
  }
cart-card-monk-n = { $n ->
    [one] { $n } Mönch
   *[other] { $n } Mönche
  }
cart-card-knight-n = { $n } Ritter
cart-card-witch-n = { $n ->
    [one] { $n } Hexe
   *[other] { $n } Hexen
  }
cart-card-king-n = { $n ->
    [one] { $n } König
   *[other] { $n } Könige
  }
cart-card-joker-n = { $n } Joker
cart-card-pass-n = { $n } × Passen
cart-card-flute-n = { $n ->
    [one] { $n } Flöte
   *[other] { $n } Flöten
  }
cart-card-sword-n = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
  }
cart-card-gold-n = { $n } Gold
cart-card-person-text = 1 Einfluss beim Stand des Gebäudes. In einem Gebäude eines anderen Standes kommt eine Ratte mit.
cart-card-joker-text = 1 Einfluss in jedem Gebäude, und nie eine Ratte.
cart-card-sword-text = Wer in einem Gebäude die meisten ausspielt, bekommt die halbe Hand von jemandem mit den wenigsten dort.
cart-card-flute-text = Wer in einem Gebäude die meisten ausspielt, schickt jemandem mit den wenigsten dort eine Ratte.
cart-card-pass-text = Spiel sie statt eines Besuchs und geh später, wenn die anderen gezeigt haben, wohin sie wollen.
cart-card-gold-text = Tut bis zum Ende nichts. Das meiste Gold bringt 6 Punkte, das zweitmeiste 3.
cart-card-gold-text-two = Tut bis zum Ende nichts. Das meiste Gold bringt 6 Punkte, bei Gleichstand je 4. Zu zweit bringt weniger Gold nichts.

## Phases
cart-phase-buildings = Neue Gebäudekarten
cart-phase-privileges = Nachschub
cart-phase-visits = Gebäude betreten
cart-phase-resolution = Gebäude auswerten
cart-phase-end-of-round = Ende der Runde

## The log
cart-log-each = { $name }: { $what }
cart-log-position = { $building } Nr. { $n }
cart-log-building = Gebäude Nr. { $n }
cart-log-known = { $cards } ({ $list })
cart-log-set-up = Der Thron ist leer, und die Ratten sind in der Stadt. { $name } beginnt. Im Spiel: { $list }.
cart-log-set-up-secret = Der Thron ist leer, und die Ratten sind in der Stadt. { $name } beginnt. Welche Gebäude im Spiel sind, weiß niemand.
cart-log-tower-with-two = Ein Wachturm zu zweit: Wer zurückliegt, steht vielleicht bald mit nichts da.
cart-log-dealt = Alle bekommen Bevölkerungskarten auf die Hand.
cart-log-dealt-yours = Alle bekommen Bevölkerungskarten auf die Hand. Deine: { $list }.
cart-log-round = Runde { $n }. { $name } beginnt.
cart-log-last-round = Runde { $n }, die letzte. { $name } beginnt. Die Premiumaktion bringt jetzt 1 Einfluss, andere Aktionen gibt es nicht.
cart-log-row = In der Gasse: { $list }.
cart-log-replaced = In der Gasse stehen lauter gleiche Gebäude: { $old }. Die letzte Karte wird ersetzt: { $new }.
cart-log-privilege = { $name } nimmt Nachschub: { $building }.
cart-log-drew = { $name } zieht: { $cards }.
cart-log-drew-nothing = { $name } hat nichts mehr zu ziehen.
cart-log-reshuffled = Aus dem Ablagestapel wird ein neuer Bevölkerungsstapel: { $cards }.
cart-log-discarded-rats = { $name } wirft { $n ->
    [one] { $n } Ratte ab.
   *[other] { $n } Ratten ab.
  }
cart-log-looked = { $name } sieht sich Karte { $n } der Nonnenreihe an.
cart-log-looked-seen = { $name } sieht sich Karte { $n } der Nonnenreihe an: { $card }.
cart-log-visited = { $name } betritt: { $building }, Feld { $slot }, mit { $cards }.
cart-log-visited-alone = { $name } betritt: { $building }, Feld { $slot }, ohne Karten.
cart-log-passed = { $name } passt und wartet ab.
cart-log-only-premium = { $name } hat die einzige Premiumaktion dieser Runde.
cart-log-revealed = { $name } deckt auf: { $list }.
cart-log-revealed-nothing = { $name } hat nichts ausgespielt.
cart-log-influence = { $name }: { $class } +{ $n }.
cart-log-influence-rats = { $name }: { $class } +{ $n }, und { $rats ->
    [one] { $rats } Ratte kommt mit.
   *[other] { $rats } Ratten kommen mit.
  }
cart-log-victim = { $name } zieht das Schwert. Es trifft: { $victim }.
cart-log-gave = { $name } → { $to }, gegeben: { $cards }.
cart-log-rat-followed = Die Flöte spielt, eine Ratte läuft über: { $name } → { $to }.
cart-log-premium = { $name }, Premiumaktion: { $building }.
cart-log-standard = { $name }, Standardaktion: { $building }.
cart-log-premium-not = { $name } verzichtet auf die Premiumaktion: { $building }.
cart-log-standard-not = { $name } verzichtet auf die Standardaktion: { $building }.
cart-log-points = { $name } erhält { $n ->
    [one] { $n } Siegpunkt.
   *[other] { $n } Siegpunkte.
  }
cart-log-took = { $name } legt für sich zurück: { $cards }.
cart-log-drew-unseen = { $name } legt ungesehen für sich zurück: { $cards }.
cart-log-discarded-cards = { $name } wirft im Hospital ab: { $list }.
cart-log-discarded-no-cards = { $name } wirft im Hospital keine Karten ab.
cart-log-tower = { $name } verlangt vom Wachturm aus Karten von: { $names }.
cart-log-put-away = Ausgewertet: { $building }. Die Karten dort kommen weg.
cart-log-picked-up = { $name } nimmt auf die Hand: { $cards }.
cart-log-hands = Alle zeigen ihre Hand. { $list }.
cart-log-empty-hand = nichts
cart-log-scored = Vor der Pest: { $list }.
cart-log-nuns = Die Nonnen werden umgedreht: { $list } = { $n }. { $rats }.
cart-log-dead = Die Pest holt: { $names }.
cart-log-nobody-dead = Die Pest holt niemanden.
cart-log-timed-out = { $name }: Zeit abgelaufen.
cart-log-win = { $names } erbt den Thron.
cart-log-shared-win = { $names } teilen sich den Thron.
cart-log-no-winner = Für den Thron ist niemand mehr da.

## The rats of the house, in the street
cart-bot-random = Geht in irgendein Gebäude mit irgendwelchen Karten. Meistens holt ihn die Pest.
cart-bot-greedy = Schickt Bauern auf den Hof und Könige in den Palast und sieht nie nach, wer sonst noch da ist.
cart-bot-rulebook = Wägt Ränge und Ratten gegen die Nonnen ab, gesehene wie erwartete. Blufft nie, passt nie.
cart-bot-apprentice = Spielt die Runde hundertmal im Kopf zu Ende. Gegen mehrere weicht er selten von seinen Faustregeln ab.
cart-bot-alchemist = Spielt tausendmal im Kopf weiter. Gegen einen Gegner zwei Runden weit, gegen mehrere nur bis zum Ende dieser Runde, und wagt dann wenig.
cart-bot-sage = Spielt zehntausendmal im Kopf weiter, drei Runden weit. Braucht bis zu einer Sekunde, und deine Hand muss auch er erraten.

## The score sheet
cart-count = Was jetzt zählen würde
cart-sheet-title = Das Erbe
cart-sheet-so-far = Was bisher offen liegt. Hände und Ratten werden am Ende gezählt.
cart-sheet-place = Platz
cart-sheet-influence = Einfluss
cart-sheet-hand = Auf der Hand
cart-sheet-followers = Meiste Anhänger
cart-sheet-swords = Meiste Schwerter
cart-sheet-flutes = Meiste Flöten
cart-sheet-passes = Meiste „Passen“
cart-sheet-gold = Gold
cart-sheet-palace = Palast
cart-sheet-points = Punkte
cart-sheet-rats = Ratten
cart-sheet-at = auf { $n }
cart-sheet-unknown = noch verdeckt
cart-sheet-nuns = Die Nonnenreihe: { $list } = { $n }. Wer mehr Ratten hat, stirbt.
cart-sheet-dead = Pest
cart-sheet-alive = Lebt
cart-sheet-tie-rats = Je { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }: Weniger Ratten entscheiden. { $list }.
cart-sheet-tie-shared = { $names }: je { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } und { $rats }. Sie teilen sich den Platz.
cart-sheet-winner = Auf dem Thron: { $names }
cart-sheet-shared = Gemeinsam auf dem Thron: { $names }
cart-sheet-nobody = Der Thron bleibt leer: Die Pest hat alle geholt.
cart-sheet-story = Woher die Ratten kamen
cart-sheet-start = Zuerst
cart-sheet-came = Mit Karten
cart-sheet-followed = Durch Flöten
cart-sheet-led = Weggelockt
cart-sheet-discarded = Abgeworfen
cart-sheet-left = Am Ende

## The first game
cart-coach-goal = Gewinne die Gunst der sechs Stände: Je weiter oben du auf einer Leiste stehst, desto mehr Punkte. Doch wer am Ende mehr Ratten hat, als Nonnen da sind, stirbt.
cart-coach-row = Diese Gebäude sind die Gasse der Runde. Erst nehmen alle den Nachschub von einem, dann betreten alle eines.
cart-coach-privilege = Wähl ein Gebäude für seinen Nachschub. Betreten musst du es nicht. { $n ->
    [one] Du hast { $n } Karte.
   *[other] Du hast { $n } Karten.
}
cart-coach-look = Zwei Nonnen sind der Durchschnitt; je mehr es sind, desto mehr Ratten kannst du dir leisten. Was du siehst, erfährt niemand.
cart-coach-visit = Wo deine Karten hingehören, kommt keine Ratte mit. { $building }: Dorthin { $n ->
    [one] gehört { $n } deiner Karten
   *[other] gehören { $n } deiner Karten
}.
cart-coach-visit-none = Keine deiner Karten gehört in diese Gasse. Mit Karten am falschen Ort kommen Ratten; ohne Karten bleibt dir die Aktion.
cart-coach-visit-ranks = Am Ende zählen vor allem die Ränge: 10, 5 und 2 Punkte bei jedem Stand. Gold, der Palast und deine Hand bringen etwas dazu. Schau, wo dich ein Schritt nach vorn bringt. Wer in einem Gebäude die meisten Anhänger ausspielt, hat auch die Premiumaktion.
cart-coach-visit-ranks-two = Am Ende zählen vor allem die Ränge: 10 und 5 Punkte bei jedem Stand. Gold, der Palast und deine Hand bringen etwas dazu. Seid ihr in verschiedenen Gebäuden, gibt es nur eine Premiumaktion: für den mit mehr Anhängern, bei Gleichstand für den Startspieler.
cart-coach-visit-rats = Du hast { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
  }. Ich rechne mit { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
  }. Mit mehr Ratten als Nonnen sind alle Punkte nichts wert.
cart-coach-pass = Du kannst passen und siehst dann erst, wohin die anderen gehen. Aber bei Gleichstand gewinnt das niedrigere Feld.
cart-coach-victim = Du bekommst die halbe Hand: Je mehr Karten darin sind, desto mehr.
cart-coach-give = Du suchst aus, was geht. Leute eines Standes nützen nur, solange du dort noch aufsteigen kannst.
cart-coach-receiver = Eine Ratte kann niemand ablehnen. Mit mehr Ratten als Nonnen am Ende sind alle Punkte nichts wert.
cart-coach-premium = Die Premiumaktion gehört dir: Du hast die meisten Anhänger ausgespielt, oder gleich viele und warst zuerst da. Sie kostet nichts.
cart-coach-standard = Jemand hat mehr Anhänger ausgespielt, oder gleich viele und eher, darum hast du die Standardaktion. Sie kostet nichts.
cart-coach-standard-two = Ihr seid in verschiedenen Gebäuden, da gibt es nur eine Premiumaktion. Dein Gegner hat mehr Anhänger ausgespielt, oder gleich viele und ist Startspieler. Die Standardaktion kostet nichts.
cart-coach-discard = Eine Karte für eine Ratte, höchstens { $n }. Karten bekommt man leicht wieder, Ratten gehen nicht von selbst.
cart-coach-influence = { $n ->
    [one] Ein Schritt
   *[other] { $n } Schritte
  } auf der Leiste und keine Ratte: Deine Leute waren, wo sie hingehören.
cart-coach-rats = { $n ->
    [one] { $n } Ratte kam mit: Einer deiner Leute gehörte
   *[other] { $n } Ratten kamen mit: So viele deiner Leute gehörten
} nicht in dieses Gebäude.
cart-coach-robbed = { $name } bekommt Karten aus deiner Hand, durch ein Schwert oder den Wachturm. Ausgespielte Karten kann dir niemand nehmen.
cart-coach-piped = { $name } hat dir eine Ratte herübergeflötet. Eine eigene Flöte hätte geholfen.
cart-coach-last = Die letzte Runde. Die Gebäude tun nichts mehr, aber die Premiumaktion bringt einen Schritt mehr, und der kann einen Rang entscheiden.
cart-coach-alive = { $rats ->
    [0] Keine Ratten
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
  } gegen { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
  }: Du lebst.
cart-coach-dead = { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
  } gegen { $nuns ->
    [0] keine Nonnen
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
  }: die Pest. Nächstes Mal verrät dir das Zelt mehr, und das Kloster hilft.
cart-coach-over = Ab jetzt spielst du ohne mich. Viel Glück!

## The table
cart-others = Die anderen Erben
cart-street = Die Gasse
cart-round = Runde { $n } von { $of }
cart-round-last = Runde { $n }, die letzte
cart-house = { $n }. { $building }, { $class }. Nachschub: { $privilege }. Premiumaktion: { $premium } Standardaktion: { $standard }
cart-house-take = Diesen Nachschub nehmen.
cart-house-visit = Betreten.
cart-visitors = Besucher, { $building }
cart-visitor = { $name }: { $cards }
cart-tracks = Einfluss
cart-track-disc = { $name } { $n }
cart-track-nobody = noch niemand
cart-nun-row = Die Nonnenreihe
cart-nun-unknown = Karte { $n } der Nonnenreihe, unbekannt.
cart-nun-known = Karte { $n } der Nonnenreihe: { $card }.
cart-nun-looked = Angesehen: { $names }.
cart-nun-look = Ansehen.
cart-hand = Deine Hand
cart-hand-of = Hand: { $name }
cart-hand-kind = { $card }: { $n }
cart-hand-picked = gewählt: { $n }
cart-supply = Stapel und Vorrat
cart-pile = { $card }: { $n } im Stapel
cart-deck = Bevölkerungsstapel: { $n }
cart-discard = Ablagestapel: { $n }
cart-houses = Gebäudestapel: { $n }
cart-gutter = Die Gosse: Von hier kommen die Ratten, hierhin gehen sie
cart-first = Startspieler
cart-plans = wählt noch
cart-ready = Bereit
cart-aside = { $n ->
    [one] { $n } Karte zurückgelegt
   *[other] { $n } Karten zurückgelegt
  }
cart-points = { $n ->
    [one] { $n } Punkt nach jetzigem Stand
   *[other] { $n } Punkte nach jetzigem Stand
  }
cart-rats-hidden = Ratten, verdeckt
cart-followers = Wie viele Anhänger
cart-followers-less = Einer weniger
cart-followers-more = Einer mehr
cart-worth = { $class } +{ $n }
cart-do-visit = { $n ->
    [0] { $building }: ohne Karten betreten
    [one] { $building }: mit { $n } Karte betreten
   *[other] { $building }: mit { $n } Karten betreten
  }
cart-do-visit-where = Wähl ein Gebäude
cart-do-clear = Karten zurücknehmen
cart-do-pass = Passen spielen
cart-do-give = Abgeben: { $n }/{ $most }
cart-do-discard = { $n ->
    [0] Alle Karten behalten
    [one] { $n } Karte abwerfen
   *[other] { $n } Karten abwerfen
}
cart-do-change = Neu wählen
cart-wait-sealed = Du hast gewählt. Warten auf die anderen.
cart-why-card = Jetzt nicht
cart-why-house = Wähl zuerst ein Gebäude.
cart-rule-card = In ein Gebäude dürfen Leute, Joker, Schwerter und Flöten. Gold wartet aufs Ende, und „Passen“ spielt man statt eines Besuchs.

## What the parts are
cart-help-touch = Wähle etwas auf dem Tisch, um zu erfahren, was es ist.
cart-help-house = Nachschub: { $privilege }. Premiumaktion: { $premium } Standardaktion: { $standard }
cart-help-corner = Der Nachschub: Einmal je Runde wählst du ein Gebäude der Gasse und bekommst, was seine Ecke zeigt. Karten ziehen, Ratten abwerfen, nach den Nonnen sehen.
cart-help-tracks = Einfluss bei den sechs Ständen. Am Ende bringt Platz eins einer Leiste 10 Punkte, Platz zwei 5, Platz drei 2. Im Stapel liegt die untere Scheibe vorn.
cart-help-nuns = Die Nonnenreihe schützt die Stadt. Wer am Ende mehr Ratten hat, als auf diesen fünf Karten Nonnen sind, stirbt. Was du angesehen hast, liegt für dich allein offen.
cart-help-odds = Wie wahrscheinlich jede Zahl von Nonnen ist, nach allen Karten, die du gesehen hast. Rot: zu wenige für deine Ratten.
cart-help-heir = Ein Spieler: Karten auf der Hand, zurückgelegte Karten, Ratten verdeckt. Den Schlüssel hat der Startspieler.
cart-help-cards = Wie viele Karten auf der Hand sind. So viel dürfen alle wissen.
cart-help-aside = Zurückgelegte Karten: Sie kommen auf die Hand, wenn das Gebäude ausgewertet ist.
cart-help-points = Punkte, wie es gerade steht: was die Ränge brächten, und der Palast. Hände und Gold werden am Ende gezählt, und zuletzt kommt die Pest.
cart-help-rats = Ratten. Alle beginnen mit zehn; die der anderen liegen bis zum Ende verdeckt.
cart-help-first = Der Startspieler beginnt, und nach jeder Runde geht der Schlüssel nach links.
cart-help-hand = Deine Hand. Wähle Karten, oder zieh sie zu einem Gebäude.
cart-help-deck = Der Bevölkerungsstapel. Ist er leer, wird der Ablagestapel gemischt.
cart-help-discard = Der Ablagestapel: Leute, die schon gespielt wurden, offen für alle.
cart-help-houses = Der Gebäudestapel. Ist er leer, läuft die letzte Runde.
cart-help-gutter = Ratten kommen aus der Gosse und gehen dorthin zurück. Es sind immer genug da.
cart-help-round = Eine Runde: neue Gebäude, Nachschub, Besuche, Auswertung. In der letzten bringt die Premiumaktion 1 Einfluss, und andere gibt es nicht.
cart-help-followers = Nach Zahl: zuerst Leute, die dort hingehören, dann Joker, dann andere, die je eine Ratte mitbringen.
cart-help-worth = Was dieser Besuch bringt: Einfluss, und eine Ratte für jeden deiner Leute, der dort nicht hingehört.

## The odds and the aid
cart-odds = Nonnen in der Reihe
cart-odds-expected = { $n ->
    [one] { $n } Nonne ist zu erwarten.
   *[other] { $n } Nonnen sind zu erwarten.
}
cart-odds-survive = Mit { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
} überlebst du mit einer Chance von { $n } %.
cart-odds-short = überleben: { $n } %
cart-odds-line = Gestrichelt: deine Ratten.
cart-odds-rule = Wer mehr Ratten hat, als Nonnen da sind, verliert trotz aller Punkte.
cart-odds-switch = Zeigen, wie viele Nonnen zu erwarten sind
cart-odds-why = Aus den Karten, die du gesehen hast: Die liegen nicht in der Reihe. Puristen zählen selbst.
cart-aid = Spielhilfe
cart-aid-houses = Gebäude
cart-aid-cards = Karten
cart-aid-left = noch { $n }
cart-aid-at-most = noch höchstens { $n }
cart-aid-secret = Niemand weiß, welche Karten im Spiel sind, nur dass es fünf von jedem Stand sind.
cart-aid-tower-two = Zu zweit bleibt der Wachturm in der Schachtel, wenn der Tisch ihn nicht zugelassen hat.
cart-aid-two = Zu zweit in verschiedenen Gebäuden gibt es nur eine Premiumaktion in der Runde. Sie gehört dem, der mehr Anhänger ausspielt, bei Gleichstand dem Startspieler.
cart-aid-box = Den Nachschub von 57 der 60 Gebäudekarten haben wir rekonstruiert; die Werte aus der Schachtel lassen sich eintragen. In den Regeln steht, wie.

## The end
cart-end-title = Wer bekommt den Thron?
cart-end-nuns = { $n ->
    [0] Noch keine Nonne
    [one] { $n } Nonne
   *[other] { $n } Nonnen
  }
cart-end-dead = Die Pest holt: { $names }.
cart-end-nobody = Die Pest zieht vorbei. Niemand stirbt.

## The way into the first game
cart-guide-title = Deine erste Partie Rattus Cartus
cart-guide-intro = Ich bin der Alte Graue. Der König ist tot, und wir spielen eine echte Partie gegen zwei Computerspieler. Ich erkläre alles, sobald es vorkommt.
cart-guide-privilege = Jede Runde nimmst du den Nachschub eines Gebäudes: Karten, weniger Ratten oder einen Blick auf die Nonnen.
cart-guide-visit = Dann betrittst du ein Gebäude mit verdeckten Karten. Jeder Anhänger ist ein Schritt auf seiner Leiste; wer dort nicht hingehört, bringt eine Ratte mit.
cart-guide-act = Wer die meisten Anhänger bringt, hat die bessere Aktion. Schwerter holen Karten, Flöten schicken Ratten weg.
cart-guide-plague = Am Ende bringen die Ränge Punkte. Danach werden die Nonnen gezählt: Wer mehr Ratten hat, stirbt und kann nicht gewinnen, so viele Punkte es auch sind.
cart-guide-play = Anfangen

cart-hint-privilege = Nachschub: { $building }
cart-hint-look = Karte { $n } der Nonnenreihe ansehen
cart-hint-visit = Besuch: { $building }. Karten: { $cards }
cart-hint-visit-alone = Besuch: { $building }, ohne Karten
cart-hint-give = Geben: { $cards }
cart-hint-discard = Hier abwerfen: { $cards }
cart-hint-discard-none = Keine Karten abwerfen

## Was den Ratten des Hauses herausrutscht
cart-quip-glutton-visited = Du bist auch hier?
cart-quip-clerk-looked = Notiert.
cart-quip-captain-died = Ratten? Wer zählt denn Ratten?
