## What lies in the box
pol-box-tiles = Здания
pol-box-outdoors = Тайлы парка
pol-box-cities = Города
pol-box-situations = Сценарии
pol-box-rest = Карты
pol-box-tile = Тайл { $id }
pol-box-beginner = Город для начала
pol-box-hunt = Карт охоты за раунд
pol-box-round-cards = Карты раундов
pol-box-no = № { $n }
pol-box-round = Раунд { $n }

## On a tile
pol-box-cells = Клеток в ряд
pol-box-plain = Сыр на жёлтой стороне
pol-box-advantage = Сыр на оранжевой стороне
pol-box-cheese = Сыр
pol-box-face = Буква на стороне { $n }

## Cards
pol-box-no-attack = Без атаки
pol-box-one-attack = С одной атакой

## A city
pol-box-rows = Вид сверху: буква — клетка тайла, цифра — закрытый тайл, точка — пусто
pol-box-row = Ряд { $n }
pol-box-faces = Какая сторона сверху
pol-box-fair = Тайлы ярмарки
pol-box-hidden = Тайлы, часть которых закрыта

## A Situation
pol-box-least = Игроков не меньше
pol-box-most = Игроков не больше
pol-box-layout = Город
pol-box-rats = Крыс в семействе
pol-box-blind = Раундов без открытых карт охоты
pol-box-fair-bonus = Сыр за большинство на ярмарке
pol-box-balthus = С Бальтусом
pol-box-lots = Углы по жребию
pol-box-procreation = Крысы могут размножаться
pol-box-marks = Что лежит на раундах
pol-box-tokens = Свойства
pol-box-pool = Свойства тянут из
pol-box-fixed = Здание исчезает само
pol-box-in-round = В раунде
pol-box-falls = Здание
pol-box-stacked = Карты, что лежат наготове
pol-box-start = Крысы в начале
pol-box-north-west = Левый верхний угол
pol-box-north-east = Правый верхний угол
pol-box-south-west = Левый нижний угол
pol-box-south-east = Правый нижний угол
