## Ce qu’est chaque partie de la table, pour qui le demande
land-help-touch = Choisissez n’importe quoi sur la table pour savoir ce que c’est.
land-help-burrow = Le terrier : les rats qui n’ont pas encore de place. Faites glisser un groupe vers un lieu, ou choisissez le lieu. Tous doivent sortir.
land-help-cheese = Le fromage de ce garde-manger. Tout le monde peut savoir combien il y en a.
land-help-offer = Ce que contiendra le sac ce tour-ci à la décharge, en ville et au champ. On tire sans voir.
land-help-pieces = { $place } : le sac contiendra { $pieces }. On tire sans voir.
land-help-event = L’événement du tour. Il ne vaut que pour ce tour.
land-help-round = On joue de cinq à neuf tours, de sept à onze dans la partie longue. Personne ne sait quand vient la fin de partie.
land-help-first = Le joueur actif. Les égalités vont au premier dans l’ordre du tour, qui commence ici. Au tour suivant, son voisin de gauche devient actif.
land-help-next-food = La prochaine carte Nourriture. Personne ne la connaît, sauf un Devin qui a regardé, ou si les cartes se suivent.
land-help-bag = Le sac. Celui qui a le moins de rats dans la zone tire d’abord, un morceau par rat, sous les yeux de tous.
land-help-feeding = Le prix du repas à la fin du tour. Pour chaque fromage manquant, un rat meurt de faim.
land-help-slip = Ce que donne votre plan : les naissances ; ce que coûte le repas et le fromage que vous avez ; à chaque conduit votre attaque (drapeau) et votre défense (cadenas). Ce que font les autres, personne ne le sait.
land-help-plaque = Un joueur, son clan et son état.
land-help-mini = L’égout d’un autre joueur : ses points en haut, ses rats et son fromage en bas. Ouvrez-le pour le voir en entier.
land-help-sealed = Les rats se placent une fois par tour. Tant que tout le monde n’est pas prêt, un plan peut changer.

land-clan-recyclers-base = Avec un rat à la décharge, vous y tirez un morceau de plus.
land-clan-recyclers-late = { $recyclers ->
    [one_each] Jusqu’à 2 blancs tirés à la décharge peuvent s’échanger contre 1 fromage chacun.
    [two_for_one] Deux blancs tirés à la décharge peuvent s’échanger contre 1 fromage.
   *[other] Jusqu’à 2 blancs tirés à la décharge peuvent s’échanger contre 1 fromage chacun. En règle maison : deux contre un seul.
  }
land-clan-mutants-base = Pour vous, le violet compte comme du jaune : 1 fromage, personne n’est empoisonné.
land-clan-mutants-late = Pour vous, le violet compte comme de l’orange : 2 fromages, personne n’est empoisonné.
land-clan-explorers-base = Quand vos rats en vadrouille reviennent, vous recevez 1 fromage en tout.
land-clan-explorers-late = Pour chaque rat qui revient de vadrouille, vous recevez 1 fromage.
land-clan-scavengers-base = Une fois par tour, dans une zone où vous n’avez envoyé aucun rat, vous pouvez tirer 1 morceau après tous les autres.
land-clan-scavengers-late = Dans chaque zone où vous n’avez envoyé aucun rat, vous pouvez tirer 1 morceau après tous les autres.
land-clan-alchemists-base = Une fois les rats nourris, vous pouvez changer 1 fromage en 1 rat.
land-clan-alchemists-late = Une fois les rats nourris, vous pouvez changer jusqu’à 2 fromages en autant de rats.
land-clan-ninjas-base = Si un seul de vos conduits contient des rats, et exactement 2, vous pouvez y voler au moins 1 fromage, si bien gardé soit-il.
land-clan-ninjas-late = De chaque conduit contenant exactement 1 rat, vous pouvez voler au moins 1 fromage, si bien gardé soit-il.
land-clan-family-base = Si votre maternité est vide, 1 rat naît quand même.
land-clan-family-late = Il naît un rat de plus qu’il n’y en a dans votre maternité, même si elle est vide.
land-clan-warriors-base = Le noir ne vous fait rien.
land-clan-warriors-late = Le noir ne vous fait rien, et vous défendez avec 2 de plus, même s’il n’y a personne.
land-clan-musicians-base = En fin de tour, le plus riche des autres joueurs vous donne 1 fromage.
land-clan-musicians-late = En fin de tour, les trois plus riches des autres joueurs vous donnent 1 fromage chacun, s’ils en ont.
land-clan-athletes-base = Une fois les paravents levés, vous pouvez déplacer un de vos rats.
land-clan-athletes-late = Une fois les paravents levés, vous pouvez déplacer jusqu’à trois de vos rats.
land-clan-corrupt-base = Une fois par tour, vous pouvez ajouter au sac, devant tous, un morceau de la couleur de votre choix.
land-clan-corrupt-late = Dans chaque zone, vous pouvez ajouter au sac, devant tous, un morceau de la couleur de votre choix.
land-clan-seers-base = Une fois par tour, vous pouvez regarder la prochaine carte Événement.
land-clan-seers-late = Une fois par tour, vous pouvez regarder le prochain événement et la prochaine carte Nourriture.
