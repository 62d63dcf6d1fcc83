## The town
pol-town = Город
pol-families = Семейства
pol-neutral = Нейтральные крысы
pol-sheets = Открытые листки
pol-zoom = Масштаб
pol-zoom-in = Приблизить
pol-zoom-out = Отдалить
pol-zoom-all = Весь город
pol-house-gone = { $name }: разрушено, пустая область
pol-house-room = занято мест: { $n } из { $room }
pol-house-worth = сыра за каждую крысу: { $n }
pol-house-cat = Здесь рыщет кот
pol-house-fair = Часть ярмарки
pol-house-token = Жетон лежит здесь
pol-house-token-of = Владелец жетона: { $name }

## Families
pol-now = Сыра, если бы игра кончилась сейчас: { $n }
pol-balthus = Бальтус
pol-reserve = в запасе
pol-partner = Напарник: { $name }
pol-plans = планирует
pol-ready = Готово
pol-cards = { $n ->
    [one] { $n } карта охоты
    [few] { $n } карты охоты
   *[other] { $n } карт охоты
  }
pol-open-family = { $name }: сыр и жетоны

## The hunter board
pol-board = Планшет охотника
pol-round = Раунд { $n }
pol-last-round = Последний раунд
pol-fell = { $name }: досталось котам
pol-fell-not = { $name }: карта котов, но здание не исчезло
pol-deck = { $n ->
    [one] В стопке { $n } карта
    [few] В стопке { $n } карты
   *[other] В стопке { $n } карт
  }
pol-aside = { $n ->
    [one] Отложена { $n } карта
    [few] Отложено { $n } карты
   *[other] Отложено { $n } карт
  }
pol-open = Открыто
pol-laid = Карта Бальтуса
pol-hand = Ваши
pol-notebook = Записи

## What you know of the hunt
pol-notebook-title = Что вы знаете об охоте

## Tally
pol-tally = Если бы игра кончилась сейчас

## Your sheet
pol-boxes = Ваш листок
pol-box = Ячейка { $n }:
pol-strike-whom = Атаковать { $in }
pol-doubt-full = сейчас мест нет
pol-doubt-tight = всем не хватит места
pol-doubt-leaves = уходят в ячейке 1
pol-doubt-arrives = зависит от ячейки 1
pol-doubt-absent = там пока никого
pol-doubt-lonely = нужны две крысы
pol-doubt-barren = запас пуст
pol-note-dropped = Ячейка 2 зависела от ячейки 1 и очищена.
pol-note-no-attack = В этом раунде нельзя атаковать.
pol-note-one-attack = В этом раунде не больше одной атаки.

## What becomes of plans
pol-note-stay = Остаются, нет места: { $n }
pol-why-nobody-left = идти некому
pol-why-not-there = нет своей крысы
pol-why-no-target = атаковать некого
pol-why-no-house = здания больше нет
pol-why-no-room = нет места
pol-why-too-few = нужны две крысы
pol-why-no-reserve = запас пуст
pol-why-far = Отсюда туда не дойти.
pol-why-no-rat = Здесь нет вашей крысы.
pol-rule-reach = Группа идёт на тайл, у которого есть общая сторона с её тайлом; метро и автовокзал ведут дальше.
pol-rule-stand = Чтобы уйти с тайла или атаковать на нём, там нужна ваша крыса. Вторая ячейка может рассчитывать на ход первой.

## The cats
pol-cats-drawn = Коты идут сюда!
pol-cats-refused = Радиостанция отказалась от карты. Карты снова перемешаны.
pol-cats-missed = Такого здания в городе нет. Коты уходят ни с чем.
pol-cats-token = Теряется только жетон, здание стоит.
pol-strike-at = Нейтральные крысы бьют того, у кого больше крыс в городе: { $name }.
pol-strike-vain = Никто не пострадал.
pol-shown-to-you = { $name } показывает вам эту карту. Больше её никто не видит.
pol-shown-by-you = Вы показываете эту карту: { $name }.

## What is asked
pol-ask-plan = Ячейка { $n }: коснитесь своего здания или проведите стрелку.
pol-ask-plan-near = Ячейка { $n }: коснитесь своего здания.
pol-ask-picked = { $name }: куда бежит группа?
pol-ask-picked-strike = { $name }: куда бежать или кого атаковать?
pol-ask-picked-nest = { $name }: куда бежать — или размножаться?
pol-ask-picked-all = { $name }: куда бежать, кого атаковать — или размножаться?
pol-ask-whole = Обе ячейки заполнены. Измените их или нажмите «Готово».
pol-ask-archives = Архив: чью карту охоты вы хотите увидеть?
pol-ask-show = Какую карту показать? Увидит её { $name }.
pol-ask-market = Вернуть крысу на Рынок?
pol-ask-radio = Коты готовы напасть: { $name }. Отказаться от карты?
pol-ask-hospital = Коты вот-вот нападут { $in }. Куда увести одну крысу?
pol-ask-lay = На какое здание нападут ваши коты? Положите его карту взакрытую.
pol-ask-over = Игра окончена.
pol-ask-wait-all = Ваш листок готов. Остальные ещё планируют.
pol-ask-wait = Решает { $name }.
pol-ask-runs = Выполняется ячейка { $n }.
pol-ask-quiet = Следите за городом.
pol-do-yes = Да
pol-do-no = Нет
pol-do-ask-nobody = Ничью
pol-do-market = Вернуть
pol-do-refuse = Отказаться
pol-do-keep = Оставить
pol-do-no-rescue = Никого не спасать
pol-do-nest = Размножаться
pol-do-ready = Готово
pol-do-change = Изменить план
pol-do-let-go = Отмена
pol-do-clear = Очистить ячейку { $n }

## What is what
pol-help-deck = Карты охоты, по одной на каждое здание города. Стопку обновляют один раз, перед 5-м раундом.
pol-help-aside = Карты, отложенные в этом раунде взакрытую. Одну из них откроют.
pol-help-open = Эти карты лежат в открытую: коты могут пойти по любой из них, и на её здании рыщет кот.
pol-help-laid = Карта, которую Бальтус положил взакрытую: туда и придут коты.
pol-help-hand = Ваши карты охоты этого раунда. Из всех розданных вытянут одну; показывать свои нельзя никому.
pol-help-notebook = Что вы знаете о каждой карте охоты: открыта, на руках, вне опасности, сыграна.
pol-help-sheet = Две ячейки выполняются по очереди: в каждой сначала все атаки, затем все перемещения.
pol-help-tally = Сыр, если бы игра кончилась сейчас.
pol-help-family = Семейство: сыр, если бы игра кончилась сейчас, крысы в запасе, жетоны. Коснитесь, чтобы увидеть весь подсчёт.
pol-help-card = Если коты вытянут эту карту, её здание рухнет со всеми крысами.
pol-help-round = Раунд на планшете охотника. Коснитесь, чтобы увидеть листки и разрушенное здание.
pol-help-touch = Коснитесь чего угодно на столе, чтобы узнать, что это.
