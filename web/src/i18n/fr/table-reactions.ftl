## Drawn words beside the talk
react-label = Réactions
react-laugh = Rit
react-bravo = Bravo !
react-gasp = Sursaute
react-sulk = Boude
react-thanks = Merci, avec du fromage
react-yawn = Bâille
