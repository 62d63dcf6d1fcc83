box-differs = { $n ->
    [one] In { $n } Wert ist diese Schachtel anders als unsere
   *[other] In { $n } Werten ist diese Schachtel anders als unsere
  }
box-differs-see = Was daran anders ist
box-differs-title = Eine andere Schachtel als unsere
box-differs-lead = Durchgestrichen ist, was unsere Schachtel zeigt; rot ist, was an diesem Tisch gilt.
box-look-into = In diese Schachtel schauen
box-not-read = Diese Schachtel lässt sich gerade nicht lesen.
box-nothing = nichts
box-yes = ja
box-no = nein
box-restore = { $place }: wie in unserer Schachtel

## Where a table is laid
box-row = Die Schachtel
box-row-ours = Wie dieses Haus sie hat. Auf deiner steht etwas anderes? Dann spiel mit deiner.
box-row-yours = Gespielt wird mit deiner Schachtel. Alle am Tisch sehen, was daran anders ist.
box-row-back = Mit unserer
box-row-open = Deine Schachtel
box-row-change = Ändern
