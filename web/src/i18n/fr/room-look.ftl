## How others see a guest
look-title = Ce que vous portez
look-coat = Votre pelage
look-nothing = Rien
look-cap = Casquette
look-scarf = Écharpe
look-glasses = Lunettes
look-bow = Nœud
look-crown = Couronne
look-ash = Cendre
look-cocoa = Cacao
look-ginger = Roux
look-cream = Crème
look-coal = Charbon
look-slate = Ardoise

## Your name
name-help = Ni compte ni mot de passe. 24 caractères au plus.
