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
play-with-friends = Amis et règles
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
bot-apprentice = Apprenti
bot-alchemist = Alchimiste
bot-sage = Le Sage
bot-captain = Capitaine

## Journal et bavardages
log = Ce qui s’est passé
log-empty = Rien encore. Les cartes sont tièdes.
log-is = { $name } : { $line }
log-says = { $name } : « { $text } »
chat = Bavardages
chat-write = Dites quelque chose
chat-send = Envoyer

## Petits mots
close = Fermer
on = Oui
off = Non
more = Plus
less = Moins
keep = Garder
again = Réessayer
start = Commencer
undo = Reprendre
ask-label = Ce qu’on vous demande
do-skip = Passer
do-help = Qu’est-ce que c’est ?
help-rules = Toutes les règles
help-close = Fermer l’aide
copied = Copié.
copy-failed = Le navigateur refuse de copier. Sélectionnez et copiez à la main.
to-the-cellar = Retour à la cave
settings = Réglages
set-motion = Mouvement
show-me = Montrez-moi

## Votre nom
name-title = Comment vous appeler ?
name-yours = Vous êtes { $name }
name-none = Choisir un nom
name-help = Ni compte ni mot de passe. 24 lettres au plus.

## Tables ouvertes
tables-public = Les autres tables ce soir
table-open = se remplit
table-playing = en jeu
sit-down = S’asseoir
watch = Regarder
watching = Vous regardez

## Dresser une table
setup-title = Dresser une table
setup-seats = Qui est à table
setup-rules = Selon quelles règles
setup-more = Règles maison
setup-alone = Tout le monde est là. C’est parti.
setup-wait = Vous recevrez un lien pour vos amis.
open-table = Ouvrir la table
seat-who = Qui s’assoit ici ?
seat-order = Les rats de la maison, à peu près du plus faible au plus fort.
seat-open = Un ami
seat-open-line = Libre, pour qui a le lien.
seat-change = Changer qui est assis ici
seat-add = Une chaise de plus
seat-remove = Personne
seat-remove-line = Enlever la chaise.
seat-free = Libre
seat-free-host = Envoyez le lien, ou placez un rat.
seat-sit-here = Asseyez-vous ici.
seat-here = Présent
seat-number = Place { $n }
clock = Horloge
clock-help = À la fin, le coup le plus sûr est joué pour vous.
clock-none = Aucune
clock-seconds = { $n } s
who-may-come = Qui peut venir
table-private = Sur invitation
table-private-help = Seulement avec le lien. Personne ne regarde.
table-public = Ouverte à tous
table-public-help = Sur l’ardoise de la cave. Chacun peut s’asseoir ou regarder.
unit-minutes = minutes
unit-points = points
unit-laps = tours de table

## Les rats de la maison
bot-captain-line = Fait ce qui lui passe par la tête. Annonce à pile ou face.
bot-glutton-line = Prend ce qui paraît plus petit, ne compte rien, annonce à dix. À plusieurs, il oublie plus vite que tous.
bot-grey-line = Joue selon les règles du Greffier, la tête comme une passoire : regarde ce qu’il a déjà vu et laisse passer mieux.
bot-drowsy-line = Joue selon les règles du Greffier. Regarde parfois une carte deux fois : elle lui avait échappé.
bot-clerk-line = À deux, il retient chaque carte vue ; à plusieurs, beaucoup lui échappent. Annonce à six ou moins, ou loin sous tous les autres. Ne bluffe jamais.
bot-apprentice-line = Poursuit cent fois la partie dans sa tête avant chaque coup, en imaginant ce que vous cachez.
bot-alchemist-line = Poursuit mille fois la partie dans sa tête avant chaque coup. Ne sait rien de plus que vous à sa place.
bot-sage-line = Poursuit dix mille fois la partie dans sa tête. Prend jusqu’à une seconde, et doit deviner lui aussi.

## Un nom pour qui n’en choisit pas : l’un des premiers mots avec l’un des seconds
guest-first = Museau Raton Grignoteur Trotteur Cheddar Gouda Brie Comté Roquefort Terrier Poivre Croûton Couineur Fureteur Caveau Filou
guest-last = rusé brave endormi véloce curieux soyeux poudreux joyeux agile discret hardi hirsute argenté affamé chanceux malin

## Avant la donne
invite-title = Invitation
invite-help = Envoyez le lien, ou faites-le scanner. Il n’ouvre que cette table.
invite-link = Lien d’invitation
invite-qr = Le lien d’invitation en code QR
invite-copy = Copier le lien
invite-opening = La porte s’ouvre…
invite-stale = Cette invitation ne mène plus nulle part.
wait-free = { $n ->
    [one] Une chaise est encore libre.
   *[other] { $n } chaises sont encore libres.
  }
wait-fill = Y placer des rats
wait-ready = Tout le monde est assis. Distribuez quand vous voulez.
wait-host = L’hôte distribue quand tous sont assis.
wait-sit = Il y a une chaise pour vous.

## À table
leave = Partir
stay = Rester
leave-title = Quitter la table ?
leave-help = Un rat de la maison joue pour vous jusqu’à votre retour. L’adresse de cette page vous ramène.
line-down = La ligne est coupée. On rappelle…
line-hurry = Tout de suite
chat-empty = Personne n’a rien dit. Les rats écoutent d’abord.
chat-unread = { $n ->
    [one] Conversation, { $n } nouveau message
   *[other] Conversation, { $n } nouveaux messages
  }
mute = Ne plus entendre { $name }
unmute = Réentendre { $name }

## Une première partie guidée
guide-leave = Pas maintenant
coach-next = Compris
coach-end = Ne plus conseiller

## Les règles sur papier
rules-contents = Sur cette page

## La fin
standing = Classement
place-nth = { $n ->
    [1] { $n }er
   *[other] { $n }e
  }
score-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
rematch = On remet ça
rematch-others = D’autres adversaires
rematch-join = À la partie suivante
replay = Revoir
share = Copier le lien pour revoir
share-private = Table privée : seuls les joueurs ouvrent le lien. L’enregistrement va à qui vous voulez.
record = Garder l’enregistrement
fair-title = Était-ce loyal ?
fair-how = Chaque mélange découle d’un nombre secret, la graine. Avant la donne, la maison en a donné l’empreinte (SHA-256) : elle ne pouvait plus en changer. Voici la graine.
fair-commitment = Empreinte, connue dès le début
fair-seed = Graine
fair-holds = Vérifié dans ce navigateur : ils concordent.
fair-broken = Ils ne concordent pas. Dites-le à tous.
fair-cannot = Ce navigateur ne le calcule qu’en https.
fair-yourself = Ou vérifiez vous-même ; l’enregistrement, rapporté ici, est rejoué carte par carte.

## Revoir
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-back = Un pas en arrière
replay-step = Pas
replay-at = { $n } sur { $of }
replay-eyes = Par quels yeux
eyes-of = Vu par { $name }
eyes-gallery = Du public
eyes-truth = Toutes cartes visibles
record-bring = Apportez un enregistrement
record-bring-help = Déposez le fichier ici ou choisissez-le. La maison le rejoue et ne croit que le résultat.

## Ce qui est refusé
code-offline = Personne ne répond. Le réseau est-il là ?
code-bad-request = La maison n’a pas compris cette page. Rechargez-la.
code-not-found = Cette table n’existe pas, ou n’est pas pour vous.
code-no-guest = La maison ne vous reconnaît plus. Rechargez la page.
code-foreign-origin = Seule la page de cette maison le peut.
code-bad-name = Ce nom ne va pas : 1 à 24 lettres lisibles.
code-bad-option = Une de ces règles a une valeur impossible.
code-bad-seats = On ne joue pas à ce nombre.
code-bad-record = Cet enregistrement ne tient pas : rejoué, il finit autrement ou pas du tout.
code-bad-chat = Dites 1 à 280 lettres lisibles.
code-unknown-game = Cette maison n’a pas ce jeu.
code-unknown-bot = Aucun rat de ce nom ici.
code-seat-taken = Quelqu’un a été plus vite : la chaise est prise.
code-not-seated = Seuls ceux qui sont assis le peuvent.
code-not-host = Seul l’hôte le peut.
code-not-ready = Une chaise est encore libre.
code-already-started = Ils ont commencé sans vous.
code-not-started = La partie n’a pas commencé.
code-not-over = La partie n’est pas finie.
code-not-asked = On ne vous demande rien maintenant.
code-stale = Quelque chose a changé entre-temps. Regardez encore.
code-illegal = Les règles l’interdisent.
code-cannot-undo = Trop tard pour reprendre.
code-no-hints = À cette table, on joue sans conseils.
code-too-large = Trop gros pour la porte.
code-too-fast = Pas si vite. Réessayez dans un instant.
code-too-many = C’est complet. Quittez d’abord quelque chose.
code-storage = La maison ne peut rien noter. Rien de ce que vous avez vu n’est perdu.
code-closing = La maison ferme un instant et revient.
code-too-slow = La ligne était trop lente.

hint-ask = Que feriez-vous ?
hints = Conseils
hints-help = On peut demander ce que ferait l’ordinateur ; les autres savent que quelqu’un a demandé.
chances-title = L’évolution des chances
