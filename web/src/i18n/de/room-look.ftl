## How others see a guest
look-title = Was du trägst
look-coat = Dein Fell
look-nothing = Nichts
look-cap = Mütze
look-scarf = Schal
look-glasses = Brille
look-bow = Schleife
look-crown = Krone
look-ash = Asche
look-cocoa = Kakao
look-ginger = Fuchs
look-cream = Creme
look-coal = Kohle
look-slate = Schiefer

## Your name
name-help = Kein Konto, kein Passwort. Bis zu 24 Zeichen.
