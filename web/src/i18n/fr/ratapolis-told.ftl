## Ce qu’est chaque partie de la table, pour qui le demande
pol-help-deck = Les cartes Indice, une par Bâtiment de la ville. La pioche est renouvelée une fois, avant la manche 5.
pol-help-aside = Des cartes mises de côté sans être vues. L’une d’elles sera retournée.
pol-help-open = Ces cartes sont visibles : les Chats peuvent suivre l’une d’elles, et un Chat rôde sur son Bâtiment.
pol-help-laid = La carte que Balthus a posée face cachée : c’est là que frapperont les Chats.
pol-help-hand = Vos cartes Indice de cette manche. Une de toutes les cartes distribuées sera tirée ; ne montrez les vôtres à personne.
pol-help-notebook = Ce que vous savez de chaque carte Indice : visible, en main, hors de danger, frappée.
pol-help-sheet = Vos deux actions. On joue les premières actions de tous, puis les secondes : chaque fois d’abord toutes les attaques, puis tous les déplacements.
pol-help-tally = Le gruyère, si la partie s’arrêtait ici.
pol-help-family = Une famille : son gruyère si la partie s’arrêtait ici, ses rats en réserve, ses mini-tuiles. Ouvrez-la pour tout le décompte.
pol-help-card = Si les Chats tirent cette carte, son Bâtiment tombe avec tous ses rats.
pol-help-cat = Sa carte Indice est visible : les Chats peuvent frapper ce Bâtiment cette manche.
pol-help-round = Une manche du plateau de Balthus. Ouvrez-la pour voir ses plans et le Bâtiment tombé.
pol-help-touch = Choisissez n’importe quoi sur la table pour savoir ce que c’est.

pol-advantage-market = Après les deux actions, vous pouvez ramener au Marché un de vos rats perdus s’il y reste une place libre. Selon les règles françaises, il doit avoir été perdu lors d’une manche précédente.
pol-advantage-archives = Avant la planification, vous pouvez demander à un joueur de vous montrer une carte Indice. Vous seul la voyez.
pol-advantage-shooting-range = Vous pouvez aussi attaquer sur les tuiles adjacentes à l’un de vos rats.
pol-advantage-hotel = Quand votre groupe entre sur une tuile, un rat de plus que prévu s’y faufile. Une tuile ne dépasse jamais sa capacité de plus d’un rat.
pol-advantage-radio-station = Quand la carte des Chats est révélée, vous pouvez la refuser une fois. Toutes les cartes de la manche sont remélangées et la suivante est définitive.
pol-advantage-metro = Vos groupes peuvent traverser une zone vide : d’une tuile qui la borde à toute autre tuile qui borde la même zone.
pol-advantage-fire-station = Quand plusieurs groupes se pressent sur une tuile, le vôtre passe le premier ; les autres se partagent la place restante.
pol-advantage-bus-station = Vos groupes peuvent avancer de deux tuiles d’un coup. La tuile traversée peut être pleine, mais une zone vide ne se franchit pas.
pol-advantage-cheese-shop = À la fin de chaque manche, vous gagnez un jeton Gruyère.
pol-advantage-hospital = Avant qu’un Bâtiment tombe, vous pouvez sauver un de vos rats vers une tuile adjacente qui a une place libre.
