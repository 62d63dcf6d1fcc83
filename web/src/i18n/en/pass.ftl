## Several people at one device, and the curtain between them
pass-hand = Hand it to { $name }
pass-away = The others look away. Nothing is shown until { $name } presses.
pass-am = I am { $name }
pass-only = Only for { $name }
pass-done = { $name } is done.
pass-cover = Cover
pass-thinking = The computer players are thinking…
pass-together = Look at the table together
pass-common = What everybody may see
