## L’onglet du navigateur, et ce que disent une recherche ou l’écran d’accueil
page-title = Ratskeller : des jeux de rats
page-description = Des jeux de société sur les rats, aux tables d’une même cave : contre l’ordinateur ou entre amis. Sans compte, sans rien installer.

## La cave
game-rat-a-tat-cat = Rat-a-Tat Cat
game-ratland = RatLand
game-rattus-cartus = Rattus Cartus
game-ratapolis = Ratapolis

## Réglages
set-speed = Vitesse
speed-at-once = immédiate
set-help = Règles

## Places
you = Vous
seat-away = Absent
seat-gone = Déconnecté
seat-takeover = L’ordinateur prend la place dans { $n } s.
seat-gave-up = Abandon
seat-bot = Joueur ordinateur
seat-program = Bot
seat-guest = Invité
seat-thinks = réfléchit
time-left = encore { $time }
time-out = À 0, un coup sûr est joué pour vous.
bot-drowsy = Marmotte
bot-glutton = Glouton
bot-clerk = Le Greffier
bot-sieve = Passoire
bot-apprentice = Apprenti
bot-alchemist = Alchimiste
bot-sage = Le Sage
bot-captain = Capitaine
level-beginner = Joue comme un débutant.
level-evening = Joue comme un amateur de soirées jeux.
level-club = Joue comme un joueur de club.
level-master = Joue comme un maître.

## Journal et bavardages
log = Ce qui s’est passé
log-empty = Rien encore. Les cartes sont encore tièdes.
log-is = { $name } : { $line }
log-says = { $name } : « { $text } »
chat = Conversation

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
back = Retour
to-the-cellar = Retour à la cave
settings = Réglages
show-me = Partie guidée

## Votre nom

## Tables ouvertes
watching = Vous regardez

## Dresser une table
setup-title = Nouvelle table
seat-free = Libre
seat-here = Présent
seat-number = Place { $n }
clock = Limite de temps
table-private = Sur invitation
table-public = Ouverte à tous

## Les rats de la maison
bot-apprentice-line = Il poursuit cent fois la partie dans sa tête avant chaque coup, en imaginant ce que vous cachez.
bot-alchemist-line = Elle poursuit mille fois la partie dans sa tête avant chaque coup. Elle ne sait rien de plus que vous à sa place.
bot-sage-line = Il poursuit dix mille fois la partie dans sa tête. Il lui faut jusqu’à une seconde, et il doit deviner lui aussi.

## Un nom pour qui n’en choisit pas : l’un des premiers mots avec l’un des seconds

## Avant la donne
invite-opening = Ouverture de la table…
invite-stale = Cette invitation n’est plus valable.

## À table
leave = Partir
give-up = Abandonner
line-down = Connexion perdue. Reconnexion…
line-hurry = Réessayer
chat-unread = { $n ->
    [one] Conversation, { $n } nouveau message
   *[other] Conversation, { $n } nouveaux messages
  }

## Une première partie guidée
guide-leave = Pas maintenant
coach-next = Compris
coach-name = Le Vieux Gris explique :
coach-more = La suite
coach-tip = Revoir l’astuce
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
replay = Revoir la partie
share = Copier le lien de la partie
share-now = Partager la partie
record = Télécharger l’enregistrement

## Revoir
record-bring = Charger un enregistrement

## Ce qui est refusé
code-offline = Le serveur ne répond pas. Êtes-vous en ligne ?
code-not-found = Cette table n’existe pas, ou elle vous est fermée.
code-no-guest = Vous n’êtes plus connecté sur cet appareil. Continuez en invité, ou reconnectez-vous dans votre coin.
code-unknown-game = Ce jeu n’existe pas ici.
code-not-ready = Une place est encore libre.
code-stale = Quelque chose a changé entre-temps. Regardez à nouveau.
code-illegal = Les règles l’interdisent.
code-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien de ce que vous avez vu n’est perdu.
code-old-page = Cette page n’est plus à jour. Rechargez-la.
code-closing = Le serveur redémarre et revient dans un instant.

hint-ask = Demander conseil
hints = Conseils
hints-help = On peut demander ce que ferait l’ordinateur ; les autres savent que quelqu’un a demandé.
chances-title = L’évolution des chances
decided-title = Ce qui a tout décidé

sit-down = S’asseoir

## What the signs in the cellar say
game-rat-a-tat-cat-blurb = Quatre cartes, dont deux vues. La rangée la plus basse gagne.
game-ratland-blurb = Élevez des rats, nourrissez‑les de fromage.
game-rattus-cartus-blurb = De l’influence, mais pas trop de rats.
game-ratapolis-blurb = Plans secrets, rats nombreux, gare aux chats.
seat-open = Un ami
seat-open-line = Libre pour quiconque a le lien.
seat-change = Changer de joueur ici
unit-minutes = minutes
unit-points = points
unit-laps = tours de table
unmute = Ne plus ignorer { $name }
record-bring-help = Déposez le fichier ici ou choisissez-le. Le serveur rejoue la partie et vérifie chaque coup.
replay-leave = Retour au résultat
