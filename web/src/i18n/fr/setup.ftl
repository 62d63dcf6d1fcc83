## Une partie depuis une position
position-in = Composer une position
position-out = Distribuer comme d’habitude
position-title = Composer une position
position-help = Vous jouez à partir d’ici contre des ordinateurs, avec les règles que nomme la position. Qui l’écrit voit toutes les cartes : la partie n’est donc pas enregistrée.
position-example = Exemple
position-copy = Copier un lien vers cette position
position-how = Comment l’écrire
position-sections = Des parties dans n’importe quel ordre, séparées par des points-virgules. Les places sont les lettres des chaises ; touchez une chaise pour vous y asseoir. Ce qui manque est comme d’habitude.
position-empty = Écrivez une position, ou prenez l’exemple.
position-read = { $n ->
    [one] Une position pour { $n } joueur.
   *[other] Une position pour { $n } joueurs.
  }
position-fault-at = Ligne { $n } : « { $text } » ne va pas ici.
position-fault-end = Ligne { $n } : il manque quelque chose à la fin.
position-fault = Cette position ne peut pas être jouée.
position-expected = Attendu ici :
position-sit = Votre place
position-sit-line = Qui joue ici prend votre place actuelle.
