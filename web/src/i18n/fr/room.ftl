lobby-lead = { $n ->
    [4] Quatre tables
    [one] { $n } table
   *[other] { $n } tables
  }, une cave. Prenez place où vous voulez.
players-range = { $from }–{ $to } joueurs
minutes-range = { $from }–{ $to } min
play-now = Jouer
play-now-whom = contre l’ordi
play-with-friends = Inviter des amis
play-with-friends-how = par un lien
table-soon = Bientôt
in-the-cellar = { $n ->
    [one] { $n } rat à la cave
   *[other] { $n } rats à la cave
  }
name-yours = Vous êtes { $name }
name-none = Choisir un nom
tables-public = Les autres tables ce soir
table-open = se remplit
table-playing = en jeu
own-tables = Vos tables
own-turn = C’est à vous
own-turn-left = C’est à vous, encore{ "\u00A0" }{ $time }
own-waits = { $name } doit jouer
own-waits-many = Les autres réfléchissent
own-filling = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
own-ready = Tout le monde est assis
own-won = Vous avez gagné
own-gave-up = Vous avez abandonné
own-place = { $place }e sur { $of }
own-over = Terminée
own-back = Revenir à la table
own-sheet = Voir le résultat
lobby-options = Options
table-own-box = autre boîte
lobby-evening = Soirée du club
own-somebody = Quelqu’un
name-regular = parmi les habitués
my-place = Mon coin
name-title = Comment vous appeler ?
lobby-day = La donne du jour
lobby-best = Les meilleurs habitués
lobby-pocket = Sans réseau
lobby-pocket-more = Ce qui marche
lobby-offline = { $n ->
    [1] La maison ne répond pas. Un jeu est sur cet appareil.
   *[other] La maison ne répond pas. { $n } jeux sont sur cet appareil.
}
lobby-offline-none = La maison ne répond pas, et aucun jeu n’est encore sur cet appareil.
lobby-update = Il y a une nouvelle version.
table-not-here = Pas sur cet appareil

watch = Regarder
