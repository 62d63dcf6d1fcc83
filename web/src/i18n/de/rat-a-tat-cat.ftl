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
card-at = { $owner }, Platz { $slot }: { $card }
card-mine-at = Dein Platz { $slot }: { $card }
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
seat-caller = Ansager
seat-out = Ausgeschieden
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }

## Was gefragt ist
ask-first-look = Sieh dir deine zwei äußeren Karten an und merk sie dir.
ask-source = Du bist am Zug. Zieh eine Karte oder nimm die abgelegte.
ask-keep = Nimm sie für eine deiner Karten, oder leg sie ab.
ask-swap = Tauschen: eine von dir gegen eine fremde, ungesehen.
ask-draw2 = Noch einmal ziehen? { $n ->
    [one] Einmal geht noch.
   *[other] Es geht noch { $n }-mal.
  }
ask-peek = Spähen: wähl eine deiner Karten.
ask-super-peek = Superspähen: alle Reihen. Danach keine Ansage.
ask-super-peek-last = Superspähen: alle Reihen. Im letzten Zug hilft es nicht mehr.
note-draw2-use = Nutzen kostet das zweite Ziehen, Verzichten nicht.
ask-look = Schau gut hin, und dann weiter.
ask-call = Ist deine Reihe die niedrigste? Dann sag es.
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
score-total = Gesamt
score-winner = Am niedrigsten: { $name }
called-here = angesagt

## Am Tisch
seat-last-turn = Letzter Zug
in-hand = In deiner Hand: { $card }
in-hand-of = In der Hand von { $name }: { $card }
known-by = Gesehen von: { $names }
ask-source-deck = Du bist am Zug. Die Sonderkarte kann man nicht nehmen: Zieh vom Stapel.
ask-take = Welche deiner vier Karten ersetzt sie? Diese Wahl gilt.
ask-keep-again = Nimm sie für eine deiner Karten, dann ist Schluss, oder leg sie ab und zieh noch einmal.
ask-swap-own = Und welche deiner Karten gibst du her?
ask-swap-theirs = Und gegen welche? Wähl eine Karte einer anderen Reihe.
ask-wait-all = Fertig. Die anderen noch nicht.
ask-quiet = Schau genau hin.
ask-over = Die Partie ist vorbei.
said-taken-back = Der letzte Zug ist zurückgenommen.
do-take = Abgelegte nehmen
do-back = Neu wählen
why-empty = Der Ablagestapel ist leer.
why-draw2-deck = Zweimal ziehen heißt: nur vom Nachziehstapel.
why-source-first = Zieh zuerst eine Karte oder wähl die oberste abgelegte.
why-open = Sie liegt offen. Nur verdeckte Karten sind erlaubt.
why-peek-own = Gespäht wird nur bei eigenen Karten.
why-draw2-first = Zieh zuerst noch einmal oder hör auf.
why-one-card = Du hast schon gezogen: eine Karte je Zug.
why-taken = Du hast den Ablagestapel gewählt. Wähl die Karte, die ersetzt wird, oder wähl neu.
why-theirs = Fremde Karten wechseln nur durch Tauschen den Platz.
why-use-first = Nutze zuerst die Sonderkarte oder verzichte.
why-looking = Sag zuerst, dass du gesehen hast.
why-call-first = Dein Zug ist vorbei bis auf eines: ansagen oder nicht.
why-round-over = Der Durchgang ist vorbei.
why-call-called = Keine Ansage: Es ist schon angesagt. Das ist ein letzter Zug.
why-call-super-peek = Keine Ansage in diesem Zug: Wer Superspähen zieht, darf im selben Zug nicht ansagen.
why-call-first-lap = Noch keine Ansage: An diesem Tisch ist erst jeder einmal am Zug.
zoom-row = Wähl eine Karte von { $name }
deck-next = Als Nächstes im Stapel
discard-all = Der ganze Ablagestapel
sheet-away = Karten ansehen
sheet-back = Zum Punktezettel
score-before = Durchgänge 1–{ $n }
score-row = die Karten:
score-place = Platz
score-shared = Gemeinsamer Sieg: { $name }

## Das Protokoll
log-round-began = Durchgang { $n }. { $name } gibt.
log-shuffled = Der Stapel mit { $n } Karten wird gemischt.
log-dealt = Vier verdeckte Karten für alle.
log-laid-aside = Aufgedeckt: { $card }. Eine Sonderkarte eröffnet den Ablagestapel nicht.
log-first-discard = Der Ablagestapel beginnt: { $card }.
log-slipped-in = Was beiseitelag, kommt zurück in den Stapel: jetzt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }.
log-outer = { $name }, Platz { $slot } liegt offen: { $card }.
log-first-look = Alle sehen sich ihre äußeren Karten an.
log-turn = { $name } ist am Zug.
log-last-turn = Letzter Zug für { $name }.
log-drew = { $name } zieht vom Stapel.
log-drew-seen = { $name } zieht: { $card }.
log-showed = { $name } zeigt: { $card }.
log-rejected = { $name } legt ab: { $card }.
log-kept = { $name } behält die gezogene Karte auf Platz { $slot }; weg kommt { $replaced }.
log-kept-seen = { $name } behält auf Platz { $slot }: { $card }; weg kommt { $replaced }.
log-took = { $name } nimmt vom Ablagestapel auf Platz { $slot }: { $card }; weg kommt { $replaced }.
log-swapped = { $name } tauscht Platz { $own } gegen Platz { $theirs } von { $other }.
log-peeked = { $name } späht auf Platz { $slot }.
log-peeked-seen = { $name } späht auf Platz { $slot }: { $card }.
log-super-peeked = { $name } sieht durch den Scanner alle Reihen.
log-look-ended = { $name } hat genug gesehen.
log-declined = { $name } verzichtet.
log-stopped = { $name } zieht nicht weiter.
log-reshuffled = Der Ablagestapel wird zum neuen Stapel: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }.
log-called = { $name }: Rat-a-tat cat!
log-no-call = { $name } sagt nicht an.
log-timed-out = { $name } war zu langsam.
log-revealed = Alle Karten werden aufgedeckt.
log-special-out = { $name }, Platz { $slot }: { $card } geht weg und wird ersetzt.
log-turned-up = { $name }, Platz { $slot }: es kommt { $card }.
log-scored = Gezählt. { $list }.
log-score = { $name }: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
log-went-out = Ausgeschieden: { $names }.
log-win = { $names } gewinnt die Partie.
log-shared-win = { $names } teilen sich den Sieg.

## Hilfe und das erste Spiel
help-touch = Berühre etwas auf dem Tisch, um zu erfahren, was es ist.
help-deck = Der Nachziehstapel. Eine Zahl behältst du oder legst sie ab; eine Sonderkarte zeigst du und darfst sie nutzen.
help-discard = Der Ablagestapel. Statt zu ziehen nimmst du die oberste, wenn sie eine Zahl ist. Sie muss eine von deinen ersetzen.
help-scanner = Der Scanner. Seine rote Linse zeigt, was verdeckt liegt, wenn jemand Superspähen nutzt.
help-plaque = Ein Mensch oder eine Ratte: Name, Punkte (wenige sind gut), wer gibt, wer angesagt hat, wer am Zug ist.
help-card = Eine Karte einer Reihe. Katzen sind niedrig, Ratten hoch, Sonderkarten werden beim Zählen ersetzt. Merk dir, was du siehst.
help-ask = Hier steht, was gefragt ist. Was leuchtet, kannst du wählen.
coach-first-look = Das sind deine äußeren Karten. Merk sie dir: Katzen sind niedrig und gut, Ratten hoch. Die inneren kennt niemand.
coach-draw = Nichts Gutes liegt offen. Zieh: vielleicht eine kleine Katze oder eine Sonderkarte.
coach-take-known = Auf dem Ablagestapel: { $card }. Nimm sie für Platz { $slot }: Dort liegt { $old }, das kostet mehr.
coach-take-unseen = Auf dem Ablagestapel: { $card }. Nimm sie für Platz { $slot }: Die Karte dort kennst du nicht, und eine unbekannte kostet etwa fünf.
coach-keep-known = { $card }: auf Platz { $slot } damit. Dort liegt { $old }, das kostet mehr. Was weggeht, sehen alle.
coach-keep-unseen = { $card }: niedrig. Auf Platz { $slot } damit: Die Karte dort kennst du nicht, und eine unbekannte kostet etwa fünf.
coach-keep-not = { $card }: leg sie ab. Was du kennst, ist niedriger, und eine unbekannte kostet nur etwa fünf.
coach-swap-not = Nichts ist schlecht genug, um es blind herzugeben. Ich würde verzichten.
coach-peek-none = Du kennst schon alle deine Karten. Es gibt nichts zu lernen: verzichte.
coach-call-yes = Ich zähle etwa { $n } in deiner Reihe. Mit zehn oder weniger würde ich ansagen.
coach-call-no = Ich zähle etwa { $n } in deiner Reihe. Zu viel: erst auf zehn herunter, dann ansagen.
coach-swap = Gib Platz { $slot } her, { $card }. Nimm eine, die sie schon lange behalten: die gefällt ihnen. Niemand sieht etwas.
coach-draw2 = Zweimal ziehen: bis zu zwei weitere Karten. Behältst du die erste, ist Schluss.
coach-peek = Sieh dir Platz { $slot } an: den kennst du noch nicht.
coach-super-peek = Superspähen zeigt dir allein alle Reihen. Ansagen geht in diesem Zug so oder so nicht.
coach-look = Lass dir Zeit. Danach wird es nicht mehr gezeigt.
coach-last-turns = Es ist angesagt: Alle anderen haben noch einen Zug, dann wird aufgedeckt.
coach-scored = Deine Reihe sind deine Punkte, wenige sind gut. Ab jetzt spielst du allein. Viel Glück!

## Die Regeln
rules-title = Rat-a-Tat Cat in Kürze
rules-goal = Worum es geht
rules-goal-1 = Vor dir liegen vier meist verdeckte Karten. Am Ende zählen ihre Zahlen als Punkte, und Punkte sind schlecht: Die kleinste Summe gewinnt.
rules-goal-2 = Katzen sind niedrig, 0 bis 6; Ratten hoch, 7 bis 9. Jede Zahl gibt es viermal, die Neun neunmal.
rules-start = Vor dem ersten Zug
rules-start-1 = Alle bekommen vier verdeckte Karten. Sieh dir deine äußeren einmal an und merk sie dir; die inneren hat niemand gesehen.
rules-start-2 = Der Ablagestapel beginnt mit einer Zahl. Links vom Geber geht es los.
rules-turn = Dein Zug
rules-turn-1 = Entweder nimmst du die oberste abgelegte Karte, wenn sie eine Zahl ist. Sie muss eine deiner Karten ersetzen, die dann alle sehen.
rules-turn-2 = Oder du ziehst. Eine Zahl ersetzt eine deiner Karten, oder du legst sie ab.
rules-turn-3 = Du wählst den Platz, bevor du siehst, was weg muss. Ist der Stapel leer, wird der Ablagestapel neu gemischt.
rules-special = Sonderkarten
rules-special-1 = Vom Stapel gezogen wird sie gezeigt, abgelegt und darf genutzt werden. In einer Reihe tut sie nichts, vom Ablagestapel nimmt man sie nicht.
rules-swap = Tausch eine deiner Karten mit einer fremden, Platz gegen Platz. Niemand schaut.
rules-peek = Sieh dir eine eigene Karte an. Alle sehen welche, nur du siehst was.
rules-super-peek = Sieh dir durch den Scanner alle Reihen an. In diesem Zug keine Ansage, auch wenn du nicht schaust.
rules-draw2 = Zieh bis zu zwei weitere Karten. Nutzt du die erste, ist Schluss; sonst gibt es die zweite. Ein neues Zweimal ziehen beginnt von vorn.
rules-call = Die Ansage
rules-call-1 = Am Ende deines Zuges darfst du „Rat-a-tat cat“ ansagen, wenn du dich am niedrigsten glaubst. Alle anderen haben noch einen Zug, dann wird aufgedeckt.
rules-call-2 = Eine falsche Ansage kostet nichts, doch die Reihe ist nicht sicher: Getauscht werden darf noch.
rules-score = Zählen
rules-score-1 = Sonderkarten in den Reihen werden vom Stapel ersetzt, bis eine Zahl kommt. Dann wird jede Reihe addiert.
rules-score-2 = Nach den vereinbarten Durchgängen oder der Zeit gewinnt die kleinste Summe; Gleichstand teilt den Sieg.
rules-score-3 = Beim Ausscheiden fliegt, wer über die Grenze kommt; wer übrig bleibt, gewinnt.
rules-memory = Gedächtnis
rules-memory-1 = Was du gesehen hast, wird wieder dunkel, und nichts merkt es sich für dich. Das ist das Spiel.
rules-memory-2 = Mit Gedächtnishilfe, für alle gleich, bleiben bekannte Karten für dich lesbar, und kleine Zeichen zeigen, wer was kennt.
guide-title = Dein erstes Spiel
guide-intro = Ich bin der alte Graue. Wir spielen einen Durchgang gegen eine einzige Ratte, und ich sage dir, was ich täte und warum.
guide-look = Deine äußeren Karten siehst du einmal. Merk sie dir.
guide-low = Nimm kleine Katzen, werd Ratten los. Wenige Punkte gewinnen.
guide-special = Sonderkarten tauschen, spähen oder ziehen mehr. Du musst sie nicht nutzen.
guide-call = Glaubst du dich am niedrigsten, sag an. Ein letzter Zug für die anderen, dann wird gezählt.
guide-play = Karten geben

## Regeln von Rat-a-Tat Cat
rat-a-tat-cat-option-deck-label = Kartendeck
rat-a-tat-cat-option-deck = Die 65 Karten der Deluxe-Ausgabe oder die 54 der klassischen ohne Super Peek.
rat-a-tat-cat-option-deck-deluxe = Deluxe
rat-a-tat-cat-option-deck-classic = Klassisch
rat-a-tat-cat-option-first_dealer-label = Erster Geber
rat-a-tat-cat-option-first_dealer = Wer im ersten Durchgang gibt.
rat-a-tat-cat-option-first_dealer-random = Zufall
rat-a-tat-cat-option-match_end-label = Das Spiel endet
rat-a-tat-cat-option-match_end = Nach Durchgängen, nach Zeit, oder wenn nur einer übrig ist.
rat-a-tat-cat-option-match_end-rounds = Durchgänge
rat-a-tat-cat-option-match_end-time = Zeit
rat-a-tat-cat-option-match_end-elimination = Der Letzte bleibt
rat-a-tat-cat-option-rounds-label = Wie viele Durchgänge
rat-a-tat-cat-option-rounds = Wie viele gespielt werden; oder jeder gibt einmal.
rat-a-tat-cat-option-rounds-players = Jeder gibt einmal
rat-a-tat-cat-option-minutes-label = Wie lange
rat-a-tat-cat-option-minutes = Danach wird nicht mehr gegeben.
rat-a-tat-cat-option-limit-label = Grenze
rat-a-tat-cat-option-limit = Die Summe, mit der man ausscheidet.
rat-a-tat-cat-option-limit_rule-label = An der Grenze
rat-a-tat-cat-option-limit_rule = Raus mit mehr als der Grenze, oder schon genau auf ihr.
rat-a-tat-cat-option-limit_rule-over = Darüber
rat-a-tat-cat-option-limit_rule-reach = Genau darauf
rat-a-tat-cat-option-open_outer-label = Äußere Karten offen
rat-a-tat-cat-option-open_outer = Für kleine Kinder: die zwei äußeren Karten jeder Reihe liegen offen.
rat-a-tat-cat-option-memory_aid-label = Gedächtnishilfe
rat-a-tat-cat-option-memory_aid = Die Seite zeigt weiter, was du gesehen hast. Bequem, und der halbe Spaß.
rat-a-tat-cat-option-call_from-label = Ansagen
rat-a-tat-cat-option-call_from = Am Ende jedes Zuges, oder erst wenn alle einmal dran waren.
rat-a-tat-cat-option-call_from-any_turn = Sofort
rat-a-tat-cat-option-call_from-after_first_lap = Nach einem Umlauf
rat-a-tat-cat-option-reshuffle-label = Wenn der Stapel leer ist
rat-a-tat-cat-option-reshuffle = Alle Ablagen werden gemischt, oder alle bis auf die oberste.
rat-a-tat-cat-option-reshuffle-all = Alle
rat-a-tat-cat-option-reshuffle-keep_top = Ohne die oberste
rat-a-tat-cat-option-lap_limit-label = Längster Durchgang
rat-a-tat-cat-option-lap_limit = Nach so vielen Umläufen ohne Ansage wird gezählt.

tat-hint-take = Abgelegte nehmen, auf Platz { $slot }
tat-hint-keep = Auf Platz { $slot } legen
tat-hint-swap = Tauschen: dein Platz { $own } gegen Platz { $theirs } von { $name }
tat-hint-peek = Platz { $slot } ansehen

## Was den Ratten des Hauses herausrutscht
quip-grey-forgot = Oh. Die hatte ich?
quip-drowsy-forgot = Hm? Die kannte ich doch …
quip-grey-looked = Welche war das noch?
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
tat-bot-apprentice = Spielt hundertmal im Kopf weiter und glaubt, dass alle nach Lehrbuch spielen. Zu zweit sagt er früh an; unter mehreren entfallen ihm Karten.
tat-bot-alchemist = Spielt tausendmal im Kopf weiter und verlässt das Gewohnte selten, auch für einen Bluff. Sagt zu zweit früh an; unter mehreren gerät ab und zu eine Karte in Vergessenheit.
tat-bot-sage = Spielt zehntausendmal im Kopf weiter, bis zu einer Sekunde lang. Vergisst nichts, sagt früh an und behält auch mal eine hohe Karte, um stark auszusehen.
