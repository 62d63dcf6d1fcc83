## Comment s’écrivent les positions
land-notation-rats = A a 13 rats à envoyer.
land-notation-stock = Ce que A a d’autre ; aussi lost 2, en vadrouille.
land-notation-sent = Rats déjà envoyés : décharge, ville, champ, conduits de gauche et de droite, garde-manger, maternité.
land-notation-event = L’événement de ce tour.
land-notation-food = La carte Nourriture de ce tour.
land-notation-area = Ce qu’offre une zone, si ce n’est pas ce que montre la carte Nourriture : y jaune, o orange, w blanc, k noir, p violet, b bleu.
land-notation-active = A l’emporte en cas d’égalité.
land-notation-options = Une règle qui diffère de l’habituelle.
