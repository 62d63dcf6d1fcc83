## The hunter board
pol-round-to-come = Планы этого раунда ещё не открыты.
pol-discard = { $n ->
    [one] В сбросе { $n } карта
    [few] В сбросе { $n } карты
   *[other] В сбросе { $n } карт
  }

## What you know of the hunt
pol-fate-open = В открытую
pol-fate-open-text = Сюда коты могут прийти в этом раунде.
pol-fate-yours = У вас на руках
pol-fate-yours-text = Только вы знаете, что коты могут прийти сюда.
pol-fate-unknown = Вы не видели
pol-fate-unknown-text = В стопке, на руках у других, отложены или в сбросе лицом вниз.
pol-fate-safe = Вне опасности
pol-fate-safe-text = В сбросе, насколько вы знаете. До раунда 5 безопасно, пока не обновят стопку; после — до конца.
pol-fate-fallen = Сыграны
pol-fate-fallen-text = Эти карты больше не вернутся.
pol-seen = Что вы видели
pol-seen-held = у вас на руках: { $cards }.
pol-seen-shown = { $name } показывает вам: { $card }.
pol-seen-showed = Вы показали игроку { $name }: { $card }.

## Tally
pol-tally-buildings = Крысы в зданиях
pol-tally-outdoors = Крысы в парке
pol-tally-tokens = Жетоны сыра
pol-tally-captured = Нейтральные крысы
pol-tally-fair = Больше всех на ярмарке
pol-tally-hunted = Добыча, удвоенная
pol-tally-sum = Сыр
pol-tally-team = Команда
pol-tally-rats = Крысы в городе
pol-tokens = Жетоны свойств
pol-tokens-none = Жетонов в игре нет.
pol-token-lies = лежит на своём здании

## The sheet
pol-sheet-title = Сыр
pol-sheet-so-far = Если бы игра закончилась сейчас.
pol-sheet-place = Место
pol-sheet-rats = Крысы в зданиях
pol-sheet-each = сыра за каждую: { $n }
pol-sheet-outdoors = Крысы в парке
pol-sheet-tokens = Сырная лавка
pol-sheet-captured = Пленные нейтральные крысы
pol-sheet-fair = Ярмарка
pol-sheet-hunted = Добыча, удвоенная
pol-sheet-cheese = Сыр
pol-sheet-team = Оба напарника
pol-sheet-in-city = Крысы в городе
pol-sheet-tie-rats = Сыра поровну, по { $n }. Решают крысы в городе: { $list }.
pol-sheet-tie-shared = { $names }: поровну и сыра, и крыс — место общее.
pol-sheet-hunt = У Бальтуса { $hunted }, у всех крыс вместе { $rats }. Чтобы победить его, крысам нужно больше.
pol-sheet-winner = Победитель: { $names }
pol-sheet-shared = Общая победа: { $names }
pol-sheet-team-wins = Победила команда: { $names }
pol-sheet-story = Как исчезал город
pol-sheet-round = Раунд
pol-sheet-only-token = только свойство
pol-sheet-still-up = ничто не исчезло
pol-sheet-lost = Потери крыс по раундам

## Коты
pol-cats-drawn = Коты идут сюда!
pol-cats-refused = Радиостанция отказалась от карты. Карты снова перемешаны.
pol-cats-missed = Такого здания в городе нет. Коты уходят ни с чем.
pol-cats-token = Теряется только жетон, здание стоит.
pol-strike-at = Нейтральные крысы бьют того, у кого больше крыс в городе: { $name }.
pol-shown-to-you = { $name } показывает вам эту карту. Больше её никто не видит.
pol-shown-by-you = Вы показываете эту карту: { $name }.
