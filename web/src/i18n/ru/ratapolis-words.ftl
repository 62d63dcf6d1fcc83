## Tiles; the second stands inside a sentence
pol-tile-market = Рынок
pol-tile-market-in = на Рынке
pol-tile-archives = Архив
pol-tile-archives-in = в Архиве
pol-tile-shooting-range = Тир
pol-tile-shooting-range-in = в Тире
pol-tile-bakery = Пекарня
pol-tile-bakery-in = в Пекарне
pol-tile-library = Библиотека
pol-tile-library-in = в Библиотеке
pol-tile-hotel = Отель
pol-tile-hotel-in = в Отеле
pol-tile-radio-station = Радиостанция
pol-tile-radio-station-in = на Радиостанции
pol-tile-metro = Метро
pol-tile-metro-in = в Метро
pol-tile-fire-station = Пожарная станция
pol-tile-fire-station-in = на Пожарной станции
pol-tile-school = Школа
pol-tile-school-in = в Школе
pol-tile-flower-shop = Цветочная лавка
pol-tile-flower-shop-in = в Цветочной лавке
pol-tile-bus-station = Автовокзал
pol-tile-bus-station-in = на Автовокзале
pol-tile-post-office = Почта
pol-tile-post-office-in = на Почте
pol-tile-bookshop = Книжный магазин
pol-tile-bookshop-in = в Книжном магазине
pol-tile-pharmacy = Аптека
pol-tile-pharmacy-in = в Аптеке
pol-tile-cafe = Кафе
pol-tile-cafe-in = в Кафе
pol-tile-town-hall = Ратуша
pol-tile-town-hall-in = в Ратуше
pol-tile-barber-shop = Парикмахерская
pol-tile-barber-shop-in = в Парикмахерской
pol-tile-cheese-shop = Сырная лавка
pol-tile-cheese-shop-in = в Сырной лавке
pol-tile-hospital = Больница
pol-tile-hospital-in = в Больнице
pol-tile-fair-small = Малая Ярмарка
pol-tile-fair-small-in = на малой Ярмарке
pol-tile-fair-large = Большая Ярмарка
pol-tile-fair-large-in = на большой Ярмарке
pol-tile-park-small = Малый Парк
pol-tile-park-small-in = в малом Парке
pol-tile-park-large = Большой Парк
pol-tile-park-large-in = в большом Парке
pol-tile-square = Сквер
pol-tile-square-in = в Сквере
pol-tile-pond = Пруд
pol-tile-pond-in = у Пруда
pol-tile-place = место { $n }
pol-tile-place-in = на месте { $n }

## Families; the second is whom one attacks
pol-colour-red = красный
pol-colour-red-them = красных
pol-colour-red-n = { $n ->
    [one] { $n } красная крыса
    [few] { $n } красные крысы
   *[other] { $n } красных крыс
  }
pol-colour-blue = синий
pol-colour-blue-them = синих
pol-colour-blue-n = { $n ->
    [one] { $n } синяя крыса
    [few] { $n } синие крысы
   *[other] { $n } синих крыс
  }
pol-colour-yellow = жёлтый
pol-colour-yellow-them = жёлтых
pol-colour-yellow-n = { $n ->
    [one] { $n } жёлтая крыса
    [few] { $n } жёлтые крысы
   *[other] { $n } жёлтых крыс
  }
pol-colour-green = зелёный
pol-colour-green-them = зелёных
pol-colour-green-n = { $n ->
    [one] { $n } зелёная крыса
    [few] { $n } зелёные крысы
   *[other] { $n } зелёных крыс
  }
pol-colour-orange = оранжевый
pol-colour-orange-them = оранжевых
pol-colour-orange-n = { $n ->
    [one] { $n } оранжевая крыса
    [few] { $n } оранжевые крысы
   *[other] { $n } оранжевых крыс
  }

## Situations
pol-situation-base = Базовая игра
pol-situation-a = Тихий квартал?
pol-situation-b = Деловой центр
pol-situation-c = Исторический центр
pol-situation-f = Каждый сам за себя!
pol-situation-g = Зелёный коридор
pol-situation-h = Ярмарка
pol-situation-i = Крысы-специалисты
pol-situation-l = Семья растёт
pol-situation-s = Когда мы придём в город
pol-situation-t = Бальтус вступает в игру

## Rounds, phases, actions
pol-mark-open = открытый раунд
pol-mark-open-text = Планировать можно всё.
pol-mark-closed = раунд не играется
pol-mark-closed-text = Этот раунд пропускается.
pol-mark-no-attack = без атаки в раунде
pol-mark-no-attack-text = Никто не может планировать атаку. Но коты придут.
pol-mark-one-attack = одна атака в раунде
pol-mark-one-attack-text = Каждый может запланировать не больше одной атаки — первым или вторым действием.

## A planned action in words
pol-plan-nothing = ничего
pol-plan-attack = атака на { $colour } { $in }
pol-plan-move = { $from } → { $to }
pol-plan-procreate = размножение { $in }

## Counted
pol-count-rats = { $n ->
    [0] нет крыс
    [one] { $n } крыса
    [few] { $n } крысы
   *[other] { $n } крыс
  }
pol-count-cheese = { $n ->
    [0] нет сыра
    [one] { $n } очко сыра
    [few] { $n } очка сыра
   *[other] { $n } очков сыра
}
pol-count-cards = { $n ->
    [0] нет карт
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }

## The log
pol-log-each = { $name }: { $what }
pol-log-balthus = Бальтус
pol-log-set-up = { $situation } — { $list }.
pol-log-neutral = Нейтральные крысы: { $colour }.
pol-log-tokens = Свойства зданий: { $list }.
pol-log-round = Раунд { $n }.
pol-log-round-last = Раунд { $n }, последний.
pol-log-renewed = Все карты, кроме лежащих на раундах, перемешаны. Новая стопка: { $cards }.
pol-log-dealt = Карты охоты розданы.
pol-log-dealt-yours = Карты охоты розданы. У вас: { $list }.
pol-log-dealt-all = Карты охоты розданы. { $list }.
pol-log-faced-up = В открытую, под котом: { $list }.
pol-log-set-aside = Отложено лицом вниз, не видел никто: { $cards }.
pol-log-laid = { $name } кладёт одну из карт лицом вниз.
pol-log-laid-seen = { $name } кладёт одну из карт лицом вниз: { $tile }.
pol-log-asked = Архив: { $name } просит показать карту. Показывает { $of }.
pol-log-asked-nobody = Архив: { $name } никого не спрашивает.
pol-log-shown = { $name } показывает карту. Видит её { $to }.
pol-log-shown-seen = { $name } показывает карту: { $tile }. Видит её { $to }.
pol-log-revealed = Планы открыты. { $list }.
pol-log-plan = 1. { $first }, 2. { $second }
pol-log-attacked = { $name } атакует { $colour } { $in }.
pol-log-attacked-vain = { $name } атакует { $colour } { $in }, но впустую.
pol-log-lost-attack = Потеря { $in }: { $rats }.
pol-log-lost-neutrals = Двое напали на одну нейтральную крысу, и платят оба. Потеря { $in }: { $rats }.
pol-log-lost-trap = Ловушка { $in }, потеря: { $rats }.
pol-log-lost-cats = Добыча котов { $in }: { $rats }.
pol-log-lost-strike = Нейтральные крысы кусают { $in }: { $rats }.
pol-log-captured = { $name } берёт в плен нейтральную крысу { $in }.
pol-log-turned = Тайл на месте { $n } открыт: { $tile }.
pol-log-turned-trap = Тайл на месте { $n } открыт: { $tile }. Это ловушка!
pol-log-moved = { $name }: { $from } → { $to }, { $rats }.
pol-log-stayed = { $n ->
    [one] Не хватило места: осталась { $n }.
    [few] Не хватило места: остались { $n }.
   *[other] Не хватило места: осталось { $n }.
  }
pol-log-no-room = { $name }: { $from } → { $to }, но места не нашлось никому.
pol-log-came-to-nothing = { $name }: { $action }. Ничего не вышло.
pol-log-born = { $name }: { $in } родилась крыса.
pol-log-market = { $name } возвращает крысу на Рынок.
pol-log-market-not = { $name } не возвращает крысу на Рынок.
pol-log-cat-card = Карта котов: { $tile }.
pol-log-refused = Радиостанция: { $name } отказывается от карты: { $tile }. Карты перемешаны снова.
pol-log-kept = Радиостанция: { $name } оставляет карту: { $tile }.
pol-log-rescued = { $name } спасает крысу: { $from } → { $to }.
pol-log-removed = Исчезает из города: { $tile }.
pol-log-token-lost = Свойство потеряно для всех: { $tile }.
pol-log-nothing-removed = Не лежит в городе открытым: { $tile }. Ничто не исчезает, а карта остаётся с котом.
pol-log-hunted = Бальтус записывает { $cheese }. Поймано: { $rats }.
pol-log-strike = Удар нейтральных крыс, цель — { $name }: в городе больше крыс. Вторая карта: { $tile }.
pol-log-token = { $name } получает свойство: { $tile }.
pol-log-token-lies = Ни у кого нет большинства. Жетон возвращается на здание: { $tile }.
pol-log-cheese = { $name } получает жетон сыра из Сырной лавки.
pol-log-scored = Подсчёт: { $list }.
pol-log-timed-out = { $name }: время вышло.
pol-log-win = Победитель: { $names }.
pol-log-shared-win = Общая победа: { $names }.

## The chooser
pol-situation-own = Сценарий { $id }

## Computer players
pol-bot-random = Планирует наугад: бежит куда попало, хоть к котам, и кусает там, где никого нет.
pol-bot-greedy = Бежит к лучшему сыру, которому сейчас не грозит кот, и кусает всех на пути. О следующем раунде не думает.
pol-bot-rulebook = Сравнивает сыр и свойства с тем, что говорят карты охоты. Считает, что остальные останутся на месте.

## О чём проговариваются крысы дома
pol-quip-glutton-bit = Прочь с дороги!
pol-quip-captain-cats = Хотелось посмотреть на котов.
pol-quip-clerk-foiled = Вы же должны были стоять на месте!
