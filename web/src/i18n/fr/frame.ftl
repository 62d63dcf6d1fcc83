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

## Places
you = Vous
seat-away = Absent
seat-bot = Joueur de l’ordinateur
seat-thinks = réfléchit
seconds-left = encore { $n } s
bot-drowsy = Marmotte
bot-glutton = Glouton
bot-clerk = Le Greffier
bot-grey = Vieux Gris
bot-alchemist = Alchimiste
bot-captain = Capitaine

## Journal et bavardages
log = Ce qui s’est passé
log-empty = Rien encore. Les cartes sont tièdes.
chat = Bavardages
chat-write = Dites quelque chose
chat-send = Envoyer
