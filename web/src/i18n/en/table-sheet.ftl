## Was it fair?
fair-title = Was it fair?
fair-how = Every shuffle follows from one secret number, the seed. Before the match began the server published the seed’s fingerprint (SHA-256), so it could not change the seed later. Now it shows the seed.
fair-commitment = Fingerprint, known from the start
fair-seed = Seed
fair-holds = Checked in this browser: they match.
fair-broken = They do not match. Tell everyone.
fair-cannot = This browser can check that over https only.
fair-yourself = Or check it yourself: upload the record, and it is replayed move by move.

## The replay for friends
share-agree = Agree to share the replay
share-link = Link to the replay
share-open = Anyone with the link can watch this match.
share-withdraw = Stop sharing
share-waits = The link is made when everybody agrees. Waiting for: { $names }.
share-asked = They would like to share this match: { $names }.
share-all = This match was private, so these players have to agree too: { $names }.

## What is next
next-harder = A harder table
next-easier = An easier table
next-with = with { $names }
gave-up-played = The computer played the match to its end; this is how it would have come out.
gave-up-name = { $name } (the computer)

## Where you came in
end-gave-up = You gave up
end-won = You won
end-place = Place { $place } of { $of }
rematch = Play again
rematch-others = Other opponents
rematch-join = Join the next match
set-up-no-record = This match began from a position that somebody set up, so it has no record, no replay and no graph of the chances.
set-up-change = Change the position
day-sheet = How everybody did
lesson-next = A whole match
lesson-no-record = The deal of this lesson was chosen, so it has no record and no replay.
