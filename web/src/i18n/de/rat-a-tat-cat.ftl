## Karten
face-0 = 0, der schlafende Engel
face-1 = 1, das Kätzchen mit der Wolle
face-2 = 2, die Katze an der Milch
face-3 = 3, der Butler
face-4 = 4, der Zweifler
face-5 = 5, der gekränkte Siamkater
face-6 = 6, der Straßenkater
face-7 = 7, der kleine Dieb
face-8 = 8, der Schläger
face-9 = 9, der König der Ratten
face-swap = Tauschen
face-draw2 = Zweimal ziehen
face-peek = Spähen
face-super-peek = Superspähen
card-down = verdeckt
card-known = verdeckt, von dir gesehen
card-at = { $owner }, { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte: { $card }
card-mine-at = Deine { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte: { $card }
deck = Nachziehstapel
deck-of = Nachziehstapel, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
discard = Ablagestapel
discard-top = Ablagestapel, obenauf: { $card }
discard-empty = Ablagestapel, leer
scanner = Kat-o-matischer Rattenscanner

## Plätze
row-of = Reihe: { $name }
seat-dealer = Geber
seat-caller = Angesagt
seat-out = Ausgeschieden
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }

## Was gefragt ist
ask-first-look = Sieh dir deine zwei äußeren Karten an und merk sie dir.
ask-source = Du bist am Zug. Zieh eine Karte oder nimm die oberste vom Ablagestapel.
ask-keep = Ersetze eine deiner Karten damit oder leg sie ab.
ask-swap = Tauschen: eine deiner Karten gegen eine fremde, ungesehen.
ask-draw2 = Noch einmal ziehen? { $n ->
    [one] Einmal geht noch.
   *[other] Es geht noch { $n }-mal.
  }
ask-peek = Spähen: Wähl eine deiner Karten.
ask-super-peek = Superspähen: Du siehst alle Reihen. In diesem Zug keine Ansage.
ask-super-peek-last = Superspähen: Du siehst alle Reihen. Im letzten Zug hilft das nicht mehr.
note-draw2-use = Nutzen kostet das zweite Ziehen, Verzichten nicht.
ask-look = Schau gut hin, dann weiter.
ask-call = Ist deine Reihe die niedrigste? Dann sag an.
ask-ready = Nächster Durchgang?
ask-wait = { $name } ist am Zug.
do-draw = Karte ziehen
do-done = Gesehen
do-discard = Ablegen
do-decline = Verzichten
do-again = Noch einmal ziehen
do-stop = Aufhören
do-look = Ansehen
do-call = Rat-a-tat cat!
do-no-call = Nicht ansagen
do-ready = Bereit
why-not-turn = Du bist nicht am Zug.
why-special = Eine Sonderkarte kann man nicht vom Ablagestapel nehmen.
why-keep-own = Sie kann nur in deine eigene Reihe.

## Die Ansage und der Zettel
call-shout = Rat-a-tat cat!
call-by = { $name } sagt an. Ein letzter Zug für alle anderen.
score-sheet = Punktezettel
score-round = Durchgang { $n }
round-of = Durchgang { $n } von { $of }
score-total = Gesamt
score-winner = Die niedrigste Summe gewinnt: { $name }
called-here = angesagt

## Am Tisch
seat-last-turn = Letzter Zug
in-hand = In deiner Hand: { $card }
in-hand-of = { $name } hält: { $card }
known-by = Gesehen von: { $names }
ask-source-deck = Du bist am Zug. Die Sonderkarte kann man nicht nehmen: Zieh vom Nachziehstapel.
ask-take = Welche deiner vier Karten ersetzt sie? Diese Wahl ist endgültig.
ask-keep-again = Ersetze eine deiner Karten damit, dann ist dein Zug vorbei, oder leg sie ab und zieh noch einmal.
ask-swap-own = Welche deiner Karten gibst du her?
ask-swap-theirs = Welche Karte willst du? Wähl sie aus einer anderen Reihe.
ask-wait-all = Fertig. Wir warten auf: { $name }.
ask-quiet = Schau genau hin.
ask-deal = Die Karten sind verteilt. Alle sehen sich ihre zwei äußeren Karten an.
ask-over = Die Partie ist vorbei.
do-take = Vom Ablagestapel
do-back = Neu wählen
why-empty = Der Ablagestapel ist leer.
why-draw2-deck = Zweimal ziehen: nur vom Nachziehstapel.
why-source-first = Zieh zuerst eine Karte oder nimm die oberste vom Ablagestapel.
why-open = Diese Karte liegt offen. Nur verdeckte Karten sind erlaubt.
why-peek-own = Gespäht wird nur bei eigenen Karten.
why-draw2-first = Zieh zuerst noch einmal oder hör auf.
why-one-card = Du hast schon gezogen: eine Karte je Zug.
why-taken = Du nimmst vom Ablagestapel. Wähl die Karte, die ersetzt wird, oder wähl neu.
why-theirs = Fremde Karten wechseln nur durch Tauschen den Platz.
why-use-first = Nutze zuerst die Sonderkarte oder verzichte.
why-looking = Drück zuerst auf „Gesehen“.
why-call-first = Eines bleibt in deinem Zug: ansagen oder nicht.
why-round-over = Der Durchgang ist vorbei.
why-call-called = Keine Ansage: Es hat schon jemand angesagt. Das ist dein letzter Zug.
why-call-super-peek = Keine Ansage in diesem Zug: Du hast Superspähen gezogen.
why-call-first-lap = Noch keine Ansage: An diesem Tisch ist erst jeder einmal am Zug.
zoom-row = Wähl eine Karte, Reihe: { $name }
deck-next = Als Nächstes im Nachziehstapel
discard-all = Der ganze Ablagestapel
sheet-away = Karten ansehen
sheet-back = Punktezettel
score-before = Durchgänge 1–{ $n }
score-row = die Karten:
score-turned = Eine Sonderkarte in der Reihe zählt nicht, sondern die nächste Zahlenkarte vom Stapel.
score-turned-one = { $name }: { $card } → { $n }
score-place = Platz
score-shared = Geteilter Sieg: { $name }

## Das Protokoll
log-round-began = Durchgang { $n }. { $name } gibt.
log-shuffled = Der Nachziehstapel wird gemischt: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
log-dealt = Vier verdeckte Karten für alle.
log-laid-aside = Aufgedeckt: { $card }. Eine Sonderkarte eröffnet den Ablagestapel nicht.
log-first-discard = Der Ablagestapel beginnt mit: { $card }.
log-slipped-in = Die beiseitegelegten Karten kommen zurück in den Nachziehstapel, jetzt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
log-outer = { $name }, { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte, offen: { $card }.
log-first-look = Alle sehen sich ihre zwei äußeren Karten an.
log-turn = { $name } ist am Zug.
log-last-turn = Letzter Zug: { $name }.
log-drew = { $name } zieht vom Nachziehstapel.
log-drew-seen = { $name } zieht: { $card }.
log-showed = { $name } zeigt: { $card }.
log-rejected = { $name } legt ab: { $card }.
log-kept = { $name } ersetzt die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte durch die gezogene und legt ab: { $replaced }.
log-kept-seen = { $name } ersetzt die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte durch: { $card }. Abgelegt: { $replaced }.
log-took = { $name } nimmt vom Ablagestapel, statt der { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  } Karte: { $card }. Abgelegt: { $replaced }.
log-swapped = { $name } tauscht die { $own ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte gegen die { $theirs ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } der Reihe: { $other }.
log-peeked = { $name } späht auf die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte.
log-peeked-seen = { $name } späht auf die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte: { $card }.
log-super-peeked = { $name } sieht sich durch den Scanner alle Reihen an.
log-look-ended = { $name } hat alles gesehen.
log-declined = { $name } verzichtet.
log-stopped = { $name } zieht nicht weiter.
log-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}.
log-called = { $name }: Rat-a-tat cat!
log-no-call = { $name } sagt nicht an.
log-timed-out = { $name }: Zeit abgelaufen.
log-revealed = Alle Karten werden aufgedeckt.
log-special-out = { $name }, { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte, ersetzt wird: { $card }.
log-turned-up = { $name }, { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte, aufgedeckt: { $card }.
log-scored = Wertung. { $list }.
log-score = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
log-went-out = Ausgeschieden: { $names }.
log-win = { $names } gewinnt die Partie.
log-shared-win = { $names } teilen sich den Sieg.

## Hilfe und das erste Spiel
help-touch = Wähle etwas auf dem Tisch, um zu erfahren, was es ist.
help-deck = Der Nachziehstapel. Zieh die oberste Karte: Eine Zahl behältst du oder legst sie ab; eine Sonderkarte zeigst du und darfst sie nutzen.
help-discard = Der Ablagestapel. Statt zu ziehen darfst du die oberste Karte nehmen, wenn sie eine Zahl ist. Sie muss eine deiner Karten ersetzen.
help-scanner = Der Scanner. Seine rote Linse zeigt dem, der Superspähen nutzt, was verdeckt liegt.
help-plaque = Ein Spieler: Name, Punkte (je weniger, desto besser), wer gibt, wer angesagt hat, wer am Zug ist.
help-card = Eine Karte einer Reihe. Katzen sind niedrig, Ratten hoch; Sonderkarten werden vor dem Zählen ersetzt. Merk dir, was du siehst.
help-special = In einer Reihe tut sie nichts: Vor dem Zählen wird sie ersetzt. Gezogen darf sie genutzt werden.
help-ask = Hier steht, was du tun sollst. Was auf dem Tisch leuchtet, kannst du wählen.
coach-goal = Die wenigsten Punkte gewinnen: Katzen sind niedrig, Ratten hoch. Tausch hohe Karten gegen niedrige und sag an, wenn dir deine Reihe die niedrigste scheint.
coach-first-look = Das sind deine äußeren Karten. Merk sie dir: Katzen sind niedrig und gut, Ratten hoch. Die inneren kennt niemand.
coach-draw = Vom Ablagestapel kommt nur eine Zahlenkarte infrage. Vom Stapel kommt eine Zahlenkarte oder eine Sonderkarte.
coach-source = Auf dem Ablagestapel: { $card }. Von den Karten, die du kennst, ist die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } am höchsten: { $old }. Eine unbekannte kostet etwa fünf Punkte.
coach-source-blind = Auf dem Ablagestapel: { $card }. Von deiner Reihe kennst du keine Zahl; eine unbekannte Karte kostet etwa fünf Punkte.
coach-keep = { $card }. Von den Karten, die du kennst, ist die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } am höchsten: { $old }. Eine unbekannte kostet etwa fünf Punkte. Was du ablegst, sehen alle.
coach-keep-blind = { $card }. Von deiner Reihe kennst du keine Zahl; eine unbekannte Karte kostet etwa fünf Punkte. Was du ablegst, sehen alle.
coach-swap = Von den Karten, die du kennst, ist die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } am höchsten: { $old }. Niemand sieht die getauschten Karten, und du musst nicht tauschen.
coach-swap-blind = Von deiner Reihe kennst du keine Zahl. Niemand sieht die getauschten Karten, und du musst nicht tauschen.
coach-peek = { $n ->
    [one] { $n } deiner Karten kennst du noch nicht.
   *[other] { $n } deiner Karten kennst du noch nicht.
  } Was du siehst, siehst nur du.
coach-peek-none = Du kennst schon alle deine Karten: Ein Blick sagt dir nichts Neues.
coach-call = Ich zähle etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } in deiner Reihe{ $m ->
    [0] {""}
    [one] {" "}(fünf für die Karte, deren Zahl du nicht kennst)
   *[other] {" "}(fünf für jede Karte, deren Zahl du nicht kennst)
  }. Nach einer Ansage haben alle anderen noch einen Zug, dann zählen alle Reihen.
coach-draw2 = Zweimal ziehen: bis zu zwei weitere Karten. Behältst du die erste, ist Schluss.
coach-super-peek = Superspähen zeigt dir allein alle Reihen. Ansagen geht in diesem Zug so oder so nicht.
coach-look = Lass dir Zeit, dann drück auf „Gesehen“. Danach wird es nicht mehr gezeigt.
coach-last-turns = Es ist angesagt: Alle anderen haben noch einen Zug, dann wird aufgedeckt.
coach-scored = Die Summe deiner Reihe sind deine Punkte; je weniger, desto besser. Ab jetzt spielst du ohne mich. Viel Glück!
lesson-look = Deine äußeren Karten: { $first }, und { $second }. Merk dir beide, dann drück auf „Gesehen“. Die zwei inneren kennt niemand.
lesson-take = Auf dem Ablagestapel: { $card }. Nimm diese Karte anstelle deiner { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  }: { $old }. Wähl den Ablagestapel, dann die Karte, die du ersetzt.
lesson-take-blind = Auf dem Ablagestapel: { $card }. Nimm diese Karte anstelle deiner { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  }: Die kennst du nicht, und eine unbekannte kostet etwa fünf Punkte. Wähl den Ablagestapel, dann die Karte, die du ersetzt.
lesson-deck = Eine Sonderkarte kann man nicht nehmen: Zieh eine Karte.
lesson-draw = Auf dem Ablagestapel: { $card }. Keine von deinen ist deutlich höher: Zieh eine Karte.
lesson-keep = { $card }. Leg diese Karte an die Stelle deiner { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  }: { $old }. Wähl die Karte, die du ersetzt.
lesson-keep-blind = { $card }. Leg diese Karte an die Stelle deiner { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  }: Die kennst du nicht, und eine unbekannte kostet etwa fünf Punkte. Wähl die Karte, die du ersetzt.
lesson-discard = { $card }. Soweit du weißt, ist in deiner Reihe nichts höher: Leg sie ab.
lesson-peek = Sieh dir eine Karte an, die du nicht kennst, zum Beispiel die { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  }. Wähl sie.
lesson-call = Ich zähle etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } in deiner Reihe; eine unbekannte hat etwa zwanzig. Sag „Rat-a-tat cat!“ an. Alle anderen haben noch einen Zug, dann zählen alle Reihen.
lesson-no-call = Ich zähle etwa { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  } in deiner Reihe; eine unbekannte hat etwa zwanzig. Sag noch nicht an.

## Die Regeln
rules-title = Rat-a-Tat Cat in Kürze
rules-goal = Das Ziel
rules-goal-1 = Vor dir liegen vier meist unbekannte Karten. Am Ende eines Durchgangs zählen ihre Zahlen als Punkte, und Punkte sind schlecht: Die kleinste Summe gewinnt.
rules-goal-2 = Katzen sind niedrig, 0 bis 6; Ratten sind hoch, 7 bis 9. Jede Zahl von 0 bis 8 gibt es viermal, die Neun neunmal.
rules-start = Vor dem ersten Zug
rules-start-1 = Alle bekommen eine Reihe aus vier verdeckten Karten. Sieh dir deine zwei äußeren einmal an und merk sie dir; die inneren hat niemand gesehen.
rules-start-2 = Der Ablagestapel beginnt mit einer Zahl. Wer links vom Geber sitzt, beginnt.
rules-turn = Dein Zug
rules-turn-1 = Entweder nimmst du die oberste Karte des Ablagestapels, wenn sie eine Zahl ist. Sie muss eine deiner Karten ersetzen, die dann alle sehen.
rules-turn-2 = Oder du ziehst vom Nachziehstapel. Eine Zahl ersetzt eine deiner Karten, oder du legst sie ab.
rules-turn-3 = Du wählst den Platz, bevor du siehst, welche Karte du ablegst. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und ersetzt ihn.
rules-special = Sonderkarten
rules-special-1 = Eine gezogene Sonderkarte wird gezeigt und abgelegt; du darfst sie nutzen. In einer Reihe tut sie nichts, und vom Ablagestapel kann man sie nicht nehmen.
rules-special-2 = Das Deluxe-Spiel hat 65 Karten, darunter 6 Tauschen, 4 Zweimal ziehen, 4 Spähen und 6 Superspähen. Das klassische hat 54, darunter je 3 Tauschen, Zweimal ziehen und Spähen, kein Superspähen.
rules-swap = Tausch eine deiner Karten mit einer fremden, Platz gegen Platz. Niemand sieht sie sich an.
rules-peek = Sieh dir eine eigene Karte an. Alle sehen, welche; nur du siehst, was sie zeigt.
rules-super-peek = Sieh dir durch den Scanner alle Reihen an. In diesem Zug darfst du nicht ansagen, auch wenn du nicht hinsiehst.
rules-draw2 = Zieh bis zu zwei weitere Karten vom Nachziehstapel. Behältst oder nutzt du die erste, ist Schluss; sonst darfst du die zweite ziehen. Ein weiteres Zweimal ziehen beginnt von vorn.
rules-call = Die Ansage
rules-call-1 = Am Ende deines Zuges darfst du „Rat-a-tat cat“ ansagen, wenn du deine Reihe für die niedrigste hältst. Alle anderen haben noch einen Zug, dann wird aufgedeckt.
rules-call-2 = Eine falsche Ansage kostet nichts extra, doch die Reihe des Ansagers ist nicht sicher: Ihre Karten können noch getauscht werden.
rules-call-3 = In jedem Durchgang gibt es nur eine Ansage: Danach kann niemand mehr ansagen.
rules-score = Wertung
rules-score-1 = Sonderkarten in den Reihen werden durch Karten vom Nachziehstapel ersetzt, bis eine Zahl kommt. Dann wird jede Reihe addiert.
rules-score-2 = Eine Partie hat fünf Durchgänge, wenn der Tisch nicht eine andere Zahl oder eine Zeit gewählt hat. Die kleinste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-score-3 = In einer Partie mit Ausscheiden ist draußen, wessen Summe über der Grenze liegt, meist 100. Wer als Letzter übrig bleibt, gewinnt; scheiden die Letzten zugleich aus, gewinnt die kleinste Summe.
rules-score-4 = Für den nächsten Durchgang werden alle Karten neu gemischt. Wer den ersten Zug hatte, gibt; wer links von ihm sitzt, beginnt.
rules-memory = Gedächtnis
rules-memory-1 = Was du gesehen hast, wird wieder verdeckt, und nichts merkt es sich für dich. Sich zu erinnern, das ist das Spiel.
rules-memory-2 = Mit der Gedächtnishilfe, die für alle gleich ist, bleiben die Karten, die du kennst, für dich lesbar, und kleine Zeichen zeigen, wer welche Karte kennt.
rules-open = Offene äußere Karten
rules-open-1 = Spielt der Tisch mit offenen äußeren Karten, liegen die zwei äußeren Karten jeder Reihe den ganzen Durchgang lang offen, ebenso jede Karte, die dorthin kommt. Einen ersten Blick gibt es nicht.
rules-open-2 = Tauschen und Spähen gelten dann nur für die inneren, verdeckten Karten.
rules-clock = Zeitlimit
rules-clock-1 = Läuft deine Zeit ab, ziehst du vom Nachziehstapel, legst die Karte ab oder nutzt sie nicht und sagst nicht an. Deine Reihe bleibt, wie sie ist.
guide-title = Deine erste Partie
guide-intro = Ich bin der Alte Graue. Wir spielen einen Durchgang gegen die Schlafmütze, und ich sage dir, was ich täte und warum.
guide-look = Deine äußeren Karten siehst du einmal. Merk sie dir.
guide-low = Nimm kleine Katzen, werd Ratten los. Die wenigsten Punkte gewinnen.
guide-special = Sonderkarten tauschen, spähen oder ziehen mehr. Du musst sie nicht nutzen.
guide-call = Hältst du deine Reihe für die niedrigste, sag an. Ein letzter Zug für die anderen, dann wird gezählt.
guide-play = Karten geben

## Regeln von Rat-a-Tat Cat
rat-a-tat-cat-option-deck-label = Kartensatz
rat-a-tat-cat-option-deck = Die 65 Karten der Deluxe-Ausgabe oder die 54 der klassischen ohne Superspähen.
rat-a-tat-cat-option-deck-deluxe = Deluxe
rat-a-tat-cat-option-deck-classic = Klassisch
rat-a-tat-cat-option-first_dealer-label = Erster Geber
rat-a-tat-cat-option-first_dealer = Wer im ersten Durchgang gibt.
rat-a-tat-cat-option-first_dealer-random = Zufall
rat-a-tat-cat-option-match_end-label = Ende der Partie
rat-a-tat-cat-option-match_end = Nach einigen Durchgängen, nach einer Zeit oder wenn nur einer übrig ist.
rat-a-tat-cat-option-match_end-rounds = Durchgänge
rat-a-tat-cat-option-match_end-time = Zeit
rat-a-tat-cat-option-match_end-elimination = Ausscheiden
rat-a-tat-cat-option-rounds-label = Anzahl Durchgänge
rat-a-tat-cat-option-rounds = Wie viele gespielt werden, oder so viele, wie Spieler da sind.
rat-a-tat-cat-option-rounds-players = Jeder gibt einmal
rat-a-tat-cat-option-minutes-label = Zeit
rat-a-tat-cat-option-minutes = Danach beginnt kein neuer Durchgang.
rat-a-tat-cat-option-limit-label = Grenze
rat-a-tat-cat-option-limit = Die Summe, mit der man ausscheidet.
rat-a-tat-cat-option-limit_rule-label = An der Grenze
rat-a-tat-cat-option-limit_rule = Draußen mit mehr als der Grenze oder schon, wenn sie erreicht ist.
rat-a-tat-cat-option-limit_rule-over = Darüber
rat-a-tat-cat-option-limit_rule-reach = Erreicht
rat-a-tat-cat-option-open_outer-label = Äußere Karten offen
rat-a-tat-cat-option-open_outer = Leichter, für Kinder: Die zwei äußeren Karten jeder Reihe liegen offen.
rat-a-tat-cat-option-memory_aid-label = Gedächtnishilfe
rat-a-tat-cat-option-memory_aid = Die Seite zeigt weiter, was du gesehen hast. Bequem, aber nur der halbe Spaß.
rat-a-tat-cat-option-call_from-label = Ansagen
rat-a-tat-cat-option-call_from = Am Ende jedes Zuges, oder erst wenn alle einmal dran waren.
rat-a-tat-cat-option-call_from-any_turn = In jedem Zug
rat-a-tat-cat-option-call_from-after_first_lap = Nach einem Umlauf
rat-a-tat-cat-option-reshuffle-label = Wenn der Nachziehstapel leer ist
rat-a-tat-cat-option-reshuffle = Der ganze Ablagestapel wird gemischt oder alles bis auf die oberste Karte.
rat-a-tat-cat-option-reshuffle-all = Alle
rat-a-tat-cat-option-reshuffle-keep_top = Ohne die oberste
rat-a-tat-cat-option-lap_limit-label = Längster Durchgang
rat-a-tat-cat-option-lap_limit = Nach so vielen Umläufen ohne Ansage wird gezählt.

tat-hint-take = Vom Ablagestapel nehmen, statt deiner { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  } Karte
tat-hint-keep = Statt deiner { $slot ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
  } Karte hinlegen
tat-hint-swap = Deine { $own ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte gegen die { $theirs ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } tauschen ({ $name })
tat-hint-peek = Deine { $slot ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
  } Karte ansehen

## Was den Ratten des Hauses herausrutscht
quip-sieve-forgot = Oh. Die hatte ich?
quip-drowsy-forgot = Hm? Die kannte ich doch …
quip-sieve-looked = Welche war das noch?
quip-drowsy-looked = Hm … kennen wir uns?
quip-clerk-forgot = Die stand nicht in meinen Akten.
quip-clerk-looked = Ich sehe kurz in die Akten …
quip-apprentice-forgot = Moment, war die gut?
quip-apprentice-looked = Verzählt. Noch mal!
quip-alchemist-forgot = Wie kam die in den Kessel?
quip-alchemist-looked = Was war in diesem Kolben?
quip-glutton-took = Kleiner! Meins!
quip-glutton-called = Klein genug für mich!
quip-captain-called = Kopf! Also sage ich an.

## Die vorausdenken, an diesem Tisch
tat-bot-apprentice = Spielt hundertmal im Kopf weiter und glaubt, dass alle nach Lehrbuch spielen. Zu zweit sagt er früh an; an einem größeren Tisch entfallen ihm Karten.
tat-bot-alchemist = Spielt tausendmal im Kopf weiter und verlässt das Gewohnte selten, auch für einen Bluff. Zu zweit sagt sie früh an; an einem größeren Tisch entfällt ihr ab und zu eine Karte.
tat-bot-sage = Spielt zehntausendmal im Kopf weiter, bis zu einer Sekunde lang. Vergisst nichts, sagt früh an und behält auch mal eine hohe Karte, um stark auszusehen.

## The rats of the house at this table
bot-captain-line = Tut, was ihm einfällt. Vor der Ansage wirft er eine Münze.
bot-glutton-line = Nimmt, was kleiner aussieht, zählt nichts, sagt bei zehn an. Je größer der Tisch, desto schneller vergisst er.
bot-sieve-line = Weiß, was sich zu nehmen lohnt und wann man ansagt, hat aber einen Kopf wie ein Sieb: Er sieht nach, was er schon gesehen hat, und lässt Besseres liegen.
bot-drowsy-line = Spielt vernünftig, aber manchmal sieht sie eine Karte zweimal an: Sie war ihr entfallen.
bot-clerk-line = Zu zweit merkt er sich jede gesehene Karte, an einem größeren Tisch entfallen ihm viele. Sagt bei sechs oder weniger an oder wenn er weit unter allen anderen liegt. Blufft nie.
