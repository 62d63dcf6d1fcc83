set-sound = Sound
set-theme = Theme
theme-dark = Dark
theme-light = Light
set-language = Language
set-motion = Animations
