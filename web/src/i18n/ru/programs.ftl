## Programs that act for somebody
programs-title = Программы
programs-help = Ваша программа может играть за вас или как самостоятельный игрок.
programs-go = Токены и боты
programs-back = Мой уголок
programs-regulars = Программы есть только у завсегдатаев. Сначала создайте ключ в «Моём уголке».
tokens-title = Токены
tokens-help = Кто владеет токеном, может делать то, что он открывает. Храните его как ключ и выбрасывайте ненужные.
token-may = Ему можно
scope-read = смотреть
scope-play = играть
scope-talk = говорить
scope-read-line = видеть ваши столы и партии
scope-play-line = открывать столы, садиться и играть
scope-talk-line = говорить за столом
token-label = Для чего он?
token-acts = Действует как
token-as-me = я
token-as = как { $name }
token-used = последний раз: { $when }
token-unused = создан { $when }, ещё не использован
token-make = Создать токен
token-nothing = Отметьте хотя бы одну строку.
token-revoke = Выбросить токен «{ $what }»
token-secret = Ваш новый токен
token-secret-help = Мы показываем его только сейчас. Отдайте его своей программе и больше никому.
bots-title = Боты
bots-help = Бот — это игрок с собственным именем. Он входит по токену и садится только туда, куда хозяин стола зовёт его по имени.
bot-name = Имя бота
bot-make = Создать бота
bot-tokens = { $n ->
    [0] пока нет токена: создайте тот, что действует от его имени
    [one] { $n } токен
    [few] { $n } токена
   *[many] { $n } токенов
  }
bot-remove = Удалить бота { $name }
bot-remove-sure = Имя и токены исчезнут навсегда. Партии останутся.
bot-remove-yes = Удалить
bot-remove-no = Оставить
