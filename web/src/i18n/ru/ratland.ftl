## Boards
land-board-of = Канализация: { $name }
land-others = Чужая канализация
land-offer = Что сулят места поиска
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: на одну меньше
land-one-hidden = один спрятан
land-tally = Ваш сыр и крысы, которых нельзя расставить
land-in-burrow = Нора: { $n ->
    [one] { $n } крыса
    [few] { $n } крысы
   *[other] { $n } крыс
  }
land-ready = Готово
land-plans = думает
land-first = первый при равенстве
land-neighbour-left = Сосед слева.
land-neighbour-right = Сосед справа.
land-open-board = Рассмотреть планшет

## What lies open
land-shelf = Карты, запас и мешок
land-before-round = Карты ещё закрыты
land-round = Раунд { $n } из { $least }–{ $most }
land-after-rounds = Сыграно раундов: { $n }
land-supply = { $n ->
    [one] { $n } крыса в запасе
    [few] { $n } крысы в запасе
   *[other] { $n } крыс в запасе
  }
land-food = Еда { $cards }
land-next-event = Следующее событие: { $name }
land-next-food = Следующая еда: { $cards }
land-next-food-unknown = Следующая еда: закрыта
land-bag-holds = { $n ->
    [one] { $n } кусок в мешке
    [few] { $n } куска в мешке
   *[other] { $n } кусков в мешке
  }
land-bag-empty = Мешок пуст.
land-feeding = Сколько едят крысы
land-will-eat = Кормить крыс: { $rats }. Цена: { $cost }. У вас: { $cheese }.
land-has-eaten = Накормлено крыс: { $rats }. Уплачено: { $paid } из { $cost }.

## The plan in numbers
land-slip = Если так и оставить
land-slip-born = родится
land-slip-cost = нужно / есть
land-slip-fight = атака · защита
land-slip-births = { $n ->
    [0] никто не родится
    [one] родится { $n }
    [few] родятся { $n }
   *[other] родится { $n }
  }
land-slip-back = { $n ->
    [one] вернётся { $n }
    [few] вернутся { $n }
   *[other] вернётся { $n }
  }
land-slip-upkeep = { $rats ->
    [one] ест { $rats } крыса
    [few] едят { $rats } крысы
   *[other] едят { $rats } крыс
  }: нужно { $cost }, есть { $cheese }
land-slip-short = найти ещё { $n }
land-slip-away = за пустые места ещё { $n }
land-slip-against = Соперник: { $name }.
land-slip-attack = ваша атака { $n }
land-slip-defence = ваша защита { $n }

## How the round before went, as the parts of a line
land-fared = Прошлый раунд.
land-fared-born = { $n ->
    [one] родилась { $n }
    [few] родились { $n }
   *[many] родилось { $n }
  }
land-fared-joined = { $n ->
    [one] пришла { $n }
    [few] пришли { $n }
   *[many] пришло { $n }
  }
land-fared-left = { $n ->
    [one] ушла { $n }
    [few] ушли { $n }
   *[many] ушло { $n }
  }
land-fared-killed = { $n ->
    [one] убита { $n }
    [few] убиты { $n }
   *[many] убито { $n }
  }
land-fared-sold = { $n ->
    [one] продана { $n }
    [few] проданы { $n }
   *[many] продано { $n }
  }
land-fared-starved = { $n ->
    [one] умерла с голоду { $n }
    [few] умерли с голоду { $n }
   *[many] умерло с голоду { $n }
  }
land-fared-sick = в лазарете { $n }
land-fared-lost = { $n ->
    [one] заблудилась { $n }
    [few] заблудились { $n }
   *[many] заблудилось { $n }
  }
land-fared-found = найдено { $n }
land-fared-stolen = украдено вами { $n }
land-fared-robbed = украдено у вас { $n }
land-fared-paid = уплачено { $n }
land-sheet-cheese = Сыр
land-sheet-rats = Крысы

## Questions
land-ask-keep-clan = Какой клан вы поведёте?
land-ask-board = Какой стороной ляжет ваш планшет? Остальные увидят её при первой расстановке.
land-ask-holy-rat = Священная крыса: забрать одну крысу с кладбища?
land-ask-deploy = { $n ->
    [0] У всех крыс есть место. Отправить?
   *[other] Выберите места. В норе крыс: { $n }.
  }
land-ask-none = В этом раунде вам некого расставить.
land-ask-move = Спортсмены: укажите место, потом куда перейдёт крыса оттуда. { $left ->
    [0] Ходов больше нет.
    [one] Остался { $left } ход.
    [few] Осталось { $left } хода.
   *[other] Осталось { $left } ходов.
}
land-ask-ninja = Ниндзя: украсть хотя бы 1 кусок сыра { $where }?
land-ask-add = Коррупционеры: добавить кусок в мешок { $where }?
land-ask-wound = У вас больше всех крыс { $where }. Чью крысу ранить?
land-ask-put-back = Крыса в каске: вернуть один из этих кусков?
land-ask-swap = Обменять белые куски на сыр?
land-ask-scavenge = Падальщики: вытянуть один кусок { $where }?
land-ask-lecter = Крысибал Лектер: кормление стоит { $cost }, у вас { $cheese }. Отдать сначала крысу за 1 кусок сыра?
land-ask-starve = { $dead ->
    [1] Не хватает { $dead } куска сыра: умрёт с голоду { $dead } крыса, а это минус два очка. Кто именно?
    [one] Не хватает { $dead } куска сыра: умрёт с голоду { $dead } крыса, каждая стоит двух очков. Кто именно?
    [few] Не хватает { $dead } кусков сыра: умрут с голоду { $dead } крысы, каждая стоит двух очков. Кто именно?
   *[other] Не хватает { $dead } кусков сыра: умрёт с голоду { $dead } крыс, каждая стоит двух очков. Кто именно?
  }
land-note-starve = Крыс из лазарета в следующем раунде всё равно не расставить.
land-ask-alchemy = Алхимики: превратить сыр в крыс?
land-ask-wait = Решает { $name }.
land-ask-draws = Тянет { $name }.
land-ask-wait-all = Готово. Ширмы поднимутся, когда будут готовы все.
land-ask-quiet = Смотрите, как бегут крысы.
land-ask-over = Игра окончена.

## Answers
land-do-yes = Да
land-do-no = Нет
land-do-holy-rat = Забрать
land-do-leave-grave = Оставить
land-do-move = Переставить
land-do-stay = Стоять на месте
land-do-ninja = Украсть
land-do-add-none = Ничего не добавлять
land-do-keep-all = Оставить все
land-do-no-swap = Не менять
land-do-scavenge = Тянуть
land-do-no-lecter = Никого не отдавать
land-do-no-alchemy = Не превращать
land-do-give-rat = Отдать здоровую крысу
land-do-give-sick = Отдать крысу из лазарета
land-do-swap = { $whites } за { $cheese ->
    [one] { $cheese } кусок сыра
    [few] { $cheese } куска сыра
   *[many] { $cheese } кусков сыра
  }
land-do-starve = { $sick ->
    [0] {""}
   *[other] из лазарета: { $sick }{ $others ->
        [0] {""}
       *[other] ,{" "}
    }
  }{ $others ->
    [0] {""}
    [one] { $others } здоровая
    [few] { $others } здоровые
   *[other] { $others } здоровых
  }
land-do-alchemy = { $n ->
    [one] { $n } кусок сыра за { $n } крысу
    [few] { $n } куска сыра за { $n } крысы
   *[other] { $n } кусков сыра за { $n } крыс
  }
land-do-change = Изменить план
land-do-again = Как в прошлый раз
land-do-clear = Все назад в нору
land-do-hide = Спрятать 1 кусок сыра
land-do-seal = Отправить
land-still-home = { $n ->
    [one] { $n } крыса ещё без места.
    [few] { $n } крысы ещё без места.
   *[other] { $n } крыс ещё без места.
  }
land-handful = Крыс за раз
land-handful-all = Все
land-never = Больше не спрашивать в этой партии
land-never-off = Не спрашивать: { $power }
land-later = Позже:

## Why not now
land-why-burrow-empty = Нора пуста. Сначала верните крыс из другого места.
land-why-both-full = Здесь место только для трёх крыс.
land-why-nobody-here = Здесь некого переставить.
land-why-enough-moves = Ходов больше нет.
land-why-planned = План отправлен. Его ещё можно изменить.
land-why-not-now = Сейчас расставлять некого.

## Счёт
land-count-rats = { $n ->
    [one] { $n } крыса
    [few] { $n } крысы
   *[many] { $n } крыс
  }
land-count-cheese = { $n ->
    [one] { $n } кусок сыра
    [few] { $n } куска сыра
   *[many] { $n } кусков сыра
  }
land-count-pieces = { $n ->
    [one] { $n } кусок
    [few] { $n } куска
   *[many] { $n } кусков
  }

## Цвета
land-colour-yellow = жёлтый (1 кусок сыра)
land-colour-orange = оранжевый (2 куска сыра)
land-colour-white = белый (ничего)
land-colour-black = чёрный (крыса уходит)
land-colour-purple = фиолетовый (яд)
land-colour-blue = синий (крыса заблудилась)
land-colour-yellow-n = { $n ->
    [one] { $n } жёлтый
   *[many] { $n } жёлтых
  }
land-colour-orange-n = { $n ->
    [one] { $n } оранжевый
   *[many] { $n } оранжевых
  }
land-colour-white-n = { $n ->
    [one] { $n } белый
   *[many] { $n } белых
  }
land-colour-black-n = { $n ->
    [one] { $n } чёрный
   *[many] { $n } чёрных
  }
land-colour-purple-n = { $n ->
    [one] { $n } фиолетовый
   *[many] { $n } фиолетовых
  }
land-colour-blue-n = { $n ->
    [one] { $n } синий
   *[many] { $n } синих
  }
land-colour-yellow-text = 1 кусок сыра в вашу кладовую.
land-colour-orange-text = 2 куска сыра в вашу кладовую.
land-colour-white-text = Ничего.
land-colour-black-text = Одна ваша крыса возвращается в запас. Очков это не стоит.
land-colour-purple-text = Одна ваша крыса отравлена и попадает в лазарет. Есть она всё равно хочет.
land-colour-blue-text = Одна ваша крыса заблудилась. В этом раунде кормить её не надо.

## Места
land-place-dump = Свалка
land-place-city = Город
land-place-field = Поле
land-place-left = Левый туннель
land-place-right = Правый туннель
land-place-pantry = Кладовая
land-place-nursery = Детская
land-place-both = Кладовая и детская
land-place-infirmary = Лазарет
land-place-lost = Заблудившиеся крысы
land-place-graveyard = Кладбище
land-place-supply = Запас
land-place-dump-in = на свалке
land-place-city-in = в городе
land-place-field-in = в поле
land-place-left-in = в левом туннеле
land-place-right-in = в правом туннеле
land-place-pantry-in = в кладовой
land-place-nursery-in = в детской
land-place-both-in = между кладовой и детской
land-place-dump-from = со свалки
land-place-city-from = из города
land-place-field-from = с поля
land-place-left-from = из левого туннеля
land-place-right-from = из правого туннеля
land-place-pantry-from = из кладовой
land-place-nursery-from = из детской
land-place-both-from = из кладовой и детской
land-place-dump-text = Бедно, зато почти безопасно. Каждая крыса здесь тянет кусок из мешка; первым тянет тот, кто послал меньше всех.
land-place-city-text = Богато и опасно: больше всего оранжевого, но и больше всего отравы и чёрного.
land-place-field-text = Нечто среднее между свалкой и городом. Здесь крысы теряются.
land-place-left-text = { $seats ->
    [2] Крысы здесь стоят против правого туннеля соперника: и атакуют, и защищаются. На сколько их больше, столько кусков сыра они крадут; на сколько меньше, столько теряете вы.
   *[other] Крысы отсюда атакуют соседа слева. Они крадут столько кусков сыра, на сколько их больше, чем крыс в его кладовой.
  }
land-place-right-text = { $seats ->
    [2] Крысы здесь стоят против левого туннеля соперника: и атакуют, и защищаются. На сколько их больше, столько кусков сыра они крадут; на сколько меньше, столько теряете вы.
   *[other] Крысы отсюда атакуют соседа справа. Они крадут столько кусков сыра, на сколько их больше, чем крыс в его кладовой.
  }
land-place-pantry-text = Здесь лежит ваш сыр. Крысы в кладовой защищают его от каждого соседа в полную силу. Вдвоём они отдыхают: защищают только туннели.
land-place-nursery-text = Каждая крыса здесь приносит одну новую. Крысята едят уже в этом раунде, а расставить их можно в следующем.
land-place-both-text = { $seats ->
    [2] «Во всеоружии»: до трёх крыс растят здесь крысят. Вдвоём больше они ничего не делают: кладовая ничего не защищает.
   *[other] «Во всеоружии»: до трёх крыс одновременно защищают кладовую и растят крысят.
  }
land-place-infirmary-text = Отравленные и раненые крысы. Они едят, расставить их нельзя, а вернутся они в следующем раунде, после рождений.
land-place-lost-text = Крысы, свернувшие не туда. Они не едят, с голоду не умирают и вернутся в следующем раунде, после рождений.
land-place-graveyard-text = Крысы, умершие с голоду. В конце каждая стоит одного очка.
land-place-supply-text = Пока ничьи крысы. Когда их не хватает на всех новорождённых, первой их получает детская, где крыс меньше.
land-use-dump = сыра мало, риска мало
land-use-city = много сыра, много риска
land-use-field = сыр — и кто-то заблудится
land-use-tunnel = { $seats ->
    [2] крадёт и защищает
   *[other] крадёт сыр
  }
land-use-pantry = { $seats ->
    [2] отдых
   *[other] защищает ваш сыр
  }
land-use-nursery = каждая даёт ещё одну
land-use-both = { $seats ->
    [2] каждая даёт ещё одну
   *[other] защищают и растят
  }

## Стороны планшета
land-side-friendly = Мирный
land-side-aggressive = Агрессивный
land-side-friendly-text = Атаки только крадут, и никто в них не гибнет.
land-side-aggressive-text = Ваша атака убивает одного защитника, а неудачная — одну вашу крысу. Там, где ваших крыс больше всех, вы раните чужую. Зато в каждом месте поиска вы тянете на кусок меньше.

## Рубашки событий
land-event-initial = Начальное событие
land-event-final = Финальное событие
land-event-initial-text = Закрытый люк: конца игры среди этих карт нет.
land-event-final-text = Открытый люк: одна из этих карт — конец игры.

## Что решают, коротко
land-action-keep-clan = Выбрать клан
land-action-board = Выбрать сторону
land-action-holy-rat = Забрать с кладбища
land-action-deploy = Расставить крыс
land-action-move = Переставить крыс
land-action-ninja = Украсть, как ниндзя
land-action-add = Подложить кусок
land-action-wound = Ранить крысу
land-action-put-back = Вернуть кусок
land-action-swap = Обменять белые
land-action-scavenge = Подобрать остатки
land-action-lecter = Продать крысу
land-action-starve = Кто умрёт с голоду
land-action-alchemy = Сыр в крыс
land-action-look = Заглянуть вперёд

## События
land-event-abundance = Изобилие
land-event-massive-attack = Массовая атака
land-event-cousins-visit = Визит кузена
land-event-helmet-rat = Крыса в каске
land-event-yellow-is-the-new-black = Жёлтый — новый чёрный
land-event-dr-cheese = Доктор Сыр
land-event-rattibal-lecter = Крысибал Лектер
land-event-drunk = Навеселе
land-event-hide-the-cheese = Прячьте сыр
land-event-just-in-time = Как раз вовремя
land-event-holy-rat = Священная крыса
land-event-strategists = Стратеги
land-event-locked-and-loaded = Во всеоружии
land-event-end-of-game = Конец игры
land-event-abundance-text = Каждый сразу получает 1 кусок сыра. Его могут украсть уже в этом раунде.
land-event-massive-attack-text = Каждый туннель, где есть хоть одна крыса, атакует с силой на 1 больше.
land-event-cousins-visit-text = Каждый сразу берёт из запаса 1 крысу и может послать её куда-нибудь уже в этом раунде.
land-event-helmet-rat-text = В каждом месте поиска, вытянув куски, один из них можно вернуть в мешок. Замены не дают.
land-event-yellow-is-the-new-black-text = Чёрный считается жёлтым: 1 кусок сыра, и крыса никуда не уходит.
land-event-dr-cheese-text = Два белых, вытянутых в одном и том же месте, можно обменять на 1 кусок сыра, и так каждую пару.
land-event-rattibal-lecter-text = Перед кормлением можно один раз отдать крысу в запас за 1 кусок сыра. Кормить её не надо, и на кладбище она не попадает.
land-event-drunk-text = Клан, у которого больше всех живых крыс, считая отравленных и заблудившихся, сразу отдаёт одну доступную крысу клану, у которого их меньше всех.
land-event-hide-the-cheese-text = Расставляя крыс, можно спрятать 1 кусок сыра. Его никто не украдёт.
land-event-just-in-time-text = Все заблудившиеся крысы и все крысы из лазаретов сразу вернулись, и их можно расставить.
land-event-holy-rat-text = Тот, у кого есть крыса на кладбище, может (по домашнему правилу — должен) переложить одну оттуда в запас.
land-event-strategists-text = { $strategists ->
    [three_areas] Перед поиском — 1 кусок сыра за каждое место поиска, куда вы не послали крыс.
    [all_places] Перед поиском — 1 кусок сыра за каждое из семи мест планшета, куда вы не послали крыс.
   *[other] Перед поиском — 1 кусок сыра за каждое место поиска, куда вы не послали крыс. По домашнему правилу: за каждое пустое место планшета.
  }
land-event-locked-and-loaded-text = { $seats ->
    [2] До трёх ваших крыс могут стоять сразу в кладовой и в детской. Вдвоём считается только детская.
   *[other] До трёх ваших крыс могут одновременно защищать кладовую и растить крысят.
  }
land-event-end-of-game-text = Игра тут же заканчивается. Крыс считают как есть.

## Кланы
land-clan-recyclers = Переработчики
land-clan-mutants = Мутанты
land-clan-explorers = Исследователи
land-clan-scavengers = Падальщики
land-clan-alchemists = Алхимики
land-clan-ninjas = Ниндзя
land-clan-family = Семья
land-clan-warriors = Воины
land-clan-musicians = Музыканты
land-clan-athletes = Спортсмены
land-clan-corrupt = Коррупционеры
land-clan-seers = Провидцы

## Журнал
land-log-each = { $name }: { $what }
land-log-set-up = Все вселяются. Первый активный игрок: { $name }.
land-log-clans-dealt = Каждому по две карты кланов.
land-log-clans-dealt-yours = Каждому по две карты кланов. Ваши: { $one } и { $other }.
land-log-clans-revealed = Кланы открыты. { $list }.
land-log-boards-chosen = Все выбрали сторону планшета.
land-log-boards-chosen-yours = Все выбрали сторону планшета. Ваш: { $side }.
land-log-boards-revealed = Планшеты открыты. { $list }.
land-log-round = Раунд { $n }. Активный игрок, первый при равенстве: { $name }.
land-log-event = Событие: { $event }.
land-log-food-deck = Из сыгранных карт еды сложена новая колода.
land-log-food = Еда { $cards }. Свалка: { $dump }. Город: { $city }. Поле: { $field }.
land-log-food-cards = еда { $cards }
land-log-cousin = { $name }: в гости приехал кузен и остался, плюс 1 крыса.
land-log-went-over = Крыса навеселе перебралась: { $name } → { $to }.
land-log-came-back = { $name }: крысы вернулись, { $list }.
land-log-healed = из лазарета: { $n }
land-log-found = из заблудившихся: { $n }
land-log-holy-rat = { $name } переносит крысу с кладбища в запас.
land-log-holy-rat-not = { $name } не тревожит мёртвых.
land-log-deployed = Ширмы подняты. { $list }.
land-log-nobody = никого
land-log-hidden = 1 кусок сыра спрятан
land-log-ran = { $name } переставляет крыс: { $list }.
land-log-ran-not = { $name } никого не переставляет.
land-log-ninja = { $name } крадётся { $in }: хотя бы 1 кусок сыра.
land-log-ninja-not = { $name } не крадётся { $in }.
land-log-attacked = { $name } атакует { $from }, цель — { $on }: { $strength } против { $defence }, { $stolen ->
    [one] украден { $stolen } кусок сыра.
    [few] украдено { $stolen } куска сыра.
   *[many] украдено { $stolen } кусков сыра.
}
land-log-attacked-vain = { $name } атакует { $from }, цель — { $on }: { $strength } против { $defence }, ничего не украдено.
land-log-no-more = Больше взять было нечего.
land-log-killed = { $name } теряет крысу { $in }.
land-log-born = { $name }: { $n ->
    [one] родилась { $n } крыса.
    [few] родились { $n } крысы.
   *[many] родилось { $n } крыс.
  }
land-log-born-short = { $name }: { $n ->
    [one] родилась { $n } крыса
    [few] родились { $n } крысы
   *[many] родилось { $n } крыс
  } из { $wanted }. Запас пуст.
land-log-bag = { $area }. В мешке: { $pieces }.
land-log-added = { $name } подкладывает в мешок: { $colour }.
land-log-added-not = { $name } ничего не подкладывает.
land-log-wounded = { $name } ранит крысу { $in }. Её клан: { $victim }.
land-log-drew = { $name } тянет { $in }: { $pieces }.
land-log-drew-nothing = { $name } ничего не тянет { $in }.
land-log-put-back = { $name } возвращает в мешок: { $colour }.
land-log-put-back-not = { $name } ничего не возвращает.
land-log-paid-found = { $name } приносит домой { $n ->
    [one] { $n } кусок сыра.
    [few] { $n } куска сыра.
   *[many] { $n } кусков сыра.
  }
land-log-paid-abundance = { $name } получает { $n ->
    [one] { $n } кусок сыра.
    [few] { $n } куска сыра.
   *[many] { $n } кусков сыра.
  }
land-log-paid-explorers = { $name } получает { $n ->
    [one] { $n } кусок сыра: нашла заблудившаяся.
    [few] { $n } куска сыра: нашли заблудившиеся.
   *[many] { $n } кусков сыра: нашли заблудившиеся.
  }
land-log-paid-strategists = { $name } получает { $n ->
    [one] { $n } кусок сыра за пустые места.
    [few] { $n } куска сыра за пустые места.
   *[many] { $n } кусков сыра за пустые места.
  }
land-log-paid-short = Запас пуст: { $n ->
    [one] пропал { $n } кусок сыра.
    [few] пропало { $n } куска сыра.
   *[many] пропало { $n } кусков сыра.
  }
land-log-hit-supply = { $name }: { $colour }. Крыса { $from } уходит в запас.
land-log-hit-infirmary = { $name }: { $colour }. Крыса { $from } отравлена.
land-log-hit-lost = { $name }: { $colour }. Крыса { $from } заблудилась.
land-log-swapped = { $name } меняет { $whites } на { $cheese }.
land-log-swapped-not = { $name } ничего не меняет.
land-log-left-bag = { $name } не трогает мешок { $in }.
land-log-lecter = { $name } продаёт крысу за 1 кусок сыра.
land-log-lecter-infirmary = { $name } продаёт крысу из лазарета за 1 кусок сыра.
land-log-lecter-not = { $name } крыс не продаёт.
land-log-fed = { $name } кормит { $n ->
    [one] { $n } крысу.
   *[many] { $n } крыс.
  } Уплачено: { $cost }.
land-log-fed-free = { $name }: { $n ->
    [one] { $n } крыса прокормится сама.
    [few] { $n } крысы прокормятся сами.
   *[many] { $n } крыс прокормятся сами.
  }
land-log-fed-short = { $name }: надо накормить { $n ->
    [one] { $n } крысу.
   *[many] { $n } крыс.
  } Нужно: { $cost }. Уплачено: { $paid }.
land-log-fed-nobody = { $name }: кормить некого.
land-log-starved = { $name }: { $n ->
    [one] { $n } крыса умирает с голоду.
    [few] { $n } крысы умирают с голоду.
   *[many] { $n } крыс умирают с голоду.
  }
land-log-starved-sick = { $name }: { $n ->
    [one] { $n } крыса умирает с голоду
    [few] { $n } крысы умирают с голоду
   *[many] { $n } крыс умирают с голоду
  }, из них в лазарете { $sick }.
land-log-alchemy = { $name } превращает { $n ->
    [one] { $n } кусок сыра в крысу.
    [few] { $n } куска сыра в { $n } крыс.
   *[many] { $n } кусков сыра в { $n } крыс.
  }
land-log-alchemy-not = { $name } оставляет сыр сыром.
land-log-music = За музыку: { $name } → { $to }, 1 кусок сыра.
land-log-looked = { $name } смотрит, что будет дальше.
land-log-looked-seen = { $name } смотрит, что будет дальше: { $list }.
land-log-timed-out = { $name }: время вышло.
land-log-over = Игра окончена. { $list }.
land-log-win = Победа: { $names }.
land-log-shared-win = Общая победа: { $names }.

## Крысы этого дома в канализации
land-bot-random = Шлёт крыс куда ветер дует. Да или нет — решает монета.
land-bot-greedy = Растит крысят каждый раунд, сытых или нет, бежит за сыром и забывает о соседях.
land-bot-rulebook = Ведёт учёт: крысята, сыр, защита и кражи — и во что обойдётся кормление.

## О чём проговариваются крысы дома
land-quip-glutton-robbed = Соседи? У меня есть соседи?
land-quip-glutton-starved = Столько ртов. И откуда они?
land-quip-clerk-robbed = Этого нельзя было ожидать.
land-quip-captain-deployed = Куда ветер дунул!
