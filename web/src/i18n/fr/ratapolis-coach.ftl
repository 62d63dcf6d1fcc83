## Old Grey, in a first game
pol-coach-goal = À la fin, chaque rat récolte le gruyère de son Bâtiment. Mais à chaque manche les Chats emportent un Bâtiment : soyez ailleurs.
pol-coach-goal-hunter = Vous êtes Balthus : votre carte prend tous les rats d’un Bâtiment, et vous notez leur gruyère. Tous les rats réunis ne doivent pas en dépasser le double.
pol-coach-goal-hunted = À la fin, chacun de vos rats récolte le gruyère de son Bâtiment. Mais Balthus vous chasse : à vous tous, dépassez le double de son total.
pol-coach-cards = { $n ->
    [one] { $n } carte Indice est en jeu cette manche
   *[other] { $n } cartes Indice sont en jeu cette manche
}, et les Chats en tireront une. Vous seul connaissez la vôtre : { $building }. { $up ->
    [0] Aucune n’est visible.
   *[other] Chaque carte visible a mis un Chat sur son Bâtiment.
}
pol-coach-cards-two = { $n ->
    [one] { $n } carte Indice est en jeu cette manche
   *[other] { $n } cartes Indice sont en jeu cette manche
}, et les Chats en tireront une. Vous seul connaissez les vôtres : { $building }, { $other }. { $up ->
    [0] Aucune n’est visible.
   *[other] Chaque carte visible a mis un Chat sur son Bâtiment.
}
pol-coach-plan = Vous avez des rats { $in }, et cette carte est en jeu. Choisissez le Bâtiment, puis un voisin : c’est un déplacement, avec tout le groupe. Vous avez deux actions.
pol-coach-plan-any = Choisissez un de vos Bâtiments, puis un voisin : c’est un déplacement, avec tout le groupe. Vous avez deux actions, sans obligation de les utiliser.
pol-coach-plan-no-attack = Pas d’attaque cette manche : la carte de manche le dit. Les Chats, eux, viennent quand même.
pol-coach-plan-attack = Maintenant, vous pouvez mordre. Choisissez un Bâtiment où vous côtoyez d’autres rats, puis une couleur : l’un d’eux s’en va. Les attaques passent avant les déplacements ; on peut donc faire de la place, puis y courir.
pol-coach-plan-cheese = Les petits Bâtiments ont le meilleur gruyère et le moins de place. Entrez avant qu’ils soient pleins. Dans un Bâtiment à lettre orange, soyez les plus nombreux : l’Avantage est à vous.
pol-coach-plan-memory = Retenez les cartes sorties mais pas tirées : jusqu’à la nouvelle pioche, aucun Chat n’y va. Et là d’où les autres fuient soudain, ils savent peut-être quelque chose.
pol-coach-revealed = Tous les plans sont révélés. Regardez : d’abord les premières actions de tous, morsures puis courses ; ensuite les secondes.
pol-coach-stayed = { $n ->
    [one] La place manquait : { $n } de vos rats est resté.
   *[other] La place manquait : { $n } de vos rats sont restés.
} Les groupes qui arrivent ensemble se partagent la place à égalité.
pol-coach-vain = Cela n’a rien donné : un plan devenu impossible est perdu. Cela arrive à tout le monde.
pol-coach-bitten = Mordu ! Votre rat est maintenant en réserve. Il n’y rapporte rien, mais tant que le Marché tient, tout n’est pas perdu.
pol-coach-bitten-plain = Mordu ! Votre rat est dans la réserve, où il ne compte pour rien.
pol-coach-cat-card = C’est tombé sur : { $building }. Le Bâtiment s’en va, avec ceux qui s’y trouvent. Les autres cartes de la manche sont défaussées : ces Bâtiments-là sont saufs pour un temps.
pol-coach-caught = { $n ->
    [1] Les Chats ont pris l’un des vôtres. Un seul, passe encore ; sous un toit dont la carte est en jeu, n’en laissez pas beaucoup.
    [one] Les Chats ont pris { $n } des vôtres.
   *[other] Les Chats ont pris { $n } des vôtres. La prochaine fois, n’en laissez pas tant sous un toit dont la carte est en jeu.
}
pol-coach-token = L’Avantage est à vous : { $building }. Vous l’avez jusqu’à la fin de la prochaine manche. Vous ne le gardez alors que si vous y avez toujours le plus de rats ; à égalité, ou si le Bâtiment est vide, la mini-tuile y retourne.
pol-coach-renewed = Nouvelle pioche : ce qui était défaussé peut revenir. Désormais, un Bâtiment défaussé est sauf jusqu’à la fin.
pol-coach-last = Dernière manche. Ce qui compte, c’est où vos rats se tiendront ensuite. Gruyère pour l’instant : { $n }.
pol-coach-over = Le décompte, comme sur la feuille. Votre gruyère : { $n }. Vous connaissez la ville, maintenant.
pol-coach-archives = Les Archives sont à vous : demandez à voir une carte d’un autre. Tous voient que vous demandez, personne ne voit laquelle.
pol-coach-show = Il faut montrer une carte ; seul le joueur qui a demandé la voit.
pol-coach-market = Le Marché ramène un rat perdu de la réserve.
pol-coach-radio = { $n ->
    [0] La carte : { $building }, sans aucun de vos rats. Refusez, et une autre est tirée ; elle peut être pire pour vous.
    [one] La carte : { $building }, avec { $n } de vos rats. Refusez, et une autre est tirée ; elle peut être pire, ou la même.
   *[other] La carte : { $building }, avec { $n } de vos rats. Refusez, et une autre est tirée ; elle peut être pire, ou la même.
  }
pol-coach-hospital = Va tomber : { $building }. Un de vos rats peut encore en sortir, vers un lieu voisin où il y a de la place.
pol-coach-lay = Vous chassez. Tous voient ces cartes ; laquelle vous posez, personne. Beaucoup de rats dans un riche Bâtiment rapportent le plus, et ils le savent.
