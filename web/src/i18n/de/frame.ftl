## Der Reiter des Browsers, und was eine Suche oder der Startbildschirm sagt
page-title = Ratskeller: Spiele mit Ratten
page-description = Gesellschaftsspiele mit Ratten an den Tischen eines Kellers: gegen Computerspieler oder mit Freunden. Ohne Konto, ohne Installation.

## Der Keller
game-rat-a-tat-cat = Rat-a-Tat Cat
game-ratland = RatLand
game-rattus-cartus = Rattus Cartus
game-ratapolis = Ratapolis

## Einstellungen
set-speed = Tempo
speed-at-once = sofort
set-help = Regeln

## Plätze
you = Du
seat-away = Nicht da
seat-gone = Weg
seat-takeover = In { $n } s übernimmt der Computer.
seat-gave-up = Aufgegeben
seat-bot = Computerspieler
seat-program = Bot
seat-guest = Gast
seat-thinks = überlegt
time-left = noch { $time }
time-out = Bei 0 wird ein sicherer Zug für dich gemacht.
bot-drowsy = Schlafmütze
bot-glutton = Vielfraß
bot-clerk = Der Schreiber
bot-sieve = Siebkopf
bot-apprentice = Lehrling
bot-alchemist = Alchemistin
bot-sage = Der Weise
bot-captain = Kapitän
level-beginner = Spielt wie jemand, der anfängt.
level-evening = Spielt wie jemand am Spieleabend.
level-club = Spielt wie im Verein.
level-master = Spielt meisterhaft.

## Verlauf und Gespräch
log = Was geschah
log-empty = Noch nichts. Die Karten sind noch warm.
log-is = { $name }: { $line }
log-says = { $name }: „{ $text }“
chat = Tischgespräch

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
back = Zurück
to-the-cellar = Zurück in den Keller
settings = Einstellungen
show-me = Geführte Partie

## Dein Name

## Offene Tische
watching = Du siehst zu

## Einen Tisch decken
setup-title = Neuer Tisch
seat-free = Frei
seat-here = Da
seat-number = Platz { $n }
clock = Zeitlimit
table-private = Auf Einladung
table-public = Offen für alle

## Die Ratten des Hauses
bot-apprentice-line = Spielt vor jedem Zug hundertmal im Kopf weiter und stellt sich vor, was du verbirgst.
bot-alchemist-line = Spielt vor jedem Zug tausendmal im Kopf weiter. Weiß nichts, was du an ihrer Stelle nicht auch wüsstest.
bot-sage-line = Spielt zehntausendmal im Kopf weiter. Braucht bis zu einer Sekunde, und raten muss er auch.

## Ein Name für alle, die keinen wählen: jedes der ersten Wörter mit jedem der zweiten

## Vor dem Geben
invite-opening = Der Tisch wird geöffnet …
invite-stale = Diese Einladung gilt nicht mehr.

## Am Tisch
leave = Gehen
give-up = Aufgeben
line-down = Verbindung verloren. Neuer Versuch …
line-hurry = Jetzt versuchen
chat-unread = { $n ->
    [one] Tischgespräch, eine neue Zeile
   *[other] Tischgespräch, { $n } neue Zeilen
  }

## Ein erstes Spiel mit Begleitung
guide-leave = Jetzt nicht
coach-next = Verstanden
coach-name = Der Alte Graue erklärt:
coach-more = Weiter
coach-tip = Ratschlag zeigen
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
replay = Wiedergabe
share = Link zur Wiedergabe kopieren
share-now = Wiedergabe teilen
record = Aufzeichnung speichern

## Nachspielen
record-bring = Aufzeichnung hochladen

## Was abgelehnt wurde
code-offline = Der Server antwortet nicht. Bist du online?
code-not-found = Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.
code-no-guest = Auf diesem Gerät bist du abgemeldet. Spiel als Gast weiter, oder melde dich an deinem Platz wieder an.
code-unknown-game = Dieses Spiel gibt es hier nicht.
code-not-ready = Ein Platz ist noch frei.
code-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
code-illegal = Das verbieten die Regeln.
code-storage = Der Server kann gerade nichts speichern. Nichts, was du gesehen hast, ist verloren.
code-old-page = Diese Seite ist veraltet. Lade sie neu.
code-closing = Der Server startet neu und ist gleich wieder da.

hint-ask = Tipp zeigen
hints = Tipps
hints-help = Man darf fragen, was der Computer täte; die anderen erfahren, dass jemand gefragt hat.
chances-title = Wie die Chancen standen
decided-title = Was den Ausschlag gab

sit-down = Hinsetzen

## What the signs in the cellar say
game-rat-a-tat-cat-blurb = Vier Karten, zwei davon gesehen. Die niedrigste Reihe gewinnt.
game-ratland-blurb = Ratten großziehen, Käse holen, alle füttern.
game-rattus-cartus-blurb = Einfluss gewinnt, zu viele Ratten sind tödlich.
game-ratapolis-blurb = Geheim planen, wachsen, Katzen meiden.
seat-open = Ein Freund
seat-open-line = Frei für alle, die den Link haben.
seat-change = Ändern, wer hier sitzt
unit-minutes = Minuten
unit-points = Punkte
unit-laps = Umläufe
unmute = { $name } wieder hören
record-bring-help = Leg die Datei hier ab oder wähle sie aus. Der Server spielt die Partie nach und prüft jeden Zug.
replay-leave = Zurück zum Ergebnis
