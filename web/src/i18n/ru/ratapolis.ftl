## The town
pol-town = Город
pol-families = Семейства
pol-neutral = Нейтральные крысы
pol-sheets = Открытые планы
pol-zoom = Масштаб
pol-zoom-in = Приблизить
pol-zoom-out = Отдалить
pol-zoom-all = Весь город
pol-house-gone = { $name }: разрушено, пустая область
pol-house-room = занято мест: { $n } из { $room }
pol-house-over = Крыс: { $n }, на одну больше, чем мест ({ $room }). Больше никто не войдёт
pol-house-worth = сыра за каждую крысу: { $n }
pol-house-cat = Здесь рыщет кот
pol-house-fair = Часть ярмарки
pol-house-token = Жетон лежит здесь
pol-house-token-of = Владелец жетона: { $name }

## Families
pol-now = Закончись игра сейчас — сыра { $n }
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
pol-notebook = Охота

## What you know of the hunt
pol-notebook-title = Что вы знаете об охоте

## Tally
pol-tally = Если бы игра кончилась сейчас

## Your sheet
pol-boxes = Ваш план
pol-box = { $n ->
    [1] Первое действие:
   *[other] Второе действие:
  }
pol-strike-whom = Атаковать { $in }
pol-doubt-full = сейчас мест нет
pol-doubt-tight = всем не хватит места
pol-doubt-leaves = уходят действием 1
pol-doubt-arrives = зависит от действия 1
pol-doubt-absent = там пока никого
pol-doubt-lonely = нужны две крысы
pol-doubt-barren = запас пуст
pol-note-dropped = Второе действие зависело от первого и снято.
pol-note-no-attack = В этом раунде нельзя атаковать.
pol-note-one-attack = В этом раунде не больше одной атаки.
pol-note-round = Прошлый раунд: потеряно крыс { $died }{ $came ->
    [0] {""}
   *[other] , прибавилось { $came }
  }; сыр { $before ->
    [-1] { $now }.
   *[other] { $before } → { $now }.
  }

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
pol-rule-reach = Группа идёт на тайл, у которого есть общая сторона с её тайлом; Метро и Автовокзал ведут дальше.
pol-rule-stand = Чтобы уйти с тайла или атаковать на нём, там нужна ваша крыса. Второе действие может рассчитывать на перемещение первым.
pol-strike-vain = Никто не пострадал.

## What is asked
pol-ask-plan = { $n ->
    [1] Выберите своё здание или проведите стрелку.
   *[other] Второе действие: выберите своё здание или проведите стрелку.
  }
pol-ask-plan-near = { $n ->
    [1] Выберите своё здание.
   *[other] Второе действие: выберите своё здание.
  }
pol-ask-picked = { $name }: куда бежит группа?
pol-ask-picked-strike = { $name }: куда бежать или кого атаковать?
pol-ask-picked-nest = { $name }: куда бежать — или размножаться?
pol-ask-picked-all = { $name }: куда бежать, кого атаковать — или размножаться?
pol-ask-whole = Оба действия запланированы. Измените их или нажмите «Готово».
pol-ask-archives = Архив: чью карту охоты вы хотите увидеть?
pol-ask-show = Какую карту показать? Увидит её { $name }.
pol-ask-market = Вернуть крысу на Рынок?
pol-ask-radio = Коты готовы напасть: { $name }. Отказаться от карты?
pol-ask-hospital = Коты вот-вот нападут { $in }. Куда увести одну крысу?
pol-ask-lay = На какое здание нападут ваши коты? Положите его карту лицом вниз.
pol-ask-over = Игра окончена.
pol-ask-wait-all = Ваш план готов. Остальные ещё планируют.
pol-ask-wait = Решает { $name }.
pol-ask-runs = { $n ->
    [1] Выполняются первые действия.
   *[other] Выполняются вторые действия.
  }
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
pol-do-nothing = Ничего не делать
pol-do-change = Изменить план
pol-do-let-go = Отмена
pol-do-clear = { $n ->
    [1] Снять первое действие
   *[other] Снять второе действие
  }
