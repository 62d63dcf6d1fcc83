## Cartes
face-0 = 0, l’ange endormi
face-1 = 1, le chaton à la pelote
face-2 = 2, la chatte au lait
face-3 = 3, le majordome
face-4 = 4, le sceptique
face-5 = 5, le siamois vexé
face-6 = 6, le chat de gouttière
face-7 = 7, le petit voleur
face-8 = 8, la brute
face-9 = 9, le Roi des Rats
face-swap = Échange
face-draw2 = Pioche 2
face-peek = Coup d’œil
face-super-peek = Super coup d’œil
card-down = face cachée
card-known = face cachée, déjà vue
card-at = { $owner }, { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : { $card }
card-mine-at = Votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : { $card }
deck = Pioche
deck-of = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
discard = Défausse
discard-top = Défausse, dessus : { $card }
discard-empty = Défausse vide
scanner = Scanner à rats Chat-o-Matic

## Places
row-of = Rangée : { $name }
seat-dealer = Donneur
seat-caller = A annoncé
seat-out = Hors jeu
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## Ce qu’on vous demande
ask-first-look = Regardez vos deux cartes extérieures et retenez-les.
ask-source = À vous de jouer. Piochez ou prenez la carte du dessus de la défausse.
ask-keep = Remplacez une de vos cartes par celle-ci, ou défaussez-la.
ask-swap = Échange : une de vos cartes contre une carte adverse, sans regarder.
ask-draw2 = Piocher encore ? { $n ->
    [1] Il reste une pioche.
    [one] Il reste { $n } pioche.
   *[other] Il reste { $n } pioches.
}
ask-peek = Coup d’œil : choisissez une de vos cartes.
ask-super-peek = Super coup d’œil : voyez toutes les rangées. Pas d’annonce à ce tour.
ask-super-peek-last = Super coup d’œil : voyez toutes les rangées. Au dernier tour, cela n’aide plus.
note-draw2-use = L’utiliser fait perdre la seconde pioche ; y renoncer, non.
ask-look = Regardez bien, puis continuez.
ask-call = Votre rangée est-elle la plus basse ? Alors annoncez.
ask-ready = Manche suivante ?
ask-wait = { $name } joue.
do-draw = Piocher
do-done = J’ai vu
do-discard = La défausser
do-decline = Ne pas l’utiliser
do-again = Piocher encore
do-stop = S’arrêter
do-look = Regarder
do-call = Rat-a-tat cat !
do-no-call = Ne pas annoncer
do-ready = Continuer
why-not-turn = Ce n’est pas votre tour.
why-special = On ne peut pas prendre une carte spéciale à la défausse.
why-keep-own = Elle ne peut aller que dans votre rangée.

## L’annonce et la feuille
call-shout = Rat-a-tat cat !
call-by = { $name } annonce. Un dernier tour pour les autres.
score-sheet = Feuille de score
score-round = Manche { $n }
round-of = Manche { $n } sur { $of }
score-total = Total
score-winner = Le plus petit total gagne : { $name }
called-here = a annoncé

## À la table
seat-last-turn = Dernier tour
in-hand = En main : { $card }
in-hand-of = { $name } tient : { $card }
known-by = Vue par : { $names }
ask-source-deck = À vous de jouer. La carte spéciale ne se prend pas : piochez.
ask-take = Laquelle de vos cartes remplace-t-elle ? Ce choix est définitif.
ask-keep-again = Remplacez une de vos cartes et finissez là, ou défaussez-la et piochez encore une fois.
ask-swap-own = Laquelle de vos cartes donnez-vous ?
ask-swap-theirs = Quelle carte voulez-vous ? Choisissez dans une autre rangée.
ask-wait-all = C’est fait. On attend : { $name }.
ask-quiet = Regardez bien.
ask-deal = Les cartes sont distribuées. Chacun regarde ses deux cartes extérieures.
ask-over = La partie est finie.
do-take = Prendre à la défausse
do-back = Choisir à nouveau
why-empty = La défausse est vide.
why-draw2-deck = Avec Pioche 2, on ne prend qu’à la pioche.
why-source-first = Piochez d’abord, ou prenez la carte du dessus de la défausse.
why-open = Cette carte est visible. On ne choisit que des cartes cachées.
why-peek-own = Le Coup d’œil ne vaut que pour vos propres cartes.
why-draw2-first = D’abord, piochez encore ou arrêtez-vous.
why-one-card = Vous avez déjà pioché : une carte par tour.
why-taken = Vous prenez à la défausse. Choisissez la carte à remplacer, ou choisissez à nouveau.
why-theirs = Seul un Échange déplace les cartes des autres.
why-use-first = Utilisez d’abord la carte spéciale, ou renoncez-y.
why-looking = Appuyez d’abord sur « J’ai vu ».
why-call-first = Il vous reste une chose à décider : annoncer ou non.
why-round-over = La manche est finie.
why-call-called = Pas d’annonce : quelqu’un a déjà annoncé. C’est votre dernier tour.
why-call-super-peek = Pas d’annonce à ce tour : vous avez pioché un Super coup d’œil.
why-call-first-lap = Pas encore d’annonce : à cette table chacun joue d’abord un tour.
zoom-row = Choisissez une carte : { $name }
deck-next = À suivre dans la pioche
discard-all = Toute la défausse
sheet-away = Voir les cartes
sheet-back = Feuille de score
score-before = Manches 1–{ $n }
score-row = les cartes :
score-turned = Une carte spéciale dans une rangée ne compte pas : c’est la carte chiffrée suivante de la pioche qui compte.
score-turned-one = { $name } : { $card } → { $n }
score-place = Place
score-shared = Victoire partagée : { $name }

## Le journal
log-round-began = Manche { $n }. { $name } distribue.
log-shuffled = La pioche est mélangée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
log-dealt = Quatre cartes pour chacun, face cachée.
log-laid-aside = Carte retournée : { $card }. Une carte spéciale n’ouvre pas la défausse.
log-first-discard = La défausse commence par : { $card }.
log-slipped-in = Les cartes mises de côté retournent dans la pioche, qui en a maintenant { $n }.
log-outer = { $name }, { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte, visible : { $card }.
log-first-look = Chacun regarde ses deux cartes extérieures.
log-turn = { $name } commence son tour.
log-last-turn = Dernier tour : { $name }.
log-drew = { $name } pioche.
log-drew-seen = { $name } pioche : { $card }.
log-showed = { $name } montre : { $card }.
log-rejected = { $name } défausse : { $card }.
log-kept = { $name } remplace sa { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte par la carte piochée et défausse : { $replaced }.
log-kept-seen = { $name } remplace sa { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte par : { $card }. Défaussée : { $replaced }.
log-took = { $name } prend à la défausse, pour sa { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : { $card }. Défaussée : { $replaced }.
log-swapped = { $name } échange sa { $own ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte contre la { $theirs ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } de la rangée : { $other }.
log-peeked = { $name } regarde sa { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte.
log-peeked-seen = { $name } regarde sa { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : { $card }.
log-super-peeked = { $name } regarde toutes les rangées au scanner.
log-look-ended = { $name } ne regarde plus.
log-declined = { $name } ne l’utilise pas.
log-stopped = { $name } ne pioche plus.
log-reshuffled = La défausse devient la pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
log-called = { $name } : rat-a-tat cat !
log-no-call = { $name } n’annonce pas.
log-timed-out = { $name } : temps écoulé.
log-revealed = Toutes les cartes sont dévoilées.
log-special-out = { $name }, { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte, remplacée : { $card }.
log-turned-up = { $name }, { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte, retournée : { $card }.
log-scored = Décompte. { $list }.
log-score = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
log-went-out = Hors jeu : { $names }.
log-win = { $names } gagne la partie.
log-shared-win = { $names } partagent la victoire.

## Aide et première partie
help-touch = Choisissez n’importe quoi sur la table pour savoir ce que c’est.
help-deck = La pioche. Prenez-en la carte du dessus : un nombre se garde ou se défausse ; une carte spéciale se montre et peut servir.
help-discard = La défausse. Au lieu de piocher, vous pouvez prendre la carte du dessus, si c’est un nombre. Elle doit remplacer une des vôtres.
help-scanner = Le scanner. Sa lentille rouge montre les cartes cachées à celui qui joue un Super coup d’œil.
help-plaque = Un joueur : son nom, ses points (moins il y en a, mieux c’est), qui distribue, qui a annoncé, à qui de jouer.
help-card = Une carte d’une rangée. Les chats sont bas, les rats sont hauts ; les cartes spéciales sont remplacées au décompte. Retenez ce que vous voyez.
help-special = Dans une rangée elle ne fait rien : elle est remplacée au décompte. Piochée, elle peut servir.
help-ask = Ici est écrit ce qu’on vous demande. Tout ce qui brille sur la table peut être choisi.
coach-goal = Il faut le moins de points : les chats valent peu, les rats beaucoup. Échangez vos cartes hautes contre des basses, et annoncez quand votre rangée vous semble la plus basse.
coach-first-look = Voici vos deux cartes extérieures. Retenez-les : les chats sont bas, c’est bien ; les rats sont hauts. Personne ne connaît les deux du milieu.
coach-draw = À la défausse, on ne prend que les cartes chiffrées. La pioche donne une carte chiffrée ou une carte spéciale.
coach-source = À la défausse : { $card }. La plus haute des cartes que vous connaissez est la { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } : { $old }. Une carte inconnue coûte environ cinq points.
coach-source-blind = À la défausse : { $card }. Vous ne connaissez aucun nombre de votre rangée ; une carte inconnue coûte environ cinq points.
coach-keep = { $card }. La plus haute des cartes que vous connaissez est la { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } : { $old }. Une carte inconnue coûte environ cinq points. Tous verront la carte défaussée.
coach-keep-blind = { $card }. Vous ne connaissez aucun nombre de votre rangée ; une carte inconnue coûte environ cinq points. Tous verront la carte défaussée.
coach-swap = La plus haute des cartes que vous connaissez est la { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } : { $old }. Personne ne voit les cartes échangées, et rien ne vous oblige à échanger.
coach-swap-blind = Vous ne connaissez aucun nombre de votre rangée. Personne ne voit les cartes échangées, et rien ne vous oblige à échanger.
coach-peek = { $n ->
    [one] Vous n’avez pas encore vu { $n } de vos cartes.
   *[other] Vous n’avez pas encore vu { $n } de vos cartes.
  } Vous seul verrez celle que vous regardez.
coach-peek-none = Vous connaissez déjà toutes vos cartes : vous n’apprendrez rien de nouveau.
coach-call = Je compte environ { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans votre rangée{ $m ->
    [0] {""}
    [one] {" "}(cinq pour la carte dont vous ignorez le nombre)
   *[other] {" "}(cinq pour chaque carte dont vous ignorez le nombre)
  }. Après une annonce, chacun des autres joue encore une fois, puis toutes les rangées comptent.
coach-draw2 = Pioche 2 : jusqu’à deux cartes de plus. Si vous gardez la première, c’est fini.
coach-super-peek = Le Super coup d’œil montre toutes les rangées à vous seul. Pas d’annonce à ce tour, que vous l’utilisiez ou non.
coach-look = Prenez votre temps, puis appuyez sur « J’ai vu ». Ce ne sera plus montré.
coach-last-turns = Quelqu’un a annoncé : les autres ont encore un tour, puis toutes les cartes sont dévoilées.
coach-scored = La somme de votre rangée, ce sont vos points ; moins il y en a, mieux c’est. Désormais, vous jouez sans moi. Bonne chance !
lesson-look = Vos cartes extérieures : { $first }, et { $second }. Retenez-les, puis appuyez sur « J’ai vu ». Personne ne connaît les deux du milieu.
lesson-take = À la défausse : { $card }. Prenez cette carte à la place de votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : { $old }. Choisissez la défausse, puis la carte à remplacer.
lesson-take-blind = À la défausse : { $card }. Prenez cette carte à la place de votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : vous ne la connaissez pas, et une carte inconnue coûte environ cinq points. Choisissez la défausse, puis la carte à remplacer.
lesson-deck = Une carte spéciale ne se prend pas : piochez.
lesson-draw = À la défausse : { $card }. Aucune de vos cartes n’est nettement plus haute : piochez.
lesson-keep = { $card }. Mettez cette carte à la place de votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : { $old }. Choisissez la carte à remplacer.
lesson-keep-blind = { $card }. Mettez cette carte à la place de votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte : vous ne la connaissez pas, et une carte inconnue coûte environ cinq points. Choisissez la carte à remplacer.
lesson-discard = { $card }. À votre connaissance, rien n’est plus haut dans votre rangée : défaussez-la.
lesson-peek = Regardez une carte que vous n’avez pas vue, par exemple la { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  }. Choisissez-la.
lesson-call = Je compte environ { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans votre rangée ; une rangée inconnue en fait une vingtaine. Annoncez « Rat-a-tat cat ! ». Chacun des autres joue encore une fois, puis toutes les rangées comptent.
lesson-no-call = Je compte environ { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans votre rangée ; une rangée inconnue en fait une vingtaine. N’annoncez pas encore.

## Les règles
rules-title = Rat-a-Tat Cat en bref
rules-goal = Le but
rules-goal-1 = Quatre cartes sont devant vous, presque toutes cachées. À la fin d’une manche, leurs nombres sont vos points, et moins on en a, mieux c’est : le plus petit total gagne.
rules-goal-2 = Les chats sont bas, de 0 à 6 ; les rats sont hauts, de 7 à 9. Il y a quatre cartes de chaque nombre de 0 à 8, et neuf cartes 9.
rules-start = Avant le premier tour
rules-start-1 = Chacun reçoit une rangée de quatre cartes cachées. Regardez une fois vos deux cartes extérieures et retenez-les ; personne n’a vu celles du milieu.
rules-start-2 = La défausse commence par un nombre. Le joueur à gauche du donneur commence.
rules-turn = Votre tour
rules-turn-1 = Soit vous prenez la carte du dessus de la défausse, si c’est un nombre. Elle doit remplacer une de vos cartes, que tous voient alors.
rules-turn-2 = Soit vous piochez. Un nombre remplace une de vos cartes, ou vous le défaussez.
rules-turn-3 = On choisit l’emplacement avant de voir la carte défaussée. Quand la pioche est épuisée, la défausse est mélangée et la remplace.
rules-special = Cartes spéciales
rules-special-1 = Une carte spéciale piochée est montrée et défaussée ; vous pouvez l’utiliser. Dans une rangée elle ne fait rien, et on ne peut pas la prendre à la défausse.
rules-special-2 = Le jeu deluxe a 65 cartes, dont 6 Échange, 4 Pioche 2, 4 Coup d’œil et 6 Super coup d’œil. Le jeu classique en a 54, dont 3 Échange, 3 Pioche 2 et 3 Coup d’œil, sans Super coup d’œil.
rules-swap = Échangez une de vos cartes avec celle d’un autre, place pour place. Personne ne regarde.
rules-peek = Regardez une de vos cartes. Tous voient laquelle, vous seul ce qu’elle montre.
rules-super-peek = Regardez toutes les rangées au scanner. À ce tour, pas d’annonce, même si vous ne regardez pas.
rules-draw2 = Piochez jusqu’à deux cartes de plus. Si vous gardez ou utilisez la première, c’est fini ; sinon, vous pouvez piocher la seconde. Une autre Pioche 2 recommence à zéro.
rules-call = L’annonce
rules-call-1 = À la fin de votre tour, vous pouvez annoncer « rat-a-tat cat » si vous pensez avoir la rangée la plus basse. Les autres jouent encore une fois, puis toutes les cartes sont dévoilées.
rules-call-2 = Une annonce fausse ne coûte rien de plus, mais la rangée de celui qui annonce n’est pas à l’abri : on peut encore échanger ses cartes.
rules-call-3 = Il n’y a qu’une annonce par manche : après elle, personne d’autre ne peut annoncer.
rules-score = Le décompte
rules-score-1 = Les cartes spéciales d’une rangée sont remplacées par des cartes de la pioche, jusqu’à obtenir un nombre. Puis on additionne chaque rangée.
rules-score-2 = Une partie dure cinq manches, sauf si la table a choisi un autre nombre ou un temps. Le plus petit total gagne ; à égalité, la victoire est partagée.
rules-score-3 = Dans une partie à élimination, un joueur dont le total dépasse la limite, d’ordinaire 100, est hors jeu. Le dernier en jeu gagne ; si tous ceux qui restent sortent ensemble, le plus petit total gagne.
rules-score-4 = Pour la manche suivante, on remélange toutes les cartes. Le joueur qui a joué en premier devient donneur, et son voisin de gauche commence.
rules-memory = La mémoire
rules-memory-1 = Une carte vue redevient cachée, et rien ne l’indique. Se souvenir, c’est tout le jeu.
rules-memory-2 = Avec l’aide-mémoire, la même pour tous, les cartes que vous connaissez restent lisibles pour vous, et de petits signes disent qui connaît quelle carte.
rules-open = Cartes extérieures visibles
rules-open-1 = Si la table joue avec les cartes extérieures visibles, les deux cartes extérieures de chaque rangée restent visibles toute la manche, comme toute carte qu’on y met. Il n’y a pas de premier regard.
rules-open-2 = L’Échange et le Coup d’œil ne valent alors que pour les cartes du milieu, cachées.
rules-clock = Limite de temps
rules-clock-1 = Si votre temps est écoulé, vous piochez, défaussez la carte ou ne l’utilisez pas, et n’annoncez pas. Votre rangée ne change pas.
guide-title = Votre première partie
guide-intro = Je suis le Vieux Gris. Nous jouons une manche contre Marmotte, et je vous dis ce que je ferais et pourquoi.
guide-look = Vous voyez une fois vos deux cartes extérieures. Retenez-les.
guide-low = Prenez de petits chats, débarrassez-vous des rats. Celui qui a le moins de points gagne.
guide-special = Les cartes spéciales permettent d’échanger, de regarder ou de piocher. Rien ne vous oblige à les utiliser.
guide-call = Si vous pensez avoir la rangée la plus basse, annoncez. Un dernier tour pour les autres, puis on compte.
guide-play = Distribuer

## Options de Rat-a-Tat Cat
rat-a-tat-cat-option-deck-label = Jeu de cartes
rat-a-tat-cat-option-deck = Les 65 cartes de l’édition deluxe, ou les 54 de la classique, sans Super coup d’œil.
rat-a-tat-cat-option-deck-deluxe = Deluxe
rat-a-tat-cat-option-deck-classic = Classique
rat-a-tat-cat-option-first_dealer-label = Premier donneur
rat-a-tat-cat-option-first_dealer = Le joueur qui distribue à la première manche.
rat-a-tat-cat-option-first_dealer-random = Au hasard
rat-a-tat-cat-option-match_end-label = Fin de la partie
rat-a-tat-cat-option-match_end = Après quelques manches, après un temps donné, ou quand il ne reste qu’un joueur.
rat-a-tat-cat-option-match_end-rounds = Manches
rat-a-tat-cat-option-match_end-time = Temps
rat-a-tat-cat-option-match_end-elimination = Élimination
rat-a-tat-cat-option-rounds-label = Nombre de manches
rat-a-tat-cat-option-rounds = Combien on en joue, ou autant que de joueurs.
rat-a-tat-cat-option-rounds-players = Une par joueur
rat-a-tat-cat-option-minutes-label = Durée
rat-a-tat-cat-option-minutes = Après ce temps, on ne distribue plus de manche.
rat-a-tat-cat-option-limit-label = Limite
rat-a-tat-cat-option-limit = Le total qui élimine un joueur.
rat-a-tat-cat-option-limit_rule-label = À la limite
rat-a-tat-cat-option-limit_rule = Hors jeu au-delà de la limite, ou dès qu’on l’atteint.
rat-a-tat-cat-option-limit_rule-over = Au-delà
rat-a-tat-cat-option-limit_rule-reach = Dès qu’elle est atteinte
rat-a-tat-cat-option-open_outer-label = Cartes extérieures visibles
rat-a-tat-cat-option-open_outer = Plus facile, pour les enfants : les deux cartes extérieures de chaque rangée sont visibles.
rat-a-tat-cat-option-memory_aid-label = Aide-mémoire
rat-a-tat-cat-option-memory_aid = La page continue de montrer ce que vous avez vu. Confortable, mais moitié moins drôle.
rat-a-tat-cat-option-call_from-label = Annoncer
rat-a-tat-cat-option-call_from = À la fin de n’importe quel tour, ou seulement quand chacun a joué une fois.
rat-a-tat-cat-option-call_from-any_turn = À tout tour
rat-a-tat-cat-option-call_from-after_first_lap = Après un tour de table
rat-a-tat-cat-option-reshuffle-label = Quand la pioche est vide
rat-a-tat-cat-option-reshuffle = On mélange toute la défausse, ou tout sauf la carte du dessus.
rat-a-tat-cat-option-reshuffle-all = Toute
rat-a-tat-cat-option-reshuffle-keep_top = Sauf celle du dessus
rat-a-tat-cat-option-lap_limit-label = Durée maximale
rat-a-tat-cat-option-lap_limit = Après ce nombre de tours de table sans annonce, on compte la manche.

tat-hint-take = Prendre à la défausse, à la place de votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte
tat-hint-keep = La mettre à la place de votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte
tat-hint-swap = Échanger votre { $own ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte contre la { $theirs ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } ({ $name })
tat-hint-peek = Regarder votre { $slot ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  } carte

## Ce que les rats de la maison laissent échapper
quip-sieve-forgot = Oh. Je l’avais, celle-là ?
quip-drowsy-forgot = Hm ? Je la connaissais…
quip-sieve-looked = C’était laquelle, déjà ?
quip-drowsy-looked = Hm… on se connaît ?
quip-clerk-forgot = Elle n’était pas dans mes notes.
quip-clerk-looked = Je vérifie mes notes…
quip-apprentice-forgot = Attendez, elle était bonne ?
quip-apprentice-looked = J’ai perdu le compte. Encore !
quip-alchemist-forgot = Comment est-elle tombée là-dedans ?
quip-alchemist-looked = Qu’y avait-il dans cette fiole ?
quip-glutton-took = Plus petit ! À moi !
quip-glutton-called = C’est assez bas pour moi !
quip-captain-called = Face ! Donc j’annonce.

## Ceux qui pensent en avant, à cette table
tat-bot-apprentice = Il poursuit cent fois la partie dans sa tête et croit que chacun joue selon le manuel. À deux, il annonce tôt ; à trois ou plus, des cartes lui échappent.
tat-bot-alchemist = Elle poursuit mille fois la partie dans sa tête et quitte rarement ses habitudes, même pour bluffer. À deux, elle annonce tôt ; à trois ou plus, une carte lui échappe parfois.
tat-bot-sage = Il poursuit dix mille fois la partie dans sa tête ; cela peut durer une seconde. Il n’oublie rien, annonce tôt et garde parfois une carte haute pour vous tromper.

## The rats of the house at this table
bot-captain-line = Il fait ce qui lui passe par la tête et annonce à pile ou face.
bot-glutton-line = Il prend ce qui paraît plus petit, ne compte rien, annonce à dix. À trois ou plus, personne n’oublie plus vite que lui.
bot-sieve-line = Il sait ce qu’il faut prendre et quand annoncer, mais sa tête est une passoire : il regarde ce qu’il a déjà vu et laisse passer de meilleures cartes.
bot-drowsy-line = Elle joue raisonnablement, mais parfois elle regarde une carte deux fois : elle l’avait oubliée.
bot-clerk-line = À deux, il retient chaque carte vue ; à trois ou plus, beaucoup lui échappent. Il annonce à six ou moins, ou quand il est loin sous tous les autres. Il ne bluffe jamais.
