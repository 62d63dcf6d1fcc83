## My place
reg-title = My place
reg-is-guest = A guest of this house
reg-is-regular = A regular of this house
reg-name = Your name
reg-empty = Something has to be entered here.

## Becoming a regular
reg-become = Become a regular
reg-become-help = Your matches stay yours, on every device. No password, no e-mail.
reg-become-how = Nothing to remember: you sign in the way you unlock this device, with a finger, your face or a PIN.
reg-kept = What is kept about you
reg-no-keys-address = Signing in works only under an address with a name, and this one is all numbers. On this machine, open the house here:
reg-no-keys-https = Signing in needs a protected connection (https), and this page came without it. Ask whoever runs this house for its https address.
reg-no-keys-browser = This browser is too old to sign in with. A newer one can.
reg-no-keys-guest = As a guest you play as before, and codes work here too.

## Signing in
reg-sign-in-title = Already a regular?
reg-sign-in-key = Sign in with your key
reg-sign-in = Sign in
reg-by-code = With a recovery code
reg-code = Recovery code
reg-by-device = With another device
reg-by-device-how = On a device where you are signed in, open My place and press “Let a device in”. Then scan the code it shows with this device, or open its link here.
reg-welcome = Welcome back.

## What a guest has left
reg-left = Were these yours?
reg-left-help = { $name } played here as a guest: { $n ->
    [one] { $n } match
   *[other] { $n } matches
  }. Shall we put them in your book?
reg-bring = Yes, bring them along
reg-not-mine = No

## Codes
reg-codes-title = Your recovery codes
reg-codes-help = If you lose every key, your name and one of these codes let you in. Each works once.
reg-codes-warning = We show them only now. Print them, or save them somewhere other than this device.
reg-codes-file = recovery-codes
reg-codes-kept = I have saved them
reg-copy = Copy
reg-save = Save as a file
reg-codes-left = { $n ->
    [0] No recovery codes are left.
    [one] { $n } recovery code is left.
   *[other] { $n } recovery codes are left.
  }
reg-codes-new = Make new codes

## Keys
reg-keys = Your keys
reg-keys-what = A key is a device that knows you. You open it as you unlock the device: with a finger, your face or a PIN.
reg-key-used = last used { $when }
reg-key-since = made { $when }
reg-key-add = Add a key
reg-key-made = The new key opens the door from now on.
reg-key-here = This device has a key of yours already.
reg-throw-away = Throw away the key “{ $what }”

## Devices
reg-devices = Your devices
reg-device-here = this device
reg-device-seen = last seen { $when }
reg-device-made = signed in { $when }
reg-end = Sign out: { $what }
reg-end-all = Sign out all others
reg-ended = Signed out there.
reg-let-in = Let a device in
reg-let-in-how = Scan this with the other device, or open the link there. It works for three minutes.
reg-let-in-qr = The link for the other device as a QR code
reg-let-in-link = Link for the other device
reg-let-in-asks = At the door: { $what }
reg-let-in-same = Let it in only if it is yours and shows this very number.
reg-let-in-yes = Let it in
reg-let-in-no = No
reg-let-in-comes = The door is open…
reg-let-in-done = Your other device is in.
reg-let-in-over = The code has expired.
reg-let-in-again = Show a new one
reg-knocking = Knocking…
reg-knock-number = Your other device should show this number:
reg-knock-waits = Press “Let it in” there.
reg-knock-refused = This code has expired. Show a new one on the other device.

## Yours to take and to erase
reg-yours = All of it is yours
reg-yours-help = Take it with you as one file, or erase it.
reg-export = Take everything
reg-sign-out = Sign out
reg-signed-out = Signed out. Your key lets you back in.
reg-erase = Erase me
reg-erase-help = Your keys, devices and name go at once and for good. The matches stay for those who played with you; in them you become “somebody”.
reg-erase-name = To confirm, write your name: { $name }
reg-erase-now = Erase me
reg-erase-not = Keep everything
reg-erased = Erased. Nobody here knows you any more.

## The book
reg-book = Your matches
reg-book-game = Game
reg-book-all = All
reg-book-empty = The page is still blank. Your first match goes here.
reg-book-none = No such match yet.
reg-book-more = Older matches
reg-book-sheet = Score sheet
reg-book-with = Opponent
reg-book-anybody = Anybody
reg-book-people = People
reg-book-house = Computer players
reg-book-changed = Rating { $by }
reg-book-pocket = On your device
reg-book-out = Remove
reg-book-out-sure = For good?
reg-book-out-label = Remove this match of { $game } ({ $day }) from the book
reg-book-out-sure-label = Remove this match of { $game } ({ $day }) from the book for good
