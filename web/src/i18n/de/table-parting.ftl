## Leaving the table, and giving up
stay = Bleiben
leave-title = Vom Tisch aufstehen?
leave-help = Ein Computerspieler vertritt dich, bis du zurück bist. Die Adresse dieser Seite führt zurück.
give-up-title = Diese Partie aufgeben?
give-up-alone = Sie endet jetzt. Den Rest spielt der Computer, damit du dir alles ansehen kannst, und die Partie zählt als aufgegeben.
give-up-help = Der Computer spielt für dich weiter. Du kannst zusehen, aber nicht mehr mitspielen, und die Partie zählt als aufgegeben.
give-up-not = Weiterspielen

## Who goes and comes back, for those who listen
seat-went = Nicht mehr da: { $name }.
seat-went-soon = Nicht mehr da: { $name }. In { $n } s übernimmt der Computer.
seat-back = Wieder da: { $name }.
