## Whether a match counts
rated-title = Gewertete Partie
rated-yes = Gewertet
rated-not = Zum Spaß
rated-no = Nicht gewertet
rated-means = Gewertet: Die Partie zählt für die Wertung aller. Keine Tipps, nichts wird rückgängig gemacht.
rated-without = Wähle „Gewertet“, dann fällt das weg.
unrated-means = Sie ändert niemandes Wertung.
unrated-casual = nur zum Spaß.
unrated-position = Sie beginnt mit einer aufgebauten Stellung.
unrated-hints = Tipps sind erlaubt.
unrated-memory-aid = Die Seite merkt sich die Karten.
unrated-changed-box = Es wird nicht mit unserer Schachtel gespielt.
unrated-no-people = Es spielen nur Computer.
unrated-unmeasured = Wie stark einer der Computerspieler ist, hat niemand gemessen.

## What it has changed
rated-changed = Deine Wertung: { $from } → { $to }
rated-see = Deine Kurve ansehen
set-up-table = Aufgebaute Stellung
day-mark = Aufgabe des Tages
day-mark-full = Aufgabe des Tages: Dieser Versuch zählt. Keine Tipps, nichts wird rückgängig gemacht.
day-mark-fun = Aufgabe des Tages, zum Spaß
day-mark-fun-full = Aufgabe des Tages, zum Spaß gespielt: Sie zählt nicht.
