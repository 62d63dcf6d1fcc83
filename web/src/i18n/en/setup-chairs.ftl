## Who sits on a chair
seat-who = Who sits here?
seat-order = The rats of the house, roughly from the weakest to the strongest.
seat-remove = Nobody
seat-remove-line = Remove this seat.
seat-bot-by-name = A bot by name
seat-bot-line = Somebody else’s program that is in the house now.
seat-bot-name = The name of the bot
seat-bot-ask = Ask it
position-sit = You sit here
position-sit-line = Whoever sits here now moves to your seat.
