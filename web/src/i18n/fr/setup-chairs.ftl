## Who sits on a chair
seat-who = Qui joue ici ?
seat-order = Les rats de la maison, à peu près du plus faible au plus fort.
seat-remove = Personne
seat-remove-line = Retirer cette place.
seat-bot-by-name = Un bot par son nom
seat-bot-line = Le programme de quelqu’un, présent dans la maison.
seat-bot-name = Le nom du bot
seat-bot-ask = L’appeler
position-sit = Votre place
position-sit-line = Le joueur assis ici prend votre place.
