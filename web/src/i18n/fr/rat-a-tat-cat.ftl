## Cartes
face-0 = 0, l’ange endormi
face-1 = 1, le chaton à la pelote
face-2 = 2, la chatte au lait
face-3 = 3, le majordome
face-4 = 4, le sceptique
face-5 = 5, le siamois vexé
face-6 = 6, le chat de gouttière
face-7 = 7, le petit voleur
face-8 = 8, la brute
face-9 = 9, le Roi des Rats
face-swap = Échange
face-draw2 = Pioche 2
face-peek = Coup d’œil
face-super-peek = Super coup d’œil
card-down = face cachée
card-known = face cachée, déjà vue
card-at = { $owner }, emplacement { $slot } : { $card }
card-mine-at = Votre emplacement { $slot } : { $card }
deck = Pioche
deck-of = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
discard = Défausse
discard-top = Défausse, dessus : { $card }
discard-empty = Défausse vide
scanner = Scanner à rats Chat-o-Matic

## Places
row-of = Rangée : { $name }
seat-dealer = Donneur
seat-caller = Annonceur
seat-out = Éliminé
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## Ce qu’on vous demande
ask-first-look = Regardez vos deux cartes extérieures. Vous ne les reverrez pas.
ask-source = À vous de jouer. Piochez ou prenez le dessus de la défausse.
ask-keep = Remplacez une de vos cartes, ou défaussez-la.
ask-swap = Échange : une des vôtres contre une des leurs, sans voir.
ask-draw2 = Piocher encore ? { $n ->
    [one] Il reste une pioche.
   *[other] Il reste { $n } pioches.
  }
ask-peek = Coup d’œil : choisissez une de vos cartes.
ask-super-peek = Super coup d’œil : toutes les rangées. Pas d’annonce ce tour-ci.
ask-look = Regardez bien. Tout redevient noir.
ask-call = Votre rangée est la plus basse ? Dites-le.
ask-ready = Manche suivante ?
ask-wait = À { $name } de jouer.
do-draw = Piocher
do-done = J’ai vu
do-discard = Défausser
do-decline = Renoncer
do-again = Piocher encore
do-stop = S’arrêter
do-look = Regarder
do-call = Rat-a-tat cat !
do-no-call = Ne pas annoncer
do-ready = Prêt
why-not-turn = Ce n’est pas votre tour.
why-special = Une carte spéciale ne se prend pas à la défausse.
why-keep-own = Elle ne va que dans votre rangée.

## L’annonce et la feuille
call-shout = Rat-a-tat cat !
call-by = { $name } annonce. Un dernier tour pour les autres.
score-sheet = Feuille de score
score-round = Manche { $n }
score-total = Total
score-winner = Le plus bas gagne : { $name }
called-here = annonce
