## Whether a match counts
rated-title = Partie classée
rated-yes = Classée
rated-not = Pour le plaisir
rated-no = Non classée
rated-means = Partie classée : elle compte pour le classement de tous. Ni conseils ni annulation.
rated-without = Choisissez « Classée » pour s’en passer.
unrated-means = Elle ne change le classement de personne.
unrated-casual = pour le plaisir.
unrated-position = elle part d’une position composée.
unrated-hints = les conseils sont permis.
unrated-memory-aid = la page se souvient des cartes.
unrated-changed-box = on ne joue pas avec notre boîte.
unrated-no-people = seuls des ordinateurs jouent.
unrated-unmeasured = personne n’a mesuré la force d’un des joueurs ordinateur.

## What it has changed
rated-changed = Votre classement : { $from } → { $to }
rated-see = Voir votre courbe
set-up-table = Position composée
day-mark = La donne du jour
day-mark-full = La donne du jour : cet essai compte. Ni conseils ni annulation.
day-mark-fun = Donne du jour, pour le plaisir
day-mark-fun-full = La donne du jour, pour le plaisir : elle ne compte pas.
