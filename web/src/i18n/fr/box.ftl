box-title = Votre boîte : { $game }
box-how = Votre boîte dit-elle la même chose ?
box-lead = Voici tout ce qui est imprimé dans notre boîte. Les règles que nous avions ne montraient pas tout ; nous avons complété le reste. Si la vôtre dit autre chose, touchez la pièce et corrigez. Puis jouez avec.
box-values = { $n ->
    [one] { $n } valeur
   *[other] { $n } valeurs
  }
box-show = Quelles pièces montrer
box-show-all = Tout
box-show-made-up = Ce que nous avons reconstitué
box-show-mended = Ce qui est corrigé
box-bring = Charger depuis un fichier
box-no-box = Ce fichier n’est pas une boîte de ce jeu.
box-none-mended = Rien n’est encore corrigé.
box-none-made-up = Rien ici n’a dû être reconstitué.
box-as-ours = Tout comme dans notre boîte.
box-not-rated = Une partie avec elle n’est pas classée.
box-save = Enregistrer le fichier
box-lay = Ouvrir une table avec
box-unknown = Cette maison n’a plus cette boîte. Chargez-la depuis son fichier.

## What does not fit
box-bad = C’est impossible.
box-bad-together = Tout cela ensemble est impossible.
box-fits = Ici, de { $least } à { $most }, le reste étant inchangé.
box-fits-only = Ici, seulement { $n }, le reste étant inchangé.
box-reason = La maison dit :

## A part in the hand
box-told = D’où cela vient, selon le fichier :
box-before = La pièce précédente
box-after = La pièce suivante
box-mended = corrigé
box-yours = le vôtre
box-rulebook = règle
box-rulebook-means = Le livret de règles le dit.
box-public = publié
box-public-means = C’est publié ailleurs.
box-derived = déduit
box-derived-means = Cela découle de ce qui est publié.
box-reconstructed = supposé
box-reconstructed-means = Nous l’avons reconstitué : regardez la vôtre.

## Keeping boxes
box-kept = Gardée.
box-kept-title = Les boîtes que vous gardez
box-kept-lead = Elles vous suivent partout où vous vous connectez. Vous seul voyez les noms.
box-kept-lead-guest = L’invité de ce navigateur les garde. Rejoignez les habitués, et vous les aurez sur chaque appareil.
box-name = Comment s’appelle-t-elle ?
box-keep = Garder
box-put-away = Ranger : { $name }
box-ours = Notre boîte
