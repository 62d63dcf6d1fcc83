## My place
reg-title = Мой уголок
reg-is-guest = Гость этого дома
reg-is-regular = Завсегдатай этого дома
reg-name = Ваше имя
reg-empty = Здесь нужно что-нибудь написать.

## Becoming a regular
reg-become = Стать завсегдатаем
reg-become-help = Ваши партии останутся вашими на любом устройстве. Без пароля и без почты.
reg-become-how = Запоминать нечего: вход — как разблокировка этого устройства, пальцем, лицом или ПИН-кодом.
reg-kept = Что о вас хранится
reg-no-keys-address = Войти можно только по адресу с именем, а этот состоит из цифр. На этом компьютере откройте дом здесь:
reg-no-keys-https = Для входа нужно защищённое соединение (https), а эта страница пришла без него. Спросите https-адрес у того, кто ведёт этот дом.
reg-no-keys-browser = Этот браузер слишком старый, чтобы через него войти. Подойдёт более новый.
reg-no-keys-guest = Гостем можно играть как прежде; коды действуют и здесь.

## Signing in
reg-sign-in-title = Вы уже завсегдатай?
reg-sign-in-key = Войти с ключом
reg-sign-in = Войти
reg-by-code = С запасным кодом
reg-code = Запасной код
reg-by-device = Через другое устройство
reg-by-device-how = Там, где вход уже выполнен, откройте «Мой уголок» и нажмите «Впустить устройство». Затем отсканируйте показанный код этим устройством или откройте здесь ссылку.
reg-welcome = С возвращением!

## What a guest has left
reg-left = Это были вы?
reg-left-help = Здесь играл гость { $name }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
  }. Вписать их в вашу книгу?
reg-bring = Да, забрать с собой
reg-not-mine = Нет

## Codes
reg-codes-title = Ваши запасные коды
reg-codes-help = Если пропадут все ключи, войти помогут ваше имя и один из этих кодов. Каждый действует один раз.
reg-codes-warning = Мы показываем их только сейчас. Распечатайте или сохраните их не на этом устройстве.
reg-codes-file = zapasnye-kody
reg-codes-kept = Коды сохранены
reg-copy = Копировать
reg-save = Сохранить в файл
reg-codes-left = { $n ->
    [0] Запасных кодов не осталось.
    [one] Остался { $n } запасной код.
    [few] Осталось { $n } запасных кода.
   *[other] Осталось { $n } запасных кодов.
  }
reg-codes-new = Сделать новые коды

## Keys
reg-keys = Ваши ключи
reg-keys-what = Ключ — это устройство, которое вас знает. Он открывается так же, как само устройство: пальцем, лицом или ПИН-кодом.
reg-key-used = последний вход: { $when }
reg-key-since = создан: { $when }
reg-key-add = Добавить ключ
reg-key-made = Теперь дверь открывает и новый ключ.
reg-key-here = На этом устройстве ваш ключ уже есть.
reg-throw-away = Выбросить ключ «{ $what }»

## Devices
reg-devices = Ваши устройства
reg-device-here = это устройство
reg-device-seen = было здесь: { $when }
reg-device-made = вход: { $when }
reg-end = Выйти: { $what }
reg-end-all = Выйти на всех остальных
reg-ended = Там вы вышли.
reg-let-in = Впустить устройство
reg-let-in-how = Отсканируйте картинку другим устройством или откройте там ссылку. Она действует три минуты.
reg-let-in-qr = Ссылка для другого устройства в виде QR-кода
reg-let-in-link = Ссылка для другого устройства
reg-let-in-asks = У двери: { $what }
reg-let-in-same = Впускайте, только если оно ваше и показывает это же число.
reg-let-in-yes = Впустить
reg-let-in-no = Нет
reg-let-in-comes = Дверь открыта…
reg-let-in-done = Второе устройство вошло.
reg-let-in-over = Код больше не действует.
reg-let-in-again = Показать новый
reg-knocking = Стучимся…
reg-knock-number = Другое устройство должно показать это число:
reg-knock-waits = Нажмите там «Впустить».
reg-knock-refused = Этот код больше не действует. Покажите новый на другом устройстве.

## Yours to take and to erase
reg-yours = Всё это ваше
reg-yours-help = Заберите всё одним файлом или сотрите.
reg-export = Забрать всё
reg-sign-out = Выйти
reg-signed-out = Вы вышли. Ключ впустит вас снова.
reg-erase = Стереть меня
reg-erase-help = Ключи, устройства и имя исчезнут сразу и навсегда. Партии останутся тем, кто играл с вами; вместо вас там будет «кто-то».
reg-erase-name = Для подтверждения впишите своё имя: { $name }
reg-erase-now = Стереть меня
reg-erase-not = Оставить всё
reg-erased = Стёрто. Здесь вас больше никто не знает.

## The book
reg-book = Ваши партии
reg-book-game = Игра
reg-book-all = Все
reg-book-empty = Страница пока пуста. Первая партия появится здесь.
reg-book-none = Таких партий пока нет.
reg-book-more = Более ранние партии
reg-book-sheet = Лист очков
reg-book-with = Соперник
reg-book-anybody = Любой
reg-book-people = Люди
reg-book-house = Компьютерные игроки
reg-book-changed = Рейтинг { $by }
reg-book-pocket = На вашем устройстве
reg-book-out = Вычеркнуть
reg-book-out-sure = Насовсем?
reg-book-out-label = Вычеркнуть из книги эту партию: { $game }, { $day }
reg-book-out-sure-label = Насовсем вычеркнуть из книги эту партию: { $game }, { $day }
