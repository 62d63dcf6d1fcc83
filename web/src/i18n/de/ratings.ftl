## How good you are
strength-title = Wie gut du bist
strength-game = Spiel
strength-board = Die besten Stammgäste
strength-doubt = ± { $doubt }
strength-last = { $by } in der letzten Partie
strength-unsure = Noch nicht eingeordnet: Ein paar Partien mehr, dann weiß man es.
strength-like = Etwa so stark wie { $name }.
strength-between = Stärker als { $below }, schwächer als { $above }.
strength-above = Stärker als alle im Haus, selbst { $name }.
strength-below = Schwächer als { $name }. Noch.
strength-none = Da stehen sie. Und du?
strength-none-how = Deine ersten gewerteten Partien ordnen dich unter ihnen ein. Gewertet wird „Mit anderen spielen“ und an Tischen, die allen offenstehen; an einem Tisch auf Einladung wähle beim Eröffnen „Gewertet“.
strength-lay = Tisch eröffnen
curve-how = Die Punktlinien sind die Computerspieler, so stark wie gemessen; die Schraffur zeigt, wie unsicher sich das Haus bei dir noch ist.
curve-told = Deine Wertung ging von { $from } auf { $to }, plus oder minus { $doubt }, in { $n ->
    [one] { $n } gewerteten Partie
   *[other] { $n } gewerteten Partien
  }.
curve-stars-told = Wie stark die Computerspieler sind
curve-match = Partie
curve-points = Wertung
curve-doubt = Plus oder minus

## Where you came
places-title = Deine Platzierungen
places-size = { $n ->
    [one] { $n } am Tisch
   *[other] { $n } am Tisch
  }
places-times = Platz { $place }: { $n ->
    [one] einmal
   *[other] { $n }-mal
  }
places-gave-up = { $n ->
    [one] Einmal aufgegeben
   *[other] { $n }-mal aufgegeben
  }

## Against the computer players
duels-title = Gegen die Ratten des Hauses
duels-told = davor { $ahead }, gleichauf { $level }, dahinter { $behind }
duels-ahead = vor ihnen
duels-level = gleichauf
duels-behind = hinter ihnen

## The strongest left behind
best-title = Die Stärksten, die du geschlagen hast
best-somebody = Jemand

## The board
board-title = Die besten Stammgäste
board-lead = Stammgäste, die in { $days ->
    [one] dem letzten { $days } Tag
    *[other] den letzten { $days } Tagen
  } gespielt haben, mit mindestens { $least ->
    [one] { $least } gewerteten Partie
    *[other] { $least } gewerteten Partien
  }.
board-how = Der Punkt ist die Wertung, der Strich ihre Unsicherheit. Geordnet wird nach dem linken Ende des Strichs: So viel ist fast sicher.
board-matches = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  }
board-none = Noch niemand. Spiele { $least ->
    [one] { $least } gewertete Partie
    *[other] { $least } gewertete Partien
  } als Stammgast, und die erste Zeile gehört dir.
board-me = Mein Platz

## A regular, as everybody sees them
shown-nobody = Unter diesem Namen ist niemand zu sehen: ein Gast, gar niemand, oder jemand, der sich lieber nicht zeigt.
shown-regular = Stammgast in diesem Haus
shown-yours = Das sehen andere von dir.
shown-change = Ändern
shown-ratings = Spielstärke
shown-unrated = Noch keine gewertete Partie.
shown-history = Zuletzt an offenen Tischen
shown-no-history = Noch keine Partie an einem offenen Tisch.
shown-place = Platz { $place } von { $of }
shown-gave-up = Aufgegeben
shown-only-name = Mehr ist hier nicht zu sehen.

## What you show
shows-title = Was andere von dir sehen
shows-profile = Eine Seite mit deinem Namen und Gesicht
shows-ratings = Darauf deine Wertungen
shows-history = Darauf deine Partien an offenen Tischen
shows-boards = Deinen Namen auf den Bestentafeln
shows-see = Deine Seite ansehen
