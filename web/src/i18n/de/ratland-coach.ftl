land-coach-goal = Am Ende ist jede lebende Ratte ein Punkt, und jedes Grab kostet einen. Also vermehre dich und finde Käse, sonst verhungern deine Ratten.
land-coach-round = Eine Runde beginnt mit einem Ereignis, das in dieser Runde gilt, und einer Nahrungskarte: Sie sagt, was auf der Müllkippe, in der Stadt und auf den Feldern liegt.
land-coach-active = Aktiver Spieler ist jetzt { $name }. Gleichstand gewinnt, wer von dort im Uhrzeigersinn zuerst kommt.
land-coach-attack = { $seats ->
    [2] Zuerst die Angriffe. Zu zweit steht Kanal gegen Kanal: Wer dort mehr Ratten hat, stiehlt den Unterschied in Käse. Die Vorratskammer zählt nicht.
   *[other] Zuerst die Angriffe. Vergleiche die Ratten im Seitenkanal mit denen in der Vorratskammer, zu der er führt: Sind es im Kanal mehr, stehlen sie den Unterschied in Käse.
  }
land-coach-robbed = { $n ->
    [one] Da geht { $n } Käse dahin
   *[other] Da gehen { $n } Käse dahin
  }: { $seats ->
    [2] Durch den Kanal kamen mehr Ratten, als in deinem dagegenstanden. Zu zweit bewachen nur die Kanäle.
   *[other] Durch den Kanal kamen mehr Ratten, als in deiner Vorratskammer saßen. Wachen zählen nach beiden Seiten.
  }
land-coach-nursery = Jetzt kommen die Jungen zur Welt: eines für jede Ratte in der Kinderstube. Sie fressen in dieser Runde mit und können in der nächsten eingesetzt werden.
land-coach-bag = Jetzt der Beutel, Bereich für Bereich. Wer dort die wenigsten Ratten hat, zieht zuerst, ein Stück je Ratte. Gelb ist 1 Käse, Orange 2, Weiß nichts.
land-coach-hit-supply = Schwarz: Eine Ratte packt und geht. Sie ist fort, aber ein Grab ist es nicht.
land-coach-hit-infirmary = Lila: Eine Ratte ist vergiftet. Sie frisst, setzt beim nächsten Einsetzen aus und ist danach wieder da.
land-coach-hit-lost = Blau: Eine Ratte hat sich verirrt. In dieser Runde frisst sie nichts, setzt beim nächsten Einsetzen aus und ist danach wieder da.
land-coach-back = Kranke und Verirrte sind zurück, in der nächsten Runde kannst du sie einsetzen. Fressen wollen sie schon jetzt.
land-coach-feeding = Die Ernährung: Für { $n ->
    [one] { $n } Ratte
   *[other] { $n } Ratten
  } hast du { $cost } Käse bezahlt. Die Tabelle zeigt, wo die nächste Stufe beginnt.
land-coach-starved = { $n ->
    [one] { $n } Ratte ist verhungert
   *[other] { $n } Ratten sind verhungert
  }, eine je fehlendem Käse. Ein Grab kostet doppelt: die Ratte und einen Punkt.
land-coach-over = Vorbei: { $rats ->
    [one] { $rats } lebende Ratte
   *[other] { $rats } lebende Ratten
  }, { $graves ->
    [0] kein Grab
    [one] { $graves } Grab
   *[other] { $graves } Gräber
  }. Ab jetzt spielst du ohne mich. Viel Glück!
land-coach-clan = Ein Clan hat eine Fähigkeit für jetzt und eine bessere für später. Familienclan und Alchemistenclan spielen sich leicht. Die andere Karte sieht niemand.
land-coach-board = Die aggressive Seite beißt und findet weniger; die Standardseite ist die einfachere.
land-coach-holy-rat = Ein Grab weniger ist ein Punkt mehr.
land-coach-deploy = { $n ->
    [one] { $n } Ratte, und sie muss irgendwohin.
   *[other] { $n } Ratten, und alle müssen irgendwohin.
  } { $seats ->
    [2] Die Kinderstube sorgt für Nachwuchs, Müllkippe, Stadt und Felder für Futter, Seitenkanäle rauben: Zu zweit wehrt Kanal gegen Kanal ab, und die Vorratskammer bewacht nichts.
   *[other] Die Kinderstube sorgt für Nachwuchs, Müllkippe, Stadt und Felder für Futter. Ratten im Seitenkanal greifen den Nachbarn dort an, die in der Vorratskammer verteidigen deinen Käse.
  }
land-coach-deploy-cost = Am Ende dieser Runde { $n ->
    [one] frisst { $n } Ratte
   *[other] fressen { $n } Ratten
  }, und jede Geburt macht eine mehr. Bisher kostet das { $cost } Käse; du hast { $cheese }. Müllkippe, Stadt und Felder bringen mehr.
land-coach-deploy-raid = Sieh dir die Nachbarn an: { $name } hat { $n } Käse. Ratten in dem Kanal stehlen, was die Vorratskammer dort nicht bewacht. Von deiner denken sie vielleicht dasselbe.
land-coach-deploy-two = Zu zweit steht Kanal gegen Kanal, und die Vorratskammer bewacht nichts.
land-coach-final = Die nächste Karte zeigt einen offenen Kanaldeckel. Ab jetzt kann jede Runde die letzte sein, und dann zählen nur Ratten.
land-coach-move = Jetzt siehst du alles und darfst noch umsetzen. Wer an einem Ort die wenigsten Ratten hat, zieht dort zuerst.
land-coach-ninja = Ein Käse wäre dein, wie viele Wachen da auch sind.
land-coach-add = Du darfst ein Stück in den Beutel legen: ein schlechtes, wenn hier andere ziehen, ein gutes, wenn du es bist.
land-coach-wound = Du hast hier die meisten Ratten und musst eine fremde verwunden. Sie bleibt ein Punkt, fehlt aber beim nächsten Einsetzen.
land-coach-put-back = Dein schlechtestes Stück: { $colour }. Was zurückgeht, zieht vielleicht jemand anderes.
land-coach-put-back-not = Nichts Schlechtes dabei, und zurück muss nichts.
land-coach-swap = Für sich ist Weiß nichts wert; getauscht wird es Käse.
land-coach-scavenge = Im Beutel { $all ->
    [one] ist noch { $all } Stück
   *[other] sind noch { $all } Stücke
  }, davon gut: { $good }.
land-coach-lecter = Du brauchst { $cost } Käse und hast { $cheese }. Eine verkaufte Ratte ist kein Grab, eine verhungerte schon.
land-coach-lecter-not = Du kannst auch so alle füttern. Eine verkaufte Ratte ist ein Punkt weniger.
land-coach-starve = Kranke könntest du in der nächsten Runde ohnehin nicht einsetzen.
land-coach-alchemy = Eine Ratte ist ein Punkt und in der nächsten Runde ein Maul mehr.
land-coach-look = Das nächste Ereignis darfst du jederzeit ansehen. Was du gesehen hast, erfährt niemand.
