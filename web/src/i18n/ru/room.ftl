lobby-lead = { $n ->
    [4] Четыре стола
    [one] { $n } стол
    [few] { $n } стола
   *[other] { $n } столов
  }, один подвал. Садитесь за любой.
players-range = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[many] { $from }–{ $to } игроков
}
minutes-range = { $from }–{ $to } мин
play-now = Играть
play-now-whom = с компьютером
play-with-friends = Позвать друзей
play-with-friends-how = по ссылке
table-soon = Скоро
in-the-cellar = { $n ->
    [one] { $n } крыса в подвале
    [few] { $n } крысы в подвале
   *[many] { $n } крыс в подвале
  }
name-yours = Вы — { $name }
name-none = Выбрать имя
tables-public = Другие столы сегодня
table-open = собираются
table-playing = идёт партия
own-tables = Ваши столы
own-turn = Ваш ход
own-turn-left = Ваш ход, осталось{ "\u00A0" }{ $time }
own-waits = Ходит { $name }
own-waits-many = Думают остальные
own-filling = { $n ->
    [one] { $n } место свободно
    [few] { $n } места свободны
   *[other] { $n } мест свободно
}
own-ready = Все на местах
own-won = Победа
own-gave-up = Вы сдались
own-place = Место { $place } из { $of }
own-over = Партия окончена
own-back = Вернуться за стол
own-sheet = К итогам
lobby-options = Настроить
table-own-box = другая коробка
lobby-evening = Клубный вечер
own-somebody = Кто-то
name-regular = завсегдатай
my-place = Мой уголок
name-title = Как вас называть?
lobby-day = Раздача дня
lobby-best = Лучшие завсегдатаи
lobby-pocket = Без сети
lobby-pocket-more = Что работает
lobby-offline = { $n ->
    [one] Дом не отвечает. На этом устройстве есть { $n } игра.
    [few] Дом не отвечает. На этом устройстве есть { $n } игры.
   *[other] Дом не отвечает. На этом устройстве есть { $n } игр.
}
lobby-offline-none = Дом не отвечает, а на этом устройстве пока нет ни одной игры.
lobby-update = Есть новая версия.
table-not-here = Нет на этом устройстве

watch = Смотреть
