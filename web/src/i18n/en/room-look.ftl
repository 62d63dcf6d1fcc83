## How others see a guest
look-title = What you wear
look-coat = Your coat
look-nothing = Nothing
look-cap = Cap
look-scarf = Scarf
look-glasses = Glasses
look-bow = Bow
look-crown = Crown
look-ash = Ash
look-cocoa = Cocoa
look-ginger = Ginger
look-cream = Cream
look-coal = Coal
look-slate = Slate

## Your name
name-help = No account, no password. Up to 24 characters.
