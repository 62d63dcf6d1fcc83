tat-hint-take = Взять из сброса на место { $slot }
tat-hint-keep = Положить на место { $slot }
tat-hint-swap = Обменять: ваше место { $own } на место { $theirs } ({ $name })
tat-hint-peek = Посмотреть на место { $slot }
