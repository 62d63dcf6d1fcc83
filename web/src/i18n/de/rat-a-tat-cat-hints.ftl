tat-hint-take = Abgelegte nehmen, auf Platz { $slot }
tat-hint-keep = Auf Platz { $slot } legen
tat-hint-swap = Tauschen: dein Platz { $own } gegen Platz { $theirs } von { $name }
tat-hint-peek = Platz { $slot } ansehen
