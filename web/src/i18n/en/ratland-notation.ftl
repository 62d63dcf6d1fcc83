## How positions are written
land-notation-rats = A has 13 rats to send out.
land-notation-stock = What else A has; also: lost 2.
land-notation-sent = Rats already sent: dump, city, field, left and right tunnel, pantry, nursery.
land-notation-event = The event of this round.
land-notation-food = The food card of this round.
land-notation-area = What an area offers, if not what the food card shows: y yellow, o orange, w white, k black, p purple, b blue.
land-notation-active = A is first on ties.
land-notation-options = A rule that differs from the usual one.
