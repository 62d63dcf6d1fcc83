## How positions are written
pol-notation-players = The colours from A on: r red, b blue, y yellow, g green, o orange; x is Balthus.
pol-notation-rats = One red rat and two blue ones on O.
pol-notation-gone = Buildings that are gone.
pol-notation-cat = The hunt card that stays on round 2.
pol-notation-orange = Advantages in the game: the one of C is A’s, the one of F lies on its building.
pol-notation-held = Hunt cards in hands in round 7.
pol-notation-up = Hunt cards face up in round 7.
pol-notation-plan = Everybody plans.
pol-notation-options = A rule that differs from the usual one.
