## La feuille
land-sheet-title = Le compte
land-sheet-place = Place
land-sheet-home = Au logis
land-sheet-points = Points
land-sheet-winner = Victoire : { $names }
land-sheet-shared = Victoire partagée : { $names }
land-sheet-tie-cheese = { $n ->
    [one] { $n } point chacun
   *[other] { $n } points chacun
  } : le fromage départage. { $list }.
land-sheet-tie-shared = { $names } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  } et { $cheese } chacun. Ils partagent la place.
land-sheet-story = Comment on en est arrivé là
land-sheet-start = Au départ
land-sheet-born = Nés
land-sheet-joined = Arrivés
land-sheet-gone = Partis
land-sheet-starved = Morts de faim
land-sheet-living = Vivants
land-sheet-found = Trouvé
land-sheet-won = Des autres
land-sheet-given = Aux autres
land-sheet-eaten = Consommé
land-sheet-left = Reste
land-sheet-raised = { $name } : Sacré rat a sorti { $n ->
    [one] { $n } rat
   *[other] { $n } rats
  } du cimetière.

## La première partie
land-guide-title = Votre première partie de RatLand
land-guide-intro = Je suis le Vieux Gris. À la fin, chaque rat vivant vaut un point, chaque mort de faim en retire un ; celui qui en a le plus gagne. Une vraie partie contre deux adversaires que joue l’ordinateur, et j’explique chaque chose quand elle se présente.
land-guide-place = Chacun place ses rats derrière un paravent. Puis tous les paravents se lèvent d’un coup.
land-guide-breed = Les rats à la maternité se multiplient. Ceux d’un conduit volent leur voisin.
land-guide-bag = Les autres piochent dans le sac. C’est surtout du fromage.
land-guide-feed = À la fin du tour, tout le monde mange, ou meurt de faim.
land-guide-play = Commencer
