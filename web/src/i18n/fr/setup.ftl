## Une partie depuis une position
position-in = Composer une position
position-out = Distribuer comme d’habitude
position-title = Composer une position
position-help = Vous jouez à partir d’ici contre des adversaires que joue l’ordinateur, avec les règles que nomme la position. Celui qui écrit une position en voit toutes les cartes : la partie n’est donc pas enregistrée.
position-example = Exemple
position-copy = Copier un lien vers cette position
position-how = Comment l’écrire
position-sections = Des parties dans n’importe quel ordre, séparées par des points-virgules. Les places sont les lettres des chaises ; choisissez une chaise pour vous y asseoir. Ce qui manque est comme d’habitude.
position-empty = Écrivez une position, ou prenez l’exemple.
position-read = { $n ->
    [one] Une position pour { $n } joueur.
   *[other] Une position pour { $n } joueurs.
  }
position-fault-at = Ligne { $n } : « { $text } » ne va pas ici.
position-fault-end = Ligne { $n } : il manque quelque chose à la fin.
position-fault = Cette position ne peut pas être jouée.
position-expected = Attendu ici :

## How long, and whether people may talk
clock-help = Quand le temps est écoulé, un coup sûr est joué pour vous.
clock-none = Aucune
clock-slow-help = Une table où l’on revient : elle attend pendant votre absence. Dans « Mon coin », dites où vous prévenir quand c’est à vous.
talk-help = Sans : personne ne peut écrire à cette table ; les réactions dessinées restent.

## Plusieurs personnes sur un seul appareil
here-title = Où vous jouez
here-each = Chacun sur son appareil
here-all = Tous sur celui-ci
here-each-help = Vous recevez un lien pour les autres.
here-all-help = Il passe de main en main. Entre deux d’entre vous un rideau tombe : chacun ne voit que ce qui est à lui. Cela marche sans réseau et ne compte pour rien.
here-name = Qui joue à la place { $n }

## How strong the computer players are
setup-strength = Joueurs ordinateur
strength-beginner = Débutants
strength-evening = Soirée jeux
strength-club = Club
strength-master = Maîtres
