## Подвал
lobby-lead = Четыре стола, один подвал. Садитесь за любой.
game-tat = Кот-за-хвост Цап!
game-tat-blurb = Четыре карты, две вы видели. Меньше очков — победа.
game-ratland = RatLand
game-ratland-blurb = Трубы, сыр и мешок, который трясут.
game-cartus = Rattus Cartus
game-cartus-blurb = Улица в сумерках и влияние в каждом доме.
game-ratapolis = Ратаполис
game-ratapolis-blurb = Ночной город. Не спит кто-то ещё.
players-range = { $from }–{ $to } игроков
minutes-range = { $from }–{ $to } мин
play-now = Играть
play-with-friends = Позвать друзей
table-soon = Накрывают
in-the-cellar = { $n ->
    [one] { $n } крыса в подвале
    [few] { $n } крысы в подвале
   *[many] { $n } крыс в подвале
  }

## Настройки
set-sound = Звук
set-theme = Свет
set-language = Язык
set-speed = Скорость
set-help = Правила
theme-dark = Лампа
theme-light = Утро

## Места
you = Вы
seat-away = Отошёл
seat-bot = Компьютерный игрок
seat-thinks = думает
seconds-left = осталось { $n } с
bot-drowsy = Соня
bot-glutton = Обжора
bot-clerk = Писарь
bot-grey = Старый Серый
bot-alchemist = Алхимик
bot-captain = Капитан

## Журнал и разговоры
log = Что было
log-empty = Пока ничего. Карты ещё тёплые.
chat = Разговоры
chat-write = Скажите что-нибудь
chat-send = Сказать
