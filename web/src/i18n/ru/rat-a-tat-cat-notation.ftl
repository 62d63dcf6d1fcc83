## Как записывают позиции
tat-notation-row = Ряд игрока A слева направо, все карты в открытую.
tat-notation-known = Карта, которую видели A и B.
tat-notation-special = Обмен, Возьми 2, Взгляд, Супервзгляд.
tat-notation-deck = Колода, верхняя карта первой. Две точки — остальные карты.
tat-notation-discard = Стопка сброса, верхняя карта первой.
tat-notation-turn = Ходит A.
tat-notation-called = B: конец раунда объявлен; у A остался один ход.
tat-notation-options = Правила, которые отличаются от обычных.
