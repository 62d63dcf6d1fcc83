set-sound = Son
set-theme = Thème
theme-dark = Sombre
theme-light = Clair
set-language = Langue
set-motion = Animations
