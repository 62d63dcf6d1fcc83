## Подвал
lobby-lead = Четыре стола, один подвал. Садитесь за любой.
game-tat = Кот-за-хвост Цап!
game-tat-blurb = Четыре карты, две вы видели. Меньше очков — победа.
game-ratland = RatLand
game-ratland-blurb = Трубы, сыр и мешок, который трясут.
game-cartus = Rattus Cartus
game-cartus-blurb = Улица в сумерках и влияние в каждом доме.
game-ratapolis = Ратаполис
game-ratapolis-blurb = Ночной город. Не спит кто-то ещё.
players-range = { $from }–{ $to } игроков
minutes-range = { $from }–{ $to } мин
play-now = Играть
play-with-friends = Друзья и правила
table-soon = Накрывают
in-the-cellar = { $n ->
    [one] { $n } крыса в подвале
    [few] { $n } крысы в подвале
   *[many] { $n } крыс в подвале
  }

## Настройки
set-sound = Звук
set-theme = Свет
set-language = Язык
set-speed = Скорость
set-help = Правила
theme-dark = Лампа
theme-light = Утро

## Места
you = Вы
seat-away = Отошёл
seat-bot = Компьютерный игрок
seat-thinks = думает
seconds-left = осталось { $n } с
bot-drowsy = Соня
bot-glutton = Обжора
bot-clerk = Писарь
bot-grey = Старый Серый
bot-apprentice = Подмастерье
bot-alchemist = Алхимик
bot-sage = Мудрец
bot-captain = Капитан

## Журнал и разговоры
log = Что было
log-empty = Пока ничего. Карты ещё тёплые.
chat = Разговоры
chat-write = Скажите что-нибудь
chat-send = Сказать

## Короткие слова
close = Закрыть
on = Вкл.
off = Выкл.
more = Больше
less = Меньше
keep = Оставить
again = Ещё раз
start = Начать
undo = Вернуть ход
ask-label = Что от вас нужно
do-skip = Пропустить
do-help = Что это?
help-rules = Все правила
help-close = Закрыть справку
copied = Скопировано.
copy-failed = Браузер не дал скопировать. Выделите и скопируйте сами.
to-the-cellar = Обратно в подвал
settings = Настройки
set-motion = Движение
show-me = Покажите

## Ваше имя
name-title = Как вас называть?
name-yours = Вы — { $name }
name-none = Выбрать имя
name-help = Без учётной записи и пароля. До 24 букв.

## Открытые столы
tables-public = Другие столы сегодня
table-open = собираются
table-playing = идёт игра
sit-down = Сесть
watch = Смотреть
watching = Вы смотрите

## Накрываем стол
setup-title = Накрыть стол
setup-seats = Кто за столом
setup-rules = По каким правилам
setup-more = Домашние правила
setup-alone = Все в сборе. Можно начинать.
setup-wait = Вы получите ссылку для друзей.
open-table = Открыть стол
seat-who = Кто здесь сядет?
seat-open = Друг
seat-open-line = Место для того, у кого ссылка.
seat-change = Сменить, кто здесь сидит
seat-add = Ещё стул
seat-remove = Никто
seat-remove-line = Убрать стул.
seat-free = Свободно
seat-free-host = Пошлите ссылку или посадите крысу.
seat-sit-here = Садитесь сюда.
seat-here = Здесь
seat-number = Место { $n }
clock = Часы
clock-help = Когда время выйдет, за вас сделают безопасный ход.
clock-none = Нет
clock-seconds = { $n } с
who-may-come = Кто может прийти
table-private = По приглашению
table-private-help = Только со ссылкой. Никто не смотрит.
table-public = Для всех
table-public-help = На доске в подвале. Любой может сесть или смотреть.
unit-minutes = мин
unit-points = очков
unit-laps = кругов

## Крысы этого дома
bot-captain-line = Делает что в голову взбредёт. Объявляет по монетке.
bot-glutton-line = Берёт всё, что меньше, ничего не считает, объявляет на десяти.
bot-grey-line = Когда-то играл хорошо. Половину карт забывает к следующему ходу.
bot-drowsy-line = Знает игру. Порой забывает карту.
bot-clerk-line = Помнит каждую карту, считает остальные, объявляет вовремя.
bot-apprentice-line = Перед каждым ходом играет в уме сто партий, воображая ваши карты.
bot-alchemist-line = Перед каждым ходом играет в уме тысячу партий. Лишних карт не видит.
bot-sage-line = Играет в уме десять тысяч партий. Думает до секунды, и всё равно гадает.

## Перед раздачей
invite-title = Приглашение
invite-help = Пошлите ссылку или дайте отсканировать. Она ведёт только за этот стол.
invite-link = Ссылка-приглашение
invite-qr = Ссылка-приглашение в виде QR-кода
invite-copy = Скопировать ссылку
invite-opening = Дверь открывается…
invite-stale = Это приглашение больше никуда не ведёт.
wait-free = { $n ->
    [one] Свободен ещё { $n } стул.
    [few] Свободны ещё { $n } стула.
   *[many] Свободно ещё { $n } стульев.
  }
wait-fill = Посадить крыс
wait-ready = Все сидят. Раздавайте, когда захотите.
wait-host = Хозяин раздаст, когда все сядут.
wait-sit = Для вас есть стул.

## За столом
leave = Уйти
stay = Остаться
leave-title = Уйти из-за стола?
leave-help = Пока вас нет, за вас играет крыса дома. Адрес этой страницы вернёт вас за стол.
line-down = Связь пропала. Дозваниваемся…
line-hurry = Сейчас
chat-empty = Пока молчат. Крысы сначала слушают.
chat-unread = { $n ->
    [one] Разговоры, { $n } новая реплика
    [few] Разговоры, { $n } новые реплики
   *[many] Разговоры, { $n } новых реплик
  }
mute = Не слышать { $name }
unmute = Снова слышать { $name }

## Первая партия с подсказками
guide-leave = Не сейчас
coach-next = Понятно
coach-end = Больше без советов

## Правила на бумаге
rules-contents = На этой странице

## Конец
standing = Чем кончилось
score-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
rematch = Ещё партию
rematch-join = К следующей партии
replay = Повтор
share = Скопировать ссылку на повтор
share-private = Стол был закрытым: ссылку откроют только игроки. Запись — кому угодно.
record = Сохранить запись
fair-title = Всё ли честно?
fair-how = Все перемешивания следуют из одного тайного числа — зерна. До раздачи дом назвал его отпечаток (SHA-256) и уже не мог подменить зерно. Теперь зерно открыто.
fair-commitment = Отпечаток, известный с начала
fair-seed = Зерно
fair-holds = Проверено в этом браузере: они совпадают.
fair-broken = Они не совпадают. Расскажите всем.
fair-cannot = Этот браузер считает такое только по https.
fair-yourself = Или проверьте сами; загруженную запись дом переиграет карта за картой.

## Повтор
replay-play = Пустить
replay-pause = Пауза
replay-next = Шаг вперёд
replay-back = Шаг назад
replay-step = Шаг
replay-at = { $n } из { $of }
replay-eyes = Чьими глазами
eyes-of = Глазами: { $name }
eyes-gallery = Со стороны
eyes-truth = Все карты открыты
record-bring = Принесите запись
record-bring-help = Бросьте файл сюда или выберите. Дом переиграет его и поверит только тому, что выйдет.

## Что не вышло
code-offline = Никто не отвечает. Есть ли сеть?
code-bad-request = Дом не понял эту страницу. Обновите её.
code-not-found = Такого стола нет, или он не для вас.
code-no-guest = Дом вас больше не узнаёт. Обновите страницу.
code-foreign-origin = Это может только страница этого дома.
code-bad-name = Такое имя не годится: от 1 до 24 читаемых букв.
code-bad-option = У одного из правил недопустимое значение.
code-bad-seats = В таком составе играть нельзя.
code-bad-record = Запись не сходится: переигранная, она кончается иначе или никак.
code-bad-chat = Скажите от 1 до 280 читаемых букв.
code-unknown-game = Такой игры в доме нет.
code-unknown-bot = Такая крыса здесь не живёт.
code-seat-taken = Кто-то успел раньше: стул занят.
code-not-seated = Это могут только сидящие за столом.
code-not-host = Это может только хозяин стола.
code-not-ready = Один стул ещё свободен.
code-already-started = Начали без вас.
code-not-started = Игра ещё не началась.
code-not-over = Игра ещё не кончилась.
code-not-asked = Сейчас от вас ничего не ждут.
code-stale = Кое-что уже изменилось. Взгляните ещё раз.
code-illegal = Правила это запрещают.
code-cannot-undo = Вернуть уже нельзя.
code-no-hints = За этим столом играют без подсказок.
code-too-large = Слишком велико, в дверь не пройдёт.
code-too-fast = Не так быстро. Попробуйте чуть позже.
code-too-many = Здесь всё занято. Сначала освободите место.
code-storage = Дом сейчас ничего не может записать. Ничто из увиденного не пропало.
code-closing = Дом ненадолго закрывается и скоро откроется.
code-too-slow = Связь слишком медленная.

hint-ask = Как бы вы сыграли?
hints = Подсказки
hints-help = Можно спросить, как сыграл бы компьютер; остальные узнают, что кто-то спросил.
chances-title = Как менялись шансы
