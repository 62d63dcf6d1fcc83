code-bad-request = The server did not understand this page. Reload it.
code-foreign-origin = Only this site’s own page may do that.
code-bad-name = That name will not do: use 1 to 24 readable characters.
code-bad-option = One of the rules you chose has a value that is not allowed.
code-bad-seats = This game cannot be played by that number of players.
code-bad-record = This record does not check out: replayed, it ends differently or not at all.
code-bad-chat = Write 1 to 280 readable characters.
code-unknown-bot = There is no such computer player.
code-seat-taken = Somebody was quicker: the seat is taken.
code-not-seated = Only players at this table may do that.
code-not-host = Only the host may do that.
code-already-started = The match has already started.
code-not-started = The match has not started yet.
code-not-over = The match is not over yet.
code-not-asked = There is nothing for you to decide now.
code-cannot-undo = It is too late to undo.
code-gave-up = You have given this match up. The computer plays on.
code-no-hints = This table plays without hints.
code-no-talk = This table plays without talk.
code-muted = { $until ->
    [none] You may not talk in this house.
   *[other] You may not talk until { $until }.
  }
code-banned = { $until ->
    [none] This house is closed to you.
   *[other] This house is closed to you until { $until }.
  }
code-sent-away = The host has sent you away from this table.
code-bad-token = This token is not valid, or not any more.
code-not-by-token = A token does not open that.
code-unasked = Bots only sit down where a host asks them to.
code-not-here = That bot is not in the house right now.
code-rated = This match is rated: no hints, and no undo.
code-name-taken = Somebody here has that name, or one that reads like it. Choose another.
code-bad-key = This house does not know that key or code.
code-not-regular = Only for regulars: make a key first.
code-last-key = This is your last key. Make another one first.
code-too-large = That file or text is too large.
code-too-fast = Too fast. Try again in a moment.
code-too-many = Too many at once. Close a table or another tab, or try again in a moment.
code-too-slow = The connection was too slow.
