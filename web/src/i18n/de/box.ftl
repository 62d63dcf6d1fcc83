box-title = Deine Schachtel: { $game }
box-how = Steht das auch in deiner Schachtel?
box-lead = Hier liegt alles, was unsere Schachtel zeigt. Die Regeln, die wir hatten, zeigten nicht alles; den Rest haben wir ergänzt. Steht bei dir etwas anderes, drück auf das Teil und berichtige es. Dann spiel damit.
box-values = { $n ->
    [one] { $n } Wert
   *[other] { $n } Werte
  }
box-show = Welche Teile zu sehen sind
box-show-all = Alles
box-show-made-up = Was wir rekonstruiert haben
box-show-mended = Was berichtigt ist
box-bring = Schachtel aus Datei laden
box-no-box = Diese Datei ist keine Schachtel dieses Spiels.
box-none-mended = Noch ist nichts berichtigt.
box-none-made-up = Hier musste nichts rekonstruiert werden.
box-as-ours = Alles wie in unserer Schachtel.
box-not-rated = Eine Partie damit wird nicht gewertet.
box-save = Als Datei speichern
box-lay = Tisch damit eröffnen
box-unknown = Dieses Haus hat diese Schachtel nicht mehr. Lade sie aus ihrer Datei.

## What does not fit
box-bad = Das geht nicht.
box-bad-together = Zusammen geht das nicht.
box-fits = Hier geht, wenn alles andere bleibt: { $least }–{ $most }.
box-fits-only = Hier geht nur { $n }, wenn alles andere bleibt.
box-reason = Das Haus sagt:

## A part in the hand
box-told = Woher es kommt, in den Worten der Datei:
box-before = Das Teil davor
box-after = Das nächste Teil
box-mended = berichtigt
box-yours = deins
box-rulebook = Regelheft
box-rulebook-means = So steht es im Regelheft.
box-public = veröffentlicht
box-public-means = Es ist anderswo veröffentlicht.
box-derived = erschlossen
box-derived-means = Es folgt aus dem, was veröffentlicht ist.
box-reconstructed = geschätzt
box-reconstructed-means = Wir haben es rekonstruiert: Schau auf deins.

## Keeping boxes
box-kept = Aufgehoben.
box-kept-title = Schachteln, die du aufhebst
box-kept-lead = Du hast sie überall, wo du dich anmeldest. Die Namen siehst nur du.
box-kept-lead-guest = Sie gehören dem Gast in diesem Browser. Werde Stammgast, und du hast sie auf jedem Gerät.
box-name = Wie soll sie heißen?
box-keep = Aufheben
box-put-away = Weglegen: { $name }
box-ours = Unsere Schachtel
