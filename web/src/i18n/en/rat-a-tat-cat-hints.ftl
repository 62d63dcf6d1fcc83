tat-hint-take = Take the discard for slot { $slot }
tat-hint-keep = Put it in slot { $slot }
tat-hint-swap = Swap: your slot { $own } for slot { $theirs } of { $name }
tat-hint-peek = Look at slot { $slot }
