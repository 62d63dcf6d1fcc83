# What the house sends to people who are away; said by the server, in the language of whoever reads it.
post-turn-title = your turn
post-turn = A table is waiting for your decision.
post-over-title = the match is over
post-over = See how it ended.
post-confirm-title = confirm your address
post-confirm = Enter this code in My place, and we will write to you when a table waits for you:
post-confirm-not = If you did not ask for this, ignore it: nothing more will be sent.
post-stop = You asked to be told. You can end it any time in My place.

# Who teaches: nobody else is called so.
teacher = Old Grey
