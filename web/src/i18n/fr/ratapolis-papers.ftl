## The hunter board
pol-round-to-come = Les plans de cette manche n’ont pas encore été révélés.
pol-discard = { $n ->
    [one] { $n } carte dans la défausse
   *[other] { $n } cartes dans la défausse
  }

## What you know of the hunt
pol-fate-open = Face visible
pol-fate-open-text = Les Chats peuvent frapper ici cette manche.
pol-fate-yours = Dans votre main
pol-fate-yours-text = Vous seul savez que les Chats peuvent frapper ici.
pol-fate-unknown = Pas vues
pol-fate-unknown-text = Dans la pioche, dans d’autres mains, mises de côté ou défaussées sans être vues.
pol-fate-safe = Hors de danger
pol-fate-safe-text = Défaussées, à votre connaissance. Avant la manche 5, tranquilles jusqu’à la nouvelle pioche ; ensuite, jusqu’à la fin.
pol-fate-fallen = Frappées
pol-fate-fallen-text = Ces cartes ne reviennent jamais.
pol-seen = Ce que vous avez vu
pol-seen-held = vous aviez : { $cards }.
pol-seen-shown = { $name } vous a montré : { $card }.
pol-seen-showed = Vous avez montré : { $card }. Carte vue par { $name }.

## Tally
pol-tally-buildings = Rats dans les Bâtiments
pol-tally-outdoors = Rats à l’Extérieur
pol-tally-tokens = Jetons Gruyère
pol-tally-captured = Rats neutres
pol-tally-fair = Majorité à la fête foraine
pol-tally-hunted = La chasse, doublée
pol-tally-sum = Gruyère
pol-tally-team = Équipe
pol-tally-rats = Rats en ville
pol-tokens = Mini-tuiles Avantage
pol-tokens-none = Aucune mini-tuile dans cette partie.
pol-token-lies = posée sur son Bâtiment

## The sheet
pol-sheet-title = Le gruyère
pol-sheet-so-far = Si la partie s’arrêtait maintenant.
pol-sheet-place = Place
pol-sheet-rats = Rats dans les Bâtiments
pol-sheet-each = { $n } par rat
pol-sheet-outdoors = Rats à l’Extérieur
pol-sheet-tokens = Fromagerie
pol-sheet-captured = Rats neutres capturés
pol-sheet-fair = Fête foraine
pol-sheet-hunted = La chasse, doublée
pol-sheet-cheese = Gruyère
pol-sheet-team = Les deux coéquipiers
pol-sheet-in-city = Rats en ville
pol-sheet-tie-rats = Gruyère à égalité, { $n } chacun ; les rats en ville départagent : { $list }.
pol-sheet-tie-shared = { $names } : égalité de gruyère et de rats, la place est partagée.
pol-sheet-hunt = Balthus a { $hunted }, tous les rats ensemble { $rats }. Pour le battre, il leur en faut davantage.
pol-sheet-winner = Vainqueur : { $names }
pol-sheet-shared = Victoire partagée : { $names }
pol-sheet-team-wins = L’équipe gagnante : { $names }
pol-sheet-story = La chute de la ville
pol-sheet-round = Manche
pol-sheet-only-token = seulement son Avantage
pol-sheet-still-up = rien n’est tombé
pol-sheet-lost = Rats perdus, manche par manche

## Les Chats
pol-cats-drawn = Les Chats frappent ici !
pol-cats-refused = Refusée par la Station de radio. On remélange les cartes.
pol-cats-missed = Ce Bâtiment n’est pas dans la ville. Les Chats ne trouvent rien.
pol-cats-token = Seule la mini-tuile est perdue ; le Bâtiment tient bon.
pol-strike-at = { $name } a plus de rats en ville : les neutres attaquent.
pol-shown-to-you = { $name } vous montre cette carte. Personne d’autre ne la voit.
pol-shown-by-you = Vous montrez cette carte. { $name } la voit, personne d’autre.
