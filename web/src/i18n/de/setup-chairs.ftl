## Who sits on a chair
seat-who = Wer sitzt hier?
seat-order = Die Ratten des Hauses, ungefähr von der schwächsten zur stärksten.
seat-remove = Niemand
seat-remove-line = Diesen Platz entfernen.
seat-bot-by-name = Ein Bot beim Namen
seat-bot-line = Ein Programm von jemandem, das gerade im Haus ist.
seat-bot-name = Der Name des Bots
seat-bot-ask = Rufen
position-sit = Hier sitzt du
position-sit-line = Wer jetzt hier sitzt, bekommt deinen Platz.
