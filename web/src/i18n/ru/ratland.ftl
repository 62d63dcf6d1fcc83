## Boards
land-board-of = Канализация: { $name }
land-others = Чужая канализация
land-offer = Что сулят места поиска
land-place-holds = { $place }: { $rats }
land-fewer-at = { $place }: на одну меньше
land-more-at = { $place }: на одну больше
land-one-hidden = один спрятан
land-in-burrow = Нора: { $n ->
    [one] { $n } крыса
    [few] { $n } крысы
   *[other] { $n } крыс
  }
land-ready = Готово
land-plans = думает
land-first = первый при равенстве
land-neighbour-left = Сосед слева.
land-neighbour-right = Сосед справа.
land-open-board = Рассмотреть планшет

## What lies open
land-shelf = Карты, запас и мешок
land-before-round = Карты ещё закрыты
land-round = Раунд { $n }
land-supply = { $n ->
    [one] { $n } крыса в запасе
    [few] { $n } крысы в запасе
   *[other] { $n } крыс в запасе
  }
land-food = Еда { $cards }
land-next-event = Следующее событие: { $name }
land-next-food = Следующая еда: { $cards }
land-next-food-unknown = Следующая еда: закрыта
land-bag-holds = { $n ->
    [one] { $n } кусок в мешке
    [few] { $n } куска в мешке
   *[other] { $n } кусков в мешке
  }
land-bag-empty = Мешок пуст.
land-feeding = Сколько едят крысы
land-will-eat = { $rats ->
    [one] Ваша { $rats } крыса съест
    [few] Ваши { $rats } крысы съедят
   *[other] Ваши { $rats } крыс съедят
  } { $cost }; у вас { $cheese }.

## The plan in numbers
land-slip = Если так и оставить
land-slip-births = { $n ->
    [0] никто не родится
    [one] родится { $n }
    [few] родятся { $n }
   *[other] родится { $n }
  }
land-slip-back = { $n ->
    [one] вернётся { $n }
    [few] вернутся { $n }
   *[other] вернётся { $n }
  }
land-slip-upkeep = { $rats ->
    [one] { $rats } рот
    [few] { $rats } рта
   *[other] { $rats } ртов
  }, корм { $cost }, в кладовой { $cheese }
land-slip-short = найти ещё { $n }
land-slip-attack = атака { $n }
land-slip-defence = защита { $n }

## Questions
land-ask-keep-clan = Какой клан вы поведёте?
land-ask-board = Какой стороной лежит ваш планшет? Остальные увидят при первом размещении.
land-ask-holy-rat = Священная крыса: забрать одну крысу с кладбища?
land-ask-deploy = { $n ->
    [0] У всех крыс есть место. Отправить?
    [one] Разместите крыс: в норе ещё { $n }.
    [few] Разместите крыс: в норе ещё { $n }.
   *[other] Разместите крыс: в норе ещё { $n }.
  }
land-ask-move = Спортсмены: укажите место, потом куда бежит крыса оттуда. { $left ->
    [0] Больше никто не бежит.
    [one] Остался { $left } забег.
    [few] Осталось { $left } забега.
   *[other] Осталось { $left } забегов.
  }
land-ask-ninja = Ниндзя: украсть хотя бы 1 сыр { $where }?
land-ask-add = Коррупционеры: добавить кусок в мешок { $where }?
land-ask-wound = У вас больше всех крыс { $where }. Чью крысу ранить?
land-ask-put-back = Крыса в каске: вернуть один из этих кусков?
land-ask-swap = Обменять белые куски на сыр?
land-ask-scavenge = Падальщики: вытянуть один кусок { $where }?
land-ask-lecter = Крысибал Лектер: отдать крысу за 1 сыр до кормления?
land-ask-starve = { $dead ->
    [one] { $dead } крыса умирает от голода.
    [few] { $dead } крысы умирают от голода.
   *[other] { $dead } крыс умирают от голода.
  } Кто именно?
land-ask-alchemy = Алхимики: превратить сыр в крыс?
land-ask-wait = Решает { $name }.
land-ask-draws = Тянет { $name }.
land-ask-wait-all = Запечатано. Ширмы поднимутся, когда все будут готовы.
land-ask-quiet = Смотрите, как бегут крысы.
land-ask-over = Игра окончена.

## Answers
land-do-yes = Да
land-do-no = Нет
land-do-holy-rat = Забрать
land-do-leave-grave = Оставить
land-do-move = Бежать
land-do-stay = Стоять на месте
land-do-ninja = Украсть
land-do-add-none = Ничего не добавлять
land-do-keep-all = Оставить все
land-do-no-swap = Не менять
land-do-scavenge = Тянуть
land-do-no-lecter = Никого не отдавать
land-do-no-alchemy = Никого не делать
land-do-give-rat = Здоровую крысу
land-do-give-sick = Крысу из лазарета
land-do-swap = { $whites } за { $cheese ->
    [one] { $cheese } сыр
    [few] { $cheese } сыра
   *[many] { $cheese } сыров
  }
land-do-starve = { $sick } из лазарета, { $others } здоровых
land-do-alchemy = { $n ->
    [one] { $n } сыр за { $n } крысу
    [few] { $n } сыра за { $n } крысы
   *[other] { $n } сыров за { $n } крыс
  }
land-do-change = Изменить план
land-do-again = Как в прошлый раз
land-do-clear = Все назад в нору
land-do-hide = Спрятать сыр
land-do-seal = Отправить
land-still-home = { $n ->
    [one] { $n } крыса ещё без места.
    [few] { $n } крысы ещё без места.
   *[other] { $n } крыс ещё без места.
  }
land-handful = Крыс за раз
land-handful-all = Все
land-never = Больше не спрашивать в этой игре
land-never-off = Не спрашивать: { $power }
land-later = Позже:

## Why not now
land-why-burrow-empty = Нора пуста. Сначала верните крыс из другого места.
land-why-both-full = Охраняют и размножаются сразу не больше трёх крыс.
land-why-nobody-here = Здесь некому бежать.
land-why-enough-moves = Больше никто не бежит.
land-why-planned = План запечатан. Его ещё можно изменить.
land-why-not-now = Сейчас размещать нечего.

## What is this?
land-help-touch = Коснитесь чего-нибудь на столе — и узнаете, что это.
land-help-burrow = Нора: крысы, у которых ещё нет места. Перетащите группу на место или коснитесь места. Уйти должны все.
land-help-cheese = Сыр в этой кладовой. Сколько его, знают все.
land-help-offer = Что будет в мешке в этом раунде для свалки, города и поля. Тянут вслепую.
land-help-event = Событие раунда. Действует только в этом раунде.
land-help-round = Играется от пяти до девяти раундов. Когда выйдет конец игры, не знает никто.
land-help-first = Этот игрок выигрывает в этом раунде при равенстве. В следующем раунде это сосед слева.
land-help-next-food = Следующая карта еды. Её не знает никто, разве что провидец подсмотрел или карты идут по порядку.
land-help-bag = Мешок. Кто послал меньше всех крыс, тянет первым, по куску на крысу, и все смотрят.
land-help-feeding = В конце раунда столько крыс стоят столько сыра. За каждый недостающий сыр одна крыса умирает от голода.
land-help-slip = Что значит ваш план, по тому, что лежит открыто. Что делают другие, не знает никто.
land-help-plaque = Игрок, его клан и состояние.
land-help-mini = Чужая канализация. Коснитесь, чтобы увидеть её целиком.
land-help-sealed = Крыс размещают раз за раунд. Пока не готовы все, план можно изменить.
