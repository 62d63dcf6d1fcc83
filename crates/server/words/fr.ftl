# Ce que la maison envoie aux absents ; dit par le serveur, dans la langue de qui lit.
post-turn-title = à vous de jouer
post-turn = Une table attend votre décision.
post-over-title = la partie est terminée
post-over = Voyez comment elle s’est finie.
post-confirm-title = confirmez votre adresse
post-confirm = Saisissez ce code dans « Mon coin », et nous vous écrirons quand une table vous attend :
post-confirm-not = Si vous n’avez rien demandé, ignorez ce message : il n’y en aura pas d’autre.
post-stop = Vous avez demandé à être prévenu. Vous pouvez y mettre fin à tout moment dans « Mon coin ».

# Who teaches: nobody else is called so.
teacher = Le Vieux Gris
