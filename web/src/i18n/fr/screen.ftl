## Un grand écran qui est la table, et des téléphones qui sont les mains
screen-title = Cet écran sera la table
screen-how = La personne qui a ouvert la table scanne ceci avec son téléphone, ou y tape ces caractères :
screen-code = Le code affiché à l’écran
screen-qr = Le code de cet écran en QR code
screen-else = L’écran montre ensuite ce que tout le monde peut voir. Les mains restent sur les téléphones.
screen-coming = Un instant…
screen-show-title = La table sur grand écran
screen-show-how = Sur le téléviseur ou la tablette, ouvrez { $where }. Un code s’affiche : tapez-le ici, ou scannez-le.
screen-need-code = Le code compte huit lettres et chiffres
screen-show-this = Montrer { $game }
screen-seats = Places prises : { $n } sur { $of }
screen-no-table = Vous n’avez aucune table ouverte à montrer. Ouvrez-en une, puis revenez.
screen-be-one = Faire de cet appareil la table
screen-let-in = L’écran montre votre table.
screens-here = Écrans qui montrent cette table
screen-here = Écran { $n }
screen-send-away = Renvoyer l’écran { $n }
screen-sent-away = L’écran ne montre plus votre table.
screen-full = Plein écran, avec le son
screen-out = L’hôte n’a pas admis cet écran, ou la table n’existe plus.
screen-away = La personne qui a ouvert cette table a renvoyé l’écran. Il peut revenir avec un nouveau code.
screen-again = Afficher un code
screen-join-qr = Le chemin vers cette table en code QR
screen-join = { $n ->
    [one] Scannez pour vous asseoir. Il reste { $n } place.
   *[other] Scannez pour vous asseoir. Il reste { $n } places.
}
screen-ready = Tout le monde est assis. L’hôte lance la partie.
screen-waits = Qui la table attend
hand-look-up = Levez les yeux : la table est sur le grand écran. Le téléphone vibre quand c’est à vous.
hand-show = Voir ma main
hand-cover = Cacher
hand-whole = Toute la table
hand-only = Seulement ma main
screen-wrong-code = Aucun écran n’affiche ce code, ou plus maintenant. Relisez-le.
