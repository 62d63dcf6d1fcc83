## How good you are
strength-title = Как вы играете
strength-game = Игра
strength-board = Лучшие завсегдатаи
strength-doubt = ± { $doubt }
strength-last = { $by } за последнюю партию
strength-unsure = Пока неясно: ещё несколько партий, и место найдётся.
strength-like = Примерно на равных: { $name }.
strength-between = Сильнее, чем { $below }, слабее, чем { $above }.
strength-above = Сильнее всех здешних игроков; ближе всех — { $name }.
strength-below = Слабее, чем { $name }. Пока.
strength-none = Вот где стоят они. А вы?
strength-none-how = Первые партии на рейтинг поставят вас среди них. В зачёт идут «Найти соперников» и столы для всех; за столом по приглашению выберите «На рейтинг», когда его открываете.
strength-lay = Открыть стол
curve-how = Пунктир — компьютерные игроки, их сила измерена; штриховка — насколько дом ещё не уверен в вас.
curve-told = Ваш рейтинг прошёл путь от { $from } до { $to }, плюс-минус { $doubt }, за { $n ->
    [one] { $n } рейтинговую партию
    [few] { $n } рейтинговые партии
   *[many] { $n } рейтинговых партий
  }.
curve-stars-told = Сила компьютерных игроков
curve-match = Партия
curve-points = Рейтинг
curve-doubt = Плюс-минус

## Where you came
places-title = Занятые места
places-size = { $n ->
    [one] { $n } за столом
    [few] { $n } за столом
   *[many] { $n } за столом
  }
places-times = Место { $place }: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
  }
places-gave-up = { $n ->
    [one] Сдались { $n } раз
    [few] Сдались { $n } раза
   *[many] Сдались { $n } раз
  }

## Against the computer players
duels-title = Против здешних крыс
duels-told = впереди { $ahead }, вровень { $level }, позади { $behind }
duels-ahead = впереди них
duels-level = вровень
duels-behind = позади них

## The strongest left behind
best-title = Сильнейшие, кого вы обошли
best-somebody = Кто-то

## The board
board-title = Лучшие завсегдатаи
board-lead = Завсегдатаи, которые играли за { $days ->
    [one] последний { $days } день
    [few] последние { $days } дня
    *[other] последние { $days } дней
  } и сыграли на рейтинг не меньше { $least ->
    [one] { $least } партии
    *[other] { $least } партий
  }.
board-how = Точка — рейтинг, черта — насколько он неточен. Порядок — по левому концу черты: это почти наверняка.
board-matches = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
  }
board-none = Пока никого. Сыграйте { $least ->
    [one] { $least } партию
    [few] { $least } партии
    *[other] { $least } партий
  } на рейтинг как завсегдатай, и первая строка ваша.
board-me = Мой уголок

## A regular, as everybody sees them
shown-nobody = Под этим именем никого не видно: это гость, никто или тот, кто не хочет показываться.
shown-regular = Завсегдатай этого дома
shown-yours = Таким вас видят другие.
shown-change = Изменить
shown-ratings = Сила игры
shown-unrated = Ни одной партии на рейтинг.
shown-history = Недавно за столами для всех
shown-no-history = За столами для всех ещё ни одной партии.
shown-place = Место { $place } из { $of }
shown-gave-up = Сдача
shown-only-name = Больше здесь ничего не показано.

## What you show
shows-title = Что видят другие
shows-profile = Страница с вашим именем и лицом
shows-ratings = На ней — ваши рейтинги
shows-history = На ней — ваши партии за столами для всех
shows-boards = Ваше имя на досках лучших
shows-see = Посмотреть свою страницу
