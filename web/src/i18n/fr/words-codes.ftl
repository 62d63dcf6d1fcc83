code-bad-request = Le serveur n’a pas compris cette page. Rechargez-la.
code-foreign-origin = Seule la page de ce site peut le faire.
code-bad-name = Ce nom ne convient pas : il faut de 1 à 24 caractères lisibles.
code-bad-option = Une des règles choisies a une valeur interdite.
code-bad-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
code-bad-record = Cet enregistrement est incorrect : rejoué, il finit autrement ou pas du tout.
code-bad-chat = Écrivez de 1 à 280 caractères lisibles.
code-unknown-bot = Ce joueur ordinateur n’existe pas.
code-seat-taken = Quelqu’un a été plus rapide : la place est prise.
code-not-seated = Seuls les joueurs de cette table peuvent le faire.
code-not-host = Seul l’hôte peut le faire.
code-already-started = La partie a déjà commencé.
code-not-started = La partie n’a pas encore commencé.
code-not-over = La partie n’est pas encore finie.
code-not-asked = Vous n’avez rien à décider maintenant.
code-cannot-undo = Il est trop tard pour annuler.
code-gave-up = Vous avez abandonné cette partie. L’ordinateur continue.
code-no-hints = À cette table, on joue sans conseils.
code-no-talk = À cette table, on joue sans parler.
code-muted = { $until ->
    [none] Vous n’avez pas le droit de parler dans cette maison.
   *[other] Vous n’avez pas le droit de parler jusqu’au { $until }.
  }
code-banned = { $until ->
    [none] Cette maison vous est fermée.
   *[other] Cette maison vous est fermée jusqu’au { $until }.
  }
code-sent-away = L’hôte vous a renvoyé de cette table.
code-bad-token = Ce jeton n’est pas valable, ou ne l’est plus.
code-not-by-token = Un jeton ne permet pas cela.
code-unasked = Les bots ne s’assoient que là où un hôte les invite.
code-not-here = Ce bot n’est pas dans la maison en ce moment.
code-rated = Cette partie est classée : ni conseils ni annulation.
code-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble. Choisissez-en un autre.
code-bad-key = La maison ne connaît pas cette clé ou ce code.
code-not-regular = Réservé aux habitués : créez d’abord une clé.
code-last-key = C’est votre dernière clé. Créez-en d’abord une autre.
code-too-large = Ce fichier ou ce texte est trop volumineux.
code-too-fast = Trop vite. Réessayez dans un instant.
code-too-many = C’est trop à la fois. Fermez une table ou un onglet, ou réessayez dans un instant.
code-too-slow = La connexion était trop lente.
