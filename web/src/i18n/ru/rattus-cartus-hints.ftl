cart-hint-privilege = Привилегия: { $building }
cart-hint-look = Посмотреть карту { $n } ряда монахинь
cart-hint-visit = Визит: { $building }, карты: { $cards }
cart-hint-visit-alone = Визит: { $building }, без карт
cart-hint-give = Отдать: { $cards }
cart-hint-discard = Оставить здесь: { $cards }
cart-hint-discard-none = Не оставлять карт
