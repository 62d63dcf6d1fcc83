## Programs that act for somebody
programs-title = Programs
programs-help = A program of yours can play for you, or as a player of its own.
programs-go = Tokens and bots
programs-back = My place
programs-regulars = Only regulars have programs. Make a key in My place first.
tokens-title = Tokens
tokens-help = Whoever has a token may do what it opens. Keep it like a key, and throw away what you no longer use.
token-may = It may
scope-read = see
scope-play = play
scope-talk = talk
scope-read-line = see your tables and matches
scope-play-line = open tables, sit down and play
scope-talk-line = talk at the table
token-label = What is it for?
token-acts = It acts as
token-as-me = myself
token-as = as { $name }
token-used = last used { $when }
token-unused = made { $when }, never used
token-make = Make a token
token-nothing = Tick at least one line.
token-revoke = Throw away the token “{ $what }”
token-secret = Your new token
token-secret-help = We show it only now. Give it to your program and to nobody else.
bots-title = Bots
bots-help = A bot is a player with a name of its own. It comes in by a token, and sits only where a host asks it by name.
bot-name = Its name
bot-make = Make a bot
bot-tokens = { $n ->
    [0] no token yet: make one that acts as it
    [one] { $n } token
   *[other] { $n } tokens
  }
bot-remove = Remove the bot { $name }
bot-remove-sure = Its name and tokens go for good. The matches stay.
bot-remove-yes = Remove
bot-remove-no = Keep
