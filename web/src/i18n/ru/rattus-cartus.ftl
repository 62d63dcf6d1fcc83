## Questions
cart-ask-privilege = Привилегию какого здания вы берёте? Выбор окончательный.
cart-ask-privileges = Привилегию какого здания вы берёте?
cart-ask-look = { $n ->
    [one] Посмотрите { $n } карту ряда монахинь.
    [few] Посмотрите { $n } карты ряда монахинь, одну за другой.
   *[other] Посмотрите { $n } карт ряда монахинь, одну за другой.
}
cart-ask-visit = Какое здание вы посетите и с какими картами? Можно и без карт.
cart-ask-visit-pass = Какое здание вы посетите и с какими картами? Или сыграйте пас и придите позже.
cart-ask-visit-cards = С какими картами? Можно и без карт.
cart-ask-victim = Ваш меч сильнее. Кто отдаст вам половину руки?
cart-ask-give-sword = { $name } бьёт вас мечом и получает половину вашей руки: выберите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
cart-ask-give-tower = { $name } требует карты со сторожевой вышки: выберите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
cart-ask-receiver = Ваша флейта громче. К кому уйдёт крыса?
cart-ask-premium = Эксклюзивное действие: { $action }
cart-ask-standard = Обычное действие: { $action }
cart-ask-discard = Сбросьте в больнице до { $n ->
    [one] { $n } карты,
   *[other] { $n } карт,
} и за каждую — крысу.
cart-do-act = Выполнить
cart-do-decline = Отказаться
cart-wait-privilege = { $name } выбирает привилегию.
cart-wait-privileges = Все выбирают привилегии. Их покажут, когда выберет каждый.
cart-wait-look = { $name } смотрит на монахинь.
cart-wait-visit = { $name } выбирает здание.
cart-wait-victim = { $name } заносит меч. Над кем?
cart-wait-give = Меч: { $name } выбирает карты. Получит их { $to }.
cart-wait-receiver = { $name } играет на флейте. К кому уйдёт крыса?
cart-wait-act = { $name } решает, выполнять ли действие.
cart-wait-hospital = { $name } в больнице.
cart-wait-tower = Сторожевая вышка: карты получит { $to }. Выбирают: { $names }.
cart-wait-over = Игра окончена.

## Counted
cart-count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
  }
cart-count-rats = { $n ->
    [0] нет крыс
    [one] { $n } крыса
    [few] { $n } крысы
   *[other] { $n } крыс
  }
cart-count-nuns = { $n ->
    [0] нет монахинь
    [one] { $n } монахиня
    [few] { $n } монахини
   *[other] { $n } монахинь
  }

## Classes
cart-class-peasantry = крестьянство
cart-class-bourgeoisie = буржуазия
cart-class-church = духовенство
cart-class-chivalry = рыцарство
cart-class-magic = магия
cart-class-royalty = дворянство

## Buildings
cart-building-farm = Ферма
cart-building-brewery = Пивоварня
cart-building-marketplace = Рынок
cart-building-office = Контора
cart-building-monastery = Монастырь
cart-building-hospital = Больница
cart-building-castle = Замок
cart-building-guard-tower = Сторожевая вышка
cart-building-fortune-tellers-tent = Шатёр гадалки
cart-building-pied-pipers-hut = Хижина Крысолова
cart-building-palace = Дворец
cart-building-treasury = Казна
cart-building-copy = { $building } { $n }

## What a building offers
cart-action-none = Ничего, зато сторожевая вышка вам не страшна.
cart-action-step = Ещё 1 очко влияния: это последний раунд.
cart-action-no-more = Больше нет.
cart-action-gain-points = Получите { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[other] { $n } победных очков.
  }
cart-action-take = Возьмите из стопки: { $cards }.
cart-action-discard-rats = Сбросьте { $n ->
    [one] { $n } крысу.
    [few] { $n } крысы.
   *[other] { $n } крыс.
  }
cart-action-hospital = Сбросьте с руки до { $n ->
    [one] { $n } карты,
   *[other] { $n } карт,
} и за каждую — крысу.
cart-action-hospital-free = Без платы уходит: { $rats }. Затем сбросьте с руки до { $n ->
    [one] { $n } карты,
   *[other] { $n } карт,
} и за каждую — ещё крысу.
cart-action-guard-tower = Кто не укрылся на сторожевой вышке и держит не меньше карт, чем вы, отдаёт вам { $n ->
    [one] { $n } карту.
    [few] { $n } карты.
   *[other] { $n } карт.
  }
cart-action-draw = Возьмите { $n ->
    [one] { $n } карту населения.
    [few] { $n } карты населения.
   *[other] { $n } карт населения.
  }
cart-action-draw-per-one = Возьмите по карте населения за каждое очко влияния, полученное здесь.
cart-action-draw-per = Возьмите по карте населения за { $n ->
    [one] каждое { $n } очко влияния, полученное
    [few] каждые { $n } очка влияния, полученные
   *[other] каждые { $n } очков влияния, полученные
} здесь.
cart-action-look = Посмотрите { $n ->
    [one] { $n } карту ряда монахинь.
    [few] { $n } разные карты ряда монахинь.
   *[other] { $n } разных карт ряда монахинь.
  }

## Privileges
cart-privilege-cards = { $n ->
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[other] взять { $n } карт
  }
cart-privilege-rats = { $n ->
    [one] сбросить { $n } крысу
    [few] сбросить { $n } крысы
   *[other] сбросить { $n } крыс
  }
cart-privilege-looks = { $n ->
    [one] посмотреть { $n } карту ряда монахинь
    [few] посмотреть { $n } карты ряда монахинь
   *[other] посмотреть { $n } карт ряда монахинь
  }

## Cards
cart-card-peasant = Крестьянин
cart-card-merchant = Купец
cart-card-monk = Монах
cart-card-knight = Рыцарь
cart-card-witch = Ведьма
cart-card-king = Король
cart-card-joker = Джокер
cart-card-pass = Пас
cart-card-flute = Флейта
cart-card-sword = Меч
cart-card-gold = Золотой
cart-card-with-nuns = { $card }, { $nuns }
cart-card-peasant-n = { $n ->
    [one] { $n } крестьянин
    [few] { $n } крестьянина
   *[other] { $n } крестьян
  }
cart-card-merchant-n = { $n ->
    [one] { $n } купец
    [few] { $n } купца
   *[other] { $n } купцов
  }
cart-card-monk-n = { $n ->
    [one] { $n } монах
    [few] { $n } монаха
   *[other] { $n } монахов
  }
cart-card-knight-n = { $n ->
    [one] { $n } рыцарь
    [few] { $n } рыцаря
   *[other] { $n } рыцарей
  }
cart-card-witch-n = { $n ->
    [one] { $n } ведьма
    [few] { $n } ведьмы
   *[other] { $n } ведьм
  }
cart-card-king-n = { $n ->
    [one] { $n } король
    [few] { $n } короля
   *[other] { $n } королей
  }
cart-card-joker-n = { $n ->
    [one] { $n } джокер
    [few] { $n } джокера
   *[other] { $n } джокеров
  }
cart-card-pass-n = { $n ->
    [one] { $n } пас
    [few] { $n } паса
   *[other] { $n } пасов
  }
cart-card-flute-n = { $n ->
    [one] { $n } флейта
    [few] { $n } флейты
   *[other] { $n } флейт
  }
cart-card-sword-n = { $n ->
    [one] { $n } меч
    [few] { $n } меча
   *[other] { $n } мечей
  }
cart-card-gold-n = { $n ->
    [one] { $n } золотой
   *[other] { $n } золотых
  }
cart-card-person-text = 1 очко влияния на сословие здания. В здание чужого сословия вместе с ним приходит крыса.
cart-card-joker-text = 1 очко влияния в любом здании, и никаких крыс.
cart-card-sword-text = У кого в здании больше всех мечей, тот забирает половину руки у того, у кого их там меньше всех.
cart-card-flute-text = У кого в здании больше всех флейт, тот отправляет крысу тому, у кого их там меньше всех.
cart-card-pass-text = Играется вместо посещения: вы придёте позже, когда другие покажут, куда идут.
cart-card-gold-text = До конца игры не делает ничего. За наибольшее число золотых — 6 очков, за второе — 3.
cart-card-gold-text-two = До конца игры не делает ничего. За наибольшее число золотых — 6 очков, при равенстве — по 4. Тот из двоих, у кого их меньше, не получает ничего.

## Phases
cart-phase-buildings = Новые здания
cart-phase-privileges = Привилегии
cart-phase-visits = Посещение зданий
cart-phase-resolution = Действия зданий
cart-phase-end-of-round = Конец раунда

## The log
cart-log-each = { $name }: { $what }
cart-log-position = { $building } № { $n }
cart-log-building = здание № { $n }
cart-log-known = { $cards } ({ $list })
cart-log-set-up = Трон пуст, и в город пришли крысы. Первый игрок — { $name }. В игре: { $list }.
cart-log-set-up-secret = Трон пуст, и в город пришли крысы. Первый игрок — { $name }. Какие здания в игре, не знает никто.
cart-log-tower-with-two = Сторожевая вышка вдвоём: отстающий может остаться ни с чем.
cart-log-dealt = Все получают на руку карты населения.
cart-log-dealt-yours = Все получают на руку карты населения. Ваши: { $list }.
cart-log-round = Раунд { $n }. Первый игрок — { $name }.
cart-log-last-round = Раунд { $n }, последний. Первый игрок — { $name }. Эксклюзивное действие теперь даёт 1 очко влияния, других действий нет.
cart-log-row = На улице: { $list }.
cart-log-replaced = Все здания на улице одинаковы: { $old }. Последняя карта заменяется: { $new }.
cart-log-privilege = { $name } берёт привилегию: { $building }.
cart-log-drew = { $name } берёт из колоды: { $cards }.
cart-log-drew-nothing = { $name }: брать из колоды нечего.
cart-log-reshuffled = Сброс снова становится колодой: { $cards }.
cart-log-discarded-rats = { $name } сбрасывает { $n ->
    [one] { $n } крысу.
    [few] { $n } крысы.
   *[other] { $n } крыс.
  }
cart-log-looked = { $name } смотрит карту { $n } ряда монахинь.
cart-log-looked-seen = { $name } смотрит карту { $n } ряда монахинь: { $card }.
cart-log-visited = { $name } посещает: { $building }, область { $slot }. Выложено: { $cards }.
cart-log-visited-alone = { $name } посещает: { $building }, область { $slot }, без карт.
cart-log-passed = { $name } играет пас и ждёт.
cart-log-only-premium = { $name } получает единственное эксклюзивное действие раунда.
cart-log-revealed = { $name } открывает: { $list }.
cart-log-revealed-nothing = { $name }: карт не выложено.
cart-log-influence = { $name }: { $class } +{ $n }.
cart-log-influence-rats = { $name }: { $class } +{ $n }, и следом { $rats ->
    [one] приходит { $rats } крыса.
    [few] приходят { $rats } крысы.
   *[other] приходит { $rats } крыс.
  }
cart-log-victim = { $name } обнажает меч. Жертва: { $victim }.
cart-log-gave = { $name } отдаёт: { $cards }. Получает { $to }.
cart-log-rat-followed = Играет флейта, крыса уходит: { $name } → { $to }.
cart-log-premium = { $name }, эксклюзивное действие: { $building }.
cart-log-standard = { $name }, обычное действие: { $building }.
cart-log-premium-not = { $name } отказывается от эксклюзивного действия: { $building }.
cart-log-standard-not = { $name } отказывается от обычного действия: { $building }.
cart-log-points = { $name } получает { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[other] { $n } победных очков.
  }
cart-log-took = { $name } откладывает себе: { $cards }.
cart-log-drew-unseen = { $name } откладывает себе не глядя: { $cards }.
cart-log-discarded-cards = { $name } сбрасывает в больнице: { $list }.
cart-log-discarded-no-cards = { $name } не сбрасывает карт в больнице.
cart-log-tower = Сторожевая вышка: { $name } требует карты. Отдают: { $names }.
cart-log-put-away = Разыграно: { $building }. Выложенные карты убраны.
cart-log-picked-up = { $name } берёт на руку: { $cards }.
cart-log-hands = Все показывают карты. { $list }.
cart-log-empty-hand = пусто
cart-log-scored = До чумы: { $list }.
cart-log-nuns = Монахини открыты: { $list } = { $n }. { $rats }.
cart-log-dead = Чума забирает: { $names }.
cart-log-nobody-dead = Чума не забирает никого.
cart-log-timed-out = { $name }: время вышло.
cart-log-win = Трон наследует { $names }.
cart-log-shared-win = Трон делят { $names }.
cart-log-no-winner = Наследовать трон некому.

## The rats of the house, in the street
cart-bot-random = Заходит куда угодно с чем попало. Обычно его забирает чума.
cart-bot-greedy = Крестьян шлёт на ферму, королей во дворец и никогда не смотрит, кто там ещё.
cart-bot-rulebook = Сравнивает места и крыс с числом монахинь, увиденных и ожидаемых. Никогда не блефует и не пасует.
cart-bot-apprentice = Сто раз доигрывает раунд в уме. Против нескольких соперников редко отступает от простых правил.
cart-bot-alchemist = Тысячу раз разыгрывает продолжение в уме. Против одного соперника смотрит на два раунда вперёд, против нескольких — до конца этого раунда и мало рискует.
cart-bot-sage = Десять тысяч раз разыгрывает продолжение в уме, на три раунда вперёд. Думает до секунды, а о ваших картах всё равно гадает.

## The score sheet
cart-count = Что сейчас засчитали бы
cart-sheet-title = Наследство
cart-sheet-so-far = Что сейчас видно всем. Карты на руках и крыс считают в конце.
cart-sheet-place = Место
cart-sheet-influence = Влияние
cart-sheet-hand = На руках
cart-sheet-followers = Больше всех сторонников
cart-sheet-swords = Больше всех мечей
cart-sheet-flutes = Больше всех флейт
cart-sheet-passes = Больше всех пасов
cart-sheet-gold = Золотые
cart-sheet-palace = Дворец
cart-sheet-points = Очки
cart-sheet-rats = Крысы
cart-sheet-at = на { $n }
cart-sheet-unknown = ещё закрыто
cart-sheet-nuns = Ряд монахинь: { $list } = { $n }. У кого крыс больше, тот погиб.
cart-sheet-dead = Чума
cart-sheet-alive = В живых
cart-sheet-tie-rats = { $n ->
    [one] По { $n } очку
    [few] По { $n } очка
   *[other] По { $n } очков
  }: решают крысы, чем меньше, тем лучше. { $list }.
cart-sheet-tie-shared = { $names }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
  } и { $rats } у каждого. Место общее.
cart-sheet-winner = На троне: { $names }
cart-sheet-shared = На троне вместе: { $names }
cart-sheet-nobody = Трон остаётся пустым: чума забрала всех.
cart-sheet-story = Откуда взялись крысы
cart-sheet-start = В начале
cart-sheet-came = С картами
cart-sheet-followed = По флейте
cart-sheet-led = Отправлено
cart-sheet-discarded = Сброшено
cart-sheet-left = В конце

## The first game
cart-coach-goal = Заручитесь поддержкой сословий: чем выше вы стоите, тем больше очков. Но у кого в конце крыс больше, чем монахинь, тот умирает.
cart-coach-row = Эти здания — улица раунда. Сначала каждый берёт привилегию одного из них, потом каждый посещает одно здание.
cart-coach-privilege = Выберите здание ради его привилегии. Посещать его потом не обязательно. { $n ->
    [one] У вас { $n } карта.
    [few] У вас { $n } карты.
   *[other] У вас { $n } карт.
}
cart-coach-look = В среднем на карте две монахини; чем их больше, тем больше крыс можно себе позволить. Что вы увидели, не узнает никто.
cart-coach-visit = Где ваши карты на своём месте, крысы не приходят. { $building }: туда { $n ->
    [one] подходит { $n } ваша карта
    [few] подходят { $n } ваши карты
   *[other] подходят { $n } ваших карт
}.
cart-coach-visit-none = Ни одна ваша карта не подходит к зданиям этой улицы. С картами не на своём месте приходят крысы; без карт остаётся действие.
cart-coach-visit-ranks = В конце важнее всего места: 10, 5 и 2 очка в каждом сословии. Золотые, дворец и карты на руке добавят немного. Смотрите, где один шаг выведет вас вперёд. У кого в здании больше всех сторонников, у того и эксклюзивное действие.
cart-coach-visit-ranks-two = В конце важнее всего места: 10 и 5 очков в каждом сословии. Золотые, дворец и карты на руке добавят немного. Если вы в разных зданиях, эксклюзивное действие одно на двоих: оно у того, у кого больше сторонников, а при равенстве — у первого игрока.
cart-coach-visit-rats = У вас { $rats ->
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
}. Монахинь я жду { $nuns }. Если крыс больше, чем монахинь, ваши очки ничего не стоят.
cart-coach-pass = У вас есть пас: сыграв его, сначала видишь, куда пойдут другие. Но при ничьей выигрывает область с меньшим номером.
cart-coach-victim = Вам достанется половина руки: чем больше в ней карт, тем больше получите.
cart-coach-give = Выбираете вы. Люди сословия нужны, только пока там ещё можно подняться.
cart-coach-receiver = От крысы не откажешься. У кого в конце крыс больше, чем монахинь, того очки ничего не стоят.
cart-coach-premium = Эксклюзивное действие ваше: у вас больше всех сторонников или столько же, но вы пришли раньше. Оно ничего не стоит.
cart-coach-standard = Кто-то выложил больше сторонников, или столько же, но раньше, поэтому у вас обычное действие. Оно ничего не стоит.
cart-coach-standard-two = Вы в разных зданиях, и эксклюзивное действие в раунде одно. У соперника больше сторонников или столько же, но он первый игрок. Обычное действие ничего не стоит.
cart-coach-discard = Карта за крысу, не больше { $n }. Карты ещё придут, а крысы сами не уходят.
cart-coach-influence = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
  } по шкале и ни одной крысы: ваши люди были на своём месте.
cart-coach-rats = { $n ->
    [one] Следом пришла { $n } крыса: один из ваших людей был
    [few] Следом пришли { $n } крысы: столько ваших людей было
   *[other] Следом пришло { $n } крыс: столько ваших людей было
  } не на своём месте.
cart-coach-robbed = { $name } получает карты с вашей руки: это меч или сторожевая вышка. Выложенные карты отнять нельзя.
cart-coach-piped = { $name } отправляет вам крысу флейтой. Своя флейта помогла бы.
cart-coach-last = Последний раунд. Здания больше ничего не дают, но эксклюзивное действие — лишний шаг, а он может решить место.
cart-coach-alive = { $rats ->
    [0] Ни одной крысы
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
  } против { $nuns ->
    [one] { $nuns } монахини
   *[other] { $nuns } монахинь
  }: вы живы.
cart-coach-dead = { $rats ->
    [one] { $rats } крыса
    [few] { $rats } крысы
   *[other] { $rats } крыс
  } против { $nuns ->
    [one] { $nuns } монахини
   *[other] { $nuns } монахинь
  }: чума. В другой раз шатёр подскажет больше, а монастырь поможет.
cart-coach-over = Дальше вы играете без меня. Удачи!

## The table
cart-others = Другие наследники
cart-street = Улица
cart-round = Раунд { $n } из { $of }
cart-round-last = Раунд { $n }, последний
cart-house = { $n }. { $building }, { $class }. Привилегия: { $privilege }. Эксклюзивное действие: { $premium } Обычное действие: { $standard }
cart-house-take = Взять эту привилегию.
cart-house-visit = Посетить.
cart-visitors = Посетители: { $building }
cart-visitor = { $name }: { $cards }
cart-tracks = Влияние
cart-track-disc = { $name } { $n }
cart-track-nobody = пока никого
cart-nun-row = Ряд монахинь
cart-nun-unknown = Карта { $n } ряда монахинь, неизвестна.
cart-nun-known = Карта { $n } ряда монахинь: { $card }.
cart-nun-looked = Видели: { $names }.
cart-nun-look = Посмотреть.
cart-hand = Ваша рука
cart-hand-of = Рука: { $name }
cart-hand-kind = { $card }: { $n }
cart-hand-picked = выбрано { $n }
cart-supply = Стопки и колоды
cart-pile = { $card }: в стопке { $n }
cart-deck = Колода населения: { $n }
cart-discard = Сброс: { $n }
cart-houses = Колода зданий: { $n }
cart-gutter = Канава: отсюда крысы приходят, сюда и уходят
cart-first = первый игрок
cart-plans = выбирает
cart-ready = Готово
cart-aside = { $n ->
    [one] отложена { $n } карта
    [few] отложено { $n } карты
   *[other] отложено { $n } карт
  }
cart-points = { $n ->
    [one] сейчас { $n } очко
    [few] сейчас { $n } очка
   *[other] сейчас { $n } очков
  }
cart-rats-hidden = крысы, закрыты
cart-followers = Сколько сторонников
cart-followers-less = На одного меньше
cart-followers-more = На одного больше
cart-worth = { $class } +{ $n }
cart-do-visit = { $n ->
    [0] { $building }: идти без карт
    [one] { $building }: идти с { $n } картой
   *[other] { $building }: идти с { $n } картами
  }
cart-do-visit-where = Выберите здание
cart-do-clear = Забрать карты
cart-do-pass = Сыграть пас
cart-do-give = Отдать { $n }/{ $most }
cart-do-discard = { $n ->
    [0] Оставить все карты себе
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[other] Сбросить { $n } карт
  }
cart-do-change = Выбрать заново
cart-wait-sealed = Вы выбрали. Ждём остальных.
cart-why-card = Не сейчас
cart-why-house = Сначала выберите здание.
cart-rule-card = В здание кладут людей, джокеров, мечи и флейты. Золотые считают в конце, а пас играют вместо посещения.

## What the parts are
cart-help-touch = Выберите что угодно на столе, чтобы узнать, что это.
cart-help-house = Привилегия: { $privilege }. Эксклюзивное действие: { $premium } Обычное действие: { $standard }
cart-help-corner = Привилегия: раз в раунд вы выбираете здание улицы и получаете то, что показано в его углу. Взять карты, сбросить крыс, посмотреть на монахинь.
cart-help-tracks = Влияние на шесть сословий. В конце первый на шкале получает 10 очков, второй 5, третий 2. В стопке впереди тот диск, что ниже.
cart-help-nuns = Ряд монахинь хранит город. В конце погибнет тот, у кого крыс больше, чем монахинь на этих пяти картах. Карты, которые вы посмотрели, видны только вам.
cart-help-odds = Насколько вероятно каждое число монахинь, судя по всем картам, которые вы видели. Красное: для ваших крыс мало.
cart-help-heir = Игрок: карты на руке, отложенные карты, закрытые крысы. Ключ у первого игрока.
cart-help-cards = Сколько карт на руке. Это могут знать все.
cart-help-aside = Отложенные карты: они придут на руку, когда здание разыграно.
cart-help-points = Очки на этот момент: за места на шкалах и из дворца. Карты на руках и золотые считают в конце, а после всего приходит чума.
cart-help-rats = Крысы. У всех вначале по десять; чужие до конца закрыты.
cart-help-first = Первый игрок начинает. После раунда ключ переходит налево.
cart-help-hand = Ваша рука. Касайтесь карт, чтобы выбрать их, или перетащите их к зданию.
cart-help-deck = Колода населения. Когда она пуста, перемешивают сброс.
cart-help-discard = Сброс: уже сыгранные люди, видны всем.
cart-help-houses = Колода зданий. Когда она пуста, идёт последний раунд.
cart-help-gutter = Крысы приходят из канавы и уходят в неё. Их всегда хватает.
cart-help-round = Раунд: новые здания, привилегии, посещения, действия. В последнем эксклюзивное действие — это 1 очко влияния, а других нет.
cart-help-followers = По числу: сначала те, кто здесь на своём месте, потом джокеры, потом остальные — с каждым придёт крыса.
cart-help-worth = Что даст посещение: влияние и по крысе за каждого, кто здесь не на своём месте.

## The odds and the aid
cart-odds = Монахини в ряду
cart-odds-expected = Ожидается монахинь: { $n }.
cart-odds-survive = { $rats ->
    [one] С { $rats } крысой
   *[other] С { $rats } крысами
} ваш шанс выжить — { $n } %.
cart-odds-short = выжить: { $n } %
cart-odds-line = Пунктир — ваши крысы.
cart-odds-rule = У кого крыс больше, чем монахинь, тот проигрывает при любых очках.
cart-odds-switch = Показывать вероятное число монахинь
cart-odds-why = По картам, которые вы видели: в ряду их нет. Пуристы считают сами.
cart-aid = Памятка
cart-aid-houses = Здания
cart-aid-cards = Карты
cart-aid-left = ещё { $n }
cart-aid-at-most = ещё не больше { $n }
cart-aid-secret = Какие карты в игре, никто не знает. Известно одно: их по пять каждого сословия.
cart-aid-tower-two = Вдвоём играют без сторожевой вышки, если за столом не решили иначе.
cart-aid-two = Вдвоём в разных зданиях эксклюзивное действие на раунд одно. Оно у того, у кого больше сторонников, а при равенстве — у первого игрока.
cart-aid-box = Привилегии 57 карт зданий из 60 восстановлены нами; можно внести значения из коробки. Как это сделать, сказано в правилах.

## The end
cart-end-title = Кому достанется трон?
cart-end-nuns = { $n ->
    [0] Пока ни одной монахини
    [one] { $n } монахиня
    [few] { $n } монахини
   *[other] { $n } монахинь
  }
cart-end-dead = Чума забирает: { $names }.
cart-end-nobody = Чума проходит мимо. Никто не погиб.

## The way into the first game
cart-guide-title = Ваша первая партия в «Раттус Картус»
cart-guide-intro = Я Старый Серый. Король умер, и мы сыграем настоящую партию против двух компьютерных игроков. Я объясню всё по ходу дела.
cart-guide-privilege = Каждый раунд вы берёте привилегию одного здания: карты, меньше крыс или право подсмотреть монахиню.
cart-guide-visit = Потом посещаете здание с закрытыми картами. Каждый сторонник — шаг по шкале здания; каждый, кто пришёл не в своё здание, приводит крысу.
cart-guide-act = У кого больше сторонников, у того лучшее действие. Мечи отнимают карты, флейты уводят крыс.
cart-guide-plague = В конце за места на шкалах дают очки. Потом считают монахинь: у кого крыс больше, тот погибает и победить не может, сколько бы ни было очков.
cart-guide-play = Начать

cart-hint-privilege = Привилегия: { $building }
cart-hint-look = Посмотреть карту { $n } ряда монахинь
cart-hint-visit = Посетить: { $building }. Карты: { $cards }
cart-hint-visit-alone = Посетить: { $building }, без карт
cart-hint-give = Отдать: { $cards }
cart-hint-discard = Сбросить здесь: { $cards }
cart-hint-discard-none = Не сбрасывать карт

## О чём проговариваются крысы дома
cart-quip-glutton-visited = И вы здесь?
cart-quip-clerk-looked = Записано.
cart-quip-captain-died = Крысы? Кто же их считает?
