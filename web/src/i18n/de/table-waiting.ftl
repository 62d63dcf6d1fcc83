## Before the deal
invite-title = Einladung
invite-help = Schick den Link oder lass ihn scannen. Er öffnet nur diesen Tisch.
invite-link = Einladungslink
invite-qr = Der Einladungslink als QR-Code
invite-copy = Link kopieren
wait-free = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
wait-fill = Mit Computerspielern füllen
wait-ready = Alle sitzen. Starte, wann du magst.
wait-host = Der Gastgeber startet die Partie, wenn alle sitzen.
wait-host-full = Alle sitzen. Der Gastgeber startet die Partie.
wait-full = Alle Plätze sind besetzt. Du darfst bleiben und zusehen.
wait-sit = Für dich ist ein Platz frei.
wait-came = { $name } hat sich hingesetzt.
wait-change = Andere Regeln oder Plätze
wait-stand = Aufstehen
seat-free-host = Schick den Link oder wähl einen Computerspieler.
seat-sit-here = Setz dich hierher.
wait-no-talk = Ohne Gespräch
seat-send-away = Wegschicken
wait-screen = Ein großer Bildschirm
wait-hosted = Gastgeber: { $name }. Der Gastgeber lädt ein und startet die Partie.
wait-clock = Läuft jemandem die Zeit ab, wird ein sicherer Zug gemacht.
