## Comment s’écrivent les positions
pol-notation-players = Les couleurs à partir de A : r rouge, b bleu, y jaune, g vert, o orange ; x est Balthus.
pol-notation-rats = Un rat rouge et deux bleus sur O.
pol-notation-gone = Les Bâtiments détruits.
pol-notation-cat = La carte Indice restée sur la manche 2.
pol-notation-orange = Les Avantages en jeu : celui de C est à A, celui de F est posé sur son Bâtiment.
pol-notation-held = Les cartes Indice en main à la manche 7.
pol-notation-up = Les cartes Indice visibles à la manche 7.
pol-notation-plan = Tout le monde planifie.
pol-notation-options = Une règle qui diffère de l’habituelle.
