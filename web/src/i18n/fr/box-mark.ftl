box-differs = { $n ->
    [one] Cette boîte diffère de la nôtre par { $n } valeur
   *[other] Cette boîte diffère de la nôtre par { $n } valeurs
  }
box-differs-see = Ce qui diffère
box-differs-title = Une autre boîte que la nôtre
box-differs-lead = Barré : ce que dit notre boîte ; en rouge : ce qui vaut à cette table.
box-look-into = Regarder dans cette boîte
box-not-read = Cette boîte ne peut pas être lue pour l’instant.
box-nothing = rien
box-yes = oui
box-no = non
box-restore = { $place } : comme dans notre boîte

## Where a table is laid
box-row = La boîte
box-row-ours = Celle de cette maison. La vôtre est imprimée autrement ? Jouez avec la vôtre.
box-row-yours = On joue avec votre boîte. Chacun à la table voit ce qui diffère.
box-row-back = Avec la nôtre
box-row-open = Votre boîte
box-row-change = La modifier
