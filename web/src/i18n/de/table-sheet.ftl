## Was it fair?
fair-title = Ging es ehrlich zu?
fair-how = Jedes Mischen folgt aus einer geheimen Zahl, dem Startwert. Vor Beginn der Partie hat der Server dessen Fingerabdruck (SHA-256) veröffentlicht und konnte ihn nicht mehr ändern. Jetzt zeigt er den Startwert.
fair-commitment = Fingerabdruck, von Anfang an bekannt
fair-seed = Startwert
fair-holds = In diesem Browser geprüft: Beides passt zusammen.
fair-broken = Beides passt nicht zusammen. Sag es allen.
fair-cannot = Dieser Browser kann das nur über https prüfen.
fair-yourself = Oder prüf es selbst: Lade die Aufzeichnung hoch, dann wird sie Zug für Zug nachgespielt.

## The replay for friends
share-agree = Dem Teilen zustimmen
share-link = Link zur Wiedergabe
share-open = Wer den Link hat, kann sich diese Partie ansehen.
share-withdraw = Nicht mehr teilen
share-waits = Den Link gibt es, sobald alle zustimmen. Noch offen: { $names }.
share-asked = Vorschlag, diese Partie zu teilen, von: { $names }.
share-all = Die Partie war privat. Es fehlt die Zustimmung von: { $names }.

## What is next
next-harder = Stärkere Gegner
next-easier = Schwächere Gegner
next-with = Gegner: { $names }
gave-up-played = Der Computer hat die Partie zu Ende gespielt; so wäre sie ausgegangen.
gave-up-name = { $name } (der Computer)

## Where you came in
end-gave-up = Du hast aufgegeben
end-won = Gewonnen
end-place = Platz { $place } von { $of }
rematch = Noch einmal
rematch-others = Andere Gegner
rematch-join = Zur nächsten Partie
set-up-no-record = Diese Partie begann aus einer aufgebauten Stellung. Darum gibt es keine Aufzeichnung, keine Wiedergabe und keine Kurve der Chancen.
set-up-change = Stellung ändern
day-sheet = Wie es allen erging
lesson-next = Eine ganze Partie
lesson-no-record = Die Karten dieser Lehrpartie waren ausgesucht, darum gibt es keine Aufzeichnung und keine Wiedergabe.
