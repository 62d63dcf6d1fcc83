## Playing with people
seek-people = Find people to play (rated)
seek-what = A rated match against whoever is looking for one too: your rating changes, and there are no hints. It begins as soon as somebody is there.
seek-look = Look for people
seek-not = Not now
seek-alone = Looking for people for a rated match… If nobody comes, you may begin with computer players.
seek-nobody = Nobody yet. We keep looking.
seek-found = { $n ->
    [one] Somebody is here! We begin in a moment.
   *[other] { $n } people are here! We begin in a moment.
  }
seek-begin = Begin with computer players
seek-stop = Stop looking

## Notes
note-go = Go there
note-see = See
note-called = { $name } calls you to a table of { $game }.
note-announced = The house announces: { $text }
note-turn = It is your turn at { $game }.
note-asks = { $name } wants to be friends.

## The bell of the cellar
bell = Bell
bell-waits = { $n ->
    [one] { $n } thing is waiting for you
   *[other] { $n } things are waiting for you
  }
bell-quiet = nothing is waiting for you
bell-title = What is waiting for you
bell-none = Nothing is waiting for you. The bell rings when a friend calls, when somebody wants to be friends, and when others wait for your move.

## Friends
friends-title = Friends
friends-none = Nobody yet. Send somebody your link, or ask them at a table.
friend-here = in the house
friend-part = Stop being friends: { $name }
friend-part-sure = stop being friends?
friend-asks = wants to be friends
friend-yes = Yes
friend-no = No
friend-asked = has not answered yet
friend-withdraw = Withdraw: { $name }
friend-link-help = Whoever opens your link becomes your friend.
friend-link-make = Make a link
friend-link-new = Make a new link
friend-link = Your friend link
friend-link-copy = Copy the link
friend-link-withdraw = Withdraw the link
blocked-title = Blocked
blocked-help = You and they do not meet here, and do not hear each other.
blocked-lift = Unblock { $name }

## A friend’s link
friend-question = Become friends with { $name }?
friend-question-help = You see when the other is in the house, and call each other to a table with one press.
friend-become = Become friends
friend-not-now = Not now
friend-regulars = Friends find each other again, so both need a key. Make yours below, then say yes.
friend-made = You and { $name } are friends.
friend-stale = This link is no longer valid.

## At a table
people-here = People at this table
people-what = Press a name to befriend, mute or report.
person-ask = Become friends
person-answer = { $name } wants to be friends.
person-asked = We have told { $name }.
person-friend = You are friends.
person-guest = { $name } is a guest. Only regulars can be friends; a guest becomes one in My place.
person-me-guest = Only regulars can be friends.
person-become = Become a regular
person-block = Block
person-block-help = You will not meet again: not in the cellar, not at a table, not by invitation. They are not told.
person-block-sure = Block { $name }?
person-blocked = { $name } is blocked. You can change that in My place.
person-keep = Do not block
person-page = Their page
call-friends = Friends in the house
call-friend = Call to this table
call-heard = { $name } has been called.
call-unheard = { $name } has just gone.

## Bots that are asked to a seat
bot-waits = We have asked { $name }. It has a minute to answer.
bot-declined = { $name } does not come.
bot-silent = { $name } has not answered.
bot-unknown = No bot here is called { $name }.
bot-away = { $name } is not in the house now.
person-bot = A bot: a program plays here under its own name.
person-report = Report the name
person-report-line = Report this line

## Order in the house
report-line-help = Whoever runs this house sees this line as it stands, and what you write. { $name } is not told.
report-name-help = Whoever runs this house sees the name { $name }, and what you write. { $name } is not told.
report-words = What is wrong? (You may leave it empty.)
report-send = Report
report-not = Do not report
report-told = Reported. Whoever runs this house will look at it.
away-title = Send { $name } away?
away-help = The seat becomes free, and they cannot come back to this table.
away-send = Send away
away-keep = Let them stay
talk-none = This table plays without talk.

mute = Mute { $name }
