## Whether a match counts
rated-title = На рейтинг
rated-yes = На рейтинг
rated-not = Для души
rated-no = Без рейтинга
rated-means = На рейтинг: партия идёт в зачёт всем. Без подсказок и без отмены ходов.
rated-without = Выберите «На рейтинг», и этого не будет.
unrated-means = Ничей рейтинг не изменится.
unrated-casual = играем для души.
unrated-position = партия начинается с расставленной позиции.
unrated-hints = разрешены подсказки.
unrated-memory-aid = страница запоминает карты.
unrated-changed-box = играют не с нашей коробкой.
unrated-no-people = играют одни компьютеры.
unrated-unmeasured = силу одного из компьютерных игроков никто не измерял.

## What it has changed
rated-changed = Ваш рейтинг: { $from } → { $to }
rated-see = Смотреть кривую
set-up-table = Заданная позиция
day-mark = Раздача дня
day-mark-full = Раздача дня: эта попытка в зачёт. Без подсказок и без отмены ходов.
day-mark-fun = Раздача дня, без зачёта
day-mark-fun-full = Раздача дня просто так: в зачёт не идёт.
