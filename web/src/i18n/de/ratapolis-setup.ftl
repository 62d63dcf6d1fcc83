## The stories of the Situations, and what is different
pol-situation-base-story = Eine Stadt, ein Jäger mit seinen Katzen, und jeder Nachbar ein Rivale. Welche Stadt, entscheidest du.
pol-situation-base-rules = Acht Runden. In jedem Gebäude eine Ratte jeder Familie. Ein Vorteil mehr, als Spieler da sind.
pol-situation-a-story = Spitzengardinen, gefegte Stufen, ein Nicken über jeden Zaun. Es hält genau zwei Runden.
pol-situation-a-rules = Ohne C, G, H, I und T: 15 Gebäude und 15 Ratten je Familie. Die Vorteile sind A, B, F, L und S. Kein Angriff in Runde 1 und 2, nur einer in 3 und 5. Runde 4 und 8 entfallen.
pol-situation-b-story = Große Häuser in der Mitte, kleine Läden ringsum, und alle haben es eilig, woanders zu sein.
pol-situation-b-rules = Die ganze Stadt in ihrem Aufbau. Keine Regel ändert sich.
pol-situation-c-story = Seit die erste Ratte einzog, hat hier niemand eine Gasse begradigt. Die langen Dächer halten den Rand, die Lädchen drängen sich in der Mitte.
pol-situation-c-rules = Die ganze Stadt in ihrem Aufbau. Keine Regel ändert sich.
pol-situation-f-story = In der Mitte eine Brache, ringsum geschlossene Läden, und niemand warnt mehr irgendwen.
pol-situation-f-rules = Ohne A, B, F, L und S: 15 Gebäude und 15 Ratten je Familie. Die Vorteile sind C, G, H, I und T. In den Runden 1 bis 3 sieht niemand eine Jagdkarte; nennt die gezogene ein Gebäude mit Vorteil, geht nur der Vorteil verloren. Runde 4 und 8 entfallen.
pol-situation-g-story = Jemand hat quer durch die Stadt Gras gesät. Keine Katze jagt dort, aber zu fressen gibt es fast nichts.
pol-situation-g-rules = Drei Außenplättchen teilen die Stadt. Katzen kommen nie dorthin; jede Ratte ist dort 1 Käse wert.
pol-situation-h-story = Lampions, Drehorgel, Zucker unter den Pfoten. Wer den Jahrmarkt am Ende hält, fegt die Krümel zusammen.
pol-situation-h-rules = Drei Außenplättchen sind der Jahrmarkt. Wer am Ende auf ihnen zusammen die meisten Ratten hat, bekommt 10 Käse extra; bei Gleichstand niemand.
pol-situation-i-story = Vier Ecken, vier Familien, und jede kann eine Sache besser als die anderen.
pol-situation-i-rules = Alle beginnen in einer Ecke mit 12 Ratten und einem Vorteil. In Runde 4 liegen die Karten der fünf Gebäude mit Vorteil offen, und eines dieser Gebäude fällt.
pol-situation-l-story = Frühling in den Kellern. Wo zwei einer Familie unter einem Dach wohnen, ist eine dritte selten weit.
pol-situation-l-rules = Eine neue Aktion: Wo du in einem Gebäude zwei Ratten hast, kommt eine aus dem Vorrat dazu, wenn Platz ist. Markt und Krankenhaus haben keinen Vorteil. Zwei Außenplättchen gehören zur Stadt.
pol-situation-s-story = Wir kommen vom Land, alles Hab und Gut auf dem Rücken. Was hinter diesen Türen ist? Das wusste niemand.
pol-situation-s-rules = Ohne B, F und S; das Krankenhaus hat keinen Vorteil. Alle beginnen dort und ringsum, und in Runde 5 fällt es. Sieben Gebäude liegen verdeckt, bis jemand einzieht; sitzt auf der Karte schon eine Katze, ist es eine Falle. Runde 4 und 8 entfallen.
pol-situation-t-story = Der Jäger rückt einen Stuhl heran. Er weiß, welche Türen seine Katzen heute nehmen können, und er sucht aus.
pol-situation-t-rules = Ein Spieler ist Balthus und hat keine Ratten. Jede Runde wählt er heimlich eine der offenen Karten und erhält den Käse der gefangenen Ratten. Am Ende wird seine Summe verdoppelt und mit der aller Ratten zusammen verglichen. Ratten greifen einander nicht an. Archiv, Schießstand und Radiosender haben keinen Vorteil.

## The chooser
pol-situation-random-story = Zehn Zettel im Hut. Jemand zieht.
pol-situation-random-rules = Eines der Szenarien für so viele Spieler, wie hier sitzen.
pol-situation-own-story = Aus der Schachtel des Hausherrn.
pol-situation-choose = Szenario wählen
pol-situation-first = Gut fürs erste Spiel
pol-situation-simple = einfach
pol-situation-medium = mittel
pol-situation-hard = anspruchsvoll
pol-situation-players = { $least }–{ $most } Spieler
pol-situation-players-only = { $n } Spieler
pol-situation-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
pol-situation-unfit = Nicht für { $n } Spieler.
pol-situation-two = Zu zweit: In der Stadt wohnt eine dritte, neutrale Familie. Sie zieht nicht, zählt aber bei Mehrheiten, lässt sich fangen und schlägt nach den Katzen zu.
pol-situation-estimate = Wie anspruchsvoll sie sind, ist unsere eigene Einschätzung.

## The city
pol-option-city-choose = Stadt wählen
pol-option-city-build = Eine Stadt bauen
pol-option-city-build-help = Zieh Plättchen auf den Grund, oder wähle eins und dann eine Stelle. Sie müssen ein Rechteck füllen.
pol-option-city-ground = Der Baugrund
pol-option-city-bench = Nicht in der Stadt
pol-option-city-cell = Reihe { $row }, Spalte { $column }
pol-option-city-lies = { $tile }, Reihe { $row }, Spalte { $column }
pol-option-city-turn = Drehen
pol-option-city-away = Wegnehmen
pol-option-city-clear = Alles abräumen
pol-option-city-use = In dieser Stadt spielen
pol-option-city-fine = { $columns } × { $rows }, { $n } Gebäude. Runden: { $rounds }.
pol-option-city-hole = { $n ->
    [one] { $n } Lücke im Rechteck.
   *[other] { $n } Lücken im Rechteck.
  }
pol-option-city-too-few = { $n } Gebäude; mindestens { $least } sind nötig.
pol-option-city-unfit = In dieser Stadt lässt sich nicht spielen.
pol-option-city-missing = Für Balthus braucht es alle zwanzig. Es fehlen: { $list }.
pol-option-city-no-outdoors = Mit Balthus keine Außenplättchen: { $list }.

## Options
pol-option-situation-help = Das Grundspiel oder eine von zehn Geschichten mit eigener Stadt und eigenen Regeln.
pol-option-city-help = Ein fertiger Aufbau oder ein selbst gebauter.
pol-option-balthus-help = Wer der Jäger ist.
pol-option-teams-help = Partner zählen ihren Käse zusammen. Sie reden offen, greifen einander nicht an und zeigen einander keine Karten, außer durch das Archiv.
pol-option-partners-help = Wer mit wem spielt, nach Plätzen.
pol-option-edition-help = Französische und russische Regeln unterscheiden sich in zwei Punkten. Beide lassen sich unten auch einzeln einstellen.
pol-option-market-help = Welche Ratten er zurückholen darf.
pol-option-final-help = Ob die Vorteile ein letztes Mal vergeben werden und der Käseladen noch einmal zahlt.
pol-option-share-help = Was geschieht, wenn mehrere Gruppen nicht alle hineinpassen.
pol-option-log-help = Die Seite merkt sich, was war und welche Karten du gesehen hast. Sonst ist das Gedächtnis deine Sache.
pol-option-marks-help = Wähle eine Runde, um sie zu streichen oder Angriffe zu begrenzen. Die Schachtel hat sechs Karten: höchstens drei Runden ohne Angriff und drei mit einem.
pol-option-marks-small = Diese Stadt hat weniger als zwanzig Gebäude: Die Runden 4 und 8 entfallen, das kostet zwei der sechs Karten.
pol-option-mark = Runde { $n }: { $mark }
