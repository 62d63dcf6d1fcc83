## Der Keller
lobby-lead = { $n ->
    [4] Vier Tische
    [one] { $n } Tisch
   *[other] { $n } Tische
  }, ein Keller. Setz dich, wohin du willst.
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
table-soon = Kommt bald
in-the-cellar = { $n ->
    [one] { $n } Ratte im Keller
   *[other] { $n } Ratten im Keller
  }

## Einstellungen
set-sound = Ton
set-theme = Darstellung
set-language = Sprache
set-speed = Tempo
set-help = Regeln
theme-dark = Dunkel
theme-light = Hell

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
bot-apprentice = Lehrling
bot-alchemist = Alchemist
bot-sage = Der Weise
bot-captain = Kapitän

## Verlauf und Gespräch
log = Was geschah
log-empty = Noch nichts. Die Karten sind noch warm.
log-is = { $name }: { $line }
log-says = { $name }: „{ $text }“
chat = Tischgespräch
chat-write = Sag etwas
chat-send = Senden

## Kleine Wörter
close = Schließen
on = An
off = Aus
more = Mehr
less = Weniger
keep = Speichern
again = Noch einmal
start = Anfangen
undo = Rückgängig
said-taken-back = Der letzte Zug wurde rückgängig gemacht.
ask-label = Was jetzt zu tun ist
do-skip = Überspringen
do-help = Was ist das?
help-rules = Alle Regeln
help-close = Hilfe schließen
copied = Kopiert.
copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn selbst.
to-the-cellar = Zurück in den Keller
settings = Einstellungen
set-motion = Animationen
show-me = Zeig es mir

## Dein Name
name-title = Wie sollen wir dich nennen?
name-yours = Du bist { $name }
name-none = Namen wählen
name-help = Kein Konto, kein Passwort. Bis zu 24 Buchstaben.

## Offene Tische
tables-public = Andere Tische heute Abend
table-open = füllt sich
table-playing = im Spiel
sit-down = Hinsetzen
watch = Zusehen
watching = Du siehst zu
set-up-table = Aufgebaute Stellung

## Einen Tisch decken
setup-title = Neuer Tisch
setup-seats = Am Tisch
setup-rules = Regeln
setup-more = Hausregeln
setup-alone = Alle sind da. Es kann losgehen.
setup-wait = Du bekommst einen Link für deine Freunde.
open-table = Tisch eröffnen
seat-who = Wer sitzt hier?
seat-order = Die Ratten des Hauses, ungefähr von der schwächsten zur stärksten.
seat-open = Ein Freund
seat-open-line = Frei für alle, die den Link haben.
seat-change = Ändern, wer hier sitzt
seat-add = Noch ein Platz
seat-remove = Niemand
seat-remove-line = Diesen Platz entfernen.
seat-free = Frei
seat-free-host = Schick den Link oder wähl einen Computerspieler.
seat-sit-here = Setz dich hierher.
seat-here = Da
seat-number = Platz { $n }
clock = Zeitlimit
clock-help = Läuft die Zeit ab, wird der sichere Zug für dich gemacht.
clock-none = Keins
clock-seconds = { $n } s
who-may-come = Wer kommen darf
table-private = Auf Einladung
table-private-help = Nur mit dem Link. Niemand kann zusehen.
table-public = Offen für alle
table-public-help = Im Keller angezeigt. Alle dürfen sich setzen oder zusehen.
unit-minutes = Minuten
unit-points = Punkte
unit-laps = Umläufe

## Die Ratten des Hauses
bot-captain-line = Tut, was ihm einfällt. Vor der Ansage wirft er eine Münze.
bot-glutton-line = Nimmt, was kleiner aussieht, zählt nichts, sagt bei zehn an. An einem größeren Tisch vergisst niemand schneller.
bot-grey-line = Spielt nach den Regeln des Schreibers, mit einem Kopf wie ein Sieb: Er sieht nach, was er schon gesehen hat, und lässt Besseres liegen.
bot-drowsy-line = Spielt nach den Regeln des Schreibers. Manchmal sieht sie eine Karte zweimal an: Sie war ihr entfallen.
bot-clerk-line = Zu zweit merkt er sich jede gesehene Karte, an einem größeren Tisch entfallen ihm viele. Sagt bei sechs oder weniger an oder wenn er weit unter allen anderen liegt. Blufft nie.
bot-apprentice-line = Spielt vor jedem Zug hundertmal im Kopf weiter und stellt sich vor, was du verbirgst.
bot-alchemist-line = Spielt vor jedem Zug tausendmal im Kopf weiter. Weiß nichts, was du nicht auch wüsstest.
bot-sage-line = Spielt zehntausendmal im Kopf weiter. Braucht bis zu einer Sekunde, und raten muss er auch.

## Ein Name für alle, die keinen wählen: jedes der ersten Wörter mit jedem der zweiten
guest-first = Schlauer Tapferer Müder Flinker Neugieriger Samtener Staubiger Munterer Wendiger Stiller Kühner Zottiger Silberner Hungriger Froher Listiger
guest-last = Nager Krümel Schatten Pfeffer Gouda Cheddar Brie Tilsiter Racker Piepser Stromer Knabberer Tapser Zwicker Keller Bart

## Vor dem Geben
invite-title = Einladung
invite-help = Schick den Link oder lass ihn scannen. Er öffnet nur diesen Tisch.
invite-link = Einladungslink
invite-qr = Der Einladungslink als QR-Code
invite-copy = Link kopieren
invite-opening = Der Tisch wird geöffnet …
invite-stale = Diese Einladung gilt nicht mehr.
wait-free = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
wait-fill = Mit Computerspielern füllen
wait-ready = Alle sitzen. Fang an, wann du magst.
wait-host = Der Gastgeber fängt an, wenn alle sitzen.
wait-sit = Für dich ist ein Platz frei.

## Am Tisch
leave = Gehen
stay = Bleiben
leave-title = Vom Tisch aufstehen?
leave-help = Ein Computerspieler vertritt dich, bis du zurück bist. Die Adresse dieser Seite führt zurück.
line-down = Verbindung verloren. Neuer Versuch …
line-hurry = Jetzt versuchen
chat-empty = Noch hat niemand etwas gesagt. Ratten hören erst zu.
chat-unread = { $n ->
    [one] Tischgespräch, eine neue Zeile
   *[other] Tischgespräch, { $n } neue Zeilen
  }
mute = { $name } stummschalten
unmute = { $name } wieder hören

## Ein erstes Spiel mit Begleitung
guide-leave = Jetzt nicht
coach-next = Verstanden
coach-end = Keine Ratschläge mehr

## Die Regeln auf Papier
rules-contents = Auf dieser Seite

## Das Ende
standing = Endstand
place-nth = { $n }.
score-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
rematch = Noch einmal
rematch-others = Andere Gegner
rematch-join = Zur nächsten Partie
replay = Wiedergabe
share = Link zur Wiedergabe kopieren
share-private = Der Tisch war privat: Den Link können nur die Mitspieler öffnen. Die Aufzeichnung selbst darfst du weitergeben.
set-up-no-record = Diese Partie begann aus einer aufgebauten Stellung. Darum gibt es keine Aufzeichnung, keine Wiedergabe und keine Kurve der Chancen.
set-up-change = Stellung ändern
record = Aufzeichnung speichern
fair-title = Ging es ehrlich zu?
fair-how = Jedes Mischen folgt aus einer geheimen Zahl, dem Startwert. Vor Spielbeginn hat der Server dessen Fingerabdruck (SHA-256) veröffentlicht und konnte ihn nicht mehr ändern. Jetzt zeigt er den Startwert.
fair-commitment = Fingerabdruck, von Anfang an bekannt
fair-seed = Startwert
fair-holds = In diesem Browser geprüft: Beides passt zusammen.
fair-broken = Beides passt nicht zusammen. Sag es allen.
fair-cannot = Dieser Browser kann das nur über https prüfen.
fair-yourself = Oder prüf es selbst: Lade die Aufzeichnung hoch, dann wird sie Zug für Zug nachgespielt.

## Nachspielen
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Schritt
replay-back = Voriger Schritt
replay-step = Schritt
replay-at = { $n } von { $of }
replay-eyes = Blickwinkel
eyes-of = Sicht: { $name }
eyes-gallery = Als Zuschauer
eyes-truth = Alles offen
record-bring = Aufzeichnung hochladen
record-bring-help = Leg die Datei hier ab oder wähle sie aus. Der Server spielt die Partie nach und prüft jeden Zug.

## Was abgelehnt wurde
code-offline = Der Server antwortet nicht. Bist du online?
code-bad-request = Der Server hat diese Seite nicht verstanden. Lade sie neu.
code-not-found = Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.
code-no-guest = Der Server kennt dich nicht mehr. Lade die Seite neu.
code-foreign-origin = Das darf nur die eigene Seite dieser Website.
code-bad-name = Dieser Name geht nicht: Nimm 1 bis 24 lesbare Buchstaben.
code-bad-option = Eine dieser Regeln hat einen unzulässigen Wert.
code-bad-seats = Dieses Spiel ist nicht für diese Spielerzahl.
code-bad-record = Die Aufzeichnung stimmt nicht: Nachgespielt endet sie anders oder gar nicht.
code-bad-chat = Schreib 1 bis 280 lesbare Buchstaben.
code-unknown-game = Dieses Spiel gibt es hier nicht.
code-unknown-bot = Diesen Computerspieler gibt es nicht.
code-seat-taken = Jemand war schneller: Der Platz ist besetzt.
code-not-seated = Das dürfen nur die Spieler an diesem Tisch.
code-not-host = Das darf nur der Gastgeber.
code-not-ready = Ein Platz ist noch frei.
code-already-started = Die Partie hat schon begonnen.
code-not-started = Die Partie hat noch nicht begonnen.
code-not-over = Die Partie ist noch nicht zu Ende.
code-not-asked = Gerade hast du nichts zu entscheiden.
code-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
code-illegal = Das verbieten die Regeln.
code-cannot-undo = Es ist zu spät, das rückgängig zu machen.
code-no-hints = An diesem Tisch wird ohne Tipps gespielt.
code-too-large = Das ist zu groß.
code-too-fast = Zu schnell. Versuch es gleich noch einmal.
code-too-many = Das ist zu viel auf einmal. Verlass oder beende erst etwas.
code-storage = Der Server kann gerade nichts speichern. Nichts, was du gesehen hast, ist verloren.
code-old-page = Diese Seite ist älter als der Server. Bitte neu laden.
code-closing = Der Server startet neu und ist gleich wieder da.
code-too-slow = Die Verbindung war zu langsam.

hint-ask = Tipp zeigen
hints = Tipps
hints-help = Man darf fragen, was der Computer täte; die anderen erfahren, dass jemand gefragt hat.
chances-title = Wie die Chancen standen
