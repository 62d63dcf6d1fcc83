## Tiles; the second stands inside a sentence
pol-tile-market = Marché
pol-tile-market-in = au Marché
pol-tile-archives = Archives
pol-tile-archives-in = aux Archives
pol-tile-shooting-range = Stand de tir
pol-tile-shooting-range-in = au Stand de tir
pol-tile-bakery = Boulangerie
pol-tile-bakery-in = à la Boulangerie
pol-tile-library = Bibliothèque
pol-tile-library-in = à la Bibliothèque
pol-tile-hotel = Hôtel
pol-tile-hotel-in = à l’Hôtel
pol-tile-radio-station = Station de radio
pol-tile-radio-station-in = à la Station de radio
pol-tile-metro = Métropolitain
pol-tile-metro-in = dans le Métropolitain
pol-tile-fire-station = Caserne
pol-tile-fire-station-in = à la Caserne
pol-tile-school = École
pol-tile-school-in = à l’École
pol-tile-flower-shop = Fleuriste
pol-tile-flower-shop-in = chez le Fleuriste
pol-tile-bus-station = Gare routière
pol-tile-bus-station-in = à la Gare routière
pol-tile-post-office = Bureau de poste
pol-tile-post-office-in = au Bureau de poste
pol-tile-bookshop = Librairie
pol-tile-bookshop-in = à la Librairie
pol-tile-pharmacy = Pharmacie
pol-tile-pharmacy-in = à la Pharmacie
pol-tile-cafe = Café
pol-tile-cafe-in = au Café
pol-tile-town-hall = Hôtel de ville
pol-tile-town-hall-in = à l’Hôtel de ville
pol-tile-barber-shop = Salon de coiffure
pol-tile-barber-shop-in = au Salon de coiffure
pol-tile-cheese-shop = Fromagerie
pol-tile-cheese-shop-in = à la Fromagerie
pol-tile-hospital = Hôpital
pol-tile-hospital-in = à l’Hôpital
pol-tile-fair-small = Petite Fête foraine
pol-tile-fair-small-in = à la petite Fête foraine
pol-tile-fair-large = Grande Fête foraine
pol-tile-fair-large-in = à la grande Fête foraine
pol-tile-park-small = Petit Parc
pol-tile-park-small-in = au petit Parc
pol-tile-park-large = Grand Parc
pol-tile-park-large-in = au grand Parc
pol-tile-square = Square
pol-tile-square-in = au Square
pol-tile-pond = Étang
pol-tile-pond-in = au bord de l’Étang
pol-tile-place = emplacement { $n }
pol-tile-place-in = à l’emplacement { $n }

## Families; the second is whom one attacks
pol-colour-red = rouge
pol-colour-red-them = les rouges
pol-colour-red-n = { $n ->
    [one] { $n } rat rouge
   *[other] { $n } rats rouges
  }
pol-colour-blue = bleu
pol-colour-blue-them = les bleus
pol-colour-blue-n = { $n ->
    [one] { $n } rat bleu
   *[other] { $n } rats bleus
  }
pol-colour-yellow = jaune
pol-colour-yellow-them = les jaunes
pol-colour-yellow-n = { $n ->
    [one] { $n } rat jaune
   *[other] { $n } rats jaunes
  }
pol-colour-green = vert
pol-colour-green-them = les verts
pol-colour-green-n = { $n ->
    [one] { $n } rat vert
   *[other] { $n } rats verts
  }
pol-colour-orange = orange
pol-colour-orange-them = les orange
pol-colour-orange-n = { $n ->
    [one] { $n } rat orange
   *[other] { $n } rats orange
  }

## Situations
pol-situation-base = Jeu de base
pol-situation-a = Un quartier tranquille ?
pol-situation-b = Downtown
pol-situation-c = Centre historique
pol-situation-f = Chacun pour soi !
pol-situation-g = Coulée verte
pol-situation-h = Fête foraine
pol-situation-i = Rats spécialisés
pol-situation-l = La famille s’agrandit
pol-situation-s = Quand on arrive en ville
pol-situation-t = Balthus s’en mêle

## Rounds, phases, actions
pol-mark-open = manche ouverte
pol-mark-open-text = Tout peut être planifié.
pol-mark-closed = manche fermée
pol-mark-closed-text = Cette manche n’est pas jouée.
pol-mark-no-attack = pas d’attaque cette manche
pol-mark-no-attack-text = Personne ne peut planifier d’attaque. Les Chats viennent quand même.
pol-mark-one-attack = une seule attaque
pol-mark-one-attack-text = Chacun peut planifier au plus une attaque, en première ou en seconde action.

## A planned action in words
pol-plan-nothing = rien
pol-plan-attack = attaque contre { $colour } { $in }
pol-plan-move = { $from } → { $to }
pol-plan-procreate = naissance { $in }

## Counted
pol-count-rats = { $n ->
    [0] aucun rat
    [one] { $n } rat
   *[other] { $n } rats
  }
pol-count-cheese = { $n ->
    [0] pas de gruyère
    [one] { $n } point de gruyère
   *[other] { $n } points de gruyère
}
pol-count-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
  }

## The log
pol-log-each = { $name } : { $what }
pol-log-balthus = Balthus
pol-log-set-up = { $situation } – { $list }.
pol-log-neutral = Rats neutres : { $colour }.
pol-log-tokens = Avantages : { $list }.
pol-log-round = Manche { $n }.
pol-log-round-last = Manche { $n }, la dernière.
pol-log-renewed = Toutes les cartes, sauf celles des manches, sont mélangées. Nouvelle pioche : { $cards }.
pol-log-dealt = Les cartes Indice sont distribuées.
pol-log-dealt-yours = Les cartes Indice sont distribuées. Les vôtres : { $list }.
pol-log-dealt-all = Les cartes Indice sont distribuées. { $list }.
pol-log-faced-up = Face visible, sous un Chat : { $list }.
pol-log-set-aside = Mises de côté sans être vues : { $cards }.
pol-log-laid = { $name } pose une des cartes face cachée.
pol-log-laid-seen = { $name } pose une des cartes face cachée : { $tile }.
pol-log-asked = Archives, une carte à montrer : { $of } → { $name }.
pol-log-asked-nobody = Archives : { $name } ne demande rien.
pol-log-shown = Une carte est montrée : { $name } → { $to }.
pol-log-shown-seen = Une carte est montrée, { $name } → { $to } : { $tile }.
pol-log-revealed = Les plans sont révélés. { $list }.
pol-log-plan = 1. { $first }, 2. { $second }
pol-log-attacked = { $name } attaque { $colour } { $in }.
pol-log-attacked-vain = { $name } attaque { $colour } { $in }, en vain.
pol-log-lost-attack = Perte { $in } : { $rats }.
pol-log-lost-neutrals = Deux attaques sur le même rat neutre, et chacun paie. Perte { $in } : { $rats }.
pol-log-lost-trap = Pris au piège { $in } : { $rats }.
pol-log-lost-cats = Prise des Chats { $in } : { $rats }.
pol-log-lost-strike = Les neutres mordent { $in } : { $rats }.
pol-log-captured = { $name } capture un rat neutre { $in }.
pol-log-turned = La tuile de l’emplacement { $n } est retournée : { $tile }.
pol-log-turned-trap = La tuile de l’emplacement { $n } est retournée : { $tile }. C’est un piège !
pol-log-moved = { $name } : { $from } → { $to }, { $rats }.
pol-log-stayed = { $n ->
    [one] Faute de place, { $n } reste en arrière.
   *[other] Faute de place, { $n } restent en arrière.
  }
pol-log-no-room = { $name } : { $from } → { $to }, mais personne n’y trouve de place.
pol-log-came-to-nothing = { $name } : { $action }. Cela n’aboutit pas.
pol-log-born = { $name } : un rat naît { $in }.
pol-log-market = { $name } ramène un rat au Marché.
pol-log-market-not = { $name } ne ramène aucun rat au Marché.
pol-log-cat-card = La carte des Chats : { $tile }.
pol-log-refused = Station de radio : { $name } refuse la carte : { $tile }. Toutes les cartes sont remélangées.
pol-log-kept = Station de radio : { $name } garde la carte : { $tile }.
pol-log-rescued = { $name } sauve un rat : { $from } → { $to }.
pol-log-removed = Disparaît de la ville : { $tile }.
pol-log-token-lost = L’Avantage est perdu pour tous : { $tile }.
pol-log-nothing-removed = Pas visible en ville : { $tile }. Rien ne tombe, et la carte reste avec son Chat.
pol-log-hunted = Balthus marque { $cheese }. Pris : { $rats }.
pol-log-strike = { $name } a plus de rats en ville : les neutres attaquent. Seconde carte : { $tile }.
pol-log-token = { $name } prend un Avantage : { $tile }.
pol-log-token-lies = Personne n’a la majorité. La mini-tuile retourne sur son Bâtiment : { $tile }.
pol-log-cheese = { $name } reçoit un jeton Gruyère de la Fromagerie.
pol-log-scored = Le décompte : { $list }.
pol-log-timed-out = { $name } : temps écoulé.
pol-log-win = Victoire pour { $names }.
pol-log-shared-win = Victoire partagée : { $names }.

## The chooser
pol-situation-own = Situation { $id }

## Computer players
pol-bot-random = Il planifie au hasard : il court n’importe où, même chez les Chats, et mord là où il n’y a personne.
pol-bot-greedy = Il court au meilleur gruyère qu’aucun Chat ne menace ce soir et mord tout ce qui le gêne. Il ne pense jamais à la manche suivante.
pol-bot-rulebook = Il met en balance le gruyère, les Avantages et ce que disent ses cartes Indice. Il croit que les autres ne bougeront pas.

## Ce que les rats de la maison laissent échapper
pol-quip-glutton-bit = Hors de mon chemin !
pol-quip-captain-cats = Je voulais voir les Chats.
pol-quip-clerk-foiled = Vous ne deviez pas bouger !
