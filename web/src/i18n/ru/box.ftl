box-title = Ваша коробка: { $game }
box-how = В вашей коробке так же?
box-lead = Здесь всё, что напечатано в нашей коробке. Правила, которые у нас были, показывали не всё; остальное мы восстановили. Если в вашей иначе, нажмите на деталь и исправьте. А потом играйте.
box-values = { $n ->
    [one] { $n } значение
    [few] { $n } значения
   *[other] { $n } значений
  }
box-show = Какие детали показать
box-show-all = Всё
box-show-made-up = Что мы восстановили
box-show-mended = Что исправлено
box-bring = Загрузить из файла
box-no-box = Этот файл — не коробка этой игры.
box-none-mended = Пока ничего не исправлено.
box-none-made-up = Здесь ничего не пришлось восстанавливать.
box-as-ours = Всё как в нашей коробке.
box-not-rated = Партия с ней не идёт в рейтинг.
box-save = Сохранить в файл
box-lay = Открыть с ней стол
box-unknown = Этой коробки в доме больше нет. Загрузите её из файла.

## What does not fit
box-bad = Так быть не может.
box-bad-together = Вместе это невозможно.
box-fits = Здесь может быть от { $least } до { $most }, если остальное не менять.
box-fits-only = Здесь может быть только { $n }, если остальное не менять.
box-reason = Дом говорит:

## A part in the hand
box-told = Откуда это, словами файла:
box-before = Предыдущая деталь
box-after = Следующая деталь
box-mended = исправлено
box-yours = ваше
box-rulebook = из правил
box-rulebook-means = Так сказано в правилах.
box-public = опубликовано
box-public-means = Это опубликовано в других местах.
box-derived = выведено
box-derived-means = Это следует из опубликованного.
box-reconstructed = наша догадка
box-reconstructed-means = Мы восстановили это сами: посмотрите у себя.

## Keeping boxes
box-kept = Сохранено.
box-kept-title = Ваши коробки
box-kept-lead = Они с вами везде, где вы вошли. Названия видите только вы.
box-kept-lead-guest = Их хранит гость этого браузера. Станьте завсегдатаем — и они будут на каждом устройстве.
box-name = Как её назвать?
box-keep = Сохранить
box-put-away = Убрать: { $name }
box-ours = Наша коробка
