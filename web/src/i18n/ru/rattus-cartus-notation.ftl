## Как записывают позиции
cart-notation-hand = Рука A: персонаж и число монахинь, а также joker, pass, flute, sword, gold.
cart-notation-rats = Крысы игрока A; если не сказано, их 10.
cart-notation-row = Здания этого раунда.
cart-notation-influence = Влияние в сословии, по порядку мест.
cart-notation-nuns = Пять карт ряда монахинь; если не сказано — любые.
cart-notation-first = A — первый игрок.
cart-notation-privilege = A выбирает привилегию. Позже в раунде: visit A — посещение.
