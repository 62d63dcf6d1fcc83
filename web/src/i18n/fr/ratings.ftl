## How good you are
strength-title = Votre force
strength-game = Jeu
strength-board = Les meilleurs habitués
strength-doubt = ± { $doubt }
strength-last = { $by } à la dernière partie
strength-unsure = Encore à situer : quelques parties de plus le diront.
strength-like = À peu près la force de ce joueur : { $name }.
strength-between = Entre { $below } et { $above }.
strength-above = Au-dessus de tous ceux de la maison ; le plus proche : { $name }.
strength-below = Pas encore au niveau de ce joueur : { $name }.
strength-none = Ils en sont là. Et vous ?
strength-none-how = Vos premières parties classées vous situent parmi eux. Les tables ouvertes à tous et « Trouver des joueurs » sont classées ; à une table sur invitation, choisissez « Classée » en l’ouvrant.
strength-lay = Ouvrir une table
curve-how = Les pointillés sont les joueurs ordinateur, à la force mesurée ; les hachures disent combien la maison hésite encore à votre sujet.
curve-told = Votre classement est passé de { $from } à { $to }, à { $doubt } près, en { $n ->
    [one] { $n } partie classée
   *[other] { $n } parties classées
  }.
curve-stars-told = La force des joueurs ordinateur
curve-match = Partie
curve-points = Classement
curve-doubt = À tant près

## Where you came
places-title = Vos rangs à l’arrivée
places-size = { $n ->
    [one] { $n } à table
   *[other] { $n } à table
  }
places-times = Place { $place } : { $n ->
    [one] { $n } fois
   *[other] { $n } fois
  }
places-gave-up = { $n ->
    [one] Abandonné { $n } fois
   *[other] Abandonné { $n } fois
  }

## Against the computer players
duels-title = Face aux rats de la maison
duels-told = devant { $ahead }, à égalité { $level }, derrière { $behind }
duels-ahead = devant eux
duels-level = à égalité
duels-behind = derrière eux

## The strongest left behind
best-title = Les plus forts que vous avez battus
best-somebody = Quelqu’un

## The board
board-title = Les meilleurs habitués
board-lead = Les habitués qui ont joué { $days ->
    [one] ce dernier { $days } jour
    *[other] ces { $days } derniers jours
  }, avec au moins { $least ->
    [one] { $least } partie classée
    *[other] { $least } parties classées
  }.
board-how = Le point est le classement, le trait son incertitude. L’ordre suit le bout gauche du trait : cela, c’est presque sûr.
board-matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
board-none = Personne encore. Rejoignez les habitués, jouez { $least ->
    [one] { $least } partie classée
    *[other] { $least } parties classées
  }, et la première ligne est à vous.
board-me = Mon coin

## A regular, as everybody sees them
shown-nobody = Personne à voir sous ce nom : un invité, personne du tout, ou quelqu’un qui préfère ne pas se montrer.
shown-regular = Parmi les habitués de cette maison
shown-yours = Voilà ce que les autres voient de vous.
shown-change = Modifier
shown-ratings = Sa force
shown-unrated = Pas encore de partie classée.
shown-history = Dernièrement, aux tables ouvertes
shown-no-history = Pas encore de partie à une table ouverte.
shown-place = Place { $place } sur { $of }
shown-gave-up = Abandon
shown-only-name = Il n’y a rien de plus à voir.

## What you show
shows-title = Ce que les autres voient de vous
shows-profile = Une page avec votre nom et votre visage
shows-ratings = Vos classements, sur cette page
shows-history = Vos parties aux tables ouvertes, sur cette page
shows-boards = Votre nom aux tableaux des meilleurs
shows-see = Voir votre page
