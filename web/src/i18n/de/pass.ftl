## Mehrere an einem Gerät, und der Vorhang dazwischen
pass-hand = Weitergeben: { $name }
pass-away = Die anderen schauen weg. Zu sehen ist nichts, bis { $name } drückt.
pass-am = Ich bin { $name }
pass-only = Jetzt schaut nur { $name }
pass-done = { $name } ist fertig.
pass-cover = Verdecken
pass-thinking = Die Computerspieler denken nach …
pass-together = Den Tisch gemeinsam ansehen
pass-common = Was alle sehen dürfen
