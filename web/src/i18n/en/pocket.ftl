pocket-title = Without a network
pocket-lead = Keep a game on this device and play it against the computer players wherever you are: on the underground, in a holiday house, on a plane.

## The games
pocket-games = Games on this device
pocket-size = takes { $mb } MB
pocket-kept = is here, { $mb } MB
pocket-keep = Keep
pocket-keep-game = Keep { $game } on this device
pocket-forget = Remove
pocket-forget-game = Remove { $game } from this device
pocket-fetching = on its way, { $percent } %
pocket-first = The first game also brings the tables and their furniture: { $mb } MB.
pocket-broke = The download broke off. What was here is still whole; try again when the connection is better.
pocket-impossible = This browser keeps no pages, or the house isn’t reached over https.
pocket-not-built = This house was built without games to take along.

## The matches
pocket-matches = Matches on this device
pocket-matches-none = None yet. A match that you play without the house stays here until you remove it.
pocket-match-forget = Remove this match of { $game }
pocket-match-sure = Remove this match of { $game } for good
pocket-match-sure-short = For good?
pocket-bring = { $n ->
    [one] Bring the match along
   *[other] Bring { $n } matches along
}
pocket-bring-what = The house plays it again, move by move, and writes it into your book. Such a match doesn’t count for ratings.
pocket-brought = in your book

## What works, who thinks, and the house as an app
pocket-works = When the house can’t be heard
pocket-works-yes = With the games kept here, everything against computer players works: playing, hints, undo, replays and the rules.
pocket-works-no = Friends, other people, slow tables and ratings wait for the network.
pocket-think-title = Who thinks
pocket-think = Against computer players alone, this device can do their thinking even when the house is there: they need no network then. Such matches don’t count for ratings.
pocket-think-label = Think on this device
pocket-think-slow = For guests it turns itself on while the house is slow.
pocket-app-title = As an app
pocket-app = Ratskeller can have a place on your home screen, and a window of its own.
pocket-app-install = Install
pocket-app-by-hand = Look for “Install” or “Add to Home Screen” in the menu of your browser.
pocket-app-is = This is the app.
pocket-update-title = There is a new release
pocket-update = It is here, complete. Matches that have begun go on as they began.
pocket-update-take = Switch to it
house-slow = The house is slow just now, so this match is played on your device.
