## Old Grey, in a first game
pol-coach-cards = { $n ->
    [one] { $n } carte Indice est en jeu cette manche
   *[other] { $n } cartes Indice sont en jeu cette manche
}, et les Chats en tireront une. Vous seul connaissez la vôtre : { $building }. { $up ->
    [0] Aucune n’est visible.
   *[other] Chaque carte visible a un Chat sur son toit.
}
pol-coach-cards-two = { $n ->
    [one] { $n } carte Indice est en jeu cette manche
   *[other] { $n } cartes Indice sont en jeu cette manche
}, et les Chats en tireront une. Vous seul connaissez les vôtres : { $building }, { $other }. { $up ->
    [0] Aucune n’est visible.
   *[other] Chaque carte visible a un Chat sur son toit.
}
pol-coach-plan = Vous avez des rats { $in }, et cette carte est sortie. Touchez le Bâtiment, puis un voisin : c’est un déplacement, avec tout le groupe. Vous avez deux cases.
pol-coach-plan-any = Touchez un de vos Bâtiments, puis un voisin : c’est un déplacement, avec tout le groupe. Vous avez deux cases, et vous pouvez en laisser une vide.
pol-coach-plan-no-attack = Pas de morsure cette manche : la carte posée dessus le dit. Les Chats ne la lisent pas.
pol-coach-plan-attack = Maintenant, vous pouvez mordre. Touchez un Bâtiment où vous côtoyez d’autres rats et choisissez une couleur : l’un d’eux s’en va. Les attaques passent avant les déplacements ; on peut donc faire de la place, puis y courir.
pol-coach-plan-cheese = Les petits Bâtiments ont le meilleur gruyère et le moins de place. Entrez avant qu’ils soient pleins. Dans un orange, soyez les plus nombreux : l’Avantage est à vous.
pol-coach-plan-memory = Retenez les cartes sorties mais pas tirées : jusqu’à la nouvelle pioche, aucun Chat n’y va. Et là d’où les autres fuient soudain, ils savent peut-être quelque chose.
pol-coach-revealed = Toutes les feuilles sont révélées. Regardez : d’abord les cases de gauche, morsures puis courses ; ensuite celles de droite.
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
pol-coach-show = Il faut montrer une carte. Peut-être celle qui en dit le moins.
pol-coach-market = Le Marché ramène un rat perdu. Il y a rarement une raison de refuser.
pol-coach-radio = { $n ->
    [0] La carte : { $building }, sans aucun de vos rats. Refusez, et une autre est tirée ; elle peut être pire pour vous.
    [one] La carte : { $building }, avec { $n } de vos rats. Refusez, et une autre est tirée ; elle peut être pire, ou la même.
   *[other] La carte : { $building }, avec { $n } de vos rats. Refusez, et une autre est tirée ; elle peut être pire, ou la même.
  }
pol-coach-hospital = Va tomber : { $building }. Un de vos rats peut encore en sortir ; envoyez-le là où il y a du gruyère.
pol-coach-lay = Vous chassez. Tous voient ces cartes ; laquelle vous posez, personne. Beaucoup de rats dans un riche Bâtiment rapportent le plus, et ils le savent.
