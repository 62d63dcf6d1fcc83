tat-hint-take = Prendre la défausse pour l’emplacement { $slot }
tat-hint-keep = La mettre à l’emplacement { $slot }
tat-hint-swap = Échanger : votre emplacement { $own } contre l’emplacement { $theirs } de { $name }
tat-hint-peek = Regarder l’emplacement { $slot }
