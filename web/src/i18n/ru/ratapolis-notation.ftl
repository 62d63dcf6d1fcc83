## Как записывают позиции
pol-notation-players = Цвета начиная с A: r красный, b синий, y жёлтый, g зелёный, o оранжевый; x — Бальтус.
pol-notation-rats = На O одна красная крыса и две синие.
pol-notation-gone = Разрушенные здания.
pol-notation-cat = Карта охоты, оставшаяся на раунде 2.
pol-notation-orange = Свойства в игре: C принадлежит A, F лежит на своём здании.
pol-notation-held = Карты охоты на руках в раунде 7.
pol-notation-up = Открытые карты охоты в раунде 7.
pol-notation-plan = Все планируют.
pol-notation-options = Правило, которое отличается от обычного.
