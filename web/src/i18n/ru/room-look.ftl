## How others see a guest
look-title = Что надеть
look-coat = Шёрстка
look-nothing = Ничего
look-cap = Кепка
look-scarf = Шарф
look-glasses = Очки
look-bow = Бант
look-crown = Корона
look-ash = Пепельная
look-cocoa = Шоколадная
look-ginger = Рыжая
look-cream = Кремовая
look-coal = Угольная
look-slate = Серо-синяя

## Your name
name-help = Без учётной записи и пароля. До 24 символов.
