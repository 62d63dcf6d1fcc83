## La cave
lobby-lead = Quatre tables, une cave. Prenez place où vous voulez.
game-tat = Rat-a-Tat Cat
game-tat-blurb = Quatre cartes, dont deux vues. La rangée la plus basse gagne.
game-ratland = RatLand
game-ratland-blurb = Des tuyaux, du fromage et un sac que l’on secoue.
game-cartus = Rattus Cartus
game-cartus-blurb = Une rue au crépuscule, et son mot à dire dans chaque maison.
game-ratapolis = Ratapolis
game-ratapolis-blurb = Une ville la nuit. Quelqu’un d’autre veille.
players-range = { $from }–{ $to } joueurs
minutes-range = { $from }–{ $to } min
play-now = Jouer
play-with-friends = Inviter des amis
table-soon = On dresse la table
in-the-cellar = { $n ->
    [one] { $n } rat à la cave
   *[other] { $n } rats à la cave
  }

## Réglages
set-sound = Son
set-theme = Lumière
set-language = Langue
set-speed = Vitesse
set-help = Règles
theme-dark = Lampe
theme-light = Matin

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
you = Vous
seat-dealer = Donneur
seat-caller = Annonceur
seat-out = Éliminé
seat-away = Absent
seat-bot = Joueur de l’ordinateur
seat-thinks = réfléchit
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
seconds-left = encore { $n } s
bot-drowsy = Marmotte
bot-glutton = Glouton
bot-clerk = Le Greffier
bot-grey = Vieux Gris
bot-alchemist = Alchimiste
bot-captain = Capitaine

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

## Journal et bavardages
log = Ce qui s’est passé
log-empty = Rien encore. Les cartes sont tièdes.
chat = Bavardages
chat-write = Dites quelque chose
chat-send = Envoyer
