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

## The log
pol-log-each = { $name }: { $what }
pol-log-balthus = Бальтус
pol-log-set-up = { $situation } – { $list }.
pol-log-neutral = Нейтральные крысы: { $colour }.
pol-log-tokens = Свойства зданий: { $list }.
pol-log-round = Раунд { $n }.
pol-log-round-last = Раунд { $n }, последний.
pol-log-renewed = Все карты, кроме лежащих на раундах, перемешаны. В новой стопке { $cards }.
pol-log-dealt = Карты охоты розданы.
pol-log-dealt-yours = Карты охоты розданы. У вас: { $list }.
pol-log-dealt-all = Карты охоты розданы. { $list }.
pol-log-faced-up = В открытую, с котом на каждом: { $list }.
pol-log-set-aside = Отложено взакрытую, не видел никто: { $cards }.
pol-log-laid = { $name } кладёт одну из карт взакрытую.
pol-log-laid-seen = { $name } кладёт одну из карт взакрытую: { $tile }.
pol-log-asked = Архив. { $name } просит показать карту. Показывает { $of }.
pol-log-asked-nobody = Архив. { $name } никого не спрашивает.
pol-log-shown = { $name } показывает карту. Видит её { $to }.
pol-log-shown-seen = { $name } показывает карту: { $tile }. Видит её { $to }.
pol-log-revealed = Листки открыты. { $list }.
pol-log-plan = 1) { $first }, 2) { $second }
pol-log-attacked = { $name } атакует { $colour } { $in }.
pol-log-attacked-vain = { $name } атакует { $colour } { $in }, но впустую.
pol-log-lost-attack = Потеря { $in }: { $rats }.
pol-log-lost-neutrals = Двое напали на одну нейтральную крысу, и платят оба. Потеря { $in }: { $rats }.
pol-log-lost-trap = В ловушку { $in } попали: { $rats }.
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
pol-log-refused = Радио: { $name } отказывается от карты «{ $tile }». Карты перемешаны снова.
pol-log-kept = Радио: { $name } оставляет карту «{ $tile }».
pol-log-rescued = { $name } спасает крысу: { $from } → { $to }.
pol-log-removed = Исчезает из города: { $tile }.
pol-log-token-lost = Свойство потеряно для всех: { $tile }.
pol-log-nothing-removed = Тайл «{ $tile }» не лежит в городе открытым. Ничто не исчезает, а карта остаётся с котом.
pol-log-hunted = Бальтус записывает { $cheese }. Поймано: { $rats }.
pol-log-strike = Удар нейтральных крыс, цель — { $name }. Вторая карта: { $tile }.
pol-log-token = { $name } получает свойство: { $tile }.
pol-log-token-lies = Ни у кого нет преимущества. Жетон возвращается на здание: { $tile }.
pol-log-cheese = { $name } получает жетон сыра из Сырной лавки.
pol-log-scored = Подсчёт: { $list }.
pol-log-timed-out = { $name }: время вышло.
pol-log-win = Победитель: { $names }.
pol-log-shared-win = Общая победа: { $names }.

## The sheet
pol-sheet-title = Сыр
pol-sheet-so-far = Если бы игра закончилась сейчас.
pol-sheet-place = Место
pol-sheet-rats = Крысы в зданиях
pol-sheet-each = по { $n } сыра
pol-sheet-outdoors = Крысы в парке
pol-sheet-tokens = Сырная лавка
pol-sheet-captured = Пленённые нейтральные крысы
pol-sheet-fair = Ярмарка
pol-sheet-hunted = Охота, вдвойне
pol-sheet-cheese = Сыр
pol-sheet-team = Оба напарника
pol-sheet-in-city = Крысы в городе
pol-sheet-tie-rats = { $n ->
    [one] Сыра поровну, по { $n }. Решают крысы в городе: { $list }.
    [few] Сыра поровну, по { $n }. Решают крысы в городе: { $list }.
   *[other] Сыра поровну, по { $n }. Решают крысы в городе: { $list }.
  }
pol-sheet-tie-shared = { $names }: поровну и сыра, и крыс — место общее.
pol-sheet-hunt = У Бальтуса { $hunted }, у всех крыс вместе { $rats }. Чтобы победить его, крысам нужно больше.
pol-sheet-winner = Победитель: { $names }
pol-sheet-shared = Общая победа: { $names }
pol-sheet-team-wins = Победила команда: { $names }
pol-sheet-story = Как рушился город
pol-sheet-round = Раунд
pol-sheet-only-token = только свойство
pol-sheet-still-up = ничто не исчезло
pol-sheet-lost = Потери крыс по раундам

## Old Grey, in a first game
pol-coach-cards = { $n ->
    [one] В этом раунде { $n } карта, одну из них вытянут коты. Ваша — { $building }, и знаете об этом только вы. Открытые видны всем: там на крыше кот.
    [few] В этом раунде { $n } карты, одну из них вытянут коты. Ваша — { $building }, и знаете об этом только вы. Открытые видны всем: там на крыше кот.
   *[other] В этом раунде { $n } карт, одну из них вытянут коты. Ваша — { $building }, и знаете об этом только вы. Открытые видны всем: там на крыше кот.
  }
pol-coach-plan = Ваши крысы есть { $in }, а эта карта в игре. Коснитесь здания, потом соседнего — это перемещение всей группой. Ячеек у вас две.
pol-coach-plan-any = Коснитесь здания, где ваши крысы, потом соседнего — это перемещение всей группой. Ячеек у вас две, и бездействие — тоже план.
pol-coach-plan-no-attack = В этом раунде кусаться нельзя: так гласит карта на нём. Коты её не читают.
pol-coach-plan-attack = Теперь можно кусать. Коснитесь здания, где рядом с вами чужие, и выберите цвет: одна такая крыса уйдёт. Атаки идут раньше перемещений, так что можно освободить место и занять его.
pol-coach-plan-cheese = В маленьких зданиях сыра больше, а места меньше. Входите, пока не полно. В здании с оранжевой литерой будьте в большинстве — и его свойство ваше.
pol-coach-plan-memory = Помните карты, что были в игре и не выпали: до новой стопки коты туда не придут. А откуда другие вдруг бегут, там они что-то знают.
pol-coach-revealed = Листки открыты. Смотрите: сначала левые ячейки — укусы, потом перебежки; за ними правые.
pol-coach-stayed = { $n ->
    [one] Места хватило не всем: { $n } ваша крыса осталась. Кто приходит одновременно, делит место поровну.
    [few] Места хватило не всем: { $n } ваши крысы остались. Кто приходит одновременно, делит место поровну.
   *[other] Места хватило не всем: { $n } ваших крыс остались. Кто приходит одновременно, делит место поровну.
  }
pol-coach-vain = Из этого ничего не вышло: план, ставший невозможным, пропадает. Со всеми бывает.
pol-coach-bitten = Укусили! Ваша крыса теперь в запасе. Там она ничего не приносит, но пока стоит Рынок, не всё потеряно.
pol-coach-cat-card = Выпало: { $building }. Здание исчезает со всеми, кто внутри. Остальные карты раунда уходят в сброс, так что те здания пока в безопасности.
pol-coach-caught = { $n ->
    [one] Котам досталась { $n } ваша крыса. В другой раз не держите столько под одной крышей, когда её карта в игре.
    [few] Котам достались { $n } ваши крысы. В другой раз не держите столько под одной крышей, когда её карта в игре.
   *[other] Котам досталось { $n } ваших крыс. В другой раз не держите столько под одной крышей, когда её карта в игре.
  }
pol-coach-token = Свойство ваше: { $building }. Оно с вами, даже если крысы уйдут, — пока в конце раунда там не станет больше чужих.
pol-coach-renewed = Новая стопка: сброшенное может выпасть снова. Зато теперь здание, ушедшее в сброс, в безопасности до конца.
pol-coach-last = Последний раунд. Где крысы окажутся после него, там и получат сыр. Сейчас это было бы { $n }.
pol-coach-over = Подсчёт, как на листке: у вас { $n }. Теперь вы знаете город.
pol-coach-archives = Архив ваш: попросите кого-нибудь показать карту. Что вы спросили, видят все, что увидели — никто.
pol-coach-show = Одну карту показать придётся. Может быть, ту, что меньше скажет.
pol-coach-market = Рынок возвращает потерянную крысу. Отказываться редко есть причина.
pol-coach-radio = { $n ->
    [0] Карта: { $building }, ваших крыс там нет. Откажетесь — откроют другую; для вас может быть хуже.
    [one] Карта: { $building }, а там { $n } ваша крыса. Откажетесь — откроют другую; может быть хуже, а может выпасть та же.
    [few] Карта: { $building }, а там { $n } ваши крысы. Откажетесь — откроют другую; может быть хуже, а может выпасть та же.
   *[other] Карта: { $building }, а там { $n } ваших крыс. Откажетесь — откроют другую; может быть хуже, а может выпасть та же.
  }
pol-coach-hospital = Одна ваша крыса ещё может спастись: вот-вот исчезнет { $building }. Отправьте её туда, где сыр.
pol-coach-lay = Вы охотник. Карты видят все; какую вы положите — никто. Дороже всего много крыс в сытном здании, и они это знают.

## The stories of the Situations, and what is different
pol-situation-base-story = Город, охотник с котами, и каждый сосед — соперник. Какой город, решать вам.
pol-situation-base-rules = В каждом здании по крысе от каждого семейства. Свойств зданий на одно больше, чем игроков.
pol-situation-a-story = Кружевные занавески, подметённые ступеньки, поклоны через забор. Ровно на два раунда.
pol-situation-a-rules = 15 зданий и по 15 крыс. В раундах 1 и 2 атаковать нельзя, в раундах 3 и 5 можно один раз. Раунды 4 и 8 не играются.
pol-situation-b-story = В середине большие дома, вокруг маленькие лавки, и все спешат оказаться где-нибудь ещё.
pol-situation-b-rules = Весь город в своей раскладке. Правила не меняются.
pol-situation-c-story = С тех пор как сюда вселилась первая крыса, улиц никто не выпрямлял. Длинные крыши держат край, лавочки жмутся внутри.
pol-situation-c-rules = Весь город в своей раскладке. Правила не меняются.
pol-situation-f-story = Посередине пустырь, вокруг закрытые ставни, и никто больше никого не предупреждает.
pol-situation-f-rules = 15 зданий и по 15 крыс. В раундах 1–3 карт охоты не видит никто; если выпадает здание со свойством, пропадает только свойство. Раунды 4 и 8 не играются.
pol-situation-g-story = Кто-то засеял травой полосу через весь город. Коты на ней не охотятся, но и есть там почти нечего.
pol-situation-g-rules = Три тайла парка делят город. Коты туда не приходят, а крыса там стоит 1 сыр.
pol-situation-h-story = Огни, шарманка, сахар под лапами. Кто удержит ярмарку до конца, тому и крошки.
pol-situation-h-rules = Три тайла парка — это ярмарка. В конце тот, у кого на них вместе больше всех крыс, получает ещё 10 сыра; при равенстве никто.
pol-situation-i-story = Четыре угла, четыре семейства, и каждое умеет что-то одно лучше всех.
pol-situation-i-rules = Каждый начинает в своём углу с 12 крысами и одним свойством. В раунде 4 открыты все пять зданий со свойствами, и одно из них исчезает.
pol-situation-l-story = Весна в подвалах. Где под одной крышей двое из семейства, там и третья крыса недалеко.
pol-situation-l-rules = Новое действие: если в здании две ваши крысы и есть место, из запаса приходит ещё одна. В городе два тайла парка.
pol-situation-s-story = Мы пришли из деревни со всем добром на спине. Что за этими дверями? Никто не смог нам сказать.
pol-situation-s-rules = Все начинают вокруг Больницы, а в раунде 5 она исчезает. Семь зданий лежат взакрытую, пока кто-нибудь не войдёт; если на карте здания уже кот, это ловушка. Раунды 4 и 8 не играются.
pol-situation-t-story = Охотник придвигает стул. Он знает, в какие двери его коты могут войти этой ночью, и выбирает сам.
pol-situation-t-rules = Один игрок — Бальтус, крыс у него нет. Каждый раунд он тайно выбирает одну из открытых карт и получает сыр за пойманных крыс, в конце вдвойне, — против всех крыс вместе. Крысы друг на друга не нападают.

## The chooser
pol-situation-random = Пусть решит жребий
pol-situation-random-story = Десять бумажек в шляпе. Кто-нибудь тянет.
pol-situation-random-rules = Один из сценариев, подходящих по числу игроков.
pol-situation-choose = Выбрать сценарий
pol-situation-first = Для первой игры
pol-situation-simple = просто
pol-situation-medium = средне
pol-situation-hard = сложно
pol-situation-players = { $least }–{ $most } игроков
pol-situation-players-only = { $n } игрока
pol-situation-rounds = { $n } раундов
pol-situation-unfit = { $n ->
    [one] Не для { $n } игрока.
    [few] Не для { $n } игроков.
   *[other] Не для { $n } игроков.
  }
pol-situation-estimate = Сложность оценили мы сами.

## The city
pol-option-city-beginner = Город для начала
pol-option-city-of = Как в сценарии «{ $situation }»
pol-option-city-own = Свой город
pol-option-city-choose = Выбрать город
pol-option-city-build = Построить город
pol-option-city-build-help = Перетащите тайлы на землю или коснитесь тайла, а потом места. Они должны заполнить прямоугольник.
pol-option-city-ground = Земля
pol-option-city-bench = Ещё не в городе
pol-option-city-cell = Ряд { $row }, столбец { $column }
pol-option-city-lies = { $tile }, ряд { $row }, столбец { $column }
pol-option-city-turn = Повернуть
pol-option-city-away = Убрать
pol-option-city-clear = Расчистить
pol-option-city-use = Играть в этом городе
pol-option-city-fine = { $columns } × { $rows }, { $n ->
    [one] { $n } здание
    [few] { $n } здания
   *[other] { $n } зданий
  }: { $rounds } раундов.
pol-option-city-hole = { $n ->
    [one] В прямоугольнике { $n } пустая клетка.
    [few] В прямоугольнике { $n } пустые клетки.
   *[other] В прямоугольнике { $n } пустых клеток.
  }
pol-option-city-too-few = { $n ->
    [one] { $n } здание, а нужно не меньше { $least }.
    [few] { $n } здания, а нужно не меньше { $least }.
   *[other] { $n } зданий, а нужно не меньше { $least }.
  }
pol-option-city-unfit = В таком городе играть нельзя.
pol-option-city-missing = Для Бальтуса нужны все двадцать. Не хватает: { $list }.
pol-option-city-no-outdoors = С Бальтусом без тайлов парка: { $list }.

## Options
pol-option-situation = Сценарий
pol-option-situation-help = Базовая игра или одна из десяти историй со своим городом и правилами.
pol-option-city = Город
pol-option-city-help = Готовая раскладка или ваша собственная.
pol-option-balthus = Бальтус
pol-option-balthus-help = Кто охотится.
pol-option-balthus-random = По жребию
pol-option-teams = Две команды
pol-option-teams-help = Напарники складывают свой сыр. Говорят они при всех, друг на друга не нападают и карт друг другу не показывают.
pol-option-partners = Напарники
pol-option-partners-help = Кто с кем играет, по местам.
pol-option-partners-across = 1 + 3 против 2 + 4
pol-option-partners-left = 1 + 2 против 3 + 4
pol-option-partners-right = 1 + 4 против 2 + 3
pol-option-edition = Издание правил
pol-option-edition-help = Французские и русские правила расходятся в двух местах. Каждое можно выбрать ниже отдельно.
pol-option-edition-fr = Французское
pol-option-edition-ru = Русское
pol-option-by-edition = Как в издании
pol-option-market = Рынок
pol-option-market-help = Каких крыс он возвращает.
pol-option-market-earlier = Потерянных в прошлых раундах
pol-option-market-any = Любых из запаса
pol-option-final = Свойства после последнего раунда
pol-option-final-help = Распределяются ли жетоны ещё раз, чтобы Сырная лавка принесла ещё один сыр.
pol-option-final-played = Да
pol-option-final-left-out = Нет
pol-option-share = Делёж мест
pol-option-share-help = Что делать, если нескольким группам не хватает места.
pol-option-share-fill = Поровну, а чего не займёт малая группа, получают другие
pol-option-share-strict = Никто не больше самой малой группы
pol-option-log = Вести записи
pol-option-log-help = Страница помнит, что было и какие карты вы видели. Если выключить, помнить придётся вам.
pol-option-marks = Карты раундов
pol-option-marks-help = Коснитесь раунда, чтобы закрыть его или ограничить атаки. В коробке шесть таких карт: не больше трёх раундов без атаки и трёх с одной.
pol-option-mark = Раунд { $n }: { $mark }

## Computer players
pol-bot-random = Планирует что придётся и часто остаётся посмотреть на котов.
pol-bot-greedy = Бежит к лучшему сыру, которому сейчас не грозит кот, и кусает всех на пути. О следующем раунде не думает.
pol-bot-rulebook = Взвешивает сыр и свойства против того, что знает из карт охоты. Думает, что остальные останутся на месте.
