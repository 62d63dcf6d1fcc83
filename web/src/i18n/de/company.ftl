## Mit anderen spielen
seek-people = Mitspieler suchen (gewertet)
seek-what = Eine gewertete Partie gegen Leute, die auch eine suchen: Deine Wertung ändert sich, Tipps gibt es nicht. Es geht los, sobald jemand da ist.
seek-look = Mitspieler suchen
seek-not = Jetzt nicht
seek-alone = Wir suchen Mitspieler für eine gewertete Partie … Kommt niemand, kannst du mit Computerspielern beginnen.
seek-nobody = Noch niemand. Wir suchen weiter.
seek-found = { $n ->
    [one] Jemand ist da! Gleich geht es los.
   *[other] { $n } Leute sind da! Gleich geht es los.
  }
seek-begin = Mit Computerspielern beginnen
seek-stop = Nicht mehr suchen

## Zettel
note-go = Hingehen
note-see = Ansehen
note-called = { $name } ruft dich an einen Tisch: { $game }.
note-announced = Das Haus gibt bekannt: { $text }
note-turn = { $game }: Du bist am Zug.
note-asks = { $name } möchte mit dir befreundet sein.

## Die Glocke an der Wand
bell = Glocke
bell-waits = { $n ->
    [one] { $n } Sache wartet auf dich
   *[other] { $n } Sachen warten auf dich
  }
bell-quiet = nichts wartet auf dich
bell-title = Was auf dich wartet
bell-none = Nichts wartet auf dich. Die Glocke läutet, wenn ein Freund ruft, wenn jemand mit dir befreundet sein möchte und wenn andere auf deinen Zug warten.

## Freunde
friends-title = Freunde
friends-none = Noch niemand. Schick jemandem deinen Link oder frag am Tisch.
friend-here = ist im Haus
friend-part = Freundschaft beenden: { $name }
friend-part-sure = Freundschaft beenden?
friend-asks = möchte befreundet sein
friend-yes = Ja
friend-no = Nein
friend-asked = hat noch nicht geantwortet
friend-withdraw = Anfrage zurückziehen: { $name }
friend-link-help = Wer deinen Link öffnet, ist mit dir befreundet.
friend-link-make = Link erstellen
friend-link-new = Neuen Link erstellen
friend-link = Dein Freundeslink
friend-link-copy = Link kopieren
friend-link-withdraw = Link zurückziehen
blocked-title = Blockiert
blocked-help = Ihr begegnet euch hier nicht und hört nichts voneinander.
blocked-lift = { $name } nicht mehr blockieren

## Der Link eines Freundes
friend-question = { $name } bietet dir Freundschaft an.
friend-question-help = Ihr seht, wann der andere im Haus ist, und ruft euch mit einem Klick an einen Tisch.
friend-become = Ja, gern
friend-not-now = Jetzt nicht
friend-regulars = Freunde finden sich wieder, darum brauchen beide einen Schlüssel. Leg unten deinen an und sag dann Ja.
friend-made = { $name } und du seid jetzt befreundet.
friend-stale = Dieser Link gilt nicht mehr.

## Am Tisch
people-here = Die Leute an diesem Tisch
people-what = Drück auf einen Namen: befreunden, stummschalten, melden.
person-ask = Freundschaft anbieten
person-answer = { $name } möchte mit dir befreundet sein.
person-asked = { $name } weiß Bescheid.
person-friend = Ihr seid befreundet.
person-guest = { $name } ist zu Gast. Befreundet sein können nur Stammgäste; das wird man unter „Mein Platz“.
person-me-guest = Befreundet sein können nur Stammgäste.
person-become = Stammgast werden
person-block = Blockieren
person-block-help = Ihr begegnet euch nicht mehr: nicht im Keller, nicht an Tischen, nicht durch Einladungen. Davon erfährt niemand.
person-block-sure = { $name } blockieren?
person-blocked = { $name } ist blockiert. Unter „Mein Platz“ kannst du das ändern.
person-keep = Nicht blockieren
person-page = Zur Seite
call-friends = Freunde im Haus
call-friend = An diesen Tisch rufen
call-heard = { $name } ist gerufen.
call-unheard = { $name } ist gerade gegangen.

## Bots that are asked to a seat
bot-waits = Wir haben { $name } gerufen. Er hat eine Minute Zeit.
bot-declined = { $name } kommt nicht.
bot-silent = { $name } hat nicht geantwortet.
bot-unknown = Kein Bot hier heißt { $name }.
bot-away = { $name } ist gerade nicht im Haus.
person-bot = Ein Bot: Hier spielt ein Programm unter eigenem Namen.
person-report = Den Namen melden
person-report-line = Diesen Satz melden

## Order in the house
report-line-help = Wer dieses Haus führt, sieht diesen Satz, wie er da steht, und was du schreibst. { $name } erfährt nichts davon.
report-name-help = Wer dieses Haus führt, sieht den Namen { $name } und was du schreibst. { $name } erfährt nichts davon.
report-words = Was stimmt nicht? (Du kannst es leer lassen.)
report-send = Melden
report-not = Nicht melden
report-told = Gemeldet. Wer dieses Haus führt, sieht es sich an.
away-title = { $name } wegschicken?
away-help = Der Platz wird frei, und an diesen Tisch geht kein Weg zurück.
away-send = Wegschicken
away-keep = Bleiben lassen
talk-none = An diesem Tisch wird nicht geredet.

mute = { $name } stummschalten
