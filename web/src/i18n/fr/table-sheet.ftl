## Was it fair?
fair-title = La partie était-elle honnête ?
fair-how = Chaque mélange découle d’un nombre secret, la graine. Avant le début, le serveur a publié l’empreinte de la graine (SHA-256) : il ne pouvait plus en changer. La voici maintenant.
fair-commitment = Empreinte, connue dès le début
fair-seed = Graine
fair-holds = Vérifié dans ce navigateur : elles concordent.
fair-broken = Elles ne concordent pas. Dites-le à tous.
fair-cannot = Ce navigateur ne peut le vérifier qu’en https.
fair-yourself = Ou vérifiez vous-même : chargez l’enregistrement, et la partie est rejouée coup par coup.

## The replay for friends
share-agree = Accepter de partager la partie
share-link = Lien vers la partie
share-open = Toute personne qui a le lien peut revoir cette partie.
share-withdraw = Ne plus partager
share-waits = Le lien sera créé quand tout le monde sera d’accord. Il manque : { $names }.
share-asked = On vous propose de partager cette partie : { $names }.
share-all = Partie privée. Pour la partager, il faut aussi l’accord de : { $names }.

## What is next
next-harder = Une table plus forte
next-easier = Une table plus facile
next-with = avec { $names }
gave-up-played = L’ordinateur a joué la partie jusqu’au bout ; voici comment elle aurait fini.
gave-up-name = { $name } (l’ordinateur)

## Where you came in
end-gave-up = Vous avez abandonné
end-won = Vous avez gagné
end-place = { $place }e sur { $of }
rematch = Rejouer
rematch-others = D’autres adversaires
rematch-join = Rejoindre la partie suivante
set-up-no-record = Cette partie a commencé depuis une position composée : il n’y en a pas d’enregistrement, on ne peut pas la revoir, et il n’y a pas de courbe des chances.
set-up-change = Changer la position
day-sheet = Ce que tous en ont fait
lesson-next = Une partie entière
lesson-no-record = La donne de cette leçon était choisie : il n’y a ni enregistrement ni partie à revoir.
