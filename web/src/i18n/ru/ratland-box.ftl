## What lies in the box
land-box-food = Карты еды
land-box-pieces = Сыр
land-box-clans = Кланы
land-box-events = События
land-box-rest = Крысы, кормление, мешок
land-box-food-card = Еда { $n }
land-box-start = В начале
land-box-feeding = Кормление
land-box-bag = Мешок

## Cheese
land-box-yellow = Жёлтый
land-box-orange = Оранжевый
land-box-white = Белый
land-box-black = Чёрный
land-box-purple = Фиолетовый
land-box-blue = Синий
land-box-in-the-box = Кусков в коробке
land-box-gives = Сколько сыра даёт
land-box-rat-to = Куда уходит крыса

## Rats, feeding, bag
land-box-rats = Крыс в коробке
land-box-start-rats = Крыс у каждого
land-box-start-cheese = Сыра у каждого
land-box-step = Ступень { $n }
land-box-most = Крыс не больше
land-box-cost = Сыра за всех
land-box-beyond = Сыра за каждую следующую крысу
land-box-extra-from = На один больше каждого цвета: игроков не меньше
land-box-extra-to = … и игроков не больше
land-box-two-cards = Две карты еды: игроков не меньше
land-box-extra-two-cards = Две карты и ещё по одному: игроков не меньше

## Events and clans
land-box-kind = Вид
land-box-base = Сначала
land-box-upgraded = Потом
land-box-extra-draw-dump = Дополнительных кусков со свалки
land-box-one-each-max = Кусков в обмен один на один
land-box-two-for-one-max = Кусков в обмен два на один
land-box-purple-worth = Сыра за фиолетовый
land-box-cheese-total = Сыра за всех заблудившихся крыс
land-box-cheese-per-rat = Сыра за каждую заблудившуюся крысу
land-box-scavenges = Мест, где можно подобрать
land-box-conversions = Сыра в обмен на крыс
land-box-ninja-rats = Крыс в туннеле ровно
land-box-ninja-single = Только в одном туннеле
land-box-ninja-cheese = Сыра украсть не меньше
land-box-births-if-empty = Рождений при пустой детской
land-box-extra-births = Рождений больше на
land-box-ignores-black = Чёрный не действует
land-box-defence = Защита больше на
land-box-donors = Игроков, отдающих сыр
land-box-moves = Крыс можно переставить
land-box-adds = Мест, куда подложить кусок
land-box-sees-event = Видит событие
land-box-sees-food = Видит еду
