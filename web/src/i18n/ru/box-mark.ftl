box-differs = { $n ->
    [one] Коробка отличается от нашей в { $n } значении
   *[other] Коробка отличается от нашей в { $n } значениях
  }
box-differs-see = В чём отличия
box-differs-title = Не такая коробка, как наша
box-differs-lead = Зачёркнуто то, что в нашей коробке; красным — то, что действует за этим столом.
box-look-into = Заглянуть в эту коробку
box-not-read = Эту коробку сейчас не прочесть.
box-nothing = ничего
box-yes = да
box-no = нет
box-restore = { $place }: как в нашей коробке

## Where a table is laid
box-row = Коробка
box-row-ours = Такая, как в этом доме. В вашей напечатано иначе? Играйте со своей.
box-row-yours = Играют с вашей коробкой. Все за столом видят, чем она отличается.
box-row-back = С нашей
box-row-open = Ваша коробка
box-row-change = Изменить
