## A large screen that is the table itself, and telephones as hands
screen-title = This screen is the table
screen-how = Whoever opened the table scans this with a phone, or types these letters there:
screen-code = The code on the screen
screen-qr = The code on this screen as a QR code
screen-else = The screen then shows what everybody may see. Hands stay on the phones.
screen-coming = One moment…
screen-show-title = The table on a large screen
screen-show-how = On the television or tablet open { $where }. It shows a code: type it here, or scan it.
screen-need-code = The code has eight letters and digits
screen-show-this = Show { $game }
screen-seats = Seats taken: { $n } of { $of }
screen-no-table = You have no open table that a screen could show. Open one, and come back.
screen-be-one = Make this device the table
screen-let-in = The screen shows your table.
screens-here = Screens that show this table
screen-here = Screen { $n }
screen-send-away = Send away screen { $n }
screen-sent-away = The screen no longer shows your table.
screen-full = Fill the screen, with sound
screen-out = The host has not let this screen in, or the table is gone.
screen-away = Whoever opened this table has sent the screen away. It may come back with a new code.
screen-again = Show a code
screen-join-qr = The way to this table as a QR code
screen-join = { $n ->
    [one] Scan to take the last seat.
   *[other] Scan to sit down. { $n } seats are free.
}
screen-ready = Everybody is seated. The host starts.
screen-waits = Whom the table waits for
hand-look-up = Look up: the table is on the large screen. Your phone buzzes when it is your turn.
hand-show = Show my hand
hand-cover = Cover
hand-whole = The whole table
hand-only = Only my hand
screen-wrong-code = No screen shows this code, or not any more. Read it again.
