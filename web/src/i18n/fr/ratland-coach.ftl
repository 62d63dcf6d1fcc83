land-coach-goal = À la fin, chaque rat vivant vaut un point et chaque tombe en coûte un. Faites donc des petits, et trouvez du fromage pour que personne ne meure de faim.
land-coach-round = Un tour commence par un événement, qui vaut pour ce tour, et une carte Nourriture, qui dit ce qu’il y a à la décharge, en ville et au champ.
land-coach-active = Le joueur actif est maintenant { $name }. Les égalités vont au premier à partir de là, dans le sens horaire.
land-coach-attack = { $seats ->
    [2] D’abord les attaques. À deux, c’est conduit contre conduit : celui qui y a le plus de rats vole la différence en fromages. Le garde-manger ne compte pas.
   *[other] D’abord les attaques. Comparez les rats du conduit à ceux du garde-manger où il mène : s’ils sont plus nombreux, ils volent la différence en fromages.
}
land-coach-robbed = { $n ->
    [one] Voilà { $n } fromage qui s’en va
   *[other] Voilà { $n } fromages qui s’en vont
  } : { $seats ->
    [2] il est venu plus de rats par le conduit que vous n’en aviez en face. À deux, seuls les conduits défendent.
   *[other] il est venu plus de rats par le conduit que vous n’en aviez au garde-manger. Les gardes comptent des deux côtés.
  }
land-coach-nursery = Maintenant les naissances : un petit par rat à la maternité. Ils mangent dès ce tour et se placent au suivant.
land-coach-bag = Maintenant le sac, zone par zone. Celui qui y a le moins de rats tire le premier, un morceau par rat. Jaune : 1 fromage, orange : 2, blanc : rien.
land-coach-hit-supply = Noir : un rat fait ses bagages. Il n’est plus là, mais ce n’est pas une tombe.
land-coach-hit-infirmary = Violet : un rat est empoisonné. Il mange, saute le prochain placement, puis revient.
land-coach-hit-lost = Bleu : un rat est en vadrouille. Il ne mange pas ce tour-ci, saute le prochain placement, puis revient.
land-coach-back = Malades et vadrouilleurs sont de retour, vous les placerez au tour suivant. Mais ils mangent dès maintenant.
land-coach-feeding = La nourriture : { $n ->
    [one] { $n } rat a coûté
   *[other] { $n } rats ont coûté
  } { $cost ->
    [one] { $cost } fromage.
   *[other] { $cost } fromages.
  } Le tableau montre où commence le palier suivant.
land-coach-starved = { $n ->
    [one] { $n } rat est mort de faim
   *[other] { $n } rats sont morts de faim
  }, un par fromage manquant. Une tombe coûte deux fois : le rat, et un point.
land-coach-over = C’est fini : { $rats ->
    [one] { $rats } rat vivant
   *[other] { $rats } rats vivants
}, { $graves ->
    [0] aucune tombe
    [one] { $graves } tombe
   *[other] { $graves } tombes
}. Désormais, vous jouez sans moi. Bonne chance !
land-coach-clan = Un clan a une capacité pour maintenant et une meilleure pour plus tard. Reproducteurs et Alchimistes sont faciles à jouer. L’autre carte, personne ne la verra.
land-coach-board = La face agressive mord et trouve moins ; la face standard est la plus simple.
land-coach-holy-rat = Une tombe de moins, c’est un point de plus.
land-coach-deploy = { $n ->
    [one] { $n } rat, et il doit aller quelque part.
   *[other] { $n } rats, et tous doivent aller quelque part.
  } { $seats ->
    [2] La maternité fait naître, la décharge, la ville et le champ nourrissent, les conduits pillent : à deux, conduit défend contre conduit, et le garde-manger ne garde rien.
   *[other] La maternité fait naître, la décharge, la ville et le champ nourrissent. Les rats d’un conduit attaquent le voisin de ce côté, ceux du garde-manger défendent votre fromage.
  }
land-coach-deploy-cost = { $n ->
    [one] { $n } rat mange
   *[other] { $n } rats mangent
  } à la fin de ce tour, et chaque naissance en ajoute un. Pour l’instant, cela coûte { $cost ->
    [one] { $cost } fromage
   *[other] { $cost } fromages
  } ; vous en avez { $cheese }. La décharge, la ville et le champ en rapportent.
land-coach-deploy-raid = Regardez les voisins : { $name } a { $n ->
    [one] { $n } fromage
   *[other] { $n } fromages
  }. Des rats dans ce conduit volent ce que son garde-manger ne garde pas. On peut penser de même du vôtre.
land-coach-deploy-two = À deux, c’est conduit contre conduit, et le garde-manger ne garde rien.
land-coach-final = La prochaine carte montre une plaque entrouverte. Dès lors, chaque tour peut être le dernier, et seuls les rats compteront.
land-coach-move = Vous voyez tout, et pouvez encore bouger. Là où vous avez le moins de rats, vous tirez le premier.
land-coach-ninja = Un fromage serait à vous, quels que soient les gardes.
land-coach-add = Vous pouvez glisser un morceau dans le sac : un mauvais si d’autres tirent ici, un bon si c’est vous.
land-coach-wound = Vous avez le plus de rats ici et devez en blesser un. Un rat blessé reste un point, mais manque le prochain placement.
land-coach-put-back = Le pire de vos morceaux : { $colour }. Ce qui est remis, un autre le tirera peut-être.
land-coach-put-back-not = Rien de mauvais parmi vos morceaux, et rien n’oblige à en remettre.
land-coach-swap = Seul, le blanc ne vaut rien ; échangé, il devient du fromage.
land-coach-scavenge = Il reste { $all ->
    [one] { $all } morceau
   *[other] { $all } morceaux
} dans le sac. Bons : { $good }.
land-coach-lecter = Il faut { $cost ->
    [one] { $cost } fromage
   *[other] { $cost } fromages
  } et vous en avez { $cheese }. Un rat vendu n’est pas une tombe ; un rat mort de faim en est une.
land-coach-lecter-not = Vous pouvez déjà tous les nourrir. Un rat vendu, c’est un point de moins.
land-coach-starve = De toute façon, les malades ne se placent pas au prochain tour.
land-coach-alchemy = Un rat, c’est un point, et une bouche de plus au prochain tour.
land-coach-look = Vous pouvez regarder le prochain événement quand vous voulez. Personne ne saura ce que vous avez vu.
