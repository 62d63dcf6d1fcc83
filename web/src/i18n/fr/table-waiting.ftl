## Before the deal
invite-title = Invitation
invite-help = Envoyez le lien, ou faites-le scanner. Il n’ouvre que cette table.
invite-link = Lien d’invitation
invite-qr = Le lien d’invitation en code QR
invite-copy = Copier le lien
wait-free = { $n ->
    [1] Une place est encore libre.
    [one] { $n } place est encore libre.
   *[other] { $n } places sont encore libres.
}
wait-fill = Compléter avec l’ordinateur
wait-ready = Tout le monde est assis. Commencez quand vous voulez.
wait-host = L’hôte lance la partie quand tout le monde est assis.
wait-host-full = Tout le monde est assis. L’hôte lance la partie.
wait-full = Toutes les places sont prises. Vous pouvez rester regarder.
wait-sit = Il y a une place pour vous.
wait-came = À table : { $name }.
wait-change = Autres règles ou places
wait-stand = Se lever
seat-free-host = Envoyez le lien, ou choisissez un joueur ordinateur.
seat-sit-here = Asseyez-vous ici.
wait-no-talk = Sans parler
seat-send-away = Renvoyer
wait-screen = Un grand écran
wait-hosted = Hôte : { $name }. L’hôte invite et lance la partie.
wait-clock = Si le temps d’un joueur est écoulé, un coup sûr est joué pour lui.
