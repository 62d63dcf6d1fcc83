## My place
reg-title = Mein Platz
reg-is-guest = Gast in diesem Haus
reg-is-regular = Stammgast in diesem Haus
reg-name = Dein Name
reg-empty = Hier muss etwas stehen.

## Becoming a regular
reg-become = Stammgast werden
reg-become-help = Deine Partien bleiben deine, auf jedem Gerät. Kein Passwort, keine E-Mail.
reg-become-how = Nichts zu merken: Du meldest dich an, wie du dieses Gerät entsperrst, mit Finger, Gesicht oder PIN.
reg-kept = Was über dich gespeichert ist
reg-no-keys-address = Anmelden geht nur unter einer Adresse mit Namen, und diese besteht aus Zahlen. Auf diesem Rechner öffnest du das Haus hier:
reg-no-keys-https = Anmelden braucht eine geschützte Verbindung (https), und diese Seite kam ohne. Frag die Betreiber dieses Hauses nach der https-Adresse.
reg-no-keys-browser = Dieser Browser ist zum Anmelden zu alt. Ein neuerer kann es.
reg-no-keys-guest = Als Gast spielst du wie bisher, und Codes gelten auch hier.

## Signing in
reg-sign-in-title = Schon Stammgast?
reg-sign-in-key = Mit deinem Schlüssel anmelden
reg-sign-in = Anmelden
reg-by-code = Mit einem Ersatzcode
reg-code = Ersatzcode
reg-by-device = Mit einem anderen Gerät
reg-by-device-how = Öffne „Mein Platz“ auf einem Gerät, auf dem du angemeldet bist, und drück auf „Gerät hereinlassen“. Scanne dann den gezeigten Code mit diesem Gerät, oder öffne den Link hier.
reg-welcome = Schön, dass du wieder da bist.

## What a guest has left
reg-left = Warst du das?
reg-left-help = { $name } hat hier als Gast gespielt: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  }. Sollen sie in dein Buch?
reg-bring = Ja, mitnehmen
reg-not-mine = Nein

## Codes
reg-codes-title = Deine Ersatzcodes
reg-codes-help = Wenn du alle Schlüssel verlierst, lassen dich dein Name und einer dieser Codes herein. Jeder gilt einmal.
reg-codes-warning = Wir zeigen sie nur jetzt. Drucke sie aus oder speichere sie, aber nicht auf diesem Gerät.
reg-codes-file = ersatzcodes
reg-codes-kept = Ich habe sie gespeichert
reg-copy = Kopieren
reg-save = Als Datei speichern
reg-codes-left = { $n ->
    [0] Es ist kein Ersatzcode mehr übrig.
    [one] { $n } Ersatzcode ist noch übrig.
   *[other] { $n } Ersatzcodes sind noch übrig.
  }
reg-codes-new = Neue Codes erzeugen

## Keys
reg-keys = Deine Schlüssel
reg-keys-what = Ein Schlüssel ist ein Gerät, das dich kennt. Du öffnest ihn, wie du das Gerät entsperrst: mit Finger, Gesicht oder PIN.
reg-key-used = zuletzt benutzt: { $when }
reg-key-since = angelegt: { $when }
reg-key-add = Schlüssel hinzufügen
reg-key-made = Der neue Schlüssel öffnet ab jetzt die Tür.
reg-key-here = Dieses Gerät hat schon einen Schlüssel von dir.
reg-throw-away = Den Schlüssel „{ $what }“ wegwerfen

## Devices
reg-devices = Deine Geräte
reg-device-here = dieses Gerät
reg-device-seen = zuletzt da: { $when }
reg-device-made = angemeldet am { $when }
reg-end = Abmelden: { $what }
reg-end-all = Alle anderen abmelden
reg-ended = Dort abgemeldet.
reg-let-in = Gerät hereinlassen
reg-let-in-how = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er gilt drei Minuten.
reg-let-in-qr = Der Link für das andere Gerät als QR-Code
reg-let-in-link = Link für das andere Gerät
reg-let-in-asks = Vor der Tür: { $what }
reg-let-in-same = Lass es nur herein, wenn es deins ist und genau diese Zahl zeigt.
reg-let-in-yes = Hereinlassen
reg-let-in-no = Nein
reg-let-in-comes = Die Tür ist offen …
reg-let-in-done = Dein anderes Gerät ist drin.
reg-let-in-over = Der Code gilt nicht mehr.
reg-let-in-again = Einen neuen zeigen
reg-knocking = Es wird geklopft …
reg-knock-number = Dein anderes Gerät sollte diese Zahl zeigen:
reg-knock-waits = Drück dort auf „Hereinlassen“.
reg-knock-refused = Dieser Code gilt nicht mehr. Lass dir auf dem anderen Gerät einen neuen zeigen.

## Yours to take and to erase
reg-yours = Alles gehört dir
reg-yours-help = Nimm es als eine Datei mit, oder lösche es.
reg-export = Alles mitnehmen
reg-sign-out = Abmelden
reg-signed-out = Abgemeldet. Dein Schlüssel lässt dich wieder herein.
reg-erase = Mich löschen
reg-erase-help = Schlüssel, Geräte und Name sind sofort und für immer weg. Die Partien bleiben denen, die mit dir gespielt haben; statt deiner steht dort „jemand“.
reg-erase-name = Schreib zur Bestätigung deinen Namen: { $name }
reg-erase-now = Mich löschen
reg-erase-not = Alles behalten
reg-erased = Gelöscht. Niemand kennt dich hier mehr.

## The book
reg-book = Deine Partien
reg-book-game = Spiel
reg-book-all = Alle
reg-book-empty = Die Seite ist noch leer. Deine erste Partie kommt hierher.
reg-book-none = So eine Partie gibt es noch nicht.
reg-book-more = Ältere Partien
reg-book-sheet = Punktezettel
reg-book-with = Gegner
reg-book-anybody = Beliebig
reg-book-people = Leute
reg-book-house = Computerspieler
reg-book-changed = Wertung { $by }
reg-book-pocket = Auf deinem Gerät
reg-book-out = Streichen
reg-book-out-sure = Endgültig?
reg-book-out-label = Diese Partie { $game } ({ $day }) aus dem Buch streichen
reg-book-out-sure-label = Diese Partie { $game } ({ $day }) endgültig aus dem Buch streichen
