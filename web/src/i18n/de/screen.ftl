## Ein großer Bildschirm als Tisch, und Telefone als Hände
screen-title = Dieser Bildschirm wird der Tisch
screen-how = Wer den Tisch eröffnet hat, scannt das mit dem Telefon oder tippt dort diese Zeichen ein:
screen-code = Der Code auf dem Bildschirm
screen-qr = Der Code dieses Bildschirms als QR-Code
screen-else = Danach zeigt der Bildschirm, was alle sehen dürfen. Die Hände bleiben auf den Telefonen.
screen-coming = Einen Moment …
screen-show-title = Der Tisch auf dem großen Bildschirm
screen-show-how = Öffne auf dem Fernseher oder Tablet { $where }. Dort steht ein Code: Tipp ihn hier ein oder scanne ihn.
screen-need-code = Der Code hat acht Buchstaben und Ziffern
screen-show-this = { $game } zeigen
screen-seats = Besetzte Plätze: { $n } von { $of }
screen-no-table = Du hast keinen offenen Tisch, den ein Bildschirm zeigen könnte. Eröffne einen und komm wieder.
screen-be-one = Dieses Gerät zum Tisch machen
screen-let-in = Der Bildschirm zeigt deinen Tisch.
screens-here = Bildschirme, die diesen Tisch zeigen
screen-here = Bildschirm { $n }
screen-send-away = Wegschicken: Bildschirm { $n }
screen-sent-away = Der Bildschirm zeigt deinen Tisch nicht mehr.
screen-full = Ganzer Bildschirm, mit Ton
screen-out = Dieser Bildschirm ist nicht eingelassen, oder den Tisch gibt es nicht mehr.
screen-away = Wer diesen Tisch eröffnet hat, hat den Bildschirm weggeschickt. Mit einem neuen Code darf er zurückkommen.
screen-again = Code zeigen
screen-join-qr = Der Weg zu diesem Tisch als QR-Code
screen-join = { $n ->
    [one] Scannen und den letzten Platz nehmen.
   *[other] Scannen und hinsetzen. { $n } Plätze sind frei.
}
screen-ready = Alle sitzen. Der Gastgeber startet die Partie.
screen-waits = Auf wen der Tisch wartet
hand-look-up = Schau auf: Der Tisch ist auf dem großen Bildschirm. Dein Telefon brummt, wenn du dran bist.
hand-show = Meine Hand zeigen
hand-cover = Verdecken
hand-whole = Der ganze Tisch
hand-only = Nur meine Hand
screen-wrong-code = Diesen Code zeigt kein Bildschirm, oder nicht mehr. Lies ihn noch einmal ab.
