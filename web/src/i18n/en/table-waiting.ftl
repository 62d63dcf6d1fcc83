## Before the deal
invite-title = Invite
invite-help = Send the link, or let them scan it. It opens this table only.
invite-link = Invite link
invite-qr = The invite link as a QR code
invite-copy = Copy the link
wait-free = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-fill = Fill with computer players
wait-ready = Everybody is seated. Start when you like.
wait-host = The host starts when everybody is seated.
wait-host-full = Everybody is seated. The host starts the match.
wait-full = All seats are taken. You may stay and watch.
wait-sit = There is a free seat for you.
wait-came = { $name } has sat down.
wait-change = Other rules or seats
wait-stand = Stand up
seat-free-host = Send the link, or pick a computer player.
seat-sit-here = Sit down here.
wait-no-talk = Without talk
seat-send-away = Send away
wait-screen = A large screen
wait-hosted = Host: { $name }. The host invites others and starts the match.
wait-clock = When time runs out, a safe move is made for that player.
