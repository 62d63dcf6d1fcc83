## What lies in the box
cart-box-buildings = Cartes Bâtiment
cart-box-heap-cards = Cartes en main
cart-box-rest = Avant et après
cart-box-population = Cartes Population
cart-box-start = Au début
cart-box-table = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
  }
cart-box-scoring = Décompte final
cart-box-set = Bâtiments conseillés

## On a building card
cart-box-copy = Carte n° { $n }, coin supérieur gauche
cart-box-cards = Cartes Population à piocher
cart-box-rats = Rats à défausser
cart-box-looks = Regards sur la rangée des nonnes
cart-box-premium = Action principale
cart-box-standard = Action normale
cart-box-kind = Ce qu’elle fait
cart-box-card = Quelle carte
cart-box-n = Combien
cart-box-per = Influence pour une carte
cart-box-free-rats = Rats défaussés sans carte
cart-box-most-cards = Cartes défaussées au plus
cart-box-kind-draw = piocher des cartes Population
cart-box-kind-gain-points = gagner des points de victoire
cart-box-kind-discard-rats = défausser des rats
cart-box-kind-guard-tower = exiger des cartes
cart-box-kind-look = regarder la rangée des nonnes
cart-box-kind-take = prendre sur la pile
cart-box-kind-hospital = défausser cartes et rats
cart-box-kind-draw-per-influence = piocher selon l’influence
cart-box-kind-none = rien

## How many there are
cart-box-in-the-box = Cartes dans la boîte
cart-box-nuns = Cartes de chaque classe selon les nonnes

## Before and after
cart-box-start-rats = Rats
cart-box-start-hand = Cartes en main
cart-box-row = Bâtiments de la rue par manche
cart-box-replacement = Bâtiments dans la pioche de remplacement
cart-box-rounds = Manches
cart-box-influence = Place { $n } sur une piste d’influence
cart-box-most = Le plus de cartes d’une sorte
cart-box-most-tied = À égalité pour le plus d’une sorte
cart-box-gold-first = Le plus d’Or
cart-box-gold-first-shared = À égalité pour le plus d’Or, à partager
cart-box-gold-second = Deuxième en Or
cart-box-gold-second-two = Deuxième en Or, à deux joueurs
cart-box-set-place = N° { $n }
