## Лист подсчёта
land-sheet-title = Подсчёт
land-sheet-place = Место
land-sheet-home = Дома
land-sheet-points = Очки
land-sheet-winner = Победа: { $names }
land-sheet-shared = Общая победа: { $names }
land-sheet-tie-cheese = { $n ->
    [one] По { $n } очку у каждого
    [few] По { $n } очка у каждого
   *[many] По { $n } очков у каждого
  }: решает сыр. { $list }.
land-sheet-tie-shared = { $names }: у каждого { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } и { $cheese }. Место делят.
land-sheet-story = Как до этого дошло
land-sheet-start = В начале
land-sheet-born = Родилось
land-sheet-joined = Пришло
land-sheet-gone = Ушло
land-sheet-starved = Умерло с голоду
land-sheet-living = В живых
land-sheet-found = Найдено
land-sheet-won = От других
land-sheet-given = Другим
land-sheet-eaten = Истрачено
land-sheet-left = Осталось
land-sheet-raised = { $name }: «Священная крыса» забрала с кладбища { $n ->
    [one] { $n } крысу.
   *[many] { $n } крыс.
  }

## Первая игра
land-guide-title = Ваша первая партия в RatLand
land-guide-intro = Я Старый Серый. В конце каждая живая крыса даёт очко, каждая умершая с голоду отнимает; побеждает тот, у кого очков больше. Сыграем настоящую партию против двух компьютерных игроков, а я объясню всё по ходу дела.
land-guide-place = Все расставляют крыс за ширмами. Потом ширмы разом поднимаются.
land-guide-breed = Крысы в детской растят крысят. Крысы в туннеле обкрадывают соседа.
land-guide-bag = Остальные тянут из мешка. Там в основном сыр.
land-guide-feed = В конце раунда надо всех накормить, не то умрут с голоду.
land-guide-play = Начать
