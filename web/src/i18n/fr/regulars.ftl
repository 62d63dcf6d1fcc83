## My place
reg-title = Mon coin
reg-is-guest = De passage dans cette maison
reg-is-regular = Parmi les habitués de cette maison
reg-name = Votre nom
reg-empty = Il faut écrire quelque chose ici.

## Becoming a regular
reg-become = Rejoindre les habitués
reg-become-help = Vos parties restent les vôtres, sur tous vos appareils. Ni mot de passe ni adresse e-mail.
reg-become-how = Rien à retenir : vous vous connectez comme vous déverrouillez cet appareil, avec un doigt, votre visage ou un code PIN.
reg-kept = Ce que nous gardons sur vous
reg-no-keys-address = On ne se connecte qu’à une adresse avec un nom, et celle-ci est en chiffres. Sur cette machine, ouvrez la maison ici :
reg-no-keys-https = Pour se connecter, il faut une liaison protégée (https), et cette page est venue sans. Demandez l’adresse https à la personne qui tient cette maison.
reg-no-keys-browser = Ce navigateur est trop ancien pour se connecter. Un plus récent le peut.
reg-no-keys-guest = En invité vous jouez comme avant, et les codes marchent ici aussi.

## Signing in
reg-sign-in-title = Déjà parmi les habitués ?
reg-sign-in-key = Se connecter avec votre clé
reg-sign-in = Se connecter
reg-by-code = Avec un code de secours
reg-code = Code de secours
reg-by-device = Avec un autre appareil
reg-by-device-how = Sur un appareil déjà connecté, ouvrez « Mon coin » et appuyez sur « Faire entrer un appareil ». Scannez ensuite avec celui-ci le code affiché, ou ouvrez son lien ici.
reg-welcome = Vous revoilà.

## What a guest has left
reg-left = Était-ce vous ?
reg-left-help = { $name } a joué ici en invité : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }. Faut-il les inscrire dans votre livre ?
reg-bring = Oui, les emporter
reg-not-mine = Non

## Codes
reg-codes-title = Vos codes de secours
reg-codes-help = Si vous perdez toutes vos clés, votre nom et un de ces codes vous ouvrent la porte. Chacun sert une fois.
reg-codes-warning = Nous ne les montrons que maintenant. Imprimez-les ou gardez-les ailleurs que sur cet appareil.
reg-codes-file = codes-de-secours
reg-codes-kept = Je les ai conservés
reg-copy = Copier
reg-save = Enregistrer le fichier
reg-codes-left = { $n ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste { $n } code de secours.
   *[other] Il reste { $n } codes de secours.
  }
reg-codes-new = Créer de nouveaux codes

## Keys
reg-keys = Vos clés
reg-keys-what = Une clé, c’est un appareil qui vous connaît. Elle s’ouvre comme l’appareil se déverrouille : avec un doigt, votre visage ou un code PIN.
reg-key-used = dernier usage : { $when }
reg-key-since = créée : { $when }
reg-key-add = Ajouter une clé
reg-key-made = La nouvelle clé ouvre désormais la porte.
reg-key-here = Cet appareil a déjà une de vos clés.
reg-throw-away = Jeter la clé « { $what } »

## Devices
reg-devices = Vos appareils
reg-device-here = cet appareil
reg-device-seen = dernière visite : { $when }
reg-device-made = connecté le { $when }
reg-end = Déconnecter : { $what }
reg-end-all = Déconnecter tous les autres
reg-ended = Cet appareil est déconnecté.
reg-let-in = Faire entrer un appareil
reg-let-in-how = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Il reste valable trois minutes.
reg-let-in-qr = Le lien pour l’autre appareil en code QR
reg-let-in-link = Lien pour l’autre appareil
reg-let-in-asks = À la porte : { $what }
reg-let-in-same = Ne le laissez entrer que s’il est à vous et montre ce nombre.
reg-let-in-yes = Laisser entrer
reg-let-in-no = Non
reg-let-in-comes = La porte est ouverte…
reg-let-in-done = Votre autre appareil est entré.
reg-let-in-over = Ce code n’est plus valable.
reg-let-in-again = En montrer un nouveau
reg-knocking = On frappe…
reg-knock-number = Votre autre appareil doit montrer ce nombre :
reg-knock-waits = Appuyez là-bas sur « Laisser entrer ».
reg-knock-refused = Ce code n’est plus valable. Affichez-en un nouveau sur l’autre appareil.

## Yours to take and to erase
reg-yours = Tout cela est à vous
reg-yours-help = Emportez-le en un fichier, ou effacez-le.
reg-export = Tout emporter
reg-sign-out = Se déconnecter
reg-signed-out = La session est fermée. Votre clé vous rouvre la porte.
reg-erase = M’effacer
reg-erase-help = Vos clés, vos appareils et votre nom disparaissent tout de suite et pour toujours. Les parties restent à celles et ceux qui ont joué avec vous ; vous y serez « quelqu’un ».
reg-erase-name = Pour confirmer, écrivez votre nom : { $name }
reg-erase-now = M’effacer
reg-erase-not = Tout garder
reg-erased = C’est effacé. Plus personne ne vous connaît ici.

## The book
reg-book = Vos parties
reg-book-game = Jeu
reg-book-all = Tous
reg-book-empty = La page est encore blanche. Votre première partie viendra ici.
reg-book-none = Aucune partie de ce genre pour l’instant.
reg-book-more = Parties plus anciennes
reg-book-sheet = Feuille de score
reg-book-with = Adversaire
reg-book-anybody = N’importe qui
reg-book-people = Des gens
reg-book-house = Joueurs ordinateur
reg-book-changed = Classement { $by }
reg-book-pocket = Sur votre appareil
reg-book-out = Retirer
reg-book-out-sure = Pour de bon ?
reg-book-out-label = Retirer du livre cette partie de { $game } ({ $day })
reg-book-out-sure-label = Retirer pour de bon du livre cette partie de { $game } ({ $day })
