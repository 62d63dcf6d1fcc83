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
pol-tile-fair-small = Ярмарка (малая)
pol-tile-fair-small-in = на малой Ярмарке
pol-tile-fair-large = Ярмарка (большая)
pol-tile-fair-large-in = на большой Ярмарке
pol-tile-park-small = Парк (малый)
pol-tile-park-small-in = в малом Парке
pol-tile-park-large = Парк (большой)
pol-tile-park-large-in = в большом Парке
pol-tile-square = Сквер
pol-tile-square-in = в Сквере
pol-tile-pond = Пруд
pol-tile-pond-in = у Пруда
pol-tile-outdoor = тайл парка { $letter }
pol-tile-outdoor-in = на тайле парка { $letter }
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

## What an advantage does for its owner
pol-advantage-market = После обоих действий вы можете вернуть на Рынок одну свою потерянную крысу, если там есть свободное место. По французским правилам — только потерянную в одном из прошлых раундов.
pol-advantage-archives = Перед планированием вы можете попросить одного игрока показать вам карту охоты. Её видите только вы.
pol-advantage-shooting-range = Вы можете атаковать и на тайлах по соседству с тем, где есть ваша крыса.
pol-advantage-hotel = Когда ваша группа входит на тайл, туда втискивается на одну крысу больше, чем есть мест. Лишней на тайле бывает только одна.
pol-advantage-radio-station = Когда открыта карта котов, вы можете один раз отказаться от неё. Все карты раунда перемешивают заново, и следующая остаётся в силе.
pol-advantage-metro = Ваши группы могут проходить через пустую область: с тайла у её края на любой другой тайл у края той же области.
pol-advantage-fire-station = Если на один тайл спешат несколько групп, ваша входит первой, а остальные делят оставшиеся места.
pol-advantage-bus-station = Ваши группы могут перемещаться сразу через тайл. Тайл на пути может быть и полон, но через пустую область так не проехать.
pol-advantage-cheese-shop = В конце каждого раунда вы получаете один жетон сыра.
pol-advantage-hospital = Прежде чем здание исчезнет, вы можете спасти из него одну свою крысу на соседний тайл со свободным местом.

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
pol-mark-one-attack-text = Каждый может запланировать не больше одной атаки, в любой из ячеек.
pol-phase-hunt = Получение карт охоты
pol-phase-planning = Планирование действий
pol-phase-resolution = Выполнение действий
pol-phase-cats = Охота котов
pol-phase-advantages = Распределение жетонов свойств
pol-act-nothing = бездействовать
pol-act-attack = атаковать
pol-act-move = переместить группу
pol-act-procreate = размножаться

## A planned action in words
pol-plan-nothing = бездействие
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
    [one] { $n } сыр
    [few] { $n } сыра
   *[other] { $n } сыров
  }
pol-count-cards = { $n ->
    [0] нет карт
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }
