## Was auf dem Tisch was ist, für alle, die fragen
land-help-touch = Wähle etwas auf dem Tisch, um zu erfahren, was es ist.
land-help-burrow = Der Bau: Ratten, die noch keinen Ort haben. Zieh eine Gruppe an einen Ort oder wähle den Ort. Alle müssen hinaus.
land-help-cheese = Der Käse in dieser Vorratskammer. Wie viel es ist, darf jeder wissen.
land-help-offer = Was in dieser Runde für Müllkippe, Stadt und Felder in den Beutel kommt. Gezogen wird blind.
land-help-pieces = { $place }. In den Beutel kommen: { $pieces }. Gezogen wird blind.
land-help-event = Das Ereignis der Runde. Es gilt nur in dieser Runde.
land-help-round = Gespielt werden fünf bis neun Runden, im langen Spiel sieben bis elf. Wann das Spielende kommt, weiß niemand.
land-help-first = Der Aktive Spieler. Gleichstand gewinnt, wer in der Reihenfolge früher kommt, und sie beginnt hier. Nächste Runde ist der linke Nachbar aktiv.
land-help-next-food = Die nächste Nahrungskarte. Niemand kennt sie, außer ein Hellseher hat nachgesehen oder die Karten liegen der Reihe nach.
land-help-bag = Der Beutel. Wer die wenigsten Ratten in den Bereich geschickt hat, zieht zuerst, ein Stück je Ratte, und alle sehen zu.
land-help-feeding = Was das Füttern am Ende der Runde kostet. Für jeden fehlenden Käse verhungert eine Ratte.
land-help-slip = Was dein Plan ergibt: wie viele Ratten geboren werden, was das Füttern kostet und wie viel Käse du hast, an jedem Seitenkanal dein Angriff (Fahne) und deine Abwehr (Schloss). Was die anderen tun, weiß niemand.
land-help-plaque = Ein Spieler mit Clan und Zustand.
land-help-mini = Der Kanal eines anderen: oben Punkte, unten Ratten und Käse. Öffne ihn, um alles zu sehen.
land-help-sealed = Ratten werden einmal je Runde eingesetzt. Bis der Letzte bereit ist, lässt sich ein Plan ändern.

land-clan-recyclers-base = Mit einer Ratte auf der Müllkippe ziehst du dort ein Stück mehr.
land-clan-recyclers-late = { $recyclers ->
    [one_each] Bis zu 2 Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen je 1 Käse tauschen.
    [two_for_one] Zwei Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen 1 Käse tauschen.
   *[other] Bis zu 2 Weiße, die du auf der Müllkippe gezogen hast, darfst du gegen je 1 Käse tauschen. Als Hausregel: zwei davon gegen einen.
  }
land-clan-mutants-base = Lila zählt für dich als Gelb: 1 Käse, niemand wird vergiftet.
land-clan-mutants-late = Lila zählt für dich als Orange: 2 Käse, niemand wird vergiftet.
land-clan-explorers-base = Kommen verirrte Ratten von dir zurück, bekommst du insgesamt 1 Käse.
land-clan-explorers-late = Für jede verirrte Ratte, die zurückkommt, bekommst du 1 Käse.
land-clan-scavengers-base = Einmal je Runde darfst du in einem Bereich, in den du keine Ratte geschickt hast, nach allen anderen 1 Stück ziehen.
land-clan-scavengers-late = In jedem Bereich, in den du keine Ratte geschickt hast, darfst du nach allen anderen 1 Stück ziehen.
land-clan-alchemists-base = Nach der Ernährung darfst du 1 Käse in 1 Ratte verwandeln.
land-clan-alchemists-late = Nach der Ernährung darfst du bis zu 2 Käse in je 1 Ratte verwandeln.
land-clan-ninjas-base = Sind nur in einem deiner Seitenkanäle Ratten, und zwar genau 2, darfst du dort mindestens 1 Käse stehlen, wie gut er auch bewacht ist.
land-clan-ninjas-late = Aus jedem Seitenkanal mit genau 1 Ratte darfst du mindestens 1 Käse stehlen, wie gut er auch bewacht ist.
land-clan-family-base = Ist deine Kinderstube leer, kommt trotzdem 1 Ratte zur Welt.
land-clan-family-late = Es kommt eine Ratte mehr zur Welt, als in deiner Kinderstube sind, auch wenn dort keine ist.
land-clan-warriors-base = Schwarz kann dir nichts anhaben.
land-clan-warriors-late = Schwarz kann dir nichts anhaben, und du verteidigst mit 2 mehr, selbst wenn niemand zu Hause ist.
land-clan-musicians-base = Am Ende der Runde gibt dir der Mitspieler mit dem meisten Käse 1 Käse.
land-clan-musicians-late = Am Ende der Runde geben dir die drei Mitspieler mit dem meisten Käse je 1 Käse, wenn sie welchen haben.
land-clan-athletes-base = Nach dem Aufdecken darfst du eine deiner Ratten an einen anderen Ort setzen.
land-clan-athletes-late = Nach dem Aufdecken darfst du bis zu drei deiner Ratten an andere Orte setzen.
land-clan-corrupt-base = Einmal je Runde darfst du vor aller Augen ein Stück beliebiger Farbe in den Beutel legen.
land-clan-corrupt-late = In jedem Bereich darfst du vor aller Augen ein Stück beliebiger Farbe in den Beutel legen.
land-clan-seers-base = Einmal je Runde darfst du die nächste Ereigniskarte ansehen.
land-clan-seers-late = Einmal je Runde darfst du die nächste Ereigniskarte und die nächste Nahrung ansehen.
