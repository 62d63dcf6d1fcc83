set-sound = Ton
set-theme = Darstellung
theme-dark = Dunkel
theme-light = Hell
set-language = Sprache
set-motion = Animationen
