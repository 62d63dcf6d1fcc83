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
play-with-friends = Freunde & Regeln
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
keep = Behalten
again = Noch einmal
start = Anfangen
undo = Zurücknehmen
ask-label = Was gefragt ist
do-skip = Überspringen
do-help = Was ist das?
help-rules = Alle Regeln
help-close = Hilfe schließen
copied = Kopiert.
copy-failed = Der Browser wollte nicht kopieren. Markiere es und kopiere von Hand.
to-the-cellar = Zurück in den Keller
settings = Einstellungen
set-motion = Bewegung
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

## Einen Tisch decken
setup-title = Einen Tisch decken
setup-seats = Wer sitzt hier
setup-rules = Nach welchen Regeln
setup-more = Hausregeln
setup-alone = Alle sind da. Es kann losgehen.
setup-wait = Du bekommst einen Link für deine Freunde.
open-table = Tisch eröffnen
seat-who = Wer soll hier sitzen?
seat-order = Die Ratten des Hauses, ungefähr von der schwächsten zur stärksten.
seat-open = Ein Freund
seat-open-line = Frei für alle, die den Link haben.
seat-change = Ändern, wer hier sitzt
seat-add = Noch ein Stuhl
seat-remove = Niemand
seat-remove-line = Den Stuhl wegstellen.
seat-free = Frei
seat-free-host = Schick den Link oder setz eine Ratte hin.
seat-sit-here = Setz dich hierher.
seat-here = Da
seat-number = Platz { $n }
clock = Uhr
clock-help = Läuft sie ab, geschieht der sichere Zug für dich.
clock-none = Keine
clock-seconds = { $n } s
who-may-come = Wer kommen darf
table-private = Auf Einladung
table-private-help = Nur mit dem Link. Niemand sieht zu.
table-public = Offen für alle
table-public-help = Auf der Tafel im Keller. Jeder darf sich setzen oder zusehen.
unit-minutes = Minuten
unit-points = Punkte
unit-laps = Umläufe

## Die Ratten des Hauses
bot-captain-line = Tut, was ihm einfällt. Vor der Ansage wirft er eine Münze.
bot-glutton-line = Nimmt, was kleiner aussieht, zählt nichts, sagt bei zehn an. Unter mehreren vergisst er am schnellsten.
bot-grey-line = Spielt nach den Regeln des Schreibers, mit einem Kopf wie ein Sieb: Er sieht nach, was er schon gesehen hat, und lässt Besseres liegen.
bot-drowsy-line = Spielt nach den Regeln des Schreibers. Manchmal sieht sie eine Karte zweimal an: Sie war ihr entfallen.
bot-clerk-line = Zu zweit merkt er sich jede Karte, unter mehreren entfällt ihm manche. Sagt bei sechs oder weniger an, oder weit unter allen anderen. Blufft nie.
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
invite-opening = Die Tür geht auf…
invite-stale = Diese Einladung führt nirgendwo mehr hin.
wait-free = { $n ->
    [one] Ein Stuhl ist noch frei.
   *[other] { $n } Stühle sind noch frei.
  }
wait-fill = Ratten hinsetzen
wait-ready = Alle sitzen. Gib, wann du magst.
wait-host = Der Gastgeber gibt, wenn alle sitzen.
wait-sit = Für dich ist ein Stuhl frei.

## Am Tisch
leave = Gehen
stay = Bleiben
leave-title = Vom Tisch aufstehen?
leave-help = Eine Ratte des Hauses spielt für dich, bis du zurück bist. Die Adresse dieser Seite führt zurück.
line-down = Die Leitung ist weg. Wir wählen neu…
line-hurry = Jetzt
chat-empty = Noch hat niemand etwas gesagt. Ratten hören erst zu.
chat-unread = { $n ->
    [one] Tischgespräch, eine neue Zeile
   *[other] Tischgespräch, { $n } neue Zeilen
  }
mute = Von { $name } nichts mehr hören
unmute = { $name } wieder hören

## Ein erstes Spiel mit Begleitung
guide-leave = Jetzt nicht
coach-next = Verstanden
coach-end = Keine Tipps mehr

## Die Regeln auf Papier
rules-contents = Auf dieser Seite

## Das Ende
standing = Wie es ausging
place-nth = { $n }.
score-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
rematch = Noch einmal
rematch-others = Andere Gegner
rematch-join = Zum nächsten Spiel
replay = Nachspielen
share = Link zum Nachspielen kopieren
share-private = Der Tisch war privat: den Link öffnen nur, die gespielt haben. Die Aufzeichnung darf jeder haben.
record = Aufzeichnung behalten
fair-title = Ging es ehrlich zu?
fair-how = Jedes Mischen folgt aus einer geheimen Zahl, dem Keim. Vor dem Geben nannte das Haus ihren Fingerabdruck (SHA-256) und konnte sie nicht mehr ändern. Jetzt zeigt es den Keim.
fair-commitment = Fingerabdruck, von Anfang an bekannt
fair-seed = Keim
fair-holds = In diesem Browser geprüft: sie gehören zusammen.
fair-broken = Sie gehören nicht zusammen. Sag es allen.
fair-cannot = Dieser Browser rechnet das nur über https.
fair-yourself = Oder prüf es selbst; die Aufzeichnung, wieder hochgeladen, wird Karte für Karte nachgespielt.

## Nachspielen
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt weiter
replay-back = Ein Schritt zurück
replay-step = Schritt
replay-at = { $n } von { $of }
replay-eyes = Mit wessen Augen
eyes-of = Augen: { $name }
eyes-gallery = Von der Galerie
eyes-truth = Alle Karten offen
record-bring = Bring eine Aufzeichnung
record-bring-help = Leg die Datei hier ab oder wähle sie. Das Haus spielt sie nach und glaubt nur, was herauskommt.

## Was abgelehnt wurde
code-offline = Niemand antwortet. Ist das Netz da?
code-bad-request = Das Haus hat diese Seite nicht verstanden. Lade sie neu.
code-not-found = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
code-no-guest = Das Haus kennt dich nicht mehr. Lade die Seite neu.
code-foreign-origin = Das darf nur die Seite dieses Hauses.
code-bad-name = Der Name geht nicht: 1 bis 24 lesbare Buchstaben.
code-bad-option = Eine dieser Regeln hat einen unmöglichen Wert.
code-bad-seats = So viele können das nicht spielen.
code-bad-record = Die Aufzeichnung hält nicht: nachgespielt endet sie anders oder gar nicht.
code-bad-chat = Sag 1 bis 280 lesbare Buchstaben.
code-unknown-game = Dieses Spiel hat das Haus nicht.
code-unknown-bot = So eine Ratte wohnt hier nicht.
code-seat-taken = Jemand war schneller: der Stuhl ist besetzt.
code-not-seated = Das darf nur, wer hier sitzt.
code-not-host = Das darf nur der Gastgeber.
code-not-ready = Ein Stuhl ist noch frei.
code-already-started = Sie haben schon angefangen.
code-not-started = Das Spiel hat noch nicht begonnen.
code-not-over = Das Spiel ist noch nicht aus.
code-not-asked = Gerade bist du nicht gefragt.
code-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
code-illegal = Das verbieten die Regeln.
code-cannot-undo = Zum Zurücknehmen ist es zu spät.
code-no-hints = An diesem Tisch wird ohne Tipps gespielt.
code-too-large = Das ist zu groß für die Tür.
code-too-fast = Nicht so schnell. Versuch es gleich noch einmal.
code-too-many = Hier ist es voll. Gib erst etwas auf.
code-storage = Das Haus kann gerade nichts aufschreiben. Nichts Gesehenes ist verloren.
code-closing = Das Haus schließt kurz und ist gleich wieder da.
code-too-slow = Die Leitung war zu langsam.

hint-ask = Was würdest du tun?
hints = Tipps
hints-help = Man darf fragen, was der Computer täte; die anderen erfahren, dass jemand gefragt hat.
chances-title = Wie die Chancen standen
