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
card-at = { $owner }, emplacement { $slot } : { $card }
card-mine-at = Votre emplacement { $slot } : { $card }
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
seat-caller = Annonceur
seat-out = Éliminé
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## Ce qu’on vous demande
ask-first-look = Regardez vos deux cartes extérieures et retenez-les.
ask-source = À vous de jouer. Piochez ou prenez le dessus de la défausse.
ask-keep = Prenez-la à la place d’une de vos cartes, ou défaussez-la.
ask-swap = Échange : une des vôtres contre une des leurs, sans voir.
ask-draw2 = Piocher encore ? { $n ->
    [one] Il reste une pioche.
   *[other] Il reste { $n } pioches.
  }
ask-peek = Coup d’œil : choisissez une de vos cartes.
ask-super-peek = Super coup d’œil : toutes les rangées. Pas d’annonce ce tour-ci.
ask-super-peek-last = Super coup d’œil : toutes les rangées. Au dernier tour, cela ne sert plus.
note-draw2-use = L’utiliser coûte la seconde pioche ; renoncer, non.
ask-look = Regardez bien, puis continuez.
ask-call = Votre rangée est la plus basse ? Dites-le.
ask-ready = Manche suivante ?
ask-wait = { $name } joue.
do-draw = Piocher
do-done = J’ai vu
do-discard = Défausser
do-decline = Renoncer
do-again = Piocher encore
do-stop = S’arrêter
do-look = Regarder
do-call = Rat-a-tat cat !
do-no-call = Ne pas annoncer
do-ready = Prêt
why-not-turn = Ce n’est pas votre tour.
why-special = Une carte spéciale ne se prend pas à la défausse.
why-keep-own = Elle ne va que dans votre rangée.

## L’annonce et la feuille
call-shout = Rat-a-tat cat !
call-by = { $name } annonce. Un dernier tour pour les autres.
score-sheet = Feuille de score
score-round = Manche { $n }
score-total = Total
score-winner = Le plus bas gagne : { $name }
called-here = annonce

## À la table
seat-last-turn = Dernier tour
in-hand = Dans votre main : { $card }
in-hand-of = { $name } tient : { $card }
known-by = Vue par : { $names }
ask-source-deck = À vous. La carte spéciale ne se prend pas : piochez.
ask-take = Laquelle de vos cartes remplace-t-elle ? Ce choix est définitif.
ask-keep-again = Gardez-la à la place d’une des vôtres et c’est fini, ou défaussez-la et piochez encore.
ask-swap-own = Et laquelle des vôtres donnez-vous ?
ask-swap-theirs = Contre quelle carte ? Choisissez dans une autre rangée.
ask-wait-all = C’est fait. Les autres pas encore.
ask-quiet = Regardez bien.
ask-over = La partie est finie.
said-taken-back = Le dernier coup est repris.
do-take = Prendre la défausse
do-back = Choisir encore
why-empty = La défausse est vide.
why-draw2-deck = Pioche 2 ne pioche qu’à la pioche.
why-source-first = Piochez d’abord, ou choisissez la défausse.
why-open = Elle est visible. On ne choisit que des cartes cachées.
why-peek-own = Le coup d’œil ne vaut que pour vos cartes.
why-draw2-first = Piochez d’abord encore, ou arrêtez-vous.
why-one-card = Vous avez déjà pioché : une carte par tour.
why-taken = Vous avez choisi la défausse. Choisissez la carte remplacée, ou revenez en arrière.
why-theirs = Les cartes des autres ne bougent que par un Échange.
why-use-first = Utilisez d’abord la carte spéciale, ou renoncez-y.
why-looking = Dites d’abord que vous avez vu.
why-call-first = Votre tour est fini, sauf une chose : annoncer ou non.
why-round-over = La manche est finie.
why-call-called = Pas d’annonce : c’est déjà fait. Dernier tour.
why-call-super-peek = Pas d’annonce ce tour-ci : qui pioche un Super coup d’œil n’annonce pas dans le même tour.
why-call-first-lap = Pas encore d’annonce : à cette table chacun joue d’abord un tour.
zoom-row = Choisissez une carte : { $name }
deck-next = À suivre dans la pioche
discard-all = Toute la défausse
sheet-away = Voir les cartes
sheet-back = Voir la feuille
score-before = Manches 1–{ $n }
score-row = les cartes :
score-place = Place
score-shared = Victoire partagée : { $name }

## Le journal
log-round-began = Manche { $n }. { $name } distribue.
log-shuffled = La pioche de { $n } cartes est mélangée.
log-dealt = Quatre cartes chacun, faces cachées.
log-laid-aside = Retournée : { $card }. Une carte spéciale n’ouvre pas la défausse.
log-first-discard = La défausse commence par { $card }.
log-slipped-in = Ce qui était mis de côté retourne dans la pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
log-outer = { $name }, emplacement { $slot } visible : { $card }.
log-first-look = Chacun regarde ses cartes extérieures.
log-turn = { $name } joue.
log-last-turn = Dernier tour : { $name }.
log-drew = { $name } pioche.
log-drew-seen = { $name } pioche { $card }.
log-showed = { $name } montre { $card }.
log-rejected = { $name } défausse { $card }.
log-kept = { $name } garde la carte piochée à l’emplacement { $slot } ; part { $replaced }.
log-kept-seen = { $name } garde { $card } à l’emplacement { $slot } ; part { $replaced }.
log-took = { $name } prend { $card } à la défausse pour l’emplacement { $slot } ; part { $replaced }.
log-swapped = { $name } échange l’emplacement { $own } contre l’emplacement { $theirs } de { $other }.
log-peeked = { $name } regarde l’emplacement { $slot }.
log-peeked-seen = { $name } regarde l’emplacement { $slot } : { $card }.
log-super-peeked = { $name } regarde toutes les rangées au scanner.
log-look-ended = { $name } en a assez vu.
log-declined = { $name } y renonce.
log-stopped = { $name } ne pioche plus.
log-reshuffled = La défausse devient la pioche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
log-called = { $name } : rat-a-tat cat !
log-no-call = { $name } n’annonce pas.
log-timed-out = Temps écoulé : { $name }.
log-revealed = Toutes les cartes sont retournées.
log-special-out = { $name }, emplacement { $slot } : { $card } part et se remplace.
log-turned-up = { $name }, emplacement { $slot } : voici { $card }.
log-scored = Compte fait. { $list }.
log-score = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
log-went-out = Éliminé : { $names }.
log-win = { $names } gagne la partie.
log-shared-win = { $names } partagent la victoire.

## Aide et première partie
help-touch = Touchez n’importe quoi sur la table pour savoir ce que c’est.
help-deck = La pioche. Un nombre se garde ou se défausse ; une carte spéciale se montre et peut servir.
help-discard = La défausse. Son dessus se prend au lieu de piocher, si c’est un nombre. Il remplace une des vôtres.
help-scanner = Le scanner. Sa lentille rouge montre les cartes cachées à qui joue un Super coup d’œil.
help-plaque = Un joueur : nom, points (peu, c’est bien), donneur, annonceur, à qui de jouer.
help-card = Une carte d’une rangée. Les chats sont bas, les rats hauts ; les spéciales sont remplacées au compte. Retenez ce que vous voyez.
help-ask = Ici se trouve la question. Ce qui brille peut être choisi.
coach-first-look = Voici vos deux cartes extérieures. Retenez-les : chats bas, rats hauts. Les deux du milieu, personne ne les connaît.
coach-draw = Rien de bon à prendre. Piochez : un petit chat peut-être, ou une carte spéciale.
coach-take-known = À la défausse : { $card }. Prenez-la pour l’emplacement { $slot } : il y a là { $old }, plus cher.
coach-take-unseen = À la défausse : { $card }. Prenez-la pour l’emplacement { $slot } : vous ne connaissez pas cette carte, et une inconnue coûte environ cinq.
coach-keep-known = { $card } : emplacement { $slot }. Il y a là { $old }, plus cher. Tous verront ce qui part.
coach-keep-unseen = { $card } : bas. Emplacement { $slot } : vous ne connaissez pas cette carte, et une inconnue coûte environ cinq.
coach-keep-not = { $card } : défaussez. Vos cartes connues sont plus basses, et une inconnue ne coûte qu’environ cinq.
coach-swap-not = Rien d’assez mauvais à donner à l’aveugle. Je renoncerais.
coach-peek-none = Vous connaissez déjà toutes vos cartes. Rien à apprendre : renoncez.
coach-call-yes = Je compte environ { $n } pour votre rangée. À dix ou moins, j’annonce.
coach-call-no = Je compte environ { $n } pour votre rangée. C’est trop : descendez d’abord à dix, puis annoncez.
coach-swap = Donnez l’emplacement { $slot }, { $card }. Prenez une carte qu’ils gardent depuis longtemps : elle leur plaît. Personne ne voit rien.
coach-draw2 = Pioche 2 : encore deux pioches au plus. Garder la première met fin.
coach-peek = Regardez l’emplacement { $slot } : vous ne l’avez pas encore vu.
coach-super-peek = Super coup d’œil montre tout à vous seul. Pas d’annonce ce tour-ci, utilisé ou non.
coach-look = Prenez votre temps. Cela ne sera plus montré.
coach-last-turns = Quelqu’un a annoncé : un tour encore pour les autres, puis on retourne tout.
coach-scored = Votre rangée fait vos points ; peu, c’est bien. Désormais vous jouez seul. Bonne chance !

## Les règles
rules-title = Rat-a-Tat Cat en bref
rules-goal = Le but
rules-goal-1 = Quatre cartes devant vous, presque toutes cachées. En fin de manche leurs nombres sont vos points, et les points sont mauvais : le plus petit total gagne.
rules-goal-2 = Les chats sont bas, de 0 à 6 ; les rats hauts, de 7 à 9. Quatre de chaque nombre, mais neuf 9.
rules-start = Avant le premier tour
rules-start-1 = Chacun reçoit quatre cartes cachées. Regardez une fois les deux extérieures et retenez-les ; celles du milieu restent inconnues.
rules-start-2 = La défausse commence par un nombre. La gauche du donneur débute.
rules-turn = Votre tour
rules-turn-1 = Soit vous prenez le dessus de la défausse, si c’est un nombre. Il remplace une de vos cartes, que tous voient alors.
rules-turn-2 = Soit vous piochez. Un nombre remplace une de vos cartes, ou part à la défausse.
rules-turn-3 = On choisit la place avant de voir ce qui part. Pioche épuisée : la défausse mélangée la remplace.
rules-special = Cartes spéciales
rules-special-1 = Piochée, elle se montre, se défausse, et peut servir. Dans une rangée elle ne fait rien, et on ne la prend pas à la défausse.
rules-swap = Échangez une de vos cartes avec celle d’un autre, place pour place. Personne ne regarde.
rules-peek = Regardez une de vos cartes. Tous voient laquelle, vous seul ce qu’elle montre.
rules-super-peek = Regardez toutes les rangées au scanner. Ce tour-ci, pas d’annonce, même sans regarder.
rules-draw2 = Piochez encore jusqu’à deux fois. Garder ou utiliser la première met fin ; sinon il y a la seconde. Une autre Pioche 2 recommence.
rules-call = L’annonce
rules-call-1 = À la fin de votre tour, annoncez « rat-a-tat cat » si vous pensez être le plus bas. Les autres jouent encore une fois, puis tout est retourné.
rules-call-2 = Une annonce fausse ne coûte rien, mais la rangée n’est pas à l’abri : on peut encore l’échanger.
rules-score = Le compte
rules-score-1 = Les cartes spéciales d’une rangée sont remplacées depuis la pioche jusqu’à un nombre. Puis on additionne.
rules-score-2 = Après les manches ou le temps convenus, le plus petit total gagne ; à égalité, victoire partagée.
rules-score-3 = En élimination, qui dépasse la limite sort ; le dernier gagne.
rules-memory = La mémoire
rules-memory-1 = Ce qu’on a vu redevient noir, et rien ne le marque. C’est tout le jeu.
rules-memory-2 = Avec l’aide-mémoire, la même pour tous, vos cartes connues restent lisibles et de petits signes disent qui sait quoi.
guide-title = Votre première partie
guide-intro = Je suis le Vieux Gris. Une manche contre un seul rat, et je vous dis ce que je ferais et pourquoi.
guide-look = Vous voyez une fois vos deux cartes extérieures. Retenez-les.
guide-low = Prenez de petits chats, chassez les rats. Peu de points gagnent.
guide-special = Les cartes spéciales échangent, regardent ou piochent. On n’est pas obligé.
guide-call = Si vous vous croyez le plus bas, annoncez. Un dernier tour, puis on compte.
guide-play = Distribuer

## Options de Rat-a-Tat Cat
rat-a-tat-cat-option-deck-label = Jeu de cartes
rat-a-tat-cat-option-deck = Les 65 cartes de l’édition deluxe, ou les 54 de la classique, sans Super coup d’œil.
rat-a-tat-cat-option-deck-deluxe = Deluxe
rat-a-tat-cat-option-deck-classic = Classique
rat-a-tat-cat-option-first_dealer-label = Premier donneur
rat-a-tat-cat-option-first_dealer = Qui distribue la première manche.
rat-a-tat-cat-option-first_dealer-random = Au hasard
rat-a-tat-cat-option-match_end-label = La partie finit
rat-a-tat-cat-option-match_end = Après des manches, un temps donné, ou quand il n’en reste qu’un.
rat-a-tat-cat-option-match_end-rounds = Manches
rat-a-tat-cat-option-match_end-time = Temps
rat-a-tat-cat-option-match_end-elimination = Dernier survivant
rat-a-tat-cat-option-rounds-label = Nombre de manches
rat-a-tat-cat-option-rounds = Combien on en joue ; ou chacun donne une fois.
rat-a-tat-cat-option-rounds-players = Chacun donne une fois
rat-a-tat-cat-option-minutes-label = Combien de temps
rat-a-tat-cat-option-minutes = Ensuite, on ne distribue plus de manche.
rat-a-tat-cat-option-limit-label = Limite
rat-a-tat-cat-option-limit = Le total qui élimine un joueur.
rat-a-tat-cat-option-limit_rule-label = À la limite
rat-a-tat-cat-option-limit_rule = Éliminé au-delà de la limite, ou dès qu’on l’atteint.
rat-a-tat-cat-option-limit_rule-over = Au-delà
rat-a-tat-cat-option-limit_rule-reach = Dès l’atteinte
rat-a-tat-cat-option-open_outer-label = Cartes extérieures visibles
rat-a-tat-cat-option-open_outer = Pour les petits : les deux cartes extérieures restent visibles.
rat-a-tat-cat-option-memory_aid-label = Aide-mémoire
rat-a-tat-cat-option-memory_aid = La page continue de montrer ce que vous avez vu. Confortable, et moitié moins drôle.
rat-a-tat-cat-option-call_from-label = Annoncer
rat-a-tat-cat-option-call_from = À la fin de tout tour, ou seulement quand chacun a joué.
rat-a-tat-cat-option-call_from-any_turn = Dès le début
rat-a-tat-cat-option-call_from-after_first_lap = Après un tour de table
rat-a-tat-cat-option-reshuffle-label = Quand la pioche est vide
rat-a-tat-cat-option-reshuffle = On mélange toute la défausse, ou tout sauf le dessus.
rat-a-tat-cat-option-reshuffle-all = Toute
rat-a-tat-cat-option-reshuffle-keep_top = Sauf le dessus
rat-a-tat-cat-option-lap_limit-label = Manche la plus longue
rat-a-tat-cat-option-lap_limit = Après tant de tours sans annonce, on compte la manche.

tat-hint-take = Prendre la défausse pour l’emplacement { $slot }
tat-hint-keep = La mettre à l’emplacement { $slot }
tat-hint-swap = Échanger : votre emplacement { $own } contre l’emplacement { $theirs } ({ $name })
tat-hint-peek = Regarder l’emplacement { $slot }

## Ce que les rats de la maison laissent échapper
quip-grey-forgot = Oh. Je l’avais, celle-là ?
quip-drowsy-forgot = Hm ? Je la connaissais…
quip-grey-looked = C’était laquelle, déjà ?
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
tat-bot-apprentice = Poursuit cent fois la partie dans sa tête et croit que chacun joue selon le manuel. À deux, il annonce tôt ; à plusieurs, des cartes lui échappent.
tat-bot-alchemist = Poursuit mille fois la partie dans sa tête et quitte rarement ses habitudes, même pour bluffer. À deux, elle annonce tôt ; à plusieurs, une carte lui échappe parfois.
tat-bot-sage = Poursuit dix mille fois la partie dans sa tête ; cela peut durer une seconde. N’oublie rien, annonce tôt et garde parfois une carte haute pour vous tromper.
