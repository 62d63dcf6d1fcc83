## Boards
land-board-of = Канализация: { $name }
land-others = Чужая канализация
land-offer = Что сулят места поиска
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: на одну меньше
land-more-at = { $place }: на одну больше
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
land-round = Раунд { $n }
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
    [one] { $rats } рот
    [few] { $rats } рта
   *[other] { $rats } ртов
  }, корм { $cost }, в кладовой { $cheese }
land-slip-short = найти ещё { $n }
land-slip-away = за неявку ещё { $n }
land-slip-attack = атака { $n }
land-slip-defence = защита { $n }

## Questions
land-ask-keep-clan = Какой клан вы поведёте?
land-ask-board = Какой стороной ляжет ваш планшет? Остальные увидят её при первой расстановке.
land-ask-holy-rat = Священная крыса: забрать одну крысу с кладбища?
land-ask-deploy = { $n ->
    [0] У всех крыс есть место. Отправить?
   *[other] Расставьте крыс, в норе ещё: { $n }
}
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
    [one] { $dead } крыса умирает от голода.
    [few] { $dead } крысы умирают от голода.
   *[other] { $dead } крыс умирают от голода.
  } Кто именно?
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
land-do-no-alchemy = Никого не делать
land-do-give-rat = Здоровую крысу
land-do-give-sick = Крысу из лазарета
land-do-swap = { $whites } за { $cheese ->
    [one] { $cheese } кусок сыра
    [few] { $cheese } куска сыра
   *[many] { $cheese } кусков сыра
  }
land-do-starve = Из лазарета: { $sick }, остальные: { $others }
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
land-never = Больше не спрашивать в этой игре
land-never-off = Не спрашивать: { $power }
land-later = Позже:

## Why not now
land-why-burrow-empty = Нора пуста. Сначала верните крыс из другого места.
land-why-both-full = Здесь место только для трёх крыс.
land-why-nobody-here = Здесь некому бежать.
land-why-enough-moves = Ходов больше нет.
land-why-planned = План отправлен. Его ещё можно изменить.
land-why-not-now = Сейчас расставлять некого.

## What is this?
land-help-touch = Коснитесь чего угодно на столе, чтобы узнать, что это.
land-help-burrow = Нора: крысы, у которых ещё нет места. Перетащите группу на место или коснитесь места. Уйти должны все.
land-help-cheese = Сыр в этой кладовой. Сколько его, знают все.
land-help-offer = Что будет в мешке в этом раунде для свалки, города и поля. Тянут вслепую.
land-help-event = Событие раунда. Действует только в этом раунде.
land-help-round = Играют от пяти до девяти раундов, в долгой игре — от семи до одиннадцати. Когда выйдет конец игры, не знает никто.
land-help-first = Активный игрок. Равенство выигрывает тот, кто раньше в порядке хода, а он начинается отсюда. В следующем раунде активен сосед слева.
land-help-next-food = Следующая карта еды. Её не знает никто, разве что провидец подсмотрел или карты идут по порядку.
land-help-bag = Мешок. Кто послал меньше всех крыс, тянет первым, по куску на крысу, и все смотрят.
land-help-feeding = Сколько сыра стоят крысы в конце раунда. За каждый недостающий кусок сыра одна крыса умирает с голоду.
land-help-slip = Что значит ваш план, по тому, что лежит открыто. Что делают другие, не знает никто.
land-help-plaque = Игрок, его клан и состояние.
land-help-mini = Чужая канализация. Коснитесь, чтобы увидеть её целиком.
land-help-sealed = Крыс расставляют раз за раунд. Пока не готовы все, план можно изменить.

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
land-colour-yellow = жёлтый
land-colour-orange = оранжевый
land-colour-white = белый
land-colour-black = чёрный
land-colour-purple = фиолетовый
land-colour-blue = синий
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
    [2] Крысы здесь стоят против правого туннеля соперника: и нападают, и обороняются. Если их больше, они крадут разницу сыром; если меньше, её теряете вы.
   *[other] Крысы отсюда нападают на соседа слева. Они крадут столько сыра, на сколько их больше, чем крыс в его кладовой.
  }
land-place-right-text = { $seats ->
    [2] Крысы здесь стоят против левого туннеля соперника: и нападают, и обороняются. Если их больше, они крадут разницу сыром; если меньше, её теряете вы.
   *[other] Крысы отсюда нападают на соседа справа. Они крадут столько сыра, на сколько их больше, чем крыс в его кладовой.
  }
land-place-pantry-text = Здесь лежит ваш сыр. Крысы в кладовой стерегут его от каждого соседа в полную силу. Вдвоём они просто ждут: там обороняется туннель против туннеля.
land-place-nursery-text = Каждая крыса здесь приносит одну новую. Молодые едят уже в этом раунде, а выставить их можно в следующем.
land-place-both-text = { $seats ->
    [2] «Во всеоружии»: до трёх крыс приносят здесь потомство. Вдвоём больше они ничего не делают: кладовая ничего не стережёт.
   *[other] «Во всеоружии»: до трёх крыс одновременно стерегут кладовую и приносят потомство.
  }
land-place-infirmary-text = Отравленные и раненые крысы. Они едят, выставить их нельзя, а вернутся они в следующем раунде, после пополнения в детской.
land-place-lost-text = Крысы, свернувшие не туда. Они не едят, с голоду не умирают и вернутся в следующем раунде, после пополнения в детской.
land-place-graveyard-text = Крысы, умершие с голоду. В конце каждая стоит одного очка.
land-place-supply-text = Пока ничьи крысы. Когда их не хватает, первой пополняется самая маленькая детская.

## Стороны планшета
land-side-friendly = Мирный
land-side-aggressive = Агрессивный
land-side-friendly-text = Нападая, только крадут, и никто не гибнет.
land-side-aggressive-text = Ваше нападение убивает одного защитника, а неудачное — одну вашу крысу. Там, где ваших крыс больше всех, вы раните чужую. Зато в каждом месте поиска вы тянете на кусок меньше.

## Рубашки событий
land-event-initial = Начальное событие
land-event-final = Финальное событие
land-event-initial-text = Закрытый люк: конца игры среди этих карт нет.
land-event-final-text = Открытый люк: одна из этих карт — конец игры.

## Фазы
land-phase-event = Событие
land-phase-rats = Крысы
land-phase-attack = Нападение
land-phase-nursery = Детская
land-phase-return = Возвращение
land-phase-search = Поиск сыра
land-phase-feeding = Кормление

## Что решают, коротко
land-action-keep-clan = Выбрать клан
land-action-board = Выбрать сторону
land-action-holy-rat = Опустошить могилу
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
land-event-massive-attack-text = Каждый туннель, где есть хоть одна крыса, нападает с силой на 1 больше.
land-event-cousins-visit-text = Каждый сразу берёт из запаса 1 крысу и может выставить её в этом же раунде.
land-event-helmet-rat-text = В каждом месте поиска, вытянув куски, один из них можно вернуть в мешок. Замены не дают.
land-event-yellow-is-the-new-black-text = Чёрный считается жёлтым: 1 кусок сыра, и крыса никуда не уходит.
land-event-dr-cheese-text = Два белых, вытянутых в одном и том же месте, можно обменять на 1 кусок сыра, и так каждую пару.
land-event-rattibal-lecter-text = Перед кормлением можно один раз отдать крысу в запас за 1 кусок сыра. Кормить её не надо, и на кладбище она не попадает.
land-event-drunk-text = Клан, у которого больше всех живых крыс, считая отравленных и заблудившихся, сразу отдаёт одну доступную крысу клану, у которого их меньше всех.
land-event-hide-the-cheese-text = Расставляя крыс, можно спрятать 1 кусок сыра. Его никто не украдёт.
land-event-just-in-time-text = Все заблудившиеся крысы и все крысы из лазаретов сразу вернулись, и их можно выставить.
land-event-holy-rat-text = Тот, у кого есть крыса на кладбище, может переложить одну оттуда в запас.
land-event-strategists-text = { $strategists ->
    [three_areas] Перед поиском — 1 кусок сыра за каждое место поиска, куда вы не послали крыс.
    [all_places] Перед поиском — 1 кусок сыра за каждое из семи мест планшета, куда вы не послали крыс.
   *[other] Перед поиском — 1 кусок сыра за каждое место поиска, куда вы не послали крыс. По домашнему правилу: за каждое пустое место планшета.
  }
land-event-locked-and-loaded-text = { $seats ->
    [2] До трёх ваших крыс могут стоять сразу в кладовой и в детской. Вдвоём считается только детская.
   *[other] До трёх ваших крыс могут одновременно стеречь кладовую и приносить потомство.
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
land-clan-recyclers-base = Если на свалке есть ваша крыса, вы тянете там на кусок больше.
land-clan-recyclers-late = { $recyclers ->
    [one_each] До 2 белых, вытянутых на свалке, можно обменять на 1 кусок сыра каждый.
    [two_for_one] Два белых, вытянутых на свалке, можно обменять на 1 кусок сыра.
   *[other] До 2 белых, вытянутых на свалке, можно обменять на 1 кусок сыра каждый. По домашнему правилу: два на один кусок сыра.
  }
land-clan-mutants-base = Фиолетовый для вас — как жёлтый: 1 кусок сыра, и никто не отравлен.
land-clan-mutants-late = Фиолетовый для вас — как оранжевый: 2 куска сыра, и никто не отравлен.
land-clan-explorers-base = Когда ваши заблудившиеся крысы возвращаются, вы получаете 1 кусок сыра на всех.
land-clan-explorers-late = За каждую вернувшуюся заблудившуюся крысу вы получаете 1 кусок сыра.
land-clan-scavengers-base = Раз за раунд, в месте поиска, куда вы не послали крыс, можно вытянуть 1 кусок после всех.
land-clan-scavengers-late = В каждом месте поиска, куда вы не послали крыс, можно вытянуть 1 кусок после всех.
land-clan-alchemists-base = После кормления можно превратить 1 кусок сыра в 1 крысу.
land-clan-alchemists-late = После кормления можно превратить до 2 кусков сыра в крыс, один к одному.
land-clan-ninjas-base = Если крысы есть только в одном вашем туннеле и их там ровно 2, можно украсть хотя бы 1 кусок сыра, как бы его ни стерегли.
land-clan-ninjas-late = Из каждого туннеля, где ровно 1 крыса, можно украсть хотя бы 1 кусок сыра, как бы его ни стерегли.
land-clan-family-base = Если ваша детская пуста, 1 крыса всё равно родится.
land-clan-family-late = Рождается на одну крысу больше, чем их у вас в детской, даже если там никого.
land-clan-warriors-base = Чёрный на вас не действует.
land-clan-warriors-late = Чёрный на вас не действует, а защищаетесь вы с силой на 2 больше, даже если дома никого.
land-clan-musicians-base = В конце раунда тот из остальных, у кого больше всех сыра, отдаёт вам 1 кусок сыра.
land-clan-musicians-late = В конце раунда трое остальных, у кого больше всех сыра, отдают вам по 1 куску сыра, если он у них есть.
land-clan-athletes-base = Когда ширмы убраны, можно переставить одну свою крысу в другое место.
land-clan-athletes-late = Когда ширмы убраны, можно переставить до трёх своих крыс в другие места.
land-clan-corrupt-base = Раз за раунд можно у всех на виду подложить в мешок кусок любого цвета.
land-clan-corrupt-late = В каждом месте поиска можно у всех на виду подложить в мешок кусок любого цвета.
land-clan-seers-base = Раз за раунд можно посмотреть следующую карту события.
land-clan-seers-late = Раз за раунд можно посмотреть следующее событие и следующую карту еды.

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
land-log-attacked = { $name } нападает { $from }, цель — { $on }: { $strength } против { $defence }, { $stolen ->
    [one] украден { $stolen } кусок сыра.
    [few] украдено { $stolen } куска сыра.
   *[many] украдено { $stolen } кусков сыра.
}
land-log-attacked-vain = { $name } нападает { $from }, цель — { $on }: { $strength } против { $defence }, ничего не украдено.
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
land-log-hit-supply = { $name }, { $colour }: крыса { $from } уходит в запас.
land-log-hit-infirmary = { $name }, { $colour }: крыса { $from } отравлена.
land-log-hit-lost = { $name }, { $colour }: крыса { $from } заблудилась.
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

## Правила на выбор
land-option-clans = Кланы
land-option-clans-help = У каждого свой клан со способностью, которая к концу игры становится сильнее.
land-option-boards = Планшеты
land-option-boards-help = Мирные только крадут. Агрессивные убивают и ранят, но находят меньше. Или каждый выбирает тайно.
land-option-boards-friendly = Мирные
land-option-boards-aggressive = Агрессивные
land-option-boards-secret = На выбор
land-option-length = Длина игры
land-option-length-help = Пять начальных событий — это от 5 до 9 раундов, все семь — от 7 до 11.
land-option-length-five = 5–9 раундов
land-option-length-seven = 7–11 раундов
land-option-food = Карты еды
land-option-food-help = Вперемешку или от 1 до 9: так мягче для первой игры, и все знают, что будет.
land-option-food-shuffled = Вперемешку
land-option-food-ascending = От 1 до 9
land-option-supply = Сыр
land-option-supply-help = Не кончается никогда или его столько, сколько в коробке.
land-option-supply-unlimited = Не кончается
land-option-supply-strict = Как в коробке
land-option-combat = Гибель при нападении
land-option-combat-help = Крысы гибнут, только когда нападает агрессивный игрок, или ещё и тогда, когда напрасно напали на него.
land-option-combat-own = Только их нападения
land-option-combat-any = И нападения на них
land-option-recyclers = Улучшенные переработчики
land-option-recyclers-help = До двух белых по куску сыра за каждый или два белых за один кусок сыра.
land-option-recyclers-each = Один к одному
land-option-recyclers-two = Два к одному
land-option-strategists = Стратеги
land-option-strategists-help = Событие платит за каждое из трёх пустых мест поиска или за каждое пустое место планшета.
land-option-strategists-areas = Места поиска
land-option-strategists-places = Все места
land-option-holy-rat = Священная крыса
land-option-holy-rat-help = Можно ли отказаться от события.
land-option-holy-rat-may = Можно
land-option-holy-rat-must = Нельзя

## Крысы этого дома в канализации
land-bot-random = Шлёт крыс куда ветер дует. Да или нет — решает монета.
land-bot-greedy = Растит крысят каждый раунд, сытых или нет, бежит за сыром и забывает о соседях.
land-bot-rulebook = Ведёт учёт: потомство, сыр, стража и воры — и во что обойдётся кормление.

## Лист подсчёта
land-sheet-title = Подсчёт
land-sheet-place = Место
land-sheet-home = Дома
land-sheet-points = Очки
land-sheet-cheese = Сыр
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
land-sheet-rats = Крысы
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
land-guide-intro = Я Старый Серый. Сыграем настоящую партию против двух компьютерных игроков, а я объясню всё по ходу дела.
land-guide-place = Все расставляют крыс за ширмами. Потом ширмы разом поднимаются.
land-guide-breed = Крысы в детской приносят потомство. Крысы в туннеле обкрадывают соседа.
land-guide-bag = Остальные тянут из мешка. Там в основном сыр.
land-guide-feed = В конце раунда надо всех накормить. Умершие с голоду считаются против вас.
land-guide-play = Начать
land-coach-round = Раунд начинается с события, которое действует в этом раунде, и карты еды: она говорит, что лежит на свалке, в городе и в поле.
land-coach-active = Теперь активный игрок — { $name }. Равенство выигрывает тот, кто первый отсюда по часовой стрелке.
land-coach-attack = { $seats ->
    [2] Сначала нападения. Вдвоём туннель стоит против туннеля: у кого там больше крыс, тот крадёт разницу сыром. Кладовая не считается.
   *[other] Сначала нападения. Туннель крадёт столько сыра, на сколько в нём больше крыс, чем в той кладовой.
  }
land-coach-robbed = { $n ->
    [one] У вас украли { $n } кусок сыра
    [few] У вас украли { $n } куска сыра
   *[many] У вас украли { $n } кусков сыра
  }: { $seats ->
    [2] по туннелю пришло больше крыс, чем стояло у вас напротив. Вдвоём стерегут только туннели.
   *[other] по туннелю пришло больше крыс, чем было в вашей кладовой. Стража считается против обеих сторон.
  }
land-coach-nursery = Теперь рождаются крысята: по одному на каждую крысу в детской. Едят они сегодня, а работают завтра.
land-coach-bag = Теперь мешок, место за местом. Первым тянет тот, у кого там меньше крыс, по куску на крысу. Жёлтый — 1 кусок сыра, оранжевый — 2, белый — ничего.
land-coach-hit-supply = Чёрный: крыса собрала вещи и ушла. Её больше нет, но это не могила.
land-coach-hit-infirmary = Фиолетовый: крыса отравлена. Она ест, следующую расстановку пропускает, а потом вернётся.
land-coach-hit-lost = Синий: крыса заблудилась. В этом раунде не ест, следующую расстановку пропускает, а потом вернётся.
land-coach-back = Больные и заблудившиеся вернулись, в следующем раунде их можно выставить. Но едят они уже сейчас.
land-coach-feeding = Кормление: { $n ->
    [one] { $n } крыса обошлась
    [few] { $n } крысы обошлись
   *[many] { $n } крыс обошлись
  } в { $cost ->
    [one] { $cost } кусок сыра.
    [few] { $cost } куска сыра.
   *[many] { $cost } кусков сыра.
  } В таблице видно, где начинается следующая ступень.
land-coach-starved = { $n ->
    [one] { $n } крыса умерла с голоду
    [few] { $n } крысы умерли с голоду
   *[many] { $n } крыс умерли с голоду
  }, по одной за каждый недостающий кусок сыра. Могила стоит вдвойне: и крыса, и очко.
land-coach-over = Всё: { $rats ->
    [one] { $rats } живая крыса
    [few] { $rats } живые крысы
   *[many] { $rats } живых крыс
  }, { $graves ->
    [0] ни одной могилы
    [one] { $graves } могила
    [few] { $graves } могилы
   *[many] { $graves } могил
  }. Дальше вы играете сами. Удачи!
land-coach-clan = У клана одна способность сразу и другая, получше, потом. Легче всего играть «Семьёй» и «Алхимиками». Вторую карту никто не увидит.
land-coach-board = Агрессивная сторона кусается, но находит меньше. Для первой игры лучше мирная.
land-coach-holy-rat = Соглашайтесь: могилой меньше — очком больше.
land-coach-deploy = { $n ->
    [one] { $n } крыса, и куда-нибудь она должна пойти.
    [few] { $n } крысы, и всех надо куда-нибудь послать.
   *[many] { $n } крыс, и всех надо куда-нибудь послать.
  } { $seats ->
    [2] Я бы отправил двух в детскую, двух на свалку, одну в поле, а остальных в туннели: вдвоём туннель обороняется против туннеля, а кладовая ничего не стережёт.
   *[other] Я бы отправил двух в детскую, двух на свалку, одну в поле, а остальных оставил в кладовой.
  }
land-coach-deploy-cost = В конце раунда { $n ->
    [one] будет есть { $n } крыса
    [few] будут есть { $n } крысы
   *[many] будут есть { $n } крыс
  }, и с каждым рождением на одну больше. Пока это стоит { $cost ->
    [one] { $cost } кусок сыра
    [few] { $cost } куска сыра
   *[many] { $cost } кусков сыра
  }, а у вас { $cheese }. Пошлите побольше на поиски.
land-coach-deploy-raid = Взгляните на соседей: { $name }, { $n ->
    [one] { $n } кусок сыра
    [few] { $n } куска сыра
   *[many] { $n } кусков сыра
  } в кладовой. Две-три крысы в тот туннель — и можно попробовать, если кладовую не стерегут. О вашей они думают так же.
land-coach-deploy-two = Вдвоём туннель стоит против туннеля, а кладовая ничего не стережёт. Ставьте крыс туда, где не ждёте чужих.
land-coach-final = На следующей карте открытый люк. Теперь любой раунд может стать последним, и тогда считают только крыс: размножайтесь и никого не морите голодом.
land-coach-move = Теперь вы видите всё и ещё можете переставить. Закройте брешь или встаньте туда, где потянете первым.
land-coach-ninja = Соглашайтесь: один кусок сыра ваш, сколько бы там ни было стражи.
land-coach-add = Можно подложить кусок в мешок: плохой, если тянут другие, хороший, если вы сами.
land-coach-wound = Ваших крыс здесь больше всех, и одну чужую придётся ранить. Лучше у того, кто впереди.
land-coach-put-back = Верните этот кусок: { $colour }. Может быть, он достанется другому.
land-coach-put-back-not = Ничего плохого. Оставьте всё.
land-coach-swap = Белый ничего не стоит, а сыр есть сыр: меняйте всё, что можно.
land-coach-scavenge = В мешке { $all ->
    [one] остался { $all } кусок
    [few] осталось { $all } куска
   *[many] осталось { $all } кусков
  }, хороших — { $good }. Если больше половины, я тяну.
land-coach-lecter = Нужно { $cost ->
    [one] { $cost } кусок сыра
    [few] { $cost } куска сыра
   *[many] { $cost } кусков сыра
  }, а у вас { $cheese }. Продайте одну: лучше продать, чем уморить голодом.
land-coach-lecter-not = Вы накормите всех. Оставьте их: крысы — это очки.
land-coach-starve = Сначала больных. В следующем раунде их всё равно не выставить.
land-coach-alchemy = Крыса — это очко и ещё один рот в следующем раунде. Если сыр лишний, делайте.
land-coach-look = На следующее событие можно взглянуть в любой момент. Что вы увидели, никто не узнает.

## О чём проговариваются крысы дома
land-quip-glutton-robbed = Соседи? У меня есть соседи?
land-quip-glutton-starved = Столько ртов. И откуда они?
land-quip-clerk-robbed = Этого нельзя было ожидать.
land-quip-captain-deployed = Куда ветер дунул!
