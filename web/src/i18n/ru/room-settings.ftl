set-sound = Звук
set-theme = Тема
theme-dark = Тёмная
theme-light = Светлая
set-language = Язык
set-motion = Анимация
