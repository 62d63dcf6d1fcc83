## Leaving the table, and giving up
stay = Rester
leave-title = Quitter la table ?
leave-help = L’ordinateur joue à votre place jusqu’à votre retour. L’adresse de cette page vous ramène.
give-up-title = Abandonner la partie ?
give-up-alone = Elle se termine maintenant. L’ordinateur joue la suite pour que vous puissiez tout regarder, et la partie compte comme abandonnée.
give-up-help = L’ordinateur continue à votre place. Vous pouvez regarder, mais plus revenir dans la partie, et elle compte comme abandonnée.
give-up-not = Continuer à jouer

## Who goes and comes back, for those who listen
seat-went = Connexion perdue : { $name }.
seat-went-soon = Connexion perdue : { $name }. L’ordinateur prend la place dans { $n } s.
seat-back = De retour : { $name }.
