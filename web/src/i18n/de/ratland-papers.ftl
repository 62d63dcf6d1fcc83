## Der Zettel
land-sheet-title = Die Zählung
land-sheet-place = Platz
land-sheet-home = Daheim
land-sheet-points = Punkte
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
land-guide-intro = Ich bin der Alte Graue. Am Ende ist jede lebende Ratte ein Punkt, jede verhungerte nimmt einen weg; wer die meisten hat, gewinnt. Wir spielen eine echte Partie gegen zwei Computerspieler, und ich erkläre alles, sobald es vorkommt.
land-guide-place = Alle setzen ihre Ratten hinter einem Sichtschirm ein. Dann gehen alle Sichtschirme zugleich hoch.
land-guide-breed = Ratten in der Kinderstube vermehren sich. Ratten im Seitenkanal bestehlen den Nachbarn.
land-guide-bag = Die anderen ziehen aus dem Beutel. Das meiste darin ist Käse.
land-guide-feed = Am Ende der Runde wollen alle fressen, sonst verhungern sie.
land-guide-play = Anfangen
