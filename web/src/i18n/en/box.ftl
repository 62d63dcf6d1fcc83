box-title = Your box: { $game }
box-how = Is your box printed like this?
box-lead = This is everything that is printed in our box. The rules that we had did not show all of it, so we filled in the rest. If yours says something else, press the part and correct it. Then play with it.
box-values = { $n ->
    [one] { $n } value
   *[other] { $n } values
  }
box-show = Which parts to show
box-show-all = Everything
box-show-made-up = What we reconstructed
box-show-mended = What is corrected
box-bring = Load a box from a file
box-no-box = This file is not a box of this game.
box-none-mended = Nothing is corrected yet.
box-none-made-up = Nothing here had to be reconstructed.
box-as-ours = All as in our box.
box-not-rated = A match with it is not rated.
box-save = Save as a file
box-lay = Open a table with it
box-unknown = This house does not have that box any more. Load it from its file.

## What does not fit
box-bad = This is not possible.
box-bad-together = This is not possible together.
box-fits = If nothing else changes, it can be { $least } to { $most }.
box-fits-only = If nothing else changes, it can only be { $n }.
box-reason = The house says:

## A part in the hand
box-told = Where it comes from, in the words of the file:
box-before = Previous part
box-after = Next part
box-mended = corrected
box-yours = yours
box-rulebook = rulebook
box-rulebook-means = The rulebook says so.
box-public = published
box-public-means = It is published elsewhere.
box-derived = worked out
box-derived-means = It follows from what is published.
box-reconstructed = our guess
box-reconstructed-means = We reconstructed it: look at yours.

## Keeping boxes
box-kept = Kept.
box-kept-title = The boxes you keep
box-kept-lead = They are yours wherever you sign in. Only you see the names.
box-kept-lead-guest = This browser’s guest keeps them. Become a regular, and you will have them on every device.
box-name = What is it called?
box-keep = Keep it
box-put-away = Put away: { $name }
box-ours = Our box
