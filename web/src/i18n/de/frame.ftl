## Der Keller
lobby-lead = Vier Tische, ein Keller. Setz dich, wohin du willst.
game-tat = Rat-a-Tat Cat
game-tat-blurb = Vier Karten, zwei davon gesehen. Die niedrigste Reihe gewinnt.
game-ratland = RatLand
game-ratland-blurb = Rohre, Käse und ein Beutel, der geschüttelt wird.
game-cartus = Rattus Cartus
game-cartus-blurb = Eine Straße in der Dämmerung, Einfluss in jedem Haus.
game-ratapolis = Ratapolis
game-ratapolis-blurb = Eine Stadt bei Nacht. Noch jemand ist wach.
players-range = { $from }–{ $to } Spieler
minutes-range = { $from }–{ $to } Min.
play-now = Spielen
play-with-friends = Freunde einladen
table-soon = Wird gedeckt
in-the-cellar = { $n ->
    [one] { $n } Ratte im Keller
   *[other] { $n } Ratten im Keller
  }

## Einstellungen
set-sound = Ton
set-theme = Licht
set-language = Sprache
set-speed = Tempo
set-help = Regeln
theme-dark = Lampe
theme-light = Morgen

## Plätze
you = Du
seat-away = Nicht da
seat-bot = Computerspieler
seat-thinks = überlegt
seconds-left = noch { $n } s
bot-drowsy = Schlafmütze
bot-glutton = Vielfraß
bot-clerk = Der Schreiber
bot-grey = Alter Grauer
bot-alchemist = Alchemist
bot-captain = Kapitän

## Verlauf und Gespräch
log = Was geschah
log-empty = Noch nichts. Die Karten sind noch warm.
chat = Tischgespräch
chat-write = Sag etwas
chat-send = Senden
