## How positions are written
cart-notation-hand = A’s hand: a person with the number of nuns, or joker, pass, flute, sword, gold.
cart-notation-rats = A’s rats; 10 if left out.
cart-notation-row = The buildings of this round.
cart-notation-influence = Influence with a class, in the order of the ranks.
cart-notation-nuns = The five cards of the nun row; any, if left out.
cart-notation-first = A is first player.
cart-notation-privilege = A chooses a privilege. Or, later in the round: visit A.
