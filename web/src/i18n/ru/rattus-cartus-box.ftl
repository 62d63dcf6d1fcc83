## What lies in the box
cart-box-buildings = Карты зданий
cart-box-heap-cards = Карты для руки
cart-box-rest = До и после
cart-box-population = Карты населения
cart-box-start = В начале
cart-box-table = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
  }
cart-box-scoring = Подсчёт в конце
cart-box-set = Советуем такие здания

## On a building card
cart-box-copy = Карта № { $n }, левый верхний угол
cart-box-cards = Взять карт населения
cart-box-rats = Сбросить крыс
cart-box-looks = Посмотреть карт ряда монахинь
cart-box-premium = Эксклюзивное действие
cart-box-standard = Обычное действие
cart-box-kind = Что оно даёт
cart-box-card = Какая карта
cart-box-n = Сколько
cart-box-per = Влияние за одну карту
cart-box-free-rats = Крысы без карты
cart-box-most-cards = Карт не больше
cart-box-kind-draw = взять карты населения
cart-box-kind-gain-points = получить победные очки
cart-box-kind-discard-rats = сбросить крыс
cart-box-kind-guard-tower = потребовать карты
cart-box-kind-look = посмотреть ряд монахинь
cart-box-kind-take = взять из стопки
cart-box-kind-hospital = сбросить карты и крыс
cart-box-kind-draw-per-influence = взять карты за влияние
cart-box-kind-none = ничего

## How many there are
cart-box-in-the-box = Карт в коробке
cart-box-nuns = Карты каждого сословия по числу монахинь

## Before and after
cart-box-start-rats = Крысы
cart-box-start-hand = Карты на руке
cart-box-row = Зданий на улице раунда
cart-box-replacement = Зданий в колоде замен
cart-box-rounds = Раунды
cart-box-influence = Место { $n } на шкале влияния
cart-box-most = Больше всех карт одного вида
cart-box-most-tied = Ничья за большинство карт вида
cart-box-gold-first = Больше всех золотых
cart-box-gold-first-shared = Ничья за большинство золотых, на всех
cart-box-gold-second = Второе место по золотым
cart-box-gold-second-two = Второе место по золотым, вдвоём
cart-box-set-place = № { $n }
