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

## Карты
face-0 = 0, спящий ангел
face-1 = 1, котёнок с клубком
face-2 = 2, кошка у молока
face-3 = 3, дворецкий
face-4 = 4, скептик
face-5 = 5, обиженный сиам
face-6 = 6, дворовый кот
face-7 = 7, воришка
face-8 = 8, громила
face-9 = 9, Король Крыс
face-swap = Обмен
face-draw2 = Возьми 2
face-peek = Взгляд
face-super-peek = Супер взгляд
card-down = рубашкой вверх
card-known = рубашкой вверх, вы её видели
card-at = { $owner }, место { $slot }: { $card }
card-mine-at = Ваше место { $slot }: { $card }
deck = Колода
deck-of = Колода, { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
discard = Стопка сброса
discard-top = Стопка сброса, сверху: { $card }
discard-empty = Стопка сброса, пусто
scanner = Кот-о-Магический Крысиный Сканер

## Места
row-of = Ряд: { $name }
you = Вы
seat-dealer = Раздающий
seat-caller = Цап!
seat-out = Выбыл
seat-away = Отошёл
seat-bot = Компьютерный игрок
seat-thinks = думает
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
seconds-left = осталось { $n } с
bot-drowsy = Соня
bot-glutton = Обжора
bot-clerk = Писарь
bot-grey = Старый Серый
bot-alchemist = Алхимик
bot-captain = Капитан

## Что от вас нужно
ask-first-look = Посмотрите на две крайние карты. Больше не покажут.
ask-source = Ваш ход. Возьмите из колоды или верхнюю из сброса.
ask-keep = Замените ею одну из своих карт или сбросьте.
ask-swap = Обмен: ваша карта на чужую, не глядя.
ask-draw2 = Взять ещё одну? { $n ->
    [one] Осталась { $n } попытка.
    [few] Осталось { $n } попытки.
   *[many] Осталось { $n } попыток.
  }
ask-peek = Взгляд: выберите одну из своих карт.
ask-super-peek = Супер взгляд: видно все ряды. Объявлять в этот ход нельзя.
ask-look = Смотрите внимательно. Скоро снова стемнеет.
ask-call = Ваш ряд самый маленький? Тогда скажите это.
ask-ready = Следующий раунд?
ask-wait = Ходит { $name }.
do-draw = Взять из колоды
do-done = Посмотрел
do-discard = Сбросить
do-decline = Не использовать
do-again = Взять ещё одну
do-stop = Остановиться
do-look = Посмотреть
do-call = Кот-за-хвост Цап!
do-no-call = Не объявлять
do-ready = Готов
why-not-turn = Сейчас не ваш ход.
why-special = Специальную карту из сброса взять нельзя.
why-keep-own = Её можно положить только в свой ряд.

## Объявление и лист очков
call-shout = Кот-за-хвост Цап!
call-by = Объявляет { $name }. Остальным — по последнему ходу.
score-sheet = Подсчёт очков
score-round = Раунд { $n }
score-total = Сумма
score-winner = Меньше всех: { $name }
called-here = объявил

## Журнал и разговоры
log = Что было
log-empty = Пока ничего. Карты ещё тёплые.
chat = Разговоры
chat-write = Скажите что-нибудь
chat-send = Сказать
