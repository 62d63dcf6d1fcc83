## La cave
lobby-lead = { $n ->
    [4] Quatre tables
    [one] { $n } table
   *[other] { $n } tables
  }, une cave. Prenez place où vous voulez.
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
table-soon = Bientôt
in-the-cellar = { $n ->
    [one] { $n } rat à la cave
   *[other] { $n } rats à la cave
  }

## Réglages
set-sound = Son
set-theme = Thème
set-language = Langue
set-speed = Vitesse
set-help = Règles
theme-dark = Sombre
theme-light = Clair

## Places
you = Vous
seat-away = Absent
seat-bot = Joueur ordinateur
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
log-empty = Rien encore. Les cartes sont encore tièdes.
log-is = { $name } : { $line }
log-says = { $name } : « { $text } »
chat = Conversation
chat-write = Dites quelque chose
chat-send = Envoyer

## Petits mots
close = Fermer
on = Oui
off = Non
more = Plus
less = Moins
keep = Enregistrer
again = Réessayer
start = Commencer
undo = Annuler
said-taken-back = Le dernier coup est annulé.
ask-label = Que faire maintenant
do-skip = Passer
do-help = Qu’est-ce que c’est ?
help-rules = Toutes les règles
help-close = Fermer l’aide
copied = Copié.
copy-failed = Le navigateur n’a pas permis la copie. Sélectionnez le texte et copiez-le vous-même.
to-the-cellar = Retour à la cave
settings = Réglages
set-motion = Animations
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
set-up-table = Position composée

## Dresser une table
setup-title = Nouvelle table
setup-seats = Autour de la table
setup-rules = Règles
setup-more = Règles maison
setup-alone = Tout le monde est là. C’est parti.
setup-wait = Vous recevrez un lien pour vos amis.
open-table = Ouvrir la table
seat-who = Qui joue ici ?
seat-order = Les rats de la maison, à peu près du plus faible au plus fort.
seat-open = Un ami
seat-open-line = Libre pour quiconque a le lien.
seat-change = Changer de joueur ici
seat-add = Ajouter une place
seat-remove = Personne
seat-remove-line = Retirer cette place.
seat-free = Libre
seat-free-host = Envoyez le lien, ou choisissez un joueur ordinateur.
seat-sit-here = Asseyez-vous ici.
seat-here = Présent
seat-number = Place { $n }
clock = Limite de temps
clock-help = Quand le temps est écoulé, le coup sûr est joué pour vous.
clock-none = Aucune
clock-seconds = { $n } s
who-may-come = Qui peut venir
table-private = Sur invitation
table-private-help = Seulement avec le lien. Aucun spectateur.
table-public = Ouverte à tous
table-public-help = Affichée à la cave. Chacun peut s’asseoir ou regarder.
unit-minutes = minutes
unit-points = points
unit-laps = tours de table

## Les rats de la maison
bot-captain-line = Il fait ce qui lui passe par la tête et annonce à pile ou face.
bot-glutton-line = Il prend ce qui paraît plus petit, ne compte rien, annonce à dix. À trois ou plus, personne n’oublie plus vite que lui.
bot-grey-line = Il joue selon les règles du Greffier, la tête comme une passoire : il regarde ce qu’il a déjà vu et laisse passer mieux.
bot-drowsy-line = Elle joue selon les règles du Greffier. Parfois elle regarde une carte deux fois : elle l’avait oubliée.
bot-clerk-line = À deux, il retient chaque carte vue ; à plus nombreux, beaucoup lui échappent. Il annonce à six ou moins, ou loin sous tous les autres. Il ne bluffe jamais.
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
invite-opening = Ouverture de la table…
invite-stale = Cette invitation n’est plus valable.
wait-free = { $n ->
    [1] Une place est encore libre.
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
}
wait-fill = Compléter avec l’ordinateur
wait-ready = Tout le monde est assis. Commencez quand vous voulez.
wait-host = L’hôte commence quand tout le monde est assis.
wait-sit = Il y a une place pour vous.

## À table
leave = Partir
stay = Rester
leave-title = Quitter la table ?
leave-help = L’ordinateur joue à votre place jusqu’à votre retour. L’adresse de cette page vous ramène.
line-down = Connexion perdue. Reconnexion…
line-hurry = Réessayer
chat-empty = Personne n’a rien dit. Les rats écoutent d’abord.
chat-unread = { $n ->
    [one] Conversation, { $n } nouveau message
   *[other] Conversation, { $n } nouveaux messages
  }
mute = Ignorer { $name }
unmute = Ne plus ignorer { $name }

## Une première partie guidée
guide-leave = Pas maintenant
coach-next = Compris
coach-end = Arrêter les astuces

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
rematch = Rejouer
rematch-others = D’autres adversaires
rematch-join = Rejoindre la partie suivante
replay = Revoir la partie
share = Copier le lien de la partie
share-private = Table privée : seuls les joueurs peuvent ouvrir le lien. L’enregistrement, vous pouvez le donner à qui vous voulez.
set-up-no-record = Cette partie a commencé depuis une position composée : ni enregistrement, ni reprise, ni courbe des chances.
set-up-change = Changer la position
record = Télécharger l’enregistrement
fair-title = Tout était-il loyal ?
fair-how = Chaque mélange découle d’un nombre secret, la graine. Avant le début, le serveur a publié l’empreinte de la graine (SHA-256) : il ne pouvait plus en changer. La voici maintenant.
fair-commitment = Empreinte, connue dès le début
fair-seed = Graine
fair-holds = Vérifié dans ce navigateur : elles concordent.
fair-broken = Elles ne concordent pas. Dites-le à tous.
fair-cannot = Ce navigateur ne peut le vérifier qu’en https.
fair-yourself = Ou vérifiez vous-même : chargez l’enregistrement, et la partie est rejouée coup par coup.

## Revoir
replay-play = Lire
replay-pause = Pause
replay-next = Étape suivante
replay-back = Étape précédente
replay-step = Étape
replay-at = { $n } sur { $of }
replay-eyes = Point de vue
eyes-of = Vue : { $name }
eyes-gallery = En spectateur
eyes-truth = Tout visible
record-bring = Charger un enregistrement
record-bring-help = Déposez le fichier ici ou choisissez-le. Le serveur rejoue la partie et vérifie chaque coup.

## Ce qui est refusé
code-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
code-bad-request = Le serveur n’a pas compris cette page. Rechargez-la.
code-not-found = Cette table n’existe pas, ou elle vous est fermée.
code-no-guest = Le serveur ne vous reconnaît plus. Rechargez la page.
code-foreign-origin = Seule la page de ce site peut le faire.
code-bad-name = Ce nom ne convient pas : il faut de 1 à 24 lettres lisibles.
code-bad-option = Une de ces règles a une valeur interdite.
code-bad-seats = Ce jeu ne se joue pas à ce nombre.
code-bad-record = Cet enregistrement n’est pas juste : rejoué, il finit autrement ou pas du tout.
code-bad-chat = Écrivez de 1 à 280 lettres lisibles.
code-unknown-game = Ce jeu n’existe pas ici.
code-unknown-bot = Ce joueur ordinateur n’existe pas.
code-seat-taken = Quelqu’un a été plus rapide : la place est prise.
code-not-seated = Seuls les joueurs de cette table peuvent le faire.
code-not-host = Seul l’hôte peut le faire.
code-not-ready = Une place est encore libre.
code-already-started = La partie a déjà commencé.
code-not-started = La partie n’a pas encore commencé.
code-not-over = La partie n’est pas encore finie.
code-not-asked = Vous n’avez rien à décider maintenant.
code-stale = Quelque chose a changé entre-temps. Regardez à nouveau.
code-illegal = Les règles l’interdisent.
code-cannot-undo = Il est trop tard pour annuler.
code-no-hints = À cette table, on joue sans conseils.
code-too-large = C’est trop volumineux.
code-too-fast = Trop vite. Réessayez dans un instant.
code-too-many = C’est trop à la fois. Quittez ou finissez d’abord quelque chose.
code-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien de ce que vous avez vu n’est perdu.
code-old-page = Cette page est plus ancienne que le serveur. Rechargez-la.
code-closing = Le serveur redémarre et revient dans un instant.
code-too-slow = La connexion était trop lente.

hint-ask = Demander conseil
hints = Conseils
hints-help = On peut demander ce que ferait l’ordinateur ; les autres savent que quelqu’un a demandé.
chances-title = L’évolution des chances
